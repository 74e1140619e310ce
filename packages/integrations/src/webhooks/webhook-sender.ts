import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { atSandbox } from "../fetch/at-sandbox.ts";
import type { GuardedClient } from "../fetch/guarded-fetch.ts";

/** A signed message, as Standard Webhooks describes it. */
export interface WebhookMessage {
  readonly url: string;
  /** The same at each attempt, so that a receiver knows it again. */
  readonly id: string;
  readonly body: string;
  /** `whsec_…` */
  readonly secret: string;
}

export interface WebhookSender {
  /** Whether messages may go to an address: https on its usual port, without a user name. */
  accepts(url: string): boolean;
  /** Sends a message; gives the status of the answer. Throws on a refused address and past the time limit. */
  send(message: WebhookMessage): Promise<number>;
}

const SECRET_BYTES = 32;

/** A secret of a webhook, 32 random bytes. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

export function createWebhookSender(
  { post }: Pick<GuardedClient, "post">,
  { sandboxOrigin, timeoutMs }: { readonly sandboxOrigin: string | null; readonly timeoutMs: number },
): WebhookSender {
  return {
    accepts(address) {
      const url = URL.parse(address);
      if (!url) return false;
      if (atSandbox(url, sandboxOrigin)) return true;
      return url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
    },
    send({ url, id, body, secret }) {
      const at = new Date();
      const headers = {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": new Webhook(secret).sign(id, at, body),
      };
      return post(new URL(url), { headers, body, timeoutMs });
    },
  };
}
