; e3083073c17c911f2f4963f487512bdc898cb57f3b156238187d998f06f02e63
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, i64 %9, ptr readonly captures(none) %10, ptr captures(none) %11, ptr captures(none) %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18) unnamed_addr #0 {
  %20 = icmp slt i64 %13, 1
  br i1 %20, label %188, label %21
21:
  %22 = icmp slt i64 %18, 1
  %23 = mul i64 %15, %14
  %24 = add nsw i64 %16, -1
  %25 = sitofp i64 %24 to double
  %26 = add nsw i64 %16, -2
  %27 = mul i64 %18, %17
  %28 = shl i64 %18, 3
  %29 = shl nuw i64 %18, 3
  br label %163
30:
  %31 = icmp eq i64 %165, %13
  br i1 %31, label %188, label %163
32:
  %33 = getelementptr i64, ptr %1, i64 %164
  %34 = load i64, ptr %33, align 8, !noalias !0
  %35 = icmp slt i64 %34, 1
  br i1 %35, label %30, label %36
36:
  %37 = mul i64 %164, %14
  %38 = getelementptr i64, ptr %2, i64 %37
  %39 = getelementptr i64, ptr %3, i64 %37
  %40 = getelementptr double, ptr %6, i64 %37
  %41 = getelementptr i64, ptr %4, i64 %37
  %42 = mul i64 %23, %164
  %43 = getelementptr i64, ptr %5, i64 %42
  %44 = getelementptr double, ptr %8, i64 %42
  %45 = getelementptr double, ptr %7, i64 %37
  %46 = mul i64 %164, %18
  %47 = getelementptr double, ptr %11, i64 %46
  br label %169
48:
  %49 = getelementptr double, ptr %40, i64 %170
  %50 = load double, ptr %49, align 8, !noalias !3
  %51 = getelementptr i64, ptr %41, i64 %170
  %52 = load i64, ptr %51, align 8, !noalias !3
  %53 = icmp sgt i64 %52, 1
  br i1 %53, label %54, label %83
54:
  %55 = mul i64 %170, %15
  %56 = getelementptr i64, ptr %43, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = load i64, ptr %57, align 8, !noalias !3
  %59 = icmp sgt i64 %9, %58
  br i1 %59, label %60, label %83
60:
  %61 = getelementptr double, ptr %44, i64 %55
  %62 = add nsw i64 %52, -1
  %63 = add nsw i64 %52, -2
  br label %64
64:
  %65 = phi i64 [ %72, %78 ], [ %173, %60 ]
  %66 = phi i64 [ %70, %78 ], [ 0, %60 ]
  %67 = phi double [ %76, %78 ], [ %50, %60 ]
  %68 = getelementptr double, ptr %61, i64 %66
  %69 = load double, ptr %68, align 8, !noalias !3
  %70 = add nuw nsw i64 %66, 1
  %71 = getelementptr i64, ptr %56, i64 %70
  %72 = load i64, ptr %71, align 8, !noalias !3
  %73 = sub nsw i64 %72, %65
  %74 = sitofp i64 %73 to double
  %75 = fmul double %69, %74
  %76 = fadd double %67, %75
  %77 = icmp eq i64 %66, %63
  br i1 %77, label %83, label %78
78:
  %79 = getelementptr i64, ptr %56, i64 %66
  %80 = getelementptr i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !noalias !3
  %82 = icmp sgt i64 %9, %81
  br i1 %82, label %64, label %83
83:
  %84 = phi i64 [ %173, %54 ], [ %173, %48 ], [ %72, %64 ], [ %72, %78 ]
  %85 = phi i64 [ 0, %54 ], [ 0, %48 ], [ %70, %78 ], [ %62, %64 ]
  %86 = phi double [ %50, %54 ], [ %50, %48 ], [ %76, %64 ], [ %76, %78 ]
  %87 = mul i64 %170, %15
  %88 = getelementptr double, ptr %44, i64 %87
  %89 = getelementptr double, ptr %88, i64 %85
  %90 = load double, ptr %89, align 8, !noalias !3
  %91 = sub nsw i64 %9, %84
  %92 = sitofp i64 %91 to double
  %93 = fmul double %90, %92
  %94 = fadd double %86, %93
  %95 = fmul double %94, 5.000000e-01
  %96 = tail call double @llvm.floor.f64(double %95)
  %97 = fptosi double %96 to i64
  %98 = sitofp i64 %97 to double
  %99 = fmul double %98, 2.000000e+00
  %100 = fsub double %94, %99
  %101 = fsub double 2.000000e+00, %100
  %102 = fcmp olt double %101, %100
  %103 = select i1 %102, double %101, double %100
  %104 = getelementptr double, ptr %45, i64 %170
  %105 = load double, ptr %104, align 8, !noalias !0
  %106 = fmul double %103, %25
  %107 = fptosi double %106 to i64
  %108 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %26, i64 %107)
  %109 = sitofp i64 %108 to double
  %110 = fsub double %106, %109
  %111 = fsub double 1.000000e+00, %110
  %112 = fmul double %105, %111
  %113 = fmul double %111, %112
  %114 = fmul double %110, 2.000000e+00
  %115 = fadd double %114, 1.000000e+00
  %116 = fmul double %115, %113
  %117 = fmul double %105, %110
  %118 = fmul double %110, %117
  %119 = fsub double 3.000000e+00, %114
  %120 = fmul double %118, %119
  %121 = fmul double %117, %111
  %122 = fmul double %111, %121
  %123 = fneg double %105
  %124 = fmul double %110, %123
  %125 = fmul double %110, %124
  %126 = fmul double %111, %125
  br i1 %22, label %161, label %127
