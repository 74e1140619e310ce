import {
  endOtherSessions,
  endSession,
  forgotPassword,
  getUser,
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
  register: publicProcedure
    .input(registerSchema)
    .mutation(({ ctx, input }) => register(ctx.services, ctx.caller, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) =>
      input.by === "link"
        ? verifyEmailLink(ctx.services, ctx.caller, input.token)
        : verifyEmail(ctx.services, ctx.caller, input),
    ),
  resendVerification: publicProcedure.input(addressSchema).mutation(async ({ ctx, input }) => {
    await resendVerification(ctx.services, ctx.caller, input.email);
    return OK;
  }),
  login: publicProcedure
    .input(loginSchema)
    .mutation(({ ctx, input }) => login(ctx.services, ctx.caller, input)),
  google: publicProcedure
    .input(googleSchema)
    .mutation(({ ctx, input }) => signInWithGoogle(ctx.services, ctx.caller, input)),
  forgotPassword: publicProcedure.input(addressSchema).mutation(async ({ ctx, input }) => {
    await forgotPassword(ctx.services, ctx.caller, input.email);
    return OK;
  }),
  resetPassword: publicProcedure.input(resetPasswordSchema).mutation(async ({ ctx, input }) => {
    await resetPassword(ctx.services, ctx.caller, input);
    return OK;
  }),
  refresh: publicProcedure
    .input(refreshSchema)
    .mutation(({ ctx, input }) => refresh(ctx.services, ctx.caller, input.refreshToken)),
  me: userProcedure.query(({ ctx }) => getUser(ctx.services.db, ctx.viewer.userId)),
  logout: userProcedure.mutation(async ({ ctx }) => {
    await logout(ctx.services, ctx.viewer);
    return OK;
  }),
  sessions: userProcedure.query(async ({ ctx }) => ({
    sessions: await listSessions(ctx.services, ctx.viewer),
  })),
  endSession: userProcedure.input(sessionIdSchema).mutation(async ({ ctx, input }) => {
    await endSession(ctx.services, ctx.viewer, input.id);
    return OK;
  }),
  endOtherSessions: userProcedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.services, ctx.viewer);
    return OK;
  }),
});
