import type { Tables } from "@standings/database";
import type { Sector, TrendingSearch } from "@standings/domain";
import { type Selectable, sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isShared } from "../searches/is-shared.ts";

export interface TrendingFilter {
  /** Undefined means all sectors. */
  readonly sector?: Sector | undefined;
  /** 1 to 1000. */
  readonly limit: number;
}

type Search = Selectable<Tables["searches"]>;
type Row = Omit<Search, "sector"> & { readonly sector: Sector; readonly times_asked: number };

/** How many recent searches are looked at, so that the answer takes as long at a million of them as at a thousand. */
const CANDIDATES = 500;
/** Counting stops here: a higher number changes no order. */
const COUNTED = 1000;

/**
 * Questions of shared searches with their latest answers: those an admin flagged first, then by how often they
 * were asked in 30 days, then the newest (decisions "Visibility of searches"). A search without a sector trends
 * nowhere; a comparison only when flagged.
 */
export async function listTrending(
  request: ServiceRequest,
  { sector, limit }: TrendingFilter,
): Promise<TrendingSearch[]> {
  const { db, settings } = allowAnyone(request).services;
  const isIn = sector ? sql`sector = ${sector}` : sql`sector is not null`;
  const shown = sql`${isIn} and json_array_length(top) > 0 and ${isShared(settings)}`;
  const fields = sql`id, kind, prompt, prompt2, prompt_key, sector, is_sandbox, columns, top, trending, created_at`;
  const { rows } = await sql<Row>`
    with candidates as (
      (select ${fields} from searches where trending and ${shown} order by created_at desc limit ${CANDIDATES})
      union all
      (select ${fields} from searches where kind <> 'comparison' and ${shown}
        order by created_at desc limit ${CANDIDATES})
    ), questions as (
      select distinct on (kind, prompt_key, lower(prompt2)) * from candidates
      order by kind, prompt_key, lower(prompt2), trending desc, created_at desc
    )
    select questions.*, (
      select count(*)::integer from (
        select from searches asked
        where asked.prompt_key = questions.prompt_key and asked.kind = questions.kind and ${isShared(settings)}
          and asked.created_at > now() - interval '30 days'
        limit ${COUNTED}
      ) counted
    ) as times_asked
    from questions
    order by trending desc, times_asked desc, created_at desc, id
    limit ${limit}
  `.execute(db);
  return rows.map(toTrendingSearch);
}

function toTrendingSearch(row: Row): TrendingSearch {
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompt,
    prompt2: row.prompt2,
    sector: row.sector,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    timesAsked: row.times_asked,
    columns: row.columns,
    top: row.top,
  };
}
