import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marketingIn, mergeQueryParams, withoutMarketing, withSignupFlag } from "./marketing.ts";

describe("marketingIn", () => {
  it("keeps only the six parameters", () => {
    const search =
      "?utm_source=reddit&ref=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&q=x&gclid=1";
    expect(marketingIn(search)).toEqual({
      utm_source: "reddit",
      ref: "a",
      utm_medium: "b",
      utm_campaign: "c",
      utm_term: "d",
      utm_content: "e",
    });
  });
});

describe("mergeQueryParams", () => {
  it("prefers the page's own values and never sends a token", () => {
    const merged = mergeQueryParams({ utm_source: "old", ref: "x" }, "?utm_source=new&token=secret&page=2");
    expect(merged).toEqual({ utm_source: "new", ref: "x", page: "2" });
  });

  it("always fits the server's limits and keeps the marketing parameters", () => {
    const text = fc.string({ maxLength: 700, unit: "binary" });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 60 }), (pairs) => {
        const merged = mergeQueryParams({ utm_source: "reddit" }, `?${new URLSearchParams(pairs)}`);
        expect(Object.keys(merged).length).toBeLessThanOrEqual(30);
        expect(merged.utm_source).toBeDefined();
        for (const part of Object.entries(merged).flat()) {
          expect(part.length).toBeLessThanOrEqual(500);
          expect(part.isWellFormed() && !part.includes("\u0000")).toBe(true);
        }
      }),
    );
  });
});

describe("the address after signing in", () => {
  it("loses marketing parameters and keeps the rest", () => {
    expect(withoutMarketing("/?utm_source=x&ref=y&tab=1#top")).toBe("/?tab=1#top");
    expect(withoutMarketing("/profile?utm_term=z")).toBe("/profile");
  });

  it("is left alone on a ranking page", () => {
    const path = "/company-ranking/Best%20crm?models=a&utm_source=x";
    expect(withoutMarketing(path)).toBe(path);
  });

  it("flags a new account", () => {
    expect(withSignupFlag("/", false)).toBe("/?signup_completed=true");
    expect(withSignupFlag("/company-ranking/Best%20crm?webSearch=true", true)).toBe(
      "/company-ranking/Best%20crm?webSearch=true&reddit_signup_completed=true",
    );
  });
});
