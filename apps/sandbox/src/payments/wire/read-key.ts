import { StripeError } from "./stripe-error.ts";

const CHALLENGE = { "www-authenticate": 'Bearer realm="Stripe"' };

/** Refuses a call without a secret key, by bearer token or as the user name of basic credentials. */
export function refuseWithoutKey(authorization: string | undefined): void {
  const key = keyOf(authorization?.trim() ?? "");
  if (key === "") {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^(sk|rk)_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function keyOf(authorization: string): string {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (bearer !== undefined) return bearer;
  const basic = /^basic\s+([\w+/=-]+)$/i.exec(authorization)?.[1];
  return basic === undefined ? "" : (Buffer.from(basic, "base64").toString("utf8").split(":")[0] ?? "");
}

function masked(key: string): string {
  return key.length <= 8 ? "*".repeat(key.length) : `${key.slice(0, 4)}${"*".repeat(8)}${key.slice(-4)}`;
}

function unauthorized(message: string): StripeError {
  return new StripeError(message, { status: 401, headers: CHALLENGE });
}
