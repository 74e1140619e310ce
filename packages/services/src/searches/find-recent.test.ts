import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, follow, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { deleteSearch } from "./delete-search.ts";
import { findRecent, RECENT_HOURS } from "./find-recent.ts";
import { startSearch } from "./start-search.ts";

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

const question = { kind: "company", prompt: "Best CRM", models: [GPT, CLAUDE], webSearch: true } as const;
const find = (changes: object = {}, { request }: TestUser = maya) =>
  findRecent(request, { ...question, ...changes });

describe("an earlier answer", () => {
  it.each([
    ["the same question", {}],
    ["another case and other spaces", { prompt: "  bEST   crm " }],
    ["the models in another order", { models: [CLAUDE, GPT] }],
  ])("is found for %s", async (_name, changes) => {
    const id = await addSearch(services, maya, { isPrivate: true });
    const found = { searchId: id, createdAt: expect.any(String), isPrivate: true, isRunning: false };
    expect(await find(changes)).toEqual(found);
  });

  it.each([
    ["another prompt", { prompt: "Best ERP" }],
    ["fewer models", { models: [GPT] }],
    ["more models", { models: [GPT, CLAUDE, "perplexity/sonar"] }],
    ["without web search", { webSearch: false }],
    ["experts", { kind: "expert" }],
    ["a comparison", { kind: "comparison", prompt2: "Best ERP", models: [GPT] }],
  ])("is not found for %s", async (_name, changes) => {
    await addSearch(services, maya);
    expect(await find(changes)).toBeNull();
  });

  it("is the newest, not older than a day, not deleted, and one's own", async () => {
    await addSearch(services, maya, { daysAgo: (RECENT_HOURS + 1) / 24 });
    expect(await find()).toBeNull();
    const ids = [await addSearch(services, maya, { daysAgo: 0.5 }), await addSearch(services, maya)];
    expect((await find())?.searchId).toBe(ids[1]);
    await deleteSearch(maya.request, ids[1] ?? "");
    expect((await find())?.searchId).toBe(ids[0]);
    expect(await find({}, await addUser(services))).toBeNull();
  });

  it("is a running one, but none that was refunded or is censored", async () => {
    await setFaults(services, { model: "*", kind: "refusal" });
    await search(maya, question);
    expect(await find()).toBeNull();
    await setFaults(services);
    const poor = await addUser(services);
    await search(poor, question);
    expect(await find({}, poor)).toBeNull();
    await setFaults(services, { model: GPT, kind: "hold" });
    const { searchId } = await startSearch(maya.request, orderOf(question));
    expect(await find()).toMatchObject({ searchId, isRunning: true });
    await setFaults(services);
    await follow(maya, searchId);
    expect(await find()).toMatchObject({ searchId, isRunning: false });
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
  });
});

it("is for signed-in users, with a question that can be asked", async () => {
  const guest = findRecent(services.guest, question);
  await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  await expect(find({ prompt: " " })).rejects.toMatchObject({ code: "INVALID_PROMPT" });
  await expect(find({ models: ["openai/gpt-9"] })).rejects.toMatchObject({ code: "INVALID_MODEL" });
});
