import { readRunEvents, takeOverRuns } from "@standings/database";
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
  await vi.waitFor(async () => expect(await readRunEvents(machine.db, searchId)).toHaveLength(4), 60_000);
  await machine.executor.retire();
  await abandon(machine, searchId);
  await dead.close();
  const held = Promise.withResolvers<void>();
  const looks: Promise<string[]>[] = [];
  const stopping = createExecutor({
    takeOver(...look) {
      const found = held.promise.then(() => takeOverRuns(...look));
      looks.push(found);
      return found;
    },
  });
  stopping.begin(machine.context);
  const stopped = stopping.stop(0);
  await endLease(machine, searchId);
  expect((await readRun(machine, searchId)).lease_owner).not.toBe(stopping.id);
  held.resolve();
  await stopped;
  await Promise.all(looks);
  // Whoever looks next may have it.
  expect((await readRun(machine, searchId)).lease_until?.getTime()).toBeLessThanOrEqual(Date.now());
});
