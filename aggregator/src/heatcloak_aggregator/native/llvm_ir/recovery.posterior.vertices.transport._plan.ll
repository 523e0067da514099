; 71563c89089840dcbcf08b07b496e6e8c963e69b85f2afd74e57cd90a293e543
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) unnamed_addr #0 {
  %27 = icmp slt i64 %20, 1
  br i1 %27, label %434, label %28
28:
  %29 = icmp slt i64 %24, 1
  %30 = tail call i64 @llvm.smax.i64(i64 %24, i64 0)
  %31 = icmp sgt i64 %24, 0
  %32 = add nsw i64 %30, -1
  %33 = uitofp nneg i64 %20 to double
  br label %38
34:
  %35 = icmp eq i64 %40, %20
  br i1 %35, label %434, label %38
36:
  %37 = icmp eq i64 %24, %411
  br i1 %37, label %34, label %409
38:
  %39 = phi i64 [ 0, %28 ], [ %40, %34 ]
  %40 = add nuw nsw i64 %39, 1
  %41 = getelementptr i64, ptr %1, i64 %39
  %42 = load i64, ptr %41, align 8, !noalias !0
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %52
44:
  %45 = mul i64 %39, %21
  %46 = getelementptr double, ptr %5, i64 %45
  %47 = getelementptr i64, ptr %2, i64 %45
  br label %360
48:
  %49 = icmp eq i64 %42, %362
  br i1 %49, label %50, label %360
50:
  %51 = getelementptr double, ptr %3, i64 %45
  br label %268
52:
  br i1 %29, label %53, label %275
53:
  br i1 %31, label %76, label %350
54:
  store double %292, ptr %278, align 8, !noalias !5
  br label %55
55:
  %56 = phi i64 [ %285, %54 ], [ %284, %283 ]
  %57 = icmp eq i64 %42, %286
  br i1 %57, label %58, label %283
58:
  %59 = phi i64 [ 0, %275 ], [ %56, %55 ]
  %60 = getelementptr double, ptr %7, i64 %276
  %61 = load double, ptr %60, align 8, !noalias !5
  %62 = getelementptr double, ptr %16, i64 %59
  %63 = load double, ptr %62, align 8, !noalias !5
  %64 = fcmp olt double %63, %61
  %65 = select i1 %64, double %63, double %61
  %66 = mul i64 %276, %25
  %67 = getelementptr double, ptr %10, i64 %66
  %68 = getelementptr double, ptr %67, i64 %59
  store double %65, ptr %68, align 8, !noalias !5
  %69 = load double, ptr %60, align 8, !noalias !5
  %70 = fsub double %69, %65
  %71 = getelementptr double, ptr %12, i64 %276
  store double %70, ptr %71, align 8, !noalias !5
  %72 = load double, ptr %62, align 8, !noalias !5
  %73 = load double, ptr %68, align 8, !noalias !5
  %74 = fsub double %72, %73
  store double %74, ptr %62, align 8, !noalias !5
  %75 = icmp eq i64 %24, %277
  br i1 %75, label %53, label %275
76:
  %77 = phi i64 [ %267, %261 ], [ 0, %53 ]
  %78 = phi i64 [ %266, %261 ], [ %32, %53 ]
  %79 = phi i64 [ %264, %261 ], [ 1, %53 ]
  %80 = icmp slt i64 %77, 0
  %81 = select i1 %80, i64 %24, i64 0
  %82 = getelementptr double, ptr %12, i64 %77
  %83 = getelementptr double, ptr %82, i64 %81
  %84 = load double, ptr %83, align 8, !noalias !5
  %85 = fcmp ogt double %84, 0x3D719799812DEA11
  br i1 %85, label %86, label %261
86:
  %87 = getelementptr double, ptr %14, i64 %77
  %88 = getelementptr double, ptr %87, i64 %81
  %89 = getelementptr i64, ptr %15, i64 %77
  %90 = getelementptr i64, ptr %89, i64 %81
  %91 = add i64 %81, %77
  %92 = mul i64 %91, %25
  %93 = getelementptr double, ptr %9, i64 %92
  %94 = getelementptr double, ptr %13, i64 %77
  %95 = getelementptr double, ptr %94, i64 %81
  br label %96
