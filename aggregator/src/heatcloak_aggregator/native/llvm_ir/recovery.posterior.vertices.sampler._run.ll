; d6db9a3e1a6ab8dd31f6d35df0aad75c0e52c4a14aeaa9e5765a0c92f677c946
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, double %5, double %6, ptr readonly captures(none) %7, ptr %8, ptr captures(none) %9, ptr %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr writeonly captures(none) %16, ptr writeonly captures(none) %17, ptr writeonly captures(none) %18, ptr %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30) unnamed_addr #0 {
  %32 = alloca double, align 8
  %33 = alloca double, align 8
  %34 = alloca double, align 8
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  %37 = alloca double, align 8
  %38 = alloca double, align 8
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca double, align 8
  %42 = alloca double, align 8
  %43 = alloca double, align 8
  %44 = alloca double, align 8
  %45 = alloca double, align 8
  %46 = alloca double, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca double, align 8
  %50 = alloca double, align 8
  %51 = alloca double, align 8
  %52 = alloca double, align 8
  %53 = alloca double, align 8
  %54 = alloca double, align 8
  %55 = alloca double, align 8
  %56 = alloca double, align 8
  %57 = alloca double, align 8
  %58 = alloca double, align 8
  %59 = alloca double, align 8
  %60 = alloca double, align 8
  %61 = alloca double, align 8
  %62 = alloca double, align 8
  %63 = alloca double, align 8
  %64 = alloca double, align 8
  %65 = alloca double, align 8
  %66 = alloca double, align 8
  %67 = alloca double, align 8
  %68 = alloca double, align 8
  %69 = alloca double, align 8
  %70 = alloca double, align 8
  %71 = alloca double, align 8
  %72 = alloca double, align 8
  %73 = alloca double, align 8
  %74 = alloca double, align 8
  %75 = alloca double, align 8
  %76 = icmp slt i64 %28, 1
  br i1 %76, label %1833, label %77
77:
  %78 = getelementptr double, ptr %19, i64 %23
  %79 = shl i64 %23, 4
  %80 = getelementptr i8, ptr %19, i64 %79
  %81 = mul i64 %23, 24
  %82 = getelementptr i8, ptr %19, i64 %81
  %83 = icmp slt i64 %21, 1
  %84 = add nsw i64 %25, -1
  %85 = icmp slt i64 %23, 1
  %86 = icmp slt i64 %24, 1
  %87 = icmp eq i64 %27, 0
  %88 = icmp slt i64 %20, 1
  %89 = sitofp i64 %26 to double
  %90 = getelementptr double, ptr %82, i64 %23
  %91 = getelementptr i8, ptr %90, i64 -8
  %92 = icmp sgt i64 %23, 1
  %93 = add nsw i64 %23, -1
  %94 = mul i64 %20, 3326683750974675154
  %95 = icmp eq i64 %22, 0
  %96 = icmp slt i64 %29, 1
  %97 = mul i64 %30, %29
  br label %108
98:
  %99 = icmp eq i64 %110, %28
  br i1 %99, label %1833, label %108
100:
  %101 = getelementptr i64, ptr %118, i64 %123
  store i64 %1820, ptr %101, align 8, !noalias !0
  br i1 %96, label %106, label %102
102:
  %103 = mul i64 %123, %29
  %104 = getelementptr i64, ptr %120, i64 %103
  %105 = getelementptr double, ptr %121, i64 %103
  br label %1823
106:
  %107 = icmp eq i64 %21, %124
  br i1 %107, label %98, label %122
108:
  %109 = phi i64 [ 0, %77 ], [ %110, %98 ]
  %110 = add nuw nsw i64 %109, 1
  %111 = mul i64 %109, %29
  %112 = getelementptr i64, ptr %13, i64 %111
  %113 = getelementptr double, ptr %14, i64 %111
  br i1 %83, label %98, label %114
114:
  %115 = getelementptr i64, ptr %12, i64 %109
  %116 = getelementptr i64, ptr %15, i64 %109
  %117 = mul i64 %109, %30
  %118 = getelementptr i64, ptr %16, i64 %117
  %119 = mul i64 %97, %109
  %120 = getelementptr i64, ptr %17, i64 %119
  %121 = getelementptr double, ptr %18, i64 %119
  br label %122
122:
  %123 = phi i64 [ 0, %114 ], [ %124, %106 ]
  %124 = add nuw nsw i64 %123, 1
  %125 = load i64, ptr %115, align 8, !noalias !0
  %126 = load i64, ptr %116, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %74), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %75), !noalias !0
  store double 0.000000e+00, ptr %74, align 8, !noalias !3
  store double 0.000000e+00, ptr %75, align 8, !noalias !3
  br i1 %85, label %134, label %127
127:
  %128 = phi i64 [ %129, %127 ], [ 0, %122 ]
  %129 = add nuw nsw i64 %128, 1
  %130 = getelementptr double, ptr %3, i64 %128
  %131 = load double, ptr %130, align 8, !noalias !6
  %132 = getelementptr double, ptr %19, i64 %128
  store double %131, ptr %132, align 8, !noalias !6
  %133 = icmp eq i64 %23, %129
  br i1 %133, label %134, label %127
134:
  %135 = icmp slt i64 %125, 1
  br i1 %135, label %136, label %1724
136:
  br i1 %88, label %1819, label %1807
137:
  %138 = icmp slt i64 %1808, %84
  br i1 %138, label %139, label %1721
139:
  call void @llvm.lifetime.start.p0(ptr nonnull %70), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %71), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %72), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %73), !noalias !3
  store double 0.000000e+00, ptr %70, align 8, !noalias !9
  store double 0.000000e+00, ptr %71, align 8, !noalias !9
  store double 0.000000e+00, ptr %72, align 8, !noalias !9
  store double 0.000000e+00, ptr %73, align 8, !noalias !9
  %140 = add nsw i64 %1808, 1
  %141 = icmp slt i64 %1808, -1
  %142 = select i1 %141, i64 %25, i64 0
  %143 = getelementptr double, ptr %4, i64 %140
  %144 = getelementptr double, ptr %143, i64 %142
  %145 = load double, ptr %144, align 8, !noalias !9
  %146 = icmp slt i64 %1808, 0
  %147 = select i1 %146, i64 %25, i64 0
  %148 = getelementptr double, ptr %4, i64 %1808
  %149 = getelementptr double, ptr %148, i64 %147
  %150 = load double, ptr %149, align 8, !noalias !9
  store double 0.000000e+00, ptr %70, align 8, !noalias !9
  call fastcc void @f3(ptr %70, i64 %23, ptr %19, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %151 = load double, ptr %70, align 8, !noalias !9
  %152 = fsub double %145, %150
  %153 = fadd double %152, 0x3FF4C9DCF4516B8D
  %154 = fadd double %153, %151
  %155 = fcmp olt double %1816, %154
  br i1 %155, label %156, label %251
156:
  store double 0.000000e+00, ptr %71, align 8, !noalias !9
  call fastcc void @f2(ptr %71, i64 %1817, i64 1)
  %157 = load double, ptr %71, align 8, !noalias !9
  %158 = load double, ptr %91, align 8, !noalias !12
  %159 = fmul double %157, %158
  br i1 %92, label %160, label %172
160:
  %161 = phi i64 [ %170, %160 ], [ %93, %156 ]
  %162 = phi i64 [ %169, %160 ], [ 0, %156 ]
  %163 = add nuw nsw i64 %162, %161
  %164 = lshr i64 %163, 1
  %165 = getelementptr double, ptr %82, i64 %164
  %166 = load double, ptr %165, align 8, !noalias !12
  %167 = fcmp ogt double %166, %159
  %168 = add nuw nsw i64 %164, 1
  %169 = select i1 %167, i64 %162, i64 %168
  %170 = select i1 %167, i64 %164, i64 %161
  %171 = icmp slt i64 %169, %170
  br i1 %171, label %160, label %172
172:
  %173 = phi i64 [ 0, %156 ], [ %169, %160 ]
  store double 0.000000e+00, ptr %72, align 8, !noalias !9
  call fastcc void @f2(ptr %72, i64 %1817, i64 2)
  %174 = load double, ptr %72, align 8, !noalias !9
  store double 0.000000e+00, ptr %73, align 8, !noalias !9
  call fastcc void @f4(ptr %73, ptr %19, i64 %23, ptr readonly %2, i64 %23, i64 %173, double 1.000000e+00, double %5, double %6, double %174)
  %175 = load double, ptr %73, align 8, !noalias !9
  %176 = select i1 %146, i64 %29, i64 0
  %177 = getelementptr i64, ptr %112, i64 %1808
  %178 = getelementptr i64, ptr %177, i64 %176
  store i64 %173, ptr %178, align 8, !noalias !9
  %179 = getelementptr double, ptr %113, i64 %1808
  %180 = getelementptr double, ptr %179, i64 %176
  store double %175, ptr %180, align 8, !noalias !9
  %181 = getelementptr i64, ptr %8, i64 %173
  %182 = load i64, ptr %181, align 8, !noalias !15
  %183 = icmp slt i64 %182, 0
  br i1 %183, label %184, label %234
184:
  %185 = load i64, ptr %11, align 8, !noalias !15
  %186 = icmp slt i64 %185, 0
  %187 = select i1 %186, i64 %27, i64 0
  %188 = getelementptr i64, ptr %9, i64 %185
  %189 = getelementptr i64, ptr %188, i64 %187
  %190 = load i64, ptr %189, align 8, !noalias !15
  %191 = icmp sgt i64 %190, -1
  br i1 %191, label %192, label %194
192:
  %193 = getelementptr i64, ptr %8, i64 %190
  store i64 -1, ptr %193, align 8, !noalias !15
  br label %194
194:
  %195 = add i64 %187, %185
  %196 = mul i64 %195, %23
  %197 = getelementptr double, ptr %10, i64 %196
  br i1 %85, label %222, label %198
198:
  %199 = mul i64 %173, %24
  %200 = getelementptr double, ptr %1, i64 %199
  br label %205
201:
  %202 = phi double [ 0.000000e+00, %205 ], [ %220, %211 ]
  %203 = getelementptr double, ptr %197, i64 %206
  store double %202, ptr %203, align 8, !noalias !20
  %204 = icmp eq i64 %207, %23
  br i1 %204, label %222, label %205
205:
  %206 = phi i64 [ 0, %198 ], [ %207, %201 ]
  %207 = add nuw nsw i64 %206, 1
  br i1 %86, label %201, label %208
208:
  %209 = mul i64 %206, %24
  %210 = getelementptr double, ptr %1, i64 %209
  br label %211
211:
  %212 = phi double [ 0.000000e+00, %208 ], [ %220, %211 ]
  %213 = phi i64 [ 0, %208 ], [ %214, %211 ]
  %214 = add nuw nsw i64 %213, 1
  %215 = getelementptr double, ptr %200, i64 %213
  %216 = load double, ptr %215, align 8, !noalias !20
  %217 = getelementptr double, ptr %210, i64 %213
  %218 = load double, ptr %217, align 8, !noalias !20
  %219 = fmul reassoc nsz contract double %218, %216
  %220 = fadd reassoc nsz contract double %219, %212
  %221 = icmp eq i64 %24, %214
  br i1 %221, label %201, label %211
222:
  store i64 %173, ptr %189, align 8, !noalias !15
  store i64 %185, ptr %181, align 8, !noalias !15
  br i1 %87, label %223, label %225, !prof !23
223:
  %224 = phi i64 [ %233, %225 ], [ 0, %222 ]
  store i64 %224, ptr %11, align 8, !noalias !15
  br label %234
225:
  %226 = add nsw i64 %185, 1
  %227 = srem i64 %226, %27
  %228 = xor i64 %227, %27
  %229 = icmp slt i64 %228, 0
  %230 = icmp ne i64 %227, 0
  %231 = and i1 %230, %229
  %232 = select i1 %231, i64 %27, i64 0
  %233 = add i64 %232, %227
  br label %223
234:
  %235 = load i64, ptr %181, align 8, !noalias !15
  %236 = icmp slt i64 %235, 0
  %237 = select i1 %236, i64 %27, i64 0
  %238 = add i64 %237, %235
  %239 = mul i64 %238, %23
  %240 = getelementptr double, ptr %10, i64 %239
  br i1 %85, label %251, label %241
241:
  %242 = phi i64 [ %243, %241 ], [ 0, %234 ]
  %243 = add nuw nsw i64 %242, 1
  %244 = getelementptr double, ptr %19, i64 %242
  %245 = load double, ptr %244, align 8, !noalias !24
  %246 = getelementptr double, ptr %240, i64 %242
  %247 = load double, ptr %246, align 8, !noalias !24
  %248 = fmul double %175, %247
  %249 = fsub double %245, %248
  store double %249, ptr %244, align 8, !noalias !24
  %250 = icmp eq i64 %23, %243
  br i1 %250, label %251, label %241
251:
  %252 = phi i64 [ %1808, %139 ], [ %140, %234 ], [ %140, %241 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %70), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %71), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %72), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %73), !noalias !3
  br label %1721
253:
  %254 = fcmp olt double %1813, 0x3FE6666666666666
  br i1 %254, label %255, label %461
255:
  %256 = icmp sgt i64 %1808, 0
  br i1 %256, label %257, label %1721
257:
  call void @llvm.lifetime.start.p0(ptr nonnull %65), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %66), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %67), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %68), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %69), !noalias !3
  store double 0.000000e+00, ptr %65, align 8, !noalias !25
  store double 0.000000e+00, ptr %66, align 8, !noalias !25
  store double 0.000000e+00, ptr %67, align 8, !noalias !25
  store double 0.000000e+00, ptr %68, align 8, !noalias !25
  store double 0.000000e+00, ptr %69, align 8, !noalias !25
  store double 0.000000e+00, ptr %65, align 8, !noalias !25
  call fastcc void @f2(ptr %65, i64 %1817, i64 3)
  %258 = load double, ptr %65, align 8, !noalias !25
  %259 = uitofp nneg i64 %1808 to double
  %260 = fmul double %258, %259
  %261 = fptosi double %260 to i64
  %262 = icmp slt i64 %261, 0
  %263 = select i1 %262, i64 %29, i64 0
  %264 = getelementptr i64, ptr %112, i64 %261
  %265 = getelementptr i64, ptr %264, i64 %263
  %266 = load i64, ptr %265, align 8, !noalias !25
  %267 = getelementptr double, ptr %113, i64 %261
  %268 = getelementptr double, ptr %267, i64 %263
  %269 = load double, ptr %268, align 8, !noalias !25
  %270 = icmp slt i64 %266, 0
  %271 = select i1 %270, i64 %23, i64 0
  %272 = getelementptr i64, ptr %8, i64 %266
  %273 = getelementptr i64, ptr %272, i64 %271
  %274 = load i64, ptr %273, align 8, !noalias !28
  %275 = icmp slt i64 %274, 0
  br i1 %275, label %276, label %327
276:
  %277 = load i64, ptr %11, align 8, !noalias !28
  %278 = icmp slt i64 %277, 0
  %279 = select i1 %278, i64 %27, i64 0
  %280 = getelementptr i64, ptr %9, i64 %277
  %281 = getelementptr i64, ptr %280, i64 %279
  %282 = load i64, ptr %281, align 8, !noalias !28
  %283 = icmp sgt i64 %282, -1
  br i1 %283, label %284, label %286
284:
  %285 = getelementptr i64, ptr %8, i64 %282
  store i64 -1, ptr %285, align 8, !noalias !28
  br label %286
286:
  %287 = add i64 %279, %277
  %288 = mul i64 %287, %23
  %289 = getelementptr double, ptr %10, i64 %288
  br i1 %85, label %315, label %290
290:
  %291 = add i64 %271, %266
  %292 = mul i64 %291, %24
  %293 = getelementptr double, ptr %1, i64 %292
  br label %298
294:
  %295 = phi double [ 0.000000e+00, %298 ], [ %313, %304 ]
  %296 = getelementptr double, ptr %289, i64 %299
  store double %295, ptr %296, align 8, !noalias !33
  %297 = icmp eq i64 %300, %23
  br i1 %297, label %315, label %298
298:
  %299 = phi i64 [ 0, %290 ], [ %300, %294 ]
  %300 = add nuw nsw i64 %299, 1
  br i1 %86, label %294, label %301
301:
  %302 = mul i64 %299, %24
  %303 = getelementptr double, ptr %1, i64 %302
  br label %304
304:
  %305 = phi double [ 0.000000e+00, %301 ], [ %313, %304 ]
  %306 = phi i64 [ 0, %301 ], [ %307, %304 ]
  %307 = add nuw nsw i64 %306, 1
  %308 = getelementptr double, ptr %293, i64 %306
  %309 = load double, ptr %308, align 8, !noalias !33
  %310 = getelementptr double, ptr %303, i64 %306
  %311 = load double, ptr %310, align 8, !noalias !33
  %312 = fmul reassoc nsz contract double %311, %309
  %313 = fadd reassoc nsz contract double %312, %305
  %314 = icmp eq i64 %24, %307
  br i1 %314, label %294, label %304
315:
  store i64 %266, ptr %281, align 8, !noalias !28
  store i64 %277, ptr %273, align 8, !noalias !28
  br i1 %87, label %316, label %318, !prof !23
316:
  %317 = phi i64 [ %326, %318 ], [ 0, %315 ]
  store i64 %317, ptr %11, align 8, !noalias !28
  br label %327
318:
  %319 = add nsw i64 %277, 1
  %320 = srem i64 %319, %27
  %321 = xor i64 %320, %27
  %322 = icmp slt i64 %321, 0
  %323 = icmp ne i64 %320, 0
  %324 = and i1 %323, %322
  %325 = select i1 %324, i64 %27, i64 0
  %326 = add i64 %325, %320
  br label %316
