import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { type CountChange, type CountedCompany, rowsOfChanges, rowsOfCompanies } from "./count-change.ts";

/** Changes of fields are kept for longer than any field is (`KEPT_MS`). */
const KEPT = sql`interval '15 minutes'`;

/**
 * Says what a count changes of the fields of companies: those that it lists, the questions that were asked, and the companies
 * whose discoveries asked them.
 */
export async function changeFields(
  tx: Connection,
  changes: readonly CountChange[],
  listed: readonly CountedCompany[],
): Promise<void> {
  await sql`
    with asked as materialized (
      select change.scope, question_key(kind, key) as question_key, discoveries.domain
      from ${rowsOfChanges(changes)} join searches on searches.id = change.search_id
      cross join unnest(array[prompt_key, prompt2_key]) as key
      left join discovery_tests test on test.run_id = searches.id
      left join discoveries on discoveries.run_id = test.discovery_id
      where key is not null
    ), concerned as (
      select scope, domain, null::bigint as question_key from ${rowsOfCompanies(listed)}
      union all select scope, domain, question_key from asked
    )
    insert into field_changes (scope, domains, question_keys)
    select scope, coalesce(array_agg(distinct domain) filter (where domain is not null), '{}'),
      coalesce(array_agg(distinct question_key) filter (where question_key is not null), '{}')
    from concerned group by scope
  `.execute(tx);
}

/** Removes changes that are older than any field that is kept. */
export async function forgetFieldChanges(db: Connection): Promise<void> {
  await sql`delete from field_changes where created_at < now() - ${KEPT}`.execute(db);
}
