// What is kept is compared with what it is counted from, in the database of DATABASE_URL; exit 1 where they differ.
// `pnpm recount:ledger` adds up the whole ledger and proves the checkpoints of the quick check; wrong checkpoints are removed
// and made anew by the next check. `pnpm rollups:verify` compares what company pages count with mentions and sources, and the
// dashboard's figures with users, searches, messages and payments; with --rebuild everything is counted anew first.
import { parseArgs } from "node:util";
import { type Env, readEnv } from "../apps/server/src/env.ts";
import { verifyCounts } from "../apps/server/src/verify-counts.ts";
import { connect, recountEntries } from "../packages/database/src/index.ts";

const options = { rebuild: { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const env = readEnv(process.env);
process.exit((await (positionals[0] === "ledger" ? recountLedger(env) : compareCounts(env))) ? 0 : 1);

async function recountLedger({ databaseUrl: url }: Env): Promise<boolean> {
  if (url === null) {
    process.stderr.write("DATABASE_URL is not set: the embedded database is recounted every night.\n");
    process.exit(2);
  }
  const db = connect({ url, poolSize: 2 });
  const drift = await recountEntries(db);
  await db.destroy();
  for (const found of drift) console.log(JSON.stringify(found));
  if (drift.length === 0) console.log("Every balance is the sum of its ledger entries.");
  return drift.length === 0;
}

async function compareCounts(settings: Env): Promise<boolean> {
  const drift = await verifyCounts(settings, values.rebuild);
  for (const { table, rows } of drift) console.log(`${table}: ${rows} rows differ`);
  const isRight = drift.length === 0;
  console.log(isRight ? "Everything counted equals what it is counted from." : "Run it with --rebuild.");
  return isRight;
}
