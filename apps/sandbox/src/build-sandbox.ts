import Fastify, { type FastifyInstance } from "fastify";
import { registerCompanies } from "./companies/register-companies.ts";
import { sendPage } from "./html.ts";
import { registerIdentity } from "./identity/register-identity.ts";
import type { Certificate } from "./mail/certificate.ts";
import { FaultBox } from "./mail/faults.ts";
import { Inbox } from "./mail/inbox.ts";
import { registerMail } from "./mail/register-mail.ts";
import { createSmtp, type Smtp } from "./mail/smtp.ts";
import type { ModelSettings } from "./models/complete-chat.ts";
import { registerModels } from "./models/register-models.ts";
import type { PaymentSettings } from "./payments/payments.ts";
import { registerPayments } from "./payments/register-payments.ts";
import { refuseForeignHosts } from "./requests.ts";
import { registerSites } from "./sites/register-sites.ts";
import { registerStorage } from "./storage/register-storage.ts";
import { registerWebhooks } from "./webhooks/register-webhooks.ts";

type SandboxSettings = ModelSettings & PaymentSettings & { readonly certificate: Certificate };

/** Builds the HTTP application and the SMTP server without opening a port. */
export function buildSandbox(settings: SandboxSettings): { app: FastifyInstance; smtp: Smtp } {
  // Open model streams and hanging answers must not keep `close()` waiting.
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 });
  const { certificate } = settings;
  const mail = { inbox: new Inbox(), faults: new FaultBox() };

  app.addHook("onRequest", refuseForeignHosts);
  app.get("/", (_request, reply) => sendPage(reply, { title: "Standings sandbox", view: "home" }));
  app.get("/healthz", () => ({ status: "ok" }));
  app.register(registerCompanies, { prefix: "/companies" });
  app.register(registerStorage, { prefix: "/storage" });
  app.register(registerSites, { prefix: "/sites" });
  app.register(registerWebhooks, { prefix: "/webhooks" });
  app.register(async (scope) => registerModels(scope, settings), { prefix: "/models" });
  app.register(async (scope) => registerMail(scope, { ...mail, certificate: certificate.cert }), {
    prefix: "/mail",
  });
  app.register(registerIdentity, { prefix: "/identity" });
  app.register(async (scope) => registerPayments(scope, settings));

  return { app, smtp: createSmtp({ ...mail, certificate }) };
}