327:
  %328 = load i64, ptr %273, align 8, !noalias !28
  %329 = icmp slt i64 %328, 0
  %330 = select i1 %329, i64 %27, i64 0
  %331 = add i64 %330, %328
  %332 = mul i64 %331, %23
  %333 = getelementptr double, ptr %10, i64 %332
  br i1 %85, label %345, label %334
334:
  %335 = phi i64 [ %336, %334 ], [ 0, %327 ]
  %336 = add nuw nsw i64 %335, 1
  %337 = getelementptr double, ptr %19, i64 %335
  %338 = load double, ptr %337, align 8, !noalias !36
  %339 = getelementptr double, ptr %333, i64 %335
  %340 = load double, ptr %339, align 8, !noalias !36
  %341 = fmul double %269, %340
  %342 = fadd double %338, %341
  %343 = getelementptr double, ptr %78, i64 %335
  store double %342, ptr %343, align 8, !noalias !36
  %344 = icmp eq i64 %23, %336
  br i1 %344, label %345, label %334
345:
  %346 = add nsw i64 %1808, -1
  %347 = getelementptr double, ptr %4, i64 %346
  %348 = load double, ptr %347, align 8, !noalias !25
  %349 = getelementptr double, ptr %4, i64 %1808
  %350 = load double, ptr %349, align 8, !noalias !25
  store double 0.000000e+00, ptr %66, align 8, !noalias !25
  call fastcc void @f3(ptr %66, i64 %23, ptr %78, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %351 = load double, ptr %66, align 8, !noalias !25
  %352 = fsub double %348, %350
  %353 = fadd double %352, 0xBFF4C9DCF4516B8D
  %354 = fsub double %353, %351
  %355 = fcmp olt double %1816, %354
  br i1 %355, label %356, label %368
356:
  %357 = getelementptr i64, ptr %112, i64 %346
  %358 = load i64, ptr %357, align 8, !noalias !25
  %359 = getelementptr double, ptr %113, i64 %346
  %360 = load double, ptr %359, align 8, !noalias !25
  store i64 %358, ptr %265, align 8, !noalias !25
  store double %360, ptr %268, align 8, !noalias !25
  br i1 %85, label %459, label %361
361:
  %362 = phi i64 [ %363, %361 ], [ 0, %356 ]
  %363 = add nuw nsw i64 %362, 1
  %364 = getelementptr double, ptr %78, i64 %362
  %365 = load double, ptr %364, align 8, !noalias !37
  %366 = getelementptr double, ptr %19, i64 %362
  store double %365, ptr %366, align 8, !noalias !37
  %367 = icmp eq i64 %23, %363
  br i1 %367, label %459, label %361
368:
  store double 0.000000e+00, ptr %67, align 8, !noalias !25
  call fastcc void @f2(ptr %67, i64 %1817, i64 1)
  %369 = load double, ptr %67, align 8, !noalias !25
  %370 = load double, ptr %91, align 8, !noalias !40
  %371 = fmul double %369, %370
  br i1 %92, label %372, label %384
372:
  %373 = phi i64 [ %382, %372 ], [ %93, %368 ]
  %374 = phi i64 [ %381, %372 ], [ 0, %368 ]
  %375 = add nuw nsw i64 %374, %373
  %376 = lshr i64 %375, 1
  %377 = getelementptr double, ptr %82, i64 %376
  %378 = load double, ptr %377, align 8, !noalias !40
  %379 = fcmp ogt double %378, %371
  %380 = add nuw nsw i64 %376, 1
  %381 = select i1 %379, i64 %374, i64 %380
  %382 = select i1 %379, i64 %376, i64 %373
  %383 = icmp slt i64 %381, %382
  br i1 %383, label %372, label %384
384:
  %385 = phi i64 [ 0, %368 ], [ %381, %372 ]
  store double 0.000000e+00, ptr %68, align 8, !noalias !25
  call fastcc void @f2(ptr %68, i64 %1817, i64 2)
  %386 = load double, ptr %68, align 8, !noalias !25
  store double 0.000000e+00, ptr %69, align 8, !noalias !25
  call fastcc void @f4(ptr %69, ptr %78, i64 %23, ptr readonly %2, i64 %23, i64 %385, double 1.000000e+00, double %5, double %6, double %386)
  %387 = load double, ptr %69, align 8, !noalias !25
  store i64 %385, ptr %265, align 8, !noalias !25
  store double %387, ptr %268, align 8, !noalias !25
  %388 = getelementptr i64, ptr %8, i64 %385
  %389 = load i64, ptr %388, align 8, !noalias !43
  %390 = icmp slt i64 %389, 0
  br i1 %390, label %391, label %441
391:
  %392 = load i64, ptr %11, align 8, !noalias !43
  %393 = icmp slt i64 %392, 0
  %394 = select i1 %393, i64 %27, i64 0
  %395 = getelementptr i64, ptr %9, i64 %392
  %396 = getelementptr i64, ptr %395, i64 %394
  %397 = load i64, ptr %396, align 8, !noalias !43
  %398 = icmp sgt i64 %397, -1
  br i1 %398, label %399, label %401
399:
  %400 = getelementptr i64, ptr %8, i64 %397
  store i64 -1, ptr %400, align 8, !noalias !43
  br label %401
401:
  %402 = add i64 %394, %392
  %403 = mul i64 %402, %23
  %404 = getelementptr double, ptr %10, i64 %403
  br i1 %85, label %429, label %405
405:
  %406 = mul i64 %385, %24
  %407 = getelementptr double, ptr %1, i64 %406
  br label %412
408:
  %409 = phi double [ 0.000000e+00, %412 ], [ %427, %418 ]
  %410 = getelementptr double, ptr %404, i64 %413
  store double %409, ptr %410, align 8, !noalias !48
  %411 = icmp eq i64 %414, %23
  br i1 %411, label %429, label %412
412:
  %413 = phi i64 [ 0, %405 ], [ %414, %408 ]
  %414 = add nuw nsw i64 %413, 1
  br i1 %86, label %408, label %415
415:
  %416 = mul i64 %413, %24
  %417 = getelementptr double, ptr %1, i64 %416
  br label %418
418:
  %419 = phi double [ 0.000000e+00, %415 ], [ %427, %418 ]
  %420 = phi i64 [ 0, %415 ], [ %421, %418 ]
  %421 = add nuw nsw i64 %420, 1
  %422 = getelementptr double, ptr %407, i64 %420
  %423 = load double, ptr %422, align 8, !noalias !48
  %424 = getelementptr double, ptr %417, i64 %420
  %425 = load double, ptr %424, align 8, !noalias !48
  %426 = fmul reassoc nsz contract double %425, %423
  %427 = fadd reassoc nsz contract double %426, %419
  %428 = icmp eq i64 %24, %421
  br i1 %428, label %408, label %418
429:
  store i64 %385, ptr %396, align 8, !noalias !43
  store i64 %392, ptr %388, align 8, !noalias !43
  br i1 %87, label %430, label %432, !prof !23
430:
  %431 = phi i64 [ %440, %432 ], [ 0, %429 ]
  store i64 %431, ptr %11, align 8, !noalias !43
  br label %441
432:
  %433 = add nsw i64 %392, 1
  %434 = srem i64 %433, %27
  %435 = xor i64 %434, %27
  %436 = icmp slt i64 %435, 0
  %437 = icmp ne i64 %434, 0
  %438 = and i1 %437, %436
  %439 = select i1 %438, i64 %27, i64 0
  %440 = add i64 %439, %434
  br label %430
441:
  %442 = load i64, ptr %388, align 8, !noalias !43
  %443 = icmp slt i64 %442, 0
  %444 = select i1 %443, i64 %27, i64 0
  %445 = add i64 %444, %442
  %446 = mul i64 %445, %23
  %447 = getelementptr double, ptr %10, i64 %446
  br i1 %85, label %459, label %448
448:
  %449 = phi i64 [ %450, %448 ], [ 0, %441 ]
  %450 = add nuw nsw i64 %449, 1
  %451 = getelementptr double, ptr %78, i64 %449
  %452 = load double, ptr %451, align 8, !noalias !51
  %453 = getelementptr double, ptr %447, i64 %449
  %454 = load double, ptr %453, align 8, !noalias !51
  %455 = fmul double %387, %454
  %456 = fsub double %452, %455
  %457 = getelementptr double, ptr %19, i64 %449
  store double %456, ptr %457, align 8, !noalias !51
  %458 = icmp eq i64 %23, %450
  br i1 %458, label %459, label %448
459:
  %460 = phi i64 [ %346, %361 ], [ %346, %356 ], [ %1808, %441 ], [ %1808, %448 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %65), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %66), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %67), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %68), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %69), !noalias !3
  br label %1721
461:
  %462 = fcmp olt double %1813, 8.500000e-01
  br i1 %462, label %463, label %1023
463:
  %464 = icmp sgt i64 %1808, 1
  br i1 %464, label %465, label %1721
465:
  call void @llvm.lifetime.start.p0(ptr nonnull %52), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %53), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %54), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %55), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %56), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %57), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %58), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %59), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %60), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %61), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %62), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %63), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %64), !noalias !3
  store double 0.000000e+00, ptr %52, align 8, !noalias !52
  store double 0.000000e+00, ptr %53, align 8, !noalias !52
  store double 0.000000e+00, ptr %54, align 8, !noalias !52
  store double 0.000000e+00, ptr %55, align 8, !noalias !52
  store double 0.000000e+00, ptr %56, align 8, !noalias !52
  store double 0.000000e+00, ptr %57, align 8, !noalias !52
  store double 0.000000e+00, ptr %58, align 8, !noalias !52
  store double 0.000000e+00, ptr %59, align 8, !noalias !52
  store double 0.000000e+00, ptr %60, align 8, !noalias !52
  store double 0.000000e+00, ptr %61, align 8, !noalias !52
  store double 0.000000e+00, ptr %62, align 8, !noalias !52
  store double 0.000000e+00, ptr %63, align 8, !noalias !52
  store double 0.000000e+00, ptr %64, align 8, !noalias !52
  store double 0.000000e+00, ptr %52, align 8, !noalias !52
  call fastcc void @f2(ptr %52, i64 %1817, i64 1)
  %466 = load double, ptr %52, align 8, !noalias !52
  %467 = fmul double %466, %89
  %468 = fptosi double %467 to i64
  %469 = icmp slt i64 %468, 0
  %470 = select i1 %469, i64 %26, i64 0
  %471 = getelementptr double, ptr %7, i64 %468
  %472 = getelementptr double, ptr %471, i64 %470
  %473 = load double, ptr %472, align 8, !noalias !52
  store double 0.000000e+00, ptr %53, align 8, !noalias !52
  call fastcc void @f2(ptr %53, i64 %1817, i64 2)
  %474 = load double, ptr %53, align 8, !noalias !52
  store double 0.000000e+00, ptr %54, align 8, !noalias !52
  call fastcc void @f2(ptr %54, i64 %1817, i64 3)
  %475 = load double, ptr %54, align 8, !noalias !52
  %476 = uitofp nneg i64 %1808 to double
  %477 = fmul double %474, %476
  %478 = fptosi double %477 to i64
  %479 = add nsw i64 %1808, -1
  %480 = uitofp nneg i64 %479 to double
  %481 = fmul double %475, %480
  %482 = fptosi double %481 to i64
  %483 = icmp sge i64 %482, %478
  %484 = zext i1 %483 to i64
  %485 = add nsw i64 %484, %482
  %486 = icmp slt i64 %478, 0
  %487 = select i1 %486, i64 %29, i64 0
  %488 = getelementptr i64, ptr %112, i64 %478
  %489 = getelementptr i64, ptr %488, i64 %487
  %490 = load i64, ptr %489, align 8, !noalias !52
  %491 = getelementptr double, ptr %113, i64 %478
  %492 = getelementptr double, ptr %491, i64 %487
  %493 = load double, ptr %492, align 8, !noalias !52
  %494 = icmp slt i64 %485, 0
  %495 = select i1 %494, i64 %29, i64 0
  %496 = getelementptr i64, ptr %112, i64 %485
  %497 = getelementptr i64, ptr %496, i64 %495
  %498 = load i64, ptr %497, align 8, !noalias !52
  %499 = getelementptr double, ptr %113, i64 %485
  %500 = getelementptr double, ptr %499, i64 %495
  %501 = load double, ptr %500, align 8, !noalias !52
  %502 = icmp slt i64 %490, 0
  %503 = select i1 %502, i64 %23, i64 0
  %504 = getelementptr i64, ptr %8, i64 %490
  %505 = getelementptr i64, ptr %504, i64 %503
  %506 = load i64, ptr %505, align 8, !noalias !55
  %507 = icmp slt i64 %506, 0
  br i1 %507, label %508, label %559
508:
  %509 = load i64, ptr %11, align 8, !noalias !55
  %510 = icmp slt i64 %509, 0
  %511 = select i1 %510, i64 %27, i64 0
  %512 = getelementptr i64, ptr %9, i64 %509
  %513 = getelementptr i64, ptr %512, i64 %511
  %514 = load i64, ptr %513, align 8, !noalias !55
  %515 = icmp sgt i64 %514, -1
  br i1 %515, label %516, label %518
516:
  %517 = getelementptr i64, ptr %8, i64 %514
  store i64 -1, ptr %517, align 8, !noalias !55
  br label %518
518:
  %519 = add i64 %511, %509
  %520 = mul i64 %519, %23
  %521 = getelementptr double, ptr %10, i64 %520
  br i1 %85, label %547, label %522
522:
  %523 = add i64 %503, %490
  %524 = mul i64 %523, %24
  %525 = getelementptr double, ptr %1, i64 %524
  br label %530
526:
  %527 = phi double [ 0.000000e+00, %530 ], [ %545, %536 ]
  %528 = getelementptr double, ptr %521, i64 %531
  store double %527, ptr %528, align 8, !noalias !60
  %529 = icmp eq i64 %532, %23
  br i1 %529, label %547, label %530
530:
  %531 = phi i64 [ 0, %522 ], [ %532, %526 ]
  %532 = add nuw nsw i64 %531, 1
  br i1 %86, label %526, label %533
533:
  %534 = mul i64 %531, %24
  %535 = getelementptr double, ptr %1, i64 %534
  br label %536
536:
  %537 = phi double [ 0.000000e+00, %533 ], [ %545, %536 ]
  %538 = phi i64 [ 0, %533 ], [ %539, %536 ]
  %539 = add nuw nsw i64 %538, 1
  %540 = getelementptr double, ptr %525, i64 %538
  %541 = load double, ptr %540, align 8, !noalias !60
  %542 = getelementptr double, ptr %535, i64 %538
  %543 = load double, ptr %542, align 8, !noalias !60
  %544 = fmul reassoc nsz contract double %543, %541
  %545 = fadd reassoc nsz contract double %544, %537
  %546 = icmp eq i64 %24, %539
  br i1 %546, label %526, label %536
547:
  store i64 %490, ptr %513, align 8, !noalias !55
  store i64 %509, ptr %505, align 8, !noalias !55
  br i1 %87, label %548, label %550, !prof !23
548:
  %549 = phi i64 [ %558, %550 ], [ 0, %547 ]
  store i64 %549, ptr %11, align 8, !noalias !55
  br label %559
550:
  %551 = add nsw i64 %509, 1
  %552 = srem i64 %551, %27
  %553 = xor i64 %552, %27
  %554 = icmp slt i64 %553, 0
  %555 = icmp ne i64 %552, 0
  %556 = and i1 %555, %554
  %557 = select i1 %556, i64 %27, i64 0
  %558 = add i64 %557, %552
  br label %548
559:
  %560 = load i64, ptr %505, align 8, !noalias !55
  %561 = icmp slt i64 %560, 0
  %562 = select i1 %561, i64 %27, i64 0
  %563 = add i64 %562, %560
  %564 = mul i64 %563, %23
  %565 = getelementptr double, ptr %10, i64 %564
  br i1 %85, label %577, label %566
566:
  %567 = phi i64 [ %568, %566 ], [ 0, %559 ]
  %568 = add nuw nsw i64 %567, 1
  %569 = getelementptr double, ptr %19, i64 %567
  %570 = load double, ptr %569, align 8, !noalias !63
  %571 = getelementptr double, ptr %565, i64 %567
  %572 = load double, ptr %571, align 8, !noalias !63
  %573 = fmul double %493, %572
  %574 = fadd double %570, %573
  %575 = getelementptr double, ptr %80, i64 %567
  store double %574, ptr %575, align 8, !noalias !63
  %576 = icmp eq i64 %23, %568
  br i1 %576, label %577, label %566
577:
  %578 = icmp slt i64 %498, 0
  %579 = select i1 %578, i64 %23, i64 0
  %580 = getelementptr i64, ptr %8, i64 %498
  %581 = getelementptr i64, ptr %580, i64 %579
  %582 = load i64, ptr %581, align 8, !noalias !64
  %583 = icmp slt i64 %582, 0
  br i1 %583, label %584, label %635
584:
  %585 = load i64, ptr %11, align 8, !noalias !64
  %586 = icmp slt i64 %585, 0
  %587 = select i1 %586, i64 %27, i64 0
  %588 = getelementptr i64, ptr %9, i64 %585
  %589 = getelementptr i64, ptr %588, i64 %587
  %590 = load i64, ptr %589, align 8, !noalias !64
  %591 = icmp sgt i64 %590, -1
  br i1 %591, label %592, label %594
592:
  %593 = getelementptr i64, ptr %8, i64 %590
  store i64 -1, ptr %593, align 8, !noalias !64
  br label %594
594:
  %595 = add i64 %587, %585
  %596 = mul i64 %595, %23
  %597 = getelementptr double, ptr %10, i64 %596
  br i1 %85, label %623, label %598
