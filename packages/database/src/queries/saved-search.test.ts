import { BUILT_IN_CATALOGUE, describeColumn, type SearchModel } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ANSWER,
  addRun,
  addUser,
  CLAUDE,
  GPT,
  modelStart,
  openDatabase,
  QUESTION,
  readRun,
} from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { Run } from "../tables/runs.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { insertAnswer, type ToldAnswer } from "./answers.ts";
import type { NewMention } from "./company-mentions.ts";
import type { RunEnd } from "./run-end.ts";
import { appendRunEvents, readRunEvents } from "./run-log.ts";
import { endWithSearch, type FoundSearch } from "./saved-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const MODEL: SearchModel = {
  ...describeColumn(GPT, BUILT_IN_CATALOGUE),
  status: "success",
  outcome: "ranked",
  results: [{ rank: 1, name: "Acme", domain: "acme.com" }],
  citations: [],
  sector: "Technology",
  grounding: null,
  durationMs: 900,
  error: null,
};

const TOP = { rank: 1, name: "Acme", domain: "acme.com", description: "", votes: [] };

const mention = (name: string, aggregated_rank: number | null, ranks: number[]): NewMention => {
  return { prompt_no: 1, domain: `${name}.com`, company_name: name, aggregated_rank, ranks };
};

const FOUND: FoundSearch = {
  question: { ...QUESTION, prompt: "Best CRM for Øresund" },
  sector: "Technology",
  top: [TOP],
  results: [],
  models: [MODEL],
  mentions: [mention("acme", 1, [1, 0]), mention("bolt", 2, [2, 0])],
  sources: { answered: 1, domains: ["g2.com"], cited_by: [1], pages: [], pages_cited_by: [] },
};

const LAST: ToldAnswer = { event: modelStart(GPT), answer: ANSWER };

const answersOf = (runId: string) =>
  database.db
    .selectFrom("model_answers")
    .select(["attempt", "raw_text"])
    .where("run_id", "=", runId)
    .orderBy("attempt")
    .execute();

const endOf = (run: Pick<Run, "id" | "last_seq"> & { owner: string }): RunEnd => {
  return { runId: run.id, owner: run.owner, lastSeq: run.last_seq };
};

function rowsOf(table: "company_mentions" | "search_sources" | "uncounted_searches", id: string) {
  return database.db.selectFrom(table).selectAll().where("search_id", "=", id).execute();
}

const readSearch = (id: string) =>
  database.db.selectFrom("searches").selectAll().where("id", "=", id).executeTakeFirst();

