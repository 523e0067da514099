; 21a4a22005396224f2df914c06d040b837a3ae8fd76d64542a546c09602fd41a
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr writeonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, double %10, double %11, double %12, double %13, double %14, double %15, double %16, i64 %17, ptr readonly captures(none) %18, ptr readonly captures(none) %19, i64 %20, i64 %21, ptr captures(none) %22, ptr captures(none) %23, ptr captures(none) %24, ptr captures(none) %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32) unnamed_addr #0 {
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store ptr null, ptr %34, align 8, !noalias !0
  store ptr null, ptr %35, align 8, !noalias !0
  store ptr null, ptr %36, align 8, !noalias !0
  store ptr null, ptr %37, align 8, !noalias !0
  %38 = icmp sgt i64 %26, 0
  br i1 %38, label %39, label %458
39:
  %40 = add nsw i64 %26, -1
  %41 = icmp slt i64 %31, 1
  %42 = fneg double %13
  %43 = sitofp i64 %21 to double
  %44 = fmul double %42, %43
  %45 = fneg double %14
  %46 = tail call double @llvm.log.f64(double %14)
  %47 = fsub double %16, %15
  %48 = icmp slt i64 %20, 1
  %49 = sitofp i64 %20 to double
  %50 = getelementptr double, ptr %22, i64 %31
  %51 = shl i64 %31, 4
  %52 = getelementptr i8, ptr %22, i64 %51
  %53 = fmul double %13, %43
  %54 = fdiv double %53, %49
  %55 = tail call double @llvm.log.f64(double %54)
  %56 = mul i64 %28, %27
  %57 = fsub double 1.000000e+00, %10
  %58 = fmul double %57, %12
  br label %66
59:
  %60 = icmp sgt i64 %69, 0
  %61 = sext i1 %60 to i64
  %62 = add nsw i64 %69, %61
  %63 = zext i1 %60 to i64
  %64 = add i64 %68, %63
  %65 = select i1 %60, i64 %68, i64 0
  br i1 %60, label %66, label %458
66:
  %67 = phi i64 [ 0, %39 ], [ %65, %59 ]
  %68 = phi i64 [ 1, %39 ], [ %64, %59 ]
  %69 = phi i64 [ %40, %39 ], [ %62, %59 ]
  br i1 %41, label %70, label %394
70:
  %71 = icmp slt i64 %67, 0
  %72 = select i1 %71, i64 %26, i64 0
  %73 = getelementptr i64, ptr %1, i64 %67
  %74 = getelementptr i64, ptr %73, i64 %72
  %75 = load i64, ptr %74, align 8, !noalias !0
  %76 = icmp slt i64 %75, 1
  br i1 %76, label %88, label %77
77:
  %78 = add i64 %72, %67
  %79 = mul i64 %78, %27
  %80 = getelementptr i64, ptr %3, i64 %79
  br label %401
81:
  store ptr null, ptr %34, align 8, !noalias !0
  call fastcc void @f2(ptr %34, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %67, i64 %403, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double 1.000000e+00)
  %82 = tail call double @log1p(double %45)
  %83 = fmul double %82, %43
  %84 = fadd double %402, %83
  br label %85
85:
  %86 = phi double [ %84, %81 ], [ %402, %401 ]
  %87 = icmp eq i64 %404, %75
  br i1 %87, label %88, label %401
88:
  %89 = phi double [ %44, %70 ], [ %86, %85 ]
  br i1 %41, label %101, label %92
90:
  %91 = fmul double %99, 5.000000e-01
  br label %101
92:
  %93 = phi double [ %99, %92 ], [ 0.000000e+00, %88 ]
  %94 = phi i64 [ %95, %92 ], [ 0, %88 ]
  %95 = add nuw nsw i64 %94, 1
  %96 = getelementptr double, ptr %22, i64 %94
  %97 = load double, ptr %96, align 8, !noalias !3
  %98 = fmul double %97, %97
  %99 = fadd double %93, %98
  %100 = icmp eq i64 %95, %31
  br i1 %100, label %90, label %92
