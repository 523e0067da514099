; 6d8a97d3b3e15b83278631bc2e9f516257679e86bfc150e7e3c30af2b0dd0d04
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, i64 %18, double %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) unnamed_addr #0 {
  %27 = icmp slt i64 %21, 1
  br i1 %27, label %42, label %28
28:
  %29 = sitofp i64 %4 to double
  br label %46
30:
  %31 = getelementptr i64, ptr %3, i64 %47
  %32 = load i64, ptr %31, align 8, !noalias !0
  %33 = icmp slt i64 %32, 0
  %34 = select i1 %33, i64 %25, i64 0
  %35 = getelementptr double, ptr %10, i64 %32
  %36 = getelementptr double, ptr %35, i64 %34
  %37 = load double, ptr %36, align 8, !noalias !0
  %38 = fdiv double %37, %51
  %39 = fdiv double %38, %29
  store double %39, ptr %49, align 8, !noalias !0
  br label %40
40:
  %41 = icmp eq i64 %48, %21
  br i1 %41, label %42, label %46
42:
  %43 = icmp slt i64 %20, 1
  br i1 %43, label %44, label %53
44:
  %45 = icmp slt i64 %22, 1
  br i1 %45, label %85, label %73
46:
  %47 = phi i64 [ 0, %28 ], [ %48, %40 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr double, ptr %11, i64 %47
  store double 0.000000e+00, ptr %49, align 8, !noalias !0
  %50 = getelementptr double, ptr %9, i64 %47
  %51 = load double, ptr %50, align 8, !noalias !0
  %52 = fcmp ogt double %51, 0.000000e+00
  br i1 %52, label %30, label %40
53:
  %54 = phi i64 [ %55, %69 ], [ 0, %42 ]
  %55 = add nuw nsw i64 %54, 1
  %56 = mul i64 %54, %21
  %57 = getelementptr double, ptr %1, i64 %56
  br i1 %27, label %69, label %58
58:
  %59 = phi double [ %67, %58 ], [ 0.000000e+00, %53 ]
  %60 = phi i64 [ %61, %58 ], [ 0, %53 ]
  %61 = add nuw nsw i64 %60, 1
  %62 = getelementptr double, ptr %11, i64 %60
  %63 = load double, ptr %62, align 8, !noalias !5
  %64 = getelementptr double, ptr %57, i64 %60
  %65 = load double, ptr %64, align 8, !noalias !5
  %66 = fmul reassoc nsz contract double %65, %63
  %67 = fadd reassoc nsz contract double %66, %59
  %68 = icmp eq i64 %21, %61
  br i1 %68, label %69, label %58
69:
  %70 = phi double [ 0.000000e+00, %53 ], [ %67, %58 ]
  %71 = getelementptr double, ptr %12, i64 %54
  store double %70, ptr %71, align 8, !noalias !0
  %72 = icmp eq i64 %55, %20
  br i1 %72, label %44, label %53
73:
  %74 = phi i64 [ %75, %73 ], [ 0, %44 ]
  %75 = add nuw nsw i64 %74, 1
  %76 = getelementptr i64, ptr %2, i64 %74
  %77 = load i64, ptr %76, align 8, !noalias !0
  %78 = icmp slt i64 %77, 0
  %79 = select i1 %78, i64 %20, i64 0
  %80 = getelementptr double, ptr %12, i64 %77
  %81 = getelementptr double, ptr %80, i64 %79
  %82 = load double, ptr %81, align 8, !noalias !0
  %83 = getelementptr double, ptr %13, i64 %74
  store double %82, ptr %83, align 8, !noalias !0
  %84 = icmp eq i64 %22, %75
  br i1 %84, label %85, label %73
85:
  %86 = icmp sgt i64 %18, -1
  br i1 %86, label %87, label %452
87:
  %88 = icmp sgt i64 %25, 0
  %89 = sitofp i64 %25 to double
  %90 = sitofp i64 %4 to double
  %91 = icmp sgt i64 %22, 0
  %92 = icmp slt i64 %22, 2
  %93 = tail call i64 @llvm.smax.i64(i64 %22, i64 2)
  br label %94
94:
  %95 = phi i64 [ %438, %437 ], [ %18, %87 ]
  %96 = phi double [ %268, %437 ], [ 0.000000e+00, %87 ]
  %97 = phi i64 [ %173, %437 ], [ 0, %87 ]
  %98 = getelementptr double, ptr %13, i64 %95
  %99 = load double, ptr %98, align 8, !noalias !8
  br label %100
100:
  %101 = phi i64 [ %95, %94 ], [ %126, %123 ]
  %102 = phi i64 [ %97, %94 ], [ %124, %123 ]
  %103 = getelementptr i8, ptr %8, i64 %101
  store i8 1, ptr %103, align 1, !noalias !9
  br i1 %27, label %123, label %104
104:
  %105 = getelementptr i64, ptr %2, i64 %101
  %106 = load i64, ptr %105, align 8, !noalias !9
  %107 = icmp slt i64 %106, 0
  %108 = select i1 %107, i64 %20, i64 0
  %109 = add i64 %108, %106
  %110 = mul i64 %109, %21
  %111 = getelementptr double, ptr %1, i64 %110
  br label %112
112:
  %113 = phi i64 [ 0, %104 ], [ %114, %112 ]
  %114 = add nuw nsw i64 %113, 1
  %115 = getelementptr double, ptr %9, i64 %113
  %116 = load double, ptr %115, align 8, !noalias !9
  %117 = getelementptr double, ptr %111, i64 %113
  %118 = load double, ptr %117, align 8, !noalias !9
  %119 = fsub double %116, %118
  %120 = fcmp olt double %119, 0.000000e+00
  %121 = select i1 %120, double 0.000000e+00, double %119
  store double %121, ptr %115, align 8, !noalias !9
  %122 = icmp eq i64 %114, %21
  br i1 %122, label %123, label %112
123:
  %124 = add nsw i64 %102, 1
  %125 = getelementptr i64, ptr %15, i64 %101
  %126 = load i64, ptr %125, align 8, !noalias !8
  %127 = icmp sgt i64 %126, -1
  br i1 %127, label %100, label %128
128:
  %129 = getelementptr i64, ptr %14, i64 %95
  %130 = load i64, ptr %129, align 8, !noalias !8
  %131 = icmp ne i64 %130, 1
  %132 = or i1 %45, %131
  br i1 %132, label %172, label %440
133:
  %134 = getelementptr i64, ptr %14, i64 %449
  %135 = load i64, ptr %134, align 8, !noalias !8
  %136 = icmp eq i64 %135, 1
  br i1 %136, label %137, label %168
137:
  %138 = getelementptr i8, ptr %8, i64 %449
  %139 = load i8, ptr %138, align 1, !noalias !8
  %140 = icmp eq i8 %139, 0
  br i1 %140, label %141, label %168
141:
  %142 = getelementptr double, ptr %13, i64 %449
  %143 = load double, ptr %142, align 8, !noalias !8
  %144 = fcmp ult double %143, %445
  br i1 %144, label %168, label %145
145:
  store i8 1, ptr %138, align 1, !noalias !12
  br i1 %27, label %165, label %146
146:
  %147 = getelementptr i64, ptr %2, i64 %449
  %148 = load i64, ptr %147, align 8, !noalias !12
  %149 = icmp slt i64 %148, 0
  %150 = select i1 %149, i64 %20, i64 0
  %151 = add i64 %150, %148
  %152 = mul i64 %151, %21
  %153 = getelementptr double, ptr %1, i64 %152
  br label %154
154:
  %155 = phi i64 [ 0, %146 ], [ %156, %154 ]
  %156 = add nuw nsw i64 %155, 1
  %157 = getelementptr double, ptr %9, i64 %155
  %158 = load double, ptr %157, align 8, !noalias !12
  %159 = getelementptr double, ptr %153, i64 %155
  %160 = load double, ptr %159, align 8, !noalias !12
  %161 = fsub double %158, %160
  %162 = fcmp olt double %161, 0.000000e+00
  %163 = select i1 %162, double 0.000000e+00, double %161
  store double %163, ptr %157, align 8, !noalias !12
  %164 = icmp eq i64 %156, %21
  br i1 %164, label %165, label %154
165:
  %166 = add nsw i64 %448, 1
  %167 = add nsw i64 %447, -1
  br label %168
168:
  %169 = phi i64 [ %448, %137 ], [ %166, %165 ], [ %448, %141 ], [ %448, %133 ], [ %448, %446 ]
  %170 = phi i64 [ %447, %137 ], [ %167, %165 ], [ %447, %141 ], [ %447, %133 ], [ %447, %446 ]
  %171 = icmp eq i64 %22, %450
  br i1 %171, label %172, label %446
172:
  %173 = phi i64 [ %124, %128 ], [ %169, %168 ]
  br i1 %88, label %174, label %179
174:
  %175 = phi i64 [ %176, %174 ], [ 0, %172 ]
  %176 = add nuw nsw i64 %175, 1
  %177 = getelementptr double, ptr %10, i64 %175
  store double 1.000000e+00, ptr %177, align 8, !noalias !15
  %178 = icmp eq i64 %25, %176
  br i1 %178, label %179, label %174
179:
  br i1 %27, label %180, label %181
180:
  br i1 %88, label %197, label %205
181:
  %182 = phi i64 [ %183, %181 ], [ 0, %179 ]
  %183 = add nuw nsw i64 %182, 1
  %184 = getelementptr i64, ptr %3, i64 %182
  %185 = load i64, ptr %184, align 8, !noalias !20
  %186 = icmp slt i64 %185, 0
  %187 = select i1 %186, i64 %25, i64 0
  %188 = getelementptr double, ptr %10, i64 %185
  %189 = getelementptr double, ptr %188, i64 %187
  %190 = load double, ptr %189, align 8, !noalias !20
  %191 = getelementptr double, ptr %9, i64 %182
  %192 = load double, ptr %191, align 8, !noalias !20
  %193 = fcmp olt double %192, 0.000000e+00
  %194 = select i1 %193, double 0.000000e+00, double %192
  %195 = fmul double %190, %194
  store double %195, ptr %189, align 8, !noalias !20
  %196 = icmp eq i64 %21, %183
  br i1 %196, label %180, label %181
197:
  %198 = phi double [ %203, %197 ], [ 0.000000e+00, %180 ]
  %199 = phi i64 [ %200, %197 ], [ 0, %180 ]
  %200 = add nuw nsw i64 %199, 1
  %201 = getelementptr double, ptr %10, i64 %199
  %202 = load double, ptr %201, align 8, !noalias !20
  %203 = fadd double %198, %202
  %204 = icmp eq i64 %25, %200
  br i1 %204, label %205, label %197
205:
  %206 = phi double [ 0.000000e+00, %180 ], [ %203, %197 ]
  %207 = fdiv double %206, %89
  %208 = fsub double 1.000000e+00, %207
  %209 = fcmp ult double %208, %19
  br i1 %209, label %210, label %452
210:
  %211 = fsub double %208, %96
  %212 = fcmp ult double %211, 2.000000e-02
  br i1 %212, label %267, label %213
213:
  br i1 %27, label %226, label %228
214:
  %215 = getelementptr i64, ptr %3, i64 %229
  %216 = load i64, ptr %215, align 8, !noalias !21
  %217 = icmp slt i64 %216, 0
  %218 = select i1 %217, i64 %25, i64 0
  %219 = getelementptr double, ptr %10, i64 %216
  %220 = getelementptr double, ptr %219, i64 %218
  %221 = load double, ptr %220, align 8, !noalias !21
  %222 = fdiv double %221, %233
  %223 = fdiv double %222, %90
  store double %223, ptr %231, align 8, !noalias !21
  br label %224
224:
  %225 = icmp eq i64 %230, %21
  br i1 %225, label %226, label %228
226:
  br i1 %43, label %227, label %235
227:
  br i1 %45, label %267, label %255
228:
  %229 = phi i64 [ %230, %224 ], [ 0, %213 ]
  %230 = add nuw nsw i64 %229, 1
  %231 = getelementptr double, ptr %11, i64 %229
  store double 0.000000e+00, ptr %231, align 8, !noalias !21
  %232 = getelementptr double, ptr %9, i64 %229
  %233 = load double, ptr %232, align 8, !noalias !21
  %234 = fcmp ogt double %233, 0.000000e+00
  br i1 %234, label %214, label %224
235:
  %236 = phi i64 [ %237, %251 ], [ 0, %226 ]
  %237 = add nuw nsw i64 %236, 1
  %238 = mul i64 %236, %21
  %239 = getelementptr double, ptr %1, i64 %238
  br i1 %27, label %251, label %240
240:
  %241 = phi double [ %249, %240 ], [ 0.000000e+00, %235 ]
  %242 = phi i64 [ %243, %240 ], [ 0, %235 ]
  %243 = add nuw nsw i64 %242, 1
  %244 = getelementptr double, ptr %11, i64 %242
  %245 = load double, ptr %244, align 8, !noalias !24
  %246 = getelementptr double, ptr %239, i64 %242
  %247 = load double, ptr %246, align 8, !noalias !24
  %248 = fmul reassoc nsz contract double %247, %245
  %249 = fadd reassoc nsz contract double %248, %241
  %250 = icmp eq i64 %21, %243
  br i1 %250, label %251, label %240
251:
  %252 = phi double [ 0.000000e+00, %235 ], [ %249, %240 ]
  %253 = getelementptr double, ptr %12, i64 %236
  store double %252, ptr %253, align 8, !noalias !21
  %254 = icmp eq i64 %237, %20
  br i1 %254, label %227, label %235
255:
  %256 = phi i64 [ %257, %255 ], [ 0, %227 ]
  %257 = add nuw nsw i64 %256, 1
  %258 = getelementptr i64, ptr %2, i64 %256
  %259 = load i64, ptr %258, align 8, !noalias !21
  %260 = icmp slt i64 %259, 0
  %261 = select i1 %260, i64 %20, i64 0
  %262 = getelementptr double, ptr %12, i64 %259
  %263 = getelementptr double, ptr %262, i64 %261
  %264 = load double, ptr %263, align 8, !noalias !21
  %265 = getelementptr double, ptr %13, i64 %256
  store double %264, ptr %265, align 8, !noalias !21
  %266 = icmp eq i64 %22, %257
  br i1 %266, label %267, label %255
267:
  %268 = phi double [ %96, %210 ], [ %208, %227 ], [ %208, %255 ]
  br i1 %45, label %290, label %413
269:
  %270 = getelementptr i8, ptr %7, i64 %415
  %271 = load i8, ptr %270, align 1, !noalias !27
  %272 = icmp eq i8 %271, 0
  %273 = sext i1 %272 to i64
  br label %274
274:
  %275 = phi i64 [ 0, %413 ], [ %273, %269 ]
  %276 = getelementptr i64, ptr %14, i64 %415
  store i64 %275, ptr %276, align 8, !noalias !27
  %277 = getelementptr i64, ptr %15, i64 %415
  store i64 -1, ptr %277, align 8, !noalias !27
  %278 = load i8, ptr %417, align 1, !noalias !27
  %279 = icmp eq i8 %278, 0
  br i1 %279, label %287, label %280
280:
  %281 = getelementptr double, ptr %16, i64 %415
  store double 0.000000e+00, ptr %281, align 8, !noalias !27
  %282 = icmp slt i64 %414, 0
  %283 = select i1 %282, i64 %22, i64 0
  %284 = getelementptr i64, ptr %17, i64 %414
  %285 = getelementptr i64, ptr %284, i64 %283
  store i64 %415, ptr %285, align 8, !noalias !27
  %286 = add nsw i64 %414, 1
  br label %287
287:
  %288 = phi i64 [ %286, %280 ], [ %414, %274 ]
  %289 = icmp eq i64 %22, %416
  br i1 %289, label %290, label %413
290:
  %291 = phi i64 [ 0, %267 ], [ %288, %287 ]
  %292 = icmp sgt i64 %291, 0
  br i1 %292, label %293, label %437
293:
  %294 = phi i64 [ %411, %410 ], [ %291, %290 ]
  %295 = phi double [ %363, %410 ], [ 0.000000e+00, %290 ]
  %296 = phi i64 [ %364, %410 ], [ -1, %290 ]
  %297 = phi i64 [ %302, %410 ], [ 0, %290 ]
  %298 = phi i64 [ %351, %410 ], [ 0, %290 ]
  %299 = phi i64 [ %352, %410 ], [ 0, %290 ]
  %300 = getelementptr i64, ptr %17, i64 %297
  %301 = load i64, ptr %300, align 8, !noalias !27
  %302 = add nuw nsw i64 %297, 1
  %303 = icmp slt i64 %301, 0
  %304 = select i1 %303, i64 %22, i64 0
  %305 = getelementptr i64, ptr %14, i64 %301
  %306 = getelementptr i64, ptr %305, i64 %304
  %307 = load i64, ptr %306, align 8, !noalias !27
  %308 = icmp sgt i64 %307, %298
  br i1 %308, label %309, label %350
309:
  %310 = icmp sgt i64 %307, 1
  br i1 %310, label %311, label %350
311:
  %312 = icmp slt i64 %299, 0
  %313 = select i1 %312, i64 %22, i64 0
  %314 = getelementptr double, ptr %13, i64 %299
  %315 = getelementptr double, ptr %314, i64 %313
  %316 = load double, ptr %315, align 8, !noalias !30
  %317 = fcmp ogt double %316, %295
  br i1 %317, label %318, label %323
318:
  %319 = getelementptr i64, ptr %14, i64 %299
  %320 = getelementptr i64, ptr %319, i64 %313
  %321 = load i64, ptr %320, align 8, !noalias !30
  %322 = icmp ult i64 %321, %307
  br i1 %322, label %323, label %350
323:
  br i1 %91, label %324, label %347
324:
  %325 = load double, ptr %13, align 8, !noalias !33
  %326 = fcmp ogt double %325, %295
  br i1 %326, label %327, label %333
327:
  %328 = load i64, ptr %14, align 8, !noalias !33
  %329 = icmp uge i64 %328, %307
  %330 = select i1 %329, i1 true, i1 %92
  %331 = xor i1 %329, true
  %332 = zext i1 %331 to i64
  br i1 %330, label %347, label %334
333:
  br i1 %92, label %347, label %334
334:
  br label %335
335:
  %336 = phi i64 [ %345, %344 ], [ 1, %334 ]
  %337 = getelementptr double, ptr %13, i64 %336
  %338 = load double, ptr %337, align 8, !noalias !36
  %339 = fcmp ogt double %338, %295
  br i1 %339, label %340, label %344
340:
  %341 = getelementptr i64, ptr %14, i64 %336
  %342 = load i64, ptr %341, align 8, !noalias !36
  %343 = icmp ult i64 %342, %307
  br i1 %343, label %344, label %347
344:
  %345 = add nuw nsw i64 %336, 1
  %346 = icmp eq i64 %345, %93
  br i1 %346, label %347, label %335
347:
  %348 = phi i64 [ %332, %327 ], [ 0, %323 ], [ 1, %333 ], [ %336, %340 ], [ %93, %344 ]
  %349 = icmp eq i64 %348, %22
  br i1 %349, label %437, label %350
350:
  %351 = phi i64 [ %307, %318 ], [ %307, %347 ], [ 1, %309 ], [ %298, %293 ]
  %352 = phi i64 [ %299, %318 ], [ %348, %347 ], [ %299, %309 ], [ %299, %293 ]
  %353 = icmp sgt i64 %307, 0
  br i1 %353, label %354, label %362
354:
  %355 = getelementptr double, ptr %16, i64 %301
  %356 = getelementptr double, ptr %355, i64 %304
  %357 = load double, ptr %356, align 8, !noalias !27
  %358 = uitofp nneg i64 %307 to double
  %359 = fdiv double %357, %358
  %360 = fcmp ogt double %359, %295
  br i1 %360, label %361, label %362
361:
  br label %362
362:
  %363 = phi double [ %359, %361 ], [ %295, %354 ], [ %295, %350 ]
  %364 = phi i64 [ %301, %361 ], [ %296, %354 ], [ %296, %350 ]
  %365 = select i1 %303, i64 %23, i64 0
  %366 = getelementptr i64, ptr %5, i64 %301
  %367 = getelementptr i64, ptr %366, i64 %365
  %368 = load i64, ptr %367, align 8, !noalias !27
  %369 = icmp slt i64 %301, -1
  %370 = select i1 %369, i64 %23, i64 0
  %371 = getelementptr i8, ptr %366, i64 8
  %372 = getelementptr i64, ptr %371, i64 %370
  %373 = load i64, ptr %372, align 8, !noalias !27
  %374 = sub i64 %373, %368
  %375 = icmp slt i64 %374, 1
  br i1 %375, label %410, label %376
376:
  %377 = getelementptr double, ptr %16, i64 %301
  %378 = getelementptr double, ptr %377, i64 %304
  br label %420
379:
  %380 = load i64, ptr %306, align 8, !noalias !27
  %381 = add nsw i64 %380, 1
  store i64 %381, ptr %434, align 8, !noalias !27
  %382 = getelementptr double, ptr %16, i64 %430
  %383 = getelementptr double, ptr %382, i64 %432
  store double -1.000000e+00, ptr %383, align 8, !noalias !27
  %384 = getelementptr i64, ptr %17, i64 %421
  store i64 %430, ptr %384, align 8, !noalias !27
  %385 = add nuw nsw i64 %421, 1
  br label %386
386:
  %387 = phi i64 [ %385, %379 ], [ %421, %420 ]
  %388 = load i64, ptr %434, align 8, !noalias !27
  %389 = load i64, ptr %306, align 8, !noalias !27
  %390 = add nsw i64 %389, 1
  %391 = icmp eq i64 %388, %390
  br i1 %391, label %392, label %408
392:
  %393 = load double, ptr %378, align 8, !noalias !27
  %394 = getelementptr double, ptr %13, i64 %430
  %395 = getelementptr double, ptr %394, i64 %432
  %396 = load double, ptr %395, align 8, !noalias !27
  %397 = fadd double %393, %396
  %398 = getelementptr double, ptr %16, i64 %430
  %399 = getelementptr double, ptr %398, i64 %432
  %400 = load double, ptr %399, align 8, !noalias !27
  %401 = fcmp ogt double %397, %400
  br i1 %401, label %402, label %408
402:
  store double %397, ptr %399, align 8, !noalias !27
  %403 = load i64, ptr %306, align 8, !noalias !27
  %404 = icmp sgt i64 %403, 0
  %405 = select i1 %404, i64 %301, i64 -1
  %406 = getelementptr i64, ptr %15, i64 %430
  %407 = getelementptr i64, ptr %406, i64 %432
  store i64 %405, ptr %407, align 8, !noalias !27
  br label %408
408:
  %409 = icmp sgt i64 %422, 1
  br i1 %409, label %420, label %410
410:
  %411 = phi i64 [ %294, %362 ], [ %387, %408 ]
  %412 = icmp slt i64 %302, %411
  br i1 %412, label %293, label %437
413:
  %414 = phi i64 [ %288, %287 ], [ 0, %267 ]
  %415 = phi i64 [ %416, %287 ], [ 0, %267 ]
  %416 = add nuw nsw i64 %415, 1
  %417 = getelementptr i8, ptr %8, i64 %415
  %418 = load i8, ptr %417, align 1, !noalias !27
  %419 = icmp eq i8 %418, 0
  br i1 %419, label %269, label %274
420:
  %421 = phi i64 [ %294, %376 ], [ %387, %408 ]
  %422 = phi i64 [ %374, %376 ], [ %424, %408 ]
  %423 = phi i64 [ %368, %376 ], [ %425, %408 ]
  %424 = add nsw i64 %422, -1
  %425 = add i64 %423, 1
  %426 = icmp slt i64 %423, 0
  %427 = select i1 %426, i64 %24, i64 0
  %428 = getelementptr i64, ptr %6, i64 %423
  %429 = getelementptr i64, ptr %428, i64 %427
  %430 = load i64, ptr %429, align 8, !noalias !27
  %431 = icmp slt i64 %430, 0
  %432 = select i1 %431, i64 %22, i64 0
  %433 = getelementptr i64, ptr %14, i64 %430
  %434 = getelementptr i64, ptr %433, i64 %432
  %435 = load i64, ptr %434, align 8, !noalias !27
  %436 = icmp slt i64 %435, 0
  br i1 %436, label %379, label %386
437:
  %438 = phi i64 [ -1, %290 ], [ %364, %410 ], [ %296, %347 ]
  %439 = icmp sgt i64 %438, -1
  br i1 %439, label %94, label %452
440:
  %441 = srem i64 %124, 10
  %442 = ashr i64 %441, 63
  %443 = sdiv i64 %124, 10
  %444 = add nsw i64 %442, %443
  %445 = fmul double %99, 8.000000e-01
  br label %446
446:
  %447 = phi i64 [ %444, %440 ], [ %170, %168 ]
  %448 = phi i64 [ %124, %440 ], [ %169, %168 ]
  %449 = phi i64 [ 0, %440 ], [ %450, %168 ]
  %450 = add nuw nsw i64 %449, 1
  %451 = icmp sgt i64 %447, 0
  br i1 %451, label %133, label %168
452:
  %453 = phi double [ 0.000000e+00, %85 ], [ %208, %437 ], [ %208, %205 ]
  store double %453, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, i64 %17, double %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca double, align 8
  store double 0.000000e+00, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, double %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) #2
  %27 = load double, ptr %26, align 8
  ret double %27
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!8 = !{!3}
!9 = !{!10, !3}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !3}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !18, !3}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!20 = !{!18, !3}
!21 = !{!22, !3}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !3}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnpyfV1KUmFwCYucVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !3}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!30 = !{!31, !28, !3}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd"}
!33 = !{!34, !28, !3}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd"}
!36 = !{!37, !28, !3}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth12_could_raiseB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xxd"}
