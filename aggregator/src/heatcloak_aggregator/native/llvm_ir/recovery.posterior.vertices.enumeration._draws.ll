; ccd3d014c9dc1aab10360dded3c21075ca99bdbbf8cd9af363b000ebfea8562d
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr writeonly captures(none) %5, ptr writeonly captures(none) %6, ptr writeonly captures(none) %7, ptr captures(none) %8, double %9, double %10, i64 %11, i64 %12, i64 %13, i64 %14, i64 %15) unnamed_addr #0 {
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  store double 0.000000e+00, ptr %19, align 8, !noalias !0
  store double 0.000000e+00, ptr %20, align 8, !noalias !0
  store double 0.000000e+00, ptr %21, align 8, !noalias !0
  %22 = icmp slt i64 %13, 1
  br i1 %22, label %222, label %23
23:
  %24 = icmp slt i64 %14, 1
  %25 = add i64 %14, -1
  %26 = add i64 %14, -2
  %27 = icmp slt i64 %26, -1
  %28 = select i1 %27, i64 0, i64 %25
  %29 = icmp sgt i64 %28, 0
  %30 = sitofp i64 %14 to double
  %31 = getelementptr double, ptr %1, i64 %11
  %32 = getelementptr i8, ptr %31, i64 -8
  %33 = add nsw i64 %11, -1
  %34 = mul i64 %15, %14
  %35 = add nsw i64 %14, 1
  %36 = fcmp oeq double %9, %10
  %37 = fadd double %9, %10
  %38 = fmul double %37, 5.000000e-01
  %39 = fmul double %10, 0x3D719799812DEA11
  %40 = xor i64 %12, -1
  %41 = icmp ne i64 %12, 0
  %42 = icmp ne i64 %12, -1
  br label %143
43:
  %44 = icmp eq i64 %145, %13
  br i1 %44, label %222, label %143
45:
  br i1 %29, label %154, label %46
46:
  br i1 %24, label %43, label %47
47:
  %48 = mul i64 %144, %14
  %49 = getelementptr i64, ptr %5, i64 %48
  %50 = mul i64 %34, %144
  %51 = getelementptr i64, ptr %6, i64 %50
  %52 = getelementptr double, ptr %7, i64 %50
  br label %175
53:
  %54 = phi i64 [ %55, %53 ], [ %176, %175 ]
  %55 = add nsw i64 %54, 1
  %56 = icmp slt i64 %54, -1
  %57 = select i1 %56, i64 %11, i64 0
  %58 = getelementptr double, ptr %1, i64 %55
  %59 = getelementptr double, ptr %58, i64 %57
  %60 = load double, ptr %59, align 8, !noalias !0
  %61 = fcmp ole double %60, %183
  %62 = icmp slt i64 %55, %33
  %63 = and i1 %61, %62
  br i1 %63, label %53, label %64
64:
  %65 = phi i64 [ %176, %175 ], [ %55, %53 ]
  %66 = getelementptr i64, ptr %8, i64 %177
  %67 = load i64, ptr %66, align 8, !noalias !0
  %68 = icmp eq i64 %65, 0
  br i1 %68, label %141, label %69
69:
  %70 = icmp sgt i64 %65, %12
  br i1 %70, label %135, label %71
71:
  %72 = add nsw i64 %65, -1
  %73 = icmp slt i64 %67, 0
  %74 = select i1 %73, i64 %14, i64 0
  %75 = getelementptr i64, ptr %49, i64 %67
  %76 = getelementptr i64, ptr %75, i64 %74
  store i64 1, ptr %76, align 8, !noalias !0
  %77 = add i64 %74, %67
  %78 = mul i64 %77, %15
  %79 = getelementptr i64, ptr %51, i64 %78
  store i64 %72, ptr %79, align 8, !noalias !0
  %80 = add nuw nsw i64 %35, %177
  store double 0.000000e+00, ptr %21, align 8, !noalias !0
  call fastcc void @f2(ptr %21, i64 %147, i64 %80)
  %81 = load double, ptr %21, align 8, !noalias !0
  %82 = icmp sgt i64 %65, 0
  %83 = select i1 %82, i64 0, i64 %12
  %84 = getelementptr double, ptr %2, i64 %72
  %85 = getelementptr double, ptr %84, i64 %83
  %86 = load double, ptr %85, align 8, !noalias !0
  %87 = getelementptr double, ptr %3, i64 %72
  %88 = getelementptr double, ptr %87, i64 %83
  %89 = load double, ptr %88, align 8, !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %17), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %18), !noalias !0
  store double 0.000000e+00, ptr %17, align 8, !noalias !3
  store double 0.000000e+00, ptr %18, align 8, !noalias !3
  br i1 %36, label %132, label %90
