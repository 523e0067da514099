; c5e1be144744ef656f26e0eaadc97587d9bfa8932e0264d7086cad699f771189
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3, ptr captures(none) %4, ptr writeonly captures(none) %5, ptr writeonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, i64 %11, i64 %12, i64 %13) unnamed_addr #0 {
  %15 = icmp slt i64 %12, 1
  br i1 %15, label %16, label %161
16:
  %17 = icmp slt i64 %11, 1
  br i1 %17, label %174, label %168
18:
  %19 = getelementptr double, ptr %3, i64 %170
  store double 1.000000e+00, ptr %19, align 8, !noalias !0
  %20 = mul i64 %170, %12
  %21 = getelementptr double, ptr %1, i64 %20
  br i1 %15, label %158, label %22
22:
  %23 = phi i64 [ %24, %22 ], [ 0, %18 ]
  %24 = add nuw nsw i64 %23, 1
  %25 = getelementptr double, ptr %7, i64 %23
  %26 = load double, ptr %25, align 8, !noalias !5
  %27 = getelementptr double, ptr %21, i64 %23
  %28 = load double, ptr %27, align 8, !noalias !5
  %29 = fsub double %26, %28
  store double %29, ptr %25, align 8, !noalias !5
  %30 = icmp eq i64 %12, %24
  br i1 %30, label %158, label %22
31:
  %32 = mul i64 %170, %12
  %33 = getelementptr double, ptr %1, i64 %32
  br i1 %15, label %43, label %95
34:
  %35 = phi double [ %41, %34 ], [ 0.000000e+00, %95 ]
  %36 = phi i64 [ %37, %34 ], [ 0, %95 ]
  %37 = add nuw nsw i64 %36, 1
  %38 = getelementptr double, ptr %10, i64 %36
  %39 = load double, ptr %38, align 8, !noalias !8
  %40 = fmul reassoc nsz contract double %39, %39
  %41 = fadd reassoc nsz contract double %40, %35
  %42 = icmp eq i64 %12, %37
  br i1 %42, label %43, label %34
43:
  %44 = phi double [ 0.000000e+00, %31 ], [ %41, %34 ]
  %45 = tail call double @sqrt(double %44)
  %46 = icmp slt i64 %169, 1
  br i1 %46, label %49, label %47
47:
  %48 = getelementptr double, ptr %9, i64 %169
  br label %102
49:
  %50 = getelementptr double, ptr %9, i64 %169
  %51 = icmp slt i64 %169, 0
  %52 = select i1 %51, i64 %13, i64 0
  %53 = getelementptr double, ptr %50, i64 %52
  br label %54
54:
  %55 = phi i64 [ %109, %68 ], [ 4, %49 ]
  %56 = phi double [ %70, %68 ], [ %45, %49 ]
  %57 = icmp eq i64 %55, 0
  br i1 %57, label %73, label %108
58:
  br i1 %15, label %68, label %59
59:
  %60 = phi double [ %66, %59 ], [ 0.000000e+00, %58 ]
  %61 = phi i64 [ %62, %59 ], [ 0, %58 ]
  %62 = add nuw nsw i64 %61, 1
  %63 = getelementptr double, ptr %10, i64 %61
  %64 = load double, ptr %63, align 8, !noalias !15
  %65 = fmul reassoc nsz contract double %64, %64
  %66 = fadd reassoc nsz contract double %65, %60
  %67 = icmp eq i64 %12, %62
  br i1 %67, label %68, label %59
68:
  %69 = phi double [ 0.000000e+00, %58 ], [ %66, %59 ]
  %70 = tail call double @sqrt(double %69)
  %71 = fmul double %56, 5.000000e-01
  %72 = fcmp ogt double %70, %71
  br i1 %72, label %73, label %54
73:
  %74 = phi double [ %56, %54 ], [ %70, %68 ]
  %75 = icmp eq i64 %169, %12
  %76 = fmul double %45, 0x3CF0000000000000
  %77 = fcmp ole double %74, %76
  %78 = select i1 %75, i1 true, i1 %77
  br i1 %78, label %156, label %79
79:
  br i1 %15, label %85, label %80
80:
  %81 = select i1 %51, i64 %12, i64 0
  %82 = add i64 %81, %169
  %83 = mul i64 %82, %12
  %84 = getelementptr double, ptr %8, i64 %83
  br label %148
85:
  %86 = select i1 %51, i64 %12, i64 0
  %87 = add i64 %86, %169
  %88 = mul i64 %87, %13
  %89 = getelementptr double, ptr %9, i64 %88
  %90 = getelementptr double, ptr %89, i64 %169
  %91 = getelementptr double, ptr %90, i64 %52
  store double %74, ptr %91, align 8, !noalias !20
  %92 = getelementptr i64, ptr %5, i64 %169
  %93 = getelementptr i64, ptr %92, i64 %86
  store i64 %170, ptr %93, align 8, !noalias !0
  %94 = add nsw i64 %169, 1
  br label %158
95:
  %96 = phi i64 [ %97, %95 ], [ 0, %31 ]
  %97 = add nuw nsw i64 %96, 1
  %98 = getelementptr double, ptr %33, i64 %96
  %99 = load double, ptr %98, align 8, !noalias !20
  %100 = getelementptr double, ptr %10, i64 %96
  store double %99, ptr %100, align 8, !noalias !20
  %101 = icmp eq i64 %12, %97
  br i1 %101, label %34, label %95
