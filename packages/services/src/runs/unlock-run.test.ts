import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { accountOf, addUser, setCredits } from "../../test/users.ts";
import { unlockRun } from "./unlock-run.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine({ proMonthlyAnalyses: 0 });
});
afterAll(() => machine.close());

describe("a censored run that is paid for afterwards", () => {
  it.each([
    { kind: "company", cost: 1 },
    { kind: "expert", cost: 2 },
  ] as const)("is saved and costs what its kind says: $kind $cost", async ({ kind, cost }) => {
    const maya = await addUser(machine);
    const { searchId } = await runToEnd(machine, maya, { kind });
    await setCredits(machine, maya.userId, 3);
    await unlockRun(maya.request, searchId);
    const events = await follow(maya, searchId);
    expect(events.at(-1)).toMatchObject({ type: "complete", remainingCredits: 3 - cost, refunded: false });
    expect(await accountOf(machine, maya.userId)).toEqual({
      credits: 3 - cost,
      entries: [`search -${cost}`],
    });
    const run = await readRun(machine, searchId);
    expect(run).toMatchObject({ was_censored: false, censor_reason: null, funding: "credits", cost });
    expect((kind === "company" ? machine.one : machine.two).saved).toContain(searchId);
  });

  it("does what was left out for want of credits, and nothing else", async () => {
    const maya = await addUser(machine);
    machine.one.tell("beta", "go unpaid");
    const { searchId } = await runToEnd(machine, maya);
    await setCredits(machine, maya.userId, 1);
    await unlockRun(maya.request, searchId);
    const rest = brief(await follow(maya, searchId)).slice(5);
    expect(rest).toEqual(["beta begins", "beta success", "complete"]);
    const turns = machine.one.turns.filter(({ runId }) => runId === searchId).map(({ step }) => step);
    expect(turns).toEqual(["alpha", "beta", "beta"]);
  });

  it("is charged once, however often it is asked for at once", async () => {
    const maya = await addUser(machine);
    const { searchId } = await runToEnd(machine, maya);
    await setCredits(machine, maya.userId, 3);
    await Promise.all(Array.from({ length: 8 }, () => unlockRun(maya.request, searchId)));
    await follow(maya, searchId);
    expect((await accountOf(machine, maya.userId)).credits).toBe(2);
  });

  it("is paid for with a credit by Pro over its month, and by Business with nothing", async () => {
    const pro = await addUser(machine, { plan: "pro", credits: 2 });
    const { searchId } = await runToEnd(machine, pro);
    expect((await readRun(machine, searchId)).censor_reason).toBe("pro_limit_exceeded");
    await unlockRun(pro.request, searchId);
    expect((await accountOf(machine, pro.userId)).credits).toBe(1);
    const other = await runToEnd(machine, pro);
    const users = machine.db.updateTable("users").set({ subscription_status: "business" });
    await users.where("id", "=", pro.userId).execute();
    await unlockRun(pro.request, other.searchId);
    expect((await accountOf(machine, pro.userId)).credits).toBe(1);
  });
});

describe("unlockRun", () => {
  it("leaves a run alone that is not censored", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const { searchId } = await runToEnd(machine, maya);
    const before = await readRun(machine, searchId);
    await unlockRun(maya.request, searchId);
    expect(await readRun(machine, searchId)).toEqual(before);
    expect((await accountOf(machine, maya.userId)).credits).toBe(4);
  });

  it("is refused without credits, and the run stays censored", async () => {
    const maya = await addUser(machine);
    const { searchId } = await runToEnd(machine, maya);
    const before = await readRun(machine, searchId);
    await expect(unlockRun(maya.request, searchId)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect(await readRun(machine, searchId)).toEqual(before);
  });

  it("is refused while the run is under way", async () => {
    const maya = await addUser(machine);
    machine.one.tell("hangs", "hang");
    const searchId = await begin(machine, maya, { request: requestFor("hangs") });
    await setCredits(machine, maya.userId, 1);
    await expect(unlockRun(maya.request, searchId)).rejects.toMatchObject({ code: "RUN_IS_RUNNING" });
    expect((await accountOf(machine, maya.userId)).credits).toBe(1);
  });

  it("is the owner's alone", async () => {
    const [maya, eve] = [await addUser(machine), await addUser(machine, { credits: 5 })];
    const { searchId } = await runToEnd(machine, maya);
    await expect(unlockRun(machine.guest, searchId)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
    for (const id of [searchId, crypto.randomUUID(), "nonsense"]) {
      await expect(unlockRun(eve.request, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
    expect((await accountOf(machine, eve.userId)).credits).toBe(5);
  });
});
