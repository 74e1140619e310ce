import {
  checkPrompts,
  DISCOVERY_PROMPTS,
  type DiscoveryEvent,
  findRank,
  TESTS_AT_ONCE,
} from "@standings/domain";
import { eventually } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { discover, discoveryOf, watch } from "../../test/discoveries.ts";
import { abandon, endLease } from "../../test/run-machine.ts";
import { setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { getCompany } from "../company/get-company.ts";
import { getUsage } from "../credits/get-usage.ts";
import { getSearch } from "../searches/get-search.ts";
import { listHistory } from "../searches/list-history.ts";
import { startDiscovery } from "./start-discovery.ts";

const WEBFLOW = { domain: "webflow.com", companyName: "Webflow" };
const FIRST = { page: 1, limit: 50, sort: "-createdAt" } as const;
const STRATEGY_FAILS = { model: "*", task: "strategy", kind: "error", status: 400 };
const RANKING_FAILS = { model: "*", task: "ranking", kind: "error", status: 400 };

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => setFaults(services));

/** Calls that the sandbox's models are answering. */
async function callsUnderWay(): Promise<number> {
  const log = await (await fetch(`${services.sandbox.url}/models/requests`)).json();
  const calls = log as { model: string | null; status: number | null }[];
  return calls.filter(({ model, status }) => model !== null && status === null).length;
}

/** Questions that the sandbox's models were asked, the last ones first. */
async function asked(): Promise<string[]> {
  const log: unknown = await (await fetch(`${services.sandbox.url}/models/requests`)).json();
  return JSON.stringify(log).match(/"question":"(?:[^"\\]|\\.)*"/gu) ?? [];
}

describe("a discovery", () => {
  it("logs its events in the documented order, and tests three prompts at a time", async () => {
    const maya = await addUser(services, { credits: 2 });
    const { events } = await discover(maya);
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(["start", "agent1_start", "agent1_complete", "agent2_start"]);
    expect(types.at(-1)).toBe("complete");
    const ofType = (type: DiscoveryEvent["type"]) => types.filter((one) => one === type);
    expect([ofType("prompt_testing"), ofType("prompt_result")].map(({ length }) => length)).toEqual([
      DISCOVERY_PROMPTS,
      DISCOVERY_PROMPTS,
    ]);
    let under = 0;
    const most = types.map((type) => {
      under += type === "prompt_testing" ? 1 : type === "prompt_result" ? -1 : 0;
      return under;
    });
    expect(Math.max(...most)).toBe(TESTS_AT_ONCE);
  });

  it("saves each test as a search that has the rank, counts on its owner's page of the company, and is private", async () => {
    const maya = await addUser(services, { credits: 2 });
    const { runId, state } = await discover(maya, WEBFLOW);
    for (const { searchId, prompt, rank } of state.items) {
      const search = await getSearch(maya.request, searchId ?? "");
      expect(search).toMatchObject({ prompt, isPrivate: true, webSearch: true });
      expect(findRank(search.models[0]?.results ?? [], WEBFLOW)).toBe(rank);
    }
    await services.runJobs();
    const listed = state.items.filter(({ found }) => found).length;
    const { figures } = await getCompany(maya.request, { domain: WEBFLOW.domain });
    expect([figures.totalMentions, figures.answers]).toEqual([listed, DISCOVERY_PROMPTS]);
    const { searches, total, running } = await listHistory(maya.request, FIRST);
    expect([total, running]).toEqual([DISCOVERY_PROMPTS, []]);
    const discovery = { runId, ...WEBFLOW };
    expect(searches.map((search) => search.discovery)).toEqual(searches.map(() => discovery));
  });

  it("is shared when its owner says so", async () => {
    const maya = await addUser(services, { credits: 2 });
    const { state } = await discover(maya, { ...WEBFLOW, isPrivate: false });
    const [item] = state.items;
    expect(await getSearch(maya.request, item?.searchId ?? "")).toMatchObject({ isPrivate: false });
  });
});

