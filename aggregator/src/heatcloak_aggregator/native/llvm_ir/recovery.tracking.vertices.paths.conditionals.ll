; c59ba065bf09be1be2249931e4dd0526c4335ef9996b9978b0797f7535176173
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, double %10, double %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr readonly captures(none) %20, i64 %21, ptr writeonly captures(none) %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31) unnamed_addr #0 {
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  store ptr null, ptr %36, align 8, !noalias !0
  %37 = icmp slt i64 %30, 1
  br i1 %37, label %343, label %38
38:
  %39 = icmp sgt i64 %28, 0
  %40 = icmp slt i64 %21, 0
  %41 = icmp slt i64 %29, 1
  %42 = mul i64 %28, %23
  %43 = icmp slt i64 %24, 1
  %44 = sitofp i64 %24 to double
  %45 = icmp slt i64 %24, 0
  %46 = select i1 %45, i64 %29, i64 0
  %47 = tail call i64 @llvm.smax.i64(i64 %24, i64 -1)
  %48 = add nsw i64 %47, 1
  %49 = icmp sgt i64 %24, -1
  %50 = shl nuw i64 %29, 3
  %51 = add nsw i64 %23, -1
  %52 = sub i64 %21, %51
  %53 = icmp sgt i64 %52, 0
  %54 = sub nsw i64 0, %52
  %55 = select i1 %53, i64 0, i64 %54
  %56 = icmp sgt i64 %55, 0
  %57 = fsub double 1.000000e+00, %11
  %58 = add nsw i64 %29, -1
  %59 = icmp slt i64 %29, 2
  %60 = select i1 %59, i64 0, i64 %58
  %61 = icmp sgt i64 %60, 0
  %62 = tail call i64 @llvm.smin.i64(i64 %29, i64 0)
  %63 = getelementptr double, ptr %17, i64 %58
  %64 = getelementptr double, ptr %63, i64 %62
  %65 = sitofp i64 %58 to double
  %66 = fsub double 1.000000e+00, %10
  %67 = select i1 %40, i64 %23, i64 0
  %68 = add i64 %67, %21
  %69 = mul i64 %29, %68
  %70 = getelementptr double, ptr %16, i64 %69
  br label %156
71:
  %72 = icmp eq i64 %158, %30
  br i1 %72, label %343, label %156
73:
  %74 = icmp eq i64 %28, %165
  br i1 %74, label %71, label %163
75:
  br i1 %56, label %284, label %78
76:
  %77 = icmp sgt i64 %285, 1
  br i1 %77, label %284, label %78
78:
  br i1 %49, label %321, label %152
79:
  %80 = icmp slt i64 %286, 0
  %81 = select i1 %80, i64 %23, i64 0
  %82 = getelementptr i64, ptr %1, i64 %286
  %83 = getelementptr i64, ptr %82, i64 %81
  %84 = load i64, ptr %83, align 8, !noalias !0
  %85 = icmp slt i64 %84, 1
  br i1 %85, label %151, label %112
86:
  %87 = phi double [ 0.000000e+00, %112 ], [ %121, %115 ]
  br i1 %61, label %124, label %105
88:
  %89 = phi double [ 0.000000e+00, %124 ], [ %149, %133 ]
  %90 = getelementptr double, ptr %18, i64 %125
  %91 = load double, ptr %90, align 8, !noalias !3
  %92 = getelementptr double, ptr %9, i64 %125
  %93 = load double, ptr %92, align 8, !noalias !3
  %94 = fmul double %91, %93
  %95 = getelementptr double, ptr %8, i64 %125
  %96 = load double, ptr %95, align 8, !noalias !3
  %97 = fmul double %89, %96
  %98 = fadd double %94, %97
  %99 = fmul double %57, %98
  %100 = load double, ptr %64, align 8, !noalias !3
  %101 = fmul double %11, %100
  %102 = fadd double %101, %99
  %103 = getelementptr double, ptr %17, i64 %125
  store double %102, ptr %103, align 8, !noalias !3
  %104 = icmp eq i64 %126, %60
  br i1 %104, label %105, label %124
