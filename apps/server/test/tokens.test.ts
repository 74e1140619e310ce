import { isDeepStrictEqual } from "node:util";
import { API_CALLS_PER_MINUTE } from "@standings/domain";
import { eventually } from "@standings/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApiToken, endMinute, type TestToken } from "./api-tokens.ts";
import { caller, FIVE, type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

const PROMPT = "Best CRM for startups";

let product: Product;
let maya: SignedUp;
let runner: TestToken;
let reader: TestToken;
beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  await setCredits(product, maya.userId, 20);
  runner = await createApiToken(product, maya, ["read", "run"]);
  reader = await createApiToken(product, maya, ["read"]);
});
beforeEach(() => endMinute(product));
afterAll(() => product.close());

describe("an API token over REST", () => {
  it("is made with what was asked for, told once, listed, changed and revoked", async () => {
    const made = await maya.post("/tokens", { name: "  Looker   export ", scopes: ["run", "read"], days: 7 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "Looker export",
      scopes: ["read", "run"],
      dailyCredits: null,
      token: expect.stringMatching(/^st_live_[0-9A-Za-z]{49}$/),
    });
    const { id, token } = made.body;
    const { body } = await maya.get("/tokens");
    expect(body).toMatchObject({ hasAccess: true, spent: { byTokens: expect.any(Number) } });
    expect(JSON.stringify(body)).not.toContain(token);
    expect(body.tokens.map((listed: { id: string }) => listed.id)).toContain(id);
    expect((await maya.patch(`/tokens/${id}`, { dailyCredits: 5, name: "Looker" })).body).toMatchObject({
      id,
      name: "Looker",
      dailyCredits: 5,
    });
    const looker = caller(product, token);
    expect((await looker.get("/user/credits")).status).toBe(200);
    expect((await maya.delete(`/tokens/${id}`)).body).toEqual({ ok: true });
    const refused = await looker.get("/user/credits");
    expect([refused.status, refused.body.errorType]).toEqual([401, "invalid_token"]);
    expect((await maya.delete(`/tokens/${id}`)).status).toBe(404);
  });

  it.each([
    [{}, "name"],
    [{ name: "", scopes: ["read"] }, "Name is required"],
    [{ name: "A", scopes: [] }, "Please choose what the token may do"],
    [{ name: "A", scopes: ["admin"] }, "scopes.0"],
    [{ name: "A", scopes: ["read"], days: 91 }, "days"],
    [{ name: "A", scopes: ["run"], dailyCredits: 0 }, "dailyCredits: must be at least 1"],
    [{ name: "A".repeat(61), scopes: ["read"] }, "name"],
    [{ name: "A\u0000", scopes: ["read"] }, "characters"],
  ])("is refused for %j", async (body, words) => {
    const { status, body: reply } = await maya.post("/tokens", body);
    expect(status).toBe(400);
    expect(reply.error).toContain(words);
  });

  it("reads, and is told on a public path too that it is wrong", async () => {
    expect((await reader.get("/search/history")).status).toBe(200);
    expect((await reader.get("/auth/me")).body.id).toBe(maya.userId);
    const wrong = caller(product, `${reader.secret.slice(0, -1)}_`);
    expect((await wrong.get("/trending")).body).toMatchObject({ errorType: "invalid_token" });
  });

  it("runs with the scope of it alone", async () => {
    const body = { prompt: PROMPT, models: FIVE.slice(0, 2) };
    const refused = await reader.post("/analysis/query-models", body);
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: "This API token needs the scope run", errorType: "scope_missing", scope: "run" },
    ]);
    const events = await (await openStream({ ...product, token: runner.secret, body })).all();
    expect(events.at(-1)).toMatchObject({ data: { type: "complete" } });
  });

  it("never changes the account, buys, deletes or administers", async () => {
    const calls: ["get" | "post" | "patch" | "delete", string, object?][] = [
      ["get", "/tokens"],
      ["post", "/tokens", { name: "Another", scopes: ["run"] }],
      ["patch", `/tokens/${runner.id}`, { dailyCredits: null }],
      ["delete", `/tokens/${reader.id}`],
      ["get", "/auth/sessions"],
      ["delete", "/auth/sessions"],
      ["delete", "/auth/sessions/one"],
      ["post", "/auth/logout"],
      ["get", "/user/second-factor"],
      ["post", "/user/second-factor", { password: "northwind-9" }],
      ["post", "/stripe/create-checkout-session", { creditPackage: "20" }],
      ["delete", `/search/${crypto.randomUUID()}`],
      ["delete", `/studies/${crypto.randomUUID()}`],
      ["get", "/admin/stats"],
    ];
    for (const [method, path, body] of calls) {
      const { status, body: reply } = await runner[method](path, body);
      expect([path, status, reply.errorType]).toEqual([path, 403, "session_required"]);
    }
    const procedures: [string, unknown][] = [
      ["account.update", { privateByDefault: true }],
      ["account.changePassword", { currentPassword: "northwind-9", newPassword: "tundra-lamp-4" }],
      ["account.delete", { email: maya.email, password: "northwind-9" }],
      ["billing.createCheckout", { creditPackage: "20" }],
      ["tokens.create", { name: "Another", scopes: ["run"] }],
    ];
    for (const [procedure, input] of procedures) {
      const { status, body } = await runner.trpc(procedure, input);
      expect([procedure, status, body.error?.data.errorCode]).toEqual([procedure, 403, "SESSION_REQUIRED"]);
    }
  });
});

describe("the minute of an account's tokens", () => {
  it("is told in headers, and refuses what is over it until the next one", async () => {
    const { headers } = await reader.get("/user/credits");
    expect(headers.get("ratelimit-limit")).toBe(String(API_CALLS_PER_MINUTE));
    expect(headers.get("ratelimit-remaining")).toBe(String(API_CALLS_PER_MINUTE - 1));
    expect(Number(headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60);
    const rest = await Promise.all(
      Array.from({ length: API_CALLS_PER_MINUTE + 10 }, () => reader.get("/user/credits")),
    );
    const refused = rest.filter(({ status }) => status === 429);
    // Calls may fall into two minutes.
    expect(refused.length).toBeGreaterThanOrEqual(0);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    for (const { status } of rest) expect([200, 429]).toContain(status);
    // The owner's session is not held up.
    expect((await maya.get("/user/credits")).status).toBe(200);
  });
});

describe("calls that were answered with an error", () => {
  it("are counted beside the others", async () => {
    const token = await createApiToken(product, maya, ["read"]);
    await token.get("/user/credits");
    await token.get("/search/nothing");
    await token.trpc("search.start", {});
    // Errors are counted once their answer has gone out.
    await eventually(async () => {
      const counted = await product.db
        .selectFrom("api_token_days")
        .select(["calls", "errors"])
        .where("token_id", "=", token.id)
        .execute();
      return isDeepStrictEqual(counted, [{ calls: 3, errors: 2 }]);
    }, "three calls and two errors are counted");
  });
});
