import { describe, expect, test } from "vitest";
import { the, usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { sandbox, stripe, checkout, pay, control, paidCharge } = kit;

type Fields = Record<string, string>;

const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123", name: "Ada" };

const post = (url: string, fields: Fields, headers: Fields = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });
const submit = (session: { url: string | null }, fields: Fields) =>
  post(the(session.url), { action: "pay", ...CARD, ...fields });
const text = async (url: string | null) => (await fetch(the(url))).text();
const known = () => checkout({ customer_email: "ada@example.com" });

describe("the checkout page", () => {
  test("says what is bought, by whom, and that no card is charged", async () => {
    const session = await checkout({ customer_email: "<ada>@example.com" });
    const response = await fetch(the(session.url));
    const html = await response.text();
    for (const part of ["50 credits", "For searches &amp; analyses", "$40.00", "&lt;ada&gt;@example.com"]) {
      expect(html).toContain(part);
    }
    expect(html).toContain("Sandbox data. No real card is charged.");
    expect(html).toContain('value="4242 4242 4242 4242"');
    expect(html).toContain('href="http://localhost:3000/pricing"');
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toMatch(
      /form-action 'self' http:\/\/localhost:3000$/,
    );
    const dashboard = await fetch(`${sandbox().url}/payments`);
    expect(dashboard.headers.get("content-security-policy")).toMatch(/form-action 'self'$/);
  });

  test("takes the card and sends the buyer on", async () => {
    const session = await known();
    const response = await submit(session, { number: "5555555555554444" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`http://localhost:3000/credits?session=${session.id}&ok=1`);
    const { data } = await stripe().charges.list({ limit: 1 });
    expect(data[0]).toMatchObject({
      status: "succeeded",
      billing_details: { email: "ada@example.com", name: "Ada" },
      payment_method_details: { card: { brand: "mastercard", last4: "4444", exp_month: 12, exp_year: 2034 } },
    });
    const again = await submit(session, {});
    expect(again.headers.get("location")).toBe(response.headers.get("location"));
    expect(await text(session.url)).toContain("$40.00 paid");
  });

  test.each([
    ["4000000000000002", "Your card was declined. Nothing was charged.", "generic_decline"],
    ["4000000000009995", "Your card has insufficient funds. Nothing was charged.", "insufficient_funds"],
  ])("refuses %s and lets the buyer try again", async (number, message, declineCode) => {
    const session = await known();
    const refused = await submit(session, { number });
    expect([refused.status, refused.headers.get("location")]).toEqual([303, `/pay/${session.id}`]);
    expect(await text(session.url)).toContain(message);
    const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent"],
    });
    expect(intent).toMatchObject({ last_payment_error: { decline_code: declineCode } });
    expect((await submit(session, {})).headers.get("location")).toContain("http://localhost:3000/credits");
  });

  test("has buttons for a decline and for a bank account", async () => {
    const declined = await known();
    await post(the(declined.url), { action: "decline" });
    expect(await text(declined.url)).toContain("Your card was declined. Nothing was charged.");

    const session = await known();
    expect((await post(the(session.url), { action: "bank" })).status).toBe(303);
    expect(await text(session.url)).toContain("The bank payment is under way");
    await control("POST", `/sessions/${session.id}/settle`, { outcome: "failed" });
    expect(await text(session.url)).toContain("The bank payment failed");
  });

  test.each<[Fields, string]>([
    [{ number: "4242 4242 4242 4241" }, "Your card number is invalid."],
    [{ number: "" }, "Your card number is invalid."],
    [{ expiry: "13 / 34" }, "Enter a date like 12 / 34"],
    [{ expiry: "01 / 20" }, "Enter a date like 12 / 34"],
    [{ cvc: "x" }, "Enter the three or four digits"],
    [{ email: "nobody" }, "Enter an e-mail address like"],
    [{ name: '"><script>alert(1)</script>', cvc: "" }, "&quot;&gt;&lt;script&gt;"],
  ])("refuses %j beside the field and charges nothing", async (fields, message) => {
    const session = await checkout();
    const response = await submit(session, { email: "ada@example.com", ...fields });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain("<script>alert");
    expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({ payment_intent: null });
  });

  test("asks a stranger for an e-mail address and keeps it", async () => {
    const session = await checkout();
    await submit(session, { email: "stranger@example.com" });
    expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
      customer_details: { email: "stranger@example.com", name: "Ada" },
    });
  });

  test("offers the declined card, and shows what has ended", async () => {
    const session = await known();
    expect(await text(`${the(session.url)}?card=declined`)).toContain('value="4000 0000 0000 0002"');
    await stripe().checkout.sessions.expire(session.id);
    expect(await text(session.url)).toContain("This checkout has expired");
    expect((await submit(session, {})).headers.get("location")).toBe(`/pay/${session.id}`);
    expect((await fetch(`${sandbox().url}/pay/cs_test_none`)).status).toBe(404);
  });
});

describe("the payments page", () => {
  const press = (charge: { id: string }, action: string, amount = "", headers: Fields = {}) =>
    post(`${sandbox().url}/payments/actions`, { charge: charge.id, do: action, amount }, headers);
  const page = () => text(`${sandbox().url}/payments`);
  const retrieve = (charge: { id: string }) => stripe().charges.retrieve(charge.id);

  test("refunds a part and then the rest", async () => {
    const charge = await paidCharge({ customer_email: "boss@example.com" });
    expect(await page()).toContain("boss@example.com");
    const done = await press(charge, "refund-part", "15");
    expect(done.headers.get("location")).toBe(`/payments#${charge.id}`);
    expect(await retrieve(charge)).toMatchObject({ amount_refunded: 1500 });
    for (const amount of ["", "abc", "0", "-1", "25.01", "1e3"]) {
      expect((await press(charge, "refund-part", amount)).status, amount).toBe(400);
    }
    await press(charge, "refund");
    expect(await retrieve(charge)).toMatchObject({ refunded: true });
  });

  test("opens a dispute and decides it", async () => {
    const charge = await paidCharge();
    await press(charge, "dispute");
    expect(await page()).toContain("Let the dispute be won");
    await press(charge, "close:lost");
    expect((await stripe().disputes.list({ charge: charge.id })).data).toMatchObject([{ status: "lost" }]);
    expect((await press(charge, "close:won")).status).toBe(400);
  });

  test("settles a bank payment", async () => {
    const { payment_intent: intent } = await pay(await checkout(), "bank");
    const [charge] = (await stripe().charges.list({ payment_intent: intent })).data;
    await press(the(charge), "settle:succeeded");
    expect(await retrieve(the(charge))).toMatchObject({ status: "succeeded" });
  });

  test("lists open checkouts, and refuses what it cannot do", async () => {
    const session = await checkout();
    expect(await page()).toContain(`href="/pay/${session.id}"`);
    const charge = await paidCharge();
    expect((await press({ id: "ch_none" }, "refund")).status).toBe(400);
    expect((await press(charge, "explode")).status).toBe(400);
    expect((await press(charge, "resend:evt_none")).status).toBe(400);
    expect((await press(charge, "refund", "", { origin: "http://evil.example" })).status).toBe(403);
    expect(await retrieve(charge)).toMatchObject({ amount_refunded: 0 });
  });
});
