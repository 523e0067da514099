; dbf71d44f3f9ab53ad29c9e265b2a19ea3bbed87a98dce5599677cff3b560f3b
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr readonly captures(none) %20, ptr readonly captures(none) %21, ptr readonly captures(none) %22, ptr readonly captures(none) %23, double %24, double %25, double %26, double %27, double %28, double %29, double %30, double %31, double %32, i64 %33, i64 %34, i64 %35, ptr readonly captures(none) %36, ptr captures(none) %37, ptr captures(none) %38, ptr captures(none) %39, ptr captures(none) %40, i64 %41, ptr writeonly captures(none) %42, ptr captures(none) %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50, i64 %51, i64 %52, i64 %53, i64 %54) unnamed_addr #0 {
  %56 = alloca ptr, align 8
  store ptr null, ptr %56, align 8
  call fastcc void @f2(ptr %56, ptr %1, ptr %2, i64 %44, i64 %45, ptr %3, i64 %44, i64 %45, ptr %4, i64 %44, i64 %45, ptr %5, i64 %44, i64 %45, ptr %6, i64 %44, i64 %45, i64 %46, ptr %7, i64 %44, i64 %45, ptr %8, i64 %44, i64 %45, ptr %9, i64 %44, i64 %45, ptr %10, i64 %44, i64 %45, i64 %46, ptr %11, i64 %47, i64 %48, ptr %12, i64 %47, i64 %48, ptr %13, i64 %47, i64 %48, ptr %14, i64 %47, i64 %48, ptr %15, i64 %47, i64 %48, i64 %46, ptr %16, i64 %47, i64 %48, ptr %17, i64 %47, i64 %48, ptr %18, i64 %47, i64 %48, ptr %19, i64 %47, i64 %48, i64 %46, i64 %49, ptr %20, ptr %21, ptr %22, i64 %50, i64 %51, i64 %48, i64 %52, ptr %23, i64 %52, double %24, double %25, double %26, double %27, double %28, double %29, double %30, double %31, double %32, i64 %33, i64 %34, i64 %35, ptr %36, i64 %53, ptr %37, i64 %54, i64 %49, i64 %52, ptr %38, i64 %52, ptr %39, i64 %52, i64 %49, ptr %40, i64 %49, i64 %41, i64 %44, ptr %42, ptr %43, i64 %44)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr readnone captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr readonly captures(none) %20, ptr readonly captures(none) %21, ptr readonly captures(none) %22, ptr readonly captures(none) %23, double %24, double %25, double %26, double %27, double %28, double %29, double %30, double %31, double %32, i64 %33, i64 %34, i64 %35, ptr readonly captures(none) %36, ptr captures(none) %37, ptr captures(none) %38, ptr captures(none) %39, ptr captures(none) %40, i64 %41, ptr writeonly captures(none) %42, ptr captures(none) %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50, i64 %51, i64 %52, i64 %53, i64 %54) local_unnamed_addr #0 {
  %56 = alloca ptr, align 8
  store ptr null, ptr %56, align 8
  call fastcc void @f0(ptr %56, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, ptr %22, ptr %23, double %24, double %25, double %26, double %27, double %28, double %29, double %30, double %31, double %32, i64 %33, i64 %34, i64 %35, ptr %36, ptr %37, ptr %38, ptr %39, ptr %40, i64 %41, ptr %42, ptr %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50, i64 %51, i64 %52, i64 %53, i64 %54) #9
  %57 = load ptr, ptr %56, align 8
  ret ptr %57
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6, i64 %7, ptr captures(none) %8, i64 %9, i64 %10, ptr captures(none) %11, i64 %12, i64 %13, ptr captures(none) %14, i64 %15, i64 %16, i64 %17, ptr captures(none) %18, i64 %19, i64 %20, ptr captures(none) %21, i64 %22, i64 %23, ptr captures(none) %24, i64 %25, i64 %26, ptr captures(none) %27, i64 %28, i64 %29, i64 %30, ptr captures(none) %31, i64 %32, i64 %33, ptr captures(none) %34, i64 %35, i64 %36, ptr captures(none) %37, i64 %38, i64 %39, ptr captures(none) %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, i64 %46, ptr captures(none) %47, i64 %48, i64 %49, ptr captures(none) %50, i64 %51, i64 %52, ptr captures(none) %53, i64 %54, i64 %55, ptr captures(none) %56, i64 %57, i64 %58, i64 %59, i64 %60, ptr readonly captures(none) %61, ptr readonly captures(none) %62, ptr readonly captures(none) %63, i64 %64, i64 %65, i64 %66, i64 %67, ptr readonly captures(none) %68, i64 %69, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %80, i64 %81, ptr readonly captures(none) %82, i64 %83, ptr captures(none) %84, i64 %85, i64 %86, i64 %87, ptr captures(none) %88, i64 %89, ptr captures(none) %90, i64 %91, i64 %92, ptr captures(none) %93, i64 %94, i64 %95, i64 %96, ptr writeonly captures(none) %97, ptr captures(none) %98, i64 %99) unnamed_addr #1 {
  %101 = alloca i64, align 8
  %102 = alloca double, align 8
  %103 = alloca i64, align 8
  %104 = alloca i64, align 8
  %105 = alloca double, align 8
  %106 = alloca double, align 8
  %107 = alloca i64, align 8
  %108 = alloca i64, align 8
  %109 = alloca double, align 8
  %110 = alloca double, align 8
  %111 = alloca double, align 8
  %112 = alloca i64, align 8
  %113 = alloca i64, align 8
  %114 = alloca double, align 8
  %115 = alloca double, align 8
  %116 = alloca double, align 8
  %117 = alloca double, align 8
  %118 = alloca double, align 8
  %119 = alloca double, align 8
  %120 = alloca i64, align 8
  %121 = alloca i64, align 8
  %122 = alloca i64, align 8
  %123 = alloca i64, align 8
  %124 = alloca i64, align 8
  %125 = alloca i64, align 8
  %126 = alloca i64, align 8
  %127 = alloca i64, align 8
  %128 = alloca double, align 8
  %129 = alloca i64, align 8
  %130 = alloca i64, align 8
  %131 = alloca i64, align 8
  %132 = alloca double, align 8
  %133 = alloca i64, align 8
  %134 = alloca i64, align 8
  %135 = alloca double, align 8
  %136 = alloca double, align 8
  %137 = alloca i64, align 8
  %138 = alloca double, align 8
  %139 = alloca double, align 8
  %140 = icmp slt i64 %96, 1
  br i1 %140, label %1015, label %141
141:
  %142 = mul i64 %67, %65
  %143 = mul i64 %67, %65
  %144 = mul i64 %67, %65
  %145 = icmp slt i64 %60, 1
  %146 = icmp slt i64 %89, 1
  %147 = mul i64 %87, %86
  %148 = icmp slt i64 %89, 1
  %149 = mul i64 %144, %66
  %150 = mul i64 %17, %16
  %151 = mul i64 %30, %29
  %152 = add nsw i64 %65, -1
  %153 = sitofp i64 %152 to double
  %154 = add nsw i64 %65, -2
  %155 = icmp slt i64 %87, 1
  %156 = mul i64 %67, %66
  %157 = icmp slt i64 %89, 1
  %158 = tail call i64 @llvm.smax.i64(i64 %95, i64 0)
  %159 = mul i64 %143, %66
  %160 = mul i64 %142, %66
  %161 = icmp slt i64 %95, 1
  %162 = mul i64 %17, %16
  %163 = mul i64 %30, %29
  %164 = getelementptr i8, ptr %31, i64 8
  %165 = getelementptr i8, ptr %34, i64 8
  %166 = getelementptr i8, ptr %37, i64 8
  %167 = getelementptr i8, ptr %40, i64 8
  %168 = getelementptr i8, ptr %47, i64 8
  %169 = getelementptr i8, ptr %50, i64 8
  %170 = getelementptr i8, ptr %53, i64 8
  %171 = mul i64 %17, %16
  %172 = getelementptr i64, ptr %43, i64 %46
  %173 = mul i64 %30, %29
  %174 = getelementptr double, ptr %56, i64 %59
  %175 = fcmp oeq double %78, %77
  %176 = getelementptr double, ptr %56, i64 %59
  %177 = getelementptr i64, ptr %43, i64 %46
  %178 = fsub double %78, %77
  %179 = icmp sge i64 %79, %80
  %180 = sext i1 %179 to i64
  %181 = sub i64 %81, %80
  %182 = add i64 %181, 1
  %183 = add i64 %182, %180
  %184 = sitofp i64 %183 to double
  %185 = tail call double @llvm.log.f64(double %184)
  %186 = fsub double 0xBFE62E42FEFA39EF, %185
  %187 = icmp slt i64 %79, %80
  %188 = fadd double %186, 0xBFE058AEFA811452
  %189 = mul i64 %30, %29
  %190 = fcmp ogt double %78, %77
  %191 = fsub double %78, %77
  %192 = tail call double @llvm.log.f64(double %191)
  %193 = icmp sge i64 %79, %80
  %194 = zext i1 %193 to i64
  %195 = add nsw i64 %80, %194
  %196 = icmp slt i64 %79, %80
  %197 = icmp sle i64 %195, %81
  %198 = add i64 %81, 1
  %199 = sub i64 %198, %195
  %200 = fsub double %78, %77
  %201 = sext i1 %193 to i64
  %202 = add i64 %81, 1
  %203 = sub i64 %202, %80
  %204 = add i64 %203, %201
  %205 = sitofp i64 %204 to double
  %206 = tail call double @llvm.log.f64(double %205)
  %207 = fsub double 0xBFE62E42FEFA39EF, %206
  %208 = fadd double %207, 0xBFE058AEFA811452
  %209 = fcmp ogt double %78, %77
  %210 = tail call double @llvm.log.f64(double %200)
  %211 = mul i64 %17, %16
  %212 = mul i64 %30, %29
  %213 = fcmp ogt double %78, %77
  %214 = fsub double %78, %77
  %215 = add nsw i64 %81, 1
  %216 = add nsw i64 %81, 1
  %217 = getelementptr i8, ptr %43, i64 8
  %218 = add nsw i64 %81, 1
  %219 = fmul double %71, 2.000000e+00
  %220 = icmp slt i64 %4, 0
  %221 = select i1 %220, i64 %85, i64 0
  %222 = add i64 %221, %4
  %223 = mul i64 %87, %86
  %224 = mul i64 %223, %222
  %225 = getelementptr double, ptr %84, i64 %224
  %226 = add nsw i64 %65, -1
  %227 = sitofp i64 %226 to double
  %228 = add nsw i64 %65, -2
  %229 = icmp slt i64 %87, 1
  %230 = mul i64 %67, %66
  %231 = add i64 %4, 1
  %232 = icmp slt i64 %4, -1
  %233 = select i1 %232, i64 %85, i64 0
  %234 = add i64 %231, %233
  %235 = mul i64 %87, %86
  %236 = mul i64 %235, %234
  %237 = getelementptr double, ptr %84, i64 %236
  %238 = getelementptr i8, ptr %31, i64 8
  %239 = getelementptr i8, ptr %50, i64 8
  %240 = getelementptr i8, ptr %40, i64 8
  %241 = getelementptr i8, ptr %34, i64 8
  %242 = getelementptr i8, ptr %47, i64 8
  %243 = getelementptr i64, ptr %43, i64 %46
  %244 = getelementptr double, ptr %56, i64 %59
  %245 = add nsw i64 %65, -1
  %246 = sitofp i64 %245 to double
  %247 = add nsw i64 %65, -2
  %248 = icmp slt i64 %87, 1
  %249 = mul i64 %67, %66
  %250 = icmp slt i64 %92, 1
  %251 = icmp slt i64 %91, 1
  %252 = mul i64 %87, %86
  %253 = icmp slt i64 %4, 0
  %254 = select i1 %253, i64 %85, i64 0
  %255 = add i64 %254, %4
  %256 = mul i64 %252, %255
  %257 = getelementptr double, ptr %84, i64 %256
  %258 = add nsw i64 %4, 1
  %259 = icmp slt i64 %4, -1
  %260 = select i1 %259, i64 %85, i64 0
  %261 = add i64 %258, %260
  %262 = mul i64 %252, %261
  %263 = getelementptr double, ptr %84, i64 %262
  %264 = icmp sgt i64 %92, 0
  %265 = icmp slt i64 %91, 1
  %266 = mul i64 %17, %16
  %267 = mul i64 %30, %29
  %268 = icmp slt i64 %91, 1
  %269 = mul i64 %87, %86
  %270 = mul i64 %17, %16
  %271 = mul i64 %30, %29
  %272 = icmp slt i64 %91, 1
  %273 = icmp slt i64 %4, 0
  %274 = select i1 %273, i64 %85, i64 0
  %275 = add i64 %274, %4
  %276 = mul i64 %87, %86
  %277 = mul i64 %276, %275
  %278 = getelementptr double, ptr %84, i64 %277
  %279 = add nsw i64 %4, 1
  %280 = getelementptr i8, ptr %31, i64 8
  %281 = getelementptr i8, ptr %34, i64 8
  %282 = getelementptr i8, ptr %37, i64 8
  %283 = getelementptr i8, ptr %40, i64 8
  %284 = getelementptr i8, ptr %47, i64 8
  %285 = getelementptr i8, ptr %50, i64 8
  %286 = getelementptr i8, ptr %53, i64 8
  %287 = getelementptr i64, ptr %43, i64 %46
  %288 = mul i64 %17, %16
  %289 = getelementptr double, ptr %56, i64 %59
  %290 = mul i64 %30, %29
  %291 = icmp slt i64 %91, 1
  %292 = icmp slt i64 %4, -1
  %293 = select i1 %292, i64 %85, i64 0
  %294 = add i64 %279, %293
  %295 = mul i64 %87, %86
  %296 = mul i64 %295, %294
  %297 = getelementptr double, ptr %84, i64 %296
  %298 = icmp sgt i64 %92, 0
  %299 = select i1 %298, i64 0, i64 %94
  %300 = getelementptr double, ptr %93, i64 %92
  %301 = getelementptr i8, ptr %300, i64 -8
  %302 = getelementptr double, ptr %301, i64 %299
  %303 = mul i64 %87, %86
  %304 = shl i64 %303, 3
  %305 = shl i64 %87, 3
  %306 = shl nuw i64 %87, 3
  %307 = mul i64 %303, %222
  %308 = shl i64 %307, 3
  %309 = shl i64 %87, 3
  %310 = mul i64 %87, %86
  %311 = mul i64 %310, %234
  %312 = shl i64 %311, 3
  %313 = shl i64 %87, 3
  %314 = getelementptr i8, ptr %84, i64 %308
  %315 = getelementptr i8, ptr %84, i64 %312
  br label %1018
316:
  %317 = icmp slt i64 %2785, 1
  %318 = select i1 %317, i1 true, i1 %145
  br i1 %318, label %472, label %319
319:
  %320 = load double, ptr %47, align 8, !noalias !0
  %321 = load i64, ptr %31, align 8, !noalias !0
  br label %457
322:
  br i1 %229, label %452, label %323
323:
  tail call void @llvm.memset.p0.i64(ptr align 8 %463, i8 0, i64 %305, i1 false), !noalias !0
  br label %452
324:
  %325 = add nsw i64 %458, 1
  %326 = load i64, ptr %40, align 8, !noalias !0
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %328, label %365
328:
  %329 = icmp slt i64 %458, -1
  %330 = select i1 %329, i64 %46, i64 0
  %331 = getelementptr i64, ptr %43, i64 %325
  %332 = getelementptr i64, ptr %331, i64 %330
  %333 = load i64, ptr %332, align 8, !noalias !0
  %334 = icmp sgt i64 %466, %333
  br i1 %334, label %335, label %365
335:
  %336 = add nsw i64 %326, -1
  br label %337
337:
  %338 = phi double [ %355, %358 ], [ %460, %335 ]
  %339 = phi i64 [ %351, %358 ], [ %459, %335 ]
  %340 = phi i64 [ %346, %358 ], [ %458, %335 ]
  %341 = icmp slt i64 %340, 0
  %342 = select i1 %341, i64 %59, i64 0
  %343 = getelementptr double, ptr %56, i64 %340
  %344 = getelementptr double, ptr %343, i64 %342
  %345 = load double, ptr %344, align 8, !noalias !0
  %346 = add nsw i64 %340, 1
  %347 = icmp slt i64 %340, -1
  %348 = select i1 %347, i64 %46, i64 0
  %349 = getelementptr i64, ptr %43, i64 %346
  %350 = getelementptr i64, ptr %349, i64 %348
  %351 = load i64, ptr %350, align 8, !noalias !0
  %352 = sub nsw i64 %351, %339
  %353 = sitofp i64 %352 to double
  %354 = fmul double %345, %353
  %355 = fadd double %338, %354
  %356 = add nsw i64 %340, 2
  %357 = icmp slt i64 %356, %326
  br i1 %357, label %358, label %365
358:
  %359 = icmp slt i64 %340, -2
  %360 = select i1 %359, i64 %46, i64 0
  %361 = getelementptr i64, ptr %43, i64 %356
  %362 = getelementptr i64, ptr %361, i64 %360
  %363 = load i64, ptr %362, align 8, !noalias !0
  %364 = icmp sgt i64 %466, %363
  br i1 %364, label %337, label %365
365:
  %366 = phi double [ %460, %328 ], [ %460, %324 ], [ %355, %337 ], [ %355, %358 ]
  %367 = phi i64 [ %459, %328 ], [ %459, %324 ], [ %351, %337 ], [ %351, %358 ]
  %368 = phi i64 [ %458, %328 ], [ %458, %324 ], [ %346, %358 ], [ %336, %337 ]
  %369 = icmp slt i64 %368, 0
  %370 = select i1 %369, i64 %59, i64 0
  %371 = getelementptr double, ptr %56, i64 %368
  %372 = getelementptr double, ptr %371, i64 %370
  %373 = load double, ptr %372, align 8, !noalias !0
  %374 = sub nsw i64 %466, %367
  %375 = sitofp i64 %374 to double
  %376 = fmul double %373, %375
  %377 = fadd double %366, %376
  %378 = fmul double %377, 5.000000e-01
  %379 = tail call double @llvm.floor.f64(double %378)
  %380 = fptosi double %379 to i64
  %381 = sitofp i64 %380 to double
  %382 = fmul double %381, 2.000000e+00
  %383 = fsub double %377, %382
  %384 = fsub double 2.000000e+00, %383
  %385 = fcmp olt double %384, %383
  %386 = select i1 %385, double %384, double %383
  %387 = load double, ptr %50, align 8, !noalias !0
  %388 = fmul double %386, %227
  %389 = fptosi double %388 to i64
  %390 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %228, i64 %389)
  %391 = sitofp i64 %390 to double
  %392 = fsub double %388, %391
  %393 = fsub double 1.000000e+00, %392
  %394 = fmul double %387, %393
  %395 = fmul double %393, %394
  %396 = fmul double %392, 2.000000e+00
  %397 = fadd double %396, 1.000000e+00
  %398 = fmul double %397, %395
  %399 = fmul double %387, %392
  %400 = fmul double %392, %399
  %401 = fsub double 3.000000e+00, %396
  %402 = fmul double %400, %401
  %403 = fmul double %399, %393
  %404 = fmul double %393, %403
  %405 = fneg double %387
  %406 = fmul double %392, %405
  %407 = fmul double %392, %406
  %408 = fmul double %393, %407
  br i1 %229, label %452, label %409
409:
  %410 = getelementptr i64, ptr %62, i64 %461
  %411 = load i64, ptr %410, align 8, !noalias !0
  %412 = icmp slt i64 %411, 0
  %413 = select i1 %412, i64 %64, i64 0
  %414 = add i64 %413, %411
  %415 = mul i64 %159, %414
  %416 = getelementptr double, ptr %63, i64 %415
  %417 = icmp slt i64 %390, 0
  %418 = select i1 %417, i64 %65, i64 0
  %419 = add i64 %418, %390
  %420 = mul i64 %419, %230
  %421 = getelementptr double, ptr %416, i64 %420
  %422 = add nsw i64 %390, 1
  %423 = icmp slt i64 %390, -1
  %424 = select i1 %423, i64 %65, i64 0
  %425 = add i64 %422, %424
  %426 = mul i64 %425, %230
  %427 = getelementptr double, ptr %416, i64 %426
  %428 = getelementptr double, ptr %421, i64 %67
  %429 = getelementptr double, ptr %427, i64 %67
  %430 = mul i64 %461, %87
  %431 = getelementptr double, ptr %225, i64 %430
  br label %432
432:
  %433 = phi i64 [ 0, %409 ], [ %434, %432 ]
  %434 = add nuw nsw i64 %433, 1
  %435 = getelementptr double, ptr %421, i64 %433
  %436 = load double, ptr %435, align 8, !noalias !3
  %437 = fmul double %398, %436
  %438 = getelementptr double, ptr %427, i64 %433
  %439 = load double, ptr %438, align 8, !noalias !3
  %440 = fmul double %402, %439
  %441 = fadd double %437, %440
  %442 = getelementptr double, ptr %428, i64 %433
  %443 = load double, ptr %442, align 8, !noalias !3
  %444 = fmul double %404, %443
  %445 = getelementptr double, ptr %429, i64 %433
  %446 = load double, ptr %445, align 8, !noalias !3
  %447 = fmul double %408, %446
  %448 = fadd double %444, %447
  %449 = fadd double %441, %448
  %450 = getelementptr double, ptr %431, i64 %433
  store double %449, ptr %450, align 8, !noalias !3
  %451 = icmp eq i64 %434, %87
  br i1 %451, label %452, label %432
452:
  %453 = phi double [ %460, %322 ], [ %377, %365 ], [ %460, %323 ], [ %377, %432 ]
  %454 = phi i64 [ %459, %322 ], [ %466, %365 ], [ %459, %323 ], [ %466, %432 ]
  %455 = phi i64 [ %458, %322 ], [ %368, %365 ], [ %458, %323 ], [ %368, %432 ]
  %456 = icmp eq i64 %464, %60
  br i1 %456, label %472, label %457
457:
  %458 = phi i64 [ 0, %319 ], [ %455, %452 ]
  %459 = phi i64 [ %321, %319 ], [ %454, %452 ]
  %460 = phi double [ %320, %319 ], [ %453, %452 ]
  %461 = phi i64 [ 0, %319 ], [ %464, %452 ]
  %462 = mul i64 %309, %461
  %463 = getelementptr i8, ptr %314, i64 %462
  %464 = add nuw nsw i64 %461, 1
  %465 = getelementptr i64, ptr %61, i64 %461
  %466 = load i64, ptr %465, align 8, !noalias !0
  %467 = load i64, ptr %31, align 8, !noalias !6
  %468 = icmp sgt i64 %467, %466
  br i1 %468, label %322, label %469
469:
  %470 = load i64, ptr %34, align 8, !noalias !6
  %471 = icmp slt i64 %466, %470
  br i1 %471, label %324, label %322
472:
  %473 = icmp slt i64 %2785, 2
  %474 = select i1 %473, i1 true, i1 %145
  br i1 %474, label %628, label %475
475:
  %476 = load double, ptr %242, align 8, !noalias !9
  %477 = load i64, ptr %238, align 8, !noalias !9
  br label %613
478:
  br i1 %248, label %608, label %479
479:
  tail call void @llvm.memset.p0.i64(ptr align 8 %619, i8 0, i64 %305, i1 false), !noalias !9
  br label %608
480:
  %481 = add nsw i64 %614, 1
  %482 = load i64, ptr %240, align 8, !noalias !9
  %483 = icmp slt i64 %481, %482
  br i1 %483, label %484, label %521
484:
  %485 = icmp slt i64 %614, -1
  %486 = select i1 %485, i64 %46, i64 0
  %487 = getelementptr i64, ptr %243, i64 %481
  %488 = getelementptr i64, ptr %487, i64 %486
  %489 = load i64, ptr %488, align 8, !noalias !9
  %490 = icmp sgt i64 %622, %489
  br i1 %490, label %491, label %521
491:
  %492 = add nsw i64 %482, -1
  br label %493
493:
  %494 = phi double [ %511, %514 ], [ %616, %491 ]
  %495 = phi i64 [ %507, %514 ], [ %615, %491 ]
  %496 = phi i64 [ %502, %514 ], [ %614, %491 ]
  %497 = icmp slt i64 %496, 0
  %498 = select i1 %497, i64 %59, i64 0
  %499 = getelementptr double, ptr %244, i64 %496
  %500 = getelementptr double, ptr %499, i64 %498
  %501 = load double, ptr %500, align 8, !noalias !9
  %502 = add nsw i64 %496, 1
  %503 = icmp slt i64 %496, -1
  %504 = select i1 %503, i64 %46, i64 0
  %505 = getelementptr i64, ptr %243, i64 %502
  %506 = getelementptr i64, ptr %505, i64 %504
  %507 = load i64, ptr %506, align 8, !noalias !9
  %508 = sub nsw i64 %507, %495
  %509 = sitofp i64 %508 to double
  %510 = fmul double %501, %509
  %511 = fadd double %494, %510
  %512 = add nsw i64 %496, 2
  %513 = icmp slt i64 %512, %482
  br i1 %513, label %514, label %521
514:
  %515 = icmp slt i64 %496, -2
  %516 = select i1 %515, i64 %46, i64 0
  %517 = getelementptr i64, ptr %243, i64 %512
  %518 = getelementptr i64, ptr %517, i64 %516
  %519 = load i64, ptr %518, align 8, !noalias !9
  %520 = icmp sgt i64 %622, %519
  br i1 %520, label %493, label %521
521:
  %522 = phi double [ %616, %484 ], [ %616, %480 ], [ %511, %493 ], [ %511, %514 ]
  %523 = phi i64 [ %615, %484 ], [ %615, %480 ], [ %507, %493 ], [ %507, %514 ]
  %524 = phi i64 [ %614, %484 ], [ %614, %480 ], [ %502, %514 ], [ %492, %493 ]
  %525 = icmp slt i64 %524, 0
  %526 = select i1 %525, i64 %59, i64 0
  %527 = getelementptr double, ptr %244, i64 %524
  %528 = getelementptr double, ptr %527, i64 %526
  %529 = load double, ptr %528, align 8, !noalias !9
  %530 = sub nsw i64 %622, %523
  %531 = sitofp i64 %530 to double
  %532 = fmul double %529, %531
  %533 = fadd double %522, %532
  %534 = fmul double %533, 5.000000e-01
  %535 = tail call double @llvm.floor.f64(double %534)
  %536 = fptosi double %535 to i64
  %537 = sitofp i64 %536 to double
  %538 = fmul double %537, 2.000000e+00
  %539 = fsub double %533, %538
  %540 = fsub double 2.000000e+00, %539
  %541 = fcmp olt double %540, %539
  %542 = select i1 %541, double %540, double %539
  %543 = load double, ptr %239, align 8, !noalias !9
  %544 = fmul double %542, %246
  %545 = fptosi double %544 to i64
  %546 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %247, i64 %545)
  %547 = sitofp i64 %546 to double
  %548 = fsub double %544, %547
  %549 = fsub double 1.000000e+00, %548
  %550 = fmul double %543, %549
  %551 = fmul double %549, %550
  %552 = fmul double %548, 2.000000e+00
  %553 = fadd double %552, 1.000000e+00
  %554 = fmul double %553, %551
  %555 = fmul double %543, %548
  %556 = fmul double %548, %555
  %557 = fsub double 3.000000e+00, %552
  %558 = fmul double %556, %557
  %559 = fmul double %555, %549
  %560 = fmul double %549, %559
  %561 = fneg double %543
  %562 = fmul double %548, %561
  %563 = fmul double %548, %562
  %564 = fmul double %549, %563
  br i1 %248, label %608, label %565
