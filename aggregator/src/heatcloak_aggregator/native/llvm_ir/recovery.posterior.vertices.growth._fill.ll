; d3b2c271bb6687708b38b32cfa987379e167e786065fddd79e7532bdfd8d80a5
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr writeonly captures(none) %15, ptr captures(none) %16, ptr captures(none) %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24) unnamed_addr #0 {
  %26 = alloca [2 x double], align 8
  %27 = alloca [2 x double], align 8
  %28 = getelementptr double, ptr %17, i64 %20
  %29 = icmp slt i64 %22, 1
  br i1 %29, label %306, label %30
30:
  %31 = icmp slt i64 %19, 1
  %32 = icmp slt i64 %20, 1
  %33 = shl i64 %20, 4
  %34 = getelementptr i8, ptr %17, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %36 = icmp sgt i64 %21, 0
  %37 = add nsw i64 %21, -2
  %38 = sitofp i64 %37 to double
  %39 = add nsw i64 %21, -3
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %41 = getelementptr double, ptr %28, i64 %20
  %42 = getelementptr i8, ptr %41, i64 -8
  %43 = shl nuw i64 %20, 3
  br label %261
44:
  %45 = phi i64 [ %262, %261 ], [ %259, %258 ]
  %46 = icmp eq i64 %264, %22
  br i1 %46, label %306, label %261
47:
  %48 = getelementptr double, ptr %270, i64 %287
  %49 = load double, ptr %48, align 8, !noalias !0
  br i1 %31, label %68, label %50
50:
  %51 = getelementptr i64, ptr %271, i64 %287
  %52 = load i64, ptr %51, align 8, !noalias !0
  %53 = icmp slt i64 %52, 0
  %54 = select i1 %53, i64 %18, i64 0
  %55 = add i64 %54, %52
  %56 = mul i64 %55, %19
  %57 = getelementptr double, ptr %1, i64 %56
  br label %58
58:
  %59 = phi i64 [ 0, %50 ], [ %60, %58 ]
  %60 = add nuw nsw i64 %59, 1
  %61 = getelementptr double, ptr %16, i64 %59
  %62 = load double, ptr %61, align 8, !noalias !3
  %63 = getelementptr double, ptr %57, i64 %59
  %64 = load double, ptr %63, align 8, !noalias !3
  %65 = fmul double %49, %64
  %66 = fsub double %62, %65
  store double %66, ptr %61, align 8, !noalias !3
  %67 = icmp eq i64 %60, %19
  br i1 %67, label %68, label %58
68:
  %69 = icmp eq i64 %284, %288
  br i1 %69, label %70, label %286
70:
  br i1 %32, label %72, label %71
71:
  tail call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %43, i1 false), !noalias !6
  br label %72
72:
  br i1 %31, label %93, label %75
73:
  %74 = icmp eq i64 %77, %19
  br i1 %74, label %93, label %75
75:
  %76 = phi i64 [ %77, %73 ], [ 0, %72 ]
  %77 = add nuw nsw i64 %76, 1
  br i1 %32, label %73, label %78
78:
  %79 = getelementptr double, ptr %16, i64 %76
  %80 = mul i64 %76, %20
  %81 = getelementptr double, ptr %3, i64 %80
  br label %82
82:
  %83 = phi i64 [ 0, %78 ], [ %84, %82 ]
  %84 = add nuw nsw i64 %83, 1
  %85 = getelementptr double, ptr %17, i64 %83
  %86 = load double, ptr %85, align 8, !noalias !6
  %87 = load double, ptr %79, align 8, !noalias !6
  %88 = getelementptr double, ptr %81, i64 %83
  %89 = load double, ptr %88, align 8, !noalias !6
  %90 = fmul double %87, %89
  %91 = fadd double %86, %90
  store double %91, ptr %85, align 8, !noalias !6
  %92 = icmp eq i64 %20, %84
  br i1 %92, label %73, label %82
93:
  call void @llvm.lifetime.start.p0(ptr nonnull %27), !noalias !0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false), !noalias !9
  %94 = load double, ptr %8, align 8, !noalias !9
  br i1 %36, label %95, label %164
95:
  br i1 %32, label %166, label %96