105:
  %106 = fmul double %10, %87
  %107 = fdiv double %106, %65
  %108 = load double, ptr %64, align 8, !noalias !3
  %109 = fmul double %66, %108
  %110 = fadd double %107, %109
  store double %110, ptr %64, align 8, !noalias !3
  %111 = icmp sgt i64 %113, 1
  br i1 %111, label %112, label %151
112:
  %113 = phi i64 [ %114, %105 ], [ %84, %79 ]
  %114 = add nsw i64 %113, -1
  br i1 %61, label %115, label %86
115:
  %116 = phi double [ %121, %115 ], [ 0.000000e+00, %112 ]
  %117 = phi i64 [ %118, %115 ], [ 0, %112 ]
  %118 = add nuw nsw i64 %117, 1
  %119 = getelementptr double, ptr %17, i64 %117
  %120 = load double, ptr %119, align 8, !noalias !3
  %121 = fadd double %116, %120
  %122 = getelementptr double, ptr %18, i64 %117
  store double %120, ptr %122, align 8, !noalias !3
  %123 = icmp eq i64 %118, %60
  br i1 %123, label %86, label %115
124:
  %125 = phi i64 [ %126, %88 ], [ 0, %86 ]
  %126 = add nuw nsw i64 %125, 1
  %127 = getelementptr i64, ptr %6, i64 %125
  %128 = load i64, ptr %127, align 8, !noalias !3
  %129 = getelementptr i8, ptr %127, i64 8
  %130 = load i64, ptr %129, align 8, !noalias !3
  %131 = sub i64 %130, %128
  %132 = icmp slt i64 %131, 1
  br i1 %132, label %88, label %133
133:
  %134 = phi double [ %149, %133 ], [ 0.000000e+00, %124 ]
  %135 = phi i64 [ %137, %133 ], [ %131, %124 ]
  %136 = phi i64 [ %138, %133 ], [ %128, %124 ]
  %137 = add nsw i64 %135, -1
  %138 = add i64 %136, 1
  %139 = icmp slt i64 %136, 0
  %140 = select i1 %139, i64 %26, i64 0
  %141 = getelementptr i64, ptr %7, i64 %136
  %142 = getelementptr i64, ptr %141, i64 %140
  %143 = load i64, ptr %142, align 8, !noalias !3
  %144 = icmp slt i64 %143, 0
  %145 = select i1 %144, i64 %29, i64 0
  %146 = getelementptr double, ptr %18, i64 %143
  %147 = getelementptr double, ptr %146, i64 %145
  %148 = load double, ptr %147, align 8, !noalias !3
  %149 = fadd double %134, %148
  %150 = icmp sgt i64 %135, 1
  br i1 %150, label %133, label %88
151:
  br i1 %49, label %301, label %76
152:
  %153 = phi double [ 0.000000e+00, %78 ], [ %332, %321 ]
  br i1 %43, label %73, label %154
154:
  %155 = getelementptr double, ptr %162, i64 %164
  br label %334
156:
  %157 = phi i64 [ 0, %38 ], [ %158, %71 ]
  %158 = add nuw nsw i64 %157, 1
  br i1 %39, label %159, label %71
159:
  %160 = getelementptr i64, ptr %20, i64 %157
  %161 = mul nuw nsw i64 %157, %28
  %162 = getelementptr double, ptr %22, i64 %161
  br label %163
163:
  %164 = phi i64 [ 0, %159 ], [ %165, %73 ]
  %165 = add nuw nsw i64 %164, 1
  %166 = load i64, ptr %160, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %33), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %34), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %35), !noalias !0
  store ptr null, ptr %33, align 8, !noalias !6
  store ptr null, ptr %34, align 8, !noalias !6
  store ptr null, ptr %35, align 8, !noalias !6
  br i1 %40, label %276, label %167
167:
  %168 = getelementptr i64, ptr %15, i64 %164
  %169 = icmp slt i64 %166, 0
  %170 = select i1 %169, i64 %27, i64 0
  %171 = add i64 %170, %166
  %172 = mul i64 %171, %28
  %173 = getelementptr i64, ptr %168, i64 %172
  %174 = mul i64 %42, %171
  %175 = getelementptr i64, ptr %13, i64 %174
  br label %234
176:
  %177 = icmp eq i64 %235, %21
  br i1 %177, label %276, label %234
178:
  br i1 %49, label %179, label %183