565:
  %566 = getelementptr i64, ptr %62, i64 %617
  %567 = load i64, ptr %566, align 8, !noalias !9
  %568 = icmp slt i64 %567, 0
  %569 = select i1 %568, i64 %64, i64 0
  %570 = add i64 %569, %567
  %571 = mul i64 %160, %570
  %572 = getelementptr double, ptr %63, i64 %571
  %573 = icmp slt i64 %546, 0
  %574 = select i1 %573, i64 %65, i64 0
  %575 = add i64 %574, %546
  %576 = mul i64 %575, %249
  %577 = getelementptr double, ptr %572, i64 %576
  %578 = add nsw i64 %546, 1
  %579 = icmp slt i64 %546, -1
  %580 = select i1 %579, i64 %65, i64 0
  %581 = add i64 %578, %580
  %582 = mul i64 %581, %249
  %583 = getelementptr double, ptr %572, i64 %582
  %584 = getelementptr double, ptr %577, i64 %67
  %585 = getelementptr double, ptr %583, i64 %67
  %586 = mul i64 %617, %87
  %587 = getelementptr double, ptr %237, i64 %586
  br label %588
588:
  %589 = phi i64 [ 0, %565 ], [ %590, %588 ]
  %590 = add nuw nsw i64 %589, 1
  %591 = getelementptr double, ptr %577, i64 %589
  %592 = load double, ptr %591, align 8, !noalias !12
  %593 = fmul double %554, %592
  %594 = getelementptr double, ptr %583, i64 %589
  %595 = load double, ptr %594, align 8, !noalias !12
  %596 = fmul double %558, %595
  %597 = fadd double %593, %596
  %598 = getelementptr double, ptr %584, i64 %589
  %599 = load double, ptr %598, align 8, !noalias !12
  %600 = fmul double %560, %599
  %601 = getelementptr double, ptr %585, i64 %589
  %602 = load double, ptr %601, align 8, !noalias !12
  %603 = fmul double %564, %602
  %604 = fadd double %600, %603
  %605 = fadd double %597, %604
  %606 = getelementptr double, ptr %587, i64 %589
  store double %605, ptr %606, align 8, !noalias !12
  %607 = icmp eq i64 %590, %87
  br i1 %607, label %608, label %588
608:
  %609 = phi double [ %616, %478 ], [ %533, %521 ], [ %616, %479 ], [ %533, %588 ]
  %610 = phi i64 [ %615, %478 ], [ %622, %521 ], [ %615, %479 ], [ %622, %588 ]
  %611 = phi i64 [ %614, %478 ], [ %524, %521 ], [ %614, %479 ], [ %524, %588 ]
  %612 = icmp eq i64 %620, %60
  br i1 %612, label %628, label %613
613:
  %614 = phi i64 [ 0, %475 ], [ %611, %608 ]
  %615 = phi i64 [ %477, %475 ], [ %610, %608 ]
  %616 = phi double [ %476, %475 ], [ %609, %608 ]
  %617 = phi i64 [ 0, %475 ], [ %620, %608 ]
  %618 = mul i64 %313, %617
  %619 = getelementptr i8, ptr %315, i64 %618
  %620 = add nuw nsw i64 %617, 1
  %621 = getelementptr i64, ptr %61, i64 %617
  %622 = load i64, ptr %621, align 8, !noalias !9
  %623 = load i64, ptr %238, align 8, !noalias !15
  %624 = icmp sgt i64 %623, %622
  br i1 %624, label %478, label %625
625:
  %626 = load i64, ptr %241, align 8, !noalias !15
  %627 = icmp slt i64 %622, %626
  br i1 %627, label %480, label %478
628:
  br i1 %250, label %699, label %629
629:
  %630 = icmp eq i64 %2786, 0
  %631 = icmp slt i64 %2782, 0
  %632 = select i1 %631, i64 %85, i64 0
  %633 = add i64 %632, %2782
  %634 = mul i64 %633, %252
  %635 = getelementptr double, ptr %84, i64 %634
  %636 = icmp samesign ugt i64 %2786, 1
  %637 = icmp slt i64 %2784, 0
  %638 = select i1 %637, i64 %85, i64 0
  %639 = add i64 %638, %2784
  %640 = mul i64 %639, %252
  %641 = getelementptr double, ptr %84, i64 %640
  br label %679
642:
  %643 = getelementptr double, ptr %687, i64 %695
  %644 = load double, ptr %643, align 8, !noalias !18
  %645 = fadd double %698, %644
  br label %646
646:
  %647 = phi double [ %645, %642 ], [ %698, %693 ]
  br i1 %636, label %648, label %652
648:
  %649 = getelementptr double, ptr %688, i64 %695
  %650 = load double, ptr %649, align 8, !noalias !18
  %651 = fadd double %647, %650
  br label %652
652:
  %653 = phi double [ %651, %648 ], [ %647, %646 ]
  br i1 %317, label %658, label %654
654:
  %655 = getelementptr double, ptr %689, i64 %695
  %656 = load double, ptr %655, align 8, !noalias !18
  %657 = fsub double %653, %656
  br label %658
658:
  %659 = phi double [ %657, %654 ], [ %653, %652 ]
  br i1 %473, label %664, label %660
660:
  %661 = getelementptr double, ptr %690, i64 %695
  %662 = load double, ptr %661, align 8, !noalias !18
  %663 = fsub double %659, %662
  br label %664
664:
  %665 = phi double [ %663, %660 ], [ %659, %658 ]
  %666 = getelementptr double, ptr %692, i64 %695
  store double %665, ptr %666, align 8, !noalias !18
  %667 = fmul double %665, %665
  %668 = fadd double %694, %667
  %669 = icmp eq i64 %91, %696
  br i1 %669, label %670, label %693
670:
  %671 = fmul double %668, 5.000000e-01
  br label %672
672:
  %673 = phi double [ 0.000000e+00, %679 ], [ %671, %670 ]
  %674 = getelementptr double, ptr %93, i64 %681
  %675 = load double, ptr %674, align 8, !noalias !18
  %676 = fsub double %673, %675
  %677 = fadd double %680, %676
  %678 = icmp eq i64 %682, %92
  br i1 %678, label %699, label %679
679:
  %680 = phi double [ 0.000000e+00, %629 ], [ %677, %672 ]
  %681 = phi i64 [ 0, %629 ], [ %682, %672 ]
  %682 = add nuw nsw i64 %681, 1
  br i1 %251, label %672, label %683
683:
  %684 = mul i64 %681, %89
  %685 = getelementptr double, ptr %88, i64 %684
  %686 = mul i64 %681, %87
  %687 = getelementptr double, ptr %635, i64 %686
  %688 = getelementptr double, ptr %641, i64 %686
  %689 = getelementptr double, ptr %257, i64 %686
  %690 = getelementptr double, ptr %263, i64 %686
  %691 = mul i64 %681, %91
  %692 = getelementptr double, ptr %90, i64 %691
  br label %693
693:
  %694 = phi double [ 0.000000e+00, %683 ], [ %668, %664 ]
  %695 = phi i64 [ 0, %683 ], [ %696, %664 ]
  %696 = add nuw nsw i64 %695, 1
  %697 = getelementptr double, ptr %685, i64 %695
  %698 = load double, ptr %697, align 8, !noalias !18
  br i1 %630, label %646, label %642
699:
  %700 = phi double [ 0.000000e+00, %628 ], [ %677, %672 ]
  %701 = fsub double %2783, %700
  %702 = fcmp ult double %701, 0.000000e+00
  br i1 %702, label %703, label %720
703:
  %704 = load i64, ptr %1271, align 8, !noalias !21
  %705 = add i64 %704, -7046029254386353131
  store i64 %705, ptr %1271, align 8, !noalias !21
  %706 = lshr i64 %705, 30
  %707 = xor i64 %706, %705
  %708 = mul i64 %707, -4658895280553007687
  %709 = lshr i64 %708, 27
  %710 = xor i64 %709, %708
  %711 = mul i64 %710, -7723592293110705685
  %712 = lshr i64 %711, 42
  %713 = lshr i64 %711, 11
  %714 = xor i64 %712, %713
  %715 = uitofp nneg i64 %714 to double
  %716 = fmul double %715, 0x3CA0000000000000
  %717 = fsub double 1.000000e+00, %716
  %718 = tail call double @llvm.log.f64(double %717)
  %719 = fcmp olt double %718, %701
  br i1 %719, label %720, label %1016
720:
  br i1 %264, label %992, label %727
721:
  %722 = fmul double %1009, 5.000000e-01
  br label %723
723:
  %724 = phi double [ 0.000000e+00, %992 ], [ %722, %721 ]
  %725 = getelementptr double, ptr %93, i64 %993
  store double %724, ptr %725, align 8, !noalias !24
  %726 = icmp eq i64 %994, %92
  br i1 %726, label %727, label %992
727:
  %728 = icmp eq i64 %2786, 0
  br i1 %728, label %729, label %732
729:
  %730 = load i64, ptr %1024, align 8, !noalias !24
  %731 = add nsw i64 %730, 1
  store i64 %731, ptr %1024, align 8, !noalias !24
  br label %732
732:
  %733 = phi i64 [ %730, %729 ], [ %2782, %727 ]
  br i1 %317, label %807, label %734
734:
  %735 = load i64, ptr %31, align 8, !noalias !27
  %736 = icmp slt i64 %733, 0
  %737 = select i1 %736, i64 %4, i64 0
  %738 = getelementptr i64, ptr %1357, i64 %733
  %739 = getelementptr i64, ptr %738, i64 %737
  store i64 %735, ptr %739, align 8, !noalias !27
  %740 = load i64, ptr %34, align 8, !noalias !27
  %741 = select i1 %736, i64 %7, i64 0
  %742 = getelementptr i64, ptr %1359, i64 %733
  %743 = getelementptr i64, ptr %742, i64 %741
  store i64 %740, ptr %743, align 8, !noalias !27
  %744 = load i64, ptr %37, align 8, !noalias !27
  %745 = select i1 %736, i64 %10, i64 0
  %746 = getelementptr i64, ptr %1361, i64 %733
  %747 = getelementptr i64, ptr %746, i64 %745
  store i64 %744, ptr %747, align 8, !noalias !27
  %748 = load i64, ptr %40, align 8, !noalias !27
  %749 = select i1 %736, i64 %13, i64 0
  %750 = getelementptr i64, ptr %1363, i64 %733
  %751 = getelementptr i64, ptr %750, i64 %749
  store i64 %748, ptr %751, align 8, !noalias !27
  %752 = load double, ptr %47, align 8, !noalias !27
  %753 = select i1 %736, i64 %20, i64 0
  %754 = getelementptr double, ptr %1365, i64 %733
  %755 = getelementptr double, ptr %754, i64 %753
  store double %752, ptr %755, align 8, !noalias !27
  %756 = load double, ptr %50, align 8, !noalias !27
  %757 = select i1 %736, i64 %23, i64 0
  %758 = getelementptr double, ptr %1367, i64 %733
  %759 = getelementptr double, ptr %758, i64 %757
  store double %756, ptr %759, align 8, !noalias !27
  %760 = load double, ptr %53, align 8, !noalias !27
  %761 = select i1 %736, i64 %26, i64 0
  %762 = getelementptr double, ptr %1369, i64 %733
  %763 = getelementptr double, ptr %762, i64 %761
  store double %760, ptr %763, align 8, !noalias !27
  %764 = load i64, ptr %40, align 8, !noalias !27
  %765 = icmp slt i64 %764, 1
  br i1 %765, label %785, label %766
766:
  %767 = select i1 %736, i64 %16, i64 0
  %768 = add i64 %767, %733
  %769 = mul i64 %768, %17
  %770 = getelementptr i64, ptr %1371, i64 %769
  %771 = select i1 %736, i64 %29, i64 0
  %772 = add i64 %771, %733
  %773 = mul i64 %772, %30
  %774 = getelementptr double, ptr %1373, i64 %773
  br label %775
775:
  %776 = phi i64 [ 0, %766 ], [ %777, %775 ]
  %777 = add nuw nsw i64 %776, 1
  %778 = getelementptr i64, ptr %43, i64 %776
  %779 = load i64, ptr %778, align 8, !noalias !27
  %780 = getelementptr i64, ptr %770, i64 %776
  store i64 %779, ptr %780, align 8, !noalias !27
  %781 = getelementptr double, ptr %56, i64 %776
  %782 = load double, ptr %781, align 8, !noalias !27
  %783 = getelementptr double, ptr %774, i64 %776
  store double %782, ptr %783, align 8, !noalias !27
  %784 = icmp eq i64 %777, %764
  br i1 %784, label %785, label %775
785:
  br i1 %264, label %786, label %918
786:
  %787 = select i1 %736, i64 %85, i64 0
  %788 = add i64 %787, %733
  %789 = mul i64 %788, %276
  %790 = getelementptr double, ptr %84, i64 %789
  br label %793
791:
  %792 = icmp eq i64 %795, %92
  br i1 %792, label %918, label %793
793:
  %794 = phi i64 [ 0, %786 ], [ %795, %791 ]
  %795 = add nuw nsw i64 %794, 1
  br i1 %272, label %791, label %796
796:
  %797 = mul i64 %794, %87
  %798 = getelementptr double, ptr %278, i64 %797
  %799 = getelementptr double, ptr %790, i64 %797
  br label %800
800:
  %801 = phi i64 [ 0, %796 ], [ %802, %800 ]
  %802 = add nuw nsw i64 %801, 1
  %803 = getelementptr double, ptr %798, i64 %801
  %804 = load double, ptr %803, align 8, !noalias !32
  %805 = getelementptr double, ptr %799, i64 %801
  store double %804, ptr %805, align 8, !noalias !32
  %806 = icmp eq i64 %91, %802
  br i1 %806, label %791, label %800
807:
  %808 = load i64, ptr %1024, align 8, !noalias !24
  %809 = add nsw i64 %808, -1
  store i64 %809, ptr %1024, align 8, !noalias !24
  %810 = icmp eq i64 %733, %809
  br i1 %810, label %918, label %811
811:
  %812 = icmp slt i64 %808, 1
  %813 = select i1 %812, i64 %4, i64 0
  %814 = getelementptr i64, ptr %1339, i64 %809
  %815 = getelementptr i64, ptr %814, i64 %813
  %816 = load i64, ptr %815, align 8, !noalias !33
  %817 = icmp slt i64 %733, 0
  %818 = select i1 %817, i64 %4, i64 0
  %819 = getelementptr i64, ptr %1339, i64 %733
  %820 = getelementptr i64, ptr %819, i64 %818
  store i64 %816, ptr %820, align 8, !noalias !33
  %821 = select i1 %812, i64 %7, i64 0
  %822 = getelementptr i64, ptr %1341, i64 %809
  %823 = getelementptr i64, ptr %822, i64 %821
  %824 = load i64, ptr %823, align 8, !noalias !33
  %825 = select i1 %817, i64 %7, i64 0
  %826 = getelementptr i64, ptr %1341, i64 %733
  %827 = getelementptr i64, ptr %826, i64 %825
  store i64 %824, ptr %827, align 8, !noalias !33
  %828 = select i1 %812, i64 %10, i64 0
  %829 = getelementptr i64, ptr %1343, i64 %809
  %830 = getelementptr i64, ptr %829, i64 %828
  %831 = load i64, ptr %830, align 8, !noalias !33
  %832 = select i1 %817, i64 %10, i64 0
  %833 = getelementptr i64, ptr %1343, i64 %733
  %834 = getelementptr i64, ptr %833, i64 %832
  store i64 %831, ptr %834, align 8, !noalias !33
  %835 = select i1 %812, i64 %13, i64 0
  %836 = getelementptr i64, ptr %1345, i64 %809
  %837 = getelementptr i64, ptr %836, i64 %835
  %838 = load i64, ptr %837, align 8, !noalias !33
  %839 = select i1 %817, i64 %13, i64 0
  %840 = getelementptr i64, ptr %1345, i64 %733
  %841 = getelementptr i64, ptr %840, i64 %839
  store i64 %838, ptr %841, align 8, !noalias !33
  %842 = select i1 %812, i64 %20, i64 0
  %843 = getelementptr double, ptr %1347, i64 %809
  %844 = getelementptr double, ptr %843, i64 %842
  %845 = load double, ptr %844, align 8, !noalias !33
  %846 = select i1 %817, i64 %20, i64 0
  %847 = getelementptr double, ptr %1347, i64 %733
  %848 = getelementptr double, ptr %847, i64 %846
  store double %845, ptr %848, align 8, !noalias !33
  %849 = select i1 %812, i64 %23, i64 0
  %850 = getelementptr double, ptr %1349, i64 %809
  %851 = getelementptr double, ptr %850, i64 %849
  %852 = load double, ptr %851, align 8, !noalias !33
  %853 = select i1 %817, i64 %23, i64 0
  %854 = getelementptr double, ptr %1349, i64 %733
  %855 = getelementptr double, ptr %854, i64 %853
  store double %852, ptr %855, align 8, !noalias !33
  %856 = select i1 %812, i64 %26, i64 0
  %857 = getelementptr double, ptr %1351, i64 %809
  %858 = getelementptr double, ptr %857, i64 %856
  %859 = load double, ptr %858, align 8, !noalias !33
  %860 = select i1 %817, i64 %26, i64 0
  %861 = getelementptr double, ptr %1351, i64 %733
  %862 = getelementptr double, ptr %861, i64 %860
  store double %859, ptr %862, align 8, !noalias !33
  %863 = load i64, ptr %837, align 8, !noalias !33
  %864 = icmp slt i64 %863, 1
  br i1 %864, label %892, label %865
865:
  %866 = select i1 %812, i64 %16, i64 0
  %867 = add i64 %866, %809
  %868 = mul i64 %867, %17
  %869 = getelementptr i64, ptr %1353, i64 %868
  %870 = select i1 %817, i64 %16, i64 0
  %871 = add i64 %870, %733
  %872 = mul i64 %871, %17
  %873 = getelementptr i64, ptr %1353, i64 %872
  %874 = select i1 %812, i64 %29, i64 0
  %875 = add i64 %874, %809
  %876 = mul i64 %875, %30
  %877 = getelementptr double, ptr %1355, i64 %876
  %878 = select i1 %817, i64 %29, i64 0
  %879 = add i64 %878, %733
  %880 = mul i64 %879, %30
  %881 = getelementptr double, ptr %1355, i64 %880
  br label %882
882:
  %883 = phi i64 [ 0, %865 ], [ %884, %882 ]
  %884 = add nuw nsw i64 %883, 1
  %885 = getelementptr i64, ptr %869, i64 %883
  %886 = load i64, ptr %885, align 8, !noalias !33
  %887 = getelementptr i64, ptr %873, i64 %883
  store i64 %886, ptr %887, align 8, !noalias !33
  %888 = getelementptr double, ptr %877, i64 %883
  %889 = load double, ptr %888, align 8, !noalias !33
  %890 = getelementptr double, ptr %881, i64 %883
  store double %889, ptr %890, align 8, !noalias !33
  %891 = icmp eq i64 %884, %863
  br i1 %891, label %892, label %882
892:
  br i1 %264, label %893, label %918
893:
  %894 = select i1 %812, i64 %85, i64 0
  %895 = add i64 %894, %809
  %896 = mul i64 %895, %269
  %897 = getelementptr double, ptr %84, i64 %896
  %898 = select i1 %817, i64 %85, i64 0
  %899 = add i64 %898, %733
  %900 = mul i64 %899, %269
  %901 = getelementptr double, ptr %84, i64 %900
  br label %904
902:
  %903 = icmp eq i64 %906, %92
  br i1 %903, label %918, label %904
904:
  %905 = phi i64 [ 0, %893 ], [ %906, %902 ]
  %906 = add nuw nsw i64 %905, 1
  br i1 %268, label %902, label %907
907:
  %908 = mul i64 %905, %87
  %909 = getelementptr double, ptr %897, i64 %908
  %910 = getelementptr double, ptr %901, i64 %908
  br label %911
911:
  %912 = phi i64 [ 0, %907 ], [ %913, %911 ]
  %913 = add nuw nsw i64 %912, 1
  %914 = getelementptr double, ptr %909, i64 %912
  %915 = load double, ptr %914, align 8, !noalias !38
  %916 = getelementptr double, ptr %910, i64 %912
  store double %915, ptr %916, align 8, !noalias !38
  %917 = icmp eq i64 %91, %913
  br i1 %917, label %902, label %911
918:
  br i1 %473, label %1016, label %919
919:
  %920 = load i64, ptr %280, align 8, !noalias !39
  %921 = icmp slt i64 %2784, 0
  %922 = select i1 %921, i64 %4, i64 0
  %923 = getelementptr i64, ptr %1375, i64 %2784
  %924 = getelementptr i64, ptr %923, i64 %922
  store i64 %920, ptr %924, align 8, !noalias !39
  %925 = load i64, ptr %281, align 8, !noalias !39
  %926 = select i1 %921, i64 %7, i64 0
  %927 = getelementptr i64, ptr %1377, i64 %2784
  %928 = getelementptr i64, ptr %927, i64 %926
  store i64 %925, ptr %928, align 8, !noalias !39
  %929 = load i64, ptr %282, align 8, !noalias !39
  %930 = select i1 %921, i64 %10, i64 0
  %931 = getelementptr i64, ptr %1379, i64 %2784
  %932 = getelementptr i64, ptr %931, i64 %930
  store i64 %929, ptr %932, align 8, !noalias !39
  %933 = load i64, ptr %283, align 8, !noalias !39
  %934 = select i1 %921, i64 %13, i64 0
  %935 = getelementptr i64, ptr %1381, i64 %2784
  %936 = getelementptr i64, ptr %935, i64 %934
  store i64 %933, ptr %936, align 8, !noalias !39
  %937 = load double, ptr %284, align 8, !noalias !39
  %938 = select i1 %921, i64 %20, i64 0
  %939 = getelementptr double, ptr %1383, i64 %2784
  %940 = getelementptr double, ptr %939, i64 %938
  store double %937, ptr %940, align 8, !noalias !39
  %941 = load double, ptr %285, align 8, !noalias !39
  %942 = select i1 %921, i64 %23, i64 0
  %943 = getelementptr double, ptr %1385, i64 %2784
  %944 = getelementptr double, ptr %943, i64 %942
  store double %941, ptr %944, align 8, !noalias !39
  %945 = load double, ptr %286, align 8, !noalias !39
  %946 = select i1 %921, i64 %26, i64 0
  %947 = getelementptr double, ptr %1387, i64 %2784
  %948 = getelementptr double, ptr %947, i64 %946
  store double %945, ptr %948, align 8, !noalias !39
  %949 = load i64, ptr %283, align 8, !noalias !39
  %950 = icmp slt i64 %949, 1
  br i1 %950, label %970, label %951
951:
  %952 = select i1 %921, i64 %16, i64 0
  %953 = add i64 %952, %2784
  %954 = mul i64 %953, %17
  %955 = getelementptr i64, ptr %1389, i64 %954
  %956 = select i1 %921, i64 %29, i64 0
  %957 = add i64 %956, %2784
  %958 = mul i64 %957, %30
  %959 = getelementptr double, ptr %1391, i64 %958
  br label %960
960:
  %961 = phi i64 [ 0, %951 ], [ %962, %960 ]
  %962 = add nuw nsw i64 %961, 1
  %963 = getelementptr i64, ptr %287, i64 %961
  %964 = load i64, ptr %963, align 8, !noalias !39
  %965 = getelementptr i64, ptr %955, i64 %961
  store i64 %964, ptr %965, align 8, !noalias !39
  %966 = getelementptr double, ptr %289, i64 %961
  %967 = load double, ptr %966, align 8, !noalias !39
  %968 = getelementptr double, ptr %959, i64 %961
  store double %967, ptr %968, align 8, !noalias !39
  %969 = icmp eq i64 %962, %949
  br i1 %969, label %970, label %960
970:
  br i1 %264, label %971, label %1016
971:
  %972 = select i1 %921, i64 %85, i64 0
  %973 = add i64 %972, %2784
  %974 = mul i64 %973, %295
  %975 = getelementptr double, ptr %84, i64 %974
  br label %978
976:
  %977 = icmp eq i64 %980, %92
  br i1 %977, label %1016, label %978
978:
  %979 = phi i64 [ 0, %971 ], [ %980, %976 ]
  %980 = add nuw nsw i64 %979, 1
  br i1 %291, label %976, label %981
981:
  %982 = mul i64 %979, %87
  %983 = getelementptr double, ptr %297, i64 %982
  %984 = getelementptr double, ptr %975, i64 %982
  br label %985
985:
  %986 = phi i64 [ 0, %981 ], [ %987, %985 ]
  %987 = add nuw nsw i64 %986, 1
  %988 = getelementptr double, ptr %983, i64 %986
  %989 = load double, ptr %988, align 8, !noalias !44
  %990 = getelementptr double, ptr %984, i64 %986
  store double %989, ptr %990, align 8, !noalias !44
  %991 = icmp eq i64 %91, %987
  br i1 %991, label %976, label %985
992:
  %993 = phi i64 [ %994, %723 ], [ 0, %720 ]
  %994 = add nuw nsw i64 %993, 1
  br i1 %265, label %723, label %995
995:
  %996 = mul i64 %993, %91
  %997 = getelementptr double, ptr %90, i64 %996
  %998 = mul i64 %993, %89
  %999 = getelementptr double, ptr %88, i64 %998
  br label %1000
1000:
  %1001 = phi double [ 0.000000e+00, %995 ], [ %1009, %1000 ]
  %1002 = phi i64 [ 0, %995 ], [ %1003, %1000 ]
  %1003 = add nuw nsw i64 %1002, 1
  %1004 = getelementptr double, ptr %997, i64 %1002
  %1005 = load double, ptr %1004, align 8, !noalias !24
  %1006 = getelementptr double, ptr %999, i64 %1002
  store double %1005, ptr %1006, align 8, !noalias !24
  %1007 = load double, ptr %1004, align 8, !noalias !24
  %1008 = fmul double %1007, %1007
  %1009 = fadd double %1001, %1008
  %1010 = icmp eq i64 %91, %1003
  br i1 %1010, label %721, label %1000
