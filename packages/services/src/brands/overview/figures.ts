import type { Change, Estimate, ModelId } from "@standings/domain";
import { STEPWISE_LEVEL } from "@standings/domain";
import {
  changeOfStrata,
  estimateOfStrata,
  meanOfStrata,
  type Periods,
  type Sums,
} from "@standings/statistics";
import { countedModels, type FigureRow, type ReadVisit, type TotalRow } from "./read-visits.ts";

/** What of an answer is added up. */
export type Added = "listed" | "score";

/** One model's answers to one prompt over several visits, by number. */
export type Strata = Map<number, Sums>;

/** Rows of one company as strata: every model's answers to every prompt. */
export function strataOf(
  rows: Iterable<FigureRow>,
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
  added: Added,
): Strata {
  const strata: OpenStrata = new Map();
  addRows(strata, rows, { visits, model, added, sign: 1 });
  return strata;
}

type OpenStrata = Map<number, { n: number; sum: number; squares: number }>;

/**
 * Answers that list a company, over one set of visits after the other: what a set has in common with the one before is not
 * added up again. What is returned is of the last set.
 */
export function listedOver(
  rowsOfVisit: (visit: ReadVisit) => Iterable<FigureRow>,
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
): (over: readonly ReadVisit[]) => Strata {
  const strata: OpenStrata = new Map();
  let last: ReadonlySet<ReadVisit> = new Set();
  return (over) => {
    const now = new Set(over);
    const count = (visit: ReadVisit, sign: 1 | -1) =>
      addRows(strata, rowsOfVisit(visit), { visits, model, added: "listed", sign });
    for (const visit of last) if (!now.has(visit)) count(visit, -1);
    for (const visit of now) if (!last.has(visit)) count(visit, 1);
    for (const [number, { n }] of strata) if (n === 0) strata.delete(number);
    last = now;
    return strata;
  };
}

function addRows(
  strata: OpenStrata,
  rows: Iterable<FigureRow>,
  {
    visits,
    model,
    added,
    sign,
  }: {
    readonly visits: ReadonlyMap<string, ReadVisit>;
    readonly model: ModelId | null;
    readonly added: Added;
    readonly sign: 1 | -1;
  },
): void {
  let visitId = "";
  let counted: readonly number[] = [];
  for (const row of rows) {
    // Rows of a visit come together.
    if (row.visit_id !== visitId) {
      visitId = row.visit_id;
      const visit = visits.get(visitId);
      counted = visit ? countedModels(visit, model) : [];
    }
    const [sums, squares] = added === "listed" ? [row.listed, row.listed] : [row.points, row.squares];
    for (const place of counted) {
      const n = row.answers[place] ?? 0;
      const number = row.strata[place];
      if (n === 0 || number === undefined) continue;
      // Added to in place: a page has a hundred thousand of them.
      const stratum = strata.get(number) ?? { n: 0, sum: 0, squares: 0 };
      if (stratum.n === 0) strata.set(number, stratum);
      stratum.n += sign * n;
      stratum.sum += sign * (sums[place] ?? 0);
      stratum.squares += sign * (squares[place] ?? 0);
    }
  }
}

/** A figure over strata, with a range that may be looked at every week; 0 without answers. */
export function estimate(strata: Strata): Estimate {
  return estimateOfStrata([...strata.values()], STEPWISE_LEVEL) ?? { value: 0, range: null };
}

/** The same figure without a range. */
export function mean(strata: Strata): number {
  return meanOfStrata([...strata.values()]) ?? 0;
}

/** Now less before; null where the two have no strata in common. */
export function change(now: Strata, before: Strata, level = STEPWISE_LEVEL): Change | null {
  const both = [...now].flatMap(([key, sums]): Periods[] => {
    const earlier = before.get(key);
    return earlier ? [{ now: sums, before: earlier }] : [];
  });
  return changeOfStrata(both, level);
}

/** Mean of the models' shares that list a company, over visits; null without answers. */
export function shareListed(
  rows: readonly TotalRow[],
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
): number | null {
  const byModel = new Map<ModelId, { answers: number; listed: number }>();
  for (const row of rows) {
    // No list of its own for each row: a chart adds up tens of thousands.
    visits.get(row.visit_id)?.models.forEach((id, place) => {
      if (model !== null && id !== model) return;
      const sums = byModel.get(id) ?? { answers: 0, listed: 0 };
      if (!byModel.has(id)) byModel.set(id, sums);
      sums.answers += row.answers[place] ?? 0;
      sums.listed += row.listed[place] ?? 0;
    });
  }
  const shares = [...byModel.values()].flatMap(({ answers, listed }) =>
    answers === 0 ? [] : [listed / answers],
  );
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Points of rows, over the models that count. */
export function pointsIn(
  rows: readonly TotalRow[],
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
): number {
  return sumOver(rows, visits, model, (row, place) => row.points[place] ?? 0);
}

/** Answers of rows, over the models that count. */
export function answersIn(
  rows: readonly Pick<TotalRow, "visit_id" | "answers">[],
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
): number {
  return sumOver(rows, visits, model, (row, place) => row.answers[place] ?? 0);
}

function sumOver<Row extends Pick<TotalRow, "visit_id">>(
  rows: readonly Row[],
  visits: ReadonlyMap<string, ReadVisit>,
  model: ModelId | null,
  toValue: (row: Row, place: number) => number,
): number {
  let sum = 0;
  for (const row of rows) {
    const visit = visits.get(row.visit_id);
    for (const place of visit ? countedModels(visit, model) : []) sum += toValue(row, place);
  }
  return sum;
}

/** Whether one range lies on one side of nothing. */
export function excludesZero(change: Change | null): boolean {
  return change?.range != null && (change.range.low > 0 || change.range.high < 0);
}
