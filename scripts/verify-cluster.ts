// `pnpm verify:cluster [scenario…] [--count=n]`: two servers behind HAProxy, PgBouncer, a PostgreSQL with a synchronous
// standby, all on this machine. Prints one table and exits 1 when a request failed or anything was lost; skips where a
// program is not installed.
import { parseArgs } from "node:util";
import { findPrograms } from "../apps/server/cluster/programs.ts";
import { runScenario, SCENARIOS } from "../apps/server/cluster/run-scenario.ts";
import { buildWeb } from "./children.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: "string" } } });
const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are ${SCENARIOS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const programs = findPrograms(process.env.PATH);
if (!("haproxy" in programs)) {
  console.log(
    `Skipped: not installed here: ${programs.join(", ")} (apt install postgresql pgbouncer haproxy).`,
  );
  process.exit(0);
}

buildWeb();
// What has been started ends with this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
let isBroken = false;
for (const scenario of SCENARIOS) {
  const { name, goal } = scenario;
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const count = values.count === undefined ? scenario.count : Number(values.count);
  console.log(`${name} (${goal}), ${count} ×`);
  const { figures, violations } = await runScenario(scenario, programs, count);
  for (const [violation, times] of violations) console.error(`  ${name}: ${times} × ${violation}`);
  console.table({ ...Object.fromEntries(figures), violations: violations.size });
  isBroken ||= violations.size > 0;
}
process.exit(isBroken ? 1 : 0);
