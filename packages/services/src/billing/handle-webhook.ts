import { type WebhookHint, WebhookRefusedError } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { reconcileSubscription } from "./reconcile-subscription.ts";

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
  const { services } = allowAnyone(request);
  const hint = await readHint(services, webhook);
  if (hint.about === "checkout") await reconcileCheckout(services, hint.checkoutId);
  if (hint.about === "subscription") await reconcilePlan(services, hint.subscriptionId);
}

async function readHint({ payments, log }: ServiceContext, webhook: Webhook): Promise<WebhookHint> {
  try {
    return await payments.readWebhook(webhook.body, webhook.signature);
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw unavailable(error);
    log.warn({ err: error }, "webhook refused");
    throw new ServiceError("WEBHOOK_REFUSED", { cause: error });
  }
}

async function reconcileCheckout(context: ServiceContext, checkoutId: string): Promise<void> {
  const checkout = await context.payments.readCheckout(checkoutId).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (checkout) await reconcilePayment(context, checkout);
}

async function reconcilePlan(context: ServiceContext, subscriptionId: string): Promise<void> {
  const subscription = await context.payments.readSubscription(subscriptionId).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (subscription) await reconcileSubscription(context, subscription);
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
}
