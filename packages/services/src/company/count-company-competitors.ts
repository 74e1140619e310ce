import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { takenDownCompanies } from "../moderation/taken-down-companies.ts";
import type { CompanyScope } from "./company-scopes.ts";
import { readCompetitors } from "./list-company-competitors.ts";

/** How many different companies are listed in the same answers as a company, without those that are off public pages. */
export async function countCompanyCompetitors(
  services: Pick<ServiceContext, "heavyReads">,
  scopes: readonly CompanyScope[],
): Promise<number> {
  if (scopes.length === 0) return 0;
  const parts = scopes.map((scope) =>
    scope.hasPairs
      ? sql`select competitor, answers from company_competitors where ${scope.where}`
      : readCompetitors(scope),
  );
  const [row] = await readHeavily(
    services,
    sql<{ competitors: number }>`
      select count(*)::integer as competitors from (
        select competitor from (${sql.join(parts, sql` union all `)}) listed where answers > 0 group by competitor
      ) listed
      -- An array, looked up once: the planner can't know how few they are, and would look for each.
      where competitor <> all (array(${takenDownCompanies()}))
    `,
  );
  return row?.competitors ?? 0;
}
