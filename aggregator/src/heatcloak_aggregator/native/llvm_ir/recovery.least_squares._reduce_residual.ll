; 7169ada5e2c9884f2139f52afb318b2ffb6a9e48c0299c4b0401d96a23626cb2
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr writeonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr writeonly captures(none) %14, double %15, double %16, double %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23) unnamed_addr #0 {
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca [2 x i64], align 8
  %29 = alloca [2 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false), !noalias !0
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %27), !noalias !0
  store i8 0, ptr %27, align 1, !noalias !3
  %32 = icmp slt i64 %20, 1
  br i1 %32, label %33, label %64
33:
  %34 = icmp sgt i64 %19, 0
  br i1 %34, label %71, label %77
35:
  %36 = getelementptr double, ptr %3, i64 %73
  store double 1.000000e+00, ptr %36, align 8, !noalias !3
  %37 = mul i64 %73, %20
  %38 = getelementptr double, ptr %1, i64 %37
  br i1 %32, label %61, label %39
39:
  %40 = phi i64 [ %41, %39 ], [ 0, %35 ]
  %41 = add nuw nsw i64 %40, 1
  %42 = getelementptr double, ptr %7, i64 %40
  %43 = load double, ptr %42, align 8, !noalias !6
  %44 = getelementptr double, ptr %38, i64 %40
  %45 = load double, ptr %44, align 8, !noalias !6
  %46 = fsub double %43, %45
  store double %46, ptr %42, align 8, !noalias !6
  %47 = icmp eq i64 %20, %41
  br i1 %47, label %61, label %39
48:
  %49 = mul i64 %73, %20
  %50 = getelementptr double, ptr %1, i64 %49
  store i8 0, ptr %27, align 1, !noalias !3
  call fastcc void @f3(ptr %27, ptr %8, i64 %20, i64 %20, ptr %9, i64 %20, i64 %21, i64 %72, i64 %20, ptr readonly %50, i64 %20, ptr %10)
  %51 = load i8, ptr %27, align 1, !noalias !3
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %59, label %53
53:
  %54 = icmp slt i64 %72, 0
  %55 = select i1 %54, i64 %20, i64 0
  %56 = getelementptr i64, ptr %5, i64 %72
  %57 = getelementptr i64, ptr %56, i64 %55
  store i64 %73, ptr %57, align 8, !noalias !3
  %58 = add nsw i64 %72, 1
  br label %61
59:
  %60 = getelementptr double, ptr %3, i64 %73
  store double 0.000000e+00, ptr %60, align 8, !noalias !3
  store i8 0, ptr %75, align 1, !noalias !3
  br label %61
61:
  %62 = phi i64 [ %72, %59 ], [ %58, %53 ], [ %72, %35 ], [ %72, %39 ]
  %63 = icmp eq i64 %74, %19
  br i1 %63, label %77, label %71
64:
  %65 = phi i64 [ %66, %64 ], [ 0, %24 ]
  %66 = add nuw nsw i64 %65, 1
  %67 = getelementptr double, ptr %2, i64 %65
  %68 = load double, ptr %67, align 8, !noalias !3
  %69 = getelementptr double, ptr %7, i64 %65
  store double %68, ptr %69, align 8, !noalias !3
  %70 = icmp eq i64 %20, %66
  br i1 %70, label %33, label %64
71:
  %72 = phi i64 [ %62, %61 ], [ 0, %33 ]
  %73 = phi i64 [ %74, %61 ], [ 0, %33 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = getelementptr i8, ptr %4, i64 %73
  %76 = load i8, ptr %75, align 1, !noalias !3
  switch i8 %76, label %59 [
    i8 1, label %35
    i8 2, label %48
  ]
77:
  %78 = phi i64 [ 0, %33 ], [ %62, %61 ]
  store i64 %78, ptr %6, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %27), !noalias !0
  %79 = icmp sgt i64 %20, 0
  br i1 %79, label %82, label %80
80:
  %81 = icmp slt i64 %78, 1
  br i1 %81, label %114, label %89
82:
  %83 = phi i64 [ %84, %82 ], [ 0, %77 ]
  %84 = add nuw nsw i64 %83, 1
  %85 = getelementptr double, ptr %7, i64 %83
  %86 = load double, ptr %85, align 8, !noalias !9
  %87 = getelementptr double, ptr %13, i64 %83
  store double %86, ptr %87, align 8, !noalias !9
  %88 = icmp eq i64 %20, %84
  br i1 %88, label %80, label %82
89:
  %90 = phi i64 [ %91, %112 ], [ 0, %80 ]
  %91 = add nuw nsw i64 %90, 1
  %92 = getelementptr i64, ptr %5, i64 %90
  %93 = load i64, ptr %92, align 8, !noalias !9
  %94 = icmp slt i64 %93, 0
  %95 = select i1 %94, i64 %19, i64 0
  %96 = getelementptr double, ptr %3, i64 %93
  %97 = getelementptr double, ptr %96, i64 %95
  %98 = load double, ptr %97, align 8, !noalias !9
  %99 = add i64 %95, %93
  %100 = mul i64 %99, %20
  %101 = getelementptr double, ptr %1, i64 %100
  br i1 %79, label %102, label %112
102:
  %103 = phi i64 [ %104, %102 ], [ 0, %89 ]
  %104 = add nuw nsw i64 %103, 1
  %105 = getelementptr double, ptr %13, i64 %103
  %106 = load double, ptr %105, align 8, !noalias !12
  %107 = getelementptr double, ptr %101, i64 %103
  %108 = load double, ptr %107, align 8, !noalias !12
  %109 = fmul double %98, %108
  %110 = fsub double %106, %109
  store double %110, ptr %105, align 8, !noalias !12
  %111 = icmp eq i64 %20, %104
  br i1 %111, label %112, label %102
112:
  %113 = icmp eq i64 %78, %91
  br i1 %113, label %114, label %89
114:
  %115 = icmp eq i64 %78, 0
  br i1 %115, label %133, label %116
116:
  br i1 %32, label %126, label %117
117:
  %118 = phi double [ %124, %117 ], [ 0.000000e+00, %116 ]
  %119 = phi i64 [ %120, %117 ], [ 0, %116 ]
  %120 = add nuw nsw i64 %119, 1
  %121 = getelementptr double, ptr %13, i64 %119
  %122 = load double, ptr %121, align 8, !noalias !15
  %123 = fmul reassoc nsz contract double %122, %122
  %124 = fadd reassoc nsz contract double %123, %118
  %125 = icmp eq i64 %20, %120
  br i1 %125, label %126, label %117
126:
  %127 = phi double [ 0.000000e+00, %116 ], [ %124, %117 ]
  %128 = tail call double @sqrt(double %127)
  %129 = fcmp ogt double %128, %17
  br i1 %129, label %130, label %133
130:
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false), !noalias !0
  call fastcc void @f2(ptr %28, ptr readonly %1, i64 %19, i64 %20, ptr %3, i64 %19, ptr %4, i64 %19, ptr %5, i64 %20, i64 %20, ptr %7, ptr %8, i64 %20, i64 %20, ptr %9, i64 %20, i64 %21, ptr %10, i64 %20, i64 %78, i64 %20, ptr %13)
  %131 = load i64, ptr %30, align 8, !noalias !0
  %132 = load i64, ptr %28, align 8, !noalias !0
  br label %133
