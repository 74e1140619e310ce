import { type Connection, PUBLIC_SCOPE } from "@standings/database";
import { MAX_MODELS } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** How every search should be counted that is not queued: columns of `counted_searches`. */
export const SEARCHES: RawBuilder<unknown> = sql`
  select id, searches.created_at, case when is_private or is_taken_down then user_id else ${sql.lit(PUBLIC_SCOPE)}::uuid end,
    is_sandbox, (select array_agg(regexp_replace(name, '_prompt[12]$', '') order by no)
      from unnest(columns) with ordinality as asked (name, no)), answered
  from searches join search_sources on search_id = id and search_sources.created_at = searches.created_at`;

/** One row per counted search, company and answer that lists it. */
const LISTINGS = sql`
  select counted.scope, counted.is_sandbox, counted.search_id, counted.created_at, counted.models[no] as model_id,
    mention.domain, no, rank
  from counted_searches counted
  join company_mentions mention on mention.search_id = counted.search_id and mention.created_at = counted.created_at
  cross join lateral unnest(mention.ranks) with ordinality as place (rank, no)
  where rank > 0 and counted.answered & (1 << (no::integer - 1)) <> 0`;

/** Rows of `company_weeks`, of the companies that are counted by week. */
export const WEEKS: RawBuilder<unknown> = sql`
  select scope, domain, date_trunc('week', created_at at time zone 'utc')::date, model_id, is_sandbox,
    count(*)::integer, count(*) filter (where rank <= 3)::integer, sum(rank)::integer
  from (${LISTINGS}) listing join counted_companies using (scope, domain, is_sandbox)
  where has_weeks group by 1, 2, 3, 4, 5`;

/** The first columns of `counted_companies`: a comparison that lists a company for both prompts is one search. */
export const COMPANIES: RawBuilder<unknown> = sql`
  select scope, mention.domain, counted.is_sandbox, count(*)::integer
  from counted_searches counted
  join company_mentions mention on mention.search_id = counted.search_id and mention.created_at = counted.created_at
  where ${countedIn(sql`mention`)} <> 0 and (prompt_no = 1 or (
    select count(*) from company_mentions first where first.search_id = mention.search_id
      and first.created_at = mention.created_at and first.domain = mention.domain and first.prompt_no = 1
      and ${countedIn(sql`first`)} <> 0
  ) = 0) group by 1, 2, 3`;

/** A part of the companies: the pairs of all at once would need memory for each. */
export interface Part {
  readonly no: number;
  readonly of: number;
}

/** Companies of a part, about. */
const PART = 4_000;

/** The parts that pairs are counted in. */
export async function partsOf(tx: Connection): Promise<Part[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from counted_companies where has_pairs
  `.execute(tx);
  const of = Math.ceil((rows[0]?.count ?? 0) / PART);
  return Array.from({ length: of }, (_, no) => ({ no, of }));
}

/** SQL condition: a domain belongs to a part. */
export function isInPart(domain: RawBuilder<unknown>, { no, of }: Part): RawBuilder<boolean> {
  return sql<boolean>`mod(hashtext(${domain})::bigint + 2147483648, ${sql.lit(of)}) = ${sql.lit(no)}`;
}

/** Rows of `company_sources` of the companies that have their pairs counted; of one part. */
export function sourcesOfPart(part: Part): RawBuilder<unknown> {
  return sql`
    select own.scope, own.domain, own.is_sandbox, source, count(*)::integer from (${ownListings(part)}) own
    join search_sources sources on sources.search_id = own.search_id and sources.created_at = own.created_at
    cross join lateral unnest(domains, cited_by) as cited (source, columns)
    where cited.columns & own.answered <> 0 group by 1, 2, 3, 4`;
}

/** Rows of `company_competitors` of the same. */
export function competitorsOfPart(part: Part): RawBuilder<unknown> {
  return sql`
    select own.scope, own.domain, own.is_sandbox, other.domain,
      sum(bit_count((own.columns & ${countedIn(sql`other`, sql`own`)})::bit(32)))::integer
    from (${ownListings(part)}) own
    join company_mentions other on other.search_id = own.search_id and other.created_at = own.created_at
    where other.domain <> own.domain and own.columns & ${countedIn(sql`other`, sql`own`)} <> 0
    group by 1, 2, 3, 4`;
}

/** Per search and company with pairs: the columns that list it. */
function ownListings(part: Part): RawBuilder<unknown> {
  return sql`
    select counted.scope, company.domain, counted.is_sandbox, counted.search_id, counted.created_at, counted.answered,
      bit_or(${countedIn(sql`mention`)}) as columns
    from counted_companies company
    join company_mentions mention on mention.domain = company.domain
    join counted_searches counted on counted.search_id = mention.search_id and counted.scope = company.scope
      and counted.is_sandbox = company.is_sandbox
    where company.has_pairs and ${isInPart(sql`company.domain`, part)}
      and ${countedIn(sql`mention`)} <> 0
    group by 1, 2, 3, 4, 5, 6`;
}

/** SQL: mask of the counted columns that list a company. */
function countedIn(
  mention: RawBuilder<unknown>,
  counted: RawBuilder<unknown> = sql`counted`,
): RawBuilder<unknown> {
  const bits = Array.from({ length: MAX_MODELS }, (_, index) => {
    const [place, bit] = [sql.lit(index + 1), sql.lit(index)];
    return sql`(coalesce((${mention}.ranks[${place}] > 0)::integer, 0) << ${bit})`;
  });
  return sql`((${sql.join(bits, sql` | `)}) & ${counted}.answered)`;
}
