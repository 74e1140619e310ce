import { FIELD_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import { splitNames } from "./name-list.ts";

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
    const named = open.filter(([, match]) => isNamed(match));
    const isMost = named.length * 4 >= open.length * 3 && open.length * 3 >= run.size * 2;
    if (open.length >= MIN_LABELLED && isMost) for (const [line] of open) found.add(line);
    at = end;
  }
  return found;
}

function isNamed([, , value = ""]: RegExpExecArray): boolean {
  return isShort(value) || splitNames(value).length > 0;
}

function isShort(value: string): boolean {
  return value.length < 40 && value.split(" ").length <= 4 && !/[.!?]$/u.test(value);
}

const TICKED = /^(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[[xX✓✔]\]\s/u;
const UNTICKED = /^(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[ \]\s/u;

/** Medals are the first ranks of a list that goes on with 4. */
export function continuesMedals(lines: readonly Line[]): boolean {
  return (
    lines.some(({ trimmed }) => /^[*_]{0,3}🥉/u.test(trimmed)) &&
    lines.some(({ trimmed }) => /^[*_]{0,3}4\s?[.)]/u.test(trimmed))
  );
}

/** Among ticked boxes an empty one rules its line out. */
export function isTickedOff(lines: readonly Line[]): (line: Line) => boolean {
  const hasTicked = lines.some((line) => TICKED.test(line.trimmed));
  return (line) => hasTicked && UNTICKED.test(line.trimmed);
}