96:
  %97 = phi i64 [ %98, %96 ], [ 0, %95 ]
  %98 = add nuw nsw i64 %97, 1
  %99 = getelementptr double, ptr %17, i64 %97
  %100 = load double, ptr %99, align 8, !noalias !12
  %101 = getelementptr double, ptr %9, i64 %97
  %102 = load double, ptr %101, align 8, !noalias !12
  %103 = fsub double %100, %102
  %104 = getelementptr double, ptr %10, i64 %97
  %105 = load double, ptr %104, align 8, !noalias !12
  %106 = fdiv double %103, %105
  %107 = fcmp olt double %106, 1.000000e+00
  %108 = select i1 %107, double 1.000000e+00, double %106
  %109 = fcmp ogt double %108, %38
  %110 = select i1 %109, double %38, double %108
  %111 = fptosi double %110 to i64
  %112 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775805) %39, i64 %111)
  %113 = sitofp i64 %112 to double
  %114 = fsub double %110, %113
  %115 = icmp slt i64 %112, 0
  %116 = select i1 %115, i64 %21, i64 0
  %117 = mul i64 %97, %21
  %118 = getelementptr double, ptr %11, i64 %117
  %119 = getelementptr double, ptr %118, i64 %112
  %120 = getelementptr double, ptr %119, i64 %116
  %121 = load double, ptr %120, align 8, !noalias !12
  %122 = icmp sgt i64 %112, 0
  %123 = select i1 %122, i64 0, i64 %21
  %124 = getelementptr i8, ptr %119, i64 -8
  %125 = getelementptr double, ptr %124, i64 %123
  %126 = load double, ptr %125, align 8, !noalias !12
  %127 = icmp slt i64 %112, -1
  %128 = select i1 %127, i64 %21, i64 0
  %129 = getelementptr i8, ptr %119, i64 8
  %130 = getelementptr double, ptr %129, i64 %128
  %131 = load double, ptr %130, align 8, !noalias !12
  %132 = icmp slt i64 %112, -2
  %133 = select i1 %132, i64 %21, i64 0
  %134 = getelementptr i8, ptr %119, i64 16
  %135 = getelementptr double, ptr %134, i64 %133
  %136 = load double, ptr %135, align 8, !noalias !12
  %137 = fsub double %136, %126
  %138 = fmul double %137, 0x3FC5555555555555
  %139 = fsub double %121, %131
  %140 = fmul double %139, 5.000000e-01
  %141 = fadd double %140, %138
  %142 = fadd double %126, %131
  %143 = fmul double %142, 5.000000e-01
  %144 = fsub double %143, %121
  %145 = fsub double %131, %121
  %146 = fsub double %145, %144
  %147 = fsub double %146, %141
  %148 = load double, ptr %8, align 8, !noalias !12
  %149 = fmul double %105, %148
  %150 = fcmp ogt double %106, %110
  %151 = select i1 %150, double %7, double %6
  %152 = fmul double %149, %151
  %153 = fmul double %141, %114
  %154 = fadd double %144, %153
  %155 = fmul double %114, %154
  %156 = fadd double %147, %155
  %157 = fmul double %114, %156
  %158 = fadd double %121, %157
  %159 = fsub double %106, %110
  %160 = fmul double %159, %152
  %161 = fadd double %160, %158
  %162 = getelementptr double, ptr %34, i64 %97
  store double %161, ptr %162, align 8, !noalias !12
  %163 = icmp eq i64 %98, %20
  br i1 %163, label %165, label %96
164:
  br i1 %32, label %166, label %209
165:
  br i1 %32, label %166, label %232
166:
  %167 = phi i64 [ 0, %165 ], [ 0, %164 ], [ 0, %95 ], [ %241, %232 ]
  %168 = getelementptr double, ptr %34, i64 %167
  %169 = load double, ptr %168, align 8, !noalias !9
  br i1 %36, label %181, label %170
