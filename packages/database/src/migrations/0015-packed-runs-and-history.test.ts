import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createMigrator } from "../migrate.ts";
import { createEmptyDatabase, type TestDatabase } from "../testing/test-cluster.ts";

const MAYA = "01900000-0000-7000-8000-000000000001";
const BEN = "01900000-0000-7000-8000-000000000002";

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase(inject("postgresUrl"));
  const migrator = createMigrator(database.db);
  expect((await migrator.migrateTo("0014-own-company")).error).toBeUndefined();
  await sql`insert into users (id, email, name) values (${MAYA}, 'm@example.com', 'Maya'), (${BEN}, 'b@example.com', 'Ben')`.execute(
    database.db,
  );
  // Folded as the embedded server's lower() does: ASCII alone.
  await addSearch(MAYA, "Écoles À Paris", null, "Technology");
  await addSearch(BEN, "Écoles À Paris", null, "Technology");
  await addSearch(MAYA, "Best CRM", "ÜBUNG", null);
  await addSearch(MAYA, "Best CRM", null, "Technology");
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
});
afterAll(() => database.drop());

async function addSearch(userId: string, prompt: string, prompt2: string | null, sector: string | null) {
  const id = crypto.randomUUID();
  const kind = prompt2 === null ? "company" : "comparison";
  await sql`
    with run as (insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, cost)
      values (${id}, ${userId}, ${kind}, ${id}, '{}', false, true, 1) returning id)
    insert into searches (id, user_id, kind, prompt, prompt2, prompt_key, prompt2_key, sector, columns, web_search,
      is_private, is_sandbox, was_censored, top, results, model_results, created_at)
    select id, ${userId}, ${kind}, ${prompt}, ${prompt2}, lower(${prompt}::text collate "C"),
      lower(${prompt2}::text collate "C"), ${sector}, '{}', true, false, true, false, '[]', '[]', '[]', now() from run
  `.execute(database.db);
  return id;
}

const countsOf = async (userId: string) => {
  const counts = database.db.selectFrom("search_counts").select(["kind", "sector", "count"]);
  const rows = await counts.where("user_id", "=", userId).orderBy("kind").orderBy("sector").execute();
  return rows.map(({ kind, sector, count }) => `${kind} ${sector} ${count}`);
};

it("folds the letters beyond ASCII of earlier keys, also for what may trend", async () => {
  const { rows } =
    await sql`select distinct prompt_key, prompt2_key from searches order by prompt_key, 2`.execute(
      database.db,
    );
  expect(rows).toEqual([
    { prompt_key: "best crm", prompt2_key: "übung" },
    { prompt_key: "best crm", prompt2_key: null },
    { prompt_key: "écoles à paris", prompt2_key: null },
  ]);
  const questions = database.db.selectFrom("asked_questions").selectAll();
  expect(await questions.where("prompt_key", "=", "écoles à paris").execute()).toMatchObject([
    { kind: "company", sector: "Technology", is_asked_by_others: true },
  ]);
});

it("counts what was saved before, and whatever is saved, changed or deleted since, by any release", async () => {
  expect(await countsOf(MAYA)).toEqual(["company Technology 2", "comparison  1"]);
  const id = await addSearch(MAYA, "Best ERP", null, "Energy");
  expect(await countsOf(MAYA)).toEqual(["company Energy 1", "company Technology 2", "comparison  1"]);
  await database.db.updateTable("searches").set({ sector: null }).where("id", "=", id).execute();
  expect(await countsOf(MAYA)).toEqual([
    "company  1",
    "company Energy 0",
    "company Technology 2",
    "comparison  1",
  ]);
  await database.db.deleteFrom("searches").where("user_id", "=", MAYA).execute();
  expect(await countsOf(MAYA)).toEqual([]);
  expect(await countsOf(BEN)).toEqual(["company Technology 1"]);
});
