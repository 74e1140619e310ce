import { readMarker, readRank } from "./list-marker.ts";

/** A number at the beginning of a line, with any mark or none after it. */
const BEGINS = /^(\s*)(?:[*_]{2})?(\p{Nd}{1,2})(?:[*_]{2})?\s?[-–—./:)>→]{0,2}\s+(?=\S)/u;

/** A first line whose number has no usual mark after it. */
const ODD_FIRST = /^\s*(?:[*_]{2})?[1١۱１](?:[*_]{2})?(?![\d.)、位：:])/mu;
const MIN_RUN = 3;

/** Lines that begin with 1, 2, 3 and so on are numbered, whatever stands after the number: `1/ Ada`, `**2** Bolt`. */
export function numberLines(text: string): string {
  if (!ODD_FIRST.test(text)) return text;
  const lines = text.split("\n");
  let run: [at: number, text: string][] = [];
  let odd = 0;
  const end = () => {
    if (run.length >= MIN_RUN && odd > 0) for (const [at, line] of run) lines[at] = line;
    [run, odd] = [[], 0];
  };
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const match = BEGINS.exec(line);
    if (!match || readRank(match[2] ?? "") !== run.length + 1) {
      end();
      continue;
    }
    if (readMarker(line.trim())?.type !== "number") odd++;
    run.push([at, `${match[1]}${run.length + 1}. ${line.slice(match[0].length)}`]);
  }
  end();
  return lines.join("\n");
}
