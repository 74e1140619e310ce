import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { faultsOf } from "../requests.ts";
import { faultsBody } from "./faults.ts";
import { isCurrency } from "./formats.ts";
import { DISPUTE_REASONS } from "./objects/dispute.ts";
import type { Event } from "./objects/event.ts";
import type { Session } from "./objects/session.ts";
import type { Payments } from "./payments.ts";
import { readCharge } from "./routes/refunds.ts";
import { expireSession, forgeSession } from "./verbs/checkout.ts";
import { closeDispute, openDispute, turnDispute } from "./verbs/disputes.ts";
import { declineSession, METHODS, paySession, settleSession } from "./verbs/pay-session.ts";
import { failRefund, refundCharge } from "./verbs/refund-charge.ts";
import { renewSubscription } from "./verbs/subscriptions.ts";
import { type Delivery, type WebhookRequest, webhookRequest } from "./webhooks/delivery.ts";
import { DEFAULT_SECRET, defaultEndpointUrl, setDefaultEndpoint } from "./webhooks/webhooks.ts";
import { baseOf, idOf } from "./wire/call.ts";
import { found, StripeError, sendStripeError } from "./wire/stripe-error.ts";

/** The actions of Stripe's dashboard and of the buyer's bank, as JSON calls. */
export function registerControls(app: FastifyInstance, payments: Payments): void {
  app.setErrorHandler(sendStripeError);
  registerChargeControls(app, payments);
  registerEventControls(app, payments);
  registerSessionControls(app, payments);
  registerSettings(app, payments);
}

const pay = z.strictObject({ method: z.enum(["card", "bank"]).default("card") });
const settle = z.strictObject({ outcome: z.enum(["succeeded", "failed"]).default("succeeded") });
const forge = z.strictObject({
  amount_total: z.number().int().min(0).max(99_999_999).optional(),
  currency: z.string().refine(isCurrency, "must be a currency in small letters").optional(),
  expires_at: z.number().int().min(0).optional(),
  payment_status: z.enum(["no_payment_required"]).optional(),
});

/** The actions of a buyer and their bank on a checkout; each call answers with the session. */
function registerSessionControls(app: FastifyInstance, payments: Payments): void {
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

const reference = { charge: z.string().optional(), payment_intent: z.string().optional() };
const amount = z.number().int().min(1).max(99_999_999).optional();

const refund = z.strictObject({ ...reference, amount });
const dispute = z.strictObject({ ...reference, amount, reason: z.enum(DISPUTE_REASONS).optional() });
const close = z.strictObject({ outcome: z.enum(["won", "lost"]) });

/** The actions on a payment; each call answers with the object that it made or changed. */
function registerChargeControls(app: FastifyInstance, payments: Payments): void {
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
  app.post("/disputes/:id/turn", (request) =>
    turnDispute(payments, found(store.disputes, idOf(request), "dispute", "dispute")),
  );
  app.post("/refunds/:id/fail", (request) =>
    failRefund(payments, found(store.refunds, idOf(request), "refund")),
  );
  app.post("/subscriptions/:id/renew", (request) => {
    const { outcome } = readBody(settle, request.body);
    const subscription = found(store.subscriptions, idOf(request), "subscription");
    return renewSubscription(payments, subscription, { outcome, base: baseOf(request) });
  });
}

const requestQuery = z.strictObject({ age: z.coerce.number().int().min(-86_400).max(31_536_000).default(0) });

/** Sends events again, and shows the request that would deliver an event. */
function registerEventControls(app: FastifyInstance, payments: Payments): void {
  const eventOf = (request: FastifyRequest): Event => found(payments.store.events, idOf(request), "event");
  const send = async (request: FastifyRequest) => ({ deliveries: await sendNow(payments, eventOf(request)) });

  app.post("/events/:id/resend", send);
  app.post("/events/:id/deliver", send);
  app.get("/events/:id/request", (request): WebhookRequest => {
    const { age } = readBody(requestQuery, request.query);
    const event = eventOf(request);
    const secret = payments.webhooks.takersOf(event)[0]?.secret ?? DEFAULT_SECRET;
    return webhookRequest(event, secret, age);
  });
  app.get("/deliveries", () => payments.webhooks.log.list());
}

async function sendNow({ webhooks }: Payments, event: Event): Promise<readonly Delivery[]> {
  if (webhooks.takersOf(event).length > 0) return webhooks.sendNow(event);
  throw new StripeError("No webhook endpoint takes this event: PUT /payments/webhook sets one.");
}

const webhook = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
});

/** The URL that the sandbox's own endpoint points to (null: none), and the injected faults. */
function registerSettings(app: FastifyInstance, { store, faults }: Payments): void {
  const showWebhook = () => ({ url: defaultEndpointUrl(store), secret: DEFAULT_SECRET });
  const showFaults = () => ({ faults: faults.list() });

  app.get("/webhook", showWebhook);
  app.put("/webhook", (request) => {
    setDefaultEndpoint(store, readBody(webhook, request.body).url);
    return showWebhook();
  });
  app.get("/faults", showFaults);
  app.put("/faults", (request) => {
    faults.replace(readBody(faultsBody, request.body).faults);
    return showFaults();
  });
}

/** Reads a control call's body by its schema. Throws `StripeError` 400 that names every fault in one line. */
function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new StripeError(faultsOf(parsed.error));
}
