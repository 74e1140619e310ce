import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@standings/database";
import {
  type CountDrift,
  findCountDrift,
  findFigureDrift,
  recount,
  recountFigures,
} from "@standings/services";
import { pino } from "pino";
import { buildDependencies } from "./build-dependencies.ts";
import type { Env } from "./env.ts";

/**
 * Compares what company pages count with mentions and sources, and the dashboard's figures with the rows behind them,
 * after counting all anew when `isRebuilt`. On the database
 * of the environment; the embedded one must not be in use.
 */
export async function verifyCounts(env: Env, isRebuilt: boolean): Promise<CountDrift[]> {
  const folder = join(env.dataDir, "postgres");
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ folder });
  const url = env.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrate(url);
    const log = pino({ level: env.logLevel, base: undefined }, pino.destination(2));
    const { jobServices: services, close } = await buildDependencies(env, url, log);
    try {
      const request = services.systemRequest();
      if (isRebuilt) {
        await recount(request);
        await recountFigures(request);
      }
      const figures = { table: "figure_days", rows: (await findFigureDrift(request)).length };
      return [...(await findCountDrift(request)), ...(figures.rows > 0 ? [figures] : [])];
    } finally {
      await close(0);
    }
  } finally {
    await embedded?.stop();
  }
}