101:
  %102 = phi double [ 0.000000e+00, %88 ], [ %91, %90 ]
  %103 = fsub double %89, %102
  store double %103, ptr %23, align 8, !noalias !0
  %104 = load i64, ptr %74, align 8, !noalias !0
  %105 = icmp slt i64 %104, 1
  br i1 %105, label %131, label %106
106:
  %107 = add i64 %72, %67
  %108 = mul i64 %107, %27
  %109 = getelementptr i64, ptr %3, i64 %108
  br label %408
110:
  store ptr null, ptr %35, align 8, !noalias !0
  call fastcc void @f2(ptr %35, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %67, i64 %410, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double -1.000000e+00)
  br i1 %41, label %122, label %113
111:
  %112 = fmul double %120, 5.000000e-01
  br label %122
113:
  %114 = phi double [ %120, %113 ], [ 0.000000e+00, %110 ]
  %115 = phi i64 [ %116, %113 ], [ 0, %110 ]
  %116 = add nuw nsw i64 %115, 1
  %117 = getelementptr double, ptr %22, i64 %115
  %118 = load double, ptr %117, align 8, !noalias !6
  %119 = fmul double %118, %118
  %120 = fadd double %114, %119
  %121 = icmp eq i64 %116, %31
  br i1 %121, label %111, label %113
122:
  %123 = phi double [ 0.000000e+00, %110 ], [ %112, %111 ]
  %124 = tail call double @log1p(double %45)
  %125 = fsub double %46, %124
  %126 = fadd double %89, %125
  %127 = fsub double %126, %123
  store double %127, ptr %412, align 8, !noalias !0
  store ptr null, ptr %36, align 8, !noalias !0
  call fastcc void @f2(ptr %36, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %67, i64 %410, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double 1.000000e+00)
  br label %128
128:
  %129 = add nuw nsw i64 %409, 1
  %130 = icmp eq i64 %411, %104
  br i1 %130, label %131, label %408
131:
  %132 = phi i64 [ 1, %101 ], [ %129, %128 ]
  %133 = getelementptr i64, ptr %25, i64 %67
  %134 = getelementptr i64, ptr %133, i64 %72
  %135 = load i64, ptr %134, align 8, !noalias !9
  %136 = add i64 %135, -7046029254386353131
  %137 = lshr i64 %136, 30
  %138 = xor i64 %137, %136
  %139 = mul i64 %138, -4658895280553007687
  %140 = lshr i64 %139, 27
  %141 = xor i64 %140, %139
  %142 = mul i64 %141, -7723592293110705685
  %143 = lshr i64 %142, 42
  %144 = lshr i64 %142, 11
  %145 = xor i64 %143, %144
  %146 = uitofp nneg i64 %145 to double
  %147 = fmul double %146, 0x3CA0000000000000
  %148 = add i64 %135, 4354685564936845354
  store i64 %148, ptr %134, align 8, !noalias !12
  %149 = lshr i64 %148, 30
  %150 = xor i64 %149, %148
  %151 = mul i64 %150, -4658895280553007687
  %152 = lshr i64 %151, 27
  %153 = xor i64 %152, %151
  %154 = mul i64 %153, -7723592293110705685
  %155 = lshr i64 %154, 42
  %156 = lshr i64 %154, 11
  %157 = xor i64 %155, %156
  %158 = uitofp nneg i64 %157 to double
  %159 = fmul double %158, 0x3CA0000000000000
  %160 = fmul double %47, %159
  %161 = fadd double %15, %160
  %162 = load i64, ptr %74, align 8, !noalias !0
  %163 = icmp sge i64 %162, %27
  %164 = select i1 %163, i1 true, i1 %48
  br i1 %164, label %184, label %165
165:
  %166 = fadd double %55, %89
  br label %416
167:
  %168 = fmul double %176, 5.000000e-01
  br label %178
169:
  %170 = phi double [ %176, %169 ], [ 0.000000e+00, %423 ]
  %171 = phi i64 [ %172, %169 ], [ 0, %423 ]
  %172 = add nuw nsw i64 %171, 1
  %173 = getelementptr double, ptr %52, i64 %171
  %174 = load double, ptr %173, align 8, !noalias !15
  %175 = fmul double %174, %174
  %176 = fadd double %170, %175
  %177 = icmp eq i64 %172, %31
  br i1 %177, label %167, label %169
