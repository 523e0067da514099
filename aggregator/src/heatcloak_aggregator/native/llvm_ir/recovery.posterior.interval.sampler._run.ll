; 5c5eb46f0c6b907f781293560a6ba4e4ba26ef3fb3358f54db4b597c7ea500c5
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9, double %10, double %11, double %12, double %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, ptr readonly captures(none) %17, i64 %18, ptr readonly captures(none) %19, ptr captures(none) %20, ptr captures(none) %21, ptr captures(none) %22, ptr captures(none) %23, ptr writeonly captures(none) %24, ptr writeonly captures(none) %25, ptr writeonly captures(none) %26, ptr captures(none) %27, ptr captures(none) %28, ptr captures(none) %29, ptr captures(none) %30, ptr captures(none) %31, ptr captures(none) %32, ptr captures(none) %33, ptr captures(none) %34, ptr captures(none) %35, ptr captures(none) %36, ptr captures(none) %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50, i64 %51) unnamed_addr #0 {
  %53 = alloca double, align 8
  %54 = alloca double, align 8
  %55 = alloca double, align 8
  %56 = alloca ptr, align 8
  %57 = alloca double, align 8
  %58 = alloca double, align 8
  %59 = alloca double, align 8
  %60 = alloca double, align 8
  %61 = alloca ptr, align 8
  %62 = alloca ptr, align 8
  %63 = alloca ptr, align 8
  %64 = alloca double, align 8
  %65 = alloca double, align 8
  %66 = alloca ptr, align 8
  %67 = alloca double, align 8
  %68 = alloca double, align 8
  %69 = alloca double, align 8
  %70 = alloca double, align 8
  %71 = alloca double, align 8
  %72 = alloca double, align 8
  %73 = alloca ptr, align 8
  %74 = alloca ptr, align 8
  %75 = alloca double, align 8
  %76 = alloca double, align 8
  %77 = icmp slt i64 %47, 1
  br i1 %77, label %1268, label %78
78:
  %79 = icmp slt i64 %46, 1
  %80 = icmp slt i64 %39, 1
  %81 = mul i64 %48, %46
  %82 = icmp slt i64 %43, 1
  %83 = icmp slt i64 %38, 1
  %84 = fsub double %4, %3
  %85 = fsub double %6, %5
  %86 = fmul double %84, %85
  %87 = getelementptr double, ptr %28, i64 %43
  %88 = shl i64 %43, 4
  %89 = getelementptr i8, ptr %28, i64 %88
  %90 = mul i64 %43, 24
  %91 = getelementptr i8, ptr %28, i64 %90
  %92 = mul i64 %38, -5382687378899015554
  %93 = tail call i64 @llvm.smax.i64(i64 %18, i64 0)
  %94 = fcmp oeq double %5, %6
  %95 = xor i1 %94, true
  %96 = zext i1 %95 to i64
  %97 = getelementptr double, ptr %31, i64 %51
  %98 = shl i64 %51, 4
  %99 = getelementptr i8, ptr %31, i64 %98
  %100 = mul i64 %51, 24
  %101 = getelementptr i8, ptr %31, i64 %100
  %102 = shl i64 %51, 5
  %103 = getelementptr i8, ptr %31, i64 %102
  %104 = mul i64 %51, 40
  %105 = getelementptr i8, ptr %31, i64 %104
  %106 = getelementptr i8, ptr %105, i64 8
  %107 = getelementptr i8, ptr %105, i64 16
  %108 = zext i1 %94 to i8
  %109 = icmp sgt i64 %40, -1
  %110 = mul i64 %49, %48
  %111 = icmp slt i64 %48, 1
  %112 = icmp slt i64 %18, 1
  br label %244
113:
  br i1 %80, label %172, label %114
114:
  %115 = mul i64 %245, %46
  %116 = getelementptr i64, ptr %20, i64 %115
  %117 = mul i64 %245, %81
  %118 = getelementptr double, ptr %21, i64 %117
  %119 = getelementptr double, ptr %22, i64 %117
  %120 = getelementptr i64, ptr %23, i64 %245
  %121 = mul i64 %245, %49
  %122 = getelementptr i64, ptr %24, i64 %121
  %123 = mul i64 %110, %245
  %124 = getelementptr double, ptr %25, i64 %123
  %125 = getelementptr double, ptr %26, i64 %123
  br label %252
126:
  %127 = phi double [ %861, %859 ], [ %1203, %1202 ]
  store i64 %860, ptr %267, align 8, !noalias !0
  %128 = getelementptr double, ptr %32, i64 %259
  %129 = getelementptr double, ptr %128, i64 %265
  store double %127, ptr %129, align 8, !noalias !0
  %130 = icmp eq i64 %46, %257
  br i1 %130, label %1207, label %255
131:
  store i64 %1232, ptr %1225, align 8, !noalias !0
  store i64 %1226, ptr %1231, align 8, !noalias !0
  %132 = getelementptr double, ptr %37, i64 %1219
  %133 = getelementptr double, ptr %132, i64 %1223
  %134 = load double, ptr %133, align 8, !noalias !0
  %135 = fadd double %134, 2.000000e+00
  store double %135, ptr %133, align 8, !noalias !0
  br label %136
136:
  %137 = icmp sgt i64 %1218, 1
  br i1 %137, label %1217, label %138
138:
  br i1 %109, label %139, label %170
139:
  %140 = load i64, ptr %33, align 8, !noalias !0
  %141 = add nuw nsw i64 %253, %40
  %142 = icmp slt i64 %140, 0
  %143 = select i1 %142, i64 %46, i64 0
  %144 = getelementptr i64, ptr %116, i64 %140
  %145 = getelementptr i64, ptr %144, i64 %143
  %146 = load i64, ptr %145, align 8, !noalias !0
  %147 = getelementptr i64, ptr %122, i64 %141
  store i64 %146, ptr %147, align 8, !noalias !0
  %148 = mul i64 %141, %48
  %149 = getelementptr double, ptr %124, i64 %148
  %150 = add i64 %143, %140
  %151 = mul i64 %150, %48
  %152 = getelementptr double, ptr %118, i64 %151
  br i1 %111, label %170, label %153
153:
  %154 = phi i64 [ %155, %153 ], [ 0, %139 ]
  %155 = add nuw nsw i64 %154, 1
  %156 = getelementptr double, ptr %152, i64 %154
  %157 = load double, ptr %156, align 8, !noalias !3
  %158 = getelementptr double, ptr %149, i64 %154
  store double %157, ptr %158, align 8, !noalias !3
  %159 = icmp eq i64 %48, %155
  br i1 %159, label %160, label %153
160:
  %161 = getelementptr double, ptr %125, i64 %148
  %162 = getelementptr double, ptr %119, i64 %151
  br label %163
163:
  %164 = phi i64 [ %165, %163 ], [ 0, %160 ]
  %165 = add nuw nsw i64 %164, 1
  %166 = getelementptr double, ptr %162, i64 %164
  %167 = load double, ptr %166, align 8, !noalias !6
  %168 = getelementptr double, ptr %161, i64 %164
  store double %167, ptr %168, align 8, !noalias !6
  %169 = icmp eq i64 %48, %165
  br i1 %169, label %170, label %163
170:
  %171 = icmp eq i64 %39, %254
  br i1 %171, label %172, label %252
172:
  br i1 %79, label %242, label %173
173:
  %174 = mul i64 %245, %46
  %175 = getelementptr i64, ptr %20, i64 %174
  %176 = mul i64 %245, %81
  %177 = getelementptr double, ptr %21, i64 %176
  %178 = getelementptr double, ptr %22, i64 %176
  br label %179
179:
  %180 = phi i64 [ 0, %173 ], [ %181, %205 ]
  %181 = add nuw nsw i64 %180, 1
  %182 = getelementptr i64, ptr %175, i64 %180
  %183 = load i64, ptr %182, align 8, !noalias !9
  %184 = getelementptr i64, ptr %34, i64 %180
  store i64 %183, ptr %184, align 8, !noalias !9
  %185 = mul i64 %180, %48
  %186 = getelementptr double, ptr %35, i64 %185
  %187 = getelementptr double, ptr %177, i64 %185
  br i1 %111, label %205, label %188
188:
  %189 = phi i64 [ %190, %188 ], [ 0, %179 ]
  %190 = add nuw nsw i64 %189, 1
  %191 = getelementptr double, ptr %187, i64 %189
  %192 = load double, ptr %191, align 8, !noalias !12
  %193 = getelementptr double, ptr %186, i64 %189
  store double %192, ptr %193, align 8, !noalias !12
  %194 = icmp eq i64 %48, %190
  br i1 %194, label %195, label %188
195:
  %196 = getelementptr double, ptr %36, i64 %185
  %197 = getelementptr double, ptr %178, i64 %185
  br label %198
198:
  %199 = phi i64 [ %200, %198 ], [ 0, %195 ]
  %200 = add nuw nsw i64 %199, 1
  %201 = getelementptr double, ptr %197, i64 %199
  %202 = load double, ptr %201, align 8, !noalias !15
  %203 = getelementptr double, ptr %196, i64 %199
  store double %202, ptr %203, align 8, !noalias !15
  %204 = icmp eq i64 %48, %200
  br i1 %204, label %205, label %198
205:
  %206 = icmp eq i64 %46, %181
  br i1 %206, label %207, label %179
207:
  %208 = phi i64 [ %209, %240 ], [ 0, %205 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr i64, ptr %33, i64 %208
  %211 = load i64, ptr %210, align 8, !noalias !9
  %212 = icmp slt i64 %211, 0
  %213 = select i1 %212, i64 %46, i64 0
  %214 = getelementptr i64, ptr %34, i64 %211
  %215 = getelementptr i64, ptr %214, i64 %213
  %216 = load i64, ptr %215, align 8, !noalias !9
  %217 = getelementptr i64, ptr %175, i64 %208
  store i64 %216, ptr %217, align 8, !noalias !9
  %218 = mul i64 %208, %48
  %219 = getelementptr double, ptr %177, i64 %218
  %220 = add i64 %213, %211
  %221 = mul i64 %220, %48
  %222 = getelementptr double, ptr %35, i64 %221
  br i1 %111, label %240, label %223
223:
  %224 = phi i64 [ %225, %223 ], [ 0, %207 ]
  %225 = add nuw nsw i64 %224, 1
  %226 = getelementptr double, ptr %222, i64 %224
  %227 = load double, ptr %226, align 8, !noalias !18
  %228 = getelementptr double, ptr %219, i64 %224
  store double %227, ptr %228, align 8, !noalias !18
  %229 = icmp eq i64 %48, %225
  br i1 %229, label %230, label %223
230:
  %231 = getelementptr double, ptr %178, i64 %218
  %232 = getelementptr double, ptr %36, i64 %221
  br label %233
233:
  %234 = phi i64 [ %235, %233 ], [ 0, %230 ]
  %235 = add nuw nsw i64 %234, 1
  %236 = getelementptr double, ptr %232, i64 %234
  %237 = load double, ptr %236, align 8, !noalias !21
  %238 = getelementptr double, ptr %231, i64 %234
  store double %237, ptr %238, align 8, !noalias !21
  %239 = icmp eq i64 %48, %235
  br i1 %239, label %240, label %233
240:
  %241 = icmp eq i64 %46, %209
  br i1 %241, label %242, label %207
242:
  %243 = icmp eq i64 %246, %47
  br i1 %243, label %1268, label %244
244:
  %245 = phi i64 [ 0, %78 ], [ %246, %242 ]
  %246 = add nuw nsw i64 %245, 1
  br i1 %79, label %113, label %247
247:
  %248 = phi i64 [ %249, %247 ], [ 0, %244 ]
  %249 = add nuw nsw i64 %248, 1
  %250 = getelementptr i64, ptr %33, i64 %248
  store i64 %248, ptr %250, align 8, !noalias !0
  %251 = icmp eq i64 %46, %249
  br i1 %251, label %113, label %247
252:
  %253 = phi i64 [ 0, %114 ], [ %254, %170 ]
  %254 = add nuw nsw i64 %253, 1
  br i1 %79, label %1207, label %255
255:
  %256 = phi i64 [ %257, %126 ], [ 0, %252 ]
  %257 = add nuw nsw i64 %256, 1
  %258 = getelementptr i64, ptr %33, i64 %256
  %259 = load i64, ptr %258, align 8, !noalias !0
  %260 = getelementptr i64, ptr %17, i64 %256
  %261 = load i64, ptr %260, align 8, !noalias !0
  %262 = getelementptr double, ptr %19, i64 %256
  %263 = load double, ptr %262, align 8, !noalias !0
  %264 = icmp slt i64 %259, 0
  %265 = select i1 %264, i64 %46, i64 0
  %266 = getelementptr i64, ptr %116, i64 %259
  %267 = getelementptr i64, ptr %266, i64 %265
  %268 = load i64, ptr %267, align 8, !noalias !0
  %269 = add i64 %265, %259
  %270 = mul i64 %269, %48
  %271 = getelementptr double, ptr %118, i64 %270
  %272 = getelementptr double, ptr %119, i64 %270
  %273 = load i64, ptr %120, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %66), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %67), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %68), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %69), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %70), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %71), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %72), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %73), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %74), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %75), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %76), !noalias !0
  store ptr null, ptr %66, align 8, !noalias !24
  store double 0.000000e+00, ptr %67, align 8, !noalias !24
  store double 0.000000e+00, ptr %68, align 8, !noalias !24
  store double 0.000000e+00, ptr %69, align 8, !noalias !24
  store double 0.000000e+00, ptr %70, align 8, !noalias !24
  store double 0.000000e+00, ptr %71, align 8, !noalias !24
  store double 0.000000e+00, ptr %72, align 8, !noalias !24
  store ptr null, ptr %73, align 8, !noalias !24
  store ptr null, ptr %74, align 8, !noalias !24
  store double 0.000000e+00, ptr %75, align 8, !noalias !24
  store double 0.000000e+00, ptr %76, align 8, !noalias !24
  br i1 %82, label %274, label %382