133:
  %134 = phi i64 [ %131, %130 ], [ 0, %126 ], [ 0, %114 ]
  %135 = phi i64 [ %132, %130 ], [ %78, %126 ], [ 0, %114 ]
  br i1 %79, label %136, label %145
136:
  %137 = phi double [ %143, %136 ], [ 0.000000e+00, %133 ]
  %138 = phi i64 [ %139, %136 ], [ 0, %133 ]
  %139 = add nuw nsw i64 %138, 1
  %140 = getelementptr double, ptr %13, i64 %138
  %141 = load double, ptr %140, align 8, !noalias !20
  %142 = fmul reassoc nsz contract double %141, %141
  %143 = fadd reassoc nsz contract double %142, %137
  %144 = icmp eq i64 %20, %139
  br i1 %144, label %145, label %136
145:
  %146 = phi double [ 0.000000e+00, %133 ], [ %143, %136 ]
  %147 = tail call double @sqrt(double %146)
  %148 = getelementptr double, ptr %11, i64 %19
  %149 = icmp slt i64 %19, 1
  br i1 %149, label %160, label %150
150:
  %151 = phi i64 [ %152, %150 ], [ 0, %145 ]
  %152 = add nuw nsw i64 %151, 1
  %153 = getelementptr double, ptr %3, i64 %151
  %154 = load double, ptr %153, align 8, !noalias !25
  %155 = getelementptr i8, ptr %4, i64 %151
  %156 = load i8, ptr %155, align 1, !noalias !25
  %157 = getelementptr double, ptr %148, i64 %151
  store double %154, ptr %157, align 8, !noalias !25
  %158 = getelementptr i8, ptr %12, i64 %151
  store i8 %156, ptr %158, align 1, !noalias !25
  %159 = icmp eq i64 %19, %152
  br i1 %159, label %160, label %150
160:
  %161 = fcmp ogt double %147, %17
  %162 = icmp slt i64 %135, %20
  %163 = select i1 %161, i1 %162, i1 false
  %164 = icmp slt i64 %134, %18
  %165 = select i1 %163, i1 %164, i1 false
  br i1 %165, label %166, label %395
166:
  %167 = getelementptr double, ptr %10, i64 %20
  br label %168
168:
  %169 = phi i64 [ %262, %356 ], [ %134, %166 ]
  %170 = phi i64 [ %260, %356 ], [ %135, %166 ]
  %171 = phi double [ %345, %356 ], [ %147, %166 ]
  br i1 %149, label %193, label %176
172:
  %173 = phi double [ 0.000000e+00, %176 ], [ %191, %182 ]
  %174 = getelementptr double, ptr %11, i64 %177
  store double %173, ptr %174, align 8, !noalias !28
  %175 = icmp eq i64 %178, %19
  br i1 %175, label %193, label %176
176:
  %177 = phi i64 [ %178, %172 ], [ 0, %168 ]
  %178 = add nuw nsw i64 %177, 1
  br i1 %79, label %179, label %172
179:
  %180 = mul i64 %177, %20
  %181 = getelementptr double, ptr %1, i64 %180
  br label %182
182:
  %183 = phi double [ 0.000000e+00, %179 ], [ %191, %182 ]
  %184 = phi i64 [ 0, %179 ], [ %185, %182 ]
  %185 = add nuw nsw i64 %184, 1
  %186 = getelementptr double, ptr %181, i64 %184
  %187 = load double, ptr %186, align 8, !noalias !28
  %188 = getelementptr double, ptr %13, i64 %184
  %189 = load double, ptr %188, align 8, !noalias !28
  %190 = fmul reassoc nsz contract double %189, %187
  %191 = fadd reassoc nsz contract double %190, %183
  %192 = icmp eq i64 %20, %185
  br i1 %192, label %172, label %182
193:
  br i1 %34, label %363, label %194
194:
  %195 = phi double [ 0.000000e+00, %193 ], [ %378, %363 ]
  %196 = phi i64 [ %19, %193 ], [ %379, %363 ]
  %197 = icmp eq i64 %196, %19
  br i1 %197, label %395, label %198
198:
  %199 = tail call double @hypot(double %171, double %15), !noalias !31
  %200 = fcmp ogt double %199, 1.000000e+00
  %201 = select i1 %200, double 1.000000e+00, double %199
  %202 = fmul double %201, 5.000000e-07
  %203 = fmul double %199, 0x3D40000000000000
  %204 = fcmp ogt double %203, %202
  %205 = select i1 %204, double %203, double %202
  %206 = fmul double %205, 1.000000e-01
  %207 = fmul double %199, %206
  %208 = fcmp ole double %195, %207
  %209 = fsub double %199, %206
  %210 = fcmp ogt double %209, %16
  %211 = select i1 %208, i1 %210, i1 false
  br i1 %211, label %212, label %230
212:
  br i1 %149, label %227, label %213
213:
  %214 = phi double [ %225, %213 ], [ 0.000000e+00, %212 ]
  %215 = phi i64 [ %216, %213 ], [ 0, %212 ]
  %216 = add nuw nsw i64 %215, 1
  %217 = getelementptr double, ptr %11, i64 %215
  %218 = load double, ptr %217, align 8, !noalias !34
  %219 = fcmp olt double %218, 0.000000e+00
  %220 = select i1 %219, double 0.000000e+00, double %218
  %221 = getelementptr double, ptr %3, i64 %215
  %222 = load double, ptr %221, align 8, !noalias !34
  %223 = fmul double %218, %222
  %224 = fsub double %220, %223
  %225 = fadd double %214, %224
  %226 = icmp eq i64 %19, %216
  br i1 %226, label %227, label %213
227:
  %228 = phi double [ 0.000000e+00, %212 ], [ %225, %213 ]
  %229 = fcmp ugt double %228, %207
  br i1 %229, label %230, label %395
230:
  call void @llvm.lifetime.start.p0(ptr nonnull %26), !noalias !0
  %231 = icmp slt i64 %196, 0
  %232 = select i1 %231, i64 %19, i64 0
  %233 = add i64 %232, %196
  %234 = mul i64 %233, %20
  %235 = getelementptr double, ptr %1, i64 %234
  store i8 0, ptr %26, align 1, !noalias !37
  call fastcc void @f3(ptr %26, ptr %8, i64 %20, i64 %20, ptr %9, i64 %20, i64 %21, i64 %170, i64 %20, ptr readonly %235, i64 %20, ptr %10)
  %236 = load i8, ptr %26, align 1, !noalias !37
  %237 = icmp eq i8 %236, 0
  br i1 %237, label %362, label %238
238:
  %239 = getelementptr i8, ptr %4, i64 %196
  %240 = getelementptr i8, ptr %239, i64 %232
  %241 = load i8, ptr %240, align 1, !noalias !37
  %242 = icmp ne i8 %241, 1
  %243 = or i1 %32, %242
  br i1 %243, label %253, label %244
244:
  %245 = phi i64 [ %246, %244 ], [ 0, %238 ]
  %246 = add nuw nsw i64 %245, 1
  %247 = getelementptr double, ptr %7, i64 %245
  %248 = load double, ptr %247, align 8, !noalias !40
  %249 = getelementptr double, ptr %235, i64 %245
  %250 = load double, ptr %249, align 8, !noalias !40
  %251 = fadd double %248, %250
  store double %251, ptr %247, align 8, !noalias !40
  %252 = icmp eq i64 %20, %246
  br i1 %252, label %253, label %244
