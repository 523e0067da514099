; 91a52240742b7d094f51afd5be5e963fc5ea184193aebf6e366a3a74742e18e4
@.const.array.data.1 = internal unnamed_addr constant [56 x i8] c"`\DD9\18\87\0E\9A?T\BC8\C8\C0\8A\C0?O\01s\07Q\03\D3?\00\00\00\00\00\00\E0?X\7FF|W~\E6?\EB\D0\F1\CDO\DD\EB?\151>\C7\8B/\EF?", align 8
@.const.array.data.2 = internal unnamed_addr constant [56 x i8] c"Xm\82\9F\F6\92\B0?H\86=q\B1\E6\C1?9+\E3N\E7o\C8?\A4/<\E0\D7\BF\CA?9+\E3N\E7o\C8?H\86=q\B1\E6\C1?Xm\82\9F\F6\92\B0?", align 8
define internal fastcc void @f0(ptr noalias nonnull writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, ptr readonly captures(none) %10, ptr writeonly captures(none) %11, ptr captures(none) %12, double %13, double %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) unnamed_addr #0 {
  %22 = alloca [2 x double], align 8
  %23 = alloca [2 x double], align 8
  %24 = getelementptr double, ptr %12, i64 %15
  %25 = icmp slt i64 %18, 1
  br i1 %25, label %232, label %26
26:
  %27 = icmp slt i64 %15, 1
  %28 = icmp slt i64 %16, 1
  %29 = icmp eq i64 %17, 0
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %32 = getelementptr double, ptr %24, i64 %15
  %33 = getelementptr i8, ptr %32, i64 -8
  br label %190
34:
  %35 = phi i64 [ %191, %190 ], [ %188, %187 ]
  %36 = icmp eq i64 %193, %18
  br i1 %36, label %232, label %190
37:
  %38 = getelementptr i64, ptr %199, i64 %216
  %39 = load i64, ptr %38, align 8, !noalias !0
  %40 = getelementptr double, ptr %200, i64 %216
  %41 = load double, ptr %40, align 8, !noalias !0
  %42 = icmp slt i64 %39, 0
  %43 = select i1 %42, i64 %15, i64 0
  %44 = getelementptr i64, ptr %4, i64 %39
  %45 = getelementptr i64, ptr %44, i64 %43
  %46 = load i64, ptr %45, align 8, !noalias !3
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %48, label %99
48:
  %49 = load i64, ptr %7, align 8, !noalias !3
  %50 = icmp slt i64 %49, 0
  %51 = select i1 %50, i64 %17, i64 0
  %52 = getelementptr i64, ptr %5, i64 %49
  %53 = getelementptr i64, ptr %52, i64 %51
  %54 = load i64, ptr %53, align 8, !noalias !3
  %55 = icmp sgt i64 %54, -1
  br i1 %55, label %56, label %58
56:
  %57 = getelementptr i64, ptr %4, i64 %54
  store i64 -1, ptr %57, align 8, !noalias !3
  br label %58
58:
  %59 = add i64 %51, %49
  %60 = mul i64 %59, %15
  %61 = getelementptr double, ptr %6, i64 %60
  br i1 %27, label %87, label %62
62:
  %63 = add i64 %43, %39
  %64 = mul i64 %63, %16
  %65 = getelementptr double, ptr %1, i64 %64
  br label %70
66:
  %67 = phi double [ 0.000000e+00, %70 ], [ %85, %76 ]
  %68 = getelementptr double, ptr %61, i64 %71
  store double %67, ptr %68, align 8, !noalias !8
  %69 = icmp eq i64 %72, %15
  br i1 %69, label %87, label %70
70:
  %71 = phi i64 [ 0, %62 ], [ %72, %66 ]
  %72 = add nuw nsw i64 %71, 1
  br i1 %28, label %66, label %73
73:
  %74 = mul i64 %71, %16
  %75 = getelementptr double, ptr %1, i64 %74
  br label %76
76:
  %77 = phi double [ 0.000000e+00, %73 ], [ %85, %76 ]
  %78 = phi i64 [ 0, %73 ], [ %79, %76 ]
  %79 = add nuw nsw i64 %78, 1
  %80 = getelementptr double, ptr %65, i64 %78
  %81 = load double, ptr %80, align 8, !noalias !8
  %82 = getelementptr double, ptr %75, i64 %78
  %83 = load double, ptr %82, align 8, !noalias !8
  %84 = fmul reassoc nsz contract double %83, %81
  %85 = fadd reassoc nsz contract double %84, %77
  %86 = icmp eq i64 %16, %79
  br i1 %86, label %66, label %76
