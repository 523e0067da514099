; 1472cd6b2bbc745f5bf142b4d10434dfee4e424bf4a179325187bbaf131a3ecb
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, double %10, double %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, ptr writeonly captures(none) %21, ptr writeonly captures(none) %22, ptr writeonly captures(none) %23, ptr captures(none) %24, ptr captures(none) %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37) unnamed_addr #0 {
  %39 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %39)
  store i64 0, ptr %39, align 8, !noalias !0
  %40 = icmp slt i64 %35, 1
  br i1 %40, label %97, label %41
41:
  %42 = getelementptr double, ptr %24, i64 %30
  %43 = shl i64 %30, 4
  %44 = getelementptr i8, ptr %24, i64 %43
  %45 = mul i64 %30, 24
  %46 = getelementptr i8, ptr %24, i64 %45
  %47 = getelementptr double, ptr %25, i64 %31
  %48 = shl i64 %31, 4
  %49 = getelementptr i8, ptr %25, i64 %48
  %50 = icmp slt i64 %27, 1
  %51 = mul i64 %26, 3326683750974675154
  %52 = icmp eq i64 %28, 0
  %53 = icmp slt i64 %36, 1
  %54 = mul i64 %37, %36
  br label %65
55:
  %56 = icmp eq i64 %67, %35
  br i1 %56, label %97, label %65
57:
  %58 = getelementptr i64, ptr %75, i64 %80
  store i64 %84, ptr %58, align 8, !noalias !0
  br i1 %53, label %63, label %59
59:
  %60 = mul i64 %80, %36
  %61 = getelementptr i64, ptr %77, i64 %60
  %62 = getelementptr double, ptr %78, i64 %60
  br label %87
63:
  %64 = icmp eq i64 %27, %81
  br i1 %64, label %55, label %79
65:
  %66 = phi i64 [ 0, %41 ], [ %67, %55 ]
  %67 = add nuw nsw i64 %66, 1
  %68 = mul i64 %66, %36
  %69 = getelementptr i64, ptr %18, i64 %68
  %70 = getelementptr double, ptr %19, i64 %68
  br i1 %50, label %55, label %71
71:
  %72 = getelementptr i64, ptr %17, i64 %66
  %73 = getelementptr i64, ptr %20, i64 %66
  %74 = mul i64 %66, %37
  %75 = getelementptr i64, ptr %21, i64 %74
  %76 = mul i64 %54, %66
  %77 = getelementptr i64, ptr %22, i64 %76
  %78 = getelementptr double, ptr %23, i64 %76
  br label %79
79:
  %80 = phi i64 [ 0, %71 ], [ %81, %63 ]
  %81 = add nuw nsw i64 %80, 1
  %82 = load i64, ptr %72, align 8, !noalias !0
  %83 = load i64, ptr %73, align 8, !noalias !0
  store i64 0, ptr %39, align 8, !noalias !0
  call fastcc void @f2(ptr %39, ptr %1, i64 %29, i64 %30, i64 %29, ptr readonly %2, i64 %29, i64 %30, ptr readonly %3, ptr readonly %4, i64 %31, ptr readonly %5, i64 %31, ptr readonly %6, ptr readonly %7, ptr readonly %8, i64 %29, ptr readonly %9, i64 %29, double %10, double %11, i64 %32, ptr readonly %12, i64 %32, ptr readonly %13, ptr readonly %14, ptr readonly %15, i64 %32, i64 %31, i64 %33, i64 %34, ptr readonly %16, i64 %34, ptr %69, i64 %36, ptr %70, i64 %36, i64 %30, ptr %24, i64 %30, ptr %42, i64 %30, ptr %44, i64 %30, ptr %46, i64 %31, ptr %25, i64 %31, ptr %47, i64 %31, i64 %31, ptr %49, i64 %31, i64 %82, i64 %26, i64 %83)
  %84 = load i64, ptr %39, align 8, !noalias !0
  %85 = load i64, ptr %73, align 8, !noalias !0
  %86 = add i64 %85, %51
  store i64 %86, ptr %73, align 8, !noalias !0
  store i64 %84, ptr %72, align 8, !noalias !0
  br i1 %52, label %63, label %57
87:
  %88 = phi i64 [ 0, %59 ], [ %89, %87 ]
  %89 = add nuw nsw i64 %88, 1
  %90 = getelementptr i64, ptr %69, i64 %88
  %91 = load i64, ptr %90, align 8, !noalias !0
  %92 = getelementptr i64, ptr %61, i64 %88
  store i64 %91, ptr %92, align 8, !noalias !0
  %93 = getelementptr double, ptr %70, i64 %88
  %94 = load double, ptr %93, align 8, !noalias !0
  %95 = getelementptr double, ptr %62, i64 %88
  store double %94, ptr %95, align 8, !noalias !0
  %96 = icmp eq i64 %36, %89
  br i1 %96, label %63, label %87
97:
  call void @llvm.lifetime.end.p0(ptr nonnull %39)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr writeonly captures(none) %20, ptr writeonly captures(none) %21, ptr writeonly captures(none) %22, ptr captures(none) %23, ptr captures(none) %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) local_unnamed_addr #0 {
  %40 = alloca ptr, align 8
  store ptr null, ptr %40, align 8
  call fastcc void @f0(ptr %40, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, ptr %22, ptr %23, ptr %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, i64 %36) #9
  %41 = load ptr, ptr %40, align 8
  ret ptr %41
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly %1, i64 %2, i64 %3, i64 %4, ptr readonly captures(none) %5, i64 %6, i64 %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, i64 %10, ptr readonly captures(none) %11, i64 %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, i64 %16, ptr readonly captures(none) %17, i64 %18, double %19, double %20, i64 %21, ptr readonly captures(none) %22, i64 %23, ptr readonly captures(none) %24, ptr readonly captures(none) %25, ptr readonly captures(none) %26, i64 %27, i64 %28, i64 %29, i64 %30, ptr readonly captures(none) %31, i64 %32, ptr captures(none) %33, i64 %34, ptr captures(none) %35, i64 %36, i64 %37, ptr captures(none) %38, i64 %39, ptr captures(none) %40, i64 %41, ptr captures(none) %42, i64 %43, ptr captures(none) %44, i64 %45, ptr captures(none) %46, i64 %47, ptr captures(none) %48, i64 %49, i64 %50, ptr captures(none) %51, i64 %52, i64 %53, i64 %54, i64 %55) unnamed_addr #1 {
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
  %76 = alloca double, align 8
  %77 = alloca double, align 8
  %78 = alloca double, align 8
  %79 = alloca double, align 8
  %80 = alloca double, align 8
  %81 = alloca double, align 8
  %82 = alloca double, align 8
  %83 = alloca double, align 8
  %84 = alloca double, align 8
  %85 = alloca double, align 8
  %86 = alloca double, align 8
  %87 = alloca double, align 8
  %88 = alloca double, align 8
  %89 = alloca double, align 8
  %90 = alloca double, align 8
  %91 = alloca double, align 8
  %92 = alloca double, align 8
  %93 = alloca double, align 8
  %94 = alloca double, align 8
  %95 = alloca double, align 8
  %96 = alloca double, align 8
  %97 = alloca double, align 8
  %98 = alloca double, align 8
  %99 = alloca double, align 8
  %100 = alloca double, align 8
  %101 = alloca double, align 8
  %102 = alloca double, align 8
  %103 = alloca double, align 8
  %104 = alloca double, align 8
  %105 = alloca double, align 8
  %106 = alloca double, align 8
  %107 = alloca double, align 8
  %108 = alloca double, align 8
  %109 = alloca double, align 8
  %110 = alloca double, align 8
  %111 = alloca double, align 8
  %112 = alloca double, align 8
  %113 = alloca double, align 8
  %114 = alloca double, align 8
  %115 = alloca double, align 8
  %116 = alloca double, align 8
  %117 = alloca double, align 8
  %118 = alloca double, align 8
  %119 = alloca double, align 8
  %120 = alloca double, align 8
  %121 = alloca double, align 8
  %122 = alloca double, align 8
  %123 = alloca double, align 8
  %124 = alloca double, align 8
  %125 = alloca double, align 8
  %126 = alloca double, align 8
  %127 = alloca double, align 8
  %128 = alloca double, align 8
  %129 = alloca double, align 8
  %130 = alloca double, align 8
  %131 = alloca double, align 8
  %132 = alloca double, align 8
  %133 = alloca double, align 8
  %134 = alloca double, align 8
  %135 = alloca double, align 8
  %136 = alloca double, align 8
  store double 0.000000e+00, ptr %136, align 8
  %137 = alloca double, align 8
  store double 0.000000e+00, ptr %137, align 8
  %138 = add nsw i64 %30, -1
  %139 = icmp slt i64 %7, 1
  br i1 %139, label %147, label %140
140:
  %141 = phi i64 [ %142, %140 ], [ 0, %56 ]
  %142 = add nuw nsw i64 %141, 1
  %143 = getelementptr double, ptr %8, i64 %141
  %144 = load double, ptr %143, align 8, !noalias !3
  %145 = getelementptr double, ptr %38, i64 %141
  store double %144, ptr %145, align 8, !noalias !3
  %146 = icmp eq i64 %7, %142
  br i1 %146, label %147, label %140
147:
  %148 = icmp slt i64 %53, 1
  br i1 %148, label %151, label %149
149:
  %150 = icmp slt i64 %37, 1
  br label %2954
151:
  %152 = icmp slt i64 %54, 1
  br i1 %152, label %2949, label %153
153:
  %154 = add nsw i64 %21, -1
  %155 = sitofp i64 %154 to double
  %156 = icmp slt i64 %41, 1
  %157 = icmp slt i64 %39, 1
  %158 = icmp slt i64 %45, 1
  %159 = shl nuw i64 %45, 3
  %160 = icmp eq i64 %29, 0
  %161 = shl nuw i64 %45, 3
  %162 = getelementptr double, ptr %51, i64 %52
  %163 = getelementptr i8, ptr %162, i64 -8
  %164 = icmp sgt i64 %50, 1
  %165 = add nsw i64 %50, -1
  %166 = fcmp oeq double %19, %20
  %167 = fadd double %19, %20
  %168 = fmul double %167, 5.000000e-01
  %169 = fmul double %20, 0x3D719799812DEA11
  %170 = icmp slt i64 %37, 1
  %171 = add nsw i64 %21, -1
  %172 = sitofp i64 %171 to double
  %173 = icmp slt i64 %39, 1
  %174 = icmp slt i64 %45, 1
  %175 = shl nuw i64 %45, 3
  %176 = icmp eq i64 %29, 0
  %177 = getelementptr double, ptr %51, i64 %52
  %178 = getelementptr i8, ptr %177, i64 -8
  %179 = icmp sgt i64 %50, 1
  %180 = add nsw i64 %50, -1
  %181 = fcmp oeq double %19, %20
  %182 = fadd double %19, %20
  %183 = fmul double %182, 5.000000e-01
  %184 = fmul double %20, 0x3D719799812DEA11
  %185 = icmp slt i64 %41, 1
  %186 = shl nuw i64 %45, 3
  %187 = add nsw i64 %50, -1
  %188 = fadd double %19, %20
  %189 = fmul double %188, 5.000000e-01
  %190 = fmul double %20, 0x3D719799812DEA11
  %191 = icmp slt i64 %37, 1
  %192 = add nsw i64 %21, -1
  %193 = sitofp i64 %192 to double
  %194 = icmp slt i64 %41, 1
  %195 = icmp slt i64 %39, 1
  %196 = icmp slt i64 %45, 1
  %197 = shl nuw i64 %45, 3
  %198 = getelementptr double, ptr %51, i64 %52
  %199 = getelementptr i8, ptr %198, i64 -8
  %200 = icmp sgt i64 %50, 1
  %201 = add nsw i64 %50, -1
  %202 = fcmp oeq double %19, %20
  %203 = fadd double %19, %20
  %204 = fmul double %203, 5.000000e-01
  %205 = fmul double %20, 0x3D719799812DEA11
  %206 = icmp eq i64 %29, 0
  %207 = shl nuw i64 %45, 3
  %208 = shl nuw i64 %45, 3
  %209 = add nsw i64 %50, -1
  %210 = fadd double %19, %20
  %211 = fmul double %210, 5.000000e-01
  %212 = fmul double %20, 0x3D719799812DEA11
  %213 = icmp slt i64 %43, 1
  %214 = shl nuw i64 %45, 3
  %215 = icmp slt i64 %37, 1
  %216 = icmp slt i64 %39, 1
  %217 = icmp slt i64 %45, 1
  %218 = shl nuw i64 %45, 3
  %219 = getelementptr double, ptr %51, i64 %52
  %220 = getelementptr i8, ptr %219, i64 -8
  %221 = icmp sgt i64 %50, 1
  %222 = add nsw i64 %50, -1
  %223 = fcmp oeq double %19, %20
  %224 = fadd double %19, %20
  %225 = fmul double %224, 5.000000e-01
  %226 = fmul double %20, 0x3D719799812DEA11
  %227 = icmp eq i64 %29, 0
  %228 = icmp slt i64 %37, 1
  %229 = icmp slt i64 %39, 1
  %230 = icmp slt i64 %45, 1
  %231 = shl nuw i64 %45, 3
  %232 = icmp eq i64 %29, 0
  %233 = icmp slt i64 %45, 1
  %234 = shl nuw i64 %45, 3
  %235 = icmp slt i64 %37, 1
  %236 = getelementptr double, ptr %51, i64 %52
  %237 = getelementptr i8, ptr %236, i64 -8
  %238 = icmp sgt i64 %50, 1
  %239 = add nsw i64 %50, -1
  %240 = fcmp oeq double %19, %20
  %241 = fadd double %19, %20
  %242 = fmul double %241, 5.000000e-01
  %243 = fmul double %20, 0x3D719799812DEA11
  %244 = icmp eq i64 %29, 0
  br label %2979
245:
  %246 = icmp slt i64 %2980, %138
  br i1 %246, label %247, label %2951
247:
  call void @llvm.lifetime.start.p0(ptr nonnull %133)
  call void @llvm.lifetime.start.p0(ptr nonnull %134)
  call void @llvm.lifetime.start.p0(ptr nonnull %135)
  store double 0.000000e+00, ptr %133, align 8, !noalias !6
  store double 0.000000e+00, ptr %134, align 8, !noalias !6
  store double 0.000000e+00, ptr %135, align 8, !noalias !6
  br i1 %233, label %249, label %248
248:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %234, i1 false), !noalias !9
  br label %249
249:
  br i1 %235, label %270, label %252
250:
  %251 = icmp eq i64 %254, %37
  br i1 %251, label %270, label %252
252:
  %253 = phi i64 [ %254, %250 ], [ 0, %249 ]
  %254 = add nuw nsw i64 %253, 1
  br i1 %233, label %250, label %255
255:
  %256 = getelementptr double, ptr %38, i64 %253
  %257 = mul i64 %253, %10
  %258 = getelementptr double, ptr %9, i64 %257
  br label %259
259:
  %260 = phi i64 [ 0, %255 ], [ %261, %259 ]
  %261 = add nuw nsw i64 %260, 1
  %262 = getelementptr double, ptr %46, i64 %260
  %263 = load double, ptr %262, align 8, !noalias !9
  %264 = load double, ptr %256, align 8, !noalias !9
  %265 = getelementptr double, ptr %258, i64 %260
  %266 = load double, ptr %265, align 8, !noalias !9
  %267 = fmul double %264, %266
  %268 = fadd double %263, %267
  store double %268, ptr %262, align 8, !noalias !9
  %269 = icmp eq i64 %45, %261
  br i1 %269, label %250, label %259
270:
  store double 0.000000e+00, ptr %133, align 8, !noalias !6
  call fastcc void @f4(ptr %133, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %271 = load double, ptr %133, align 8, !noalias !6
  store double 0.000000e+00, ptr %134, align 8, !noalias !6
  call fastcc void @f3(ptr %134, i64 %2989, i64 1)
  %272 = load double, ptr %134, align 8, !noalias !6
  %273 = load double, ptr %237, align 8, !noalias !12
  %274 = fmul double %272, %273
  br i1 %238, label %275, label %287
275:
  %276 = phi i64 [ %285, %275 ], [ %239, %270 ]
  %277 = phi i64 [ %284, %275 ], [ 0, %270 ]
  %278 = add nuw nsw i64 %277, %276
  %279 = lshr i64 %278, 1
  %280 = getelementptr double, ptr %51, i64 %279
  %281 = load double, ptr %280, align 8, !noalias !12
  %282 = fcmp ogt double %281, %274
  %283 = add nuw nsw i64 %279, 1
  %284 = select i1 %282, i64 %277, i64 %283
  %285 = select i1 %282, i64 %279, i64 %276
  %286 = icmp slt i64 %284, %285
  br i1 %286, label %275, label %287
287:
  %288 = phi i64 [ 0, %270 ], [ %284, %275 ]
  %289 = icmp sgt i64 %288, 0
  br i1 %289, label %290, label %294
290:
  %291 = getelementptr double, ptr %51, i64 %288
  %292 = getelementptr i8, ptr %291, i64 -8
  %293 = load double, ptr %292, align 8, !noalias !12
  br label %294
294:
  %295 = phi double [ %293, %290 ], [ 0.000000e+00, %287 ]
  %296 = getelementptr double, ptr %51, i64 %288
  %297 = load double, ptr %296, align 8, !noalias !12
  %298 = fsub double %297, %295
  %299 = fcmp ogt double %274, %295
  %300 = fcmp ogt double %298, 0.000000e+00
  %301 = select i1 %299, i1 %300, i1 false
  br i1 %301, label %302, label %313
302:
  %303 = getelementptr double, ptr %13, i64 %288
  %304 = load double, ptr %303, align 8, !noalias !12
  %305 = fptosi double %304 to i64
  %306 = fsub double %274, %295
  %307 = fdiv double %306, %298
  %308 = sitofp i64 %305 to double
  %309 = fmul double %307, %308
  %310 = fptosi double %309 to i64
  %311 = add nsw i64 %305, -1
  %312 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %311, i64 %310)
  br label %313
313:
  %314 = phi i64 [ %312, %302 ], [ 0, %294 ]
  %315 = getelementptr i64, ptr %14, i64 %288
  %316 = load i64, ptr %315, align 8, !noalias !12
  %317 = add nsw i64 %316, %314
  %318 = icmp slt i64 %317, 0
  %319 = select i1 %318, i64 %16, i64 0
  %320 = getelementptr i64, ptr %15, i64 %317
  %321 = getelementptr i64, ptr %320, i64 %319
  %322 = load i64, ptr %321, align 8, !noalias !12
  store double 0.000000e+00, ptr %135, align 8, !noalias !6
  call fastcc void @f3(ptr %135, i64 %2989, i64 2)
  %323 = load double, ptr %135, align 8, !noalias !6
  br i1 %235, label %341, label %324
324:
  %325 = icmp slt i64 %322, 0
  %326 = select i1 %325, i64 %2, i64 0
  %327 = add i64 %326, %322
  %328 = mul i64 %327, %3
  %329 = getelementptr double, ptr %1, i64 %328
  br label %330
330:
  %331 = phi double [ 0.000000e+00, %324 ], [ %339, %330 ]
  %332 = phi i64 [ 0, %324 ], [ %333, %330 ]
  %333 = add nuw nsw i64 %332, 1
  %334 = getelementptr double, ptr %329, i64 %332
  %335 = load double, ptr %334, align 8, !noalias !15
  %336 = getelementptr double, ptr %38, i64 %332
  %337 = load double, ptr %336, align 8, !noalias !15
  %338 = fmul reassoc nsz contract double %337, %335
  %339 = fadd reassoc nsz contract double %338, %331
  %340 = icmp eq i64 %333, %37
  br i1 %340, label %341, label %330
341:
  %342 = phi double [ 0.000000e+00, %313 ], [ %339, %330 ]
  %343 = load double, ptr %22, align 8, !noalias !20
  %344 = fmul double %342, %343
  %345 = icmp slt i64 %322, 0
  %346 = select i1 %345, i64 %6, i64 0
  %347 = getelementptr double, ptr %5, i64 %322
  %348 = getelementptr double, ptr %347, i64 %346
  %349 = load double, ptr %348, align 8, !noalias !20
  %350 = fmul double %343, %349
  call void @llvm.lifetime.start.p0(ptr nonnull %131), !noalias !20
  call void @llvm.lifetime.start.p0(ptr nonnull %132), !noalias !20
  store double 0.000000e+00, ptr %131, align 8, !noalias !21
  store double 0.000000e+00, ptr %132, align 8, !noalias !21
  br i1 %240, label %393, label %351
351:
  %352 = fcmp olt double %323, 0x3C90000000000000
  %353 = select i1 %352, double 0x3C90000000000000, double %323
  store double 0.000000e+00, ptr %131, align 8, !noalias !21
  call fastcc void @f5(ptr %131, double %344, double %350, double %19, double %20)
  %354 = load double, ptr %131, align 8, !noalias !21
  %355 = tail call double @llvm.log.f64(double %353)
  %356 = fadd double %355, %354
  %357 = fmul double %350, 5.000000e-01
  br label %358
358:
  %359 = phi i64 [ 80, %351 ], [ %371, %370 ]
  %360 = phi double [ %20, %351 ], [ %374, %370 ]
  %361 = phi double [ %19, %351 ], [ %375, %370 ]
  %362 = phi double [ %242, %351 ], [ %389, %370 ]
  %363 = icmp eq i64 %359, 0
  br i1 %363, label %364, label %370
364:
  %365 = phi double [ %362, %358 ], [ %389, %370 ]
  %366 = fcmp ogt double %19, %365
  %367 = select i1 %366, double %19, double %365
  %368 = fcmp olt double %20, %367
  %369 = select i1 %368, double %20, double %367
  br label %393
370:
  %371 = add nsw i64 %359, -1
  store double 0.000000e+00, ptr %132, align 8, !noalias !21
  call fastcc void @f5(ptr %132, double %344, double %350, double %19, double %362)
  %372 = load double, ptr %132, align 8, !noalias !21
  %373 = fcmp olt double %372, %356
  %374 = select i1 %373, double %360, double %362
  %375 = select i1 %373, double %362, double %361
  %376 = fsub double %356, %372
  %377 = fmul double %357, %362
  %378 = fsub double %344, %377
  %379 = fmul double %362, %378
  %380 = fsub double %372, %379
  %381 = tail call double @llvm.exp.f64(double %380)
  %382 = fmul double %376, %381
  %383 = fadd double %362, %382
  %384 = fcmp olt double %375, %383
  %385 = fcmp olt double %383, %374
  %386 = select i1 %384, i1 %385, i1 false
  %387 = fadd double %375, %374
  %388 = fmul double %387, 5.000000e-01
  %389 = select i1 %386, double %383, double %388
  %390 = fsub double %389, %362
  %391 = tail call double @llvm.fabs.f64(double %390)
  %392 = fcmp ugt double %391, %243
  br i1 %392, label %358, label %364
393:
  %394 = phi double [ %369, %364 ], [ %20, %341 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %131), !noalias !20
  call void @llvm.lifetime.end.p0(ptr nonnull %132), !noalias !20
  %395 = add nsw i64 %2980, 1
  %396 = icmp slt i64 %2980, -1
  %397 = select i1 %396, i64 %32, i64 0
  %398 = getelementptr double, ptr %31, i64 %395
  %399 = getelementptr double, ptr %398, i64 %397
  %400 = load double, ptr %399, align 8, !noalias !6
  %401 = icmp slt i64 %2980, 0
  %402 = select i1 %401, i64 %32, i64 0
  %403 = getelementptr double, ptr %31, i64 %2980
  %404 = getelementptr double, ptr %403, i64 %402
  %405 = load double, ptr %404, align 8, !noalias !6
  br i1 %235, label %422, label %406
406:
  %407 = select i1 %345, i64 %2, i64 0
  %408 = add i64 %407, %322
  %409 = mul i64 %408, %3
  %410 = getelementptr double, ptr %1, i64 %409
  br label %411
411:
  %412 = phi double [ 0.000000e+00, %406 ], [ %420, %411 ]
  %413 = phi i64 [ 0, %406 ], [ %414, %411 ]
  %414 = add nuw nsw i64 %413, 1
  %415 = getelementptr double, ptr %410, i64 %413
  %416 = load double, ptr %415, align 8, !noalias !24
  %417 = getelementptr double, ptr %38, i64 %413
  %418 = load double, ptr %417, align 8, !noalias !24
  %419 = fmul reassoc nsz contract double %418, %416
  %420 = fadd reassoc nsz contract double %419, %412
  %421 = icmp eq i64 %414, %37
  br i1 %421, label %422, label %411
422:
  %423 = phi double [ 0.000000e+00, %393 ], [ %420, %411 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %129), !noalias !31
  call void @llvm.lifetime.start.p0(ptr nonnull %130), !noalias !31
  store double 0.000000e+00, ptr %129, align 8, !noalias !32
  store double 0.000000e+00, ptr %130, align 8, !noalias !32
  br i1 %235, label %440, label %424
424:
  %425 = select i1 %345, i64 %2, i64 0
  %426 = add i64 %425, %322
  %427 = mul i64 %426, %3
  %428 = getelementptr double, ptr %1, i64 %427
  br label %429
429:
  %430 = phi double [ 0.000000e+00, %424 ], [ %438, %429 ]
  %431 = phi i64 [ 0, %424 ], [ %432, %429 ]
  %432 = add nuw nsw i64 %431, 1
  %433 = getelementptr double, ptr %428, i64 %431
  %434 = load double, ptr %433, align 8, !noalias !35
  %435 = getelementptr double, ptr %38, i64 %431
  %436 = load double, ptr %435, align 8, !noalias !35
  %437 = fmul reassoc nsz contract double %436, %434
  %438 = fadd reassoc nsz contract double %437, %430
  %439 = icmp eq i64 %432, %37
  br i1 %439, label %440, label %429
440:
  %441 = phi double [ 0.000000e+00, %422 ], [ %438, %429 ]
  %442 = select i1 %345, i64 %18, i64 0
  %443 = getelementptr i64, ptr %17, i64 %322
  %444 = getelementptr i64, ptr %443, i64 %442
  %445 = load i64, ptr %444, align 8, !noalias !32
  %446 = icmp slt i64 %445, 0
  %447 = select i1 %446, i64 %49, i64 0
  %448 = getelementptr double, ptr %48, i64 %445
  %449 = getelementptr double, ptr %448, i64 %447
  br i1 %244, label %450, label %461
450:
  %451 = select i1 %446, i64 %47, i64 0
  %452 = getelementptr double, ptr %46, i64 %445
  %453 = getelementptr double, ptr %452, i64 %451
  %454 = load double, ptr %453, align 8, !noalias !32
  %455 = fmul double %343, %454
  %456 = select i1 %446, i64 %12, i64 0
  %457 = getelementptr double, ptr %11, i64 %445
  %458 = getelementptr double, ptr %457, i64 %456
  %459 = load double, ptr %458, align 8, !noalias !32
  %460 = fmul double %343, %459
  store double 0.000000e+00, ptr %129, align 8, !noalias !32
  call fastcc void @f9(ptr %129, double %455, double %460, double %19, double %20)
  br label %461
461:
  %462 = phi ptr [ %129, %450 ], [ %449, %440 ]
  %463 = fmul double %394, 5.000000e-01
  %464 = fmul double %349, %463
  %465 = fsub double %423, %464
  %466 = fmul double %394, %465
  %467 = load double, ptr %462, align 8, !noalias !32
  %468 = fmul double %343, %441
  store double 0.000000e+00, ptr %130, align 8, !noalias !32
  call fastcc void @f9(ptr %130, double %468, double %350, double %19, double %20)
  %469 = load double, ptr %130, align 8, !noalias !32
  %470 = fmul double %343, %394
  %471 = fsub double %441, %464
  %472 = fmul double %470, %471
  %473 = fsub double %472, %469
  %474 = fadd double %467, %473
  %475 = fsub double %474, %271
  call void @llvm.lifetime.end.p0(ptr nonnull %129), !noalias !31
  call void @llvm.lifetime.end.p0(ptr nonnull %130), !noalias !31
  %476 = fsub double %466, %475
  %477 = fsub double %400, %405
  %478 = fadd double %477, %476
  %479 = fcmp olt double %2988, %478
  br i1 %479, label %480, label %502
