import type { ModelId, TrendWeeks, WeekRank } from "@standings/domain";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { companyDomain, mean } from "./get-company.ts";
import { listedAnswers } from "./listed-answers.ts";

export interface CompanyWeeks {
  readonly domain: string;
  /** Undefined means all models. */
  readonly modelId?: ModelId | undefined;
  /** How many weeks back, this one included. */
  readonly weeks: TrendWeeks;
}

/** A company's mean rank in each week that lists it, oldest first. Throws INVALID_DOMAIN. */
export async function listCompanyWeeks(
  request: ServiceRequest,
  { domain: address, modelId, weeks }: CompanyWeeks,
): Promise<WeekRank[]> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const week = sql`date_trunc('week', created_at at time zone 'utc')`;
  const { rows } = await sql<{ week: string; mentions: number; ranks: number }>`
    select to_char(${week}, 'YYYY-MM-DD') as week, count(*)::integer as mentions, sum(rank)::integer as ranks
    from (${listedAnswers(services, viewer, domain)}) answers
    where ${week} > date_trunc('week', now() at time zone 'utc') - make_interval(weeks => ${weeks})
      ${modelId === undefined ? sql`` : sql`and model_id = ${modelId}`}
    group by 1 order by 1
  `.execute(services.db);
  return rows.map((row) => ({
    week: row.week,
    mentions: row.mentions,
    averageRank: mean(row.ranks, row.mentions),
  }));
}