178:
  %179 = phi double [ 0.000000e+00, %416 ], [ %168, %167 ]
  %180 = fsub double %166, %179
  %181 = getelementptr double, ptr %23, i64 %417
  store double %180, ptr %181, align 8, !noalias !0
  %182 = add nuw nsw i64 %417, 1
  %183 = icmp eq i64 %20, %419
  br i1 %183, label %184, label %416
184:
  %185 = phi i64 [ %132, %131 ], [ %182, %178 ]
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %433, label %187
187:
  %188 = phi double [ 0xFFF0000000000000, %184 ], [ %440, %433 ]
  br i1 %186, label %442, label %189
189:
  %190 = phi double [ 0.000000e+00, %187 ], [ %450, %442 ]
  %191 = getelementptr double, ptr %24, i64 %67
  %192 = getelementptr double, ptr %191, i64 %72
  %193 = load double, ptr %192, align 8, !noalias !0
  %194 = tail call double @llvm.log.f64(double %190)
  %195 = fadd double %188, %194
  %196 = fadd double %193, %195
  store double %196, ptr %192, align 8, !noalias !0
  %197 = load i64, ptr %134, align 8, !noalias !18
  %198 = add i64 %197, -7046029254386353131
  store i64 %198, ptr %134, align 8, !noalias !18
  %199 = add i64 %185, -1
  %200 = icmp sgt i64 %185, 1
  br i1 %200, label %201, label %226
201:
  %202 = lshr i64 %198, 30
  %203 = xor i64 %202, %198
  %204 = mul i64 %203, -4658895280553007687
  %205 = lshr i64 %204, 27
  %206 = xor i64 %205, %204
  %207 = mul i64 %206, -7723592293110705685
  %208 = lshr i64 %207, 42
  %209 = lshr i64 %207, 11
  %210 = xor i64 %208, %209
  %211 = uitofp nneg i64 %210 to double
  %212 = fmul double %211, 0x3CA0000000000000
  %213 = fmul double %190, %212
  br label %214
214:
  %215 = phi i64 [ %224, %223 ], [ 0, %201 ]
  %216 = phi double [ %221, %223 ], [ %213, %201 ]
  %217 = getelementptr double, ptr %23, i64 %215
  %218 = load double, ptr %217, align 8, !noalias !0
  %219 = fsub double %218, %188
  %220 = tail call double @llvm.exp.f64(double %219)
  %221 = fsub double %216, %220
  %222 = fcmp olt double %221, 0.000000e+00
  br i1 %222, label %226, label %223
223:
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, %199
  br i1 %225, label %226, label %214
226:
  %227 = phi i64 [ 0, %189 ], [ %199, %223 ], [ %215, %214 ]
  %228 = load i64, ptr %74, align 8, !noalias !0
  %229 = icmp sgt i64 %227, %228
  br i1 %229, label %230, label %296