598:
  %599 = add i64 %579, %498
  %600 = mul i64 %599, %24
  %601 = getelementptr double, ptr %1, i64 %600
  br label %606
602:
  %603 = phi double [ 0.000000e+00, %606 ], [ %621, %612 ]
  %604 = getelementptr double, ptr %597, i64 %607
  store double %603, ptr %604, align 8, !noalias !69
  %605 = icmp eq i64 %608, %23
  br i1 %605, label %623, label %606
606:
  %607 = phi i64 [ 0, %598 ], [ %608, %602 ]
  %608 = add nuw nsw i64 %607, 1
  br i1 %86, label %602, label %609
609:
  %610 = mul i64 %607, %24
  %611 = getelementptr double, ptr %1, i64 %610
  br label %612
612:
  %613 = phi double [ 0.000000e+00, %609 ], [ %621, %612 ]
  %614 = phi i64 [ 0, %609 ], [ %615, %612 ]
  %615 = add nuw nsw i64 %614, 1
  %616 = getelementptr double, ptr %601, i64 %614
  %617 = load double, ptr %616, align 8, !noalias !69
  %618 = getelementptr double, ptr %611, i64 %614
  %619 = load double, ptr %618, align 8, !noalias !69
  %620 = fmul reassoc nsz contract double %619, %617
  %621 = fadd reassoc nsz contract double %620, %613
  %622 = icmp eq i64 %24, %615
  br i1 %622, label %602, label %612
623:
  store i64 %498, ptr %589, align 8, !noalias !64
  store i64 %585, ptr %581, align 8, !noalias !64
  br i1 %87, label %624, label %626, !prof !23
624:
  %625 = phi i64 [ %634, %626 ], [ 0, %623 ]
  store i64 %625, ptr %11, align 8, !noalias !64
  br label %635
626:
  %627 = add nsw i64 %585, 1
  %628 = srem i64 %627, %27
  %629 = xor i64 %628, %27
  %630 = icmp slt i64 %629, 0
  %631 = icmp ne i64 %628, 0
  %632 = and i1 %631, %630
  %633 = select i1 %632, i64 %27, i64 0
  %634 = add i64 %633, %628
  br label %624
635:
  %636 = load i64, ptr %581, align 8, !noalias !64
  %637 = icmp slt i64 %636, 0
  %638 = select i1 %637, i64 %27, i64 0
  %639 = add i64 %638, %636
  %640 = mul i64 %639, %23
  %641 = getelementptr double, ptr %10, i64 %640
  br i1 %85, label %653, label %642
642:
  %643 = phi i64 [ %644, %642 ], [ 0, %635 ]
  %644 = add nuw nsw i64 %643, 1
  %645 = getelementptr double, ptr %80, i64 %643
  %646 = load double, ptr %645, align 8, !noalias !72
  %647 = getelementptr double, ptr %641, i64 %643
  %648 = load double, ptr %647, align 8, !noalias !72
  %649 = fmul double %501, %648
  %650 = fadd double %646, %649
  %651 = getelementptr double, ptr %78, i64 %643
  store double %650, ptr %651, align 8, !noalias !72
  %652 = icmp eq i64 %23, %644
  br i1 %652, label %653, label %642
653:
  store double 0.000000e+00, ptr %55, align 8, !noalias !52
  call fastcc void @f3(ptr %55, i64 %23, ptr %80, ptr readonly %2, double %473, double %5, double %6, ptr %82)
  %654 = load double, ptr %55, align 8, !noalias !52
  store double 0.000000e+00, ptr %56, align 8, !noalias !52
  call fastcc void @f2(ptr %56, i64 %1817, i64 4)
  %655 = load double, ptr %56, align 8, !noalias !52
  %656 = load double, ptr %91, align 8, !noalias !73
  %657 = fmul double %655, %656
  br i1 %92, label %658, label %670
658:
  %659 = phi i64 [ %668, %658 ], [ %93, %653 ]
  %660 = phi i64 [ %667, %658 ], [ 0, %653 ]
  %661 = add nuw nsw i64 %660, %659
  %662 = lshr i64 %661, 1
  %663 = getelementptr double, ptr %82, i64 %662
  %664 = load double, ptr %663, align 8, !noalias !73
  %665 = fcmp ogt double %664, %657
  %666 = add nuw nsw i64 %662, 1
  %667 = select i1 %665, i64 %660, i64 %666
  %668 = select i1 %665, i64 %662, i64 %659
  %669 = icmp slt i64 %667, %668
  br i1 %669, label %658, label %670
670:
  %671 = phi i64 [ 0, %653 ], [ %667, %658 ]
  store double 0.000000e+00, ptr %57, align 8, !noalias !52
  call fastcc void @f2(ptr %57, i64 %1817, i64 5)
  %672 = load double, ptr %57, align 8, !noalias !52
  store double 0.000000e+00, ptr %58, align 8, !noalias !52
  call fastcc void @f4(ptr %58, ptr %80, i64 %23, ptr readonly %2, i64 %23, i64 %671, double %473, double %5, double %6, double %672)
  %673 = load double, ptr %58, align 8, !noalias !52
  %674 = getelementptr double, ptr %80, i64 %671
  %675 = load double, ptr %674, align 8, !noalias !76
  %676 = fmul double %673, 5.000000e-01
  %677 = getelementptr double, ptr %2, i64 %671
  %678 = load double, ptr %677, align 8, !noalias !76
  %679 = fmul double %676, %678
  %680 = fsub double %675, %679
  %681 = fmul double %673, %680
  %682 = getelementptr double, ptr %78, i64 %671
  %683 = load double, ptr %682, align 8, !noalias !79
  %684 = fsub double %683, %679
  %685 = fmul double %673, %684
  %686 = getelementptr double, ptr %78, i64 %490
  %687 = getelementptr double, ptr %686, i64 %503
  %688 = load double, ptr %687, align 8, !noalias !82
  %689 = fmul double %493, 5.000000e-01
  %690 = getelementptr double, ptr %2, i64 %490
  %691 = getelementptr double, ptr %690, i64 %503
  %692 = load double, ptr %691, align 8, !noalias !82
  %693 = fmul double %689, %692
  %694 = fsub double %688, %693
  %695 = fmul double %493, %694
  %696 = fmul double %473, %681
  %697 = fsub double %654, %696
  %698 = fadd double %685, %697
  %699 = fsub double %698, %695
  %700 = load i64, ptr %505, align 8, !noalias !85
  %701 = icmp slt i64 %700, 0
  br i1 %701, label %702, label %753
702:
  %703 = load i64, ptr %11, align 8, !noalias !85
  %704 = icmp slt i64 %703, 0
  %705 = select i1 %704, i64 %27, i64 0
  %706 = getelementptr i64, ptr %9, i64 %703
  %707 = getelementptr i64, ptr %706, i64 %705
  %708 = load i64, ptr %707, align 8, !noalias !85
  %709 = icmp sgt i64 %708, -1
  br i1 %709, label %710, label %712
710:
  %711 = getelementptr i64, ptr %8, i64 %708
  store i64 -1, ptr %711, align 8, !noalias !85
  br label %712
712:
  %713 = add i64 %705, %703
  %714 = mul i64 %713, %23
  %715 = getelementptr double, ptr %10, i64 %714
  br i1 %85, label %741, label %716
716:
  %717 = add i64 %503, %490
  %718 = mul i64 %717, %24
  %719 = getelementptr double, ptr %1, i64 %718
  br label %724
720:
  %721 = phi double [ 0.000000e+00, %724 ], [ %739, %730 ]
  %722 = getelementptr double, ptr %715, i64 %725
  store double %721, ptr %722, align 8, !noalias !90
  %723 = icmp eq i64 %726, %23
  br i1 %723, label %741, label %724
724:
  %725 = phi i64 [ 0, %716 ], [ %726, %720 ]
  %726 = add nuw nsw i64 %725, 1
  br i1 %86, label %720, label %727
727:
  %728 = mul i64 %725, %24
  %729 = getelementptr double, ptr %1, i64 %728
  br label %730
730:
  %731 = phi double [ 0.000000e+00, %727 ], [ %739, %730 ]
  %732 = phi i64 [ 0, %727 ], [ %733, %730 ]
  %733 = add nuw nsw i64 %732, 1
  %734 = getelementptr double, ptr %719, i64 %732
  %735 = load double, ptr %734, align 8, !noalias !90
  %736 = getelementptr double, ptr %729, i64 %732
  %737 = load double, ptr %736, align 8, !noalias !90
  %738 = fmul reassoc nsz contract double %737, %735
  %739 = fadd reassoc nsz contract double %738, %731
  %740 = icmp eq i64 %24, %733
  br i1 %740, label %720, label %730
741:
  store i64 %490, ptr %707, align 8, !noalias !85
  store i64 %703, ptr %505, align 8, !noalias !85
  br i1 %87, label %742, label %744, !prof !23
742:
  %743 = phi i64 [ %752, %744 ], [ 0, %741 ]
  store i64 %743, ptr %11, align 8, !noalias !85
  br label %753
744:
  %745 = add nsw i64 %703, 1
  %746 = srem i64 %745, %27
  %747 = xor i64 %746, %27
  %748 = icmp slt i64 %747, 0
  %749 = icmp ne i64 %746, 0
  %750 = and i1 %749, %748
  %751 = select i1 %750, i64 %27, i64 0
  %752 = add i64 %751, %746
  br label %742
753:
  %754 = load i64, ptr %505, align 8, !noalias !85
  %755 = icmp slt i64 %754, 0
  %756 = select i1 %755, i64 %27, i64 0
  %757 = add i64 %756, %754
  %758 = mul i64 %757, %23
  %759 = getelementptr double, ptr %10, i64 %758
  br i1 %85, label %771, label %760
760:
  %761 = phi i64 [ %762, %760 ], [ 0, %753 ]
  %762 = add nuw nsw i64 %761, 1
  %763 = getelementptr double, ptr %78, i64 %761
  %764 = load double, ptr %763, align 8, !noalias !93
  %765 = getelementptr double, ptr %759, i64 %761
  %766 = load double, ptr %765, align 8, !noalias !93
  %767 = fmul double %493, %766
  %768 = fsub double %764, %767
  %769 = getelementptr double, ptr %80, i64 %761
  store double %768, ptr %769, align 8, !noalias !93
  %770 = icmp eq i64 %23, %762
  br i1 %770, label %771, label %760
