// @module-tag long
import { createTestDatabase, eventually, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listAllAnalyses } from "../src/admin/analyses/list-all-analyses.ts";
import { countContacts } from "../src/admin/contacts/count-contacts.ts";
import { listContacts } from "../src/admin/contacts/list-contacts.ts";
import { countAllSearches } from "../src/admin/searches/count-all-searches.ts";
import { listAllSearches } from "../src/admin/searches/list-all-searches.ts";
import { suggestUsers } from "../src/admin/suggest-users.ts";
import { listUsers } from "../src/admin/users/list-users.ts";
import type { ServiceContext } from "../src/context.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const ADMIN = "01900000-0000-7000-8000-0000000000aa";
const ROWS = 30_000;
/** What a list may read: a count of 10,000, of every second row at most. A scan reads `ROWS`. */
const MOST_READ = 22_000;

const TABLES = ["searches", "company_mentions", "runs", "analyses", "contact_submissions", "users"];

let database: TestDatabase;
let watched: WatchedDatabase;
let admin: ServiceRequest;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  // Of so few rows a scan may cost as much as an index: the sample of the statistics would decide.
  const url = new URL(database.url);
  url.searchParams.set("options", "-c enable_seqscan=off");
  watched = watchDatabase(url.href);
  const { db } = watched;
  const services = openServices({ db, settings: {} } as ServiceContext);
  admin = services.request({ address: "", userAgent: null }, { userId: ADMIN, token: "" });
  await sql`
    insert into users (id, email, name, role) values (${sql.lit(ADMIN)}, 'admin@example.com', 'Ines', 'admin');
    insert into users (id, email, name, role, auth_provider, created_at)
      select gen_random_uuid(), n || '@example.com', case when n % 500 = 0 then 'Zoë ' else 'Ben ' end || n,
        case when n % 7000 = 0 then 'admin' else 'user' end, case when n % 3 = 0 then 'google' else 'email' end,
        now() - n * interval '1 minute'
      from generate_series(1, ${sql.lit(ROWS)}) n;
    set session_replication_role = replica;
    insert into searches (id, user_id, kind, prompt, prompt_key, sector, columns, web_search, is_private, is_sandbox,
      was_censored, trending, top, results, model_results, created_at)
    select gen_random_uuid(), case n % 20 when 0 then ${sql.lit(ADMIN)}::uuid else gen_random_uuid() end, 'company', p, p,
      'Energy', '{openai/gpt-4.1-mini}', true, n % 10 = 7, false, false, n % 1000 = 3, to_json(repeat(md5(n::text), 40)), '[]', '[]',
      now() - n * interval '1 minute'
    from (select n, 'best ' || case when n % 500 = 0 then 'zebra' else 'crm' end || ' no ' || n % 977 as p
      from generate_series(1, ${sql.lit(ROWS)}) n) asked;
    insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, is_public, is_sandbox, domain,
      company_name, ranks)
    select id, created_at, user_id, 1, 1, not is_private, false,
      case when row_number() over () % 10 < 3 then 'popular.com' else 'rare' || md5(id::text) || '.com' end, 'X', '{1}' from searches;
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, created_at)
      select id, user_id, 'seo', id::text, '{}', false, false, 'completed', 1, created_at from searches;
    insert into analyses (run_id, user_id, domain, company_name, kind, model_id, facts, created_at)
      select id, user_id, 'company' || n % 5000 || '.com', 'Company', (array['seo', 'source'])[1 + n % 2], 'm', to_jsonb(repeat(md5(n::text), 40)), created_at
      from (select *, row_number() over (order by created_at) as n from searches) numbered;
    insert into contact_submissions (name, email, message, inquiry_type, status, created_at)
    select 'Maya', n || '@example.com', 'hello ' || case when n % 500 = 0 then 'zebra' else 'there' end || n || repeat(' ' || md5(n::text), 30),
      (array['general', 'press'])[1 + n % 2], (array['new', 'read', 'resolved'])[1 + n % 3], now() - n * interval '1 minute'
    from generate_series(1, ${sql.lit(ROWS)}) n
  `.execute(db);
  // Pages are visible to all once nobody looks at what was before the load, such as the server's own vacuum.
  await eventually(async () => {
    await sql`vacuum analyze ${sql.raw(TABLES.join())}`.execute(db);
    const { rows } = await sql`select from pg_class
      where relname = any (${TABLES}) and relkind = 'r' and relallvisible < relpages`.execute(db);
    return rows.length === 0;
  });
});
afterAll(async () => {
  await watched.close();
  await database.drop();
});

