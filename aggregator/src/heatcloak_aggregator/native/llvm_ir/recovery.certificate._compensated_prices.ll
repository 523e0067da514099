; 33c5554fbd624a46052fed3b0c9f04e49e99f5df0d7ba889aed860d143ff9039
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4, i64 %5, i64 %6) unnamed_addr #0 {
  %8 = icmp slt i64 %5, 1
  br i1 %8, label %61, label %9
9:
  %10 = icmp slt i64 %6, 1
  br label %11
11:
  %12 = phi i64 [ 0, %9 ], [ %13, %57 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = mul i64 %12, %6
  %15 = getelementptr double, ptr %1, i64 %14
  br i1 %10, label %57, label %18
16:
  %17 = fadd double %45, %55
  br label %57
18:
  %19 = phi double [ %55, %18 ], [ 0.000000e+00, %11 ]
  %20 = phi double [ %45, %18 ], [ 0.000000e+00, %11 ]
  %21 = phi i64 [ %22, %18 ], [ 0, %11 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr double, ptr %15, i64 %21
  %24 = load double, ptr %23, align 8, !noalias !0
  %25 = getelementptr double, ptr %2, i64 %21
  %26 = load double, ptr %25, align 8, !noalias !0
  %27 = fmul double %24, %26
  %28 = fmul double %24, 0x41A0000002000000
  %29 = fsub double %28, %24
  %30 = fsub double %28, %29
  %31 = fmul double %26, 0x41A0000002000000
  %32 = fsub double %31, %26
  %33 = fsub double %31, %32
  %34 = fsub double %24, %30
  %35 = fsub double %26, %33
  %36 = fmul double %34, %35
  %37 = fmul double %30, %33
  %38 = fsub double %27, %37
  %39 = fmul double %34, %33
  %40 = fsub double %38, %39
  %41 = fmul double %30, %35
  %42 = fsub double %40, %41
  %43 = fsub double %36, %42
  %44 = fadd double %19, %43
  %45 = fadd double %20, %27
  %46 = fsub double %45, %20
  %47 = fsub double %45, %46
  %48 = fsub double %20, %47
  %49 = fsub double %27, %46
  %50 = fadd double %49, %48
  %51 = getelementptr double, ptr %3, i64 %21
  %52 = load double, ptr %51, align 8, !noalias !0
  %53 = fmul double %24, %52
  %54 = fadd double %53, %50
  %55 = fadd double %54, %44
  %56 = icmp eq i64 %6, %22
  br i1 %56, label %16, label %18
57:
  %58 = phi double [ 0.000000e+00, %11 ], [ %17, %16 ]
  %59 = getelementptr double, ptr %4, i64 %12
  store double %58, ptr %59, align 8, !noalias !7
  %60 = icmp eq i64 %13, %5
  br i1 %60, label %61, label %11
61:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3, i64 %4, i64 %5) local_unnamed_addr #0 {
  %7 = alloca ptr, align 8
  store ptr null, ptr %7, align 8
  call fastcc void @f0(ptr %7, ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) #1
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3, !5}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels15dot_compensatedB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels15dot_compensatedB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = distinct !{!5, !6, !"_ZN20heatcloak_aggregator8recovery11certificate19_compensated_pricesB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN20heatcloak_aggregator8recovery11certificate19_compensated_pricesB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!7 = !{!3, !5}
