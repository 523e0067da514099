; 2c9d58ab6bcc1bc08b927c63638f362a632ab391447a0a43a27d7121f32defa1
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, double %6, double %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr writeonly captures(none) %11, ptr captures(none) %12, ptr captures(none) %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19) unnamed_addr #0 {
  %21 = alloca [2 x double], align 8
  %22 = alloca [2 x double], align 8
  %23 = getelementptr double, ptr %13, i64 %16
  %24 = icmp slt i64 %17, 1
  br i1 %24, label %202, label %25
25:
  %26 = icmp slt i64 %15, 1
  %27 = icmp slt i64 %16, 1
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %30 = getelementptr double, ptr %23, i64 %16
  %31 = getelementptr i8, ptr %30, i64 -8
  %32 = shl nuw i64 %16, 3
  br label %157
33:
  %34 = phi i64 [ %158, %157 ], [ %155, %154 ]
  %35 = icmp eq i64 %160, %17
  br i1 %35, label %202, label %157
36:
  %37 = getelementptr double, ptr %166, i64 %183
  %38 = load double, ptr %37, align 8, !noalias !0
  br i1 %26, label %57, label %39
39:
  %40 = getelementptr i64, ptr %167, i64 %183
  %41 = load i64, ptr %40, align 8, !noalias !0
  %42 = icmp slt i64 %41, 0
  %43 = select i1 %42, i64 %14, i64 0
  %44 = add i64 %43, %41
  %45 = mul i64 %44, %15
  %46 = getelementptr double, ptr %1, i64 %45
  br label %47
47:
  %48 = phi i64 [ 0, %39 ], [ %49, %47 ]
  %49 = add nuw nsw i64 %48, 1
  %50 = getelementptr double, ptr %12, i64 %48
  %51 = load double, ptr %50, align 8, !noalias !3
  %52 = getelementptr double, ptr %46, i64 %48
  %53 = load double, ptr %52, align 8, !noalias !3
  %54 = fmul double %38, %53
  %55 = fsub double %51, %54
  store double %55, ptr %50, align 8, !noalias !3
  %56 = icmp eq i64 %49, %15
  br i1 %56, label %57, label %47
57:
  %58 = icmp eq i64 %180, %184
  br i1 %58, label %59, label %182
59:
  br i1 %27, label %61, label %60
60:
  tail call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 %32, i1 false), !noalias !6
  br label %61
61:
  br i1 %26, label %82, label %64
62:
  %63 = icmp eq i64 %66, %15
  br i1 %63, label %82, label %64
64:
  %65 = phi i64 [ %66, %62 ], [ 0, %61 ]
  %66 = add nuw nsw i64 %65, 1
  br i1 %27, label %62, label %67
67:
  %68 = getelementptr double, ptr %12, i64 %65
  %69 = mul i64 %65, %16
  %70 = getelementptr double, ptr %3, i64 %69
  br label %71
71:
  %72 = phi i64 [ 0, %67 ], [ %73, %71 ]
  %73 = add nuw nsw i64 %72, 1
  %74 = getelementptr double, ptr %13, i64 %72
  %75 = load double, ptr %74, align 8, !noalias !6
  %76 = load double, ptr %68, align 8, !noalias !6
  %77 = getelementptr double, ptr %70, i64 %72
  %78 = load double, ptr %77, align 8, !noalias !6
  %79 = fmul double %76, %78
  %80 = fadd double %75, %79
  store double %80, ptr %74, align 8, !noalias !6
  %81 = icmp eq i64 %16, %73
  br i1 %81, label %62, label %71
82:
  call void @llvm.lifetime.start.p0(ptr nonnull %21), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %22), !noalias !0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false), !noalias !9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false), !noalias !9
  br i1 %27, label %143, label %110
83:
  %84 = getelementptr double, ptr %13, i64 %133
  %85 = load double, ptr %84, align 8, !noalias !9
  %86 = getelementptr double, ptr %4, i64 %133
  %87 = load double, ptr %86, align 8, !noalias !9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false), !noalias !9
  call fastcc void @f2(ptr %21, double %85, double %87, double %6, double %7)
  %88 = load double, ptr %28, align 8, !noalias !9
  %89 = load double, ptr %21, align 8, !noalias !9
  %90 = tail call double @llvm.log.f64(double %88)
  %91 = fadd double %89, %90
  %92 = fadd double %91, -3.600000e+01
  br label %136
93:
  %94 = getelementptr double, ptr %13, i64 %138
  %95 = load double, ptr %94, align 8, !noalias !9
  %96 = getelementptr double, ptr %4, i64 %138
  %97 = load double, ptr %96, align 8, !noalias !9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false), !noalias !9
  call fastcc void @f2(ptr %22, double %95, double %97, double %6, double %7)
  %98 = load double, ptr %29, align 8, !noalias !9
  %99 = load double, ptr %22, align 8, !noalias !9
  %100 = getelementptr double, ptr %5, i64 %138
  %101 = load double, ptr %100, align 8, !noalias !9
  %102 = fmul double %98, %101
  %103 = fsub double %99, %91
  %104 = tail call double @llvm.exp.f64(double %103)
  %105 = fmul double %102, %104
  %106 = fadd double %137, %105
  br label %107
