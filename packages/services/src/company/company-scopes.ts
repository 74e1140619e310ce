import { PUBLIC_SCOPE } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { isCompanyShown } from "../moderation/taken-down-companies.ts";
import { ownShared, type ViewedCompany, visible } from "./visible-mentions.ts";

/**
 * A part of the searches in which a viewer sees a company. When its pairs are counted they are read by scope and
 * `is_sandbox`, else from its mentions: they are few.
 */
export type CompanyScope =
  | { readonly isCounted: true; readonly where: RawBuilder<unknown>; readonly sources: number }
  | { readonly isCounted: false; readonly mentions: RawBuilder<unknown> };

interface Row {
  readonly scope: string | null;
  readonly is_sandbox: boolean;
  readonly sources: number;
  readonly has_pairs: boolean;
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
      select scope, is_sandbox, sources, has_pairs, is_shown
      from (select ${isCompanyShown(sql`${domain}`)} as is_shown) company
      left join counted_companies on domain = ${domain} and scope in (${viewer.userId}, ${PUBLIC_SCOPE})
        ${visible(company)}
    `,
  );
  const seen = rows.filter(({ scope, is_shown }) => scope !== null && (is_shown || scope !== PUBLIC_SCOPE));
  const scopes = seen.map((row) => toScope(company, row));
  if (rows[0]?.is_shown !== false) return scopes;
  const own = sql`select * from (${ownShared(company)}) mention where true ${visible(company)}`;
  return [...scopes, { isCounted: false, mentions: own }];
}

function toScope(
  { viewer, domain }: ViewedCompany,
  { scope, is_sandbox, has_pairs, sources }: Row,
): CompanyScope {
  const sandbox = sql`is_sandbox = ${is_sandbox}::boolean`;
  if (has_pairs)
    return { isCounted: true, sources, where: sql`scope = ${scope} and domain = ${domain} and ${sandbox}` };
  const own = scope === PUBLIC_SCOPE ? sql`is_public` : sql`not is_public and user_id = ${viewer.userId}`;
  const mentions = sql`select * from company_mentions where domain = ${domain} and ${own} and ${sandbox}`;
  return { isCounted: false, mentions };
}
