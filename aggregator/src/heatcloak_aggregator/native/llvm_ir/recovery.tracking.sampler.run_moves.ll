; 2becef937f19e2ae67438deb6c175c815b4ac008567652a3cd6298392dfed5ff
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr %14, ptr captures(none) %15, ptr captures(none) %16, ptr %17, ptr readonly captures(none) %18, ptr readonly captures(none) %19, ptr readonly captures(none) %20, ptr readonly captures(none) %21, double %22, double %23, double %24, double %25, double %26, double %27, double %28, i64 %29, i64 %30, i64 %31, ptr readonly captures(none) %32, ptr captures(none) %33, ptr captures(none) %34, ptr captures(none) %35, ptr captures(none) %36, i64 %37, ptr writeonly captures(none) %38, ptr captures(none) %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50) unnamed_addr #0 {
  %52 = alloca ptr, align 8
  store ptr null, ptr %52, align 8
  call fastcc void @f2(ptr %52, ptr %1, ptr %2, i64 %40, i64 %41, ptr %3, i64 %40, i64 %41, ptr %4, i64 %40, i64 %41, ptr %5, i64 %40, i64 %41, ptr %6, i64 %40, i64 %41, i64 %42, ptr %7, i64 %40, i64 %41, ptr %8, i64 %40, i64 %41, ptr %9, i64 %40, i64 %41, i64 %42, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %42, ptr %15, ptr %16, ptr %17, i64 %42, i64 %45, ptr %18, ptr %19, ptr %20, i64 %46, i64 %47, i64 %44, i64 %48, ptr %21, i64 %48, double %22, double %23, double %24, double %25, double %26, double %27, double %28, i64 %29, i64 %30, i64 %31, ptr %32, i64 %49, ptr %33, i64 %50, i64 %45, i64 %48, ptr %34, i64 %48, ptr %35, i64 %48, i64 %45, ptr %36, i64 %45, i64 %37, i64 %40, ptr %38, ptr %39, i64 %40)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr readnone captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr %14, ptr captures(none) %15, ptr captures(none) %16, ptr %17, ptr readonly captures(none) %18, ptr readonly captures(none) %19, ptr readonly captures(none) %20, ptr readonly captures(none) %21, double %22, double %23, double %24, double %25, double %26, double %27, double %28, i64 %29, i64 %30, i64 %31, ptr readonly captures(none) %32, ptr captures(none) %33, ptr captures(none) %34, ptr captures(none) %35, ptr captures(none) %36, i64 %37, ptr writeonly captures(none) %38, ptr captures(none) %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50) local_unnamed_addr #0 {
  %52 = alloca ptr, align 8
  store ptr null, ptr %52, align 8
  call fastcc void @f0(ptr %52, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, double %22, double %23, double %24, double %25, double %26, double %27, double %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, ptr %34, ptr %35, ptr %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50) #8
  %53 = load ptr, ptr %52, align 8
  ret ptr %53
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6, i64 %7, ptr captures(none) %8, i64 %9, i64 %10, ptr captures(none) %11, i64 %12, i64 %13, ptr captures(none) %14, i64 %15, i64 %16, i64 %17, ptr captures(none) %18, i64 %19, i64 %20, ptr captures(none) %21, i64 %22, i64 %23, ptr captures(none) %24, i64 %25, i64 %26, i64 %27, ptr captures(none) %28, ptr captures(none) %29, ptr captures(none) %30, ptr captures(none) %31, ptr %32, i64 %33, ptr captures(none) %34, ptr captures(none) %35, ptr %36, i64 %37, i64 %38, ptr readonly captures(none) %39, ptr readonly captures(none) %40, ptr readonly captures(none) %41, i64 %42, i64 %43, i64 %44, i64 %45, ptr readonly captures(none) %46, i64 %47, double %48, double %49, double %50, double %51, double %52, double %53, double %54, i64 %55, i64 %56, i64 %57, ptr readonly captures(none) %58, i64 %59, ptr captures(none) %60, i64 %61, i64 %62, i64 %63, ptr captures(none) %64, i64 %65, ptr captures(none) %66, i64 %67, i64 %68, ptr captures(none) %69, i64 %70, i64 %71, i64 %72, ptr writeonly captures(none) %73, ptr captures(none) %74, i64 %75) unnamed_addr #1 {
  %77 = alloca i64, align 8
  %78 = alloca double, align 8
  %79 = alloca i64, align 8
  %80 = alloca i64, align 8
  %81 = alloca double, align 8
  %82 = alloca i64, align 8
  %83 = alloca i64, align 8
  %84 = alloca double, align 8
  %85 = alloca double, align 8
  %86 = alloca double, align 8
  %87 = alloca i64, align 8
  %88 = alloca i64, align 8
  %89 = alloca double, align 8
  %90 = alloca double, align 8
  %91 = alloca double, align 8
  %92 = alloca double, align 8
  %93 = alloca i64, align 8
  %94 = alloca i64, align 8
  %95 = alloca i64, align 8
  %96 = alloca i64, align 8
  %97 = alloca i64, align 8
  %98 = alloca i64, align 8
  %99 = alloca i64, align 8
  %100 = alloca i64, align 8
  %101 = alloca double, align 8
  %102 = alloca i64, align 8
  %103 = alloca i64, align 8
  %104 = alloca i64, align 8
  %105 = alloca double, align 8
  %106 = alloca i64, align 8
  %107 = alloca i64, align 8
  %108 = alloca double, align 8
  %109 = alloca double, align 8
  %110 = alloca i64, align 8
  %111 = alloca double, align 8
  %112 = icmp slt i64 %72, 1
  br i1 %112, label %1023, label %113
113:
  %114 = mul i64 %45, %43
  %115 = mul i64 %45, %43
  %116 = mul i64 %45, %43
  %117 = icmp slt i64 %38, 1
  %118 = icmp slt i64 %65, 1
  %119 = mul i64 %63, %62
  %120 = icmp slt i64 %65, 1
  %121 = mul i64 %116, %44
  %122 = mul i64 %17, %16
  %123 = mul i64 %27, %26
  %124 = add nsw i64 %43, -1
  %125 = sitofp i64 %124 to double
  %126 = add nsw i64 %43, -2
  %127 = icmp slt i64 %63, 1
  %128 = mul i64 %45, %44
  %129 = icmp slt i64 %65, 1
  %130 = tail call i64 @llvm.smax.i64(i64 %71, i64 0)
  %131 = mul i64 %115, %44
  %132 = mul i64 %114, %44
  %133 = icmp slt i64 %71, 1
  %134 = mul i64 %17, %16
  %135 = mul i64 %27, %26
  %136 = getelementptr i8, ptr %28, i64 8
  %137 = getelementptr i8, ptr %29, i64 8
  %138 = getelementptr i8, ptr %30, i64 8
  %139 = getelementptr i8, ptr %31, i64 8
  %140 = getelementptr i8, ptr %34, i64 8
  %141 = getelementptr i8, ptr %35, i64 8
  %142 = mul i64 %17, %16
  %143 = getelementptr i64, ptr %32, i64 %33
  %144 = mul i64 %27, %26
  %145 = getelementptr double, ptr %36, i64 %37
  %146 = fcmp oeq double %54, %53
  %147 = getelementptr double, ptr %36, i64 %37
  %148 = getelementptr i64, ptr %32, i64 %33
  %149 = fsub double %54, %53
  %150 = fneg double %52
  %151 = tail call double @llvm.log.f64(double %52)
  %152 = tail call double @llvm.log.f64(double %51)
  %153 = fcmp ogt double %54, %53
  %154 = fsub double %54, %53
  %155 = tail call double @llvm.log.f64(double %154)
  %156 = fsub double 1.000000e+00, %48
  %157 = fmul double %49, 2.000000e+00
  %158 = fdiv double %156, %157
  %159 = tail call double @llvm.log.f64(double %158)
  %160 = tail call double @llvm.log.f64(double %48)
  %161 = fmul double %156, %50
  %162 = tail call double @llvm.log.f64(double %50)
  %163 = fneg double %52
  %164 = tail call double @llvm.log.f64(double %52)
  %165 = tail call double @llvm.log.f64(double %51)
  %166 = fcmp ogt double %54, %53
  %167 = fsub double %54, %53
  %168 = tail call double @llvm.log.f64(double %167)
  %169 = fsub double 1.000000e+00, %48
  %170 = fmul double %49, 2.000000e+00
  %171 = fdiv double %169, %170
  %172 = tail call double @llvm.log.f64(double %171)
  %173 = getelementptr double, ptr %36, i64 %37
  %174 = getelementptr i64, ptr %32, i64 %33
  %175 = tail call double @llvm.log.f64(double %48)
  %176 = fmul double %169, %50
  %177 = tail call double @llvm.log.f64(double %50)
  %178 = icmp sge i64 %55, %56
  %179 = sext i1 %178 to i64
  %180 = sub i64 %57, %56
  %181 = add i64 %180, 1
  %182 = add i64 %181, %179
  %183 = sitofp i64 %182 to double
  %184 = tail call double @llvm.log.f64(double %183)
  %185 = fsub double 0xBFE62E42FEFA39EF, %184
  %186 = icmp slt i64 %55, %56
  %187 = fadd double %185, 0xBFE058AEFA811452
  %188 = mul i64 %27, %26
  %189 = fcmp ogt double %54, %53
  %190 = fsub double %54, %53
  %191 = tail call double @llvm.log.f64(double %190)
  %192 = icmp sge i64 %55, %56
  %193 = zext i1 %192 to i64
  %194 = add nsw i64 %56, %193
  %195 = icmp slt i64 %55, %56
  %196 = icmp sle i64 %194, %57
  %197 = add i64 %57, 1
  %198 = sub i64 %197, %194
  %199 = fsub double %54, %53
  %200 = fneg double %52
  %201 = tail call double @llvm.log.f64(double %52)
  %202 = tail call double @llvm.log.f64(double %51)
  %203 = fcmp ogt double %54, %53
  %204 = tail call double @llvm.log.f64(double %199)
  %205 = fsub double 1.000000e+00, %48
  %206 = fmul double %49, 2.000000e+00
  %207 = fdiv double %205, %206
  %208 = tail call double @llvm.log.f64(double %207)
  %209 = tail call double @llvm.log.f64(double %48)
  %210 = fmul double %205, %50
  %211 = tail call double @llvm.log.f64(double %50)
  %212 = sext i1 %192 to i64
  %213 = add i64 %57, 1
  %214 = sub i64 %213, %56
  %215 = add i64 %214, %212
  %216 = sitofp i64 %215 to double
  %217 = tail call double @llvm.log.f64(double %216)
  %218 = fsub double 0xBFE62E42FEFA39EF, %217
  %219 = fadd double %218, 0xBFE058AEFA811452
  %220 = fcmp ogt double %54, %53
  %221 = tail call double @llvm.log.f64(double %199)
  %222 = mul i64 %17, %16
  %223 = mul i64 %27, %26
  %224 = fcmp ogt double %54, %53
  %225 = fsub double %54, %53
  %226 = add nsw i64 %57, 1
  %227 = add nsw i64 %57, 1
  %228 = getelementptr i8, ptr %32, i64 8
  %229 = add nsw i64 %57, 1
  %230 = fmul double %49, 2.000000e+00
  %231 = fneg double %52
  %232 = tail call double @llvm.log.f64(double %52)
  %233 = tail call double @llvm.log.f64(double %51)
  %234 = fcmp ogt double %54, %53
  %235 = fsub double %54, %53
  %236 = tail call double @llvm.log.f64(double %235)
  %237 = fsub double 1.000000e+00, %48
  %238 = fmul double %49, 2.000000e+00
  %239 = fdiv double %237, %238
  %240 = tail call double @llvm.log.f64(double %239)
  %241 = tail call double @llvm.log.f64(double %48)
  %242 = fmul double %237, %50
  %243 = tail call double @llvm.log.f64(double %50)
  %244 = icmp slt i64 %4, 0
  %245 = select i1 %244, i64 %61, i64 0
  %246 = add i64 %245, %4
  %247 = mul i64 %63, %62
  %248 = mul i64 %247, %246
  %249 = getelementptr double, ptr %60, i64 %248
  %250 = add nsw i64 %43, -1
  %251 = sitofp i64 %250 to double
  %252 = add nsw i64 %43, -2
  %253 = icmp slt i64 %63, 1
  %254 = mul i64 %45, %44
  %255 = add i64 %4, 1
  %256 = icmp slt i64 %4, -1
  %257 = select i1 %256, i64 %61, i64 0
  %258 = add i64 %255, %257
  %259 = mul i64 %63, %62
  %260 = mul i64 %259, %258
  %261 = getelementptr double, ptr %60, i64 %260
  %262 = getelementptr i8, ptr %28, i64 8
  %263 = getelementptr i8, ptr %35, i64 8
  %264 = getelementptr i8, ptr %31, i64 8
  %265 = getelementptr i8, ptr %29, i64 8
  %266 = getelementptr i8, ptr %34, i64 8
  %267 = getelementptr i64, ptr %32, i64 %33
  %268 = getelementptr double, ptr %36, i64 %37
  %269 = add nsw i64 %43, -1
  %270 = sitofp i64 %269 to double
  %271 = add nsw i64 %43, -2
  %272 = icmp slt i64 %63, 1
  %273 = mul i64 %45, %44
  %274 = icmp slt i64 %68, 1
  %275 = icmp slt i64 %67, 1
  %276 = mul i64 %63, %62
  %277 = icmp slt i64 %4, 0
  %278 = select i1 %277, i64 %61, i64 0
  %279 = add i64 %278, %4
  %280 = mul i64 %276, %279
  %281 = getelementptr double, ptr %60, i64 %280
  %282 = add nsw i64 %4, 1
  %283 = icmp slt i64 %4, -1
  %284 = select i1 %283, i64 %61, i64 0
  %285 = add i64 %282, %284
  %286 = mul i64 %276, %285
  %287 = getelementptr double, ptr %60, i64 %286
  %288 = icmp sgt i64 %68, 0
  %289 = icmp slt i64 %67, 1
  %290 = mul i64 %17, %16
  %291 = mul i64 %27, %26
  %292 = icmp slt i64 %67, 1
  %293 = mul i64 %63, %62
  %294 = mul i64 %17, %16
  %295 = mul i64 %27, %26
  %296 = icmp slt i64 %67, 1
  %297 = icmp slt i64 %4, 0
  %298 = select i1 %297, i64 %61, i64 0
  %299 = add i64 %298, %4
  %300 = mul i64 %63, %62
  %301 = mul i64 %300, %299
  %302 = getelementptr double, ptr %60, i64 %301
  %303 = add nsw i64 %4, 1
  %304 = getelementptr i8, ptr %28, i64 8
  %305 = getelementptr i8, ptr %29, i64 8
  %306 = getelementptr i8, ptr %30, i64 8
  %307 = getelementptr i8, ptr %31, i64 8
  %308 = getelementptr i8, ptr %34, i64 8
  %309 = getelementptr i8, ptr %35, i64 8
  %310 = getelementptr i64, ptr %32, i64 %33
  %311 = mul i64 %17, %16
  %312 = getelementptr double, ptr %36, i64 %37
  %313 = mul i64 %27, %26
  %314 = icmp slt i64 %67, 1
  %315 = icmp slt i64 %4, -1
  %316 = select i1 %315, i64 %61, i64 0
  %317 = add i64 %303, %316
  %318 = mul i64 %63, %62
  %319 = mul i64 %318, %317
  %320 = getelementptr double, ptr %60, i64 %319
  %321 = icmp sgt i64 %68, 0
  %322 = select i1 %321, i64 0, i64 %70
  %323 = getelementptr double, ptr %69, i64 %68
  %324 = getelementptr i8, ptr %323, i64 -8
  %325 = getelementptr double, ptr %324, i64 %322
  %326 = mul i64 %63, %62
  %327 = shl i64 %326, 3
  %328 = shl i64 %63, 3
  %329 = shl nuw i64 %63, 3
  %330 = mul i64 %326, %246
  %331 = shl i64 %330, 3
  %332 = shl i64 %63, 3
  %333 = mul i64 %63, %62
  %334 = mul i64 %333, %258
  %335 = shl i64 %334, 3
  %336 = shl i64 %63, 3
  %337 = getelementptr i8, ptr %60, i64 %331
  %338 = getelementptr i8, ptr %60, i64 %335
  br label %1026
339:
  %340 = icmp slt i64 %3066, 1
  %341 = select i1 %340, i1 true, i1 %117
  br i1 %341, label %495, label %342
342:
  %343 = load double, ptr %34, align 8, !noalias !0
  %344 = load i64, ptr %28, align 8, !noalias !0
  br label %480
345:
  br i1 %253, label %475, label %346
346:
  tail call void @llvm.memset.p0.i64(ptr align 8 %486, i8 0, i64 %328, i1 false), !noalias !0
  br label %475
347:
  %348 = add nsw i64 %481, 1
  %349 = load i64, ptr %31, align 8, !noalias !0
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %351, label %388
351:
  %352 = icmp slt i64 %481, -1
  %353 = select i1 %352, i64 %33, i64 0
  %354 = getelementptr i64, ptr %32, i64 %348
  %355 = getelementptr i64, ptr %354, i64 %353
  %356 = load i64, ptr %355, align 8, !noalias !0
  %357 = icmp sgt i64 %489, %356
  br i1 %357, label %358, label %388
358:
  %359 = add nsw i64 %349, -1
  br label %360
360:
  %361 = phi double [ %378, %381 ], [ %483, %358 ]
  %362 = phi i64 [ %374, %381 ], [ %482, %358 ]
  %363 = phi i64 [ %369, %381 ], [ %481, %358 ]
  %364 = icmp slt i64 %363, 0
  %365 = select i1 %364, i64 %37, i64 0
  %366 = getelementptr double, ptr %36, i64 %363
  %367 = getelementptr double, ptr %366, i64 %365
  %368 = load double, ptr %367, align 8, !noalias !0
  %369 = add nsw i64 %363, 1
  %370 = icmp slt i64 %363, -1
  %371 = select i1 %370, i64 %33, i64 0
  %372 = getelementptr i64, ptr %32, i64 %369
  %373 = getelementptr i64, ptr %372, i64 %371
  %374 = load i64, ptr %373, align 8, !noalias !0
  %375 = sub nsw i64 %374, %362
  %376 = sitofp i64 %375 to double
  %377 = fmul double %368, %376
  %378 = fadd double %361, %377
  %379 = add nsw i64 %363, 2
  %380 = icmp slt i64 %379, %349
  br i1 %380, label %381, label %388
381:
  %382 = icmp slt i64 %363, -2
  %383 = select i1 %382, i64 %33, i64 0
  %384 = getelementptr i64, ptr %32, i64 %379
  %385 = getelementptr i64, ptr %384, i64 %383
  %386 = load i64, ptr %385, align 8, !noalias !0
  %387 = icmp sgt i64 %489, %386
  br i1 %387, label %360, label %388
388:
  %389 = phi double [ %483, %351 ], [ %483, %347 ], [ %378, %360 ], [ %378, %381 ]
  %390 = phi i64 [ %482, %351 ], [ %482, %347 ], [ %374, %360 ], [ %374, %381 ]
  %391 = phi i64 [ %481, %351 ], [ %481, %347 ], [ %369, %381 ], [ %359, %360 ]
  %392 = icmp slt i64 %391, 0
  %393 = select i1 %392, i64 %37, i64 0
  %394 = getelementptr double, ptr %36, i64 %391
  %395 = getelementptr double, ptr %394, i64 %393
  %396 = load double, ptr %395, align 8, !noalias !0
  %397 = sub nsw i64 %489, %390
  %398 = sitofp i64 %397 to double
  %399 = fmul double %396, %398
  %400 = fadd double %389, %399
  %401 = fmul double %400, 5.000000e-01
  %402 = tail call double @llvm.floor.f64(double %401)
  %403 = fptosi double %402 to i64
  %404 = sitofp i64 %403 to double
  %405 = fmul double %404, 2.000000e+00
  %406 = fsub double %400, %405
  %407 = fsub double 2.000000e+00, %406
  %408 = fcmp olt double %407, %406
  %409 = select i1 %408, double %407, double %406
  %410 = load double, ptr %35, align 8, !noalias !0
  %411 = fmul double %409, %251
  %412 = fptosi double %411 to i64
  %413 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %252, i64 %412)
  %414 = sitofp i64 %413 to double
  %415 = fsub double %411, %414
  %416 = fsub double 1.000000e+00, %415
  %417 = fmul double %410, %416
  %418 = fmul double %416, %417
  %419 = fmul double %415, 2.000000e+00
  %420 = fadd double %419, 1.000000e+00
  %421 = fmul double %420, %418
  %422 = fmul double %410, %415
  %423 = fmul double %415, %422
  %424 = fsub double 3.000000e+00, %419
  %425 = fmul double %423, %424
  %426 = fmul double %422, %416
  %427 = fmul double %416, %426
  %428 = fneg double %410
  %429 = fmul double %415, %428
  %430 = fmul double %415, %429
  %431 = fmul double %416, %430
  br i1 %253, label %475, label %432
432:
  %433 = getelementptr i64, ptr %40, i64 %484
  %434 = load i64, ptr %433, align 8, !noalias !0
  %435 = icmp slt i64 %434, 0
  %436 = select i1 %435, i64 %42, i64 0
  %437 = add i64 %436, %434
  %438 = mul i64 %131, %437
  %439 = getelementptr double, ptr %41, i64 %438
  %440 = icmp slt i64 %413, 0
  %441 = select i1 %440, i64 %43, i64 0
  %442 = add i64 %441, %413
  %443 = mul i64 %442, %254
  %444 = getelementptr double, ptr %439, i64 %443
  %445 = add nsw i64 %413, 1
  %446 = icmp slt i64 %413, -1
  %447 = select i1 %446, i64 %43, i64 0
  %448 = add i64 %445, %447
  %449 = mul i64 %448, %254
  %450 = getelementptr double, ptr %439, i64 %449
  %451 = getelementptr double, ptr %444, i64 %45
  %452 = getelementptr double, ptr %450, i64 %45
  %453 = mul i64 %484, %63
  %454 = getelementptr double, ptr %249, i64 %453
  br label %455
455:
  %456 = phi i64 [ 0, %432 ], [ %457, %455 ]
  %457 = add nuw nsw i64 %456, 1
  %458 = getelementptr double, ptr %444, i64 %456
  %459 = load double, ptr %458, align 8, !noalias !3
  %460 = fmul double %421, %459
  %461 = getelementptr double, ptr %450, i64 %456
  %462 = load double, ptr %461, align 8, !noalias !3
  %463 = fmul double %425, %462
  %464 = fadd double %460, %463
  %465 = getelementptr double, ptr %451, i64 %456
  %466 = load double, ptr %465, align 8, !noalias !3
  %467 = fmul double %427, %466
  %468 = getelementptr double, ptr %452, i64 %456
  %469 = load double, ptr %468, align 8, !noalias !3
  %470 = fmul double %431, %469
  %471 = fadd double %467, %470
  %472 = fadd double %464, %471
  %473 = getelementptr double, ptr %454, i64 %456
  store double %472, ptr %473, align 8, !noalias !3
  %474 = icmp eq i64 %457, %63
  br i1 %474, label %475, label %455
475:
  %476 = phi double [ %483, %345 ], [ %400, %388 ], [ %483, %346 ], [ %400, %455 ]
  %477 = phi i64 [ %482, %345 ], [ %489, %388 ], [ %482, %346 ], [ %489, %455 ]
  %478 = phi i64 [ %481, %345 ], [ %391, %388 ], [ %481, %346 ], [ %391, %455 ]
  %479 = icmp eq i64 %487, %38
  br i1 %479, label %495, label %480
480:
  %481 = phi i64 [ 0, %342 ], [ %478, %475 ]
  %482 = phi i64 [ %344, %342 ], [ %477, %475 ]
  %483 = phi double [ %343, %342 ], [ %476, %475 ]
  %484 = phi i64 [ 0, %342 ], [ %487, %475 ]
  %485 = mul i64 %332, %484
  %486 = getelementptr i8, ptr %337, i64 %485
  %487 = add nuw nsw i64 %484, 1
  %488 = getelementptr i64, ptr %39, i64 %484
  %489 = load i64, ptr %488, align 8, !noalias !0
  %490 = load i64, ptr %28, align 8, !noalias !6
  %491 = icmp sgt i64 %490, %489
  br i1 %491, label %345, label %492
492:
  %493 = load i64, ptr %29, align 8, !noalias !6
  %494 = icmp slt i64 %489, %493
  br i1 %494, label %347, label %345
495:
  %496 = icmp slt i64 %3066, 2
  %497 = select i1 %496, i1 true, i1 %117
  br i1 %497, label %651, label %498
498:
  %499 = load double, ptr %266, align 8, !noalias !9
  %500 = load i64, ptr %262, align 8, !noalias !9
  br label %636
501:
  br i1 %272, label %631, label %502
502:
  tail call void @llvm.memset.p0.i64(ptr align 8 %642, i8 0, i64 %328, i1 false), !noalias !9
  br label %631
503:
  %504 = add nsw i64 %637, 1
  %505 = load i64, ptr %264, align 8, !noalias !9
  %506 = icmp slt i64 %504, %505
  br i1 %506, label %507, label %544
507:
  %508 = icmp slt i64 %637, -1
  %509 = select i1 %508, i64 %33, i64 0
  %510 = getelementptr i64, ptr %267, i64 %504
  %511 = getelementptr i64, ptr %510, i64 %509
  %512 = load i64, ptr %511, align 8, !noalias !9
  %513 = icmp sgt i64 %645, %512
  br i1 %513, label %514, label %544
514:
  %515 = add nsw i64 %505, -1
  br label %516
516:
  %517 = phi double [ %534, %537 ], [ %639, %514 ]
  %518 = phi i64 [ %530, %537 ], [ %638, %514 ]
  %519 = phi i64 [ %525, %537 ], [ %637, %514 ]
  %520 = icmp slt i64 %519, 0
  %521 = select i1 %520, i64 %37, i64 0
  %522 = getelementptr double, ptr %268, i64 %519
  %523 = getelementptr double, ptr %522, i64 %521
  %524 = load double, ptr %523, align 8, !noalias !9
  %525 = add nsw i64 %519, 1
  %526 = icmp slt i64 %519, -1
  %527 = select i1 %526, i64 %33, i64 0
  %528 = getelementptr i64, ptr %267, i64 %525
  %529 = getelementptr i64, ptr %528, i64 %527
  %530 = load i64, ptr %529, align 8, !noalias !9
  %531 = sub nsw i64 %530, %518
  %532 = sitofp i64 %531 to double
  %533 = fmul double %524, %532
  %534 = fadd double %517, %533
  %535 = add nsw i64 %519, 2
  %536 = icmp slt i64 %535, %505
  br i1 %536, label %537, label %544
537:
  %538 = icmp slt i64 %519, -2
  %539 = select i1 %538, i64 %33, i64 0
  %540 = getelementptr i64, ptr %267, i64 %535
  %541 = getelementptr i64, ptr %540, i64 %539
  %542 = load i64, ptr %541, align 8, !noalias !9
  %543 = icmp sgt i64 %645, %542
  br i1 %543, label %516, label %544
