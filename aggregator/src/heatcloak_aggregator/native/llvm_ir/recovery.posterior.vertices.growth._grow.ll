; 933bbd9de1e0374db79cc2d831d3257406431bee7a69f2ab9a10428690081a5f
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, i64 %16, double %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22) unnamed_addr #0 {
  %24 = icmp slt i64 %19, 1
  br i1 %24, label %39, label %25
25:
  %26 = sitofp i64 %3 to double
  br label %43
27:
  %28 = getelementptr i64, ptr %2, i64 %44
  %29 = load i64, ptr %28, align 8, !noalias !0
  %30 = icmp slt i64 %29, 0
  %31 = select i1 %30, i64 %22, i64 0
  %32 = getelementptr double, ptr %9, i64 %29
  %33 = getelementptr double, ptr %32, i64 %31
  %34 = load double, ptr %33, align 8, !noalias !0
  %35 = fdiv double %34, %48
  %36 = fdiv double %35, %26
  store double %36, ptr %46, align 8, !noalias !0
  br label %37
37:
  %38 = icmp eq i64 %19, %45
  br i1 %38, label %39, label %43
39:
  %40 = icmp slt i64 %18, 1
  br i1 %40, label %68, label %50
41:
  %42 = icmp eq i64 %52, %18
  br i1 %42, label %68, label %50
