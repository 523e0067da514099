; b3a2e19e807197f0b6492be951f89e473f071200fb507ea85a01b13379b1bef2
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, double %10, double %11, ptr readonly captures(none) %12, double %13, double %14, ptr %15, ptr captures(none) %16, ptr readonly captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, ptr captures(none) %21, i64 %22, ptr captures(none) %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31) unnamed_addr #0 {
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i64, align 8
  %36 = alloca ptr, align 8
  %37 = alloca i64, align 8
  %38 = alloca double, align 8
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  %41 = alloca double, align 8
  %42 = alloca double, align 8
  %43 = alloca i64, align 8
  %44 = alloca double, align 8
  %45 = alloca double, align 8
  %46 = alloca i64, align 8
  %47 = alloca double, align 8
  %48 = alloca double, align 8
  %49 = alloca double, align 8
  %50 = alloca double, align 8
  %51 = alloca double, align 8
  %52 = alloca double, align 8
  %53 = alloca double, align 8
  %54 = alloca i64, align 8
  %55 = alloca i64, align 8
  %56 = shl i64 %31, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %54)
  call void @llvm.lifetime.start.p0(ptr nonnull %55)
  store i64 0, ptr %54, align 8, !noalias !0
  store i64 0, ptr %55, align 8, !noalias !0
  %57 = fcmp ogt double %14, %13
  %58 = icmp slt i64 %29, 1
  br i1 %58, label %1530, label %59
59:
  %60 = tail call i64 @llvm.smax.i64(i64 %22, i64 0)
  %61 = icmp slt i64 %22, 1
  %62 = icmp sgt i64 %30, 0
  %63 = add nsw i64 %24, -1
  %64 = icmp slt i64 %24, 1
  %65 = icmp slt i64 %31, 1
  %66 = mul i64 %30, %24
  %67 = icmp slt i64 %25, 1
  %68 = sitofp i64 %25 to double
  %69 = icmp slt i64 %25, 0
  %70 = select i1 %69, i64 %31, i64 0
  %71 = tail call i64 @llvm.smax.i64(i64 %25, i64 -1)
  %72 = add nsw i64 %71, 1
  %73 = icmp sgt i64 %25, -1
  %74 = mul i64 %25, %25
  %75 = getelementptr double, ptr %21, i64 %25
  %76 = getelementptr double, ptr %75, i64 %70
  %77 = add nuw nsw i64 %25, 1
  %78 = add nsw i64 %24, -2
  %79 = add nsw i64 %31, -1
  %80 = fsub double 1.000000e+00, %11
  %81 = sitofp i64 %79 to double
  %82 = fdiv double %10, %81
  %83 = tail call i64 @llvm.smin.i64(i64 %31, i64 0)
  %84 = fsub double 1.000000e+00, %10
  %85 = icmp slt i64 %31, 2
  %86 = select i1 %85, i64 0, i64 %79
  %87 = icmp slt i64 %86, 1
  %88 = add nsw i64 %86, -1
  %89 = icmp slt i64 %30, 2
  %90 = add nsw i64 %30, -1
  br label %1044
91:
  %92 = icmp eq i64 %1046, %29
  br i1 %92, label %1530, label %1044
93:
  call void @llvm.lifetime.start.p0(ptr nonnull %53), !noalias !0
  store double 0.000000e+00, ptr %53, align 8, !noalias !3
  br i1 %64, label %156, label %148
94:
  %95 = icmp slt i64 %154, 0
  %96 = mul i64 %151, %25
  %97 = getelementptr double, ptr %3, i64 %96
  %98 = getelementptr double, ptr %97, i64 %154
  %99 = select i1 %95, i64 %25, i64 0
  %100 = getelementptr double, ptr %98, i64 %99
  %101 = load double, ptr %100, align 8, !noalias !6
  %102 = getelementptr i64, ptr %2, i64 %151
  %103 = load i64, ptr %102, align 8, !noalias !6
  %104 = getelementptr i64, ptr %1051, i64 %151
  %105 = icmp slt i64 %103, 0
  %106 = select i1 %105, i64 %26, i64 0
  %107 = add i64 %106, %103
  %108 = mul i64 %107, %74
  %109 = getelementptr double, ptr %5, i64 %108
  %110 = getelementptr double, ptr %109, i64 %154
  %111 = getelementptr double, ptr %110, i64 %99
  br label %126
112:
  %113 = getelementptr double, ptr %1052, i64 %128
  %114 = load double, ptr %113, align 8, !noalias !6
  %115 = icmp slt i64 %132, 0
  %116 = select i1 %115, i64 %25, i64 0
  %117 = add i64 %116, %132
  %118 = mul i64 %117, %25
  %119 = getelementptr double, ptr %111, i64 %118
  %120 = load double, ptr %119, align 8, !noalias !6
  %121 = fmul double %114, %120
  %122 = fsub double %127, %121
  br label %123
123:
  %124 = phi double [ %122, %112 ], [ %127, %126 ]
  %125 = icmp eq i64 %129, %30
  br i1 %125, label %136, label %126
126:
  %127 = phi double [ %101, %94 ], [ %124, %123 ]
  %128 = phi i64 [ 0, %94 ], [ %129, %123 ]
  %129 = add nuw nsw i64 %128, 1
  %130 = mul i64 %128, %24
  %131 = getelementptr i64, ptr %104, i64 %130
  %132 = load i64, ptr %131, align 8, !noalias !6
  %133 = icmp ne i64 %128, %1058
  %134 = icmp slt i64 %132, %25
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %112, label %123
136:
  %137 = fadd double %149, %124
  %138 = mul i64 %107, %25
  %139 = getelementptr double, ptr %4, i64 %138
  %140 = getelementptr double, ptr %139, i64 %154
  %141 = getelementptr double, ptr %140, i64 %99
  %142 = load double, ptr %141, align 8, !noalias !3
  %143 = fadd double %150, %142
  br label %144
144:
  %145 = phi double [ %143, %136 ], [ %150, %148 ]
  %146 = phi double [ %137, %136 ], [ %149, %148 ]
  %147 = icmp eq i64 %152, %24
  br i1 %147, label %156, label %148
148:
  %149 = phi double [ %146, %144 ], [ 0.000000e+00, %93 ]
  %150 = phi double [ %145, %144 ], [ 0.000000e+00, %93 ]
  %151 = phi i64 [ %152, %144 ], [ 0, %93 ]
  %152 = add nuw nsw i64 %151, 1
  %153 = getelementptr i64, ptr %1309, i64 %151
  %154 = load i64, ptr %153, align 8, !noalias !3
  %155 = icmp slt i64 %154, %25
  br i1 %155, label %94, label %144
156:
  %157 = phi double [ 0.000000e+00, %93 ], [ %145, %144 ]
  %158 = phi double [ 0.000000e+00, %93 ], [ %146, %144 ]
  %159 = load i64, ptr %1053, align 8, !noalias !9
  %160 = add i64 %159, -7046029254386353131
  store i64 %160, ptr %1053, align 8, !noalias !9
  %161 = lshr i64 %160, 30
  %162 = xor i64 %161, %160
  %163 = mul i64 %162, -4658895280553007687
  %164 = lshr i64 %163, 27
  %165 = xor i64 %164, %163
  %166 = mul i64 %165, -7723592293110705685
  %167 = lshr i64 %166, 42
  %168 = lshr i64 %166, 11
  %169 = xor i64 %167, %168
  %170 = uitofp nneg i64 %169 to double
  %171 = fmul double %170, 0x3CA0000000000000
  store double 0.000000e+00, ptr %53, align 8, !noalias !3
  call fastcc void @f3(ptr %53, double %158, double %157, double %13, double %14, double %171)
  %172 = load double, ptr %53, align 8, !noalias !3
  %173 = getelementptr double, ptr %1052, i64 %1058
  store double %172, ptr %173, align 8, !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %53), !noalias !0
  br label %174
174:
  %175 = icmp eq i64 %30, %1059
  br i1 %175, label %176, label %1057
176:
  br i1 %89, label %1042, label %1521
177:
  call void @llvm.lifetime.start.p0(ptr nonnull %46), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %47), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %48), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %49), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %50), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %51), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %52), !noalias !0
  store i64 0, ptr %46, align 8, !noalias !12
  store double 0.000000e+00, ptr %47, align 8, !noalias !12
  store double 0.000000e+00, ptr %48, align 8, !noalias !12
  store double 0.000000e+00, ptr %49, align 8, !noalias !12
  store double 0.000000e+00, ptr %50, align 8, !noalias !12
  store double 0.000000e+00, ptr %51, align 8, !noalias !12
  store double 0.000000e+00, ptr %52, align 8, !noalias !12
  store i64 0, ptr %46, align 8, !noalias !12
  call fastcc void @f2(ptr %46, ptr %23, i64 %29, i64 %1045, i64 %24)
  %178 = load i64, ptr %46, align 8, !noalias !12
  %179 = load i64, ptr %1053, align 8, !noalias !15
  %180 = add i64 %179, -7046029254386353131
  store i64 %180, ptr %1053, align 8, !noalias !15
  %181 = lshr i64 %180, 30
  %182 = xor i64 %181, %180
  %183 = mul i64 %182, -4658895280553007687
  %184 = lshr i64 %183, 27
  %185 = xor i64 %184, %183
  %186 = mul i64 %185, -7723592293110705685
  %187 = lshr i64 %186, 42
  %188 = lshr i64 %186, 11
  %189 = xor i64 %187, %188
  %190 = uitofp nneg i64 %189 to double
  %191 = fmul double %190, 0x3CA0000000000000
  %192 = icmp eq i64 %178, 0
  br i1 %192, label %193, label %200
193:
  %194 = icmp slt i64 %1524, 0
  %195 = select i1 %194, i64 %30, i64 0
  %196 = getelementptr i64, ptr %1049, i64 %1524
  %197 = getelementptr i64, ptr %196, i64 %195
  %198 = load i64, ptr %197, align 8, !noalias !12
  %199 = icmp eq i64 %198, -1
  br i1 %199, label %302, label %200
200:
  %201 = add nsw i64 %178, -1
  %202 = icmp slt i64 %178, 1
  %203 = icmp slt i64 %1524, 0
  %204 = select i1 %203, i64 %30, i64 0
  %205 = getelementptr i64, ptr %1049, i64 %1524
  %206 = getelementptr i64, ptr %205, i64 %204
  %207 = add i64 %204, %1524
  %208 = mul i64 %207, %24
  %209 = getelementptr i64, ptr %1051, i64 %208
  %210 = getelementptr i64, ptr %209, i64 %201
  %211 = select i1 %202, ptr %206, ptr %210
  %212 = load i64, ptr %211, align 8, !noalias !18
  %213 = icmp slt i64 %1528, 0
  %214 = select i1 %213, i64 %30, i64 0
  %215 = getelementptr i64, ptr %1049, i64 %1528
  %216 = getelementptr i64, ptr %215, i64 %214
  %217 = add i64 %214, %1528
  %218 = mul i64 %217, %24
  %219 = getelementptr i64, ptr %1051, i64 %218
  %220 = getelementptr i64, ptr %219, i64 %201
  %221 = select i1 %202, ptr %216, ptr %220
  %222 = load i64, ptr %221, align 8, !noalias !21
  %223 = icmp slt i64 %1524, 0
  %224 = select i1 %223, i64 %30, i64 0
  %225 = add i64 %224, %1524
  %226 = icmp slt i64 %178, 0
  %227 = select i1 %226, i64 %24, i64 0
  %228 = add i64 %227, %178
  %229 = mul i64 %225, %24
  %230 = getelementptr i64, ptr %1051, i64 %229
  %231 = getelementptr i64, ptr %230, i64 %228
  %232 = load i64, ptr %231, align 8, !noalias !12
  %233 = icmp slt i64 %1528, 0
  %234 = select i1 %233, i64 %30, i64 0
  %235 = add i64 %234, %1528
  %236 = mul i64 %235, %24
  %237 = getelementptr i64, ptr %1051, i64 %236
  %238 = getelementptr i64, ptr %237, i64 %228
  %239 = load i64, ptr %238, align 8, !noalias !12
  %240 = getelementptr i64, ptr %1, i64 %178
  %241 = getelementptr i64, ptr %240, i64 %227
  %242 = load i64, ptr %241, align 8, !noalias !12
  store double 0.000000e+00, ptr %47, align 8, !noalias !12
  call fastcc void @f8(ptr %47, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %242, i64 %212, i64 %239, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %243 = load double, ptr %47, align 8, !noalias !12
  store double 0.000000e+00, ptr %48, align 8, !noalias !12
  call fastcc void @f8(ptr %48, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %242, i64 %222, i64 %232, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %244 = load double, ptr %48, align 8, !noalias !12
  %245 = fmul double %243, %244
  %246 = fcmp ugt double %245, 0.000000e+00
  br i1 %246, label %247, label %302
247:
  store double 0.000000e+00, ptr %49, align 8, !noalias !12
  call fastcc void @f8(ptr %49, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %242, i64 %212, i64 %232, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %248 = load double, ptr %49, align 8, !noalias !12
  store double 0.000000e+00, ptr %50, align 8, !noalias !12
  call fastcc void @f8(ptr %50, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %242, i64 %222, i64 %239, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %249 = load double, ptr %50, align 8, !noalias !12
  %250 = fmul double %248, %249
  %251 = tail call double @llvm.log.f64(double %245)
  %252 = tail call double @llvm.log.f64(double %250)
  %253 = fsub double %251, %252
  %254 = getelementptr double, ptr %1052, i64 %1524
  %255 = getelementptr double, ptr %254, i64 %224
  %256 = load double, ptr %255, align 8, !noalias !12
  %257 = getelementptr double, ptr %1052, i64 %1528
  %258 = getelementptr double, ptr %257, i64 %234
  %259 = load double, ptr %258, align 8, !noalias !12
  %260 = fcmp oeq double %256, %259
  %261 = sub i64 %24, %178
  %262 = icmp slt i64 %261, 1
  %263 = select i1 %260, i1 true, i1 %262
  br i1 %263, label %264, label %271
264:
  %265 = phi double [ %253, %247 ], [ %287, %271 ]
  %266 = fcmp ogt double %265, 0.000000e+00
  %267 = select i1 %266, double 0.000000e+00, double %265
  %268 = tail call double @llvm.exp.f64(double %267)
  %269 = fcmp uge double %191, %268
  %270 = select i1 %269, i1 true, i1 %262
  br i1 %270, label %302, label %289
271:
  %272 = phi double [ %287, %271 ], [ %253, %247 ]
  %273 = phi i64 [ %275, %271 ], [ %261, %247 ]
  %274 = phi i64 [ %276, %271 ], [ %178, %247 ]
  %275 = add nsw i64 %273, -1
  %276 = add i64 %274, 1
  %277 = icmp slt i64 %274, 0
  %278 = select i1 %277, i64 %24, i64 0
  %279 = add i64 %278, %274
  %280 = getelementptr i64, ptr %230, i64 %279
  %281 = load i64, ptr %280, align 8, !noalias !12
  %282 = getelementptr i64, ptr %237, i64 %279
  %283 = load i64, ptr %282, align 8, !noalias !12
  store double 0.000000e+00, ptr %51, align 8, !noalias !12
  call fastcc void @f7(ptr %51, ptr readonly %2, i64 %24, ptr readonly %3, i64 %24, i64 %25, ptr readonly %4, i64 %26, i64 %25, ptr readonly %5, i64 %26, i64 %25, i64 %25, i64 %274, ptr %15, i64 %29, i64 %30, i64 %24, ptr readonly %16, i64 %29, i64 %30, i64 %30, i64 %1045, i64 %1524, i64 %1528, i64 %283, i64 %281)
  %284 = load double, ptr %51, align 8, !noalias !12
  store double 0.000000e+00, ptr %52, align 8, !noalias !12
  call fastcc void @f7(ptr %52, ptr readonly %2, i64 %24, ptr readonly %3, i64 %24, i64 %25, ptr readonly %4, i64 %26, i64 %25, ptr readonly %5, i64 %26, i64 %25, i64 %25, i64 %274, ptr %15, i64 %29, i64 %30, i64 %24, ptr readonly %16, i64 %29, i64 %30, i64 %30, i64 %1045, i64 %1524, i64 %1528, i64 %281, i64 %283)
  %285 = load double, ptr %52, align 8, !noalias !12
  %286 = fsub double %284, %285
  %287 = fadd double %272, %286
  %288 = icmp sgt i64 %273, 1
  br i1 %288, label %271, label %264
289:
  %290 = phi i64 [ %292, %289 ], [ %261, %264 ]
  %291 = phi i64 [ %293, %289 ], [ %178, %264 ]
  %292 = add nsw i64 %290, -1
  %293 = add i64 %291, 1
  %294 = icmp slt i64 %291, 0
  %295 = select i1 %294, i64 %24, i64 0
  %296 = add i64 %295, %291
  %297 = getelementptr i64, ptr %230, i64 %296
  %298 = load i64, ptr %297, align 8, !noalias !12
  %299 = getelementptr i64, ptr %237, i64 %296
  %300 = load i64, ptr %299, align 8, !noalias !12
  store i64 %300, ptr %297, align 8, !noalias !12
  store i64 %298, ptr %299, align 8, !noalias !12
  %301 = icmp sgt i64 %290, 1
  br i1 %301, label %289, label %302
302:
  call void @llvm.lifetime.end.p0(ptr nonnull %46), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %47), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %48), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %49), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %50), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %51), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %52), !noalias !0
  br label %1040
