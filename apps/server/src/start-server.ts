import { join } from "node:path";
import { migrate, StartError, startEmbeddedPostgres, waitForDatabase } from "@standings/database";
import {
  checkDatabase,
  closeSandboxAdmin,
  ensureAdmin,
  JOBS,
  type Services,
  seedCatalogue,
} from "@standings/services";
import { createMetrics, startTracing } from "@standings/telemetry";
import { banner } from "./banner.ts";
import { buildDependencies, type Dependencies } from "./build-dependencies.ts";
import { buildServer } from "./build-server.ts";
import { drain } from "./drain.ts";
import { type Env, readEnv } from "./env.ts";
import { createLifecycle } from "./http/lifecycle.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createLog } from "./log.ts";
import { onStopSignal } from "./on-stop-signal.ts";
import type { WebApp } from "./plugins/web-app.ts";

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`Standings cannot start:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Opens the web app; undefined leaves the API alone. */
export type OpenWeb = (dependencies: Dependencies, env: Env) => Promise<WebApp | undefined>;

/** The whole process: environment, database, migrations, server, jobs, and its orderly end. Exits with 1 when it cannot start. */
export async function startServer(openWeb: OpenWeb): Promise<void> {
  try {
    await start(openWeb);
  } catch (error) {
    process.stderr.write(`Standings cannot start: ${describe(error)}\n`);
    process.exit(1);
  }
}

async function start(openWeb: OpenWeb): Promise<void> {
  const env = readEnvOrExit();
  const { log, watchDatabase } = createLog(env.logLevel);
  for (const warning of env.warnings) log.warn(warning);
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(env.dataDir, "postgres") });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  await waitForDatabase({
    url: directUrl,
    seconds: env.databaseWaitSeconds,
    say: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  const metrics = createMetrics(Object.keys(JOBS));
  const tracing = env.tracesEndpoint === null ? null : await startTracing(env.tracesEndpoint);
  const dependencies = await migrate(directUrl, async () => {
    const built = await buildDependencies(env, databaseUrl, log, { metrics, tracing });
    await seedDatabase(built.services, env);
    return built;
  });
  const { services } = dependencies;
  watchDatabase(() => checkDatabase(services.systemRequest()));
  const lifecycle = createLifecycle();
  const server = await buildServer({
    lifecycle,
    services,
    corsOrigins: env.corsOrigins,
    trustProxy: env.trustProxy,
    hosts: env.hosts,
    readsPerMinute: env.readsPerMinute,
    logger: log,
    telemetry: { metrics, tracing, logsRequests: env.logsRequests, token: env.metricsToken },
    web: await openWeb(dependencies, env),
  });
  const jobs = await startJobs(dependencies.jobServices, directUrl, metrics);
  const { drainDelayMs: delayMs, drainMs: graceMs } = env;
  // Before the first request: whoever sees the server listen may stop it.
  onStopSignal(log, async () => {
    await drain({ server, lifecycle, jobs, dependencies, delayMs, graceMs });
    await tracing?.close();
    await embedded?.stop();
  });
  await server.listen({ host: env.host, port: env.port });
  process.stdout.write(banner(env));
}

/** The stack of a defect; a sentence where somebody can help. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  return isTaken
    ? `${error.message}. Another program uses this port: set PORT to a free one.`
    : `${error.stack}`;
}

/**
 * Brings a migrated database up to this version's catalogue of companies, and to the configured admin: the
 * sandbox's own is closed where it must not be.
 */
async function seedDatabase(services: Services, { admin }: Pick<Env, "admin">): Promise<void> {
  const request = services.systemRequest();
  await seedCatalogue(request);
  if (!admin?.isSandbox) await closeSandboxAdmin(request);
  if (admin) await ensureAdmin(request, admin);
}
