; 30ad16d586d6b6c6600ccb9232af024afaafa8a5e2d7ead7eae1c1eb1668ee77
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr writeonly captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13) unnamed_addr #0 {
  %15 = icmp slt i64 %11, 1
  br i1 %15, label %30, label %16
16:
  %17 = sitofp i64 %4 to double
  br label %34
18:
  %19 = getelementptr i64, ptr %3, i64 %35
  %20 = load i64, ptr %19, align 8, !noalias !0
  %21 = icmp slt i64 %20, 0
  %22 = select i1 %21, i64 %13, i64 0
  %23 = getelementptr double, ptr %6, i64 %20
  %24 = getelementptr double, ptr %23, i64 %22
  %25 = load double, ptr %24, align 8, !noalias !0
  %26 = fdiv double %25, %39
  %27 = fdiv double %26, %17
  store double %27, ptr %37, align 8, !noalias !0
  br label %28
28:
  %29 = icmp eq i64 %36, %11
  br i1 %29, label %30, label %34
30:
  %31 = icmp slt i64 %10, 1
  br i1 %31, label %32, label %41
32:
  %33 = icmp slt i64 %12, 1
  br i1 %33, label %73, label %61
34:
  %35 = phi i64 [ 0, %16 ], [ %36, %28 ]
  %36 = add nuw nsw i64 %35, 1
  %37 = getelementptr double, ptr %7, i64 %35
  store double 0.000000e+00, ptr %37, align 8, !noalias !0
  %38 = getelementptr double, ptr %5, i64 %35
  %39 = load double, ptr %38, align 8, !noalias !0
  %40 = fcmp ogt double %39, 0.000000e+00
  br i1 %40, label %18, label %28
41:
  %42 = phi i64 [ %43, %57 ], [ 0, %30 ]
  %43 = add nuw nsw i64 %42, 1
  %44 = mul i64 %42, %11
  %45 = getelementptr double, ptr %1, i64 %44
  br i1 %15, label %57, label %46
46:
  %47 = phi double [ %55, %46 ], [ 0.000000e+00, %41 ]
  %48 = phi i64 [ %49, %46 ], [ 0, %41 ]
  %49 = add nuw nsw i64 %48, 1
  %50 = getelementptr double, ptr %7, i64 %48
  %51 = load double, ptr %50, align 8, !noalias !5
  %52 = getelementptr double, ptr %45, i64 %48
  %53 = load double, ptr %52, align 8, !noalias !5
  %54 = fmul reassoc nsz contract double %53, %51
  %55 = fadd reassoc nsz contract double %54, %47
  %56 = icmp eq i64 %11, %49
  br i1 %56, label %57, label %46
57:
  %58 = phi double [ 0.000000e+00, %41 ], [ %55, %46 ]
  %59 = getelementptr double, ptr %8, i64 %42
  store double %58, ptr %59, align 8, !noalias !0
  %60 = icmp eq i64 %43, %10
  br i1 %60, label %32, label %41
61:
  %62 = phi i64 [ %63, %61 ], [ 0, %32 ]
  %63 = add nuw nsw i64 %62, 1
  %64 = getelementptr i64, ptr %2, i64 %62
  %65 = load i64, ptr %64, align 8, !noalias !0
  %66 = icmp slt i64 %65, 0
  %67 = select i1 %66, i64 %10, i64 0
  %68 = getelementptr double, ptr %8, i64 %65
  %69 = getelementptr double, ptr %68, i64 %67
  %70 = load double, ptr %69, align 8, !noalias !0
  %71 = getelementptr double, ptr %9, i64 %62
  store double %70, ptr %71, align 8, !noalias !0
  %72 = icmp eq i64 %12, %63
  br i1 %72, label %73, label %61
73:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr writeonly captures(none) %8, i64 %9, i64 %10, i64 %11, i64 %12) local_unnamed_addr #0 {
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  call fastcc void @f0(ptr %14, ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12) #1
  %15 = load ptr, ptr %14, align 8
  ret ptr %15
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth10_all_gainsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth10_all_gainsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
