import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Product, type SignedUp, signUp, startProduct } from "./product.ts";

let product: Product;
let maya: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
});
afterAll(() => product.close());

const POSTS = [
  "/auth/register",
  "/auth/login",
  "/auth/google/login",
  "/auth/verify-email",
  "/auth/resend-verification",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/auth/refresh",
  "/conversions/store-id",
  "/contact",
  "/analysis/query-models",
  "/analysis/query-model",
  "/analysis/aggregate-results",
  "/analysis/archived-search",
  "/analysis/display-results",
  "/company/analysis",
  "/company/source-analysis",
  "/search",
  "/search/filter",
  "/user/deduct-credit",
  "/stripe/create-checkout-session",
  "/stripe/webhook",
];

const KEYS = [
  "name",
  "email",
  "password",
  "token",
  "code",
  "prompt",
  "model",
  "models",
  "searchId",
  "modelResults",
];
const MORE_KEYS = [
  "clientRunId",
  "webSearchEnabled",
  "action_type",
  "queryParams",
  "refreshToken",
  "metadata",
  "message",
  "inquiry_type",
  "subject",
  "website",
  "eventType",
  "promptComparison",
  "prompt2",
  "filter",
  "sort",
  "limit",
  "page",
  "creditPackage",
  "plan",
  "domain",
  "modelId",
  "analysisType",
  "forceRerun",
  "searchSessionId",
  "sources",
];

/** Values that have broken servers before, beside anything at all. */
const value = fc.oneof(
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "x".repeat(5000),
    "a@b.c\r\nX: y",
    "💥",
    1e308,
    -1,
    2 ** 53,
    null,
    [],
    {},
  ),
  fc.string({ unit: "binary" }),
  fc.anything({ maxDepth: 2 }).map((thing) => JSON.parse(JSON.stringify(thing) ?? "null")),
);
const body = fc.dictionary(fc.constantFrom(...KEYS, ...MORE_KEYS), value, { maxKeys: 8 });

async function send(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(`${product.url}${path}`, init);
  return { status: response.status, text: await response.text() };
}

describe("every REST route", () => {
  it.each(POSTS)("POST %s answers any body with a clear error, never with 5xx", async (path) => {
    let call = 0;
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        call += 1;
        const { status, text } = await send(`/api${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${maya.token}`,
            "x-forwarded-for": `10.${call % 250}.${Math.floor(call / 250)}.1`,
          },
          body: JSON.stringify(payload),
        });
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(JSON.parse(text).error).toEqual(expect.any(String));
      }),
      { numRuns: sized({ whole: 120, gate: 40 }) },
    );
  });

  it.each([
    ["/api/search/%00", 404],
    ["/api/search/%ff", 400],
    ["/api/search/history?page=-1", 400],
    ["/api/search/history?page=99999999999999999999", 400],
    ["/api/search/history?limit=abc", 400],
    ["/api/search/history?limit=1&limit=2", 400],
    [`/api/search/${"x".repeat(4000)}`, 404],
    ["/api/company/analysis?domain=%00&modelId=a", 400],
    ["/api/company/analysis?domain=a.com&domain=b.com", 400],
    ["/api/company/suggestions", 400],
    ["/api/company/suggestions?query=%00%00", 400],
    [`/api/company/suggestions?query=${"x".repeat(9_000)}`, 400],
    ["/api/company/suggestions?query=ab&limit=1e9", 400],
    ["/logos/%00.com", 400],
    ["/api/auth/google/callback?code[]=1&state=%00", 302],
    ["/trpc/search.get?input=%7B", 400],
    ["/trpc/search.get?input=%7B%22id%22%3A%22%5Cu0000%22%7D", 400],
    ["/trpc/nothing.here", 404],
  ])("GET %s → %i", async (path, expected) => {
    const { status } = await send(path, {
      headers: { authorization: `Bearer ${maya.token}` },
      redirect: "manual",
    });
    expect(status).toBe(expected);
  });

  it.each([
    ["/search/history?page=0", "page: must be at least 1"],
    ["/search/history?limit=101", "limit: must be at most 100"],
    ["/search/history?page=1.5", "page: must be a whole number"],
    ["/user/ledger?before=abc", "before: must be `next` of the page before"],
    ["/trending?limit=x", "limit: must be a number"],
  ])("GET %s names the parameter, in words", async (path, error) => {
    const { status, text } = await send(`/api${path}`, {
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect([status, JSON.parse(text)]).toEqual([400, { error }]);
  });

  it.each([
    ["text/plain", "hello", 415],
    ["application/json", "{", 400],
    ["application/json", '{"__proto__":{"x":1}}', 400],
    ["application/json", "\u0000", 400],
    ["application/xml", "<a/>", 415],
  ])("a body of type %s: %j → %i", async (type, text, expected) => {
    const { status } = await send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": type },
      body: text,
    });
    expect(status).toBe(expected);
  });

  it("refuses a filter of searches that no question can hold", async () => {
    const { status, text } = await send("/api/search/filter", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${maya.token}` },
      body: JSON.stringify({ filter: { prompt: "crm\u0000" } }),
    });
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { error: "Text contains characters that are not allowed" },
    ]);
  });

  it.each(["/conversions/store-id", "/stripe/create-checkout-session"])(
    "POST %s asks a guest to sign in before it looks at the body",
    async (path) => {
      const { status } = await send(`/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"plan":"gold"}',
      });
      expect(status).toBe(401);
    },
  );

  it("refuses metadata that nests without end", async () => {
    const metadata = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const { status, text } = await send("/api/conversions/store-id", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${maya.token}` },
      body: `{"eventType":"SignUp","conversionId":"deep","metadata":${metadata}}`,
    });
    expect([status, JSON.parse(text)]).toEqual([400, { error: "Metadata is too deep" }]);
  });

  it("costs nobody anything", async () => {
    const ledger = await product.db
      .selectFrom("ledger_entries")
      .select("delta")
      .where("user_id", "=", maya.userId)
      .execute();
    const user = await product.db
      .selectFrom("users")
      .select("credits")
      .where("id", "=", maya.userId)
      .executeTakeFirstOrThrow();
    expect(ledger.reduce((sum, entry) => sum + entry.delta, 0)).toBe(user.credits);
  });
});
