; 58490061b6ae791337619b478d27735ee4a8e3d3b189de7863d347b2b6cf84ec
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, double %10, double %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, ptr writeonly captures(none) %18, ptr writeonly captures(none) %19, ptr writeonly captures(none) %20, ptr captures(none) %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33) unnamed_addr #0 {
  %35 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  store i64 0, ptr %35, align 8, !noalias !0
  %36 = icmp slt i64 %31, 1
  br i1 %36, label %91, label %37
37:
  %38 = getelementptr double, ptr %21, i64 %27
  %39 = shl i64 %27, 4
  %40 = getelementptr i8, ptr %21, i64 %39
  %41 = mul i64 %27, 24
  %42 = getelementptr i8, ptr %21, i64 %41
  %43 = getelementptr double, ptr %22, i64 %28
  %44 = icmp slt i64 %24, 1
  %45 = mul i64 %23, 3326683750974675154
  %46 = icmp eq i64 %25, 0
  %47 = icmp slt i64 %32, 1
  %48 = mul i64 %33, %32
  br label %59
49:
  %50 = icmp eq i64 %61, %31
  br i1 %50, label %91, label %59
51:
  %52 = getelementptr i64, ptr %69, i64 %74
  store i64 %78, ptr %52, align 8, !noalias !0
  br i1 %47, label %57, label %53
53:
  %54 = mul i64 %74, %32
  %55 = getelementptr i64, ptr %71, i64 %54
  %56 = getelementptr double, ptr %72, i64 %54
  br label %81
57:
  %58 = icmp eq i64 %24, %75
  br i1 %58, label %49, label %73
59:
  %60 = phi i64 [ 0, %37 ], [ %61, %49 ]
  %61 = add nuw nsw i64 %60, 1
  %62 = mul i64 %60, %32
  %63 = getelementptr i64, ptr %15, i64 %62
  %64 = getelementptr double, ptr %16, i64 %62
  br i1 %44, label %49, label %65
65:
  %66 = getelementptr i64, ptr %14, i64 %60
  %67 = getelementptr i64, ptr %17, i64 %60
  %68 = mul i64 %60, %33
  %69 = getelementptr i64, ptr %18, i64 %68
  %70 = mul i64 %48, %60
  %71 = getelementptr i64, ptr %19, i64 %70
  %72 = getelementptr double, ptr %20, i64 %70
  br label %73
73:
  %74 = phi i64 [ 0, %65 ], [ %75, %57 ]
  %75 = add nuw nsw i64 %74, 1
  %76 = load i64, ptr %66, align 8, !noalias !0
  %77 = load i64, ptr %67, align 8, !noalias !0
  store i64 0, ptr %35, align 8, !noalias !0
  call fastcc void @f2(ptr %35, ptr %1, i64 %26, i64 %27, i64 %26, ptr readonly %2, i64 %26, i64 %27, ptr readonly %3, ptr readonly %4, i64 %28, ptr %5, i64 %28, ptr readonly %6, ptr readonly %7, ptr readonly %8, i64 %26, ptr readonly %9, i64 %26, double %10, double %11, i64 %29, ptr readonly %12, i64 %29, i64 %30, ptr readonly %13, i64 %30, ptr %63, i64 %32, ptr %64, i64 %32, i64 %27, ptr %21, i64 %27, ptr %38, i64 %27, ptr %40, i64 %27, ptr %42, i64 %28, ptr %22, i64 %28, i64 %28, ptr %43, i64 %28, i64 %76, i64 %23, i64 %77)
  %78 = load i64, ptr %35, align 8, !noalias !0
  %79 = load i64, ptr %67, align 8, !noalias !0
  %80 = add i64 %79, %45
  store i64 %80, ptr %67, align 8, !noalias !0
  store i64 %78, ptr %66, align 8, !noalias !0
  br i1 %46, label %57, label %51
81:
  %82 = phi i64 [ 0, %53 ], [ %83, %81 ]
  %83 = add nuw nsw i64 %82, 1
  %84 = getelementptr i64, ptr %63, i64 %82
  %85 = load i64, ptr %84, align 8, !noalias !0
  %86 = getelementptr i64, ptr %55, i64 %82
  store i64 %85, ptr %86, align 8, !noalias !0
  %87 = getelementptr double, ptr %64, i64 %82
  %88 = load double, ptr %87, align 8, !noalias !0
  %89 = getelementptr double, ptr %56, i64 %82
  store double %88, ptr %89, align 8, !noalias !0
  %90 = icmp eq i64 %32, %83
  br i1 %90, label %57, label %81
91:
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr captures(none) %13, ptr captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, ptr writeonly captures(none) %17, ptr writeonly captures(none) %18, ptr writeonly captures(none) %19, ptr captures(none) %20, ptr %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32, i64 %33, i64 %34) local_unnamed_addr #0 {
  %36 = alloca ptr, align 8
  store ptr null, ptr %36, align 8
  call fastcc void @f0(ptr %36, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31, i64 %32) #9
  %37 = load ptr, ptr %36, align 8
  ret ptr %37
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, ptr readonly %1, i64 %2, i64 %3, i64 %4, ptr readonly captures(none) %5, i64 %6, i64 %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, i64 %10, ptr readonly %11, i64 %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, i64 %16, ptr readonly captures(none) %17, i64 %18, double %19, double %20, i64 %21, ptr readonly captures(none) %22, i64 %23, i64 %24, ptr readonly captures(none) %25, i64 %26, ptr captures(none) %27, i64 %28, ptr captures(none) %29, i64 %30, i64 %31, ptr captures(none) %32, i64 %33, ptr captures(none) %34, i64 %35, ptr captures(none) %36, i64 %37, ptr captures(none) %38, i64 %39, ptr %40, i64 %41, i64 %42, ptr %43, i64 %44, i64 %45, i64 %46, i64 %47) unnamed_addr #1 {
  %49 = alloca double, align 8
  %50 = alloca double, align 8
  %51 = alloca [2 x double], align 8
  %52 = alloca [2 x double], align 8
  %53 = alloca double, align 8
  %54 = alloca double, align 8
  %55 = alloca [2 x double], align 8
  %56 = alloca [2 x double], align 8
  %57 = alloca double, align 8
  %58 = alloca double, align 8
  %59 = alloca [2 x double], align 8
  %60 = alloca [2 x double], align 8
  %61 = alloca double, align 8
  %62 = alloca double, align 8
  %63 = alloca double, align 8
  %64 = alloca double, align 8
  %65 = alloca double, align 8
  %66 = alloca double, align 8
  %67 = alloca double, align 8
  %68 = alloca double, align 8
  %69 = alloca [2 x double], align 8
  %70 = alloca [2 x double], align 8
  %71 = alloca double, align 8
  %72 = alloca double, align 8
  %73 = alloca [2 x double], align 8
  %74 = alloca [2 x double], align 8
  %75 = alloca double, align 8
  %76 = alloca double, align 8
  %77 = alloca [2 x double], align 8
  %78 = alloca [2 x double], align 8
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
  %89 = alloca [2 x double], align 8
  %90 = alloca [2 x double], align 8
  %91 = alloca double, align 8
  %92 = alloca double, align 8
  %93 = alloca [2 x double], align 8
  %94 = alloca [2 x double], align 8
  %95 = alloca double, align 8
  %96 = alloca double, align 8
  %97 = alloca [2 x double], align 8
  %98 = alloca [2 x double], align 8
  %99 = alloca double, align 8
  %100 = alloca double, align 8
  %101 = alloca [2 x double], align 8
  %102 = alloca [2 x double], align 8
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
  %116 = alloca [2 x double], align 8
  %117 = alloca [2 x double], align 8
  %118 = alloca double, align 8
  %119 = alloca double, align 8
  %120 = alloca double, align 8
  %121 = alloca double, align 8
  %122 = alloca double, align 8
  %123 = alloca double, align 8
  %124 = alloca [2 x double], align 8
  %125 = alloca [2 x double], align 8
  %126 = alloca double, align 8
  %127 = alloca double, align 8
  %128 = alloca double, align 8
  %129 = alloca [2 x double], align 8
  %130 = alloca [2 x double], align 8
  %131 = alloca double, align 8
  %132 = alloca double, align 8
  %133 = alloca double, align 8
  %134 = alloca double, align 8
  store double 0.000000e+00, ptr %134, align 8
  %135 = alloca double, align 8
  store double 0.000000e+00, ptr %135, align 8
  %136 = add nsw i64 %21, -1
  %137 = icmp slt i64 %7, 1
  br i1 %137, label %145, label %138
138:
  %139 = phi i64 [ %140, %138 ], [ 0, %48 ]
  %140 = add nuw nsw i64 %139, 1
  %141 = getelementptr double, ptr %8, i64 %139
  %142 = load double, ptr %141, align 8, !noalias !3
  %143 = getelementptr double, ptr %32, i64 %139
  store double %142, ptr %143, align 8, !noalias !3
  %144 = icmp eq i64 %7, %140
  br i1 %144, label %145, label %138
145:
  %146 = icmp slt i64 %45, 1
  br i1 %146, label %149, label %147
147:
  %148 = icmp slt i64 %31, 1
  br label %3250
149:
  %150 = icmp slt i64 %46, 1
  br i1 %150, label %3245, label %151
151:
  %152 = sitofp i64 %24 to double
  %153 = icmp slt i64 %35, 1
  %154 = icmp slt i64 %33, 1
  %155 = icmp slt i64 %39, 1
  %156 = shl nuw i64 %39, 3
  %157 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %159 = sitofp i64 %4 to double
  %160 = shl nuw i64 %39, 3
  %161 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %162 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %163 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %164 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %165 = getelementptr double, ptr %43, i64 %44
  %166 = getelementptr i8, ptr %165, i64 -8
  %167 = icmp sgt i64 %42, 1
  %168 = add nsw i64 %42, -1
  %169 = icmp slt i64 %31, 1
  %170 = sitofp i64 %24 to double
  %171 = icmp slt i64 %33, 1
  %172 = icmp slt i64 %39, 1
  %173 = shl nuw i64 %39, 3
  %174 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %176 = sitofp i64 %4 to double
  %177 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %178 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %179 = getelementptr double, ptr %43, i64 %44
  %180 = getelementptr i8, ptr %179, i64 -8
  %181 = icmp sgt i64 %42, 1
  %182 = add nsw i64 %42, -1
  %183 = icmp slt i64 %35, 1
  %184 = shl nuw i64 %39, 3
  %185 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %186 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %187 = add nsw i64 %42, -1
  %188 = icmp slt i64 %31, 1
  %189 = sitofp i64 %24 to double
  %190 = icmp slt i64 %35, 1
  %191 = icmp slt i64 %33, 1
  %192 = icmp slt i64 %39, 1
  %193 = shl nuw i64 %39, 3
  %194 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %195 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %196 = sitofp i64 %4 to double
  %197 = getelementptr double, ptr %43, i64 %44
  %198 = getelementptr i8, ptr %197, i64 -8
  %199 = icmp sgt i64 %42, 1
  %200 = add nsw i64 %42, -1
  %201 = shl nuw i64 %39, 3
  %202 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %203 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %204 = shl nuw i64 %39, 3
  %205 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %206 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %207 = add nsw i64 %42, -1
  %208 = icmp slt i64 %37, 1
  %209 = shl nuw i64 %39, 3
  %210 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %212 = icmp slt i64 %31, 1
  %213 = icmp slt i64 %33, 1
  %214 = icmp slt i64 %39, 1
  %215 = shl nuw i64 %39, 3
  %216 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %217 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %218 = sitofp i64 %4 to double
  %219 = getelementptr double, ptr %43, i64 %44
  %220 = getelementptr i8, ptr %219, i64 -8
  %221 = icmp sgt i64 %42, 1
  %222 = add nsw i64 %42, -1
  %223 = icmp slt i64 %31, 1
  %224 = icmp slt i64 %33, 1
  %225 = icmp slt i64 %39, 1
  %226 = shl nuw i64 %39, 3
  %227 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %228 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %229 = sitofp i64 %4 to double
  %230 = icmp slt i64 %39, 1
  %231 = shl nuw i64 %39, 3
  %232 = icmp slt i64 %31, 1
  %233 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %234 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %235 = sitofp i64 %4 to double
  %236 = getelementptr double, ptr %43, i64 %44
  %237 = getelementptr i8, ptr %236, i64 -8
  %238 = icmp sgt i64 %42, 1
  %239 = add nsw i64 %42, -1
  br label %3275
240:
  %241 = icmp slt i64 %3276, %136
  br i1 %241, label %242, label %3247
242:
  call void @llvm.lifetime.start.p0(ptr nonnull %131)
  call void @llvm.lifetime.start.p0(ptr nonnull %132)
  call void @llvm.lifetime.start.p0(ptr nonnull %133)
  store double 0.000000e+00, ptr %131, align 8, !noalias !6
  store double 0.000000e+00, ptr %132, align 8, !noalias !6
  store double 0.000000e+00, ptr %133, align 8, !noalias !6
  br i1 %230, label %244, label %243
243:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %231, i1 false), !noalias !9
  br label %244
244:
  br i1 %232, label %265, label %247
245:
  %246 = icmp eq i64 %249, %31
  br i1 %246, label %265, label %247
247:
  %248 = phi i64 [ %249, %245 ], [ 0, %244 ]
  %249 = add nuw nsw i64 %248, 1
  br i1 %230, label %245, label %250
250:
  %251 = getelementptr double, ptr %32, i64 %248
  %252 = mul i64 %248, %10
  %253 = getelementptr double, ptr %9, i64 %252
  br label %254
254:
  %255 = phi i64 [ 0, %250 ], [ %256, %254 ]
  %256 = add nuw nsw i64 %255, 1
  %257 = getelementptr double, ptr %40, i64 %255
  %258 = load double, ptr %257, align 8, !noalias !9
  %259 = load double, ptr %251, align 8, !noalias !9
  %260 = getelementptr double, ptr %253, i64 %255
  %261 = load double, ptr %260, align 8, !noalias !9
  %262 = fmul double %259, %261
  %263 = fadd double %258, %262
  store double %263, ptr %257, align 8, !noalias !9
  %264 = icmp eq i64 %39, %256
  br i1 %264, label %245, label %254
265:
  call void @llvm.lifetime.start.p0(ptr nonnull %129), !noalias !6
  call void @llvm.lifetime.start.p0(ptr nonnull %130), !noalias !6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %129, i8 0, i64 16, i1 false), !noalias !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %130, i8 0, i64 16, i1 false), !noalias !12
  br i1 %230, label %266, label %295
266:
  %267 = phi i64 [ 0, %265 ], [ %318, %310 ]
  %268 = getelementptr double, ptr %40, i64 %267
  %269 = load double, ptr %268, align 8, !noalias !12
  %270 = getelementptr double, ptr %11, i64 %267
  %271 = load double, ptr %270, align 8, !noalias !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %129, i8 0, i64 16, i1 false), !noalias !12
  call fastcc void @f10(ptr %129, double %269, double %271, double %19, double %20)
  %272 = load double, ptr %233, align 8, !noalias !12
  %273 = load double, ptr %129, align 8, !noalias !12
  %274 = tail call double @llvm.log.f64(double %272)
  %275 = fadd double %273, %274
  br i1 %230, label %328, label %276
276:
  %277 = fadd double %275, -3.600000e+01
  br label %321
278:
  %279 = getelementptr double, ptr %40, i64 %323
  %280 = load double, ptr %279, align 8, !noalias !12
  %281 = getelementptr double, ptr %11, i64 %323
  %282 = load double, ptr %281, align 8, !noalias !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %130, i8 0, i64 16, i1 false), !noalias !12
  call fastcc void @f10(ptr %130, double %280, double %282, double %19, double %20)
  %283 = load double, ptr %234, align 8, !noalias !12
  %284 = load double, ptr %130, align 8, !noalias !12
  %285 = getelementptr double, ptr %13, i64 %323
  %286 = load double, ptr %285, align 8, !noalias !12
  %287 = fmul double %283, %286
  %288 = fsub double %284, %275
  %289 = tail call double @llvm.exp.f64(double %288)
  %290 = fmul double %287, %289
  %291 = fadd double %322, %290
  br label %292
292:
  %293 = phi double [ %291, %278 ], [ %322, %321 ]
  store double %293, ptr %325, align 8, !noalias !12
  %294 = icmp eq i64 %39, %324
  br i1 %294, label %328, label %321
295:
  %296 = phi double [ %319, %310 ], [ 0xFFF0000000000000, %265 ]
  %297 = phi i64 [ %318, %310 ], [ 0, %265 ]
  %298 = phi i64 [ %299, %310 ], [ 0, %265 ]
  %299 = add nuw nsw i64 %298, 1
  %300 = getelementptr double, ptr %40, i64 %298
  %301 = load double, ptr %300, align 8, !noalias !12
  %302 = getelementptr double, ptr %11, i64 %298
  %303 = load double, ptr %302, align 8, !noalias !12
  %304 = fmul double %20, %303
  %305 = fcmp olt double %301, %304
  br i1 %305, label %306, label %310
306:
  %307 = fdiv double %301, %303
  %308 = fcmp ogt double %19, %307
  %309 = select i1 %308, double %19, double %307
  br label %310
310:
  %311 = phi double [ %309, %306 ], [ %20, %295 ]
  %312 = fmul double %303, 5.000000e-01
  %313 = fmul double %312, %311
  %314 = fsub double %301, %313
  %315 = fmul double %311, %314
  %316 = getelementptr double, ptr %43, i64 %298
  store double %315, ptr %316, align 8, !noalias !12
  %317 = fcmp ogt double %315, %296
  %318 = select i1 %317, i64 %298, i64 %297
  %319 = select i1 %317, double %315, double %296
  %320 = icmp eq i64 %39, %299
  br i1 %320, label %266, label %295
321:
  %322 = phi double [ 0.000000e+00, %276 ], [ %293, %292 ]
  %323 = phi i64 [ 0, %276 ], [ %324, %292 ]
  %324 = add nuw nsw i64 %323, 1
  %325 = getelementptr double, ptr %43, i64 %323
  %326 = load double, ptr %325, align 8, !noalias !12
  %327 = fcmp ogt double %326, %277
  br i1 %327, label %278, label %292
328:
  %329 = phi double [ 0.000000e+00, %266 ], [ %293, %292 ]
  %330 = fdiv double %329, %235
  %331 = tail call double @llvm.log.f64(double %330)
  %332 = fadd double %275, %331
  call void @llvm.lifetime.end.p0(ptr nonnull %129), !noalias !6
  call void @llvm.lifetime.end.p0(ptr nonnull %130), !noalias !6
  store double 0.000000e+00, ptr %131, align 8, !noalias !6
  call fastcc void @f3(ptr %131, i64 %3285, i64 1)
  %333 = load double, ptr %131, align 8, !noalias !6
  %334 = load double, ptr %237, align 8, !noalias !15
  %335 = fmul double %333, %334
  br i1 %238, label %336, label %348
336:
  %337 = phi i64 [ %346, %336 ], [ %239, %328 ]
  %338 = phi i64 [ %345, %336 ], [ 0, %328 ]
  %339 = add nuw nsw i64 %338, %337
  %340 = lshr i64 %339, 1
  %341 = getelementptr double, ptr %43, i64 %340
  %342 = load double, ptr %341, align 8, !noalias !15
  %343 = fcmp ogt double %342, %335
  %344 = add nuw nsw i64 %340, 1
  %345 = select i1 %343, i64 %338, i64 %344
  %346 = select i1 %343, i64 %340, i64 %337
  %347 = icmp slt i64 %345, %346
  br i1 %347, label %336, label %348
348:
  %349 = phi i64 [ 0, %328 ], [ %345, %336 ]
  %350 = icmp sgt i64 %349, 0
  br i1 %350, label %351, label %355
351:
  %352 = getelementptr double, ptr %43, i64 %349
  %353 = getelementptr i8, ptr %352, i64 -8
  %354 = load double, ptr %353, align 8, !noalias !15
  br label %355
355:
  %356 = phi double [ %354, %351 ], [ 0.000000e+00, %348 ]
  %357 = getelementptr double, ptr %43, i64 %349
  %358 = load double, ptr %357, align 8, !noalias !15
  %359 = fsub double %358, %356
  %360 = fcmp ogt double %335, %356
  %361 = fcmp ogt double %359, 0.000000e+00
  %362 = select i1 %360, i1 %361, i1 false
  br i1 %362, label %363, label %374
363:
  %364 = getelementptr double, ptr %13, i64 %349
  %365 = load double, ptr %364, align 8, !noalias !15
  %366 = fptosi double %365 to i64
  %367 = fsub double %335, %356
  %368 = fdiv double %367, %359
  %369 = sitofp i64 %366 to double
  %370 = fmul double %368, %369
  %371 = fptosi double %370 to i64
  %372 = add nsw i64 %366, -1
  %373 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %372, i64 %371)
  br label %374
374:
  %375 = phi i64 [ %373, %363 ], [ 0, %355 ]
  %376 = getelementptr i64, ptr %14, i64 %349
  %377 = load i64, ptr %376, align 8, !noalias !15
  %378 = add nsw i64 %377, %375
  %379 = icmp slt i64 %378, 0
  %380 = select i1 %379, i64 %16, i64 0
  %381 = getelementptr i64, ptr %15, i64 %378
  %382 = getelementptr i64, ptr %381, i64 %380
  %383 = load i64, ptr %382, align 8, !noalias !15
  store double 0.000000e+00, ptr %132, align 8, !noalias !6
  call fastcc void @f3(ptr %132, i64 %3285, i64 2)
  %384 = load double, ptr %132, align 8, !noalias !6
  store double 0.000000e+00, ptr %133, align 8, !noalias !6
  call fastcc void @f4(ptr %133, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %31, ptr %32, i64 %383, double 1.000000e+00, double %384)
  %385 = load double, ptr %133, align 8, !noalias !6
  %386 = add nsw i64 %3276, 1
  %387 = icmp slt i64 %3276, -1
  %388 = select i1 %387, i64 %23, i64 0
  %389 = getelementptr double, ptr %22, i64 %386
  %390 = getelementptr double, ptr %389, i64 %388
  %391 = load double, ptr %390, align 8, !noalias !6
  %392 = icmp slt i64 %3276, 0
  %393 = select i1 %392, i64 %23, i64 0
  %394 = getelementptr double, ptr %22, i64 %3276
  %395 = getelementptr double, ptr %394, i64 %393
  %396 = load double, ptr %395, align 8, !noalias !6
  br i1 %232, label %414, label %397
397:
  %398 = icmp slt i64 %383, 0
  %399 = select i1 %398, i64 %2, i64 0
  %400 = add i64 %399, %383
  %401 = mul i64 %400, %3
  %402 = getelementptr double, ptr %1, i64 %401
  br label %403
403:
  %404 = phi double [ 0.000000e+00, %397 ], [ %412, %403 ]
  %405 = phi i64 [ 0, %397 ], [ %406, %403 ]
  %406 = add nuw nsw i64 %405, 1
  %407 = getelementptr double, ptr %402, i64 %405
  %408 = load double, ptr %407, align 8, !noalias !18
  %409 = getelementptr double, ptr %32, i64 %405
  %410 = load double, ptr %409, align 8, !noalias !18
  %411 = fmul reassoc nsz contract double %410, %408
  %412 = fadd reassoc nsz contract double %411, %404
  %413 = icmp eq i64 %406, %31
  br i1 %413, label %414, label %403
414:
  %415 = phi double [ 0.000000e+00, %374 ], [ %412, %403 ]
  %416 = icmp slt i64 %383, 0
  %417 = select i1 %416, i64 %6, i64 0
  %418 = getelementptr double, ptr %5, i64 %383
  %419 = getelementptr double, ptr %418, i64 %417
  %420 = load double, ptr %419, align 8, !noalias !25
  call void @llvm.lifetime.start.p0(ptr nonnull %127), !noalias !26
  call void @llvm.lifetime.start.p0(ptr nonnull %128), !noalias !26
  store double 0.000000e+00, ptr %127, align 8, !noalias !27
  store double 0.000000e+00, ptr %128, align 8, !noalias !27
  br i1 %232, label %437, label %421
421:
  %422 = select i1 %416, i64 %2, i64 0
  %423 = add i64 %422, %383
  %424 = mul i64 %423, %3
  %425 = getelementptr double, ptr %1, i64 %424
  br label %426
426:
  %427 = phi double [ 0.000000e+00, %421 ], [ %435, %426 ]
  %428 = phi i64 [ 0, %421 ], [ %429, %426 ]
  %429 = add nuw nsw i64 %428, 1
  %430 = getelementptr double, ptr %425, i64 %428
  %431 = load double, ptr %430, align 8, !noalias !30
  %432 = getelementptr double, ptr %32, i64 %428
  %433 = load double, ptr %432, align 8, !noalias !30
  %434 = fmul reassoc nsz contract double %433, %431
  %435 = fadd reassoc nsz contract double %434, %427
  %436 = icmp eq i64 %429, %31
  br i1 %436, label %437, label %426
437:
  %438 = phi double [ 0.000000e+00, %414 ], [ %435, %426 ]
  %439 = fmul double %385, 5.000000e-01
  %440 = fmul double %439, %420
  %441 = fsub double %415, %440
  %442 = fmul double %385, %441
  %443 = select i1 %416, i64 %18, i64 0
  %444 = getelementptr i64, ptr %17, i64 %383
  %445 = getelementptr i64, ptr %444, i64 %443
  %446 = load i64, ptr %445, align 8, !noalias !27
  %447 = icmp slt i64 %446, 0
  %448 = select i1 %447, i64 %41, i64 0
  %449 = getelementptr double, ptr %40, i64 %446
  %450 = getelementptr double, ptr %449, i64 %448
  %451 = load double, ptr %450, align 8, !noalias !27
  %452 = select i1 %447, i64 %12, i64 0
  %453 = getelementptr double, ptr %11, i64 %446
  %454 = getelementptr double, ptr %453, i64 %452
  %455 = load double, ptr %454, align 8, !noalias !27
  store double 0.000000e+00, ptr %127, align 8, !noalias !27
  call fastcc void @f9(ptr %127, double %451, double %455, double %19, double %20)
  %456 = load double, ptr %127, align 8, !noalias !27
  store double 0.000000e+00, ptr %128, align 8, !noalias !27
  call fastcc void @f9(ptr %128, double %438, double %420, double %19, double %20)
  %457 = load double, ptr %128, align 8, !noalias !27
  %458 = fsub double %438, %440
  %459 = fmul double %385, %458
  %460 = fsub double %459, %457
  %461 = fadd double %456, %460
  %462 = fsub double %461, %332
  call void @llvm.lifetime.end.p0(ptr nonnull %127), !noalias !26
  call void @llvm.lifetime.end.p0(ptr nonnull %128), !noalias !26
  %463 = fsub double %442, %462
  %464 = fsub double %391, %396
  %465 = fadd double %464, %463
  %466 = fcmp olt double %3284, %465
  br i1 %466, label %467, label %489
467:
  %468 = select i1 %392, i64 %28, i64 0
  %469 = getelementptr i64, ptr %27, i64 %3276
  %470 = getelementptr i64, ptr %469, i64 %468
  store i64 %383, ptr %470, align 8, !noalias !6
  %471 = select i1 %392, i64 %30, i64 0
  %472 = getelementptr double, ptr %29, i64 %3276
  %473 = getelementptr double, ptr %472, i64 %471
  store double %385, ptr %473, align 8, !noalias !6
  br i1 %232, label %489, label %474
474:
  %475 = select i1 %416, i64 %2, i64 0
  %476 = add i64 %475, %383
  %477 = mul i64 %476, %3
  %478 = getelementptr double, ptr %1, i64 %477
  br label %479
479:
  %480 = phi i64 [ 0, %474 ], [ %481, %479 ]
  %481 = add nuw nsw i64 %480, 1
  %482 = getelementptr double, ptr %32, i64 %480
  %483 = load double, ptr %482, align 8, !noalias !33
  %484 = getelementptr double, ptr %478, i64 %480
  %485 = load double, ptr %484, align 8, !noalias !33
  %486 = fmul double %385, %485
  %487 = fsub double %483, %486
  store double %487, ptr %482, align 8, !noalias !33
  %488 = icmp eq i64 %481, %31
  br i1 %488, label %489, label %479
489:
  %490 = phi i64 [ %3276, %437 ], [ %386, %467 ], [ %386, %479 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %131)
  call void @llvm.lifetime.end.p0(ptr nonnull %132)
  call void @llvm.lifetime.end.p0(ptr nonnull %133)
  br label %3247
491:
  %492 = icmp eq i64 %3276, 0
  br i1 %492, label %3247, label %493
493:
  %494 = fcmp olt double %3281, 4.000000e-01
  br i1 %494, label %495, label %716
495:
  call void @llvm.lifetime.start.p0(ptr nonnull %126)
  store double 0.000000e+00, ptr %126, align 8, !noalias !36
  call fastcc void @f3(ptr %126, i64 %3285, i64 3)
  %496 = load double, ptr %126, align 8, !noalias !36
  %497 = sitofp i64 %3276 to double
  %498 = fmul double %496, %497
  %499 = fptosi double %498 to i64
  %500 = icmp slt i64 %499, 0
  %501 = select i1 %500, i64 %28, i64 0
  %502 = getelementptr i64, ptr %27, i64 %499
  %503 = getelementptr i64, ptr %502, i64 %501
  %504 = load i64, ptr %503, align 8, !noalias !36
  %505 = select i1 %500, i64 %30, i64 0
  %506 = getelementptr double, ptr %29, i64 %499
  %507 = getelementptr double, ptr %506, i64 %505
  %508 = load double, ptr %507, align 8, !noalias !36
  br i1 %224, label %526, label %509
509:
  %510 = icmp slt i64 %504, 0
  %511 = select i1 %510, i64 %2, i64 0
  %512 = add i64 %511, %504
  %513 = mul i64 %512, %3
  %514 = getelementptr double, ptr %1, i64 %513
  br label %515