274:
  %275 = icmp slt i64 %268, 1
  br i1 %275, label %278, label %389
276:
  %277 = icmp eq i64 %391, %268
  br i1 %277, label %278, label %389
278:
  store double 0.000000e+00, ptr %67, align 8, !noalias !24
  call fastcc void @f7(ptr %67, ptr %28, i64 %43, i64 0)
  %279 = load double, ptr %67, align 8, !noalias !24
  br i1 %83, label %859, label %280
280:
  %281 = sitofp i64 %261 to double
  br label %408
282:
  %283 = icmp eq i64 %785, 0
  %284 = or i1 %82, %283
  br i1 %284, label %291, label %285
285:
  %286 = icmp slt i64 %777, 0
  %287 = select i1 %286, i64 %48, i64 0
  %288 = add i64 %287, %777
  %289 = mul i64 %288, %43
  %290 = getelementptr double, ptr %27, i64 %289
  br label %795
291:
  %292 = icmp slt i64 %785, 2
  %293 = or i1 %82, %292
  br i1 %293, label %300, label %294
294:
  %295 = icmp slt i64 %778, 0
  %296 = select i1 %295, i64 %48, i64 0
  %297 = add i64 %296, %778
  %298 = mul i64 %297, %43
  %299 = getelementptr double, ptr %27, i64 %298
  br label %804
300:
  %301 = icmp eq i64 %779, 0
  br i1 %301, label %303, label %302
302:
  store ptr null, ptr %73, align 8, !noalias !24
  call fastcc void @f6(ptr %73, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %780, double %781, ptr %28, i64 %50, i64 %43, i64 2)
  br i1 %82, label %303, label %813
303:
  %304 = icmp samesign ugt i64 %779, 1
  br i1 %304, label %305, label %306
305:
  store ptr null, ptr %74, align 8, !noalias !24
  call fastcc void @f6(ptr %74, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %782, double %783, ptr %28, i64 %50, i64 %43, i64 3)
  br i1 %82, label %306, label %822
306:
  store double 0.000000e+00, ptr %75, align 8, !noalias !24
  call fastcc void @f7(ptr %75, ptr %28, i64 %43, i64 1)
  %307 = load double, ptr %75, align 8, !noalias !24
  %308 = fsub double %307, %409
  %309 = fmul double %263, %308
  %310 = fsub double %784, %309
  %311 = fcmp olt double %310, 0.000000e+00
  br i1 %311, label %312, label %317
312:
  store double 0.000000e+00, ptr %76, align 8, !noalias !24
  call fastcc void @f2(ptr %76, i64 %414, i64 6)
  %313 = load double, ptr %76, align 8, !noalias !24
  %314 = fsub double 1.000000e+00, %313
  %315 = tail call double @llvm.log.f64(double %314)
  %316 = fcmp olt double %315, %310
  br i1 %316, label %317, label %378
317:
  br i1 %82, label %318, label %831
318:
  switch i64 %785, label %322 [
    i64 0, label %323
    i64 1, label %319
  ]
319:
  %320 = icmp eq i64 %779, 2
  %321 = select i1 %320, i64 %410, i64 %778
  br label %323
322:
  br label %323
323:
  %324 = phi i64 [ %778, %318 ], [ %778, %322 ], [ %321, %319 ]
  %325 = phi i64 [ %410, %318 ], [ %777, %322 ], [ %777, %319 ]
  br i1 %301, label %337, label %326
326:
  %327 = icmp slt i64 %325, 0
  %328 = select i1 %327, i64 %48, i64 0
  %329 = getelementptr double, ptr %271, i64 %325
  %330 = getelementptr double, ptr %329, i64 %328
  store double %780, ptr %330, align 8, !noalias !24
  %331 = getelementptr double, ptr %272, i64 %325
  %332 = getelementptr double, ptr %331, i64 %328
  store double %781, ptr %332, align 8, !noalias !24
  br i1 %82, label %337, label %333
333:
  %334 = add i64 %328, %325
  %335 = mul i64 %334, %43
  %336 = getelementptr double, ptr %27, i64 %335
  br label %838
337:
  br i1 %304, label %338, label %349
338:
  %339 = icmp slt i64 %324, 0
  %340 = select i1 %339, i64 %48, i64 0
  %341 = getelementptr double, ptr %271, i64 %324
  %342 = getelementptr double, ptr %341, i64 %340
  store double %782, ptr %342, align 8, !noalias !24
  %343 = getelementptr double, ptr %272, i64 %324
  %344 = getelementptr double, ptr %343, i64 %340
  store double %783, ptr %344, align 8, !noalias !24
  br i1 %82, label %349, label %345
345:
  %346 = add i64 %340, %324
  %347 = mul i64 %346, %43
  %348 = getelementptr double, ptr %27, i64 %347
  br label %845
349:
  %350 = icmp sgt i64 %785, %779
  br i1 %350, label %351, label %375
351:
  %352 = select i1 %301, i64 %325, i64 %324
  %353 = add nsw i64 %410, -1
  %354 = icmp sgt i64 %410, 0
  %355 = select i1 %354, i64 0, i64 %48
  %356 = getelementptr double, ptr %271, i64 %353
  %357 = getelementptr double, ptr %356, i64 %355
  %358 = load double, ptr %357, align 8, !noalias !24
  %359 = getelementptr double, ptr %272, i64 %353
  %360 = getelementptr double, ptr %359, i64 %355
  %361 = load double, ptr %360, align 8, !noalias !24
  %362 = icmp slt i64 %352, 0
  %363 = select i1 %362, i64 %48, i64 0
  %364 = getelementptr double, ptr %271, i64 %352
  %365 = getelementptr double, ptr %364, i64 %363
  store double %358, ptr %365, align 8, !noalias !24
  %366 = getelementptr double, ptr %272, i64 %352
  %367 = getelementptr double, ptr %366, i64 %363
  store double %361, ptr %367, align 8, !noalias !24
  br i1 %82, label %375, label %368
368:
  %369 = add i64 %355, %353
  %370 = mul i64 %369, %43
  %371 = getelementptr double, ptr %27, i64 %370
  %372 = add i64 %363, %352
  %373 = mul i64 %372, %43
  %374 = getelementptr double, ptr %27, i64 %373
  br label %852
375:
  %376 = add i64 %779, %410
  %377 = sub i64 %376, %785
  br label %378
378:
  %379 = phi i64 [ %410, %776 ], [ %377, %375 ], [ %410, %312 ]
  %380 = phi double [ %409, %776 ], [ %307, %375 ], [ %409, %312 ]
  %381 = icmp eq i64 %412, %38
  br i1 %381, label %859, label %408
382:
  %383 = phi i64 [ %384, %382 ], [ 0, %255 ]
  %384 = add nuw nsw i64 %383, 1
  %385 = getelementptr double, ptr %2, i64 %383
  %386 = load double, ptr %385, align 8, !noalias !24
  %387 = getelementptr double, ptr %28, i64 %383
  store double %386, ptr %387, align 8, !noalias !24
  %388 = icmp eq i64 %43, %384
  br i1 %388, label %274, label %382
389:
  %390 = phi i64 [ %391, %276 ], [ 0, %274 ]
  %391 = add nuw nsw i64 %390, 1
  %392 = getelementptr double, ptr %271, i64 %390
  %393 = load double, ptr %392, align 8, !noalias !24
  %394 = getelementptr double, ptr %272, i64 %390
  %395 = load double, ptr %394, align 8, !noalias !24
  store ptr null, ptr %66, align 8, !noalias !24
  call fastcc void @f6(ptr %66, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %393, double %395, ptr %27, i64 %48, i64 %43, i64 %390)
  br i1 %82, label %276, label %396
396:
  %397 = mul i64 %390, %43
  %398 = getelementptr double, ptr %27, i64 %397
  br label %399
399:
  %400 = phi i64 [ 0, %396 ], [ %401, %399 ]
  %401 = add nuw nsw i64 %400, 1
  %402 = getelementptr double, ptr %28, i64 %400
  %403 = load double, ptr %402, align 8, !noalias !24
  %404 = getelementptr double, ptr %398, i64 %400
  %405 = load double, ptr %404, align 8, !noalias !24
  %406 = fsub double %403, %405
  store double %406, ptr %402, align 8, !noalias !24
  %407 = icmp eq i64 %43, %401
  br i1 %407, label %276, label %399
408:
  %409 = phi double [ %279, %280 ], [ %380, %378 ]
  %410 = phi i64 [ %268, %280 ], [ %379, %378 ]
  %411 = phi i64 [ 0, %280 ], [ %412, %378 ]
  %412 = add nuw nsw i64 %411, 1
  %413 = mul i64 %411, -5382687378899015554
  %414 = add i64 %413, %273
  store double 0.000000e+00, ptr %68, align 8, !noalias !24
  call fastcc void @f2(ptr %68, i64 %414, i64 1)
  %415 = load double, ptr %68, align 8, !noalias !24
  store double 0.000000e+00, ptr %69, align 8, !noalias !24
  call fastcc void @f2(ptr %69, i64 %414, i64 2)
  %416 = load double, ptr %69, align 8, !noalias !24
  store double 0.000000e+00, ptr %70, align 8, !noalias !24
  call fastcc void @f2(ptr %70, i64 %414, i64 3)
  %417 = load double, ptr %70, align 8, !noalias !24
  store double 0.000000e+00, ptr %71, align 8, !noalias !24
  call fastcc void @f2(ptr %71, i64 %414, i64 4)
  %418 = load double, ptr %71, align 8, !noalias !24
  store double 0.000000e+00, ptr %72, align 8, !noalias !24
  call fastcc void @f2(ptr %72, i64 %414, i64 5)
  %419 = load double, ptr %72, align 8, !noalias !24
  %420 = fcmp olt double %415, %10
  br i1 %420, label %421, label %511
421:
  %422 = icmp eq i64 %410, 0
  br i1 %422, label %776, label %423
423:
  %424 = sitofp i64 %410 to double
  %425 = fmul double %416, %424
  %426 = fptosi double %425 to i64
  %427 = fcmp olt double %415, %8
  br i1 %427, label %428, label %460
428:
  %429 = icmp slt i64 %426, 0
  %430 = select i1 %429, i64 %48, i64 0
  %431 = getelementptr double, ptr %271, i64 %426
  %432 = getelementptr double, ptr %431, i64 %430
  %433 = load double, ptr %432, align 8, !noalias !27
  %434 = fmul double %417, %281
  %435 = fptosi double %434 to i64
  %436 = icmp slt i64 %435, 0
  %437 = select i1 %436, i64 %45, i64 0
  %438 = getelementptr double, ptr %15, i64 %435
  %439 = getelementptr double, ptr %438, i64 %437
  %440 = load double, ptr %439, align 8, !noalias !30
  %441 = fmul double %418, 2.000000e+00
  %442 = fadd double %441, -1.000000e+00
  %443 = fmul double %442, %440
  %444 = fadd double %433, %443
  %445 = getelementptr double, ptr %272, i64 %426
  %446 = getelementptr double, ptr %445, i64 %430
  %447 = load double, ptr %446, align 8, !noalias !27
  %448 = fcmp uge double %444, %3
  %449 = fcmp ule double %444, %4
  %450 = select i1 %448, i1 %449, i1 false
  %451 = fcmp uge double %447, %5
  %452 = select i1 %450, i1 %451, i1 false
  %453 = fcmp ule double %447, %6
  %454 = select i1 %452, i1 %453, i1 false
  %455 = select i1 %454, i64 %426, i64 0
  %456 = zext i1 %454 to i64
  %457 = select i1 %454, double %444, double 0.000000e+00
  %458 = select i1 %454, double %447, double 0.000000e+00
  %459 = select i1 %454, i64 1, i64 -1
  br label %776
460:
  %461 = fcmp olt double %415, %9
  br i1 %461, label %462, label %494