544:
  %545 = phi double [ %639, %507 ], [ %639, %503 ], [ %534, %516 ], [ %534, %537 ]
  %546 = phi i64 [ %638, %507 ], [ %638, %503 ], [ %530, %516 ], [ %530, %537 ]
  %547 = phi i64 [ %637, %507 ], [ %637, %503 ], [ %525, %537 ], [ %515, %516 ]
  %548 = icmp slt i64 %547, 0
  %549 = select i1 %548, i64 %37, i64 0
  %550 = getelementptr double, ptr %268, i64 %547
  %551 = getelementptr double, ptr %550, i64 %549
  %552 = load double, ptr %551, align 8, !noalias !9
  %553 = sub nsw i64 %645, %546
  %554 = sitofp i64 %553 to double
  %555 = fmul double %552, %554
  %556 = fadd double %545, %555
  %557 = fmul double %556, 5.000000e-01
  %558 = tail call double @llvm.floor.f64(double %557)
  %559 = fptosi double %558 to i64
  %560 = sitofp i64 %559 to double
  %561 = fmul double %560, 2.000000e+00
  %562 = fsub double %556, %561
  %563 = fsub double 2.000000e+00, %562
  %564 = fcmp olt double %563, %562
  %565 = select i1 %564, double %563, double %562
  %566 = load double, ptr %263, align 8, !noalias !9
  %567 = fmul double %565, %270
  %568 = fptosi double %567 to i64
  %569 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %271, i64 %568)
  %570 = sitofp i64 %569 to double
  %571 = fsub double %567, %570
  %572 = fsub double 1.000000e+00, %571
  %573 = fmul double %566, %572
  %574 = fmul double %572, %573
  %575 = fmul double %571, 2.000000e+00
  %576 = fadd double %575, 1.000000e+00
  %577 = fmul double %576, %574
  %578 = fmul double %566, %571
  %579 = fmul double %571, %578
  %580 = fsub double 3.000000e+00, %575
  %581 = fmul double %579, %580
  %582 = fmul double %578, %572
  %583 = fmul double %572, %582
  %584 = fneg double %566
  %585 = fmul double %571, %584
  %586 = fmul double %571, %585
  %587 = fmul double %572, %586
  br i1 %272, label %631, label %588
588:
  %589 = getelementptr i64, ptr %40, i64 %640
  %590 = load i64, ptr %589, align 8, !noalias !9
  %591 = icmp slt i64 %590, 0
  %592 = select i1 %591, i64 %42, i64 0
  %593 = add i64 %592, %590
  %594 = mul i64 %132, %593
  %595 = getelementptr double, ptr %41, i64 %594
  %596 = icmp slt i64 %569, 0
  %597 = select i1 %596, i64 %43, i64 0
  %598 = add i64 %597, %569
  %599 = mul i64 %598, %273
  %600 = getelementptr double, ptr %595, i64 %599
  %601 = add nsw i64 %569, 1
  %602 = icmp slt i64 %569, -1
  %603 = select i1 %602, i64 %43, i64 0
  %604 = add i64 %601, %603
  %605 = mul i64 %604, %273
  %606 = getelementptr double, ptr %595, i64 %605
  %607 = getelementptr double, ptr %600, i64 %45
  %608 = getelementptr double, ptr %606, i64 %45
  %609 = mul i64 %640, %63
  %610 = getelementptr double, ptr %261, i64 %609
  br label %611
611:
  %612 = phi i64 [ 0, %588 ], [ %613, %611 ]
  %613 = add nuw nsw i64 %612, 1
  %614 = getelementptr double, ptr %600, i64 %612
  %615 = load double, ptr %614, align 8, !noalias !12
  %616 = fmul double %577, %615
  %617 = getelementptr double, ptr %606, i64 %612
  %618 = load double, ptr %617, align 8, !noalias !12
  %619 = fmul double %581, %618
  %620 = fadd double %616, %619
  %621 = getelementptr double, ptr %607, i64 %612
  %622 = load double, ptr %621, align 8, !noalias !12
  %623 = fmul double %583, %622
  %624 = getelementptr double, ptr %608, i64 %612
  %625 = load double, ptr %624, align 8, !noalias !12
  %626 = fmul double %587, %625
  %627 = fadd double %623, %626
  %628 = fadd double %620, %627
  %629 = getelementptr double, ptr %610, i64 %612
  store double %628, ptr %629, align 8, !noalias !12
  %630 = icmp eq i64 %613, %63
  br i1 %630, label %631, label %611
631:
  %632 = phi double [ %639, %501 ], [ %556, %544 ], [ %639, %502 ], [ %556, %611 ]
  %633 = phi i64 [ %638, %501 ], [ %645, %544 ], [ %638, %502 ], [ %645, %611 ]
  %634 = phi i64 [ %637, %501 ], [ %547, %544 ], [ %637, %502 ], [ %547, %611 ]
  %635 = icmp eq i64 %643, %38
  br i1 %635, label %651, label %636
636:
  %637 = phi i64 [ 0, %498 ], [ %634, %631 ]
  %638 = phi i64 [ %500, %498 ], [ %633, %631 ]
  %639 = phi double [ %499, %498 ], [ %632, %631 ]
  %640 = phi i64 [ 0, %498 ], [ %643, %631 ]
  %641 = mul i64 %336, %640
  %642 = getelementptr i8, ptr %338, i64 %641
  %643 = add nuw nsw i64 %640, 1
  %644 = getelementptr i64, ptr %39, i64 %640
  %645 = load i64, ptr %644, align 8, !noalias !9
  %646 = load i64, ptr %262, align 8, !noalias !15
  %647 = icmp sgt i64 %646, %645
  br i1 %647, label %501, label %648
648:
  %649 = load i64, ptr %265, align 8, !noalias !15
  %650 = icmp slt i64 %645, %649
  br i1 %650, label %503, label %501
651:
  br i1 %274, label %722, label %652
652:
  %653 = icmp eq i64 %3067, 0
  %654 = icmp slt i64 %3063, 0
  %655 = select i1 %654, i64 %61, i64 0
  %656 = add i64 %655, %3063
  %657 = mul i64 %656, %276
  %658 = getelementptr double, ptr %60, i64 %657
  %659 = icmp samesign ugt i64 %3067, 1
  %660 = icmp slt i64 %3065, 0
  %661 = select i1 %660, i64 %61, i64 0
  %662 = add i64 %661, %3065
  %663 = mul i64 %662, %276
  %664 = getelementptr double, ptr %60, i64 %663
  br label %702
665:
  %666 = getelementptr double, ptr %710, i64 %718
  %667 = load double, ptr %666, align 8, !noalias !18
  %668 = fadd double %721, %667
  br label %669
669:
  %670 = phi double [ %668, %665 ], [ %721, %716 ]
  br i1 %659, label %671, label %675
671:
  %672 = getelementptr double, ptr %711, i64 %718
  %673 = load double, ptr %672, align 8, !noalias !18
  %674 = fadd double %670, %673
  br label %675
675:
  %676 = phi double [ %674, %671 ], [ %670, %669 ]
  br i1 %340, label %681, label %677
677:
  %678 = getelementptr double, ptr %712, i64 %718
  %679 = load double, ptr %678, align 8, !noalias !18
  %680 = fsub double %676, %679
  br label %681
681:
  %682 = phi double [ %680, %677 ], [ %676, %675 ]
  br i1 %496, label %687, label %683
683:
  %684 = getelementptr double, ptr %713, i64 %718
  %685 = load double, ptr %684, align 8, !noalias !18
  %686 = fsub double %682, %685
  br label %687
687:
  %688 = phi double [ %686, %683 ], [ %682, %681 ]
  %689 = getelementptr double, ptr %715, i64 %718
  store double %688, ptr %689, align 8, !noalias !18
  %690 = fmul double %688, %688
  %691 = fadd double %717, %690
  %692 = icmp eq i64 %67, %719
  br i1 %692, label %693, label %716
693:
  %694 = fmul double %691, 5.000000e-01
  br label %695
695:
  %696 = phi double [ 0.000000e+00, %702 ], [ %694, %693 ]
  %697 = getelementptr double, ptr %69, i64 %704
  %698 = load double, ptr %697, align 8, !noalias !18
  %699 = fsub double %696, %698
  %700 = fadd double %703, %699
  %701 = icmp eq i64 %705, %68
  br i1 %701, label %722, label %702
702:
  %703 = phi double [ 0.000000e+00, %652 ], [ %700, %695 ]
  %704 = phi i64 [ 0, %652 ], [ %705, %695 ]
  %705 = add nuw nsw i64 %704, 1
  br i1 %275, label %695, label %706
706:
  %707 = mul i64 %704, %65
  %708 = getelementptr double, ptr %64, i64 %707
  %709 = mul i64 %704, %63
  %710 = getelementptr double, ptr %658, i64 %709
  %711 = getelementptr double, ptr %664, i64 %709
  %712 = getelementptr double, ptr %281, i64 %709
  %713 = getelementptr double, ptr %287, i64 %709
  %714 = mul i64 %704, %67
  %715 = getelementptr double, ptr %66, i64 %714
  br label %716
716:
  %717 = phi double [ 0.000000e+00, %706 ], [ %691, %687 ]
  %718 = phi i64 [ 0, %706 ], [ %719, %687 ]
  %719 = add nuw nsw i64 %718, 1
  %720 = getelementptr double, ptr %708, i64 %718
  %721 = load double, ptr %720, align 8, !noalias !18
  br i1 %653, label %669, label %665
722:
  %723 = phi double [ 0.000000e+00, %651 ], [ %700, %695 ]
  %724 = fsub double %3064, %723
  %725 = fcmp ult double %724, 0.000000e+00
  br i1 %725, label %726, label %743
726:
  %727 = load i64, ptr %1279, align 8, !noalias !21
  %728 = add i64 %727, -7046029254386353131
  store i64 %728, ptr %1279, align 8, !noalias !21
  %729 = lshr i64 %728, 30
  %730 = xor i64 %729, %728
  %731 = mul i64 %730, -4658895280553007687
  %732 = lshr i64 %731, 27
  %733 = xor i64 %732, %731
  %734 = mul i64 %733, -7723592293110705685
  %735 = lshr i64 %734, 42
  %736 = lshr i64 %734, 11
  %737 = xor i64 %735, %736
  %738 = uitofp nneg i64 %737 to double
  %739 = fmul double %738, 0x3CA0000000000000
  %740 = fsub double 1.000000e+00, %739
  %741 = tail call double @llvm.log.f64(double %740)
  %742 = fcmp olt double %741, %724
  br i1 %742, label %743, label %1024
743:
  br i1 %288, label %1000, label %750
744:
  %745 = fmul double %1017, 5.000000e-01
  br label %746
746:
  %747 = phi double [ 0.000000e+00, %1000 ], [ %745, %744 ]
  %748 = getelementptr double, ptr %69, i64 %1001
  store double %747, ptr %748, align 8, !noalias !24
  %749 = icmp eq i64 %1002, %68
  br i1 %749, label %750, label %1000
750:
  %751 = icmp eq i64 %3067, 0
  br i1 %751, label %752, label %755
752:
  %753 = load i64, ptr %1032, align 8, !noalias !24
  %754 = add nsw i64 %753, 1
  store i64 %754, ptr %1032, align 8, !noalias !24
  br label %755
755:
  %756 = phi i64 [ %753, %752 ], [ %3063, %750 ]
  br i1 %340, label %826, label %757
757:
  %758 = load i64, ptr %28, align 8, !noalias !27
  %759 = icmp slt i64 %756, 0
  %760 = select i1 %759, i64 %4, i64 0
  %761 = getelementptr i64, ptr %1359, i64 %756
  %762 = getelementptr i64, ptr %761, i64 %760
  store i64 %758, ptr %762, align 8, !noalias !27
  %763 = load i64, ptr %29, align 8, !noalias !27
  %764 = select i1 %759, i64 %7, i64 0
  %765 = getelementptr i64, ptr %1361, i64 %756
  %766 = getelementptr i64, ptr %765, i64 %764
  store i64 %763, ptr %766, align 8, !noalias !27
  %767 = load i64, ptr %30, align 8, !noalias !27
  %768 = select i1 %759, i64 %10, i64 0
  %769 = getelementptr i64, ptr %1363, i64 %756
  %770 = getelementptr i64, ptr %769, i64 %768
  store i64 %767, ptr %770, align 8, !noalias !27
  %771 = load i64, ptr %31, align 8, !noalias !27
  %772 = select i1 %759, i64 %13, i64 0
  %773 = getelementptr i64, ptr %1365, i64 %756
  %774 = getelementptr i64, ptr %773, i64 %772
  store i64 %771, ptr %774, align 8, !noalias !27
  %775 = load double, ptr %34, align 8, !noalias !27
  %776 = select i1 %759, i64 %20, i64 0
  %777 = getelementptr double, ptr %1367, i64 %756
  %778 = getelementptr double, ptr %777, i64 %776
  store double %775, ptr %778, align 8, !noalias !27
  %779 = load double, ptr %35, align 8, !noalias !27
  %780 = select i1 %759, i64 %23, i64 0
  %781 = getelementptr double, ptr %1369, i64 %756
  %782 = getelementptr double, ptr %781, i64 %780
  store double %779, ptr %782, align 8, !noalias !27
  %783 = load i64, ptr %31, align 8, !noalias !27
  %784 = icmp slt i64 %783, 1
  br i1 %784, label %804, label %785
785:
  %786 = select i1 %759, i64 %16, i64 0
  %787 = add i64 %786, %756
  %788 = mul i64 %787, %17
  %789 = getelementptr i64, ptr %1371, i64 %788
  %790 = select i1 %759, i64 %26, i64 0
  %791 = add i64 %790, %756
  %792 = mul i64 %791, %27
  %793 = getelementptr double, ptr %1373, i64 %792
  br label %794
794:
  %795 = phi i64 [ 0, %785 ], [ %796, %794 ]
  %796 = add nuw nsw i64 %795, 1
  %797 = getelementptr i64, ptr %32, i64 %795
  %798 = load i64, ptr %797, align 8, !noalias !27
  %799 = getelementptr i64, ptr %789, i64 %795
  store i64 %798, ptr %799, align 8, !noalias !27
  %800 = getelementptr double, ptr %36, i64 %795
  %801 = load double, ptr %800, align 8, !noalias !27
  %802 = getelementptr double, ptr %793, i64 %795
  store double %801, ptr %802, align 8, !noalias !27
  %803 = icmp eq i64 %796, %783
  br i1 %803, label %804, label %794
804:
  br i1 %288, label %805, label %930
805:
  %806 = select i1 %759, i64 %61, i64 0
  %807 = add i64 %806, %756
  %808 = mul i64 %807, %300
  %809 = getelementptr double, ptr %60, i64 %808
  br label %812
810:
  %811 = icmp eq i64 %814, %68
  br i1 %811, label %930, label %812
812:
  %813 = phi i64 [ 0, %805 ], [ %814, %810 ]
  %814 = add nuw nsw i64 %813, 1
  br i1 %296, label %810, label %815
815:
  %816 = mul i64 %813, %63
  %817 = getelementptr double, ptr %302, i64 %816
  %818 = getelementptr double, ptr %809, i64 %816
  br label %819
819:
  %820 = phi i64 [ 0, %815 ], [ %821, %819 ]
  %821 = add nuw nsw i64 %820, 1
  %822 = getelementptr double, ptr %817, i64 %820
  %823 = load double, ptr %822, align 8, !noalias !32
  %824 = getelementptr double, ptr %818, i64 %820
  store double %823, ptr %824, align 8, !noalias !32
  %825 = icmp eq i64 %67, %821
  br i1 %825, label %810, label %819
826:
  %827 = load i64, ptr %1032, align 8, !noalias !24
  %828 = add nsw i64 %827, -1
  store i64 %828, ptr %1032, align 8, !noalias !24
  %829 = icmp eq i64 %756, %828
  br i1 %829, label %930, label %830
830:
  %831 = icmp slt i64 %827, 1
  %832 = select i1 %831, i64 %4, i64 0
  %833 = getelementptr i64, ptr %1343, i64 %828
  %834 = getelementptr i64, ptr %833, i64 %832
  %835 = load i64, ptr %834, align 8, !noalias !33
  %836 = icmp slt i64 %756, 0
  %837 = select i1 %836, i64 %4, i64 0
  %838 = getelementptr i64, ptr %1343, i64 %756
  %839 = getelementptr i64, ptr %838, i64 %837
  store i64 %835, ptr %839, align 8, !noalias !33
  %840 = select i1 %831, i64 %7, i64 0
  %841 = getelementptr i64, ptr %1345, i64 %828
  %842 = getelementptr i64, ptr %841, i64 %840
  %843 = load i64, ptr %842, align 8, !noalias !33
  %844 = select i1 %836, i64 %7, i64 0
  %845 = getelementptr i64, ptr %1345, i64 %756
  %846 = getelementptr i64, ptr %845, i64 %844
  store i64 %843, ptr %846, align 8, !noalias !33
  %847 = select i1 %831, i64 %10, i64 0
  %848 = getelementptr i64, ptr %1347, i64 %828
  %849 = getelementptr i64, ptr %848, i64 %847
  %850 = load i64, ptr %849, align 8, !noalias !33
  %851 = select i1 %836, i64 %10, i64 0
  %852 = getelementptr i64, ptr %1347, i64 %756
  %853 = getelementptr i64, ptr %852, i64 %851
  store i64 %850, ptr %853, align 8, !noalias !33
  %854 = select i1 %831, i64 %13, i64 0
  %855 = getelementptr i64, ptr %1349, i64 %828
  %856 = getelementptr i64, ptr %855, i64 %854
  %857 = load i64, ptr %856, align 8, !noalias !33
  %858 = select i1 %836, i64 %13, i64 0
  %859 = getelementptr i64, ptr %1349, i64 %756
  %860 = getelementptr i64, ptr %859, i64 %858
  store i64 %857, ptr %860, align 8, !noalias !33
  %861 = select i1 %831, i64 %20, i64 0
  %862 = getelementptr double, ptr %1351, i64 %828
  %863 = getelementptr double, ptr %862, i64 %861
  %864 = load double, ptr %863, align 8, !noalias !33
  %865 = select i1 %836, i64 %20, i64 0
  %866 = getelementptr double, ptr %1351, i64 %756
  %867 = getelementptr double, ptr %866, i64 %865
  store double %864, ptr %867, align 8, !noalias !33
  %868 = select i1 %831, i64 %23, i64 0
  %869 = getelementptr double, ptr %1353, i64 %828
  %870 = getelementptr double, ptr %869, i64 %868
  %871 = load double, ptr %870, align 8, !noalias !33
  %872 = select i1 %836, i64 %23, i64 0
  %873 = getelementptr double, ptr %1353, i64 %756
  %874 = getelementptr double, ptr %873, i64 %872
  store double %871, ptr %874, align 8, !noalias !33
  %875 = load i64, ptr %856, align 8, !noalias !33
  %876 = icmp slt i64 %875, 1
  br i1 %876, label %904, label %877
877:
  %878 = select i1 %831, i64 %16, i64 0
  %879 = add i64 %878, %828
  %880 = mul i64 %879, %17
  %881 = getelementptr i64, ptr %1355, i64 %880
  %882 = select i1 %836, i64 %16, i64 0
  %883 = add i64 %882, %756
  %884 = mul i64 %883, %17
  %885 = getelementptr i64, ptr %1355, i64 %884
  %886 = select i1 %831, i64 %26, i64 0
  %887 = add i64 %886, %828
  %888 = mul i64 %887, %27
  %889 = getelementptr double, ptr %1357, i64 %888
  %890 = select i1 %836, i64 %26, i64 0
  %891 = add i64 %890, %756
  %892 = mul i64 %891, %27
  %893 = getelementptr double, ptr %1357, i64 %892
  br label %894
894:
  %895 = phi i64 [ 0, %877 ], [ %896, %894 ]
  %896 = add nuw nsw i64 %895, 1
  %897 = getelementptr i64, ptr %881, i64 %895
  %898 = load i64, ptr %897, align 8, !noalias !33
  %899 = getelementptr i64, ptr %885, i64 %895
  store i64 %898, ptr %899, align 8, !noalias !33
  %900 = getelementptr double, ptr %889, i64 %895
  %901 = load double, ptr %900, align 8, !noalias !33
  %902 = getelementptr double, ptr %893, i64 %895
  store double %901, ptr %902, align 8, !noalias !33
  %903 = icmp eq i64 %896, %875
  br i1 %903, label %904, label %894
904:
  br i1 %288, label %905, label %930
905:
  %906 = select i1 %831, i64 %61, i64 0
  %907 = add i64 %906, %828
  %908 = mul i64 %907, %293
  %909 = getelementptr double, ptr %60, i64 %908
  %910 = select i1 %836, i64 %61, i64 0
  %911 = add i64 %910, %756
  %912 = mul i64 %911, %293
  %913 = getelementptr double, ptr %60, i64 %912
  br label %916
914:
  %915 = icmp eq i64 %918, %68
  br i1 %915, label %930, label %916
916:
  %917 = phi i64 [ 0, %905 ], [ %918, %914 ]
  %918 = add nuw nsw i64 %917, 1
  br i1 %292, label %914, label %919
919:
  %920 = mul i64 %917, %63
  %921 = getelementptr double, ptr %909, i64 %920
  %922 = getelementptr double, ptr %913, i64 %920
  br label %923
923:
  %924 = phi i64 [ 0, %919 ], [ %925, %923 ]
  %925 = add nuw nsw i64 %924, 1
  %926 = getelementptr double, ptr %921, i64 %924
  %927 = load double, ptr %926, align 8, !noalias !38
  %928 = getelementptr double, ptr %922, i64 %924
  store double %927, ptr %928, align 8, !noalias !38
  %929 = icmp eq i64 %67, %925
  br i1 %929, label %914, label %923
930:
  br i1 %496, label %1024, label %931
931:
  %932 = load i64, ptr %304, align 8, !noalias !39
  %933 = icmp slt i64 %3065, 0
  %934 = select i1 %933, i64 %4, i64 0
  %935 = getelementptr i64, ptr %1375, i64 %3065
  %936 = getelementptr i64, ptr %935, i64 %934
  store i64 %932, ptr %936, align 8, !noalias !39
  %937 = load i64, ptr %305, align 8, !noalias !39
  %938 = select i1 %933, i64 %7, i64 0
  %939 = getelementptr i64, ptr %1377, i64 %3065
  %940 = getelementptr i64, ptr %939, i64 %938
  store i64 %937, ptr %940, align 8, !noalias !39
  %941 = load i64, ptr %306, align 8, !noalias !39
  %942 = select i1 %933, i64 %10, i64 0
  %943 = getelementptr i64, ptr %1379, i64 %3065
  %944 = getelementptr i64, ptr %943, i64 %942
  store i64 %941, ptr %944, align 8, !noalias !39
  %945 = load i64, ptr %307, align 8, !noalias !39
  %946 = select i1 %933, i64 %13, i64 0
  %947 = getelementptr i64, ptr %1381, i64 %3065
  %948 = getelementptr i64, ptr %947, i64 %946
  store i64 %945, ptr %948, align 8, !noalias !39
  %949 = load double, ptr %308, align 8, !noalias !39
  %950 = select i1 %933, i64 %20, i64 0
  %951 = getelementptr double, ptr %1383, i64 %3065
  %952 = getelementptr double, ptr %951, i64 %950
  store double %949, ptr %952, align 8, !noalias !39
  %953 = load double, ptr %309, align 8, !noalias !39
  %954 = select i1 %933, i64 %23, i64 0
  %955 = getelementptr double, ptr %1385, i64 %3065
  %956 = getelementptr double, ptr %955, i64 %954
  store double %953, ptr %956, align 8, !noalias !39
  %957 = load i64, ptr %307, align 8, !noalias !39
  %958 = icmp slt i64 %957, 1
  br i1 %958, label %978, label %959
959:
  %960 = select i1 %933, i64 %16, i64 0
  %961 = add i64 %960, %3065
  %962 = mul i64 %961, %17
  %963 = getelementptr i64, ptr %1387, i64 %962
  %964 = select i1 %933, i64 %26, i64 0
  %965 = add i64 %964, %3065
  %966 = mul i64 %965, %27
  %967 = getelementptr double, ptr %1389, i64 %966
  br label %968
968:
  %969 = phi i64 [ 0, %959 ], [ %970, %968 ]
  %970 = add nuw nsw i64 %969, 1
  %971 = getelementptr i64, ptr %310, i64 %969
  %972 = load i64, ptr %971, align 8, !noalias !39
  %973 = getelementptr i64, ptr %963, i64 %969
  store i64 %972, ptr %973, align 8, !noalias !39
  %974 = getelementptr double, ptr %312, i64 %969
  %975 = load double, ptr %974, align 8, !noalias !39
  %976 = getelementptr double, ptr %967, i64 %969
  store double %975, ptr %976, align 8, !noalias !39
  %977 = icmp eq i64 %970, %957
  br i1 %977, label %978, label %968
978:
  br i1 %288, label %979, label %1024
979:
  %980 = select i1 %933, i64 %61, i64 0
  %981 = add i64 %980, %3065
  %982 = mul i64 %981, %318
  %983 = getelementptr double, ptr %60, i64 %982
  br label %986
984:
  %985 = icmp eq i64 %988, %68
  br i1 %985, label %1024, label %986
986:
  %987 = phi i64 [ 0, %979 ], [ %988, %984 ]
  %988 = add nuw nsw i64 %987, 1
  br i1 %314, label %984, label %989
989:
  %990 = mul i64 %987, %63
  %991 = getelementptr double, ptr %320, i64 %990
  %992 = getelementptr double, ptr %983, i64 %990
  br label %993
993:
  %994 = phi i64 [ 0, %989 ], [ %995, %993 ]
  %995 = add nuw nsw i64 %994, 1
  %996 = getelementptr double, ptr %991, i64 %994
  %997 = load double, ptr %996, align 8, !noalias !44
  %998 = getelementptr double, ptr %992, i64 %994
  store double %997, ptr %998, align 8, !noalias !44
  %999 = icmp eq i64 %67, %995
  br i1 %999, label %984, label %993
1000:
  %1001 = phi i64 [ %1002, %746 ], [ 0, %743 ]
  %1002 = add nuw nsw i64 %1001, 1
  br i1 %289, label %746, label %1003
1003:
  %1004 = mul i64 %1001, %67
  %1005 = getelementptr double, ptr %66, i64 %1004
  %1006 = mul i64 %1001, %65
  %1007 = getelementptr double, ptr %64, i64 %1006
  br label %1008
1008:
  %1009 = phi double [ 0.000000e+00, %1003 ], [ %1017, %1008 ]
  %1010 = phi i64 [ 0, %1003 ], [ %1011, %1008 ]
  %1011 = add nuw nsw i64 %1010, 1
  %1012 = getelementptr double, ptr %1005, i64 %1010
  %1013 = load double, ptr %1012, align 8, !noalias !24
  %1014 = getelementptr double, ptr %1007, i64 %1010
  store double %1013, ptr %1014, align 8, !noalias !24
  %1015 = load double, ptr %1012, align 8, !noalias !24
  %1016 = fmul double %1015, %1015
  %1017 = fadd double %1009, %1016
  %1018 = icmp eq i64 %67, %1011
  br i1 %1018, label %744, label %1008
