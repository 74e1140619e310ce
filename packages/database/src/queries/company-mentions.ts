import { IDENTITY_VERSION } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { NIL_ID } from "../ids.ts";
import type { Given } from "../prepared.ts";

/** Scope of what everybody sees; what only its owner sees has the owner's id as its scope. */
export const PUBLIC_SCOPE = NIL_ID;

/** Scope of what is asked in a market: an id that no user has, so that pages of companies count none of it (record 96). */
export const MARKET_SCOPE = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** A company in the answers to one prompt, as company pages count it. */
export interface NewMention {
  readonly prompt_no: number;
  readonly domain: string;
  readonly company_name: string;
  readonly aggregated_rank: number | null;
  /** Best rank in each column of the search; 0 where it is not listed. */
  readonly ranks: readonly number[];
}

export interface NewSources {
  /** Mask of the columns that answered; bit 0 is the first column. */
  readonly answered: number;
  readonly domains: readonly string[];
  /** For each domain, the mask of the columns that cite it. */
  readonly cited_by: readonly number[];
  /** Cited pages, each once whatever the spelling of its address, and their masks. */
  readonly pages: readonly string[];
  readonly pages_cited_by: readonly number[];
}

/** SQL: what questions of one kind that ask the same have in common. */
export function questionKey(kind: RawBuilder<unknown>, promptKey: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`question_key(${kind}, ${promptKey})`;
}

/** Puts the mentions of `run` (JSON), saved as `saved`, in the place of those that it had before. */
export function replaceMentions(mentions: RawBuilder<string>) {
  // Everybody sees what was counted as public until the count takes it back.
  const isPublic = sql`coalesce((select scope = ${PUBLIC_SCOPE} from counted_searches where search_id = saved.id),
    not saved.is_private and not saved.is_taken_down and saved.market is null)`;
  const seenBy = sql`case when saved.market is null then run.user_id else ${sql.lit(MARKET_SCOPE)}::uuid end`;
  const key = questionKey(
    sql`run.kind`,
    sql`case item.prompt_no when 2 then saved.prompt2_key else saved.prompt_key end`,
  );
  return sql<{ search_id: string }>`
    (insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, aggregated_rank, is_public,
      is_sandbox, domain, company_name, ranks)
    select run.id, run.created_at, ${seenBy}, ${key}, prompt_no, aggregated_rank, ${isPublic}, run.is_sandbox, domain,
      company_name, ranks
    from run join saved on saved.id = run.id, json_to_recordset(${mentions}::json)
      as item (prompt_no smallint, domain text, company_name text, aggregated_rank smallint, ranks smallint[])
    returning search_id)`;
}

/** Removes the mentions that `run` had before. */
export function forgetMentions() {
  return sql<{ search_id: string }>`
    (delete from company_mentions using run
    where company_mentions.search_id = run.id and company_mentions.created_at = run.created_at
    returning company_mentions.search_id)`;
}

/** Keeps which domains and pages the answers of `run` cite. */
export function replaceSources({ answered, domains, cited_by, pages, pages_cited_by }: Given<NewSources>) {
  return sql<{ search_id: string }>`
    (insert into search_sources (search_id, created_at, answered, domains, cited_by, pages, pages_cited_by, identity_version)
    select id, created_at, ${answered}::integer, ${domains}::text[], ${cited_by}::integer[], ${pages}::text[],
      ${pages_cited_by}::integer[], ${sql.lit(IDENTITY_VERSION)}::smallint
    from run
    on conflict (search_id, created_at) do update set
      answered = excluded.answered, domains = excluded.domains, cited_by = excluded.cited_by, pages = excluded.pages,
      pages_cited_by = excluded.pages_cited_by, identity_version = excluded.identity_version
    returning search_id)`;
}

/** Queues searches to be counted, from rows of `id, created_at, kind, prompt_key`. A job that counts must follow: a search's end has it added (`createCountSoon`). */
export function queueCount(rows: RawBuilder<unknown>) {
  return sql<{ search_id: string }>`
    (insert into uncounted_searches (search_id, created_at, question_key)
    select id, created_at, ${questionKey(sql`kind`, sql`prompt_key`)} from ${rows}
    on conflict do nothing returning search_id)`;
}

/**
 * Deletes searches and queues them to be counted, in one statement: where one is being counted now, its row is waited for, and
 * it is queued after that. Gives how many there were.
 */
export async function deleteCounted(db: Connection, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from searches where ${where} returning id, created_at, kind, prompt_key
    ), queued as ${queueCount(sql`gone`)}
    select from gone
  `.execute(db);
  return rows.length;
}
