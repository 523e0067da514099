; c704c0cbedfe82af61e9563a45c0cd2254dbb9b297078cfa6ae9e1a6148d190d
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, double %11, double %12, double %13, i64 %14, i64 %15, i64 %16, i64 %17) unnamed_addr #0 {
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = icmp slt i64 %15, 1
  br i1 %21, label %261, label %22
22:
  %23 = mul i64 %17, %16
  %24 = add nsw i64 %14, 1
  br label %236
25:
  %26 = getelementptr i64, ptr %245, i64 %256
  %27 = load i64, ptr %26, align 8, !noalias !0
  %28 = icmp slt i64 %27, %14
  br i1 %28, label %29, label %177
29:
  %30 = getelementptr double, ptr %246, i64 %256
  %31 = load double, ptr %30, align 8, !noalias !3
  %32 = getelementptr i64, ptr %247, i64 %256
  %33 = load i64, ptr %32, align 8, !noalias !3
  %34 = icmp sgt i64 %33, 1
  br i1 %34, label %35, label %64
35:
  %36 = mul i64 %256, %17
  %37 = getelementptr i64, ptr %249, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8, !noalias !3
  %40 = icmp sgt i64 %14, %39
  br i1 %40, label %41, label %64
41:
  %42 = getelementptr double, ptr %250, i64 %36
  %43 = add nsw i64 %33, -1
  %44 = add nsw i64 %33, -2
  br label %45
45:
  %46 = phi i64 [ %53, %59 ], [ %27, %41 ]
  %47 = phi i64 [ %51, %59 ], [ 0, %41 ]
  %48 = phi double [ %57, %59 ], [ %31, %41 ]
  %49 = getelementptr double, ptr %42, i64 %47
  %50 = load double, ptr %49, align 8, !noalias !3
  %51 = add nuw nsw i64 %47, 1
  %52 = getelementptr i64, ptr %37, i64 %51
  %53 = load i64, ptr %52, align 8, !noalias !3
  %54 = sub nsw i64 %53, %46
  %55 = sitofp i64 %54 to double
  %56 = fmul double %50, %55
  %57 = fadd double %48, %56
  %58 = icmp eq i64 %47, %44
  br i1 %58, label %64, label %59
59:
  %60 = getelementptr i64, ptr %37, i64 %47
  %61 = getelementptr i8, ptr %60, i64 16
  %62 = load i64, ptr %61, align 8, !noalias !3
  %63 = icmp sgt i64 %14, %62
  br i1 %63, label %45, label %64
64:
  %65 = phi i64 [ %27, %35 ], [ %27, %29 ], [ %53, %45 ], [ %53, %59 ]
  %66 = phi i64 [ 0, %35 ], [ 0, %29 ], [ %51, %59 ], [ %43, %45 ]
  %67 = phi double [ %31, %35 ], [ %31, %29 ], [ %57, %45 ], [ %57, %59 ]
  %68 = mul i64 %256, %17
  %69 = getelementptr double, ptr %250, i64 %68
  %70 = getelementptr double, ptr %69, i64 %66
  %71 = load double, ptr %70, align 8, !noalias !3
  %72 = sub nsw i64 %14, %65
  %73 = sitofp i64 %72 to double
  %74 = fmul double %71, %73
  %75 = fadd double %67, %74
  %76 = fmul double %75, 5.000000e-01
  %77 = tail call double @llvm.floor.f64(double %76)
  %78 = fptosi double %77 to i64
  %79 = sitofp i64 %78 to double
  %80 = fmul double %79, 2.000000e+00
  %81 = fsub double %75, %80
  %82 = fcmp ugt double %81, 1.000000e+00
  br i1 %34, label %83, label %100
83:
  %84 = getelementptr i64, ptr %249, i64 %68
  %85 = getelementptr i8, ptr %84, i64 8
  %86 = load i64, ptr %85, align 8, !noalias !8
  %87 = icmp sgt i64 %86, %14
  br i1 %87, label %100, label %88
88:
  %89 = add nsw i64 %33, -1
  %90 = add nsw i64 %33, -2
  br label %91
91:
  %92 = phi i64 [ %95, %94 ], [ 0, %88 ]
  %93 = icmp eq i64 %92, %90
  br i1 %93, label %100, label %94