771:
  store double 0.000000e+00, ptr %59, align 8, !noalias !52
  call fastcc void @f3(ptr %59, i64 %23, ptr %80, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %772 = load double, ptr %59, align 8, !noalias !52
  %773 = fsub double %699, %772
  %774 = getelementptr i64, ptr %8, i64 %671
  %775 = load i64, ptr %774, align 8, !noalias !94
  %776 = icmp slt i64 %775, 0
  br i1 %776, label %777, label %827
777:
  %778 = load i64, ptr %11, align 8, !noalias !94
  %779 = icmp slt i64 %778, 0
  %780 = select i1 %779, i64 %27, i64 0
  %781 = getelementptr i64, ptr %9, i64 %778
  %782 = getelementptr i64, ptr %781, i64 %780
  %783 = load i64, ptr %782, align 8, !noalias !94
  %784 = icmp sgt i64 %783, -1
  br i1 %784, label %785, label %787
785:
  %786 = getelementptr i64, ptr %8, i64 %783
  store i64 -1, ptr %786, align 8, !noalias !94
  br label %787
787:
  %788 = add i64 %780, %778
  %789 = mul i64 %788, %23
  %790 = getelementptr double, ptr %10, i64 %789
  br i1 %85, label %815, label %791
791:
  %792 = mul i64 %671, %24
  %793 = getelementptr double, ptr %1, i64 %792
  br label %798
794:
  %795 = phi double [ 0.000000e+00, %798 ], [ %813, %804 ]
  %796 = getelementptr double, ptr %790, i64 %799
  store double %795, ptr %796, align 8, !noalias !99
  %797 = icmp eq i64 %800, %23
  br i1 %797, label %815, label %798
798:
  %799 = phi i64 [ 0, %791 ], [ %800, %794 ]
  %800 = add nuw nsw i64 %799, 1
  br i1 %86, label %794, label %801
801:
  %802 = mul i64 %799, %24
  %803 = getelementptr double, ptr %1, i64 %802
  br label %804
804:
  %805 = phi double [ 0.000000e+00, %801 ], [ %813, %804 ]
  %806 = phi i64 [ 0, %801 ], [ %807, %804 ]
  %807 = add nuw nsw i64 %806, 1
  %808 = getelementptr double, ptr %793, i64 %806
  %809 = load double, ptr %808, align 8, !noalias !99
  %810 = getelementptr double, ptr %803, i64 %806
  %811 = load double, ptr %810, align 8, !noalias !99
  %812 = fmul reassoc nsz contract double %811, %809
  %813 = fadd reassoc nsz contract double %812, %805
  %814 = icmp eq i64 %24, %807
  br i1 %814, label %794, label %804
815:
  store i64 %671, ptr %782, align 8, !noalias !94
  store i64 %778, ptr %774, align 8, !noalias !94
  br i1 %87, label %816, label %818, !prof !23
816:
  %817 = phi i64 [ %826, %818 ], [ 0, %815 ]
  store i64 %817, ptr %11, align 8, !noalias !94
  br label %827
818:
  %819 = add nsw i64 %778, 1
  %820 = srem i64 %819, %27
  %821 = xor i64 %820, %27
  %822 = icmp slt i64 %821, 0
  %823 = icmp ne i64 %820, 0
  %824 = and i1 %823, %822
  %825 = select i1 %824, i64 %27, i64 0
  %826 = add i64 %825, %820
  br label %816
827:
  %828 = load i64, ptr %774, align 8, !noalias !94
  %829 = icmp slt i64 %828, 0
  %830 = select i1 %829, i64 %27, i64 0
  %831 = add i64 %830, %828
  %832 = mul i64 %831, %23
  %833 = getelementptr double, ptr %10, i64 %832
  br i1 %85, label %845, label %834
834:
  %835 = phi i64 [ %836, %834 ], [ 0, %827 ]
  %836 = add nuw nsw i64 %835, 1
  %837 = getelementptr double, ptr %78, i64 %835
  %838 = load double, ptr %837, align 8, !noalias !102
  %839 = getelementptr double, ptr %833, i64 %835
  %840 = load double, ptr %839, align 8, !noalias !102
  %841 = fmul double %673, %840
  %842 = fsub double %838, %841
  %843 = getelementptr double, ptr %80, i64 %835
  store double %842, ptr %843, align 8, !noalias !102
  %844 = icmp eq i64 %23, %836
  br i1 %844, label %845, label %834
845:
  store double 0.000000e+00, ptr %60, align 8, !noalias !52
  call fastcc void @f3(ptr %60, i64 %23, ptr %80, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %846 = load double, ptr %60, align 8, !noalias !52
  %847 = fadd double %773, %846
  store double 0.000000e+00, ptr %61, align 8, !noalias !52
  call fastcc void @f2(ptr %61, i64 %1817, i64 6)
  %848 = load double, ptr %61, align 8, !noalias !52
  %849 = load double, ptr %91, align 8, !noalias !103
  %850 = fmul double %848, %849
  br i1 %92, label %851, label %863
851:
  %852 = phi i64 [ %861, %851 ], [ %93, %845 ]
  %853 = phi i64 [ %860, %851 ], [ 0, %845 ]
  %854 = add nuw nsw i64 %853, %852
  %855 = lshr i64 %854, 1
  %856 = getelementptr double, ptr %82, i64 %855
  %857 = load double, ptr %856, align 8, !noalias !103
  %858 = fcmp ogt double %857, %850
  %859 = add nuw nsw i64 %855, 1
  %860 = select i1 %858, i64 %853, i64 %859
  %861 = select i1 %858, i64 %855, i64 %852
  %862 = icmp slt i64 %860, %861
  br i1 %862, label %851, label %863
863:
  %864 = phi i64 [ 0, %845 ], [ %860, %851 ]
  store double 0.000000e+00, ptr %62, align 8, !noalias !52
  call fastcc void @f2(ptr %62, i64 %1817, i64 7)
  %865 = load double, ptr %62, align 8, !noalias !52
  store double 0.000000e+00, ptr %63, align 8, !noalias !52
  call fastcc void @f4(ptr %63, ptr %80, i64 %23, ptr readonly %2, i64 %23, i64 %864, double 1.000000e+00, double %5, double %6, double %865)
  %866 = load double, ptr %63, align 8, !noalias !52
  %867 = getelementptr i64, ptr %8, i64 %864
  %868 = load i64, ptr %867, align 8, !noalias !106
  %869 = icmp slt i64 %868, 0
  br i1 %869, label %870, label %920
870:
  %871 = load i64, ptr %11, align 8, !noalias !106
  %872 = icmp slt i64 %871, 0
  %873 = select i1 %872, i64 %27, i64 0
  %874 = getelementptr i64, ptr %9, i64 %871
  %875 = getelementptr i64, ptr %874, i64 %873
  %876 = load i64, ptr %875, align 8, !noalias !106
  %877 = icmp sgt i64 %876, -1
  br i1 %877, label %878, label %880
878:
  %879 = getelementptr i64, ptr %8, i64 %876
  store i64 -1, ptr %879, align 8, !noalias !106
  br label %880
880:
  %881 = add i64 %873, %871
  %882 = mul i64 %881, %23
  %883 = getelementptr double, ptr %10, i64 %882
  br i1 %85, label %908, label %884
884:
  %885 = mul i64 %864, %24
  %886 = getelementptr double, ptr %1, i64 %885
  br label %891
887:
  %888 = phi double [ 0.000000e+00, %891 ], [ %906, %897 ]
  %889 = getelementptr double, ptr %883, i64 %892
  store double %888, ptr %889, align 8, !noalias !111
  %890 = icmp eq i64 %893, %23
  br i1 %890, label %908, label %891
891:
  %892 = phi i64 [ 0, %884 ], [ %893, %887 ]
  %893 = add nuw nsw i64 %892, 1
  br i1 %86, label %887, label %894
894:
  %895 = mul i64 %892, %24
  %896 = getelementptr double, ptr %1, i64 %895
  br label %897
897:
  %898 = phi double [ 0.000000e+00, %894 ], [ %906, %897 ]
  %899 = phi i64 [ 0, %894 ], [ %900, %897 ]
  %900 = add nuw nsw i64 %899, 1
  %901 = getelementptr double, ptr %886, i64 %899
  %902 = load double, ptr %901, align 8, !noalias !111
  %903 = getelementptr double, ptr %896, i64 %899
  %904 = load double, ptr %903, align 8, !noalias !111
  %905 = fmul reassoc nsz contract double %904, %902
  %906 = fadd reassoc nsz contract double %905, %898
  %907 = icmp eq i64 %24, %900
  br i1 %907, label %887, label %897
908:
  store i64 %864, ptr %875, align 8, !noalias !106
  store i64 %871, ptr %867, align 8, !noalias !106
  br i1 %87, label %909, label %911, !prof !23
909:
  %910 = phi i64 [ %919, %911 ], [ 0, %908 ]
  store i64 %910, ptr %11, align 8, !noalias !106
  br label %920
911:
  %912 = add nsw i64 %871, 1
  %913 = srem i64 %912, %27
  %914 = xor i64 %913, %27
  %915 = icmp slt i64 %914, 0
  %916 = icmp ne i64 %913, 0
  %917 = and i1 %916, %915
  %918 = select i1 %917, i64 %27, i64 0
  %919 = add i64 %918, %913
  br label %909
920:
  %921 = load i64, ptr %867, align 8, !noalias !106
  %922 = icmp slt i64 %921, 0
  %923 = select i1 %922, i64 %27, i64 0
  %924 = add i64 %923, %921
  %925 = mul i64 %924, %23
  %926 = getelementptr double, ptr %10, i64 %925
  br i1 %85, label %938, label %927
927:
  %928 = phi i64 [ %929, %927 ], [ 0, %920 ]
  %929 = add nuw nsw i64 %928, 1
  %930 = getelementptr double, ptr %78, i64 %928
  %931 = load double, ptr %930, align 8, !noalias !114
  %932 = getelementptr double, ptr %926, i64 %928
  %933 = load double, ptr %932, align 8, !noalias !114
  %934 = fmul double %866, %933
  %935 = fsub double %931, %934
  %936 = getelementptr double, ptr %80, i64 %928
  store double %935, ptr %936, align 8, !noalias !114
  %937 = icmp eq i64 %23, %929
  br i1 %937, label %938, label %927
938:
  %939 = getelementptr double, ptr %80, i64 %490
  %940 = getelementptr double, ptr %939, i64 %503
  %941 = load double, ptr %940, align 8, !noalias !115
  %942 = load double, ptr %691, align 8, !noalias !115
  %943 = fmul double %689, %942
  %944 = fsub double %941, %943
  %945 = fmul double %493, %944
  store double 0.000000e+00, ptr %64, align 8, !noalias !52
  call fastcc void @f3(ptr %64, i64 %23, ptr %80, ptr readonly %2, double %473, double %5, double %6, ptr %82)
  %946 = load double, ptr %64, align 8, !noalias !52
  %947 = fmul double %473, %945
  %948 = fsub double %947, %946
  %949 = fadd double %847, %948
  %950 = fcmp olt double %1816, %949
  br i1 %950, label %951, label %1022
951:
  store i64 %671, ptr %489, align 8, !noalias !52
  store double %673, ptr %492, align 8, !noalias !52
  store i64 %864, ptr %497, align 8, !noalias !52
  store double %866, ptr %500, align 8, !noalias !52
  %952 = load i64, ptr %774, align 8, !noalias !118
  %953 = icmp slt i64 %952, 0
  br i1 %953, label %954, label %1004
954:
  %955 = load i64, ptr %11, align 8, !noalias !118
  %956 = icmp slt i64 %955, 0
  %957 = select i1 %956, i64 %27, i64 0
  %958 = getelementptr i64, ptr %9, i64 %955
  %959 = getelementptr i64, ptr %958, i64 %957
  %960 = load i64, ptr %959, align 8, !noalias !118
  %961 = icmp sgt i64 %960, -1
  br i1 %961, label %962, label %964
962:
  %963 = getelementptr i64, ptr %8, i64 %960
  store i64 -1, ptr %963, align 8, !noalias !118
  br label %964
964:
  %965 = add i64 %957, %955
  %966 = mul i64 %965, %23
  %967 = getelementptr double, ptr %10, i64 %966
  br i1 %85, label %992, label %968
968:
  %969 = mul i64 %671, %24
  %970 = getelementptr double, ptr %1, i64 %969
  br label %975
971:
  %972 = phi double [ 0.000000e+00, %975 ], [ %990, %981 ]
  %973 = getelementptr double, ptr %967, i64 %976
  store double %972, ptr %973, align 8, !noalias !123
  %974 = icmp eq i64 %977, %23
  br i1 %974, label %992, label %975
975:
  %976 = phi i64 [ 0, %968 ], [ %977, %971 ]
  %977 = add nuw nsw i64 %976, 1
  br i1 %86, label %971, label %978
978:
  %979 = mul i64 %976, %24
  %980 = getelementptr double, ptr %1, i64 %979
  br label %981
981:
  %982 = phi double [ 0.000000e+00, %978 ], [ %990, %981 ]
  %983 = phi i64 [ 0, %978 ], [ %984, %981 ]
  %984 = add nuw nsw i64 %983, 1
  %985 = getelementptr double, ptr %970, i64 %983
  %986 = load double, ptr %985, align 8, !noalias !123
  %987 = getelementptr double, ptr %980, i64 %983
  %988 = load double, ptr %987, align 8, !noalias !123
  %989 = fmul reassoc nsz contract double %988, %986
  %990 = fadd reassoc nsz contract double %989, %982
  %991 = icmp eq i64 %24, %984
  br i1 %991, label %971, label %981
992:
  store i64 %671, ptr %959, align 8, !noalias !118
  store i64 %955, ptr %774, align 8, !noalias !118
  br i1 %87, label %993, label %995, !prof !23
993:
  %994 = phi i64 [ %1003, %995 ], [ 0, %992 ]
  store i64 %994, ptr %11, align 8, !noalias !118
  br label %1004
995:
  %996 = add nsw i64 %955, 1
  %997 = srem i64 %996, %27
  %998 = xor i64 %997, %27
  %999 = icmp slt i64 %998, 0
  %1000 = icmp ne i64 %997, 0
  %1001 = and i1 %1000, %999
  %1002 = select i1 %1001, i64 %27, i64 0
  %1003 = add i64 %1002, %997
  br label %993
1004:
  %1005 = load i64, ptr %774, align 8, !noalias !118
  %1006 = icmp slt i64 %1005, 0
  %1007 = select i1 %1006, i64 %27, i64 0
  %1008 = add i64 %1007, %1005
  %1009 = mul i64 %1008, %23
  %1010 = getelementptr double, ptr %10, i64 %1009
  br i1 %85, label %1022, label %1011
1011:
  %1012 = phi i64 [ %1013, %1011 ], [ 0, %1004 ]
  %1013 = add nuw nsw i64 %1012, 1
  %1014 = getelementptr double, ptr %80, i64 %1012
  %1015 = load double, ptr %1014, align 8, !noalias !126
  %1016 = getelementptr double, ptr %1010, i64 %1012
  %1017 = load double, ptr %1016, align 8, !noalias !126
  %1018 = fmul double %673, %1017
  %1019 = fsub double %1015, %1018
  %1020 = getelementptr double, ptr %19, i64 %1012
  store double %1019, ptr %1020, align 8, !noalias !126
  %1021 = icmp eq i64 %23, %1013
  br i1 %1021, label %1022, label %1011
1022:
  call void @llvm.lifetime.end.p0(ptr nonnull %52), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %53), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %54), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %55), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %56), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %57), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %58), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %59), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %60), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %61), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %62), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %63), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %64), !noalias !3
  br label %1721
1023:
  %1024 = fcmp olt double %1813, 9.250000e-01
  br i1 %1024, label %1025, label %1336
1025:
  %1026 = icmp sgt i64 %1808, 0
  %1027 = icmp slt i64 %1808, %84
  %1028 = select i1 %1026, i1 %1027, i1 false
  br i1 %1028, label %1029, label %1721
1029:
  call void @llvm.lifetime.start.p0(ptr nonnull %41), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %42), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %43), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %44), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %45), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %46), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %47), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %48), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %49), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %50), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %51), !noalias !3
  store double 0.000000e+00, ptr %41, align 8, !noalias !127
  store double 0.000000e+00, ptr %42, align 8, !noalias !127
  store double 0.000000e+00, ptr %43, align 8, !noalias !127
  store double 0.000000e+00, ptr %44, align 8, !noalias !127
  store double 0.000000e+00, ptr %45, align 8, !noalias !127
  store double 0.000000e+00, ptr %46, align 8, !noalias !127
  store double 0.000000e+00, ptr %47, align 8, !noalias !127
  store double 0.000000e+00, ptr %48, align 8, !noalias !127
  store double 0.000000e+00, ptr %49, align 8, !noalias !127
  store double 0.000000e+00, ptr %50, align 8, !noalias !127
  store double 0.000000e+00, ptr %51, align 8, !noalias !127
  store double 0.000000e+00, ptr %41, align 8, !noalias !127
  call fastcc void @f2(ptr %41, i64 %1817, i64 1)
  %1030 = load double, ptr %41, align 8, !noalias !127
  %1031 = fmul double %1030, %89
  %1032 = fptosi double %1031 to i64
  %1033 = icmp slt i64 %1032, 0
  %1034 = select i1 %1033, i64 %26, i64 0
  %1035 = getelementptr double, ptr %7, i64 %1032
  %1036 = getelementptr double, ptr %1035, i64 %1034
  %1037 = load double, ptr %1036, align 8, !noalias !127
  store double 0.000000e+00, ptr %42, align 8, !noalias !127
  call fastcc void @f2(ptr %42, i64 %1817, i64 2)
  %1038 = load double, ptr %42, align 8, !noalias !127
  %1039 = uitofp nneg i64 %1808 to double
  %1040 = fmul double %1038, %1039
  %1041 = fptosi double %1040 to i64
  %1042 = icmp slt i64 %1041, 0
  %1043 = select i1 %1042, i64 %29, i64 0
  %1044 = getelementptr i64, ptr %112, i64 %1041
  %1045 = getelementptr i64, ptr %1044, i64 %1043
  %1046 = load i64, ptr %1045, align 8, !noalias !127
  %1047 = getelementptr double, ptr %113, i64 %1041
  %1048 = getelementptr double, ptr %1047, i64 %1043
  %1049 = load double, ptr %1048, align 8, !noalias !127
  %1050 = icmp slt i64 %1046, 0
  %1051 = select i1 %1050, i64 %23, i64 0
  %1052 = getelementptr i64, ptr %8, i64 %1046
  %1053 = getelementptr i64, ptr %1052, i64 %1051
  %1054 = load i64, ptr %1053, align 8, !noalias !130
  %1055 = icmp slt i64 %1054, 0
  br i1 %1055, label %1056, label %1107
1056:
  %1057 = load i64, ptr %11, align 8, !noalias !130
  %1058 = icmp slt i64 %1057, 0
  %1059 = select i1 %1058, i64 %27, i64 0
  %1060 = getelementptr i64, ptr %9, i64 %1057
  %1061 = getelementptr i64, ptr %1060, i64 %1059
  %1062 = load i64, ptr %1061, align 8, !noalias !130
  %1063 = icmp sgt i64 %1062, -1
  br i1 %1063, label %1064, label %1066
1064:
  %1065 = getelementptr i64, ptr %8, i64 %1062
  store i64 -1, ptr %1065, align 8, !noalias !130
  br label %1066
1066:
  %1067 = add i64 %1059, %1057
  %1068 = mul i64 %1067, %23
  %1069 = getelementptr double, ptr %10, i64 %1068
  br i1 %85, label %1095, label %1070
1070:
  %1071 = add i64 %1051, %1046
  %1072 = mul i64 %1071, %24
  %1073 = getelementptr double, ptr %1, i64 %1072
  br label %1078
1074:
  %1075 = phi double [ 0.000000e+00, %1078 ], [ %1093, %1084 ]
  %1076 = getelementptr double, ptr %1069, i64 %1079
  store double %1075, ptr %1076, align 8, !noalias !135
  %1077 = icmp eq i64 %1080, %23
  br i1 %1077, label %1095, label %1078
1078:
  %1079 = phi i64 [ 0, %1070 ], [ %1080, %1074 ]
  %1080 = add nuw nsw i64 %1079, 1
  br i1 %86, label %1074, label %1081
1081:
  %1082 = mul i64 %1079, %24
  %1083 = getelementptr double, ptr %1, i64 %1082
  br label %1084
1084:
  %1085 = phi double [ 0.000000e+00, %1081 ], [ %1093, %1084 ]
  %1086 = phi i64 [ 0, %1081 ], [ %1087, %1084 ]
  %1087 = add nuw nsw i64 %1086, 1
  %1088 = getelementptr double, ptr %1073, i64 %1086
  %1089 = load double, ptr %1088, align 8, !noalias !135
  %1090 = getelementptr double, ptr %1083, i64 %1086
  %1091 = load double, ptr %1090, align 8, !noalias !135
  %1092 = fmul reassoc nsz contract double %1091, %1089
  %1093 = fadd reassoc nsz contract double %1092, %1085
  %1094 = icmp eq i64 %24, %1087
  br i1 %1094, label %1074, label %1084
1095:
  store i64 %1046, ptr %1061, align 8, !noalias !130
  store i64 %1057, ptr %1053, align 8, !noalias !130
  br i1 %87, label %1096, label %1098, !prof !23
1096:
  %1097 = phi i64 [ %1106, %1098 ], [ 0, %1095 ]
  store i64 %1097, ptr %11, align 8, !noalias !130
  br label %1107
1098:
  %1099 = add nsw i64 %1057, 1
  %1100 = srem i64 %1099, %27
  %1101 = xor i64 %1100, %27
  %1102 = icmp slt i64 %1101, 0
  %1103 = icmp ne i64 %1100, 0
  %1104 = and i1 %1103, %1102
  %1105 = select i1 %1104, i64 %27, i64 0
  %1106 = add i64 %1105, %1100
  br label %1096
1107:
  %1108 = load i64, ptr %1053, align 8, !noalias !130
  %1109 = icmp slt i64 %1108, 0
  %1110 = select i1 %1109, i64 %27, i64 0
  %1111 = add i64 %1110, %1108
  %1112 = mul i64 %1111, %23
  %1113 = getelementptr double, ptr %10, i64 %1112
  br i1 %85, label %1125, label %1114
1114:
  %1115 = phi i64 [ %1116, %1114 ], [ 0, %1107 ]
  %1116 = add nuw nsw i64 %1115, 1
  %1117 = getelementptr double, ptr %19, i64 %1115
  %1118 = load double, ptr %1117, align 8, !noalias !138
  %1119 = getelementptr double, ptr %1113, i64 %1115
  %1120 = load double, ptr %1119, align 8, !noalias !138
  %1121 = fmul double %1049, %1120
  %1122 = fadd double %1118, %1121
  %1123 = getelementptr double, ptr %78, i64 %1115
  store double %1122, ptr %1123, align 8, !noalias !138
  %1124 = icmp eq i64 %23, %1116
  br i1 %1124, label %1125, label %1114
