; 777a163db8475ee09efce855ed902d8b51fcc1912c0c09f6d87d00c22318faea
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr writeonly captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13) unnamed_addr #0 {
  %15 = mul i64 %11, %10
  %16 = icmp slt i64 %13, 1
  br i1 %16, label %119, label %17
17:
  %18 = icmp slt i64 %10, 1
  %19 = icmp slt i64 %11, 1
  %20 = mul i64 %12, %11
  br label %92
21:
  %22 = icmp eq i64 %94, %13
  br i1 %22, label %119, label %92
23:
  %24 = icmp eq i64 %10, %101
  br i1 %24, label %21, label %99
25:
  %26 = load i64, ptr %98, align 8, !noalias !0
  %27 = getelementptr i64, ptr %106, i64 %114
  %28 = load i64, ptr %27, align 8, !noalias !3
  %29 = icmp sgt i64 %28, %26
  br i1 %29, label %90, label %30
30:
  %31 = getelementptr i64, ptr %107, i64 %114
  %32 = load i64, ptr %31, align 8, !noalias !3
  %33 = icmp slt i64 %26, %32
  br i1 %33, label %34, label %90
34:
  %35 = getelementptr double, ptr %108, i64 %114
  %36 = load double, ptr %35, align 8, !noalias !6
  %37 = getelementptr i64, ptr %109, i64 %114
  %38 = load i64, ptr %37, align 8, !noalias !6
  %39 = icmp sgt i64 %38, 1
  br i1 %39, label %40, label %69
40:
  %41 = mul i64 %114, %12
  %42 = getelementptr i64, ptr %111, i64 %41
  %43 = getelementptr i8, ptr %42, i64 8
  %44 = load i64, ptr %43, align 8, !noalias !6
  %45 = icmp sgt i64 %26, %44
  br i1 %45, label %46, label %69
46:
  %47 = getelementptr double, ptr %112, i64 %41
  %48 = add nsw i64 %38, -1
  %49 = add nsw i64 %38, -2
  br label %50
50:
  %51 = phi i64 [ %58, %64 ], [ %28, %46 ]
  %52 = phi i64 [ %56, %64 ], [ 0, %46 ]
  %53 = phi double [ %62, %64 ], [ %36, %46 ]
  %54 = getelementptr double, ptr %47, i64 %52
  %55 = load double, ptr %54, align 8, !noalias !6
  %56 = add nuw nsw i64 %52, 1
  %57 = getelementptr i64, ptr %42, i64 %56
  %58 = load i64, ptr %57, align 8, !noalias !6
  %59 = sub nsw i64 %58, %51
  %60 = sitofp i64 %59 to double
  %61 = fmul double %55, %60
  %62 = fadd double %53, %61
  %63 = icmp eq i64 %52, %49
  br i1 %63, label %69, label %64
64:
  %65 = getelementptr i64, ptr %42, i64 %52
  %66 = getelementptr i8, ptr %65, i64 16
  %67 = load i64, ptr %66, align 8, !noalias !6
  %68 = icmp sgt i64 %26, %67
  br i1 %68, label %50, label %69
69:
  %70 = phi i64 [ %28, %40 ], [ %28, %34 ], [ %58, %50 ], [ %58, %64 ]
  %71 = phi i64 [ 0, %40 ], [ 0, %34 ], [ %56, %64 ], [ %48, %50 ]
  %72 = phi double [ %36, %40 ], [ %36, %34 ], [ %62, %50 ], [ %62, %64 ]
  %73 = mul i64 %114, %12
  %74 = getelementptr double, ptr %112, i64 %73
  %75 = getelementptr double, ptr %74, i64 %71
  %76 = load double, ptr %75, align 8, !noalias !6
  %77 = sub nsw i64 %26, %70
  %78 = sitofp i64 %77 to double
  %79 = fmul double %76, %78
  %80 = fadd double %72, %79
  %81 = fmul double %80, 5.000000e-01
  %82 = tail call double @llvm.floor.f64(double %81)
  %83 = fptosi double %82 to i64
  %84 = sitofp i64 %83 to double
  %85 = fmul double %84, 2.000000e+00
  %86 = fsub double %80, %85
  %87 = fsub double 2.000000e+00, %86
  %88 = fcmp olt double %87, %86
  %89 = select i1 %88, double %87, double %86
  store double %89, ptr %116, align 8, !noalias !0
  br label %90
90:
  %91 = icmp eq i64 %11, %115
  br i1 %91, label %23, label %113
92:
  %93 = phi i64 [ 0, %17 ], [ %94, %21 ]
  %94 = add nuw nsw i64 %93, 1
  br i1 %18, label %21, label %95
95:
  %96 = mul i64 %15, %93
  %97 = getelementptr double, ptr %9, i64 %96
  %98 = getelementptr i64, ptr %8, i64 %93
  br label %99
99:
  %100 = phi i64 [ 0, %95 ], [ %101, %23 ]
  %101 = add nuw nsw i64 %100, 1
  br i1 %19, label %23, label %102
102:
  %103 = mul i64 %100, %11
  %104 = getelementptr double, ptr %97, i64 %103
  %105 = getelementptr i64, ptr %1, i64 %100
  %106 = getelementptr i64, ptr %2, i64 %103
  %107 = getelementptr i64, ptr %3, i64 %103
  %108 = getelementptr double, ptr %6, i64 %103
  %109 = getelementptr i64, ptr %4, i64 %103
  %110 = mul i64 %20, %100
  %111 = getelementptr i64, ptr %5, i64 %110
  %112 = getelementptr double, ptr %7, i64 %110
  br label %113
113:
  %114 = phi i64 [ 0, %102 ], [ %115, %90 ]
  %115 = add nuw nsw i64 %114, 1
  %116 = getelementptr double, ptr %104, i64 %114
  store double 0x7FF8000000000000, ptr %116, align 8, !noalias !0
  %117 = load i64, ptr %105, align 8, !noalias !0
  %118 = icmp slt i64 %114, %117
  br i1 %118, label %25, label %90
119:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readnone captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr writeonly captures(none) %11, i64 %12, i64 %13, i64 %14, i64 %15) local_unnamed_addr #0 {
  %17 = alloca ptr, align 8
  store ptr null, ptr %17, align 8
  call fastcc void @f0(ptr %17, ptr %0, ptr %1, ptr %2, ptr %4, ptr %5, ptr %6, ptr %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, i64 %15) #2
  %18 = load ptr, ptr %17, align 8
  ret ptr %18
}
declare double @llvm.floor.f64(double) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11fill_placesB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11fill_placesB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
