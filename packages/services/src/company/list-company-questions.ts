import type { CompanyQuestion, QuestionDays, QuestionSort, RunKind } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { companyDomain } from "./get-company.ts";
import { listedAnswers } from "./listed-answers.ts";

export interface CompanyQuestionPage {
  readonly domain: string;
  readonly sort: QuestionSort;
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
/** Ranks that a row draws. */
const RANKS = 12;

const ORDERS: Readonly<Record<QuestionSort, RawBuilder<unknown>>> = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  rank: sql`rank nulls last, created_at desc`,
  asked: sql`times_asked desc, created_at desc`,
};

interface Row {
  readonly search_id: string;
  readonly kind: RunKind;
  readonly prompt: string;
  readonly rank: number | null;
  readonly is_sandbox: boolean;
  readonly created_at: Date;
  readonly times_asked: number;
  readonly ranks: (number | null)[];
  readonly total: number;
}

/**
 * Questions whose answers list a company, each once with its newest answer, whatever its case. Both prompts of a
 * comparison count for themselves. Throws INVALID_DOMAIN.
 */
export async function listCompanyQuestions(
  request: ServiceRequest,
  { domain: address, sort, days, page, limit }: CompanyQuestionPage,
): Promise<CompanyQuestions> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const since = days === undefined ? sql`` : sql`where created_at > now() - make_interval(days => ${days})`;
  const newest = (column: RawBuilder<unknown>) => sql`(array_agg(${column} order by created_at desc))[1]`;
  const { rows } = await sql<Row>`
    with listings as (
      select search_id, prompt_no, created_at, min(aggregated_rank) as rank
      from (${listedAnswers(services, viewer, domain)}) answers ${since}
      group by created_at, search_id, prompt_no
      order by created_at desc, search_id, prompt_no
      limit ${SEARCHES}
    ), asked as (
      select listings.*, kind, is_sandbox, case prompt_no when 2 then prompt2 else prompt end as prompt,
        case prompt_no when 2 then prompt2_key else prompt_key end as key
      from listings join searches on searches.id = listings.search_id
    ), questions as (
      select kind, ${newest(sql`search_id`)} as search_id, ${newest(sql`prompt`)} as prompt, ${newest(sql`rank`)} as rank,
        bool_or(is_sandbox) as is_sandbox, max(created_at) as created_at, count(*)::integer as times_asked,
        (array_agg(rank order by created_at desc))[1:${sql.lit(RANKS)}] as ranks
      from asked group by kind, key
    )
    select *, count(*) over ()::integer as total from questions
    order by ${ORDERS[sort]}, search_id, prompt
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(services.db);
  return { questions: rows.map(toQuestion), total: rows[0]?.total ?? 0 };
}

function toQuestion(row: Row): CompanyQuestion {
  return {
    searchId: row.search_id,
    kind: row.kind,
    prompt: row.prompt,
    rank: row.rank,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    timesAsked: row.times_asked,
    ranks: row.ranks.toReversed(),
  };
}
