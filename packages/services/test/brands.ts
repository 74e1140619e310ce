import { inTransaction } from "@standings/database";
import { eventually } from "@standings/testing";
import { createBrand, type NewBrand } from "../src/brands/create-brand.ts";
import { askDirectly } from "../src/brands/direct/ask-directly.ts";
import { visitNow } from "../src/brands/visits/begin-visit.ts";
import { visitInPast } from "../src/brands/visits/visit-in-past.ts";
import { renewVisits } from "../src/identity/renew-visits.ts";
import type { ServiceRequest } from "../src/index.ts";
import { GPT } from "./searches.ts";
import type { TestServices } from "./test-services.ts";

/** HubSpot beside two competitors, asked once a week by one model in two rounds. */
export const HUBSPOT: NewBrand = {
  name: "HubSpot",
  domain: "hubspot.com",
  aliases: ["HubSpot CRM"],
  competitors: [
    { name: "Salesforce", domain: "salesforce.com" },
    { name: "Pipedrive", domain: "pipedrive.com" },
  ],
  models: [GPT],
  webSearch: true,
  rhythm: "weekly",
  day: 1,
  hour: 6,
  timeZone: "Europe/Berlin",
  rounds: 2,
  // A mail with its picture takes as long as the visit that it tells of.
  alertMails: false,
  digestMails: false,
  prompts: [
    { prompt: "Best CRM for startups", label: "Startups" },
    { prompt: "Best CRM for small business", label: null },
  ],
};

/** A view of a brand that leaves nothing out of its first market's twelve weeks. */
export const ALL = { market: null, span: "12w", model: null, label: null, webSearch: null } as const;

export async function addBrand(
  { request }: { readonly request: ServiceRequest },
  wishes: Partial<NewBrand> = {},
): Promise<string> {
  return (await createBrand(request, { ...HUBSPOT, ...wishes })).brandId;
}

/** Runs jobs until no visit is under way. */
export async function untilVisited(services: TestServices): Promise<void> {
  const running = services.db.selectFrom("brand_visits").select("id").where("state", "=", "running");
  await eventually(async () => {
    await services.runJobs();
    return (await running.execute()).length === 0;
  }, "no visit is under way");
}

/** Adds all visits of a brand up from their answers, as newer rules of identity do. */
export async function countAfresh({ db }: TestServices, brandId: string): Promise<void> {
  await db.updateTable("brand_visits").set({ identity_version: 0 }).where("brand_id", "=", brandId).execute();
  while ((await inTransaction(db, renewVisits)) > 0);
}

/** Asks the direct questions of a brand now, and runs jobs until they have been answered and read; the visit's id. */
export async function visitDirectly(
  services: TestServices,
  { request }: { readonly request: ServiceRequest },
  brandId: string,
): Promise<string> {
  const { visitId } = await askDirectly(request, { brandId, clientVisitId: crypto.randomUUID() });
  await untilAnswered(services);
  return visitId;
}

/** Runs jobs until no direct question is being asked. */
export async function untilAnswered(services: TestServices): Promise<void> {
  const running = services.db.selectFrom("direct_visits").select("id").where("state", "=", "running");
  await eventually(async () => {
    await services.runJobs();
    return (await running.execute()).length === 0;
  }, "no direct question is being asked");
  await services.runJobs();
}

/** A whole visit now; its id. */
export async function visit(
  services: TestServices,
  { request }: { readonly request: ServiceRequest },
  brandId: string,
): Promise<string> {
  const { visitId } = await visitNow(request, { brandId, clientVisitId: crypto.randomUUID() });
  await untilVisited(services);
  return visitId;
}

const WEEK_MS = 7 * 86_400_000;

/** A visit each week, from so many weeks ago to so many; with all jobs that they queue. */
export async function visitWeeks(
  services: TestServices,
  { userId }: { readonly userId: string },
  brandId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const today = new Date().setUTCHours(0, 0, 0, 0);
  for (let week = from; week >= to; week -= 1) {
    const dueAt = new Date(today - week * WEEK_MS);
    await visitInPast(services.services.systemRequest(), { userId, brandId, dueAt });
    await untilVisited(services);
  }
}
