import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@standings/database";
import { checkDatabase } from "@standings/services";
import { banner } from "./banner.ts";
import { buildDependencies } from "./build-dependencies.ts";
import { buildServer } from "./build-server.ts";
import { type Env, readEnv } from "./env.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createLog } from "./log.ts";
import { openWebApp } from "./pages/open-web-app.ts";
import { seedDatabase } from "./seed-database.ts";

const DRAIN_MS = 20_000;

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`Standings cannot start:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  const env = readEnvOrExit();
  const { log, watchDatabase } = createLog(env.logLevel);
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(env.dataDir, "postgres") });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
  const dependencies = await migrate(databaseUrl, async () => {
    const built = await buildDependencies(env, databaseUrl, log);
    await seedDatabase(built.services, env);
    return built;
  });
  const { services } = dependencies;
  watchDatabase(() => checkDatabase(services.systemRequest()));
  const server = await buildServer({
    services,
    corsOrigins: env.corsOrigins,
    trustProxy: env.trustProxy,
    hosts: env.hosts,
    readsPerMinute: env.readsPerMinute,
    logger: log,
    web: await openWebApp(services, env.publicUrl),
  });
  const jobs = await startJobs(services, databaseUrl);
  await server.listen({ host: env.host, port: env.port });
  process.stdout.write(banner(env));

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    await jobs.stop();
    await dependencies.close(DRAIN_MS);
    await embedded?.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

main().catch((error: unknown) => {
  const message =
    error instanceof Error && "code" in error && error.code === "EADDRINUSE" ? describePort(error) : error;
  process.stderr.write(`Standings cannot start: ${message instanceof Error ? message.stack : message}\n`);
  process.exit(1);
});

function describePort(error: Error): string {
  return `${error.message}. Another program uses this port: set PORT to a free one.`;
}
