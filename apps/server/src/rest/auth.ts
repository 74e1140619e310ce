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
import { googleCodeFlow } from "./google.ts";
import type { RouteOptions } from "./request-of.ts";

const OK = { ok: true };

export interface AuthOptions extends RouteOptions {
  readonly services: { readonly settings: Settings };
}

/** `/api/auth`: registration, sign-in and sessions. */
export async function authRoutes(server: FastifyInstance, options: AuthOptions): Promise<void> {
  registrationRoutes(server, options);
  passwordRoutes(server, options);
  sessionRoutes(server, options);
  await server.register(googleCodeFlow, { ...options, prefix: "/google" });
}

function registrationRoutes(server: FastifyInstance, { requestOf }: RouteOptions): void {
  server.post("/register", async (request, reply) => {
    const registered = await register(await requestOf(request), registerSchema.parse(request.body));
    return reply.status(201).send(registered);
  });
  server.post("/verify-email", async (request) => {
    const body = verifyEmailSchema.parse(request.body);
    return body.by === "link"
      ? verifyEmailLink(await requestOf(request), body)
      : verifyEmail(await requestOf(request), body);
  });
  server.post("/resend-verification", async (request) => {
    await resendVerification(await requestOf(request), resendSchema.parse(request.body));
    return OK;
  });
}

function passwordRoutes(server: FastifyInstance, { requestOf }: RouteOptions): void {
  server.post("/login", async (request) => login(await requestOf(request), loginSchema.parse(request.body)));
  server.post("/second-factor", async (request) =>
    passSecondFactor(await requestOf(request), secondStepSchema.parse(request.body)),
  );
  server.post("/google/login", async (request) =>
    signInWithGoogle(await requestOf(request), googleSchema.parse(request.body)),
  );
  server.post("/forgot-password", async (request) => {
    await forgotPassword(await requestOf(request), addressSchema.parse(request.body).email);
    return OK;
  });
  server.post("/reset-password", async (request) => {
    await resetPassword(await requestOf(request), resetPasswordSchema.parse(request.body));
    return OK;
  });
  server.post("/refresh", async (request) =>
    refresh(await requestOf(request), refreshSchema.parse(request.body).refreshToken),
  );
}

function sessionRoutes(server: FastifyInstance, { userRequestOf }: RouteOptions): void {
  server.get("/me", async (request) => getViewer(await userRequestOf(request)));
  server.post("/logout", async (request) => {
    await logout(await userRequestOf(request));
    return OK;
  });
  server.get("/sessions", async (request) => ({
    sessions: await listSessions(await userRequestOf(request)),
  }));
  server.delete("/sessions", async (request) => {
    await endOtherSessions(await userRequestOf(request), confirmationSchema.parse(request.body ?? {}));
    return OK;
  });
  server.delete<{ Params: { id: string } }>("/sessions/:id", async (request) => {
    const caller = await userRequestOf(request);
    await endSession(caller, { ...confirmationSchema.parse(request.body ?? {}), id: request.params.id });
    return OK;
  });
}