170:
  %171 = getelementptr double, ptr %17, i64 %167
  %172 = load double, ptr %171, align 8, !noalias !9
  %173 = fmul double %94, %172
  %174 = getelementptr double, ptr %4, i64 %167
  %175 = load double, ptr %174, align 8, !noalias !9
  %176 = fmul double %94, %175
  call void @llvm.lifetime.start.p0(ptr nonnull %26), !noalias !9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, i8 0, i64 16, i1 false), !noalias !15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, i8 0, i64 16, i1 false), !noalias !15
  call fastcc void @f2(ptr %26, double %173, double %176, double %6, double %7)
  %177 = load double, ptr %40, align 8, !noalias !15
  %178 = load double, ptr %26, align 8, !noalias !15
  %179 = tail call double @llvm.log.f64(double %177)
  %180 = fadd double %178, %179
  call void @llvm.lifetime.end.p0(ptr nonnull %26), !noalias !9
  br label %181
181:
  %182 = phi double [ %169, %166 ], [ %180, %170 ]
  br i1 %32, label %250, label %183
183:
  %184 = fadd double %182, -3.600000e+01
  br label %243
185:
  br i1 %36, label %195, label %186
186:
  %187 = getelementptr double, ptr %17, i64 %245
  %188 = load double, ptr %187, align 8, !noalias !9
  %189 = fmul double %94, %188
  %190 = getelementptr double, ptr %4, i64 %245
  %191 = load double, ptr %190, align 8, !noalias !9
  %192 = fmul double %94, %191
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false), !noalias !9
  call fastcc void @f2(ptr %27, double %189, double %192, double %6, double %7)
  %193 = load double, ptr %27, align 8, !noalias !9
  %194 = load double, ptr %35, align 8, !noalias !9
  br label %195
195:
  %196 = phi double [ 1.000000e+00, %185 ], [ %194, %186 ]
  %197 = phi double [ %248, %185 ], [ %193, %186 ]
  %198 = getelementptr double, ptr %5, i64 %245
  %199 = load double, ptr %198, align 8, !noalias !9
  %200 = fmul double %196, %199
  %201 = fsub double %197, %182
  %202 = tail call double @llvm.exp.f64(double %201)
  %203 = fmul double %200, %202
  %204 = fadd double %244, %203
  br label %205
205:
  %206 = phi double [ %204, %195 ], [ %244, %243 ]
  %207 = getelementptr double, ptr %28, i64 %245
  store double %206, ptr %207, align 8, !noalias !9
  %208 = icmp eq i64 %20, %246
  br i1 %208, label %250, label %243
209:
  %210 = phi i64 [ %211, %224 ], [ 0, %164 ]
  %211 = add nuw nsw i64 %210, 1
  %212 = getelementptr double, ptr %17, i64 %210
  %213 = load double, ptr %212, align 8, !noalias !9
  %214 = fmul double %94, %213
  %215 = getelementptr double, ptr %4, i64 %210
  %216 = load double, ptr %215, align 8, !noalias !9
  %217 = fmul double %94, %216
  %218 = fmul double %7, %217
  %219 = fcmp olt double %214, %218
  br i1 %219, label %220, label %224
220:
  %221 = fdiv double %214, %217
  %222 = fcmp ogt double %6, %221
  %223 = select i1 %222, double %6, double %221
  br label %224
224:
  %225 = phi double [ %223, %220 ], [ %7, %209 ]
  %226 = fmul double %217, 5.000000e-01
  %227 = fmul double %226, %225
  %228 = fsub double %214, %227
  %229 = fmul double %225, %228
  %230 = getelementptr double, ptr %34, i64 %210
  store double %229, ptr %230, align 8, !noalias !9
  %231 = icmp eq i64 %20, %211
  br i1 %231, label %165, label %209
232:
  %233 = phi i64 [ %241, %232 ], [ 0, %165 ]
  %234 = phi i64 [ %235, %232 ], [ 0, %165 ]
  %235 = add nuw nsw i64 %234, 1
  %236 = getelementptr double, ptr %34, i64 %234
  %237 = load double, ptr %236, align 8, !noalias !9
  %238 = getelementptr double, ptr %34, i64 %233
  %239 = load double, ptr %238, align 8, !noalias !9
  %240 = fcmp ogt double %237, %239
  %241 = select i1 %240, i64 %234, i64 %233
  %242 = icmp eq i64 %20, %235
  br i1 %242, label %166, label %232
