import { now } from "../clock.ts";
import type { Event } from "../objects/event.ts";
import { signatureOf } from "./sign.ts";

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The request that delivers an event, signed as of now or of `ageSeconds` ago. */
export function webhookRequest(event: Event, secret: string, ageSeconds = 0): WebhookRequest {
  const body = JSON.stringify(event, null, 2);
  return {
    headers: {
      accept: "*/*; q=0.5, application/xml",
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureOf(body, secret, now() - ageSeconds),
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    },
    body,
  };
}
