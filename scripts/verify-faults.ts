// `pnpm verify:faults [scenario…] [--count=n]`: breaks servers and database under traffic, each scenario with a real
// PostgreSQL of its own, prints one table and exits 1 when anything was lost or happened twice.
import { parseArgs } from "node:util";
import { runScenario, SCENARIOS } from "../apps/server/faults/run-scenario.ts";
import { buildWeb } from "./children.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: "string" } } });
const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are ${SCENARIOS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

buildWeb();
// What has been started ends with this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const rows: Record<string, Record<string, string | number>> = {};
let violations = 0;
for (const scenario of SCENARIOS) {
  const { name, goal } = scenario;
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const count = values.count === undefined ? scenario.count : Number(values.count);
  console.log(`${name} (${goal}), ${count} ×`);
  const report = await runScenario(scenario, count);
  for (const [violation, times] of report.violations) console.error(`  ${name}: ${times} × ${violation}`);
  violations += report.violations.size;
  rows[name] = { goal, ...Object.fromEntries(report.figures), violations: report.violations.size };
}
console.table(rows);
process.exit(violations === 0 ? 0 : 1);
