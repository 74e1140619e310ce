import type { ModelId, TrendWeeks, WeekRank } from "@standings/domain";
import { sql } from "kysely";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readScopes, weeksIn } from "./company-scopes.ts";
import { companyDomain, mean } from "./get-company.ts";

export interface CompanyWeeks {
  readonly domain: string;
  /** Undefined means all models. */
  readonly modelId?: ModelId | undefined;
  /** How many weeks back, this one included. */
  readonly weeks: TrendWeeks;
}

/** A company's mean rank in each week that lists it, oldest first. Throws INVALID_DOMAIN or BUSY. */
export async function listCompanyWeeks(
  request: ServiceRequest,
  { domain: address, modelId, weeks }: CompanyWeeks,
): Promise<WeekRank[]> {
  const { services, viewer } = requireScope(request, "read");
  const company = { settings: services.settings, viewer, domain: companyDomain(address) };
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return [];
  const rows = await readHeavily(
    services,
    sql<{ week: string; mentions: number; ranks: number }>`
      select to_char(week, 'YYYY-MM-DD') as week, sum(listings)::integer as mentions, sum(ranks)::integer as ranks
      from (${weeksIn(scopes)}) weeks
      where week > date_trunc('week', now() at time zone 'utc')::date - 7 * ${weeks}::integer
        ${modelId === undefined ? sql`` : sql`and model_id = ${modelId}`}
      group by 1 order by 1
    `,
  );
  return rows.map((row) => ({
    week: row.week,
    mentions: row.mentions,
    averageRank: mean(row.ranks, row.mentions),
  }));
}
