import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { entryKey } from "./identity/keys.ts";
import { normaliseName } from "./identity/names.ts";
import { aggregateRankings, type ColumnRanking, MAX_RESULTS, type RankedEntry } from "./ranking.ts";

const company = (rank: number, domain: string, name = domain): RankedEntry => {
  return { rank, name: name, domain, description: "" };
};

/** Rankings of up to nine models over a small pool of companies, so that they overlap. */
const rankings = fc
  .array(fc.shuffledSubarray(Array.from({ length: 30 }, (_, index) => `c${index}.com`)), { maxLength: 9 })
  .map((lists) =>
    lists.map((domains, model): ColumnRanking => {
      return {
        columnId: asColumnId(`m${model}`),
        results: domains.slice(0, 20).map((domain, index) => company(index + 1, domain)),
      };
    }),
  );

/** The rule as decisions "Ranking" words it, written as plainly as possible. */
function referencePoints(models: readonly ColumnRanking[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const { results } of models) {
    for (const { domain, rank } of results) points.set(domain, (points.get(domain) ?? 0) + 21 - rank);
  }
  return points;
}

describe("aggregateRankings", () => {
  it("gives each company the points of the plain rule, once, in order", () => {
    fc.assert(
      fc.property(rankings, (models) => {
        const rows = aggregateRankings(models, "company");
        expect(new Map(rows.map((row) => [row.domain, row.points]))).toEqual(referencePoints(models));
        expect(rows.map((row) => row.rank)).toEqual(rows.map((_, index) => index + 1));
        const isOrdered = rows.every((row, index) => {
          const next = rows[index + 1];
          return (
            !next ||
            row.points > next.points ||
            (row.points === next.points && row.votes.length >= next.votes.length)
          );
        });
        expect(isOrdered).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("does not depend on the order of the models", () => {
    fc.assert(
      fc.property(rankings, fc.integer(), (models, seed) => {
        const turned = [...models].reverse();
        const cut = models.length === 0 ? 0 : Math.abs(seed) % models.length;
        expect(aggregateRankings([...turned.slice(cut), ...turned.slice(0, cut)], "company")).toEqual(
          aggregateRankings(models, "company"),
        );
      }),
    );
  });

  it("counts absence: four third places beat one first", () => {
    const models = [
      { columnId: asColumnId("a"), results: [company(1, "loved.com"), company(3, "known.com")] },
      ...["b", "c", "d"].map((columnId) => ({
        columnId: asColumnId(columnId),
        results: [company(3, "known.com")],
      })),
    ];
    const [first, second] = aggregateRankings(models, "company");
    expect([first?.domain, first?.points, first?.votes.length, first?.averageRank]).toEqual([
      "known.com",
      72,
      4,
      3,
    ]);
    expect([second?.domain, second?.points, second?.averageRank]).toEqual(["loved.com", 20, 1]);
  });

  it("breaks ties by votes, then best rank, then name", () => {
    const results = [
      { columnId: asColumnId("a"), results: [company(1, "one.com"), company(10, "two.com")] },
      {
        columnId: asColumnId("b"),
        results: [company(12, "two.com"), company(11, "three.com"), company(11, "four.com")],
      },
    ];
    expect(aggregateRankings(results, "company").map((row) => [row.domain, row.points])).toEqual([
      ["two.com", 20],
      ["one.com", 20],
      ["four.com", 10],
      ["three.com", 10],
    ]);
  });

  it("merges spellings of one domain under the most frequent, and a bare name with its only domain", () => {
    const models = [
      { columnId: asColumnId("a"), results: [company(1, "zoho.com", "Zoho CRM")] },
      { columnId: asColumnId("b"), results: [company(2, "zoho.com", "Zoho")] },
      { columnId: asColumnId("c"), results: [company(1, "zoho.com", "Zoho CRM")] },
      { columnId: asColumnId("d"), results: [company(4, "", "ZOHO")] },
      { columnId: asColumnId("e"), results: [company(1, "", "Nowhere Inc.")] },
    ];
    const rows = aggregateRankings(models, "company");
    expect(rows.map((row) => [row.name, row.domain, row.votes.length])).toEqual([
      ["Zoho CRM", "zoho.com", 4],
      ["Nowhere Inc.", "", 1],
    ]);
  });

  it("counts a company that one model lists twice with its better rank", () => {
    const [row] = aggregateRankings(
      [{ columnId: asColumnId("a"), results: [company(5, "x.com"), company(2, "x.com")] }],
      "company",
    );
    expect([row?.points, row?.votes.length]).toEqual([19, 1]);
  });
});

describe("aggregateRankings of experts", () => {
  const expert = (rank: number, name: string, changes: Partial<RankedEntry> = {}): RankedEntry => {
    return { rank, name, domain: "", description: "", ...changes };
  };

  it("knows a person by name, whatever title or spelling", () => {
    const rows = aggregateRankings(
      [
        { columnId: asColumnId("a"), results: [expert(1, "Dr. Jane Goodall")] },
        { columnId: asColumnId("b"), results: [expert(2, "Jane Goodall")] },
        { columnId: asColumnId("c"), results: [expert(3, "jane goodall")] },
      ],
      "expert",
    );
    expect(rows.map(({ name, points, votes }) => [name, points, votes.length])).toEqual([
      ["Dr. Jane Goodall", 27, 3],
    ]);
  });

  it("keeps two people of one site apart", () => {
    const results = [
      expert(1, "Ada Lovelace", { domain: "mit.edu" }),
      expert(2, "Grace Hopper", { domain: "mit.edu" }),
    ];
    expect(
      aggregateRankings([{ columnId: asColumnId("a"), results }], "expert").map(({ name }) => name),
    ).toEqual(["Ada Lovelace", "Grace Hopper"]);
  });

  it("takes addresses of the best placed entry that has them", () => {
    const [row] = aggregateRankings(
      [
        {
          columnId: asColumnId("a"),
          results: [expert(3, "Ada", { profileUrl: "https://a.org/3", imageUrl: "https://a.org/i" })],
        },
        { columnId: asColumnId("b"), results: [expert(1, "Ada")] },
        {
          columnId: asColumnId("c"),
          results: [expert(2, "Ada", { profileUrl: "https://a.org/2", domain: "a.org" })],
        },
      ],
      "expert",
    );
    expect(row).toMatchObject({
      profileUrl: "https://a.org/2",
      imageUrl: "https://a.org/i",
      domain: "a.org",
    });
  });

  it.each(["company", "expert"] as const)("reads the best of a %s list that is too long", (kind) => {
    const results = Array.from({ length: MAX_RESULTS[kind] + 5 }, (_, index) =>
      company(index + 1, "", `N${index}`),
    );
    expect(aggregateRankings([{ columnId: asColumnId("a"), results }], kind)).toHaveLength(MAX_RESULTS[kind]);
  });
});

describe("the best placed entry", () => {
  it("gives description and rationale, and every vote is told, best first", () => {
    const [row] = aggregateRankings(
      [
        {
          columnId: asColumnId("m2"),
          results: [{ ...company(4, "x.com"), description: "Fourth.", rationale: "Late." }],
        },
        {
          columnId: asColumnId("m1"),
          results: [{ ...company(2, "x.com"), description: "Second.", rationale: "Early." }],
        },
      ],
      "company",
    );
    expect(row).toMatchObject({
      description: "Second.",
      rationale: "Early.",
      averageRank: 3,
      votes: [
        { columnId: "m1", rank: 2 },
        { columnId: "m2", rank: 4 },
      ],
    });
  });

  it("rounds the mean rank to one decimal", () => {
    const models = [1, 2, 2].map((rank, index) => ({
      columnId: asColumnId(`m${index}`),
      results: [company(rank, "x.com")],
    }));
    expect(aggregateRankings(models, "company")[0]?.averageRank).toBe(1.7);
  });
});

describe("identity", () => {
  it.each([
    [{ domain: "zoho.com", name: "Zoho CRM" }, "company", "zoho.com"],
    [{ domain: "", name: "Zoho  CRM!" }, "company", "name:zoho crm"],
    [{ domain: "mit.edu", name: "Prof. Dr. Ada Lovelace" }, "expert", "name:ada lovelace"],
    [{ domain: "", name: "Drake" }, "expert", "name:drake"],
  ] as const)("of %j as %s is %s", (entry, kind, key) => expect(entryKey(entry, kind)).toBe(key));

  it.each([
    ["Nestlé", "nestle"],
    ["  AT&T ", "at t"],
    ["ＨＵＡＷＥＩ", "huawei"],
    ["华为", "华为"],
    ["İş Bankası", "is bankasi"],
    ["!!!", "!!!"],
    ["—", ""],
  ])("the name %s is %j", (name, normalised) => expect(normaliseName(name)).toBe(normalised));

  it("of a name needs to be made once only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
    );
  });
});
