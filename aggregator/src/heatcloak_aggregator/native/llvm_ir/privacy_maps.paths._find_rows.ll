; fa90201b50e1ec77699e84e4c74bc2c3b021025845873bde813c262b496ec0af
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, i64 %4, ptr writeonly captures(none) %5, ptr captures(none) %6, ptr writeonly captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, ptr captures(none) %10, i64 %11, i64 %12, i64 %13, i64 %14) unnamed_addr #0 {
  %16 = icmp slt i64 %11, 1
  br i1 %16, label %17, label %196
17:
  %18 = icmp sgt i64 %13, 1
  br i1 %18, label %19, label %242
19:
  %20 = icmp slt i64 %12, 1
  %21 = add nsw i64 %13, -2
  br label %202
22:
  %23 = icmp eq i64 %204, %21
  br i1 %23, label %242, label %202
24:
  %25 = phi i64 [ %186, %183 ], [ 1, %202 ]
  %26 = phi i64 [ %41, %183 ], [ %203, %202 ]
  %27 = phi i64 [ %184, %183 ], [ 1, %202 ]
  %28 = load i64, ptr %9, align 8, !noalias !0
  %29 = icmp slt i64 %28, 0
  %30 = select i1 %29, i64 %11, i64 0
  %31 = getelementptr i64, ptr %8, i64 %28
  %32 = getelementptr i64, ptr %31, i64 %30
  %33 = load i64, ptr %32, align 8, !noalias !0
  %34 = icmp slt i64 %26, 0
  %35 = select i1 %34, i64 %14, i64 0
  %36 = getelementptr i32, ptr %6, i64 %26
  %37 = getelementptr i32, ptr %36, i64 %35
  %38 = trunc i64 %28 to i32
  store i32 %38, ptr %37, align 4, !noalias !0
  %39 = getelementptr i64, ptr %7, i64 %26
  %40 = getelementptr i64, ptr %39, i64 %35
  store i64 %33, ptr %40, align 8, !noalias !0
  %41 = add nsw i64 %26, 1
  %42 = add nsw i64 %27, -1
  %43 = icmp samesign ugt i64 %27, 1
  br i1 %43, label %44, label %116
44:
  %45 = getelementptr i64, ptr %9, i64 %42
  %46 = load i64, ptr %45, align 8, !noalias !0
  %47 = icmp eq i64 %27, 2
  br i1 %47, label %106, label %48
48:
  %49 = icmp slt i64 %46, 0
  %50 = select i1 %49, i64 %11, i64 0
  %51 = getelementptr i64, ptr %8, i64 %46
  %52 = getelementptr i64, ptr %51, i64 %50
  br label %53
53:
  %54 = phi i64 [ %83, %96 ], [ 0, %48 ]
  %55 = shl nsw i64 %54, 1
  %56 = or disjoint i64 %55, 1
  %57 = add nsw i64 %55, 2
  %58 = icmp slt i64 %57, %42
  br i1 %58, label %59, label %82
59:
  %60 = icmp slt i64 %54, -1
  %61 = select i1 %60, i64 %11, i64 0
  %62 = getelementptr i64, ptr %9, i64 %57
  %63 = getelementptr i64, ptr %62, i64 %61
  %64 = load i64, ptr %63, align 8, !noalias !0
  %65 = icmp slt i64 %64, 0
  %66 = select i1 %65, i64 %11, i64 0
  %67 = getelementptr i64, ptr %8, i64 %64
  %68 = getelementptr i64, ptr %67, i64 %66
  %69 = load i64, ptr %68, align 8, !noalias !0
  %70 = icmp slt i64 %54, 0
  %71 = select i1 %70, i64 %11, i64 0
  %72 = getelementptr i64, ptr %9, i64 %56
  %73 = getelementptr i64, ptr %72, i64 %71
  %74 = load i64, ptr %73, align 8, !noalias !0
  %75 = icmp slt i64 %74, 0
  %76 = select i1 %75, i64 %11, i64 0
  %77 = getelementptr i64, ptr %8, i64 %74
  %78 = getelementptr i64, ptr %77, i64 %76
  %79 = load i64, ptr %78, align 8, !noalias !0
  %80 = icmp slt i64 %69, %79
  %81 = select i1 %80, i64 %57, i64 %56
  br label %82
