; 014b64a52dd1d4d460fe40e0c7899b3fc87e7805491ee808a62b3b35bb2f4918
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, double %14, i64 %15, double %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22) unnamed_addr #0 {
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i8, align 1
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  %30 = alloca double, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca i8, align 1
  %34 = shl i64 %19, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store ptr null, ptr %32, align 8, !noalias !0
  store i8 0, ptr %33, align 1, !noalias !0
  %35 = load i64, ptr %5, align 8, !noalias !0
  %36 = getelementptr double, ptr %9, i64 %19
  %37 = shl i64 %19, 4
  %38 = getelementptr i8, ptr %9, i64 %37
  %39 = mul i64 %19, 24
  %40 = getelementptr i8, ptr %9, i64 %39
  %41 = shl i64 %19, 5
  %42 = getelementptr i8, ptr %9, i64 %41
  %43 = mul i64 %19, 40
  %44 = getelementptr i8, ptr %9, i64 %43
  %45 = icmp sgt i64 %19, 0
  br i1 %45, label %876, label %46
46:
  %47 = icmp sgt i64 %15, 0
  br i1 %47, label %48, label %993
48:
  %49 = add nsw i64 %15, -1
  %50 = add nsw i64 %18, 1
  %51 = icmp slt i64 %18, 1
  %52 = icmp slt i64 %19, 1
  %53 = icmp eq i64 %19, 0
  %54 = fmul double %14, 0x3CB0000000000000
  %55 = fmul double %14, %54
  %56 = icmp eq i64 %17, 0
  %57 = mul i64 %19, 48
  %58 = getelementptr i8, ptr %9, i64 %57
  br label %59
59:
  %60 = phi i64 [ 2, %48 ], [ %875, %866 ]
  %61 = phi i64 [ %49, %48 ], [ %873, %866 ]
  %62 = phi i64 [ 0, %48 ], [ %870, %866 ]
  %63 = phi i64 [ %18, %48 ], [ %869, %866 ]
  %64 = phi double [ 0x7FF0000000000000, %48 ], [ %868, %866 ]
  %65 = phi i64 [ %50, %48 ], [ %178, %866 ]
  %66 = phi i64 [ %35, %48 ], [ %867, %866 ]
  %67 = phi i64 [ 1, %48 ], [ %60, %866 ]
  %68 = icmp eq i64 %66, 0
  br i1 %68, label %69, label %176
69:
  br i1 %51, label %94, label %882
70:
  %71 = add nsw i64 %883, 1
  %72 = mul i64 %886, %19
  %73 = getelementptr double, ptr %1, i64 %72
  br i1 %45, label %74, label %85
74:
  %75 = phi double [ %83, %74 ], [ 0.000000e+00, %70 ]
  %76 = phi i64 [ %77, %74 ], [ 0, %70 ]
  %77 = add nuw nsw i64 %76, 1
  %78 = getelementptr double, ptr %73, i64 %76
  %79 = load double, ptr %78, align 8, !noalias !3
  %80 = getelementptr double, ptr %6, i64 %76
  %81 = load double, ptr %80, align 8, !noalias !3
  %82 = fmul reassoc nsz contract double %81, %79
  %83 = fadd reassoc nsz contract double %82, %75
  %84 = icmp eq i64 %19, %77
  br i1 %84, label %85, label %74
85:
  %86 = phi double [ 0.000000e+00, %70 ], [ %83, %74 ]
  %87 = fcmp olt double %86, %884
  br i1 %87, label %88, label %89
88:
  br label %89
89:
  %90 = phi i64 [ %886, %88 ], [ %885, %85 ], [ %885, %882 ]
  %91 = phi double [ %86, %88 ], [ %884, %85 ], [ %884, %882 ]
  %92 = phi i64 [ %71, %88 ], [ %71, %85 ], [ %883, %882 ]
  %93 = icmp eq i64 %18, %887
  br i1 %93, label %94, label %882
94:
  %95 = phi i64 [ %18, %69 ], [ %90, %89 ]
  %96 = phi i64 [ 0, %69 ], [ %92, %89 ]
  %97 = icmp sgt i64 %96, 0
  %98 = icmp slt i64 %96, %65
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %100, label %993
100:
  %101 = icmp slt i64 %95, 0
  %102 = select i1 %101, i64 %18, i64 0
  %103 = add i64 %102, %95
  %104 = mul i64 %103, %19
  %105 = getelementptr double, ptr %1, i64 %104
  br i1 %45, label %149, label %106
106:
  br i1 %52, label %116, label %107
107:
  %108 = phi double [ %114, %107 ], [ 0.000000e+00, %106 ]
  %109 = phi i64 [ %110, %107 ], [ 0, %106 ]
  %110 = add nuw nsw i64 %109, 1
  %111 = getelementptr double, ptr %9, i64 %109
  %112 = load double, ptr %111, align 8, !noalias !6
  %113 = fmul reassoc nsz contract double %112, %112
  %114 = fadd reassoc nsz contract double %113, %108
  %115 = icmp eq i64 %19, %110
  br i1 %115, label %116, label %107
116:
  %117 = phi double [ 0.000000e+00, %106 ], [ %114, %107 ]
  %118 = tail call double @sqrt(double %117)
  br label %119
119:
  %120 = phi i64 [ %157, %132 ], [ 4, %116 ]
  %121 = phi double [ %134, %132 ], [ %118, %116 ]
  %122 = icmp eq i64 %120, 0
  br i1 %122, label %137, label %156
123:
  %124 = phi double [ %130, %123 ], [ 0.000000e+00, %156 ]
  %125 = phi i64 [ %126, %123 ], [ 0, %156 ]
  %126 = add nuw nsw i64 %125, 1
  %127 = getelementptr double, ptr %9, i64 %125
  %128 = load double, ptr %127, align 8, !noalias !15
  %129 = fmul reassoc nsz contract double %128, %128
  %130 = fadd reassoc nsz contract double %129, %124
  %131 = icmp eq i64 %19, %126
  br i1 %131, label %132, label %123
132:
  %133 = phi double [ 0.000000e+00, %156 ], [ %130, %123 ]
  %134 = tail call double @sqrt(double %133)
  %135 = fmul double %121, 5.000000e-01
  %136 = fcmp ogt double %134, %135
  br i1 %136, label %137, label %119
137:
  %138 = phi double [ %121, %119 ], [ %134, %132 ]
  %139 = fmul double %118, 0x3CF0000000000000
  %140 = fcmp ole double %138, %139
  %141 = select i1 %53, i1 true, i1 %140
  br i1 %141, label %993, label %142
142:
  br i1 %45, label %158, label %143
143:
  store double %138, ptr %8, align 8, !noalias !20
  %144 = getelementptr i8, ptr %3, i64 %95
  %145 = getelementptr i8, ptr %144, i64 %102
  %146 = load i8, ptr %145, align 1, !noalias !21
  %147 = icmp ne i8 %146, 1
  %148 = or i1 %147, %52
  br i1 %148, label %175, label %166
149:
  %150 = phi i64 [ %151, %149 ], [ 0, %100 ]
  %151 = add nuw nsw i64 %150, 1
  %152 = getelementptr double, ptr %105, i64 %150
  %153 = load double, ptr %152, align 8, !noalias !20
  %154 = getelementptr double, ptr %9, i64 %150
  store double %153, ptr %154, align 8, !noalias !20
  %155 = icmp eq i64 %19, %151
  br i1 %155, label %106, label %149
156:
  %157 = add nsw i64 %120, -1
  br i1 %52, label %132, label %123
158:
  %159 = phi i64 [ %160, %158 ], [ 0, %142 ]
  %160 = add nuw nsw i64 %159, 1
  %161 = getelementptr double, ptr %9, i64 %159
  %162 = load double, ptr %161, align 8, !noalias !20
  %163 = fdiv double %162, %138
  %164 = getelementptr double, ptr %7, i64 %159
  store double %163, ptr %164, align 8, !noalias !20
  %165 = icmp eq i64 %19, %160
  br i1 %165, label %143, label %158
166:
  %167 = phi i64 [ %168, %166 ], [ 0, %143 ]
  %168 = add nuw nsw i64 %167, 1
  %169 = getelementptr double, ptr %6, i64 %167
  %170 = load double, ptr %169, align 8, !noalias !22
  %171 = getelementptr double, ptr %105, i64 %167
  %172 = load double, ptr %171, align 8, !noalias !22
  %173 = fadd double %170, %172
  store double %173, ptr %169, align 8, !noalias !22
  %174 = icmp eq i64 %19, %168
  br i1 %174, label %175, label %166
175:
  store i8 2, ptr %145, align 1, !noalias !21
  store i64 %95, ptr %4, align 8, !noalias !21
  br label %176
176:
  %177 = phi i64 [ %66, %59 ], [ 1, %175 ]
  %178 = phi i64 [ %65, %59 ], [ %96, %175 ]
  br i1 %52, label %179, label %190
179:
  %180 = tail call i64 @llvm.smax.i64(i64 %177, i64 0)
  %181 = icmp eq i64 %180, 0
  br label %198
182:
  %183 = icmp samesign ugt i64 %199, 1
  br i1 %183, label %198, label %184
184:
  %185 = icmp eq i64 %177, %19
  %186 = icmp ne i64 %180, 0
  %187 = and i1 %185, %186
  br i1 %187, label %188, label %237
188:
  %189 = shl nuw i64 %177, 3
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %36, i8 0, i64 %189, i1 false), !noalias !25
  br label %237
190:
  %191 = phi i64 [ %192, %190 ], [ 0, %176 ]
  %192 = add nuw nsw i64 %191, 1
  %193 = getelementptr double, ptr %6, i64 %191
  %194 = load double, ptr %193, align 8, !noalias !25
  %195 = getelementptr double, ptr %36, i64 %191
  store double %194, ptr %195, align 8, !noalias !25
  %196 = getelementptr double, ptr %38, i64 %191
  store double 0.000000e+00, ptr %196, align 8, !noalias !25
  %197 = icmp eq i64 %19, %192
  br i1 %197, label %179, label %190
198:
  %199 = phi i64 [ 2, %179 ], [ %200, %182 ]
  %200 = add nsw i64 %199, -1
  br i1 %181, label %182, label %201
201:
  %202 = phi i64 [ %203, %235 ], [ 0, %198 ]
  %203 = add nuw nsw i64 %202, 1
  %204 = mul i64 %202, %19
  %205 = getelementptr double, ptr %7, i64 %204
  br i1 %52, label %231, label %206
