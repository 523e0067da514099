; d9ba71e2d95eed6d85d99ed84f4d70be54091fb46434273ac9dc142e9af9733c
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr writeonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, double %11, double %12, double %13, double %14, double %15, double %16, double %17, double %18, double %19, i64 %20, ptr readonly captures(none) %21, ptr readonly captures(none) %22, i64 %23, i64 %24, ptr captures(none) %25, ptr captures(none) %26, ptr captures(none) %27, ptr captures(none) %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35) unnamed_addr #0 {
  %37 = alloca ptr, align 8
  %38 = alloca ptr, align 8
  %39 = alloca ptr, align 8
  %40 = alloca ptr, align 8
  %41 = alloca ptr, align 8
  %42 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %41)
  call void @llvm.lifetime.start.p0(ptr nonnull %42)
  store ptr null, ptr %41, align 8, !noalias !0
  store ptr null, ptr %42, align 8, !noalias !0
  %43 = icmp sgt i64 %29, 0
  br i1 %43, label %44, label %782
44:
  %45 = add nsw i64 %29, -1
  %46 = icmp slt i64 %34, 1
  %47 = sub nsw i64 %20, %24
  %48 = add nsw i64 %47, 1
  %49 = sub i64 %20, %48
  %50 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = icmp slt i64 %49, 1
  %52 = fsub double %19, %18
  %53 = mul i64 %31, %30
  %54 = fneg double %16
  %55 = getelementptr double, ptr %25, i64 %34
  %56 = fneg double %17
  %57 = tail call double @llvm.log.f64(double %17)
  %58 = icmp slt i64 %23, 1
  %59 = sitofp i64 %23 to double
  %60 = shl i64 %34, 4
  %61 = getelementptr i8, ptr %25, i64 %60
  %62 = fdiv double %16, %59
  %63 = tail call double @llvm.log.f64(double %62)
  br label %71
64:
  %65 = icmp sgt i64 %74, 0
  %66 = sext i1 %65 to i64
  %67 = add nsw i64 %74, %66
  %68 = zext i1 %65 to i64
  %69 = add i64 %73, %68
  %70 = select i1 %65, i64 %73, i64 0
  br i1 %65, label %71, label %782
71:
  %72 = phi i64 [ 0, %44 ], [ %70, %64 ]
  %73 = phi i64 [ 1, %44 ], [ %69, %64 ]
  %74 = phi i64 [ %45, %44 ], [ %67, %64 ]
  br i1 %46, label %75, label %561
75:
  br i1 %51, label %95, label %76
76:
  %77 = icmp slt i64 %72, 0
  %78 = select i1 %77, i64 %29, i64 0
  %79 = getelementptr i64, ptr %1, i64 %72
  %80 = getelementptr i64, ptr %79, i64 %78
  %81 = add i64 %78, %72
  %82 = mul i64 %81, %30
  %83 = getelementptr i64, ptr %3, i64 %82
  %84 = getelementptr i64, ptr %28, i64 %72
  %85 = getelementptr i64, ptr %84, i64 %78
  %86 = getelementptr i64, ptr %2, i64 %82
  %87 = getelementptr i64, ptr %4, i64 %82
  %88 = getelementptr i64, ptr %5, i64 %82
  %89 = mul i64 %81, %53
  %90 = getelementptr i64, ptr %6, i64 %89
  %91 = getelementptr double, ptr %7, i64 %82
  %92 = getelementptr double, ptr %8, i64 %82
  %93 = getelementptr double, ptr %9, i64 %82
  %94 = getelementptr double, ptr %10, i64 %89
  br label %568
95:
  %96 = icmp slt i64 %72, 0
  %97 = select i1 %96, i64 %29, i64 0
  %98 = getelementptr i64, ptr %1, i64 %72
  %99 = getelementptr i64, ptr %98, i64 %97
  %100 = load i64, ptr %99, align 8, !noalias !0
  %101 = icmp slt i64 %100, 1
  br i1 %101, label %188, label %102
102:
  %103 = add i64 %97, %72
  %104 = mul i64 %103, %30
  %105 = getelementptr i64, ptr %3, i64 %104
  %106 = getelementptr double, ptr %7, i64 %104
  %107 = getelementptr i64, ptr %2, i64 %104
  %108 = getelementptr i64, ptr %5, i64 %104
  %109 = mul i64 %103, %53
  %110 = getelementptr i64, ptr %6, i64 %109
  %111 = getelementptr double, ptr %10, i64 %109
  %112 = getelementptr double, ptr %8, i64 %104
  br label %725
113:
  call void @llvm.lifetime.start.p0(ptr nonnull %40), !noalias !0
  store ptr null, ptr %40, align 8, !noalias !3
  %114 = getelementptr double, ptr %106, i64 %727
  %115 = load double, ptr %114, align 8, !noalias !6
  %116 = getelementptr i64, ptr %107, i64 %727
  %117 = load i64, ptr %116, align 8, !noalias !6
  %118 = getelementptr i64, ptr %108, i64 %727
  %119 = load i64, ptr %118, align 8, !noalias !6
  %120 = icmp sgt i64 %119, 1
  br i1 %120, label %121, label %150
121:
  %122 = mul i64 %727, %31
  %123 = getelementptr i64, ptr %110, i64 %122
  %124 = getelementptr i8, ptr %123, i64 8
  %125 = load i64, ptr %124, align 8, !noalias !6
  %126 = icmp sgt i64 %20, %125
  br i1 %126, label %127, label %150
127:
  %128 = getelementptr double, ptr %111, i64 %122
  %129 = add nsw i64 %119, -1
  %130 = add nsw i64 %119, -2
  br label %131
131:
  %132 = phi i64 [ %139, %145 ], [ %117, %127 ]
  %133 = phi i64 [ %137, %145 ], [ 0, %127 ]
  %134 = phi double [ %143, %145 ], [ %115, %127 ]
  %135 = getelementptr double, ptr %128, i64 %133
  %136 = load double, ptr %135, align 8, !noalias !6
  %137 = add nuw nsw i64 %133, 1
  %138 = getelementptr i64, ptr %123, i64 %137
  %139 = load i64, ptr %138, align 8, !noalias !6
  %140 = sub nsw i64 %139, %132
  %141 = sitofp i64 %140 to double
  %142 = fmul double %136, %141
  %143 = fadd double %134, %142
  %144 = icmp eq i64 %133, %130
  br i1 %144, label %150, label %145
145:
  %146 = getelementptr i64, ptr %123, i64 %133
  %147 = getelementptr i8, ptr %146, i64 16
  %148 = load i64, ptr %147, align 8, !noalias !6
  %149 = icmp sgt i64 %20, %148
  br i1 %149, label %131, label %150
150:
  %151 = phi i64 [ %117, %121 ], [ %117, %113 ], [ %139, %131 ], [ %139, %145 ]
  %152 = phi i64 [ 0, %121 ], [ 0, %113 ], [ %137, %145 ], [ %129, %131 ]
  %153 = phi double [ %115, %121 ], [ %115, %113 ], [ %143, %131 ], [ %143, %145 ]
  %154 = mul i64 %727, %31
  %155 = getelementptr double, ptr %111, i64 %154
  %156 = getelementptr double, ptr %155, i64 %152
  %157 = load double, ptr %156, align 8, !noalias !6
  %158 = sub nsw i64 %20, %151
  %159 = sitofp i64 %158 to double
  %160 = fmul double %157, %159
  %161 = fadd double %153, %160
  %162 = fmul double %161, 5.000000e-01
  %163 = tail call double @llvm.floor.f64(double %162)
  %164 = fptosi double %163 to i64
  %165 = sitofp i64 %164 to double
  %166 = fmul double %165, 2.000000e+00
  %167 = fsub double %161, %166
  %168 = fsub double 2.000000e+00, %167
  %169 = fcmp olt double %168, %167
  %170 = select i1 %169, double %168, double %167
  %171 = getelementptr double, ptr %112, i64 %727
  %172 = load double, ptr %171, align 8, !noalias !3
  store ptr null, ptr %40, align 8, !noalias !3
  call fastcc void @f3(ptr %40, ptr readonly %21, i64 %32, i64 %33, i64 %34, double %170, double %172, ptr %25, i64 %34)
  br i1 %46, label %182, label %173