/** The most rows that a step of a verb's statements looked at. */
async function mostRead(verb: () => Promise<unknown>): Promise<number> {
  const steps = await watched.stepsOf(verb);
  return Math.max(0, ...steps.map(({ rows }) => rows));
}

const PAGE = { page: 1, limit: 20, search: "", sortOrder: "desc" } as const;
const UP = { sortOrder: "asc" } as const;

describe(`lists of ${ROWS} rows read a bounded part of their indexes:`, () => {
  it.each([
    ["newest first", {}],
    ["oldest first", UP],
    ["a late page", { page: 400 }],
    ["a page beyond what is counted", { page: 10_000 }],
    ["on Trending", { trending: true }],
    ["not on Trending", { trending: false, ...UP }],
    ["of a user", { user: ADMIN }],
    ["of a user, on Trending", { user: ADMIN, trending: true }],
    ["a word that many hold", { search: "crm" }],
    ["a word that few hold", { search: "zebra" }],
    ["a word that nobody wrote", { search: "giraffe" }],
    ["two letters", { search: "zq" }],
    ["a popular domain", { search: "popular.com" }],
    ["a popular domain, of a user", { search: "popular.com", user: ADMIN }],
    ["an unknown domain", { search: "nowhere.com" }],
  ] as const)("searches, %s", async (_name, query) => {
    expect(await mostRead(() => listAllSearches(admin, { ...PAGE, ...query }))).toBeLessThan(MOST_READ);
  });

  it.each([
    ["newest first", {}],
    ["by domain", { sortBy: "domain", ...UP }],
    ["by domain, backwards, a late page", { sortBy: "domain", page: 400 }],
    ["of a type", { analysisType: "seo" }],
    ["of a type, by domain", { analysisType: "source", sortBy: "domain" }],
    ["of a user and a type", { user: ADMIN, analysisType: "seo" }],
    ["by a part of a domain", { search: "company4321" }],
    ["by words that no company has", { search: "giraffe" }],
  ] as const)("analyses, %s", async (_name, query) => {
    const page = { ...PAGE, sortBy: "createdAt", ...query } as const;
    expect(await mostRead(() => listAllAnalyses(admin, page))).toBeLessThan(MOST_READ);
  });

  it.each([
    ["newest first", {}],
    ["of a status", { status: "new" }],
    ["of a type", { inquiryType: "press", ...UP }],
    ["of a status and a type", { status: "read", inquiryType: "general", page: 100 }],
    ["a word that all hold", { search: "hello" }],
    ["a word that few hold", { search: "zebra" }],
    ["a word that nobody wrote", { search: "giraffe", status: "new" }],
  ] as const)("messages, %s", async (_name, query) => {
    expect(await mostRead(() => listContacts(admin, { ...PAGE, ...query }))).toBeLessThan(MOST_READ);
  });

  it.each([
    ["newest first", {}],
    ["a late page", { page: 400 }],
    ["by name", { sortBy: "name", ...UP }],
    ["by address, backwards", { sortBy: "email" }],
    ["admins", { role: "admin" }],
    ["admins, by name", { role: "admin", sortBy: "name" }],
    ["of a provider", { authProvider: "google" }],
    ["a word that many hold", { search: "example" }],
    ["a word that many hold, by name", { search: "example", sortBy: "name" }],
    ["a word that few hold", { search: "zoë" }],
    ["a word that nobody has", { search: "giraffe" }],
    ["two letters", { search: "zq" }],
    ["one address", { search: "29999@" }],
  ] as const)("users, %s", async (_name, query) => {
    const page = { ...PAGE, sortBy: "createdAt", ...query } as const;
    expect(await mostRead(() => listUsers(admin, page))).toBeLessThan(MOST_READ);
  });

  it.each([
    ["searches are counted", () => countAllSearches(admin)],
    ["messages are counted", () => countContacts(admin)],
    ["users are suggested", () => suggestUsers(admin, "ben 123")],
  ])("%s", async (_name, verb) => {
    expect(await mostRead(verb)).toBeLessThan(MOST_READ);
  });

  it("many searches are counted by an estimate, which says so", async () => {
    const { total, isEstimate } = await countAllSearches(admin);
    expect([Math.round(total / 1_000), isEstimate]).toEqual([ROWS / 1_000, true]);
  });
});