206:
  %207 = phi double [ %215, %206 ], [ 0.000000e+00, %201 ]
  %208 = phi i64 [ %209, %206 ], [ 0, %201 ]
  %209 = add nuw nsw i64 %208, 1
  %210 = getelementptr double, ptr %205, i64 %208
  %211 = load double, ptr %210, align 8, !noalias !28
  %212 = getelementptr double, ptr %36, i64 %208
  %213 = load double, ptr %212, align 8, !noalias !28
  %214 = fmul reassoc nsz contract double %213, %211
  %215 = fadd reassoc nsz contract double %214, %207
  %216 = icmp eq i64 %19, %209
  br i1 %216, label %217, label %206
217:
  %218 = getelementptr double, ptr %38, i64 %202
  %219 = load double, ptr %218, align 8, !noalias !25
  %220 = fadd double %215, %219
  store double %220, ptr %218, align 8, !noalias !25
  br label %221
221:
  %222 = phi i64 [ %223, %221 ], [ 0, %217 ]
  %223 = add nuw nsw i64 %222, 1
  %224 = getelementptr double, ptr %36, i64 %222
  %225 = load double, ptr %224, align 8, !noalias !31
  %226 = getelementptr double, ptr %205, i64 %222
  %227 = load double, ptr %226, align 8, !noalias !31
  %228 = fmul double %215, %227
  %229 = fsub double %225, %228
  store double %229, ptr %224, align 8, !noalias !31
  %230 = icmp eq i64 %19, %223
  br i1 %230, label %235, label %221
231:
  %232 = getelementptr double, ptr %38, i64 %202
  %233 = load double, ptr %232, align 8, !noalias !25
  %234 = fadd double %233, 0.000000e+00
  store double %234, ptr %232, align 8, !noalias !25
  br label %235
235:
  %236 = icmp eq i64 %177, %203
  br i1 %236, label %182, label %201
237:
  br i1 %52, label %247, label %238
238:
  %239 = phi double [ %245, %238 ], [ 0.000000e+00, %237 ]
  %240 = phi i64 [ %241, %238 ], [ 0, %237 ]
  %241 = add nuw nsw i64 %240, 1
  %242 = getelementptr double, ptr %36, i64 %240
  %243 = load double, ptr %242, align 8, !noalias !34
  %244 = fmul reassoc nsz contract double %243, %243
  %245 = fadd reassoc nsz contract double %244, %239
  %246 = icmp eq i64 %19, %241
  br i1 %246, label %247, label %238
247:
  %248 = phi double [ 0.000000e+00, %237 ], [ %245, %238 ]
  %249 = tail call double @sqrt(double %248)
  %250 = icmp sgt i64 %177, 0
  br i1 %250, label %891, label %279
251:
  %252 = icmp eq i64 %177, %255
  br i1 %252, label %279, label %253
253:
  %254 = phi i64 [ %255, %251 ], [ 0, %891 ]
  %255 = add nuw nsw i64 %254, 1
  %256 = getelementptr double, ptr %40, i64 %254
  %257 = load double, ptr %256, align 8, !noalias !39
  %258 = mul i64 %254, %20
  %259 = getelementptr double, ptr %8, i64 %258
  %260 = getelementptr double, ptr %259, i64 %254
  %261 = load double, ptr %260, align 8, !noalias !39
  %262 = fdiv double %257, %261
  store double %262, ptr %256, align 8, !noalias !39
  %263 = icmp sgt i64 %177, %255
  br i1 %263, label %264, label %251
264:
  %265 = phi i64 [ %266, %264 ], [ %255, %253 ]
  %266 = add nuw i64 %265, 1
  %267 = icmp slt i64 %265, 0
  %268 = select i1 %267, i64 %19, i64 0
  %269 = getelementptr double, ptr %40, i64 %265
  %270 = getelementptr double, ptr %269, i64 %268
  %271 = load double, ptr %270, align 8, !noalias !39
  %272 = select i1 %267, i64 %20, i64 0
  %273 = getelementptr double, ptr %259, i64 %265
  %274 = getelementptr double, ptr %273, i64 %272
  %275 = load double, ptr %274, align 8, !noalias !39
  %276 = fmul double %262, %275
  %277 = fsub double %271, %276
  store double %277, ptr %270, align 8, !noalias !39
  %278 = icmp eq i64 %266, %177
  br i1 %278, label %251, label %264
279:
  %280 = fsub double %14, %249
  %281 = fadd double %14, %249
  %282 = fmul double %280, %281
  %283 = fcmp ogt double %55, %282
  %284 = select i1 %283, double %55, double %282
  br i1 %52, label %917, label %918, !prof !42
285:
  %286 = tail call double @sqrt(double %284)
  %287 = fdiv double %912, %286
  br i1 %181, label %289, label %929
288:
  store ptr null, ptr %32, align 8, !noalias !0
  call fastcc void @f3(ptr %32, ptr %8, i64 %19, i64 %20, i64 %177, ptr %42, i64 %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %29), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %30), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %31), !noalias !0
  store double 0.000000e+00, ptr %29, align 8, !noalias !43
  store double 0.000000e+00, ptr %30, align 8, !noalias !43
  store ptr null, ptr %31, align 8, !noalias !43
  br label %334
289:
  store ptr null, ptr %32, align 8, !noalias !0
  call fastcc void @f3(ptr %32, ptr %8, i64 %19, i64 %20, i64 %177, ptr %42, i64 %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %29), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %30), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %31), !noalias !0
  store double 0.000000e+00, ptr %29, align 8, !noalias !43
  store double 0.000000e+00, ptr %30, align 8, !noalias !43
  store ptr null, ptr %31, align 8, !noalias !43
  br label %290
290:
  %291 = phi double [ 0x7FF0000000000000, %289 ], [ %349, %334 ]
  %292 = fcmp ule double %291, 1.000000e+00
  br i1 %292, label %294, label %293
293:
  br i1 %181, label %402, label %351
294:
  br i1 %181, label %402, label %363
295:
  %296 = fcmp ole double %382, %291
  %297 = fcmp ole double %385, 0x3CD0000000000000
  %298 = select i1 %296, i1 true, i1 %297
  br i1 %298, label %306, label %299
299:
  %300 = fcmp ult double %376, 1.000000e+00
  br i1 %300, label %306, label %301
301:
  %302 = fcmp ugt double %382, %291
  %303 = fcmp ult double %385, 0x3FEFFFFFFFFFFFF8
  %304 = select i1 %302, i1 %303, i1 false
  br i1 %304, label %306, label %305
305:
  br label %306
306:
  %307 = phi double [ -1.000000e+00, %299 ], [ 1.000000e+00, %305 ], [ -1.000000e+00, %301 ], [ 0.000000e+00, %295 ]
  %308 = fcmp olt double %307, 0.000000e+00
  br i1 %308, label %309, label %310
309:
  store double %385, ptr %380, align 8, !noalias !43
  br label %331
310:
  store ptr null, ptr %31, align 8, !noalias !43
  call fastcc void @f6(ptr %31, ptr %7, i64 %19, i64 %19, ptr %8, i64 %19, i64 %20, i64 %364, i64 %367)
  %311 = add nsw i64 %364, -1
  %312 = sub i64 %364, %366
  %313 = icmp slt i64 %312, 1
  br i1 %313, label %314, label %387
314:
  store double %307, ptr %380, align 8, !noalias !46
  %315 = getelementptr i8, ptr %3, i64 %373
  %316 = getelementptr i8, ptr %315, i64 %378
  store i8 0, ptr %316, align 1, !noalias !46
  %317 = fcmp oeq double %307, 1.000000e+00
  br i1 %317, label %318, label %331
318:
  store i8 1, ptr %316, align 1, !noalias !46
  %319 = add i64 %378, %373
  %320 = mul i64 %319, %19
  %321 = getelementptr double, ptr %1, i64 %320
  br i1 %52, label %331, label %322
322:
  %323 = phi i64 [ %324, %322 ], [ 0, %318 ]
  %324 = add nuw nsw i64 %323, 1
  %325 = getelementptr double, ptr %6, i64 %323
  %326 = load double, ptr %325, align 8, !noalias !49
  %327 = getelementptr double, ptr %321, i64 %323
  %328 = load double, ptr %327, align 8, !noalias !49
  %329 = fsub double %326, %328
  store double %329, ptr %325, align 8, !noalias !49
  %330 = icmp eq i64 %19, %324
  br i1 %330, label %331, label %322
331:
  %332 = phi i64 [ %364, %309 ], [ %311, %314 ], [ %311, %318 ], [ %311, %322 ]
  %333 = icmp sgt i64 %365, 1
  br i1 %333, label %363, label %402
334:
  %335 = phi double [ %349, %334 ], [ 0x7FF0000000000000, %288 ]
  %336 = phi i64 [ %337, %334 ], [ 0, %288 ]
  %337 = add nuw nsw i64 %336, 1
  %338 = getelementptr i64, ptr %4, i64 %336
  %339 = load i64, ptr %338, align 8, !noalias !43
  %340 = icmp slt i64 %339, 0
  %341 = select i1 %340, i64 %18, i64 0
  %342 = getelementptr double, ptr %2, i64 %339
  %343 = getelementptr double, ptr %342, i64 %341
  %344 = load double, ptr %343, align 8, !noalias !43
  %345 = getelementptr double, ptr %42, i64 %336
  %346 = load double, ptr %345, align 8, !noalias !43
  store double 0.000000e+00, ptr %29, align 8, !noalias !43
  call fastcc void @f5(ptr %29, double %344, double %346)
  %347 = load double, ptr %29, align 8, !noalias !43
  %348 = fcmp olt double %347, %335
  %349 = select i1 %348, double %347, double %335
  %350 = icmp eq i64 %177, %337
  br i1 %350, label %290, label %334
351:
  %352 = phi i64 [ %353, %351 ], [ 0, %293 ]
  %353 = add nuw nsw i64 %352, 1
  %354 = getelementptr double, ptr %42, i64 %352
  %355 = load double, ptr %354, align 8, !noalias !43
  %356 = getelementptr i64, ptr %4, i64 %352
  %357 = load i64, ptr %356, align 8, !noalias !43
  %358 = icmp slt i64 %357, 0
  %359 = select i1 %358, i64 %18, i64 0
  %360 = getelementptr double, ptr %2, i64 %357
  %361 = getelementptr double, ptr %360, i64 %359
  store double %355, ptr %361, align 8, !noalias !43
  %362 = icmp eq i64 %177, %353
  br i1 %362, label %402, label %351