179:
  %180 = add nsw i64 %235, -1
  %181 = mul i64 %180, %29
  %182 = getelementptr double, ptr %16, i64 %181
  br label %240
183:
  %184 = getelementptr i64, ptr %1, i64 %235
  %185 = load i64, ptr %184, align 8, !noalias !6
  store ptr null, ptr %33, align 8, !noalias !6
  call fastcc void @f3(ptr %33, ptr readonly %6, ptr readonly %7, i64 %26, ptr readonly %8, ptr readonly %9, double %10, double %11, i64 %185, i64 %29, ptr %238, i64 %29, ptr %18, i64 %29)
  br label %221
186:
  %187 = load i64, ptr %173, align 8, !noalias !6
  %188 = icmp eq i64 %187, -1
  br i1 %188, label %199, label %213
189:
  %190 = mul i64 %201, %23
  %191 = getelementptr i64, ptr %175, i64 %190
  %192 = load i64, ptr %191, align 8, !noalias !9
  %193 = icmp slt i64 %192, %24
  br i1 %193, label %195, label %194
194:
  br label %195
195:
  %196 = phi i64 [ 0, %194 ], [ 1, %189 ]
  %197 = add nuw nsw i64 %196, %200
  %198 = icmp eq i64 %202, %28
  br i1 %198, label %204, label %199
199:
  %200 = phi i64 [ %197, %195 ], [ 0, %186 ]
  %201 = phi i64 [ %202, %195 ], [ 0, %186 ]
  %202 = add nuw nsw i64 %201, 1
  %203 = icmp eq i64 %201, %164
  br i1 %203, label %194, label %189
204:
  br i1 %43, label %208, label %205
205:
  %206 = getelementptr double, ptr %12, i64 %197
  %207 = getelementptr i8, ptr %206, i64 8
  br label %249
208:
  %209 = getelementptr double, ptr %12, i64 %197
  %210 = load double, ptr %209, align 8, !noalias !6
  %211 = getelementptr double, ptr %238, i64 %24
  %212 = getelementptr double, ptr %211, i64 %46
  store double %210, ptr %212, align 8, !noalias !6
  br label %221
213:
  br i1 %41, label %215, label %214
214:
  tail call void @llvm.memset.p0.i64(ptr align 8 %238, i8 0, i64 %50, i1 false), !noalias !12
  br label %215
215:
  %216 = icmp slt i64 %187, 0
  %217 = select i1 %216, i64 %29, i64 0
  %218 = getelementptr double, ptr %238, i64 %187
  %219 = getelementptr double, ptr %218, i64 %217
  store double 1.000000e+00, ptr %219, align 8, !noalias !12
  %220 = load i64, ptr %1, align 8, !noalias !6
  store ptr null, ptr %34, align 8, !noalias !6
  call fastcc void @f3(ptr %34, ptr readonly %6, ptr readonly %7, i64 %26, ptr readonly %8, ptr readonly %9, double %10, double %11, i64 %220, i64 %29, ptr %238, i64 %29, ptr %18, i64 %29)
  br label %221
221:
  store ptr null, ptr %35, align 8, !noalias !6
  call fastcc void @f2(ptr %35, ptr readonly %2, i64 %23, ptr readonly %3, i64 %23, i64 %24, ptr readonly %4, i64 %25, i64 %24, ptr readonly %5, i64 %25, i64 %24, i64 %24, i64 %235, ptr readonly %13, i64 %27, i64 %28, i64 %23, ptr readonly %14, i64 %27, i64 %28, i64 %28, i64 %166, i64 %164, ptr %19, i64 %29)
  br i1 %49, label %256, label %222
222:
  br i1 %41, label %231, label %223
223:
  %224 = phi double [ %229, %223 ], [ 0.000000e+00, %222 ]
  %225 = phi i64 [ %226, %223 ], [ 0, %222 ]
  %226 = add nuw nsw i64 %225, 1
  %227 = getelementptr double, ptr %238, i64 %225
  %228 = load double, ptr %227, align 8, !noalias !15
  %229 = fadd reassoc nsz contract double %228, %224
  %230 = icmp eq i64 %29, %226
  br i1 %230, label %231, label %223
231:
  %232 = phi double [ 0.000000e+00, %222 ], [ %229, %223 ]
  %233 = fdiv double 1.000000e+00, %232
  br i1 %49, label %267, label %176