1011:
  %1012 = load double, ptr %302, align 8
  %1013 = getelementptr double, ptr %97, i64 %1019
  store double %1012, ptr %1013, align 8
  %1014 = icmp eq i64 %1020, %96
  br i1 %1014, label %1015, label %1018
1015:
  store ptr null, ptr %0, align 8
  ret void
1016:
  %1017 = icmp sgt i64 %1393, 1
  br i1 %1017, label %1392, label %1011
1018:
  %1019 = phi i64 [ 0, %141 ], [ %1020, %1011 ]
  %1020 = add nuw nsw i64 %1019, 1
  br i1 %145, label %1023, label %1053
1021:
  %1022 = icmp eq i64 %60, %1055
  br i1 %1022, label %1023, label %1053
1023:
  %1024 = getelementptr i64, ptr %1, i64 %1019
  %1025 = load i64, ptr %1024, align 8, !noalias !45
  %1026 = icmp slt i64 %1025, 1
  br i1 %1026, label %1044, label %1027
1027:
  %1028 = mul i64 %1019, %4
  %1029 = getelementptr i64, ptr %2, i64 %1028
  %1030 = mul i64 %1019, %20
  %1031 = getelementptr double, ptr %18, i64 %1030
  %1032 = mul i64 %1019, %7
  %1033 = getelementptr i64, ptr %5, i64 %1032
  %1034 = mul i64 %1019, %13
  %1035 = getelementptr i64, ptr %11, i64 %1034
  %1036 = mul i64 %150, %1019
  %1037 = getelementptr i64, ptr %14, i64 %1036
  %1038 = mul i64 %151, %1019
  %1039 = getelementptr double, ptr %27, i64 %1038
  %1040 = mul i64 %1019, %23
  %1041 = getelementptr double, ptr %21, i64 %1040
  br label %1068
1042:
  %1043 = icmp eq i64 %1071, %1025
  br i1 %1043, label %1044, label %1068
1044:
  br i1 %145, label %1269, label %1254
1045:
  %1046 = icmp eq i64 %60, %1239
  br i1 %1046, label %1042, label %1237
1047:
  %1048 = fmul double %1267, 5.000000e-01
  br label %1049
1049:
  %1050 = phi double [ 0.000000e+00, %1254 ], [ %1048, %1047 ]
  %1051 = getelementptr double, ptr %93, i64 %1255
  store double %1050, ptr %1051, align 8, !noalias !45
  %1052 = icmp eq i64 %60, %1256
  br i1 %1052, label %1269, label %1254
1053:
  %1054 = phi i64 [ %1055, %1021 ], [ 0, %1018 ]
  %1055 = add nuw nsw i64 %1054, 1
  br i1 %146, label %1021, label %1056
1056:
  %1057 = mul i64 %1054, %69
  %1058 = getelementptr double, ptr %68, i64 %1057
  %1059 = mul i64 %1054, %89
  %1060 = getelementptr double, ptr %88, i64 %1059
  br label %1061
1061:
  %1062 = phi i64 [ 0, %1056 ], [ %1063, %1061 ]
  %1063 = add nuw nsw i64 %1062, 1
  %1064 = getelementptr double, ptr %1058, i64 %1062
  %1065 = load double, ptr %1064, align 8, !noalias !45
  %1066 = getelementptr double, ptr %1060, i64 %1062
  store double %1065, ptr %1066, align 8, !noalias !45
  %1067 = icmp eq i64 %89, %1063
  br i1 %1067, label %1021, label %1061
1068:
  %1069 = phi i64 [ 0, %1027 ], [ %1071, %1042 ]
  %1070 = mul i64 %304, %1069
  %1071 = add nuw nsw i64 %1069, 1
  %1072 = mul i64 %147, %1069
  %1073 = getelementptr double, ptr %84, i64 %1072
  %1074 = getelementptr i64, ptr %1029, i64 %1069
  br i1 %145, label %1042, label %1075
1075:
  %1076 = getelementptr double, ptr %1031, i64 %1069
  %1077 = load double, ptr %1076, align 8, !noalias !48
  %1078 = load i64, ptr %1074, align 8, !noalias !48
  %1079 = getelementptr i64, ptr %1033, i64 %1069
  %1080 = getelementptr i64, ptr %1035, i64 %1069
  %1081 = mul i64 %1069, %17
  %1082 = getelementptr i64, ptr %1037, i64 %1081
  %1083 = mul i64 %1069, %30
  %1084 = getelementptr double, ptr %1039, i64 %1083
  %1085 = getelementptr double, ptr %1041, i64 %1069
  %1086 = getelementptr i8, ptr %84, i64 %1070
  br label %1222
1087:
  br i1 %155, label %1217, label %1088
1088:
  tail call void @llvm.memset.p0.i64(ptr align 8 %1228, i8 0, i64 %306, i1 false), !noalias !48
  br label %1217
1089:
  %1090 = add nsw i64 %1223, 1
  %1091 = load i64, ptr %1080, align 8, !noalias !48
  %1092 = icmp slt i64 %1090, %1091
  br i1 %1092, label %1093, label %1130
1093:
  %1094 = icmp slt i64 %1223, -1
  %1095 = select i1 %1094, i64 %17, i64 0
  %1096 = getelementptr i64, ptr %1082, i64 %1090
  %1097 = getelementptr i64, ptr %1096, i64 %1095
  %1098 = load i64, ptr %1097, align 8, !noalias !48
  %1099 = icmp sgt i64 %1231, %1098
  br i1 %1099, label %1100, label %1130
1100:
  %1101 = add nsw i64 %1091, -1
  br label %1102
1102:
  %1103 = phi double [ %1120, %1123 ], [ %1225, %1100 ]
  %1104 = phi i64 [ %1116, %1123 ], [ %1224, %1100 ]
  %1105 = phi i64 [ %1111, %1123 ], [ %1223, %1100 ]
  %1106 = icmp slt i64 %1105, 0
  %1107 = select i1 %1106, i64 %30, i64 0
  %1108 = getelementptr double, ptr %1084, i64 %1105
  %1109 = getelementptr double, ptr %1108, i64 %1107
  %1110 = load double, ptr %1109, align 8, !noalias !48
  %1111 = add nsw i64 %1105, 1
  %1112 = icmp slt i64 %1105, -1
  %1113 = select i1 %1112, i64 %17, i64 0
  %1114 = getelementptr i64, ptr %1082, i64 %1111
  %1115 = getelementptr i64, ptr %1114, i64 %1113
  %1116 = load i64, ptr %1115, align 8, !noalias !48
  %1117 = sub nsw i64 %1116, %1104
  %1118 = sitofp i64 %1117 to double
  %1119 = fmul double %1110, %1118
  %1120 = fadd double %1103, %1119
  %1121 = add nsw i64 %1105, 2
  %1122 = icmp slt i64 %1121, %1091
  br i1 %1122, label %1123, label %1130
1123:
  %1124 = icmp slt i64 %1105, -2
  %1125 = select i1 %1124, i64 %17, i64 0
  %1126 = getelementptr i64, ptr %1082, i64 %1121
  %1127 = getelementptr i64, ptr %1126, i64 %1125
  %1128 = load i64, ptr %1127, align 8, !noalias !48
  %1129 = icmp sgt i64 %1231, %1128
  br i1 %1129, label %1102, label %1130
1130:
  %1131 = phi double [ %1225, %1093 ], [ %1225, %1089 ], [ %1120, %1102 ], [ %1120, %1123 ]
  %1132 = phi i64 [ %1224, %1093 ], [ %1224, %1089 ], [ %1116, %1102 ], [ %1116, %1123 ]
  %1133 = phi i64 [ %1223, %1093 ], [ %1223, %1089 ], [ %1111, %1123 ], [ %1101, %1102 ]
  %1134 = icmp slt i64 %1133, 0
  %1135 = select i1 %1134, i64 %30, i64 0
  %1136 = getelementptr double, ptr %1084, i64 %1133
  %1137 = getelementptr double, ptr %1136, i64 %1135
  %1138 = load double, ptr %1137, align 8, !noalias !48
  %1139 = sub nsw i64 %1231, %1132
  %1140 = sitofp i64 %1139 to double
  %1141 = fmul double %1138, %1140
  %1142 = fadd double %1131, %1141
  %1143 = fmul double %1142, 5.000000e-01
  %1144 = tail call double @llvm.floor.f64(double %1143)
  %1145 = fptosi double %1144 to i64
  %1146 = sitofp i64 %1145 to double
  %1147 = fmul double %1146, 2.000000e+00
  %1148 = fsub double %1142, %1147
  %1149 = fsub double 2.000000e+00, %1148
  %1150 = fcmp olt double %1149, %1148
  %1151 = select i1 %1150, double %1149, double %1148
  %1152 = load double, ptr %1085, align 8, !noalias !48
  %1153 = fmul double %1151, %153
  %1154 = fptosi double %1153 to i64
  %1155 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %154, i64 %1154)
  %1156 = sitofp i64 %1155 to double
  %1157 = fsub double %1153, %1156
  %1158 = fsub double 1.000000e+00, %1157
  %1159 = fmul double %1152, %1158
  %1160 = fmul double %1158, %1159
  %1161 = fmul double %1157, 2.000000e+00
  %1162 = fadd double %1161, 1.000000e+00
  %1163 = fmul double %1162, %1160
  %1164 = fmul double %1152, %1157
  %1165 = fmul double %1157, %1164
  %1166 = fsub double 3.000000e+00, %1161
  %1167 = fmul double %1165, %1166
  %1168 = fmul double %1164, %1158
  %1169 = fmul double %1158, %1168
  %1170 = fneg double %1152
  %1171 = fmul double %1157, %1170
  %1172 = fmul double %1157, %1171
  %1173 = fmul double %1158, %1172
  br i1 %155, label %1217, label %1174
1174:
  %1175 = getelementptr i64, ptr %62, i64 %1226
  %1176 = load i64, ptr %1175, align 8, !noalias !48
  %1177 = icmp slt i64 %1176, 0
  %1178 = select i1 %1177, i64 %64, i64 0
  %1179 = add i64 %1178, %1176
  %1180 = mul i64 %149, %1179
  %1181 = getelementptr double, ptr %63, i64 %1180
  %1182 = icmp slt i64 %1155, 0
  %1183 = select i1 %1182, i64 %65, i64 0
  %1184 = add i64 %1183, %1155
  %1185 = mul i64 %1184, %156
  %1186 = getelementptr double, ptr %1181, i64 %1185
  %1187 = add nsw i64 %1155, 1
  %1188 = icmp slt i64 %1155, -1
  %1189 = select i1 %1188, i64 %65, i64 0
  %1190 = add i64 %1187, %1189
  %1191 = mul i64 %1190, %156
  %1192 = getelementptr double, ptr %1181, i64 %1191
  %1193 = getelementptr double, ptr %1186, i64 %67
  %1194 = getelementptr double, ptr %1192, i64 %67
  %1195 = mul i64 %1226, %87
  %1196 = getelementptr double, ptr %1073, i64 %1195
  br label %1197
1197:
  %1198 = phi i64 [ 0, %1174 ], [ %1199, %1197 ]
  %1199 = add nuw nsw i64 %1198, 1
  %1200 = getelementptr double, ptr %1186, i64 %1198
  %1201 = load double, ptr %1200, align 8, !noalias !51
  %1202 = fmul double %1163, %1201
  %1203 = getelementptr double, ptr %1192, i64 %1198
  %1204 = load double, ptr %1203, align 8, !noalias !51
  %1205 = fmul double %1167, %1204
  %1206 = fadd double %1202, %1205
  %1207 = getelementptr double, ptr %1193, i64 %1198
  %1208 = load double, ptr %1207, align 8, !noalias !51
  %1209 = fmul double %1169, %1208
  %1210 = getelementptr double, ptr %1194, i64 %1198
  %1211 = load double, ptr %1210, align 8, !noalias !51
  %1212 = fmul double %1173, %1211
  %1213 = fadd double %1209, %1212
  %1214 = fadd double %1206, %1213
  %1215 = getelementptr double, ptr %1196, i64 %1198
  store double %1214, ptr %1215, align 8, !noalias !51
  %1216 = icmp eq i64 %1199, %87
  br i1 %1216, label %1217, label %1197
1217:
  %1218 = phi double [ %1225, %1087 ], [ %1142, %1130 ], [ %1225, %1088 ], [ %1142, %1197 ]
  %1219 = phi i64 [ %1224, %1087 ], [ %1231, %1130 ], [ %1224, %1088 ], [ %1231, %1197 ]
  %1220 = phi i64 [ %1223, %1087 ], [ %1133, %1130 ], [ %1223, %1088 ], [ %1133, %1197 ]
  %1221 = icmp eq i64 %1229, %60
  br i1 %1221, label %1237, label %1222
1222:
  %1223 = phi i64 [ 0, %1075 ], [ %1220, %1217 ]
  %1224 = phi i64 [ %1078, %1075 ], [ %1219, %1217 ]
  %1225 = phi double [ %1077, %1075 ], [ %1218, %1217 ]
  %1226 = phi i64 [ 0, %1075 ], [ %1229, %1217 ]
  %1227 = mul i64 %305, %1226
  %1228 = getelementptr i8, ptr %1086, i64 %1227
  %1229 = add nuw nsw i64 %1226, 1
  %1230 = getelementptr i64, ptr %61, i64 %1226
  %1231 = load i64, ptr %1230, align 8, !noalias !48
  %1232 = load i64, ptr %1074, align 8, !noalias !54
  %1233 = icmp sgt i64 %1232, %1231
  br i1 %1233, label %1087, label %1234
1234:
  %1235 = load i64, ptr %1079, align 8, !noalias !54
  %1236 = icmp slt i64 %1231, %1235
  br i1 %1236, label %1089, label %1087
1237:
  %1238 = phi i64 [ %1239, %1045 ], [ 0, %1217 ]
  %1239 = add nuw nsw i64 %1238, 1
  br i1 %148, label %1045, label %1240
1240:
  %1241 = mul i64 %1238, %89
  %1242 = getelementptr double, ptr %88, i64 %1241
  %1243 = mul i64 %1238, %87
  %1244 = getelementptr double, ptr %1073, i64 %1243
  br label %1245
1245:
  %1246 = phi i64 [ 0, %1240 ], [ %1247, %1245 ]
  %1247 = add nuw nsw i64 %1246, 1
  %1248 = getelementptr double, ptr %1242, i64 %1246
  %1249 = load double, ptr %1248, align 8, !noalias !45
  %1250 = getelementptr double, ptr %1244, i64 %1246
  %1251 = load double, ptr %1250, align 8, !noalias !45
  %1252 = fsub double %1249, %1251
  store double %1252, ptr %1248, align 8, !noalias !45
  %1253 = icmp eq i64 %89, %1247
  br i1 %1253, label %1045, label %1245
1254:
  %1255 = phi i64 [ %1256, %1049 ], [ 0, %1044 ]
  %1256 = add nuw nsw i64 %1255, 1
  br i1 %157, label %1049, label %1257
1257:
  %1258 = mul i64 %1255, %89
  %1259 = getelementptr double, ptr %88, i64 %1258
  br label %1260
1260:
  %1261 = phi double [ 0.000000e+00, %1257 ], [ %1267, %1260 ]
  %1262 = phi i64 [ 0, %1257 ], [ %1263, %1260 ]
  %1263 = add nuw nsw i64 %1262, 1
  %1264 = getelementptr double, ptr %1259, i64 %1262
  %1265 = load double, ptr %1264, align 8, !noalias !45
  %1266 = fmul double %1265, %1265
  %1267 = fadd double %1261, %1266
  %1268 = icmp eq i64 %89, %1263
  br i1 %1268, label %1047, label %1260
1269:
  br i1 %161, label %1011, label %1270
1270:
  %1271 = getelementptr i64, ptr %98, i64 %1019
  %1272 = mul i64 %1019, %4
  %1273 = getelementptr i64, ptr %2, i64 %1272
  %1274 = mul i64 %1019, %7
  %1275 = getelementptr i64, ptr %5, i64 %1274
  %1276 = mul i64 %1019, %10
  %1277 = getelementptr i64, ptr %8, i64 %1276
  %1278 = mul i64 %1019, %13
  %1279 = getelementptr i64, ptr %11, i64 %1278
  %1280 = mul i64 %1019, %20
  %1281 = getelementptr double, ptr %18, i64 %1280
  %1282 = mul i64 %1019, %23
  %1283 = getelementptr double, ptr %21, i64 %1282
  %1284 = mul i64 %1019, %26
  %1285 = getelementptr double, ptr %24, i64 %1284
  %1286 = mul i64 %162, %1019
  %1287 = getelementptr i64, ptr %14, i64 %1286
  %1288 = mul i64 %163, %1019
  %1289 = getelementptr double, ptr %27, i64 %1288
  %1290 = mul i64 %171, %1019
  %1291 = getelementptr i64, ptr %14, i64 %1290
  %1292 = mul i64 %173, %1019
  %1293 = getelementptr double, ptr %27, i64 %1292
  %1294 = mul i64 %1019, %10
  %1295 = getelementptr i64, ptr %8, i64 %1294
  %1296 = mul i64 %1019, %13
  %1297 = getelementptr i64, ptr %11, i64 %1296
  %1298 = mul i64 %1019, %10
  %1299 = getelementptr i64, ptr %8, i64 %1298
  %1300 = mul i64 %1019, %13
  %1301 = getelementptr i64, ptr %11, i64 %1300
  %1302 = mul i64 %1019, %4
  %1303 = getelementptr i64, ptr %2, i64 %1302
  %1304 = mul i64 %1019, %10
  %1305 = getelementptr i64, ptr %8, i64 %1304
  %1306 = mul i64 %1019, %7
  %1307 = getelementptr i64, ptr %5, i64 %1306
  %1308 = mul i64 %189, %1019
  %1309 = getelementptr double, ptr %27, i64 %1308
  %1310 = mul i64 %1019, %10
  %1311 = getelementptr i64, ptr %8, i64 %1310
  %1312 = mul i64 %1019, %4
  %1313 = getelementptr i64, ptr %2, i64 %1312
  %1314 = mul i64 %1019, %10
  %1315 = getelementptr i64, ptr %8, i64 %1314
  %1316 = mul i64 %1019, %10
  %1317 = getelementptr i64, ptr %8, i64 %1316
  %1318 = mul i64 %1019, %13
  %1319 = getelementptr i64, ptr %11, i64 %1318
  %1320 = mul i64 %1019, %4
  %1321 = getelementptr i64, ptr %2, i64 %1320
  %1322 = mul i64 %1019, %7
  %1323 = getelementptr i64, ptr %5, i64 %1322
  %1324 = mul i64 %1019, %10
  %1325 = getelementptr i64, ptr %8, i64 %1324
  %1326 = mul i64 %1019, %13
  %1327 = getelementptr i64, ptr %11, i64 %1326
  %1328 = mul i64 %1019, %20
  %1329 = getelementptr double, ptr %18, i64 %1328
  %1330 = mul i64 %1019, %23
  %1331 = getelementptr double, ptr %21, i64 %1330
  %1332 = mul i64 %1019, %26
  %1333 = getelementptr double, ptr %24, i64 %1332
  %1334 = mul i64 %211, %1019
  %1335 = getelementptr i64, ptr %14, i64 %1334
  %1336 = mul i64 %212, %1019
  %1337 = getelementptr double, ptr %27, i64 %1336
  %1338 = mul i64 %1019, %4
  %1339 = getelementptr i64, ptr %2, i64 %1338
  %1340 = mul i64 %1019, %7
  %1341 = getelementptr i64, ptr %5, i64 %1340
  %1342 = mul i64 %1019, %10
  %1343 = getelementptr i64, ptr %8, i64 %1342
  %1344 = mul i64 %1019, %13
  %1345 = getelementptr i64, ptr %11, i64 %1344
  %1346 = mul i64 %1019, %20
  %1347 = getelementptr double, ptr %18, i64 %1346
  %1348 = mul i64 %1019, %23
  %1349 = getelementptr double, ptr %21, i64 %1348
  %1350 = mul i64 %1019, %26
  %1351 = getelementptr double, ptr %24, i64 %1350
  %1352 = mul i64 %266, %1019
  %1353 = getelementptr i64, ptr %14, i64 %1352
  %1354 = mul i64 %267, %1019
  %1355 = getelementptr double, ptr %27, i64 %1354
  %1356 = mul i64 %1019, %4
  %1357 = getelementptr i64, ptr %2, i64 %1356
  %1358 = mul i64 %1019, %7
  %1359 = getelementptr i64, ptr %5, i64 %1358
  %1360 = mul i64 %1019, %10
  %1361 = getelementptr i64, ptr %8, i64 %1360
  %1362 = mul i64 %1019, %13
  %1363 = getelementptr i64, ptr %11, i64 %1362
  %1364 = mul i64 %1019, %20
  %1365 = getelementptr double, ptr %18, i64 %1364
  %1366 = mul i64 %1019, %23
  %1367 = getelementptr double, ptr %21, i64 %1366
  %1368 = mul i64 %1019, %26
  %1369 = getelementptr double, ptr %24, i64 %1368
  %1370 = mul i64 %270, %1019
  %1371 = getelementptr i64, ptr %14, i64 %1370
  %1372 = mul i64 %271, %1019
  %1373 = getelementptr double, ptr %27, i64 %1372
  %1374 = mul i64 %1019, %4
  %1375 = getelementptr i64, ptr %2, i64 %1374
  %1376 = mul i64 %1019, %7
  %1377 = getelementptr i64, ptr %5, i64 %1376
  %1378 = mul i64 %1019, %10
  %1379 = getelementptr i64, ptr %8, i64 %1378
  %1380 = mul i64 %1019, %13
  %1381 = getelementptr i64, ptr %11, i64 %1380
  %1382 = mul i64 %1019, %20
  %1383 = getelementptr double, ptr %18, i64 %1382
  %1384 = mul i64 %1019, %23
  %1385 = getelementptr double, ptr %21, i64 %1384
  %1386 = mul i64 %1019, %26
  %1387 = getelementptr double, ptr %24, i64 %1386
  %1388 = mul i64 %288, %1019
  %1389 = getelementptr i64, ptr %14, i64 %1388
  %1390 = mul i64 %290, %1019
  %1391 = getelementptr double, ptr %27, i64 %1390
  br label %1392
1392:
  %1393 = phi i64 [ %158, %1270 ], [ %1394, %1016 ]
  %1394 = add nsw i64 %1393, -1
  %1395 = load i64, ptr %1271, align 8, !noalias !57
  %1396 = add i64 %1395, -7046029254386353131
  store i64 %1396, ptr %1271, align 8, !noalias !57
  %1397 = lshr i64 %1396, 30
  %1398 = xor i64 %1397, %1396
  %1399 = mul i64 %1398, -4658895280553007687
  %1400 = lshr i64 %1399, 27
  %1401 = xor i64 %1400, %1399
  %1402 = mul i64 %1401, -7723592293110705685
  %1403 = lshr i64 %1402, 42
  %1404 = lshr i64 %1402, 11
  %1405 = xor i64 %1403, %1404
  %1406 = uitofp nneg i64 %1405 to double
  %1407 = fmul double %1406, 0x3CA0000000000000
  %1408 = fcmp olt double %1407, 8.000000e-01
  br i1 %1408, label %1409, label %2130
1409:
  call void @llvm.lifetime.start.p0(ptr nonnull %137), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %138), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %139), !noalias !62
  store i64 0, ptr %137, align 8, !noalias !63
  store double 0.000000e+00, ptr %138, align 8, !noalias !63
  store double 0.000000e+00, ptr %139, align 8, !noalias !63
  %1410 = load i64, ptr %1024, align 8, !noalias !63
  %1411 = icmp eq i64 %1410, 0
  br i1 %1411, label %2125, label %1412
1412:
  store i64 0, ptr %137, align 8, !noalias !63
  call fastcc void @f3(ptr %137, ptr %98, i64 %99, i64 %1019, i64 %1410)
  %1413 = load i64, ptr %137, align 8, !noalias !63
  %1414 = icmp slt i64 %1413, 0
  %1415 = select i1 %1414, i64 %4, i64 0
  %1416 = getelementptr i64, ptr %1321, i64 %1413
  %1417 = getelementptr i64, ptr %1416, i64 %1415
  %1418 = load i64, ptr %1417, align 8, !noalias !66
  store i64 %1418, ptr %31, align 8, !noalias !66
  %1419 = select i1 %1414, i64 %7, i64 0
  %1420 = getelementptr i64, ptr %1323, i64 %1413
  %1421 = getelementptr i64, ptr %1420, i64 %1419
  %1422 = load i64, ptr %1421, align 8, !noalias !66
  store i64 %1422, ptr %34, align 8, !noalias !66
  %1423 = select i1 %1414, i64 %10, i64 0
  %1424 = getelementptr i64, ptr %1325, i64 %1413
  %1425 = getelementptr i64, ptr %1424, i64 %1423
  %1426 = load i64, ptr %1425, align 8, !noalias !66
  store i64 %1426, ptr %37, align 8, !noalias !66
  %1427 = select i1 %1414, i64 %13, i64 0
  %1428 = getelementptr i64, ptr %1327, i64 %1413
  %1429 = getelementptr i64, ptr %1428, i64 %1427
  %1430 = load i64, ptr %1429, align 8, !noalias !66
  store i64 %1430, ptr %40, align 8, !noalias !66
  %1431 = select i1 %1414, i64 %20, i64 0
  %1432 = getelementptr double, ptr %1329, i64 %1413
  %1433 = getelementptr double, ptr %1432, i64 %1431
  %1434 = load double, ptr %1433, align 8, !noalias !66
  store double %1434, ptr %47, align 8, !noalias !66
  %1435 = select i1 %1414, i64 %23, i64 0
  %1436 = getelementptr double, ptr %1331, i64 %1413
  %1437 = getelementptr double, ptr %1436, i64 %1435
  %1438 = load double, ptr %1437, align 8, !noalias !66
  store double %1438, ptr %50, align 8, !noalias !66
  %1439 = select i1 %1414, i64 %26, i64 0
  %1440 = getelementptr double, ptr %1333, i64 %1413
  %1441 = getelementptr double, ptr %1440, i64 %1439
  %1442 = load double, ptr %1441, align 8, !noalias !66
  store double %1442, ptr %53, align 8, !noalias !66
  %1443 = load i64, ptr %1429, align 8, !noalias !66
  %1444 = icmp slt i64 %1443, 1
  br i1 %1444, label %1464, label %1445
1445:
  %1446 = select i1 %1414, i64 %16, i64 0
  %1447 = add i64 %1446, %1413
  %1448 = mul i64 %1447, %17
  %1449 = getelementptr i64, ptr %1335, i64 %1448
  %1450 = select i1 %1414, i64 %29, i64 0
  %1451 = add i64 %1450, %1413
  %1452 = mul i64 %1451, %30
  %1453 = getelementptr double, ptr %1337, i64 %1452
  br label %1454