96:
  br i1 %43, label %295, label %97
97:
  br i1 %29, label %103, label %98
98:
  %99 = phi i64 [ %100, %98 ], [ 0, %97 ]
  %100 = add nuw nsw i64 %99, 1
  %101 = getelementptr double, ptr %14, i64 %99
  store double 0x7FF0000000000000, ptr %101, align 8, !noalias !8
  %102 = icmp eq i64 %24, %100
  br i1 %102, label %103, label %98
103:
  store double 0.000000e+00, ptr %88, align 8, !noalias !5
  store i64 -1, ptr %90, align 8, !noalias !5
  br label %104
104:
  br i1 %43, label %309, label %117
105:
  %106 = icmp slt i64 %310, 0
  br i1 %106, label %113, label %107
107:
  %108 = getelementptr double, ptr %17, i64 %311
  %109 = load double, ptr %108, align 8, !noalias !5
  %110 = getelementptr double, ptr %17, i64 %310
  %111 = load double, ptr %110, align 8, !noalias !5
  %112 = fcmp olt double %109, %111
  br i1 %112, label %113, label %114
113:
  br label %114
114:
  %115 = phi i64 [ %310, %309 ], [ %311, %113 ], [ %310, %107 ]
  %116 = icmp eq i64 %42, %312
  br i1 %116, label %117, label %309
117:
  %118 = phi i64 [ -1, %104 ], [ %115, %114 ]
  %119 = icmp slt i64 %118, 0
  br i1 %119, label %148, label %120
120:
  %121 = getelementptr i8, ptr %18, i64 %118
  store i8 1, ptr %121, align 1, !noalias !5
  %122 = getelementptr double, ptr %16, i64 %118
  %123 = load double, ptr %122, align 8, !noalias !5
  %124 = fcmp ogt double %123, 0x3D719799812DEA11
  br i1 %124, label %148, label %125
125:
  %126 = getelementptr double, ptr %10, i64 %118
  %127 = getelementptr double, ptr %17, i64 %118
  br label %316
128:
  %129 = getelementptr double, ptr %14, i64 %317
  %130 = load double, ptr %129, align 8, !noalias !5
  %131 = fcmp oeq double %130, 0x7FF0000000000000
  br i1 %131, label %132, label %146
132:
  %133 = load double, ptr %127, align 8, !noalias !5
  store double %133, ptr %129, align 8, !noalias !5
  %134 = getelementptr i64, ptr %15, i64 %317
  store i64 %118, ptr %134, align 8, !noalias !5
  br i1 %43, label %135, label %146
135:
  %136 = getelementptr double, ptr %9, i64 %319
  %137 = getelementptr double, ptr %13, i64 %317
  br label %323
138:
  %139 = getelementptr double, ptr %17, i64 %324
  %140 = load double, ptr %139, align 8, !noalias !5
  %141 = fcmp olt double %334, %140
  br i1 %141, label %142, label %144
142:
  store double %334, ptr %139, align 8, !noalias !5
  %143 = getelementptr i64, ptr %19, i64 %324
  store i64 %317, ptr %143, align 8, !noalias !5
  br label %144
144:
  %145 = icmp eq i64 %42, %325
  br i1 %145, label %146, label %323
146:
  %147 = icmp eq i64 %24, %318
  br i1 %147, label %104, label %316
148:
  %149 = phi i64 [ -1, %117 ], [ %118, %120 ]
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %261, label %151
151:
  %152 = getelementptr double, ptr %17, i64 %149
  %153 = load double, ptr %152, align 8, !noalias !5
  br label %338
154:
  br i1 %43, label %344, label %173
155:
  %156 = getelementptr double, ptr %13, i64 %339
  %157 = load double, ptr %156, align 8, !noalias !5
  %158 = fsub double %153, %342
  %159 = fadd double %158, %157
  store double %159, ptr %156, align 8, !noalias !5
  br label %160
160:
  %161 = icmp eq i64 %24, %340
  br i1 %161, label %154, label %338