234:
  %235 = phi i64 [ 0, %167 ], [ %236, %176 ]
  %236 = add nuw nsw i64 %235, 1
  %237 = mul i64 %235, %29
  %238 = getelementptr double, ptr %16, i64 %237
  %239 = icmp eq i64 %235, 0
  br i1 %239, label %186, label %178
240:
  %241 = phi i64 [ 0, %179 ], [ %244, %240 ]
  %242 = phi i64 [ %48, %179 ], [ %243, %240 ]
  %243 = add nsw i64 %242, -1
  %244 = add nuw nsw i64 %241, 1
  %245 = getelementptr double, ptr %182, i64 %241
  %246 = load double, ptr %245, align 8, !noalias !6
  %247 = getelementptr double, ptr %238, i64 %241
  store double %246, ptr %247, align 8, !noalias !6
  %248 = icmp sgt i64 %242, 1
  br i1 %248, label %240, label %183
249:
  %250 = phi i64 [ 0, %205 ], [ %251, %249 ]
  %251 = add nuw nsw i64 %250, 1
  %252 = load double, ptr %207, align 8, !noalias !6
  %253 = fdiv double %252, %44
  %254 = getelementptr double, ptr %238, i64 %250
  store double %253, ptr %254, align 8, !noalias !6
  %255 = icmp eq i64 %24, %251
  br i1 %255, label %208, label %249
256:
  %257 = phi i64 [ %259, %256 ], [ %48, %221 ]
  %258 = phi i64 [ %260, %256 ], [ 0, %221 ]
  %259 = add nsw i64 %257, -1
  %260 = add nuw nsw i64 %258, 1
  %261 = getelementptr double, ptr %238, i64 %258
  %262 = load double, ptr %261, align 8, !noalias !6
  %263 = getelementptr double, ptr %19, i64 %258
  %264 = load double, ptr %263, align 8, !noalias !6
  %265 = fmul double %262, %264
  store double %265, ptr %261, align 8, !noalias !6
  %266 = icmp sgt i64 %257, 1
  br i1 %266, label %256, label %222
267:
  %268 = phi i64 [ %270, %267 ], [ %48, %231 ]
  %269 = phi i64 [ %271, %267 ], [ 0, %231 ]
  %270 = add nsw i64 %268, -1
  %271 = add nuw nsw i64 %269, 1
  %272 = getelementptr double, ptr %238, i64 %269
  %273 = load double, ptr %272, align 8, !noalias !6
  %274 = fmul double %233, %273
  store double %274, ptr %272, align 8, !noalias !6
  %275 = icmp sgt i64 %268, 1
  br i1 %275, label %267, label %176
276:
  call void @llvm.lifetime.end.p0(ptr nonnull %33), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %34), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %35), !noalias !0
  br i1 %49, label %277, label %75
277:
  %278 = phi i64 [ %280, %277 ], [ %48, %276 ]
  %279 = phi i64 [ %281, %277 ], [ 0, %276 ]
  %280 = add nsw i64 %278, -1
  %281 = add nuw nsw i64 %279, 1
  %282 = getelementptr double, ptr %17, i64 %279
  store double 1.000000e+00, ptr %282, align 8, !noalias !0
  %283 = icmp sgt i64 %278, 1
  br i1 %283, label %277, label %75
284:
  %285 = phi i64 [ %287, %76 ], [ %55, %75 ]
  %286 = phi i64 [ %288, %76 ], [ %51, %75 ]
  %287 = add nsw i64 %285, -1
  %288 = add i64 %286, -1
  %289 = load i64, ptr %160, align 8, !noalias !0
  store ptr null, ptr %36, align 8, !noalias !0
  call fastcc void @f2(ptr %36, ptr readonly %2, i64 %23, ptr readonly %3, i64 %23, i64 %24, ptr readonly %4, i64 %25, i64 %24, ptr readonly %5, i64 %25, i64 %24, i64 %24, i64 %286, ptr readonly %13, i64 %27, i64 %28, i64 %23, ptr readonly %14, i64 %27, i64 %28, i64 %28, i64 %289, i64 %164, ptr %19, i64 %29)
  br i1 %49, label %290, label %79
