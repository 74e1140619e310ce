import { FIELD_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";

/** What lines mean by the lines around them. */

const LABELLED = /^\s{0,3}(\p{L}[^:：|➜→]{1,60}?)\s?[:：➜→]\s+(\S.{0,300})$/u;
const MIN_LABELLED = 3;

/** Lines of labels and names that stand together, such as `Quietest: Miele`; they are items without marks. */
export function labelledLines(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  const readLabel = (line: Line | undefined) =>
    line && line.text.length < 400 && line.marker === null ? LABELLED.exec(line.text) : null;
  for (let at = 0; at < lines.length; at++) {
    const run = new Map<number, RegExpExecArray>();
    let end = at;
    for (; end < lines.length; end++) {
      const match = readLabel(lines[end]);
      if (match) run.set(end, match);
      // Blank lines may stand between them.
      else if (run.size === 0 || lines[end]?.trimmed !== "") break;
    }
    // Lines about the answer may stand among them: `Tested by: two dogs`.
    const open =
      run.size < MIN_LABELLED ? [] : [...run].filter(([, match]) => !FIELD_LABEL.test(match[1] ?? ""));
    const isMost = open.length * 3 >= run.size * 2;
    if (open.length >= MIN_LABELLED && isMost) for (const [line] of open) found.add(line);
    at = end;
  }
  return found;
}

const TICKED = /^(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[[xX✓✔]\]\s/u;
const UNTICKED = /^(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[ \]\s/u;

/** Among ticked boxes an empty one rules its line out. */
export function isTickedOff(lines: readonly Line[]): (line: Line) => boolean {
  const hasTicked = lines.some((line) => TICKED.test(line.trimmed));
  return (line) => hasTicked && UNTICKED.test(line.trimmed);
}
