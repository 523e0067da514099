; d0555061f7df77d1413b25fbd64705868d3f4b63423f97ba78106174f7299879
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) unnamed_addr #0 {
  %27 = icmp sgt i64 %24, 0
  br i1 %27, label %28, label %30
28:
  %29 = shl nuw i64 %24, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %29, i1 false), !noalias !0
  br label %30
30:
  %31 = icmp slt i64 %19, 1
  br i1 %31, label %411, label %32
32:
  %33 = icmp slt i64 %23, 1
  %34 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
  %35 = icmp sgt i64 %23, 0
  %36 = add nsw i64 %34, -1
  %37 = uitofp nneg i64 %19 to double
  %38 = shl i64 %25, 3
  br label %353
39:
  %40 = icmp eq i64 %356, %19
  br i1 %40, label %411, label %353
41:
  %42 = icmp eq i64 %358, %365
  br i1 %42, label %43, label %363
43:
  %44 = mul i64 %355, %20
  %45 = getelementptr double, ptr %3, i64 %44
  br i1 %33, label %50, label %46
46:
  %47 = shl nuw i64 %358, 3
  br label %248
48:
  %49 = icmp eq i64 %23, %250
  br i1 %49, label %50, label %248
50:
  br i1 %359, label %258, label %51
51:
  br i1 %35, label %53, label %52
52:
  br i1 %33, label %340, label %321
53:
  %54 = phi i64 [ %244, %238 ], [ 0, %51 ]
  %55 = phi i64 [ %243, %238 ], [ %36, %51 ]
  %56 = phi i64 [ %241, %238 ], [ 1, %51 ]
  %57 = icmp slt i64 %54, 0
  %58 = select i1 %57, i64 %23, i64 0
  %59 = getelementptr double, ptr %11, i64 %54
  %60 = getelementptr double, ptr %59, i64 %58
  %61 = load double, ptr %60, align 8, !noalias !5
  %62 = fcmp ogt double %61, 0x3D719799812DEA11
  br i1 %62, label %63, label %238
63:
  %64 = getelementptr double, ptr %13, i64 %54
  %65 = getelementptr double, ptr %64, i64 %58
  %66 = getelementptr i64, ptr %14, i64 %54
  %67 = getelementptr i64, ptr %66, i64 %58
  %68 = add i64 %58, %54
  %69 = mul i64 %68, %25
  %70 = getelementptr double, ptr %8, i64 %69
  %71 = getelementptr double, ptr %12, i64 %54
  %72 = getelementptr double, ptr %71, i64 %58
  br label %73
73:
  br i1 %359, label %266, label %74
74:
  br i1 %33, label %80, label %75
75:
  %76 = phi i64 [ %77, %75 ], [ 0, %74 ]
  %77 = add nuw nsw i64 %76, 1
  %78 = getelementptr double, ptr %13, i64 %76
  store double 0x7FF0000000000000, ptr %78, align 8, !noalias !8
  %79 = icmp eq i64 %23, %77
  br i1 %79, label %80, label %75
80:
  store double 0.000000e+00, ptr %65, align 8, !noalias !5
  store i64 -1, ptr %67, align 8, !noalias !5
  br label %81
81:
  br i1 %359, label %280, label %94
82:
  %83 = icmp slt i64 %281, 0
  br i1 %83, label %90, label %84
84:
  %85 = getelementptr double, ptr %16, i64 %282
  %86 = load double, ptr %85, align 8, !noalias !5
  %87 = getelementptr double, ptr %16, i64 %281
  %88 = load double, ptr %87, align 8, !noalias !5
  %89 = fcmp olt double %86, %88
  br i1 %89, label %90, label %91
90:
  br label %91
91:
  %92 = phi i64 [ %281, %280 ], [ %282, %90 ], [ %281, %84 ]
  %93 = icmp eq i64 %358, %283
  br i1 %93, label %94, label %280
