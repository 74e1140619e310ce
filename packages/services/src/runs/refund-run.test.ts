import { readAllowance } from "@standings/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  COSTS,
  type RunMachine,
  readRun,
  requestFor,
  runToEnd,
  startRunMachine,
} from "../../test/run-machine.ts";
import { accountOf, addUser } from "../../test/users.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine({ proMonthlyAnalyses: 5 });
});
afterAll(() => machine.close());

const failing = { request: requestFor("fails") };

describe("a run that found nothing", () => {
  it.each(["company", "expert"] as const)("gets its credits back: %s", async (kind) => {
    const maya = await addUser(machine, { credits: 5 });
    (kind === "company" ? machine.one : machine.two).tell("fails", "fail");
    const { searchId, events } = await runToEnd(machine, maya, { kind, ...failing });
    expect(events.at(-1)).toEqual({ type: "complete", searchId, remainingCredits: 5, refunded: true });
    const cost = COSTS[kind];
    expect(await accountOf(machine, maya.userId)).toEqual({
      credits: 5,
      entries: [`search -${cost}`, `search_refund ${cost}`],
    });
    expect(await readRun(machine, searchId)).toMatchObject({ status: "failed", is_refunded: true });
    expect(machine.one.saved).not.toContain(searchId);
  });

  it("has nothing to get back when it cost nothing", async () => {
    const maya = await addUser(machine, { credits: 5 });
    machine.free.tell("fails", "fail");
    const { searchId, events } = await runToEnd(machine, maya, { kind: "comparison", ...failing });
    expect(events.at(-1)).toMatchObject({ remainingCredits: 5, refunded: false });
    expect(await accountOf(machine, maya.userId)).toEqual({ credits: 5, entries: [] });
    expect(await readRun(machine, searchId)).toMatchObject({ status: "failed", is_refunded: false });
  });

  it.each([
    { plan: "pro", kind: "pro_analyses" },
    { plan: "free", kind: "censored_previews" },
  ] as const)("gives the allowance of $plan back", async ({ plan, kind }) => {
    const maya = await addUser(machine, { plan });
    const used = () => readAllowance(machine.db, { userId: maya.userId, kind });
    await runToEnd(machine, maya, { request: requestFor("works") });
    machine.one.tell("fails", "fail");
    const { events } = await runToEnd(machine, maya, failing);
    expect(events.at(-1)).toMatchObject({ refunded: true });
    expect(await used()).toBe(1);
  });

  it("gives nothing back to Business, which paid nothing", async () => {
    const maya = await addUser(machine, { plan: "business" });
    machine.one.tell("fails", "fail");
    const { events } = await runToEnd(machine, maya, failing);
    expect(events.at(-1)).toMatchObject({ refunded: false });
  });
});