43:
  %44 = phi i64 [ 0, %25 ], [ %45, %37 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr double, ptr %10, i64 %44
  store double 0.000000e+00, ptr %46, align 8, !noalias !0
  %47 = getelementptr double, ptr %8, i64 %44
  %48 = load double, ptr %47, align 8, !noalias !0
  %49 = fcmp ogt double %48, 0.000000e+00
  br i1 %49, label %27, label %37
50:
  %51 = phi i64 [ %52, %41 ], [ 0, %39 ]
  %52 = add nuw nsw i64 %51, 1
  %53 = getelementptr double, ptr %11, i64 %51
  store double 0.000000e+00, ptr %53, align 8, !noalias !0
  br i1 %24, label %41, label %54
54:
  %55 = mul i64 %51, %19
  %56 = getelementptr double, ptr %1, i64 %55
  br label %57
57:
  %58 = phi i64 [ 0, %54 ], [ %60, %57 ]
  %59 = phi double [ 0.000000e+00, %54 ], [ %66, %57 ]
  %60 = add nuw nsw i64 %58, 1
  %61 = getelementptr double, ptr %10, i64 %58
  %62 = load double, ptr %61, align 8, !noalias !0
  %63 = getelementptr double, ptr %56, i64 %58
  %64 = load double, ptr %63, align 8, !noalias !0
  %65 = fmul double %62, %64
  %66 = fadd double %59, %65
  store double %66, ptr %53, align 8, !noalias !0
  %67 = icmp eq i64 %19, %60
  br i1 %67, label %41, label %57
68:
  %69 = icmp sgt i64 %16, -1
  br i1 %69, label %70, label %361
70:
  %71 = icmp sgt i64 %22, 0
  %72 = sitofp i64 %22 to double
  %73 = sitofp i64 %3 to double
  br label %74
74:
  %75 = phi i64 [ %350, %349 ], [ %16, %70 ]
  %76 = phi double [ %225, %349 ], [ 0.000000e+00, %70 ]
  %77 = phi i64 [ %143, %349 ], [ 0, %70 ]
  %78 = getelementptr double, ptr %11, i64 %75
  %79 = load double, ptr %78, align 8, !noalias !5
  br label %80
80:
  %81 = phi i64 [ %75, %74 ], [ %101, %98 ]
  %82 = phi i64 [ %77, %74 ], [ %99, %98 ]
  %83 = getelementptr i8, ptr %7, i64 %81
  store i8 1, ptr %83, align 1, !noalias !6
  br i1 %24, label %98, label %84
84:
  %85 = mul i64 %81, %19
  %86 = getelementptr double, ptr %1, i64 %85
  br label %87
87:
  %88 = phi i64 [ 0, %84 ], [ %89, %87 ]
  %89 = add nuw nsw i64 %88, 1
  %90 = getelementptr double, ptr %8, i64 %88
  %91 = load double, ptr %90, align 8, !noalias !6
  %92 = getelementptr double, ptr %86, i64 %88
  %93 = load double, ptr %92, align 8, !noalias !6
  %94 = fsub double %91, %93
  %95 = fcmp olt double %94, 0.000000e+00
  %96 = select i1 %95, double 0.000000e+00, double %94
  store double %96, ptr %90, align 8, !noalias !6
  %97 = icmp eq i64 %89, %19
  br i1 %97, label %98, label %87
98:
  %99 = add nsw i64 %82, 1
  %100 = getelementptr i64, ptr %13, i64 %81
  %101 = load i64, ptr %100, align 8, !noalias !5
  %102 = icmp sgt i64 %101, -1
  br i1 %102, label %80, label %103
103:
  %104 = getelementptr i64, ptr %12, i64 %75
  %105 = load i64, ptr %104, align 8, !noalias !5
  %106 = icmp ne i64 %105, 1
  %107 = or i1 %40, %106
  br i1 %107, label %142, label %352
108:
  %109 = getelementptr i64, ptr %12, i64 %358
  %110 = load i64, ptr %109, align 8, !noalias !5
  %111 = icmp eq i64 %110, 1
  br i1 %111, label %112, label %138
112:
  %113 = getelementptr i8, ptr %7, i64 %358
  %114 = load i8, ptr %113, align 1, !noalias !5
  %115 = icmp eq i8 %114, 0
  br i1 %115, label %116, label %138
116:
  %117 = getelementptr double, ptr %11, i64 %358
  %118 = load double, ptr %117, align 8, !noalias !5
  %119 = fcmp ult double %118, %354
  br i1 %119, label %138, label %120
120:
  store i8 1, ptr %113, align 1, !noalias !9
  br i1 %24, label %135, label %121
121:
  %122 = mul i64 %358, %19
  %123 = getelementptr double, ptr %1, i64 %122
  br label %124
124:
  %125 = phi i64 [ 0, %121 ], [ %126, %124 ]
  %126 = add nuw nsw i64 %125, 1
  %127 = getelementptr double, ptr %8, i64 %125
  %128 = load double, ptr %127, align 8, !noalias !9
  %129 = getelementptr double, ptr %123, i64 %125
  %130 = load double, ptr %129, align 8, !noalias !9
  %131 = fsub double %128, %130
  %132 = fcmp olt double %131, 0.000000e+00
  %133 = select i1 %132, double 0.000000e+00, double %131
  store double %133, ptr %127, align 8, !noalias !9
  %134 = icmp eq i64 %126, %19
  br i1 %134, label %135, label %124
135:
  %136 = add nsw i64 %357, 1
  %137 = add nsw i64 %356, -1
  br label %138
138:
  %139 = phi i64 [ %357, %112 ], [ %136, %135 ], [ %357, %116 ], [ %357, %108 ], [ %357, %355 ]
  %140 = phi i64 [ %356, %112 ], [ %137, %135 ], [ %356, %116 ], [ %356, %108 ], [ %356, %355 ]
  %141 = icmp eq i64 %18, %359
  br i1 %141, label %142, label %355
142:
  %143 = phi i64 [ %99, %103 ], [ %139, %138 ]
  br i1 %71, label %144, label %149
144:
  %145 = phi i64 [ %146, %144 ], [ 0, %142 ]
  %146 = add nuw nsw i64 %145, 1
  %147 = getelementptr double, ptr %9, i64 %145
  store double 1.000000e+00, ptr %147, align 8, !noalias !12
  %148 = icmp eq i64 %22, %146
  br i1 %148, label %149, label %144
149:
  br i1 %24, label %150, label %151
150:
  br i1 %71, label %167, label %175
151:
  %152 = phi i64 [ %153, %151 ], [ 0, %149 ]
  %153 = add nuw nsw i64 %152, 1
  %154 = getelementptr i64, ptr %2, i64 %152
  %155 = load i64, ptr %154, align 8, !noalias !17
  %156 = icmp slt i64 %155, 0
  %157 = select i1 %156, i64 %22, i64 0
  %158 = getelementptr double, ptr %9, i64 %155
  %159 = getelementptr double, ptr %158, i64 %157
  %160 = load double, ptr %159, align 8, !noalias !17
  %161 = getelementptr double, ptr %8, i64 %152
  %162 = load double, ptr %161, align 8, !noalias !17
  %163 = fcmp olt double %162, 0.000000e+00
  %164 = select i1 %163, double 0.000000e+00, double %162
  %165 = fmul double %160, %164
  store double %165, ptr %159, align 8, !noalias !17
  %166 = icmp eq i64 %19, %153
  br i1 %166, label %150, label %151
167:
  %168 = phi double [ %173, %167 ], [ 0.000000e+00, %150 ]
  %169 = phi i64 [ %170, %167 ], [ 0, %150 ]
  %170 = add nuw nsw i64 %169, 1
  %171 = getelementptr double, ptr %9, i64 %169
  %172 = load double, ptr %171, align 8, !noalias !17
  %173 = fadd double %168, %172
  %174 = icmp eq i64 %22, %170
  br i1 %174, label %175, label %167
175:
  %176 = phi double [ 0.000000e+00, %150 ], [ %173, %167 ]
  %177 = fdiv double %176, %72
  %178 = fsub double 1.000000e+00, %177
  %179 = fcmp ult double %178, %17
  br i1 %179, label %180, label %361
180:
  %181 = fsub double %178, %76
  %182 = fcmp ult double %181, 2.000000e-02
  br i1 %182, label %224, label %183
183:
  br i1 %24, label %196, label %199
184:
  %185 = getelementptr i64, ptr %2, i64 %200
  %186 = load i64, ptr %185, align 8, !noalias !18
  %187 = icmp slt i64 %186, 0
  %188 = select i1 %187, i64 %22, i64 0
  %189 = getelementptr double, ptr %9, i64 %186
  %190 = getelementptr double, ptr %189, i64 %188
  %191 = load double, ptr %190, align 8, !noalias !18
  %192 = fdiv double %191, %204
  %193 = fdiv double %192, %73
  store double %193, ptr %202, align 8, !noalias !18
  br label %194
194:
  %195 = icmp eq i64 %19, %201
  br i1 %195, label %196, label %199
196:
  br i1 %40, label %224, label %206
197:
  %198 = icmp eq i64 %208, %18
  br i1 %198, label %224, label %206
199:
  %200 = phi i64 [ %201, %194 ], [ 0, %183 ]
  %201 = add nuw nsw i64 %200, 1
  %202 = getelementptr double, ptr %10, i64 %200
  store double 0.000000e+00, ptr %202, align 8, !noalias !18
  %203 = getelementptr double, ptr %8, i64 %200
  %204 = load double, ptr %203, align 8, !noalias !18
  %205 = fcmp ogt double %204, 0.000000e+00
  br i1 %205, label %184, label %194
206:
  %207 = phi i64 [ %208, %197 ], [ 0, %196 ]
  %208 = add nuw nsw i64 %207, 1
  %209 = getelementptr double, ptr %11, i64 %207
  store double 0.000000e+00, ptr %209, align 8, !noalias !18
  br i1 %24, label %197, label %210
210:
  %211 = mul i64 %207, %19
  %212 = getelementptr double, ptr %1, i64 %211
  br label %213
213:
  %214 = phi i64 [ 0, %210 ], [ %216, %213 ]
  %215 = phi double [ 0.000000e+00, %210 ], [ %222, %213 ]
  %216 = add nuw nsw i64 %214, 1
  %217 = getelementptr double, ptr %10, i64 %214
  %218 = load double, ptr %217, align 8, !noalias !18
  %219 = getelementptr double, ptr %212, i64 %214
  %220 = load double, ptr %219, align 8, !noalias !18
  %221 = fmul double %218, %220
  %222 = fadd double %215, %221
  store double %222, ptr %209, align 8, !noalias !18
  %223 = icmp eq i64 %19, %216
  br i1 %223, label %197, label %213
224:
  %225 = phi double [ %76, %180 ], [ %178, %196 ], [ %178, %197 ]
  br i1 %40, label %236, label %323
226:
  store i64 0, ptr %327, align 8, !noalias !21
  %227 = getelementptr double, ptr %14, i64 %325
  store double 0.000000e+00, ptr %227, align 8, !noalias !21
  %228 = icmp slt i64 %324, 0
  %229 = select i1 %228, i64 %18, i64 0
  %230 = getelementptr i64, ptr %15, i64 %324
  %231 = getelementptr i64, ptr %230, i64 %229
  store i64 %325, ptr %231, align 8, !noalias !21
  %232 = add nsw i64 %324, 1
  br label %233
233:
  %234 = phi i64 [ %232, %226 ], [ %324, %323 ]
  %235 = icmp eq i64 %18, %326
  br i1 %235, label %236, label %323
236:
  %237 = phi i64 [ 0, %224 ], [ %234, %233 ]
  %238 = icmp sgt i64 %237, 0
  br i1 %238, label %239, label %349
239:
  %240 = phi i64 [ %318, %317 ], [ %237, %236 ]
  %241 = phi double [ %262, %317 ], [ 0.000000e+00, %236 ]
  %242 = phi i64 [ %263, %317 ], [ -1, %236 ]
  %243 = phi i64 [ %246, %317 ], [ 0, %236 ]
  %244 = getelementptr i64, ptr %15, i64 %243
  %245 = load i64, ptr %244, align 8, !noalias !21
  %246 = add nuw nsw i64 %243, 1
  %247 = icmp slt i64 %245, 0
  %248 = select i1 %247, i64 %18, i64 0
  %249 = getelementptr i64, ptr %12, i64 %245
  %250 = getelementptr i64, ptr %249, i64 %248
  %251 = load i64, ptr %250, align 8, !noalias !21
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %253, label %261
253:
  %254 = getelementptr double, ptr %14, i64 %245
  %255 = getelementptr double, ptr %254, i64 %248
  %256 = load double, ptr %255, align 8, !noalias !21
  %257 = uitofp nneg i64 %251 to double
  %258 = fdiv double %256, %257
  %259 = fcmp ogt double %258, %241
  br i1 %259, label %260, label %261
260:
  br label %261
261:
  %262 = phi double [ %258, %260 ], [ %241, %253 ], [ %241, %239 ]
  %263 = phi i64 [ %245, %260 ], [ %242, %253 ], [ %242, %239 ]
  %264 = select i1 %247, i64 %20, i64 0
  %265 = getelementptr i64, ptr %4, i64 %245
  %266 = getelementptr i64, ptr %265, i64 %264
  %267 = load i64, ptr %266, align 8, !noalias !21
  %268 = icmp slt i64 %245, -1
  %269 = select i1 %268, i64 %20, i64 0
  %270 = getelementptr i8, ptr %265, i64 8
  %271 = getelementptr i64, ptr %270, i64 %269
  %272 = load i64, ptr %271, align 8, !noalias !21
  %273 = sub i64 %272, %267
  %274 = icmp slt i64 %273, 1
  br i1 %274, label %317, label %275
275:
  %276 = getelementptr double, ptr %14, i64 %245
  %277 = getelementptr double, ptr %276, i64 %248
  br label %332
278:
  %279 = getelementptr i8, ptr %7, i64 %342
  %280 = getelementptr i8, ptr %279, i64 %344
  %281 = load i8, ptr %280, align 1, !noalias !21
  %282 = icmp eq i8 %281, 0
  br i1 %282, label %283, label %320
283:
  %284 = getelementptr i64, ptr %12, i64 %342
  %285 = getelementptr i64, ptr %284, i64 %344
  %286 = load i64, ptr %285, align 8, !noalias !21
  %287 = icmp slt i64 %286, 0
  br i1 %287, label %288, label %295
288:
  %289 = load i64, ptr %250, align 8, !noalias !21
  %290 = add nsw i64 %289, 1
  store i64 %290, ptr %285, align 8, !noalias !21
  %291 = getelementptr double, ptr %14, i64 %342
  %292 = getelementptr double, ptr %291, i64 %344
  store double -1.000000e+00, ptr %292, align 8, !noalias !21
  %293 = getelementptr i64, ptr %15, i64 %333
  store i64 %342, ptr %293, align 8, !noalias !21
  %294 = add nuw nsw i64 %333, 1
  br label %295
295:
  %296 = phi i64 [ %294, %288 ], [ %333, %283 ]
  %297 = load i64, ptr %285, align 8, !noalias !21
  %298 = load i64, ptr %250, align 8, !noalias !21
  %299 = add nsw i64 %298, 1
  %300 = icmp eq i64 %297, %299
  br i1 %300, label %301, label %320
301:
  %302 = load double, ptr %277, align 8, !noalias !21
  %303 = getelementptr double, ptr %11, i64 %342
  %304 = getelementptr double, ptr %303, i64 %344
  %305 = load double, ptr %304, align 8, !noalias !21
  %306 = fadd double %302, %305
  %307 = getelementptr double, ptr %14, i64 %342
  %308 = getelementptr double, ptr %307, i64 %344
  %309 = load double, ptr %308, align 8, !noalias !21
  %310 = fcmp ogt double %306, %309
  br i1 %310, label %311, label %320
311:
  store double %306, ptr %308, align 8, !noalias !21
  %312 = load i64, ptr %250, align 8, !noalias !21
  %313 = icmp sgt i64 %312, 0
  %314 = select i1 %313, i64 %245, i64 -1
  %315 = getelementptr i64, ptr %13, i64 %342
  %316 = getelementptr i64, ptr %315, i64 %344
  store i64 %314, ptr %316, align 8, !noalias !21
  br label %320
317:
  %318 = phi i64 [ %240, %261 ], [ %321, %320 ]
  %319 = icmp slt i64 %246, %318
  br i1 %319, label %239, label %349
320:
  %321 = phi i64 [ %333, %332 ], [ %333, %278 ], [ %296, %311 ], [ %296, %301 ], [ %296, %295 ]
  %322 = icmp sgt i64 %334, 1
  br i1 %322, label %332, label %317
323:
  %324 = phi i64 [ %234, %233 ], [ 0, %224 ]
  %325 = phi i64 [ %326, %233 ], [ 0, %224 ]
  %326 = add nuw nsw i64 %325, 1
  %327 = getelementptr i64, ptr %12, i64 %325
  store i64 -1, ptr %327, align 8, !noalias !21
  %328 = getelementptr i64, ptr %13, i64 %325
  store i64 -1, ptr %328, align 8, !noalias !21
  %329 = getelementptr i8, ptr %7, i64 %325
  %330 = load i8, ptr %329, align 1, !noalias !21
  %331 = icmp eq i8 %330, 0
  br i1 %331, label %233, label %226
332:
  %333 = phi i64 [ %240, %275 ], [ %321, %320 ]
  %334 = phi i64 [ %273, %275 ], [ %336, %320 ]
  %335 = phi i64 [ %267, %275 ], [ %337, %320 ]
  %336 = add nsw i64 %334, -1
  %337 = add i64 %335, 1
  %338 = icmp slt i64 %335, 0
  %339 = select i1 %338, i64 %21, i64 0
  %340 = getelementptr i64, ptr %5, i64 %335
  %341 = getelementptr i64, ptr %340, i64 %339
  %342 = load i64, ptr %341, align 8, !noalias !21
  %343 = icmp slt i64 %342, 0
  %344 = select i1 %343, i64 %18, i64 0
  %345 = getelementptr i8, ptr %6, i64 %342
  %346 = getelementptr i8, ptr %345, i64 %344
  %347 = load i8, ptr %346, align 1, !noalias !21
  %348 = icmp eq i8 %347, 0
  br i1 %348, label %278, label %320
349:
  %350 = phi i64 [ -1, %236 ], [ %263, %317 ]
  %351 = icmp sgt i64 %350, -1
  br i1 %351, label %74, label %361
352:
  %353 = ashr i64 %99, 6
  %354 = fmul double %79, 8.000000e-01
  br label %355
355:
  %356 = phi i64 [ %353, %352 ], [ %140, %138 ]
  %357 = phi i64 [ %99, %352 ], [ %139, %138 ]
  %358 = phi i64 [ 0, %352 ], [ %359, %138 ]
  %359 = add nuw nsw i64 %358, 1
  %360 = icmp sgt i64 %356, 0
  br i1 %360, label %108, label %138
361:
  %362 = phi double [ 0.000000e+00, %68 ], [ %178, %349 ], [ %178, %175 ]
  store double %362, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, i64 %15, double %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21) local_unnamed_addr #0 {
  %23 = alloca double, align 8
  store double 0.000000e+00, ptr %23, align 8
  call fastcc void @f0(ptr %23, ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15, double %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21) #1
  %24 = load double, ptr %23, align 8
  ret double %24
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE312Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_growB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE312Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29xd"}
!5 = !{!3}
!6 = !{!7, !3}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !3}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_takeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_29x5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !15, !3}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!15 = distinct !{!15, !16, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!16 = distinct !{!16, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth8_coveredB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!17 = !{!15, !3}
!18 = !{!19, !3}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth6_gainsB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE99Conditionals_28array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20int64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22, !3}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE312Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth7_onwardB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE312Search_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