480:
  %481 = select i1 %401, i64 %34, i64 0
  %482 = getelementptr i64, ptr %33, i64 %2980
  %483 = getelementptr i64, ptr %482, i64 %481
  store i64 %322, ptr %483, align 8, !noalias !6
  %484 = select i1 %401, i64 %36, i64 0
  %485 = getelementptr double, ptr %35, i64 %2980
  %486 = getelementptr double, ptr %485, i64 %484
  store double %394, ptr %486, align 8, !noalias !6
  br i1 %235, label %502, label %487
487:
  %488 = select i1 %345, i64 %2, i64 0
  %489 = add i64 %488, %322
  %490 = mul i64 %489, %3
  %491 = getelementptr double, ptr %1, i64 %490
  br label %492
492:
  %493 = phi i64 [ 0, %487 ], [ %494, %492 ]
  %494 = add nuw nsw i64 %493, 1
  %495 = getelementptr double, ptr %38, i64 %493
  %496 = load double, ptr %495, align 8, !noalias !38
  %497 = getelementptr double, ptr %491, i64 %493
  %498 = load double, ptr %497, align 8, !noalias !38
  %499 = fmul double %394, %498
  %500 = fsub double %496, %499
  store double %500, ptr %495, align 8, !noalias !38
  %501 = icmp eq i64 %494, %37
  br i1 %501, label %502, label %492
502:
  %503 = phi i64 [ %2980, %461 ], [ %395, %480 ], [ %395, %492 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %133)
  call void @llvm.lifetime.end.p0(ptr nonnull %134)
  call void @llvm.lifetime.end.p0(ptr nonnull %135)
  br label %2951
504:
  %505 = icmp eq i64 %2980, 0
  br i1 %505, label %2951, label %506
506:
  %507 = fcmp olt double %2985, 4.000000e-01
  br i1 %507, label %508, label %675
508:
  call void @llvm.lifetime.start.p0(ptr nonnull %127)
  call void @llvm.lifetime.start.p0(ptr nonnull %128)
  store double 0.000000e+00, ptr %127, align 8, !noalias !41
  store double 0.000000e+00, ptr %128, align 8, !noalias !41
  store double 0.000000e+00, ptr %127, align 8, !noalias !41
  call fastcc void @f3(ptr %127, i64 %2989, i64 3)
  %509 = load double, ptr %127, align 8, !noalias !41
  %510 = sitofp i64 %2980 to double
  %511 = fmul double %509, %510
  %512 = fptosi double %511 to i64
  %513 = icmp slt i64 %512, 0
  %514 = select i1 %513, i64 %34, i64 0
  %515 = getelementptr i64, ptr %33, i64 %512
  %516 = getelementptr i64, ptr %515, i64 %514
  %517 = load i64, ptr %516, align 8, !noalias !41
  %518 = select i1 %513, i64 %36, i64 0
  %519 = getelementptr double, ptr %35, i64 %512
  %520 = getelementptr double, ptr %519, i64 %518
  %521 = load double, ptr %520, align 8, !noalias !41
  br i1 %229, label %539, label %522
522:
  %523 = icmp slt i64 %517, 0
  %524 = select i1 %523, i64 %2, i64 0
  %525 = add i64 %524, %517
  %526 = mul i64 %525, %3
  %527 = getelementptr double, ptr %1, i64 %526
  br label %528
528:
  %529 = phi i64 [ 0, %522 ], [ %530, %528 ]
  %530 = add nuw nsw i64 %529, 1
  %531 = getelementptr double, ptr %38, i64 %529
  %532 = load double, ptr %531, align 8, !noalias !44
  %533 = getelementptr double, ptr %527, i64 %529
  %534 = load double, ptr %533, align 8, !noalias !44
  %535 = fmul double %521, %534
  %536 = fadd double %532, %535
  %537 = getelementptr double, ptr %40, i64 %529
  store double %536, ptr %537, align 8, !noalias !44
  %538 = icmp eq i64 %530, %39
  br i1 %538, label %539, label %528
539:
  br i1 %230, label %541, label %540
540:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %231, i1 false), !noalias !47
  br label %541
541:
  br i1 %229, label %562, label %544
542:
  %543 = icmp eq i64 %546, %39
  br i1 %543, label %562, label %544
544:
  %545 = phi i64 [ %546, %542 ], [ 0, %541 ]
  %546 = add nuw nsw i64 %545, 1
  br i1 %230, label %542, label %547
547:
  %548 = getelementptr double, ptr %40, i64 %545
  %549 = mul i64 %545, %10
  %550 = getelementptr double, ptr %9, i64 %549
  br label %551
551:
  %552 = phi i64 [ 0, %547 ], [ %553, %551 ]
  %553 = add nuw nsw i64 %552, 1
  %554 = getelementptr double, ptr %46, i64 %552
  %555 = load double, ptr %554, align 8, !noalias !47
  %556 = load double, ptr %548, align 8, !noalias !47
  %557 = getelementptr double, ptr %550, i64 %552
  %558 = load double, ptr %557, align 8, !noalias !47
  %559 = fmul double %556, %558
  %560 = fadd double %555, %559
  store double %560, ptr %554, align 8, !noalias !47
  %561 = icmp eq i64 %45, %553
  br i1 %561, label %542, label %551
562:
  store double 0.000000e+00, ptr %128, align 8, !noalias !41
  call fastcc void @f4(ptr %128, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %563 = load double, ptr %128, align 8, !noalias !41
  %564 = add nsw i64 %2980, -1
  %565 = icmp slt i64 %2980, 1
  %566 = select i1 %565, i64 %32, i64 0
  %567 = getelementptr double, ptr %31, i64 %564
  %568 = getelementptr double, ptr %567, i64 %566
  %569 = load double, ptr %568, align 8, !noalias !41
  %570 = icmp slt i64 %2980, 0
  %571 = select i1 %570, i64 %32, i64 0
  %572 = getelementptr double, ptr %31, i64 %2980
  %573 = getelementptr double, ptr %572, i64 %571
  %574 = load double, ptr %573, align 8, !noalias !41
  br i1 %229, label %592, label %575
575:
  %576 = icmp slt i64 %517, 0
  %577 = select i1 %576, i64 %2, i64 0
  %578 = add i64 %577, %517
  %579 = mul i64 %578, %3
  %580 = getelementptr double, ptr %1, i64 %579
  br label %581
581:
  %582 = phi double [ 0.000000e+00, %575 ], [ %590, %581 ]
  %583 = phi i64 [ 0, %575 ], [ %584, %581 ]
  %584 = add nuw nsw i64 %583, 1
  %585 = getelementptr double, ptr %580, i64 %583
  %586 = load double, ptr %585, align 8, !noalias !50
  %587 = getelementptr double, ptr %40, i64 %583
  %588 = load double, ptr %587, align 8, !noalias !50
  %589 = fmul reassoc nsz contract double %588, %586
  %590 = fadd reassoc nsz contract double %589, %582
  %591 = icmp eq i64 %584, %39
  br i1 %591, label %592, label %581
592:
  %593 = phi double [ 0.000000e+00, %562 ], [ %590, %581 ]
  %594 = icmp slt i64 %517, 0
  %595 = select i1 %594, i64 %6, i64 0
  %596 = getelementptr double, ptr %5, i64 %517
  %597 = getelementptr double, ptr %596, i64 %595
  %598 = load double, ptr %597, align 8, !noalias !57
  call void @llvm.lifetime.start.p0(ptr nonnull %125), !noalias !58
  call void @llvm.lifetime.start.p0(ptr nonnull %126), !noalias !58
  store double 0.000000e+00, ptr %125, align 8, !noalias !59
  store double 0.000000e+00, ptr %126, align 8, !noalias !59
  br i1 %229, label %615, label %599
599:
  %600 = select i1 %594, i64 %2, i64 0
  %601 = add i64 %600, %517
  %602 = mul i64 %601, %3
  %603 = getelementptr double, ptr %1, i64 %602
  br label %604
604:
  %605 = phi double [ 0.000000e+00, %599 ], [ %613, %604 ]
  %606 = phi i64 [ 0, %599 ], [ %607, %604 ]
  %607 = add nuw nsw i64 %606, 1
  %608 = getelementptr double, ptr %603, i64 %606
  %609 = load double, ptr %608, align 8, !noalias !62
  %610 = getelementptr double, ptr %40, i64 %606
  %611 = load double, ptr %610, align 8, !noalias !62
  %612 = fmul reassoc nsz contract double %611, %609
  %613 = fadd reassoc nsz contract double %612, %605
  %614 = icmp eq i64 %607, %39
  br i1 %614, label %615, label %604
615:
  %616 = phi double [ 0.000000e+00, %592 ], [ %613, %604 ]
  %617 = select i1 %594, i64 %18, i64 0
  %618 = getelementptr i64, ptr %17, i64 %517
  %619 = getelementptr i64, ptr %618, i64 %617
  %620 = load i64, ptr %619, align 8, !noalias !59
  %621 = load double, ptr %22, align 8, !noalias !59
  %622 = icmp slt i64 %620, 0
  %623 = select i1 %622, i64 %49, i64 0
  %624 = getelementptr double, ptr %48, i64 %620
  %625 = getelementptr double, ptr %624, i64 %623
  br i1 %232, label %626, label %637
626:
  %627 = select i1 %622, i64 %47, i64 0
  %628 = getelementptr double, ptr %46, i64 %620
  %629 = getelementptr double, ptr %628, i64 %627
  %630 = load double, ptr %629, align 8, !noalias !59
  %631 = fmul double %621, %630
  %632 = select i1 %622, i64 %12, i64 0
  %633 = getelementptr double, ptr %11, i64 %620
  %634 = getelementptr double, ptr %633, i64 %632
  %635 = load double, ptr %634, align 8, !noalias !59
  %636 = fmul double %621, %635
  store double 0.000000e+00, ptr %125, align 8, !noalias !59
  call fastcc void @f9(ptr %125, double %631, double %636, double %19, double %20)
  br label %637
637:
  %638 = phi ptr [ %125, %626 ], [ %625, %615 ]
  %639 = fmul double %521, 5.000000e-01
  %640 = fmul double %639, %598
  %641 = fsub double %593, %640
  %642 = fmul double %521, %641
  %643 = load double, ptr %638, align 8, !noalias !59
  %644 = fmul double %616, %621
  %645 = fmul double %598, %621
  store double 0.000000e+00, ptr %126, align 8, !noalias !59
  call fastcc void @f9(ptr %126, double %644, double %645, double %19, double %20)
  %646 = load double, ptr %126, align 8, !noalias !59
  %647 = fmul double %521, %621
  %648 = fsub double %616, %640
  %649 = fmul double %648, %647
  %650 = fsub double %649, %646
  %651 = fadd double %643, %650
  %652 = fsub double %651, %563
  call void @llvm.lifetime.end.p0(ptr nonnull %125), !noalias !58
  call void @llvm.lifetime.end.p0(ptr nonnull %126), !noalias !58
  %653 = fsub double %642, %652
  %654 = fsub double %569, %574
  %655 = fsub double %654, %653
  %656 = fcmp olt double %2988, %655
  br i1 %656, label %657, label %673
657:
  %658 = select i1 %565, i64 %34, i64 0
  %659 = getelementptr i64, ptr %33, i64 %564
  %660 = getelementptr i64, ptr %659, i64 %658
  %661 = load i64, ptr %660, align 8, !noalias !41
  %662 = select i1 %565, i64 %36, i64 0
  %663 = getelementptr double, ptr %35, i64 %564
  %664 = getelementptr double, ptr %663, i64 %662
  %665 = load double, ptr %664, align 8, !noalias !41
  store i64 %661, ptr %516, align 8, !noalias !41
  store double %665, ptr %520, align 8, !noalias !41
  br i1 %229, label %673, label %666
666:
  %667 = phi i64 [ %668, %666 ], [ 0, %657 ]
  %668 = add nuw nsw i64 %667, 1
  %669 = getelementptr double, ptr %40, i64 %667
  %670 = load double, ptr %669, align 8, !noalias !65
  %671 = getelementptr double, ptr %38, i64 %667
  store double %670, ptr %671, align 8, !noalias !65
  %672 = icmp eq i64 %39, %668
  br i1 %672, label %673, label %666
673:
  %674 = phi i64 [ %2980, %637 ], [ %564, %657 ], [ %564, %666 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %127)
  call void @llvm.lifetime.end.p0(ptr nonnull %128)
  br label %2951
675:
  %676 = fcmp olt double %2985, 0x3FE6666666666666
  br i1 %676, label %677, label %1025
677:
  call void @llvm.lifetime.start.p0(ptr nonnull %121)
  call void @llvm.lifetime.start.p0(ptr nonnull %122)
  call void @llvm.lifetime.start.p0(ptr nonnull %123)
  call void @llvm.lifetime.start.p0(ptr nonnull %124)
  store double 0.000000e+00, ptr %121, align 8, !noalias !68
  store double 0.000000e+00, ptr %122, align 8, !noalias !68
  store double 0.000000e+00, ptr %123, align 8, !noalias !68
  store double 0.000000e+00, ptr %124, align 8, !noalias !68
  store double 0.000000e+00, ptr %121, align 8, !noalias !68
  call fastcc void @f3(ptr %121, i64 %2989, i64 3)
  %678 = load double, ptr %121, align 8, !noalias !68
  %679 = sitofp i64 %2980 to double
  %680 = fmul double %678, %679
  %681 = fptosi double %680 to i64
  %682 = icmp slt i64 %681, 0
  %683 = select i1 %682, i64 %34, i64 0
  %684 = getelementptr i64, ptr %33, i64 %681
  %685 = getelementptr i64, ptr %684, i64 %683
  %686 = load i64, ptr %685, align 8, !noalias !68
  %687 = select i1 %682, i64 %36, i64 0
  %688 = getelementptr double, ptr %35, i64 %681
  %689 = getelementptr double, ptr %688, i64 %687
  %690 = load double, ptr %689, align 8, !noalias !68
  br i1 %216, label %708, label %691
691:
  %692 = icmp slt i64 %686, 0
  %693 = select i1 %692, i64 %2, i64 0
  %694 = add i64 %693, %686
  %695 = mul i64 %694, %3
  %696 = getelementptr double, ptr %1, i64 %695
  br label %697
697:
  %698 = phi i64 [ 0, %691 ], [ %699, %697 ]
  %699 = add nuw nsw i64 %698, 1
  %700 = getelementptr double, ptr %38, i64 %698
  %701 = load double, ptr %700, align 8, !noalias !71
  %702 = getelementptr double, ptr %696, i64 %698
  %703 = load double, ptr %702, align 8, !noalias !71
  %704 = fmul double %690, %703
  %705 = fadd double %701, %704
  %706 = getelementptr double, ptr %40, i64 %698
  store double %705, ptr %706, align 8, !noalias !71
  %707 = icmp eq i64 %699, %39
  br i1 %707, label %708, label %697
708:
  br i1 %217, label %710, label %709
709:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %218, i1 false), !noalias !74
  br label %710
710:
  br i1 %216, label %731, label %713
711:
  %712 = icmp eq i64 %715, %39
  br i1 %712, label %731, label %713
713:
  %714 = phi i64 [ %715, %711 ], [ 0, %710 ]
  %715 = add nuw nsw i64 %714, 1
  br i1 %217, label %711, label %716
716:
  %717 = getelementptr double, ptr %40, i64 %714
  %718 = mul i64 %714, %10
  %719 = getelementptr double, ptr %9, i64 %718
  br label %720
720:
  %721 = phi i64 [ 0, %716 ], [ %722, %720 ]
  %722 = add nuw nsw i64 %721, 1
  %723 = getelementptr double, ptr %46, i64 %721
  %724 = load double, ptr %723, align 8, !noalias !74
  %725 = load double, ptr %717, align 8, !noalias !74
  %726 = getelementptr double, ptr %719, i64 %721
  %727 = load double, ptr %726, align 8, !noalias !74
  %728 = fmul double %725, %727
  %729 = fadd double %724, %728
  store double %729, ptr %723, align 8, !noalias !74
  %730 = icmp eq i64 %45, %722
  br i1 %730, label %711, label %720
731:
  store double 0.000000e+00, ptr %122, align 8, !noalias !68
  call fastcc void @f4(ptr %122, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %732 = load double, ptr %122, align 8, !noalias !68
  store double 0.000000e+00, ptr %123, align 8, !noalias !68
  call fastcc void @f3(ptr %123, i64 %2989, i64 1)
  %733 = load double, ptr %123, align 8, !noalias !68
  %734 = load double, ptr %220, align 8, !noalias !77
  %735 = fmul double %733, %734
  br i1 %221, label %736, label %748
736:
  %737 = phi i64 [ %746, %736 ], [ %222, %731 ]
  %738 = phi i64 [ %745, %736 ], [ 0, %731 ]
  %739 = add nuw nsw i64 %738, %737
  %740 = lshr i64 %739, 1
  %741 = getelementptr double, ptr %51, i64 %740
  %742 = load double, ptr %741, align 8, !noalias !77
  %743 = fcmp ogt double %742, %735
  %744 = add nuw nsw i64 %740, 1
  %745 = select i1 %743, i64 %738, i64 %744
  %746 = select i1 %743, i64 %740, i64 %737
  %747 = icmp slt i64 %745, %746
  br i1 %747, label %736, label %748
748:
  %749 = phi i64 [ 0, %731 ], [ %745, %736 ]
  %750 = icmp sgt i64 %749, 0
  br i1 %750, label %751, label %755
751:
  %752 = getelementptr double, ptr %51, i64 %749
  %753 = getelementptr i8, ptr %752, i64 -8
  %754 = load double, ptr %753, align 8, !noalias !77
  br label %755
755:
  %756 = phi double [ %754, %751 ], [ 0.000000e+00, %748 ]
  %757 = getelementptr double, ptr %51, i64 %749
  %758 = load double, ptr %757, align 8, !noalias !77
  %759 = fsub double %758, %756
  %760 = fcmp ogt double %735, %756
  %761 = fcmp ogt double %759, 0.000000e+00
  %762 = select i1 %760, i1 %761, i1 false
  br i1 %762, label %763, label %774
763:
  %764 = getelementptr double, ptr %13, i64 %749
  %765 = load double, ptr %764, align 8, !noalias !77
  %766 = fptosi double %765 to i64
  %767 = fsub double %735, %756
  %768 = fdiv double %767, %759
  %769 = sitofp i64 %766 to double
  %770 = fmul double %768, %769
  %771 = fptosi double %770 to i64
  %772 = add nsw i64 %766, -1
  %773 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %772, i64 %771)
  br label %774
774:
  %775 = phi i64 [ %773, %763 ], [ 0, %755 ]
  %776 = getelementptr i64, ptr %14, i64 %749
  %777 = load i64, ptr %776, align 8, !noalias !77
  %778 = add nsw i64 %777, %775
  %779 = icmp slt i64 %778, 0
  %780 = select i1 %779, i64 %16, i64 0
  %781 = getelementptr i64, ptr %15, i64 %778
  %782 = getelementptr i64, ptr %781, i64 %780
  %783 = load i64, ptr %782, align 8, !noalias !77
  store double 0.000000e+00, ptr %124, align 8, !noalias !68
  call fastcc void @f3(ptr %124, i64 %2989, i64 2)
  %784 = load double, ptr %124, align 8, !noalias !68
  br i1 %216, label %802, label %785
785:
  %786 = icmp slt i64 %783, 0
  %787 = select i1 %786, i64 %2, i64 0
  %788 = add i64 %787, %783
  %789 = mul i64 %788, %3
  %790 = getelementptr double, ptr %1, i64 %789
  br label %791
791:
  %792 = phi double [ 0.000000e+00, %785 ], [ %800, %791 ]
  %793 = phi i64 [ 0, %785 ], [ %794, %791 ]
  %794 = add nuw nsw i64 %793, 1
  %795 = getelementptr double, ptr %790, i64 %793
  %796 = load double, ptr %795, align 8, !noalias !80
  %797 = getelementptr double, ptr %40, i64 %793
  %798 = load double, ptr %797, align 8, !noalias !80
  %799 = fmul reassoc nsz contract double %798, %796
  %800 = fadd reassoc nsz contract double %799, %792
  %801 = icmp eq i64 %794, %39
  br i1 %801, label %802, label %791
802:
  %803 = phi double [ 0.000000e+00, %774 ], [ %800, %791 ]
  %804 = load double, ptr %22, align 8, !noalias !85
  %805 = fmul double %803, %804
  %806 = icmp slt i64 %783, 0
  %807 = select i1 %806, i64 %6, i64 0
  %808 = getelementptr double, ptr %5, i64 %783
  %809 = getelementptr double, ptr %808, i64 %807
  %810 = load double, ptr %809, align 8, !noalias !85
  %811 = fmul double %804, %810
  call void @llvm.lifetime.start.p0(ptr nonnull %119), !noalias !85
  call void @llvm.lifetime.start.p0(ptr nonnull %120), !noalias !85
  store double 0.000000e+00, ptr %119, align 8, !noalias !86
  store double 0.000000e+00, ptr %120, align 8, !noalias !86
  br i1 %223, label %854, label %812
812:
  %813 = fcmp olt double %784, 0x3C90000000000000
  %814 = select i1 %813, double 0x3C90000000000000, double %784
  store double 0.000000e+00, ptr %119, align 8, !noalias !86
  call fastcc void @f5(ptr %119, double %805, double %811, double %19, double %20)
  %815 = load double, ptr %119, align 8, !noalias !86
  %816 = tail call double @llvm.log.f64(double %814)
  %817 = fadd double %816, %815
  %818 = fmul double %811, 5.000000e-01
  br label %819
819:
  %820 = phi i64 [ 80, %812 ], [ %832, %831 ]
  %821 = phi double [ %20, %812 ], [ %835, %831 ]
  %822 = phi double [ %19, %812 ], [ %836, %831 ]
  %823 = phi double [ %225, %812 ], [ %850, %831 ]
  %824 = icmp eq i64 %820, 0
  br i1 %824, label %825, label %831
825:
  %826 = phi double [ %823, %819 ], [ %850, %831 ]
  %827 = fcmp ogt double %19, %826
  %828 = select i1 %827, double %19, double %826
  %829 = fcmp olt double %20, %828
  %830 = select i1 %829, double %20, double %828
  br label %854
831:
  %832 = add nsw i64 %820, -1
  store double 0.000000e+00, ptr %120, align 8, !noalias !86
  call fastcc void @f5(ptr %120, double %805, double %811, double %19, double %823)
  %833 = load double, ptr %120, align 8, !noalias !86
  %834 = fcmp olt double %833, %817
  %835 = select i1 %834, double %821, double %823
  %836 = select i1 %834, double %823, double %822
  %837 = fsub double %817, %833
  %838 = fmul double %818, %823
  %839 = fsub double %805, %838
  %840 = fmul double %823, %839
  %841 = fsub double %833, %840
  %842 = tail call double @llvm.exp.f64(double %841)
  %843 = fmul double %837, %842
  %844 = fadd double %823, %843
  %845 = fcmp olt double %836, %844
  %846 = fcmp olt double %844, %835
  %847 = select i1 %845, i1 %846, i1 false
  %848 = fadd double %836, %835
  %849 = fmul double %848, 5.000000e-01
  %850 = select i1 %847, double %844, double %849
  %851 = fsub double %850, %823
  %852 = tail call double @llvm.fabs.f64(double %851)
  %853 = fcmp ugt double %852, %226
  br i1 %853, label %819, label %825
854:
  %855 = phi double [ %830, %825 ], [ %20, %802 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %119), !noalias !85
  call void @llvm.lifetime.end.p0(ptr nonnull %120), !noalias !85
  br i1 %216, label %872, label %856
856:
  %857 = select i1 %806, i64 %2, i64 0
  %858 = add i64 %857, %783
  %859 = mul i64 %858, %3
  %860 = getelementptr double, ptr %1, i64 %859
  br label %861
861:
  %862 = phi double [ 0.000000e+00, %856 ], [ %870, %861 ]
  %863 = phi i64 [ 0, %856 ], [ %864, %861 ]
  %864 = add nuw nsw i64 %863, 1
  %865 = getelementptr double, ptr %860, i64 %863
  %866 = load double, ptr %865, align 8, !noalias !89
  %867 = getelementptr double, ptr %40, i64 %863
  %868 = load double, ptr %867, align 8, !noalias !89
  %869 = fmul reassoc nsz contract double %868, %866
  %870 = fadd reassoc nsz contract double %869, %862
  %871 = icmp eq i64 %864, %39
  br i1 %871, label %872, label %861
872:
  %873 = phi double [ 0.000000e+00, %854 ], [ %870, %861 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %117), !noalias !96
  call void @llvm.lifetime.start.p0(ptr nonnull %118), !noalias !96
  store double 0.000000e+00, ptr %117, align 8, !noalias !97
  store double 0.000000e+00, ptr %118, align 8, !noalias !97
  br i1 %216, label %890, label %874
874:
  %875 = select i1 %806, i64 %2, i64 0
  %876 = add i64 %875, %783
  %877 = mul i64 %876, %3
  %878 = getelementptr double, ptr %1, i64 %877
  br label %879
879:
  %880 = phi double [ 0.000000e+00, %874 ], [ %888, %879 ]
  %881 = phi i64 [ 0, %874 ], [ %882, %879 ]
  %882 = add nuw nsw i64 %881, 1
  %883 = getelementptr double, ptr %878, i64 %881
  %884 = load double, ptr %883, align 8, !noalias !100
  %885 = getelementptr double, ptr %40, i64 %881
  %886 = load double, ptr %885, align 8, !noalias !100
  %887 = fmul reassoc nsz contract double %886, %884
  %888 = fadd reassoc nsz contract double %887, %880
  %889 = icmp eq i64 %882, %39
  br i1 %889, label %890, label %879
890:
  %891 = phi double [ 0.000000e+00, %872 ], [ %888, %879 ]
  %892 = select i1 %806, i64 %18, i64 0
  %893 = getelementptr i64, ptr %17, i64 %783
  %894 = getelementptr i64, ptr %893, i64 %892
  %895 = load i64, ptr %894, align 8, !noalias !97
  %896 = icmp slt i64 %895, 0
  %897 = select i1 %896, i64 %49, i64 0
  %898 = getelementptr double, ptr %48, i64 %895
  %899 = getelementptr double, ptr %898, i64 %897
  br i1 %227, label %900, label %911
900:
  %901 = select i1 %896, i64 %47, i64 0
  %902 = getelementptr double, ptr %46, i64 %895
  %903 = getelementptr double, ptr %902, i64 %901
  %904 = load double, ptr %903, align 8, !noalias !97
  %905 = fmul double %804, %904
  %906 = select i1 %896, i64 %12, i64 0
  %907 = getelementptr double, ptr %11, i64 %895
  %908 = getelementptr double, ptr %907, i64 %906
  %909 = load double, ptr %908, align 8, !noalias !97
  %910 = fmul double %804, %909
  store double 0.000000e+00, ptr %117, align 8, !noalias !97
  call fastcc void @f9(ptr %117, double %905, double %910, double %19, double %20)
  br label %911
911:
  %912 = phi ptr [ %117, %900 ], [ %899, %890 ]
  %913 = fmul double %855, 5.000000e-01
  %914 = fmul double %810, %913
  %915 = fsub double %873, %914
  %916 = fmul double %855, %915
  %917 = load double, ptr %912, align 8, !noalias !97
  %918 = fmul double %804, %891
  store double 0.000000e+00, ptr %118, align 8, !noalias !97
  call fastcc void @f9(ptr %118, double %918, double %811, double %19, double %20)
  %919 = load double, ptr %118, align 8, !noalias !97
  %920 = fmul double %804, %855
  %921 = fsub double %891, %914
  %922 = fmul double %920, %921
  %923 = fsub double %922, %919
  %924 = fadd double %917, %923
  %925 = fsub double %924, %732
  call void @llvm.lifetime.end.p0(ptr nonnull %117), !noalias !96
  call void @llvm.lifetime.end.p0(ptr nonnull %118), !noalias !96
  %926 = fsub double %916, %925
  br i1 %216, label %944, label %927