253:
  store i8 2, ptr %240, align 1, !noalias !37
  %254 = icmp slt i64 %170, 0
  %255 = select i1 %254, i64 %20, i64 0
  %256 = getelementptr i64, ptr %5, i64 %170
  %257 = getelementptr i64, ptr %256, i64 %255
  store i64 %196, ptr %257, align 8, !noalias !37
  call void @llvm.lifetime.end.p0(ptr nonnull %26), !noalias !0
  br i1 %79, label %381, label %258
258:
  %259 = add nsw i64 %170, 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %29, i8 0, i64 16, i1 false), !noalias !0
  call fastcc void @f2(ptr %29, ptr readonly %1, i64 %19, i64 %20, ptr %3, i64 %19, ptr %4, i64 %19, ptr %5, i64 %20, i64 %20, ptr %7, ptr %8, i64 %20, i64 %20, ptr %9, i64 %20, i64 %21, ptr %10, i64 %20, i64 %259, i64 %20, ptr %13)
  %260 = load i64, ptr %29, align 8, !noalias !0
  %261 = load i64, ptr %31, align 8, !noalias !0
  %262 = add nsw i64 %261, %169
  br i1 %79, label %263, label %272
263:
  %264 = phi double [ %270, %263 ], [ 0.000000e+00, %258 ]
  %265 = phi i64 [ %266, %263 ], [ 0, %258 ]
  %266 = add nuw nsw i64 %265, 1
  %267 = getelementptr double, ptr %13, i64 %265
  %268 = load double, ptr %267, align 8, !noalias !43
  %269 = fmul reassoc nsz contract double %268, %268
  %270 = fadd reassoc nsz contract double %269, %264
  %271 = icmp eq i64 %20, %266
  br i1 %271, label %272, label %263
272:
  %273 = phi double [ 0.000000e+00, %258 ], [ %270, %263 ]
  %274 = tail call double @sqrt(double %273)
  %275 = fcmp ult double %274, %171
  br i1 %275, label %333, label %276
276:
  br i1 %149, label %287, label %277
277:
  %278 = phi i64 [ %279, %277 ], [ 0, %276 ]
  %279 = add nuw nsw i64 %278, 1
  %280 = getelementptr double, ptr %148, i64 %278
  %281 = load double, ptr %280, align 8, !noalias !48
  %282 = getelementptr i8, ptr %12, i64 %278
  %283 = load i8, ptr %282, align 1, !noalias !48
  %284 = getelementptr double, ptr %3, i64 %278
  store double %281, ptr %284, align 8, !noalias !48
  %285 = getelementptr i8, ptr %4, i64 %278
  store i8 %283, ptr %285, align 1, !noalias !48
  %286 = icmp eq i64 %19, %279
  br i1 %286, label %287, label %277
287:
  call void @llvm.lifetime.start.p0(ptr nonnull %25), !noalias !0
  store i8 0, ptr %25, align 1, !noalias !51
  br i1 %32, label %288, label %318
288:
  br i1 %34, label %325, label %331
289:
  %290 = getelementptr double, ptr %3, i64 %327
  store double 1.000000e+00, ptr %290, align 8, !noalias !51
  %291 = mul i64 %327, %20
  %292 = getelementptr double, ptr %1, i64 %291
  br i1 %32, label %315, label %293
293:
  %294 = phi i64 [ %295, %293 ], [ 0, %289 ]
  %295 = add nuw nsw i64 %294, 1
  %296 = getelementptr double, ptr %7, i64 %294
  %297 = load double, ptr %296, align 8, !noalias !54
  %298 = getelementptr double, ptr %292, i64 %294
  %299 = load double, ptr %298, align 8, !noalias !54
  %300 = fsub double %297, %299
  store double %300, ptr %296, align 8, !noalias !54
  %301 = icmp eq i64 %20, %295
  br i1 %301, label %315, label %293
302:
  %303 = mul i64 %327, %20
  %304 = getelementptr double, ptr %1, i64 %303
  store i8 0, ptr %25, align 1, !noalias !51
  call fastcc void @f3(ptr %25, ptr %8, i64 %20, i64 %20, ptr %9, i64 %20, i64 %21, i64 %326, i64 %20, ptr readonly %304, i64 %20, ptr %10)
  %305 = load i8, ptr %25, align 1, !noalias !51
  %306 = icmp eq i8 %305, 0
  br i1 %306, label %313, label %307
307:
  %308 = icmp slt i64 %326, 0
  %309 = select i1 %308, i64 %20, i64 0
  %310 = getelementptr i64, ptr %5, i64 %326
  %311 = getelementptr i64, ptr %310, i64 %309
  store i64 %327, ptr %311, align 8, !noalias !51
  %312 = add nsw i64 %326, 1
  br label %315
313:
  %314 = getelementptr double, ptr %3, i64 %327
  store double 0.000000e+00, ptr %314, align 8, !noalias !51
  store i8 0, ptr %329, align 1, !noalias !51
  br label %315
315:
  %316 = phi i64 [ %326, %313 ], [ %312, %307 ], [ %326, %289 ], [ %326, %293 ]
  %317 = icmp eq i64 %328, %19
  br i1 %317, label %331, label %325
318:
  %319 = phi i64 [ %320, %318 ], [ 0, %287 ]
  %320 = add nuw nsw i64 %319, 1
  %321 = getelementptr double, ptr %2, i64 %319
  %322 = load double, ptr %321, align 8, !noalias !51
  %323 = getelementptr double, ptr %7, i64 %319
  store double %322, ptr %323, align 8, !noalias !51
  %324 = icmp eq i64 %20, %320
  br i1 %324, label %288, label %318
325:
  %326 = phi i64 [ %316, %315 ], [ 0, %288 ]
  %327 = phi i64 [ %328, %315 ], [ 0, %288 ]
  %328 = add nuw nsw i64 %327, 1
  %329 = getelementptr i8, ptr %4, i64 %327
  %330 = load i8, ptr %329, align 1, !noalias !51
  switch i8 %330, label %313 [
    i8 1, label %289
    i8 2, label %302
  ]
331:
  %332 = phi i64 [ 0, %288 ], [ %316, %315 ]
  store i64 %332, ptr %6, align 8, !noalias !51
  call void @llvm.lifetime.end.p0(ptr nonnull %25), !noalias !0
  br i1 %32, label %395, label %388
333:
  br i1 %79, label %334, label %343
334:
  %335 = phi double [ %341, %334 ], [ 0.000000e+00, %333 ]
  %336 = phi i64 [ %337, %334 ], [ 0, %333 ]
  %337 = add nuw nsw i64 %336, 1
  %338 = getelementptr double, ptr %13, i64 %336
  %339 = load double, ptr %338, align 8, !noalias !57
  %340 = fmul reassoc nsz contract double %339, %339
  %341 = fadd reassoc nsz contract double %340, %335
  %342 = icmp eq i64 %20, %337
  br i1 %342, label %343, label %334
343:
  %344 = phi double [ 0.000000e+00, %333 ], [ %341, %334 ]
  %345 = tail call double @sqrt(double %344)
  br i1 %149, label %356, label %346
346:
  %347 = phi i64 [ %348, %346 ], [ 0, %343 ]
  %348 = add nuw nsw i64 %347, 1
  %349 = getelementptr double, ptr %3, i64 %347
  %350 = load double, ptr %349, align 8, !noalias !62
  %351 = getelementptr i8, ptr %4, i64 %347
  %352 = load i8, ptr %351, align 1, !noalias !62
  %353 = getelementptr double, ptr %148, i64 %347
  store double %350, ptr %353, align 8, !noalias !62
  %354 = getelementptr i8, ptr %12, i64 %347
  store i8 %352, ptr %354, align 1, !noalias !62
  %355 = icmp eq i64 %19, %348
  br i1 %355, label %356, label %346
