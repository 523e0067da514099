; f9ee7f0a00bdb10dd73323d9ba6187d1f84370e4b4e7f200cdc3c5fce416b991
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
  br i1 %38, label %39, label %378
39:
  %40 = add nsw i64 %26, -1
  %41 = icmp slt i64 %31, 1
  %42 = fneg double %13
  %43 = sitofp i64 %21 to double
  %44 = fmul double %42, %43
  %45 = mul i64 %28, %27
  %46 = fsub double 1.000000e+00, %10
  %47 = fmul double %46, %12
  %48 = fneg double %14
  %49 = tail call double @llvm.log.f64(double %14)
  %50 = fsub double %16, %15
  %51 = icmp slt i64 %20, 1
  %52 = sitofp i64 %20 to double
  %53 = getelementptr double, ptr %22, i64 %31
  %54 = shl i64 %31, 4
  %55 = getelementptr i8, ptr %22, i64 %54
  %56 = fmul double %13, %43
  %57 = fdiv double %56, %52
  %58 = tail call double @llvm.log.f64(double %57)
  br label %59
59:
  %60 = phi i64 [ 0, %39 ], [ %319, %313 ]
  %61 = phi i64 [ 1, %39 ], [ %318, %313 ]
  %62 = phi i64 [ %40, %39 ], [ %316, %313 ]
  br i1 %41, label %63, label %320
63:
  %64 = icmp slt i64 %60, 0
  %65 = select i1 %64, i64 %26, i64 0
  %66 = getelementptr i64, ptr %1, i64 %60
  %67 = getelementptr i64, ptr %66, i64 %65
  %68 = load i64, ptr %67, align 8, !noalias !0
  %69 = icmp slt i64 %68, 1
  br i1 %69, label %99, label %70
70:
  %71 = add i64 %65, %60
  %72 = mul i64 %71, %27
  %73 = getelementptr i64, ptr %3, i64 %72
  %74 = getelementptr i64, ptr %5, i64 %72
  %75 = mul i64 %71, %45
  %76 = getelementptr double, ptr %9, i64 %75
  br label %327
77:
  %78 = getelementptr i64, ptr %74, i64 %329
  %79 = load i64, ptr %78, align 8, !noalias !0
  %80 = icmp sgt i64 %79, 0
  %81 = select i1 %80, i64 0, i64 %28
  %82 = mul i64 %329, %28
  %83 = getelementptr double, ptr %76, i64 %82
  %84 = getelementptr double, ptr %83, i64 %79
  %85 = getelementptr i8, ptr %84, i64 -8
  %86 = getelementptr double, ptr %85, i64 %81
  %87 = load double, ptr %86, align 8, !noalias !0
  %88 = fcmp oeq double %87, 0.000000e+00
  %89 = select i1 %88, double %47, double %12
  store ptr null, ptr %34, align 8, !noalias !0
  call fastcc void @f2(ptr %34, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %60, i64 %329, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double 1.000000e+00)
  %90 = tail call double @log1p(double %48)
  %91 = fneg double %89
  %92 = tail call double @log1p(double %91)
  %93 = fadd double %90, %92
  %94 = fmul double %93, %43
  %95 = fadd double %328, %94
  br label %96
96:
  %97 = phi double [ %95, %77 ], [ %328, %327 ]
  %98 = icmp eq i64 %330, %68
  br i1 %98, label %99, label %327
99:
  %100 = phi double [ %44, %63 ], [ %97, %96 ]
  br i1 %41, label %112, label %103
101:
  %102 = fmul double %110, 5.000000e-01
  br label %112
103:
  %104 = phi double [ %110, %103 ], [ 0.000000e+00, %99 ]
  %105 = phi i64 [ %106, %103 ], [ 0, %99 ]
  %106 = add nuw nsw i64 %105, 1
  %107 = getelementptr double, ptr %22, i64 %105
  %108 = load double, ptr %107, align 8, !noalias !3
  %109 = fmul double %108, %108
  %110 = fadd double %104, %109
  %111 = icmp eq i64 %106, %31
  br i1 %111, label %101, label %103
112:
  %113 = phi double [ 0.000000e+00, %99 ], [ %102, %101 ]
  %114 = fsub double %100, %113
  store double %114, ptr %23, align 8, !noalias !0
  %115 = load i64, ptr %67, align 8, !noalias !0
  %116 = icmp slt i64 %115, 1
  br i1 %116, label %140, label %117
