import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { allow, beginAgain } from "../../test/made-up-kind.ts";
import {
  begin,
  brief,
  follow,
  type RunMachine,
  readRun,
  requestFor,
  runToEnd,
  startRunMachine,
} from "../../test/run-machine.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { retryStep } from "./retry-step.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine();
});
afterAll(() => machine.close());

const both = { request: requestFor("alpha", "beta") };
const alone = { request: requestFor("alpha") };

const retry = ({ viewer }: TestUser, runId: string, step = "alpha") =>
  retryStep(machine.context, viewer, { runId, step, check: allow, begin: beginAgain(step) });

/** A run of which everything has failed, so that it was refunded. */
async function refundedRun(user: TestUser, kind: "company" | "expert" = "company"): Promise<string> {
  (kind === "company" ? machine.one : machine.two).tell("alpha", "fail");
  return (await runToEnd(machine, user, { kind, ...alone })).searchId;
}

describe("a step that is done again", () => {
  it("costs nothing while the run is paid for, and goes on in the same log", async () => {
    const maya = await addUser(machine, { credits: 5 });
    machine.one.tell("alpha", "fail");
    const { searchId, events } = await runToEnd(machine, maya, both);
    await retry(maya, searchId);
    const rest = await follow(maya, searchId, events.length);
    expect(brief(rest)).toEqual(["alpha begins", "alpha success", "complete"]);
    expect(rest.at(-1)).toMatchObject({ remainingCredits: 4, refunded: false });
    expect(await accountOf(machine, maya.userId)).toEqual({ credits: 4, entries: ["search -1"] });
    const turns = machine.one.turns.filter(({ runId, step }) => runId === searchId && step === "alpha");
    expect(turns.map(({ isRetry }) => isRetry)).toEqual([false, true]);
    // Saved at both ends: the second replaces the first.
    expect(machine.one.saved.filter((id) => id === searchId)).toHaveLength(2);
  });

  it("goes on while another step is still being done", async () => {
    const maya = await addUser(machine, { credits: 5 });
    machine.one.tell("alpha", "fail", "succeed");
    machine.one.tell("beta", "hang");
    const searchId = await begin(machine, maya, both);
    const turns = () => machine.one.turns.filter(({ runId }) => runId === searchId).map(({ step }) => step);
    await vi.waitFor(async () => expect((await readRun(machine, searchId)).last_seq).toBe(4), 60_000);
    await retry(maya, searchId);
    await vi.waitFor(async () => expect((await readRun(machine, searchId)).last_seq).toBe(6), 60_000);
    expect(turns()).toEqual(["alpha", "beta", "alpha"]);
    machine.one.release();
    const events = await follow(maya, searchId);
    expect(brief(events).slice(3)).toEqual([
      "alpha error",
      "alpha begins",
      "alpha success",
      "beta success",
      "complete",
    ]);
  });

  it("is left to the process that executes the run", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const other = await machine.startProcess();
    machine.one.tell("alpha", "fail", "succeed");
    machine.one.tell("beta", "hang");
    const searchId = await begin(machine, maya, both);
    await vi.waitFor(async () => expect((await readRun(machine, searchId)).last_seq).toBe(4), 60_000);
    const step = { runId: searchId, step: "alpha", check: allow, begin: beginAgain("alpha") };
    await retryStep(other.context, maya.viewer, step);
    expect((await readRun(machine, searchId)).lease_owner).toBe(machine.executor.id);
    machine.one.release();
    expect(brief(await follow(maya, searchId)).at(-1)).toBe("complete");
    const turns = machine.one.turns.filter(({ runId }) => runId === searchId).map((turn) => turn.step);
    expect(turns).toEqual(["alpha", "beta", "alpha"]);
    await other.close();
  });
});

