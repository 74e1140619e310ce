// @module-tag long
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listChanges, listChangingAdmins } from "../src/admin/changes/list-changes.ts";
import { getAdminStats } from "../src/admin/dashboard/get-admin-stats.ts";
import { getAnswerQuality } from "../src/admin/dashboard/get-answer-quality.ts";
import { getFigures } from "../src/admin/dashboard/get-figures.ts";
import { getQueues } from "../src/admin/dashboard/get-machine-state.ts";
import type { ServiceContext } from "../src/context.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import { type WatchedDatabase, watchDatabase } from "./watched-database.ts";

const INES = "01900000-0000-7000-8000-0000000000aa";
const ROWS = 15_000;
const DAYS = 1_000;

let database: TestDatabase;
let watched: WatchedDatabase;
let ines: ServiceRequest;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  watched = watchDatabase(database.url);
  const { db } = watched;
  const settings = { modelsAreSandbox: false, paymentsAreSandbox: false };
  const services = openServices({ db, settings } as ServiceContext);
  ines = services.request({ address: "", userAgent: null }, { userId: INES, token: "" });
  await sql`
    insert into users (id, email, name, role) values (${sql.lit(INES)}, 'ines@example.com', 'Ines', 'admin');
    insert into users (id, email, name, role, created_at) select gen_random_uuid(), n || '@example.com', 'User ' || n,
      case when n <= 5 then 'admin' else 'user' end, now() - n * interval '1 minute' from generate_series(1, ${sql.lit(ROWS)}) n;
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost)
      select gen_random_uuid(), ${sql.lit(INES)}, 'company', n::text, '{}', true, false, 'completed', 1
      from generate_series(1, ${sql.lit(ROWS)}) n;
    insert into payments (id, user_id, credits, amount, currency, is_sandbox, status, updated_at)
      select gen_random_uuid(), ${sql.lit(INES)}, 20, 4000, 'usd', false, 'paid', now() - n * interval '1 minute'
      from generate_series(1, ${sql.lit(ROWS)}) n;
    insert into failed_jobs (job_id, job, subject, reason, error, attempts, asked_at, failed_at)
      select n, 'mail_reset_link', '', 'refused', '', 1, now(), now() - n * interval '1 hour'
      from generate_series(30, ${sql.lit(ROWS)}) n;
    insert into changes (admin_id, action, subject_kind, subject_id, subject_name, before, after, reason, at)
      select case n % 1000 when 0 then (select id from users where email = '1@example.com') else ${sql.lit(INES)} end,
        case n % 1000 when 0 then 'post_added' else 'user_changed' end, case n % 1000 when 0 then 'post' else 'user' end,
        gen_random_uuid()::text, '', '{}', '{}', 'Reason ' || n, now() - n * interval '10 minutes'
      from generate_series(1, ${sql.lit(ROWS)}) n;
    truncate figure_days, figure_changes;
    insert into figure_days (figure, day, kind, is_sandbox, amount)
      select figure, current_date - n, kind, false, n from generate_series(0, ${sql.lit(DAYS)}) n, (values ('signup', ''),
        ('user', 'user'), ('user', 'admin'), ('search', ''), ('search', 'trending'), ('contact', 'new'), ('revenue', 'usd'),
        ('cost', ''), ('answer', 'json'), ('answer', 'prose'), ('read_again', '')) as figures (figure, kind);
    analyze;
  `.execute(db);
});
afterAll(async () => {
  await watched.close();
  await database.drop();
});

/** Rows that the database read for a verb. */
async function readBy(verb: () => Promise<unknown>): Promise<number> {
  const steps = await watched.stepsOf(verb);
  return steps.reduce((sum, { table, rows }) => (table === "" ? sum : sum + rows), 0);
}

const list = (filter: object) => () =>
  listChanges(ines, { page: 1, limit: 20, search: "", sortOrder: "desc", ...filter });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe(`the dashboard and the log over ${ROWS} users, runs, payments and changes`, () => {
  it.each<[string, () => Promise<unknown>, number]>([
    // A row for each day and figure, and six users.
    ["totals", () => getAdminStats(ines), 11 * DAYS + 100],
    ["figures of 90 days", () => getFigures(ines, { span: 90 }), 500],
    ["shares of answers", () => getAnswerQuality(ines, { span: 90 }), 400],
    ["queues", () => getQueues(ines), 200],
    ["admins who changed something", () => listChangingAdmins(ines), 50],
    // Counting a list reads up to 10,001 keys.
    ["a page of changes", list({}), 10_200],
    ["changes of an admin who made few", list({ admin: INES.replace("aa", "bb") }), 50],
    ["changes of a rare action", list({ action: "post_added" }), 200],
    ["changes of a rare kind", list({ subjectKind: "post" }), 200],
    // The newest 2,000 with their people, found in the list once for the count and once for the page.
    ["changes with words", list({ search: "14 ines" }), 45_000],
    ["changes with words that none has", list({ search: "no such words" }), 25_000],
    ["changes of a day long ago", list({ from: daysAgo(60), to: daysAgo(60) }), 700],
  ])("reads few rows for %s", async (_what, verb, most) => {
    expect(await readBy(verb)).toBeLessThanOrEqual(most);
  });
});