107:
  %108 = phi double [ %106, %93 ], [ %137, %136 ]
  store double %108, ptr %140, align 8, !noalias !9
  %109 = icmp eq i64 %16, %139
  br i1 %109, label %146, label %136
110:
  %111 = phi double [ %134, %125 ], [ 0xFFF0000000000000, %82 ]
  %112 = phi i64 [ %133, %125 ], [ 0, %82 ]
  %113 = phi i64 [ %114, %125 ], [ 0, %82 ]
  %114 = add nuw nsw i64 %113, 1
  %115 = getelementptr double, ptr %13, i64 %113
  %116 = load double, ptr %115, align 8, !noalias !9
  %117 = getelementptr double, ptr %4, i64 %113
  %118 = load double, ptr %117, align 8, !noalias !9
  %119 = fmul double %7, %118
  %120 = fcmp olt double %116, %119
  br i1 %120, label %121, label %125
121:
  %122 = fdiv double %116, %118
  %123 = fcmp ogt double %6, %122
  %124 = select i1 %123, double %6, double %122
  br label %125
125:
  %126 = phi double [ %124, %121 ], [ %7, %110 ]
  %127 = fmul double %118, 5.000000e-01
  %128 = fmul double %127, %126
  %129 = fsub double %116, %128
  %130 = fmul double %126, %129
  %131 = getelementptr double, ptr %23, i64 %113
  store double %130, ptr %131, align 8, !noalias !9
  %132 = fcmp ogt double %130, %111
  %133 = select i1 %132, i64 %113, i64 %112
  %134 = select i1 %132, double %130, double %111
  %135 = icmp eq i64 %16, %114
  br i1 %135, label %83, label %110
136:
  %137 = phi double [ 0.000000e+00, %83 ], [ %108, %107 ]
  %138 = phi i64 [ 0, %83 ], [ %139, %107 ]
  %139 = add nuw nsw i64 %138, 1
  %140 = getelementptr double, ptr %23, i64 %138
  %141 = load double, ptr %140, align 8, !noalias !9
  %142 = fcmp ogt double %141, %92
  br i1 %142, label %93, label %107
143:
  %144 = load double, ptr %13, align 8, !noalias !9
  %145 = load double, ptr %4, align 8, !noalias !9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false), !noalias !9
  call fastcc void @f2(ptr %21, double %144, double %145, double %6, double %7)
  br label %146
146:
  %147 = phi i64 [ 0, %143 ], [ %16, %107 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %21), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %22), !noalias !0
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %154
149:
  %150 = getelementptr double, ptr %11, i64 %169
  %151 = icmp slt i64 %169, 0
  %152 = select i1 %151, i64 %19, i64 0
  %153 = getelementptr double, ptr %150, i64 %152
  br label %186
154:
  %155 = add nsw i64 %169, 1
  %156 = icmp eq i64 %171, %162
  br i1 %156, label %33, label %168
157:
  %158 = phi i64 [ 0, %25 ], [ %34, %33 ]
  %159 = phi i64 [ 0, %25 ], [ %160, %33 ]
  %160 = add nuw nsw i64 %159, 1
  %161 = getelementptr i64, ptr %8, i64 %159
  %162 = load i64, ptr %161, align 8, !noalias !0
  %163 = icmp slt i64 %162, 1
  br i1 %163, label %33, label %164
164:
  %165 = mul i64 %159, %18
  %166 = getelementptr double, ptr %10, i64 %165
  %167 = getelementptr i64, ptr %9, i64 %165
  br label %168
168:
  %169 = phi i64 [ %158, %164 ], [ %155, %154 ]
  %170 = phi i64 [ 0, %164 ], [ %171, %154 ]
  %171 = add nuw nsw i64 %170, 1
  br i1 %26, label %179, label %172
172:
  %173 = phi i64 [ %174, %172 ], [ 0, %168 ]
  %174 = add nuw nsw i64 %173, 1
  %175 = getelementptr double, ptr %2, i64 %173
  %176 = load double, ptr %175, align 8, !noalias !12
  %177 = getelementptr double, ptr %12, i64 %173
  store double %176, ptr %177, align 8, !noalias !12
  %178 = icmp eq i64 %15, %174
  br i1 %178, label %179, label %172
179:
  %180 = load i64, ptr %161, align 8, !noalias !0
  %181 = icmp slt i64 %180, 1
  br i1 %181, label %59, label %182
182:
  %183 = phi i64 [ %184, %57 ], [ 0, %179 ]
  %184 = add nuw nsw i64 %183, 1
  %185 = icmp eq i64 %183, %170
  br i1 %185, label %57, label %36
