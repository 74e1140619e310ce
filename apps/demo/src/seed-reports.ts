import { connect, type Database } from "@standings/database";
import { ANALYSIS_KINDS } from "@standings/domain";
import type { Env } from "@standings/server/env";
import {
  catalogueOf,
  draftReport,
  type Log,
  publishReport,
  type ServiceRequest,
  type Services,
  seedCatalogue,
  startAnalysis,
  waitForAnalysis,
} from "@standings/services";
import { DEMO_AUTHOR } from "./seed-demo.ts";
import { withSandbox } from "./with-sandbox.ts";

/** Companies of two sectors that many answers of the month list, with a site in the sandbox. */
export const DEMO_REPORTS = ["hubspot.com", "revolut.com"] as const;

const PATIENCE_MS = 60_000;

/**
 * Publishes two reports on the demo month's answers, with the analyses of a demo user, through the product's own verbs.
 * Only where that month was asked and nobody else has written a post. Safe to repeat: missing ones are added.
 */
export async function seedReports(env: Env, databaseUrl: string, log: Log): Promise<void> {
  if (!env.models.isSandbox) return;
  const db = connect({ url: databaseUrl, poolSize: 1 });
  try {
    const missing = await findMissing(db);
    const author = await findAuthor(db);
    if (missing.length > 0 && author !== null)
      await asAdmin(db, author, () => publish(env, databaseUrl, log, { userId: author, missing }));
  } finally {
    await db.destroy();
  }
}

async function findMissing(db: Database): Promise<string[]> {
  const posts = await db.selectFrom("blog_posts").select(["domain", "is_sandbox"]).execute();
  if (posts.some((post) => !post.is_sandbox)) return [];
  return DEMO_REPORTS.filter((domain) => posts.every((post) => post.domain !== domain));
}

/** The demo user who writes them; null when the month was not asked. */
async function findAuthor(db: Database): Promise<string | null> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", DEMO_AUTHOR)
    .where((eb) =>
      eb.exists(eb.selectFrom("searches").whereRef("searches.user_id", "=", "users.id").select("id")),
    )
    .executeTakeFirst();
  return user?.id ?? null;
}

/** Publishing is for admins: the demo user is one for as long as it takes. */
async function asAdmin(db: Database, userId: string, work: () => Promise<void>): Promise<void> {
  const setRole = (role: "admin" | "user") =>
    db.updateTable("users").set({ role }).where("id", "=", userId).execute();
  await setRole("admin");
  try {
    await work();
  } finally {
    await setRole("user");
  }
}

interface Publication {
  readonly userId: string;
  readonly missing: readonly string[];
}

async function publish(
  env: Env,
  databaseUrl: string,
  log: Log,
  { userId, missing }: Publication,
): Promise<void> {
  const work = async (services: Services) => {
    // The names of the companies, which a server learns at its start.
    await seedCatalogue(services.systemRequest());
    const request = services.request({ address: "", userAgent: null }, { userId, token: "" });
    await Promise.all(
      missing.map(async (domain) => {
        await Promise.all(ANALYSIS_KINDS.map((kind) => analyse(request, kind, domain)));
        const { title, excerpt, markdown } = await draftReport(request, domain);
        await publishReport(request, { domain, title, excerpt, markdown });
      }),
    );
  };
  await withSandbox(env, databaseUrl, log, { work });
}

async function analyse(
  request: ServiceRequest,
  kind: (typeof ANALYSIS_KINDS)[number],
  domain: string,
): Promise<void> {
  const clientRunId = `demo-report-${kind}-${domain}`;
  const order = { kind, domain, companyName: "", modelId: catalogueOf(request).defaultId, clientRunId };
  const { runId } = await startAnalysis(request, order);
  await waitForAnalysis(request, { runId, signal: AbortSignal.timeout(PATIENCE_MS) });
}