173:
  %174 = phi i64 [ %175, %173 ], [ 0, %150 ]
  %175 = add nuw nsw i64 %174, 1
  %176 = getelementptr double, ptr %25, i64 %174
  %177 = load double, ptr %176, align 8, !noalias !3
  %178 = getelementptr double, ptr %55, i64 %174
  %179 = load double, ptr %178, align 8, !noalias !3
  %180 = fsub double %177, %179
  store double %180, ptr %176, align 8, !noalias !3
  %181 = icmp eq i64 %175, %34
  br i1 %181, label %182, label %173
182:
  call void @llvm.lifetime.end.p0(ptr nonnull %40), !noalias !0
  %183 = tail call double @log1p(double %56)
  %184 = fadd double %726, %183
  br label %185
185:
  %186 = phi double [ %184, %182 ], [ %726, %725 ]
  %187 = icmp eq i64 %728, %100
  br i1 %187, label %188, label %725
188:
  %189 = phi double [ %54, %95 ], [ %186, %185 ]
  br i1 %46, label %201, label %192
190:
  %191 = fmul double %199, 5.000000e-01
  br label %201
192:
  %193 = phi double [ %199, %192 ], [ 0.000000e+00, %188 ]
  %194 = phi i64 [ %195, %192 ], [ 0, %188 ]
  %195 = add nuw nsw i64 %194, 1
  %196 = getelementptr double, ptr %25, i64 %194
  %197 = load double, ptr %196, align 8, !noalias !9
  %198 = fmul double %197, %197
  %199 = fadd double %193, %198
  %200 = icmp eq i64 %195, %34
  br i1 %200, label %190, label %192
201:
  %202 = phi double [ 0.000000e+00, %188 ], [ %191, %190 ]
  %203 = fsub double %189, %202
  store double %203, ptr %26, align 8, !noalias !0
  %204 = load i64, ptr %99, align 8, !noalias !0
  %205 = icmp slt i64 %204, 1
  br i1 %205, label %370, label %206
206:
  %207 = add i64 %97, %72
  %208 = mul i64 %207, %30
  %209 = getelementptr i64, ptr %3, i64 %208
  %210 = getelementptr double, ptr %7, i64 %208
  %211 = getelementptr i64, ptr %2, i64 %208
  %212 = getelementptr i64, ptr %5, i64 %208
  %213 = mul i64 %207, %53
  %214 = getelementptr i64, ptr %6, i64 %213
  %215 = getelementptr double, ptr %10, i64 %213
  %216 = getelementptr double, ptr %8, i64 %208
  br label %732
217:
  call void @llvm.lifetime.start.p0(ptr nonnull %39), !noalias !0
  store ptr null, ptr %39, align 8, !noalias !12
  %218 = getelementptr double, ptr %210, i64 %734
  %219 = load double, ptr %218, align 8, !noalias !15
  %220 = getelementptr i64, ptr %211, i64 %734
  %221 = load i64, ptr %220, align 8, !noalias !15
  %222 = getelementptr i64, ptr %212, i64 %734
  %223 = load i64, ptr %222, align 8, !noalias !15
  %224 = icmp sgt i64 %223, 1
  br i1 %224, label %225, label %254
225:
  %226 = mul i64 %734, %31
  %227 = getelementptr i64, ptr %214, i64 %226
  %228 = getelementptr i8, ptr %227, i64 8
  %229 = load i64, ptr %228, align 8, !noalias !15
  %230 = icmp sgt i64 %20, %229
  br i1 %230, label %231, label %254
231:
  %232 = getelementptr double, ptr %215, i64 %226
  %233 = add nsw i64 %223, -1
  %234 = add nsw i64 %223, -2
  br label %235
235:
  %236 = phi i64 [ %243, %249 ], [ %221, %231 ]
  %237 = phi i64 [ %241, %249 ], [ 0, %231 ]
  %238 = phi double [ %247, %249 ], [ %219, %231 ]
  %239 = getelementptr double, ptr %232, i64 %237
  %240 = load double, ptr %239, align 8, !noalias !15
  %241 = add nuw nsw i64 %237, 1
  %242 = getelementptr i64, ptr %227, i64 %241
  %243 = load i64, ptr %242, align 8, !noalias !15
  %244 = sub nsw i64 %243, %236
  %245 = sitofp i64 %244 to double
  %246 = fmul double %240, %245
  %247 = fadd double %238, %246
  %248 = icmp eq i64 %237, %234
  br i1 %248, label %254, label %249
249:
  %250 = getelementptr i64, ptr %227, i64 %237
  %251 = getelementptr i8, ptr %250, i64 16
  %252 = load i64, ptr %251, align 8, !noalias !15
  %253 = icmp sgt i64 %20, %252
  br i1 %253, label %235, label %254
254:
  %255 = phi i64 [ %221, %225 ], [ %221, %217 ], [ %243, %235 ], [ %243, %249 ]
  %256 = phi i64 [ 0, %225 ], [ 0, %217 ], [ %241, %249 ], [ %233, %235 ]
  %257 = phi double [ %219, %225 ], [ %219, %217 ], [ %247, %235 ], [ %247, %249 ]
  %258 = mul i64 %734, %31
  %259 = getelementptr double, ptr %215, i64 %258
  %260 = getelementptr double, ptr %259, i64 %256
  %261 = load double, ptr %260, align 8, !noalias !15
  %262 = sub nsw i64 %20, %255
  %263 = sitofp i64 %262 to double
  %264 = fmul double %261, %263
  %265 = fadd double %257, %264
  %266 = fmul double %265, 5.000000e-01
  %267 = tail call double @llvm.floor.f64(double %266)
  %268 = fptosi double %267 to i64
  %269 = sitofp i64 %268 to double
  %270 = fmul double %269, 2.000000e+00
  %271 = fsub double %265, %270
  %272 = fsub double 2.000000e+00, %271
  %273 = fcmp olt double %272, %271
  %274 = select i1 %273, double %272, double %271
  %275 = getelementptr double, ptr %216, i64 %734
  %276 = load double, ptr %275, align 8, !noalias !12
  %277 = fneg double %276
  store ptr null, ptr %39, align 8, !noalias !12
  call fastcc void @f3(ptr %39, ptr readonly %21, i64 %32, i64 %33, i64 %34, double %274, double %277, ptr %25, i64 %34)
  br i1 %46, label %299, label %278
278:
  %279 = phi i64 [ %280, %278 ], [ 0, %254 ]
  %280 = add nuw nsw i64 %279, 1
  %281 = getelementptr double, ptr %25, i64 %279
  %282 = load double, ptr %281, align 8, !noalias !12
  %283 = getelementptr double, ptr %55, i64 %279
  %284 = load double, ptr %283, align 8, !noalias !12
  %285 = fsub double %282, %284
  store double %285, ptr %281, align 8, !noalias !12
  %286 = icmp eq i64 %280, %34
  br i1 %286, label %287, label %278
287:
  call void @llvm.lifetime.end.p0(ptr nonnull %39), !noalias !0
  br label %290
288:
  %289 = fmul double %297, 5.000000e-01
  br label %300
290:
  %291 = phi double [ %297, %290 ], [ 0.000000e+00, %287 ]
  %292 = phi i64 [ %293, %290 ], [ 0, %287 ]
  %293 = add nuw nsw i64 %292, 1
  %294 = getelementptr double, ptr %25, i64 %292
  %295 = load double, ptr %294, align 8, !noalias !18
  %296 = fmul double %295, %295
  %297 = fadd double %291, %296
  %298 = icmp eq i64 %293, %34
  br i1 %298, label %288, label %290