117:
  %118 = add i64 %65, %60
  %119 = mul i64 %118, %27
  %120 = getelementptr i64, ptr %3, i64 %119
  %121 = fadd double %49, %100
  br label %334
122:
  store ptr null, ptr %35, align 8, !noalias !0
  call fastcc void @f2(ptr %35, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %60, i64 %336, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double -1.000000e+00)
  br i1 %41, label %134, label %125
123:
  %124 = fmul double %132, 5.000000e-01
  br label %134
125:
  %126 = phi double [ %132, %125 ], [ 0.000000e+00, %122 ]
  %127 = phi i64 [ %128, %125 ], [ 0, %122 ]
  %128 = add nuw nsw i64 %127, 1
  %129 = getelementptr double, ptr %22, i64 %127
  %130 = load double, ptr %129, align 8, !noalias !6
  %131 = fmul double %130, %130
  %132 = fadd double %126, %131
  %133 = icmp eq i64 %128, %31
  br i1 %133, label %123, label %125
134:
  %135 = phi double [ 0.000000e+00, %122 ], [ %124, %123 ]
  %136 = fsub double %121, %135
  store double %136, ptr %338, align 8, !noalias !0
  store ptr null, ptr %36, align 8, !noalias !0
  call fastcc void @f2(ptr %36, ptr %2, i64 %26, i64 %27, ptr %5, i64 %26, i64 %27, ptr %6, i64 %26, i64 %27, i64 %28, ptr %7, i64 %26, i64 %27, ptr %8, i64 %26, i64 %27, ptr %9, i64 %26, i64 %27, i64 %28, i64 %60, i64 %336, i64 %17, ptr readonly %18, i64 %29, i64 %30, i64 %31, ptr %22, i64 %31, double 1.000000e+00)
  br label %137
137:
  %138 = add nuw nsw i64 %335, 1
  %139 = icmp eq i64 %337, %115
  br i1 %139, label %140, label %334
140:
  %141 = phi i64 [ 1, %112 ], [ %138, %137 ]
  %142 = getelementptr i64, ptr %25, i64 %60
  %143 = getelementptr i64, ptr %142, i64 %65
  %144 = load i64, ptr %143, align 8, !noalias !9
  %145 = add i64 %144, -7046029254386353131
  %146 = lshr i64 %145, 30
  %147 = xor i64 %146, %145
  %148 = mul i64 %147, -4658895280553007687
  %149 = lshr i64 %148, 27
  %150 = xor i64 %149, %148
  %151 = mul i64 %150, -7723592293110705685
  %152 = lshr i64 %151, 42
  %153 = lshr i64 %151, 11
  %154 = xor i64 %152, %153
  %155 = uitofp nneg i64 %154 to double
  %156 = fmul double %155, 0x3CA0000000000000
  %157 = add i64 %144, 4354685564936845354
  store i64 %157, ptr %143, align 8, !noalias !12
  %158 = lshr i64 %157, 30
  %159 = xor i64 %158, %157
  %160 = mul i64 %159, -4658895280553007687
  %161 = lshr i64 %160, 27
  %162 = xor i64 %161, %160
  %163 = mul i64 %162, -7723592293110705685
  %164 = lshr i64 %163, 42
  %165 = lshr i64 %163, 11
  %166 = xor i64 %164, %165
  %167 = uitofp nneg i64 %166 to double
  %168 = fmul double %167, 0x3CA0000000000000
  %169 = fmul double %50, %168
  %170 = fadd double %15, %169
  %171 = load i64, ptr %67, align 8, !noalias !0
  %172 = icmp sge i64 %171, %27
  %173 = select i1 %172, i1 true, i1 %51
  br i1 %173, label %193, label %174
174:
  %175 = fadd double %58, %100
  br label %342
176:
  %177 = fmul double %185, 5.000000e-01
  br label %187
178:
  %179 = phi double [ %185, %178 ], [ 0.000000e+00, %349 ]
  %180 = phi i64 [ %181, %178 ], [ 0, %349 ]
  %181 = add nuw nsw i64 %180, 1
  %182 = getelementptr double, ptr %55, i64 %180
  %183 = load double, ptr %182, align 8, !noalias !15
  %184 = fmul double %183, %183
  %185 = fadd double %179, %184
  %186 = icmp eq i64 %181, %31
  br i1 %186, label %176, label %178
187:
  %188 = phi double [ 0.000000e+00, %342 ], [ %177, %176 ]
  %189 = fsub double %175, %188
  %190 = getelementptr double, ptr %23, i64 %343
  store double %189, ptr %190, align 8, !noalias !0
  %191 = add nuw nsw i64 %343, 1
  %192 = icmp eq i64 %20, %345
  br i1 %192, label %193, label %342
