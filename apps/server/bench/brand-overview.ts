// P15: database time of the overview of a brand with a hundred prompts after a year, beside one with four visits.
import { rmSync } from "node:fs";
import { connect, createPool, migrate, startEmbeddedPostgres } from "@standings/database";
import { BUILT_IN_CATALOGUE, type Span } from "@standings/domain";
import { getBrandOverview } from "@standings/services";
import { fillBrand, newDataFolder } from "@standings/testing";
import { buildQuietly } from "./bench-product.ts";
import { type Measure, median, spreadOf } from "./measures.ts";
import { COUNTING_LIBRARY, openDatabaseTime } from "./scale/database-time.ts";

const PROMPTS = 100;
const COMPETITORS = 10;
const WEEKS = 52;
const FEW = 4;
const WARM_UP = 3;
const REPEATS = 15;
const MOST_MS = 50;
const MOST_RATIO = 1.5;

export async function measureBrandOverview(): Promise<Measure[]> {
  const folder = newDataFolder("bench");
  const plain = await startEmbeddedPostgres({ folder, durable: false });
  const settings = createPool({ url: plain.url, poolSize: 1 });
  await settings.query(`alter system set shared_preload_libraries = '${COUNTING_LIBRARY}'`);
  await settings.query("alter system set pg_stat_statements.track_planning = 'on'");
  await settings.end();
  await plain.stop();
  const postgres = await startEmbeddedPostgres({ folder, durable: false });
  await migrate(postgres.url);
  const pool = createPool({ url: postgres.url, poolSize: 1 });
  const db = connect({ url: postgres.url, poolSize: 1 });
  const { services, close } = await buildQuietly(postgres.url);
  const time = await openDatabaseTime(postgres.url);
  try {
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (email, name, email_verified_at) values ('bench@example.com', 'Bench', now()) returning id`,
    );
    const userId = rows[0]?.id ?? "";
    const request = services.request({ address: "", userAgent: null }, { userId, token: "" });
    const models = BUILT_IN_CATALOGUE.defaultIds;
    const fill = (weeks: number) =>
      fillBrand(db, {
        userId,
        models,
        weeks,
        prompts: PROMPTS,
        competitors: COMPETITORS,
      });
    const brands = { long: await fill(WEEKS), short: await fill(FEW) };
    await pool.query("analyze");
    const read = (brandId: string, span: Span) =>
      time.measure(() =>
        getBrandOverview(request, { brandId, market: null, span, model: null, label: null, webSearch: null }),
      );
    const [long, year, short]: [number[], number[], number[]] = [[], [], []];
    for (let nth = 0; nth < WARM_UP + REPEATS; nth += 1) {
      long.push(await read(brands.long, "12w"));
      year.push(await read(brands.long, "1y"));
      short.push(await read(brands.short, "12w"));
    }
    for (const times of [long, year, short]) times.splice(0, WARM_UP);
    const ratio = median(long) / median(short);
    return [
      {
        id: "P15",
        name: `brand overview: ${PROMPTS} prompts × ${WEEKS} visits × 15 answers, beside ${FEW} visits`,
        product: median(long),
        limit: median(short),
        unit: "ms of the database",
        target: `≤ ${MOST_MS} ms and ≤ ${MOST_RATIO} ×`,
        isMet: median(long) <= MOST_MS && ratio <= MOST_RATIO,
        spread: spreadOf(long),
      },
      {
        id: "P15",
        name: `the same over the whole year: ${(PROMPTS * WEEKS * 15).toLocaleString("en-US")} answers`,
        product: median(year),
        limit: median(short),
        unit: "ms of the database",
        target: `≤ ${MOST_MS} ms`,
        isMet: median(year) <= MOST_MS,
        spread: spreadOf(year),
      },
    ];
  } finally {
    await time.close();
    await close(0);
    await Promise.all([pool.end(), db.destroy()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
