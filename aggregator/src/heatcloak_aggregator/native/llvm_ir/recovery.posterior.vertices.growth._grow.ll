; 3b2185b81b28c3d874d2a7ef64c5e37187b723a6b9881785d7cf3b79e6e7f997
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
  br i1 %86, label %87, label %404
87:
  %88 = icmp sgt i64 %25, 0
  %89 = sitofp i64 %25 to double
  %90 = sitofp i64 %4 to double
  br label %91
91:
  %92 = phi i64 [ %390, %389 ], [ %18, %87 ]
  %93 = phi double [ %265, %389 ], [ 0.000000e+00, %87 ]
  %94 = phi i64 [ %170, %389 ], [ 0, %87 ]
  %95 = getelementptr double, ptr %13, i64 %92
  %96 = load double, ptr %95, align 8, !noalias !8
  br label %97
97:
  %98 = phi i64 [ %92, %91 ], [ %123, %120 ]
  %99 = phi i64 [ %94, %91 ], [ %121, %120 ]
  %100 = getelementptr i8, ptr %8, i64 %98
  store i8 1, ptr %100, align 1, !noalias !9
  br i1 %27, label %120, label %101
101:
  %102 = getelementptr i64, ptr %2, i64 %98
  %103 = load i64, ptr %102, align 8, !noalias !9
  %104 = icmp slt i64 %103, 0
  %105 = select i1 %104, i64 %20, i64 0
  %106 = add i64 %105, %103
  %107 = mul i64 %106, %21
  %108 = getelementptr double, ptr %1, i64 %107
  br label %109