299:
  call void @llvm.lifetime.end.p0(ptr nonnull %39), !noalias !0
  br label %300
300:
  %301 = phi double [ 0.000000e+00, %299 ], [ %289, %288 ]
  %302 = tail call double @log1p(double %56)
  %303 = fsub double %57, %302
  %304 = fadd double %189, %303
  %305 = fsub double %304, %301
  store double %305, ptr %736, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %38), !noalias !0
  store ptr null, ptr %38, align 8, !noalias !21
  %306 = load double, ptr %218, align 8, !noalias !24
  %307 = load i64, ptr %220, align 8, !noalias !24
  %308 = load i64, ptr %222, align 8, !noalias !24
  %309 = icmp sgt i64 %308, 1
  br i1 %309, label %310, label %337
310:
  %311 = getelementptr i64, ptr %214, i64 %258
  %312 = getelementptr i8, ptr %311, i64 8
  %313 = load i64, ptr %312, align 8, !noalias !24
  %314 = icmp sgt i64 %20, %313
  br i1 %314, label %315, label %337
315:
  %316 = add nsw i64 %308, -1
  %317 = add nsw i64 %308, -2
  br label %318
318:
  %319 = phi i64 [ %326, %332 ], [ %307, %315 ]
  %320 = phi i64 [ %324, %332 ], [ 0, %315 ]
  %321 = phi double [ %330, %332 ], [ %306, %315 ]
  %322 = getelementptr double, ptr %259, i64 %320
  %323 = load double, ptr %322, align 8, !noalias !24
  %324 = add nuw nsw i64 %320, 1
  %325 = getelementptr i64, ptr %311, i64 %324
  %326 = load i64, ptr %325, align 8, !noalias !24
  %327 = sub nsw i64 %326, %319
  %328 = sitofp i64 %327 to double
  %329 = fmul double %323, %328
  %330 = fadd double %321, %329
  %331 = icmp eq i64 %320, %317
  br i1 %331, label %337, label %332
332:
  %333 = getelementptr i64, ptr %311, i64 %320
  %334 = getelementptr i8, ptr %333, i64 16
  %335 = load i64, ptr %334, align 8, !noalias !24
  %336 = icmp sgt i64 %20, %335
  br i1 %336, label %318, label %337
337:
  %338 = phi i64 [ %307, %310 ], [ %307, %300 ], [ %326, %318 ], [ %326, %332 ]
  %339 = phi i64 [ 0, %310 ], [ 0, %300 ], [ %324, %332 ], [ %316, %318 ]
  %340 = phi double [ %306, %310 ], [ %306, %300 ], [ %330, %318 ], [ %330, %332 ]
  %341 = getelementptr double, ptr %259, i64 %339
  %342 = load double, ptr %341, align 8, !noalias !24
  %343 = sub nsw i64 %20, %338
  %344 = sitofp i64 %343 to double
  %345 = fmul double %342, %344
  %346 = fadd double %340, %345
  %347 = fmul double %346, 5.000000e-01
  %348 = tail call double @llvm.floor.f64(double %347)
  %349 = fptosi double %348 to i64
  %350 = sitofp i64 %349 to double
  %351 = fmul double %350, 2.000000e+00
  %352 = fsub double %346, %351
  %353 = fsub double 2.000000e+00, %352
  %354 = fcmp olt double %353, %352
  %355 = select i1 %354, double %353, double %352
  %356 = load double, ptr %275, align 8, !noalias !21
  store ptr null, ptr %38, align 8, !noalias !21
  call fastcc void @f3(ptr %38, ptr readonly %21, i64 %32, i64 %33, i64 %34, double %355, double %356, ptr %25, i64 %34)
  br i1 %46, label %366, label %357
357:
  %358 = phi i64 [ %359, %357 ], [ 0, %337 ]
  %359 = add nuw nsw i64 %358, 1
  %360 = getelementptr double, ptr %25, i64 %358
  %361 = load double, ptr %360, align 8, !noalias !21
  %362 = getelementptr double, ptr %55, i64 %358
  %363 = load double, ptr %362, align 8, !noalias !21
  %364 = fsub double %361, %363
  store double %364, ptr %360, align 8, !noalias !21
  %365 = icmp eq i64 %359, %34
  br i1 %365, label %366, label %357
366:
  call void @llvm.lifetime.end.p0(ptr nonnull %38), !noalias !0
  br label %367
367:
  %368 = add nuw nsw i64 %733, 1
  %369 = icmp eq i64 %735, %204
  br i1 %369, label %370, label %732
370:
  %371 = phi i64 [ 1, %201 ], [ %368, %367 ]
  %372 = getelementptr i64, ptr %28, i64 %72
  %373 = getelementptr i64, ptr %372, i64 %97
  %374 = load i64, ptr %373, align 8, !noalias !27
  %375 = add i64 %374, -7046029254386353131
  %376 = lshr i64 %375, 30
  %377 = xor i64 %376, %375
  %378 = mul i64 %377, -4658895280553007687
  %379 = lshr i64 %378, 27
  %380 = xor i64 %379, %378
  %381 = mul i64 %380, -7723592293110705685
  %382 = lshr i64 %381, 42
  %383 = lshr i64 %381, 11
  %384 = xor i64 %382, %383
  %385 = uitofp nneg i64 %384 to double
  %386 = fmul double %385, 0x3CA0000000000000
  %387 = add i64 %374, 4354685564936845354
  store i64 %387, ptr %373, align 8, !noalias !30
  %388 = lshr i64 %387, 30
  %389 = xor i64 %388, %387
  %390 = mul i64 %389, -4658895280553007687
  %391 = lshr i64 %390, 27
  %392 = xor i64 %391, %390
  %393 = mul i64 %392, -7723592293110705685
  %394 = lshr i64 %393, 42
  %395 = lshr i64 %393, 11
  %396 = xor i64 %394, %395
  %397 = uitofp nneg i64 %396 to double
  %398 = fmul double %397, 0x3CA0000000000000
  %399 = fmul double %52, %398
  %400 = fadd double %18, %399
  %401 = load i64, ptr %99, align 8, !noalias !0
  %402 = icmp sge i64 %401, %30
  %403 = select i1 %402, i1 true, i1 %58
  br i1 %403, label %423, label %404
404:
  %405 = fadd double %63, %189
  br label %740
406:
  %407 = fmul double %415, 5.000000e-01
  br label %417
408:
  %409 = phi double [ %415, %408 ], [ 0.000000e+00, %747 ]
  %410 = phi i64 [ %411, %408 ], [ 0, %747 ]
  %411 = add nuw nsw i64 %410, 1
  %412 = getelementptr double, ptr %61, i64 %410
  %413 = load double, ptr %412, align 8, !noalias !35
  %414 = fmul double %413, %413
  %415 = fadd double %409, %414
  %416 = icmp eq i64 %411, %34
  br i1 %416, label %406, label %408
417:
  %418 = phi double [ 0.000000e+00, %740 ], [ %407, %406 ]
  %419 = fsub double %405, %418
  %420 = getelementptr double, ptr %26, i64 %741
  store double %419, ptr %420, align 8, !noalias !0
  %421 = add nuw nsw i64 %741, 1
  %422 = icmp eq i64 %23, %743
  br i1 %422, label %423, label %740
423:
  %424 = phi i64 [ %371, %370 ], [ %421, %417 ]
  %425 = icmp sgt i64 %424, 0
  br i1 %425, label %757, label %426
426:
  %427 = phi double [ 0xFFF0000000000000, %423 ], [ %764, %757 ]
  br i1 %425, label %766, label %428