290:
  %291 = phi i64 [ %293, %290 ], [ %48, %284 ]
  %292 = phi i64 [ %294, %290 ], [ 0, %284 ]
  %293 = add nsw i64 %291, -1
  %294 = add nuw nsw i64 %292, 1
  %295 = getelementptr double, ptr %17, i64 %292
  %296 = load double, ptr %295, align 8, !noalias !0
  %297 = getelementptr double, ptr %19, i64 %292
  %298 = load double, ptr %297, align 8, !noalias !0
  %299 = fmul double %296, %298
  store double %299, ptr %295, align 8, !noalias !0
  %300 = icmp sgt i64 %291, 1
  br i1 %300, label %290, label %79
301:
  %302 = phi double [ %310, %301 ], [ 0.000000e+00, %151 ]
  %303 = phi i64 [ %305, %301 ], [ %48, %151 ]
  %304 = phi i64 [ %306, %301 ], [ 0, %151 ]
  %305 = add nsw i64 %303, -1
  %306 = add nuw nsw i64 %304, 1
  %307 = getelementptr double, ptr %17, i64 %304
  %308 = load double, ptr %307, align 8, !noalias !0
  %309 = fcmp ogt double %308, %302
  %310 = select i1 %309, double %308, double %302
  %311 = icmp sgt i64 %303, 1
  br i1 %311, label %301, label %312
312:
  %313 = phi i64 [ %315, %312 ], [ %48, %301 ]
  %314 = phi i64 [ %316, %312 ], [ 0, %301 ]
  %315 = add nsw i64 %313, -1
  %316 = add nuw nsw i64 %314, 1
  %317 = getelementptr double, ptr %17, i64 %314
  %318 = load double, ptr %317, align 8, !noalias !0
  %319 = fdiv double %318, %310
  store double %319, ptr %317, align 8, !noalias !0
  %320 = icmp sgt i64 %313, 1
  br i1 %320, label %312, label %76
321:
  %322 = phi double [ %332, %321 ], [ 0.000000e+00, %78 ]
  %323 = phi i64 [ %325, %321 ], [ %48, %78 ]
  %324 = phi i64 [ %326, %321 ], [ 0, %78 ]
  %325 = add nsw i64 %323, -1
  %326 = add nuw nsw i64 %324, 1
  %327 = getelementptr double, ptr %17, i64 %324
  %328 = load double, ptr %327, align 8, !noalias !0
  %329 = getelementptr double, ptr %70, i64 %324
  %330 = load double, ptr %329, align 8, !noalias !0
  %331 = fmul double %328, %330
  store double %331, ptr %327, align 8, !noalias !0
  %332 = fadd double %322, %331
  %333 = icmp sgt i64 %323, 1
  br i1 %333, label %321, label %152
334:
  %335 = phi i64 [ 0, %154 ], [ %336, %334 ]
  %336 = add nuw nsw i64 %335, 1
  %337 = getelementptr double, ptr %17, i64 %335
  %338 = load double, ptr %337, align 8, !noalias !0
  %339 = fdiv double %338, %153
  %340 = mul i64 %335, %31
  %341 = getelementptr double, ptr %155, i64 %340
  store double %339, ptr %341, align 8, !noalias !0
  %342 = icmp eq i64 %24, %336
  br i1 %342, label %73, label %334
343:
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, double %12, double %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, ptr readonly captures(none) %21, i64 %22, ptr writeonly captures(none) %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34) local_unnamed_addr #0 {
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  call fastcc void @f0(ptr %36, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, ptr %11, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, i64 %22, ptr %23, i64 %24, i64 %25, i64 %26, i64 %28, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34) #5
  %37 = load ptr, ptr %36, align 8
  ret ptr %37
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, i64 %4, i64 %5, ptr readonly captures(none) %6, i64 %7, i64 %8, ptr readonly captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, i64 %17, ptr readonly captures(none) %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, ptr captures(none) %24, i64 %25) unnamed_addr #1 {
  %27 = icmp slt i64 %13, 0
  %28 = select i1 %27, i64 %2, i64 0
  %29 = getelementptr i64, ptr %1, i64 %13
  %30 = getelementptr i64, ptr %29, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %22, 0
  %33 = select i1 %32, i64 %19, i64 0
  %34 = add i64 %33, %22
  %35 = icmp slt i64 %23, 0
  %36 = select i1 %35, i64 %20, i64 0
  %37 = mul i64 %34, %20
  %38 = getelementptr double, ptr %18, i64 %37
  %39 = getelementptr double, ptr %38, i64 %23
  %40 = getelementptr double, ptr %39, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = icmp slt i64 %8, 1
  br i1 %42, label %55, label %43
