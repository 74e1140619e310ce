// Fills a database with searches of a realistic skew, by SQL: buyers ask in niches, a niche has its companies and its
// sources, and a few companies and sources are everywhere.
import { createMonthPartitions, createPool } from "@standings/database";
import { recount } from "@standings/services";
import { buildQuietly } from "../bench-product.ts";

/** Listed in one search of twenty. */
export const POPULAR = "hubspot.com";
/** Asks 3.6 % of all searches, one of them again and again. */
export const HEAVIEST_USER = userId(0);
export const ORDINARY_USER = userId(700);
export const PROMPT = "Best option 3 for niche 5";

const NICHES = 1_500;
const COMPANIES_OF_NICHE = 40;
const USERS = 5_000;
const DAYS = 365;
/** Each fills a part of the searches. */
const WORKERS = 2;

export function userId(no: number): string {
  return `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
}

type Pool = ReturnType<typeof createPool>;

/** Fills an empty, migrated database; says how long each part took. */
export async function fill(url: string, searches: number, say: (line: string) => void): Promise<void> {
  const pool = createPool({ url, poolSize: WORKERS });
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  const { context, jobServices, close } = await buildQuietly(url);
  try {
    for (let day = 0; day <= DAYS + 28; day += 28)
      await createMonthPartitions(context.db, new Date(Date.now() - day * 86_400_000));
    await pool.query(FUNCTIONS);
    await pool.query(people());
    for (const [table, statement] of [
      ["runs", RUNS],
      ["searches", SEARCHES],
      ["company_mentions", MENTIONS],
      ["search_sources", SOURCES],
    ] as const)
      await timed(table, () => withoutIndexes(pool, table, () => inParts(pool, searches, [statement])));
    await pool.query(OWN_COUNTS);
    await pool.query("analyze");
    await timed("figures counted", () => recount(jobServices.systemRequest()));
    await timed("vacuum", () => pool.query("vacuum analyze"));
  } finally {
    await close(0);
    await pool.end();
  }
}

/** Runs statements over numbers of searches, `$1` to `$2` of `$3`, in parts. */
async function inParts(pool: Pool, searches: number, statements: readonly string[]): Promise<void> {
  const part = Math.min(10_000, Math.ceil(searches / WORKERS));
  let next = 1;
  const work = async () => {
    const client = await pool.connect();
    // Foreign keys are right by construction.
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    while (next <= searches) {
      const from = next;
      next += part;
      for (const statement of statements)
        await client.query(statement, [from, Math.min(from + part - 1, searches), searches]);
    }
    client.release(true);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/** Adds a few searches, queued to be counted. */
export async function addSearches(pool: Pool, from: number, to: number, of: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set session_replication_role = replica");
  for (const statement of [RUNS, SEARCHES, MENTIONS, SOURCES, QUEUED])
    await client.query(statement, [from, to, of]);
  client.release(true);
}

/** Indexes that are made afterwards cost a third. */
async function withoutIndexes(pool: Pool, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname not like '%_pkey' and indexname not like '%_key'`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await pool.query(definition.replace(" ON ONLY ", " ON "));
}

/** `draw` is a number from 0 to 1 that only its arguments decide. */
const FUNCTIONS = `
  create or replace function draw(n bigint, seed integer) returns double precision language sql immutable parallel safe
    return (hashint8extended(n, seed) & 2147483647)::double precision / 2147483648;
  create or replace function rank_in(h bigint, no integer) returns smallint language sql immutable parallel safe
    return (case when (h >> (no * 6)) & 63 < 20 then ((h >> (no * 6)) & 63) + 1 else 0 end)::smallint`;

const people = () => `
  insert into users (id, email, name, created_at, email_verified_at, credits)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'scale' || n || '@example.com', 'Maya',
    now() - interval '400 days', now(), 0
  from generate_series(0, ${USERS - 1}) as n on conflict do nothing;
  insert into companies (domain, name, name_key, seen, source)
  select 'company' || n || '.com', 'Company ' || n, 'company ' || n, 1 + 60000 / (1 + n), 'search'
  from generate_series(0, ${NICHES * COMPANIES_OF_NICHE - 1}) as n on conflict do nothing`;

/** Searches of a part, with what was drawn for each. */
const ASKED = `
  select asked.*, ('00000000-0000-4000-8000-' || lpad(person::text, 12, '0'))::uuid as user_id,
    now()::date - make_interval(secs => ${DAYS} * 86400.0 * ($3 - n) / $3) as at,
    'Best option ' || question || ' for niche ' || niche as prompt
  from (select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      floor(${NICHES} * power(draw(n, 1), 2))::bigint as niche,
      case when draw(n, 2) < 0.036 then 0 else 1 + floor(${USERS - 1} * power(draw(n, 3), 3))::bigint end as person,
      draw(n, 4) < 0.2 as is_private, floor(300 * power(draw(n, 5), 3))::bigint as question
    from generate_series($1::bigint, $2::bigint) as n) asked`;

