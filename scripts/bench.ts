// `pnpm bench [parser search …]`: measures the goals in one run, or some of them, prints them with their limits, and
// writes JSON to bench-results/.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { measureBlog } from "../apps/server/bench/blog.ts";
import { measureBrandOverview } from "../apps/server/bench/brand-overview.ts";
import { measureDebits } from "../apps/server/bench/debits.ts";
import { measureEnumeration } from "../apps/server/bench/enumeration.ts";
import { measureFollowers } from "../apps/server/bench/followers.ts";
import type { Measure } from "../apps/server/bench/measures.ts";
import { measureParser } from "../apps/server/bench/parser.ts";
import { measureReports } from "../apps/server/bench/reports.ts";
import { measureSearch } from "../apps/server/bench/search.ts";
import { measureStorage } from "../apps/server/bench/storage.ts";
import { measureStudies } from "../apps/server/bench/studies.ts";
import { measureStudiesBeside } from "../apps/server/bench/studies-beside.ts";
import { measurePages } from "../apps/web/bench/pages.ts";

const GROUPS: Readonly<Record<string, () => Measure[] | Promise<Measure[]>>> = {
  parser: measureParser,
  search: measureSearch,
  debits: measureDebits,
  followers: measureFollowers,
  reports: measureReports,
  enumeration: measureEnumeration,
  storage: measureStorage,
  blog: measureBlog,
  studies: async () => [...measureStudies(), ...(await measureStudiesBeside())],
  brands: measureBrandOverview,
  pages: measurePages,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(GROUPS, name));
if (unknown.length > 0) throw new Error(`There are no benchmarks of ${unknown}; ${Object.keys(GROUPS)}`);
const measures: Measure[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (asked.length === 0 || asked.includes(name)) measures.push(...(await measure()));
}
measures.sort((a, b) => a.id.localeCompare(b.id));
const format = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 100 ? 2 : 0 });

const rows = measures.map(({ id, name, product, limit, unit, target, isMet, spread }) => ({
  "#": id,
  measure: name,
  product: `${format(product)} ${unit}`,
  "limit or peer": limit === null ? "–" : `${format(limit)} ${unit}`,
  ratio: limit === null ? "–" : `${(product / limit).toFixed(2)} ×`,
  target,
  met: isMet ? "yes" : "no",
  spread: spread.map(format).join(" – "),
}));
console.table(Object.fromEntries(rows.map((row, index) => [index + 1, row])));

mkdirSync("bench-results", { recursive: true });
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
writeFileSync(
  "bench-results/latest.json",
  `${JSON.stringify({ at: new Date(), machine, measures }, null, 2)}\n`,
);
console.log("Written to bench-results/latest.json");