127:
  %128 = icmp slt i64 %108, 0
  %129 = select i1 %128, i64 %16, i64 0
  %130 = add i64 %129, %108
  %131 = mul i64 %130, %27
  %132 = getelementptr double, ptr %10, i64 %131
  %133 = add nsw i64 %108, 1
  %134 = icmp slt i64 %108, -1
  %135 = select i1 %134, i64 %16, i64 0
  %136 = add i64 %133, %135
  %137 = mul i64 %136, %27
  %138 = getelementptr double, ptr %10, i64 %137
  %139 = getelementptr double, ptr %132, i64 %18
  %140 = getelementptr double, ptr %138, i64 %18
  br label %141
141:
  %142 = phi i64 [ 0, %127 ], [ %143, %141 ]
  %143 = add nuw nsw i64 %142, 1
  %144 = getelementptr double, ptr %132, i64 %142
  %145 = load double, ptr %144, align 8, !noalias !6
  %146 = fmul double %116, %145
  %147 = getelementptr double, ptr %138, i64 %142
  %148 = load double, ptr %147, align 8, !noalias !6
  %149 = fmul double %120, %148
  %150 = fadd double %146, %149
  %151 = getelementptr double, ptr %139, i64 %142
  %152 = load double, ptr %151, align 8, !noalias !6
  %153 = fmul double %122, %152
  %154 = getelementptr double, ptr %140, i64 %142
  %155 = load double, ptr %154, align 8, !noalias !6
  %156 = fmul double %126, %155
  %157 = fadd double %153, %156
  %158 = fadd double %150, %157
  %159 = getelementptr double, ptr %12, i64 %142
  store double %158, ptr %159, align 8, !noalias !6
  %160 = icmp eq i64 %143, %18
  br i1 %160, label %179, label %141
161:
  %162 = icmp eq i64 %171, %34
  br i1 %162, label %30, label %169
163:
  %164 = phi i64 [ 0, %21 ], [ %165, %30 ]
  %165 = add nuw nsw i64 %164, 1
  br i1 %22, label %32, label %166
166:
  %167 = mul i64 %28, %164
  %168 = getelementptr i8, ptr %11, i64 %167
  tail call void @llvm.memset.p0.i64(ptr align 8 %168, i8 0, i64 %29, i1 false), !noalias !0
  br label %32
169:
  %170 = phi i64 [ 0, %36 ], [ %171, %161 ]
  %171 = add nuw nsw i64 %170, 1
  %172 = getelementptr i64, ptr %38, i64 %170
  %173 = load i64, ptr %172, align 8, !noalias !9
  %174 = icmp sgt i64 %173, %9
  br i1 %174, label %161, label %175
175:
  %176 = getelementptr i64, ptr %39, i64 %170
  %177 = load i64, ptr %176, align 8, !noalias !9
  %178 = icmp slt i64 %9, %177
  br i1 %178, label %48, label %161
179:
  %180 = phi i64 [ %181, %179 ], [ 0, %141 ]
  %181 = add nuw nsw i64 %180, 1
  %182 = getelementptr double, ptr %47, i64 %180
  %183 = load double, ptr %182, align 8, !noalias !0
  %184 = getelementptr double, ptr %12, i64 %180
  %185 = load double, ptr %184, align 8, !noalias !0
  %186 = fadd double %183, %185
  store double %186, ptr %182, align 8, !noalias !0
  %187 = icmp eq i64 %18, %181
  br i1 %187, label %161, label %179
188:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readnone captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, ptr readnone captures(none) %8, ptr readonly captures(none) %9, i64 %10, ptr readonly captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) local_unnamed_addr #0 {
  %22 = alloca ptr, align 8
  store ptr null, ptr %22, align 8
  call fastcc void @f0(ptr %22, ptr %0, ptr %1, ptr %2, ptr %4, ptr %5, ptr %6, ptr %7, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) #3
  %23 = load ptr, ptr %22, align 8
  ret ptr %23
}
declare double @llvm.floor.f64(double) #1
declare i64 @llvm.smin.i64(i64, i64) #1
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks7predictB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks7predictB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29x5ArrayIdLi3E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks11unfolded_atB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery8tracking8interval6tracks10is_presentB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE384Tracks_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_202d_2c_20C_29_2c_20array_28int64_2c_203d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_203d_2c_20C_29_29xxx"}