515:
  %516 = phi i64 [ 0, %509 ], [ %517, %515 ]
  %517 = add nuw nsw i64 %516, 1
  %518 = getelementptr double, ptr %32, i64 %516
  %519 = load double, ptr %518, align 8, !noalias !39
  %520 = getelementptr double, ptr %514, i64 %516
  %521 = load double, ptr %520, align 8, !noalias !39
  %522 = fmul double %508, %521
  %523 = fadd double %519, %522
  %524 = getelementptr double, ptr %34, i64 %516
  store double %523, ptr %524, align 8, !noalias !39
  %525 = icmp eq i64 %517, %33
  br i1 %525, label %526, label %515
526:
  br i1 %225, label %528, label %527
527:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %226, i1 false), !noalias !42
  br label %528
528:
  br i1 %224, label %549, label %531
529:
  %530 = icmp eq i64 %533, %33
  br i1 %530, label %549, label %531
531:
  %532 = phi i64 [ %533, %529 ], [ 0, %528 ]
  %533 = add nuw nsw i64 %532, 1
  br i1 %225, label %529, label %534
534:
  %535 = getelementptr double, ptr %34, i64 %532
  %536 = mul i64 %532, %10
  %537 = getelementptr double, ptr %9, i64 %536
  br label %538
538:
  %539 = phi i64 [ 0, %534 ], [ %540, %538 ]
  %540 = add nuw nsw i64 %539, 1
  %541 = getelementptr double, ptr %40, i64 %539
  %542 = load double, ptr %541, align 8, !noalias !42
  %543 = load double, ptr %535, align 8, !noalias !42
  %544 = getelementptr double, ptr %537, i64 %539
  %545 = load double, ptr %544, align 8, !noalias !42
  %546 = fmul double %543, %545
  %547 = fadd double %542, %546
  store double %547, ptr %541, align 8, !noalias !42
  %548 = icmp eq i64 %39, %540
  br i1 %548, label %529, label %538
549:
  call void @llvm.lifetime.start.p0(ptr nonnull %124), !noalias !36
  call void @llvm.lifetime.start.p0(ptr nonnull %125), !noalias !36
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %124, i8 0, i64 16, i1 false), !noalias !45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %125, i8 0, i64 16, i1 false), !noalias !45
  br i1 %225, label %550, label %579
550:
  %551 = phi i64 [ 0, %549 ], [ %602, %594 ]
  %552 = getelementptr double, ptr %40, i64 %551
  %553 = load double, ptr %552, align 8, !noalias !45
  %554 = getelementptr double, ptr %11, i64 %551
  %555 = load double, ptr %554, align 8, !noalias !45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %124, i8 0, i64 16, i1 false), !noalias !45
  call fastcc void @f10(ptr %124, double %553, double %555, double %19, double %20)
  %556 = load double, ptr %227, align 8, !noalias !45
  %557 = load double, ptr %124, align 8, !noalias !45
  %558 = tail call double @llvm.log.f64(double %556)
  %559 = fadd double %557, %558
  br i1 %225, label %612, label %560
560:
  %561 = fadd double %559, -3.600000e+01
  br label %605
562:
  %563 = getelementptr double, ptr %40, i64 %607
  %564 = load double, ptr %563, align 8, !noalias !45
  %565 = getelementptr double, ptr %11, i64 %607
  %566 = load double, ptr %565, align 8, !noalias !45
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %125, i8 0, i64 16, i1 false), !noalias !45
  call fastcc void @f10(ptr %125, double %564, double %566, double %19, double %20)
  %567 = load double, ptr %228, align 8, !noalias !45
  %568 = load double, ptr %125, align 8, !noalias !45
  %569 = getelementptr double, ptr %13, i64 %607
  %570 = load double, ptr %569, align 8, !noalias !45
  %571 = fmul double %567, %570
  %572 = fsub double %568, %559
  %573 = tail call double @llvm.exp.f64(double %572)
  %574 = fmul double %571, %573
  %575 = fadd double %606, %574
  br label %576
576:
  %577 = phi double [ %575, %562 ], [ %606, %605 ]
  store double %577, ptr %609, align 8, !noalias !45
  %578 = icmp eq i64 %39, %608
  br i1 %578, label %612, label %605
579:
  %580 = phi double [ %603, %594 ], [ 0xFFF0000000000000, %549 ]
  %581 = phi i64 [ %602, %594 ], [ 0, %549 ]
  %582 = phi i64 [ %583, %594 ], [ 0, %549 ]
  %583 = add nuw nsw i64 %582, 1
  %584 = getelementptr double, ptr %40, i64 %582
  %585 = load double, ptr %584, align 8, !noalias !45
  %586 = getelementptr double, ptr %11, i64 %582
  %587 = load double, ptr %586, align 8, !noalias !45
  %588 = fmul double %20, %587
  %589 = fcmp olt double %585, %588
  br i1 %589, label %590, label %594
590:
  %591 = fdiv double %585, %587
  %592 = fcmp ogt double %19, %591
  %593 = select i1 %592, double %19, double %591
  br label %594
594:
  %595 = phi double [ %593, %590 ], [ %20, %579 ]
  %596 = fmul double %587, 5.000000e-01
  %597 = fmul double %596, %595
  %598 = fsub double %585, %597
  %599 = fmul double %595, %598
  %600 = getelementptr double, ptr %43, i64 %582
  store double %599, ptr %600, align 8, !noalias !45
  %601 = fcmp ogt double %599, %580
  %602 = select i1 %601, i64 %582, i64 %581
  %603 = select i1 %601, double %599, double %580
  %604 = icmp eq i64 %39, %583
  br i1 %604, label %550, label %579
605:
  %606 = phi double [ 0.000000e+00, %560 ], [ %577, %576 ]
  %607 = phi i64 [ 0, %560 ], [ %608, %576 ]
  %608 = add nuw nsw i64 %607, 1
  %609 = getelementptr double, ptr %43, i64 %607
  %610 = load double, ptr %609, align 8, !noalias !45
  %611 = fcmp ogt double %610, %561
  br i1 %611, label %562, label %576
612:
  %613 = phi double [ 0.000000e+00, %550 ], [ %577, %576 ]
  %614 = fdiv double %613, %229
  %615 = tail call double @llvm.log.f64(double %614)
  %616 = fadd double %559, %615
  call void @llvm.lifetime.end.p0(ptr nonnull %124), !noalias !36
  call void @llvm.lifetime.end.p0(ptr nonnull %125), !noalias !36
  %617 = add nsw i64 %3276, -1
  %618 = icmp slt i64 %3276, 1
  %619 = select i1 %618, i64 %23, i64 0
  %620 = getelementptr double, ptr %22, i64 %617
  %621 = getelementptr double, ptr %620, i64 %619
  %622 = load double, ptr %621, align 8, !noalias !36
  %623 = icmp slt i64 %3276, 0
  %624 = select i1 %623, i64 %23, i64 0
  %625 = getelementptr double, ptr %22, i64 %3276
  %626 = getelementptr double, ptr %625, i64 %624
  %627 = load double, ptr %626, align 8, !noalias !36
  br i1 %224, label %645, label %628
628:
  %629 = icmp slt i64 %504, 0
  %630 = select i1 %629, i64 %2, i64 0
  %631 = add i64 %630, %504
  %632 = mul i64 %631, %3
  %633 = getelementptr double, ptr %1, i64 %632
  br label %634
634:
  %635 = phi double [ 0.000000e+00, %628 ], [ %643, %634 ]
  %636 = phi i64 [ 0, %628 ], [ %637, %634 ]
  %637 = add nuw nsw i64 %636, 1
  %638 = getelementptr double, ptr %633, i64 %636
  %639 = load double, ptr %638, align 8, !noalias !48
  %640 = getelementptr double, ptr %34, i64 %636
  %641 = load double, ptr %640, align 8, !noalias !48
  %642 = fmul reassoc nsz contract double %641, %639
  %643 = fadd reassoc nsz contract double %642, %635
  %644 = icmp eq i64 %637, %33
  br i1 %644, label %645, label %634
645:
  %646 = phi double [ 0.000000e+00, %612 ], [ %643, %634 ]
  %647 = icmp slt i64 %504, 0
  %648 = select i1 %647, i64 %6, i64 0
  %649 = getelementptr double, ptr %5, i64 %504
  %650 = getelementptr double, ptr %649, i64 %648
  %651 = load double, ptr %650, align 8, !noalias !55
  call void @llvm.lifetime.start.p0(ptr nonnull %122), !noalias !56
  call void @llvm.lifetime.start.p0(ptr nonnull %123), !noalias !56
  store double 0.000000e+00, ptr %122, align 8, !noalias !57
  store double 0.000000e+00, ptr %123, align 8, !noalias !57
  br i1 %224, label %668, label %652
652:
  %653 = select i1 %647, i64 %2, i64 0
  %654 = add i64 %653, %504
  %655 = mul i64 %654, %3
  %656 = getelementptr double, ptr %1, i64 %655
  br label %657
657:
  %658 = phi double [ 0.000000e+00, %652 ], [ %666, %657 ]
  %659 = phi i64 [ 0, %652 ], [ %660, %657 ]
  %660 = add nuw nsw i64 %659, 1
  %661 = getelementptr double, ptr %656, i64 %659
  %662 = load double, ptr %661, align 8, !noalias !60
  %663 = getelementptr double, ptr %34, i64 %659
  %664 = load double, ptr %663, align 8, !noalias !60
  %665 = fmul reassoc nsz contract double %664, %662
  %666 = fadd reassoc nsz contract double %665, %658
  %667 = icmp eq i64 %660, %33
  br i1 %667, label %668, label %657
668:
  %669 = phi double [ 0.000000e+00, %645 ], [ %666, %657 ]
  %670 = fmul double %508, 5.000000e-01
  %671 = fmul double %670, %651
  %672 = fsub double %646, %671
  %673 = fmul double %508, %672
  %674 = select i1 %647, i64 %18, i64 0
  %675 = getelementptr i64, ptr %17, i64 %504
  %676 = getelementptr i64, ptr %675, i64 %674
  %677 = load i64, ptr %676, align 8, !noalias !57
  %678 = icmp slt i64 %677, 0
  %679 = select i1 %678, i64 %41, i64 0
  %680 = getelementptr double, ptr %40, i64 %677
  %681 = getelementptr double, ptr %680, i64 %679
  %682 = load double, ptr %681, align 8, !noalias !57
  %683 = select i1 %678, i64 %12, i64 0
  %684 = getelementptr double, ptr %11, i64 %677
  %685 = getelementptr double, ptr %684, i64 %683
  %686 = load double, ptr %685, align 8, !noalias !57
  store double 0.000000e+00, ptr %122, align 8, !noalias !57
  call fastcc void @f9(ptr %122, double %682, double %686, double %19, double %20)
  %687 = load double, ptr %122, align 8, !noalias !57
  store double 0.000000e+00, ptr %123, align 8, !noalias !57
  call fastcc void @f9(ptr %123, double %669, double %651, double %19, double %20)
  %688 = load double, ptr %123, align 8, !noalias !57
  %689 = fsub double %669, %671
  %690 = fmul double %508, %689
  %691 = fsub double %690, %688
  %692 = fadd double %687, %691
  %693 = fsub double %692, %616
  call void @llvm.lifetime.end.p0(ptr nonnull %122), !noalias !56
  call void @llvm.lifetime.end.p0(ptr nonnull %123), !noalias !56
  %694 = fsub double %673, %693
  %695 = fsub double %622, %627
  %696 = fsub double %695, %694
  %697 = fcmp olt double %3284, %696
  br i1 %697, label %698, label %714
698:
  %699 = select i1 %618, i64 %28, i64 0
  %700 = getelementptr i64, ptr %27, i64 %617
  %701 = getelementptr i64, ptr %700, i64 %699
  %702 = load i64, ptr %701, align 8, !noalias !36
  %703 = select i1 %618, i64 %30, i64 0
  %704 = getelementptr double, ptr %29, i64 %617
  %705 = getelementptr double, ptr %704, i64 %703
  %706 = load double, ptr %705, align 8, !noalias !36
  store i64 %702, ptr %503, align 8, !noalias !36
  store double %706, ptr %507, align 8, !noalias !36
  br i1 %224, label %714, label %707
707:
  %708 = phi i64 [ %709, %707 ], [ 0, %698 ]
  %709 = add nuw nsw i64 %708, 1
  %710 = getelementptr double, ptr %34, i64 %708
  %711 = load double, ptr %710, align 8, !noalias !63
  %712 = getelementptr double, ptr %32, i64 %708
  store double %711, ptr %712, align 8, !noalias !63
  %713 = icmp eq i64 %33, %709
  br i1 %713, label %714, label %707
714:
  %715 = phi i64 [ %3276, %668 ], [ %617, %698 ], [ %617, %707 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %126)
  br label %3247
716:
  %717 = fcmp olt double %3281, 0x3FE6666666666666
  br i1 %717, label %718, label %1047
718:
  call void @llvm.lifetime.start.p0(ptr nonnull %118)
  call void @llvm.lifetime.start.p0(ptr nonnull %119)
  call void @llvm.lifetime.start.p0(ptr nonnull %120)
  call void @llvm.lifetime.start.p0(ptr nonnull %121)
  store double 0.000000e+00, ptr %118, align 8, !noalias !66
  store double 0.000000e+00, ptr %119, align 8, !noalias !66
  store double 0.000000e+00, ptr %120, align 8, !noalias !66
  store double 0.000000e+00, ptr %121, align 8, !noalias !66
  store double 0.000000e+00, ptr %118, align 8, !noalias !66
  call fastcc void @f3(ptr %118, i64 %3285, i64 3)
  %719 = load double, ptr %118, align 8, !noalias !66
  %720 = sitofp i64 %3276 to double
  %721 = fmul double %719, %720
  %722 = fptosi double %721 to i64
  %723 = icmp slt i64 %722, 0
  %724 = select i1 %723, i64 %28, i64 0
  %725 = getelementptr i64, ptr %27, i64 %722
  %726 = getelementptr i64, ptr %725, i64 %724
  %727 = load i64, ptr %726, align 8, !noalias !66
  %728 = select i1 %723, i64 %30, i64 0
  %729 = getelementptr double, ptr %29, i64 %722
  %730 = getelementptr double, ptr %729, i64 %728
  %731 = load double, ptr %730, align 8, !noalias !66
  br i1 %213, label %749, label %732
732:
  %733 = icmp slt i64 %727, 0
  %734 = select i1 %733, i64 %2, i64 0
  %735 = add i64 %734, %727
  %736 = mul i64 %735, %3
  %737 = getelementptr double, ptr %1, i64 %736
  br label %738
738:
  %739 = phi i64 [ 0, %732 ], [ %740, %738 ]
  %740 = add nuw nsw i64 %739, 1
  %741 = getelementptr double, ptr %32, i64 %739
  %742 = load double, ptr %741, align 8, !noalias !69
  %743 = getelementptr double, ptr %737, i64 %739
  %744 = load double, ptr %743, align 8, !noalias !69
  %745 = fmul double %731, %744
  %746 = fadd double %742, %745
  %747 = getelementptr double, ptr %34, i64 %739
  store double %746, ptr %747, align 8, !noalias !69
  %748 = icmp eq i64 %740, %33
  br i1 %748, label %749, label %738
749:
  br i1 %214, label %751, label %750
750:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %215, i1 false), !noalias !72
  br label %751
751:
  br i1 %213, label %772, label %754
752:
  %753 = icmp eq i64 %756, %33
  br i1 %753, label %772, label %754
754:
  %755 = phi i64 [ %756, %752 ], [ 0, %751 ]
  %756 = add nuw nsw i64 %755, 1
  br i1 %214, label %752, label %757
757:
  %758 = getelementptr double, ptr %34, i64 %755
  %759 = mul i64 %755, %10
  %760 = getelementptr double, ptr %9, i64 %759
  br label %761
761:
  %762 = phi i64 [ 0, %757 ], [ %763, %761 ]
  %763 = add nuw nsw i64 %762, 1
  %764 = getelementptr double, ptr %40, i64 %762
  %765 = load double, ptr %764, align 8, !noalias !72
  %766 = load double, ptr %758, align 8, !noalias !72
  %767 = getelementptr double, ptr %760, i64 %762
  %768 = load double, ptr %767, align 8, !noalias !72
  %769 = fmul double %766, %768
  %770 = fadd double %765, %769
  store double %770, ptr %764, align 8, !noalias !72
  %771 = icmp eq i64 %39, %763
  br i1 %771, label %752, label %761
772:
  call void @llvm.lifetime.start.p0(ptr nonnull %116), !noalias !66
  call void @llvm.lifetime.start.p0(ptr nonnull %117), !noalias !66
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %116, i8 0, i64 16, i1 false), !noalias !75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %117, i8 0, i64 16, i1 false), !noalias !75
  br i1 %214, label %773, label %802
773:
  %774 = phi i64 [ 0, %772 ], [ %825, %817 ]
  %775 = getelementptr double, ptr %40, i64 %774
  %776 = load double, ptr %775, align 8, !noalias !75
  %777 = getelementptr double, ptr %11, i64 %774
  %778 = load double, ptr %777, align 8, !noalias !75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %116, i8 0, i64 16, i1 false), !noalias !75
  call fastcc void @f10(ptr %116, double %776, double %778, double %19, double %20)
  %779 = load double, ptr %216, align 8, !noalias !75
  %780 = load double, ptr %116, align 8, !noalias !75
  %781 = tail call double @llvm.log.f64(double %779)
  %782 = fadd double %780, %781
  br i1 %214, label %835, label %783
783:
  %784 = fadd double %782, -3.600000e+01
  br label %828
785:
  %786 = getelementptr double, ptr %40, i64 %830
  %787 = load double, ptr %786, align 8, !noalias !75
  %788 = getelementptr double, ptr %11, i64 %830
  %789 = load double, ptr %788, align 8, !noalias !75
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %117, i8 0, i64 16, i1 false), !noalias !75
  call fastcc void @f10(ptr %117, double %787, double %789, double %19, double %20)
  %790 = load double, ptr %217, align 8, !noalias !75
  %791 = load double, ptr %117, align 8, !noalias !75
  %792 = getelementptr double, ptr %13, i64 %830
  %793 = load double, ptr %792, align 8, !noalias !75
  %794 = fmul double %790, %793
  %795 = fsub double %791, %782
  %796 = tail call double @llvm.exp.f64(double %795)
  %797 = fmul double %794, %796
  %798 = fadd double %829, %797
  br label %799
799:
  %800 = phi double [ %798, %785 ], [ %829, %828 ]
  store double %800, ptr %832, align 8, !noalias !75
  %801 = icmp eq i64 %39, %831
  br i1 %801, label %835, label %828
802:
  %803 = phi double [ %826, %817 ], [ 0xFFF0000000000000, %772 ]
  %804 = phi i64 [ %825, %817 ], [ 0, %772 ]
  %805 = phi i64 [ %806, %817 ], [ 0, %772 ]
  %806 = add nuw nsw i64 %805, 1
  %807 = getelementptr double, ptr %40, i64 %805
  %808 = load double, ptr %807, align 8, !noalias !75
  %809 = getelementptr double, ptr %11, i64 %805
  %810 = load double, ptr %809, align 8, !noalias !75
  %811 = fmul double %20, %810
  %812 = fcmp olt double %808, %811
  br i1 %812, label %813, label %817
813:
  %814 = fdiv double %808, %810
  %815 = fcmp ogt double %19, %814
  %816 = select i1 %815, double %19, double %814
  br label %817
817:
  %818 = phi double [ %816, %813 ], [ %20, %802 ]
  %819 = fmul double %810, 5.000000e-01
  %820 = fmul double %819, %818
  %821 = fsub double %808, %820
  %822 = fmul double %818, %821
  %823 = getelementptr double, ptr %43, i64 %805
  store double %822, ptr %823, align 8, !noalias !75
  %824 = fcmp ogt double %822, %803
  %825 = select i1 %824, i64 %805, i64 %804
  %826 = select i1 %824, double %822, double %803
  %827 = icmp eq i64 %39, %806
  br i1 %827, label %773, label %802
828:
  %829 = phi double [ 0.000000e+00, %783 ], [ %800, %799 ]
  %830 = phi i64 [ 0, %783 ], [ %831, %799 ]
  %831 = add nuw nsw i64 %830, 1
  %832 = getelementptr double, ptr %43, i64 %830
  %833 = load double, ptr %832, align 8, !noalias !75
  %834 = fcmp ogt double %833, %784
  br i1 %834, label %785, label %799
835:
  %836 = phi double [ 0.000000e+00, %773 ], [ %800, %799 ]
  %837 = fdiv double %836, %218
  %838 = tail call double @llvm.log.f64(double %837)
  %839 = fadd double %782, %838
  call void @llvm.lifetime.end.p0(ptr nonnull %116), !noalias !66
  call void @llvm.lifetime.end.p0(ptr nonnull %117), !noalias !66
  store double 0.000000e+00, ptr %119, align 8, !noalias !66
  call fastcc void @f3(ptr %119, i64 %3285, i64 1)
  %840 = load double, ptr %119, align 8, !noalias !66
  %841 = load double, ptr %220, align 8, !noalias !78
  %842 = fmul double %840, %841
  br i1 %221, label %843, label %855
843:
  %844 = phi i64 [ %853, %843 ], [ %222, %835 ]
  %845 = phi i64 [ %852, %843 ], [ 0, %835 ]
  %846 = add nuw nsw i64 %845, %844
  %847 = lshr i64 %846, 1
  %848 = getelementptr double, ptr %43, i64 %847
  %849 = load double, ptr %848, align 8, !noalias !78
  %850 = fcmp ogt double %849, %842
  %851 = add nuw nsw i64 %847, 1
  %852 = select i1 %850, i64 %845, i64 %851
  %853 = select i1 %850, i64 %847, i64 %844
  %854 = icmp slt i64 %852, %853
  br i1 %854, label %843, label %855
855:
  %856 = phi i64 [ 0, %835 ], [ %852, %843 ]
  %857 = icmp sgt i64 %856, 0
  br i1 %857, label %858, label %862
858:
  %859 = getelementptr double, ptr %43, i64 %856
  %860 = getelementptr i8, ptr %859, i64 -8
  %861 = load double, ptr %860, align 8, !noalias !78
  br label %862
862:
  %863 = phi double [ %861, %858 ], [ 0.000000e+00, %855 ]
  %864 = getelementptr double, ptr %43, i64 %856
  %865 = load double, ptr %864, align 8, !noalias !78
  %866 = fsub double %865, %863
  %867 = fcmp ogt double %842, %863
  %868 = fcmp ogt double %866, 0.000000e+00
  %869 = select i1 %867, i1 %868, i1 false
  br i1 %869, label %870, label %881
870:
  %871 = getelementptr double, ptr %13, i64 %856
  %872 = load double, ptr %871, align 8, !noalias !78
  %873 = fptosi double %872 to i64
  %874 = fsub double %842, %863
  %875 = fdiv double %874, %866
  %876 = sitofp i64 %873 to double
  %877 = fmul double %875, %876
  %878 = fptosi double %877 to i64
  %879 = add nsw i64 %873, -1
  %880 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %879, i64 %878)
  br label %881
881:
  %882 = phi i64 [ %880, %870 ], [ 0, %862 ]
  %883 = getelementptr i64, ptr %14, i64 %856
  %884 = load i64, ptr %883, align 8, !noalias !78
  %885 = add nsw i64 %884, %882
  %886 = icmp slt i64 %885, 0
  %887 = select i1 %886, i64 %16, i64 0
  %888 = getelementptr i64, ptr %15, i64 %885
  %889 = getelementptr i64, ptr %888, i64 %887
  %890 = load i64, ptr %889, align 8, !noalias !78
  store double 0.000000e+00, ptr %120, align 8, !noalias !66
  call fastcc void @f3(ptr %120, i64 %3285, i64 2)
  %891 = load double, ptr %120, align 8, !noalias !66
  store double 0.000000e+00, ptr %121, align 8, !noalias !66
  call fastcc void @f4(ptr %121, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %33, ptr %34, i64 %890, double 1.000000e+00, double %891)
  %892 = load double, ptr %121, align 8, !noalias !66
  br i1 %213, label %910, label %893
893:
  %894 = icmp slt i64 %890, 0
  %895 = select i1 %894, i64 %2, i64 0
  %896 = add i64 %895, %890
  %897 = mul i64 %896, %3
  %898 = getelementptr double, ptr %1, i64 %897
  br label %899
899:
  %900 = phi double [ 0.000000e+00, %893 ], [ %908, %899 ]
  %901 = phi i64 [ 0, %893 ], [ %902, %899 ]
  %902 = add nuw nsw i64 %901, 1
  %903 = getelementptr double, ptr %898, i64 %901
  %904 = load double, ptr %903, align 8, !noalias !81
  %905 = getelementptr double, ptr %34, i64 %901
  %906 = load double, ptr %905, align 8, !noalias !81
  %907 = fmul reassoc nsz contract double %906, %904
  %908 = fadd reassoc nsz contract double %907, %900
  %909 = icmp eq i64 %902, %33
  br i1 %909, label %910, label %899
910:
  %911 = phi double [ 0.000000e+00, %881 ], [ %908, %899 ]
  %912 = icmp slt i64 %890, 0
  %913 = select i1 %912, i64 %6, i64 0
  %914 = getelementptr double, ptr %5, i64 %890
  %915 = getelementptr double, ptr %914, i64 %913
  %916 = load double, ptr %915, align 8, !noalias !88
  call void @llvm.lifetime.start.p0(ptr nonnull %114), !noalias !89
  call void @llvm.lifetime.start.p0(ptr nonnull %115), !noalias !89
  store double 0.000000e+00, ptr %114, align 8, !noalias !90
  store double 0.000000e+00, ptr %115, align 8, !noalias !90
  br i1 %213, label %933, label %917
917:
  %918 = select i1 %912, i64 %2, i64 0
  %919 = add i64 %918, %890
  %920 = mul i64 %919, %3
  %921 = getelementptr double, ptr %1, i64 %920
  br label %922
922:
  %923 = phi double [ 0.000000e+00, %917 ], [ %931, %922 ]
  %924 = phi i64 [ 0, %917 ], [ %925, %922 ]
  %925 = add nuw nsw i64 %924, 1
  %926 = getelementptr double, ptr %921, i64 %924
  %927 = load double, ptr %926, align 8, !noalias !93
  %928 = getelementptr double, ptr %34, i64 %924
  %929 = load double, ptr %928, align 8, !noalias !93
  %930 = fmul reassoc nsz contract double %929, %927
  %931 = fadd reassoc nsz contract double %930, %923
  %932 = icmp eq i64 %925, %33
  br i1 %932, label %933, label %922
933:
  %934 = phi double [ 0.000000e+00, %910 ], [ %931, %922 ]
  %935 = fmul double %892, 5.000000e-01
  %936 = fmul double %935, %916
  %937 = fsub double %911, %936
  %938 = fmul double %892, %937
  %939 = select i1 %912, i64 %18, i64 0
  %940 = getelementptr i64, ptr %17, i64 %890
  %941 = getelementptr i64, ptr %940, i64 %939
  %942 = load i64, ptr %941, align 8, !noalias !90
  %943 = icmp slt i64 %942, 0
  %944 = select i1 %943, i64 %41, i64 0
  %945 = getelementptr double, ptr %40, i64 %942
  %946 = getelementptr double, ptr %945, i64 %944
  %947 = load double, ptr %946, align 8, !noalias !90
  %948 = select i1 %943, i64 %12, i64 0
  %949 = getelementptr double, ptr %11, i64 %942
  %950 = getelementptr double, ptr %949, i64 %948
  %951 = load double, ptr %950, align 8, !noalias !90
  store double 0.000000e+00, ptr %114, align 8, !noalias !90
  call fastcc void @f9(ptr %114, double %947, double %951, double %19, double %20)
  %952 = load double, ptr %114, align 8, !noalias !90
  store double 0.000000e+00, ptr %115, align 8, !noalias !90
  call fastcc void @f9(ptr %115, double %934, double %916, double %19, double %20)
  %953 = load double, ptr %115, align 8, !noalias !90
  %954 = fsub double %934, %936
  %955 = fmul double %892, %954
  %956 = fsub double %955, %953
  %957 = fadd double %952, %956
  %958 = fsub double %957, %839
  call void @llvm.lifetime.end.p0(ptr nonnull %114), !noalias !89
  call void @llvm.lifetime.end.p0(ptr nonnull %115), !noalias !89
  %959 = fsub double %938, %958
  br i1 %213, label %977, label %960
960:
  %961 = icmp slt i64 %727, 0
  %962 = select i1 %961, i64 %2, i64 0
  %963 = add i64 %962, %727
  %964 = mul i64 %963, %3
  %965 = getelementptr double, ptr %1, i64 %964
  br label %966
966:
  %967 = phi double [ 0.000000e+00, %960 ], [ %975, %966 ]
  %968 = phi i64 [ 0, %960 ], [ %969, %966 ]
  %969 = add nuw nsw i64 %968, 1
  %970 = getelementptr double, ptr %965, i64 %968
  %971 = load double, ptr %970, align 8, !noalias !96
  %972 = getelementptr double, ptr %34, i64 %968
  %973 = load double, ptr %972, align 8, !noalias !96
  %974 = fmul reassoc nsz contract double %973, %971
  %975 = fadd reassoc nsz contract double %974, %967
  %976 = icmp eq i64 %969, %33
  br i1 %976, label %977, label %966