303:
  %304 = icmp samesign ult i64 %1522, 6
  br i1 %304, label %305, label %826
305:
  call void @llvm.lifetime.start.p0(ptr nonnull %43), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %44), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %45), !noalias !0
  store i64 0, ptr %43, align 8, !noalias !24
  store double 0.000000e+00, ptr %44, align 8, !noalias !24
  store double 0.000000e+00, ptr %45, align 8, !noalias !24
  store i64 0, ptr %43, align 8, !noalias !24
  call fastcc void @f2(ptr %43, ptr %23, i64 %29, i64 %1045, i64 %24)
  %306 = load i64, ptr %43, align 8, !noalias !24
  %307 = icmp slt i64 %1524, 0
  %308 = select i1 %307, i64 %30, i64 0
  %309 = add i64 %308, %1524
  %310 = icmp slt i64 %306, 0
  %311 = select i1 %310, i64 %24, i64 0
  %312 = add i64 %311, %306
  %313 = mul i64 %309, %24
  %314 = getelementptr i64, ptr %1051, i64 %313
  %315 = getelementptr i64, ptr %314, i64 %312
  %316 = load i64, ptr %315, align 8, !noalias !24
  %317 = icmp slt i64 %1528, 0
  %318 = select i1 %317, i64 %30, i64 0
  %319 = add i64 %318, %1528
  %320 = mul i64 %319, %24
  %321 = getelementptr i64, ptr %1051, i64 %320
  %322 = getelementptr i64, ptr %321, i64 %312
  %323 = load i64, ptr %322, align 8, !noalias !24
  %324 = load i64, ptr %1053, align 8, !noalias !27
  %325 = add i64 %324, -7046029254386353131
  %326 = lshr i64 %325, 30
  %327 = xor i64 %326, %325
  %328 = mul i64 %327, -4658895280553007687
  %329 = lshr i64 %328, 27
  %330 = xor i64 %329, %328
  %331 = mul i64 %330, -7723592293110705685
  %332 = lshr i64 %331, 42
  %333 = lshr i64 %331, 11
  %334 = xor i64 %332, %333
  %335 = uitofp nneg i64 %334 to double
  %336 = fmul double %335, 0x3CA0000000000000
  %337 = add i64 %324, 4354685564936845354
  %338 = lshr i64 %337, 30
  %339 = xor i64 %338, %337
  %340 = mul i64 %339, -4658895280553007687
  %341 = lshr i64 %340, 27
  %342 = xor i64 %341, %340
  %343 = mul i64 %342, -7723592293110705685
  %344 = lshr i64 %343, 42
  %345 = lshr i64 %343, 11
  %346 = xor i64 %344, %345
  %347 = uitofp nneg i64 %346 to double
  %348 = fmul double %347, 0x3CA0000000000000
  %349 = add i64 %324, -2691343689449507777
  store i64 %349, ptr %1053, align 8, !noalias !30
  %350 = lshr i64 %349, 30
  %351 = xor i64 %350, %349
  %352 = mul i64 %351, -4658895280553007687
  %353 = lshr i64 %352, 27
  %354 = xor i64 %353, %352
  %355 = mul i64 %354, -7723592293110705685
  %356 = lshr i64 %355, 42
  %357 = lshr i64 %355, 11
  %358 = xor i64 %356, %357
  %359 = uitofp nneg i64 %358 to double
  %360 = fmul double %359, 0x3CA0000000000000
  %361 = icmp eq i64 %316, %25
  %362 = icmp eq i64 %323, %25
  %363 = select i1 %361, i1 true, i1 %362
  br i1 %363, label %825, label %364
364:
  %365 = icmp slt i64 %316, 0
  %366 = select i1 %365, i64 %25, i64 0
  %367 = getelementptr double, ptr %8, i64 %316
  %368 = getelementptr double, ptr %367, i64 %366
  %369 = load double, ptr %368, align 8, !noalias !24
  %370 = fcmp oeq double %369, 0.000000e+00
  br i1 %370, label %825, label %371
371:
  %372 = icmp slt i64 %323, 0
  %373 = select i1 %372, i64 %25, i64 0
  %374 = getelementptr double, ptr %8, i64 %323
  %375 = getelementptr double, ptr %374, i64 %373
  %376 = load double, ptr %375, align 8, !noalias !24
  %377 = fcmp oeq double %376, 0.000000e+00
  br i1 %377, label %825, label %378
378:
  %379 = icmp slt i64 %316, -1
  %380 = select i1 %379, i64 %27, i64 0
  %381 = getelementptr i64, ptr %6, i64 %316
  %382 = getelementptr i8, ptr %381, i64 8
  %383 = getelementptr i64, ptr %382, i64 %380
  %384 = load i64, ptr %383, align 8, !noalias !24
  %385 = select i1 %365, i64 %27, i64 0
  %386 = getelementptr i64, ptr %381, i64 %385
  %387 = load i64, ptr %386, align 8, !noalias !24
  %388 = sub nsw i64 %384, %387
  %389 = icmp slt i64 %323, -1
  %390 = select i1 %389, i64 %27, i64 0
  %391 = getelementptr i64, ptr %6, i64 %323
  %392 = getelementptr i8, ptr %391, i64 8
  %393 = getelementptr i64, ptr %392, i64 %390
  %394 = load i64, ptr %393, align 8, !noalias !24
  %395 = select i1 %372, i64 %27, i64 0
  %396 = getelementptr i64, ptr %391, i64 %395
  %397 = load i64, ptr %396, align 8, !noalias !24
  %398 = sub nsw i64 %394, %397
  %399 = sitofp i64 %388 to double
  %400 = fmul double %336, %399
  %401 = fptosi double %400 to i64
  %402 = add nsw i64 %387, %401
  %403 = icmp slt i64 %402, 0
  %404 = select i1 %403, i64 %28, i64 0
  %405 = getelementptr i64, ptr %7, i64 %402
  %406 = getelementptr i64, ptr %405, i64 %404
  %407 = load i64, ptr %406, align 8, !noalias !24
  %408 = sitofp i64 %398 to double
  %409 = fmul double %348, %408
  %410 = fptosi double %409 to i64
  %411 = add nsw i64 %397, %410
  %412 = icmp slt i64 %411, 0
  %413 = select i1 %412, i64 %28, i64 0
  %414 = getelementptr i64, ptr %7, i64 %411
  %415 = getelementptr i64, ptr %414, i64 %413
  %416 = load i64, ptr %415, align 8, !noalias !24
  %417 = getelementptr i64, ptr %314, i64 %306
  %418 = getelementptr i64, ptr %417, i64 %311
  %419 = load i64, ptr %418, align 8, !noalias !33
  %420 = add nsw i64 %306, -1
  %421 = icmp sgt i64 %306, 0
  %422 = icmp sle i64 %306, %24
  %423 = and i1 %421, %422
  br i1 %423, label %424, label %441
424:
  %425 = getelementptr i64, ptr %314, i64 %420
  %426 = load i64, ptr %425, align 8, !noalias !33
  %427 = icmp eq i64 %426, %419
  br i1 %427, label %428, label %441
428:
  %429 = add nsw i64 %306, -2
  %430 = icmp slt i64 %429, %24
  br label %431
431:
  %432 = phi i64 [ %433, %436 ], [ %306, %428 ]
  %433 = add nsw i64 %432, -1
  %434 = icmp sgt i64 %432, 1
  %435 = and i1 %430, %434
  br i1 %435, label %436, label %441
436:
  %437 = getelementptr i64, ptr %314, i64 %432
  %438 = getelementptr i8, ptr %437, i64 -16
  %439 = load i64, ptr %438, align 8, !noalias !33
  %440 = icmp eq i64 %439, %419
  br i1 %440, label %431, label %441
441:
  %442 = phi i64 [ %306, %378 ], [ %306, %424 ], [ %433, %431 ], [ %433, %436 ]
  %443 = add nsw i64 %306, 1
  %444 = icmp sgt i64 %306, -2
  %445 = icmp slt i64 %443, %24
  %446 = and i1 %444, %445
  br i1 %446, label %447, label %460
447:
  %448 = getelementptr i64, ptr %314, i64 %443
  %449 = load i64, ptr %448, align 8, !noalias !36
  %450 = icmp eq i64 %449, %419
  br i1 %450, label %451, label %460
451:
  %452 = phi i64 [ %456, %455 ], [ %306, %447 ]
  %453 = add nsw i64 %452, 2
  %454 = icmp slt i64 %453, %24
  br i1 %454, label %455, label %460
455:
  %456 = add nsw i64 %452, 1
  %457 = getelementptr i64, ptr %314, i64 %453
  %458 = load i64, ptr %457, align 8, !noalias !36
  %459 = icmp eq i64 %458, %419
  br i1 %459, label %451, label %460
460:
  %461 = phi i64 [ %306, %441 ], [ %306, %447 ], [ %456, %455 ], [ %63, %451 ]
  %462 = getelementptr i64, ptr %321, i64 %306
  %463 = getelementptr i64, ptr %462, i64 %311
  %464 = load i64, ptr %463, align 8, !noalias !39
  br i1 %423, label %465, label %482
465:
  %466 = getelementptr i64, ptr %321, i64 %420
  %467 = load i64, ptr %466, align 8, !noalias !39
  %468 = icmp eq i64 %467, %464
  br i1 %468, label %469, label %482
469:
  %470 = add nsw i64 %306, -2
  %471 = icmp slt i64 %470, %24
  br label %472
472:
  %473 = phi i64 [ %474, %477 ], [ %306, %469 ]
  %474 = add nsw i64 %473, -1
  %475 = icmp sgt i64 %473, 1
  %476 = and i1 %471, %475
  br i1 %476, label %477, label %482
477:
  %478 = getelementptr i64, ptr %321, i64 %473
  %479 = getelementptr i8, ptr %478, i64 -16
  %480 = load i64, ptr %479, align 8, !noalias !39
  %481 = icmp eq i64 %480, %464
  br i1 %481, label %472, label %482
482:
  %483 = phi i64 [ %306, %460 ], [ %306, %465 ], [ %474, %472 ], [ %474, %477 ]
  br i1 %446, label %484, label %497
484:
  %485 = getelementptr i64, ptr %321, i64 %443
  %486 = load i64, ptr %485, align 8, !noalias !42
  %487 = icmp eq i64 %486, %464
  br i1 %487, label %488, label %497
488:
  %489 = phi i64 [ %493, %492 ], [ %306, %484 ]
  %490 = add nsw i64 %489, 2
  %491 = icmp slt i64 %490, %24
  br i1 %491, label %492, label %497
492:
  %493 = add nsw i64 %489, 1
  %494 = getelementptr i64, ptr %321, i64 %490
  %495 = load i64, ptr %494, align 8, !noalias !42
  %496 = icmp eq i64 %495, %464
  br i1 %496, label %488, label %497
497:
  %498 = phi i64 [ %306, %482 ], [ %306, %484 ], [ %493, %492 ], [ %63, %488 ]
  %499 = icmp sgt i64 %442, 0
  br i1 %499, label %500, label %505
500:
  %501 = getelementptr i64, ptr %314, i64 %442
  %502 = getelementptr i8, ptr %501, i64 -8
  %503 = load i64, ptr %502, align 8, !noalias !24
  %504 = icmp eq i64 %503, %407
  br i1 %504, label %825, label %505
505:
  %506 = add nsw i64 %461, 1
  %507 = icmp slt i64 %506, %24
  br i1 %507, label %508, label %515
508:
  %509 = icmp slt i64 %461, -1
  %510 = select i1 %509, i64 %24, i64 0
  %511 = getelementptr i64, ptr %314, i64 %506
  %512 = getelementptr i64, ptr %511, i64 %510
  %513 = load i64, ptr %512, align 8, !noalias !24
  %514 = icmp eq i64 %513, %407
  br i1 %514, label %825, label %515
515:
  %516 = icmp sgt i64 %483, 0
  br i1 %516, label %517, label %522
517:
  %518 = getelementptr i64, ptr %321, i64 %483
  %519 = getelementptr i8, ptr %518, i64 -8
  %520 = load i64, ptr %519, align 8, !noalias !24
  %521 = icmp eq i64 %520, %416
  br i1 %521, label %825, label %522
522:
  %523 = add nsw i64 %498, 1
  %524 = icmp slt i64 %523, %24
  br i1 %524, label %525, label %532
525:
  %526 = icmp slt i64 %498, -1
  %527 = select i1 %526, i64 %24, i64 0
  %528 = getelementptr i64, ptr %321, i64 %523
  %529 = getelementptr i64, ptr %528, i64 %527
  %530 = load i64, ptr %529, align 8, !noalias !24
  %531 = icmp eq i64 %530, %416
  br i1 %531, label %825, label %532
532:
  %533 = icmp slt i64 %407, -1
  %534 = select i1 %533, i64 %27, i64 0
  %535 = getelementptr i64, ptr %6, i64 %407
  %536 = getelementptr i8, ptr %535, i64 8
  %537 = getelementptr i64, ptr %536, i64 %534
  %538 = load i64, ptr %537, align 8, !noalias !24
  %539 = icmp slt i64 %407, 0
  %540 = select i1 %539, i64 %27, i64 0
  %541 = getelementptr i64, ptr %535, i64 %540
  %542 = load i64, ptr %541, align 8, !noalias !24
  %543 = icmp slt i64 %416, -1
  %544 = select i1 %543, i64 %27, i64 0
  %545 = getelementptr i64, ptr %6, i64 %416
  %546 = getelementptr i8, ptr %545, i64 8
  %547 = getelementptr i64, ptr %546, i64 %544
  %548 = load i64, ptr %547, align 8, !noalias !24
  %549 = icmp slt i64 %416, 0
  %550 = select i1 %549, i64 %27, i64 0
  %551 = getelementptr i64, ptr %545, i64 %550
  %552 = load i64, ptr %551, align 8, !noalias !24
  call void @llvm.lifetime.start.p0(ptr nonnull %42), !noalias !24
  store double 0.000000e+00, ptr %42, align 8, !noalias !45
  %553 = add nsw i64 %461, 2
  %554 = tail call i64 @llvm.smin.i64(i64 %24, i64 %553)
  %555 = sub i64 %554, %442
  %556 = icmp slt i64 %555, 1
  br i1 %556, label %601, label %557
