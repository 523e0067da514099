; ce80c71bc06c106c12c687981233576e486375b336d11e036030293f7f1a6b2d
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
@.const.array.data.1.13 = internal unnamed_addr constant [320 x i8] c"\00r0\CA\94\DFL?@T\F9+\1F\FEr? 1\84\EC*I\87?\A0x`:\ED\8B\95?\E85'\07.3\A1?\90\DDNv\0D\10\A9?\04\7F\05/=(\B1?\C0;X>\1Bs\B6?@bj\FCz`\BC?\14;\0B\22\9Es\C1?\8C9\D0c\A9\FE\C4?\E2\A85\C5\EA\CB\C8?lP\DF\D6\87\D5\CC?\AC\9A\C8\9D\A4\8A\D0?\97\B0.\1DR\C2\D2?\B5L\8Fhb\0E\D5?x_\E1\1BLk\D7?:\D1\1B\E2k\D5\D9?\8D\9F\1B\0F\0AI\DC?\90c\DAX`\C2\DE?8\CE\92\D3\CF\9E\E0?:0r\F8z\DB\E1?c\17\F2\0EJ\15\E3?DP\0F\F2YJ\E4?\A6Y\B8\CB\CEx\E5?\B4\A7h\F1\D6\9E\E6?\AA\B2\1B\B1\AD\BA\E7?\E5+H\0A\9E\CA\E8?\C8\95\B2N\05\CD\E9?\9D\F1\0B\A7U\C0\EA?;1}w\18\A3\EB?\B8\B3r\A0\F0s\EC?\88\F84\98\9C1\ED? P\1FZ\F8\DA\ED?'\12\9B(\FFn\EE?\A2\8C\8D\1F\CD\EC\EE?;\FC,\96\A0S\EF?<\EFMT\DB\A2\EF?X\0D\A8\C1\03\DA\EF?\E4s\CD\1A\C8\F8\EF?", align 8
@.const.array.data.2.14 = internal unnamed_addr constant [320 x i8] c"\0F\CFc\14\E7\84b?\E1\A2\CD\E5\1F\80u?0.\DD\92\AE\D0\80?L\F3\0A\AB\9D\C7\86?\1F.O\CD\84\9B\8C?W\A2\E9\D8\B1!\91?\9E\96<\9EA\DB\93?d{\CEg?v\96?\EAh}*\A8\EE\98?\E3\A3\10,\AE@\9B?>\19\8B\D3\BEh\9D?\F2u\18%\88c\9F?\BD\15r\EE\FE\96\A0?\E7\E7\C7\0F\AFb\A1?p#C\DC\9A\13\A2?-\0A\B5\EF\B1\A8\A2?\F0\81[\BF\0E!\A3?L\FA?\FB\F7{\A3?\C6V\81\AB\E1\B8\A3?[\14\D0\07n\D7\A3?[\14\D0\07n\D7\A3?\C6V\81\AB\E1\B8\A3?L\FA?\FB\F7{\A3?\F0\81[\BF\0E!\A3?-\0A\B5\EF\B1\A8\A2?p#C\DC\9A\13\A2?\E7\E7\C7\0F\AFb\A1?\BD\15r\EE\FE\96\A0?\F2u\18%\88c\9F?>\19\8B\D3\BEh\9D?\E3\A3\10,\AE@\9B?\EAh}*\A8\EE\98?d{\CEg?v\96?\9E\96<\9EA\DB\93?W\A2\E9\D8\B1!\91?\1F.O\CD\84\9B\8C?L\F3\0A\AB\9D\C7\86?0.\DD\92\AE\D0\80?\E1\A2\CD\E5\1F\80u?\0F\CFc\14\E7\84b?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3, ptr writeonly captures(none) %4, double %5, double %6, i64 %7) unnamed_addr #0 {
  %9 = alloca [2 x double], align 8
  %10 = alloca [2 x double], align 8
  %11 = alloca [2 x double], align 8
  %12 = alloca [2 x double], align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = icmp slt i64 %7, 1
  br i1 %15, label %118, label %16
16:
  %17 = fcmp oeq double %5, %6
  %18 = fsub double %6, %5
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %23
23:
  %24 = phi i64 [ 0, %16 ], [ %25, %114 ]
  %25 = add nuw nsw i64 %24, 1
  %26 = getelementptr double, ptr %1, i64 %24
  %27 = load double, ptr %26, align 8, !noalias !0
  %28 = getelementptr double, ptr %2, i64 %24
  %29 = load double, ptr %28, align 8, !noalias !0
  br i1 %17, label %30, label %35