927:
  %928 = icmp slt i64 %686, 0
  %929 = select i1 %928, i64 %2, i64 0
  %930 = add i64 %929, %686
  %931 = mul i64 %930, %3
  %932 = getelementptr double, ptr %1, i64 %931
  br label %933
933:
  %934 = phi double [ 0.000000e+00, %927 ], [ %942, %933 ]
  %935 = phi i64 [ 0, %927 ], [ %936, %933 ]
  %936 = add nuw nsw i64 %935, 1
  %937 = getelementptr double, ptr %932, i64 %935
  %938 = load double, ptr %937, align 8, !noalias !103
  %939 = getelementptr double, ptr %40, i64 %935
  %940 = load double, ptr %939, align 8, !noalias !103
  %941 = fmul reassoc nsz contract double %940, %938
  %942 = fadd reassoc nsz contract double %941, %934
  %943 = icmp eq i64 %936, %39
  br i1 %943, label %944, label %933
944:
  %945 = phi double [ 0.000000e+00, %911 ], [ %942, %933 ]
  %946 = icmp slt i64 %686, 0
  %947 = select i1 %946, i64 %6, i64 0
  %948 = getelementptr double, ptr %5, i64 %686
  %949 = getelementptr double, ptr %948, i64 %947
  %950 = load double, ptr %949, align 8, !noalias !110
  call void @llvm.lifetime.start.p0(ptr nonnull %115), !noalias !111
  call void @llvm.lifetime.start.p0(ptr nonnull %116), !noalias !111
  store double 0.000000e+00, ptr %115, align 8, !noalias !112
  store double 0.000000e+00, ptr %116, align 8, !noalias !112
  br i1 %216, label %967, label %951
951:
  %952 = select i1 %946, i64 %2, i64 0
  %953 = add i64 %952, %686
  %954 = mul i64 %953, %3
  %955 = getelementptr double, ptr %1, i64 %954
  br label %956
956:
  %957 = phi double [ 0.000000e+00, %951 ], [ %965, %956 ]
  %958 = phi i64 [ 0, %951 ], [ %959, %956 ]
  %959 = add nuw nsw i64 %958, 1
  %960 = getelementptr double, ptr %955, i64 %958
  %961 = load double, ptr %960, align 8, !noalias !115
  %962 = getelementptr double, ptr %40, i64 %958
  %963 = load double, ptr %962, align 8, !noalias !115
  %964 = fmul reassoc nsz contract double %963, %961
  %965 = fadd reassoc nsz contract double %964, %957
  %966 = icmp eq i64 %959, %39
  br i1 %966, label %967, label %956
967:
  %968 = phi double [ 0.000000e+00, %944 ], [ %965, %956 ]
  %969 = select i1 %946, i64 %18, i64 0
  %970 = getelementptr i64, ptr %17, i64 %686
  %971 = getelementptr i64, ptr %970, i64 %969
  %972 = load i64, ptr %971, align 8, !noalias !112
  %973 = icmp slt i64 %972, 0
  %974 = select i1 %973, i64 %49, i64 0
  %975 = getelementptr double, ptr %48, i64 %972
  %976 = getelementptr double, ptr %975, i64 %974
  br i1 %227, label %977, label %988
977:
  %978 = select i1 %973, i64 %47, i64 0
  %979 = getelementptr double, ptr %46, i64 %972
  %980 = getelementptr double, ptr %979, i64 %978
  %981 = load double, ptr %980, align 8, !noalias !112
  %982 = fmul double %804, %981
  %983 = select i1 %973, i64 %12, i64 0
  %984 = getelementptr double, ptr %11, i64 %972
  %985 = getelementptr double, ptr %984, i64 %983
  %986 = load double, ptr %985, align 8, !noalias !112
  %987 = fmul double %804, %986
  store double 0.000000e+00, ptr %115, align 8, !noalias !112
  call fastcc void @f9(ptr %115, double %982, double %987, double %19, double %20)
  br label %988
988:
  %989 = phi ptr [ %115, %977 ], [ %976, %967 ]
  %990 = fmul double %690, 5.000000e-01
  %991 = fmul double %990, %950
  %992 = fsub double %945, %991
  %993 = fmul double %690, %992
  %994 = load double, ptr %989, align 8, !noalias !112
  %995 = fmul double %804, %968
  %996 = fmul double %804, %950
  store double 0.000000e+00, ptr %116, align 8, !noalias !112
  call fastcc void @f9(ptr %116, double %995, double %996, double %19, double %20)
  %997 = load double, ptr %116, align 8, !noalias !112
  %998 = fmul double %690, %804
  %999 = fsub double %968, %991
  %1000 = fmul double %998, %999
  %1001 = fsub double %1000, %997
  %1002 = fadd double %994, %1001
  %1003 = fsub double %1002, %732
  call void @llvm.lifetime.end.p0(ptr nonnull %115), !noalias !111
  call void @llvm.lifetime.end.p0(ptr nonnull %116), !noalias !111
  %1004 = fsub double %993, %1003
  %1005 = fsub double %926, %1004
  %1006 = fcmp olt double %2988, %1005
  br i1 %1006, label %1007, label %1024
1007:
  store i64 %783, ptr %685, align 8, !noalias !68
  store double %855, ptr %689, align 8, !noalias !68
  br i1 %228, label %1024, label %1008
1008:
  %1009 = select i1 %806, i64 %2, i64 0
  %1010 = add i64 %1009, %783
  %1011 = mul i64 %1010, %3
  %1012 = getelementptr double, ptr %1, i64 %1011
  br label %1013
1013:
  %1014 = phi i64 [ 0, %1008 ], [ %1015, %1013 ]
  %1015 = add nuw nsw i64 %1014, 1
  %1016 = getelementptr double, ptr %40, i64 %1014
  %1017 = load double, ptr %1016, align 8, !noalias !118
  %1018 = getelementptr double, ptr %1012, i64 %1014
  %1019 = load double, ptr %1018, align 8, !noalias !118
  %1020 = fmul double %855, %1019
  %1021 = fsub double %1017, %1020
  %1022 = getelementptr double, ptr %38, i64 %1014
  store double %1021, ptr %1022, align 8, !noalias !118
  %1023 = icmp eq i64 %1015, %37
  br i1 %1023, label %1024, label %1013
1024:
  call void @llvm.lifetime.end.p0(ptr nonnull %121)
  call void @llvm.lifetime.end.p0(ptr nonnull %122)
  call void @llvm.lifetime.end.p0(ptr nonnull %123)
  call void @llvm.lifetime.end.p0(ptr nonnull %124)
  br label %2951
1025:
  %1026 = fcmp olt double %2985, 8.500000e-01
  br i1 %1026, label %1027, label %1821
1027:
  %1028 = icmp sgt i64 %2980, 1
  br i1 %1028, label %1029, label %2951
1029:
  call void @llvm.lifetime.start.p0(ptr nonnull %104)
  call void @llvm.lifetime.start.p0(ptr nonnull %105)
  call void @llvm.lifetime.start.p0(ptr nonnull %106)
  call void @llvm.lifetime.start.p0(ptr nonnull %107)
  call void @llvm.lifetime.start.p0(ptr nonnull %108)
  call void @llvm.lifetime.start.p0(ptr nonnull %109)
  call void @llvm.lifetime.start.p0(ptr nonnull %110)
  call void @llvm.lifetime.start.p0(ptr nonnull %111)
  call void @llvm.lifetime.start.p0(ptr nonnull %112)
  call void @llvm.lifetime.start.p0(ptr nonnull %113)
  call void @llvm.lifetime.start.p0(ptr nonnull %114)
  store double 0.000000e+00, ptr %104, align 8, !noalias !121
  store double 0.000000e+00, ptr %105, align 8, !noalias !121
  store double 0.000000e+00, ptr %106, align 8, !noalias !121
  store double 0.000000e+00, ptr %107, align 8, !noalias !121
  store double 0.000000e+00, ptr %108, align 8, !noalias !121
  store double 0.000000e+00, ptr %109, align 8, !noalias !121
  store double 0.000000e+00, ptr %110, align 8, !noalias !121
  store double 0.000000e+00, ptr %111, align 8, !noalias !121
  store double 0.000000e+00, ptr %112, align 8, !noalias !121
  store double 0.000000e+00, ptr %113, align 8, !noalias !121
  store double 0.000000e+00, ptr %114, align 8, !noalias !121
  store double 0.000000e+00, ptr %104, align 8, !noalias !121
  call fastcc void @f3(ptr %104, i64 %2989, i64 1)
  %1030 = load double, ptr %104, align 8, !noalias !121
  %1031 = fmul double %1030, %193
  %1032 = fptosi double %1031 to i64
  %1033 = add nsw i64 %1032, 1
  store double 0.000000e+00, ptr %105, align 8, !noalias !121
  call fastcc void @f3(ptr %105, i64 %2989, i64 2)
  %1034 = load double, ptr %105, align 8, !noalias !121
  store double 0.000000e+00, ptr %106, align 8, !noalias !121
  call fastcc void @f3(ptr %106, i64 %2989, i64 3)
  %1035 = load double, ptr %106, align 8, !noalias !121
  %1036 = uitofp nneg i64 %2980 to double
  %1037 = fmul double %1034, %1036
  %1038 = fptosi double %1037 to i64
  %1039 = add nsw i64 %2980, -1
  %1040 = uitofp nneg i64 %1039 to double
  %1041 = fmul double %1035, %1040
  %1042 = fptosi double %1041 to i64
  %1043 = icmp sge i64 %1042, %1038
  %1044 = zext i1 %1043 to i64
  %1045 = add nsw i64 %1044, %1042
  %1046 = icmp slt i64 %1038, 0
  %1047 = select i1 %1046, i64 %34, i64 0
  %1048 = getelementptr i64, ptr %33, i64 %1038
  %1049 = getelementptr i64, ptr %1048, i64 %1047
  %1050 = load i64, ptr %1049, align 8, !noalias !121
  %1051 = select i1 %1046, i64 %36, i64 0
  %1052 = getelementptr double, ptr %35, i64 %1038
  %1053 = getelementptr double, ptr %1052, i64 %1051
  %1054 = load double, ptr %1053, align 8, !noalias !121
  %1055 = icmp slt i64 %1045, 0
  %1056 = select i1 %1055, i64 %34, i64 0
  %1057 = getelementptr i64, ptr %33, i64 %1045
  %1058 = getelementptr i64, ptr %1057, i64 %1056
  %1059 = load i64, ptr %1058, align 8, !noalias !121
  %1060 = select i1 %1055, i64 %36, i64 0
  %1061 = getelementptr double, ptr %35, i64 %1045
  %1062 = getelementptr double, ptr %1061, i64 %1060
  %1063 = load double, ptr %1062, align 8, !noalias !121
  br i1 %194, label %1081, label %1064
1064:
  %1065 = icmp slt i64 %1050, 0
  %1066 = select i1 %1065, i64 %2, i64 0
  %1067 = add i64 %1066, %1050
  %1068 = mul i64 %1067, %3
  %1069 = getelementptr double, ptr %1, i64 %1068
  br label %1070
1070:
  %1071 = phi i64 [ 0, %1064 ], [ %1072, %1070 ]
  %1072 = add nuw nsw i64 %1071, 1
  %1073 = getelementptr double, ptr %38, i64 %1071
  %1074 = load double, ptr %1073, align 8, !noalias !124
  %1075 = getelementptr double, ptr %1069, i64 %1071
  %1076 = load double, ptr %1075, align 8, !noalias !124
  %1077 = fmul double %1054, %1076
  %1078 = fadd double %1074, %1077
  %1079 = getelementptr double, ptr %42, i64 %1071
  store double %1078, ptr %1079, align 8, !noalias !124
  %1080 = icmp eq i64 %1072, %41
  br i1 %1080, label %1081, label %1070
1081:
  br i1 %195, label %1099, label %1082
1082:
  %1083 = icmp slt i64 %1059, 0
  %1084 = select i1 %1083, i64 %2, i64 0
  %1085 = add i64 %1084, %1059
  %1086 = mul i64 %1085, %3
  %1087 = getelementptr double, ptr %1, i64 %1086
  br label %1088
1088:
  %1089 = phi i64 [ 0, %1082 ], [ %1090, %1088 ]
  %1090 = add nuw nsw i64 %1089, 1
  %1091 = getelementptr double, ptr %42, i64 %1089
  %1092 = load double, ptr %1091, align 8, !noalias !127
  %1093 = getelementptr double, ptr %1087, i64 %1089
  %1094 = load double, ptr %1093, align 8, !noalias !127
  %1095 = fmul double %1063, %1094
  %1096 = fadd double %1092, %1095
  %1097 = getelementptr double, ptr %40, i64 %1089
  store double %1096, ptr %1097, align 8, !noalias !127
  %1098 = icmp eq i64 %1090, %39
  br i1 %1098, label %1099, label %1088
1099:
  br i1 %196, label %1101, label %1100
1100:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %197, i1 false), !noalias !130
  br label %1101
1101:
  br i1 %194, label %1122, label %1104
1102:
  %1103 = icmp eq i64 %1106, %41
  br i1 %1103, label %1122, label %1104
1104:
  %1105 = phi i64 [ %1106, %1102 ], [ 0, %1101 ]
  %1106 = add nuw nsw i64 %1105, 1
  br i1 %196, label %1102, label %1107
1107:
  %1108 = getelementptr double, ptr %42, i64 %1105
  %1109 = mul i64 %1105, %10
  %1110 = getelementptr double, ptr %9, i64 %1109
  br label %1111
1111:
  %1112 = phi i64 [ 0, %1107 ], [ %1113, %1111 ]
  %1113 = add nuw nsw i64 %1112, 1
  %1114 = getelementptr double, ptr %46, i64 %1112
  %1115 = load double, ptr %1114, align 8, !noalias !130
  %1116 = load double, ptr %1108, align 8, !noalias !130
  %1117 = getelementptr double, ptr %1110, i64 %1112
  %1118 = load double, ptr %1117, align 8, !noalias !130
  %1119 = fmul double %1116, %1118
  %1120 = fadd double %1115, %1119
  store double %1120, ptr %1114, align 8, !noalias !130
  %1121 = icmp eq i64 %45, %1113
  br i1 %1121, label %1102, label %1111
1122:
  store double 0.000000e+00, ptr %107, align 8, !noalias !121
  call fastcc void @f4(ptr %107, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 %1033, ptr %48, ptr %51)
  %1123 = load double, ptr %107, align 8, !noalias !121
  store double 0.000000e+00, ptr %108, align 8, !noalias !121
  call fastcc void @f3(ptr %108, i64 %2989, i64 4)
  %1124 = load double, ptr %108, align 8, !noalias !121
  %1125 = load double, ptr %199, align 8, !noalias !133
  %1126 = fmul double %1124, %1125
  br i1 %200, label %1127, label %1139
1127:
  %1128 = phi i64 [ %1137, %1127 ], [ %201, %1122 ]
  %1129 = phi i64 [ %1136, %1127 ], [ 0, %1122 ]
  %1130 = add nuw nsw i64 %1129, %1128
  %1131 = lshr i64 %1130, 1
  %1132 = getelementptr double, ptr %51, i64 %1131
  %1133 = load double, ptr %1132, align 8, !noalias !133
  %1134 = fcmp ogt double %1133, %1126
  %1135 = add nuw nsw i64 %1131, 1
  %1136 = select i1 %1134, i64 %1129, i64 %1135
  %1137 = select i1 %1134, i64 %1131, i64 %1128
  %1138 = icmp slt i64 %1136, %1137
  br i1 %1138, label %1127, label %1139
1139:
  %1140 = phi i64 [ 0, %1122 ], [ %1136, %1127 ]
  %1141 = icmp sgt i64 %1140, 0
  br i1 %1141, label %1142, label %1146
1142:
  %1143 = getelementptr double, ptr %51, i64 %1140
  %1144 = getelementptr i8, ptr %1143, i64 -8
  %1145 = load double, ptr %1144, align 8, !noalias !133
  br label %1146
1146:
  %1147 = phi double [ %1145, %1142 ], [ 0.000000e+00, %1139 ]
  %1148 = getelementptr double, ptr %51, i64 %1140
  %1149 = load double, ptr %1148, align 8, !noalias !133
  %1150 = fsub double %1149, %1147
  %1151 = fcmp ogt double %1126, %1147
  %1152 = fcmp ogt double %1150, 0.000000e+00
  %1153 = select i1 %1151, i1 %1152, i1 false
  br i1 %1153, label %1154, label %1165
1154:
  %1155 = getelementptr double, ptr %13, i64 %1140
  %1156 = load double, ptr %1155, align 8, !noalias !133
  %1157 = fptosi double %1156 to i64
  %1158 = fsub double %1126, %1147
  %1159 = fdiv double %1158, %1150
  %1160 = sitofp i64 %1157 to double
  %1161 = fmul double %1159, %1160
  %1162 = fptosi double %1161 to i64
  %1163 = add nsw i64 %1157, -1
  %1164 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %1163, i64 %1162)
  br label %1165
1165:
  %1166 = phi i64 [ %1164, %1154 ], [ 0, %1146 ]
  %1167 = getelementptr i64, ptr %14, i64 %1140
  %1168 = load i64, ptr %1167, align 8, !noalias !133
  %1169 = add nsw i64 %1168, %1166
  %1170 = icmp slt i64 %1169, 0
  %1171 = select i1 %1170, i64 %16, i64 0
  %1172 = getelementptr i64, ptr %15, i64 %1169
  %1173 = getelementptr i64, ptr %1172, i64 %1171
  %1174 = load i64, ptr %1173, align 8, !noalias !133
  store double 0.000000e+00, ptr %109, align 8, !noalias !121
  call fastcc void @f3(ptr %109, i64 %2989, i64 5)
  %1175 = load double, ptr %109, align 8, !noalias !121
  br i1 %194, label %1193, label %1176
1176:
  %1177 = icmp slt i64 %1174, 0
  %1178 = select i1 %1177, i64 %2, i64 0
  %1179 = add i64 %1178, %1174
  %1180 = mul i64 %1179, %3
  %1181 = getelementptr double, ptr %1, i64 %1180
  br label %1182
1182:
  %1183 = phi double [ 0.000000e+00, %1176 ], [ %1191, %1182 ]
  %1184 = phi i64 [ 0, %1176 ], [ %1185, %1182 ]
  %1185 = add nuw nsw i64 %1184, 1
  %1186 = getelementptr double, ptr %1181, i64 %1184
  %1187 = load double, ptr %1186, align 8, !noalias !136
  %1188 = getelementptr double, ptr %42, i64 %1184
  %1189 = load double, ptr %1188, align 8, !noalias !136
  %1190 = fmul reassoc nsz contract double %1189, %1187
  %1191 = fadd reassoc nsz contract double %1190, %1183
  %1192 = icmp eq i64 %1185, %41
  br i1 %1192, label %1193, label %1182
1193:
  %1194 = phi double [ 0.000000e+00, %1165 ], [ %1191, %1182 ]
  %1195 = icmp slt i64 %1032, -1
  %1196 = select i1 %1195, i64 %23, i64 0
  %1197 = getelementptr double, ptr %22, i64 %1033
  %1198 = getelementptr double, ptr %1197, i64 %1196
  %1199 = load double, ptr %1198, align 8, !noalias !141
  %1200 = fmul double %1194, %1199
  %1201 = icmp slt i64 %1174, 0
  %1202 = select i1 %1201, i64 %6, i64 0
  %1203 = getelementptr double, ptr %5, i64 %1174
  %1204 = getelementptr double, ptr %1203, i64 %1202
  %1205 = load double, ptr %1204, align 8, !noalias !141
  %1206 = fmul double %1199, %1205
  call void @llvm.lifetime.start.p0(ptr nonnull %102), !noalias !141
  call void @llvm.lifetime.start.p0(ptr nonnull %103), !noalias !141
  store double 0.000000e+00, ptr %102, align 8, !noalias !142
  store double 0.000000e+00, ptr %103, align 8, !noalias !142
  br i1 %202, label %1249, label %1207
1207:
  %1208 = fcmp olt double %1175, 0x3C90000000000000
  %1209 = select i1 %1208, double 0x3C90000000000000, double %1175
  store double 0.000000e+00, ptr %102, align 8, !noalias !142
  call fastcc void @f5(ptr %102, double %1200, double %1206, double %19, double %20)
  %1210 = load double, ptr %102, align 8, !noalias !142
  %1211 = tail call double @llvm.log.f64(double %1209)
  %1212 = fadd double %1211, %1210
  %1213 = fmul double %1206, 5.000000e-01
  br label %1214
1214:
  %1215 = phi i64 [ 80, %1207 ], [ %1227, %1226 ]
  %1216 = phi double [ %20, %1207 ], [ %1230, %1226 ]
  %1217 = phi double [ %19, %1207 ], [ %1231, %1226 ]
  %1218 = phi double [ %204, %1207 ], [ %1245, %1226 ]
  %1219 = icmp eq i64 %1215, 0
  br i1 %1219, label %1220, label %1226
1220:
  %1221 = phi double [ %1218, %1214 ], [ %1245, %1226 ]
  %1222 = fcmp ogt double %19, %1221
  %1223 = select i1 %1222, double %19, double %1221
  %1224 = fcmp olt double %20, %1223
  %1225 = select i1 %1224, double %20, double %1223
  br label %1249
1226:
  %1227 = add nsw i64 %1215, -1
  store double 0.000000e+00, ptr %103, align 8, !noalias !142
  call fastcc void @f5(ptr %103, double %1200, double %1206, double %19, double %1218)
  %1228 = load double, ptr %103, align 8, !noalias !142
  %1229 = fcmp olt double %1228, %1212
  %1230 = select i1 %1229, double %1216, double %1218
  %1231 = select i1 %1229, double %1218, double %1217
  %1232 = fsub double %1212, %1228
  %1233 = fmul double %1213, %1218
  %1234 = fsub double %1200, %1233
  %1235 = fmul double %1218, %1234
  %1236 = fsub double %1228, %1235
  %1237 = tail call double @llvm.exp.f64(double %1236)
  %1238 = fmul double %1232, %1237
  %1239 = fadd double %1218, %1238
  %1240 = fcmp olt double %1231, %1239
  %1241 = fcmp olt double %1239, %1230
  %1242 = select i1 %1240, i1 %1241, i1 false
  %1243 = fadd double %1231, %1230
  %1244 = fmul double %1243, 5.000000e-01
  %1245 = select i1 %1242, double %1239, double %1244
  %1246 = fsub double %1245, %1218
  %1247 = tail call double @llvm.fabs.f64(double %1246)
  %1248 = fcmp ugt double %1247, %205
  br i1 %1248, label %1214, label %1220
1249:
  %1250 = phi double [ %1225, %1220 ], [ %20, %1193 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %102), !noalias !141
  call void @llvm.lifetime.end.p0(ptr nonnull %103), !noalias !141
  br i1 %195, label %1267, label %1251
1251:
  %1252 = select i1 %1201, i64 %2, i64 0
  %1253 = add i64 %1252, %1174
  %1254 = mul i64 %1253, %3
  %1255 = getelementptr double, ptr %1, i64 %1254
  br label %1256
1256:
  %1257 = phi double [ 0.000000e+00, %1251 ], [ %1265, %1256 ]
  %1258 = phi i64 [ 0, %1251 ], [ %1259, %1256 ]
  %1259 = add nuw nsw i64 %1258, 1
  %1260 = getelementptr double, ptr %1255, i64 %1258
  %1261 = load double, ptr %1260, align 8, !noalias !145
  %1262 = getelementptr double, ptr %40, i64 %1258
  %1263 = load double, ptr %1262, align 8, !noalias !145
  %1264 = fmul reassoc nsz contract double %1263, %1261
  %1265 = fadd reassoc nsz contract double %1264, %1257
  %1266 = icmp eq i64 %1259, %39
  br i1 %1266, label %1267, label %1256
1267:
  %1268 = phi double [ 0.000000e+00, %1249 ], [ %1265, %1256 ]
  %1269 = fmul double %1250, 5.000000e-01
  %1270 = fmul double %1205, %1269
  %1271 = fsub double %1268, %1270
  %1272 = fmul double %1250, %1271
  br i1 %195, label %1290, label %1273
1273:
  %1274 = icmp slt i64 %1050, 0
  %1275 = select i1 %1274, i64 %2, i64 0
  %1276 = add i64 %1275, %1050
  %1277 = mul i64 %1276, %3
  %1278 = getelementptr double, ptr %1, i64 %1277
  br label %1279
1279:
  %1280 = phi double [ 0.000000e+00, %1273 ], [ %1288, %1279 ]
  %1281 = phi i64 [ 0, %1273 ], [ %1282, %1279 ]
  %1282 = add nuw nsw i64 %1281, 1
  %1283 = getelementptr double, ptr %1278, i64 %1281
  %1284 = load double, ptr %1283, align 8, !noalias !150
  %1285 = getelementptr double, ptr %40, i64 %1281
  %1286 = load double, ptr %1285, align 8, !noalias !150
  %1287 = fmul reassoc nsz contract double %1286, %1284
  %1288 = fadd reassoc nsz contract double %1287, %1280
  %1289 = icmp eq i64 %1282, %39
  br i1 %1289, label %1290, label %1279
1290:
  %1291 = phi double [ 0.000000e+00, %1267 ], [ %1288, %1279 ]
  %1292 = fmul double %1054, 5.000000e-01
  %1293 = icmp slt i64 %1050, 0
  %1294 = select i1 %1293, i64 %6, i64 0
  %1295 = getelementptr double, ptr %5, i64 %1050
  %1296 = getelementptr double, ptr %1295, i64 %1294
  %1297 = load double, ptr %1296, align 8, !noalias !155
  %1298 = fmul double %1292, %1297
  %1299 = fsub double %1291, %1298
  %1300 = fmul double %1054, %1299
  call void @llvm.lifetime.start.p0(ptr nonnull %100), !noalias !121
  call void @llvm.lifetime.start.p0(ptr nonnull %101), !noalias !121
  store double 0.000000e+00, ptr %100, align 8, !noalias !156
  store double 0.000000e+00, ptr %101, align 8, !noalias !156
  br i1 %194, label %1317, label %1301
1301:
  %1302 = select i1 %1201, i64 %2, i64 0
  %1303 = add i64 %1302, %1174
  %1304 = mul i64 %1303, %3
  %1305 = getelementptr double, ptr %1, i64 %1304
  br label %1306
1306:
  %1307 = phi double [ 0.000000e+00, %1301 ], [ %1315, %1306 ]
  %1308 = phi i64 [ 0, %1301 ], [ %1309, %1306 ]
  %1309 = add nuw nsw i64 %1308, 1
  %1310 = getelementptr double, ptr %1305, i64 %1308
  %1311 = load double, ptr %1310, align 8, !noalias !159
  %1312 = getelementptr double, ptr %42, i64 %1308
  %1313 = load double, ptr %1312, align 8, !noalias !159
  %1314 = fmul reassoc nsz contract double %1313, %1311
  %1315 = fadd reassoc nsz contract double %1314, %1307
  %1316 = icmp eq i64 %1309, %41
  br i1 %1316, label %1317, label %1306
1317:
  %1318 = phi double [ 0.000000e+00, %1290 ], [ %1315, %1306 ]
  %1319 = select i1 %1201, i64 %18, i64 0
  %1320 = getelementptr i64, ptr %17, i64 %1174
  %1321 = getelementptr i64, ptr %1320, i64 %1319
  %1322 = load i64, ptr %1321, align 8, !noalias !156
  %1323 = icmp slt i64 %1322, 0
  %1324 = select i1 %1323, i64 %49, i64 0
  %1325 = getelementptr double, ptr %48, i64 %1322
  %1326 = getelementptr double, ptr %1325, i64 %1324
  br i1 %206, label %1327, label %1338