87:
  store i64 %39, ptr %53, align 8, !noalias !3
  store i64 %49, ptr %45, align 8, !noalias !3
  br i1 %29, label %88, label %90, !prof !11
88:
  %89 = phi i64 [ %98, %90 ], [ 0, %87 ]
  store i64 %89, ptr %7, align 8, !noalias !3
  br label %99
90:
  %91 = add nsw i64 %49, 1
  %92 = srem i64 %91, %17
  %93 = xor i64 %92, %17
  %94 = icmp slt i64 %93, 0
  %95 = icmp ne i64 %92, 0
  %96 = and i1 %95, %94
  %97 = select i1 %96, i64 %17, i64 0
  %98 = add i64 %97, %92
  br label %88
99:
  %100 = load i64, ptr %45, align 8, !noalias !3
  %101 = icmp slt i64 %100, 0
  %102 = select i1 %101, i64 %17, i64 0
  %103 = add i64 %102, %100
  %104 = mul i64 %103, %15
  %105 = getelementptr double, ptr %6, i64 %104
  br i1 %27, label %116, label %106
106:
  %107 = phi i64 [ %108, %106 ], [ 0, %99 ]
  %108 = add nuw nsw i64 %107, 1
  %109 = getelementptr double, ptr %12, i64 %107
  %110 = load double, ptr %109, align 8, !noalias !12
  %111 = getelementptr double, ptr %105, i64 %107
  %112 = load double, ptr %111, align 8, !noalias !12
  %113 = fmul double %41, %112
  %114 = fsub double %110, %113
  store double %114, ptr %109, align 8, !noalias !12
  %115 = icmp eq i64 %15, %108
  br i1 %115, label %116, label %106
116:
  %117 = icmp eq i64 %213, %217
  br i1 %117, label %118, label %215
118:
  call void @llvm.lifetime.start.p0(ptr nonnull %22), !noalias !0
  call void @llvm.lifetime.start.p0(ptr nonnull %23), !noalias !0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false), !noalias !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false), !noalias !13
  br i1 %27, label %176, label %143
119:
  %120 = getelementptr double, ptr %12, i64 %166
  %121 = load double, ptr %120, align 8, !noalias !13
  %122 = getelementptr double, ptr %2, i64 %166
  %123 = load double, ptr %122, align 8, !noalias !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false), !noalias !13
  call fastcc void @f2(ptr %22, double %121, double %123, double %13, double %14)
  %124 = load double, ptr %30, align 8, !noalias !13
  %125 = load double, ptr %22, align 8, !noalias !13
  %126 = tail call double @llvm.log.f64(double %124)
  %127 = fadd double %125, %126
  %128 = fadd double %127, -3.600000e+01
  br label %169
129:
  %130 = getelementptr double, ptr %12, i64 %171
  %131 = load double, ptr %130, align 8, !noalias !13
  %132 = getelementptr double, ptr %2, i64 %171
  %133 = load double, ptr %132, align 8, !noalias !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false), !noalias !13
  call fastcc void @f2(ptr %23, double %131, double %133, double %13, double %14)
  %134 = load double, ptr %31, align 8, !noalias !13
  %135 = load double, ptr %23, align 8, !noalias !13
  %136 = fsub double %135, %127
  %137 = tail call double @llvm.exp.f64(double %136)
  %138 = fmul double %134, %137
  %139 = fadd double %170, %138
  br label %140
140:
  %141 = phi double [ %139, %129 ], [ %170, %169 ]
  store double %141, ptr %173, align 8, !noalias !13
  %142 = icmp eq i64 %15, %172
  br i1 %142, label %179, label %169
143:
  %144 = phi double [ %167, %158 ], [ 0xFFF0000000000000, %118 ]
  %145 = phi i64 [ %166, %158 ], [ 0, %118 ]
  %146 = phi i64 [ %147, %158 ], [ 0, %118 ]
  %147 = add nuw nsw i64 %146, 1
  %148 = getelementptr double, ptr %12, i64 %146
  %149 = load double, ptr %148, align 8, !noalias !13
  %150 = getelementptr double, ptr %2, i64 %146
  %151 = load double, ptr %150, align 8, !noalias !13
  %152 = fmul double %14, %151
  %153 = fcmp olt double %149, %152
  br i1 %153, label %154, label %158
