import { REQUEST_FAULTS } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Product, type SignedUp, setCredits, signUp, startProduct } from "../product.ts";
import { accountOf, deliver, type Payments, paymentOf, paymentsOf } from "./payments.ts";

let product: Product;
let payments: Payments;

beforeAll(async () => {
  product = await startProduct({ STRIPE_PRICE_PRO: "price_sandbox_pro" });
  payments = paymentsOf(product);
});
afterAll(() => product.close());
beforeEach(() => payments.setFaults([{ kind: "hold_webhooks" }]));

const buyer = async (credits = 5): Promise<SignedUp> => {
  const maya = await signUp(product);
  await setCredits(product, maya.userId, credits);
  return maya;
};
const stateOf = (maya: SignedUp) => accountOf(product.db, maya.userId);
const statusOf = async (id: string) => (await paymentOf(product.db, id)).status;

/** Delivers the newest event of a type about this checkout. */
async function bring(type: string, checkoutId: string): Promise<number> {
  const { payment_intent: intent } = await payments.stripe<{ payment_intent: string }>(
    "GET",
    `/checkout/sessions/${checkoutId}`,
  );
  const event = (await payments.events(type)).find(
    ({ data }) => data.object.id === checkoutId || data.object.payment_intent === intent,
  );
  if (!event) throw new Error(`No ${type}`);
  return (await deliver(product.url, await payments.request(event.id))).status;
}

describe("a paid checkout", () => {
  it("grants its credits once for 20 deliveries at once", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => bring("checkout.session.completed", id)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stateOf(maya)).toMatchObject({ credits: 25, ledger: 25, owed: 0 });
    expect(await statusOf(id)).toBe("paid");
  });

  it("is found by the page the buyer returns to, webhook or not, and only by that buyer", async () => {
    const [maya, other] = [await buyer(), await buyer()];
    const id = await payments.checkout(maya, { creditPackage: 50 });
    const open = await maya.trpc("billing.confirmCheckout", { sessionId: id });
    expect(open.body.result.data).toMatchObject({ status: "open", credits: 5 });
    await payments.pay(id);
    const paid = await maya.trpc("billing.confirmCheckout", { sessionId: id });
    expect(paid.body.result.data).toEqual({
      status: "paid",
      creditPackage: "50",
      plan: null,
      amount: 7500,
      currency: "usd",
      credits: 55,
    });
    expect((await other.trpc("billing.confirmCheckout", { sessionId: id })).status).toBe(404);
    expect(await bring("checkout.session.completed", id)).toBe(200);
    expect(await stateOf(maya)).toMatchObject({ credits: 55, ledger: 55 });
  });

  it("is listed with its credits, receipt and invoice; its buyer may export PDFs", async () => {
    const maya = await buyer();
    expect((await maya.get("/stripe/customer")).body).toEqual({ data: { customer: null } });
    const id = await payments.checkout(maya, { creditPackage: "100" });
    await payments.decline(id);
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    const { transactions } = (await maya.get("/stripe/transactions")).body.data;
    expect(transactions.map(({ status }: { status: string }) => status)).toEqual(["succeeded", "failed"]);
    expect(transactions[0]).toMatchObject({
      amount: 9900,
      currency: "usd",
      metadata: { credits: "100" },
      description: "Power pack, 100 credits",
      receipt_url: expect.stringMatching(/^http/),
    });
    const { invoices } = (await maya.get("/stripe/invoices")).body.data;
    expect(invoices).toMatchObject([{ amount_paid: 9900, status: "paid", number: expect.any(String) }]);
    const pdf = await (await fetch(invoices[0].invoice_pdf)).text();
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect((await maya.get("/stripe/customer")).body.data.customer.email).toBe(maya.email);
    await product.db
      .updateTable("users")
      .set({ trial_ends_at: new Date(0) })
      .where("id", "=", maya.userId)
      .execute();
    expect((await maya.get("/auth/me")).body.canExportPdf).toBe(true);
  });
});

