; be1883fd8f01d3b38bb83bb405f8eab7dcda5d22f1e8d3fa7dcd9087508607f2
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, i64 %6, i64 %7, i64 %8) unnamed_addr #0 {
  %10 = icmp slt i64 %6, 1
  br i1 %10, label %18, label %11
11:
  %12 = icmp slt i64 %7, 1
  br label %52
13:
  %14 = mul i64 %53, %7
  %15 = getelementptr double, ptr %1, i64 %14
  br label %59
16:
  %17 = icmp eq i64 %54, %6
  br i1 %17, label %18, label %52
18:
  %19 = icmp sgt i64 %8, 0
  br i1 %19, label %20, label %25
20:
  %21 = phi i64 [ %22, %20 ], [ 0, %18 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr double, ptr %5, i64 %21
  store double 1.000000e+00, ptr %23, align 8, !noalias !0
  %24 = icmp eq i64 %8, %22
  br i1 %24, label %25, label %20
25:
  %26 = icmp slt i64 %7, 1
  br i1 %26, label %27, label %28
27:
  br i1 %19, label %44, label %68
28:
  %29 = phi i64 [ %30, %28 ], [ 0, %25 ]
  %30 = add nuw nsw i64 %29, 1
  %31 = getelementptr i64, ptr %2, i64 %29
  %32 = load i64, ptr %31, align 8, !noalias !7
  %33 = icmp slt i64 %32, 0
  %34 = select i1 %33, i64 %8, i64 0
  %35 = getelementptr double, ptr %5, i64 %32
  %36 = getelementptr double, ptr %35, i64 %34
  %37 = load double, ptr %36, align 8, !noalias !7
  %38 = getelementptr double, ptr %4, i64 %29
  %39 = load double, ptr %38, align 8, !noalias !7
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = select i1 %40, double 0.000000e+00, double %39
  %42 = fmul double %37, %41
  store double %42, ptr %36, align 8, !noalias !7
  %43 = icmp eq i64 %7, %30
  br i1 %43, label %27, label %28
44:
  %45 = phi double [ %50, %44 ], [ 0.000000e+00, %27 ]
  %46 = phi i64 [ %47, %44 ], [ 0, %27 ]
  %47 = add nuw nsw i64 %46, 1
  %48 = getelementptr double, ptr %5, i64 %46
  %49 = load double, ptr %48, align 8, !noalias !7
  %50 = fadd double %45, %49
  %51 = icmp eq i64 %8, %47
  br i1 %51, label %68, label %44
52:
  %53 = phi i64 [ 0, %11 ], [ %54, %16 ]
  %54 = add nuw nsw i64 %53, 1
  %55 = getelementptr i8, ptr %3, i64 %53
  %56 = load i8, ptr %55, align 1, !noalias !8
  %57 = icmp eq i8 %56, 0
  %58 = select i1 %57, i1 true, i1 %12
  br i1 %58, label %16, label %13
59:
  %60 = phi i64 [ 0, %13 ], [ %61, %59 ]
  %61 = add nuw nsw i64 %60, 1
  %62 = getelementptr double, ptr %4, i64 %60
  %63 = load double, ptr %62, align 8, !noalias !8
  %64 = getelementptr double, ptr %15, i64 %60
  %65 = load double, ptr %64, align 8, !noalias !8
  %66 = fsub double %63, %65
  store double %66, ptr %62, align 8, !noalias !8
  %67 = icmp eq i64 %7, %61
  br i1 %67, label %16, label %59
68:
  %69 = phi double [ 0.000000e+00, %27 ], [ %50, %44 ]
  %70 = sitofp i64 %8 to double
  %71 = fdiv double %69, %70
  %72 = fsub double 1.000000e+00, %71
  store double %72, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, i64 %6, i64 %7, i64 %8) local_unnamed_addr #0 {
  %10 = alloca double, align 8
  store double 0.000000e+00, ptr %10, align 8
  call fastcc void @f0(ptr %10, ptr %0, ptr %1, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8) #1
  %11 = load double, ptr %10, align 8
  ret double %11
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3, !5}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = distinct !{!5, !6, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth9_coverageB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth9_coverageB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!7 = !{!3, !5}
!8 = !{!5}