1454:
  %1455 = phi i64 [ 0, %1445 ], [ %1456, %1454 ]
  %1456 = add nuw nsw i64 %1455, 1
  %1457 = getelementptr i64, ptr %1449, i64 %1455
  %1458 = load i64, ptr %1457, align 8, !noalias !66
  %1459 = getelementptr i64, ptr %43, i64 %1455
  store i64 %1458, ptr %1459, align 8, !noalias !66
  %1460 = getelementptr double, ptr %1453, i64 %1455
  %1461 = load double, ptr %1460, align 8, !noalias !66
  %1462 = getelementptr double, ptr %56, i64 %1455
  store double %1461, ptr %1462, align 8, !noalias !66
  %1463 = icmp eq i64 %1456, %1443
  br i1 %1463, label %1464, label %1454
1464:
  %1465 = load i64, ptr %1271, align 8, !noalias !69
  %1466 = add i64 %1465, -7046029254386353131
  store i64 %1466, ptr %1271, align 8, !noalias !69
  %1467 = lshr i64 %1466, 30
  %1468 = xor i64 %1467, %1466
  %1469 = mul i64 %1468, -4658895280553007687
  %1470 = lshr i64 %1469, 27
  %1471 = xor i64 %1470, %1469
  %1472 = mul i64 %1471, -7723592293110705685
  %1473 = lshr i64 %1472, 42
  %1474 = lshr i64 %1472, 11
  %1475 = xor i64 %1473, %1474
  %1476 = uitofp nneg i64 %1475 to double
  %1477 = fmul double %1476, 0x3CA0000000000000
  %1478 = fcmp olt double %1477, 1.800000e-01
  br i1 %1478, label %1479, label %1483
1479:
  call void @llvm.lifetime.start.p0(ptr nonnull %136), !noalias !63
  store double 0.000000e+00, ptr %136, align 8, !noalias !72
  %1480 = load double, ptr %47, align 8, !noalias !72
  store double 0.000000e+00, ptr %136, align 8, !noalias !72
  call fastcc void @f8(ptr %136, ptr %98, i64 %99, i64 %1019, double 1.000000e+00, i64 7)
  %1481 = load double, ptr %136, align 8, !noalias !72
  %1482 = fadd double %1480, %1481
  store double %1482, ptr %47, align 8, !noalias !72
  call void @llvm.lifetime.end.p0(ptr nonnull %136), !noalias !63
  br label %2068
1483:
  %1484 = fcmp olt double %1477, 4.300000e-01
  br i1 %1484, label %1485, label %1529
1485:
  call void @llvm.lifetime.start.p0(ptr nonnull %134), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %135), !noalias !63
  store i64 0, ptr %134, align 8, !noalias !75
  store double 0.000000e+00, ptr %135, align 8, !noalias !75
  %1486 = load i64, ptr %40, align 8, !noalias !75
  store i64 0, ptr %134, align 8, !noalias !75
  call fastcc void @f3(ptr %134, ptr %98, i64 %99, i64 %1019, i64 %1486)
  %1487 = load i64, ptr %134, align 8, !noalias !75
  %1488 = icmp slt i64 %1487, 0
  %1489 = select i1 %1488, i64 %59, i64 0
  %1490 = getelementptr double, ptr %56, i64 %1487
  %1491 = getelementptr double, ptr %1490, i64 %1489
  %1492 = load double, ptr %1491, align 8, !noalias !75
  %1493 = fcmp oeq double %1492, 0.000000e+00
  br i1 %1493, label %1527, label %1494
1494:
  store double 0.000000e+00, ptr %135, align 8, !noalias !75
  call fastcc void @f8(ptr %135, ptr %98, i64 %99, i64 %1019, double %219, i64 6)
  %1495 = load double, ptr %135, align 8, !noalias !75
  %1496 = fadd double %1492, %1495
  %1497 = fcmp oeq double %1496, 0.000000e+00
  br i1 %1497, label %1527, label %1498
1498:
  call void @llvm.lifetime.start.p0(ptr nonnull %133), !noalias !75
  store i64 0, ptr %133, align 8, !noalias !78
  %1499 = select i1 %1488, i64 %46, i64 0
  %1500 = getelementptr i64, ptr %43, i64 %1487
  %1501 = getelementptr i64, ptr %1500, i64 %1499
  %1502 = load i64, ptr %1501, align 8, !noalias !78
  %1503 = load i64, ptr %34, align 8, !noalias !81
  %1504 = icmp eq i64 %1503, 4503599627370496
  %1505 = add nsw i64 %1503, -1
  %1506 = select i1 %1504, i64 %81, i64 %1505
  %1507 = add nsw i64 %1487, 1
  %1508 = load i64, ptr %40, align 8, !noalias !84
  %1509 = icmp slt i64 %1507, %1508
  br i1 %1509, label %1510, label %1516
1510:
  %1511 = icmp slt i64 %1487, -1
  %1512 = select i1 %1511, i64 %46, i64 0
  %1513 = getelementptr i64, ptr %43, i64 %1507
  %1514 = getelementptr i64, ptr %1513, i64 %1512
  %1515 = load i64, ptr %1514, align 8, !noalias !84
  br label %1516
1516:
  %1517 = phi i64 [ %1515, %1510 ], [ %1506, %1498 ]
  %1518 = sub i64 %1517, %1502
  %1519 = add i64 %1518, 1
  store i64 0, ptr %133, align 8, !noalias !78
  call fastcc void @f3(ptr %133, ptr %98, i64 %99, i64 %1019, i64 %1519)
  %1520 = load i64, ptr %133, align 8, !noalias !78
  %1521 = load double, ptr %47, align 8, !noalias !78
  %1522 = load double, ptr %1491, align 8, !noalias !78
  %1523 = fsub double %1496, %1522
  %1524 = sitofp i64 %1520 to double
  %1525 = fmul double %1523, %1524
  %1526 = fsub double %1521, %1525
  store double %1526, ptr %47, align 8, !noalias !78
  store double %1496, ptr %1491, align 8, !noalias !78
  call void @llvm.lifetime.end.p0(ptr nonnull %133), !noalias !75
  br label %1527
1527:
  %1528 = phi double [ 0.000000e+00, %1516 ], [ 0xFFF0000000000000, %1485 ], [ 0xFFF0000000000000, %1494 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %134), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %135), !noalias !63
  br label %2068
1529:
  %1530 = fcmp olt double %1477, 5.800000e-01
  br i1 %1530, label %1531, label %1636
1531:
  call void @llvm.lifetime.start.p0(ptr nonnull %131), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %132), !noalias !63
  store i64 0, ptr %131, align 8, !noalias !87
  store double 0.000000e+00, ptr %132, align 8, !noalias !87
  %1532 = load i64, ptr %40, align 8, !noalias !87
  store i64 0, ptr %131, align 8, !noalias !87
  call fastcc void @f3(ptr %131, ptr %98, i64 %99, i64 %1019, i64 %1532)
  %1533 = load i64, ptr %131, align 8, !noalias !87
  %1534 = icmp slt i64 %1533, 0
  %1535 = select i1 %1534, i64 %59, i64 0
  %1536 = getelementptr double, ptr %56, i64 %1533
  %1537 = getelementptr double, ptr %1536, i64 %1535
  %1538 = load double, ptr %1537, align 8, !noalias !87
  %1539 = fcmp une double %1538, 0.000000e+00
  br i1 %1539, label %1540, label %1586
1540:
  call void @llvm.lifetime.start.p0(ptr nonnull %130), !noalias !87
  store i64 0, ptr %130, align 8, !noalias !90
  %1541 = select i1 %1534, i64 %46, i64 0
  %1542 = getelementptr i64, ptr %43, i64 %1533
  %1543 = getelementptr i64, ptr %1542, i64 %1541
  %1544 = load i64, ptr %1543, align 8, !noalias !90
  %1545 = load i64, ptr %34, align 8, !noalias !93
  %1546 = icmp eq i64 %1545, 4503599627370496
  %1547 = add nsw i64 %1545, -1
  %1548 = select i1 %1546, i64 %81, i64 %1547
  %1549 = add nsw i64 %1533, 1
  %1550 = load i64, ptr %40, align 8, !noalias !96
  %1551 = icmp slt i64 %1549, %1550
  br i1 %1551, label %1552, label %1558
1552:
  %1553 = icmp slt i64 %1533, -1
  %1554 = select i1 %1553, i64 %46, i64 0
  %1555 = getelementptr i64, ptr %43, i64 %1549
  %1556 = getelementptr i64, ptr %1555, i64 %1554
  %1557 = load i64, ptr %1556, align 8, !noalias !96
  br label %1558
1558:
  %1559 = phi i64 [ %1557, %1552 ], [ %1548, %1540 ]
  %1560 = sub i64 %1559, %1544
  %1561 = add i64 %1560, 1
  store i64 0, ptr %130, align 8, !noalias !90
  call fastcc void @f3(ptr %130, ptr %98, i64 %99, i64 %1019, i64 %1561)
  %1562 = load i64, ptr %130, align 8, !noalias !90
  %1563 = load double, ptr %47, align 8, !noalias !90
  %1564 = load double, ptr %1537, align 8, !noalias !90
  %1565 = fsub double 0.000000e+00, %1564
  %1566 = sitofp i64 %1562 to double
  %1567 = fmul double %1565, %1566
  %1568 = fsub double %1563, %1567
  store double %1568, ptr %47, align 8, !noalias !90
  store double 0.000000e+00, ptr %1537, align 8, !noalias !90
  call void @llvm.lifetime.end.p0(ptr nonnull %130), !noalias !87
  %1569 = tail call double @llvm.fabs.f64(double %1538)
  br label %1570
1570:
  %1571 = phi double [ %71, %1558 ], [ %1580, %1570 ]
  %1572 = phi double [ 0.000000e+00, %1558 ], [ %1579, %1570 ]
  %1573 = phi i64 [ 3, %1558 ], [ %1574, %1570 ]
  %1574 = add nsw i64 %1573, -1
  %1575 = fcmp ugt double %1569, %1571
  %1576 = fmul double %1571, 6.000000e+00
  %1577 = fdiv double 1.000000e+00, %1576
  %1578 = fadd double %1572, %1577
  %1579 = select i1 %1575, double %1572, double %1578
  %1580 = fmul double %1571, 2.500000e-01
  %1581 = icmp samesign ugt i64 %1573, 1
  br i1 %1581, label %1570, label %1582
1582:
  %1583 = fcmp ogt double %1579, 0.000000e+00
  %1584 = tail call double @llvm.log.f64(double %1579)
  %1585 = select i1 %1583, double %1584, double 0xFFF0000000000000
  br label %1634
1586:
  store double 0.000000e+00, ptr %132, align 8, !noalias !87
  call fastcc void @f7(ptr %132, double %71, ptr %98, i64 %99, i64 %1019)
  %1587 = load double, ptr %132, align 8, !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %129), !noalias !87
  store i64 0, ptr %129, align 8, !noalias !99
  %1588 = select i1 %1534, i64 %46, i64 0
  %1589 = getelementptr i64, ptr %43, i64 %1533
  %1590 = getelementptr i64, ptr %1589, i64 %1588
  %1591 = load i64, ptr %1590, align 8, !noalias !99
  %1592 = load i64, ptr %34, align 8, !noalias !102
  %1593 = icmp eq i64 %1592, 4503599627370496
  %1594 = add nsw i64 %1592, -1
  %1595 = select i1 %1593, i64 %81, i64 %1594
  %1596 = add nsw i64 %1533, 1
  %1597 = load i64, ptr %40, align 8, !noalias !105
  %1598 = icmp slt i64 %1596, %1597
  br i1 %1598, label %1599, label %1605
1599:
  %1600 = icmp slt i64 %1533, -1
  %1601 = select i1 %1600, i64 %46, i64 0
  %1602 = getelementptr i64, ptr %43, i64 %1596
  %1603 = getelementptr i64, ptr %1602, i64 %1601
  %1604 = load i64, ptr %1603, align 8, !noalias !105
  br label %1605
1605:
  %1606 = phi i64 [ %1604, %1599 ], [ %1595, %1586 ]
  %1607 = sub i64 %1606, %1591
  %1608 = add i64 %1607, 1
  store i64 0, ptr %129, align 8, !noalias !99
  call fastcc void @f3(ptr %129, ptr %98, i64 %99, i64 %1019, i64 %1608)
  %1609 = load i64, ptr %129, align 8, !noalias !99
  %1610 = load double, ptr %47, align 8, !noalias !99
  %1611 = load double, ptr %1537, align 8, !noalias !99
  %1612 = fsub double %1587, %1611
  %1613 = sitofp i64 %1609 to double
  %1614 = fmul double %1612, %1613
  %1615 = fsub double %1610, %1614
  store double %1615, ptr %47, align 8, !noalias !99
  store double %1587, ptr %1537, align 8, !noalias !99
  call void @llvm.lifetime.end.p0(ptr nonnull %129), !noalias !87
  %1616 = tail call double @llvm.fabs.f64(double %1587)
  br label %1617
1617:
  %1618 = phi double [ %71, %1605 ], [ %1627, %1617 ]
  %1619 = phi double [ 0.000000e+00, %1605 ], [ %1626, %1617 ]
  %1620 = phi i64 [ 3, %1605 ], [ %1621, %1617 ]
  %1621 = add nsw i64 %1620, -1
  %1622 = fcmp ugt double %1616, %1618
  %1623 = fmul double %1618, 6.000000e+00
  %1624 = fdiv double 1.000000e+00, %1623
  %1625 = fadd double %1619, %1624
  %1626 = select i1 %1622, double %1619, double %1625
  %1627 = fmul double %1618, 2.500000e-01
  %1628 = icmp samesign ugt i64 %1620, 1
  br i1 %1628, label %1617, label %1629
1629:
  %1630 = fcmp ogt double %1626, 0.000000e+00
  %1631 = tail call double @llvm.log.f64(double %1626)
  %1632 = fneg double %1631
  %1633 = select i1 %1630, double %1632, double 0x7FF0000000000000
  br label %1634
1634:
  %1635 = phi double [ %1633, %1629 ], [ %1585, %1582 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %131), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %132), !noalias !63
  br label %2068
1636:
  %1637 = fcmp olt double %1477, 6.550000e-01
  br i1 %1637, label %1638, label %1779
1638:
  call void @llvm.lifetime.start.p0(ptr nonnull %127), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %128), !noalias !63
  store i64 0, ptr %127, align 8, !noalias !108
  store double 0.000000e+00, ptr %128, align 8, !noalias !108
  %1639 = load i64, ptr %31, align 8, !noalias !108
  %1640 = load i64, ptr %34, align 8, !noalias !111
  %1641 = icmp eq i64 %1640, 4503599627370496
  %1642 = add nsw i64 %1640, -1
  %1643 = select i1 %1641, i64 %81, i64 %1642
  %1644 = sub nsw i64 %1643, %1639
  %1645 = load i64, ptr %40, align 8, !noalias !108
  %1646 = icmp sgt i64 %1645, 15
  %1647 = icmp slt i64 %1644, 1
  %1648 = select i1 %1646, i1 true, i1 %1647
  br i1 %1648, label %1777, label %1649
1649:
  store i64 0, ptr %127, align 8, !noalias !108
  call fastcc void @f3(ptr %127, ptr %98, i64 %99, i64 %1019, i64 %1644)
  %1650 = load i64, ptr %127, align 8, !noalias !108
  %1651 = add nsw i64 %1639, 1
  %1652 = add nsw i64 %1651, %1650
  %1653 = icmp slt i64 %1645, 1
  br i1 %1653, label %1659, label %1749
1654:
  %1655 = add nuw nsw i64 %1751, 1
  %1656 = icmp slt i64 %1753, %1652
  %1657 = select i1 %1656, i64 %1751, i64 %1750
  %1658 = icmp eq i64 %1645, %1655
  br i1 %1658, label %1659, label %1749
1659:
  %1660 = phi i64 [ 0, %1649 ], [ %1657, %1654 ]
  %1661 = load i64, ptr %1271, align 8, !noalias !114
  %1662 = add i64 %1661, -7046029254386353131
  store i64 %1662, ptr %1271, align 8, !noalias !114
  %1663 = lshr i64 %1662, 30
  %1664 = xor i64 %1663, %1662
  %1665 = mul i64 %1664, -4658895280553007687
  %1666 = lshr i64 %1665, 27
  %1667 = xor i64 %1666, %1665
  %1668 = mul i64 %1667, -7723592293110705685
  %1669 = lshr i64 %1668, 42
  %1670 = lshr i64 %1668, 11
  %1671 = xor i64 %1669, %1670
  %1672 = uitofp nneg i64 %1671 to double
  %1673 = fmul double %1672, 0x3CA0000000000000
  %1674 = fcmp olt double %1673, 5.000000e-01
  br i1 %1674, label %1675, label %1677
1675:
  store double 0.000000e+00, ptr %128, align 8, !noalias !108
  call fastcc void @f7(ptr %128, double %71, ptr %98, i64 %99, i64 %1019)
  %1676 = load double, ptr %128, align 8, !noalias !108
  br label %1677
1677:
  %1678 = phi double [ %1676, %1675 ], [ 0.000000e+00, %1659 ]
  %1679 = add nsw i64 %1660, 1
  %1680 = sub i64 %1679, %1645
  %1681 = icmp sgt i64 %1680, 0
  %1682 = sub nsw i64 0, %1680
  %1683 = select i1 %1681, i64 0, i64 %1682
  %1684 = icmp sgt i64 %1683, 0
  br i1 %1684, label %1755, label %1685
1685:
  %1686 = add nsw i64 %1645, 1
  store i64 %1686, ptr %40, align 8, !noalias !108
  %1687 = icmp slt i64 %1660, -1
  %1688 = select i1 %1687, i64 %46, i64 0
  %1689 = getelementptr i64, ptr %43, i64 %1679
  %1690 = getelementptr i64, ptr %1689, i64 %1688
  store i64 %1652, ptr %1690, align 8, !noalias !108
  %1691 = getelementptr double, ptr %56, i64 %1660
  %1692 = load double, ptr %1691, align 8, !noalias !108
  %1693 = load i64, ptr %1271, align 8, !noalias !117
  %1694 = add i64 %1693, -7046029254386353131
  store i64 %1694, ptr %1271, align 8, !noalias !117
  %1695 = lshr i64 %1694, 30
  %1696 = xor i64 %1695, %1694
  %1697 = mul i64 %1696, -4658895280553007687
  %1698 = lshr i64 %1697, 27
  %1699 = xor i64 %1698, %1697
  %1700 = mul i64 %1699, -7723592293110705685
  %1701 = lshr i64 %1700, 42
  %1702 = lshr i64 %1700, 11
  %1703 = xor i64 %1701, %1702
  %1704 = uitofp nneg i64 %1703 to double
  %1705 = fmul double %1704, 0x3CA0000000000000
  %1706 = fcmp olt double %1705, 5.000000e-01
  %1707 = select i1 %1687, i64 %59, i64 0
  %1708 = getelementptr double, ptr %56, i64 %1679
  %1709 = getelementptr double, ptr %1708, i64 %1707
  br i1 %1706, label %1710, label %1711
1710:
  store double %1678, ptr %1709, align 8, !noalias !108
  br label %1720
1711:
  store double %1692, ptr %1709, align 8, !noalias !108
  store double %1678, ptr %1691, align 8, !noalias !108
  %1712 = load double, ptr %47, align 8, !noalias !108
  %1713 = fsub double %1692, %1678
  %1714 = getelementptr i64, ptr %43, i64 %1660
  %1715 = load i64, ptr %1714, align 8, !noalias !108
  %1716 = sub nsw i64 %1652, %1715
  %1717 = sitofp i64 %1716 to double
  %1718 = fmul double %1713, %1717
  %1719 = fadd double %1712, %1718
  store double %1719, ptr %47, align 8, !noalias !108
  br label %1720
1720:
  %1721 = fcmp oeq double %1678, 0.000000e+00
  br i1 %1721, label %1741, label %1722
1722:
  %1723 = tail call double @llvm.fabs.f64(double %1678)
  br label %1724
1724:
  %1725 = phi double [ %71, %1722 ], [ %1734, %1724 ]
  %1726 = phi double [ 0.000000e+00, %1722 ], [ %1733, %1724 ]
  %1727 = phi i64 [ 3, %1722 ], [ %1728, %1724 ]
  %1728 = add nsw i64 %1727, -1
  %1729 = fcmp ugt double %1723, %1725
  %1730 = fmul double %1725, 6.000000e+00
  %1731 = fdiv double 1.000000e+00, %1730
  %1732 = fadd double %1726, %1731
  %1733 = select i1 %1729, double %1726, double %1732
  %1734 = fmul double %1725, 2.500000e-01
  %1735 = icmp samesign ugt i64 %1727, 1
  br i1 %1735, label %1724, label %1736
1736:
  %1737 = fcmp ogt double %1733, 0.000000e+00
  %1738 = tail call double @llvm.log.f64(double %1733)
  %1739 = fadd double %1738, 0xBFE62E42FEFA39EF
  %1740 = select i1 %1737, double %1739, double 0xFFF0000000000000
  br label %1741
1741:
  %1742 = phi double [ %1740, %1736 ], [ 0xBFE62E42FEFA39EF, %1720 ]
  %1743 = uitofp nneg i64 %1644 to double
  %1744 = tail call double @llvm.log.f64(double %1743)
  %1745 = sitofp i64 %1645 to double
  %1746 = tail call double @llvm.log.f64(double %1745)
  %1747 = fsub double %1744, %1746
  %1748 = fsub double %1747, %1742
  br label %1777
1749:
  %1750 = phi i64 [ %1657, %1654 ], [ 0, %1649 ]
  %1751 = phi i64 [ %1655, %1654 ], [ 0, %1649 ]
  %1752 = getelementptr i64, ptr %43, i64 %1751
  %1753 = load i64, ptr %1752, align 8, !noalias !108
  %1754 = icmp eq i64 %1753, %1652
  br i1 %1754, label %1777, label %1654
1755:
  %1756 = phi i64 [ %1758, %1755 ], [ %1683, %1677 ]
  %1757 = phi i64 [ %1759, %1755 ], [ %1645, %1677 ]
  %1758 = add nsw i64 %1756, -1
  %1759 = add i64 %1757, -1
  %1760 = icmp slt i64 %1757, 1
  %1761 = select i1 %1760, i64 %46, i64 0
  %1762 = getelementptr i64, ptr %43, i64 %1759
  %1763 = getelementptr i64, ptr %1762, i64 %1761
  %1764 = load i64, ptr %1763, align 8, !noalias !108
  %1765 = icmp slt i64 %1757, 0
  %1766 = select i1 %1765, i64 %46, i64 0
  %1767 = getelementptr i64, ptr %43, i64 %1757
  %1768 = getelementptr i64, ptr %1767, i64 %1766
  store i64 %1764, ptr %1768, align 8, !noalias !108
  %1769 = select i1 %1760, i64 %59, i64 0
  %1770 = getelementptr double, ptr %56, i64 %1759
  %1771 = getelementptr double, ptr %1770, i64 %1769
  %1772 = load double, ptr %1771, align 8, !noalias !108
  %1773 = select i1 %1765, i64 %59, i64 0
  %1774 = getelementptr double, ptr %56, i64 %1757
  %1775 = getelementptr double, ptr %1774, i64 %1773
  store double %1772, ptr %1775, align 8, !noalias !108
  %1776 = icmp sgt i64 %1756, 1
  br i1 %1776, label %1755, label %1685
1777:
  %1778 = phi double [ 0xFFF0000000000000, %1638 ], [ %1748, %1741 ], [ 0xFFF0000000000000, %1749 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %127), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %128), !noalias !63
  br label %2068
1779:
  %1780 = fcmp olt double %1477, 7.300000e-01
  br i1 %1780, label %1781, label %1891
1781:
  call void @llvm.lifetime.start.p0(ptr nonnull %126), !noalias !63
  store i64 0, ptr %126, align 8, !noalias !120
  %1782 = load i64, ptr %40, align 8, !noalias !120
  %1783 = load i64, ptr %34, align 8, !noalias !123
  %1784 = icmp eq i64 %1783, 4503599627370496
  %1785 = add nsw i64 %1783, -1
  %1786 = select i1 %1784, i64 %81, i64 %1785
  %1787 = load i64, ptr %31, align 8, !noalias !120
  %1788 = sub nsw i64 %1786, %1787
  %1789 = icmp slt i64 %1782, 2
  br i1 %1789, label %1889, label %1790
1790:
  %1791 = add nsw i64 %1782, -1
  store i64 0, ptr %126, align 8, !noalias !120
  call fastcc void @f3(ptr %126, ptr %98, i64 %99, i64 %1019, i64 %1791)
  %1792 = load i64, ptr %126, align 8, !noalias !120
  %1793 = add nsw i64 %1792, 1
  %1794 = icmp slt i64 %1792, -1
  %1795 = select i1 %1794, i64 %59, i64 0
  %1796 = getelementptr double, ptr %56, i64 %1793
  %1797 = getelementptr double, ptr %1796, i64 %1795
  %1798 = load double, ptr %1797, align 8, !noalias !120
  %1799 = icmp slt i64 %1792, 0
  %1800 = select i1 %1799, i64 %59, i64 0
  %1801 = getelementptr double, ptr %56, i64 %1792
  %1802 = getelementptr double, ptr %1801, i64 %1800
  %1803 = load double, ptr %1802, align 8, !noalias !120
  %1804 = load i64, ptr %1271, align 8, !noalias !126
  %1805 = add i64 %1804, -7046029254386353131
  store i64 %1805, ptr %1271, align 8, !noalias !126
  %1806 = lshr i64 %1805, 30
  %1807 = xor i64 %1806, %1805
  %1808 = mul i64 %1807, -4658895280553007687
  %1809 = lshr i64 %1808, 27
  %1810 = xor i64 %1809, %1808
  %1811 = mul i64 %1810, -7723592293110705685
  %1812 = lshr i64 %1811, 42
  %1813 = lshr i64 %1811, 11
  %1814 = xor i64 %1812, %1813
  %1815 = uitofp nneg i64 %1814 to double
  %1816 = fmul double %1815, 0x3CA0000000000000
  %1817 = fcmp olt double %1816, 5.000000e-01
  br i1 %1817, label %1818, label %1833
1818:
  %1819 = select i1 %1794, i64 %46, i64 0
  %1820 = getelementptr i64, ptr %43, i64 %1793
  %1821 = getelementptr i64, ptr %1820, i64 %1819
  %1822 = load i64, ptr %1821, align 8, !noalias !120
  %1823 = select i1 %1799, i64 %46, i64 0
  %1824 = getelementptr i64, ptr %43, i64 %1792
  %1825 = getelementptr i64, ptr %1824, i64 %1823
  %1826 = load i64, ptr %1825, align 8, !noalias !120
  %1827 = sub nsw i64 %1822, %1826
  %1828 = load double, ptr %47, align 8, !noalias !120
  %1829 = fsub double %1803, %1798
  %1830 = sitofp i64 %1827 to double
  %1831 = fmul double %1829, %1830
  %1832 = fadd double %1828, %1831
  store double %1832, ptr %47, align 8, !noalias !120
  br label %1833
