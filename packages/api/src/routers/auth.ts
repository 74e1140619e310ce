import {
  endOtherSessions,
  endSession,
  forgotPassword,
  getViewer,
  listSessions,
  login,
  logout,
  refresh,
  register,
  resendVerification,
  resetPassword,
  signInWithGoogle,
  verifyEmail,
  verifyEmailLink,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  addressSchema,
  googleSchema,
  loginSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
  sessionIdSchema,
  verifyEmailSchema,
} from "../schemas/auth.ts";

const OK = { ok: true } as const;

export const authRouter = router({
  register: publicProcedure.input(registerSchema).mutation(({ ctx, input }) => register(ctx.request, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) =>
      input.by === "link" ? verifyEmailLink(ctx.request, input.token) : verifyEmail(ctx.request, input),
    ),
  resendVerification: publicProcedure.input(addressSchema).mutation(async ({ ctx, input }) => {
    await resendVerification(ctx.request, input.email);
    return OK;
  }),
  login: publicProcedure.input(loginSchema).mutation(({ ctx, input }) => login(ctx.request, input)),
  google: publicProcedure
    .input(googleSchema)
    .mutation(({ ctx, input }) => signInWithGoogle(ctx.request, input)),
  forgotPassword: publicProcedure.input(addressSchema).mutation(async ({ ctx, input }) => {
    await forgotPassword(ctx.request, input.email);
    return OK;
  }),
  resetPassword: publicProcedure.input(resetPasswordSchema).mutation(async ({ ctx, input }) => {
    await resetPassword(ctx.request, input);
    return OK;
  }),
  refresh: publicProcedure
    .input(refreshSchema)
    .mutation(({ ctx, input }) => refresh(ctx.request, input.refreshToken)),
  me: userProcedure.query(({ ctx }) => getViewer(ctx.request)),
  logout: userProcedure.mutation(async ({ ctx }) => {
    await logout(ctx.request);
    return OK;
  }),
  sessions: userProcedure.query(async ({ ctx }) => ({
    sessions: await listSessions(ctx.request),
  })),
  endSession: userProcedure.input(sessionIdSchema).mutation(async ({ ctx, input }) => {
    await endSession(ctx.request, input.id);
    return OK;
  }),
  endOtherSessions: userProcedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.request);
    return OK;
  }),
});
