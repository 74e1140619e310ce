import { LeaseLostError, type NewAnswer, newId, type Run, readRunEvents } from "@standings/database";
import { asColumnId, describeColumn, type RunEvent } from "@standings/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

async function addRunning(): Promise<Run> {
  const id = await addSearch(services, await addUser(services));
  const runs = services.db.updateTable("runs").set({ status: "running" }).where("id", "=", id);
  return runs.returningAll().executeTakeFirstOrThrow();
}

const COLUMN = asColumnId("openai/gpt-4.1-mini");

function eventOf(startedAt: string): RunEvent {
  return { type: "model_start", ...describeColumn(COLUMN, services.context.catalogue.now()), startedAt };
}

function answerTo(text: string, changes: Partial<NewAnswer> = {}): NewAnswer {
  const reply = {
    text,
    servedModel: null,
    promptTokens: null,
    completionTokens: null,
    costUsd: null,
    grounding: { type: "training" } as const,
  };
  const read = { shape: "prose", readBy: "parser", extraction: null, versions: null } as const;
  return {
    columnId: COLUMN,
    upstreamId: "gpt",
    status: "success",
    durationMs: 1,
    reply,
    ...read,
    ...changes,
  };
}

function append(run: Pick<Run, "id" | "lease_owner">, text: string, changes: Partial<NewAnswer> = {}) {
  const owner = run.lease_owner ?? newId();
  const event = eventOf(text);
  // A column of its own: what comes together is of different steps.
  const answer = answerTo(text, { columnId: asColumnId(`step/${text}`), ...changes });
  return services.context.answerLog({ runId: run.id, owner, event, answer });
}

const textsOf = async ({ id }: Run) => {
  const rows = services.db.selectFrom("model_answers").select("raw_text").where("run_id", "=", id);
  return (await rows.execute()).map(({ raw_text }) => raw_text);
};

describe("answers of several runs at once", () => {
  it("are each stored once, at the place in their run's log that is told", async () => {
    const bursts = fc.array(fc.array(fc.nat(3), { maxLength: 40 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(bursts, async (bursts) => {
        const runs = await Promise.all(Array.from({ length: 4 }, addRunning));
        const told = new Map(runs.map(({ id }) => [id, new Map<number, RunEvent>()]));
        for (const [burst, places] of bursts.entries()) {
          const appended = places.map(async (place, index) => {
            const run = runs[place];
            if (!run) return;
            const { seq, event } = await append(run, `${burst}-${index}`);
            told.get(run.id)?.set(seq, event);
          });
          await Promise.all(appended);
        }
        for (const run of runs) {
          const log = (await readRunEvents(services.db, run.id)).slice(run.last_seq);
          const mine = [...(told.get(run.id) ?? [])].sort(([a], [b]) => a - b);
          expect(mine).toEqual(log.map((event, index) => [run.last_seq + index + 1, event]));
          expect((await textsOf(run)).length).toBe(log.length);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("do not wait for a run whose row somebody else is changing", async () => {
    const [held, ...free] = await Promise.all(Array.from({ length: 4 }, addRunning));
    if (!held) throw new Error("There is a run");
    let late: Promise<unknown> = Promise.resolve();
    await services.db.transaction().execute(async (tx) => {
      await sql`select from runs where id = ${held.id} for update`.execute(tx);
      const all = [held, ...free, held].map((run, index) => append(run, `late ${index}`));
      late = Promise.all(all);
      await Promise.all(all.slice(1, -1));
      expect(await textsOf(held)).toEqual([]);
    });
    await late;
    expect((await textsOf(held)).sort()).toEqual(["late 0", "late 4"]);
  });

  it("are stored without one that the database refuses", async () => {
    const [first, refused, last] = await Promise.all(Array.from({ length: 3 }, addRunning));
    if (!first || !refused || !last) throw new Error("There are runs");
    const ends = await Promise.allSettled([
      append(first, "first"),
      append(first, "second"),
      append(refused, "no shape", { shape: "riddle" as "prose" }),
      append(last, "third"),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect([await textsOf(first), await textsOf(refused), await textsOf(last)]).toEqual([
      ["first", "second"],
      [],
      ["third"],
    ]);
  });

  it("are refused alone when their lease is lost", async () => {
    const [run, lost] = await Promise.all([addRunning(), addRunning()]);
    const ends = await Promise.allSettled([
      append(run, "one"),
      append({ id: lost.id, lease_owner: newId() }, "two"),
      append(run, "three"),
    ]);
    expect(ends[1]).toMatchObject({ status: "rejected", reason: expect.any(LeaseLostError) });
    expect(await textsOf(run)).toEqual(["one", "three"]);
    expect(await textsOf(lost)).toEqual([]);
  });
});