162:
  %163 = getelementptr double, ptr %17, i64 %345
  %164 = load double, ptr %163, align 8, !noalias !5
  %165 = fcmp olt double %164, %153
  br i1 %165, label %166, label %171
166:
  %167 = getelementptr double, ptr %11, i64 %345
  %168 = load double, ptr %167, align 8, !noalias !5
  %169 = fsub double %153, %164
  %170 = fsub double %168, %169
  store double %170, ptr %167, align 8, !noalias !5
  br label %171
171:
  %172 = icmp eq i64 %42, %346
  br i1 %172, label %173, label %344
173:
  %174 = load double, ptr %83, align 8, !noalias !5
  %175 = getelementptr double, ptr %16, i64 %149
  %176 = load double, ptr %175, align 8, !noalias !5
  %177 = fcmp olt double %176, %174
  %178 = select i1 %177, double %176, double %174
  %179 = getelementptr i64, ptr %19, i64 %149
  %180 = load i64, ptr %179, align 8, !noalias !5
  %181 = icmp slt i64 %180, 0
  %182 = select i1 %181, i64 %24, i64 0
  %183 = getelementptr i64, ptr %15, i64 %180
  %184 = getelementptr i64, ptr %183, i64 %182
  %185 = load i64, ptr %184, align 8, !noalias !5
  %186 = icmp sgt i64 %185, -1
  br i1 %186, label %187, label %219
187:
  %188 = phi double [ %209, %187 ], [ %178, %173 ]
  %189 = phi i64 [ %199, %187 ], [ %149, %173 ]
  %190 = icmp slt i64 %189, 0
  %191 = select i1 %190, i64 %25, i64 0
  %192 = getelementptr i64, ptr %19, i64 %189
  %193 = getelementptr i64, ptr %192, i64 %191
  %194 = load i64, ptr %193, align 8, !noalias !5
  %195 = icmp slt i64 %194, 0
  %196 = select i1 %195, i64 %24, i64 0
  %197 = getelementptr i64, ptr %15, i64 %194
  %198 = getelementptr i64, ptr %197, i64 %196
  %199 = load i64, ptr %198, align 8, !noalias !5
  %200 = add i64 %196, %194
  %201 = icmp slt i64 %199, 0
  %202 = select i1 %201, i64 %25, i64 0
  %203 = mul i64 %200, %25
  %204 = getelementptr double, ptr %10, i64 %203
  %205 = getelementptr double, ptr %204, i64 %199
  %206 = getelementptr double, ptr %205, i64 %202
  %207 = load double, ptr %206, align 8, !noalias !5
  %208 = fcmp olt double %207, %188
  %209 = select i1 %208, double %207, double %188
  %210 = getelementptr i64, ptr %19, i64 %199
  %211 = getelementptr i64, ptr %210, i64 %202
  %212 = load i64, ptr %211, align 8, !noalias !5
  %213 = icmp slt i64 %212, 0
  %214 = select i1 %213, i64 %24, i64 0
  %215 = getelementptr i64, ptr %15, i64 %212
  %216 = getelementptr i64, ptr %215, i64 %214
  %217 = load i64, ptr %216, align 8, !noalias !5
  %218 = icmp sgt i64 %217, -1
  br i1 %218, label %187, label %219
219:
  %220 = phi double [ %178, %173 ], [ %209, %187 ]
  %221 = fsub double %174, %220
  store double %221, ptr %83, align 8, !noalias !5
  %222 = load double, ptr %175, align 8, !noalias !5
  %223 = fsub double %222, %220
  store double %223, ptr %175, align 8, !noalias !5
  %224 = load i64, ptr %179, align 8, !noalias !5
  %225 = icmp slt i64 %224, 0
  %226 = select i1 %225, i64 %24, i64 0
  %227 = add i64 %226, %224
  %228 = mul i64 %227, %25
  %229 = getelementptr double, ptr %10, i64 %228
  %230 = getelementptr double, ptr %229, i64 %149
  %231 = load double, ptr %230, align 8, !noalias !5
  %232 = fadd double %220, %231
  store double %232, ptr %230, align 8, !noalias !5
  %233 = getelementptr i64, ptr %15, i64 %224
  %234 = getelementptr i64, ptr %233, i64 %226
  %235 = load i64, ptr %234, align 8, !noalias !5
  %236 = icmp slt i64 %235, 0
  br i1 %236, label %237, label %240
