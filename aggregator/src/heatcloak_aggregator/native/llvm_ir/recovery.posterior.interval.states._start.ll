; ad7120d122dfbf6f3b401ed6fdebb3420548ba33f073b9028d8bdde76a1bfe7a
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3, double %4, ptr readonly captures(none) %5, ptr writeonly captures(none) %6, ptr writeonly captures(none) %7, ptr writeonly captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, i64 %11, i64 %12, i64 %13, i64 %14) unnamed_addr #0 {
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store double 0.000000e+00, ptr %16, align 8, !noalias !0
  store double 0.000000e+00, ptr %17, align 8, !noalias !0
  store double 0.000000e+00, ptr %18, align 8, !noalias !0
  %19 = icmp slt i64 %11, 1
  br i1 %19, label %20, label %61
20:
  %21 = icmp slt i64 %13, 1
  br i1 %21, label %99, label %22
22:
  %23 = icmp slt i64 %12, 1
  %24 = add i64 %11, -1
  %25 = icmp sgt i64 %11, 1
  %26 = fsub double %2, %1
  %27 = mul i64 %14, %12
  %28 = fsub double %4, %3
  %29 = mul i64 %11, 4354685564936845354
  %30 = add i64 %11, -2
  br label %69
31:
  %32 = load double, ptr %16, align 8, !noalias !0
  %33 = load double, ptr %10, align 8, !noalias !0
  %34 = fcmp ult double %32, %33
  br i1 %34, label %47, label %35
35:
  %36 = phi i64 [ %40, %39 ], [ 0, %31 ]
  %37 = phi double [ %43, %39 ], [ %32, %31 ]
  %38 = icmp eq i64 %36, %30
  br i1 %38, label %47, label %39
39:
  %40 = add nuw nsw i64 %36, 1
  %41 = getelementptr double, ptr %10, i64 %36
  %42 = load double, ptr %41, align 8, !noalias !0
  %43 = fsub double %37, %42
  %44 = getelementptr double, ptr %10, i64 %40
  %45 = load double, ptr %44, align 8, !noalias !0
  %46 = fcmp ult double %43, %45
  br i1 %46, label %47, label %35
47:
  %48 = phi i64 [ 0, %31 ], [ 0, %80 ], [ %24, %35 ], [ %40, %39 ]
  %49 = getelementptr i64, ptr %76, i64 %82
  store i64 %48, ptr %49, align 8, !noalias !0
  %50 = icmp sgt i64 %48, 0
  br i1 %50, label %51, label %55
51:
  %52 = mul i64 %82, %14
  %53 = getelementptr double, ptr %78, i64 %52
  %54 = getelementptr double, ptr %79, i64 %52
  br label %84
55:
  %56 = add i64 %81, %29
  %57 = icmp eq i64 %12, %83
  br i1 %57, label %58, label %80
58:
  %59 = phi i64 [ %73, %69 ], [ %56, %55 ]
  store i64 %59, ptr %72, align 8, !noalias !0
  %60 = icmp eq i64 %71, %13
  br i1 %60, label %99, label %69
61:
  %62 = phi i64 [ %63, %61 ], [ 0, %15 ]
  %63 = add nuw nsw i64 %62, 1
  %64 = getelementptr double, ptr %5, i64 %62
  %65 = load double, ptr %64, align 8, !noalias !0
  %66 = tail call double @llvm.exp.f64(double %65)
  %67 = getelementptr double, ptr %10, i64 %62
  store double %66, ptr %67, align 8, !noalias !0
  %68 = icmp eq i64 %11, %63
  br i1 %68, label %20, label %61
69:
  %70 = phi i64 [ 0, %22 ], [ %71, %58 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = getelementptr i64, ptr %9, i64 %70
  %73 = load i64, ptr %72, align 8, !noalias !0
  br i1 %23, label %58, label %74
74:
  %75 = mul i64 %70, %12
  %76 = getelementptr i64, ptr %6, i64 %75
  %77 = mul i64 %27, %70
  %78 = getelementptr double, ptr %7, i64 %77
  %79 = getelementptr double, ptr %8, i64 %77
  br label %80
80:
  %81 = phi i64 [ %73, %74 ], [ %56, %55 ]
  %82 = phi i64 [ 0, %74 ], [ %83, %55 ]
  %83 = add nuw nsw i64 %82, 1
  store double 0.000000e+00, ptr %16, align 8, !noalias !0
  call fastcc void @f2(ptr %16, i64 %81, i64 1)
  br i1 %25, label %31, label %47
84:
  %85 = phi i64 [ 0, %51 ], [ %86, %84 ]
  %86 = add nuw nsw i64 %85, 1
  %87 = shl nuw nsw i64 %85, 1
  %88 = add nuw nsw i64 %87, 2
  store double 0.000000e+00, ptr %17, align 8, !noalias !0
  call fastcc void @f2(ptr %17, i64 %81, i64 %88)
  %89 = load double, ptr %17, align 8, !noalias !0
  %90 = add nuw nsw i64 %87, 3
  store double 0.000000e+00, ptr %18, align 8, !noalias !0
  call fastcc void @f2(ptr %18, i64 %81, i64 %90)
  %91 = load double, ptr %18, align 8, !noalias !0
  %92 = fmul double %26, %89
  %93 = fadd double %1, %92
  %94 = getelementptr double, ptr %53, i64 %85
  store double %93, ptr %94, align 8, !noalias !0
  %95 = fmul double %28, %91
  %96 = fadd double %3, %95
  %97 = getelementptr double, ptr %54, i64 %85
  store double %96, ptr %97, align 8, !noalias !0
  %98 = icmp eq i64 %86, %48
  br i1 %98, label %55, label %84
99:
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(double %0, double %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9, double %10, ptr readonly captures(none) %11, ptr readnone captures(none) %12, ptr readnone captures(none) %13, ptr readnone captures(none) %14, i64 %15, ptr readnone captures(none) %16, ptr writeonly captures(none) %17, ptr writeonly captures(none) %18, ptr writeonly captures(none) %19, ptr captures(none) %20, ptr captures(none) %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) local_unnamed_addr #0 {
  %28 = alloca ptr, align 8
  store ptr null, ptr %28, align 8
  call fastcc void @f0(ptr %28, double %0, double %1, double %2, double %3, ptr %11, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, i64 %22, i64 %24, i64 %25, i64 %26) #4
  %29 = load ptr, ptr %28, align 8
  ret ptr %29
}
declare double @llvm.exp.f64(double) #1
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 range(i64 -9223372036854775806, -9223372036854775808) %2) unnamed_addr #2 {
  %4 = mul i64 %2, -7046029254386353131
  %5 = add i64 %4, %1
  %6 = lshr i64 %5, 30
  %7 = xor i64 %6, %5
  %8 = mul i64 %7, -4658895280553007687
  %9 = lshr i64 %8, 27
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, -7723592293110705685
  %12 = lshr i64 %11, 42
  %13 = lshr i64 %11, 11
  %14 = xor i64 %12, %13
  %15 = uitofp nneg i64 %14 to double
  %16 = fmul double %15, 0x3CA0000000000000
  store double %16, ptr %0, align 8
  ret void
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval6states6_startB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE244Targets_28Rules_28float64_20x_2011_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_2c_20array_28float64_2c_201d_2c_20C_29_29159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval6states6_startB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE244Targets_28Rules_28float64_20x_2011_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_2c_20array_28float64_2c_201d_2c_20C_29_29159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE"}