const MODELS = `array['openai/gpt-4.1-mini', 'anthropic/claude-3.5-haiku', 'google/gemini-2.5-flash-lite',
  'x-ai/grok-3-mini', 'meta-llama/llama-4-scout']`;

const RUNS = `
  insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost, last_seq, created_at,
    ended_at)
  select id, user_id, 'company', id::text, jsonb_build_object('prompt', prompt, 'prompt2', null, 'columns', ${MODELS},
    'webSearch', true), is_private, false, 'completed', 1, 12, at, at from (${ASKED}) asked`;

const SEARCHES = `
  insert into searches (id, user_id, kind, prompt, prompt_key, sector, columns, web_search, is_private, is_sandbox,
    was_censored, top, results, model_results, created_at)
  select id, user_id, 'company', prompt, lower(prompt), (array['Technology', 'Energy', 'Finance', 'Retail', 'Education',
    'Healthcare', 'Travel', null])[1 + niche % 8], ${MODELS}, true, is_private, false, false,
    (select json_agg(json_build_object('rank', k, 'name', 'Company ' || niche * 40 + k, 'domain',
      'company' || niche * 40 + k || '.com', 'description', 'What this company sells, and to whom.', 'votes', '[]'::jsonb))
      from generate_series(1, 6) as k), '[]', '[]', at
  from (${ASKED}) asked`;

/** 44 companies of the niche and its neighbour, and one that many niches know; together, as a search saves them. */
const MENTIONS = `
  insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, aggregated_rank, is_public,
    is_sandbox, domain, company_name, ranks)
  select id, at, user_id, hashtextextended('company ' || lower(prompt), 0), 1, k + 1, not is_private, false, domain,
    split_part(domain, '.', 1), array[
      case k % 5 when 0 then 1 + k % 20 else rank_in(h, 0) end, case k % 5 when 1 then 1 + k % 20 else rank_in(h, 1) end,
      case k % 5 when 2 then 1 + k % 20 else rank_in(h, 2) end, case k % 5 when 3 then 1 + k % 20 else rank_in(h, 3) end,
      case k % 5 when 4 then 1 + k % 20 else rank_in(h, 4) end]::smallint[]
  from (${ASKED}) asked cross join generate_series(0, 44) as k
  cross join lateral (select hashint8extended(n * 64 + k, 9) as h, case when k < 44
    then 'company' || (niche * ${COMPANIES_OF_NICHE} + (k * 13 + n * 7) % 60) % ${NICHES * COMPANIES_OF_NICHE} || '.com'
    when draw(n, 6) < 0.05 then '${POPULAR}' else 'popular' || floor(200 * power(draw(n, 7), 2)) || '.com' end as domain
  ) listed order by n`;

/** 14 domains of the niche, and ten of those that are cited everywhere, each with one page. */
const SOURCES = `
  insert into search_sources (search_id, created_at, answered, domains, cited_by, pages, pages_cited_by)
  select id, at, 31, array_agg(domain), array_agg(1 + (hashtext(domain) & 15)),
    array_agg('https://' || domain || '/a-list-of-the-best/of-this-year'), array_agg(1 + (hashtext(domain) & 15))
  from (${ASKED}) asked cross join lateral (
    select distinct case when j < 14 then 'source' || niche * 30 + (j * 7 + n) % 30
      else 'everywhere' || floor(3000 * power(draw(n * 32 + j, 8), 3)) end || '.com' as domain
    from generate_series(0, 23) as j
  ) cited group by id, at`;

const QUEUED = `insert into uncounted_searches
  select id, at, question_key('company', lower(prompt)) from (${ASKED}) asked`;

/** What triggers would have counted. */
const OWN_COUNTS = `
  insert into search_counts (user_id, kind, sector, web_search, count)
  select user_id, kind, coalesce(sector, ''), web_search, count(*) from searches group by 1, 2, 3, 4
  on conflict do nothing`;

/** What the tables of this size take on disk, and the rows of those that are counted. */
export async function sizes(url: string): Promise<{ table: string; megabytes: number }[]> {
  const pool = createPool({ url, poolSize: 1 });
  const { rows } = await pool.query(
    `select regexp_replace(relname, '_\\d{4}_\\d\\d$|_default$', '') as table,
       round(sum(pg_total_relation_size(oid)) / 1048576.0)::integer as megabytes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     group by 1 having sum(pg_total_relation_size(oid)) > 1048576 order by 2 desc`,
  );
  await pool.end();
  return rows;
}
