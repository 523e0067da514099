; aa0840690047cfe6b878a267c95943865fa7c24b51c3b3ffa89ed88ac3e52e8c
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, double %6, i64 %7, i64 %8, i64 %9) unnamed_addr #0 {
  %11 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  %12 = icmp slt i64 %8, 1
  %13 = icmp slt i64 %7, 1
  br label %14
14:
  %15 = phi i64 [ 0, %10 ], [ %73, %68 ]
  %16 = phi i64 [ 0, %10 ], [ %69, %68 ]
  %17 = icmp eq i64 %15, %11
  br i1 %17, label %113, label %72
18:
  %19 = getelementptr i64, ptr %2, i64 %15
  store i64 %16, ptr %19, align 8, !noalias !0
  br i1 %13, label %68, label %108
20:
  %21 = getelementptr i64, ptr %3, i64 %111
  %22 = load i64, ptr %21, align 8, !noalias !0
  %23 = icmp slt i64 %22, 0
  %24 = select i1 %23, i64 %9, i64 0
  %25 = getelementptr double, ptr %5, i64 %22
  %26 = getelementptr double, ptr %25, i64 %24
  %27 = load double, ptr %26, align 8, !noalias !0
  %28 = getelementptr double, ptr %4, i64 %111
  %29 = load double, ptr %28, align 8, !noalias !0
  %30 = fmul double %29, 4.000000e+00
  %31 = fcmp olt double %27, %30
  br i1 %31, label %32, label %61
32:
  br i1 %12, label %54, label %33
33:
  %34 = load i64, ptr %19, align 8, !noalias !0
  %35 = icmp slt i64 %34, 0
  %36 = select i1 %35, i64 %7, i64 0
  %37 = add i64 %36, %34
  %38 = mul i64 %37, %8
  %39 = getelementptr double, ptr %1, i64 %38
  %40 = mul i64 %111, %8
  %41 = getelementptr double, ptr %1, i64 %40
  br label %42
42:
  %43 = phi double [ 0.000000e+00, %33 ], [ %52, %42 ]
  %44 = phi i64 [ 0, %33 ], [ %45, %42 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr double, ptr %39, i64 %44
  %47 = load double, ptr %46, align 8, !noalias !3
  %48 = getelementptr double, ptr %41, i64 %44
  %49 = load double, ptr %48, align 8, !noalias !3
  %50 = fsub reassoc nsz contract double %47, %49
  %51 = fmul reassoc nsz contract double %50, %50
  %52 = fadd reassoc nsz contract double %51, %43
  %53 = icmp eq i64 %45, %8
  br i1 %53, label %54, label %42
54:
  %55 = phi double [ 0.000000e+00, %32 ], [ %52, %42 ]
  %56 = getelementptr double, ptr %4, i64 %111
  %57 = load double, ptr %56, align 8, !noalias !0
  %58 = fcmp olt double %55, %57
  br i1 %58, label %59, label %61
59:
  store double %55, ptr %56, align 8, !noalias !0
  %60 = getelementptr i64, ptr %3, i64 %111
  store i64 %15, ptr %60, align 8, !noalias !0
  br label %61
61:
  %62 = getelementptr double, ptr %4, i64 %111
  %63 = load double, ptr %62, align 8, !noalias !0
  %64 = fcmp ogt double %63, %109
  %65 = select i1 %64, i64 %111, i64 %110
  %66 = select i1 %64, double %63, double %109
  %67 = icmp eq i64 %7, %112
  br i1 %67, label %68, label %108
68:
  %69 = phi i64 [ %16, %18 ], [ %65, %61 ]
  %70 = phi double [ -1.000000e+00, %18 ], [ %66, %61 ]
  %71 = fcmp ugt double %70, %6
  br i1 %71, label %14, label %113
72:
  %73 = add nuw i64 %15, 1
  %74 = icmp eq i64 %15, 0
  br i1 %74, label %18, label %75
75:
  %76 = icmp slt i64 %16, 0
  %77 = select i1 %76, i64 %7, i64 0
  %78 = add i64 %77, %16
  %79 = mul i64 %78, %8
  %80 = getelementptr double, ptr %1, i64 %79
  br label %81
81:
  %82 = phi i64 [ 0, %75 ], [ %83, %104 ]
  %83 = add nuw nsw i64 %82, 1
  br i1 %12, label %104, label %84
84:
  %85 = getelementptr i64, ptr %2, i64 %82
  %86 = load i64, ptr %85, align 8, !noalias !0
  %87 = icmp slt i64 %86, 0
  %88 = select i1 %87, i64 %7, i64 0
  %89 = add i64 %88, %86
  %90 = mul i64 %89, %8
  %91 = getelementptr double, ptr %1, i64 %90
  br label %92
92:
  %93 = phi double [ 0.000000e+00, %84 ], [ %102, %92 ]
  %94 = phi i64 [ 0, %84 ], [ %95, %92 ]
  %95 = add nuw nsw i64 %94, 1
  %96 = getelementptr double, ptr %80, i64 %94
  %97 = load double, ptr %96, align 8, !noalias !6
  %98 = getelementptr double, ptr %91, i64 %94
  %99 = load double, ptr %98, align 8, !noalias !6
  %100 = fsub reassoc nsz contract double %97, %99
  %101 = fmul reassoc nsz contract double %100, %100
  %102 = fadd reassoc nsz contract double %101, %93
  %103 = icmp eq i64 %95, %8
  br i1 %103, label %104, label %92
104:
  %105 = phi double [ 0.000000e+00, %81 ], [ %102, %92 ]
  %106 = getelementptr double, ptr %5, i64 %82
  store double %105, ptr %106, align 8, !noalias !0
  %107 = icmp eq i64 %83, %15
  br i1 %107, label %18, label %81
108:
  %109 = phi double [ %66, %61 ], [ -1.000000e+00, %18 ]
  %110 = phi i64 [ %65, %61 ], [ %16, %18 ]
  %111 = phi i64 [ %112, %61 ], [ 0, %18 ]
  %112 = add nuw nsw i64 %111, 1
  br i1 %74, label %32, label %20
113:
  %114 = phi i64 [ %73, %68 ], [ 0, %14 ]
  store i64 %114, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, double %5, i64 %6, i64 %7, i64 %8) local_unnamed_addr #0 {
  %10 = alloca i64, align 8
  store i64 0, ptr %10, align 8
  call fastcc void @f0(ptr %10, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, double %5, i64 %6, i64 %7, i64 %8) #2
  %11 = load i64, ptr %10, align 8
  ret i64 %11
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_groupB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_groupB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_apartB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedExx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_apartB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedExx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_apartB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedExx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices8clusters6_apartB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedExx"}
