import { HOME_SOURCES, type HomeStrips, TRENDING_PROMPTS, TRENDING_SECTORS } from "@standings/domain";
import { sql } from "kysely";
import { nameCompanies } from "../company/company-names.ts";
import type { ServiceContext } from "../context.ts";
import { keepReads } from "../kept-reads.ts";
import { takenDownCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { listTrending, TRENDING_KEPT_MS } from "./list-trending.ts";
import { countCompanies, listTrendingCompanies } from "./list-trending-companies.ts";

/** Searches that the strips are made of (spec part 1 §9). */
const SEARCHES = 100;
const PROMPT_SEARCHES = 50;
/** Two rows of the marquee. */
const COMPANIES = 32;

const readKept = keepReads<HomeStrips>({ maxSize: 10, sizeOf: () => 1, keptMs: TRENDING_KEPT_MS });

/**
 * Strips of the home page, from shared searches; empty when there are none. They are kept until a shared search is counted,
 * hidden or removed.
 */
export async function getHomeStrips(request: ServiceRequest): Promise<HomeStrips> {
  const { services } = allowAnyone(request);
  return readKept(services, {
    key: String(services.settings.modelsAreSandbox),
    isChangedBy: () => sql<boolean>`true`,
    read: () => readHomeStrips(request, services),
  });
}

async function readHomeStrips(request: ServiceRequest, services: ServiceContext): Promise<HomeStrips> {
  const { searches } = await listTrending(request, { limit: SEARCHES });
  const ownHost = new URL(services.settings.publicUrl).hostname;
  const most = countCompanies(searches)
    .filter(({ domain }) => domain !== ownHost)
    .slice(0, COMPANIES)
    .map(({ name, domain }) => ({ name, domain }));
  const [companies, trending, sources] = await Promise.all([
    nameCompanies(services, most),
    listTrendingCompanies(request, TRENDING_SECTORS[0]),
    listSources(
      services,
      searches.map((search) => search.id),
    ),
  ]);
  return {
    companies,
    prompts: searches
      .slice(0, PROMPT_SEARCHES)
      .filter(({ kind }) => kind === "company")
      .slice(0, TRENDING_PROMPTS)
      .map(({ id, prompt }) => ({ id, prompt })),
    trending,
    sources,
    isSandbox: searches.some((search) => search.isSandbox),
  };
}

/** Domains cited by most answers of some searches. */
async function listSources({ db }: ServiceContext, searchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select cited.domain from searches
    join search_sources on search_sources.search_id = searches.id and search_sources.created_at = searches.created_at
    cross join lateral unnest(domains, cited_by) as cited (domain, columns)
    where searches.id = any(${[...searchIds]}::uuid[]) and cited.domain <> all (array(${takenDownCompanies()}))
    group by cited.domain
    order by sum(bit_count(cited.columns::bit(32))::integer) desc, cited.domain
    limit ${HOME_SOURCES}
  `.execute(db);
  return rows.map((row) => row.domain);
}