243:
  %244 = phi double [ 0.000000e+00, %183 ], [ %206, %205 ]
  %245 = phi i64 [ 0, %183 ], [ %246, %205 ]
  %246 = add nuw nsw i64 %245, 1
  %247 = getelementptr double, ptr %34, i64 %245
  %248 = load double, ptr %247, align 8, !noalias !9
  %249 = fcmp ogt double %248, %184
  br i1 %249, label %185, label %205
250:
  %251 = phi i64 [ 0, %181 ], [ %20, %205 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %27), !noalias !0
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %253, label %258
253:
  %254 = getelementptr double, ptr %15, i64 %273
  %255 = icmp slt i64 %273, 0
  %256 = select i1 %255, i64 %24, i64 0
  %257 = getelementptr double, ptr %254, i64 %256
  br label %290
258:
  %259 = add nsw i64 %273, 1
  %260 = icmp eq i64 %275, %266
  br i1 %260, label %44, label %272
261:
  %262 = phi i64 [ 0, %30 ], [ %45, %44 ]
  %263 = phi i64 [ 0, %30 ], [ %264, %44 ]
  %264 = add nuw nsw i64 %263, 1
  %265 = getelementptr i64, ptr %12, i64 %263
  %266 = load i64, ptr %265, align 8, !noalias !0
  %267 = icmp slt i64 %266, 1
  br i1 %267, label %44, label %268
268:
  %269 = mul i64 %263, %23
  %270 = getelementptr double, ptr %14, i64 %269
  %271 = getelementptr i64, ptr %13, i64 %269
  br label %272
272:
  %273 = phi i64 [ %262, %268 ], [ %259, %258 ]
  %274 = phi i64 [ 0, %268 ], [ %275, %258 ]
  %275 = add nuw nsw i64 %274, 1
  br i1 %31, label %283, label %276
276:
  %277 = phi i64 [ %278, %276 ], [ 0, %272 ]
  %278 = add nuw nsw i64 %277, 1
  %279 = getelementptr double, ptr %2, i64 %277
  %280 = load double, ptr %279, align 8, !noalias !18
  %281 = getelementptr double, ptr %16, i64 %277
  store double %280, ptr %281, align 8, !noalias !18
  %282 = icmp eq i64 %19, %278
  br i1 %282, label %283, label %276
283:
  %284 = load i64, ptr %265, align 8, !noalias !0
  %285 = icmp slt i64 %284, 1
  br i1 %285, label %70, label %286
286:
  %287 = phi i64 [ %288, %68 ], [ 0, %283 ]
  %288 = add nuw nsw i64 %287, 1
  %289 = icmp eq i64 %287, %274
  br i1 %289, label %68, label %47
290:
  %291 = phi double [ 0.000000e+00, %253 ], [ %304, %290 ]
  %292 = phi i64 [ 0, %253 ], [ %293, %290 ]
  %293 = add nuw nsw i64 %292, 1
  %294 = getelementptr double, ptr %28, i64 %292
  %295 = load double, ptr %294, align 8, !noalias !0
  %296 = fsub double %295, %291
  %297 = load double, ptr %42, align 8, !noalias !0
  %298 = fdiv double %296, %297
  %299 = getelementptr double, ptr %5, i64 %292
  %300 = load double, ptr %299, align 8, !noalias !0
  %301 = fdiv double %298, %300
  %302 = mul i64 %292, %24
  %303 = getelementptr double, ptr %257, i64 %302
  store double %301, ptr %303, align 8, !noalias !0
  %304 = load double, ptr %294, align 8, !noalias !0
  %305 = icmp eq i64 %293, %251
  br i1 %305, label %258, label %290
306:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readnone captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readnone captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr readonly captures(none) %14, ptr readonly captures(none) %15, ptr readonly captures(none) %16, ptr readonly captures(none) %17, ptr writeonly captures(none) %18, ptr captures(none) %19, ptr captures(none) %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25, i64 %26, i64 %27, i64 %28, i64 %29) local_unnamed_addr #0 {
  %31 = alloca ptr, align 8
  store ptr null, ptr %31, align 8
  call fastcc void @f0(ptr %31, ptr %0, ptr %2, ptr %3, ptr %4, ptr %5, double %9, double %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr %20, i64 %21, i64 %22, i64 %23, i64 %25, i64 %26, i64 %27, i64 %28) #7
  %32 = load ptr, ptr %31, align 8
  ret ptr %32
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #0 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = fcmp oeq double %3, %4
  br i1 %8, label %13, label %18
