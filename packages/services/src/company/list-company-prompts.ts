import {
  type ColumnId,
  type CompanyPrompt,
  type ModelPlace,
  readColumn,
  type SearchKind,
} from "@standings/domain";
import { sql } from "kysely";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { isSharedOrOwn, type Sight } from "../searches/shared-sql.ts";
import { readScopes } from "./company-scopes.ts";
import { companyDomain } from "./get-company.ts";
import { NEWEST, newestMentions } from "./visible-mentions.ts";

interface Row extends Sight {
  readonly search_id: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly rank: number | null;
  readonly is_sandbox: boolean;
  readonly created_at: Date;
  readonly columns: ColumnId[];
  readonly company_name: string;
  readonly ranks: number[];
}

/** The place that one model gave the company. */
export interface CompanyAnswer extends ModelPlace {
  readonly name: string;
}

export interface AnsweredPrompt extends CompanyPrompt {
  readonly answers: readonly CompanyAnswer[];
}

const COLUMNS = sql`search_id, prompt_no, created_at, aggregated_rank, company_name, ranks`;

/**
 * Questions whose answers list a company, newest first, at most `limit` (spec part 2 §9: 1000). Both prompts of a
 * comparison count for themselves. Throws INVALID_DOMAIN or BUSY.
 */
export async function listCompanyPrompts(
  request: ServiceRequest,
  { domain: address, limit }: { readonly domain: string; readonly limit: number },
): Promise<AnsweredPrompt[]> {
  const { services, viewer } = requireScope(request, "read");
  const company = { settings: services.settings, viewer, domain: companyDomain(address) };
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return [];
  const rows = await readHeavily(
    services,
    sql<Row>`
      with newest as materialized (
        select * from (${newestMentions(scopes, { columns: COLUMNS, limit })}) mention
        order by ${NEWEST} limit ${limit}
      )
      select search_id, kind, case prompt_no when 2 then prompt2 else prompt end as prompt, aggregated_rank as rank,
        is_sandbox, created_at, columns, company_name, ranks, is_private, is_taken_down, user_id
      from newest cross join lateral (
        -- Looked up row by row, whatever the planner thinks of reading all.
        select kind, prompt, prompt2, is_sandbox, columns, is_private, is_taken_down, user_id
        from searches where id = search_id offset 0
      ) asked
      order by ${NEWEST}
    `,
  );
  const visible = rows.filter((row) => isSharedOrOwn(row, viewer.userId));
  return visible.map((row) => ({
    searchId: row.search_id,
    kind: row.kind,
    prompt: row.prompt,
    rank: row.rank,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    answers: answersOf(row),
  }));
}

function answersOf({ columns, ranks, company_name: name }: Row): CompanyAnswer[] {
  return placesIn(columns, ranks).map((place) => ({ ...place, name }));
}

/** The models that list a company in one search, best first. `ranks` go with the search's columns; 0 where it is not listed. */
function placesIn(columns: readonly ColumnId[], ranks: readonly number[]): ModelPlace[] {
  return columns
    .map((column, index) => ({ modelId: readColumn(column).modelId, rank: ranks[index] ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank || (a.modelId < b.modelId ? -1 : 1));
}
