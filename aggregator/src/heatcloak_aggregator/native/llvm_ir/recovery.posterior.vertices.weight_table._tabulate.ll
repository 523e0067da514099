; 2d0862cd4691d42362d1746ca22c47f49fb804e2837f8b7c4a98cc639e4b4f40
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, i64 %8, i64 %9, i64 %10) unnamed_addr #0 {
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = icmp slt i64 %8, 1
  br i1 %14, label %105, label %15
15:
  %16 = icmp slt i64 %9, 1
  %17 = icmp slt i64 %10, 1
  %18 = fcmp oeq double %6, %7
  %19 = fsub double %7, %6
  %20 = mul i64 %10, %9
  br label %25
21:
  %22 = icmp eq i64 %27, %8
  br i1 %22, label %105, label %25
23:
  %24 = icmp eq i64 %9, %35
  br i1 %24, label %21, label %33
25:
  %26 = phi i64 [ 0, %15 ], [ %27, %21 ]
  %27 = add nuw nsw i64 %26, 1
  %28 = getelementptr double, ptr %1, i64 %26
  %29 = load double, ptr %28, align 8, !noalias !0
  br i1 %16, label %21, label %30
30:
  %31 = mul i64 %20, %26
  %32 = getelementptr double, ptr %4, i64 %31
  br label %33
33:
  %34 = phi i64 [ 0, %30 ], [ %35, %23 ]
  %35 = add nuw nsw i64 %34, 1
  br i1 %17, label %23, label %36
36:
  %37 = getelementptr double, ptr %2, i64 %34
  %38 = getelementptr double, ptr %3, i64 %34
  %39 = getelementptr double, ptr %5, i64 %34
  %40 = mul i64 %34, %10
  %41 = getelementptr double, ptr %32, i64 %40
  br label %42
42:
  %43 = phi i64 [ 0, %36 ], [ %44, %99 ]
  %44 = add nuw nsw i64 %43, 1
  %45 = load double, ptr %37, align 8, !noalias !0
  %46 = load double, ptr %38, align 8, !noalias !0
  %47 = uitofp nneg i64 %43 to double
  %48 = fmul double %46, %47
  %49 = fadd double %45, %48
  %50 = fmul double %29, %49
  %51 = load double, ptr %39, align 8, !noalias !0
  %52 = fmul double %29, %51
  br i1 %18, label %53, label %58
53:
  %54 = fmul double %52, 5.000000e-01
  %55 = fmul double %7, %54
  %56 = fsub double %50, %55
  %57 = fmul double %7, %56
  br label %99
58:
  call void @llvm.lifetime.start.p0(ptr nonnull %12), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %13), !noalias !3
  store double 0.000000e+00, ptr %12, align 8, !noalias !8
  store double 0.000000e+00, ptr %13, align 8, !noalias !8
  %59 = fmul double %6, %52
  %60 = fsub double %50, %59
  %61 = fmul double %7, %52
  %62 = fsub double %50, %61
  %63 = fcmp ugt double %60, 0.000000e+00
  br i1 %63, label %71, label %64
64:
  %65 = fneg double %60
  store double 0.000000e+00, ptr %12, align 8, !noalias !8
  call fastcc void @f2(ptr %12, double %65, double %52, double %19)
  %66 = load double, ptr %12, align 8, !noalias !8
  %67 = fmul double %52, 5.000000e-01
  %68 = fmul double %6, %67
  %69 = fsub double %50, %68
  %70 = fmul double %6, %69
  br label %94
71:
  %72 = fcmp ult double %62, 0.000000e+00
  br i1 %72, label %79, label %73
73:
  store double 0.000000e+00, ptr %13, align 8, !noalias !8
  call fastcc void @f2(ptr %13, double %62, double %52, double %19)
  %74 = load double, ptr %13, align 8, !noalias !8
  %75 = fmul double %52, 5.000000e-01
  %76 = fmul double %7, %75
  %77 = fsub double %50, %76
  %78 = fmul double %7, %77
  br label %94
79:
  %80 = fdiv double %50, %52
  %81 = fmul double %52, 5.000000e-01
  %82 = tail call double @sqrt(double %81)
  %83 = fsub double %80, %6
  %84 = fmul double %83, %82
  %85 = tail call double @erf(double %84)
  %86 = fsub double %7, %80
  %87 = fmul double %86, %82
  %88 = tail call double @erf(double %87)
  %89 = fadd double %85, %88
  %90 = fmul double %50, 5.000000e-01
  %91 = fmul double %90, %80
  %92 = fdiv double 0x3FEC5BF891B4EF6A, %82
  %93 = fmul double %92, %89
  br label %94
94:
  %95 = phi double [ %91, %79 ], [ %78, %73 ], [ %70, %64 ]
  %96 = phi double [ %93, %79 ], [ %74, %73 ], [ %66, %64 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %13), !noalias !3
  %97 = fdiv double %96, %19
  %98 = tail call double @llvm.log.f64(double %97)
  br label %99