94:
  %95 = add nuw nsw i64 %92, 1
  %96 = getelementptr i64, ptr %84, i64 %92
  %97 = getelementptr i8, ptr %96, i64 16
  %98 = load i64, ptr %97, align 8, !noalias !8
  %99 = icmp sgt i64 %98, %14
  br i1 %99, label %100, label %91
100:
  %101 = phi i64 [ 0, %83 ], [ 0, %64 ], [ %89, %91 ], [ %95, %94 ]
  %102 = getelementptr double, ptr %251, i64 %256
  %103 = load double, ptr %102, align 8, !noalias !8
  call void @llvm.lifetime.start.p0(ptr nonnull %19), !noalias !8
  call void @llvm.lifetime.start.p0(ptr nonnull %20), !noalias !8
  store double 0.000000e+00, ptr %19, align 8, !noalias !9
  store double 0.000000e+00, ptr %20, align 8, !noalias !9
  %104 = icmp sgt i64 %101, -1
  br i1 %104, label %105, label %134
105:
  %106 = add nuw nsw i64 %101, 1
  %107 = getelementptr i64, ptr %249, i64 %68
  br label %126
108:
  %109 = getelementptr i64, ptr %107, i64 %130
  %110 = getelementptr i8, ptr %109, i64 8
  %111 = load i64, ptr %110, align 8, !noalias !9
  br label %112
112:
  %113 = phi i64 [ %111, %108 ], [ %24, %126 ]
  %114 = getelementptr i64, ptr %107, i64 %130
  %115 = load i64, ptr %114, align 8, !noalias !9
  %116 = xor i64 %115, -1
  %117 = add i64 %113, %116
  %118 = getelementptr double, ptr %69, i64 %130
  %119 = load double, ptr %118, align 8, !noalias !9
  %120 = fcmp oeq double %119, 0.000000e+00
  %121 = select i1 %120, i64 0, i64 %117
  %122 = add nsw i64 %121, %127
  %123 = select i1 %120, i64 %117, i64 0
  %124 = add nsw i64 %123, %128
  %125 = icmp sgt i64 %129, 1
  br i1 %125, label %126, label %134
126:
  %127 = phi i64 [ 0, %105 ], [ %122, %112 ]
  %128 = phi i64 [ 0, %105 ], [ %124, %112 ]
  %129 = phi i64 [ %106, %105 ], [ %131, %112 ]
  %130 = phi i64 [ 0, %105 ], [ %132, %112 ]
  %131 = add nsw i64 %129, -1
  %132 = add nuw nsw i64 %130, 1
  %133 = icmp slt i64 %130, %101
  br i1 %133, label %108, label %112
134:
  %135 = phi i64 [ 0, %100 ], [ %124, %112 ]
  %136 = phi i64 [ 0, %100 ], [ %122, %112 ]
  store double 0.000000e+00, ptr %19, align 8, !noalias !9
  call fastcc void @f2(ptr %19, double %13, double %11, i64 %135, i64 %136, i64 range(i64 -9223372036854775807, -9223372036854775808) %101)
  %137 = load double, ptr %19, align 8, !noalias !9
  store double 0.000000e+00, ptr %20, align 8, !noalias !9
  call fastcc void @f2(ptr %20, double %12, double %11, i64 %135, i64 %136, i64 range(i64 -9223372036854775807, -9223372036854775808) %101)
  %138 = load double, ptr %20, align 8, !noalias !9
  %139 = fsub double %137, %138
  call void @llvm.lifetime.end.p0(ptr nonnull %19), !noalias !8
  call void @llvm.lifetime.end.p0(ptr nonnull %20), !noalias !8
  %140 = fadd double %103, %139
  %141 = fcmp olt double %140, -3.000000e+00
  %142 = select i1 %141, double -3.000000e+00, double %140
  %143 = fcmp ogt double %142, 3.000000e+00
  %144 = select i1 %143, double 3.000000e+00, double %142
  store double %144, ptr %102, align 8, !noalias !8
  %145 = load i64, ptr %32, align 8, !noalias !8
  %146 = sub i64 %145, %101
  %147 = icmp slt i64 %146, 1
  br i1 %147, label %169, label %148
148:
  %149 = getelementptr i64, ptr %249, i64 %68
  br label %150
