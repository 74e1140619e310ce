import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../test/accounts.ts";
import { atSandbox, beginCheckout, payAtSandbox } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { type CheckoutReading, readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { reconcileReturnedPayments } from "./reconcile-returned-payments.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** A paid pack of 20, refunded in full. */
async function refunded() {
  const lena = await signUp(services);
  const checkoutId = await beginCheckout(lena.request, { creditPackage: "20" });
  await payAtSandbox(services, checkoutId);
  const before = await confirmCheckout(lena.request, checkoutId);
  const session = await fetch(`${services.sandbox.url}/v1/checkout/sessions/${checkoutId}`, {
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  const { payment_intent } = (await session.json()) as { payment_intent: string };
  const refund = await atSandbox<{ id: string }>(services, "/refunds", { payment_intent });
  return { lena, checkoutId, refund: refund.id, credits: before.credits };
}

async function read(checkoutId: string): Promise<CheckoutReading> {
  const reading = await readCheckout(services.context, checkoutId);
  if (!reading) throw new Error("No such checkout");
  return reading;
}

it("drops a reading that began before the one that was settled", async () => {
  const { lena, checkoutId, refund, credits } = await refunded();
  const whileRefunded = await read(checkoutId);
  await atSandbox(services, `/refunds/${refund}/fail`);
  expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "paid", credits });
  // It took its turn later, and knows less.
  const dropped = await reconcilePayment(services.context, whileRefunded);
  expect(dropped).toMatchObject({ status: "paid", credits_taken_back: 0, reversals: 0 });
  expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "paid", credits });
});

it("looks again at payments that were given back, daily, when no webhook came", async () => {
  const { lena, checkoutId, refund, credits } = await refunded();
  const taken = await confirmCheckout(lena.request, checkoutId);
  expect(taken).toMatchObject({ status: "reversed", credits: credits - 20 });
  await atSandbox(services, `/refunds/${refund}/fail`);
  const look = () => reconcileReturnedPayments(services.services.systemRequest());
  expect(await look()).toBe(0);
  await sql`update payments set updated_at = now() - interval '2 days'`.execute(services.db);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  const { credits: kept } = await services.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", lena.user.id)
    .executeTakeFirstOrThrow();
  expect(kept).toBe(credits);
});