237:
  %238 = load double, ptr %83, align 8, !noalias !5
  %239 = fcmp ogt double %238, 0x3D719799812DEA11
  br i1 %239, label %96, label %261
240:
  %241 = phi i64 [ %259, %240 ], [ %235, %219 ]
  %242 = phi i64 [ %252, %240 ], [ %228, %219 ]
  %243 = getelementptr double, ptr %10, i64 %242
  %244 = getelementptr double, ptr %243, i64 %241
  %245 = load double, ptr %244, align 8, !noalias !5
  %246 = fsub double %245, %220
  store double %246, ptr %244, align 8, !noalias !5
  %247 = getelementptr i64, ptr %19, i64 %241
  %248 = load i64, ptr %247, align 8, !noalias !5
  %249 = icmp slt i64 %248, 0
  %250 = select i1 %249, i64 %24, i64 0
  %251 = add i64 %250, %248
  %252 = mul i64 %251, %25
  %253 = getelementptr double, ptr %10, i64 %252
  %254 = getelementptr double, ptr %253, i64 %241
  %255 = load double, ptr %254, align 8, !noalias !5
  %256 = fadd double %220, %255
  store double %256, ptr %254, align 8, !noalias !5
  %257 = getelementptr i64, ptr %15, i64 %248
  %258 = getelementptr i64, ptr %257, i64 %250
  %259 = load i64, ptr %258, align 8, !noalias !5
  %260 = icmp slt i64 %259, 0
  br i1 %260, label %237, label %240
261:
  %262 = icmp sgt i64 %78, 0
  %263 = zext i1 %262 to i64
  %264 = add i64 %79, %263
  %265 = sext i1 %262 to i64
  %266 = add nsw i64 %78, %265
  %267 = select i1 %262, i64 %79, i64 0
  br i1 %262, label %76, label %350
268:
  %269 = phi i64 [ %270, %268 ], [ 0, %50 ]
  %270 = add nuw nsw i64 %269, 1
  %271 = getelementptr double, ptr %51, i64 %269
  %272 = load double, ptr %271, align 8, !noalias !5
  %273 = getelementptr double, ptr %16, i64 %269
  store double %272, ptr %273, align 8, !noalias !5
  %274 = icmp eq i64 %42, %270
  br i1 %274, label %52, label %268
275:
  %276 = phi i64 [ %277, %58 ], [ 0, %52 ]
  %277 = add nuw nsw i64 %276, 1
  %278 = getelementptr double, ptr %13, i64 %276
  store double 0x7FF0000000000000, ptr %278, align 8, !noalias !5
  br i1 %43, label %279, label %58
279:
  %280 = mul i64 %276, %25
  %281 = getelementptr double, ptr %10, i64 %280
  %282 = getelementptr double, ptr %9, i64 %280
  br label %283
283:
  %284 = phi i64 [ 0, %279 ], [ %56, %55 ]
  %285 = phi i64 [ 0, %279 ], [ %286, %55 ]
  %286 = add nuw nsw i64 %285, 1
  %287 = getelementptr double, ptr %281, i64 %285
  store double 0.000000e+00, ptr %287, align 8, !noalias !5
  %288 = getelementptr double, ptr %282, i64 %285
  %289 = load double, ptr %288, align 8, !noalias !5
  %290 = getelementptr double, ptr %11, i64 %285
  %291 = load double, ptr %290, align 8, !noalias !5
  %292 = fsub double %289, %291
  %293 = load double, ptr %278, align 8, !noalias !5
  %294 = fcmp olt double %292, %293
  br i1 %294, label %54, label %55
