import qs from "qs";
import { expect, test } from "vitest";
import { usePayments } from "./payments-kit.ts";
import type { Json } from "./sandbox.ts";

/**
 * What `stripe trigger` calls for the events that the product handles, from the fixtures of @stripe/cli 1.52, which is
 * 32 MB and so no dependency. `{price:id}` is a field of an earlier answer.
 */
type Step = readonly [name: string, method: "GET" | "POST" | "DELETE", path: string, params?: object];

const { raw, stripe } = usePayments();

const CLI = { description: "(created by Stripe CLI)" };
const product = (): Step => ["product", "POST", "/v1/products", { name: "myproduct", ...CLI }];
const price = (more: object = {}): Step => [
  "price",
  "POST",
  "/v1/prices",
  { product: "{product:id}", unit_amount: "1500", currency: "usd", ...more },
];
const MONTHLY = { recurring: { interval: "month" } };

const session = (more: object = {}): Step => [
  "session",
  "POST",
  "/v1/checkout/sessions",
  {
    success_url: "https://httpbin.org/post",
    cancel_url: "https://httpbin.org/post",
    mode: "payment",
    line_items: [{ price: "{price:id}", quantity: 2 }],
    ...more,
  },
];
const shipping = { name: "Jenny Rosen", address: { line1: "510 Townsend St", country: "US" } };
const holder = { email: "stripe@example.com", name: "Jenny Rosen", address: { country: "US" } };

const checkout = (method: object, sessionMore: object, currency = "usd"): readonly Step[] => [
  product(),
  price({ currency }),
  session(sessionMore),
  ["page", "GET", "/v1/payment_pages/{session:id}"],
  ["method", "POST", "/v1/payment_methods", { ...method, billing_details: holder }],
  [
    "confirmed",
    "POST",
    "/v1/payment_pages/{session:id}/confirm",
    { payment_method: "{method:id}", expected_amount: 3000 },
  ],
];
const debit = (iban: string) =>
  checkout(
    { type: "sepa_debit", sepa_debit: { iban } },
    {
      payment_method_types: ["sepa_debit"],
      payment_intent_data: { setup_future_usage: "off_session", shipping },
    },
    "eur",
  );

const intent = (payment_method: string): Step => [
  "intent",
  "POST",
  "/v1/payment_intents",
  { amount: 100, currency: "usd", payment_method_types: ["card"], payment_method, confirm: true, ...CLI },
];
const refund: Step = ["refund", "POST", "/v1/refunds", { payment_intent: "{intent:id}" }];
const DISPUTED = "pm_card_createDisputeInquiry";

const subscription = (more: object = {}, customer: object = PAYING): readonly Step[] => [
  ["customer", "POST", "/v1/customers", { ...CLI, ...customer }],
  product(),
  price(MONTHLY),
  [
    "subscription",
    "POST",
    "/v1/subscriptions",
    { customer: "{customer:id}", items: [{ price: "{price:id}" }], ...more },
  ],
];
const PAYING = {
  payment_method: "pm_card_visa",
  invoice_settings: { default_payment_method: "pm_card_visa" },
};
const PAUSES = {
  trial_period_days: 7,
  trial_settings: { end_behavior: { missing_payment_method: "pause" } },
};

const TRIGGERS: Readonly<Record<string, readonly Step[]>> = {
  "checkout.session.completed": checkout(
    { type: "card", card: { token: "tok_visa" } },
    { payment_intent_data: { shipping } },
  ),
  "checkout.session.expired": [
    product(),
    price(),
    session(),
    ["expired", "POST", "/v1/checkout/sessions/{session:id}/expire"],
  ],
  "checkout.session.async_payment_succeeded": debit("AT611904300234573201"),
  "checkout.session.async_payment_failed": debit("IT60X0542811101000000123456"),
  "charge.refunded": [intent("pm_card_visa"), refund],
  "charge.refund.updated": [
    intent("pm_card_visa"),
    refund,
    ["updated", "POST", "/v1/refunds/{refund:id}", { metadata: { order_id: "6735" } }],
  ],
  "charge.dispute.created": [intent(DISPUTED)],
  "charge.dispute.closed": [
    intent(DISPUTED),
    ["disputes", "GET", "/v1/disputes", { payment_intent: "{intent:id}" }],
    ["closed", "POST", "/v1/disputes/{disputes:data.0.id}/close"],
  ],
  "customer.subscription.created": subscription({ trial_period_days: 1 }, {}),
  "customer.subscription.updated": [
    ...subscription(),
    ["updated", "POST", "/v1/subscriptions/{subscription:id}", { metadata: { foo: "bar" } }],
  ],
  "customer.subscription.paused": [
    ...subscription(PAUSES, {}),
    ["ended", "POST", "/v1/subscriptions/{subscription:id}", { trial_end: "now" }],
  ],
  "customer.subscription.deleted": [
    ...subscription(),
    ["deleted", "DELETE", "/v1/subscriptions/{subscription:id}"],
  ],
};

const read = (answers: Json, name: string, path: string): Json =>
  path.split(".").reduce((value, key) => value?.[key], answers[name]);
const filled = (answers: Json, text: string) =>
  text.replace(/\{(\w+):([\w.]+)\}/g, (_all, name: string, path: string) => read(answers, name, path));

async function play(steps: readonly Step[]): Promise<Json> {
  const answers: Json = {};
  for (const [name, method, path, params = {}] of steps) {
    const form = filled(answers, qs.stringify(params, { encode: false }));
    const to = filled(answers, path);
    const answer =
      method === "POST" ? await raw("POST", to, form) : await raw(method, form === "" ? to : `${to}?${form}`);
    answers[name] = await answer.json();
    expect([name, answer.status, answers[name].error]).toEqual([name, 200, undefined]);
  }
  return answers;
}

test.each(Object.entries(TRIGGERS))("trigger %s", async (type, steps) => {
  const before = (await stripe().events.list({ type, limit: 100 })).data.length;
  await play(steps);
  expect((await stripe().events.list({ type, limit: 100 })).data).toHaveLength(before + 1);
});

test("a subscription without a checkout is paid by the customer's method", async () => {
  const { subscription: made } = await play(subscription());
  const invoice = await stripe().invoices.retrieve(made.latest_invoice);
  expect([made.status, invoice.status, invoice.amount_paid]).toEqual(["active", "paid", 1500]);
});

const CONFIRM = checkout({ type: "card", card: { token: "tok_visa" } }, {}).slice(0, -1);

test.each<[string, readonly Step[], string]>([
  ["a subscription that nobody can pay", subscription({}, {}), "resource_missing"],
  ["an unknown test card", [intent("pm_card_none")], "resource_missing"],
  [
    "a payment without a method",
    [["intent", "POST", "/v1/payment_intents", { amount: 100, currency: "usd", confirm: true }]],
    "payment_intent_unexpected_state",
  ],
  [
    "another amount than the page showed",
    [
      ...CONFIRM,
      [
        "confirmed",
        "POST",
        "/v1/payment_pages/{session:id}/confirm",
        { payment_method: "{method:id}", expected_amount: 2999 },
      ],
    ],
    "checkout_amount_mismatch",
  ],
])("%s is refused", async (_what, steps, code) => {
  const answers = await play(steps.slice(0, -1));
  const [, , path = "", params = {}] = steps.at(-1) ?? [];
  const form = filled(answers, qs.stringify(params, { encode: false }));
  const refused: Json = await (await raw("POST", filled(answers, path), form)).json();
  expect(refused).toMatchObject({ error: { code } });
});
