import {
  BUILT_IN_CATALOGUE,
  describeColumn,
  type RankedEntry,
  rankingKindOf,
  SEARCH_KINDS,
  type SearchEvent,
} from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getSearch } from "./get-search.ts";
import { saveSearch } from "./save-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
afterAll(() => services.close());

const save = (seed: SearchSeed) => addSearch(services, maya, seed);

function mentionsOf(id: string) {
  return services.db
    .selectFrom("company_mentions")
    .select(["prompt_no", "domain", "company_name", "aggregated_rank", "ranks"])
    .where("search_id", "=", id)
    .execute();
}

const name = fc.constantFrom("Acme", "acme ", "Bolt", "Core", "Dune");
const domain = fc.constantFrom("", "acme.com", "bolt.com", "core.com", "dune.com");
const list = fc
  .array(fc.record({ name, domain }), { maxLength: 6 })
  .map((entries): RankedEntry[] => entries.map((entry, index) => ({ ...entry, rank: index + 1 })));
const lists = fc.dictionary(fc.constantFrom(GPT, CLAUDE), list, { minKeys: 1 });
const pair = fc.tuple(list, list).map(([first, second]) => {
  return { [`${GPT}_prompt1`]: first, [`${GPT}_prompt2`]: second };
});

/** What should be counted of a search, in as few words as it can be said. */
function expectedMentions(
  answers: [string, readonly RankedEntry[]][],
  placeOf: (domain: string, best: number) => number | null,
) {
  const entries = answers.flatMap(([column, list]) => list.map((entry) => ({ column, ...entry })));
  const promptOf = (column: string) => (column.endsWith("_prompt2") ? 2 : 1);
  const named = entries.filter((entry) => entry.domain !== "");
  const listed = Map.groupBy(named, (entry) => `${promptOf(entry.column)} ${entry.domain}`);
  return [...listed.values()].map((same) => {
    const [{ column = "", domain = "", name: company_name = "" } = {}] = same;
    const best = Math.min(...same.map(({ rank }) => rank));
    const rankIn = (other: string) => {
      const own = same.filter((entry) => entry.column === other);
      return own.length === 0 ? 0 : Math.min(...own.map(({ rank }) => rank));
    };
    const common = { prompt_no: promptOf(column), domain, company_name };
    return {
      ...common,
      aggregated_rank: placeOf(domain, best),
      ranks: answers.map(([other]) => rankIn(other)),
    };
  });
}

const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe("what is counted of a search", () => {
  it("is each company once, with its best place of every model and in the aggregate", async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (answers) => {
        const id = await save({ lists: answers });
        const { results } = await getSearch(maya.request, id);
        const placeOf = (own: string) => results.find((entry) => entry.domain === own)?.rank ?? null;
        const expected = expectedMentions(Object.entries(answers), placeOf);
        expect(inOrder(await mentionsOf(id))).toEqual(inOrder(expected));
      }),
      { numRuns: 60 },
    );
  });

  it("is, in a comparison, each company's own place under its prompt's number", async () => {
    await fc.assert(
      fc.asyncProperty(pair, async (answers) => {
        const id = await save({ kind: "comparison", prompt2: "Best ERP", lists: answers });
        const expected = expectedMentions(Object.entries(answers), (_domain, best) => best);
        expect(inOrder(await mentionsOf(id))).toEqual(inOrder(expected));
        expect((await getSearch(maya.request, id)).results).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("is nobody among experts, who have no page", async () => {
    expect(await mentionsOf(await save({ kind: "expert" }))).toEqual([]);
  });
});

describe("what is kept for lists", () => {
  it.each(SEARCH_KINDS)(
    "is the first six of the aggregate, of a comparison the first answer's: %s",
    async (kind) => {
      const domains = ["a.com", "b.com", "c.com", "d.com", "e.com", "f.com", "g.com"];
      const columns = kind === "comparison" ? [`${GPT}_prompt1`, `${GPT}_prompt2`] : [GPT, CLAUDE];
      const [first = "", second = ""] = columns;
      const lists = { [first]: domains, [second]: ["b.com"] };
      const id = await save({ kind, lists, ...(kind === "comparison" ? { prompt2: "Best ERP" } : {}) });
      const { top } = await services.db
        .selectFrom("searches")
        .select("top")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(top.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
      const leader = rankingKindOf(kind) === "expert" || kind === "company" ? "b.com" : "a.com";
      expect([top[0]?.domain, top[0]?.votes.length]).toEqual([leader, leader === "b.com" ? 2 : 1]);
    },
  );

  it("is each cited domain once, with the columns that cite it", async () => {
    const id = await save({ cited: ["g2.com", "capterra.com"] });
    const sources = services.db.selectFrom("search_sources").select(["answered", "domains", "cited_by"]);
    expect(await sources.where("search_id", "=", id).execute()).toEqual([
      { answered: 3, domains: ["g2.com", "capterra.com"], cited_by: [1, 1] },
    ]);
  });

  it.each([
    { kind: "company", isPrivate: false },
    { kind: "company", isPrivate: true },
    { kind: "expert", isPrivate: false },
  ] as const)("is queued to be counted: $kind, private $isPrivate", async (seed) => {
    const id = await save(seed);
    const queued = services.db.selectFrom("uncounted_searches").select("search_id");
    expect(await queued.where("search_id", "=", id).execute()).toHaveLength(1);
  });

  it("takes the sector from those who list somebody", async () => {
    const id = await save({ lists: { [GPT]: [], [CLAUDE]: ["acme.com"] }, sector: "Energy" });
    expect((await getSearch(maya.request, id)).sector).toBe("Energy");
    const empty = await save({ lists: { [GPT]: [], [CLAUDE]: [] }, sector: "Energy" });
    expect(await getSearch(maya.request, empty)).toMatchObject({ sector: null, results: [] });
  });
});

describe("a search whose run goes on", () => {
  it("is not saved from a log that has grown", async () => {
    const id = await save({});
    const run = await services.db
      .selectFrom("runs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const failed = {
      type: "model_complete",
      ...describeColumn(CLAUDE, BUILT_IN_CATALOGUE),
      status: "error",
    } as const;
    const failure = { error: "", failure: "upstream", detail: "", durationMs: 1 } as const;
    const events: SearchEvent[] = [{ ...failed, ...failure }];
    expect(await saveSearch(services.context, { run, events })).toBeUndefined();
    expect((await getSearch(maya.request, id)).models.map(({ status }) => status)).toEqual([
      "success",
      "success",
    ]);
  });
});
