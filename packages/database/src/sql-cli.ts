// `pnpm sql "select count(*) from users"`: runs a statement on the database of `npm run dev`, or on DATABASE_URL. Without a statement it
// asks for some, one a line.
import { createInterface } from "node:readline/promises";
import pg from "pg";
import { readDatabaseNote } from "./database-note.ts";

const connectionString = process.env.DATABASE_URL ?? readDatabaseNote(process.env.DATA_DIR);
if (connectionString === null) {
  console.error("Start `npm run dev` first, or set DATABASE_URL.");
  process.exit(1);
}
const client = new pg.Client({ connectionString, application_name: "sql prompt" });
await client.connect();
const statement = process.argv.slice(2).join(" ");
if (statement !== "") process.exitCode = (await run(statement)) ? 0 : 1;
else await prompt();
await client.end();

/** Shows the rows; false when the statement failed. */
async function run(text: string): Promise<boolean> {
  try {
    for (const { rows, rowCount } of [await client.query(text)].flat()) {
      if (rows.length > 0) console.table(rows);
      else console.log(`${rowCount ?? 0} rows`);
    }
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function prompt(): Promise<void> {
  const ask = () => process.stdout.write("sql> ");
  ask();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== "") await run(line);
    ask();
  }
}
