; 58c8a2325f2ee7fcdc01e2fd2c285346d0edc3403e67a3a3054830aba1f52fc1
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr writeonly captures(none) %2, ptr writeonly captures(none) %3, ptr writeonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, i64 %7, double %8, double %9, i64 %10, i64 %11, i64 %12) unnamed_addr #0 {
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store double 0.000000e+00, ptr %14, align 8, !noalias !0
  store double 0.000000e+00, ptr %15, align 8, !noalias !0
  store double 0.000000e+00, ptr %16, align 8, !noalias !0
  %17 = icmp slt i64 %10, 1
  br i1 %17, label %18, label %35
18:
  %19 = icmp slt i64 %11, 1
  br i1 %19, label %79, label %20
20:
  %21 = sitofp i64 %7 to double
  %22 = fsub double %9, %8
  %23 = mul i64 %10, 4354685564936845354
  br label %43
24:
  %25 = phi i64 [ 0, %43 ], [ %62, %50 ]
  %26 = getelementptr i64, ptr %2, i64 %44
  store i64 %25, ptr %26, align 8, !noalias !0
  %27 = icmp slt i64 %25, 1
  br i1 %27, label %32, label %28
28:
  %29 = mul i64 %44, %12
  %30 = getelementptr i64, ptr %3, i64 %29
  %31 = getelementptr double, ptr %4, i64 %29
  br label %64
32:
  %33 = add i64 %47, %23
  store i64 %33, ptr %46, align 8, !noalias !0
  %34 = icmp eq i64 %45, %11
  br i1 %34, label %79, label %43
35:
  %36 = phi i64 [ %37, %35 ], [ 0, %13 ]
  %37 = add nuw nsw i64 %36, 1
  %38 = getelementptr double, ptr %1, i64 %36
  %39 = load double, ptr %38, align 8, !noalias !0
  %40 = tail call double @llvm.exp.f64(double %39)
  %41 = getelementptr double, ptr %6, i64 %36
  store double %40, ptr %41, align 8, !noalias !0
  %42 = icmp eq i64 %10, %37
  br i1 %42, label %18, label %35
43:
  %44 = phi i64 [ 0, %20 ], [ %45, %32 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr i64, ptr %5, i64 %44
  %47 = load i64, ptr %46, align 8, !noalias !0
  store double 0.000000e+00, ptr %14, align 8, !noalias !0
  call fastcc void @f2(ptr %14, i64 %47, i64 1)
  br i1 %17, label %24, label %48
48:
  %49 = load double, ptr %14, align 8, !noalias !0
  br label %50
50:
  %51 = phi i64 [ %62, %50 ], [ 0, %48 ]
  %52 = phi double [ %61, %50 ], [ %49, %48 ]
  %53 = phi i64 [ %54, %50 ], [ 0, %48 ]
  %54 = add nuw nsw i64 %53, 1
  %55 = getelementptr double, ptr %6, i64 %53
  %56 = load double, ptr %55, align 8, !noalias !0
  %57 = fcmp ule double %56, 0.000000e+00
  %58 = fcmp ult double %52, 0.000000e+00
  %59 = select i1 %57, i1 true, i1 %58
  %60 = fsub double %52, %56
  %61 = select i1 %59, double %52, double %60
  %62 = select i1 %59, i64 %51, i64 %53
  %63 = icmp eq i64 %10, %54
  br i1 %63, label %24, label %50
64:
  %65 = phi i64 [ 0, %28 ], [ %66, %64 ]
  %66 = add nuw nsw i64 %65, 1
  %67 = shl nuw nsw i64 %65, 1
  %68 = add nuw nsw i64 %67, 2
  store double 0.000000e+00, ptr %15, align 8, !noalias !0
  call fastcc void @f2(ptr %15, i64 %47, i64 %68)
  %69 = load double, ptr %15, align 8, !noalias !0
  %70 = fmul double %69, %21
  %71 = fptosi double %70 to i64
  %72 = getelementptr i64, ptr %30, i64 %65
  store i64 %71, ptr %72, align 8, !noalias !0
  %73 = add nuw nsw i64 %67, 3
  store double 0.000000e+00, ptr %16, align 8, !noalias !0
  call fastcc void @f2(ptr %16, i64 %47, i64 %73)
  %74 = load double, ptr %16, align 8, !noalias !0
  %75 = fmul double %22, %74
  %76 = fadd double %8, %75
  %77 = getelementptr double, ptr %31, i64 %65
  store double %76, ptr %77, align 8, !noalias !0
  %78 = icmp eq i64 %66, %25
  br i1 %78, label %32, label %64
79:
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr writeonly captures(none) %1, ptr writeonly captures(none) %2, ptr writeonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, i64 %6, double %7, double %8, i64 %9, i64 %10, i64 %11) local_unnamed_addr #0 {
  %13 = alloca ptr, align 8
  store ptr null, ptr %13, align 8
  call fastcc void @f0(ptr %13, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, double %7, double %8, i64 %9, i64 %10, i64 %11) #4
  %14 = load ptr, ptr %13, align 8
  ret ptr %14
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
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6states6_startB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6states6_startB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExdd"}