1833:
  %1834 = phi double [ %1798, %1818 ], [ %1803, %1790 ]
  %1835 = phi double [ %1803, %1818 ], [ %1798, %1790 ]
  store double %1834, ptr %1802, align 8, !noalias !120
  %1836 = sub i64 %1791, %1793
  %1837 = icmp slt i64 %1836, 1
  br i1 %1837, label %1838, label %1867
1838:
  store i64 %1791, ptr %40, align 8, !noalias !120
  %1839 = fcmp oeq double %1835, 0.000000e+00
  br i1 %1839, label %1859, label %1840
1840:
  %1841 = tail call double @llvm.fabs.f64(double %1835)
  br label %1842
1842:
  %1843 = phi double [ %71, %1840 ], [ %1852, %1842 ]
  %1844 = phi double [ 0.000000e+00, %1840 ], [ %1851, %1842 ]
  %1845 = phi i64 [ 3, %1840 ], [ %1846, %1842 ]
  %1846 = add nsw i64 %1845, -1
  %1847 = fcmp ugt double %1841, %1843
  %1848 = fmul double %1843, 6.000000e+00
  %1849 = fdiv double 1.000000e+00, %1848
  %1850 = fadd double %1844, %1849
  %1851 = select i1 %1847, double %1844, double %1850
  %1852 = fmul double %1843, 2.500000e-01
  %1853 = icmp samesign ugt i64 %1845, 1
  br i1 %1853, label %1842, label %1854
1854:
  %1855 = fcmp ogt double %1851, 0.000000e+00
  %1856 = tail call double @llvm.log.f64(double %1851)
  %1857 = fadd double %1856, 0xBFE62E42FEFA39EF
  %1858 = select i1 %1855, double %1857, double 0xFFF0000000000000
  br label %1859
1859:
  %1860 = phi double [ %1858, %1854 ], [ 0xBFE62E42FEFA39EF, %1838 ]
  %1861 = uitofp nneg i64 %1791 to double
  %1862 = tail call double @llvm.log.f64(double %1861)
  %1863 = sitofp i64 %1788 to double
  %1864 = tail call double @llvm.log.f64(double %1863)
  %1865 = fsub double %1862, %1864
  %1866 = fadd double %1865, %1860
  br label %1889
1867:
  %1868 = phi i64 [ %1870, %1867 ], [ %1836, %1833 ]
  %1869 = phi i64 [ %1871, %1867 ], [ %1793, %1833 ]
  %1870 = add nsw i64 %1868, -1
  %1871 = add i64 %1869, 1
  %1872 = icmp slt i64 %1869, -1
  %1873 = select i1 %1872, i64 %46, i64 0
  %1874 = getelementptr i64, ptr %43, i64 %1871
  %1875 = getelementptr i64, ptr %1874, i64 %1873
  %1876 = load i64, ptr %1875, align 8, !noalias !120
  %1877 = icmp slt i64 %1869, 0
  %1878 = select i1 %1877, i64 %46, i64 0
  %1879 = getelementptr i64, ptr %43, i64 %1869
  %1880 = getelementptr i64, ptr %1879, i64 %1878
  store i64 %1876, ptr %1880, align 8, !noalias !120
  %1881 = select i1 %1872, i64 %59, i64 0
  %1882 = getelementptr double, ptr %56, i64 %1871
  %1883 = getelementptr double, ptr %1882, i64 %1881
  %1884 = load double, ptr %1883, align 8, !noalias !120
  %1885 = select i1 %1877, i64 %59, i64 0
  %1886 = getelementptr double, ptr %56, i64 %1869
  %1887 = getelementptr double, ptr %1886, i64 %1885
  store double %1884, ptr %1887, align 8, !noalias !120
  %1888 = icmp sgt i64 %1868, 1
  br i1 %1888, label %1867, label %1838
1889:
  %1890 = phi double [ %1866, %1859 ], [ 0xFFF0000000000000, %1781 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %126), !noalias !63
  br label %2068
1891:
  %1892 = fcmp olt double %1477, 8.000000e-01
  br i1 %1892, label %1893, label %1959
1893:
  call void @llvm.lifetime.start.p0(ptr nonnull %124), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %125), !noalias !63
  store i64 0, ptr %124, align 8, !noalias !129
  store i64 0, ptr %125, align 8, !noalias !129
  %1894 = load i64, ptr %40, align 8, !noalias !129
  %1895 = icmp slt i64 %1894, 2
  br i1 %1895, label %1957, label %1896
1896:
  %1897 = add nsw i64 %1894, -1
  store i64 0, ptr %124, align 8, !noalias !129
  call fastcc void @f3(ptr %124, ptr %98, i64 %99, i64 %1019, i64 %1897)
  %1898 = load i64, ptr %124, align 8, !noalias !129
  %1899 = add nsw i64 %1898, 1
  store i64 0, ptr %125, align 8, !noalias !129
  call fastcc void @f9(ptr %125, ptr %98, i64 %99, i64 %1019)
  %1900 = load i64, ptr %125, align 8, !noalias !129
  %1901 = icmp slt i64 %1898, -1
  %1902 = select i1 %1901, i64 %46, i64 0
  %1903 = getelementptr i64, ptr %43, i64 %1899
  %1904 = getelementptr i64, ptr %1903, i64 %1902
  %1905 = load i64, ptr %1904, align 8, !noalias !129
  %1906 = add nsw i64 %1905, %1900
  %1907 = load i64, ptr %34, align 8, !noalias !132
  %1908 = icmp eq i64 %1907, 4503599627370496
  %1909 = select i1 %1908, i64 %218, i64 %1907
  %1910 = add nsw i64 %1898, 2
  %1911 = icmp slt i64 %1910, %1894
  br i1 %1911, label %1912, label %1918
1912:
  %1913 = icmp slt i64 %1898, -2
  %1914 = select i1 %1913, i64 %46, i64 0
  %1915 = getelementptr i64, ptr %43, i64 %1910
  %1916 = getelementptr i64, ptr %1915, i64 %1914
  %1917 = load i64, ptr %1916, align 8, !noalias !129
  br label %1918
1918:
  %1919 = phi i64 [ %1917, %1912 ], [ %1909, %1896 ]
  %1920 = icmp slt i64 %1898, 0
  %1921 = select i1 %1920, i64 %46, i64 0
  %1922 = getelementptr i64, ptr %43, i64 %1898
  %1923 = getelementptr i64, ptr %1922, i64 %1921
  %1924 = load i64, ptr %1923, align 8, !noalias !129
  %1925 = icmp slt i64 %1924, %1906
  %1926 = icmp slt i64 %1906, %1919
  %1927 = select i1 %1925, i1 %1926, i1 false
  br i1 %1927, label %1928, label %1957
1928:
  store i64 %1906, ptr %1904, align 8, !noalias !129
  %1929 = load i64, ptr %1271, align 8, !noalias !135
  %1930 = add i64 %1929, -7046029254386353131
  store i64 %1930, ptr %1271, align 8, !noalias !135
  %1931 = lshr i64 %1930, 30
  %1932 = xor i64 %1931, %1930
  %1933 = mul i64 %1932, -4658895280553007687
  %1934 = lshr i64 %1933, 27
  %1935 = xor i64 %1934, %1933
  %1936 = mul i64 %1935, -7723592293110705685
  %1937 = lshr i64 %1936, 42
  %1938 = lshr i64 %1936, 11
  %1939 = xor i64 %1937, %1938
  %1940 = uitofp nneg i64 %1939 to double
  %1941 = fmul double %1940, 0x3CA0000000000000
  %1942 = fcmp olt double %1941, 5.000000e-01
  br i1 %1942, label %1943, label %1957
1943:
  %1944 = load double, ptr %47, align 8, !noalias !129
  %1945 = select i1 %1920, i64 %59, i64 0
  %1946 = getelementptr double, ptr %56, i64 %1898
  %1947 = getelementptr double, ptr %1946, i64 %1945
  %1948 = load double, ptr %1947, align 8, !noalias !129
  %1949 = select i1 %1901, i64 %59, i64 0
  %1950 = getelementptr double, ptr %56, i64 %1899
  %1951 = getelementptr double, ptr %1950, i64 %1949
  %1952 = load double, ptr %1951, align 8, !noalias !129
  %1953 = fsub double %1948, %1952
  %1954 = sitofp i64 %1900 to double
  %1955 = fmul double %1953, %1954
  %1956 = fsub double %1944, %1955
  store double %1956, ptr %47, align 8, !noalias !129
  br label %1957
1957:
  %1958 = phi double [ 0xFFF0000000000000, %1893 ], [ 0xFFF0000000000000, %1918 ], [ 0.000000e+00, %1943 ], [ 0.000000e+00, %1928 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %124), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %125), !noalias !63
  br label %2068
1959:
  %1960 = fcmp olt double %1477, 8.700000e-01
  br i1 %1960, label %1961, label %2012
1961:
  call void @llvm.lifetime.start.p0(ptr nonnull %122), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %123), !noalias !63
  store i64 0, ptr %122, align 8, !noalias !138
  store i64 0, ptr %123, align 8, !noalias !138
  %1962 = load i64, ptr %37, align 8, !noalias !138
  %1963 = icmp eq i64 %1962, 1
  br i1 %1963, label %2010, label %1964
1964:
  %1965 = load i64, ptr %34, align 8, !noalias !141
  %1966 = icmp eq i64 %1965, 4503599627370496
  %1967 = select i1 %1966, i64 %216, i64 %1965
  %1968 = load i64, ptr %40, align 8, !noalias !138
  %1969 = icmp sgt i64 %1968, 1
  br i1 %1969, label %1970, label %1972
1970:
  %1971 = load i64, ptr %217, align 8, !noalias !138
  br label %1972
1972:
  %1973 = phi i64 [ %1971, %1970 ], [ %1967, %1964 ]
  %1974 = load i64, ptr %31, align 8, !noalias !138
  store i64 0, ptr %122, align 8, !noalias !138
  call fastcc void @f9(ptr %122, ptr %98, i64 %99, i64 %1019)
  %1975 = load i64, ptr %122, align 8, !noalias !138
  %1976 = load i64, ptr %1271, align 8, !noalias !144
  %1977 = add i64 %1976, -7046029254386353131
  store i64 %1977, ptr %1271, align 8, !noalias !144
  %1978 = lshr i64 %1977, 30
  %1979 = xor i64 %1978, %1977
  %1980 = mul i64 %1979, -4658895280553007687
  %1981 = lshr i64 %1980, 27
  %1982 = xor i64 %1981, %1980
  %1983 = mul i64 %1982, -7723592293110705685
  %1984 = lshr i64 %1983, 42
  %1985 = lshr i64 %1983, 11
  %1986 = xor i64 %1984, %1985
  %1987 = uitofp nneg i64 %1986 to double
  %1988 = fmul double %1987, 0x3CA0000000000000
  %1989 = add nsw i64 %1975, %1974
  %1990 = fcmp olt double %1988, 4.000000e-01
  br i1 %1990, label %1991, label %1995
1991:
  %1992 = sub nsw i64 %1973, %80
  store i64 0, ptr %123, align 8, !noalias !138
  call fastcc void @f3(ptr %123, ptr %98, i64 %99, i64 %1019, i64 %1992)
  %1993 = load i64, ptr %123, align 8, !noalias !138
  %1994 = add nsw i64 %1993, %80
  br label %1995
1995:
  %1996 = phi i64 [ %1994, %1991 ], [ %1989, %1972 ]
  %1997 = icmp sge i64 %1996, %80
  %1998 = icmp slt i64 %1996, %1973
  %1999 = select i1 %1997, i1 %1998, i1 false
  br i1 %1999, label %2000, label %2010
2000:
  %2001 = load i64, ptr %31, align 8, !noalias !138
  %2002 = icmp eq i64 %1996, %2001
  br i1 %2002, label %2010, label %2003
2003:
  %2004 = load double, ptr %47, align 8, !noalias !138
  %2005 = load double, ptr %56, align 8, !noalias !138
  %2006 = sub nsw i64 %1996, %2001
  %2007 = sitofp i64 %2006 to double
  %2008 = fmul double %2005, %2007
  %2009 = fadd double %2004, %2008
  store double %2009, ptr %47, align 8, !noalias !138
  store i64 %1996, ptr %31, align 8, !noalias !138
  store i64 %1996, ptr %43, align 8, !noalias !138
  br label %2010
2010:
  %2011 = phi double [ 0.000000e+00, %2003 ], [ 0xFFF0000000000000, %1961 ], [ 0xFFF0000000000000, %2000 ], [ 0xFFF0000000000000, %1995 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %122), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %123), !noalias !63
  br label %2068
2012:
  %2013 = fcmp olt double %1477, 0x3FEE147AE147AE14
  br i1 %2013, label %2014, label %2059
2014:
  call void @llvm.lifetime.start.p0(ptr nonnull %120), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %121), !noalias !63
  store i64 0, ptr %120, align 8, !noalias !147
  store i64 0, ptr %121, align 8, !noalias !147
  %2015 = load i64, ptr %40, align 8, !noalias !147
  %2016 = icmp sgt i64 %2015, 0
  %2017 = select i1 %2016, i64 0, i64 %46
  %2018 = getelementptr i64, ptr %43, i64 %2015
  %2019 = getelementptr i8, ptr %2018, i64 -8
  %2020 = getelementptr i64, ptr %2019, i64 %2017
  %2021 = load i64, ptr %2020, align 8, !noalias !147
  %2022 = tail call i64 @llvm.smax.i64(i64 %80, i64 %2021)
  %2023 = load i64, ptr %34, align 8, !noalias !147
  %2024 = icmp eq i64 %2023, 4503599627370496
  %2025 = select i1 %2024, i64 %215, i64 %2023
  store i64 0, ptr %120, align 8, !noalias !147
  call fastcc void @f9(ptr %120, ptr %98, i64 %99, i64 %1019)
  %2026 = load i64, ptr %120, align 8, !noalias !147
  %2027 = load i64, ptr %1271, align 8, !noalias !150
  %2028 = add i64 %2027, -7046029254386353131
  store i64 %2028, ptr %1271, align 8, !noalias !150
  %2029 = lshr i64 %2028, 30
  %2030 = xor i64 %2029, %2028
  %2031 = mul i64 %2030, -4658895280553007687
  %2032 = lshr i64 %2031, 27
  %2033 = xor i64 %2032, %2031
  %2034 = mul i64 %2033, -7723592293110705685
  %2035 = lshr i64 %2034, 42
  %2036 = lshr i64 %2034, 11
  %2037 = xor i64 %2035, %2036
  %2038 = uitofp nneg i64 %2037 to double
  %2039 = fmul double %2038, 0x3CA0000000000000
  %2040 = add nsw i64 %2026, %2025
  %2041 = fcmp olt double %2039, 4.000000e-01
  br i1 %2041, label %2042, label %2047
2042:
  %2043 = sub i64 %215, %2022
  store i64 0, ptr %121, align 8, !noalias !147
  call fastcc void @f3(ptr %121, ptr %98, i64 %99, i64 %1019, i64 %2043)
  %2044 = load i64, ptr %121, align 8, !noalias !147
  %2045 = add nsw i64 %2022, 1
  %2046 = add nsw i64 %2045, %2044
  br label %2047
2047:
  %2048 = phi i64 [ %2046, %2042 ], [ %2040, %2014 ]
  %2049 = icmp sgt i64 %2048, %2022
  br i1 %2049, label %2050, label %2057
2050:
  %2051 = icmp sgt i64 %2048, %215
  %2052 = icmp eq i64 %2048, %2025
  %2053 = select i1 %2051, i1 true, i1 %2052
  br i1 %2053, label %2057, label %2054
2054:
  %2055 = icmp eq i64 %2048, %215
  %2056 = select i1 %2055, i64 4503599627370496, i64 %2048
  store i64 %2056, ptr %34, align 8, !noalias !147
  br label %2057
2057:
  %2058 = phi double [ 0.000000e+00, %2054 ], [ 0xFFF0000000000000, %2050 ], [ 0xFFF0000000000000, %2047 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %120), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %121), !noalias !63
  br label %2068
2059:
  br i1 %213, label %2060, label %2064
2060:
  call void @llvm.lifetime.start.p0(ptr nonnull %119), !noalias !63
  store double 0.000000e+00, ptr %119, align 8, !noalias !153
  %2061 = load double, ptr %50, align 8, !noalias !153
  store double 0.000000e+00, ptr %119, align 8, !noalias !153
  call fastcc void @f8(ptr %119, ptr %98, i64 %99, i64 %1019, double %214, i64 5)
  %2062 = load double, ptr %119, align 8, !noalias !153
  %2063 = fadd double %2061, %2062
  store double %2063, ptr %50, align 8, !noalias !153
  call void @llvm.lifetime.end.p0(ptr nonnull %119), !noalias !63
  br label %2068
2064:
  call void @llvm.lifetime.start.p0(ptr nonnull %118), !noalias !63
  store double 0.000000e+00, ptr %118, align 8, !noalias !156
  %2065 = load double, ptr %47, align 8, !noalias !156
  store double 0.000000e+00, ptr %118, align 8, !noalias !156
  call fastcc void @f8(ptr %118, ptr %98, i64 %99, i64 %1019, double 1.000000e+00, i64 7)
  %2066 = load double, ptr %118, align 8, !noalias !156
  %2067 = fadd double %2065, %2066
  store double %2067, ptr %47, align 8, !noalias !156
  call void @llvm.lifetime.end.p0(ptr nonnull %118), !noalias !63
  br label %2068
2068:
  %2069 = phi double [ 0.000000e+00, %1479 ], [ %1528, %1527 ], [ %1635, %1634 ], [ %1778, %1777 ], [ %1890, %1889 ], [ %1958, %1957 ], [ %2011, %2010 ], [ %2058, %2057 ], [ 0.000000e+00, %2060 ], [ 0.000000e+00, %2064 ]
  %2070 = fcmp oeq double %2069, 0xFFF0000000000000
  br i1 %2070, label %2125, label %2071
2071:
  store double 0.000000e+00, ptr %138, align 8, !noalias !63
  call fastcc void @f4(ptr %138, ptr nonnull %31, i64 %32, i64 %33, ptr nonnull %34, i64 %35, i64 %36, ptr nonnull %37, i64 %38, i64 %39, ptr nonnull %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, i64 %46, ptr nonnull %47, i64 %48, i64 %49, ptr nonnull %50, i64 %51, i64 %52, ptr nonnull %53, i64 %54, i64 %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 0, i64 0, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2072 = load double, ptr %138, align 8, !noalias !63
  %2073 = fadd double %2069, %2072
  %2074 = fcmp oeq double %2073, 0xFFF0000000000000
  br i1 %2074, label %2125, label %2075
2075:
  store double 0.000000e+00, ptr %139, align 8, !noalias !63
  call fastcc void @f4(ptr %139, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, ptr readonly %27, i64 %28, i64 %29, i64 %30, i64 %1019, i64 %1413, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2076 = load double, ptr %139, align 8, !noalias !63
  %2077 = fsub double %2073, %2076
  %2078 = load i64, ptr %1417, align 8, !noalias !159
  %2079 = icmp eq i64 %2078, %79
  br i1 %2079, label %2080, label %2083
2080:
  %2081 = load i64, ptr %1425, align 8, !noalias !159
  %2082 = icmp eq i64 %2081, 0
  br label %2083
2083:
  %2084 = phi i1 [ %2082, %2080 ], [ false, %2075 ]
  %2085 = load i64, ptr %31, align 8, !noalias !162
  %2086 = icmp eq i64 %2085, %79
  br i1 %2086, label %2087, label %2090
2087:
  %2088 = load i64, ptr %37, align 8, !noalias !162
  %2089 = icmp eq i64 %2088, 0
  br label %2090
2090:
  %2091 = phi i1 [ %2089, %2087 ], [ false, %2083 ]
  %2092 = xor i1 %2084, %2091
  br i1 %2092, label %2093, label %2125
2093:
  %2094 = load i64, ptr %1024, align 8, !noalias !165
  %2095 = icmp slt i64 %2094, 1
  br i1 %2095, label %2112, label %2096
2096:
  %2097 = phi i64 [ %2110, %2108 ], [ 0, %2093 ]
  %2098 = phi i64 [ %2099, %2108 ], [ 0, %2093 ]
  %2099 = add nuw nsw i64 %2098, 1
  %2100 = getelementptr i64, ptr %1321, i64 %2098
  %2101 = load i64, ptr %2100, align 8, !noalias !168
  %2102 = icmp eq i64 %2101, %79
  br i1 %2102, label %2103, label %2108
2103:
  %2104 = getelementptr i64, ptr %1325, i64 %2098
  %2105 = load i64, ptr %2104, align 8, !noalias !168
  %2106 = icmp eq i64 %2105, 0
  %2107 = zext i1 %2106 to i64
  br label %2108
2108:
  %2109 = phi i64 [ %2107, %2103 ], [ 0, %2096 ]
  %2110 = add nuw nsw i64 %2109, %2097
  %2111 = icmp eq i64 %2099, %2094
  br i1 %2111, label %2112, label %2096
2112:
  %2113 = phi i64 [ 0, %2093 ], [ %2110, %2108 ]
  %2114 = select i1 %2091, i64 1, i64 -1
  %2115 = add nsw i64 %2113, %2114
  %2116 = icmp slt i64 %2115, 0
  %2117 = select i1 %2116, i64 %83, i64 0
  %2118 = getelementptr double, ptr %82, i64 %2115
  %2119 = getelementptr double, ptr %2118, i64 %2117
  %2120 = load double, ptr %2119, align 8, !noalias !63
  %2121 = getelementptr double, ptr %82, i64 %2113
  %2122 = load double, ptr %2121, align 8, !noalias !63
  %2123 = fsub double %2120, %2122
  %2124 = fadd double %2077, %2123
  br label %2125
2125:
  %2126 = phi i64 [ -1, %2071 ], [ -1, %1409 ], [ -1, %2068 ], [ 1, %2112 ], [ 1, %2090 ]
  %2127 = phi double [ 0xFFF0000000000000, %2071 ], [ 0xFFF0000000000000, %1409 ], [ 0xFFF0000000000000, %2068 ], [ %2124, %2112 ], [ %2077, %2090 ]
  %2128 = phi i64 [ 0, %2071 ], [ 0, %1409 ], [ 0, %2068 ], [ %1413, %2112 ], [ %1413, %2090 ]
  %2129 = phi i64 [ 0, %2071 ], [ 0, %1409 ], [ 0, %2068 ], [ 1, %2112 ], [ 1, %2090 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %137), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %138), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %139), !noalias !62
  br label %2781
2130:
  %2131 = fcmp ult double %1407, 9.000000e-01
  br i1 %2131, label %2387, label %2132
2132:
  call void @llvm.lifetime.start.p0(ptr nonnull %112), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %113), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %114), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %115), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %116), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %117), !noalias !62
  store i64 0, ptr %112, align 8, !noalias !171
  store i64 0, ptr %113, align 8, !noalias !171
  store double 0.000000e+00, ptr %114, align 8, !noalias !171
  store double 0.000000e+00, ptr %115, align 8, !noalias !171
  store double 0.000000e+00, ptr %116, align 8, !noalias !171
  store double 0.000000e+00, ptr %117, align 8, !noalias !171
  %2133 = load i64, ptr %1024, align 8, !noalias !171
  %2134 = icmp slt i64 %2133, 2
  br i1 %2134, label %2381, label %2135
2135:
  store i64 0, ptr %112, align 8, !noalias !171
  call fastcc void @f3(ptr %112, ptr %98, i64 %99, i64 %1019, i64 %2133)
  %2136 = load i64, ptr %112, align 8, !noalias !171
  %2137 = load i64, ptr %1024, align 8, !noalias !171
  %2138 = add nsw i64 %2137, -1
  store i64 0, ptr %113, align 8, !noalias !171
  call fastcc void @f3(ptr %113, ptr %98, i64 %99, i64 %1019, i64 %2138)
  %2139 = load i64, ptr %113, align 8, !noalias !171
  %2140 = icmp sge i64 %2139, %2136
  %2141 = zext i1 %2140 to i64
  %2142 = add nsw i64 %2139, %2141
  %2143 = icmp slt i64 %2136, 0
  %2144 = select i1 %2143, i64 %4, i64 0
  %2145 = getelementptr i64, ptr %1273, i64 %2136
  %2146 = getelementptr i64, ptr %2145, i64 %2144
  %2147 = load i64, ptr %2146, align 8, !noalias !174
  store i64 %2147, ptr %31, align 8, !noalias !174
  %2148 = select i1 %2143, i64 %7, i64 0
  %2149 = getelementptr i64, ptr %1275, i64 %2136
  %2150 = getelementptr i64, ptr %2149, i64 %2148
  %2151 = load i64, ptr %2150, align 8, !noalias !174
  store i64 %2151, ptr %34, align 8, !noalias !174
  %2152 = select i1 %2143, i64 %10, i64 0
  %2153 = getelementptr i64, ptr %1277, i64 %2136
  %2154 = getelementptr i64, ptr %2153, i64 %2152
  %2155 = load i64, ptr %2154, align 8, !noalias !174
  store i64 %2155, ptr %37, align 8, !noalias !174
  %2156 = select i1 %2143, i64 %13, i64 0
  %2157 = getelementptr i64, ptr %1279, i64 %2136
  %2158 = getelementptr i64, ptr %2157, i64 %2156
  %2159 = load i64, ptr %2158, align 8, !noalias !174
  store i64 %2159, ptr %40, align 8, !noalias !174
  %2160 = select i1 %2143, i64 %20, i64 0
  %2161 = getelementptr double, ptr %1281, i64 %2136
  %2162 = getelementptr double, ptr %2161, i64 %2160
  %2163 = load double, ptr %2162, align 8, !noalias !174
  store double %2163, ptr %47, align 8, !noalias !174
  %2164 = select i1 %2143, i64 %23, i64 0
  %2165 = getelementptr double, ptr %1283, i64 %2136
  %2166 = getelementptr double, ptr %2165, i64 %2164
  %2167 = load double, ptr %2166, align 8, !noalias !174
  store double %2167, ptr %50, align 8, !noalias !174
  %2168 = select i1 %2143, i64 %26, i64 0
  %2169 = getelementptr double, ptr %1285, i64 %2136
  %2170 = getelementptr double, ptr %2169, i64 %2168
  %2171 = load double, ptr %2170, align 8, !noalias !174
  store double %2171, ptr %53, align 8, !noalias !174
  %2172 = load i64, ptr %2158, align 8, !noalias !174
  %2173 = icmp slt i64 %2172, 1
  br i1 %2173, label %2193, label %2174
2174:
  %2175 = select i1 %2143, i64 %16, i64 0
  %2176 = add i64 %2175, %2136
  %2177 = mul i64 %2176, %17
  %2178 = getelementptr i64, ptr %1287, i64 %2177
  %2179 = select i1 %2143, i64 %29, i64 0
  %2180 = add i64 %2179, %2136
  %2181 = mul i64 %2180, %30
  %2182 = getelementptr double, ptr %1289, i64 %2181
  br label %2183