363:
  %364 = phi i64 [ %332, %331 ], [ %177, %294 ]
  %365 = phi i64 [ %368, %331 ], [ %180, %294 ]
  %366 = phi i64 [ %367, %331 ], [ %177, %294 ]
  %367 = add i64 %366, -1
  %368 = add nsw i64 %365, -1
  %369 = icmp slt i64 %367, 0
  %370 = select i1 %369, i64 %19, i64 0
  %371 = getelementptr i64, ptr %4, i64 %367
  %372 = getelementptr i64, ptr %371, i64 %370
  %373 = load i64, ptr %372, align 8, !noalias !43
  %374 = getelementptr double, ptr %42, i64 %367
  %375 = getelementptr double, ptr %374, i64 %370
  %376 = load double, ptr %375, align 8, !noalias !43
  %377 = icmp slt i64 %373, 0
  %378 = select i1 %377, i64 %18, i64 0
  %379 = getelementptr double, ptr %2, i64 %373
  %380 = getelementptr double, ptr %379, i64 %378
  %381 = load double, ptr %380, align 8, !noalias !43
  store double 0.000000e+00, ptr %30, align 8, !noalias !43
  call fastcc void @f5(ptr %30, double %381, double %376)
  %382 = load double, ptr %30, align 8, !noalias !43
  %383 = fsub double %376, %381
  %384 = fmul double %291, %383
  %385 = fadd double %381, %384
  %386 = fcmp ugt double %376, 0.000000e+00
  br i1 %386, label %299, label %295
387:
  %388 = phi i64 [ %390, %387 ], [ %312, %310 ]
  %389 = phi i64 [ %391, %387 ], [ %367, %310 ]
  %390 = add nsw i64 %388, -1
  %391 = add i64 %389, 1
  %392 = icmp slt i64 %389, -1
  %393 = select i1 %392, i64 %19, i64 0
  %394 = getelementptr i64, ptr %4, i64 %389
  %395 = getelementptr i8, ptr %394, i64 8
  %396 = getelementptr i64, ptr %395, i64 %393
  %397 = load i64, ptr %396, align 8, !noalias !43
  %398 = icmp slt i64 %389, 0
  %399 = select i1 %398, i64 %19, i64 0
  %400 = getelementptr i64, ptr %394, i64 %399
  store i64 %397, ptr %400, align 8, !noalias !43
  %401 = icmp sgt i64 %388, 1
  br i1 %401, label %387, label %314
402:
  %403 = phi i64 [ %177, %293 ], [ %332, %331 ], [ %177, %294 ], [ %177, %351 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %29), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %30), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %31), !noalias !0
  br i1 %292, label %866, label %404
404:
  br i1 %52, label %405, label %940
405:
  %406 = icmp sgt i64 %403, 0
  br i1 %406, label %948, label %407
407:
  br i1 %56, label %487, label %408
408:
  call void @llvm.lifetime.start.p0(ptr nonnull %28), !noalias !0
  store double 0.000000e+00, ptr %28, align 8, !noalias !52
  br i1 %45, label %409, label %410
409:
  tail call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 %34, i1 false), !noalias !52
  br label %410
410:
  br label %441
411:
  %412 = icmp samesign ugt i64 %442, 1
  br i1 %412, label %441, label %477
413:
  %414 = icmp eq i64 %403, %417
  br i1 %414, label %458, label %415
415:
  %416 = phi i64 [ %417, %413 ], [ 0, %444 ]
  %417 = add nuw nsw i64 %416, 1
  %418 = getelementptr double, ptr %58, i64 %416
  %419 = load double, ptr %418, align 8, !noalias !55
  %420 = mul i64 %416, %20
  %421 = getelementptr double, ptr %8, i64 %420
  %422 = getelementptr double, ptr %421, i64 %416
  %423 = load double, ptr %422, align 8, !noalias !55
  %424 = fdiv double %419, %423
  store double %424, ptr %418, align 8, !noalias !55
  %425 = icmp sgt i64 %403, %417
  br i1 %425, label %426, label %413
426:
  %427 = phi i64 [ %428, %426 ], [ %417, %415 ]
  %428 = add nuw i64 %427, 1
  %429 = icmp slt i64 %427, 0
  %430 = select i1 %429, i64 %19, i64 0
  %431 = getelementptr double, ptr %58, i64 %427
  %432 = getelementptr double, ptr %431, i64 %430
  %433 = load double, ptr %432, align 8, !noalias !55
  %434 = select i1 %429, i64 %20, i64 0
  %435 = getelementptr double, ptr %421, i64 %427
  %436 = getelementptr double, ptr %435, i64 %434
  %437 = load double, ptr %436, align 8, !noalias !55
  %438 = fmul double %424, %437
  %439 = fsub double %433, %438
  store double %439, ptr %432, align 8, !noalias !55
  %440 = icmp eq i64 %428, %403
  br i1 %440, label %413, label %426
441:
  %442 = phi i64 [ %443, %411 ], [ 2, %410 ]
  %443 = add nsw i64 %442, -1
  br i1 %406, label %444, label %411
444:
  %445 = phi i64 [ %446, %444 ], [ 0, %441 ]
  %446 = add nuw nsw i64 %445, 1
  %447 = getelementptr i64, ptr %4, i64 %445
  %448 = load i64, ptr %447, align 8, !noalias !52
  %449 = icmp slt i64 %448, 0
  %450 = select i1 %449, i64 %18, i64 0
  %451 = add i64 %450, %448
  %452 = mul i64 %451, %19
  %453 = getelementptr double, ptr %1, i64 %452
  store double 0.000000e+00, ptr %28, align 8, !noalias !52
  call fastcc void @f4(ptr %28, ptr readonly %453, i64 %19, ptr readonly %12, ptr %13)
  %454 = load double, ptr %28, align 8, !noalias !52
  %455 = fsub double 1.000000e+00, %454
  %456 = getelementptr double, ptr %58, i64 %445
  store double %455, ptr %456, align 8, !noalias !52
  %457 = icmp eq i64 %403, %446
  br i1 %457, label %415, label %444
458:
  %459 = phi i64 [ %460, %475 ], [ 0, %413 ]
  %460 = add nuw nsw i64 %459, 1
  %461 = getelementptr double, ptr %58, i64 %459
  %462 = load double, ptr %461, align 8, !noalias !52
  %463 = mul i64 %459, %19
  %464 = getelementptr double, ptr %7, i64 %463
  br i1 %45, label %465, label %475
465:
  %466 = phi i64 [ %467, %465 ], [ 0, %458 ]
  %467 = add nuw nsw i64 %466, 1
  %468 = getelementptr double, ptr %13, i64 %466
  %469 = load double, ptr %468, align 8, !noalias !58
  %470 = getelementptr double, ptr %464, i64 %466
  %471 = load double, ptr %470, align 8, !noalias !58
  %472 = fmul double %462, %471
  %473 = fadd double %469, %472
  store double %473, ptr %468, align 8, !noalias !58
  %474 = icmp eq i64 %19, %467
  br i1 %474, label %475, label %465
475:
  %476 = icmp eq i64 %403, %460
  br i1 %476, label %411, label %458
477:
  call void @llvm.lifetime.end.p0(ptr nonnull %28), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %27), !noalias !0
  store double 0.000000e+00, ptr %27, align 8, !noalias !61
  br i1 %51, label %486, label %478
478:
  %479 = phi i64 [ %480, %478 ], [ 0, %477 ]
  %480 = add nuw nsw i64 %479, 1
  %481 = mul i64 %479, %19
  %482 = getelementptr double, ptr %1, i64 %481
  store double 0.000000e+00, ptr %27, align 8, !noalias !61
  call fastcc void @f4(ptr %27, ptr readonly %482, i64 %19, ptr readonly %12, ptr readonly %13)
  %483 = load double, ptr %27, align 8, !noalias !61
  %484 = getelementptr double, ptr %11, i64 %479
  store double %483, ptr %484, align 8, !noalias !61
  %485 = icmp eq i64 %18, %480
  br i1 %485, label %486, label %478
486:
  call void @llvm.lifetime.end.p0(ptr nonnull %27), !noalias !0
  br label %509
487:
  br i1 %51, label %512, label %492
488:
  %489 = phi double [ 0.000000e+00, %492 ], [ %507, %498 ]
  %490 = getelementptr double, ptr %11, i64 %493
  store double %489, ptr %490, align 8, !noalias !64
  %491 = icmp eq i64 %494, %18
  br i1 %491, label %509, label %492
492:
  %493 = phi i64 [ %494, %488 ], [ 0, %487 ]
  %494 = add nuw nsw i64 %493, 1
  br i1 %52, label %488, label %495
495:
  %496 = mul i64 %493, %19
  %497 = getelementptr double, ptr %1, i64 %496
  br label %498
498:
  %499 = phi double [ 0.000000e+00, %495 ], [ %507, %498 ]
  %500 = phi i64 [ 0, %495 ], [ %501, %498 ]
  %501 = add nuw nsw i64 %500, 1
  %502 = getelementptr double, ptr %497, i64 %500
  %503 = load double, ptr %502, align 8, !noalias !64
  %504 = getelementptr double, ptr %12, i64 %500
  %505 = load double, ptr %504, align 8, !noalias !64
  %506 = fmul reassoc nsz contract double %505, %503
  %507 = fadd reassoc nsz contract double %506, %499
  %508 = icmp eq i64 %19, %501
  br i1 %508, label %488, label %498
509:
  br i1 %51, label %512, label %967
510:
  %511 = uitofp nneg i64 %983 to double
  br label %512
512:
  %513 = phi double [ 0.000000e+00, %509 ], [ %986, %510 ], [ 0.000000e+00, %487 ]
  %514 = phi double [ 0.000000e+00, %509 ], [ %511, %510 ], [ 0.000000e+00, %487 ]
  %515 = phi double [ 0.000000e+00, %509 ], [ %991, %510 ], [ 0.000000e+00, %487 ]
  %516 = phi i64 [ %18, %509 ], [ %990, %510 ], [ %18, %487 ]
  %517 = fcmp ult double %513, %64
  %518 = add nsw i64 %62, 1
  %519 = select i1 %517, i64 0, i64 %518
  %520 = icmp eq i64 %516, %18
  %521 = icmp sgt i64 %519, %19
  %522 = select i1 %520, i1 true, i1 %521
  br i1 %522, label %993, label %523
523:
  %524 = icmp sgt i64 %519, 0
  %525 = icmp eq i64 %516, %63
  %526 = select i1 %524, i1 %525, i1 false
  br i1 %526, label %993, label %527