230:
  %231 = xor i64 %228, -1
  %232 = add i64 %227, %231
  %233 = sitofp i64 %232 to double
  %234 = fadd double %147, %233
  %235 = fdiv double %234, %49
  %236 = add nsw i64 %228, 1
  store i64 %236, ptr %74, align 8, !noalias !21
  %237 = add i64 %72, %67
  %238 = icmp slt i64 %228, 0
  %239 = select i1 %238, i64 %27, i64 0
  %240 = mul i64 %237, %27
  %241 = getelementptr i64, ptr %2, i64 %240
  %242 = getelementptr i64, ptr %241, i64 %228
  %243 = getelementptr i64, ptr %242, i64 %239
  store i64 %17, ptr %243, align 8, !noalias !21
  %244 = getelementptr i64, ptr %3, i64 %240
  %245 = getelementptr i64, ptr %244, i64 %228
  %246 = getelementptr i64, ptr %245, i64 %239
  store i64 4503599627370496, ptr %246, align 8, !noalias !21
  %247 = getelementptr i64, ptr %4, i64 %240
  %248 = getelementptr i64, ptr %247, i64 %228
  %249 = getelementptr i64, ptr %248, i64 %239
  store i64 0, ptr %249, align 8, !noalias !21
  %250 = getelementptr i64, ptr %5, i64 %240
  %251 = getelementptr i64, ptr %250, i64 %228
  %252 = getelementptr i64, ptr %251, i64 %239
  store i64 1, ptr %252, align 8, !noalias !21
  %253 = add i64 %239, %228
  %254 = mul i64 %237, %56
  %255 = mul i64 %253, %28
  %256 = getelementptr i64, ptr %6, i64 %254
  %257 = getelementptr i64, ptr %256, i64 %255
  store i64 %17, ptr %257, align 8, !noalias !21
  %258 = getelementptr double, ptr %7, i64 %240
  %259 = getelementptr double, ptr %258, i64 %228
  %260 = getelementptr double, ptr %259, i64 %239
  store double %235, ptr %260, align 8, !noalias !21
  %261 = getelementptr double, ptr %8, i64 %240
  %262 = getelementptr double, ptr %261, i64 %228
  %263 = getelementptr double, ptr %262, i64 %239
  store double %161, ptr %263, align 8, !noalias !21
  %264 = getelementptr double, ptr %9, i64 %254
  %265 = getelementptr double, ptr %264, i64 %255
  store double 0.000000e+00, ptr %265, align 8, !noalias !21
  %266 = load i64, ptr %134, align 8, !noalias !24
  %267 = add i64 %266, -7046029254386353131
  store i64 %267, ptr %134, align 8, !noalias !24
  %268 = lshr i64 %267, 30
  %269 = xor i64 %268, %267
  %270 = mul i64 %269, -4658895280553007687
  %271 = lshr i64 %270, 27
  %272 = xor i64 %271, %270
  %273 = mul i64 %272, -7723592293110705685
  %274 = lshr i64 %273, 42
  %275 = lshr i64 %273, 11
  %276 = xor i64 %274, %275
  %277 = uitofp nneg i64 %276 to double
  %278 = fmul double %277, 0x3CA0000000000000
  %279 = fcmp ult double %278, %10
  br i1 %279, label %304, label %280
280:
  %281 = add i64 %266, 4354685564936845354
  store i64 %281, ptr %134, align 8, !noalias !27
  %282 = lshr i64 %281, 30
  %283 = xor i64 %282, %281
  %284 = mul i64 %283, -4658895280553007687
  %285 = lshr i64 %284, 27
  %286 = xor i64 %285, %284
  %287 = mul i64 %286, -7723592293110705685
  %288 = lshr i64 %287, 42
  %289 = lshr i64 %287, 11
  %290 = xor i64 %288, %289
  %291 = uitofp nneg i64 %290 to double
  %292 = fmul double %291, 0x3CA0000000000000
  %293 = fmul double %292, 2.000000e+00
  %294 = fadd double %293, -1.000000e+00
  %295 = fmul double %11, %294
  store double %295, ptr %265, align 8, !noalias !21
  br label %304
296:
  %297 = icmp sgt i64 %227, 0
  br i1 %297, label %298, label %304
298:
  %299 = add i64 %72, %67
  %300 = mul i64 %299, %27
  %301 = getelementptr i64, ptr %3, i64 %300
  %302 = getelementptr i64, ptr %301, i64 %227
  %303 = getelementptr i8, ptr %302, i64 -8
  store i64 %17, ptr %303, align 8, !noalias !0
  br label %304
304:
  %305 = load i64, ptr %74, align 8, !noalias !0
  %306 = icmp slt i64 %305, 1
  br i1 %306, label %59, label %307
307:
  %308 = add i64 %72, %67
  %309 = mul i64 %308, %27
  %310 = getelementptr i64, ptr %3, i64 %309
  %311 = getelementptr i64, ptr %2, i64 %309
  %312 = getelementptr i64, ptr %5, i64 %309
  %313 = mul i64 %308, %56
  %314 = getelementptr double, ptr %9, i64 %313
  %315 = getelementptr i64, ptr %6, i64 %313
  br label %452
