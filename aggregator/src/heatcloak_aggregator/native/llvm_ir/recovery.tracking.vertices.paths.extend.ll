; 4dce8716edf428a0a587e799c271eff5bc97f09914c9ef76d1389c5a0decad16
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, double %10, double %11, ptr captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr writeonly captures(none) %18, ptr captures(none) %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) unnamed_addr #0 {
  %28 = getelementptr i64, ptr %12, i64 %20
  %29 = icmp slt i64 %24, 1
  br i1 %29, label %480, label %30
30:
  %31 = add i64 %20, -1
  %32 = getelementptr i64, ptr %12, i64 %31
  %33 = icmp sgt i64 %25, 0
  %34 = icmp eq i64 %31, 0
  %35 = icmp slt i64 %20, 2
  %36 = select i1 %35, i64 %20, i64 0
  %37 = mul i64 %25, %20
  %38 = tail call i64 @llvm.smin.i64(i64 %20, i64 0)
  %39 = getelementptr i64, ptr %32, i64 %38
  %40 = icmp slt i64 %25, 1
  %41 = tail call i64 @llvm.smin.i64(i64 %20, i64 0)
  %42 = add i64 %41, %31
  %43 = mul i64 %26, %42
  %44 = getelementptr double, ptr %15, i64 %43
  %45 = icmp slt i64 %26, 1
  %46 = getelementptr i64, ptr %1, i64 %31
  %47 = getelementptr i64, ptr %46, i64 %41
  %48 = fsub double 1.000000e+00, %11
  %49 = add nsw i64 %26, -1
  %50 = tail call i64 @llvm.smin.i64(i64 %26, i64 0)
  %51 = getelementptr double, ptr %44, i64 %49
  %52 = getelementptr double, ptr %51, i64 %50
  %53 = icmp slt i64 %26, 2
  %54 = select i1 %53, i64 0, i64 %49
  %55 = icmp sgt i64 %54, 0
  %56 = sitofp i64 %49 to double
  %57 = fsub double 1.000000e+00, %10
  %58 = getelementptr i64, ptr %2, i64 %31
  %59 = getelementptr i64, ptr %58, i64 %41
  %60 = icmp slt i64 %21, 1
  %61 = mul i64 %42, %21
  %62 = getelementptr double, ptr %3, i64 %61
  %63 = mul i64 %21, %21
  %64 = icmp slt i64 %21, 0
  %65 = select i1 %64, i64 %26, i64 0
  %66 = getelementptr double, ptr %17, i64 %21
  %67 = getelementptr double, ptr %66, i64 %65
  %68 = icmp sgt i64 %21, -1
  %69 = add nuw nsw i64 %21, 1
  %70 = tail call i64 @llvm.smax.i64(i64 %21, i64 -1)
  %71 = add nsw i64 %70, 1
  %72 = shl nuw i64 %26, 3
  %73 = getelementptr i64, ptr %12, i64 %31
  %74 = getelementptr i64, ptr %73, i64 %41
  %75 = getelementptr i64, ptr %12, i64 %31
  %76 = getelementptr i64, ptr %75, i64 %41
  br label %222
77:
  br i1 %40, label %84, label %78
78:
  %79 = mul i64 %223, %37
  %80 = getelementptr i64, ptr %74, i64 %79
  %81 = mul i64 %223, %25
  %82 = getelementptr double, ptr %13, i64 %81
  %83 = getelementptr i64, ptr %19, i64 %223
  br label %243
84:
  %85 = phi double [ 0.000000e+00, %77 ], [ %156, %147 ]
  br i1 %40, label %218, label %86
86:
  %87 = mul i64 %223, %37
  %88 = getelementptr i64, ptr %76, i64 %87
  %89 = mul i64 %223, %25
  %90 = getelementptr double, ptr %13, i64 %89
  br label %470
91:
  %92 = tail call double @llvm.log.f64(double %468)
  br label %93
93:
  %94 = phi double [ 0xFFF0000000000000, %365 ], [ %92, %91 ]
  %95 = load i64, ptr %83, align 8, !noalias !0
  %96 = add i64 %95, -7046029254386353131
  store i64 %96, ptr %83, align 8, !noalias !0
  %97 = lshr i64 %96, 30
  %98 = xor i64 %97, %96
  %99 = mul i64 %98, -4658895280553007687
  %100 = lshr i64 %99, 27
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -7723592293110705685
  %103 = lshr i64 %102, 42
  %104 = lshr i64 %102, 11
  %105 = xor i64 %103, %104
  %106 = uitofp nneg i64 %105 to double
  %107 = fmul double %106, 0x3CA0000000000000
  br i1 %45, label %116, label %108