557:
  %558 = getelementptr i64, ptr %1049, i64 %1524
  %559 = getelementptr i64, ptr %558, i64 %308
  br label %594
560:
  %561 = load i64, ptr %559, align 8, !noalias !45
  %562 = icmp eq i64 %561, -1
  br i1 %562, label %591, label %563
563:
  %564 = icmp eq i64 %596, %442
  br i1 %564, label %565, label %571
565:
  %566 = icmp slt i64 %596, 1
  %567 = getelementptr i64, ptr %314, i64 %596
  %568 = getelementptr i8, ptr %567, i64 -8
  %569 = select i1 %566, ptr %559, ptr %568
  %570 = load i64, ptr %569, align 8, !noalias !48
  br label %571
571:
  %572 = phi i64 [ %570, %565 ], [ %407, %563 ]
  %573 = icmp sgt i64 %596, %461
  br i1 %573, label %574, label %579
574:
  %575 = icmp slt i64 %596, 0
  %576 = getelementptr i64, ptr %314, i64 %596
  %577 = select i1 %575, ptr %559, ptr %576
  %578 = load i64, ptr %577, align 8, !noalias !51
  br label %579
579:
  %580 = phi i64 [ %578, %574 ], [ %407, %571 ]
  %581 = icmp slt i64 %596, 0
  %582 = select i1 %581, i64 %24, i64 0
  %583 = getelementptr i64, ptr %1, i64 %596
  %584 = getelementptr i64, ptr %583, i64 %582
  %585 = load i64, ptr %584, align 8, !noalias !45
  store double 0.000000e+00, ptr %42, align 8, !noalias !45
  call fastcc void @f8(ptr %42, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %585, i64 %572, i64 %580, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %586 = load double, ptr %42, align 8, !noalias !45
  %587 = fcmp ugt double %586, 0.000000e+00
  br i1 %587, label %588, label %601
588:
  %589 = tail call double @llvm.log.f64(double %586)
  %590 = fadd double %595, %589
  br label %591
591:
  %592 = phi double [ %590, %588 ], [ %595, %560 ]
  %593 = icmp sgt i64 %597, 1
  br i1 %593, label %594, label %601
594:
  %595 = phi double [ 0.000000e+00, %557 ], [ %592, %591 ]
  %596 = phi i64 [ %442, %557 ], [ %599, %591 ]
  %597 = phi i64 [ %555, %557 ], [ %598, %591 ]
  %598 = add nsw i64 %597, -1
  %599 = add i64 %596, 1
  %600 = icmp eq i64 %596, 0
  br i1 %600, label %560, label %563
601:
  %602 = phi double [ 0.000000e+00, %532 ], [ 0xFFF0000000000000, %579 ], [ %592, %591 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %42), !noalias !24
  call void @llvm.lifetime.start.p0(ptr nonnull %41), !noalias !24
  store double 0.000000e+00, ptr %41, align 8, !noalias !54
  %603 = add nsw i64 %498, 2
  %604 = tail call i64 @llvm.smin.i64(i64 %24, i64 %603)
  %605 = sub i64 %604, %483
  %606 = icmp slt i64 %605, 1
  br i1 %606, label %651, label %607
607:
  %608 = getelementptr i64, ptr %1049, i64 %1528
  %609 = getelementptr i64, ptr %608, i64 %318
  br label %644
610:
  %611 = load i64, ptr %609, align 8, !noalias !54
  %612 = icmp eq i64 %611, -1
  br i1 %612, label %641, label %613
613:
  %614 = icmp eq i64 %646, %483
  br i1 %614, label %615, label %621
615:
  %616 = icmp slt i64 %646, 1
  %617 = getelementptr i64, ptr %321, i64 %646
  %618 = getelementptr i8, ptr %617, i64 -8
  %619 = select i1 %616, ptr %609, ptr %618
  %620 = load i64, ptr %619, align 8, !noalias !57
  br label %621
621:
  %622 = phi i64 [ %620, %615 ], [ %416, %613 ]
  %623 = icmp sgt i64 %646, %498
  br i1 %623, label %624, label %629
624:
  %625 = icmp slt i64 %646, 0
  %626 = getelementptr i64, ptr %321, i64 %646
  %627 = select i1 %625, ptr %609, ptr %626
  %628 = load i64, ptr %627, align 8, !noalias !60
  br label %629
629:
  %630 = phi i64 [ %628, %624 ], [ %416, %621 ]
  %631 = icmp slt i64 %646, 0
  %632 = select i1 %631, i64 %24, i64 0
  %633 = getelementptr i64, ptr %1, i64 %646
  %634 = getelementptr i64, ptr %633, i64 %632
  %635 = load i64, ptr %634, align 8, !noalias !54
  store double 0.000000e+00, ptr %41, align 8, !noalias !54
  call fastcc void @f8(ptr %41, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %635, i64 %622, i64 %630, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %636 = load double, ptr %41, align 8, !noalias !54
  %637 = fcmp ugt double %636, 0.000000e+00
  br i1 %637, label %638, label %651
638:
  %639 = tail call double @llvm.log.f64(double %636)
  %640 = fadd double %645, %639
  br label %641
641:
  %642 = phi double [ %640, %638 ], [ %645, %610 ]
  %643 = icmp sgt i64 %647, 1
  br i1 %643, label %644, label %651
644:
  %645 = phi double [ 0.000000e+00, %607 ], [ %642, %641 ]
  %646 = phi i64 [ %483, %607 ], [ %649, %641 ]
  %647 = phi i64 [ %605, %607 ], [ %648, %641 ]
  %648 = add nsw i64 %647, -1
  %649 = add i64 %646, 1
  %650 = icmp eq i64 %646, 0
  br i1 %650, label %610, label %613
651:
  %652 = phi double [ 0.000000e+00, %601 ], [ 0xFFF0000000000000, %629 ], [ %642, %641 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %41), !noalias !24
  %653 = mul nsw i64 %398, %388
  %654 = sitofp i64 %653 to double
  %655 = tail call double @llvm.log.f64(double %654)
  %656 = sub nsw i64 %538, %542
  %657 = sitofp i64 %656 to double
  %658 = sub nsw i64 %548, %552
  %659 = sitofp i64 %658 to double
  %660 = fmul double %657, %659
  %661 = tail call double @llvm.log.f64(double %660)
  %662 = fsub double %655, %661
  %663 = fadd double %662, %602
  %664 = fadd double %663, %652
  %665 = fcmp oeq double %664, 0xFFF0000000000000
  br i1 %665, label %825, label %666
666:
  call void @llvm.lifetime.start.p0(ptr nonnull %40), !noalias !24
  store double 0.000000e+00, ptr %40, align 8, !noalias !63
  br i1 %556, label %711, label %667
667:
  %668 = getelementptr i64, ptr %1049, i64 %1524
  %669 = getelementptr i64, ptr %668, i64 %308
  br label %704
670:
  %671 = load i64, ptr %669, align 8, !noalias !63
  %672 = icmp eq i64 %671, -1
  br i1 %672, label %701, label %673
673:
  %674 = icmp eq i64 %706, %442
  br i1 %674, label %675, label %681
675:
  %676 = icmp slt i64 %706, 1
  %677 = getelementptr i64, ptr %314, i64 %706
  %678 = getelementptr i8, ptr %677, i64 -8
  %679 = select i1 %676, ptr %669, ptr %678
  %680 = load i64, ptr %679, align 8, !noalias !66
  br label %681
681:
  %682 = phi i64 [ %680, %675 ], [ %316, %673 ]
  %683 = icmp sgt i64 %706, %461
  br i1 %683, label %684, label %689
684:
  %685 = icmp slt i64 %706, 0
  %686 = getelementptr i64, ptr %314, i64 %706
  %687 = select i1 %685, ptr %669, ptr %686
  %688 = load i64, ptr %687, align 8, !noalias !69
  br label %689
689:
  %690 = phi i64 [ %688, %684 ], [ %316, %681 ]
  %691 = icmp slt i64 %706, 0
  %692 = select i1 %691, i64 %24, i64 0
  %693 = getelementptr i64, ptr %1, i64 %706
  %694 = getelementptr i64, ptr %693, i64 %692
  %695 = load i64, ptr %694, align 8, !noalias !63
  store double 0.000000e+00, ptr %40, align 8, !noalias !63
  call fastcc void @f8(ptr %40, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %695, i64 %682, i64 %690, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %696 = load double, ptr %40, align 8, !noalias !63
  %697 = fcmp ugt double %696, 0.000000e+00
  br i1 %697, label %698, label %711
698:
  %699 = tail call double @llvm.log.f64(double %696)
  %700 = fadd double %705, %699
  br label %701
701:
  %702 = phi double [ %700, %698 ], [ %705, %670 ]
  %703 = icmp sgt i64 %707, 1
  br i1 %703, label %704, label %711
704:
  %705 = phi double [ 0.000000e+00, %667 ], [ %702, %701 ]
  %706 = phi i64 [ %442, %667 ], [ %709, %701 ]
  %707 = phi i64 [ %555, %667 ], [ %708, %701 ]
  %708 = add nsw i64 %707, -1
  %709 = add i64 %706, 1
  %710 = icmp eq i64 %706, 0
  br i1 %710, label %670, label %673
711:
  %712 = phi double [ 0.000000e+00, %666 ], [ 0xFFF0000000000000, %689 ], [ %702, %701 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %40), !noalias !24
  call void @llvm.lifetime.start.p0(ptr nonnull %39), !noalias !24
  store double 0.000000e+00, ptr %39, align 8, !noalias !72
  br i1 %606, label %757, label %713
713:
  %714 = getelementptr i64, ptr %1049, i64 %1528
  %715 = getelementptr i64, ptr %714, i64 %318
  br label %750
716:
  %717 = load i64, ptr %715, align 8, !noalias !72
  %718 = icmp eq i64 %717, -1
  br i1 %718, label %747, label %719
719:
  %720 = icmp eq i64 %752, %483
  br i1 %720, label %721, label %727
721:
  %722 = icmp slt i64 %752, 1
  %723 = getelementptr i64, ptr %321, i64 %752
  %724 = getelementptr i8, ptr %723, i64 -8
  %725 = select i1 %722, ptr %715, ptr %724
  %726 = load i64, ptr %725, align 8, !noalias !75
  br label %727
727:
  %728 = phi i64 [ %726, %721 ], [ %323, %719 ]
  %729 = icmp sgt i64 %752, %498
  br i1 %729, label %730, label %735
730:
  %731 = icmp slt i64 %752, 0
  %732 = getelementptr i64, ptr %321, i64 %752
  %733 = select i1 %731, ptr %715, ptr %732
  %734 = load i64, ptr %733, align 8, !noalias !78
  br label %735
735:
  %736 = phi i64 [ %734, %730 ], [ %323, %727 ]
  %737 = icmp slt i64 %752, 0
  %738 = select i1 %737, i64 %24, i64 0
  %739 = getelementptr i64, ptr %1, i64 %752
  %740 = getelementptr i64, ptr %739, i64 %738
  %741 = load i64, ptr %740, align 8, !noalias !72
  store double 0.000000e+00, ptr %39, align 8, !noalias !72
  call fastcc void @f8(ptr %39, ptr readonly %6, i64 %27, ptr readonly %7, i64 %28, ptr readonly %8, i64 %25, ptr readonly %9, i64 %25, double %10, double %11, i64 %741, i64 %728, i64 %736, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %742 = load double, ptr %39, align 8, !noalias !72
  %743 = fcmp ugt double %742, 0.000000e+00
  br i1 %743, label %744, label %757
744:
  %745 = tail call double @llvm.log.f64(double %742)
  %746 = fadd double %751, %745
  br label %747
747:
  %748 = phi double [ %746, %744 ], [ %751, %716 ]
  %749 = icmp sgt i64 %753, 1
  br i1 %749, label %750, label %757
750:
  %751 = phi double [ 0.000000e+00, %713 ], [ %748, %747 ]
  %752 = phi i64 [ %483, %713 ], [ %755, %747 ]
  %753 = phi i64 [ %605, %713 ], [ %754, %747 ]
  %754 = add nsw i64 %753, -1
  %755 = add i64 %752, 1
  %756 = icmp eq i64 %752, 0
  br i1 %756, label %716, label %719
757:
  %758 = phi double [ 0.000000e+00, %711 ], [ 0xFFF0000000000000, %735 ], [ %748, %747 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %39), !noalias !24
  %759 = fsub double %664, %712
  %760 = fsub double %759, %758
  %761 = tail call i64 @llvm.smin.i64(i64 %483, i64 %442)
  %762 = tail call i64 @llvm.smax.i64(i64 %498, i64 %461)
  %763 = sub i64 %762, %761
  %764 = icmp ugt i64 %763, 9223372036854775806
  br i1 %764, label %767, label %765
765:
  %766 = add nuw nsw i64 %763, 1
  br label %779
767:
  %768 = phi double [ %760, %757 ], [ %803, %779 ]
  %769 = fcmp ogt double %768, 0.000000e+00
  %770 = select i1 %769, double 0.000000e+00, double %768
  %771 = tail call double @llvm.exp.f64(double %770)
  %772 = fcmp olt double %360, %771
  br i1 %772, label %773, label %825
773:
  %774 = sub i64 %506, %442
  %775 = icmp slt i64 %774, 1
  br i1 %775, label %776, label %805
776:
  %777 = sub i64 %523, %483
  %778 = icmp slt i64 %777, 1
  br i1 %778, label %825, label %815
779:
  %780 = phi double [ %803, %779 ], [ %760, %765 ]
  %781 = phi i64 [ %783, %779 ], [ %766, %765 ]
  %782 = phi i64 [ %784, %779 ], [ %761, %765 ]
  %783 = add nsw i64 %781, -1
  %784 = add i64 %782, 1
  %785 = icmp slt i64 %782, 0
  %786 = select i1 %785, i64 %24, i64 0
  %787 = add i64 %786, %782
  %788 = getelementptr i64, ptr %314, i64 %787
  %789 = load i64, ptr %788, align 8, !noalias !24
  %790 = getelementptr i64, ptr %321, i64 %787
  %791 = load i64, ptr %790, align 8, !noalias !24
  %792 = icmp sgt i64 %442, %782
  %793 = icmp sgt i64 %782, %461
  %794 = select i1 %792, i1 true, i1 %793
  %795 = select i1 %794, i64 %789, i64 %407
  %796 = icmp sgt i64 %483, %782
  %797 = icmp sgt i64 %782, %498
  %798 = select i1 %796, i1 true, i1 %797
  %799 = select i1 %798, i64 %791, i64 %416
  store double 0.000000e+00, ptr %44, align 8, !noalias !24
  call fastcc void @f7(ptr %44, ptr readonly %2, i64 %24, ptr readonly %3, i64 %24, i64 %25, ptr readonly %4, i64 %26, i64 %25, ptr readonly %5, i64 %26, i64 %25, i64 %25, i64 %782, ptr %15, i64 %29, i64 %30, i64 %24, ptr readonly %16, i64 %29, i64 %30, i64 %30, i64 %1045, i64 %1524, i64 %1528, i64 %795, i64 %799)
  %800 = load double, ptr %44, align 8, !noalias !24
  store double 0.000000e+00, ptr %45, align 8, !noalias !24
  call fastcc void @f7(ptr %45, ptr readonly %2, i64 %24, ptr readonly %3, i64 %24, i64 %25, ptr readonly %4, i64 %26, i64 %25, ptr readonly %5, i64 %26, i64 %25, i64 %25, i64 %782, ptr %15, i64 %29, i64 %30, i64 %24, ptr readonly %16, i64 %29, i64 %30, i64 %30, i64 %1045, i64 %1524, i64 %1528, i64 %789, i64 %791)
  %801 = load double, ptr %45, align 8, !noalias !24
  %802 = fadd double %780, %800
  %803 = fsub double %802, %801
  %804 = icmp sgt i64 %781, 1
  br i1 %804, label %779, label %767
805:
  %806 = phi i64 [ %808, %805 ], [ %774, %773 ]
  %807 = phi i64 [ %809, %805 ], [ %442, %773 ]
  %808 = add nsw i64 %806, -1
  %809 = add i64 %807, 1
  %810 = icmp slt i64 %807, 0
  %811 = select i1 %810, i64 %24, i64 0
  %812 = getelementptr i64, ptr %314, i64 %807
  %813 = getelementptr i64, ptr %812, i64 %811
  store i64 %407, ptr %813, align 8, !noalias !24
  %814 = icmp sgt i64 %806, 1
  br i1 %814, label %805, label %776
815:
  %816 = phi i64 [ %818, %815 ], [ %777, %776 ]
  %817 = phi i64 [ %819, %815 ], [ %483, %776 ]
  %818 = add nsw i64 %816, -1
  %819 = add i64 %817, 1
  %820 = icmp slt i64 %817, 0
  %821 = select i1 %820, i64 %24, i64 0
  %822 = getelementptr i64, ptr %321, i64 %817
  %823 = getelementptr i64, ptr %822, i64 %821
  store i64 %416, ptr %823, align 8, !noalias !24
  %824 = icmp sgt i64 %816, 1
  br i1 %824, label %815, label %825
825:
  call void @llvm.lifetime.end.p0(ptr nonnull %43), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %44), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %45), !noalias !0
  br label %1040
826:
  br i1 %57, label %827, label %1040
827:
  call void @llvm.lifetime.start.p0(ptr nonnull %38), !noalias !0
  store double 0.000000e+00, ptr %38, align 8, !noalias !81
  %828 = icmp slt i64 %1524, 0
  %829 = select i1 %828, i64 %30, i64 0
  %830 = getelementptr double, ptr %1052, i64 %1524
  %831 = getelementptr double, ptr %830, i64 %829
  %832 = load double, ptr %831, align 8, !noalias !81
  %833 = icmp slt i64 %1528, 0
  %834 = select i1 %833, i64 %30, i64 0
  %835 = getelementptr double, ptr %1052, i64 %1528
  %836 = getelementptr double, ptr %835, i64 %834
  %837 = load double, ptr %836, align 8, !noalias !81
  br i1 %64, label %984, label %838
838:
  %839 = add i64 %829, %1524
  %840 = mul i64 %839, %24
  %841 = getelementptr i64, ptr %1051, i64 %840
  %842 = add i64 %834, %1528
  %843 = mul i64 %842, %24
  %844 = getelementptr i64, ptr %1051, i64 %843
  br label %1027
845:
  %846 = icmp slt i64 %1035, 0
  %847 = select i1 %846, i64 %25, i64 0
  %848 = mul i64 %1030, %25
  %849 = getelementptr double, ptr %3, i64 %848
  %850 = getelementptr double, ptr %849, i64 %1035
  %851 = getelementptr double, ptr %850, i64 %847
  %852 = load double, ptr %851, align 8, !noalias !84
  br i1 %62, label %853, label %886
853:
  %854 = getelementptr i64, ptr %1051, i64 %1030
  %855 = icmp slt i64 %1033, 0
  %856 = select i1 %855, i64 %26, i64 0
  %857 = add i64 %856, %1033
  %858 = mul i64 %857, %74
  %859 = getelementptr double, ptr %5, i64 %858
  %860 = getelementptr double, ptr %859, i64 %1035
  %861 = getelementptr double, ptr %860, i64 %847
  br label %876
862:
  %863 = getelementptr double, ptr %1052, i64 %878
  %864 = load double, ptr %863, align 8, !noalias !84
  %865 = icmp slt i64 %882, 0
  %866 = select i1 %865, i64 %25, i64 0
  %867 = add i64 %866, %882
  %868 = mul i64 %867, %25
  %869 = getelementptr double, ptr %861, i64 %868
  %870 = load double, ptr %869, align 8, !noalias !84
  %871 = fmul double %864, %870
  %872 = fsub double %877, %871
  br label %873
873:
  %874 = phi double [ %872, %862 ], [ %877, %876 ]
  %875 = icmp eq i64 %879, %30
  br i1 %875, label %886, label %876
876:
  %877 = phi double [ %852, %853 ], [ %874, %873 ]
  %878 = phi i64 [ 0, %853 ], [ %879, %873 ]
  %879 = add nuw nsw i64 %878, 1
  %880 = mul i64 %878, %24
  %881 = getelementptr i64, ptr %854, i64 %880
  %882 = load i64, ptr %881, align 8, !noalias !84
  %883 = icmp ne i64 %878, %1524
  %884 = icmp slt i64 %882, %25
  %885 = select i1 %883, i1 %884, i1 false
  br i1 %885, label %862, label %873
886:
  %887 = phi double [ %852, %845 ], [ %874, %873 ]
  %888 = icmp slt i64 %1033, 0
  %889 = select i1 %888, i64 %26, i64 0
  %890 = add i64 %889, %1033
  %891 = mul i64 %890, %25
  %892 = getelementptr double, ptr %4, i64 %891
  %893 = getelementptr double, ptr %892, i64 %1035
  %894 = getelementptr double, ptr %893, i64 %847
  %895 = load double, ptr %894, align 8, !noalias !81
  %896 = fmul double %832, %895
  %897 = fsub double %887, %896
  %898 = fadd double %1028, %897
  %899 = fadd double %1029, %895
  br label %900
900:
  %901 = phi double [ %899, %886 ], [ %1029, %1027 ]
  %902 = phi double [ %898, %886 ], [ %1028, %1027 ]
  %903 = icmp sge i64 %1037, %25
  br i1 %903, label %959, label %904
904:
  %905 = icmp slt i64 %1037, 0
  %906 = select i1 %905, i64 %25, i64 0
  %907 = mul i64 %1030, %25
  %908 = getelementptr double, ptr %3, i64 %907
  %909 = getelementptr double, ptr %908, i64 %1037
  %910 = getelementptr double, ptr %909, i64 %906
  %911 = load double, ptr %910, align 8, !noalias !87
  br i1 %62, label %912, label %945
912:
  %913 = getelementptr i64, ptr %1051, i64 %1030
  %914 = icmp slt i64 %1033, 0
  %915 = select i1 %914, i64 %26, i64 0
  %916 = add i64 %915, %1033
  %917 = mul i64 %916, %74
  %918 = getelementptr double, ptr %5, i64 %917
  %919 = getelementptr double, ptr %918, i64 %1037
  %920 = getelementptr double, ptr %919, i64 %906
  br label %935
921:
  %922 = getelementptr double, ptr %1052, i64 %937
  %923 = load double, ptr %922, align 8, !noalias !87
  %924 = icmp slt i64 %941, 0
  %925 = select i1 %924, i64 %25, i64 0
  %926 = add i64 %925, %941
  %927 = mul i64 %926, %25
  %928 = getelementptr double, ptr %920, i64 %927
  %929 = load double, ptr %928, align 8, !noalias !87
  %930 = fmul double %923, %929
  %931 = fsub double %936, %930
  br label %932
932:
  %933 = phi double [ %931, %921 ], [ %936, %935 ]
  %934 = icmp eq i64 %938, %30
  br i1 %934, label %945, label %935
935:
  %936 = phi double [ %911, %912 ], [ %933, %932 ]
  %937 = phi i64 [ 0, %912 ], [ %938, %932 ]
  %938 = add nuw nsw i64 %937, 1
  %939 = mul i64 %937, %24
  %940 = getelementptr i64, ptr %913, i64 %939
  %941 = load i64, ptr %940, align 8, !noalias !87
  %942 = icmp ne i64 %937, %1528
  %943 = icmp slt i64 %941, %25
  %944 = select i1 %942, i1 %943, i1 false
  br i1 %944, label %921, label %932
945:
  %946 = phi double [ %911, %904 ], [ %933, %932 ]
  %947 = icmp slt i64 %1033, 0
  %948 = select i1 %947, i64 %26, i64 0
  %949 = add i64 %948, %1033
  %950 = mul i64 %949, %25
  %951 = getelementptr double, ptr %4, i64 %950
  %952 = getelementptr double, ptr %951, i64 %1037
  %953 = getelementptr double, ptr %952, i64 %906
  %954 = load double, ptr %953, align 8, !noalias !81
  %955 = fmul double %837, %954
  %956 = fsub double %946, %955
  %957 = fsub double %902, %956
  %958 = fadd double %901, %954
  br label %959
959:
  %960 = phi double [ %958, %945 ], [ %901, %900 ]
  %961 = phi double [ %957, %945 ], [ %902, %900 ]
  %962 = or i1 %1038, %903
  br i1 %962, label %981, label %963
963:
  %964 = icmp slt i64 %1033, 0
  %965 = select i1 %964, i64 %26, i64 0
  %966 = add i64 %965, %1033
  %967 = icmp slt i64 %1035, 0
  %968 = select i1 %967, i64 %25, i64 0
  %969 = add i64 %968, %1035
  %970 = icmp slt i64 %1037, 0
  %971 = select i1 %970, i64 %25, i64 0
  %972 = mul i64 %966, %74
  %973 = mul i64 %969, %25
  %974 = getelementptr double, ptr %5, i64 %972
  %975 = getelementptr double, ptr %974, i64 %973
  %976 = getelementptr double, ptr %975, i64 %1037
  %977 = getelementptr double, ptr %976, i64 %971
  %978 = load double, ptr %977, align 8, !noalias !81
  %979 = fmul double %978, 2.000000e+00
  %980 = fsub double %960, %979
  br label %981
981:
  %982 = phi double [ %980, %963 ], [ %960, %959 ]
  %983 = icmp eq i64 %1031, %24
  br i1 %983, label %984, label %1027
984:
  %985 = phi double [ 0.000000e+00, %827 ], [ %982, %981 ]
  %986 = phi double [ 0.000000e+00, %827 ], [ %961, %981 ]
  %987 = fsub double %13, %832
  %988 = fsub double %837, %14
  %989 = fcmp ogt double %988, %987
  %990 = select i1 %989, double %988, double %987
  %991 = fsub double %14, %832
  %992 = fsub double %837, %13
  %993 = fcmp olt double %992, %991
  %994 = select i1 %993, double %992, double %991
  %995 = load i64, ptr %1053, align 8, !noalias !90
  %996 = add i64 %995, -7046029254386353131
  store i64 %996, ptr %1053, align 8, !noalias !90
  %997 = fcmp ogt double %994, %990
  br i1 %997, label %998, label %1039
998:
  %999 = fcmp olt double %985, 0.000000e+00
  %1000 = select i1 %999, double 0.000000e+00, double %985
  %1001 = lshr i64 %996, 30
  %1002 = xor i64 %1001, %996
  %1003 = mul i64 %1002, -4658895280553007687
  %1004 = lshr i64 %1003, 27
  %1005 = xor i64 %1004, %1003
  %1006 = mul i64 %1005, -7723592293110705685
  %1007 = lshr i64 %1006, 42
  %1008 = lshr i64 %1006, 11
  %1009 = xor i64 %1007, %1008
  %1010 = uitofp nneg i64 %1009 to double
  %1011 = fmul double %1010, 0x3CA0000000000000
  %1012 = fmul double %990, %1000
  %1013 = fsub double %986, %1012
  %1014 = fsub double %994, %990
  store double 0.000000e+00, ptr %38, align 8, !noalias !81
  call fastcc void @f3(ptr %38, double %1013, double %1000, double 0.000000e+00, double %1014, double %1011)
  %1015 = load double, ptr %38, align 8, !noalias !81
  %1016 = fadd double %990, %1015
  %1017 = fadd double %832, %1016
  %1018 = fcmp ogt double %13, %1017
  %1019 = select i1 %1018, double %13, double %1017
  %1020 = fcmp olt double %14, %1019
  %1021 = select i1 %1020, double %14, double %1019
  store double %1021, ptr %831, align 8, !noalias !81
  %1022 = fsub double %837, %1016
  %1023 = fcmp ogt double %13, %1022
  %1024 = select i1 %1023, double %13, double %1022
  %1025 = fcmp olt double %14, %1024
  %1026 = select i1 %1025, double %14, double %1024
  store double %1026, ptr %836, align 8, !noalias !81
  br label %1039
1027:
  %1028 = phi double [ 0.000000e+00, %838 ], [ %961, %981 ]
  %1029 = phi double [ 0.000000e+00, %838 ], [ %982, %981 ]
  %1030 = phi i64 [ 0, %838 ], [ %1031, %981 ]
  %1031 = add nuw nsw i64 %1030, 1
  %1032 = getelementptr i64, ptr %2, i64 %1030
  %1033 = load i64, ptr %1032, align 8, !noalias !81
  %1034 = getelementptr i64, ptr %841, i64 %1030
  %1035 = load i64, ptr %1034, align 8, !noalias !81
  %1036 = getelementptr i64, ptr %844, i64 %1030
  %1037 = load i64, ptr %1036, align 8, !noalias !81
  %1038 = icmp sge i64 %1035, %25
  br i1 %1038, label %900, label %845
1039:
  call void @llvm.lifetime.end.p0(ptr nonnull %38), !noalias !0
  br label %1040
1040:
  %1041 = icmp eq i64 %1523, 7
  br i1 %1041, label %1042, label %1521
1042:
  %1043 = icmp sgt i64 %1055, 1
  br i1 %1043, label %1054, label %91
1044:
  %1045 = phi i64 [ 0, %59 ], [ %1046, %91 ]
  %1046 = add nuw nsw i64 %1045, 1
  br i1 %61, label %91, label %1047
1047:
  %1048 = mul i64 %1045, %30
  %1049 = getelementptr i64, ptr %17, i64 %1048
  %1050 = mul i64 %66, %1045
  %1051 = getelementptr i64, ptr %15, i64 %1050
  %1052 = getelementptr double, ptr %16, i64 %1048
  %1053 = getelementptr i64, ptr %23, i64 %1045
  br label %1054
1054:
  %1055 = phi i64 [ %60, %1047 ], [ %1056, %1042 ]
  %1056 = add nsw i64 %1055, -1
  br i1 %62, label %1057, label %176
1057:
  %1058 = phi i64 [ %1059, %174 ], [ 0, %1054 ]
  %1059 = add nuw nsw i64 %1058, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %35), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %36), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %37), !noalias !0
  store i64 0, ptr %35, align 8, !noalias !93
  store ptr null, ptr %36, align 8, !noalias !93
  store i64 0, ptr %37, align 8, !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %33), !noalias !93
  call void @llvm.lifetime.start.p0(ptr nonnull %34), !noalias !93
  store ptr null, ptr %33, align 8, !noalias !96
  store ptr null, ptr %34, align 8, !noalias !96
  br i1 %64, label %1288, label %1060