43:
  %44 = select i1 %27, i64 %4, i64 0
  %45 = add i64 %44, %13
  %46 = mul i64 %45, %5
  %47 = getelementptr double, ptr %3, i64 %46
  %48 = fmul double %41, 5.000000e-01
  %49 = fmul double %41, %48
  %50 = icmp slt i64 %31, 0
  %51 = select i1 %50, i64 %7, i64 0
  %52 = add i64 %51, %31
  %53 = mul i64 %52, %8
  %54 = getelementptr double, ptr %6, i64 %53
  br label %97
55:
  %56 = icmp slt i64 %21, 1
  br i1 %56, label %73, label %57
57:
  %58 = select i1 %32, i64 %15, i64 0
  %59 = add i64 %58, %22
  %60 = select i1 %27, i64 %17, i64 0
  %61 = mul i64 %17, %16
  %62 = mul i64 %61, %59
  %63 = getelementptr i64, ptr %14, i64 %62
  %64 = getelementptr i64, ptr %63, i64 %13
  %65 = getelementptr i64, ptr %64, i64 %60
  %66 = icmp slt i64 %8, 1
  %67 = icmp slt i64 %31, 0
  %68 = select i1 %67, i64 %10, i64 0
  %69 = add i64 %68, %31
  %70 = mul i64 %12, %11
  %71 = mul i64 %70, %69
  %72 = getelementptr double, ptr %9, i64 %71
  br label %109
73:
  %74 = icmp slt i64 %8, 1
  br i1 %74, label %87, label %128
75:
  %76 = getelementptr double, ptr %38, i64 %110
  %77 = load double, ptr %76, align 8
  %78 = fmul double %41, %77
  br i1 %66, label %85, label %79
79:
  %80 = icmp slt i64 %114, 0
  %81 = select i1 %80, i64 %11, i64 0
  %82 = add i64 %81, %114
  %83 = mul i64 %82, %12
  %84 = getelementptr double, ptr %72, i64 %83
  br label %118
85:
  %86 = icmp eq i64 %111, %21
  br i1 %86, label %73, label %109
87:
  %88 = phi double [ 0.000000e+00, %73 ], [ %135, %128 ]
  %89 = icmp slt i64 %8, 0
  %90 = select i1 %89, i64 %25, i64 0
  %91 = getelementptr double, ptr %24, i64 %8
  %92 = getelementptr double, ptr %91, i64 %90
  store double 0.000000e+00, ptr %92, align 8
  %93 = icmp sgt i64 %8, -1
  br i1 %93, label %94, label %96
94:
  %95 = add nuw nsw i64 %8, 1
  br label %137
96:
  store ptr null, ptr %0, align 8
  ret void
97:
  %98 = phi i64 [ 0, %43 ], [ %99, %97 ]
  %99 = add nuw nsw i64 %98, 1
  %100 = getelementptr double, ptr %47, i64 %98
  %101 = load double, ptr %100, align 8
  %102 = fmul double %41, %101
  %103 = getelementptr double, ptr %54, i64 %98
  %104 = load double, ptr %103, align 8
  %105 = fmul double %49, %104
  %106 = fsub double %102, %105
  %107 = getelementptr double, ptr %24, i64 %98
  store double %106, ptr %107, align 8
  %108 = icmp eq i64 %8, %99
  br i1 %108, label %55, label %97
109:
  %110 = phi i64 [ 0, %57 ], [ %111, %85 ]
  %111 = add nuw nsw i64 %110, 1
  %112 = mul i64 %110, %17
  %113 = getelementptr i64, ptr %65, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp ne i64 %110, %23
  %116 = icmp slt i64 %114, %8
  %117 = select i1 %115, i1 %116, i1 false
  br i1 %117, label %75, label %85
