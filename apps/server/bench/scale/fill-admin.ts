// Fills a database that has its searches with what admins list beside them: users who never asked, analyses, messages
// and changes.
import { createPool } from "@standings/database";
import { recountFigures } from "@standings/services";
import { buildQuietly } from "../bench-product.ts";
import { userId } from "./fill.ts";

/** Beside those who ask. */
const IDLE_USERS = 95_000;
const CONTACTS = 20_000;
const CHANGES = 20_000;
/** One search in so many has an analysis beside it. */
const SEARCHES_OF_AN_ANALYSIS = 50;

export const ADMIN = userId(999_998);

const PEOPLE = `
  insert into users (email, name, role, auth_provider, created_at, email_verified_at)
  select 'idle' || n || '@mail' || n % 500 || '.example', 'Person ' || md5(n::text),
    case when n % 9500 = 0 then 'admin' else 'user' end, case when n % 3 = 0 then 'google' else 'email' end,
    now() - make_interval(mins => n * 5), now()
  from generate_series(1, ${IDLE_USERS}) as n`;

const ADMIN_ROW = `
  insert into users (id, email, name, role, created_at, email_verified_at)
  values ('${ADMIN}', 'admin-of-scale@example.com', 'Ada', 'admin', now() - interval '1 year', now())`;

const FEATURED = "update searches set trending = true where not is_private and hashtext(id::text) % 5000 = 0";

const ANALYSES = `
  insert into analyses (run_id, user_id, domain, company_name, kind, model_id, created_at, facts)
  select id, user_id, 'company' || hash % 60000 || '.com', 'Company ' || hash % 60000,
    case when hash % 3 = 0 then 'seo' else 'source' end, 'openai/gpt-4.1-mini', created_at, '[]'
  from (select id, user_id, created_at, hashtext(id::text) & 1048575 as hash from runs) as asked
  where hash % ${SEARCHES_OF_AN_ANALYSIS} = 0`;

const MESSAGES = `
  insert into contact_submissions (name, email, subject, message, inquiry_type, status, created_at)
  select 'Person ' || n, 'writer' || n || '@mail' || n % 500 || '.example', 'Question ' || n,
    'We would like to know what the plans cost for a team of ' || n % 90 || '.',
    (array['general', 'support', 'sales', 'partnership'])[1 + n % 4],
    (array['new', 'read', 'responded', 'resolved'])[1 + n % 4], now() - make_interval(mins => n * 20)
  from generate_series(1, ${CONTACTS}) as n`;

const LOG = `
  insert into changes (at, admin_id, action, subject_kind, subject_id, subject_name, before, after, reason)
  select now() - make_interval(mins => (${CHANGES} - n) * 20), '${ADMIN}',
    case when n % 4 = 0 then 'user_credits_set' else 'contact_status_set' end,
    case when n % 4 = 0 then 'user' else 'contact' end, n::text, '', jsonb_build_object('credits', n % 50),
    jsonb_build_object('credits', 1 + n % 50), 'Reason ' || n
  from generate_series(1, ${CHANGES}) as n`;

/** Fills once; a database that is filled stays as it is. */
export async function fillAdmin(url: string): Promise<void> {
  const pool = createPool({ url, poolSize: 1 });
  const { services, close } = await buildQuietly(url);
  try {
    const { rows } = await pool.query("select from users where id = $1", [ADMIN]);
    if (rows.length > 0) return;
    await pool.query(["begin", ADMIN_ROW, PEOPLE, FEATURED, ANALYSES, MESSAGES, LOG, "commit"].join(";"));
    await recountFigures(services.systemRequest());
    await pool.query("vacuum analyze users, searches, analyses, contact_submissions, changes");
  } finally {
    await close(0);
    await pool.end();
  }
}