154:
  %155 = fdiv double %149, %151
  %156 = fcmp ogt double %13, %155
  %157 = select i1 %156, double %13, double %155
  br label %158
158:
  %159 = phi double [ %157, %154 ], [ %14, %143 ]
  %160 = fmul double %151, 5.000000e-01
  %161 = fmul double %160, %159
  %162 = fsub double %149, %161
  %163 = fmul double %159, %162
  %164 = getelementptr double, ptr %24, i64 %146
  store double %163, ptr %164, align 8, !noalias !13
  %165 = fcmp ogt double %163, %144
  %166 = select i1 %165, i64 %146, i64 %145
  %167 = select i1 %165, double %163, double %144
  %168 = icmp eq i64 %15, %147
  br i1 %168, label %119, label %143
169:
  %170 = phi double [ 0.000000e+00, %119 ], [ %141, %140 ]
  %171 = phi i64 [ 0, %119 ], [ %172, %140 ]
  %172 = add nuw nsw i64 %171, 1
  %173 = getelementptr double, ptr %24, i64 %171
  %174 = load double, ptr %173, align 8, !noalias !13
  %175 = fcmp ogt double %174, %128
  br i1 %175, label %129, label %140
176:
  %177 = load double, ptr %12, align 8, !noalias !13
  %178 = load double, ptr %2, align 8, !noalias !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false), !noalias !13
  call fastcc void @f2(ptr %22, double %177, double %178, double %13, double %14)
  br label %179
179:
  %180 = phi i64 [ 0, %176 ], [ %15, %140 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %22), !noalias !0
  call void @llvm.lifetime.end.p0(ptr nonnull %23), !noalias !0
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %187
182:
  %183 = getelementptr double, ptr %11, i64 %202
  %184 = icmp slt i64 %202, 0
  %185 = select i1 %184, i64 %20, i64 0
  %186 = getelementptr double, ptr %183, i64 %185
  br label %219
187:
  %188 = add nsw i64 %202, 1
  %189 = icmp eq i64 %204, %195
  br i1 %189, label %34, label %201
190:
  %191 = phi i64 [ 0, %26 ], [ %35, %34 ]
  %192 = phi i64 [ 0, %26 ], [ %193, %34 ]
  %193 = add nuw nsw i64 %192, 1
  %194 = getelementptr i64, ptr %8, i64 %192
  %195 = load i64, ptr %194, align 8, !noalias !0
  %196 = icmp slt i64 %195, 1
  br i1 %196, label %34, label %197
197:
  %198 = mul i64 %192, %19
  %199 = getelementptr i64, ptr %9, i64 %198
  %200 = getelementptr double, ptr %10, i64 %198
  br label %201
201:
  %202 = phi i64 [ %191, %197 ], [ %188, %187 ]
  %203 = phi i64 [ 0, %197 ], [ %204, %187 ]
  %204 = add nuw nsw i64 %203, 1
  br i1 %27, label %212, label %205
205:
  %206 = phi i64 [ %207, %205 ], [ 0, %201 ]
  %207 = add nuw nsw i64 %206, 1
  %208 = getelementptr double, ptr %3, i64 %206
  %209 = load double, ptr %208, align 8, !noalias !16
  %210 = getelementptr double, ptr %12, i64 %206
  store double %209, ptr %210, align 8, !noalias !16
  %211 = icmp eq i64 %15, %207
  br i1 %211, label %212, label %205
212:
  %213 = load i64, ptr %194, align 8, !noalias !0
  %214 = icmp slt i64 %213, 1
  br i1 %214, label %118, label %215
215:
  %216 = phi i64 [ %217, %116 ], [ 0, %212 ]
  %217 = add nuw nsw i64 %216, 1
  %218 = icmp eq i64 %216, %203
  br i1 %218, label %116, label %37