94:
  %95 = phi i64 [ -1, %81 ], [ %92, %91 ]
  %96 = icmp slt i64 %95, 0
  br i1 %96, label %125, label %97
97:
  %98 = getelementptr i8, ptr %17, i64 %95
  store i8 1, ptr %98, align 1, !noalias !5
  %99 = getelementptr double, ptr %15, i64 %95
  %100 = load double, ptr %99, align 8, !noalias !5
  %101 = fcmp ogt double %100, 0x3D719799812DEA11
  br i1 %101, label %125, label %102
102:
  %103 = getelementptr double, ptr %9, i64 %95
  %104 = getelementptr double, ptr %16, i64 %95
  br label %287
105:
  %106 = getelementptr double, ptr %13, i64 %288
  %107 = load double, ptr %106, align 8, !noalias !5
  %108 = fcmp oeq double %107, 0x7FF0000000000000
  br i1 %108, label %109, label %123
109:
  %110 = load double, ptr %104, align 8, !noalias !5
  store double %110, ptr %106, align 8, !noalias !5
  %111 = getelementptr i64, ptr %14, i64 %288
  store i64 %95, ptr %111, align 8, !noalias !5
  br i1 %359, label %112, label %123
112:
  %113 = getelementptr double, ptr %8, i64 %290
  %114 = getelementptr double, ptr %12, i64 %288
  br label %294
115:
  %116 = getelementptr double, ptr %16, i64 %295
  %117 = load double, ptr %116, align 8, !noalias !5
  %118 = fcmp olt double %305, %117
  br i1 %118, label %119, label %121
119:
  store double %305, ptr %116, align 8, !noalias !5
  %120 = getelementptr i64, ptr %18, i64 %295
  store i64 %288, ptr %120, align 8, !noalias !5
  br label %121
121:
  %122 = icmp eq i64 %358, %296
  br i1 %122, label %123, label %294
123:
  %124 = icmp eq i64 %23, %289
  br i1 %124, label %81, label %287
125:
  %126 = phi i64 [ -1, %94 ], [ %95, %97 ]
  %127 = icmp slt i64 %126, 0
  br i1 %127, label %238, label %128
128:
  %129 = getelementptr double, ptr %16, i64 %126
  %130 = load double, ptr %129, align 8, !noalias !5
  br label %309
131:
  br i1 %359, label %315, label %150
132:
  %133 = getelementptr double, ptr %12, i64 %310
  %134 = load double, ptr %133, align 8, !noalias !5
  %135 = fsub double %130, %313
  %136 = fadd double %135, %134
  store double %136, ptr %133, align 8, !noalias !5
  br label %137
137:
  %138 = icmp eq i64 %23, %311
  br i1 %138, label %131, label %309
139:
  %140 = getelementptr double, ptr %16, i64 %316
  %141 = load double, ptr %140, align 8, !noalias !5
  %142 = fcmp olt double %141, %130
  br i1 %142, label %143, label %148
143:
  %144 = getelementptr double, ptr %10, i64 %316
  %145 = load double, ptr %144, align 8, !noalias !5
  %146 = fsub double %130, %141
  %147 = fsub double %145, %146
  store double %147, ptr %144, align 8, !noalias !5
  br label %148
148:
  %149 = icmp eq i64 %358, %317
  br i1 %149, label %150, label %315
150:
  %151 = load double, ptr %60, align 8, !noalias !5
  %152 = getelementptr double, ptr %15, i64 %126
  %153 = load double, ptr %152, align 8, !noalias !5
  %154 = fcmp olt double %153, %151
  %155 = select i1 %154, double %153, double %151
  %156 = getelementptr i64, ptr %18, i64 %126
  %157 = load i64, ptr %156, align 8, !noalias !5
  %158 = icmp slt i64 %157, 0
  %159 = select i1 %158, i64 %23, i64 0
  %160 = getelementptr i64, ptr %14, i64 %157
  %161 = getelementptr i64, ptr %160, i64 %159
  %162 = load i64, ptr %161, align 8, !noalias !5
  %163 = icmp sgt i64 %162, -1
  br i1 %163, label %164, label %196