30:
  %31 = fmul double %29, 5.000000e-01
  %32 = fmul double %6, %31
  %33 = fsub double %27, %32
  %34 = fmul double %6, %33
  br label %76
35:
  call void @llvm.lifetime.start.p0(ptr nonnull %13), !noalias !3
  call void @llvm.lifetime.start.p0(ptr nonnull %14), !noalias !3
  store double 0.000000e+00, ptr %13, align 8, !noalias !8
  store double 0.000000e+00, ptr %14, align 8, !noalias !8
  %36 = fmul double %5, %29
  %37 = fsub double %27, %36
  %38 = fmul double %6, %29
  %39 = fsub double %27, %38
  %40 = fcmp ugt double %37, 0.000000e+00
  br i1 %40, label %48, label %41
41:
  %42 = fneg double %37
  store double 0.000000e+00, ptr %13, align 8, !noalias !8
  call fastcc void @f3(ptr %13, double %42, double %29, double %18)
  %43 = load double, ptr %13, align 8, !noalias !8
  %44 = fmul double %29, 5.000000e-01
  %45 = fmul double %5, %44
  %46 = fsub double %27, %45
  %47 = fmul double %5, %46
  br label %71
48:
  %49 = fcmp ult double %39, 0.000000e+00
  br i1 %49, label %56, label %50
50:
  store double 0.000000e+00, ptr %14, align 8, !noalias !8
  call fastcc void @f3(ptr %14, double %39, double %29, double %18)
  %51 = load double, ptr %14, align 8, !noalias !8
  %52 = fmul double %29, 5.000000e-01
  %53 = fmul double %6, %52
  %54 = fsub double %27, %53
  %55 = fmul double %6, %54
  br label %71
56:
  %57 = fdiv double %27, %29
  %58 = fmul double %29, 5.000000e-01
  %59 = tail call double @sqrt(double %58)
  %60 = fsub double %57, %5
  %61 = fmul double %60, %59
  %62 = tail call double @erf(double %61)
  %63 = fsub double %6, %57
  %64 = fmul double %63, %59
  %65 = tail call double @erf(double %64)
  %66 = fadd double %62, %65
  %67 = fmul double %27, 5.000000e-01
  %68 = fmul double %67, %57
  %69 = fdiv double 0x3FEC5BF891B4EF6A, %59
  %70 = fmul double %69, %66
  br label %71
71:
  %72 = phi double [ %68, %56 ], [ %55, %50 ], [ %47, %41 ]
  %73 = phi double [ %70, %56 ], [ %51, %50 ], [ %43, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13), !noalias !3
  call void @llvm.lifetime.end.p0(ptr nonnull %14), !noalias !3
  %74 = fdiv double %73, %18
  %75 = tail call double @llvm.log.f64(double %74)
  br label %76
76:
  %77 = phi double [ %34, %30 ], [ %72, %71 ]
  %78 = phi double [ 0.000000e+00, %30 ], [ %75, %71 ]
  %79 = fadd double %77, %78
  %80 = getelementptr double, ptr %3, i64 %24
  store double %79, ptr %80, align 8, !noalias !0
  %81 = load double, ptr %26, align 8, !noalias !0
  %82 = load double, ptr %28, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %9), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %10), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %11), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %12), !noalias !0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false), !noalias !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false), !noalias !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false), !noalias !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false), !noalias !11
  br i1 %17, label %114, label %83
83:
  %84 = fmul double %5, %82
  %85 = fsub double %81, %84
  %86 = fmul double %6, %82
  %87 = fsub double %81, %86
  %88 = fcmp ugt double %85, 0.000000e+00
  br i1 %88, label %95, label %89
89:
  %90 = fneg double %85
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false), !noalias !11
  call fastcc void @f2(ptr %9, double %90, double %82, double %18)
  %91 = load double, ptr %19, align 8, !noalias !11
  %92 = load double, ptr %9, align 8, !noalias !11
  %93 = fdiv double %91, %92
  %94 = fadd double %5, %93
  br label %114
95:
  %96 = fcmp ult double %87, 0.000000e+00
  br i1 %96, label %102, label %97
