import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addRun, GPT, modelStart, openDatabase, readRun, setLeaseEnd } from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { LEASE_MS, LeaseLostError, postponeRun, renewLeases, takeOverRuns, wakeRun } from "./leases.ts";
import { appendRunEvents } from "./run-log.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  await database.db.updateTable("runs").set({ status: "completed" }).execute();
});
afterAll(() => database.drop());

/** Runs of a dead executor, the one whose lease ended first in front. */
async function addAbandonedRuns(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await addRun(database.db);
    await setLeaseEnd(database.db, [id], index - count);
    ids.push(id);
  }
  return ids;
}

const heldBy = (owner: string) => ({ owner, leaseMs: LEASE_MS });

/** How long a run's lease still lasts, seconds. */
async function leaseLeft(runId: string): Promise<number> {
  const { lease_until } = await readRun(database.db, runId);
  return ((lease_until?.getTime() ?? 0) - Date.now()) / 1000;
}

describe("renewLeases", () => {
  it("prolongs the runs that are named, as far as the executor holds them", async () => {
    const owner = newId();
    const [own, unnamed, foreign] = [
      await addRun(database.db, { owner }),
      await addRun(database.db, { owner }),
      await addRun(database.db),
    ];
    await setLeaseEnd(database.db, [own.id, unnamed.id, foreign.id], 1);
    await renewLeases(database.db, heldBy(owner), [own.id, foreign.id]);
    expect(await leaseLeft(own.id)).toBeGreaterThan(LEASE_MS / 2_000);
    for (const { id } of [unnamed, foreign]) expect(await leaseLeft(id)).toBeLessThanOrEqual(1);
  });

  it("leaves a run alone that has ended", async () => {
    const run = await addRun(database.db);
    await database.db
      .updateTable("runs")
      .set({ status: "failed", lease_until: null })
      .where("id", "=", run.id)
      .execute();
    await renewLeases(database.db, heldBy(run.owner), [run.id]);
    expect((await readRun(database.db, run.id)).lease_until).toBeNull();
  });

  it("does nothing for no runs", async () => {
    const run = await addRun(database.db);
    await setLeaseEnd(database.db, [run.id], 1);
    await renewLeases(database.db, heldBy(run.owner), []);
    expect(await leaseLeft(run.id)).toBeLessThanOrEqual(1);
  });
});

describe("postponeRun", () => {
  it("has a run that breaks wait twice as long each time, an hour at most, and only its owner's", async () => {
    const { id, owner } = await addRun(database.db);
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      await postponeRun(database.db, heldBy(owner), id);
      waits.push((await leaseLeft(id)) / (LEASE_MS / 1_000));
    }
    for (const [time, wait] of waits.entries()) {
      const wanted = Math.min(2 ** time, 360);
      expect(wait).toBeGreaterThan(0.5 * wanted);
      expect(wait).toBeLessThanOrEqual(wanted);
    }
    await wakeRun(database.db, id);
    expect(await leaseLeft(id)).toBeLessThanOrEqual(0);
    expect((await readRun(database.db, id)).interruptions).toBe(0);
    await setLeaseEnd(database.db, [id], -1);
    await postponeRun(database.db, heldBy(newId()), id);
    expect(await leaseLeft(id)).toBeLessThan(0);
  });
});

describe("takeOverRuns", () => {
  it("takes running runs whose lease has run out, and gives them a new one", async () => {
    const [abandoned = ""] = await addAbandonedRuns(1);
    const [held, ended] = [await addRun(database.db), await addRun(database.db)];
    await setLeaseEnd(database.db, [ended.id], -1);
    await database.db.updateTable("runs").set({ status: "failed" }).where("id", "=", ended.id).execute();
    const owner = newId();
    expect(await takeOverRuns(database.db, heldBy(owner), 10)).toEqual([abandoned]);
    expect((await readRun(database.db, abandoned)).lease_owner).toBe(owner);
    expect(await leaseLeft(abandoned)).toBeGreaterThan(LEASE_MS / 2_000);
    expect((await readRun(database.db, held.id)).lease_owner).toBe(held.owner);
    expect(await takeOverRuns(database.db, heldBy(newId()), 10)).toEqual([]);
  });

  it("takes no more than the limit, those that wait longest first", async () => {
    const ids = await addAbandonedRuns(3);
    const first = await takeOverRuns(database.db, heldBy(newId()), 2);
    expect(first.sort()).toEqual(ids.slice(0, 2).sort());
    expect(await takeOverRuns(database.db, heldBy(newId()), 2)).toEqual(ids.slice(2));
  });

  it("gives every run to one of several executors at once", async () => {
    const ids = await addAbandonedRuns(12);
    const owners = Array.from({ length: 4 }, newId);
    const taken = await Promise.all(owners.map((owner) => takeOverRuns(database.db, heldBy(owner), 12)));
    expect(taken.flat().sort()).toEqual([...ids].sort());
    for (const [index, runs] of taken.entries()) {
      for (const id of runs) expect((await readRun(database.db, id)).lease_owner).toBe(owners[index]);
    }
  });

  it("refuses events of a former lease owner", async () => {
    const { id, owner } = await addRun(database.db);
    await setLeaseEnd(database.db, [id], -1);
    const events = [modelStart(GPT)];
    // Nobody has taken it over yet: the executor was only late.
    await expect(appendRunEvents(database.db, { runId: id, owner, events })).resolves.toHaveLength(1);
    const next = newId();
    await takeOverRuns(database.db, heldBy(next), 10);
    const late = appendRunEvents(database.db, { runId: id, owner, events });
    await expect(late).rejects.toBeInstanceOf(LeaseLostError);
    await expect(appendRunEvents(database.db, { runId: id, owner: next, events })).resolves.toHaveLength(1);
    await renewLeases(database.db, heldBy(owner), [id]);
    expect((await readRun(database.db, id)).lease_owner).toBe(next);
  });
});