164:
  %165 = phi double [ %186, %164 ], [ %155, %150 ]
  %166 = phi i64 [ %176, %164 ], [ %126, %150 ]
  %167 = icmp slt i64 %166, 0
  %168 = select i1 %167, i64 %25, i64 0
  %169 = getelementptr i64, ptr %18, i64 %166
  %170 = getelementptr i64, ptr %169, i64 %168
  %171 = load i64, ptr %170, align 8, !noalias !5
  %172 = icmp slt i64 %171, 0
  %173 = select i1 %172, i64 %23, i64 0
  %174 = getelementptr i64, ptr %14, i64 %171
  %175 = getelementptr i64, ptr %174, i64 %173
  %176 = load i64, ptr %175, align 8, !noalias !5
  %177 = add i64 %173, %171
  %178 = icmp slt i64 %176, 0
  %179 = select i1 %178, i64 %25, i64 0
  %180 = mul i64 %177, %25
  %181 = getelementptr double, ptr %9, i64 %180
  %182 = getelementptr double, ptr %181, i64 %176
  %183 = getelementptr double, ptr %182, i64 %179
  %184 = load double, ptr %183, align 8, !noalias !5
  %185 = fcmp olt double %184, %165
  %186 = select i1 %185, double %184, double %165
  %187 = getelementptr i64, ptr %18, i64 %176
  %188 = getelementptr i64, ptr %187, i64 %179
  %189 = load i64, ptr %188, align 8, !noalias !5
  %190 = icmp slt i64 %189, 0
  %191 = select i1 %190, i64 %23, i64 0
  %192 = getelementptr i64, ptr %14, i64 %189
  %193 = getelementptr i64, ptr %192, i64 %191
  %194 = load i64, ptr %193, align 8, !noalias !5
  %195 = icmp sgt i64 %194, -1
  br i1 %195, label %164, label %196
196:
  %197 = phi double [ %155, %150 ], [ %186, %164 ]
  %198 = fsub double %151, %197
  store double %198, ptr %60, align 8, !noalias !5
  %199 = load double, ptr %152, align 8, !noalias !5
  %200 = fsub double %199, %197
  store double %200, ptr %152, align 8, !noalias !5
  %201 = load i64, ptr %156, align 8, !noalias !5
  %202 = icmp slt i64 %201, 0
  %203 = select i1 %202, i64 %23, i64 0
  %204 = add i64 %203, %201
  %205 = mul i64 %204, %25
  %206 = getelementptr double, ptr %9, i64 %205
  %207 = getelementptr double, ptr %206, i64 %126
  %208 = load double, ptr %207, align 8, !noalias !5
  %209 = fadd double %197, %208
  store double %209, ptr %207, align 8, !noalias !5
  %210 = getelementptr i64, ptr %14, i64 %201
  %211 = getelementptr i64, ptr %210, i64 %203
  %212 = load i64, ptr %211, align 8, !noalias !5
  %213 = icmp slt i64 %212, 0
  br i1 %213, label %214, label %217
214:
  %215 = load double, ptr %60, align 8, !noalias !5
  %216 = fcmp ogt double %215, 0x3D719799812DEA11
  br i1 %216, label %73, label %238
