import { readEntryName } from "./entry-name.ts";
import { ordinalRank, readMarker, readRank } from "./list-marker.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** Puts entries that stand in one line on lines of their own. */

const MIN_RUN = 3;
/** A line break that was written as its escape. */
const FOLDED = /\\n(?=\s*(?:\d|[-*•]|\\n|[A-Z]))/gu;
const END = /[。！](?=\S)|[.!](?=\s+\p{Lu})|(?<=\p{L}{3})[.!](?=\s.{40})/u;
const CIRCLED_ONE = 0x2460;
/**
 * Numbers in a line begin entries only in an ascending run from 1 whose parts look like entries: `1. A 2. B 3. C`, `①A②B`.
 * Literal `\n` are line breaks, and a line underlined by `===` or `---` is a heading.
 */
export function splitLines(text: string): string {
  const isFolded = text.includes("\\n") && (text.match(FOLDED)?.length ?? 0) > 1;
  const unfolded = isFolded ? text.replaceAll("\\n", "\n") : text;
  const medals = unfolded.includes("🥈")
    ? unfolded.replace(/(?<=[^\s#*_>-])[ \t]+(?=[🥇🥈🥉])/gu, "\n")
    : unfolded;
  const bulleted = medals.includes("•") ? medals.replace(BULLETS, splitBullets) : medals;
  const split = numberLines(bulleted.split("\n").map(splitRun).join("\n"));
  return split.includes("---") || split.includes("===") ? readUnderlined(split) : split;
}

/** `• Ada • Bolt • Crux` */
const BULLETS = /^[ \t]*•[^•\n]{1,80}(?:•[^•\n]{1,80}){2,}$/gmu;

function splitBullets(line: string): string {
  return line.trim().replace(/\s+(?=•)/gu, "\n");
}

/** Marks that count in one line, by kind: `1.` and `①`, `#1`, `(a)`, `No. 1:`, `一、`, `1st`, `First:`. */
const MARKS: readonly RegExp[] = [
  /(?:(?<=^|[\s:：;；,，、。.)）\]】—–])(?:\*\*)?(?:[(（]?(\d{1,2})[.)）](?!\d)|#(\d{1,2})\s)|(?:\*\*)?([①-⑳]))\s*(?=\S)/gu,
  /(?<=^|\s)\(([a-j])\)\s+(?=\S)/gu,
  new RegExp(String.raw`(?<=^|[\s:])(?:top\s|${anyOf("rankMarks")})(\d{1,2})[:.)]?\s+(?=\S)`, "giu"),
  /(?<=^|[\s：:])([一二三四五六七八九十])、\s*(?=\S)/gu,
  /(?<=^|\s)(\d{1,2}(?:st|nd|rd|th))[:.,]?\s+(?=\p{Lu})/gu,
  /(?<=^|[.;,]\s)(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth):\s+(?=\S)/giu,
];

function splitRun(line: string): string {
  if (line.length < 8) return line;
  for (const mark of MARKS) {
    const split = splitAt(line, mark);
    if (split !== line) return split;
  }
  return line;
}

/** The number that a mark states. */
function numberOf([, one, two, circled]: RegExpExecArray): number {
  if (circled) return (circled.codePointAt(0) ?? 0) - CIRCLED_ONE + 1;
  const text = (one ?? two ?? "").toLowerCase();
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  if (text.length === 1 && text > "z") return readRank(text) ?? 0;
  return text.length === 1 ? text.charCodeAt(0) - 96 : (ordinalRank(text) ?? 0);
}

function splitAt(line: string, mark: RegExp): string {
  const run: RegExpExecArray[] = [];
  let first = 1;
  for (const match of line.matchAll(mark)) {
    const number = numberOf(match);
    // A line may go on with the numbers of the line before it.
    if (run.length === 0 && match.index === 0) first = number;
    if (number === run.length + first) run.push(match);
  }
  if (run.length < (first > 1 ? 2 : MIN_RUN)) return line;
  const parts = run.map((match, index) =>
    numbered(index + first, match, line.slice(match.index, run[index + 1]?.index ?? line.length)),
  );
  // What follows the last entry in its line is a sentence of its own.
  const last = parts.at(-1) ?? "";
  const end = last.slice(4).search(END) + 4;
  const isWhole = last[end] === "。" || !/[–—:(（]/u.test(last.slice(0, end));
  const after = end > 4 && isWhole ? last.slice(end + 1) : "";
  if (after !== "") parts[parts.length - 1] = last.slice(0, end).replace(/(?:です|입니다)$/u, "");
  if (parts.some((part) => part.length > 300 || readEntryName(part) === null)) return line;
  const small = parts.filter((part) => /^\W*\d{1,2}\W{1,3}\p{Ll}/u.test(part));
  if (small.length * 2 > parts.length) return line;
  const before = line.slice(0, run[0]?.index ?? 0).trim();
  return [...(before === "" ? [] : [before, ""]), ...parts, ...(after === "" ? [] : ["", after])].join("\n");
}

/** The part after its mark; letters and ordinals become numbers. */
function numbered(number: number, [mark, one = ""]: RegExpExecArray, part: string): string {
  const text = trimPart(part);
  const isCounted = /^(?:\p{L}|\d+\p{L})/u.test(one) || /^\p{L}/u.test(mark);
  return isCounted ? `${number}. ${text.slice(mark.length)}` : text;
}

function trimPart(part: string): string {
  return part.trim().replace(/(?:[;；,，、]|\s(?:and|und|et|y|e|en|i|и))$/u, "");
}

function readUnderlined(text: string): string {
  return text.replace(
    /(^|\n[ \t]*\n)([^\n#>|*+-][^\n]{0,120})\n[ \t]{0,3}(={3,}|-{3,})[ \t]*(?=\n|$)/gu,
    (_whole, before: string, title: string, line: string) =>
      `${before}${line.startsWith("=") ? "#" : "##"} ${title}`,
  );
}

/** A number at the beginning of a line, with any mark or none after it. */
const BEGINS = /^(\s*)(?:[*_]{2})?(\p{Nd}{1,2})(?:[*_]{2})?\s?[-–—./:)>→]{0,2}\s+(?=\S)/u;

/** A first line whose number has no usual mark after it. */
const ODD_FIRST = /^[^\S\n]*(?:[*_]{2})?[1١۱１](?:[*_]{2})?(?![\d.)、位：:])/mu;

/** Lines that begin with 1, 2, 3 and so on are numbered, whatever stands after the number: `1/ Ada`, `**2** Bolt`. */
function numberLines(text: string): string {
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