977:
  %978 = phi double [ 0.000000e+00, %933 ], [ %975, %966 ]
  %979 = icmp slt i64 %727, 0
  %980 = select i1 %979, i64 %6, i64 0
  %981 = getelementptr double, ptr %5, i64 %727
  %982 = getelementptr double, ptr %981, i64 %980
  %983 = load double, ptr %982, align 8, !noalias !103
  call void @llvm.lifetime.start.p0(ptr nonnull %112), !noalias !104
  call void @llvm.lifetime.start.p0(ptr nonnull %113), !noalias !104
  store double 0.000000e+00, ptr %112, align 8, !noalias !105
  store double 0.000000e+00, ptr %113, align 8, !noalias !105
  br i1 %213, label %1000, label %984
984:
  %985 = select i1 %979, i64 %2, i64 0
  %986 = add i64 %985, %727
  %987 = mul i64 %986, %3
  %988 = getelementptr double, ptr %1, i64 %987
  br label %989
989:
  %990 = phi double [ 0.000000e+00, %984 ], [ %998, %989 ]
  %991 = phi i64 [ 0, %984 ], [ %992, %989 ]
  %992 = add nuw nsw i64 %991, 1
  %993 = getelementptr double, ptr %988, i64 %991
  %994 = load double, ptr %993, align 8, !noalias !108
  %995 = getelementptr double, ptr %34, i64 %991
  %996 = load double, ptr %995, align 8, !noalias !108
  %997 = fmul reassoc nsz contract double %996, %994
  %998 = fadd reassoc nsz contract double %997, %990
  %999 = icmp eq i64 %992, %33
  br i1 %999, label %1000, label %989
1000:
  %1001 = phi double [ 0.000000e+00, %977 ], [ %998, %989 ]
  %1002 = fmul double %731, 5.000000e-01
  %1003 = fmul double %1002, %983
  %1004 = fsub double %978, %1003
  %1005 = fmul double %731, %1004
  %1006 = select i1 %979, i64 %18, i64 0
  %1007 = getelementptr i64, ptr %17, i64 %727
  %1008 = getelementptr i64, ptr %1007, i64 %1006
  %1009 = load i64, ptr %1008, align 8, !noalias !105
  %1010 = icmp slt i64 %1009, 0
  %1011 = select i1 %1010, i64 %41, i64 0
  %1012 = getelementptr double, ptr %40, i64 %1009
  %1013 = getelementptr double, ptr %1012, i64 %1011
  %1014 = load double, ptr %1013, align 8, !noalias !105
  %1015 = select i1 %1010, i64 %12, i64 0
  %1016 = getelementptr double, ptr %11, i64 %1009
  %1017 = getelementptr double, ptr %1016, i64 %1015
  %1018 = load double, ptr %1017, align 8, !noalias !105
  store double 0.000000e+00, ptr %112, align 8, !noalias !105
  call fastcc void @f9(ptr %112, double %1014, double %1018, double %19, double %20)
  %1019 = load double, ptr %112, align 8, !noalias !105
  store double 0.000000e+00, ptr %113, align 8, !noalias !105
  call fastcc void @f9(ptr %113, double %1001, double %983, double %19, double %20)
  %1020 = load double, ptr %113, align 8, !noalias !105
  %1021 = fsub double %1001, %1003
  %1022 = fmul double %731, %1021
  %1023 = fsub double %1022, %1020
  %1024 = fadd double %1019, %1023
  %1025 = fsub double %1024, %839
  call void @llvm.lifetime.end.p0(ptr nonnull %112), !noalias !104
  call void @llvm.lifetime.end.p0(ptr nonnull %113), !noalias !104
  %1026 = fsub double %1005, %1025
  %1027 = fsub double %959, %1026
  %1028 = fcmp olt double %3284, %1027
  br i1 %1028, label %1029, label %1046
1029:
  store i64 %890, ptr %726, align 8, !noalias !66
  store double %892, ptr %730, align 8, !noalias !66
  br i1 %223, label %1046, label %1030
1030:
  %1031 = select i1 %912, i64 %2, i64 0
  %1032 = add i64 %1031, %890
  %1033 = mul i64 %1032, %3
  %1034 = getelementptr double, ptr %1, i64 %1033
  br label %1035
1035:
  %1036 = phi i64 [ 0, %1030 ], [ %1037, %1035 ]
  %1037 = add nuw nsw i64 %1036, 1
  %1038 = getelementptr double, ptr %34, i64 %1036
  %1039 = load double, ptr %1038, align 8, !noalias !111
  %1040 = getelementptr double, ptr %1034, i64 %1036
  %1041 = load double, ptr %1040, align 8, !noalias !111
  %1042 = fmul double %892, %1041
  %1043 = fsub double %1039, %1042
  %1044 = getelementptr double, ptr %32, i64 %1036
  store double %1043, ptr %1044, align 8, !noalias !111
  %1045 = icmp eq i64 %1037, %31
  br i1 %1045, label %1046, label %1035
1046:
  call void @llvm.lifetime.end.p0(ptr nonnull %118)
  call void @llvm.lifetime.end.p0(ptr nonnull %119)
  call void @llvm.lifetime.end.p0(ptr nonnull %120)
  call void @llvm.lifetime.end.p0(ptr nonnull %121)
  br label %3247
1047:
  %1048 = fcmp olt double %3281, 8.500000e-01
  br i1 %1048, label %1049, label %1957
1049:
  %1050 = icmp sgt i64 %3276, 1
  br i1 %1050, label %1051, label %3247
1051:
  call void @llvm.lifetime.start.p0(ptr nonnull %103)
  call void @llvm.lifetime.start.p0(ptr nonnull %104)
  call void @llvm.lifetime.start.p0(ptr nonnull %105)
  call void @llvm.lifetime.start.p0(ptr nonnull %106)
  call void @llvm.lifetime.start.p0(ptr nonnull %107)
  call void @llvm.lifetime.start.p0(ptr nonnull %108)
  call void @llvm.lifetime.start.p0(ptr nonnull %109)
  call void @llvm.lifetime.start.p0(ptr nonnull %110)
  call void @llvm.lifetime.start.p0(ptr nonnull %111)
  store double 0.000000e+00, ptr %103, align 8, !noalias !114
  store double 0.000000e+00, ptr %104, align 8, !noalias !114
  store double 0.000000e+00, ptr %105, align 8, !noalias !114
  store double 0.000000e+00, ptr %106, align 8, !noalias !114
  store double 0.000000e+00, ptr %107, align 8, !noalias !114
  store double 0.000000e+00, ptr %108, align 8, !noalias !114
  store double 0.000000e+00, ptr %109, align 8, !noalias !114
  store double 0.000000e+00, ptr %110, align 8, !noalias !114
  store double 0.000000e+00, ptr %111, align 8, !noalias !114
  store double 0.000000e+00, ptr %103, align 8, !noalias !114
  call fastcc void @f3(ptr %103, i64 %3285, i64 1)
  %1052 = load double, ptr %103, align 8, !noalias !114
  %1053 = fmul double %1052, %189
  %1054 = fptosi double %1053 to i64
  %1055 = icmp slt i64 %1054, 0
  %1056 = select i1 %1055, i64 %26, i64 0
  %1057 = getelementptr double, ptr %25, i64 %1054
  %1058 = getelementptr double, ptr %1057, i64 %1056
  %1059 = load double, ptr %1058, align 8, !noalias !114
  store double 0.000000e+00, ptr %104, align 8, !noalias !114
  call fastcc void @f3(ptr %104, i64 %3285, i64 2)
  %1060 = load double, ptr %104, align 8, !noalias !114
  store double 0.000000e+00, ptr %105, align 8, !noalias !114
  call fastcc void @f3(ptr %105, i64 %3285, i64 3)
  %1061 = load double, ptr %105, align 8, !noalias !114
  %1062 = uitofp nneg i64 %3276 to double
  %1063 = fmul double %1060, %1062
  %1064 = fptosi double %1063 to i64
  %1065 = add nsw i64 %3276, -1
  %1066 = uitofp nneg i64 %1065 to double
  %1067 = fmul double %1061, %1066
  %1068 = fptosi double %1067 to i64
  %1069 = icmp sge i64 %1068, %1064
  %1070 = zext i1 %1069 to i64
  %1071 = add nsw i64 %1070, %1068
  %1072 = icmp slt i64 %1064, 0
  %1073 = select i1 %1072, i64 %28, i64 0
  %1074 = getelementptr i64, ptr %27, i64 %1064
  %1075 = getelementptr i64, ptr %1074, i64 %1073
  %1076 = load i64, ptr %1075, align 8, !noalias !114
  %1077 = select i1 %1072, i64 %30, i64 0
  %1078 = getelementptr double, ptr %29, i64 %1064
  %1079 = getelementptr double, ptr %1078, i64 %1077
  %1080 = load double, ptr %1079, align 8, !noalias !114
  %1081 = icmp slt i64 %1071, 0
  %1082 = select i1 %1081, i64 %28, i64 0
  %1083 = getelementptr i64, ptr %27, i64 %1071
  %1084 = getelementptr i64, ptr %1083, i64 %1082
  %1085 = load i64, ptr %1084, align 8, !noalias !114
  %1086 = select i1 %1081, i64 %30, i64 0
  %1087 = getelementptr double, ptr %29, i64 %1071
  %1088 = getelementptr double, ptr %1087, i64 %1086
  %1089 = load double, ptr %1088, align 8, !noalias !114
  br i1 %190, label %1107, label %1090
1090:
  %1091 = icmp slt i64 %1076, 0
  %1092 = select i1 %1091, i64 %2, i64 0
  %1093 = add i64 %1092, %1076
  %1094 = mul i64 %1093, %3
  %1095 = getelementptr double, ptr %1, i64 %1094
  br label %1096
1096:
  %1097 = phi i64 [ 0, %1090 ], [ %1098, %1096 ]
  %1098 = add nuw nsw i64 %1097, 1
  %1099 = getelementptr double, ptr %32, i64 %1097
  %1100 = load double, ptr %1099, align 8, !noalias !117
  %1101 = getelementptr double, ptr %1095, i64 %1097
  %1102 = load double, ptr %1101, align 8, !noalias !117
  %1103 = fmul double %1080, %1102
  %1104 = fadd double %1100, %1103
  %1105 = getelementptr double, ptr %36, i64 %1097
  store double %1104, ptr %1105, align 8, !noalias !117
  %1106 = icmp eq i64 %1098, %35
  br i1 %1106, label %1107, label %1096
1107:
  br i1 %191, label %1125, label %1108
1108:
  %1109 = icmp slt i64 %1085, 0
  %1110 = select i1 %1109, i64 %2, i64 0
  %1111 = add i64 %1110, %1085
  %1112 = mul i64 %1111, %3
  %1113 = getelementptr double, ptr %1, i64 %1112
  br label %1114
1114:
  %1115 = phi i64 [ 0, %1108 ], [ %1116, %1114 ]
  %1116 = add nuw nsw i64 %1115, 1
  %1117 = getelementptr double, ptr %36, i64 %1115
  %1118 = load double, ptr %1117, align 8, !noalias !120
  %1119 = getelementptr double, ptr %1113, i64 %1115
  %1120 = load double, ptr %1119, align 8, !noalias !120
  %1121 = fmul double %1089, %1120
  %1122 = fadd double %1118, %1121
  %1123 = getelementptr double, ptr %34, i64 %1115
  store double %1122, ptr %1123, align 8, !noalias !120
  %1124 = icmp eq i64 %1116, %33
  br i1 %1124, label %1125, label %1114
1125:
  br i1 %192, label %1127, label %1126
1126:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %193, i1 false), !noalias !123
  br label %1127
1127:
  br i1 %190, label %1148, label %1130
1128:
  %1129 = icmp eq i64 %1132, %35
  br i1 %1129, label %1148, label %1130
1130:
  %1131 = phi i64 [ %1132, %1128 ], [ 0, %1127 ]
  %1132 = add nuw nsw i64 %1131, 1
  br i1 %192, label %1128, label %1133
1133:
  %1134 = getelementptr double, ptr %36, i64 %1131
  %1135 = mul i64 %1131, %10
  %1136 = getelementptr double, ptr %9, i64 %1135
  br label %1137
1137:
  %1138 = phi i64 [ 0, %1133 ], [ %1139, %1137 ]
  %1139 = add nuw nsw i64 %1138, 1
  %1140 = getelementptr double, ptr %40, i64 %1138
  %1141 = load double, ptr %1140, align 8, !noalias !123
  %1142 = load double, ptr %1134, align 8, !noalias !123
  %1143 = getelementptr double, ptr %1136, i64 %1138
  %1144 = load double, ptr %1143, align 8, !noalias !123
  %1145 = fmul double %1142, %1144
  %1146 = fadd double %1141, %1145
  store double %1146, ptr %1140, align 8, !noalias !123
  %1147 = icmp eq i64 %39, %1139
  br i1 %1147, label %1128, label %1137
1148:
  call void @llvm.lifetime.start.p0(ptr nonnull %101), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %102), !noalias !114
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %101, i8 0, i64 16, i1 false), !noalias !126
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %102, i8 0, i64 16, i1 false), !noalias !126
  br i1 %192, label %1149, label %1182
1149:
  %1150 = phi i64 [ 0, %1148 ], [ %1207, %1199 ]
  %1151 = getelementptr double, ptr %40, i64 %1150
  %1152 = load double, ptr %1151, align 8, !noalias !126
  %1153 = fmul double %1059, %1152
  %1154 = getelementptr double, ptr %11, i64 %1150
  %1155 = load double, ptr %1154, align 8, !noalias !126
  %1156 = fmul double %1059, %1155
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %101, i8 0, i64 16, i1 false), !noalias !126
  call fastcc void @f10(ptr %101, double %1153, double %1156, double %19, double %20)
  %1157 = load double, ptr %194, align 8, !noalias !126
  %1158 = load double, ptr %101, align 8, !noalias !126
  %1159 = tail call double @llvm.log.f64(double %1157)
  %1160 = fadd double %1158, %1159
  br i1 %192, label %1217, label %1161
1161:
  %1162 = fadd double %1160, -3.600000e+01
  br label %1210
1163:
  %1164 = getelementptr double, ptr %40, i64 %1212
  %1165 = load double, ptr %1164, align 8, !noalias !126
  %1166 = fmul double %1059, %1165
  %1167 = getelementptr double, ptr %11, i64 %1212
  %1168 = load double, ptr %1167, align 8, !noalias !126
  %1169 = fmul double %1059, %1168
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %102, i8 0, i64 16, i1 false), !noalias !126
  call fastcc void @f10(ptr %102, double %1166, double %1169, double %19, double %20)
  %1170 = load double, ptr %195, align 8, !noalias !126
  %1171 = load double, ptr %102, align 8, !noalias !126
  %1172 = getelementptr double, ptr %13, i64 %1212
  %1173 = load double, ptr %1172, align 8, !noalias !126
  %1174 = fmul double %1170, %1173
  %1175 = fsub double %1171, %1160
  %1176 = tail call double @llvm.exp.f64(double %1175)
  %1177 = fmul double %1174, %1176
  %1178 = fadd double %1211, %1177
  br label %1179
1179:
  %1180 = phi double [ %1178, %1163 ], [ %1211, %1210 ]
  store double %1180, ptr %1214, align 8, !noalias !126
  %1181 = icmp eq i64 %39, %1213
  br i1 %1181, label %1217, label %1210
1182:
  %1183 = phi double [ %1208, %1199 ], [ 0xFFF0000000000000, %1148 ]
  %1184 = phi i64 [ %1207, %1199 ], [ 0, %1148 ]
  %1185 = phi i64 [ %1186, %1199 ], [ 0, %1148 ]
  %1186 = add nuw nsw i64 %1185, 1
  %1187 = getelementptr double, ptr %40, i64 %1185
  %1188 = load double, ptr %1187, align 8, !noalias !126
  %1189 = fmul double %1059, %1188
  %1190 = getelementptr double, ptr %11, i64 %1185
  %1191 = load double, ptr %1190, align 8, !noalias !126
  %1192 = fmul double %1059, %1191
  %1193 = fmul double %20, %1192
  %1194 = fcmp olt double %1189, %1193
  br i1 %1194, label %1195, label %1199
1195:
  %1196 = fdiv double %1189, %1192
  %1197 = fcmp ogt double %19, %1196
  %1198 = select i1 %1197, double %19, double %1196
  br label %1199
1199:
  %1200 = phi double [ %1198, %1195 ], [ %20, %1182 ]
  %1201 = fmul double %1192, 5.000000e-01
  %1202 = fmul double %1201, %1200
  %1203 = fsub double %1189, %1202
  %1204 = fmul double %1200, %1203
  %1205 = getelementptr double, ptr %43, i64 %1185
  store double %1204, ptr %1205, align 8, !noalias !126
  %1206 = fcmp ogt double %1204, %1183
  %1207 = select i1 %1206, i64 %1185, i64 %1184
  %1208 = select i1 %1206, double %1204, double %1183
  %1209 = icmp eq i64 %39, %1186
  br i1 %1209, label %1149, label %1182
1210:
  %1211 = phi double [ 0.000000e+00, %1161 ], [ %1180, %1179 ]
  %1212 = phi i64 [ 0, %1161 ], [ %1213, %1179 ]
  %1213 = add nuw nsw i64 %1212, 1
  %1214 = getelementptr double, ptr %43, i64 %1212
  %1215 = load double, ptr %1214, align 8, !noalias !126
  %1216 = fcmp ogt double %1215, %1162
  br i1 %1216, label %1163, label %1179
1217:
  %1218 = phi double [ 0.000000e+00, %1149 ], [ %1180, %1179 ]
  %1219 = fdiv double %1218, %196
  %1220 = tail call double @llvm.log.f64(double %1219)
  %1221 = fadd double %1160, %1220
  call void @llvm.lifetime.end.p0(ptr nonnull %101), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %102), !noalias !114
  store double 0.000000e+00, ptr %106, align 8, !noalias !114
  call fastcc void @f3(ptr %106, i64 %3285, i64 4)
  %1222 = load double, ptr %106, align 8, !noalias !114
  %1223 = load double, ptr %198, align 8, !noalias !129
  %1224 = fmul double %1222, %1223
  br i1 %199, label %1225, label %1237
1225:
  %1226 = phi i64 [ %1235, %1225 ], [ %200, %1217 ]
  %1227 = phi i64 [ %1234, %1225 ], [ 0, %1217 ]
  %1228 = add nuw nsw i64 %1227, %1226
  %1229 = lshr i64 %1228, 1
  %1230 = getelementptr double, ptr %43, i64 %1229
  %1231 = load double, ptr %1230, align 8, !noalias !129
  %1232 = fcmp ogt double %1231, %1224
  %1233 = add nuw nsw i64 %1229, 1
  %1234 = select i1 %1232, i64 %1227, i64 %1233
  %1235 = select i1 %1232, i64 %1229, i64 %1226
  %1236 = icmp slt i64 %1234, %1235
  br i1 %1236, label %1225, label %1237
1237:
  %1238 = phi i64 [ 0, %1217 ], [ %1234, %1225 ]
  %1239 = icmp sgt i64 %1238, 0
  br i1 %1239, label %1240, label %1244
1240:
  %1241 = getelementptr double, ptr %43, i64 %1238
  %1242 = getelementptr i8, ptr %1241, i64 -8
  %1243 = load double, ptr %1242, align 8, !noalias !129
  br label %1244
1244:
  %1245 = phi double [ %1243, %1240 ], [ 0.000000e+00, %1237 ]
  %1246 = getelementptr double, ptr %43, i64 %1238
  %1247 = load double, ptr %1246, align 8, !noalias !129
  %1248 = fsub double %1247, %1245
  %1249 = fcmp ogt double %1224, %1245
  %1250 = fcmp ogt double %1248, 0.000000e+00
  %1251 = select i1 %1249, i1 %1250, i1 false
  br i1 %1251, label %1252, label %1263
1252:
  %1253 = getelementptr double, ptr %13, i64 %1238
  %1254 = load double, ptr %1253, align 8, !noalias !129
  %1255 = fptosi double %1254 to i64
  %1256 = fsub double %1224, %1245
  %1257 = fdiv double %1256, %1248
  %1258 = sitofp i64 %1255 to double
  %1259 = fmul double %1257, %1258
  %1260 = fptosi double %1259 to i64
  %1261 = add nsw i64 %1255, -1
  %1262 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %1261, i64 %1260)
  br label %1263
1263:
  %1264 = phi i64 [ %1262, %1252 ], [ 0, %1244 ]
  %1265 = getelementptr i64, ptr %14, i64 %1238
  %1266 = load i64, ptr %1265, align 8, !noalias !129
  %1267 = add nsw i64 %1266, %1264
  %1268 = icmp slt i64 %1267, 0
  %1269 = select i1 %1268, i64 %16, i64 0
  %1270 = getelementptr i64, ptr %15, i64 %1267
  %1271 = getelementptr i64, ptr %1270, i64 %1269
  %1272 = load i64, ptr %1271, align 8, !noalias !129
  store double 0.000000e+00, ptr %107, align 8, !noalias !114
  call fastcc void @f3(ptr %107, i64 %3285, i64 5)
  %1273 = load double, ptr %107, align 8, !noalias !114
  store double 0.000000e+00, ptr %108, align 8, !noalias !114
  call fastcc void @f4(ptr %108, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %35, ptr %36, i64 %1272, double %1059, double %1273)
  %1274 = load double, ptr %108, align 8, !noalias !114
  br i1 %191, label %1292, label %1275
1275:
  %1276 = icmp slt i64 %1272, 0
  %1277 = select i1 %1276, i64 %2, i64 0
  %1278 = add i64 %1277, %1272
  %1279 = mul i64 %1278, %3
  %1280 = getelementptr double, ptr %1, i64 %1279
  br label %1281
1281:
  %1282 = phi double [ 0.000000e+00, %1275 ], [ %1290, %1281 ]
  %1283 = phi i64 [ 0, %1275 ], [ %1284, %1281 ]
  %1284 = add nuw nsw i64 %1283, 1
  %1285 = getelementptr double, ptr %1280, i64 %1283
  %1286 = load double, ptr %1285, align 8, !noalias !132
  %1287 = getelementptr double, ptr %34, i64 %1283
  %1288 = load double, ptr %1287, align 8, !noalias !132
  %1289 = fmul reassoc nsz contract double %1288, %1286
  %1290 = fadd reassoc nsz contract double %1289, %1282
  %1291 = icmp eq i64 %1284, %33
  br i1 %1291, label %1292, label %1281
1292:
  %1293 = phi double [ 0.000000e+00, %1263 ], [ %1290, %1281 ]
  %1294 = fmul double %1274, 5.000000e-01
  %1295 = icmp slt i64 %1272, 0
  %1296 = select i1 %1295, i64 %6, i64 0
  %1297 = getelementptr double, ptr %5, i64 %1272
  %1298 = getelementptr double, ptr %1297, i64 %1296
  %1299 = load double, ptr %1298, align 8, !noalias !137
  %1300 = fmul double %1294, %1299
  %1301 = fsub double %1293, %1300
  %1302 = fmul double %1274, %1301
  br i1 %191, label %1320, label %1303
1303:
  %1304 = icmp slt i64 %1076, 0
  %1305 = select i1 %1304, i64 %2, i64 0
  %1306 = add i64 %1305, %1076
  %1307 = mul i64 %1306, %3
  %1308 = getelementptr double, ptr %1, i64 %1307
  br label %1309
1309:
  %1310 = phi double [ 0.000000e+00, %1303 ], [ %1318, %1309 ]
  %1311 = phi i64 [ 0, %1303 ], [ %1312, %1309 ]
  %1312 = add nuw nsw i64 %1311, 1
  %1313 = getelementptr double, ptr %1308, i64 %1311
  %1314 = load double, ptr %1313, align 8, !noalias !138
  %1315 = getelementptr double, ptr %34, i64 %1311
  %1316 = load double, ptr %1315, align 8, !noalias !138
  %1317 = fmul reassoc nsz contract double %1316, %1314
  %1318 = fadd reassoc nsz contract double %1317, %1310
  %1319 = icmp eq i64 %1312, %33
  br i1 %1319, label %1320, label %1309
1320:
  %1321 = phi double [ 0.000000e+00, %1292 ], [ %1318, %1309 ]
  %1322 = fmul double %1080, 5.000000e-01
  %1323 = icmp slt i64 %1076, 0
  %1324 = select i1 %1323, i64 %6, i64 0
  %1325 = getelementptr double, ptr %5, i64 %1076
  %1326 = getelementptr double, ptr %1325, i64 %1324
  %1327 = load double, ptr %1326, align 8, !noalias !143
  %1328 = fmul double %1322, %1327
  %1329 = fsub double %1321, %1328
  %1330 = fmul double %1080, %1329
  call void @llvm.lifetime.start.p0(ptr nonnull %99), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %100), !noalias !114
  store double 0.000000e+00, ptr %99, align 8, !noalias !144
  store double 0.000000e+00, ptr %100, align 8, !noalias !144
  br i1 %190, label %1347, label %1331
1331:
  %1332 = select i1 %1295, i64 %2, i64 0
  %1333 = add i64 %1332, %1272
  %1334 = mul i64 %1333, %3
  %1335 = getelementptr double, ptr %1, i64 %1334
  br label %1336
1336:
  %1337 = phi double [ 0.000000e+00, %1331 ], [ %1345, %1336 ]
  %1338 = phi i64 [ 0, %1331 ], [ %1339, %1336 ]
  %1339 = add nuw nsw i64 %1338, 1
  %1340 = getelementptr double, ptr %1335, i64 %1338
  %1341 = load double, ptr %1340, align 8, !noalias !147
  %1342 = getelementptr double, ptr %36, i64 %1338
  %1343 = load double, ptr %1342, align 8, !noalias !147
  %1344 = fmul reassoc nsz contract double %1343, %1341
  %1345 = fadd reassoc nsz contract double %1344, %1337
  %1346 = icmp eq i64 %1339, %35
  br i1 %1346, label %1347, label %1336
1347:
  %1348 = phi double [ 0.000000e+00, %1320 ], [ %1345, %1336 ]
  %1349 = select i1 %1295, i64 %18, i64 0
  %1350 = getelementptr i64, ptr %17, i64 %1272
  %1351 = getelementptr i64, ptr %1350, i64 %1349
  %1352 = load i64, ptr %1351, align 8, !noalias !144
  %1353 = icmp slt i64 %1352, 0
  %1354 = select i1 %1353, i64 %41, i64 0
  %1355 = getelementptr double, ptr %40, i64 %1352
  %1356 = getelementptr double, ptr %1355, i64 %1354
  %1357 = load double, ptr %1356, align 8, !noalias !144
  %1358 = fmul double %1059, %1357
  %1359 = select i1 %1353, i64 %12, i64 0
  %1360 = getelementptr double, ptr %11, i64 %1352
  %1361 = getelementptr double, ptr %1360, i64 %1359
  %1362 = load double, ptr %1361, align 8, !noalias !144
  %1363 = fmul double %1059, %1362
  store double 0.000000e+00, ptr %99, align 8, !noalias !144
  call fastcc void @f9(ptr %99, double %1358, double %1363, double %19, double %20)
  %1364 = load double, ptr %99, align 8, !noalias !144
  %1365 = fmul double %1059, %1348
  %1366 = fmul double %1059, %1299
  store double 0.000000e+00, ptr %100, align 8, !noalias !144
  call fastcc void @f9(ptr %100, double %1365, double %1366, double %19, double %20)
  %1367 = load double, ptr %100, align 8, !noalias !144
  %1368 = fmul double %1059, %1274
  %1369 = fsub double %1348, %1300
  %1370 = fmul double %1368, %1369
  %1371 = fsub double %1370, %1367
  %1372 = fadd double %1364, %1371
  %1373 = fsub double %1372, %1221
  call void @llvm.lifetime.end.p0(ptr nonnull %99), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %100), !noalias !114
  %1374 = fsub double %1302, %1330
  %1375 = fsub double %1374, %1373
  br i1 %190, label %1392, label %1376
1376:
  %1377 = select i1 %1323, i64 %2, i64 0
  %1378 = add i64 %1377, %1076
  %1379 = mul i64 %1378, %3
  %1380 = getelementptr double, ptr %1, i64 %1379
  br label %1381
1381:
  %1382 = phi i64 [ 0, %1376 ], [ %1383, %1381 ]
  %1383 = add nuw nsw i64 %1382, 1
  %1384 = getelementptr double, ptr %34, i64 %1382
  %1385 = load double, ptr %1384, align 8, !noalias !150
  %1386 = getelementptr double, ptr %1380, i64 %1382
  %1387 = load double, ptr %1386, align 8, !noalias !150
  %1388 = fmul double %1080, %1387
  %1389 = fsub double %1385, %1388
  %1390 = getelementptr double, ptr %36, i64 %1382
  store double %1389, ptr %1390, align 8, !noalias !150
  %1391 = icmp eq i64 %1383, %35
  br i1 %1391, label %1392, label %1381
1392:
  br i1 %192, label %1394, label %1393
1393:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %201, i1 false), !noalias !153
  br label %1394
1394:
  br i1 %190, label %1415, label %1397
1395:
  %1396 = icmp eq i64 %1399, %35
  br i1 %1396, label %1415, label %1397
1397:
  %1398 = phi i64 [ %1399, %1395 ], [ 0, %1394 ]
  %1399 = add nuw nsw i64 %1398, 1
  br i1 %192, label %1395, label %1400
1400:
  %1401 = getelementptr double, ptr %36, i64 %1398
  %1402 = mul i64 %1398, %10
  %1403 = getelementptr double, ptr %9, i64 %1402
  br label %1404
1404:
  %1405 = phi i64 [ 0, %1400 ], [ %1406, %1404 ]
  %1406 = add nuw nsw i64 %1405, 1
  %1407 = getelementptr double, ptr %40, i64 %1405
  %1408 = load double, ptr %1407, align 8, !noalias !153
  %1409 = load double, ptr %1401, align 8, !noalias !153
  %1410 = getelementptr double, ptr %1403, i64 %1405
  %1411 = load double, ptr %1410, align 8, !noalias !153
  %1412 = fmul double %1409, %1411
  %1413 = fadd double %1408, %1412
  store double %1413, ptr %1407, align 8, !noalias !153
  %1414 = icmp eq i64 %39, %1406
  br i1 %1414, label %1395, label %1404
