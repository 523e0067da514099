; 4a4fd2c0a6f2c375516faf6d701d96284de3d777473ad226e93b5feff9e41ee6
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, i64 %14, i64 %15) unnamed_addr #0 {
  %17 = tail call i64 @llvm.smax.i64(i64 %14, i64 0)
  %18 = icmp slt i64 %14, 1
  br i1 %18, label %24, label %19
19:
  %20 = icmp slt i64 %15, 1
  %21 = shl i64 %15, 3
  br label %226
22:
  %23 = icmp eq i64 %14, %228
  br i1 %23, label %24, label %226
24:
  %25 = icmp slt i64 %15, 1
  br i1 %25, label %26, label %236
26:
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %30
28:
  %29 = add nsw i64 %17, -1
  br label %31
30:
  br i1 %18, label %318, label %299
31:
  %32 = phi i64 [ 0, %28 ], [ %222, %216 ]
  %33 = phi i64 [ %29, %28 ], [ %221, %216 ]
  %34 = phi i64 [ 1, %28 ], [ %219, %216 ]
  %35 = icmp slt i64 %32, 0
  %36 = select i1 %35, i64 %14, i64 0
  %37 = getelementptr double, ptr %6, i64 %32
  %38 = getelementptr double, ptr %37, i64 %36
  %39 = load double, ptr %38, align 8, !noalias !0
  %40 = fcmp ogt double %39, 0x3D719799812DEA11
  br i1 %40, label %41, label %216
41:
  %42 = getelementptr double, ptr %8, i64 %32
  %43 = getelementptr double, ptr %42, i64 %36
  %44 = getelementptr i64, ptr %9, i64 %32
  %45 = getelementptr i64, ptr %44, i64 %36
  %46 = add i64 %36, %32
  %47 = mul i64 %46, %15
  %48 = getelementptr double, ptr %3, i64 %47
  %49 = getelementptr double, ptr %7, i64 %32
  %50 = getelementptr double, ptr %49, i64 %36
  br label %51
51:
  br i1 %25, label %52, label %244
52:
  br label %53
53:
  %54 = phi i64 [ %55, %53 ], [ 0, %52 ]
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr double, ptr %8, i64 %54
  store double 0x7FF0000000000000, ptr %56, align 8, !noalias !5
  %57 = icmp eq i64 %14, %55
  br i1 %57, label %58, label %53
58:
  store double 0.000000e+00, ptr %43, align 8, !noalias !0
  store i64 -1, ptr %45, align 8, !noalias !0
  br label %59
59:
  br i1 %25, label %72, label %258
60:
  %61 = icmp slt i64 %259, 0
  br i1 %61, label %68, label %62
62:
  %63 = getelementptr double, ptr %11, i64 %260
  %64 = load double, ptr %63, align 8, !noalias !0
  %65 = getelementptr double, ptr %11, i64 %259
  %66 = load double, ptr %65, align 8, !noalias !0
  %67 = fcmp olt double %64, %66
  br i1 %67, label %68, label %69
68:
  br label %69
69:
  %70 = phi i64 [ %259, %258 ], [ %260, %68 ], [ %259, %62 ]
  %71 = icmp eq i64 %15, %261
  br i1 %71, label %72, label %258
72:
  %73 = phi i64 [ -1, %59 ], [ %70, %69 ]
  %74 = icmp slt i64 %73, 0
  br i1 %74, label %103, label %75
75:
  %76 = getelementptr i8, ptr %12, i64 %73
  store i8 1, ptr %76, align 1, !noalias !0
  %77 = getelementptr double, ptr %10, i64 %73
  %78 = load double, ptr %77, align 8, !noalias !0
  %79 = fcmp ogt double %78, 0x3D719799812DEA11
  br i1 %79, label %103, label %80
80:
  %81 = getelementptr double, ptr %4, i64 %73
  %82 = getelementptr double, ptr %11, i64 %73
  br label %265
83:
  %84 = getelementptr double, ptr %8, i64 %266
  %85 = load double, ptr %84, align 8, !noalias !0
  %86 = fcmp oeq double %85, 0x7FF0000000000000
  br i1 %86, label %87, label %101
87:
  %88 = load double, ptr %82, align 8, !noalias !0
  store double %88, ptr %84, align 8, !noalias !0
  %89 = getelementptr i64, ptr %9, i64 %266
  store i64 %73, ptr %89, align 8, !noalias !0
  br i1 %25, label %101, label %90
90:
  %91 = getelementptr double, ptr %3, i64 %268
  %92 = getelementptr double, ptr %7, i64 %266
  br label %272
