; 7436420fdb2f069bb43198ee7705344d960c31ed6fa7d4eaf9386ffc8d72d744
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, i64 %14, i64 %15) unnamed_addr #0 {
  %17 = icmp slt i64 %15, 1
  br i1 %17, label %20, label %18
18:
  %19 = shl nuw i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %19, i1 false), !noalias !0
  br label %245
20:
  %21 = tail call i64 @llvm.smax.i64(i64 %14, i64 0)
  %22 = icmp slt i64 %14, 1
  br i1 %22, label %23, label %252
23:
  %24 = icmp sgt i64 %14, 0
  br i1 %24, label %25, label %49
25:
  %26 = add nsw i64 %21, -1
  br label %50
27:
  store double %269, ptr %255, align 8, !noalias !5
  br label %28
28:
  %29 = phi i64 [ %262, %27 ], [ %261, %260 ]
  %30 = icmp eq i64 %15, %263
  br i1 %30, label %31, label %260
31:
  %32 = phi i64 [ 0, %252 ], [ %29, %28 ]
  %33 = getelementptr double, ptr %1, i64 %253
  %34 = load double, ptr %33, align 8, !noalias !5
  %35 = getelementptr double, ptr %10, i64 %32
  %36 = load double, ptr %35, align 8, !noalias !5
  %37 = fcmp olt double %36, %34
  %38 = select i1 %37, double %36, double %34
  %39 = mul i64 %253, %15
  %40 = getelementptr double, ptr %4, i64 %39
  %41 = getelementptr double, ptr %40, i64 %32
  store double %38, ptr %41, align 8, !noalias !5
  %42 = load double, ptr %33, align 8, !noalias !5
  %43 = fsub double %42, %38
  %44 = getelementptr double, ptr %6, i64 %253
  store double %43, ptr %44, align 8, !noalias !5
  %45 = load double, ptr %35, align 8, !noalias !5
  %46 = load double, ptr %41, align 8, !noalias !5
  %47 = fsub double %45, %46
  store double %47, ptr %35, align 8, !noalias !5
  %48 = icmp eq i64 %14, %254
  br i1 %48, label %23, label %252
49:
  br i1 %22, label %346, label %327
50:
  %51 = phi i64 [ 0, %25 ], [ %241, %235 ]
  %52 = phi i64 [ %26, %25 ], [ %240, %235 ]
  %53 = phi i64 [ 1, %25 ], [ %238, %235 ]
  %54 = icmp slt i64 %51, 0
  %55 = select i1 %54, i64 %14, i64 0
  %56 = getelementptr double, ptr %6, i64 %51
  %57 = getelementptr double, ptr %56, i64 %55
  %58 = load double, ptr %57, align 8, !noalias !5
  %59 = fcmp ogt double %58, 0x3D719799812DEA11
  br i1 %59, label %60, label %235
60:
  %61 = getelementptr double, ptr %8, i64 %51
  %62 = getelementptr double, ptr %61, i64 %55
  %63 = getelementptr i64, ptr %9, i64 %51
  %64 = getelementptr i64, ptr %63, i64 %55
  %65 = add i64 %55, %51
  %66 = mul i64 %65, %15
  %67 = getelementptr double, ptr %3, i64 %66
  %68 = getelementptr double, ptr %7, i64 %51
  %69 = getelementptr double, ptr %68, i64 %55
  br label %70
70:
  br i1 %17, label %71, label %272
71:
  br label %72