1125:
  %1126 = add nuw nsw i64 %1808, 1
  %1127 = getelementptr double, ptr %4, i64 %1126
  %1128 = load double, ptr %1127, align 8, !noalias !127
  %1129 = getelementptr double, ptr %4, i64 %1808
  %1130 = load double, ptr %1129, align 8, !noalias !127
  store double 0.000000e+00, ptr %43, align 8, !noalias !127
  call fastcc void @f3(ptr %43, i64 %23, ptr %78, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %1131 = load double, ptr %43, align 8, !noalias !127
  store double 0.000000e+00, ptr %44, align 8, !noalias !127
  call fastcc void @f3(ptr %44, i64 %23, ptr %78, ptr readonly %2, double %1037, double %5, double %6, ptr %82)
  %1132 = load double, ptr %44, align 8, !noalias !127
  %1133 = fsub double %1128, %1130
  %1134 = fsub double %1133, %1131
  %1135 = fadd double %1134, %1132
  store double 0.000000e+00, ptr %45, align 8, !noalias !127
  call fastcc void @f2(ptr %45, i64 %1817, i64 4)
  %1136 = load double, ptr %45, align 8, !noalias !127
  %1137 = load double, ptr %91, align 8, !noalias !139
  %1138 = fmul double %1136, %1137
  br i1 %92, label %1139, label %1151
1139:
  %1140 = phi i64 [ %1149, %1139 ], [ %93, %1125 ]
  %1141 = phi i64 [ %1148, %1139 ], [ 0, %1125 ]
  %1142 = add nuw nsw i64 %1141, %1140
  %1143 = lshr i64 %1142, 1
  %1144 = getelementptr double, ptr %82, i64 %1143
  %1145 = load double, ptr %1144, align 8, !noalias !139
  %1146 = fcmp ogt double %1145, %1138
  %1147 = add nuw nsw i64 %1143, 1
  %1148 = select i1 %1146, i64 %1141, i64 %1147
  %1149 = select i1 %1146, i64 %1143, i64 %1140
  %1150 = icmp slt i64 %1148, %1149
  br i1 %1150, label %1139, label %1151
1151:
  %1152 = phi i64 [ 0, %1125 ], [ %1148, %1139 ]
  store double 0.000000e+00, ptr %46, align 8, !noalias !127
  call fastcc void @f2(ptr %46, i64 %1817, i64 5)
  %1153 = load double, ptr %46, align 8, !noalias !127
  store double 0.000000e+00, ptr %47, align 8, !noalias !127
  call fastcc void @f4(ptr %47, ptr %78, i64 %23, ptr readonly %2, i64 %23, i64 %1152, double %1037, double %5, double %6, double %1153)
  %1154 = load double, ptr %47, align 8, !noalias !127
  %1155 = getelementptr double, ptr %78, i64 %1152
  %1156 = load double, ptr %1155, align 8, !noalias !142
  %1157 = fmul double %1154, 5.000000e-01
  %1158 = getelementptr double, ptr %2, i64 %1152
  %1159 = load double, ptr %1158, align 8, !noalias !142
  %1160 = fmul double %1157, %1159
  %1161 = fsub double %1156, %1160
  %1162 = fmul double %1154, %1161
  %1163 = fsub double 1.000000e+00, %1037
  %1164 = fmul double %1163, %1162
  %1165 = fadd double %1135, %1164
  %1166 = getelementptr i64, ptr %8, i64 %1152
  %1167 = load i64, ptr %1166, align 8, !noalias !145
  %1168 = icmp slt i64 %1167, 0
  br i1 %1168, label %1169, label %1219
1169:
  %1170 = load i64, ptr %11, align 8, !noalias !145
  %1171 = icmp slt i64 %1170, 0
  %1172 = select i1 %1171, i64 %27, i64 0
  %1173 = getelementptr i64, ptr %9, i64 %1170
  %1174 = getelementptr i64, ptr %1173, i64 %1172
  %1175 = load i64, ptr %1174, align 8, !noalias !145
  %1176 = icmp sgt i64 %1175, -1
  br i1 %1176, label %1177, label %1179
1177:
  %1178 = getelementptr i64, ptr %8, i64 %1175
  store i64 -1, ptr %1178, align 8, !noalias !145
  br label %1179
1179:
  %1180 = add i64 %1172, %1170
  %1181 = mul i64 %1180, %23
  %1182 = getelementptr double, ptr %10, i64 %1181
  br i1 %85, label %1207, label %1183
1183:
  %1184 = mul i64 %1152, %24
  %1185 = getelementptr double, ptr %1, i64 %1184
  br label %1190
1186:
  %1187 = phi double [ 0.000000e+00, %1190 ], [ %1205, %1196 ]
  %1188 = getelementptr double, ptr %1182, i64 %1191
  store double %1187, ptr %1188, align 8, !noalias !150
  %1189 = icmp eq i64 %1192, %23
  br i1 %1189, label %1207, label %1190
1190:
  %1191 = phi i64 [ 0, %1183 ], [ %1192, %1186 ]
  %1192 = add nuw nsw i64 %1191, 1
  br i1 %86, label %1186, label %1193
1193:
  %1194 = mul i64 %1191, %24
  %1195 = getelementptr double, ptr %1, i64 %1194
  br label %1196
1196:
  %1197 = phi double [ 0.000000e+00, %1193 ], [ %1205, %1196 ]
  %1198 = phi i64 [ 0, %1193 ], [ %1199, %1196 ]
  %1199 = add nuw nsw i64 %1198, 1
  %1200 = getelementptr double, ptr %1185, i64 %1198
  %1201 = load double, ptr %1200, align 8, !noalias !150
  %1202 = getelementptr double, ptr %1195, i64 %1198
  %1203 = load double, ptr %1202, align 8, !noalias !150
  %1204 = fmul reassoc nsz contract double %1203, %1201
  %1205 = fadd reassoc nsz contract double %1204, %1197
  %1206 = icmp eq i64 %24, %1199
  br i1 %1206, label %1186, label %1196
1207:
  store i64 %1152, ptr %1174, align 8, !noalias !145
  store i64 %1170, ptr %1166, align 8, !noalias !145
  br i1 %87, label %1208, label %1210, !prof !23
1208:
  %1209 = phi i64 [ %1218, %1210 ], [ 0, %1207 ]
  store i64 %1209, ptr %11, align 8, !noalias !145
  br label %1219
1210:
  %1211 = add nsw i64 %1170, 1
  %1212 = srem i64 %1211, %27
  %1213 = xor i64 %1212, %27
  %1214 = icmp slt i64 %1213, 0
  %1215 = icmp ne i64 %1212, 0
  %1216 = and i1 %1215, %1214
  %1217 = select i1 %1216, i64 %27, i64 0
  %1218 = add i64 %1217, %1212
  br label %1208
1219:
  %1220 = load i64, ptr %1166, align 8, !noalias !145
  %1221 = icmp slt i64 %1220, 0
  %1222 = select i1 %1221, i64 %27, i64 0
  %1223 = add i64 %1222, %1220
  %1224 = mul i64 %1223, %23
  %1225 = getelementptr double, ptr %10, i64 %1224
  br i1 %85, label %1237, label %1226
1226:
  %1227 = phi i64 [ %1228, %1226 ], [ 0, %1219 ]
  %1228 = add nuw nsw i64 %1227, 1
  %1229 = getelementptr double, ptr %78, i64 %1227
  %1230 = load double, ptr %1229, align 8, !noalias !153
  %1231 = getelementptr double, ptr %1225, i64 %1227
  %1232 = load double, ptr %1231, align 8, !noalias !153
  %1233 = fmul double %1154, %1232
  %1234 = fsub double %1230, %1233
  %1235 = getelementptr double, ptr %80, i64 %1227
  store double %1234, ptr %1235, align 8, !noalias !153
  %1236 = icmp eq i64 %23, %1228
  br i1 %1236, label %1237, label %1226
1237:
  store double 0.000000e+00, ptr %48, align 8, !noalias !127
  call fastcc void @f3(ptr %48, i64 %23, ptr %80, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %1238 = load double, ptr %48, align 8, !noalias !127
  %1239 = fadd double %1165, %1238
  %1240 = fcmp olt double %1816, %1239
  br i1 %1240, label %1241, label %1334
1241:
  store double 0.000000e+00, ptr %49, align 8, !noalias !127
  call fastcc void @f2(ptr %49, i64 %1817, i64 6)
  %1242 = load double, ptr %49, align 8, !noalias !127
  %1243 = load double, ptr %91, align 8, !noalias !154
  %1244 = fmul double %1242, %1243
  br i1 %92, label %1245, label %1257
1245:
  %1246 = phi i64 [ %1255, %1245 ], [ %93, %1241 ]
  %1247 = phi i64 [ %1254, %1245 ], [ 0, %1241 ]
  %1248 = add nuw nsw i64 %1247, %1246
  %1249 = lshr i64 %1248, 1
  %1250 = getelementptr double, ptr %82, i64 %1249
  %1251 = load double, ptr %1250, align 8, !noalias !154
  %1252 = fcmp ogt double %1251, %1244
  %1253 = add nuw nsw i64 %1249, 1
  %1254 = select i1 %1252, i64 %1247, i64 %1253
  %1255 = select i1 %1252, i64 %1249, i64 %1246
  %1256 = icmp slt i64 %1254, %1255
  br i1 %1256, label %1245, label %1257
1257:
  %1258 = phi i64 [ 0, %1241 ], [ %1254, %1245 ]
  store double 0.000000e+00, ptr %50, align 8, !noalias !127
  call fastcc void @f2(ptr %50, i64 %1817, i64 7)
  %1259 = load double, ptr %50, align 8, !noalias !127
  store double 0.000000e+00, ptr %51, align 8, !noalias !127
  call fastcc void @f4(ptr %51, ptr %80, i64 %23, ptr readonly %2, i64 %23, i64 %1258, double 1.000000e+00, double %5, double %6, double %1259)
  %1260 = load double, ptr %51, align 8, !noalias !127
  store i64 %1152, ptr %1045, align 8, !noalias !127
  store double %1154, ptr %1048, align 8, !noalias !127
  %1261 = getelementptr i64, ptr %112, i64 %1808
  store i64 %1258, ptr %1261, align 8, !noalias !127
  %1262 = getelementptr double, ptr %113, i64 %1808
  store double %1260, ptr %1262, align 8, !noalias !127
  %1263 = getelementptr i64, ptr %8, i64 %1258
  %1264 = load i64, ptr %1263, align 8, !noalias !157
  %1265 = icmp slt i64 %1264, 0
  br i1 %1265, label %1266, label %1316
1266:
  %1267 = load i64, ptr %11, align 8, !noalias !157
  %1268 = icmp slt i64 %1267, 0
  %1269 = select i1 %1268, i64 %27, i64 0
  %1270 = getelementptr i64, ptr %9, i64 %1267
  %1271 = getelementptr i64, ptr %1270, i64 %1269
  %1272 = load i64, ptr %1271, align 8, !noalias !157
  %1273 = icmp sgt i64 %1272, -1
  br i1 %1273, label %1274, label %1276
1274:
  %1275 = getelementptr i64, ptr %8, i64 %1272
  store i64 -1, ptr %1275, align 8, !noalias !157
  br label %1276
1276:
  %1277 = add i64 %1269, %1267
  %1278 = mul i64 %1277, %23
  %1279 = getelementptr double, ptr %10, i64 %1278
  br i1 %85, label %1304, label %1280
1280:
  %1281 = mul i64 %1258, %24
  %1282 = getelementptr double, ptr %1, i64 %1281
  br label %1287
1283:
  %1284 = phi double [ 0.000000e+00, %1287 ], [ %1302, %1293 ]
  %1285 = getelementptr double, ptr %1279, i64 %1288
  store double %1284, ptr %1285, align 8, !noalias !162
  %1286 = icmp eq i64 %1289, %23
  br i1 %1286, label %1304, label %1287
1287:
  %1288 = phi i64 [ 0, %1280 ], [ %1289, %1283 ]
  %1289 = add nuw nsw i64 %1288, 1
  br i1 %86, label %1283, label %1290
1290:
  %1291 = mul i64 %1288, %24
  %1292 = getelementptr double, ptr %1, i64 %1291
  br label %1293
1293:
  %1294 = phi double [ 0.000000e+00, %1290 ], [ %1302, %1293 ]
  %1295 = phi i64 [ 0, %1290 ], [ %1296, %1293 ]
  %1296 = add nuw nsw i64 %1295, 1
  %1297 = getelementptr double, ptr %1282, i64 %1295
  %1298 = load double, ptr %1297, align 8, !noalias !162
  %1299 = getelementptr double, ptr %1292, i64 %1295
  %1300 = load double, ptr %1299, align 8, !noalias !162
  %1301 = fmul reassoc nsz contract double %1300, %1298
  %1302 = fadd reassoc nsz contract double %1301, %1294
  %1303 = icmp eq i64 %24, %1296
  br i1 %1303, label %1283, label %1293
1304:
  store i64 %1258, ptr %1271, align 8, !noalias !157
  store i64 %1267, ptr %1263, align 8, !noalias !157
  br i1 %87, label %1305, label %1307, !prof !23
1305:
  %1306 = phi i64 [ %1315, %1307 ], [ 0, %1304 ]
  store i64 %1306, ptr %11, align 8, !noalias !157
  br label %1316
1307:
  %1308 = add nsw i64 %1267, 1
  %1309 = srem i64 %1308, %27
  %1310 = xor i64 %1309, %27
  %1311 = icmp slt i64 %1310, 0
  %1312 = icmp ne i64 %1309, 0
  %1313 = and i1 %1312, %1311
  %1314 = select i1 %1313, i64 %27, i64 0
  %1315 = add i64 %1314, %1309
  br label %1305
1316:
  %1317 = load i64, ptr %1263, align 8, !noalias !157
  %1318 = icmp slt i64 %1317, 0
  %1319 = select i1 %1318, i64 %27, i64 0
  %1320 = add i64 %1319, %1317
  %1321 = mul i64 %1320, %23
  %1322 = getelementptr double, ptr %10, i64 %1321
  br i1 %85, label %1334, label %1323
1323:
  %1324 = phi i64 [ %1325, %1323 ], [ 0, %1316 ]
  %1325 = add nuw nsw i64 %1324, 1
  %1326 = getelementptr double, ptr %80, i64 %1324
  %1327 = load double, ptr %1326, align 8, !noalias !165
  %1328 = getelementptr double, ptr %1322, i64 %1324
  %1329 = load double, ptr %1328, align 8, !noalias !165
  %1330 = fmul double %1260, %1329
  %1331 = fsub double %1327, %1330
  %1332 = getelementptr double, ptr %19, i64 %1324
  store double %1331, ptr %1332, align 8, !noalias !165
  %1333 = icmp eq i64 %23, %1325
  br i1 %1333, label %1334, label %1323
1334:
  %1335 = phi i64 [ %1808, %1237 ], [ %1126, %1316 ], [ %1126, %1323 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %41), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %42), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %43), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %44), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %45), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %46), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %47), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %48), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %49), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %50), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %51), !noalias !3
  br label %1721
1336:
  %1337 = icmp sgt i64 %1808, 1
  br i1 %1337, label %1338, label %1721
1338:
  call void @llvm.lifetime.start.p0(ptr nonnull %32), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %33), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %34), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %35), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %36), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %37), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %38), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %39), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %40), !noalias !3
  store double 0.000000e+00, ptr %32, align 8, !noalias !166
  store double 0.000000e+00, ptr %33, align 8, !noalias !166
  store double 0.000000e+00, ptr %34, align 8, !noalias !166
  store double 0.000000e+00, ptr %35, align 8, !noalias !166
  store double 0.000000e+00, ptr %36, align 8, !noalias !166
  store double 0.000000e+00, ptr %37, align 8, !noalias !166
  store double 0.000000e+00, ptr %38, align 8, !noalias !166
  store double 0.000000e+00, ptr %39, align 8, !noalias !166
  store double 0.000000e+00, ptr %40, align 8, !noalias !166
  store double 0.000000e+00, ptr %32, align 8, !noalias !166
  call fastcc void @f2(ptr %32, i64 %1817, i64 1)
  %1339 = load double, ptr %32, align 8, !noalias !166
  %1340 = fmul double %1339, %89
  %1341 = fptosi double %1340 to i64
  %1342 = icmp slt i64 %1341, 0
  %1343 = select i1 %1342, i64 %26, i64 0
  %1344 = getelementptr double, ptr %7, i64 %1341
  %1345 = getelementptr double, ptr %1344, i64 %1343
  %1346 = load double, ptr %1345, align 8, !noalias !166
  store double 0.000000e+00, ptr %33, align 8, !noalias !166
  call fastcc void @f2(ptr %33, i64 %1817, i64 2)
  %1347 = load double, ptr %33, align 8, !noalias !166
  store double 0.000000e+00, ptr %34, align 8, !noalias !166
  call fastcc void @f2(ptr %34, i64 %1817, i64 3)
  %1348 = load double, ptr %34, align 8, !noalias !166
  %1349 = uitofp nneg i64 %1808 to double
  %1350 = fmul double %1347, %1349
  %1351 = fptosi double %1350 to i64
  %1352 = add nsw i64 %1808, -1
  %1353 = uitofp nneg i64 %1352 to double
  %1354 = fmul double %1348, %1353
  %1355 = fptosi double %1354 to i64
  %1356 = icmp sge i64 %1355, %1351
  %1357 = zext i1 %1356 to i64
  %1358 = add nsw i64 %1357, %1355
  %1359 = icmp slt i64 %1351, 0
  %1360 = select i1 %1359, i64 %29, i64 0
  %1361 = getelementptr i64, ptr %112, i64 %1351
  %1362 = getelementptr i64, ptr %1361, i64 %1360
  %1363 = load i64, ptr %1362, align 8, !noalias !166
  %1364 = getelementptr double, ptr %113, i64 %1351
  %1365 = getelementptr double, ptr %1364, i64 %1360
  %1366 = load double, ptr %1365, align 8, !noalias !166
  %1367 = icmp slt i64 %1358, 0
  %1368 = select i1 %1367, i64 %29, i64 0
  %1369 = getelementptr i64, ptr %112, i64 %1358
  %1370 = getelementptr i64, ptr %1369, i64 %1368
  %1371 = load i64, ptr %1370, align 8, !noalias !166
  %1372 = getelementptr double, ptr %113, i64 %1358
  %1373 = getelementptr double, ptr %1372, i64 %1368
  %1374 = load double, ptr %1373, align 8, !noalias !166
  %1375 = icmp slt i64 %1371, 0
  %1376 = select i1 %1375, i64 %23, i64 0
  %1377 = getelementptr i64, ptr %8, i64 %1371
  %1378 = getelementptr i64, ptr %1377, i64 %1376
  %1379 = load i64, ptr %1378, align 8, !noalias !169
  %1380 = icmp slt i64 %1379, 0
  br i1 %1380, label %1381, label %1432
1381:
  %1382 = load i64, ptr %11, align 8, !noalias !169
  %1383 = icmp slt i64 %1382, 0
  %1384 = select i1 %1383, i64 %27, i64 0
  %1385 = getelementptr i64, ptr %9, i64 %1382
  %1386 = getelementptr i64, ptr %1385, i64 %1384
  %1387 = load i64, ptr %1386, align 8, !noalias !169
  %1388 = icmp sgt i64 %1387, -1
  br i1 %1388, label %1389, label %1391
1389:
  %1390 = getelementptr i64, ptr %8, i64 %1387
  store i64 -1, ptr %1390, align 8, !noalias !169
  br label %1391