462:
  %463 = icmp slt i64 %426, 0
  %464 = select i1 %463, i64 %48, i64 0
  %465 = getelementptr double, ptr %271, i64 %426
  %466 = getelementptr double, ptr %465, i64 %464
  %467 = load double, ptr %466, align 8, !noalias !27
  %468 = getelementptr double, ptr %272, i64 %426
  %469 = getelementptr double, ptr %468, i64 %464
  %470 = load double, ptr %469, align 8, !noalias !27
  %471 = fmul double %417, %281
  %472 = fptosi double %471 to i64
  %473 = icmp slt i64 %472, 0
  %474 = select i1 %473, i64 %45, i64 0
  %475 = getelementptr double, ptr %16, i64 %472
  %476 = getelementptr double, ptr %475, i64 %474
  %477 = load double, ptr %476, align 8, !noalias !33
  %478 = fmul double %418, 2.000000e+00
  %479 = fadd double %478, -1.000000e+00
  %480 = fmul double %479, %477
  %481 = fadd double %470, %480
  %482 = fcmp uge double %467, %3
  %483 = fcmp ule double %467, %4
  %484 = select i1 %482, i1 %483, i1 false
  %485 = fcmp uge double %481, %5
  %486 = select i1 %484, i1 %485, i1 false
  %487 = fcmp ule double %481, %6
  %488 = select i1 %486, i1 %487, i1 false
  %489 = select i1 %488, i64 %426, i64 0
  %490 = zext i1 %488 to i64
  %491 = select i1 %488, double %467, double 0.000000e+00
  %492 = select i1 %488, double %481, double 0.000000e+00
  %493 = select i1 %488, i64 1, i64 -1
  br label %776
494:
  %495 = fmul double %84, %417
  %496 = fadd double %3, %495
  %497 = fmul double %85, %418
  %498 = fadd double %5, %497
  %499 = fcmp uge double %496, %3
  %500 = fcmp ule double %496, %4
  %501 = select i1 %499, i1 %500, i1 false
  %502 = fcmp uge double %498, %5
  %503 = select i1 %501, i1 %502, i1 false
  %504 = fcmp ule double %498, %6
  %505 = select i1 %503, i1 %504, i1 false
  %506 = select i1 %505, i64 %426, i64 0
  %507 = zext i1 %505 to i64
  %508 = select i1 %505, double %496, double 0.000000e+00
  %509 = select i1 %505, double %498, double 0.000000e+00
  %510 = select i1 %505, i64 1, i64 -1
  br label %776
511:
  %512 = fcmp olt double %415, %11
  br i1 %512, label %513, label %564
513:
  %514 = icmp slt i64 %410, 2
  br i1 %514, label %776, label %515
515:
  %516 = fmul double %419, 2.000000e+00
  %517 = fadd double %516, -1.000000e+00
  %518 = fmul double %418, %281
  %519 = fptosi double %518 to i64
  %520 = getelementptr double, ptr %15, i64 %519
  %521 = icmp slt i64 %519, 0
  %522 = select i1 %521, i64 %45, i64 0
  %523 = getelementptr double, ptr %520, i64 %522
  %524 = load double, ptr %523, align 8, !noalias !36
  %525 = fmul double %517, %524
  %526 = uitofp nneg i64 %410 to double
  %527 = fmul double %416, %526
  %528 = fptosi double %527 to i64
  %529 = add nsw i64 %410, -1
  %530 = uitofp nneg i64 %529 to double
  %531 = fmul double %417, %530
  %532 = fptosi double %531 to i64
  %533 = icmp sge i64 %532, %528
  %534 = zext i1 %533 to i64
  %535 = add nsw i64 %534, %532
  %536 = icmp slt i64 %528, 0
  %537 = select i1 %536, i64 %48, i64 0
  %538 = getelementptr double, ptr %271, i64 %528
  %539 = getelementptr double, ptr %538, i64 %537
  %540 = load double, ptr %539, align 8, !noalias !39
  %541 = fadd double %525, %540
  %542 = icmp slt i64 %535, 0
  %543 = select i1 %542, i64 %48, i64 0
  %544 = getelementptr double, ptr %271, i64 %535
  %545 = getelementptr double, ptr %544, i64 %543
  %546 = load double, ptr %545, align 8, !noalias !39
  %547 = getelementptr double, ptr %272, i64 %528
  %548 = getelementptr double, ptr %547, i64 %537
  %549 = load double, ptr %548, align 8, !noalias !39
  %550 = fmul double %525, %549
  %551 = getelementptr double, ptr %272, i64 %535
  %552 = getelementptr double, ptr %551, i64 %543
  %553 = load double, ptr %552, align 8, !noalias !39
  %554 = fdiv double %550, %553
  %555 = fsub double %546, %554
  %556 = fcmp olt double %555, %541
  %557 = select i1 %556, double %555, double %541
  %558 = fcmp olt double %557, %3
  br i1 %558, label %776, label %559
559:
  %560 = fcmp ogt double %555, %541
  %561 = select i1 %560, double %555, double %541
  %562 = fcmp ogt double %561, %4
  br i1 %562, label %776, label %563
563:
  br label %776
564:
  %565 = fcmp olt double %415, %12
  br i1 %565, label %566, label %630
566:
  %567 = icmp slt i64 %410, 2
  br i1 %567, label %776, label %568
568:
  %569 = fmul double %419, 2.000000e+00
  %570 = fadd double %569, -1.000000e+00
  %571 = fmul double %418, %281
  %572 = fptosi double %571 to i64
  %573 = getelementptr double, ptr %16, i64 %572
  %574 = icmp slt i64 %572, 0
  %575 = select i1 %574, i64 %45, i64 0
  %576 = getelementptr double, ptr %573, i64 %575
  %577 = load double, ptr %576, align 8, !noalias !42
  %578 = fmul double %570, %577
  %579 = uitofp nneg i64 %410 to double
  %580 = fmul double %416, %579
  %581 = fptosi double %580 to i64
  %582 = add nsw i64 %410, -1
  %583 = uitofp nneg i64 %582 to double
  %584 = fmul double %417, %583
  %585 = fptosi double %584 to i64
  %586 = icmp sge i64 %585, %581
  %587 = zext i1 %586 to i64
  %588 = add nsw i64 %587, %585
  %589 = icmp slt i64 %581, 0
  %590 = select i1 %589, i64 %48, i64 0
  %591 = getelementptr double, ptr %272, i64 %581
  %592 = getelementptr double, ptr %591, i64 %590
  %593 = load double, ptr %592, align 8, !noalias !45
  %594 = fadd double %578, %593
  %595 = icmp slt i64 %588, 0
  %596 = select i1 %595, i64 %48, i64 0
  %597 = getelementptr double, ptr %272, i64 %588
  %598 = getelementptr double, ptr %597, i64 %596
  %599 = load double, ptr %598, align 8, !noalias !45
  %600 = fsub double %599, %578
  %601 = fneg double %578
  %602 = getelementptr double, ptr %271, i64 %581
  %603 = getelementptr double, ptr %602, i64 %590
  %604 = load double, ptr %603, align 8, !noalias !45
  %605 = getelementptr double, ptr %271, i64 %588
  %606 = getelementptr double, ptr %605, i64 %596
  %607 = load double, ptr %606, align 8, !noalias !45
  %608 = fsub double %604, %607
  %609 = fmul double %608, %601
  %610 = fadd double %593, %599
  %611 = fdiv double %609, %610
  %612 = fadd double %604, %611
  %613 = fadd double %607, %611
  %614 = fcmp olt double %600, %594
  %615 = select i1 %614, double %600, double %594
  %616 = fcmp olt double %615, %5
  br i1 %616, label %776, label %617
617:
  %618 = fcmp ogt double %600, %594
  %619 = select i1 %618, double %600, double %594
  %620 = fcmp ogt double %619, %6
  br i1 %620, label %776, label %621
621:
  %622 = fcmp olt double %613, %612
  %623 = select i1 %622, double %613, double %612
  %624 = fcmp olt double %623, %3
  br i1 %624, label %776, label %625
625:
  %626 = fcmp ogt double %613, %612
  %627 = select i1 %626, double %613, double %612
  %628 = fcmp ogt double %627, %4
  br i1 %628, label %776, label %629
629:
  br label %776
630:
  %631 = fcmp olt double %415, %13
  br i1 %631, label %632, label %670
632:
  %633 = fcmp olt double %416, 5.000000e-01
  br i1 %633, label %634, label %653
634:
  %635 = add nsw i64 %410, 1
  %636 = icmp slt i64 %635, %44
  br i1 %636, label %637, label %776
637:
  %638 = fmul double %84, %417
  %639 = fadd double %3, %638
  %640 = fmul double %85, %418
  %641 = fadd double %5, %640
  %642 = icmp slt i64 %410, -1
  %643 = select i1 %642, i64 %44, i64 0
  %644 = getelementptr double, ptr %14, i64 %635
  %645 = getelementptr double, ptr %644, i64 %643
  %646 = load double, ptr %645, align 8, !noalias !48
  %647 = icmp slt i64 %410, 0
  %648 = select i1 %647, i64 %44, i64 0
  %649 = getelementptr double, ptr %14, i64 %410
  %650 = getelementptr double, ptr %649, i64 %648
  %651 = load double, ptr %650, align 8, !noalias !48
  %652 = fsub double %646, %651
  br label %776
653:
  %654 = icmp eq i64 %410, 0
  br i1 %654, label %776, label %655
655:
  %656 = sitofp i64 %410 to double
  %657 = fmul double %417, %656
  %658 = fptosi double %657 to i64
  %659 = icmp sgt i64 %410, 0
  %660 = select i1 %659, i64 0, i64 %44
  %661 = getelementptr double, ptr %14, i64 %410
  %662 = getelementptr i8, ptr %661, i64 -8
  %663 = getelementptr double, ptr %662, i64 %660
  %664 = load double, ptr %663, align 8, !noalias !48
  %665 = icmp slt i64 %410, 0
  %666 = select i1 %665, i64 %44, i64 0
  %667 = getelementptr double, ptr %661, i64 %666
  %668 = load double, ptr %667, align 8, !noalias !48
  %669 = fsub double %664, %668
  br label %776
670:
  %671 = fcmp olt double %419, 5.000000e-01
  br i1 %671, label %672, label %726
672:
  %673 = icmp eq i64 %410, 0
  br i1 %673, label %776, label %674
674:
  %675 = add nsw i64 %410, 1
  %676 = icmp slt i64 %675, %44
  br i1 %676, label %677, label %776
677:
  %678 = sitofp i64 %410 to double
  %679 = fmul double %416, %678
  %680 = fptosi double %679 to i64
  %681 = icmp slt i64 %680, 0
  %682 = select i1 %681, i64 %48, i64 0
  %683 = getelementptr double, ptr %272, i64 %680
  %684 = getelementptr double, ptr %683, i64 %682
  %685 = load double, ptr %684, align 8, !noalias !51
  %686 = fsub double 1.000000e+00, %418
  %687 = tail call double @llvm.log.f64(double %686)
  %688 = fneg double %687
  %689 = fmul double %7, %688
  %690 = fmul double %417, %685
  %691 = fsub double 1.000000e+00, %417
  %692 = fmul double %691, %685
  %693 = getelementptr double, ptr %271, i64 %680
  %694 = getelementptr double, ptr %693, i64 %682
  %695 = load double, ptr %694, align 8, !noalias !51
  %696 = fmul double %691, %689
  %697 = fsub double %695, %696
  %698 = fmul double %417, %689
  %699 = fadd double %698, %695
  %700 = fcmp olt double %692, %690
  %701 = select i1 %700, double %692, double %690
  %702 = fcmp olt double %701, %5
  %703 = fcmp olt double %697, %3
  %704 = select i1 %702, i1 true, i1 %703
  %705 = fcmp ogt double %699, %4
  %706 = select i1 %704, i1 true, i1 %705
  br i1 %706, label %776, label %707
707:
  %708 = icmp slt i64 %410, -1
  %709 = select i1 %708, i64 %44, i64 0
  %710 = getelementptr double, ptr %14, i64 %675
  %711 = getelementptr double, ptr %710, i64 %709
  %712 = load double, ptr %711, align 8, !noalias !51
  %713 = icmp slt i64 %410, 0
  %714 = select i1 %713, i64 %44, i64 0
  %715 = getelementptr double, ptr %14, i64 %410
  %716 = getelementptr double, ptr %715, i64 %714
  %717 = load double, ptr %716, align 8, !noalias !51
  %718 = fmul double %685, 2.000000e+00
  %719 = fmul double %7, %718
  %720 = fdiv double %719, %86
  %721 = tail call double @llvm.log.f64(double %720)
  %722 = fdiv double %689, %7
  %723 = fadd double %722, %721
  %724 = fsub double %712, %717
  %725 = fadd double %723, %724
  br label %776
726:
  %727 = icmp slt i64 %410, 2
  br i1 %727, label %776, label %728
728:
  %729 = uitofp nneg i64 %410 to double
  %730 = fmul double %416, %729
  %731 = fptosi double %730 to i64
  %732 = add nsw i64 %410, -1
  %733 = uitofp nneg i64 %732 to double
  %734 = fmul double %417, %733
  %735 = fptosi double %734 to i64
  %736 = icmp sge i64 %735, %731
  %737 = zext i1 %736 to i64
  %738 = add nsw i64 %737, %735
  %739 = icmp slt i64 %731, 0
  %740 = select i1 %739, i64 %48, i64 0
  %741 = getelementptr double, ptr %272, i64 %731
  %742 = getelementptr double, ptr %741, i64 %740
  %743 = load double, ptr %742, align 8, !noalias !54
  %744 = icmp slt i64 %738, 0
  %745 = select i1 %744, i64 %48, i64 0
  %746 = getelementptr double, ptr %272, i64 %738
  %747 = getelementptr double, ptr %746, i64 %745
  %748 = load double, ptr %747, align 8, !noalias !54
  %749 = fadd double %743, %748
  %750 = fcmp ogt double %749, %6
  br i1 %750, label %776, label %751