describe("what takes credits back", () => {
  it("nets to nothing when the refund is reported before the payment", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    await payments.refund(id);
    expect(await bring("charge.refunded", id)).toBe(200);
    expect(await bring("checkout.session.completed", id)).toBe(200);
    expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5, owed: 0 });
    expect(await statusOf(id)).toBe("reversed");
  });

  it("takes whole credits for a partial refund, and the rest with the rest", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    await payments.refund(id, 1_099);
    await bring("charge.refunded", id);
    await bring("charge.refunded", id);
    expect(await stateOf(maya)).toMatchObject({ credits: 20, ledger: 20 });
    expect(await statusOf(id)).toBe("paid");
    await payments.refund(id);
    await bring("charge.refunded", id);
    expect(await stateOf(maya)).toMatchObject({
      credits: 5,
      ledger: 5,
      entries: expect.arrayContaining(["purchase 20", "purchase_reversal -5", "purchase_reversal -15"]),
    });
  });

  it("takes nothing for a dispute that is open or won, and everything for one that is lost", async () => {
    const maya = await buyer();
    const [kept, lost] = [await payments.checkout(maya), await payments.checkout(maya)];
    for (const id of [kept, lost]) {
      await payments.pay(id);
      await bring("checkout.session.completed", id);
    }
    for (const [id, outcome] of [
      [kept, "won"],
      [lost, "lost"],
    ] as const) {
      const dispute = await payments.dispute(id);
      expect(await bring("charge.dispute.created", id)).toBe(200);
      expect((await stateOf(maya)).credits).toBe(45);
      await payments.closeDispute(dispute, outcome);
      expect(await bring("charge.dispute.closed", id)).toBe(200);
    }
    expect(await stateOf(maya)).toMatchObject({ credits: 25, ledger: 25 });
    expect([await statusOf(kept), await statusOf(lost)]).toEqual(["paid", "reversed"]);
  });

  it("gives back what a refund took that fails later, once, each time", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya, { creditPackage: "100" });
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    for (let round = 1; round <= 2; round += 1) {
      await payments.refund(id);
      await bring("charge.refunded", id);
      expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5 });
      expect(await statusOf(id)).toBe("reversed");
      await payments.failRefund(id);
      const brought = ["refund.failed", "charge.refunded", "charge.refund.updated", "refund.failed"];
      expect(await Promise.all(brought.map((type) => bring(type, id)))).toEqual([200, 200, 200, 200]);
      expect(await stateOf(maya)).toMatchObject({ credits: 105, ledger: 105, owed: 0 });
      expect(await paymentOf(product.db, id)).toMatchObject({ status: "paid", amount_refunded: 0 });
    }
    expect((await stateOf(maya)).entries.filter((entry) => entry === "reversal_undone 100")).toHaveLength(2);
  });

  it("gives back what a lost dispute took that is won after all, and settles what is owed first", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya, { creditPackage: "50" });
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    await setCredits(product, maya.userId, 8);
    const dispute = await payments.dispute(id);
    await payments.closeDispute(dispute, "lost");
    await bring("charge.dispute.closed", id);
    expect(await stateOf(maya)).toMatchObject({ credits: 0, ledger: 0, owed: 42 });
    await payments.turnDispute(dispute);
    for (const type of ["charge.dispute.updated", "charge.dispute.funds_reinstated", "charge.dispute.closed"])
      expect(await bring(type, id)).toBe(200);
    expect(await stateOf(maya)).toMatchObject({ credits: 8, ledger: 8, owed: 0 });
    expect(await statusOf(id)).toBe("paid");
  });

  it("goes no lower than zero: the rest is owed and settled by the next purchase", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    await setCredits(product, maya.userId, 3);
    await payments.refund(id);
    await bring("charge.refunded", id);
    expect(await stateOf(maya)).toMatchObject({ credits: 0, ledger: 0, owed: 17 });
    const next = await payments.checkout(maya, { creditPackage: "50" });
    await payments.pay(next);
    await bring("checkout.session.completed", next);
    expect(await stateOf(maya)).toMatchObject({ credits: 33, ledger: 33, owed: 0 });
  });
});