527:
  %528 = fcmp ogt double %513, 1.000000e+00
  %529 = select i1 %528, double %513, double 1.000000e+00
  %530 = fmul double %16, %529
  %531 = fsub double %513, %514
  %532 = fcmp olt double %531, 1.000000e+00
  %533 = select i1 %532, double %531, double 1.000000e+00
  %534 = fadd double %515, 1.000000e+00
  %535 = fdiv double %515, %534
  %536 = fmul double %535, %533
  %537 = fcmp ugt double %536, %530
  br i1 %537, label %683, label %538
538:
  br i1 %45, label %540, label %539
539:
  br i1 %406, label %547, label %572
540:
  %541 = phi i64 [ %542, %540 ], [ 0, %538 ]
  %542 = add nuw nsw i64 %541, 1
  %543 = getelementptr double, ptr %6, i64 %541
  %544 = load double, ptr %543, align 8, !noalias !67
  %545 = getelementptr double, ptr %44, i64 %541
  store double %544, ptr %545, align 8, !noalias !67
  %546 = icmp eq i64 %19, %542
  br i1 %546, label %539, label %540
547:
  %548 = phi i64 [ %549, %570 ], [ 0, %539 ]
  %549 = add nuw nsw i64 %548, 1
  %550 = getelementptr i64, ptr %4, i64 %548
  %551 = load i64, ptr %550, align 8, !noalias !67
  %552 = icmp slt i64 %551, 0
  %553 = select i1 %552, i64 %18, i64 0
  %554 = getelementptr double, ptr %2, i64 %551
  %555 = getelementptr double, ptr %554, i64 %553
  %556 = load double, ptr %555, align 8, !noalias !67
  %557 = add i64 %553, %551
  %558 = mul i64 %557, %19
  %559 = getelementptr double, ptr %1, i64 %558
  br i1 %45, label %560, label %570
560:
  %561 = phi i64 [ %562, %560 ], [ 0, %547 ]
  %562 = add nuw nsw i64 %561, 1
  %563 = getelementptr double, ptr %44, i64 %561
  %564 = load double, ptr %563, align 8, !noalias !70
  %565 = getelementptr double, ptr %559, i64 %561
  %566 = load double, ptr %565, align 8, !noalias !70
  %567 = fmul double %556, %566
  %568 = fsub double %564, %567
  store double %568, ptr %563, align 8, !noalias !70
  %569 = icmp eq i64 %19, %562
  br i1 %569, label %570, label %560
570:
  %571 = icmp eq i64 %403, %549
  br i1 %571, label %572, label %547
572:
  br i1 %45, label %573, label %582
573:
  %574 = phi double [ %580, %573 ], [ 0.000000e+00, %572 ]
  %575 = phi i64 [ %576, %573 ], [ 0, %572 ]
  %576 = add nuw nsw i64 %575, 1
  %577 = getelementptr double, ptr %12, i64 %575
  %578 = load double, ptr %577, align 8, !noalias !73
  %579 = fmul reassoc nsz contract double %578, %578
  %580 = fadd reassoc nsz contract double %579, %574
  %581 = icmp eq i64 %19, %576
  br i1 %581, label %582, label %573
582:
  %583 = phi double [ 0.000000e+00, %572 ], [ %580, %573 ]
  %584 = tail call double @sqrt(double %583)
  br i1 %52, label %594, label %585
585:
  %586 = phi double [ %592, %585 ], [ 0.000000e+00, %582 ]
  %587 = phi i64 [ %588, %585 ], [ 0, %582 ]
  %588 = add nuw nsw i64 %587, 1
  %589 = getelementptr double, ptr %44, i64 %587
  %590 = load double, ptr %589, align 8, !noalias !80
  %591 = fmul reassoc nsz contract double %590, %590
  %592 = fadd reassoc nsz contract double %591, %586
  %593 = icmp eq i64 %19, %588
  br i1 %593, label %594, label %585
594:
  %595 = phi double [ 0.000000e+00, %582 ], [ %592, %585 ]
  %596 = tail call double @sqrt(double %595)
  %597 = fsub double %14, %596
  %598 = fmul double %584, %597
  %599 = fcmp ogt double %596, 0.000000e+00
  %600 = fcmp ogt double %584, 0.000000e+00
  %601 = select i1 %599, i1 %600, i1 false
  br i1 %601, label %602, label %611
602:
  br i1 %45, label %603, label %605
603:
  %604 = fdiv double %584, %596
  br label %624
605:
  %606 = phi double [ 0.000000e+00, %602 ], [ %643, %641 ]
  %607 = fmul double %596, 5.000000e-01
  %608 = fdiv double %607, %584
  %609 = fmul double %608, %606
  %610 = fadd double %598, %609
  br label %611
611:
  %612 = phi double [ %610, %605 ], [ %598, %594 ]
  br i1 %51, label %621, label %645
613:
  %614 = getelementptr double, ptr %11, i64 %647
  %615 = load double, ptr %614, align 8, !noalias !85
  %616 = fcmp ogt double %615, %646
  %617 = select i1 %616, double %615, double %646
  br label %618
618:
  %619 = phi double [ %617, %613 ], [ %646, %645 ]
  %620 = icmp eq i64 %18, %648
  br i1 %620, label %621, label %645
621:
  %622 = phi double [ 1.000000e+00, %611 ], [ %619, %618 ]
  %623 = fdiv double %612, %622
  br i1 %51, label %677, label %652
624:
  %625 = phi double [ 0.000000e+00, %603 ], [ %643, %641 ]
  %626 = phi i64 [ 0, %603 ], [ %642, %641 ]
  %627 = getelementptr double, ptr %12, i64 %626
  %628 = load double, ptr %627, align 8, !noalias !85
  %629 = getelementptr double, ptr %44, i64 %626
  %630 = load double, ptr %629, align 8, !noalias !85
  %631 = fmul double %604, %630
  %632 = fsub double %628, %631
  br label %633
633:
  %634 = phi double [ 1.000000e+00, %624 ], [ %639, %633 ]
  %635 = phi double [ %632, %624 ], [ %640, %633 ]
  %636 = phi i1 [ false, %624 ], [ true, %633 ]
  %637 = phi i1 [ true, %624 ], [ false, %633 ]
  %638 = fmul double %634, %635
  %639 = select i1 %637, double %634, double %638
  %640 = fmul double %635, %635
  br i1 %636, label %641, label %633
641:
  %642 = add nuw nsw i64 %626, 1
  %643 = fadd double %625, %639
  %644 = icmp eq i64 %642, %19
  br i1 %644, label %605, label %624
645:
  %646 = phi double [ %619, %618 ], [ 1.000000e+00, %611 ]
  %647 = phi i64 [ %648, %618 ], [ 0, %611 ]
  %648 = add nuw nsw i64 %647, 1
  %649 = getelementptr double, ptr %2, i64 %647
  %650 = load double, ptr %649, align 8, !noalias !85
  %651 = fcmp olt double %650, 1.000000e+00
  br i1 %651, label %613, label %618
652:
  %653 = phi double [ %673, %652 ], [ %612, %621 ]
  %654 = phi double [ %675, %652 ], [ %623, %621 ]
  %655 = phi i64 [ %656, %652 ], [ 0, %621 ]
  %656 = add nuw nsw i64 %655, 1
  %657 = getelementptr double, ptr %2, i64 %655
  %658 = load double, ptr %657, align 8, !noalias !85
  %659 = getelementptr double, ptr %11, i64 %655
  %660 = load double, ptr %659, align 8, !noalias !85
  %661 = fadd double %660, -1.000000e+00
  %662 = fcmp olt double %661, 0.000000e+00
  %663 = select i1 %662, double 0.000000e+00, double %661
  %664 = fdiv double %660, %622
  %665 = fadd double %664, -1.000000e+00
  %666 = fcmp olt double %665, 0.000000e+00
  %667 = select i1 %666, double 0.000000e+00, double %665
  %668 = fsub double 1.000000e+00, %664
  %669 = fmul double %658, %668
  %670 = fsub double 1.000000e+00, %660
  %671 = fmul double %658, %670
  %672 = fadd double %671, %663
  %673 = fadd double %653, %672
  %674 = fadd double %669, %667
  %675 = fadd double %654, %674
  %676 = icmp eq i64 %18, %656
  br i1 %676, label %677, label %652
677:
  %678 = phi double [ %623, %621 ], [ %675, %652 ]
  %679 = phi double [ %612, %621 ], [ %673, %652 ]
  %680 = fcmp olt double %678, %679
  %681 = select i1 %680, double %678, double %679
  %682 = fcmp ugt double %681, %530
  br i1 %682, label %683, label %993
683:
  store i8 0, ptr %33, align 1, !noalias !0
  call fastcc void @f2(ptr %33, ptr readonly %1, i64 %18, i64 %19, ptr %3, i64 %18, ptr %4, i64 %19, i64 %19, ptr %6, ptr %7, i64 %19, i64 %19, ptr %8, i64 %19, i64 %20, ptr %9, i64 %19, i64 %403, i64 %516)
  %684 = load i8, ptr %33, align 1, !noalias !0
  %685 = icmp eq i8 %684, 0
  br i1 %685, label %688, label %686
686:
  %687 = add nsw i64 %403, 1
  br label %866
688:
  call void @llvm.lifetime.start.p0(ptr nonnull %24), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %25), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %26), !noalias !0
  store ptr null, ptr %24, align 8, !noalias !86
  store ptr null, ptr %25, align 8, !noalias !86
  store i8 0, ptr %26, align 1, !noalias !86
  %689 = icmp slt i64 %516, 0
  %690 = select i1 %689, i64 %18, i64 0
  %691 = getelementptr i8, ptr %3, i64 %516
  %692 = getelementptr i8, ptr %691, i64 %690
  %693 = getelementptr double, ptr %2, i64 %516
  %694 = getelementptr double, ptr %693, i64 %690
  br label %695
695:
  %696 = phi i64 [ %403, %688 ], [ %776, %800 ]
  %697 = load i8, ptr %692, align 1, !noalias !86
  %698 = icmp eq i8 %697, 1
  %699 = select i1 %698, double -1.000000e+00, double 1.000000e+00
  %700 = icmp slt i64 %696, 1
  br i1 %700, label %703, label %701
701:
  %702 = getelementptr double, ptr %8, i64 %696
  br label %807
703:
  store ptr null, ptr %24, align 8, !noalias !86
  call fastcc void @f3(ptr %24, ptr %8, i64 %19, i64 %20, i64 %696, ptr %10, i64 %20)
  %704 = load double, ptr %694, align 8, !noalias !86
  %705 = fsub double 1.000000e+00, %704
  %706 = select i1 %698, double %704, double %705
  br i1 %700, label %709, label %707
