import { PUBLIC_SCOPE } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { isCompanyShown } from "../moderation/taken-down-companies.ts";
import { ownShared, type ViewedCompany, visible } from "./visible-mentions.ts";

/** A part of the searches in which a viewer sees a company. */
export interface CompanyScope {
  /** SQL: its mentions of the company. */
  readonly mentions: RawBuilder<unknown>;
  /** SQL condition for what is counted of it. */
  readonly where: RawBuilder<unknown>;
  /** Its figures are counted by week, else they are read from its mentions: these are few. */
  readonly hasWeeks: boolean;
}

interface Row {
  readonly scope: string | null;
  readonly is_sandbox: boolean;
  readonly has_weeks: boolean;
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
      select scope, is_sandbox, has_weeks, is_shown
      from (select ${isCompanyShown(sql`${domain}`)} as is_shown) company
      left join counted_companies on domain = ${domain} and scope in (${viewer.userId}, ${PUBLIC_SCOPE})
        ${visible(company)}
    `,
  );
  const seen = rows.filter(({ scope, is_shown }) => scope !== null && (is_shown || scope !== PUBLIC_SCOPE));
  const scopes = seen.map((row) => toScope(company, row));
  if (rows[0]?.is_shown !== false) return scopes;
  const own = sql`select * from (${ownShared(company)}) mention where true ${visible(company)}`;
  return [...scopes, { mentions: own, where: sql`false`, hasWeeks: false }];
}

function toScope({ viewer, domain }: ViewedCompany, row: Row): CompanyScope {
  const { scope, is_sandbox, has_weeks: hasWeeks } = row;
  const sandbox = sql`is_sandbox = ${is_sandbox}::boolean`;
  const own = scope === PUBLIC_SCOPE ? sql`is_public` : sql`not is_public and user_id = ${viewer.userId}`;
  return {
    hasWeeks,
    mentions: sql`select * from company_mentions where domain = ${domain} and ${own} and ${sandbox}`,
    where: sql`scope = ${scope} and domain = ${domain} and ${sandbox}`,
  };
}

/** SQL: `week, model_id, listings, top3, ranks, is_sandbox` of a company by week and model, in parts to be added up. */
export function weeksIn(scopes: readonly CompanyScope[]): RawBuilder<unknown> {
  return sql.join(scopes.map(weeksOf), sql` union all `);
}

function weeksOf({ hasWeeks, where, mentions }: CompanyScope): RawBuilder<unknown> {
  if (hasWeeks)
    return sql`select week, model_id, listings, top3, ranks, is_sandbox from company_weeks where ${where}`;
  return sql`
    select date_trunc('week', mention.created_at at time zone 'utc')::date as week, counted.models[no] as model_id,
      1 as listings, (rank <= 3)::integer as top3, rank as ranks, mention.is_sandbox
    from (${mentions}) mention
    join counted_searches counted on counted.search_id = mention.search_id
    cross join lateral unnest(mention.ranks) with ordinality as place (rank, no)
    where rank > 0 and counted.answered & (1 << (no::integer - 1)) <> 0`;
}
