import { dayText, shareScale, timePlaces, type WeekOfGroups } from "@standings/domain";
import { CAPTION } from "../rows-and-badges.ts";
import { CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import { INK, INK_2, INK_3, LINE, STRIP_RANGE, SUNKEN } from "../tokens.ts";

const PLOT = { left: PAGE.left + 26, width: CONTENT - 26 - 90, height: 150 } as const;
const TITLES = 34;
/** Of the whole picture, in points. */
export const GROUPS_HEIGHT = TITLES + PLOT.height + 16;
const NAME_HEIGHT = 11;

const TARGETS: Ink = { size: 8, weight: "strong", color: INK };
const CONTROLS: Ink = { size: 8, weight: "text", color: INK_2 };

type Group = "targets" | "controls";

/** Scores of the prompts aimed at, with their ranges, and of the controls, week by week. Returns where it ends. */
export function drawGroups(sheet: Sheet, weeks: readonly WeekOfGroups[], top: number): number {
  const scale = shareScale(
    weeks.flatMap(({ targets, controls }) =>
      [targets?.range.low, targets?.range.high, targets?.value, controls?.value].flatMap((score) =>
        score === undefined ? [] : [inScale(score) / 100],
      ),
    ),
  );
  const places = timePlaces(weeks.map(({ week }) => week));
  const xOf = (nth: number) => PLOT.left + (places[nth] ?? 0) * PLOT.width;
  const bottom = top + TITLES + PLOT.height;
  const yOf = (score: number) =>
    bottom - (PLOT.height * (inScale(score) / 100 - scale.low)) / (scale.high - scale.low);
  const title: Ink = { size: 11, weight: "strong", color: INK };
  sheet.text("Score of the prompts aimed at and of the controls", PAGE.left, top + 10, title);
  const bars = "Points of 100, a visit each week. Grey bars: 95% range of the prompts aimed at";
  sheet.text(bars, PAGE.left, top + 22, CAPTION);
  const counted = weeks.findIndex(({ part }) => part === "counted");
  if (counted !== -1) {
    const x = xOf(counted);
    sheet.box(x, top + TITLES, PLOT.left + PLOT.width - x, PLOT.height, SUNKEN);
    const middle = (x + PLOT.left + PLOT.width) / 2;
    sheet.text("counted", middle, bottom - 5, CAPTION, { align: "center" });
  }
  for (const tick of scale.ticks) {
    const y = yOf(100 * tick);
    sheet.rule(PLOT.left, y, PLOT.left + PLOT.width, y, LINE, 0.5);
    sheet.text(String(Math.round(100 * tick)), PAGE.left, y + 2.5, CAPTION);
  }
  const live = weeks.findIndex(({ part }) => part === "live" || part === "counted");
  const start = weeks[live];
  if (start) {
    sheet.rule(xOf(live), top + TITLES, xOf(live), bottom, INK_3, 0.7);
    sheet.text(`${dayText(start.week)}, live`, xOf(live) - 4, top + TITLES + 8, CAPTION, { align: "right" });
  }
  for (const [nth, { targets }] of weeks.entries())
    if (targets)
      sheet.rule(xOf(nth), yOf(targets.range.low), xOf(nth), yOf(targets.range.high), STRIP_RANGE, 4);
  for (const group of ["controls", "targets"] as const) drawLine(sheet, weeks, group, { xOf, yOf });
  drawNames(sheet, weeks.at(-1), yOf);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first) sheet.text(dayText(first.week), PLOT.left, bottom + 13, CAPTION);
  if (last && last !== first)
    sheet.text(dayText(last.week), PLOT.left + PLOT.width, bottom + 13, CAPTION, { align: "right" });
  return top + GROUPS_HEIGHT;
}

interface Places {
  readonly xOf: (nth: number) => number;
  readonly yOf: (score: number) => number;
}

/** A week without a visit is a gap that the line crosses. */
function drawLine(sheet: Sheet, weeks: readonly WeekOfGroups[], group: Group, { xOf, yOf }: Places): void {
  const points = weeks.flatMap((week, nth) =>
    week[group] ? [{ x: xOf(nth), y: yOf(week[group].value) }] : [],
  );
  for (const [nth, { x, y }] of points.entries()) {
    const next = points[nth + 1];
    if (next)
      sheet.rule(x, y, next.x, next.y, group === "targets" ? INK : INK_3, group === "targets" ? 1.6 : 0.9);
  }
}

/** Beside the ends of both lines, never on each other. */
function drawNames(sheet: Sheet, last: WeekOfGroups | undefined, yOf: Places["yOf"]): void {
  const ends = (["targets", "controls"] as const)
    .flatMap((group) => {
      const score = last?.[group]?.value;
      return score === undefined ? [] : [{ group, score, y: yOf(score) }];
    })
    .sort((a, b) => a.y - b.y);
  let before = Number.NEGATIVE_INFINITY;
  for (const { group, score, y } of ends) {
    before = Math.max(y, before + NAME_HEIGHT);
    const name = `${group === "targets" ? "aimed at" : "controls"} ${Math.round(score)}`;
    sheet.text(name, PLOT.left + PLOT.width + 8, before + 2.5, group === "targets" ? TARGETS : CONTROLS);
  }
}

function inScale(score: number): number {
  return Math.min(100, Math.max(0, score));
}
