import { beforeEach, describe, expect, it, vi } from "vitest";
import { freshIds, parseIds } from "./conversion-ids.ts";
import { CONVERSION_IDS, trackPurchase, trackSearch, trackSignUp } from "./conversions.ts";

const stored = new Map<string, string>();
const sent: { url: string; body: Record<string, unknown> }[] = [];
const pixel = vi.fn();

beforeEach(() => {
  stored.clear();
  sent.length = 0;
  pixel.mockReset();
  stored.set("auth_token", "a-token");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("window", { location: { search: "?utm_source=reddit" }, rdt: pixel });
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return new Response("{}");
  });
});

describe("a conversion", () => {
  it("goes to the pixel and to the server under one id, once in five minutes", () => {
    trackSignUp("user-1", "google");
    trackSignUp("user-1", "google");
    expect(sent).toHaveLength(1);
    const conversionId = sent[0]?.body.conversionId;
    expect(sent[0]?.url).toBe("/api/conversions/store-id");
    expect(sent[0]?.body).toMatchObject({
      eventType: "SignUp",
      userId: "user-1",
      metadata: { method: "google" },
    });
    expect(pixel.mock.calls).toEqual([["track", "SignUp", { method: "google", conversionId }]]);
    expect(parseIds(stored.get(CONVERSION_IDS) ?? null).map(({ id }) => id)).toEqual([conversionId]);
  });

  it("cuts the query to 100 characters and is a company search by default", () => {
    trackSearch({ query: "é".repeat(300), userId: "user-1", subject: "run-1" });
    expect(sent[0]?.body.metadata).toEqual({ query: "é".repeat(100), type: "company" });
  });

  it("reports a purchase once, also after its id has expired", () => {
    const purchase = { checkoutId: "cs_1", userId: "user-1", value: 75, credits: 50 };
    vi.useFakeTimers();
    trackPurchase(purchase);
    vi.advanceTimersByTime(6 * 60_000);
    trackPurchase(purchase);
    vi.useRealTimers();
    trackPurchase({ ...purchase, checkoutId: "cs_2" });
    expect(sent.map(({ body }) => [body.eventType, body.metadata])).toEqual([
      ["Purchase", { value: 75, currency: "USD", credits: 50 }],
      ["Purchase", { value: 75, currency: "USD", credits: 50 }],
    ]);
  });

  it("skips the server without a user, and is not reported for visits from elsewhere", () => {
    trackSearch({ query: "crm", userId: null, subject: "run-2" });
    expect([sent.length, pixel.mock.calls.length]).toEqual([0, 1]);
    vi.stubGlobal("window", { location: { search: "?utm_source=news" }, rdt: pixel });
    trackSearch({ query: "crm", userId: "user-1", subject: "run-3" });
    expect([sent.length, pixel.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("conversion ids", () => {
  it("expire after five minutes", () => {
    const at = 1_000_000;
    const ids = [{ key: "Search:x", id: "1", at }];
    expect(freshIds(ids, at + 299_999)).toEqual(ids);
    expect(freshIds(ids, at + 300_000)).toEqual([]);
  });

  it.each([null, "", "{}", "[1,{}]", "not json"])("read from %s are none", (text) => {
    expect(parseIds(text)).toEqual([]);
  });
});
