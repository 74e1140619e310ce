import { BLOG_REPORT_LIMITS, type CompanyReport } from "@standings/domain";
import { sql } from "kysely";
import { readScopes, weeksIn } from "../company/company-scopes.ts";
import { countCompanySources, readSources } from "../company/count-company-sources.ts";
import { findCompanyName } from "../company/find-company-name.ts";
import { companyDomain, mean } from "../company/get-company.ts";
import { topPairs } from "../company/top-pairs.ts";
import { newestMentions } from "../company/visible-mentions.ts";
import { readHeavily } from "../heavy-reads.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

/** Has no searches: what it sees is what everybody sees. */
const NOBODY = { userId: "00000000-0000-0000-0000-000000000000" };
const SOURCES = { table: "company_sources", name: "source", count: "searches", read: readSources } as const;

interface Totals {
  readonly listings: number | null;
  readonly ranks: number | null;
}

interface Prompt {
  readonly prompt: string;
  readonly rank: number | null;
  readonly created_at: Date;
}

/**
 * Figures of a company over everybody's shared searches, for its report (spec part 2 §3). `analysis` is empty until
 * analyses are stored. Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompanyReport(request: ServiceRequest, address: string): Promise<CompanyReport> {
  const { services } = allowAnyone(request);
  const domain = companyDomain(address);
  const scopes = await readScopes(services, { settings: services.settings, viewer: NOBODY, domain });
  const name = await findCompanyName(services, domain);
  const none = { averageRank: null, totalMentions: 0, totalSources: 0, historicalData: [], top50Sources: [] };
  const open = { isSandbox: false, totalCompetitors: 0, models: [] };
  if (scopes.length === 0) return { domain, name, analysis: [], ...none, ...open };
  const [totals, prompts, sources, totalSources] = await Promise.all([
    readHeavily(
      services,
      sql<Totals>`select sum(listings)::integer as listings, sum(ranks)::integer as ranks from (${weeksIn(scopes)}) weeks`,
    ),
    readHeavily(services, newestPrompts(scopes)),
    readHeavily(
      services,
      sql<{ source: string; searches: number }>`${topPairs(SOURCES, scopes, BLOG_REPORT_LIMITS.topSources)}`,
    ),
    countCompanySources(services, scopes),
  ]);
  const { listings, ranks } = totals[0] ?? { listings: null, ranks: null };
  return {
    domain,
    name,
    analysis: [],
    ...open,
    averageRank: listings ? mean(ranks ?? 0, listings) : null,
    totalMentions: listings ?? 0,
    totalSources,
    historicalData: prompts.map(({ prompt, rank, created_at }) => ({
      prompt,
      averageRank: rank,
      createdAt: created_at.toISOString(),
    })),
    top50Sources: sources.map(({ source, searches }) => ({ source, count: searches })),
  };
}

const COLUMNS = sql`search_id, prompt_no, created_at, aggregated_rank`;

function newestPrompts(scopes: Parameters<typeof newestMentions>[0]) {
  const limit = BLOG_REPORT_LIMITS.topSources;
  return sql<Prompt>`
    select case mention.prompt_no when 2 then search.prompt2 else search.prompt end as prompt,
      mention.aggregated_rank as rank, mention.created_at
    from (${newestMentions(scopes, { columns: COLUMNS, limit })}) mention
    join searches search on search.id = mention.search_id
    order by mention.created_at desc limit ${limit}
  `;
}