707:
  %708 = fneg double %699
  br label %815
709:
  %710 = phi i64 [ %696, %703 ], [ %804, %803 ]
  %711 = phi double [ %706, %703 ], [ %805, %803 ]
  br i1 %700, label %728, label %712
712:
  %713 = fmul double %699, %711
  br label %831
714:
  %715 = fneg double %829
  %716 = fmul double %816, %822
  %717 = fcmp olt double %716, %715
  br i1 %717, label %718, label %720
718:
  %719 = fdiv double %715, %822
  br label %803
720:
  %721 = fcmp ogt double %822, 0.000000e+00
  br i1 %721, label %722, label %803
722:
  %723 = fsub double 1.000000e+00, %829
  %724 = fmul double %816, %822
  %725 = fcmp olt double %723, %724
  br i1 %725, label %726, label %803
726:
  %727 = fdiv double %723, %822
  br label %803
728:
  %729 = icmp eq i64 %710, %696
  br i1 %729, label %730, label %760
730:
  br i1 %698, label %731, label %744
731:
  %732 = add i64 %690, %516
  %733 = mul i64 %732, %19
  %734 = getelementptr double, ptr %1, i64 %733
  br i1 %52, label %744, label %735
735:
  %736 = phi i64 [ %737, %735 ], [ 0, %731 ]
  %737 = add nuw nsw i64 %736, 1
  %738 = getelementptr double, ptr %6, i64 %736
  %739 = load double, ptr %738, align 8, !noalias !89
  %740 = getelementptr double, ptr %734, i64 %736
  %741 = load double, ptr %740, align 8, !noalias !89
  %742 = fadd double %739, %741
  store double %742, ptr %738, align 8, !noalias !89
  %743 = icmp eq i64 %19, %737
  br i1 %743, label %744, label %735
744:
  %745 = phi double [ 1.000000e+00, %730 ], [ 0.000000e+00, %731 ], [ 0.000000e+00, %735 ]
  store double %745, ptr %694, align 8, !noalias !92
  store i8 0, ptr %692, align 1, !noalias !92
  %746 = fcmp oeq double %745, 1.000000e+00
  br i1 %746, label %747, label %865
747:
  store i8 1, ptr %692, align 1, !noalias !92
  %748 = add i64 %690, %516
  %749 = mul i64 %748, %19
  %750 = getelementptr double, ptr %1, i64 %749
  br i1 %52, label %865, label %751
751:
  %752 = phi i64 [ %753, %751 ], [ 0, %747 ]
  %753 = add nuw nsw i64 %752, 1
  %754 = getelementptr double, ptr %6, i64 %752
  %755 = load double, ptr %754, align 8, !noalias !95
  %756 = getelementptr double, ptr %750, i64 %752
  %757 = load double, ptr %756, align 8, !noalias !95
  %758 = fsub double %755, %757
  store double %758, ptr %754, align 8, !noalias !95
  %759 = icmp eq i64 %19, %753
  br i1 %759, label %865, label %751
760:
  %761 = load double, ptr %694, align 8, !noalias !86
  %762 = fmul double %699, %711
  %763 = fadd double %762, %761
  store double %763, ptr %694, align 8, !noalias !86
  %764 = icmp slt i64 %710, 0
  %765 = select i1 %764, i64 %19, i64 0
  %766 = getelementptr i64, ptr %4, i64 %710
  %767 = getelementptr i64, ptr %766, i64 %765
  %768 = load i64, ptr %767, align 8, !noalias !86
  %769 = select i1 %764, i64 %20, i64 0
  %770 = getelementptr double, ptr %10, i64 %710
  %771 = getelementptr double, ptr %770, i64 %769
  %772 = load double, ptr %771, align 8, !noalias !86
  %773 = fmul double %699, %772
  %774 = fcmp ogt double %773, 0.000000e+00
  %775 = select i1 %774, double 0.000000e+00, double 1.000000e+00
  store ptr null, ptr %25, align 8, !noalias !86
  call fastcc void @f6(ptr %25, ptr %7, i64 %19, i64 %19, ptr %8, i64 %19, i64 %20, i64 %696, i64 %710)
  %776 = add nsw i64 %696, -1
  %777 = sub i64 %776, %710
  %778 = icmp slt i64 %777, 1
  br i1 %778, label %779, label %850
779:
  %780 = icmp slt i64 %768, 0
  %781 = select i1 %780, i64 %18, i64 0
  %782 = getelementptr double, ptr %2, i64 %768
  %783 = getelementptr double, ptr %782, i64 %781
  store double %775, ptr %783, align 8, !noalias !98
  %784 = getelementptr i8, ptr %3, i64 %768
  %785 = getelementptr i8, ptr %784, i64 %781
  store i8 0, ptr %785, align 1, !noalias !98
  %786 = fcmp oeq double %775, 1.000000e+00
  br i1 %786, label %787, label %800
787:
  store i8 1, ptr %785, align 1, !noalias !98
  %788 = add i64 %781, %768
  %789 = mul i64 %788, %19
  %790 = getelementptr double, ptr %1, i64 %789
  br i1 %52, label %800, label %791
791:
  %792 = phi i64 [ %793, %791 ], [ 0, %787 ]
  %793 = add nuw nsw i64 %792, 1
  %794 = getelementptr double, ptr %6, i64 %792
  %795 = load double, ptr %794, align 8, !noalias !101
  %796 = getelementptr double, ptr %790, i64 %792
  %797 = load double, ptr %796, align 8, !noalias !101
  %798 = fsub double %795, %797
  store double %798, ptr %794, align 8, !noalias !101
  %799 = icmp eq i64 %19, %793
  br i1 %799, label %800, label %791
800:
  store i8 0, ptr %26, align 1, !noalias !86
  call fastcc void @f2(ptr %26, ptr readonly %1, i64 %18, i64 %19, ptr %3, i64 %18, ptr %4, i64 %19, i64 %19, ptr %6, ptr %7, i64 %19, i64 %19, ptr %8, i64 %19, i64 %20, ptr %9, i64 %19, i64 %776, i64 %516)
  %801 = load i8, ptr %26, align 1, !noalias !86
  %802 = icmp eq i8 %801, 0
  br i1 %802, label %695, label %865
803:
  %804 = phi i64 [ %818, %718 ], [ %818, %726 ], [ %817, %722 ], [ %817, %720 ]
  %805 = phi double [ %719, %718 ], [ %727, %726 ], [ %816, %722 ], [ %816, %720 ]
  %806 = icmp eq i64 %696, %819
  br i1 %806, label %709, label %815
807:
  %808 = phi i64 [ 0, %701 ], [ %809, %807 ]
  %809 = add nuw nsw i64 %808, 1
  %810 = mul i64 %808, %20
  %811 = getelementptr double, ptr %702, i64 %810
  %812 = load double, ptr %811, align 8, !noalias !86
  %813 = getelementptr double, ptr %10, i64 %808
  store double %812, ptr %813, align 8, !noalias !86
  %814 = icmp eq i64 %696, %809
  br i1 %814, label %703, label %807
815:
  %816 = phi double [ %706, %707 ], [ %805, %803 ]
  %817 = phi i64 [ %696, %707 ], [ %804, %803 ]
  %818 = phi i64 [ 0, %707 ], [ %819, %803 ]
  %819 = add nuw nsw i64 %818, 1
  %820 = getelementptr double, ptr %10, i64 %818
  %821 = load double, ptr %820, align 8, !noalias !86
  %822 = fmul double %821, %708
  %823 = getelementptr i64, ptr %4, i64 %818
  %824 = load i64, ptr %823, align 8, !noalias !86
  %825 = icmp slt i64 %824, 0
  %826 = select i1 %825, i64 %18, i64 0
  %827 = getelementptr double, ptr %2, i64 %824
  %828 = getelementptr double, ptr %827, i64 %826
  %829 = load double, ptr %828, align 8, !noalias !86
  %830 = fcmp olt double %822, 0.000000e+00
  br i1 %830, label %714, label %720
831:
  %832 = phi i64 [ 0, %712 ], [ %833, %831 ]
  %833 = add nuw nsw i64 %832, 1
  %834 = getelementptr i64, ptr %4, i64 %832
  %835 = load i64, ptr %834, align 8, !noalias !86
  %836 = icmp slt i64 %835, 0
  %837 = select i1 %836, i64 %18, i64 0
  %838 = getelementptr double, ptr %2, i64 %835
  %839 = getelementptr double, ptr %838, i64 %837
  %840 = load double, ptr %839, align 8, !noalias !86
  %841 = getelementptr double, ptr %10, i64 %832
  %842 = load double, ptr %841, align 8, !noalias !86
  %843 = fmul double %713, %842
  %844 = fsub double %840, %843
  %845 = fcmp olt double %844, 0.000000e+00
  %846 = select i1 %845, double 0.000000e+00, double %844
  %847 = fcmp ogt double %846, 1.000000e+00
  %848 = select i1 %847, double 1.000000e+00, double %846
  store double %848, ptr %839, align 8, !noalias !86
  %849 = icmp eq i64 %696, %833
  br i1 %849, label %728, label %831
850:
  %851 = phi i64 [ %853, %850 ], [ %777, %760 ]
  %852 = phi i64 [ %854, %850 ], [ %710, %760 ]
  %853 = add nsw i64 %851, -1
  %854 = add i64 %852, 1
  %855 = icmp slt i64 %852, -1
  %856 = select i1 %855, i64 %19, i64 0
  %857 = getelementptr i64, ptr %4, i64 %852
  %858 = getelementptr i8, ptr %857, i64 8
  %859 = getelementptr i64, ptr %858, i64 %856
  %860 = load i64, ptr %859, align 8, !noalias !86
  %861 = icmp slt i64 %852, 0
  %862 = select i1 %861, i64 %19, i64 0
  %863 = getelementptr i64, ptr %857, i64 %862
  store i64 %860, ptr %863, align 8, !noalias !86
  %864 = icmp sgt i64 %851, 1
  br i1 %864, label %850, label %779
865:
  call void @llvm.lifetime.end.p0(ptr nonnull %24), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %25), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %26), !noalias !0
  br label %866
866:
  %867 = phi i64 [ %403, %402 ], [ %687, %686 ], [ %696, %865 ]
  %868 = phi double [ %64, %402 ], [ %513, %686 ], [ %513, %865 ]
  %869 = phi i64 [ %63, %402 ], [ %516, %686 ], [ %516, %865 ]
  %870 = phi i64 [ %62, %402 ], [ %519, %686 ], [ %519, %865 ]
  %871 = icmp sgt i64 %61, 0
  %872 = sext i1 %871 to i64
  %873 = add nsw i64 %61, %872
  %874 = zext i1 %871 to i64
  %875 = add i64 %60, %874
  br i1 %871, label %59, label %993