428:
  %429 = phi double [ 0.000000e+00, %426 ], [ %774, %766 ]
  %430 = getelementptr double, ptr %27, i64 %72
  %431 = getelementptr double, ptr %430, i64 %97
  %432 = load double, ptr %431, align 8, !noalias !0
  %433 = tail call double @llvm.log.f64(double %429)
  %434 = fadd double %427, %433
  %435 = fadd double %432, %434
  store double %435, ptr %431, align 8, !noalias !0
  %436 = load i64, ptr %373, align 8, !noalias !38
  %437 = add i64 %436, -7046029254386353131
  store i64 %437, ptr %373, align 8, !noalias !38
  %438 = add i64 %424, -1
  %439 = icmp sgt i64 %424, 1
  br i1 %439, label %440, label %465
440:
  %441 = lshr i64 %437, 30
  %442 = xor i64 %441, %437
  %443 = mul i64 %442, -4658895280553007687
  %444 = lshr i64 %443, 27
  %445 = xor i64 %444, %443
  %446 = mul i64 %445, -7723592293110705685
  %447 = lshr i64 %446, 42
  %448 = lshr i64 %446, 11
  %449 = xor i64 %447, %448
  %450 = uitofp nneg i64 %449 to double
  %451 = fmul double %450, 0x3CA0000000000000
  %452 = fmul double %429, %451
  br label %453
453:
  %454 = phi i64 [ %463, %462 ], [ 0, %440 ]
  %455 = phi double [ %460, %462 ], [ %452, %440 ]
  %456 = getelementptr double, ptr %26, i64 %454
  %457 = load double, ptr %456, align 8, !noalias !0
  %458 = fsub double %457, %427
  %459 = tail call double @llvm.exp.f64(double %458)
  %460 = fsub double %455, %459
  %461 = fcmp olt double %460, 0.000000e+00
  br i1 %461, label %465, label %462
462:
  %463 = add nuw nsw i64 %454, 1
  %464 = icmp eq i64 %463, %438
  br i1 %464, label %465, label %453
465:
  %466 = phi i64 [ 0, %428 ], [ %438, %462 ], [ %454, %453 ]
  %467 = load i64, ptr %99, align 8, !noalias !0
  %468 = icmp sgt i64 %466, %467
  br i1 %468, label %469, label %538
469:
  %470 = xor i64 %467, -1
  %471 = add i64 %466, %470
  %472 = sitofp i64 %471 to double
  %473 = fadd double %386, %472
  %474 = fdiv double %473, %59
  %475 = add nsw i64 %467, 1
  store i64 %475, ptr %99, align 8, !noalias !41
  %476 = add i64 %97, %72
  %477 = icmp slt i64 %467, 0
  %478 = select i1 %477, i64 %30, i64 0
  %479 = mul i64 %476, %30
  %480 = getelementptr i64, ptr %2, i64 %479
  %481 = getelementptr i64, ptr %480, i64 %467
  %482 = getelementptr i64, ptr %481, i64 %478
  store i64 %20, ptr %482, align 8, !noalias !41
  %483 = getelementptr i64, ptr %3, i64 %479
  %484 = getelementptr i64, ptr %483, i64 %467
  %485 = getelementptr i64, ptr %484, i64 %478
  store i64 4503599627370496, ptr %485, align 8, !noalias !41
  %486 = getelementptr i64, ptr %4, i64 %479
  %487 = getelementptr i64, ptr %486, i64 %467
  %488 = getelementptr i64, ptr %487, i64 %478
  store i64 0, ptr %488, align 8, !noalias !41
  %489 = getelementptr i64, ptr %5, i64 %479
  %490 = getelementptr i64, ptr %489, i64 %467
  %491 = getelementptr i64, ptr %490, i64 %478
  store i64 1, ptr %491, align 8, !noalias !41
  %492 = add i64 %478, %467
  %493 = mul i64 %476, %53
  %494 = mul i64 %492, %31
  %495 = getelementptr i64, ptr %6, i64 %493
  %496 = getelementptr i64, ptr %495, i64 %494
  store i64 %20, ptr %496, align 8, !noalias !41
  %497 = getelementptr double, ptr %7, i64 %479
  %498 = getelementptr double, ptr %497, i64 %467
  %499 = getelementptr double, ptr %498, i64 %478
  store double %474, ptr %499, align 8, !noalias !41
  %500 = getelementptr double, ptr %8, i64 %479
  %501 = getelementptr double, ptr %500, i64 %467
  %502 = getelementptr double, ptr %501, i64 %478
  store double %400, ptr %502, align 8, !noalias !41
  %503 = getelementptr double, ptr %9, i64 %479
  %504 = getelementptr double, ptr %503, i64 %467
  %505 = getelementptr double, ptr %504, i64 %478
  store double 0.000000e+00, ptr %505, align 8, !noalias !41
  %506 = getelementptr double, ptr %10, i64 %493
  %507 = getelementptr double, ptr %506, i64 %494
  store double 0.000000e+00, ptr %507, align 8, !noalias !41
  %508 = load i64, ptr %373, align 8, !noalias !44
  %509 = add i64 %508, -7046029254386353131
  store i64 %509, ptr %373, align 8, !noalias !44
  %510 = lshr i64 %509, 30
  %511 = xor i64 %510, %509
  %512 = mul i64 %511, -4658895280553007687
  %513 = lshr i64 %512, 27
  %514 = xor i64 %513, %512
  %515 = mul i64 %514, -7723592293110705685
  %516 = lshr i64 %515, 42
  %517 = lshr i64 %515, 11
  %518 = xor i64 %516, %517
  %519 = uitofp nneg i64 %518 to double
  %520 = fmul double %519, 0x3CA0000000000000
  %521 = fcmp ult double %520, %11
  br i1 %521, label %546, label %522
522:
  %523 = add i64 %508, 4354685564936845354
  store i64 %523, ptr %373, align 8, !noalias !47
  %524 = lshr i64 %523, 30
  %525 = xor i64 %524, %523
  %526 = mul i64 %525, -4658895280553007687
  %527 = lshr i64 %526, 27
  %528 = xor i64 %527, %526
  %529 = mul i64 %528, -7723592293110705685
  %530 = lshr i64 %529, 42
  %531 = lshr i64 %529, 11
  %532 = xor i64 %530, %531
  %533 = uitofp nneg i64 %532 to double
  %534 = fmul double %533, 0x3CA0000000000000
  %535 = fmul double %534, 2.000000e+00
  %536 = fadd double %535, -1.000000e+00
  %537 = fmul double %12, %536
  store double %537, ptr %507, align 8, !noalias !41
  br label %546
538:
  %539 = icmp sgt i64 %466, 0
  br i1 %539, label %540, label %546
540:
  %541 = add i64 %97, %72
  %542 = mul i64 %541, %30
  %543 = getelementptr i64, ptr %3, i64 %542
  %544 = getelementptr i64, ptr %543, i64 %466
  %545 = getelementptr i8, ptr %544, i64 -8
  store i64 %20, ptr %545, align 8, !noalias !0
  br label %546
546:
  %547 = load i64, ptr %99, align 8, !noalias !0
  %548 = icmp slt i64 %547, 1
  br i1 %548, label %64, label %549
549:
  %550 = add i64 %97, %72
  %551 = mul i64 %550, %30
  %552 = getelementptr i64, ptr %3, i64 %551
  %553 = getelementptr i64, ptr %2, i64 %551
  br label %776
554:
  %555 = getelementptr i64, ptr %553, i64 %777
  %556 = load i64, ptr %555, align 8, !noalias !0
  %557 = icmp slt i64 %556, %20
  br i1 %557, label %558, label %559
558:
  store ptr null, ptr %42, align 8, !noalias !0
  call fastcc void @f2(ptr %42, ptr %5, i64 %29, i64 %30, ptr %6, i64 %29, i64 %30, i64 %31, ptr %9, i64 %29, i64 %30, ptr %10, i64 %29, i64 %30, i64 %31, i64 %72, i64 %777, i64 %20, double %11, double %12, double %13, double %14, double %15, ptr %28, i64 %29)
  br label %559
559:
  %560 = icmp eq i64 %778, %547
  br i1 %560, label %64, label %776