316:
  %317 = getelementptr i64, ptr %311, i64 %453
  %318 = load i64, ptr %317, align 8, !noalias !0
  %319 = icmp slt i64 %318, %17
  br i1 %319, label %320, label %392
320:
  %321 = getelementptr i64, ptr %312, i64 %453
  %322 = load i64, ptr %321, align 8, !noalias !30
  %323 = icmp sgt i64 %322, 0
  %324 = select i1 %323, i64 0, i64 %28
  %325 = mul i64 %453, %28
  %326 = getelementptr double, ptr %314, i64 %325
  %327 = getelementptr double, ptr %326, i64 %322
  %328 = getelementptr i8, ptr %327, i64 -8
  %329 = getelementptr double, ptr %328, i64 %324
  %330 = load double, ptr %329, align 8, !noalias !30
  %331 = icmp sgt i64 %322, 7
  br i1 %331, label %392, label %332
332:
  %333 = load i64, ptr %134, align 8, !noalias !33
  %334 = add i64 %333, -7046029254386353131
  store i64 %334, ptr %134, align 8, !noalias !33
  %335 = lshr i64 %334, 30
  %336 = xor i64 %335, %334
  %337 = mul i64 %336, -4658895280553007687
  %338 = lshr i64 %337, 27
  %339 = xor i64 %338, %337
  %340 = mul i64 %339, -7723592293110705685
  %341 = lshr i64 %340, 42
  %342 = lshr i64 %340, 11
  %343 = xor i64 %341, %342
  %344 = uitofp nneg i64 %343 to double
  %345 = fmul double %344, 0x3CA0000000000000
  %346 = fcmp oeq double %330, 0.000000e+00
  %347 = select i1 %346, double %58, double %12
  %348 = fcmp ult double %345, %347
  br i1 %348, label %349, label %392
349:
  %350 = fcmp une double %330, 0.000000e+00
  br i1 %350, label %351, label %365
351:
  %352 = add i64 %333, 4354685564936845354
  store i64 %352, ptr %134, align 8, !noalias !36
  %353 = lshr i64 %352, 30
  %354 = xor i64 %353, %352
  %355 = mul i64 %354, -4658895280553007687
  %356 = lshr i64 %355, 27
  %357 = xor i64 %356, %355
  %358 = mul i64 %357, -7723592293110705685
  %359 = lshr i64 %358, 42
  %360 = lshr i64 %358, 11
  %361 = xor i64 %359, %360
  %362 = uitofp nneg i64 %361 to double
  %363 = fmul double %362, 0x3CA0000000000000
  %364 = fcmp olt double %363, %10
  br label %365
365:
  %366 = phi i1 [ %364, %351 ], [ false, %349 ]
  %367 = icmp slt i64 %322, 0
  %368 = select i1 %367, i64 %28, i64 0
  %369 = getelementptr i64, ptr %315, i64 %325
  %370 = getelementptr i64, ptr %369, i64 %322
  %371 = getelementptr i64, ptr %370, i64 %368
  store i64 %17, ptr %371, align 8, !noalias !30
  %372 = getelementptr double, ptr %327, i64 %368
  store double 0.000000e+00, ptr %372, align 8, !noalias !30
  br i1 %366, label %390, label %373
373:
  %374 = load i64, ptr %134, align 8, !noalias !39
  %375 = add i64 %374, -7046029254386353131
  store i64 %375, ptr %134, align 8, !noalias !39
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
  %387 = fmul double %386, 2.000000e+00
  %388 = fadd double %387, -1.000000e+00
  %389 = fmul double %11, %388
  store double %389, ptr %372, align 8, !noalias !30
  br label %390
390:
  %391 = add nsw i64 %322, 1
  store i64 %391, ptr %321, align 8, !noalias !30
  br label %392
392:
  %393 = icmp eq i64 %454, %305
  br i1 %393, label %59, label %452
394:
  %395 = phi i64 [ %396, %394 ], [ 0, %66 ]
  %396 = add nuw nsw i64 %395, 1
  %397 = getelementptr double, ptr %19, i64 %395
  %398 = load double, ptr %397, align 8, !noalias !0
  %399 = getelementptr double, ptr %22, i64 %395
  store double %398, ptr %399, align 8, !noalias !0
  %400 = icmp eq i64 %31, %396
  br i1 %400, label %70, label %394