describe("the strategy step", () => {
  it("proposes ten different prompts that never name the company, asking again when the model does", async () => {
    const companies = [
      ["hubspot.com", "HubSpot"],
      ["webflow.com", "Webflow"],
      ["notion.so", "Notion"],
    ] as const;
    const maya = await addUser(services, { credits: 2 * companies.length });
    const before = (await asked()).length;
    for (const [domain, companyName] of companies) {
      const { state } = await discover(maya, { domain, companyName });
      const prompts = state.items.map(({ prompt }) => prompt);
      expect(prompts).toHaveLength(DISCOVERY_PROMPTS);
      expect(checkPrompts(prompts, { domain, companyName }).accepted).toEqual(prompts);
    }
    // One call for each prompt and each strategy, and one more where the first proposal could not be used whole.
    const calls = (await asked()).length - before;
    expect(calls).toBeGreaterThan(companies.length * (DISCOVERY_PROMPTS + 1));
  });

  it.each([
    ["fails", STRATEGY_FAILS],
    ["is no list of prompts", { ...STRATEGY_FAILS, kind: "refusal" }],
  ])("is refunded when the model's answer %s", async (_what, fault) => {
    const maya = await addUser(services, { credits: 2 });
    await setFaults(services, fault);
    const { state, events } = await discover(maya);
    expect(state).toMatchObject({ phase: "idle", isRefunded: true, error: expect.stringMatching(/\.$/) });
    expect(events.map(({ type }) => type)).toEqual(["start", "agent1_start", "error", "complete"]);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 2,
      entries: ["discovery -2", "discovery_refund 2"],
    });
  });
});

describe("a test that fails", () => {
  it("is its prompt's error, not the run's", async () => {
    const maya = await addUser(services, { credits: 2 });
    await setFaults(
      services,
      { ...RANKING_FAILS, status: 401, times: 1 },
      { ...RANKING_FAILS, kind: "refusal", times: 1 },
    );
    const { state } = await discover(maya);
    const errors = state.items.flatMap(({ error }) => error ?? []);
    expect(errors.sort()).toEqual(["GPT 4.1 declined to answer", "The model gateway refused the request."]);
    expect(state).toMatchObject({ phase: "complete", isRefunded: false });
    expect((await listHistory(maya.request, FIRST)).total).toBe(DISCOVERY_PROMPTS - 2);
  });

  it("gives a Pro account no analysis back, unless all fail: then the one of the discovery", async () => {
    const pro = await addUser(services, { plan: "pro" });
    await setFaults(services, { ...RANKING_FAILS, status: 401, times: 3 });
    expect((await discover(pro)).state).toMatchObject({ phase: "complete", isRefunded: false });
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: 1 } });
    await setFaults(services, RANKING_FAILS);
    const { state } = await discover(pro, { modelId: "perplexity/sonar" });
    expect(state).toMatchObject({ phase: "complete", isRefunded: true });
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: 1 } });
  });

  it("is refunded with the run when no test got an answer", async () => {
    const maya = await addUser(services, { credits: 2 });
    await setFaults(services, RANKING_FAILS);
    // A model of its own: it is left alone for a moment afterwards.
    const { state } = await discover(maya, { modelId: "x-ai/grok-3-mini" });
    expect(state).toMatchObject({ phase: "complete", isRefunded: true });
    expect((await accountOf(services, maya.userId)).credits).toBe(2);
  });
});

describe("a process that dies", () => {
  it.each([
    ["in the strategy step", "strategy", 1],
    ["in the middle of the tests", "ranking", TESTS_AT_ONCE],
  ] as const)("%s is taken over: nothing is paid or tested twice", async (_when, task, calls) => {
    const maya = await addUser(services, { credits: 2 });
    const dying = await services.startProcess();
    const request = dying.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
    await setFaults(services, { model: "*", task, kind: "hang" });
    const { runId } = await startDiscovery(request, discoveryOf());
    await eventually(async () => (await callsUnderWay()) === calls, "its calls hang");
    await dying.executor.retire();
    // Before another process asks again: what hangs goes on hanging.
    await setFaults(services);
    const runs = await services.db
      .selectFrom("runs")
      .select("id")
      .where("user_id", "=", maya.userId)
      .execute();
    for (const { id } of runs) {
      await abandon(services, id);
      await endLease(services, id);
    }
    const { state, events } = await watch(maya, runId);
    expect(state).toMatchObject({ phase: "complete", isRefunded: false });
    for (const index of state.items.keys()) {
      const own = events.filter((event) => "index" in event && event.index === index);
      expect(own.map((event) => event.type)).toEqual(["prompt_testing", "prompt_result"]);
    }
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: ["discovery -2"] });
    await dying.close();
  });
});