561:
  %562 = phi i64 [ %563, %561 ], [ 0, %71 ]
  %563 = add nuw nsw i64 %562, 1
  %564 = getelementptr double, ptr %22, i64 %562
  %565 = load double, ptr %564, align 8, !noalias !0
  %566 = getelementptr double, ptr %25, i64 %562
  store double %565, ptr %566, align 8, !noalias !0
  %567 = icmp eq i64 %34, %563
  br i1 %567, label %75, label %561
568:
  %569 = phi i64 [ %48, %76 ], [ %572, %723 ]
  %570 = phi i64 [ %50, %76 ], [ %571, %723 ]
  %571 = add nsw i64 %570, -1
  %572 = add i64 %569, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %37), !noalias !0
  store ptr null, ptr %37, align 8, !noalias !50
  %573 = load i64, ptr %80, align 8, !noalias !50
  %574 = icmp slt i64 %573, 1
  br i1 %574, label %592, label %717
575:
  %576 = load i64, ptr %85, align 8, !noalias !53
  %577 = add i64 %576, -7046029254386353131
  store i64 %577, ptr %85, align 8, !noalias !53
  %578 = lshr i64 %577, 30
  %579 = xor i64 %578, %577
  %580 = mul i64 %579, -4658895280553007687
  %581 = lshr i64 %580, 27
  %582 = xor i64 %581, %580
  %583 = mul i64 %582, -7723592293110705685
  %584 = lshr i64 %583, 42
  %585 = lshr i64 %583, 11
  %586 = xor i64 %584, %585
  %587 = uitofp nneg i64 %586 to double
  %588 = fmul double %587, 0x3CA0000000000000
  %589 = fcmp olt double %588, %17
  br i1 %589, label %590, label %591
590:
  store i64 %569, ptr %720, align 8, !noalias !50
  br label %715
591:
  store ptr null, ptr %37, align 8, !noalias !50
  call fastcc void @f2(ptr %37, ptr %5, i64 %29, i64 %30, ptr %6, i64 %29, i64 %30, i64 %31, ptr %9, i64 %29, i64 %30, ptr %10, i64 %29, i64 %30, i64 %31, i64 %72, i64 %718, i64 %569, double %11, double %12, double %13, double %14, double %15, ptr %28, i64 %29)
  br label %715
592:
  %593 = load i64, ptr %85, align 8, !noalias !56
  %594 = add i64 %593, -7046029254386353131
  store i64 %594, ptr %85, align 8, !noalias !56
  %595 = lshr i64 %594, 30
  %596 = xor i64 %595, %594
  %597 = mul i64 %596, -4658895280553007687
  %598 = lshr i64 %597, 27
  %599 = xor i64 %598, %597
  %600 = mul i64 %599, -7723592293110705685
  %601 = lshr i64 %600, 42
  %602 = lshr i64 %600, 11
  %603 = xor i64 %601, %602
  %604 = uitofp nneg i64 %603 to double
  %605 = fmul double %604, 0x3CA0000000000000
  %606 = fsub double 1.000000e+00, %605
  %607 = tail call double @llvm.log.f64(double %606)
  %608 = fneg double %607
  %609 = fcmp ogt double %16, %608
  br i1 %609, label %610, label %723
610:
  %611 = load i64, ptr %80, align 8, !noalias !50
  %612 = icmp slt i64 %611, %30
  br i1 %612, label %613, label %723
613:
  %614 = phi double [ %710, %712 ], [ %608, %610 ]
  %615 = load i64, ptr %85, align 8, !noalias !59
  %616 = add i64 %615, -7046029254386353131
  %617 = lshr i64 %616, 30
  %618 = xor i64 %617, %616
  %619 = mul i64 %618, -4658895280553007687
  %620 = lshr i64 %619, 27
  %621 = xor i64 %620, %619
  %622 = mul i64 %621, -7723592293110705685
  %623 = lshr i64 %622, 42
  %624 = lshr i64 %622, 11
  %625 = xor i64 %623, %624
  %626 = uitofp nneg i64 %625 to double
  %627 = fmul double %626, 0x3CA0000000000000
  %628 = fmul double %52, %627
  %629 = fadd double %18, %628
  %630 = add i64 %615, 4354685564936845354
  store i64 %630, ptr %85, align 8, !noalias !64
  %631 = lshr i64 %630, 30
  %632 = xor i64 %631, %630
  %633 = mul i64 %632, -4658895280553007687
  %634 = lshr i64 %633, 27
  %635 = xor i64 %634, %633
  %636 = mul i64 %635, -7723592293110705685
  %637 = lshr i64 %636, 42
  %638 = lshr i64 %636, 11
  %639 = xor i64 %637, %638
  %640 = uitofp nneg i64 %639 to double
  %641 = fmul double %640, 0x3CA0000000000000
  %642 = load i64, ptr %80, align 8, !noalias !67
  %643 = add nsw i64 %642, 1
  store i64 %643, ptr %80, align 8, !noalias !67
  %644 = icmp slt i64 %642, 0
  %645 = select i1 %644, i64 %30, i64 0
  %646 = getelementptr i64, ptr %86, i64 %642
  %647 = getelementptr i64, ptr %646, i64 %645
  store i64 %569, ptr %647, align 8, !noalias !67
  %648 = getelementptr i64, ptr %83, i64 %642
  %649 = getelementptr i64, ptr %648, i64 %645
  store i64 4503599627370496, ptr %649, align 8, !noalias !67
  %650 = getelementptr i64, ptr %87, i64 %642
  %651 = getelementptr i64, ptr %650, i64 %645
  store i64 0, ptr %651, align 8, !noalias !67
  %652 = getelementptr i64, ptr %88, i64 %642
  %653 = getelementptr i64, ptr %652, i64 %645
  store i64 1, ptr %653, align 8, !noalias !67
  %654 = add i64 %645, %642
  %655 = mul i64 %654, %31
  %656 = getelementptr i64, ptr %90, i64 %655
  store i64 %569, ptr %656, align 8, !noalias !67
  %657 = getelementptr double, ptr %91, i64 %642
  %658 = getelementptr double, ptr %657, i64 %645
  store double %641, ptr %658, align 8, !noalias !67
  %659 = getelementptr double, ptr %92, i64 %642
  %660 = getelementptr double, ptr %659, i64 %645
  store double %629, ptr %660, align 8, !noalias !67
  %661 = getelementptr double, ptr %93, i64 %642
  %662 = getelementptr double, ptr %661, i64 %645
  store double 0.000000e+00, ptr %662, align 8, !noalias !67
  %663 = getelementptr double, ptr %94, i64 %655
  store double 0.000000e+00, ptr %663, align 8, !noalias !67
  %664 = load i64, ptr %85, align 8, !noalias !70
  %665 = add i64 %664, -7046029254386353131
  store i64 %665, ptr %85, align 8, !noalias !70
  %666 = lshr i64 %665, 30
  %667 = xor i64 %666, %665
  %668 = mul i64 %667, -4658895280553007687
  %669 = lshr i64 %668, 27
  %670 = xor i64 %669, %668
  %671 = mul i64 %670, -7723592293110705685
  %672 = lshr i64 %671, 42
  %673 = lshr i64 %671, 11
  %674 = xor i64 %672, %673
  %675 = uitofp nneg i64 %674 to double
  %676 = fmul double %675, 0x3CA0000000000000
  %677 = fcmp ult double %676, %11
  br i1 %677, label %694, label %678
678:
  %679 = add i64 %664, 4354685564936845354
  store i64 %679, ptr %85, align 8, !noalias !73
  %680 = lshr i64 %679, 30
  %681 = xor i64 %680, %679
  %682 = mul i64 %681, -4658895280553007687
  %683 = lshr i64 %682, 27
  %684 = xor i64 %683, %682
  %685 = mul i64 %684, -7723592293110705685
  %686 = lshr i64 %685, 42
  %687 = lshr i64 %685, 11
  %688 = xor i64 %686, %687
  %689 = uitofp nneg i64 %688 to double
  %690 = fmul double %689, 0x3CA0000000000000
  %691 = fmul double %690, 2.000000e+00
  %692 = fadd double %691, -1.000000e+00
  %693 = fmul double %12, %692
  store double %693, ptr %663, align 8, !noalias !67
  br label %694
