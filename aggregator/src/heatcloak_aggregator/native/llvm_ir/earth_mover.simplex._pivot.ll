; cb5ec5787f0122d61f5b96a5b39a2013d47ca5745429f6c6e09fbda4840b1a97
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr readonly captures(none) %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16) unnamed_addr #0 {
  %18 = icmp slt i64 %14, 1
  br i1 %18, label %462, label %19
19:
  %20 = icmp sgt i64 %16, 0
  br label %399
21:
  %22 = getelementptr i32, ptr %9, i64 %460
  %23 = load i32, ptr %22, align 4, !noalias !0
  %24 = getelementptr i32, ptr %10, i64 %460
  %25 = load i32, ptr %24, align 4, !noalias !0
  %26 = sext i32 %23 to i64
  %27 = icmp slt i32 %23, 0
  %28 = select i1 %27, i64 %15, i64 0
  %29 = getelementptr i64, ptr %4, i64 %28
  %30 = getelementptr i64, ptr %29, i64 %26
  %31 = load i64, ptr %30, align 8, !noalias !0
  %32 = sext i32 %25 to i64
  %33 = icmp slt i32 %25, 0
  %34 = select i1 %33, i64 %15, i64 0
  %35 = getelementptr i64, ptr %4, i64 %34
  %36 = getelementptr i64, ptr %35, i64 %32
  %37 = load i64, ptr %36, align 8, !noalias !0
  %38 = icmp slt i64 %31, %37
  %39 = select i1 %38, i32 %23, i32 %25
  %40 = select i1 %38, i32 %25, i32 %23
  %41 = icmp eq i32 %25, %23
  br i1 %41, label %97, label %42
42:
  %43 = phi i32 [ %90, %89 ], [ %39, %21 ]
  %44 = phi i32 [ %95, %89 ], [ %40, %21 ]
  %45 = phi i64 [ %91, %89 ], [ 4611686018427387904, %21 ]
  %46 = phi i64 [ %92, %89 ], [ 4611686018427387904, %21 ]
  %47 = phi i64 [ %93, %89 ], [ -1, %21 ]
  %48 = phi i64 [ %94, %89 ], [ -1, %21 ]
  %49 = sext i32 %44 to i64
  %50 = icmp slt i32 %44, 0
  %51 = select i1 %50, i64 %15, i64 0
  %52 = getelementptr i32, ptr %5, i64 %51
  %53 = getelementptr i32, ptr %52, i64 %49
  %54 = load i32, ptr %53, align 4, !noalias !3
  %55 = sext i32 %43 to i64
  %56 = icmp slt i32 %43, 0
  %57 = select i1 %56, i64 %15, i64 0
  %58 = getelementptr i32, ptr %5, i64 %57
  %59 = getelementptr i32, ptr %58, i64 %55
  %60 = load i32, ptr %59, align 4, !noalias !3
  %61 = icmp slt i32 %54, %60
  br i1 %61, label %75, label %62
62:
  %63 = getelementptr i64, ptr %3, i64 %51
  %64 = getelementptr i64, ptr %63, i64 %49
  %65 = load i64, ptr %64, align 8, !noalias !3
  %66 = icmp sgt i64 %65, -1
  %67 = icmp slt i64 %65, %46
  %68 = tail call i64 @llvm.smin.i64(i64 %65, i64 %46)
  %69 = select i1 %66, i64 %68, i64 %46
  %70 = select i1 %66, i1 %67, i1 false
  %71 = select i1 %70, i64 %49, i64 %47
  %72 = getelementptr i32, ptr %1, i64 %51
  %73 = getelementptr i32, ptr %72, i64 %49
  %74 = load i32, ptr %73, align 4, !noalias !3
  br label %89
75:
  %76 = getelementptr i64, ptr %3, i64 %57
  %77 = getelementptr i64, ptr %76, i64 %55
  %78 = load i64, ptr %77, align 8, !noalias !3
  %79 = icmp slt i64 %78, 0
  %80 = sub i64 0, %78
  %81 = icmp slt i64 %45, %80
  %82 = tail call i64 @llvm.smin.i64(i64 %45, i64 %80)
  %83 = select i1 %81, i64 %48, i64 %55
  %84 = select i1 %79, i64 %82, i64 %45
  %85 = select i1 %79, i64 %83, i64 %48
  %86 = getelementptr i32, ptr %1, i64 %57
  %87 = getelementptr i32, ptr %86, i64 %55
  %88 = load i32, ptr %87, align 4, !noalias !3
  br label %89