751:
  %752 = getelementptr double, ptr %271, i64 %731
  %753 = getelementptr double, ptr %752, i64 %740
  %754 = load double, ptr %753, align 8, !noalias !54
  %755 = getelementptr double, ptr %271, i64 %738
  %756 = getelementptr double, ptr %755, i64 %745
  %757 = load double, ptr %756, align 8, !noalias !54
  %758 = getelementptr double, ptr %14, i64 %732
  %759 = load double, ptr %758, align 8, !noalias !54
  %760 = getelementptr double, ptr %14, i64 %410
  %761 = load double, ptr %760, align 8, !noalias !54
  %762 = fsub double %754, %757
  %763 = tail call double @llvm.fabs.f64(double %762)
  %764 = fmul double %749, 2.000000e+00
  %765 = fmul double %7, %764
  %766 = fdiv double %765, %86
  %767 = tail call double @llvm.log.f64(double %766)
  %768 = fdiv double %763, %7
  %769 = fadd double %767, %768
  %770 = fsub double %759, %761
  %771 = fmul double %743, %754
  %772 = fmul double %748, %757
  %773 = fadd double %771, %772
  %774 = fdiv double %773, %749
  %775 = fsub double %770, %769
  br label %776
776:
  %777 = phi i64 [ 0, %677 ], [ %455, %428 ], [ %489, %462 ], [ %506, %494 ], [ 0, %421 ], [ 0, %515 ], [ 0, %621 ], [ 0, %653 ], [ %528, %563 ], [ 0, %513 ], [ 0, %559 ], [ %581, %629 ], [ 0, %566 ], [ 0, %568 ], [ 0, %617 ], [ 0, %625 ], [ 0, %637 ], [ %658, %655 ], [ 0, %634 ], [ %680, %707 ], [ 0, %672 ], [ 0, %674 ], [ %731, %751 ], [ 0, %726 ], [ 0, %728 ]
  %778 = phi i64 [ 0, %677 ], [ 0, %428 ], [ 0, %462 ], [ 0, %494 ], [ 0, %421 ], [ 0, %515 ], [ 0, %621 ], [ 0, %653 ], [ %535, %563 ], [ 0, %513 ], [ 0, %559 ], [ %588, %629 ], [ 0, %566 ], [ 0, %568 ], [ 0, %617 ], [ 0, %625 ], [ 0, %637 ], [ 0, %655 ], [ 0, %634 ], [ 0, %707 ], [ 0, %672 ], [ 0, %674 ], [ %738, %751 ], [ 0, %726 ], [ 0, %728 ]
  %779 = phi i64 [ 0, %677 ], [ %456, %428 ], [ %490, %462 ], [ %507, %494 ], [ 0, %421 ], [ 0, %515 ], [ 0, %621 ], [ 0, %653 ], [ 2, %563 ], [ 0, %513 ], [ 0, %559 ], [ 2, %629 ], [ 0, %566 ], [ 0, %568 ], [ 0, %617 ], [ 0, %625 ], [ 1, %637 ], [ 0, %655 ], [ 0, %634 ], [ 2, %707 ], [ 0, %672 ], [ 0, %674 ], [ 1, %751 ], [ 0, %726 ], [ 0, %728 ]
  %780 = phi double [ 0.000000e+00, %677 ], [ %457, %428 ], [ %491, %462 ], [ %508, %494 ], [ 0.000000e+00, %421 ], [ 0.000000e+00, %515 ], [ 0.000000e+00, %621 ], [ 0.000000e+00, %653 ], [ %541, %563 ], [ 0.000000e+00, %513 ], [ 0.000000e+00, %559 ], [ %612, %629 ], [ 0.000000e+00, %566 ], [ 0.000000e+00, %568 ], [ 0.000000e+00, %617 ], [ 0.000000e+00, %625 ], [ %639, %637 ], [ 0.000000e+00, %655 ], [ 0.000000e+00, %634 ], [ %697, %707 ], [ 0.000000e+00, %672 ], [ 0.000000e+00, %674 ], [ %774, %751 ], [ 0.000000e+00, %726 ], [ 0.000000e+00, %728 ]
  %781 = phi double [ 0.000000e+00, %677 ], [ %458, %428 ], [ %492, %462 ], [ %509, %494 ], [ 0.000000e+00, %421 ], [ 0.000000e+00, %515 ], [ 0.000000e+00, %621 ], [ 0.000000e+00, %653 ], [ %549, %563 ], [ 0.000000e+00, %513 ], [ 0.000000e+00, %559 ], [ %594, %629 ], [ 0.000000e+00, %566 ], [ 0.000000e+00, %568 ], [ 0.000000e+00, %617 ], [ 0.000000e+00, %625 ], [ %641, %637 ], [ 0.000000e+00, %655 ], [ 0.000000e+00, %634 ], [ %690, %707 ], [ 0.000000e+00, %672 ], [ 0.000000e+00, %674 ], [ %749, %751 ], [ 0.000000e+00, %726 ], [ 0.000000e+00, %728 ]
  %782 = phi double [ 0.000000e+00, %677 ], [ 0.000000e+00, %428 ], [ 0.000000e+00, %462 ], [ 0.000000e+00, %494 ], [ 0.000000e+00, %421 ], [ 0.000000e+00, %515 ], [ 0.000000e+00, %621 ], [ 0.000000e+00, %653 ], [ %555, %563 ], [ 0.000000e+00, %513 ], [ 0.000000e+00, %559 ], [ %613, %629 ], [ 0.000000e+00, %566 ], [ 0.000000e+00, %568 ], [ 0.000000e+00, %617 ], [ 0.000000e+00, %625 ], [ 0.000000e+00, %637 ], [ 0.000000e+00, %655 ], [ 0.000000e+00, %634 ], [ %699, %707 ], [ 0.000000e+00, %672 ], [ 0.000000e+00, %674 ], [ 0.000000e+00, %751 ], [ 0.000000e+00, %726 ], [ 0.000000e+00, %728 ]
  %783 = phi double [ 0.000000e+00, %677 ], [ 0.000000e+00, %428 ], [ 0.000000e+00, %462 ], [ 0.000000e+00, %494 ], [ 0.000000e+00, %421 ], [ 0.000000e+00, %515 ], [ 0.000000e+00, %621 ], [ 0.000000e+00, %653 ], [ %553, %563 ], [ 0.000000e+00, %513 ], [ 0.000000e+00, %559 ], [ %600, %629 ], [ 0.000000e+00, %566 ], [ 0.000000e+00, %568 ], [ 0.000000e+00, %617 ], [ 0.000000e+00, %625 ], [ 0.000000e+00, %637 ], [ 0.000000e+00, %655 ], [ 0.000000e+00, %634 ], [ %692, %707 ], [ 0.000000e+00, %672 ], [ 0.000000e+00, %674 ], [ 0.000000e+00, %751 ], [ 0.000000e+00, %726 ], [ 0.000000e+00, %728 ]
  %784 = phi double [ 0.000000e+00, %677 ], [ 0.000000e+00, %428 ], [ 0.000000e+00, %462 ], [ 0.000000e+00, %494 ], [ 0.000000e+00, %421 ], [ 0.000000e+00, %515 ], [ 0.000000e+00, %621 ], [ 0.000000e+00, %653 ], [ 0.000000e+00, %563 ], [ 0.000000e+00, %513 ], [ 0.000000e+00, %559 ], [ 0.000000e+00, %629 ], [ 0.000000e+00, %566 ], [ 0.000000e+00, %568 ], [ 0.000000e+00, %617 ], [ 0.000000e+00, %625 ], [ %652, %637 ], [ %669, %655 ], [ 0.000000e+00, %634 ], [ %725, %707 ], [ 0.000000e+00, %672 ], [ 0.000000e+00, %674 ], [ %775, %751 ], [ 0.000000e+00, %726 ], [ 0.000000e+00, %728 ]
  %785 = phi i64 [ -1, %677 ], [ %459, %428 ], [ %493, %462 ], [ %510, %494 ], [ -1, %421 ], [ -1, %515 ], [ -1, %621 ], [ -1, %653 ], [ 2, %563 ], [ -1, %513 ], [ -1, %559 ], [ 2, %629 ], [ -1, %566 ], [ -1, %568 ], [ -1, %617 ], [ -1, %625 ], [ 0, %637 ], [ 1, %655 ], [ -1, %634 ], [ 1, %707 ], [ -1, %672 ], [ -1, %674 ], [ 2, %751 ], [ -1, %726 ], [ -1, %728 ]
  %786 = icmp slt i64 %785, 0
  br i1 %786, label %378, label %787
787:
  br i1 %82, label %282, label %788
788:
  %789 = phi i64 [ %790, %788 ], [ 0, %787 ]
  %790 = add nuw nsw i64 %789, 1
  %791 = getelementptr double, ptr %28, i64 %789
  %792 = load double, ptr %791, align 8, !noalias !24
  %793 = getelementptr double, ptr %87, i64 %789
  store double %792, ptr %793, align 8, !noalias !24
  %794 = icmp eq i64 %43, %790
  br i1 %794, label %282, label %788
795:
  %796 = phi i64 [ 0, %285 ], [ %797, %795 ]
  %797 = add nuw nsw i64 %796, 1
  %798 = getelementptr double, ptr %87, i64 %796
  %799 = load double, ptr %798, align 8, !noalias !24
  %800 = getelementptr double, ptr %290, i64 %796
  %801 = load double, ptr %800, align 8, !noalias !24
  %802 = fadd double %799, %801
  store double %802, ptr %798, align 8, !noalias !24
  %803 = icmp eq i64 %43, %797
  br i1 %803, label %291, label %795
804:
  %805 = phi i64 [ 0, %294 ], [ %806, %804 ]
  %806 = add nuw nsw i64 %805, 1
  %807 = getelementptr double, ptr %87, i64 %805
  %808 = load double, ptr %807, align 8, !noalias !24
  %809 = getelementptr double, ptr %299, i64 %805
  %810 = load double, ptr %809, align 8, !noalias !24
  %811 = fadd double %808, %810
  store double %811, ptr %807, align 8, !noalias !24
  %812 = icmp eq i64 %43, %806
  br i1 %812, label %300, label %804
813:
  %814 = phi i64 [ %815, %813 ], [ 0, %302 ]
  %815 = add nuw nsw i64 %814, 1
  %816 = getelementptr double, ptr %87, i64 %814
  %817 = load double, ptr %816, align 8, !noalias !24
  %818 = getelementptr double, ptr %89, i64 %814
  %819 = load double, ptr %818, align 8, !noalias !24
  %820 = fsub double %817, %819
  store double %820, ptr %816, align 8, !noalias !24
  %821 = icmp eq i64 %43, %815
  br i1 %821, label %303, label %813
822:
  %823 = phi i64 [ %824, %822 ], [ 0, %305 ]
  %824 = add nuw nsw i64 %823, 1
  %825 = getelementptr double, ptr %87, i64 %823
  %826 = load double, ptr %825, align 8, !noalias !24
  %827 = getelementptr double, ptr %91, i64 %823
  %828 = load double, ptr %827, align 8, !noalias !24
  %829 = fsub double %826, %828
  store double %829, ptr %825, align 8, !noalias !24
  %830 = icmp eq i64 %43, %824
  br i1 %830, label %306, label %822
831:
  %832 = phi i64 [ %833, %831 ], [ 0, %317 ]
  %833 = add nuw nsw i64 %832, 1
  %834 = getelementptr double, ptr %87, i64 %832
  %835 = load double, ptr %834, align 8, !noalias !24
  %836 = getelementptr double, ptr %28, i64 %832
  store double %835, ptr %836, align 8, !noalias !24
  %837 = icmp eq i64 %43, %833
  br i1 %837, label %318, label %831
838:
  %839 = phi i64 [ 0, %333 ], [ %840, %838 ]
  %840 = add nuw nsw i64 %839, 1
  %841 = getelementptr double, ptr %89, i64 %839
  %842 = load double, ptr %841, align 8, !noalias !24
  %843 = getelementptr double, ptr %336, i64 %839
  store double %842, ptr %843, align 8, !noalias !24
  %844 = icmp eq i64 %43, %840
  br i1 %844, label %337, label %838
845:
  %846 = phi i64 [ 0, %345 ], [ %847, %845 ]
  %847 = add nuw nsw i64 %846, 1
  %848 = getelementptr double, ptr %91, i64 %846
  %849 = load double, ptr %848, align 8, !noalias !24
  %850 = getelementptr double, ptr %348, i64 %846
  store double %849, ptr %850, align 8, !noalias !24
  %851 = icmp eq i64 %43, %847
  br i1 %851, label %349, label %845
852:
  %853 = phi i64 [ 0, %368 ], [ %854, %852 ]
  %854 = add nuw nsw i64 %853, 1
  %855 = getelementptr double, ptr %371, i64 %853
  %856 = load double, ptr %855, align 8, !noalias !24
  %857 = getelementptr double, ptr %374, i64 %853
  store double %856, ptr %857, align 8, !noalias !24
  %858 = icmp eq i64 %43, %854
  br i1 %858, label %375, label %852
