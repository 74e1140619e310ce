import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { CLAUDE, FIVE, follow, GPT, orderOf, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { listRunning } from "./list-running.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ modelDeadlineMs: 3_000 });
});
afterAll(() => services.close());

it("lists the viewer's running searches with the state of each column, until they end", async () => {
  const [maya, eve] = [await addUser(services, { credits: 1 }), await addUser(services)];
  const [, , gemini, grok] = FIVE;
  const faults = [
    [CLAUDE, "refusal"],
    [gemini, "error"],
    [grok, "hang"],
  ].map(([model = "", kind = ""]) => ({ model, kind, status: 400 }));
  await setFaults(services, ...faults);
  const models = [GPT, CLAUDE, gemini, grok];
  const order = orderOf({ models, prompt: "Best CRM", isPrivate: true });
  const { searchId } = await startSearch(maya.request, order);
  const states = async () => (await listRunning(maya.request))[0]?.columns.map(({ state }) => state);
  await vi.waitFor(async () => {
    expect(await states()).toEqual(["answered", "declined", "failed", "waiting"]);
  }, 10_000);
  const [running] = await listRunning(maya.request);
  expect(running).toMatchObject({ id: searchId, kind: "company", prompt: "Best CRM" });
  expect(running).toMatchObject({ isPrivate: true, wasCensored: false, webSearch: order.webSearch });
  expect(await listRunning(eve.request)).toEqual([]);
  await expect(listRunning(services.guest)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  await follow(maya, searchId);
  expect(await listRunning(maya.request)).toEqual([]);
});