694:
  %695 = load i64, ptr %85, align 8, !noalias !76
  %696 = add i64 %695, -7046029254386353131
  store i64 %696, ptr %85, align 8, !noalias !76
  %697 = lshr i64 %696, 30
  %698 = xor i64 %697, %696
  %699 = mul i64 %698, -4658895280553007687
  %700 = lshr i64 %699, 27
  %701 = xor i64 %700, %699
  %702 = mul i64 %701, -7723592293110705685
  %703 = lshr i64 %702, 42
  %704 = lshr i64 %702, 11
  %705 = xor i64 %703, %704
  %706 = uitofp nneg i64 %705 to double
  %707 = fmul double %706, 0x3CA0000000000000
  %708 = fsub double 1.000000e+00, %707
  %709 = tail call double @llvm.log.f64(double %708)
  %710 = fsub double %614, %709
  %711 = fcmp olt double %710, %16
  br i1 %711, label %712, label %723
712:
  %713 = load i64, ptr %80, align 8, !noalias !50
  %714 = icmp slt i64 %713, %30
  br i1 %714, label %613, label %723
715:
  %716 = icmp eq i64 %719, %573
  br i1 %716, label %592, label %717
717:
  %718 = phi i64 [ %719, %715 ], [ 0, %568 ]
  %719 = add nuw nsw i64 %718, 1
  %720 = getelementptr i64, ptr %83, i64 %718
  %721 = load i64, ptr %720, align 8, !noalias !50
  %722 = icmp eq i64 %721, 4503599627370496
  br i1 %722, label %575, label %715
723:
  call void @llvm.lifetime.end.p0(ptr nonnull %37), !noalias !0
  %724 = icmp sgt i64 %570, 1
  br i1 %724, label %568, label %95
725:
  %726 = phi double [ %54, %102 ], [ %186, %185 ]
  %727 = phi i64 [ 0, %102 ], [ %728, %185 ]
  %728 = add nuw nsw i64 %727, 1
  %729 = getelementptr i64, ptr %105, i64 %727
  %730 = load i64, ptr %729, align 8, !noalias !0
  %731 = icmp eq i64 %730, 4503599627370496
  br i1 %731, label %113, label %185
732:
  %733 = phi i64 [ 1, %206 ], [ %368, %367 ]
  %734 = phi i64 [ 0, %206 ], [ %735, %367 ]
  %735 = add nuw nsw i64 %734, 1
  %736 = getelementptr double, ptr %26, i64 %733
  store double 0xFFF0000000000000, ptr %736, align 8, !noalias !0
  %737 = getelementptr i64, ptr %209, i64 %734
  %738 = load i64, ptr %737, align 8, !noalias !0
  %739 = icmp eq i64 %738, 4503599627370496
  br i1 %739, label %217, label %367
740:
  %741 = phi i64 [ %371, %404 ], [ %421, %417 ]
  %742 = phi i64 [ 0, %404 ], [ %743, %417 ]
  %743 = add nuw nsw i64 %742, 1
  %744 = uitofp nneg i64 %742 to double
  %745 = fadd double %386, %744
  %746 = fdiv double %745, %59
  store ptr null, ptr %41, align 8, !noalias !0
  call fastcc void @f3(ptr %41, ptr readonly %21, i64 %32, i64 %33, i64 %34, double %746, double %400, ptr %25, i64 %34)
  br i1 %46, label %417, label %747
747:
  %748 = phi i64 [ %749, %747 ], [ 0, %740 ]
  %749 = add nuw nsw i64 %748, 1
  %750 = getelementptr double, ptr %25, i64 %748
  %751 = load double, ptr %750, align 8, !noalias !0
  %752 = getelementptr double, ptr %55, i64 %748
  %753 = load double, ptr %752, align 8, !noalias !0
  %754 = fsub double %751, %753
  %755 = getelementptr double, ptr %61, i64 %748
  store double %754, ptr %755, align 8, !noalias !0
  %756 = icmp eq i64 %34, %749
  br i1 %756, label %408, label %747
757:
  %758 = phi double [ %764, %757 ], [ 0xFFF0000000000000, %423 ]
  %759 = phi i64 [ %760, %757 ], [ 0, %423 ]
  %760 = add nuw nsw i64 %759, 1
  %761 = getelementptr double, ptr %26, i64 %759
  %762 = load double, ptr %761, align 8, !noalias !0
  %763 = fcmp ogt double %762, %758
  %764 = select i1 %763, double %762, double %758
  %765 = icmp eq i64 %760, %424
  br i1 %765, label %426, label %757
766:
  %767 = phi double [ %774, %766 ], [ 0.000000e+00, %426 ]
  %768 = phi i64 [ %769, %766 ], [ 0, %426 ]
  %769 = add nuw nsw i64 %768, 1
  %770 = getelementptr double, ptr %26, i64 %768
  %771 = load double, ptr %770, align 8, !noalias !0
  %772 = fsub double %771, %427
  %773 = tail call double @llvm.exp.f64(double %772)
  %774 = fadd double %767, %773
  %775 = icmp eq i64 %769, %424
  br i1 %775, label %428, label %766
776:
  %777 = phi i64 [ 0, %549 ], [ %778, %559 ]
  %778 = add nuw nsw i64 %777, 1
  %779 = getelementptr i64, ptr %552, i64 %777
  %780 = load i64, ptr %779, align 8, !noalias !0
  %781 = icmp eq i64 %780, 4503599627370496
  br i1 %781, label %554, label %559
782:
  call void @llvm.lifetime.end.p0(ptr nonnull %41)
  call void @llvm.lifetime.end.p0(ptr nonnull %42)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr writeonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, double %10, double %11, double %12, double %13, double %14, double %15, double %16, double %17, double %18, i64 %19, i64 %20, i64 %21, ptr readonly captures(none) %22, ptr readonly captures(none) %23, i64 %24, i64 %25, ptr captures(none) %26, ptr captures(none) %27, ptr captures(none) %28, ptr captures(none) %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37) local_unnamed_addr #0 {
  %39 = alloca ptr, align 8
  store ptr null, ptr %39, align 8
  call fastcc void @f0(ptr %39, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, double %10, double %11, double %12, double %13, double %14, double %15, double %16, double %17, double %18, i64 %21, ptr %22, ptr %23, i64 %24, i64 %25, ptr %26, ptr %27, ptr %28, ptr %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36) #7
  %40 = load ptr, ptr %39, align 8
  ret ptr %40
}
declare double @log1p(double) local_unnamed_addr #1
declare double @llvm.exp.f64(double) #2
declare double @llvm.log.f64(double) #2
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, i64 %6, i64 %7, ptr readonly captures(none) %8, i64 %9, i64 %10, ptr captures(none) %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, double %18, double %19, double %20, double %21, double %22, ptr captures(none) %23, i64 %24) unnamed_addr #3 {
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = icmp slt i64 %15, 0
  %29 = select i1 %28, i64 %2, i64 0
  %30 = add i64 %29, %15
  %31 = icmp slt i64 %16, 0
  %32 = select i1 %31, i64 %3, i64 0
  %33 = mul i64 %30, %3
  %34 = getelementptr i64, ptr %1, i64 %33
  %35 = getelementptr i64, ptr %34, i64 %16
  %36 = getelementptr i64, ptr %35, i64 %32
  %37 = load i64, ptr %36, align 8
  %38 = select i1 %28, i64 %12, i64 0
  %39 = add i64 %38, %15
  %40 = select i1 %31, i64 %13, i64 0
  %41 = add i64 %40, %16
  %42 = icmp sgt i64 %37, 0
  %43 = select i1 %42, i64 0, i64 %14
  %44 = mul i64 %14, %13
  %45 = mul i64 %44, %39
  %46 = mul i64 %41, %14
  %47 = getelementptr double, ptr %11, i64 %45
  %48 = getelementptr double, ptr %47, i64 %46
  %49 = getelementptr double, ptr %48, i64 %37
  %50 = getelementptr i8, ptr %49, i64 -8
  %51 = getelementptr double, ptr %50, i64 %43
  %52 = load double, ptr %51, align 8
  %53 = icmp sgt i64 %37, 15
  br i1 %53, label %154, label %54
