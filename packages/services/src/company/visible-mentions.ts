import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import type { Viewer } from "../request.ts";
import type { CompanyScope } from "./company-scopes.ts";

/** A company as one viewer may see it. */
export interface ViewedCompany {
  readonly settings: Pick<ServiceContext["settings"], "modelsAreSandbox">;
  readonly viewer: Pick<Viewer, "userId">;
  /** Registrable domain. */
  readonly domain: string;
}

interface MentionsPage {
  readonly columns: RawBuilder<unknown>;
  readonly limit: number;
}

/** Newest first, in the order of the indexes that serve it. */
export const NEWEST = sql`created_at desc, search_id, prompt_no`;

/**
 * The newest mentions of a company in some scopes, at most `limit` of each, in no order. Reads so many entries of an
 * index at most, however often the company is listed.
 */
export function newestMentions(
  scopes: readonly CompanyScope[],
  { columns, limit }: MentionsPage,
): RawBuilder<unknown> {
  const parts = scopes.map(
    ({ mentions }) => sql`(select ${columns} from (${mentions}) mention order by ${NEWEST} limit ${limit})`,
  );
  return sql.join(parts, sql` union all `);
}

/** Mentions in the viewer's own searches that are shared, of a company that others do not see. Read from all of their searches. */
export function ownShared({ viewer, domain }: ViewedCompany): RawBuilder<unknown> {
  return sql`select mention.* from searches
    join company_mentions mention on mention.search_id = searches.id and mention.created_at = searches.created_at
    where searches.user_id = ${viewer.userId} and mention.domain = ${domain} and mention.is_public`;
}

/** SQL condition: sandbox rows are shown only while the models are the sandbox's. */
export function visible({ settings }: Pick<ViewedCompany, "settings">): RawBuilder<unknown> {
  return settings.modelsAreSandbox ? sql`` : sql`and not is_sandbox`;
}
