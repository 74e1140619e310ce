import { connect, type Database } from "@standings/database";
import type { Env } from "@standings/server/env";
import {
  advanceVisit,
  catalogueOf,
  changeBrand,
  createBrand,
  ensureAdmin,
  type Log,
  type Services,
  visitInPast,
} from "@standings/services";
import { withSandbox } from "./with-sandbox.ts";

/** Past weeks of the brand. */
export const DEMO_WEEKS = 12;
/** The last of them, which ask in plain words, too. */
const PLAIN_WEEKS = 2;
const WEEK_MS = 7 * 86_400_000;
const LOOK_MS = 20;

/** What is asked about Attio every Monday, by label. */
const PROMPTS: Readonly<Record<string, readonly string[]>> = {
  Startups: ["Best CRM for startups", "Which CRM do founders love", "CRM with the best free plan"],
  Teams: ["Best CRM for agencies", "CRM software for sales teams of ten", "CRM for a remote sales team"],
  Market: ["Best CRM software", "Best CRM for small business"],
};

const COMPETITORS = [
  { name: "HubSpot", domain: "hubspot.com" },
  { name: "Pipedrive", domain: "pipedrive.com" },
  { name: "Close", domain: "close.com" },
  { name: "folk", domain: "folk.app" },
];

/** The change that the product is to find: Attio rises in one prompt, seven weeks after the first visit. */
export const PLANTED = { domain: "attio.com", by: 0.5, asked: "CRM for agencies", week: 7 } as const;

/**
 * Gives the sandbox's admin a brand with twelve past weeks, made by the product's own verbs on a sandbox whose answers vary, with one
 * real change planted. Safe to repeat: weeks that are missing are added.
 */
export async function seedBrand(env: Env, databaseUrl: string, log: Log): Promise<void> {
  const { admin } = env;
  if (!env.models.isSandbox || !admin?.isSandbox) return;
  const db = connect({ url: databaseUrl, poolSize: 1 });
  try {
    if ((await countVisits(db)) >= DEMO_WEEKS) return;
    const work = async (services: Services, sandboxUrl: string) => {
      await ensureAdmin(services.systemRequest(), admin);
      const { id: userId } = await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", admin.email)
        .executeTakeFirstOrThrow();
      await visitWeeks(services, db, {
        userId,
        brandId: await ensureBrand(services, db, userId),
        sandboxUrl,
      });
    };
    await withSandbox(env, databaseUrl, log, { varies: true, work });
  } finally {
    await db.destroy();
  }
}

async function countVisits(db: Database): Promise<number> {
  const { visits } = await db
    .selectFrom("brand_visits")
    .select(({ fn }) => fn.countAll<string>().as("visits"))
    .executeTakeFirstOrThrow();
  return Number(visits);
}

/** The brand of before, or a new one. It sends no mails about weeks that never were. */
async function ensureBrand(services: Services, db: Database, userId: string): Promise<string> {
  const known = await db.selectFrom("brands").select("id").where("user_id", "=", userId).executeTakeFirst();
  if (known) return known.id;
  const request = services.request({ address: "", userAgent: null }, { userId, token: "" });
  const { brandId } = await createBrand(request, {
    name: "Attio",
    domain: "attio.com",
    aliases: [],
    competitors: COMPETITORS,
    models: catalogueOf(request).defaultIds,
    webSearch: true,
    rhythm: "weekly",
    day: 1,
    hour: 6,
    timeZone: "UTC",
    rounds: 3,
    alertMails: false,
    digestMails: false,
    prompts: Object.entries(PROMPTS).flatMap(([label, prompts]) =>
      prompts.map((prompt) => ({ prompt, label })),
    ),
  });
  return brandId;
}

interface PastWeeks {
  readonly userId: string;
  readonly brandId: string;
  readonly sandboxUrl: string;
}

async function visitWeeks(
  services: Services,
  db: Database,
  { userId, brandId, sandboxUrl }: PastWeeks,
): Promise<void> {
  const system = services.systemRequest();
  const own = services.request({ address: "", userAgent: null }, { userId, token: "" });
  for (const [week, dueAt] of pastMondays().entries()) {
    await setWorld(sandboxUrl, week >= PLANTED.week);
    if (week === DEMO_WEEKS - PLAIN_WEEKS) await changeBrand(own, { brandId, natural: true });
    const known = await findVisit(db, brandId, dueAt);
    const { visitId } = known ?? (await visitInPast(system, { userId, brandId, dueAt }));
    while (await isRunning(db, visitId)) {
      await advanceVisit(system, { visitId });
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    await dateBack(db, visitId, dueAt);
  }
}

/** Mondays at six (UTC) before now, the oldest first. */
function pastMondays(): Date[] {
  const now = new Date();
  const monday = new Date(now);
  monday.setUTCHours(6, 0, 0, 0);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const last = monday > now ? monday.getTime() - WEEK_MS : monday.getTime();
  return Array.from({ length: DEMO_WEEKS }, (_, nth) => new Date(last - (DEMO_WEEKS - 1 - nth) * WEEK_MS));
}

async function setWorld(sandboxUrl: string, isChanged: boolean): Promise<void> {
  const { week: _week, ...shift } = PLANTED;
  const response = await fetch(`${sandboxUrl}/models/world`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ shifts: isChanged ? [shift] : [] }),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function findVisit(
  db: Database,
  brandId: string,
  dueAt: Date,
): Promise<{ visitId: string } | undefined> {
  return db
    .selectFrom("brand_visits")
    .select("id as visitId")
    .where("brand_id", "=", brandId)
    .where("due_at", "=", dueAt)
    .executeTakeFirst();
}

async function isRunning(db: Database, visitId: string): Promise<boolean> {
  const visit = await db
    .selectFrom("brand_visits")
    .select("state")
    .where("id", "=", visitId)
    .executeTakeFirst();
  return visit?.state === "running";
}

/** Its studies say when the week was; figures stand on the visit's own axis. */
async function dateBack(db: Database, visitId: string, at: Date): Promise<void> {
  const asked = await db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("visit_id", "=", visitId)
    .where("run_id", "is not", null)
    .execute();
  const ids = asked.flatMap(({ run_id }) => run_id ?? []);
  if (ids.length === 0) return;
  await db.updateTable("runs").set({ created_at: at, ended_at: at }).where("id", "in", ids).execute();
  await db.updateTable("studies").set({ created_at: at }).where("run_id", "in", ids).execute();
}