859:
  %860 = phi i64 [ %268, %278 ], [ %379, %378 ]
  %861 = phi double [ %279, %278 ], [ %380, %378 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %66), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %67), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %68), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %69), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %70), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %71), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %72), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %73), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %74), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %75), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %76), !noalias !0
  %862 = load i64, ptr %120, align 8, !noalias !0
  %863 = add i64 %862, %92
  store i64 %863, ptr %120, align 8, !noalias !0
  %864 = icmp slt i64 %860, 1
  %865 = select i1 %864, i1 true, i1 %112
  br i1 %865, label %126, label %866
866:
  %867 = tail call i64 @llvm.smin.i64(i64 %860, i64 3)
  %868 = shl nuw nsw i64 %867, %96
  %869 = uitofp nneg i64 %860 to double
  %870 = icmp sgt i64 %860, 1
  %871 = add nsw i64 %860, -1
  %872 = uitofp nneg i64 %871 to double
  %873 = icmp sgt i64 %860, 2
  %874 = add nsw i64 %860, -2
  %875 = uitofp nneg i64 %874 to double
  %876 = and i64 %868, 1
  %877 = lshr i64 %868, 1
  %878 = add nuw nsw i64 %877, %876
  %879 = icmp eq i64 %878, 0
  br label %880
880:
  %881 = phi double [ %861, %866 ], [ %1203, %1202 ]
  %882 = phi i64 [ %93, %866 ], [ %883, %1202 ]
  %883 = add nsw i64 %882, -1
  %884 = load double, ptr %262, align 8, !noalias !0
  %885 = load i64, ptr %120, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %53), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %54), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %55), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %56), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %57), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %58), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %59), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %60), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %61), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %62), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %63), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %64), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %65), !noalias !0
  store double 0.000000e+00, ptr %53, align 8, !noalias !57
  store double 0.000000e+00, ptr %54, align 8, !noalias !57
  store double 0.000000e+00, ptr %55, align 8, !noalias !57
  store ptr null, ptr %56, align 8, !noalias !57
  store double 0.000000e+00, ptr %57, align 8, !noalias !57
  store double 0.000000e+00, ptr %58, align 8, !noalias !57
  store double 0.000000e+00, ptr %59, align 8, !noalias !57
  store double 0.000000e+00, ptr %60, align 8, !noalias !57
  store ptr null, ptr %61, align 8, !noalias !57
  store ptr null, ptr %62, align 8, !noalias !57
  store ptr null, ptr %63, align 8, !noalias !57
  store double 0.000000e+00, ptr %64, align 8, !noalias !57
  store double 0.000000e+00, ptr %65, align 8, !noalias !57
  store double 0.000000e+00, ptr %53, align 8, !noalias !57
  call fastcc void @f2(ptr %53, i64 %885, i64 1)
  %886 = load double, ptr %53, align 8, !noalias !57
  %887 = fmul double %886, %869
  %888 = fptosi double %887 to i64
  %889 = sitofp i64 %888 to double
  store double %889, ptr %105, align 8, !noalias !57
  br i1 %870, label %890, label %898
890:
  store double 0.000000e+00, ptr %54, align 8, !noalias !57
  call fastcc void @f2(ptr %54, i64 %885, i64 2)
  %891 = load double, ptr %54, align 8, !noalias !57
  %892 = fmul double %891, %872
  %893 = fptosi double %892 to i64
  %894 = icmp sge i64 %893, %888
  %895 = zext i1 %894 to i64
  %896 = add nsw i64 %895, %893
  %897 = sitofp i64 %896 to double
  store double %897, ptr %106, align 8, !noalias !57
  br label %898
898:
  %899 = phi i64 [ %896, %890 ], [ 0, %880 ]
  br i1 %873, label %900, label %913
900:
  store double 0.000000e+00, ptr %55, align 8, !noalias !57
  call fastcc void @f2(ptr %55, i64 %885, i64 3)
  %901 = load double, ptr %55, align 8, !noalias !57
  %902 = fmul double %901, %875
  %903 = fptosi double %902 to i64
  %904 = tail call i64 @llvm.smin.i64(i64 %899, i64 %888)
  %905 = icmp sle i64 %904, %903
  %906 = zext i1 %905 to i64
  %907 = add nsw i64 %906, %903
  %908 = tail call i64 @llvm.smax.i64(i64 %899, i64 %888)
  %909 = icmp sge i64 %907, %908
  %910 = zext i1 %909 to i64
  %911 = add nsw i64 %907, %910
  %912 = sitofp i64 %911 to double
  store double %912, ptr %107, align 8, !noalias !57
  br label %913
913:
  br label %1012
914:
  %915 = getelementptr double, ptr %272, i64 %1019
  %916 = getelementptr double, ptr %915, i64 %1021
  %917 = load double, ptr %916, align 8, !noalias !57
  %918 = add nsw i64 %1025, 1
  %919 = icmp slt i64 %1025, -1
  %920 = select i1 %919, i64 %51, i64 0
  %921 = add i64 %918, %920
  %922 = getelementptr double, ptr %31, i64 %921
  store double %917, ptr %922, align 8, !noalias !57
  %923 = getelementptr double, ptr %99, i64 %921
  store double %85, ptr %923, align 8, !noalias !57
  br label %924
924:
  %925 = load double, ptr %1023, align 8, !noalias !57
  %926 = getelementptr double, ptr %272, i64 %1019
  %927 = getelementptr double, ptr %926, i64 %1021
  %928 = load double, ptr %927, align 8, !noalias !57
  store ptr null, ptr %56, align 8, !noalias !57
  call fastcc void @f3(ptr %56, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %925, double %928, ptr %29, i64 %51, i64 %43, i64 %1025, i8 %108)
  %929 = icmp sgt i64 %1013, 1
  br i1 %929, label %1012, label %930
930:
  store double 0.000000e+00, ptr %57, align 8, !noalias !57
  call fastcc void @f4(ptr %57, ptr %29, i64 %43, i64 %868, ptr %28, i64 %43, i64 0, double %884, ptr %99, ptr %30, i64 %51, i64 %51, ptr %101, i64 %51)
  %931 = load double, ptr %57, align 8, !noalias !57
  store double 0.000000e+00, ptr %58, align 8, !noalias !57
  call fastcc void @f2(ptr %58, i64 %885, i64 4)
  %932 = load double, ptr %58, align 8, !noalias !57
  %933 = fcmp olt double %932, 4.000000e-01
  %934 = fcmp olt double %932, 0x3FE6666666666666
  %935 = select i1 %934, double 6.000000e-01, double 0x3FEE666666666666
  %936 = select i1 %933, double 0.000000e+00, double %935
  %937 = fmul double %936, %936
  %938 = fsub double 1.000000e+00, %937
  %939 = tail call double @sqrt(double %938)
  br i1 %879, label %952, label %1031
940:
  %941 = tail call double @llvm.sin.f64(double %1045)
  %942 = fmul double %1042, %941
  %943 = icmp slt i64 %1034, -1
  %944 = select i1 %943, i64 %51, i64 0
  %945 = getelementptr double, ptr %103, i64 %1054
  %946 = getelementptr double, ptr %945, i64 %944
  store double %942, ptr %946, align 8, !noalias !57
  %947 = fmul double %942, %942
  %948 = fadd double %947, %1053
  br label %949
949:
  %950 = phi double [ %948, %940 ], [ %1053, %1031 ]
  %951 = icmp sgt i64 %1033, 1
  br i1 %951, label %1031, label %952
952:
  %953 = phi double [ 0.000000e+00, %930 ], [ %950, %949 ]
  store ptr null, ptr %61, align 8, !noalias !57
  call fastcc void @f5(ptr %61, ptr %30, i64 %51, i64 %51, i64 %868, ptr %103, i64 %51)
  %954 = fsub double 1.000000e+00, %936
  br label %955
955:
  %956 = phi i64 [ 0, %952 ], [ %1057, %1056 ]
  %957 = icmp eq i64 %956, %868
  br i1 %957, label %958, label %1056
958:
  br i1 %82, label %1084, label %1077
959:
  %960 = icmp sgt i64 %1086, 1
  br i1 %960, label %1085, label %961
961:
  br i1 %82, label %970, label %1122
962:
  %963 = add i64 %1094, %1092
  %964 = mul i64 %963, %43
  %965 = getelementptr double, ptr %27, i64 %964
  %966 = mul i64 %1109, %43
  %967 = getelementptr double, ptr %28, i64 %966
  br label %1110
968:
  %969 = fmul double %1129, 5.000000e-01
  br label %970
970:
  %971 = phi double [ 0.000000e+00, %961 ], [ %969, %968 ]
  store double 0.000000e+00, ptr %64, align 8, !noalias !57
  call fastcc void @f4(ptr %64, ptr %29, i64 %43, i64 %868, ptr %28, i64 %43, i64 1, double %884, ptr %99, ptr %30, i64 %51, i64 %51, ptr %101, i64 %51)
  %972 = load double, ptr %64, align 8, !noalias !57
  br label %1131
973:
  %974 = fmul double %1167, %1167
  br label %975
975:
  %976 = phi double [ 0.000000e+00, %1146 ], [ %974, %973 ]
  %977 = fadd double %1147, %976
  %978 = icmp eq i64 %868, %1149
  br i1 %978, label %979, label %1146
979:
  %980 = fsub double %972, %931
  %981 = fsub double %953, %977
  %982 = fmul double %981, 5.000000e-01
  %983 = fadd double %980, %982
  %984 = fsub double %971, %881
  %985 = fmul double %884, %984
  %986 = fsub double %983, %985
  %987 = fcmp olt double %986, 0.000000e+00
  br i1 %987, label %988, label %993
988:
  store double 0.000000e+00, ptr %65, align 8, !noalias !57
  call fastcc void @f2(ptr %65, i64 %885, i64 11)
  %989 = load double, ptr %65, align 8, !noalias !57
  %990 = fsub double 1.000000e+00, %989
  %991 = tail call double @llvm.log.f64(double %990)
  %992 = fcmp olt double %991, %986
  br i1 %992, label %993, label %1202
993:
  br i1 %82, label %1176, label %1169
994:
  %995 = icmp sgt i64 %1178, 1
  br i1 %995, label %1177, label %1202
996:
  %997 = icmp slt i64 %1185, -1
  %998 = select i1 %997, i64 %51, i64 0
  %999 = getelementptr i8, ptr %1188, i64 8
  %1000 = getelementptr double, ptr %999, i64 %998
  %1001 = load double, ptr %1000, align 8, !noalias !57
  %1002 = getelementptr double, ptr %272, i64 %1184
  %1003 = getelementptr double, ptr %1002, i64 %1192
  store double %1001, ptr %1003, align 8, !noalias !57
  br label %1004
1004:
  br i1 %82, label %994, label %1005
1005:
  %1006 = add nuw nsw i64 %1179, 2
  %1007 = mul i64 %1006, %43
  %1008 = getelementptr double, ptr %28, i64 %1007
  %1009 = add i64 %1192, %1184
  %1010 = mul i64 %1009, %43
  %1011 = getelementptr double, ptr %27, i64 %1010
  br label %1195
1012:
  %1013 = phi i64 [ %1015, %924 ], [ %867, %913 ]
  %1014 = phi i64 [ %1016, %924 ], [ 0, %913 ]
  %1015 = add nsw i64 %1013, -1
  %1016 = add nuw nsw i64 %1014, 1
  %1017 = getelementptr double, ptr %105, i64 %1014
  %1018 = load double, ptr %1017, align 8, !noalias !57
  %1019 = fptosi double %1018 to i64
  %1020 = icmp slt i64 %1019, 0
  %1021 = select i1 %1020, i64 %48, i64 0
  %1022 = getelementptr double, ptr %271, i64 %1019
  %1023 = getelementptr double, ptr %1022, i64 %1021
  %1024 = load double, ptr %1023, align 8, !noalias !57
  %1025 = shl nuw i64 %1014, %96
  %1026 = icmp slt i64 %1025, 0
  %1027 = select i1 %1026, i64 %51, i64 0
  %1028 = add i64 %1027, %1025
  %1029 = getelementptr double, ptr %31, i64 %1028
  store double %1024, ptr %1029, align 8, !noalias !57
  %1030 = getelementptr double, ptr %99, i64 %1028
  store double %84, ptr %1030, align 8, !noalias !57
  br i1 %94, label %924, label %914
1031:
  %1032 = phi double [ %950, %949 ], [ 0.000000e+00, %930 ]
  %1033 = phi i64 [ %1035, %949 ], [ %878, %930 ]
  %1034 = phi i64 [ %1036, %949 ], [ 0, %930 ]
  %1035 = add nsw i64 %1033, -1
  %1036 = add nuw i64 %1034, 2
  %1037 = add nsw i64 %1034, 5
  store double 0.000000e+00, ptr %59, align 8, !noalias !57
  call fastcc void @f2(ptr %59, i64 %885, i64 %1037)
  %1038 = load double, ptr %59, align 8, !noalias !57
  %1039 = fsub double 1.000000e+00, %1038
  %1040 = tail call double @llvm.log.f64(double %1039)
  %1041 = fmul double %1040, -2.000000e+00
  %1042 = tail call double @sqrt(double %1041)
  %1043 = add nsw i64 %1034, 6
  store double 0.000000e+00, ptr %60, align 8, !noalias !57
  call fastcc void @f2(ptr %60, i64 %885, i64 %1043)
  %1044 = load double, ptr %60, align 8, !noalias !57
  %1045 = fmul double %1044, 0x401921FB54442D18
  %1046 = tail call double @llvm.cos.f64(double %1045)
  %1047 = fmul double %1042, %1046
  %1048 = icmp slt i64 %1034, 0
  %1049 = select i1 %1048, i64 %51, i64 0
  %1050 = getelementptr double, ptr %103, i64 %1034
  %1051 = getelementptr double, ptr %1050, i64 %1049
  store double %1047, ptr %1051, align 8, !noalias !57
  %1052 = fmul double %1047, %1047
  %1053 = fadd double %1032, %1052
  %1054 = or disjoint i64 %1034, 1
  %1055 = icmp slt i64 %1054, %868
  br i1 %1055, label %940, label %949
