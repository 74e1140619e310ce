import {
  loginSchema,
  refreshSchema,
  registerSchema,
  resendVerificationSchema,
  verifyEmailSchema,
} from "@standings/api";
import {
  getUser,
  login,
  logout,
  refresh,
  register,
  resendVerification,
  type ServiceContext,
  verifyEmail,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { requireViewer, userAgentOf } from "./viewer.ts";

export async function authRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.post("/register", async (request, reply) => {
    const registered = await register(services, registerSchema.parse(request.body));
    return reply.status(201).send(registered);
  });
  server.post("/login", (request) =>
    login(services, { ...loginSchema.parse(request.body), userAgent: userAgentOf(request) }),
  );
  server.post("/verify-email", (request) =>
    verifyEmail(services, { ...verifyEmailSchema.parse(request.body), userAgent: userAgentOf(request) }),
  );
  server.post("/resend-verification", async (request) => {
    await resendVerification(services, resendVerificationSchema.parse(request.body).email);
    return { ok: true };
  });
  server.post("/refresh", (request) =>
    refresh(services, { ...refreshSchema.parse(request.body), userAgent: userAgentOf(request) }),
  );
  server.get("/me", async (request) => {
    const { userId } = await requireViewer(services, request);
    return getUser(services.db, userId);
  });
  server.post("/logout", async (request) => {
    await logout(services, await requireViewer(services, request));
    return { ok: true };
  });
}
