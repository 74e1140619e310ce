import { PUBLIC_SCOPE } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { companyShownSql } from "../moderation/taken-down-companies.ts";
import { ownShared, type ViewedCompany, visible } from "./visible-mentions.ts";

/** A part of the searches in which a viewer sees a company. */
export interface CompanyScope {
  /** SQL: its mentions of the company. */
  readonly mentions: RawBuilder<unknown>;
}

interface Row {
  readonly scope: string | null;
  readonly is_sandbox: boolean;
  readonly is_shown: boolean;
}

/** The parts of the searches in which a viewer sees a company; none when no search lists it. */
export async function readScopes(
  services: Pick<ServiceContext, "heavyReads">,
  company: ViewedCompany,
): Promise<CompanyScope[]> {
  const { viewer, domain } = company;
  const rows = await readHeavily(
    services,
    sql<Row>`
      select scope, is_sandbox, is_shown
      from (select ${companyShownSql(sql`${domain}`)} as is_shown) company
      left join counted_companies on domain = ${domain} and scope in (${viewer.userId}, ${PUBLIC_SCOPE})
        ${visible(company)}
    `,
  );
  const seen = rows.filter(({ scope, is_shown }) => scope !== null && (is_shown || scope !== PUBLIC_SCOPE));
  const scopes = seen.map((row) => toScope(company, row));
  if (rows[0]?.is_shown !== false) return scopes;
  const own = sql`select * from (${ownShared(company)}) mention where true ${visible(company)}`;
  return [...scopes, { mentions: own }];
}

function toScope({ viewer, domain }: ViewedCompany, row: Row): CompanyScope {
  const { scope, is_sandbox } = row;
  const sandbox = sql`is_sandbox = ${is_sandbox}::boolean`;
  const own = scope === PUBLIC_SCOPE ? sql`is_public` : sql`not is_public and user_id = ${viewer.userId}`;
  return {
    mentions: sql`select * from company_mentions where domain = ${domain} and ${own} and ${sandbox}`,
  };
}