describe("what grants nothing", () => {
  it("a declined, abandoned or expired checkout", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.decline(id);
    expect((await maya.trpc("billing.confirmCheckout", { sessionId: id })).body.result.data.status).toBe(
      "open",
    );
    await payments.stripe("POST", `/checkout/sessions/${id}/expire`);
    expect(await bring("checkout.session.expired", id)).toBe(200);
    expect(await statusOf(id)).toBe("expired");
    expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5 });
  });

  it("a bank payment before it has arrived, or when it never does", async () => {
    const maya = await buyer();
    const [good, bad] = [await payments.checkout(maya), await payments.checkout(maya)];
    for (const id of [good, bad]) {
      await payments.pay(id, "bank");
      expect(await bring("checkout.session.completed", id)).toBe(200);
      expect(await statusOf(id)).toBe("pending");
    }
    expect((await stateOf(maya)).credits).toBe(5);
    await payments.settle(good, "succeeded");
    await payments.settle(bad, "failed");
    expect(await bring("checkout.session.async_payment_succeeded", good)).toBe(200);
    expect(await bring("checkout.session.async_payment_failed", bad)).toBe(200);
    expect([await statusOf(good), await statusOf(bad)]).toEqual(["paid", "failed"]);
    expect(await stateOf(maya)).toMatchObject({ credits: 25, ledger: 25 });
  });

  it.each([{ amount_total: 100 }, { amount_total: 999_900 }, { currency: "jpy" }])(
    "a payment of something else: %o",
    async (change) => {
      const maya = await buyer();
      const id = await payments.checkout(maya);
      await payments.forge(id, change);
      await payments.pay(id);
      expect(await bring("checkout.session.completed", id)).toBe(200);
      expect(await statusOf(id)).toBe("mismatch");
      expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5 });
    },
  );

  it("a checkout that is not ours, or claims somebody's payment", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    const { id: payment } = await paymentOf(product.db, id);
    for (const client_reference_id of ["order-of-another-shop", payment]) {
      const { id: foreign } = await payments.stripe<{ id: string }>("POST", "/checkout/sessions", {
        mode: "payment",
        client_reference_id,
        success_url: "https://shop.example/",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "usd",
        "line_items[0][price_data][unit_amount]": "4000",
        "line_items[0][price_data][product_data][name]": "Something",
      });
      await payments.pay(foreign);
      expect(await bring("checkout.session.completed", foreign)).toBe(200);
    }
    expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5 });
  });

  it("an altered, unsigned, stale or foreign webhook", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    const [event] = await payments.events("checkout.session.completed");
    const { headers, body } = await payments.request(event?.id ?? "");
    const stale = await payments.request(event?.id ?? "", 360);
    const broken = [
      { headers, body: body.replace('"paid"', '"PAID"') },
      { headers, body: `${body} ` },
      { headers: { ...headers, "stripe-signature": "" }, body },
      { headers: { ...headers, "stripe-signature": "t=1,v1=00" }, body },
      { headers: { "content-type": "application/json" }, body },
      { headers: { ...headers, "content-type": "text/plain" }, body: "" },
      { headers: { ...headers, "content-type": "application/x-www-form-urlencoded" }, body: "\u0000" },
      stale,
    ];
    for (const request of broken) {
      const reply = await deliver(product.url, request);
      expect([reply.status, reply.body]).toEqual([400, { error: "Webhook signature verification failed" }]);
    }
    expect(await stateOf(maya)).toMatchObject({ credits: 5, ledger: 5 });
    const almost = await payments.request(event?.id ?? "", 240);
    expect((await deliver(product.url, almost)).status).toBe(200);
    expect((await stateOf(maya)).credits).toBe(25);
  });

  it("an event that means nothing to us is not sent again", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    expect(await bring("payment_intent.succeeded", id).catch(() => 0)).toBeOneOf([200, 0]);
    const [event] = await payments.events("customer.created");
    expect((await deliver(product.url, await payments.request(event?.id ?? ""))).status).toBe(200);
    expect((await stateOf(maya)).credits).toBe(5);
  });
});

describe("a payment provider that does not answer", () => {
  it("has webhooks sent again", async () => {
    const maya = await buyer();
    const id = await payments.checkout(maya);
    await payments.pay(id);
    const [event] = await payments.events("checkout.session.completed");
    const request = await payments.request(event?.id ?? "");
    await payments.setFaults([{ kind: "error", status: 500, path: "/v1/checkout/sessions" }]);
    expect((await deliver(product.url, request)).status).toBe(503);
    await payments.setFaults([{ kind: "hold_webhooks" }]);
    expect((await deliver(product.url, request)).status).toBe(200);
    expect((await stateOf(maya)).credits).toBe(25);
  });

  it.each([{ kind: "down" }, { kind: "error", status: 500 }])(
    "fails a checkout with the documented message, and lists with another: %o",
    async (fault) => {
      const maya = await buyer();
      await payments.checkout(maya);
      await payments.setFaults([fault]);
      const failed = await maya.post("/stripe/create-checkout-session", { creditPackage: "20" });
      expect([failed.status, failed.body]).toEqual([
        503,
        { error: "Failed to create checkout session. Please try again." },
      ]);
      expect((await maya.get("/stripe/transactions")).status).toBe(503);
      await payments.setFaults([]);
      await payments.checkout(maya);
    },
  );

  it("that has forgotten a customer gets them anew", async () => {
    const maya = await buyer();
    await payments.checkout(maya);
    await product.db
      .updateTable("users")
      .set({ payment_customer_id: "cus_gone" })
      .where("id", "=", maya.userId)
      .execute();
    expect((await maya.get("/stripe/transactions")).body).toEqual({ data: { transactions: [] } });
    const id = await payments.checkout(maya);
    await payments.pay(id);
    await bring("checkout.session.completed", id);
    expect((await maya.get("/stripe/transactions")).body.data.transactions).toHaveLength(1);
  });
});

