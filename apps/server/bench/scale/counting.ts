// What it costs the database to count searches for company pages, one by one and in batches.
import { createPool } from "@standings/database";
import { countSearches } from "@standings/services";
import { buildQuietly } from "../bench-product.ts";
import { median } from "../measures.ts";
import { openDatabaseTime } from "./database-time.ts";
import { addSearches } from "./fill.ts";

const SINGLE = 20;
const BATCH = 200;

export interface CountingTime {
  readonly name: string;
  /** Of database time. */
  readonly msPerSearch: number;
}

/** Adds searches to a filled database and counts them. `searches` is how many it was filled with. */
export async function measureCounting(url: string, searches: number): Promise<CountingTime[]> {
  const time = await openDatabaseTime(url);
  const pool = createPool({ url, poolSize: 1 });
  const { services, close } = await buildQuietly(url);
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from counted_searches",
  );
  let next = Math.max(searches, rows[0]?.count ?? 0);
  const count = async (added: number) => {
    await addSearches(pool, next + 1, next + added, searches);
    next += added;
    return (await time.measure(() => countSearches(services.systemRequest()))) / added;
  };
  try {
    const single: number[] = [];
    for (let nth = 0; nth < SINGLE; nth += 1) single.push(await count(1));
    return [
      { name: "counting one search", msPerSearch: median(single) },
      { name: `counting ${BATCH} at once, each`, msPerSearch: await count(BATCH) },
    ];
  } finally {
    await close(0);
    await pool.end();
    await time.close();
  }
}
