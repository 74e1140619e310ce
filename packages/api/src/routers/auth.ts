import {
  endOtherSessions,
  endSession,
  forgotPassword,
  getViewer,
  listSessions,
  login,
  logout,
  passSecondFactor,
  readVerificationLink,
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
  confirmationSchema,
  endSessionSchema,
  googleSchema,
  loginSchema,
  refreshSchema,
  registerSchema,
  resendSchema,
  resetPasswordSchema,
  secondStepSchema,
  verificationLinkSchema,
  verifyEmailSchema,
} from "../schemas/auth.ts";

const OK = { ok: true } as const;

export const authRouter = router({
  register: publicProcedure.input(registerSchema).mutation(({ ctx, input }) => register(ctx.request, input)),
  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) =>
      input.by === "link" ? verifyEmailLink(ctx.request, input) : verifyEmail(ctx.request, input),
    ),
  resendVerification: publicProcedure.input(resendSchema).mutation(async ({ ctx, input }) => {
    await resendVerification(ctx.request, input);
    return OK;
  }),
  /** A mutation, so that the token stays out of addresses. */
  readVerificationLink: publicProcedure
    .input(verificationLinkSchema)
    .mutation(({ ctx, input }) => readVerificationLink(ctx.request, input.token)),
  login: publicProcedure.input(loginSchema).mutation(({ ctx, input }) => login(ctx.request, input)),
  /** The second step of a sign-in that was refused with SECOND_FACTOR_REQUIRED and a challenge. */
  passSecondFactor: publicProcedure
    .input(secondStepSchema)
    .mutation(({ ctx, input }) => passSecondFactor(ctx.request, input)),
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
  endSession: userProcedure.input(endSessionSchema).mutation(async ({ ctx, input }) => {
    await endSession(ctx.request, input);
    return OK;
  }),
  endOtherSessions: userProcedure.input(confirmationSchema).mutation(async ({ ctx, input }) => {
    await endOtherSessions(ctx.request, input);
    return OK;
  }),
});
