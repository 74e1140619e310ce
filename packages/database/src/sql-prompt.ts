import { createInterface } from "node:readline/promises";
import pg from "pg";
import { connectionSettings } from "./database.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** Runs the statement; without one it asks for some, one a line. False when it failed. Throws StartError without a connection. */
export async function runSqlPrompt(url: string, statement: string): Promise<boolean> {
  await waitForDatabase({ url, seconds: 0, say: () => {} });
  const client = new pg.Client(connectionSettings(url, "sql prompt"));
  await client.connect();
  const isDone = statement === "" ? await prompt(client) : await run(client, statement);
  await client.end();
  return isDone;
}

/** Shows the rows; false when the statement failed. */
async function run(client: pg.Client, text: string): Promise<boolean> {
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

async function prompt(client: pg.Client): Promise<true> {
  const ask = () => process.stdout.write("sql> ");
  ask();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== "") await run(client, line);
    ask();
  }
  return true;
}
