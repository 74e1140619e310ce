import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@standings/database";
import { pino } from "pino";
import { banner } from "./banner.ts";
import { buildDependencies } from "./build-dependencies.ts";
import { buildServer } from "./build-server.ts";
import { drain } from "./drain.ts";
import { type Env, readEnv } from "./env.ts";
import { createLifecycle } from "./http/lifecycle.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { onStopSignal } from "./on-stop-signal.ts";
import { openWebApp } from "./pages/open-web-app.ts";
import { seedDatabase } from "./seed-database.ts";

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
  const log = pino({ level: env.logLevel, base: undefined }, pino.destination(2));
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(env.dataDir, "postgres") });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
  await migrate(databaseUrl);
  const dependencies = await buildDependencies(env, databaseUrl, log);
  const { services } = dependencies;
  await seedDatabase(services, env);
  const lifecycle = createLifecycle();
  const server = await buildServer({
    lifecycle,
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

  const { drainDelayMs: delayMs, drainMs: graceMs } = env;
  onStopSignal(log, async () => {
    await drain({ server, lifecycle, jobs, dependencies, delayMs, graceMs });
    await embedded?.stop();
  });
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