89:
  %90 = phi i32 [ %43, %62 ], [ %88, %75 ]
  %91 = phi i64 [ %45, %62 ], [ %84, %75 ]
  %92 = phi i64 [ %69, %62 ], [ %46, %75 ]
  %93 = phi i64 [ %71, %62 ], [ %47, %75 ]
  %94 = phi i64 [ %48, %62 ], [ %85, %75 ]
  %95 = phi i32 [ %74, %62 ], [ %44, %75 ]
  %96 = icmp eq i32 %95, %90
  br i1 %96, label %97, label %42
97:
  %98 = phi i32 [ %40, %21 ], [ %95, %89 ]
  %99 = phi i64 [ 4611686018427387904, %21 ], [ %91, %89 ]
  %100 = phi i64 [ 4611686018427387904, %21 ], [ %92, %89 ]
  %101 = phi i64 [ -1, %21 ], [ %93, %89 ]
  %102 = phi i64 [ -1, %21 ], [ %94, %89 ]
  %103 = tail call i64 @llvm.smin.i64(i64 %99, i64 %100)
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %135
105:
  %106 = icmp eq i32 %40, %98
  br i1 %106, label %120, label %107
107:
  %108 = phi i32 [ %118, %107 ], [ %40, %105 ]
  %109 = sext i32 %108 to i64
  %110 = icmp slt i32 %108, 0
  %111 = select i1 %110, i64 %15, i64 0
  %112 = getelementptr i64, ptr %3, i64 %111
  %113 = getelementptr i64, ptr %112, i64 %109
  %114 = load i64, ptr %113, align 8, !noalias !3
  %115 = sub nsw i64 %114, %103
  store i64 %115, ptr %113, align 8, !noalias !3
  %116 = getelementptr i32, ptr %1, i64 %111
  %117 = getelementptr i32, ptr %116, i64 %109
  %118 = load i32, ptr %117, align 4, !noalias !3
  %119 = icmp eq i32 %118, %98
  br i1 %119, label %120, label %107
120:
  %121 = icmp eq i32 %39, %98
  br i1 %121, label %135, label %122
122:
  %123 = phi i32 [ %133, %122 ], [ %39, %120 ]
  %124 = sext i32 %123 to i64
  %125 = icmp slt i32 %123, 0
  %126 = select i1 %125, i64 %15, i64 0
  %127 = getelementptr i64, ptr %3, i64 %126
  %128 = getelementptr i64, ptr %127, i64 %124
  %129 = load i64, ptr %128, align 8, !noalias !3
  %130 = add nsw i64 %129, %103
  store i64 %130, ptr %128, align 8, !noalias !3
  %131 = getelementptr i32, ptr %1, i64 %126
  %132 = getelementptr i32, ptr %131, i64 %124
  %133 = load i32, ptr %132, align 4, !noalias !3
  %134 = icmp eq i32 %133, %98
  br i1 %134, label %135, label %122
135:
  %136 = icmp sgt i64 %99, %100
  %137 = select i1 %136, i64 %101, i64 %102
  %138 = getelementptr i64, ptr %11, i64 %460
  %139 = load i64, ptr %138, align 8, !noalias !0
  %140 = trunc i64 %460 to i32
  br i1 %136, label %141, label %269
