; 7b2b264c99ebd88aa638f7f58220b4c549dab34f654ae0f60a3a609e9b4adda6
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, i64 %9, ptr writeonly captures(none) %10, ptr writeonly captures(none) %11, ptr writeonly captures(none) %12, i64 %13, i64 %14, i64 %15) unnamed_addr #0 {
  %17 = icmp slt i64 %13, 1
  br i1 %17, label %121, label %18
18:
  %19 = mul i64 %15, %14
  br label %92
20:
  %21 = getelementptr double, ptr %102, i64 %112
  %22 = load double, ptr %21, align 8, !noalias !0
  %23 = getelementptr i64, ptr %103, i64 %112
  %24 = load i64, ptr %23, align 8, !noalias !0
  %25 = icmp sgt i64 %24, 1
  br i1 %25, label %26, label %55
26:
  %27 = mul i64 %112, %15
  %28 = getelementptr i64, ptr %105, i64 %27
  %29 = getelementptr i8, ptr %28, i64 8
  %30 = load i64, ptr %29, align 8, !noalias !0
  %31 = icmp sgt i64 %9, %30
  br i1 %31, label %32, label %55
32:
  %33 = getelementptr double, ptr %106, i64 %27
  %34 = add nsw i64 %24, -1
  %35 = add nsw i64 %24, -2
  br label %36
36:
  %37 = phi i64 [ %44, %50 ], [ %115, %32 ]
  %38 = phi i64 [ %42, %50 ], [ 0, %32 ]
  %39 = phi double [ %48, %50 ], [ %22, %32 ]
  %40 = getelementptr double, ptr %33, i64 %38
  %41 = load double, ptr %40, align 8, !noalias !0
  %42 = add nuw nsw i64 %38, 1
  %43 = getelementptr i64, ptr %28, i64 %42
  %44 = load i64, ptr %43, align 8, !noalias !0
  %45 = sub nsw i64 %44, %37
  %46 = sitofp i64 %45 to double
  %47 = fmul double %41, %46
  %48 = fadd double %39, %47
  %49 = icmp eq i64 %38, %35
  br i1 %49, label %55, label %50
50:
  %51 = getelementptr i64, ptr %28, i64 %38
  %52 = getelementptr i8, ptr %51, i64 16
  %53 = load i64, ptr %52, align 8, !noalias !0
  %54 = icmp sgt i64 %9, %53
  br i1 %54, label %36, label %55
55:
  %56 = phi i64 [ %115, %26 ], [ %115, %20 ], [ %44, %36 ], [ %44, %50 ]
  %57 = phi i64 [ 0, %26 ], [ 0, %20 ], [ %42, %50 ], [ %34, %36 ]
  %58 = phi double [ %22, %26 ], [ %22, %20 ], [ %48, %36 ], [ %48, %50 ]
  %59 = mul i64 %112, %15
  %60 = getelementptr double, ptr %106, i64 %59
  %61 = getelementptr double, ptr %60, i64 %57
  %62 = load double, ptr %61, align 8, !noalias !0
  %63 = sub nsw i64 %9, %56
  %64 = sitofp i64 %63 to double
  %65 = fmul double %62, %64
  %66 = fadd double %58, %65
  %67 = fmul double %66, 5.000000e-01
  %68 = tail call double @llvm.floor.f64(double %67)
  %69 = fptosi double %68 to i64
  %70 = sitofp i64 %69 to double
  %71 = fmul double %70, 2.000000e+00
  %72 = fsub double %66, %71
  %73 = fsub double 2.000000e+00, %72
  %74 = fcmp olt double %73, %72
  %75 = select i1 %74, double %73, double %72
  %76 = icmp slt i64 %111, 0
  %77 = select i1 %76, i64 %14, i64 0
  %78 = getelementptr double, ptr %107, i64 %111
  %79 = getelementptr double, ptr %78, i64 %77
  store double %75, ptr %79, align 8, !noalias !5
  %80 = getelementptr double, ptr %108, i64 %112
  %81 = load double, ptr %80, align 8, !noalias !5
  %82 = getelementptr double, ptr %109, i64 %111
  %83 = getelementptr double, ptr %82, i64 %77
  store double %81, ptr %83, align 8, !noalias !5
  %84 = add nsw i64 %111, 1
  br label %85
85:
  %86 = phi i64 [ %84, %55 ], [ %111, %117 ], [ %111, %110 ]
  %87 = icmp eq i64 %113, %96
  br i1 %87, label %88, label %110
88:
  %89 = phi i64 [ 0, %92 ], [ %86, %85 ]
  %90 = getelementptr i64, ptr %10, i64 %93
  store i64 %89, ptr %90, align 8, !noalias !5
  %91 = icmp eq i64 %94, %13
  br i1 %91, label %121, label %92
92:
  %93 = phi i64 [ 0, %18 ], [ %94, %88 ]
  %94 = add nuw nsw i64 %93, 1
  %95 = getelementptr i64, ptr %1, i64 %93
  %96 = load i64, ptr %95, align 8, !noalias !5
  %97 = icmp slt i64 %96, 1
  br i1 %97, label %88, label %98
98:
  %99 = mul i64 %93, %14
  %100 = getelementptr i64, ptr %2, i64 %99
  %101 = getelementptr i64, ptr %3, i64 %99
  %102 = getelementptr double, ptr %6, i64 %99
  %103 = getelementptr i64, ptr %4, i64 %99
  %104 = mul i64 %19, %93
  %105 = getelementptr i64, ptr %5, i64 %104
  %106 = getelementptr double, ptr %8, i64 %104
  %107 = getelementptr double, ptr %11, i64 %99
  %108 = getelementptr double, ptr %7, i64 %99
  %109 = getelementptr double, ptr %12, i64 %99
  br label %110
110:
  %111 = phi i64 [ 0, %98 ], [ %86, %85 ]
  %112 = phi i64 [ 0, %98 ], [ %113, %85 ]
  %113 = add nuw nsw i64 %112, 1
  %114 = getelementptr i64, ptr %100, i64 %112
  %115 = load i64, ptr %114, align 8, !noalias !6
  %116 = icmp sgt i64 %115, %9
  br i1 %116, label %85, label %117
117:
  %118 = getelementptr i64, ptr %101, i64 %112
  %119 = load i64, ptr %118, align 8, !noalias !6
  %120 = icmp slt i64 %9, %119
  br i1 %120, label %20, label %85
121:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readnone captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readnone captures(none) %8, ptr readonly captures(none) %9, i64 %10, ptr writeonly captures(none) %11, ptr writeonly captures(none) %12, ptr writeonly captures(none) %13, i64 %14, i64 %15, i64 %16) local_unnamed_addr #0 {
  %18 = alloca ptr, align 8
  store ptr null, ptr %18, align 8
  call fastcc void @f0(ptr %18, ptr %0, ptr %1, ptr %2, ptr %4, ptr %5, ptr %6, ptr %7, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, i64 %14, i64 %15, i64 %16) #2
  %19 = load ptr, ptr %18, align 8
  ret ptr %19
}
declare double @llvm.floor.f64(double) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks13gather_placesB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks13gather_placesB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!5 = !{!3}
!6 = !{!7, !3}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
