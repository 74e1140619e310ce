import { newId, readRunEvents, takeOverRuns } from "@standings/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  abandon,
  begin,
  brief,
  endLease,
  follow,
  prolongLease,
  type RunMachine,
  readRun,
  requestFor,
  startRunMachine,
} from "../../test/run-machine.ts";
import { PATIENCE } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { readGauges } from "../health/read-gauges.ts";
import { createExecutor } from "./create-executor.ts";

let machine: RunMachine;
let maya: TestUser;
beforeAll(async () => {
  machine = await startRunMachine();
  maya = await addUser(machine, { credits: 50 });
});
afterAll(() => machine.close());

const half = { request: requestFor("works", "hangs") };

/** A process that has begun a run and finished one of its two steps. */
async function startHalfDone() {
  const process = await machine.startProcess();
  machine.one.tell("hangs", "hang");
  const searchId = await begin(process, maya, half);
  await vi.waitFor(async () => expect(await readRunEvents(machine.db, searchId)).toHaveLength(4), 60_000);
  return { process, searchId };
}

const turnsOf = (runId: string) => {
  return machine.one.turns.filter((turn) => turn.runId === runId).map(({ step }) => step);
};

describe("a run whose process is gone", () => {
  it("is finished by another process: what was done is not done again, nor paid for", async () => {
    const before = (await accountOf(machine, maya.userId)).credits;
    const { process, searchId } = await startHalfDone();
    await abandon(machine, searchId);
    await process.close();
    expect((await readRun(machine, searchId)).status).toBe("running");
    await endLease(machine, searchId);
    const events = await follow(maya, searchId);
    expect(brief(events).slice(3)).toEqual(["works success", "hangs success", "complete"]);
    expect(turnsOf(searchId)).toEqual(["works", "hangs", "hangs"]);
    expect((await readRun(machine, searchId)).lease_owner).toBe(machine.executor.id);
    expect((await accountOf(machine, maya.userId)).credits).toBe(before - 1);
  });

  it("is left alone while its lease lasts", async () => {
    const { process, searchId } = await startHalfDone();
    await abandon(machine, searchId);
    await process.close();
    expect(await takeOverRuns(machine.db, { owner: newId(), leaseMs: PATIENCE.lease.ms }, 100)).not.toContain(
      searchId,
    );
    await endLease(machine, searchId);
    await follow(maya, searchId);
  });
});

describe("a run that an outage interrupts", () => {
  const interrupted = async () => {
    machine.one.tell("breaks", "lose the database");
    machine.one.tell("hangs", "hang");
    const searchId = await begin(machine, maya, { request: requestFor("breaks", "hangs") });
    await vi.waitFor(() => expect(turnsOf(searchId)).toHaveLength(2), 60_000);
    return searchId;
  };

  it("goes on by itself, in the hands that hold it", async () => {
    const told = vi.spyOn(machine.context.log, "info");
    const searchId = await interrupted();
    machine.one.release();
    expect(brief(await follow(maya, searchId)).at(-1)).toBe("complete");
    expect(turnsOf(searchId)).toEqual(["breaks", "hangs", "breaks"]);
    expect(told).not.toHaveBeenCalledWith({ runId: searchId }, "run taken over");
    told.mockRestore();
  });

  it("does the step again that was cut off, and none that is under way", async () => {
    const searchId = await interrupted();
    const ends = async () => brief(await readRunEvents(machine.db, searchId)).slice(3);
    await vi.waitFor(async () => expect(await ends()).toEqual(["breaks success"]), 60_000);
    machine.one.release();
    expect(brief(await follow(maya, searchId)).slice(3)).toEqual([
      "breaks success",
      "hangs success",
      "complete",
    ]);
    expect(turnsOf(searchId)).toEqual(["breaks", "hangs", "breaks"]);
  });
});

describe("a run that its process gives up", () => {
  /** A process that takes over nothing, not even its own. */
  const startRetired = async () => {
    const process = await machine.startProcess();
    await process.executor.retire();
    return process;
  };

  it("is another's after more outages than one pass outlives", async () => {
    const process = await startRetired();
    machine.one.tell("breaks", ...Array<"lose the database">(4).fill("lose the database"));
    const searchId = await begin(process, maya, { request: requestFor("breaks") });
    await vi.waitFor(() => expect(turnsOf(searchId)).toHaveLength(4), 60_000);
    await endLease(machine, searchId);
    expect(brief(await follow(maya, searchId)).at(-1)).toBe("complete");
    expect(turnsOf(searchId)).toHaveLength(5);
    expect((await readRun(machine, searchId)).lease_owner).toBe(machine.executor.id);
    await process.close();
  });

  it("is renewed no more after a fault, unlike the runs beside it", async () => {
    const process = await startRetired();
    machine.one.tell("breaks", "break down");
    machine.one.tell("hangs", "hang");
    const given = await begin(process, maya, { request: requestFor("breaks") });
    await vi.waitFor(() => expect(turnsOf(given)).toHaveLength(1), 60_000);
    const leaseOf = async (id: string) => (await readRun(machine, id)).lease_until?.getTime() ?? 0;
    const kept = await begin(process, maya, { request: requestFor("hangs") });
    await vi.waitFor(async () => expect((await readRun(machine, given)).interruptions).toBe(1), 60_000);
    const before = { given: await leaseOf(given), kept: await leaseOf(kept) };
    await vi.waitFor(async () => expect(await leaseOf(kept)).toBeGreaterThan(before.kept), 60_000);
    expect(await leaseOf(given)).toBe(before.given);
    const stalled = async () => (await readGauges(machine.services.systemRequest())).runsStalled;
    expect(await stalled()).toBe(0);
    await machine.db.updateTable("runs").set({ interruptions: 3 }).where("id", "=", given).execute();
    expect(await stalled()).toBe(1);
    machine.one.release();
    await follow(maya, kept);
    await endLease(machine, given);
    expect(brief(await follow(maya, given)).at(-1)).toBe("complete");
    await process.close();
  });
});

