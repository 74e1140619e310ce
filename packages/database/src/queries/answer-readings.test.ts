import { asColumnId } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addRun, CLAUDE, EXTRACTION, GPT, modelStart, openDatabase } from "../../test/rows.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { countReadings } from "./answer-readings.ts";
import { insertAnswer, type NewAnswer } from "./answers.ts";
import { packRun, unpackRun } from "./run-packs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const READINGS: readonly Pick<NewAnswer, "columnId" | "shape" | "readBy" | "extraction">[] = [
  { columnId: GPT, shape: "json", readBy: "parser", extraction: null },
  { columnId: asColumnId(`${GPT}_prompt2`), shape: "json", readBy: "parser", extraction: null },
  { columnId: GPT, shape: "prose", readBy: "model", extraction: EXTRACTION },
  { columnId: CLAUDE, shape: null, readBy: null, extraction: null },
];

async function addAnswers(): Promise<string> {
  const { id: runId, owner } = await addRun(database.db);
  for (const reading of READINGS) {
    const answer = {
      status: "success",
      upstreamId: "x",
      durationMs: 1,
      reply: null,
      versions: null,
      ...reading,
    } as const;
    await insertAnswer(database.db, { runId, owner, events: [modelStart(GPT)] }, answer);
  }
  await sql`update runs set status = 'failed', ended_at = now() where id = ${runId}`.execute(database.db);
  return runId;
}

const DAY_MS = 86_400_000;
const countSince = async (days: number) =>
  (await countReadings(new Date(Date.now() - days * DAY_MS)).execute(database.db)).rows;

it("counts readings by model, whether runs are packed, unpacked again or not", async () => {
  const first = await addAnswers();
  await addAnswers();
  const counts = [
    { model_id: GPT, shape: "json", read_by: "parser", answers: 4, extractions: 0, extraction_cost_usd: 0 },
    { model_id: GPT, shape: "prose", read_by: "model", answers: 2, extractions: 2, extraction_cost_usd: 0.5 },
  ];
  expect(await countSince(1)).toEqual(counts);
  expect(await packRun(database.db, first)).toBe(true);
  expect(await countSince(1)).toEqual(counts);
  await unpackRun(database.db, first);
  expect(await countSince(1)).toEqual(counts);
  await packRun(database.db, first);
  expect(await countSince(1)).toEqual(counts);
  expect(await countSince(-2)).toEqual([]);
});
