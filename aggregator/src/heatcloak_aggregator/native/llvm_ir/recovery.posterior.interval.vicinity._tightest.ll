; d51fddad7597c29f148f17dc394754f77f0b436b31acaef598cb663ab0b2ad9c
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr writeonly captures(none) %4, ptr writeonly captures(none) %5, i64 %6, i64 %7, i64 %8) unnamed_addr #0 {
  %10 = icmp slt i64 %7, 1
  br i1 %10, label %79, label %71
11:
  %12 = phi i64 [ %33, %11 ], [ %74, %71 ]
  %13 = phi i64 [ %34, %11 ], [ %73, %71 ]
  %14 = icmp slt i64 %13, 0
  %15 = select i1 %14, i64 %7, i64 0
  %16 = getelementptr i64, ptr %2, i64 %13
  %17 = getelementptr i64, ptr %16, i64 %15
  %18 = load i64, ptr %17, align 8, !noalias !0
  %19 = icmp slt i64 %18, 0
  %20 = select i1 %19, i64 %8, i64 0
  %21 = getelementptr i64, ptr %3, i64 %18
  %22 = getelementptr i64, ptr %21, i64 %20
  %23 = load i64, ptr %22, align 8, !noalias !0
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !noalias !0
  %25 = load i64, ptr %17, align 8, !noalias !0
  %26 = icmp slt i64 %25, 0
  %27 = select i1 %26, i64 %8, i64 0
  %28 = getelementptr i64, ptr %3, i64 %25
  %29 = getelementptr i64, ptr %28, i64 %27
  %30 = load i64, ptr %29, align 8, !noalias !0
  %31 = icmp eq i64 %30, 1
  %32 = zext i1 %31 to i64
  %33 = add nsw i64 %12, %32
  %34 = add nsw i64 %13, 1
  %35 = icmp slt i64 %33, %6
  %36 = icmp slt i64 %34, %7
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %11, label %38
38:
  %39 = phi i64 [ %74, %71 ], [ %33, %11 ]
  %40 = phi i64 [ %73, %71 ], [ %34, %11 ]
  %41 = icmp slt i64 %39, %6
  br i1 %41, label %79, label %42
42:
  %43 = getelementptr double, ptr %1, i64 %72
  %44 = load double, ptr %43, align 8, !noalias !0
  %45 = icmp sgt i64 %40, 0
  %46 = select i1 %45, i64 0, i64 %7
  %47 = getelementptr double, ptr %1, i64 %40
  %48 = getelementptr i8, ptr %47, i64 -8
  %49 = getelementptr double, ptr %48, i64 %46
  %50 = load double, ptr %49, align 8, !noalias !0
  %51 = getelementptr double, ptr %4, i64 %72
  store double %44, ptr %51, align 8, !noalias !0
  %52 = getelementptr double, ptr %5, i64 %72
  store double %50, ptr %52, align 8, !noalias !0
  %53 = getelementptr i64, ptr %2, i64 %72
  %54 = load i64, ptr %53, align 8, !noalias !0
  %55 = icmp slt i64 %54, 0
  %56 = select i1 %55, i64 %8, i64 0
  %57 = getelementptr i64, ptr %3, i64 %54
  %58 = getelementptr i64, ptr %57, i64 %56
  %59 = load i64, ptr %58, align 8, !noalias !0
  %60 = add nsw i64 %59, -1
  store i64 %60, ptr %58, align 8, !noalias !0
  %61 = load i64, ptr %53, align 8, !noalias !0
  %62 = icmp slt i64 %61, 0
  %63 = select i1 %62, i64 %8, i64 0
  %64 = getelementptr i64, ptr %3, i64 %61
  %65 = getelementptr i64, ptr %64, i64 %63
  %66 = load i64, ptr %65, align 8, !noalias !0
  %67 = icmp eq i64 %66, 0
  %68 = sext i1 %67 to i64
  %69 = add i64 %39, %68
  %70 = icmp eq i64 %7, %75
  br i1 %70, label %79, label %71
71:
  %72 = phi i64 [ %75, %42 ], [ 0, %9 ]
  %73 = phi i64 [ %40, %42 ], [ 0, %9 ]
  %74 = phi i64 [ %69, %42 ], [ 0, %9 ]
  %75 = add nuw nsw i64 %72, 1
  %76 = icmp slt i64 %74, %6
  %77 = icmp slt i64 %73, %7
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %11, label %38
79:
  %80 = phi i64 [ 0, %9 ], [ %7, %42 ], [ %72, %38 ]
  store i64 %80, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, ptr writeonly captures(none) %3, ptr writeonly captures(none) %4, i64 %5, i64 %6, i64 %7) local_unnamed_addr #0 {
  %9 = alloca i64, align 8
  store i64 0, ptr %9, align 8
  call fastcc void @f0(ptr %9, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7) #1
  %10 = load i64, ptr %9, align 8
  ret i64 %10
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval8vicinity9_tightestB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval8vicinity9_tightestB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx"}