9:
  %10 = phi double [ %57, %56 ], [ %17, %13 ]
  %11 = phi double [ %60, %56 ], [ 1.000000e+00, %13 ]
  store double %10, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %11, ptr %12, align 8
  ret void
13:
  %14 = fmul double %2, 5.000000e-01
  %15 = fmul double %14, %4
  %16 = fsub double %1, %15
  %17 = fmul double %4, %16
  br label %9
18:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double 0.000000e+00, ptr %6, align 8, !noalias !21
  store double 0.000000e+00, ptr %7, align 8, !noalias !21
  %19 = fmul double %2, %3
  %20 = fsub double %1, %19
  %21 = fmul double %2, %4
  %22 = fsub double %1, %21
  %23 = fcmp ugt double %20, 0.000000e+00
  br i1 %23, label %32, label %24
24:
  %25 = fneg double %20
  %26 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8, !noalias !21
  call fastcc void @f3(ptr %6, double %25, double %2, double %26)
  %27 = load double, ptr %6, align 8, !noalias !21
  %28 = fmul double %2, 5.000000e-01
  %29 = fmul double %28, %3
  %30 = fsub double %1, %29
  %31 = fmul double %3, %30
  br label %56
32:
  %33 = fcmp ult double %22, 0.000000e+00
  br i1 %33, label %41, label %34
34:
  %35 = fsub double %4, %3
  store double 0.000000e+00, ptr %7, align 8, !noalias !21
  call fastcc void @f3(ptr %7, double %22, double %2, double %35)
  %36 = load double, ptr %7, align 8, !noalias !21
  %37 = fmul double %2, 5.000000e-01
  %38 = fmul double %37, %4
  %39 = fsub double %1, %38
  %40 = fmul double %4, %39
  br label %56
41:
  %42 = fdiv double %1, %2
  %43 = fmul double %2, 5.000000e-01
  %44 = tail call double @sqrt(double %43)
  %45 = fsub double %42, %3
  %46 = fmul double %45, %44
  %47 = tail call double @erf(double %46)
  %48 = fsub double %4, %42
  %49 = fmul double %48, %44
  %50 = tail call double @erf(double %49)
  %51 = fadd double %47, %50
  %52 = fmul double %1, 5.000000e-01
  %53 = fmul double %52, %42
  %54 = fdiv double 0x3FEC5BF891B4EF6A, %44
  %55 = fmul double %54, %51
  br label %56
56:
  %57 = phi double [ %53, %41 ], [ %40, %34 ], [ %31, %24 ]
  %58 = phi double [ %55, %41 ], [ %36, %34 ], [ %27, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %59 = fsub double %4, %3
  %60 = fdiv double %58, %59
  br label %9
}
declare double @llvm.exp.f64(double) #1
declare double @llvm.log.f64(double) #1
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #0 {
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
  call fastcc void @f4(ptr %5, double %27)
  %28 = load double, ptr %5, align 8
  %29 = fmul double %2, %3
  %30 = fadd double %1, %29
  %31 = fmul double %30, %26
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f4(ptr %6, double %31)
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
declare double @sqrt(double) local_unnamed_addr #2
declare double @erf(double) local_unnamed_addr #2
declare double @expm1(double) local_unnamed_addr #2
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #0 {
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
declare double @erfc(double) local_unnamed_addr #3
declare i64 @llvm.smin.i64(i64, i64) #4
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6
attributes #0 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nofree nounwind memory(read) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE568Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_2c_20WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29_295ArrayIdLi1E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !10, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table11interpolateB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices12weight_table11interpolateB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE167WeightTable_28array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi1E1C7mutable7alignedEdd5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16, !10, !1}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB3v18B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!20 = distinct !{!20, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!23 = distinct !{!23, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v20B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