describe("endWithSearch", () => {
  it("saves the search with its mentions and sources, queued to be counted, and ends the run", async () => {
    const userId = await addUser(database.db, { credits: 3 });
    const run = await addRun(database.db, { userId, isPrivate: true, isSandbox: false });
    expect(await endWithSearch(database.db, endOf(run), FOUND)).toBe(2);
    expect(await readSearch(run.id)).toMatchObject({
      user_id: userId,
      kind: "company",
      prompt: "Best CRM for Øresund",
      prompt_key: "best crm for øresund",
      sector: "Technology",
      columns: [GPT, CLAUDE],
      is_private: true,
      is_sandbox: false,
      was_censored: false,
      trending: false,
      top: [TOP],
      model_results: [MODEL],
      directory_learned_columns: [],
      created_at: run.created_at,
    });
    const common = { user_id: userId, is_public: false, is_sandbox: false, created_at: run.created_at };
    expect(await rowsOf("company_mentions", run.id)).toMatchObject(
      FOUND.mentions.map((row) => ({ ...row, ...common })),
    );
    expect(await rowsOf("search_sources", run.id)).toMatchObject([FOUND.sources]);
    expect(await rowsOf("uncounted_searches", run.id)).toHaveLength(1);
    expect(await readRun(database.db, run.id)).toMatchObject({ status: "completed", lease_until: null });
    expect((await readRunEvents(database.db, run.id)).at(-1)).toMatchObject({ remainingCredits: 2 });
  });

  it("stores the last answer with the end: its event before `complete`, its text as the next attempt", async () => {
    const run = await addRun(database.db);
    const append = { runId: run.id, owner: run.owner, events: [modelStart(GPT)] };
    await insertAnswer(database.db, append, LAST.answer);
    const lastSeq = run.last_seq + 1;
    expect(await endWithSearch(database.db, { ...endOf(run), lastSeq }, FOUND, LAST)).toBe(0);
    const log = await readRunEvents(database.db, run.id);
    expect(log.slice(lastSeq).map(({ type }) => type)).toEqual([LAST.event.type, "complete"]);
    expect(await readRun(database.db, run.id)).toMatchObject({ status: "completed", last_seq: lastSeq + 2 });
    expect(await answersOf(run.id)).toEqual([
      { attempt: 1, raw_text: "1. HubSpot" },
      { attempt: 2, raw_text: "1. HubSpot" },
    ]);
    expect(await readSearch(run.id)).toMatchObject({ model_results: [MODEL] });
  });

  it("replaces what a run saved before, once it was retried", async () => {
    const run = await addRun(database.db);
    await endWithSearch(database.db, endOf(run), FOUND);
    await database.db.updateTable("searches").set({ trending: true }).where("id", "=", run.id).execute();
    await database.db.updateTable("runs").set({ status: "running" }).where("id", "=", run.id).execute();
    const events = [modelStart(CLAUDE)];
    const appended = await appendRunEvents(database.db, { runId: run.id, owner: run.owner, events });
    const lastSeq = appended.at(-1)?.seq ?? 0;
    const second: FoundSearch = {
      ...FOUND,
      sector: "Energy",
      models: [MODEL, { ...MODEL, ...describeColumn(CLAUDE, BUILT_IN_CATALOGUE) }],
      mentions: [mention("acme", 2, [1, 0]), mention("bolt", null, [2, 0]), mention("core", 1, [0, 1])],
      sources: { answered: 3, domains: ["g2.com"], cited_by: [3], pages: [], pages_cited_by: [] },
    };
    await endWithSearch(database.db, { ...endOf(run), lastSeq }, second);
    const saved = await readSearch(run.id);
    // What an admin flagged stays flagged.
    expect(saved).toMatchObject({ sector: "Energy", trending: true });
    expect(saved?.model_results).toHaveLength(2);
    const mentions = await rowsOf("company_mentions", run.id);
    const places = mentions.map(({ company_name, aggregated_rank }) => [company_name, aggregated_rank]);
    expect(Object.fromEntries(places)).toEqual({ acme: 2, bolt: null, core: 1 });
    expect(mentions).toHaveLength(3);
    expect(await rowsOf("search_sources", run.id)).toMatchObject([second.sources]);
  });

  it("saves a search in which nobody was listed", async () => {
    const run = await addRun(database.db);
    const nothing = {
      sector: null,
      top: [],
      results: [],
      mentions: [],
      sources: { answered: 1, domains: [], cited_by: [], pages: [], pages_cited_by: [] },
    };
    expect(await endWithSearch(database.db, endOf(run), { ...FOUND, ...nothing })).toBe(0);
    expect(await readSearch(run.id)).toMatchObject({ sector: null, top: [] });
  });

  it.each([
    ["was taken over", { owner: newId() }],
    ["has gone on since", { lastSeq: 2 }],
    ["is not there", { runId: newId() }],
  ])("saves nothing of a run that %s", async (_name, change) => {
    const run = await addRun(database.db);
    const end = { ...endOf(run), ...change };
    expect(await endWithSearch(database.db, end, FOUND, LAST)).toBeUndefined();
    expect(await answersOf(run.id)).toEqual([]);
    expect(await readRunEvents(database.db, run.id)).toHaveLength(run.last_seq);
    const tables = ["company_mentions", "search_sources", "uncounted_searches"] as const;
    for (const table of tables) expect(await rowsOf(table, run.id)).toEqual([]);
    expect(await readSearch(run.id)).toBeUndefined();
    expect((await readRun(database.db, run.id)).status).toBe("running");
  });

  it("saves a run once when two executors end it at the same time", async () => {
    const run = await addRun(database.db);
    const ends = await Promise.all([
      endWithSearch(database.db, endOf(run), FOUND),
      endWithSearch(database.db, endOf(run), FOUND),
    ]);
    expect(ends.filter((credits) => credits !== undefined)).toEqual([0]);
    expect(await rowsOf("company_mentions", run.id)).toHaveLength(FOUND.mentions.length);
  });
});