93:
  %94 = getelementptr double, ptr %11, i64 %273
  %95 = load double, ptr %94, align 8, !noalias !0
  %96 = fcmp olt double %283, %95
  br i1 %96, label %97, label %99
97:
  store double %283, ptr %94, align 8, !noalias !0
  %98 = getelementptr i64, ptr %13, i64 %273
  store i64 %266, ptr %98, align 8, !noalias !0
  br label %99
99:
  %100 = icmp eq i64 %15, %274
  br i1 %100, label %101, label %272
101:
  %102 = icmp eq i64 %14, %267
  br i1 %102, label %59, label %265
103:
  %104 = phi i64 [ -1, %72 ], [ %73, %75 ]
  %105 = icmp slt i64 %104, 0
  br i1 %105, label %216, label %106
106:
  %107 = getelementptr double, ptr %11, i64 %104
  %108 = load double, ptr %107, align 8, !noalias !0
  br label %287
109:
  br i1 %25, label %128, label %293
110:
  %111 = getelementptr double, ptr %7, i64 %288
  %112 = load double, ptr %111, align 8, !noalias !0
  %113 = fsub double %108, %291
  %114 = fadd double %113, %112
  store double %114, ptr %111, align 8, !noalias !0
  br label %115
115:
  %116 = icmp eq i64 %14, %289
  br i1 %116, label %109, label %287
117:
  %118 = getelementptr double, ptr %11, i64 %294
  %119 = load double, ptr %118, align 8, !noalias !0
  %120 = fcmp olt double %119, %108
  br i1 %120, label %121, label %126
121:
  %122 = getelementptr double, ptr %5, i64 %294
  %123 = load double, ptr %122, align 8, !noalias !0
  %124 = fsub double %108, %119
  %125 = fsub double %123, %124
  store double %125, ptr %122, align 8, !noalias !0
  br label %126
126:
  %127 = icmp eq i64 %15, %295
  br i1 %127, label %128, label %293
128:
  %129 = load double, ptr %38, align 8, !noalias !0
  %130 = getelementptr double, ptr %10, i64 %104
  %131 = load double, ptr %130, align 8, !noalias !0
  %132 = fcmp olt double %131, %129
  %133 = select i1 %132, double %131, double %129
  %134 = getelementptr i64, ptr %13, i64 %104
  %135 = load i64, ptr %134, align 8, !noalias !0
  %136 = icmp slt i64 %135, 0
  %137 = select i1 %136, i64 %14, i64 0
  %138 = getelementptr i64, ptr %9, i64 %135
  %139 = getelementptr i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8, !noalias !0
  %141 = icmp sgt i64 %140, -1
  br i1 %141, label %142, label %174
142:
  %143 = phi double [ %164, %142 ], [ %133, %128 ]
  %144 = phi i64 [ %154, %142 ], [ %104, %128 ]
  %145 = icmp slt i64 %144, 0
  %146 = select i1 %145, i64 %15, i64 0
  %147 = getelementptr i64, ptr %13, i64 %144
  %148 = getelementptr i64, ptr %147, i64 %146
  %149 = load i64, ptr %148, align 8, !noalias !0
  %150 = icmp slt i64 %149, 0
  %151 = select i1 %150, i64 %14, i64 0
  %152 = getelementptr i64, ptr %9, i64 %149
  %153 = getelementptr i64, ptr %152, i64 %151
  %154 = load i64, ptr %153, align 8, !noalias !0
  %155 = add i64 %151, %149
  %156 = icmp slt i64 %154, 0
  %157 = select i1 %156, i64 %15, i64 0
  %158 = mul i64 %155, %15
  %159 = getelementptr double, ptr %4, i64 %158
  %160 = getelementptr double, ptr %159, i64 %154
  %161 = getelementptr double, ptr %160, i64 %157
  %162 = load double, ptr %161, align 8, !noalias !0
  %163 = fcmp olt double %162, %143
  %164 = select i1 %163, double %162, double %143
  %165 = getelementptr i64, ptr %13, i64 %154
  %166 = getelementptr i64, ptr %165, i64 %157
  %167 = load i64, ptr %166, align 8, !noalias !0
  %168 = icmp slt i64 %167, 0
  %169 = select i1 %168, i64 %14, i64 0
  %170 = getelementptr i64, ptr %9, i64 %167
  %171 = getelementptr i64, ptr %170, i64 %169
  %172 = load i64, ptr %171, align 8, !noalias !0
  %173 = icmp sgt i64 %172, -1
  br i1 %173, label %142, label %174
