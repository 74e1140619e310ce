// `pnpm verify:cluster [scenario…] [--count=n]`: two servers behind HAProxy, PgBouncer, a PostgreSQL with a synchronous
// standby, all on this machine. Prints one table and exits 1 when a request failed or anything was lost; skips where a
// program is not installed.
import { findPrograms } from "../apps/server/cluster/programs.ts";
import { runScenario, SCENARIOS } from "../apps/server/cluster/run-scenario.ts";
import { buildWeb } from "./prepare.ts";
import { readChoice } from "./read-choice.ts";

const choice = readChoice(SCENARIOS.map(({ name }) => name));
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
  if (!choice.names.includes(name)) continue;
  const count = choice.count ?? scenario.count;
  console.log(`${name} (${goal}), ${count} ×`);
  const { figures, violations } = await runScenario(scenario, programs, count);
  for (const [violation, times] of violations) console.error(`  ${name}: ${times} × ${violation}`);
  console.table({ ...Object.fromEntries(figures), violations: violations.size });
  isBroken ||= violations.size > 0;
}
process.exit(isBroken ? 1 : 0);
