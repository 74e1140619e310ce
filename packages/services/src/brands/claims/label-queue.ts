import type { Connection } from "@standings/database";
import { type Attribute, LABELS_WANTED, type LabelQueue, type StatementToLabel } from "@standings/domain";
import { sql } from "kysely";
import { isCounted, isSaidOf, type SaidOf } from "./said-of.ts";

/**
 * Statements to be labelled (`names-claims-topics-markets.md` §2.5): answers in random order, models in turn, of each answer one
 * statement at random that is held for right or wrong. The seed is the brand and the month, so that the order stays while one
 * works through it. An answer that has a label is not drawn again.
 */
const drawn = (of: SaidOf) => sql`
  said as (
    select statements.*, claims.attribute, judged.verdict in ('false', 'outdated') as is_wrong,
      md5(${of.brand.id} || to_char(now() at time zone 'UTC', 'YYYY-MM') || statements.run_id || statements.column_id) as answer_seed
    from statements join claims on claims.id = statements.claim_id
      join claim_verdicts judged on judged.claim_id = claims.id
    where ${isSaidOf(of)} and judged.verdict in ('false', 'outdated', 'true')
  ), labelled as (
    select labels.*, claims.attribute from claim_labels labels join statements using (claim_id, run_id, column_id)
      join claims on claims.id = labels.claim_id
    where ${isCounted(of)}
  ), one_each as (
    select distinct on (run_id, column_id) * from said
    order by run_id, column_id, md5(answer_seed || claim_id)
  ), in_turn as (
    select *, row_number() over (partition by model_id order by answer_seed) as turn from one_each
  ), drawn as (
    select *, row_number() over (order by turn, model_id) as place,
      row_number() over (partition by is_wrong order by turn, model_id) as in_stratum
    from in_turn
    where not exists (
      select from labelled where labelled.run_id = in_turn.run_id and labelled.column_id = in_turn.column_id
    )
  ), counted as (
    select (count(*) filter (where shown in ('false', 'outdated')))::integer as wrong,
      (count(*) filter (where shown = 'true'))::integer as right
    from labelled
  ), asked as (
    select drawn.* from drawn, counted
    where in_stratum <= case when is_wrong then ${LABELS_WANTED.wrong} - counted.wrong
      else ${LABELS_WANTED.right} - counted.right end
  )`;

/** Statements judged wrong that a queue has drawn, with a label or without, by attribute. */
export type DrawnWrong = Readonly<Partial<Record<Attribute, number>>>;

/** How far the queue is. */
export async function countQueue(
  db: Connection,
  of: SaidOf,
): Promise<LabelQueue & { readonly drawnWrong: DrawnWrong }> {
  const { rows } = await sql<LabelQueue & { readonly drawnWrong: DrawnWrong }>`
    with ${drawn(of)}
    select counted.wrong + counted.right as labels, (select count(*) from asked)::integer as left,
      (select coalesce(json_object_agg(attribute, wrong), '{}') from (
        select attribute, count(*) as wrong from (
          select attribute from drawn where is_wrong
          union all select attribute from labelled where shown in ('false', 'outdated')
        ) wrongs group by attribute
      ) by_attribute) as "drawnWrong"
    from counted
  `.execute(db);
  return rows[0] ?? { labels: 0, left: 0, drawnWrong: {} };
}

/** The first statements of the queue. */
export async function readQueue(db: Connection, of: SaidOf, limit: number): Promise<StatementToLabel[]> {
  const { rows } = await sql<Omit<StatementToLabel, "at"> & { readonly at: Date }>`
    with ${drawn(of)}
    select asked.claim_id as "claimId", asked.run_id as "runId", asked.column_id as "columnId",
      asked.model_id as "modelId", asked.at, claims.attribute, claims.subject, claims.text, asked.sentence,
      asked.quote_at as "quoteAt", asked.quote_length as "quoteLength", judged.verdict, judged.because,
      judged.fact_ids as "factIds"
    from asked join claims on claims.id = asked.claim_id join claim_verdicts judged on judged.claim_id = claims.id
    order by asked.place limit ${limit}
  `.execute(db);
  return rows.map(({ at, ...statement }) => ({ ...statement, at: at.toISOString() }));
}
