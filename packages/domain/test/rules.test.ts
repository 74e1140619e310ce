import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  archivedPath,
  asModelId,
  cleanDomain,
  cleanTypedPrompt,
  comparisonPath,
  DEFAULT_MODEL_IDS,
  findPromptProblem,
  formatModelsParam,
  isCommonPassword,
  MODEL_CATALOGUE,
  majoritySector,
  modelKey,
  normalisePrompt,
  pagePath,
  parseModelsParam,
  rankingPath,
  registrableDomain,
  shortDomain,
  toSector,
} from "../src/index.ts";

describe("prompts", () => {
  it.each([
    ["Best CRM", null],
    ["x".repeat(340), null],
    ["🙂".repeat(340), null],
    ["x".repeat(341), "Prompt must be 340 characters or less"],
    ["", "No prompt provided"],
    [" \n\t", "No prompt provided"],
    ["what's best", "Quotes are not allowed in prompts"],
    ["“best”", "Quotes are not allowed in prompts"],
    ["a\u0000b", "Prompt contains characters that are not allowed"],
    ["\udc00", "Prompt contains characters that are not allowed"],
  ])("%j → %s", (prompt, problem) => expect(findPromptProblem(prompt)).toBe(problem));

  it("strips quotes and capitalises while typing", () => {
    expect(cleanTypedPrompt(`best "CRM" for 'us'`)).toBe("Best CRM for us");
    expect(cleanTypedPrompt("élan")).toBe("Élan");
  });

  it("has a stored form that is valid, and stays the same when stored again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(findPromptProblem(text) === null);
        const stored = normalisePrompt(text);
        expect(normalisePrompt(stored)).toBe(stored);
        expect(stored).not.toMatch(/^\s|\s$|\s\s/u);
        expect(findPromptProblem(stored)).toBeNull();
      }),
    );
  });

  it("leaves a first letter whose capital is several characters", () => {
    for (const prompt of ["ßeste Banken", "ΐ", "ŉ rest"])
      expect(normalisePrompt(prompt)).toBe(prompt.normalize("NFC"));
    const longest = "ß".repeat(340);
    expect(findPromptProblem(normalisePrompt(longest))).toBeNull();
  });
});

describe("domains", () => {
  it.each([
    ["https://www.HubSpot.com/products?x=1", "hubspot.com"],
    ["app.hubspot.com:443", "hubspot.com"],
    ["shop.example.co.uk", "example.co.uk"],
    ["hubspot.com.", "hubspot.com"],
    ["foo.github.io", "github.io"],
    ["münchen.de", "münchen.de"],
    ["127.0.0.1", null],
    ["10.0.0.1.nip.io", "nip.io"],
    ["user@evil.com", null],
    ["localhost", null],
    ["hub spot.com", null],
    ["unknown.invalidtld", null],
    ["co.uk", null],
    ["", null],
    ["N/A", null],
    ["javascript:alert(1)", null],
  ])("registrableDomain(%j) = %j", (text, domain) => expect(registrableDomain(text)).toBe(domain));

  it("never throws and gives only lower-case names", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.domain()), (text) => {
        const domain = registrableDomain(text);
        expect(domain === null || (domain === domain.toLowerCase() && domain.includes("."))).toBe(true);
      }),
    );
  });

  it("is cut to 16 characters for narrow places", () => {
    expect(shortDomain("lessannoyingcrm.com")).toBe("lessannoyingcrm.…");
    expect(shortDomain("hubspot.com")).toBe("hubspot.com");
    expect(cleanDomain("  HTTP://WWW.Example.com:80/path#x ")).toBe("example.com");
  });
});

describe("models", () => {
  it("reads the query parameter of a ranking page", () => {
    expect(parseModelsParam(undefined)).toEqual(DEFAULT_MODEL_IDS);
    expect(parseModelsParam("perplexity%2Fsonar,unknown,perplexity%2Fsonar")).toEqual(["perplexity/sonar"]);
    expect(parseModelsParam("%E0%A4%A")).toEqual(DEFAULT_MODEL_IDS);
    expect(parseModelsParam("unknown")).toEqual(DEFAULT_MODEL_IDS);
    const all = MODEL_CATALOGUE.map((model) => model.id);
    expect(parseModelsParam(formatModelsParam(all))).toEqual(all.slice(0, 5));
  });

  it("has keys for bodies", () => expect(modelKey(asModelId("openai/gpt-4.1-mini"))).toBe("GPT 4_1"));
});

describe("sectors", () => {
  it.each([
    ["Technology", "Technology"],
    ["cybersecurity", "Technology"],
    ["Real Estate", "Industrials & Real Assets"],
    ["communications & media", "Communications & Media"],
    ["Cheese", null],
    [null, null],
  ])("toSector(%j) = %j", (text, sector) => expect(toSector(text)).toBe(sector));

  it("takes the majority and assumes nothing", () => {
    expect(majoritySector(["Energy", "Technology", null, "Technology"])).toBe("Technology");
    expect(majoritySector([null, null])).toBeNull();
  });
});

describe("paths", () => {
  it("encodes parameters and leaves empty query values out", () => {
    expect(pagePath("company", { domain: "a/b.com" }, { name: "A & B", x: "", y: null })).toBe(
      "/company/a%2Fb.com?name=A+%26+B",
    );
  });

  it("carries the models of a ranking, each encoded", () => {
    const path = rankingPath("company", "Best CRM?", ["openai/gpt-4.1-mini", "x-ai/grok-3-mini"], false);
    const url = new URL(path, "http://localhost");
    expect(decodeURIComponent(url.pathname)).toBe("/company-ranking/Best CRM?");
    expect(parseModelsParam(url.searchParams.get("models") ?? "")).toEqual([
      "openai/gpt-4.1-mini",
      "x-ai/grok-3-mini",
    ]);
    expect(url.searchParams.get("webSearch")).toBe("false");
    expect(rankingPath("expert", "Who knows AEO?", [], true)).toMatch(
      /^\/expert-ranking\/Who%20knows%20AEO%3F\?/,
    );
  });

  it("keeps both prompts and the model of a comparison in a segment each", () => {
    expect(comparisonPath("A/B tools", "A & B tools", "openai/gpt-4.1-mini")).toBe(
      "/compare-prompts-result/A%2FB%20tools/A%20%26%20B%20tools/openai%2Fgpt-4.1-mini",
    );
  });

  it("knows the page of every kind of saved search", () => {
    expect((["company", "expert", "comparison"] as const).map((kind) => archivedPath(kind, "7"))).toEqual([
      "/archived-company-ranking/7",
      "/archived-expert-ranking/7",
      "/archived-compare-prompts-result/7",
    ]);
  });
});

it("knows the commonest passwords", () => {
  expect(["123456", "Password1", "QWERTY123"].every(isCommonPassword)).toBe(true);
  expect(isCommonPassword("northwind-9")).toBe(false);
});