1060:
  %1061 = getelementptr i64, ptr %1049, i64 %1058
  %1062 = getelementptr double, ptr %1052, i64 %1058
  br label %1246
1063:
  %1064 = icmp eq i64 %1248, %24
  br i1 %1064, label %1288, label %1246
1065:
  br i1 %73, label %1066, label %1070
1066:
  %1067 = add nsw i64 %1247, -1
  %1068 = mul i64 %1067, %31
  %1069 = getelementptr double, ptr %18, i64 %1068
  br label %1252
1070:
  %1071 = getelementptr i64, ptr %1, i64 %1247
  %1072 = load i64, ptr %1071, align 8, !noalias !96
  store ptr null, ptr %33, align 8, !noalias !96
  call fastcc void @f11(ptr %33, ptr readonly %6, ptr readonly %7, i64 %28, ptr readonly %8, ptr readonly %9, double %10, double %11, i64 %1072, i64 %31, ptr %1250, i64 %31, ptr %20, i64 %31)
  br label %1108
1073:
  %1074 = load i64, ptr %1061, align 8, !noalias !96
  %1075 = icmp eq i64 %1074, -1
  br i1 %1075, label %1086, label %1100
1076:
  %1077 = mul i64 %1088, %24
  %1078 = getelementptr i64, ptr %1051, i64 %1077
  %1079 = load i64, ptr %1078, align 8, !noalias !99
  %1080 = icmp slt i64 %1079, %25
  br i1 %1080, label %1082, label %1081