401:
  %402 = phi double [ %44, %77 ], [ %86, %85 ]
  %403 = phi i64 [ 0, %77 ], [ %404, %85 ]
  %404 = add nuw nsw i64 %403, 1
  %405 = getelementptr i64, ptr %80, i64 %403
  %406 = load i64, ptr %405, align 8, !noalias !0
  %407 = icmp eq i64 %406, 4503599627370496
  br i1 %407, label %81, label %85
408:
  %409 = phi i64 [ 1, %106 ], [ %129, %128 ]
  %410 = phi i64 [ 0, %106 ], [ %411, %128 ]
  %411 = add nuw nsw i64 %410, 1
  %412 = getelementptr double, ptr %23, i64 %409
  store double 0xFFF0000000000000, ptr %412, align 8, !noalias !0
  %413 = getelementptr i64, ptr %109, i64 %410
  %414 = load i64, ptr %413, align 8, !noalias !0
  %415 = icmp eq i64 %414, 4503599627370496
  br i1 %415, label %110, label %128
416:
  %417 = phi i64 [ %132, %165 ], [ %182, %178 ]
  %418 = phi i64 [ 0, %165 ], [ %419, %178 ]
  %419 = add nuw nsw i64 %418, 1
  %420 = uitofp nneg i64 %418 to double
  %421 = fadd double %147, %420
  %422 = fdiv double %421, %49
  store ptr null, ptr %37, align 8, !noalias !0
  call fastcc void @f3(ptr %37, ptr readonly %18, i64 %29, i64 %30, i64 %31, double %422, double %161, ptr %22, i64 %31)
  br i1 %41, label %178, label %423
423:
  %424 = phi i64 [ %425, %423 ], [ 0, %416 ]
  %425 = add nuw nsw i64 %424, 1
  %426 = getelementptr double, ptr %22, i64 %424
  %427 = load double, ptr %426, align 8, !noalias !0
  %428 = getelementptr double, ptr %50, i64 %424
  %429 = load double, ptr %428, align 8, !noalias !0
  %430 = fsub double %427, %429
  %431 = getelementptr double, ptr %52, i64 %424
  store double %430, ptr %431, align 8, !noalias !0
  %432 = icmp eq i64 %31, %425
  br i1 %432, label %169, label %423
433:
  %434 = phi double [ %440, %433 ], [ 0xFFF0000000000000, %184 ]
  %435 = phi i64 [ %436, %433 ], [ 0, %184 ]
  %436 = add nuw nsw i64 %435, 1
  %437 = getelementptr double, ptr %23, i64 %435
  %438 = load double, ptr %437, align 8, !noalias !0
  %439 = fcmp ogt double %438, %434
  %440 = select i1 %439, double %438, double %434
  %441 = icmp eq i64 %436, %185
  br i1 %441, label %187, label %433
442:
  %443 = phi double [ %450, %442 ], [ 0.000000e+00, %187 ]
  %444 = phi i64 [ %445, %442 ], [ 0, %187 ]
  %445 = add nuw nsw i64 %444, 1
  %446 = getelementptr double, ptr %23, i64 %444
  %447 = load double, ptr %446, align 8, !noalias !0
  %448 = fsub double %447, %188
  %449 = tail call double @llvm.exp.f64(double %448)
  %450 = fadd double %443, %449
  %451 = icmp eq i64 %445, %185
  br i1 %451, label %189, label %442
452:
  %453 = phi i64 [ 0, %307 ], [ %454, %392 ]
  %454 = add nuw nsw i64 %453, 1
  %455 = getelementptr i64, ptr %310, i64 %453
  %456 = load i64, ptr %455, align 8, !noalias !0
  %457 = icmp eq i64 %456, 4503599627370496
  br i1 %457, label %316, label %392
