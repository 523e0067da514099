; 4401117dd5fd12b6db45f55a5c392da3bedf0254307fdf2d0305cbcf6caaad32
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr captures(none) %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) unnamed_addr #0 {
  %13 = icmp slt i64 %10, 1
  br i1 %13, label %166, label %14
14:
  %15 = icmp slt i64 %9, 1
  %16 = add nsw i64 %7, -1
  %17 = sitofp i64 %16 to double
  %18 = add nsw i64 %7, -2
  %19 = mul i64 %9, %8
  %20 = getelementptr double, ptr %6, i64 %9
  %21 = add nuw i64 %9, 3
  %22 = lshr i64 %21, 2
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %15, i1 true, i1 %23
  br label %74
25:
  br i1 %24, label %69, label %31
26:
  %27 = fadd double %46, %53
  %28 = fadd double %60, %67
  %29 = fadd double %27, %28
  %30 = fmul double %29, 5.000000e-01
  br label %69
31:
  %32 = phi double [ %46, %31 ], [ 0.000000e+00, %25 ]
  %33 = phi double [ %53, %31 ], [ 0.000000e+00, %25 ]
  %34 = phi double [ %60, %31 ], [ 0.000000e+00, %25 ]
  %35 = phi double [ %67, %31 ], [ 0.000000e+00, %25 ]
  %36 = phi i64 [ %38, %31 ], [ %22, %25 ]
  %37 = phi i64 [ %39, %31 ], [ 0, %25 ]
  %38 = add nsw i64 %36, -1
  %39 = add nuw i64 %37, 4
  %40 = icmp slt i64 %37, 0
  %41 = select i1 %40, i64 %9, i64 0
  %42 = getelementptr double, ptr %6, i64 %37
  %43 = getelementptr double, ptr %42, i64 %41
  %44 = load double, ptr %43, align 8, !noalias !0
  %45 = fmul double %44, %44
  %46 = fadd double %32, %45
  %47 = icmp slt i64 %37, -1
  %48 = select i1 %47, i64 %9, i64 0
  %49 = getelementptr i8, ptr %42, i64 8
  %50 = getelementptr double, ptr %49, i64 %48
  %51 = load double, ptr %50, align 8, !noalias !0
  %52 = fmul double %51, %51
  %53 = fadd double %33, %52
  %54 = icmp slt i64 %37, -2
  %55 = select i1 %54, i64 %9, i64 0
  %56 = getelementptr i8, ptr %42, i64 16
  %57 = getelementptr double, ptr %56, i64 %55
  %58 = load double, ptr %57, align 8, !noalias !0
  %59 = fmul double %58, %58
  %60 = fadd double %34, %59
  %61 = icmp slt i64 %37, -3
  %62 = select i1 %61, i64 %9, i64 0
  %63 = getelementptr i8, ptr %42, i64 24
  %64 = getelementptr double, ptr %63, i64 %62
  %65 = load double, ptr %64, align 8, !noalias !0
  %66 = fmul double %65, %65
  %67 = fadd double %35, %66
  %68 = icmp sgt i64 %36, 1
  br i1 %68, label %31, label %26
69:
  %70 = phi double [ 0.000000e+00, %25 ], [ %30, %26 ]
  %71 = fcmp olt double %70, %75
  %72 = select i1 %71, double %70, double %75
  %73 = icmp eq i64 %77, %10
  br i1 %73, label %166, label %74
74:
  %75 = phi double [ 0x7FF0000000000000, %14 ], [ %72, %69 ]
  %76 = phi i64 [ 0, %14 ], [ %77, %69 ]
  %77 = add nuw nsw i64 %76, 1
  br i1 %15, label %85, label %78
78:
  %79 = phi i64 [ %80, %78 ], [ 0, %74 ]
  %80 = add nuw nsw i64 %79, 1
  %81 = getelementptr double, ptr %2, i64 %79
  %82 = load double, ptr %81, align 8, !noalias !5
  %83 = getelementptr double, ptr %6, i64 %79
  store double %82, ptr %83, align 8, !noalias !5
  %84 = icmp eq i64 %9, %80
  br i1 %84, label %85, label %78
85:
  %86 = getelementptr i64, ptr %3, i64 %76
  %87 = load i64, ptr %86, align 8, !noalias !8
  %88 = icmp slt i64 %87, 1
  br i1 %88, label %25, label %89
89:
  %90 = mul i64 %76, %11
  %91 = getelementptr double, ptr %4, i64 %90
  %92 = getelementptr double, ptr %5, i64 %90
  br label %93
