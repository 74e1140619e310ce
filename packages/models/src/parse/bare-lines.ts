import { toCandidate } from "./candidate.ts";
import { readEntryName } from "./entry-name.ts";
import type { Line } from "./line.ts";
import { splitNames } from "./name-list.ts";
import { isNameWords } from "./name-shape.ts";
import { foldSpace, toPlainText } from "./plain-text.ts";
import { isGone, sectionRole } from "./section-role.ts";
import { splitSentences } from "./sentences.ts";
import type { Candidate } from "./types.ts";

const MAX_LENGTH = 160;

/**
 * Reads an answer that is only names: one per line with or without a description, all in one line, or a
 * single one. Returns nothing for any other text.
 */
export function readBareLines(whole: readonly Line[]): Candidate[] {
  const lines: string[] = [];
  for (const { trimmed: line } of whole) {
    if (/[:：]$/u.test(line) && sectionRole(toPlainText(line)) === "left_out") break;
    if (line !== "" && !/[:：]$/u.test(line) && !line.startsWith("#")) lines.push(line);
  }
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return readOneLine(only);
  const found = lines.flatMap(readLine);
  return found.length >= 2 && found.length * 3 >= lines.length * 2 ? found : [];
}

function readOneLine(line: string): Candidate[] {
  if (/。|입니다|です|是|は/u.test(line)) return [];
  const plain = foldSpace(toPlainText(line));
  const steps = plain.split(/\s[>›»→]\s/u);
  if (steps.length >= 3) return steps.flatMap((step) => splitNames(step)).map((head) => toCandidate(head));
  const label = /^[^:：.]{3,60}[:：]\s+(.+)$/u.exec(plain);
  if (label && sectionRole(plain.slice(0, 60)) !== "plain") return [];
  if (splitSentences(plain).length > 2) return [];
  return splitNames(label?.[1] ?? plain)
    .filter((head) => head.strength === 0 || head.sites.length > 0 || head.rest.length < 60)
    .map((head) => toCandidate(head));
}

function readLine(line: string): Candidate[] {
  if (line.length > MAX_LENGTH) return [];
  const head = readEntryName(line);
  if (!head || isGone(head.rest)) return [];
  if (head.generic) return splitNames(head.rest).map((head) => toCandidate(head));
  const isNamed =
    /^(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}+(?:\p{Lu}|\.\p{Ll}))/u.test(head.name) &&
    head.name.split(" ").length <= 6;
  const isBare = head.strength === 0 && !/[.。!！]$/u.test(line) && isNameWords(head.name.split(" "));
  const isSetOff = /^\s*(?:[–—:：(（-]|\s-\s)/u.test(
    line.slice(line.indexOf(head.name) + head.name.length).trimStart(),
  );
  return isNamed && (isBare || isSetOff) ? [toCandidate(head)] : [];
}