99:
  %100 = phi double [ %57, %53 ], [ %95, %94 ]
  %101 = phi double [ 0.000000e+00, %53 ], [ %98, %94 ]
  %102 = fadd double %100, %101
  %103 = getelementptr double, ptr %41, i64 %43
  store double %102, ptr %103, align 8, !noalias !0
  %104 = icmp eq i64 %10, %44
  br i1 %104, label %23, label %42
105:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3, ptr readonly captures(none) %4, double %5, double %6, i64 %7, i64 %8, i64 %9) local_unnamed_addr #0 {
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  call fastcc void @f0(ptr %11, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, double %5, double %6, i64 %7, i64 %8, i64 %9) #5
  %12 = load ptr, ptr %11, align 8
  ret ptr %12
}
declare double @llvm.log.f64(double) #1
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #0 {
  %5 = alloca double, align 8
  store double 0.000000e+00, ptr %5, align 8
  %6 = alloca double, align 8
  store double 0.000000e+00, ptr %6, align 8
  %7 = fmul double %2, 5.000000e-01
  %8 = fmul double %7, %3
  %9 = fadd double %1, %8
  %10 = fmul double %3, %9
  %11 = fcmp olt double %10, 1.000000e+00
  br i1 %11, label %39, label %16
12:
  %13 = phi double [ %38, %25 ], [ %24, %20 ], [ %15, %14 ]
  store double %13, ptr %0, align 8
  ret void
14:
  %15 = fmul double %3, %54
  br label %12
16:
  %17 = tail call double @sqrt(double %2)
  %18 = fmul double %17, 1.000000e+07
  %19 = fcmp ult double %1, %18
  br i1 %19, label %25, label %20
20:
  %21 = fneg double %10
  %22 = tail call double @expm1(double %21)
  %23 = fneg double %22
  %24 = fdiv double %23, %1
  br label %12
25:
  %26 = fdiv double 0x3FE6A09E667F3BCD, %17
  %27 = fmul double %1, %26
  store double 0.000000e+00, ptr %5, align 8
  call fastcc void @f3(ptr %5, double %27)
  %28 = load double, ptr %5, align 8
  %29 = fmul double %2, %3
  %30 = fadd double %1, %29
  %31 = fmul double %30, %26
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f3(ptr %6, double %31)
  %32 = load double, ptr %6, align 8
  %33 = fneg double %10
  %34 = tail call double @llvm.exp.f64(double %33)
  %35 = fmul double %34, %32
  %36 = fsub double %28, %35
  %37 = fmul double %26, 0x3FFC5BF891B4EF6A
  %38 = fmul double %37, %36
  br label %12
39:
  %40 = phi double [ %54, %39 ], [ 0.000000e+00, %4 ]
  %41 = phi i64 [ %42, %39 ], [ 0, %4 ]
  %42 = add nuw nsw i64 %41, 1
  %43 = getelementptr double, ptr @.const.array.data.1, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = fmul double %3, %44
  %46 = getelementptr double, ptr @.const.array.data.2, i64 %41
  %47 = load double, ptr %46, align 8
  %48 = fneg double %45
  %49 = fmul double %7, %45
  %50 = fadd double %1, %49
  %51 = fmul double %50, %48
  %52 = tail call double @llvm.exp.f64(double %51)
  %53 = fmul double %47, %52
  %54 = fadd double %40, %53
  %55 = icmp eq i64 %42, 7
  br i1 %55, label %14, label %39
}
declare double @sqrt(double) local_unnamed_addr #2
declare double @erf(double) local_unnamed_addr #2
declare double @llvm.exp.f64(double) #1
declare double @expm1(double) local_unnamed_addr #2
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #0 {
  %3 = fcmp olt double %1, 8.000000e+00
  br i1 %3, label %9, label %4
4:
  %5 = fmul double %1, 2.000000e+00
  %6 = fmul double %1, %5
  br label %17
7:
  %8 = phi double [ %16, %14 ], [ %13, %9 ]
  store double %8, ptr %0, align 8
  ret void
9:
  %10 = fmul double %1, %1
  %11 = tail call double @llvm.exp.f64(double %10)
  %12 = tail call double @erfc(double %1)
  %13 = fmul double %11, %12
  br label %7
14:
  %15 = fmul double %1, 0x3FFC5BF891B4EF6A
  %16 = fdiv double %27, %15
  br label %7
17:
  %18 = phi double [ 1.000000e+00, %4 ], [ %27, %17 ]
  %19 = phi double [ 1.000000e+00, %4 ], [ %26, %17 ]
  %20 = phi i64 [ 1, %4 ], [ %21, %17 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = mul nsw i64 %20, -2
  %23 = or disjoint i64 %22, 1
  %24 = sitofp i64 %23 to double
  %25 = fdiv double %24, %6
  %26 = fmul double %19, %25
  %27 = fadd double %18, %26
  %28 = icmp eq i64 %21, 16
  br i1 %28, label %14, label %17
}
declare double @erfc(double) local_unnamed_addr #3
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4
attributes #0 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nofree nounwind memory(read) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table9_tabulateB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table9_tabulateB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEdd"}
!3 = !{!4, !6, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated15mean_likelihoodB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated15mean_likelihoodB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!8 = !{!9, !4, !6, !1}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
