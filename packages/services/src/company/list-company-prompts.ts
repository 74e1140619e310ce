import type { CompanyPrompt, ModelId, RunKind } from "@standings/domain";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { companyDomain } from "./get-company.ts";
import { listedAnswers } from "./listed-answers.ts";

interface Row {
  readonly search_id: string;
  readonly kind: RunKind;
  readonly prompt: string;
  readonly rank: number | null;
  readonly is_sandbox: boolean;
  readonly created_at: Date;
  readonly answers: CompanyAnswer[];
}

/** The place that one model gave the company. */
export interface CompanyAnswer {
  readonly modelId: ModelId;
  readonly rank: number;
  readonly name: string;
}

export interface AnsweredPrompt extends CompanyPrompt {
  readonly answers: readonly CompanyAnswer[];
}

/**
 * Questions whose answers list a company, newest first, at most `limit` (spec part 2 §9: 1000). Both prompts of a
 * comparison count for themselves. Throws INVALID_DOMAIN.
 */
export async function listCompanyPrompts(
  request: ServiceRequest,
  { domain: address, limit }: { readonly domain: string; readonly limit: number },
): Promise<AnsweredPrompt[]> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  const { rows } = await sql<Row>`
    with listings as (
      select search_id, prompt_no, created_at, min(aggregated_rank) as rank, json_agg(json_build_object(
        'modelId', model_id, 'rank', rank, 'name', company_name) order by rank, model_id) as answers
      from (${listedAnswers(services, viewer, domain)}) answers
      group by created_at, search_id, prompt_no
      order by created_at desc, search_id, prompt_no
      limit ${limit}
    )
    select listings.search_id, kind, case prompt_no when 2 then prompt2 else prompt end as prompt, rank, is_sandbox,
      listings.created_at, answers
    from listings join searches on searches.id = listings.search_id
    order by listings.created_at desc, listings.search_id, prompt_no
  `.execute(services.db);
  return rows.map((row) => ({
    searchId: row.search_id,
    kind: row.kind,
    prompt: row.prompt,
    rank: row.rank,
    createdAt: row.created_at.toISOString(),
    isSandbox: row.is_sandbox,
    answers: row.answers,
  }));
}