141:
  %142 = phi i32 [ %145, %191 ], [ %39, %135 ]
  %143 = phi i32 [ %154, %191 ], [ %140, %135 ]
  %144 = phi i64 [ %158, %191 ], [ %103, %135 ]
  %145 = phi i32 [ %151, %191 ], [ %40, %135 ]
  %146 = sext i32 %145 to i64
  %147 = icmp slt i32 %145, 0
  %148 = select i1 %147, i64 %15, i64 0
  %149 = getelementptr i32, ptr %1, i64 %148
  %150 = getelementptr i32, ptr %149, i64 %146
  %151 = load i32, ptr %150, align 4, !noalias !6
  %152 = getelementptr i32, ptr %2, i64 %148
  %153 = getelementptr i32, ptr %152, i64 %146
  %154 = load i32, ptr %153, align 4, !noalias !6
  %155 = getelementptr i64, ptr %3, i64 %148
  %156 = getelementptr i64, ptr %155, i64 %146
  %157 = load i64, ptr %156, align 8, !noalias !6
  %158 = sub i64 0, %157
  %159 = getelementptr i32, ptr %7, i64 %148
  %160 = getelementptr i32, ptr %159, i64 %146
  %161 = load i32, ptr %160, align 4, !noalias !9
  %162 = getelementptr i32, ptr %8, i64 %148
  %163 = getelementptr i32, ptr %162, i64 %146
  %164 = load i32, ptr %163, align 4, !noalias !9
  %165 = icmp sgt i32 %161, -1
  br i1 %165, label %166, label %169
166:
  %167 = zext nneg i32 %161 to i64
  %168 = getelementptr i32, ptr %8, i64 %167
  store i32 %164, ptr %168, align 4, !noalias !9
  br label %175
169:
  %170 = sext i32 %151 to i64
  %171 = icmp slt i32 %151, 0
  %172 = select i1 %171, i64 %15, i64 0
  %173 = getelementptr i32, ptr %6, i64 %172
  %174 = getelementptr i32, ptr %173, i64 %170
  store i32 %164, ptr %174, align 4, !noalias !9
  br label %175
175:
  %176 = icmp sgt i32 %164, -1
  br i1 %176, label %177, label %180
177:
  %178 = zext nneg i32 %164 to i64
  %179 = getelementptr i32, ptr %7, i64 %178
  store i32 %161, ptr %179, align 4, !noalias !9
  br label %180
180:
  store i32 %142, ptr %150, align 4, !noalias !6
  store i32 %143, ptr %153, align 4, !noalias !6
  store i64 %144, ptr %156, align 8, !noalias !6
  %181 = sext i32 %142 to i64
  %182 = icmp slt i32 %142, 0
  %183 = select i1 %182, i64 %15, i64 0
  %184 = getelementptr i32, ptr %6, i64 %183
  %185 = getelementptr i32, ptr %184, i64 %181
  %186 = load i32, ptr %185, align 4, !noalias !12
  store i32 -1, ptr %160, align 4, !noalias !12
  store i32 %186, ptr %163, align 4, !noalias !12
  %187 = icmp sgt i32 %186, -1
  br i1 %187, label %188, label %191
188:
  %189 = zext nneg i32 %186 to i64
  %190 = getelementptr i32, ptr %7, i64 %189
  store i32 %145, ptr %190, align 4, !noalias !12
  br label %191
191:
  store i32 %145, ptr %185, align 4, !noalias !12
  %192 = icmp eq i64 %137, %146
  br i1 %192, label %193, label %141
193:
  %194 = sext i32 %39 to i64
  %195 = icmp slt i32 %39, 0
  %196 = select i1 %195, i64 %15, i64 0
  %197 = getelementptr i64, ptr %4, i64 %196
  %198 = getelementptr i64, ptr %197, i64 %194
  %199 = load i64, ptr %198, align 8, !noalias !0
  %200 = add nsw i64 %199, %139
  %201 = sext i32 %40 to i64
  %202 = icmp slt i32 %40, 0
  %203 = select i1 %202, i64 %15, i64 0
  %204 = getelementptr i64, ptr %4, i64 %203
  %205 = getelementptr i64, ptr %204, i64 %201
  %206 = load i64, ptr %205, align 8, !noalias !0
  %207 = sub i64 %200, %206
  br label %208
