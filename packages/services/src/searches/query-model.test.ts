import { asColumnId } from "@standings/domain";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLAUDE, endsOf, GPT, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { getSearch } from "./get-search.ts";
import { listHistory } from "./list-history.ts";
import { type ModelQuery, queryModel } from "./query-model.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { credits: 5 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const prompt = "Best CRM for startups";
const failing = (model: string) => setFaults(services, { model, kind: "error", status: 403 });

function ask(user: TestUser, changes: Partial<ModelQuery> = {}) {
  const { signal } = new AbortController();
  const query = { kind: "company", prompt, columnId: GPT, webSearch: true, signal } as const;
  return queryModel(user.request, { clientRunId: crypto.randomUUID(), ...query, ...changes });
}

describe("a model that has not been asked this", () => {
  it("is a search of its own, which costs a credit and is saved", async () => {
    const { searchId, end } = await ask(maya);
    expect(end).toMatchObject({ columnId: GPT, status: "success" });
    const saved = await getSearch(maya.request, searchId);
    expect(saved.models.map(({ columnId }) => columnId)).toEqual([GPT]);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1"]);
  });

  it("is a search of its own too when it answered before, or another kind was asked", async () => {
    const { searchId } = await search(maya, { prompt });
    const again = await ask(maya);
    const experts = await ask(maya, { kind: "expert" });
    expect(new Set([searchId, again.searchId, experts.searchId]).size).toBe(3);
    expect((await accountOf(services, maya.userId)).credits).toBe(2);
  });

  it("is one search for a repeated clientRunId", async () => {
    const [first, second] = await Promise.all([
      ask(maya, { clientRunId: "same" }),
      ask(maya, { clientRunId: "same" }),
    ]);
    expect(second).toEqual(first);
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
  });

  it("says how it failed, and is refunded", async () => {
    await failing(GPT);
    const { end } = await ask(maya);
    expect(end).toMatchObject({ status: "error", error: "Failed to query models" });
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", "search_refund 1"]);
  });
});

describe("a model that failed in the newest search with this prompt", () => {
  it("is asked again there, for nothing", async () => {
    await failing(GPT);
    const { searchId } = await search(maya, { prompt });
    await setFaults(services);
    const retried = await ask(maya, { prompt: "  best CRM  for startups " });
    expect(retried).toMatchObject({ searchId, end: { status: "success" } });
    expect((await getSearch(maya.request, searchId)).models).toHaveLength(2);
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
    expect((await listHistory(maya.request, { page: 1, limit: 10, sort: "createdAt" })).total).toBe(1);
  });

  it("gives its new end, not the one before", async () => {
    await failing(GPT);
    await search(maya, { prompt });
    const failedAgain = await ask(maya);
    await setFaults(services);
    const answered = await ask(maya);
    expect([failedAgain.end.status, answered.end.status]).toEqual(["error", "success"]);
    expect(answered.searchId).toBe(failedAgain.searchId);
  });

  it("costs a credit when that search was refunded", async () => {
    await setFaults(services, { model: "*", kind: "error", status: 403 });
    const { searchId } = await search(maya, { prompt });
    await setFaults(services);
    expect((await ask(maya)).searchId).toBe(searchId);
    const { entries } = await accountOf(services, maya.userId);
    expect(entries).toEqual(["search -1", "search_refund 1", "search -1"]);
  });

  it("is found by either prompt of a comparison, as its column", async () => {
    await setFaults(services, { model: CLAUDE, kind: "error", status: 403, times: 1 });
    const prompts = { prompt: "Best accounting software", prompt2: "Best payroll software" };
    const { searchId, events } = await search(maya, { kind: "comparison", models: [CLAUDE], ...prompts });
    await setFaults(services);
    const columnId = endsOf(events).find(({ status }) => status === "error")?.columnId ?? asColumnId("");
    const asked = columnId.endsWith("1") ? prompts.prompt : prompts.prompt2;
    const retried = await ask(maya, { prompt: asked, columnId });
    expect(retried).toMatchObject({ searchId, end: { columnId, status: "success" } });
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
  });

  it("is nobody else's", async () => {
    await failing(GPT);
    const { searchId } = await search(maya, { prompt });
    await setFaults(services);
    const eve = await addUser(services, { credits: 1 });
    expect((await ask(eve)).searchId).not.toBe(searchId);
    expect((await accountOf(services, eve.userId)).credits).toBe(0);
  });
});

describe("queryModel", () => {
  it.each([
    [{ prompt: " " }, "INVALID_PROMPT"],
    [{ columnId: asColumnId("openai/gpt-9") }, "INVALID_MODEL"],
  ] as const)("refuses %j", async (change, code) => {
    await expect(ask(maya, change)).rejects.toMatchObject({ code });
    expect((await accountOf(services, maya.userId)).credits).toBe(5);
  });

  it("is for signed-in users", async () => {
    const guest = { ...maya, request: services.guest };
    await expect(ask(guest)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});
