// `pnpm recount:ledger`: adds up the whole ledger of DATABASE_URL and proves the checkpoints of the quick check. Exit 1
// when a balance or a checkpoint is another number; wrong checkpoints are removed and made anew by the next check.
import { readEnv } from "../apps/server/src/env.ts";
import { connect, recountEntries } from "../packages/database/src/index.ts";

const { databaseUrl: url } = readEnv(process.env);
if (url === null) {
  process.stderr.write("DATABASE_URL is not set: the embedded database is recounted every night.\n");
  process.exit(2);
}
const db = connect({ url, poolSize: 2 });
const drift = await recountEntries(db);
await db.destroy();
for (const found of drift) process.stdout.write(`${JSON.stringify(found)}\n`);
process.stdout.write(drift.length === 0 ? "Every balance is the sum of its ledger entries.\n" : "");
process.exitCode = drift.length === 0 ? 0 : 1;
