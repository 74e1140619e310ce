// `pnpm bench:scale`: fills databases with many searches and prints P7, the database time of every read, at each size.
// --sizes 200000,1000000  --folder /tmp/standings-scale (kept for the next time)  --no-crowd
import { mkdirSync, statfsSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ADMIN_LIMIT_MS } from "../apps/server/bench/scale/admin-reads.ts";
import { measureCounting } from "../apps/server/bench/scale/counting.ts";
import { measureCrowd } from "../apps/server/bench/scale/crowd.ts";
import { sizes as tableSizes } from "../apps/server/bench/scale/fill.ts";
import { openFilled } from "../apps/server/bench/scale/open-filled.ts";
import { measureReads, type ReadTime } from "../apps/server/bench/scale/reads.ts";

/** On disk, with what is needed while it is filled. */
const KB_PER_SEARCH = 30;
const LIMIT_MS = 5;
const LIMIT_RATIO = 1.5;

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "200000,1000000" },
    folder: { type: "string", default: join(tmpdir(), "standings-scale") },
    crowd: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const say = (line: string) => console.log(`  ${line}`);
const sizes = values.sizes.split(",").map(Number);
mkdirSync(values.folder, { recursive: true });
const { bavail, bsize } = statfsSync(values.folder);
const needed = (sizes.reduce((sum, size) => sum + size, 0) * KB_PER_SEARCH) / 1024 ** 2;
const free = (bavail * bsize) / 1024 ** 3;
console.log(`About ${needed.toFixed(0)} GB are needed in ${values.folder}, ${free.toFixed(0)} GB are free.`);
if (free < needed) process.exit(1);

const found: { size: number; reads: ReadTime[] }[] = [];
const results: object[] = [];
for (const size of sizes) {
  console.log(`\n${size.toLocaleString("en-US")} searches`);
  const postgres = await openFilled(values.folder, size, say);
  try {
    const tables = await tableSizes(postgres.url);
    console.table(
      tables.map((row) => ({ ...row, "kB a search": ((row.megabytes * 1024) / size).toFixed(2) })),
    );
    const reads = await measureReads(postgres.url, say);
    const counting = await measureCounting(postgres.url, size);
    console.table(counting);
    const crowd = values.crowd ? await measureCrowd(postgres.url, say) : [];
    if (crowd.length > 0) console.table(crowd);
    found.push({ size, reads });
    results.push({ size, tables, reads, counting, crowd });
  } finally {
    await postgres.stop();
  }
}

const [first] = found;
const last = found.at(-1);
const rows = (last?.reads ?? []).map(({ name, p95, limitMs }) => {
  const before = first?.reads.find((read) => read.name === name)?.p95 ?? p95;
  const times = found.map(({ size, reads }) => {
    const read = reads.find((other) => other.name === name);
    return [`${size / 1000} k p50/p95`, `${read?.p50.toFixed(1)} / ${read?.p95.toFixed(1)}`] as const;
  });
  const isMet = limitMs ? p95 <= limitMs : p95 <= LIMIT_MS && (p95 <= 1 || p95 / before <= LIMIT_RATIO);
  return {
    read: name,
    ...Object.fromEntries(times),
    ratio: (p95 / before).toFixed(2),
    met: isMet ? "yes" : "no",
  };
});
console.log(
  `\nP7: p95 ≤ ${LIMIT_MS} ms of database time, and ≤ ${LIMIT_RATIO} × of the smallest size (or 1 ms); for admins ${ADMIN_LIMIT_MS} ms`,
);
console.table(rows);
mkdirSync("bench-results", { recursive: true });
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
writeFileSync(
  "bench-results/scale.json",
  `${JSON.stringify({ at: new Date(), machine, results }, null, 2)}\n`,
);
