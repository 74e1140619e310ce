import { createHmac } from "node:crypto";

/** The value of `Stripe-Signature` for a body sent at a time in seconds. */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