describe("an executor that lost its lease", () => {
  it("writes nothing more, and the run ends once", async () => {
    const { process, searchId } = await startHalfDone();
    const complaint = vi.spyOn(process.context.log, "error");
    machine.one.tell("hangs", "succeed");
    // Else it may renew the lease, or take the run over itself, before the other process looks.
    await process.executor.retire();
    await abandon(machine, searchId);
    await endLease(machine, searchId);
    const events = await follow(maya, searchId);
    expect((await readRun(machine, searchId)).lease_owner).not.toBeNull();
    machine.one.release();
    // It hears of the loss before anything else ends its work.
    await process.executor.stop(60_000);
    await process.close();
    expect(await readRunEvents(machine.db, searchId)).toEqual(events);
    expect(brief(events).filter((event) => event === "hangs success")).toHaveLength(1);
    expect(machine.one.saved.filter((id) => id === searchId)).toHaveLength(1);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("stop", () => {
  it("waits for the runs under way", async () => {
    const { process, searchId } = await startHalfDone();
    const stopped = process.executor.stop(20_000);
    machine.one.release();
    await stopped;
    expect((await readRun(machine, searchId)).status).toBe("completed");
    await process.close();
  });

  it("keeps the leases meanwhile: no step is done twice", async () => {
    const { process, searchId } = await startHalfDone();
    const stopped = process.executor.stop(25_000);
    const leaseOf = async () => (await readRun(machine, searchId)).lease_until?.getTime() ?? 0;
    const first = await leaseOf();
    await vi.waitFor(async () => expect(await leaseOf()).toBeGreaterThan(first), 60_000);
    machine.one.release();
    await stopped;
    expect(turnsOf(searchId)).toEqual(["works", "hangs"]);
    expect((await readRun(machine, searchId)).lease_owner).toBe(process.executor.id);
    await process.close();
  });

  it("serves runs that are still started here, and waits for them too", async () => {
    const { process } = await startHalfDone();
    const stopped = process.executor.stop(20_000);
    const late = await begin(process, maya);
    await follow(maya, late);
    expect((await readRun(machine, late)).lease_owner).toBe(process.executor.id);
    machine.one.release();
    await stopped;
    await process.close();
  });

  it("takes over nothing any more", async () => {
    const { process, searchId } = await startHalfDone();
    await abandon(machine, searchId);
    await process.close();
    // Longer than a slow machine needs to start and stop the next process.
    await prolongLease(machine, searchId);
    const stopping = await machine.startProcess();
    await stopping.executor.stop(20_000);
    await endLease(machine, searchId);
    await vi.waitFor(
      async () => expect((await readRun(machine, searchId)).lease_owner).toBe(machine.executor.id),
      60_000,
    );
    await follow(maya, searchId);
    await stopping.close();
  });

  it("hands over at once what has not ended after its grace: nobody waits for the lease", async () => {
    const { process, searchId } = await startHalfDone();
    const told = vi.spyOn(process.context.notifications, "notify");
    await process.executor.stop(50);
    // Others hear of it, and look before their time.
    expect(told).toHaveBeenCalledWith("released", []);
    // Another may have taken it already, and even ended it.
    const { lease_owner, lease_until } = await readRun(machine, searchId);
    const isHeld = lease_owner === process.executor.id && (lease_until?.getTime() ?? 0) > Date.now() + 1_000;
    expect(isHeld).toBe(false);
    const events = await follow(maya, searchId);
    expect(brief(events).slice(3)).toEqual(["works success", "hangs success", "complete"]);
    expect((await readRun(machine, searchId)).lease_owner).toBe(machine.executor.id);
    await process.close();
  });

  it("begins nothing afterwards", async () => {
    const process = await machine.startProcess();
    await process.executor.stop(0);
    const searchId = await begin(process, maya);
    expect(turnsOf(searchId)).toEqual([]);
    await endLease(machine, searchId);
    expect(brief(await follow(maya, searchId)).at(-1)).toBe("complete");
    await process.close();
  });
});

describe("leases", () => {
  it("are renewed while a run is under way", async () => {
    const { process, searchId } = await startHalfDone();
    const before = (await readRun(machine, searchId)).lease_until?.getTime() ?? 0;
    await vi.waitFor(
      async () => expect((await readRun(machine, searchId)).lease_until?.getTime()).toBeGreaterThan(before),
      60_000,
    );
    machine.one.release();
    await follow(maya, searchId);
    await process.close();
  });

  it("are every executor's own", () => {
    expect(createExecutor().id).not.toBe(createExecutor().id);
  });
});
