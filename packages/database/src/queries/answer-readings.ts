import type { AnswerReader, AnswerShape, ModelId } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** How often answers of a model had a shape and were read in a way. */
export interface ReadingCount {
  readonly model_id: ModelId;
  readonly shape: AnswerShape;
  readonly read_by: AnswerReader;
  readonly answers: number;
  /** Of these, how many were given to the extraction model. */
  readonly extractions: number;
  /** US dollars, as far as the gateway reported it. */
  readonly extraction_cost_usd: number;
}

/** Counts of answers by day, model, shape and reader; `rows` has the columns of `model_answers`. */
function countsOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select (created_at at time zone 'utc')::date as day, model_of_column(column_id) as model_id,
      shape, read_by, count(*)::integer as answers, count(extraction)::integer as extractions,
      coalesce(sum((extraction->>'costUsd')::double precision), 0) as extraction_cost_usd
    from ${rows} where shape is not null and read_by is not null group by 1, 2, 3, 4`;
}

/**
 * Adds the answers in `rows` to the counts of packed ones (`sign` 1), or takes them back (-1). The rows of counts are
 * locked in one order by everybody.
 */
export function addReadings(rows: RawBuilder<unknown>, sign: 1 | -1): RawBuilder<unknown> {
  return sql`
    insert into answer_readings (day, model_id, shape, read_by, answers, extractions, extraction_cost_usd)
    select day, model_id, shape, read_by, ${sign} * answers, ${sign} * extractions, ${sign} * extraction_cost_usd
    from (${countsOf(rows)}) as counted order by day, model_id, shape, read_by
    on conflict (day, model_id, shape, read_by) do update set
      answers = answer_readings.answers + excluded.answers,
      extractions = answer_readings.extractions + excluded.extractions,
      extraction_cost_usd = answer_readings.extraction_cost_usd + excluded.extraction_cost_usd`;
}

/** The counts of all answers since a day, packed or not, by model; the most frequent reading of a model first. */
export function countReadings(since: Date): RawBuilder<ReadingCount> {
  return sql<ReadingCount>`
    with counted as (
      select * from answer_readings where day >= (${since}::timestamptz at time zone 'utc')::date
      union all ${countsOf(sql`model_answers`)}
    )
    select model_id, shape, read_by, sum(answers)::integer as answers, sum(extractions)::integer as extractions,
      sum(extraction_cost_usd) as extraction_cost_usd
    from counted where day >= (${since}::timestamptz at time zone 'utc')::date
    group by model_id, shape, read_by having sum(answers) > 0 order by model_id, answers desc, shape, read_by
  `;
}
