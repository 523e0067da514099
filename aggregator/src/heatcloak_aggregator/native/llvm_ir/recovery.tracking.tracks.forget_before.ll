; 1c8649d0ec0c702bbd91f45af8aef233424dcdbb11b9cabf828ab2b38f5e7a9d
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, ptr captures(none) %9, i64 %10, i64 %11, i64 %12, i64 %13) unnamed_addr #0 {
  %15 = icmp slt i64 %11, 1
  br i1 %15, label %205, label %16
16:
  %17 = mul i64 %13, %12
  br label %181
18:
  %19 = getelementptr i64, ptr %190, i64 %200
  %20 = load i64, ptr %19, align 8, !noalias !0
  %21 = icmp slt i64 %20, %10
  br i1 %21, label %22, label %126
22:
  %23 = getelementptr double, ptr %191, i64 %200
  %24 = load double, ptr %23, align 8, !noalias !3
  %25 = getelementptr i64, ptr %192, i64 %200
  %26 = load i64, ptr %25, align 8, !noalias !3
  %27 = icmp sgt i64 %26, 1
  br i1 %27, label %28, label %57
28:
  %29 = mul i64 %200, %13
  %30 = getelementptr i64, ptr %194, i64 %29
  %31 = getelementptr i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8, !noalias !3
  %33 = icmp sgt i64 %10, %32
  br i1 %33, label %34, label %57
34:
  %35 = getelementptr double, ptr %195, i64 %29
  %36 = add nsw i64 %26, -1
  %37 = add nsw i64 %26, -2
  br label %38
38:
  %39 = phi i64 [ %46, %52 ], [ %20, %34 ]
  %40 = phi i64 [ %44, %52 ], [ 0, %34 ]
  %41 = phi double [ %50, %52 ], [ %24, %34 ]
  %42 = getelementptr double, ptr %35, i64 %40
  %43 = load double, ptr %42, align 8, !noalias !3
  %44 = add nuw nsw i64 %40, 1
  %45 = getelementptr i64, ptr %30, i64 %44
  %46 = load i64, ptr %45, align 8, !noalias !3
  %47 = sub nsw i64 %46, %39
  %48 = sitofp i64 %47 to double
  %49 = fmul double %43, %48
  %50 = fadd double %41, %49
  %51 = icmp eq i64 %40, %37
  br i1 %51, label %57, label %52
52:
  %53 = getelementptr i64, ptr %30, i64 %40
  %54 = getelementptr i8, ptr %53, i64 16
  %55 = load i64, ptr %54, align 8, !noalias !3
  %56 = icmp sgt i64 %10, %55
  br i1 %56, label %38, label %57
57:
  %58 = phi i64 [ %20, %28 ], [ %20, %22 ], [ %46, %38 ], [ %46, %52 ]
  %59 = phi i64 [ 0, %28 ], [ 0, %22 ], [ %44, %52 ], [ %36, %38 ]
  %60 = phi double [ %24, %28 ], [ %24, %22 ], [ %50, %38 ], [ %50, %52 ]
  %61 = mul i64 %200, %13
  %62 = getelementptr double, ptr %195, i64 %61
  %63 = getelementptr double, ptr %62, i64 %59
  %64 = load double, ptr %63, align 8, !noalias !3
  %65 = sub nsw i64 %10, %58
  %66 = sitofp i64 %65 to double
  %67 = fmul double %64, %66
  %68 = fadd double %60, %67
  %69 = fmul double %68, 5.000000e-01
  %70 = tail call double @llvm.floor.f64(double %69)
  %71 = fptosi double %70 to i64
  %72 = sitofp i64 %71 to double
  %73 = fmul double %72, 2.000000e+00
  %74 = fsub double %68, %73
  %75 = fcmp ugt double %74, 1.000000e+00
  br i1 %27, label %76, label %93
76:
  %77 = getelementptr i64, ptr %194, i64 %61
  %78 = getelementptr i8, ptr %77, i64 8
  %79 = load i64, ptr %78, align 8, !noalias !8
  %80 = icmp sgt i64 %79, %10
  br i1 %80, label %93, label %81
81:
  %82 = add nsw i64 %26, -1
  %83 = add nsw i64 %26, -2
  br label %84