1415:
  call void @llvm.lifetime.start.p0(ptr nonnull %97), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %98), !noalias !114
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %97, i8 0, i64 16, i1 false), !noalias !156
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %98, i8 0, i64 16, i1 false), !noalias !156
  br i1 %192, label %1416, label %1445
1416:
  %1417 = phi i64 [ 0, %1415 ], [ %1468, %1460 ]
  %1418 = getelementptr double, ptr %40, i64 %1417
  %1419 = load double, ptr %1418, align 8, !noalias !156
  %1420 = getelementptr double, ptr %11, i64 %1417
  %1421 = load double, ptr %1420, align 8, !noalias !156
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %97, i8 0, i64 16, i1 false), !noalias !156
  call fastcc void @f10(ptr %97, double %1419, double %1421, double %19, double %20)
  %1422 = load double, ptr %202, align 8, !noalias !156
  %1423 = load double, ptr %97, align 8, !noalias !156
  %1424 = tail call double @llvm.log.f64(double %1422)
  %1425 = fadd double %1423, %1424
  br i1 %192, label %1478, label %1426
1426:
  %1427 = fadd double %1425, -3.600000e+01
  br label %1471
1428:
  %1429 = getelementptr double, ptr %40, i64 %1473
  %1430 = load double, ptr %1429, align 8, !noalias !156
  %1431 = getelementptr double, ptr %11, i64 %1473
  %1432 = load double, ptr %1431, align 8, !noalias !156
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %98, i8 0, i64 16, i1 false), !noalias !156
  call fastcc void @f10(ptr %98, double %1430, double %1432, double %19, double %20)
  %1433 = load double, ptr %203, align 8, !noalias !156
  %1434 = load double, ptr %98, align 8, !noalias !156
  %1435 = getelementptr double, ptr %13, i64 %1473
  %1436 = load double, ptr %1435, align 8, !noalias !156
  %1437 = fmul double %1433, %1436
  %1438 = fsub double %1434, %1425
  %1439 = tail call double @llvm.exp.f64(double %1438)
  %1440 = fmul double %1437, %1439
  %1441 = fadd double %1472, %1440
  br label %1442
1442:
  %1443 = phi double [ %1441, %1428 ], [ %1472, %1471 ]
  store double %1443, ptr %1475, align 8, !noalias !156
  %1444 = icmp eq i64 %39, %1474
  br i1 %1444, label %1478, label %1471
1445:
  %1446 = phi double [ %1469, %1460 ], [ 0xFFF0000000000000, %1415 ]
  %1447 = phi i64 [ %1468, %1460 ], [ 0, %1415 ]
  %1448 = phi i64 [ %1449, %1460 ], [ 0, %1415 ]
  %1449 = add nuw nsw i64 %1448, 1
  %1450 = getelementptr double, ptr %40, i64 %1448
  %1451 = load double, ptr %1450, align 8, !noalias !156
  %1452 = getelementptr double, ptr %11, i64 %1448
  %1453 = load double, ptr %1452, align 8, !noalias !156
  %1454 = fmul double %20, %1453
  %1455 = fcmp olt double %1451, %1454
  br i1 %1455, label %1456, label %1460
1456:
  %1457 = fdiv double %1451, %1453
  %1458 = fcmp ogt double %19, %1457
  %1459 = select i1 %1458, double %19, double %1457
  br label %1460
1460:
  %1461 = phi double [ %1459, %1456 ], [ %20, %1445 ]
  %1462 = fmul double %1453, 5.000000e-01
  %1463 = fmul double %1462, %1461
  %1464 = fsub double %1451, %1463
  %1465 = fmul double %1461, %1464
  %1466 = getelementptr double, ptr %43, i64 %1448
  store double %1465, ptr %1466, align 8, !noalias !156
  %1467 = fcmp ogt double %1465, %1446
  %1468 = select i1 %1467, i64 %1448, i64 %1447
  %1469 = select i1 %1467, double %1465, double %1446
  %1470 = icmp eq i64 %39, %1449
  br i1 %1470, label %1416, label %1445
1471:
  %1472 = phi double [ 0.000000e+00, %1426 ], [ %1443, %1442 ]
  %1473 = phi i64 [ 0, %1426 ], [ %1474, %1442 ]
  %1474 = add nuw nsw i64 %1473, 1
  %1475 = getelementptr double, ptr %43, i64 %1473
  %1476 = load double, ptr %1475, align 8, !noalias !156
  %1477 = fcmp ogt double %1476, %1427
  br i1 %1477, label %1428, label %1442
1478:
  %1479 = phi double [ 0.000000e+00, %1416 ], [ %1443, %1442 ]
  %1480 = fdiv double %1479, %196
  %1481 = tail call double @llvm.log.f64(double %1480)
  %1482 = fadd double %1425, %1481
  call void @llvm.lifetime.end.p0(ptr nonnull %97), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %98), !noalias !114
  br i1 %190, label %1500, label %1483
1483:
  %1484 = icmp slt i64 %1085, 0
  %1485 = select i1 %1484, i64 %2, i64 0
  %1486 = add i64 %1485, %1085
  %1487 = mul i64 %1486, %3
  %1488 = getelementptr double, ptr %1, i64 %1487
  br label %1489
1489:
  %1490 = phi double [ 0.000000e+00, %1483 ], [ %1498, %1489 ]
  %1491 = phi i64 [ 0, %1483 ], [ %1492, %1489 ]
  %1492 = add nuw nsw i64 %1491, 1
  %1493 = getelementptr double, ptr %1488, i64 %1491
  %1494 = load double, ptr %1493, align 8, !noalias !159
  %1495 = getelementptr double, ptr %36, i64 %1491
  %1496 = load double, ptr %1495, align 8, !noalias !159
  %1497 = fmul reassoc nsz contract double %1496, %1494
  %1498 = fadd reassoc nsz contract double %1497, %1490
  %1499 = icmp eq i64 %1492, %35
  br i1 %1499, label %1500, label %1489
1500:
  %1501 = phi double [ 0.000000e+00, %1478 ], [ %1498, %1489 ]
  %1502 = icmp slt i64 %1085, 0
  %1503 = select i1 %1502, i64 %6, i64 0
  %1504 = getelementptr double, ptr %5, i64 %1085
  %1505 = getelementptr double, ptr %1504, i64 %1503
  %1506 = load double, ptr %1505, align 8, !noalias !166
  call void @llvm.lifetime.start.p0(ptr nonnull %95), !noalias !167
  call void @llvm.lifetime.start.p0(ptr nonnull %96), !noalias !167
  store double 0.000000e+00, ptr %95, align 8, !noalias !168
  store double 0.000000e+00, ptr %96, align 8, !noalias !168
  br i1 %190, label %1523, label %1507
1507:
  %1508 = select i1 %1502, i64 %2, i64 0
  %1509 = add i64 %1508, %1085
  %1510 = mul i64 %1509, %3
  %1511 = getelementptr double, ptr %1, i64 %1510
  br label %1512
1512:
  %1513 = phi double [ 0.000000e+00, %1507 ], [ %1521, %1512 ]
  %1514 = phi i64 [ 0, %1507 ], [ %1515, %1512 ]
  %1515 = add nuw nsw i64 %1514, 1
  %1516 = getelementptr double, ptr %1511, i64 %1514
  %1517 = load double, ptr %1516, align 8, !noalias !171
  %1518 = getelementptr double, ptr %36, i64 %1514
  %1519 = load double, ptr %1518, align 8, !noalias !171
  %1520 = fmul reassoc nsz contract double %1519, %1517
  %1521 = fadd reassoc nsz contract double %1520, %1513
  %1522 = icmp eq i64 %1515, %35
  br i1 %1522, label %1523, label %1512
1523:
  %1524 = phi double [ 0.000000e+00, %1500 ], [ %1521, %1512 ]
  %1525 = fmul double %1089, 5.000000e-01
  %1526 = fmul double %1525, %1506
  %1527 = fsub double %1501, %1526
  %1528 = fmul double %1089, %1527
  %1529 = select i1 %1502, i64 %18, i64 0
  %1530 = getelementptr i64, ptr %17, i64 %1085
  %1531 = getelementptr i64, ptr %1530, i64 %1529
  %1532 = load i64, ptr %1531, align 8, !noalias !168
  %1533 = icmp slt i64 %1532, 0
  %1534 = select i1 %1533, i64 %41, i64 0
  %1535 = getelementptr double, ptr %40, i64 %1532
  %1536 = getelementptr double, ptr %1535, i64 %1534
  %1537 = load double, ptr %1536, align 8, !noalias !168
  %1538 = select i1 %1533, i64 %12, i64 0
  %1539 = getelementptr double, ptr %11, i64 %1532
  %1540 = getelementptr double, ptr %1539, i64 %1538
  %1541 = load double, ptr %1540, align 8, !noalias !168
  store double 0.000000e+00, ptr %95, align 8, !noalias !168
  call fastcc void @f9(ptr %95, double %1537, double %1541, double %19, double %20)
  %1542 = load double, ptr %95, align 8, !noalias !168
  store double 0.000000e+00, ptr %96, align 8, !noalias !168
  call fastcc void @f9(ptr %96, double %1524, double %1506, double %19, double %20)
  %1543 = load double, ptr %96, align 8, !noalias !168
  %1544 = fsub double %1524, %1526
  %1545 = fmul double %1089, %1544
  %1546 = fsub double %1545, %1543
  %1547 = fadd double %1542, %1546
  %1548 = fsub double %1547, %1482
  call void @llvm.lifetime.end.p0(ptr nonnull %95), !noalias !167
  call void @llvm.lifetime.end.p0(ptr nonnull %96), !noalias !167
  %1549 = fsub double %1528, %1548
  %1550 = fsub double %1375, %1549
  br i1 %190, label %1567, label %1551
1551:
  %1552 = select i1 %1295, i64 %2, i64 0
  %1553 = add i64 %1552, %1272
  %1554 = mul i64 %1553, %3
  %1555 = getelementptr double, ptr %1, i64 %1554
  br label %1556
1556:
  %1557 = phi i64 [ 0, %1551 ], [ %1558, %1556 ]
  %1558 = add nuw nsw i64 %1557, 1
  %1559 = getelementptr double, ptr %34, i64 %1557
  %1560 = load double, ptr %1559, align 8, !noalias !174
  %1561 = getelementptr double, ptr %1555, i64 %1557
  %1562 = load double, ptr %1561, align 8, !noalias !174
  %1563 = fmul double %1274, %1562
  %1564 = fsub double %1560, %1563
  %1565 = getelementptr double, ptr %36, i64 %1557
  store double %1564, ptr %1565, align 8, !noalias !174
  %1566 = icmp eq i64 %1558, %35
  br i1 %1566, label %1567, label %1556
1567:
  br i1 %192, label %1569, label %1568
1568:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %204, i1 false), !noalias !177
  br label %1569
1569:
  br i1 %190, label %1590, label %1572
1570:
  %1571 = icmp eq i64 %1574, %35
  br i1 %1571, label %1590, label %1572
1572:
  %1573 = phi i64 [ %1574, %1570 ], [ 0, %1569 ]
  %1574 = add nuw nsw i64 %1573, 1
  br i1 %192, label %1570, label %1575
1575:
  %1576 = getelementptr double, ptr %36, i64 %1573
  %1577 = mul i64 %1573, %10
  %1578 = getelementptr double, ptr %9, i64 %1577
  br label %1579
1579:
  %1580 = phi i64 [ 0, %1575 ], [ %1581, %1579 ]
  %1581 = add nuw nsw i64 %1580, 1
  %1582 = getelementptr double, ptr %40, i64 %1580
  %1583 = load double, ptr %1582, align 8, !noalias !177
  %1584 = load double, ptr %1576, align 8, !noalias !177
  %1585 = getelementptr double, ptr %1578, i64 %1580
  %1586 = load double, ptr %1585, align 8, !noalias !177
  %1587 = fmul double %1584, %1586
  %1588 = fadd double %1583, %1587
  store double %1588, ptr %1582, align 8, !noalias !177
  %1589 = icmp eq i64 %39, %1581
  br i1 %1589, label %1570, label %1579
1590:
  call void @llvm.lifetime.start.p0(ptr nonnull %93), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %94), !noalias !114
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false), !noalias !180
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %94, i8 0, i64 16, i1 false), !noalias !180
  br i1 %192, label %1591, label %1620
1591:
  %1592 = phi i64 [ 0, %1590 ], [ %1643, %1635 ]
  %1593 = getelementptr double, ptr %40, i64 %1592
  %1594 = load double, ptr %1593, align 8, !noalias !180
  %1595 = getelementptr double, ptr %11, i64 %1592
  %1596 = load double, ptr %1595, align 8, !noalias !180
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false), !noalias !180
  call fastcc void @f10(ptr %93, double %1594, double %1596, double %19, double %20)
  %1597 = load double, ptr %205, align 8, !noalias !180
  %1598 = load double, ptr %93, align 8, !noalias !180
  %1599 = tail call double @llvm.log.f64(double %1597)
  %1600 = fadd double %1598, %1599
  br i1 %192, label %1653, label %1601
1601:
  %1602 = fadd double %1600, -3.600000e+01
  br label %1646
1603:
  %1604 = getelementptr double, ptr %40, i64 %1648
  %1605 = load double, ptr %1604, align 8, !noalias !180
  %1606 = getelementptr double, ptr %11, i64 %1648
  %1607 = load double, ptr %1606, align 8, !noalias !180
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %94, i8 0, i64 16, i1 false), !noalias !180
  call fastcc void @f10(ptr %94, double %1605, double %1607, double %19, double %20)
  %1608 = load double, ptr %206, align 8, !noalias !180
  %1609 = load double, ptr %94, align 8, !noalias !180
  %1610 = getelementptr double, ptr %13, i64 %1648
  %1611 = load double, ptr %1610, align 8, !noalias !180
  %1612 = fmul double %1608, %1611
  %1613 = fsub double %1609, %1600
  %1614 = tail call double @llvm.exp.f64(double %1613)
  %1615 = fmul double %1612, %1614
  %1616 = fadd double %1647, %1615
  br label %1617
1617:
  %1618 = phi double [ %1616, %1603 ], [ %1647, %1646 ]
  store double %1618, ptr %1650, align 8, !noalias !180
  %1619 = icmp eq i64 %39, %1649
  br i1 %1619, label %1653, label %1646
1620:
  %1621 = phi double [ %1644, %1635 ], [ 0xFFF0000000000000, %1590 ]
  %1622 = phi i64 [ %1643, %1635 ], [ 0, %1590 ]
  %1623 = phi i64 [ %1624, %1635 ], [ 0, %1590 ]
  %1624 = add nuw nsw i64 %1623, 1
  %1625 = getelementptr double, ptr %40, i64 %1623
  %1626 = load double, ptr %1625, align 8, !noalias !180
  %1627 = getelementptr double, ptr %11, i64 %1623
  %1628 = load double, ptr %1627, align 8, !noalias !180
  %1629 = fmul double %20, %1628
  %1630 = fcmp olt double %1626, %1629
  br i1 %1630, label %1631, label %1635
1631:
  %1632 = fdiv double %1626, %1628
  %1633 = fcmp ogt double %19, %1632
  %1634 = select i1 %1633, double %19, double %1632
  br label %1635
1635:
  %1636 = phi double [ %1634, %1631 ], [ %20, %1620 ]
  %1637 = fmul double %1628, 5.000000e-01
  %1638 = fmul double %1637, %1636
  %1639 = fsub double %1626, %1638
  %1640 = fmul double %1636, %1639
  %1641 = getelementptr double, ptr %43, i64 %1623
  store double %1640, ptr %1641, align 8, !noalias !180
  %1642 = fcmp ogt double %1640, %1621
  %1643 = select i1 %1642, i64 %1623, i64 %1622
  %1644 = select i1 %1642, double %1640, double %1621
  %1645 = icmp eq i64 %39, %1624
  br i1 %1645, label %1591, label %1620
1646:
  %1647 = phi double [ 0.000000e+00, %1601 ], [ %1618, %1617 ]
  %1648 = phi i64 [ 0, %1601 ], [ %1649, %1617 ]
  %1649 = add nuw nsw i64 %1648, 1
  %1650 = getelementptr double, ptr %43, i64 %1648
  %1651 = load double, ptr %1650, align 8, !noalias !180
  %1652 = fcmp ogt double %1651, %1602
  br i1 %1652, label %1603, label %1617
1653:
  %1654 = phi double [ 0.000000e+00, %1591 ], [ %1618, %1617 ]
  %1655 = fdiv double %1654, %196
  %1656 = tail call double @llvm.log.f64(double %1655)
  %1657 = fadd double %1600, %1656
  call void @llvm.lifetime.end.p0(ptr nonnull %93), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %94), !noalias !114
  store double 0.000000e+00, ptr %109, align 8, !noalias !114
  call fastcc void @f3(ptr %109, i64 %3285, i64 6)
  %1658 = load double, ptr %109, align 8, !noalias !114
  %1659 = load double, ptr %198, align 8, !noalias !183
  %1660 = fmul double %1658, %1659
  br i1 %199, label %1661, label %1673
1661:
  %1662 = phi i64 [ %1671, %1661 ], [ %207, %1653 ]
  %1663 = phi i64 [ %1670, %1661 ], [ 0, %1653 ]
  %1664 = add nuw nsw i64 %1663, %1662
  %1665 = lshr i64 %1664, 1
  %1666 = getelementptr double, ptr %43, i64 %1665
  %1667 = load double, ptr %1666, align 8, !noalias !183
  %1668 = fcmp ogt double %1667, %1660
  %1669 = add nuw nsw i64 %1665, 1
  %1670 = select i1 %1668, i64 %1663, i64 %1669
  %1671 = select i1 %1668, i64 %1665, i64 %1662
  %1672 = icmp slt i64 %1670, %1671
  br i1 %1672, label %1661, label %1673
1673:
  %1674 = phi i64 [ 0, %1653 ], [ %1670, %1661 ]
  %1675 = icmp sgt i64 %1674, 0
  br i1 %1675, label %1676, label %1680
1676:
  %1677 = getelementptr double, ptr %43, i64 %1674
  %1678 = getelementptr i8, ptr %1677, i64 -8
  %1679 = load double, ptr %1678, align 8, !noalias !183
  br label %1680
1680:
  %1681 = phi double [ %1679, %1676 ], [ 0.000000e+00, %1673 ]
  %1682 = getelementptr double, ptr %43, i64 %1674
  %1683 = load double, ptr %1682, align 8, !noalias !183
  %1684 = fsub double %1683, %1681
  %1685 = fcmp ogt double %1660, %1681
  %1686 = fcmp ogt double %1684, 0.000000e+00
  %1687 = select i1 %1685, i1 %1686, i1 false
  br i1 %1687, label %1688, label %1699
1688:
  %1689 = getelementptr double, ptr %13, i64 %1674
  %1690 = load double, ptr %1689, align 8, !noalias !183
  %1691 = fptosi double %1690 to i64
  %1692 = fsub double %1660, %1681
  %1693 = fdiv double %1692, %1684
  %1694 = sitofp i64 %1691 to double
  %1695 = fmul double %1693, %1694
  %1696 = fptosi double %1695 to i64
  %1697 = add nsw i64 %1691, -1
  %1698 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %1697, i64 %1696)
  br label %1699
1699:
  %1700 = phi i64 [ %1698, %1688 ], [ 0, %1680 ]
  %1701 = getelementptr i64, ptr %14, i64 %1674
  %1702 = load i64, ptr %1701, align 8, !noalias !183
  %1703 = add nsw i64 %1702, %1700
  %1704 = icmp slt i64 %1703, 0
  %1705 = select i1 %1704, i64 %16, i64 0
  %1706 = getelementptr i64, ptr %15, i64 %1703
  %1707 = getelementptr i64, ptr %1706, i64 %1705
  %1708 = load i64, ptr %1707, align 8, !noalias !183
  store double 0.000000e+00, ptr %110, align 8, !noalias !114
  call fastcc void @f3(ptr %110, i64 %3285, i64 7)
  %1709 = load double, ptr %110, align 8, !noalias !114
  store double 0.000000e+00, ptr %111, align 8, !noalias !114
  call fastcc void @f4(ptr %111, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %35, ptr %36, i64 %1708, double 1.000000e+00, double %1709)
  %1710 = load double, ptr %111, align 8, !noalias !114
  br i1 %190, label %1728, label %1711
1711:
  %1712 = icmp slt i64 %1708, 0
  %1713 = select i1 %1712, i64 %2, i64 0
  %1714 = add i64 %1713, %1708
  %1715 = mul i64 %1714, %3
  %1716 = getelementptr double, ptr %1, i64 %1715
  br label %1717
1717:
  %1718 = phi double [ 0.000000e+00, %1711 ], [ %1726, %1717 ]
  %1719 = phi i64 [ 0, %1711 ], [ %1720, %1717 ]
  %1720 = add nuw nsw i64 %1719, 1
  %1721 = getelementptr double, ptr %1716, i64 %1719
  %1722 = load double, ptr %1721, align 8, !noalias !186
  %1723 = getelementptr double, ptr %36, i64 %1719
  %1724 = load double, ptr %1723, align 8, !noalias !186
  %1725 = fmul reassoc nsz contract double %1724, %1722
  %1726 = fadd reassoc nsz contract double %1725, %1718
  %1727 = icmp eq i64 %1720, %35
  br i1 %1727, label %1728, label %1717
1728:
  %1729 = phi double [ 0.000000e+00, %1699 ], [ %1726, %1717 ]
  %1730 = icmp slt i64 %1708, 0
  %1731 = select i1 %1730, i64 %6, i64 0
  %1732 = getelementptr double, ptr %5, i64 %1708
  %1733 = getelementptr double, ptr %1732, i64 %1731
  %1734 = load double, ptr %1733, align 8, !noalias !193
  call void @llvm.lifetime.start.p0(ptr nonnull %91), !noalias !194
  call void @llvm.lifetime.start.p0(ptr nonnull %92), !noalias !194
  store double 0.000000e+00, ptr %91, align 8, !noalias !195
  store double 0.000000e+00, ptr %92, align 8, !noalias !195
  br i1 %190, label %1751, label %1735
1735:
  %1736 = select i1 %1730, i64 %2, i64 0
  %1737 = add i64 %1736, %1708
  %1738 = mul i64 %1737, %3
  %1739 = getelementptr double, ptr %1, i64 %1738
  br label %1740
1740:
  %1741 = phi double [ 0.000000e+00, %1735 ], [ %1749, %1740 ]
  %1742 = phi i64 [ 0, %1735 ], [ %1743, %1740 ]
  %1743 = add nuw nsw i64 %1742, 1
  %1744 = getelementptr double, ptr %1739, i64 %1742
  %1745 = load double, ptr %1744, align 8, !noalias !198
  %1746 = getelementptr double, ptr %36, i64 %1742
  %1747 = load double, ptr %1746, align 8, !noalias !198
  %1748 = fmul reassoc nsz contract double %1747, %1745
  %1749 = fadd reassoc nsz contract double %1748, %1741
  %1750 = icmp eq i64 %1743, %35
  br i1 %1750, label %1751, label %1740
1751:
  %1752 = phi double [ 0.000000e+00, %1728 ], [ %1749, %1740 ]
  %1753 = fmul double %1710, 5.000000e-01
  %1754 = fmul double %1753, %1734
  %1755 = fsub double %1729, %1754
  %1756 = fmul double %1710, %1755
  %1757 = select i1 %1730, i64 %18, i64 0
  %1758 = getelementptr i64, ptr %17, i64 %1708
  %1759 = getelementptr i64, ptr %1758, i64 %1757
  %1760 = load i64, ptr %1759, align 8, !noalias !195
  %1761 = icmp slt i64 %1760, 0
  %1762 = select i1 %1761, i64 %41, i64 0
  %1763 = getelementptr double, ptr %40, i64 %1760
  %1764 = getelementptr double, ptr %1763, i64 %1762
  %1765 = load double, ptr %1764, align 8, !noalias !195
  %1766 = select i1 %1761, i64 %12, i64 0
  %1767 = getelementptr double, ptr %11, i64 %1760
  %1768 = getelementptr double, ptr %1767, i64 %1766
  %1769 = load double, ptr %1768, align 8, !noalias !195
  store double 0.000000e+00, ptr %91, align 8, !noalias !195
  call fastcc void @f9(ptr %91, double %1765, double %1769, double %19, double %20)
  %1770 = load double, ptr %91, align 8, !noalias !195
  store double 0.000000e+00, ptr %92, align 8, !noalias !195
  call fastcc void @f9(ptr %92, double %1752, double %1734, double %19, double %20)
  %1771 = load double, ptr %92, align 8, !noalias !195
  %1772 = fsub double %1752, %1754
  %1773 = fmul double %1710, %1772
  %1774 = fsub double %1773, %1771
  %1775 = fadd double %1770, %1774
  %1776 = fsub double %1775, %1657
  call void @llvm.lifetime.end.p0(ptr nonnull %91), !noalias !194
  call void @llvm.lifetime.end.p0(ptr nonnull %92), !noalias !194
  %1777 = fsub double %1756, %1776
  %1778 = fadd double %1550, %1777
  br i1 %208, label %1795, label %1779
1779:
  %1780 = select i1 %1730, i64 %2, i64 0
  %1781 = add i64 %1780, %1708
  %1782 = mul i64 %1781, %3
  %1783 = getelementptr double, ptr %1, i64 %1782
  br label %1784
1784:
  %1785 = phi i64 [ 0, %1779 ], [ %1786, %1784 ]
  %1786 = add nuw nsw i64 %1785, 1
  %1787 = getelementptr double, ptr %34, i64 %1785
  %1788 = load double, ptr %1787, align 8, !noalias !201
  %1789 = getelementptr double, ptr %1783, i64 %1785
  %1790 = load double, ptr %1789, align 8, !noalias !201
  %1791 = fmul double %1710, %1790
  %1792 = fsub double %1788, %1791
  %1793 = getelementptr double, ptr %38, i64 %1785
  store double %1792, ptr %1793, align 8, !noalias !201
  %1794 = icmp eq i64 %1786, %37
  br i1 %1794, label %1795, label %1784
1795:
  br i1 %192, label %1797, label %1796
1796:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %209, i1 false), !noalias !204
  br label %1797
1797:
  br i1 %208, label %1818, label %1800
1798:
  %1799 = icmp eq i64 %1802, %37
  br i1 %1799, label %1818, label %1800
1800:
  %1801 = phi i64 [ %1802, %1798 ], [ 0, %1797 ]
  %1802 = add nuw nsw i64 %1801, 1
  br i1 %192, label %1798, label %1803
1803:
  %1804 = getelementptr double, ptr %38, i64 %1801
  %1805 = mul i64 %1801, %10
  %1806 = getelementptr double, ptr %9, i64 %1805
  br label %1807
1807:
  %1808 = phi i64 [ 0, %1803 ], [ %1809, %1807 ]
  %1809 = add nuw nsw i64 %1808, 1
  %1810 = getelementptr double, ptr %40, i64 %1808
  %1811 = load double, ptr %1810, align 8, !noalias !204
  %1812 = load double, ptr %1804, align 8, !noalias !204
  %1813 = getelementptr double, ptr %1806, i64 %1808
  %1814 = load double, ptr %1813, align 8, !noalias !204
  %1815 = fmul double %1812, %1814
  %1816 = fadd double %1811, %1815
  store double %1816, ptr %1810, align 8, !noalias !204
  %1817 = icmp eq i64 %39, %1809
  br i1 %1817, label %1798, label %1807
1818:
  call void @llvm.lifetime.start.p0(ptr nonnull %89), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %90), !noalias !114
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %89, i8 0, i64 16, i1 false), !noalias !207
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false), !noalias !207
  br i1 %192, label %1819, label %1852
1819:
  %1820 = phi i64 [ 0, %1818 ], [ %1877, %1869 ]
  %1821 = getelementptr double, ptr %40, i64 %1820
  %1822 = load double, ptr %1821, align 8, !noalias !207
  %1823 = fmul double %1059, %1822
  %1824 = getelementptr double, ptr %11, i64 %1820
  %1825 = load double, ptr %1824, align 8, !noalias !207
  %1826 = fmul double %1059, %1825
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %89, i8 0, i64 16, i1 false), !noalias !207
  call fastcc void @f10(ptr %89, double %1823, double %1826, double %19, double %20)
  %1827 = load double, ptr %210, align 8, !noalias !207
  %1828 = load double, ptr %89, align 8, !noalias !207
  %1829 = tail call double @llvm.log.f64(double %1827)
  %1830 = fadd double %1828, %1829
  br i1 %192, label %1887, label %1831
1831:
  %1832 = fadd double %1830, -3.600000e+01
  br label %1880
1833:
  %1834 = getelementptr double, ptr %40, i64 %1882
  %1835 = load double, ptr %1834, align 8, !noalias !207
  %1836 = fmul double %1059, %1835
  %1837 = getelementptr double, ptr %11, i64 %1882
  %1838 = load double, ptr %1837, align 8, !noalias !207
  %1839 = fmul double %1059, %1838
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, i8 0, i64 16, i1 false), !noalias !207
  call fastcc void @f10(ptr %90, double %1836, double %1839, double %19, double %20)
  %1840 = load double, ptr %211, align 8, !noalias !207
  %1841 = load double, ptr %90, align 8, !noalias !207
  %1842 = getelementptr double, ptr %13, i64 %1882
  %1843 = load double, ptr %1842, align 8, !noalias !207
  %1844 = fmul double %1840, %1843
  %1845 = fsub double %1841, %1830
  %1846 = tail call double @llvm.exp.f64(double %1845)
  %1847 = fmul double %1844, %1846
  %1848 = fadd double %1881, %1847
  br label %1849