/** The windows that the server counts in, whenever the hour turns. */
function thisHourAndNext(): Date[] {
  const hour = Math.floor(Date.now() / 3_600_000);
  return [hour, hour + 1].map((start) => new Date(start * 3_600_000));
}

describe("create-checkout-session", () => {
  it.each([
    [{ creditPackage: "30" }, 422, "Please choose a pack of 20, 50 or 100 credits"],
    [{ creditPackage: "" }, 422, "Please choose a pack of 20, 50 or 100 credits"],
    [{ creditPackage: 1e300 }, 422, "Please choose a pack of 20, 50 or 100 credits"],
    [{}, 422, "Please choose a pack of 20, 50 or 100 credits"],
    [{ plan: "business" }, 422, "This plan is not for sale here. Please contact sales."],
    [{ plan: "gold" }, 400, expect.stringContaining("plan")],
    [{ creditPackage: ["20"] }, 400, expect.stringContaining("creditPackage")],
    [{ creditPackage: "2\u00000" }, 400, expect.any(String)],
    ["{", 400, REQUEST_FAULTS.malformedJson],
  ])("refuses %o", async (body, status, error) => {
    const maya = await buyer();
    const reply = await maya.post("/stripe/create-checkout-session", body);
    expect([reply.status, reply.body]).toEqual([status, { error }]);
  });

  it("is limited per account, and says when to come back", async () => {
    const maya = await buyer();
    await product.db
      .insertInto("rate_limits")
      .values(
        thisHourAndNext().map((window_start) => ({
          key: `checkout:user:${maya.userId}`,
          window_start,
          count: 120,
        })),
      )
      .execute();
    const reply = await maya.post("/stripe/create-checkout-session", { creditPackage: "20" });
    expect([reply.status, Number(reply.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const { count } = await product.db
      .selectFrom("payments")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", maya.userId)
      .executeTakeFirstOrThrow();
    expect(count).toBe("0");
  });

  it("asks a guest to sign in", async () => {
    const response = await fetch(`${product.url}/api/stripe/create-checkout-session`, { method: "POST" });
    expect(response.status).toBe(401);
  });
});

it("refuses a plan that is paid already, and opens the provider's portal for those who have bought", async () => {
  const maya = await buyer(0);
  const portal = () => maya.post("/stripe/create-portal-session");
  expect([(await portal()).status, (await portal()).body]).toEqual([
    409,
    { error: "No purchase of this account is known to the payment provider, so there is no plan to manage." },
  ]);
  const id = await payments.checkout(maya, { plan: "pro" });
  await payments.pay(id);
  await bring("checkout.session.completed", id);
  const again = await maya.post("/stripe/create-checkout-session", { plan: "pro" });
  expect([again.status, again.body]).toEqual([
    409,
    { error: "You have this plan already. Change or end it with Manage plan in your profile." },
  ]);
  expect((await portal()).body.data.sessionUrl).toContain("/portal/bps_");
});

it("sells a plan where a price is configured, and ends it with its subscription", async () => {
  const maya = await buyer(0);
  const id = await payments.checkout(maya, { plan: "pro" });
  await payments.pay(id);
  await bring("checkout.session.completed", id);
  expect((await maya.get("/user/usage")).body.data).toMatchObject({
    plan: "pro",
    analyses: { used: 0, limit: 300 },
  });
  const { subscription } = await payments.stripe<{ subscription: string }>("GET", `/checkout/sessions/${id}`);
  await payments.stripe("DELETE", `/subscriptions/${subscription}`);
  const [ended] = await payments.events("customer.subscription.deleted");
  expect((await deliver(product.url, await payments.request(ended?.id ?? ""))).status).toBe(200);
  expect((await maya.get("/user/usage")).body.data).toMatchObject({ plan: "free", analyses: null });
});