1056:
  %1057 = add nuw i64 %956, 1
  %1058 = getelementptr double, ptr %31, i64 %956
  %1059 = load double, ptr %1058, align 8, !noalias !57
  %1060 = getelementptr double, ptr %101, i64 %956
  %1061 = load double, ptr %1060, align 8, !noalias !57
  %1062 = fmul double %954, %1061
  %1063 = fadd double %1059, %1062
  %1064 = getelementptr double, ptr %103, i64 %956
  %1065 = load double, ptr %1064, align 8, !noalias !57
  %1066 = fmul double %939, %1065
  %1067 = fadd double %1063, %1066
  %1068 = getelementptr double, ptr %97, i64 %956
  store double %1067, ptr %1068, align 8, !noalias !57
  %1069 = and i64 %956, 1
  %1070 = icmp eq i64 %1069, 0
  %1071 = or i1 %94, %1070
  %1072 = select i1 %1071, double %4, double %6
  %1073 = select i1 %1071, double %3, double %5
  %1074 = fcmp ugt double %1073, %1067
  %1075 = fcmp ugt double %1067, %1072
  %1076 = select i1 %1074, i1 true, i1 %1075
  br i1 %1076, label %1202, label %955
1077:
  %1078 = phi i64 [ %1079, %1077 ], [ 0, %958 ]
  %1079 = add nuw nsw i64 %1078, 1
  %1080 = getelementptr double, ptr %28, i64 %1078
  %1081 = load double, ptr %1080, align 8, !noalias !57
  %1082 = getelementptr double, ptr %87, i64 %1078
  store double %1081, ptr %1082, align 8, !noalias !57
  %1083 = icmp eq i64 %43, %1079
  br i1 %1083, label %1084, label %1077
1084:
  br label %1085
1085:
  %1086 = phi i64 [ %1088, %959 ], [ %867, %1084 ]
  %1087 = phi i64 [ %1089, %959 ], [ 0, %1084 ]
  %1088 = add nsw i64 %1086, -1
  %1089 = add nuw nsw i64 %1087, 1
  %1090 = getelementptr double, ptr %105, i64 %1087
  %1091 = load double, ptr %1090, align 8, !noalias !57
  %1092 = fptosi double %1091 to i64
  %1093 = icmp slt i64 %1092, 0
  %1094 = select i1 %1093, i64 %48, i64 0
  %1095 = getelementptr double, ptr %272, i64 %1092
  %1096 = getelementptr double, ptr %1095, i64 %1094
  %1097 = shl i64 %1087, 4
  %1098 = getelementptr i8, ptr %97, i64 %1097
  %1099 = getelementptr i8, ptr %1098, i64 8
  %1100 = select i1 %94, ptr %1096, ptr %1099
  %1101 = load double, ptr %1100, align 8, !noalias !57
  %1102 = shl nuw i64 %1087, %96
  %1103 = icmp slt i64 %1102, 0
  %1104 = select i1 %1103, i64 %51, i64 0
  %1105 = getelementptr double, ptr %97, i64 %1102
  %1106 = getelementptr double, ptr %1105, i64 %1104
  %1107 = load double, ptr %1106, align 8, !noalias !57
  store ptr null, ptr %62, align 8, !noalias !57
  call fastcc void @f3(ptr %62, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %1107, double %1101, ptr %29, i64 %51, i64 %43, i64 %1102, i8 %108)
  %1108 = load double, ptr %1106, align 8, !noalias !57
  %1109 = add nuw nsw i64 %1087, 2
  store ptr null, ptr %63, align 8, !noalias !57
  call fastcc void @f6(ptr %63, ptr readonly %1, i64 %41, i64 %42, i64 %43, double %1108, double %1101, ptr %28, i64 %50, i64 %43, i64 %1109)
  br i1 %82, label %959, label %962
1110:
  %1111 = phi i64 [ 0, %962 ], [ %1112, %1110 ]
  %1112 = add nuw nsw i64 %1111, 1
  %1113 = getelementptr double, ptr %87, i64 %1111
  %1114 = load double, ptr %1113, align 8, !noalias !57
  %1115 = getelementptr double, ptr %965, i64 %1111
  %1116 = load double, ptr %1115, align 8, !noalias !57
  %1117 = getelementptr double, ptr %967, i64 %1111
  %1118 = load double, ptr %1117, align 8, !noalias !57
  %1119 = fsub double %1116, %1118
  %1120 = fadd double %1114, %1119
  store double %1120, ptr %1113, align 8, !noalias !57
  %1121 = icmp eq i64 %43, %1112
  br i1 %1121, label %959, label %1110
1122:
  %1123 = phi double [ %1129, %1122 ], [ 0.000000e+00, %961 ]
  %1124 = phi i64 [ %1125, %1122 ], [ 0, %961 ]
  %1125 = add nuw nsw i64 %1124, 1
  %1126 = getelementptr double, ptr %87, i64 %1124
  %1127 = load double, ptr %1126, align 8, !noalias !57
  %1128 = fmul double %1127, %1127
  %1129 = fadd double %1123, %1128
  %1130 = icmp eq i64 %43, %1125
  br i1 %1130, label %968, label %1122
1131:
  %1132 = phi i64 [ %1133, %1131 ], [ 0, %970 ]
  %1133 = add nuw nsw i64 %1132, 1
  %1134 = getelementptr double, ptr %31, i64 %1132
  %1135 = load double, ptr %1134, align 8, !noalias !57
  %1136 = getelementptr double, ptr %97, i64 %1132
  %1137 = load double, ptr %1136, align 8, !noalias !57
  %1138 = fsub double %1135, %1137
  %1139 = getelementptr double, ptr %101, i64 %1132
  %1140 = load double, ptr %1139, align 8, !noalias !57
  %1141 = fmul double %954, %1140
  %1142 = fsub double %1138, %1141
  %1143 = fdiv double %1142, %939
  %1144 = getelementptr double, ptr %103, i64 %1132
  store double %1143, ptr %1144, align 8, !noalias !57
  %1145 = icmp eq i64 %868, %1133
  br i1 %1145, label %1146, label %1131
1146:
  %1147 = phi double [ %977, %975 ], [ 0.000000e+00, %1131 ]
  %1148 = phi i64 [ %1149, %975 ], [ 0, %1131 ]
  %1149 = add nuw nsw i64 %1148, 1
  %1150 = icmp sgt i64 %868, %1148
  br i1 %1150, label %1151, label %975
1151:
  %1152 = getelementptr double, ptr %30, i64 %1148
  br label %1153
1153:
  %1154 = phi double [ 0.000000e+00, %1151 ], [ %1167, %1153 ]
  %1155 = phi i64 [ %1148, %1151 ], [ %1156, %1153 ]
  %1156 = add nuw i64 %1155, 1
  %1157 = icmp slt i64 %1155, 0
  %1158 = select i1 %1157, i64 %51, i64 0
  %1159 = add i64 %1158, %1155
  %1160 = mul i64 %1159, %51
  %1161 = getelementptr double, ptr %1152, i64 %1160
  %1162 = load double, ptr %1161, align 8, !noalias !57
  %1163 = getelementptr double, ptr %103, i64 %1155
  %1164 = getelementptr double, ptr %1163, i64 %1158
  %1165 = load double, ptr %1164, align 8, !noalias !57
  %1166 = fmul double %1162, %1165
  %1167 = fadd double %1154, %1166
  %1168 = icmp eq i64 %1156, %868
  br i1 %1168, label %973, label %1153
1169:
  %1170 = phi i64 [ %1171, %1169 ], [ 0, %993 ]
  %1171 = add nuw nsw i64 %1170, 1
  %1172 = getelementptr double, ptr %87, i64 %1170
  %1173 = load double, ptr %1172, align 8, !noalias !57
  %1174 = getelementptr double, ptr %28, i64 %1170
  store double %1173, ptr %1174, align 8, !noalias !57
  %1175 = icmp eq i64 %43, %1171
  br i1 %1175, label %1176, label %1169
1176:
  br label %1177
1177:
  %1178 = phi i64 [ %1180, %994 ], [ %867, %1176 ]
  %1179 = phi i64 [ %1181, %994 ], [ 0, %1176 ]
  %1180 = add nsw i64 %1178, -1
  %1181 = add nuw nsw i64 %1179, 1
  %1182 = getelementptr double, ptr %105, i64 %1179
  %1183 = load double, ptr %1182, align 8, !noalias !57
  %1184 = fptosi double %1183 to i64
  %1185 = shl nuw i64 %1179, %96
  %1186 = icmp slt i64 %1185, 0
  %1187 = select i1 %1186, i64 %51, i64 0
  %1188 = getelementptr double, ptr %97, i64 %1185
  %1189 = getelementptr double, ptr %1188, i64 %1187
  %1190 = load double, ptr %1189, align 8, !noalias !57
  %1191 = icmp slt i64 %1184, 0
  %1192 = select i1 %1191, i64 %48, i64 0
  %1193 = getelementptr double, ptr %271, i64 %1184
  %1194 = getelementptr double, ptr %1193, i64 %1192
  store double %1190, ptr %1194, align 8, !noalias !57
  br i1 %94, label %1004, label %996
1195:
  %1196 = phi i64 [ 0, %1005 ], [ %1197, %1195 ]
  %1197 = add nuw nsw i64 %1196, 1
  %1198 = getelementptr double, ptr %1008, i64 %1196
  %1199 = load double, ptr %1198, align 8, !noalias !57
  %1200 = getelementptr double, ptr %1011, i64 %1196
  store double %1199, ptr %1200, align 8, !noalias !57
  %1201 = icmp eq i64 %43, %1197
  br i1 %1201, label %994, label %1195
1202:
  %1203 = phi double [ %881, %988 ], [ %971, %994 ], [ %881, %1056 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %53), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %54), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %55), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %56), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %57), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %58), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %59), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %60), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %61), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %62), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %63), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %64), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %65), !noalias !0
  %1204 = load i64, ptr %120, align 8, !noalias !0
  %1205 = add i64 %1204, -3719345503411677977
  store i64 %1205, ptr %120, align 8, !noalias !0
  %1206 = icmp sgt i64 %882, 1
  br i1 %1206, label %880, label %126
1207:
  %1208 = and i64 %253, 1
  %1209 = xor i64 %1208, -1
  %1210 = add i64 %46, %1209
  %1211 = and i64 %1210, 1
  %1212 = lshr i64 %1210, 1
  %1213 = add nuw nsw i64 %1212, %1211
  %1214 = icmp slt i64 %1210, 1
  %1215 = icmp eq i64 %1213, 0
  %1216 = select i1 %1214, i1 true, i1 %1215
  br i1 %1216, label %138, label %1217
1217:
  %1218 = phi i64 [ %1220, %136 ], [ %1213, %1207 ]
  %1219 = phi i64 [ %1221, %136 ], [ %1208, %1207 ]
  %1220 = add nsw i64 %1218, -1
  %1221 = add nuw i64 %1219, 2
  %1222 = icmp slt i64 %1219, 0
  %1223 = select i1 %1222, i64 %46, i64 0
  %1224 = getelementptr i64, ptr %33, i64 %1219
  %1225 = getelementptr i64, ptr %1224, i64 %1223
  %1226 = load i64, ptr %1225, align 8, !noalias !0
  %1227 = add nuw nsw i64 %1219, 1
  %1228 = icmp slt i64 %1219, -1
  %1229 = select i1 %1228, i64 %46, i64 0
  %1230 = getelementptr i64, ptr %33, i64 %1227
  %1231 = getelementptr i64, ptr %1230, i64 %1229
  %1232 = load i64, ptr %1231, align 8, !noalias !0
  %1233 = getelementptr double, ptr %19, i64 %1219
  %1234 = getelementptr double, ptr %1233, i64 %1223
  %1235 = load double, ptr %1234, align 8, !noalias !0
  %1236 = getelementptr double, ptr %19, i64 %1227
  %1237 = getelementptr double, ptr %1236, i64 %1229
  %1238 = load double, ptr %1237, align 8, !noalias !0
  %1239 = fsub double %1235, %1238
  %1240 = icmp slt i64 %1226, 0
  %1241 = select i1 %1240, i64 %46, i64 0
  %1242 = getelementptr double, ptr %32, i64 %1226
  %1243 = getelementptr double, ptr %1242, i64 %1241
  %1244 = load double, ptr %1243, align 8, !noalias !0
  %1245 = icmp slt i64 %1232, 0
  %1246 = select i1 %1245, i64 %46, i64 0
  %1247 = getelementptr double, ptr %32, i64 %1232
  %1248 = getelementptr double, ptr %1247, i64 %1246
  %1249 = load double, ptr %1248, align 8, !noalias !0
  %1250 = fsub double %1244, %1249
  %1251 = fmul double %1239, %1250
  %1252 = load i64, ptr %120, align 8, !noalias !0
  %1253 = add i64 %1252, -7046029254386353131
  store i64 %1253, ptr %120, align 8, !noalias !0
  %1254 = lshr i64 %1253, 30
  %1255 = xor i64 %1254, %1253
  %1256 = mul i64 %1255, -4658895280553007687
  %1257 = lshr i64 %1256, 27
  %1258 = xor i64 %1257, %1256
  %1259 = mul i64 %1258, -7723592293110705685
  %1260 = lshr i64 %1259, 42
  %1261 = lshr i64 %1259, 11
  %1262 = xor i64 %1260, %1261
  %1263 = uitofp nneg i64 %1262 to double
  %1264 = fmul double %1263, 0x3CA0000000000000
  %1265 = fsub double 1.000000e+00, %1264
  %1266 = tail call double @llvm.log.f64(double %1265)
  %1267 = fcmp olt double %1266, %1251
  br i1 %1267, label %131, label %136