1327:
  %1328 = select i1 %1323, i64 %47, i64 0
  %1329 = getelementptr double, ptr %46, i64 %1322
  %1330 = getelementptr double, ptr %1329, i64 %1328
  %1331 = load double, ptr %1330, align 8, !noalias !156
  %1332 = fmul double %1199, %1331
  %1333 = select i1 %1323, i64 %12, i64 0
  %1334 = getelementptr double, ptr %11, i64 %1322
  %1335 = getelementptr double, ptr %1334, i64 %1333
  %1336 = load double, ptr %1335, align 8, !noalias !156
  %1337 = fmul double %1199, %1336
  store double 0.000000e+00, ptr %100, align 8, !noalias !156
  call fastcc void @f9(ptr %100, double %1332, double %1337, double %19, double %20)
  br label %1338
1338:
  %1339 = phi ptr [ %100, %1327 ], [ %1326, %1317 ]
  %1340 = load double, ptr %1339, align 8, !noalias !156
  %1341 = fmul double %1199, %1318
  store double 0.000000e+00, ptr %101, align 8, !noalias !156
  call fastcc void @f9(ptr %101, double %1341, double %1206, double %19, double %20)
  %1342 = load double, ptr %101, align 8, !noalias !156
  %1343 = fmul double %1199, %1250
  %1344 = fsub double %1318, %1270
  %1345 = fmul double %1343, %1344
  %1346 = fsub double %1345, %1342
  %1347 = fadd double %1340, %1346
  %1348 = fsub double %1347, %1123
  call void @llvm.lifetime.end.p0(ptr nonnull %100), !noalias !121
  call void @llvm.lifetime.end.p0(ptr nonnull %101), !noalias !121
  %1349 = fsub double %1272, %1300
  %1350 = fsub double %1349, %1348
  br i1 %194, label %1367, label %1351
1351:
  %1352 = select i1 %1293, i64 %2, i64 0
  %1353 = add i64 %1352, %1050
  %1354 = mul i64 %1353, %3
  %1355 = getelementptr double, ptr %1, i64 %1354
  br label %1356
1356:
  %1357 = phi i64 [ 0, %1351 ], [ %1358, %1356 ]
  %1358 = add nuw nsw i64 %1357, 1
  %1359 = getelementptr double, ptr %40, i64 %1357
  %1360 = load double, ptr %1359, align 8, !noalias !162
  %1361 = getelementptr double, ptr %1355, i64 %1357
  %1362 = load double, ptr %1361, align 8, !noalias !162
  %1363 = fmul double %1054, %1362
  %1364 = fsub double %1360, %1363
  %1365 = getelementptr double, ptr %42, i64 %1357
  store double %1364, ptr %1365, align 8, !noalias !162
  %1366 = icmp eq i64 %1358, %41
  br i1 %1366, label %1367, label %1356
1367:
  br i1 %196, label %1369, label %1368
1368:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %207, i1 false), !noalias !165
  br label %1369
1369:
  br i1 %194, label %1390, label %1372
1370:
  %1371 = icmp eq i64 %1374, %41
  br i1 %1371, label %1390, label %1372
1372:
  %1373 = phi i64 [ %1374, %1370 ], [ 0, %1369 ]
  %1374 = add nuw nsw i64 %1373, 1
  br i1 %196, label %1370, label %1375
1375:
  %1376 = getelementptr double, ptr %42, i64 %1373
  %1377 = mul i64 %1373, %10
  %1378 = getelementptr double, ptr %9, i64 %1377
  br label %1379
1379:
  %1380 = phi i64 [ 0, %1375 ], [ %1381, %1379 ]
  %1381 = add nuw nsw i64 %1380, 1
  %1382 = getelementptr double, ptr %46, i64 %1380
  %1383 = load double, ptr %1382, align 8, !noalias !165
  %1384 = load double, ptr %1376, align 8, !noalias !165
  %1385 = getelementptr double, ptr %1378, i64 %1380
  %1386 = load double, ptr %1385, align 8, !noalias !165
  %1387 = fmul double %1384, %1386
  %1388 = fadd double %1383, %1387
  store double %1388, ptr %1382, align 8, !noalias !165
  %1389 = icmp eq i64 %45, %1381
  br i1 %1389, label %1370, label %1379
1390:
  store double 0.000000e+00, ptr %110, align 8, !noalias !121
  call fastcc void @f4(ptr %110, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %1391 = load double, ptr %110, align 8, !noalias !121
  br i1 %194, label %1409, label %1392
1392:
  %1393 = icmp slt i64 %1059, 0
  %1394 = select i1 %1393, i64 %2, i64 0
  %1395 = add i64 %1394, %1059
  %1396 = mul i64 %1395, %3
  %1397 = getelementptr double, ptr %1, i64 %1396
  br label %1398
1398:
  %1399 = phi double [ 0.000000e+00, %1392 ], [ %1407, %1398 ]
  %1400 = phi i64 [ 0, %1392 ], [ %1401, %1398 ]
  %1401 = add nuw nsw i64 %1400, 1
  %1402 = getelementptr double, ptr %1397, i64 %1400
  %1403 = load double, ptr %1402, align 8, !noalias !168
  %1404 = getelementptr double, ptr %42, i64 %1400
  %1405 = load double, ptr %1404, align 8, !noalias !168
  %1406 = fmul reassoc nsz contract double %1405, %1403
  %1407 = fadd reassoc nsz contract double %1406, %1399
  %1408 = icmp eq i64 %1401, %41
  br i1 %1408, label %1409, label %1398
1409:
  %1410 = phi double [ 0.000000e+00, %1390 ], [ %1407, %1398 ]
  %1411 = icmp slt i64 %1059, 0
  %1412 = select i1 %1411, i64 %6, i64 0
  %1413 = getelementptr double, ptr %5, i64 %1059
  %1414 = getelementptr double, ptr %1413, i64 %1412
  %1415 = load double, ptr %1414, align 8, !noalias !175
  call void @llvm.lifetime.start.p0(ptr nonnull %98), !noalias !176
  call void @llvm.lifetime.start.p0(ptr nonnull %99), !noalias !176
  store double 0.000000e+00, ptr %98, align 8, !noalias !177
  store double 0.000000e+00, ptr %99, align 8, !noalias !177
  br i1 %194, label %1432, label %1416
1416:
  %1417 = select i1 %1411, i64 %2, i64 0
  %1418 = add i64 %1417, %1059
  %1419 = mul i64 %1418, %3
  %1420 = getelementptr double, ptr %1, i64 %1419
  br label %1421
1421:
  %1422 = phi double [ 0.000000e+00, %1416 ], [ %1430, %1421 ]
  %1423 = phi i64 [ 0, %1416 ], [ %1424, %1421 ]
  %1424 = add nuw nsw i64 %1423, 1
  %1425 = getelementptr double, ptr %1420, i64 %1423
  %1426 = load double, ptr %1425, align 8, !noalias !180
  %1427 = getelementptr double, ptr %42, i64 %1423
  %1428 = load double, ptr %1427, align 8, !noalias !180
  %1429 = fmul reassoc nsz contract double %1428, %1426
  %1430 = fadd reassoc nsz contract double %1429, %1422
  %1431 = icmp eq i64 %1424, %41
  br i1 %1431, label %1432, label %1421
1432:
  %1433 = phi double [ 0.000000e+00, %1409 ], [ %1430, %1421 ]
  %1434 = select i1 %1411, i64 %18, i64 0
  %1435 = getelementptr i64, ptr %17, i64 %1059
  %1436 = getelementptr i64, ptr %1435, i64 %1434
  %1437 = load i64, ptr %1436, align 8, !noalias !177
  %1438 = load double, ptr %22, align 8, !noalias !177
  %1439 = icmp slt i64 %1437, 0
  %1440 = select i1 %1439, i64 %49, i64 0
  %1441 = getelementptr double, ptr %48, i64 %1437
  %1442 = getelementptr double, ptr %1441, i64 %1440
  br i1 %206, label %1443, label %1454
1443:
  %1444 = select i1 %1439, i64 %47, i64 0
  %1445 = getelementptr double, ptr %46, i64 %1437
  %1446 = getelementptr double, ptr %1445, i64 %1444
  %1447 = load double, ptr %1446, align 8, !noalias !177
  %1448 = fmul double %1438, %1447
  %1449 = select i1 %1439, i64 %12, i64 0
  %1450 = getelementptr double, ptr %11, i64 %1437
  %1451 = getelementptr double, ptr %1450, i64 %1449
  %1452 = load double, ptr %1451, align 8, !noalias !177
  %1453 = fmul double %1438, %1452
  store double 0.000000e+00, ptr %98, align 8, !noalias !177
  call fastcc void @f9(ptr %98, double %1448, double %1453, double %19, double %20)
  br label %1454
1454:
  %1455 = phi ptr [ %98, %1443 ], [ %1442, %1432 ]
  %1456 = fmul double %1063, 5.000000e-01
  %1457 = fmul double %1456, %1415
  %1458 = fsub double %1410, %1457
  %1459 = fmul double %1063, %1458
  %1460 = load double, ptr %1455, align 8, !noalias !177
  %1461 = fmul double %1433, %1438
  %1462 = fmul double %1415, %1438
  store double 0.000000e+00, ptr %99, align 8, !noalias !177
  call fastcc void @f9(ptr %99, double %1461, double %1462, double %19, double %20)
  %1463 = load double, ptr %99, align 8, !noalias !177
  %1464 = fmul double %1063, %1438
  %1465 = fsub double %1433, %1457
  %1466 = fmul double %1465, %1464
  %1467 = fsub double %1466, %1463
  %1468 = fadd double %1460, %1467
  %1469 = fsub double %1468, %1391
  call void @llvm.lifetime.end.p0(ptr nonnull %98), !noalias !176
  call void @llvm.lifetime.end.p0(ptr nonnull %99), !noalias !176
  %1470 = fsub double %1459, %1469
  %1471 = fsub double %1350, %1470
  br i1 %194, label %1488, label %1472
1472:
  %1473 = select i1 %1201, i64 %2, i64 0
  %1474 = add i64 %1473, %1174
  %1475 = mul i64 %1474, %3
  %1476 = getelementptr double, ptr %1, i64 %1475
  br label %1477
1477:
  %1478 = phi i64 [ 0, %1472 ], [ %1479, %1477 ]
  %1479 = add nuw nsw i64 %1478, 1
  %1480 = getelementptr double, ptr %40, i64 %1478
  %1481 = load double, ptr %1480, align 8, !noalias !183
  %1482 = getelementptr double, ptr %1476, i64 %1478
  %1483 = load double, ptr %1482, align 8, !noalias !183
  %1484 = fmul double %1250, %1483
  %1485 = fsub double %1481, %1484
  %1486 = getelementptr double, ptr %42, i64 %1478
  store double %1485, ptr %1486, align 8, !noalias !183
  %1487 = icmp eq i64 %1479, %41
  br i1 %1487, label %1488, label %1477
1488:
  br i1 %196, label %1490, label %1489
1489:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %208, i1 false), !noalias !186
  br label %1490
1490:
  br i1 %194, label %1511, label %1493
1491:
  %1492 = icmp eq i64 %1495, %41
  br i1 %1492, label %1511, label %1493
1493:
  %1494 = phi i64 [ %1495, %1491 ], [ 0, %1490 ]
  %1495 = add nuw nsw i64 %1494, 1
  br i1 %196, label %1491, label %1496
1496:
  %1497 = getelementptr double, ptr %42, i64 %1494
  %1498 = mul i64 %1494, %10
  %1499 = getelementptr double, ptr %9, i64 %1498
  br label %1500
1500:
  %1501 = phi i64 [ 0, %1496 ], [ %1502, %1500 ]
  %1502 = add nuw nsw i64 %1501, 1
  %1503 = getelementptr double, ptr %46, i64 %1501
  %1504 = load double, ptr %1503, align 8, !noalias !186
  %1505 = load double, ptr %1497, align 8, !noalias !186
  %1506 = getelementptr double, ptr %1499, i64 %1501
  %1507 = load double, ptr %1506, align 8, !noalias !186
  %1508 = fmul double %1505, %1507
  %1509 = fadd double %1504, %1508
  store double %1509, ptr %1503, align 8, !noalias !186
  %1510 = icmp eq i64 %45, %1502
  br i1 %1510, label %1491, label %1500
1511:
  store double 0.000000e+00, ptr %111, align 8, !noalias !121
  call fastcc void @f4(ptr %111, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %1512 = load double, ptr %111, align 8, !noalias !121
  store double 0.000000e+00, ptr %112, align 8, !noalias !121
  call fastcc void @f3(ptr %112, i64 %2989, i64 6)
  %1513 = load double, ptr %112, align 8, !noalias !121
  %1514 = load double, ptr %199, align 8, !noalias !189
  %1515 = fmul double %1513, %1514
  br i1 %200, label %1516, label %1528
1516:
  %1517 = phi i64 [ %1526, %1516 ], [ %209, %1511 ]
  %1518 = phi i64 [ %1525, %1516 ], [ 0, %1511 ]
  %1519 = add nuw nsw i64 %1518, %1517
  %1520 = lshr i64 %1519, 1
  %1521 = getelementptr double, ptr %51, i64 %1520
  %1522 = load double, ptr %1521, align 8, !noalias !189
  %1523 = fcmp ogt double %1522, %1515
  %1524 = add nuw nsw i64 %1520, 1
  %1525 = select i1 %1523, i64 %1518, i64 %1524
  %1526 = select i1 %1523, i64 %1520, i64 %1517
  %1527 = icmp slt i64 %1525, %1526
  br i1 %1527, label %1516, label %1528
1528:
  %1529 = phi i64 [ 0, %1511 ], [ %1525, %1516 ]
  %1530 = icmp sgt i64 %1529, 0
  br i1 %1530, label %1531, label %1535
1531:
  %1532 = getelementptr double, ptr %51, i64 %1529
  %1533 = getelementptr i8, ptr %1532, i64 -8
  %1534 = load double, ptr %1533, align 8, !noalias !189
  br label %1535
1535:
  %1536 = phi double [ %1534, %1531 ], [ 0.000000e+00, %1528 ]
  %1537 = getelementptr double, ptr %51, i64 %1529
  %1538 = load double, ptr %1537, align 8, !noalias !189
  %1539 = fsub double %1538, %1536
  %1540 = fcmp ogt double %1515, %1536
  %1541 = fcmp ogt double %1539, 0.000000e+00
  %1542 = select i1 %1540, i1 %1541, i1 false
  br i1 %1542, label %1543, label %1554
1543:
  %1544 = getelementptr double, ptr %13, i64 %1529
  %1545 = load double, ptr %1544, align 8, !noalias !189
  %1546 = fptosi double %1545 to i64
  %1547 = fsub double %1515, %1536
  %1548 = fdiv double %1547, %1539
  %1549 = sitofp i64 %1546 to double
  %1550 = fmul double %1548, %1549
  %1551 = fptosi double %1550 to i64
  %1552 = add nsw i64 %1546, -1
  %1553 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %1552, i64 %1551)
  br label %1554
1554:
  %1555 = phi i64 [ %1553, %1543 ], [ 0, %1535 ]
  %1556 = getelementptr i64, ptr %14, i64 %1529
  %1557 = load i64, ptr %1556, align 8, !noalias !189
  %1558 = add nsw i64 %1557, %1555
  %1559 = icmp slt i64 %1558, 0
  %1560 = select i1 %1559, i64 %16, i64 0
  %1561 = getelementptr i64, ptr %15, i64 %1558
  %1562 = getelementptr i64, ptr %1561, i64 %1560
  %1563 = load i64, ptr %1562, align 8, !noalias !189
  store double 0.000000e+00, ptr %113, align 8, !noalias !121
  call fastcc void @f3(ptr %113, i64 %2989, i64 7)
  %1564 = load double, ptr %113, align 8, !noalias !121
  br i1 %194, label %1582, label %1565
1565:
  %1566 = icmp slt i64 %1563, 0
  %1567 = select i1 %1566, i64 %2, i64 0
  %1568 = add i64 %1567, %1563
  %1569 = mul i64 %1568, %3
  %1570 = getelementptr double, ptr %1, i64 %1569
  br label %1571
1571:
  %1572 = phi double [ 0.000000e+00, %1565 ], [ %1580, %1571 ]
  %1573 = phi i64 [ 0, %1565 ], [ %1574, %1571 ]
  %1574 = add nuw nsw i64 %1573, 1
  %1575 = getelementptr double, ptr %1570, i64 %1573
  %1576 = load double, ptr %1575, align 8, !noalias !192
  %1577 = getelementptr double, ptr %42, i64 %1573
  %1578 = load double, ptr %1577, align 8, !noalias !192
  %1579 = fmul reassoc nsz contract double %1578, %1576
  %1580 = fadd reassoc nsz contract double %1579, %1572
  %1581 = icmp eq i64 %1574, %41
  br i1 %1581, label %1582, label %1571
1582:
  %1583 = phi double [ 0.000000e+00, %1554 ], [ %1580, %1571 ]
  %1584 = load double, ptr %22, align 8, !noalias !197
  %1585 = fmul double %1583, %1584
  %1586 = icmp slt i64 %1563, 0
  %1587 = select i1 %1586, i64 %6, i64 0
  %1588 = getelementptr double, ptr %5, i64 %1563
  %1589 = getelementptr double, ptr %1588, i64 %1587
  %1590 = load double, ptr %1589, align 8, !noalias !197
  %1591 = fmul double %1584, %1590
  call void @llvm.lifetime.start.p0(ptr nonnull %96), !noalias !197
  call void @llvm.lifetime.start.p0(ptr nonnull %97), !noalias !197
  store double 0.000000e+00, ptr %96, align 8, !noalias !198
  store double 0.000000e+00, ptr %97, align 8, !noalias !198
  br i1 %202, label %1634, label %1592
1592:
  %1593 = fcmp olt double %1564, 0x3C90000000000000
  %1594 = select i1 %1593, double 0x3C90000000000000, double %1564
  store double 0.000000e+00, ptr %96, align 8, !noalias !198
  call fastcc void @f5(ptr %96, double %1585, double %1591, double %19, double %20)
  %1595 = load double, ptr %96, align 8, !noalias !198
  %1596 = tail call double @llvm.log.f64(double %1594)
  %1597 = fadd double %1596, %1595
  %1598 = fmul double %1591, 5.000000e-01
  br label %1599
1599:
  %1600 = phi i64 [ 80, %1592 ], [ %1612, %1611 ]
  %1601 = phi double [ %20, %1592 ], [ %1615, %1611 ]
  %1602 = phi double [ %19, %1592 ], [ %1616, %1611 ]
  %1603 = phi double [ %211, %1592 ], [ %1630, %1611 ]
  %1604 = icmp eq i64 %1600, 0
  br i1 %1604, label %1605, label %1611
1605:
  %1606 = phi double [ %1603, %1599 ], [ %1630, %1611 ]
  %1607 = fcmp ogt double %19, %1606
  %1608 = select i1 %1607, double %19, double %1606
  %1609 = fcmp olt double %20, %1608
  %1610 = select i1 %1609, double %20, double %1608
  br label %1634
1611:
  %1612 = add nsw i64 %1600, -1
  store double 0.000000e+00, ptr %97, align 8, !noalias !198
  call fastcc void @f5(ptr %97, double %1585, double %1591, double %19, double %1603)
  %1613 = load double, ptr %97, align 8, !noalias !198
  %1614 = fcmp olt double %1613, %1597
  %1615 = select i1 %1614, double %1601, double %1603
  %1616 = select i1 %1614, double %1603, double %1602
  %1617 = fsub double %1597, %1613
  %1618 = fmul double %1598, %1603
  %1619 = fsub double %1585, %1618
  %1620 = fmul double %1603, %1619
  %1621 = fsub double %1613, %1620
  %1622 = tail call double @llvm.exp.f64(double %1621)
  %1623 = fmul double %1617, %1622
  %1624 = fadd double %1603, %1623
  %1625 = fcmp olt double %1616, %1624
  %1626 = fcmp olt double %1624, %1615
  %1627 = select i1 %1625, i1 %1626, i1 false
  %1628 = fadd double %1616, %1615
  %1629 = fmul double %1628, 5.000000e-01
  %1630 = select i1 %1627, double %1624, double %1629
  %1631 = fsub double %1630, %1603
  %1632 = tail call double @llvm.fabs.f64(double %1631)
  %1633 = fcmp ugt double %1632, %212
  br i1 %1633, label %1599, label %1605
1634:
  %1635 = phi double [ %1610, %1605 ], [ %20, %1582 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %96), !noalias !197
  call void @llvm.lifetime.end.p0(ptr nonnull %97), !noalias !197
  br i1 %194, label %1652, label %1636
1636:
  %1637 = select i1 %1586, i64 %2, i64 0
  %1638 = add i64 %1637, %1563
  %1639 = mul i64 %1638, %3
  %1640 = getelementptr double, ptr %1, i64 %1639
  br label %1641
1641:
  %1642 = phi double [ 0.000000e+00, %1636 ], [ %1650, %1641 ]
  %1643 = phi i64 [ 0, %1636 ], [ %1644, %1641 ]
  %1644 = add nuw nsw i64 %1643, 1
  %1645 = getelementptr double, ptr %1640, i64 %1643
  %1646 = load double, ptr %1645, align 8, !noalias !201
  %1647 = getelementptr double, ptr %42, i64 %1643
  %1648 = load double, ptr %1647, align 8, !noalias !201
  %1649 = fmul reassoc nsz contract double %1648, %1646
  %1650 = fadd reassoc nsz contract double %1649, %1642
  %1651 = icmp eq i64 %1644, %41
  br i1 %1651, label %1652, label %1641
1652:
  %1653 = phi double [ 0.000000e+00, %1634 ], [ %1650, %1641 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %94), !noalias !208
  call void @llvm.lifetime.start.p0(ptr nonnull %95), !noalias !208
  store double 0.000000e+00, ptr %94, align 8, !noalias !209
  store double 0.000000e+00, ptr %95, align 8, !noalias !209
  br i1 %194, label %1670, label %1654
1654:
  %1655 = select i1 %1586, i64 %2, i64 0
  %1656 = add i64 %1655, %1563
  %1657 = mul i64 %1656, %3
  %1658 = getelementptr double, ptr %1, i64 %1657
  br label %1659
1659:
  %1660 = phi double [ 0.000000e+00, %1654 ], [ %1668, %1659 ]
  %1661 = phi i64 [ 0, %1654 ], [ %1662, %1659 ]
  %1662 = add nuw nsw i64 %1661, 1
  %1663 = getelementptr double, ptr %1658, i64 %1661
  %1664 = load double, ptr %1663, align 8, !noalias !212
  %1665 = getelementptr double, ptr %42, i64 %1661
  %1666 = load double, ptr %1665, align 8, !noalias !212
  %1667 = fmul reassoc nsz contract double %1666, %1664
  %1668 = fadd reassoc nsz contract double %1667, %1660
  %1669 = icmp eq i64 %1662, %41
  br i1 %1669, label %1670, label %1659
1670:
  %1671 = phi double [ 0.000000e+00, %1652 ], [ %1668, %1659 ]
  %1672 = select i1 %1586, i64 %18, i64 0
  %1673 = getelementptr i64, ptr %17, i64 %1563
  %1674 = getelementptr i64, ptr %1673, i64 %1672
  %1675 = load i64, ptr %1674, align 8, !noalias !209
  %1676 = icmp slt i64 %1675, 0
  %1677 = select i1 %1676, i64 %49, i64 0
  %1678 = getelementptr double, ptr %48, i64 %1675
  %1679 = getelementptr double, ptr %1678, i64 %1677
  br i1 %206, label %1680, label %1691
1680:
  %1681 = select i1 %1676, i64 %47, i64 0
  %1682 = getelementptr double, ptr %46, i64 %1675
  %1683 = getelementptr double, ptr %1682, i64 %1681
  %1684 = load double, ptr %1683, align 8, !noalias !209
  %1685 = fmul double %1584, %1684
  %1686 = select i1 %1676, i64 %12, i64 0
  %1687 = getelementptr double, ptr %11, i64 %1675
  %1688 = getelementptr double, ptr %1687, i64 %1686
  %1689 = load double, ptr %1688, align 8, !noalias !209
  %1690 = fmul double %1584, %1689
  store double 0.000000e+00, ptr %94, align 8, !noalias !209
  call fastcc void @f9(ptr %94, double %1685, double %1690, double %19, double %20)
  br label %1691
1691:
  %1692 = phi ptr [ %94, %1680 ], [ %1679, %1670 ]
  %1693 = fmul double %1635, 5.000000e-01
  %1694 = fmul double %1590, %1693
  %1695 = fsub double %1653, %1694
  %1696 = fmul double %1635, %1695
  %1697 = load double, ptr %1692, align 8, !noalias !209
  %1698 = fmul double %1584, %1671
  store double 0.000000e+00, ptr %95, align 8, !noalias !209
  call fastcc void @f9(ptr %95, double %1698, double %1591, double %19, double %20)
  %1699 = load double, ptr %95, align 8, !noalias !209
  %1700 = fmul double %1584, %1635
  %1701 = fsub double %1671, %1694
  %1702 = fmul double %1700, %1701
  %1703 = fsub double %1702, %1699
  %1704 = fadd double %1697, %1703
  %1705 = fsub double %1704, %1512
  call void @llvm.lifetime.end.p0(ptr nonnull %94), !noalias !208
  call void @llvm.lifetime.end.p0(ptr nonnull %95), !noalias !208
  %1706 = fsub double %1696, %1705
  %1707 = fadd double %1471, %1706
  br i1 %213, label %1724, label %1708
1708:
  %1709 = select i1 %1586, i64 %2, i64 0
  %1710 = add i64 %1709, %1563
  %1711 = mul i64 %1710, %3
  %1712 = getelementptr double, ptr %1, i64 %1711
  br label %1713
1713:
  %1714 = phi i64 [ 0, %1708 ], [ %1715, %1713 ]
  %1715 = add nuw nsw i64 %1714, 1
  %1716 = getelementptr double, ptr %40, i64 %1714
  %1717 = load double, ptr %1716, align 8, !noalias !215
  %1718 = getelementptr double, ptr %1712, i64 %1714
  %1719 = load double, ptr %1718, align 8, !noalias !215
  %1720 = fmul double %1635, %1719
  %1721 = fsub double %1717, %1720
  %1722 = getelementptr double, ptr %44, i64 %1714
  store double %1721, ptr %1722, align 8, !noalias !215
  %1723 = icmp eq i64 %1715, %43
  br i1 %1723, label %1724, label %1713
1724:
  br i1 %196, label %1726, label %1725
1725:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %214, i1 false), !noalias !218
  br label %1726
1726:
  br i1 %213, label %1747, label %1729
1727:
  %1728 = icmp eq i64 %1731, %43
  br i1 %1728, label %1747, label %1729
1729:
  %1730 = phi i64 [ %1731, %1727 ], [ 0, %1726 ]
  %1731 = add nuw nsw i64 %1730, 1
  br i1 %196, label %1727, label %1732
1732:
  %1733 = getelementptr double, ptr %44, i64 %1730
  %1734 = mul i64 %1730, %10
  %1735 = getelementptr double, ptr %9, i64 %1734
  br label %1736
1736:
  %1737 = phi i64 [ 0, %1732 ], [ %1738, %1736 ]
  %1738 = add nuw nsw i64 %1737, 1
  %1739 = getelementptr double, ptr %46, i64 %1737
  %1740 = load double, ptr %1739, align 8, !noalias !218
  %1741 = load double, ptr %1733, align 8, !noalias !218
  %1742 = getelementptr double, ptr %1735, i64 %1737
  %1743 = load double, ptr %1742, align 8, !noalias !218
  %1744 = fmul double %1741, %1743
  %1745 = fadd double %1740, %1744
  store double %1745, ptr %1739, align 8, !noalias !218
  %1746 = icmp eq i64 %45, %1738
  br i1 %1746, label %1727, label %1736
1747:
  store double 0.000000e+00, ptr %114, align 8, !noalias !121
  call fastcc void @f4(ptr %114, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 %1033, ptr %48, ptr %51)
  %1748 = load double, ptr %114, align 8, !noalias !121
  call void @llvm.lifetime.start.p0(ptr nonnull %92), !noalias !121
  call void @llvm.lifetime.start.p0(ptr nonnull %93), !noalias !121
  store double 0.000000e+00, ptr %92, align 8, !noalias !221
  store double 0.000000e+00, ptr %93, align 8, !noalias !221
  br i1 %213, label %1765, label %1749