97:
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false), !noalias !11
  call fastcc void @f2(ptr %10, double %87, double %82, double %18)
  %98 = load double, ptr %20, align 8, !noalias !11
  %99 = load double, ptr %10, align 8, !noalias !11
  %100 = fdiv double %98, %99
  %101 = fsub double %6, %100
  br label %114
102:
  %103 = fdiv double %81, %82
  %104 = fsub double %103, %5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false), !noalias !11
  call fastcc void @f2(ptr %11, double 0.000000e+00, double %82, double %104)
  %105 = load double, ptr %11, align 8, !noalias !11
  %106 = load double, ptr %21, align 8, !noalias !11
  %107 = fsub double %6, %103
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false), !noalias !11
  call fastcc void @f2(ptr %12, double 0.000000e+00, double %82, double %107)
  %108 = load double, ptr %22, align 8, !noalias !11
  %109 = load double, ptr %12, align 8, !noalias !11
  %110 = fsub double %108, %106
  %111 = fadd double %105, %109
  %112 = fdiv double %110, %111
  %113 = fadd double %103, %112
  br label %114
114:
  %115 = phi double [ %94, %89 ], [ %113, %102 ], [ %101, %97 ], [ %6, %76 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %10), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %11), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %12), !noalias !0
  %116 = getelementptr double, ptr %4, i64 %24
  store double %115, ptr %116, align 8, !noalias !0
  %117 = icmp eq i64 %25, %7
  br i1 %117, label %118, label %23
118:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr writeonly captures(none) %2, ptr writeonly captures(none) %3, double %4, double %5, i64 %6) local_unnamed_addr #0 {
  %8 = alloca ptr, align 8
  store ptr null, ptr %8, align 8
  call fastcc void @f0(ptr %8, ptr %0, ptr %1, ptr %2, ptr %3, double %4, double %5, i64 %6) #7
  %9 = load ptr, ptr %8, align 8
  ret ptr %9
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #1 {
  %5 = fmul double %2, 5.000000e-01
  %6 = fmul double %5, %3
  %7 = fadd double %1, %6
  %8 = fmul double %3, %7
  %9 = fcmp ogt double %8, 4.000000e+01
  br i1 %9, label %10, label %17
10:
  %11 = fmul double %1, %1
  %12 = fmul double %2, 8.000000e+01
  %13 = fadd double %11, %12
  %14 = tail call double @sqrt(double %13)
  %15 = fadd double %1, %14
  %16 = fdiv double 8.000000e+01, %15
  br label %17
17:
  %18 = phi double [ %16, %10 ], [ %3, %4 ]
  br label %21
19:
  store double %38, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %40, ptr %20, align 8
  ret void
21:
  %22 = phi double [ 0.000000e+00, %17 ], [ %40, %21 ]
  %23 = phi double [ 0.000000e+00, %17 ], [ %38, %21 ]
  %24 = phi i64 [ 0, %17 ], [ %25, %21 ]
  %25 = add nuw nsw i64 %24, 1
  %26 = getelementptr double, ptr @.const.array.data.1.13, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = fmul double %18, %27
  %29 = getelementptr double, ptr @.const.array.data.2.14, i64 %24
  %30 = load double, ptr %29, align 8
  %31 = fmul double %18, %30
  %32 = fneg double %28
  %33 = fmul double %5, %28
  %34 = fadd double %1, %33
  %35 = fmul double %34, %32
  %36 = tail call double @llvm.exp.f64(double %35)
  %37 = fmul double %31, %36
  %38 = fadd double %23, %37
  %39 = fmul double %28, %37
  %40 = fadd double %22, %39
  %41 = icmp eq i64 %25, 40
  br i1 %41, label %19, label %21
}
declare double @sqrt(double) local_unnamed_addr #2
declare double @llvm.exp.f64(double) #3
declare double @llvm.log.f64(double) #3
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
declare double @erfc(double) local_unnamed_addr #4
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6
attributes #0 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nounwind memory(read) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices11enumeration8_singlesB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices11enumeration8_singlesB2v3B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd"}
!3 = !{!4, !6, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated15mean_likelihoodB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated15mean_likelihoodB2v5B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated19log_mean_likelihoodB2v4B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!8 = !{!9, !4, !6, !1}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
!11 = !{!12, !1}
!12 = distinct !{!12, !13, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated14mean_intensityB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!13 = distinct !{!13, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated14mean_intensityB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
