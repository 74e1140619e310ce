import { once } from "node:events";
import { createClient } from "@standings/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "./balancer.ts";
import { endLeases, type Stack, startStack } from "./processes.ts";
import { FIVE, register, setFaults } from "./product.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

it("a client follows its run over the death of the server, and is told nothing twice", {
  tags: "long",
}, async () => {
  const { sandbox, processes } = stack;
  const [slow = ""] = FIVE;
  const PORT = String(await freePort());
  const first = await processes.start({ PORT });
  const { token } = await register({ url: first.url, sandbox });
  await setFaults(sandbox, [{ model: slow, kind: "hang" }]);
  const run = await createClient({ url: first.url, token }).rank("best CRM for startups", { models: FIVE });
  const told: string[] = [];
  for await (const { columnId, status } of run) {
    expect(status).toBe("ranked");
    told.push(columnId);
    if (told.length !== FIVE.length - 1) continue;
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    await setFaults(sandbox, []);
    await endLeases(stack);
    await processes.start({ PORT });
  }
  expect(told.toSorted()).toEqual(FIVE.toSorted());
  expect(told.at(-1)).toBe(slow);
  expect((await run.result()).models).toHaveLength(FIVE.length);
});