1849:
  %1850 = phi double [ %1848, %1833 ], [ %1881, %1880 ]
  store double %1850, ptr %1884, align 8, !noalias !207
  %1851 = icmp eq i64 %39, %1883
  br i1 %1851, label %1887, label %1880
1852:
  %1853 = phi double [ %1878, %1869 ], [ 0xFFF0000000000000, %1818 ]
  %1854 = phi i64 [ %1877, %1869 ], [ 0, %1818 ]
  %1855 = phi i64 [ %1856, %1869 ], [ 0, %1818 ]
  %1856 = add nuw nsw i64 %1855, 1
  %1857 = getelementptr double, ptr %40, i64 %1855
  %1858 = load double, ptr %1857, align 8, !noalias !207
  %1859 = fmul double %1059, %1858
  %1860 = getelementptr double, ptr %11, i64 %1855
  %1861 = load double, ptr %1860, align 8, !noalias !207
  %1862 = fmul double %1059, %1861
  %1863 = fmul double %20, %1862
  %1864 = fcmp olt double %1859, %1863
  br i1 %1864, label %1865, label %1869
1865:
  %1866 = fdiv double %1859, %1862
  %1867 = fcmp ogt double %19, %1866
  %1868 = select i1 %1867, double %19, double %1866
  br label %1869
1869:
  %1870 = phi double [ %1868, %1865 ], [ %20, %1852 ]
  %1871 = fmul double %1862, 5.000000e-01
  %1872 = fmul double %1871, %1870
  %1873 = fsub double %1859, %1872
  %1874 = fmul double %1870, %1873
  %1875 = getelementptr double, ptr %43, i64 %1855
  store double %1874, ptr %1875, align 8, !noalias !207
  %1876 = fcmp ogt double %1874, %1853
  %1877 = select i1 %1876, i64 %1855, i64 %1854
  %1878 = select i1 %1876, double %1874, double %1853
  %1879 = icmp eq i64 %39, %1856
  br i1 %1879, label %1819, label %1852
1880:
  %1881 = phi double [ 0.000000e+00, %1831 ], [ %1850, %1849 ]
  %1882 = phi i64 [ 0, %1831 ], [ %1883, %1849 ]
  %1883 = add nuw nsw i64 %1882, 1
  %1884 = getelementptr double, ptr %43, i64 %1882
  %1885 = load double, ptr %1884, align 8, !noalias !207
  %1886 = fcmp ogt double %1885, %1832
  br i1 %1886, label %1833, label %1849
1887:
  %1888 = phi double [ 0.000000e+00, %1819 ], [ %1850, %1849 ]
  %1889 = fdiv double %1888, %196
  %1890 = tail call double @llvm.log.f64(double %1889)
  %1891 = fadd double %1830, %1890
  call void @llvm.lifetime.end.p0(ptr nonnull %89), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %90), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %87), !noalias !114
  call void @llvm.lifetime.start.p0(ptr nonnull %88), !noalias !114
  store double 0.000000e+00, ptr %87, align 8, !noalias !210
  store double 0.000000e+00, ptr %88, align 8, !noalias !210
  br i1 %208, label %1908, label %1892
1892:
  %1893 = select i1 %1323, i64 %2, i64 0
  %1894 = add i64 %1893, %1076
  %1895 = mul i64 %1894, %3
  %1896 = getelementptr double, ptr %1, i64 %1895
  br label %1897
1897:
  %1898 = phi double [ 0.000000e+00, %1892 ], [ %1906, %1897 ]
  %1899 = phi i64 [ 0, %1892 ], [ %1900, %1897 ]
  %1900 = add nuw nsw i64 %1899, 1
  %1901 = getelementptr double, ptr %1896, i64 %1899
  %1902 = load double, ptr %1901, align 8, !noalias !213
  %1903 = getelementptr double, ptr %38, i64 %1899
  %1904 = load double, ptr %1903, align 8, !noalias !213
  %1905 = fmul reassoc nsz contract double %1904, %1902
  %1906 = fadd reassoc nsz contract double %1905, %1898
  %1907 = icmp eq i64 %1900, %37
  br i1 %1907, label %1908, label %1897
1908:
  %1909 = phi double [ 0.000000e+00, %1887 ], [ %1906, %1897 ]
  %1910 = load double, ptr %1326, align 8, !noalias !210
  %1911 = select i1 %1323, i64 %18, i64 0
  %1912 = getelementptr i64, ptr %17, i64 %1076
  %1913 = getelementptr i64, ptr %1912, i64 %1911
  %1914 = load i64, ptr %1913, align 8, !noalias !210
  %1915 = icmp slt i64 %1914, 0
  %1916 = select i1 %1915, i64 %41, i64 0
  %1917 = getelementptr double, ptr %40, i64 %1914
  %1918 = getelementptr double, ptr %1917, i64 %1916
  %1919 = load double, ptr %1918, align 8, !noalias !210
  %1920 = fmul double %1059, %1919
  %1921 = select i1 %1915, i64 %12, i64 0
  %1922 = getelementptr double, ptr %11, i64 %1914
  %1923 = getelementptr double, ptr %1922, i64 %1921
  %1924 = load double, ptr %1923, align 8, !noalias !210
  %1925 = fmul double %1059, %1924
  store double 0.000000e+00, ptr %87, align 8, !noalias !210
  call fastcc void @f9(ptr %87, double %1920, double %1925, double %19, double %20)
  %1926 = load double, ptr %87, align 8, !noalias !210
  %1927 = fmul double %1059, %1909
  %1928 = fmul double %1059, %1910
  store double 0.000000e+00, ptr %88, align 8, !noalias !210
  call fastcc void @f9(ptr %88, double %1927, double %1928, double %19, double %20)
  %1929 = load double, ptr %88, align 8, !noalias !210
  %1930 = fmul double %1059, %1080
  %1931 = fmul double %1322, %1910
  %1932 = fsub double %1909, %1931
  %1933 = fmul double %1930, %1932
  %1934 = fsub double %1933, %1929
  %1935 = fadd double %1926, %1934
  %1936 = fsub double %1935, %1891
  call void @llvm.lifetime.end.p0(ptr nonnull %87), !noalias !114
  call void @llvm.lifetime.end.p0(ptr nonnull %88), !noalias !114
  %1937 = fadd double %1778, %1936
  %1938 = fcmp olt double %3284, %1937
  br i1 %1938, label %1939, label %1956
1939:
  store i64 %1272, ptr %1075, align 8, !noalias !114
  store double %1274, ptr %1079, align 8, !noalias !114
  store i64 %1708, ptr %1084, align 8, !noalias !114
  store double %1710, ptr %1088, align 8, !noalias !114
  br i1 %212, label %1956, label %1940
1940:
  %1941 = select i1 %1730, i64 %2, i64 0
  %1942 = add i64 %1941, %1708
  %1943 = mul i64 %1942, %3
  %1944 = getelementptr double, ptr %1, i64 %1943
  br label %1945
1945:
  %1946 = phi i64 [ 0, %1940 ], [ %1947, %1945 ]
  %1947 = add nuw nsw i64 %1946, 1
  %1948 = getelementptr double, ptr %36, i64 %1946
  %1949 = load double, ptr %1948, align 8, !noalias !216
  %1950 = getelementptr double, ptr %1944, i64 %1946
  %1951 = load double, ptr %1950, align 8, !noalias !216
  %1952 = fmul double %1710, %1951
  %1953 = fsub double %1949, %1952
  %1954 = getelementptr double, ptr %32, i64 %1946
  store double %1953, ptr %1954, align 8, !noalias !216
  %1955 = icmp eq i64 %1947, %31
  br i1 %1955, label %1956, label %1945
1956:
  call void @llvm.lifetime.end.p0(ptr nonnull %103)
  call void @llvm.lifetime.end.p0(ptr nonnull %104)
  call void @llvm.lifetime.end.p0(ptr nonnull %105)
  call void @llvm.lifetime.end.p0(ptr nonnull %106)
  call void @llvm.lifetime.end.p0(ptr nonnull %107)
  call void @llvm.lifetime.end.p0(ptr nonnull %108)
  call void @llvm.lifetime.end.p0(ptr nonnull %109)
  call void @llvm.lifetime.end.p0(ptr nonnull %110)
  call void @llvm.lifetime.end.p0(ptr nonnull %111)
  br label %3247
1957:
  %1958 = fcmp olt double %3281, 9.250000e-01
  br i1 %1958, label %1959, label %2624
1959:
  %1960 = icmp slt i64 %3276, %136
  br i1 %1960, label %1961, label %3247
1961:
  call void @llvm.lifetime.start.p0(ptr nonnull %79)
  call void @llvm.lifetime.start.p0(ptr nonnull %80)
  call void @llvm.lifetime.start.p0(ptr nonnull %81)
  call void @llvm.lifetime.start.p0(ptr nonnull %82)
  call void @llvm.lifetime.start.p0(ptr nonnull %83)
  call void @llvm.lifetime.start.p0(ptr nonnull %84)
  call void @llvm.lifetime.start.p0(ptr nonnull %85)
  call void @llvm.lifetime.start.p0(ptr nonnull %86)
  store double 0.000000e+00, ptr %79, align 8, !noalias !219
  store double 0.000000e+00, ptr %80, align 8, !noalias !219
  store double 0.000000e+00, ptr %81, align 8, !noalias !219
  store double 0.000000e+00, ptr %82, align 8, !noalias !219
  store double 0.000000e+00, ptr %83, align 8, !noalias !219
  store double 0.000000e+00, ptr %84, align 8, !noalias !219
  store double 0.000000e+00, ptr %85, align 8, !noalias !219
  store double 0.000000e+00, ptr %86, align 8, !noalias !219
  store double 0.000000e+00, ptr %79, align 8, !noalias !219
  call fastcc void @f3(ptr %79, i64 %3285, i64 1)
  %1962 = load double, ptr %79, align 8, !noalias !219
  %1963 = fmul double %1962, %170
  %1964 = fptosi double %1963 to i64
  %1965 = icmp slt i64 %1964, 0
  %1966 = select i1 %1965, i64 %26, i64 0
  %1967 = getelementptr double, ptr %25, i64 %1964
  %1968 = getelementptr double, ptr %1967, i64 %1966
  %1969 = load double, ptr %1968, align 8, !noalias !219
  store double 0.000000e+00, ptr %80, align 8, !noalias !219
  call fastcc void @f3(ptr %80, i64 %3285, i64 2)
  %1970 = load double, ptr %80, align 8, !noalias !219
  %1971 = sitofp i64 %3276 to double
  %1972 = fmul double %1970, %1971
  %1973 = fptosi double %1972 to i64
  %1974 = icmp slt i64 %1973, 0
  %1975 = select i1 %1974, i64 %28, i64 0
  %1976 = getelementptr i64, ptr %27, i64 %1973
  %1977 = getelementptr i64, ptr %1976, i64 %1975
  %1978 = load i64, ptr %1977, align 8, !noalias !219
  %1979 = select i1 %1974, i64 %30, i64 0
  %1980 = getelementptr double, ptr %29, i64 %1973
  %1981 = getelementptr double, ptr %1980, i64 %1979
  %1982 = load double, ptr %1981, align 8, !noalias !219
  br i1 %171, label %2000, label %1983
1983:
  %1984 = icmp slt i64 %1978, 0
  %1985 = select i1 %1984, i64 %2, i64 0
  %1986 = add i64 %1985, %1978
  %1987 = mul i64 %1986, %3
  %1988 = getelementptr double, ptr %1, i64 %1987
  br label %1989
1989:
  %1990 = phi i64 [ 0, %1983 ], [ %1991, %1989 ]
  %1991 = add nuw nsw i64 %1990, 1
  %1992 = getelementptr double, ptr %32, i64 %1990
  %1993 = load double, ptr %1992, align 8, !noalias !222
  %1994 = getelementptr double, ptr %1988, i64 %1990
  %1995 = load double, ptr %1994, align 8, !noalias !222
  %1996 = fmul double %1982, %1995
  %1997 = fadd double %1993, %1996
  %1998 = getelementptr double, ptr %34, i64 %1990
  store double %1997, ptr %1998, align 8, !noalias !222
  %1999 = icmp eq i64 %1991, %33
  br i1 %1999, label %2000, label %1989
2000:
  br i1 %172, label %2002, label %2001
2001:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %173, i1 false), !noalias !225
  br label %2002
2002:
  br i1 %171, label %2023, label %2005
2003:
  %2004 = icmp eq i64 %2007, %33
  br i1 %2004, label %2023, label %2005
2005:
  %2006 = phi i64 [ %2007, %2003 ], [ 0, %2002 ]
  %2007 = add nuw nsw i64 %2006, 1
  br i1 %172, label %2003, label %2008
2008:
  %2009 = getelementptr double, ptr %34, i64 %2006
  %2010 = mul i64 %2006, %10
  %2011 = getelementptr double, ptr %9, i64 %2010
  br label %2012
2012:
  %2013 = phi i64 [ 0, %2008 ], [ %2014, %2012 ]
  %2014 = add nuw nsw i64 %2013, 1
  %2015 = getelementptr double, ptr %40, i64 %2013
  %2016 = load double, ptr %2015, align 8, !noalias !225
  %2017 = load double, ptr %2009, align 8, !noalias !225
  %2018 = getelementptr double, ptr %2011, i64 %2013
  %2019 = load double, ptr %2018, align 8, !noalias !225
  %2020 = fmul double %2017, %2019
  %2021 = fadd double %2016, %2020
  store double %2021, ptr %2015, align 8, !noalias !225
  %2022 = icmp eq i64 %39, %2014
  br i1 %2022, label %2003, label %2012
2023:
  %2024 = add nsw i64 %3276, 1
  %2025 = icmp slt i64 %3276, -1
  %2026 = select i1 %2025, i64 %23, i64 0
  %2027 = getelementptr double, ptr %22, i64 %2024
  %2028 = getelementptr double, ptr %2027, i64 %2026
  %2029 = load double, ptr %2028, align 8, !noalias !219
  %2030 = icmp slt i64 %3276, 0
  %2031 = select i1 %2030, i64 %23, i64 0
  %2032 = getelementptr double, ptr %22, i64 %3276
  %2033 = getelementptr double, ptr %2032, i64 %2031
  %2034 = load double, ptr %2033, align 8, !noalias !219
  %2035 = fsub double %2029, %2034
  call void @llvm.lifetime.start.p0(ptr nonnull %77), !noalias !219
  call void @llvm.lifetime.start.p0(ptr nonnull %78), !noalias !219
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false), !noalias !228
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, i8 0, i64 16, i1 false), !noalias !228
  br i1 %172, label %2036, label %2065
2036:
  %2037 = phi i64 [ 0, %2023 ], [ %2088, %2080 ]
  %2038 = getelementptr double, ptr %40, i64 %2037
  %2039 = load double, ptr %2038, align 8, !noalias !228
  %2040 = getelementptr double, ptr %11, i64 %2037
  %2041 = load double, ptr %2040, align 8, !noalias !228
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %77, i8 0, i64 16, i1 false), !noalias !228
  call fastcc void @f10(ptr %77, double %2039, double %2041, double %19, double %20)
  %2042 = load double, ptr %174, align 8, !noalias !228
  %2043 = load double, ptr %77, align 8, !noalias !228
  %2044 = tail call double @llvm.log.f64(double %2042)
  %2045 = fadd double %2043, %2044
  br i1 %172, label %2098, label %2046
2046:
  %2047 = fadd double %2045, -3.600000e+01
  br label %2091
2048:
  %2049 = getelementptr double, ptr %40, i64 %2093
  %2050 = load double, ptr %2049, align 8, !noalias !228
  %2051 = getelementptr double, ptr %11, i64 %2093
  %2052 = load double, ptr %2051, align 8, !noalias !228
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, i8 0, i64 16, i1 false), !noalias !228
  call fastcc void @f10(ptr %78, double %2050, double %2052, double %19, double %20)
  %2053 = load double, ptr %175, align 8, !noalias !228
  %2054 = load double, ptr %78, align 8, !noalias !228
  %2055 = getelementptr double, ptr %13, i64 %2093
  %2056 = load double, ptr %2055, align 8, !noalias !228
  %2057 = fmul double %2053, %2056
  %2058 = fsub double %2054, %2045
  %2059 = tail call double @llvm.exp.f64(double %2058)
  %2060 = fmul double %2057, %2059
  %2061 = fadd double %2092, %2060
  br label %2062
2062:
  %2063 = phi double [ %2061, %2048 ], [ %2092, %2091 ]
  store double %2063, ptr %2095, align 8, !noalias !228
  %2064 = icmp eq i64 %39, %2094
  br i1 %2064, label %2098, label %2091
2065:
  %2066 = phi double [ %2089, %2080 ], [ 0xFFF0000000000000, %2023 ]
  %2067 = phi i64 [ %2088, %2080 ], [ 0, %2023 ]
  %2068 = phi i64 [ %2069, %2080 ], [ 0, %2023 ]
  %2069 = add nuw nsw i64 %2068, 1
  %2070 = getelementptr double, ptr %40, i64 %2068
  %2071 = load double, ptr %2070, align 8, !noalias !228
  %2072 = getelementptr double, ptr %11, i64 %2068
  %2073 = load double, ptr %2072, align 8, !noalias !228
  %2074 = fmul double %20, %2073
  %2075 = fcmp olt double %2071, %2074
  br i1 %2075, label %2076, label %2080
2076:
  %2077 = fdiv double %2071, %2073
  %2078 = fcmp ogt double %19, %2077
  %2079 = select i1 %2078, double %19, double %2077
  br label %2080
2080:
  %2081 = phi double [ %2079, %2076 ], [ %20, %2065 ]
  %2082 = fmul double %2073, 5.000000e-01
  %2083 = fmul double %2082, %2081
  %2084 = fsub double %2071, %2083
  %2085 = fmul double %2081, %2084
  %2086 = getelementptr double, ptr %43, i64 %2068
  store double %2085, ptr %2086, align 8, !noalias !228
  %2087 = fcmp ogt double %2085, %2066
  %2088 = select i1 %2087, i64 %2068, i64 %2067
  %2089 = select i1 %2087, double %2085, double %2066
  %2090 = icmp eq i64 %39, %2069
  br i1 %2090, label %2036, label %2065
2091:
  %2092 = phi double [ 0.000000e+00, %2046 ], [ %2063, %2062 ]
  %2093 = phi i64 [ 0, %2046 ], [ %2094, %2062 ]
  %2094 = add nuw nsw i64 %2093, 1
  %2095 = getelementptr double, ptr %43, i64 %2093
  %2096 = load double, ptr %2095, align 8, !noalias !228
  %2097 = fcmp ogt double %2096, %2047
  br i1 %2097, label %2048, label %2062
2098:
  %2099 = phi double [ 0.000000e+00, %2036 ], [ %2063, %2062 ]
  %2100 = fdiv double %2099, %176
  %2101 = tail call double @llvm.log.f64(double %2100)
  %2102 = fadd double %2045, %2101
  call void @llvm.lifetime.end.p0(ptr nonnull %77), !noalias !219
  call void @llvm.lifetime.end.p0(ptr nonnull %78), !noalias !219
  br i1 %171, label %2120, label %2103
2103:
  %2104 = icmp slt i64 %1978, 0
  %2105 = select i1 %2104, i64 %2, i64 0
  %2106 = add i64 %2105, %1978
  %2107 = mul i64 %2106, %3
  %2108 = getelementptr double, ptr %1, i64 %2107
  br label %2109
2109:
  %2110 = phi double [ 0.000000e+00, %2103 ], [ %2118, %2109 ]
  %2111 = phi i64 [ 0, %2103 ], [ %2112, %2109 ]
  %2112 = add nuw nsw i64 %2111, 1
  %2113 = getelementptr double, ptr %2108, i64 %2111
  %2114 = load double, ptr %2113, align 8, !noalias !231
  %2115 = getelementptr double, ptr %34, i64 %2111
  %2116 = load double, ptr %2115, align 8, !noalias !231
  %2117 = fmul reassoc nsz contract double %2116, %2114
  %2118 = fadd reassoc nsz contract double %2117, %2110
  %2119 = icmp eq i64 %2112, %33
  br i1 %2119, label %2120, label %2109
2120:
  %2121 = phi double [ 0.000000e+00, %2098 ], [ %2118, %2109 ]
  %2122 = icmp slt i64 %1978, 0
  %2123 = select i1 %2122, i64 %6, i64 0
  %2124 = getelementptr double, ptr %5, i64 %1978
  %2125 = getelementptr double, ptr %2124, i64 %2123
  %2126 = load double, ptr %2125, align 8, !noalias !238
  call void @llvm.lifetime.start.p0(ptr nonnull %75), !noalias !239
  call void @llvm.lifetime.start.p0(ptr nonnull %76), !noalias !239
  store double 0.000000e+00, ptr %75, align 8, !noalias !240
  store double 0.000000e+00, ptr %76, align 8, !noalias !240
  br i1 %171, label %2143, label %2127
2127:
  %2128 = select i1 %2122, i64 %2, i64 0
  %2129 = add i64 %2128, %1978
  %2130 = mul i64 %2129, %3
  %2131 = getelementptr double, ptr %1, i64 %2130
  br label %2132
2132:
  %2133 = phi double [ 0.000000e+00, %2127 ], [ %2141, %2132 ]
  %2134 = phi i64 [ 0, %2127 ], [ %2135, %2132 ]
  %2135 = add nuw nsw i64 %2134, 1
  %2136 = getelementptr double, ptr %2131, i64 %2134
  %2137 = load double, ptr %2136, align 8, !noalias !243
  %2138 = getelementptr double, ptr %34, i64 %2134
  %2139 = load double, ptr %2138, align 8, !noalias !243
  %2140 = fmul reassoc nsz contract double %2139, %2137
  %2141 = fadd reassoc nsz contract double %2140, %2133
  %2142 = icmp eq i64 %2135, %33
  br i1 %2142, label %2143, label %2132
2143:
  %2144 = phi double [ 0.000000e+00, %2120 ], [ %2141, %2132 ]
  %2145 = fmul double %1982, 5.000000e-01
  %2146 = fmul double %2145, %2126
  %2147 = fsub double %2121, %2146
  %2148 = fmul double %1982, %2147
  %2149 = select i1 %2122, i64 %18, i64 0
  %2150 = getelementptr i64, ptr %17, i64 %1978
  %2151 = getelementptr i64, ptr %2150, i64 %2149
  %2152 = load i64, ptr %2151, align 8, !noalias !240
  %2153 = icmp slt i64 %2152, 0
  %2154 = select i1 %2153, i64 %41, i64 0
  %2155 = getelementptr double, ptr %40, i64 %2152
  %2156 = getelementptr double, ptr %2155, i64 %2154
  %2157 = load double, ptr %2156, align 8, !noalias !240
  %2158 = select i1 %2153, i64 %12, i64 0
  %2159 = getelementptr double, ptr %11, i64 %2152
  %2160 = getelementptr double, ptr %2159, i64 %2158
  %2161 = load double, ptr %2160, align 8, !noalias !240
  store double 0.000000e+00, ptr %75, align 8, !noalias !240
  call fastcc void @f9(ptr %75, double %2157, double %2161, double %19, double %20)
  %2162 = load double, ptr %75, align 8, !noalias !240
  store double 0.000000e+00, ptr %76, align 8, !noalias !240
  call fastcc void @f9(ptr %76, double %2144, double %2126, double %19, double %20)
  %2163 = load double, ptr %76, align 8, !noalias !240
  %2164 = fsub double %2144, %2146
  %2165 = fmul double %1982, %2164
  %2166 = fsub double %2165, %2163
  %2167 = fadd double %2162, %2166
  %2168 = fsub double %2167, %2102
  call void @llvm.lifetime.end.p0(ptr nonnull %75), !noalias !239
  call void @llvm.lifetime.end.p0(ptr nonnull %76), !noalias !239
  %2169 = fsub double %2148, %2168
  %2170 = fsub double %2035, %2169
  call void @llvm.lifetime.start.p0(ptr nonnull %73), !noalias !219
  call void @llvm.lifetime.start.p0(ptr nonnull %74), !noalias !219
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, i8 0, i64 16, i1 false), !noalias !246
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %74, i8 0, i64 16, i1 false), !noalias !246
  br i1 %172, label %2171, label %2204
2171:
  %2172 = phi i64 [ 0, %2143 ], [ %2229, %2221 ]
  %2173 = getelementptr double, ptr %40, i64 %2172
  %2174 = load double, ptr %2173, align 8, !noalias !246
  %2175 = fmul double %1969, %2174
  %2176 = getelementptr double, ptr %11, i64 %2172
  %2177 = load double, ptr %2176, align 8, !noalias !246
  %2178 = fmul double %1969, %2177
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %73, i8 0, i64 16, i1 false), !noalias !246
  call fastcc void @f10(ptr %73, double %2175, double %2178, double %19, double %20)
  %2179 = load double, ptr %177, align 8, !noalias !246
  %2180 = load double, ptr %73, align 8, !noalias !246
  %2181 = tail call double @llvm.log.f64(double %2179)
  %2182 = fadd double %2180, %2181
  br i1 %172, label %2239, label %2183
2183:
  %2184 = fadd double %2182, -3.600000e+01
  br label %2232
2185:
  %2186 = getelementptr double, ptr %40, i64 %2234
  %2187 = load double, ptr %2186, align 8, !noalias !246
  %2188 = fmul double %1969, %2187
  %2189 = getelementptr double, ptr %11, i64 %2234
  %2190 = load double, ptr %2189, align 8, !noalias !246
  %2191 = fmul double %1969, %2190
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %74, i8 0, i64 16, i1 false), !noalias !246
  call fastcc void @f10(ptr %74, double %2188, double %2191, double %19, double %20)
  %2192 = load double, ptr %178, align 8, !noalias !246
  %2193 = load double, ptr %74, align 8, !noalias !246
  %2194 = getelementptr double, ptr %13, i64 %2234
  %2195 = load double, ptr %2194, align 8, !noalias !246
  %2196 = fmul double %2192, %2195
  %2197 = fsub double %2193, %2182
  %2198 = tail call double @llvm.exp.f64(double %2197)
  %2199 = fmul double %2196, %2198
  %2200 = fadd double %2233, %2199
  br label %2201
2201:
  %2202 = phi double [ %2200, %2185 ], [ %2233, %2232 ]
  store double %2202, ptr %2236, align 8, !noalias !246
  %2203 = icmp eq i64 %39, %2235
  br i1 %2203, label %2239, label %2232
2204:
  %2205 = phi double [ %2230, %2221 ], [ 0xFFF0000000000000, %2143 ]
  %2206 = phi i64 [ %2229, %2221 ], [ 0, %2143 ]
  %2207 = phi i64 [ %2208, %2221 ], [ 0, %2143 ]
  %2208 = add nuw nsw i64 %2207, 1
  %2209 = getelementptr double, ptr %40, i64 %2207
  %2210 = load double, ptr %2209, align 8, !noalias !246
  %2211 = fmul double %1969, %2210
  %2212 = getelementptr double, ptr %11, i64 %2207
  %2213 = load double, ptr %2212, align 8, !noalias !246
  %2214 = fmul double %1969, %2213
  %2215 = fmul double %20, %2214
  %2216 = fcmp olt double %2211, %2215
  br i1 %2216, label %2217, label %2221
2217:
  %2218 = fdiv double %2211, %2214
  %2219 = fcmp ogt double %19, %2218
  %2220 = select i1 %2219, double %19, double %2218
  br label %2221
2221:
  %2222 = phi double [ %2220, %2217 ], [ %20, %2204 ]
  %2223 = fmul double %2214, 5.000000e-01
  %2224 = fmul double %2223, %2222
  %2225 = fsub double %2211, %2224
  %2226 = fmul double %2222, %2225
  %2227 = getelementptr double, ptr %43, i64 %2207
  store double %2226, ptr %2227, align 8, !noalias !246
  %2228 = fcmp ogt double %2226, %2205
  %2229 = select i1 %2228, i64 %2207, i64 %2206
  %2230 = select i1 %2228, double %2226, double %2205
  %2231 = icmp eq i64 %39, %2208
  br i1 %2231, label %2171, label %2204
2232:
  %2233 = phi double [ 0.000000e+00, %2183 ], [ %2202, %2201 ]
  %2234 = phi i64 [ 0, %2183 ], [ %2235, %2201 ]
  %2235 = add nuw nsw i64 %2234, 1
  %2236 = getelementptr double, ptr %43, i64 %2234
  %2237 = load double, ptr %2236, align 8, !noalias !246
  %2238 = fcmp ogt double %2237, %2184
  br i1 %2238, label %2185, label %2201
2239:
  %2240 = phi double [ 0.000000e+00, %2171 ], [ %2202, %2201 ]
  %2241 = fdiv double %2240, %176
  %2242 = tail call double @llvm.log.f64(double %2241)
  %2243 = fadd double %2182, %2242
  call void @llvm.lifetime.end.p0(ptr nonnull %73), !noalias !219
  call void @llvm.lifetime.end.p0(ptr nonnull %74), !noalias !219
  store double 0.000000e+00, ptr %81, align 8, !noalias !219
  call fastcc void @f3(ptr %81, i64 %3285, i64 4)
  %2244 = load double, ptr %81, align 8, !noalias !219
  %2245 = load double, ptr %180, align 8, !noalias !249
  %2246 = fmul double %2244, %2245
  br i1 %181, label %2247, label %2259
