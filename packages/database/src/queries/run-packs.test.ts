import { BUILT_IN_CATALOGUE, describeColumn, type Grounding, type RunEvent } from "@standings/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRun, CLAUDE, EXTRACTION, GPT, modelStart, openDatabase, QUESTION } from "../../test/rows.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { insertAnswer, readAnswers } from "./answers.ts";
import { appendRunEvents, readRunEvents } from "./run-log.ts";
import { findUnpackedRuns, packRun, unpackRun } from "./run-packs.ts";
import { endWithSearch } from "./saved-search.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const text = fc.string({ unit: "binary", maxLength: 40 });
/** What models may say: any text, any number of entries, refused, failed or not at all. */
const VERSIONS = { reading: 2, matching: null, searchPolicy: 1, geo: "none" as const };
const reply = fc.record({
  columnId: fc.constantFrom(GPT, CLAUDE),
  raw: fc.oneof(
    text,
    fc.constant('{"__proto__": {"a": 1}, "a": 1, "a": 2}'),
    fc.constant("\\u0000 \n\t\u2028 é 東京"),
  ),
  costUsd: fc.oneof(fc.constant(null), fc.double({ noNaN: true, noDefaultInfinity: true })),
  grounding: fc.oneof(
    fc.constantFrom<Grounding>({ type: "could_have_searched" }, { type: "training" }),
    fc.record({
      type: fc.constant("searched"),
      engine: fc.constantFrom("native", "exa", "gateway", null),
      queries: fc.array(fc.string({ maxLength: 9 }).map((query) => query.replaceAll("\u0000", ""))),
      requests: fc.option(fc.nat()),
    }),
  ),
  status: fc.constantFrom("success", "declined", "error"),
  names: fc.array(text, { maxLength: 4 }),
  reading: fc.constantFrom(
    { shape: null, readBy: null, extraction: null, versions: null },
    { shape: "json", readBy: "parser", extraction: null, versions: VERSIONS } as const,
    { shape: "prose", readBy: "model", extraction: EXTRACTION, versions: VERSIONS } as const,
  ),
});
type Reply = typeof reply extends fc.Arbitrary<infer Value> ? Value : never;

async function answered(replies: readonly Reply[]) {
  const run = await addRun(database.db);
  for (const { columnId, raw, costUsd, grounding, status, names, reading } of replies) {
    const results = names.map((name, index) => ({ rank: index + 1, name, domain: "" }));
    const data = {
      results,
      citations: [],
      sector: null,
      grounding: null,
      servedModel: null,
      durationMs: 1,
    };
    const event: RunEvent = {
      type: "model_complete",
      ...describeColumn(columnId, BUILT_IN_CATALOGUE),
      status: "success",
      data: { outcome: "ranked", ...data, wasCensored: false, censorReason: null },
    };
    await insertAnswer(
      database.db,
      { runId: run.id, owner: run.owner, events: [event] },
      {
        columnId,
        status,
        upstreamId: "x",
        durationMs: 1,
        ...reading,
        reply: { text: raw, servedModel: raw, promptTokens: 1, completionTokens: null, costUsd, grounding },
      },
    );
  }
  return run;
}

const MODEL = {
  ...describeColumn(GPT, BUILT_IN_CATALOGUE),
  status: "success",
  outcome: "ranked",
  results: [],
  citations: [],
} as const;
const NO_SOURCES = { answered: 0, domains: [], cited_by: [], pages: [], pages_cited_by: [] };
const model = { ...MODEL, sector: null, grounding: null, durationMs: 9, error: null };

async function ended(replies: readonly Reply[], isSaved = true) {
  const run = await answered(replies);
  const end = { runId: run.id, owner: run.owner, lastSeq: run.last_seq + replies.length };
  const results = [
    { rank: 1, name: "é", domain: "", description: "", points: 1, averageRank: 1.0, votes: [] },
  ];
  if (!isSaved) await setEnded(run.id);
  else {
    await endWithSearch(database.db, end, {
      question: QUESTION,
      sector: null,
      top: [],
      mentions: [],
      sources: NO_SOURCES,
      results,
      models: [model],
    });
  }
  return run;
}

