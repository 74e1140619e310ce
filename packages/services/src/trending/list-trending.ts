import type { Tables } from "@standings/database";
import {
  type HiddenCompanies,
  isShownBeside,
  promptKey,
  type SearchKind,
  type Sector,
  type TrendingSearch,
} from "@standings/domain";
import { type Selectable, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { keepReads } from "../kept-reads.ts";
import { readHiddenCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { sharedSql } from "../searches/shared-sql.ts";
import { trendingQuestions } from "./trending-questions.ts";

export interface TrendingFilter {
  /** Undefined means all sectors. */
  readonly sector?: Sector | undefined;
  readonly kind?: SearchKind | undefined;
  /** Anywhere in a prompt, whatever its case. */
  readonly text?: string | undefined;
  /** 1 to 1000. */
  readonly limit: number;
  /** The first page is 1. */
  readonly page?: number | undefined;
}

export interface Trending {
  readonly searches: readonly TrendingSearch[];
  /** How many there are in all. */
  readonly total: number;
}

type Search = Selectable<Tables["searches"]>;
type Row = Omit<Search, "sector" | "created_at"> & {
  readonly created_at: Date;
  readonly sector: Sector;
  readonly people: number;
  readonly is_featured: boolean;
  readonly total: number;
};

/** Names that the directory learned meanwhile are shown after this time at the latest. */
export const TRENDING_KEPT_MS = 60_000;

/** Up to 10,000 searches of all lists, some 2 kB each. */
const readKept = keepReads<Trending>({
  maxSize: 10_000,
  sizeOf: ({ searches }) => searches.length,
  keptMs: TRENDING_KEPT_MS,
});

/**
 * Questions of shared searches with their latest answers: those an admin featured first, then by how many people
 * asked them in 30 days, then the newest (`TRENDING_RULE`, decision 23). A question that fewer than two people of
 * accounts older than a day asked appears only when featured, and so does a comparison. A search without a sector
 * trends nowhere. Companies that are taken down are left out. People are
 * counted after each search, and every minute as searches and accounts grow older (record 103); what was hidden
 * leaves at once. A list is kept until then, but for those of a text.
 */
export async function listTrending(request: ServiceRequest, filter: TrendingFilter): Promise<Trending> {
  const { services } = allowAnyone(request);
  const { sector = "", kind = "", text = "", limit, page = 1 } = filter;
  const read = () => readTrending(services, filter);
  if (text.trim() !== "") return read();
  const key = `${services.settings.modelsAreSandbox} ${sector} ${kind} ${limit} ${page}`;
  return readKept(services, { key, isChangedBy: () => sql<boolean>`true`, read });
}

async function readTrending(
  services: ServiceContext,
  { sector, kind, text = "", limit, page = 1 }: TrendingFilter,
): Promise<Trending> {
  const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`;
  const contains = sql`(position(${promptKey(text.trim())} in prompt_key) > 0
    or position(${promptKey(text.trim())} in coalesce(prompt2_key, '')) > 0)`;
  const { rows } = await sql<Row>`
    with questions as (
      select distinct on (kind, prompt_key, prompt2_key) * from (${trendingQuestions(services.settings, sector)}) asked
      order by kind, prompt_key, prompt2_key, is_featured desc, created_at desc
    ), page as materialized (
      select *, count(*) over ()::integer as total from questions where ${contains} and ${isOfKind}
      order by is_featured desc, people desc, created_at desc, id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select searches.id, searches.kind, prompt, prompt2, sector, is_sandbox, web_search, columns, top, page.created_at, people,
      is_featured, total
    from page join lateral (select * from searches where searches.id = page.id and ${sharedSql(services.settings)}) searches on true
    order by is_featured desc, people desc, page.created_at desc, page.id
  `.execute(services.db);
  const hidden = await readHiddenCompanies(services);
  return { searches: rows.map((row) => toTrendingSearch(row, hidden)), total: rows[0]?.total ?? 0 };
}

function toTrendingSearch(row: Row, hidden: HiddenCompanies): TrendingSearch {
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompt,
    prompt2: row.prompt2,
    sector: row.sector,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    webSearch: row.web_search,
    peopleAsking: row.people,
    isFeatured: row.is_featured,
    columns: row.columns,
    top: row.top.filter(isShownBeside(hidden, row.kind)),
  };
}
