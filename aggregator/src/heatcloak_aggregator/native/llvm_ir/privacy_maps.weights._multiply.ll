; 3e02867fe03b8fff83407b20d5f813911e2d2eb08eb7c8fd8f60e2f9adb9c21f
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr writeonly captures(none) %5, i64 %6, i64 %7, i64 %8, i64 %9) unnamed_addr #0 {
  %11 = icmp slt i64 %9, 1
  br i1 %11, label %61, label %12
12:
  %13 = icmp slt i64 %8, 1
  br label %20
14:
  %15 = icmp eq i64 %22, %9
  br i1 %15, label %61, label %20
16:
  %17 = phi double [ 0.000000e+00, %28 ], [ %59, %37 ]
  %18 = getelementptr double, ptr %27, i64 %29
  store double %17, ptr %18, align 8, !noalias !0
  %19 = icmp eq i64 %8, %30
  br i1 %19, label %14, label %28
20:
  %21 = phi i64 [ 0, %12 ], [ %22, %14 ]
  %22 = add nuw nsw i64 %21, 1
  br i1 %13, label %14, label %23
23:
  %24 = getelementptr i64, ptr %1, i64 %21
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = mul i64 %21, %8
  %27 = getelementptr double, ptr %5, i64 %26
  br label %28
28:
  %29 = phi i64 [ 0, %23 ], [ %30, %16 ]
  %30 = add nuw nsw i64 %29, 1
  %31 = load i64, ptr %24, align 8, !noalias !0
  %32 = load i64, ptr %25, align 8, !noalias !0
  %33 = sub i64 %32, %31
  %34 = icmp slt i64 %33, 1
  br i1 %34, label %16, label %35
35:
  %36 = getelementptr double, ptr %4, i64 %29
  br label %37
37:
  %38 = phi double [ 0.000000e+00, %35 ], [ %59, %37 ]
  %39 = phi i64 [ %33, %35 ], [ %41, %37 ]
  %40 = phi i64 [ %31, %35 ], [ %42, %37 ]
  %41 = add nsw i64 %39, -1
  %42 = add i64 %40, 1
  %43 = icmp slt i64 %40, 0
  %44 = select i1 %43, i64 %6, i64 0
  %45 = getelementptr double, ptr %3, i64 %40
  %46 = getelementptr double, ptr %45, i64 %44
  %47 = load double, ptr %46, align 8, !noalias !0
  %48 = getelementptr i32, ptr %2, i64 %40
  %49 = getelementptr i32, ptr %48, i64 %44
  %50 = load i32, ptr %49, align 4, !noalias !0
  %51 = sext i32 %50 to i64
  %52 = icmp slt i32 %50, 0
  %53 = select i1 %52, i64 %7, i64 0
  %54 = add i64 %53, %51
  %55 = mul i64 %54, %8
  %56 = getelementptr double, ptr %36, i64 %55
  %57 = load double, ptr %56, align 8, !noalias !0
  %58 = fmul double %47, %57
  %59 = fadd double %38, %58
  %60 = icmp sgt i64 %39, 1
  br i1 %60, label %37, label %16
61:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) local_unnamed_addr #0 {
  %11 = alloca ptr, align 8
  store ptr null, ptr %11, align 8
  call fastcc void @f0(ptr %11, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %6, i64 %7, i64 %8, i64 %9) #1
  %12 = load ptr, ptr %11, align 8
  ret ptr %12
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator12privacy_maps7weights9_multiplyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator12privacy_maps7weights9_multiplyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
