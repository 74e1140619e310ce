import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { discover, discoveryOf, watch } from "../../test/discoveries.ts";
import { search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { followSearch } from "../searches/follow-search.ts";
import { findLatestDiscovery } from "./find-latest-discovery.ts";
import { followDiscovery } from "./follow-discovery.ts";
import { startDiscovery } from "./start-discovery.ts";
import { stopDiscovery } from "./stop-discovery.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => setFaults(services));

it("tells the newest discovery of the company that runs or has found something", async () => {
  const [maya, eve] = [await addUser(services, { credits: 10 }), await addUser(services)];
  const latest = () => findLatestDiscovery(maya.request, { domain: "https://www.hubspot.com/" });
  expect(await latest()).toBeNull();
  const { runId } = await discover(maya);
  await startDiscovery(maya.request, discoveryOf({ domain: "notion.so", companyName: "Notion" }));
  expect(await latest()).toMatchObject({ runId, isRunning: false, modelIds: ["openai/gpt-4.1-mini"] });
  await setFaults(services, { model: "*", task: "strategy", kind: "hang" });
  const running = await startDiscovery(maya.request, discoveryOf());
  expect(await latest()).toMatchObject({ runId: running.runId, isRunning: true });
  await stopDiscovery(maya.request, running);
  await watch(maya, running.runId);
  expect(await latest()).toMatchObject({ runId });
  expect(await findLatestDiscovery(eve.request, { domain: "hubspot.com" })).toBeNull();
  const invalid = findLatestDiscovery(maya.request, { domain: "none" });
  await expect(invalid).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
});

it("a discovery is followed by its owner alone, from where they left, and never as a search", async () => {
  const [maya, eve] = [await addUser(services, { credits: 3 }), await addUser(services)];
  const { runId, events } = await discover(maya);
  const { searchId } = await search(maya);
  const rest = [];
  for await (const { event } of await followDiscovery(maya.request, { runId, afterSeq: 5 })) rest.push(event);
  expect(rest).toEqual(events.slice(5));
  for (const [request, id] of [
    [eve.request, runId],
    [maya.request, searchId],
    [maya.request, "none"],
  ] as const) {
    const follow = followDiscovery(request, { runId: id, afterSeq: 0 });
    await expect(follow).rejects.toMatchObject({ code: "DISCOVERY_NOT_FOUND" });
  }
  const asSearch = followSearch(maya.request, { searchId: runId, afterSeq: 0 });
  await expect(asSearch).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
});
