import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { isCurrency } from "../money.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { declineSession } from "../verbs/decline-session.ts";
import { expireSession } from "../verbs/expire-session.ts";
import { forgeSession } from "../verbs/forge-session.ts";
import { METHODS, paySession } from "../verbs/pay-session.ts";
import { settleSession } from "../verbs/settle-session.ts";
import { baseOf } from "../wire/base-of.ts";
import { found } from "../wire/found.ts";
import { idOf } from "./id-of.ts";
import { readBody } from "./read-body.ts";

const pay = z.strictObject({ method: z.enum(["card", "bank"]).default("card") });
const settle = z.strictObject({ outcome: z.enum(["succeeded", "failed"]).default("succeeded") });
const forge = z.strictObject({
  amount_total: z.number().int().min(0).max(99_999_999).optional(),
  currency: z.string().refine(isCurrency, "must be a currency in small letters").optional(),
  expires_at: z.number().int().min(0).optional(),
});

/** What a buyer and their bank do with a checkout; each call answers with the session. */
export function registerSessionControls(app: FastifyInstance, payments: Payments): void {
  const sessionOf = (request: FastifyRequest): Session =>
    found(payments.store.sessions, idOf(request), "checkout.session", "session");

  app.post("/sessions/:id/pay", (request) => {
    const { method } = readBody(pay, request.body);
    return paySession(payments, sessionOf(request), { method: METHODS[method], base: baseOf(request) });
  });
  app.post("/sessions/:id/decline", (request) => {
    const session = sessionOf(request);
    declineSession(payments, session);
    return session;
  });
  app.post("/sessions/:id/settle", (request) => {
    const { outcome } = readBody(settle, request.body);
    return settleSession(payments, sessionOf(request), { outcome, base: baseOf(request) });
  });
  app.post("/sessions/:id/expire", (request) => {
    const session = sessionOf(request);
    expireSession(payments, session);
    return session;
  });
  app.patch("/sessions/:id", (request) =>
    forgeSession(payments, sessionOf(request), readBody(forge, request.body)),
  );
}