118:
  %119 = phi i64 [ 0, %79 ], [ %120, %118 ]
  %120 = add nuw nsw i64 %119, 1
  %121 = getelementptr double, ptr %24, i64 %119
  %122 = load double, ptr %121, align 8
  %123 = getelementptr double, ptr %84, i64 %119
  %124 = load double, ptr %123, align 8
  %125 = fmul double %78, %124
  %126 = fsub double %122, %125
  store double %126, ptr %121, align 8
  %127 = icmp eq i64 %8, %120
  br i1 %127, label %85, label %118
128:
  %129 = phi double [ %135, %128 ], [ 0.000000e+00, %73 ]
  %130 = phi i64 [ %131, %128 ], [ 0, %73 ]
  %131 = add nuw nsw i64 %130, 1
  %132 = getelementptr double, ptr %24, i64 %130
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %133, %129
  %135 = select i1 %134, double %133, double %129
  %136 = icmp eq i64 %8, %131
  br i1 %136, label %87, label %128
137:
  %138 = phi i64 [ %140, %137 ], [ %95, %94 ]
  %139 = phi i64 [ %141, %137 ], [ 0, %94 ]
  %140 = add nsw i64 %138, -1
  %141 = add nuw nsw i64 %139, 1
  %142 = getelementptr double, ptr %24, i64 %139
  %143 = load double, ptr %142, align 8
  %144 = fsub double %143, %88
  %145 = fcmp olt double %144, -2.000000e+02
  %146 = select i1 %145, double -2.000000e+02, double %144
  %147 = fmul double %146, 0x3F50000000000000
  %148 = fmul double %147, 1.000000e-01
  %149 = fadd double %148, 1.000000e+00
  %150 = fmul double %147, 0x3FBC71C71C71C71C
  %151 = fmul double %150, %149
  %152 = fadd double %151, 1.000000e+00
  %153 = fmul double %147, 1.250000e-01
  %154 = fmul double %153, %152
  %155 = fadd double %154, 1.000000e+00
  %156 = fmul double %147, 0x3FC2492492492492
  %157 = fmul double %156, %155
  %158 = fadd double %157, 1.000000e+00
  %159 = fmul double %147, 0x3FC5555555555555
  %160 = fmul double %159, %158
  %161 = fadd double %160, 1.000000e+00
  %162 = fmul double %147, 2.000000e-01
  %163 = fmul double %162, %161
  %164 = fadd double %163, 1.000000e+00
  %165 = fmul double %147, 2.500000e-01
  %166 = fmul double %165, %164
  %167 = fadd double %166, 1.000000e+00
  %168 = fmul double %147, 0x3FD5555555555555
  %169 = fmul double %168, %167
  %170 = fadd double %169, 1.000000e+00
  %171 = fmul double %147, 5.000000e-01
  %172 = fmul double %171, %170
  %173 = fadd double %172, 1.000000e+00
  %174 = fmul double %147, %173
  %175 = fadd double %174, 1.000000e+00
  %176 = fmul double %175, %175
  %177 = fmul double %176, %176
  %178 = fmul double %177, %177
  %179 = fmul double %178, %178
  %180 = fmul double %179, %179
  %181 = fmul double %180, %180
  %182 = fmul double %181, %181
  %183 = fmul double %182, %182
  %184 = fmul double %183, %183
  %185 = fmul double %184, %184
  store double %185, ptr %142, align 8
  %186 = icmp sgt i64 %138, 1
  br i1 %186, label %137, label %96
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, i64 %8, i64 %9, ptr captures(none) %10, i64 %11, ptr captures(none) %12, i64 %13) unnamed_addr #1 {
  %15 = fsub double 1.000000e+00, %7
  %16 = icmp slt i64 %8, 1
  br i1 %16, label %53, label %17
17:
  %18 = add nsw i64 %9, -1
  %19 = icmp slt i64 %9, 1
  %20 = icmp sgt i64 %9, 0
  %21 = select i1 %20, i64 0, i64 %11
  %22 = getelementptr double, ptr %10, i64 %18
  %23 = getelementptr double, ptr %22, i64 %21
  %24 = icmp slt i64 %9, 2
  %25 = select i1 %24, i64 0, i64 %18
  %26 = icmp sgt i64 %25, 0
  %27 = sitofp i64 %18 to double
  %28 = icmp sgt i64 %25, 0
  %29 = fsub double 1.000000e+00, %6
  br label %54