1391:
  %1392 = add i64 %1384, %1382
  %1393 = mul i64 %1392, %23
  %1394 = getelementptr double, ptr %10, i64 %1393
  br i1 %85, label %1420, label %1395
1395:
  %1396 = add i64 %1376, %1371
  %1397 = mul i64 %1396, %24
  %1398 = getelementptr double, ptr %1, i64 %1397
  br label %1403
1399:
  %1400 = phi double [ 0.000000e+00, %1403 ], [ %1418, %1409 ]
  %1401 = getelementptr double, ptr %1394, i64 %1404
  store double %1400, ptr %1401, align 8, !noalias !174
  %1402 = icmp eq i64 %1405, %23
  br i1 %1402, label %1420, label %1403
1403:
  %1404 = phi i64 [ 0, %1395 ], [ %1405, %1399 ]
  %1405 = add nuw nsw i64 %1404, 1
  br i1 %86, label %1399, label %1406
1406:
  %1407 = mul i64 %1404, %24
  %1408 = getelementptr double, ptr %1, i64 %1407
  br label %1409
1409:
  %1410 = phi double [ 0.000000e+00, %1406 ], [ %1418, %1409 ]
  %1411 = phi i64 [ 0, %1406 ], [ %1412, %1409 ]
  %1412 = add nuw nsw i64 %1411, 1
  %1413 = getelementptr double, ptr %1398, i64 %1411
  %1414 = load double, ptr %1413, align 8, !noalias !174
  %1415 = getelementptr double, ptr %1408, i64 %1411
  %1416 = load double, ptr %1415, align 8, !noalias !174
  %1417 = fmul reassoc nsz contract double %1416, %1414
  %1418 = fadd reassoc nsz contract double %1417, %1410
  %1419 = icmp eq i64 %24, %1412
  br i1 %1419, label %1399, label %1409
1420:
  store i64 %1371, ptr %1386, align 8, !noalias !169
  store i64 %1382, ptr %1378, align 8, !noalias !169
  br i1 %87, label %1421, label %1423, !prof !23
1421:
  %1422 = phi i64 [ %1431, %1423 ], [ 0, %1420 ]
  store i64 %1422, ptr %11, align 8, !noalias !169
  br label %1432
1423:
  %1424 = add nsw i64 %1382, 1
  %1425 = srem i64 %1424, %27
  %1426 = xor i64 %1425, %27
  %1427 = icmp slt i64 %1426, 0
  %1428 = icmp ne i64 %1425, 0
  %1429 = and i1 %1428, %1427
  %1430 = select i1 %1429, i64 %27, i64 0
  %1431 = add i64 %1430, %1425
  br label %1421
1432:
  %1433 = load i64, ptr %1378, align 8, !noalias !169
  %1434 = icmp slt i64 %1433, 0
  %1435 = select i1 %1434, i64 %27, i64 0
  %1436 = add i64 %1435, %1433
  %1437 = mul i64 %1436, %23
  %1438 = getelementptr double, ptr %10, i64 %1437
  br i1 %85, label %1450, label %1439
1439:
  %1440 = phi i64 [ %1441, %1439 ], [ 0, %1432 ]
  %1441 = add nuw nsw i64 %1440, 1
  %1442 = getelementptr double, ptr %19, i64 %1440
  %1443 = load double, ptr %1442, align 8, !noalias !177
  %1444 = getelementptr double, ptr %1438, i64 %1440
  %1445 = load double, ptr %1444, align 8, !noalias !177
  %1446 = fmul double %1374, %1445
  %1447 = fadd double %1443, %1446
  %1448 = getelementptr double, ptr %80, i64 %1440
  store double %1447, ptr %1448, align 8, !noalias !177
  %1449 = icmp eq i64 %23, %1441
  br i1 %1449, label %1450, label %1439
1450:
  %1451 = icmp slt i64 %1363, 0
  %1452 = select i1 %1451, i64 %23, i64 0
  %1453 = getelementptr i64, ptr %8, i64 %1363
  %1454 = getelementptr i64, ptr %1453, i64 %1452
  %1455 = load i64, ptr %1454, align 8, !noalias !178
  %1456 = icmp slt i64 %1455, 0
  br i1 %1456, label %1457, label %1508
1457:
  %1458 = load i64, ptr %11, align 8, !noalias !178
  %1459 = icmp slt i64 %1458, 0
  %1460 = select i1 %1459, i64 %27, i64 0
  %1461 = getelementptr i64, ptr %9, i64 %1458
  %1462 = getelementptr i64, ptr %1461, i64 %1460
  %1463 = load i64, ptr %1462, align 8, !noalias !178
  %1464 = icmp sgt i64 %1463, -1
  br i1 %1464, label %1465, label %1467
1465:
  %1466 = getelementptr i64, ptr %8, i64 %1463
  store i64 -1, ptr %1466, align 8, !noalias !178
  br label %1467
1467:
  %1468 = add i64 %1460, %1458
  %1469 = mul i64 %1468, %23
  %1470 = getelementptr double, ptr %10, i64 %1469
  br i1 %85, label %1496, label %1471
1471:
  %1472 = add i64 %1452, %1363
  %1473 = mul i64 %1472, %24
  %1474 = getelementptr double, ptr %1, i64 %1473
  br label %1479
1475:
  %1476 = phi double [ 0.000000e+00, %1479 ], [ %1494, %1485 ]
  %1477 = getelementptr double, ptr %1470, i64 %1480
  store double %1476, ptr %1477, align 8, !noalias !183
  %1478 = icmp eq i64 %1481, %23
  br i1 %1478, label %1496, label %1479
1479:
  %1480 = phi i64 [ 0, %1471 ], [ %1481, %1475 ]
  %1481 = add nuw nsw i64 %1480, 1
  br i1 %86, label %1475, label %1482
1482:
  %1483 = mul i64 %1480, %24
  %1484 = getelementptr double, ptr %1, i64 %1483
  br label %1485
1485:
  %1486 = phi double [ 0.000000e+00, %1482 ], [ %1494, %1485 ]
  %1487 = phi i64 [ 0, %1482 ], [ %1488, %1485 ]
  %1488 = add nuw nsw i64 %1487, 1
  %1489 = getelementptr double, ptr %1474, i64 %1487
  %1490 = load double, ptr %1489, align 8, !noalias !183
  %1491 = getelementptr double, ptr %1484, i64 %1487
  %1492 = load double, ptr %1491, align 8, !noalias !183
  %1493 = fmul reassoc nsz contract double %1492, %1490
  %1494 = fadd reassoc nsz contract double %1493, %1486
  %1495 = icmp eq i64 %24, %1488
  br i1 %1495, label %1475, label %1485
1496:
  store i64 %1363, ptr %1462, align 8, !noalias !178
  store i64 %1458, ptr %1454, align 8, !noalias !178
  br i1 %87, label %1497, label %1499, !prof !23
1497:
  %1498 = phi i64 [ %1507, %1499 ], [ 0, %1496 ]
  store i64 %1498, ptr %11, align 8, !noalias !178
  br label %1508
1499:
  %1500 = add nsw i64 %1458, 1
  %1501 = srem i64 %1500, %27
  %1502 = xor i64 %1501, %27
  %1503 = icmp slt i64 %1502, 0
  %1504 = icmp ne i64 %1501, 0
  %1505 = and i1 %1504, %1503
  %1506 = select i1 %1505, i64 %27, i64 0
  %1507 = add i64 %1506, %1501
  br label %1497
1508:
  %1509 = load i64, ptr %1454, align 8, !noalias !178
  %1510 = icmp slt i64 %1509, 0
  %1511 = select i1 %1510, i64 %27, i64 0
  %1512 = add i64 %1511, %1509
  %1513 = mul i64 %1512, %23
  %1514 = getelementptr double, ptr %10, i64 %1513
  br i1 %85, label %1526, label %1515
1515:
  %1516 = phi i64 [ %1517, %1515 ], [ 0, %1508 ]
  %1517 = add nuw nsw i64 %1516, 1
  %1518 = getelementptr double, ptr %80, i64 %1516
  %1519 = load double, ptr %1518, align 8, !noalias !186
  %1520 = getelementptr double, ptr %1514, i64 %1516
  %1521 = load double, ptr %1520, align 8, !noalias !186
  %1522 = fmul double %1366, %1521
  %1523 = fadd double %1519, %1522
  %1524 = getelementptr double, ptr %78, i64 %1516
  store double %1523, ptr %1524, align 8, !noalias !186
  %1525 = icmp eq i64 %23, %1517
  br i1 %1525, label %1526, label %1515
1526:
  %1527 = getelementptr double, ptr %4, i64 %1352
  %1528 = load double, ptr %1527, align 8, !noalias !166
  %1529 = getelementptr double, ptr %4, i64 %1808
  %1530 = load double, ptr %1529, align 8, !noalias !166
  %1531 = fsub double %1528, %1530
  %1532 = load i64, ptr %1454, align 8, !noalias !187
  %1533 = icmp slt i64 %1532, 0
  br i1 %1533, label %1534, label %1585
1534:
  %1535 = load i64, ptr %11, align 8, !noalias !187
  %1536 = icmp slt i64 %1535, 0
  %1537 = select i1 %1536, i64 %27, i64 0
  %1538 = getelementptr i64, ptr %9, i64 %1535
  %1539 = getelementptr i64, ptr %1538, i64 %1537
  %1540 = load i64, ptr %1539, align 8, !noalias !187
  %1541 = icmp sgt i64 %1540, -1
  br i1 %1541, label %1542, label %1544
1542:
  %1543 = getelementptr i64, ptr %8, i64 %1540
  store i64 -1, ptr %1543, align 8, !noalias !187
  br label %1544
1544:
  %1545 = add i64 %1537, %1535
  %1546 = mul i64 %1545, %23
  %1547 = getelementptr double, ptr %10, i64 %1546
  br i1 %85, label %1573, label %1548
1548:
  %1549 = add i64 %1452, %1363
  %1550 = mul i64 %1549, %24
  %1551 = getelementptr double, ptr %1, i64 %1550
  br label %1556
1552:
  %1553 = phi double [ 0.000000e+00, %1556 ], [ %1571, %1562 ]
  %1554 = getelementptr double, ptr %1547, i64 %1557
  store double %1553, ptr %1554, align 8, !noalias !192
  %1555 = icmp eq i64 %1558, %23
  br i1 %1555, label %1573, label %1556
1556:
  %1557 = phi i64 [ 0, %1548 ], [ %1558, %1552 ]
  %1558 = add nuw nsw i64 %1557, 1
  br i1 %86, label %1552, label %1559
1559:
  %1560 = mul i64 %1557, %24
  %1561 = getelementptr double, ptr %1, i64 %1560
  br label %1562
1562:
  %1563 = phi double [ 0.000000e+00, %1559 ], [ %1571, %1562 ]
  %1564 = phi i64 [ 0, %1559 ], [ %1565, %1562 ]
  %1565 = add nuw nsw i64 %1564, 1
  %1566 = getelementptr double, ptr %1551, i64 %1564
  %1567 = load double, ptr %1566, align 8, !noalias !192
  %1568 = getelementptr double, ptr %1561, i64 %1564
  %1569 = load double, ptr %1568, align 8, !noalias !192
  %1570 = fmul reassoc nsz contract double %1569, %1567
  %1571 = fadd reassoc nsz contract double %1570, %1563
  %1572 = icmp eq i64 %24, %1565
  br i1 %1572, label %1552, label %1562
1573:
  store i64 %1363, ptr %1539, align 8, !noalias !187
  store i64 %1535, ptr %1454, align 8, !noalias !187
  br i1 %87, label %1574, label %1576, !prof !23
1574:
  %1575 = phi i64 [ %1584, %1576 ], [ 0, %1573 ]
  store i64 %1575, ptr %11, align 8, !noalias !187
  br label %1585
1576:
  %1577 = add nsw i64 %1535, 1
  %1578 = srem i64 %1577, %27
  %1579 = xor i64 %1578, %27
  %1580 = icmp slt i64 %1579, 0
  %1581 = icmp ne i64 %1578, 0
  %1582 = and i1 %1581, %1580
  %1583 = select i1 %1582, i64 %27, i64 0
  %1584 = add i64 %1583, %1578
  br label %1574
1585:
  %1586 = load i64, ptr %1454, align 8, !noalias !187
  %1587 = icmp slt i64 %1586, 0
  %1588 = select i1 %1587, i64 %27, i64 0
  %1589 = add i64 %1588, %1586
  %1590 = mul i64 %1589, %23
  %1591 = getelementptr double, ptr %10, i64 %1590
  br i1 %85, label %1603, label %1592
1592:
  %1593 = phi i64 [ %1594, %1592 ], [ 0, %1585 ]
  %1594 = add nuw nsw i64 %1593, 1
  %1595 = getelementptr double, ptr %78, i64 %1593
  %1596 = load double, ptr %1595, align 8, !noalias !195
  %1597 = getelementptr double, ptr %1591, i64 %1593
  %1598 = load double, ptr %1597, align 8, !noalias !195
  %1599 = fmul double %1366, %1598
  %1600 = fsub double %1596, %1599
  %1601 = getelementptr double, ptr %80, i64 %1593
  store double %1600, ptr %1601, align 8, !noalias !195
  %1602 = icmp eq i64 %23, %1594
  br i1 %1602, label %1603, label %1592