2183:
  %2184 = phi i64 [ 0, %2174 ], [ %2185, %2183 ]
  %2185 = add nuw nsw i64 %2184, 1
  %2186 = getelementptr i64, ptr %2178, i64 %2184
  %2187 = load i64, ptr %2186, align 8, !noalias !174
  %2188 = getelementptr i64, ptr %43, i64 %2184
  store i64 %2187, ptr %2188, align 8, !noalias !174
  %2189 = getelementptr double, ptr %2182, i64 %2184
  %2190 = load double, ptr %2189, align 8, !noalias !174
  %2191 = getelementptr double, ptr %56, i64 %2184
  store double %2190, ptr %2191, align 8, !noalias !174
  %2192 = icmp eq i64 %2185, %2172
  br i1 %2192, label %2193, label %2183
2193:
  %2194 = icmp slt i64 %2142, 0
  %2195 = select i1 %2194, i64 %4, i64 0
  %2196 = getelementptr i64, ptr %1273, i64 %2142
  %2197 = getelementptr i64, ptr %2196, i64 %2195
  %2198 = load i64, ptr %2197, align 8, !noalias !177
  store i64 %2198, ptr %164, align 8, !noalias !177
  %2199 = select i1 %2194, i64 %7, i64 0
  %2200 = getelementptr i64, ptr %1275, i64 %2142
  %2201 = getelementptr i64, ptr %2200, i64 %2199
  %2202 = load i64, ptr %2201, align 8, !noalias !177
  store i64 %2202, ptr %165, align 8, !noalias !177
  %2203 = select i1 %2194, i64 %10, i64 0
  %2204 = getelementptr i64, ptr %1277, i64 %2142
  %2205 = getelementptr i64, ptr %2204, i64 %2203
  %2206 = load i64, ptr %2205, align 8, !noalias !177
  store i64 %2206, ptr %166, align 8, !noalias !177
  %2207 = select i1 %2194, i64 %13, i64 0
  %2208 = getelementptr i64, ptr %1279, i64 %2142
  %2209 = getelementptr i64, ptr %2208, i64 %2207
  %2210 = load i64, ptr %2209, align 8, !noalias !177
  store i64 %2210, ptr %167, align 8, !noalias !177
  %2211 = select i1 %2194, i64 %20, i64 0
  %2212 = getelementptr double, ptr %1281, i64 %2142
  %2213 = getelementptr double, ptr %2212, i64 %2211
  %2214 = load double, ptr %2213, align 8, !noalias !177
  store double %2214, ptr %168, align 8, !noalias !177
  %2215 = select i1 %2194, i64 %23, i64 0
  %2216 = getelementptr double, ptr %1283, i64 %2142
  %2217 = getelementptr double, ptr %2216, i64 %2215
  %2218 = load double, ptr %2217, align 8, !noalias !177
  store double %2218, ptr %169, align 8, !noalias !177
  %2219 = select i1 %2194, i64 %26, i64 0
  %2220 = getelementptr double, ptr %1285, i64 %2142
  %2221 = getelementptr double, ptr %2220, i64 %2219
  %2222 = load double, ptr %2221, align 8, !noalias !177
  store double %2222, ptr %170, align 8, !noalias !177
  %2223 = load i64, ptr %2209, align 8, !noalias !177
  %2224 = icmp slt i64 %2223, 1
  br i1 %2224, label %2244, label %2225
2225:
  %2226 = select i1 %2194, i64 %16, i64 0
  %2227 = add i64 %2226, %2142
  %2228 = mul i64 %2227, %17
  %2229 = getelementptr i64, ptr %1291, i64 %2228
  %2230 = select i1 %2194, i64 %29, i64 0
  %2231 = add i64 %2230, %2142
  %2232 = mul i64 %2231, %30
  %2233 = getelementptr double, ptr %1293, i64 %2232
  br label %2234
2234:
  %2235 = phi i64 [ 0, %2225 ], [ %2236, %2234 ]
  %2236 = add nuw nsw i64 %2235, 1
  %2237 = getelementptr i64, ptr %2229, i64 %2235
  %2238 = load i64, ptr %2237, align 8, !noalias !177
  %2239 = getelementptr i64, ptr %172, i64 %2235
  store i64 %2238, ptr %2239, align 8, !noalias !177
  %2240 = getelementptr double, ptr %2233, i64 %2235
  %2241 = load double, ptr %2240, align 8, !noalias !177
  %2242 = getelementptr double, ptr %174, i64 %2235
  store double %2241, ptr %2242, align 8, !noalias !177
  %2243 = icmp eq i64 %2236, %2223
  br i1 %2243, label %2244, label %2234
2244:
  %2245 = load i64, ptr %1271, align 8, !noalias !180
  %2246 = add i64 %2245, -7046029254386353131
  store i64 %2246, ptr %1271, align 8, !noalias !180
  %2247 = lshr i64 %2246, 30
  %2248 = xor i64 %2247, %2246
  %2249 = mul i64 %2248, -4658895280553007687
  %2250 = lshr i64 %2249, 27
  %2251 = xor i64 %2250, %2249
  %2252 = mul i64 %2251, -7723592293110705685
  %2253 = lshr i64 %2252, 42
  %2254 = lshr i64 %2252, 11
  %2255 = xor i64 %2253, %2254
  %2256 = uitofp nneg i64 %2255 to double
  %2257 = fmul double %2256, 0x3CA0000000000000
  %2258 = fcmp olt double %2257, 6.000000e-01
  br i1 %2258, label %2262, label %2259
2259:
  %2260 = fcmp olt double %2257, 8.000000e-01
  %2261 = select i1 %2260, i1 %175, i1 false
  br i1 %2261, label %2262, label %2272
2262:
  call void @llvm.lifetime.start.p0(ptr nonnull %111), !noalias !171
  store double 0.000000e+00, ptr %111, align 8, !noalias !183
  call fastcc void @f8(ptr %111, ptr %98, i64 %99, i64 %1019, double 1.000000e+00, i64 7)
  %2263 = load double, ptr %111, align 8, !noalias !183
  %2264 = load double, ptr %47, align 8, !noalias !183
  %2265 = fadd double %2263, %2264
  store double %2265, ptr %47, align 8, !noalias !183
  %2266 = load double, ptr %168, align 8, !noalias !183
  %2267 = load double, ptr %50, align 8, !noalias !183
  %2268 = fmul double %2263, %2267
  %2269 = load double, ptr %169, align 8, !noalias !183
  %2270 = fdiv double %2268, %2269
  %2271 = fsub double %2266, %2270
  store double %2271, ptr %168, align 8, !noalias !183
  call void @llvm.lifetime.end.p0(ptr nonnull %111), !noalias !171
  br label %2367
2272:
  br i1 %2260, label %2273, label %2279
2273:
  call void @llvm.lifetime.start.p0(ptr nonnull %110), !noalias !171
  store double 0.000000e+00, ptr %110, align 8, !noalias !186
  call fastcc void @f8(ptr %110, ptr %98, i64 %99, i64 %1019, double %178, i64 5)
  %2274 = load double, ptr %110, align 8, !noalias !186
  %2275 = load double, ptr %50, align 8, !noalias !186
  %2276 = fadd double %2274, %2275
  store double %2276, ptr %50, align 8, !noalias !186
  %2277 = load double, ptr %169, align 8, !noalias !186
  %2278 = fsub double %2277, %2274
  store double %2278, ptr %169, align 8, !noalias !186
  call void @llvm.lifetime.end.p0(ptr nonnull %110), !noalias !171
  br label %2367
2279:
  call void @llvm.lifetime.start.p0(ptr nonnull %109), !noalias !171
  store double 0.000000e+00, ptr %109, align 8, !noalias !189
  %2280 = load i64, ptr %40, align 8, !noalias !189
  %2281 = add nsw i64 %2280, -1
  %2282 = load i64, ptr %167, align 8, !noalias !189
  %2283 = add nsw i64 %2282, -1
  %2284 = icmp sgt i64 %2280, 0
  %2285 = select i1 %2284, i64 0, i64 %59
  %2286 = getelementptr double, ptr %56, i64 %2281
  %2287 = getelementptr double, ptr %2286, i64 %2285
  %2288 = load double, ptr %2287, align 8, !noalias !189
  %2289 = icmp sgt i64 %2282, 0
  %2290 = select i1 %2289, i64 0, i64 %59
  %2291 = getelementptr double, ptr %176, i64 %2283
  %2292 = getelementptr double, ptr %2291, i64 %2290
  %2293 = load double, ptr %2292, align 8, !noalias !189
  store double 0.000000e+00, ptr %109, align 8, !noalias !189
  call fastcc void @f8(ptr %109, ptr %98, i64 %99, i64 %1019, double %71, i64 5)
  %2294 = load double, ptr %109, align 8, !noalias !189
  %2295 = fcmp oeq double %2288, 0.000000e+00
  %2296 = fcmp oeq double %2293, 0.000000e+00
  %2297 = select i1 %2295, i1 true, i1 %2296
  br i1 %2297, label %2365, label %2298
2298:
  %2299 = fadd double %2288, %2294
  %2300 = fcmp oeq double %2299, 0.000000e+00
  br i1 %2300, label %2365, label %2301
2301:
  %2302 = fsub double %2293, %2294
  %2303 = fcmp oeq double %2302, 0.000000e+00
  br i1 %2303, label %2365, label %2304
2304:
  call void @llvm.lifetime.start.p0(ptr nonnull %108), !noalias !189
  store i64 0, ptr %108, align 8, !noalias !192
  %2305 = icmp slt i64 %2280, 1
  %2306 = select i1 %2305, i64 %46, i64 0
  %2307 = getelementptr i64, ptr %43, i64 %2281
  %2308 = getelementptr i64, ptr %2307, i64 %2306
  %2309 = load i64, ptr %2308, align 8, !noalias !192
  %2310 = load i64, ptr %34, align 8, !noalias !195
  %2311 = icmp eq i64 %2310, 4503599627370496
  %2312 = add nsw i64 %2310, -1
  %2313 = select i1 %2311, i64 %81, i64 %2312
  %2314 = load i64, ptr %40, align 8, !noalias !198
  %2315 = icmp slt i64 %2280, %2314
  br i1 %2315, label %2316, label %2322
2316:
  %2317 = icmp slt i64 %2280, 0
  %2318 = select i1 %2317, i64 %46, i64 0
  %2319 = getelementptr i64, ptr %43, i64 %2280
  %2320 = getelementptr i64, ptr %2319, i64 %2318
  %2321 = load i64, ptr %2320, align 8, !noalias !198
  br label %2322
2322:
  %2323 = phi i64 [ %2321, %2316 ], [ %2313, %2304 ]
  %2324 = sub i64 %2323, %2309
  %2325 = add i64 %2324, 1
  store i64 0, ptr %108, align 8, !noalias !192
  call fastcc void @f3(ptr %108, ptr %98, i64 %99, i64 %1019, i64 %2325)
  %2326 = load i64, ptr %108, align 8, !noalias !192
  %2327 = load double, ptr %47, align 8, !noalias !192
  %2328 = select i1 %2305, i64 %59, i64 0
  %2329 = getelementptr double, ptr %2286, i64 %2328
  %2330 = load double, ptr %2329, align 8, !noalias !192
  %2331 = fsub double %2299, %2330
  %2332 = sitofp i64 %2326 to double
  %2333 = fmul double %2331, %2332
  %2334 = fsub double %2327, %2333
  store double %2334, ptr %47, align 8, !noalias !192
  store double %2299, ptr %2329, align 8, !noalias !192
  call void @llvm.lifetime.end.p0(ptr nonnull %108), !noalias !189
  call void @llvm.lifetime.start.p0(ptr nonnull %107), !noalias !189
  store i64 0, ptr %107, align 8, !noalias !201
  %2335 = icmp slt i64 %2282, 1
  %2336 = select i1 %2335, i64 %46, i64 0
  %2337 = getelementptr i64, ptr %177, i64 %2283
  %2338 = getelementptr i64, ptr %2337, i64 %2336
  %2339 = load i64, ptr %2338, align 8, !noalias !201
  %2340 = load i64, ptr %165, align 8, !noalias !204
  %2341 = icmp eq i64 %2340, 4503599627370496
  %2342 = add nsw i64 %2340, -1
  %2343 = select i1 %2341, i64 %81, i64 %2342
  %2344 = load i64, ptr %167, align 8, !noalias !207
  %2345 = icmp slt i64 %2282, %2344
  br i1 %2345, label %2346, label %2352
2346:
  %2347 = icmp slt i64 %2282, 0
  %2348 = select i1 %2347, i64 %46, i64 0
  %2349 = getelementptr i64, ptr %177, i64 %2282
  %2350 = getelementptr i64, ptr %2349, i64 %2348
  %2351 = load i64, ptr %2350, align 8, !noalias !207
  br label %2352
2352:
  %2353 = phi i64 [ %2351, %2346 ], [ %2343, %2322 ]
  %2354 = sub i64 %2353, %2339
  %2355 = add i64 %2354, 1
  store i64 0, ptr %107, align 8, !noalias !201
  call fastcc void @f3(ptr %107, ptr %98, i64 %99, i64 %1019, i64 %2355)
  %2356 = load i64, ptr %107, align 8, !noalias !201
  %2357 = load double, ptr %168, align 8, !noalias !201
  %2358 = select i1 %2335, i64 %59, i64 0
  %2359 = getelementptr double, ptr %2291, i64 %2358
  %2360 = load double, ptr %2359, align 8, !noalias !201
  %2361 = fsub double %2302, %2360
  %2362 = sitofp i64 %2356 to double
  %2363 = fmul double %2361, %2362
  %2364 = fsub double %2357, %2363
  store double %2364, ptr %168, align 8, !noalias !201
  store double %2302, ptr %2359, align 8, !noalias !201
  call void @llvm.lifetime.end.p0(ptr nonnull %107), !noalias !189
  br label %2365
2365:
  %2366 = phi double [ 0.000000e+00, %2352 ], [ 0xFFF0000000000000, %2279 ], [ 0xFFF0000000000000, %2301 ], [ 0xFFF0000000000000, %2298 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %109), !noalias !171
  br label %2367
2367:
  %2368 = phi double [ 0.000000e+00, %2262 ], [ 0.000000e+00, %2273 ], [ %2366, %2365 ]
  %2369 = fcmp oeq double %2368, 0xFFF0000000000000
  br i1 %2369, label %2381, label %2370
2370:
  store double 0.000000e+00, ptr %114, align 8, !noalias !171
  call fastcc void @f4(ptr %114, ptr nonnull %31, i64 %32, i64 %33, ptr nonnull %34, i64 %35, i64 %36, ptr nonnull %37, i64 %38, i64 %39, ptr nonnull %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, i64 %46, ptr nonnull %47, i64 %48, i64 %49, ptr nonnull %50, i64 %51, i64 %52, ptr nonnull %53, i64 %54, i64 %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 0, i64 0, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2371 = load double, ptr %114, align 8, !noalias !171
  store double 0.000000e+00, ptr %115, align 8, !noalias !171
  call fastcc void @f4(ptr %115, ptr nonnull %31, i64 %32, i64 %33, ptr nonnull %34, i64 %35, i64 %36, ptr nonnull %37, i64 %38, i64 %39, ptr nonnull %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, i64 %46, ptr nonnull %47, i64 %48, i64 %49, ptr nonnull %50, i64 %51, i64 %52, ptr nonnull %53, i64 %54, i64 %55, ptr %56, i64 %57, i64 %58, i64 %59, i64 0, i64 1, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2372 = load double, ptr %115, align 8, !noalias !171
  %2373 = fadd double %2371, %2372
  %2374 = fadd double %2368, %2373
  %2375 = fcmp oeq double %2374, 0xFFF0000000000000
  br i1 %2375, label %2381, label %2376
2376:
  store double 0.000000e+00, ptr %116, align 8, !noalias !171
  call fastcc void @f4(ptr %116, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, ptr readonly %27, i64 %28, i64 %29, i64 %30, i64 %1019, i64 %2136, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2377 = load double, ptr %116, align 8, !noalias !171
  store double 0.000000e+00, ptr %117, align 8, !noalias !171
  call fastcc void @f4(ptr %117, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, ptr readonly %27, i64 %28, i64 %29, i64 %30, i64 %1019, i64 %2142, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2378 = load double, ptr %117, align 8, !noalias !171
  %2379 = fadd double %2377, %2378
  %2380 = fsub double %2374, %2379
  br label %2381
2381:
  %2382 = phi i64 [ 2, %2376 ], [ 0, %2132 ], [ 0, %2367 ], [ 0, %2370 ]
  %2383 = phi i64 [ %2136, %2376 ], [ 0, %2132 ], [ 0, %2367 ], [ 0, %2370 ]
  %2384 = phi double [ %2380, %2376 ], [ 0xFFF0000000000000, %2132 ], [ 0xFFF0000000000000, %2367 ], [ 0xFFF0000000000000, %2370 ]
  %2385 = phi i64 [ %2142, %2376 ], [ 0, %2132 ], [ 0, %2367 ], [ 0, %2370 ]
  %2386 = phi i64 [ 2, %2376 ], [ -1, %2132 ], [ -1, %2367 ], [ -1, %2370 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %112), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %113), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %114), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %115), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %116), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %117), !noalias !62
  br label %2781
2387:
  %2388 = add i64 %1395, 4354685564936845354
  store i64 %2388, ptr %1271, align 8, !noalias !210
  %2389 = lshr i64 %2388, 30
  %2390 = xor i64 %2389, %2388
  %2391 = mul i64 %2390, -4658895280553007687
  %2392 = lshr i64 %2391, 27
  %2393 = xor i64 %2392, %2391
  %2394 = mul i64 %2393, -7723592293110705685
  %2395 = lshr i64 %2394, 42
  %2396 = lshr i64 %2394, 11
  %2397 = xor i64 %2395, %2396
  %2398 = uitofp nneg i64 %2397 to double
  %2399 = fmul double %2398, 0x3CA0000000000000
  %2400 = fcmp olt double %2399, 5.000000e-01
  br i1 %2400, label %2401, label %2612
2401:
  call void @llvm.lifetime.start.p0(ptr nonnull %106), !noalias !62
  store double 0.000000e+00, ptr %106, align 8, !noalias !213
  %2402 = load i64, ptr %1024, align 8, !noalias !213
  %2403 = icmp slt i64 %2402, %4
  br i1 %2403, label %2404, label %2608
2404:
  call void @llvm.lifetime.start.p0(ptr nonnull %103), !noalias !213
  call void @llvm.lifetime.start.p0(ptr nonnull %104), !noalias !213
  call void @llvm.lifetime.start.p0(ptr nonnull %105), !noalias !213
  store i64 0, ptr %103, align 8, !noalias !216
  store i64 0, ptr %104, align 8, !noalias !216
  store double 0.000000e+00, ptr %105, align 8, !noalias !216
  br i1 %196, label %2419, label %2405
2405:
  %2406 = add i64 %1395, -2691343689449507777
  store i64 %2406, ptr %1271, align 8, !noalias !219
  %2407 = lshr i64 %2406, 30
  %2408 = xor i64 %2407, %2406
  %2409 = mul i64 %2408, -4658895280553007687
  %2410 = lshr i64 %2409, 27
  %2411 = xor i64 %2410, %2409
  %2412 = mul i64 %2411, -7723592293110705685
  %2413 = lshr i64 %2412, 42
  %2414 = lshr i64 %2412, 11
  %2415 = xor i64 %2413, %2414
  %2416 = uitofp nneg i64 %2415 to double
  %2417 = fmul double %2416, 0x3CA0000000000000
  %2418 = fcmp olt double %2417, 4.000000e-01
  br label %2419
2419:
  %2420 = phi i1 [ %2418, %2405 ], [ false, %2404 ]
  %2421 = select i1 %2420, i1 true, i1 %197
  br i1 %2421, label %2422, label %2498
2422:
  br i1 %2420, label %2426, label %2423
2423:
  store i64 0, ptr %103, align 8, !noalias !216
  call fastcc void @f3(ptr %103, ptr %98, i64 %99, i64 %1019, i64 %199)
  %2424 = load i64, ptr %103, align 8, !noalias !216
  %2425 = add nsw i64 %2424, %195
  br label %2426
2426:
  %2427 = phi i64 [ %2425, %2423 ], [ %79, %2422 ]
  store i64 %2427, ptr %31, align 8, !noalias !216
  store i64 %2427, ptr %43, align 8, !noalias !216
  store i64 1, ptr %40, align 8, !noalias !216
  store i64 0, ptr %37, align 8, !noalias !216
  store double 0.000000e+00, ptr %53, align 8, !noalias !216
  store i64 4503599627370496, ptr %34, align 8, !noalias !216
  %2428 = icmp slt i64 %2427, %81
  br i1 %2428, label %2429, label %2449
2429:
  %2430 = load i64, ptr %1271, align 8, !noalias !222
  %2431 = add i64 %2430, -7046029254386353131
  store i64 %2431, ptr %1271, align 8, !noalias !222
  %2432 = lshr i64 %2431, 30
  %2433 = xor i64 %2432, %2431
  %2434 = mul i64 %2433, -4658895280553007687
  %2435 = lshr i64 %2434, 27
  %2436 = xor i64 %2435, %2434
  %2437 = mul i64 %2436, -7723592293110705685
  %2438 = lshr i64 %2437, 42
  %2439 = lshr i64 %2437, 11
  %2440 = xor i64 %2438, %2439
  %2441 = uitofp nneg i64 %2440 to double
  %2442 = fmul double %2441, 0x3CA0000000000000
  %2443 = fcmp ult double %2442, 0x3FE6666666666666
  br i1 %2443, label %2449, label %2444
2444:
  %2445 = sub nsw i64 %81, %2427
  store i64 0, ptr %104, align 8, !noalias !216
  call fastcc void @f3(ptr %104, ptr %98, i64 %99, i64 %1019, i64 %2445)
  %2446 = load i64, ptr %104, align 8, !noalias !216
  %2447 = add nsw i64 %2427, 1
  %2448 = add nsw i64 %2447, %2446
  store i64 %2448, ptr %34, align 8, !noalias !216
  br label %2449
2449:
  %2450 = load i64, ptr %1271, align 8, !noalias !225
  %2451 = add i64 %2450, -7046029254386353131
  store i64 %2451, ptr %1271, align 8, !noalias !225
  %2452 = lshr i64 %2451, 30
  %2453 = xor i64 %2452, %2451
  %2454 = mul i64 %2453, -4658895280553007687
  %2455 = lshr i64 %2454, 27
  %2456 = xor i64 %2455, %2454
  %2457 = mul i64 %2456, -7723592293110705685
  %2458 = lshr i64 %2457, 42
  %2459 = lshr i64 %2457, 11
  %2460 = xor i64 %2458, %2459
  %2461 = uitofp nneg i64 %2460 to double
  %2462 = fmul double %2461, 0x3CA0000000000000
  store double %2462, ptr %47, align 8, !noalias !216
  store double 0.000000e+00, ptr %56, align 8, !noalias !216
  %2463 = load i64, ptr %1271, align 8, !noalias !228
  %2464 = add i64 %2463, -7046029254386353131
  store i64 %2464, ptr %1271, align 8, !noalias !228
  %2465 = lshr i64 %2464, 30
  %2466 = xor i64 %2465, %2464
  %2467 = mul i64 %2466, -4658895280553007687
  %2468 = lshr i64 %2467, 27
  %2469 = xor i64 %2468, %2467
  %2470 = mul i64 %2469, -7723592293110705685
  %2471 = lshr i64 %2470, 42
  %2472 = lshr i64 %2470, 11
  %2473 = xor i64 %2471, %2472
  %2474 = uitofp nneg i64 %2473 to double
  %2475 = fmul double %2474, 0x3CA0000000000000
  %2476 = fcmp olt double %2475, 5.000000e-01
  br i1 %2476, label %2477, label %2479
2477:
  store double 0.000000e+00, ptr %105, align 8, !noalias !216
  call fastcc void @f7(ptr %105, double %71, ptr %98, i64 %99, i64 %1019)
  %2478 = load double, ptr %105, align 8, !noalias !216
  store double %2478, ptr %56, align 8, !noalias !216
  br label %2479
