// `npm run dev`: the product from its sources. PostgreSQL and the sandbox stay while the server is started again at each change.
// `--reset` begins with empty data.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeDatabaseNote, writeDatabaseNote } from "../packages/database/src/database-note.ts";
import { startEmbeddedPostgres } from "../packages/database/src/index.ts";
import { beginSandbox, createChildren, readEnvOrExit } from "./children.ts";

const env = readEnvOrExit();
const { dataDir } = env;
if (process.argv.includes("--reset")) {
  for (const name of ["postgres", "sandbox", "uploads", "demo-seeded"])
    rmSync(join(dataDir, name), { recursive: true, force: true });
}
const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ folder: join(dataDir, "postgres") });
const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
writeDatabaseNote(dataDir, databaseUrl);

const children = createChildren(async () => {
  removeDatabaseNote(dataDir);
  await embedded?.stop();
});
const shared = { DATABASE_URL: databaseUrl };
await beginSandbox(children, env, shared);
if (embedded) writeFileSync(join(dataDir, "demo-seeded"), "");
children.begin(["--watch", "--watch-preserve-output", "--inspect", "apps/server/dev/main.ts"], {
  ...shared,
  // What runs is handed over to the next start.
  DRAIN_SECONDS: "0",
  DRAIN_DELAY_SECONDS: "0",
});
