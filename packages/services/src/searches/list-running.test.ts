import { afterAll, beforeAll, expect, it } from "vitest";
import { CLAUDE, FIVE, follow, GPT, orderOf, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { type HistoryPage, listHistory } from "./list-history.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const FIRST: HistoryPage = { page: 1, limit: 10, sort: "-createdAt" };
const listRunning = async ({ request }: TestUser, page: Partial<HistoryPage> = {}) =>
  (await listHistory(request, { ...FIRST, ...page })).running;

it("shows running searches in the history at once, with the state of each column", async () => {
  const [maya, eve] = [await addUser(services, { credits: 1 }), await addUser(services)];
  const [, , gemini, grok] = FIVE;
  const faults = [
    [CLAUDE, "refusal"],
    [gemini, "error"],
    [grok, "hold"],
  ].map(([model = "", kind = ""]) => ({ model, kind, status: 400 }));
  await setFaults(services, ...faults);
  const models = [GPT, CLAUDE, gemini, grok];
  const order = orderOf({ models, prompt: "Best CRM", isPrivate: true });
  const { searchId } = await startSearch(maya.request, order);
  const states = async () => (await listRunning(maya))[0]?.columns.map(({ state }) => state);
  await expect.poll(states).toEqual(["answered", "declined", "failed", "waiting"]);
  const [running] = await listRunning(maya);
  expect(running).toMatchObject({ id: searchId, kind: "company", prompt: "Best CRM" });
  expect(running).toMatchObject({ isPrivate: true, wasCensored: false, webSearch: order.webSearch });
  expect(await listRunning(eve)).toEqual([]);
  for (const [page, count] of [
    [{ text: "CRM" }, 1],
    [{ text: "erp" }, 0],
    [{ kind: "company" }, 1],
    [{ kind: "expert" }, 0],
    [{ page: 2 }, 0],
  ] as const) {
    expect(await listRunning(maya, page)).toHaveLength(count);
  }
  await setFaults(services);
  await follow(maya, searchId);
  const ended = await listHistory(maya.request, FIRST);
  expect([ended.running, ended.searches.map(({ id }) => id)]).toEqual([[], [searchId]]);
});
