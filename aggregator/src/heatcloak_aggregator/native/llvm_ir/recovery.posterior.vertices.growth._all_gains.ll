; 5c53cc2612979adf8a052d294cb447375548d3e00697829d38563c51760f3824
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr writeonly captures(none) %7, i64 %8, i64 %9, i64 %10) unnamed_addr #0 {
  %12 = icmp slt i64 %9, 1
  br i1 %12, label %27, label %13
13:
  %14 = sitofp i64 %3 to double
  br label %31
15:
  %16 = getelementptr i64, ptr %2, i64 %32
  %17 = load i64, ptr %16, align 8, !noalias !0
  %18 = icmp slt i64 %17, 0
  %19 = select i1 %18, i64 %10, i64 0
  %20 = getelementptr double, ptr %5, i64 %17
  %21 = getelementptr double, ptr %20, i64 %19
  %22 = load double, ptr %21, align 8, !noalias !0
  %23 = fdiv double %22, %36
  %24 = fdiv double %23, %14
  store double %24, ptr %34, align 8, !noalias !0
  br label %25
25:
  %26 = icmp eq i64 %9, %33
  br i1 %26, label %27, label %31
27:
  %28 = icmp slt i64 %8, 1
  br i1 %28, label %56, label %38
29:
  %30 = icmp eq i64 %40, %8
  br i1 %30, label %56, label %38
31:
  %32 = phi i64 [ 0, %13 ], [ %33, %25 ]
  %33 = add nuw nsw i64 %32, 1
  %34 = getelementptr double, ptr %6, i64 %32
  store double 0.000000e+00, ptr %34, align 8, !noalias !0
  %35 = getelementptr double, ptr %4, i64 %32
  %36 = load double, ptr %35, align 8, !noalias !0
  %37 = fcmp ogt double %36, 0.000000e+00
  br i1 %37, label %15, label %25
38:
  %39 = phi i64 [ %40, %29 ], [ 0, %27 ]
  %40 = add nuw nsw i64 %39, 1
  %41 = getelementptr double, ptr %7, i64 %39
  store double 0.000000e+00, ptr %41, align 8, !noalias !0
  br i1 %12, label %29, label %42
42:
  %43 = mul i64 %39, %9
  %44 = getelementptr double, ptr %1, i64 %43
  br label %45
45:
  %46 = phi i64 [ 0, %42 ], [ %48, %45 ]
  %47 = phi double [ 0.000000e+00, %42 ], [ %54, %45 ]
  %48 = add nuw nsw i64 %46, 1
  %49 = getelementptr double, ptr %6, i64 %46
  %50 = load double, ptr %49, align 8, !noalias !0
  %51 = getelementptr double, ptr %44, i64 %46
  %52 = load double, ptr %51, align 8, !noalias !0
  %53 = fmul double %50, %52
  %54 = fadd double %47, %53
  store double %54, ptr %41, align 8, !noalias !0
  %55 = icmp eq i64 %9, %48
  br i1 %55, label %29, label %45
56:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr writeonly captures(none) %6, i64 %7, i64 %8, i64 %9) local_unnamed_addr #0 {
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  call fastcc void @f0(ptr %11, ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) #1
  %12 = load ptr, ptr %11, align 8
  ret ptr %12
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth10_all_gainsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth10_all_gainsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
