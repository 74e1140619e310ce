import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { DISPUTE_REASONS } from "../objects/dispute.ts";
import type { Payments } from "../payments.ts";
import { readCharge } from "../routes/read-charge.ts";
import { closeDispute } from "../verbs/close-dispute.ts";
import { openDispute } from "../verbs/open-dispute.ts";
import { refundCharge } from "../verbs/refund-charge.ts";
import { renewSubscription } from "../verbs/renew-subscription.ts";
import { baseOf } from "../wire/base-of.ts";
import { found } from "../wire/found.ts";
import { idOf } from "./id-of.ts";
import { readBody } from "./read-body.ts";

const reference = { charge: z.string().optional(), payment_intent: z.string().optional() };
const amount = z.number().int().min(1).max(99_999_999).optional();

const refund = z.strictObject({ ...reference, amount });
const dispute = z.strictObject({ ...reference, amount, reason: z.enum(DISPUTE_REASONS).optional() });
const close = z.strictObject({ outcome: z.enum(["won", "lost"]) });

/** What happens to a payment after it was made; each call answers with the object it made or changed. */
export function registerChargeControls(app: FastifyInstance, payments: Payments): void {
  const { store } = payments;

  app.post("/refunds", (request) => {
    const { amount: given, ...named } = readBody(refund, request.body);
    return refundCharge(payments, readCharge(store, named), given === undefined ? {} : { amount: given });
  });
  app.post("/disputes", (request) => {
    const { amount: given, reason, ...named } = readBody(dispute, request.body);
    return openDispute(payments, readCharge(store, named), { amount: given, reason });
  });
  app.post("/disputes/:id/close", (request) => {
    const { outcome } = readBody(close, request.body);
    return closeDispute(payments, found(store.disputes, idOf(request), "dispute", "dispute"), outcome);
  });
  app.post("/subscriptions/:id/renew", (request) =>
    renewSubscription(payments, found(store.subscriptions, idOf(request), "subscription"), baseOf(request)),
  );
}
