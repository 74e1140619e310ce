import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { readScopes } from "../company-scopes.ts";
import { newestMentions, type ViewedCompany } from "../visible-mentions.ts";
import type { PastRanks } from "./to-company-question.ts";

/** The newest mentions whose ranks are read (spec part 2 §9). */
const MENTIONS = 1_000;

/** Where the newest searches that list a company rank it. Throws BUSY. */
export async function readPastRanks(
  services: Pick<ServiceContext, "heavyReads">,
  company: ViewedCompany,
): Promise<PastRanks> {
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return new Map();
  const columns = sql`search_id, prompt_no, aggregated_rank, created_at`;
  const rows = await readHeavily(
    services,
    sql<{ search_id: string; prompt_no: number; aggregated_rank: number | null }>`
      select search_id, prompt_no, aggregated_rank from (${newestMentions(scopes, { columns, limit: MENTIONS })}) mention
    `,
  );
  return new Map(
    rows.map(({ search_id, prompt_no, aggregated_rank }) => [`${search_id} ${prompt_no}`, aggregated_rank]),
  );
}
