import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRun, addUser, GPT, modelStart, openDatabase, readRun } from "../../test/rows.ts";
import { inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { LeaseLostError } from "./leases.ts";
import { lockUnchangedRun, type RunEnd, withRunEnd } from "./run-end.ts";
import { appendRunEvents, readRunEvents } from "./run-log.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

/** Ends a run; the balance of its user, undefined when it was not ended. */
async function end(runEnd: RunEnd): Promise<number | undefined> {
  const owner = await withRunEnd(database.db, runEnd)
    .selectFrom("owner")
    .select("owner.credits")
    .executeTakeFirst();
  return owner?.credits;
}

const endOf = (run: { id: string; owner: string; last_seq: number }): RunEnd => {
  return { runId: run.id, owner: run.owner, lastSeq: run.last_seq };
};

/** What keeps a run from being ended by somebody who decided on `RunEnd`. */
const CHANGES: readonly [string, (of: RunEnd) => Promise<unknown>][] = [
  ["the owner has changed", (of) => change(of.runId, { lease_owner: newId() })],
  ["it has ended", (of) => change(of.runId, { status: "completed" })],
];

function change(runId: string, to: { lease_owner?: string; status?: "completed" }): Promise<unknown> {
  return database.db.updateTable("runs").set(to).where("id", "=", runId).execute();
}

const append = ({ runId, owner }: RunEnd) =>
  appendRunEvents(database.db, { runId, owner, events: [modelStart(GPT)] });

describe("withRunEnd", () => {
  it("ends the run and appends complete with the balance", async () => {
    const userId = await addUser(database.db, { credits: 4 });
    const run = await addRun(database.db, { userId });
    expect(await end(endOf(run))).toBe(3);
    const ended = await readRun(database.db, run.id);
    expect(ended).toMatchObject({ status: "completed", lease_until: null, last_seq: run.last_seq + 1 });
    expect(ended.ended_at).toBeInstanceOf(Date);
    expect((await readRunEvents(database.db, run.id)).at(-1)).toEqual({
      type: "complete",
      searchId: run.id,
      remainingCredits: 3,
      refunded: false,
    });
  });

  it.each([...CHANGES, ["the log has grown", append] as const])(
    "does nothing when %s",
    async (_name, act) => {
      const run = await addRun(database.db);
      await act(endOf(run));
      const [before, log] = [await readRun(database.db, run.id), await readRunEvents(database.db, run.id)];
      expect(await end(endOf(run))).toBeUndefined();
      expect(await readRun(database.db, run.id)).toEqual(before);
      expect(await readRunEvents(database.db, run.id)).toEqual(log);
    },
  );

  it("ends a run once, and leaves no gap, when it is appended to at the same time", async () => {
    const run = await addRun(database.db);
    const [ended, ...appended] = await Promise.allSettled([
      end(endOf(run)),
      append(endOf(run)),
      append(endOf(run)),
    ]);
    const log = await readRunEvents(database.db, run.id);
    const completes = log.filter(({ type }) => type === "complete");
    const isEnded = ended.status === "fulfilled" && ended.value !== undefined;
    expect(completes).toHaveLength(isEnded ? 1 : 0);
    const isAppended = appended.filter(({ status }) => status === "fulfilled").length;
    expect(isEnded ? 0 : 2).toBe(isAppended);
    expect(log).toHaveLength(run.last_seq + completes.length + isAppended);
  });
});

describe("lockUnchangedRun", () => {
  const lock = (of: RunEnd) => inTransaction(database.db, (tx) => lockUnchangedRun(tx, of));

  it("is true for the run as it was decided on, false when its log has grown", async () => {
    const run = await addRun(database.db);
    expect(await lock(endOf(run))).toBe(true);
    await append(endOf(run));
    expect(await lock(endOf(run))).toBe(false);
  });

  it.each(CHANGES)("throws when %s", async (_name, act) => {
    const run = await addRun(database.db);
    await act(endOf(run));
    await expect(lock(endOf(run))).rejects.toBeInstanceOf(LeaseLostError);
  });

  it("makes whoever appends wait for the end of the transaction", async () => {
    const run = await addRun(database.db);
    const order: string[] = [];
    let appending: Promise<unknown> = Promise.resolve();
    await inTransaction(database.db, async (tx) => {
      await lockUnchangedRun(tx, endOf(run));
      appending = append(endOf(run)).then(() => order.push("appended"));
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push("committed");
    });
    await appending;
    expect(order).toEqual(["committed", "appended"]);
  });
});
