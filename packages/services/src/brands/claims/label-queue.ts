import type { Connection } from "@standings/database";
import {
  type Attribute,
  CODE_JUDGE,
  LABELS_BETWEEN,
  LABELS_PER_REPEAT,
  LABELS_WANTED,
  type LabelQueue,
  type StatementToLabel,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { isCounted, isSaidOf, type SaidOf } from "./said-of.ts";

/**
 * Statements to be labelled (`names-claims-topics-markets.md` §2.5): answers in random order, models in turn, of each answer one
 * statement at random that is held for right or wrong. The seed is the brand and the month, so that the order stays while one
 * works through it. An answer that has a label is not drawn again. Of ten labels one is asked for a second time, after five others
 * at least and while its claim is judged as it was: it tells how steady a person is, and is in no rate.
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
      (count(*) filter (where shown = 'true'))::integer as right, count(again_verdict)::integer as repeated,
      (count(*) filter (where again_verdict <> verdict))::integer as differently
    from labelled
  ), repeatable as (
    select labelled.*, row_number() over (
      order by md5(${of.brand.id} || labelled.run_id || labelled.column_id || 'again')
    ) as place
    from labelled join claim_verdicts judged using (claim_id)
    where again_verdict is null and judged.verdict = labelled.shown and judged.fact_ids = labelled.fact_ids
      and (select count(*) from labelled later where later.at > labelled.at) >= ${LABELS_BETWEEN}
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
  type Counts = LabelQueue & { readonly drawnWrong: DrawnWrong; readonly repeatable: number };
  const { rows } = await sql<Counts>`
    with ${drawn(of)}
    select counted.wrong + counted.right as labels, (select count(*) from asked)::integer as left,
      counted.repeated, counted.differently, (select count(*) from repeatable)::integer as repeatable,
      (select coalesce(json_object_agg(attribute, wrong), '{}') from (
        select attribute, count(*) as wrong from (
          select attribute from drawn where is_wrong
          union all select attribute from labelled where shown in ('false', 'outdated')
        ) wrongs group by attribute
      ) by_attribute) as "drawnWrong"
    from counted
  `.execute(db);
  const [{ labels, left, repeated, differently, repeatable, drawnWrong } = NOTHING] = rows;
  const due = Math.max(0, Math.floor((labels + left) / LABELS_PER_REPEAT) - repeated);
  return {
    ...{ labels, repeated, differently, drawnWrong },
    left: left + (left === 0 ? Math.min(due, repeatable) : due),
  };
}

const NOTHING = { labels: 0, left: 0, repeated: 0, differently: 0, repeatable: 0, drawnWrong: {} };

type QueuedRow = Omit<StatementToLabel, "at"> & { readonly at: Date };

/** Columns of a statement of a queue, `of`, that its claim and verdict are joined to. */
const queued = (from: RawBuilder<unknown>) => sql`
  select statements.claim_id as "claimId", statements.run_id as "runId", statements.column_id as "columnId",
    statements.model_id as "modelId", statements.at, claims.attribute, claims.subject, claims.text, statements.sentence,
    statements.quote_at as "quoteAt", statements.quote_length as "quoteLength", judged.verdict, judged.because,
    case when judged.judge = ${CODE_JUDGE} then 'code' else 'model' end as by,
    judged.fact_ids as "factIds"
  from ${from} join statements using (claim_id, run_id, column_id)
    join claims on claims.id = statements.claim_id join claim_verdicts judged on judged.claim_id = claims.id`;

/** The first statements of the queue that have no label. */
export async function readQueue(db: Connection, of: SaidOf, limit: number): Promise<StatementToLabel[]> {
  const { rows } = await sql<QueuedRow>`
    with ${drawn(of)} ${queued(sql`asked`)} order by asked.place limit ${limit}
  `.execute(db);
  return rows.map(toQueued);
}

/** The statement that is to be answered a second time now; null: none is. */
export async function readRepeat(db: Connection, of: SaidOf): Promise<StatementToLabel | null> {
  const { rows } = await sql<QueuedRow>`
    with ${drawn(of)} ${queued(sql`repeatable cross join counted`)}
    where counted.repeated < (counted.wrong + counted.right) / ${LABELS_PER_REPEAT}::integer
    order by repeatable.place limit 1
  `.execute(db);
  return rows[0] ? toQueued(rows[0]) : null;
}

function toQueued({ at, ...statement }: QueuedRow): StatementToLabel {
  return { ...statement, at: at.toISOString() };
}
