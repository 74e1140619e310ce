// @module-tag long
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recount } from "../src/company/counts/recount.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { getHomeStrips } from "../src/trending/get-home-strips.ts";
import { listTrending } from "../src/trending/list-trending.ts";
import { startServices, type TestServices } from "./test-services.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const SEARCHES = 30_000;
const PEOPLE = 2_000;
/** Questions that a list is made of; thousands trend. */
const CANDIDATES = 500;

let services: TestServices;
let request: ServiceRequest;
let watched: WatchedDatabase;
beforeAll(async () => {
  services = await startServices();
  const { db } = services;
  // A few questions that thousands ask, thousands that a handful ask, and some asked once, over 60 days.
  await sql`
    insert into users (id, email, name, created_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com', 'Maya', now() - interval '90 days'
      from generate_series(0, ${PEOPLE - 1}) n;
  `.execute(db);
  await sql`alter table searches disable trigger all`.execute(db);
  await sql`
    insert into searches (id, user_id, kind, prompt, prompt_key, sector, columns, web_search, is_private, is_sandbox,
      was_censored, top, results, model_results, created_at)
    select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((n * 7919 % ${PEOPLE})::text, 12, '0'))::uuid, 'company',
      question, question, case length(question) % 2 when 0 then 'Energy' else 'Technology' end, '{}', true, n % 20 = 0, false, false,
      '[{"rank":1,"name":"Acme","domain":"acme.com","description":"","votes":[]}]', '[]', '[]', now() - interval '60 days' * n / ${SEARCHES}
    from generate_series(1, ${SEARCHES}) n, lateral (select 'question ' || case
      when n % 10 = 0 then n % 7 when n % 10 < 8 then n % 3001 else n end as question) asked
  `.execute(db);
  await recount(services.services.systemRequest());
  await sql`vacuum analyze`.execute(db);
  watched = watchDatabase(services.url);
  request = openServices({ ...services.context, db: watched.db }).request(
    { address: "192.0.2.1", userAgent: null },
    null,
  );
});
afterAll(async () => {
  await watched.close();
  await services.close();
});

describe(`of ${SEARCHES} searches`, () => {
  it.each([
    ["trending", () => listTrending(request, { limit: 20 }), 20],
    ["trending of a sector", () => listTrending(request, { limit: 20, sector: "Energy" }), 20],
    ["trending by text", () => listTrending(request, { limit: 20, text: "question 1" }), 20],
    ["the home page", () => getHomeStrips(request), 100 + 20 + 100],
  ] as const)("%s reads those that it shows, by their ids, of 500 questions", async (_name, read, most) => {
    const steps = await watched.stepsOf(read);
    const rowsOf = (table: string) =>
      steps.reduce((sum, step) => (step.table === table ? sum + step.rows : sum), 0);
    const scanned = steps
      .filter(({ type, rows }) => type === "Seq Scan" && rows > 0)
      .map(({ table }) => table);
    expect(scanned).toEqual([]);
    expect(rowsOf("searches")).toBeGreaterThan(0);
    expect(rowsOf("searches")).toBeLessThanOrEqual(most);
    expect(rowsOf("asked_questions")).toBeLessThanOrEqual(2 * CANDIDATES);
  });
});
