// `npm run dev`: the product from its sources. PostgreSQL and the sandbox stay while the server is started again at each change.
// `--reset` begins with empty data, unless another process uses them.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeDatabaseNote, writeDatabaseNote } from "../packages/database/src/database-note.ts";
import { StartError, startEmbeddedPostgres } from "../packages/database/src/index.ts";
import { createChildren } from "./children.ts";
import { beginSandbox, exitWith, readEnvOrExit } from "./prepare.ts";

const env = readEnvOrExit();
const { dataDir } = env;
const reset = process.argv.includes("--reset");
if (reset && env.databaseUrl)
  exitWith(new StartError("--reset empties the embedded database alone. Another one is set."));
// Before the data: without it the next start looks whether there are any.
if (reset) rmSync(join(dataDir, "demo-seeded"), { force: true });
const embedded = env.databaseUrl
  ? null
  : await startEmbeddedPostgres({ folder: join(dataDir, "postgres"), reset }).catch(exitWith);
// Once nobody else uses them.
if (reset)
  for (const name of ["sandbox", "uploads"]) rmSync(join(dataDir, name), { recursive: true, force: true });
const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
writeDatabaseNote(dataDir, databaseUrl);

const children = createChildren(async () => {
  removeDatabaseNote(dataDir);
  await embedded?.stop();
});
const shared = { DATABASE_URL: databaseUrl };
const isSeeded = await beginSandbox(children, env, shared);
if (embedded && isSeeded) writeFileSync(join(dataDir, "demo-seeded"), "");
children.begin(["--watch", "--watch-preserve-output", "--inspect", "apps/server/dev/main.ts"], {
  ...shared,
  // What runs is handed over to the next start.
  DRAIN_SECONDS: "0",
  DRAIN_DELAY_SECONDS: "0",
});