1749:
  %1750 = select i1 %1293, i64 %2, i64 0
  %1751 = add i64 %1750, %1050
  %1752 = mul i64 %1751, %3
  %1753 = getelementptr double, ptr %1, i64 %1752
  br label %1754
1754:
  %1755 = phi double [ 0.000000e+00, %1749 ], [ %1763, %1754 ]
  %1756 = phi i64 [ 0, %1749 ], [ %1757, %1754 ]
  %1757 = add nuw nsw i64 %1756, 1
  %1758 = getelementptr double, ptr %1753, i64 %1756
  %1759 = load double, ptr %1758, align 8, !noalias !224
  %1760 = getelementptr double, ptr %44, i64 %1756
  %1761 = load double, ptr %1760, align 8, !noalias !224
  %1762 = fmul reassoc nsz contract double %1761, %1759
  %1763 = fadd reassoc nsz contract double %1762, %1755
  %1764 = icmp eq i64 %1757, %43
  br i1 %1764, label %1765, label %1754
1765:
  %1766 = phi double [ 0.000000e+00, %1747 ], [ %1763, %1754 ]
  %1767 = load double, ptr %1296, align 8, !noalias !221
  %1768 = select i1 %1293, i64 %18, i64 0
  %1769 = getelementptr i64, ptr %17, i64 %1050
  %1770 = getelementptr i64, ptr %1769, i64 %1768
  %1771 = load i64, ptr %1770, align 8, !noalias !221
  %1772 = load double, ptr %1198, align 8, !noalias !221
  %1773 = icmp slt i64 %1771, 0
  %1774 = select i1 %1773, i64 %49, i64 0
  %1775 = getelementptr double, ptr %48, i64 %1771
  %1776 = getelementptr double, ptr %1775, i64 %1774
  br i1 %206, label %1777, label %1788
1777:
  %1778 = select i1 %1773, i64 %47, i64 0
  %1779 = getelementptr double, ptr %46, i64 %1771
  %1780 = getelementptr double, ptr %1779, i64 %1778
  %1781 = load double, ptr %1780, align 8, !noalias !221
  %1782 = fmul double %1772, %1781
  %1783 = select i1 %1773, i64 %12, i64 0
  %1784 = getelementptr double, ptr %11, i64 %1771
  %1785 = getelementptr double, ptr %1784, i64 %1783
  %1786 = load double, ptr %1785, align 8, !noalias !221
  %1787 = fmul double %1772, %1786
  store double 0.000000e+00, ptr %92, align 8, !noalias !221
  call fastcc void @f9(ptr %92, double %1782, double %1787, double %19, double %20)
  br label %1788
1788:
  %1789 = phi ptr [ %92, %1777 ], [ %1776, %1765 ]
  %1790 = load double, ptr %1789, align 8, !noalias !221
  %1791 = fmul double %1766, %1772
  %1792 = fmul double %1767, %1772
  store double 0.000000e+00, ptr %93, align 8, !noalias !221
  call fastcc void @f9(ptr %93, double %1791, double %1792, double %19, double %20)
  %1793 = load double, ptr %93, align 8, !noalias !221
  %1794 = fmul double %1054, %1772
  %1795 = fmul double %1292, %1767
  %1796 = fsub double %1766, %1795
  %1797 = fmul double %1796, %1794
  %1798 = fsub double %1797, %1793
  %1799 = fadd double %1790, %1798
  %1800 = fsub double %1799, %1748
  call void @llvm.lifetime.end.p0(ptr nonnull %92), !noalias !121
  call void @llvm.lifetime.end.p0(ptr nonnull %93), !noalias !121
  %1801 = fadd double %1707, %1800
  %1802 = fcmp olt double %2988, %1801
  br i1 %1802, label %1803, label %1820
1803:
  store i64 %1174, ptr %1049, align 8, !noalias !121
  store double %1250, ptr %1053, align 8, !noalias !121
  store i64 %1563, ptr %1058, align 8, !noalias !121
  store double %1635, ptr %1062, align 8, !noalias !121
  br i1 %215, label %1820, label %1804
1804:
  %1805 = select i1 %1586, i64 %2, i64 0
  %1806 = add i64 %1805, %1563
  %1807 = mul i64 %1806, %3
  %1808 = getelementptr double, ptr %1, i64 %1807
  br label %1809
1809:
  %1810 = phi i64 [ 0, %1804 ], [ %1811, %1809 ]
  %1811 = add nuw nsw i64 %1810, 1
  %1812 = getelementptr double, ptr %42, i64 %1810
  %1813 = load double, ptr %1812, align 8, !noalias !227
  %1814 = getelementptr double, ptr %1808, i64 %1810
  %1815 = load double, ptr %1814, align 8, !noalias !227
  %1816 = fmul double %1635, %1815
  %1817 = fsub double %1813, %1816
  %1818 = getelementptr double, ptr %38, i64 %1810
  store double %1817, ptr %1818, align 8, !noalias !227
  %1819 = icmp eq i64 %1811, %37
  br i1 %1819, label %1820, label %1809
1820:
  call void @llvm.lifetime.end.p0(ptr nonnull %104)
  call void @llvm.lifetime.end.p0(ptr nonnull %105)
  call void @llvm.lifetime.end.p0(ptr nonnull %106)
  call void @llvm.lifetime.end.p0(ptr nonnull %107)
  call void @llvm.lifetime.end.p0(ptr nonnull %108)
  call void @llvm.lifetime.end.p0(ptr nonnull %109)
  call void @llvm.lifetime.end.p0(ptr nonnull %110)
  call void @llvm.lifetime.end.p0(ptr nonnull %111)
  call void @llvm.lifetime.end.p0(ptr nonnull %112)
  call void @llvm.lifetime.end.p0(ptr nonnull %113)
  call void @llvm.lifetime.end.p0(ptr nonnull %114)
  br label %2951
1821:
  %1822 = fcmp olt double %2985, 9.250000e-01
  br i1 %1822, label %1823, label %2439
1823:
  %1824 = icmp slt i64 %2980, %138
  br i1 %1824, label %1825, label %2951
1825:
  call void @llvm.lifetime.start.p0(ptr nonnull %83)
  call void @llvm.lifetime.start.p0(ptr nonnull %84)
  call void @llvm.lifetime.start.p0(ptr nonnull %85)
  call void @llvm.lifetime.start.p0(ptr nonnull %86)
  call void @llvm.lifetime.start.p0(ptr nonnull %87)
  call void @llvm.lifetime.start.p0(ptr nonnull %88)
  call void @llvm.lifetime.start.p0(ptr nonnull %89)
  call void @llvm.lifetime.start.p0(ptr nonnull %90)
  call void @llvm.lifetime.start.p0(ptr nonnull %91)
  store double 0.000000e+00, ptr %83, align 8, !noalias !230
  store double 0.000000e+00, ptr %84, align 8, !noalias !230
  store double 0.000000e+00, ptr %85, align 8, !noalias !230
  store double 0.000000e+00, ptr %86, align 8, !noalias !230
  store double 0.000000e+00, ptr %87, align 8, !noalias !230
  store double 0.000000e+00, ptr %88, align 8, !noalias !230
  store double 0.000000e+00, ptr %89, align 8, !noalias !230
  store double 0.000000e+00, ptr %90, align 8, !noalias !230
  store double 0.000000e+00, ptr %91, align 8, !noalias !230
  store double 0.000000e+00, ptr %83, align 8, !noalias !230
  call fastcc void @f3(ptr %83, i64 %2989, i64 1)
  %1826 = load double, ptr %83, align 8, !noalias !230
  %1827 = fmul double %1826, %172
  %1828 = fptosi double %1827 to i64
  %1829 = add nsw i64 %1828, 1
  store double 0.000000e+00, ptr %84, align 8, !noalias !230
  call fastcc void @f3(ptr %84, i64 %2989, i64 2)
  %1830 = load double, ptr %84, align 8, !noalias !230
  %1831 = sitofp i64 %2980 to double
  %1832 = fmul double %1830, %1831
  %1833 = fptosi double %1832 to i64
  %1834 = icmp slt i64 %1833, 0
  %1835 = select i1 %1834, i64 %34, i64 0
  %1836 = getelementptr i64, ptr %33, i64 %1833
  %1837 = getelementptr i64, ptr %1836, i64 %1835
  %1838 = load i64, ptr %1837, align 8, !noalias !230
  %1839 = select i1 %1834, i64 %36, i64 0
  %1840 = getelementptr double, ptr %35, i64 %1833
  %1841 = getelementptr double, ptr %1840, i64 %1839
  %1842 = load double, ptr %1841, align 8, !noalias !230
  br i1 %173, label %1860, label %1843
1843:
  %1844 = icmp slt i64 %1838, 0
  %1845 = select i1 %1844, i64 %2, i64 0
  %1846 = add i64 %1845, %1838
  %1847 = mul i64 %1846, %3
  %1848 = getelementptr double, ptr %1, i64 %1847
  br label %1849
1849:
  %1850 = phi i64 [ 0, %1843 ], [ %1851, %1849 ]
  %1851 = add nuw nsw i64 %1850, 1
  %1852 = getelementptr double, ptr %38, i64 %1850
  %1853 = load double, ptr %1852, align 8, !noalias !233
  %1854 = getelementptr double, ptr %1848, i64 %1850
  %1855 = load double, ptr %1854, align 8, !noalias !233
  %1856 = fmul double %1842, %1855
  %1857 = fadd double %1853, %1856
  %1858 = getelementptr double, ptr %40, i64 %1850
  store double %1857, ptr %1858, align 8, !noalias !233
  %1859 = icmp eq i64 %1851, %39
  br i1 %1859, label %1860, label %1849
1860:
  br i1 %174, label %1862, label %1861
1861:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %175, i1 false), !noalias !236
  br label %1862
1862:
  br i1 %173, label %1883, label %1865
1863:
  %1864 = icmp eq i64 %1867, %39
  br i1 %1864, label %1883, label %1865
1865:
  %1866 = phi i64 [ %1867, %1863 ], [ 0, %1862 ]
  %1867 = add nuw nsw i64 %1866, 1
  br i1 %174, label %1863, label %1868
1868:
  %1869 = getelementptr double, ptr %40, i64 %1866
  %1870 = mul i64 %1866, %10
  %1871 = getelementptr double, ptr %9, i64 %1870
  br label %1872
1872:
  %1873 = phi i64 [ 0, %1868 ], [ %1874, %1872 ]
  %1874 = add nuw nsw i64 %1873, 1
  %1875 = getelementptr double, ptr %46, i64 %1873
  %1876 = load double, ptr %1875, align 8, !noalias !236
  %1877 = load double, ptr %1869, align 8, !noalias !236
  %1878 = getelementptr double, ptr %1871, i64 %1873
  %1879 = load double, ptr %1878, align 8, !noalias !236
  %1880 = fmul double %1877, %1879
  %1881 = fadd double %1876, %1880
  store double %1881, ptr %1875, align 8, !noalias !236
  %1882 = icmp eq i64 %45, %1874
  br i1 %1882, label %1863, label %1872
1883:
  %1884 = add nsw i64 %2980, 1
  %1885 = icmp slt i64 %2980, -1
  %1886 = select i1 %1885, i64 %32, i64 0
  %1887 = getelementptr double, ptr %31, i64 %1884
  %1888 = getelementptr double, ptr %1887, i64 %1886
  %1889 = load double, ptr %1888, align 8, !noalias !230
  %1890 = icmp slt i64 %2980, 0
  %1891 = select i1 %1890, i64 %32, i64 0
  %1892 = getelementptr double, ptr %31, i64 %2980
  %1893 = getelementptr double, ptr %1892, i64 %1891
  %1894 = load double, ptr %1893, align 8, !noalias !230
  %1895 = fsub double %1889, %1894
  store double 0.000000e+00, ptr %85, align 8, !noalias !230
  call fastcc void @f4(ptr %85, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %1896 = load double, ptr %85, align 8, !noalias !230
  br i1 %173, label %1914, label %1897
1897:
  %1898 = icmp slt i64 %1838, 0
  %1899 = select i1 %1898, i64 %2, i64 0
  %1900 = add i64 %1899, %1838
  %1901 = mul i64 %1900, %3
  %1902 = getelementptr double, ptr %1, i64 %1901
  br label %1903
1903:
  %1904 = phi double [ 0.000000e+00, %1897 ], [ %1912, %1903 ]
  %1905 = phi i64 [ 0, %1897 ], [ %1906, %1903 ]
  %1906 = add nuw nsw i64 %1905, 1
  %1907 = getelementptr double, ptr %1902, i64 %1905
  %1908 = load double, ptr %1907, align 8, !noalias !239
  %1909 = getelementptr double, ptr %40, i64 %1905
  %1910 = load double, ptr %1909, align 8, !noalias !239
  %1911 = fmul reassoc nsz contract double %1910, %1908
  %1912 = fadd reassoc nsz contract double %1911, %1904
  %1913 = icmp eq i64 %1906, %39
  br i1 %1913, label %1914, label %1903
1914:
  %1915 = phi double [ 0.000000e+00, %1883 ], [ %1912, %1903 ]
  %1916 = icmp slt i64 %1838, 0
  %1917 = select i1 %1916, i64 %6, i64 0
  %1918 = getelementptr double, ptr %5, i64 %1838
  %1919 = getelementptr double, ptr %1918, i64 %1917
  %1920 = load double, ptr %1919, align 8, !noalias !246
  call void @llvm.lifetime.start.p0(ptr nonnull %81), !noalias !247
  call void @llvm.lifetime.start.p0(ptr nonnull %82), !noalias !247
  store double 0.000000e+00, ptr %81, align 8, !noalias !248
  store double 0.000000e+00, ptr %82, align 8, !noalias !248
  br i1 %173, label %1937, label %1921
1921:
  %1922 = select i1 %1916, i64 %2, i64 0
  %1923 = add i64 %1922, %1838
  %1924 = mul i64 %1923, %3
  %1925 = getelementptr double, ptr %1, i64 %1924
  br label %1926
1926:
  %1927 = phi double [ 0.000000e+00, %1921 ], [ %1935, %1926 ]
  %1928 = phi i64 [ 0, %1921 ], [ %1929, %1926 ]
  %1929 = add nuw nsw i64 %1928, 1
  %1930 = getelementptr double, ptr %1925, i64 %1928
  %1931 = load double, ptr %1930, align 8, !noalias !251
  %1932 = getelementptr double, ptr %40, i64 %1928
  %1933 = load double, ptr %1932, align 8, !noalias !251
  %1934 = fmul reassoc nsz contract double %1933, %1931
  %1935 = fadd reassoc nsz contract double %1934, %1927
  %1936 = icmp eq i64 %1929, %39
  br i1 %1936, label %1937, label %1926
1937:
  %1938 = phi double [ 0.000000e+00, %1914 ], [ %1935, %1926 ]
  %1939 = select i1 %1916, i64 %18, i64 0
  %1940 = getelementptr i64, ptr %17, i64 %1838
  %1941 = getelementptr i64, ptr %1940, i64 %1939
  %1942 = load i64, ptr %1941, align 8, !noalias !248
  %1943 = load double, ptr %22, align 8, !noalias !248
  %1944 = icmp slt i64 %1942, 0
  %1945 = select i1 %1944, i64 %49, i64 0
  %1946 = getelementptr double, ptr %48, i64 %1942
  %1947 = getelementptr double, ptr %1946, i64 %1945
  br i1 %176, label %1948, label %1959
1948:
  %1949 = select i1 %1944, i64 %47, i64 0
  %1950 = getelementptr double, ptr %46, i64 %1942
  %1951 = getelementptr double, ptr %1950, i64 %1949
  %1952 = load double, ptr %1951, align 8, !noalias !248
  %1953 = fmul double %1943, %1952
  %1954 = select i1 %1944, i64 %12, i64 0
  %1955 = getelementptr double, ptr %11, i64 %1942
  %1956 = getelementptr double, ptr %1955, i64 %1954
  %1957 = load double, ptr %1956, align 8, !noalias !248
  %1958 = fmul double %1943, %1957
  store double 0.000000e+00, ptr %81, align 8, !noalias !248
  call fastcc void @f9(ptr %81, double %1953, double %1958, double %19, double %20)
  br label %1959
1959:
  %1960 = phi ptr [ %81, %1948 ], [ %1947, %1937 ]
  %1961 = fmul double %1842, 5.000000e-01
  %1962 = fmul double %1961, %1920
  %1963 = fsub double %1915, %1962
  %1964 = fmul double %1842, %1963
  %1965 = load double, ptr %1960, align 8, !noalias !248
  %1966 = fmul double %1938, %1943
  %1967 = fmul double %1920, %1943
  store double 0.000000e+00, ptr %82, align 8, !noalias !248
  call fastcc void @f9(ptr %82, double %1966, double %1967, double %19, double %20)
  %1968 = load double, ptr %82, align 8, !noalias !248
  %1969 = fmul double %1842, %1943
  %1970 = fsub double %1938, %1962
  %1971 = fmul double %1970, %1969
  %1972 = fsub double %1971, %1968
  %1973 = fadd double %1965, %1972
  %1974 = fsub double %1973, %1896
  call void @llvm.lifetime.end.p0(ptr nonnull %81), !noalias !247
  call void @llvm.lifetime.end.p0(ptr nonnull %82), !noalias !247
  %1975 = fsub double %1964, %1974
  %1976 = fsub double %1895, %1975
  store double 0.000000e+00, ptr %86, align 8, !noalias !230
  call fastcc void @f4(ptr %86, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 %1829, ptr %48, ptr %51)
  %1977 = load double, ptr %86, align 8, !noalias !230
  store double 0.000000e+00, ptr %87, align 8, !noalias !230
  call fastcc void @f3(ptr %87, i64 %2989, i64 4)
  %1978 = load double, ptr %87, align 8, !noalias !230
  %1979 = load double, ptr %178, align 8, !noalias !254
  %1980 = fmul double %1978, %1979
  br i1 %179, label %1981, label %1993
1981:
  %1982 = phi i64 [ %1991, %1981 ], [ %180, %1959 ]
  %1983 = phi i64 [ %1990, %1981 ], [ 0, %1959 ]
  %1984 = add nuw nsw i64 %1983, %1982
  %1985 = lshr i64 %1984, 1
  %1986 = getelementptr double, ptr %51, i64 %1985
  %1987 = load double, ptr %1986, align 8, !noalias !254
  %1988 = fcmp ogt double %1987, %1980
  %1989 = add nuw nsw i64 %1985, 1
  %1990 = select i1 %1988, i64 %1983, i64 %1989
  %1991 = select i1 %1988, i64 %1985, i64 %1982
  %1992 = icmp slt i64 %1990, %1991
  br i1 %1992, label %1981, label %1993
1993:
  %1994 = phi i64 [ 0, %1959 ], [ %1990, %1981 ]
  %1995 = icmp sgt i64 %1994, 0
  br i1 %1995, label %1996, label %2000
1996:
  %1997 = getelementptr double, ptr %51, i64 %1994
  %1998 = getelementptr i8, ptr %1997, i64 -8
  %1999 = load double, ptr %1998, align 8, !noalias !254
  br label %2000
2000:
  %2001 = phi double [ %1999, %1996 ], [ 0.000000e+00, %1993 ]
  %2002 = getelementptr double, ptr %51, i64 %1994
  %2003 = load double, ptr %2002, align 8, !noalias !254
  %2004 = fsub double %2003, %2001
  %2005 = fcmp ogt double %1980, %2001
  %2006 = fcmp ogt double %2004, 0.000000e+00
  %2007 = select i1 %2005, i1 %2006, i1 false
  br i1 %2007, label %2008, label %2019
2008:
  %2009 = getelementptr double, ptr %13, i64 %1994
  %2010 = load double, ptr %2009, align 8, !noalias !254
  %2011 = fptosi double %2010 to i64
  %2012 = fsub double %1980, %2001
  %2013 = fdiv double %2012, %2004
  %2014 = sitofp i64 %2011 to double
  %2015 = fmul double %2013, %2014
  %2016 = fptosi double %2015 to i64
  %2017 = add nsw i64 %2011, -1
  %2018 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %2017, i64 %2016)
  br label %2019
2019:
  %2020 = phi i64 [ %2018, %2008 ], [ 0, %2000 ]
  %2021 = getelementptr i64, ptr %14, i64 %1994
  %2022 = load i64, ptr %2021, align 8, !noalias !254
  %2023 = add nsw i64 %2022, %2020
  %2024 = icmp slt i64 %2023, 0
  %2025 = select i1 %2024, i64 %16, i64 0
  %2026 = getelementptr i64, ptr %15, i64 %2023
  %2027 = getelementptr i64, ptr %2026, i64 %2025
  %2028 = load i64, ptr %2027, align 8, !noalias !254
  store double 0.000000e+00, ptr %88, align 8, !noalias !230
  call fastcc void @f3(ptr %88, i64 %2989, i64 5)
  %2029 = load double, ptr %88, align 8, !noalias !230
  br i1 %173, label %2047, label %2030
2030:
  %2031 = icmp slt i64 %2028, 0
  %2032 = select i1 %2031, i64 %2, i64 0
  %2033 = add i64 %2032, %2028
  %2034 = mul i64 %2033, %3
  %2035 = getelementptr double, ptr %1, i64 %2034
  br label %2036
2036:
  %2037 = phi double [ 0.000000e+00, %2030 ], [ %2045, %2036 ]
  %2038 = phi i64 [ 0, %2030 ], [ %2039, %2036 ]
  %2039 = add nuw nsw i64 %2038, 1
  %2040 = getelementptr double, ptr %2035, i64 %2038
  %2041 = load double, ptr %2040, align 8, !noalias !257
  %2042 = getelementptr double, ptr %40, i64 %2038
  %2043 = load double, ptr %2042, align 8, !noalias !257
  %2044 = fmul reassoc nsz contract double %2043, %2041
  %2045 = fadd reassoc nsz contract double %2044, %2037
  %2046 = icmp eq i64 %2039, %39
  br i1 %2046, label %2047, label %2036
2047:
  %2048 = phi double [ 0.000000e+00, %2019 ], [ %2045, %2036 ]
  %2049 = icmp slt i64 %1828, -1
  %2050 = select i1 %2049, i64 %23, i64 0
  %2051 = getelementptr double, ptr %22, i64 %1829
  %2052 = getelementptr double, ptr %2051, i64 %2050
  %2053 = load double, ptr %2052, align 8, !noalias !262
  %2054 = fmul double %2048, %2053
  %2055 = icmp slt i64 %2028, 0
  %2056 = select i1 %2055, i64 %6, i64 0
  %2057 = getelementptr double, ptr %5, i64 %2028
  %2058 = getelementptr double, ptr %2057, i64 %2056
  %2059 = load double, ptr %2058, align 8, !noalias !262
  %2060 = fmul double %2053, %2059
  call void @llvm.lifetime.start.p0(ptr nonnull %79), !noalias !262
  call void @llvm.lifetime.start.p0(ptr nonnull %80), !noalias !262
  store double 0.000000e+00, ptr %79, align 8, !noalias !263
  store double 0.000000e+00, ptr %80, align 8, !noalias !263
  br i1 %181, label %2103, label %2061
2061:
  %2062 = fcmp olt double %2029, 0x3C90000000000000
  %2063 = select i1 %2062, double 0x3C90000000000000, double %2029
  store double 0.000000e+00, ptr %79, align 8, !noalias !263
  call fastcc void @f5(ptr %79, double %2054, double %2060, double %19, double %20)
  %2064 = load double, ptr %79, align 8, !noalias !263
  %2065 = tail call double @llvm.log.f64(double %2063)
  %2066 = fadd double %2065, %2064
  %2067 = fmul double %2060, 5.000000e-01
  br label %2068
2068:
  %2069 = phi i64 [ 80, %2061 ], [ %2081, %2080 ]
  %2070 = phi double [ %20, %2061 ], [ %2084, %2080 ]
  %2071 = phi double [ %19, %2061 ], [ %2085, %2080 ]
  %2072 = phi double [ %183, %2061 ], [ %2099, %2080 ]
  %2073 = icmp eq i64 %2069, 0
  br i1 %2073, label %2074, label %2080
2074:
  %2075 = phi double [ %2072, %2068 ], [ %2099, %2080 ]
  %2076 = fcmp ogt double %19, %2075
  %2077 = select i1 %2076, double %19, double %2075
  %2078 = fcmp olt double %20, %2077
  %2079 = select i1 %2078, double %20, double %2077
  br label %2103
2080:
  %2081 = add nsw i64 %2069, -1
  store double 0.000000e+00, ptr %80, align 8, !noalias !263
  call fastcc void @f5(ptr %80, double %2054, double %2060, double %19, double %2072)
  %2082 = load double, ptr %80, align 8, !noalias !263
  %2083 = fcmp olt double %2082, %2066
  %2084 = select i1 %2083, double %2070, double %2072
  %2085 = select i1 %2083, double %2072, double %2071
  %2086 = fsub double %2066, %2082
  %2087 = fmul double %2067, %2072
  %2088 = fsub double %2054, %2087
  %2089 = fmul double %2072, %2088
  %2090 = fsub double %2082, %2089
  %2091 = tail call double @llvm.exp.f64(double %2090)
  %2092 = fmul double %2086, %2091
  %2093 = fadd double %2072, %2092
  %2094 = fcmp olt double %2085, %2093
  %2095 = fcmp olt double %2093, %2084
  %2096 = select i1 %2094, i1 %2095, i1 false
  %2097 = fadd double %2085, %2084
  %2098 = fmul double %2097, 5.000000e-01
  %2099 = select i1 %2096, double %2093, double %2098
  %2100 = fsub double %2099, %2072
  %2101 = tail call double @llvm.fabs.f64(double %2100)
  %2102 = fcmp ugt double %2101, %184
  br i1 %2102, label %2068, label %2074
2103:
  %2104 = phi double [ %2079, %2074 ], [ %20, %2047 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %79), !noalias !262
  call void @llvm.lifetime.end.p0(ptr nonnull %80), !noalias !262
  br i1 %173, label %2121, label %2105
2105:
  %2106 = select i1 %2055, i64 %2, i64 0
  %2107 = add i64 %2106, %2028
  %2108 = mul i64 %2107, %3
  %2109 = getelementptr double, ptr %1, i64 %2108
  br label %2110
2110:
  %2111 = phi double [ 0.000000e+00, %2105 ], [ %2119, %2110 ]
  %2112 = phi i64 [ 0, %2105 ], [ %2113, %2110 ]
  %2113 = add nuw nsw i64 %2112, 1
  %2114 = getelementptr double, ptr %2109, i64 %2112
  %2115 = load double, ptr %2114, align 8, !noalias !266
  %2116 = getelementptr double, ptr %40, i64 %2112
  %2117 = load double, ptr %2116, align 8, !noalias !266
  %2118 = fmul reassoc nsz contract double %2117, %2115
  %2119 = fadd reassoc nsz contract double %2118, %2111
  %2120 = icmp eq i64 %2113, %39
  br i1 %2120, label %2121, label %2110
2121:
  %2122 = phi double [ 0.000000e+00, %2103 ], [ %2119, %2110 ]
  %2123 = fmul double %2104, 5.000000e-01
  %2124 = fmul double %2059, %2123
  %2125 = fsub double %2122, %2124
  %2126 = fmul double %2104, %2125
  call void @llvm.lifetime.start.p0(ptr nonnull %77), !noalias !230
  call void @llvm.lifetime.start.p0(ptr nonnull %78), !noalias !230
  store double 0.000000e+00, ptr %77, align 8, !noalias !271
  store double 0.000000e+00, ptr %78, align 8, !noalias !271
  br i1 %173, label %2143, label %2127
2127:
  %2128 = select i1 %2055, i64 %2, i64 0
  %2129 = add i64 %2128, %2028
  %2130 = mul i64 %2129, %3
  %2131 = getelementptr double, ptr %1, i64 %2130
  br label %2132