150:
  %151 = phi i64 [ %146, %148 ], [ %153, %150 ]
  %152 = phi i64 [ %101, %148 ], [ %154, %150 ]
  %153 = add nsw i64 %151, -1
  %154 = add i64 %152, 1
  %155 = icmp slt i64 %152, 0
  %156 = select i1 %155, i64 %17, i64 0
  %157 = getelementptr i64, ptr %149, i64 %152
  %158 = getelementptr i64, ptr %157, i64 %156
  %159 = load i64, ptr %158, align 8, !noalias !8
  %160 = sub nsw i64 %152, %101
  %161 = getelementptr i64, ptr %149, i64 %160
  store i64 %159, ptr %161, align 8, !noalias !8
  %162 = getelementptr double, ptr %69, i64 %152
  %163 = getelementptr double, ptr %162, i64 %156
  %164 = load double, ptr %163, align 8, !noalias !8
  %165 = fneg double %164
  %166 = select i1 %82, double %165, double %164
  %167 = getelementptr double, ptr %69, i64 %160
  store double %166, ptr %167, align 8, !noalias !8
  %168 = icmp sgt i64 %151, 1
  br i1 %168, label %150, label %169
169:
  %170 = load i64, ptr %32, align 8, !noalias !8
  %171 = sub nsw i64 %170, %101
  store i64 %171, ptr %32, align 8, !noalias !8
  %172 = getelementptr i64, ptr %249, i64 %68
  store i64 %14, ptr %172, align 8, !noalias !8
  store i64 %14, ptr %26, align 8, !noalias !8
  %173 = getelementptr i64, ptr %252, i64 %256
  store i64 1, ptr %173, align 8, !noalias !8
  %174 = fsub double 2.000000e+00, %81
  %175 = fcmp olt double %174, %81
  %176 = select i1 %175, double %174, double %81
  store double %176, ptr %30, align 8, !noalias !8
  br label %177
177:
  %178 = icmp eq i64 %255, %256
  br i1 %178, label %228, label %179
179:
  %180 = load i64, ptr %26, align 8, !noalias !12
  %181 = icmp slt i64 %255, 0
  %182 = select i1 %181, i64 %16, i64 0
  %183 = getelementptr i64, ptr %245, i64 %255
  %184 = getelementptr i64, ptr %183, i64 %182
  store i64 %180, ptr %184, align 8, !noalias !12
  %185 = load i64, ptr %258, align 8, !noalias !12
  %186 = getelementptr i64, ptr %244, i64 %255
  %187 = getelementptr i64, ptr %186, i64 %182
  store i64 %185, ptr %187, align 8, !noalias !12
  %188 = getelementptr i64, ptr %252, i64 %256
  %189 = load i64, ptr %188, align 8, !noalias !12
  %190 = getelementptr i64, ptr %252, i64 %255
  %191 = getelementptr i64, ptr %190, i64 %182
  store i64 %189, ptr %191, align 8, !noalias !12
  %192 = getelementptr i64, ptr %247, i64 %256
  %193 = load i64, ptr %192, align 8, !noalias !12
  %194 = getelementptr i64, ptr %247, i64 %255
  %195 = getelementptr i64, ptr %194, i64 %182
  store i64 %193, ptr %195, align 8, !noalias !12
  %196 = getelementptr double, ptr %246, i64 %256
  %197 = load double, ptr %196, align 8, !noalias !12
  %198 = getelementptr double, ptr %246, i64 %255
  %199 = getelementptr double, ptr %198, i64 %182
  store double %197, ptr %199, align 8, !noalias !12
  %200 = getelementptr double, ptr %253, i64 %256
  %201 = load double, ptr %200, align 8, !noalias !12
  %202 = getelementptr double, ptr %253, i64 %255
  %203 = getelementptr double, ptr %202, i64 %182
  store double %201, ptr %203, align 8, !noalias !12
  %204 = getelementptr double, ptr %251, i64 %256
  %205 = load double, ptr %204, align 8, !noalias !12
  %206 = getelementptr double, ptr %251, i64 %255
  %207 = getelementptr double, ptr %206, i64 %182
  store double %205, ptr %207, align 8, !noalias !12
  %208 = load i64, ptr %192, align 8, !noalias !12
  %209 = icmp slt i64 %208, 1
  br i1 %209, label %228, label %210
210:
  %211 = mul i64 %256, %17
  %212 = getelementptr i64, ptr %249, i64 %211
  %213 = add i64 %182, %255
  %214 = mul i64 %213, %17
  %215 = getelementptr i64, ptr %249, i64 %214
  %216 = getelementptr double, ptr %250, i64 %211
  %217 = getelementptr double, ptr %250, i64 %214
  br label %218