2247:
  %2248 = phi i64 [ %2257, %2247 ], [ %182, %2239 ]
  %2249 = phi i64 [ %2256, %2247 ], [ 0, %2239 ]
  %2250 = add nuw nsw i64 %2249, %2248
  %2251 = lshr i64 %2250, 1
  %2252 = getelementptr double, ptr %43, i64 %2251
  %2253 = load double, ptr %2252, align 8, !noalias !249
  %2254 = fcmp ogt double %2253, %2246
  %2255 = add nuw nsw i64 %2251, 1
  %2256 = select i1 %2254, i64 %2249, i64 %2255
  %2257 = select i1 %2254, i64 %2251, i64 %2248
  %2258 = icmp slt i64 %2256, %2257
  br i1 %2258, label %2247, label %2259
2259:
  %2260 = phi i64 [ 0, %2239 ], [ %2256, %2247 ]
  %2261 = icmp sgt i64 %2260, 0
  br i1 %2261, label %2262, label %2266
2262:
  %2263 = getelementptr double, ptr %43, i64 %2260
  %2264 = getelementptr i8, ptr %2263, i64 -8
  %2265 = load double, ptr %2264, align 8, !noalias !249
  br label %2266
2266:
  %2267 = phi double [ %2265, %2262 ], [ 0.000000e+00, %2259 ]
  %2268 = getelementptr double, ptr %43, i64 %2260
  %2269 = load double, ptr %2268, align 8, !noalias !249
  %2270 = fsub double %2269, %2267
  %2271 = fcmp ogt double %2246, %2267
  %2272 = fcmp ogt double %2270, 0.000000e+00
  %2273 = select i1 %2271, i1 %2272, i1 false
  br i1 %2273, label %2274, label %2285
2274:
  %2275 = getelementptr double, ptr %13, i64 %2260
  %2276 = load double, ptr %2275, align 8, !noalias !249
  %2277 = fptosi double %2276 to i64
  %2278 = fsub double %2246, %2267
  %2279 = fdiv double %2278, %2270
  %2280 = sitofp i64 %2277 to double
  %2281 = fmul double %2279, %2280
  %2282 = fptosi double %2281 to i64
  %2283 = add nsw i64 %2277, -1
  %2284 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %2283, i64 %2282)
  br label %2285
2285:
  %2286 = phi i64 [ %2284, %2274 ], [ 0, %2266 ]
  %2287 = getelementptr i64, ptr %14, i64 %2260
  %2288 = load i64, ptr %2287, align 8, !noalias !249
  %2289 = add nsw i64 %2288, %2286
  %2290 = icmp slt i64 %2289, 0
  %2291 = select i1 %2290, i64 %16, i64 0
  %2292 = getelementptr i64, ptr %15, i64 %2289
  %2293 = getelementptr i64, ptr %2292, i64 %2291
  %2294 = load i64, ptr %2293, align 8, !noalias !249
  store double 0.000000e+00, ptr %82, align 8, !noalias !219
  call fastcc void @f3(ptr %82, i64 %3285, i64 5)
  %2295 = load double, ptr %82, align 8, !noalias !219
  store double 0.000000e+00, ptr %83, align 8, !noalias !219
  call fastcc void @f4(ptr %83, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %33, ptr %34, i64 %2294, double %1969, double %2295)
  %2296 = load double, ptr %83, align 8, !noalias !219
  br i1 %171, label %2314, label %2297
2297:
  %2298 = icmp slt i64 %2294, 0
  %2299 = select i1 %2298, i64 %2, i64 0
  %2300 = add i64 %2299, %2294
  %2301 = mul i64 %2300, %3
  %2302 = getelementptr double, ptr %1, i64 %2301
  br label %2303
2303:
  %2304 = phi double [ 0.000000e+00, %2297 ], [ %2312, %2303 ]
  %2305 = phi i64 [ 0, %2297 ], [ %2306, %2303 ]
  %2306 = add nuw nsw i64 %2305, 1
  %2307 = getelementptr double, ptr %2302, i64 %2305
  %2308 = load double, ptr %2307, align 8, !noalias !252
  %2309 = getelementptr double, ptr %34, i64 %2305
  %2310 = load double, ptr %2309, align 8, !noalias !252
  %2311 = fmul reassoc nsz contract double %2310, %2308
  %2312 = fadd reassoc nsz contract double %2311, %2304
  %2313 = icmp eq i64 %2306, %33
  br i1 %2313, label %2314, label %2303
2314:
  %2315 = phi double [ 0.000000e+00, %2285 ], [ %2312, %2303 ]
  %2316 = fmul double %2296, 5.000000e-01
  %2317 = icmp slt i64 %2294, 0
  %2318 = select i1 %2317, i64 %6, i64 0
  %2319 = getelementptr double, ptr %5, i64 %2294
  %2320 = getelementptr double, ptr %2319, i64 %2318
  %2321 = load double, ptr %2320, align 8, !noalias !257
  %2322 = fmul double %2316, %2321
  %2323 = fsub double %2315, %2322
  %2324 = fmul double %2296, %2323
  call void @llvm.lifetime.start.p0(ptr nonnull %71), !noalias !219
  call void @llvm.lifetime.start.p0(ptr nonnull %72), !noalias !219
  store double 0.000000e+00, ptr %71, align 8, !noalias !258
  store double 0.000000e+00, ptr %72, align 8, !noalias !258
  br i1 %171, label %2341, label %2325
2325:
  %2326 = select i1 %2317, i64 %2, i64 0
  %2327 = add i64 %2326, %2294
  %2328 = mul i64 %2327, %3
  %2329 = getelementptr double, ptr %1, i64 %2328
  br label %2330
2330:
  %2331 = phi double [ 0.000000e+00, %2325 ], [ %2339, %2330 ]
  %2332 = phi i64 [ 0, %2325 ], [ %2333, %2330 ]
  %2333 = add nuw nsw i64 %2332, 1
  %2334 = getelementptr double, ptr %2329, i64 %2332
  %2335 = load double, ptr %2334, align 8, !noalias !261
  %2336 = getelementptr double, ptr %34, i64 %2332
  %2337 = load double, ptr %2336, align 8, !noalias !261
  %2338 = fmul reassoc nsz contract double %2337, %2335
  %2339 = fadd reassoc nsz contract double %2338, %2331
  %2340 = icmp eq i64 %2333, %33
  br i1 %2340, label %2341, label %2330
2341:
  %2342 = phi double [ 0.000000e+00, %2314 ], [ %2339, %2330 ]
  %2343 = select i1 %2317, i64 %18, i64 0
  %2344 = getelementptr i64, ptr %17, i64 %2294
  %2345 = getelementptr i64, ptr %2344, i64 %2343
  %2346 = load i64, ptr %2345, align 8, !noalias !258
  %2347 = icmp slt i64 %2346, 0
  %2348 = select i1 %2347, i64 %41, i64 0
  %2349 = getelementptr double, ptr %40, i64 %2346
  %2350 = getelementptr double, ptr %2349, i64 %2348
  %2351 = load double, ptr %2350, align 8, !noalias !258
  %2352 = fmul double %1969, %2351
  %2353 = select i1 %2347, i64 %12, i64 0
  %2354 = getelementptr double, ptr %11, i64 %2346
  %2355 = getelementptr double, ptr %2354, i64 %2353
  %2356 = load double, ptr %2355, align 8, !noalias !258
  %2357 = fmul double %1969, %2356
  store double 0.000000e+00, ptr %71, align 8, !noalias !258
  call fastcc void @f9(ptr %71, double %2352, double %2357, double %19, double %20)
  %2358 = load double, ptr %71, align 8, !noalias !258
  %2359 = fmul double %1969, %2342
  %2360 = fmul double %1969, %2321
  store double 0.000000e+00, ptr %72, align 8, !noalias !258
  call fastcc void @f9(ptr %72, double %2359, double %2360, double %19, double %20)
  %2361 = load double, ptr %72, align 8, !noalias !258
  %2362 = fmul double %1969, %2296
  %2363 = fsub double %2342, %2322
  %2364 = fmul double %2362, %2363
  %2365 = fsub double %2364, %2361
  %2366 = fadd double %2358, %2365
  %2367 = fsub double %2366, %2243
  call void @llvm.lifetime.end.p0(ptr nonnull %71), !noalias !219
  call void @llvm.lifetime.end.p0(ptr nonnull %72), !noalias !219
  %2368 = fsub double %2324, %2367
  %2369 = fadd double %2170, %2368
  br i1 %183, label %2386, label %2370
2370:
  %2371 = select i1 %2317, i64 %2, i64 0
  %2372 = add i64 %2371, %2294
  %2373 = mul i64 %2372, %3
  %2374 = getelementptr double, ptr %1, i64 %2373
  br label %2375
2375:
  %2376 = phi i64 [ 0, %2370 ], [ %2377, %2375 ]
  %2377 = add nuw nsw i64 %2376, 1
  %2378 = getelementptr double, ptr %34, i64 %2376
  %2379 = load double, ptr %2378, align 8, !noalias !264
  %2380 = getelementptr double, ptr %2374, i64 %2376
  %2381 = load double, ptr %2380, align 8, !noalias !264
  %2382 = fmul double %2296, %2381
  %2383 = fsub double %2379, %2382
  %2384 = getelementptr double, ptr %36, i64 %2376
  store double %2383, ptr %2384, align 8, !noalias !264
  %2385 = icmp eq i64 %2377, %35
  br i1 %2385, label %2386, label %2375
2386:
  br i1 %172, label %2388, label %2387
2387:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %184, i1 false), !noalias !267
  br label %2388
2388:
  br i1 %183, label %2409, label %2391
2389:
  %2390 = icmp eq i64 %2393, %35
  br i1 %2390, label %2409, label %2391
2391:
  %2392 = phi i64 [ %2393, %2389 ], [ 0, %2388 ]
  %2393 = add nuw nsw i64 %2392, 1
  br i1 %172, label %2389, label %2394
2394:
  %2395 = getelementptr double, ptr %36, i64 %2392
  %2396 = mul i64 %2392, %10
  %2397 = getelementptr double, ptr %9, i64 %2396
  br label %2398
2398:
  %2399 = phi i64 [ 0, %2394 ], [ %2400, %2398 ]
  %2400 = add nuw nsw i64 %2399, 1
  %2401 = getelementptr double, ptr %40, i64 %2399
  %2402 = load double, ptr %2401, align 8, !noalias !267
  %2403 = load double, ptr %2395, align 8, !noalias !267
  %2404 = getelementptr double, ptr %2397, i64 %2399
  %2405 = load double, ptr %2404, align 8, !noalias !267
  %2406 = fmul double %2403, %2405
  %2407 = fadd double %2402, %2406
  store double %2407, ptr %2401, align 8, !noalias !267
  %2408 = icmp eq i64 %39, %2400
  br i1 %2408, label %2389, label %2398
2409:
  call void @llvm.lifetime.start.p0(ptr nonnull %69), !noalias !219
  call void @llvm.lifetime.start.p0(ptr nonnull %70), !noalias !219
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %69, i8 0, i64 16, i1 false), !noalias !270
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false), !noalias !270
  br i1 %172, label %2410, label %2439
2410:
  %2411 = phi i64 [ 0, %2409 ], [ %2462, %2454 ]
  %2412 = getelementptr double, ptr %40, i64 %2411
  %2413 = load double, ptr %2412, align 8, !noalias !270
  %2414 = getelementptr double, ptr %11, i64 %2411
  %2415 = load double, ptr %2414, align 8, !noalias !270
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %69, i8 0, i64 16, i1 false), !noalias !270
  call fastcc void @f10(ptr %69, double %2413, double %2415, double %19, double %20)
  %2416 = load double, ptr %185, align 8, !noalias !270
  %2417 = load double, ptr %69, align 8, !noalias !270
  %2418 = tail call double @llvm.log.f64(double %2416)
  %2419 = fadd double %2417, %2418
  br i1 %172, label %2472, label %2420
2420:
  %2421 = fadd double %2419, -3.600000e+01
  br label %2465
2422:
  %2423 = getelementptr double, ptr %40, i64 %2467
  %2424 = load double, ptr %2423, align 8, !noalias !270
  %2425 = getelementptr double, ptr %11, i64 %2467
  %2426 = load double, ptr %2425, align 8, !noalias !270
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false), !noalias !270
  call fastcc void @f10(ptr %70, double %2424, double %2426, double %19, double %20)
  %2427 = load double, ptr %186, align 8, !noalias !270
  %2428 = load double, ptr %70, align 8, !noalias !270
  %2429 = getelementptr double, ptr %13, i64 %2467
  %2430 = load double, ptr %2429, align 8, !noalias !270
  %2431 = fmul double %2427, %2430
  %2432 = fsub double %2428, %2419
  %2433 = tail call double @llvm.exp.f64(double %2432)
  %2434 = fmul double %2431, %2433
  %2435 = fadd double %2466, %2434
  br label %2436
2436:
  %2437 = phi double [ %2435, %2422 ], [ %2466, %2465 ]
  store double %2437, ptr %2469, align 8, !noalias !270
  %2438 = icmp eq i64 %39, %2468
  br i1 %2438, label %2472, label %2465
2439:
  %2440 = phi double [ %2463, %2454 ], [ 0xFFF0000000000000, %2409 ]
  %2441 = phi i64 [ %2462, %2454 ], [ 0, %2409 ]
  %2442 = phi i64 [ %2443, %2454 ], [ 0, %2409 ]
  %2443 = add nuw nsw i64 %2442, 1
  %2444 = getelementptr double, ptr %40, i64 %2442
  %2445 = load double, ptr %2444, align 8, !noalias !270
  %2446 = getelementptr double, ptr %11, i64 %2442
  %2447 = load double, ptr %2446, align 8, !noalias !270
  %2448 = fmul double %20, %2447
  %2449 = fcmp olt double %2445, %2448
  br i1 %2449, label %2450, label %2454
2450:
  %2451 = fdiv double %2445, %2447
  %2452 = fcmp ogt double %19, %2451
  %2453 = select i1 %2452, double %19, double %2451
  br label %2454
2454:
  %2455 = phi double [ %2453, %2450 ], [ %20, %2439 ]
  %2456 = fmul double %2447, 5.000000e-01
  %2457 = fmul double %2456, %2455
  %2458 = fsub double %2445, %2457
  %2459 = fmul double %2455, %2458
  %2460 = getelementptr double, ptr %43, i64 %2442
  store double %2459, ptr %2460, align 8, !noalias !270
  %2461 = fcmp ogt double %2459, %2440
  %2462 = select i1 %2461, i64 %2442, i64 %2441
  %2463 = select i1 %2461, double %2459, double %2440
  %2464 = icmp eq i64 %39, %2443
  br i1 %2464, label %2410, label %2439
2465:
  %2466 = phi double [ 0.000000e+00, %2420 ], [ %2437, %2436 ]
  %2467 = phi i64 [ 0, %2420 ], [ %2468, %2436 ]
  %2468 = add nuw nsw i64 %2467, 1
  %2469 = getelementptr double, ptr %43, i64 %2467
  %2470 = load double, ptr %2469, align 8, !noalias !270
  %2471 = fcmp ogt double %2470, %2421
  br i1 %2471, label %2422, label %2436
2472:
  %2473 = phi double [ 0.000000e+00, %2410 ], [ %2437, %2436 ]
  %2474 = fdiv double %2473, %176
  %2475 = tail call double @llvm.log.f64(double %2474)
  %2476 = fadd double %2419, %2475
  call void @llvm.lifetime.end.p0(ptr nonnull %69), !noalias !219
  call void @llvm.lifetime.end.p0(ptr nonnull %70), !noalias !219
  store double 0.000000e+00, ptr %84, align 8, !noalias !219
  call fastcc void @f3(ptr %84, i64 %3285, i64 6)
  %2477 = load double, ptr %84, align 8, !noalias !219
  %2478 = load double, ptr %180, align 8, !noalias !273
  %2479 = fmul double %2477, %2478
  br i1 %181, label %2480, label %2492
2480:
  %2481 = phi i64 [ %2490, %2480 ], [ %187, %2472 ]
  %2482 = phi i64 [ %2489, %2480 ], [ 0, %2472 ]
  %2483 = add nuw nsw i64 %2482, %2481
  %2484 = lshr i64 %2483, 1
  %2485 = getelementptr double, ptr %43, i64 %2484
  %2486 = load double, ptr %2485, align 8, !noalias !273
  %2487 = fcmp ogt double %2486, %2479
  %2488 = add nuw nsw i64 %2484, 1
  %2489 = select i1 %2487, i64 %2482, i64 %2488
  %2490 = select i1 %2487, i64 %2484, i64 %2481
  %2491 = icmp slt i64 %2489, %2490
  br i1 %2491, label %2480, label %2492
2492:
  %2493 = phi i64 [ 0, %2472 ], [ %2489, %2480 ]
  %2494 = icmp sgt i64 %2493, 0
  br i1 %2494, label %2495, label %2499
2495:
  %2496 = getelementptr double, ptr %43, i64 %2493
  %2497 = getelementptr i8, ptr %2496, i64 -8
  %2498 = load double, ptr %2497, align 8, !noalias !273
  br label %2499
2499:
  %2500 = phi double [ %2498, %2495 ], [ 0.000000e+00, %2492 ]
  %2501 = getelementptr double, ptr %43, i64 %2493
  %2502 = load double, ptr %2501, align 8, !noalias !273
  %2503 = fsub double %2502, %2500
  %2504 = fcmp ogt double %2479, %2500
  %2505 = fcmp ogt double %2503, 0.000000e+00
  %2506 = select i1 %2504, i1 %2505, i1 false
  br i1 %2506, label %2507, label %2518
2507:
  %2508 = getelementptr double, ptr %13, i64 %2493
  %2509 = load double, ptr %2508, align 8, !noalias !273
  %2510 = fptosi double %2509 to i64
  %2511 = fsub double %2479, %2500
  %2512 = fdiv double %2511, %2503
  %2513 = sitofp i64 %2510 to double
  %2514 = fmul double %2512, %2513
  %2515 = fptosi double %2514 to i64
  %2516 = add nsw i64 %2510, -1
  %2517 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %2516, i64 %2515)
  br label %2518
2518:
  %2519 = phi i64 [ %2517, %2507 ], [ 0, %2499 ]
  %2520 = getelementptr i64, ptr %14, i64 %2493
  %2521 = load i64, ptr %2520, align 8, !noalias !273
  %2522 = add nsw i64 %2521, %2519
  %2523 = icmp slt i64 %2522, 0
  %2524 = select i1 %2523, i64 %16, i64 0
  %2525 = getelementptr i64, ptr %15, i64 %2522
  %2526 = getelementptr i64, ptr %2525, i64 %2524
  %2527 = load i64, ptr %2526, align 8, !noalias !273
  store double 0.000000e+00, ptr %85, align 8, !noalias !219
  call fastcc void @f3(ptr %85, i64 %3285, i64 7)
  %2528 = load double, ptr %85, align 8, !noalias !219
  store double 0.000000e+00, ptr %86, align 8, !noalias !219
  call fastcc void @f4(ptr %86, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %35, ptr %36, i64 %2527, double 1.000000e+00, double %2528)
  %2529 = load double, ptr %86, align 8, !noalias !219
  br i1 %183, label %2547, label %2530
2530:
  %2531 = icmp slt i64 %2527, 0
  %2532 = select i1 %2531, i64 %2, i64 0
  %2533 = add i64 %2532, %2527
  %2534 = mul i64 %2533, %3
  %2535 = getelementptr double, ptr %1, i64 %2534
  br label %2536
2536:
  %2537 = phi double [ 0.000000e+00, %2530 ], [ %2545, %2536 ]
  %2538 = phi i64 [ 0, %2530 ], [ %2539, %2536 ]
  %2539 = add nuw nsw i64 %2538, 1
  %2540 = getelementptr double, ptr %2535, i64 %2538
  %2541 = load double, ptr %2540, align 8, !noalias !276
  %2542 = getelementptr double, ptr %36, i64 %2538
  %2543 = load double, ptr %2542, align 8, !noalias !276
  %2544 = fmul reassoc nsz contract double %2543, %2541
  %2545 = fadd reassoc nsz contract double %2544, %2537
  %2546 = icmp eq i64 %2539, %35
  br i1 %2546, label %2547, label %2536
2547:
  %2548 = phi double [ 0.000000e+00, %2518 ], [ %2545, %2536 ]
  %2549 = icmp slt i64 %2527, 0
  %2550 = select i1 %2549, i64 %6, i64 0
  %2551 = getelementptr double, ptr %5, i64 %2527
  %2552 = getelementptr double, ptr %2551, i64 %2550
  %2553 = load double, ptr %2552, align 8, !noalias !283
  call void @llvm.lifetime.start.p0(ptr nonnull %67), !noalias !284
  call void @llvm.lifetime.start.p0(ptr nonnull %68), !noalias !284
  store double 0.000000e+00, ptr %67, align 8, !noalias !285
  store double 0.000000e+00, ptr %68, align 8, !noalias !285
  br i1 %183, label %2570, label %2554
2554:
  %2555 = select i1 %2549, i64 %2, i64 0
  %2556 = add i64 %2555, %2527
  %2557 = mul i64 %2556, %3
  %2558 = getelementptr double, ptr %1, i64 %2557
  br label %2559
2559:
  %2560 = phi double [ 0.000000e+00, %2554 ], [ %2568, %2559 ]
  %2561 = phi i64 [ 0, %2554 ], [ %2562, %2559 ]
  %2562 = add nuw nsw i64 %2561, 1
  %2563 = getelementptr double, ptr %2558, i64 %2561
  %2564 = load double, ptr %2563, align 8, !noalias !288
  %2565 = getelementptr double, ptr %36, i64 %2561
  %2566 = load double, ptr %2565, align 8, !noalias !288
  %2567 = fmul reassoc nsz contract double %2566, %2564
  %2568 = fadd reassoc nsz contract double %2567, %2560
  %2569 = icmp eq i64 %2562, %35
  br i1 %2569, label %2570, label %2559
2570:
  %2571 = phi double [ 0.000000e+00, %2547 ], [ %2568, %2559 ]
  %2572 = fmul double %2529, 5.000000e-01
  %2573 = fmul double %2572, %2553
  %2574 = fsub double %2548, %2573
  %2575 = fmul double %2529, %2574
  %2576 = select i1 %2549, i64 %18, i64 0
  %2577 = getelementptr i64, ptr %17, i64 %2527
  %2578 = getelementptr i64, ptr %2577, i64 %2576
  %2579 = load i64, ptr %2578, align 8, !noalias !285
  %2580 = icmp slt i64 %2579, 0
  %2581 = select i1 %2580, i64 %41, i64 0
  %2582 = getelementptr double, ptr %40, i64 %2579
  %2583 = getelementptr double, ptr %2582, i64 %2581
  %2584 = load double, ptr %2583, align 8, !noalias !285
  %2585 = select i1 %2580, i64 %12, i64 0
  %2586 = getelementptr double, ptr %11, i64 %2579
  %2587 = getelementptr double, ptr %2586, i64 %2585
  %2588 = load double, ptr %2587, align 8, !noalias !285
  store double 0.000000e+00, ptr %67, align 8, !noalias !285
  call fastcc void @f9(ptr %67, double %2584, double %2588, double %19, double %20)
  %2589 = load double, ptr %67, align 8, !noalias !285
  store double 0.000000e+00, ptr %68, align 8, !noalias !285
  call fastcc void @f9(ptr %68, double %2571, double %2553, double %19, double %20)
  %2590 = load double, ptr %68, align 8, !noalias !285
  %2591 = fsub double %2571, %2573
  %2592 = fmul double %2529, %2591
  %2593 = fsub double %2592, %2590
  %2594 = fadd double %2589, %2593
  %2595 = fsub double %2594, %2476
  call void @llvm.lifetime.end.p0(ptr nonnull %67), !noalias !284
  call void @llvm.lifetime.end.p0(ptr nonnull %68), !noalias !284
  %2596 = fsub double %2575, %2595
  %2597 = fadd double %2369, %2596
  %2598 = fcmp olt double %3284, %2597
  br i1 %2598, label %2599, label %2622
2599:
  store i64 %2294, ptr %1977, align 8, !noalias !219
  store double %2296, ptr %1981, align 8, !noalias !219
  %2600 = select i1 %2030, i64 %28, i64 0
  %2601 = getelementptr i64, ptr %27, i64 %3276
  %2602 = getelementptr i64, ptr %2601, i64 %2600
  store i64 %2527, ptr %2602, align 8, !noalias !219
  %2603 = select i1 %2030, i64 %30, i64 0
  %2604 = getelementptr double, ptr %29, i64 %3276
  %2605 = getelementptr double, ptr %2604, i64 %2603
  store double %2529, ptr %2605, align 8, !noalias !219
  br i1 %188, label %2622, label %2606
2606:
  %2607 = select i1 %2549, i64 %2, i64 0
  %2608 = add i64 %2607, %2527
  %2609 = mul i64 %2608, %3
  %2610 = getelementptr double, ptr %1, i64 %2609
  br label %2611
2611:
  %2612 = phi i64 [ 0, %2606 ], [ %2613, %2611 ]
  %2613 = add nuw nsw i64 %2612, 1
  %2614 = getelementptr double, ptr %36, i64 %2612
  %2615 = load double, ptr %2614, align 8, !noalias !291
  %2616 = getelementptr double, ptr %2610, i64 %2612
  %2617 = load double, ptr %2616, align 8, !noalias !291
  %2618 = fmul double %2529, %2617
  %2619 = fsub double %2615, %2618
  %2620 = getelementptr double, ptr %32, i64 %2612
  store double %2619, ptr %2620, align 8, !noalias !291
  %2621 = icmp eq i64 %2613, %31
  br i1 %2621, label %2622, label %2611
2622:
  %2623 = phi i64 [ %3276, %2570 ], [ %2024, %2599 ], [ %2024, %2611 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %79)
  call void @llvm.lifetime.end.p0(ptr nonnull %80)
  call void @llvm.lifetime.end.p0(ptr nonnull %81)
  call void @llvm.lifetime.end.p0(ptr nonnull %82)
  call void @llvm.lifetime.end.p0(ptr nonnull %83)
  call void @llvm.lifetime.end.p0(ptr nonnull %84)
  call void @llvm.lifetime.end.p0(ptr nonnull %85)
  call void @llvm.lifetime.end.p0(ptr nonnull %86)
  br label %3247
2624:
  %2625 = icmp sgt i64 %3276, 1
  br i1 %2625, label %2626, label %3247
2626:
  call void @llvm.lifetime.start.p0(ptr nonnull %61)
  call void @llvm.lifetime.start.p0(ptr nonnull %62)
  call void @llvm.lifetime.start.p0(ptr nonnull %63)
  call void @llvm.lifetime.start.p0(ptr nonnull %64)
  call void @llvm.lifetime.start.p0(ptr nonnull %65)
  call void @llvm.lifetime.start.p0(ptr nonnull %66)
  store double 0.000000e+00, ptr %61, align 8, !noalias !294
  store double 0.000000e+00, ptr %62, align 8, !noalias !294
  store double 0.000000e+00, ptr %63, align 8, !noalias !294
  store double 0.000000e+00, ptr %64, align 8, !noalias !294
  store double 0.000000e+00, ptr %65, align 8, !noalias !294
  store double 0.000000e+00, ptr %66, align 8, !noalias !294
  store double 0.000000e+00, ptr %61, align 8, !noalias !294
  call fastcc void @f3(ptr %61, i64 %3285, i64 1)
  %2627 = load double, ptr %61, align 8, !noalias !294
  %2628 = fmul double %2627, %152
  %2629 = fptosi double %2628 to i64
  %2630 = icmp slt i64 %2629, 0
  %2631 = select i1 %2630, i64 %26, i64 0
  %2632 = getelementptr double, ptr %25, i64 %2629
  %2633 = getelementptr double, ptr %2632, i64 %2631
  %2634 = load double, ptr %2633, align 8, !noalias !294
  store double 0.000000e+00, ptr %62, align 8, !noalias !294
  call fastcc void @f3(ptr %62, i64 %3285, i64 2)
  %2635 = load double, ptr %62, align 8, !noalias !294
  store double 0.000000e+00, ptr %63, align 8, !noalias !294
  call fastcc void @f3(ptr %63, i64 %3285, i64 3)
  %2636 = load double, ptr %63, align 8, !noalias !294
  %2637 = uitofp nneg i64 %3276 to double
  %2638 = fmul double %2635, %2637
  %2639 = fptosi double %2638 to i64
  %2640 = add nsw i64 %3276, -1
  %2641 = uitofp nneg i64 %2640 to double
  %2642 = fmul double %2636, %2641
  %2643 = fptosi double %2642 to i64
  %2644 = icmp sge i64 %2643, %2639
  %2645 = zext i1 %2644 to i64
  %2646 = add nsw i64 %2645, %2643
  %2647 = icmp slt i64 %2639, 0
  %2648 = select i1 %2647, i64 %28, i64 0
  %2649 = getelementptr i64, ptr %27, i64 %2639
  %2650 = getelementptr i64, ptr %2649, i64 %2648
  %2651 = load i64, ptr %2650, align 8, !noalias !294
  %2652 = select i1 %2647, i64 %30, i64 0
  %2653 = getelementptr double, ptr %29, i64 %2639
  %2654 = getelementptr double, ptr %2653, i64 %2652
  %2655 = load double, ptr %2654, align 8, !noalias !294
  %2656 = icmp slt i64 %2646, 0
  %2657 = select i1 %2656, i64 %28, i64 0
  %2658 = getelementptr i64, ptr %27, i64 %2646
  %2659 = getelementptr i64, ptr %2658, i64 %2657
  %2660 = load i64, ptr %2659, align 8, !noalias !294
  %2661 = select i1 %2656, i64 %30, i64 0
  %2662 = getelementptr double, ptr %29, i64 %2646
  %2663 = getelementptr double, ptr %2662, i64 %2661
  %2664 = load double, ptr %2663, align 8, !noalias !294
  br i1 %153, label %2682, label %2665
2665:
  %2666 = icmp slt i64 %2660, 0
  %2667 = select i1 %2666, i64 %2, i64 0
  %2668 = add i64 %2667, %2660
  %2669 = mul i64 %2668, %3
  %2670 = getelementptr double, ptr %1, i64 %2669
  br label %2671