174:
  %175 = phi double [ %133, %128 ], [ %164, %142 ]
  %176 = fsub double %129, %175
  store double %176, ptr %38, align 8, !noalias !0
  %177 = load double, ptr %130, align 8, !noalias !0
  %178 = fsub double %177, %175
  store double %178, ptr %130, align 8, !noalias !0
  %179 = load i64, ptr %134, align 8, !noalias !0
  %180 = icmp slt i64 %179, 0
  %181 = select i1 %180, i64 %14, i64 0
  %182 = add i64 %181, %179
  %183 = mul i64 %182, %15
  %184 = getelementptr double, ptr %4, i64 %183
  %185 = getelementptr double, ptr %184, i64 %104
  %186 = load double, ptr %185, align 8, !noalias !0
  %187 = fadd double %175, %186
  store double %187, ptr %185, align 8, !noalias !0
  %188 = getelementptr i64, ptr %9, i64 %179
  %189 = getelementptr i64, ptr %188, i64 %181
  %190 = load i64, ptr %189, align 8, !noalias !0
  %191 = icmp slt i64 %190, 0
  br i1 %191, label %192, label %195
192:
  %193 = load double, ptr %38, align 8, !noalias !0
  %194 = fcmp ogt double %193, 0x3D719799812DEA11
  br i1 %194, label %51, label %216
195:
  %196 = phi i64 [ %214, %195 ], [ %190, %174 ]
  %197 = phi i64 [ %207, %195 ], [ %183, %174 ]
  %198 = getelementptr double, ptr %4, i64 %197
  %199 = getelementptr double, ptr %198, i64 %196
  %200 = load double, ptr %199, align 8, !noalias !0
  %201 = fsub double %200, %175
  store double %201, ptr %199, align 8, !noalias !0
  %202 = getelementptr i64, ptr %13, i64 %196
  %203 = load i64, ptr %202, align 8, !noalias !0
  %204 = icmp slt i64 %203, 0
  %205 = select i1 %204, i64 %14, i64 0
  %206 = add i64 %205, %203
  %207 = mul i64 %206, %15
  %208 = getelementptr double, ptr %4, i64 %207
  %209 = getelementptr double, ptr %208, i64 %196
  %210 = load double, ptr %209, align 8, !noalias !0
  %211 = fadd double %175, %210
  store double %211, ptr %209, align 8, !noalias !0
  %212 = getelementptr i64, ptr %9, i64 %203
  %213 = getelementptr i64, ptr %212, i64 %205
  %214 = load i64, ptr %213, align 8, !noalias !0
  %215 = icmp slt i64 %214, 0
  br i1 %215, label %192, label %195
216:
  %217 = icmp sgt i64 %33, 0
  %218 = zext i1 %217 to i64
  %219 = add i64 %34, %218
  %220 = sext i1 %217 to i64
  %221 = add nsw i64 %33, %220
  %222 = select i1 %217, i64 %34, i64 0
  br i1 %217, label %31, label %30
223:
  %224 = phi double [ %300, %299 ], [ %316, %307 ]
  %225 = icmp eq i64 %14, %302
  br i1 %225, label %318, label %299
226:
  %227 = phi i64 [ 0, %19 ], [ %228, %22 ]
  %228 = add nuw nsw i64 %227, 1
  %229 = getelementptr double, ptr %1, i64 %227
  %230 = load double, ptr %229, align 8, !noalias !0
  %231 = getelementptr double, ptr %6, i64 %227
  store double %230, ptr %231, align 8, !noalias !0
  %232 = getelementptr double, ptr %7, i64 %227
  store double 0.000000e+00, ptr %232, align 8, !noalias !0
  br i1 %20, label %22, label %233
233:
  %234 = mul i64 %227, %21
  %235 = getelementptr i8, ptr %4, i64 %234
  tail call void @llvm.memset.p0.i64(ptr align 8 %235, i8 0, i64 %21, i1 false), !noalias !0
  br label %22
236:
  %237 = phi i64 [ %238, %236 ], [ 0, %24 ]
  %238 = add nuw nsw i64 %237, 1
  %239 = getelementptr double, ptr %2, i64 %237
  %240 = load double, ptr %239, align 8, !noalias !0
  %241 = getelementptr double, ptr %10, i64 %237
  store double %240, ptr %241, align 8, !noalias !0
  %242 = getelementptr double, ptr %5, i64 %237
  store double 0.000000e+00, ptr %242, align 8, !noalias !0
  %243 = icmp eq i64 %15, %238
  br i1 %243, label %26, label %236