218:
  %219 = phi i64 [ 0, %210 ], [ %220, %218 ]
  %220 = add nuw nsw i64 %219, 1
  %221 = getelementptr i64, ptr %212, i64 %219
  %222 = load i64, ptr %221, align 8, !noalias !12
  %223 = getelementptr i64, ptr %215, i64 %219
  store i64 %222, ptr %223, align 8, !noalias !12
  %224 = getelementptr double, ptr %216, i64 %219
  %225 = load double, ptr %224, align 8, !noalias !12
  %226 = getelementptr double, ptr %217, i64 %219
  store double %225, ptr %226, align 8, !noalias !12
  %227 = icmp eq i64 %220, %208
  br i1 %227, label %228, label %218
228:
  %229 = add nsw i64 %255, 1
  br label %233
230:
  %231 = phi i64 [ 0, %236 ], [ %234, %233 ]
  store i64 %231, ptr %239, align 8, !noalias !0
  %232 = icmp eq i64 %238, %15
  br i1 %232, label %261, label %236
233:
  %234 = phi i64 [ %229, %228 ], [ %255, %254 ]
  %235 = icmp eq i64 %257, %240
  br i1 %235, label %230, label %254
236:
  %237 = phi i64 [ 0, %22 ], [ %238, %230 ]
  %238 = add nuw nsw i64 %237, 1
  %239 = getelementptr i64, ptr %1, i64 %237
  %240 = load i64, ptr %239, align 8, !noalias !0
  %241 = icmp slt i64 %240, 1
  br i1 %241, label %230, label %242
242:
  %243 = mul i64 %237, %16
  %244 = getelementptr i64, ptr %3, i64 %243
  %245 = getelementptr i64, ptr %2, i64 %243
  %246 = getelementptr double, ptr %7, i64 %243
  %247 = getelementptr i64, ptr %5, i64 %243
  %248 = mul i64 %23, %237
  %249 = getelementptr i64, ptr %6, i64 %248
  %250 = getelementptr double, ptr %10, i64 %248
  %251 = getelementptr double, ptr %9, i64 %243
  %252 = getelementptr i64, ptr %4, i64 %243
  %253 = getelementptr double, ptr %8, i64 %243
  br label %254
254:
  %255 = phi i64 [ 0, %242 ], [ %234, %233 ]
  %256 = phi i64 [ 0, %242 ], [ %257, %233 ]
  %257 = add nuw nsw i64 %256, 1
  %258 = getelementptr i64, ptr %244, i64 %256
  %259 = load i64, ptr %258, align 8, !noalias !0
  %260 = icmp sgt i64 %259, %14
  br i1 %260, label %25, label %233
261:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, double %10, double %11, double %12, double %13, double %14, double %15, double %16, double %17, double %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, i64 %24, i64 %25) local_unnamed_addr #0 {
  %27 = alloca ptr, align 8
  store ptr null, ptr %27, align 8
  call fastcc void @f0(ptr %27, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, double %10, double %12, double %14, i64 %22, i64 %23, i64 %24, i64 %25) #6
  %28 = load ptr, ptr %27, align 8
  ret ptr %28
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775807, -9223372036854775808) %5) unnamed_addr #1 {
  %7 = fneg double %1
  %8 = fsub double 1.000000e+00, %2
  %9 = fmul double %8, %7
  %10 = tail call double @log1p(double %9)
  %11 = sitofp i64 %3 to double
  %12 = fmul double %10, %11
  %13 = tail call double @log1p(double %7)
  %14 = sitofp i64 %4 to double
  %15 = fmul double %13, %14
  %16 = fadd double %12, %15
  %17 = tail call double @llvm.log.f64(double %1)
  %18 = sitofp i64 %5 to double
  %19 = fmul double %17, %18
  %20 = fadd double %19, %16
  store double %20, ptr %0, align 8
  ret void
}
declare double @log1p(double) local_unnamed_addr #2
declare double @llvm.log.f64(double) #3
declare double @llvm.floor.f64(double) #4
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension13forget_beforeB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29x: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension13forget_beforeB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29x"}
!3 = !{!4, !6, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension4_cutB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29x: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension4_cutB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29x"}
!8 = !{!6, !1}
!9 = !{!10, !6, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension16_log_odds_beforeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29xx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval9extension16_log_odds_beforeB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx155Rules_28float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20float64_2c_20int64_2c_20int64_2c_20int64_29xx"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10copy_trackB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
