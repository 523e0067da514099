; 23fcfec78cdeadf58af8164ba21129216795d431137e55a9f22fd1efd73c2201
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr writeonly captures(none) %1, ptr captures(none) %2, ptr writeonly captures(none) %3, ptr readonly captures(none) %4, i64 %5, i64 %6, i64 %7) unnamed_addr #0 {
  %9 = icmp slt i64 %7, 1
  br i1 %9, label %24, label %10
10:
  %11 = add i64 %6, -1
  %12 = tail call i64 @llvm.smax.i64(i64 %11, i64 0)
  %13 = icmp slt i64 %11, 1
  br label %75
14:
  %15 = trunc i64 %94 to i32
  br label %16
16:
  %17 = phi i32 [ 0, %75 ], [ %15, %14 ]
  %18 = add nsw i64 %76, %6
  %19 = icmp slt i64 %18, 0
  %20 = select i1 %19, i64 %5, i64 0
  %21 = getelementptr i32, ptr %2, i64 %18
  %22 = getelementptr i32, ptr %21, i64 %20
  store i32 %17, ptr %22, align 4, !noalias !0
  %23 = icmp eq i64 %7, %77
  br i1 %23, label %24, label %75
24:
  %25 = add i64 %6, -1
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 0)
  %27 = icmp slt i64 %25, 1
  br i1 %27, label %32, label %28
28:
  %29 = add i64 %7, -1
  %30 = tail call i64 @llvm.smax.i64(i64 %29, i64 0)
  %31 = icmp slt i64 %29, 1
  br label %96
32:
  br i1 %9, label %48, label %122
33:
  %34 = phi i64 [ 0, %96 ], [ %120, %102 ]
  %35 = add nsw i64 %34, %6
  %36 = icmp slt i64 %35, 0
  %37 = select i1 %36, i64 %5, i64 0
  %38 = getelementptr i32, ptr %2, i64 %35
  %39 = getelementptr i32, ptr %38, i64 %37
  store i32 0, ptr %39, align 4, !noalias !0
  %40 = mul nsw i64 %97, %7
  %41 = add nsw i64 %34, %40
  %42 = getelementptr i32, ptr %2, i64 %97
  %43 = trunc i64 %35 to i32
  store i32 %43, ptr %42, align 4, !noalias !0
  %44 = getelementptr i32, ptr %3, i64 %97
  %45 = trunc i64 %41 to i32
  store i32 %45, ptr %44, align 4, !noalias !0
  %46 = icmp eq i64 %97, %26
  br i1 %46, label %32, label %96
47:
  store i32 0, ptr %1, align 4, !noalias !0
  br label %138
48:
  store i32 0, ptr %1, align 4, !noalias !0
  br label %49
49:
  %50 = phi i64 [ 1, %48 ], [ %61, %60 ]
  br i1 %27, label %63, label %51
51:
  %52 = add i64 %50, %26
  br label %149
53:
  %54 = icmp slt i64 %139, 0
  %55 = select i1 %54, i64 %5, i64 0
  %56 = getelementptr i32, ptr %1, i64 %139
  %57 = getelementptr i32, ptr %56, i64 %55
  %58 = trunc i64 %142 to i32
  store i32 %58, ptr %57, align 4, !noalias !0
  %59 = add nsw i64 %139, 1
  br label %60
60:
  %61 = phi i64 [ %59, %53 ], [ %139, %138 ]
  %62 = icmp eq i64 %7, %141
  br i1 %62, label %49, label %138
63:
  %64 = phi i64 [ %50, %49 ], [ %158, %149 ]
  br i1 %9, label %171, label %160
65:
  %66 = icmp slt i64 %161, 0
  %67 = select i1 %66, i64 %5, i64 0
  %68 = getelementptr i32, ptr %1, i64 %161
  %69 = getelementptr i32, ptr %68, i64 %67
  %70 = trunc i64 %164 to i32
  store i32 %70, ptr %69, align 4, !noalias !0
  %71 = add nsw i64 %161, 1
  br label %72
72:
  %73 = phi i64 [ %71, %65 ], [ %161, %160 ]
  %74 = icmp eq i64 %7, %163
  br i1 %74, label %171, label %160
75:
  %76 = phi i64 [ 0, %10 ], [ %77, %16 ]
  %77 = add nuw nsw i64 %76, 1
  br i1 %13, label %16, label %78
78:
  %79 = getelementptr double, ptr %4, i64 %76
  br label %80
80:
  %81 = phi i64 [ 0, %78 ], [ %94, %80 ]
  %82 = phi i64 [ 1, %78 ], [ %83, %80 ]
  %83 = add nuw i64 %82, 1
  %84 = mul i64 %82, %7
  %85 = getelementptr double, ptr %79, i64 %84
  %86 = load double, ptr %85, align 8, !noalias !0
  %87 = icmp slt i64 %81, 0
  %88 = select i1 %87, i64 %6, i64 0
  %89 = add i64 %88, %81
  %90 = mul i64 %89, %7
  %91 = getelementptr double, ptr %79, i64 %90
  %92 = load double, ptr %91, align 8, !noalias !0
  %93 = fcmp olt double %86, %92
  %94 = select i1 %93, i64 %82, i64 %81
  %95 = icmp eq i64 %82, %12
  br i1 %95, label %14, label %80
