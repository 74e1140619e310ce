import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

/** Which bodies start, and pay for, a search, and which ones follow one that was started. */

let product: Product;
let maya: SignedUp;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  maya = await signUp(product);
});
afterAll(() => product.close());

const question = { prompt: "best CRM for startups", models: FIVE };

const post = (body: object, headers: Record<string, string> = {}) =>
  maya.post("/analysis/query-models", body, headers);
const balance = async () => (await maya.get("/user/credits")).body.credits;

describe("a searchId that is none", () => {
  it.each([
    ["a number", 7, 400],
    ["a list", ["a"], 400],
    ["an object", {}, 400],
    ["a truth value", false, 400],
    ["NUL", "\u0000", 400],
    ["text with NUL", "a\u0000b", 400],
    ["empty", "", 404],
    ["too long", "x".repeat(10_000), 400],
    ["unknown", "nonsense", 404],
  ])("%s: starts nothing and charges nothing", async (_name, searchId, status) => {
    const reply = await post({ ...question, searchId });
    expect([reply.status, reply.body]).toEqual([status, { error: expect.any(String) }]);
    expect(await balance()).toBe(5);
    expect((await maya.get("/search/history")).body.total).toBe(0);
  });
});

describe("Last-Event-ID", () => {
  it.each(["1", "0"])("alone (%s) is no new search", async (lastEventId) => {
    const reply = await post(question, { "last-event-id": lastEventId });
    expect([reply.status, reply.body]).toEqual([400, { error: "searchId: Required" }]);
    expect(await balance()).toBe(5);
  });

  it.each(["-1", "1.5", "x", "1e99"])("of %s follows the search from its beginning", async (lastEventId) => {
    const all = await (await openStream({ ...product, ...maya, body: question })).all();
    const { searchId } = all[0]?.data ?? {};
    const { status, body } = await post({ searchId }, { "last-event-id": lastEventId });
    expect([status, body.match(/^id: /gm)?.length]).toEqual([200, all.length]);
    expect(await balance()).toBe(4);
  });
});

it("takes a null searchId for a new search", async () => {
  const events = await (
    await openStream({ ...product, ...maya, body: { ...question, searchId: null } })
  ).all();
  expect(events.map(({ data }) => data.type)).toContain("complete");
  expect(await balance()).toBe(4);
});
