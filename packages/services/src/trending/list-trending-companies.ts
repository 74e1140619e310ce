import {
  type Sector,
  TRENDING_COMPANIES,
  TRENDING_COMPANY_SEARCHES,
  type TrendingCompany,
  type TrendingSearch,
} from "@standings/domain";
import { nameCompanies } from "../company/company-names.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { listTrending } from "./list-trending.ts";

/** The six companies that most trending searches of a sector list, from 20 searches (spec part 1 §9). */
export async function listTrendingCompanies(
  request: ServiceRequest,
  sector: Sector,
): Promise<TrendingCompany[]> {
  const { services } = allowAnyone(request);
  const { searches } = await listTrending(request, { sector, limit: TRENDING_COMPANY_SEARCHES });
  const companies = countCompanies(searches)
    .slice(0, TRENDING_COMPANIES)
    .map(({ name, domain, description, count }) => ({ name, domain, description, sector, count }));
  return nameCompanies(services, companies);
}

interface CountedCompany {
  readonly name: string;
  readonly domain: string;
  readonly description: string;
  /** How many of the searches list it. */
  readonly count: number;
}

/** Companies among the first six of company rankings, in most of them first; ties by better places, then domain. */
export function countCompanies(searches: readonly TrendingSearch[]): CountedCompany[] {
  const companies = new Map<string, CountedCompany & { readonly ranks: number }>();
  for (const { kind, top } of searches) {
    if (kind === "expert") continue;
    for (const { domain, name, description, rank } of top) {
      if (domain === "") continue;
      const known = companies.get(domain) ?? { name, domain, description, count: 0, ranks: 0 };
      companies.set(domain, { ...known, count: known.count + 1, ranks: known.ranks + rank });
    }
  }
  return [...companies.values()].sort(
    (a, b) => b.count - a.count || a.ranks / a.count - b.ranks / b.count || (a.domain < b.domain ? -1 : 1),
  );
}