90:
  %91 = fcmp olt double %81, 0x3C90000000000000
  %92 = select i1 %91, double 0x3C90000000000000, double %81
  store double 0.000000e+00, ptr %17, align 8, !noalias !3
  call fastcc void @f3(ptr %17, double %86, double %89, double %9, double %10)
  %93 = load double, ptr %17, align 8, !noalias !3
  %94 = tail call double @llvm.log.f64(double %92)
  %95 = fadd double %94, %93
  %96 = fmul double %89, 5.000000e-01
  br label %97
97:
  %98 = phi i64 [ 80, %90 ], [ %110, %109 ]
  %99 = phi double [ %10, %90 ], [ %113, %109 ]
  %100 = phi double [ %9, %90 ], [ %114, %109 ]
  %101 = phi double [ %38, %90 ], [ %128, %109 ]
  %102 = icmp eq i64 %98, 0
  br i1 %102, label %103, label %109
103:
  %104 = phi double [ %101, %97 ], [ %128, %109 ]
  %105 = fcmp ogt double %9, %104
  %106 = select i1 %105, double %9, double %104
  %107 = fcmp olt double %10, %106
  %108 = select i1 %107, double %10, double %106
  br label %132
109:
  %110 = add nsw i64 %98, -1
  store double 0.000000e+00, ptr %18, align 8, !noalias !3
  call fastcc void @f3(ptr %18, double %86, double %89, double %9, double %101)
  %111 = load double, ptr %18, align 8, !noalias !3
  %112 = fcmp olt double %111, %95
  %113 = select i1 %112, double %99, double %101
  %114 = select i1 %112, double %101, double %100
  %115 = fsub double %95, %111
  %116 = fmul double %96, %101
  %117 = fsub double %86, %116
  %118 = fmul double %101, %117
  %119 = fsub double %111, %118
  %120 = tail call double @llvm.exp.f64(double %119)
  %121 = fmul double %115, %120
  %122 = fadd double %101, %121
  %123 = fcmp olt double %114, %122
  %124 = fcmp olt double %122, %113
  %125 = select i1 %123, i1 %124, i1 false
  %126 = fadd double %114, %113
  %127 = fmul double %126, 5.000000e-01
  %128 = select i1 %125, double %122, double %127
  %129 = fsub double %128, %101
  %130 = tail call double @llvm.fabs.f64(double %129)
  %131 = fcmp ugt double %130, %39
  br i1 %131, label %97, label %103
132:
  %133 = phi double [ %108, %103 ], [ %10, %71 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %17), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %18), !noalias !0
  %134 = getelementptr double, ptr %52, i64 %78
  store double %133, ptr %134, align 8, !noalias !0
  br label %141
135:
  %136 = icmp slt i64 %67, 0
  %137 = select i1 %136, i64 %14, i64 0
  %138 = getelementptr i64, ptr %49, i64 %67
  %139 = getelementptr i64, ptr %138, i64 %137
  store i64 2, ptr %139, align 8, !noalias !0
  %140 = add i64 %65, %40
  br i1 %41, label %197, label %192, !prof !6
141:
  %142 = icmp eq i64 %14, %178
  br i1 %142, label %43, label %175
143:
  %144 = phi i64 [ 0, %23 ], [ %145, %43 ]
  %145 = add nuw nsw i64 %144, 1
  %146 = getelementptr i64, ptr %4, i64 %144
  %147 = load i64, ptr %146, align 8, !noalias !0
  store double 0.000000e+00, ptr %19, align 8, !noalias !0
  call fastcc void @f2(ptr %19, i64 %147, i64 1)
  %148 = load double, ptr %19, align 8, !noalias !0
  br i1 %24, label %45, label %149
149:
  %150 = phi i64 [ %151, %149 ], [ 0, %143 ]
  %151 = add nuw nsw i64 %150, 1
  %152 = getelementptr i64, ptr %8, i64 %150
  store i64 %150, ptr %152, align 8, !noalias !0
  %153 = icmp eq i64 %14, %151
  br i1 %153, label %45, label %149
