import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser, newRun, openDatabase, startRun } from "../test/rows.ts";
import { type Connection, connect, type Database } from "./database.ts";
import { prepare } from "./prepared.ts";
import type { TestDatabase } from "./testing/test-cluster.ts";

let database: TestDatabase;
/** One connection: what it has prepared can be looked at. */
let db: Database;
beforeAll(async () => {
  database = await openDatabase();
  db = connect({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Greeting {
  readonly name: string;
  readonly times: number | null;
}

const greet = prepare<Greeting>("greet")((query, { name, times }) =>
  query.selectNoFrom([
    sql<string>`'Hello ' || ${name}::text`.as("greeting"),
    sql<number | null>`${times}::integer`.as("times"),
    sql<boolean>`${name}::text = ${"Maya"}::text`.as("isMaya"),
  ]),
);

async function prepared(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where not from_sql order by name`.execute(connection);
  return rows.map(({ name }) => name);
}

it("is prepared once for a connection, whatever its values, and runs in a transaction too", async () => {
  expect(await greet(db, { name: "Maya", times: 2 })).toEqual([
    { greeting: "Hello Maya", times: 2, isMaya: true },
  ]);
  const inside = await db.transaction().execute((tx) => greet(tx, { name: "'; --", times: null }));
  expect(inside).toEqual([{ greeting: "Hello '; --", times: null, isMaya: false }]);
  expect(await prepared(db)).toEqual(["greet"]);
});

it("leaves other statements unnamed", async () => {
  await db.selectFrom("users").select("id").where("name", "=", "/* prepared nothing */").execute();
  expect(await prepared(db)).not.toContain("nothing");
});

it("starts runs after a migration of the release after has added columns", async () => {
  const start = async () => startRun(db, newRun(await addUser(db, { credits: 5 })));
  for (let count = 0; count < 7; count += 1) await start();
  expect(await prepared(db)).toContain("start_run");
  for (const table of ["runs", "users", "run_events", "ledger_entries", "rate_limits"])
    await sql`alter table ${sql.table(table)} add column added_later text`.execute(db);
  expect(await start()).toMatchObject({ balance: 4 });
});
