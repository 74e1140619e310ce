import { discoveryFigures, TESTS_AT_ONCE } from "@standings/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { discover, discoveryOf, watch } from "../../test/discoveries.ts";
import { search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { startDiscovery } from "./start-discovery.ts";
import { stopDiscovery } from "./stop-discovery.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => setFaults(services));

it("begins no more tests, ends those under way, and keeps what was found", async () => {
  const maya = await addUser(services, { credits: 2 });
  await setFaults(services, { model: "*", task: "ranking", kind: "hold" });
  const { runId } = await startDiscovery(maya.request, discoveryOf());
  await watch(maya, runId, ({ items }) => items.some(({ status }) => status === "testing"));
  await Promise.all([1, 2, 3].map(() => stopDiscovery(maya.request, { runId })));
  await setFaults(services);
  const { state, events } = await watch(maya, runId);
  expect(state).toMatchObject({ phase: "complete", isStopped: true, isRefunded: false });
  expect(events.filter(({ type }) => type === "stopped")).toHaveLength(1);
  const after = events.slice(events.findIndex(({ type }) => type === "stopped"));
  expect(after.map(({ type }) => type)).not.toContain("prompt_testing");
  const { tested } = discoveryFigures(state.items);
  expect(tested).toBeGreaterThan(0);
  expect(tested).toBeLessThanOrEqual(TESTS_AT_ONCE);
  expect(state.items.every(({ status }) => status !== "testing")).toBe(true);
  expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: ["discovery -2"] });
});

it("gives the credits back before there are prompts, and does not wait for the model", async () => {
  const maya = await addUser(services, { credits: 2 });
  await setFaults(services, { model: "*", task: "strategy", kind: "hang" });
  const { runId } = await startDiscovery(maya.request, discoveryOf());
  await stopDiscovery(maya.request, { runId });
  expect((await watch(maya, runId)).state).toMatchObject({
    phase: "idle",
    isStopped: true,
    isRefunded: true,
  });
  expect((await accountOf(services, maya.userId)).credits).toBe(2);
});

it("leaves an ended discovery as it is, and refuses others'", async () => {
  const [maya, eve] = [await addUser(services, { credits: 3 }), await addUser(services)];
  const { runId } = await discover(maya);
  await stopDiscovery(maya.request, { runId });
  expect((await watch(maya, runId)).state.isStopped).toBe(false);
  const { searchId } = await search(maya);
  const refused = [
    [eve.request, runId],
    [maya.request, searchId],
    [maya.request, "none"],
  ] as const;
  for (const [request, id] of refused) {
    await expect(stopDiscovery(request, { runId: id })).rejects.toMatchObject({
      code: "DISCOVERY_NOT_FOUND",
    });
  }
});