217:
  %218 = phi i64 [ %236, %217 ], [ %212, %196 ]
  %219 = phi i64 [ %229, %217 ], [ %205, %196 ]
  %220 = getelementptr double, ptr %9, i64 %219
  %221 = getelementptr double, ptr %220, i64 %218
  %222 = load double, ptr %221, align 8, !noalias !5
  %223 = fsub double %222, %197
  store double %223, ptr %221, align 8, !noalias !5
  %224 = getelementptr i64, ptr %18, i64 %218
  %225 = load i64, ptr %224, align 8, !noalias !5
  %226 = icmp slt i64 %225, 0
  %227 = select i1 %226, i64 %23, i64 0
  %228 = add i64 %227, %225
  %229 = mul i64 %228, %25
  %230 = getelementptr double, ptr %9, i64 %229
  %231 = getelementptr double, ptr %230, i64 %218
  %232 = load double, ptr %231, align 8, !noalias !5
  %233 = fadd double %197, %232
  store double %233, ptr %231, align 8, !noalias !5
  %234 = getelementptr i64, ptr %14, i64 %225
  %235 = getelementptr i64, ptr %234, i64 %227
  %236 = load i64, ptr %235, align 8, !noalias !5
  %237 = icmp slt i64 %236, 0
  br i1 %237, label %214, label %217
238:
  %239 = icmp sgt i64 %55, 0
  %240 = zext i1 %239 to i64
  %241 = add i64 %56, %240
  %242 = sext i1 %239 to i64
  %243 = add nsw i64 %55, %242
  %244 = select i1 %239, i64 %56, i64 0
  br i1 %239, label %53, label %52
245:
  %246 = phi double [ %322, %321 ], [ %338, %329 ]
  %247 = icmp eq i64 %23, %324
  br i1 %247, label %340, label %321
248:
  %249 = phi i64 [ %250, %48 ], [ 0, %46 ]
  %250 = add nuw nsw i64 %249, 1
  %251 = getelementptr double, ptr %6, i64 %249
  %252 = load double, ptr %251, align 8, !noalias !5
  %253 = getelementptr double, ptr %11, i64 %249
  store double %252, ptr %253, align 8, !noalias !5
  %254 = getelementptr double, ptr %12, i64 %249
  store double 0.000000e+00, ptr %254, align 8, !noalias !5
  br i1 %359, label %255, label %48
255:
  %256 = mul i64 %38, %249
  %257 = getelementptr i8, ptr %9, i64 %256
  tail call void @llvm.memset.p0.i64(ptr align 8 %257, i8 0, i64 %47, i1 false), !noalias !5
  br label %48
258:
  %259 = phi i64 [ %260, %258 ], [ 0, %50 ]
  %260 = add nuw nsw i64 %259, 1
  %261 = getelementptr double, ptr %45, i64 %259
  %262 = load double, ptr %261, align 8, !noalias !5
  %263 = getelementptr double, ptr %15, i64 %259
  store double %262, ptr %263, align 8, !noalias !5
  %264 = getelementptr double, ptr %10, i64 %259
  store double 0.000000e+00, ptr %264, align 8, !noalias !5
  %265 = icmp eq i64 %358, %260
  br i1 %265, label %51, label %258
266:
  %267 = phi i64 [ %268, %266 ], [ 0, %73 ]
  %268 = add nuw nsw i64 %267, 1
  %269 = getelementptr double, ptr %70, i64 %267
  %270 = load double, ptr %269, align 8, !noalias !5
  %271 = load double, ptr %72, align 8, !noalias !5
  %272 = fsub double %270, %271
  %273 = getelementptr double, ptr %10, i64 %267
  %274 = load double, ptr %273, align 8, !noalias !5
  %275 = fsub double %272, %274
  %276 = getelementptr double, ptr %16, i64 %267
  store double %275, ptr %276, align 8, !noalias !5
  %277 = getelementptr i8, ptr %17, i64 %267
  store i8 0, ptr %277, align 1, !noalias !5
  %278 = getelementptr i64, ptr %18, i64 %267
  store i64 %54, ptr %278, align 8, !noalias !5
  %279 = icmp eq i64 %358, %268
  br i1 %279, label %74, label %266
