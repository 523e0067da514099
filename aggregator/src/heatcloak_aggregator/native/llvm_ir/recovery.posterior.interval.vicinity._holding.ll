; 85a358a83fec7131cb26ab0cb47145e16fa08549a23462698c0263b23b31a91a
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, double %4, i64 %5, i64 %6) unnamed_addr #0 {
  %8 = icmp slt i64 %5, 1
  br i1 %8, label %33, label %17
9:
  %10 = phi i64 [ 0, %17 ], [ %27, %26 ]
  %11 = icmp eq i64 %10, %23
  br i1 %11, label %14, label %26
12:
  %13 = add nsw i64 %18, 1
  br label %14
14:
  %15 = phi i64 [ %13, %12 ], [ %18, %9 ]
  %16 = icmp eq i64 %5, %20
  br i1 %16, label %33, label %17
17:
  %18 = phi i64 [ %15, %14 ], [ 0, %7 ]
  %19 = phi i64 [ %20, %14 ], [ 0, %7 ]
  %20 = add nuw nsw i64 %19, 1
  %21 = getelementptr i64, ptr %1, i64 %19
  %22 = load i64, ptr %21, align 8, !noalias !0
  %23 = tail call i64 @llvm.smax.i64(i64 %22, i64 0)
  %24 = mul i64 %19, %6
  %25 = getelementptr double, ptr %2, i64 %24
  br label %9
26:
  %27 = add nuw i64 %10, 1
  %28 = getelementptr double, ptr %25, i64 %10
  %29 = load double, ptr %28, align 8, !noalias !0
  %30 = fcmp ugt double %3, %29
  %31 = fcmp ugt double %29, %4
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %9, label %12
33:
  %34 = phi i64 [ 0, %7 ], [ %15, %14 ]
  store i64 %34, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, double %2, double %3, i64 %4, i64 %5) local_unnamed_addr #0 {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  call fastcc void @f0(ptr %7, ptr %0, ptr %1, double %2, double %3, i64 %4, i64 %5) #2
  %8 = load i64, ptr %7, align 8
  ret i64 %8
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval8vicinity8_holdingB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval8vicinity8_holdingB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd"}