208:
  %209 = phi i32 [ %40, %193 ], [ %268, %267 ]
  %210 = sext i32 %209 to i64
  %211 = icmp slt i32 %209, 0
  %212 = select i1 %211, i64 %15, i64 0
  %213 = getelementptr i64, ptr %4, i64 %212
  %214 = getelementptr i64, ptr %213, i64 %210
  %215 = load i64, ptr %214, align 8, !noalias !15
  %216 = add nsw i64 %207, %215
  store i64 %216, ptr %214, align 8, !noalias !15
  %217 = getelementptr i32, ptr %1, i64 %212
  %218 = getelementptr i32, ptr %217, i64 %210
  %219 = load i32, ptr %218, align 4, !noalias !15
  %220 = sext i32 %219 to i64
  %221 = icmp slt i32 %219, 0
  %222 = select i1 %221, i64 %15, i64 0
  %223 = getelementptr i32, ptr %5, i64 %222
  %224 = getelementptr i32, ptr %223, i64 %220
  %225 = load i32, ptr %224, align 4, !noalias !15
  %226 = add i32 %225, 1
  %227 = getelementptr i32, ptr %5, i64 %212
  %228 = getelementptr i32, ptr %227, i64 %210
  store i32 %226, ptr %228, align 4, !noalias !15
  %229 = getelementptr i32, ptr %6, i64 %212
  %230 = getelementptr i32, ptr %229, i64 %210
  %231 = load i32, ptr %230, align 4, !noalias !15
  %232 = icmp sgt i32 %231, -1
  br i1 %232, label %267, label %233
233:
  %234 = icmp eq i32 %209, %40
  br i1 %234, label %257, label %235
235:
  %236 = getelementptr i32, ptr %8, i64 %212
  %237 = getelementptr i32, ptr %236, i64 %210
  %238 = load i32, ptr %237, align 4, !noalias !15
  %239 = icmp slt i32 %238, 0
  br i1 %239, label %240, label %257
240:
  %241 = phi i32 [ %247, %249 ], [ %209, %235 ]
  %242 = sext i32 %241 to i64
  %243 = icmp slt i32 %241, 0
  %244 = select i1 %243, i64 %15, i64 0
  %245 = getelementptr i32, ptr %1, i64 %244
  %246 = getelementptr i32, ptr %245, i64 %242
  %247 = load i32, ptr %246, align 4, !noalias !15
  %248 = icmp eq i32 %247, %40
  br i1 %248, label %257, label %249
249:
  %250 = sext i32 %247 to i64
  %251 = icmp slt i32 %247, 0
  %252 = select i1 %251, i64 %15, i64 0
  %253 = getelementptr i32, ptr %8, i64 %252
  %254 = getelementptr i32, ptr %253, i64 %250
  %255 = load i32, ptr %254, align 4, !noalias !15
  %256 = icmp slt i32 %255, 0
  br i1 %256, label %240, label %257
257:
  %258 = phi i32 [ %209, %235 ], [ %209, %233 ], [ %247, %240 ], [ %247, %249 ]
  %259 = icmp eq i32 %258, %40
  br i1 %259, label %397, label %260
260:
  %261 = sext i32 %258 to i64
  %262 = icmp slt i32 %258, 0
  %263 = select i1 %262, i64 %15, i64 0
  %264 = getelementptr i32, ptr %8, i64 %263
  %265 = getelementptr i32, ptr %264, i64 %261
  %266 = load i32, ptr %265, align 4, !noalias !15
  br label %267
267:
  %268 = phi i32 [ %266, %260 ], [ %231, %208 ]
  br label %208
269:
  %270 = phi i32 [ %273, %319 ], [ %40, %135 ]
  %271 = phi i32 [ %283, %319 ], [ %140, %135 ]
  %272 = phi i64 [ %286, %319 ], [ %103, %135 ]
  %273 = phi i32 [ %280, %319 ], [ %39, %135 ]
  %274 = sub i64 0, %272
  %275 = sext i32 %273 to i64
  %276 = icmp slt i32 %273, 0
  %277 = select i1 %276, i64 %15, i64 0
  %278 = getelementptr i32, ptr %1, i64 %277
  %279 = getelementptr i32, ptr %278, i64 %275
  %280 = load i32, ptr %279, align 4, !noalias !18
  %281 = getelementptr i32, ptr %2, i64 %277
  %282 = getelementptr i32, ptr %281, i64 %275
  %283 = load i32, ptr %282, align 4, !noalias !18
  %284 = getelementptr i64, ptr %3, i64 %277
  %285 = getelementptr i64, ptr %284, i64 %275
  %286 = load i64, ptr %285, align 8, !noalias !18
  %287 = getelementptr i32, ptr %7, i64 %277
  %288 = getelementptr i32, ptr %287, i64 %275
  %289 = load i32, ptr %288, align 4, !noalias !21
  %290 = getelementptr i32, ptr %8, i64 %277
  %291 = getelementptr i32, ptr %290, i64 %275
  %292 = load i32, ptr %291, align 4, !noalias !21
  %293 = icmp sgt i32 %289, -1
  br i1 %293, label %294, label %297
