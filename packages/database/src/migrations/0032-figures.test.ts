import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createMigrator } from "../migrate.ts";
import { findFigureDrift, readFigures } from "../queries/figures.ts";
import { createEmptyDatabase, type TestDatabase } from "../testing/test-cluster.ts";

const MAYA = "01900000-0000-7000-8000-000000000001";
const RUN = "01900000-0000-7000-8000-000000000002";

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase(inject("postgresUrl"));
  const migrator = createMigrator(database.db);
  expect((await migrator.migrateTo("0025-admin")).error).toBeUndefined();
  await sql`
    insert into users (id, email, name, created_at) values (${sql.lit(MAYA)}, 'm@example.com', 'Maya', '2026-03-01 23:59:59+00');
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost)
      values (${sql.lit(RUN)}, ${sql.lit(MAYA)}, 'company', '1', '{}', false, false, 'completed', 1);
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox,
      was_censored, top, created_at)
      values (${sql.lit(RUN)}, ${sql.lit(MAYA)}, 'company', 'a', 'a', '{}', true, false, false, false, '[]', '2026-03-02');
    insert into model_answers (run_id, column_id, attempt, status, upstream_id, cost_usd, duration_ms, shape, read_by, extraction, created_at)
      values (${sql.lit(RUN)}, 'a/b_prompt2', 1, 'success', 'x', 0.1, 5, 'prose', 'model', '{"costUsd": 0.02}', '2026-03-02');
    insert into payments (id, user_id, credits, amount, currency, is_sandbox, status, amount_refunded, created_at)
      values (gen_random_uuid(), ${sql.lit(MAYA)}, 20, 4000, 'usd', false, 'paid', 1500, '2026-03-03');
  `.execute(database.db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
});
afterAll(() => database.drop());

it("counts what was there before, by days in UTC", async () => {
  const figures = ["signup", "search", "revenue", "cost", "answer", "read_again"] as const;
  const days = await readFigures(database.db, { figures, since: "2026-01-01" });
  expect(days.map(({ figure, day, kind, amount }) => [figure, day, kind, amount]).sort()).toEqual([
    ["answer", "2026-03-02", "prose", 1],
    ["cost", "2026-03-02", "", 0.12],
    ["read_again", "2026-03-02", "", 1],
    ["revenue", "2026-03-03", "usd", 2_500],
    ["search", "2026-03-02", "", 1],
    ["signup", "2026-03-01", "", 1],
  ]);
  expect(await findFigureDrift(database.db)).toEqual([]);
});