2132:
  %2133 = phi double [ 0.000000e+00, %2127 ], [ %2141, %2132 ]
  %2134 = phi i64 [ 0, %2127 ], [ %2135, %2132 ]
  %2135 = add nuw nsw i64 %2134, 1
  %2136 = getelementptr double, ptr %2131, i64 %2134
  %2137 = load double, ptr %2136, align 8, !noalias !274
  %2138 = getelementptr double, ptr %40, i64 %2134
  %2139 = load double, ptr %2138, align 8, !noalias !274
  %2140 = fmul reassoc nsz contract double %2139, %2137
  %2141 = fadd reassoc nsz contract double %2140, %2133
  %2142 = icmp eq i64 %2135, %39
  br i1 %2142, label %2143, label %2132
2143:
  %2144 = phi double [ 0.000000e+00, %2121 ], [ %2141, %2132 ]
  %2145 = select i1 %2055, i64 %18, i64 0
  %2146 = getelementptr i64, ptr %17, i64 %2028
  %2147 = getelementptr i64, ptr %2146, i64 %2145
  %2148 = load i64, ptr %2147, align 8, !noalias !271
  %2149 = icmp slt i64 %2148, 0
  %2150 = select i1 %2149, i64 %49, i64 0
  %2151 = getelementptr double, ptr %48, i64 %2148
  %2152 = getelementptr double, ptr %2151, i64 %2150
  br i1 %176, label %2153, label %2164
2153:
  %2154 = select i1 %2149, i64 %47, i64 0
  %2155 = getelementptr double, ptr %46, i64 %2148
  %2156 = getelementptr double, ptr %2155, i64 %2154
  %2157 = load double, ptr %2156, align 8, !noalias !271
  %2158 = fmul double %2053, %2157
  %2159 = select i1 %2149, i64 %12, i64 0
  %2160 = getelementptr double, ptr %11, i64 %2148
  %2161 = getelementptr double, ptr %2160, i64 %2159
  %2162 = load double, ptr %2161, align 8, !noalias !271
  %2163 = fmul double %2053, %2162
  store double 0.000000e+00, ptr %77, align 8, !noalias !271
  call fastcc void @f9(ptr %77, double %2158, double %2163, double %19, double %20)
  br label %2164
2164:
  %2165 = phi ptr [ %77, %2153 ], [ %2152, %2143 ]
  %2166 = load double, ptr %2165, align 8, !noalias !271
  %2167 = fmul double %2053, %2144
  store double 0.000000e+00, ptr %78, align 8, !noalias !271
  call fastcc void @f9(ptr %78, double %2167, double %2060, double %19, double %20)
  %2168 = load double, ptr %78, align 8, !noalias !271
  %2169 = fmul double %2053, %2104
  %2170 = fsub double %2144, %2124
  %2171 = fmul double %2169, %2170
  %2172 = fsub double %2171, %2168
  %2173 = fadd double %2166, %2172
  %2174 = fsub double %2173, %1977
  call void @llvm.lifetime.end.p0(ptr nonnull %77), !noalias !230
  call void @llvm.lifetime.end.p0(ptr nonnull %78), !noalias !230
  %2175 = fsub double %2126, %2174
  %2176 = fadd double %1976, %2175
  br i1 %185, label %2193, label %2177
2177:
  %2178 = select i1 %2055, i64 %2, i64 0
  %2179 = add i64 %2178, %2028
  %2180 = mul i64 %2179, %3
  %2181 = getelementptr double, ptr %1, i64 %2180
  br label %2182
2182:
  %2183 = phi i64 [ 0, %2177 ], [ %2184, %2182 ]
  %2184 = add nuw nsw i64 %2183, 1
  %2185 = getelementptr double, ptr %40, i64 %2183
  %2186 = load double, ptr %2185, align 8, !noalias !277
  %2187 = getelementptr double, ptr %2181, i64 %2183
  %2188 = load double, ptr %2187, align 8, !noalias !277
  %2189 = fmul double %2104, %2188
  %2190 = fsub double %2186, %2189
  %2191 = getelementptr double, ptr %42, i64 %2183
  store double %2190, ptr %2191, align 8, !noalias !277
  %2192 = icmp eq i64 %2184, %41
  br i1 %2192, label %2193, label %2182
2193:
  br i1 %174, label %2195, label %2194
2194:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %186, i1 false), !noalias !280
  br label %2195
2195:
  br i1 %185, label %2216, label %2198
2196:
  %2197 = icmp eq i64 %2200, %41
  br i1 %2197, label %2216, label %2198
2198:
  %2199 = phi i64 [ %2200, %2196 ], [ 0, %2195 ]
  %2200 = add nuw nsw i64 %2199, 1
  br i1 %174, label %2196, label %2201
2201:
  %2202 = getelementptr double, ptr %42, i64 %2199
  %2203 = mul i64 %2199, %10
  %2204 = getelementptr double, ptr %9, i64 %2203
  br label %2205
2205:
  %2206 = phi i64 [ 0, %2201 ], [ %2207, %2205 ]
  %2207 = add nuw nsw i64 %2206, 1
  %2208 = getelementptr double, ptr %46, i64 %2206
  %2209 = load double, ptr %2208, align 8, !noalias !280
  %2210 = load double, ptr %2202, align 8, !noalias !280
  %2211 = getelementptr double, ptr %2204, i64 %2206
  %2212 = load double, ptr %2211, align 8, !noalias !280
  %2213 = fmul double %2210, %2212
  %2214 = fadd double %2209, %2213
  store double %2214, ptr %2208, align 8, !noalias !280
  %2215 = icmp eq i64 %45, %2207
  br i1 %2215, label %2196, label %2205
2216:
  store double 0.000000e+00, ptr %89, align 8, !noalias !230
  call fastcc void @f4(ptr %89, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %2217 = load double, ptr %89, align 8, !noalias !230
  store double 0.000000e+00, ptr %90, align 8, !noalias !230
  call fastcc void @f3(ptr %90, i64 %2989, i64 6)
  %2218 = load double, ptr %90, align 8, !noalias !230
  %2219 = load double, ptr %178, align 8, !noalias !283
  %2220 = fmul double %2218, %2219
  br i1 %179, label %2221, label %2233
2221:
  %2222 = phi i64 [ %2231, %2221 ], [ %187, %2216 ]
  %2223 = phi i64 [ %2230, %2221 ], [ 0, %2216 ]
  %2224 = add nuw nsw i64 %2223, %2222
  %2225 = lshr i64 %2224, 1
  %2226 = getelementptr double, ptr %51, i64 %2225
  %2227 = load double, ptr %2226, align 8, !noalias !283
  %2228 = fcmp ogt double %2227, %2220
  %2229 = add nuw nsw i64 %2225, 1
  %2230 = select i1 %2228, i64 %2223, i64 %2229
  %2231 = select i1 %2228, i64 %2225, i64 %2222
  %2232 = icmp slt i64 %2230, %2231
  br i1 %2232, label %2221, label %2233
2233:
  %2234 = phi i64 [ 0, %2216 ], [ %2230, %2221 ]
  %2235 = icmp sgt i64 %2234, 0
  br i1 %2235, label %2236, label %2240
2236:
  %2237 = getelementptr double, ptr %51, i64 %2234
  %2238 = getelementptr i8, ptr %2237, i64 -8
  %2239 = load double, ptr %2238, align 8, !noalias !283
  br label %2240
2240:
  %2241 = phi double [ %2239, %2236 ], [ 0.000000e+00, %2233 ]
  %2242 = getelementptr double, ptr %51, i64 %2234
  %2243 = load double, ptr %2242, align 8, !noalias !283
  %2244 = fsub double %2243, %2241
  %2245 = fcmp ogt double %2220, %2241
  %2246 = fcmp ogt double %2244, 0.000000e+00
  %2247 = select i1 %2245, i1 %2246, i1 false
  br i1 %2247, label %2248, label %2259
2248:
  %2249 = getelementptr double, ptr %13, i64 %2234
  %2250 = load double, ptr %2249, align 8, !noalias !283
  %2251 = fptosi double %2250 to i64
  %2252 = fsub double %2220, %2241
  %2253 = fdiv double %2252, %2244
  %2254 = sitofp i64 %2251 to double
  %2255 = fmul double %2253, %2254
  %2256 = fptosi double %2255 to i64
  %2257 = add nsw i64 %2251, -1
  %2258 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %2257, i64 %2256)
  br label %2259
2259:
  %2260 = phi i64 [ %2258, %2248 ], [ 0, %2240 ]
  %2261 = getelementptr i64, ptr %14, i64 %2234
  %2262 = load i64, ptr %2261, align 8, !noalias !283
  %2263 = add nsw i64 %2262, %2260
  %2264 = icmp slt i64 %2263, 0
  %2265 = select i1 %2264, i64 %16, i64 0
  %2266 = getelementptr i64, ptr %15, i64 %2263
  %2267 = getelementptr i64, ptr %2266, i64 %2265
  %2268 = load i64, ptr %2267, align 8, !noalias !283
  store double 0.000000e+00, ptr %91, align 8, !noalias !230
  call fastcc void @f3(ptr %91, i64 %2989, i64 7)
  %2269 = load double, ptr %91, align 8, !noalias !230
  br i1 %185, label %2287, label %2270
2270:
  %2271 = icmp slt i64 %2268, 0
  %2272 = select i1 %2271, i64 %2, i64 0
  %2273 = add i64 %2272, %2268
  %2274 = mul i64 %2273, %3
  %2275 = getelementptr double, ptr %1, i64 %2274
  br label %2276
2276:
  %2277 = phi double [ 0.000000e+00, %2270 ], [ %2285, %2276 ]
  %2278 = phi i64 [ 0, %2270 ], [ %2279, %2276 ]
  %2279 = add nuw nsw i64 %2278, 1
  %2280 = getelementptr double, ptr %2275, i64 %2278
  %2281 = load double, ptr %2280, align 8, !noalias !286
  %2282 = getelementptr double, ptr %42, i64 %2278
  %2283 = load double, ptr %2282, align 8, !noalias !286
  %2284 = fmul reassoc nsz contract double %2283, %2281
  %2285 = fadd reassoc nsz contract double %2284, %2277
  %2286 = icmp eq i64 %2279, %41
  br i1 %2286, label %2287, label %2276
2287:
  %2288 = phi double [ 0.000000e+00, %2259 ], [ %2285, %2276 ]
  %2289 = load double, ptr %22, align 8, !noalias !291
  %2290 = fmul double %2288, %2289
  %2291 = icmp slt i64 %2268, 0
  %2292 = select i1 %2291, i64 %6, i64 0
  %2293 = getelementptr double, ptr %5, i64 %2268
  %2294 = getelementptr double, ptr %2293, i64 %2292
  %2295 = load double, ptr %2294, align 8, !noalias !291
  %2296 = fmul double %2289, %2295
  call void @llvm.lifetime.start.p0(ptr nonnull %75), !noalias !291
  call void @llvm.lifetime.start.p0(ptr nonnull %76), !noalias !291
  store double 0.000000e+00, ptr %75, align 8, !noalias !292
  store double 0.000000e+00, ptr %76, align 8, !noalias !292
  br i1 %181, label %2339, label %2297
2297:
  %2298 = fcmp olt double %2269, 0x3C90000000000000
  %2299 = select i1 %2298, double 0x3C90000000000000, double %2269
  store double 0.000000e+00, ptr %75, align 8, !noalias !292
  call fastcc void @f5(ptr %75, double %2290, double %2296, double %19, double %20)
  %2300 = load double, ptr %75, align 8, !noalias !292
  %2301 = tail call double @llvm.log.f64(double %2299)
  %2302 = fadd double %2301, %2300
  %2303 = fmul double %2296, 5.000000e-01
  br label %2304
2304:
  %2305 = phi i64 [ 80, %2297 ], [ %2317, %2316 ]
  %2306 = phi double [ %20, %2297 ], [ %2320, %2316 ]
  %2307 = phi double [ %19, %2297 ], [ %2321, %2316 ]
  %2308 = phi double [ %189, %2297 ], [ %2335, %2316 ]
  %2309 = icmp eq i64 %2305, 0
  br i1 %2309, label %2310, label %2316
2310:
  %2311 = phi double [ %2308, %2304 ], [ %2335, %2316 ]
  %2312 = fcmp ogt double %19, %2311
  %2313 = select i1 %2312, double %19, double %2311
  %2314 = fcmp olt double %20, %2313
  %2315 = select i1 %2314, double %20, double %2313
  br label %2339
2316:
  %2317 = add nsw i64 %2305, -1
  store double 0.000000e+00, ptr %76, align 8, !noalias !292
  call fastcc void @f5(ptr %76, double %2290, double %2296, double %19, double %2308)
  %2318 = load double, ptr %76, align 8, !noalias !292
  %2319 = fcmp olt double %2318, %2302
  %2320 = select i1 %2319, double %2306, double %2308
  %2321 = select i1 %2319, double %2308, double %2307
  %2322 = fsub double %2302, %2318
  %2323 = fmul double %2303, %2308
  %2324 = fsub double %2290, %2323
  %2325 = fmul double %2308, %2324
  %2326 = fsub double %2318, %2325
  %2327 = tail call double @llvm.exp.f64(double %2326)
  %2328 = fmul double %2322, %2327
  %2329 = fadd double %2308, %2328
  %2330 = fcmp olt double %2321, %2329
  %2331 = fcmp olt double %2329, %2320
  %2332 = select i1 %2330, i1 %2331, i1 false
  %2333 = fadd double %2321, %2320
  %2334 = fmul double %2333, 5.000000e-01
  %2335 = select i1 %2332, double %2329, double %2334
  %2336 = fsub double %2335, %2308
  %2337 = tail call double @llvm.fabs.f64(double %2336)
  %2338 = fcmp ugt double %2337, %190
  br i1 %2338, label %2304, label %2310
2339:
  %2340 = phi double [ %2315, %2310 ], [ %20, %2287 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %75), !noalias !291
  call void @llvm.lifetime.end.p0(ptr nonnull %76), !noalias !291
  br i1 %185, label %2357, label %2341
2341:
  %2342 = select i1 %2291, i64 %2, i64 0
  %2343 = add i64 %2342, %2268
  %2344 = mul i64 %2343, %3
  %2345 = getelementptr double, ptr %1, i64 %2344
  br label %2346
2346:
  %2347 = phi double [ 0.000000e+00, %2341 ], [ %2355, %2346 ]
  %2348 = phi i64 [ 0, %2341 ], [ %2349, %2346 ]
  %2349 = add nuw nsw i64 %2348, 1
  %2350 = getelementptr double, ptr %2345, i64 %2348
  %2351 = load double, ptr %2350, align 8, !noalias !295
  %2352 = getelementptr double, ptr %42, i64 %2348
  %2353 = load double, ptr %2352, align 8, !noalias !295
  %2354 = fmul reassoc nsz contract double %2353, %2351
  %2355 = fadd reassoc nsz contract double %2354, %2347
  %2356 = icmp eq i64 %2349, %41
  br i1 %2356, label %2357, label %2346
2357:
  %2358 = phi double [ 0.000000e+00, %2339 ], [ %2355, %2346 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %73), !noalias !302
  call void @llvm.lifetime.start.p0(ptr nonnull %74), !noalias !302
  store double 0.000000e+00, ptr %73, align 8, !noalias !303
  store double 0.000000e+00, ptr %74, align 8, !noalias !303
  br i1 %185, label %2375, label %2359
2359:
  %2360 = select i1 %2291, i64 %2, i64 0
  %2361 = add i64 %2360, %2268
  %2362 = mul i64 %2361, %3
  %2363 = getelementptr double, ptr %1, i64 %2362
  br label %2364
2364:
  %2365 = phi double [ 0.000000e+00, %2359 ], [ %2373, %2364 ]
  %2366 = phi i64 [ 0, %2359 ], [ %2367, %2364 ]
  %2367 = add nuw nsw i64 %2366, 1
  %2368 = getelementptr double, ptr %2363, i64 %2366
  %2369 = load double, ptr %2368, align 8, !noalias !306
  %2370 = getelementptr double, ptr %42, i64 %2366
  %2371 = load double, ptr %2370, align 8, !noalias !306
  %2372 = fmul reassoc nsz contract double %2371, %2369
  %2373 = fadd reassoc nsz contract double %2372, %2365
  %2374 = icmp eq i64 %2367, %41
  br i1 %2374, label %2375, label %2364
2375:
  %2376 = phi double [ 0.000000e+00, %2357 ], [ %2373, %2364 ]
  %2377 = select i1 %2291, i64 %18, i64 0
  %2378 = getelementptr i64, ptr %17, i64 %2268
  %2379 = getelementptr i64, ptr %2378, i64 %2377
  %2380 = load i64, ptr %2379, align 8, !noalias !303
  %2381 = icmp slt i64 %2380, 0
  %2382 = select i1 %2381, i64 %49, i64 0
  %2383 = getelementptr double, ptr %48, i64 %2380
  %2384 = getelementptr double, ptr %2383, i64 %2382
  br i1 %176, label %2385, label %2396
2385:
  %2386 = select i1 %2381, i64 %47, i64 0
  %2387 = getelementptr double, ptr %46, i64 %2380
  %2388 = getelementptr double, ptr %2387, i64 %2386
  %2389 = load double, ptr %2388, align 8, !noalias !303
  %2390 = fmul double %2289, %2389
  %2391 = select i1 %2381, i64 %12, i64 0
  %2392 = getelementptr double, ptr %11, i64 %2380
  %2393 = getelementptr double, ptr %2392, i64 %2391
  %2394 = load double, ptr %2393, align 8, !noalias !303
  %2395 = fmul double %2289, %2394
  store double 0.000000e+00, ptr %73, align 8, !noalias !303
  call fastcc void @f9(ptr %73, double %2390, double %2395, double %19, double %20)
  br label %2396
2396:
  %2397 = phi ptr [ %73, %2385 ], [ %2384, %2375 ]
  %2398 = fmul double %2340, 5.000000e-01
  %2399 = fmul double %2295, %2398
  %2400 = fsub double %2358, %2399
  %2401 = fmul double %2340, %2400
  %2402 = load double, ptr %2397, align 8, !noalias !303
  %2403 = fmul double %2289, %2376
  store double 0.000000e+00, ptr %74, align 8, !noalias !303
  call fastcc void @f9(ptr %74, double %2403, double %2296, double %19, double %20)
  %2404 = load double, ptr %74, align 8, !noalias !303
  %2405 = fmul double %2289, %2340
  %2406 = fsub double %2376, %2399
  %2407 = fmul double %2405, %2406
  %2408 = fsub double %2407, %2404
  %2409 = fadd double %2402, %2408
  %2410 = fsub double %2409, %2217
  call void @llvm.lifetime.end.p0(ptr nonnull %73), !noalias !302
  call void @llvm.lifetime.end.p0(ptr nonnull %74), !noalias !302
  %2411 = fsub double %2401, %2410
  %2412 = fadd double %2176, %2411
  %2413 = fcmp olt double %2988, %2412
  br i1 %2413, label %2414, label %2437
2414:
  store i64 %2028, ptr %1837, align 8, !noalias !230
  store double %2104, ptr %1841, align 8, !noalias !230
  %2415 = select i1 %1890, i64 %34, i64 0
  %2416 = getelementptr i64, ptr %33, i64 %2980
  %2417 = getelementptr i64, ptr %2416, i64 %2415
  store i64 %2268, ptr %2417, align 8, !noalias !230
  %2418 = select i1 %1890, i64 %36, i64 0
  %2419 = getelementptr double, ptr %35, i64 %2980
  %2420 = getelementptr double, ptr %2419, i64 %2418
  store double %2340, ptr %2420, align 8, !noalias !230
  br i1 %191, label %2437, label %2421
2421:
  %2422 = select i1 %2291, i64 %2, i64 0
  %2423 = add i64 %2422, %2268
  %2424 = mul i64 %2423, %3
  %2425 = getelementptr double, ptr %1, i64 %2424
  br label %2426
2426:
  %2427 = phi i64 [ 0, %2421 ], [ %2428, %2426 ]
  %2428 = add nuw nsw i64 %2427, 1
  %2429 = getelementptr double, ptr %42, i64 %2427
  %2430 = load double, ptr %2429, align 8, !noalias !309
  %2431 = getelementptr double, ptr %2425, i64 %2427
  %2432 = load double, ptr %2431, align 8, !noalias !309
  %2433 = fmul double %2340, %2432
  %2434 = fsub double %2430, %2433
  %2435 = getelementptr double, ptr %38, i64 %2427
  store double %2434, ptr %2435, align 8, !noalias !309
  %2436 = icmp eq i64 %2428, %37
  br i1 %2436, label %2437, label %2426
2437:
  %2438 = phi i64 [ %2980, %2396 ], [ %1884, %2414 ], [ %1884, %2426 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %83)
  call void @llvm.lifetime.end.p0(ptr nonnull %84)
  call void @llvm.lifetime.end.p0(ptr nonnull %85)
  call void @llvm.lifetime.end.p0(ptr nonnull %86)
  call void @llvm.lifetime.end.p0(ptr nonnull %87)
  call void @llvm.lifetime.end.p0(ptr nonnull %88)
  call void @llvm.lifetime.end.p0(ptr nonnull %89)
  call void @llvm.lifetime.end.p0(ptr nonnull %90)
  call void @llvm.lifetime.end.p0(ptr nonnull %91)
  br label %2951
2439:
  %2440 = icmp sgt i64 %2980, 1
  br i1 %2440, label %2441, label %2951
2441:
  call void @llvm.lifetime.start.p0(ptr nonnull %65)
  call void @llvm.lifetime.start.p0(ptr nonnull %66)
  call void @llvm.lifetime.start.p0(ptr nonnull %67)
  call void @llvm.lifetime.start.p0(ptr nonnull %68)
  call void @llvm.lifetime.start.p0(ptr nonnull %69)
  call void @llvm.lifetime.start.p0(ptr nonnull %70)
  call void @llvm.lifetime.start.p0(ptr nonnull %71)
  call void @llvm.lifetime.start.p0(ptr nonnull %72)
  store double 0.000000e+00, ptr %65, align 8, !noalias !312
  store double 0.000000e+00, ptr %66, align 8, !noalias !312
  store double 0.000000e+00, ptr %67, align 8, !noalias !312
  store double 0.000000e+00, ptr %68, align 8, !noalias !312
  store double 0.000000e+00, ptr %69, align 8, !noalias !312
  store double 0.000000e+00, ptr %70, align 8, !noalias !312
  store double 0.000000e+00, ptr %71, align 8, !noalias !312
  store double 0.000000e+00, ptr %72, align 8, !noalias !312
  store double 0.000000e+00, ptr %65, align 8, !noalias !312
  call fastcc void @f3(ptr %65, i64 %2989, i64 1)
  %2442 = load double, ptr %65, align 8, !noalias !312
  %2443 = fmul double %2442, %155
  %2444 = fptosi double %2443 to i64
  %2445 = add nsw i64 %2444, 1
  store double 0.000000e+00, ptr %66, align 8, !noalias !312
  call fastcc void @f3(ptr %66, i64 %2989, i64 2)
  %2446 = load double, ptr %66, align 8, !noalias !312
  store double 0.000000e+00, ptr %67, align 8, !noalias !312
  call fastcc void @f3(ptr %67, i64 %2989, i64 3)
  %2447 = load double, ptr %67, align 8, !noalias !312
  %2448 = uitofp nneg i64 %2980 to double
  %2449 = fmul double %2446, %2448
  %2450 = fptosi double %2449 to i64
  %2451 = add nsw i64 %2980, -1
  %2452 = uitofp nneg i64 %2451 to double
  %2453 = fmul double %2447, %2452
  %2454 = fptosi double %2453 to i64
  %2455 = icmp sge i64 %2454, %2450
  %2456 = zext i1 %2455 to i64
  %2457 = add nsw i64 %2456, %2454
  %2458 = icmp slt i64 %2450, 0
  %2459 = select i1 %2458, i64 %34, i64 0
  %2460 = getelementptr i64, ptr %33, i64 %2450
  %2461 = getelementptr i64, ptr %2460, i64 %2459
  %2462 = load i64, ptr %2461, align 8, !noalias !312
  %2463 = select i1 %2458, i64 %36, i64 0
  %2464 = getelementptr double, ptr %35, i64 %2450
  %2465 = getelementptr double, ptr %2464, i64 %2463
  %2466 = load double, ptr %2465, align 8, !noalias !312
  %2467 = icmp slt i64 %2457, 0
  %2468 = select i1 %2467, i64 %34, i64 0
  %2469 = getelementptr i64, ptr %33, i64 %2457
  %2470 = getelementptr i64, ptr %2469, i64 %2468
  %2471 = load i64, ptr %2470, align 8, !noalias !312
  %2472 = select i1 %2467, i64 %36, i64 0
  %2473 = getelementptr double, ptr %35, i64 %2457
  %2474 = getelementptr double, ptr %2473, i64 %2472
  %2475 = load double, ptr %2474, align 8, !noalias !312
  br i1 %156, label %2493, label %2476
2476:
  %2477 = icmp slt i64 %2471, 0
  %2478 = select i1 %2477, i64 %2, i64 0
  %2479 = add i64 %2478, %2471
  %2480 = mul i64 %2479, %3
  %2481 = getelementptr double, ptr %1, i64 %2480
  br label %2482
2482:
  %2483 = phi i64 [ 0, %2476 ], [ %2484, %2482 ]
  %2484 = add nuw nsw i64 %2483, 1
  %2485 = getelementptr double, ptr %38, i64 %2483
  %2486 = load double, ptr %2485, align 8, !noalias !315
  %2487 = getelementptr double, ptr %2481, i64 %2483
  %2488 = load double, ptr %2487, align 8, !noalias !315
  %2489 = fmul double %2475, %2488
  %2490 = fadd double %2486, %2489
  %2491 = getelementptr double, ptr %42, i64 %2483
  store double %2490, ptr %2491, align 8, !noalias !315
  %2492 = icmp eq i64 %2484, %41
  br i1 %2492, label %2493, label %2482
2493:
  br i1 %157, label %2511, label %2494
2494:
  %2495 = icmp slt i64 %2462, 0
  %2496 = select i1 %2495, i64 %2, i64 0
  %2497 = add i64 %2496, %2462
  %2498 = mul i64 %2497, %3
  %2499 = getelementptr double, ptr %1, i64 %2498
  br label %2500
2500:
  %2501 = phi i64 [ 0, %2494 ], [ %2502, %2500 ]
  %2502 = add nuw nsw i64 %2501, 1
  %2503 = getelementptr double, ptr %42, i64 %2501
  %2504 = load double, ptr %2503, align 8, !noalias !318
  %2505 = getelementptr double, ptr %2499, i64 %2501
  %2506 = load double, ptr %2505, align 8, !noalias !318
  %2507 = fmul double %2466, %2506
  %2508 = fadd double %2504, %2507
  %2509 = getelementptr double, ptr %40, i64 %2501
  store double %2508, ptr %2509, align 8, !noalias !318
  %2510 = icmp eq i64 %2502, %39
  br i1 %2510, label %2511, label %2500
2511:
  br i1 %158, label %2513, label %2512
2512:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %159, i1 false), !noalias !321
  br label %2513
2513:
  br i1 %156, label %2534, label %2516
2514:
  %2515 = icmp eq i64 %2518, %41
  br i1 %2515, label %2534, label %2516
2516:
  %2517 = phi i64 [ %2518, %2514 ], [ 0, %2513 ]
  %2518 = add nuw nsw i64 %2517, 1
  br i1 %158, label %2514, label %2519
2519:
  %2520 = getelementptr double, ptr %42, i64 %2517
  %2521 = mul i64 %2517, %10
  %2522 = getelementptr double, ptr %9, i64 %2521
  br label %2523