84:
  %85 = phi i64 [ %88, %87 ], [ 0, %81 ]
  %86 = icmp eq i64 %85, %83
  br i1 %86, label %93, label %87
87:
  %88 = add nuw nsw i64 %85, 1
  %89 = getelementptr i64, ptr %77, i64 %85
  %90 = getelementptr i8, ptr %89, i64 16
  %91 = load i64, ptr %90, align 8, !noalias !8
  %92 = icmp sgt i64 %91, %10
  br i1 %92, label %93, label %84
93:
  %94 = phi i64 [ 0, %76 ], [ 0, %57 ], [ %82, %84 ], [ %88, %87 ]
  %95 = sub i64 %26, %94
  %96 = icmp slt i64 %95, 1
  br i1 %96, label %118, label %97
97:
  %98 = getelementptr i64, ptr %194, i64 %61
  br label %99
99:
  %100 = phi i64 [ %95, %97 ], [ %102, %99 ]
  %101 = phi i64 [ %94, %97 ], [ %103, %99 ]
  %102 = add nsw i64 %100, -1
  %103 = add i64 %101, 1
  %104 = icmp slt i64 %101, 0
  %105 = select i1 %104, i64 %13, i64 0
  %106 = getelementptr i64, ptr %98, i64 %101
  %107 = getelementptr i64, ptr %106, i64 %105
  %108 = load i64, ptr %107, align 8, !noalias !8
  %109 = sub nsw i64 %101, %94
  %110 = getelementptr i64, ptr %98, i64 %109
  store i64 %108, ptr %110, align 8, !noalias !8
  %111 = getelementptr double, ptr %62, i64 %101
  %112 = getelementptr double, ptr %111, i64 %105
  %113 = load double, ptr %112, align 8, !noalias !8
  %114 = fneg double %113
  %115 = select i1 %75, double %114, double %113
  %116 = getelementptr double, ptr %62, i64 %109
  store double %115, ptr %116, align 8, !noalias !8
  %117 = icmp sgt i64 %100, 1
  br i1 %117, label %99, label %118
118:
  %119 = load i64, ptr %25, align 8, !noalias !8
  %120 = sub nsw i64 %119, %94
  store i64 %120, ptr %25, align 8, !noalias !8
  %121 = getelementptr i64, ptr %194, i64 %61
  store i64 %10, ptr %121, align 8, !noalias !8
  store i64 %10, ptr %19, align 8, !noalias !8
  %122 = getelementptr i64, ptr %196, i64 %200
  store i64 1, ptr %122, align 8, !noalias !8
  %123 = fsub double 2.000000e+00, %74
  %124 = fcmp olt double %123, %74
  %125 = select i1 %124, double %123, double %74
  store double %125, ptr %23, align 8, !noalias !8
  br label %126
126:
  %127 = icmp eq i64 %199, %200
  br i1 %127, label %173, label %128
128:
  %129 = load i64, ptr %19, align 8, !noalias !9
  %130 = icmp slt i64 %199, 0
  %131 = select i1 %130, i64 %12, i64 0
  %132 = getelementptr i64, ptr %190, i64 %199
  %133 = getelementptr i64, ptr %132, i64 %131
  store i64 %129, ptr %133, align 8, !noalias !9
  %134 = load i64, ptr %202, align 8, !noalias !9
  %135 = getelementptr i64, ptr %189, i64 %199
  %136 = getelementptr i64, ptr %135, i64 %131
  store i64 %134, ptr %136, align 8, !noalias !9
  %137 = getelementptr i64, ptr %196, i64 %200
  %138 = load i64, ptr %137, align 8, !noalias !9
  %139 = getelementptr i64, ptr %196, i64 %199
  %140 = getelementptr i64, ptr %139, i64 %131
  store i64 %138, ptr %140, align 8, !noalias !9
  %141 = getelementptr i64, ptr %192, i64 %200
  %142 = load i64, ptr %141, align 8, !noalias !9
  %143 = getelementptr i64, ptr %192, i64 %199
  %144 = getelementptr i64, ptr %143, i64 %131
  store i64 %142, ptr %144, align 8, !noalias !9
  %145 = getelementptr double, ptr %191, i64 %200
  %146 = load double, ptr %145, align 8, !noalias !9
  %147 = getelementptr double, ptr %191, i64 %199
  %148 = getelementptr double, ptr %147, i64 %131
  store double %146, ptr %148, align 8, !noalias !9
  %149 = getelementptr double, ptr %197, i64 %200
  %150 = load double, ptr %149, align 8, !noalias !9
  %151 = getelementptr double, ptr %197, i64 %199
  %152 = getelementptr double, ptr %151, i64 %131
  store double %150, ptr %152, align 8, !noalias !9
  %153 = load i64, ptr %141, align 8, !noalias !9
  %154 = icmp slt i64 %153, 1
  br i1 %154, label %173, label %155
