import { BLOG_REPORT_LIMITS, type CompanyReport, type Sector } from "@standings/domain";
import { sql } from "kysely";
import { type CompanyScope, readScopes } from "../company/company-scopes.ts";
import { countCompanyCompetitors } from "../company/count-company-competitors.ts";
import { readCompany } from "../company/get-company.ts";
import { readTopSources } from "../company/list-company-sources.ts";
import { newestMentions } from "../company/visible-mentions.ts";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { isShared } from "../searches/is-shared.ts";

/** Has no searches: what it sees is what everybody sees. */
export const NOBODY = { userId: "00000000-0000-0000-0000-000000000000" };

interface Prompt {
  readonly prompt: string;
  readonly sector: Sector | null;
  readonly rank: number | null;
  readonly created_at: Date;
}

export interface ReportFigures {
  /** What a report shows without its analyses. */
  readonly report: Omit<CompanyReport, "analysis">;
  /** Of most of the newest searches that list the company; null when they have none. */
  readonly sector: Sector | null;
}

/** Figures of a company over everybody's shared searches. `domain` is registrable. Throws BUSY. */
export async function readReportFigures(services: ServiceContext, domain: string): Promise<ReportFigures> {
  const scopes = await readScopes(services, { settings: services.settings, viewer: NOBODY, domain });
  const [company, prompts, sources, totalCompetitors] = await Promise.all([
    readCompany(services, NOBODY, domain),
    readNewestPrompts(services, scopes),
    readTopSources(services, scopes, BLOG_REPORT_LIMITS.topSources),
    countCompanyCompetitors(services, scopes),
  ]);
  const { name, isSandbox, figures, models } = company;
  const report = {
    domain,
    name,
    isSandbox,
    models,
    totalCompetitors,
    averageRank: figures.averageRank,
    totalMentions: figures.totalMentions,
    totalSources: figures.sources,
    historicalData: prompts.map(({ prompt, rank, created_at }) => ({
      prompt,
      averageRank: rank,
      createdAt: created_at.toISOString(),
    })),
    top50Sources: sources.map(({ source, searches }) => ({ source, count: searches })),
  };
  return { report, sector: mostFrequent(prompts.map(({ sector }) => sector)) };
}

const COLUMNS = sql`search_id, prompt_no, created_at, aggregated_rank`;

/** A search that was just made private leaves them before it leaves the counts. */
async function readNewestPrompts(
  services: ServiceContext,
  scopes: readonly CompanyScope[],
): Promise<readonly Prompt[]> {
  if (scopes.length === 0) return [];
  const limit = BLOG_REPORT_LIMITS.topSources;
  return readHeavily(
    services,
    sql<Prompt>`
      select case mention.prompt_no when 2 then search.prompt2 else search.prompt end as prompt, search.sector,
        mention.aggregated_rank as rank, mention.created_at
      from (${newestMentions(scopes, { columns: COLUMNS, limit })}) mention
      cross join lateral (
        -- Looked up row by row, whatever the planner thinks of reading all.
        select prompt, prompt2, sector from searches
        where id = mention.search_id and ${isShared(services.settings)} offset 0
      ) search
      order by mention.created_at desc, mention.search_id, mention.prompt_no limit ${limit}
    `,
  );
}

function mostFrequent(sectors: readonly (Sector | null)[]): Sector | null {
  const known = Map.groupBy(
    sectors.filter((sector) => sector !== null),
    (sector) => sector,
  );
  const [most] = [...known].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}
