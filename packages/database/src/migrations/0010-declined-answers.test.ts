import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { createMigrator } from "../migrate.ts";
import { createEmptyDatabase } from "../testing/test-cluster.ts";

const RUN = "01900000-0000-7000-8000-000000000001";
const USER = "01900000-0000-7000-8000-000000000002";
const [GPT, CLAUDE, GROK] = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku", "x-ai/grok-3-mini"];

/** What the release before stored: a refusal that a retry mended, one that stayed, and a failure. */
const ANSWERS = [
  { column: GPT, attempt: 1, status: "error", failure: "refused" },
  { column: GPT, attempt: 2, status: "success", failure: null },
  { column: CLAUDE, attempt: 1, status: "error", failure: "refused" },
  { column: GROK, attempt: 1, status: "error", failure: "timeout" },
];
const saved = (columnId: string | undefined, status: string) => ({
  columnId,
  status,
  results: [],
  error: status === "error" ? "Failed to query models" : null,
});

it("tells refusals from failures in what is stored already", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  const { db } = database;
  const migrator = createMigrator(db);
  expect((await migrator.migrateTo("0009-columns")).error).toBeUndefined();
  const models = JSON.stringify([saved(GPT, "success"), saved(CLAUDE, "error"), saved(GROK, "error")]);
  await sql`
    with maya as (insert into users (id, email, name) values (${USER}, 'maya@northwind.agency', 'Maya') returning id),
    run as (
      insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, cost)
      select ${RUN}, id, 'company', 'a', '{}', false, true, 1 from maya returning id, user_id)
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox,
      was_censored, top, results, model_results, created_at)
    select id, user_id, 'company', 'A', 'a', '{}', true, false, true, false, '[]', '[]', ${models}::json, now() from run
  `.execute(db);
  for (const { column, attempt, status, failure } of ANSWERS) {
    await sql`insert into model_answers (run_id, column_id, attempt, status, failure, upstream_id, duration_ms)
      values (${RUN}, ${column}, ${attempt}, ${status}, ${failure}, 'x', 1)`.execute(db);
  }

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  const answers = db.selectFrom("model_answers").select(["column_id", "status", "failure"]);
  expect(await answers.orderBy("column_id").orderBy("attempt").execute()).toEqual([
    { column_id: CLAUDE, status: "declined", failure: null },
    { column_id: GPT, status: "declined", failure: null },
    { column_id: GPT, status: "success", failure: null },
    { column_id: GROK, status: "error", failure: "timeout" },
  ]);
  const search = await db.selectFrom("searches").select("model_results").executeTakeFirstOrThrow();
  expect(search.model_results).toEqual([
    saved(GPT, "success"),
    { ...saved(CLAUDE, "success"), outcome: "declined" },
    saved(GROK, "error"),
  ]);
  await database.drop();
});