458:
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr writeonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, double %9, double %10, double %11, double %12, double %13, double %14, double %15, i64 %16, i64 %17, i64 %18, ptr readonly captures(none) %19, ptr readonly captures(none) %20, i64 %21, i64 %22, ptr captures(none) %23, ptr captures(none) %24, ptr captures(none) %25, ptr captures(none) %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34) local_unnamed_addr #0 {
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  call fastcc void @f0(ptr %36, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, double %11, double %12, double %13, double %14, double %15, i64 %18, ptr %19, ptr %20, i64 %21, i64 %22, ptr %23, ptr %24, ptr %25, ptr %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33) #6
  %37 = load ptr, ptr %36, align 8
  ret ptr %37
}
declare double @log1p(double) local_unnamed_addr #1
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, i64 %9, i64 %10, ptr readonly captures(none) %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, ptr readonly captures(none) %24, i64 %25, i64 %26, i64 %27, ptr captures(none) %28, i64 %29, double %30) unnamed_addr #2 {
  %32 = alloca ptr, align 8
  store ptr null, ptr %32, align 8
  %33 = icmp slt i64 %21, 0
  %34 = select i1 %33, i64 %12, i64 0
  %35 = add i64 %34, %21
  %36 = icmp slt i64 %22, 0
  %37 = select i1 %36, i64 %13, i64 0
  %38 = mul i64 %35, %13
  %39 = getelementptr double, ptr %11, i64 %38
  %40 = getelementptr double, ptr %39, i64 %22
  %41 = getelementptr double, ptr %40, i64 %37
  %42 = load double, ptr %41, align 8, !noalias !42
  %43 = select i1 %33, i64 %2, i64 0
  %44 = add i64 %43, %21
  %45 = select i1 %36, i64 %3, i64 0
  %46 = mul i64 %44, %3
  %47 = getelementptr i64, ptr %1, i64 %46
  %48 = getelementptr i64, ptr %47, i64 %22
  %49 = getelementptr i64, ptr %48, i64 %45
  %50 = load i64, ptr %49, align 8, !noalias !42
  %51 = select i1 %33, i64 %5, i64 0
  %52 = add i64 %51, %21
  %53 = select i1 %36, i64 %6, i64 0
  %54 = mul i64 %52, %6
  %55 = getelementptr i64, ptr %4, i64 %54
  %56 = getelementptr i64, ptr %55, i64 %22
  %57 = getelementptr i64, ptr %56, i64 %53
  %58 = load i64, ptr %57, align 8, !noalias !42
  %59 = icmp sgt i64 %58, 1
  br i1 %59, label %60, label %104
60:
  %61 = select i1 %33, i64 %8, i64 0
  %62 = add i64 %61, %21
  %63 = select i1 %36, i64 %9, i64 0
  %64 = add i64 %63, %22
  %65 = mul i64 %10, %9
  %66 = mul i64 %65, %62
  %67 = mul i64 %64, %10
  %68 = getelementptr i64, ptr %7, i64 %66
  %69 = getelementptr i64, ptr %68, i64 %67
  %70 = getelementptr i8, ptr %69, i64 8
  %71 = load i64, ptr %70, align 8, !noalias !42
  %72 = icmp sgt i64 %23, %71
  br i1 %72, label %73, label %104
73:
  %74 = select i1 %33, i64 %18, i64 0
  %75 = add i64 %74, %21
  %76 = select i1 %36, i64 %19, i64 0
  %77 = add i64 %76, %22
  %78 = mul i64 %20, %19
  %79 = mul i64 %78, %75
  %80 = mul i64 %77, %20
  %81 = getelementptr double, ptr %17, i64 %79
  %82 = getelementptr double, ptr %81, i64 %80
  %83 = add nsw i64 %58, -1
  %84 = add nsw i64 %58, -2
  br label %85
85:
  %86 = phi i64 [ %93, %99 ], [ %50, %73 ]
  %87 = phi i64 [ %91, %99 ], [ 0, %73 ]
  %88 = phi double [ %97, %99 ], [ %42, %73 ]
  %89 = getelementptr double, ptr %82, i64 %87
  %90 = load double, ptr %89, align 8, !noalias !42
  %91 = add nuw nsw i64 %87, 1
  %92 = getelementptr i64, ptr %69, i64 %91
  %93 = load i64, ptr %92, align 8, !noalias !42
  %94 = sub nsw i64 %93, %86
  %95 = sitofp i64 %94 to double
  %96 = fmul double %90, %95
  %97 = fadd double %88, %96
  %98 = icmp eq i64 %87, %84
  br i1 %98, label %104, label %99