96:
  %97 = phi i64 [ 1, %28 ], [ %98, %33 ]
  %98 = add nuw i64 %97, 1
  br i1 %31, label %33, label %99
99:
  %100 = mul i64 %97, %7
  %101 = getelementptr double, ptr %4, i64 %100
  br label %102
102:
  %103 = phi i64 [ 0, %99 ], [ %120, %102 ]
  %104 = phi i64 [ 1, %99 ], [ %105, %102 ]
  %105 = add nuw i64 %104, 1
  %106 = getelementptr double, ptr %4, i64 %104
  %107 = load double, ptr %106, align 8, !noalias !0
  %108 = getelementptr double, ptr %101, i64 %104
  %109 = load double, ptr %108, align 8, !noalias !0
  %110 = fadd double %107, %109
  %111 = icmp slt i64 %103, 0
  %112 = select i1 %111, i64 %7, i64 0
  %113 = add i64 %112, %103
  %114 = getelementptr double, ptr %4, i64 %113
  %115 = load double, ptr %114, align 8, !noalias !0
  %116 = getelementptr double, ptr %101, i64 %113
  %117 = load double, ptr %116, align 8, !noalias !0
  %118 = fadd double %115, %117
  %119 = fcmp olt double %110, %118
  %120 = select i1 %119, i64 %104, i64 %103
  %121 = icmp eq i64 %104, %30
  br i1 %121, label %33, label %102
122:
  %123 = phi i64 [ %124, %122 ], [ 0, %32 ]
  %124 = add nuw nsw i64 %123, 1
  %125 = add nsw i64 %123, %6
  %126 = icmp slt i64 %125, 0
  %127 = select i1 %126, i64 %5, i64 0
  %128 = getelementptr i32, ptr %2, i64 %125
  %129 = getelementptr i32, ptr %128, i64 %127
  %130 = load i32, ptr %129, align 4, !noalias !0
  %131 = zext i32 %130 to i64
  %132 = mul i64 %7, %131
  %133 = add i64 %132, %123
  %134 = getelementptr i32, ptr %3, i64 %125
  %135 = getelementptr i32, ptr %134, i64 %127
  %136 = trunc i64 %133 to i32
  store i32 %136, ptr %135, align 4, !noalias !0
  %137 = icmp eq i64 %7, %124
  br i1 %137, label %47, label %122
138:
  %139 = phi i64 [ %61, %60 ], [ 1, %47 ]
  %140 = phi i64 [ %141, %60 ], [ 0, %47 ]
  %141 = add nuw nsw i64 %140, 1
  %142 = add nsw i64 %140, %6
  %143 = icmp slt i64 %142, 0
  %144 = select i1 %143, i64 %5, i64 0
  %145 = getelementptr i32, ptr %2, i64 %142
  %146 = getelementptr i32, ptr %145, i64 %144
  %147 = load i32, ptr %146, align 4, !noalias !0
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %53, label %60
149:
  %150 = phi i64 [ %158, %149 ], [ %50, %51 ]
  %151 = phi i64 [ %152, %149 ], [ 1, %51 ]
  %152 = add nuw i64 %151, 1
  %153 = trunc i64 %151 to i32
  %154 = icmp slt i64 %150, 0
  %155 = select i1 %154, i64 %5, i64 0
  %156 = getelementptr i32, ptr %1, i64 %150
  %157 = getelementptr i32, ptr %156, i64 %155
  store i32 %153, ptr %157, align 4, !noalias !0
  %158 = add i64 %150, 1
  %159 = icmp eq i64 %158, %52
  br i1 %159, label %63, label %149
160:
  %161 = phi i64 [ %73, %72 ], [ %64, %63 ]
  %162 = phi i64 [ %163, %72 ], [ 0, %63 ]
  %163 = add nuw nsw i64 %162, 1
  %164 = add nsw i64 %162, %6
  %165 = icmp slt i64 %164, 0
  %166 = select i1 %165, i64 %5, i64 0
  %167 = getelementptr i32, ptr %2, i64 %164
  %168 = getelementptr i32, ptr %167, i64 %166
  %169 = load i32, ptr %168, align 4, !noalias !0
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %72, label %65
171:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr writeonly captures(none) %0, ptr captures(none) %1, ptr writeonly captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr readnone captures(none) %5, ptr readnone captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, ptr readonly captures(none) %9, i64 %10, i64 %11, i64 %12) local_unnamed_addr #0 {
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  call fastcc void @f0(ptr %14, ptr %0, ptr %1, ptr %2, ptr %9, i64 %10, i64 %11, i64 %12) #2
  %15 = load ptr, ptr %14, align 8
  ret ptr %15
}
declare i64 @llvm.smax.i64(i64, i64) #1
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator11earth_mover8spanning16_grow_to_nearestB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator11earth_mover8spanning16_grow_to_nearestB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIdLi2E1C7mutable7alignedE"}
