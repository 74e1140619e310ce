import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../test/rows.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

// A partial index serves when all it leaves out are rows without the reference. Rows of users stay.
it("every reference that a deletion follows has an index", async () => {
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(reference.oid) as reference
    from pg_constraint reference
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      and not (confrelid = 'users'::regclass and confdeltype = 'a')
      and not exists (
        select from pg_index
        join pg_attribute first on attrelid = conrelid and attnum = conkey[1]
        where indrelid = conrelid and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
          and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', first.attname), true)
      )`.execute(database.db);
  expect(rows).toEqual([]);
});