82:
  %83 = phi i64 [ %56, %53 ], [ %81, %59 ]
  %84 = icmp slt i64 %83, 0
  %85 = select i1 %84, i64 %11, i64 0
  %86 = getelementptr i64, ptr %9, i64 %83
  %87 = getelementptr i64, ptr %86, i64 %85
  %88 = load i64, ptr %87, align 8, !noalias !0
  %89 = icmp slt i64 %88, 0
  %90 = select i1 %89, i64 %11, i64 0
  %91 = getelementptr i64, ptr %8, i64 %88
  %92 = getelementptr i64, ptr %91, i64 %90
  %93 = load i64, ptr %92, align 8, !noalias !0
  %94 = load i64, ptr %52, align 8, !noalias !0
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %96, label %106
96:
  %97 = icmp slt i64 %54, 0
  %98 = select i1 %97, i64 %11, i64 0
  %99 = getelementptr i64, ptr %9, i64 %54
  %100 = getelementptr i64, ptr %99, i64 %98
  store i64 %88, ptr %100, align 8, !noalias !0
  %101 = getelementptr i64, ptr %10, i64 %88
  %102 = getelementptr i64, ptr %101, i64 %90
  store i64 %54, ptr %102, align 8, !noalias !0
  %103 = shl nsw i64 %83, 1
  %104 = or disjoint i64 %103, 1
  %105 = icmp slt i64 %104, %42
  br i1 %105, label %53, label %106
106:
  %107 = phi i64 [ 0, %44 ], [ %83, %96 ], [ %54, %82 ]
  %108 = icmp slt i64 %107, 0
  %109 = select i1 %108, i64 %11, i64 0
  %110 = getelementptr i64, ptr %9, i64 %107
  %111 = getelementptr i64, ptr %110, i64 %109
  store i64 %46, ptr %111, align 8, !noalias !0
  %112 = icmp slt i64 %46, 0
  %113 = select i1 %112, i64 %11, i64 0
  %114 = getelementptr i64, ptr %10, i64 %46
  %115 = getelementptr i64, ptr %114, i64 %113
  store i64 %107, ptr %115, align 8, !noalias !0
  br label %116
116:
  br i1 %20, label %183, label %117
117:
  %118 = add i64 %30, %28
  %119 = mul i64 %118, %12
  %120 = getelementptr i64, ptr %1, i64 %119
  br label %212
121:
  %122 = getelementptr i64, ptr %2, i64 %214
  %123 = load i64, ptr %122, align 8, !noalias !0
  %124 = add nsw i64 %123, %28
  %125 = icmp slt i64 %124, 0
  %126 = select i1 %125, i64 %11, i64 0
  %127 = getelementptr i64, ptr %8, i64 %124
  %128 = getelementptr i64, ptr %127, i64 %126
  %129 = load i64, ptr %128, align 8, !noalias !0
  %130 = icmp slt i64 %218, %129
  br i1 %130, label %131, label %180
131:
  %132 = getelementptr i64, ptr %10, i64 %124
  %133 = getelementptr i64, ptr %132, i64 %126
  %134 = load i64, ptr %133, align 8, !noalias !0
  %135 = icmp slt i64 %134, 0
  %136 = lshr i64 %134, 63
  %137 = add nsw i64 %136, %213
  %138 = select i1 %135, i64 %213, i64 %134
  store i64 %218, ptr %128, align 8, !noalias !0
  %139 = icmp sgt i64 %138, 0
  br i1 %139, label %140, label %174
140:
  %141 = add nsw i64 %138, -1
  %142 = lshr i64 %141, 1
  %143 = getelementptr i64, ptr %9, i64 %142
  %144 = load i64, ptr %143, align 8, !noalias !0
  %145 = icmp slt i64 %144, 0
  %146 = select i1 %145, i64 %11, i64 0
  %147 = getelementptr i64, ptr %8, i64 %144
  %148 = getelementptr i64, ptr %147, i64 %146
  %149 = load i64, ptr %148, align 8, !noalias !0
  %150 = icmp sgt i64 %149, %218
  br i1 %150, label %151, label %174
151:
  %152 = phi i64 [ %154, %163 ], [ %138, %140 ]
  %153 = add nsw i64 %152, -1
  %154 = lshr i64 %153, 1
  %155 = getelementptr i64, ptr %9, i64 %154
  %156 = load i64, ptr %155, align 8, !noalias !0
  %157 = getelementptr i64, ptr %9, i64 %152
  store i64 %156, ptr %157, align 8, !noalias !0
  %158 = icmp slt i64 %156, 0
  %159 = select i1 %158, i64 %11, i64 0
  %160 = getelementptr i64, ptr %10, i64 %156
  %161 = getelementptr i64, ptr %160, i64 %159
  store i64 %152, ptr %161, align 8, !noalias !0
  %162 = icmp eq i64 %154, 0
  br i1 %162, label %174, label %163
163:
  %164 = add nsw i64 %154, -1
  %165 = lshr i64 %164, 1
  %166 = getelementptr i64, ptr %9, i64 %165
  %167 = load i64, ptr %166, align 8, !noalias !0
  %168 = icmp slt i64 %167, 0
  %169 = select i1 %168, i64 %11, i64 0
  %170 = getelementptr i64, ptr %8, i64 %167
  %171 = getelementptr i64, ptr %170, i64 %169
  %172 = load i64, ptr %171, align 8, !noalias !0
  %173 = icmp sgt i64 %172, %218
  br i1 %173, label %151, label %174
