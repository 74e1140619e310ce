import {
  addressSchema,
  confirmationSchema,
  googleSchema,
  loginSchema,
  refreshSchema,
  registerSchema,
  resendSchema,
  resetPasswordSchema,
  secondStepSchema,
  verifyEmailSchema,
} from "@standings/api";
import {
  endOtherSessions,
  endSession,
  forgotPassword,
  getViewer,
  listSessions,
  login,
  logout,
  passSecondFactor,
  refresh,
  register,
  resendVerification,
  resetPassword,
  type Settings,
  signInWithGoogle,
  verifyEmail,
  verifyEmailLink,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { type CallsOf, callsOf } from "./call.ts";
import { googleCodeFlow } from "./google.ts";
import { registered, sessions, signedIn, user } from "./replies/accounts.ts";

export interface AuthOptions extends RouteOptions {
  readonly services: { readonly settings: Settings };
}

/** `/api/auth`: registration, sign-in and sessions. */
export async function authRoutes(server: FastifyInstance, options: AuthOptions): Promise<void> {
  const { anyone, read, session } = callsOf(server, options);

  registrationCalls(anyone);
  passwordCalls(anyone);
  read.get("/me", "Who calls", { answers: user }, getViewer);
  sessionCalls(session);
  await server.register(googleCodeFlow, { ...options, prefix: "/google" });
}

function registrationCalls(anyone: CallsOf): void {
  anyone.post(
    "/register",
    "Registers an account, which waits for its code",
    { body: registerSchema, creates: registered, errors: ["COMMON_PASSWORD"] },
    register,
  );
  anyone.post(
    "/verify-email",
    "Confirms an address with the mailed code or link, and signs in",
    { body: verifyEmailSchema, answers: signedIn },
    (caller, proof) => (proof.by === "link" ? verifyEmailLink(caller, proof) : verifyEmail(caller, proof)),
  );
  anyone.post("/resend-verification", "Mails a new code", { body: resendSchema }, resendVerification);
}

function passwordCalls(anyone: CallsOf): void {
  anyone.post(
    "/login",
    "Signs in",
    {
      body: loginSchema,
      answers: signedIn,
      errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "SECOND_FACTOR_REQUIRED"],
    },
    login,
  );
  anyone.post(
    "/second-factor",
    "The second step of a sign-in",
    { body: secondStepSchema, answers: signedIn },
    passSecondFactor,
  );
  anyone.post(
    "/google/login",
    "Signs in with Google's access token",
    {
      body: googleSchema,
      answers: signedIn,
      errors: ["IDENTITY_REFUSED", "IDENTITY_UNAVAILABLE", "SECOND_FACTOR_REQUIRED"],
    },
    signInWithGoogle,
  );
  anyone.post(
    "/forgot-password",
    "Mails a link to set a new password",
    { body: addressSchema },
    (caller, { email }) => forgotPassword(caller, email),
  );
  anyone.post(
    "/reset-password",
    "Sets a new password with the mailed token",
    { body: resetPasswordSchema, errors: ["COMMON_PASSWORD", "INVALID_RESET_LINK"] },
    resetPassword,
  );
  anyone.post(
    "/refresh",
    "Gives the next pair of tokens for a refresh token",
    { body: refreshSchema, answers: signedIn, errors: ["INVALID_REFRESH_TOKEN"] },
    (caller, { refreshToken }) => refresh(caller, refreshToken),
  );
}

function sessionCalls(session: CallsOf): void {
  session.post("/logout", "Ends the session", {}, logout);
  session.get("/sessions", "Sessions of the account", { answers: sessions }, async (caller) => ({
    sessions: await listSessions(caller),
  }));
  session.delete("/sessions", "Ends all other sessions", { body: confirmationSchema }, endOtherSessions);
  session.delete("/sessions/:id", "Ends a session", { body: confirmationSchema }, endSession);
}