193:
  %194 = phi i64 [ %141, %140 ], [ %191, %187 ]
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %359, label %196
196:
  %197 = phi double [ 0xFFF0000000000000, %193 ], [ %366, %359 ]
  br i1 %195, label %368, label %198
198:
  %199 = phi double [ 0.000000e+00, %196 ], [ %376, %368 ]
  %200 = getelementptr double, ptr %24, i64 %60
  %201 = getelementptr double, ptr %200, i64 %65
  %202 = load double, ptr %201, align 8, !noalias !0
  %203 = tail call double @llvm.log.f64(double %199)
  %204 = fadd double %197, %203
  %205 = fadd double %202, %204
  store double %205, ptr %201, align 8, !noalias !0
  %206 = load i64, ptr %143, align 8, !noalias !18
  %207 = add i64 %206, -7046029254386353131
  store i64 %207, ptr %143, align 8, !noalias !18
  %208 = add i64 %194, -1
  %209 = icmp sgt i64 %194, 1
  br i1 %209, label %210, label %235
210:
  %211 = lshr i64 %207, 30
  %212 = xor i64 %211, %207
  %213 = mul i64 %212, -4658895280553007687
  %214 = lshr i64 %213, 27
  %215 = xor i64 %214, %213
  %216 = mul i64 %215, -7723592293110705685
  %217 = lshr i64 %216, 42
  %218 = lshr i64 %216, 11
  %219 = xor i64 %217, %218
  %220 = uitofp nneg i64 %219 to double
  %221 = fmul double %220, 0x3CA0000000000000
  %222 = fmul double %199, %221
  br label %223
223:
  %224 = phi i64 [ %233, %232 ], [ 0, %210 ]
  %225 = phi double [ %230, %232 ], [ %222, %210 ]
  %226 = getelementptr double, ptr %23, i64 %224
  %227 = load double, ptr %226, align 8, !noalias !0
  %228 = fsub double %227, %197
  %229 = tail call double @llvm.exp.f64(double %228)
  %230 = fsub double %225, %229
  %231 = fcmp olt double %230, 0.000000e+00
  br i1 %231, label %235, label %232
232:
  %233 = add nuw nsw i64 %224, 1
  %234 = icmp eq i64 %233, %208
  br i1 %234, label %235, label %223
235:
  %236 = phi i64 [ 0, %198 ], [ %208, %232 ], [ %224, %223 ]
  %237 = load i64, ptr %67, align 8, !noalias !0
  %238 = icmp sgt i64 %236, %237
  br i1 %238, label %239, label %305
239:
  %240 = xor i64 %237, -1
  %241 = add i64 %236, %240
  %242 = sitofp i64 %241 to double
  %243 = fadd double %156, %242
  %244 = fdiv double %243, %52
  %245 = add nsw i64 %237, 1
  store i64 %245, ptr %67, align 8, !noalias !21
  %246 = add i64 %65, %60
  %247 = icmp slt i64 %237, 0
  %248 = select i1 %247, i64 %27, i64 0
  %249 = mul i64 %246, %27
  %250 = getelementptr i64, ptr %2, i64 %249
  %251 = getelementptr i64, ptr %250, i64 %237
  %252 = getelementptr i64, ptr %251, i64 %248
  store i64 %17, ptr %252, align 8, !noalias !21
  %253 = getelementptr i64, ptr %3, i64 %249
  %254 = getelementptr i64, ptr %253, i64 %237
  %255 = getelementptr i64, ptr %254, i64 %248
  store i64 4503599627370496, ptr %255, align 8, !noalias !21
  %256 = getelementptr i64, ptr %4, i64 %249
  %257 = getelementptr i64, ptr %256, i64 %237
  %258 = getelementptr i64, ptr %257, i64 %248
  store i64 0, ptr %258, align 8, !noalias !21
  %259 = getelementptr i64, ptr %5, i64 %249
  %260 = getelementptr i64, ptr %259, i64 %237
  %261 = getelementptr i64, ptr %260, i64 %248
  store i64 1, ptr %261, align 8, !noalias !21
  %262 = add i64 %248, %237
  %263 = mul i64 %246, %45
  %264 = mul i64 %262, %28
  %265 = getelementptr i64, ptr %6, i64 %263
  %266 = getelementptr i64, ptr %265, i64 %264
  store i64 %17, ptr %266, align 8, !noalias !21
  %267 = getelementptr double, ptr %7, i64 %249
  %268 = getelementptr double, ptr %267, i64 %237
  %269 = getelementptr double, ptr %268, i64 %248
  store double %244, ptr %269, align 8, !noalias !21
  %270 = getelementptr double, ptr %8, i64 %249
  %271 = getelementptr double, ptr %270, i64 %237
  %272 = getelementptr double, ptr %271, i64 %248
  store double %170, ptr %272, align 8, !noalias !21
  %273 = getelementptr double, ptr %9, i64 %263
  %274 = getelementptr double, ptr %273, i64 %264
  store double 0.000000e+00, ptr %274, align 8, !noalias !21
  %275 = load i64, ptr %143, align 8, !noalias !24
  %276 = add i64 %275, -7046029254386353131
  store i64 %276, ptr %143, align 8, !noalias !24
  %277 = lshr i64 %276, 30
  %278 = xor i64 %277, %276
  %279 = mul i64 %278, -4658895280553007687
  %280 = lshr i64 %279, 27
  %281 = xor i64 %280, %279
  %282 = mul i64 %281, -7723592293110705685
  %283 = lshr i64 %282, 42
  %284 = lshr i64 %282, 11
  %285 = xor i64 %283, %284
  %286 = uitofp nneg i64 %285 to double
  %287 = fmul double %286, 0x3CA0000000000000
  %288 = fcmp ult double %287, %10
  br i1 %288, label %313, label %289
