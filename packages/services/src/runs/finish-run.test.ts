import { LeaseLostError, newId, readRunEvents } from "@standings/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  begin,
  type RunMachine,
  readRun,
  requestFor,
  runToEnd,
  startRunMachine,
} from "../../test/run-machine.ts";
import { addUser } from "../../test/users.ts";
import { finishRun } from "./finish-run.ts";
import type { RunProgress } from "./kind-of-run.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine();
});
afterAll(() => machine.close());

describe("a run that found something", () => {
  it("is completed and saved, but not while it is censored", async () => {
    const [payer, poor] = [await addUser(machine, { credits: 1 }), await addUser(machine)];
    const [paid, censored] = [await runToEnd(machine, payer), await runToEnd(machine, poor)];
    const saved = [paid, censored].map(({ searchId }) => machine.one.saved.includes(searchId));
    expect(saved).toEqual([true, false]);
    for (const { searchId, events } of [paid, censored]) {
      expect(events.at(-1)).toMatchObject({ remainingCredits: 0, refunded: false });
      const run = await readRun(machine, searchId);
      expect(run).toMatchObject({ status: "completed", is_refunded: false, lease_until: null });
      expect(run.ended_at).toBeInstanceOf(Date);
    }
  });
});

describe("finishRun", () => {
  /** A run of which one step hangs, with its log. */
  async function hangingRun(credits: number): Promise<RunProgress> {
    const maya = await addUser(machine, { credits });
    machine.one.tell("hangs", "hang");
    const searchId = await begin(machine, maya, { request: requestFor("works", "hangs") });
    await vi.waitFor(async () => expect(await readRunEvents(machine.db, searchId)).toHaveLength(4), 60_000);
    return { run: await readRun(machine, searchId), events: await readRunEvents(machine.db, searchId) };
  }

  it.each([1, 0])("waits for every step, with %i credits", async (credits) => {
    const progress = await hangingRun(credits);
    expect(await finishRun(machine.context, progress)).toBe(false);
    expect((await readRun(machine, progress.run.id)).status).toBe("running");
    machine.one.release();
  });

  it.each([1, 0])("decides nothing on a log that has grown, with %i credits", async (credits) => {
    const { run, events } = await hangingRun(credits);
    // As somebody saw it to whom everything was done, one event ago.
    const stale = { run: { ...run, request: requestFor("works") }, events: events.slice(-1) };
    expect(await finishRun(machine.context, stale)).toBe(false);
    expect(await readRunEvents(machine.db, run.id)).toEqual(events);
    expect((await readRun(machine, run.id)).status).toBe("running");
    machine.one.release();
  });

  it("stops when another process has taken the run over", async () => {
    const { run, events } = await hangingRun(0);
    await machine.db.updateTable("runs").set({ lease_owner: newId() }).where("id", "=", run.id).execute();
    const progress = { run: { ...run, request: requestFor("works") }, events };
    await expect(finishRun(machine.context, progress)).rejects.toBeInstanceOf(LeaseLostError);
    machine.one.release();
  });
});