1019:
  %1020 = load double, ptr %325, align 8
  %1021 = getelementptr double, ptr %73, i64 %1027
  store double %1020, ptr %1021, align 8
  %1022 = icmp eq i64 %1028, %72
  br i1 %1022, label %1023, label %1026
1023:
  store ptr null, ptr %0, align 8
  ret void
1024:
  %1025 = icmp sgt i64 %1391, 1
  br i1 %1025, label %1390, label %1019
1026:
  %1027 = phi i64 [ 0, %113 ], [ %1028, %1019 ]
  %1028 = add nuw nsw i64 %1027, 1
  br i1 %117, label %1031, label %1061
1029:
  %1030 = icmp eq i64 %38, %1063
  br i1 %1030, label %1031, label %1061
1031:
  %1032 = getelementptr i64, ptr %1, i64 %1027
  %1033 = load i64, ptr %1032, align 8, !noalias !45
  %1034 = icmp slt i64 %1033, 1
  br i1 %1034, label %1052, label %1035
1035:
  %1036 = mul i64 %1027, %4
  %1037 = getelementptr i64, ptr %2, i64 %1036
  %1038 = mul i64 %1027, %20
  %1039 = getelementptr double, ptr %18, i64 %1038
  %1040 = mul i64 %1027, %7
  %1041 = getelementptr i64, ptr %5, i64 %1040
  %1042 = mul i64 %1027, %13
  %1043 = getelementptr i64, ptr %11, i64 %1042
  %1044 = mul i64 %122, %1027
  %1045 = getelementptr i64, ptr %14, i64 %1044
  %1046 = mul i64 %123, %1027
  %1047 = getelementptr double, ptr %24, i64 %1046
  %1048 = mul i64 %1027, %23
  %1049 = getelementptr double, ptr %21, i64 %1048
  br label %1076
1050:
  %1051 = icmp eq i64 %1079, %1033
  br i1 %1051, label %1052, label %1076
1052:
  br i1 %117, label %1277, label %1262
1053:
  %1054 = icmp eq i64 %38, %1247
  br i1 %1054, label %1050, label %1245
1055:
  %1056 = fmul double %1275, 5.000000e-01
  br label %1057
1057:
  %1058 = phi double [ 0.000000e+00, %1262 ], [ %1056, %1055 ]
  %1059 = getelementptr double, ptr %69, i64 %1263
  store double %1058, ptr %1059, align 8, !noalias !45
  %1060 = icmp eq i64 %38, %1264
  br i1 %1060, label %1277, label %1262
1061:
  %1062 = phi i64 [ %1063, %1029 ], [ 0, %1026 ]
  %1063 = add nuw nsw i64 %1062, 1
  br i1 %118, label %1029, label %1064
1064:
  %1065 = mul i64 %1062, %47
  %1066 = getelementptr double, ptr %46, i64 %1065
  %1067 = mul i64 %1062, %65
  %1068 = getelementptr double, ptr %64, i64 %1067
  br label %1069
1069:
  %1070 = phi i64 [ 0, %1064 ], [ %1071, %1069 ]
  %1071 = add nuw nsw i64 %1070, 1
  %1072 = getelementptr double, ptr %1066, i64 %1070
  %1073 = load double, ptr %1072, align 8, !noalias !45
  %1074 = getelementptr double, ptr %1068, i64 %1070
  store double %1073, ptr %1074, align 8, !noalias !45
  %1075 = icmp eq i64 %65, %1071
  br i1 %1075, label %1029, label %1069
1076:
  %1077 = phi i64 [ 0, %1035 ], [ %1079, %1050 ]
  %1078 = mul i64 %327, %1077
  %1079 = add nuw nsw i64 %1077, 1
  %1080 = mul i64 %119, %1077
  %1081 = getelementptr double, ptr %60, i64 %1080
  %1082 = getelementptr i64, ptr %1037, i64 %1077
  br i1 %117, label %1050, label %1083
1083:
  %1084 = getelementptr double, ptr %1039, i64 %1077
  %1085 = load double, ptr %1084, align 8, !noalias !48
  %1086 = load i64, ptr %1082, align 8, !noalias !48
  %1087 = getelementptr i64, ptr %1041, i64 %1077
  %1088 = getelementptr i64, ptr %1043, i64 %1077
  %1089 = mul i64 %1077, %17
  %1090 = getelementptr i64, ptr %1045, i64 %1089
  %1091 = mul i64 %1077, %27
  %1092 = getelementptr double, ptr %1047, i64 %1091
  %1093 = getelementptr double, ptr %1049, i64 %1077
  %1094 = getelementptr i8, ptr %60, i64 %1078
  br label %1230
1095:
  br i1 %127, label %1225, label %1096
1096:
  tail call void @llvm.memset.p0.i64(ptr align 8 %1236, i8 0, i64 %329, i1 false), !noalias !48
  br label %1225
1097:
  %1098 = add nsw i64 %1231, 1
  %1099 = load i64, ptr %1088, align 8, !noalias !48
  %1100 = icmp slt i64 %1098, %1099
  br i1 %1100, label %1101, label %1138
1101:
  %1102 = icmp slt i64 %1231, -1
  %1103 = select i1 %1102, i64 %17, i64 0
  %1104 = getelementptr i64, ptr %1090, i64 %1098
  %1105 = getelementptr i64, ptr %1104, i64 %1103
  %1106 = load i64, ptr %1105, align 8, !noalias !48
  %1107 = icmp sgt i64 %1239, %1106
  br i1 %1107, label %1108, label %1138
1108:
  %1109 = add nsw i64 %1099, -1
  br label %1110
1110:
  %1111 = phi double [ %1128, %1131 ], [ %1233, %1108 ]
  %1112 = phi i64 [ %1124, %1131 ], [ %1232, %1108 ]
  %1113 = phi i64 [ %1119, %1131 ], [ %1231, %1108 ]
  %1114 = icmp slt i64 %1113, 0
  %1115 = select i1 %1114, i64 %27, i64 0
  %1116 = getelementptr double, ptr %1092, i64 %1113
  %1117 = getelementptr double, ptr %1116, i64 %1115
  %1118 = load double, ptr %1117, align 8, !noalias !48
  %1119 = add nsw i64 %1113, 1
  %1120 = icmp slt i64 %1113, -1
  %1121 = select i1 %1120, i64 %17, i64 0
  %1122 = getelementptr i64, ptr %1090, i64 %1119
  %1123 = getelementptr i64, ptr %1122, i64 %1121
  %1124 = load i64, ptr %1123, align 8, !noalias !48
  %1125 = sub nsw i64 %1124, %1112
  %1126 = sitofp i64 %1125 to double
  %1127 = fmul double %1118, %1126
  %1128 = fadd double %1111, %1127
  %1129 = add nsw i64 %1113, 2
  %1130 = icmp slt i64 %1129, %1099
  br i1 %1130, label %1131, label %1138
1131:
  %1132 = icmp slt i64 %1113, -2
  %1133 = select i1 %1132, i64 %17, i64 0
  %1134 = getelementptr i64, ptr %1090, i64 %1129
  %1135 = getelementptr i64, ptr %1134, i64 %1133
  %1136 = load i64, ptr %1135, align 8, !noalias !48
  %1137 = icmp sgt i64 %1239, %1136
  br i1 %1137, label %1110, label %1138
1138:
  %1139 = phi double [ %1233, %1101 ], [ %1233, %1097 ], [ %1128, %1110 ], [ %1128, %1131 ]
  %1140 = phi i64 [ %1232, %1101 ], [ %1232, %1097 ], [ %1124, %1110 ], [ %1124, %1131 ]
  %1141 = phi i64 [ %1231, %1101 ], [ %1231, %1097 ], [ %1119, %1131 ], [ %1109, %1110 ]
  %1142 = icmp slt i64 %1141, 0
  %1143 = select i1 %1142, i64 %27, i64 0
  %1144 = getelementptr double, ptr %1092, i64 %1141
  %1145 = getelementptr double, ptr %1144, i64 %1143
  %1146 = load double, ptr %1145, align 8, !noalias !48
  %1147 = sub nsw i64 %1239, %1140
  %1148 = sitofp i64 %1147 to double
  %1149 = fmul double %1146, %1148
  %1150 = fadd double %1139, %1149
  %1151 = fmul double %1150, 5.000000e-01
  %1152 = tail call double @llvm.floor.f64(double %1151)
  %1153 = fptosi double %1152 to i64
  %1154 = sitofp i64 %1153 to double
  %1155 = fmul double %1154, 2.000000e+00
  %1156 = fsub double %1150, %1155
  %1157 = fsub double 2.000000e+00, %1156
  %1158 = fcmp olt double %1157, %1156
  %1159 = select i1 %1158, double %1157, double %1156
  %1160 = load double, ptr %1093, align 8, !noalias !48
  %1161 = fmul double %1159, %125
  %1162 = fptosi double %1161 to i64
  %1163 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %126, i64 %1162)
  %1164 = sitofp i64 %1163 to double
  %1165 = fsub double %1161, %1164
  %1166 = fsub double 1.000000e+00, %1165
  %1167 = fmul double %1160, %1166
  %1168 = fmul double %1166, %1167
  %1169 = fmul double %1165, 2.000000e+00
  %1170 = fadd double %1169, 1.000000e+00
  %1171 = fmul double %1170, %1168
  %1172 = fmul double %1160, %1165
  %1173 = fmul double %1165, %1172
  %1174 = fsub double 3.000000e+00, %1169
  %1175 = fmul double %1173, %1174
  %1176 = fmul double %1172, %1166
  %1177 = fmul double %1166, %1176
  %1178 = fneg double %1160
  %1179 = fmul double %1165, %1178
  %1180 = fmul double %1165, %1179
  %1181 = fmul double %1166, %1180
  br i1 %127, label %1225, label %1182
1182:
  %1183 = getelementptr i64, ptr %40, i64 %1234
  %1184 = load i64, ptr %1183, align 8, !noalias !48
  %1185 = icmp slt i64 %1184, 0
  %1186 = select i1 %1185, i64 %42, i64 0
  %1187 = add i64 %1186, %1184
  %1188 = mul i64 %121, %1187
  %1189 = getelementptr double, ptr %41, i64 %1188
  %1190 = icmp slt i64 %1163, 0
  %1191 = select i1 %1190, i64 %43, i64 0
  %1192 = add i64 %1191, %1163
  %1193 = mul i64 %1192, %128
  %1194 = getelementptr double, ptr %1189, i64 %1193
  %1195 = add nsw i64 %1163, 1
  %1196 = icmp slt i64 %1163, -1
  %1197 = select i1 %1196, i64 %43, i64 0
  %1198 = add i64 %1195, %1197
  %1199 = mul i64 %1198, %128
  %1200 = getelementptr double, ptr %1189, i64 %1199
  %1201 = getelementptr double, ptr %1194, i64 %45
  %1202 = getelementptr double, ptr %1200, i64 %45
  %1203 = mul i64 %1234, %63
  %1204 = getelementptr double, ptr %1081, i64 %1203
  br label %1205
1205:
  %1206 = phi i64 [ 0, %1182 ], [ %1207, %1205 ]
  %1207 = add nuw nsw i64 %1206, 1
  %1208 = getelementptr double, ptr %1194, i64 %1206
  %1209 = load double, ptr %1208, align 8, !noalias !51
  %1210 = fmul double %1171, %1209
  %1211 = getelementptr double, ptr %1200, i64 %1206
  %1212 = load double, ptr %1211, align 8, !noalias !51
  %1213 = fmul double %1175, %1212
  %1214 = fadd double %1210, %1213
  %1215 = getelementptr double, ptr %1201, i64 %1206
  %1216 = load double, ptr %1215, align 8, !noalias !51
  %1217 = fmul double %1177, %1216
  %1218 = getelementptr double, ptr %1202, i64 %1206
  %1219 = load double, ptr %1218, align 8, !noalias !51
  %1220 = fmul double %1181, %1219
  %1221 = fadd double %1217, %1220
  %1222 = fadd double %1214, %1221
  %1223 = getelementptr double, ptr %1204, i64 %1206
  store double %1222, ptr %1223, align 8, !noalias !51
  %1224 = icmp eq i64 %1207, %63
  br i1 %1224, label %1225, label %1205
1225:
  %1226 = phi double [ %1233, %1095 ], [ %1150, %1138 ], [ %1233, %1096 ], [ %1150, %1205 ]
  %1227 = phi i64 [ %1232, %1095 ], [ %1239, %1138 ], [ %1232, %1096 ], [ %1239, %1205 ]
  %1228 = phi i64 [ %1231, %1095 ], [ %1141, %1138 ], [ %1231, %1096 ], [ %1141, %1205 ]
  %1229 = icmp eq i64 %1237, %38
  br i1 %1229, label %1245, label %1230
1230:
  %1231 = phi i64 [ 0, %1083 ], [ %1228, %1225 ]
  %1232 = phi i64 [ %1086, %1083 ], [ %1227, %1225 ]
  %1233 = phi double [ %1085, %1083 ], [ %1226, %1225 ]
  %1234 = phi i64 [ 0, %1083 ], [ %1237, %1225 ]
  %1235 = mul i64 %328, %1234
  %1236 = getelementptr i8, ptr %1094, i64 %1235
  %1237 = add nuw nsw i64 %1234, 1
  %1238 = getelementptr i64, ptr %39, i64 %1234
  %1239 = load i64, ptr %1238, align 8, !noalias !48
  %1240 = load i64, ptr %1082, align 8, !noalias !54
  %1241 = icmp sgt i64 %1240, %1239
  br i1 %1241, label %1095, label %1242
1242:
  %1243 = load i64, ptr %1087, align 8, !noalias !54
  %1244 = icmp slt i64 %1239, %1243
  br i1 %1244, label %1097, label %1095
1245:
  %1246 = phi i64 [ %1247, %1053 ], [ 0, %1225 ]
  %1247 = add nuw nsw i64 %1246, 1
  br i1 %120, label %1053, label %1248
1248:
  %1249 = mul i64 %1246, %65
  %1250 = getelementptr double, ptr %64, i64 %1249
  %1251 = mul i64 %1246, %63
  %1252 = getelementptr double, ptr %1081, i64 %1251
  br label %1253
1253:
  %1254 = phi i64 [ 0, %1248 ], [ %1255, %1253 ]
  %1255 = add nuw nsw i64 %1254, 1
  %1256 = getelementptr double, ptr %1250, i64 %1254
  %1257 = load double, ptr %1256, align 8, !noalias !45
  %1258 = getelementptr double, ptr %1252, i64 %1254
  %1259 = load double, ptr %1258, align 8, !noalias !45
  %1260 = fsub double %1257, %1259
  store double %1260, ptr %1256, align 8, !noalias !45
  %1261 = icmp eq i64 %65, %1255
  br i1 %1261, label %1053, label %1253
1262:
  %1263 = phi i64 [ %1264, %1057 ], [ 0, %1052 ]
  %1264 = add nuw nsw i64 %1263, 1
  br i1 %129, label %1057, label %1265
1265:
  %1266 = mul i64 %1263, %65
  %1267 = getelementptr double, ptr %64, i64 %1266
  br label %1268
1268:
  %1269 = phi double [ 0.000000e+00, %1265 ], [ %1275, %1268 ]
  %1270 = phi i64 [ 0, %1265 ], [ %1271, %1268 ]
  %1271 = add nuw nsw i64 %1270, 1
  %1272 = getelementptr double, ptr %1267, i64 %1270
  %1273 = load double, ptr %1272, align 8, !noalias !45
  %1274 = fmul double %1273, %1273
  %1275 = fadd double %1269, %1274
  %1276 = icmp eq i64 %65, %1271
  br i1 %1276, label %1055, label %1268
1277:
  br i1 %133, label %1019, label %1278
1278:
  %1279 = getelementptr i64, ptr %74, i64 %1027
  %1280 = mul i64 %1027, %4
  %1281 = getelementptr i64, ptr %2, i64 %1280
  %1282 = mul i64 %1027, %7
  %1283 = getelementptr i64, ptr %5, i64 %1282
  %1284 = mul i64 %1027, %10
  %1285 = getelementptr i64, ptr %8, i64 %1284
  %1286 = mul i64 %1027, %13
  %1287 = getelementptr i64, ptr %11, i64 %1286
  %1288 = mul i64 %1027, %20
  %1289 = getelementptr double, ptr %18, i64 %1288
  %1290 = mul i64 %1027, %23
  %1291 = getelementptr double, ptr %21, i64 %1290
  %1292 = mul i64 %134, %1027
  %1293 = getelementptr i64, ptr %14, i64 %1292
  %1294 = mul i64 %135, %1027
  %1295 = getelementptr double, ptr %24, i64 %1294
  %1296 = mul i64 %142, %1027
  %1297 = getelementptr i64, ptr %14, i64 %1296
  %1298 = mul i64 %144, %1027
  %1299 = getelementptr double, ptr %24, i64 %1298
  %1300 = mul i64 %1027, %10
  %1301 = getelementptr i64, ptr %8, i64 %1300
  %1302 = mul i64 %1027, %13
  %1303 = getelementptr i64, ptr %11, i64 %1302
  %1304 = mul i64 %1027, %10
  %1305 = getelementptr i64, ptr %8, i64 %1304
  %1306 = mul i64 %1027, %13
  %1307 = getelementptr i64, ptr %11, i64 %1306
  %1308 = mul i64 %1027, %4
  %1309 = getelementptr i64, ptr %2, i64 %1308
  %1310 = mul i64 %1027, %10
  %1311 = getelementptr i64, ptr %8, i64 %1310
  %1312 = mul i64 %1027, %7
  %1313 = getelementptr i64, ptr %5, i64 %1312
  %1314 = mul i64 %188, %1027
  %1315 = getelementptr double, ptr %24, i64 %1314
  %1316 = mul i64 %1027, %10
  %1317 = getelementptr i64, ptr %8, i64 %1316
  %1318 = mul i64 %1027, %4
  %1319 = getelementptr i64, ptr %2, i64 %1318
  %1320 = mul i64 %1027, %10
  %1321 = getelementptr i64, ptr %8, i64 %1320
  %1322 = mul i64 %1027, %10
  %1323 = getelementptr i64, ptr %8, i64 %1322
  %1324 = mul i64 %1027, %13
  %1325 = getelementptr i64, ptr %11, i64 %1324
  %1326 = mul i64 %1027, %4
  %1327 = getelementptr i64, ptr %2, i64 %1326
  %1328 = mul i64 %1027, %7
  %1329 = getelementptr i64, ptr %5, i64 %1328
  %1330 = mul i64 %1027, %10
  %1331 = getelementptr i64, ptr %8, i64 %1330
  %1332 = mul i64 %1027, %13
  %1333 = getelementptr i64, ptr %11, i64 %1332
  %1334 = mul i64 %1027, %20
  %1335 = getelementptr double, ptr %18, i64 %1334
  %1336 = mul i64 %1027, %23
  %1337 = getelementptr double, ptr %21, i64 %1336
  %1338 = mul i64 %222, %1027
  %1339 = getelementptr i64, ptr %14, i64 %1338
  %1340 = mul i64 %223, %1027
  %1341 = getelementptr double, ptr %24, i64 %1340
  %1342 = mul i64 %1027, %4
  %1343 = getelementptr i64, ptr %2, i64 %1342
  %1344 = mul i64 %1027, %7
  %1345 = getelementptr i64, ptr %5, i64 %1344
  %1346 = mul i64 %1027, %10
  %1347 = getelementptr i64, ptr %8, i64 %1346
  %1348 = mul i64 %1027, %13
  %1349 = getelementptr i64, ptr %11, i64 %1348
  %1350 = mul i64 %1027, %20
  %1351 = getelementptr double, ptr %18, i64 %1350
  %1352 = mul i64 %1027, %23
  %1353 = getelementptr double, ptr %21, i64 %1352
  %1354 = mul i64 %290, %1027
  %1355 = getelementptr i64, ptr %14, i64 %1354
  %1356 = mul i64 %291, %1027
  %1357 = getelementptr double, ptr %24, i64 %1356
  %1358 = mul i64 %1027, %4
  %1359 = getelementptr i64, ptr %2, i64 %1358
  %1360 = mul i64 %1027, %7
  %1361 = getelementptr i64, ptr %5, i64 %1360
  %1362 = mul i64 %1027, %10
  %1363 = getelementptr i64, ptr %8, i64 %1362
  %1364 = mul i64 %1027, %13
  %1365 = getelementptr i64, ptr %11, i64 %1364
  %1366 = mul i64 %1027, %20
  %1367 = getelementptr double, ptr %18, i64 %1366
  %1368 = mul i64 %1027, %23
  %1369 = getelementptr double, ptr %21, i64 %1368
  %1370 = mul i64 %294, %1027
  %1371 = getelementptr i64, ptr %14, i64 %1370
  %1372 = mul i64 %295, %1027
  %1373 = getelementptr double, ptr %24, i64 %1372
  %1374 = mul i64 %1027, %4
  %1375 = getelementptr i64, ptr %2, i64 %1374
  %1376 = mul i64 %1027, %7
  %1377 = getelementptr i64, ptr %5, i64 %1376
  %1378 = mul i64 %1027, %10
  %1379 = getelementptr i64, ptr %8, i64 %1378
  %1380 = mul i64 %1027, %13
  %1381 = getelementptr i64, ptr %11, i64 %1380
  %1382 = mul i64 %1027, %20
  %1383 = getelementptr double, ptr %18, i64 %1382
  %1384 = mul i64 %1027, %23
  %1385 = getelementptr double, ptr %21, i64 %1384
  %1386 = mul i64 %311, %1027
  %1387 = getelementptr i64, ptr %14, i64 %1386
  %1388 = mul i64 %313, %1027
  %1389 = getelementptr double, ptr %24, i64 %1388
  br label %1390
1390:
  %1391 = phi i64 [ %130, %1278 ], [ %1392, %1024 ]
  %1392 = add nsw i64 %1391, -1
  %1393 = load i64, ptr %1279, align 8, !noalias !57
  %1394 = add i64 %1393, -7046029254386353131
  store i64 %1394, ptr %1279, align 8, !noalias !57
  %1395 = lshr i64 %1394, 30
  %1396 = xor i64 %1395, %1394
  %1397 = mul i64 %1396, -4658895280553007687
  %1398 = lshr i64 %1397, 27
  %1399 = xor i64 %1398, %1397
  %1400 = mul i64 %1399, -7723592293110705685
  %1401 = lshr i64 %1400, 42
  %1402 = lshr i64 %1400, 11
  %1403 = xor i64 %1401, %1402
  %1404 = uitofp nneg i64 %1403 to double
  %1405 = fmul double %1404, 0x3CA0000000000000
  %1406 = fcmp olt double %1405, 8.000000e-01
  br i1 %1406, label %1407, label %2199
1407:
  call void @llvm.lifetime.start.p0(ptr nonnull %110), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %111), !noalias !62
  store i64 0, ptr %110, align 8, !noalias !63
  store double 0.000000e+00, ptr %111, align 8, !noalias !63
  %1408 = load i64, ptr %1032, align 8, !noalias !63
  %1409 = icmp eq i64 %1408, 0
  br i1 %1409, label %2194, label %1410
1410:
  store i64 0, ptr %110, align 8, !noalias !63
  call fastcc void @f3(ptr %110, ptr %74, i64 %75, i64 %1027, i64 %1408)
  %1411 = load i64, ptr %110, align 8, !noalias !63
  %1412 = icmp slt i64 %1411, 0
  %1413 = select i1 %1412, i64 %4, i64 0
  %1414 = getelementptr i64, ptr %1327, i64 %1411
  %1415 = getelementptr i64, ptr %1414, i64 %1413
  %1416 = load i64, ptr %1415, align 8, !noalias !66
  store i64 %1416, ptr %28, align 8, !noalias !66
  %1417 = select i1 %1412, i64 %7, i64 0
  %1418 = getelementptr i64, ptr %1329, i64 %1411
  %1419 = getelementptr i64, ptr %1418, i64 %1417
  %1420 = load i64, ptr %1419, align 8, !noalias !66
  store i64 %1420, ptr %29, align 8, !noalias !66
  %1421 = select i1 %1412, i64 %10, i64 0
  %1422 = getelementptr i64, ptr %1331, i64 %1411
  %1423 = getelementptr i64, ptr %1422, i64 %1421
  %1424 = load i64, ptr %1423, align 8, !noalias !66
  store i64 %1424, ptr %30, align 8, !noalias !66
  %1425 = select i1 %1412, i64 %13, i64 0
  %1426 = getelementptr i64, ptr %1333, i64 %1411
  %1427 = getelementptr i64, ptr %1426, i64 %1425
  %1428 = load i64, ptr %1427, align 8, !noalias !66
  store i64 %1428, ptr %31, align 8, !noalias !66
  %1429 = select i1 %1412, i64 %20, i64 0
  %1430 = getelementptr double, ptr %1335, i64 %1411
  %1431 = getelementptr double, ptr %1430, i64 %1429
  %1432 = load double, ptr %1431, align 8, !noalias !66
  store double %1432, ptr %34, align 8, !noalias !66
  %1433 = select i1 %1412, i64 %23, i64 0
  %1434 = getelementptr double, ptr %1337, i64 %1411
  %1435 = getelementptr double, ptr %1434, i64 %1433
  %1436 = load double, ptr %1435, align 8, !noalias !66
  store double %1436, ptr %35, align 8, !noalias !66
  %1437 = load i64, ptr %1427, align 8, !noalias !66
  %1438 = icmp slt i64 %1437, 1
  br i1 %1438, label %1458, label %1439
1439:
  %1440 = select i1 %1412, i64 %16, i64 0
  %1441 = add i64 %1440, %1411
  %1442 = mul i64 %1441, %17
  %1443 = getelementptr i64, ptr %1339, i64 %1442
  %1444 = select i1 %1412, i64 %26, i64 0
  %1445 = add i64 %1444, %1411
  %1446 = mul i64 %1445, %27
  %1447 = getelementptr double, ptr %1341, i64 %1446
  br label %1448
1448:
  %1449 = phi i64 [ 0, %1439 ], [ %1450, %1448 ]
  %1450 = add nuw nsw i64 %1449, 1
  %1451 = getelementptr i64, ptr %1443, i64 %1449
  %1452 = load i64, ptr %1451, align 8, !noalias !66
  %1453 = getelementptr i64, ptr %32, i64 %1449
  store i64 %1452, ptr %1453, align 8, !noalias !66
  %1454 = getelementptr double, ptr %1447, i64 %1449
  %1455 = load double, ptr %1454, align 8, !noalias !66
  %1456 = getelementptr double, ptr %36, i64 %1449
  store double %1455, ptr %1456, align 8, !noalias !66
  %1457 = icmp eq i64 %1450, %1437
  br i1 %1457, label %1458, label %1448
1458:
  %1459 = load i64, ptr %1279, align 8, !noalias !69
  %1460 = add i64 %1459, -7046029254386353131
  store i64 %1460, ptr %1279, align 8, !noalias !69
  %1461 = lshr i64 %1460, 30
  %1462 = xor i64 %1461, %1460
  %1463 = mul i64 %1462, -4658895280553007687
  %1464 = lshr i64 %1463, 27
  %1465 = xor i64 %1464, %1463
  %1466 = mul i64 %1465, -7723592293110705685
  %1467 = lshr i64 %1466, 42
  %1468 = lshr i64 %1466, 11
  %1469 = xor i64 %1467, %1468
  %1470 = uitofp nneg i64 %1469 to double
  %1471 = fmul double %1470, 0x3CA0000000000000
  %1472 = fcmp olt double %1471, 1.800000e-01
  br i1 %1472, label %1473, label %1477
