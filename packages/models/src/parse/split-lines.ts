import { readEntryName } from "./entry-name.ts";

/** Puts entries that stand in one line on lines of their own. */

const MIN_RUN = 3;
const MARK = /(?<=^|[\s:：;；,，。.)）\]】—–])(?:[(（]?(\d{1,2})[.)）](?!\d)|([①-⑳]))\s*(?=\S)/gu;
const CIRCLED_ONE = 0x2460;

/**
 * Numbers in a line begin entries only in an ascending run from 1 whose parts look like entries: `1. A 2. B 3. C`, `①A②B`.
 * Literal `\n` are line breaks, and a line underlined by `===` or `---` is a heading.
 */
export function splitLines(text: string): string {
  const unfolded = text.includes("\n") ? text : text.replaceAll("\\n", "\n");
  return readUnderlined(unfolded.split("\n").map(splitRun).join("\n"));
}

function splitRun(line: string): string {
  if (line.length < 8 || !/[①②]|\d[.)）]/u.test(line)) return line;
  const run: RegExpExecArray[] = [];
  for (const match of line.matchAll(MARK)) {
    const number = match[1] ? Number(match[1]) : (match[2]?.codePointAt(0) ?? 0) - CIRCLED_ONE + 1;
    if (number === run.length + 1) run.push(match);
  }
  if (run.length < MIN_RUN) return line;
  const parts = run.map((match, index) =>
    line.slice(match.index, run[index + 1]?.index ?? line.length).trim(),
  );
  const isEntry = (part: string) =>
    part.length < 300 && readEntryName(part.replace(/[;；,，]$/u, "")) !== null;
  if (!parts.every(isEntry)) return line;
  const before = line.slice(0, run[0]?.index ?? 0).trim();
  return [
    ...(before === "" ? [] : [before, ""]),
    ...parts.map((part) => part.replace(/[;；,，]$/u, "")),
  ].join("\n");
}

function readUnderlined(text: string): string {
  if (!/\n[ \t]{0,3}(?:={3,}|-{3,})[ \t]*(?:\n|$)/u.test(text)) return text;
  return text.replace(
    /(^|\n[ \t]*\n)([^\n#>|*+-][^\n]{0,120})\n[ \t]{0,3}(={3,}|-{3,})[ \t]*(?=\n|$)/gu,
    (_whole, before: string, title: string, line: string) =>
      `${before}${line.startsWith("=") ? "#" : "##"} ${title}`,
  );
}