356:
  %357 = fcmp ogt double %345, %17
  %358 = icmp slt i64 %260, %20
  %359 = select i1 %357, i1 %358, i1 false
  %360 = icmp slt i64 %262, %18
  %361 = select i1 %359, i1 %360, i1 false
  br i1 %361, label %168, label %395
362:
  call void @llvm.lifetime.end.p0(ptr nonnull %26), !noalias !0
  br label %395
363:
  %364 = phi i64 [ %379, %363 ], [ %19, %193 ]
  %365 = phi double [ %378, %363 ], [ 0.000000e+00, %193 ]
  %366 = phi i64 [ %367, %363 ], [ 0, %193 ]
  %367 = add nuw nsw i64 %366, 1
  %368 = getelementptr i8, ptr %4, i64 %366
  %369 = load i8, ptr %368, align 1, !noalias !0
  %370 = icmp eq i8 %369, 1
  %371 = getelementptr double, ptr %11, i64 %366
  %372 = load double, ptr %371, align 8, !noalias !0
  %373 = fneg double %372
  %374 = select i1 %370, double %373, double %372
  %375 = icmp ne i8 %369, 2
  %376 = fcmp ogt double %374, %365
  %377 = select i1 %375, i1 %376, i1 false
  %378 = select i1 %377, double %374, double %365
  %379 = select i1 %377, i64 %366, i64 %364
  %380 = icmp eq i64 %19, %367
  br i1 %380, label %194, label %363
381:
  %382 = phi i64 [ %383, %381 ], [ 0, %253 ]
  %383 = add nuw nsw i64 %382, 1
  %384 = getelementptr double, ptr %13, i64 %382
  %385 = load double, ptr %384, align 8, !noalias !0
  %386 = getelementptr double, ptr %167, i64 %382
  store double %385, ptr %386, align 8, !noalias !0
  %387 = icmp eq i64 %20, %383
  br i1 %387, label %258, label %381
388:
  %389 = phi i64 [ %390, %388 ], [ 0, %331 ]
  %390 = add nuw nsw i64 %389, 1
  %391 = getelementptr double, ptr %167, i64 %389
  %392 = load double, ptr %391, align 8, !noalias !0
  %393 = getelementptr double, ptr %13, i64 %389
  store double %392, ptr %393, align 8, !noalias !0
  %394 = icmp eq i64 %20, %390
  br i1 %394, label %395, label %388
395:
  %396 = phi i64 [ %262, %331 ], [ %134, %160 ], [ %169, %362 ], [ %262, %388 ], [ %169, %194 ], [ %262, %356 ], [ %169, %227 ]
  %397 = phi i64 [ %332, %331 ], [ %135, %160 ], [ %170, %362 ], [ %332, %388 ], [ %170, %194 ], [ %260, %356 ], [ %170, %227 ]
  %398 = phi double [ %171, %331 ], [ %147, %160 ], [ %171, %362 ], [ %171, %388 ], [ %171, %194 ], [ %345, %356 ], [ %171, %227 ]
  store i64 %397, ptr %6, align 8, !noalias !0
  store double %398, ptr %14, align 8, !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  store i64 %396, ptr %0, align 8
  ret void
}
define i64 @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr writeonly captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr readnone captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, ptr writeonly captures(none) %14, double %15, double %16, double %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) local_unnamed_addr #0 {
  %26 = alloca i64, align 8
  store i64 0, ptr %26, align 8
  call fastcc void @f0(ptr %26, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %11, ptr %12, ptr %13, ptr %14, double %15, double %16, double %17, i64 %18, i64 %19, i64 %20, i64 %22, i64 %23, i64 %24) #9
  %27 = load i64, ptr %26, align 8
  ret i64 %27
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, ptr writeonly captures(none) %6, i64 %7, ptr captures(none) %8, i64 %9, i64 %10, ptr captures(none) %11, ptr captures(none) %12, i64 %13, i64 %14, ptr captures(none) %15, i64 %16, i64 %17, ptr captures(none) %18, i64 %19, i64 %20, i64 %21, ptr captures(none) %22) unnamed_addr #1 {
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = shl i64 %19, 4
  %27 = getelementptr i8, ptr %18, i64 %26
  %28 = icmp sgt i64 %21, 0
  br i1 %28, label %371, label %29
29:
  %30 = icmp eq i64 %20, 0
  br i1 %30, label %363, label %31
31:
  %32 = icmp slt i64 %10, 1
  %33 = icmp slt i64 %14, 1
  br label %34
34:
  %35 = phi i64 [ %359, %358 ], [ %20, %31 ]
  %36 = phi i64 [ %360, %358 ], [ 0, %31 ]
  br i1 %32, label %37, label %48
37:
  %38 = icmp slt i64 %35, 1
  br label %56
39:
  %40 = icmp samesign ugt i64 %57, 1
  br i1 %40, label %56, label %41
41:
  %42 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 0) %35, i64 0)
  %43 = icmp eq i64 %35, %10
  %44 = icmp sgt i64 %35, 0
  %45 = and i1 %43, %44
  br i1 %45, label %46, label %92
46:
  %47 = shl nuw i64 %35, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 %47, i1 false), !noalias !65
  br label %92
48:
  %49 = phi i64 [ %50, %48 ], [ 0, %34 ]
  %50 = add nuw nsw i64 %49, 1
  %51 = getelementptr double, ptr %11, i64 %49
  %52 = load double, ptr %51, align 8, !noalias !65
  %53 = getelementptr double, ptr %22, i64 %49
  store double %52, ptr %53, align 8, !noalias !65
  %54 = getelementptr double, ptr %27, i64 %49
  store double 0.000000e+00, ptr %54, align 8, !noalias !65
  %55 = icmp eq i64 %10, %50
  br i1 %55, label %37, label %48
56:
  %57 = phi i64 [ 2, %37 ], [ %58, %39 ]
  %58 = add nsw i64 %57, -1
  br i1 %38, label %39, label %59
59:
  %60 = phi i64 [ %61, %90 ], [ 0, %56 ]
  %61 = add nuw nsw i64 %60, 1
  %62 = mul i64 %60, %14
  %63 = getelementptr double, ptr %12, i64 %62
  br i1 %33, label %75, label %64
64:
  %65 = phi double [ %73, %64 ], [ 0.000000e+00, %59 ]
  %66 = phi i64 [ %67, %64 ], [ 0, %59 ]
  %67 = add nuw nsw i64 %66, 1
  %68 = getelementptr double, ptr %63, i64 %66
  %69 = load double, ptr %68, align 8, !noalias !68
  %70 = getelementptr double, ptr %22, i64 %66
  %71 = load double, ptr %70, align 8, !noalias !68
  %72 = fmul reassoc nsz contract double %71, %69
  %73 = fadd reassoc nsz contract double %72, %65
  %74 = icmp eq i64 %14, %67
  br i1 %74, label %75, label %64
75:
  %76 = phi double [ 0.000000e+00, %59 ], [ %73, %64 ]
  %77 = getelementptr double, ptr %27, i64 %60
  %78 = load double, ptr %77, align 8, !noalias !65
  %79 = fadd double %76, %78
  store double %79, ptr %77, align 8, !noalias !65
  br i1 %28, label %80, label %90
