import type { ModelId } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** A search that is added to what company pages count, or taken back from it. */
export interface CountChange {
  readonly search_id: string;
  /** To the microsecond. */
  readonly created_at: string;
  readonly scope: string;
  readonly is_sandbox: boolean;
  /** Model of each column. */
  readonly models: readonly ModelId[];
  /** Mask of the columns that count. */
  readonly answered: number;
  readonly sign: 1 | -1;
}

/** Changes as rows of a statement, under the name `change`. */
export function rowsOfChanges(changes: readonly CountChange[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(changes)}::json) as change (search_id uuid, created_at timestamptz,
    scope uuid, is_sandbox boolean, models text[], answered integer, sign integer)`;
}

/** SQL: one row per change, company and answer that lists it: `no` of its column, its `rank`. */
export function listingsOf(changes: readonly CountChange[]): RawBuilder<unknown> {
  return sql`
    select change.scope, change.is_sandbox, change.sign, change.search_id, change.created_at, change.models,
      mention.domain, place.no, place.rank
    from ${rowsOfChanges(changes)}
    join company_mentions mention
      on mention.search_id = change.search_id and mention.created_at = change.created_at
    cross join lateral unnest(mention.ranks) with ordinality as place (rank, no)
    where place.rank > 0 and change.answered & (1 << (place.no::integer - 1)) <> 0`;
}

/** A company in a scope. */
export interface CountedCompany {
  readonly scope: string;
  readonly domain: string;
  readonly is_sandbox: boolean;
}

/** Companies as rows of a statement, under the name `company`. */
export function rowsOfCompanies(companies: readonly CountedCompany[]): RawBuilder<unknown> {
  const rows = companies.map(({ scope, domain, is_sandbox }) => ({ scope, domain, is_sandbox }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as company (scope uuid, domain text, is_sandbox boolean)`;
}