2523:
  %2524 = phi i64 [ 0, %2519 ], [ %2525, %2523 ]
  %2525 = add nuw nsw i64 %2524, 1
  %2526 = getelementptr double, ptr %46, i64 %2524
  %2527 = load double, ptr %2526, align 8, !noalias !321
  %2528 = load double, ptr %2520, align 8, !noalias !321
  %2529 = getelementptr double, ptr %2522, i64 %2524
  %2530 = load double, ptr %2529, align 8, !noalias !321
  %2531 = fmul double %2528, %2530
  %2532 = fadd double %2527, %2531
  store double %2532, ptr %2526, align 8, !noalias !321
  %2533 = icmp eq i64 %45, %2525
  br i1 %2533, label %2514, label %2523
2534:
  %2535 = getelementptr double, ptr %31, i64 %2451
  %2536 = load double, ptr %2535, align 8, !noalias !312
  %2537 = getelementptr double, ptr %31, i64 %2980
  %2538 = load double, ptr %2537, align 8, !noalias !312
  %2539 = fsub double %2536, %2538
  store double 0.000000e+00, ptr %68, align 8, !noalias !312
  call fastcc void @f4(ptr %68, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %2540 = load double, ptr %68, align 8, !noalias !312
  br i1 %156, label %2558, label %2541
2541:
  %2542 = icmp slt i64 %2471, 0
  %2543 = select i1 %2542, i64 %2, i64 0
  %2544 = add i64 %2543, %2471
  %2545 = mul i64 %2544, %3
  %2546 = getelementptr double, ptr %1, i64 %2545
  br label %2547
2547:
  %2548 = phi double [ 0.000000e+00, %2541 ], [ %2556, %2547 ]
  %2549 = phi i64 [ 0, %2541 ], [ %2550, %2547 ]
  %2550 = add nuw nsw i64 %2549, 1
  %2551 = getelementptr double, ptr %2546, i64 %2549
  %2552 = load double, ptr %2551, align 8, !noalias !324
  %2553 = getelementptr double, ptr %42, i64 %2549
  %2554 = load double, ptr %2553, align 8, !noalias !324
  %2555 = fmul reassoc nsz contract double %2554, %2552
  %2556 = fadd reassoc nsz contract double %2555, %2548
  %2557 = icmp eq i64 %2550, %41
  br i1 %2557, label %2558, label %2547
2558:
  %2559 = phi double [ 0.000000e+00, %2534 ], [ %2556, %2547 ]
  %2560 = icmp slt i64 %2471, 0
  %2561 = select i1 %2560, i64 %6, i64 0
  %2562 = getelementptr double, ptr %5, i64 %2471
  %2563 = getelementptr double, ptr %2562, i64 %2561
  %2564 = load double, ptr %2563, align 8, !noalias !331
  call void @llvm.lifetime.start.p0(ptr nonnull %63), !noalias !332
  call void @llvm.lifetime.start.p0(ptr nonnull %64), !noalias !332
  store double 0.000000e+00, ptr %63, align 8, !noalias !333
  store double 0.000000e+00, ptr %64, align 8, !noalias !333
  br i1 %156, label %2581, label %2565
2565:
  %2566 = select i1 %2560, i64 %2, i64 0
  %2567 = add i64 %2566, %2471
  %2568 = mul i64 %2567, %3
  %2569 = getelementptr double, ptr %1, i64 %2568
  br label %2570
2570:
  %2571 = phi double [ 0.000000e+00, %2565 ], [ %2579, %2570 ]
  %2572 = phi i64 [ 0, %2565 ], [ %2573, %2570 ]
  %2573 = add nuw nsw i64 %2572, 1
  %2574 = getelementptr double, ptr %2569, i64 %2572
  %2575 = load double, ptr %2574, align 8, !noalias !336
  %2576 = getelementptr double, ptr %42, i64 %2572
  %2577 = load double, ptr %2576, align 8, !noalias !336
  %2578 = fmul reassoc nsz contract double %2577, %2575
  %2579 = fadd reassoc nsz contract double %2578, %2571
  %2580 = icmp eq i64 %2573, %41
  br i1 %2580, label %2581, label %2570
2581:
  %2582 = phi double [ 0.000000e+00, %2558 ], [ %2579, %2570 ]
  %2583 = select i1 %2560, i64 %18, i64 0
  %2584 = getelementptr i64, ptr %17, i64 %2471
  %2585 = getelementptr i64, ptr %2584, i64 %2583
  %2586 = load i64, ptr %2585, align 8, !noalias !333
  %2587 = load double, ptr %22, align 8, !noalias !333
  %2588 = icmp slt i64 %2586, 0
  %2589 = select i1 %2588, i64 %49, i64 0
  %2590 = getelementptr double, ptr %48, i64 %2586
  %2591 = getelementptr double, ptr %2590, i64 %2589
  br i1 %160, label %2592, label %2603
2592:
  %2593 = select i1 %2588, i64 %47, i64 0
  %2594 = getelementptr double, ptr %46, i64 %2586
  %2595 = getelementptr double, ptr %2594, i64 %2593
  %2596 = load double, ptr %2595, align 8, !noalias !333
  %2597 = fmul double %2587, %2596
  %2598 = select i1 %2588, i64 %12, i64 0
  %2599 = getelementptr double, ptr %11, i64 %2586
  %2600 = getelementptr double, ptr %2599, i64 %2598
  %2601 = load double, ptr %2600, align 8, !noalias !333
  %2602 = fmul double %2587, %2601
  store double 0.000000e+00, ptr %63, align 8, !noalias !333
  call fastcc void @f9(ptr %63, double %2597, double %2602, double %19, double %20)
  br label %2603
2603:
  %2604 = phi ptr [ %63, %2592 ], [ %2591, %2581 ]
  %2605 = fmul double %2475, 5.000000e-01
  %2606 = fmul double %2605, %2564
  %2607 = fsub double %2559, %2606
  %2608 = fmul double %2475, %2607
  %2609 = load double, ptr %2604, align 8, !noalias !333
  %2610 = fmul double %2582, %2587
  %2611 = fmul double %2564, %2587
  store double 0.000000e+00, ptr %64, align 8, !noalias !333
  call fastcc void @f9(ptr %64, double %2610, double %2611, double %19, double %20)
  %2612 = load double, ptr %64, align 8, !noalias !333
  %2613 = fmul double %2475, %2587
  %2614 = fsub double %2582, %2606
  %2615 = fmul double %2614, %2613
  %2616 = fsub double %2615, %2612
  %2617 = fadd double %2609, %2616
  %2618 = fsub double %2617, %2540
  call void @llvm.lifetime.end.p0(ptr nonnull %63), !noalias !332
  call void @llvm.lifetime.end.p0(ptr nonnull %64), !noalias !332
  %2619 = fsub double %2608, %2618
  %2620 = fsub double %2539, %2619
  br i1 %158, label %2622, label %2621
2621:
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %161, i1 false), !noalias !339
  br label %2622
2622:
  br i1 %157, label %2643, label %2625
2623:
  %2624 = icmp eq i64 %2627, %39
  br i1 %2624, label %2643, label %2625
2625:
  %2626 = phi i64 [ %2627, %2623 ], [ 0, %2622 ]
  %2627 = add nuw nsw i64 %2626, 1
  br i1 %158, label %2623, label %2628
2628:
  %2629 = getelementptr double, ptr %40, i64 %2626
  %2630 = mul i64 %2626, %10
  %2631 = getelementptr double, ptr %9, i64 %2630
  br label %2632
2632:
  %2633 = phi i64 [ 0, %2628 ], [ %2634, %2632 ]
  %2634 = add nuw nsw i64 %2633, 1
  %2635 = getelementptr double, ptr %46, i64 %2633
  %2636 = load double, ptr %2635, align 8, !noalias !339
  %2637 = load double, ptr %2629, align 8, !noalias !339
  %2638 = getelementptr double, ptr %2631, i64 %2633
  %2639 = load double, ptr %2638, align 8, !noalias !339
  %2640 = fmul double %2637, %2639
  %2641 = fadd double %2636, %2640
  store double %2641, ptr %2635, align 8, !noalias !339
  %2642 = icmp eq i64 %45, %2634
  br i1 %2642, label %2623, label %2632
2643:
  store double 0.000000e+00, ptr %69, align 8, !noalias !312
  call fastcc void @f4(ptr %69, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 %2445, ptr %48, ptr %51)
  %2644 = load double, ptr %69, align 8, !noalias !312
  br i1 %157, label %2662, label %2645
2645:
  %2646 = icmp slt i64 %2462, 0
  %2647 = select i1 %2646, i64 %2, i64 0
  %2648 = add i64 %2647, %2462
  %2649 = mul i64 %2648, %3
  %2650 = getelementptr double, ptr %1, i64 %2649
  br label %2651
2651:
  %2652 = phi double [ 0.000000e+00, %2645 ], [ %2660, %2651 ]
  %2653 = phi i64 [ 0, %2645 ], [ %2654, %2651 ]
  %2654 = add nuw nsw i64 %2653, 1
  %2655 = getelementptr double, ptr %2650, i64 %2653
  %2656 = load double, ptr %2655, align 8, !noalias !342
  %2657 = getelementptr double, ptr %40, i64 %2653
  %2658 = load double, ptr %2657, align 8, !noalias !342
  %2659 = fmul reassoc nsz contract double %2658, %2656
  %2660 = fadd reassoc nsz contract double %2659, %2652
  %2661 = icmp eq i64 %2654, %39
  br i1 %2661, label %2662, label %2651
2662:
  %2663 = phi double [ 0.000000e+00, %2643 ], [ %2660, %2651 ]
  %2664 = fmul double %2466, 5.000000e-01
  %2665 = icmp slt i64 %2462, 0
  %2666 = select i1 %2665, i64 %6, i64 0
  %2667 = getelementptr double, ptr %5, i64 %2462
  %2668 = getelementptr double, ptr %2667, i64 %2666
  %2669 = load double, ptr %2668, align 8, !noalias !347
  %2670 = fmul double %2664, %2669
  %2671 = fsub double %2663, %2670
  %2672 = fmul double %2466, %2671
  call void @llvm.lifetime.start.p0(ptr nonnull %61), !noalias !312
  call void @llvm.lifetime.start.p0(ptr nonnull %62), !noalias !312
  store double 0.000000e+00, ptr %61, align 8, !noalias !348
  store double 0.000000e+00, ptr %62, align 8, !noalias !348
  br i1 %157, label %2689, label %2673
2673:
  %2674 = select i1 %2665, i64 %2, i64 0
  %2675 = add i64 %2674, %2462
  %2676 = mul i64 %2675, %3
  %2677 = getelementptr double, ptr %1, i64 %2676
  br label %2678
2678:
  %2679 = phi double [ 0.000000e+00, %2673 ], [ %2687, %2678 ]
  %2680 = phi i64 [ 0, %2673 ], [ %2681, %2678 ]
  %2681 = add nuw nsw i64 %2680, 1
  %2682 = getelementptr double, ptr %2677, i64 %2680
  %2683 = load double, ptr %2682, align 8, !noalias !351
  %2684 = getelementptr double, ptr %40, i64 %2680
  %2685 = load double, ptr %2684, align 8, !noalias !351
  %2686 = fmul reassoc nsz contract double %2685, %2683
  %2687 = fadd reassoc nsz contract double %2686, %2679
  %2688 = icmp eq i64 %2681, %39
  br i1 %2688, label %2689, label %2678
2689:
  %2690 = phi double [ 0.000000e+00, %2662 ], [ %2687, %2678 ]
  %2691 = select i1 %2665, i64 %18, i64 0
  %2692 = getelementptr i64, ptr %17, i64 %2462
  %2693 = getelementptr i64, ptr %2692, i64 %2691
  %2694 = load i64, ptr %2693, align 8, !noalias !348
  %2695 = icmp slt i64 %2444, -1
  %2696 = select i1 %2695, i64 %23, i64 0
  %2697 = getelementptr double, ptr %22, i64 %2445
  %2698 = getelementptr double, ptr %2697, i64 %2696
  %2699 = load double, ptr %2698, align 8, !noalias !348
  %2700 = icmp slt i64 %2694, 0
  %2701 = select i1 %2700, i64 %49, i64 0
  %2702 = getelementptr double, ptr %48, i64 %2694
  %2703 = getelementptr double, ptr %2702, i64 %2701
  br i1 %160, label %2704, label %2715
2704:
  %2705 = select i1 %2700, i64 %47, i64 0
  %2706 = getelementptr double, ptr %46, i64 %2694
  %2707 = getelementptr double, ptr %2706, i64 %2705
  %2708 = load double, ptr %2707, align 8, !noalias !348
  %2709 = fmul double %2699, %2708
  %2710 = select i1 %2700, i64 %12, i64 0
  %2711 = getelementptr double, ptr %11, i64 %2694
  %2712 = getelementptr double, ptr %2711, i64 %2710
  %2713 = load double, ptr %2712, align 8, !noalias !348
  %2714 = fmul double %2699, %2713
  store double 0.000000e+00, ptr %61, align 8, !noalias !348
  call fastcc void @f9(ptr %61, double %2709, double %2714, double %19, double %20)
  br label %2715
2715:
  %2716 = phi ptr [ %61, %2704 ], [ %2703, %2689 ]
  %2717 = load double, ptr %2716, align 8, !noalias !348
  %2718 = fmul double %2690, %2699
  %2719 = fmul double %2669, %2699
  store double 0.000000e+00, ptr %62, align 8, !noalias !348
  call fastcc void @f9(ptr %62, double %2718, double %2719, double %19, double %20)
  %2720 = load double, ptr %62, align 8, !noalias !348
  %2721 = fmul double %2466, %2699
  %2722 = fsub double %2690, %2670
  %2723 = fmul double %2722, %2721
  %2724 = fsub double %2723, %2720
  %2725 = fadd double %2717, %2724
  %2726 = fsub double %2725, %2644
  call void @llvm.lifetime.end.p0(ptr nonnull %61), !noalias !312
  call void @llvm.lifetime.end.p0(ptr nonnull %62), !noalias !312
  %2727 = fsub double %2672, %2726
  %2728 = fsub double %2620, %2727
  store double 0.000000e+00, ptr %70, align 8, !noalias !312
  call fastcc void @f4(ptr %70, i64 %4, ptr readonly %11, ptr readonly %13, double %19, double %20, ptr nonnull readonly %22, i64 %23, ptr readonly %24, ptr readonly %25, ptr readonly %26, i64 %27, i64 %28, i64 %29, i64 %45, ptr %46, i64 0, ptr %48, ptr %51)
  %2729 = load double, ptr %70, align 8, !noalias !312
  store double 0.000000e+00, ptr %71, align 8, !noalias !312
  call fastcc void @f3(ptr %71, i64 %2989, i64 4)
  %2730 = load double, ptr %71, align 8, !noalias !312
  %2731 = load double, ptr %163, align 8, !noalias !354
  %2732 = fmul double %2730, %2731
  br i1 %164, label %2733, label %2745
2733:
  %2734 = phi i64 [ %2743, %2733 ], [ %165, %2715 ]
  %2735 = phi i64 [ %2742, %2733 ], [ 0, %2715 ]
  %2736 = add nuw nsw i64 %2735, %2734
  %2737 = lshr i64 %2736, 1
  %2738 = getelementptr double, ptr %51, i64 %2737
  %2739 = load double, ptr %2738, align 8, !noalias !354
  %2740 = fcmp ogt double %2739, %2732
  %2741 = add nuw nsw i64 %2737, 1
  %2742 = select i1 %2740, i64 %2735, i64 %2741
  %2743 = select i1 %2740, i64 %2737, i64 %2734
  %2744 = icmp slt i64 %2742, %2743
  br i1 %2744, label %2733, label %2745
2745:
  %2746 = phi i64 [ 0, %2715 ], [ %2742, %2733 ]
  %2747 = icmp sgt i64 %2746, 0
  br i1 %2747, label %2748, label %2752
2748:
  %2749 = getelementptr double, ptr %51, i64 %2746
  %2750 = getelementptr i8, ptr %2749, i64 -8
  %2751 = load double, ptr %2750, align 8, !noalias !354
  br label %2752
2752:
  %2753 = phi double [ %2751, %2748 ], [ 0.000000e+00, %2745 ]
  %2754 = getelementptr double, ptr %51, i64 %2746
  %2755 = load double, ptr %2754, align 8, !noalias !354
  %2756 = fsub double %2755, %2753
  %2757 = fcmp ogt double %2732, %2753
  %2758 = fcmp ogt double %2756, 0.000000e+00
  %2759 = select i1 %2757, i1 %2758, i1 false
  br i1 %2759, label %2760, label %2771
2760:
  %2761 = getelementptr double, ptr %13, i64 %2746
  %2762 = load double, ptr %2761, align 8, !noalias !354
  %2763 = fptosi double %2762 to i64
  %2764 = fsub double %2732, %2753
  %2765 = fdiv double %2764, %2756
  %2766 = sitofp i64 %2763 to double
  %2767 = fmul double %2765, %2766
  %2768 = fptosi double %2767 to i64
  %2769 = add nsw i64 %2763, -1
  %2770 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %2769, i64 %2768)
  br label %2771
2771:
  %2772 = phi i64 [ %2770, %2760 ], [ 0, %2752 ]
  %2773 = getelementptr i64, ptr %14, i64 %2746
  %2774 = load i64, ptr %2773, align 8, !noalias !354
  %2775 = add nsw i64 %2774, %2772
  %2776 = icmp slt i64 %2775, 0
  %2777 = select i1 %2776, i64 %16, i64 0
  %2778 = getelementptr i64, ptr %15, i64 %2775
  %2779 = getelementptr i64, ptr %2778, i64 %2777
  %2780 = load i64, ptr %2779, align 8, !noalias !354
  store double 0.000000e+00, ptr %72, align 8, !noalias !312
  call fastcc void @f3(ptr %72, i64 %2989, i64 5)
  %2781 = load double, ptr %72, align 8, !noalias !312
  br i1 %157, label %2799, label %2782
2782:
  %2783 = icmp slt i64 %2780, 0
  %2784 = select i1 %2783, i64 %2, i64 0
  %2785 = add i64 %2784, %2780
  %2786 = mul i64 %2785, %3
  %2787 = getelementptr double, ptr %1, i64 %2786
  br label %2788
2788:
  %2789 = phi double [ 0.000000e+00, %2782 ], [ %2797, %2788 ]
  %2790 = phi i64 [ 0, %2782 ], [ %2791, %2788 ]
  %2791 = add nuw nsw i64 %2790, 1
  %2792 = getelementptr double, ptr %2787, i64 %2790
  %2793 = load double, ptr %2792, align 8, !noalias !357
  %2794 = getelementptr double, ptr %40, i64 %2790
  %2795 = load double, ptr %2794, align 8, !noalias !357
  %2796 = fmul reassoc nsz contract double %2795, %2793
  %2797 = fadd reassoc nsz contract double %2796, %2789
  %2798 = icmp eq i64 %2791, %39
  br i1 %2798, label %2799, label %2788
2799:
  %2800 = phi double [ 0.000000e+00, %2771 ], [ %2797, %2788 ]
  %2801 = load double, ptr %22, align 8, !noalias !362
  %2802 = fmul double %2800, %2801
  %2803 = icmp slt i64 %2780, 0
  %2804 = select i1 %2803, i64 %6, i64 0
  %2805 = getelementptr double, ptr %5, i64 %2780
  %2806 = getelementptr double, ptr %2805, i64 %2804
  %2807 = load double, ptr %2806, align 8, !noalias !362
  %2808 = fmul double %2801, %2807
  call void @llvm.lifetime.start.p0(ptr nonnull %59), !noalias !362
  call void @llvm.lifetime.start.p0(ptr nonnull %60), !noalias !362
  store double 0.000000e+00, ptr %59, align 8, !noalias !363
  store double 0.000000e+00, ptr %60, align 8, !noalias !363
  br i1 %166, label %2851, label %2809
2809:
  %2810 = fcmp olt double %2781, 0x3C90000000000000
  %2811 = select i1 %2810, double 0x3C90000000000000, double %2781
  store double 0.000000e+00, ptr %59, align 8, !noalias !363
  call fastcc void @f5(ptr %59, double %2802, double %2808, double %19, double %20)
  %2812 = load double, ptr %59, align 8, !noalias !363
  %2813 = tail call double @llvm.log.f64(double %2811)
  %2814 = fadd double %2813, %2812
  %2815 = fmul double %2808, 5.000000e-01
  br label %2816
2816:
  %2817 = phi i64 [ 80, %2809 ], [ %2829, %2828 ]
  %2818 = phi double [ %20, %2809 ], [ %2832, %2828 ]
  %2819 = phi double [ %19, %2809 ], [ %2833, %2828 ]
  %2820 = phi double [ %168, %2809 ], [ %2847, %2828 ]
  %2821 = icmp eq i64 %2817, 0
  br i1 %2821, label %2822, label %2828
2822:
  %2823 = phi double [ %2820, %2816 ], [ %2847, %2828 ]
  %2824 = fcmp ogt double %19, %2823
  %2825 = select i1 %2824, double %19, double %2823
  %2826 = fcmp olt double %20, %2825
  %2827 = select i1 %2826, double %20, double %2825
  br label %2851
2828:
  %2829 = add nsw i64 %2817, -1
  store double 0.000000e+00, ptr %60, align 8, !noalias !363
  call fastcc void @f5(ptr %60, double %2802, double %2808, double %19, double %2820)
  %2830 = load double, ptr %60, align 8, !noalias !363
  %2831 = fcmp olt double %2830, %2814
  %2832 = select i1 %2831, double %2818, double %2820
  %2833 = select i1 %2831, double %2820, double %2819
  %2834 = fsub double %2814, %2830
  %2835 = fmul double %2815, %2820
  %2836 = fsub double %2802, %2835
  %2837 = fmul double %2820, %2836
  %2838 = fsub double %2830, %2837
  %2839 = tail call double @llvm.exp.f64(double %2838)
  %2840 = fmul double %2834, %2839
  %2841 = fadd double %2820, %2840
  %2842 = fcmp olt double %2833, %2841
  %2843 = fcmp olt double %2841, %2832
  %2844 = select i1 %2842, i1 %2843, i1 false
  %2845 = fadd double %2833, %2832
  %2846 = fmul double %2845, 5.000000e-01
  %2847 = select i1 %2844, double %2841, double %2846
  %2848 = fsub double %2847, %2820
  %2849 = tail call double @llvm.fabs.f64(double %2848)
  %2850 = fcmp ugt double %2849, %169
  br i1 %2850, label %2816, label %2822
2851:
  %2852 = phi double [ %2827, %2822 ], [ %20, %2799 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %59), !noalias !362
  call void @llvm.lifetime.end.p0(ptr nonnull %60), !noalias !362
  br i1 %157, label %2869, label %2853
2853:
  %2854 = select i1 %2803, i64 %2, i64 0
  %2855 = add i64 %2854, %2780
  %2856 = mul i64 %2855, %3
  %2857 = getelementptr double, ptr %1, i64 %2856
  br label %2858
2858:
  %2859 = phi double [ 0.000000e+00, %2853 ], [ %2867, %2858 ]
  %2860 = phi i64 [ 0, %2853 ], [ %2861, %2858 ]
  %2861 = add nuw nsw i64 %2860, 1
  %2862 = getelementptr double, ptr %2857, i64 %2860
  %2863 = load double, ptr %2862, align 8, !noalias !366
  %2864 = getelementptr double, ptr %40, i64 %2860
  %2865 = load double, ptr %2864, align 8, !noalias !366
  %2866 = fmul reassoc nsz contract double %2865, %2863
  %2867 = fadd reassoc nsz contract double %2866, %2859
  %2868 = icmp eq i64 %2861, %39
  br i1 %2868, label %2869, label %2858
2869:
  %2870 = phi double [ 0.000000e+00, %2851 ], [ %2867, %2858 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %57), !noalias !373
  call void @llvm.lifetime.start.p0(ptr nonnull %58), !noalias !373
  store double 0.000000e+00, ptr %57, align 8, !noalias !374
  store double 0.000000e+00, ptr %58, align 8, !noalias !374
  br i1 %157, label %2887, label %2871
2871:
  %2872 = select i1 %2803, i64 %2, i64 0
  %2873 = add i64 %2872, %2780
  %2874 = mul i64 %2873, %3
  %2875 = getelementptr double, ptr %1, i64 %2874
  br label %2876
2876:
  %2877 = phi double [ 0.000000e+00, %2871 ], [ %2885, %2876 ]
  %2878 = phi i64 [ 0, %2871 ], [ %2879, %2876 ]
  %2879 = add nuw nsw i64 %2878, 1
  %2880 = getelementptr double, ptr %2875, i64 %2878
  %2881 = load double, ptr %2880, align 8, !noalias !377
  %2882 = getelementptr double, ptr %40, i64 %2878
  %2883 = load double, ptr %2882, align 8, !noalias !377
  %2884 = fmul reassoc nsz contract double %2883, %2881
  %2885 = fadd reassoc nsz contract double %2884, %2877
  %2886 = icmp eq i64 %2879, %39
  br i1 %2886, label %2887, label %2876
2887:
  %2888 = phi double [ 0.000000e+00, %2869 ], [ %2885, %2876 ]
  %2889 = select i1 %2803, i64 %18, i64 0
  %2890 = getelementptr i64, ptr %17, i64 %2780
  %2891 = getelementptr i64, ptr %2890, i64 %2889
  %2892 = load i64, ptr %2891, align 8, !noalias !374
  %2893 = icmp slt i64 %2892, 0
  %2894 = select i1 %2893, i64 %49, i64 0
  %2895 = getelementptr double, ptr %48, i64 %2892
  %2896 = getelementptr double, ptr %2895, i64 %2894
  br i1 %160, label %2897, label %2908
2897:
  %2898 = select i1 %2893, i64 %47, i64 0
  %2899 = getelementptr double, ptr %46, i64 %2892
  %2900 = getelementptr double, ptr %2899, i64 %2898
  %2901 = load double, ptr %2900, align 8, !noalias !374
  %2902 = fmul double %2801, %2901
  %2903 = select i1 %2893, i64 %12, i64 0
  %2904 = getelementptr double, ptr %11, i64 %2892
  %2905 = getelementptr double, ptr %2904, i64 %2903
  %2906 = load double, ptr %2905, align 8, !noalias !374
  %2907 = fmul double %2801, %2906
  store double 0.000000e+00, ptr %57, align 8, !noalias !374
  call fastcc void @f9(ptr %57, double %2902, double %2907, double %19, double %20)
  br label %2908
2908:
  %2909 = phi ptr [ %57, %2897 ], [ %2896, %2887 ]
  %2910 = fmul double %2852, 5.000000e-01
  %2911 = fmul double %2807, %2910
  %2912 = fsub double %2870, %2911
  %2913 = fmul double %2852, %2912
  %2914 = load double, ptr %2909, align 8, !noalias !374
  %2915 = fmul double %2801, %2888
  store double 0.000000e+00, ptr %58, align 8, !noalias !374
  call fastcc void @f9(ptr %58, double %2915, double %2808, double %19, double %20)
  %2916 = load double, ptr %58, align 8, !noalias !374
  %2917 = fmul double %2801, %2852
  %2918 = fsub double %2888, %2911
  %2919 = fmul double %2917, %2918
  %2920 = fsub double %2919, %2916
  %2921 = fadd double %2914, %2920
  %2922 = fsub double %2921, %2729
  call void @llvm.lifetime.end.p0(ptr nonnull %57), !noalias !373
  call void @llvm.lifetime.end.p0(ptr nonnull %58), !noalias !373
  %2923 = fsub double %2913, %2922
  %2924 = fadd double %2728, %2923
  %2925 = fcmp olt double %2988, %2924
  br i1 %2925, label %2926, label %2947
2926:
  store i64 %2780, ptr %2461, align 8, !noalias !312
  store double %2852, ptr %2465, align 8, !noalias !312
  %2927 = getelementptr i64, ptr %33, i64 %2451
  %2928 = load i64, ptr %2927, align 8, !noalias !312
  %2929 = getelementptr double, ptr %35, i64 %2451
  %2930 = load double, ptr %2929, align 8, !noalias !312
  store i64 %2928, ptr %2470, align 8, !noalias !312
  store double %2930, ptr %2474, align 8, !noalias !312
  br i1 %170, label %2947, label %2931
