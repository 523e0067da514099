; 49d627fed5f78ef5f952299383f7ce3ba53c24626e5e21673a5e41207a435d1e
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr writeonly captures(none) %8, ptr writeonly captures(none) %9, ptr readonly captures(none) %10, ptr readonly captures(none) %11, i64 %12, i64 %13) unnamed_addr #0 {
  %15 = icmp slt i64 %12, 1
  br i1 %15, label %16, label %35
16:
  %17 = add i64 %12, -1
  %18 = add i64 %12, -2
  %19 = icmp slt i64 %18, -1
  %20 = select i1 %19, i64 0, i64 %17
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %42, label %22
22:
  %23 = load i32, ptr %1, align 4, !noalias !0
  %24 = sext i32 %23 to i64
  %25 = icmp slt i32 %23, 0
  %26 = select i1 %25, i64 %12, i64 0
  %27 = getelementptr i32, ptr %6, i64 %26
  %28 = getelementptr i32, ptr %27, i64 %24
  store i32 0, ptr %28, align 4, !noalias !0
  %29 = icmp slt i64 %17, 1
  br i1 %29, label %117, label %69
30:
  %31 = zext nneg i32 %115 to i64
  %32 = getelementptr i32, ptr %8, i64 %31
  store i32 %73, ptr %32, align 4, !noalias !0
  br label %33
33:
  store i32 %73, ptr %111, align 4, !noalias !0
  %34 = icmp eq i64 %71, %12
  br i1 %34, label %117, label %69
35:
  %36 = phi i64 [ %37, %35 ], [ 0, %14 ]
  %37 = add nuw nsw i64 %36, 1
  %38 = getelementptr i64, ptr %11, i64 %36
  %39 = load i64, ptr %38, align 8, !noalias !0
  %40 = getelementptr i64, ptr %4, i64 %36
  store i64 %39, ptr %40, align 8, !noalias !0
  %41 = icmp eq i64 %12, %37
  br i1 %41, label %16, label %35
42:
  %43 = phi i64 [ %45, %42 ], [ %20, %16 ]
  %44 = phi i64 [ %46, %42 ], [ %17, %16 ]
  %45 = add nsw i64 %43, -1
  %46 = add i64 %44, -1
  %47 = icmp slt i64 %44, 0
  %48 = select i1 %47, i64 %12, i64 0
  %49 = getelementptr i32, ptr %1, i64 %44
  %50 = getelementptr i32, ptr %49, i64 %48
  %51 = load i32, ptr %50, align 4, !noalias !0
  %52 = sext i32 %51 to i64
  %53 = icmp slt i32 %51, 0
  %54 = select i1 %53, i64 %12, i64 0
  %55 = getelementptr i32, ptr %2, i64 %54
  %56 = getelementptr i32, ptr %55, i64 %52
  %57 = load i32, ptr %56, align 4, !noalias !0
  %58 = sext i32 %57 to i64
  %59 = icmp slt i32 %57, 0
  %60 = select i1 %59, i64 %12, i64 0
  %61 = getelementptr i64, ptr %4, i64 %60
  %62 = getelementptr i64, ptr %61, i64 %58
  %63 = load i64, ptr %62, align 8, !noalias !0
  %64 = getelementptr i64, ptr %4, i64 %54
  %65 = getelementptr i64, ptr %64, i64 %52
  %66 = load i64, ptr %65, align 8, !noalias !0
  %67 = add nsw i64 %66, %63
  store i64 %67, ptr %62, align 8, !noalias !0
  %68 = icmp sgt i64 %43, 1
  br i1 %68, label %42, label %22
69:
  %70 = phi i64 [ %71, %33 ], [ 1, %22 ]
  %71 = add nuw i64 %70, 1
  %72 = getelementptr i32, ptr %1, i64 %70
  %73 = load i32, ptr %72, align 4, !noalias !0
  %74 = sext i32 %73 to i64
  %75 = icmp slt i32 %73, 0
  %76 = select i1 %75, i64 %12, i64 0
  %77 = getelementptr i32, ptr %2, i64 %76
  %78 = getelementptr i32, ptr %77, i64 %74
  %79 = load i32, ptr %78, align 4, !noalias !0
  %80 = getelementptr i32, ptr %3, i64 %76
  %81 = getelementptr i32, ptr %80, i64 %74
  %82 = load i32, ptr %81, align 4, !noalias !0
  %83 = sext i32 %82 to i64
  %84 = icmp slt i32 %82, 0
  %85 = select i1 %84, i64 %13, i64 0
  %86 = getelementptr i64, ptr %10, i64 %85
  %87 = getelementptr i64, ptr %86, i64 %83
  %88 = load i64, ptr %87, align 8, !noalias !0
  %89 = sext i32 %79 to i64
  %90 = icmp slt i32 %79, 0
  %91 = select i1 %90, i64 %12, i64 0
  %92 = getelementptr i32, ptr %6, i64 %91
  %93 = getelementptr i32, ptr %92, i64 %89
  %94 = load i32, ptr %93, align 4, !noalias !0
  %95 = add i32 %94, 1
  %96 = getelementptr i32, ptr %6, i64 %76
  %97 = getelementptr i32, ptr %96, i64 %74
  store i32 %95, ptr %97, align 4, !noalias !0
  %98 = getelementptr i64, ptr %5, i64 %91
  %99 = getelementptr i64, ptr %98, i64 %89
  %100 = load i64, ptr %99, align 8, !noalias !0
  %101 = getelementptr i64, ptr %4, i64 %76
  %102 = getelementptr i64, ptr %101, i64 %74
  %103 = load i64, ptr %102, align 8, !noalias !0
  %104 = sub i64 0, %88
  %105 = icmp slt i64 %103, 0
  %106 = select i1 %105, i64 %104, i64 %88
  %107 = add nsw i64 %106, %100
  %108 = getelementptr i64, ptr %5, i64 %76
  %109 = getelementptr i64, ptr %108, i64 %74
  store i64 %107, ptr %109, align 8, !noalias !0
  %110 = getelementptr i32, ptr %7, i64 %91
  %111 = getelementptr i32, ptr %110, i64 %89
  %112 = load i32, ptr %111, align 4, !noalias !0
  %113 = getelementptr i32, ptr %9, i64 %76
  %114 = getelementptr i32, ptr %113, i64 %74
  store i32 %112, ptr %114, align 4, !noalias !0
  %115 = load i32, ptr %111, align 4, !noalias !0
  %116 = icmp sgt i32 %115, -1
  br i1 %116, label %30, label %33
117:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr writeonly captures(none) %7, ptr writeonly captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, i64 %11, i64 %12) local_unnamed_addr #0 {
  %14 = alloca ptr, align 8
  store ptr null, ptr %14, align 8
  call fastcc void @f0(ptr %14, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, i64 %12) #1
  %15 = load ptr, ptr %14, align 8
  ret ptr %15
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator11earth_mover8spanning9_set_flowB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator11earth_mover8spanning9_set_flowB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"}
