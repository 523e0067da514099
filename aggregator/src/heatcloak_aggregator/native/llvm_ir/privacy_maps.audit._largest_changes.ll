; d1dfba29329e0bb195d0f93bfbb23bbeb5a9005dbf525617a9b0a6df6cf73978
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, i64 %9, double %10, ptr captures(none) %11, ptr captures(none) %12, i64 %13, i64 %14, i64 %15, i64 %16) unnamed_addr #0 {
  %18 = load double, ptr %11, align 8, !noalias !0
  %19 = icmp slt i64 %13, 1
  br i1 %19, label %244, label %20
20:
  %21 = icmp slt i64 %16, 1
  %22 = getelementptr i8, ptr %12, i64 8
  br label %162
23:
  %24 = getelementptr i64, ptr %2, i64 %163
  %25 = load i64, ptr %24, align 8, !noalias !0
  %26 = getelementptr i8, ptr %24, i64 8
  %27 = load i64, ptr %26, align 8, !noalias !0
  %28 = sub i64 %27, %25
  %29 = icmp slt i64 %28, 1
  br i1 %29, label %30, label %168
30:
  %31 = load i64, ptr %24, align 8, !noalias !0
  %32 = load i64, ptr %26, align 8, !noalias !0
  %33 = sub i64 %32, %31
  %34 = icmp slt i64 %33, 1
  br i1 %34, label %155, label %189
35:
  %36 = icmp sgt i64 %191, 1
  br i1 %36, label %189, label %155
37:
  %38 = getelementptr i64, ptr %7, i64 %214
  %39 = load i64, ptr %38, align 8, !noalias !0
  %40 = add nsw i64 %39, %199
  %41 = icmp slt i64 %40, 0
  %42 = select i1 %41, i64 %15, i64 0
  %43 = getelementptr double, ptr %11, i64 %40
  %44 = getelementptr double, ptr %43, i64 %42
  %45 = load double, ptr %44, align 8, !noalias !0
  %46 = fsub double %208, %45
  %47 = getelementptr double, ptr %5, i64 %40
  %48 = getelementptr double, ptr %47, i64 %42
  %49 = load double, ptr %48, align 8, !noalias !0
  %50 = fsub double %46, %49
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = fdiv double %51, %217
  %53 = load double, ptr %12, align 8, !noalias !0
  %54 = fcmp ogt double %52, %53
  br i1 %54, label %55, label %56
55:
  store double %52, ptr %12, align 8, !noalias !0
  br label %56
56:
  %57 = icmp eq i64 %16, %215
  br i1 %57, label %58, label %213
58:
  br label %219
59:
  %60 = getelementptr double, ptr %8, i64 %226
  %61 = load double, ptr %60, align 8, !noalias !0
  %62 = fcmp ogt double %61, 0.000000e+00
  br i1 %62, label %63, label %153
63:
  %64 = getelementptr double, ptr %11, i64 %226
  %65 = load double, ptr %64, align 8, !noalias !0
  %66 = getelementptr double, ptr %5, i64 %226
  %67 = load double, ptr %66, align 8, !noalias !0
  %68 = fadd double %65, %67
  %69 = add nuw nsw i64 %226, 1
  %70 = getelementptr double, ptr %11, i64 %69
  %71 = load double, ptr %70, align 8, !noalias !0
  %72 = getelementptr double, ptr %5, i64 %69
  %73 = load double, ptr %72, align 8, !noalias !0
  %74 = fadd double %71, %73
  %75 = add nsw i64 %226, %9
  %76 = icmp slt i64 %75, 0
  %77 = select i1 %76, i64 %15, i64 0
  %78 = getelementptr double, ptr %11, i64 %75
  %79 = getelementptr double, ptr %78, i64 %77
  %80 = load double, ptr %79, align 8, !noalias !0
  %81 = getelementptr double, ptr %5, i64 %75
  %82 = getelementptr double, ptr %81, i64 %77
  %83 = load double, ptr %82, align 8, !noalias !0
  %84 = add nsw i64 %75, 1
  %85 = icmp slt i64 %75, -1
  %86 = select i1 %85, i64 %15, i64 0
  %87 = getelementptr double, ptr %11, i64 %84
  %88 = getelementptr double, ptr %87, i64 %86
  %89 = load double, ptr %88, align 8, !noalias !0
  %90 = getelementptr double, ptr %5, i64 %84
  %91 = getelementptr double, ptr %90, i64 %86
  %92 = load double, ptr %91, align 8, !noalias !0
  %93 = fsub double %74, %68
  br label %94
