import { eventually } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, type SignedUp, signUp, startProduct } from "../product.ts";
import { deliver, type Payments, paymentOf, paymentsOf } from "./payments.ts";

/** M7: a plan follows its subscription, whatever is delivered, how often and in what order. */

let product: Product;
let payments: Payments;
beforeAll(async () => {
  product = await startProduct({ STRIPE_PRICE_PRO: "price_sandbox_pro" });
  payments = paymentsOf(product);
  await payments.setFaults([{ kind: "hold_webhooks" }]);
});
afterAll(() => product.close());

const subscriptionOf = async (checkoutId: string) =>
  (await payments.stripe<{ subscription: string }>("GET", `/checkout/sessions/${checkoutId}`)).subscription;

/** What happens to a subscription, whether it leaves a plan, and the state of its payment. */
const FATES = [
  { name: "kept", hasPlan: true, status: "paid", befall: async () => {} },
  {
    name: "ended",
    hasPlan: false,
    status: "paid",
    befall: async (id: string) => {
      await payments.stripe("DELETE", `/subscriptions/${await subscriptionOf(id)}`);
    },
  },
  { name: "refunded", hasPlan: false, status: "reversed", befall: (id: string) => payments.refund(id) },
  {
    name: "half refunded",
    hasPlan: true,
    status: "paid",
    befall: (id: string) => payments.refund(id, 1_000),
  },
  {
    name: "lost in a dispute",
    hasPlan: false,
    status: "reversed",
    befall: async (id: string) => payments.closeDispute(await payments.dispute(id), "lost"),
  },
  {
    name: "won in a dispute",
    hasPlan: true,
    status: "paid",
    befall: async (id: string) => payments.closeDispute(await payments.dispute(id), "won"),
  },
  {
    name: "refunded for a month before",
    hasPlan: true,
    status: "paid",
    befall: async (id: string) => {
      await payments.renew(await subscriptionOf(id));
      await payments.refund(id);
    },
  },
] as const;

interface Buyer {
  readonly maya: SignedUp;
  readonly checkoutId: string;
  readonly fate: (typeof FATES)[number];
}

async function buyers(): Promise<Buyer[]> {
  const made: Buyer[] = [];
  for (const fate of FATES) {
    const maya = await signUp(product);
    const checkoutId = await payments.checkout(maya, { plan: "pro" });
    await payments.pay(checkoutId);
    await fate.befall(checkoutId);
    made.push({ maya, checkoutId, fate });
  }
  return made;
}

const hasPlan = async ({ maya }: Buyer) => (await maya.get("/user/usage")).body.data.plan === "pro";

const EVENTS = [
  "checkout.session.completed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
];

it("shuffled events leave each plan as its subscription and money are", { tags: "long" }, async () => {
  const order = fc.infiniteStream(fc.nat());
  await fc.assert(
    fc.asyncProperty(order, async (places) => {
      const all = await buyers();
      const events = (await Promise.all(EVENTS.map((type) => payments.events(type)))).flat();
      const twice = [...events, ...events]
        .map((event) => ({ event, place: places.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place);
      for (const { event } of twice) {
        expect((await deliver(product.url, await payments.request(event.id))).status).toBe(200);
      }
      for (const buyer of all) {
        const { status } = await paymentOf(product.db, buyer.checkoutId);
        const { name, ...expected } = buyer.fate;
        expect([name, await hasPlan(buyer), status]).toEqual([name, expected.hasPlan, expected.status]);
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

it("a subscription whose money was given back bills no more", async () => {
  const maya = await signUp(product);
  const checkoutId = await payments.checkout(maya, { plan: "pro" });
  await payments.pay(checkoutId);
  await maya.trpc("billing.confirmCheckout", { sessionId: checkoutId });
  await payments.refund(checkoutId);
  await maya.trpc("billing.confirmCheckout", { sessionId: checkoutId });
  const subscription = await subscriptionOf(checkoutId);
  await eventually(async () => {
    const { status } = await payments.stripe<{ status: string }>("GET", `/subscriptions/${subscription}`);
    return status === "canceled";
  });
});
