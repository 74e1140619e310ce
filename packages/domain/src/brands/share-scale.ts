import type { Estimate } from "../studies/report.ts";
import type { CompanyOverTime } from "./overview.ts";

/** An axis of shares in even steps; shares are from 0 to 1. */
export interface ShareScale {
  readonly low: number;
  readonly high: number;
  /** From `low` to `high`. */
  readonly ticks: readonly number[];
}

/** Wider than this, an axis has marks each twenty points, else each ten. */
const WIDE = 0.5;

/** The narrowest axis that holds all shares and says something: twenty points at least, never past 0 or 1. */
export function shareScale(shares: readonly number[]): ShareScale {
  const least = shares.length === 0 ? 0 : Math.min(...shares);
  const most = shares.length === 0 ? 1 : Math.max(...shares);
  // In tens of points, whole numbers: sums of tenths would not be.
  const [low, high] = widen(Math.floor(10 * least + 1e-9), Math.ceil(10 * most - 1e-9));
  const step = high - low > 10 * WIDE ? 2 : 1;
  const [from, to] = [step * Math.floor(low / step), step * Math.ceil(high / step)];
  const count = (to - from) / step;
  const ticks = Array.from({ length: count + 1 }, (_, nth) => (from + nth * step) / 10);
  return { low: from / 10, high: to / 10, ticks };
}

function widen(low: number, high: number): readonly [number, number] {
  if (high - low >= 2) return [low, high];
  return high < 10 ? [Math.max(0, low - 1), high + 1] : [8, 10];
}

/** The axis that holds these lines, their ranges, and what else stands on it. */
export function scaleOfLines(
  companies: readonly Pick<CompanyOverTime, "line">[],
  others: readonly (number | null)[] = [],
): ShareScale {
  const values = companies.flatMap(({ line }) =>
    line.flatMap((point) => (point ? [point.value, point.range?.low, point.range?.high] : [])),
  );
  return shareScale([...values, ...others].filter((value): value is number => typeof value === "number"));
}

/** Where times stand on an axis of time: 0 for the first, 1 for the last, also for one alone. */
export function timePlaces(times: readonly string[]): number[] {
  const at = times.map((time) => Date.parse(time));
  const [first = 0] = at;
  const span = (at.at(-1) ?? first) - first;
  return at.map((time) => (span === 0 ? 1 : (time - first) / span));
}

/** The only point of a series, which no line shows. */
export interface LonePoint<Company> extends Estimate {
  readonly company: Company;
  /** Its visit. */
  readonly nth: number;
  /** Steps beside the place of its visit, so that ranges of several stand apart; below 0 to the left. */
  readonly aside: number;
}

/** The points of all series that have one: they are drawn as dots, with their ranges where these are known, the brand's at its place. */
export function lonePoints<Company extends Pick<CompanyOverTime, "isBrand" | "line">>(
  companies: readonly Company[],
): LonePoint<Company>[] {
  const lone = companies
    .toSorted((a, b) => Number(b.isBrand) - Number(a.isBrand))
    .flatMap((company) => {
      const [only, another] = company.line.flatMap((point, nth) => (point ? [{ ...point, nth }] : []));
      return only && !another ? [{ ...only, company }] : [];
    });
  return lone.map((point, at) => {
    const steps = lone.slice(0, at).filter(({ nth }) => nth === point.nth).length;
    // The first of several visits stands at the left end, a visit alone at the right one.
    const isAtLeft = point.nth === 0 && point.company.line.length > 1;
    return { ...point, aside: isAtLeft ? steps : -steps || 0 };
  });
}