109:
  %110 = phi i64 [ 0, %101 ], [ %111, %109 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = getelementptr double, ptr %9, i64 %110
  %113 = load double, ptr %112, align 8, !noalias !9
  %114 = getelementptr double, ptr %108, i64 %110
  %115 = load double, ptr %114, align 8, !noalias !9
  %116 = fsub double %113, %115
  %117 = fcmp olt double %116, 0.000000e+00
  %118 = select i1 %117, double 0.000000e+00, double %116
  store double %118, ptr %112, align 8, !noalias !9
  %119 = icmp eq i64 %111, %21
  br i1 %119, label %120, label %109
120:
  %121 = add nsw i64 %99, 1
  %122 = getelementptr i64, ptr %15, i64 %98
  %123 = load i64, ptr %122, align 8, !noalias !8
  %124 = icmp sgt i64 %123, -1
  br i1 %124, label %97, label %125
125:
  %126 = getelementptr i64, ptr %14, i64 %92
  %127 = load i64, ptr %126, align 8, !noalias !8
  %128 = icmp ne i64 %127, 1
  %129 = or i1 %45, %128
  br i1 %129, label %169, label %392
130:
  %131 = getelementptr i64, ptr %14, i64 %401
  %132 = load i64, ptr %131, align 8, !noalias !8
  %133 = icmp eq i64 %132, 1
  br i1 %133, label %134, label %165
134:
  %135 = getelementptr i8, ptr %8, i64 %401
  %136 = load i8, ptr %135, align 1, !noalias !8
  %137 = icmp eq i8 %136, 0
  br i1 %137, label %138, label %165
138:
  %139 = getelementptr double, ptr %13, i64 %401
  %140 = load double, ptr %139, align 8, !noalias !8
  %141 = fcmp ult double %140, %397
  br i1 %141, label %165, label %142
142:
  store i8 1, ptr %135, align 1, !noalias !12
  br i1 %27, label %162, label %143
143:
  %144 = getelementptr i64, ptr %2, i64 %401
  %145 = load i64, ptr %144, align 8, !noalias !12
  %146 = icmp slt i64 %145, 0
  %147 = select i1 %146, i64 %20, i64 0
  %148 = add i64 %147, %145
  %149 = mul i64 %148, %21
  %150 = getelementptr double, ptr %1, i64 %149
  br label %151
151:
  %152 = phi i64 [ 0, %143 ], [ %153, %151 ]
  %153 = add nuw nsw i64 %152, 1
  %154 = getelementptr double, ptr %9, i64 %152
  %155 = load double, ptr %154, align 8, !noalias !12
  %156 = getelementptr double, ptr %150, i64 %152
  %157 = load double, ptr %156, align 8, !noalias !12
  %158 = fsub double %155, %157
  %159 = fcmp olt double %158, 0.000000e+00
  %160 = select i1 %159, double 0.000000e+00, double %158
  store double %160, ptr %154, align 8, !noalias !12
  %161 = icmp eq i64 %153, %21
  br i1 %161, label %162, label %151
162:
  %163 = add nsw i64 %400, 1
  %164 = add nsw i64 %399, -1
  br label %165
165:
  %166 = phi i64 [ %400, %134 ], [ %163, %162 ], [ %400, %138 ], [ %400, %130 ], [ %400, %398 ]
  %167 = phi i64 [ %399, %134 ], [ %164, %162 ], [ %399, %138 ], [ %399, %130 ], [ %399, %398 ]
  %168 = icmp eq i64 %22, %402
  br i1 %168, label %169, label %398
169:
  %170 = phi i64 [ %121, %125 ], [ %166, %165 ]
  br i1 %88, label %171, label %176
171:
  %172 = phi i64 [ %173, %171 ], [ 0, %169 ]
  %173 = add nuw nsw i64 %172, 1
  %174 = getelementptr double, ptr %10, i64 %172
  store double 1.000000e+00, ptr %174, align 8, !noalias !15
  %175 = icmp eq i64 %25, %173
  br i1 %175, label %176, label %171
176:
  br i1 %27, label %177, label %178
177:
  br i1 %88, label %194, label %202
178:
  %179 = phi i64 [ %180, %178 ], [ 0, %176 ]
  %180 = add nuw nsw i64 %179, 1
  %181 = getelementptr i64, ptr %3, i64 %179
  %182 = load i64, ptr %181, align 8, !noalias !20
  %183 = icmp slt i64 %182, 0
  %184 = select i1 %183, i64 %25, i64 0
  %185 = getelementptr double, ptr %10, i64 %182
  %186 = getelementptr double, ptr %185, i64 %184
  %187 = load double, ptr %186, align 8, !noalias !20
  %188 = getelementptr double, ptr %9, i64 %179
  %189 = load double, ptr %188, align 8, !noalias !20
  %190 = fcmp olt double %189, 0.000000e+00
  %191 = select i1 %190, double 0.000000e+00, double %189
  %192 = fmul double %187, %191
  store double %192, ptr %186, align 8, !noalias !20
  %193 = icmp eq i64 %21, %180
  br i1 %193, label %177, label %178
194:
  %195 = phi double [ %200, %194 ], [ 0.000000e+00, %177 ]
  %196 = phi i64 [ %197, %194 ], [ 0, %177 ]
  %197 = add nuw nsw i64 %196, 1
  %198 = getelementptr double, ptr %10, i64 %196
  %199 = load double, ptr %198, align 8, !noalias !20
  %200 = fadd double %195, %199
  %201 = icmp eq i64 %25, %197
  br i1 %201, label %202, label %194
202:
  %203 = phi double [ 0.000000e+00, %177 ], [ %200, %194 ]
  %204 = fdiv double %203, %89
  %205 = fsub double 1.000000e+00, %204
  %206 = fcmp ult double %205, %19
  br i1 %206, label %207, label %404
207:
  %208 = fsub double %205, %93
  %209 = fcmp ult double %208, 2.000000e-02
  br i1 %209, label %264, label %210
210:
  br i1 %27, label %223, label %225
211:
  %212 = getelementptr i64, ptr %3, i64 %226
  %213 = load i64, ptr %212, align 8, !noalias !21
  %214 = icmp slt i64 %213, 0
  %215 = select i1 %214, i64 %25, i64 0
  %216 = getelementptr double, ptr %10, i64 %213
  %217 = getelementptr double, ptr %216, i64 %215
  %218 = load double, ptr %217, align 8, !noalias !21
  %219 = fdiv double %218, %230
  %220 = fdiv double %219, %90
  store double %220, ptr %228, align 8, !noalias !21
  br label %221
221:
  %222 = icmp eq i64 %227, %21
  br i1 %222, label %223, label %225
223:
  br i1 %43, label %224, label %232
224:
  br i1 %45, label %264, label %252
225:
  %226 = phi i64 [ %227, %221 ], [ 0, %210 ]
  %227 = add nuw nsw i64 %226, 1
  %228 = getelementptr double, ptr %11, i64 %226
  store double 0.000000e+00, ptr %228, align 8, !noalias !21
  %229 = getelementptr double, ptr %9, i64 %226
  %230 = load double, ptr %229, align 8, !noalias !21
  %231 = fcmp ogt double %230, 0.000000e+00
  br i1 %231, label %211, label %221
232:
  %233 = phi i64 [ %234, %248 ], [ 0, %223 ]
  %234 = add nuw nsw i64 %233, 1
  %235 = mul i64 %233, %21
  %236 = getelementptr double, ptr %1, i64 %235
  br i1 %27, label %248, label %237
237:
  %238 = phi double [ %246, %237 ], [ 0.000000e+00, %232 ]
  %239 = phi i64 [ %240, %237 ], [ 0, %232 ]
  %240 = add nuw nsw i64 %239, 1
  %241 = getelementptr double, ptr %11, i64 %239
  %242 = load double, ptr %241, align 8, !noalias !24
  %243 = getelementptr double, ptr %236, i64 %239
  %244 = load double, ptr %243, align 8, !noalias !24
  %245 = fmul reassoc nsz contract double %244, %242
  %246 = fadd reassoc nsz contract double %245, %238
  %247 = icmp eq i64 %21, %240
  br i1 %247, label %248, label %237
248:
  %249 = phi double [ 0.000000e+00, %232 ], [ %246, %237 ]
  %250 = getelementptr double, ptr %12, i64 %233
  store double %249, ptr %250, align 8, !noalias !21
  %251 = icmp eq i64 %234, %20
  br i1 %251, label %224, label %232
252:
  %253 = phi i64 [ %254, %252 ], [ 0, %224 ]
  %254 = add nuw nsw i64 %253, 1
  %255 = getelementptr i64, ptr %2, i64 %253
  %256 = load i64, ptr %255, align 8, !noalias !21
  %257 = icmp slt i64 %256, 0
  %258 = select i1 %257, i64 %20, i64 0
  %259 = getelementptr double, ptr %12, i64 %256
  %260 = getelementptr double, ptr %259, i64 %258
  %261 = load double, ptr %260, align 8, !noalias !21
  %262 = getelementptr double, ptr %13, i64 %253
  store double %261, ptr %262, align 8, !noalias !21
  %263 = icmp eq i64 %22, %254
  br i1 %263, label %264, label %252
264:
  %265 = phi double [ %93, %207 ], [ %205, %224 ], [ %205, %252 ]
  br i1 %45, label %276, label %363
266:
  store i64 0, ptr %367, align 8, !noalias !27
  %267 = getelementptr double, ptr %16, i64 %365
  store double 0.000000e+00, ptr %267, align 8, !noalias !27
  %268 = icmp slt i64 %364, 0
  %269 = select i1 %268, i64 %22, i64 0
  %270 = getelementptr i64, ptr %17, i64 %364
  %271 = getelementptr i64, ptr %270, i64 %269
  store i64 %365, ptr %271, align 8, !noalias !27
  %272 = add nsw i64 %364, 1
  br label %273
273:
  %274 = phi i64 [ %272, %266 ], [ %364, %363 ]
  %275 = icmp eq i64 %22, %366
  br i1 %275, label %276, label %363
276:
  %277 = phi i64 [ 0, %264 ], [ %274, %273 ]
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %389
279:
  %280 = phi i64 [ %358, %357 ], [ %277, %276 ]
  %281 = phi double [ %302, %357 ], [ 0.000000e+00, %276 ]
  %282 = phi i64 [ %303, %357 ], [ -1, %276 ]
  %283 = phi i64 [ %286, %357 ], [ 0, %276 ]
  %284 = getelementptr i64, ptr %17, i64 %283
  %285 = load i64, ptr %284, align 8, !noalias !27
  %286 = add nuw nsw i64 %283, 1
  %287 = icmp slt i64 %285, 0
  %288 = select i1 %287, i64 %22, i64 0
  %289 = getelementptr i64, ptr %14, i64 %285
  %290 = getelementptr i64, ptr %289, i64 %288
  %291 = load i64, ptr %290, align 8, !noalias !27
  %292 = icmp sgt i64 %291, 0
  br i1 %292, label %293, label %301
293:
  %294 = getelementptr double, ptr %16, i64 %285
  %295 = getelementptr double, ptr %294, i64 %288
  %296 = load double, ptr %295, align 8, !noalias !27
  %297 = uitofp nneg i64 %291 to double
  %298 = fdiv double %296, %297
  %299 = fcmp ogt double %298, %281
  br i1 %299, label %300, label %301
300:
  br label %301
301:
  %302 = phi double [ %298, %300 ], [ %281, %293 ], [ %281, %279 ]
  %303 = phi i64 [ %285, %300 ], [ %282, %293 ], [ %282, %279 ]
  %304 = select i1 %287, i64 %23, i64 0
  %305 = getelementptr i64, ptr %5, i64 %285
  %306 = getelementptr i64, ptr %305, i64 %304
  %307 = load i64, ptr %306, align 8, !noalias !27
  %308 = icmp slt i64 %285, -1
  %309 = select i1 %308, i64 %23, i64 0
  %310 = getelementptr i8, ptr %305, i64 8
  %311 = getelementptr i64, ptr %310, i64 %309
  %312 = load i64, ptr %311, align 8, !noalias !27
  %313 = sub i64 %312, %307
  %314 = icmp slt i64 %313, 1
  br i1 %314, label %357, label %315
315:
  %316 = getelementptr double, ptr %16, i64 %285
  %317 = getelementptr double, ptr %316, i64 %288
  br label %372
318:
  %319 = getelementptr i8, ptr %8, i64 %382
  %320 = getelementptr i8, ptr %319, i64 %384
  %321 = load i8, ptr %320, align 1, !noalias !27
  %322 = icmp eq i8 %321, 0
  br i1 %322, label %323, label %360
323:
  %324 = getelementptr i64, ptr %14, i64 %382
  %325 = getelementptr i64, ptr %324, i64 %384
  %326 = load i64, ptr %325, align 8, !noalias !27
  %327 = icmp slt i64 %326, 0
  br i1 %327, label %328, label %335
328:
  %329 = load i64, ptr %290, align 8, !noalias !27
  %330 = add nsw i64 %329, 1
  store i64 %330, ptr %325, align 8, !noalias !27
  %331 = getelementptr double, ptr %16, i64 %382
  %332 = getelementptr double, ptr %331, i64 %384
  store double -1.000000e+00, ptr %332, align 8, !noalias !27
  %333 = getelementptr i64, ptr %17, i64 %373
  store i64 %382, ptr %333, align 8, !noalias !27
  %334 = add nuw nsw i64 %373, 1
  br label %335
335:
  %336 = phi i64 [ %334, %328 ], [ %373, %323 ]
  %337 = load i64, ptr %325, align 8, !noalias !27
  %338 = load i64, ptr %290, align 8, !noalias !27
  %339 = add nsw i64 %338, 1
  %340 = icmp eq i64 %337, %339
  br i1 %340, label %341, label %360
341:
  %342 = load double, ptr %317, align 8, !noalias !27
  %343 = getelementptr double, ptr %13, i64 %382
  %344 = getelementptr double, ptr %343, i64 %384
  %345 = load double, ptr %344, align 8, !noalias !27
  %346 = fadd double %342, %345
  %347 = getelementptr double, ptr %16, i64 %382
  %348 = getelementptr double, ptr %347, i64 %384
  %349 = load double, ptr %348, align 8, !noalias !27
  %350 = fcmp ogt double %346, %349
  br i1 %350, label %351, label %360
351:
  store double %346, ptr %348, align 8, !noalias !27
  %352 = load i64, ptr %290, align 8, !noalias !27
  %353 = icmp sgt i64 %352, 0
  %354 = select i1 %353, i64 %285, i64 -1
  %355 = getelementptr i64, ptr %15, i64 %382
  %356 = getelementptr i64, ptr %355, i64 %384
  store i64 %354, ptr %356, align 8, !noalias !27
  br label %360
357:
  %358 = phi i64 [ %280, %301 ], [ %361, %360 ]
  %359 = icmp slt i64 %286, %358
  br i1 %359, label %279, label %389
360:
  %361 = phi i64 [ %373, %372 ], [ %373, %318 ], [ %336, %351 ], [ %336, %341 ], [ %336, %335 ]
  %362 = icmp sgt i64 %374, 1
  br i1 %362, label %372, label %357
363:
  %364 = phi i64 [ %274, %273 ], [ 0, %264 ]
  %365 = phi i64 [ %366, %273 ], [ 0, %264 ]
  %366 = add nuw nsw i64 %365, 1
  %367 = getelementptr i64, ptr %14, i64 %365
  store i64 -1, ptr %367, align 8, !noalias !27
  %368 = getelementptr i64, ptr %15, i64 %365
  store i64 -1, ptr %368, align 8, !noalias !27
  %369 = getelementptr i8, ptr %8, i64 %365
  %370 = load i8, ptr %369, align 1, !noalias !27
  %371 = icmp eq i8 %370, 0
  br i1 %371, label %273, label %266
372:
  %373 = phi i64 [ %280, %315 ], [ %361, %360 ]
  %374 = phi i64 [ %313, %315 ], [ %376, %360 ]
  %375 = phi i64 [ %307, %315 ], [ %377, %360 ]
  %376 = add nsw i64 %374, -1
  %377 = add i64 %375, 1
  %378 = icmp slt i64 %375, 0
  %379 = select i1 %378, i64 %24, i64 0
  %380 = getelementptr i64, ptr %6, i64 %375
  %381 = getelementptr i64, ptr %380, i64 %379
  %382 = load i64, ptr %381, align 8, !noalias !27
  %383 = icmp slt i64 %382, 0
  %384 = select i1 %383, i64 %22, i64 0
  %385 = getelementptr i8, ptr %7, i64 %382
  %386 = getelementptr i8, ptr %385, i64 %384
  %387 = load i8, ptr %386, align 1, !noalias !27
  %388 = icmp eq i8 %387, 0
  br i1 %388, label %318, label %360
389:
  %390 = phi i64 [ -1, %276 ], [ %303, %357 ]
  %391 = icmp sgt i64 %390, -1
  br i1 %391, label %91, label %404
392:
  %393 = srem i64 %121, 10
  %394 = ashr i64 %393, 63
  %395 = sdiv i64 %121, 10
  %396 = add nsw i64 %394, %395
  %397 = fmul double %96, 8.000000e-01
  br label %398
398:
  %399 = phi i64 [ %396, %392 ], [ %167, %165 ]
  %400 = phi i64 [ %121, %392 ], [ %166, %165 ]
  %401 = phi i64 [ 0, %392 ], [ %402, %165 ]
  %402 = add nuw nsw i64 %401, 1
  %403 = icmp sgt i64 %399, 0
  br i1 %403, label %130, label %165
404:
  %405 = phi double [ 0.000000e+00, %85 ], [ %205, %389 ], [ %205, %202 ]
  store double %405, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, i64 %17, double %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca double, align 8
  store double 0.000000e+00, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, double %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) #1
  %27 = load double, ptr %26, align 8
  ret double %27
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE136Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd"}
!5 = !{!6, !1, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
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
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v8B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!27 = !{!28, !3}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE351Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
