import { isId } from "@standings/database";
import { type WebhookHint, WebhookRefusedError } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { isWithinLimit } from "../limits/rate-limit.ts";
import { allowAnyone, type Caller, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

export interface Webhook {
  /** The body as it arrived, byte for byte. */
  readonly body: Buffer;
  readonly signature: string;
}

/**
 * Takes a webhook as a hint: checks its signature, reads what it is about again from the provider, and
 * reconciles. Returns when it need not be sent again. Throws WEBHOOK_REFUSED, or PAYMENTS_UNAVAILABLE when the
 * provider cannot be asked now, so that it sends the webhook again.
 */
export async function handleWebhook(request: ServiceRequest, webhook: Webhook): Promise<void> {
  const { services, caller } = allowAnyone(request);
  const hint = await readHint(services, caller, webhook);
  if (hint.about === "checkout") await reconcileCheckout(services, hint.checkoutId);
  if (hint.about === "subscription") await reconcilePlan(services, hint.subscriptionId);
}

async function readHint(services: ServiceContext, caller: Caller, webhook: Webhook): Promise<WebhookHint> {
  try {
    return await services.payments.readWebhook(webhook.body, webhook.signature);
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw unavailable(error);
    services.log.warn({ err: error }, "webhook refused");
    await recordRefusal(services, caller);
    throw new ServiceError("WEBHOOK_REFUSED", { cause: error });
  }
}

/** Anybody can send webhooks: those of one address are recorded as long as they are few, then as a limit hit. */
async function recordRefusal(services: ServiceContext, { address }: Caller): Promise<void> {
  if (await isWithinLimit(services, "webhook", { address })) {
    await recordSecurityEvent(services, { event: "webhook_refused", address });
  }
}

async function reconcileCheckout(context: ServiceContext, checkoutId: string): Promise<void> {
  const read = await readCheckout(context, checkoutId);
  if (read) await reconcilePayment(context, read);
}

/** Through the checkout that began it: its readings have an order. */
async function reconcilePlan(context: ServiceContext, subscriptionId: string): Promise<void> {
  const subscription = await context.payments.readSubscription(subscriptionId).catch((error: unknown) => {
    throw unavailable(error);
  });
  const paymentId = subscription?.paymentId ?? null;
  if (paymentId === null || !isId(paymentId)) return;
  const payment = await context.db
    .selectFrom("payments")
    .select("checkout_id")
    .where("id", "=", paymentId)
    .executeTakeFirst();
  if (payment?.checkout_id) await reconcileCheckout(context, payment.checkout_id);
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
}
