import { MAX_RESULTS } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finishEntries } from "./finish-entries.ts";
import type { Candidate } from "./types.ts";

function candidate(name: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    name,
    statedRank: null,
    mention: false,
    sites: [],
    description: null,
    rationale: null,
    profileUrl: null,
    imageUrl: null,
    ...changes,
  };
}

const order = (candidates: readonly Candidate[]) =>
  finishEntries(candidates, "company").map(({ name }) => name);
const ranked = (name: string, statedRank: number | null) => candidate(name, { statedRank });

describe("the order of entries", () => {
  it.each([
    ["as they stand", [ranked("A", null), ranked("B", null)], ["A", "B"]],
    ["as stated", [ranked("A", 2), ranked("B", 1)], ["B", "A"]],
    [
      "as they stand when the numbering restarts",
      [ranked("A", 1), ranked("B", 2), ranked("C", 1)],
      ["A", "B", "C"],
    ],
    [
      "with one that states no rank after the one before it",
      [ranked("A", 2), ranked("B", null), ranked("C", 1)],
      ["C", "A", "B"],
    ],
    ["mentions last", [candidate("M", { mention: true, statedRank: 1 }), ranked("A", 5)], ["A", "M"]],
  ])("%s", (_name, candidates, expected) => expect(order(candidates)).toEqual(expected));

  it("counts from 1 without gaps and never beyond the limit", () => {
    const any = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.option(fc.integer())), { maxLength: 40 });
    fc.assert(
      fc.property(any, fc.constantFrom("company" as const, "expert" as const), (list, kind) => {
        const entries = finishEntries(
          list.map(([name, rank]) => ranked(name, rank)),
          kind,
        );
        expect(entries.map(({ rank }) => rank)).toEqual(entries.map((_, index) => index + 1));
        expect(entries.length).toBeLessThanOrEqual(MAX_RESULTS[kind]);
      }),
    );
  });
});

describe("repetitions", () => {
  const site = (text: string) => ({ sites: [{ text, attributed: true }] });

  it("are one company, by domain or by name, which learns from both", () => {
    const [first, ...others] = finishEntries(
      [
        candidate("Zoho CRM", { ...site("zoho.com"), description: "Suite." }),
        candidate("Zoho", { ...site("www.zoho.com"), rationale: "Cheap." }),
        candidate("ZOHO CRM"),
      ],
      "company",
    );
    expect(first).toMatchObject({
      name: "Zoho CRM",
      domain: "zoho.com",
      description: "Suite.",
      rationale: "Cheap.",
    });
    expect(others).toEqual([]);
  });

  it("are two experts of one site", () => {
    const two = ["Ada Lovelace", "Grace Hopper"].map((name) => candidate(name, site("mit.edu")));
    expect(finishEntries(two, "expert").map(({ name }) => name)).toEqual(["Ada Lovelace", "Grace Hopper"]);
  });
});

describe("texts and addresses", () => {
  it("are cleaned, bounded, or left out", () => {
    const [entry] = finishEntries(
      [
        candidate("A", {
          description: " **Fine**\u202e [1]\n",
          rationale: "",
          profileUrl: "javascript:alert(1)",
        }),
      ],
      "company",
    );
    expect(entry).toMatchObject({ description: "Fine", rationale: null, profileUrl: null });
    const [long] = finishEntries([candidate("A", { description: "x".repeat(9_000) })], "company");
    expect(long?.description).toHaveLength(2_000);
  });

  it.each([
    ["https://a.com/x", "https://a.com/x"],
    ["[Ada](https://a.com/x)", "https://a.com/x"],
    ["http://a.com", "http://a.com/"],
    ["ftp://a.com", null],
    ["https://u:p@a.com", null],
    ["https://localhost/x", null],
    ["a.com", null],
    ["https://a.com/<script>", null],
  ])("the address %s becomes %s", (imageUrl, url) => {
    expect(finishEntries([candidate("A", { imageUrl })], "expert")[0]?.imageUrl).toBe(url);
  });
});
