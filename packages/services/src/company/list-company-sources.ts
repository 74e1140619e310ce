import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { type CompanyScope, readScopes } from "./company-scopes.ts";
import { readSources } from "./count-company-sources.ts";
import { companyDomain } from "./get-company.ts";
import { type PairList, topPairs } from "./top-pairs.ts";

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

const SOURCES: PairList = { table: "company_sources", name: "source", count: "searches", read: readSources };

/**
 * Domains that are cited by most of the searches that list a company, over shared searches and the viewer's own. Throws
 * INVALID_DOMAIN or BUSY.
 */
export async function listCompanySources(
  request: ServiceRequest,
  { domain: address, limit }: CompanyTop,
): Promise<readonly CompanySource[]> {
  const { services, viewer } = requireScope(request, "read");
  const company = { settings: services.settings, viewer, domain: companyDomain(address) };
  return readTopSources(services, await readScopes(services, company), limit);
}

/** The same in scopes that are read. */
export async function readTopSources(
  services: Pick<ServiceContext, "heavyReads">,
  scopes: readonly CompanyScope[],
  limit: number,
): Promise<readonly CompanySource[]> {
  if (scopes.length === 0) return [];
  return readHeavily(services, sql<CompanySource>`${topPairs(SOURCES, scopes, limit)}`);
}
