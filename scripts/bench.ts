// `pnpm bench [parser search …]`: measures the goals in one run, or some of them, prints them with their limits, and
// writes JSON to bench-results/. Each group has a process of its own, so that none meets what another has left.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Measure } from "../apps/server/bench/measures.ts";
import { buildWeb } from "./prepare.ts";

const GROUPS = [
  "parser",
  "search",
  "debits",
  "followers",
  "reports",
  "enumeration",
  "storage",
  "blog",
  "studies",
  "brands",
  "pages",
];
const RESULTS = "bench-results";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !GROUPS.includes(name));
if (unknown.length > 0) throw new Error(`There are no benchmarks of ${unknown}; ${GROUPS}`);
mkdirSync(RESULTS, { recursive: true });
buildWeb();
const failed: string[] = [];
const measures = (asked.length === 0 ? GROUPS : asked).flatMap(measureGroup);
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

const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
writeFileSync(
  join(RESULTS, "latest.json"),
  `${JSON.stringify({ at: new Date(), machine, measures }, null, 2)}\n`,
);
console.log("Written to bench-results/latest.json");
for (const name of failed) console.error(`The benchmarks of ${name} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function measureGroup(name: string): Measure[] {
  const file = join(RESULTS, `${name}.json`);
  const { status } = spawnSync(process.execPath, ["scripts/bench-group.ts", name, file], {
    stdio: "inherit",
  });
  if (status === 0) return JSON.parse(readFileSync(file, "utf8"));
  failed.push(name);
  return [];
}
