// @module-tag long
import { asModelId } from "@standings/domain";
import { fillBrand } from "@standings/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getBrandSources, getCompetitorGrid, listBrandAlerts } from "../src/brands/overview/get-details.ts";
import { getBrandOverview } from "../src/brands/overview/get-overview.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { FIVE, GPT } from "./searches.ts";
import { startServices, type TestServices } from "./test-services.ts";
import { addUser } from "./users.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

/** What pages of a brand read of a year of a hundred prompts: sums of the visits shown, by their indexes (P15). */

const PROMPTS = 100;
const COMPETITORS = 10;
const WEEKS = 52;
const SUMS = ["visit_figures", "visit_totals", "visit_prompts", "visit_sources", "visit_domains"];
/** Of a visit: the brand and its competitors, for every prompt; and its sources. */
const OF_VISIT = PROMPTS * (COMPETITORS + 1);
const SOURCES = 15 * PROMPTS;
const WINDOW = 4;
/** A table of so few rows is cheaper to read whole. */
const FEW_ROWS = 2_000;

let services: TestServices;
let request: ServiceRequest;
let watched: WatchedDatabase;
let brandId: string;
beforeAll(async () => {
  services = await startServices();
  const maya = await addUser(services);
  watched = watchDatabase(services.url);
  const fill = (weeks: number) =>
    fillBrand(services.db, {
      userId: maya.userId,
      models: FIVE,
      weeks,
      prompts: PROMPTS,
      competitors: COMPETITORS,
    });
  brandId = await fill(WEEKS);
  await fill(WEEKS);
  await sql`vacuum analyze`.execute(services.db);
  request = openServices({ ...services.context, db: watched.db }).request(
    { address: "192.0.2.1", userAgent: null },
    maya.viewer,
  );
});
afterAll(async () => {
  await watched.close();
  await services.close();
});

const view = (changes: object = {}) =>
  ({
    brandId,
    span: "12w",
    model: null,
    label: null,
    webSearch: null,
    market: null,
    ...changes,
  }) as Parameters<typeof getBrandOverview>[1];

describe("pages of a brand read sums by their indexes, and of the visits shown alone", () => {
  it.each([
    ["the overview of twelve weeks", () => getBrandOverview(request, view()), 2 * WINDOW * OF_VISIT],
    ["of a model", () => getBrandOverview(request, view({ model: asModelId(GPT) })), 2 * WINDOW * OF_VISIT],
    ["of a label", () => getBrandOverview(request, view({ label: "Label 1" })), 12 * OF_VISIT],
    ["of a year", () => getBrandOverview(request, view({ span: "1y" })), 2 * WINDOW * OF_VISIT],
    ["sources", () => getBrandSources(request, view()), WINDOW * SOURCES],
    ["competitors", () => getCompetitorGrid(request, view()), WINDOW * OF_VISIT],
    ["alerts", () => listBrandAlerts(request, { market: null, brandId }), WEEKS * PROMPTS],
  ])("%s", async (_page, read, most) => {
    const steps = await watched.stepsOf(read);
    const whole = steps.filter(
      ({ type, table, rows }) => type === "Seq Scan" && rows > FEW_ROWS && SUMS.includes(table),
    );
    expect(whole.map(({ table }) => table)).toEqual([]);
    for (const { table, rows } of steps)
      if (table === "visit_figures" || table === "visit_totals")
        expect([table, rows <= most]).toEqual([table, true]);
  });
});