93:
  %94 = phi i64 [ 0, %89 ], [ %95, %164 ]
  %95 = add nuw nsw i64 %94, 1
  %96 = getelementptr double, ptr %91, i64 %94
  %97 = load double, ptr %96, align 8, !noalias !8
  %98 = getelementptr double, ptr %92, i64 %94
  %99 = load double, ptr %98, align 8, !noalias !8
  %100 = fmul double %97, %17
  %101 = fptosi double %100 to i64
  %102 = tail call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775806) %18, i64 %101)
  %103 = sitofp i64 %102 to double
  %104 = fsub double %100, %103
  %105 = fsub double 1.000000e+00, %104
  %106 = fmul double %99, %105
  %107 = fmul double %105, %106
  %108 = fmul double %104, 2.000000e+00
  %109 = fadd double %108, 1.000000e+00
  %110 = fmul double %109, %107
  %111 = fmul double %99, %104
  %112 = fmul double %104, %111
  %113 = fsub double 3.000000e+00, %108
  %114 = fmul double %112, %113
  %115 = fmul double %111, %105
  %116 = fmul double %105, %115
  %117 = fneg double %99
  %118 = fmul double %104, %117
  %119 = fmul double %104, %118
  %120 = fmul double %105, %119
  br i1 %15, label %164, label %121
121:
  %122 = icmp slt i64 %102, 0
  %123 = select i1 %122, i64 %7, i64 0
  %124 = add i64 %123, %102
  %125 = mul i64 %124, %19
  %126 = getelementptr double, ptr %1, i64 %125
  %127 = add nsw i64 %102, 1
  %128 = icmp slt i64 %102, -1
  %129 = select i1 %128, i64 %7, i64 0
  %130 = add i64 %127, %129
  %131 = mul i64 %130, %19
  %132 = getelementptr double, ptr %1, i64 %131
  %133 = getelementptr double, ptr %126, i64 %9
  %134 = getelementptr double, ptr %132, i64 %9
  br label %135
135:
  %136 = phi i64 [ 0, %121 ], [ %137, %135 ]
  %137 = add nuw nsw i64 %136, 1
  %138 = getelementptr double, ptr %126, i64 %136
  %139 = load double, ptr %138, align 8, !noalias !9
  %140 = fmul double %110, %139
  %141 = getelementptr double, ptr %132, i64 %136
  %142 = load double, ptr %141, align 8, !noalias !9
  %143 = fmul double %114, %142
  %144 = fadd double %140, %143
  %145 = getelementptr double, ptr %133, i64 %136
  %146 = load double, ptr %145, align 8, !noalias !9
  %147 = fmul double %116, %146
  %148 = getelementptr double, ptr %134, i64 %136
  %149 = load double, ptr %148, align 8, !noalias !9
  %150 = fmul double %120, %149
  %151 = fadd double %147, %150
  %152 = fadd double %144, %151
  %153 = getelementptr double, ptr %20, i64 %136
  store double %152, ptr %153, align 8, !noalias !9
  %154 = icmp eq i64 %137, %9
  br i1 %154, label %155, label %135
155:
  %156 = phi i64 [ %157, %155 ], [ 0, %135 ]
  %157 = add nuw nsw i64 %156, 1
  %158 = getelementptr double, ptr %6, i64 %156
  %159 = load double, ptr %158, align 8, !noalias !12
  %160 = getelementptr double, ptr %20, i64 %156
  %161 = load double, ptr %160, align 8, !noalias !12
  %162 = fsub double %159, %161
  store double %162, ptr %158, align 8, !noalias !12
  %163 = icmp eq i64 %9, %157
  br i1 %163, label %164, label %155
164:
  %165 = icmp eq i64 %95, %87
  br i1 %165, label %25, label %93
166:
  %167 = phi double [ 0x7FF0000000000000, %12 ], [ %72, %69 ]
  store double %167, ptr %0, align 8
  ret void
}
define double @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %11) local_unnamed_addr #0 {
  %13 = alloca double, align 8
  store double 0.000000e+00, ptr %13, align 8
  call fastcc void @f0(ptr %13, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10) #2
  %14 = load double, ptr %13, align 8
  ret double %14
}
declare i64 @llvm.smin.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler7_energyB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler7_energyB3v12B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedEx"}
!3 = distinct !{!3, !4, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler13_least_energyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE85Columns_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!4 = distinct !{!4, !"_ZN20heatcloak_aggregator8recovery9posterior8interval7sampler13_least_energyB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE85Columns_28array_28float64_2c_203d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!5 = !{!6, !3}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!8 = !{!3}
!9 = !{!10, !3}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8interval5table6columnB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi3E1C7mutable7alignedEdd5ArrayIdLi2E1C7mutable7alignedEx"}
!12 = !{!13, !3}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels8subtractB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