2479:
  %2480 = load i64, ptr %1271, align 8, !noalias !231
  %2481 = add i64 %2480, -7046029254386353131
  store i64 %2481, ptr %1271, align 8, !noalias !231
  %2482 = lshr i64 %2481, 30
  %2483 = xor i64 %2482, %2481
  %2484 = mul i64 %2483, -4658895280553007687
  %2485 = lshr i64 %2484, 27
  %2486 = xor i64 %2485, %2484
  %2487 = mul i64 %2486, -7723592293110705685
  %2488 = lshr i64 %2487, 42
  %2489 = lshr i64 %2487, 11
  %2490 = xor i64 %2488, %2489
  %2491 = uitofp nneg i64 %2490 to double
  %2492 = fmul double %2491, 0x3CA0000000000000
  %2493 = fmul double %200, %2492
  %2494 = fadd double %77, %2493
  store double %2494, ptr %50, align 8, !noalias !216
  call void @llvm.lifetime.end.p0(ptr nonnull %103), !noalias !213
  call void @llvm.lifetime.end.p0(ptr nonnull %104), !noalias !213
  call void @llvm.lifetime.end.p0(ptr nonnull %105), !noalias !213
  store double 0.000000e+00, ptr %106, align 8, !noalias !213
  call fastcc void @f4(ptr %106, ptr nonnull %31, i64 %32, i64 %33, ptr nonnull %34, i64 %35, i64 %36, ptr nonnull %37, i64 %38, i64 %39, ptr nonnull %40, i64 %41, i64 %42, ptr nonnull %43, i64 %44, i64 %45, i64 %46, ptr nonnull %47, i64 %48, i64 %49, ptr nonnull %50, i64 %51, i64 %52, ptr nonnull %53, i64 %54, i64 %55, ptr nonnull %56, i64 %57, i64 %58, i64 %59, i64 0, i64 0, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2495 = load double, ptr %106, align 8, !noalias !213
  %2496 = load i64, ptr %31, align 8, !noalias !234
  %2497 = icmp eq i64 %2496, %79
  br i1 %2497, label %2499, label %2504
2498:
  call void @llvm.lifetime.end.p0(ptr nonnull %103), !noalias !213
  call void @llvm.lifetime.end.p0(ptr nonnull %104), !noalias !213
  call void @llvm.lifetime.end.p0(ptr nonnull %105), !noalias !213
  br label %2608
2499:
  %2500 = load i64, ptr %37, align 8, !noalias !237
  %2501 = icmp eq i64 %2500, 0
  %2502 = select i1 %2501, i1 true, i1 %196
  %2503 = select i1 %2501, double 0xBFF9C041F7ED8D33, double %207
  br i1 %2502, label %2506, label %2505
2504:
  br i1 %196, label %2506, label %2505
2505:
  br label %2506
2506:
  %2507 = phi double [ %207, %2504 ], [ %208, %2505 ], [ %2503, %2499 ]
  %2508 = load i64, ptr %34, align 8, !noalias !234
  %2509 = icmp eq i64 %2508, 4503599627370496
  br i1 %2509, label %2516, label %2510
2510:
  %2511 = sub nsw i64 %81, %2496
  %2512 = sitofp i64 %2511 to double
  %2513 = tail call double @llvm.log.f64(double %2512)
  %2514 = fsub double 0xBFF34378FCBDA720, %2513
  %2515 = fadd double %2514, %2507
  br label %2520
2516:
  %2517 = icmp slt i64 %2496, %81
  br i1 %2517, label %2518, label %2520
2518:
  %2519 = fadd double %2507, 0xBFD6D3C324E13F50
  br label %2520
2520:
  %2521 = phi double [ %2515, %2510 ], [ %2519, %2518 ], [ %2507, %2516 ]
  %2522 = load double, ptr %56, align 8, !noalias !234
  %2523 = fcmp une double %2522, 0.000000e+00
  br i1 %2523, label %2524, label %2543
2524:
  %2525 = tail call double @llvm.fabs.f64(double %2522)
  br label %2526
2526:
  %2527 = phi double [ %71, %2524 ], [ %2536, %2526 ]
  %2528 = phi double [ 0.000000e+00, %2524 ], [ %2535, %2526 ]
  %2529 = phi i64 [ 3, %2524 ], [ %2530, %2526 ]
  %2530 = add nsw i64 %2529, -1
  %2531 = fcmp ugt double %2525, %2527
  %2532 = fmul double %2527, 6.000000e+00
  %2533 = fdiv double 1.000000e+00, %2532
  %2534 = fadd double %2528, %2533
  %2535 = select i1 %2531, double %2528, double %2534
  %2536 = fmul double %2527, 2.500000e-01
  %2537 = icmp samesign ugt i64 %2529, 1
  br i1 %2537, label %2526, label %2538
2538:
  %2539 = fcmp ogt double %2535, 0.000000e+00
  %2540 = tail call double @llvm.log.f64(double %2535)
  %2541 = select i1 %2539, double %2540, double 0xFFF0000000000000
  %2542 = fadd double %2521, %2541
  br label %2543
2543:
  %2544 = phi double [ %2542, %2538 ], [ %2521, %2520 ]
  %2545 = fsub double %2544, %210
  %2546 = select i1 %209, double %2545, double %2544
  %2547 = fsub double %2495, %2546
  br i1 %2497, label %2548, label %2581
2548:
  %2549 = load i64, ptr %37, align 8, !noalias !240
  %2550 = icmp eq i64 %2549, 0
  br i1 %2550, label %2551, label %2581
2551:
  %2552 = load i64, ptr %1024, align 8, !noalias !243
  %2553 = icmp slt i64 %2552, 1
  br i1 %2553, label %2570, label %2554
2554:
  %2555 = phi i64 [ %2568, %2566 ], [ 0, %2551 ]
  %2556 = phi i64 [ %2557, %2566 ], [ 0, %2551 ]
  %2557 = add nuw nsw i64 %2556, 1
  %2558 = getelementptr i64, ptr %1313, i64 %2556
  %2559 = load i64, ptr %2558, align 8, !noalias !246
  %2560 = icmp eq i64 %2559, %79
  br i1 %2560, label %2561, label %2566
2561:
  %2562 = getelementptr i64, ptr %1315, i64 %2556
  %2563 = load i64, ptr %2562, align 8, !noalias !246
  %2564 = icmp eq i64 %2563, 0
  %2565 = zext i1 %2564 to i64
  br label %2566
2566:
  %2567 = phi i64 [ %2565, %2561 ], [ 0, %2554 ]
  %2568 = add nuw nsw i64 %2567, %2555
  %2569 = icmp eq i64 %2557, %2552
  br i1 %2569, label %2570, label %2554
2570:
  %2571 = phi i64 [ 0, %2551 ], [ %2568, %2566 ]
  %2572 = icmp slt i64 %2571, -1
  %2573 = select i1 %2572, i64 %83, i64 0
  %2574 = getelementptr double, ptr %82, i64 %2571
  %2575 = getelementptr i8, ptr %2574, i64 8
  %2576 = getelementptr double, ptr %2575, i64 %2573
  %2577 = load double, ptr %2576, align 8, !noalias !213
  %2578 = load double, ptr %2574, align 8, !noalias !213
  %2579 = fsub double %2577, %2578
  %2580 = fadd double %2547, %2579
  br label %2581
2581:
  %2582 = phi double [ %2580, %2570 ], [ %2547, %2548 ], [ %2547, %2543 ]
  %2583 = load i64, ptr %1024, align 8, !noalias !249
  %2584 = icmp slt i64 %2583, 1
  br i1 %2584, label %2605, label %2585
2585:
  %2586 = phi i64 [ %2599, %2597 ], [ 0, %2581 ]
  %2587 = phi i64 [ %2588, %2597 ], [ 0, %2581 ]
  %2588 = add nuw nsw i64 %2587, 1
  %2589 = getelementptr i64, ptr %1317, i64 %2587
  %2590 = load i64, ptr %2589, align 8, !noalias !252
  %2591 = icmp eq i64 %2590, 0
  br i1 %2591, label %2592, label %2597
2592:
  %2593 = getelementptr i64, ptr %1319, i64 %2587
  %2594 = load i64, ptr %2593, align 8, !noalias !252
  %2595 = icmp eq i64 %2594, 1
  %2596 = zext i1 %2595 to i64
  br label %2597
2597:
  %2598 = phi i64 [ %2596, %2592 ], [ 0, %2585 ]
  %2599 = add nuw nsw i64 %2598, %2586
  %2600 = icmp eq i64 %2588, %2583
  br i1 %2600, label %2601, label %2585
2601:
  %2602 = uitofp nneg i64 %2599 to double
  %2603 = fadd double %2602, 1.000000e+00
  %2604 = tail call double @llvm.log.f64(double %2603)
  br label %2605
2605:
  %2606 = phi double [ 0.000000e+00, %2581 ], [ %2604, %2601 ]
  %2607 = fsub double %2582, %2606
  br label %2608
2608:
  %2609 = phi i64 [ 1, %2605 ], [ 0, %2498 ], [ 0, %2401 ]
  %2610 = phi double [ %2607, %2605 ], [ 0xFFF0000000000000, %2498 ], [ 0xFFF0000000000000, %2401 ]
  %2611 = phi i64 [ 0, %2605 ], [ -1, %2498 ], [ -1, %2401 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %106), !noalias !62
  br label %2781
2612:
  call void @llvm.lifetime.start.p0(ptr nonnull %101), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %102), !noalias !62
  store i64 0, ptr %101, align 8, !noalias !255
  store double 0.000000e+00, ptr %102, align 8, !noalias !255
  %2613 = load i64, ptr %1024, align 8, !noalias !258
  %2614 = icmp slt i64 %2613, 1
  br i1 %2614, label %2631, label %2615
2615:
  %2616 = phi i64 [ %2629, %2627 ], [ 0, %2612 ]
  %2617 = phi i64 [ %2618, %2627 ], [ 0, %2612 ]
  %2618 = add nuw nsw i64 %2617, 1
  %2619 = getelementptr i64, ptr %1295, i64 %2617
  %2620 = load i64, ptr %2619, align 8, !noalias !261
  %2621 = icmp eq i64 %2620, 0
  br i1 %2621, label %2622, label %2627
2622:
  %2623 = getelementptr i64, ptr %1297, i64 %2617
  %2624 = load i64, ptr %2623, align 8, !noalias !261
  %2625 = icmp eq i64 %2624, 1
  %2626 = zext i1 %2625 to i64
  br label %2627
2627:
  %2628 = phi i64 [ %2626, %2622 ], [ 0, %2615 ]
  %2629 = add nuw nsw i64 %2628, %2616
  %2630 = icmp eq i64 %2618, %2613
  br i1 %2630, label %2631, label %2615
2631:
  %2632 = phi i64 [ 0, %2612 ], [ %2629, %2627 ]
  %2633 = icmp eq i64 %2632, 0
  br i1 %2633, label %2777, label %2634
2634:
  store i64 0, ptr %101, align 8, !noalias !255
  call fastcc void @f3(ptr %101, ptr %98, i64 %99, i64 %1019, i64 %2632)
  %2635 = load i64, ptr %1024, align 8, !noalias !264
  %2636 = icmp sgt i64 %2635, 0
  br i1 %2636, label %2637, label %2669
2637:
  %2638 = load i64, ptr %101, align 8, !noalias !255
  %2639 = add nsw i64 %2635, -1
  br label %2640
2640:
  %2641 = phi i64 [ 0, %2637 ], [ %2668, %2661 ]
  %2642 = phi i64 [ 1, %2637 ], [ %2667, %2661 ]
  %2643 = phi i64 [ %2639, %2637 ], [ %2665, %2661 ]
  %2644 = phi i64 [ %2638, %2637 ], [ %2662, %2661 ]
  %2645 = icmp slt i64 %2641, 0
  %2646 = select i1 %2645, i64 %10, i64 0
  %2647 = getelementptr i64, ptr %1299, i64 %2641
  %2648 = getelementptr i64, ptr %2647, i64 %2646
  %2649 = load i64, ptr %2648, align 8, !noalias !267
  %2650 = icmp eq i64 %2649, 0
  br i1 %2650, label %2651, label %2661
2651:
  %2652 = select i1 %2645, i64 %13, i64 0
  %2653 = getelementptr i64, ptr %1301, i64 %2641
  %2654 = getelementptr i64, ptr %2653, i64 %2652
  %2655 = load i64, ptr %2654, align 8, !noalias !267
  %2656 = icmp eq i64 %2655, 1
  br i1 %2656, label %2657, label %2661
2657:
  %2658 = icmp eq i64 %2644, 0
  br i1 %2658, label %2669, label %2659
2659:
  %2660 = add nsw i64 %2644, -1
  br label %2661
2661:
  %2662 = phi i64 [ %2660, %2659 ], [ %2644, %2651 ], [ %2644, %2640 ]
  %2663 = icmp sgt i64 %2643, 0
  %2664 = sext i1 %2663 to i64
  %2665 = add nsw i64 %2643, %2664
  %2666 = zext i1 %2663 to i64
  %2667 = add i64 %2642, %2666
  %2668 = select i1 %2663, i64 %2642, i64 0
  br i1 %2663, label %2640, label %2669
2669:
  %2670 = phi i64 [ -1, %2634 ], [ %2641, %2657 ], [ -1, %2661 ]
  %2671 = icmp slt i64 %2670, 0
  %2672 = select i1 %2671, i64 %4, i64 0
  %2673 = getelementptr i64, ptr %1303, i64 %2670
  %2674 = getelementptr i64, ptr %2673, i64 %2672
  %2675 = load i64, ptr %2674, align 8, !noalias !270
  %2676 = icmp eq i64 %2675, %79
  br i1 %2676, label %2677, label %2685
2677:
  %2678 = select i1 %2671, i64 %10, i64 0
  %2679 = getelementptr i64, ptr %1305, i64 %2670
  %2680 = getelementptr i64, ptr %2679, i64 %2678
  %2681 = load i64, ptr %2680, align 8, !noalias !273
  %2682 = icmp eq i64 %2681, 0
  %2683 = select i1 %2682, i1 true, i1 %187
  %2684 = select i1 %2682, double 0xBFF9C041F7ED8D33, double %186
  br i1 %2683, label %2687, label %2686
2685:
  br i1 %187, label %2687, label %2686
2686:
  br label %2687
2687:
  %2688 = phi double [ %186, %2685 ], [ %188, %2686 ], [ %2684, %2677 ]
  %2689 = select i1 %2671, i64 %7, i64 0
  %2690 = getelementptr i64, ptr %1307, i64 %2670
  %2691 = getelementptr i64, ptr %2690, i64 %2689
  %2692 = load i64, ptr %2691, align 8, !noalias !270
  %2693 = icmp eq i64 %2692, 4503599627370496
  br i1 %2693, label %2700, label %2694
2694:
  %2695 = sub nsw i64 %81, %2675
  %2696 = sitofp i64 %2695 to double
  %2697 = tail call double @llvm.log.f64(double %2696)
  %2698 = fsub double 0xBFF34378FCBDA720, %2697
  %2699 = fadd double %2698, %2688
  br label %2704
2700:
  %2701 = icmp slt i64 %2675, %81
  br i1 %2701, label %2702, label %2704
2702:
  %2703 = fadd double %2688, 0xBFD6D3C324E13F50
  br label %2704
2704:
  %2705 = phi double [ %2699, %2694 ], [ %2703, %2702 ], [ %2688, %2700 ]
  %2706 = select i1 %2671, i64 %29, i64 0
  %2707 = add i64 %2706, %2670
  %2708 = mul i64 %2707, %30
  %2709 = getelementptr double, ptr %1309, i64 %2708
  %2710 = load double, ptr %2709, align 8, !noalias !270
  %2711 = fcmp une double %2710, 0.000000e+00
  br i1 %2711, label %2712, label %2731
2712:
  %2713 = tail call double @llvm.fabs.f64(double %2710)
  br label %2714
2714:
  %2715 = phi double [ %71, %2712 ], [ %2724, %2714 ]
  %2716 = phi double [ 0.000000e+00, %2712 ], [ %2723, %2714 ]
  %2717 = phi i64 [ 3, %2712 ], [ %2718, %2714 ]
  %2718 = add nsw i64 %2717, -1
  %2719 = fcmp ugt double %2713, %2715
  %2720 = fmul double %2715, 6.000000e+00
  %2721 = fdiv double 1.000000e+00, %2720
  %2722 = fadd double %2716, %2721
  %2723 = select i1 %2719, double %2716, double %2722
  %2724 = fmul double %2715, 2.500000e-01
  %2725 = icmp samesign ugt i64 %2717, 1
  br i1 %2725, label %2714, label %2726
2726:
  %2727 = fcmp ogt double %2723, 0.000000e+00
  %2728 = tail call double @llvm.log.f64(double %2723)
  %2729 = select i1 %2727, double %2728, double 0xFFF0000000000000
  %2730 = fadd double %2705, %2729
  br label %2731
2731:
  %2732 = phi double [ %2730, %2726 ], [ %2705, %2704 ]
  %2733 = fsub double %2732, %192
  %2734 = select i1 %190, double %2733, double %2732
  store double 0.000000e+00, ptr %102, align 8, !noalias !255
  call fastcc void @f4(ptr %102, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, ptr readonly %27, i64 %28, i64 %29, i64 %30, i64 %1019, i64 %2670, double %70, double %71, double %72, double %73, double %74, double %75, double %76, double %77, double %78, i64 %79, i64 %81)
  %2735 = load double, ptr %102, align 8, !noalias !255
  %2736 = fsub double %2734, %2735
  br i1 %2676, label %2737, label %2772
2737:
  %2738 = select i1 %2671, i64 %10, i64 0
  %2739 = getelementptr i64, ptr %1311, i64 %2670
  %2740 = getelementptr i64, ptr %2739, i64 %2738
  %2741 = load i64, ptr %2740, align 8, !noalias !276
  %2742 = icmp eq i64 %2741, 0
  br i1 %2742, label %2743, label %2772
2743:
  %2744 = icmp slt i64 %2635, 1
  br i1 %2744, label %2761, label %2745
2745:
  %2746 = phi i64 [ %2759, %2757 ], [ 0, %2743 ]
  %2747 = phi i64 [ %2748, %2757 ], [ 0, %2743 ]
  %2748 = add nuw nsw i64 %2747, 1
  %2749 = getelementptr i64, ptr %1303, i64 %2747
  %2750 = load i64, ptr %2749, align 8, !noalias !279
  %2751 = icmp eq i64 %2750, %79
  br i1 %2751, label %2752, label %2757
2752:
  %2753 = getelementptr i64, ptr %1311, i64 %2747
  %2754 = load i64, ptr %2753, align 8, !noalias !279
  %2755 = icmp eq i64 %2754, 0
  %2756 = zext i1 %2755 to i64
  br label %2757
2757:
  %2758 = phi i64 [ %2756, %2752 ], [ 0, %2745 ]
  %2759 = add nuw nsw i64 %2758, %2746
  %2760 = icmp eq i64 %2748, %2635
  br i1 %2760, label %2761, label %2745
2761:
  %2762 = phi i64 [ 0, %2743 ], [ %2759, %2757 ]
  %2763 = icmp sgt i64 %2762, 0
  %2764 = select i1 %2763, i64 0, i64 %83
  %2765 = getelementptr double, ptr %82, i64 %2762
  %2766 = getelementptr i8, ptr %2765, i64 -8
  %2767 = getelementptr double, ptr %2766, i64 %2764
  %2768 = load double, ptr %2767, align 8, !noalias !255
  %2769 = load double, ptr %2765, align 8, !noalias !255
  %2770 = fsub double %2768, %2769
  %2771 = fadd double %2736, %2770
  br label %2772
2772:
  %2773 = phi double [ %2771, %2761 ], [ %2736, %2737 ], [ %2736, %2731 ]
  %2774 = sitofp i64 %2632 to double
  %2775 = tail call double @llvm.log.f64(double %2774)
  %2776 = fadd double %2775, %2773
  br label %2777
2777:
  %2778 = phi i64 [ %2670, %2772 ], [ 0, %2631 ]
  %2779 = phi double [ %2776, %2772 ], [ 0xFFF0000000000000, %2631 ]
  %2780 = phi i64 [ 1, %2772 ], [ -1, %2631 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %101), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %102), !noalias !62
  br label %2781
2781:
  %2782 = phi i64 [ %2128, %2125 ], [ 0, %2608 ], [ %2778, %2777 ], [ %2383, %2381 ]
  %2783 = phi double [ %2127, %2125 ], [ %2610, %2608 ], [ %2779, %2777 ], [ %2384, %2381 ]
  %2784 = phi i64 [ 0, %2125 ], [ 0, %2608 ], [ 0, %2777 ], [ %2385, %2381 ]
  %2785 = phi i64 [ %2129, %2125 ], [ %2609, %2608 ], [ 0, %2777 ], [ %2382, %2381 ]
  %2786 = phi i64 [ %2126, %2125 ], [ %2611, %2608 ], [ %2780, %2777 ], [ %2386, %2381 ]
  %2787 = icmp slt i64 %2786, 0
  br i1 %2787, label %1016, label %316
}
declare double @llvm.log.f64(double) #2
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr #3 {
  %6 = icmp slt i64 %3, 0
  %7 = select i1 %6, i64 %2, i64 0
  %8 = getelementptr i64, ptr %1, i64 %3
  %9 = getelementptr i64, ptr %8, i64 %7
  %10 = load i64, ptr %9, align 8, !noalias !284
  %11 = add i64 %10, -7046029254386353131
  store i64 %11, ptr %9, align 8, !noalias !284
  %12 = lshr i64 %11, 30
  %13 = xor i64 %12, %11
  %14 = mul i64 %13, -4658895280553007687
  %15 = lshr i64 %14, 27
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -7723592293110705685
  %18 = lshr i64 %17, 42
  %19 = lshr i64 %17, 11
  %20 = xor i64 %18, %19
  %21 = uitofp nneg i64 %20 to double
  %22 = fmul double %21, 0x3CA0000000000000
  %23 = sitofp i64 %4 to double
  %24 = fmul double %22, %23
  %25 = fptosi double %24 to i64
  store i64 %25, ptr %0, align 8
  ret void
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, i64 %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, i64 %19, ptr readonly captures(none) %20, i64 %21, i64 %22, ptr readonly captures(none) %23, i64 %24, i64 %25, ptr readonly captures(none) %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, double %33, double %34, double %35, double %36, double %37, double %38, double %39, double %40, i64 %41, i64 %42) unnamed_addr #1 {
  %44 = alloca double, align 8
  store double 0.000000e+00, ptr %44, align 8
  %45 = icmp slt i64 %30, 0
  %46 = select i1 %45, i64 %2, i64 0
  %47 = add i64 %46, %30
  %48 = icmp slt i64 %31, 0
  %49 = select i1 %48, i64 %3, i64 0
  %50 = mul i64 %47, %3
  %51 = getelementptr i64, ptr %1, i64 %50
  %52 = getelementptr i64, ptr %51, i64 %31
  %53 = getelementptr i64, ptr %52, i64 %49
  %54 = load i64, ptr %53, align 8
  %55 = select i1 %45, i64 %5, i64 0
  %56 = add i64 %55, %30
  %57 = select i1 %48, i64 %6, i64 0
  %58 = mul i64 %56, %6
  %59 = getelementptr i64, ptr %4, i64 %58
  %60 = getelementptr i64, ptr %59, i64 %31
  %61 = getelementptr i64, ptr %60, i64 %57
  %62 = load i64, ptr %61, align 8, !noalias !287
  %63 = icmp eq i64 %62, 4503599627370496
  %64 = add nsw i64 %62, -1
  %65 = select i1 %63, i64 %42, i64 %64
  %66 = select i1 %45, i64 %18, i64 0
  %67 = add i64 %66, %30
  %68 = select i1 %48, i64 %19, i64 0
  %69 = mul i64 %67, %19
  %70 = getelementptr double, ptr %17, i64 %69
  %71 = getelementptr double, ptr %70, i64 %31
  %72 = getelementptr double, ptr %71, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = icmp slt i64 %65, %54
  %75 = fcmp ult double %73, 0.000000e+00
  %76 = fcmp ugt double %73, 1.000000e+00
  %77 = or i1 %75, %76
  %78 = select i1 %74, i1 true, i1 %77
  br i1 %78, label %79, label %81
79:
  %80 = phi double [ %184, %181 ], [ 0xFFF0000000000000, %43 ], [ 0xFFF0000000000000, %81 ], [ 0xFFF0000000000000, %164 ], [ 0xFFF0000000000000, %175 ]
  store double %80, ptr %0, align 8
  ret void
81:
  %82 = select i1 %45, i64 %21, i64 0
  %83 = add i64 %82, %30
  %84 = mul i64 %83, %22
  %85 = getelementptr double, ptr %20, i64 %84
  %86 = getelementptr double, ptr %85, i64 %31
  %87 = select i1 %48, i64 %22, i64 0
  %88 = getelementptr double, ptr %86, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fcmp ugt double %39, %89
  %91 = fcmp ugt double %89, %40
  %92 = select i1 %90, i1 true, i1 %91
  br i1 %92, label %79, label %93
93:
  %94 = sub nsw i64 %65, %54
  %95 = fneg double %38
  %96 = tail call double @log1p(double %95)
  %97 = sitofp i64 %94 to double
  %98 = fmul double %96, %97
  br i1 %63, label %102, label %99
99:
  %100 = tail call double @llvm.log.f64(double %38)
  %101 = fadd double %100, %98
  br label %102
102:
  %103 = phi double [ %101, %99 ], [ %98, %93 ]
  %104 = select i1 %45, i64 %8, i64 0
  %105 = add i64 %104, %30
  %106 = select i1 %48, i64 %9, i64 0
  %107 = mul i64 %105, %9
  %108 = getelementptr i64, ptr %7, i64 %107
  %109 = getelementptr i64, ptr %108, i64 %31
  %110 = getelementptr i64, ptr %109, i64 %106
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  %113 = icmp sgt i64 %54, %41
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %118
115:
  %116 = tail call double @llvm.log.f64(double %37)
  %117 = fadd double %116, %103
  br label %118
118:
  %119 = phi double [ %117, %115 ], [ %103, %102 ]
  %120 = fcmp ogt double %40, %39
  br i1 %120, label %121, label %125
121:
  %122 = fsub double %40, %39
  %123 = tail call double @llvm.log.f64(double %122)
  %124 = fsub double %119, %123
  br label %125
125:
  %126 = phi double [ %124, %121 ], [ %119, %118 ]
  %127 = fsub double 1.000000e+00, %32
  %128 = fmul double %33, 2.000000e+00
  %129 = fdiv double %127, %128
  %130 = tail call double @llvm.log.f64(double %129)
  %131 = select i1 %45, i64 %11, i64 0
  %132 = add i64 %131, %30
  %133 = select i1 %48, i64 %12, i64 0
  %134 = mul i64 %132, %12
  %135 = getelementptr i64, ptr %10, i64 %134
  %136 = getelementptr i64, ptr %135, i64 %31
  %137 = getelementptr i64, ptr %136, i64 %133
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %138, 1
  br i1 %139, label %181, label %140
140:
  %141 = select i1 %45, i64 %27, i64 0
  %142 = add i64 %141, %30
  %143 = select i1 %48, i64 %28, i64 0
  %144 = add i64 %143, %31
  %145 = mul i64 %29, %28
  %146 = mul i64 %145, %142
  %147 = mul i64 %144, %29
  %148 = getelementptr double, ptr %26, i64 %146
  %149 = getelementptr double, ptr %148, i64 %147
  %150 = select i1 %45, i64 %14, i64 0
  %151 = add i64 %150, %30
  %152 = select i1 %48, i64 %15, i64 0
  %153 = add i64 %152, %31
  %154 = mul i64 %16, %15
  %155 = mul i64 %154, %151
  %156 = mul i64 %153, %16
  %157 = getelementptr i64, ptr %13, i64 %155
  %158 = getelementptr i64, ptr %157, i64 %156
  %159 = add nsw i64 %65, 1
  %160 = tail call double @llvm.log.f64(double %32)
  br label %185
161:
  %162 = getelementptr i64, ptr %158, i64 %188
  %163 = load i64, ptr %162, align 8
  br label %164
164:
  %165 = phi i64 [ %163, %161 ], [ %159, %185 ]
  %166 = icmp sle i64 %165, %193
  %167 = tail call double @llvm.fabs.f64(double %190)
  %168 = fcmp ogt double %167, %33
  %169 = select i1 %166, i1 true, i1 %168
  br i1 %169, label %79, label %170
170:
  %171 = fcmp une double %190, 0.000000e+00
  %172 = select i1 %171, double %130, double %160
  %173 = fadd double %186, %172
  %174 = select i1 %191, i1 true, i1 %171
  br i1 %174, label %179, label %175
175:
  %176 = getelementptr double, ptr %149, i64 %188
  %177 = load double, ptr %176, align 8
  %178 = fcmp oeq double %177, 0.000000e+00
  br i1 %178, label %79, label %179
179:
  %180 = icmp eq i64 %188, %138
  br i1 %180, label %181, label %185
181:
  %182 = phi double [ %126, %125 ], [ %173, %179 ]
  store double 0.000000e+00, ptr %44, align 8
  call fastcc void @f5(ptr %44, ptr %4, i64 %5, i64 %6, ptr %10, i64 %11, i64 %12, ptr %13, i64 %14, i64 %15, i64 %16, ptr %23, i64 %24, i64 %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, double %32, double %34, double %35, double %36, i64 %42)
  %183 = load double, ptr %44, align 8
  %184 = fadd double %182, %183
  br label %79
