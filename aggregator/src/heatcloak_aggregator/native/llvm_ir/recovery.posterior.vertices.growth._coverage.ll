; 7b11217c396ef3f4630ac20807fc1276d08e977faeeb0e349329cac67887ece4
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, i64 %7, i64 %8, i64 %9, i64 %10) unnamed_addr #0 {
  %12 = icmp slt i64 %9, 1
  br i1 %12, label %19, label %13
13:
  %14 = icmp slt i64 %8, 1
  br label %53
15:
  %16 = getelementptr i64, ptr %2, i64 %54
  br label %60
17:
  %18 = icmp eq i64 %55, %9
  br i1 %18, label %19, label %53
19:
  %20 = icmp sgt i64 %10, 0
  br i1 %20, label %21, label %26
21:
  %22 = phi i64 [ %23, %21 ], [ 0, %19 ]
  %23 = add nuw nsw i64 %22, 1
  %24 = getelementptr double, ptr %6, i64 %22
  store double 1.000000e+00, ptr %24, align 8, !noalias !0
  %25 = icmp eq i64 %10, %23
  br i1 %25, label %26, label %21
26:
  %27 = icmp slt i64 %8, 1
  br i1 %27, label %28, label %29
28:
  br i1 %20, label %45, label %75
29:
  %30 = phi i64 [ %31, %29 ], [ 0, %26 ]
  %31 = add nuw nsw i64 %30, 1
  %32 = getelementptr i64, ptr %3, i64 %30
  %33 = load i64, ptr %32, align 8, !noalias !7
  %34 = icmp slt i64 %33, 0
  %35 = select i1 %34, i64 %10, i64 0
  %36 = getelementptr double, ptr %6, i64 %33
  %37 = getelementptr double, ptr %36, i64 %35
  %38 = load double, ptr %37, align 8, !noalias !7
  %39 = getelementptr double, ptr %5, i64 %30
  %40 = load double, ptr %39, align 8, !noalias !7
  %41 = fcmp olt double %40, 0.000000e+00
  %42 = select i1 %41, double 0.000000e+00, double %40
  %43 = fmul double %38, %42
  store double %43, ptr %37, align 8, !noalias !7
  %44 = icmp eq i64 %8, %31
  br i1 %44, label %28, label %29
45:
  %46 = phi double [ %51, %45 ], [ 0.000000e+00, %28 ]
  %47 = phi i64 [ %48, %45 ], [ 0, %28 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr double, ptr %6, i64 %47
  %50 = load double, ptr %49, align 8, !noalias !7
  %51 = fadd double %46, %50
  %52 = icmp eq i64 %10, %48
  br i1 %52, label %75, label %45
53:
  %54 = phi i64 [ 0, %13 ], [ %55, %17 ]
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr i8, ptr %4, i64 %54
  %57 = load i8, ptr %56, align 1, !noalias !8
  %58 = icmp eq i8 %57, 0
  %59 = select i1 %58, i1 true, i1 %14
  br i1 %59, label %17, label %15
60:
  %61 = phi i64 [ 0, %15 ], [ %62, %60 ]
  %62 = add nuw nsw i64 %61, 1
  %63 = getelementptr double, ptr %5, i64 %61
  %64 = load double, ptr %63, align 8, !noalias !8
  %65 = load i64, ptr %16, align 8, !noalias !8
  %66 = icmp slt i64 %65, 0
  %67 = select i1 %66, i64 %7, i64 0
  %68 = add i64 %67, %65
  %69 = mul i64 %68, %8
  %70 = getelementptr double, ptr %1, i64 %69
  %71 = getelementptr double, ptr %70, i64 %61
  %72 = load double, ptr %71, align 8, !noalias !8
  %73 = fsub double %64, %72
  store double %73, ptr %63, align 8, !noalias !8
  %74 = icmp eq i64 %8, %62
  br i1 %74, label %17, label %60
75:
  %76 = phi double [ 0.000000e+00, %28 ], [ %51, %45 ]
  %77 = sitofp i64 %10 to double
  %78 = fdiv double %76, %77
  %79 = fsub double 1.000000e+00, %78
  store double %79, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, i64 %7, i64 %8, i64 %9, i64 %10) local_unnamed_addr #0 {
  %12 = alloca double, align 8
  store double 0.000000e+00, ptr %12, align 8
  call fastcc void @f0(ptr %12, ptr %0, ptr %1, ptr %2, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %10) #1
  %13 = load double, ptr %12, align 8
  ret double %13
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3, !5}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = distinct !{!5, !6, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth9_coverageB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth9_coverageB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!7 = !{!3, !5}
!8 = !{!5}