99:
  %100 = getelementptr i64, ptr %69, i64 %87
  %101 = getelementptr i8, ptr %100, i64 16
  %102 = load i64, ptr %101, align 8, !noalias !42
  %103 = icmp sgt i64 %23, %102
  br i1 %103, label %85, label %104
104:
  %105 = phi i64 [ %50, %60 ], [ %50, %31 ], [ %93, %99 ], [ %93, %85 ]
  %106 = phi i64 [ 0, %60 ], [ 0, %31 ], [ %83, %85 ], [ %91, %99 ]
  %107 = phi double [ %42, %60 ], [ %42, %31 ], [ %97, %99 ], [ %97, %85 ]
  %108 = select i1 %33, i64 %18, i64 0
  %109 = add i64 %108, %21
  %110 = select i1 %36, i64 %19, i64 0
  %111 = add i64 %110, %22
  %112 = mul i64 %20, %19
  %113 = mul i64 %112, %109
  %114 = mul i64 %111, %20
  %115 = getelementptr double, ptr %17, i64 %113
  %116 = getelementptr double, ptr %115, i64 %114
  %117 = getelementptr double, ptr %116, i64 %106
  %118 = load double, ptr %117, align 8, !noalias !42
  %119 = sub nsw i64 %23, %105
  %120 = sitofp i64 %119 to double
  %121 = fmul double %118, %120
  %122 = fadd double %107, %121
  %123 = fmul double %122, 5.000000e-01
  %124 = tail call double @llvm.floor.f64(double %123)
  %125 = fptosi double %124 to i64
  %126 = sitofp i64 %125 to double
  %127 = fmul double %126, 2.000000e+00
  %128 = fsub double %122, %127
  %129 = fsub double 2.000000e+00, %128
  %130 = fcmp olt double %129, %128
  %131 = select i1 %130, double %129, double %128
  %132 = select i1 %33, i64 %15, i64 0
  %133 = add i64 %132, %21
  %134 = select i1 %36, i64 %16, i64 0
  %135 = mul i64 %133, %16
  %136 = getelementptr double, ptr %14, i64 %135
  %137 = getelementptr double, ptr %136, i64 %22
  %138 = getelementptr double, ptr %137, i64 %134
  %139 = load double, ptr %138, align 8
  %140 = fmul double %30, %139
  store ptr null, ptr %32, align 8
  call fastcc void @f3(ptr %32, ptr %24, i64 %25, i64 %26, i64 %27, double %131, double %140, ptr %28, i64 %29)
  %141 = icmp slt i64 %29, 1
  br i1 %141, label %144, label %142
142:
  %143 = getelementptr double, ptr %28, i64 %29
  br label %145
144:
  store ptr null, ptr %0, align 8
  ret void
145:
  %146 = phi i64 [ 0, %142 ], [ %147, %145 ]
  %147 = add nuw nsw i64 %146, 1
  %148 = getelementptr double, ptr %28, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = getelementptr double, ptr %143, i64 %146
  %151 = load double, ptr %150, align 8
  %152 = fsub double %149, %151
  store double %152, ptr %148, align 8
  %153 = icmp eq i64 %147, %29
  br i1 %153, label %144, label %145
}
declare double @llvm.exp.f64(double) #3
declare double @llvm.log.f64(double) #3
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr writeonly captures(none) %7, i64 %8) unnamed_addr #2 {
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
declare i64 @llvm.smin.i64(i64, i64) #4
declare double @llvm.floor.f64(double) #4
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals6extendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExx5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!21 = !{!22, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals7_arriveB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xdd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals7_arriveB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xdd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!27 = !{!28, !22, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!30 = !{!31, !1}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals5_turnB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals5_turnB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!33 = !{!34, !31, !1}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!36 = !{!37, !31, !1}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!39 = !{!40, !31, !1}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!42 = !{!43}
!43 = distinct !{!43, !44, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!44 = distinct !{!44, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
