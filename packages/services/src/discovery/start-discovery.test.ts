import { holdModels } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discoveryOf, watch } from "../../test/discoveries.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits } from "../../test/users.ts";
import { getUsage } from "../credits/get-usage.ts";
import type { DiscoveryOrder } from "./check-order.ts";
import { startDiscovery } from "./start-discovery.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 1 });
});
afterAll(() => services.close());

const NOTION = { domain: "notion.so", companyName: "Notion" };
const PAID = { credits: 3, entries: ["discovery -2"] };

it("costs two credits, once, however often one start is repeated", async () => {
  const maya = await addUser(services, { credits: 5 });
  const order = discoveryOf();
  const { runId } = await startDiscovery(maya.request, order);
  const { events } = await watch(maya, runId, () => true);
  expect(events[0]).toMatchObject({ type: "start", searchId: runId, remainingCredits: 3 });
  expect(await startDiscovery(maya.request, order)).toEqual({ runId, remainingCredits: 3 });
  expect(await accountOf(services, maya.userId)).toEqual(PAID);
});

it("tells the balance of now where another start's run is found, and its own where it is repeated", async () => {
  const maya = await addUser(services, { credits: 5 });
  const held = await holdModels(services.sandbox);
  const order = discoveryOf();
  const { runId } = await startDiscovery(maya.request, order);
  await setCredits(services, maya.userId, 9);
  expect(await startDiscovery(maya.request, discoveryOf())).toEqual({ runId, remainingCredits: 9 });
  expect(await startDiscovery(maya.request, order)).toEqual({ runId, remainingCredits: 3 });
  await held.open();
  await watch(maya, runId);
});

it("is one run and one charge from two tabs, on two processes, at once", async () => {
  const maya = await addUser(services, { credits: 5 });
  const other = await services.startProcess();
  const elsewhere = other.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
  const requests = Array.from({ length: 10 }, (_, tab) => (tab % 2 === 0 ? maya.request : elsewhere));
  const started = await Promise.all(requests.map((request) => startDiscovery(request, discoveryOf())));
  expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
  expect(await accountOf(services, maya.userId)).toEqual(PAID);
  await other.close();
});

it("is another run for another model or company, and after the first has ended", async () => {
  const maya = await addUser(services, { credits: 8 });
  const orders = [{}, { modelId: "deepseek/deepseek-r1" }, NOTION];
  const started = await Promise.all(
    orders.map((changes) => startDiscovery(maya.request, discoveryOf(changes))),
  );
  await watch(maya, started[0]?.runId ?? "");
  const again = await startDiscovery(maya.request, discoveryOf());
  expect(new Set([...started, again].map(({ runId }) => runId)).size).toBe(4);
  expect((await accountOf(services, maya.userId)).credits).toBe(0);
});

it("is another run when it is private and the one that runs is shared, and the same id is refused", async () => {
  const maya = await addUser(services, { credits: 4 });
  const held = await holdModels(services.sandbox);
  const shared = discoveryOf({ isPrivate: false });
  const { runId } = await startDiscovery(maya.request, shared);
  const own = await startDiscovery(maya.request, discoveryOf({ isPrivate: true }));
  expect(own.runId).not.toBe(runId);
  expect(await startDiscovery(maya.request, discoveryOf({ isPrivate: false }))).toMatchObject({ runId });
  const changed = startDiscovery(maya.request, { ...shared, isPrivate: true });
  await expect(changed).rejects.toMatchObject({ code: "RUN_CHANGED" });
  await held.open();
  for (const id of [runId, own.runId]) await watch(maya, id);
});

describe("what pays", () => {
  it.each([
    { plan: "free", credits: 1 },
    { plan: "free_trial", credits: 0 },
  ] as const)("refuses $plan with $credits, with the documented fields, and writes nothing", async (seed) => {
    const maya = await addUser(services, seed);
    await expect(startDiscovery(maya.request, discoveryOf())).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      status: 429,
      fields: { errorType: "insufficient_credits", currentCredits: seed.credits, creditsRequired: 2 },
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: seed.credits, entries: [] });
    const runs = await services.db
      .selectFrom("runs")
      .select("id")
      .where("user_id", "=", maya.userId)
      .execute();
    expect(runs).toEqual([]);
  });

  it("takes one of Pro's analyses, for all its tests, then credits", async () => {
    const pro = await addUser(services, { plan: "pro", credits: 2 });
    await startDiscovery(pro.request, discoveryOf());
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: 1 } });
    expect(await accountOf(services, pro.userId)).toEqual({ credits: 2, entries: [] });
    await startDiscovery(pro.request, discoveryOf(NOTION));
    expect(await accountOf(services, pro.userId)).toEqual({ credits: 0, entries: ["discovery -2"] });
    const third = startDiscovery(pro.request, discoveryOf({ ...NOTION, modelId: "perplexity/sonar" }));
    await expect(third).rejects.toMatchObject({ status: 429 });
  });

  it("takes nothing from Business", async () => {
    const business = await addUser(services, { plan: "business", credits: 0 });
    const started = await startDiscovery(business.request, discoveryOf());
    expect(started).toEqual({ runId: expect.any(String), remainingCredits: 0 });
  });
});

it.each([
  ["no company name", { companyName: "  " }, "DISCOVERY_INCOMPLETE"],
  ["no domain", { domain: "" }, "DISCOVERY_INCOMPLETE"],
  ["no domain of a company", { domain: "localhost" }, "INVALID_DOMAIN"],
  ["a model that only searches ask", { modelId: "deepseek/deepseek-chat" }, "INVALID_MODEL"],
] as const satisfies readonly (readonly [string, Partial<DiscoveryOrder>, string])[])(
  "refuses %s",
  async (_what, changes, code) => {
    const maya = await addUser(services, { credits: 5 });
    const start = async () => startDiscovery(maya.request, discoveryOf(changes));
    await expect(start()).rejects.toMatchObject({ code });
    expect((await accountOf(services, maya.userId)).credits).toBe(5);
  },
);

it("refuses a guest, and an id that was used for something else", async () => {
  await expect(async () => startDiscovery(services.guest, discoveryOf())).rejects.toMatchObject({
    status: 401,
  });
  const maya = await addUser(services, { credits: 5 });
  const { clientRunId } = discoveryOf();
  await startDiscovery(maya.request, discoveryOf({ clientRunId }));
  const changed = startDiscovery(maya.request, discoveryOf({ clientRunId, domain: "notion.so" }));
  await expect(changed).rejects.toMatchObject({ code: "RUN_CHANGED" });
});