54:
  %55 = select i1 %28, i64 %24, i64 0
  %56 = getelementptr i64, ptr %23, i64 %15
  %57 = getelementptr i64, ptr %56, i64 %55
  %58 = load i64, ptr %57, align 8, !noalias !79
  %59 = add i64 %58, -7046029254386353131
  store i64 %59, ptr %57, align 8, !noalias !79
  %60 = lshr i64 %59, 30
  %61 = xor i64 %60, %59
  %62 = mul i64 %61, -4658895280553007687
  %63 = lshr i64 %62, 27
  %64 = xor i64 %63, %62
  %65 = mul i64 %64, -7723592293110705685
  %66 = lshr i64 %65, 42
  %67 = lshr i64 %65, 11
  %68 = xor i64 %66, %67
  %69 = uitofp nneg i64 %68 to double
  %70 = fmul double %69, 0x3CA0000000000000
  %71 = fcmp ogt double %21, 0.000000e+00
  br i1 %71, label %72, label %138
72:
  call void @llvm.lifetime.start.p0(ptr nonnull %26), !noalias !82
  call void @llvm.lifetime.start.p0(ptr nonnull %27), !noalias !82
  store double 0.000000e+00, ptr %26, align 8, !noalias !85
  store double 0.000000e+00, ptr %27, align 8, !noalias !85
  %73 = load i64, ptr %36, align 8, !noalias !88
  %74 = icmp slt i64 %73, 1
  br i1 %74, label %110, label %75
75:
  %76 = select i1 %28, i64 %5, i64 0
  %77 = add i64 %76, %15
  %78 = select i1 %31, i64 %6, i64 0
  %79 = add i64 %78, %16
  %80 = mul i64 %7, %6
  %81 = mul i64 %80, %77
  %82 = mul i64 %79, %7
  %83 = getelementptr i64, ptr %4, i64 %81
  %84 = getelementptr i64, ptr %83, i64 %82
  %85 = getelementptr double, ptr %11, i64 %45
  %86 = getelementptr double, ptr %85, i64 %46
  br label %104
87:
  %88 = getelementptr i64, ptr %84, i64 %108
  %89 = load i64, ptr %88, align 8, !noalias !88
  br label %90
90:
  %91 = phi i64 [ %89, %87 ], [ %17, %104 ]
  %92 = getelementptr i64, ptr %84, i64 %107
  %93 = load i64, ptr %92, align 8, !noalias !88
  %94 = xor i64 %93, -1
  %95 = add i64 %91, %94
  %96 = getelementptr double, ptr %86, i64 %107
  %97 = load double, ptr %96, align 8, !noalias !88
  %98 = fcmp oeq double %97, 0.000000e+00
  %99 = select i1 %98, i64 0, i64 %95
  %100 = add nsw i64 %99, %105
  %101 = select i1 %98, i64 %95, i64 0
  %102 = add nsw i64 %101, %106
  %103 = icmp eq i64 %108, %73
  br i1 %103, label %110, label %104
104:
  %105 = phi i64 [ 0, %75 ], [ %100, %90 ]
  %106 = phi i64 [ 0, %75 ], [ %102, %90 ]
  %107 = phi i64 [ 0, %75 ], [ %108, %90 ]
  %108 = add nuw nsw i64 %107, 1
  %109 = icmp slt i64 %108, %73
  br i1 %109, label %87, label %90
110:
  %111 = phi i64 [ 0, %72 ], [ %102, %90 ]
  %112 = phi i64 [ 0, %72 ], [ %100, %90 ]
  %113 = add nsw i64 %73, -1
  %114 = select i1 %28, i64 %9, i64 0
  %115 = add i64 %114, %15
  %116 = select i1 %31, i64 %10, i64 0
  %117 = mul i64 %115, %10
  %118 = getelementptr double, ptr %8, i64 %117
  %119 = getelementptr double, ptr %118, i64 %16
  %120 = getelementptr double, ptr %119, i64 %116
  %121 = load double, ptr %120, align 8, !noalias !85
  store double 0.000000e+00, ptr %26, align 8, !noalias !85
  call fastcc void @f4(ptr %26, double %22, double %18, i64 %111, i64 %112, i64 %113)
  %122 = load double, ptr %26, align 8, !noalias !85
  store double 0.000000e+00, ptr %27, align 8, !noalias !85
  call fastcc void @f4(ptr %27, double %20, double %18, i64 %111, i64 %112, i64 %113)
  %123 = load double, ptr %27, align 8, !noalias !85
  %124 = tail call double @llvm.log.f64(double %21)
  %125 = fneg double %21
  %126 = tail call double @log1p(double %125)
  %127 = fsub double %124, %126
  %128 = fadd double %121, %127
  %129 = fadd double %122, %128
  %130 = fsub double %129, %123
  call void @llvm.lifetime.end.p0(ptr nonnull %26), !noalias !82
  call void @llvm.lifetime.end.p0(ptr nonnull %27), !noalias !82
  %131 = fneg double %130
  %132 = tail call double @llvm.exp.f64(double %131)
  %133 = fadd double %132, 1.000000e+00
  %134 = fdiv double 1.000000e+00, %133
  %135 = fsub double %22, %20
  %136 = fmul double %135, %134
  %137 = fadd double %20, %136
  br label %138
138:
  %139 = phi double [ %137, %110 ], [ %20, %54 ]
  %140 = load i64, ptr %36, align 8, !noalias !82
  %141 = icmp sgt i64 %140, 0
  %142 = select i1 %141, i64 0, i64 %14
  %143 = getelementptr double, ptr %11, i64 %45
  %144 = getelementptr double, ptr %143, i64 %46
  %145 = getelementptr double, ptr %144, i64 %140
  %146 = getelementptr i8, ptr %145, i64 -8
  %147 = getelementptr double, ptr %146, i64 %142
  %148 = load double, ptr %147, align 8, !noalias !82
  %149 = fcmp oeq double %148, 0.000000e+00
  %150 = fsub double 1.000000e+00, %18
  %151 = fmul double %150, %139
  %152 = select i1 %149, double %151, double %139
  %153 = fcmp ult double %70, %152
  br i1 %153, label %155, label %154
154:
  store ptr null, ptr %0, align 8
  ret void
155:
  %156 = fcmp une double %52, 0.000000e+00
  br i1 %156, label %157, label %171
157:
  %158 = add i64 %58, 4354685564936845354
  store i64 %158, ptr %57, align 8, !noalias !91
  %159 = lshr i64 %158, 30
  %160 = xor i64 %159, %158
  %161 = mul i64 %160, -4658895280553007687
  %162 = lshr i64 %161, 27
  %163 = xor i64 %162, %161
  %164 = mul i64 %163, -7723592293110705685
  %165 = lshr i64 %164, 42
  %166 = lshr i64 %164, 11
  %167 = xor i64 %165, %166
  %168 = uitofp nneg i64 %167 to double
  %169 = fmul double %168, 0x3CA0000000000000
  %170 = fcmp olt double %169, %18
  br label %171