const setEnded = (id: string) =>
  sql`update runs set status = 'failed', ended_at = now(), lease_until = null where id = ${id}`.execute(
    database.db,
  );

/** Every row of a run as text, the JSON as it is stored. */
async function rowsOf(runId: string): Promise<unknown> {
  const { rows } = await sql`
    select (select array_agg(run_events::text order by seq) from run_events where run_id = ${runId}) as events,
      (select array_agg(model_answers::text order by attempt, column_id) from model_answers where run_id = ${runId}) as answers,
      (select searches::text from searches where id = ${runId}) as search
  `.execute(database.db);
  return rows[0];
}

async function readAll(run: { id: string; user_id: string }) {
  const { id: runId, user_id: userId } = run;
  return JSON.stringify([
    await readRunEvents(database.db, runId),
    await readAnswers(database.db, { runId, userId }),
  ]);
}

describe("a packed run", () => {
  it("reads as before, and unpacked every row is what it was, to the byte", async () => {
    const replies = fc.array(reply, { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(replies, fc.boolean(), async (said, isSaved) => {
        const run = await ended(said, isSaved);
        const [rows, read] = [await rowsOf(run.id), await readAll(run)];
        expect(await packRun(database.db, run.id)).toBe(true);
        expect(await rowsOf(run.id)).toMatchObject({ events: null, answers: null });
        expect(await readAll(run)).toBe(read);
        await unpackRun(database.db, run.id);
        expect(await rowsOf(run.id)).toEqual(rows);
        expect(await readAll(run)).toBe(read);
      }),
      { numRuns: 25 },
    );
  });

  it("is packed once, by two processes at once too, and not while it runs", async () => {
    const run = await ended([]);
    const packed = await Promise.all([packRun(database.db, run.id), packRun(database.db, run.id)]);
    expect(packed.filter(Boolean)).toHaveLength(1);
    expect(await packRun(database.db, run.id)).toBe(false);
    const running = await addRun(database.db);
    expect(await packRun(database.db, running.id)).toBe(false);
    expect(await packRun(database.db, crypto.randomUUID())).toBe(false);
  });

  it.each(["runs", "searches"])("waits for nobody who holds its row of %s", async (table) => {
    const run = await ended([]);
    await database.db.transaction().execute(async (tx) => {
      await sql`select from ${sql.table(table)} where id = ${run.id} for update`.execute(tx);
      expect(await packRun(database.db, run.id)).toBe(false);
    });
    expect(await packRun(database.db, run.id)).toBe(true);
  });

  it("goes with its run", async () => {
    const run = await ended([], false);
    await packRun(database.db, run.id);
    await database.db.deleteFrom("runs").where("id", "=", run.id).execute();
    const packs = database.db.selectFrom("run_packs").selectAll().where("run_id", "=", run.id);
    expect(await packs.execute()).toEqual([]);
  });
});

describe("findUnpackedRuns", () => {
  it("finds ended runs in the order they began, from batch to batch", async () => {
    await sql`update runs set status = 'running'`.execute(database.db);
    const runs = [await ended([]), await ended([]), await ended([]), await addRun(database.db)];
    const [first, second, third] = runs.map(({ id }) => id);
    const later = new Date(Date.now() + 1000);
    const find = (
      limit: number,
      endedBefore = later,
      after?: Awaited<ReturnType<typeof findUnpackedRuns>>[number],
    ) => findUnpackedRuns(database.db, { endedBefore, after, limit });
    const [one, two] = [await find(1), await find(9)];
    expect(one.map(({ id }) => id)).toEqual([first]);
    expect(two.map(({ id }) => id)).toEqual([first, second, third]);
    expect((await find(9, later, one[0])).map(({ id }) => id)).toEqual([second, third]);
    expect(await find(9, new Date(0))).toEqual([]);
    await packRun(database.db, second ?? "");
    expect((await find(9)).map(({ id }) => id)).toEqual([first, third]);
  });
});

it("an event is appended to no packed run", async () => {
  const run = await ended([]);
  await packRun(database.db, run.id);
  const events = [modelStart(GPT)];
  await expect(appendRunEvents(database.db, { runId: run.id, owner: run.owner, events })).rejects.toThrow();
});