80:
  %81 = phi i64 [ %82, %80 ], [ 0, %75 ]
  %82 = add nuw nsw i64 %81, 1
  %83 = getelementptr double, ptr %22, i64 %81
  %84 = load double, ptr %83, align 8, !noalias !71
  %85 = getelementptr double, ptr %63, i64 %81
  %86 = load double, ptr %85, align 8, !noalias !71
  %87 = fmul double %76, %86
  %88 = fsub double %84, %87
  store double %88, ptr %83, align 8, !noalias !71
  %89 = icmp eq i64 %21, %82
  br i1 %89, label %90, label %80
90:
  %91 = icmp eq i64 %35, %61
  br i1 %91, label %39, label %59
92:
  br i1 %38, label %141, label %105
93:
  %94 = phi double [ %114, %105 ], [ %138, %122 ]
  %95 = select i1 %110, i64 %16, i64 0
  %96 = add i64 %95, %108
  %97 = select i1 %110, i64 %17, i64 0
  %98 = mul i64 %96, %17
  %99 = getelementptr double, ptr %15, i64 %98
  %100 = getelementptr double, ptr %99, i64 %108
  %101 = getelementptr double, ptr %100, i64 %97
  %102 = load double, ptr %101, align 8, !noalias !74
  %103 = fdiv double %94, %102
  store double %103, ptr %113, align 8, !noalias !74
  %104 = icmp sgt i64 %106, 1
  br i1 %104, label %105, label %140
105:
  %106 = phi i64 [ %109, %93 ], [ %42, %92 ]
  %107 = phi i64 [ %108, %93 ], [ %35, %92 ]
  %108 = add i64 %107, -1
  %109 = add nsw i64 %106, -1
  %110 = icmp slt i64 %108, 0
  %111 = select i1 %110, i64 %19, i64 0
  %112 = getelementptr double, ptr %27, i64 %108
  %113 = getelementptr double, ptr %112, i64 %111
  %114 = load double, ptr %113, align 8, !noalias !74
  %115 = sub i64 %35, %107
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %93, label %117
117:
  %118 = select i1 %110, i64 %16, i64 0
  %119 = add i64 %118, %108
  %120 = mul i64 %119, %17
  %121 = getelementptr double, ptr %15, i64 %120
  br label %122
122:
  %123 = phi double [ %114, %117 ], [ %138, %122 ]
  %124 = phi i64 [ %115, %117 ], [ %126, %122 ]
  %125 = phi i64 [ %107, %117 ], [ %127, %122 ]
  %126 = add nsw i64 %124, -1
  %127 = add i64 %125, 1
  %128 = icmp slt i64 %125, 0
  %129 = select i1 %128, i64 %17, i64 0
  %130 = getelementptr double, ptr %121, i64 %125
  %131 = getelementptr double, ptr %130, i64 %129
  %132 = load double, ptr %131, align 8, !noalias !74
  %133 = select i1 %128, i64 %19, i64 0
  %134 = getelementptr double, ptr %27, i64 %125
  %135 = getelementptr double, ptr %134, i64 %133
  %136 = load double, ptr %135, align 8, !noalias !74
  %137 = fmul double %132, %136
  %138 = fsub double %123, %137
  %139 = icmp sgt i64 %124, 1
  br i1 %139, label %122, label %93
140:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store double 0.000000e+00, ptr %24, align 8, !noalias !77
  store double 0.000000e+00, ptr %25, align 8, !noalias !77
  br label %289
141:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  store double 0.000000e+00, ptr %24, align 8, !noalias !77
  store double 0.000000e+00, ptr %25, align 8, !noalias !77
  br label %142
142:
  %143 = phi double [ 0x7FF0000000000000, %141 ], [ %304, %289 ]
  %144 = fcmp ogt double %143, 1.000000e+00
  br i1 %144, label %145, label %146
145:
  br i1 %38, label %358, label %306
146:
  br i1 %38, label %358, label %318
147:
  %148 = fcmp ole double %338, %143
  %149 = fcmp ole double %341, 0x3CD0000000000000
  %150 = select i1 %148, i1 true, i1 %149
  br i1 %150, label %158, label %151
151:
  %152 = fcmp ult double %332, 1.000000e+00
  br i1 %152, label %158, label %153
153:
  %154 = fcmp ugt double %338, %143
  %155 = fcmp ult double %341, 0x3FEFFFFFFFFFFFF8
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %158, label %157
157:
  br label %158
158:
  %159 = phi double [ -1.000000e+00, %151 ], [ 1.000000e+00, %157 ], [ -1.000000e+00, %153 ], [ 0.000000e+00, %147 ]
  %160 = fcmp olt double %159, 0.000000e+00
  br i1 %160, label %161, label %162
161:
  store double %341, ptr %336, align 8, !noalias !77
  br label %286
162:
  %163 = add nsw i64 %319, -1
  %164 = sub i64 %319, %321
  %165 = tail call i64 @llvm.smax.i64(i64 %164, i64 0)
  %166 = icmp slt i64 %164, 1
  br i1 %166, label %264, label %186
167:
  %168 = icmp sgt i64 %188, 1
  br i1 %168, label %186, label %208
169:
  %170 = fdiv double %221, %229
  %171 = fdiv double %228, %229
  store double %229, ptr %220, align 8, !noalias !80
  %172 = sub i64 %163, %212
  %173 = icmp slt i64 %172, 1
  br i1 %173, label %174, label %231
174:
  br i1 %33, label %184, label %175
175:
  %176 = select i1 %213, i64 %13, i64 0
  %177 = add i64 %176, %210
  %178 = mul i64 %177, %14
  %179 = getelementptr double, ptr %12, i64 %178
  %180 = select i1 %222, i64 %13, i64 0
  %181 = add i64 %180, %212
  %182 = mul i64 %181, %14
  %183 = getelementptr double, ptr %12, i64 %182
  br label %250
184:
  %185 = icmp sgt i64 %209, 1
  br i1 %185, label %208, label %264
186:
  %187 = phi i64 [ %190, %167 ], [ %322, %162 ]
  %188 = phi i64 [ %189, %167 ], [ %165, %162 ]
  %189 = add nsw i64 %188, -1
  %190 = add i64 %187, 1
  %191 = getelementptr double, ptr %15, i64 %187
  %192 = icmp sgt i64 %187, -2
  br i1 %192, label %193, label %167
193:
  %194 = add nsw i64 %187, 2
  %195 = icmp eq i64 %187, -1
  %196 = select i1 %195, i64 %17, i64 0
  br label %197
197:
  %198 = phi i64 [ %194, %193 ], [ %200, %197 ]
  %199 = phi i64 [ 0, %193 ], [ %201, %197 ]
  %200 = add nsw i64 %198, -1
  %201 = add nuw nsw i64 %199, 1
  %202 = mul i64 %199, %17
  %203 = getelementptr double, ptr %191, i64 %202
  %204 = getelementptr i8, ptr %203, i64 8
  %205 = load double, ptr %204, align 8, !noalias !80
  %206 = getelementptr double, ptr %203, i64 %196
  store double %205, ptr %206, align 8, !noalias !80
  %207 = icmp sgt i64 %198, 1
  br i1 %207, label %197, label %167