1473:
  call void @llvm.lifetime.start.p0(ptr nonnull %109), !noalias !63
  store double 0.000000e+00, ptr %109, align 8, !noalias !72
  %1474 = load double, ptr %34, align 8, !noalias !72
  store double 0.000000e+00, ptr %109, align 8, !noalias !72
  call fastcc void @f6(ptr %109, ptr %74, i64 %75, i64 %1027, double 1.000000e+00, i64 7)
  %1475 = load double, ptr %109, align 8, !noalias !72
  %1476 = fadd double %1474, %1475
  store double %1476, ptr %34, align 8, !noalias !72
  call void @llvm.lifetime.end.p0(ptr nonnull %109), !noalias !63
  br label %2062
1477:
  %1478 = fcmp olt double %1471, 4.300000e-01
  br i1 %1478, label %1479, label %1523
1479:
  call void @llvm.lifetime.start.p0(ptr nonnull %107), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %108), !noalias !63
  store i64 0, ptr %107, align 8, !noalias !75
  store double 0.000000e+00, ptr %108, align 8, !noalias !75
  %1480 = load i64, ptr %31, align 8, !noalias !75
  store i64 0, ptr %107, align 8, !noalias !75
  call fastcc void @f3(ptr %107, ptr %74, i64 %75, i64 %1027, i64 %1480)
  %1481 = load i64, ptr %107, align 8, !noalias !75
  %1482 = icmp slt i64 %1481, 0
  %1483 = select i1 %1482, i64 %37, i64 0
  %1484 = getelementptr double, ptr %36, i64 %1481
  %1485 = getelementptr double, ptr %1484, i64 %1483
  %1486 = load double, ptr %1485, align 8, !noalias !75
  %1487 = fcmp oeq double %1486, 0.000000e+00
  br i1 %1487, label %1521, label %1488
1488:
  store double 0.000000e+00, ptr %108, align 8, !noalias !75
  call fastcc void @f6(ptr %108, ptr %74, i64 %75, i64 %1027, double %230, i64 6)
  %1489 = load double, ptr %108, align 8, !noalias !75
  %1490 = fadd double %1486, %1489
  %1491 = fcmp oeq double %1490, 0.000000e+00
  br i1 %1491, label %1521, label %1492
1492:
  call void @llvm.lifetime.start.p0(ptr nonnull %106), !noalias !75
  store i64 0, ptr %106, align 8, !noalias !78
  %1493 = select i1 %1482, i64 %33, i64 0
  %1494 = getelementptr i64, ptr %32, i64 %1481
  %1495 = getelementptr i64, ptr %1494, i64 %1493
  %1496 = load i64, ptr %1495, align 8, !noalias !78
  %1497 = load i64, ptr %29, align 8, !noalias !81
  %1498 = icmp eq i64 %1497, 4503599627370496
  %1499 = add nsw i64 %1497, -1
  %1500 = select i1 %1498, i64 %57, i64 %1499
  %1501 = add nsw i64 %1481, 1
  %1502 = load i64, ptr %31, align 8, !noalias !84
  %1503 = icmp slt i64 %1501, %1502
  br i1 %1503, label %1504, label %1510
1504:
  %1505 = icmp slt i64 %1481, -1
  %1506 = select i1 %1505, i64 %33, i64 0
  %1507 = getelementptr i64, ptr %32, i64 %1501
  %1508 = getelementptr i64, ptr %1507, i64 %1506
  %1509 = load i64, ptr %1508, align 8, !noalias !84
  br label %1510
1510:
  %1511 = phi i64 [ %1509, %1504 ], [ %1500, %1492 ]
  %1512 = sub i64 %1511, %1496
  %1513 = add i64 %1512, 1
  store i64 0, ptr %106, align 8, !noalias !78
  call fastcc void @f3(ptr %106, ptr %74, i64 %75, i64 %1027, i64 %1513)
  %1514 = load i64, ptr %106, align 8, !noalias !78
  %1515 = load double, ptr %34, align 8, !noalias !78
  %1516 = load double, ptr %1485, align 8, !noalias !78
  %1517 = fsub double %1490, %1516
  %1518 = sitofp i64 %1514 to double
  %1519 = fmul double %1517, %1518
  %1520 = fsub double %1515, %1519
  store double %1520, ptr %34, align 8, !noalias !78
  store double %1490, ptr %1485, align 8, !noalias !78
  call void @llvm.lifetime.end.p0(ptr nonnull %106), !noalias !75
  br label %1521
1521:
  %1522 = phi double [ 0.000000e+00, %1510 ], [ 0xFFF0000000000000, %1479 ], [ 0xFFF0000000000000, %1488 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %107), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %108), !noalias !63
  br label %2062
1523:
  %1524 = fcmp olt double %1471, 5.800000e-01
  br i1 %1524, label %1525, label %1630
1525:
  call void @llvm.lifetime.start.p0(ptr nonnull %104), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %105), !noalias !63
  store i64 0, ptr %104, align 8, !noalias !87
  store double 0.000000e+00, ptr %105, align 8, !noalias !87
  %1526 = load i64, ptr %31, align 8, !noalias !87
  store i64 0, ptr %104, align 8, !noalias !87
  call fastcc void @f3(ptr %104, ptr %74, i64 %75, i64 %1027, i64 %1526)
  %1527 = load i64, ptr %104, align 8, !noalias !87
  %1528 = icmp slt i64 %1527, 0
  %1529 = select i1 %1528, i64 %37, i64 0
  %1530 = getelementptr double, ptr %36, i64 %1527
  %1531 = getelementptr double, ptr %1530, i64 %1529
  %1532 = load double, ptr %1531, align 8, !noalias !87
  %1533 = fcmp une double %1532, 0.000000e+00
  br i1 %1533, label %1534, label %1580
1534:
  call void @llvm.lifetime.start.p0(ptr nonnull %103), !noalias !87
  store i64 0, ptr %103, align 8, !noalias !90
  %1535 = select i1 %1528, i64 %33, i64 0
  %1536 = getelementptr i64, ptr %32, i64 %1527
  %1537 = getelementptr i64, ptr %1536, i64 %1535
  %1538 = load i64, ptr %1537, align 8, !noalias !90
  %1539 = load i64, ptr %29, align 8, !noalias !93
  %1540 = icmp eq i64 %1539, 4503599627370496
  %1541 = add nsw i64 %1539, -1
  %1542 = select i1 %1540, i64 %57, i64 %1541
  %1543 = add nsw i64 %1527, 1
  %1544 = load i64, ptr %31, align 8, !noalias !96
  %1545 = icmp slt i64 %1543, %1544
  br i1 %1545, label %1546, label %1552
1546:
  %1547 = icmp slt i64 %1527, -1
  %1548 = select i1 %1547, i64 %33, i64 0
  %1549 = getelementptr i64, ptr %32, i64 %1543
  %1550 = getelementptr i64, ptr %1549, i64 %1548
  %1551 = load i64, ptr %1550, align 8, !noalias !96
  br label %1552
1552:
  %1553 = phi i64 [ %1551, %1546 ], [ %1542, %1534 ]
  %1554 = sub i64 %1553, %1538
  %1555 = add i64 %1554, 1
  store i64 0, ptr %103, align 8, !noalias !90
  call fastcc void @f3(ptr %103, ptr %74, i64 %75, i64 %1027, i64 %1555)
  %1556 = load i64, ptr %103, align 8, !noalias !90
  %1557 = load double, ptr %34, align 8, !noalias !90
  %1558 = load double, ptr %1531, align 8, !noalias !90
  %1559 = fsub double 0.000000e+00, %1558
  %1560 = sitofp i64 %1556 to double
  %1561 = fmul double %1559, %1560
  %1562 = fsub double %1557, %1561
  store double %1562, ptr %34, align 8, !noalias !90
  store double 0.000000e+00, ptr %1531, align 8, !noalias !90
  call void @llvm.lifetime.end.p0(ptr nonnull %103), !noalias !87
  %1563 = tail call double @llvm.fabs.f64(double %1532)
  br label %1564
1564:
  %1565 = phi double [ %49, %1552 ], [ %1574, %1564 ]
  %1566 = phi double [ 0.000000e+00, %1552 ], [ %1573, %1564 ]
  %1567 = phi i64 [ 3, %1552 ], [ %1568, %1564 ]
  %1568 = add nsw i64 %1567, -1
  %1569 = fcmp ugt double %1563, %1565
  %1570 = fmul double %1565, 6.000000e+00
  %1571 = fdiv double 1.000000e+00, %1570
  %1572 = fadd double %1566, %1571
  %1573 = select i1 %1569, double %1566, double %1572
  %1574 = fmul double %1565, 2.500000e-01
  %1575 = icmp samesign ugt i64 %1567, 1
  br i1 %1575, label %1564, label %1576
1576:
  %1577 = fcmp ogt double %1573, 0.000000e+00
  %1578 = tail call double @llvm.log.f64(double %1573)
  %1579 = select i1 %1577, double %1578, double 0xFFF0000000000000
  br label %1628
1580:
  store double 0.000000e+00, ptr %105, align 8, !noalias !87
  call fastcc void @f5(ptr %105, double %49, ptr %74, i64 %75, i64 %1027)
  %1581 = load double, ptr %105, align 8, !noalias !87
  call void @llvm.lifetime.start.p0(ptr nonnull %102), !noalias !87
  store i64 0, ptr %102, align 8, !noalias !99
  %1582 = select i1 %1528, i64 %33, i64 0
  %1583 = getelementptr i64, ptr %32, i64 %1527
  %1584 = getelementptr i64, ptr %1583, i64 %1582
  %1585 = load i64, ptr %1584, align 8, !noalias !99
  %1586 = load i64, ptr %29, align 8, !noalias !102
  %1587 = icmp eq i64 %1586, 4503599627370496
  %1588 = add nsw i64 %1586, -1
  %1589 = select i1 %1587, i64 %57, i64 %1588
  %1590 = add nsw i64 %1527, 1
  %1591 = load i64, ptr %31, align 8, !noalias !105
  %1592 = icmp slt i64 %1590, %1591
  br i1 %1592, label %1593, label %1599
1593:
  %1594 = icmp slt i64 %1527, -1
  %1595 = select i1 %1594, i64 %33, i64 0
  %1596 = getelementptr i64, ptr %32, i64 %1590
  %1597 = getelementptr i64, ptr %1596, i64 %1595
  %1598 = load i64, ptr %1597, align 8, !noalias !105
  br label %1599
1599:
  %1600 = phi i64 [ %1598, %1593 ], [ %1589, %1580 ]
  %1601 = sub i64 %1600, %1585
  %1602 = add i64 %1601, 1
  store i64 0, ptr %102, align 8, !noalias !99
  call fastcc void @f3(ptr %102, ptr %74, i64 %75, i64 %1027, i64 %1602)
  %1603 = load i64, ptr %102, align 8, !noalias !99
  %1604 = load double, ptr %34, align 8, !noalias !99
  %1605 = load double, ptr %1531, align 8, !noalias !99
  %1606 = fsub double %1581, %1605
  %1607 = sitofp i64 %1603 to double
  %1608 = fmul double %1606, %1607
  %1609 = fsub double %1604, %1608
  store double %1609, ptr %34, align 8, !noalias !99
  store double %1581, ptr %1531, align 8, !noalias !99
  call void @llvm.lifetime.end.p0(ptr nonnull %102), !noalias !87
  %1610 = tail call double @llvm.fabs.f64(double %1581)
  br label %1611
1611:
  %1612 = phi double [ %49, %1599 ], [ %1621, %1611 ]
  %1613 = phi double [ 0.000000e+00, %1599 ], [ %1620, %1611 ]
  %1614 = phi i64 [ 3, %1599 ], [ %1615, %1611 ]
  %1615 = add nsw i64 %1614, -1
  %1616 = fcmp ugt double %1610, %1612
  %1617 = fmul double %1612, 6.000000e+00
  %1618 = fdiv double 1.000000e+00, %1617
  %1619 = fadd double %1613, %1618
  %1620 = select i1 %1616, double %1613, double %1619
  %1621 = fmul double %1612, 2.500000e-01
  %1622 = icmp samesign ugt i64 %1614, 1
  br i1 %1622, label %1611, label %1623
1623:
  %1624 = fcmp ogt double %1620, 0.000000e+00
  %1625 = tail call double @llvm.log.f64(double %1620)
  %1626 = fneg double %1625
  %1627 = select i1 %1624, double %1626, double 0x7FF0000000000000
  br label %1628
1628:
  %1629 = phi double [ %1627, %1623 ], [ %1579, %1576 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %104), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %105), !noalias !63
  br label %2062
1630:
  %1631 = fcmp olt double %1471, 6.550000e-01
  br i1 %1631, label %1632, label %1773
1632:
  call void @llvm.lifetime.start.p0(ptr nonnull %100), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %101), !noalias !63
  store i64 0, ptr %100, align 8, !noalias !108
  store double 0.000000e+00, ptr %101, align 8, !noalias !108
  %1633 = load i64, ptr %28, align 8, !noalias !108
  %1634 = load i64, ptr %29, align 8, !noalias !111
  %1635 = icmp eq i64 %1634, 4503599627370496
  %1636 = add nsw i64 %1634, -1
  %1637 = select i1 %1635, i64 %57, i64 %1636
  %1638 = sub nsw i64 %1637, %1633
  %1639 = load i64, ptr %31, align 8, !noalias !108
  %1640 = icmp sgt i64 %1639, 7
  %1641 = icmp slt i64 %1638, 1
  %1642 = select i1 %1640, i1 true, i1 %1641
  br i1 %1642, label %1771, label %1643
1643:
  store i64 0, ptr %100, align 8, !noalias !108
  call fastcc void @f3(ptr %100, ptr %74, i64 %75, i64 %1027, i64 %1638)
  %1644 = load i64, ptr %100, align 8, !noalias !108
  %1645 = add nsw i64 %1633, 1
  %1646 = add nsw i64 %1645, %1644
  %1647 = icmp slt i64 %1639, 1
  br i1 %1647, label %1653, label %1743
1648:
  %1649 = add nuw nsw i64 %1745, 1
  %1650 = icmp slt i64 %1747, %1646
  %1651 = select i1 %1650, i64 %1745, i64 %1744
  %1652 = icmp eq i64 %1639, %1649
  br i1 %1652, label %1653, label %1743
1653:
  %1654 = phi i64 [ 0, %1643 ], [ %1651, %1648 ]
  %1655 = load i64, ptr %1279, align 8, !noalias !114
  %1656 = add i64 %1655, -7046029254386353131
  store i64 %1656, ptr %1279, align 8, !noalias !114
  %1657 = lshr i64 %1656, 30
  %1658 = xor i64 %1657, %1656
  %1659 = mul i64 %1658, -4658895280553007687
  %1660 = lshr i64 %1659, 27
  %1661 = xor i64 %1660, %1659
  %1662 = mul i64 %1661, -7723592293110705685
  %1663 = lshr i64 %1662, 42
  %1664 = lshr i64 %1662, 11
  %1665 = xor i64 %1663, %1664
  %1666 = uitofp nneg i64 %1665 to double
  %1667 = fmul double %1666, 0x3CA0000000000000
  %1668 = fcmp olt double %1667, 5.000000e-01
  br i1 %1668, label %1669, label %1671
1669:
  store double 0.000000e+00, ptr %101, align 8, !noalias !108
  call fastcc void @f5(ptr %101, double %49, ptr %74, i64 %75, i64 %1027)
  %1670 = load double, ptr %101, align 8, !noalias !108
  br label %1671
1671:
  %1672 = phi double [ %1670, %1669 ], [ 0.000000e+00, %1653 ]
  %1673 = add nsw i64 %1654, 1
  %1674 = sub i64 %1673, %1639
  %1675 = icmp sgt i64 %1674, 0
  %1676 = sub nsw i64 0, %1674
  %1677 = select i1 %1675, i64 0, i64 %1676
  %1678 = icmp sgt i64 %1677, 0
  br i1 %1678, label %1749, label %1679
1679:
  %1680 = add nsw i64 %1639, 1
  store i64 %1680, ptr %31, align 8, !noalias !108
  %1681 = icmp slt i64 %1654, -1
  %1682 = select i1 %1681, i64 %33, i64 0
  %1683 = getelementptr i64, ptr %32, i64 %1673
  %1684 = getelementptr i64, ptr %1683, i64 %1682
  store i64 %1646, ptr %1684, align 8, !noalias !108
  %1685 = getelementptr double, ptr %36, i64 %1654
  %1686 = load double, ptr %1685, align 8, !noalias !108
  %1687 = load i64, ptr %1279, align 8, !noalias !117
  %1688 = add i64 %1687, -7046029254386353131
  store i64 %1688, ptr %1279, align 8, !noalias !117
  %1689 = lshr i64 %1688, 30
  %1690 = xor i64 %1689, %1688
  %1691 = mul i64 %1690, -4658895280553007687
  %1692 = lshr i64 %1691, 27
  %1693 = xor i64 %1692, %1691
  %1694 = mul i64 %1693, -7723592293110705685
  %1695 = lshr i64 %1694, 42
  %1696 = lshr i64 %1694, 11
  %1697 = xor i64 %1695, %1696
  %1698 = uitofp nneg i64 %1697 to double
  %1699 = fmul double %1698, 0x3CA0000000000000
  %1700 = fcmp olt double %1699, 5.000000e-01
  %1701 = select i1 %1681, i64 %37, i64 0
  %1702 = getelementptr double, ptr %36, i64 %1673
  %1703 = getelementptr double, ptr %1702, i64 %1701
  br i1 %1700, label %1704, label %1705
1704:
  store double %1672, ptr %1703, align 8, !noalias !108
  br label %1714
1705:
  store double %1686, ptr %1703, align 8, !noalias !108
  store double %1672, ptr %1685, align 8, !noalias !108
  %1706 = load double, ptr %34, align 8, !noalias !108
  %1707 = fsub double %1686, %1672
  %1708 = getelementptr i64, ptr %32, i64 %1654
  %1709 = load i64, ptr %1708, align 8, !noalias !108
  %1710 = sub nsw i64 %1646, %1709
  %1711 = sitofp i64 %1710 to double
  %1712 = fmul double %1707, %1711
  %1713 = fadd double %1706, %1712
  store double %1713, ptr %34, align 8, !noalias !108
  br label %1714
1714:
  %1715 = fcmp oeq double %1672, 0.000000e+00
  br i1 %1715, label %1735, label %1716
1716:
  %1717 = tail call double @llvm.fabs.f64(double %1672)
  br label %1718
1718:
  %1719 = phi double [ %49, %1716 ], [ %1728, %1718 ]
  %1720 = phi double [ 0.000000e+00, %1716 ], [ %1727, %1718 ]
  %1721 = phi i64 [ 3, %1716 ], [ %1722, %1718 ]
  %1722 = add nsw i64 %1721, -1
  %1723 = fcmp ugt double %1717, %1719
  %1724 = fmul double %1719, 6.000000e+00
  %1725 = fdiv double 1.000000e+00, %1724
  %1726 = fadd double %1720, %1725
  %1727 = select i1 %1723, double %1720, double %1726
  %1728 = fmul double %1719, 2.500000e-01
  %1729 = icmp samesign ugt i64 %1721, 1
  br i1 %1729, label %1718, label %1730
1730:
  %1731 = fcmp ogt double %1727, 0.000000e+00
  %1732 = tail call double @llvm.log.f64(double %1727)
  %1733 = fadd double %1732, 0xBFE62E42FEFA39EF
  %1734 = select i1 %1731, double %1733, double 0xFFF0000000000000
  br label %1735
1735:
  %1736 = phi double [ %1734, %1730 ], [ 0xBFE62E42FEFA39EF, %1714 ]
  %1737 = uitofp nneg i64 %1638 to double
  %1738 = tail call double @llvm.log.f64(double %1737)
  %1739 = sitofp i64 %1639 to double
  %1740 = tail call double @llvm.log.f64(double %1739)
  %1741 = fsub double %1738, %1740
  %1742 = fsub double %1741, %1736
  br label %1771
1743:
  %1744 = phi i64 [ %1651, %1648 ], [ 0, %1643 ]
  %1745 = phi i64 [ %1649, %1648 ], [ 0, %1643 ]
  %1746 = getelementptr i64, ptr %32, i64 %1745
  %1747 = load i64, ptr %1746, align 8, !noalias !108
  %1748 = icmp eq i64 %1747, %1646
  br i1 %1748, label %1771, label %1648
1749:
  %1750 = phi i64 [ %1752, %1749 ], [ %1677, %1671 ]
  %1751 = phi i64 [ %1753, %1749 ], [ %1639, %1671 ]
  %1752 = add nsw i64 %1750, -1
  %1753 = add i64 %1751, -1
  %1754 = icmp slt i64 %1751, 1
  %1755 = select i1 %1754, i64 %33, i64 0
  %1756 = getelementptr i64, ptr %32, i64 %1753
  %1757 = getelementptr i64, ptr %1756, i64 %1755
  %1758 = load i64, ptr %1757, align 8, !noalias !108
  %1759 = icmp slt i64 %1751, 0
  %1760 = select i1 %1759, i64 %33, i64 0
  %1761 = getelementptr i64, ptr %32, i64 %1751
  %1762 = getelementptr i64, ptr %1761, i64 %1760
  store i64 %1758, ptr %1762, align 8, !noalias !108
  %1763 = select i1 %1754, i64 %37, i64 0
  %1764 = getelementptr double, ptr %36, i64 %1753
  %1765 = getelementptr double, ptr %1764, i64 %1763
  %1766 = load double, ptr %1765, align 8, !noalias !108
  %1767 = select i1 %1759, i64 %37, i64 0
  %1768 = getelementptr double, ptr %36, i64 %1751
  %1769 = getelementptr double, ptr %1768, i64 %1767
  store double %1766, ptr %1769, align 8, !noalias !108
  %1770 = icmp sgt i64 %1750, 1
  br i1 %1770, label %1749, label %1679
1771:
  %1772 = phi double [ 0xFFF0000000000000, %1632 ], [ %1742, %1735 ], [ 0xFFF0000000000000, %1743 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %100), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %101), !noalias !63
  br label %2062
1773:
  %1774 = fcmp olt double %1471, 7.300000e-01
  br i1 %1774, label %1775, label %1885
1775:
  call void @llvm.lifetime.start.p0(ptr nonnull %99), !noalias !63
  store i64 0, ptr %99, align 8, !noalias !120
  %1776 = load i64, ptr %31, align 8, !noalias !120
  %1777 = load i64, ptr %29, align 8, !noalias !123
  %1778 = icmp eq i64 %1777, 4503599627370496
  %1779 = add nsw i64 %1777, -1
  %1780 = select i1 %1778, i64 %57, i64 %1779
  %1781 = load i64, ptr %28, align 8, !noalias !120
  %1782 = sub nsw i64 %1780, %1781
  %1783 = icmp slt i64 %1776, 2
  br i1 %1783, label %1883, label %1784
1784:
  %1785 = add nsw i64 %1776, -1
  store i64 0, ptr %99, align 8, !noalias !120
  call fastcc void @f3(ptr %99, ptr %74, i64 %75, i64 %1027, i64 %1785)
  %1786 = load i64, ptr %99, align 8, !noalias !120
  %1787 = add nsw i64 %1786, 1
  %1788 = icmp slt i64 %1786, -1
  %1789 = select i1 %1788, i64 %37, i64 0
  %1790 = getelementptr double, ptr %36, i64 %1787
  %1791 = getelementptr double, ptr %1790, i64 %1789
  %1792 = load double, ptr %1791, align 8, !noalias !120
  %1793 = icmp slt i64 %1786, 0
  %1794 = select i1 %1793, i64 %37, i64 0
  %1795 = getelementptr double, ptr %36, i64 %1786
  %1796 = getelementptr double, ptr %1795, i64 %1794
  %1797 = load double, ptr %1796, align 8, !noalias !120
  %1798 = load i64, ptr %1279, align 8, !noalias !126
  %1799 = add i64 %1798, -7046029254386353131
  store i64 %1799, ptr %1279, align 8, !noalias !126
  %1800 = lshr i64 %1799, 30
  %1801 = xor i64 %1800, %1799
  %1802 = mul i64 %1801, -4658895280553007687
  %1803 = lshr i64 %1802, 27
  %1804 = xor i64 %1803, %1802
  %1805 = mul i64 %1804, -7723592293110705685
  %1806 = lshr i64 %1805, 42
  %1807 = lshr i64 %1805, 11
  %1808 = xor i64 %1806, %1807
  %1809 = uitofp nneg i64 %1808 to double
  %1810 = fmul double %1809, 0x3CA0000000000000
  %1811 = fcmp olt double %1810, 5.000000e-01
  br i1 %1811, label %1812, label %1827
1812:
  %1813 = select i1 %1788, i64 %33, i64 0
  %1814 = getelementptr i64, ptr %32, i64 %1787
  %1815 = getelementptr i64, ptr %1814, i64 %1813
  %1816 = load i64, ptr %1815, align 8, !noalias !120
  %1817 = select i1 %1793, i64 %33, i64 0
  %1818 = getelementptr i64, ptr %32, i64 %1786
  %1819 = getelementptr i64, ptr %1818, i64 %1817
  %1820 = load i64, ptr %1819, align 8, !noalias !120
  %1821 = sub nsw i64 %1816, %1820
  %1822 = load double, ptr %34, align 8, !noalias !120
  %1823 = fsub double %1797, %1792
  %1824 = sitofp i64 %1821 to double
  %1825 = fmul double %1823, %1824
  %1826 = fadd double %1822, %1825
  store double %1826, ptr %34, align 8, !noalias !120
  br label %1827
1827:
  %1828 = phi double [ %1792, %1812 ], [ %1797, %1784 ]
  %1829 = phi double [ %1797, %1812 ], [ %1792, %1784 ]
  store double %1828, ptr %1796, align 8, !noalias !120
  %1830 = sub i64 %1785, %1787
  %1831 = icmp slt i64 %1830, 1
  br i1 %1831, label %1832, label %1861
1832:
  store i64 %1785, ptr %31, align 8, !noalias !120
  %1833 = fcmp oeq double %1829, 0.000000e+00
  br i1 %1833, label %1853, label %1834
1834:
  %1835 = tail call double @llvm.fabs.f64(double %1829)
  br label %1836
1836:
  %1837 = phi double [ %49, %1834 ], [ %1846, %1836 ]
  %1838 = phi double [ 0.000000e+00, %1834 ], [ %1845, %1836 ]
  %1839 = phi i64 [ 3, %1834 ], [ %1840, %1836 ]
  %1840 = add nsw i64 %1839, -1
  %1841 = fcmp ugt double %1835, %1837
  %1842 = fmul double %1837, 6.000000e+00
  %1843 = fdiv double 1.000000e+00, %1842
  %1844 = fadd double %1838, %1843
  %1845 = select i1 %1841, double %1838, double %1844
  %1846 = fmul double %1837, 2.500000e-01
  %1847 = icmp samesign ugt i64 %1839, 1
  br i1 %1847, label %1836, label %1848
