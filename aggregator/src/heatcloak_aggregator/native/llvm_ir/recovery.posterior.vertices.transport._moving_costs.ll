; 6e981bf1e16baf9a40da76c04c9c4eeebbf1a39272b5dd75e1834541b93d68bc
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) unnamed_addr #0 {
  %27 = icmp slt i64 %20, 1
  br i1 %27, label %319, label %28
28:
  %29 = icmp slt i64 %24, 1
  %30 = tail call i64 @llvm.smax.i64(i64 %24, i64 0)
  %31 = icmp sgt i64 %24, 0
  %32 = add nsw i64 %30, -1
  %33 = uitofp nneg i64 %20 to double
  %34 = shl i64 %25, 3
  br label %331
35:
  %36 = icmp eq i64 %333, %20
  br i1 %36, label %319, label %331
37:
  %38 = icmp eq i64 %335, %342
  br i1 %38, label %39, label %340
39:
  %40 = mul i64 %332, %21
  %41 = getelementptr double, ptr %3, i64 %40
  br i1 %29, label %46, label %42
42:
  %43 = shl nuw i64 %335, 3
  br label %240
44:
  %45 = icmp eq i64 %24, %242
  br i1 %45, label %46, label %240
46:
  br i1 %336, label %250, label %47
47:
  br i1 %31, label %48, label %313
48:
  %49 = phi i64 [ %239, %233 ], [ 0, %47 ]
  %50 = phi i64 [ %238, %233 ], [ %32, %47 ]
  %51 = phi i64 [ %236, %233 ], [ 1, %47 ]
  %52 = icmp slt i64 %49, 0
  %53 = select i1 %52, i64 %24, i64 0
  %54 = getelementptr double, ptr %12, i64 %49
  %55 = getelementptr double, ptr %54, i64 %53
  %56 = load double, ptr %55, align 8, !noalias !0
  %57 = fcmp ogt double %56, 0x3D719799812DEA11
  br i1 %57, label %58, label %233
58:
  %59 = getelementptr double, ptr %14, i64 %49
  %60 = getelementptr double, ptr %59, i64 %53
  %61 = getelementptr i64, ptr %15, i64 %49
  %62 = getelementptr i64, ptr %61, i64 %53
  %63 = add i64 %53, %49
  %64 = mul i64 %63, %25
  %65 = getelementptr double, ptr %9, i64 %64
  %66 = getelementptr double, ptr %13, i64 %49
  %67 = getelementptr double, ptr %66, i64 %53
  br label %68
68:
  br i1 %336, label %258, label %69
69:
  br i1 %29, label %75, label %70
70:
  %71 = phi i64 [ %72, %70 ], [ 0, %69 ]
  %72 = add nuw nsw i64 %71, 1
  %73 = getelementptr double, ptr %14, i64 %71
  store double 0x7FF0000000000000, ptr %73, align 8, !noalias !5
  %74 = icmp eq i64 %24, %72
  br i1 %74, label %75, label %70
75:
  store double 0.000000e+00, ptr %60, align 8, !noalias !0
  store i64 -1, ptr %62, align 8, !noalias !0
  br label %76
76:
  br i1 %336, label %272, label %89
77:
  %78 = icmp slt i64 %273, 0
  br i1 %78, label %85, label %79
79:
  %80 = getelementptr double, ptr %17, i64 %274
  %81 = load double, ptr %80, align 8, !noalias !0
  %82 = getelementptr double, ptr %17, i64 %273
  %83 = load double, ptr %82, align 8, !noalias !0
  %84 = fcmp olt double %81, %83
  br i1 %84, label %85, label %86
85:
  br label %86
86:
  %87 = phi i64 [ %273, %272 ], [ %274, %85 ], [ %273, %79 ]
  %88 = icmp eq i64 %335, %275
  br i1 %88, label %89, label %272
89:
  %90 = phi i64 [ -1, %76 ], [ %87, %86 ]
  %91 = icmp slt i64 %90, 0
  br i1 %91, label %120, label %92
92:
  %93 = getelementptr i8, ptr %18, i64 %90
  store i8 1, ptr %93, align 1, !noalias !0
  %94 = getelementptr double, ptr %16, i64 %90
  %95 = load double, ptr %94, align 8, !noalias !0
  %96 = fcmp ogt double %95, 0x3D719799812DEA11
  br i1 %96, label %120, label %97
97:
  %98 = getelementptr double, ptr %10, i64 %90
  %99 = getelementptr double, ptr %17, i64 %90
  br label %279
