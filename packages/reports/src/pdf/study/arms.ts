import { pointRange, points, share } from "@standings/domain";
import type { StudyPaper } from "../../study-paper.ts";
import { columnsHead, drawSection } from "../company/section.ts";
import { CAPTION, FIGURE, NAME, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, CONTENT, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK_2 } from "../tokens.ts";

const ROW = 20;
const SAID = 12;
export const SECOND_X = PAGE.left + 250;
export const THIRD_X = PAGE.left + 335;
export const FOURTH_X = PAGE.left + 425;

/** What web search adds, and who is named unasked, where the study asked that. Returns where they end. */
export function drawArms(sheet: Sheet, { lifts, mentions }: StudyPaper, top: number): number {
  const lift = {
    title: "With and without web search",
    note: "Points that web search adds to the score",
    head: columnsHead(sheet, [
      { title: "Name", x: PAGE.left },
      { title: "Adds", x: SECOND_X },
      { title: "95% range", x: THIRD_X },
    ]),
  };
  const y = drawSection(
    sheet,
    top,
    lift,
    lifts.map(({ name, value, range }) =>
      figuresRow(sheet, name, [signed(value), `${signed(range.low)} to ${signed(range.high)}`]),
    ),
  );
  const unasked = {
    title: "Named without being asked for a list",
    note: "Answers to the question alone, with 95% ranges; and the points that asking for a list adds",
    head: columnsHead(sheet, [
      { title: "Name", x: PAGE.left },
      { title: "Named", x: SECOND_X },
      { title: "Named first", x: THIRD_X },
      { title: "A list adds", x: FOURTH_X },
    ]),
  };
  const rows = mentions.map(({ name, named, namedFirst, less, said }) =>
    figuresRow(sheet, name, [estimate(named), estimate(namedFirst), added(less)], said),
  );
  return drawSection(sheet, y, unasked, rows);
}

function signed(value: number): string {
  const text = points(Math.abs(value));
  return value < 0 && text !== "0" ? `–${text}` : text;
}

/** Points of 100; told only where the range leaves no doubt about it, else that none are seen. */
function added(less: StudyPaper["mentions"][number]["less"]): string {
  if (less === null) return "";
  const { low, high } = less.range;
  const range = `(${signed(low)} to ${signed(high)})`;
  return low > 0 || high < 0 ? `${signed(less.value)} ${range}` : `none seen ${range}`;
}

function estimate({ value, range }: StudyPaper["mentions"][number]["named"]): string {
  return range ? `${share(value)} (${pointRange(range)}%)` : share(value);
}

/** A line of figures, and below it what they say in words. */
export function figuresRow(
  sheet: Sheet,
  name: string,
  [first, second, third = ""]: readonly [string, string, string?],
  said = "",
): TableRow {
  const height = said === "" ? ROW : ROW + SAID;
  return ruledRow(sheet, height, (top) => {
    const baseline = baselineOf(top, ROW, 9);
    const words = { ...CAPTION, size: 8.5, color: INK_2 };
    sheet.text(name, PAGE.left, baseline, NAME, { width: SECOND_X - PAGE.left - 12 });
    sheet.text(first, SECOND_X, baseline, FIGURE);
    sheet.text(second, THIRD_X, baseline, words);
    sheet.text(third, FOURTH_X, baseline, words);
    if (said !== "") sheet.text(said, PAGE.left, baseline + SAID, words, { width: CONTENT });
  });
}