294:
  %295 = zext nneg i32 %289 to i64
  %296 = getelementptr i32, ptr %8, i64 %295
  store i32 %292, ptr %296, align 4, !noalias !21
  br label %303
297:
  %298 = sext i32 %280 to i64
  %299 = icmp slt i32 %280, 0
  %300 = select i1 %299, i64 %15, i64 0
  %301 = getelementptr i32, ptr %6, i64 %300
  %302 = getelementptr i32, ptr %301, i64 %298
  store i32 %292, ptr %302, align 4, !noalias !21
  br label %303
303:
  %304 = icmp sgt i32 %292, -1
  br i1 %304, label %305, label %308
305:
  %306 = zext nneg i32 %292 to i64
  %307 = getelementptr i32, ptr %7, i64 %306
  store i32 %289, ptr %307, align 4, !noalias !21
  br label %308
308:
  store i32 %270, ptr %279, align 4, !noalias !18
  store i32 %271, ptr %282, align 4, !noalias !18
  store i64 %274, ptr %285, align 8, !noalias !18
  %309 = sext i32 %270 to i64
  %310 = icmp slt i32 %270, 0
  %311 = select i1 %310, i64 %15, i64 0
  %312 = getelementptr i32, ptr %6, i64 %311
  %313 = getelementptr i32, ptr %312, i64 %309
  %314 = load i32, ptr %313, align 4, !noalias !24
  store i32 -1, ptr %288, align 4, !noalias !24
  store i32 %314, ptr %291, align 4, !noalias !24
  %315 = icmp sgt i32 %314, -1
  br i1 %315, label %316, label %319
316:
  %317 = zext nneg i32 %314 to i64
  %318 = getelementptr i32, ptr %7, i64 %317
  store i32 %273, ptr %318, align 4, !noalias !24
  br label %319
319:
  store i32 %273, ptr %313, align 4, !noalias !24
  %320 = icmp eq i64 %137, %275
  br i1 %320, label %321, label %269
321:
  %322 = sext i32 %40 to i64
  %323 = icmp slt i32 %40, 0
  %324 = select i1 %323, i64 %15, i64 0
  %325 = getelementptr i64, ptr %4, i64 %324
  %326 = getelementptr i64, ptr %325, i64 %322
  %327 = load i64, ptr %326, align 8, !noalias !0
  %328 = sext i32 %39 to i64
  %329 = icmp slt i32 %39, 0
  %330 = select i1 %329, i64 %15, i64 0
  %331 = getelementptr i64, ptr %4, i64 %330
  %332 = getelementptr i64, ptr %331, i64 %328
  %333 = load i64, ptr %332, align 8, !noalias !0
  %334 = add i64 %139, %333
  %335 = sub i64 %327, %334
  br label %336
336:
  %337 = phi i32 [ %39, %321 ], [ %396, %395 ]
  %338 = sext i32 %337 to i64
  %339 = icmp slt i32 %337, 0
  %340 = select i1 %339, i64 %15, i64 0
  %341 = getelementptr i64, ptr %4, i64 %340
  %342 = getelementptr i64, ptr %341, i64 %338
  %343 = load i64, ptr %342, align 8, !noalias !27
  %344 = add nsw i64 %335, %343
  store i64 %344, ptr %342, align 8, !noalias !27
  %345 = getelementptr i32, ptr %1, i64 %340
  %346 = getelementptr i32, ptr %345, i64 %338
  %347 = load i32, ptr %346, align 4, !noalias !27
  %348 = sext i32 %347 to i64
  %349 = icmp slt i32 %347, 0
  %350 = select i1 %349, i64 %15, i64 0
  %351 = getelementptr i32, ptr %5, i64 %350
  %352 = getelementptr i32, ptr %351, i64 %348
  %353 = load i32, ptr %352, align 4, !noalias !27
  %354 = add i32 %353, 1
  %355 = getelementptr i32, ptr %5, i64 %340
  %356 = getelementptr i32, ptr %355, i64 %338
  store i32 %354, ptr %356, align 4, !noalias !27
  %357 = getelementptr i32, ptr %6, i64 %340
  %358 = getelementptr i32, ptr %357, i64 %338
  %359 = load i32, ptr %358, align 4, !noalias !27
  %360 = icmp sgt i32 %359, -1
  br i1 %360, label %395, label %361