171:
  %172 = phi i1 [ %170, %157 ], [ false, %155 ]
  %173 = select i1 %28, i64 %5, i64 0
  %174 = add i64 %173, %15
  %175 = select i1 %31, i64 %6, i64 0
  %176 = add i64 %175, %16
  %177 = icmp slt i64 %37, 0
  %178 = select i1 %177, i64 %7, i64 0
  %179 = mul i64 %7, %6
  %180 = mul i64 %179, %174
  %181 = mul i64 %176, %7
  %182 = getelementptr i64, ptr %4, i64 %180
  %183 = getelementptr i64, ptr %182, i64 %181
  %184 = getelementptr i64, ptr %183, i64 %37
  %185 = getelementptr i64, ptr %184, i64 %178
  store i64 %17, ptr %185, align 8
  %186 = select i1 %177, i64 %14, i64 0
  %187 = getelementptr double, ptr %49, i64 %186
  store double 0.000000e+00, ptr %187, align 8
  br i1 %172, label %205, label %188
188:
  %189 = load i64, ptr %57, align 8, !noalias !94
  %190 = add i64 %189, -7046029254386353131
  store i64 %190, ptr %57, align 8, !noalias !94
  %191 = lshr i64 %190, 30
  %192 = xor i64 %191, %190
  %193 = mul i64 %192, -4658895280553007687
  %194 = lshr i64 %193, 27
  %195 = xor i64 %194, %193
  %196 = mul i64 %195, -7723592293110705685
  %197 = lshr i64 %196, 42
  %198 = lshr i64 %196, 11
  %199 = xor i64 %197, %198
  %200 = uitofp nneg i64 %199 to double
  %201 = fmul double %200, 0x3CA0000000000000
  %202 = fmul double %201, 2.000000e+00
  %203 = fadd double %202, -1.000000e+00
  %204 = fmul double %19, %203
  store double %204, ptr %187, align 8
  br label %205
205:
  %206 = add nsw i64 %37, 1
  store i64 %206, ptr %36, align 8
  br label %154
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr writeonly captures(none) %7, i64 %8) unnamed_addr #3 {
  %10 = add nsw i64 %2, -1
  %11 = sitofp i64 %10 to double
  %12 = fmul double %5, %11
  %13 = fptosi double %12 to i64
  %14 = add nsw i64 %2, -2
  %15 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %14, i64 %13)
  %16 = sitofp i64 %15 to double
  %17 = fsub double %12, %16
  %18 = fsub double 1.000000e+00, %17
  %19 = fmul double %6, %18
  %20 = fmul double %18, %19
  %21 = fmul double %17, 2.000000e+00
  %22 = fadd double %21, 1.000000e+00
  %23 = fmul double %22, %20
  %24 = fmul double %6, %17
  %25 = fmul double %17, %24
  %26 = fsub double 3.000000e+00, %21
  %27 = fmul double %25, %26
  %28 = fmul double %24, %18
  %29 = fmul double %18, %28
  %30 = fneg double %6
  %31 = fmul double %17, %30
  %32 = fmul double %17, %31
  %33 = fmul double %18, %32
  %34 = icmp slt i64 %8, 1
  br i1 %34, label %51, label %35
35:
  %36 = icmp slt i64 %15, 0
  %37 = select i1 %36, i64 %2, i64 0
  %38 = add i64 %37, %15
  %39 = mul i64 %4, %3
  %40 = mul i64 %38, %39
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = add nsw i64 %15, 1
  %43 = icmp slt i64 %15, -1
  %44 = select i1 %43, i64 %2, i64 0
  %45 = add i64 %42, %44
  %46 = mul i64 %45, %39
  %47 = getelementptr double, ptr %1, i64 %46
  %48 = getelementptr double, ptr %41, i64 %4
  %49 = getelementptr double, ptr %47, i64 %4
  %50 = getelementptr double, ptr %7, i64 %8
  br label %52
51:
  store ptr null, ptr %0, align 8
  ret void
52:
  %53 = phi i64 [ 0, %35 ], [ %54, %52 ]
  %54 = add nuw nsw i64 %53, 1
  %55 = getelementptr double, ptr %41, i64 %53
  %56 = load double, ptr %55, align 8
  %57 = fmul double %23, %56
  %58 = getelementptr double, ptr %47, i64 %53
  %59 = load double, ptr %58, align 8
  %60 = fmul double %27, %59
  %61 = fadd double %57, %60
  %62 = getelementptr double, ptr %48, i64 %53
  %63 = load double, ptr %62, align 8
  %64 = fmul double %29, %63
  %65 = getelementptr double, ptr %49, i64 %53
  %66 = load double, ptr %65, align 8
  %67 = fmul double %33, %66
  %68 = fadd double %64, %67
  %69 = fadd double %61, %68
  %70 = getelementptr double, ptr %50, i64 %53
  store double %69, ptr %70, align 8
  %71 = icmp eq i64 %54, %8
  br i1 %71, label %51, label %52
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, i64 %3, i64 %4, i64 %5) unnamed_addr #4 {
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
declare i64 @llvm.smin.i64(i64, i64) #5
declare double @llvm.floor.f64(double) #5
declare i64 @llvm.smax.i64(i64, i64) #5
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd"}
!6 = !{!7, !4, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd"}
!15 = !{!16, !13, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!21 = !{!22, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_subtract_trackB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd"}
!24 = !{!25, !22, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!27 = !{!28, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!30 = !{!31, !33, !1}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!33 = distinct !{!33, !34, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_draw_intensityB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!34 = distinct !{!34, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_draw_intensityB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!35 = !{!36, !1}
!36 = distinct !{!36, !37, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!37 = distinct !{!37, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_row_energyB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!38 = !{!39, !1}
!39 = distinct !{!39, !40, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!40 = distinct !{!40, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!41 = !{!42, !1}
!42 = distinct !{!42, !43, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension7_arriveB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xddx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!43 = distinct !{!43, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension7_arriveB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xddx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!44 = !{!45, !42, !1}
!45 = distinct !{!45, !46, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!46 = distinct !{!46, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!47 = !{!48, !42, !1}
!48 = distinct !{!48, !49, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!49 = distinct !{!49, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!50 = !{!51, !1}
!51 = distinct !{!51, !52, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_pass_roundB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!52 = distinct !{!52, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension11_pass_roundB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!53 = !{!54, !51, !1}
!54 = distinct !{!54, !55, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!55 = distinct !{!55, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!56 = !{!57, !51, !1}
!57 = distinct !{!57, !58, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!58 = distinct !{!58, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!59 = !{!60, !62, !51, !1}
!60 = distinct !{!60, !61, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!61 = distinct !{!61, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!62 = distinct !{!62, !63, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_draw_intensityB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!63 = distinct !{!63, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension15_draw_intensityB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedEx"}
!64 = !{!65, !51, !1}
!65 = distinct !{!65, !66, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!66 = distinct !{!66, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!67 = !{!68, !51, !1}
!68 = distinct !{!68, !69, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension7_arriveB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xddx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!69 = distinct !{!69, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension7_arriveB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xddx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!70 = !{!71, !68, !51, !1}
!71 = distinct !{!71, !72, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!72 = distinct !{!72, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!73 = !{!74, !68, !51, !1}
!74 = distinct !{!74, !75, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!75 = distinct !{!75, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!76 = !{!77, !51, !1}
!77 = distinct !{!77, !78, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!78 = distinct !{!78, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!81 = distinct !{!81, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior9turn_rateB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!84 = distinct !{!84, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior9turn_rateB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!85 = !{!86, !83}
!86 = distinct !{!86, !87, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior18_log_restless_oddsB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29: %retptr"}
!87 = distinct !{!87, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior18_log_restless_oddsB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29"}
!88 = !{!89, !86, !83}
!89 = distinct !{!89, !90, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!90 = distinct !{!90, !"_ZN20heatcloak_aggregator8recovery8tracking8interval11track_prior12_count_turnsB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!93 = distinct !{!93, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!96 = distinct !{!96, !"_ZN20heatcloak_aggregator8recovery8tracking8interval5moves7uniformB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