876:
  %877 = phi i64 [ %878, %876 ], [ 0, %23 ]
  %878 = add nuw nsw i64 %877, 1
  %879 = getelementptr double, ptr %12, i64 %877
  store double 0.000000e+00, ptr %879, align 8, !noalias !0
  %880 = getelementptr double, ptr %13, i64 %877
  store double 0.000000e+00, ptr %880, align 8, !noalias !0
  %881 = icmp eq i64 %19, %878
  br i1 %881, label %46, label %876
882:
  %883 = phi i64 [ %92, %89 ], [ 0, %69 ]
  %884 = phi double [ %91, %89 ], [ 0x7FF0000000000000, %69 ]
  %885 = phi i64 [ %90, %89 ], [ %18, %69 ]
  %886 = phi i64 [ %887, %89 ], [ 0, %69 ]
  %887 = add nuw nsw i64 %886, 1
  %888 = getelementptr i8, ptr %3, i64 %886
  %889 = load i8, ptr %888, align 1, !noalias !0
  %890 = icmp eq i8 %889, 1
  br i1 %890, label %70, label %89
891:
  %892 = phi i64 [ %893, %891 ], [ 0, %247 ]
  %893 = add nuw nsw i64 %892, 1
  %894 = getelementptr double, ptr %40, i64 %892
  store double 1.000000e+00, ptr %894, align 8, !noalias !0
  %895 = icmp eq i64 %177, %893
  br i1 %895, label %253, label %891
896:
  %897 = phi i64 [ %19, %928 ], [ %926, %925 ]
  %898 = sub i64 %897, %919
  %899 = getelementptr double, ptr %40, i64 %919
  %900 = icmp slt i64 %898, 1
  br i1 %900, label %910, label %901
901:
  %902 = phi double [ %908, %901 ], [ 0.000000e+00, %896 ]
  %903 = phi i64 [ %904, %901 ], [ 0, %896 ]
  %904 = add nuw nsw i64 %903, 1
  %905 = getelementptr double, ptr %899, i64 %903
  %906 = load double, ptr %905, align 8, !noalias !104
  %907 = fmul reassoc nsz contract double %906, %906
  %908 = fadd reassoc nsz contract double %907, %902
  %909 = icmp eq i64 %898, %904
  br i1 %909, label %910, label %901
910:
  %911 = phi double [ 0.000000e+00, %896 ], [ %908, %901 ]
  %912 = tail call double @sqrt(double %911)
  %913 = fcmp une double %284, 0.000000e+00
  %914 = fsub double %912, %912
  %915 = fcmp ord double %914, 0.000000e+00
  %916 = select i1 %913, i1 %915, i1 false
  br i1 %916, label %285, label %993
917:
  br label %918
918:
  %919 = phi i64 [ %19, %917 ], [ 0, %279 ]
  %920 = icmp slt i64 %177, 0
  %921 = select i1 %920, i64 %19, i64 0
  %922 = add i64 %921, %177
  %923 = icmp slt i64 %922, 0
  br i1 %923, label %924, label %925, !prof !42
924:
  br label %925
925:
  %926 = phi i64 [ 0, %924 ], [ %922, %918 ]
  %927 = icmp slt i64 %922, %19
  br i1 %927, label %896, label %928, !prof !109
928:
  br label %896
929:
  %930 = phi i64 [ %931, %929 ], [ 0, %285 ]
  %931 = add nuw nsw i64 %930, 1
  %932 = getelementptr double, ptr %38, i64 %930
  %933 = load double, ptr %932, align 8, !noalias !0
  %934 = getelementptr double, ptr %40, i64 %930
  %935 = load double, ptr %934, align 8, !noalias !0
  %936 = fdiv double %935, %287
  %937 = fsub double %933, %936
  %938 = getelementptr double, ptr %42, i64 %930
  store double %937, ptr %938, align 8, !noalias !0
  %939 = icmp eq i64 %177, %931
  br i1 %939, label %288, label %929
940:
  %941 = phi i64 [ %942, %940 ], [ 0, %404 ]
  %942 = add nuw nsw i64 %941, 1
  %943 = getelementptr double, ptr %36, i64 %941
  %944 = load double, ptr %943, align 8, !noalias !0
  %945 = fmul double %287, %944
  %946 = getelementptr double, ptr %12, i64 %941
  store double %945, ptr %946, align 8, !noalias !0
  %947 = icmp eq i64 %19, %942
  br i1 %947, label %405, label %940
948:
  %949 = phi i64 [ %950, %965 ], [ 0, %405 ]
  %950 = add nuw nsw i64 %949, 1
  %951 = getelementptr double, ptr %40, i64 %949
  %952 = load double, ptr %951, align 8, !noalias !0
  %953 = mul i64 %949, %19
  %954 = getelementptr double, ptr %7, i64 %953
  br i1 %52, label %965, label %955
955:
  %956 = phi i64 [ %957, %955 ], [ 0, %948 ]
  %957 = add nuw nsw i64 %956, 1
  %958 = getelementptr double, ptr %12, i64 %956
  %959 = load double, ptr %958, align 8, !noalias !110
  %960 = getelementptr double, ptr %954, i64 %956
  %961 = load double, ptr %960, align 8, !noalias !110
  %962 = fmul double %952, %961
  %963 = fadd double %959, %962
  store double %963, ptr %958, align 8, !noalias !110
  %964 = icmp eq i64 %19, %957
  br i1 %964, label %965, label %955
965:
  %966 = icmp eq i64 %403, %950
  br i1 %966, label %407, label %948
967:
  %968 = phi i64 [ %990, %967 ], [ %18, %509 ]
  %969 = phi double [ %991, %967 ], [ 0.000000e+00, %509 ]
  %970 = phi i64 [ %983, %967 ], [ 0, %509 ]
  %971 = phi double [ %986, %967 ], [ 0.000000e+00, %509 ]
  %972 = phi i64 [ %973, %967 ], [ 0, %509 ]
  %973 = add nuw nsw i64 %972, 1
  %974 = getelementptr i8, ptr %3, i64 %972
  %975 = load i8, ptr %974, align 1, !noalias !0
  %976 = icmp eq i8 %975, 1
  %977 = getelementptr double, ptr %11, i64 %972
  %978 = load double, ptr %977, align 8, !noalias !0
  %979 = fsub double 1.000000e+00, %978
  %980 = fadd double %978, -1.000000e+00
  %981 = select i1 %976, double %979, double %980
  %982 = zext i1 %976 to i64
  %983 = add nuw nsw i64 %970, %982
  %984 = getelementptr double, ptr %2, i64 %972
  %985 = load double, ptr %984, align 8, !noalias !0
  %986 = fadd double %971, %985
  %987 = icmp ne i8 %975, 2
  %988 = fcmp ogt double %981, %969
  %989 = select i1 %987, i1 %988, i1 false
  %990 = select i1 %989, i64 %972, i64 %968
  %991 = select i1 %989, double %981, double %969
  %992 = icmp eq i64 %18, %973
  br i1 %992, label %510, label %967
993:
  %994 = phi i64 [ %15, %46 ], [ %67, %94 ], [ %67, %677 ], [ %67, %910 ], [ %67, %512 ], [ %67, %137 ], [ %67, %523 ], [ %15, %866 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  store i64 %994, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr readnone captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, double %14, i64 %15, double %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23) local_unnamed_addr #0 {
  %25 = alloca i64, align 8
  store i64 0, ptr %25, align 8
  call fastcc void @f0(ptr %25, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %12, ptr %13, double %14, i64 %15, double %16, i64 %17, i64 %18, i64 %19, i64 %21, i64 %22, i64 %23) #9
  %26 = load i64, ptr %25, align 8
  ret i64 %26
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, ptr writeonly captures(none) %6, i64 %7, i64 %8, ptr captures(none) %9, ptr captures(none) %10, i64 %11, i64 %12, ptr captures(none) %13, i64 %14, i64 %15, ptr captures(none) %16, i64 %17, i64 %18, i64 %19) unnamed_addr #1 {
  %21 = icmp slt i64 %19, 0
  %22 = select i1 %21, i64 %2, i64 0
  %23 = add i64 %22, %19
  %24 = mul i64 %23, %3
  %25 = getelementptr double, ptr %1, i64 %24
  %26 = icmp slt i64 %3, 1
  br i1 %26, label %27, label %95
27:
  %28 = icmp slt i64 %17, 1
  br i1 %28, label %38, label %29
29:
  %30 = phi double [ %36, %29 ], [ 0.000000e+00, %27 ]
  %31 = phi i64 [ %32, %29 ], [ 0, %27 ]
  %32 = add nuw nsw i64 %31, 1
  %33 = getelementptr double, ptr %16, i64 %31
  %34 = load double, ptr %33, align 8, !noalias !113
  %35 = fmul reassoc nsz contract double %34, %34
  %36 = fadd reassoc nsz contract double %35, %30
  %37 = icmp eq i64 %17, %32
  br i1 %37, label %38, label %29
38:
  %39 = phi double [ 0.000000e+00, %27 ], [ %36, %29 ]
  %40 = tail call double @sqrt(double %39)
  %41 = icmp slt i64 %18, 1
  br i1 %41, label %44, label %42
42:
  %43 = getelementptr double, ptr %13, i64 %18
  br label %102
44:
  %45 = getelementptr double, ptr %13, i64 %18
  %46 = icmp slt i64 %12, 1
  %47 = icmp slt i64 %18, 0
  %48 = select i1 %47, i64 %15, i64 0
  %49 = getelementptr double, ptr %45, i64 %48
  br label %50
50:
  %51 = phi i64 [ %109, %64 ], [ 4, %44 ]
  %52 = phi double [ %66, %64 ], [ %40, %44 ]
  %53 = icmp eq i64 %51, 0
  br i1 %53, label %69, label %108
54:
  br i1 %28, label %64, label %55
55:
  %56 = phi double [ %62, %55 ], [ 0.000000e+00, %54 ]
  %57 = phi i64 [ %58, %55 ], [ 0, %54 ]
  %58 = add nuw nsw i64 %57, 1
  %59 = getelementptr double, ptr %16, i64 %57
  %60 = load double, ptr %59, align 8, !noalias !120
  %61 = fmul reassoc nsz contract double %60, %60
  %62 = fadd reassoc nsz contract double %61, %56
  %63 = icmp eq i64 %17, %58
  br i1 %63, label %64, label %55
