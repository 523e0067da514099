; d0d12b4cf9f541269b7e17bbb01d8e1466cc35ca7e14d6c36b1d675a29327dfa
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr writeonly captures(none) %5, i64 %6, i64 %7, i64 %8) unnamed_addr #0 {
  %10 = icmp slt i64 %6, 1
  br i1 %10, label %66, label %11
11:
  %12 = icmp slt i64 %8, 1
  br label %50
13:
  %14 = icmp eq i64 %52, %6
  br i1 %14, label %66, label %50
15:
  %16 = icmp slt i64 %60, 0
  %17 = select i1 %16, i64 %7, i64 0
  %18 = getelementptr double, ptr %57, i64 %60
  %19 = getelementptr double, ptr %18, i64 %17
  %20 = load double, ptr %19, align 8, !noalias !0
  %21 = getelementptr double, ptr %4, i64 %62
  %22 = load double, ptr %21, align 8, !noalias !0
  %23 = fcmp ugt double %20, %22
  br i1 %23, label %44, label %24
24:
  %25 = add nsw i64 %64, -1
  br label %26
26:
  %27 = phi double [ %34, %36 ], [ %61, %24 ]
  %28 = phi i64 [ %37, %36 ], [ %60, %24 ]
  %29 = icmp slt i64 %28, 0
  %30 = select i1 %29, i64 %7, i64 0
  %31 = getelementptr double, ptr %58, i64 %28
  %32 = getelementptr double, ptr %31, i64 %30
  %33 = load double, ptr %32, align 8, !noalias !0
  %34 = fadd double %27, %33
  %35 = icmp eq i64 %28, %25
  br i1 %35, label %44, label %36
36:
  %37 = add nsw i64 %28, 1
  %38 = icmp slt i64 %28, -1
  %39 = select i1 %38, i64 %7, i64 0
  %40 = getelementptr double, ptr %57, i64 %37
  %41 = getelementptr double, ptr %40, i64 %39
  %42 = load double, ptr %41, align 8, !noalias !0
  %43 = fcmp ugt double %42, %22
  br i1 %43, label %44, label %26
44:
  %45 = phi double [ %61, %15 ], [ %61, %59 ], [ %34, %26 ], [ %34, %36 ]
  %46 = phi i64 [ %60, %15 ], [ %60, %59 ], [ %37, %36 ], [ %64, %26 ]
  %47 = mul i64 %62, %6
  %48 = getelementptr double, ptr %54, i64 %47
  store double %45, ptr %48, align 8, !noalias !0
  %49 = icmp eq i64 %8, %63
  br i1 %49, label %13, label %59
50:
  %51 = phi i64 [ 0, %11 ], [ %52, %13 ]
  %52 = add nuw nsw i64 %51, 1
  br i1 %12, label %13, label %53
53:
  %54 = getelementptr double, ptr %5, i64 %51
  %55 = getelementptr i64, ptr %1, i64 %51
  %56 = mul i64 %51, %7
  %57 = getelementptr double, ptr %2, i64 %56
  %58 = getelementptr double, ptr %3, i64 %56
  br label %59
59:
  %60 = phi i64 [ 0, %53 ], [ %46, %44 ]
  %61 = phi double [ 0.000000e+00, %53 ], [ %45, %44 ]
  %62 = phi i64 [ 0, %53 ], [ %63, %44 ]
  %63 = add nuw nsw i64 %62, 1
  %64 = load i64, ptr %55, align 8, !noalias !0
  %65 = icmp slt i64 %60, %64
  br i1 %65, label %15, label %44
66:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4, i64 %5, i64 %6, i64 %7) local_unnamed_addr #0 {
  %9 = alloca ptr, align 8
  store ptr null, ptr %9, align 8
  call fastcc void @f0(ptr %9, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7) #1
  %10 = load ptr, ptr %9, align 8
  ret ptr %10
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval6median11_cumulativeB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval6median11_cumulativeB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
