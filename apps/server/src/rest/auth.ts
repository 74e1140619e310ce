import {
  addressSchema,
  googleSchema,
  loginSchema,
  refreshSchema,
  registerSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from "@standings/api";
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
  type ServiceContext,
  signInWithGoogle,
  verifyEmail,
  verifyEmailLink,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { callerOf } from "./caller.ts";
import { googleCodeFlow } from "./google.ts";
import { requireViewer } from "./viewer.ts";

const OK = { ok: true };

export async function authRoutes(
  server: FastifyInstance,
  options: { services: ServiceContext },
): Promise<void> {
  const { services } = options;
  server.post("/register", async (request, reply) => {
    const registered = await register(services, callerOf(request), registerSchema.parse(request.body));
    return reply.status(201).send(registered);
  });
  server.post("/login", (request) => login(services, callerOf(request), loginSchema.parse(request.body)));
  server.post("/google/login", (request) =>
    signInWithGoogle(services, callerOf(request), googleSchema.parse(request.body)),
  );
  server.post("/verify-email", (request) => {
    const body = verifyEmailSchema.parse(request.body);
    return body.by === "link"
      ? verifyEmailLink(services, callerOf(request), body.token)
      : verifyEmail(services, callerOf(request), body);
  });
  server.post("/resend-verification", async (request) => {
    await resendVerification(services, callerOf(request), addressSchema.parse(request.body).email);
    return OK;
  });
  server.post("/forgot-password", async (request) => {
    await forgotPassword(services, callerOf(request), addressSchema.parse(request.body).email);
    return OK;
  });
  server.post("/reset-password", async (request) => {
    await resetPassword(services, callerOf(request), resetPasswordSchema.parse(request.body));
    return OK;
  });
  server.post("/refresh", (request) =>
    refresh(services, callerOf(request), refreshSchema.parse(request.body).refreshToken),
  );
  server.get("/me", async (request) => {
    const { userId } = await requireViewer(services, request);
    return getUser(services.db, userId);
  });
  server.post("/logout", async (request) => {
    await logout(services, await requireViewer(services, request));
    return OK;
  });
  server.get("/sessions", async (request) => ({
    sessions: await listSessions(services, await requireViewer(services, request)),
  }));
  server.delete("/sessions", async (request) => {
    await endOtherSessions(services, await requireViewer(services, request));
    return OK;
  });
  server.delete<{ Params: { id: string } }>("/sessions/:id", async (request) => {
    await endSession(services, await requireViewer(services, request), request.params.id);
    return OK;
  });
  await server.register(googleCodeFlow, { ...options, prefix: "/google" });
}
