import type { ColumnId, CompanyQuestion, QuestionDays, QuestionSort, SearchKind } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { isSharedOrOwn, type Sight } from "../searches/is-shared.ts";
import { readScopes } from "./company-scopes.ts";
import { companyDomain } from "./get-company.ts";
import { placesIn } from "./places-in.ts";
import { NEWEST, newestMentions, type ViewedCompany } from "./visible-mentions.ts";

export interface CompanyQuestionPage extends QuestionRange {
  readonly sort: QuestionSort;
}

interface QuestionRange {
  readonly domain: string;
  /** Undefined means whenever asked. */
  readonly days?: QuestionDays | undefined;
  /** The first page is 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
}

export interface CompanyQuestions {
  readonly questions: CompanyQuestion[];
  /** How many there are in all. */
  readonly total: number;
}

/** The newest searches that are looked at (spec part 2 §9). */
const SEARCHES = 1000;
const COLUMNS = sql`question_key, search_id, prompt_no, created_at, aggregated_rank, is_sandbox, ranks`;
/** Ranks that a row draws. */
const RANKS = 12;

const ORDERS: Readonly<Record<QuestionSort | "worst", RawBuilder<unknown>>> = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  rank: sql`rank nulls last, created_at desc`,
  worst: sql`rank desc nulls last, created_at desc`,
  asked: sql`times_asked desc, created_at desc`,
};

interface Row extends Sight {
  readonly search_id: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly rank: number | null;
  readonly is_sandbox: boolean;
  readonly created_at: Date;
  readonly times_asked: number;
  /** Ranks of the aggregates, the newest first. */
  readonly trend: (number | null)[];
  readonly columns: ColumnId[];
  /** Of the newest search, by column. */
  readonly ranks: number[];
  readonly total: number;
}

/**
 * Questions whose answers list a company, each once with its newest answer, whatever its case. Both prompts of a
 * comparison count for themselves. Throws INVALID_DOMAIN or BUSY.
 */
export async function listCompanyQuestions(
  request: ServiceRequest,
  { domain: address, ...range }: CompanyQuestionPage,
): Promise<CompanyQuestions> {
  const { services, viewer } = requireScope(request, "read");
  return readQuestions(services, viewer, { ...range, domain: companyDomain(address) });
}

/** The same for a registrable domain, as a step of a run reads it for its owner; also worst rank first. */
export async function readQuestions(
  services: ServiceContext,
  viewer: ViewedCompany["viewer"],
  { domain, sort, days, page, limit }: QuestionRange & { readonly sort: keyof typeof ORDERS },
): Promise<CompanyQuestions> {
  const scopes = await readScopes(services, { settings: services.settings, viewer, domain });
  if (scopes.length === 0) return { questions: [], total: 0 };
  const newest = (column: RawBuilder<unknown>) => sql`(array_agg(${column} order by ${NEWEST}))[1]`;
  const rows = await readHeavily(
    services,
    sql<Row>`
      with listing as (
        select * from (${newestMentions(scopes, { columns: COLUMNS, days, limit: SEARCHES })}) mention
        order by ${NEWEST} limit ${SEARCHES}
      ), question as (
        select ${newest(sql`search_id`)} as search_id, ${newest(sql`prompt_no`)} as prompt_no,
          ${newest(sql`aggregated_rank`)} as rank, bool_or(is_sandbox) as is_sandbox, max(created_at) as created_at,
          count(*)::integer as times_asked,
          (array_agg(aggregated_rank order by ${NEWEST}))[1:${sql.lit(RANKS)}] as trend,
          -- As JSON: arrays of different lengths make no array.
          ${newest(sql`to_json(ranks)`)} as ranks
        from listing group by question_key
      ), page as materialized (
        select *, count(*) over ()::integer as total from question
        order by ${ORDERS[sort]}, search_id, prompt_no
        limit ${limit} offset ${(page - 1) * limit}
      )
      select page.*, kind, case prompt_no when 2 then prompt2 else prompt end as prompt, columns, is_private, is_taken_down, user_id
      from page cross join lateral (
        select kind, prompt, prompt2, columns, is_private, is_taken_down, user_id
        from searches where id = search_id offset 0
      ) asked
      order by ${ORDERS[sort]}, search_id, prompt_no
    `,
  );
  const questions = rows
    .filter((row) => isSharedOrOwn(row, viewer.userId))
    .map((row) => toQuestion(row, viewer.userId));
  return { questions, total: rows[0]?.total ?? 0 };
}

function toQuestion(row: Row, viewerId: string): CompanyQuestion {
  return {
    searchId: row.search_id,
    kind: row.kind,
    prompt: row.prompt,
    rank: row.rank,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    timesAsked: row.times_asked,
    ranks: row.trend.toReversed(),
    isOwn: row.user_id === viewerId,
    places: placesIn(row.columns, row.ranks),
  };
}