280:
  %281 = phi i64 [ %92, %91 ], [ -1, %81 ]
  %282 = phi i64 [ %283, %91 ], [ 0, %81 ]
  %283 = add nuw nsw i64 %282, 1
  %284 = getelementptr i8, ptr %17, i64 %282
  %285 = load i8, ptr %284, align 1, !noalias !5
  %286 = icmp eq i8 %285, 0
  br i1 %286, label %82, label %91
287:
  %288 = phi i64 [ 0, %102 ], [ %289, %123 ]
  %289 = add nuw nsw i64 %288, 1
  %290 = mul i64 %288, %25
  %291 = getelementptr double, ptr %103, i64 %290
  %292 = load double, ptr %291, align 8, !noalias !5
  %293 = fcmp ogt double %292, 0x3D719799812DEA11
  br i1 %293, label %105, label %123
294:
  %295 = phi i64 [ 0, %112 ], [ %296, %121 ]
  %296 = add nuw nsw i64 %295, 1
  %297 = load double, ptr %104, align 8, !noalias !5
  %298 = getelementptr double, ptr %113, i64 %295
  %299 = load double, ptr %298, align 8, !noalias !5
  %300 = fadd double %297, %299
  %301 = load double, ptr %114, align 8, !noalias !5
  %302 = fsub double %300, %301
  %303 = getelementptr double, ptr %10, i64 %295
  %304 = load double, ptr %303, align 8, !noalias !5
  %305 = fsub double %302, %304
  %306 = getelementptr i8, ptr %17, i64 %295
  %307 = load i8, ptr %306, align 1, !noalias !5
  %308 = icmp eq i8 %307, 0
  br i1 %308, label %115, label %121
309:
  %310 = phi i64 [ %311, %137 ], [ 0, %128 ]
  %311 = add nuw nsw i64 %310, 1
  %312 = getelementptr double, ptr %13, i64 %310
  %313 = load double, ptr %312, align 8, !noalias !5
  %314 = fcmp olt double %313, %130
  br i1 %314, label %132, label %137
315:
  %316 = phi i64 [ %317, %148 ], [ 0, %131 ]
  %317 = add nuw nsw i64 %316, 1
  %318 = getelementptr i8, ptr %17, i64 %316
  %319 = load i8, ptr %318, align 1, !noalias !5
  %320 = icmp eq i8 %319, 0
  br i1 %320, label %148, label %139
321:
  %322 = phi double [ %246, %245 ], [ 0.000000e+00, %52 ]
  %323 = phi i64 [ %324, %245 ], [ 0, %52 ]
  %324 = add nuw nsw i64 %323, 1
  br i1 %359, label %325, label %245
325:
  %326 = mul i64 %323, %25
  %327 = getelementptr double, ptr %9, i64 %326
  %328 = getelementptr double, ptr %8, i64 %326
  br label %329
329:
  %330 = phi double [ %322, %325 ], [ %338, %329 ]
  %331 = phi i64 [ 0, %325 ], [ %332, %329 ]
  %332 = add nuw nsw i64 %331, 1
  %333 = getelementptr double, ptr %327, i64 %331
  %334 = load double, ptr %333, align 8, !noalias !5
  %335 = getelementptr double, ptr %328, i64 %331
  %336 = load double, ptr %335, align 8, !noalias !5
  %337 = fmul double %334, %336
  %338 = fadd double %330, %337
  %339 = icmp eq i64 %358, %332
  br i1 %339, label %245, label %329
340:
  %341 = phi double [ 0.000000e+00, %52 ], [ %246, %245 ]
  %342 = fadd double %354, %341
  br i1 %27, label %343, label %39
343:
  %344 = icmp slt i64 %358, 1
  %345 = getelementptr i64, ptr %2, i64 %44
  br label %388
346:
  %347 = phi double [ 0x7FF0000000000000, %388 ], [ %409, %393 ]
  %348 = getelementptr double, ptr %7, i64 %389
  %349 = load double, ptr %348, align 8, !noalias !11
  %350 = fdiv double %347, %37
  %351 = fadd double %350, %349
  store double %351, ptr %348, align 8, !noalias !11
  %352 = icmp eq i64 %24, %390
  br i1 %352, label %39, label %388
