import { inTransaction, newId } from "@standings/database";
import { eventually } from "@standings/testing";
import { sql } from "kysely";
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

/** Front alone, asked one prompt in one round, whenever it is told to. */
export const SMALL: NewBrand = {
  ...HUBSPOT,
  name: "Front",
  domain: "front.com",
  aliases: [],
  competitors: [],
  rhythm: "manual",
  rounds: 1,
  prompts: [{ prompt: "Best help desk for shops", label: null }],
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
export function untilVisited(services: TestServices): Promise<void> {
  return untilNone(services, "brand_visits", "no visit is under way");
}

/** Runs jobs until no row of a table is running, and none while a study of a visit is asked: only its end queues more of them. */
async function untilNone(
  services: TestServices,
  table: "brand_visits" | "direct_visits",
  what: string,
): Promise<void> {
  const { db } = services;
  const studies = db
    .selectFrom("runs")
    .select("id")
    .where("status", "=", "running")
    .where("funding", "=", "visit");
  const visits = db.selectFrom(table).select("id").where("state", "=", "running");
  await eventually(async () => {
    if ((await studies.execute()).length > 0) return false;
    await services.runJobs();
    return (await visits.execute()).length === 0;
  }, what);
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
  await untilNone(services, "direct_visits", "no direct question is being asked");
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

const weeksAgo = (weeks: number) => new Date(new Date().setUTCHours(0, 0, 0, 0) - weeks * WEEK_MS);

/** A visit each week, from so many weeks ago to so many; with all jobs that they queue. */
export async function visitWeeks(
  services: TestServices,
  { userId }: { readonly userId: string },
  brandId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let week = from; week >= to; week -= 1) {
    await visitInPast(services.services.systemRequest(), { userId, brandId, dueAt: weeksAgo(week) });
    await untilVisited(services);
  }
}

const TABLES_OF_VISITS = [
  "visit_prompts",
  "visit_figures",
  "visit_mentions",
  "visit_totals",
  "visit_sources",
  "visit_searches",
  "visit_domains",
];

interface Repeated {
  readonly from: number;
  readonly to: number;
  /** How many of the newest visits come again, in turn. */
  readonly newest?: number;
  /** Of this market alone. */
  readonly market?: string;
}

/** A brand's newest visits again, one each week, as their ends left them: a past without its studies and alerts. */
export async function repeatVisits(
  { db }: TestServices,
  brandId: string,
  { from, to, newest = 2, market }: Repeated,
): Promise<void> {
  const visits = db.selectFrom("brand_visits").select("id").where("brand_id", "=", brandId);
  const wanted = market ? visits.where("market", "=", market) : visits;
  const made = await wanted.orderBy("due_at", "desc").limit(newest).execute();
  if (made.length === 0) throw new Error("No visit can be repeated");
  const copies = Array.from({ length: from - to + 1 }, (_, nth) => {
    const [id, at] = [newId(), weeksAgo(from - nth)];
    const visit = { id, due_at: at, began_at: at };
    return { of: made[nth % made.length]?.id, visit, rest: { visit_id: id, run_id: null } };
  });
  const copy = (table: string, key: string, changes: "visit" | "rest") =>
    sql`
      insert into ${sql.table(table)}
      select copied.* from json_to_recordset(${JSON.stringify(copies)}) as copy (of uuid, visit jsonb, rest jsonb)
        join ${sql.table(table)} made on ${sql.ref(`made.${key}`)} = copy.of
        cross join lateral jsonb_populate_record(made, copy.${sql.ref(changes)}) as copied
    `.execute(db);
  await copy("brand_visits", "id", "visit");
  for (const table of TABLES_OF_VISITS) await copy(table, "visit_id", "rest");
}