1848:
  %1849 = fcmp ogt double %1845, 0.000000e+00
  %1850 = tail call double @llvm.log.f64(double %1845)
  %1851 = fadd double %1850, 0xBFE62E42FEFA39EF
  %1852 = select i1 %1849, double %1851, double 0xFFF0000000000000
  br label %1853
1853:
  %1854 = phi double [ %1852, %1848 ], [ 0xBFE62E42FEFA39EF, %1832 ]
  %1855 = uitofp nneg i64 %1785 to double
  %1856 = tail call double @llvm.log.f64(double %1855)
  %1857 = sitofp i64 %1782 to double
  %1858 = tail call double @llvm.log.f64(double %1857)
  %1859 = fsub double %1856, %1858
  %1860 = fadd double %1859, %1854
  br label %1883
1861:
  %1862 = phi i64 [ %1864, %1861 ], [ %1830, %1827 ]
  %1863 = phi i64 [ %1865, %1861 ], [ %1787, %1827 ]
  %1864 = add nsw i64 %1862, -1
  %1865 = add i64 %1863, 1
  %1866 = icmp slt i64 %1863, -1
  %1867 = select i1 %1866, i64 %33, i64 0
  %1868 = getelementptr i64, ptr %32, i64 %1865
  %1869 = getelementptr i64, ptr %1868, i64 %1867
  %1870 = load i64, ptr %1869, align 8, !noalias !120
  %1871 = icmp slt i64 %1863, 0
  %1872 = select i1 %1871, i64 %33, i64 0
  %1873 = getelementptr i64, ptr %32, i64 %1863
  %1874 = getelementptr i64, ptr %1873, i64 %1872
  store i64 %1870, ptr %1874, align 8, !noalias !120
  %1875 = select i1 %1866, i64 %37, i64 0
  %1876 = getelementptr double, ptr %36, i64 %1865
  %1877 = getelementptr double, ptr %1876, i64 %1875
  %1878 = load double, ptr %1877, align 8, !noalias !120
  %1879 = select i1 %1871, i64 %37, i64 0
  %1880 = getelementptr double, ptr %36, i64 %1863
  %1881 = getelementptr double, ptr %1880, i64 %1879
  store double %1878, ptr %1881, align 8, !noalias !120
  %1882 = icmp sgt i64 %1862, 1
  br i1 %1882, label %1861, label %1832
1883:
  %1884 = phi double [ %1860, %1853 ], [ 0xFFF0000000000000, %1775 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %99), !noalias !63
  br label %2062
1885:
  %1886 = fcmp olt double %1471, 8.000000e-01
  br i1 %1886, label %1887, label %1953
1887:
  call void @llvm.lifetime.start.p0(ptr nonnull %97), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %98), !noalias !63
  store i64 0, ptr %97, align 8, !noalias !129
  store i64 0, ptr %98, align 8, !noalias !129
  %1888 = load i64, ptr %31, align 8, !noalias !129
  %1889 = icmp slt i64 %1888, 2
  br i1 %1889, label %1951, label %1890
1890:
  %1891 = add nsw i64 %1888, -1
  store i64 0, ptr %97, align 8, !noalias !129
  call fastcc void @f3(ptr %97, ptr %74, i64 %75, i64 %1027, i64 %1891)
  %1892 = load i64, ptr %97, align 8, !noalias !129
  %1893 = add nsw i64 %1892, 1
  store i64 0, ptr %98, align 8, !noalias !129
  call fastcc void @f7(ptr %98, ptr %74, i64 %75, i64 %1027)
  %1894 = load i64, ptr %98, align 8, !noalias !129
  %1895 = icmp slt i64 %1892, -1
  %1896 = select i1 %1895, i64 %33, i64 0
  %1897 = getelementptr i64, ptr %32, i64 %1893
  %1898 = getelementptr i64, ptr %1897, i64 %1896
  %1899 = load i64, ptr %1898, align 8, !noalias !129
  %1900 = add nsw i64 %1899, %1894
  %1901 = load i64, ptr %29, align 8, !noalias !132
  %1902 = icmp eq i64 %1901, 4503599627370496
  %1903 = select i1 %1902, i64 %229, i64 %1901
  %1904 = add nsw i64 %1892, 2
  %1905 = icmp slt i64 %1904, %1888
  br i1 %1905, label %1906, label %1912
1906:
  %1907 = icmp slt i64 %1892, -2
  %1908 = select i1 %1907, i64 %33, i64 0
  %1909 = getelementptr i64, ptr %32, i64 %1904
  %1910 = getelementptr i64, ptr %1909, i64 %1908
  %1911 = load i64, ptr %1910, align 8, !noalias !129
  br label %1912
1912:
  %1913 = phi i64 [ %1911, %1906 ], [ %1903, %1890 ]
  %1914 = icmp slt i64 %1892, 0
  %1915 = select i1 %1914, i64 %33, i64 0
  %1916 = getelementptr i64, ptr %32, i64 %1892
  %1917 = getelementptr i64, ptr %1916, i64 %1915
  %1918 = load i64, ptr %1917, align 8, !noalias !129
  %1919 = icmp slt i64 %1918, %1900
  %1920 = icmp slt i64 %1900, %1913
  %1921 = select i1 %1919, i1 %1920, i1 false
  br i1 %1921, label %1922, label %1951
1922:
  store i64 %1900, ptr %1898, align 8, !noalias !129
  %1923 = load i64, ptr %1279, align 8, !noalias !135
  %1924 = add i64 %1923, -7046029254386353131
  store i64 %1924, ptr %1279, align 8, !noalias !135
  %1925 = lshr i64 %1924, 30
  %1926 = xor i64 %1925, %1924
  %1927 = mul i64 %1926, -4658895280553007687
  %1928 = lshr i64 %1927, 27
  %1929 = xor i64 %1928, %1927
  %1930 = mul i64 %1929, -7723592293110705685
  %1931 = lshr i64 %1930, 42
  %1932 = lshr i64 %1930, 11
  %1933 = xor i64 %1931, %1932
  %1934 = uitofp nneg i64 %1933 to double
  %1935 = fmul double %1934, 0x3CA0000000000000
  %1936 = fcmp olt double %1935, 5.000000e-01
  br i1 %1936, label %1937, label %1951
1937:
  %1938 = load double, ptr %34, align 8, !noalias !129
  %1939 = select i1 %1914, i64 %37, i64 0
  %1940 = getelementptr double, ptr %36, i64 %1892
  %1941 = getelementptr double, ptr %1940, i64 %1939
  %1942 = load double, ptr %1941, align 8, !noalias !129
  %1943 = select i1 %1895, i64 %37, i64 0
  %1944 = getelementptr double, ptr %36, i64 %1893
  %1945 = getelementptr double, ptr %1944, i64 %1943
  %1946 = load double, ptr %1945, align 8, !noalias !129
  %1947 = fsub double %1942, %1946
  %1948 = sitofp i64 %1894 to double
  %1949 = fmul double %1947, %1948
  %1950 = fsub double %1938, %1949
  store double %1950, ptr %34, align 8, !noalias !129
  br label %1951
1951:
  %1952 = phi double [ 0xFFF0000000000000, %1887 ], [ 0xFFF0000000000000, %1912 ], [ 0.000000e+00, %1937 ], [ 0.000000e+00, %1922 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %97), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %98), !noalias !63
  br label %2062
1953:
  %1954 = fcmp olt double %1471, 8.700000e-01
  br i1 %1954, label %1955, label %2006
1955:
  call void @llvm.lifetime.start.p0(ptr nonnull %95), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %96), !noalias !63
  store i64 0, ptr %95, align 8, !noalias !138
  store i64 0, ptr %96, align 8, !noalias !138
  %1956 = load i64, ptr %30, align 8, !noalias !138
  %1957 = icmp eq i64 %1956, 1
  br i1 %1957, label %2004, label %1958
1958:
  %1959 = load i64, ptr %29, align 8, !noalias !141
  %1960 = icmp eq i64 %1959, 4503599627370496
  %1961 = select i1 %1960, i64 %227, i64 %1959
  %1962 = load i64, ptr %31, align 8, !noalias !138
  %1963 = icmp sgt i64 %1962, 1
  br i1 %1963, label %1964, label %1966
1964:
  %1965 = load i64, ptr %228, align 8, !noalias !138
  br label %1966
1966:
  %1967 = phi i64 [ %1965, %1964 ], [ %1961, %1958 ]
  %1968 = load i64, ptr %28, align 8, !noalias !138
  store i64 0, ptr %95, align 8, !noalias !138
  call fastcc void @f7(ptr %95, ptr %74, i64 %75, i64 %1027)
  %1969 = load i64, ptr %95, align 8, !noalias !138
  %1970 = load i64, ptr %1279, align 8, !noalias !144
  %1971 = add i64 %1970, -7046029254386353131
  store i64 %1971, ptr %1279, align 8, !noalias !144
  %1972 = lshr i64 %1971, 30
  %1973 = xor i64 %1972, %1971
  %1974 = mul i64 %1973, -4658895280553007687
  %1975 = lshr i64 %1974, 27
  %1976 = xor i64 %1975, %1974
  %1977 = mul i64 %1976, -7723592293110705685
  %1978 = lshr i64 %1977, 42
  %1979 = lshr i64 %1977, 11
  %1980 = xor i64 %1978, %1979
  %1981 = uitofp nneg i64 %1980 to double
  %1982 = fmul double %1981, 0x3CA0000000000000
  %1983 = add nsw i64 %1969, %1968
  %1984 = fcmp olt double %1982, 4.000000e-01
  br i1 %1984, label %1985, label %1989
1985:
  %1986 = sub nsw i64 %1967, %56
  store i64 0, ptr %96, align 8, !noalias !138
  call fastcc void @f3(ptr %96, ptr %74, i64 %75, i64 %1027, i64 %1986)
  %1987 = load i64, ptr %96, align 8, !noalias !138
  %1988 = add nsw i64 %1987, %56
  br label %1989
1989:
  %1990 = phi i64 [ %1988, %1985 ], [ %1983, %1966 ]
  %1991 = icmp sge i64 %1990, %56
  %1992 = icmp slt i64 %1990, %1967
  %1993 = select i1 %1991, i1 %1992, i1 false
  br i1 %1993, label %1994, label %2004
1994:
  %1995 = load i64, ptr %28, align 8, !noalias !138
  %1996 = icmp eq i64 %1990, %1995
  br i1 %1996, label %2004, label %1997
1997:
  %1998 = load double, ptr %34, align 8, !noalias !138
  %1999 = load double, ptr %36, align 8, !noalias !138
  %2000 = sub nsw i64 %1990, %1995
  %2001 = sitofp i64 %2000 to double
  %2002 = fmul double %1999, %2001
  %2003 = fadd double %1998, %2002
  store double %2003, ptr %34, align 8, !noalias !138
  store i64 %1990, ptr %28, align 8, !noalias !138
  store i64 %1990, ptr %32, align 8, !noalias !138
  br label %2004
2004:
  %2005 = phi double [ 0.000000e+00, %1997 ], [ 0xFFF0000000000000, %1955 ], [ 0xFFF0000000000000, %1994 ], [ 0xFFF0000000000000, %1989 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %95), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %96), !noalias !63
  br label %2062
2006:
  %2007 = fcmp olt double %1471, 0x3FEE147AE147AE14
  br i1 %2007, label %2008, label %2053
2008:
  call void @llvm.lifetime.start.p0(ptr nonnull %93), !noalias !63
  call void @llvm.lifetime.start.p0(ptr nonnull %94), !noalias !63
  store i64 0, ptr %93, align 8, !noalias !147
  store i64 0, ptr %94, align 8, !noalias !147
  %2009 = load i64, ptr %31, align 8, !noalias !147
  %2010 = icmp sgt i64 %2009, 0
  %2011 = select i1 %2010, i64 0, i64 %33
  %2012 = getelementptr i64, ptr %32, i64 %2009
  %2013 = getelementptr i8, ptr %2012, i64 -8
  %2014 = getelementptr i64, ptr %2013, i64 %2011
  %2015 = load i64, ptr %2014, align 8, !noalias !147
  %2016 = tail call i64 @llvm.smax.i64(i64 %56, i64 %2015)
  %2017 = load i64, ptr %29, align 8, !noalias !147
  %2018 = icmp eq i64 %2017, 4503599627370496
  %2019 = select i1 %2018, i64 %226, i64 %2017
  store i64 0, ptr %93, align 8, !noalias !147
  call fastcc void @f7(ptr %93, ptr %74, i64 %75, i64 %1027)
  %2020 = load i64, ptr %93, align 8, !noalias !147
  %2021 = load i64, ptr %1279, align 8, !noalias !150
  %2022 = add i64 %2021, -7046029254386353131
  store i64 %2022, ptr %1279, align 8, !noalias !150
  %2023 = lshr i64 %2022, 30
  %2024 = xor i64 %2023, %2022
  %2025 = mul i64 %2024, -4658895280553007687
  %2026 = lshr i64 %2025, 27
  %2027 = xor i64 %2026, %2025
  %2028 = mul i64 %2027, -7723592293110705685
  %2029 = lshr i64 %2028, 42
  %2030 = lshr i64 %2028, 11
  %2031 = xor i64 %2029, %2030
  %2032 = uitofp nneg i64 %2031 to double
  %2033 = fmul double %2032, 0x3CA0000000000000
  %2034 = add nsw i64 %2020, %2019
  %2035 = fcmp olt double %2033, 4.000000e-01
  br i1 %2035, label %2036, label %2041
2036:
  %2037 = sub i64 %226, %2016
  store i64 0, ptr %94, align 8, !noalias !147
  call fastcc void @f3(ptr %94, ptr %74, i64 %75, i64 %1027, i64 %2037)
  %2038 = load i64, ptr %94, align 8, !noalias !147
  %2039 = add nsw i64 %2016, 1
  %2040 = add nsw i64 %2039, %2038
  br label %2041
2041:
  %2042 = phi i64 [ %2040, %2036 ], [ %2034, %2008 ]
  %2043 = icmp sgt i64 %2042, %2016
  br i1 %2043, label %2044, label %2051
2044:
  %2045 = icmp sgt i64 %2042, %226
  %2046 = icmp eq i64 %2042, %2019
  %2047 = select i1 %2045, i1 true, i1 %2046
  br i1 %2047, label %2051, label %2048
2048:
  %2049 = icmp eq i64 %2042, %226
  %2050 = select i1 %2049, i64 4503599627370496, i64 %2042
  store i64 %2050, ptr %29, align 8, !noalias !147
  br label %2051
2051:
  %2052 = phi double [ 0.000000e+00, %2048 ], [ 0xFFF0000000000000, %2044 ], [ 0xFFF0000000000000, %2041 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %93), !noalias !63
  call void @llvm.lifetime.end.p0(ptr nonnull %94), !noalias !63
  br label %2062
2053:
  br i1 %224, label %2054, label %2058
2054:
  call void @llvm.lifetime.start.p0(ptr nonnull %92), !noalias !63
  store double 0.000000e+00, ptr %92, align 8, !noalias !153
  %2055 = load double, ptr %35, align 8, !noalias !153
  store double 0.000000e+00, ptr %92, align 8, !noalias !153
  call fastcc void @f6(ptr %92, ptr %74, i64 %75, i64 %1027, double %225, i64 5)
  %2056 = load double, ptr %92, align 8, !noalias !153
  %2057 = fadd double %2055, %2056
  store double %2057, ptr %35, align 8, !noalias !153
  call void @llvm.lifetime.end.p0(ptr nonnull %92), !noalias !63
  br label %2062
2058:
  call void @llvm.lifetime.start.p0(ptr nonnull %91), !noalias !63
  store double 0.000000e+00, ptr %91, align 8, !noalias !156
  %2059 = load double, ptr %34, align 8, !noalias !156
  store double 0.000000e+00, ptr %91, align 8, !noalias !156
  call fastcc void @f6(ptr %91, ptr %74, i64 %75, i64 %1027, double 1.000000e+00, i64 7)
  %2060 = load double, ptr %91, align 8, !noalias !156
  %2061 = fadd double %2059, %2060
  store double %2061, ptr %34, align 8, !noalias !156
  call void @llvm.lifetime.end.p0(ptr nonnull %91), !noalias !63
  br label %2062
2062:
  %2063 = phi double [ 0.000000e+00, %1473 ], [ %1522, %1521 ], [ %1629, %1628 ], [ %1772, %1771 ], [ %1884, %1883 ], [ %1952, %1951 ], [ %2005, %2004 ], [ %2052, %2051 ], [ 0.000000e+00, %2054 ], [ 0.000000e+00, %2058 ]
  %2064 = fcmp oeq double %2063, 0xFFF0000000000000
  br i1 %2064, label %2194, label %2065
2065:
  %2066 = load i64, ptr %28, align 8, !noalias !159
  %2067 = load i64, ptr %29, align 8, !noalias !162
  %2068 = icmp eq i64 %2067, 4503599627370496
  %2069 = add nsw i64 %2067, -1
  %2070 = select i1 %2068, i64 %57, i64 %2069
  %2071 = load double, ptr %34, align 8, !noalias !159
  %2072 = icmp slt i64 %2070, %2066
  %2073 = fcmp ult double %2071, 0.000000e+00
  %2074 = fcmp ugt double %2071, 1.000000e+00
  %2075 = or i1 %2073, %2074
  %2076 = select i1 %2072, i1 true, i1 %2075
  br i1 %2076, label %2141, label %2077
2077:
  %2078 = load double, ptr %35, align 8, !noalias !159
  %2079 = fcmp ugt double %53, %2078
  %2080 = fcmp ugt double %2078, %54
  %2081 = select i1 %2079, i1 true, i1 %2080
  br i1 %2081, label %2141, label %2082
2082:
  %2083 = sub nsw i64 %2070, %2066
  %2084 = tail call double @log1p(double %231)
  %2085 = sitofp i64 %2083 to double
  %2086 = fmul double %2084, %2085
  %2087 = fadd double %232, %2086
  %2088 = select i1 %2068, double %2086, double %2087
  %2089 = load i64, ptr %30, align 8, !noalias !159
  %2090 = icmp eq i64 %2089, 0
  %2091 = icmp sgt i64 %2066, %55
  %2092 = select i1 %2090, i1 %2091, i1 false
  %2093 = fadd double %233, %2088
  %2094 = select i1 %2092, double %2093, double %2088
  %2095 = fsub double %2094, %236
  %2096 = select i1 %234, double %2095, double %2094
  %2097 = load i64, ptr %31, align 8, !noalias !159
  %2098 = icmp slt i64 %2097, 1
  br i1 %2098, label %2141, label %2099
2099:
  %2100 = add nsw i64 %2070, 1
  br label %2132
2101:
  %2102 = getelementptr i64, ptr %32, i64 %2135
  %2103 = load i64, ptr %2102, align 8, !noalias !159
  br label %2104
2104:
  %2105 = phi i64 [ %2103, %2101 ], [ %2100, %2132 ]
  %2106 = icmp sle i64 %2105, %2140
  %2107 = tail call double @llvm.fabs.f64(double %2137)
  %2108 = fcmp ogt double %2107, %49
  %2109 = select i1 %2106, i1 true, i1 %2108
  br i1 %2109, label %2141, label %2110
2110:
  %2111 = fcmp oeq double %2137, 0.000000e+00
  %2112 = select i1 %2111, double %241, double %240
  %2113 = select i1 %2111, double %242, double %50
  %2114 = xor i64 %2140, -1
  %2115 = add i64 %2105, %2114
  %2116 = fadd double %2133, %2112
  %2117 = fneg double %2113
  %2118 = tail call double @log1p(double %2117)
  %2119 = sitofp i64 %2115 to double
  %2120 = fmul double %2118, %2119
  %2121 = fadd double %2116, %2120
  br i1 %2138, label %2122, label %2129
2122:
  br i1 %2111, label %2123, label %2127
2123:
  %2124 = getelementptr double, ptr %36, i64 %2135
  %2125 = load double, ptr %2124, align 8, !noalias !159
  %2126 = fcmp oeq double %2125, 0.000000e+00
  br i1 %2126, label %2141, label %2127
2127:
  %2128 = fadd double %243, %2121
  br label %2129
2129:
  %2130 = phi double [ %2128, %2127 ], [ %2121, %2110 ]
  %2131 = icmp eq i64 %2135, %2097
  br i1 %2131, label %2141, label %2132
2132:
  %2133 = phi double [ %2096, %2099 ], [ %2130, %2129 ]
  %2134 = phi i64 [ 0, %2099 ], [ %2135, %2129 ]
  %2135 = add nuw nsw i64 %2134, 1
  %2136 = getelementptr double, ptr %36, i64 %2134
  %2137 = load double, ptr %2136, align 8, !noalias !159
  %2138 = icmp slt i64 %2135, %2097
  %2139 = getelementptr i64, ptr %32, i64 %2134
  %2140 = load i64, ptr %2139, align 8, !noalias !159
  br i1 %2138, label %2101, label %2104
2141:
  %2142 = phi double [ 0xFFF0000000000000, %2077 ], [ 0xFFF0000000000000, %2065 ], [ %2096, %2082 ], [ 0xFFF0000000000000, %2104 ], [ 0xFFF0000000000000, %2123 ], [ %2130, %2129 ]
  %2143 = fadd double %2063, %2142
  %2144 = fcmp oeq double %2143, 0xFFF0000000000000
  br i1 %2144, label %2194, label %2145
2145:
  store double 0.000000e+00, ptr %111, align 8, !noalias !63
  call fastcc void @f4(ptr %111, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, i64 %27, i64 %1027, i64 %1411, double %48, double %49, double %50, double %51, double %52, double %53, double %54, i64 %55, i64 %57)
  %2146 = load double, ptr %111, align 8, !noalias !63
  %2147 = fsub double %2143, %2146
  %2148 = load i64, ptr %1415, align 8, !noalias !165
  %2149 = icmp eq i64 %2148, %55
  br i1 %2149, label %2150, label %2153
2150:
  %2151 = load i64, ptr %1423, align 8, !noalias !165
  %2152 = icmp eq i64 %2151, 0
  br label %2153
2153:
  %2154 = phi i1 [ %2152, %2150 ], [ false, %2145 ]
  %2155 = icmp eq i64 %2066, %55
  br i1 %2155, label %2156, label %2159
2156:
  %2157 = load i64, ptr %30, align 8, !noalias !168
  %2158 = icmp eq i64 %2157, 0
  br label %2159
2159:
  %2160 = phi i1 [ %2158, %2156 ], [ false, %2153 ]
  %2161 = xor i1 %2154, %2160
  br i1 %2161, label %2162, label %2194
2162:
  %2163 = load i64, ptr %1032, align 8, !noalias !171
  %2164 = icmp slt i64 %2163, 1
  br i1 %2164, label %2181, label %2165
2165:
  %2166 = phi i64 [ %2179, %2177 ], [ 0, %2162 ]
  %2167 = phi i64 [ %2168, %2177 ], [ 0, %2162 ]
  %2168 = add nuw nsw i64 %2167, 1
  %2169 = getelementptr i64, ptr %1327, i64 %2167
  %2170 = load i64, ptr %2169, align 8, !noalias !174
  %2171 = icmp eq i64 %2170, %55
  br i1 %2171, label %2172, label %2177
2172:
  %2173 = getelementptr i64, ptr %1331, i64 %2167
  %2174 = load i64, ptr %2173, align 8, !noalias !174
  %2175 = icmp eq i64 %2174, 0
  %2176 = zext i1 %2175 to i64
  br label %2177
2177:
  %2178 = phi i64 [ %2176, %2172 ], [ 0, %2165 ]
  %2179 = add nuw nsw i64 %2178, %2166
  %2180 = icmp eq i64 %2168, %2163
  br i1 %2180, label %2181, label %2165
2181:
  %2182 = phi i64 [ 0, %2162 ], [ %2179, %2177 ]
  %2183 = select i1 %2160, i64 1, i64 -1
  %2184 = add nsw i64 %2182, %2183
  %2185 = icmp slt i64 %2184, 0
  %2186 = select i1 %2185, i64 %59, i64 0
  %2187 = getelementptr double, ptr %58, i64 %2184
  %2188 = getelementptr double, ptr %2187, i64 %2186
  %2189 = load double, ptr %2188, align 8, !noalias !63
  %2190 = getelementptr double, ptr %58, i64 %2182
  %2191 = load double, ptr %2190, align 8, !noalias !63
  %2192 = fsub double %2189, %2191
  %2193 = fadd double %2147, %2192
  br label %2194
2194:
  %2195 = phi i64 [ -1, %2141 ], [ -1, %1407 ], [ -1, %2062 ], [ 1, %2181 ], [ 1, %2159 ]
  %2196 = phi double [ 0xFFF0000000000000, %2141 ], [ 0xFFF0000000000000, %1407 ], [ 0xFFF0000000000000, %2062 ], [ %2193, %2181 ], [ %2147, %2159 ]
  %2197 = phi i64 [ 0, %2141 ], [ 0, %1407 ], [ 0, %2062 ], [ %1411, %2181 ], [ %1411, %2159 ]
  %2198 = phi i64 [ 0, %2141 ], [ 0, %1407 ], [ 0, %2062 ], [ 1, %2181 ], [ 1, %2159 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %110), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %111), !noalias !62
  br label %3062
2199:
  %2200 = fcmp ult double %1405, 9.000000e-01
  br i1 %2200, label %2600, label %2201
2201:
  call void @llvm.lifetime.start.p0(ptr nonnull %87), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %88), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %89), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %90), !noalias !62
  store i64 0, ptr %87, align 8, !noalias !177
  store i64 0, ptr %88, align 8, !noalias !177
  store double 0.000000e+00, ptr %89, align 8, !noalias !177
  store double 0.000000e+00, ptr %90, align 8, !noalias !177
  %2202 = load i64, ptr %1032, align 8, !noalias !177
  %2203 = icmp slt i64 %2202, 2
  br i1 %2203, label %2594, label %2204