1603:
  store double 0.000000e+00, ptr %35, align 8, !noalias !166
  call fastcc void @f3(ptr %35, i64 %23, ptr %80, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %1604 = load double, ptr %35, align 8, !noalias !166
  %1605 = getelementptr double, ptr %78, i64 %1363
  %1606 = getelementptr double, ptr %1605, i64 %1452
  %1607 = load double, ptr %1606, align 8, !noalias !196
  %1608 = fmul double %1366, 5.000000e-01
  %1609 = getelementptr double, ptr %2, i64 %1363
  %1610 = getelementptr double, ptr %1609, i64 %1452
  %1611 = load double, ptr %1610, align 8, !noalias !196
  %1612 = fmul double %1608, %1611
  %1613 = fsub double %1607, %1612
  %1614 = fmul double %1366, %1613
  store double 0.000000e+00, ptr %36, align 8, !noalias !166
  call fastcc void @f3(ptr %36, i64 %23, ptr %78, ptr readonly %2, double %1346, double %5, double %6, ptr %82)
  %1615 = load double, ptr %36, align 8, !noalias !166
  store double 0.000000e+00, ptr %37, align 8, !noalias !166
  call fastcc void @f3(ptr %37, i64 %23, ptr %78, ptr readonly %2, double 1.000000e+00, double %5, double %6, ptr %82)
  %1616 = load double, ptr %37, align 8, !noalias !166
  %1617 = fsub double 1.000000e+00, %1346
  %1618 = fmul double %1617, %1614
  %1619 = fadd double %1604, %1618
  %1620 = fsub double %1531, %1619
  %1621 = fsub double %1620, %1615
  %1622 = fadd double %1616, %1621
  %1623 = fcmp olt double %1816, %1622
  br i1 %1623, label %1624, label %1719
1624:
  store double 0.000000e+00, ptr %38, align 8, !noalias !166
  call fastcc void @f2(ptr %38, i64 %1817, i64 4)
  %1625 = load double, ptr %38, align 8, !noalias !166
  %1626 = load double, ptr %91, align 8, !noalias !199
  %1627 = fmul double %1625, %1626
  br i1 %92, label %1628, label %1640
1628:
  %1629 = phi i64 [ %1638, %1628 ], [ %93, %1624 ]
  %1630 = phi i64 [ %1637, %1628 ], [ 0, %1624 ]
  %1631 = add nuw nsw i64 %1630, %1629
  %1632 = lshr i64 %1631, 1
  %1633 = getelementptr double, ptr %82, i64 %1632
  %1634 = load double, ptr %1633, align 8, !noalias !199
  %1635 = fcmp ogt double %1634, %1627
  %1636 = add nuw nsw i64 %1632, 1
  %1637 = select i1 %1635, i64 %1630, i64 %1636
  %1638 = select i1 %1635, i64 %1632, i64 %1629
  %1639 = icmp slt i64 %1637, %1638
  br i1 %1639, label %1628, label %1640
1640:
  %1641 = phi i64 [ 0, %1624 ], [ %1637, %1628 ]
  store double 0.000000e+00, ptr %39, align 8, !noalias !166
  call fastcc void @f2(ptr %39, i64 %1817, i64 5)
  %1642 = load double, ptr %39, align 8, !noalias !166
  store double 0.000000e+00, ptr %40, align 8, !noalias !166
  call fastcc void @f4(ptr %40, ptr %78, i64 %23, ptr readonly %2, i64 %23, i64 %1641, double 1.000000e+00, double %5, double %6, double %1642)
  %1643 = load double, ptr %40, align 8, !noalias !166
  store i64 %1641, ptr %1362, align 8, !noalias !166
  store double %1643, ptr %1365, align 8, !noalias !166
  %1644 = getelementptr i64, ptr %112, i64 %1352
  %1645 = load i64, ptr %1644, align 8, !noalias !166
  %1646 = getelementptr double, ptr %113, i64 %1352
  %1647 = load double, ptr %1646, align 8, !noalias !166
  store i64 %1645, ptr %1370, align 8, !noalias !166
  store double %1647, ptr %1373, align 8, !noalias !166
  %1648 = getelementptr i64, ptr %8, i64 %1641
  %1649 = load i64, ptr %1648, align 8, !noalias !202
  %1650 = icmp slt i64 %1649, 0
  br i1 %1650, label %1651, label %1701
1651:
  %1652 = load i64, ptr %11, align 8, !noalias !202
  %1653 = icmp slt i64 %1652, 0
  %1654 = select i1 %1653, i64 %27, i64 0
  %1655 = getelementptr i64, ptr %9, i64 %1652
  %1656 = getelementptr i64, ptr %1655, i64 %1654
  %1657 = load i64, ptr %1656, align 8, !noalias !202
  %1658 = icmp sgt i64 %1657, -1
  br i1 %1658, label %1659, label %1661
1659:
  %1660 = getelementptr i64, ptr %8, i64 %1657
  store i64 -1, ptr %1660, align 8, !noalias !202
  br label %1661
1661:
  %1662 = add i64 %1654, %1652
  %1663 = mul i64 %1662, %23
  %1664 = getelementptr double, ptr %10, i64 %1663
  br i1 %85, label %1689, label %1665
1665:
  %1666 = mul i64 %1641, %24
  %1667 = getelementptr double, ptr %1, i64 %1666
  br label %1672
1668:
  %1669 = phi double [ 0.000000e+00, %1672 ], [ %1687, %1678 ]
  %1670 = getelementptr double, ptr %1664, i64 %1673
  store double %1669, ptr %1670, align 8, !noalias !207
  %1671 = icmp eq i64 %1674, %23
  br i1 %1671, label %1689, label %1672
1672:
  %1673 = phi i64 [ 0, %1665 ], [ %1674, %1668 ]
  %1674 = add nuw nsw i64 %1673, 1
  br i1 %86, label %1668, label %1675
1675:
  %1676 = mul i64 %1673, %24
  %1677 = getelementptr double, ptr %1, i64 %1676
  br label %1678
1678:
  %1679 = phi double [ 0.000000e+00, %1675 ], [ %1687, %1678 ]
  %1680 = phi i64 [ 0, %1675 ], [ %1681, %1678 ]
  %1681 = add nuw nsw i64 %1680, 1
  %1682 = getelementptr double, ptr %1667, i64 %1680
  %1683 = load double, ptr %1682, align 8, !noalias !207
  %1684 = getelementptr double, ptr %1677, i64 %1680
  %1685 = load double, ptr %1684, align 8, !noalias !207
  %1686 = fmul reassoc nsz contract double %1685, %1683
  %1687 = fadd reassoc nsz contract double %1686, %1679
  %1688 = icmp eq i64 %24, %1681
  br i1 %1688, label %1668, label %1678
1689:
  store i64 %1641, ptr %1656, align 8, !noalias !202
  store i64 %1652, ptr %1648, align 8, !noalias !202
  br i1 %87, label %1690, label %1692, !prof !23
1690:
  %1691 = phi i64 [ %1700, %1692 ], [ 0, %1689 ]
  store i64 %1691, ptr %11, align 8, !noalias !202
  br label %1701
1692:
  %1693 = add nsw i64 %1652, 1
  %1694 = srem i64 %1693, %27
  %1695 = xor i64 %1694, %27
  %1696 = icmp slt i64 %1695, 0
  %1697 = icmp ne i64 %1694, 0
  %1698 = and i1 %1697, %1696
  %1699 = select i1 %1698, i64 %27, i64 0
  %1700 = add i64 %1699, %1694
  br label %1690
1701:
  %1702 = load i64, ptr %1648, align 8, !noalias !202
  %1703 = icmp slt i64 %1702, 0
  %1704 = select i1 %1703, i64 %27, i64 0
  %1705 = add i64 %1704, %1702
  %1706 = mul i64 %1705, %23
  %1707 = getelementptr double, ptr %10, i64 %1706
  br i1 %85, label %1719, label %1708
1708:
  %1709 = phi i64 [ %1710, %1708 ], [ 0, %1701 ]
  %1710 = add nuw nsw i64 %1709, 1
  %1711 = getelementptr double, ptr %78, i64 %1709
  %1712 = load double, ptr %1711, align 8, !noalias !210
  %1713 = getelementptr double, ptr %1707, i64 %1709
  %1714 = load double, ptr %1713, align 8, !noalias !210
  %1715 = fmul double %1643, %1714
  %1716 = fsub double %1712, %1715
  %1717 = getelementptr double, ptr %19, i64 %1709
  store double %1716, ptr %1717, align 8, !noalias !210
  %1718 = icmp eq i64 %23, %1710
  br i1 %1718, label %1719, label %1708
1719:
  %1720 = phi i64 [ %1808, %1603 ], [ %1352, %1701 ], [ %1352, %1708 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %32), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %33), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %34), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %35), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %36), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %37), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %38), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %39), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %40), !noalias !3
  br label %1721
1721:
  %1722 = phi i64 [ %1808, %1336 ], [ %1808, %137 ], [ %1808, %255 ], [ %1808, %1025 ], [ %1808, %463 ], [ %252, %251 ], [ %460, %459 ], [ %1808, %1022 ], [ %1335, %1334 ], [ %1720, %1719 ]
  %1723 = icmp eq i64 %1810, %20
  br i1 %1723, label %1819, label %1807
1724:
  %1725 = phi i64 [ %1726, %1805 ], [ 0, %134 ]
  %1726 = add nuw nsw i64 %1725, 1
  %1727 = getelementptr i64, ptr %112, i64 %1725
  %1728 = load i64, ptr %1727, align 8, !noalias !3
  %1729 = getelementptr double, ptr %113, i64 %1725
  %1730 = load double, ptr %1729, align 8, !noalias !3
  %1731 = icmp slt i64 %1728, 0
  %1732 = select i1 %1731, i64 %23, i64 0
  %1733 = getelementptr i64, ptr %8, i64 %1728
  %1734 = getelementptr i64, ptr %1733, i64 %1732
  %1735 = load i64, ptr %1734, align 8, !noalias !211
  %1736 = icmp slt i64 %1735, 0
  br i1 %1736, label %1737, label %1788
1737:
  %1738 = load i64, ptr %11, align 8, !noalias !211
  %1739 = icmp slt i64 %1738, 0
  %1740 = select i1 %1739, i64 %27, i64 0
  %1741 = getelementptr i64, ptr %9, i64 %1738
  %1742 = getelementptr i64, ptr %1741, i64 %1740
  %1743 = load i64, ptr %1742, align 8, !noalias !211
  %1744 = icmp sgt i64 %1743, -1
  br i1 %1744, label %1745, label %1747
1745:
  %1746 = getelementptr i64, ptr %8, i64 %1743
  store i64 -1, ptr %1746, align 8, !noalias !211
  br label %1747
1747:
  %1748 = add i64 %1740, %1738
  %1749 = mul i64 %1748, %23
  %1750 = getelementptr double, ptr %10, i64 %1749
  br i1 %85, label %1776, label %1751
1751:
  %1752 = add i64 %1732, %1728
  %1753 = mul i64 %1752, %24
  %1754 = getelementptr double, ptr %1, i64 %1753
  br label %1759
1755:
  %1756 = phi double [ 0.000000e+00, %1759 ], [ %1774, %1765 ]
  %1757 = getelementptr double, ptr %1750, i64 %1760
  store double %1756, ptr %1757, align 8, !noalias !216
  %1758 = icmp eq i64 %1761, %23
  br i1 %1758, label %1776, label %1759
1759:
  %1760 = phi i64 [ 0, %1751 ], [ %1761, %1755 ]
  %1761 = add nuw nsw i64 %1760, 1
  br i1 %86, label %1755, label %1762
1762:
  %1763 = mul i64 %1760, %24
  %1764 = getelementptr double, ptr %1, i64 %1763
  br label %1765
1765:
  %1766 = phi double [ 0.000000e+00, %1762 ], [ %1774, %1765 ]
  %1767 = phi i64 [ 0, %1762 ], [ %1768, %1765 ]
  %1768 = add nuw nsw i64 %1767, 1
  %1769 = getelementptr double, ptr %1754, i64 %1767
  %1770 = load double, ptr %1769, align 8, !noalias !216
  %1771 = getelementptr double, ptr %1764, i64 %1767
  %1772 = load double, ptr %1771, align 8, !noalias !216
  %1773 = fmul reassoc nsz contract double %1772, %1770
  %1774 = fadd reassoc nsz contract double %1773, %1766
  %1775 = icmp eq i64 %24, %1768
  br i1 %1775, label %1755, label %1765
1776:
  store i64 %1728, ptr %1742, align 8, !noalias !211
  store i64 %1738, ptr %1734, align 8, !noalias !211
  br i1 %87, label %1777, label %1779, !prof !23
1777:
  %1778 = phi i64 [ %1787, %1779 ], [ 0, %1776 ]
  store i64 %1778, ptr %11, align 8, !noalias !211
  br label %1788
1779:
  %1780 = add nsw i64 %1738, 1
  %1781 = srem i64 %1780, %27
  %1782 = xor i64 %1781, %27
  %1783 = icmp slt i64 %1782, 0
  %1784 = icmp ne i64 %1781, 0
  %1785 = and i1 %1784, %1783
  %1786 = select i1 %1785, i64 %27, i64 0
  %1787 = add i64 %1786, %1781
  br label %1777
1788:
  %1789 = load i64, ptr %1734, align 8, !noalias !211
  %1790 = icmp slt i64 %1789, 0
  %1791 = select i1 %1790, i64 %27, i64 0
  %1792 = add i64 %1791, %1789
  %1793 = mul i64 %1792, %23
  %1794 = getelementptr double, ptr %10, i64 %1793
  br i1 %85, label %1805, label %1795
1795:
  %1796 = phi i64 [ %1797, %1795 ], [ 0, %1788 ]
  %1797 = add nuw nsw i64 %1796, 1
  %1798 = getelementptr double, ptr %19, i64 %1796
  %1799 = load double, ptr %1798, align 8, !noalias !219
  %1800 = getelementptr double, ptr %1794, i64 %1796
  %1801 = load double, ptr %1800, align 8, !noalias !219
  %1802 = fmul double %1730, %1801
  %1803 = fsub double %1799, %1802
  store double %1803, ptr %1798, align 8, !noalias !219
  %1804 = icmp eq i64 %23, %1797
  br i1 %1804, label %1805, label %1795
1805:
  %1806 = icmp eq i64 %1726, %125
  br i1 %1806, label %136, label %1724
1807:
  %1808 = phi i64 [ %1722, %1721 ], [ %125, %136 ]
  %1809 = phi i64 [ %1810, %1721 ], [ 0, %136 ]
  %1810 = add nuw nsw i64 %1809, 1
  %1811 = mul i64 %1809, 3326683750974675154
  %1812 = add i64 %1811, %126
  store double 0.000000e+00, ptr %74, align 8, !noalias !3
  call fastcc void @f2(ptr %74, i64 %1812, i64 1)
  %1813 = load double, ptr %74, align 8, !noalias !3
  store double 0.000000e+00, ptr %75, align 8, !noalias !3
  call fastcc void @f2(ptr %75, i64 %1812, i64 2)
  %1814 = load double, ptr %75, align 8, !noalias !3
  %1815 = fsub double 1.000000e+00, %1814
  %1816 = tail call double @llvm.log.f64(double %1815)
  %1817 = add i64 %1812, 4354685564936845354
  %1818 = fcmp olt double %1813, 1.500000e-01
  br i1 %1818, label %137, label %253
1819:
  %1820 = phi i64 [ %125, %136 ], [ %1722, %1721 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %74), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %75), !noalias !0
  %1821 = load i64, ptr %116, align 8, !noalias !0
  %1822 = add i64 %1821, %94
  store i64 %1822, ptr %116, align 8, !noalias !0
  store i64 %1820, ptr %115, align 8, !noalias !0
  br i1 %95, label %106, label %100
1823:
  %1824 = phi i64 [ 0, %102 ], [ %1825, %1823 ]
  %1825 = add nuw nsw i64 %1824, 1
  %1826 = getelementptr i64, ptr %112, i64 %1824
  %1827 = load i64, ptr %1826, align 8, !noalias !0
  %1828 = getelementptr i64, ptr %104, i64 %1824
  store i64 %1827, ptr %1828, align 8, !noalias !0
  %1829 = getelementptr double, ptr %113, i64 %1824
  %1830 = load double, ptr %1829, align 8, !noalias !0
  %1831 = getelementptr double, ptr %105, i64 %1824
  store double %1830, ptr %1831, align 8, !noalias !0
  %1832 = icmp eq i64 %29, %1825
  br i1 %1832, label %106, label %1823
1833:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, double %4, double %5, ptr readonly captures(none) %6, ptr %7, ptr captures(none) %8, ptr %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr writeonly captures(none) %15, ptr writeonly captures(none) %16, ptr writeonly captures(none) %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31) local_unnamed_addr #0 {
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  call fastcc void @f0(ptr %33, ptr %0, ptr %1, ptr %2, ptr %3, double %4, double %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %28, i64 %29, i64 %30) #8
  %34 = load ptr, ptr %33, align 8
  ret ptr %34
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 range(i64 1, 8) %2) unnamed_addr #1 {
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
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, i64 %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, double %4, double %5, double %6, ptr captures(none) %7) unnamed_addr #3 {
  %9 = alloca [2 x double], align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %11 = alloca [2 x double], align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  %13 = icmp slt i64 %1, 1
  br i1 %13, label %14, label %51
14:
  %15 = phi i64 [ 0, %8 ], [ %76, %68 ]
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul double %4, %17
  %19 = getelementptr double, ptr %3, i64 %15
  %20 = load double, ptr %19, align 8
  %21 = fmul double %4, %20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %9, double %18, double %21, double %5, double %6)
  %22 = load double, ptr %10, align 8
  %23 = load double, ptr %9, align 8
  %24 = tail call double @llvm.log.f64(double %22)
  %25 = fadd double %23, %24
  %26 = icmp slt i64 %1, 1
  br i1 %26, label %45, label %27
27:
  %28 = fadd double %25, -3.600000e+01
  br label %79
29:
  %30 = getelementptr double, ptr %2, i64 %81
  %31 = load double, ptr %30, align 8
  %32 = fmul double %4, %31
  %33 = getelementptr double, ptr %3, i64 %81
  %34 = load double, ptr %33, align 8
  %35 = fmul double %4, %34
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %11, double %32, double %35, double %5, double %6)
  %36 = load double, ptr %12, align 8
  %37 = load double, ptr %11, align 8
  %38 = fsub double %37, %25
  %39 = tail call double @llvm.exp.f64(double %38)
  %40 = fmul double %36, %39
  %41 = fadd double %80, %40
  br label %42
42:
  %43 = phi double [ %41, %29 ], [ %80, %79 ]
  store double %43, ptr %83, align 8
  %44 = icmp eq i64 %1, %82
  br i1 %44, label %45, label %79
45:
  %46 = phi double [ 0.000000e+00, %14 ], [ %43, %42 ]
  %47 = sitofp i64 %1 to double
  %48 = fdiv double %46, %47
  %49 = tail call double @llvm.log.f64(double %48)
  %50 = fadd double %25, %49
  store double %50, ptr %0, align 8
  ret void
51:
  %52 = phi double [ %77, %68 ], [ 0xFFF0000000000000, %8 ]
  %53 = phi i64 [ %76, %68 ], [ 0, %8 ]
  %54 = phi i64 [ %55, %68 ], [ 0, %8 ]
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr double, ptr %2, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = fmul double %4, %57
  %59 = getelementptr double, ptr %3, i64 %54
  %60 = load double, ptr %59, align 8
  %61 = fmul double %4, %60
  %62 = fmul double %6, %61
  %63 = fcmp olt double %58, %62
  br i1 %63, label %64, label %68
64:
  %65 = fdiv double %58, %61
  %66 = fcmp ogt double %5, %65
  %67 = select i1 %66, double %5, double %65
  br label %68
68:
  %69 = phi double [ %67, %64 ], [ %6, %51 ]
  %70 = fmul double %61, 5.000000e-01
  %71 = fmul double %70, %69
  %72 = fsub double %58, %71
  %73 = fmul double %69, %72
  %74 = getelementptr double, ptr %7, i64 %54
  store double %73, ptr %74, align 8
  %75 = fcmp ogt double %73, %52
  %76 = select i1 %75, i64 %54, i64 %53
  %77 = select i1 %75, double %73, double %52
  %78 = icmp eq i64 %1, %55
  br i1 %78, label %14, label %51
79:
  %80 = phi double [ 0.000000e+00, %27 ], [ %43, %42 ]
  %81 = phi i64 [ 0, %27 ], [ %82, %42 ]
  %82 = add nuw nsw i64 %81, 1
  %83 = getelementptr double, ptr %7, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = fcmp ogt double %84, %28
  br i1 %85, label %29, label %42
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, i64 %4, i64 %5, double %6, double %7, double %8, double %9) unnamed_addr #3 {
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = icmp slt i64 %5, 0
  %14 = select i1 %13, i64 %2, i64 0
  %15 = getelementptr double, ptr %1, i64 %5
  %16 = getelementptr double, ptr %15, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = fmul double %6, %17
  %19 = select i1 %13, i64 %4, i64 0
  %20 = getelementptr double, ptr %3, i64 %5
  %21 = getelementptr double, ptr %20, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = fmul double %6, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store double 0.000000e+00, ptr %11, align 8, !noalias !220
  store double 0.000000e+00, ptr %12, align 8, !noalias !220
  %24 = fcmp oeq double %7, %8
  br i1 %24, label %70, label %25
25:
  %26 = fcmp olt double %9, 0x3C90000000000000
  %27 = select i1 %26, double 0x3C90000000000000, double %9
  store double 0.000000e+00, ptr %11, align 8, !noalias !220
  call fastcc void @f5(ptr %11, double %18, double %23, double %7, double %8)
  %28 = load double, ptr %11, align 8, !noalias !220
  %29 = tail call double @llvm.log.f64(double %27)
  %30 = fadd double %29, %28
  %31 = fadd double %7, %8
  %32 = fmul double %31, 5.000000e-01
  %33 = fmul double %23, 5.000000e-01
  %34 = fmul double %8, 0x3D719799812DEA11
  br label %35
