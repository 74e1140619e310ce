import {
  getUser,
  login,
  logout,
  refresh,
  register,
  resendVerification,
  verifyEmail,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  loginSchema,
  refreshSchema,
  registerSchema,
  resendVerificationSchema,
  verifyEmailSchema,
} from "../schemas/auth.ts";

export const authRouter = router({
  register: publicProcedure.input(registerSchema).mutation(({ ctx, input }) => register(ctx.services, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx.services, { ...input, userAgent: ctx.userAgent })),
  resendVerification: publicProcedure.input(resendVerificationSchema).mutation(async ({ ctx, input }) => {
    await resendVerification(ctx.services, input.email);
    return { ok: true as const };
  }),
  login: publicProcedure
    .input(loginSchema)
    .mutation(({ ctx, input }) => login(ctx.services, { ...input, userAgent: ctx.userAgent })),
  refresh: publicProcedure
    .input(refreshSchema)
    .mutation(({ ctx, input }) => refresh(ctx.services, { ...input, userAgent: ctx.userAgent })),
  me: userProcedure.query(({ ctx }) => getUser(ctx.services.db, ctx.viewer.userId)),
  logout: userProcedure.mutation(async ({ ctx }) => {
    await logout(ctx.services, ctx.viewer);
    return { ok: true as const };
  }),
});
