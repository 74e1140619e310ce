// `pnpm sql "select count(*) from users"`: runs a statement on the database of the environment, else on that of `npm run dev`. Without a
// statement it asks for some, one a line.
import { readDatabaseNote } from "../packages/database/src/database-note.ts";
import { StartError } from "../packages/database/src/index.ts";
import { runSqlPrompt } from "../packages/database/src/sql-prompt.ts";
import { readEnvOrExit } from "./prepare.ts";

const { databaseUrl, dataDir } = readEnvOrExit();
const url = databaseUrl ?? readDatabaseNote(dataDir);
try {
  if (url === null) throw new StartError("Start `npm run dev` first, or set DATABASE_URL.");
  process.exitCode = (await runSqlPrompt(url, process.argv.slice(2).join(" "))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
