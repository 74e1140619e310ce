import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, raw } = kit;

describe("garbage", () => {
  const LONG = "a".repeat(5000);
  test.each([
    ["a[b][c]=1&a[b]=2", "clash"],
    ["=1&&&[]=2&[x]=3", "names"],
    ["__proto__[polluted]=1", "prototype"],
    ["metadata[__proto__]=1", "prototype inside"],
    ["email[constructor][prototype][x]=1", "group for a value"],
    ["metadata=text", "value for a group"],
    ["email=%00%ff%fe", "bytes"],
    [`a${"[b]".repeat(500)}=1`, "depth"],
    [`${"a=1&".repeat(3000)}`, "number"],
    [`name=${LONG}`, "length"],
    ["expand[]=a.b.c.d.e.f", "expand"],
    ["expand=customer", "expand as text"],
  ])("in a body (%#: %s) is refused", async (body) => {
    const response = await raw("POST", "/v1/customers", body);
    expect(response.status).toBe(400);
    expect((await kit.json(response)).error.type).toBe("invalid_request_error");
    expect({}).not.toHaveProperty("polluted");
  });

  test("of any kind never breaks it", async () => {
    const names = fc.constantFrom(
      "email",
      "metadata",
      "expand",
      "limit",
      "line_items",
      "mode",
      "amount",
      "charge",
      "url",
    );
    const part = fc.oneof(
      names,
      fc.constantFrom("[", "]", "[0]", "[]", "=", "&", "%", "%00", "1", "-1"),
      fc.string(),
    );
    const body = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    const paths = ["/customers", "/checkout/sessions", "/refunds", "/billing_portal/sessions"];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, sent) => {
        const posted = await raw("POST", `/v1${path}`, sent);
        const got = await raw("GET", `/v1${path}?${encodeURI(sent.toWellFormed()).replaceAll("#", "")}`);
        expect(Math.max(posted.status, got.status)).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });

  test("in metadata comes back as it was", async () => {
    const key = fc
      .string({ minLength: 1, maxLength: 40, unit: "grapheme" })
      .filter((text) => text.length <= 40 && !/[[\]]/.test(text) && !text.includes("__proto__"));
    const value = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, value, { maxKeys: 8 }), async (metadata) => {
        const made = await stripe().customers.create({ metadata });
        expect(made.metadata).toEqual({ ...metadata });
      }),
      { numRuns: 60 },
    );
  });

  test("anywhere else gives 4xx as well", async () => {
    const answers = await Promise.all([
      raw("POST", "/v1/customers", '{"email":"a@example.com"}', { "content-type": "application/json" }),
      raw("POST", "/v1/customers", "x", { "content-type": "nonsense" }),
      raw("GET", "/v1/customers?limit=ten"),
      raw("GET", "/v1/customers?created[gte]=x"),
      raw("GET", "/v1/customers?%E0%A4%A=1"),
      raw("GET", `/v1/customers/${"x".repeat(4000)}`),
      raw("GET", "/v1/customers/%00"),
      raw("GET", "/v1/customers/%E0%A4%A"),
      raw("PATCH", "/v1/customers"),
      raw("POST", "/v1/customers", "a=1", { "idempotency-key": "k".repeat(300) }),
      raw("POST", "/payments/sessions/cs_none/pay", "{", { "content-type": "application/json" }),
      raw("POST", "/payments/sessions/cs_none/pay"),
      raw("PUT", "/payments/webhook", '{"url":"ftp://x"}', { "content-type": "application/json" }),
      raw("PUT", "/payments/faults", '{"faults":[{"kind":"flood"}]}', { "content-type": "application/json" }),
      raw("POST", "/payments/events/evt_none/resend"),
      raw("GET", "/payments/events/evt_none/request?age=x"),
      raw("GET", "/pay/nothing"),
      raw("POST", "/pay/nothing", "action=pay"),
    ]);
    for (const { status, url } of answers) {
      expect(status, url).toBeGreaterThanOrEqual(400);
      expect(status, url).toBeLessThan(500);
    }
  });
});
