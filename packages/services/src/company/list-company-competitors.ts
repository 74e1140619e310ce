import { MAX_MODELS } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { type CompanyScope, readScopes } from "./company-scopes.ts";
import { companyDomain } from "./get-company.ts";
import type { CompanyTop } from "./list-company-sources.ts";
import { type PairList, topPairs } from "./top-pairs.ts";

export interface CompanyCompetitor {
  /** Registrable domain. */
  readonly competitor: string;
  /** Answers that list both. */
  readonly answers: number;
}

const COMPETITORS: PairList = {
  table: "company_competitors",
  name: "competitor",
  count: "answers",
  read: readCompetitors,
};

/**
 * Companies that are listed in most of the answers that list a company, over shared searches and the viewer's own. Throws
 * INVALID_DOMAIN or BUSY.
 */
export async function listCompanyCompetitors(
  request: ServiceRequest,
  { domain: address, limit }: CompanyTop,
): Promise<readonly CompanyCompetitor[]> {
  const { services, viewer } = requireScope(request, "read");
  const company = { settings: services.settings, viewer, domain: companyDomain(address) };
  return readTopCompetitors(services, await readScopes(services, company), limit);
}

/** The same in scopes that are read. */
export async function readTopCompetitors(
  services: Pick<ServiceContext, "heavyReads">,
  scopes: readonly CompanyScope[],
  limit: number,
): Promise<readonly CompanyCompetitor[]> {
  if (scopes.length === 0) return [];
  return readHeavily(services, sql<CompanyCompetitor>`${topPairs(COMPETITORS, scopes, limit)}`);
}

/** Both are listed in a column; adding up places costs a third of taking the arrays apart. */
const TOGETHER = sql.join(
  Array.from({ length: MAX_MODELS }, (_, index) => {
    const column = sql.lit(index + 1);
    return sql`coalesce((own.ranks[${column}] > 0 and kept.ranks[${column}] > 0)::integer, 0)`;
  }),
  sql` + `,
);

/** SQL: rows of `competitor, answers` of a scope without counted pairs. */
export function readCompetitors(scope: CompanyScope): RawBuilder<unknown> {
  return sql`select other.domain as competitor, sum(answers)::integer as answers
    from (${scope.mentions}) own
    cross join lateral (
      select domain, ${TOGETHER} as answers from company_mentions kept
      where kept.search_id = own.search_id and kept.created_at = own.created_at
        and kept.prompt_no = own.prompt_no and kept.domain <> own.domain offset 0
    ) other
    where answers > 0 group by other.domain`;
}