describe("a step of a run that was refunded", () => {
  it.each([
    { kind: "company", cost: 1 },
    { kind: "expert", cost: 2 },
  ] as const)("is paid for again: $kind costs $cost", async ({ kind, cost }) => {
    const maya = await addUser(machine, { credits: 5 });
    const searchId = await refundedRun(maya, kind);
    await retry(maya, searchId);
    const events = await follow(maya, searchId);
    expect(events.at(-1)).toMatchObject({ remainingCredits: 5 - cost, refunded: false });
    expect((await accountOf(machine, maya.userId)).entries).toEqual([
      `search -${cost}`,
      `search_refund ${cost}`,
      `search -${cost}`,
    ]);
    expect(await readRun(machine, searchId)).toMatchObject({ is_refunded: false, status: "completed", cost });
  });

  it("is refunded as often as everything failed, and charged as often as it was tried", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const searchId = await refundedRun(maya);
    for (let again = 0; again < 2; again += 1) {
      machine.one.tell("alpha", "fail");
      await retry(maya, searchId);
      await follow(maya, searchId);
    }
    await retry(maya, searchId);
    await follow(maya, searchId);
    const pair = ["search -1", "search_refund 1"];
    expect((await accountOf(machine, maya.userId)).entries).toEqual([...pair, ...pair, ...pair, "search -1"]);
  });

  it("is charged once for two retries at once, and both are answered", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const searchId = await refundedRun(maya);
    await Promise.all([retry(maya, searchId), retry(maya, searchId)]);
    await follow(maya, searchId);
    const { credits, entries } = await accountOf(machine, maya.userId);
    expect([credits, entries]).toEqual([4, ["search -1", "search_refund 1", "search -1"]]);
  });

  it("is free for a second retry, which sees that the first has paid", async () => {
    const maya = await addUser(machine, { credits: 1 });
    machine.one.tell("alpha", "fail", "hang");
    machine.one.tell("beta", "fail");
    const { searchId } = await runToEnd(machine, maya, both);
    await retry(maya, searchId, "alpha");
    await vi.waitFor(() => expect(machine.one.turns.at(-1)?.isRetry).toBe(true), 60_000);
    await retry(maya, searchId, "beta");
    machine.one.release();
    const events = await follow(maya, searchId);
    expect(brief(events).slice(-2)).toEqual([expect.stringMatching(/ success$/), "complete"]);
    expect((await accountOf(machine, maya.userId)).credits).toBe(0);
  });

  it("is refused without credits, and nothing has changed", async () => {
    const maya = await addUser(machine, { credits: 1 });
    const searchId = await refundedRun(maya);
    await setCredits(machine, maya.userId, 0);
    const before = await readRun(machine, searchId);
    await expect(retry(maya, searchId)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await readRun(machine, searchId)).toEqual(before);
  });

  it("is paid for by a plan that came since", async () => {
    const maya = await addUser(machine, { credits: 1 });
    const searchId = await refundedRun(maya);
    const users = machine.db.updateTable("users").set({ subscription_status: "business" });
    await users.where("id", "=", maya.userId).execute();
    await retry(maya, searchId);
    expect((await follow(maya, searchId)).at(-1)).toMatchObject({ remainingCredits: 1 });
    expect(await readRun(machine, searchId)).toMatchObject({ funding: "business", cost: 0 });
  });
});

describe("who may retry", () => {
  it("is the run's owner", async () => {
    const [maya, eve] = [await addUser(machine, { credits: 1 }), await addUser(machine, { credits: 1 })];
    const { searchId } = await runToEnd(machine, maya, both);
    for (const [user, id] of [
      [eve, searchId],
      [maya, crypto.randomUUID()],
      [maya, "nonsense"],
      [maya, "\u0000"],
    ] as const) {
      await expect(retry(user, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
  });

  it("charges nothing when the kind refuses the step", async () => {
    const maya = await addUser(machine, { credits: 1 });
    const searchId = await refundedRun(maya);
    const refuse = () => {
      throw new Error("Nothing to retry");
    };
    const refused = retryStep(machine.context, maya.viewer, {
      runId: searchId,
      step: "alpha",
      check: refuse,
      begin: beginAgain("alpha"),
    });
    await expect(refused).rejects.toThrow("Nothing to retry");
    expect((await accountOf(machine, maya.userId)).credits).toBe(1);
  });
});
