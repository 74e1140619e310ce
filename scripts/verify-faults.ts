// `pnpm verify:faults [scenario…] [--count=n]`: breaks servers and database under traffic, each scenario with a real
// PostgreSQL of its own, prints one table and exits 1 when anything was lost or happened twice.
import { runScenario, SCENARIOS } from "../apps/server/faults/run-scenario.ts";
import { buildWeb } from "./prepare.ts";
import { readChoice } from "./read-choice.ts";

const choice = readChoice(SCENARIOS.map(({ name }) => name));

buildWeb();
// What has been started ends with this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const rows: Record<string, Record<string, string | number>> = {};
let violations = 0;
for (const scenario of SCENARIOS) {
  const { name, goal } = scenario;
  if (!choice.names.includes(name)) continue;
  const count = choice.count ?? scenario.count;
  console.log(`${name} (${goal}), ${count} ×`);
  const report = await runScenario(scenario, count);
  for (const [violation, times] of report.violations) console.error(`  ${name}: ${times} × ${violation}`);
  violations += report.violations.size;
  rows[name] = { goal, ...Object.fromEntries(report.figures), violations: report.violations.size };
}
console.table(rows);
process.exit(violations === 0 ? 0 : 1);