1081:
  br label %1082
1082:
  %1083 = phi i64 [ 0, %1081 ], [ 1, %1076 ]
  %1084 = add nuw nsw i64 %1083, %1087
  %1085 = icmp eq i64 %1089, %30
  br i1 %1085, label %1091, label %1086
1086:
  %1087 = phi i64 [ %1084, %1082 ], [ 0, %1073 ]
  %1088 = phi i64 [ %1089, %1082 ], [ 0, %1073 ]
  %1089 = add nuw nsw i64 %1088, 1
  %1090 = icmp eq i64 %1088, %1058
  br i1 %1090, label %1081, label %1076
1091:
  br i1 %67, label %1095, label %1092
1092:
  %1093 = getelementptr double, ptr %12, i64 %1084
  %1094 = getelementptr i8, ptr %1093, i64 8
  br label %1261
1095:
  %1096 = getelementptr double, ptr %12, i64 %1084
  %1097 = load double, ptr %1096, align 8, !noalias !96
  %1098 = getelementptr double, ptr %1250, i64 %25
  %1099 = getelementptr double, ptr %1098, i64 %70
  store double %1097, ptr %1099, align 8, !noalias !96
  br label %1108
1100:
  br i1 %65, label %1102, label %1101
1101:
  tail call void @llvm.memset.p0.i64(ptr align 8 %1250, i8 0, i64 %56, i1 false), !noalias !102
  br label %1102
1102:
  %1103 = icmp slt i64 %1074, 0
  %1104 = select i1 %1103, i64 %31, i64 0
  %1105 = getelementptr double, ptr %1250, i64 %1074
  %1106 = getelementptr double, ptr %1105, i64 %1104
  store double 1.000000e+00, ptr %1106, align 8, !noalias !102
  %1107 = load i64, ptr %1, align 8, !noalias !96
  store ptr null, ptr %34, align 8, !noalias !96
  call fastcc void @f11(ptr %34, ptr readonly %6, ptr readonly %7, i64 %28, ptr readonly %8, ptr readonly %9, double %10, double %11, i64 %1107, i64 %31, ptr %1250, i64 %31, ptr %20, i64 %31)
  br label %1108
1108:
  %1109 = getelementptr i64, ptr %2, i64 %1247
  %1110 = load i64, ptr %1109, align 8, !noalias !105
  %1111 = load double, ptr %1062, align 8, !noalias !105
  br i1 %67, label %1122, label %1112
1112:
  %1113 = mul i64 %1247, %25
  %1114 = getelementptr double, ptr %3, i64 %1113
  %1115 = fmul double %1111, 5.000000e-01
  %1116 = fmul double %1111, %1115
  %1117 = icmp slt i64 %1110, 0
  %1118 = select i1 %1117, i64 %26, i64 0
  %1119 = add i64 %1118, %1110
  %1120 = mul i64 %1119, %25
  %1121 = getelementptr double, ptr %4, i64 %1120
  br label %1144
1122:
  %1123 = getelementptr i64, ptr %1051, i64 %1247
  %1124 = icmp slt i64 %1110, 0
  %1125 = select i1 %1124, i64 %26, i64 0
  %1126 = add i64 %1125, %1110
  %1127 = mul i64 %1126, %74
  %1128 = getelementptr double, ptr %5, i64 %1127
  br label %1156
1129:
  br i1 %67, label %1142, label %1175
1130:
  %1131 = getelementptr double, ptr %1052, i64 %1157
  %1132 = load double, ptr %1131, align 8, !noalias !105
  %1133 = fmul double %1111, %1132
  br i1 %67, label %1140, label %1134
1134:
  %1135 = icmp slt i64 %1161, 0
  %1136 = select i1 %1135, i64 %25, i64 0
  %1137 = add i64 %1136, %1161
  %1138 = mul i64 %1137, %25
  %1139 = getelementptr double, ptr %1128, i64 %1138
  br label %1165
1140:
  %1141 = icmp eq i64 %1158, %30
  br i1 %1141, label %1129, label %1156
1142:
  %1143 = phi double [ 0.000000e+00, %1129 ], [ %1182, %1175 ]
  store double 0.000000e+00, ptr %76, align 8, !noalias !105
  br i1 %73, label %1184, label %1234
1144:
  %1145 = phi i64 [ 0, %1112 ], [ %1146, %1144 ]
  %1146 = add nuw nsw i64 %1145, 1
  %1147 = getelementptr double, ptr %1114, i64 %1145
  %1148 = load double, ptr %1147, align 8, !noalias !105
  %1149 = fmul double %1111, %1148
  %1150 = getelementptr double, ptr %1121, i64 %1145
  %1151 = load double, ptr %1150, align 8, !noalias !105
  %1152 = fmul double %1116, %1151
  %1153 = fsub double %1149, %1152
  %1154 = getelementptr double, ptr %21, i64 %1145
  store double %1153, ptr %1154, align 8, !noalias !105
  %1155 = icmp eq i64 %25, %1146
  br i1 %1155, label %1122, label %1144
1156:
  %1157 = phi i64 [ 0, %1122 ], [ %1158, %1140 ]
  %1158 = add nuw nsw i64 %1157, 1
  %1159 = mul i64 %1157, %24
  %1160 = getelementptr i64, ptr %1123, i64 %1159
  %1161 = load i64, ptr %1160, align 8, !noalias !105
  %1162 = icmp ne i64 %1157, %1058
  %1163 = icmp slt i64 %1161, %25
  %1164 = select i1 %1162, i1 %1163, i1 false
  br i1 %1164, label %1130, label %1140
1165:
  %1166 = phi i64 [ 0, %1134 ], [ %1167, %1165 ]
  %1167 = add nuw nsw i64 %1166, 1
  %1168 = getelementptr double, ptr %21, i64 %1166
  %1169 = load double, ptr %1168, align 8, !noalias !105
  %1170 = getelementptr double, ptr %1139, i64 %1166
  %1171 = load double, ptr %1170, align 8, !noalias !105
  %1172 = fmul double %1133, %1171
  %1173 = fsub double %1169, %1172
  store double %1173, ptr %1168, align 8, !noalias !105
  %1174 = icmp eq i64 %25, %1167
  br i1 %1174, label %1140, label %1165
1175:
  %1176 = phi double [ %1182, %1175 ], [ 0.000000e+00, %1129 ]
  %1177 = phi i64 [ %1178, %1175 ], [ 0, %1129 ]
  %1178 = add nuw nsw i64 %1177, 1
  %1179 = getelementptr double, ptr %21, i64 %1177
  %1180 = load double, ptr %1179, align 8, !noalias !105
  %1181 = fcmp ogt double %1180, %1176
  %1182 = select i1 %1181, double %1180, double %1176
  %1183 = icmp eq i64 %25, %1178
  br i1 %1183, label %1142, label %1175
1184:
  %1185 = phi i64 [ %1187, %1184 ], [ %77, %1142 ]
  %1186 = phi i64 [ %1188, %1184 ], [ 0, %1142 ]
  %1187 = add nsw i64 %1185, -1
  %1188 = add nuw nsw i64 %1186, 1
  %1189 = getelementptr double, ptr %21, i64 %1186
  %1190 = load double, ptr %1189, align 8, !noalias !105
  %1191 = fsub double %1190, %1143
  %1192 = fcmp olt double %1191, -2.000000e+02
  %1193 = select i1 %1192, double -2.000000e+02, double %1191
  %1194 = fmul double %1193, 0x3F50000000000000
  %1195 = fmul double %1194, 1.000000e-01
  %1196 = fadd double %1195, 1.000000e+00
  %1197 = fmul double %1194, 0x3FBC71C71C71C71C
  %1198 = fmul double %1197, %1196
  %1199 = fadd double %1198, 1.000000e+00
  %1200 = fmul double %1194, 1.250000e-01
  %1201 = fmul double %1200, %1199
  %1202 = fadd double %1201, 1.000000e+00
  %1203 = fmul double %1194, 0x3FC2492492492492
  %1204 = fmul double %1203, %1202
  %1205 = fadd double %1204, 1.000000e+00
  %1206 = fmul double %1194, 0x3FC5555555555555
  %1207 = fmul double %1206, %1205
  %1208 = fadd double %1207, 1.000000e+00
  %1209 = fmul double %1194, 2.000000e-01
  %1210 = fmul double %1209, %1208
  %1211 = fadd double %1210, 1.000000e+00
  %1212 = fmul double %1194, 2.500000e-01
  %1213 = fmul double %1212, %1211
  %1214 = fadd double %1213, 1.000000e+00
  %1215 = fmul double %1194, 0x3FD5555555555555
  %1216 = fmul double %1215, %1214
  %1217 = fadd double %1216, 1.000000e+00
  %1218 = fmul double %1194, 5.000000e-01
  %1219 = fmul double %1218, %1217
  %1220 = fadd double %1219, 1.000000e+00
  %1221 = fmul double %1194, %1220
  %1222 = fadd double %1221, 1.000000e+00
  %1223 = fmul double %1222, %1222
  %1224 = fmul double %1223, %1223
  %1225 = fmul double %1224, %1224
  %1226 = fmul double %1225, %1225
  %1227 = fmul double %1226, %1226
  %1228 = fmul double %1227, %1227
  %1229 = fmul double %1228, %1228
  %1230 = fmul double %1229, %1229
  %1231 = fmul double %1230, %1230
  %1232 = fmul double %1231, %1231
  store double %1232, ptr %1189, align 8, !noalias !105
  %1233 = icmp sgt i64 %1185, 1
  br i1 %1233, label %1184, label %1268
1234:
  br i1 %65, label %1243, label %1235
1235:
  %1236 = phi double [ %1241, %1235 ], [ 0.000000e+00, %1234 ]
  %1237 = phi i64 [ %1238, %1235 ], [ 0, %1234 ]
  %1238 = add nuw nsw i64 %1237, 1
  %1239 = getelementptr double, ptr %1250, i64 %1237
  %1240 = load double, ptr %1239, align 8, !noalias !108
  %1241 = fadd reassoc nsz contract double %1240, %1236
  %1242 = icmp eq i64 %31, %1238
  br i1 %1242, label %1243, label %1235
1243:
  %1244 = phi double [ 0.000000e+00, %1234 ], [ %1241, %1235 ]
  %1245 = fdiv double 1.000000e+00, %1244
  br i1 %73, label %1279, label %1063
1246:
  %1247 = phi i64 [ 0, %1060 ], [ %1248, %1063 ]
  %1248 = add nuw nsw i64 %1247, 1
  %1249 = mul i64 %1247, %31
  %1250 = getelementptr double, ptr %18, i64 %1249
  %1251 = icmp eq i64 %1247, 0
  br i1 %1251, label %1073, label %1065
1252:
  %1253 = phi i64 [ 0, %1066 ], [ %1256, %1252 ]
  %1254 = phi i64 [ %72, %1066 ], [ %1255, %1252 ]
  %1255 = add nsw i64 %1254, -1
  %1256 = add nuw nsw i64 %1253, 1
  %1257 = getelementptr double, ptr %1069, i64 %1253
  %1258 = load double, ptr %1257, align 8, !noalias !96
  %1259 = getelementptr double, ptr %1250, i64 %1253
  store double %1258, ptr %1259, align 8, !noalias !96
  %1260 = icmp sgt i64 %1254, 1
  br i1 %1260, label %1252, label %1070
1261:
  %1262 = phi i64 [ 0, %1092 ], [ %1263, %1261 ]
  %1263 = add nuw nsw i64 %1262, 1
  %1264 = load double, ptr %1094, align 8, !noalias !96
  %1265 = fdiv double %1264, %68
  %1266 = getelementptr double, ptr %1250, i64 %1262
  store double %1265, ptr %1266, align 8, !noalias !96
  %1267 = icmp eq i64 %25, %1263
  br i1 %1267, label %1095, label %1261
1268:
  %1269 = phi i64 [ %1271, %1268 ], [ %72, %1184 ]
  %1270 = phi i64 [ %1272, %1268 ], [ 0, %1184 ]
  %1271 = add nsw i64 %1269, -1
  %1272 = add nuw nsw i64 %1270, 1
  %1273 = getelementptr double, ptr %1250, i64 %1270
  %1274 = load double, ptr %1273, align 8, !noalias !96
  %1275 = getelementptr double, ptr %21, i64 %1270
  %1276 = load double, ptr %1275, align 8, !noalias !96
  %1277 = fmul double %1274, %1276
  store double %1277, ptr %1273, align 8, !noalias !96
  %1278 = icmp sgt i64 %1269, 1
  br i1 %1278, label %1268, label %1234
1279:
  %1280 = phi i64 [ %1282, %1279 ], [ %72, %1243 ]
  %1281 = phi i64 [ %1283, %1279 ], [ 0, %1243 ]
  %1282 = add nsw i64 %1280, -1
  %1283 = add nuw nsw i64 %1281, 1
  %1284 = getelementptr double, ptr %1250, i64 %1281
  %1285 = load double, ptr %1284, align 8, !noalias !96
  %1286 = fmul double %1245, %1285
  store double %1286, ptr %1284, align 8, !noalias !96
  %1287 = icmp sgt i64 %1280, 1
  br i1 %1287, label %1279, label %1063
1288:
  %1289 = phi i64 [ 0, %1057 ], [ %63, %1063 ]
  %1290 = phi i64 [ %24, %1057 ], [ 0, %1063 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %33), !noalias !93
  call void @llvm.lifetime.end.p0(ptr nonnull %34), !noalias !93
  %1291 = load i64, ptr %1053, align 8, !noalias !111
  %1292 = add i64 %1291, -7046029254386353131
  store i64 %1292, ptr %1053, align 8, !noalias !111
  %1293 = lshr i64 %1292, 30
  %1294 = xor i64 %1293, %1292
  %1295 = mul i64 %1294, -4658895280553007687
  %1296 = lshr i64 %1295, 27
  %1297 = xor i64 %1296, %1295
  %1298 = mul i64 %1297, -7723592293110705685
  %1299 = lshr i64 %1298, 42
  %1300 = lshr i64 %1298, 11
  %1301 = xor i64 %1299, %1300
  %1302 = uitofp nneg i64 %1301 to double
  %1303 = fmul double %1302, 0x3CA0000000000000
  %1304 = add i64 %1290, %63
  %1305 = mul i64 %1304, %31
  %1306 = getelementptr double, ptr %18, i64 %1305
  store i64 0, ptr %35, align 8, !noalias !93
  call fastcc void @f10(ptr %35, i64 %31, ptr %1306, i64 %31, double %1303)
  %1307 = load i64, ptr %35, align 8, !noalias !93
  %1308 = mul i64 %1058, %24
  %1309 = getelementptr i64, ptr %1051, i64 %1308
  %1310 = getelementptr i64, ptr %1309, i64 %63
  %1311 = getelementptr i64, ptr %1310, i64 %1290
  store i64 %1307, ptr %1311, align 8, !noalias !93
  %1312 = icmp sgt i64 %1289, 0
  br i1 %1312, label %1485, label %1520
1313:
  %1314 = icmp slt i64 %1487, 0
  %1315 = select i1 %1314, i64 %24, i64 0
  %1316 = add i64 %1315, %1487
  %1317 = mul i64 %1316, %31
  %1318 = getelementptr double, ptr %18, i64 %1317
  %1319 = icmp eq i64 %1486, %79
  %1320 = getelementptr double, ptr %1318, i64 %79
  %1321 = getelementptr double, ptr %1320, i64 %83
  %1322 = load double, ptr %1321, align 8, !noalias !114
  br i1 %1319, label %1323, label %1370