174:
  %175 = phi i64 [ %138, %140 ], [ %138, %131 ], [ %154, %163 ], [ 0, %151 ]
  %176 = icmp slt i64 %175, 0
  %177 = select i1 %176, i64 %11, i64 0
  %178 = getelementptr i64, ptr %9, i64 %175
  %179 = getelementptr i64, ptr %178, i64 %177
  store i64 %124, ptr %179, align 8, !noalias !0
  store i64 %175, ptr %133, align 8, !noalias !0
  br label %180
180:
  %181 = phi i64 [ %137, %174 ], [ %213, %121 ], [ %213, %212 ]
  %182 = icmp eq i64 %12, %215
  br i1 %182, label %183, label %212
183:
  %184 = phi i64 [ %42, %116 ], [ %181, %180 ]
  %185 = icmp sgt i64 %184, 0
  %186 = add i64 %25, 1
  br i1 %185, label %24, label %187
187:
  %188 = add nuw nsw i64 %204, 1
  %189 = getelementptr i64, ptr %5, i64 %204
  %190 = getelementptr i8, ptr %189, i64 8
  store i64 %41, ptr %190, align 8, !noalias !0
  %191 = sub i64 %41, %203
  %192 = icmp slt i64 %191, 1
  br i1 %192, label %22, label %193
193:
  %194 = tail call i64 @llvm.smax.i64(i64 %25, i64 0)
  %195 = add i64 %194, %203
  br label %222
196:
  %197 = phi i64 [ %198, %196 ], [ 0, %15 ]
  %198 = add nuw nsw i64 %197, 1
  %199 = getelementptr i64, ptr %8, i64 %197
  store i64 4611686018427387904, ptr %199, align 8, !noalias !0
  %200 = getelementptr i64, ptr %10, i64 %197
  store i64 -1, ptr %200, align 8, !noalias !0
  %201 = icmp eq i64 %11, %198
  br i1 %201, label %17, label %196
202:
  %203 = phi i64 [ 0, %19 ], [ %41, %22 ]
  %204 = phi i64 [ 0, %19 ], [ %188, %22 ]
  %205 = add nsw i64 %204, %3
  %206 = icmp slt i64 %205, 0
  %207 = select i1 %206, i64 %11, i64 0
  %208 = getelementptr i64, ptr %8, i64 %205
  %209 = getelementptr i64, ptr %208, i64 %207
  store i64 0, ptr %209, align 8, !noalias !0
  store i64 %205, ptr %9, align 8, !noalias !0
  %210 = getelementptr i64, ptr %10, i64 %205
  %211 = getelementptr i64, ptr %210, i64 %207
  store i64 0, ptr %211, align 8, !noalias !0
  br label %24
212:
  %213 = phi i64 [ %42, %117 ], [ %181, %180 ]
  %214 = phi i64 [ 0, %117 ], [ %215, %180 ]
  %215 = add nuw nsw i64 %214, 1
  %216 = getelementptr i64, ptr %120, i64 %214
  %217 = load i64, ptr %216, align 8, !noalias !0
  %218 = add nsw i64 %217, %33
  %219 = icmp sgt i64 %217, 0
  %220 = icmp slt i64 %218, %4
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %121, label %180
222:
  %223 = phi i64 [ %224, %222 ], [ %203, %193 ]
  %224 = add i64 %223, 1
  %225 = icmp slt i64 %223, 0
  %226 = select i1 %225, i64 %14, i64 0
  %227 = getelementptr i32, ptr %6, i64 %223
  %228 = getelementptr i32, ptr %227, i64 %226
  %229 = load i32, ptr %228, align 4, !noalias !0
  %230 = sext i32 %229 to i64
  %231 = icmp slt i32 %229, 0
  %232 = select i1 %231, i64 %11, i64 0
  %233 = getelementptr i64, ptr %8, i64 %232
  %234 = getelementptr i64, ptr %233, i64 %230
  store i64 4611686018427387904, ptr %234, align 8, !noalias !0
  %235 = load i32, ptr %228, align 4, !noalias !0
  %236 = sext i32 %235 to i64
  %237 = icmp slt i32 %235, 0
  %238 = select i1 %237, i64 %11, i64 0
  %239 = getelementptr i64, ptr %10, i64 %238
  %240 = getelementptr i64, ptr %239, i64 %236
  store i64 -1, ptr %240, align 8, !noalias !0
  %241 = icmp eq i64 %224, %195
  br i1 %241, label %22, label %222
242:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr writeonly captures(none) %4, ptr captures(none) %5, ptr writeonly captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13) local_unnamed_addr #0 {
  %15 = alloca ptr, align 8
  store ptr null, ptr %15, align 8
  call fastcc void @f0(ptr %15, ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, i64 %12, i64 %13) #2
  %16 = load ptr, ptr %15, align 8
  ret ptr %16
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator12privacy_maps5paths10_find_rowsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator12privacy_maps5paths10_find_rowsB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedExx5ArrayIxLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
