; 1980b4efae28f2e744a9215852245f10971fba5f03f99cbc978ba180a294acb0
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, i64 %6, i64 %7, i64 %8, i64 %9) unnamed_addr #0 {
  %11 = icmp slt i64 %6, 1
  br i1 %11, label %128, label %58
12:
  %13 = phi i64 [ %25, %12 ], [ %116, %122 ]
  %14 = phi i64 [ %24, %12 ], [ %96, %122 ]
  %15 = add nsw i64 %14, %13
  %16 = ashr i64 %15, 1
  %17 = icmp slt i64 %16, 0
  %18 = select i1 %17, i64 %9, i64 0
  %19 = getelementptr i64, ptr %3, i64 %16
  %20 = getelementptr i64, ptr %19, i64 %18
  %21 = load i64, ptr %20, align 8, !noalias !0
  %22 = icmp slt i64 %21, %127
  %23 = add nsw i64 %16, 1
  %24 = select i1 %22, i64 %14, i64 %16
  %25 = select i1 %22, i64 %23, i64 %13
  %26 = icmp slt i64 %25, %24
  br i1 %26, label %12, label %27
27:
  %28 = phi i64 [ %116, %115 ], [ %25, %12 ]
  %29 = icmp eq i64 %28, %96
  br i1 %29, label %56, label %30
30:
  %31 = icmp slt i64 %28, 0
  %32 = select i1 %31, i64 %9, i64 0
  %33 = getelementptr i64, ptr %3, i64 %28
  %34 = getelementptr i64, ptr %33, i64 %32
  %35 = load i64, ptr %34, align 8, !noalias !0
  %36 = icmp slt i64 %118, 0
  %37 = select i1 %36, i64 %9, i64 0
  %38 = getelementptr i64, ptr %3, i64 %118
  %39 = getelementptr i64, ptr %38, i64 %37
  %40 = load i64, ptr %39, align 8, !noalias !0
  %41 = icmp eq i64 %35, %40
  br i1 %41, label %42, label %54
42:
  %43 = load double, ptr %114, align 8, !noalias !0
  %44 = getelementptr double, ptr %4, i64 %118
  %45 = getelementptr double, ptr %44, i64 %37
  %46 = load double, ptr %45, align 8, !noalias !0
  %47 = getelementptr double, ptr %4, i64 %28
  %48 = getelementptr double, ptr %47, i64 %32
  %49 = load double, ptr %48, align 8, !noalias !0
  %50 = fmul double %46, %49
  %51 = fadd double %46, %49
  %52 = fdiv double %50, %51
  %53 = fadd double %43, %52
  store double %53, ptr %114, align 8, !noalias !0
  br label %54
54:
  %55 = icmp sgt i64 %117, 1
  br i1 %55, label %115, label %56
56:
  %57 = icmp eq i64 %6, %60
  br i1 %57, label %128, label %58
58:
  %59 = phi i64 [ %60, %56 ], [ 0, %10 ]
  %60 = add nuw nsw i64 %59, 1
  %61 = mul i64 %59, %7
  %62 = getelementptr i64, ptr %1, i64 %61
  %63 = load i64, ptr %62, align 8, !noalias !0
  %64 = getelementptr i8, ptr %62, i64 8
  %65 = load i64, ptr %64, align 8, !noalias !0
  %66 = icmp slt i64 %63, -1
  %67 = select i1 %66, i64 %8, i64 0
  %68 = getelementptr i64, ptr %2, i64 %63
  %69 = getelementptr i8, ptr %68, i64 8
  %70 = getelementptr i64, ptr %69, i64 %67
  %71 = load i64, ptr %70, align 8, !noalias !0
  %72 = icmp slt i64 %63, 0
  %73 = select i1 %72, i64 %8, i64 0
  %74 = getelementptr i64, ptr %68, i64 %73
  %75 = load i64, ptr %74, align 8, !noalias !0
  %76 = sub nsw i64 %71, %75
  %77 = icmp slt i64 %65, -1
  %78 = select i1 %77, i64 %8, i64 0
  %79 = getelementptr i64, ptr %2, i64 %65
  %80 = getelementptr i8, ptr %79, i64 8
  %81 = getelementptr i64, ptr %80, i64 %78
  %82 = load i64, ptr %81, align 8, !noalias !0
  %83 = icmp slt i64 %65, 0
  %84 = select i1 %83, i64 %8, i64 0
  %85 = getelementptr i64, ptr %79, i64 %84
  %86 = load i64, ptr %85, align 8, !noalias !0
  %87 = sub nsw i64 %82, %86
  %88 = icmp sgt i64 %76, %87
  %89 = select i1 %88, i64 %63, i64 %65
  %90 = select i1 %88, i64 %65, i64 %63
  %91 = getelementptr i64, ptr %2, i64 %89
  %92 = icmp slt i64 %89, -1
  %93 = select i1 %92, i64 %8, i64 0
  %94 = getelementptr i8, ptr %91, i64 8
  %95 = getelementptr i64, ptr %94, i64 %93
  %96 = load i64, ptr %95, align 8, !noalias !0
  %97 = icmp slt i64 %90, 0
  %98 = select i1 %97, i64 %8, i64 0
  %99 = getelementptr i64, ptr %2, i64 %90
  %100 = getelementptr i64, ptr %99, i64 %98
  %101 = load i64, ptr %100, align 8, !noalias !0
  %102 = icmp slt i64 %90, -1
  %103 = select i1 %102, i64 %8, i64 0
  %104 = getelementptr i8, ptr %99, i64 8
  %105 = getelementptr i64, ptr %104, i64 %103
  %106 = load i64, ptr %105, align 8, !noalias !0
  %107 = sub i64 %106, %101
  %108 = icmp slt i64 %107, 1
  br i1 %108, label %56, label %109
109:
  %110 = icmp slt i64 %89, 0
  %111 = select i1 %110, i64 %8, i64 0
  %112 = getelementptr i64, ptr %91, i64 %111
  %113 = load i64, ptr %112, align 8, !noalias !0
  %114 = getelementptr double, ptr %5, i64 %59
  br label %115
115:
  %116 = phi i64 [ %113, %109 ], [ %28, %54 ]
  %117 = phi i64 [ %107, %109 ], [ %119, %54 ]
  %118 = phi i64 [ %101, %109 ], [ %120, %54 ]
  %119 = add nsw i64 %117, -1
  %120 = add i64 %118, 1
  %121 = icmp slt i64 %116, %96
  br i1 %121, label %122, label %27
122:
  %123 = icmp slt i64 %118, 0
  %124 = select i1 %123, i64 %9, i64 0
  %125 = getelementptr i64, ptr %3, i64 %118
  %126 = getelementptr i64, ptr %125, i64 %124
  %127 = load i64, ptr %126, align 8, !noalias !0
  br label %12
128:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, i64 %5, i64 %6, i64 %7, i64 %8) local_unnamed_addr #0 {
  %10 = alloca ptr, align 8
  store ptr null, ptr %10, align 8
  call fastcc void @f0(ptr %10, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7, i64 %8) #1
  %11 = load ptr, ptr %10, align 8
  ret ptr %11
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator7domains5graph11sensitivity13_conductancesB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator7domains5graph11sensitivity13_conductancesB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
