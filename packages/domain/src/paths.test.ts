import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUILT_IN_CATALOGUE } from "./models/built-in.ts";
import { archivedPath, comparisonPath, pagePath, rankingPath, sharedPath, trendingPath } from "./paths.ts";
import { SECTORS } from "./sectors.ts";

describe("paths", () => {
  it("encodes parameters and leaves empty query values out", () => {
    expect(pagePath("company", { domain: "a/b.com" }, { name: "A & B", x: "", y: null })).toBe(
      "/company/a%2Fb.com?name=A+%26+B",
    );
  });

  it("carries the models of a ranking, each encoded", () => {
    const path = rankingPath("company", "Best CRM?", ["openai/gpt-4.1-mini", "x-ai/grok-3-mini"], {
      webSearch: false,
    });
    const url = new URL(path, "http://localhost");
    expect(decodeURIComponent(url.pathname)).toBe("/company-ranking/Best CRM?");
    expect(BUILT_IN_CATALOGUE.parseModelsParam(url.searchParams.get("models") ?? "")).toEqual([
      "openai/gpt-4.1-mini",
      "x-ai/grok-3-mini",
    ]);
    expect(url.searchParams.get("webSearch")).toBe("false");
    expect(rankingPath("expert", "Who knows AEO?", [], { webSearch: true })).toMatch(
      /^\/expert-ranking\/Who%20knows%20AEO%3F\?/,
    );
  });

  it("keeps both prompts and the model of a comparison in a segment each", () => {
    expect(comparisonPath("A/B tools", "A & B tools", "openai/gpt-4.1-mini")).toBe(
      "/compare-prompts-result/A%2FB%20tools/A%20%26%20B%20tools/openai%2Fgpt-4.1-mini",
    );
    expect(comparisonPath("A", "B", "openai/gpt-4.1-mini", { country: "PT", language: "pt" })).toBe(
      "/compare-prompts-result/A/B/openai%2Fgpt-4.1-mini?market=PT/pt",
    );
  });

  it("carries any prompt in one segment that reads back as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (prompt) => {
        fc.pre(prompt.isWellFormed());
        const { pathname } = new URL(`http://localhost${pagePath("expert-ranking", { prompt })}`);
        const [, page, segment, ...rest] = pathname.split("/");
        // A browser resolves the segments "." and "..", which no prompt is.
        fc.pre(!/^\.{1,2}$/.test(prompt));
        expect([page, rest]).toEqual(["expert-ranking", []]);
        expect(decodeURIComponent(segment ?? "")).toBe(prompt);
      }),
    );
  });

  it("leaves the first sector of /trending out of its address", () => {
    expect(trendingPath()).toBe("/trending");
    expect(trendingPath("Technology")).toBe("/trending");
    expect(trendingPath("Communications & Media")).toBe("/trending?sector=Communications+%26+Media");
    expect(new Set(SECTORS.map(trendingPath)).size).toBe(SECTORS.length);
  });

  it("shows shared experts where saved ones are, and companies and comparisons under trending", () => {
    expect((["company", "expert", "comparison"] as const).map((kind) => sharedPath(kind, "7"))).toEqual([
      "/trending-company-ranking/7",
      "/archived-expert-ranking/7",
      "/trending-company-ranking/7",
    ]);
  });

  it("knows the page of every kind of saved search", () => {
    expect((["company", "expert", "comparison"] as const).map((kind) => archivedPath(kind, "7"))).toEqual([
      "/archived-company-ranking/7",
      "/archived-expert-ranking/7",
      "/archived-compare-prompts-result/7",
    ]);
  });
});