1323:
  %1324 = fmul double %84, %1322
  br i1 %65, label %1333, label %1325
1325:
  %1326 = phi double [ %1331, %1325 ], [ 0.000000e+00, %1323 ]
  %1327 = phi i64 [ %1328, %1325 ], [ 0, %1323 ]
  %1328 = add nuw nsw i64 %1327, 1
  %1329 = getelementptr double, ptr %1318, i64 %1327
  %1330 = load double, ptr %1329, align 8, !noalias !117
  %1331 = fadd reassoc nsz contract double %1330, %1326
  %1332 = icmp eq i64 %31, %1328
  br i1 %1332, label %1333, label %1325
1333:
  %1334 = phi double [ 0.000000e+00, %1323 ], [ %1331, %1325 ]
  %1335 = fsub double %1334, %1322
  %1336 = fmul double %11, %1335
  %1337 = fadd double %1324, %1336
  %1338 = fmul double %1503, %1337
  %1339 = fcmp olt double %1338, %1324
  %1340 = fcmp ole double %1336, 0.000000e+00
  %1341 = or i1 %1340, %1339
  %1342 = select i1 %1341, i1 true, i1 %87
  br i1 %1342, label %1478, label %1343
1343:
  %1344 = fsub double %1338, %1324
  %1345 = fdiv double %1344, %11
  br label %1346
1346:
  %1347 = phi i64 [ %1369, %1361 ], [ 0, %1343 ]
  %1348 = phi i64 [ %1368, %1361 ], [ %88, %1343 ]
  %1349 = phi i64 [ %1366, %1361 ], [ 1, %1343 ]
  %1350 = phi i64 [ %1363, %1361 ], [ %79, %1343 ]
  %1351 = phi double [ %1362, %1361 ], [ %1345, %1343 ]
  %1352 = icmp slt i64 %1347, 0
  %1353 = select i1 %1352, i64 %31, i64 0
  %1354 = getelementptr double, ptr %1318, i64 %1347
  %1355 = getelementptr double, ptr %1354, i64 %1353
  %1356 = load double, ptr %1355, align 8, !noalias !114
  %1357 = fcmp ogt double %1356, 0.000000e+00
  br i1 %1357, label %1358, label %1361
1358:
  %1359 = fsub double %1351, %1356
  %1360 = fcmp olt double %1359, 0.000000e+00
  br i1 %1360, label %1478, label %1361
1361:
  %1362 = phi double [ %1359, %1358 ], [ %1351, %1346 ]
  %1363 = phi i64 [ %1347, %1358 ], [ %1350, %1346 ]
  %1364 = icmp sgt i64 %1348, 0
  %1365 = zext i1 %1364 to i64
  %1366 = add i64 %1349, %1365
  %1367 = sext i1 %1364 to i64
  %1368 = add nsw i64 %1348, %1367
  %1369 = select i1 %1364, i64 %1349, i64 0
  br i1 %1364, label %1346, label %1478
1370:
  %1371 = fmul double %82, %1322
  %1372 = icmp slt i64 %1486, 0
  %1373 = select i1 %1372, i64 %25, i64 0
  %1374 = getelementptr double, ptr %9, i64 %1486
  %1375 = getelementptr double, ptr %1374, i64 %1373
  %1376 = load double, ptr %1375, align 8, !noalias !114
  %1377 = fmul double %80, %1376
  %1378 = select i1 %1372, i64 %31, i64 0
  %1379 = getelementptr double, ptr %1318, i64 %1486
  %1380 = getelementptr double, ptr %1379, i64 %1378
  %1381 = load double, ptr %1380, align 8, !noalias !114
  %1382 = fmul double %1377, %1381
  %1383 = fadd double %1371, %1382
  %1384 = select i1 %1372, i64 %27, i64 0
  %1385 = getelementptr i64, ptr %6, i64 %1486
  %1386 = getelementptr i64, ptr %1385, i64 %1384
  %1387 = load i64, ptr %1386, align 8, !noalias !114
  %1388 = icmp slt i64 %1486, -1
  %1389 = select i1 %1388, i64 %27, i64 0
  %1390 = getelementptr i8, ptr %1385, i64 8
  %1391 = getelementptr i64, ptr %1390, i64 %1389
  %1392 = load i64, ptr %1391, align 8, !noalias !114
  %1393 = sub i64 %1392, %1387
  %1394 = tail call i64 @llvm.smax.i64(i64 %1393, i64 0)
  %1395 = icmp slt i64 %1393, 1
  br i1 %1395, label %1396, label %1412
1396:
  %1397 = phi double [ %1383, %1370 ], [ %1434, %1412 ]
  %1398 = fmul double %1503, %1397
  %1399 = fsub double %1398, %1371
  %1400 = fcmp olt double %1399, 0.000000e+00
  br i1 %1400, label %1478, label %1401
1401:
  %1402 = fsub double %1399, %1382
  %1403 = fcmp olt double %1402, 0.000000e+00
  %1404 = or i1 %1395, %1403
  br i1 %1404, label %1478, label %1436
1405:
  %1406 = fsub double %1438, %1458
  %1407 = fcmp olt double %1406, 0.000000e+00
  br i1 %1407, label %1478, label %1408
1408:
  %1409 = phi double [ %1406, %1405 ], [ %1438, %1436 ]
  %1410 = phi i64 [ %1447, %1405 ], [ %1437, %1436 ]
  %1411 = icmp sgt i64 %1439, 1
  br i1 %1411, label %1436, label %1478
1412:
  %1413 = phi double [ %1434, %1412 ], [ %1383, %1370 ]
  %1414 = phi i64 [ %1416, %1412 ], [ %1394, %1370 ]
  %1415 = phi i64 [ %1417, %1412 ], [ %1387, %1370 ]
  %1416 = add nsw i64 %1414, -1
  %1417 = add i64 %1415, 1
  %1418 = icmp slt i64 %1415, 0
  %1419 = select i1 %1418, i64 %28, i64 0
  %1420 = getelementptr i64, ptr %7, i64 %1415
  %1421 = getelementptr i64, ptr %1420, i64 %1419
  %1422 = load i64, ptr %1421, align 8, !noalias !114
  %1423 = icmp slt i64 %1422, 0
  %1424 = select i1 %1423, i64 %25, i64 0
  %1425 = getelementptr double, ptr %8, i64 %1422
  %1426 = getelementptr double, ptr %1425, i64 %1424
  %1427 = load double, ptr %1426, align 8, !noalias !114
  %1428 = fmul double %80, %1427
  %1429 = select i1 %1423, i64 %31, i64 0
  %1430 = getelementptr double, ptr %1318, i64 %1422
  %1431 = getelementptr double, ptr %1430, i64 %1429
  %1432 = load double, ptr %1431, align 8, !noalias !114
  %1433 = fmul double %1428, %1432
  %1434 = fadd double %1413, %1433
  %1435 = icmp sgt i64 %1414, 1
  br i1 %1435, label %1412, label %1396
1436:
  %1437 = phi i64 [ %1410, %1408 ], [ %1486, %1401 ]
  %1438 = phi double [ %1409, %1408 ], [ %1402, %1401 ]
  %1439 = phi i64 [ %1441, %1408 ], [ %1394, %1401 ]
  %1440 = phi i64 [ %1442, %1408 ], [ %1387, %1401 ]
  %1441 = add nsw i64 %1439, -1
  %1442 = add i64 %1440, 1
  %1443 = icmp slt i64 %1440, 0
  %1444 = select i1 %1443, i64 %28, i64 0
  %1445 = getelementptr i64, ptr %7, i64 %1440
  %1446 = getelementptr i64, ptr %1445, i64 %1444
  %1447 = load i64, ptr %1446, align 8, !noalias !114
  %1448 = icmp slt i64 %1447, 0
  %1449 = select i1 %1448, i64 %25, i64 0
  %1450 = getelementptr double, ptr %8, i64 %1447
  %1451 = getelementptr double, ptr %1450, i64 %1449
  %1452 = load double, ptr %1451, align 8, !noalias !114
  %1453 = fmul double %80, %1452
  %1454 = select i1 %1448, i64 %31, i64 0
  %1455 = getelementptr double, ptr %1318, i64 %1447
  %1456 = getelementptr double, ptr %1455, i64 %1454
  %1457 = load double, ptr %1456, align 8, !noalias !114
  %1458 = fmul double %1453, %1457
  %1459 = fcmp ogt double %1458, 0.000000e+00
  br i1 %1459, label %1405, label %1408
1460:
  br i1 %65, label %1462, label %1461
1461:
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %56, i1 false), !noalias !120
  br label %1462
1462:
  %1463 = phi i64 [ 0, %1460 ], [ %31, %1461 ]
  %1464 = icmp slt i64 %1486, 0
  %1465 = select i1 %1464, i64 %31, i64 0
  %1466 = getelementptr double, ptr %19, i64 %1486
  %1467 = getelementptr double, ptr %1466, i64 %1465
  store double 1.000000e+00, ptr %1467, align 8, !noalias !120
  %1468 = load i64, ptr %1508, align 8, !noalias !93
  store ptr null, ptr %36, align 8, !noalias !93
  call fastcc void @f9(ptr %36, ptr readonly %6, ptr readonly %7, i64 %28, ptr readonly %8, ptr readonly %9, double %10, double %11, i64 %1468, i64 %31, ptr %19, i64 %31, ptr %20, i64 %31)
  %1469 = icmp sgt i64 %1463, 0
  br i1 %1469, label %1470, label %1476
1470:
  %1471 = icmp slt i64 %1487, 0
  %1472 = select i1 %1471, i64 %24, i64 0
  %1473 = add i64 %1472, %1487
  %1474 = mul i64 %1473, %31
  %1475 = getelementptr double, ptr %18, i64 %1474
  br label %1511
1476:
  store i64 0, ptr %37, align 8, !noalias !93
  call fastcc void @f10(ptr %37, i64 %31, ptr %19, i64 %31, double %1503)
  %1477 = load i64, ptr %37, align 8, !noalias !93
  br label %1478
1478:
  %1479 = phi i64 [ %1477, %1476 ], [ %79, %1333 ], [ %1486, %1401 ], [ %1347, %1358 ], [ %79, %1396 ], [ %1363, %1361 ], [ %1447, %1405 ], [ %1410, %1408 ]
  %1480 = icmp slt i64 %1487, 0
  %1481 = select i1 %1480, i64 %24, i64 0
  %1482 = getelementptr i64, ptr %1309, i64 %1487
  %1483 = getelementptr i64, ptr %1482, i64 %1481
  store i64 %1479, ptr %1483, align 8, !noalias !93
  %1484 = icmp sgt i64 %1488, 1
  br i1 %1484, label %1485, label %1520
1485:
  %1486 = phi i64 [ %1479, %1478 ], [ %1307, %1288 ]
  %1487 = phi i64 [ %1490, %1478 ], [ %78, %1288 ]
  %1488 = phi i64 [ %1489, %1478 ], [ %1289, %1288 ]
  %1489 = add nsw i64 %1488, -1
  %1490 = add i64 %1487, -1
  %1491 = load i64, ptr %1053, align 8, !noalias !123
  %1492 = add i64 %1491, -7046029254386353131
  store i64 %1492, ptr %1053, align 8, !noalias !123
  %1493 = lshr i64 %1492, 30
  %1494 = xor i64 %1493, %1492
  %1495 = mul i64 %1494, -4658895280553007687
  %1496 = lshr i64 %1495, 27
  %1497 = xor i64 %1496, %1495
  %1498 = mul i64 %1497, -7723592293110705685
  %1499 = lshr i64 %1498, 42
  %1500 = lshr i64 %1498, 11
  %1501 = xor i64 %1499, %1500
  %1502 = uitofp nneg i64 %1501 to double
  %1503 = fmul double %1502, 0x3CA0000000000000
  %1504 = icmp slt i64 %1487, -1
  %1505 = select i1 %1504, i64 %24, i64 0
  %1506 = getelementptr i64, ptr %1, i64 %1487
  %1507 = getelementptr i8, ptr %1506, i64 8
  %1508 = getelementptr i64, ptr %1507, i64 %1505
  %1509 = load i64, ptr %1508, align 8, !noalias !93
  %1510 = icmp eq i64 %1509, 1
  br i1 %1510, label %1313, label %1460
1511:
  %1512 = phi i64 [ 0, %1470 ], [ %1513, %1511 ]
  %1513 = add nuw nsw i64 %1512, 1
  %1514 = getelementptr double, ptr %19, i64 %1512
  %1515 = load double, ptr %1514, align 8, !noalias !93
  %1516 = getelementptr double, ptr %1475, i64 %1512
  %1517 = load double, ptr %1516, align 8, !noalias !93
  %1518 = fmul double %1515, %1517
  store double %1518, ptr %1514, align 8, !noalias !93
  %1519 = icmp eq i64 %1513, %1463
  br i1 %1519, label %1476, label %1511
1520:
  call void @llvm.lifetime.end.p0(ptr nonnull %35), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %36), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %37), !noalias !0
  br i1 %57, label %93, label %174
1521:
  %1522 = phi i64 [ %1523, %1040 ], [ 0, %176 ]
  %1523 = add nuw nsw i64 %1522, 1
  store i64 0, ptr %54, align 8, !noalias !0
  call fastcc void @f2(ptr %54, ptr %23, i64 %29, i64 %1045, i64 %30)
  %1524 = load i64, ptr %54, align 8, !noalias !0
  store i64 0, ptr %55, align 8, !noalias !0
  call fastcc void @f2(ptr %55, ptr %23, i64 %29, i64 %1045, i64 %90)
  %1525 = load i64, ptr %55, align 8, !noalias !0
  %1526 = icmp sge i64 %1525, %1524
  %1527 = zext i1 %1526 to i64
  %1528 = add nsw i64 %1525, %1527
  %1529 = icmp samesign ult i64 %1522, 2
  br i1 %1529, label %177, label %303
1530:
  call void @llvm.lifetime.end.p0(ptr nonnull %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %55)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, double %12, double %13, ptr %14, ptr captures(none) %15, ptr readonly captures(none) %16, ptr captures(none) %17, ptr captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, i64 %21, ptr captures(none) %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, i64 %31) local_unnamed_addr #0 {
  %33 = alloca ptr, align 8
  store ptr null, ptr %33, align 8
  call fastcc void @f0(ptr %33, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, double %9, double %10, ptr %11, double %12, double %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, i64 %21, ptr %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %29, i64 %30, i64 %31) #10
  %34 = load ptr, ptr %33, align 8
  ret ptr %34
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr #1 {
  %6 = icmp slt i64 %3, 0
  %7 = select i1 %6, i64 %2, i64 0
  %8 = getelementptr i64, ptr %1, i64 %3
  %9 = getelementptr i64, ptr %8, i64 %7
  %10 = load i64, ptr %9, align 8, !noalias !126
  %11 = add i64 %10, -7046029254386353131
  store i64 %11, ptr %9, align 8, !noalias !126
  %12 = lshr i64 %11, 30
  %13 = xor i64 %12, %11
  %14 = mul i64 %13, -4658895280553007687
  %15 = lshr i64 %14, 27
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -7723592293110705685
  %18 = lshr i64 %17, 42
  %19 = lshr i64 %17, 11
  %20 = xor i64 %18, %19
  %21 = uitofp nneg i64 %20 to double
  %22 = fmul double %21, 0x3CA0000000000000
  %23 = sitofp i64 %4 to double
  %24 = fmul double %22, %23
  %25 = fptosi double %24 to i64
  store i64 %25, ptr %0, align 8
  ret void
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3, double %4, double %5) unnamed_addr #2 {
  %7 = alloca double, align 8
  store double 0.000000e+00, ptr %7, align 8
  %8 = alloca double, align 8
  store double 0.000000e+00, ptr %8, align 8
  %9 = fcmp oeq double %3, %4
  br i1 %9, label %10, label %12
