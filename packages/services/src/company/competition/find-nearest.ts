import { NEAREST_COMPETITORS, type TallyScope } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { isCompanyShown, readTakenDownCompanies } from "../../moderation/taken-down-companies.ts";
import { readScopes } from "../company-scopes.ts";
import { readTopCompetitors } from "../list-company-competitors.ts";
import type { ViewedCompany } from "../visible-mentions.ts";

/** A company and its nearest competitors, and where a viewer sees them. */
export interface Nearest {
  /** The company's domain, then those of the competitors that most answers list together with it. */
  readonly domains: readonly string[];
  readonly scope: TallyScope;
  /** The company is on public pages; else its viewer's own searches alone show it. */
  readonly isShown: boolean;
  /** Searches that only the viewer sees list one of them. */
  readonly hasOwn: boolean;
}

/** Null when no search that the viewer sees lists the company. */
export async function findNearest(services: ServiceContext, company: ViewedCompany): Promise<Nearest | null> {
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return null;
  const takenDown = await readTakenDownCompanies(services);
  const rows = await readTopCompetitors(services, scopes, NEAREST_COMPETITORS + takenDown.size);
  const competitors = rows.map(({ competitor }) => competitor).filter((domain) => !takenDown.has(domain));
  const domains = [company.domain, ...competitors.slice(0, NEAREST_COMPETITORS)];
  const scope = { companies: domains.length, leftOut: new Set([company.domain, ...takenDown]) };
  return { domains, scope, ...(await readReach(services, company, domains)) };
}

async function readReach(services: ServiceContext, { viewer, domain }: ViewedCompany, domains: string[]) {
  const [reach] = await readHeavily(
    services,
    sql<{ is_shown: boolean; has_own: boolean }>`
      select ${isCompanyShown(sql`${domain}`)} as is_shown, exists (
        select from counted_companies where scope = ${viewer.userId} and domain = any(${domains}::text[])
      ) as has_own
    `,
  );
  return { isShown: reach?.is_shown ?? false, hasOwn: reach?.has_own ?? false };
}
