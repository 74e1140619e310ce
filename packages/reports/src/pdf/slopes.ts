import { type Course, layoutSlopes, placesGained, type Slope } from "@standings/domain";
import type { ReportMovement } from "../report.ts";
import { CAPTION } from "./rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "./sheet.ts";
import { ensureSpace } from "./table.ts";
import { GOOD, INK, INK_3, WARN } from "./tokens.ts";

const ROW = 14;
const HEAD = 20;
const GAP = 26;
const LABEL_WIDTH = 176;
const LEFT = PAGE.left + LABEL_WIDTH;
const RIGHT = PAGE.right - LABEL_WIDTH;
/** Length of the dashed line of a company that one answer does not list. */
const STUB = 26;

const INKS: Readonly<Record<Course, string>> = {
  risen: GOOD,
  fallen: WARN,
  level: INK_3,
  gone: INK_3,
  new: INK_3,
};

/** The slope graph of a comparison: companies by rank on both sides, lines between. Returns its lower end. */
export function drawSlopes(sheet: Sheet, movements: readonly ReportMovement[], top: number): number {
  const graph = layoutSlopes(movements);
  if (graph.left.length === 0 || graph.right.length === 0) return top;
  const start = ensureSpace(sheet, top, HEAD + graph.rows * ROW);
  const first = start + HEAD;
  sheet.rule(PAGE.left, start, PAGE.right, start, INK, 1.2);
  sheet.text("Prompt 1", LEFT, start + 13, CAPTION, { align: "right" });
  sheet.text("Prompt 2", RIGHT, start + 13, CAPTION);
  const note = "dashed: not listed for the other prompt";
  sheet.text(note, PAGE.left + CONTENT / 2, start + 13, CAPTION, { align: "center" });
  for (const slope of graph.slopes) drawSlope(sheet, slope, first);
  for (const slope of graph.slopes) drawLabels(sheet, slope, first);
  return first + graph.rows * ROW + GAP;
}

function drawSlope(sheet: Sheet, { course, left, right }: Slope<ReportMovement>, first: number): void {
  const color = INKS[course];
  const isOneSided = left === null || right === null;
  const x = left === null ? RIGHT - STUB : LEFT + 8;
  const x2 = right === null ? LEFT + STUB : RIGHT - 8;
  const y = middleOf(left ?? right ?? 0, first);
  if (isOneSided) sheet.doc.setLineDashPattern([2, 2], 0);
  sheet.rule(x, y, x2, middleOf(right ?? left ?? 0, first), color, isOneSided ? 0.8 : 1.1);
  if (isOneSided) sheet.doc.setLineDashPattern([], 0);
}

function drawLabels(sheet: Sheet, slope: Slope<ReportMovement>, first: number): void {
  const { movement, course, left, right } = slope;
  const name: Ink = { size: 8.5, weight: "medium", color: INK };
  const rank: Ink = { size: 8.5, weight: "strong", color: INK };
  if (left !== null) {
    const baseline = baselineOf(first + left * ROW, ROW, name.size);
    const wide = sheet.text(String(movement.first), LEFT, baseline, rank, { align: "right" });
    sheet.text(movement.name, LEFT - wide - 6, baseline, name, { align: "right", width: LABEL_WIDTH - 20 });
  }
  if (right === null) return;
  const baseline = baselineOf(first + right * ROW, ROW, name.size);
  const wide = sheet.text(String(movement.second), RIGHT, baseline, rank);
  const named = sheet.text(movement.name, RIGHT + wide + 6, baseline, name, { width: LABEL_WIDTH - 66 });
  const moved = { ...CAPTION, color: INKS[course] };
  sheet.text(describeCourse(movement, course), RIGHT + wide + named + 12, baseline, moved);
}

function describeCourse(movement: ReportMovement, course: Course): string {
  const places = Math.abs(placesGained(movement) ?? 0);
  if (course === "risen") return `up ${places}`;
  if (course === "fallen") return `down ${places}`;
  return course === "new" ? "new" : "";
}

function middleOf(row: number, first: number): number {
  return first + row * ROW + ROW / 2;
}
