; cbb8f00c99d9ff794365feaf7a15aa4c277caeed6ef799aeb0e5a9c5262a45fe
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27) unnamed_addr #0 {
  %29 = icmp sgt i64 %26, 0
  br i1 %29, label %30, label %32
30:
  %31 = shl nuw i64 %26, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %31, i1 false), !noalias !0
  br label %32
32:
  %33 = icmp slt i64 %21, 1
  br i1 %33, label %487, label %34
34:
  %35 = icmp slt i64 %25, 1
  %36 = tail call i64 @llvm.smax.i64(i64 %25, i64 0)
  %37 = icmp sgt i64 %25, 0
  %38 = add nsw i64 %36, -1
  %39 = icmp eq i64 %26, 0
  %40 = icmp slt i64 %26, 1
  %41 = uitofp nneg i64 %21 to double
  br label %59
42:
  br i1 %40, label %48, label %43
43:
  %44 = phi i64 [ %45, %43 ], [ 0, %42 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr double, ptr %9, i64 %44
  store double 0x7FF0000000000000, ptr %46, align 8, !noalias !5
  %47 = icmp eq i64 %26, %45
  br i1 %47, label %48, label %43
48:
  %49 = load i64, ptr %63, align 8, !noalias !8
  %50 = icmp slt i64 %49, 1
  br i1 %50, label %56, label %51
51:
  %52 = mul i64 %61, %22
  %53 = getelementptr i64, ptr %2, i64 %52
  br label %453
54:
  %55 = icmp eq i64 %455, %49
  br i1 %55, label %56, label %453
56:
  br i1 %40, label %57, label %477
57:
  %58 = icmp eq i64 %62, %21
  br i1 %58, label %487, label %59
59:
  %60 = phi double [ 0.000000e+00, %34 ], [ %452, %57 ]
  %61 = phi i64 [ 0, %34 ], [ %62, %57 ]
  %62 = add nuw nsw i64 %61, 1
  %63 = getelementptr i64, ptr %1, i64 %61
  %64 = load i64, ptr %63, align 8, !noalias !9
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %74
66:
  %67 = mul i64 %61, %22
  %68 = getelementptr double, ptr %5, i64 %67
  %69 = getelementptr i64, ptr %2, i64 %67
  br label %406
70:
  %71 = icmp eq i64 %64, %408
  br i1 %71, label %72, label %406
72:
  %73 = getelementptr double, ptr %3, i64 %67
  br label %294
74:
  br i1 %35, label %75, label %301
75:
  br i1 %37, label %99, label %98
76:
  store double %318, ptr %304, align 8, !noalias !12
  br label %77
77:
  %78 = phi i64 [ %311, %76 ], [ %310, %309 ]
  %79 = icmp eq i64 %64, %312
  br i1 %79, label %80, label %309
80:
  %81 = phi i64 [ 0, %301 ], [ %78, %77 ]
  %82 = getelementptr double, ptr %7, i64 %302
  %83 = load double, ptr %82, align 8, !noalias !12
  %84 = getelementptr double, ptr %17, i64 %81
  %85 = load double, ptr %84, align 8, !noalias !12
  %86 = fcmp olt double %85, %83
  %87 = select i1 %86, double %85, double %83
  %88 = mul i64 %302, %27
  %89 = getelementptr double, ptr %11, i64 %88
  %90 = getelementptr double, ptr %89, i64 %81
  store double %87, ptr %90, align 8, !noalias !12
  %91 = load double, ptr %82, align 8, !noalias !12
  %92 = fsub double %91, %87
  %93 = getelementptr double, ptr %13, i64 %302
  store double %92, ptr %93, align 8, !noalias !12
  %94 = load double, ptr %84, align 8, !noalias !12
  %95 = load double, ptr %90, align 8, !noalias !12
  %96 = fsub double %94, %95
  store double %96, ptr %84, align 8, !noalias !12
  %97 = icmp eq i64 %25, %303
  br i1 %97, label %75, label %301
98:
  br i1 %35, label %395, label %376
99:
  %100 = phi i64 [ %290, %284 ], [ 0, %75 ]
  %101 = phi i64 [ %289, %284 ], [ %38, %75 ]
  %102 = phi i64 [ %287, %284 ], [ 1, %75 ]
  %103 = icmp slt i64 %100, 0
  %104 = select i1 %103, i64 %25, i64 0
  %105 = getelementptr double, ptr %13, i64 %100
  %106 = getelementptr double, ptr %105, i64 %104
  %107 = load double, ptr %106, align 8, !noalias !12
  %108 = fcmp ogt double %107, 0x3D719799812DEA11
  br i1 %108, label %109, label %284
109:
  %110 = getelementptr double, ptr %15, i64 %100
  %111 = getelementptr double, ptr %110, i64 %104
  %112 = getelementptr i64, ptr %16, i64 %100
  %113 = getelementptr i64, ptr %112, i64 %104
  %114 = add i64 %104, %100
  %115 = mul i64 %114, %27
  %116 = getelementptr double, ptr %10, i64 %115
  %117 = getelementptr double, ptr %14, i64 %100
  %118 = getelementptr double, ptr %117, i64 %104
  br label %119
119:
  br i1 %65, label %321, label %120
120:
  br i1 %35, label %126, label %121
121:
  %122 = phi i64 [ %123, %121 ], [ 0, %120 ]
  %123 = add nuw nsw i64 %122, 1
  %124 = getelementptr double, ptr %15, i64 %122
  store double 0x7FF0000000000000, ptr %124, align 8, !noalias !15
  %125 = icmp eq i64 %25, %123
  br i1 %125, label %126, label %121
126:
  store double 0.000000e+00, ptr %111, align 8, !noalias !12
  store i64 -1, ptr %113, align 8, !noalias !12
  br label %127
127:
  br i1 %65, label %335, label %140
128:
  %129 = icmp slt i64 %336, 0
  br i1 %129, label %136, label %130
130:
  %131 = getelementptr double, ptr %18, i64 %337
  %132 = load double, ptr %131, align 8, !noalias !12
  %133 = getelementptr double, ptr %18, i64 %336
  %134 = load double, ptr %133, align 8, !noalias !12
  %135 = fcmp olt double %132, %134
  br i1 %135, label %136, label %137
136:
  br label %137
137:
  %138 = phi i64 [ %336, %335 ], [ %337, %136 ], [ %336, %130 ]
  %139 = icmp eq i64 %64, %338
  br i1 %139, label %140, label %335
140:
  %141 = phi i64 [ -1, %127 ], [ %138, %137 ]
  %142 = icmp slt i64 %141, 0
  br i1 %142, label %171, label %143
143:
  %144 = getelementptr i8, ptr %19, i64 %141
  store i8 1, ptr %144, align 1, !noalias !12
  %145 = getelementptr double, ptr %17, i64 %141
  %146 = load double, ptr %145, align 8, !noalias !12
  %147 = fcmp ogt double %146, 0x3D719799812DEA11
  br i1 %147, label %171, label %148
148:
  %149 = getelementptr double, ptr %11, i64 %141
  %150 = getelementptr double, ptr %18, i64 %141
  br label %342
151:
  %152 = getelementptr double, ptr %15, i64 %343
  %153 = load double, ptr %152, align 8, !noalias !12
  %154 = fcmp oeq double %153, 0x7FF0000000000000
  br i1 %154, label %155, label %169
155:
  %156 = load double, ptr %150, align 8, !noalias !12
  store double %156, ptr %152, align 8, !noalias !12
  %157 = getelementptr i64, ptr %16, i64 %343
  store i64 %141, ptr %157, align 8, !noalias !12
  br i1 %65, label %158, label %169
158:
  %159 = getelementptr double, ptr %10, i64 %345
  %160 = getelementptr double, ptr %14, i64 %343
  br label %349
161:
  %162 = getelementptr double, ptr %18, i64 %350
  %163 = load double, ptr %162, align 8, !noalias !12
  %164 = fcmp olt double %360, %163
  br i1 %164, label %165, label %167
165:
  store double %360, ptr %162, align 8, !noalias !12
  %166 = getelementptr i64, ptr %20, i64 %350
  store i64 %343, ptr %166, align 8, !noalias !12
  br label %167
167:
  %168 = icmp eq i64 %64, %351
  br i1 %168, label %169, label %349
169:
  %170 = icmp eq i64 %25, %344
  br i1 %170, label %127, label %342
171:
  %172 = phi i64 [ -1, %140 ], [ %141, %143 ]
  %173 = icmp slt i64 %172, 0
  br i1 %173, label %284, label %174
174:
  %175 = getelementptr double, ptr %18, i64 %172
  %176 = load double, ptr %175, align 8, !noalias !12
  br label %364
177:
  br i1 %65, label %370, label %196
178:
  %179 = getelementptr double, ptr %14, i64 %365
  %180 = load double, ptr %179, align 8, !noalias !12
  %181 = fsub double %176, %368
  %182 = fadd double %181, %180
  store double %182, ptr %179, align 8, !noalias !12
  br label %183
183:
  %184 = icmp eq i64 %25, %366
  br i1 %184, label %177, label %364
185:
  %186 = getelementptr double, ptr %18, i64 %371
  %187 = load double, ptr %186, align 8, !noalias !12
  %188 = fcmp olt double %187, %176
  br i1 %188, label %189, label %194
189:
  %190 = getelementptr double, ptr %12, i64 %371
  %191 = load double, ptr %190, align 8, !noalias !12
  %192 = fsub double %176, %187
  %193 = fsub double %191, %192
  store double %193, ptr %190, align 8, !noalias !12
  br label %194
194:
  %195 = icmp eq i64 %64, %372
  br i1 %195, label %196, label %370
196:
  %197 = load double, ptr %106, align 8, !noalias !12
  %198 = getelementptr double, ptr %17, i64 %172
  %199 = load double, ptr %198, align 8, !noalias !12
  %200 = fcmp olt double %199, %197
  %201 = select i1 %200, double %199, double %197
  %202 = getelementptr i64, ptr %20, i64 %172
  %203 = load i64, ptr %202, align 8, !noalias !12
  %204 = icmp slt i64 %203, 0
  %205 = select i1 %204, i64 %25, i64 0
  %206 = getelementptr i64, ptr %16, i64 %203
  %207 = getelementptr i64, ptr %206, i64 %205
  %208 = load i64, ptr %207, align 8, !noalias !12
  %209 = icmp sgt i64 %208, -1
  br i1 %209, label %210, label %242
210:
  %211 = phi double [ %232, %210 ], [ %201, %196 ]
  %212 = phi i64 [ %222, %210 ], [ %172, %196 ]
  %213 = icmp slt i64 %212, 0
  %214 = select i1 %213, i64 %27, i64 0
  %215 = getelementptr i64, ptr %20, i64 %212
  %216 = getelementptr i64, ptr %215, i64 %214
  %217 = load i64, ptr %216, align 8, !noalias !12
  %218 = icmp slt i64 %217, 0
  %219 = select i1 %218, i64 %25, i64 0
  %220 = getelementptr i64, ptr %16, i64 %217
  %221 = getelementptr i64, ptr %220, i64 %219
  %222 = load i64, ptr %221, align 8, !noalias !12
  %223 = add i64 %219, %217
  %224 = icmp slt i64 %222, 0
  %225 = select i1 %224, i64 %27, i64 0
  %226 = mul i64 %223, %27
  %227 = getelementptr double, ptr %11, i64 %226
  %228 = getelementptr double, ptr %227, i64 %222
  %229 = getelementptr double, ptr %228, i64 %225
  %230 = load double, ptr %229, align 8, !noalias !12
  %231 = fcmp olt double %230, %211
  %232 = select i1 %231, double %230, double %211
  %233 = getelementptr i64, ptr %20, i64 %222
  %234 = getelementptr i64, ptr %233, i64 %225
  %235 = load i64, ptr %234, align 8, !noalias !12
  %236 = icmp slt i64 %235, 0
  %237 = select i1 %236, i64 %25, i64 0
  %238 = getelementptr i64, ptr %16, i64 %235
  %239 = getelementptr i64, ptr %238, i64 %237
  %240 = load i64, ptr %239, align 8, !noalias !12
  %241 = icmp sgt i64 %240, -1
  br i1 %241, label %210, label %242
242:
  %243 = phi double [ %201, %196 ], [ %232, %210 ]
  %244 = fsub double %197, %243
  store double %244, ptr %106, align 8, !noalias !12
  %245 = load double, ptr %198, align 8, !noalias !12
  %246 = fsub double %245, %243
  store double %246, ptr %198, align 8, !noalias !12
  %247 = load i64, ptr %202, align 8, !noalias !12
  %248 = icmp slt i64 %247, 0
  %249 = select i1 %248, i64 %25, i64 0
  %250 = add i64 %249, %247
  %251 = mul i64 %250, %27
  %252 = getelementptr double, ptr %11, i64 %251
  %253 = getelementptr double, ptr %252, i64 %172
  %254 = load double, ptr %253, align 8, !noalias !12
  %255 = fadd double %243, %254
  store double %255, ptr %253, align 8, !noalias !12
  %256 = getelementptr i64, ptr %16, i64 %247
  %257 = getelementptr i64, ptr %256, i64 %249
  %258 = load i64, ptr %257, align 8, !noalias !12
  %259 = icmp slt i64 %258, 0
  br i1 %259, label %260, label %263
260:
  %261 = load double, ptr %106, align 8, !noalias !12
  %262 = fcmp ogt double %261, 0x3D719799812DEA11
  br i1 %262, label %119, label %284
263:
  %264 = phi i64 [ %282, %263 ], [ %258, %242 ]
  %265 = phi i64 [ %275, %263 ], [ %251, %242 ]
  %266 = getelementptr double, ptr %11, i64 %265
  %267 = getelementptr double, ptr %266, i64 %264
  %268 = load double, ptr %267, align 8, !noalias !12
  %269 = fsub double %268, %243
  store double %269, ptr %267, align 8, !noalias !12
  %270 = getelementptr i64, ptr %20, i64 %264
  %271 = load i64, ptr %270, align 8, !noalias !12
  %272 = icmp slt i64 %271, 0
  %273 = select i1 %272, i64 %25, i64 0
  %274 = add i64 %273, %271
  %275 = mul i64 %274, %27
  %276 = getelementptr double, ptr %11, i64 %275
  %277 = getelementptr double, ptr %276, i64 %264
  %278 = load double, ptr %277, align 8, !noalias !12
  %279 = fadd double %243, %278
  store double %279, ptr %277, align 8, !noalias !12
  %280 = getelementptr i64, ptr %16, i64 %271
  %281 = getelementptr i64, ptr %280, i64 %273
  %282 = load i64, ptr %281, align 8, !noalias !12
  %283 = icmp slt i64 %282, 0
  br i1 %283, label %260, label %263
284:
  %285 = icmp sgt i64 %101, 0
  %286 = zext i1 %285 to i64
  %287 = add i64 %102, %286
  %288 = sext i1 %285 to i64
  %289 = add nsw i64 %101, %288
  %290 = select i1 %285, i64 %102, i64 0
  br i1 %285, label %99, label %98
291:
  %292 = phi double [ %377, %376 ], [ %393, %384 ]
  %293 = icmp eq i64 %25, %379
  br i1 %293, label %395, label %376
294:
  %295 = phi i64 [ %296, %294 ], [ 0, %72 ]
  %296 = add nuw nsw i64 %295, 1
  %297 = getelementptr double, ptr %73, i64 %295
  %298 = load double, ptr %297, align 8, !noalias !12
  %299 = getelementptr double, ptr %17, i64 %295
  store double %298, ptr %299, align 8, !noalias !12
  %300 = icmp eq i64 %64, %296
  br i1 %300, label %74, label %294
301:
  %302 = phi i64 [ %303, %80 ], [ 0, %74 ]
  %303 = add nuw nsw i64 %302, 1
  %304 = getelementptr double, ptr %14, i64 %302
  store double 0x7FF0000000000000, ptr %304, align 8, !noalias !12
  br i1 %65, label %305, label %80
305:
  %306 = mul i64 %302, %27
  %307 = getelementptr double, ptr %11, i64 %306
  %308 = getelementptr double, ptr %10, i64 %306
  br label %309
309:
  %310 = phi i64 [ 0, %305 ], [ %78, %77 ]
  %311 = phi i64 [ 0, %305 ], [ %312, %77 ]
  %312 = add nuw nsw i64 %311, 1
  %313 = getelementptr double, ptr %307, i64 %311
  store double 0.000000e+00, ptr %313, align 8, !noalias !12
  %314 = getelementptr double, ptr %308, i64 %311
  %315 = load double, ptr %314, align 8, !noalias !12
  %316 = getelementptr double, ptr %12, i64 %311
  %317 = load double, ptr %316, align 8, !noalias !12
  %318 = fsub double %315, %317
  %319 = load double, ptr %304, align 8, !noalias !12
  %320 = fcmp olt double %318, %319
  br i1 %320, label %76, label %77
321:
  %322 = phi i64 [ %323, %321 ], [ 0, %119 ]
  %323 = add nuw nsw i64 %322, 1
  %324 = getelementptr double, ptr %116, i64 %322
  %325 = load double, ptr %324, align 8, !noalias !12
  %326 = load double, ptr %118, align 8, !noalias !12
  %327 = fsub double %325, %326
  %328 = getelementptr double, ptr %12, i64 %322
  %329 = load double, ptr %328, align 8, !noalias !12
  %330 = fsub double %327, %329
  %331 = getelementptr double, ptr %18, i64 %322
  store double %330, ptr %331, align 8, !noalias !12
  %332 = getelementptr i8, ptr %19, i64 %322
  store i8 0, ptr %332, align 1, !noalias !12
  %333 = getelementptr i64, ptr %20, i64 %322
  store i64 %100, ptr %333, align 8, !noalias !12
  %334 = icmp eq i64 %64, %323
  br i1 %334, label %120, label %321
335:
  %336 = phi i64 [ %138, %137 ], [ -1, %127 ]
  %337 = phi i64 [ %338, %137 ], [ 0, %127 ]
  %338 = add nuw nsw i64 %337, 1
  %339 = getelementptr i8, ptr %19, i64 %337
  %340 = load i8, ptr %339, align 1, !noalias !12
  %341 = icmp eq i8 %340, 0
  br i1 %341, label %128, label %137
342:
  %343 = phi i64 [ 0, %148 ], [ %344, %169 ]
  %344 = add nuw nsw i64 %343, 1
  %345 = mul i64 %343, %27
  %346 = getelementptr double, ptr %149, i64 %345
  %347 = load double, ptr %346, align 8, !noalias !12
  %348 = fcmp ogt double %347, 0x3D719799812DEA11
  br i1 %348, label %151, label %169
349:
  %350 = phi i64 [ 0, %158 ], [ %351, %167 ]
  %351 = add nuw nsw i64 %350, 1
  %352 = load double, ptr %150, align 8, !noalias !12
  %353 = getelementptr double, ptr %159, i64 %350
  %354 = load double, ptr %353, align 8, !noalias !12
  %355 = fadd double %352, %354
  %356 = load double, ptr %160, align 8, !noalias !12
  %357 = fsub double %355, %356
  %358 = getelementptr double, ptr %12, i64 %350
  %359 = load double, ptr %358, align 8, !noalias !12
  %360 = fsub double %357, %359
  %361 = getelementptr i8, ptr %19, i64 %350
  %362 = load i8, ptr %361, align 1, !noalias !12
  %363 = icmp eq i8 %362, 0
  br i1 %363, label %161, label %167
364:
  %365 = phi i64 [ %366, %183 ], [ 0, %174 ]
  %366 = add nuw nsw i64 %365, 1
  %367 = getelementptr double, ptr %15, i64 %365
  %368 = load double, ptr %367, align 8, !noalias !12
  %369 = fcmp olt double %368, %176
  br i1 %369, label %178, label %183
370:
  %371 = phi i64 [ %372, %194 ], [ 0, %177 ]
  %372 = add nuw nsw i64 %371, 1
  %373 = getelementptr i8, ptr %19, i64 %371
  %374 = load i8, ptr %373, align 1, !noalias !12
  %375 = icmp eq i8 %374, 0
  br i1 %375, label %194, label %185
376:
  %377 = phi double [ %292, %291 ], [ 0.000000e+00, %98 ]
  %378 = phi i64 [ %379, %291 ], [ 0, %98 ]
  %379 = add nuw nsw i64 %378, 1
  br i1 %65, label %380, label %291
380:
  %381 = mul i64 %378, %27
  %382 = getelementptr double, ptr %11, i64 %381
  %383 = getelementptr double, ptr %10, i64 %381
  br label %384
384:
  %385 = phi double [ %377, %380 ], [ %393, %384 ]
  %386 = phi i64 [ 0, %380 ], [ %387, %384 ]
  %387 = add nuw nsw i64 %386, 1
  %388 = getelementptr double, ptr %382, i64 %386
  %389 = load double, ptr %388, align 8, !noalias !12
  %390 = getelementptr double, ptr %383, i64 %386
  %391 = load double, ptr %390, align 8, !noalias !12
  %392 = fmul double %389, %391
  %393 = fadd double %385, %392
  %394 = icmp eq i64 %64, %387
  br i1 %394, label %291, label %384
395:
  %396 = phi double [ 0.000000e+00, %98 ], [ %292, %291 ]
  %397 = load double, ptr %12, align 8, !noalias !9
  %398 = add i64 %64, -1
  %399 = icmp slt i64 %398, 1
  br i1 %399, label %400, label %434
400:
  %401 = phi double [ %397, %395 ], [ %441, %434 ]
  %402 = icmp slt i64 %64, 1
  br i1 %402, label %451, label %403
403:
  %404 = mul i64 %61, %22
  %405 = getelementptr double, ptr %5, i64 %404
  br label %443
406:
  %407 = phi i64 [ 0, %66 ], [ %408, %70 ]
  %408 = add nuw nsw i64 %407, 1
  %409 = getelementptr double, ptr %68, i64 %407
  %410 = load double, ptr %409, align 8, !noalias !9
  %411 = getelementptr double, ptr %12, i64 %407
  store double %410, ptr %411, align 8, !noalias !9
  br i1 %35, label %70, label %412
412:
  %413 = getelementptr double, ptr %10, i64 %407
  %414 = getelementptr i64, ptr %69, i64 %407
  br label %415
415:
  %416 = phi i64 [ 0, %412 ], [ %417, %415 ]
  %417 = add nuw nsw i64 %416, 1
  %418 = load i64, ptr %414, align 8, !noalias !9
  %419 = getelementptr i64, ptr %6, i64 %416
  %420 = load i64, ptr %419, align 8, !noalias !9
  %421 = icmp slt i64 %418, 0
  %422 = select i1 %421, i64 %23, i64 0
  %423 = add i64 %422, %418
  %424 = icmp slt i64 %420, 0
  %425 = select i1 %424, i64 %24, i64 0
  %426 = mul i64 %423, %24
  %427 = getelementptr double, ptr %4, i64 %426
  %428 = getelementptr double, ptr %427, i64 %420
  %429 = getelementptr double, ptr %428, i64 %425
  %430 = load double, ptr %429, align 8, !noalias !9
  %431 = mul i64 %416, %27
  %432 = getelementptr double, ptr %413, i64 %431
  store double %430, ptr %432, align 8, !noalias !9
  %433 = icmp eq i64 %25, %417
  br i1 %433, label %70, label %415
434:
  %435 = phi double [ %441, %434 ], [ %397, %395 ]
  %436 = phi i64 [ %437, %434 ], [ 1, %395 ]
  %437 = add nuw i64 %436, 1
  %438 = getelementptr double, ptr %12, i64 %436
  %439 = load double, ptr %438, align 8, !noalias !9
  %440 = fcmp ogt double %439, %435
  %441 = select i1 %440, double %439, double %435
  %442 = icmp eq i64 %437, %64
  br i1 %442, label %400, label %434
443:
  %444 = phi i64 [ 0, %403 ], [ %445, %443 ]
  %445 = add nuw nsw i64 %444, 1
  %446 = getelementptr double, ptr %12, i64 %444
  %447 = load double, ptr %446, align 8, !noalias !9
  %448 = fsub double %447, %401
  store double %448, ptr %446, align 8, !noalias !9
  %449 = getelementptr double, ptr %405, i64 %444
  store double %448, ptr %449, align 8, !noalias !9
  %450 = icmp eq i64 %64, %445
  br i1 %450, label %451, label %443
451:
  %452 = fadd double %60, %396
  br i1 %39, label %57, label %42
453:
  %454 = phi i64 [ 0, %51 ], [ %455, %54 ]
  %455 = add nuw nsw i64 %454, 1
  %456 = getelementptr double, ptr %12, i64 %454
  %457 = load double, ptr %456, align 8, !noalias !8
  br i1 %29, label %458, label %54
458:
  %459 = getelementptr i64, ptr %53, i64 %454
  %460 = load i64, ptr %459, align 8, !noalias !8
  %461 = icmp slt i64 %460, 0
  %462 = select i1 %461, i64 %23, i64 0
  %463 = add i64 %462, %460
  %464 = mul i64 %463, %24
  %465 = getelementptr double, ptr %4, i64 %464
  br label %466
466:
  %467 = phi i64 [ 0, %458 ], [ %468, %466 ]
  %468 = add nuw nsw i64 %467, 1
  %469 = getelementptr double, ptr %9, i64 %467
  %470 = load double, ptr %469, align 8, !noalias !8
  %471 = getelementptr double, ptr %465, i64 %467
  %472 = load double, ptr %471, align 8, !noalias !8
  %473 = fsub double %472, %457
  %474 = fcmp olt double %473, %470
  %475 = select i1 %474, double %473, double %470
  store double %475, ptr %469, align 8, !noalias !8
  %476 = icmp eq i64 %26, %468
  br i1 %476, label %54, label %466
477:
  %478 = phi i64 [ %479, %477 ], [ 0, %56 ]
  %479 = add nuw nsw i64 %478, 1
  %480 = getelementptr double, ptr %8, i64 %478
  %481 = load double, ptr %480, align 8, !noalias !8
  %482 = getelementptr double, ptr %9, i64 %478
  %483 = load double, ptr %482, align 8, !noalias !8
  %484 = fdiv double %483, %41
  %485 = fadd double %481, %484
  store double %485, ptr %480, align 8, !noalias !8
  %486 = icmp eq i64 %26, %479
  br i1 %486, label %57, label %477
487:
  %488 = phi double [ 0.000000e+00, %32 ], [ %452, %57 ]
  %489 = sitofp i64 %21 to double
  %490 = fdiv double %488, %489
  store double %490, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) local_unnamed_addr #0 {
  %28 = alloca double, align 8
  store double 0.000000e+00, ptr %28, align 8
  call fastcc void @f0(ptr %28, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) #3
  %29 = load double, ptr %28, align 8
  ret double %29
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
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport14_expected_costB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport14_expected_costB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!8 = !{!3}
!9 = !{!10, !3}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport8_ship_toB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport8_ship_toB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE199Measures_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_29x5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!12 = !{!13, !10, !3}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!15 = !{!16, !13, !10, !3}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
