import type { Connection } from "@standings/database";
import {
  type Attribute,
  type AttributeRate,
  type BrandClaims,
  type ClaimVerdict,
  type DirectClaims,
  isWrong,
  LEAST_ANSWERS,
  type ModelId,
  STEPWISE_LEVEL,
  type WrongRate,
} from "@standings/domain";
import { type LabelCounts, rateOfWrong, sentimentOf } from "@standings/statistics";
import { sql } from "kysely";
import type { DrawnWrong } from "./label-queue.ts";
import { isCounted, isSaidOf, readPraise, type SaidOf } from "./said-of.ts";

/** Statements of one answer about one attribute. */
interface AnswerRow {
  readonly answer: string;
  readonly model: ModelId;
  readonly attribute: Attribute;
  /** Held for wrong, and held for right or wrong, by their judges. */
  readonly wrong: number;
  readonly told: number;
}

interface LabelRow {
  readonly attribute: Attribute;
  readonly shown: ClaimVerdict;
  readonly verdict: ClaimVerdict;
}

/**
 * How much of what is said of a company is wrong, and how much of it is praise. Statements count as their judges say, whatever a person said
 * of some of them: that stands in the labels, and only those that were drawn correct a rate (`names-claims-topics-markets.md` §2.5).
 */
export async function readRate(
  db: Connection,
  of: SaidOf,
  drawnWrong: DrawnWrong,
): Promise<Pick<BrandClaims, "rate" | "byAttribute" | "sentiment"> & Pick<DirectClaims, "told">> {
  const { rows: answers } = await sql<AnswerRow>`
    select statements.run_id || ' ' || statements.column_id as answer, statements.model_id as model, claims.attribute,
      (count(*) filter (where judged.verdict in ('false', 'outdated')))::integer as wrong,
      (count(*) filter (where judged.verdict in ('false', 'outdated', 'true')))::integer as told
    from statements join claims on claims.id = statements.claim_id
      join claim_verdicts judged on judged.claim_id = claims.id
    where ${isSaidOf(of)}
    group by statements.run_id, statements.column_id, statements.model_id, claims.attribute
    order by statements.model_id, answer, claims.attribute
  `.execute(db);
  const { rows: labels } = await sql<LabelRow>`
    select claims.attribute, labels.shown, labels.verdict
    from claim_labels labels join statements using (claim_id, run_id, column_id)
      join claims on claims.id = labels.claim_id
    where ${isCounted(of)}
  `.execute(db);
  return {
    told: new Set(answers.flatMap(({ answer, told }) => (told > 0 ? answer : []))).size,
    rate: rateOf(
      answers,
      labels,
      Object.values(drawnWrong).reduce((total, count) => total + count, 0),
    ),
    byAttribute: [...Map.groupBy(answers, (row) => row.attribute)]
      .flatMap(([about, ofAttribute]) => {
        const counted = ofAttribute.filter(({ told }) => told > 0);
        const own = labels.filter((label) => label.attribute === about);
        const rate = counted.length < LEAST_ANSWERS ? null : rateOf(counted, own, drawnWrong[about] ?? 0);
        const wrong = counted.filter((row) => row.wrong > 0).length;
        return rate === null ? [] : [{ attribute: about, answers: counted.length, wrong, rate }];
      })
      .sort(byRate),
    sentiment: sentimentOf([...(await readPraise(db, of)).values()], STEPWISE_LEVEL),
  };
}

function byRate(a: AttributeRate, b: AttributeRate): number {
  return b.rate.asJudged.value - a.rate.asJudged.value || b.answers - a.answers;
}

function rateOf(
  rows: readonly AnswerRow[],
  labels: readonly LabelRow[],
  drawnWrong: number,
): WrongRate | null {
  const models = byModel(rows).map((answers) =>
    answers.flatMap((parts) => {
      const told = sum(parts, "told");
      return told === 0 ? [] : [sum(parts, "wrong") / told];
    }),
  );
  // The errors of this judge have not been measured on answers of real models (record 99).
  return rateOfWrong({ models, labels: countLabels(labels), drawnWrong, errors: null }, STEPWISE_LEVEL);
}

function countLabels(labels: readonly LabelRow[]): LabelCounts {
  const count = (judgedWrong: boolean) => {
    const some = labels.filter(({ shown }) => isWrong(shown) === judgedWrong);
    return { count: some.filter(({ verdict }) => isWrong(verdict)).length, of: some.length };
  };
  return { judgedWrong: count(true), judgedRight: count(false) };
}

/** Of each model its answers, of each answer its rows. */
function byModel(rows: readonly AnswerRow[]): AnswerRow[][][] {
  return [...Map.groupBy(rows, ({ model }) => model).values()].map((ofModel) => [
    ...Map.groupBy(ofModel, ({ answer }) => answer).values(),
  ]);
}

function sum(rows: readonly AnswerRow[], of: "wrong" | "told"): number {
  return rows.reduce((total, row) => total + row[of], 0);
}