108:
  %109 = phi double [ %114, %108 ], [ 0.000000e+00, %93 ]
  %110 = phi i64 [ %111, %108 ], [ 0, %93 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = getelementptr double, ptr %44, i64 %110
  %113 = load double, ptr %112, align 8, !noalias !5
  %114 = fadd reassoc nsz contract double %113, %109
  %115 = icmp eq i64 %26, %111
  br i1 %115, label %116, label %108
116:
  %117 = phi i64 [ 0, %93 ], [ %26, %108 ]
  %118 = phi double [ 0.000000e+00, %93 ], [ %114, %108 ]
  %119 = icmp sgt i64 %117, 0
  br i1 %119, label %120, label %147
120:
  %121 = add nsw i64 %117, -1
  %122 = fmul double %107, %118
  br label %123
123:
  %124 = phi i64 [ %146, %138 ], [ 0, %120 ]
  %125 = phi i64 [ %145, %138 ], [ %121, %120 ]
  %126 = phi i64 [ %143, %138 ], [ 1, %120 ]
  %127 = phi double [ %140, %138 ], [ %122, %120 ]
  %128 = phi i64 [ %139, %138 ], [ 0, %120 ]
  %129 = icmp slt i64 %124, 0
  %130 = select i1 %129, i64 %26, i64 0
  %131 = getelementptr double, ptr %44, i64 %124
  %132 = getelementptr double, ptr %131, i64 %130
  %133 = load double, ptr %132, align 8, !noalias !10
  %134 = fcmp ogt double %133, 0.000000e+00
  br i1 %134, label %135, label %138
135:
  %136 = fsub double %127, %133
  %137 = fcmp olt double %136, 0.000000e+00
  br i1 %137, label %147, label %138
138:
  %139 = phi i64 [ %124, %135 ], [ %128, %123 ]
  %140 = phi double [ %136, %135 ], [ %127, %123 ]
  %141 = icmp sgt i64 %125, 0
  %142 = zext i1 %141 to i64
  %143 = add i64 %126, %142
  %144 = sext i1 %141 to i64
  %145 = add nsw i64 %125, %144
  %146 = select i1 %141, i64 %126, i64 0
  br i1 %141, label %123, label %147
147:
  %148 = phi i64 [ 0, %116 ], [ %139, %138 ], [ %124, %135 ]
  %149 = icmp slt i64 %148, 0
  %150 = select i1 %149, i64 %26, i64 0
  %151 = getelementptr double, ptr %17, i64 %148
  %152 = getelementptr double, ptr %151, i64 %150
  %153 = load double, ptr %152, align 8, !noalias !11
  %154 = tail call double @llvm.log.f64(double %153)
  %155 = fsub double %94, %154
  %156 = fadd double %244, %155
  store i64 %148, ptr %248, align 8, !noalias !11
  %157 = icmp eq i64 %25, %246
  br i1 %157, label %84, label %243
158:
  %159 = icmp slt i64 %476, 0
  %160 = select i1 %159, i64 %21, i64 0
  %161 = getelementptr double, ptr %62, i64 %476
  %162 = getelementptr double, ptr %161, i64 %160
  %163 = load double, ptr %162, align 8, !noalias !11
  br i1 %33, label %164, label %197
164:
  %165 = load i64, ptr %59, align 8, !noalias !12
  %166 = icmp slt i64 %165, 0
  %167 = select i1 %166, i64 %22, i64 0
  %168 = add i64 %167, %165
  %169 = mul i64 %168, %63
  %170 = getelementptr double, ptr %5, i64 %169
  %171 = getelementptr double, ptr %170, i64 %476
  %172 = getelementptr double, ptr %171, i64 %160
  br label %187
173:
  %174 = getelementptr double, ptr %90, i64 %189
  %175 = load double, ptr %174, align 8, !noalias !12
  %176 = icmp slt i64 %193, 0
  %177 = select i1 %176, i64 %21, i64 0
  %178 = add i64 %177, %193
  %179 = mul i64 %178, %21
  %180 = getelementptr double, ptr %172, i64 %179
  %181 = load double, ptr %180, align 8, !noalias !12
  %182 = fmul double %175, %181
  %183 = fsub double %188, %182
  br label %184
184:
  %185 = phi double [ %183, %173 ], [ %188, %187 ]
  %186 = icmp eq i64 %190, %25
  br i1 %186, label %197, label %187
187:
  %188 = phi double [ %163, %164 ], [ %185, %184 ]
  %189 = phi i64 [ 0, %164 ], [ %190, %184 ]
  %190 = add nuw nsw i64 %189, 1
  %191 = mul i64 %189, %20
  %192 = getelementptr i64, ptr %88, i64 %191
  %193 = load i64, ptr %192, align 8, !noalias !12
  %194 = icmp ne i64 %189, %472
  %195 = icmp slt i64 %193, %21
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %173, label %184
197:
  %198 = phi double [ %163, %158 ], [ %185, %184 ]
  %199 = load i64, ptr %59, align 8, !noalias !11
  %200 = icmp slt i64 %199, 0
  %201 = select i1 %200, i64 %22, i64 0
  %202 = add i64 %201, %199
  %203 = mul i64 %202, %21
  %204 = getelementptr double, ptr %4, i64 %203
  %205 = getelementptr double, ptr %204, i64 %476
  %206 = getelementptr double, ptr %205, i64 %160
  %207 = load double, ptr %206, align 8, !noalias !11
  %208 = fmul double %478, 5.000000e-01
  %209 = fadd double %163, %198
  %210 = fmul double %208, %209
  %211 = fmul double %478, %208
  %212 = fmul double %211, %207
  %213 = fsub double %210, %212
  %214 = fadd double %471, %213
  br label %215
215:
  %216 = phi double [ %214, %197 ], [ %471, %470 ]
  %217 = icmp eq i64 %25, %473
  br i1 %217, label %218, label %470
218:
  %219 = phi double [ %85, %84 ], [ %216, %215 ]
  %220 = getelementptr double, ptr %18, i64 %223
  store double %219, ptr %220, align 8, !noalias !11
  %221 = icmp eq i64 %224, %24
  br i1 %221, label %480, label %222
222:
  %223 = phi i64 [ 0, %30 ], [ %224, %218 ]
  %224 = add nuw nsw i64 %223, 1
  br i1 %33, label %225, label %77
225:
  %226 = mul i64 %223, %37
  %227 = getelementptr i64, ptr %28, i64 %226
  %228 = mul i64 %223, %25
  %229 = getelementptr i64, ptr %14, i64 %228
  %230 = getelementptr i64, ptr %39, i64 %226
  br label %231
231:
  %232 = phi i64 [ 0, %225 ], [ %233, %231 ]
  %233 = add nuw nsw i64 %232, 1
  %234 = getelementptr i64, ptr %229, i64 %232
  %235 = mul i64 %232, %20
  %236 = getelementptr i64, ptr %227, i64 %235
  %237 = getelementptr i8, ptr %236, i64 -16
  %238 = getelementptr i64, ptr %237, i64 %36
  %239 = select i1 %34, ptr %234, ptr %238
  %240 = load i64, ptr %239, align 8, !noalias !11
  %241 = getelementptr i64, ptr %230, i64 %235
  store i64 %240, ptr %241, align 8, !noalias !11
  %242 = icmp eq i64 %25, %233
  br i1 %242, label %77, label %231
243:
  %244 = phi double [ 0.000000e+00, %78 ], [ %156, %147 ]
  %245 = phi i64 [ 0, %78 ], [ %246, %147 ]
  %246 = add nuw nsw i64 %245, 1
  %247 = mul i64 %245, %20
  %248 = getelementptr i64, ptr %80, i64 %247
  %249 = load i64, ptr %248, align 8, !noalias !11
  br i1 %45, label %251, label %250
250:
  tail call void @llvm.memset.p0.i64(ptr align 8 %44, i8 0, i64 %72, i1 false), !noalias !15
  br label %251
251:
  %252 = icmp slt i64 %249, 0
  %253 = select i1 %252, i64 %26, i64 0
  %254 = getelementptr double, ptr %44, i64 %249
  %255 = getelementptr double, ptr %254, i64 %253
  store double 1.000000e+00, ptr %255, align 8, !noalias !15
  %256 = load i64, ptr %47, align 8, !noalias !11
  %257 = icmp slt i64 %256, 1
  br i1 %257, label %333, label %281
258:
  %259 = load double, ptr %52, align 8, !noalias !18
  %260 = fmul double %10, %259
  %261 = fdiv double %260, %56
  br label %306
262:
  %263 = phi double [ 0.000000e+00, %306 ], [ %331, %315 ]
  %264 = getelementptr double, ptr %44, i64 %307
  %265 = load double, ptr %264, align 8, !noalias !18
  %266 = getelementptr double, ptr %9, i64 %307
  %267 = load double, ptr %266, align 8, !noalias !18
  %268 = fmul double %265, %267
  %269 = fadd double %263, %268
  %270 = fmul double %48, %269
  %271 = fadd double %261, %270
  store double %271, ptr %264, align 8, !noalias !18
  %272 = icmp eq i64 %308, %54
  br i1 %272, label %273, label %306
273:
  %274 = fcmp olt double %295, 0.000000e+00
  %275 = select i1 %274, double 0.000000e+00, double %295
  %276 = fmul double %11, %275
  %277 = load double, ptr %52, align 8, !noalias !18
  %278 = fmul double %57, %277
  %279 = fadd double %276, %278
  store double %279, ptr %52, align 8, !noalias !18
  %280 = icmp sgt i64 %282, 1
  br i1 %280, label %281, label %333
281:
  %282 = phi i64 [ %283, %273 ], [ %256, %251 ]
  %283 = add nsw i64 %282, -1
  br i1 %45, label %292, label %284
284:
  %285 = phi double [ %290, %284 ], [ 0.000000e+00, %281 ]
  %286 = phi i64 [ %287, %284 ], [ 0, %281 ]
  %287 = add nuw nsw i64 %286, 1
  %288 = getelementptr double, ptr %44, i64 %286
  %289 = load double, ptr %288, align 8, !noalias !21
  %290 = fadd reassoc nsz contract double %289, %285
  %291 = icmp eq i64 %26, %287
  br i1 %291, label %292, label %284
292:
  %293 = phi double [ 0.000000e+00, %281 ], [ %290, %284 ]
  %294 = load double, ptr %52, align 8, !noalias !18
  %295 = fsub double %293, %294
  br i1 %55, label %296, label %273
296:
  %297 = phi i64 [ %298, %296 ], [ 0, %292 ]
  %298 = add nuw nsw i64 %297, 1
  %299 = getelementptr double, ptr %44, i64 %297
  %300 = load double, ptr %299, align 8, !noalias !18
  %301 = getelementptr double, ptr %8, i64 %297
  %302 = load double, ptr %301, align 8, !noalias !18
  %303 = fmul double %300, %302
  %304 = getelementptr double, ptr %16, i64 %297
  store double %303, ptr %304, align 8, !noalias !18
  %305 = icmp eq i64 %298, %54
  br i1 %305, label %258, label %296
306:
  %307 = phi i64 [ %308, %262 ], [ 0, %258 ]
  %308 = add nuw nsw i64 %307, 1
  %309 = getelementptr i64, ptr %6, i64 %307
  %310 = load i64, ptr %309, align 8, !noalias !18
  %311 = getelementptr i8, ptr %309, i64 8
  %312 = load i64, ptr %311, align 8, !noalias !18
  %313 = sub i64 %312, %310
  %314 = icmp slt i64 %313, 1
  br i1 %314, label %262, label %315
315:
  %316 = phi double [ %331, %315 ], [ 0.000000e+00, %306 ]
  %317 = phi i64 [ %319, %315 ], [ %313, %306 ]
  %318 = phi i64 [ %320, %315 ], [ %310, %306 ]
  %319 = add nsw i64 %317, -1
  %320 = add i64 %318, 1
  %321 = icmp slt i64 %318, 0
  %322 = select i1 %321, i64 %23, i64 0
  %323 = getelementptr i64, ptr %7, i64 %318
  %324 = getelementptr i64, ptr %323, i64 %322
  %325 = load i64, ptr %324, align 8, !noalias !18
  %326 = icmp slt i64 %325, 0
  %327 = select i1 %326, i64 %26, i64 0
  %328 = getelementptr double, ptr %16, i64 %325
  %329 = getelementptr double, ptr %328, i64 %327
  %330 = load double, ptr %329, align 8, !noalias !18
  %331 = fadd double %316, %330
  %332 = icmp sgt i64 %317, 1
  br i1 %332, label %315, label %262
333:
  %334 = load i64, ptr %59, align 8, !noalias !24
  %335 = getelementptr double, ptr %82, i64 %245
  %336 = load double, ptr %335, align 8, !noalias !24
  br i1 %60, label %345, label %337
337:
  %338 = fmul double %336, 5.000000e-01
  %339 = fmul double %336, %338
  %340 = icmp slt i64 %334, 0
  %341 = select i1 %340, i64 %22, i64 0
  %342 = add i64 %341, %334
  %343 = mul i64 %342, %21
  %344 = getelementptr double, ptr %4, i64 %343
  br label %367
345:
  br i1 %33, label %346, label %352
346:
  %347 = icmp slt i64 %334, 0
  %348 = select i1 %347, i64 %22, i64 0
  %349 = add i64 %348, %334
  %350 = mul i64 %349, %63
  %351 = getelementptr double, ptr %5, i64 %350
  br label %379
352:
  br i1 %60, label %365, label %398
353:
  %354 = getelementptr double, ptr %82, i64 %380
  %355 = load double, ptr %354, align 8, !noalias !24
  %356 = fmul double %336, %355
  br i1 %60, label %363, label %357
357:
  %358 = icmp slt i64 %384, 0
  %359 = select i1 %358, i64 %21, i64 0
  %360 = add i64 %359, %384
  %361 = mul i64 %360, %21
  %362 = getelementptr double, ptr %351, i64 %361
  br label %388
363:
  %364 = icmp eq i64 %381, %25
  br i1 %364, label %352, label %379
365:
  %366 = phi double [ 0.000000e+00, %352 ], [ %405, %398 ]
  store double 0.000000e+00, ptr %67, align 8, !noalias !24
  br i1 %68, label %407, label %93
367:
  %368 = phi i64 [ 0, %337 ], [ %369, %367 ]
  %369 = add nuw nsw i64 %368, 1
  %370 = getelementptr double, ptr %62, i64 %368
  %371 = load double, ptr %370, align 8, !noalias !24
  %372 = fmul double %336, %371
  %373 = getelementptr double, ptr %344, i64 %368
  %374 = load double, ptr %373, align 8, !noalias !24
  %375 = fmul double %339, %374
  %376 = fsub double %372, %375
  %377 = getelementptr double, ptr %17, i64 %368
  store double %376, ptr %377, align 8, !noalias !24
  %378 = icmp eq i64 %21, %369
  br i1 %378, label %345, label %367
379:
  %380 = phi i64 [ 0, %346 ], [ %381, %363 ]
  %381 = add nuw nsw i64 %380, 1
  %382 = mul i64 %380, %20
  %383 = getelementptr i64, ptr %80, i64 %382
  %384 = load i64, ptr %383, align 8, !noalias !24
  %385 = icmp ne i64 %380, %245
  %386 = icmp slt i64 %384, %21
  %387 = select i1 %385, i1 %386, i1 false
  br i1 %387, label %353, label %363
388:
  %389 = phi i64 [ 0, %357 ], [ %390, %388 ]
  %390 = add nuw nsw i64 %389, 1
  %391 = getelementptr double, ptr %17, i64 %389
  %392 = load double, ptr %391, align 8, !noalias !24
  %393 = getelementptr double, ptr %362, i64 %389
  %394 = load double, ptr %393, align 8, !noalias !24
  %395 = fmul double %356, %394
  %396 = fsub double %392, %395
  store double %396, ptr %391, align 8, !noalias !24
  %397 = icmp eq i64 %21, %390
  br i1 %397, label %363, label %388
398:
  %399 = phi double [ %405, %398 ], [ 0.000000e+00, %352 ]
  %400 = phi i64 [ %401, %398 ], [ 0, %352 ]
  %401 = add nuw nsw i64 %400, 1
  %402 = getelementptr double, ptr %17, i64 %400
  %403 = load double, ptr %402, align 8, !noalias !24
  %404 = fcmp ogt double %403, %399
  %405 = select i1 %404, double %403, double %399
  %406 = icmp eq i64 %21, %401
  br i1 %406, label %365, label %398
407:
  %408 = phi i64 [ %410, %407 ], [ %69, %365 ]
  %409 = phi i64 [ %411, %407 ], [ 0, %365 ]
  %410 = add nsw i64 %408, -1
  %411 = add nuw nsw i64 %409, 1
  %412 = getelementptr double, ptr %17, i64 %409
  %413 = load double, ptr %412, align 8, !noalias !24
  %414 = fsub double %413, %366
  %415 = fcmp olt double %414, -2.000000e+02
  %416 = select i1 %415, double -2.000000e+02, double %414
  %417 = fmul double %416, 0x3F50000000000000
  %418 = fmul double %417, 1.000000e-01
  %419 = fadd double %418, 1.000000e+00
  %420 = fmul double %417, 0x3FBC71C71C71C71C
  %421 = fmul double %420, %419
  %422 = fadd double %421, 1.000000e+00
  %423 = fmul double %417, 1.250000e-01
  %424 = fmul double %423, %422
  %425 = fadd double %424, 1.000000e+00
  %426 = fmul double %417, 0x3FC2492492492492
  %427 = fmul double %426, %425
  %428 = fadd double %427, 1.000000e+00
  %429 = fmul double %417, 0x3FC5555555555555
  %430 = fmul double %429, %428
  %431 = fadd double %430, 1.000000e+00
  %432 = fmul double %417, 2.000000e-01
  %433 = fmul double %432, %431
  %434 = fadd double %433, 1.000000e+00
  %435 = fmul double %417, 2.500000e-01
  %436 = fmul double %435, %434
  %437 = fadd double %436, 1.000000e+00
  %438 = fmul double %417, 0x3FD5555555555555
  %439 = fmul double %438, %437
  %440 = fadd double %439, 1.000000e+00
  %441 = fmul double %417, 5.000000e-01
  %442 = fmul double %441, %440
  %443 = fadd double %442, 1.000000e+00
  %444 = fmul double %417, %443
  %445 = fadd double %444, 1.000000e+00
  %446 = fmul double %445, %445
  %447 = fmul double %446, %446
  %448 = fmul double %447, %447
  %449 = fmul double %448, %448
  %450 = fmul double %449, %449
  %451 = fmul double %450, %450
  %452 = fmul double %451, %451
  %453 = fmul double %452, %452
  %454 = fmul double %453, %453
  %455 = fmul double %454, %454
  store double %455, ptr %412, align 8, !noalias !24
  %456 = icmp sgt i64 %408, 1
  br i1 %456, label %407, label %457
457:
  %458 = phi double [ %468, %457 ], [ 0.000000e+00, %407 ]
  %459 = phi i64 [ %461, %457 ], [ %71, %407 ]
  %460 = phi i64 [ %462, %457 ], [ 0, %407 ]
  %461 = add nsw i64 %459, -1
  %462 = add nuw nsw i64 %460, 1
  %463 = getelementptr double, ptr %44, i64 %460
  %464 = load double, ptr %463, align 8, !noalias !11
  %465 = getelementptr double, ptr %17, i64 %460
  %466 = load double, ptr %465, align 8, !noalias !11
  %467 = fmul double %464, %466
  store double %467, ptr %463, align 8, !noalias !11
  %468 = fadd double %458, %467
  %469 = icmp sgt i64 %459, 1
  br i1 %469, label %457, label %91
470:
  %471 = phi double [ %85, %86 ], [ %216, %215 ]
  %472 = phi i64 [ 0, %86 ], [ %473, %215 ]
  %473 = add nuw nsw i64 %472, 1
  %474 = mul i64 %472, %20
  %475 = getelementptr i64, ptr %88, i64 %474
  %476 = load i64, ptr %475, align 8, !noalias !11
  %477 = getelementptr double, ptr %90, i64 %472
  %478 = load double, ptr %477, align 8, !noalias !11
  %479 = icmp slt i64 %476, %21
  br i1 %479, label %158, label %215
480:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, double %9, double %10, ptr readnone captures(none) %11, double %12, double %13, ptr captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, ptr captures(none) %17, ptr readnone captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, ptr writeonly captures(none) %21, ptr captures(none) %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31) local_unnamed_addr #0 {
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  call fastcc void @f0(ptr %33, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, ptr %14, ptr %15, ptr %16, ptr %17, ptr %19, ptr %20, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %27, i64 %29, i64 %30, i64 %31) #4
  %34 = load ptr, ptr %33, align 8
  ret ptr %34
}
declare double @llvm.log.f64(double) #1
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
declare i64 @llvm.smax.i64(i64, i64) #3
declare i64 @llvm.smin.i64(i64, i64) #3
attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!5 = !{!6, !8, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
!8 = distinct !{!8, !9, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!9 = distinct !{!9, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6chooseB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!10 = !{!8, !3}
!11 = !{!3}
!12 = !{!13, !3}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!15 = !{!16, !3}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx"}
!18 = !{!19, !3}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4pushB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4pushB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22, !19, !3}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v12B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !3}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6_weighB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6_weighB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIdLi1E1C7mutable7alignedE"}