2671:
  %2672 = phi i64 [ 0, %2665 ], [ %2673, %2671 ]
  %2673 = add nuw nsw i64 %2672, 1
  %2674 = getelementptr double, ptr %32, i64 %2672
  %2675 = load double, ptr %2674, align 8, !noalias !297
  %2676 = getelementptr double, ptr %2670, i64 %2672
  %2677 = load double, ptr %2676, align 8, !noalias !297
  %2678 = fmul double %2664, %2677
  %2679 = fadd double %2675, %2678
  %2680 = getelementptr double, ptr %36, i64 %2672
  store double %2679, ptr %2680, align 8, !noalias !297
  %2681 = icmp eq i64 %2673, %35
  br i1 %2681, label %2682, label %2671
2682:
  br i1 %154, label %2700, label %2683
2683:
  %2684 = icmp slt i64 %2651, 0
  %2685 = select i1 %2684, i64 %2, i64 0
  %2686 = add i64 %2685, %2651
  %2687 = mul i64 %2686, %3
  %2688 = getelementptr double, ptr %1, i64 %2687
  br label %2689
2689:
  %2690 = phi i64 [ 0, %2683 ], [ %2691, %2689 ]
  %2691 = add nuw nsw i64 %2690, 1
  %2692 = getelementptr double, ptr %36, i64 %2690
  %2693 = load double, ptr %2692, align 8, !noalias !300
  %2694 = getelementptr double, ptr %2688, i64 %2690
  %2695 = load double, ptr %2694, align 8, !noalias !300
  %2696 = fmul double %2655, %2695
  %2697 = fadd double %2693, %2696
  %2698 = getelementptr double, ptr %34, i64 %2690
  store double %2697, ptr %2698, align 8, !noalias !300
  %2699 = icmp eq i64 %2691, %33
  br i1 %2699, label %2700, label %2689
2700:
  br i1 %155, label %2702, label %2701
2701:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %156, i1 false), !noalias !303
  br label %2702
2702:
  br i1 %153, label %2723, label %2705
2703:
  %2704 = icmp eq i64 %2707, %35
  br i1 %2704, label %2723, label %2705
2705:
  %2706 = phi i64 [ %2707, %2703 ], [ 0, %2702 ]
  %2707 = add nuw nsw i64 %2706, 1
  br i1 %155, label %2703, label %2708
2708:
  %2709 = getelementptr double, ptr %36, i64 %2706
  %2710 = mul i64 %2706, %10
  %2711 = getelementptr double, ptr %9, i64 %2710
  br label %2712
2712:
  %2713 = phi i64 [ 0, %2708 ], [ %2714, %2712 ]
  %2714 = add nuw nsw i64 %2713, 1
  %2715 = getelementptr double, ptr %40, i64 %2713
  %2716 = load double, ptr %2715, align 8, !noalias !303
  %2717 = load double, ptr %2709, align 8, !noalias !303
  %2718 = getelementptr double, ptr %2711, i64 %2713
  %2719 = load double, ptr %2718, align 8, !noalias !303
  %2720 = fmul double %2717, %2719
  %2721 = fadd double %2716, %2720
  store double %2721, ptr %2715, align 8, !noalias !303
  %2722 = icmp eq i64 %39, %2714
  br i1 %2722, label %2703, label %2712
2723:
  %2724 = getelementptr double, ptr %22, i64 %2640
  %2725 = load double, ptr %2724, align 8, !noalias !294
  %2726 = getelementptr double, ptr %22, i64 %3276
  %2727 = load double, ptr %2726, align 8, !noalias !294
  %2728 = fsub double %2725, %2727
  call void @llvm.lifetime.start.p0(ptr nonnull %59), !noalias !294
  call void @llvm.lifetime.start.p0(ptr nonnull %60), !noalias !294
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false), !noalias !306
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false), !noalias !306
  br i1 %155, label %2729, label %2758
2729:
  %2730 = phi i64 [ 0, %2723 ], [ %2781, %2773 ]
  %2731 = getelementptr double, ptr %40, i64 %2730
  %2732 = load double, ptr %2731, align 8, !noalias !306
  %2733 = getelementptr double, ptr %11, i64 %2730
  %2734 = load double, ptr %2733, align 8, !noalias !306
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false), !noalias !306
  call fastcc void @f10(ptr %59, double %2732, double %2734, double %19, double %20)
  %2735 = load double, ptr %157, align 8, !noalias !306
  %2736 = load double, ptr %59, align 8, !noalias !306
  %2737 = tail call double @llvm.log.f64(double %2735)
  %2738 = fadd double %2736, %2737
  br i1 %155, label %2791, label %2739
2739:
  %2740 = fadd double %2738, -3.600000e+01
  br label %2784
2741:
  %2742 = getelementptr double, ptr %40, i64 %2786
  %2743 = load double, ptr %2742, align 8, !noalias !306
  %2744 = getelementptr double, ptr %11, i64 %2786
  %2745 = load double, ptr %2744, align 8, !noalias !306
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false), !noalias !306
  call fastcc void @f10(ptr %60, double %2743, double %2745, double %19, double %20)
  %2746 = load double, ptr %158, align 8, !noalias !306
  %2747 = load double, ptr %60, align 8, !noalias !306
  %2748 = getelementptr double, ptr %13, i64 %2786
  %2749 = load double, ptr %2748, align 8, !noalias !306
  %2750 = fmul double %2746, %2749
  %2751 = fsub double %2747, %2738
  %2752 = tail call double @llvm.exp.f64(double %2751)
  %2753 = fmul double %2750, %2752
  %2754 = fadd double %2785, %2753
  br label %2755
2755:
  %2756 = phi double [ %2754, %2741 ], [ %2785, %2784 ]
  store double %2756, ptr %2788, align 8, !noalias !306
  %2757 = icmp eq i64 %39, %2787
  br i1 %2757, label %2791, label %2784
2758:
  %2759 = phi double [ %2782, %2773 ], [ 0xFFF0000000000000, %2723 ]
  %2760 = phi i64 [ %2781, %2773 ], [ 0, %2723 ]
  %2761 = phi i64 [ %2762, %2773 ], [ 0, %2723 ]
  %2762 = add nuw nsw i64 %2761, 1
  %2763 = getelementptr double, ptr %40, i64 %2761
  %2764 = load double, ptr %2763, align 8, !noalias !306
  %2765 = getelementptr double, ptr %11, i64 %2761
  %2766 = load double, ptr %2765, align 8, !noalias !306
  %2767 = fmul double %20, %2766
  %2768 = fcmp olt double %2764, %2767
  br i1 %2768, label %2769, label %2773
2769:
  %2770 = fdiv double %2764, %2766
  %2771 = fcmp ogt double %19, %2770
  %2772 = select i1 %2771, double %19, double %2770
  br label %2773
2773:
  %2774 = phi double [ %2772, %2769 ], [ %20, %2758 ]
  %2775 = fmul double %2766, 5.000000e-01
  %2776 = fmul double %2775, %2774
  %2777 = fsub double %2764, %2776
  %2778 = fmul double %2774, %2777
  %2779 = getelementptr double, ptr %43, i64 %2761
  store double %2778, ptr %2779, align 8, !noalias !306
  %2780 = fcmp ogt double %2778, %2759
  %2781 = select i1 %2780, i64 %2761, i64 %2760
  %2782 = select i1 %2780, double %2778, double %2759
  %2783 = icmp eq i64 %39, %2762
  br i1 %2783, label %2729, label %2758
2784:
  %2785 = phi double [ 0.000000e+00, %2739 ], [ %2756, %2755 ]
  %2786 = phi i64 [ 0, %2739 ], [ %2787, %2755 ]
  %2787 = add nuw nsw i64 %2786, 1
  %2788 = getelementptr double, ptr %43, i64 %2786
  %2789 = load double, ptr %2788, align 8, !noalias !306
  %2790 = fcmp ogt double %2789, %2740
  br i1 %2790, label %2741, label %2755
2791:
  %2792 = phi double [ 0.000000e+00, %2729 ], [ %2756, %2755 ]
  %2793 = fdiv double %2792, %159
  %2794 = tail call double @llvm.log.f64(double %2793)
  %2795 = fadd double %2738, %2794
  call void @llvm.lifetime.end.p0(ptr nonnull %59), !noalias !294
  call void @llvm.lifetime.end.p0(ptr nonnull %60), !noalias !294
  br i1 %153, label %2813, label %2796
2796:
  %2797 = icmp slt i64 %2660, 0
  %2798 = select i1 %2797, i64 %2, i64 0
  %2799 = add i64 %2798, %2660
  %2800 = mul i64 %2799, %3
  %2801 = getelementptr double, ptr %1, i64 %2800
  br label %2802
2802:
  %2803 = phi double [ 0.000000e+00, %2796 ], [ %2811, %2802 ]
  %2804 = phi i64 [ 0, %2796 ], [ %2805, %2802 ]
  %2805 = add nuw nsw i64 %2804, 1
  %2806 = getelementptr double, ptr %2801, i64 %2804
  %2807 = load double, ptr %2806, align 8, !noalias !309
  %2808 = getelementptr double, ptr %36, i64 %2804
  %2809 = load double, ptr %2808, align 8, !noalias !309
  %2810 = fmul reassoc nsz contract double %2809, %2807
  %2811 = fadd reassoc nsz contract double %2810, %2803
  %2812 = icmp eq i64 %2805, %35
  br i1 %2812, label %2813, label %2802
2813:
  %2814 = phi double [ 0.000000e+00, %2791 ], [ %2811, %2802 ]
  %2815 = icmp slt i64 %2660, 0
  %2816 = select i1 %2815, i64 %6, i64 0
  %2817 = getelementptr double, ptr %5, i64 %2660
  %2818 = getelementptr double, ptr %2817, i64 %2816
  %2819 = load double, ptr %2818, align 8, !noalias !316
  call void @llvm.lifetime.start.p0(ptr nonnull %57), !noalias !317
  call void @llvm.lifetime.start.p0(ptr nonnull %58), !noalias !317
  store double 0.000000e+00, ptr %57, align 8, !noalias !318
  store double 0.000000e+00, ptr %58, align 8, !noalias !318
  br i1 %153, label %2836, label %2820
2820:
  %2821 = select i1 %2815, i64 %2, i64 0
  %2822 = add i64 %2821, %2660
  %2823 = mul i64 %2822, %3
  %2824 = getelementptr double, ptr %1, i64 %2823
  br label %2825
2825:
  %2826 = phi double [ 0.000000e+00, %2820 ], [ %2834, %2825 ]
  %2827 = phi i64 [ 0, %2820 ], [ %2828, %2825 ]
  %2828 = add nuw nsw i64 %2827, 1
  %2829 = getelementptr double, ptr %2824, i64 %2827
  %2830 = load double, ptr %2829, align 8, !noalias !321
  %2831 = getelementptr double, ptr %36, i64 %2827
  %2832 = load double, ptr %2831, align 8, !noalias !321
  %2833 = fmul reassoc nsz contract double %2832, %2830
  %2834 = fadd reassoc nsz contract double %2833, %2826
  %2835 = icmp eq i64 %2828, %35
  br i1 %2835, label %2836, label %2825
2836:
  %2837 = phi double [ 0.000000e+00, %2813 ], [ %2834, %2825 ]
  %2838 = fmul double %2664, 5.000000e-01
  %2839 = fmul double %2838, %2819
  %2840 = fsub double %2814, %2839
  %2841 = fmul double %2664, %2840
  %2842 = select i1 %2815, i64 %18, i64 0
  %2843 = getelementptr i64, ptr %17, i64 %2660
  %2844 = getelementptr i64, ptr %2843, i64 %2842
  %2845 = load i64, ptr %2844, align 8, !noalias !318
  %2846 = icmp slt i64 %2845, 0
  %2847 = select i1 %2846, i64 %41, i64 0
  %2848 = getelementptr double, ptr %40, i64 %2845
  %2849 = getelementptr double, ptr %2848, i64 %2847
  %2850 = load double, ptr %2849, align 8, !noalias !318
  %2851 = select i1 %2846, i64 %12, i64 0
  %2852 = getelementptr double, ptr %11, i64 %2845
  %2853 = getelementptr double, ptr %2852, i64 %2851
  %2854 = load double, ptr %2853, align 8, !noalias !318
  store double 0.000000e+00, ptr %57, align 8, !noalias !318
  call fastcc void @f9(ptr %57, double %2850, double %2854, double %19, double %20)
  %2855 = load double, ptr %57, align 8, !noalias !318
  store double 0.000000e+00, ptr %58, align 8, !noalias !318
  call fastcc void @f9(ptr %58, double %2837, double %2819, double %19, double %20)
  %2856 = load double, ptr %58, align 8, !noalias !318
  %2857 = fsub double %2837, %2839
  %2858 = fmul double %2664, %2857
  %2859 = fsub double %2858, %2856
  %2860 = fadd double %2855, %2859
  %2861 = fsub double %2860, %2795
  call void @llvm.lifetime.end.p0(ptr nonnull %57), !noalias !317
  call void @llvm.lifetime.end.p0(ptr nonnull %58), !noalias !317
  %2862 = fsub double %2841, %2861
  %2863 = fsub double %2728, %2862
  br i1 %155, label %2865, label %2864
2864:
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %160, i1 false), !noalias !324
  br label %2865
2865:
  br i1 %154, label %2886, label %2868
2866:
  %2867 = icmp eq i64 %2870, %33
  br i1 %2867, label %2886, label %2868
2868:
  %2869 = phi i64 [ %2870, %2866 ], [ 0, %2865 ]
  %2870 = add nuw nsw i64 %2869, 1
  br i1 %155, label %2866, label %2871
2871:
  %2872 = getelementptr double, ptr %34, i64 %2869
  %2873 = mul i64 %2869, %10
  %2874 = getelementptr double, ptr %9, i64 %2873
  br label %2875
2875:
  %2876 = phi i64 [ 0, %2871 ], [ %2877, %2875 ]
  %2877 = add nuw nsw i64 %2876, 1
  %2878 = getelementptr double, ptr %40, i64 %2876
  %2879 = load double, ptr %2878, align 8, !noalias !324
  %2880 = load double, ptr %2872, align 8, !noalias !324
  %2881 = getelementptr double, ptr %2874, i64 %2876
  %2882 = load double, ptr %2881, align 8, !noalias !324
  %2883 = fmul double %2880, %2882
  %2884 = fadd double %2879, %2883
  store double %2884, ptr %2878, align 8, !noalias !324
  %2885 = icmp eq i64 %39, %2877
  br i1 %2885, label %2866, label %2875
2886:
  call void @llvm.lifetime.start.p0(ptr nonnull %55), !noalias !294
  call void @llvm.lifetime.start.p0(ptr nonnull %56), !noalias !294
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false), !noalias !327
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false), !noalias !327
  br i1 %155, label %2887, label %2920
2887:
  %2888 = phi i64 [ 0, %2886 ], [ %2945, %2937 ]
  %2889 = getelementptr double, ptr %40, i64 %2888
  %2890 = load double, ptr %2889, align 8, !noalias !327
  %2891 = fmul double %2634, %2890
  %2892 = getelementptr double, ptr %11, i64 %2888
  %2893 = load double, ptr %2892, align 8, !noalias !327
  %2894 = fmul double %2634, %2893
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %55, i8 0, i64 16, i1 false), !noalias !327
  call fastcc void @f10(ptr %55, double %2891, double %2894, double %19, double %20)
  %2895 = load double, ptr %161, align 8, !noalias !327
  %2896 = load double, ptr %55, align 8, !noalias !327
  %2897 = tail call double @llvm.log.f64(double %2895)
  %2898 = fadd double %2896, %2897
  br i1 %155, label %2955, label %2899
2899:
  %2900 = fadd double %2898, -3.600000e+01
  br label %2948
2901:
  %2902 = getelementptr double, ptr %40, i64 %2950
  %2903 = load double, ptr %2902, align 8, !noalias !327
  %2904 = fmul double %2634, %2903
  %2905 = getelementptr double, ptr %11, i64 %2950
  %2906 = load double, ptr %2905, align 8, !noalias !327
  %2907 = fmul double %2634, %2906
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false), !noalias !327
  call fastcc void @f10(ptr %56, double %2904, double %2907, double %19, double %20)
  %2908 = load double, ptr %162, align 8, !noalias !327
  %2909 = load double, ptr %56, align 8, !noalias !327
  %2910 = getelementptr double, ptr %13, i64 %2950
  %2911 = load double, ptr %2910, align 8, !noalias !327
  %2912 = fmul double %2908, %2911
  %2913 = fsub double %2909, %2898
  %2914 = tail call double @llvm.exp.f64(double %2913)
  %2915 = fmul double %2912, %2914
  %2916 = fadd double %2949, %2915
  br label %2917
2917:
  %2918 = phi double [ %2916, %2901 ], [ %2949, %2948 ]
  store double %2918, ptr %2952, align 8, !noalias !327
  %2919 = icmp eq i64 %39, %2951
  br i1 %2919, label %2955, label %2948
2920:
  %2921 = phi double [ %2946, %2937 ], [ 0xFFF0000000000000, %2886 ]
  %2922 = phi i64 [ %2945, %2937 ], [ 0, %2886 ]
  %2923 = phi i64 [ %2924, %2937 ], [ 0, %2886 ]
  %2924 = add nuw nsw i64 %2923, 1
  %2925 = getelementptr double, ptr %40, i64 %2923
  %2926 = load double, ptr %2925, align 8, !noalias !327
  %2927 = fmul double %2634, %2926
  %2928 = getelementptr double, ptr %11, i64 %2923
  %2929 = load double, ptr %2928, align 8, !noalias !327
  %2930 = fmul double %2634, %2929
  %2931 = fmul double %20, %2930
  %2932 = fcmp olt double %2927, %2931
  br i1 %2932, label %2933, label %2937
2933:
  %2934 = fdiv double %2927, %2930
  %2935 = fcmp ogt double %19, %2934
  %2936 = select i1 %2935, double %19, double %2934
  br label %2937
2937:
  %2938 = phi double [ %2936, %2933 ], [ %20, %2920 ]
  %2939 = fmul double %2930, 5.000000e-01
  %2940 = fmul double %2939, %2938
  %2941 = fsub double %2927, %2940
  %2942 = fmul double %2938, %2941
  %2943 = getelementptr double, ptr %43, i64 %2923
  store double %2942, ptr %2943, align 8, !noalias !327
  %2944 = fcmp ogt double %2942, %2921
  %2945 = select i1 %2944, i64 %2923, i64 %2922
  %2946 = select i1 %2944, double %2942, double %2921
  %2947 = icmp eq i64 %39, %2924
  br i1 %2947, label %2887, label %2920
2948:
  %2949 = phi double [ 0.000000e+00, %2899 ], [ %2918, %2917 ]
  %2950 = phi i64 [ 0, %2899 ], [ %2951, %2917 ]
  %2951 = add nuw nsw i64 %2950, 1
  %2952 = getelementptr double, ptr %43, i64 %2950
  %2953 = load double, ptr %2952, align 8, !noalias !327
  %2954 = fcmp ogt double %2953, %2900
  br i1 %2954, label %2901, label %2917
2955:
  %2956 = phi double [ 0.000000e+00, %2887 ], [ %2918, %2917 ]
  %2957 = fdiv double %2956, %159
  %2958 = tail call double @llvm.log.f64(double %2957)
  %2959 = fadd double %2898, %2958
  call void @llvm.lifetime.end.p0(ptr nonnull %55), !noalias !294
  call void @llvm.lifetime.end.p0(ptr nonnull %56), !noalias !294
  br i1 %154, label %2977, label %2960
2960:
  %2961 = icmp slt i64 %2651, 0
  %2962 = select i1 %2961, i64 %2, i64 0
  %2963 = add i64 %2962, %2651
  %2964 = mul i64 %2963, %3
  %2965 = getelementptr double, ptr %1, i64 %2964
  br label %2966
2966:
  %2967 = phi double [ 0.000000e+00, %2960 ], [ %2975, %2966 ]
  %2968 = phi i64 [ 0, %2960 ], [ %2969, %2966 ]
  %2969 = add nuw nsw i64 %2968, 1
  %2970 = getelementptr double, ptr %2965, i64 %2968
  %2971 = load double, ptr %2970, align 8, !noalias !330
  %2972 = getelementptr double, ptr %34, i64 %2968
  %2973 = load double, ptr %2972, align 8, !noalias !330
  %2974 = fmul reassoc nsz contract double %2973, %2971
  %2975 = fadd reassoc nsz contract double %2974, %2967
  %2976 = icmp eq i64 %2969, %33
  br i1 %2976, label %2977, label %2966
2977:
  %2978 = phi double [ 0.000000e+00, %2955 ], [ %2975, %2966 ]
  %2979 = fmul double %2655, 5.000000e-01
  %2980 = icmp slt i64 %2651, 0
  %2981 = select i1 %2980, i64 %6, i64 0
  %2982 = getelementptr double, ptr %5, i64 %2651
  %2983 = getelementptr double, ptr %2982, i64 %2981
  %2984 = load double, ptr %2983, align 8, !noalias !335
  %2985 = fmul double %2979, %2984
  %2986 = fsub double %2978, %2985
  %2987 = fmul double %2655, %2986
  call void @llvm.lifetime.start.p0(ptr nonnull %53), !noalias !294
  call void @llvm.lifetime.start.p0(ptr nonnull %54), !noalias !294
  store double 0.000000e+00, ptr %53, align 8, !noalias !336
  store double 0.000000e+00, ptr %54, align 8, !noalias !336
  br i1 %154, label %3004, label %2988
2988:
  %2989 = select i1 %2980, i64 %2, i64 0
  %2990 = add i64 %2989, %2651
  %2991 = mul i64 %2990, %3
  %2992 = getelementptr double, ptr %1, i64 %2991
  br label %2993
2993:
  %2994 = phi double [ 0.000000e+00, %2988 ], [ %3002, %2993 ]
  %2995 = phi i64 [ 0, %2988 ], [ %2996, %2993 ]
  %2996 = add nuw nsw i64 %2995, 1
  %2997 = getelementptr double, ptr %2992, i64 %2995
  %2998 = load double, ptr %2997, align 8, !noalias !339
  %2999 = getelementptr double, ptr %34, i64 %2995
  %3000 = load double, ptr %2999, align 8, !noalias !339
  %3001 = fmul reassoc nsz contract double %3000, %2998
  %3002 = fadd reassoc nsz contract double %3001, %2994
  %3003 = icmp eq i64 %2996, %33
  br i1 %3003, label %3004, label %2993
3004:
  %3005 = phi double [ 0.000000e+00, %2977 ], [ %3002, %2993 ]
  %3006 = select i1 %2980, i64 %18, i64 0
  %3007 = getelementptr i64, ptr %17, i64 %2651
  %3008 = getelementptr i64, ptr %3007, i64 %3006
  %3009 = load i64, ptr %3008, align 8, !noalias !336
  %3010 = icmp slt i64 %3009, 0
  %3011 = select i1 %3010, i64 %41, i64 0
  %3012 = getelementptr double, ptr %40, i64 %3009
  %3013 = getelementptr double, ptr %3012, i64 %3011
  %3014 = load double, ptr %3013, align 8, !noalias !336
  %3015 = fmul double %2634, %3014
  %3016 = select i1 %3010, i64 %12, i64 0
  %3017 = getelementptr double, ptr %11, i64 %3009
  %3018 = getelementptr double, ptr %3017, i64 %3016
  %3019 = load double, ptr %3018, align 8, !noalias !336
  %3020 = fmul double %2634, %3019
  store double 0.000000e+00, ptr %53, align 8, !noalias !336
  call fastcc void @f9(ptr %53, double %3015, double %3020, double %19, double %20)
  %3021 = load double, ptr %53, align 8, !noalias !336
  %3022 = fmul double %2634, %3005
  %3023 = fmul double %2634, %2984
  store double 0.000000e+00, ptr %54, align 8, !noalias !336
  call fastcc void @f9(ptr %54, double %3022, double %3023, double %19, double %20)
  %3024 = load double, ptr %54, align 8, !noalias !336
  %3025 = fmul double %2634, %2655
  %3026 = fsub double %3005, %2985
  %3027 = fmul double %3025, %3026
  %3028 = fsub double %3027, %3024
  %3029 = fadd double %3021, %3028
  %3030 = fsub double %3029, %2959
  call void @llvm.lifetime.end.p0(ptr nonnull %53), !noalias !294
  call void @llvm.lifetime.end.p0(ptr nonnull %54), !noalias !294
  %3031 = fsub double %2987, %3030
  %3032 = fsub double %2863, %3031
  call void @llvm.lifetime.start.p0(ptr nonnull %51), !noalias !294
  call void @llvm.lifetime.start.p0(ptr nonnull %52), !noalias !294
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false), !noalias !342
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false), !noalias !342
  br i1 %155, label %3033, label %3062
3033:
  %3034 = phi i64 [ 0, %3004 ], [ %3085, %3077 ]
  %3035 = getelementptr double, ptr %40, i64 %3034
  %3036 = load double, ptr %3035, align 8, !noalias !342
  %3037 = getelementptr double, ptr %11, i64 %3034
  %3038 = load double, ptr %3037, align 8, !noalias !342
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %51, i8 0, i64 16, i1 false), !noalias !342
  call fastcc void @f10(ptr %51, double %3036, double %3038, double %19, double %20)
  %3039 = load double, ptr %163, align 8, !noalias !342
  %3040 = load double, ptr %51, align 8, !noalias !342
  %3041 = tail call double @llvm.log.f64(double %3039)
  %3042 = fadd double %3040, %3041
  br i1 %155, label %3095, label %3043
3043:
  %3044 = fadd double %3042, -3.600000e+01
  br label %3088
3045:
  %3046 = getelementptr double, ptr %40, i64 %3090
  %3047 = load double, ptr %3046, align 8, !noalias !342
  %3048 = getelementptr double, ptr %11, i64 %3090
  %3049 = load double, ptr %3048, align 8, !noalias !342
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false), !noalias !342
  call fastcc void @f10(ptr %52, double %3047, double %3049, double %19, double %20)
  %3050 = load double, ptr %164, align 8, !noalias !342
  %3051 = load double, ptr %52, align 8, !noalias !342
  %3052 = getelementptr double, ptr %13, i64 %3090
  %3053 = load double, ptr %3052, align 8, !noalias !342
  %3054 = fmul double %3050, %3053
  %3055 = fsub double %3051, %3042
  %3056 = tail call double @llvm.exp.f64(double %3055)
  %3057 = fmul double %3054, %3056
  %3058 = fadd double %3089, %3057
  br label %3059
3059:
  %3060 = phi double [ %3058, %3045 ], [ %3089, %3088 ]
  store double %3060, ptr %3092, align 8, !noalias !342
  %3061 = icmp eq i64 %39, %3091
  br i1 %3061, label %3095, label %3088
3062:
  %3063 = phi double [ %3086, %3077 ], [ 0xFFF0000000000000, %3004 ]
  %3064 = phi i64 [ %3085, %3077 ], [ 0, %3004 ]
  %3065 = phi i64 [ %3066, %3077 ], [ 0, %3004 ]
  %3066 = add nuw nsw i64 %3065, 1
  %3067 = getelementptr double, ptr %40, i64 %3065
  %3068 = load double, ptr %3067, align 8, !noalias !342
  %3069 = getelementptr double, ptr %11, i64 %3065
  %3070 = load double, ptr %3069, align 8, !noalias !342
  %3071 = fmul double %20, %3070
  %3072 = fcmp olt double %3068, %3071
  br i1 %3072, label %3073, label %3077
3073:
  %3074 = fdiv double %3068, %3070
  %3075 = fcmp ogt double %19, %3074
  %3076 = select i1 %3075, double %19, double %3074
  br label %3077
3077:
  %3078 = phi double [ %3076, %3073 ], [ %20, %3062 ]
  %3079 = fmul double %3070, 5.000000e-01
  %3080 = fmul double %3079, %3078
  %3081 = fsub double %3068, %3080
  %3082 = fmul double %3078, %3081
  %3083 = getelementptr double, ptr %43, i64 %3065
  store double %3082, ptr %3083, align 8, !noalias !342
  %3084 = fcmp ogt double %3082, %3063
  %3085 = select i1 %3084, i64 %3065, i64 %3064
  %3086 = select i1 %3084, double %3082, double %3063
  %3087 = icmp eq i64 %39, %3066
  br i1 %3087, label %3033, label %3062
3088:
  %3089 = phi double [ 0.000000e+00, %3043 ], [ %3060, %3059 ]
  %3090 = phi i64 [ 0, %3043 ], [ %3091, %3059 ]
  %3091 = add nuw nsw i64 %3090, 1
  %3092 = getelementptr double, ptr %43, i64 %3090
  %3093 = load double, ptr %3092, align 8, !noalias !342
  %3094 = fcmp ogt double %3093, %3044
  br i1 %3094, label %3045, label %3059
3095:
  %3096 = phi double [ 0.000000e+00, %3033 ], [ %3060, %3059 ]
  %3097 = fdiv double %3096, %159
  %3098 = tail call double @llvm.log.f64(double %3097)
  %3099 = fadd double %3042, %3098
  call void @llvm.lifetime.end.p0(ptr nonnull %51), !noalias !294
  call void @llvm.lifetime.end.p0(ptr nonnull %52), !noalias !294
  store double 0.000000e+00, ptr %64, align 8, !noalias !294
  call fastcc void @f3(ptr %64, i64 %3285, i64 4)
  %3100 = load double, ptr %64, align 8, !noalias !294
  %3101 = load double, ptr %166, align 8, !noalias !345
  %3102 = fmul double %3100, %3101
  br i1 %167, label %3103, label %3115
