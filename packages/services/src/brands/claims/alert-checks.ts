import type { Brand, Connection } from "@standings/database";
import { ALERTS_CHECKED, type AlertChecks, type Market, marketCodeOf } from "@standings/domain";
import { sql } from "kysely";
import { visitsIn } from "./said-of.ts";

/** How many of the newest alerts by a model's verdict were right, as a person says of sentences of the same market. */
export async function readAlertChecks(
  db: Connection,
  brand: Pick<Brand, "id">,
  market: Market | null,
): Promise<AlertChecks> {
  const { rows } = await sql<AlertChecks>`
    with checked as (
      select label.verdict in ('false', 'outdated') as is_right
      from brand_alerts alert join brand_visits visit on visit.id = alert.visit_id
        join lateral (
          select labels.verdict, labels.at from claim_labels labels join statements using (claim_id, run_id, column_id)
          where claim_id = (alert.details ->> 'claimId')::uuid and shown in ('false', 'outdated')
            and statements.visit_id in ${visitsIn(brand, market)}
          order by labels.at desc limit 1
        ) label on true
      where alert.brand_id = ${brand.id} and alert.type = 'claim' and alert.details ->> 'by' = 'model'
        and visit.market is not distinct from ${marketCodeOf(market)}
      order by label.at desc limit ${ALERTS_CHECKED}
    )
    select (count(*) filter (where is_right))::integer as right, count(*)::integer as of from checked
  `.execute(db);
  return rows[0] ?? { right: 0, of: 0 };
}
