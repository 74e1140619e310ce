import { inTransaction, newId } from "@standings/database";
import { asColumnId, type ColumnId, promptKey } from "@standings/domain";
import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type QuestionStanding, standingOf } from "../../../test/company-reference.ts";
import { addSearch, answerAgain, CLAUDE, GPT, type SearchSeed } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { liftModeration } from "../../moderation/lift-moderation.ts";
import { moderate } from "../../moderation/moderate.ts";
import { deleteSearch, deleteSearchesOf } from "../../searches/delete-search.ts";
import { setSearchPrivacy } from "../../searches/set-search-privacy.ts";
import { aggregateSources } from "../aggregate-sources.ts";
import { getCompany } from "../get-company.ts";
import { listCompanyQuestions } from "../list-company-questions.ts";
import { listCompanyWeeks } from "../list-company-weeks.ts";
import { countQueued } from "./count-searches.ts";
import { findCountDrift } from "./find-count-drift.ts";
import { recount } from "./recount.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
afterAll(() => services.close());

const DOMAINS = ["acme.com", "bolt.com", "core.com", "dune.com"];
const PROMPTS = ["Best CRM", "best crm", "Best ERP"];

const domains = fc.array(fc.constantFrom(...DOMAINS), { maxLength: 6 });
const asked = fc.record({
  isPrivate: fc.boolean(),
  isSandbox: fc.boolean(),
  daysAgo: fc.nat(20),
  prompt: fc.constantFrom(...PROMPTS),
});
const pages = fc.uniqueArray(fc.constantFrom("g2.com", "g2.com/crm", "reddit.com", "bolt.com", "forbes.com"));
const ranking = fc.record({
  seed: asked,
  kind: fc.constantFrom("company", "company", "company", "expert"),
  lists: fc.record({ [GPT]: domains, [CLAUDE]: domains }),
  cites: fc.record({ [GPT]: pages, [CLAUDE]: pages }),
  failed: fc.subarray([CLAUDE, GPT], { maxLength: 1 }),
});
const comparison = fc.record({
  seed: asked,
  kind: fc.constant("comparison"),
  prompt2: fc.constantFrom(...PROMPTS),
  lists: fc.record({ [`${GPT}_prompt1`]: domains, [`${GPT}_prompt2`]: domains }),
  cites: fc.record({ [`${GPT}_prompt1`]: pages, [`${GPT}_prompt2`]: pages }),
  failed: fc.constant([]),
});

type Step =
  | { readonly do: "save"; readonly who: number; readonly search: SearchSeed }
  | { readonly do: "retry" | "delete" | "share" | "hide" | "take down" | "lift"; readonly nth: number }
  | { readonly do: "take down company" | "lift company"; readonly domain: string }
  | { readonly do: "count" | "leave" };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("save"), who: fc.nat(1), search: seeds() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("retry", "retry", "retry", "delete", "share", "hide", "take down", "lift"),
      nth: fc.nat(8),
    }),
  },
  fc.record({
    do: fc.constantFrom("take down company", "lift company"),
    domain: fc.constantFrom(...DOMAINS),
  }),
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("count", "count", "count", "leave") }) },
) as fc.Arbitrary<Step>;

function seeds(): fc.Arbitrary<SearchSeed> {
  return fc
    .oneof(ranking, comparison)
    .map(({ seed, ...search }) => ({ ...seed, ...search })) as fc.Arbitrary<SearchSeed>;
}

interface Saved {
  readonly id: string;
  readonly owner: TestUser;
  readonly seed: SearchSeed;
  failed: readonly string[];
}

/** Plays steps on an empty product; gives the people who are left. */
async function play(steps: readonly Step[]): Promise<TestUser[]> {
  const people = [await addUser(services), await addUser(services)];
  const saved: Saved[] = [];
  for (const one of steps) await playStep(one, people, saved);
  return people;
}

async function playStep(one: Step, people: TestUser[], saved: Saved[]): Promise<void> {
  if (one.do === "count") return countQueued(services.context);
  if (one.do === "save") {
    const owner = people[one.who] ?? admin;
    const id = await addSearch(services, owner, one.search);
    saved.push({ id, owner, seed: one.search, failed: one.search.failed ?? [] });
    return;
  }
  if (one.do === "leave") return leave(people, saved);
  if ("domain" in one) {
    const order = { measure: "take_down", subject: { kind: "company", domain: one.domain } } as const;
    if (one.do === "lift company") return liftModeration(admin.request, order);
    return moderate(admin.request, { ...order, reason: "Spam" });
  }
  const choice = one.do === "retry" ? saved.filter(({ failed }) => failed.length > 0) : saved;
  const found = "nth" in one ? choice[one.nth % Math.max(choice.length, 1)] : undefined;
  if (found && "nth" in one) await change(one.do, found, saved);
}