64:
  %65 = phi double [ 0.000000e+00, %54 ], [ %62, %55 ]
  %66 = tail call double @sqrt(double %65)
  %67 = fmul double %52, 5.000000e-01
  %68 = fcmp ogt double %66, %67
  br i1 %68, label %69, label %50
69:
  %70 = phi double [ %52, %50 ], [ %66, %64 ]
  %71 = icmp eq i64 %18, %3
  %72 = fmul double %40, 0x3CF0000000000000
  %73 = fcmp ole double %70, %72
  %74 = select i1 %71, i1 true, i1 %73
  br i1 %74, label %152, label %75
75:
  br i1 %26, label %81, label %76
76:
  %77 = select i1 %47, i64 %11, i64 0
  %78 = add i64 %77, %18
  %79 = mul i64 %78, %12
  %80 = getelementptr double, ptr %10, i64 %79
  br label %144
81:
  %82 = select i1 %47, i64 %14, i64 0
  %83 = add i64 %82, %18
  %84 = mul i64 %83, %15
  %85 = getelementptr double, ptr %13, i64 %84
  %86 = getelementptr double, ptr %85, i64 %18
  %87 = getelementptr double, ptr %86, i64 %48
  store double %70, ptr %87, align 8, !noalias !125
  %88 = select i1 %21, i64 %5, i64 0
  %89 = getelementptr i8, ptr %4, i64 %19
  %90 = getelementptr i8, ptr %89, i64 %88
  %91 = load i8, ptr %90, align 1
  %92 = icmp ne i8 %91, 1
  %93 = icmp slt i64 %8, 1
  %94 = select i1 %92, i1 true, i1 %93
  br i1 %94, label %163, label %154
95:
  %96 = phi i64 [ %97, %95 ], [ 0, %20 ]
  %97 = add nuw nsw i64 %96, 1
  %98 = getelementptr double, ptr %25, i64 %96
  %99 = load double, ptr %98, align 8, !noalias !125
  %100 = getelementptr double, ptr %16, i64 %96
  store double %99, ptr %100, align 8, !noalias !125
  %101 = icmp eq i64 %3, %97
  br i1 %101, label %27, label %95
102:
  %103 = phi i64 [ 0, %42 ], [ %104, %102 ]
  %104 = add nuw nsw i64 %103, 1
  %105 = mul i64 %103, %15
  %106 = getelementptr double, ptr %43, i64 %105
  store double 0.000000e+00, ptr %106, align 8, !noalias !125
  %107 = icmp eq i64 %18, %104
  br i1 %107, label %44, label %102
108:
  %109 = add nsw i64 %51, -1
  br i1 %41, label %54, label %110
110:
  %111 = phi i64 [ %112, %142 ], [ 0, %108 ]
  %112 = add nuw nsw i64 %111, 1
  %113 = mul i64 %111, %12
  %114 = getelementptr double, ptr %10, i64 %113
  br i1 %46, label %126, label %115
115:
  %116 = phi double [ %124, %115 ], [ 0.000000e+00, %110 ]
  %117 = phi i64 [ %118, %115 ], [ 0, %110 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = getelementptr double, ptr %114, i64 %117
  %120 = load double, ptr %119, align 8, !noalias !126
  %121 = getelementptr double, ptr %16, i64 %117
  %122 = load double, ptr %121, align 8, !noalias !126
  %123 = fmul reassoc nsz contract double %122, %120
  %124 = fadd reassoc nsz contract double %123, %116
  %125 = icmp eq i64 %12, %118
  br i1 %125, label %126, label %115
126:
  %127 = phi double [ 0.000000e+00, %110 ], [ %124, %115 ]
  %128 = mul i64 %111, %15
  %129 = getelementptr double, ptr %49, i64 %128
  %130 = load double, ptr %129, align 8, !noalias !125
  %131 = fadd double %127, %130
  store double %131, ptr %129, align 8, !noalias !125
  br i1 %28, label %142, label %132
132:
  %133 = phi i64 [ %134, %132 ], [ 0, %126 ]
  %134 = add nuw nsw i64 %133, 1
  %135 = getelementptr double, ptr %16, i64 %133
  %136 = load double, ptr %135, align 8, !noalias !129
  %137 = getelementptr double, ptr %114, i64 %133
  %138 = load double, ptr %137, align 8, !noalias !129
  %139 = fmul double %127, %138
  %140 = fsub double %136, %139
  store double %140, ptr %135, align 8, !noalias !129
  %141 = icmp eq i64 %17, %134
  br i1 %141, label %142, label %132
142:
  %143 = icmp eq i64 %18, %112
  br i1 %143, label %54, label %110
144:
  %145 = phi i64 [ 0, %76 ], [ %146, %144 ]
  %146 = add nuw nsw i64 %145, 1
  %147 = getelementptr double, ptr %16, i64 %145
  %148 = load double, ptr %147, align 8, !noalias !125
  %149 = fdiv double %148, %70
  %150 = getelementptr double, ptr %80, i64 %145
  store double %149, ptr %150, align 8, !noalias !125
  %151 = icmp eq i64 %3, %146
  br i1 %151, label %81, label %144
152:
  %153 = phi i8 [ 1, %163 ], [ 0, %69 ]
  store i8 %153, ptr %0, align 1
  ret void
154:
  %155 = phi i64 [ %156, %154 ], [ 0, %81 ]
  %156 = add nuw nsw i64 %155, 1
  %157 = getelementptr double, ptr %9, i64 %155
  %158 = load double, ptr %157, align 8, !noalias !132
  %159 = getelementptr double, ptr %25, i64 %155
  %160 = load double, ptr %159, align 8, !noalias !132
  %161 = fadd double %158, %160
  store double %161, ptr %157, align 8, !noalias !132
  %162 = icmp eq i64 %8, %156
  br i1 %162, label %163, label %154
163:
  store i8 2, ptr %90, align 1
  %164 = select i1 %47, i64 %7, i64 0
  %165 = getelementptr i64, ptr %6, i64 %18
  %166 = getelementptr i64, ptr %165, i64 %164
  store i64 %19, ptr %166, align 8
  br label %152
}
declare double @sqrt(double) local_unnamed_addr #2
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6) unnamed_addr #1 {
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %21, label %22
9:
  %10 = phi double [ %31, %22 ], [ %55, %39 ]
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
  %35 = select i1 %27, i64 %2, i64 0
  %36 = add i64 %35, %25
  %37 = mul i64 %36, %3
  %38 = getelementptr double, ptr %1, i64 %37
  br label %39
39:
  %40 = phi double [ %31, %34 ], [ %55, %39 ]
  %41 = phi i64 [ %32, %34 ], [ %43, %39 ]
  %42 = phi i64 [ %24, %34 ], [ %44, %39 ]
  %43 = add nsw i64 %41, -1
  %44 = add i64 %42, 1
  %45 = icmp slt i64 %42, 0
  %46 = select i1 %45, i64 %3, i64 0
  %47 = getelementptr double, ptr %38, i64 %42
  %48 = getelementptr double, ptr %47, i64 %46
  %49 = load double, ptr %48, align 8
  %50 = select i1 %45, i64 %6, i64 0
  %51 = getelementptr double, ptr %5, i64 %42
  %52 = getelementptr double, ptr %51, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = fmul double %49, %53
  %55 = fsub double %40, %54
  %56 = icmp sgt i64 %41, 1
  br i1 %56, label %39, label %9
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4) unnamed_addr #1 {
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %9, label %11
7:
  %8 = fadd double %38, %48
  br label %9
9:
  %10 = phi double [ 0.000000e+00, %5 ], [ %8, %7 ]
  store double %10, ptr %0, align 8
  ret void
11:
  %12 = phi double [ %48, %11 ], [ 0.000000e+00, %5 ]
  %13 = phi double [ %38, %11 ], [ 0.000000e+00, %5 ]
  %14 = phi i64 [ %15, %11 ], [ 0, %5 ]
  %15 = add nuw nsw i64 %14, 1
  %16 = getelementptr double, ptr %1, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = getelementptr double, ptr %3, i64 %14
  %19 = load double, ptr %18, align 8
  %20 = fmul double %17, %19
  %21 = fmul double %17, 0x41A0000002000000
  %22 = fsub double %21, %17
  %23 = fsub double %21, %22
  %24 = fmul double %19, 0x41A0000002000000
  %25 = fsub double %24, %19
  %26 = fsub double %24, %25
  %27 = fsub double %17, %23
  %28 = fsub double %19, %26
  %29 = fmul double %27, %28
  %30 = fmul double %23, %26
  %31 = fsub double %20, %30
  %32 = fmul double %27, %26
  %33 = fsub double %31, %32
  %34 = fmul double %23, %28
  %35 = fsub double %33, %34
  %36 = fsub double %29, %35
  %37 = fadd double %12, %36
  %38 = fadd double %13, %20
  %39 = fsub double %38, %13
  %40 = fsub double %38, %39
  %41 = fsub double %13, %40
  %42 = fsub double %20, %39
  %43 = fadd double %42, %41
  %44 = getelementptr double, ptr %4, i64 %14
  %45 = load double, ptr %44, align 8
  %46 = fmul double %17, %45
  %47 = fadd double %46, %43
  %48 = fadd double %47, %37
  %49 = icmp eq i64 %2, %15
  br i1 %49, label %7, label %11
}
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2) unnamed_addr #3 {
  %4 = fcmp ugt double %2, 0.000000e+00
  br i1 %4, label %12, label %5
5:
  %6 = fcmp ogt double %1, 0.000000e+00
  %7 = fsub double %1, %2
  %8 = fdiv double %1, %7
  %9 = select i1 %6, double %8, double 0.000000e+00
  br label %10
10:
  %11 = phi double [ %9, %5 ], [ %19, %14 ], [ 0x7FF0000000000000, %12 ]
  store double %11, ptr %0, align 8
  ret void
12:
  %13 = fcmp ult double %2, 1.000000e+00
  br i1 %13, label %10, label %14
14:
  %15 = fcmp olt double %1, 1.000000e+00
  %16 = fsub double 1.000000e+00, %1
  %17 = fsub double %2, %1
  %18 = fdiv double %16, %17
  %19 = select i1 %15, double %18, double 0.000000e+00
  br label %10
}
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, i64 %6, i64 %7, i64 %8) unnamed_addr #4 {
  %10 = add nsw i64 %7, -1
  %11 = sub i64 %10, %8
  %12 = tail call i64 @llvm.smax.i64(i64 %11, i64 0)
  %13 = icmp slt i64 %11, 1
  br i1 %13, label %16, label %38
