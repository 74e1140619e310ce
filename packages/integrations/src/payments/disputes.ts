import type Stripe from "stripe";

/** Whether a charge's dispute was decided for the buyer. */
export async function isDisputeLost(stripe: Stripe, charge: string): Promise<boolean> {
  const disputes = await stripe.disputes.list({ charge });
  return disputes.data.some(({ status }) => status === "lost");
}