361:
  %362 = icmp eq i32 %337, %39
  br i1 %362, label %385, label %363
363:
  %364 = getelementptr i32, ptr %8, i64 %340
  %365 = getelementptr i32, ptr %364, i64 %338
  %366 = load i32, ptr %365, align 4, !noalias !27
  %367 = icmp slt i32 %366, 0
  br i1 %367, label %368, label %385
368:
  %369 = phi i32 [ %375, %377 ], [ %337, %363 ]
  %370 = sext i32 %369 to i64
  %371 = icmp slt i32 %369, 0
  %372 = select i1 %371, i64 %15, i64 0
  %373 = getelementptr i32, ptr %1, i64 %372
  %374 = getelementptr i32, ptr %373, i64 %370
  %375 = load i32, ptr %374, align 4, !noalias !27
  %376 = icmp eq i32 %375, %39
  br i1 %376, label %385, label %377
377:
  %378 = sext i32 %375 to i64
  %379 = icmp slt i32 %375, 0
  %380 = select i1 %379, i64 %15, i64 0
  %381 = getelementptr i32, ptr %8, i64 %380
  %382 = getelementptr i32, ptr %381, i64 %378
  %383 = load i32, ptr %382, align 4, !noalias !27
  %384 = icmp slt i32 %383, 0
  br i1 %384, label %368, label %385
385:
  %386 = phi i32 [ %337, %363 ], [ %337, %361 ], [ %375, %368 ], [ %375, %377 ]
  %387 = icmp eq i32 %386, %39
  br i1 %387, label %397, label %388
388:
  %389 = sext i32 %386 to i64
  %390 = icmp slt i32 %386, 0
  %391 = select i1 %390, i64 %15, i64 0
  %392 = getelementptr i32, ptr %8, i64 %391
  %393 = getelementptr i32, ptr %392, i64 %389
  %394 = load i32, ptr %393, align 4, !noalias !27
  br label %395
395:
  %396 = phi i32 [ %394, %388 ], [ %359, %336 ]
  br label %336
397:
  %398 = icmp sgt i64 %401, 1
  br i1 %398, label %399, label %462
399:
  %400 = phi i64 [ %13, %19 ], [ %459, %397 ]
  %401 = phi i64 [ %14, %19 ], [ %402, %397 ]
  %402 = add nsw i64 %401, -1
  br i1 %20, label %403, label %458
403:
  %404 = phi i64 [ %417, %412 ], [ %400, %399 ]
  %405 = phi i64 [ %413, %412 ], [ -1, %399 ]
  %406 = phi i64 [ %414, %412 ], [ 0, %399 ]
  %407 = phi i64 [ %415, %412 ], [ 0, %399 ]
  %408 = add nsw i64 %404, %12
  %409 = tail call i64 @llvm.smin.i64(i64 %16, i64 %408)
  %410 = sub i64 %409, %404
  %411 = icmp slt i64 %410, 1
  br i1 %411, label %412, label %421
412:
  %413 = phi i64 [ %405, %403 ], [ %455, %421 ]
  %414 = phi i64 [ %406, %403 ], [ %456, %421 ]
  %415 = add nsw i64 %407, %410
  %416 = icmp slt i64 %408, %16
  %417 = select i1 %416, i64 %409, i64 0
  %418 = icmp slt i64 %413, 0
  %419 = icmp slt i64 %415, %16
  %420 = select i1 %418, i1 %419, i1 false
  br i1 %420, label %403, label %458
