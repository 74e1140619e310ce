import type Stripe from "stripe";

/** Refunds that will not arrive: their money is ours again. */
const UNDONE: readonly (string | null)[] = ["failed", "canceled"];

/** Cents of a charge that were given back or are on their way, as its refunds say themselves. */
export async function readRefunded(
  stripe: Stripe,
  { id, amount_refunded: stated }: Stripe.Charge,
): Promise<number> {
  if (stated === 0) return 0;
  let refunded = 0;
  for await (const { amount, status } of stripe.refunds.list({ charge: id, limit: 100 }))
    if (!UNDONE.includes(status)) refunded += amount;
  return refunded;
}

/** Whether a charge's dispute was decided for the buyer. */
export async function isDisputeLost(stripe: Stripe, charge: string): Promise<boolean> {
  const disputes = await stripe.disputes.list({ charge });
  return disputes.data.some(({ status }) => status === "lost");
}