244:
  %245 = phi i64 [ %246, %244 ], [ 0, %51 ]
  %246 = add nuw nsw i64 %245, 1
  %247 = getelementptr double, ptr %48, i64 %245
  %248 = load double, ptr %247, align 8, !noalias !0
  %249 = load double, ptr %50, align 8, !noalias !0
  %250 = fsub double %248, %249
  %251 = getelementptr double, ptr %5, i64 %245
  %252 = load double, ptr %251, align 8, !noalias !0
  %253 = fsub double %250, %252
  %254 = getelementptr double, ptr %11, i64 %245
  store double %253, ptr %254, align 8, !noalias !0
  %255 = getelementptr i8, ptr %12, i64 %245
  store i8 0, ptr %255, align 1, !noalias !0
  %256 = getelementptr i64, ptr %13, i64 %245
  store i64 %32, ptr %256, align 8, !noalias !0
  %257 = icmp eq i64 %15, %246
  br i1 %257, label %52, label %244
258:
  %259 = phi i64 [ %70, %69 ], [ -1, %59 ]
  %260 = phi i64 [ %261, %69 ], [ 0, %59 ]
  %261 = add nuw nsw i64 %260, 1
  %262 = getelementptr i8, ptr %12, i64 %260
  %263 = load i8, ptr %262, align 1, !noalias !0
  %264 = icmp eq i8 %263, 0
  br i1 %264, label %60, label %69
265:
  %266 = phi i64 [ 0, %80 ], [ %267, %101 ]
  %267 = add nuw nsw i64 %266, 1
  %268 = mul i64 %266, %15
  %269 = getelementptr double, ptr %81, i64 %268
  %270 = load double, ptr %269, align 8, !noalias !0
  %271 = fcmp ogt double %270, 0x3D719799812DEA11
  br i1 %271, label %83, label %101
272:
  %273 = phi i64 [ 0, %90 ], [ %274, %99 ]
  %274 = add nuw nsw i64 %273, 1
  %275 = load double, ptr %82, align 8, !noalias !0
  %276 = getelementptr double, ptr %91, i64 %273
  %277 = load double, ptr %276, align 8, !noalias !0
  %278 = fadd double %275, %277
  %279 = load double, ptr %92, align 8, !noalias !0
  %280 = fsub double %278, %279
  %281 = getelementptr double, ptr %5, i64 %273
  %282 = load double, ptr %281, align 8, !noalias !0
  %283 = fsub double %280, %282
  %284 = getelementptr i8, ptr %12, i64 %273
  %285 = load i8, ptr %284, align 1, !noalias !0
  %286 = icmp eq i8 %285, 0
  br i1 %286, label %93, label %99
287:
  %288 = phi i64 [ %289, %115 ], [ 0, %106 ]
  %289 = add nuw nsw i64 %288, 1
  %290 = getelementptr double, ptr %8, i64 %288
  %291 = load double, ptr %290, align 8, !noalias !0
  %292 = fcmp olt double %291, %108
  br i1 %292, label %110, label %115
293:
  %294 = phi i64 [ %295, %126 ], [ 0, %109 ]
  %295 = add nuw nsw i64 %294, 1
  %296 = getelementptr i8, ptr %12, i64 %294
  %297 = load i8, ptr %296, align 1, !noalias !0
  %298 = icmp eq i8 %297, 0
  br i1 %298, label %126, label %117
299:
  %300 = phi double [ %224, %223 ], [ 0.000000e+00, %30 ]
  %301 = phi i64 [ %302, %223 ], [ 0, %30 ]
  %302 = add nuw nsw i64 %301, 1
  br i1 %25, label %223, label %303
303:
  %304 = mul i64 %301, %15
  %305 = getelementptr double, ptr %4, i64 %304
  %306 = getelementptr double, ptr %3, i64 %304
  br label %307
307:
  %308 = phi double [ %300, %303 ], [ %316, %307 ]
  %309 = phi i64 [ 0, %303 ], [ %310, %307 ]
  %310 = add nuw nsw i64 %309, 1
  %311 = getelementptr double, ptr %305, i64 %309
  %312 = load double, ptr %311, align 8, !noalias !0
  %313 = getelementptr double, ptr %306, i64 %309
  %314 = load double, ptr %313, align 8, !noalias !0
  %315 = fmul double %312, %314
  %316 = fadd double %308, %315
  %317 = icmp eq i64 %15, %310
  br i1 %317, label %223, label %307
318:
  %319 = phi double [ 0.000000e+00, %30 ], [ %224, %223 ]
  store double %319, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, i64 %13, i64 %14) local_unnamed_addr #0 {
  %16 = alloca double, align 8
  store double 0.000000e+00, ptr %16, align 8
  call fastcc void @f0(ptr %16, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14) #3
  %17 = load double, ptr %16, align 8
  ret double %17
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.smax.i64(i64, i64) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport10_transportB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport10_transportB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