94:
  %95 = phi double [ 1.000000e+00, %63 ], [ %100, %94 ]
  %96 = phi double [ %93, %63 ], [ %101, %94 ]
  %97 = phi i1 [ false, %63 ], [ true, %94 ]
  %98 = phi i1 [ true, %63 ], [ false, %94 ]
  %99 = fmul double %95, %96
  %100 = select i1 %98, double %95, double %99
  %101 = fmul double %96, %96
  br i1 %97, label %102, label %94
102:
  %103 = fadd double %80, %83
  %104 = fsub double %103, %68
  br label %105
105:
  %106 = phi double [ 1.000000e+00, %102 ], [ %111, %105 ]
  %107 = phi double [ %104, %102 ], [ %112, %105 ]
  %108 = phi i1 [ false, %102 ], [ true, %105 ]
  %109 = phi i1 [ true, %102 ], [ false, %105 ]
  %110 = fmul double %106, %107
  %111 = select i1 %109, double %106, double %110
  %112 = fmul double %107, %107
  br i1 %108, label %113, label %105
113:
  %114 = fadd double %89, %92
  %115 = fsub double %114, %103
  br label %116
116:
  %117 = phi double [ 1.000000e+00, %113 ], [ %122, %116 ]
  %118 = phi double [ %115, %113 ], [ %123, %116 ]
  %119 = phi i1 [ false, %113 ], [ true, %116 ]
  %120 = phi i1 [ true, %113 ], [ false, %116 ]
  %121 = fmul double %117, %118
  %122 = select i1 %120, double %117, double %121
  %123 = fmul double %118, %118
  br i1 %119, label %124, label %116
124:
  %125 = fsub double %114, %74
  br label %126
126:
  %127 = phi double [ 1.000000e+00, %124 ], [ %132, %126 ]
  %128 = phi double [ %125, %124 ], [ %133, %126 ]
  %129 = phi i1 [ false, %124 ], [ true, %126 ]
  %130 = phi i1 [ true, %124 ], [ false, %126 ]
  %131 = fmul double %127, %128
  %132 = select i1 %130, double %127, double %131
  %133 = fmul double %128, %128
  br i1 %129, label %134, label %126
134:
  %135 = fadd double %100, %132
  %136 = fadd double %111, %122
  %137 = fcmp ogt double %136, %135
  %138 = select i1 %137, double %136, double %135
  %139 = fadd double %100, %111
  %140 = fadd double %122, %132
  %141 = fcmp ogt double %140, %139
  %142 = select i1 %141, double %140, double %139
  %143 = fcmp olt double %142, %138
  %144 = select i1 %143, double %142, double %138
  %145 = tail call double @llvm.sqrt.f64(double %144)
  %146 = tail call double @llvm.fabs.f64(double %145)
  %147 = fcmp oeq double %144, 0xFFF0000000000000
  %148 = select i1 %147, double 0x7FF0000000000000, double %146
  %149 = fdiv double %148, %61
  %150 = load double, ptr %22, align 8, !noalias !0
  %151 = fcmp ogt double %149, %150
  br i1 %151, label %152, label %153
152:
  store double %149, ptr %22, align 8, !noalias !0
  br label %153
153:
  %154 = icmp eq i64 %221, 4
  br i1 %154, label %35, label %219
155:
  %156 = load i64, ptr %24, align 8, !noalias !0
  %157 = load i64, ptr %26, align 8, !noalias !0
  %158 = sub i64 %157, %156
  %159 = icmp slt i64 %158, 1
  br i1 %159, label %160, label %228
160:
  %161 = icmp eq i64 %164, %13
  br i1 %161, label %244, label %162
