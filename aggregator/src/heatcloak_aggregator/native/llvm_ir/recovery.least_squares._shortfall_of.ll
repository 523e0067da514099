; 31b584e1379e27fe16a8f67874196d63e9ce2c0761d16ac097cdd3e98a13d804
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3) unnamed_addr #0 {
  %5 = icmp slt i64 %3, 1
  br i1 %5, label %20, label %6
6:
  %7 = phi double [ %18, %6 ], [ 0.000000e+00, %4 ]
  %8 = phi i64 [ %9, %6 ], [ 0, %4 ]
  %9 = add nuw nsw i64 %8, 1
  %10 = getelementptr double, ptr %1, i64 %8
  %11 = load double, ptr %10, align 8, !noalias !0
  %12 = fcmp olt double %11, 0.000000e+00
  %13 = select i1 %12, double 0.000000e+00, double %11
  %14 = getelementptr double, ptr %2, i64 %8
  %15 = load double, ptr %14, align 8, !noalias !0
  %16 = fmul double %11, %15
  %17 = fsub double %13, %16
  %18 = fadd double %7, %17
  %19 = icmp eq i64 %3, %9
  br i1 %19, label %20, label %6
20:
  %21 = phi double [ 0.000000e+00, %4 ], [ %18, %6 ]
  store double %21, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2) local_unnamed_addr #0 {
  %4 = alloca double, align 8
  store double 0.000000e+00, ptr %4, align 8
  call fastcc void @f0(ptr %4, ptr %0, ptr %1, i64 %2) #1
  %5 = load double, ptr %4, align 8
  ret double %5
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery13least_squares10_shortfallB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery13least_squares10_shortfallB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery13least_squares13_shortfall_ofB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery13least_squares13_shortfall_ofB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
