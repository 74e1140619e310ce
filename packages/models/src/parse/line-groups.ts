import { FIELD_LABEL } from "./labels.ts";
import { readMarker } from "./list-marker.ts";
import { splitNames } from "./name-list.ts";

/** What lines mean by the lines around them. */

const LABELLED = /^\s{0,3}(\p{L}[^:：|➜→]{1,60}?)\s?[:：➜→]\s+(\S.{0,110})$/u;
const MIN_LABELLED = 3;

/** Lines of labels and names that stand together, such as `Quietest: Miele`; they are items without marks. */
export function labelledLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    let end = at;
    while (
      end < lines.length &&
      LABELLED.test(lines[end] ?? "") &&
      readMarker((lines[end] ?? "").trim()) === null
    )
      end++;
    const run = lines.slice(at, end).map((line) => LABELLED.exec(line));
    const named = run.filter((match) => {
      const names = splitNames(match?.[2] ?? "");
      return (names.length > 0 || isShort(match?.[2] ?? "")) && !FIELD_LABEL.test(match?.[1] ?? "");
    });
    if (run.length >= MIN_LABELLED && named.length * 4 >= run.length * 3)
      for (let line = at; line < end; line++) found.add(line);
    at = end;
  }
  return found;
}

function isShort(value: string): boolean {
  return value.length < 40 && value.split(" ").length <= 4 && !/[.!?]$/u.test(value);
}

const TICKED = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[[xX✓✔]\]\s/u;
const UNTICKED = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s*)?\[ \]\s/u;

/** Medals are the first ranks of a list that goes on with 4. */
export function continuesMedals(lines: readonly string[]): boolean {
  return (
    lines.some((line) => /^\s*[*_]{0,3}🥉/u.test(line)) &&
    lines.some((line) => /^\s*[*_]{0,3}4\s?[.)]/u.test(line))
  );
}

/** Among ticked boxes an empty one rules its line out. */
export function isTickedOff(lines: readonly string[]): (line: string) => boolean {
  const hasTicked = lines.some((line) => TICKED.test(line));
  return (line) => hasTicked && UNTICKED.test(line);
}