208:
  %209 = phi i64 [ %211, %184 ], [ %165, %167 ]
  %210 = phi i64 [ %212, %184 ], [ %322, %167 ]
  %211 = add nsw i64 %209, -1
  %212 = add i64 %210, 1
  %213 = icmp slt i64 %210, 0
  %214 = select i1 %213, i64 %16, i64 0
  %215 = add i64 %214, %210
  %216 = select i1 %213, i64 %17, i64 0
  %217 = add i64 %216, %210
  %218 = mul i64 %215, %17
  %219 = getelementptr double, ptr %15, i64 %218
  %220 = getelementptr double, ptr %219, i64 %217
  %221 = load double, ptr %220, align 8, !noalias !80
  %222 = icmp slt i64 %210, -1
  %223 = select i1 %222, i64 %16, i64 0
  %224 = add i64 %223, %212
  %225 = mul i64 %224, %17
  %226 = getelementptr double, ptr %15, i64 %225
  %227 = getelementptr double, ptr %226, i64 %217
  %228 = load double, ptr %227, align 8, !noalias !80
  %229 = tail call double @hypot(double %221, double %228), !noalias !83
  %230 = fcmp oeq double %229, 0.000000e+00
  br i1 %230, label %184, label %169
231:
  %232 = phi i64 [ %234, %231 ], [ %172, %169 ]
  %233 = phi i64 [ %235, %231 ], [ %212, %169 ]
  %234 = add nsw i64 %232, -1
  %235 = add i64 %233, 1
  %236 = icmp slt i64 %233, 0
  %237 = select i1 %236, i64 %17, i64 0
  %238 = add i64 %237, %233
  %239 = getelementptr double, ptr %219, i64 %238
  %240 = load double, ptr %239, align 8, !noalias !80
  %241 = getelementptr double, ptr %226, i64 %238
  %242 = load double, ptr %241, align 8, !noalias !80
  %243 = fmul double %170, %240
  %244 = fmul double %171, %242
  %245 = fadd double %243, %244
  store double %245, ptr %239, align 8, !noalias !80
  %246 = fmul double %170, %242
  %247 = fmul double %171, %240
  %248 = fsub double %246, %247
  store double %248, ptr %241, align 8, !noalias !80
  %249 = icmp sgt i64 %232, 1
  br i1 %249, label %231, label %174
250:
  %251 = phi i64 [ 0, %175 ], [ %252, %250 ]
  %252 = add nuw nsw i64 %251, 1
  %253 = getelementptr double, ptr %179, i64 %251
  %254 = load double, ptr %253, align 8, !noalias !80
  %255 = getelementptr double, ptr %183, i64 %251
  %256 = load double, ptr %255, align 8, !noalias !80
  %257 = fmul double %170, %254
  %258 = fmul double %171, %256
  %259 = fadd double %257, %258
  store double %259, ptr %253, align 8, !noalias !80
  %260 = fmul double %170, %256
  %261 = fmul double %171, %254
  %262 = fsub double %260, %261
  store double %262, ptr %255, align 8, !noalias !80
  %263 = icmp eq i64 %14, %252
  br i1 %263, label %184, label %250
264:
  %265 = phi i64 [ 0, %162 ], [ %164, %184 ]
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %343, label %267
267:
  store double %159, ptr %336, align 8, !noalias !86
  %268 = select i1 %333, i64 %7, i64 0
  %269 = getelementptr i8, ptr %6, i64 %328
  %270 = getelementptr i8, ptr %269, i64 %268
  store i8 0, ptr %270, align 1, !noalias !86
  %271 = fcmp oeq double %159, 1.000000e+00
  br i1 %271, label %272, label %286
272:
  store i8 1, ptr %270, align 1, !noalias !86
  %273 = select i1 %333, i64 %2, i64 0
  %274 = add i64 %273, %328
  %275 = mul i64 %274, %3
  %276 = getelementptr double, ptr %1, i64 %275
  br i1 %32, label %286, label %277
277:
  %278 = phi i64 [ %279, %277 ], [ 0, %272 ]
  %279 = add nuw nsw i64 %278, 1
  %280 = getelementptr double, ptr %11, i64 %278
  %281 = load double, ptr %280, align 8, !noalias !89
  %282 = getelementptr double, ptr %276, i64 %278
  %283 = load double, ptr %282, align 8, !noalias !89
  %284 = fsub double %281, %283
  store double %284, ptr %280, align 8, !noalias !89
  %285 = icmp eq i64 %10, %279
  br i1 %285, label %286, label %277
286:
  %287 = phi i64 [ %319, %161 ], [ %163, %267 ], [ %163, %272 ], [ %163, %277 ]
  %288 = icmp sgt i64 %320, 1
  br i1 %288, label %318, label %358
289:
  %290 = phi double [ %304, %289 ], [ 0x7FF0000000000000, %140 ]
  %291 = phi i64 [ %292, %289 ], [ 0, %140 ]
  %292 = add nuw nsw i64 %291, 1
  %293 = getelementptr i64, ptr %8, i64 %291
  %294 = load i64, ptr %293, align 8, !noalias !77
  %295 = icmp slt i64 %294, 0
  %296 = select i1 %295, i64 %5, i64 0
  %297 = getelementptr double, ptr %4, i64 %294
  %298 = getelementptr double, ptr %297, i64 %296
  %299 = load double, ptr %298, align 8, !noalias !77
  %300 = getelementptr double, ptr %27, i64 %291
  %301 = load double, ptr %300, align 8, !noalias !77
  store double 0.000000e+00, ptr %24, align 8, !noalias !77
  call fastcc void @f4(ptr %24, double %299, double %301)
  %302 = load double, ptr %24, align 8, !noalias !77
  %303 = fcmp olt double %302, %290
  %304 = select i1 %303, double %302, double %290
  %305 = icmp eq i64 %35, %292
  br i1 %305, label %142, label %289
306:
  %307 = phi i64 [ %308, %306 ], [ 0, %145 ]
  %308 = add nuw nsw i64 %307, 1
  %309 = getelementptr double, ptr %27, i64 %307
  %310 = load double, ptr %309, align 8, !noalias !77
  %311 = getelementptr i64, ptr %8, i64 %307
  %312 = load i64, ptr %311, align 8, !noalias !77
  %313 = icmp slt i64 %312, 0
  %314 = select i1 %313, i64 %5, i64 0
  %315 = getelementptr double, ptr %4, i64 %312
  %316 = getelementptr double, ptr %315, i64 %314
  store double %310, ptr %316, align 8, !noalias !77
  %317 = icmp eq i64 %35, %308
  br i1 %317, label %358, label %306
318:
  %319 = phi i64 [ %287, %286 ], [ %35, %146 ]
  %320 = phi i64 [ %323, %286 ], [ %42, %146 ]
  %321 = phi i64 [ %322, %286 ], [ %35, %146 ]
  %322 = add i64 %321, -1
  %323 = add nsw i64 %320, -1
  %324 = icmp slt i64 %322, 0
  %325 = select i1 %324, i64 %9, i64 0
  %326 = getelementptr i64, ptr %8, i64 %322
  %327 = getelementptr i64, ptr %326, i64 %325
  %328 = load i64, ptr %327, align 8, !noalias !77
  %329 = select i1 %324, i64 %19, i64 0
  %330 = getelementptr double, ptr %27, i64 %322
  %331 = getelementptr double, ptr %330, i64 %329
  %332 = load double, ptr %331, align 8, !noalias !77
  %333 = icmp slt i64 %328, 0
  %334 = select i1 %333, i64 %5, i64 0
  %335 = getelementptr double, ptr %4, i64 %328
  %336 = getelementptr double, ptr %335, i64 %334
  %337 = load double, ptr %336, align 8, !noalias !77
  store double 0.000000e+00, ptr %25, align 8, !noalias !77
  call fastcc void @f4(ptr %25, double %337, double %332)
  %338 = load double, ptr %25, align 8, !noalias !77
  %339 = fsub double %332, %337
  %340 = fmul double %143, %339
  %341 = fadd double %337, %340
  %342 = fcmp ugt double %332, 0.000000e+00
  br i1 %342, label %151, label %147