185:
  %186 = phi double [ %126, %140 ], [ %173, %179 ]
  %187 = phi i64 [ 0, %140 ], [ %188, %179 ]
  %188 = add nuw nsw i64 %187, 1
  %189 = getelementptr double, ptr %149, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = icmp sge i64 %188, %138
  %192 = getelementptr i64, ptr %158, i64 %187
  %193 = load i64, ptr %192, align 8
  br i1 %191, label %164, label %161
}
declare double @log1p(double) local_unnamed_addr #4
declare double @llvm.fabs.f64(double) #2
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, i64 %9, i64 %10, ptr readonly captures(none) %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, double %20, double %21, double %22, double %23, i64 %24) unnamed_addr #1 {
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  store double 0.000000e+00, ptr %28, align 8
  %29 = icmp slt i64 %18, 0
  %30 = select i1 %29, i64 %2, i64 0
  %31 = add i64 %30, %18
  %32 = icmp slt i64 %19, 0
  %33 = select i1 %32, i64 %3, i64 0
  %34 = mul i64 %31, %3
  %35 = getelementptr i64, ptr %1, i64 %34
  %36 = getelementptr i64, ptr %35, i64 %19
  %37 = getelementptr i64, ptr %36, i64 %33
  %38 = load i64, ptr %37, align 8, !noalias !290
  %39 = icmp eq i64 %38, 4503599627370496
  %40 = add nsw i64 %38, -1
  %41 = select i1 %39, i64 %24, i64 %40
  %42 = select i1 %29, i64 %5, i64 0
  %43 = add i64 %42, %18
  %44 = select i1 %32, i64 %6, i64 0
  %45 = mul i64 %43, %6
  %46 = getelementptr i64, ptr %4, i64 %45
  %47 = getelementptr i64, ptr %46, i64 %19
  %48 = getelementptr i64, ptr %47, i64 %44
  %49 = load i64, ptr %48, align 8, !noalias !293
  %50 = icmp slt i64 %49, 1
  br i1 %50, label %94, label %51
51:
  %52 = add nsw i64 %41, 1
  %53 = select i1 %29, i64 %8, i64 0
  %54 = add i64 %53, %18
  %55 = select i1 %32, i64 %9, i64 0
  %56 = add i64 %55, %19
  %57 = mul i64 %10, %9
  %58 = mul i64 %57, %54
  %59 = mul i64 %56, %10
  %60 = getelementptr i64, ptr %7, i64 %58
  %61 = getelementptr i64, ptr %60, i64 %59
  %62 = select i1 %29, i64 %15, i64 0
  %63 = add i64 %62, %18
  %64 = select i1 %32, i64 %16, i64 0
  %65 = add i64 %64, %19
  %66 = mul i64 %17, %16
  %67 = mul i64 %66, %63
  %68 = mul i64 %65, %17
  %69 = getelementptr double, ptr %14, i64 %67
  %70 = getelementptr double, ptr %69, i64 %68
  br label %88
71:
  %72 = getelementptr i64, ptr %61, i64 %92
  %73 = load i64, ptr %72, align 8, !noalias !293
  br label %74
74:
  %75 = phi i64 [ %73, %71 ], [ %52, %88 ]
  %76 = getelementptr i64, ptr %61, i64 %91
  %77 = load i64, ptr %76, align 8, !noalias !293
  %78 = xor i64 %77, -1
  %79 = add i64 %75, %78
  %80 = getelementptr double, ptr %70, i64 %91
  %81 = load double, ptr %80, align 8, !noalias !293
  %82 = fcmp oeq double %81, 0.000000e+00
  %83 = select i1 %82, i64 0, i64 %79
  %84 = add nsw i64 %83, %89
  %85 = select i1 %82, i64 %79, i64 0
  %86 = add nsw i64 %85, %90
  %87 = icmp eq i64 %92, %49
  br i1 %87, label %94, label %88
88:
  %89 = phi i64 [ 0, %51 ], [ %84, %74 ]
  %90 = phi i64 [ 0, %51 ], [ %86, %74 ]
  %91 = phi i64 [ 0, %51 ], [ %92, %74 ]
  %92 = add nuw nsw i64 %91, 1
  %93 = icmp slt i64 %92, %49
  br i1 %93, label %71, label %74
94:
  %95 = phi i64 [ 0, %25 ], [ %86, %74 ]
  %96 = phi i64 [ 0, %25 ], [ %84, %74 ]
  %97 = add nsw i64 %49, -1
  store double 0.000000e+00, ptr %28, align 8
  call fastcc void @f6(ptr %28, double %21, double %20, i64 %95, i64 %96, i64 %97)
  %98 = load double, ptr %28, align 8
  %99 = fcmp oeq double %22, 0.000000e+00
  br i1 %99, label %100, label %102
100:
  %101 = phi double [ %98, %94 ], [ %174, %146 ]
  store double %101, ptr %0, align 8
  ret void
102:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  store double 0.000000e+00, ptr %26, align 8, !noalias !296
  store double 0.000000e+00, ptr %27, align 8, !noalias !296
  br i1 %50, label %146, label %103
103:
  %104 = add nsw i64 %41, 1
  %105 = select i1 %29, i64 %8, i64 0
  %106 = add i64 %105, %18
  %107 = select i1 %32, i64 %9, i64 0
  %108 = add i64 %107, %19
  %109 = mul i64 %10, %9
  %110 = mul i64 %109, %106
  %111 = mul i64 %108, %10
  %112 = getelementptr i64, ptr %7, i64 %110
  %113 = getelementptr i64, ptr %112, i64 %111
  %114 = select i1 %29, i64 %15, i64 0
  %115 = add i64 %114, %18
  %116 = select i1 %32, i64 %16, i64 0
  %117 = add i64 %116, %19
  %118 = mul i64 %17, %16
  %119 = mul i64 %118, %115
  %120 = mul i64 %117, %17
  %121 = getelementptr double, ptr %14, i64 %119
  %122 = getelementptr double, ptr %121, i64 %120
  br label %140
123:
  %124 = getelementptr i64, ptr %113, i64 %144
  %125 = load i64, ptr %124, align 8, !noalias !299
  br label %126
126:
  %127 = phi i64 [ %125, %123 ], [ %104, %140 ]
  %128 = getelementptr i64, ptr %113, i64 %143
  %129 = load i64, ptr %128, align 8, !noalias !299
  %130 = xor i64 %129, -1
  %131 = add i64 %127, %130
  %132 = getelementptr double, ptr %122, i64 %143
  %133 = load double, ptr %132, align 8, !noalias !299
  %134 = fcmp oeq double %133, 0.000000e+00
  %135 = select i1 %134, i64 0, i64 %131
  %136 = add nsw i64 %135, %141
  %137 = select i1 %134, i64 %131, i64 0
  %138 = add nsw i64 %137, %142
  %139 = icmp eq i64 %144, %49
  br i1 %139, label %146, label %140
140:
  %141 = phi i64 [ 0, %103 ], [ %136, %126 ]
  %142 = phi i64 [ 0, %103 ], [ %138, %126 ]
  %143 = phi i64 [ 0, %103 ], [ %144, %126 ]
  %144 = add nuw nsw i64 %143, 1
  %145 = icmp slt i64 %144, %49
  br i1 %145, label %123, label %126
146:
  %147 = phi i64 [ 0, %102 ], [ %138, %126 ]
  %148 = phi i64 [ 0, %102 ], [ %136, %126 ]
  %149 = select i1 %29, i64 %12, i64 0
  %150 = add i64 %149, %18
  %151 = select i1 %32, i64 %13, i64 0
  %152 = mul i64 %150, %13
  %153 = getelementptr double, ptr %11, i64 %152
  %154 = getelementptr double, ptr %153, i64 %19
  %155 = getelementptr double, ptr %154, i64 %151
  %156 = load double, ptr %155, align 8, !noalias !296
  store double 0.000000e+00, ptr %26, align 8, !noalias !296
  call fastcc void @f6(ptr %26, double %23, double %20, i64 %147, i64 %148, i64 %97)
  %157 = load double, ptr %26, align 8, !noalias !296
  store double 0.000000e+00, ptr %27, align 8, !noalias !296
  call fastcc void @f6(ptr %27, double %21, double %20, i64 %147, i64 %148, i64 %97)
  %158 = load double, ptr %27, align 8, !noalias !296
  %159 = tail call double @llvm.log.f64(double %22)
  %160 = fneg double %22
  %161 = tail call double @log1p(double %160)
  %162 = fsub double %159, %161
  %163 = fadd double %156, %162
  %164 = fadd double %157, %163
  %165 = fsub double %164, %158
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  %166 = fadd double %98, %161
  %167 = fcmp olt double %165, 0.000000e+00
  %168 = fadd double %166, %165
  %169 = fneg double %165
  %170 = select i1 %167, double %165, double %169
  %171 = select i1 %167, double %166, double %168
  %172 = tail call double @llvm.exp.f64(double %170)
  %173 = tail call double @log1p(double %172)
  %174 = fadd double %171, %173
  br label %100
}
declare double @llvm.exp.f64(double) #2
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, i64 %3, i64 %4, i64 %5) unnamed_addr #5 {
  %7 = fneg double %1
  %8 = fsub double 1.000000e+00, %2
  %9 = fmul double %8, %7
  %10 = tail call double @log1p(double %9)
  %11 = sitofp i64 %3 to double
  %12 = fmul double %10, %11
  %13 = tail call double @log1p(double %7)
  %14 = sitofp i64 %4 to double
  %15 = fmul double %13, %14
  %16 = fadd double %12, %15
  %17 = tail call double @llvm.log.f64(double %1)
  %18 = sitofp i64 %5 to double
  %19 = fmul double %17, %18
  %20 = fadd double %19, %16
  store double %20, ptr %0, align 8
  ret void
}
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) %0, double %1, ptr captures(none) %2, i64 %3, i64 %4) unnamed_addr #1 {
  %6 = icmp slt i64 %4, 0
  %7 = select i1 %6, i64 %3, i64 0
  %8 = getelementptr i64, ptr %2, i64 %4
  %9 = getelementptr i64, ptr %8, i64 %7
  %10 = load i64, ptr %9, align 8, !noalias !302
  %11 = add i64 %10, -7046029254386353131
  store i64 %11, ptr %9, align 8, !noalias !302
  %12 = lshr i64 %11, 30
  %13 = xor i64 %12, %11
  %14 = mul i64 %13, -4658895280553007687
  %15 = lshr i64 %14, 27
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -7723592293110705685
  %18 = lshr i64 %17, 42
  %19 = lshr i64 %17, 11
  %20 = xor i64 %18, %19
  %21 = uitofp nneg i64 %20 to double
  %22 = fmul double %21, 0x3CA0000000000000
  %23 = fmul double %22, 3.000000e+00
  %24 = fptosi double %23 to i64
  %25 = icmp slt i64 %24, 1
  br i1 %25, label %26, label %45
26:
  %27 = phi double [ %1, %5 ], [ %49, %45 ]
  %28 = add i64 %10, 4354685564936845354
  store i64 %28, ptr %9, align 8, !noalias !307
  %29 = lshr i64 %28, 30
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, -4658895280553007687
  %32 = lshr i64 %31, 27
  %33 = xor i64 %32, %31
  %34 = mul i64 %33, -7723592293110705685
  %35 = lshr i64 %34, 42
  %36 = lshr i64 %34, 11
  %37 = xor i64 %35, %36
  %38 = uitofp nneg i64 %37 to double
  %39 = fmul double %38, 0x3CA0000000000000
  %40 = fmul double %39, 2.000000e+00
  %41 = fadd double %40, -1.000000e+00
  %42 = fmul double %41, %27
  %43 = fcmp une double %42, 0.000000e+00
  %44 = select i1 %43, double %42, double 0x3D719799812DEA11
  store double %44, ptr %0, align 8
  ret void
45:
  %46 = phi double [ %49, %45 ], [ %1, %5 ]
  %47 = phi i64 [ %48, %45 ], [ %24, %5 ]
  %48 = add nsw i64 %47, -1
  %49 = fmul double %46, 2.500000e-01
  %50 = icmp sgt i64 %47, 1
  br i1 %50, label %45, label %26
}
define internal fastcc void @f8(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, double %4, i64 range(i64 5, 8) %5) unnamed_addr #1 {
  %7 = alloca i64, align 8
  store i64 0, ptr %7, align 8
  call fastcc void @f3(ptr %7, ptr %1, i64 %2, i64 %3, i64 %5)
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 1
  br i1 %9, label %10, label %32
10:
  %11 = phi double [ %4, %6 ], [ %36, %32 ]
  %12 = icmp slt i64 %3, 0
  %13 = select i1 %12, i64 %2, i64 0
  %14 = getelementptr i64, ptr %1, i64 %3
  %15 = getelementptr i64, ptr %14, i64 %13
  %16 = load i64, ptr %15, align 8, !noalias !310
  %17 = add i64 %16, -7046029254386353131
  store i64 %17, ptr %15, align 8, !noalias !310
  %18 = lshr i64 %17, 30
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, -4658895280553007687
  %21 = lshr i64 %20, 27
  %22 = xor i64 %21, %20
  %23 = mul i64 %22, -7723592293110705685
  %24 = lshr i64 %23, 42
  %25 = lshr i64 %23, 11
  %26 = xor i64 %24, %25
  %27 = uitofp nneg i64 %26 to double
  %28 = fmul double %27, 0x3CA0000000000000
  %29 = fmul double %28, 2.000000e+00
  %30 = fadd double %29, -1.000000e+00
  %31 = fmul double %11, %30
  store double %31, ptr %0, align 8
  ret void
32:
  %33 = phi double [ %36, %32 ], [ %4, %6 ]
  %34 = phi i64 [ %35, %32 ], [ %8, %6 ]
  %35 = add nsw i64 %34, -1
  %36 = fmul double %33, 5.000000e-01
  %37 = icmp sgt i64 %34, 1
  br i1 %37, label %32, label %10
}
define internal fastcc void @f9(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3) unnamed_addr #3 {
  %5 = icmp slt i64 %3, 0
  %6 = select i1 %5, i64 %2, i64 0
  %7 = getelementptr i64, ptr %1, i64 %3
  %8 = getelementptr i64, ptr %7, i64 %6
  %9 = load i64, ptr %8, align 8, !noalias !313
  %10 = add i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 30
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -4658895280553007687
  %14 = lshr i64 %13, 27
  %15 = xor i64 %14, %13
  %16 = mul i64 %15, -7723592293110705685
  %17 = lshr i64 %16, 42
  %18 = lshr i64 %16, 11
  %19 = xor i64 %17, %18
  %20 = uitofp nneg i64 %19 to double
  %21 = fmul double %20, 0x3CA0000000000000
  %22 = fmul double %21, 3.000000e+00
  %23 = fptosi double %22 to i64
  %24 = add nsw i64 %23, 1
  %25 = add i64 %9, 4354685564936845354
  store i64 %25, ptr %8, align 8, !noalias !318
  %26 = lshr i64 %25, 30
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4658895280553007687
  %29 = lshr i64 %28, 27
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, -7723592293110705685
  %32 = lshr i64 %31, 42
  %33 = lshr i64 %31, 11
  %34 = xor i64 %32, %33
  %35 = uitofp nneg i64 %34 to double
  %36 = fmul double %35, 0x3CA0000000000000
  %37 = fcmp olt double %36, 5.000000e-01
  %38 = xor i64 %23, -1
  %39 = select i1 %37, i64 %24, i64 %38
  store i64 %39, ptr %0, align 8
  ret void
}
declare double @llvm.floor.f64(double) #6
declare i64 @llvm.smin.i64(i64, i64) #6
declare i64 @llvm.smax.i64(i64, i64) #6
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!12 = !{!13, !10}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!15 = !{!16, !10}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler17_change_of_energyB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29x165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler17_change_of_energyB3v65B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29x165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler7_acceptB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler7_acceptB3v66B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!27 = !{!28, !30, !25}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!30 = distinct !{!30, !31, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!31 = distinct !{!31, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!32 = !{!30, !25}
!33 = !{!34, !36, !25}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!36 = distinct !{!36, !37, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!37 = distinct !{!37, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!38 = !{!36, !25}
!39 = !{!40, !42, !25}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!42 = distinct !{!42, !43, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_putB3v67B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!44 = !{!42, !25}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler5_loadB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler5_loadB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!48 = !{!49, !46}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!51 = !{!52, !49, !46}
!52 = distinct !{!52, !53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!53 = distinct !{!53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!54 = !{!55, !49, !46}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!57 = !{!58, !60}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!60 = distinct !{!60, !61, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_proposeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!61 = distinct !{!61, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_proposeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!62 = !{!60}
!63 = !{!64, !60}
!64 = distinct !{!64, !65, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler9_move_oneB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler9_move_oneB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!66 = !{!67, !64, !60}
!67 = distinct !{!67, !68, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!68 = distinct !{!68, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!69 = !{!70, !64, !60}
!70 = distinct !{!70, !71, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!71 = distinct !{!71, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!72 = !{!73, !64, !60}
!73 = distinct !{!73, !74, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!74 = distinct !{!74, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!75 = !{!76, !64, !60}
!76 = distinct !{!76, !77, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves15change_velocityB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!77 = distinct !{!77, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves15change_velocityB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!78 = !{!79, !76, !64, !60}
!79 = distinct !{!79, !80, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!80 = distinct !{!80, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!81 = !{!82, !79, !76, !64, !60}
!82 = distinct !{!82, !83, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!83 = distinct !{!83, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!84 = !{!85, !79, !76, !64, !60}
!85 = distinct !{!85, !86, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!86 = distinct !{!86, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!87 = !{!88, !64, !60}
!88 = distinct !{!88, !89, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves13stand_or_walkB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves13stand_or_walkB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!90 = !{!91, !88, !64, !60}
!91 = distinct !{!91, !92, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!93 = !{!94, !91, !88, !64, !60}
!94 = distinct !{!94, !95, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!95 = distinct !{!95, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!96 = !{!97, !91, !88, !64, !60}
!97 = distinct !{!97, !98, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!98 = distinct !{!98, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!99 = !{!100, !88, !64, !60}
!100 = distinct !{!100, !101, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!101 = distinct !{!101, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!102 = !{!103, !100, !88, !64, !60}
!103 = distinct !{!103, !104, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!104 = distinct !{!104, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!105 = !{!106, !100, !88, !64, !60}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!108 = !{!109, !64, !60}
!109 = distinct !{!109, !110, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves8add_turnB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!110 = distinct !{!110, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves8add_turnB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!111 = !{!112, !109, !64, !60}
!112 = distinct !{!112, !113, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!113 = distinct !{!113, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!114 = !{!115, !109, !64, !60}
!115 = distinct !{!115, !116, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!116 = distinct !{!116, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!117 = !{!118, !109, !64, !60}
!118 = distinct !{!118, !119, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!119 = distinct !{!119, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!120 = !{!121, !64, !60}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11remove_turnB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11remove_turnB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!123 = !{!124, !121, !64, !60}
!124 = distinct !{!124, !125, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!125 = distinct !{!125, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!126 = !{!127, !121, !64, !60}
!127 = distinct !{!127, !128, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!128 = distinct !{!128, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!129 = !{!130, !64, !60}
!130 = distinct !{!130, !131, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10shift_turnB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!131 = distinct !{!131, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10shift_turnB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!132 = !{!133, !130, !64, !60}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!135 = !{!136, !130, !64, !60}
!136 = distinct !{!136, !137, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!137 = distinct !{!137, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!138 = !{!139, !64, !60}
!139 = distinct !{!139, !140, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12change_birthB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12change_birthB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!141 = !{!142, !139, !64, !60}
!142 = distinct !{!142, !143, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!143 = distinct !{!143, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!144 = !{!145, !139, !64, !60}
!145 = distinct !{!145, !146, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!146 = distinct !{!146, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!147 = !{!148, !64, !60}
!148 = distinct !{!148, !149, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10change_endB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10change_endB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!150 = !{!151, !148, !64, !60}
!151 = distinct !{!151, !152, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!152 = distinct !{!152, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!153 = !{!154, !64, !60}
!154 = distinct !{!154, !155, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves16change_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!155 = distinct !{!155, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves16change_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!156 = !{!157, !64, !60}
!157 = distinct !{!157, !158, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!158 = distinct !{!158, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!159 = !{!160, !64, !60}
!160 = distinct !{!160, !161, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!161 = distinct !{!161, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!162 = !{!163, !64, !60}
!163 = distinct !{!163, !164, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!164 = distinct !{!164, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!165 = !{!166, !64, !60}
!166 = distinct !{!166, !167, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!167 = distinct !{!167, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!168 = !{!169, !166, !64, !60}
!169 = distinct !{!169, !170, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!170 = distinct !{!170, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!171 = !{!172, !60}
!172 = distinct !{!172, !173, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler9_move_twoB3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!173 = distinct !{!173, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler9_move_twoB3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!174 = !{!175, !172, !60}
!175 = distinct !{!175, !176, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!176 = distinct !{!176, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!177 = !{!178, !172, !60}
!178 = distinct !{!178, !179, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!179 = distinct !{!179, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!180 = !{!181, !172, !60}
!181 = distinct !{!181, !182, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!182 = distinct !{!182, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!183 = !{!184, !172, !60}
!184 = distinct !{!184, !185, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_apartB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!185 = distinct !{!185, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves11shift_apartB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedEx"}
!186 = !{!187, !172, !60}
!187 = distinct !{!187, !188, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves18exchange_intensityB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!188 = distinct !{!188, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves18exchange_intensityB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!189 = !{!190, !172, !60}
!190 = distinct !{!190, !191, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10turn_apartB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!191 = distinct !{!191, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves10turn_apartB3v56B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!192 = !{!193, !190, !172, !60}
!193 = distinct !{!193, !194, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!195 = !{!196, !193, !190, !172, !60}
!196 = distinct !{!196, !197, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!197 = distinct !{!197, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!198 = !{!199, !193, !190, !172, !60}
!199 = distinct !{!199, !200, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!200 = distinct !{!200, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!201 = !{!202, !190, !172, !60}
!202 = distinct !{!202, !203, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!203 = distinct !{!203, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!204 = !{!205, !202, !190, !172, !60}
!205 = distinct !{!205, !206, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!206 = distinct !{!206, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!207 = !{!208, !202, !190, !172, !60}
!208 = distinct !{!208, !209, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!209 = distinct !{!209, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!210 = !{!211, !60}
!211 = distinct !{!211, !212, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!212 = distinct !{!212, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!213 = !{!214, !60}
!214 = distinct !{!214, !215, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_addB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!215 = distinct !{!215, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler4_addB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!216 = !{!217, !214, !60}
!217 = distinct !{!217, !218, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals10draw_trackB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!218 = distinct !{!218, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals10draw_trackB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!219 = !{!220, !217, !214, !60}
!220 = distinct !{!220, !221, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!221 = distinct !{!221, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!222 = !{!223, !217, !214, !60}
!223 = distinct !{!223, !224, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!224 = distinct !{!224, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!225 = !{!226, !217, !214, !60}
!226 = distinct !{!226, !227, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!227 = distinct !{!227, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!228 = !{!229, !217, !214, !60}
!229 = distinct !{!229, !230, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!230 = distinct !{!230, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!231 = !{!232, !217, !214, !60}
!232 = distinct !{!232, !233, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!233 = distinct !{!233, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!234 = !{!235, !214, !60}
!235 = distinct !{!235, !236, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9log_drawnB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!236 = distinct !{!236, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9log_drawnB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!237 = !{!238, !235, !214, !60}
!238 = distinct !{!238, !239, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!239 = distinct !{!239, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!240 = !{!241, !214, !60}
!241 = distinct !{!241, !242, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!242 = distinct !{!242, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!243 = !{!244, !214, !60}
!244 = distinct !{!244, !245, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!245 = distinct !{!245, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!246 = !{!247, !244, !214, !60}
!247 = distinct !{!247, !248, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!248 = distinct !{!248, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!249 = !{!250, !214, !60}
!250 = distinct !{!250, !251, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x: %retptr"}
!251 = distinct !{!251, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x"}
!252 = !{!253, !250, !214, !60}
!253 = distinct !{!253, !254, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!254 = distinct !{!254, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!255 = !{!256, !60}
!256 = distinct !{!256, !257, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler7_removeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!257 = distinct !{!257, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler7_removeB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!258 = !{!259, !256, !60}
!259 = distinct !{!259, !260, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x: %retptr"}
!260 = distinct !{!260, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x"}
!261 = !{!262, !259, !256, !60}
!262 = distinct !{!262, !263, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!263 = distinct !{!263, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!264 = !{!265, !256, !60}
!265 = distinct !{!265, !266, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals14pick_removableB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!266 = distinct !{!266, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals14pick_removableB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!267 = !{!268, !265, !256, !60}
!268 = distinct !{!268, !269, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!269 = distinct !{!269, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals15_can_be_removedB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!270 = !{!271, !256, !60}
!271 = distinct !{!271, !272, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9log_drawnB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!272 = distinct !{!272, !"_ZN20heatcloak_aggregator8recovery8tracking8interval8arrivals9log_drawnB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!273 = !{!274, !271, !256, !60}
!274 = distinct !{!274, !275, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!275 = distinct !{!275, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!276 = !{!277, !256, !60}
!277 = distinct !{!277, !278, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!278 = distinct !{!278, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!279 = !{!280, !282, !256, !60}
!280 = distinct !{!280, !281, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!281 = distinct !{!281, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10is_initialB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!282 = distinct !{!282, !283, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!283 = distinct !{!283, !"_ZN20heatcloak_aggregator8recovery8tracking8interval7sampler8_initialB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!284 = !{!285}
!285 = distinct !{!285, !286, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!286 = distinct !{!286, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!287 = !{!288}
!288 = distinct !{!288, !289, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!289 = distinct !{!289, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!290 = !{!291}
!291 = distinct !{!291, !292, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!292 = distinct !{!292, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!293 = !{!294}
!294 = distinct !{!294, !295, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!295 = distinct !{!295, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!296 = !{!297}
!297 = distinct !{!297, !298, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior18_log_restless_oddsB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!298 = distinct !{!298, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior18_log_restless_oddsB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!299 = !{!300, !297}
!300 = distinct !{!300, !301, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!301 = distinct !{!301, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!302 = !{!303, !305}
!303 = distinct !{!303, !304, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!304 = distinct !{!304, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!305 = distinct !{!305, !306, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx: %retptr"}
!306 = distinct !{!306, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx"}
!307 = !{!308}
!308 = distinct !{!308, !309, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!309 = distinct !{!309, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!310 = !{!311}
!311 = distinct !{!311, !312, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!312 = distinct !{!312, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!313 = !{!314, !316}
!314 = distinct !{!314, !315, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!315 = distinct !{!315, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!316 = distinct !{!316, !317, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx: %retptr"}
!317 = distinct !{!317, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx"}
!318 = !{!319}
!319 = distinct !{!319, !320, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!320 = distinct !{!320, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
