import type { PageContent, SiteReading } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { discover, discoveryOf, watch } from "../../test/discoveries.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { discardDraft } from "./discard-draft.ts";
import { findLatestDiscovery } from "./find-latest-discovery.ts";
import { readTrade } from "./read-trade.ts";
import { draftDiscovery } from "./start-discovery.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

async function keepReading(domain: string, description: string, language: string): Promise<void> {
  const about = { description: null, areaServed: null, language: null };
  const content = { about, description, title: "Home", language } as PageContent;
  const reading = {
    domain,
    readAt: new Date().toISOString(),
    tookMs: 1,
    unread: null,
    pages: [{ path: "/", kind: "home", state: "read", content }],
  } as unknown as SiteReading;
  await services.db
    .insertInto("site_readings")
    .values({ domain, reading: JSON.stringify(reading), read_at: new Date() })
    .execute();
}

it("fills in what the site says of itself, from the reading that analyses share", async () => {
  const maya = await addUser(services);
  await keepReading("rindenwerk.at", "Cork flooring for schools", "de");
  expect(await readTrade(maya.request, { domain: "https://www.rindenwerk.at/shop" })).toEqual({
    sells: "Cork flooring for schools",
    country: "Austria",
    language: "German",
    unread: null,
  });
});

it("leaves empty what it cannot read, and says why", async () => {
  const maya = await addUser(services);
  const trade = await readTrade(maya.request, { domain: "no-such-maker.com" });
  expect(trade).toMatchObject({
    sells: "",
    language: "",
    unread: expect.stringContaining("no-such-maker.com"),
  });
  const invalid = readTrade(maya.request, { domain: "none" });
  await expect(invalid).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
  await expect(async () => readTrade(services.guest, { domain: "a.com" })).rejects.toMatchObject({
    status: 401,
  });
});

it("a discarded draft gives way to what was tested before, and only to its owner's word", async () => {
  const [maya, eve] = [await addUser(services, { credits: 4 }), await addUser(services)];
  const tested = await discover(maya);
  const draft = await draftDiscovery(maya.request, discoveryOf());
  await watch(maya, draft.runId);
  for (const [request, runId] of [
    [eve.request, draft.runId],
    [maya.request, tested.runId],
    [maya.request, "none"],
  ] as const)
    await expect(discardDraft(request, { runId })).rejects.toMatchObject({ code: "DISCOVERY_NOT_FOUND" });
  const latest = async () => (await findLatestDiscovery(maya.request, { domain: "hubspot.com" }))?.runId;
  expect(await latest()).toBe(draft.runId);
  await discardDraft(maya.request, draft);
  expect(await latest()).toBe(tested.runId);
});