295:
  %296 = phi i64 [ %297, %295 ], [ 0, %96 ]
  %297 = add nuw nsw i64 %296, 1
  %298 = getelementptr double, ptr %93, i64 %296
  %299 = load double, ptr %298, align 8, !noalias !5
  %300 = load double, ptr %95, align 8, !noalias !5
  %301 = fsub double %299, %300
  %302 = getelementptr double, ptr %11, i64 %296
  %303 = load double, ptr %302, align 8, !noalias !5
  %304 = fsub double %301, %303
  %305 = getelementptr double, ptr %17, i64 %296
  store double %304, ptr %305, align 8, !noalias !5
  %306 = getelementptr i8, ptr %18, i64 %296
  store i8 0, ptr %306, align 1, !noalias !5
  %307 = getelementptr i64, ptr %19, i64 %296
  store i64 %77, ptr %307, align 8, !noalias !5
  %308 = icmp eq i64 %42, %297
  br i1 %308, label %97, label %295
309:
  %310 = phi i64 [ %115, %114 ], [ -1, %104 ]
  %311 = phi i64 [ %312, %114 ], [ 0, %104 ]
  %312 = add nuw nsw i64 %311, 1
  %313 = getelementptr i8, ptr %18, i64 %311
  %314 = load i8, ptr %313, align 1, !noalias !5
  %315 = icmp eq i8 %314, 0
  br i1 %315, label %105, label %114
316:
  %317 = phi i64 [ 0, %125 ], [ %318, %146 ]
  %318 = add nuw nsw i64 %317, 1
  %319 = mul i64 %317, %25
  %320 = getelementptr double, ptr %126, i64 %319
  %321 = load double, ptr %320, align 8, !noalias !5
  %322 = fcmp ogt double %321, 0x3D719799812DEA11
  br i1 %322, label %128, label %146
323:
  %324 = phi i64 [ 0, %135 ], [ %325, %144 ]
  %325 = add nuw nsw i64 %324, 1
  %326 = load double, ptr %127, align 8, !noalias !5
  %327 = getelementptr double, ptr %136, i64 %324
  %328 = load double, ptr %327, align 8, !noalias !5
  %329 = fadd double %326, %328
  %330 = load double, ptr %137, align 8, !noalias !5
  %331 = fsub double %329, %330
  %332 = getelementptr double, ptr %11, i64 %324
  %333 = load double, ptr %332, align 8, !noalias !5
  %334 = fsub double %331, %333
  %335 = getelementptr i8, ptr %18, i64 %324
  %336 = load i8, ptr %335, align 1, !noalias !5
  %337 = icmp eq i8 %336, 0
  br i1 %337, label %138, label %144
338:
  %339 = phi i64 [ %340, %160 ], [ 0, %151 ]
  %340 = add nuw nsw i64 %339, 1
  %341 = getelementptr double, ptr %14, i64 %339
  %342 = load double, ptr %341, align 8, !noalias !5
  %343 = fcmp olt double %342, %153
  br i1 %343, label %155, label %160
344:
  %345 = phi i64 [ %346, %171 ], [ 0, %154 ]
  %346 = add nuw nsw i64 %345, 1
  %347 = getelementptr i8, ptr %18, i64 %345
  %348 = load i8, ptr %347, align 1, !noalias !5
  %349 = icmp eq i8 %348, 0
  br i1 %349, label %171, label %162
350:
  %351 = load double, ptr %11, align 8, !noalias !0
  %352 = add i64 %42, -1
  %353 = icmp slt i64 %352, 1
  br i1 %353, label %354, label %388
354:
  %355 = phi double [ %351, %350 ], [ %395, %388 ]
  %356 = icmp slt i64 %42, 1
  br i1 %356, label %405, label %357
357:
  %358 = mul i64 %39, %21
  %359 = getelementptr double, ptr %5, i64 %358
  br label %397
360:
  %361 = phi i64 [ 0, %44 ], [ %362, %48 ]
  %362 = add nuw nsw i64 %361, 1
  %363 = getelementptr double, ptr %46, i64 %361
  %364 = load double, ptr %363, align 8, !noalias !0
  %365 = getelementptr double, ptr %11, i64 %361
  store double %364, ptr %365, align 8, !noalias !0
  br i1 %29, label %48, label %366
366:
  %367 = getelementptr double, ptr %9, i64 %361
  %368 = getelementptr i64, ptr %47, i64 %361
  br label %369