30:
  %31 = load double, ptr %23, align 8
  %32 = fmul double %6, %31
  %33 = fdiv double %32, %27
  br i1 %28, label %79, label %45
34:
  %35 = phi double [ 0.000000e+00, %79 ], [ %104, %88 ]
  %36 = getelementptr double, ptr %10, i64 %80
  %37 = load double, ptr %36, align 8
  %38 = getelementptr double, ptr %5, i64 %80
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = fadd double %35, %40
  %42 = fmul double %15, %41
  %43 = fadd double %33, %42
  store double %43, ptr %36, align 8
  %44 = icmp eq i64 %81, %25
  br i1 %44, label %45, label %79
45:
  %46 = fcmp olt double %68, 0.000000e+00
  %47 = select i1 %46, double 0.000000e+00, double %68
  %48 = fmul double %7, %47
  %49 = load double, ptr %23, align 8
  %50 = fmul double %29, %49
  %51 = fadd double %48, %50
  store double %51, ptr %23, align 8
  %52 = icmp sgt i64 %55, 1
  br i1 %52, label %54, label %53
53:
  store ptr null, ptr %0, align 8
  ret void
54:
  %55 = phi i64 [ %8, %17 ], [ %56, %45 ]
  %56 = add nsw i64 %55, -1
  br i1 %19, label %65, label %57
57:
  %58 = phi double [ %63, %57 ], [ 0.000000e+00, %54 ]
  %59 = phi i64 [ %60, %57 ], [ 0, %54 ]
  %60 = add nuw nsw i64 %59, 1
  %61 = getelementptr double, ptr %10, i64 %59
  %62 = load double, ptr %61, align 8, !noalias !18
  %63 = fadd reassoc nsz contract double %62, %58
  %64 = icmp eq i64 %9, %60
  br i1 %64, label %65, label %57
65:
  %66 = phi double [ 0.000000e+00, %54 ], [ %63, %57 ]
  %67 = load double, ptr %23, align 8
  %68 = fsub double %66, %67
  br i1 %26, label %69, label %30
69:
  %70 = phi i64 [ %71, %69 ], [ 0, %65 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = getelementptr double, ptr %10, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = getelementptr double, ptr %4, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = fmul double %73, %75
  %77 = getelementptr double, ptr %12, i64 %70
  store double %76, ptr %77, align 8
  %78 = icmp eq i64 %71, %25
  br i1 %78, label %30, label %69
79:
  %80 = phi i64 [ %81, %34 ], [ 0, %30 ]
  %81 = add nuw nsw i64 %80, 1
  %82 = getelementptr i64, ptr %1, i64 %80
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr i8, ptr %82, i64 8
  %85 = load i64, ptr %84, align 8
  %86 = sub i64 %85, %83
  %87 = icmp slt i64 %86, 1
  br i1 %87, label %34, label %88
88:
  %89 = phi double [ %104, %88 ], [ 0.000000e+00, %79 ]
  %90 = phi i64 [ %92, %88 ], [ %86, %79 ]
  %91 = phi i64 [ %93, %88 ], [ %83, %79 ]
  %92 = add nsw i64 %90, -1
  %93 = add i64 %91, 1
  %94 = icmp slt i64 %91, 0
  %95 = select i1 %94, i64 %3, i64 0
  %96 = getelementptr i64, ptr %2, i64 %91
  %97 = getelementptr i64, ptr %96, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %98, 0
  %100 = select i1 %99, i64 %13, i64 0
  %101 = getelementptr double, ptr %12, i64 %98
  %102 = getelementptr double, ptr %101, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = fadd double %89, %103
  %105 = icmp sgt i64 %90, 1
  br i1 %105, label %88, label %34
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
declare i64 @llvm.smax.i64(i64, i64) #3
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4
declare i64 @llvm.smin.i64(i64, i64) #3
attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths12conditionalsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths12conditionalsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedEx5ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4pullB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4pullB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29x5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_filterB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_filterB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!9 = !{!10, !7, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8_presentB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!12 = !{!13, !7, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx"}
!15 = !{!16, !7, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v11B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v11B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v11B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v11B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi1E1C7mutable7alignedE"}