155:
  %156 = mul i64 %200, %13
  %157 = getelementptr i64, ptr %194, i64 %156
  %158 = add i64 %131, %199
  %159 = mul i64 %158, %13
  %160 = getelementptr i64, ptr %194, i64 %159
  %161 = getelementptr double, ptr %195, i64 %156
  %162 = getelementptr double, ptr %195, i64 %159
  br label %163
163:
  %164 = phi i64 [ 0, %155 ], [ %165, %163 ]
  %165 = add nuw nsw i64 %164, 1
  %166 = getelementptr i64, ptr %157, i64 %164
  %167 = load i64, ptr %166, align 8, !noalias !9
  %168 = getelementptr i64, ptr %160, i64 %164
  store i64 %167, ptr %168, align 8, !noalias !9
  %169 = getelementptr double, ptr %161, i64 %164
  %170 = load double, ptr %169, align 8, !noalias !9
  %171 = getelementptr double, ptr %162, i64 %164
  store double %170, ptr %171, align 8, !noalias !9
  %172 = icmp eq i64 %165, %153
  br i1 %172, label %173, label %163
173:
  %174 = add nsw i64 %199, 1
  br label %178
175:
  %176 = phi i64 [ 0, %181 ], [ %179, %178 ]
  store i64 %176, ptr %184, align 8, !noalias !0
  %177 = icmp eq i64 %183, %11
  br i1 %177, label %205, label %181
178:
  %179 = phi i64 [ %174, %173 ], [ %199, %198 ]
  %180 = icmp eq i64 %201, %185
  br i1 %180, label %175, label %198
181:
  %182 = phi i64 [ 0, %16 ], [ %183, %175 ]
  %183 = add nuw nsw i64 %182, 1
  %184 = getelementptr i64, ptr %1, i64 %182
  %185 = load i64, ptr %184, align 8, !noalias !0
  %186 = icmp slt i64 %185, 1
  br i1 %186, label %175, label %187
187:
  %188 = mul i64 %182, %12
  %189 = getelementptr i64, ptr %3, i64 %188
  %190 = getelementptr i64, ptr %2, i64 %188
  %191 = getelementptr double, ptr %7, i64 %188
  %192 = getelementptr i64, ptr %5, i64 %188
  %193 = mul i64 %17, %182
  %194 = getelementptr i64, ptr %6, i64 %193
  %195 = getelementptr double, ptr %9, i64 %193
  %196 = getelementptr i64, ptr %4, i64 %188
  %197 = getelementptr double, ptr %8, i64 %188
  br label %198
198:
  %199 = phi i64 [ 0, %187 ], [ %179, %178 ]
  %200 = phi i64 [ 0, %187 ], [ %201, %178 ]
  %201 = add nuw nsw i64 %200, 1
  %202 = getelementptr i64, ptr %189, i64 %200
  %203 = load i64, ptr %202, align 8, !noalias !0
  %204 = icmp sgt i64 %203, %10
  br i1 %204, label %18, label %178
205:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr captures(none) %0, ptr captures(none) %1, ptr captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr captures(none) %8, i64 %9, i64 %10, i64 %11, i64 %12) local_unnamed_addr #0 {
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  call fastcc void @f0(ptr %14, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12) #2
  %15 = load ptr, ptr %14, align 8
  ret ptr %15
}
declare double @llvm.floor.f64(double) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks13forget_beforeB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks13forget_beforeB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x"}
!3 = !{!4, !6, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks4_cutB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks4_cutB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!8 = !{!6, !1}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking6tracks10copy_trackB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx345Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xx"}