343:
  %344 = phi i64 [ %346, %343 ], [ %265, %264 ]
  %345 = phi i64 [ %347, %343 ], [ %322, %264 ]
  %346 = add nsw i64 %344, -1
  %347 = add i64 %345, 1
  %348 = icmp slt i64 %345, -1
  %349 = select i1 %348, i64 %9, i64 0
  %350 = getelementptr i64, ptr %8, i64 %345
  %351 = getelementptr i8, ptr %350, i64 8
  %352 = getelementptr i64, ptr %351, i64 %349
  %353 = load i64, ptr %352, align 8, !noalias !77
  %354 = icmp slt i64 %345, 0
  %355 = select i1 %354, i64 %9, i64 0
  %356 = getelementptr i64, ptr %350, i64 %355
  store i64 %353, ptr %356, align 8, !noalias !77
  %357 = icmp sgt i64 %344, 1
  br i1 %357, label %343, label %267
358:
  %359 = phi i64 [ %35, %145 ], [ %35, %306 ], [ %35, %146 ], [ %287, %286 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  %360 = add nuw nsw i64 %36, 1
  %361 = icmp eq i64 %359, 0
  %362 = or i1 %144, %361
  br i1 %362, label %363, label %34
363:
  %364 = phi i64 [ 0, %29 ], [ %359, %358 ]
  %365 = phi i64 [ 0, %29 ], [ %360, %358 ]
  %366 = icmp eq i64 %364, 0
  %367 = icmp sgt i64 %21, 0
  %368 = and i1 %366, %367
  br i1 %368, label %378, label %369
369:
  store i64 %364, ptr %0, align 8
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %365, ptr %370, align 8
  ret void
371:
  %372 = phi i64 [ %373, %371 ], [ 0, %23 ]
  %373 = add nuw nsw i64 %372, 1
  %374 = getelementptr double, ptr %11, i64 %372
  %375 = load double, ptr %374, align 8
  %376 = getelementptr double, ptr %22, i64 %372
  store double %375, ptr %376, align 8
  %377 = icmp eq i64 %21, %373
  br i1 %377, label %29, label %371
378:
  %379 = phi i64 [ %380, %378 ], [ 0, %363 ]
  %380 = add nuw nsw i64 %379, 1
  %381 = getelementptr double, ptr %11, i64 %379
  %382 = load double, ptr %381, align 8
  %383 = getelementptr double, ptr %22, i64 %379
  store double %382, ptr %383, align 8
  %384 = icmp eq i64 %21, %380
  br i1 %384, label %369, label %378
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, i64 %6, i64 %7, i64 %8, ptr readonly captures(none) %9, i64 %10, ptr captures(none) %11) unnamed_addr #2 {
  %13 = icmp slt i64 %8, 1
  br i1 %13, label %14, label %82
14:
  %15 = icmp slt i64 %10, 1
  br i1 %15, label %25, label %16