2204:
  store i64 0, ptr %87, align 8, !noalias !177
  call fastcc void @f3(ptr %87, ptr %74, i64 %75, i64 %1027, i64 %2202)
  %2205 = load i64, ptr %87, align 8, !noalias !177
  %2206 = load i64, ptr %1032, align 8, !noalias !177
  %2207 = add nsw i64 %2206, -1
  store i64 0, ptr %88, align 8, !noalias !177
  call fastcc void @f3(ptr %88, ptr %74, i64 %75, i64 %1027, i64 %2207)
  %2208 = load i64, ptr %88, align 8, !noalias !177
  %2209 = icmp sge i64 %2208, %2205
  %2210 = zext i1 %2209 to i64
  %2211 = add nsw i64 %2208, %2210
  %2212 = icmp slt i64 %2205, 0
  %2213 = select i1 %2212, i64 %4, i64 0
  %2214 = getelementptr i64, ptr %1281, i64 %2205
  %2215 = getelementptr i64, ptr %2214, i64 %2213
  %2216 = load i64, ptr %2215, align 8, !noalias !180
  store i64 %2216, ptr %28, align 8, !noalias !180
  %2217 = select i1 %2212, i64 %7, i64 0
  %2218 = getelementptr i64, ptr %1283, i64 %2205
  %2219 = getelementptr i64, ptr %2218, i64 %2217
  %2220 = load i64, ptr %2219, align 8, !noalias !180
  store i64 %2220, ptr %29, align 8, !noalias !180
  %2221 = select i1 %2212, i64 %10, i64 0
  %2222 = getelementptr i64, ptr %1285, i64 %2205
  %2223 = getelementptr i64, ptr %2222, i64 %2221
  %2224 = load i64, ptr %2223, align 8, !noalias !180
  store i64 %2224, ptr %30, align 8, !noalias !180
  %2225 = select i1 %2212, i64 %13, i64 0
  %2226 = getelementptr i64, ptr %1287, i64 %2205
  %2227 = getelementptr i64, ptr %2226, i64 %2225
  %2228 = load i64, ptr %2227, align 8, !noalias !180
  store i64 %2228, ptr %31, align 8, !noalias !180
  %2229 = select i1 %2212, i64 %20, i64 0
  %2230 = getelementptr double, ptr %1289, i64 %2205
  %2231 = getelementptr double, ptr %2230, i64 %2229
  %2232 = load double, ptr %2231, align 8, !noalias !180
  store double %2232, ptr %34, align 8, !noalias !180
  %2233 = select i1 %2212, i64 %23, i64 0
  %2234 = getelementptr double, ptr %1291, i64 %2205
  %2235 = getelementptr double, ptr %2234, i64 %2233
  %2236 = load double, ptr %2235, align 8, !noalias !180
  store double %2236, ptr %35, align 8, !noalias !180
  %2237 = load i64, ptr %2227, align 8, !noalias !180
  %2238 = icmp slt i64 %2237, 1
  br i1 %2238, label %2258, label %2239
2239:
  %2240 = select i1 %2212, i64 %16, i64 0
  %2241 = add i64 %2240, %2205
  %2242 = mul i64 %2241, %17
  %2243 = getelementptr i64, ptr %1293, i64 %2242
  %2244 = select i1 %2212, i64 %26, i64 0
  %2245 = add i64 %2244, %2205
  %2246 = mul i64 %2245, %27
  %2247 = getelementptr double, ptr %1295, i64 %2246
  br label %2248
2248:
  %2249 = phi i64 [ 0, %2239 ], [ %2250, %2248 ]
  %2250 = add nuw nsw i64 %2249, 1
  %2251 = getelementptr i64, ptr %2243, i64 %2249
  %2252 = load i64, ptr %2251, align 8, !noalias !180
  %2253 = getelementptr i64, ptr %32, i64 %2249
  store i64 %2252, ptr %2253, align 8, !noalias !180
  %2254 = getelementptr double, ptr %2247, i64 %2249
  %2255 = load double, ptr %2254, align 8, !noalias !180
  %2256 = getelementptr double, ptr %36, i64 %2249
  store double %2255, ptr %2256, align 8, !noalias !180
  %2257 = icmp eq i64 %2250, %2237
  br i1 %2257, label %2258, label %2248
2258:
  %2259 = icmp slt i64 %2211, 0
  %2260 = select i1 %2259, i64 %4, i64 0
  %2261 = getelementptr i64, ptr %1281, i64 %2211
  %2262 = getelementptr i64, ptr %2261, i64 %2260
  %2263 = load i64, ptr %2262, align 8, !noalias !183
  store i64 %2263, ptr %136, align 8, !noalias !183
  %2264 = select i1 %2259, i64 %7, i64 0
  %2265 = getelementptr i64, ptr %1283, i64 %2211
  %2266 = getelementptr i64, ptr %2265, i64 %2264
  %2267 = load i64, ptr %2266, align 8, !noalias !183
  store i64 %2267, ptr %137, align 8, !noalias !183
  %2268 = select i1 %2259, i64 %10, i64 0
  %2269 = getelementptr i64, ptr %1285, i64 %2211
  %2270 = getelementptr i64, ptr %2269, i64 %2268
  %2271 = load i64, ptr %2270, align 8, !noalias !183
  store i64 %2271, ptr %138, align 8, !noalias !183
  %2272 = select i1 %2259, i64 %13, i64 0
  %2273 = getelementptr i64, ptr %1287, i64 %2211
  %2274 = getelementptr i64, ptr %2273, i64 %2272
  %2275 = load i64, ptr %2274, align 8, !noalias !183
  store i64 %2275, ptr %139, align 8, !noalias !183
  %2276 = select i1 %2259, i64 %20, i64 0
  %2277 = getelementptr double, ptr %1289, i64 %2211
  %2278 = getelementptr double, ptr %2277, i64 %2276
  %2279 = load double, ptr %2278, align 8, !noalias !183
  store double %2279, ptr %140, align 8, !noalias !183
  %2280 = select i1 %2259, i64 %23, i64 0
  %2281 = getelementptr double, ptr %1291, i64 %2211
  %2282 = getelementptr double, ptr %2281, i64 %2280
  %2283 = load double, ptr %2282, align 8, !noalias !183
  store double %2283, ptr %141, align 8, !noalias !183
  %2284 = load i64, ptr %2274, align 8, !noalias !183
  %2285 = icmp slt i64 %2284, 1
  br i1 %2285, label %2305, label %2286
2286:
  %2287 = select i1 %2259, i64 %16, i64 0
  %2288 = add i64 %2287, %2211
  %2289 = mul i64 %2288, %17
  %2290 = getelementptr i64, ptr %1297, i64 %2289
  %2291 = select i1 %2259, i64 %26, i64 0
  %2292 = add i64 %2291, %2211
  %2293 = mul i64 %2292, %27
  %2294 = getelementptr double, ptr %1299, i64 %2293
  br label %2295
2295:
  %2296 = phi i64 [ 0, %2286 ], [ %2297, %2295 ]
  %2297 = add nuw nsw i64 %2296, 1
  %2298 = getelementptr i64, ptr %2290, i64 %2296
  %2299 = load i64, ptr %2298, align 8, !noalias !183
  %2300 = getelementptr i64, ptr %143, i64 %2296
  store i64 %2299, ptr %2300, align 8, !noalias !183
  %2301 = getelementptr double, ptr %2294, i64 %2296
  %2302 = load double, ptr %2301, align 8, !noalias !183
  %2303 = getelementptr double, ptr %145, i64 %2296
  store double %2302, ptr %2303, align 8, !noalias !183
  %2304 = icmp eq i64 %2297, %2284
  br i1 %2304, label %2305, label %2295
2305:
  %2306 = load i64, ptr %1279, align 8, !noalias !186
  %2307 = add i64 %2306, -7046029254386353131
  store i64 %2307, ptr %1279, align 8, !noalias !186
  %2308 = lshr i64 %2307, 30
  %2309 = xor i64 %2308, %2307
  %2310 = mul i64 %2309, -4658895280553007687
  %2311 = lshr i64 %2310, 27
  %2312 = xor i64 %2311, %2310
  %2313 = mul i64 %2312, -7723592293110705685
  %2314 = lshr i64 %2313, 42
  %2315 = lshr i64 %2313, 11
  %2316 = xor i64 %2314, %2315
  %2317 = uitofp nneg i64 %2316 to double
  %2318 = fmul double %2317, 0x3CA0000000000000
  %2319 = fcmp olt double %2318, 6.000000e-01
  br i1 %2319, label %2323, label %2320
2320:
  %2321 = fcmp olt double %2318, 8.000000e-01
  %2322 = select i1 %2321, i1 %146, i1 false
  br i1 %2322, label %2323, label %2333
2323:
  call void @llvm.lifetime.start.p0(ptr nonnull %86), !noalias !177
  store double 0.000000e+00, ptr %86, align 8, !noalias !189
  call fastcc void @f6(ptr %86, ptr %74, i64 %75, i64 %1027, double 1.000000e+00, i64 7)
  %2324 = load double, ptr %86, align 8, !noalias !189
  %2325 = load double, ptr %34, align 8, !noalias !189
  %2326 = fadd double %2324, %2325
  store double %2326, ptr %34, align 8, !noalias !189
  %2327 = load double, ptr %140, align 8, !noalias !189
  %2328 = load double, ptr %35, align 8, !noalias !189
  %2329 = fmul double %2324, %2328
  %2330 = load double, ptr %141, align 8, !noalias !189
  %2331 = fdiv double %2329, %2330
  %2332 = fsub double %2327, %2331
  store double %2332, ptr %140, align 8, !noalias !189
  call void @llvm.lifetime.end.p0(ptr nonnull %86), !noalias !177
  br label %2428
2333:
  br i1 %2321, label %2334, label %2340
2334:
  call void @llvm.lifetime.start.p0(ptr nonnull %85), !noalias !177
  store double 0.000000e+00, ptr %85, align 8, !noalias !192
  call fastcc void @f6(ptr %85, ptr %74, i64 %75, i64 %1027, double %149, i64 5)
  %2335 = load double, ptr %85, align 8, !noalias !192
  %2336 = load double, ptr %35, align 8, !noalias !192
  %2337 = fadd double %2335, %2336
  store double %2337, ptr %35, align 8, !noalias !192
  %2338 = load double, ptr %141, align 8, !noalias !192
  %2339 = fsub double %2338, %2335
  store double %2339, ptr %141, align 8, !noalias !192
  call void @llvm.lifetime.end.p0(ptr nonnull %85), !noalias !177
  br label %2428
2340:
  call void @llvm.lifetime.start.p0(ptr nonnull %84), !noalias !177
  store double 0.000000e+00, ptr %84, align 8, !noalias !195
  %2341 = load i64, ptr %31, align 8, !noalias !195
  %2342 = add nsw i64 %2341, -1
  %2343 = load i64, ptr %139, align 8, !noalias !195
  %2344 = add nsw i64 %2343, -1
  %2345 = icmp sgt i64 %2341, 0
  %2346 = select i1 %2345, i64 0, i64 %37
  %2347 = getelementptr double, ptr %36, i64 %2342
  %2348 = getelementptr double, ptr %2347, i64 %2346
  %2349 = load double, ptr %2348, align 8, !noalias !195
  %2350 = icmp sgt i64 %2343, 0
  %2351 = select i1 %2350, i64 0, i64 %37
  %2352 = getelementptr double, ptr %147, i64 %2344
  %2353 = getelementptr double, ptr %2352, i64 %2351
  %2354 = load double, ptr %2353, align 8, !noalias !195
  store double 0.000000e+00, ptr %84, align 8, !noalias !195
  call fastcc void @f6(ptr %84, ptr %74, i64 %75, i64 %1027, double %49, i64 5)
  %2355 = load double, ptr %84, align 8, !noalias !195
  %2356 = fcmp oeq double %2349, 0.000000e+00
  %2357 = fcmp oeq double %2354, 0.000000e+00
  %2358 = select i1 %2356, i1 true, i1 %2357
  br i1 %2358, label %2426, label %2359
2359:
  %2360 = fadd double %2349, %2355
  %2361 = fcmp oeq double %2360, 0.000000e+00
  br i1 %2361, label %2426, label %2362
2362:
  %2363 = fsub double %2354, %2355
  %2364 = fcmp oeq double %2363, 0.000000e+00
  br i1 %2364, label %2426, label %2365
2365:
  call void @llvm.lifetime.start.p0(ptr nonnull %83), !noalias !195
  store i64 0, ptr %83, align 8, !noalias !198
  %2366 = icmp slt i64 %2341, 1
  %2367 = select i1 %2366, i64 %33, i64 0
  %2368 = getelementptr i64, ptr %32, i64 %2342
  %2369 = getelementptr i64, ptr %2368, i64 %2367
  %2370 = load i64, ptr %2369, align 8, !noalias !198
  %2371 = load i64, ptr %29, align 8, !noalias !201
  %2372 = icmp eq i64 %2371, 4503599627370496
  %2373 = add nsw i64 %2371, -1
  %2374 = select i1 %2372, i64 %57, i64 %2373
  %2375 = load i64, ptr %31, align 8, !noalias !204
  %2376 = icmp slt i64 %2341, %2375
  br i1 %2376, label %2377, label %2383
2377:
  %2378 = icmp slt i64 %2341, 0
  %2379 = select i1 %2378, i64 %33, i64 0
  %2380 = getelementptr i64, ptr %32, i64 %2341
  %2381 = getelementptr i64, ptr %2380, i64 %2379
  %2382 = load i64, ptr %2381, align 8, !noalias !204
  br label %2383
2383:
  %2384 = phi i64 [ %2382, %2377 ], [ %2374, %2365 ]
  %2385 = sub i64 %2384, %2370
  %2386 = add i64 %2385, 1
  store i64 0, ptr %83, align 8, !noalias !198
  call fastcc void @f3(ptr %83, ptr %74, i64 %75, i64 %1027, i64 %2386)
  %2387 = load i64, ptr %83, align 8, !noalias !198
  %2388 = load double, ptr %34, align 8, !noalias !198
  %2389 = select i1 %2366, i64 %37, i64 0
  %2390 = getelementptr double, ptr %2347, i64 %2389
  %2391 = load double, ptr %2390, align 8, !noalias !198
  %2392 = fsub double %2360, %2391
  %2393 = sitofp i64 %2387 to double
  %2394 = fmul double %2392, %2393
  %2395 = fsub double %2388, %2394
  store double %2395, ptr %34, align 8, !noalias !198
  store double %2360, ptr %2390, align 8, !noalias !198
  call void @llvm.lifetime.end.p0(ptr nonnull %83), !noalias !195
  call void @llvm.lifetime.start.p0(ptr nonnull %82), !noalias !195
  store i64 0, ptr %82, align 8, !noalias !207
  %2396 = icmp slt i64 %2343, 1
  %2397 = select i1 %2396, i64 %33, i64 0
  %2398 = getelementptr i64, ptr %148, i64 %2344
  %2399 = getelementptr i64, ptr %2398, i64 %2397
  %2400 = load i64, ptr %2399, align 8, !noalias !207
  %2401 = load i64, ptr %137, align 8, !noalias !210
  %2402 = icmp eq i64 %2401, 4503599627370496
  %2403 = add nsw i64 %2401, -1
  %2404 = select i1 %2402, i64 %57, i64 %2403
  %2405 = load i64, ptr %139, align 8, !noalias !213
  %2406 = icmp slt i64 %2343, %2405
  br i1 %2406, label %2407, label %2413
2407:
  %2408 = icmp slt i64 %2343, 0
  %2409 = select i1 %2408, i64 %33, i64 0
  %2410 = getelementptr i64, ptr %148, i64 %2343
  %2411 = getelementptr i64, ptr %2410, i64 %2409
  %2412 = load i64, ptr %2411, align 8, !noalias !213
  br label %2413
2413:
  %2414 = phi i64 [ %2412, %2407 ], [ %2404, %2383 ]
  %2415 = sub i64 %2414, %2400
  %2416 = add i64 %2415, 1
  store i64 0, ptr %82, align 8, !noalias !207
  call fastcc void @f3(ptr %82, ptr %74, i64 %75, i64 %1027, i64 %2416)
  %2417 = load i64, ptr %82, align 8, !noalias !207
  %2418 = load double, ptr %140, align 8, !noalias !207
  %2419 = select i1 %2396, i64 %37, i64 0
  %2420 = getelementptr double, ptr %2352, i64 %2419
  %2421 = load double, ptr %2420, align 8, !noalias !207
  %2422 = fsub double %2363, %2421
  %2423 = sitofp i64 %2417 to double
  %2424 = fmul double %2422, %2423
  %2425 = fsub double %2418, %2424
  store double %2425, ptr %140, align 8, !noalias !207
  store double %2363, ptr %2420, align 8, !noalias !207
  call void @llvm.lifetime.end.p0(ptr nonnull %82), !noalias !195
  br label %2426
2426:
  %2427 = phi double [ 0.000000e+00, %2413 ], [ 0xFFF0000000000000, %2340 ], [ 0xFFF0000000000000, %2362 ], [ 0xFFF0000000000000, %2359 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %84), !noalias !177
  br label %2428
2428:
  %2429 = phi double [ 0.000000e+00, %2323 ], [ 0.000000e+00, %2334 ], [ %2427, %2426 ]
  %2430 = fcmp oeq double %2429, 0xFFF0000000000000
  br i1 %2430, label %2594, label %2431
2431:
  %2432 = load i64, ptr %28, align 8, !noalias !216
  %2433 = load i64, ptr %29, align 8, !noalias !219
  %2434 = icmp eq i64 %2433, 4503599627370496
  %2435 = add nsw i64 %2433, -1
  %2436 = select i1 %2434, i64 %57, i64 %2435
  %2437 = load double, ptr %34, align 8, !noalias !216
  %2438 = icmp slt i64 %2436, %2432
  %2439 = fcmp ult double %2437, 0.000000e+00
  %2440 = fcmp ugt double %2437, 1.000000e+00
  %2441 = or i1 %2439, %2440
  %2442 = select i1 %2438, i1 true, i1 %2441
  br i1 %2442, label %2507, label %2443
2443:
  %2444 = load double, ptr %35, align 8, !noalias !216
  %2445 = fcmp ugt double %53, %2444
  %2446 = fcmp ugt double %2444, %54
  %2447 = select i1 %2445, i1 true, i1 %2446
  br i1 %2447, label %2507, label %2448
2448:
  %2449 = sub nsw i64 %2436, %2432
  %2450 = tail call double @log1p(double %150)
  %2451 = sitofp i64 %2449 to double
  %2452 = fmul double %2450, %2451
  %2453 = fadd double %151, %2452
  %2454 = select i1 %2434, double %2452, double %2453
  %2455 = load i64, ptr %30, align 8, !noalias !216
  %2456 = icmp eq i64 %2455, 0
  %2457 = icmp sgt i64 %2432, %55
  %2458 = select i1 %2456, i1 %2457, i1 false
  %2459 = fadd double %152, %2454
  %2460 = select i1 %2458, double %2459, double %2454
  %2461 = fsub double %2460, %155
  %2462 = select i1 %153, double %2461, double %2460
  %2463 = load i64, ptr %31, align 8, !noalias !216
  %2464 = icmp slt i64 %2463, 1
  br i1 %2464, label %2507, label %2465
2465:
  %2466 = add nsw i64 %2436, 1
  br label %2498
2467:
  %2468 = getelementptr i64, ptr %32, i64 %2501
  %2469 = load i64, ptr %2468, align 8, !noalias !216
  br label %2470
2470:
  %2471 = phi i64 [ %2469, %2467 ], [ %2466, %2498 ]
  %2472 = icmp sle i64 %2471, %2506
  %2473 = tail call double @llvm.fabs.f64(double %2503)
  %2474 = fcmp ogt double %2473, %49
  %2475 = select i1 %2472, i1 true, i1 %2474
  br i1 %2475, label %2507, label %2476
2476:
  %2477 = fcmp oeq double %2503, 0.000000e+00
  %2478 = select i1 %2477, double %160, double %159
  %2479 = select i1 %2477, double %161, double %50
  %2480 = xor i64 %2506, -1
  %2481 = add i64 %2471, %2480
  %2482 = fadd double %2499, %2478
  %2483 = fneg double %2479
  %2484 = tail call double @log1p(double %2483)
  %2485 = sitofp i64 %2481 to double
  %2486 = fmul double %2484, %2485
  %2487 = fadd double %2482, %2486
  br i1 %2504, label %2488, label %2495
2488:
  br i1 %2477, label %2489, label %2493
2489:
  %2490 = getelementptr double, ptr %36, i64 %2501
  %2491 = load double, ptr %2490, align 8, !noalias !216
  %2492 = fcmp oeq double %2491, 0.000000e+00
  br i1 %2492, label %2507, label %2493
2493:
  %2494 = fadd double %162, %2487
  br label %2495
2495:
  %2496 = phi double [ %2494, %2493 ], [ %2487, %2476 ]
  %2497 = icmp eq i64 %2501, %2463
  br i1 %2497, label %2507, label %2498
2498:
  %2499 = phi double [ %2462, %2465 ], [ %2496, %2495 ]
  %2500 = phi i64 [ 0, %2465 ], [ %2501, %2495 ]
  %2501 = add nuw nsw i64 %2500, 1
  %2502 = getelementptr double, ptr %36, i64 %2500
  %2503 = load double, ptr %2502, align 8, !noalias !216
  %2504 = icmp slt i64 %2501, %2463
  %2505 = getelementptr i64, ptr %32, i64 %2500
  %2506 = load i64, ptr %2505, align 8, !noalias !216
  br i1 %2504, label %2467, label %2470
2507:
  %2508 = phi double [ 0xFFF0000000000000, %2443 ], [ 0xFFF0000000000000, %2431 ], [ %2462, %2448 ], [ 0xFFF0000000000000, %2470 ], [ 0xFFF0000000000000, %2489 ], [ %2496, %2495 ]
  %2509 = load i64, ptr %136, align 8, !noalias !222
  %2510 = load i64, ptr %137, align 8, !noalias !225
  %2511 = icmp eq i64 %2510, 4503599627370496
  %2512 = add nsw i64 %2510, -1
  %2513 = select i1 %2511, i64 %57, i64 %2512
  %2514 = load double, ptr %140, align 8, !noalias !222
  %2515 = icmp slt i64 %2513, %2509
  %2516 = fcmp ult double %2514, 0.000000e+00
  %2517 = fcmp ugt double %2514, 1.000000e+00
  %2518 = or i1 %2516, %2517
  %2519 = select i1 %2515, i1 true, i1 %2518
  br i1 %2519, label %2584, label %2520
2520:
  %2521 = load double, ptr %141, align 8, !noalias !222
  %2522 = fcmp ugt double %53, %2521
  %2523 = fcmp ugt double %2521, %54
  %2524 = select i1 %2522, i1 true, i1 %2523
  br i1 %2524, label %2584, label %2525
2525:
  %2526 = sub nsw i64 %2513, %2509
  %2527 = tail call double @log1p(double %163)
  %2528 = sitofp i64 %2526 to double
  %2529 = fmul double %2527, %2528
  %2530 = fadd double %164, %2529
  %2531 = select i1 %2511, double %2529, double %2530
  %2532 = load i64, ptr %138, align 8, !noalias !222
  %2533 = icmp eq i64 %2532, 0
  %2534 = icmp sgt i64 %2509, %55
  %2535 = select i1 %2533, i1 %2534, i1 false
  %2536 = fadd double %165, %2531
  %2537 = select i1 %2535, double %2536, double %2531
  %2538 = fsub double %2537, %168
  %2539 = select i1 %166, double %2538, double %2537
  %2540 = load i64, ptr %139, align 8, !noalias !222
  %2541 = icmp slt i64 %2540, 1
  br i1 %2541, label %2584, label %2542
2542:
  %2543 = add nsw i64 %2513, 1
  br label %2575
2544:
  %2545 = getelementptr i64, ptr %174, i64 %2578
  %2546 = load i64, ptr %2545, align 8, !noalias !222
  br label %2547
2547:
  %2548 = phi i64 [ %2546, %2544 ], [ %2543, %2575 ]
  %2549 = icmp sle i64 %2548, %2583
  %2550 = tail call double @llvm.fabs.f64(double %2580)
  %2551 = fcmp ogt double %2550, %49
  %2552 = select i1 %2549, i1 true, i1 %2551
  br i1 %2552, label %2584, label %2553
2553:
  %2554 = fcmp oeq double %2580, 0.000000e+00
  %2555 = select i1 %2554, double %175, double %172
  %2556 = select i1 %2554, double %176, double %50
  %2557 = xor i64 %2583, -1
  %2558 = add i64 %2548, %2557
  %2559 = fadd double %2576, %2555
  %2560 = fneg double %2556
  %2561 = tail call double @log1p(double %2560)
  %2562 = sitofp i64 %2558 to double
  %2563 = fmul double %2561, %2562
  %2564 = fadd double %2559, %2563
  br i1 %2581, label %2565, label %2572
2565:
  br i1 %2554, label %2566, label %2570
2566:
  %2567 = getelementptr double, ptr %173, i64 %2578
  %2568 = load double, ptr %2567, align 8, !noalias !222
  %2569 = fcmp oeq double %2568, 0.000000e+00
  br i1 %2569, label %2584, label %2570
2570:
  %2571 = fadd double %177, %2564
  br label %2572
2572:
  %2573 = phi double [ %2571, %2570 ], [ %2564, %2553 ]
  %2574 = icmp eq i64 %2578, %2540
  br i1 %2574, label %2584, label %2575
2575:
  %2576 = phi double [ %2539, %2542 ], [ %2573, %2572 ]
  %2577 = phi i64 [ 0, %2542 ], [ %2578, %2572 ]
  %2578 = add nuw nsw i64 %2577, 1
  %2579 = getelementptr double, ptr %173, i64 %2577
  %2580 = load double, ptr %2579, align 8, !noalias !222
  %2581 = icmp slt i64 %2578, %2540
  %2582 = getelementptr i64, ptr %174, i64 %2577
  %2583 = load i64, ptr %2582, align 8, !noalias !222
  br i1 %2581, label %2544, label %2547
2584:
  %2585 = phi double [ 0xFFF0000000000000, %2520 ], [ 0xFFF0000000000000, %2507 ], [ %2539, %2525 ], [ 0xFFF0000000000000, %2547 ], [ 0xFFF0000000000000, %2566 ], [ %2573, %2572 ]
  %2586 = fadd double %2508, %2585
  %2587 = fadd double %2429, %2586
  %2588 = fcmp oeq double %2587, 0xFFF0000000000000
  br i1 %2588, label %2594, label %2589
2589:
  store double 0.000000e+00, ptr %89, align 8, !noalias !177
  call fastcc void @f4(ptr %89, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, i64 %27, i64 %1027, i64 %2205, double %48, double %49, double %50, double %51, double %52, double %53, double %54, i64 %55, i64 %57)
  %2590 = load double, ptr %89, align 8, !noalias !177
  store double 0.000000e+00, ptr %90, align 8, !noalias !177
  call fastcc void @f4(ptr %90, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, i64 %27, i64 %1027, i64 %2211, double %48, double %49, double %50, double %51, double %52, double %53, double %54, i64 %55, i64 %57)
  %2591 = load double, ptr %90, align 8, !noalias !177
  %2592 = fadd double %2590, %2591
  %2593 = fsub double %2587, %2592
  br label %2594
2594:
  %2595 = phi i64 [ 2, %2589 ], [ 0, %2201 ], [ 0, %2428 ], [ 0, %2584 ]
  %2596 = phi i64 [ %2205, %2589 ], [ 0, %2201 ], [ 0, %2428 ], [ 0, %2584 ]
  %2597 = phi double [ %2593, %2589 ], [ 0xFFF0000000000000, %2201 ], [ 0xFFF0000000000000, %2428 ], [ 0xFFF0000000000000, %2584 ]
  %2598 = phi i64 [ %2211, %2589 ], [ 0, %2201 ], [ 0, %2428 ], [ 0, %2584 ]
  %2599 = phi i64 [ 2, %2589 ], [ -1, %2201 ], [ -1, %2428 ], [ -1, %2584 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %87), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %88), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %89), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %90), !noalias !62
  br label %3062
2600:
  %2601 = add i64 %1393, 4354685564936845354
  store i64 %2601, ptr %1279, align 8, !noalias !228
  %2602 = lshr i64 %2601, 30
  %2603 = xor i64 %2602, %2601
  %2604 = mul i64 %2603, -4658895280553007687
  %2605 = lshr i64 %2604, 27
  %2606 = xor i64 %2605, %2604
  %2607 = mul i64 %2606, -7723592293110705685
  %2608 = lshr i64 %2607, 42
  %2609 = lshr i64 %2607, 11
  %2610 = xor i64 %2608, %2609
  %2611 = uitofp nneg i64 %2610 to double
  %2612 = fmul double %2611, 0x3CA0000000000000
  %2613 = fcmp olt double %2612, 5.000000e-01
  br i1 %2613, label %2614, label %2893
