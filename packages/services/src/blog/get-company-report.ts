import { BLOG_REPORT_LIMITS, type CompanyReport } from "@standings/domain";
import { sql } from "kysely";
import { readScopes } from "../company/company-scopes.ts";
import { companyDomain, readCompany } from "../company/get-company.ts";
import { readTopSources } from "../company/list-company-sources.ts";
import { newestMentions } from "../company/visible-mentions.ts";
import { readHeavily } from "../heavy-reads.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

/** Has no searches: what it sees is what everybody sees. */
const NOBODY = { userId: "00000000-0000-0000-0000-000000000000" };

interface Prompt {
  readonly prompt: string;
  readonly rank: number | null;
  readonly created_at: Date;
}

/**
 * Figures of a company over everybody's shared searches, for its report (spec part 2 §3). No analysis is published yet.
 * Throws INVALID_DOMAIN or BUSY.
 */
export async function getCompanyReport(request: ServiceRequest, address: string): Promise<CompanyReport> {
  const { services } = allowAnyone(request);
  const domain = companyDomain(address);
  const { name, isSandbox, figures, models } = await readCompany(services, NOBODY, domain);
  const scopes = await readScopes(services, { settings: services.settings, viewer: NOBODY, domain });
  const [prompts, sources] = await Promise.all([
    scopes.length === 0 ? [] : readHeavily(services, newestPrompts(scopes)),
    readTopSources(services, scopes, BLOG_REPORT_LIMITS.topSources),
  ]);
  return {
    ...{ domain, name, isSandbox, models, analysis: [] },
    averageRank: figures.averageRank,
    totalMentions: figures.totalMentions,
    totalSources: figures.sources,
    totalCompetitors: 0,
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