289:
  %290 = add i64 %275, 4354685564936845354
  store i64 %290, ptr %143, align 8, !noalias !27
  %291 = lshr i64 %290, 30
  %292 = xor i64 %291, %290
  %293 = mul i64 %292, -4658895280553007687
  %294 = lshr i64 %293, 27
  %295 = xor i64 %294, %293
  %296 = mul i64 %295, -7723592293110705685
  %297 = lshr i64 %296, 42
  %298 = lshr i64 %296, 11
  %299 = xor i64 %297, %298
  %300 = uitofp nneg i64 %299 to double
  %301 = fmul double %300, 0x3CA0000000000000
  %302 = fmul double %301, 2.000000e+00
  %303 = fadd double %302, -1.000000e+00
  %304 = fmul double %11, %303
  store double %304, ptr %274, align 8, !noalias !21
  br label %313
305:
  %306 = icmp sgt i64 %236, 0
  br i1 %306, label %307, label %313
307:
  %308 = add i64 %65, %60
  %309 = mul i64 %308, %27
  %310 = getelementptr i64, ptr %3, i64 %309
  %311 = getelementptr i64, ptr %310, i64 %236
  %312 = getelementptr i8, ptr %311, i64 -8
  store i64 %17, ptr %312, align 8, !noalias !0
  br label %313
313:
  %314 = icmp sgt i64 %62, 0
  %315 = sext i1 %314 to i64
  %316 = add nsw i64 %62, %315
  %317 = zext i1 %314 to i64
  %318 = add i64 %61, %317
  %319 = select i1 %314, i64 %61, i64 0
  br i1 %314, label %59, label %378
320:
  %321 = phi i64 [ %322, %320 ], [ 0, %59 ]
  %322 = add nuw nsw i64 %321, 1
  %323 = getelementptr double, ptr %19, i64 %321
  %324 = load double, ptr %323, align 8, !noalias !0
  %325 = getelementptr double, ptr %22, i64 %321
  store double %324, ptr %325, align 8, !noalias !0
  %326 = icmp eq i64 %31, %322
  br i1 %326, label %63, label %320
327:
  %328 = phi double [ %44, %70 ], [ %97, %96 ]
  %329 = phi i64 [ 0, %70 ], [ %330, %96 ]
  %330 = add nuw nsw i64 %329, 1
  %331 = getelementptr i64, ptr %73, i64 %329
  %332 = load i64, ptr %331, align 8, !noalias !0
  %333 = icmp eq i64 %332, 4503599627370496
  br i1 %333, label %77, label %96
334:
  %335 = phi i64 [ 1, %117 ], [ %138, %137 ]
  %336 = phi i64 [ 0, %117 ], [ %337, %137 ]
  %337 = add nuw nsw i64 %336, 1
  %338 = getelementptr double, ptr %23, i64 %335
  store double 0xFFF0000000000000, ptr %338, align 8, !noalias !0
  %339 = getelementptr i64, ptr %120, i64 %336
  %340 = load i64, ptr %339, align 8, !noalias !0
  %341 = icmp eq i64 %340, 4503599627370496
  br i1 %341, label %122, label %137
