import { COMPETITION_SEARCHES } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { type ViewedCompany, visible } from "../visible-mentions.ts";
import type { Nearest } from "./find-nearest.ts";

/** What `newestListings` gives. Its lists have one entry for each mention, in no order. */
export interface ListingsRow {
  /** Ids of the searches, newest first; null when there is none. */
  readonly ids: string[] | null;
  /** Of the oldest of them, as the database writes it. */
  readonly since: string | null;
  /** Index of the mention's search. */
  readonly searches: number[] | null;
  readonly prompts: (1 | 2)[];
  /** Index of its company. */
  readonly companies: number[];
  /** Questions that ask the same have the same. */
  readonly questions: number[];
  /** Its best rank in each column. */
  readonly ranks: number[][];
  readonly is_sandbox: boolean | null;
}

/** One more than are read tells that there are more. */
const MOST = COMPETITION_SEARCHES + 1;

/**
 * SQL: the newest searches that list any of some companies, and where they list them; one row. For each company so many
 * entries of a covering index are read at most, then the mentions that are no older than the last of these searches.
 */
export function newestListings(company: ViewedCompany, nearest: Nearest): RawBuilder<ListingsRow> {
  const { domains } = nearest;
  const parts = mentionsSeen(company, nearest);
  // The planner can't see this limit: it thinks companies rare, and would read and sort all that list one.
  const newest = parts.map(
    (part) => sql`(select distinct created_at, search_id from (${part}) mention where domain = near.domain
      order by created_at desc, search_id limit (select ${MOST}::integer))`,
  );
  // Read company by company, since joined to the searches they would be looked up one by one.
  const listing = parts.map(
    (part) => sql`(select * from (${part}) mention where domain = near.domain
      and created_at >= (select min(created_at) from newest) offset 0)`,
  );
  return sql<ListingsRow>`
    with near as materialized (
      select domain, no::integer - 1 as company from unnest(${domains}::text[]) with ordinality as near (domain, no)
    ), newest as materialized (
      select row_number() over (order by created_at desc, search_id)::integer - 1 as no, search_id, created_at
      from near cross join lateral (${sql.join(newest, sql` union all `)}) mention
      group by search_id, created_at order by created_at desc, search_id limit ${MOST}
    ), listing as materialized (
      select company, mention.* from near cross join lateral (${sql.join(listing, sql` union all `)}) mention
    )
    select (select to_json(array_agg(search_id order by no)) from newest) as ids,
      (select min(created_at)::text from newest) as since,
      to_json(array_agg(no)) as searches, to_json(array_agg(prompt_no)) as prompts,
      to_json(array_agg(company)) as companies, to_json(array_agg(question_key)) as questions,
      json_agg(ranks) as ranks, bool_or(is_sandbox) as is_sandbox
    from newest join listing using (search_id, created_at)`;
}

/** SQL: the mentions that a viewer sees, in parts that an index serves each. */
function mentionsSeen(
  { viewer, ...company }: ViewedCompany,
  { isShown, hasOwn }: Nearest,
): RawBuilder<unknown>[] {
  const columns = sql`select search_id, created_at, domain, prompt_no, question_key, is_sandbox, ranks`;
  const seen = visible(company);
  return [
    isShown
      ? sql`${columns} from company_mentions where is_public ${seen}`
      : sql`${columns} from (${ownShared(viewer.userId)}) own where true ${seen}`,
    ...(hasOwn
      ? [sql`${columns} from company_mentions where user_id = ${viewer.userId} and not is_public ${seen}`]
      : []),
  ];
}

/** SQL: mentions in a viewer's own newest searches that are shared, of companies that others do not see. */
function ownShared(userId: string): RawBuilder<unknown> {
  return sql`
    select mention.* from (
      select id, created_at from searches where user_id = ${userId} order by created_at desc limit ${MOST}
    ) own
    join company_mentions mention on mention.search_id = own.id and mention.created_at = own.created_at
    where is_public`;
}