219:
  %220 = phi double [ 0.000000e+00, %182 ], [ %230, %219 ]
  %221 = phi i64 [ 0, %182 ], [ %222, %219 ]
  %222 = add nuw nsw i64 %221, 1
  %223 = getelementptr double, ptr %24, i64 %221
  %224 = load double, ptr %223, align 8, !noalias !0
  %225 = fsub double %224, %220
  %226 = load double, ptr %33, align 8, !noalias !0
  %227 = fdiv double %225, %226
  %228 = mul i64 %221, %20
  %229 = getelementptr double, ptr %186, i64 %228
  store double %227, ptr %229, align 8, !noalias !0
  %230 = load double, ptr %223, align 8, !noalias !0
  %231 = icmp eq i64 %222, %180
  br i1 %231, label %187, label %219
232:
  store ptr null, ptr %0, align 8
  ret void
}
define ptr @entry(ptr readonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) %6, ptr readonly captures(none) %7, ptr readonly captures(none) %8, ptr readonly captures(none) %9, ptr writeonly captures(none) %10, ptr captures(none) %11, double %12, double %13, i64 %14, i64 %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20, i64 %21) local_unnamed_addr #0 {
  %23 = alloca ptr, align 8
  store ptr null, ptr %23, align 8
  call fastcc void @f0(ptr %23, ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, double %12, double %13, i64 %14, i64 %15, i64 %16, i64 %18, i64 %19, i64 %20) #6
  %24 = load ptr, ptr %23, align 8
  ret ptr %24
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
  store double 0.000000e+00, ptr %6, align 8, !noalias !19
  store double 0.000000e+00, ptr %7, align 8, !noalias !19
  %19 = fmul double %2, %3
  %20 = fsub double %1, %19
  %21 = fmul double %2, %4
  %22 = fsub double %1, %21
  %23 = fcmp ugt double %20, 0.000000e+00
  br i1 %23, label %32, label %24
24:
  %25 = fneg double %20
  %26 = fsub double %4, %3
  store double 0.000000e+00, ptr %6, align 8, !noalias !19
  call fastcc void @f3(ptr %6, double %25, double %2, double %26)
  %27 = load double, ptr %6, align 8, !noalias !19
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
  store double 0.000000e+00, ptr %7, align 8, !noalias !19
  call fastcc void @f3(ptr %7, double %22, double %2, double %35)
  %36 = load double, ptr %7, align 8, !noalias !19
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
!1 = distinct !{!1, !2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd: %retptr"}
!2 = distinct !{!2, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices6growth5_fillB2v6B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedEdd"}
!3 = !{!4, !6, !1}
!4 = distinct !{!4, !5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x: %retptr"}
!5 = distinct !{!5, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional8gram_rowB2v9B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi2E1C7mutable7alignedE158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_29x"}
!6 = distinct !{!6, !7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!7 = distinct !{!7, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional18shift_correlationsB2v8B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE125Vertices_28array_28float64_2c_202d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_2c_20array_28float64_2c_201d_2c_20C_29_29158GramRows_28array_28int64_2c_201d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_2c_20array_28float64_2c_202d_2c_20C_29_2c_20array_28int64_2c_201d_2c_20C_29_295ArrayIdLi1E1C7mutable7alignedExd5ArrayIdLi1E1C7mutable7alignedE"}
!8 = !{!9, !4, !6, !1}
!9 = distinct !{!9, !10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v10B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!10 = distinct !{!10, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional9_productsB3v10B104c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAgXrKFt1X1epFwMRTnJ_2bsrqOgnldcBaKS8_2fNKihKTS9RrNYHBjZEgoLYAAxTM0gQAE5ArrayIdLi2E1C7mutable7alignedEx5ArrayIdLi1E1C7mutable7alignedE"}
!11 = !{!"branch_weights", i32 1, i32 99}
!12 = !{!6, !1}
!13 = !{!14, !1}
!14 = distinct !{!14, !15, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_verticesB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!15 = distinct !{!15, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices16full_conditional14weigh_verticesB3v11B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEddd5ArrayIdLi1E1C7mutable7alignedE"}
!16 = !{!17, !1}
!17 = distinct !{!17, !18, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE: %retptr"}
!18 = distinct !{!18, !"_ZN20heatcloak_aggregator8recovery14linalg_kernels4copyB2v7B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd: %retptr"}
!21 = distinct !{!21, !"_ZN20heatcloak_aggregator8recovery9posterior8vertices9truncated8integralB3v15B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAw4hWqFpgsIBZmgA_3dEdddd"}
