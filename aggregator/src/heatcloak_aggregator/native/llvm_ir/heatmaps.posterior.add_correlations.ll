; c8ca1c8fb2a595bd4362c7050307b09512e65202a037ae164b7f51e188e1332b
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, i64 %6) unnamed_addr #0 {
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %42, label %9
9:
  %10 = icmp slt i64 %6, 1
  br label %15
11:
  %12 = icmp eq i64 %17, %4
  br i1 %12, label %42, label %15
13:
  %14 = icmp eq i64 %6, %26
  br i1 %14, label %11, label %24
15:
  %16 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %17 = add nuw nsw i64 %16, 1
  br i1 %10, label %11, label %18
18:
  %19 = mul i64 %16, %6
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = getelementptr double, ptr %3, i64 %19
  %22 = mul i64 %16, %5
  %23 = getelementptr double, ptr %1, i64 %22
  br label %24
24:
  %25 = phi i64 [ 0, %18 ], [ %26, %13 ]
  %26 = add nuw nsw i64 %25, 1
  %27 = getelementptr double, ptr %20, i64 %25
  %28 = load double, ptr %27, align 8, !noalias !0
  %29 = fcmp une double %28, 0.000000e+00
  br i1 %29, label %30, label %13
30:
  %31 = getelementptr double, ptr %23, i64 %25
  br label %32
32:
  %33 = phi i64 [ %34, %32 ], [ 0, %30 ]
  %34 = add nuw nsw i64 %33, 1
  %35 = getelementptr double, ptr %21, i64 %33
  %36 = load double, ptr %35, align 8, !noalias !0
  %37 = getelementptr double, ptr %31, i64 %33
  %38 = load double, ptr %37, align 8, !noalias !0
  %39 = fmul double %28, %38
  %40 = fadd double %36, %39
  store double %40, ptr %35, align 8, !noalias !0
  %41 = icmp eq i64 %6, %34
  br i1 %41, label %13, label %32
42:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  call fastcc void @f0(ptr %7, ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5) #1
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8heatmaps9posterior16add_correlationsB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8heatmaps9posterior16add_correlationsB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
