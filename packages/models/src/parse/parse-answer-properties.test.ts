import { companySite, MAX_RESULTS, normaliseName, type RankingKind } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLabelledAnswers } from "../../eval/score.ts";
import { parseAnswer } from "./parse-answer.ts";
import { evidenceText } from "./plain-text.ts";
import type { ParsedAnswer } from "./types.ts";

/** 10,000 before a release: `MUTATED_ANSWERS=10000`. */
const RUNS = Number(process.env.MUTATED_ANSWERS ?? 800);
const samples = readLabelledAnswers();
const kind = fc.constantFrom("company" as const, "expert" as const);

/** Arbitrary text: any UTF-16 units, markup, and labelled answers with pieces cut out and put in. */
const noise = fc.string({ unit: "binary", maxLength: 60 });
const marks = fc.constantFrom(
  "{",
  "}",
  "[",
  "]",
  '"',
  "\\",
  "\n",
  "\r",
  "\t",
  "|",
  "**",
  "`",
  "```",
  "1. ",
  "- ",
  "# ",
  ":",
  ",",
  "(",
  ")",
  "<li>",
  "</",
  "<think>",
  "&amp;",
  "&#0;",
  "\u0000",
  "\ud800",
  "\udc00",
  "\u202e",
  "\u200b",
  "😀",
  "1️⃣",
  "é",
  "e\u0301",
  "华为",
  "HubSpot",
  "hubspot.com",
  "Best for x: ",
  "avoid ",
  " and ",
);
const soup = fc.array(fc.oneof(noise, marks), { maxLength: 60 }).map((parts) => parts.join(""));
const mutated = fc
  .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat({ max: 80 }), fc.oneof(noise, marks))
  .map(([sample, at, length, piece]) => {
    const start = at % (sample.text.length + 1);
    return sample.text.slice(0, start) + piece + sample.text.slice(start + length);
  });
const anyText = fc.oneof(soup, mutated, fc.string({ unit: "binary", maxLength: 400 }));

function check(text: string, parsed: ParsedAnswer, wanted: RankingKind): void {
  const evidence = evidenceText(text);
  // Experts may well be found on the same site.
  const keys = parsed.entries.map(({ domain, name }) =>
    wanted === "company" && domain ? domain : `name:${normaliseName(name) || name}`,
  );
  expect(parsed.entries.length).toBeLessThanOrEqual(MAX_RESULTS[wanted]);
  expect(parsed.entries.map((entry) => entry.rank)).toEqual(parsed.entries.map((_, index) => index + 1));
  expect(new Set(keys).size).toBe(keys.length);
  expect(parsed.outcome === "ranked").toBe(parsed.entries.length > 0);
  for (const { name, domain, profileUrl, imageUrl } of parsed.entries) {
    expect(evidence).toContain(evidenceText(name));
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(120);
    if (domain !== null) expect(companySite(domain)).toBe(domain);
    for (const url of [profileUrl, imageUrl]) if (url !== null) expect(url).toMatch(/^https?:\/\//);
  }
}

describe("parseAnswer on any text", () => {
  it("never throws and never invents", () => {
    fc.assert(
      fc.property(anyText, kind, (text, wanted) => check(text, parseAnswer(text, { kind: wanted }), wanted)),
      { numRuns: RUNS },
    );
  });

  it("gives a company one place, also when its domain is told late", () => {
    const results = [
      { company_name: "Acme", domain: "" },
      { company_name: "Acme", domain: "acme.com" },
      { company_name: "Acme Cloud", domain: "acme.com" },
    ];
    const text = JSON.stringify({ results });
    check(text, parseAnswer(text, { kind: "company" }), "company");
    expect(parseAnswer(text, { kind: "company" }).entries).toMatchObject([
      { name: "Acme", domain: "acme.com" },
    ]);
  });

  it("quotes every name of the labelled answers", () => {
    for (const { text, kind: wanted } of samples) check(text, parseAnswer(text, { kind: wanted }), wanted);
  });
});

describe("truncated JSON", () => {
  const entries = Array.from({ length: 6 }, (_, index) => ({
    rank: index + 1,
    company_name: `Maker "${"ABCDEF"[index]}" é`,
    domain: `maker${index}.com`,
    description: 'Quotes " and \\ and, commas: {braces} [brackets]',
  }));

  it.each([0, 2])("never loses an entry that was complete (indent %i)", (indent) => {
    const text = JSON.stringify({ sector: "Energy", results: entries }, null, indent);
    for (let length = 0; length <= text.length; length++) {
      const complete = (text.slice(0, length).match(/\}/g) ?? []).length - countBraces(text.slice(0, length));
      const parsed = parseAnswer(text.slice(0, length), { kind: "company" });
      expect(parsed.entries.length).toBeGreaterThanOrEqual(Math.min(complete, entries.length));
      expect(parsed.entries.map((entry) => entry.name)).toEqual(
        entries.slice(0, parsed.entries.length).map((entry) => entry.company_name),
      );
    }
  });

  it("never loses an entry before the place of a mutation", () => {
    const text = JSON.stringify({ results: entries });
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom("", ",", "\n", "x", "}", "]"),
        (at, piece) => {
          const broken = text.slice(0, at) + piece + text.slice(at + 1);
          const before = (text.slice(0, at).match(/\},/g) ?? []).length;
          const found = new Set(parseAnswer(broken, { kind: "company" }).entries.map((entry) => entry.name));
          for (const entry of entries.slice(0, before)) expect(found).toContain(entry.company_name);
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** Closing braces inside the descriptions. */
function countBraces(text: string): number {
  return (text.match(/\{braces\}/g) ?? []).length;
}
