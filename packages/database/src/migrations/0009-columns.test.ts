import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { createMigrator } from "../migrate.ts";
import { createEmptyDatabase } from "../testing/test-cluster.ts";

const RUN = "01900000-0000-7000-8000-000000000001";
const USER = "01900000-0000-7000-8000-000000000002";
const GPT = "openai/gpt-4.1-mini";

/** What the release before stored of a comparison, and of a ranking's aggregate. */
const COLUMN = { modelId: `${GPT}_prompt2`, modelName: "GPT 4.1" };
const EVENTS = [
  { type: "start", searchId: RUN, remainingCredits: 4, models: [COLUMN] },
  { type: "model_start", ...COLUMN },
  { type: "model_complete", ...COLUMN, status: "success", data: { results: [] } },
  { type: "complete", searchId: RUN },
];
const RESULT = { rank: 1, name: "Attio", model_votes: 1, voting_models: [{ model: GPT, rank: 3 }] };

it("tells columns from models in what is stored already", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  const { db } = database;
  const migrator = createMigrator(db);
  const before = await migrator.migrateTo("0008-contact");
  expect(before.error).toBeUndefined();
  await sql`insert into users (id, email, name) values (${USER}, 'maya@northwind.agency', 'Maya')`.execute(
    db,
  );
  await sql`
    insert into runs (id, user_id, kind, client_run_id, prompt, models, web_search, is_private, is_sandbox, cost)
    values (${RUN}, ${USER}, 'comparison', 'a', 'A', ${[COLUMN.modelId]}::text[], true, false, true, 1)
  `.execute(db);
  for (const [index, event] of EVENTS.entries()) {
    await sql`insert into run_events (run_id, seq, event) values (${RUN}, ${index + 1}, ${JSON.stringify(event)}::json)`.execute(
      db,
    );
  }
  await sql`
    insert into searches (id, user_id, kind, prompt, prompt_key, models, web_search, is_private, is_sandbox,
      was_censored, top, results, model_results, created_at)
    values (${RUN}, ${USER}, 'comparison', 'A', 'a', ${[COLUMN.modelId]}::text[], true, false, true, false,
      ${JSON.stringify([{ rank: 1, votes: 2 }])}, ${JSON.stringify([RESULT])}, ${JSON.stringify([COLUMN])}, now())
  `.execute(db);

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const column = { columnId: `${GPT}_prompt2`, modelId: GPT, modelName: "GPT 4.1" };
  const events = await db.selectFrom("run_events").select("event").orderBy("seq").execute();
  expect(events.map(({ event }) => event)).toEqual([
    { type: "start", searchId: RUN, remainingCredits: 4, columns: [column] },
    { type: "model_start", ...column },
    { type: "model_complete", ...column, status: "success", data: { results: [] } },
    { type: "complete", searchId: RUN },
  ]);
  const run = await db.selectFrom("runs").selectAll().executeTakeFirstOrThrow();
  expect(run.request).toEqual({
    prompt: "A",
    prompt2: null,
    columns: [`${GPT}_prompt2`],
    webSearch: true,
  });
  const search = await db.selectFrom("searches").selectAll().executeTakeFirstOrThrow();
  expect(search).toMatchObject({
    columns: [`${GPT}_prompt2`],
    model_results: [column],
    results: [{ rank: 1, name: "Attio", votes: [{ columnId: GPT, rank: 3 }] }],
    top: [{ rank: 1, voteCount: 2 }],
  });
  await database.drop();
});
