import type { Session } from "../../objects/session.ts";

/** Where the buyer goes after paying, with the session's id in place of its placeholder. */
export function successUrl({ id, success_url: url }: Session): string {
  return url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}

/** The origins that a checkout may send its buyer to. */
export function returnOrigins({ success_url: success, cancel_url: cancel }: Session): readonly string[] {
  const urls = cancel === null ? [success] : [success, cancel];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