100:
  %101 = getelementptr double, ptr %14, i64 %280
  %102 = load double, ptr %101, align 8, !noalias !0
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  br i1 %103, label %104, label %118
104:
  %105 = load double, ptr %99, align 8, !noalias !0
  store double %105, ptr %101, align 8, !noalias !0
  %106 = getelementptr i64, ptr %15, i64 %280
  store i64 %90, ptr %106, align 8, !noalias !0
  br i1 %336, label %107, label %118
107:
  %108 = getelementptr double, ptr %9, i64 %282
  %109 = getelementptr double, ptr %13, i64 %280
  br label %286
110:
  %111 = getelementptr double, ptr %17, i64 %287
  %112 = load double, ptr %111, align 8, !noalias !0
  %113 = fcmp olt double %297, %112
  br i1 %113, label %114, label %116
114:
  store double %297, ptr %111, align 8, !noalias !0
  %115 = getelementptr i64, ptr %19, i64 %287
  store i64 %280, ptr %115, align 8, !noalias !0
  br label %116
116:
  %117 = icmp eq i64 %335, %288
  br i1 %117, label %118, label %286
118:
  %119 = icmp eq i64 %24, %281
  br i1 %119, label %76, label %279
120:
  %121 = phi i64 [ -1, %89 ], [ %90, %92 ]
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %233, label %123
123:
  %124 = getelementptr double, ptr %17, i64 %121
  %125 = load double, ptr %124, align 8, !noalias !0
  br label %301
126:
  br i1 %336, label %307, label %145
127:
  %128 = getelementptr double, ptr %13, i64 %302
  %129 = load double, ptr %128, align 8, !noalias !0
  %130 = fsub double %125, %305
  %131 = fadd double %130, %129
  store double %131, ptr %128, align 8, !noalias !0
  br label %132
132:
  %133 = icmp eq i64 %24, %303
  br i1 %133, label %126, label %301
134:
  %135 = getelementptr double, ptr %17, i64 %308
  %136 = load double, ptr %135, align 8, !noalias !0
  %137 = fcmp olt double %136, %125
  br i1 %137, label %138, label %143
138:
  %139 = getelementptr double, ptr %11, i64 %308
  %140 = load double, ptr %139, align 8, !noalias !0
  %141 = fsub double %125, %136
  %142 = fsub double %140, %141
  store double %142, ptr %139, align 8, !noalias !0
  br label %143
143:
  %144 = icmp eq i64 %335, %309
  br i1 %144, label %145, label %307
145:
  %146 = load double, ptr %55, align 8, !noalias !0
  %147 = getelementptr double, ptr %16, i64 %121
  %148 = load double, ptr %147, align 8, !noalias !0
  %149 = fcmp olt double %148, %146
  %150 = select i1 %149, double %148, double %146
  %151 = getelementptr i64, ptr %19, i64 %121
  %152 = load i64, ptr %151, align 8, !noalias !0
  %153 = icmp slt i64 %152, 0
  %154 = select i1 %153, i64 %24, i64 0
  %155 = getelementptr i64, ptr %15, i64 %152
  %156 = getelementptr i64, ptr %155, i64 %154
  %157 = load i64, ptr %156, align 8, !noalias !0
  %158 = icmp sgt i64 %157, -1
  br i1 %158, label %159, label %191
159:
  %160 = phi double [ %181, %159 ], [ %150, %145 ]
  %161 = phi i64 [ %171, %159 ], [ %121, %145 ]
  %162 = icmp slt i64 %161, 0
  %163 = select i1 %162, i64 %25, i64 0
  %164 = getelementptr i64, ptr %19, i64 %161
  %165 = getelementptr i64, ptr %164, i64 %163
  %166 = load i64, ptr %165, align 8, !noalias !0
  %167 = icmp slt i64 %166, 0
  %168 = select i1 %167, i64 %24, i64 0
  %169 = getelementptr i64, ptr %15, i64 %166
  %170 = getelementptr i64, ptr %169, i64 %168
  %171 = load i64, ptr %170, align 8, !noalias !0
  %172 = add i64 %168, %166
  %173 = icmp slt i64 %171, 0
  %174 = select i1 %173, i64 %25, i64 0
  %175 = mul i64 %172, %25
  %176 = getelementptr double, ptr %10, i64 %175
  %177 = getelementptr double, ptr %176, i64 %171
  %178 = getelementptr double, ptr %177, i64 %174
  %179 = load double, ptr %178, align 8, !noalias !0
  %180 = fcmp olt double %179, %160
  %181 = select i1 %180, double %179, double %160
  %182 = getelementptr i64, ptr %19, i64 %171
  %183 = getelementptr i64, ptr %182, i64 %174
  %184 = load i64, ptr %183, align 8, !noalias !0
  %185 = icmp slt i64 %184, 0
  %186 = select i1 %185, i64 %24, i64 0
  %187 = getelementptr i64, ptr %15, i64 %184
  %188 = getelementptr i64, ptr %187, i64 %186
  %189 = load i64, ptr %188, align 8, !noalias !0
  %190 = icmp sgt i64 %189, -1
  br i1 %190, label %159, label %191
