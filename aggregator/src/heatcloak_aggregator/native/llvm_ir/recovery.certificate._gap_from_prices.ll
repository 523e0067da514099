; abbedb4b47b4d98b6bdd52343b7b5e38132d0149e85ae03a3c9f2ca513f18c61
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, double %5, i64 %6, i64 %7) unnamed_addr #0 {
  %9 = icmp sgt i64 %7, 0
  br i1 %9, label %10, label %19
10:
  %11 = phi double [ %17, %10 ], [ 0.000000e+00, %8 ]
  %12 = phi i64 [ %13, %10 ], [ 0, %8 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = getelementptr double, ptr %4, i64 %12
  %15 = load double, ptr %14, align 8, !noalias !0
  %16 = fmul reassoc nsz contract double %15, %15
  %17 = fadd reassoc nsz contract double %16, %11
  %18 = icmp eq i64 %7, %13
  br i1 %18, label %19, label %10
19:
  %20 = phi double [ 0.000000e+00, %8 ], [ %17, %10 ]
  %21 = tail call double @sqrt(double %20)
  %22 = icmp slt i64 %7, 1
  br i1 %22, label %32, label %23
23:
  %24 = phi double [ %30, %23 ], [ 0.000000e+00, %19 ]
  %25 = phi i64 [ %26, %23 ], [ 0, %19 ]
  %26 = add nuw nsw i64 %25, 1
  %27 = getelementptr double, ptr %3, i64 %25
  %28 = load double, ptr %27, align 8, !noalias !9
  %29 = fmul reassoc nsz contract double %28, %28
  %30 = fadd reassoc nsz contract double %29, %24
  %31 = icmp eq i64 %7, %26
  br i1 %31, label %32, label %23
32:
  %33 = phi double [ 0.000000e+00, %19 ], [ %30, %23 ]
  %34 = tail call double @sqrt(double %33)
  %35 = fsub double %5, %34
  %36 = fmul double %21, %35
  %37 = fcmp ogt double %34, 0.000000e+00
  %38 = fcmp ogt double %21, 0.000000e+00
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %49
40:
  br i1 %9, label %41, label %43
41:
  %42 = fdiv double %21, %34
  br label %63
43:
  %44 = phi double [ 0.000000e+00, %40 ], [ %82, %80 ]
  %45 = fmul double %34, 5.000000e-01
  %46 = fdiv double %45, %21
  %47 = fmul double %46, %44
  %48 = fadd double %36, %47
  br label %49
49:
  %50 = phi double [ %48, %43 ], [ %36, %32 ]
  %51 = icmp slt i64 %6, 1
  br i1 %51, label %60, label %84
52:
  %53 = getelementptr double, ptr %1, i64 %86
  %54 = load double, ptr %53, align 8, !noalias !14
  %55 = fcmp ogt double %54, %85
  %56 = select i1 %55, double %54, double %85
  br label %57
57:
  %58 = phi double [ %56, %52 ], [ %85, %84 ]
  %59 = icmp eq i64 %6, %87
  br i1 %59, label %60, label %84
60:
  %61 = phi double [ 1.000000e+00, %49 ], [ %58, %57 ]
  %62 = fdiv double %50, %61
  br i1 %51, label %116, label %91
63:
  %64 = phi double [ 0.000000e+00, %41 ], [ %82, %80 ]
  %65 = phi i64 [ 0, %41 ], [ %81, %80 ]
  %66 = getelementptr double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8, !noalias !14
  %68 = getelementptr double, ptr %3, i64 %65
  %69 = load double, ptr %68, align 8, !noalias !14
  %70 = fmul double %42, %69
  %71 = fsub double %67, %70
  br label %72
72:
  %73 = phi double [ 1.000000e+00, %63 ], [ %78, %72 ]
  %74 = phi double [ %71, %63 ], [ %79, %72 ]
  %75 = phi i1 [ false, %63 ], [ true, %72 ]
  %76 = phi i1 [ true, %63 ], [ false, %72 ]
  %77 = fmul double %73, %74
  %78 = select i1 %76, double %73, double %77
  %79 = fmul double %74, %74
  br i1 %75, label %80, label %72
80:
  %81 = add nuw nsw i64 %65, 1
  %82 = fadd double %64, %78
  %83 = icmp eq i64 %81, %7
  br i1 %83, label %43, label %63
84:
  %85 = phi double [ %58, %57 ], [ 1.000000e+00, %49 ]
  %86 = phi i64 [ %87, %57 ], [ 0, %49 ]
  %87 = add nuw nsw i64 %86, 1
  %88 = getelementptr double, ptr %2, i64 %86
  %89 = load double, ptr %88, align 8, !noalias !14
  %90 = fcmp olt double %89, 1.000000e+00
  br i1 %90, label %52, label %57
91:
  %92 = phi double [ %112, %91 ], [ %50, %60 ]
  %93 = phi double [ %114, %91 ], [ %62, %60 ]
  %94 = phi i64 [ %95, %91 ], [ 0, %60 ]
  %95 = add nuw nsw i64 %94, 1
  %96 = getelementptr double, ptr %2, i64 %94
  %97 = load double, ptr %96, align 8, !noalias !14
  %98 = getelementptr double, ptr %1, i64 %94
  %99 = load double, ptr %98, align 8, !noalias !14
  %100 = fadd double %99, -1.000000e+00
  %101 = fcmp olt double %100, 0.000000e+00
  %102 = select i1 %101, double 0.000000e+00, double %100
  %103 = fdiv double %99, %61
  %104 = fadd double %103, -1.000000e+00
  %105 = fcmp olt double %104, 0.000000e+00
  %106 = select i1 %105, double 0.000000e+00, double %104
  %107 = fsub double 1.000000e+00, %103
  %108 = fmul double %97, %107
  %109 = fsub double 1.000000e+00, %99
  %110 = fmul double %97, %109
  %111 = fadd double %110, %102
  %112 = fadd double %92, %111
  %113 = fadd double %108, %106
  %114 = fadd double %93, %113
  %115 = icmp eq i64 %6, %95
  br i1 %115, label %116, label %91
116:
  %117 = phi double [ %62, %60 ], [ %114, %91 ]
  %118 = phi double [ %50, %60 ], [ %112, %91 ]
  %119 = fcmp olt double %117, %118
  %120 = select i1 %119, double %117, double %118
  store double %120, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, double %4, i64 %5, i64 %6) local_unnamed_addr #0 {
  %8 = alloca double, align 8
  store double 0.000000e+00, ptr %8, align 8
  call fastcc void @f0(ptr %8, ptr %0, ptr %1, ptr %2, ptr %3, double %4, i64 %5, i64 %6) #2
  %9 = load double, ptr %8, align 8
  ret double %9
}
declare double @sqrt(double) local_unnamed_addr #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3, !5, !7}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6Cup5xVUgqgiYnorzk9VrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6Cup5xVUgqgiYnorzk9VrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!5 = distinct !{!5, !6, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!6 = distinct !{!6, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery11certificate16_gap_from_pricesB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery11certificate16_gap_from_pricesB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd"}
!9 = !{!10, !12, !5, !7}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6Cup5xVUgqgiYnorzk9VrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v6B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6Cup5xVUgqgiYnorzk9VrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = distinct !{!12, !13, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!13 = distinct !{!13, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!14 = !{!5, !7}
