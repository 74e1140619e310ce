import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { isCompanyShown } from "../moderation/taken-down-companies.ts";
import type { Viewer } from "../request.ts";
import { isSharedOrOwn } from "../searches/is-shared.ts";

/** One row of `listedAnswers`: a model's answer that lists the company, once, at its best place. */
export interface ListedAnswer {
  readonly search_id: string;
  readonly model_id: string;
  readonly prompt_no: number;
  readonly rank: number;
  readonly aggregated_rank: number | null;
  readonly company_name: string;
  readonly is_sandbox: boolean;
  readonly created_at: Date;
}

/** The answers that list a company, in shared searches and the viewer's own. `domain` is registrable. */
export function listedAnswers(
  { settings }: Pick<ServiceContext, "settings">,
  { userId }: Viewer,
  domain: string,
): RawBuilder<ListedAnswer> {
  return sql<ListedAnswer>`
    select distinct on (created_at, search_id, model_id, prompt_no)
      search_id, model_id, prompt_no, rank, aggregated_rank, company_name, is_sandbox, created_at
    from mentions
    where domain = ${domain} and ${isSharedOrOwn(settings, userId, { isCompanyShown: isCompanyShown(sql`${domain}`) })}
    order by created_at, search_id, model_id, prompt_no, rank
  `;
}