369:
  %370 = phi i64 [ 0, %366 ], [ %371, %369 ]
  %371 = add nuw nsw i64 %370, 1
  %372 = load i64, ptr %368, align 8, !noalias !0
  %373 = getelementptr i64, ptr %6, i64 %370
  %374 = load i64, ptr %373, align 8, !noalias !0
  %375 = icmp slt i64 %372, 0
  %376 = select i1 %375, i64 %22, i64 0
  %377 = add i64 %376, %372
  %378 = icmp slt i64 %374, 0
  %379 = select i1 %378, i64 %23, i64 0
  %380 = mul i64 %377, %23
  %381 = getelementptr double, ptr %4, i64 %380
  %382 = getelementptr double, ptr %381, i64 %374
  %383 = getelementptr double, ptr %382, i64 %379
  %384 = load double, ptr %383, align 8, !noalias !0
  %385 = mul i64 %370, %25
  %386 = getelementptr double, ptr %367, i64 %385
  store double %384, ptr %386, align 8, !noalias !0
  %387 = icmp eq i64 %24, %371
  br i1 %387, label %48, label %369
388:
  %389 = phi double [ %395, %388 ], [ %351, %350 ]
  %390 = phi i64 [ %391, %388 ], [ 1, %350 ]
  %391 = add nuw i64 %390, 1
  %392 = getelementptr double, ptr %11, i64 %390
  %393 = load double, ptr %392, align 8, !noalias !0
  %394 = fcmp ogt double %393, %389
  %395 = select i1 %394, double %393, double %389
  %396 = icmp eq i64 %391, %42
  br i1 %396, label %354, label %388
397:
  %398 = phi i64 [ 0, %357 ], [ %399, %397 ]
  %399 = add nuw nsw i64 %398, 1
  %400 = getelementptr double, ptr %11, i64 %398
  %401 = load double, ptr %400, align 8, !noalias !0
  %402 = fsub double %401, %355
  store double %402, ptr %400, align 8, !noalias !0
  %403 = getelementptr double, ptr %359, i64 %398
  store double %402, ptr %403, align 8, !noalias !0
  %404 = icmp eq i64 %42, %399
  br i1 %404, label %405, label %397
405:
  br i1 %29, label %34, label %406
406:
  %407 = mul i64 %39, %21
  %408 = getelementptr i64, ptr %2, i64 %407
  br label %409
409:
  %410 = phi i64 [ 0, %406 ], [ %411, %36 ]
  %411 = add nuw nsw i64 %410, 1
  %412 = load i64, ptr %41, align 8, !noalias !11
  %413 = icmp slt i64 %412, 1
  br i1 %413, label %36, label %414
414:
  %415 = mul i64 %410, %22
  %416 = getelementptr double, ptr %8, i64 %415
  %417 = mul i64 %410, %25
  %418 = getelementptr double, ptr %10, i64 %417
  br label %419
419:
  %420 = phi i64 [ 0, %414 ], [ %421, %419 ]
  %421 = add nuw nsw i64 %420, 1
  %422 = getelementptr i64, ptr %408, i64 %420
  %423 = load i64, ptr %422, align 8, !noalias !11
  %424 = icmp slt i64 %423, 0
  %425 = select i1 %424, i64 %22, i64 0
  %426 = getelementptr double, ptr %416, i64 %423
  %427 = getelementptr double, ptr %426, i64 %425
  %428 = load double, ptr %427, align 8, !noalias !11
  %429 = getelementptr double, ptr %418, i64 %420
  %430 = load double, ptr %429, align 8, !noalias !11
  %431 = fdiv double %430, %33
  %432 = fadd double %428, %431
  store double %432, ptr %427, align 8, !noalias !11
  %433 = icmp eq i64 %421, %412
  br i1 %433, label %36, label %419
434:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca ptr, align 8
  store ptr null, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) #2
  %27 = load ptr, ptr %26, align 8
  ret ptr %27
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport8_ship_toB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport8_ship_toB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport5_planB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport5_planB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!8 = !{!9, !6, !1, !3}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!11 = !{!3}