16:
  %17 = phi double [ %23, %16 ], [ 0.000000e+00, %14 ]
  %18 = phi i64 [ %19, %16 ], [ 0, %14 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = getelementptr double, ptr %11, i64 %18
  %21 = load double, ptr %20, align 8, !noalias !92
  %22 = fmul reassoc nsz contract double %21, %21
  %23 = fadd reassoc nsz contract double %22, %17
  %24 = icmp eq i64 %10, %19
  br i1 %24, label %25, label %16
25:
  %26 = phi double [ 0.000000e+00, %14 ], [ %23, %16 ]
  %27 = tail call double @sqrt(double %26)
  %28 = icmp slt i64 %7, 1
  br i1 %28, label %31, label %29
29:
  %30 = getelementptr double, ptr %4, i64 %7
  br label %89
31:
  %32 = getelementptr double, ptr %4, i64 %7
  %33 = icmp slt i64 %7, 1
  %34 = icmp slt i64 %3, 1
  %35 = icmp slt i64 %7, 0
  %36 = select i1 %35, i64 %6, i64 0
  %37 = getelementptr double, ptr %32, i64 %36
  br label %38
38:
  %39 = phi i64 [ %96, %52 ], [ 4, %31 ]
  %40 = phi double [ %54, %52 ], [ %27, %31 ]
  %41 = icmp eq i64 %39, 0
  br i1 %41, label %57, label %95
42:
  br i1 %15, label %52, label %43
43:
  %44 = phi double [ %50, %43 ], [ 0.000000e+00, %42 ]
  %45 = phi i64 [ %46, %43 ], [ 0, %42 ]
  %46 = add nuw nsw i64 %45, 1
  %47 = getelementptr double, ptr %11, i64 %45
  %48 = load double, ptr %47, align 8, !noalias !97
  %49 = fmul reassoc nsz contract double %48, %48
  %50 = fadd reassoc nsz contract double %49, %44
  %51 = icmp eq i64 %10, %46
  br i1 %51, label %52, label %43
52:
  %53 = phi double [ 0.000000e+00, %42 ], [ %50, %43 ]
  %54 = tail call double @sqrt(double %53)
  %55 = fmul double %40, 5.000000e-01
  %56 = fcmp ogt double %54, %55
  br i1 %56, label %57, label %38
57:
  %58 = phi double [ %40, %38 ], [ %54, %52 ]
  %59 = icmp ne i64 %7, %8
  %60 = fmul double %27, 0x3CF0000000000000
  %61 = fcmp ugt double %58, %60
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %71
63:
  %64 = icmp slt i64 %8, 1
  br i1 %64, label %73, label %65
65:
  %66 = icmp slt i64 %7, 0
  %67 = select i1 %66, i64 %2, i64 0
  %68 = add i64 %67, %7
  %69 = mul i64 %68, %3
  %70 = getelementptr double, ptr %1, i64 %69
  br label %131
71:
  %72 = phi i8 [ 1, %73 ], [ 0, %57 ]
  store i8 %72, ptr %0, align 1
  ret void
73:
  %74 = icmp slt i64 %7, 0
  %75 = select i1 %74, i64 %5, i64 0
  %76 = add i64 %75, %7
  %77 = select i1 %74, i64 %6, i64 0
  %78 = mul i64 %76, %6
  %79 = getelementptr double, ptr %4, i64 %78
  %80 = getelementptr double, ptr %79, i64 %7
  %81 = getelementptr double, ptr %80, i64 %77
  store double %58, ptr %81, align 8
  br label %71
82:
  %83 = phi i64 [ %84, %82 ], [ 0, %12 ]
  %84 = add nuw nsw i64 %83, 1
  %85 = getelementptr double, ptr %9, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = getelementptr double, ptr %11, i64 %83
  store double %86, ptr %87, align 8
  %88 = icmp eq i64 %8, %84
  br i1 %88, label %14, label %82
89:
  %90 = phi i64 [ 0, %29 ], [ %91, %89 ]
  %91 = add nuw nsw i64 %90, 1
  %92 = mul i64 %90, %6
  %93 = getelementptr double, ptr %30, i64 %92
  store double 0.000000e+00, ptr %93, align 8
  %94 = icmp eq i64 %7, %91
  br i1 %94, label %31, label %89
95:
  %96 = add nsw i64 %39, -1
  br i1 %33, label %42, label %97
97:
  %98 = phi i64 [ %99, %129 ], [ 0, %95 ]
  %99 = add nuw nsw i64 %98, 1
  %100 = mul i64 %98, %3
  %101 = getelementptr double, ptr %1, i64 %100
  br i1 %34, label %113, label %102
102:
  %103 = phi double [ %111, %102 ], [ 0.000000e+00, %97 ]
  %104 = phi i64 [ %105, %102 ], [ 0, %97 ]
  %105 = add nuw nsw i64 %104, 1
  %106 = getelementptr double, ptr %101, i64 %104
  %107 = load double, ptr %106, align 8, !noalias !102
  %108 = getelementptr double, ptr %11, i64 %104
  %109 = load double, ptr %108, align 8, !noalias !102
  %110 = fmul reassoc nsz contract double %109, %107
  %111 = fadd reassoc nsz contract double %110, %103
  %112 = icmp eq i64 %3, %105
  br i1 %112, label %113, label %102
113:
  %114 = phi double [ 0.000000e+00, %97 ], [ %111, %102 ]
  %115 = mul i64 %98, %6
  %116 = getelementptr double, ptr %37, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fadd double %114, %117
  store double %118, ptr %116, align 8
  br i1 %15, label %129, label %119
119:
  %120 = phi i64 [ %121, %119 ], [ 0, %113 ]
  %121 = add nuw nsw i64 %120, 1
  %122 = getelementptr double, ptr %11, i64 %120
  %123 = load double, ptr %122, align 8, !noalias !105
  %124 = getelementptr double, ptr %101, i64 %120
  %125 = load double, ptr %124, align 8, !noalias !105
  %126 = fmul double %114, %125
  %127 = fsub double %123, %126
  store double %127, ptr %122, align 8, !noalias !105
  %128 = icmp eq i64 %10, %121
  br i1 %128, label %129, label %119
129:
  %130 = icmp eq i64 %7, %99
  br i1 %130, label %42, label %97
131:
  %132 = phi i64 [ 0, %65 ], [ %133, %131 ]
  %133 = add nuw nsw i64 %132, 1
  %134 = getelementptr double, ptr %11, i64 %132
  %135 = load double, ptr %134, align 8
  %136 = fdiv double %135, %58
  %137 = getelementptr double, ptr %70, i64 %132
  store double %136, ptr %137, align 8
  %138 = icmp eq i64 %8, %133
  br i1 %138, label %73, label %131
}
declare double @hypot(double, double) local_unnamed_addr #3
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2) unnamed_addr #4 {
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
declare double @sqrt(double) local_unnamed_addr #5
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6
declare i64 @llvm.smax.i64(i64, i64) #7
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8
attributes #0 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery13least_squares16_reduce_residualB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdddx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery13least_squares16_reduce_residualB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdddx"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29"}
!6 = !{!7, !4, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery4face8residualB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery4face8residualB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !10, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !18, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!20 = !{!21, !23, !1}
!21 = distinct !{!21, !22, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!22 = distinct !{!22, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!23 = distinct !{!23, !24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!24 = distinct !{!24, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!25 = !{!26, !1}
!26 = distinct !{!26, !27, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE: %retptr"}
!27 = distinct !{!27, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE"}
!28 = !{!29, !1}
!29 = distinct !{!29, !30, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v23B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!30 = distinct !{!30, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels5timesB3v23B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!31 = !{!32, !1}
!32 = distinct !{!32, !33, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd: %retptr"}
!33 = distinct !{!33, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd"}
!34 = !{!35, !1}
!35 = distinct !{!35, !36, !"_ZN20heatcloak_aggregator8recovery13least_squares10_shortfallB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!36 = distinct !{!36, !"_ZN20heatcloak_aggregator8recovery13least_squares10_shortfallB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!37 = !{!38, !1}
!38 = distinct !{!38, !39, !"_ZN20heatcloak_aggregator8recovery4face5enterB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx: %retptr"}
!39 = distinct !{!39, !"_ZN20heatcloak_aggregator8recovery4face5enterB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xx"}
!40 = !{!41, !38, !1}
!41 = distinct !{!41, !42, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!42 = distinct !{!42, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!43 = !{!44, !46, !1}
!44 = distinct !{!44, !45, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!45 = distinct !{!45, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!48 = !{!49, !1}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE"}
!51 = !{!52, !1}
!52 = distinct !{!52, !53, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29: %retptr"}
!53 = distinct !{!53, !"_ZN20heatcloak_aggregator8recovery4face13refactor_faceB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29"}
!54 = !{!55, !52, !1}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!57 = !{!58, !60, !1}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!60 = distinct !{!60, !61, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!61 = distinct !{!61, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!62 = !{!63, !1}
!63 = distinct !{!63, !64, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE: %retptr"}
!64 = distinct !{!64, !"_ZN20heatcloak_aggregator8recovery13least_squares5_copyB3v22B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIaLi1E1C7mutable7alignedE"}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_ZN20heatcloak_aggregator8recovery8triangle5splitB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!67 = distinct !{!67, !"_ZN20heatcloak_aggregator8recovery8triangle5splitB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!68 = !{!69, !66}
!69 = distinct !{!69, !70, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!70 = distinct !{!70, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!71 = !{!72, !66}
!72 = distinct !{!72, !73, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!73 = distinct !{!73, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_upperB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!76 = distinct !{!76, !"_ZN20heatcloak_aggregator8recovery8triangle11solve_upperB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!77 = !{!78}
!78 = distinct !{!78, !79, !"_ZN20heatcloak_aggregator8recovery4face4walkB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!79 = distinct !{!79, !"_ZN20heatcloak_aggregator8recovery4face4walkB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedE"}
!80 = !{!81, !78}
!81 = distinct !{!81, !82, !"_ZN20heatcloak_aggregator8recovery8triangle6removeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExx: %retptr"}
!82 = distinct !{!82, !"_ZN20heatcloak_aggregator8recovery8triangle6removeB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExx"}
!83 = !{!84, !81, !78}
!84 = distinct !{!84, !85, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd: %retptr"}
!85 = distinct !{!85, !"_ZN5numba7cpython8mathimpl16hypot_float_impl12_3clocals_3e10hypot_implB3v20B42c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSZRVAJmaQIAEdd"}
!86 = !{!87, !78}
!87 = distinct !{!87, !88, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd: %retptr"}
!88 = distinct !{!88, !"_ZN20heatcloak_aggregator8recovery4face12fix_at_boundB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE423Face_28array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_29xd"}
!89 = !{!90, !87, !78}
!90 = distinct !{!90, !91, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!91 = distinct !{!91, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!92 = !{!93, !95}
!93 = distinct !{!93, !94, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!94 = distinct !{!94, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!95 = distinct !{!95, !96, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!96 = distinct !{!96, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!97 = !{!98, !100}
!98 = distinct !{!98, !99, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!99 = distinct !{!99, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!100 = distinct !{!100, !101, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!101 = distinct !{!101, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4normB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE"}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!104 = distinct !{!104, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels3dotB3v11B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqRcA0VJyfDGIm5_2beVFCUml6jXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
