import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aggregateRankings,
  asColumnId,
  censorAggregate,
  censorRanking,
  censorRunEvent,
  describeColumn,
  mask,
  type RankedEntry,
  type SearchEvent,
  VISIBLE_POSITIONS,
} from "./index.ts";
import { BUILT_IN_CATALOGUE } from "./models/built-in.ts";

function company(rank: number, name: string, text = ""): RankedEntry {
  const domain = `${name.toLowerCase().replace(/[^a-z0-9]/g, "") || "x"}${rank}.com`;
  return { rank, name, domain, description: `Makes things. ${text}`, rationale: `Liked. ${text}` };
}

/** Names that cannot be part of one another or of the texts around them. */
const names = fc.uniqueArray(fc.stringMatching(/^[B-Y][a-z]{6,9}q[0-9]$/), { minLength: 1, maxLength: 20 });

describe("censoring", () => {
  it("masks with a first letter and always as many asterisks", () => {
    expect(["HubSpot", "飞书", "é", "😀 Labs", ""].map(mask)).toEqual([
      "H*****",
      "飞*****",
      "é*****",
      "😀*****",
      "*****",
    ]);
  });

  it("lets nothing of a hidden company through, wherever it is mentioned", () => {
    fc.assert(
      fc.property(names, (all) => {
        const text = `Compared with ${all.join(", ")} and (${all.join(") (")}).`;
        const full = all.map((name, index) => company(index + 1, name, text));
        const shown = JSON.stringify(censorRanking(full)).toLowerCase();
        for (const { name, domain } of full.slice(VISIBLE_POSITIONS)) {
          expect(shown).not.toContain(name.toLowerCase());
          expect(shown).not.toContain(domain);
        }
      }),
    );
  });

  it("leaves the first five as they are and keeps every rank", () => {
    fc.assert(
      fc.property(names, (all) => {
        const full = all.map((name, index) => company(index + 1, name));
        const shown = censorRanking(full);
        expect(shown.map(({ rank }) => rank)).toEqual(full.map(({ rank }) => rank));
        expect(shown.slice(0, VISIBLE_POSITIONS)).toEqual(full.slice(0, VISIBLE_POSITIONS));
        for (const hidden of shown.slice(VISIBLE_POSITIONS))
          expect(Object.keys(hidden)).toEqual(["rank", "name", "domain", "censored"]);
      }),
    );
  });

  it("hides names of scripts without spaces, and those made of signs", () => {
    const full = [
      ...["A", "B", "C", "D"].map((name, index) => company(index + 1, name)),
      company(5, "飞书", "比钉钉更好, and C++ (a|b) too"),
      company(6, "钉钉"),
      company(7, "C++"),
      company(8, "(a|b)"),
    ];
    expect(censorRanking(full)[4]?.description).toBe("Makes things. *****");
  });

  it("keeps the order of the aggregate and hides it from the sixth position on", () => {
    const rankings = ["openai/gpt-4.1-mini", "perplexity/sonar"].map((columnId) => ({
      columnId: asColumnId(columnId),
      results: Array.from({ length: 9 }, (_, index) => company(index + 1, `Company ${index}`)),
    }));
    const shown = censorAggregate(rankings, "company");
    expect(shown.slice(0, 5)).toEqual(aggregateRankings(rankings, "company").slice(0, 5));
    expect(shown[5]).toEqual({ rank: 6, name: "C*****", domain: "c*****", censored: true });
  });

  it("shows no source and no query of a censored answer, and changes no other event", () => {
    const model = describeColumn(asColumnId("perplexity/sonar"), BUILT_IN_CATALOGUE);
    const success: SearchEvent = {
      type: "model_complete",
      ...model,
      status: "success",
      data: {
        outcome: "named_nobody" as const,
        results: [],
        citations: [{ url: "https://attio.com/blog", domain: "attio.com", title: "Attio" }],
        sector: null,
        grounding: { type: "searched", engine: "gateway", queries: ["attio reviews"], requests: 1 },
        servedModel: null,
        durationMs: 1,
        wasCensored: false,
        censorReason: null,
      },
    };
    expect(censorRunEvent(success, "pro_limit_exceeded")).toMatchObject({
      data: {
        citations: [{ url: "", domain: "a*****", title: null, censored: true }],
        grounding: { type: "searched", engine: "gateway", queries: [], requests: 1 },
        wasCensored: true,
        censorReason: "pro_limit_exceeded",
      },
    });
    const start: SearchEvent = { type: "model_start", ...model, startedAt: "2026-11-21T00:00:00.000Z" };
    expect(censorRunEvent(start, "no_credits")).toBe(start);
  });

  it("masks the aggregate of experts by their names", () => {
    const results = Array.from({ length: 7 }, (_, index) => ({
      ...company(index + 1, `Ada ${index}`),
      domain: "",
    }));
    const shown = censorAggregate([{ columnId: asColumnId("perplexity/sonar"), results }], "expert");
    expect(shown.slice(VISIBLE_POSITIONS)).toEqual([
      { rank: 6, name: "A*****", domain: "*****", censored: true },
      { rank: 7, name: "A*****", domain: "*****", censored: true },
    ]);
  });

  it("masks the sentence that names a hidden company, and keeps the others", () => {
    const full = [
      company(1, "Alpha", "Zoho is hidden. Support is good."),
      ...["B", "C", "D", "E"].map((name, index) => company(index + 2, name)),
      company(6, "Zoho"),
    ];
    expect(censorRanking(full)[0]).toMatchObject({
      description: "Makes things. ***** Support is good.",
      rationale: "Liked. ***** Support is good.",
    });
  });

  it("changes nothing of a list that ends with the visible positions", () => {
    const full = Array.from({ length: VISIBLE_POSITIONS }, (_, index) =>
      company(index + 1, `Company ${index}`),
    );
    expect(censorRanking(full)).toEqual(full);
  });

  it("can be done again without another effect", () => {
    fc.assert(
      fc.property(names, (all) => {
        const once = censorRanking(all.map((name, index) => company(index + 1, name)));
        const again = censorRanking(once);
        expect(again.map(({ rank, name }) => [rank, name])).toEqual(
          once.map(({ rank, name }) => [rank, name]),
        );
      }),
    );
  });
});
