import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@standings/database";
import type { Env } from "@standings/server/env";
import { pino } from "pino";
import { seedBrand } from "./seed-brand.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedPosts } from "./seed-posts.ts";
import { seedReports } from "./seed-reports.ts";

/** Seeds the database that a server with this environment will use; before it starts. */
export async function seedDataDir(env: Env, { brand = true } = {}): Promise<void> {
  // Saves a warm start the look into the database.
  const done = join(env.dataDir, "demo-seeded");
  if (existsSync(done)) return;
  const embedded = env.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(env.dataDir, "postgres") });
  const url = env.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrate(url);
    const log = pino({ level: "fatal" });
    await seedDemo(env, url, log);
    await seedPosts(env, url, log);
    await seedReports(env, url, log);
    if (brand) await seedBrand(env, url, log);
  } finally {
    await embedded?.stop();
  }
  if (embedded) writeFileSync(done, "");
}
