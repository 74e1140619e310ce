import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { isCompanyShown } from "../moderation/taken-down-companies.ts";
import type { Viewer } from "../request.ts";

/** A company as one viewer may see it. */
export interface ViewedCompany {
  readonly settings: Pick<ServiceContext["settings"], "modelsAreSandbox">;
  readonly viewer: Pick<Viewer, "userId">;
  /** Registrable domain. */
  readonly domain: string;
}

interface MentionsPage {
  readonly columns: RawBuilder<unknown>;
  /** Undefined means whenever asked. */
  readonly days?: number | undefined;
  readonly limit: number;
}

/** Newest first, in the order of the indexes that serve it. */
export const NEWEST = sql`created_at desc, search_id, prompt_no`;

/**
 * The newest mentions of a company in shared searches and the viewer's own, at most `limit`, in no order. A company that
 * is taken down shows its viewer's own alone (decisions "Visibility of searches"). Each part reads `limit` entries of an
 * index at most, however often the company is listed.
 */
export function newestMentions(company: ViewedCompany, page: MentionsPage): RawBuilder<unknown> {
  const { viewer, domain } = company;
  const { columns, days, limit } = page;
  const isShown = isCompanyShown(sql`${domain}`);
  const since =
    days === undefined ? sql`` : sql`and mention.created_at > now() - make_interval(days => ${days})`;
  const rest = sql`${visible(company)} ${since} order by ${NEWEST} limit ${limit}`;
  return sql`
    (select ${columns} from company_mentions mention where domain = ${domain} and is_public and ${isShown} ${rest})
    union all
    (select ${columns} from company_mentions mention
      where user_id = ${viewer.userId} and domain = ${domain} and not is_public ${rest})
    union all
    (select ${columns} from (${ownShared(company)}) mention where not ${isShown} ${rest})`;
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
