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
import type { RouteOptions } from "../request-of.ts";
import { byId, call, DONE, type RestServer } from "./call.ts";
import { googleCodeFlow } from "./google.ts";
import { registered, sessions, signedIn, user } from "./replies/accounts.ts";

const OK = { ok: true };

export interface AuthOptions extends RouteOptions {
  readonly services: { readonly settings: Settings };
}

/** `/api/auth`: registration, sign-in and sessions. */
export async function authRoutes(server: RestServer, options: AuthOptions): Promise<void> {
  registrationRoutes(server, options);
  passwordRoutes(server, options);
  sessionRoutes(server, options);
  await server.register(googleCodeFlow, { ...options, prefix: "/google" });
}

function registrationRoutes(server: RestServer, { requestOf }: RouteOptions): void {
  server.post(
    "/register",
    call("anyone", "Registers an account, which waits for its code", {
      takes: { body: registerSchema },
      replies: { 201: registered },
      errors: ["COMMON_PASSWORD"],
    }),
    async (request, reply) => {
      const registered = await register(await requestOf(request), request.body);
      return reply.status(201).send(registered);
    },
  );
  server.post(
    "/verify-email",
    call("anyone", "Confirms an address with the mailed code or link, and signs in", {
      takes: { body: verifyEmailSchema },
      replies: { 200: signedIn },
    }),
    async (request) => {
      const body = request.body;
      return body.by === "link"
        ? verifyEmailLink(await requestOf(request), body)
        : verifyEmail(await requestOf(request), body);
    },
  );
  server.post(
    "/resend-verification",
    call("anyone", "Mails a new code", { takes: { body: resendSchema }, replies: { 200: DONE } }),
    async (request) => {
      await resendVerification(await requestOf(request), request.body);
      return OK;
    },
  );
}

function passwordRoutes(server: RestServer, { requestOf }: RouteOptions): void {
  server.post(
    "/login",
    call("anyone", "Signs in", {
      takes: { body: loginSchema },
      replies: { 200: signedIn },
      errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "SECOND_FACTOR_REQUIRED"],
    }),
    async (request) => login(await requestOf(request), request.body),
  );
  server.post(
    "/second-factor",
    call("anyone", "The second step of a sign-in", {
      takes: { body: secondStepSchema },
      replies: { 200: signedIn },
    }),
    async (request) => passSecondFactor(await requestOf(request), request.body),
  );
  server.post(
    "/google/login",
    call("anyone", "Signs in with Google's access token", {
      takes: { body: googleSchema },
      replies: { 200: signedIn },
      errors: ["IDENTITY_REFUSED"],
    }),
    async (request) => signInWithGoogle(await requestOf(request), request.body),
  );
  server.post(
    "/forgot-password",
    call("anyone", "Mails a link to set a new password", {
      takes: { body: addressSchema },
      replies: { 200: DONE },
    }),
    async (request) => {
      await forgotPassword(await requestOf(request), request.body.email);
      return OK;
    },
  );
  server.post(
    "/reset-password",
    call("anyone", "Sets a new password with the mailed token", {
      takes: { body: resetPasswordSchema },
      replies: { 200: DONE },
      errors: ["COMMON_PASSWORD", "INVALID_RESET_LINK"],
    }),
    async (request) => {
      await resetPassword(await requestOf(request), request.body);
      return OK;
    },
  );
  server.post(
    "/refresh",
    call("anyone", "Gives the next pair of tokens for a refresh token", {
      takes: { body: refreshSchema },
      replies: { 200: signedIn },
      errors: ["INVALID_REFRESH_TOKEN"],
    }),
    async (request) => refresh(await requestOf(request), request.body.refreshToken),
  );
}

function sessionRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  server.get("/me", call("read", "Who calls", { replies: { 200: user } }), async (request) =>
    getViewer(await userRequestOf(request)),
  );
  server.post("/logout", call("session", "Ends the session", { replies: { 200: DONE } }), async (request) => {
    await logout(await userRequestOf(request));
    return OK;
  });
  server.get(
    "/sessions",
    call("session", "Sessions of the account", { replies: { 200: sessions } }),
    async (request) => ({
      sessions: await listSessions(await userRequestOf(request)),
    }),
  );
  server.delete(
    "/sessions",
    call("session", "Ends all other sessions", {
      takes: { body: confirmationSchema },
      replies: { 200: DONE },
    }),
    async (request) => {
      await endOtherSessions(await userRequestOf(request), request.body);
      return OK;
    },
  );
  server.delete(
    "/sessions/:id",
    call("session", "Ends a session", {
      takes: { params: byId, body: confirmationSchema },
      replies: { 200: DONE },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      await endSession(caller, { ...request.body, id: request.params.id });
      return OK;
    },
  );
}