421:
  %422 = phi i64 [ %456, %421 ], [ %406, %403 ]
  %423 = phi i64 [ %455, %421 ], [ %405, %403 ]
  %424 = phi i64 [ %426, %421 ], [ %410, %403 ]
  %425 = phi i64 [ %427, %421 ], [ %404, %403 ]
  %426 = add nsw i64 %424, -1
  %427 = add i64 %425, 1
  %428 = icmp slt i64 %425, 0
  %429 = select i1 %428, i64 %16, i64 0
  %430 = getelementptr i32, ptr %9, i64 %425
  %431 = getelementptr i32, ptr %430, i64 %429
  %432 = load i32, ptr %431, align 4, !noalias !30
  %433 = sext i32 %432 to i64
  %434 = icmp slt i32 %432, 0
  %435 = select i1 %434, i64 %15, i64 0
  %436 = getelementptr i64, ptr %4, i64 %435
  %437 = getelementptr i64, ptr %436, i64 %433
  %438 = load i64, ptr %437, align 8, !noalias !30
  %439 = getelementptr i32, ptr %10, i64 %425
  %440 = getelementptr i32, ptr %439, i64 %429
  %441 = load i32, ptr %440, align 4, !noalias !30
  %442 = sext i32 %441 to i64
  %443 = icmp slt i32 %441, 0
  %444 = select i1 %443, i64 %15, i64 0
  %445 = getelementptr i64, ptr %4, i64 %444
  %446 = getelementptr i64, ptr %445, i64 %442
  %447 = load i64, ptr %446, align 8, !noalias !30
  %448 = sub nsw i64 %438, %447
  %449 = tail call i64 @llvm.abs.i64(i64 %448, i1 false)
  %450 = getelementptr i64, ptr %11, i64 %425
  %451 = getelementptr i64, ptr %450, i64 %429
  %452 = load i64, ptr %451, align 8, !noalias !30
  %453 = sub nsw i64 %449, %452
  %454 = icmp sgt i64 %453, %422
  %455 = select i1 %454, i64 %425, i64 %423
  %456 = tail call i64 @llvm.smax.i64(i64 %453, i64 %422)
  %457 = icmp sgt i64 %424, 1
  br i1 %457, label %421, label %412
458:
  %459 = phi i64 [ %400, %399 ], [ %417, %412 ]
  %460 = phi i64 [ -1, %399 ], [ %413, %412 ]
  %461 = icmp slt i64 %460, 0
  br i1 %461, label %462, label %21
462:
  %463 = phi i64 [ %13, %17 ], [ -1, %458 ], [ %459, %397 ]
  store i64 %463, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readnone captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr readnone captures(none) %11, ptr readonly captures(none) %12, double %13, i8 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) local_unnamed_addr #0 {
  %21 = alloca i64, align 8
  store i64 0, ptr %21, align 8
  call fastcc void @f0(ptr %21, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %12, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) #3
  %22 = load i64, ptr %21, align 8
  ret i64 %22
}
declare i64 @llvm.abs.i64(i64, i1 immarg) #1
declare i64 @llvm.smin.i64(i64, i64) #2
declare i64 @llvm.smax.i64(i64, i64) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator11earth_mover7simplex6_pivotB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29180Network_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20float64_2c_20int8_29xxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator11earth_mover7simplex6_pivotB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29180Network_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20float64_2c_20int8_29xxx"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator11earth_mover7simplex18_push_around_cycleB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator11earth_mover7simplex18_push_around_cycleB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_rerootB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29iixxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_rerootB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29iixxx"}
!9 = !{!10, !7, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_detachB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_detachB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii"}
!12 = !{!13, !7, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_attachB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_attachB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii"}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator11earth_mover7simplex17_raise_potentialsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ix: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator11earth_mover7simplex17_raise_potentialsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ix"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_rerootB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29iixxx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_rerootB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29iixxx"}
!21 = !{!22, !19, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_detachB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_detachB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii"}
!24 = !{!25, !19, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_attachB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator11earth_mover7simplex7_attachB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ii"}
!27 = !{!28, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator11earth_mover7simplex17_raise_potentialsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ix: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator11earth_mover7simplex17_raise_potentialsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29ix"}
!30 = !{!31, !1}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator11earth_mover7simplex14_entering_edgeB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29180Network_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20float64_2c_20int8_29xx: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator11earth_mover7simplex14_entering_edgeB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29180Network_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20float64_2c_20int8_29xx"}
