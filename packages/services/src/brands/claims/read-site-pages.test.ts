import { CLAIMS } from "@standings/sandbox";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { FIVE, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { rejectFacts } from "./change-facts.ts";
import { proposeFacts } from "./propose-facts.ts";

const READER = FIVE[2];
const DAY_MS = 25 * 3_600_000;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: READER, deadlineMs: 30_000 } });
});
afterAll(() => services.close());

it("a site's text proposes what its data do not state, each once, and not again what was rejected", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const { facts, pages, version } = await proposeFacts(maya.request, { brandId });
  expect([version, pages?.failed, pages?.dropped]).toEqual([0, 0, 0]);
  const told = facts.map(({ attribute, sourceKind, state }) => [attribute, sourceKind, state]);
  expect(told).toEqual([
    ["customers", "page", "proposed"],
    ["founded", "json_ld", "proposed"],
    ["free_plan", "page", "proposed"],
    ["price", "json_ld", "proposed"],
    ["price", "json_ld", "proposed"],
  ]);
  const [customers] = facts;
  expect(customers).toMatchObject({
    value: { kind: "number", amount: 248_000 },
    quote: "HubSpot is used by more than 248,000 companies.",
  });
  expect(customers?.sourceUrl).toMatch(/hubspot\.com\/pricing$/);
  await rejectFacts(maya.request, { brandId, factIds: [customers?.id ?? ""] });
  await services.after(DAY_MS, async () => {
    expect(await proposeFacts(maya.request, { brandId })).toMatchObject({ proposed: 0, unread: null });
  });
});

it("a sentence that was read once is not proposed for all markets beside its fact of one", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  await proposeFacts(maya.request, { brandId });
  // It was cut otherwise that time.
  await sql`
    update facts set market = 'DE/de', value = jsonb_set(value, '{amount}', '248')
    where brand_id = ${brandId} and attribute = 'customers'
  `.execute(services.db);
  await services.after(DAY_MS, async () => {
    expect(await proposeFacts(maya.request, { brandId })).toMatchObject({ proposed: 0, unread: null });
  });
});

it("of a reader that invents, changes digits or fails nothing is proposed that the pages do not say", async () => {
  const own = CLAIMS.filter(({ domain }) => domain === "hubspot.com").map(({ right }) => right);
  for (const kind of ["invent", "digits", "broken"]) {
    await setFaults(services, { model: READER, task: "claims", kind });
    const maya = await addUser(services);
    const { facts, pages } = await proposeFacts(maya.request, { brandId: await addBrand(maya) });
    await setFaults(services);
    const read = facts.filter(({ sourceKind }) => sourceKind === "page");
    for (const { quote } of read) expect(own.some((right) => quote?.includes(right))).toBe(true);
    expect(pages?.[kind === "broken" ? "failed" : "dropped"]).toBeGreaterThan(0);
    if (kind !== "invent") expect(read.filter(({ attribute }) => attribute !== "free_plan")).toEqual([]);
  }
});