186:
  %187 = phi double [ 0.000000e+00, %149 ], [ %200, %186 ]
  %188 = phi i64 [ 0, %149 ], [ %189, %186 ]
  %189 = add nuw nsw i64 %188, 1
  %190 = getelementptr double, ptr %23, i64 %188
  %191 = load double, ptr %190, align 8, !noalias !0
  %192 = fsub double %191, %187
  %193 = load double, ptr %31, align 8, !noalias !0
  %194 = fdiv double %192, %193
  %195 = getelementptr double, ptr %5, i64 %188
  %196 = load double, ptr %195, align 8, !noalias !0
  %197 = fdiv double %194, %196
  %198 = mul i64 %188, %19
  %199 = getelementptr double, ptr %153, i64 %198
  store double %197, ptr %199, align 8, !noalias !0
  %200 = load double, ptr %190, align 8, !noalias !0
  %201 = icmp eq i64 %189, %147
  br i1 %201, label %154, label %186
202:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readnone captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr readonly captures(none) %5, ptr readnone captures(none) %6, ptr readnone captures(none) %7, ptr readnone captures(none) %8, double %9, double %10, ptr readonly captures(none) %11, ptr readonly captures(none) %12, ptr readonly captures(none) %13, ptr writeonly captures(none) %14, ptr captures(none) %15, ptr captures(none) %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23) local_unnamed_addr #0 {
  %25 = alloca ptr, align 8
  store ptr null, ptr %25, align 8
  call fastcc void @f0(ptr %25, ptr %0, ptr %2, ptr %3, ptr %4, ptr %5, double %9, double %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21, i64 %22) #6
  %26 = load ptr, ptr %25, align 8
  ret ptr %26
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 16)) %0, double %1, double %2, double %3, double %4) unnamed_addr #0 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = fcmp oeq double %3, %4
  br i1 %8, label %13, label %18
9:
  %10 = phi double [ %57, %56 ], [ %17, %13 ]
  %11 = phi double [ %60, %56 ], [ 1.000000e+00, %13 ]
  store double %10, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %11, ptr %12, align 8
  ret void
13:
  %14 = fmul double %2, 5.000000e-01
  %15 = fmul double %14, %4
  %16 = fsub double %1, %15
  %17 = fmul double %4, %16
  br label %9
18:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double 0.000000e+00, ptr %6, align 8, !noalias !15
  store double 0.000000e+00, ptr %7, align 8, !noalias !15
  %19 = fmul double %2, %3
  %20 = fsub double %1, %19
  %21 = fmul double %2, %4
  %22 = fsub double %1, %21
  %23 = fcmp ugt double %20, 0.000000e+00
  br i1 %23, label %32, label %24
24:
  %25 = fneg double %20
  %26 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8, !noalias !15
  call fastcc void @f3(ptr %6, double %25, double %2, double %26)
  %27 = load double, ptr %6, align 8, !noalias !15
  %28 = fmul double %2, 5.000000e-01
  %29 = fmul double %28, %3
  %30 = fsub double %1, %29
  %31 = fmul double %3, %30
  br label %56
32:
  %33 = fcmp ult double %22, 0.000000e+00
  br i1 %33, label %41, label %34
34:
  %35 = fsub double %4, %3
  store double 0.000000e+00, ptr %7, align 8, !noalias !15
  call fastcc void @f3(ptr %7, double %22, double %2, double %35)
  %36 = load double, ptr %7, align 8, !noalias !15
  %37 = fmul double %2, 5.000000e-01
  %38 = fmul double %37, %4
  %39 = fsub double %1, %38
  %40 = fmul double %4, %39
  br label %56
41:
  %42 = fdiv double %1, %2
  %43 = fmul double %2, 5.000000e-01
  %44 = tail call double @sqrt(double %43)
  %45 = fsub double %42, %3
  %46 = fmul double %45, %44
  %47 = tail call double @erf(double %46)
  %48 = fsub double %4, %42
  %49 = fmul double %48, %44
  %50 = tail call double @erf(double %49)
  %51 = fadd double %47, %50
  %52 = fmul double %1, 5.000000e-01
  %53 = fmul double %52, %42
  %54 = fdiv double 0x3FEC5BF891B4EF6A, %44
  %55 = fmul double %54, %51
  br label %56
56:
  %57 = phi double [ %53, %41 ], [ %40, %34 ], [ %31, %24 ]
  %58 = phi double [ %55, %41 ], [ %36, %34 ], [ %27, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %59 = fsub double %4, %3
  %60 = fdiv double %58, %59
  br label %9
}
declare double @llvm.log.f64(double) #1
declare double @llvm.exp.f64(double) #1
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
declare double @sqrt(double) local_unnamed_addr #2
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
declare double @erfc(double) local_unnamed_addr #3
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5
attributes #0 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nofree nounwind memory(read) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional6removeB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!8 = distinct !{!8, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9correlateB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE236Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!11 = distinct !{!11, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_clustersB3v10B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE395Likelihood_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20Clusters_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29_2c_20float64_2c_20float64_295ArrayIdLi1E1C7mutable7alignedEd5ArrayIdLi1E1C7mutable7alignedE"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!14 = distinct !{!14, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!17 = distinct !{!17, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
