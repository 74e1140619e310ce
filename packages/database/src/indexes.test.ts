import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../test/rows.ts";
import type { TestDatabase } from "./testing/test-cluster.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

// Plans over many rows are tests of the long tier; an index that goes or changes is seen here. `vitest run packages/database/src/indexes.test.ts -u` accepts the new list.
it("the schema has the indexes of the list", async () => {
  const { rows } = await sql<{ definition: string }>`
    select replace(indexdef, ' public.', ' ') as definition
    from pg_indexes
    join pg_class on pg_class.relname = pg_indexes.tablename and pg_class.relnamespace = 'public'::regnamespace
    where schemaname = 'public' and not relispartition
    order by tablename, indexname`.execute(database.db);
  const definitions = rows.map(({ definition }) => definition).join("\n");
  await expect(`${definitions}\n`).toMatchFileSnapshot("../test/indexes.sql");
});
