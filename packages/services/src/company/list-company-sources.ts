import { sql } from "kysely";
import { readHeavily } from "../heavy-reads.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { readScopes } from "./company-scopes.ts";
import { sourcesIn } from "./count-company-sources.ts";
import { companyDomain } from "./get-company.ts";

export interface CompanySource {
  /** A cited domain. */
  readonly source: string;
  /** Searches that list the company and cite the domain. */
  readonly searches: number;
}

export interface CompanyTop {
  readonly domain: string;
  readonly limit: number;
}

/**
 * Domains that are cited by most of the searches that list a company, over shared searches and the viewer's own. Throws
 * INVALID_DOMAIN or BUSY.
 */
export async function listCompanySources(
  request: ServiceRequest,
  { domain: address, limit }: CompanyTop,
): Promise<readonly CompanySource[]> {
  const { services, viewer } = requireUser(request);
  const company = { settings: services.settings, viewer, domain: companyDomain(address) };
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return [];
  const sources = sourcesIn(scopes);
  // One scope is in the order of its index; several are added up first.
  const summed = sql`select source, sum(searches)::integer as searches from (${sources}) cited group by source`;
  return readHeavily(
    services,
    sql<CompanySource>`
      select * from (${scopes.length === 1 ? sources : summed}) cited order by searches desc, source limit ${limit}
    `,
  );
}