154:
  %155 = phi i64 [ %157, %154 ], [ %28, %45 ]
  %156 = phi i64 [ %158, %154 ], [ %25, %45 ]
  %157 = add nsw i64 %155, -1
  %158 = add i64 %156, -1
  %159 = add nsw i64 %156, 1
  store double 0.000000e+00, ptr %20, align 8, !noalias !0
  call fastcc void @f2(ptr %20, i64 %147, i64 %159)
  %160 = load double, ptr %20, align 8, !noalias !0
  %161 = sitofp i64 %159 to double
  %162 = fmul double %160, %161
  %163 = fptosi double %162 to i64
  %164 = icmp slt i64 %163, 0
  %165 = select i1 %164, i64 %14, i64 0
  %166 = getelementptr i64, ptr %8, i64 %163
  %167 = getelementptr i64, ptr %166, i64 %165
  %168 = load i64, ptr %167, align 8, !noalias !0
  %169 = icmp slt i64 %156, 0
  %170 = select i1 %169, i64 %14, i64 0
  %171 = getelementptr i64, ptr %8, i64 %156
  %172 = getelementptr i64, ptr %171, i64 %170
  %173 = load i64, ptr %172, align 8, !noalias !0
  store i64 %168, ptr %172, align 8, !noalias !0
  store i64 %173, ptr %167, align 8, !noalias !0
  %174 = icmp sgt i64 %155, 1
  br i1 %174, label %154, label %46
175:
  %176 = phi i64 [ 0, %47 ], [ %65, %141 ]
  %177 = phi i64 [ 0, %47 ], [ %178, %141 ]
  %178 = add nuw nsw i64 %177, 1
  %179 = uitofp nneg i64 %177 to double
  %180 = fadd double %148, %179
  %181 = fdiv double %180, %30
  %182 = load double, ptr %32, align 8, !noalias !0
  %183 = fmul double %182, %181
  %184 = icmp slt i64 %176, 0
  %185 = select i1 %184, i64 %11, i64 0
  %186 = getelementptr double, ptr %1, i64 %176
  %187 = getelementptr double, ptr %186, i64 %185
  %188 = load double, ptr %187, align 8, !noalias !0
  %189 = fcmp ole double %188, %183
  %190 = icmp slt i64 %176, %33
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %53, label %64
192:
  %193 = phi i64 [ 0, %135 ], [ %205, %197 ]
  %194 = icmp ne i64 %140, -9223372036854775808
  %195 = or i1 %42, %194
  %196 = select i1 %41, i1 %195, i1 false, !prof !6
  br i1 %196, label %214, label %206, !prof !6
197:
  %198 = sdiv i64 %140, %12
  %199 = srem i64 %140, %12
  %200 = xor i64 %199, %12
  %201 = icmp slt i64 %200, 0
  %202 = icmp ne i64 %199, 0
  %203 = and i1 %202, %201
  %204 = sext i1 %203 to i64
  %205 = add i64 %198, %204
  br label %192
206:
  %207 = phi i64 [ 0, %192 ], [ %221, %214 ]
  %208 = add i64 %137, %67
  %209 = mul i64 %208, %15
  %210 = getelementptr i64, ptr %51, i64 %209
  store i64 %193, ptr %210, align 8, !noalias !0
  %211 = getelementptr i8, ptr %210, i64 8
  store i64 %207, ptr %211, align 8, !noalias !0
  %212 = getelementptr double, ptr %52, i64 %209
  store double %10, ptr %212, align 8, !noalias !0
  %213 = getelementptr i8, ptr %212, i64 8
  store double %10, ptr %213, align 8, !noalias !0
  br label %141
214:
  %215 = srem i64 %140, %12
  %216 = xor i64 %215, %12
  %217 = icmp slt i64 %216, 0
  %218 = icmp ne i64 %215, 0
  %219 = and i1 %218, %217
  %220 = select i1 %219, i64 %12, i64 0
  %221 = add i64 %220, %215
  br label %206