162:
  %163 = phi i64 [ 0, %20 ], [ %164, %160 ]
  %164 = add nuw nsw i64 %163, 1
  %165 = getelementptr i64, ptr %1, i64 %163
  %166 = load i64, ptr %165, align 8, !noalias !0
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %160, label %23
168:
  %169 = phi i64 [ %172, %168 ], [ %25, %23 ]
  %170 = phi i64 [ %171, %168 ], [ %28, %23 ]
  %171 = add nsw i64 %170, -1
  %172 = add i64 %169, 1
  %173 = icmp slt i64 %169, 0
  %174 = select i1 %173, i64 %14, i64 0
  %175 = getelementptr i64, ptr %4, i64 %169
  %176 = getelementptr i64, ptr %175, i64 %174
  %177 = load i64, ptr %176, align 8, !noalias !0
  %178 = sitofp i64 %177 to double
  %179 = fmul double %10, %178
  %180 = getelementptr i32, ptr %3, i64 %169
  %181 = getelementptr i32, ptr %180, i64 %174
  %182 = load i32, ptr %181, align 4, !noalias !0
  %183 = sext i32 %182 to i64
  %184 = icmp slt i32 %182, 0
  %185 = select i1 %184, i64 %15, i64 0
  %186 = getelementptr double, ptr %11, i64 %185
  %187 = getelementptr double, ptr %186, i64 %183
  store double %179, ptr %187, align 8, !noalias !0
  %188 = icmp sgt i64 %170, 1
  br i1 %188, label %168, label %30
189:
  %190 = phi i64 [ %193, %35 ], [ %31, %30 ]
  %191 = phi i64 [ %192, %35 ], [ %33, %30 ]
  %192 = add nsw i64 %191, -1
  %193 = add i64 %190, 1
  %194 = icmp slt i64 %190, 0
  %195 = select i1 %194, i64 %14, i64 0
  %196 = getelementptr i32, ptr %3, i64 %190
  %197 = getelementptr i32, ptr %196, i64 %195
  %198 = load i32, ptr %197, align 4, !noalias !0
  %199 = sext i32 %198 to i64
  %200 = icmp slt i32 %198, 0
  %201 = select i1 %200, i64 %15, i64 0
  %202 = getelementptr double, ptr %11, i64 %201
  %203 = getelementptr double, ptr %202, i64 %199
  %204 = load double, ptr %203, align 8, !noalias !0
  %205 = getelementptr double, ptr %5, i64 %201
  %206 = getelementptr double, ptr %205, i64 %199
  %207 = load double, ptr %206, align 8, !noalias !0
  %208 = fadd double %204, %207
  br i1 %21, label %58, label %209
209:
  %210 = add i64 %201, %199
  %211 = mul i64 %210, %16
  %212 = getelementptr double, ptr %6, i64 %211
  br label %213
213:
  %214 = phi i64 [ 0, %209 ], [ %215, %56 ]
  %215 = add nuw nsw i64 %214, 1
  %216 = getelementptr double, ptr %212, i64 %214
  %217 = load double, ptr %216, align 8, !noalias !0
  %218 = fcmp ogt double %217, 0.000000e+00
  br i1 %218, label %37, label %56
219:
  %220 = phi i64 [ %221, %153 ], [ 0, %58 ]
  %221 = add nuw nsw i64 %220, 1
  %222 = and i64 %220, 1
  %223 = lshr i64 %220, 1
  %224 = mul i64 %9, %223
  %225 = add i64 %222, %224
  %226 = sub i64 %199, %225
  %227 = icmp sgt i64 %226, -1
  br i1 %227, label %59, label %153
228:
  %229 = phi i64 [ %231, %228 ], [ %158, %155 ]
  %230 = phi i64 [ %232, %228 ], [ %156, %155 ]
  %231 = add nsw i64 %229, -1
  %232 = add i64 %230, 1
  %233 = icmp slt i64 %230, 0
  %234 = select i1 %233, i64 %14, i64 0
  %235 = getelementptr i32, ptr %3, i64 %230
  %236 = getelementptr i32, ptr %235, i64 %234
  %237 = load i32, ptr %236, align 4, !noalias !0
  %238 = sext i32 %237 to i64
  %239 = icmp slt i32 %237, 0
  %240 = select i1 %239, i64 %15, i64 0
  %241 = getelementptr double, ptr %11, i64 %240
  %242 = getelementptr double, ptr %241, i64 %238
  store double %18, ptr %242, align 8, !noalias !0
  %243 = icmp sgt i64 %229, 1
  br i1 %243, label %228, label %160
244:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, i64 %8, double %9, ptr captures(none) %10, ptr captures(none) %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) local_unnamed_addr #0 {
  %19 = alloca ptr, align 8
  store ptr null, ptr %19, align 8
  call fastcc void @f0(ptr %19, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, double %9, ptr %10, ptr %11, i64 %12, i64 %14, i64 %15, i64 %16) #3
  %20 = load ptr, ptr %19, align 8
  ret ptr %20
}
declare double @llvm.fabs.f64(double) #1
declare double @llvm.sqrt.f64(double) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator12privacy_maps5audit16_largest_changesB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator12privacy_maps5audit16_largest_changesB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