342:
  %343 = phi i64 [ %141, %174 ], [ %191, %187 ]
  %344 = phi i64 [ 0, %174 ], [ %345, %187 ]
  %345 = add nuw nsw i64 %344, 1
  %346 = uitofp nneg i64 %344 to double
  %347 = fadd double %156, %346
  %348 = fdiv double %347, %52
  store ptr null, ptr %37, align 8, !noalias !0
  call fastcc void @f3(ptr %37, ptr readonly %18, i64 %29, i64 %30, i64 %31, double %348, double %170, ptr %22, i64 %31)
  br i1 %41, label %187, label %349
349:
  %350 = phi i64 [ %351, %349 ], [ 0, %342 ]
  %351 = add nuw nsw i64 %350, 1
  %352 = getelementptr double, ptr %22, i64 %350
  %353 = load double, ptr %352, align 8, !noalias !0
  %354 = getelementptr double, ptr %53, i64 %350
  %355 = load double, ptr %354, align 8, !noalias !0
  %356 = fsub double %353, %355
  %357 = getelementptr double, ptr %55, i64 %350
  store double %356, ptr %357, align 8, !noalias !0
  %358 = icmp eq i64 %31, %351
  br i1 %358, label %178, label %349
359:
  %360 = phi double [ %366, %359 ], [ 0xFFF0000000000000, %193 ]
  %361 = phi i64 [ %362, %359 ], [ 0, %193 ]
  %362 = add nuw nsw i64 %361, 1
  %363 = getelementptr double, ptr %23, i64 %361
  %364 = load double, ptr %363, align 8, !noalias !0
  %365 = fcmp ogt double %364, %360
  %366 = select i1 %365, double %364, double %360
  %367 = icmp eq i64 %362, %194
  br i1 %367, label %196, label %359
368:
  %369 = phi double [ %376, %368 ], [ 0.000000e+00, %196 ]
  %370 = phi i64 [ %371, %368 ], [ 0, %196 ]
  %371 = add nuw nsw i64 %370, 1
  %372 = getelementptr double, ptr %23, i64 %370
  %373 = load double, ptr %372, align 8, !noalias !0
  %374 = fsub double %373, %197
  %375 = tail call double @llvm.exp.f64(double %374)
  %376 = fadd double %369, %375
  %377 = icmp eq i64 %371, %194
  br i1 %377, label %198, label %368
378:
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
  %42 = load double, ptr %41, align 8, !noalias !30
  %43 = select i1 %33, i64 %2, i64 0
  %44 = add i64 %43, %21
  %45 = select i1 %36, i64 %3, i64 0
  %46 = mul i64 %44, %3
  %47 = getelementptr i64, ptr %1, i64 %46
  %48 = getelementptr i64, ptr %47, i64 %22
  %49 = getelementptr i64, ptr %48, i64 %45
  %50 = load i64, ptr %49, align 8, !noalias !30
  %51 = select i1 %33, i64 %5, i64 0
  %52 = add i64 %51, %21
  %53 = select i1 %36, i64 %6, i64 0
  %54 = mul i64 %52, %6
  %55 = getelementptr i64, ptr %4, i64 %54
  %56 = getelementptr i64, ptr %55, i64 %22
  %57 = getelementptr i64, ptr %56, i64 %53
  %58 = load i64, ptr %57, align 8, !noalias !30
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
  %71 = load i64, ptr %70, align 8, !noalias !30
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
  %90 = load double, ptr %89, align 8, !noalias !30
  %91 = add nuw nsw i64 %87, 1
  %92 = getelementptr i64, ptr %69, i64 %91
  %93 = load i64, ptr %92, align 8, !noalias !30
  %94 = sub nsw i64 %93, %86
  %95 = sitofp i64 %94 to double
  %96 = fmul double %90, %95
  %97 = fadd double %88, %96
  %98 = icmp eq i64 %87, %84
  br i1 %98, label %104, label %99
99:
  %100 = getelementptr i64, ptr %69, i64 %87
  %101 = getelementptr i8, ptr %100, i64 16
  %102 = load i64, ptr %101, align 8, !noalias !30
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
  %118 = load double, ptr %117, align 8, !noalias !30
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
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals11_row_energyB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!21 = !{!22, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals7_arriveB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xdd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8arrivals7_arriveB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xdd129Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_295ArrayIyLi1E1C7mutable7alignedE"}
!24 = !{!25, !22, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!27 = !{!28, !22, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking5moves7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
