import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANSWER, addRun, CLAUDE, GPT, modelStart, openDatabase, REPLY } from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { insertAnswer, type NewAnswer } from "./answers.ts";
import { readRunEvents } from "./run-log.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const answersOf = (runId: string) =>
  database.db
    .selectFrom("model_answers")
    .selectAll()
    .where("run_id", "=", runId)
    .orderBy("column_id")
    .orderBy("attempt")
    .execute();

/** Appends an answer, with one event, as the run's executor. */
async function append(run: { id: string; owner: string }, changes: Partial<NewAnswer> = {}) {
  const events = [modelStart(changes.columnId ?? GPT)];
  return insertAnswer(database.db, { runId: run.id, owner: run.owner, events }, { ...ANSWER, ...changes });
}

describe("insertAnswer", () => {
  it("stores what was said and appends its event, and says where the log stood", async () => {
    const run = await addRun(database.db);
    expect(await append(run)).toBe(3);
    expect(await answersOf(run.id)).toMatchObject([
      {
        column_id: GPT,
        attempt: 1,
        status: "success",
        raw_text: REPLY.text,
        upstream_id: ANSWER.upstreamId,
        served_model: REPLY.servedModel,
        prompt_tokens: 120,
        completion_tokens: 80,
        cost_usd: 0.0012,
        grounding: REPLY.grounding,
        duration_ms: 900,
        failure: null,
        failure_detail: null,
        shape: "json",
        read_by: "parser",
        extraction: null,
        versions: ANSWER.versions,
      },
    ]);
    expect((await readRunEvents(database.db, run.id)).slice(3)).toEqual([modelStart(GPT)]);
  });

  it("stores a failure without a reply, and why it failed", async () => {
    const run = await addRun(database.db);
    await append(run, { status: "error", reply: null, failure: "timeout", detail: "No answer in 30 s." });
    expect(await answersOf(run.id)).toMatchObject([
      {
        status: "error",
        raw_text: null,
        served_model: null,
        prompt_tokens: null,
        cost_usd: null,
        failure: "timeout",
        failure_detail: "No answer in 30 s.",
      },
    ]);
  });

  it("counts the attempts of each column", async () => {
    const run = await addRun(database.db);
    for (const columnId of [GPT, CLAUDE, GPT, GPT]) await append(run, { columnId });
    const attempts = (await answersOf(run.id)).map(({ column_id, attempt }) => [column_id, attempt]);
    expect(attempts).toEqual([
      [CLAUDE, 1],
      [GPT, 1],
      [GPT, 2],
      [GPT, 3],
    ]);
  });

  it("keeps columns apart that end at once", async () => {
    const run = await addRun(database.db);
    const bases = await Promise.all([append(run), append(run, { columnId: CLAUDE })]);
    expect(bases.sort()).toEqual([3, 4]);
    expect(await answersOf(run.id)).toHaveLength(2);
  });

  it("drops what Postgres cannot hold as text", async () => {
    const run = await addRun(database.db);
    const reply = { ...REPLY, text: "a\u0000b \ud800", servedModel: "\u0000gpt" };
    await append(run, { reply });
    expect(await answersOf(run.id)).toMatchObject([{ raw_text: "ab \ufffd", served_model: "gpt" }]);
  });

  it("stores neither answer nor event for an executor that lost its lease", async () => {
    const run = await addRun(database.db);
    expect(await append({ id: run.id, owner: newId() })).toBeUndefined();
    expect(await answersOf(run.id)).toEqual([]);
    expect(await readRunEvents(database.db, run.id)).toHaveLength(3);
  });
});
