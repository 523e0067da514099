; acbdd5309b8ffd65247af90b45e214b69c2e83b9c27117d6758a15742f944a5d
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, i64 %7, i64 %8, i64 %9, i64 %10) unnamed_addr #0 {
  %12 = icmp slt i64 %9, 1
  br i1 %12, label %77, label %13
13:
  %14 = icmp sgt i64 %8, 0
  %15 = icmp slt i64 %8, 1
  br label %26
16:
  %17 = icmp eq i64 %47, %39
  br i1 %17, label %18, label %45
18:
  br i1 %15, label %21, label %68
19:
  %20 = fmul double %75, 5.000000e-01
  br label %21
21:
  %22 = phi double [ 0.000000e+00, %18 ], [ %20, %19 ]
  %23 = fcmp olt double %22, %27
  %24 = select i1 %23, double %22, double %27
  %25 = icmp eq i64 %29, %9
  br i1 %25, label %77, label %26
26:
  %27 = phi double [ 0x7FF0000000000000, %13 ], [ %24, %21 ]
  %28 = phi i64 [ 0, %13 ], [ %29, %21 ]
  %29 = add nuw nsw i64 %28, 1
  br i1 %14, label %30, label %37
30:
  %31 = phi i64 [ %32, %30 ], [ 0, %26 ]
  %32 = add nuw nsw i64 %31, 1
  %33 = getelementptr double, ptr %2, i64 %31
  %34 = load double, ptr %33, align 8, !noalias !0
  %35 = getelementptr double, ptr %6, i64 %31
  store double %34, ptr %35, align 8, !noalias !0
  %36 = icmp eq i64 %8, %32
  br i1 %36, label %37, label %30
37:
  %38 = getelementptr i64, ptr %3, i64 %28
  %39 = load i64, ptr %38, align 8, !noalias !5
  %40 = icmp slt i64 %39, 1
  br i1 %40, label %18, label %41
41:
  %42 = mul i64 %28, %10
  %43 = getelementptr double, ptr %5, i64 %42
  %44 = getelementptr i64, ptr %4, i64 %42
  br label %45
45:
  %46 = phi i64 [ 0, %41 ], [ %47, %16 ]
  %47 = add nuw nsw i64 %46, 1
  %48 = getelementptr double, ptr %43, i64 %46
  %49 = load double, ptr %48, align 8, !noalias !5
  br i1 %14, label %50, label %16
50:
  %51 = getelementptr i64, ptr %44, i64 %46
  %52 = load i64, ptr %51, align 8, !noalias !5
  %53 = icmp slt i64 %52, 0
  %54 = select i1 %53, i64 %7, i64 0
  %55 = add i64 %54, %52
  %56 = mul i64 %55, %8
  %57 = getelementptr double, ptr %1, i64 %56
  br label %58
58:
  %59 = phi i64 [ 0, %50 ], [ %60, %58 ]
  %60 = add nuw nsw i64 %59, 1
  %61 = getelementptr double, ptr %6, i64 %59
  %62 = load double, ptr %61, align 8, !noalias !5
  %63 = getelementptr double, ptr %57, i64 %59
  %64 = load double, ptr %63, align 8, !noalias !5
  %65 = fmul double %49, %64
  %66 = fsub double %62, %65
  store double %66, ptr %61, align 8, !noalias !5
  %67 = icmp eq i64 %8, %60
  br i1 %67, label %16, label %58
68:
  %69 = phi double [ %75, %68 ], [ 0.000000e+00, %18 ]
  %70 = phi i64 [ %71, %68 ], [ 0, %18 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = getelementptr double, ptr %6, i64 %70
  %73 = load double, ptr %72, align 8, !noalias !5
  %74 = fmul double %73, %73
  %75 = fadd double %69, %74
  %76 = icmp eq i64 %8, %71
  br i1 %76, label %19, label %68
77:
  %78 = phi double [ 0x7FF0000000000000, %11 ], [ %24, %21 ]
  store double %78, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, i64 %6, i64 %7, i64 %8, i64 %9) local_unnamed_addr #0 {
  %11 = alloca double, align 8
  store double 0.000000e+00, ptr %11, align 8
  call fastcc void @f0(ptr %11, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i64 %9) #1
  %12 = load double, ptr %11, align 8
  ret double %12
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6states13_least_energyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6states13_least_energyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = !{!3}