3103:
  %3104 = phi i64 [ %3113, %3103 ], [ %168, %3095 ]
  %3105 = phi i64 [ %3112, %3103 ], [ 0, %3095 ]
  %3106 = add nuw nsw i64 %3105, %3104
  %3107 = lshr i64 %3106, 1
  %3108 = getelementptr double, ptr %43, i64 %3107
  %3109 = load double, ptr %3108, align 8, !noalias !345
  %3110 = fcmp ogt double %3109, %3102
  %3111 = add nuw nsw i64 %3107, 1
  %3112 = select i1 %3110, i64 %3105, i64 %3111
  %3113 = select i1 %3110, i64 %3107, i64 %3104
  %3114 = icmp slt i64 %3112, %3113
  br i1 %3114, label %3103, label %3115
3115:
  %3116 = phi i64 [ 0, %3095 ], [ %3112, %3103 ]
  %3117 = icmp sgt i64 %3116, 0
  br i1 %3117, label %3118, label %3122
3118:
  %3119 = getelementptr double, ptr %43, i64 %3116
  %3120 = getelementptr i8, ptr %3119, i64 -8
  %3121 = load double, ptr %3120, align 8, !noalias !345
  br label %3122
3122:
  %3123 = phi double [ %3121, %3118 ], [ 0.000000e+00, %3115 ]
  %3124 = getelementptr double, ptr %43, i64 %3116
  %3125 = load double, ptr %3124, align 8, !noalias !345
  %3126 = fsub double %3125, %3123
  %3127 = fcmp ogt double %3102, %3123
  %3128 = fcmp ogt double %3126, 0.000000e+00
  %3129 = select i1 %3127, i1 %3128, i1 false
  br i1 %3129, label %3130, label %3141
3130:
  %3131 = getelementptr double, ptr %13, i64 %3116
  %3132 = load double, ptr %3131, align 8, !noalias !345
  %3133 = fptosi double %3132 to i64
  %3134 = fsub double %3102, %3123
  %3135 = fdiv double %3134, %3126
  %3136 = sitofp i64 %3133 to double
  %3137 = fmul double %3135, %3136
  %3138 = fptosi double %3137 to i64
  %3139 = add nsw i64 %3133, -1
  %3140 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %3139, i64 %3138)
  br label %3141
3141:
  %3142 = phi i64 [ %3140, %3130 ], [ 0, %3122 ]
  %3143 = getelementptr i64, ptr %14, i64 %3116
  %3144 = load i64, ptr %3143, align 8, !noalias !345
  %3145 = add nsw i64 %3144, %3142
  %3146 = icmp slt i64 %3145, 0
  %3147 = select i1 %3146, i64 %16, i64 0
  %3148 = getelementptr i64, ptr %15, i64 %3145
  %3149 = getelementptr i64, ptr %3148, i64 %3147
  %3150 = load i64, ptr %3149, align 8, !noalias !345
  store double 0.000000e+00, ptr %65, align 8, !noalias !294
  call fastcc void @f3(ptr %65, i64 %3285, i64 5)
  %3151 = load double, ptr %65, align 8, !noalias !294
  store double 0.000000e+00, ptr %66, align 8, !noalias !294
  call fastcc void @f4(ptr %66, ptr readonly %1, i64 %2, i64 %3, ptr readonly %5, i64 %6, double %19, double %20, i64 %33, ptr %34, i64 %3150, double 1.000000e+00, double %3151)
  %3152 = load double, ptr %66, align 8, !noalias !294
  br i1 %154, label %3170, label %3153
3153:
  %3154 = icmp slt i64 %3150, 0
  %3155 = select i1 %3154, i64 %2, i64 0
  %3156 = add i64 %3155, %3150
  %3157 = mul i64 %3156, %3
  %3158 = getelementptr double, ptr %1, i64 %3157
  br label %3159
3159:
  %3160 = phi double [ 0.000000e+00, %3153 ], [ %3168, %3159 ]
  %3161 = phi i64 [ 0, %3153 ], [ %3162, %3159 ]
  %3162 = add nuw nsw i64 %3161, 1
  %3163 = getelementptr double, ptr %3158, i64 %3161
  %3164 = load double, ptr %3163, align 8, !noalias !348
  %3165 = getelementptr double, ptr %34, i64 %3161
  %3166 = load double, ptr %3165, align 8, !noalias !348
  %3167 = fmul reassoc nsz contract double %3166, %3164
  %3168 = fadd reassoc nsz contract double %3167, %3160
  %3169 = icmp eq i64 %3162, %33
  br i1 %3169, label %3170, label %3159
3170:
  %3171 = phi double [ 0.000000e+00, %3141 ], [ %3168, %3159 ]
  %3172 = icmp slt i64 %3150, 0
  %3173 = select i1 %3172, i64 %6, i64 0
  %3174 = getelementptr double, ptr %5, i64 %3150
  %3175 = getelementptr double, ptr %3174, i64 %3173
  %3176 = load double, ptr %3175, align 8, !noalias !355
  call void @llvm.lifetime.start.p0(ptr nonnull %49), !noalias !356
  call void @llvm.lifetime.start.p0(ptr nonnull %50), !noalias !356
  store double 0.000000e+00, ptr %49, align 8, !noalias !357
  store double 0.000000e+00, ptr %50, align 8, !noalias !357
  br i1 %154, label %3193, label %3177
3177:
  %3178 = select i1 %3172, i64 %2, i64 0
  %3179 = add i64 %3178, %3150
  %3180 = mul i64 %3179, %3
  %3181 = getelementptr double, ptr %1, i64 %3180
  br label %3182
3182:
  %3183 = phi double [ 0.000000e+00, %3177 ], [ %3191, %3182 ]
  %3184 = phi i64 [ 0, %3177 ], [ %3185, %3182 ]
  %3185 = add nuw nsw i64 %3184, 1
  %3186 = getelementptr double, ptr %3181, i64 %3184
  %3187 = load double, ptr %3186, align 8, !noalias !360
  %3188 = getelementptr double, ptr %34, i64 %3184
  %3189 = load double, ptr %3188, align 8, !noalias !360
  %3190 = fmul reassoc nsz contract double %3189, %3187
  %3191 = fadd reassoc nsz contract double %3190, %3183
  %3192 = icmp eq i64 %3185, %33
  br i1 %3192, label %3193, label %3182
3193:
  %3194 = phi double [ 0.000000e+00, %3170 ], [ %3191, %3182 ]
  %3195 = fmul double %3152, 5.000000e-01
  %3196 = fmul double %3195, %3176
  %3197 = fsub double %3171, %3196
  %3198 = fmul double %3152, %3197
  %3199 = select i1 %3172, i64 %18, i64 0
  %3200 = getelementptr i64, ptr %17, i64 %3150
  %3201 = getelementptr i64, ptr %3200, i64 %3199
  %3202 = load i64, ptr %3201, align 8, !noalias !357
  %3203 = icmp slt i64 %3202, 0
  %3204 = select i1 %3203, i64 %41, i64 0
  %3205 = getelementptr double, ptr %40, i64 %3202
  %3206 = getelementptr double, ptr %3205, i64 %3204
  %3207 = load double, ptr %3206, align 8, !noalias !357
  %3208 = select i1 %3203, i64 %12, i64 0
  %3209 = getelementptr double, ptr %11, i64 %3202
  %3210 = getelementptr double, ptr %3209, i64 %3208
  %3211 = load double, ptr %3210, align 8, !noalias !357
  store double 0.000000e+00, ptr %49, align 8, !noalias !357
  call fastcc void @f9(ptr %49, double %3207, double %3211, double %19, double %20)
  %3212 = load double, ptr %49, align 8, !noalias !357
  store double 0.000000e+00, ptr %50, align 8, !noalias !357
  call fastcc void @f9(ptr %50, double %3194, double %3176, double %19, double %20)
  %3213 = load double, ptr %50, align 8, !noalias !357
  %3214 = fsub double %3194, %3196
  %3215 = fmul double %3152, %3214
  %3216 = fsub double %3215, %3213
  %3217 = fadd double %3212, %3216
  %3218 = fsub double %3217, %3099
  call void @llvm.lifetime.end.p0(ptr nonnull %49), !noalias !356
  call void @llvm.lifetime.end.p0(ptr nonnull %50), !noalias !356
  %3219 = fsub double %3198, %3218
  %3220 = fadd double %3032, %3219
  %3221 = fcmp olt double %3284, %3220
  br i1 %3221, label %3222, label %3243
3222:
  store i64 %3150, ptr %2650, align 8, !noalias !294
  store double %3152, ptr %2654, align 8, !noalias !294
  %3223 = getelementptr i64, ptr %27, i64 %2640
  %3224 = load i64, ptr %3223, align 8, !noalias !294
  %3225 = getelementptr double, ptr %29, i64 %2640
  %3226 = load double, ptr %3225, align 8, !noalias !294
  store i64 %3224, ptr %2659, align 8, !noalias !294
  store double %3226, ptr %2663, align 8, !noalias !294
  br i1 %169, label %3243, label %3227
3227:
  %3228 = select i1 %3172, i64 %2, i64 0
  %3229 = add i64 %3228, %3150
  %3230 = mul i64 %3229, %3
  %3231 = getelementptr double, ptr %1, i64 %3230
  br label %3232
3232:
  %3233 = phi i64 [ 0, %3227 ], [ %3234, %3232 ]
  %3234 = add nuw nsw i64 %3233, 1
  %3235 = getelementptr double, ptr %34, i64 %3233
  %3236 = load double, ptr %3235, align 8, !noalias !363
  %3237 = getelementptr double, ptr %3231, i64 %3233
  %3238 = load double, ptr %3237, align 8, !noalias !363
  %3239 = fmul double %3152, %3238
  %3240 = fsub double %3236, %3239
  %3241 = getelementptr double, ptr %32, i64 %3233
  store double %3240, ptr %3241, align 8, !noalias !363
  %3242 = icmp eq i64 %3234, %31
  br i1 %3242, label %3243, label %3232
3243:
  %3244 = phi i64 [ %3276, %3193 ], [ %2640, %3222 ], [ %2640, %3232 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %61)
  call void @llvm.lifetime.end.p0(ptr nonnull %62)
  call void @llvm.lifetime.end.p0(ptr nonnull %63)
  call void @llvm.lifetime.end.p0(ptr nonnull %64)
  call void @llvm.lifetime.end.p0(ptr nonnull %65)
  call void @llvm.lifetime.end.p0(ptr nonnull %66)
  br label %3247
3245:
  %3246 = phi i64 [ %45, %149 ], [ %3248, %3247 ]
  store i64 %3246, ptr %0, align 8
  ret void
3247:
  %3248 = phi i64 [ %3276, %1959 ], [ %3276, %240 ], [ %715, %714 ], [ %3276, %1046 ], [ 0, %491 ], [ %3276, %1049 ], [ %490, %489 ], [ %3276, %1956 ], [ %2623, %2622 ], [ %3244, %3243 ], [ %3276, %2624 ]
  %3249 = icmp eq i64 %3278, %46
  br i1 %3249, label %3245, label %3275
3250:
  %3251 = phi i64 [ 0, %147 ], [ %3252, %3273 ]
  %3252 = add nuw nsw i64 %3251, 1
  %3253 = getelementptr double, ptr %29, i64 %3251
  %3254 = load double, ptr %3253, align 8
  br i1 %148, label %3273, label %3255
3255:
  %3256 = getelementptr i64, ptr %27, i64 %3251
  %3257 = load i64, ptr %3256, align 8
  %3258 = icmp slt i64 %3257, 0
  %3259 = select i1 %3258, i64 %2, i64 0
  %3260 = add i64 %3259, %3257
  %3261 = mul i64 %3260, %3
  %3262 = getelementptr double, ptr %1, i64 %3261
  br label %3263
3263:
  %3264 = phi i64 [ 0, %3255 ], [ %3265, %3263 ]
  %3265 = add nuw nsw i64 %3264, 1
  %3266 = getelementptr double, ptr %32, i64 %3264
  %3267 = load double, ptr %3266, align 8, !noalias !366
  %3268 = getelementptr double, ptr %3262, i64 %3264
  %3269 = load double, ptr %3268, align 8, !noalias !366
  %3270 = fmul double %3254, %3269
  %3271 = fsub double %3267, %3270
  store double %3271, ptr %3266, align 8, !noalias !366
  %3272 = icmp eq i64 %3265, %31
  br i1 %3272, label %3273, label %3263
3273:
  %3274 = icmp eq i64 %3252, %45
  br i1 %3274, label %149, label %3250
3275:
  %3276 = phi i64 [ %45, %151 ], [ %3248, %3247 ]
  %3277 = phi i64 [ 0, %151 ], [ %3278, %3247 ]
  %3278 = add nuw nsw i64 %3277, 1
  %3279 = mul i64 %3277, 3326683750974675154
  %3280 = add i64 %3279, %47
  store double 0.000000e+00, ptr %134, align 8
  call fastcc void @f3(ptr %134, i64 %3280, i64 1)
  %3281 = load double, ptr %134, align 8
  store double 0.000000e+00, ptr %135, align 8
  call fastcc void @f3(ptr %135, i64 %3280, i64 2)
  %3282 = load double, ptr %135, align 8
  %3283 = fsub double 1.000000e+00, %3282
  %3284 = tail call double @llvm.log.f64(double %3283)
  %3285 = add i64 %3280, 4354685564936845354
  %3286 = fcmp olt double %3281, 2.000000e-01
  br i1 %3286, label %240, label %491
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
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, double %6, double %7, i64 %8, ptr readonly captures(none) %9, i64 %10, double %11, double %12) unnamed_addr #1 {
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = icmp slt i64 %8, 1
  br i1 %16, label %34, label %17
17:
  %18 = icmp slt i64 %10, 0
  %19 = select i1 %18, i64 %2, i64 0
  %20 = add i64 %19, %10
  %21 = mul i64 %20, %3
  %22 = getelementptr double, ptr %1, i64 %21
  br label %23
23:
  %24 = phi double [ 0.000000e+00, %17 ], [ %32, %23 ]
  %25 = phi i64 [ 0, %17 ], [ %26, %23 ]
  %26 = add nuw nsw i64 %25, 1
  %27 = getelementptr double, ptr %22, i64 %25
  %28 = load double, ptr %27, align 8, !noalias !369
  %29 = getelementptr double, ptr %9, i64 %25
  %30 = load double, ptr %29, align 8, !noalias !369
  %31 = fmul reassoc nsz contract double %30, %28
  %32 = fadd reassoc nsz contract double %31, %24
  %33 = icmp eq i64 %26, %8
  br i1 %33, label %34, label %23
34:
  %35 = phi double [ 0.000000e+00, %13 ], [ %32, %23 ]
  %36 = fmul double %11, %35
  %37 = icmp slt i64 %10, 0
  %38 = select i1 %37, i64 %5, i64 0
  %39 = getelementptr double, ptr %4, i64 %10
  %40 = getelementptr double, ptr %39, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fmul double %11, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store double 0.000000e+00, ptr %14, align 8, !noalias !372
  store double 0.000000e+00, ptr %15, align 8, !noalias !372
  %43 = fcmp oeq double %6, %7
  br i1 %43, label %89, label %44
44:
  %45 = fcmp olt double %12, 0x3C90000000000000
  %46 = select i1 %45, double 0x3C90000000000000, double %12
  store double 0.000000e+00, ptr %14, align 8, !noalias !372
  call fastcc void @f5(ptr %14, double %36, double %42, double %6, double %7)
  %47 = load double, ptr %14, align 8, !noalias !372
  %48 = tail call double @llvm.log.f64(double %46)
  %49 = fadd double %48, %47
  %50 = fadd double %6, %7
  %51 = fmul double %50, 5.000000e-01
  %52 = fmul double %42, 5.000000e-01
  %53 = fmul double %7, 0x3D719799812DEA11
  br label %54
54:
  %55 = phi i64 [ 80, %44 ], [ %67, %66 ]
  %56 = phi double [ %7, %44 ], [ %70, %66 ]
  %57 = phi double [ %6, %44 ], [ %71, %66 ]
  %58 = phi double [ %51, %44 ], [ %85, %66 ]
  %59 = icmp eq i64 %55, 0
  br i1 %59, label %60, label %66
60:
  %61 = phi double [ %58, %54 ], [ %85, %66 ]
  %62 = fcmp ogt double %6, %61
  %63 = select i1 %62, double %6, double %61
  %64 = fcmp olt double %7, %63
  %65 = select i1 %64, double %7, double %63
  br label %89
66:
  %67 = add nsw i64 %55, -1
  store double 0.000000e+00, ptr %15, align 8, !noalias !372
  call fastcc void @f5(ptr %15, double %36, double %42, double %6, double %58)
  %68 = load double, ptr %15, align 8, !noalias !372
  %69 = fcmp olt double %68, %49
  %70 = select i1 %69, double %56, double %58
  %71 = select i1 %69, double %58, double %57
  %72 = fsub double %49, %68
  %73 = fmul double %52, %58
  %74 = fsub double %36, %73
  %75 = fmul double %58, %74
  %76 = fsub double %68, %75
  %77 = tail call double @llvm.exp.f64(double %76)
  %78 = fmul double %72, %77
  %79 = fadd double %58, %78
  %80 = fcmp olt double %71, %79
  %81 = fcmp olt double %79, %70
  %82 = select i1 %80, i1 %81, i1 false
  %83 = fadd double %71, %70
  %84 = fmul double %83, 5.000000e-01
  %85 = select i1 %82, double %79, double %84
  %86 = fsub double %85, %58
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = fcmp ugt double %87, %53
  br i1 %88, label %54, label %60
89:
  %90 = phi double [ %65, %60 ], [ %7, %34 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  store double %90, ptr %0, align 8
  ret void
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
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExxx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler4_runB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29157Chains_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28uint64_2c_201d_2c_20C_29_29119Record_28array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedExxx"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_birthB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!9 = !{!10, !7}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !7}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !7}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!18 = !{!19, !21, !23, !7}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!21 = distinct !{!21, !22, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!22 = distinct !{!22, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!23 = distinct !{!23, !24, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!24 = distinct !{!24, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!25 = !{!21, !23, !7}
!26 = !{!23, !7}
!27 = !{!28, !23, !7}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!30 = !{!31, !28, !23, !7}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!33 = !{!34, !7}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_deathB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler6_deathB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!39 = !{!40, !37}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!42 = !{!43, !37}
!43 = distinct !{!43, !44, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!44 = distinct !{!44, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!45 = !{!46, !37}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!48 = !{!49, !51, !53, !37}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!51 = distinct !{!51, !52, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!52 = distinct !{!52, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!53 = distinct !{!53, !54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!54 = distinct !{!54, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!55 = !{!51, !53, !37}
!56 = !{!53, !37}
!57 = !{!58, !53, !37}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!60 = !{!61, !58, !53, !37}
!61 = distinct !{!61, !62, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!62 = distinct !{!62, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!63 = !{!64, !37}
!64 = distinct !{!64, !65, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!65 = distinct !{!65, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler8_renewalB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!68 = distinct !{!68, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler8_renewalB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!69 = !{!70, !67}
!70 = distinct !{!70, !71, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!71 = distinct !{!71, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!72 = !{!73, !67}
!73 = distinct !{!73, !74, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!74 = distinct !{!74, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!75 = !{!76, !67}
!76 = distinct !{!76, !77, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!77 = distinct !{!77, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!78 = !{!79, !67}
!79 = distinct !{!79, !80, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!80 = distinct !{!80, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!81 = !{!82, !84, !86, !67}
!82 = distinct !{!82, !83, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!83 = distinct !{!83, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!84 = distinct !{!84, !85, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!85 = distinct !{!85, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!86 = distinct !{!86, !87, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!87 = distinct !{!87, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!88 = !{!84, !86, !67}
!89 = !{!86, !67}
!90 = !{!91, !86, !67}
!91 = distinct !{!91, !92, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!92 = distinct !{!92, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!93 = !{!94, !91, !86, !67}
!94 = distinct !{!94, !95, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!95 = distinct !{!95, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!96 = !{!97, !99, !101, !67}
!97 = distinct !{!97, !98, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!98 = distinct !{!98, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!99 = distinct !{!99, !100, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!100 = distinct !{!100, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!101 = distinct !{!101, !102, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!102 = distinct !{!102, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!103 = !{!99, !101, !67}
!104 = !{!101, !67}
!105 = !{!106, !101, !67}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!108 = !{!109, !106, !101, !67}
!109 = distinct !{!109, !110, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!110 = distinct !{!110, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!111 = !{!112, !67}
!112 = distinct !{!112, !113, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!113 = distinct !{!113, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!116 = distinct !{!116, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5tradeB3v39B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!117 = !{!118, !115}
!118 = distinct !{!118, !119, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!119 = distinct !{!119, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!120 = !{!121, !115}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!123 = !{!124, !115}
!124 = distinct !{!124, !125, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!125 = distinct !{!125, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!126 = !{!127, !115}
!127 = distinct !{!127, !128, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!128 = distinct !{!128, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!129 = !{!130, !115}
!130 = distinct !{!130, !131, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!131 = distinct !{!131, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!132 = !{!133, !135, !115}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!135 = distinct !{!135, !136, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!136 = distinct !{!136, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!137 = !{!135, !115}
!138 = !{!139, !141, !115}
!139 = distinct !{!139, !140, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!141 = distinct !{!141, !142, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!142 = distinct !{!142, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!143 = !{!141, !115}
!144 = !{!145, !115}
!145 = distinct !{!145, !146, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!146 = distinct !{!146, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!147 = !{!148, !145, !115}
!148 = distinct !{!148, !149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!149 = distinct !{!149, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!150 = !{!151, !115}
!151 = distinct !{!151, !152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!152 = distinct !{!152, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!153 = !{!154, !115}
!154 = distinct !{!154, !155, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!155 = distinct !{!155, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!156 = !{!157, !115}
!157 = distinct !{!157, !158, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!158 = distinct !{!158, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!159 = !{!160, !162, !164, !115}
!160 = distinct !{!160, !161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!161 = distinct !{!161, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!162 = distinct !{!162, !163, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!163 = distinct !{!163, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!164 = distinct !{!164, !165, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!165 = distinct !{!165, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!166 = !{!162, !164, !115}
!167 = !{!164, !115}
!168 = !{!169, !164, !115}
!169 = distinct !{!169, !170, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!170 = distinct !{!170, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!171 = !{!172, !169, !164, !115}
!172 = distinct !{!172, !173, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!173 = distinct !{!173, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!174 = !{!175, !115}
!175 = distinct !{!175, !176, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!176 = distinct !{!176, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!177 = !{!178, !115}
!178 = distinct !{!178, !179, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!179 = distinct !{!179, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!180 = !{!181, !115}
!181 = distinct !{!181, !182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!182 = distinct !{!182, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!183 = !{!184, !115}
!184 = distinct !{!184, !185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!185 = distinct !{!185, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!186 = !{!187, !189, !191, !115}
!187 = distinct !{!187, !188, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!188 = distinct !{!188, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!189 = distinct !{!189, !190, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!190 = distinct !{!190, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!191 = distinct !{!191, !192, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!192 = distinct !{!192, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!193 = !{!189, !191, !115}
!194 = !{!191, !115}
!195 = !{!196, !191, !115}
!196 = distinct !{!196, !197, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!197 = distinct !{!197, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!198 = !{!199, !196, !191, !115}
!199 = distinct !{!199, !200, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!200 = distinct !{!200, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!201 = !{!202, !115}
!202 = distinct !{!202, !203, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!203 = distinct !{!203, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!204 = !{!205, !115}
!205 = distinct !{!205, !206, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!206 = distinct !{!206, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!207 = !{!208, !115}
!208 = distinct !{!208, !209, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!209 = distinct !{!209, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!210 = !{!211, !115}
!211 = distinct !{!211, !212, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!212 = distinct !{!212, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!213 = !{!214, !211, !115}
!214 = distinct !{!214, !215, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!215 = distinct !{!215, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!216 = !{!217, !115}
!217 = distinct !{!217, !218, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!218 = distinct !{!218, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!219 = !{!220}
!220 = distinct !{!220, !221, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!221 = distinct !{!221, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5splitB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!222 = !{!223, !220}
!223 = distinct !{!223, !224, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!224 = distinct !{!224, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!225 = !{!226, !220}
!226 = distinct !{!226, !227, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!227 = distinct !{!227, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!228 = !{!229, !220}
!229 = distinct !{!229, !230, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!230 = distinct !{!230, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!231 = !{!232, !234, !236, !220}
!232 = distinct !{!232, !233, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!233 = distinct !{!233, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!234 = distinct !{!234, !235, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!235 = distinct !{!235, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!236 = distinct !{!236, !237, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!237 = distinct !{!237, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!238 = !{!234, !236, !220}
!239 = !{!236, !220}
!240 = !{!241, !236, !220}
!241 = distinct !{!241, !242, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!242 = distinct !{!242, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!243 = !{!244, !241, !236, !220}
!244 = distinct !{!244, !245, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!245 = distinct !{!245, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!246 = !{!247, !220}
!247 = distinct !{!247, !248, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!248 = distinct !{!248, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!249 = !{!250, !220}
!250 = distinct !{!250, !251, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!251 = distinct !{!251, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!252 = !{!253, !255, !220}
!253 = distinct !{!253, !254, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!254 = distinct !{!254, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!255 = distinct !{!255, !256, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!256 = distinct !{!256, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!257 = !{!255, !220}
!258 = !{!259, !220}
!259 = distinct !{!259, !260, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!260 = distinct !{!260, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!261 = !{!262, !259, !220}
!262 = distinct !{!262, !263, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!263 = distinct !{!263, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!264 = !{!265, !220}
!265 = distinct !{!265, !266, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!266 = distinct !{!266, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!267 = !{!268, !220}
!268 = distinct !{!268, !269, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!269 = distinct !{!269, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!270 = !{!271, !220}
!271 = distinct !{!271, !272, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!272 = distinct !{!272, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!273 = !{!274, !220}
!274 = distinct !{!274, !275, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!275 = distinct !{!275, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!276 = !{!277, !279, !281, !220}
!277 = distinct !{!277, !278, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!278 = distinct !{!278, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!279 = distinct !{!279, !280, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!280 = distinct !{!280, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!281 = distinct !{!281, !282, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!282 = distinct !{!282, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!283 = !{!279, !281, !220}
!284 = !{!281, !220}
!285 = !{!286, !281, !220}
!286 = distinct !{!286, !287, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!287 = distinct !{!287, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!288 = !{!289, !286, !281, !220}
!289 = distinct !{!289, !290, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!290 = distinct !{!290, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!291 = !{!292, !220}
!292 = distinct !{!292, !293, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!293 = distinct !{!293, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!294 = !{!295}
!295 = distinct !{!295, !296, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd: %retptr"}
!296 = distinct !{!296, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices7sampler5mergeB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2953Target_28array_28float64_2c_201d_2c_20C_29_20x_202_29315State_28array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29xyd"}
!297 = !{!298, !295}
!298 = distinct !{!298, !299, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!299 = distinct !{!299, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!300 = !{!301, !295}
!301 = distinct !{!301, !302, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!302 = distinct !{!302, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!303 = !{!304, !295}
!304 = distinct !{!304, !305, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!305 = distinct !{!305, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!306 = !{!307, !295}
!307 = distinct !{!307, !308, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!308 = distinct !{!308, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!309 = !{!310, !312, !314, !295}
!310 = distinct !{!310, !311, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!311 = distinct !{!311, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!312 = distinct !{!312, !313, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!313 = distinct !{!313, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!314 = distinct !{!314, !315, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!315 = distinct !{!315, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!316 = !{!312, !314, !295}
!317 = !{!314, !295}
!318 = !{!319, !314, !295}
!319 = distinct !{!319, !320, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!320 = distinct !{!320, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!321 = !{!322, !319, !314, !295}
!322 = distinct !{!322, !323, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!323 = distinct !{!323, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!324 = !{!325, !295}
!325 = distinct !{!325, !326, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!326 = distinct !{!326, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!327 = !{!328, !295}
!328 = distinct !{!328, !329, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!329 = distinct !{!329, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!330 = !{!331, !333, !295}
!331 = distinct !{!331, !332, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!332 = distinct !{!332, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!333 = distinct !{!333, !334, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!334 = distinct !{!334, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!335 = !{!333, !295}
!336 = !{!337, !295}
!337 = distinct !{!337, !338, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!338 = distinct !{!338, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!339 = !{!340, !337, !295}
!340 = distinct !{!340, !341, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!341 = distinct !{!341, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!342 = !{!343, !295}
!343 = distinct !{!343, !344, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!344 = distinct !{!344, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!345 = !{!346, !295}
!346 = distinct !{!346, !347, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd: %retptr"}
!347 = distinct !{!347, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional13choose_vertexB3v24B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedEd"}
!348 = !{!349, !351, !353, !295}
!349 = distinct !{!349, !350, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!350 = distinct !{!350, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!351 = distinct !{!351, !352, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!352 = distinct !{!352, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8log_gainB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!353 = distinct !{!353, !354, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd: %retptr"}
!354 = distinct !{!354, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14log_importanceB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxd"}
!355 = !{!351, !353, !295}
!356 = !{!353, !295}
!357 = !{!358, !353, !295}
!358 = distinct !{!358, !359, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd: %retptr"}
!359 = distinct !{!359, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional12log_proposalB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdxdd"}
!360 = !{!361, !358, !353, !295}
!361 = distinct !{!361, !362, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!362 = distinct !{!362, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!363 = !{!364, !295}
!364 = distinct !{!364, !365, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!365 = distinct !{!365, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!366 = !{!367}
!367 = distinct !{!367, !368, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!368 = distinct !{!368, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!369 = !{!370}
!370 = distinct !{!370, !371, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!371 = distinct !{!371, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional11correlationB3v29B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEx"}
!372 = !{!373}
!373 = distinct !{!373, !374, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!374 = distinct !{!374, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