102:
  %103 = phi i64 [ 0, %47 ], [ %104, %102 ]
  %104 = add nuw nsw i64 %103, 1
  %105 = mul i64 %103, %13
  %106 = getelementptr double, ptr %48, i64 %105
  store double 0.000000e+00, ptr %106, align 8, !noalias !20
  %107 = icmp eq i64 %169, %104
  br i1 %107, label %49, label %102
108:
  %109 = add nsw i64 %55, -1
  br i1 %46, label %58, label %110
110:
  %111 = phi i64 [ %112, %146 ], [ 0, %108 ]
  %112 = add nuw nsw i64 %111, 1
  %113 = mul i64 %111, %12
  %114 = getelementptr double, ptr %8, i64 %113
  br i1 %15, label %141, label %115
115:
  %116 = phi double [ %124, %115 ], [ 0.000000e+00, %110 ]
  %117 = phi i64 [ %118, %115 ], [ 0, %110 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = getelementptr double, ptr %114, i64 %117
  %120 = load double, ptr %119, align 8, !noalias !21
  %121 = getelementptr double, ptr %10, i64 %117
  %122 = load double, ptr %121, align 8, !noalias !21
  %123 = fmul reassoc nsz contract double %122, %120
  %124 = fadd reassoc nsz contract double %123, %116
  %125 = icmp eq i64 %12, %118
  br i1 %125, label %126, label %115
126:
  %127 = mul i64 %111, %13
  %128 = getelementptr double, ptr %53, i64 %127
  %129 = load double, ptr %128, align 8, !noalias !20
  %130 = fadd double %124, %129
  store double %130, ptr %128, align 8, !noalias !20
  br label %131
131:
  %132 = phi i64 [ %133, %131 ], [ 0, %126 ]
  %133 = add nuw nsw i64 %132, 1
  %134 = getelementptr double, ptr %10, i64 %132
  %135 = load double, ptr %134, align 8, !noalias !24
  %136 = getelementptr double, ptr %114, i64 %132
  %137 = load double, ptr %136, align 8, !noalias !24
  %138 = fmul double %124, %137
  %139 = fsub double %135, %138
  store double %139, ptr %134, align 8, !noalias !24
  %140 = icmp eq i64 %12, %133
  br i1 %140, label %146, label %131
141:
  %142 = mul i64 %111, %13
  %143 = getelementptr double, ptr %53, i64 %142
  %144 = load double, ptr %143, align 8, !noalias !20
  %145 = fadd double %144, 0.000000e+00
  store double %145, ptr %143, align 8, !noalias !20
  br label %146
146:
  %147 = icmp eq i64 %169, %112
  br i1 %147, label %58, label %110
148:
  %149 = phi i64 [ 0, %80 ], [ %150, %148 ]
  %150 = add nuw nsw i64 %149, 1
  %151 = getelementptr double, ptr %10, i64 %149
  %152 = load double, ptr %151, align 8, !noalias !20
  %153 = fdiv double %152, %74
  %154 = getelementptr double, ptr %84, i64 %149
  store double %153, ptr %154, align 8, !noalias !20
  %155 = icmp eq i64 %12, %150
  br i1 %155, label %85, label %148
156:
  %157 = getelementptr double, ptr %3, i64 %170
  store double 0.000000e+00, ptr %157, align 8, !noalias !0
  store i8 0, ptr %172, align 1, !noalias !0
  br label %158
158:
  %159 = phi i64 [ %169, %156 ], [ %94, %85 ], [ %169, %18 ], [ %169, %22 ]
  %160 = icmp eq i64 %171, %11
  br i1 %160, label %174, label %168
161:
  %162 = phi i64 [ %163, %161 ], [ 0, %14 ]
  %163 = add nuw nsw i64 %162, 1
  %164 = getelementptr double, ptr %2, i64 %162
  %165 = load double, ptr %164, align 8, !noalias !0
  %166 = getelementptr double, ptr %7, i64 %162
  store double %165, ptr %166, align 8, !noalias !0
  %167 = icmp eq i64 %12, %163
  br i1 %167, label %16, label %161
168:
  %169 = phi i64 [ %159, %158 ], [ 0, %16 ]
  %170 = phi i64 [ %171, %158 ], [ 0, %16 ]
  %171 = add nuw nsw i64 %170, 1
  %172 = getelementptr i8, ptr %4, i64 %170
  %173 = load i8, ptr %172, align 1, !noalias !0
  switch i8 %173, label %156 [
    i8 1, label %18
    i8 2, label %31
  ]
174:
  %175 = phi i64 [ 0, %16 ], [ %159, %158 ]
  store i64 %175, ptr %6, align 8, !noalias !0
  store i64 %175, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr writeonly captures(none) %2, ptr captures(none) %3, ptr writeonly captures(none) %4, ptr writeonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr readnone captures(none) %10, ptr readnone captures(none) %11, ptr readnone captures(none) %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18) local_unnamed_addr #0 {
  %20 = alloca i64, align 8
  store i64 0, ptr %20, align 8
  call fastcc void @f0(ptr %20, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %13, i64 %14, i64 %16) #2
  %21 = load i64, ptr %20, align 8
  ret i64 %21
}
declare double @sqrt(double) local_unnamed_addr #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery4face9_refactorB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery4face9_refactorB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!8 = !{!9, !11, !13, !1, !3}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!11 = distinct !{!11, !12, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!12 = distinct !{!12, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !18, !13, !1, !3}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!20 = !{!13, !1, !3}
!21 = !{!22, !13, !1, !3}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !13, !1, !3}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
