import type { Connection } from "@standings/database";
import {
  type Attribute,
  CODE_JUDGE,
  LABELS_BETWEEN,
  LABELS_PER_REPEAT,
  LABELS_WANTED,
  type LabelQueue,
  type NextLabel,
  type StatementToLabel,
} from "@standings/domain";
import { sql } from "kysely";
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
  ), due as (
    (
      select claim_id, run_id, column_id, true as is_repeat, place from repeatable, counted
      where counted.repeated < (counted.wrong + counted.right) / ${LABELS_PER_REPEAT}::integer
      order by place limit 1
    ) union all select claim_id, run_id, column_id, false, place from asked
  )`;

interface Counts extends LabelQueue {
  readonly repeatable: number;
}

const COUNTS = sql`counted.wrong + counted.right as labels, (select count(*) from asked)::integer as left,
  counted.repeated, counted.differently, (select count(*) from repeatable)::integer as repeatable`;

function toQueue({ labels, left, repeated, differently, repeatable }: Counts): LabelQueue {
  const due = Math.max(0, Math.floor((labels + left) / LABELS_PER_REPEAT) - repeated);
  return { labels, left: left + (left === 0 ? Math.min(due, repeatable) : due), repeated, differently };
}

/** Statements judged wrong that a queue has drawn, with a label or without, by attribute. */
export type DrawnWrong = Readonly<Partial<Record<Attribute, number>>>;

/** How far the queue is. */
export async function countQueue(
  db: Connection,
  of: SaidOf,
): Promise<LabelQueue & { readonly drawnWrong: DrawnWrong }> {
  const { rows } = await sql<Counts & { readonly drawnWrong: DrawnWrong }>`
    with ${drawn(of)}
    select ${COUNTS}, (select coalesce(json_object_agg(attribute, wrong), '{}') from (
        select attribute, count(*) as wrong from (
          select attribute from drawn where is_wrong
          union all select attribute from labelled where shown in ('false', 'outdated')
        ) wrongs group by attribute
      ) by_attribute) as "drawnWrong"
    from counted
  `.execute(db);
  const [counts = NOTHING] = rows;
  return { ...toQueue(counts), drawnWrong: counts.drawnWrong };
}

const NOTHING = { labels: 0, left: 0, repeated: 0, differently: 0, repeatable: 0, drawnWrong: {} };

/** How far the queue is, and its first statement: one that is to be answered a second time now, else one that has no label. */
export async function readQueue(db: Connection, of: SaidOf): Promise<NextLabel> {
  const { rows } = await sql<Counts & { readonly next: StatementToLabel | null }>`
    with ${drawn(of)}
    select ${COUNTS}, (
      select json_build_object(
        'claimId', due.claim_id, 'runId', due.run_id, 'columnId', due.column_id, 'modelId', statements.model_id,
        'at', statements.at, 'attribute', claims.attribute, 'subject', claims.subject, 'text', claims.text,
        'sentence', statements.sentence, 'quoteAt', statements.quote_at, 'quoteLength', statements.quote_length,
        'verdict', judged.verdict, 'because', judged.because,
        'by', case when judged.judge = ${CODE_JUDGE} then 'code' else 'model' end, 'factIds', judged.fact_ids
      )
      from due join statements using (claim_id, run_id, column_id)
        join claims on claims.id = statements.claim_id join claim_verdicts judged on judged.claim_id = claims.id
      order by due.is_repeat desc, due.place limit 1
    ) as next
    from counted
  `.execute(db);
  const [{ next, ...counts } = { ...NOTHING, next: null }] = rows;
  return { ...toQueue(counts), next: next && { ...next, at: new Date(next.at).toISOString() } };
}

/** Whether the queue asks about a statement, which need not be its first: two windows may work through it. Null: it does not. */
export async function findInQueue(
  db: Connection,
  of: SaidOf,
  { claimId, runId, columnId }: Pick<StatementToLabel, "claimId" | "runId" | "columnId">,
): Promise<{ readonly isRepeat: boolean } | null> {
  const { rows } = await sql<{ readonly isRepeat: boolean }>`
    with ${drawn(of)}
    select is_repeat as "isRepeat" from due
    where claim_id = ${claimId} and run_id = ${runId} and column_id = ${columnId}
  `.execute(db);
  return rows[0] ?? null;
}