14:
  %15 = icmp sgt i64 %40, 1
  br i1 %15, label %38, label %16
16:
  %17 = icmp slt i64 %11, 1
  br i1 %17, label %35, label %18
18:
  %19 = icmp slt i64 %3, 1
  br label %60
20:
  %21 = fdiv double %73, %81
  %22 = fdiv double %80, %81
  store double %81, ptr %72, align 8
  %23 = sub i64 %10, %64
  %24 = icmp slt i64 %23, 1
  br i1 %24, label %25, label %83
25:
  br i1 %19, label %36, label %26
26:
  %27 = select i1 %65, i64 %2, i64 0
  %28 = add i64 %27, %62
  %29 = mul i64 %28, %3
  %30 = getelementptr double, ptr %1, i64 %29
  %31 = select i1 %74, i64 %2, i64 0
  %32 = add i64 %31, %64
  %33 = mul i64 %32, %3
  %34 = getelementptr double, ptr %1, i64 %33
  br label %102
35:
  store ptr null, ptr %0, align 8
  ret void
36:
  %37 = icmp sgt i64 %61, 1
  br i1 %37, label %60, label %35
38:
  %39 = phi i64 [ %42, %14 ], [ %8, %9 ]
  %40 = phi i64 [ %41, %14 ], [ %12, %9 ]
  %41 = add nsw i64 %40, -1
  %42 = add i64 %39, 1
  %43 = getelementptr double, ptr %4, i64 %39
  %44 = icmp sgt i64 %39, -2
  br i1 %44, label %45, label %14
45:
  %46 = add nsw i64 %39, 2
  %47 = icmp eq i64 %39, -1
  %48 = select i1 %47, i64 %6, i64 0
  br label %49
49:
  %50 = phi i64 [ %46, %45 ], [ %52, %49 ]
  %51 = phi i64 [ 0, %45 ], [ %53, %49 ]
  %52 = add nsw i64 %50, -1
  %53 = add nuw nsw i64 %51, 1
  %54 = mul i64 %51, %6
  %55 = getelementptr double, ptr %43, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = load double, ptr %56, align 8
  %58 = getelementptr double, ptr %55, i64 %48
  store double %57, ptr %58, align 8
  %59 = icmp sgt i64 %50, 1
  br i1 %59, label %49, label %14
60:
  %61 = phi i64 [ %12, %18 ], [ %63, %36 ]
  %62 = phi i64 [ %8, %18 ], [ %64, %36 ]
  %63 = add nsw i64 %61, -1
  %64 = add i64 %62, 1
  %65 = icmp slt i64 %62, 0
  %66 = select i1 %65, i64 %5, i64 0
  %67 = add i64 %66, %62
  %68 = select i1 %65, i64 %6, i64 0
  %69 = add i64 %68, %62
  %70 = mul i64 %67, %6
  %71 = getelementptr double, ptr %4, i64 %70
  %72 = getelementptr double, ptr %71, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = icmp slt i64 %62, -1
  %75 = select i1 %74, i64 %5, i64 0
  %76 = add i64 %75, %64
  %77 = mul i64 %76, %6
  %78 = getelementptr double, ptr %4, i64 %77
  %79 = getelementptr double, ptr %78, i64 %69
  %80 = load double, ptr %79, align 8
  %81 = tail call double @hypot(double %73, double %80), !noalias !135
  %82 = fcmp oeq double %81, 0.000000e+00
  br i1 %82, label %36, label %20
83:
  %84 = phi i64 [ %86, %83 ], [ %23, %20 ]
  %85 = phi i64 [ %87, %83 ], [ %64, %20 ]
  %86 = add nsw i64 %84, -1
  %87 = add i64 %85, 1
  %88 = icmp slt i64 %85, 0
  %89 = select i1 %88, i64 %6, i64 0
  %90 = add i64 %89, %85
  %91 = getelementptr double, ptr %71, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr double, ptr %78, i64 %90
  %94 = load double, ptr %93, align 8
  %95 = fmul double %21, %92
  %96 = fmul double %22, %94
  %97 = fadd double %95, %96
  store double %97, ptr %91, align 8
  %98 = fmul double %21, %94
  %99 = fmul double %22, %92
  %100 = fsub double %98, %99
  store double %100, ptr %93, align 8
  %101 = icmp sgt i64 %84, 1
  br i1 %101, label %83, label %25
102:
  %103 = phi i64 [ 0, %26 ], [ %104, %102 ]
  %104 = add nuw nsw i64 %103, 1
  %105 = getelementptr double, ptr %30, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = getelementptr double, ptr %34, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = fmul double %21, %106
  %110 = fmul double %22, %108
  %111 = fadd double %109, %110
  store double %111, ptr %105, align 8
  %112 = fmul double %21, %108
  %113 = fmul double %22, %106
  %114 = fsub double %112, %113
  store double %114, ptr %107, align 8
  %115 = icmp eq i64 %3, %104
  br i1 %115, label %36, label %102
}
declare double @hypot(double, double) local_unnamed_addr #5
declare i64 @llvm.smax.i64(i64, i64) #6
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8
attributes #0 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery7descent8_descendB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery7descent8_descendB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !9, !11, !13, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!11 = distinct !{!11, !12, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!12 = distinct !{!12, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery4face5enterB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery4face5enterB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx"}
!15 = !{!16, !18, !11, !13, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!20 = !{!11, !13, !1}
!21 = !{!13, !1}
!22 = !{!23, !13, !1}
!23 = distinct !{!23, !24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!24 = distinct !{!24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!25 = !{!26, !1}
!26 = distinct !{!26, !27, !"_ZN20heatcloak_aggregator8recovery8triangle5splitB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!27 = distinct !{!27, !"_ZN20heatcloak_aggregator8recovery8triangle5splitB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!28 = !{!29, !26, !1}
!29 = distinct !{!29, !30, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!31 = !{!32, !26, !1}
!32 = distinct !{!32, !33, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!33 = distinct !{!33, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!34 = !{!35, !37, !1}
!35 = distinct !{!35, !36, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!36 = distinct !{!36, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!39 = !{!40, !1}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_lowerB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_lowerB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!42 = !{!"branch_weights", i32 1, i32 99}
!43 = !{!44, !1}
!44 = distinct !{!44, !45, !"_ZN20heatcloak_aggregator8recovery4face4walkB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN20heatcloak_aggregator8recovery4face4walkB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE"}
!46 = !{!47, !44, !1}
!47 = distinct !{!47, !48, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd: %retptr"}
!48 = distinct !{!48, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd"}
!49 = !{!50, !47, !44, !1}
!50 = distinct !{!50, !51, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!51 = distinct !{!51, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!52 = !{!53, !1}
!53 = distinct !{!53, !54, !"_ZN20heatcloak_aggregator8recovery7descent6refineB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!54 = distinct !{!54, !"_ZN20heatcloak_aggregator8recovery7descent6refineB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!55 = !{!56, !53, !1}
!56 = distinct !{!56, !57, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_lowerB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!57 = distinct !{!57, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_lowerB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!58 = !{!59, !53, !1}
!59 = distinct !{!59, !60, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!60 = distinct !{!60, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!61 = !{!62, !1}
!62 = distinct !{!62, !63, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!63 = distinct !{!63, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels17times_compensatedB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!64 = !{!65, !1}
!65 = distinct !{!65, !66, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v25B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!66 = distinct !{!66, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v25B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!67 = !{!68, !1}
!68 = distinct !{!68, !69, !"_ZN20heatcloak_aggregator8recovery4face8residualB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!69 = distinct !{!69, !"_ZN20heatcloak_aggregator8recovery4face8residualB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE"}
!70 = !{!71, !68, !1}
!71 = distinct !{!71, !72, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!72 = distinct !{!72, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!73 = !{!74, !76, !78, !1}
!74 = distinct !{!74, !75, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!75 = distinct !{!75, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!76 = distinct !{!76, !77, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!77 = distinct !{!77, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!78 = distinct !{!78, !79, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!79 = distinct !{!79, !"_ZN20heatcloak_aggregator8recovery11certificate10gap_kernelB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!80 = !{!81, !83, !78, !1}
!81 = distinct !{!81, !82, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!82 = distinct !{!82, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!83 = distinct !{!83, !84, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!84 = distinct !{!84, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!85 = !{!78, !1}
!86 = !{!87, !1}
!87 = distinct !{!87, !88, !"_ZN20heatcloak_aggregator8recovery4face15enter_dependentB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx: %retptr"}
!88 = distinct !{!88, !"_ZN20heatcloak_aggregator8recovery4face15enter_dependentB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx"}
!89 = !{!90, !87, !1}
!90 = distinct !{!90, !91, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!91 = distinct !{!91, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!92 = !{!93, !87, !1}
!93 = distinct !{!93, !94, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd: %retptr"}
!94 = distinct !{!94, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd"}
!95 = !{!96, !93, !87, !1}
!96 = distinct !{!96, !97, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!97 = distinct !{!97, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!98 = !{!99, !87, !1}
!99 = distinct !{!99, !100, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd: %retptr"}
!100 = distinct !{!100, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd"}
!101 = !{!102, !99, !87, !1}
!102 = distinct !{!102, !103, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!103 = distinct !{!103, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!104 = !{!105, !107, !1}
!105 = distinct !{!105, !106, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!106 = distinct !{!106, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!107 = distinct !{!107, !108, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!108 = distinct !{!108, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!109 = !{!"branch_weights", i32 99, i32 1}
!110 = !{!111, !1}
!111 = distinct !{!111, !112, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!112 = distinct !{!112, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!113 = !{!114, !116, !118}
!114 = distinct !{!114, !115, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!115 = distinct !{!115, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!116 = distinct !{!116, !117, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!117 = distinct !{!117, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!118 = distinct !{!118, !119, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!119 = distinct !{!119, !"_ZN20heatcloak_aggregator8recovery8triangle6appendB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!120 = !{!121, !123, !118}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!123 = distinct !{!123, !124, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!124 = distinct !{!124, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!125 = !{!118}
!126 = !{!127, !118}
!127 = distinct !{!127, !128, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!128 = distinct !{!128, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB2v7B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!129 = !{!130, !118}
!130 = distinct !{!130, !131, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!131 = distinct !{!131, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!132 = !{!133}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!135 = !{!136}
!136 = distinct !{!136, !137, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd: %retptr"}
!137 = distinct !{!137, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd"}