1268:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9, double %10, double %11, double %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, i64 %17, ptr readonly captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, ptr captures(none) %21, ptr captures(none) %22, ptr writeonly captures(none) %23, ptr writeonly captures(none) %24, ptr writeonly captures(none) %25, ptr captures(none) %26, ptr captures(none) %27, ptr captures(none) %28, ptr captures(none) %29, ptr captures(none) %30, ptr captures(none) %31, ptr captures(none) %32, ptr captures(none) %33, ptr captures(none) %34, ptr captures(none) %35, ptr captures(none) %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50, i64 %51) local_unnamed_addr #0 {
  %53 = alloca ptr, align 8
  store ptr null, ptr %53, align 8
  call fastcc void @f0(ptr %53, ptr %0, ptr %1, double %2, double %3, double %4, double %5, double %6, double %7, double %8, double %9, double %10, double %11, double %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, ptr %18, ptr %19, ptr %20, ptr %21, ptr %22, ptr %23, ptr %24, ptr %25, ptr %26, ptr %27, ptr %28, ptr %29, ptr %30, ptr %31, ptr %32, ptr %33, ptr %34, ptr %35, ptr %36, i64 %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42, i64 %43, i64 %44, i64 %45, i64 %46, i64 %47, i64 %48, i64 %49, i64 %50) #7
  %54 = load ptr, ptr %53, align 8
  ret ptr %54
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 range(i64 -9223372036854775803, -9223372036854775808) %2) unnamed_addr #1 {
  %4 = mul i64 %2, -7046029254386353131
  %5 = add i64 %4, %1
  %6 = lshr i64 %5, 30
  %7 = xor i64 %6, %5
  %8 = mul i64 %7, -4658895280553007687
  %9 = lshr i64 %8, 27
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, -7723592293110705685
  %12 = lshr i64 %11, 42
  %13 = lshr i64 %11, 11
  %14 = xor i64 %12, %13
  %15 = uitofp nneg i64 %14 to double
  %16 = fmul double %15, 0x3CA0000000000000
  store double %16, ptr %0, align 8
  ret void
}
declare double @llvm.log.f64(double) #2
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr writeonly captures(none) %7, i64 %8, i64 %9, i64 %10, i8 range(i8 0, 2) %11) unnamed_addr #3 {
  %13 = icmp eq i8 %11, 0
  %14 = add nsw i64 %2, -1
  %15 = sitofp i64 %14 to double
  %16 = fmul double %5, %15
  %17 = fptosi double %16 to i64
  %18 = add nsw i64 %2, -2
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %17)
  %20 = sitofp i64 %19 to double
  %21 = fsub double %16, %20
  %22 = fsub double 1.000000e+00, %21
  %23 = fmul double %6, %15
  %24 = fmul double %23, 6.000000e+00
  %25 = fmul double %24, %21
  %26 = fmul double %25, %22
  %27 = fmul double %23, %22
  %28 = fmul double %21, 3.000000e+00
  %29 = fsub double 1.000000e+00, %28
  %30 = fmul double %27, %29
  %31 = fmul double %23, %21
  %32 = fadd double %28, -2.000000e+00
  %33 = fmul double %31, %32
  %34 = icmp slt i64 %9, 1
  br i1 %34, label %55, label %35
35:
  %36 = add nsw i64 %19, 1
  %37 = icmp slt i64 %19, -1
  %38 = select i1 %37, i64 %2, i64 0
  %39 = add i64 %36, %38
  %40 = mul i64 %4, %3
  %41 = mul i64 %39, %40
  %42 = getelementptr double, ptr %1, i64 %41
  %43 = icmp slt i64 %19, 0
  %44 = select i1 %43, i64 %2, i64 0
  %45 = add i64 %44, %19
  %46 = mul i64 %45, %40
  %47 = getelementptr double, ptr %1, i64 %46
  %48 = getelementptr double, ptr %47, i64 %4
  %49 = getelementptr double, ptr %42, i64 %4
  %50 = icmp slt i64 %10, 0
  %51 = select i1 %50, i64 %8, i64 0
  %52 = add i64 %51, %10
  %53 = mul i64 %52, %9
  %54 = getelementptr double, ptr %7, i64 %53
  br label %92
55:
  br i1 %13, label %56, label %91
56:
  %57 = fmul double %22, %22
  %58 = fmul double %21, 2.000000e+00
  %59 = fadd double %58, 1.000000e+00
  %60 = fmul double %57, %59
  %61 = fmul double %21, %21
  %62 = fsub double 3.000000e+00, %58
  %63 = fmul double %61, %62
  %64 = fmul double %21, %22
  %65 = fmul double %22, %64
  %66 = fneg double %21
  %67 = fmul double %21, %66
  %68 = fmul double %67, %22
  %69 = icmp slt i64 %9, 1
  br i1 %69, label %91, label %70
70:
  %71 = icmp slt i64 %19, 0
  %72 = select i1 %71, i64 %2, i64 0
  %73 = add i64 %72, %19
  %74 = mul i64 %4, %3
  %75 = mul i64 %73, %74
  %76 = getelementptr double, ptr %1, i64 %75
  %77 = add nsw i64 %19, 1
  %78 = icmp slt i64 %19, -1
  %79 = select i1 %78, i64 %2, i64 0
  %80 = add i64 %77, %79
  %81 = mul i64 %80, %74
  %82 = getelementptr double, ptr %1, i64 %81
  %83 = getelementptr double, ptr %76, i64 %4
  %84 = getelementptr double, ptr %82, i64 %4
  %85 = add nsw i64 %10, 1
  %86 = icmp slt i64 %10, -1
  %87 = select i1 %86, i64 %8, i64 0
  %88 = add i64 %85, %87
  %89 = mul i64 %88, %9
  %90 = getelementptr double, ptr %7, i64 %89
  br label %111
91:
  store ptr null, ptr %0, align 8
  ret void
92:
  %93 = phi i64 [ 0, %35 ], [ %94, %92 ]
  %94 = add nuw nsw i64 %93, 1
  %95 = getelementptr double, ptr %42, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = getelementptr double, ptr %47, i64 %93
  %98 = load double, ptr %97, align 8
  %99 = fsub double %96, %98
  %100 = fmul double %26, %99
  %101 = getelementptr double, ptr %48, i64 %93
  %102 = load double, ptr %101, align 8
  %103 = fmul double %30, %102
  %104 = getelementptr double, ptr %49, i64 %93
  %105 = load double, ptr %104, align 8
  %106 = fmul double %33, %105
  %107 = fadd double %103, %106
  %108 = fadd double %100, %107
  %109 = getelementptr double, ptr %54, i64 %93
  store double %108, ptr %109, align 8
  %110 = icmp eq i64 %9, %94
  br i1 %110, label %55, label %92
111:
  %112 = phi i64 [ 0, %70 ], [ %113, %111 ]
  %113 = add nuw nsw i64 %112, 1
  %114 = getelementptr double, ptr %76, i64 %112
  %115 = load double, ptr %114, align 8
  %116 = fmul double %60, %115
  %117 = getelementptr double, ptr %82, i64 %112
  %118 = load double, ptr %117, align 8
  %119 = fmul double %63, %118
  %120 = fadd double %116, %119
  %121 = getelementptr double, ptr %83, i64 %112
  %122 = load double, ptr %121, align 8
  %123 = fmul double %65, %122
  %124 = getelementptr double, ptr %84, i64 %112
  %125 = load double, ptr %124, align 8
  %126 = fmul double %68, %125
  %127 = fadd double %123, %126
  %128 = fadd double %120, %127
  %129 = getelementptr double, ptr %90, i64 %112
  store double %128, ptr %129, align 8
  %130 = icmp eq i64 %9, %113
  br i1 %130, label %91, label %111
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 range(i64 0, 2) %6, double %7, ptr readonly captures(none) %8, ptr captures(none) %9, i64 %10, i64 %11, ptr captures(none) %12, i64 %13) unnamed_addr #3 {
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  %16 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %17 = icmp slt i64 %3, 1
  br i1 %17, label %22, label %18
18:
  %19 = icmp slt i64 %2, 1
  br label %82
20:
  %21 = icmp eq i64 %85, %16
  br i1 %21, label %22, label %82
22:
  %23 = phi double [ 0.000000e+00, %14 ], [ %80, %20 ]
  %24 = icmp slt i64 %3, 1
  br i1 %24, label %78, label %25
25:
  %26 = icmp slt i64 %2, 1
  %27 = mul nuw nsw i64 %6, %5
  %28 = getelementptr double, ptr %4, i64 %27
  br label %126
29:
  %30 = phi double [ 0.000000e+00, %97 ], [ %113, %104 ]
  %31 = fmul double %7, %30
  %32 = icmp eq i64 %84, %99
  br i1 %32, label %33, label %38
33:
  %34 = load double, ptr %89, align 8
  %35 = fmul double %34, %34
  %36 = fdiv double 1.200000e+01, %35
  %37 = fadd double %31, %36
  br label %38
38:
  %39 = phi double [ %37, %33 ], [ %31, %29 ]
  %40 = icmp eq i64 %99, 0
  br i1 %40, label %44, label %41
41:
  %42 = mul i64 %99, %11
  %43 = getelementptr double, ptr %9, i64 %42
  br label %115
44:
  %45 = phi double [ %39, %38 ], [ %124, %115 ]
  br i1 %32, label %46, label %55
46:
  %47 = load double, ptr %94, align 8
  %48 = fmul double %47, %47
  %49 = fdiv double 1.000000e+00, %48
  %50 = fcmp ogt double %49, %45
  %51 = select i1 %50, double %49, double %45
  %52 = tail call double @sqrt(double %51)
  store double %52, ptr %96, align 8
  %53 = tail call double @llvm.log.f64(double %52)
  %54 = fadd double %98, %53
  br label %79
55:
  %56 = mul i64 %99, %11
  %57 = getelementptr double, ptr %9, i64 %56
  %58 = getelementptr double, ptr %57, i64 %99
  %59 = load double, ptr %58, align 8
  %60 = fdiv double %45, %59
  %61 = getelementptr double, ptr %93, i64 %99
  store double %60, ptr %61, align 8
  br label %79
62:
  %63 = phi double [ 0.000000e+00, %126 ], [ %141, %132 ]
  %64 = fmul double %7, %63
  %65 = icmp eq i64 %127, 0
  br i1 %65, label %69, label %66
66:
  %67 = mul i64 %127, %11
  %68 = getelementptr double, ptr %9, i64 %67
  br label %143
69:
  %70 = phi double [ %64, %62 ], [ %152, %143 ]
  %71 = mul i64 %127, %11
  %72 = getelementptr double, ptr %9, i64 %71
  %73 = getelementptr double, ptr %72, i64 %127
  %74 = load double, ptr %73, align 8
  %75 = fdiv double %70, %74
  %76 = getelementptr double, ptr %12, i64 %127
  store double %75, ptr %76, align 8
  %77 = icmp eq i64 %3, %128
  br i1 %77, label %78, label %126
78:
  store ptr null, ptr %15, align 8
  call fastcc void @f5(ptr %15, ptr %9, i64 %10, i64 %11, i64 %3, ptr %12, i64 %13)
  store double %23, ptr %0, align 8
  ret void
79:
  %80 = phi double [ %54, %46 ], [ %98, %55 ]
  %81 = icmp eq i64 %99, %84
  br i1 %81, label %20, label %97
82:
  %83 = phi double [ 0.000000e+00, %18 ], [ %80, %20 ]
  %84 = phi i64 [ 0, %18 ], [ %85, %20 ]
  %85 = add i64 %84, 1
  %86 = getelementptr double, ptr %9, i64 %84
  %87 = mul i64 %84, %2
  %88 = getelementptr double, ptr %1, i64 %87
  %89 = getelementptr double, ptr %8, i64 %84
  %90 = mul i64 %84, %11
  %91 = getelementptr double, ptr %9, i64 %90
  %92 = mul i64 %84, %11
  %93 = getelementptr double, ptr %9, i64 %92
  %94 = getelementptr double, ptr %8, i64 %84
  %95 = mul i64 %84, %11
  %96 = getelementptr double, ptr %86, i64 %95
  br label %97