72:
  %73 = phi i64 [ %74, %72 ], [ 0, %71 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = getelementptr double, ptr %8, i64 %73
  store double 0x7FF0000000000000, ptr %75, align 8, !noalias !8
  %76 = icmp eq i64 %14, %74
  br i1 %76, label %77, label %72
77:
  store double 0.000000e+00, ptr %62, align 8, !noalias !5
  store i64 -1, ptr %64, align 8, !noalias !5
  br label %78
78:
  br i1 %17, label %91, label %286
79:
  %80 = icmp slt i64 %287, 0
  br i1 %80, label %87, label %81
81:
  %82 = getelementptr double, ptr %11, i64 %288
  %83 = load double, ptr %82, align 8, !noalias !5
  %84 = getelementptr double, ptr %11, i64 %287
  %85 = load double, ptr %84, align 8, !noalias !5
  %86 = fcmp olt double %83, %85
  br i1 %86, label %87, label %88
87:
  br label %88
88:
  %89 = phi i64 [ %287, %286 ], [ %288, %87 ], [ %287, %81 ]
  %90 = icmp eq i64 %15, %289
  br i1 %90, label %91, label %286
91:
  %92 = phi i64 [ -1, %78 ], [ %89, %88 ]
  %93 = icmp slt i64 %92, 0
  br i1 %93, label %122, label %94
94:
  %95 = getelementptr i8, ptr %12, i64 %92
  store i8 1, ptr %95, align 1, !noalias !5
  %96 = getelementptr double, ptr %10, i64 %92
  %97 = load double, ptr %96, align 8, !noalias !5
  %98 = fcmp ogt double %97, 0x3D719799812DEA11
  br i1 %98, label %122, label %99
99:
  %100 = getelementptr double, ptr %4, i64 %92
  %101 = getelementptr double, ptr %11, i64 %92
  br label %293
102:
  %103 = getelementptr double, ptr %8, i64 %294
  %104 = load double, ptr %103, align 8, !noalias !5
  %105 = fcmp oeq double %104, 0x7FF0000000000000
  br i1 %105, label %106, label %120
106:
  %107 = load double, ptr %101, align 8, !noalias !5
  store double %107, ptr %103, align 8, !noalias !5
  %108 = getelementptr i64, ptr %9, i64 %294
  store i64 %92, ptr %108, align 8, !noalias !5
  br i1 %17, label %120, label %109
109:
  %110 = getelementptr double, ptr %3, i64 %296
  %111 = getelementptr double, ptr %7, i64 %294
  br label %300
112:
  %113 = getelementptr double, ptr %11, i64 %301
  %114 = load double, ptr %113, align 8, !noalias !5
  %115 = fcmp olt double %311, %114
  br i1 %115, label %116, label %118
116:
  store double %311, ptr %113, align 8, !noalias !5
  %117 = getelementptr i64, ptr %13, i64 %301
  store i64 %294, ptr %117, align 8, !noalias !5
  br label %118
118:
  %119 = icmp eq i64 %15, %302
  br i1 %119, label %120, label %300
120:
  %121 = icmp eq i64 %14, %295
  br i1 %121, label %78, label %293
122:
  %123 = phi i64 [ -1, %91 ], [ %92, %94 ]
  %124 = icmp slt i64 %123, 0
  br i1 %124, label %235, label %125
125:
  %126 = getelementptr double, ptr %11, i64 %123
  %127 = load double, ptr %126, align 8, !noalias !5
  br label %315
128:
  br i1 %17, label %147, label %321
129:
  %130 = getelementptr double, ptr %7, i64 %316
  %131 = load double, ptr %130, align 8, !noalias !5
  %132 = fsub double %127, %319
  %133 = fadd double %132, %131
  store double %133, ptr %130, align 8, !noalias !5
  br label %134
134:
  %135 = icmp eq i64 %14, %317
  br i1 %135, label %128, label %315
136:
  %137 = getelementptr double, ptr %11, i64 %322
  %138 = load double, ptr %137, align 8, !noalias !5
  %139 = fcmp olt double %138, %127
  br i1 %139, label %140, label %145
140:
  %141 = getelementptr double, ptr %5, i64 %322
  %142 = load double, ptr %141, align 8, !noalias !5
  %143 = fsub double %127, %138
  %144 = fsub double %142, %143
  store double %144, ptr %141, align 8, !noalias !5
  br label %145
145:
  %146 = icmp eq i64 %15, %323
  br i1 %146, label %147, label %321
147:
  %148 = load double, ptr %57, align 8, !noalias !5
  %149 = getelementptr double, ptr %10, i64 %123
  %150 = load double, ptr %149, align 8, !noalias !5
  %151 = fcmp olt double %150, %148
  %152 = select i1 %151, double %150, double %148
  %153 = getelementptr i64, ptr %13, i64 %123
  %154 = load i64, ptr %153, align 8, !noalias !5
  %155 = icmp slt i64 %154, 0
  %156 = select i1 %155, i64 %14, i64 0
  %157 = getelementptr i64, ptr %9, i64 %154
  %158 = getelementptr i64, ptr %157, i64 %156
  %159 = load i64, ptr %158, align 8, !noalias !5
  %160 = icmp sgt i64 %159, -1
  br i1 %160, label %161, label %193
161:
  %162 = phi double [ %183, %161 ], [ %152, %147 ]
  %163 = phi i64 [ %173, %161 ], [ %123, %147 ]
  %164 = icmp slt i64 %163, 0
  %165 = select i1 %164, i64 %15, i64 0
  %166 = getelementptr i64, ptr %13, i64 %163
  %167 = getelementptr i64, ptr %166, i64 %165
  %168 = load i64, ptr %167, align 8, !noalias !5
  %169 = icmp slt i64 %168, 0
  %170 = select i1 %169, i64 %14, i64 0
  %171 = getelementptr i64, ptr %9, i64 %168
  %172 = getelementptr i64, ptr %171, i64 %170
  %173 = load i64, ptr %172, align 8, !noalias !5
  %174 = add i64 %170, %168
  %175 = icmp slt i64 %173, 0
  %176 = select i1 %175, i64 %15, i64 0
  %177 = mul i64 %174, %15
  %178 = getelementptr double, ptr %4, i64 %177
  %179 = getelementptr double, ptr %178, i64 %173
  %180 = getelementptr double, ptr %179, i64 %176
  %181 = load double, ptr %180, align 8, !noalias !5
  %182 = fcmp olt double %181, %162
  %183 = select i1 %182, double %181, double %162
  %184 = getelementptr i64, ptr %13, i64 %173
  %185 = getelementptr i64, ptr %184, i64 %176
  %186 = load i64, ptr %185, align 8, !noalias !5
  %187 = icmp slt i64 %186, 0
  %188 = select i1 %187, i64 %14, i64 0
  %189 = getelementptr i64, ptr %9, i64 %186
  %190 = getelementptr i64, ptr %189, i64 %188
  %191 = load i64, ptr %190, align 8, !noalias !5
  %192 = icmp sgt i64 %191, -1
  br i1 %192, label %161, label %193
193:
  %194 = phi double [ %152, %147 ], [ %183, %161 ]
  %195 = fsub double %148, %194
  store double %195, ptr %57, align 8, !noalias !5
  %196 = load double, ptr %149, align 8, !noalias !5
  %197 = fsub double %196, %194
  store double %197, ptr %149, align 8, !noalias !5
  %198 = load i64, ptr %153, align 8, !noalias !5
  %199 = icmp slt i64 %198, 0
  %200 = select i1 %199, i64 %14, i64 0
  %201 = add i64 %200, %198
  %202 = mul i64 %201, %15
  %203 = getelementptr double, ptr %4, i64 %202
  %204 = getelementptr double, ptr %203, i64 %123
  %205 = load double, ptr %204, align 8, !noalias !5
  %206 = fadd double %194, %205
  store double %206, ptr %204, align 8, !noalias !5
  %207 = getelementptr i64, ptr %9, i64 %198
  %208 = getelementptr i64, ptr %207, i64 %200
  %209 = load i64, ptr %208, align 8, !noalias !5
  %210 = icmp slt i64 %209, 0
  br i1 %210, label %211, label %214
211:
  %212 = load double, ptr %57, align 8, !noalias !5
  %213 = fcmp ogt double %212, 0x3D719799812DEA11
  br i1 %213, label %70, label %235
214:
  %215 = phi i64 [ %233, %214 ], [ %209, %193 ]
  %216 = phi i64 [ %226, %214 ], [ %202, %193 ]
  %217 = getelementptr double, ptr %4, i64 %216
  %218 = getelementptr double, ptr %217, i64 %215
  %219 = load double, ptr %218, align 8, !noalias !5
  %220 = fsub double %219, %194
  store double %220, ptr %218, align 8, !noalias !5
  %221 = getelementptr i64, ptr %13, i64 %215
  %222 = load i64, ptr %221, align 8, !noalias !5
  %223 = icmp slt i64 %222, 0
  %224 = select i1 %223, i64 %14, i64 0
  %225 = add i64 %224, %222
  %226 = mul i64 %225, %15
  %227 = getelementptr double, ptr %4, i64 %226
  %228 = getelementptr double, ptr %227, i64 %215
  %229 = load double, ptr %228, align 8, !noalias !5
  %230 = fadd double %194, %229
  store double %230, ptr %228, align 8, !noalias !5
  %231 = getelementptr i64, ptr %9, i64 %222
  %232 = getelementptr i64, ptr %231, i64 %224
  %233 = load i64, ptr %232, align 8, !noalias !5
  %234 = icmp slt i64 %233, 0
  br i1 %234, label %211, label %214
235:
  %236 = icmp sgt i64 %52, 0
  %237 = zext i1 %236 to i64
  %238 = add i64 %53, %237
  %239 = sext i1 %236 to i64
  %240 = add nsw i64 %52, %239
  %241 = select i1 %236, i64 %53, i64 0
  br i1 %236, label %50, label %49
242:
  %243 = phi double [ %328, %327 ], [ %344, %335 ]
  %244 = icmp eq i64 %14, %330
  br i1 %244, label %346, label %327
245:
  %246 = phi i64 [ %247, %245 ], [ 0, %18 ]
  %247 = add nuw nsw i64 %246, 1
  %248 = getelementptr double, ptr %2, i64 %246
  %249 = load double, ptr %248, align 8, !noalias !5
  %250 = getelementptr double, ptr %10, i64 %246
  store double %249, ptr %250, align 8, !noalias !5
  %251 = icmp eq i64 %15, %247
  br i1 %251, label %20, label %245
252:
  %253 = phi i64 [ %254, %31 ], [ 0, %20 ]
  %254 = add nuw nsw i64 %253, 1
  %255 = getelementptr double, ptr %7, i64 %253
  store double 0x7FF0000000000000, ptr %255, align 8, !noalias !5
  br i1 %17, label %31, label %256
256:
  %257 = mul i64 %253, %15
  %258 = getelementptr double, ptr %4, i64 %257
  %259 = getelementptr double, ptr %3, i64 %257
  br label %260
260:
  %261 = phi i64 [ 0, %256 ], [ %29, %28 ]
  %262 = phi i64 [ 0, %256 ], [ %263, %28 ]
  %263 = add nuw nsw i64 %262, 1
  %264 = getelementptr double, ptr %258, i64 %262
  store double 0.000000e+00, ptr %264, align 8, !noalias !5
  %265 = getelementptr double, ptr %259, i64 %262
  %266 = load double, ptr %265, align 8, !noalias !5
  %267 = getelementptr double, ptr %5, i64 %262
  %268 = load double, ptr %267, align 8, !noalias !5
  %269 = fsub double %266, %268
  %270 = load double, ptr %255, align 8, !noalias !5
  %271 = fcmp olt double %269, %270
  br i1 %271, label %27, label %28
272:
  %273 = phi i64 [ %274, %272 ], [ 0, %70 ]
  %274 = add nuw nsw i64 %273, 1
  %275 = getelementptr double, ptr %67, i64 %273
  %276 = load double, ptr %275, align 8, !noalias !5
  %277 = load double, ptr %69, align 8, !noalias !5
  %278 = fsub double %276, %277
  %279 = getelementptr double, ptr %5, i64 %273
  %280 = load double, ptr %279, align 8, !noalias !5
  %281 = fsub double %278, %280
  %282 = getelementptr double, ptr %11, i64 %273
  store double %281, ptr %282, align 8, !noalias !5
  %283 = getelementptr i8, ptr %12, i64 %273
  store i8 0, ptr %283, align 1, !noalias !5
  %284 = getelementptr i64, ptr %13, i64 %273
  store i64 %51, ptr %284, align 8, !noalias !5
  %285 = icmp eq i64 %15, %274
  br i1 %285, label %71, label %272
286:
  %287 = phi i64 [ %89, %88 ], [ -1, %78 ]
  %288 = phi i64 [ %289, %88 ], [ 0, %78 ]
  %289 = add nuw nsw i64 %288, 1
  %290 = getelementptr i8, ptr %12, i64 %288
  %291 = load i8, ptr %290, align 1, !noalias !5
  %292 = icmp eq i8 %291, 0
  br i1 %292, label %79, label %88
293:
  %294 = phi i64 [ 0, %99 ], [ %295, %120 ]
  %295 = add nuw nsw i64 %294, 1
  %296 = mul i64 %294, %15
  %297 = getelementptr double, ptr %100, i64 %296
  %298 = load double, ptr %297, align 8, !noalias !5
  %299 = fcmp ogt double %298, 0x3D719799812DEA11
  br i1 %299, label %102, label %120
300:
  %301 = phi i64 [ 0, %109 ], [ %302, %118 ]
  %302 = add nuw nsw i64 %301, 1
  %303 = load double, ptr %101, align 8, !noalias !5
  %304 = getelementptr double, ptr %110, i64 %301
  %305 = load double, ptr %304, align 8, !noalias !5
  %306 = fadd double %303, %305
  %307 = load double, ptr %111, align 8, !noalias !5
  %308 = fsub double %306, %307
  %309 = getelementptr double, ptr %5, i64 %301
  %310 = load double, ptr %309, align 8, !noalias !5
  %311 = fsub double %308, %310
  %312 = getelementptr i8, ptr %12, i64 %301
  %313 = load i8, ptr %312, align 1, !noalias !5
  %314 = icmp eq i8 %313, 0
  br i1 %314, label %112, label %118
315:
  %316 = phi i64 [ %317, %134 ], [ 0, %125 ]
  %317 = add nuw nsw i64 %316, 1
  %318 = getelementptr double, ptr %8, i64 %316
  %319 = load double, ptr %318, align 8, !noalias !5
  %320 = fcmp olt double %319, %127
  br i1 %320, label %129, label %134
321:
  %322 = phi i64 [ %323, %145 ], [ 0, %128 ]
  %323 = add nuw nsw i64 %322, 1
  %324 = getelementptr i8, ptr %12, i64 %322
  %325 = load i8, ptr %324, align 1, !noalias !5
  %326 = icmp eq i8 %325, 0
  br i1 %326, label %145, label %136
327:
  %328 = phi double [ %243, %242 ], [ 0.000000e+00, %49 ]
  %329 = phi i64 [ %330, %242 ], [ 0, %49 ]
  %330 = add nuw nsw i64 %329, 1
  br i1 %17, label %242, label %331
331:
  %332 = mul i64 %329, %15
  %333 = getelementptr double, ptr %4, i64 %332
  %334 = getelementptr double, ptr %3, i64 %332
  br label %335
335:
  %336 = phi double [ %328, %331 ], [ %344, %335 ]
  %337 = phi i64 [ 0, %331 ], [ %338, %335 ]
  %338 = add nuw nsw i64 %337, 1
  %339 = getelementptr double, ptr %333, i64 %337
  %340 = load double, ptr %339, align 8, !noalias !5
  %341 = getelementptr double, ptr %334, i64 %337
  %342 = load double, ptr %341, align 8, !noalias !5
  %343 = fmul double %340, %342
  %344 = fadd double %336, %343
  %345 = icmp eq i64 %15, %338
  br i1 %345, label %242, label %335
346:
  %347 = phi double [ 0.000000e+00, %49 ], [ %243, %242 ]
  store double %347, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, i64 %13, i64 %14) local_unnamed_addr #0 {
  %16 = alloca double, align 8
  store double 0.000000e+00, ptr %16, align 8
  call fastcc void @f0(ptr %16, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14) #3
  %17 = load double, ptr %16, align 8
  ret double %17
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
declare i64 @llvm.smax.i64(i64, i64) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport10_transportB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport10_transportB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!5 = !{!6, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9transport4shipB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx429Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int8_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29"}
!8 = !{!9, !6, !3}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd"}
