// @module-tag long
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Settings } from "../src/context.ts";
import { trendingQuestions } from "../src/trending/trending-questions.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const SEARCHES = 60_000;
const PEOPLE = 2_000;

let database: TestDatabase;
let watched: WatchedDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  watched = watchDatabase(database.url);
  // A few questions that thousands ask, many that a handful ask, and most asked once, over 60 days.
  await sql`
    insert into users (id, email, name, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com', 'Maya', now() - interval '90 days'
      from generate_series(0, ${PEOPLE - 1}) n;
  `.execute(database.db);
  await sql`alter table searches disable trigger all`.execute(database.db);
  await sql`
    insert into searches (id, user_id, kind, prompt, prompt_key, sector, columns, web_search, is_private, is_sandbox,
      was_censored, top, results, model_results, created_at)
    select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((n * 7919 % ${PEOPLE})::text, 12, '0'))::uuid, 'company',
      question, question, case length(question) % 2 when 0 then 'Energy' else 'Technology' end, '{}', true, n % 20 = 0, false, false,
      '[{}]', '[]', '[]', now() - interval '60 days' * n / ${SEARCHES}
    from generate_series(1, ${SEARCHES}) n, lateral (select 'question ' || case
      when n % 10 = 0 then n % 7 when n % 10 < 4 then n % 20011 else n end as question) asked
  `.execute(database.db);
  await sql`
    insert into asked_questions (prompt_key, kind, sector, first_user_id, is_asked_by_others, last_asked_at)
      select prompt_key, kind, max(sector), (array_agg(user_id))[1], count(distinct user_id) > 1, max(created_at)
      from searches where not is_private group by prompt_key, kind
  `.execute(database.db);
  await sql`analyze searches, asked_questions, users`.execute(database.db);
});
afterAll(async () => {
  await watched.close();
  await database.drop();
});

describe(`trending over ${SEARCHES} searches`, () => {
  it.each([["all sectors", undefined] as const, ["one", "Energy"] as const])(
    "reads %s by indexes, and a bounded part of what was ever saved",
    async (_name, sector) => {
      const settings = { modelsAreSandbox: false } as Settings;
      const query = trendingQuestions(settings, sector);
      const steps = await watched.stepsOf(() => query.execute(watched.db));
      const scanned = steps.filter(({ type }) => type === "Seq Scan").map(({ table }) => table);
      expect(scanned).not.toContain("searches");
      expect(scanned).not.toContain("asked_questions");
      const read = steps.reduce((sum, { table, rows }) => (table === "searches" ? sum + rows : sum), 0);
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(SEARCHES / 10);
    },
  );
});