191:
  %192 = phi double [ %150, %145 ], [ %181, %159 ]
  %193 = fsub double %146, %192
  store double %193, ptr %55, align 8, !noalias !0
  %194 = load double, ptr %147, align 8, !noalias !0
  %195 = fsub double %194, %192
  store double %195, ptr %147, align 8, !noalias !0
  %196 = load i64, ptr %151, align 8, !noalias !0
  %197 = icmp slt i64 %196, 0
  %198 = select i1 %197, i64 %24, i64 0
  %199 = add i64 %198, %196
  %200 = mul i64 %199, %25
  %201 = getelementptr double, ptr %10, i64 %200
  %202 = getelementptr double, ptr %201, i64 %121
  %203 = load double, ptr %202, align 8, !noalias !0
  %204 = fadd double %192, %203
  store double %204, ptr %202, align 8, !noalias !0
  %205 = getelementptr i64, ptr %15, i64 %196
  %206 = getelementptr i64, ptr %205, i64 %198
  %207 = load i64, ptr %206, align 8, !noalias !0
  %208 = icmp slt i64 %207, 0
  br i1 %208, label %209, label %212
209:
  %210 = load double, ptr %55, align 8, !noalias !0
  %211 = fcmp ogt double %210, 0x3D719799812DEA11
  br i1 %211, label %68, label %233
212:
  %213 = phi i64 [ %231, %212 ], [ %207, %191 ]
  %214 = phi i64 [ %224, %212 ], [ %200, %191 ]
  %215 = getelementptr double, ptr %10, i64 %214
  %216 = getelementptr double, ptr %215, i64 %213
  %217 = load double, ptr %216, align 8, !noalias !0
  %218 = fsub double %217, %192
  store double %218, ptr %216, align 8, !noalias !0
  %219 = getelementptr i64, ptr %19, i64 %213
  %220 = load i64, ptr %219, align 8, !noalias !0
  %221 = icmp slt i64 %220, 0
  %222 = select i1 %221, i64 %24, i64 0
  %223 = add i64 %222, %220
  %224 = mul i64 %223, %25
  %225 = getelementptr double, ptr %10, i64 %224
  %226 = getelementptr double, ptr %225, i64 %213
  %227 = load double, ptr %226, align 8, !noalias !0
  %228 = fadd double %192, %227
  store double %228, ptr %226, align 8, !noalias !0
  %229 = getelementptr i64, ptr %15, i64 %220
  %230 = getelementptr i64, ptr %229, i64 %222
  %231 = load i64, ptr %230, align 8, !noalias !0
  %232 = icmp slt i64 %231, 0
  br i1 %232, label %209, label %212
233:
  %234 = icmp sgt i64 %50, 0
  %235 = zext i1 %234 to i64
  %236 = add i64 %51, %235
  %237 = sext i1 %234 to i64
  %238 = add nsw i64 %50, %237
  %239 = select i1 %234, i64 %51, i64 0
  br i1 %234, label %48, label %313
240:
  %241 = phi i64 [ %242, %44 ], [ 0, %42 ]
  %242 = add nuw nsw i64 %241, 1
  %243 = getelementptr double, ptr %6, i64 %241
  %244 = load double, ptr %243, align 8, !noalias !0
  %245 = getelementptr double, ptr %12, i64 %241
  store double %244, ptr %245, align 8, !noalias !0
  %246 = getelementptr double, ptr %13, i64 %241
  store double 0.000000e+00, ptr %246, align 8, !noalias !0
  br i1 %336, label %247, label %44
247:
  %248 = mul i64 %34, %241
  %249 = getelementptr i8, ptr %10, i64 %248
  tail call void @llvm.memset.p0.i64(ptr align 8 %249, i8 0, i64 %43, i1 false), !noalias !0
  br label %44
250:
  %251 = phi i64 [ %252, %250 ], [ 0, %46 ]
  %252 = add nuw nsw i64 %251, 1
  %253 = getelementptr double, ptr %41, i64 %251
  %254 = load double, ptr %253, align 8, !noalias !0
  %255 = getelementptr double, ptr %16, i64 %251
  store double %254, ptr %255, align 8, !noalias !0
  %256 = getelementptr double, ptr %11, i64 %251
  store double 0.000000e+00, ptr %256, align 8, !noalias !0
  %257 = icmp eq i64 %335, %252
  br i1 %257, label %47, label %250