35:
  %36 = phi i64 [ 80, %25 ], [ %48, %47 ]
  %37 = phi double [ %8, %25 ], [ %51, %47 ]
  %38 = phi double [ %7, %25 ], [ %52, %47 ]
  %39 = phi double [ %32, %25 ], [ %66, %47 ]
  %40 = icmp eq i64 %36, 0
  br i1 %40, label %41, label %47
41:
  %42 = phi double [ %39, %35 ], [ %66, %47 ]
  %43 = fcmp ogt double %7, %42
  %44 = select i1 %43, double %7, double %42
  %45 = fcmp olt double %8, %44
  %46 = select i1 %45, double %8, double %44
  br label %70
47:
  %48 = add nsw i64 %36, -1
  store double 0.000000e+00, ptr %12, align 8, !noalias !220
  call fastcc void @f5(ptr %12, double %18, double %23, double %7, double %39)
  %49 = load double, ptr %12, align 8, !noalias !220
  %50 = fcmp olt double %49, %30
  %51 = select i1 %50, double %37, double %39
  %52 = select i1 %50, double %39, double %38
  %53 = fsub double %30, %49
  %54 = fmul double %33, %39
  %55 = fsub double %18, %54
  %56 = fmul double %39, %55
  %57 = fsub double %49, %56
  %58 = tail call double @llvm.exp.f64(double %57)
  %59 = fmul double %53, %58
  %60 = fadd double %39, %59
  %61 = fcmp olt double %52, %60
  %62 = fcmp olt double %60, %51
  %63 = select i1 %61, i1 %62, i1 false
  %64 = fadd double %52, %51
  %65 = fmul double %64, 5.000000e-01
  %66 = select i1 %63, double %60, double %65
  %67 = fsub double %66, %39
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = fcmp ugt double %68, %34
  br i1 %69, label %35, label %41
70:
  %71 = phi double [ %46, %41 ], [ %8, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  store double %71, ptr %0, align 8
  ret void
}
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, double %3, double %4) unnamed_addr #3 {
  %6 = alloca [2 x double], align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call fastcc void @f6(ptr %6, double %1, double %2, double %3, double %4)
  %8 = load double, ptr %7, align 8
  %9 = load double, ptr %6, align 8
  %10 = tail call double @llvm.log.f64(double %8)
  %11 = fadd double %9, %10
  store double %11, ptr %0, align 8
  ret void
}
declare double @llvm.exp.f64(double) #2
declare double @llvm.fabs.f64(double) #2
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #3 {
  %6 = alloca double, align 8
  store double 0.000000e+00, ptr %6, align 8
  %7 = alloca double, align 8
  store double 0.000000e+00, ptr %7, align 8
  %8 = fmul double %2, %3
  %9 = fsub double %1, %8
  %10 = fmul double %2, %4
  %11 = fsub double %1, %10
  %12 = fcmp ugt double %9, 0.000000e+00
  br i1 %12, label %21, label %13
13:
  %14 = fneg double %9
  %15 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f7(ptr %6, double %14, double %2, double %15)
  %16 = load double, ptr %6, align 8
  %17 = fmul double %2, 5.000000e-01
  %18 = fmul double %17, %3
  %19 = fsub double %1, %18
  %20 = fmul double %3, %19
  br label %45
21:
  %22 = fcmp ult double %11, 0.000000e+00
  br i1 %22, label %30, label %23
23:
  %24 = fsub double %4, %3
  store double 0.000000e+00, ptr %7, align 8
  call fastcc void @f7(ptr %7, double %11, double %2, double %24)
  %25 = load double, ptr %7, align 8
  %26 = fmul double %2, 5.000000e-01
  %27 = fmul double %26, %4
  %28 = fsub double %1, %27
  %29 = fmul double %4, %28
  br label %45
30:
  %31 = fdiv double %1, %2
  %32 = fmul double %2, 5.000000e-01
  %33 = tail call double @sqrt(double %32)
  %34 = fsub double %31, %3
  %35 = fmul double %34, %33
  %36 = tail call double @erf(double %35)
  %37 = fsub double %4, %31
  %38 = fmul double %37, %33
  %39 = tail call double @erf(double %38)
  %40 = fadd double %36, %39
  %41 = fmul double %1, 5.000000e-01
  %42 = fmul double %41, %31
  %43 = fdiv double 0x3FEC5BF891B4EF6A, %33
  %44 = fmul double %43, %40
  br label %45
45:
  %46 = phi double [ %42, %30 ], [ %29, %23 ], [ %20, %13 ]
  %47 = phi double [ %44, %30 ], [ %25, %23 ], [ %16, %13 ]
  store double %46, ptr %0, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %47, ptr %48, align 8
  ret void
}
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #3 {
  %5 = alloca double, align 8
  store double 0.000000e+00, ptr %5, align 8
  %6 = alloca double, align 8
  store double 0.000000e+00, ptr %6, align 8
  %7 = fmul double %2, 5.000000e-01
  %8 = fmul double %7, %3
  %9 = fadd double %1, %8
  %10 = fmul double %3, %9
  %11 = fcmp olt double %10, 1.000000e+00
  br i1 %11, label %39, label %16
12:
  %13 = phi double [ %38, %25 ], [ %24, %20 ], [ %15, %14 ]
  store double %13, ptr %0, align 8
  ret void
14:
  %15 = fmul double %3, %54
  br label %12
16:
  %17 = tail call double @sqrt(double %2)
  %18 = fmul double %17, 1.000000e+07
  %19 = fcmp ult double %1, %18
  br i1 %19, label %25, label %20
20:
  %21 = fneg double %10
  %22 = tail call double @expm1(double %21)
  %23 = fneg double %22
  %24 = fdiv double %23, %1
  br label %12
25:
  %26 = fdiv double 0x3FE6A09E667F3BCD, %17
  %27 = fmul double %1, %26
  store double 0.000000e+00, ptr %5, align 8
  call fastcc void @f8(ptr %5, double %27)
  %28 = load double, ptr %5, align 8
  %29 = fmul double %2, %3
  %30 = fadd double %1, %29
  %31 = fmul double %30, %26
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f8(ptr %6, double %31)
  %32 = load double, ptr %6, align 8
  %33 = fneg double %10
  %34 = tail call double @llvm.exp.f64(double %33)
  %35 = fmul double %34, %32
  %36 = fsub double %28, %35
  %37 = fmul double %26, 0x3FFC5BF891B4EF6A
  %38 = fmul double %37, %36
  br label %12
39:
  %40 = phi double [ %54, %39 ], [ 0.000000e+00, %4 ]
  %41 = phi i64 [ %42, %39 ], [ 0, %4 ]
  %42 = add nuw nsw i64 %41, 1
  %43 = getelementptr double, ptr @.const.array.data.1, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = fmul double %3, %44
  %46 = getelementptr double, ptr @.const.array.data.2, i64 %41
  %47 = load double, ptr %46, align 8
  %48 = fneg double %45
  %49 = fmul double %7, %45
  %50 = fadd double %1, %49
  %51 = fmul double %50, %48
  %52 = tail call double @llvm.exp.f64(double %51)
  %53 = fmul double %47, %52
  %54 = fadd double %40, %53
  %55 = icmp eq i64 %42, 7
  br i1 %55, label %14, label %39
}
declare double @sqrt(double) local_unnamed_addr #4
declare double @erf(double) local_unnamed_addr #4
declare double @expm1(double) local_unnamed_addr #4
define internal fastcc void @f8(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #3 {
  %3 = fcmp olt double %1, 8.000000e+00
  br i1 %3, label %9, label %4
4:
  %5 = fmul double %1, 2.000000e+00
  %6 = fmul double %1, %5
  br label %17
7:
  %8 = phi double [ %16, %14 ], [ %13, %9 ]
  store double %8, ptr %0, align 8
  ret void
9:
  %10 = fmul double %1, %1
  %11 = tail call double @llvm.exp.f64(double %10)
  %12 = tail call double @erfc(double %1)
  %13 = fmul double %11, %12
  br label %7
14:
  %15 = fmul double %1, 0x3FFC5BF891B4EF6A
  %16 = fdiv double %27, %15
  br label %7
17:
  %18 = phi double [ 1.000000e+00, %4 ], [ %27, %17 ]
  %19 = phi double [ 1.000000e+00, %4 ], [ %26, %17 ]
  %20 = phi i64 [ 1, %4 ], [ %21, %17 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = mul nsw i64 %20, -2
  %23 = or disjoint i64 %22, 1
  %24 = sitofp i64 %23 to double
  %25 = fdiv double %24, %6
  %26 = fmul double %19, %25
  %27 = fadd double %18, %26
  %28 = icmp eq i64 %21, 16
  br i1 %28, label %14, label %17
}
declare double @erfc(double) local_unnamed_addr #5
define internal fastcc void @f9(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #3 {
  %6 = alloca [2 x double], align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %7 = fcmp oeq double %3, %4
  br i1 %7, label %12, label %17
8:
  %9 = phi double [ %20, %17 ], [ %16, %12 ]
  %10 = phi double [ %22, %17 ], [ 1.000000e+00, %12 ]
  store double %9, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %10, ptr %11, align 8
  ret void
12:
  %13 = fmul double %2, 5.000000e-01
  %14 = fmul double %13, %4
  %15 = fsub double %1, %14
  %16 = fmul double %4, %15
  br label %8
17:
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call fastcc void @f6(ptr %6, double %1, double %2, double %3, double %4)
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %6, align 8
  %21 = fsub double %4, %3
  %22 = fdiv double %19, %21
  br label %8
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7
attributes #0 = { nofree nounwind memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nofree nounwind memory(read) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedExxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedExxx"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_sweepB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xxy: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_sweepB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xxy"}
!6 = !{!7, !4, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !4, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!12 = !{!13, !10, !4, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!15 = !{!16, !18, !10, !4, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!20 = !{!21, !16, !18, !10, !4, !1}
!21 = distinct !{!21, !22, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!23 = !{!"branch_weights", i32 1, i32 99}
!24 = !{!18, !10, !4, !1}
!25 = !{!26, !4, !1}
!26 = distinct !{!26, !27, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler17_death_or_renewalB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!27 = distinct !{!27, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler17_death_or_renewalB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!28 = !{!29, !31, !26, !4, !1}
!29 = distinct !{!29, !30, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!30 = distinct !{!30, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!33 = !{!34, !29, !31, !26, !4, !1}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!36 = !{!31, !26, !4, !1}
!37 = !{!38, !26, !4, !1}
!38 = distinct !{!38, !39, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!39 = distinct !{!39, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!40 = !{!41, !26, !4, !1}
!41 = distinct !{!41, !42, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!42 = distinct !{!42, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!43 = !{!44, !46, !26, !4, !1}
!44 = distinct !{!44, !45, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!45 = distinct !{!45, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!48 = !{!49, !44, !46, !26, !4, !1}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!51 = !{!46, !26, !4, !1}
!52 = !{!53, !4, !1}
!53 = distinct !{!53, !54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!54 = distinct !{!54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!55 = !{!56, !58, !53, !4, !1}
!56 = distinct !{!56, !57, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!57 = distinct !{!57, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!60 = !{!61, !56, !58, !53, !4, !1}
!61 = distinct !{!61, !62, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!62 = distinct !{!62, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!63 = !{!58, !53, !4, !1}
!64 = !{!65, !67, !53, !4, !1}
!65 = distinct !{!65, !66, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!66 = distinct !{!66, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!67 = distinct !{!67, !68, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!68 = distinct !{!68, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!69 = !{!70, !65, !67, !53, !4, !1}
!70 = distinct !{!70, !71, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!71 = distinct !{!71, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!72 = !{!67, !53, !4, !1}
!73 = !{!74, !53, !4, !1}
!74 = distinct !{!74, !75, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!75 = distinct !{!75, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!76 = !{!77, !53, !4, !1}
!77 = distinct !{!77, !78, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!78 = distinct !{!78, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!79 = !{!80, !53, !4, !1}
!80 = distinct !{!80, !81, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!81 = distinct !{!81, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!82 = !{!83, !53, !4, !1}
!83 = distinct !{!83, !84, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!84 = distinct !{!84, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!85 = !{!86, !88, !53, !4, !1}
!86 = distinct !{!86, !87, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!87 = distinct !{!87, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!88 = distinct !{!88, !89, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!89 = distinct !{!89, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!90 = !{!91, !86, !88, !53, !4, !1}
!91 = distinct !{!91, !92, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!92 = distinct !{!92, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!93 = !{!88, !53, !4, !1}
!94 = !{!95, !97, !53, !4, !1}
!95 = distinct !{!95, !96, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!96 = distinct !{!96, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!97 = distinct !{!97, !98, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!98 = distinct !{!98, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!99 = !{!100, !95, !97, !53, !4, !1}
!100 = distinct !{!100, !101, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!101 = distinct !{!101, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!102 = !{!97, !53, !4, !1}
!103 = !{!104, !53, !4, !1}
!104 = distinct !{!104, !105, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!105 = distinct !{!105, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!106 = !{!107, !109, !53, !4, !1}
!107 = distinct !{!107, !108, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!108 = distinct !{!108, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!109 = distinct !{!109, !110, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!110 = distinct !{!110, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!111 = !{!112, !107, !109, !53, !4, !1}
!112 = distinct !{!112, !113, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!113 = distinct !{!113, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!114 = !{!109, !53, !4, !1}
!115 = !{!116, !53, !4, !1}
!116 = distinct !{!116, !117, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!117 = distinct !{!117, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!118 = !{!119, !121, !53, !4, !1}
!119 = distinct !{!119, !120, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!120 = distinct !{!120, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!123 = !{!124, !119, !121, !53, !4, !1}
!124 = distinct !{!124, !125, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!125 = distinct !{!125, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!126 = !{!121, !53, !4, !1}
!127 = !{!128, !4, !1}
!128 = distinct !{!128, !129, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!129 = distinct !{!129, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!130 = !{!131, !133, !128, !4, !1}
!131 = distinct !{!131, !132, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!132 = distinct !{!132, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!135 = !{!136, !131, !133, !128, !4, !1}
!136 = distinct !{!136, !137, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!137 = distinct !{!137, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!138 = !{!133, !128, !4, !1}
!139 = !{!140, !128, !4, !1}
!140 = distinct !{!140, !141, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!141 = distinct !{!141, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!142 = !{!143, !128, !4, !1}
!143 = distinct !{!143, !144, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!144 = distinct !{!144, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!145 = !{!146, !148, !128, !4, !1}
!146 = distinct !{!146, !147, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!147 = distinct !{!147, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!148 = distinct !{!148, !149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!149 = distinct !{!149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!150 = !{!151, !146, !148, !128, !4, !1}
!151 = distinct !{!151, !152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!152 = distinct !{!152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!153 = !{!148, !128, !4, !1}
!154 = !{!155, !128, !4, !1}
!155 = distinct !{!155, !156, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!156 = distinct !{!156, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!157 = !{!158, !160, !128, !4, !1}
!158 = distinct !{!158, !159, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!159 = distinct !{!159, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!160 = distinct !{!160, !161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!161 = distinct !{!161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!162 = !{!163, !158, !160, !128, !4, !1}
!163 = distinct !{!163, !164, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!164 = distinct !{!164, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!165 = !{!160, !128, !4, !1}
!166 = !{!167, !4, !1}
!167 = distinct !{!167, !168, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!168 = distinct !{!168, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29110Target_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29237State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!169 = !{!170, !172, !167, !4, !1}
!170 = distinct !{!170, !171, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!171 = distinct !{!171, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!172 = distinct !{!172, !173, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!173 = distinct !{!173, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!174 = !{!175, !170, !172, !167, !4, !1}
!175 = distinct !{!175, !176, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!176 = distinct !{!176, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!177 = !{!172, !167, !4, !1}
!178 = !{!179, !181, !167, !4, !1}
!179 = distinct !{!179, !180, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!180 = distinct !{!180, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!181 = distinct !{!181, !182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!182 = distinct !{!182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!183 = !{!184, !179, !181, !167, !4, !1}
!184 = distinct !{!184, !185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!185 = distinct !{!185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!186 = !{!181, !167, !4, !1}
!187 = !{!188, !190, !167, !4, !1}
!188 = distinct !{!188, !189, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!189 = distinct !{!189, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!190 = distinct !{!190, !191, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!191 = distinct !{!191, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!192 = !{!193, !188, !190, !167, !4, !1}
!193 = distinct !{!193, !194, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!194 = distinct !{!194, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!195 = !{!190, !167, !4, !1}
!196 = !{!197, !167, !4, !1}
!197 = distinct !{!197, !198, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!198 = distinct !{!198, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd"}
!199 = !{!200, !167, !4, !1}
!200 = distinct !{!200, !201, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!201 = distinct !{!201, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!202 = !{!203, !205, !167, !4, !1}
!203 = distinct !{!203, !204, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!204 = distinct !{!204, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!205 = distinct !{!205, !206, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!206 = distinct !{!206, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!207 = !{!208, !203, !205, !167, !4, !1}
!208 = distinct !{!208, !209, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!209 = distinct !{!209, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!210 = !{!205, !167, !4, !1}
!211 = !{!212, !214, !4, !1}
!212 = distinct !{!212, !213, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!213 = distinct !{!213, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!214 = distinct !{!214, !215, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!215 = distinct !{!215, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!216 = !{!217, !212, !214, !4, !1}
!217 = distinct !{!217, !218, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!218 = distinct !{!218, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v14B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!219 = !{!214, !4, !1}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!222 = distinct !{!222, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