10:
  %11 = phi double [ %33, %28 ], [ %4, %6 ]
  store double %11, ptr %0, align 8
  ret void
12:
  %13 = fcmp olt double %5, 0x3C90000000000000
  %14 = select i1 %13, double 0x3C90000000000000, double %5
  store double 0.000000e+00, ptr %7, align 8
  call fastcc void @f4(ptr %7, double %1, double %2, double %3, double %4)
  %15 = load double, ptr %7, align 8
  %16 = tail call double @llvm.log.f64(double %14)
  %17 = fadd double %16, %15
  %18 = fadd double %3, %4
  %19 = fmul double %18, 5.000000e-01
  %20 = fmul double %2, 5.000000e-01
  %21 = fmul double %4, 0x3D719799812DEA11
  br label %22
22:
  %23 = phi i64 [ 80, %12 ], [ %35, %34 ]
  %24 = phi double [ %4, %12 ], [ %38, %34 ]
  %25 = phi double [ %3, %12 ], [ %39, %34 ]
  %26 = phi double [ %19, %12 ], [ %53, %34 ]
  %27 = icmp eq i64 %23, 0
  br i1 %27, label %28, label %34
28:
  %29 = phi double [ %26, %22 ], [ %53, %34 ]
  %30 = fcmp ogt double %3, %29
  %31 = select i1 %30, double %3, double %29
  %32 = fcmp olt double %4, %31
  %33 = select i1 %32, double %4, double %31
  br label %10
34:
  %35 = add nsw i64 %23, -1
  store double 0.000000e+00, ptr %8, align 8
  call fastcc void @f4(ptr %8, double %1, double %2, double %3, double %26)
  %36 = load double, ptr %8, align 8
  %37 = fcmp olt double %36, %17
  %38 = select i1 %37, double %24, double %26
  %39 = select i1 %37, double %26, double %25
  %40 = fsub double %17, %36
  %41 = fmul double %20, %26
  %42 = fsub double %1, %41
  %43 = fmul double %26, %42
  %44 = fsub double %36, %43
  %45 = tail call double @llvm.exp.f64(double %44)
  %46 = fmul double %40, %45
  %47 = fadd double %26, %46
  %48 = fcmp olt double %39, %47
  %49 = fcmp olt double %47, %38
  %50 = select i1 %48, i1 %49, i1 false
  %51 = fadd double %39, %38
  %52 = fmul double %51, 5.000000e-01
  %53 = select i1 %50, double %47, double %52
  %54 = fsub double %53, %26
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = fcmp ugt double %55, %21
  br i1 %56, label %22, label %28
}
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, double %3, double %4) unnamed_addr #2 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double 0.000000e+00, ptr %6, align 8, !noalias !129
  store double 0.000000e+00, ptr %7, align 8, !noalias !129
  %8 = fmul double %2, %3
  %9 = fsub double %1, %8
  %10 = fmul double %2, %4
  %11 = fsub double %1, %10
  %12 = fcmp ugt double %9, 0.000000e+00
  br i1 %12, label %21, label %13
13:
  %14 = fneg double %9
  %15 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8, !noalias !129
  call fastcc void @f5(ptr %6, double %14, double %2, double %15)
  %16 = load double, ptr %6, align 8, !noalias !129
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
  store double 0.000000e+00, ptr %7, align 8, !noalias !129
  call fastcc void @f5(ptr %7, double %11, double %2, double %24)
  %25 = load double, ptr %7, align 8, !noalias !129
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %48 = tail call double @llvm.log.f64(double %47)
  %49 = fadd double %46, %48
  store double %49, ptr %0, align 8
  ret void
}
declare double @llvm.exp.f64(double) #3
declare double @llvm.fabs.f64(double) #3
declare double @llvm.log.f64(double) #3
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #2 {
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
  call fastcc void @f6(ptr %5, double %27)
  %28 = load double, ptr %5, align 8
  %29 = fmul double %2, %3
  %30 = fadd double %1, %29
  %31 = fmul double %30, %26
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f6(ptr %6, double %31)
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
define internal fastcc void @f6(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #2 {
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
define internal fastcc void @f7(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, i64 %4, i64 %5, ptr readonly captures(none) %6, i64 %7, i64 %8, ptr readonly captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, i64 %17, ptr readonly captures(none) %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26) unnamed_addr #6 {
  %28 = icmp slt i64 %13, 0
  %29 = select i1 %28, i64 %2, i64 0
  %30 = getelementptr i64, ptr %1, i64 %13
  %31 = getelementptr i64, ptr %30, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %22, 0
  %34 = select i1 %33, i64 %19, i64 0
  %35 = add i64 %34, %22
  %36 = icmp slt i64 %23, 0
  %37 = select i1 %36, i64 %20, i64 0
  %38 = mul i64 %35, %20
  %39 = getelementptr double, ptr %18, i64 %38
  %40 = getelementptr double, ptr %39, i64 %23
  %41 = getelementptr double, ptr %40, i64 %37
  %42 = load double, ptr %41, align 8
  %43 = icmp slt i64 %24, 0
  %44 = select i1 %43, i64 %20, i64 0
  %45 = getelementptr double, ptr %39, i64 %24
  %46 = getelementptr double, ptr %45, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = icmp sge i64 %25, %8
  br i1 %48, label %120, label %49
49:
  %50 = select i1 %28, i64 %4, i64 0
  %51 = add i64 %50, %13
  %52 = icmp slt i64 %25, 0
  %53 = select i1 %52, i64 %5, i64 0
  %54 = mul i64 %51, %5
  %55 = getelementptr double, ptr %3, i64 %54
  %56 = getelementptr double, ptr %55, i64 %25
  %57 = getelementptr double, ptr %56, i64 %53
  %58 = load double, ptr %57, align 8, !noalias !132
  %59 = icmp slt i64 %21, 1
  br i1 %59, label %104, label %60
60:
  %61 = select i1 %33, i64 %15, i64 0
  %62 = add i64 %61, %22
  %63 = select i1 %28, i64 %17, i64 0
  %64 = mul i64 %17, %16
  %65 = mul i64 %64, %62
  %66 = getelementptr i64, ptr %14, i64 %65
  %67 = getelementptr i64, ptr %66, i64 %13
  %68 = getelementptr i64, ptr %67, i64 %63
  %69 = icmp slt i64 %32, 0
  %70 = select i1 %69, i64 %10, i64 0
  %71 = add i64 %70, %32
  %72 = select i1 %52, i64 %12, i64 0
  %73 = mul i64 %12, %11
  %74 = mul i64 %73, %71
  %75 = getelementptr double, ptr %9, i64 %74
  %76 = getelementptr double, ptr %75, i64 %25
  %77 = getelementptr double, ptr %76, i64 %72
  br label %92
78:
  %79 = getelementptr double, ptr %39, i64 %94
  %80 = load double, ptr %79, align 8, !noalias !132
  %81 = icmp slt i64 %98, 0
  %82 = select i1 %81, i64 %11, i64 0
  %83 = add i64 %82, %98
  %84 = mul i64 %83, %12
  %85 = getelementptr double, ptr %77, i64 %84
  %86 = load double, ptr %85, align 8, !noalias !132
  %87 = fmul double %80, %86
  %88 = fsub double %93, %87
  br label %89
89:
  %90 = phi double [ %88, %78 ], [ %93, %92 ]
  %91 = icmp eq i64 %95, %21
  br i1 %91, label %104, label %92
92:
  %93 = phi double [ %58, %60 ], [ %90, %89 ]
  %94 = phi i64 [ 0, %60 ], [ %95, %89 ]
  %95 = add nuw nsw i64 %94, 1
  %96 = mul i64 %94, %17
  %97 = getelementptr i64, ptr %68, i64 %96
  %98 = load i64, ptr %97, align 8, !noalias !132
  %99 = icmp ne i64 %94, %23
  %100 = icmp ne i64 %94, %24
  %101 = and i1 %99, %100
  %102 = icmp slt i64 %98, %8
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %78, label %89
104:
  %105 = phi double [ %58, %49 ], [ %90, %89 ]
  %106 = fmul double %42, 5.000000e-01
  %107 = icmp slt i64 %32, 0
  %108 = select i1 %107, i64 %7, i64 0
  %109 = add i64 %108, %32
  %110 = select i1 %52, i64 %8, i64 0
  %111 = mul i64 %109, %8
  %112 = getelementptr double, ptr %6, i64 %111
  %113 = getelementptr double, ptr %112, i64 %25
  %114 = getelementptr double, ptr %113, i64 %110
  %115 = load double, ptr %114, align 8
  %116 = fmul double %106, %115
  %117 = fsub double %105, %116
  %118 = fmul double %42, %117
  %119 = fadd double %118, 0.000000e+00
  br label %120
120:
  %121 = phi double [ %119, %104 ], [ 0.000000e+00, %27 ]
  %122 = icmp sge i64 %26, %8
  br i1 %122, label %194, label %123
123:
  %124 = select i1 %28, i64 %4, i64 0
  %125 = add i64 %124, %13
  %126 = icmp slt i64 %26, 0
  %127 = select i1 %126, i64 %5, i64 0
  %128 = mul i64 %125, %5
  %129 = getelementptr double, ptr %3, i64 %128
  %130 = getelementptr double, ptr %129, i64 %26
  %131 = getelementptr double, ptr %130, i64 %127
  %132 = load double, ptr %131, align 8, !noalias !135
  %133 = icmp slt i64 %21, 1
  br i1 %133, label %178, label %134
134:
  %135 = select i1 %33, i64 %15, i64 0
  %136 = add i64 %135, %22
  %137 = select i1 %28, i64 %17, i64 0
  %138 = mul i64 %17, %16
  %139 = mul i64 %138, %136
  %140 = getelementptr i64, ptr %14, i64 %139
  %141 = getelementptr i64, ptr %140, i64 %13
  %142 = getelementptr i64, ptr %141, i64 %137
  %143 = icmp slt i64 %32, 0
  %144 = select i1 %143, i64 %10, i64 0
  %145 = add i64 %144, %32
  %146 = select i1 %126, i64 %12, i64 0
  %147 = mul i64 %12, %11
  %148 = mul i64 %147, %145
  %149 = getelementptr double, ptr %9, i64 %148
  %150 = getelementptr double, ptr %149, i64 %26
  %151 = getelementptr double, ptr %150, i64 %146
  br label %166
152:
  %153 = getelementptr double, ptr %39, i64 %168
  %154 = load double, ptr %153, align 8, !noalias !135
  %155 = icmp slt i64 %172, 0
  %156 = select i1 %155, i64 %11, i64 0
  %157 = add i64 %156, %172
  %158 = mul i64 %157, %12
  %159 = getelementptr double, ptr %151, i64 %158
  %160 = load double, ptr %159, align 8, !noalias !135
  %161 = fmul double %154, %160
  %162 = fsub double %167, %161
  br label %163
163:
  %164 = phi double [ %162, %152 ], [ %167, %166 ]
  %165 = icmp eq i64 %169, %21
  br i1 %165, label %178, label %166
166:
  %167 = phi double [ %132, %134 ], [ %164, %163 ]
  %168 = phi i64 [ 0, %134 ], [ %169, %163 ]
  %169 = add nuw nsw i64 %168, 1
  %170 = mul i64 %168, %17
  %171 = getelementptr i64, ptr %142, i64 %170
  %172 = load i64, ptr %171, align 8, !noalias !135
  %173 = icmp ne i64 %168, %23
  %174 = icmp ne i64 %168, %24
  %175 = and i1 %173, %174
  %176 = icmp slt i64 %172, %8
  %177 = select i1 %175, i1 %176, i1 false
  br i1 %177, label %152, label %163
178:
  %179 = phi double [ %132, %123 ], [ %164, %163 ]
  %180 = fmul double %47, 5.000000e-01
  %181 = icmp slt i64 %32, 0
  %182 = select i1 %181, i64 %7, i64 0
  %183 = add i64 %182, %32
  %184 = select i1 %126, i64 %8, i64 0
  %185 = mul i64 %183, %8
  %186 = getelementptr double, ptr %6, i64 %185
  %187 = getelementptr double, ptr %186, i64 %26
  %188 = getelementptr double, ptr %187, i64 %184
  %189 = load double, ptr %188, align 8
  %190 = fmul double %180, %189
  %191 = fsub double %179, %190
  %192 = fmul double %47, %191
  %193 = fadd double %121, %192
  br label %194
194:
  %195 = phi double [ %193, %178 ], [ %121, %120 ]
  %196 = or i1 %48, %122
  br i1 %196, label %217, label %197
197:
  %198 = fmul double %42, %47
  %199 = icmp slt i64 %32, 0
  %200 = select i1 %199, i64 %10, i64 0
  %201 = add i64 %200, %32
  %202 = icmp slt i64 %25, 0
  %203 = select i1 %202, i64 %11, i64 0
  %204 = add i64 %203, %25
  %205 = icmp slt i64 %26, 0
  %206 = select i1 %205, i64 %12, i64 0
  %207 = mul i64 %12, %11
  %208 = mul i64 %207, %201
  %209 = mul i64 %204, %12
  %210 = getelementptr double, ptr %9, i64 %208
  %211 = getelementptr double, ptr %210, i64 %209
  %212 = getelementptr double, ptr %211, i64 %26
  %213 = getelementptr double, ptr %212, i64 %206
  %214 = load double, ptr %213, align 8
  %215 = fmul double %198, %214
  %216 = fsub double %195, %215
  br label %217
217:
  %218 = phi double [ %216, %197 ], [ %195, %194 ]
  store double %218, ptr %0, align 8
  ret void
}
define internal fastcc void @f8(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, ptr readonly captures(none) %3, i64 %4, ptr readonly captures(none) %5, i64 %6, ptr readonly captures(none) %7, i64 %8, double %9, double %10, i64 %11, i64 %12, i64 %13, i64 %14, ptr captures(none) %15, i64 %16, ptr captures(none) %17, i64 %18) unnamed_addr #6 {
  %20 = alloca ptr, align 8
  store ptr null, ptr %20, align 8
  %21 = add nsw i64 %14, -1
  %22 = icmp eq i64 %11, 1
  br i1 %22, label %37, label %23
23:
  %24 = icmp slt i64 %14, 1
  br i1 %24, label %27, label %25
25:
  %26 = shl nuw i64 %14, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %26, i1 false), !noalias !138
  br label %27
27:
  %28 = icmp slt i64 %13, 0
  %29 = select i1 %28, i64 %16, i64 0
  %30 = getelementptr double, ptr %15, i64 %13
  %31 = getelementptr double, ptr %30, i64 %29
  store double 1.000000e+00, ptr %31, align 8, !noalias !138
  store ptr null, ptr %20, align 8
  call fastcc void @f9(ptr %20, ptr %1, ptr %3, i64 %4, ptr %5, ptr %7, double %9, double %10, i64 %11, i64 %14, ptr %15, i64 %16, ptr %17, i64 %18)
  %32 = icmp slt i64 %12, 0
  %33 = select i1 %32, i64 %16, i64 0
  %34 = getelementptr double, ptr %15, i64 %12
  %35 = getelementptr double, ptr %34, i64 %33
  %36 = load double, ptr %35, align 8
  br label %45
37:
  %38 = icmp eq i64 %12, %21
  %39 = icmp eq i64 %13, %21
  br i1 %38, label %40, label %47
40:
  %41 = fsub double 1.000000e+00, %9
  %42 = sitofp i64 %21 to double
  %43 = fdiv double %9, %42
  %44 = select i1 %39, double %41, double %43
  br label %45
45:
  %46 = phi double [ %36, %27 ], [ %83, %80 ], [ %44, %40 ], [ %10, %47 ]
  store double %46, ptr %0, align 8
  ret void
47:
  br i1 %39, label %45, label %48
48:
  %49 = icmp eq i64 %12, %13
  br i1 %49, label %50, label %56