258:
  %259 = phi i64 [ %260, %258 ], [ 0, %68 ]
  %260 = add nuw nsw i64 %259, 1
  %261 = getelementptr double, ptr %65, i64 %259
  %262 = load double, ptr %261, align 8, !noalias !0
  %263 = load double, ptr %67, align 8, !noalias !0
  %264 = fsub double %262, %263
  %265 = getelementptr double, ptr %11, i64 %259
  %266 = load double, ptr %265, align 8, !noalias !0
  %267 = fsub double %264, %266
  %268 = getelementptr double, ptr %17, i64 %259
  store double %267, ptr %268, align 8, !noalias !0
  %269 = getelementptr i8, ptr %18, i64 %259
  store i8 0, ptr %269, align 1, !noalias !0
  %270 = getelementptr i64, ptr %19, i64 %259
  store i64 %49, ptr %270, align 8, !noalias !0
  %271 = icmp eq i64 %335, %260
  br i1 %271, label %69, label %258
272:
  %273 = phi i64 [ %87, %86 ], [ -1, %76 ]
  %274 = phi i64 [ %275, %86 ], [ 0, %76 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = getelementptr i8, ptr %18, i64 %274
  %277 = load i8, ptr %276, align 1, !noalias !0
  %278 = icmp eq i8 %277, 0
  br i1 %278, label %77, label %86
279:
  %280 = phi i64 [ 0, %97 ], [ %281, %118 ]
  %281 = add nuw nsw i64 %280, 1
  %282 = mul i64 %280, %25
  %283 = getelementptr double, ptr %98, i64 %282
  %284 = load double, ptr %283, align 8, !noalias !0
  %285 = fcmp ogt double %284, 0x3D719799812DEA11
  br i1 %285, label %100, label %118
286:
  %287 = phi i64 [ 0, %107 ], [ %288, %116 ]
  %288 = add nuw nsw i64 %287, 1
  %289 = load double, ptr %99, align 8, !noalias !0
  %290 = getelementptr double, ptr %108, i64 %287
  %291 = load double, ptr %290, align 8, !noalias !0
  %292 = fadd double %289, %291
  %293 = load double, ptr %109, align 8, !noalias !0
  %294 = fsub double %292, %293
  %295 = getelementptr double, ptr %11, i64 %287
  %296 = load double, ptr %295, align 8, !noalias !0
  %297 = fsub double %294, %296
  %298 = getelementptr i8, ptr %18, i64 %287
  %299 = load i8, ptr %298, align 1, !noalias !0
  %300 = icmp eq i8 %299, 0
  br i1 %300, label %110, label %116
301:
  %302 = phi i64 [ %303, %132 ], [ 0, %123 ]
  %303 = add nuw nsw i64 %302, 1
  %304 = getelementptr double, ptr %14, i64 %302
  %305 = load double, ptr %304, align 8, !noalias !0
  %306 = fcmp olt double %305, %125
  br i1 %306, label %127, label %132
307:
  %308 = phi i64 [ %309, %143 ], [ 0, %126 ]
  %309 = add nuw nsw i64 %308, 1
  %310 = getelementptr i8, ptr %18, i64 %308
  %311 = load i8, ptr %310, align 1, !noalias !0
  %312 = icmp eq i8 %311, 0
  br i1 %312, label %143, label %134
313:
  br i1 %29, label %35, label %314
314:
  %315 = icmp slt i64 %335, 1
  %316 = getelementptr i64, ptr %2, i64 %40
  br label %365
317:
  %318 = icmp eq i64 %24, %367
  br i1 %318, label %35, label %365
319:
  %320 = icmp slt i64 %24, 1
  br i1 %320, label %414, label %321
321:
  %322 = icmp slt i64 %22, 1
  %323 = icmp slt i64 %23, 1
  br label %388
324:
  %325 = icmp eq i64 %390, %24
  br i1 %325, label %414, label %388
326:
  %327 = mul i64 %397, %23
  %328 = getelementptr double, ptr %4, i64 %327
  br label %403
329:
  %330 = icmp eq i64 %22, %398
  br i1 %330, label %324, label %396
331:
  %332 = phi i64 [ 0, %28 ], [ %333, %35 ]
  %333 = add nuw nsw i64 %332, 1
  %334 = getelementptr i64, ptr %1, i64 %332
  %335 = load i64, ptr %334, align 8, !noalias !8
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %39
337:
  %338 = mul i64 %332, %21
  %339 = getelementptr i64, ptr %2, i64 %338
  br label %340
340:
  %341 = phi i64 [ 0, %337 ], [ %342, %37 ]
  %342 = add nuw nsw i64 %341, 1
  br i1 %29, label %37, label %343
343:
  %344 = getelementptr double, ptr %9, i64 %341
  %345 = getelementptr i64, ptr %339, i64 %341
  br label %346
346:
  %347 = phi i64 [ 0, %343 ], [ %348, %346 ]
  %348 = add nuw nsw i64 %347, 1
  %349 = load i64, ptr %345, align 8, !noalias !8
  %350 = getelementptr i64, ptr %5, i64 %347
  %351 = load i64, ptr %350, align 8, !noalias !8
  %352 = icmp slt i64 %349, 0
  %353 = select i1 %352, i64 %22, i64 0
  %354 = add i64 %353, %349
  %355 = icmp slt i64 %351, 0
  %356 = select i1 %355, i64 %23, i64 0
  %357 = mul i64 %354, %23
  %358 = getelementptr double, ptr %4, i64 %357
  %359 = getelementptr double, ptr %358, i64 %351
  %360 = getelementptr double, ptr %359, i64 %356
  %361 = load double, ptr %360, align 8, !noalias !8
  %362 = mul i64 %347, %25
  %363 = getelementptr double, ptr %344, i64 %362
  store double %361, ptr %363, align 8, !noalias !8
  %364 = icmp eq i64 %24, %348
  br i1 %364, label %37, label %346
365:
  %366 = phi i64 [ 0, %314 ], [ %367, %317 ]
  %367 = add nuw nsw i64 %366, 1
  br i1 %315, label %317, label %368
368:
  %369 = mul i64 %366, %22
  %370 = getelementptr double, ptr %7, i64 %369
  %371 = mul i64 %366, %25
  %372 = getelementptr double, ptr %10, i64 %371
  br label %373
373:
  %374 = phi i64 [ 0, %368 ], [ %375, %373 ]
  %375 = add nuw nsw i64 %374, 1
  %376 = getelementptr i64, ptr %316, i64 %374
  %377 = load i64, ptr %376, align 8, !noalias !8
  %378 = icmp slt i64 %377, 0
  %379 = select i1 %378, i64 %22, i64 0
  %380 = getelementptr double, ptr %370, i64 %377
  %381 = getelementptr double, ptr %380, i64 %379
  %382 = load double, ptr %381, align 8, !noalias !8
  %383 = getelementptr double, ptr %372, i64 %374
  %384 = load double, ptr %383, align 8, !noalias !8
  %385 = fdiv double %384, %33
  %386 = fadd double %382, %385
  store double %386, ptr %381, align 8, !noalias !8
  %387 = icmp eq i64 %335, %375
  br i1 %387, label %317, label %373
388:
  %389 = phi i64 [ 0, %321 ], [ %390, %324 ]
  %390 = add nuw nsw i64 %389, 1
  br i1 %322, label %324, label %391
391:
  %392 = mul i64 %389, %22
  %393 = getelementptr double, ptr %7, i64 %392
  %394 = mul i64 %389, %23
  %395 = getelementptr double, ptr %8, i64 %394
  br label %396
396:
  %397 = phi i64 [ 0, %391 ], [ %398, %329 ]
  %398 = add nuw nsw i64 %397, 1
  %399 = getelementptr double, ptr %393, i64 %397
  %400 = load double, ptr %399, align 8, !noalias !8
  %401 = fcmp ule double %400, 0.000000e+00
  %402 = select i1 %401, i1 true, i1 %323
  br i1 %402, label %329, label %326
403:
  %404 = phi i64 [ 0, %326 ], [ %405, %403 ]
  %405 = add nuw nsw i64 %404, 1
  %406 = getelementptr double, ptr %395, i64 %404
  %407 = load double, ptr %406, align 8, !noalias !8
  %408 = load double, ptr %399, align 8, !noalias !8
  %409 = getelementptr double, ptr %328, i64 %404
  %410 = load double, ptr %409, align 8, !noalias !8
  %411 = fmul double %408, %410
  %412 = fadd double %407, %411
  store double %412, ptr %406, align 8, !noalias !8
  %413 = icmp eq i64 %23, %405
  br i1 %413, label %329, label %403
414:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) #3
  %27 = load ptr, ptr %26, align 8
  ret ptr %27
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.smax.i64(i64, i64) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport13_moving_costsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE160Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport13_moving_costsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE160Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!8 = !{!3}
