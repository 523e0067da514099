; da407cf9eba466296dad81da083765fc0cd04893a44641b74984a6224aa85e37
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr captures(none) initializes((0, 4)) %1, ptr captures(none) %2, ptr writeonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7, i64 %8, i64 %9, i64 %10, i64 %11, i64 %12) unnamed_addr #0 {
  %14 = icmp slt i64 %8, 0
  %15 = select i1 %14, i64 %9, i64 0
  %16 = getelementptr i32, ptr %2, i64 %8
  %17 = getelementptr i32, ptr %16, i64 %15
  %18 = trunc i64 %8 to i32
  store i32 %18, ptr %17, align 4, !noalias !0
  store i32 %18, ptr %1, align 4, !noalias !0
  br label %19
19:
  %20 = phi i64 [ 0, %13 ], [ %24, %61 ]
  %21 = phi i64 [ 1, %13 ], [ %62, %61 ]
  %22 = getelementptr i32, ptr %1, i64 %20
  %23 = load i32, ptr %22, align 4, !noalias !0
  %24 = add nuw nsw i64 %20, 1
  %25 = sext i32 %23 to i64
  %26 = icmp slt i32 %23, 0
  %27 = select i1 %26, i64 %10, i64 0
  %28 = getelementptr i64, ptr %4, i64 %27
  %29 = getelementptr i64, ptr %28, i64 %25
  %30 = load i64, ptr %29, align 8, !noalias !0
  %31 = icmp slt i32 %23, -1
  %32 = select i1 %31, i64 %10, i64 0
  %33 = getelementptr i64, ptr %4, i64 %25
  %34 = getelementptr i8, ptr %33, i64 8
  %35 = getelementptr i64, ptr %34, i64 %32
  %36 = load i64, ptr %35, align 8, !noalias !0
  %37 = sub i64 %36, %30
  %38 = icmp slt i64 %37, 1
  br i1 %38, label %61, label %64
39:
  %40 = getelementptr i32, ptr %6, i64 %67
  %41 = getelementptr i32, ptr %40, i64 %71
  %42 = load i32, ptr %41, align 4, !noalias !0
  %43 = sext i32 %42 to i64
  %44 = icmp slt i32 %42, 0
  %45 = select i1 %44, i64 %12, i64 0
  %46 = getelementptr i8, ptr %7, i64 %45
  %47 = getelementptr i8, ptr %46, i64 %43
  %48 = load i8, ptr %47, align 1, !noalias !0
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %58, label %50
50:
  store i32 %23, ptr %79, align 4, !noalias !0
  %51 = getelementptr i32, ptr %3, i64 %77
  %52 = getelementptr i32, ptr %51, i64 %75
  store i32 %42, ptr %52, align 4, !noalias !0
  %53 = icmp slt i64 %65, 0
  %54 = select i1 %53, i64 %9, i64 0
  %55 = getelementptr i32, ptr %1, i64 %65
  %56 = getelementptr i32, ptr %55, i64 %54
  store i32 %74, ptr %56, align 4, !noalias !0
  %57 = add nsw i64 %65, 1
  br label %58
58:
  %59 = phi i64 [ %57, %50 ], [ %65, %39 ], [ %65, %64 ]
  %60 = icmp sgt i64 %66, 1
  br i1 %60, label %64, label %61
61:
  %62 = phi i64 [ %21, %19 ], [ %59, %58 ]
  %63 = icmp slt i64 %24, %62
  br i1 %63, label %19, label %82
64:
  %65 = phi i64 [ %59, %58 ], [ %21, %19 ]
  %66 = phi i64 [ %68, %58 ], [ %37, %19 ]
  %67 = phi i64 [ %69, %58 ], [ %30, %19 ]
  %68 = add nsw i64 %66, -1
  %69 = add i64 %67, 1
  %70 = icmp slt i64 %67, 0
  %71 = select i1 %70, i64 %11, i64 0
  %72 = getelementptr i32, ptr %5, i64 %67
  %73 = getelementptr i32, ptr %72, i64 %71
  %74 = load i32, ptr %73, align 4, !noalias !0
  %75 = sext i32 %74 to i64
  %76 = icmp slt i32 %74, 0
  %77 = select i1 %76, i64 %9, i64 0
  %78 = getelementptr i32, ptr %2, i64 %77
  %79 = getelementptr i32, ptr %78, i64 %75
  %80 = load i32, ptr %79, align 4, !noalias !0
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %39, label %58
82:
  store i32 -1, ptr %17, align 4, !noalias !0
  store i64 %62, ptr %0, align 8
  ret void
}
define i64 @entry(ptr captures(none) initializes((0, 4)) %0, ptr captures(none) %1, ptr writeonly captures(none) %2, ptr readnone captures(none) %3, ptr readnone captures(none) %4, ptr readnone captures(none) %5, ptr readnone captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) local_unnamed_addr #0 {
  %19 = alloca i64, align 8
  store i64 0, ptr %19, align 8
  call fastcc void @f0(ptr %19, ptr %0, ptr %1, ptr %2, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, i64 %15, i64 %16, i64 %17) #1
  %20 = load i64, ptr %19, align 8
  ret i64 %20
}
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator11earth_mover8spanning5_growB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29120Incidence_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIaLi1E1C7mutable7alignedEx: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator11earth_mover8spanning5_growB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE337Tree_28array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_29120Incidence_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_2c_20array_28int32_2c_201d_2c_20C_29_295ArrayIaLi1E1C7mutable7alignedEx"}