50:
  %51 = icmp slt i64 %12, 0
  %52 = select i1 %51, i64 %8, i64 0
  %53 = getelementptr double, ptr %7, i64 %12
  %54 = getelementptr double, ptr %53, i64 %52
  %55 = load double, ptr %54, align 8
  br label %56
56:
  %57 = phi double [ %55, %50 ], [ 0.000000e+00, %48 ]
  %58 = icmp slt i64 %12, 0
  %59 = select i1 %58, i64 %2, i64 0
  %60 = getelementptr i64, ptr %1, i64 %12
  %61 = getelementptr i64, ptr %60, i64 %59
  %62 = load i64, ptr %61, align 8
  %63 = icmp slt i64 %12, -1
  %64 = select i1 %63, i64 %2, i64 0
  %65 = getelementptr i8, ptr %60, i64 8
  %66 = getelementptr i64, ptr %65, i64 %64
  %67 = load i64, ptr %66, align 8
  %68 = sub i64 %67, %62
  %69 = icmp slt i64 %68, 1
  br i1 %69, label %80, label %70
70:
  %71 = select i1 %58, i64 %6, i64 0
  %72 = getelementptr double, ptr %5, i64 %12
  %73 = getelementptr double, ptr %72, i64 %71
  br label %84
74:
  %75 = load double, ptr %73, align 8
  %76 = fadd double %85, %75
  br label %77
77:
  %78 = phi double [ %76, %74 ], [ %85, %84 ]
  %79 = icmp sgt i64 %86, 1
  br i1 %79, label %84, label %80
80:
  %81 = phi double [ %57, %56 ], [ %78, %77 ]
  %82 = fsub double 1.000000e+00, %10
  %83 = fmul double %82, %81
  br label %45
84:
  %85 = phi double [ %57, %70 ], [ %78, %77 ]
  %86 = phi i64 [ %68, %70 ], [ %88, %77 ]
  %87 = phi i64 [ %62, %70 ], [ %89, %77 ]
  %88 = add nsw i64 %86, -1
  %89 = add i64 %87, 1
  %90 = icmp slt i64 %87, 0
  %91 = select i1 %90, i64 %4, i64 0
  %92 = getelementptr i64, ptr %3, i64 %87
  %93 = getelementptr i64, ptr %92, i64 %91
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, %13
  br i1 %95, label %74, label %77
}
define internal fastcc void @f9(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, i64 %8, i64 %9, ptr captures(none) %10, i64 %11, ptr captures(none) %12, i64 %13) unnamed_addr #6 {
  %15 = fsub double 1.000000e+00, %7
  %16 = icmp slt i64 %8, 1
  br i1 %16, label %59, label %17
17:
  %18 = add nsw i64 %9, -1
  %19 = icmp slt i64 %9, 2
  %20 = select i1 %19, i64 0, i64 %18
  %21 = icmp sgt i64 %20, 0
  %22 = icmp sgt i64 %20, 0
  %23 = icmp sgt i64 %9, 0
  %24 = select i1 %23, i64 0, i64 %11
  %25 = getelementptr double, ptr %10, i64 %18
  %26 = getelementptr double, ptr %25, i64 %24
  %27 = sitofp i64 %18 to double
  %28 = fsub double 1.000000e+00, %6
  %29 = icmp sgt i64 %9, 0
  %30 = select i1 %29, i64 0, i64 %11
  %31 = getelementptr double, ptr %10, i64 %18
  %32 = getelementptr double, ptr %31, i64 %30
  br label %60
33:
  %34 = phi double [ 0.000000e+00, %60 ], [ %69, %63 ]
  br i1 %22, label %72, label %52
35:
  %36 = phi double [ 0.000000e+00, %72 ], [ %97, %81 ]
  %37 = getelementptr double, ptr %12, i64 %73
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %5, i64 %73
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  %42 = getelementptr double, ptr %4, i64 %73
  %43 = load double, ptr %42, align 8
  %44 = fmul double %36, %43
  %45 = fadd double %41, %44
  %46 = fmul double %15, %45
  %47 = load double, ptr %26, align 8
  %48 = fmul double %7, %47
  %49 = fadd double %48, %46
  %50 = getelementptr double, ptr %10, i64 %73
  store double %49, ptr %50, align 8
  %51 = icmp eq i64 %74, %20
  br i1 %51, label %52, label %72
52:
  %53 = fmul double %6, %34
  %54 = fdiv double %53, %27
  %55 = load double, ptr %32, align 8
  %56 = fmul double %28, %55
  %57 = fadd double %54, %56
  store double %57, ptr %32, align 8
  %58 = icmp sgt i64 %61, 1
  br i1 %58, label %60, label %59
59:
  store ptr null, ptr %0, align 8
  ret void
60:
  %61 = phi i64 [ %8, %17 ], [ %62, %52 ]
  %62 = add nsw i64 %61, -1
  br i1 %21, label %63, label %33
63:
  %64 = phi double [ %69, %63 ], [ 0.000000e+00, %60 ]
  %65 = phi i64 [ %66, %63 ], [ 0, %60 ]
  %66 = add nuw nsw i64 %65, 1
  %67 = getelementptr double, ptr %10, i64 %65
  %68 = load double, ptr %67, align 8
  %69 = fadd double %64, %68
  %70 = getelementptr double, ptr %12, i64 %65
  store double %68, ptr %70, align 8
  %71 = icmp eq i64 %66, %20
  br i1 %71, label %33, label %63
72:
  %73 = phi i64 [ %74, %35 ], [ 0, %33 ]
  %74 = add nuw nsw i64 %73, 1
  %75 = getelementptr i64, ptr %1, i64 %73
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr i8, ptr %75, i64 8
  %78 = load i64, ptr %77, align 8
  %79 = sub i64 %78, %76
  %80 = icmp slt i64 %79, 1
  br i1 %80, label %35, label %81
81:
  %82 = phi double [ %97, %81 ], [ 0.000000e+00, %72 ]
  %83 = phi i64 [ %85, %81 ], [ %79, %72 ]
  %84 = phi i64 [ %86, %81 ], [ %76, %72 ]
  %85 = add nsw i64 %83, -1
  %86 = add i64 %84, 1
  %87 = icmp slt i64 %84, 0
  %88 = select i1 %87, i64 %3, i64 0
  %89 = getelementptr i64, ptr %2, i64 %84
  %90 = getelementptr i64, ptr %89, i64 %88
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %91, 0
  %93 = select i1 %92, i64 %13, i64 0
  %94 = getelementptr double, ptr %12, i64 %91
  %95 = getelementptr double, ptr %94, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = fadd double %82, %96
  %98 = icmp sgt i64 %83, 1
  br i1 %98, label %81, label %35
}
define internal fastcc void @f10(ptr noalias nonnull writeonly captures(none) %0, i64 %1, ptr readonly captures(none) %2, i64 %3, double %4) unnamed_addr #6 {
  %6 = icmp slt i64 %1, 1
  br i1 %6, label %15, label %7
7:
  %8 = phi double [ %13, %7 ], [ 0.000000e+00, %5 ]
  %9 = phi i64 [ %10, %7 ], [ 0, %5 ]
  %10 = add nuw nsw i64 %9, 1
  %11 = getelementptr double, ptr %2, i64 %9
  %12 = load double, ptr %11, align 8, !noalias !141
  %13 = fadd reassoc nsz contract double %12, %8
  %14 = icmp eq i64 %1, %10
  br i1 %14, label %15, label %7
15:
  %16 = phi i64 [ 0, %5 ], [ %1, %7 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %13, %7 ]
  %18 = icmp sgt i64 %16, 0
  br i1 %18, label %19, label %46
19:
  %20 = add nsw i64 %16, -1
  %21 = fmul double %4, %17
  br label %22
22:
  %23 = phi i64 [ %45, %37 ], [ 0, %19 ]
  %24 = phi i64 [ %44, %37 ], [ %20, %19 ]
  %25 = phi i64 [ %42, %37 ], [ 1, %19 ]
  %26 = phi double [ %39, %37 ], [ %21, %19 ]
  %27 = phi i64 [ %38, %37 ], [ 0, %19 ]
  %28 = icmp slt i64 %23, 0
  %29 = select i1 %28, i64 %3, i64 0
  %30 = getelementptr double, ptr %2, i64 %23
  %31 = getelementptr double, ptr %30, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, 0.000000e+00
  br i1 %33, label %34, label %37
34:
  %35 = fsub double %26, %32
  %36 = fcmp olt double %35, 0.000000e+00
  br i1 %36, label %46, label %37
37:
  %38 = phi i64 [ %23, %34 ], [ %27, %22 ]
  %39 = phi double [ %35, %34 ], [ %26, %22 ]
  %40 = icmp sgt i64 %24, 0
  %41 = zext i1 %40 to i64
  %42 = add i64 %25, %41
  %43 = sext i1 %40 to i64
  %44 = add nsw i64 %24, %43
  %45 = select i1 %40, i64 %25, i64 0
  br i1 %40, label %22, label %46
46:
  %47 = phi i64 [ 0, %15 ], [ %38, %37 ], [ %23, %34 ]
  store i64 %47, ptr %0, align 8
  ret void
}
define internal fastcc void @f11(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, i64 %8, i64 %9, ptr captures(none) %10, i64 %11, ptr captures(none) %12, i64 %13) unnamed_addr #6 {
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
  %62 = load double, ptr %61, align 8, !noalias !144
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
declare i64 @llvm.smin.i64(i64, i64) #7
declare i64 @llvm.smax.i64(i64, i64) #7
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8
declare void @llvm.lifetime.start.p0(ptr captures(none)) #9
declare void @llvm.lifetime.end.p0(ptr captures(none)) #9
attributes #0 = { nofree nounwind memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nofree nounwind memory(read) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler5sweepB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29x5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler5sweepB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29x5ArrayIyLi1E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler17_redraw_intensityB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler17_redraw_intensityB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIyLi1E1C7mutable7alignedE"}
!6 = !{!7, !4, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!9 = !{!10, !4, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler14_exchange_endsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler14_exchange_endsB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE"}
!15 = !{!16, !13, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!18 = !{!19, !13, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!21 = !{!22, !13, !1}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!24 = !{!25, !1}
!25 = distinct !{!25, !26, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler11_shift_bothB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!26 = distinct !{!26, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler11_shift_bothB3v40B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE"}
!27 = !{!28, !25, !1}
!28 = distinct !{!28, !29, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!29 = distinct !{!29, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!30 = !{!31, !25, !1}
!31 = distinct !{!31, !32, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!32 = distinct !{!32, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!33 = !{!34, !25, !1}
!34 = distinct !{!34, !35, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!35 = distinct !{!35, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!36 = !{!37, !25, !1}
!37 = distinct !{!37, !38, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!38 = distinct !{!38, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!39 = !{!40, !25, !1}
!40 = distinct !{!40, !41, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!41 = distinct !{!41, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!42 = !{!43, !25, !1}
!43 = distinct !{!43, !44, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!44 = distinct !{!44, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler8_stretchB3v41B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!45 = !{!46, !25, !1}
!46 = distinct !{!46, !47, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!47 = distinct !{!47, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!48 = !{!49, !46, !25, !1}
!49 = distinct !{!49, !50, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!50 = distinct !{!50, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!51 = !{!52, !46, !25, !1}
!52 = distinct !{!52, !53, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!53 = distinct !{!53, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!54 = !{!55, !25, !1}
!55 = distinct !{!55, !56, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!56 = distinct !{!56, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!57 = !{!58, !55, !25, !1}
!58 = distinct !{!58, !59, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!59 = distinct !{!59, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!60 = !{!61, !55, !25, !1}
!61 = distinct !{!61, !62, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!62 = distinct !{!62, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!63 = !{!64, !25, !1}
!64 = distinct !{!64, !65, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!65 = distinct !{!65, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!66 = !{!67, !64, !25, !1}
!67 = distinct !{!67, !68, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!68 = distinct !{!68, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!69 = !{!70, !64, !25, !1}
!70 = distinct !{!70, !71, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!71 = distinct !{!71, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!72 = !{!73, !25, !1}
!73 = distinct !{!73, !74, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!74 = distinct !{!74, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler9_log_endsB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxxx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!75 = !{!76, !73, !25, !1}
!76 = distinct !{!76, !77, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!77 = distinct !{!77, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!78 = !{!79, !73, !25, !1}
!79 = distinct !{!79, !80, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!80 = distinct !{!80, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler6_stateB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!81 = !{!82, !1}
!82 = distinct !{!82, !83, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler16_share_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!83 = distinct !{!83, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices7sampler16_share_intensityB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx5ArrayIyLi1E1C7mutable7alignedE"}
!84 = !{!85, !82, !1}
!85 = distinct !{!85, !86, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!86 = distinct !{!86, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!87 = !{!88, !82, !1}
!88 = distinct !{!88, !89, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!89 = distinct !{!89, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!90 = !{!91, !82, !1}
!91 = distinct !{!91, !92, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!92 = distinct !{!92, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!93 = !{!94, !1}
!94 = distinct !{!94, !95, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6redrawB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE: %retptr"}
!95 = distinct !{!95, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6redrawB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIyLi1E1C7mutable7alignedE"}
!96 = !{!97, !94, !1}
!97 = distinct !{!97, !98, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_filterB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29: %retptr"}
!98 = distinct !{!98, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_filterB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_2970Slots_28array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_29118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx163Scratch_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29"}
!99 = !{!100, !97, !94, !1}
!100 = distinct !{!100, !101, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8_presentB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx: %retptr"}
!101 = distinct !{!101, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8_presentB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxx"}
!102 = !{!103, !97, !94, !1}
!103 = distinct !{!103, !104, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!104 = distinct !{!104, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx"}
!105 = !{!106, !97, !94, !1}
!106 = distinct !{!106, !107, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6_weighB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!107 = distinct !{!107, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths6_weighB3v17B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xx5ArrayIdLi1E1C7mutable7alignedE"}
!108 = !{!109, !97, !94, !1}
!109 = distinct !{!109, !110, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!110 = distinct !{!110, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
!111 = !{!112, !94, !1}
!112 = distinct !{!112, !113, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!113 = distinct !{!113, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!114 = !{!115, !94, !1}
!115 = distinct !{!115, !116, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_beforeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd: %retptr"}
!116 = distinct !{!116, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7_beforeB3v23B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE183Steps_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd"}
!117 = !{!118, !115, !94, !1}
!118 = distinct !{!118, !119, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!119 = distinct !{!119, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
!120 = !{!121, !94, !1}
!121 = distinct !{!121, !122, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!122 = distinct !{!122, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx"}
!123 = !{!124, !94, !1}
!124 = distinct !{!124, !125, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!125 = distinct !{!125, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!126 = !{!127}
!127 = distinct !{!127, !128, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx: %retptr"}
!128 = distinct !{!128, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths7uniformB3v19B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIyLi1E1C7mutable7alignedEx"}
!129 = !{!130}
!130 = distinct !{!130, !131, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!131 = distinct !{!131, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!132 = !{!133}
!133 = distinct !{!133, !134, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!134 = distinct !{!134, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!135 = !{!136}
!136 = distinct !{!136, !137, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx: %retptr"}
!137 = distinct !{!137, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths11correlationB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE203VertexWindow_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x118Paths_28array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_29xxxx"}
!138 = !{!139}
!139 = distinct !{!139, !140, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx: %retptr"}
!140 = distinct !{!140, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths8indicateB3v16B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEx"}
!141 = !{!142}
!142 = distinct !{!142, !143, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!143 = distinct !{!143, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
!144 = !{!145}
!145 = distinct !{!145, !146, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!146 = distinct !{!146, !"_ZN20heatcloak_aggregator8recovery8tracking8vertices5paths4_sumB3v13B100c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1ep5xVXqOgrqyfl5JUWJySUgdhEwPRXnJ6vXagKDGyNBQG0BBiiYpQkAE5ArrayIdLi1E1C7mutable7alignedE"}
