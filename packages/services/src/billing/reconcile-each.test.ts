import { newId } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { reconcileOpenPayments } from "./reconcile-open-payments.ts";
import { reconcilePlans } from "./reconcile-plans.ts";
import { reconcileReturnedPayments } from "./reconcile-returned-payments.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

async function setFaults(faults: readonly object[]): Promise<void> {
  const response = await fetch(`${services.sandbox.url}/payments/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  if (!response.ok) throw new Error(await response.text());
}

it.each([
  ["open payments", reconcileOpenPayments, { status: "open" }],
  ["plans", reconcilePlans, { status: "paid", plan: "pro" }],
  ["returned payments", reconcileReturnedPayments, { credits_granted: 20, credits_taken_back: 20 }],
] as const)(
  "a provider that fails is asked about three of ten %s, the next time about others first",
  async (...of) => {
    const [, reconcile, state] = of;
    const { userId } = await addUser(services);
    await services.db.deleteFrom("payments").execute();
    const longAgo = sql<Date>`now() - interval '2 days'`;
    const payment = { user_id: userId, credits: 20, amount: 900, currency: "usd", is_sandbox: true };
    const payments = Array.from({ length: 10 }, (_, nth) => ({
      ...payment,
      ...{ id: newId(), checkout_id: `cs_${nth}`, created_at: longAgo, updated_at: longAgo },
      ...state,
    }));
    await services.db.insertInto("payments").values(payments).execute();
    const look = () => reconcile(services.services.systemRequest());
    const waiting = services.db.selectFrom("payments").select("id").where("updated_at", "<", longAgo);
    // Which Stripe's SDK does not ask again by itself.
    await setFaults([{ kind: "error", status: 429 }]);
    expect(await look()).toBe(3);
    expect(await look()).toBe(3);
    expect(await waiting.execute()).toHaveLength(4);
    await setFaults([]);
    await look();
    expect(await waiting.execute()).toHaveLength(0);
  },
);
