import type { NamedQuestion } from "@standings/domain";
import { sql } from "kysely";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { sharedSql } from "../searches/shared-sql.ts";
import { gramsOf, gramsSql, keyOfText, likePattern } from "../searches/text-match.ts";

/** Searches that are looked at, and questions that are found. */
const LOOKED_AT = 500;
const FOUND = 8;

/**
 * Shared questions about companies that hold a text, whatever its case, the newest first, at most 8; what a user may add to a
 * company's field. Nothing for a text of fewer than three letters. Throws BUSY.
 */
export async function findAskedQuestions(
  request: ServiceRequest,
  { text }: { readonly text: string },
): Promise<NamedQuestion[]> {
  const { services } = requireScope(request, "read");
  const key = keyOfText(text);
  const grams = gramsOf(key);
  if (grams.length === 0) return [];
  const rows = await readHeavily(
    services,
    sql<{ prompt: string }>`
      select (array_agg(prompt order by created_at desc))[1] as prompt from (
        select prompt, prompt_key, created_at from searches
        where not is_private and ${gramsSql(sql`prompt_key, prompt2_key`, grams)}
          and ${sharedSql(services.settings)} and kind = 'company' and market is null and prompt_key like ${likePattern(key)}
        limit ${LOOKED_AT}
      ) asked
      group by prompt_key order by max(created_at) desc, prompt_key limit ${FOUND}
    `,
  );
  return rows.map(({ prompt }) => ({ kind: "company", prompt }));
}
