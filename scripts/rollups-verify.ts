// `pnpm rollups:verify`: compares what company pages count with the mentions and sources that it is counted from, and
// the dashboard's figures with users, searches, messages and payments; it says which tables differ. With --rebuild everything is counted anew first. The database is DATABASE_URL.
import { parseArgs } from "node:util";
import { readEnv } from "../apps/server/src/env.ts";
import { verifyCounts } from "../apps/server/src/verify-counts.ts";

const { values } = parseArgs({ options: { rebuild: { type: "boolean", default: false } } });
const drift = await verifyCounts(readEnv(process.env), values.rebuild);
for (const { table, rows } of drift) console.log(`${table}: ${rows} rows differ`);
console.log(
  drift.length === 0 ? "Everything counted equals what it is counted from." : "Run it with --rebuild.",
);
process.exit(drift.length === 0 ? 0 : 1);