2614:
  %2615 = load i64, ptr %1032, align 8, !noalias !231
  %2616 = icmp slt i64 %2615, %4
  br i1 %2616, label %2617, label %3062
2617:
  call void @llvm.lifetime.start.p0(ptr nonnull %79), !noalias !231
  call void @llvm.lifetime.start.p0(ptr nonnull %80), !noalias !231
  call void @llvm.lifetime.start.p0(ptr nonnull %81), !noalias !231
  store i64 0, ptr %79, align 8, !noalias !234
  store i64 0, ptr %80, align 8, !noalias !234
  store double 0.000000e+00, ptr %81, align 8, !noalias !234
  br i1 %195, label %2632, label %2618
2618:
  %2619 = add i64 %1393, -2691343689449507777
  store i64 %2619, ptr %1279, align 8, !noalias !237
  %2620 = lshr i64 %2619, 30
  %2621 = xor i64 %2620, %2619
  %2622 = mul i64 %2621, -4658895280553007687
  %2623 = lshr i64 %2622, 27
  %2624 = xor i64 %2623, %2622
  %2625 = mul i64 %2624, -7723592293110705685
  %2626 = lshr i64 %2625, 42
  %2627 = lshr i64 %2625, 11
  %2628 = xor i64 %2626, %2627
  %2629 = uitofp nneg i64 %2628 to double
  %2630 = fmul double %2629, 0x3CA0000000000000
  %2631 = fcmp olt double %2630, 4.000000e-01
  br label %2632
2632:
  %2633 = phi i1 [ %2631, %2618 ], [ false, %2617 ]
  %2634 = select i1 %2633, i1 true, i1 %196
  br i1 %2634, label %2635, label %2719
2635:
  br i1 %2633, label %2639, label %2636
2636:
  store i64 0, ptr %79, align 8, !noalias !234
  call fastcc void @f3(ptr %79, ptr %74, i64 %75, i64 %1027, i64 %198)
  %2637 = load i64, ptr %79, align 8, !noalias !234
  %2638 = add nsw i64 %2637, %194
  br label %2639
2639:
  %2640 = phi i64 [ %2638, %2636 ], [ %55, %2635 ]
  store i64 %2640, ptr %28, align 8, !noalias !234
  store i64 %2640, ptr %32, align 8, !noalias !234
  store i64 1, ptr %31, align 8, !noalias !234
  store i64 0, ptr %30, align 8, !noalias !234
  store i64 4503599627370496, ptr %29, align 8, !noalias !234
  %2641 = icmp slt i64 %2640, %57
  br i1 %2641, label %2642, label %2662
2642:
  %2643 = load i64, ptr %1279, align 8, !noalias !240
  %2644 = add i64 %2643, -7046029254386353131
  store i64 %2644, ptr %1279, align 8, !noalias !240
  %2645 = lshr i64 %2644, 30
  %2646 = xor i64 %2645, %2644
  %2647 = mul i64 %2646, -4658895280553007687
  %2648 = lshr i64 %2647, 27
  %2649 = xor i64 %2648, %2647
  %2650 = mul i64 %2649, -7723592293110705685
  %2651 = lshr i64 %2650, 42
  %2652 = lshr i64 %2650, 11
  %2653 = xor i64 %2651, %2652
  %2654 = uitofp nneg i64 %2653 to double
  %2655 = fmul double %2654, 0x3CA0000000000000
  %2656 = fcmp ult double %2655, 0x3FE6666666666666
  br i1 %2656, label %2662, label %2657
2657:
  %2658 = sub nsw i64 %57, %2640
  store i64 0, ptr %80, align 8, !noalias !234
  call fastcc void @f3(ptr %80, ptr %74, i64 %75, i64 %1027, i64 %2658)
  %2659 = load i64, ptr %80, align 8, !noalias !234
  %2660 = add nsw i64 %2640, 1
  %2661 = add nsw i64 %2660, %2659
  store i64 %2661, ptr %29, align 8, !noalias !234
  br label %2662
2662:
  %2663 = load i64, ptr %1279, align 8, !noalias !243
  %2664 = add i64 %2663, -7046029254386353131
  store i64 %2664, ptr %1279, align 8, !noalias !243
  %2665 = lshr i64 %2664, 30
  %2666 = xor i64 %2665, %2664
  %2667 = mul i64 %2666, -4658895280553007687
  %2668 = lshr i64 %2667, 27
  %2669 = xor i64 %2668, %2667
  %2670 = mul i64 %2669, -7723592293110705685
  %2671 = lshr i64 %2670, 42
  %2672 = lshr i64 %2670, 11
  %2673 = xor i64 %2671, %2672
  %2674 = uitofp nneg i64 %2673 to double
  %2675 = fmul double %2674, 0x3CA0000000000000
  store double %2675, ptr %34, align 8, !noalias !234
  store double 0.000000e+00, ptr %36, align 8, !noalias !234
  %2676 = load i64, ptr %1279, align 8, !noalias !246
  %2677 = add i64 %2676, -7046029254386353131
  store i64 %2677, ptr %1279, align 8, !noalias !246
  %2678 = lshr i64 %2677, 30
  %2679 = xor i64 %2678, %2677
  %2680 = mul i64 %2679, -4658895280553007687
  %2681 = lshr i64 %2680, 27
  %2682 = xor i64 %2681, %2680
  %2683 = mul i64 %2682, -7723592293110705685
  %2684 = lshr i64 %2683, 42
  %2685 = lshr i64 %2683, 11
  %2686 = xor i64 %2684, %2685
  %2687 = uitofp nneg i64 %2686 to double
  %2688 = fmul double %2687, 0x3CA0000000000000
  %2689 = fcmp olt double %2688, 5.000000e-01
  br i1 %2689, label %2690, label %2692
2690:
  store double 0.000000e+00, ptr %81, align 8, !noalias !234
  call fastcc void @f5(ptr %81, double %49, ptr %74, i64 %75, i64 %1027)
  %2691 = load double, ptr %81, align 8, !noalias !234
  store double %2691, ptr %36, align 8, !noalias !234
  br label %2692
2692:
  %2693 = load i64, ptr %1279, align 8, !noalias !249
  %2694 = add i64 %2693, -7046029254386353131
  store i64 %2694, ptr %1279, align 8, !noalias !249
  %2695 = lshr i64 %2694, 30
  %2696 = xor i64 %2695, %2694
  %2697 = mul i64 %2696, -4658895280553007687
  %2698 = lshr i64 %2697, 27
  %2699 = xor i64 %2698, %2697
  %2700 = mul i64 %2699, -7723592293110705685
  %2701 = lshr i64 %2700, 42
  %2702 = lshr i64 %2700, 11
  %2703 = xor i64 %2701, %2702
  %2704 = uitofp nneg i64 %2703 to double
  %2705 = fmul double %2704, 0x3CA0000000000000
  %2706 = fmul double %199, %2705
  %2707 = fadd double %53, %2706
  store double %2707, ptr %35, align 8, !noalias !234
  call void @llvm.lifetime.end.p0(ptr nonnull %79), !noalias !231
  call void @llvm.lifetime.end.p0(ptr nonnull %80), !noalias !231
  call void @llvm.lifetime.end.p0(ptr nonnull %81), !noalias !231
  %2708 = load i64, ptr %28, align 8, !noalias !252
  %2709 = load i64, ptr %29, align 8, !noalias !255
  %2710 = icmp eq i64 %2709, 4503599627370496
  %2711 = add nsw i64 %2709, -1
  %2712 = select i1 %2710, i64 %57, i64 %2711
  %2713 = load double, ptr %34, align 8, !noalias !252
  %2714 = icmp slt i64 %2712, %2708
  %2715 = fcmp ult double %2713, 0.000000e+00
  %2716 = fcmp ugt double %2713, 1.000000e+00
  %2717 = or i1 %2715, %2716
  %2718 = select i1 %2714, i1 true, i1 %2717
  br i1 %2718, label %2783, label %2720
2719:
  call void @llvm.lifetime.end.p0(ptr nonnull %79), !noalias !231
  call void @llvm.lifetime.end.p0(ptr nonnull %80), !noalias !231
  call void @llvm.lifetime.end.p0(ptr nonnull %81), !noalias !231
  br label %3062
2720:
  %2721 = fcmp ugt double %53, %2707
  %2722 = fcmp ugt double %2707, %54
  %2723 = select i1 %2721, i1 true, i1 %2722
  br i1 %2723, label %2783, label %2724
2724:
  %2725 = sub nsw i64 %2712, %2708
  %2726 = tail call double @log1p(double %200)
  %2727 = sitofp i64 %2725 to double
  %2728 = fmul double %2726, %2727
  %2729 = fadd double %201, %2728
  %2730 = select i1 %2710, double %2728, double %2729
  %2731 = load i64, ptr %30, align 8, !noalias !252
  %2732 = icmp eq i64 %2731, 0
  %2733 = icmp sgt i64 %2708, %55
  %2734 = select i1 %2732, i1 %2733, i1 false
  %2735 = fadd double %202, %2730
  %2736 = select i1 %2734, double %2735, double %2730
  %2737 = fsub double %2736, %204
  %2738 = select i1 %203, double %2737, double %2736
  %2739 = load i64, ptr %31, align 8, !noalias !252
  %2740 = icmp slt i64 %2739, 1
  br i1 %2740, label %2783, label %2741
2741:
  %2742 = add nsw i64 %2712, 1
  br label %2774
2743:
  %2744 = getelementptr i64, ptr %32, i64 %2777
  %2745 = load i64, ptr %2744, align 8, !noalias !252
  br label %2746
2746:
  %2747 = phi i64 [ %2745, %2743 ], [ %2742, %2774 ]
  %2748 = icmp sle i64 %2747, %2782
  %2749 = tail call double @llvm.fabs.f64(double %2779)
  %2750 = fcmp ogt double %2749, %49
  %2751 = select i1 %2748, i1 true, i1 %2750
  br i1 %2751, label %2783, label %2752
2752:
  %2753 = fcmp oeq double %2779, 0.000000e+00
  %2754 = select i1 %2753, double %209, double %208
  %2755 = select i1 %2753, double %210, double %50
  %2756 = xor i64 %2782, -1
  %2757 = add i64 %2747, %2756
  %2758 = fadd double %2775, %2754
  %2759 = fneg double %2755
  %2760 = tail call double @log1p(double %2759)
  %2761 = sitofp i64 %2757 to double
  %2762 = fmul double %2760, %2761
  %2763 = fadd double %2758, %2762
  br i1 %2780, label %2764, label %2771
2764:
  br i1 %2753, label %2765, label %2769
2765:
  %2766 = getelementptr double, ptr %36, i64 %2777
  %2767 = load double, ptr %2766, align 8, !noalias !252
  %2768 = fcmp oeq double %2767, 0.000000e+00
  br i1 %2768, label %2783, label %2769
2769:
  %2770 = fadd double %211, %2763
  br label %2771
2771:
  %2772 = phi double [ %2770, %2769 ], [ %2763, %2752 ]
  %2773 = icmp eq i64 %2777, %2739
  br i1 %2773, label %2783, label %2774
2774:
  %2775 = phi double [ %2738, %2741 ], [ %2772, %2771 ]
  %2776 = phi i64 [ 0, %2741 ], [ %2777, %2771 ]
  %2777 = add nuw nsw i64 %2776, 1
  %2778 = getelementptr double, ptr %36, i64 %2776
  %2779 = load double, ptr %2778, align 8, !noalias !252
  %2780 = icmp slt i64 %2777, %2739
  %2781 = getelementptr i64, ptr %32, i64 %2776
  %2782 = load i64, ptr %2781, align 8, !noalias !252
  br i1 %2780, label %2743, label %2746
2783:
  %2784 = phi double [ 0xFFF0000000000000, %2720 ], [ 0xFFF0000000000000, %2692 ], [ %2738, %2724 ], [ 0xFFF0000000000000, %2746 ], [ 0xFFF0000000000000, %2765 ], [ %2772, %2771 ]
  %2785 = icmp eq i64 %2708, %55
  br i1 %2785, label %2786, label %2791
2786:
  %2787 = load i64, ptr %30, align 8, !noalias !258
  %2788 = icmp eq i64 %2787, 0
  %2789 = select i1 %2788, i1 true, i1 %195
  %2790 = select i1 %2788, double 0xBFF9C041F7ED8D33, double %218
  br i1 %2789, label %2793, label %2792
2791:
  br i1 %195, label %2793, label %2792
2792:
  br label %2793
2793:
  %2794 = phi double [ %218, %2791 ], [ %219, %2792 ], [ %2790, %2786 ]
  br i1 %2710, label %2801, label %2795
2795:
  %2796 = sub nsw i64 %57, %2708
  %2797 = sitofp i64 %2796 to double
  %2798 = tail call double @llvm.log.f64(double %2797)
  %2799 = fsub double 0xBFF34378FCBDA720, %2798
  %2800 = fadd double %2799, %2794
  br label %2805
2801:
  %2802 = icmp slt i64 %2708, %57
  br i1 %2802, label %2803, label %2805
2803:
  %2804 = fadd double %2794, 0xBFD6D3C324E13F50
  br label %2805
2805:
  %2806 = phi double [ %2800, %2795 ], [ %2804, %2803 ], [ %2794, %2801 ]
  %2807 = load double, ptr %36, align 8, !noalias !263
  %2808 = fcmp une double %2807, 0.000000e+00
  br i1 %2808, label %2809, label %2828
2809:
  %2810 = tail call double @llvm.fabs.f64(double %2807)
  br label %2811
2811:
  %2812 = phi double [ %49, %2809 ], [ %2821, %2811 ]
  %2813 = phi double [ 0.000000e+00, %2809 ], [ %2820, %2811 ]
  %2814 = phi i64 [ 3, %2809 ], [ %2815, %2811 ]
  %2815 = add nsw i64 %2814, -1
  %2816 = fcmp ugt double %2810, %2812
  %2817 = fmul double %2812, 6.000000e+00
  %2818 = fdiv double 1.000000e+00, %2817
  %2819 = fadd double %2813, %2818
  %2820 = select i1 %2816, double %2813, double %2819
  %2821 = fmul double %2812, 2.500000e-01
  %2822 = icmp samesign ugt i64 %2814, 1
  br i1 %2822, label %2811, label %2823
2823:
  %2824 = fcmp ogt double %2820, 0.000000e+00
  %2825 = tail call double @llvm.log.f64(double %2820)
  %2826 = select i1 %2824, double %2825, double 0xFFF0000000000000
  %2827 = fadd double %2806, %2826
  br label %2828
2828:
  %2829 = phi double [ %2827, %2823 ], [ %2806, %2805 ]
  %2830 = fsub double %2829, %221
  %2831 = select i1 %220, double %2830, double %2829
  %2832 = fsub double %2784, %2831
  br i1 %2785, label %2833, label %2866
2833:
  %2834 = load i64, ptr %30, align 8, !noalias !264
  %2835 = icmp eq i64 %2834, 0
  br i1 %2835, label %2836, label %2866
2836:
  %2837 = load i64, ptr %1032, align 8, !noalias !267
  %2838 = icmp slt i64 %2837, 1
  br i1 %2838, label %2855, label %2839
2839:
  %2840 = phi i64 [ %2853, %2851 ], [ 0, %2836 ]
  %2841 = phi i64 [ %2842, %2851 ], [ 0, %2836 ]
  %2842 = add nuw nsw i64 %2841, 1
  %2843 = getelementptr i64, ptr %1319, i64 %2841
  %2844 = load i64, ptr %2843, align 8, !noalias !270
  %2845 = icmp eq i64 %2844, %55
  br i1 %2845, label %2846, label %2851
2846:
  %2847 = getelementptr i64, ptr %1321, i64 %2841
  %2848 = load i64, ptr %2847, align 8, !noalias !270
  %2849 = icmp eq i64 %2848, 0
  %2850 = zext i1 %2849 to i64
  br label %2851
2851:
  %2852 = phi i64 [ %2850, %2846 ], [ 0, %2839 ]
  %2853 = add nuw nsw i64 %2852, %2840
  %2854 = icmp eq i64 %2842, %2837
  br i1 %2854, label %2855, label %2839
2855:
  %2856 = phi i64 [ 0, %2836 ], [ %2853, %2851 ]
  %2857 = icmp slt i64 %2856, -1
  %2858 = select i1 %2857, i64 %59, i64 0
  %2859 = getelementptr double, ptr %58, i64 %2856
  %2860 = getelementptr i8, ptr %2859, i64 8
  %2861 = getelementptr double, ptr %2860, i64 %2858
  %2862 = load double, ptr %2861, align 8, !noalias !231
  %2863 = load double, ptr %2859, align 8, !noalias !231
  %2864 = fsub double %2862, %2863
  %2865 = fadd double %2832, %2864
  br label %2866
2866:
  %2867 = phi double [ %2865, %2855 ], [ %2832, %2833 ], [ %2832, %2828 ]
  %2868 = load i64, ptr %1032, align 8, !noalias !273
  %2869 = icmp slt i64 %2868, 1
  br i1 %2869, label %2890, label %2870
2870:
  %2871 = phi i64 [ %2884, %2882 ], [ 0, %2866 ]
  %2872 = phi i64 [ %2873, %2882 ], [ 0, %2866 ]
  %2873 = add nuw nsw i64 %2872, 1
  %2874 = getelementptr i64, ptr %1323, i64 %2872
  %2875 = load i64, ptr %2874, align 8, !noalias !276
  %2876 = icmp eq i64 %2875, 0
  br i1 %2876, label %2877, label %2882
2877:
  %2878 = getelementptr i64, ptr %1325, i64 %2872
  %2879 = load i64, ptr %2878, align 8, !noalias !276
  %2880 = icmp eq i64 %2879, 1
  %2881 = zext i1 %2880 to i64
  br label %2882
2882:
  %2883 = phi i64 [ %2881, %2877 ], [ 0, %2870 ]
  %2884 = add nuw nsw i64 %2883, %2871
  %2885 = icmp eq i64 %2873, %2868
  br i1 %2885, label %2886, label %2870
2886:
  %2887 = uitofp nneg i64 %2884 to double
  %2888 = fadd double %2887, 1.000000e+00
  %2889 = tail call double @llvm.log.f64(double %2888)
  br label %2890
2890:
  %2891 = phi double [ 0.000000e+00, %2866 ], [ %2889, %2886 ]
  %2892 = fsub double %2867, %2891
  br label %3062
2893:
  call void @llvm.lifetime.start.p0(ptr nonnull %77), !noalias !62
  call void @llvm.lifetime.start.p0(ptr nonnull %78), !noalias !62
  store i64 0, ptr %77, align 8, !noalias !279
  store double 0.000000e+00, ptr %78, align 8, !noalias !279
  %2894 = load i64, ptr %1032, align 8, !noalias !282
  %2895 = icmp slt i64 %2894, 1
  br i1 %2895, label %2912, label %2896
2896:
  %2897 = phi i64 [ %2910, %2908 ], [ 0, %2893 ]
  %2898 = phi i64 [ %2899, %2908 ], [ 0, %2893 ]
  %2899 = add nuw nsw i64 %2898, 1
  %2900 = getelementptr i64, ptr %1301, i64 %2898
  %2901 = load i64, ptr %2900, align 8, !noalias !285
  %2902 = icmp eq i64 %2901, 0
  br i1 %2902, label %2903, label %2908
2903:
  %2904 = getelementptr i64, ptr %1303, i64 %2898
  %2905 = load i64, ptr %2904, align 8, !noalias !285
  %2906 = icmp eq i64 %2905, 1
  %2907 = zext i1 %2906 to i64
  br label %2908
2908:
  %2909 = phi i64 [ %2907, %2903 ], [ 0, %2896 ]
  %2910 = add nuw nsw i64 %2909, %2897
  %2911 = icmp eq i64 %2899, %2894
  br i1 %2911, label %2912, label %2896
2912:
  %2913 = phi i64 [ 0, %2893 ], [ %2910, %2908 ]
  %2914 = icmp eq i64 %2913, 0
  br i1 %2914, label %3058, label %2915
2915:
  store i64 0, ptr %77, align 8, !noalias !279
  call fastcc void @f3(ptr %77, ptr %74, i64 %75, i64 %1027, i64 %2913)
  %2916 = load i64, ptr %1032, align 8, !noalias !288
  %2917 = icmp sgt i64 %2916, 0
  br i1 %2917, label %2918, label %2950
2918:
  %2919 = load i64, ptr %77, align 8, !noalias !279
  %2920 = add nsw i64 %2916, -1
  br label %2921
2921:
  %2922 = phi i64 [ 0, %2918 ], [ %2949, %2942 ]
  %2923 = phi i64 [ 1, %2918 ], [ %2948, %2942 ]
  %2924 = phi i64 [ %2920, %2918 ], [ %2946, %2942 ]
  %2925 = phi i64 [ %2919, %2918 ], [ %2943, %2942 ]
  %2926 = icmp slt i64 %2922, 0
  %2927 = select i1 %2926, i64 %10, i64 0
  %2928 = getelementptr i64, ptr %1305, i64 %2922
  %2929 = getelementptr i64, ptr %2928, i64 %2927
  %2930 = load i64, ptr %2929, align 8, !noalias !291
  %2931 = icmp eq i64 %2930, 0
  br i1 %2931, label %2932, label %2942
2932:
  %2933 = select i1 %2926, i64 %13, i64 0
  %2934 = getelementptr i64, ptr %1307, i64 %2922
  %2935 = getelementptr i64, ptr %2934, i64 %2933
  %2936 = load i64, ptr %2935, align 8, !noalias !291
  %2937 = icmp eq i64 %2936, 1
  br i1 %2937, label %2938, label %2942
2938:
  %2939 = icmp eq i64 %2925, 0
  br i1 %2939, label %2950, label %2940
2940:
  %2941 = add nsw i64 %2925, -1
  br label %2942
2942:
  %2943 = phi i64 [ %2941, %2940 ], [ %2925, %2932 ], [ %2925, %2921 ]
  %2944 = icmp sgt i64 %2924, 0
  %2945 = sext i1 %2944 to i64
  %2946 = add nsw i64 %2924, %2945
  %2947 = zext i1 %2944 to i64
  %2948 = add i64 %2923, %2947
  %2949 = select i1 %2944, i64 %2923, i64 0
  br i1 %2944, label %2921, label %2950
2950:
  %2951 = phi i64 [ -1, %2915 ], [ %2922, %2938 ], [ -1, %2942 ]
  %2952 = icmp slt i64 %2951, 0
  %2953 = select i1 %2952, i64 %4, i64 0
  %2954 = getelementptr i64, ptr %1309, i64 %2951
  %2955 = getelementptr i64, ptr %2954, i64 %2953
  %2956 = load i64, ptr %2955, align 8, !noalias !294
  %2957 = icmp eq i64 %2956, %55
  br i1 %2957, label %2958, label %2966
2958:
  %2959 = select i1 %2952, i64 %10, i64 0
  %2960 = getelementptr i64, ptr %1311, i64 %2951
  %2961 = getelementptr i64, ptr %2960, i64 %2959
  %2962 = load i64, ptr %2961, align 8, !noalias !297
  %2963 = icmp eq i64 %2962, 0
  %2964 = select i1 %2963, i1 true, i1 %186
  %2965 = select i1 %2963, double 0xBFF9C041F7ED8D33, double %185
  br i1 %2964, label %2968, label %2967
2966:
  br i1 %186, label %2968, label %2967
2967:
  br label %2968
2968:
  %2969 = phi double [ %185, %2966 ], [ %187, %2967 ], [ %2965, %2958 ]
  %2970 = select i1 %2952, i64 %7, i64 0
  %2971 = getelementptr i64, ptr %1313, i64 %2951
  %2972 = getelementptr i64, ptr %2971, i64 %2970
  %2973 = load i64, ptr %2972, align 8, !noalias !294
  %2974 = icmp eq i64 %2973, 4503599627370496
  br i1 %2974, label %2981, label %2975
2975:
  %2976 = sub nsw i64 %57, %2956
  %2977 = sitofp i64 %2976 to double
  %2978 = tail call double @llvm.log.f64(double %2977)
  %2979 = fsub double 0xBFF34378FCBDA720, %2978
  %2980 = fadd double %2979, %2969
  br label %2985
2981:
  %2982 = icmp slt i64 %2956, %57
  br i1 %2982, label %2983, label %2985
2983:
  %2984 = fadd double %2969, 0xBFD6D3C324E13F50
  br label %2985
2985:
  %2986 = phi double [ %2980, %2975 ], [ %2984, %2983 ], [ %2969, %2981 ]
  %2987 = select i1 %2952, i64 %26, i64 0
  %2988 = add i64 %2987, %2951
  %2989 = mul i64 %2988, %27
  %2990 = getelementptr double, ptr %1315, i64 %2989
  %2991 = load double, ptr %2990, align 8, !noalias !294
  %2992 = fcmp une double %2991, 0.000000e+00
  br i1 %2992, label %2993, label %3012
2993:
  %2994 = tail call double @llvm.fabs.f64(double %2991)
  br label %2995
2995:
  %2996 = phi double [ %49, %2993 ], [ %3005, %2995 ]
  %2997 = phi double [ 0.000000e+00, %2993 ], [ %3004, %2995 ]
  %2998 = phi i64 [ 3, %2993 ], [ %2999, %2995 ]
  %2999 = add nsw i64 %2998, -1
  %3000 = fcmp ugt double %2994, %2996
  %3001 = fmul double %2996, 6.000000e+00
  %3002 = fdiv double 1.000000e+00, %3001
  %3003 = fadd double %2997, %3002
  %3004 = select i1 %3000, double %2997, double %3003
  %3005 = fmul double %2996, 2.500000e-01
  %3006 = icmp samesign ugt i64 %2998, 1
  br i1 %3006, label %2995, label %3007
3007:
  %3008 = fcmp ogt double %3004, 0.000000e+00
  %3009 = tail call double @llvm.log.f64(double %3004)
  %3010 = select i1 %3008, double %3009, double 0xFFF0000000000000
  %3011 = fadd double %2986, %3010
  br label %3012
3012:
  %3013 = phi double [ %3011, %3007 ], [ %2986, %2985 ]
  %3014 = fsub double %3013, %191
  %3015 = select i1 %189, double %3014, double %3013
  store double 0.000000e+00, ptr %78, align 8, !noalias !279
  call fastcc void @f4(ptr %78, ptr readonly %2, i64 %3, i64 %4, ptr readonly %5, i64 %6, i64 %7, ptr readonly %8, i64 %9, i64 %10, ptr readonly %11, i64 %12, i64 %13, ptr readonly %14, i64 %15, i64 %16, i64 %17, ptr readonly %18, i64 %19, i64 %20, ptr readonly %21, i64 %22, i64 %23, ptr readonly %24, i64 %25, i64 %26, i64 %27, i64 %1027, i64 %2951, double %48, double %49, double %50, double %51, double %52, double %53, double %54, i64 %55, i64 %57)
  %3016 = load double, ptr %78, align 8, !noalias !279
  %3017 = fsub double %3015, %3016
  br i1 %2957, label %3018, label %3053