97:
  %98 = phi double [ %83, %82 ], [ %80, %79 ]
  %99 = phi i64 [ 0, %82 ], [ %100, %79 ]
  %100 = add nuw nsw i64 %99, 1
  br i1 %19, label %29, label %101
101:
  %102 = mul i64 %99, %2
  %103 = getelementptr double, ptr %1, i64 %102
  br label %104
104:
  %105 = phi double [ 0.000000e+00, %101 ], [ %113, %104 ]
  %106 = phi i64 [ 0, %101 ], [ %107, %104 ]
  %107 = add nuw nsw i64 %106, 1
  %108 = getelementptr double, ptr %88, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = getelementptr double, ptr %103, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = fmul double %109, %111
  %113 = fadd double %105, %112
  %114 = icmp eq i64 %2, %107
  br i1 %114, label %29, label %104
115:
  %116 = phi double [ %39, %41 ], [ %124, %115 ]
  %117 = phi i64 [ 0, %41 ], [ %118, %115 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = getelementptr double, ptr %91, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = getelementptr double, ptr %43, i64 %117
  %122 = load double, ptr %121, align 8
  %123 = fmul double %120, %122
  %124 = fsub double %116, %123
  %125 = icmp eq i64 %118, %99
  br i1 %125, label %44, label %115
126:
  %127 = phi i64 [ 0, %25 ], [ %128, %69 ]
  %128 = add nuw nsw i64 %127, 1
  br i1 %26, label %62, label %129
129:
  %130 = mul i64 %127, %2
  %131 = getelementptr double, ptr %1, i64 %130
  br label %132
132:
  %133 = phi double [ 0.000000e+00, %129 ], [ %141, %132 ]
  %134 = phi i64 [ 0, %129 ], [ %135, %132 ]
  %135 = add nuw nsw i64 %134, 1
  %136 = getelementptr double, ptr %131, i64 %134
  %137 = load double, ptr %136, align 8
  %138 = getelementptr double, ptr %28, i64 %134
  %139 = load double, ptr %138, align 8
  %140 = fmul double %137, %139
  %141 = fadd double %133, %140
  %142 = icmp eq i64 %2, %135
  br i1 %142, label %62, label %132
143:
  %144 = phi double [ %64, %66 ], [ %152, %143 ]
  %145 = phi i64 [ 0, %66 ], [ %146, %143 ]
  %146 = add nuw nsw i64 %145, 1
  %147 = getelementptr double, ptr %68, i64 %145
  %148 = load double, ptr %147, align 8
  %149 = getelementptr double, ptr %12, i64 %145
  %150 = load double, ptr %149, align 8
  %151 = fmul double %148, %150
  %152 = fsub double %144, %151
  %153 = icmp eq i64 %146, %127
  br i1 %153, label %69, label %143
}
declare double @sqrt(double) local_unnamed_addr #4
declare double @llvm.sin.f64(double) #2
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6) unnamed_addr #3 {
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %21, label %22
9:
  %10 = phi double [ %31, %22 ], [ %55, %38 ]
  %11 = select i1 %27, i64 %2, i64 0
  %12 = add i64 %11, %25
  %13 = select i1 %27, i64 %3, i64 0
  %14 = mul i64 %12, %3
  %15 = getelementptr double, ptr %1, i64 %14
  %16 = getelementptr double, ptr %15, i64 %25
  %17 = getelementptr double, ptr %16, i64 %13
  %18 = load double, ptr %17, align 8
  %19 = fdiv double %10, %18
  store double %19, ptr %30, align 8
  %20 = icmp sgt i64 %23, 1
  br i1 %20, label %22, label %21
21:
  store ptr null, ptr %0, align 8
  ret void
22:
  %23 = phi i64 [ %26, %9 ], [ %4, %7 ]
  %24 = phi i64 [ %25, %9 ], [ %4, %7 ]
  %25 = add i64 %24, -1
  %26 = add nsw i64 %23, -1
  %27 = icmp slt i64 %25, 0
  %28 = select i1 %27, i64 %6, i64 0
  %29 = getelementptr double, ptr %5, i64 %25
  %30 = getelementptr double, ptr %29, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = sub i64 %4, %24
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %9, label %34
34:
  %35 = getelementptr double, ptr %1, i64 %25
  %36 = select i1 %27, i64 %3, i64 0
  %37 = getelementptr double, ptr %35, i64 %36
  br label %38
38:
  %39 = phi double [ %31, %34 ], [ %55, %38 ]
  %40 = phi i64 [ %32, %34 ], [ %42, %38 ]
  %41 = phi i64 [ %24, %34 ], [ %43, %38 ]
  %42 = add nsw i64 %40, -1
  %43 = add i64 %41, 1
  %44 = icmp slt i64 %41, 0
  %45 = select i1 %44, i64 %2, i64 0
  %46 = add i64 %45, %41
  %47 = mul i64 %46, %3
  %48 = getelementptr double, ptr %37, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = select i1 %44, i64 %6, i64 0
  %51 = getelementptr double, ptr %5, i64 %41
  %52 = getelementptr double, ptr %51, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = fmul double %49, %53
  %55 = fsub double %39, %54
  %56 = icmp sgt i64 %40, 1
  br i1 %56, label %38, label %9
}
declare double @llvm.cos.f64(double) #2
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr writeonly captures(none) %7, i64 %8, i64 %9, i64 %10) unnamed_addr #3 {
  %12 = add nsw i64 %2, -1
  %13 = sitofp i64 %12 to double
  %14 = fmul double %5, %13
  %15 = fptosi double %14 to i64
  %16 = add nsw i64 %2, -2
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 %15)
  %18 = sitofp i64 %17 to double
  %19 = fsub double %14, %18
  %20 = fsub double 1.000000e+00, %19
  %21 = fmul double %6, %20
  %22 = fmul double %20, %21
  %23 = fmul double %19, 2.000000e+00
  %24 = fadd double %23, 1.000000e+00
  %25 = fmul double %24, %22
  %26 = fmul double %6, %19
  %27 = fmul double %19, %26
  %28 = fsub double 3.000000e+00, %23
  %29 = fmul double %27, %28
  %30 = fmul double %26, %20
  %31 = fmul double %20, %30
  %32 = fneg double %6
  %33 = fmul double %19, %32
  %34 = fmul double %19, %33
  %35 = fmul double %20, %34
  %36 = icmp slt i64 %9, 1
  br i1 %36, label %57, label %37
37:
  %38 = icmp slt i64 %17, 0
  %39 = select i1 %38, i64 %2, i64 0
  %40 = add i64 %39, %17
  %41 = mul i64 %4, %3
  %42 = mul i64 %40, %41
  %43 = getelementptr double, ptr %1, i64 %42
  %44 = add nsw i64 %17, 1
  %45 = icmp slt i64 %17, -1
  %46 = select i1 %45, i64 %2, i64 0
  %47 = add i64 %44, %46
  %48 = mul i64 %47, %41
  %49 = getelementptr double, ptr %1, i64 %48
  %50 = getelementptr double, ptr %43, i64 %4
  %51 = getelementptr double, ptr %49, i64 %4
  %52 = icmp slt i64 %10, 0
  %53 = select i1 %52, i64 %8, i64 0
  %54 = add i64 %53, %10
  %55 = mul i64 %54, %9
  %56 = getelementptr double, ptr %7, i64 %55
  br label %58
57:
  store ptr null, ptr %0, align 8
  ret void
58:
  %59 = phi i64 [ 0, %37 ], [ %60, %58 ]
  %60 = add nuw nsw i64 %59, 1
  %61 = getelementptr double, ptr %43, i64 %59
  %62 = load double, ptr %61, align 8
  %63 = fmul double %25, %62
  %64 = getelementptr double, ptr %49, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fmul double %29, %65
  %67 = fadd double %63, %66
  %68 = getelementptr double, ptr %50, i64 %59
  %69 = load double, ptr %68, align 8
  %70 = fmul double %31, %69
  %71 = getelementptr double, ptr %51, i64 %59
  %72 = load double, ptr %71, align 8
  %73 = fmul double %35, %72
  %74 = fadd double %70, %73
  %75 = fadd double %67, %74
  %76 = getelementptr double, ptr %56, i64 %59
  store double %75, ptr %76, align 8
  %77 = icmp eq i64 %60, %9
  br i1 %77, label %57, label %58
}
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 0, 2) %3) unnamed_addr #3 {
  %5 = add nuw i64 %2, 3
  %6 = lshr i64 %5, 2
  %7 = icmp slt i64 %2, 1
  %8 = icmp eq i64 %6, 0
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %18, label %10
10:
  %11 = mul nuw nsw i64 %3, %2
  %12 = getelementptr double, ptr %1, i64 %11
  br label %20
13:
  %14 = fadd double %42, %35
  %15 = fadd double %56, %49
  %16 = fadd double %15, %14
  %17 = fmul double %16, 5.000000e-01
  br label %18
18:
  %19 = phi double [ 0.000000e+00, %4 ], [ %17, %13 ]
  store double %19, ptr %0, align 8
  ret void
20:
  %21 = phi double [ 0.000000e+00, %10 ], [ %35, %20 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %42, %20 ]
  %23 = phi double [ 0.000000e+00, %10 ], [ %49, %20 ]
  %24 = phi double [ 0.000000e+00, %10 ], [ %56, %20 ]
  %25 = phi i64 [ %6, %10 ], [ %27, %20 ]
  %26 = phi i64 [ 0, %10 ], [ %28, %20 ]
  %27 = add nsw i64 %25, -1
  %28 = add nuw i64 %26, 4
  %29 = icmp slt i64 %26, 0
  %30 = select i1 %29, i64 %2, i64 0
  %31 = getelementptr double, ptr %12, i64 %26
  %32 = getelementptr double, ptr %31, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fmul double %33, %33
  %35 = fadd double %21, %34
  %36 = icmp slt i64 %26, -1
  %37 = select i1 %36, i64 %2, i64 0
  %38 = getelementptr i8, ptr %31, i64 8
  %39 = getelementptr double, ptr %38, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, %40
  %42 = fadd double %22, %41
  %43 = icmp slt i64 %26, -2
  %44 = select i1 %43, i64 %2, i64 0
  %45 = getelementptr i8, ptr %31, i64 16
  %46 = getelementptr double, ptr %45, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, %47
  %49 = fadd double %23, %48
  %50 = icmp slt i64 %26, -3
  %51 = select i1 %50, i64 %2, i64 0
  %52 = getelementptr i8, ptr %31, i64 24
  %53 = getelementptr double, ptr %52, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, %54
  %56 = fadd double %24, %55
  %57 = icmp sgt i64 %25, 1
  br i1 %57, label %20, label %13
}
declare double @llvm.fabs.f64(double) #2
declare i64 @llvm.smin.i64(i64, i64) #5
declare i64 @llvm.smax.i64(i64, i64) #5
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler4_runB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE85Columns_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29244Targets_28Rules_28float64_20x_2011_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_2c_20array_28float64_2c_201d_2c_20C_29_29159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29121Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29393Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler4_runB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE85Columns_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29244Targets_28Rules_28float64_20x_2011_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_2c_20array_28float64_2c_201d_2c_20C_29_29159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29121Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29393Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExxx"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler5_sortB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29x393Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler5_sortB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE159Chains_28array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29x393Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29"}
!12 = !{!13, !10, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !10, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19, !10, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22, !10, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler10_run_movesB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExdxx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEy: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler10_run_movesB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExdxx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEy"}
!27 = !{!28, !25, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves7proposeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi5EE: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves7proposeB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx8UniTupleIdLi5EE"}
!30 = !{!31, !28, !25, !1}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd"}
!33 = !{!34, !28, !25, !1}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd"}
!36 = !{!37, !28, !25, !1}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd"}
!39 = !{!40, !28, !25, !1}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_pairB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_29ddd: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_pairB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_29ddd"}
!42 = !{!43, !28, !25, !1}
!43 = distinct !{!43, !44, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd: %retptr"}
!44 = distinct !{!44, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves5_stepB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedExdd"}
!45 = !{!46, !28, !25, !1}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves9_exchangeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_29ddd: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves9_exchangeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_29ddd"}
!48 = !{!49, !28, !25, !1}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves15_birth_or_deathB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEddd: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves15_birth_or_deathB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEddd"}
!51 = !{!52, !28, !25, !1}
!52 = distinct !{!52, !53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves6_splitB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEddd: %retptr"}
!53 = distinct !{!53, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves6_splitB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEddd"}
!54 = !{!55, !28, !25, !1}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves6_mergeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEdd: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5moves6_mergeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx27Rules_28float64_20x_2011_295ArrayIdLi1E1C7mutable7alignedEdd"}
!57 = !{!58, !1}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery9posterior8interval19crank_nicolson_move19crank_nicolson_moveB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE27Rules_28float64_20x_2011_29dx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEy: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery9posterior8interval19crank_nicolson_move19crank_nicolson_moveB3v28B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedE27Rules_28float64_20x_2011_29dx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEd5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEy"}
