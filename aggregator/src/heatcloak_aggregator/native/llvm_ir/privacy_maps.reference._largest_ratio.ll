; 723c3fc29ec5ea8b937a6381f60dd5ffeb5fded61da8705b1562be8a92d3d5cc
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, i64 %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, double %7, ptr captures(none) %8, i64 %9, i64 %10, i64 %11, i64 %12) unnamed_addr #0 {
  %14 = load double, ptr %8, align 8, !noalias !0
  %15 = icmp sgt i64 %9, 1
  br i1 %15, label %16, label %104
16:
  %17 = icmp slt i64 %12, 1
  %18 = add nsw i64 %9, -2
  br label %50
19:
  %20 = icmp eq i64 %52, %18
  br i1 %20, label %104, label %50
21:
  br i1 %17, label %44, label %22
22:
  %23 = add nsw i64 %52, %1
  %24 = icmp slt i64 %23, 0
  %25 = select i1 %24, i64 %11, i64 0
  %26 = add i64 %25, %23
  %27 = mul i64 %26, %12
  %28 = getelementptr double, ptr %5, i64 %27
  br label %81
29:
  %30 = getelementptr i64, ptr %6, i64 %83
  %31 = load i64, ptr %30, align 8, !noalias !0
  %32 = add nsw i64 %31, %23
  %33 = icmp slt i64 %32, 0
  %34 = select i1 %33, i64 %11, i64 0
  %35 = getelementptr double, ptr %8, i64 %32
  %36 = getelementptr double, ptr %35, i64 %34
  %37 = load double, ptr %36, align 8, !noalias !0
  %38 = fdiv double %37, %86
  %39 = fcmp ogt double %38, %82
  %40 = select i1 %39, double %38, double %82
  br label %41
41:
  %42 = phi double [ %40, %29 ], [ %82, %81 ]
  %43 = icmp eq i64 %12, %84
  br i1 %43, label %44, label %81
44:
  %45 = phi double [ %51, %21 ], [ %42, %41 ]
  %46 = load i64, ptr %54, align 8, !noalias !0
  %47 = load i64, ptr %56, align 8, !noalias !0
  %48 = sub i64 %47, %46
  %49 = icmp slt i64 %48, 1
  br i1 %49, label %19, label %88
50:
  %51 = phi double [ 0.000000e+00, %16 ], [ %45, %19 ]
  %52 = phi i64 [ 0, %16 ], [ %53, %19 ]
  %53 = add nuw nsw i64 %52, 1
  %54 = getelementptr i64, ptr %2, i64 %52
  %55 = load i64, ptr %54, align 8, !noalias !0
  %56 = getelementptr i8, ptr %54, i64 8
  %57 = load i64, ptr %56, align 8, !noalias !0
  %58 = sub i64 %57, %55
  %59 = icmp slt i64 %58, 1
  br i1 %59, label %21, label %60
60:
  %61 = phi i64 [ %63, %60 ], [ %58, %50 ]
  %62 = phi i64 [ %64, %60 ], [ %55, %50 ]
  %63 = add nsw i64 %61, -1
  %64 = add i64 %62, 1
  %65 = icmp slt i64 %62, 0
  %66 = select i1 %65, i64 %10, i64 0
  %67 = getelementptr i64, ptr %4, i64 %62
  %68 = getelementptr i64, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8, !noalias !0
  %70 = sitofp i64 %69 to double
  %71 = fmul double %7, %70
  %72 = getelementptr i32, ptr %3, i64 %62
  %73 = getelementptr i32, ptr %72, i64 %66
  %74 = load i32, ptr %73, align 4, !noalias !0
  %75 = sext i32 %74 to i64
  %76 = icmp slt i32 %74, 0
  %77 = select i1 %76, i64 %11, i64 0
  %78 = getelementptr double, ptr %8, i64 %77
  %79 = getelementptr double, ptr %78, i64 %75
  store double %71, ptr %79, align 8, !noalias !0
  %80 = icmp sgt i64 %61, 1
  br i1 %80, label %60, label %21
81:
  %82 = phi double [ %51, %22 ], [ %42, %41 ]
  %83 = phi i64 [ 0, %22 ], [ %84, %41 ]
  %84 = add nuw nsw i64 %83, 1
  %85 = getelementptr double, ptr %28, i64 %83
  %86 = load double, ptr %85, align 8, !noalias !0
  %87 = fcmp ogt double %86, 0.000000e+00
  br i1 %87, label %29, label %41
88:
  %89 = phi i64 [ %91, %88 ], [ %48, %44 ]
  %90 = phi i64 [ %92, %88 ], [ %46, %44 ]
  %91 = add nsw i64 %89, -1
  %92 = add i64 %90, 1
  %93 = icmp slt i64 %90, 0
  %94 = select i1 %93, i64 %10, i64 0
  %95 = getelementptr i32, ptr %3, i64 %90
  %96 = getelementptr i32, ptr %95, i64 %94
  %97 = load i32, ptr %96, align 4, !noalias !0
  %98 = sext i32 %97 to i64
  %99 = icmp slt i32 %97, 0
  %100 = select i1 %99, i64 %11, i64 0
  %101 = getelementptr double, ptr %8, i64 %100
  %102 = getelementptr double, ptr %101, i64 %98
  store double %14, ptr %102, align 8, !noalias !0
  %103 = icmp sgt i64 %89, 1
  br i1 %103, label %88, label %19
104:
  %105 = phi double [ 0.000000e+00, %13 ], [ %45, %19 ]
  store double %105, ptr %0, align 8
  ret void
}
define double @entry(i64 %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, ptr captures(none) %7, i64 %8, i64 %9, i64 %10, i64 %11) local_unnamed_addr #0 {
  %13 = alloca double, align 8
  store double 0.000000e+00, ptr %13, align 8
  call fastcc void @f0(ptr %13, i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, double %6, ptr %7, i64 %8, i64 %9, i64 %10, i64 %11) #1
  %14 = load double, ptr %13, align 8
  ret double %14
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator12privacy_maps9reference14_largest_ratioB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator12privacy_maps9reference14_largest_ratioB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
