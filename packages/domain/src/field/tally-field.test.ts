import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import type { FieldAnswer, FieldQuestion } from "./field.ts";
import { citedDomains, tallyField } from "./tally-field.ts";

const MODELS = ["openai/gpt-4.1-mini", "x-ai/grok-3-mini"].map(asModelId);
const COMPANIES = ["kelp.com", "moss.com", "fern.com", "reed.com"];
const PAGES = [
  "https://plantpress.org/best-planners",
  "https://plantpress.org/free-planners",
  "https://g2.com/garden",
  "https://moss.com/pricing",
  "https://kelp.com/",
];

interface Said {
  readonly lists: readonly string[];
  readonly cites: readonly string[];
}

const question = (...said: Said[]): FieldQuestion => ({
  kind: "company",
  prompt: "Which garden planner is free",
  origin: null,
  answers: said.map(
    ({ lists, cites }, index): FieldAnswer => ({
      modelId: MODELS[index] ?? asModelId("perplexity/sonar"),
      ranks: new Map(lists.map((domain, place) => [domain, place + 1])),
      domains: [...new Set(cites.map((page) => new URL(page).hostname.replace("www.", "")))],
      pages: cites,
    }),
  ),
});
const COMPANY = { domain: "kelp.com", peers: ["moss.com", "fern.com"], companies: new Set(["moss.com"]) };

const fields = fc.array(
  fc
    .array(fc.record({ lists: fc.shuffledSubarray(COMPANIES), cites: fc.shuffledSubarray(PAGES) }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((said) => question(...said)),
  { maxLength: 6 },
);

describe("the gap", () => {
  it("is pages of answers that list a peer and not the company, without those that name it elsewhere", () => {
    const [best = "", free = "", review = ""] = PAGES;
    const { gap, gapPages, absent } = tallyField(
      [
        question({ lists: ["moss.com"], cites: [best, free, review] }),
        question({ lists: ["kelp.com", "moss.com"], cites: [best] }),
        question({ lists: ["reed.com"], cites: ["https://otherpress.org/roses"] }),
      ],
      COMPANY,
    );
    expect(gap.map(({ domain, pagesInField, pagesNaming }) => [domain, pagesInField, pagesNaming])).toEqual([
      ["g2.com", 1, 0],
      ["plantpress.org", 2, 1],
    ]);
    expect(gap[1]?.pages.map(({ url, answers, naming }) => [url, answers, naming])).toEqual([
      [free, 1, 0],
      [best, 1, 1],
    ]);
    expect({ gapPages, absent }).toEqual({ gapPages: 2, absent: 1 });
  });

  it("knows a page under other spellings of its address", () => {
    const { gap } = tallyField(
      [
        question({ lists: ["moss.com"], cites: ["https://www.plantpress.org/free-planners/"] }),
        question({ lists: ["kelp.com"], cites: ["http://plantpress.org/free-planners"] }),
      ],
      COMPANY,
    );
    expect(gap).toEqual([]);
  });

  it("never holds a page that an answer cites which lists the company, nor the company's own", () => {
    fc.assert(
      fc.property(fields, (field) => {
        const { gap, pages, pagesNaming } = tallyField(field, COMPANY);
        const answers = field.flatMap((asked) => asked.answers);
        const naming = new Set(
          answers.filter(({ ranks }) => ranks.has("kelp.com")).flatMap((one) => one.pages),
        );
        for (const source of gap) {
          expect(source.domain).not.toBe("kelp.com");
          const open = source.pages.filter((page) => page.naming === 0);
          expect(open.length).toBe(source.pagesInField - source.pagesNaming);
          for (const { url } of open) expect(naming.has(url)).toBe(false);
        }
        expect(pages).toBe(new Set(answers.flatMap((one) => one.pages)).size);
        expect(pagesNaming).toBe(naming.size);
      }),
    );
  });
});

describe("share of voice", () => {
  it("lets a first place weigh more than a last one, and stands in the order of what is shown", () => {
    const { company, competitors } = tallyField(
      [
        question(
          { lists: ["fern.com", "moss.com", "kelp.com"], cites: [] },
          { lists: ["fern.com"], cites: [] },
        ),
      ],
      COMPANY,
    );
    expect([company, ...competitors].map(({ domain, share }) => [domain, Math.round(share * 100)])).toEqual([
      ["kelp.com", 23],
      ["fern.com", 52],
      ["moss.com", 25],
    ]);
  });

  it("adds up to all points with the other companies, whoever the peers are", () => {
    fc.assert(
      fc.property(fields, fc.subarray(["moss.com", "fern.com"]), (field, peers) => {
        const { company, competitors, others } = tallyField(field, { ...COMPANY, peers });
        const shares = competitors.map(({ share }) => share);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        const all = company.share + others.share + shares.reduce((sum, share) => sum + share, 0);
        const isEmpty = field.every(({ answers }) => answers.every(({ ranks }) => ranks.size === 0));
        expect(all).toBeCloseTo(isEmpty ? 0 : 1, 9);
      }),
    );
  });

  it("is compared with who leads the field when the company has no peers", () => {
    const { competitors, absent } = tallyField([question({ lists: ["reed.com", "fern.com"], cites: [] })], {
      ...COMPANY,
      peers: [],
    });
    expect(competitors.map(({ domain }) => domain)).toEqual(["reed.com", "fern.com"]);
    expect(absent).toBe(1);
  });
});

it("counts a cited site once for each answer that lists the company", () => {
  fc.assert(
    fc.property(fields, (field) => {
      const listing = field.flatMap(({ answers }) => answers).filter(({ ranks }) => ranks.has("kelp.com"));
      for (const { source, count } of citedDomains(field, "kelp.com"))
        expect(count).toBe(listing.filter(({ domains }) => domains.includes(source)).length);
    }),
  );
});
