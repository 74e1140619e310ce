import {
  type BrandOverview,
  type CompanyOverTime,
  type NamesBefore,
  type ShareScale,
  scaleOfLines,
  timePlaces,
} from "@standings/domain";

export const PLOT_HEIGHT = 280;
/** Pixels between two names beside the ends of their lines. */
const NAME_HEIGHT = 18;

/** What is drawn of a company. */
export type DrawnCompany = Pick<CompanyOverTime, "key" | "name" | "isBrand" | "byVisit" | "line">;

/** An axis of shares that holds all lines and the brand's range and single visits. */
export function scaleOf(
  companies: readonly Pick<DrawnCompany, "byVisit" | "isBrand" | "line">[],
  before: NamesBefore | null = null,
): ShareScale {
  return scaleOfLines(companies, [
    ...companies.flatMap(({ byVisit, isBrand }) => (isBrand ? byVisit : [])),
    ...(before?.line ?? []),
  ]);
}

/** 0 at the left, 100 at the right: visits stand where their times are. */
export function placesOf(visits: BrandOverview["visits"]): number[] {
  return timePlaces(visits.map(({ at }) => at)).map((place) => 100 * place);
}

const DAY_MS = 86_400_000;

/** Place of a day on the same axis; null outside of it. The days of the first and the last visit are its ends. */
export function placeOfDay(visits: BrandOverview["visits"], day: string): number | null {
  const first = Date.parse(visits[0]?.at ?? "");
  const last = Date.parse(visits.at(-1)?.at ?? "");
  const at = Date.parse(day);
  if (!(first < last) || at <= first - DAY_MS || at >= last + DAY_MS) return null;
  return Math.min(Math.max((100 * (at - first)) / (last - first), 0), 100);
}

/** Pixels from the top. */
export function yOf({ low, high }: ShareScale, share: number): number {
  return PLOT_HEIGHT * (1 - (share - low) / (high - low));
}

/** Where names stand beside the ends of lines, none over another: in the order of their lines, moved as little as need be. */
export function spreadNames(ends: readonly number[]): number[] {
  const order = ends.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  const placed: number[] = ends.map(() => 0);
  let before = Number.NEGATIVE_INFINITY;
  const most = PLOT_HEIGHT;
  for (const [nth, { y, index }] of order.entries()) {
    const room = most - (order.length - 1 - nth) * NAME_HEIGHT;
    before = Math.min(Math.max(y, before + NAME_HEIGHT), Math.max(room, before + NAME_HEIGHT));
    placed[index] = before;
  }
  return placed;
}