353:
  %354 = phi double [ 0.000000e+00, %32 ], [ %342, %39 ]
  %355 = phi i64 [ 0, %32 ], [ %356, %39 ]
  %356 = add nuw nsw i64 %355, 1
  %357 = getelementptr i64, ptr %1, i64 %355
  %358 = load i64, ptr %357, align 8, !noalias !11
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %43
360:
  %361 = mul i64 %355, %20
  %362 = getelementptr i64, ptr %2, i64 %361
  br label %363
363:
  %364 = phi i64 [ 0, %360 ], [ %365, %41 ]
  %365 = add nuw nsw i64 %364, 1
  br i1 %33, label %41, label %366
366:
  %367 = getelementptr double, ptr %8, i64 %364
  %368 = getelementptr i64, ptr %362, i64 %364
  br label %369
369:
  %370 = phi i64 [ 0, %366 ], [ %371, %369 ]
  %371 = add nuw nsw i64 %370, 1
  %372 = load i64, ptr %368, align 8, !noalias !11
  %373 = getelementptr i64, ptr %5, i64 %370
  %374 = load i64, ptr %373, align 8, !noalias !11
  %375 = icmp slt i64 %372, 0
  %376 = select i1 %375, i64 %21, i64 0
  %377 = add i64 %376, %372
  %378 = icmp slt i64 %374, 0
  %379 = select i1 %378, i64 %22, i64 0
  %380 = mul i64 %377, %22
  %381 = getelementptr double, ptr %4, i64 %380
  %382 = getelementptr double, ptr %381, i64 %374
  %383 = getelementptr double, ptr %382, i64 %379
  %384 = load double, ptr %383, align 8, !noalias !11
  %385 = mul i64 %370, %25
  %386 = getelementptr double, ptr %367, i64 %385
  store double %384, ptr %386, align 8, !noalias !11
  %387 = icmp eq i64 %23, %371
  br i1 %387, label %41, label %369
388:
  %389 = phi i64 [ 0, %343 ], [ %390, %346 ]
  %390 = add nuw nsw i64 %389, 1
  br i1 %344, label %346, label %391
391:
  %392 = getelementptr double, ptr %4, i64 %389
  br label %393
393:
  %394 = phi double [ 0x7FF0000000000000, %391 ], [ %409, %393 ]
  %395 = phi i64 [ 0, %391 ], [ %396, %393 ]
  %396 = add nuw nsw i64 %395, 1
  %397 = getelementptr i64, ptr %345, i64 %395
  %398 = load i64, ptr %397, align 8, !noalias !11
  %399 = icmp slt i64 %398, 0
  %400 = select i1 %399, i64 %21, i64 0
  %401 = add i64 %400, %398
  %402 = mul i64 %401, %22
  %403 = getelementptr double, ptr %392, i64 %402
  %404 = load double, ptr %403, align 8, !noalias !11
  %405 = getelementptr double, ptr %10, i64 %395
  %406 = load double, ptr %405, align 8, !noalias !11
  %407 = fsub double %404, %406
  %408 = fcmp olt double %407, %394
  %409 = select i1 %408, double %407, double %394
  %410 = icmp eq i64 %358, %396
  br i1 %410, label %346, label %393
411:
  %412 = phi double [ 0.000000e+00, %30 ], [ %342, %39 ]
  %413 = sitofp i64 %19 to double
  %414 = fdiv double %412, %413
  store double %414, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca double, align 8
  store double 0.000000e+00, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) #3
  %27 = load double, ptr %26, align 8
  ret double %27
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.smax.i64(i64, i64) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport14_expected_costB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE160Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport14_expected_costB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE160Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!8 = !{!9, !6, !3}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!11 = !{!3}
