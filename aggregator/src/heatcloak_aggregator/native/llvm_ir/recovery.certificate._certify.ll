; 1fd428b6ef6cf43d0d4d9b8bb97a4fc1955e214f38ffbce8a6bd90b25b50bcd5
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr writeonly captures(none) %8, double %9, i64 %10, i64 %11, i64 %12) unnamed_addr #0 {
  %14 = icmp slt i64 %12, 1
  br i1 %14, label %15, label %225
15:
  %16 = icmp slt i64 %11, 1
  br i1 %16, label %32, label %232
17:
  %18 = mul i64 %233, %12
  %19 = getelementptr double, ptr %1, i64 %18
  br i1 %14, label %30, label %20
20:
  %21 = phi i64 [ %22, %20 ], [ 0, %17 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr double, ptr %7, i64 %21
  %24 = load double, ptr %23, align 8, !noalias !0
  %25 = getelementptr double, ptr %19, i64 %21
  %26 = load double, ptr %25, align 8, !noalias !0
  %27 = fmul double %236, %26
  %28 = fsub double %24, %27
  store double %28, ptr %23, align 8, !noalias !0
  %29 = icmp eq i64 %12, %22
  br i1 %29, label %30, label %20
30:
  %31 = icmp eq i64 %234, %11
  br i1 %31, label %32, label %232
32:
  %33 = icmp eq i64 %10, 0
  br i1 %33, label %85, label %34
34:
  br i1 %16, label %107, label %35
35:
  %36 = phi i64 [ %37, %81 ], [ 0, %34 ]
  %37 = add nuw nsw i64 %36, 1
  %38 = mul i64 %36, %12
  %39 = getelementptr double, ptr %1, i64 %38
  br i1 %14, label %81, label %42
40:
  %41 = fadd double %69, %79
  br label %81
42:
  %43 = phi double [ %79, %42 ], [ 0.000000e+00, %35 ]
  %44 = phi double [ %69, %42 ], [ 0.000000e+00, %35 ]
  %45 = phi i64 [ %46, %42 ], [ 0, %35 ]
  %46 = add nuw nsw i64 %45, 1
  %47 = getelementptr double, ptr %39, i64 %45
  %48 = load double, ptr %47, align 8, !noalias !5
  %49 = getelementptr double, ptr %5, i64 %45
  %50 = load double, ptr %49, align 8, !noalias !5
  %51 = fmul double %48, %50
  %52 = fmul double %48, 0x41A0000002000000
  %53 = fsub double %52, %48
  %54 = fsub double %52, %53
  %55 = fmul double %50, 0x41A0000002000000
  %56 = fsub double %55, %50
  %57 = fsub double %55, %56
  %58 = fsub double %48, %54
  %59 = fsub double %50, %57
  %60 = fmul double %58, %59
  %61 = fmul double %54, %57
  %62 = fsub double %51, %61
  %63 = fmul double %58, %57
  %64 = fsub double %62, %63
  %65 = fmul double %54, %59
  %66 = fsub double %64, %65
  %67 = fsub double %60, %66
  %68 = fadd double %43, %67
  %69 = fadd double %44, %51
  %70 = fsub double %69, %44
  %71 = fsub double %69, %70
  %72 = fsub double %44, %71
  %73 = fsub double %51, %70
  %74 = fadd double %73, %72
  %75 = getelementptr double, ptr %6, i64 %45
  %76 = load double, ptr %75, align 8, !noalias !5
  %77 = fmul double %48, %76
  %78 = fadd double %77, %74
  %79 = fadd double %78, %68
  %80 = icmp eq i64 %12, %46
  br i1 %80, label %40, label %42
81:
  %82 = phi double [ 0.000000e+00, %35 ], [ %41, %40 ]
  %83 = getelementptr double, ptr %4, i64 %36
  store double %82, ptr %83, align 8, !noalias !10
  %84 = icmp eq i64 %37, %11
  br i1 %84, label %107, label %35
85:
  br i1 %16, label %107, label %90
86:
  %87 = phi double [ 0.000000e+00, %90 ], [ %105, %96 ]
  %88 = getelementptr double, ptr %4, i64 %91
  store double %87, ptr %88, align 8, !noalias !11
  %89 = icmp eq i64 %92, %11
  br i1 %89, label %107, label %90
90:
  %91 = phi i64 [ %92, %86 ], [ 0, %85 ]
  %92 = add nuw nsw i64 %91, 1
  br i1 %14, label %86, label %93
93:
  %94 = mul i64 %91, %12
  %95 = getelementptr double, ptr %1, i64 %94
  br label %96
96:
  %97 = phi double [ 0.000000e+00, %93 ], [ %105, %96 ]
  %98 = phi i64 [ 0, %93 ], [ %99, %96 ]
  %99 = add nuw nsw i64 %98, 1
  %100 = getelementptr double, ptr %95, i64 %98
  %101 = load double, ptr %100, align 8, !noalias !11
  %102 = getelementptr double, ptr %5, i64 %98
  %103 = load double, ptr %102, align 8, !noalias !11
  %104 = fmul reassoc nsz contract double %103, %101
  %105 = fadd reassoc nsz contract double %104, %97
  %106 = icmp eq i64 %12, %99
  br i1 %106, label %86, label %96
107:
  br i1 %14, label %117, label %108
108:
  %109 = phi double [ %115, %108 ], [ 0.000000e+00, %107 ]
  %110 = phi i64 [ %111, %108 ], [ 0, %107 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = getelementptr double, ptr %7, i64 %110
  %113 = load double, ptr %112, align 8, !noalias !14
  %114 = fmul reassoc nsz contract double %113, %113
  %115 = fadd reassoc nsz contract double %114, %109
  %116 = icmp eq i64 %12, %111
  br i1 %116, label %117, label %108
117:
  %118 = phi double [ 0.000000e+00, %107 ], [ %115, %108 ]
  %119 = tail call double @sqrt(double %118)
  store double %119, ptr %8, align 8, !noalias !19
  %120 = icmp sgt i64 %12, 0
  br i1 %120, label %121, label %130
121:
  %122 = phi double [ %128, %121 ], [ 0.000000e+00, %117 ]
  %123 = phi i64 [ %124, %121 ], [ 0, %117 ]
  %124 = add nuw nsw i64 %123, 1
  %125 = getelementptr double, ptr %5, i64 %123
  %126 = load double, ptr %125, align 8, !noalias !20
  %127 = fmul reassoc nsz contract double %126, %126
  %128 = fadd reassoc nsz contract double %127, %122
  %129 = icmp eq i64 %12, %124
  br i1 %129, label %130, label %121
130:
  %131 = phi double [ 0.000000e+00, %117 ], [ %128, %121 ]
  %132 = tail call double @sqrt(double %131)
  br i1 %14, label %142, label %133
133:
  %134 = phi double [ %140, %133 ], [ 0.000000e+00, %130 ]
  %135 = phi i64 [ %136, %133 ], [ 0, %130 ]
  %136 = add nuw nsw i64 %135, 1
  %137 = getelementptr double, ptr %7, i64 %135
  %138 = load double, ptr %137, align 8, !noalias !27
  %139 = fmul reassoc nsz contract double %138, %138
  %140 = fadd reassoc nsz contract double %139, %134
  %141 = icmp eq i64 %12, %136
  br i1 %141, label %142, label %133
142:
  %143 = phi double [ 0.000000e+00, %130 ], [ %140, %133 ]
  %144 = tail call double @sqrt(double %143)
  %145 = fsub double %9, %144
  %146 = fmul double %132, %145
  %147 = fcmp ogt double %144, 0.000000e+00
  %148 = fcmp ogt double %132, 0.000000e+00
  %149 = select i1 %147, i1 %148, i1 false
  br i1 %149, label %150, label %159
150:
  br i1 %120, label %151, label %153
151:
  %152 = fdiv double %132, %144
  br label %172
153:
  %154 = phi double [ 0.000000e+00, %150 ], [ %191, %189 ]
  %155 = fmul double %144, 5.000000e-01
  %156 = fdiv double %155, %132
  %157 = fmul double %156, %154
  %158 = fadd double %146, %157
  br label %159
159:
  %160 = phi double [ %158, %153 ], [ %146, %142 ]
  br i1 %16, label %169, label %193
161:
  %162 = getelementptr double, ptr %4, i64 %195
  %163 = load double, ptr %162, align 8, !noalias !32
  %164 = fcmp ogt double %163, %194
  %165 = select i1 %164, double %163, double %194
  br label %166
166:
  %167 = phi double [ %165, %161 ], [ %194, %193 ]
  %168 = icmp eq i64 %11, %196
  br i1 %168, label %169, label %193
169:
  %170 = phi double [ 1.000000e+00, %159 ], [ %167, %166 ]
  %171 = fdiv double %160, %170
  br i1 %16, label %238, label %200
172:
  %173 = phi double [ 0.000000e+00, %151 ], [ %191, %189 ]
  %174 = phi i64 [ 0, %151 ], [ %190, %189 ]
  %175 = getelementptr double, ptr %5, i64 %174
  %176 = load double, ptr %175, align 8, !noalias !32
  %177 = getelementptr double, ptr %7, i64 %174
  %178 = load double, ptr %177, align 8, !noalias !32
  %179 = fmul double %152, %178
  %180 = fsub double %176, %179
  br label %181
181:
  %182 = phi double [ 1.000000e+00, %172 ], [ %187, %181 ]
  %183 = phi double [ %180, %172 ], [ %188, %181 ]
  %184 = phi i1 [ false, %172 ], [ true, %181 ]
  %185 = phi i1 [ true, %172 ], [ false, %181 ]
  %186 = fmul double %182, %183
  %187 = select i1 %185, double %182, double %186
  %188 = fmul double %183, %183
  br i1 %184, label %189, label %181
189:
  %190 = add nuw nsw i64 %174, 1
  %191 = fadd double %173, %187
  %192 = icmp eq i64 %190, %12
  br i1 %192, label %153, label %172
193:
  %194 = phi double [ %167, %166 ], [ 1.000000e+00, %159 ]
  %195 = phi i64 [ %196, %166 ], [ 0, %159 ]
  %196 = add nuw nsw i64 %195, 1
  %197 = getelementptr double, ptr %3, i64 %195
  %198 = load double, ptr %197, align 8, !noalias !32
  %199 = fcmp olt double %198, 1.000000e+00
  br i1 %199, label %161, label %166
200:
  %201 = phi double [ %221, %200 ], [ %160, %169 ]
  %202 = phi double [ %223, %200 ], [ %171, %169 ]
  %203 = phi i64 [ %204, %200 ], [ 0, %169 ]
  %204 = add nuw nsw i64 %203, 1
  %205 = getelementptr double, ptr %3, i64 %203
  %206 = load double, ptr %205, align 8, !noalias !32
  %207 = getelementptr double, ptr %4, i64 %203
  %208 = load double, ptr %207, align 8, !noalias !32
  %209 = fadd double %208, -1.000000e+00
  %210 = fcmp olt double %209, 0.000000e+00
  %211 = select i1 %210, double 0.000000e+00, double %209
  %212 = fdiv double %208, %170
  %213 = fadd double %212, -1.000000e+00
  %214 = fcmp olt double %213, 0.000000e+00
  %215 = select i1 %214, double 0.000000e+00, double %213
  %216 = fsub double 1.000000e+00, %212
  %217 = fmul double %206, %216
  %218 = fsub double 1.000000e+00, %208
  %219 = fmul double %206, %218
  %220 = fadd double %219, %211
  %221 = fadd double %201, %220
  %222 = fadd double %217, %215
  %223 = fadd double %202, %222
  %224 = icmp eq i64 %11, %204
  br i1 %224, label %238, label %200
225:
  %226 = phi i64 [ %227, %225 ], [ 0, %13 ]
  %227 = add nuw nsw i64 %226, 1
  %228 = getelementptr double, ptr %2, i64 %226
  %229 = load double, ptr %228, align 8, !noalias !19
  %230 = getelementptr double, ptr %7, i64 %226
  store double %229, ptr %230, align 8, !noalias !19
  %231 = icmp eq i64 %12, %227
  br i1 %231, label %15, label %225
232:
  %233 = phi i64 [ %234, %30 ], [ 0, %15 ]
  %234 = add nuw nsw i64 %233, 1
  %235 = getelementptr double, ptr %3, i64 %233
  %236 = load double, ptr %235, align 8, !noalias !19
  %237 = fcmp une double %236, 0.000000e+00
  br i1 %237, label %17, label %30
238:
  %239 = phi double [ %171, %169 ], [ %223, %200 ]
  %240 = phi double [ %160, %169 ], [ %221, %200 ]
  %241 = fcmp olt double %239, %240
  %242 = select i1 %241, double %239, double %240
  store double %242, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr readnone captures(none) %5, ptr readnone captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, ptr readnone captures(none) %9, ptr readnone captures(none) %10, ptr captures(none) %11, ptr readnone captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr captures(none) %15, ptr writeonly captures(none) %16, double %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca double, align 8
  store double 0.000000e+00, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, ptr %11, ptr %13, ptr %14, ptr %15, ptr %16, double %17, i64 %18, i64 %19, i64 %20) #2
  %27 = load double, ptr %26, align 8
  ret double %27
}
declare double @sqrt(double) local_unnamed_addr #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery11certificate8_certifyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery11certificate8_certifyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdx"}
!5 = !{!6, !8, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels15dot_compensatedB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels15dot_compensatedB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!8 = distinct !{!8, !9, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!9 = distinct !{!9, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!10 = !{!8, !3}
!11 = !{!12, !3}
!12 = distinct !{!12, !13, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v10B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!13 = distinct !{!13, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v10B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!14 = !{!15, !17, !3}
!15 = distinct !{!15, !16, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!16 = distinct !{!16, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!17 = distinct !{!17, !18, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!18 = distinct !{!18, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!19 = !{!3}
!20 = !{!21, !23, !25, !3}
!21 = distinct !{!21, !22, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!23 = distinct !{!23, !24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!24 = distinct !{!24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !30, !25, !3}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!30 = distinct !{!30, !31, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!31 = distinct !{!31, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!32 = !{!25, !3}