2931:
  %2932 = select i1 %2803, i64 %2, i64 0
  %2933 = add i64 %2932, %2780
  %2934 = mul i64 %2933, %3
  %2935 = getelementptr double, ptr %1, i64 %2934
  br label %2936
2936:
  %2937 = phi i64 [ 0, %2931 ], [ %2938, %2936 ]
  %2938 = add nuw nsw i64 %2937, 1
  %2939 = getelementptr double, ptr %40, i64 %2937
  %2940 = load double, ptr %2939, align 8, !noalias !380
  %2941 = getelementptr double, ptr %2935, i64 %2937
  %2942 = load double, ptr %2941, align 8, !noalias !380
  %2943 = fmul double %2852, %2942
  %2944 = fsub double %2940, %2943
  %2945 = getelementptr double, ptr %38, i64 %2937
  store double %2944, ptr %2945, align 8, !noalias !380
  %2946 = icmp eq i64 %2938, %37
  br i1 %2946, label %2947, label %2936
2947:
  %2948 = phi i64 [ %2980, %2908 ], [ %2451, %2926 ], [ %2451, %2936 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %65)
  call void @llvm.lifetime.end.p0(ptr nonnull %66)
  call void @llvm.lifetime.end.p0(ptr nonnull %67)
  call void @llvm.lifetime.end.p0(ptr nonnull %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %69)
  call void @llvm.lifetime.end.p0(ptr nonnull %70)
  call void @llvm.lifetime.end.p0(ptr nonnull %71)
  call void @llvm.lifetime.end.p0(ptr nonnull %72)
  br label %2951
2949:
  %2950 = phi i64 [ %53, %151 ], [ %2952, %2951 ]
  store i64 %2950, ptr %0, align 8
  ret void
2951:
  %2952 = phi i64 [ %2980, %1823 ], [ %2980, %245 ], [ %674, %673 ], [ %2980, %1024 ], [ 0, %504 ], [ %2980, %1027 ], [ %503, %502 ], [ %2980, %1820 ], [ %2438, %2437 ], [ %2948, %2947 ], [ %2980, %2439 ]
  %2953 = icmp eq i64 %2982, %54
  br i1 %2953, label %2949, label %2979
2954:
  %2955 = phi i64 [ 0, %149 ], [ %2956, %2977 ]
  %2956 = add nuw nsw i64 %2955, 1
  %2957 = getelementptr double, ptr %35, i64 %2955
  %2958 = load double, ptr %2957, align 8
  br i1 %150, label %2977, label %2959
2959:
  %2960 = getelementptr i64, ptr %33, i64 %2955
  %2961 = load i64, ptr %2960, align 8
  %2962 = icmp slt i64 %2961, 0
  %2963 = select i1 %2962, i64 %2, i64 0
  %2964 = add i64 %2963, %2961
  %2965 = mul i64 %2964, %3
  %2966 = getelementptr double, ptr %1, i64 %2965
  br label %2967
2967:
  %2968 = phi i64 [ 0, %2959 ], [ %2969, %2967 ]
  %2969 = add nuw nsw i64 %2968, 1
  %2970 = getelementptr double, ptr %38, i64 %2968
  %2971 = load double, ptr %2970, align 8, !noalias !383
  %2972 = getelementptr double, ptr %2966, i64 %2968
  %2973 = load double, ptr %2972, align 8, !noalias !383
  %2974 = fmul double %2958, %2973
  %2975 = fsub double %2971, %2974
  store double %2975, ptr %2970, align 8, !noalias !383
  %2976 = icmp eq i64 %2969, %37
  br i1 %2976, label %2977, label %2967
2977:
  %2978 = icmp eq i64 %2956, %53
  br i1 %2978, label %151, label %2954
2979:
  %2980 = phi i64 [ %53, %153 ], [ %2952, %2951 ]
  %2981 = phi i64 [ 0, %153 ], [ %2982, %2951 ]
  %2982 = add nuw nsw i64 %2981, 1
  %2983 = mul i64 %2981, 3326683750974675154
  %2984 = add i64 %2983, %55
  store double 0.000000e+00, ptr %136, align 8
  call fastcc void @f3(ptr %136, i64 %2984, i64 1)
  %2985 = load double, ptr %136, align 8
  store double 0.000000e+00, ptr %137, align 8
  call fastcc void @f3(ptr %137, i64 %2984, i64 2)
  %2986 = load double, ptr %137, align 8
  %2987 = fsub double 1.000000e+00, %2986
  %2988 = tail call double @llvm.log.f64(double %2987)
  %2989 = add i64 %2984, 4354685564936845354
  %2990 = fcmp olt double %2985, 2.000000e-01
  br i1 %2990, label %245, label %504
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 range(i64 1, 8) %2) unnamed_addr #2 {
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
declare double @llvm.log.f64(double) #3
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, i64 %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, double %4, double %5, ptr readonly captures(none) %6, i64 %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, i64 %11, i64 %12, i64 %13, i64 %14, ptr readonly captures(none) %15, i64 %16, ptr captures(none) %17, ptr writeonly captures(none) %18) unnamed_addr #1 {
  %20 = alloca double, align 8
  store double 0.000000e+00, ptr %20, align 8
  %21 = alloca [2 x double], align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %23 = icmp slt i64 %16, 0
  %24 = select i1 %23, i64 %7, i64 0
  %25 = getelementptr double, ptr %6, i64 %16
  %26 = getelementptr double, ptr %25, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = icmp sgt i64 %13, 0
  %29 = icmp slt i64 %14, 1
  br i1 %28, label %30, label %108
30:
  br i1 %29, label %109, label %31
31:
  %32 = add nsw i64 %13, -2
  %33 = sitofp i64 %32 to double
  %34 = add nsw i64 %13, -3
  %35 = select i1 %23, i64 %11, i64 0
  %36 = add i64 %35, %16
  %37 = mul i64 %13, %12
  %38 = mul i64 %37, %36
  %39 = getelementptr double, ptr %10, i64 %38
  br label %40
40:
  %41 = phi i64 [ 0, %31 ], [ %42, %40 ]
  %42 = add nuw nsw i64 %41, 1
  %43 = getelementptr double, ptr %15, i64 %41
  %44 = load double, ptr %43, align 8, !noalias !386
  %45 = getelementptr double, ptr %8, i64 %41
  %46 = load double, ptr %45, align 8, !noalias !386
  %47 = fsub double %44, %46
  %48 = getelementptr double, ptr %9, i64 %41
  %49 = load double, ptr %48, align 8, !noalias !386
  %50 = fdiv double %47, %49
  %51 = fcmp olt double %50, 1.000000e+00
  %52 = select i1 %51, double 1.000000e+00, double %50
  %53 = fcmp ogt double %52, %33
  %54 = select i1 %53, double %33, double %52
  %55 = fptosi double %54 to i64
  %56 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %34, i64 %55)
  %57 = sitofp i64 %56 to double
  %58 = fsub double %54, %57
  %59 = icmp slt i64 %56, 0
  %60 = select i1 %59, i64 %13, i64 0
  %61 = mul i64 %41, %13
  %62 = getelementptr double, ptr %39, i64 %61
  %63 = getelementptr double, ptr %62, i64 %56
  %64 = getelementptr double, ptr %63, i64 %60
  %65 = load double, ptr %64, align 8, !noalias !386
  %66 = icmp sgt i64 %56, 0
  %67 = select i1 %66, i64 0, i64 %13
  %68 = getelementptr i8, ptr %63, i64 -8
  %69 = getelementptr double, ptr %68, i64 %67
  %70 = load double, ptr %69, align 8, !noalias !386
  %71 = icmp slt i64 %56, -1
  %72 = select i1 %71, i64 %13, i64 0
  %73 = getelementptr i8, ptr %63, i64 8
  %74 = getelementptr double, ptr %73, i64 %72
  %75 = load double, ptr %74, align 8, !noalias !386
  %76 = icmp slt i64 %56, -2
  %77 = select i1 %76, i64 %13, i64 0
  %78 = getelementptr i8, ptr %63, i64 16
  %79 = getelementptr double, ptr %78, i64 %77
  %80 = load double, ptr %79, align 8, !noalias !386
  %81 = fsub double %80, %70
  %82 = fmul double %81, 0x3FC5555555555555
  %83 = fsub double %65, %75
  %84 = fmul double %83, 5.000000e-01
  %85 = fadd double %84, %82
  %86 = fadd double %70, %75
  %87 = fmul double %86, 5.000000e-01
  %88 = fsub double %87, %65
  %89 = fsub double %75, %65
  %90 = fsub double %89, %88
  %91 = fsub double %90, %85
  %92 = load double, ptr %26, align 8, !noalias !386
  %93 = fmul double %49, %92
  %94 = fcmp ogt double %50, %54
  %95 = select i1 %94, double %5, double %4
  %96 = fmul double %93, %95
  %97 = fmul double %85, %58
  %98 = fadd double %88, %97
  %99 = fmul double %58, %98
  %100 = fadd double %91, %99
  %101 = fmul double %58, %100
  %102 = fadd double %65, %101
  %103 = fsub double %50, %54
  %104 = fmul double %103, %96
  %105 = fadd double %104, %102
  %106 = getelementptr double, ptr %17, i64 %41
  store double %105, ptr %106, align 8, !noalias !386
  %107 = icmp eq i64 %42, %14
  br i1 %107, label %109, label %40
108:
  br i1 %29, label %109, label %157
109:
  %110 = icmp slt i64 %14, 1
  br i1 %110, label %111, label %180
111:
  %112 = phi i64 [ 0, %109 ], [ %189, %180 ]
  %113 = getelementptr double, ptr %17, i64 %112
  br i1 %28, label %121, label %114
114:
  %115 = getelementptr double, ptr %15, i64 %112
  %116 = load double, ptr %115, align 8
  %117 = fmul double %27, %116
  %118 = getelementptr double, ptr %2, i64 %112
  %119 = load double, ptr %118, align 8
  %120 = fmul double %27, %119
  store double 0.000000e+00, ptr %20, align 8
  call fastcc void @f9(ptr %20, double %117, double %120, double %4, double %5)
  br label %121
121:
  %122 = phi ptr [ %113, %111 ], [ %20, %114 ]
  %123 = load double, ptr %122, align 8
  %124 = icmp slt i64 %14, 1
  br i1 %124, label %151, label %125
125:
  %126 = fadd double %123, -3.600000e+01
  br label %191
127:
  br i1 %28, label %137, label %128
128:
  %129 = getelementptr double, ptr %15, i64 %193
  %130 = load double, ptr %129, align 8
  %131 = fmul double %27, %130
  %132 = getelementptr double, ptr %2, i64 %193
  %133 = load double, ptr %132, align 8
  %134 = fmul double %27, %133
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  call fastcc void @f10(ptr %21, double %131, double %134, double %4, double %5)
  %135 = load double, ptr %21, align 8
  %136 = load double, ptr %22, align 8
  br label %137
137:
  %138 = phi double [ 1.000000e+00, %127 ], [ %136, %128 ]
  %139 = phi double [ %196, %127 ], [ %135, %128 ]
  %140 = getelementptr double, ptr %3, i64 %193
  %141 = load double, ptr %140, align 8
  %142 = fmul double %138, %141
  %143 = fsub double %139, %123
  %144 = tail call double @llvm.exp.f64(double %143)
  %145 = fmul double %142, %144
  %146 = fadd double %192, %145
  br label %147
147:
  %148 = phi double [ %146, %137 ], [ %192, %191 ]
  %149 = getelementptr double, ptr %18, i64 %193
  store double %148, ptr %149, align 8
  %150 = icmp eq i64 %14, %194
  br i1 %150, label %151, label %191
151:
  %152 = phi double [ 0.000000e+00, %121 ], [ %148, %147 ]
  %153 = sitofp i64 %1 to double
  %154 = fdiv double %152, %153
  %155 = tail call double @llvm.log.f64(double %154)
  %156 = fadd double %123, %155
  store double %156, ptr %0, align 8
  ret void
157:
  %158 = phi i64 [ %159, %172 ], [ 0, %108 ]
  %159 = add nuw nsw i64 %158, 1
  %160 = getelementptr double, ptr %15, i64 %158
  %161 = load double, ptr %160, align 8
  %162 = fmul double %27, %161
  %163 = getelementptr double, ptr %2, i64 %158
  %164 = load double, ptr %163, align 8
  %165 = fmul double %27, %164
  %166 = fmul double %5, %165
  %167 = fcmp olt double %162, %166
  br i1 %167, label %168, label %172
168:
  %169 = fdiv double %162, %165
  %170 = fcmp ogt double %4, %169
  %171 = select i1 %170, double %4, double %169
  br label %172
172:
  %173 = phi double [ %171, %168 ], [ %5, %157 ]
  %174 = fmul double %165, 5.000000e-01
  %175 = fmul double %174, %173
  %176 = fsub double %162, %175
  %177 = fmul double %173, %176
  %178 = getelementptr double, ptr %17, i64 %158
  store double %177, ptr %178, align 8
  %179 = icmp eq i64 %14, %159
  br i1 %179, label %109, label %157
180:
  %181 = phi i64 [ %189, %180 ], [ 0, %109 ]
  %182 = phi i64 [ %183, %180 ], [ 0, %109 ]
  %183 = add nuw nsw i64 %182, 1
  %184 = getelementptr double, ptr %17, i64 %182
  %185 = load double, ptr %184, align 8
  %186 = getelementptr double, ptr %17, i64 %181
  %187 = load double, ptr %186, align 8
  %188 = fcmp ogt double %185, %187
  %189 = select i1 %188, i64 %182, i64 %181
  %190 = icmp eq i64 %14, %183
  br i1 %190, label %111, label %180
191:
  %192 = phi double [ 0.000000e+00, %125 ], [ %148, %147 ]
  %193 = phi i64 [ 0, %125 ], [ %194, %147 ]
  %194 = add nuw nsw i64 %193, 1
  %195 = getelementptr double, ptr %17, i64 %193
  %196 = load double, ptr %195, align 8
  %197 = fcmp ogt double %196, %126
  br i1 %197, label %127, label %147
}
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, double %3, double %4) unnamed_addr #1 {
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
declare double @llvm.exp.f64(double) #3
declare double @llvm.fabs.f64(double) #3
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #1 {
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
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #1 {
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
define internal fastcc void @f8(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #1 {
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
define internal fastcc void @f9(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, double %3, double %4) unnamed_addr #1 {
  %6 = alloca [2 x double], align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  call fastcc void @f10(ptr %6, double %1, double %2, double %3, double %4)
  %8 = load double, ptr %7, align 8
  %9 = load double, ptr %6, align 8
  %10 = tail call double @llvm.log.f64(double %8)
  %11 = fadd double %9, %10
  store double %11, ptr %0, align 8
  ret void
}
define internal fastcc void @f10(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #1 {
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
declare i64 @llvm.smin.i64(i64, i64) #6
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8
attributes #0 = { nofree nounwind memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read) }
attributes #1 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nofree nounwind memory(read) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExxx"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!9 = !{!10, !7}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !7}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!15 = !{!16, !18, !7}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!18 = distinct !{!18, !19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!19 = distinct !{!19, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!20 = !{!18, !7}
!21 = !{!22, !18, !7}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!24 = !{!25, !27, !29, !7}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!27 = distinct !{!27, !28, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!28 = distinct !{!28, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!29 = distinct !{!29, !30, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!30 = distinct !{!30, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!31 = !{!29, !7}
!32 = !{!33, !29, !7}
!33 = distinct !{!33, !34, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!34 = distinct !{!34, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!35 = !{!36, !33, !29, !7}
!36 = distinct !{!36, !37, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!37 = distinct !{!37, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!38 = !{!39, !7}
!39 = distinct !{!39, !40, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!40 = distinct !{!40, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_deathB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!43 = distinct !{!43, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_deathB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!44 = !{!45, !42}
!45 = distinct !{!45, !46, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!46 = distinct !{!46, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!47 = !{!48, !42}
!48 = distinct !{!48, !49, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!49 = distinct !{!49, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!50 = !{!51, !53, !55, !42}
!51 = distinct !{!51, !52, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!52 = distinct !{!52, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!53 = distinct !{!53, !54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!54 = distinct !{!54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!57 = !{!53, !55, !42}
!58 = !{!55, !42}
!59 = !{!60, !55, !42}
!60 = distinct !{!60, !61, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!61 = distinct !{!61, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!62 = !{!63, !60, !55, !42}
!63 = distinct !{!63, !64, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!64 = distinct !{!64, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!65 = !{!66, !42}
!66 = distinct !{!66, !67, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!67 = distinct !{!67, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!68 = !{!69}
!69 = distinct !{!69, !70, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler8_renewalB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_29354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!70 = distinct !{!70, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler8_renewalB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_29354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!71 = !{!72, !69}
!72 = distinct !{!72, !73, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!73 = distinct !{!73, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!74 = !{!75, !69}
!75 = distinct !{!75, !76, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!76 = distinct !{!76, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!77 = !{!78, !69}
!78 = distinct !{!78, !79, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!79 = distinct !{!79, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!80 = !{!81, !83, !69}
!81 = distinct !{!81, !82, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!82 = distinct !{!82, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!83 = distinct !{!83, !84, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!84 = distinct !{!84, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!85 = !{!83, !69}
!86 = !{!87, !83, !69}
!87 = distinct !{!87, !88, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!88 = distinct !{!88, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!89 = !{!90, !92, !94, !69}
!90 = distinct !{!90, !91, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!91 = distinct !{!91, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!92 = distinct !{!92, !93, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!93 = distinct !{!93, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!94 = distinct !{!94, !95, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!95 = distinct !{!95, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!96 = !{!94, !69}
!97 = !{!98, !94, !69}
!98 = distinct !{!98, !99, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!99 = distinct !{!99, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!100 = !{!101, !98, !94, !69}
!101 = distinct !{!101, !102, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!102 = distinct !{!102, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!103 = !{!104, !106, !108, !69}
!104 = distinct !{!104, !105, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!105 = distinct !{!105, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!108 = distinct !{!108, !109, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!109 = distinct !{!109, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!110 = !{!106, !108, !69}
!111 = !{!108, !69}
!112 = !{!113, !108, !69}
!113 = distinct !{!113, !114, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!114 = distinct !{!114, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!115 = !{!116, !113, !108, !69}
!116 = distinct !{!116, !117, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!117 = distinct !{!117, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!118 = !{!119, !69}
!119 = distinct !{!119, !120, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!120 = distinct !{!120, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!121 = !{!122}
!122 = distinct !{!122, !123, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_29354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!123 = distinct !{!123, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_29354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!124 = !{!125, !122}
!125 = distinct !{!125, !126, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!126 = distinct !{!126, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!127 = !{!128, !122}
!128 = distinct !{!128, !129, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!129 = distinct !{!129, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!130 = !{!131, !122}
!131 = distinct !{!131, !132, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!132 = distinct !{!132, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!133 = !{!134, !122}
!134 = distinct !{!134, !135, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!135 = distinct !{!135, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!136 = !{!137, !139, !122}
!137 = distinct !{!137, !138, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!138 = distinct !{!138, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!139 = distinct !{!139, !140, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!140 = distinct !{!140, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!141 = !{!139, !122}
!142 = !{!143, !139, !122}
!143 = distinct !{!143, !144, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!144 = distinct !{!144, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!145 = !{!146, !148, !122}
!146 = distinct !{!146, !147, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!147 = distinct !{!147, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!148 = distinct !{!148, !149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!149 = distinct !{!149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!150 = !{!151, !153, !122}
!151 = distinct !{!151, !152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!152 = distinct !{!152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!153 = distinct !{!153, !154, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!154 = distinct !{!154, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!155 = !{!153, !122}
!156 = !{!157, !122}
!157 = distinct !{!157, !158, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!158 = distinct !{!158, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!159 = !{!160, !157, !122}
!160 = distinct !{!160, !161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!162 = !{!163, !122}
!163 = distinct !{!163, !164, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!164 = distinct !{!164, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!165 = !{!166, !122}
!166 = distinct !{!166, !167, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!167 = distinct !{!167, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!168 = !{!169, !171, !173, !122}
!169 = distinct !{!169, !170, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!170 = distinct !{!170, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!171 = distinct !{!171, !172, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!172 = distinct !{!172, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!173 = distinct !{!173, !174, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!174 = distinct !{!174, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!175 = !{!171, !173, !122}
!176 = !{!173, !122}
!177 = !{!178, !173, !122}
!178 = distinct !{!178, !179, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!179 = distinct !{!179, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!180 = !{!181, !178, !173, !122}
!181 = distinct !{!181, !182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!182 = distinct !{!182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!183 = !{!184, !122}
!184 = distinct !{!184, !185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!185 = distinct !{!185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!186 = !{!187, !122}
!187 = distinct !{!187, !188, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!188 = distinct !{!188, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!189 = !{!190, !122}
!190 = distinct !{!190, !191, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!191 = distinct !{!191, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!192 = !{!193, !195, !122}
!193 = distinct !{!193, !194, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!194 = distinct !{!194, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!195 = distinct !{!195, !196, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!196 = distinct !{!196, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!197 = !{!195, !122}
!198 = !{!199, !195, !122}
!199 = distinct !{!199, !200, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!200 = distinct !{!200, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!201 = !{!202, !204, !206, !122}
!202 = distinct !{!202, !203, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!203 = distinct !{!203, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!204 = distinct !{!204, !205, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!205 = distinct !{!205, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!206 = distinct !{!206, !207, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!207 = distinct !{!207, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!208 = !{!206, !122}
!209 = !{!210, !206, !122}
!210 = distinct !{!210, !211, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!211 = distinct !{!211, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!212 = !{!213, !210, !206, !122}
!213 = distinct !{!213, !214, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!214 = distinct !{!214, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!215 = !{!216, !122}
!216 = distinct !{!216, !217, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!217 = distinct !{!217, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!218 = !{!219, !122}
!219 = distinct !{!219, !220, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!220 = distinct !{!220, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!221 = !{!222, !122}
!222 = distinct !{!222, !223, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!223 = distinct !{!223, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!224 = !{!225, !222, !122}
!225 = distinct !{!225, !226, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!226 = distinct !{!226, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!227 = !{!228, !122}
!228 = distinct !{!228, !229, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!229 = distinct !{!229, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!230 = !{!231}
!231 = distinct !{!231, !232, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!232 = distinct !{!232, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v43B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!233 = !{!234, !231}
!234 = distinct !{!234, !235, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!235 = distinct !{!235, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!236 = !{!237, !231}
!237 = distinct !{!237, !238, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!238 = distinct !{!238, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!239 = !{!240, !242, !244, !231}
!240 = distinct !{!240, !241, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!241 = distinct !{!241, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!242 = distinct !{!242, !243, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!243 = distinct !{!243, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!244 = distinct !{!244, !245, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!245 = distinct !{!245, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!246 = !{!242, !244, !231}
!247 = !{!244, !231}
!248 = !{!249, !244, !231}
!249 = distinct !{!249, !250, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!250 = distinct !{!250, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!251 = !{!252, !249, !244, !231}
!252 = distinct !{!252, !253, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!253 = distinct !{!253, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!254 = !{!255, !231}
!255 = distinct !{!255, !256, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!256 = distinct !{!256, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!257 = !{!258, !260, !231}
!258 = distinct !{!258, !259, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!259 = distinct !{!259, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!260 = distinct !{!260, !261, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!261 = distinct !{!261, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!262 = !{!260, !231}
!263 = !{!264, !260, !231}
!264 = distinct !{!264, !265, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!265 = distinct !{!265, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!266 = !{!267, !269, !231}
!267 = distinct !{!267, !268, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!268 = distinct !{!268, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!269 = distinct !{!269, !270, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!270 = distinct !{!270, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!271 = !{!272, !231}
!272 = distinct !{!272, !273, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!273 = distinct !{!273, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!274 = !{!275, !272, !231}
!275 = distinct !{!275, !276, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!276 = distinct !{!276, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!277 = !{!278, !231}
!278 = distinct !{!278, !279, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!279 = distinct !{!279, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!280 = !{!281, !231}
!281 = distinct !{!281, !282, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!282 = distinct !{!282, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!283 = !{!284, !231}
!284 = distinct !{!284, !285, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!285 = distinct !{!285, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!286 = !{!287, !289, !231}
!287 = distinct !{!287, !288, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!288 = distinct !{!288, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!289 = distinct !{!289, !290, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!290 = distinct !{!290, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!291 = !{!289, !231}
!292 = !{!293, !289, !231}
!293 = distinct !{!293, !294, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!294 = distinct !{!294, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!295 = !{!296, !298, !300, !231}
!296 = distinct !{!296, !297, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!297 = distinct !{!297, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!298 = distinct !{!298, !299, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!299 = distinct !{!299, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!300 = distinct !{!300, !301, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!301 = distinct !{!301, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!302 = !{!300, !231}
!303 = !{!304, !300, !231}
!304 = distinct !{!304, !305, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!305 = distinct !{!305, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!306 = !{!307, !304, !300, !231}
!307 = distinct !{!307, !308, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!308 = distinct !{!308, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!309 = !{!310, !231}
!310 = distinct !{!310, !311, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!311 = distinct !{!311, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!312 = !{!313}
!313 = distinct !{!313, !314, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!314 = distinct !{!314, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE354State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!315 = !{!316, !313}
!316 = distinct !{!316, !317, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!317 = distinct !{!317, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!318 = !{!319, !313}
!319 = distinct !{!319, !320, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!320 = distinct !{!320, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!321 = !{!322, !313}
!322 = distinct !{!322, !323, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!323 = distinct !{!323, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!324 = !{!325, !327, !329, !313}
!325 = distinct !{!325, !326, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!326 = distinct !{!326, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!327 = distinct !{!327, !328, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!328 = distinct !{!328, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!329 = distinct !{!329, !330, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!330 = distinct !{!330, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!331 = !{!327, !329, !313}
!332 = !{!329, !313}
!333 = !{!334, !329, !313}
!334 = distinct !{!334, !335, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!335 = distinct !{!335, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!336 = !{!337, !334, !329, !313}
!337 = distinct !{!337, !338, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!338 = distinct !{!338, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!339 = !{!340, !313}
!340 = distinct !{!340, !341, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!341 = distinct !{!341, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!342 = !{!343, !345, !313}
!343 = distinct !{!343, !344, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!344 = distinct !{!344, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!345 = distinct !{!345, !346, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!346 = distinct !{!346, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!347 = !{!345, !313}
!348 = !{!349, !313}
!349 = distinct !{!349, !350, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!350 = distinct !{!350, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!351 = !{!352, !349, !313}
!352 = distinct !{!352, !353, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!353 = distinct !{!353, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!354 = !{!355, !313}
!355 = distinct !{!355, !356, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!356 = distinct !{!356, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!357 = !{!358, !360, !313}
!358 = distinct !{!358, !359, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!359 = distinct !{!359, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!360 = distinct !{!360, !361, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd: %retptr"}
!361 = distinct !{!361, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14draw_intensityB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExxd"}
!362 = !{!360, !313}
!363 = !{!364, !360, !313}
!364 = distinct !{!364, !365, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!365 = distinct !{!365, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!366 = !{!367, !369, !371, !313}
!367 = distinct !{!367, !368, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!368 = distinct !{!368, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!369 = distinct !{!369, !370, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!370 = distinct !{!370, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd"}
!371 = distinct !{!371, !372, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!372 = distinct !{!372, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!373 = !{!371, !313}
!374 = !{!375, !371, !313}
!375 = distinct !{!375, !376, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx: %retptr"}
!376 = distinct !{!376, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdx"}
!377 = !{!378, !375, !371, !313}
!378 = distinct !{!378, !379, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!379 = distinct !{!379, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v32B102c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1erJ_2bXklRYnJJeo6CupFwIRUnJ8MYuYVV6nXagKDGyNBQG0BBiiYpQkAE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx"}
!380 = !{!381, !313}
!381 = distinct !{!381, !382, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!382 = distinct !{!382, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!383 = !{!384}
!384 = distinct !{!384, !385, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!385 = distinct !{!385, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!386 = !{!387}
!387 = distinct !{!387, !388, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table11interpolateB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!388 = distinct !{!388, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table11interpolateB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE"}