3018:
  %3019 = select i1 %2952, i64 %10, i64 0
  %3020 = getelementptr i64, ptr %1317, i64 %2951
  %3021 = getelementptr i64, ptr %3020, i64 %3019
  %3022 = load i64, ptr %3021, align 8, !noalias !300
  %3023 = icmp eq i64 %3022, 0
  br i1 %3023, label %3024, label %3053
3024:
  %3025 = icmp slt i64 %2916, 1
  br i1 %3025, label %3042, label %3026
3026:
  %3027 = phi i64 [ %3040, %3038 ], [ 0, %3024 ]
  %3028 = phi i64 [ %3029, %3038 ], [ 0, %3024 ]
  %3029 = add nuw nsw i64 %3028, 1
  %3030 = getelementptr i64, ptr %1309, i64 %3028
  %3031 = load i64, ptr %3030, align 8, !noalias !303
  %3032 = icmp eq i64 %3031, %55
  br i1 %3032, label %3033, label %3038
3033:
  %3034 = getelementptr i64, ptr %1317, i64 %3028
  %3035 = load i64, ptr %3034, align 8, !noalias !303
  %3036 = icmp eq i64 %3035, 0
  %3037 = zext i1 %3036 to i64
  br label %3038
3038:
  %3039 = phi i64 [ %3037, %3033 ], [ 0, %3026 ]
  %3040 = add nuw nsw i64 %3039, %3027
  %3041 = icmp eq i64 %3029, %2916
  br i1 %3041, label %3042, label %3026
3042:
  %3043 = phi i64 [ 0, %3024 ], [ %3040, %3038 ]
  %3044 = icmp sgt i64 %3043, 0
  %3045 = select i1 %3044, i64 0, i64 %59
  %3046 = getelementptr double, ptr %58, i64 %3043
  %3047 = getelementptr i8, ptr %3046, i64 -8
  %3048 = getelementptr double, ptr %3047, i64 %3045
  %3049 = load double, ptr %3048, align 8, !noalias !279
  %3050 = load double, ptr %3046, align 8, !noalias !279
  %3051 = fsub double %3049, %3050
  %3052 = fadd double %3017, %3051
  br label %3053
3053:
  %3054 = phi double [ %3052, %3042 ], [ %3017, %3018 ], [ %3017, %3012 ]
  %3055 = sitofp i64 %2913 to double
  %3056 = tail call double @llvm.log.f64(double %3055)
  %3057 = fadd double %3056, %3054
  br label %3058
3058:
  %3059 = phi i64 [ %2951, %3053 ], [ 0, %2912 ]
  %3060 = phi double [ %3057, %3053 ], [ 0xFFF0000000000000, %2912 ]
  %3061 = phi i64 [ 1, %3053 ], [ -1, %2912 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %77), !noalias !62
  call void @llvm.lifetime.end.p0(ptr nonnull %78), !noalias !62
  br label %3062
3062:
  %3063 = phi i64 [ %2197, %2194 ], [ %2596, %2594 ], [ %3059, %3058 ], [ 0, %2890 ], [ 0, %2719 ], [ 0, %2614 ]
  %3064 = phi double [ %2196, %2194 ], [ %2597, %2594 ], [ %3060, %3058 ], [ %2892, %2890 ], [ 0xFFF0000000000000, %2719 ], [ 0xFFF0000000000000, %2614 ]
  %3065 = phi i64 [ 0, %2194 ], [ %2598, %2594 ], [ 0, %3058 ], [ 0, %2890 ], [ 0, %2719 ], [ 0, %2614 ]
  %3066 = phi i64 [ %2198, %2194 ], [ %2595, %2594 ], [ 0, %3058 ], [ 1, %2890 ], [ 0, %2719 ], [ 0, %2614 ]
  %3067 = phi i64 [ %2195, %2194 ], [ %2599, %2594 ], [ %3061, %3058 ], [ 0, %2890 ], [ -1, %2719 ], [ -1, %2614 ]
  %3068 = icmp slt i64 %3067, 0
  br i1 %3068, label %1024, label %339
}
declare double @llvm.log.f64(double) #2
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr #3 {
  %6 = icmp slt i64 %3, 0
  %7 = select i1 %6, i64 %2, i64 0
  %8 = getelementptr i64, ptr %1, i64 %3
  %9 = getelementptr i64, ptr %8, i64 %7
  %10 = load i64, ptr %9, align 8, !noalias !308
  %11 = add i64 %10, -7046029254386353131
  store i64 %11, ptr %9, align 8, !noalias !308
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
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, i64 %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, i64 %19, ptr readonly captures(none) %20, i64 %21, i64 %22, ptr readonly captures(none) %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, double %29, double %30, double %31, double %32, double %33, double %34, double %35, i64 %36, i64 %37) unnamed_addr #1 {
  %39 = icmp slt i64 %27, 0
  %40 = select i1 %39, i64 %2, i64 0
  %41 = add i64 %40, %27
  %42 = icmp slt i64 %28, 0
  %43 = select i1 %42, i64 %3, i64 0
  %44 = mul i64 %41, %3
  %45 = getelementptr i64, ptr %1, i64 %44
  %46 = getelementptr i64, ptr %45, i64 %28
  %47 = getelementptr i64, ptr %46, i64 %43
  %48 = load i64, ptr %47, align 8
  %49 = select i1 %39, i64 %5, i64 0
  %50 = add i64 %49, %27
  %51 = select i1 %42, i64 %6, i64 0
  %52 = mul i64 %50, %6
  %53 = getelementptr i64, ptr %4, i64 %52
  %54 = getelementptr i64, ptr %53, i64 %28
  %55 = getelementptr i64, ptr %54, i64 %51
  %56 = load i64, ptr %55, align 8, !noalias !311
  %57 = icmp eq i64 %56, 4503599627370496
  %58 = add nsw i64 %56, -1
  %59 = select i1 %57, i64 %37, i64 %58
  %60 = select i1 %39, i64 %18, i64 0
  %61 = add i64 %60, %27
  %62 = select i1 %42, i64 %19, i64 0
  %63 = mul i64 %61, %19
  %64 = getelementptr double, ptr %17, i64 %63
  %65 = getelementptr double, ptr %64, i64 %28
  %66 = getelementptr double, ptr %65, i64 %62
  %67 = load double, ptr %66, align 8
  %68 = icmp slt i64 %59, %48
  %69 = fcmp ult double %67, 0.000000e+00
  %70 = fcmp ugt double %67, 1.000000e+00
  %71 = or i1 %69, %70
  %72 = select i1 %68, i1 true, i1 %71
  br i1 %72, label %73, label %75
73:
  %74 = phi double [ 0xFFF0000000000000, %38 ], [ %120, %119 ], [ 0xFFF0000000000000, %75 ], [ %186, %185 ], [ 0xFFF0000000000000, %160 ], [ 0xFFF0000000000000, %179 ]
  store double %74, ptr %0, align 8
  ret void
75:
  %76 = select i1 %39, i64 %21, i64 0
  %77 = add i64 %76, %27
  %78 = mul i64 %77, %22
  %79 = getelementptr double, ptr %20, i64 %78
  %80 = getelementptr double, ptr %79, i64 %28
  %81 = select i1 %42, i64 %22, i64 0
  %82 = getelementptr double, ptr %80, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fcmp ugt double %34, %83
  %85 = fcmp ugt double %83, %35
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %73, label %87
87:
  %88 = sub nsw i64 %59, %48
  %89 = fneg double %33
  %90 = tail call double @log1p(double %89)
  %91 = sitofp i64 %88 to double
  %92 = fmul double %90, %91
  br i1 %57, label %96, label %93
93:
  %94 = tail call double @llvm.log.f64(double %33)
  %95 = fadd double %94, %92
  br label %96
96:
  %97 = phi double [ %95, %93 ], [ %92, %87 ]
  %98 = select i1 %39, i64 %8, i64 0
  %99 = add i64 %98, %27
  %100 = select i1 %42, i64 %9, i64 0
  %101 = mul i64 %99, %9
  %102 = getelementptr i64, ptr %7, i64 %101
  %103 = getelementptr i64, ptr %102, i64 %28
  %104 = getelementptr i64, ptr %103, i64 %100
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  %107 = icmp sgt i64 %48, %36
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %112
109:
  %110 = tail call double @llvm.log.f64(double %32)
  %111 = fadd double %110, %97
  br label %112
112:
  %113 = phi double [ %111, %109 ], [ %97, %96 ]
  %114 = fcmp ogt double %35, %34
  br i1 %114, label %115, label %119
115:
  %116 = fsub double %35, %34
  %117 = tail call double @llvm.log.f64(double %116)
  %118 = fsub double %113, %117
  br label %119
119:
  %120 = phi double [ %118, %115 ], [ %113, %112 ]
  %121 = fsub double 1.000000e+00, %29
  %122 = fmul double %30, 2.000000e+00
  %123 = fdiv double %121, %122
  %124 = tail call double @llvm.log.f64(double %123)
  %125 = select i1 %39, i64 %11, i64 0
  %126 = add i64 %125, %27
  %127 = select i1 %42, i64 %12, i64 0
  %128 = mul i64 %126, %12
  %129 = getelementptr i64, ptr %10, i64 %128
  %130 = getelementptr i64, ptr %129, i64 %28
  %131 = getelementptr i64, ptr %130, i64 %127
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %132, 1
  br i1 %133, label %73, label %134
134:
  %135 = select i1 %39, i64 %24, i64 0
  %136 = add i64 %135, %27
  %137 = select i1 %42, i64 %25, i64 0
  %138 = add i64 %137, %28
  %139 = mul i64 %26, %25
  %140 = mul i64 %139, %136
  %141 = mul i64 %138, %26
  %142 = getelementptr double, ptr %23, i64 %140
  %143 = getelementptr double, ptr %142, i64 %141
  %144 = select i1 %39, i64 %14, i64 0
  %145 = add i64 %144, %27
  %146 = select i1 %42, i64 %15, i64 0
  %147 = add i64 %146, %28
  %148 = mul i64 %16, %15
  %149 = mul i64 %148, %145
  %150 = mul i64 %147, %16
  %151 = getelementptr i64, ptr %13, i64 %149
  %152 = getelementptr i64, ptr %151, i64 %150
  %153 = add nsw i64 %59, 1
  %154 = tail call double @llvm.log.f64(double %29)
  %155 = fmul double %121, %31
  %156 = tail call double @llvm.log.f64(double %31)
  br label %188
157:
  %158 = getelementptr i64, ptr %152, i64 %191
  %159 = load i64, ptr %158, align 8
  br label %160
160:
  %161 = phi i64 [ %159, %157 ], [ %153, %188 ]
  %162 = icmp sle i64 %161, %196
  %163 = tail call double @llvm.fabs.f64(double %193)
  %164 = fcmp ogt double %163, %30
  %165 = select i1 %162, i1 true, i1 %164
  br i1 %165, label %73, label %166
166:
  %167 = fcmp oeq double %193, 0.000000e+00
  %168 = select i1 %167, double %154, double %124
  %169 = select i1 %167, double %155, double %31
  %170 = xor i64 %196, -1
  %171 = add i64 %161, %170
  %172 = fadd double %189, %168
  %173 = fneg double %169
  %174 = tail call double @log1p(double %173)
  %175 = sitofp i64 %171 to double
  %176 = fmul double %174, %175
  %177 = fadd double %172, %176
  br i1 %194, label %178, label %185
178:
  br i1 %167, label %179, label %183
179:
  %180 = getelementptr double, ptr %143, i64 %191
  %181 = load double, ptr %180, align 8
  %182 = fcmp oeq double %181, 0.000000e+00
  br i1 %182, label %73, label %183
183:
  %184 = fadd double %156, %177
  br label %185
185:
  %186 = phi double [ %184, %183 ], [ %177, %166 ]
  %187 = icmp eq i64 %191, %132
  br i1 %187, label %73, label %188
188:
  %189 = phi double [ %120, %134 ], [ %186, %185 ]
  %190 = phi i64 [ 0, %134 ], [ %191, %185 ]
  %191 = add nuw nsw i64 %190, 1
  %192 = getelementptr double, ptr %143, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = icmp slt i64 %191, %132
  %195 = getelementptr i64, ptr %152, i64 %190
  %196 = load i64, ptr %195, align 8
  br i1 %194, label %157, label %160
}
declare double @log1p(double) local_unnamed_addr #4
declare double @llvm.fabs.f64(double) #2
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) %0, double %1, ptr captures(none) %2, i64 %3, i64 %4) unnamed_addr #1 {
  %6 = icmp slt i64 %4, 0
  %7 = select i1 %6, i64 %3, i64 0
  %8 = getelementptr i64, ptr %2, i64 %4
  %9 = getelementptr i64, ptr %8, i64 %7
  %10 = load i64, ptr %9, align 8, !noalias !314
  %11 = add i64 %10, -7046029254386353131
  store i64 %11, ptr %9, align 8, !noalias !314
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
  store i64 %28, ptr %9, align 8, !noalias !319
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
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, double %4, i64 range(i64 5, 8) %5) unnamed_addr #1 {
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
  %16 = load i64, ptr %15, align 8, !noalias !322
  %17 = add i64 %16, -7046029254386353131
  store i64 %17, ptr %15, align 8, !noalias !322
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
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3) unnamed_addr #3 {
  %5 = icmp slt i64 %3, 0
  %6 = select i1 %5, i64 %2, i64 0
  %7 = getelementptr i64, ptr %1, i64 %3
  %8 = getelementptr i64, ptr %7, i64 %6
  %9 = load i64, ptr %8, align 8, !noalias !325
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
  store i64 %25, ptr %8, align 8, !noalias !330
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
declare double @llvm.floor.f64(double) #5
declare i64 @llvm.smin.i64(i64, i64) #5
declare i64 @llvm.smax.i64(i64, i64) #5
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!12 = !{!13, !10}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!15 = !{!16, !10}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler17_change_of_energyB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29x165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler17_change_of_energyB3v62B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29x165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler7_acceptB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler7_acceptB3v63B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE65Proposal_28int64_2c_20int64_2c_20int64_2c_20int64_2c_20float64_29345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!27 = !{!28, !30, !25}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!30 = distinct !{!30, !31, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!31 = distinct !{!31, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!32 = !{!30, !25}
!33 = !{!34, !36, !25}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!36 = distinct !{!36, !37, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!37 = distinct !{!37, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!38 = !{!36, !25}
!39 = !{!40, !42, !25}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!42 = distinct !{!42, !43, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!43 = distinct !{!43, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_putB3v64B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!44 = !{!42, !25}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler5_loadB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler5_loadB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29165Workspace_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!48 = !{!49, !46}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks12fill_columnsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx158Window_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_204d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
!51 = !{!52, !49, !46}
!52 = distinct !{!52, !53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!53 = distinct !{!53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!54 = !{!55, !49, !46}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10is_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!57 = !{!58, !60}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!60 = distinct !{!60, !61, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_proposeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!61 = distinct !{!61, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_proposeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!62 = !{!60}
!63 = !{!64, !60}
!64 = distinct !{!64, !65, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler9_move_oneB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler9_move_oneB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!66 = !{!67, !64, !60}
!67 = distinct !{!67, !68, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!68 = distinct !{!68, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!69 = !{!70, !64, !60}
!70 = distinct !{!70, !71, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!71 = distinct !{!71, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!72 = !{!73, !64, !60}
!73 = distinct !{!73, !74, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!74 = distinct !{!74, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!75 = !{!76, !64, !60}
!76 = distinct !{!76, !77, !"_ZN20heatcloak_aggregator8recovery8tracking5moves15change_velocityB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!77 = distinct !{!77, !"_ZN20heatcloak_aggregator8recovery8tracking5moves15change_velocityB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!78 = !{!79, !76, !64, !60}
!79 = distinct !{!79, !80, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!80 = distinct !{!80, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!81 = !{!82, !79, !76, !64, !60}
!82 = distinct !{!82, !83, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!83 = distinct !{!83, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!84 = !{!85, !79, !76, !64, !60}
!85 = distinct !{!85, !86, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!86 = distinct !{!86, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!87 = !{!88, !64, !60}
!88 = distinct !{!88, !89, !"_ZN20heatcloak_aggregator8recovery8tracking5moves13stand_or_walkB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!89 = distinct !{!89, !"_ZN20heatcloak_aggregator8recovery8tracking5moves13stand_or_walkB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!90 = !{!91, !88, !64, !60}
!91 = distinct !{!91, !92, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!93 = !{!94, !91, !88, !64, !60}
!94 = distinct !{!94, !95, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!95 = distinct !{!95, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!96 = !{!97, !91, !88, !64, !60}
!97 = distinct !{!97, !98, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!98 = distinct !{!98, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!99 = !{!100, !88, !64, !60}
!100 = distinct !{!100, !101, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!101 = distinct !{!101, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!102 = !{!103, !100, !88, !64, !60}
!103 = distinct !{!103, !104, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!104 = distinct !{!104, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!105 = !{!106, !100, !88, !64, !60}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!108 = !{!109, !64, !60}
!109 = distinct !{!109, !110, !"_ZN20heatcloak_aggregator8recovery8tracking5moves8add_turnB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!110 = distinct !{!110, !"_ZN20heatcloak_aggregator8recovery8tracking5moves8add_turnB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!111 = !{!112, !109, !64, !60}
!112 = distinct !{!112, !113, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!113 = distinct !{!113, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!114 = !{!115, !109, !64, !60}
!115 = distinct !{!115, !116, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!116 = distinct !{!116, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!117 = !{!118, !109, !64, !60}
!118 = distinct !{!118, !119, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!119 = distinct !{!119, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!120 = !{!121, !64, !60}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11remove_turnB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11remove_turnB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!123 = !{!124, !121, !64, !60}
!124 = distinct !{!124, !125, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!125 = distinct !{!125, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!126 = !{!127, !121, !64, !60}
!127 = distinct !{!127, !128, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!128 = distinct !{!128, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!129 = !{!130, !64, !60}
!130 = distinct !{!130, !131, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10shift_turnB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!131 = distinct !{!131, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10shift_turnB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!132 = !{!133, !130, !64, !60}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!135 = !{!136, !130, !64, !60}
!136 = distinct !{!136, !137, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!137 = distinct !{!137, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!138 = !{!139, !64, !60}
!139 = distinct !{!139, !140, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12change_birthB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12change_birthB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!141 = !{!142, !139, !64, !60}
!142 = distinct !{!142, !143, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!143 = distinct !{!143, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!144 = !{!145, !139, !64, !60}
!145 = distinct !{!145, !146, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!146 = distinct !{!146, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!147 = !{!148, !64, !60}
!148 = distinct !{!148, !149, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10change_endB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10change_endB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!150 = !{!151, !148, !64, !60}
!151 = distinct !{!151, !152, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!152 = distinct !{!152, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!153 = !{!154, !64, !60}
!154 = distinct !{!154, !155, !"_ZN20heatcloak_aggregator8recovery8tracking5moves16change_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!155 = distinct !{!155, !"_ZN20heatcloak_aggregator8recovery8tracking5moves16change_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!156 = !{!157, !64, !60}
!157 = distinct !{!157, !158, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!158 = distinct !{!158, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_placeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!159 = !{!160, !64, !60}
!160 = distinct !{!160, !161, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!161 = distinct !{!161, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!162 = !{!163, !160, !64, !60}
!163 = distinct !{!163, !164, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!164 = distinct !{!164, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!165 = !{!166, !64, !60}
!166 = distinct !{!166, !167, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!167 = distinct !{!167, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!168 = !{!169, !64, !60}
!169 = distinct !{!169, !170, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!170 = distinct !{!170, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!171 = !{!172, !64, !60}
!172 = distinct !{!172, !173, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!173 = distinct !{!173, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!174 = !{!175, !172, !64, !60}
!175 = distinct !{!175, !176, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!176 = distinct !{!176, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!177 = !{!178, !60}
!178 = distinct !{!178, !179, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler9_move_twoB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!179 = distinct !{!179, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler9_move_twoB3v50B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!180 = !{!181, !178, !60}
!181 = distinct !{!181, !182, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!182 = distinct !{!182, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!183 = !{!184, !178, !60}
!184 = distinct !{!184, !185, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!185 = distinct !{!185, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!186 = !{!187, !178, !60}
!187 = distinct !{!187, !188, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!188 = distinct !{!188, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!189 = !{!190, !178, !60}
!190 = distinct !{!190, !191, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_apartB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!191 = distinct !{!191, !"_ZN20heatcloak_aggregator8recovery8tracking5moves11shift_apartB3v51B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedEx"}
!192 = !{!193, !178, !60}
!193 = distinct !{!193, !194, !"_ZN20heatcloak_aggregator8recovery8tracking5moves18exchange_intensityB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN20heatcloak_aggregator8recovery8tracking5moves18exchange_intensityB3v52B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!195 = !{!196, !178, !60}
!196 = distinct !{!196, !197, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10turn_apartB3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!197 = distinct !{!197, !"_ZN20heatcloak_aggregator8recovery8tracking5moves10turn_apartB3v53B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!198 = !{!199, !196, !178, !60}
!199 = distinct !{!199, !200, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!200 = distinct !{!200, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!201 = !{!202, !199, !196, !178, !60}
!202 = distinct !{!202, !203, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!203 = distinct !{!203, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!204 = !{!205, !199, !196, !178, !60}
!205 = distinct !{!205, !206, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!206 = distinct !{!206, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!207 = !{!208, !196, !178, !60}
!208 = distinct !{!208, !209, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!209 = distinct !{!209, !"_ZN20heatcloak_aggregator8recovery8tracking5moves17_turn_about_pivotB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!210 = !{!211, !208, !196, !178, !60}
!211 = distinct !{!211, !212, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!212 = distinct !{!212, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!213 = !{!214, !208, !196, !178, !60}
!214 = distinct !{!214, !215, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx: %retptr"}
!215 = distinct !{!215, !"_ZN20heatcloak_aggregator8recovery8tracking5moves12_segment_endB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxxx"}
!216 = !{!217, !178, !60}
!217 = distinct !{!217, !218, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!218 = distinct !{!218, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!219 = !{!220, !217, !178, !60}
!220 = distinct !{!220, !221, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!221 = distinct !{!221, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!222 = !{!223, !178, !60}
!223 = distinct !{!223, !224, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!224 = distinct !{!224, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!225 = !{!226, !223, !178, !60}
!226 = distinct !{!226, !227, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!227 = distinct !{!227, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!228 = !{!229, !60}
!229 = distinct !{!229, !230, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!230 = distinct !{!230, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!231 = !{!232, !60}
!232 = distinct !{!232, !233, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_addB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!233 = distinct !{!233, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler4_addB3v54B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!234 = !{!235, !232, !60}
!235 = distinct !{!235, !236, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals10draw_trackB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!236 = distinct !{!236, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals10draw_trackB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!237 = !{!238, !235, !232, !60}
!238 = distinct !{!238, !239, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!239 = distinct !{!239, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!240 = !{!241, !235, !232, !60}
!241 = distinct !{!241, !242, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!242 = distinct !{!242, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!243 = !{!244, !235, !232, !60}
!244 = distinct !{!244, !245, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!245 = distinct !{!245, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!246 = !{!247, !235, !232, !60}
!247 = distinct !{!247, !248, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!248 = distinct !{!248, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!249 = !{!250, !235, !232, !60}
!250 = distinct !{!250, !251, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!251 = distinct !{!251, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!252 = !{!253, !232, !60}
!253 = distinct !{!253, !254, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!254 = distinct !{!254, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior9log_priorB3v46B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!255 = !{!256, !253, !232, !60}
!256 = distinct !{!256, !257, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!257 = distinct !{!257, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!258 = !{!259, !261, !232, !60}
!259 = distinct !{!259, !260, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!260 = distinct !{!260, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!261 = distinct !{!261, !262, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9log_drawnB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!262 = distinct !{!262, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9log_drawnB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!263 = !{!261, !232, !60}
!264 = !{!265, !232, !60}
!265 = distinct !{!265, !266, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!266 = distinct !{!266, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!267 = !{!268, !232, !60}
!268 = distinct !{!268, !269, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!269 = distinct !{!269, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!270 = !{!271, !268, !232, !60}
!271 = distinct !{!271, !272, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!272 = distinct !{!272, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!273 = !{!274, !232, !60}
!274 = distinct !{!274, !275, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9removableB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x: %retptr"}
!275 = distinct !{!275, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9removableB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x"}
!276 = !{!277, !274, !232, !60}
!277 = distinct !{!277, !278, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!278 = distinct !{!278, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!279 = !{!280, !60}
!280 = distinct !{!280, !281, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler7_removeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!281 = distinct !{!281, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler7_removeB3v60B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!282 = !{!283, !280, !60}
!283 = distinct !{!283, !284, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9removableB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x: %retptr"}
!284 = distinct !{!284, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9removableB3v58B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x"}
!285 = !{!286, !283, !280, !60}
!286 = distinct !{!286, !287, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!287 = distinct !{!287, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!288 = !{!289, !280, !60}
!289 = distinct !{!289, !290, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals14pick_removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!290 = distinct !{!290, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals14pick_removableB3v61B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!291 = !{!292, !289, !280, !60}
!292 = distinct !{!292, !293, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!293 = distinct !{!293, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals15_can_be_removedB3v59B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
!294 = !{!295, !280, !60}
!295 = distinct !{!295, !296, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9log_drawnB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!296 = distinct !{!296, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals9log_drawnB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!297 = !{!298, !295, !280, !60}
!298 = distinct !{!298, !299, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!299 = distinct !{!299, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!300 = !{!301, !280, !60}
!301 = distinct !{!301, !302, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!302 = distinct !{!302, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!303 = !{!304, !306, !280, !60}
!304 = distinct !{!304, !305, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!305 = distinct !{!305, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10is_initialB3v48B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!306 = distinct !{!306, !307, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!307 = distinct !{!307, !"_ZN20heatcloak_aggregator8recovery8tracking7sampler8_initialB3v49B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!308 = !{!309}
!309 = distinct !{!309, !310, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!310 = distinct !{!310, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!311 = !{!312}
!312 = distinct !{!312, !313, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!313 = distinct !{!313, !"_ZN20heatcloak_aggregator8recovery8tracking11track_prior10last_roundB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!314 = !{!315, !317}
!315 = distinct !{!315, !316, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!316 = distinct !{!316, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!317 = distinct !{!317, !318, !"_ZN20heatcloak_aggregator8recovery8tracking5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx: %retptr"}
!318 = distinct !{!318, !"_ZN20heatcloak_aggregator8recovery8tracking5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx"}
!319 = !{!320}
!320 = distinct !{!320, !321, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!321 = distinct !{!321, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!322 = !{!323}
!323 = distinct !{!323, !324, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!324 = distinct !{!324, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!325 = !{!326, !328}
!326 = distinct !{!326, !327, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!327 = distinct !{!327, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!328 = distinct !{!328, !329, !"_ZN20heatcloak_aggregator8recovery8tracking5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx: %retptr"}
!329 = distinct !{!329, !"_ZN20heatcloak_aggregator8recovery8tracking5moves5belowB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedExx"}
!330 = !{!331}
!331 = distinct !{!331, !332, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!332 = distinct !{!332, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
