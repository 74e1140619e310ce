import { readRunEvents } from "@standings/database";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  abandon,
  begin,
  endLease,
  type RunMachine,
  readRun,
  requestFor,
  startRunMachine,
} from "../../test/run-machine.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { createExecutor } from "./create-executor.ts";

/** A look for abandoned runs waits as long as `held` says whose it is: as on a busy machine. */
const late = vi.hoisted(() => ({
  held: "",
  ...Promise.withResolvers<void>(),
  /** Such a look, to its end. */
  looks: [] as Promise<unknown>[],
}));
vi.mock("@standings/database", async (load) => {
  const real = await load<typeof import("@standings/database")>();
  const takeOverRuns: typeof real.takeOverRuns = (db, owner, limit) => {
    if (owner !== late.held) return real.takeOverRuns(db, owner, limit);
    const look = late.promise.then(() => real.takeOverRuns(db, owner, limit));
    late.looks.push(look);
    return look;
  };
  return { ...real, takeOverRuns };
});

let machine: RunMachine;
let maya: TestUser;
beforeAll(async () => {
  machine = await startRunMachine();
  maya = await addUser(machine, { credits: 5 });
});
afterAll(() => machine.close());

it("hands on a run that it found when it was already told to stop", async () => {
  machine.one.tell("hangs", "hang");
  const dead = await machine.startProcess();
  const searchId = await begin(dead, maya, { request: requestFor("works", "hangs") });
  await vi.waitFor(async () => expect(await readRunEvents(machine.db, searchId)).toHaveLength(4), 10_000);
  machine.executor.retire();
  await abandon(machine, searchId);
  await dead.close();
  const stopping = createExecutor();
  late.held = stopping.id;
  stopping.begin(machine.context);
  const stopped = stopping.stop(0);
  await endLease(machine, searchId);
  expect((await readRun(machine, searchId)).lease_owner).not.toBe(stopping.id);
  late.resolve();
  await stopped;
  await Promise.all(late.looks);
  // Whoever looks next may have it.
  expect((await readRun(machine, searchId)).lease_until?.getTime()).toBeLessThanOrEqual(Date.now());
});
