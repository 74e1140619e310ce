import { connect, createMonthPartitions, type Database } from "@standings/database";
import { buildDependencies } from "@standings/server/build-dependencies";
import type { Env } from "@standings/server/env";
import {
  catalogueOf,
  followSearch,
  type Log,
  recount,
  type Services,
  startSearch,
} from "@standings/services";
import pLimit from "p-limit";
import { DEMO_PEOPLE, type DemoQuestion, demoMonth } from "./month.ts";
import { withSandbox } from "./with-sandbox.ts";

const EMAILS = Array.from({ length: DEMO_PEOPLE }, (_, person) => `demo-${person + 1}@standings.test`);
/** Address of the demo user who writes reports. */
export const [DEMO_AUTHOR = ""] = EMAILS;
/** Older than any question, and than the day that an account needs to be counted. */
const ACCOUNT_DAYS = 60;
const DAY_MS = 86_400_000;
/** As many as one process is ever asked to run by a few busy users. */
const AT_ONCE = 8;

/**
 * Asks the sandbox's models a month of questions when a migrated database has no searches, through the product's
 * own verbs, and dates them back. What comes of it is labelled "Sandbox data" and shown only while the models are
 * the sandbox's. Safe to repeat: an interrupted month is completed. True when it did something.
 */
export async function seedDemo(env: Env, databaseUrl: string, log: Log): Promise<boolean> {
  if (!env.models.isSandbox) return false;
  const db = connect({ url: databaseUrl, poolSize: 2 });
  try {
    if (!(await isWanted(db))) return false;
    const userIds = await ensureDemoUsers(db);
    const ids = await askAll(env, databaseUrl, log, userIds);
    await dateBack(db, ids);
    await countAnew(env, databaseUrl, log);
    return true;
  } finally {
    await db.destroy();
  }
}

/** Nobody but the demo's own users has searched, and that month is not complete. */
async function isWanted(db: Database): Promise<boolean> {
  const searches = await db
    .selectFrom("searches")
    .innerJoin("users", "users.id", "searches.user_id")
    .select(["users.email", "searches.created_at"])
    .orderBy("searches.created_at")
    .limit(1)
    .execute();
  const [oldest] = searches;
  return !oldest || (EMAILS.includes(oldest.email) && oldest.created_at.getTime() > Date.now() - DAY_MS);
}

/** Nobody can sign in as these users: they have no password. */
async function ensureDemoUsers(db: Database): Promise<string[]> {
  const created_at = new Date(Date.now() - ACCOUNT_DAYS * DAY_MS);
  const users = EMAILS.map((email) => ({
    email,
    name: "Sandbox demo",
    password_hash: null,
    trial_ends_at: null,
    subscription_status: "business" as const,
    email_verified_at: created_at,
    auth_provider: "sandbox",
    created_at,
  }));
  await db
    .insertInto("users")
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom("users").select(["id", "email"]).where("email", "in", EMAILS).execute();
  return EMAILS.map((email) => rows.find((row) => row.email === email)?.id ?? "");
}

interface AskedQuestion {
  readonly searchId: string;
  readonly daysAgo: DemoQuestion["daysAgo"];
}

/** The month's searches, run by a sandbox without delays. */
async function askAll(
  env: Env,
  databaseUrl: string,
  log: Log,
  userIds: readonly string[],
): Promise<AskedQuestion[]> {
  const limit = pLimit(AT_ONCE);
  const work = (services: Services) =>
    Promise.all(
      demoMonth(catalogueOf(services.systemRequest())).map((question, index) =>
        limit(async () => {
          const userId = userIds[question.person] ?? "";
          const searchId = await ask(services, userId, question, `demo-${index}`);
          return { searchId, daysAgo: question.daysAgo };
        }),
      ),
    );
  return withSandbox(env, databaseUrl, log, { work });
}

/** Resolves with the search's id once it has ended. */
async function ask(
  services: Services,
  userId: string,
  { person: _, prompt2, ...question }: DemoQuestion,
  clientRunId: string,
): Promise<string> {
  const request = services.request({ address: "", userAgent: null }, { userId, token: "" });
  const { searchId } = await startSearch(request, {
    ...question,
    prompt2: prompt2 ?? undefined,
    clientRunId,
  });
  const { events } = await followSearch(request, { searchId, afterSeq: 0 });
  for (let next = await events.next(); !next.done; ) next = await events.next();
  return searchId;
}

async function dateBack(db: Database, asked: readonly AskedQuestion[]): Promise<void> {
  const [earliest = 0] = asked.map(({ daysAgo }) => daysAgo).sort((a, b) => b - a);
  await createMonthPartitions(db, new Date(Date.now() - earliest * DAY_MS));
  for (const { searchId, daysAgo } of asked) {
    const created_at = new Date(Date.now() - daysAgo * DAY_MS);
    await db.transaction().execute(async (tx) => {
      await tx.updateTable("runs").set({ created_at }).where("id", "=", searchId).execute();
      await tx.updateTable("searches").set({ created_at }).where("id", "=", searchId).execute();
      await tx.updateTable("answer_log").set({ at: created_at }).where("run_id", "=", searchId).execute();
      for (const table of ["company_mentions", "search_sources"] as const)
        await tx.updateTable(table).set({ created_at }).where("search_id", "=", searchId).execute();
    });
  }
}

/** What company pages count goes by weeks. */
async function countAnew(env: Env, databaseUrl: string, log: Log): Promise<void> {
  const { jobServices: services, close } = await buildDependencies(env, databaseUrl, log);
  try {
    await recount(services.systemRequest());
  } finally {
    await close(0);
  }
}
