import type { RunEvent } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRun, CLAUDE, GPT, modelStart, openDatabase, readRun } from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { LeaseLostError } from "./leases.ts";
import { appendRunEvents, numberEvents, readRunEvents, toStorable } from "./run-log.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

/** Events that `insertRun` has written. */
const BEGUN = 3;

const errorEvent = (error: string): RunEvent => ({ type: "error", error });

async function logOf(runId: string) {
  return database.db
    .selectFrom("run_events")
    .select(["seq", "event"])
    .where("run_id", "=", runId)
    .orderBy("seq")
    .execute();
}

describe("appendRunEvents", () => {
  it("numbers events after those that are there, and reads them back in order", async () => {
    const run = await addRun(database.db);
    const append = { runId: run.id, owner: run.owner };
    const first = await appendRunEvents(database.db, { ...append, events: [modelStart(GPT)] });
    const events = [modelStart(CLAUDE), errorEvent("Late")];
    const second = await appendRunEvents(database.db, { ...append, events });
    expect([...first, ...second].map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect((await logOf(run.id)).slice(BEGUN)).toEqual([...first, ...second]);
    const read = await readRunEvents(database.db, run.id);
    expect(read.slice(BEGUN)).toEqual([modelStart(GPT), ...events]);
    expect((await readRun(database.db, run.id)).last_seq).toBe(6);
  });

  it("leaves no gap and repeats no number when many append at once", async () => {
    const run = await addRun(database.db);
    const appended = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const events = Array.from({ length: 1 + (index % 3) }, () => errorEvent(`Number ${index}`));
        return appendRunEvents(database.db, { runId: run.id, owner: run.owner, events });
      }),
    );
    const log = await logOf(run.id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const told = appended.flat().sort((a, b) => a.seq - b.seq);
    expect(log.slice(BEGUN)).toEqual(told);
  });

  it.each([
    ["another executor", { owner: newId() }],
    ["an unknown run", { runId: newId() }],
  ])("refuses %s and writes nothing", async (_name, change) => {
    const run = await addRun(database.db);
    const append = { runId: run.id, owner: run.owner, events: [modelStart(GPT)], ...change };
    await expect(appendRunEvents(database.db, append)).rejects.toBeInstanceOf(LeaseLostError);
    expect(await logOf(run.id)).toHaveLength(BEGUN);
    expect((await readRun(database.db, run.id)).last_seq).toBe(BEGUN);
  });

  it.each(["completed", "failed"] as const)("refuses a run that has %s", async (status) => {
    const run = await addRun(database.db);
    await database.db.updateTable("runs").set({ status }).where("id", "=", run.id).execute();
    const append = { runId: run.id, owner: run.owner, events: [modelStart(GPT)] };
    await expect(appendRunEvents(database.db, append)).rejects.toBeInstanceOf(LeaseLostError);
  });

  it.each([
    ["NUL", "a\u0000b", "ab"],
    ["a lone high surrogate", "a\ud83db", "a\ufffdb"],
    ["a lone low surrogate", "a\ude00b", "a\ufffdb"],
    ["an emoji", "a😀b", "a😀b"],
    ["text that only looks like an escape", "C:\\u0000\\ud800", "C:\\u0000\\ud800"],
    ["quotes and line ends", "\"'\\\n\t\u2028", "\"'\\\n\t\u2028"],
  ])("keeps an event with %s", async (_name, said, kept) => {
    const run = await addRun(database.db);
    const events = [errorEvent(said)];
    await appendRunEvents(database.db, { runId: run.id, owner: run.owner, events });
    expect((await readRunEvents(database.db, run.id)).at(-1)).toEqual(errorEvent(kept));
  });
});

describe("toStorable", () => {
  it.each([
    [null, null],
    ["", ""],
    ["\u0000\u0000", ""],
    ["\udc00x\ud800", "\ufffdx\ufffd"],
    ["plain", "plain"],
  ])("%j becomes %j", (text, kept) => expect(toStorable(text)).toBe(kept));
});

describe("numberEvents", () => {
  it("counts on from the base", () => {
    const [first, second] = [errorEvent("a"), errorEvent("b")];
    expect(numberEvents([first, second], 7)).toEqual([
      { seq: 8, event: first },
      { seq: 9, event: second },
    ]);
    expect(numberEvents([], 7)).toEqual([]);
  });
});