222:
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4, ptr writeonly captures(none) %5, ptr writeonly captures(none) %6, ptr captures(none) %7, double %8, double %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14) local_unnamed_addr #0 {
  %16 = alloca ptr, align 8
  store ptr null, ptr %16, align 8
  call fastcc void @f0(ptr %16, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, double %8, double %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14) #6
  %17 = load ptr, ptr %16, align 8
  ret ptr %17
}
define internal fastcc void @f2(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2) unnamed_addr #1 {
  %4 = mul i64 %2, -7046029254386353131
  %5 = add i64 %4, %1
  %6 = lshr i64 %5, 30
  %7 = xor i64 %6, %5
  %8 = mul i64 %7, -4658895280553007687
  %9 = lshr i64 %8, 27
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, -7723592293110705685
  %12 = lshr i64 %11, 42
  %13 = lshr i64 %11, 11
  %14 = xor i64 %12, %13
  %15 = uitofp nneg i64 %14 to double
  %16 = fmul double %15, 0x3CA0000000000000
  store double %16, ptr %0, align 8
  ret void
}
define internal fastcc void @f3(ptr noalias nonnull writeonly captures(none) initializes((0, 8)) %0, double %1, double %2, double %3, double %4) unnamed_addr #0 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double 0.000000e+00, ptr %6, align 8, !noalias !7
  store double 0.000000e+00, ptr %7, align 8, !noalias !7
  %8 = fmul double %2, %3
  %9 = fsub double %1, %8
  %10 = fmul double %2, %4
  %11 = fsub double %1, %10
  %12 = fcmp ugt double %9, 0.000000e+00
  br i1 %12, label %21, label %13
13:
  %14 = fneg double %9
  %15 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8, !noalias !7
  call fastcc void @f4(ptr %6, double %14, double %2, double %15)
  %16 = load double, ptr %6, align 8, !noalias !7
  %17 = fmul double %2, 5.000000e-01
  %18 = fmul double %17, %3
  %19 = fsub double %1, %18
  %20 = fmul double %3, %19
  br label %45
21:
  %22 = fcmp ult double %11, 0.000000e+00
  br i1 %22, label %30, label %23
23:
  %24 = fsub double %4, %3
  store double 0.000000e+00, ptr %7, align 8, !noalias !7
  call fastcc void @f4(ptr %7, double %11, double %2, double %24)
  %25 = load double, ptr %7, align 8, !noalias !7
  %26 = fmul double %2, 5.000000e-01
  %27 = fmul double %26, %4
  %28 = fsub double %1, %27
  %29 = fmul double %4, %28
  br label %45
30:
  %31 = fdiv double %1, %2
  %32 = fmul double %2, 5.000000e-01
  %33 = tail call double @sqrt(double %32)
  %34 = fsub double %31, %3
  %35 = fmul double %34, %33
  %36 = tail call double @erf(double %35)
  %37 = fsub double %4, %31
  %38 = fmul double %37, %33
  %39 = tail call double @erf(double %38)
  %40 = fadd double %36, %39
  %41 = fmul double %1, 5.000000e-01
  %42 = fmul double %41, %31
  %43 = fdiv double 0x3FEC5BF891B4EF6A, %33
  %44 = fmul double %43, %40
  br label %45
45:
  %46 = phi double [ %42, %30 ], [ %29, %23 ], [ %20, %13 ]
  %47 = phi double [ %44, %30 ], [ %25, %23 ], [ %16, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %48 = tail call double @llvm.log.f64(double %47)
  %49 = fadd double %46, %48
  store double %49, ptr %0, align 8
  ret void
}
declare double @llvm.exp.f64(double) #2
declare double @llvm.fabs.f64(double) #2
declare double @llvm.log.f64(double) #2
define internal fastcc void @f4(ptr noalias nonnull writeonly captures(none) %0, double %1, double %2, double %3) unnamed_addr #0 {
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
  call fastcc void @f5(ptr %5, double %27)
  %28 = load double, ptr %5, align 8
  %29 = fmul double %2, %3
  %30 = fadd double %1, %29
  %31 = fmul double %30, %26
  store double 0.000000e+00, ptr %6, align 8
  call fastcc void @f5(ptr %6, double %31)
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
declare double @sqrt(double) local_unnamed_addr #3
declare double @erf(double) local_unnamed_addr #3
declare double @expm1(double) local_unnamed_addr #3
define internal fastcc void @f5(ptr noalias nonnull writeonly captures(none) %0, double %1) unnamed_addr #0 {
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5
attributes #0 = { nofree nounwind memory(read, argmem: readwrite) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nofree nounwind memory(read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noinline }
!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices11enumeration6_drawsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices11enumeration6_drawsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIxLi3E1C7mutable7alignedE5ArrayIdLi3E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedEdd"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated4drawB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEddddd"}
!6 = !{!"branch_weights", i32 9801, i32 199}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!9 = distinct !{!9, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v14B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