async function leave(people: TestUser[], saved: Saved[]): Promise<void> {
  const [first] = people.splice(0, 1, await addUser(services));
  if (!first) return;
  await inTransaction(services.db, (tx) => deleteSearchesOf(tx, first.userId, { keepsShared: false }));
  saved.splice(0, saved.length, ...saved.filter(({ owner }) => owner !== first));
}

async function change(what: string, found: Saved, saved: Saved[]): Promise<void> {
  const { id, owner, seed } = found;
  const order = { measure: "take_down", subject: { kind: "search", id } } as const;
  const [failed] = found.failed;
  if (what === "retry" && failed !== undefined) {
    await answerAgain(services, id, failed as ColumnId, seed);
    found.failed = [];
  }
  if (what === "share" || what === "hide")
    await setSearchPrivacy(owner.request, { id, isPrivate: what === "hide" });
  if (what === "take down") await moderate(admin.request, { ...order, reason: "Spam" });
  if (what === "lift") await liftModeration(admin.request, order);
  if (what === "delete") {
    await deleteSearch(owner.request, id);
    saved.splice(saved.indexOf(found), 1);
  }
}

/** What the verbs of company pages say. */
async function shownStanding({ request }: TestUser, domain: string) {
  const wanted = { domain, withPrivate: true };
  const { figures } = await getCompany(request, wanted);
  const weeks = await listCompanyWeeks(request, { ...wanted, weeks: 52 });
  const { sources } = await aggregateSources(request, wanted);
  const page = { ...wanted, sort: "newest", page: 1, limit: 100 } as const;
  const { questions } = await listCompanyQuestions(request, page);
  return {
    figures,
    weeks: Object.fromEntries(weeks.map((row) => [row.week, row.averageRank])),
    sources: Object.fromEntries(sources.map((row) => [row.source, row.count])),
    questions: questions.map(
      (row): QuestionStanding => [
        `${row.kind} ${promptKey(row.prompt)}`,
        row.timesAsked,
        row.searchId,
        row.ranks,
        row.places,
      ],
    ),
  };
}

describe("what company pages count", () => {
  it("is what their definitions say, whatever was saved, retried, hidden, taken down, deleted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25, size: "max" }), async (steps) => {
        await forgetEverything();
        const people = await play(steps);
        await countQueued(services.context);
        for (const person of [...people, admin])
          for (const domain of DOMAINS)
            expect(await shownStanding(person, domain)).toEqual(
              await standingOf(services, person.userId, domain),
            );
        const before = await shownStanding(admin, "acme.com");
        expect(await findCountDrift(services.services.systemRequest())).toEqual([]);
        await recount(services.services.systemRequest());
        expect(await shownStanding(admin, "acme.com")).toEqual(before);
        expect(await findCountDrift(services.services.systemRequest())).toEqual([]);
      }),
      { numRuns: sized({ whole: 30, gate: 5 }), endOnFailure: true },
    );
  });
});

async function forgetEverything(): Promise<void> {
  const { db } = services;
  for (const table of [
    "searches",
    "company_mentions",
    "search_sources",
    "uncounted_searches",
    "moderations",
  ] as const)
    await db.deleteFrom(table).execute();
  await recount(services.services.systemRequest());
}

it("a search that ended while its prompt was taken down is taken down when it is counted", async () => {
  const maya = await addUser(services);
  const prompt = "Which one nobody may see";
  const id = await addSearch(services, maya, { prompt });
  // As the measure that commits between what the search's end reads and its commit.
  await services.db
    .insertInto("moderations")
    .values({
      id: newId(),
      measure: "take_down",
      subject_kind: "prompt",
      subject: promptKey(prompt),
      reason: "In the meantime",
      set_by: admin.userId,
    })
    .execute();
  await countQueued(services.context);
  const row = services.db.selectFrom("searches").select("is_taken_down").where("id", "=", id);
  expect(await row.execute()).toEqual([{ is_taken_down: true }]);
  const mentions = services.db.selectFrom("company_mentions").select("is_public").where("search_id", "=", id);
  expect((await mentions.execute()).some(({ is_public }) => is_public)).toBe(false);
  expect(await findCountDrift(services.services.systemRequest())).toEqual([]);
});

it("mentions that were saved as they were before a search was hidden are mended by the next count", async () => {
  const maya = await addUser(services);
  const id = await addSearch(services, maya, {});
  await countQueued(services.context);
  await setSearchPrivacy(maya.request, { id, isPrivate: true });
  await answerAgain(services, id, asColumnId(GPT), {});
  // As an end that had read the counts of before.
  await services.db
    .updateTable("company_mentions")
    .set({ is_public: true })
    .where("search_id", "=", id)
    .execute();
  await countQueued(services.context);
  const mentions = services.db.selectFrom("company_mentions").select("is_public").where("search_id", "=", id);
  expect(new Set((await mentions.execute()).map(({ is_public }) => is_public))).toEqual(new Set([false]));
});
