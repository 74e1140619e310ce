import { readEntryName } from "./entry-name.ts";
import { SUMMARY_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import { splitNames } from "./name-list.ts";
import { isNameWords } from "./name-shape.ts";
import { foldSpace, toPlainText } from "./plain-text.ts";
import { isGone, sectionRole } from "./section-role.ts";
import { splitSentences } from "./sentences.ts";
import { findSites } from "./site-text.ts";
import { type Candidate, toCandidate } from "./types.ts";
import { isJoinedScript } from "./vocabulary/compile.ts";

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
  const blocks = readBlocks(whole);
  if (blocks.length > 0) return blocks;
  const found = lines.flatMap(readLine);
  return found.length >= 2 && found.length * 3 >= lines.length * 2 ? found : [];
}

const MIN_BLOCKS = 3;
const MAX_TITLE = 60;

/** Paragraphs of a short line over others: the name over its address and description. */
function readBlocks(whole: readonly Line[]): Candidate[] {
  const blocks: Line[][] = [[]];
  for (const line of whole) {
    if (line.trimmed === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const several = blocks.filter((lines) => lines.length > 1);
  const found = several.flatMap(([first, ...others]) => {
    const head =
      first && first.trimmed.length <= MAX_TITLE && !/[.!?:：。]$/u.test(first.trimmed) ? first.head : null;
    if (!head || head.generic || !isNameWords(head.name.split(" "))) return [];
    const sites = others.flatMap(({ text }) => findSites(text, head.name));
    return [toCandidate({ ...head, sites: [...head.sites, ...sites], rest: others[0]?.plain ?? "" })];
  });
  return found.length >= MIN_BLOCKS && found.length === several.length ? found : [];
}

function readOneLine(line: string): Candidate[] {
  const plain = foldSpace(toPlainText(line));
  const [, summary = "", summed = ""] = /^([^:：.]{2,60}?)\s?[:：]\s*(.+)$/u.exec(plain) ?? [];
  if (SUMMARY_LABEL.test(summary))
    return splitNames(withoutTopics(summed), true).map((head) => toCandidate(head));
  if (/。|니다|[어아세]요|です|是|は/u.test(line)) return [];
  const steps = plain.replace(/^[^:：.>›»→]{3,60}[:：]\s+/u, "").split(/\s[>›»→]\s/u);
  if (steps.length >= 3) return steps.flatMap((step) => splitNames(step)).map((head) => toCandidate(head));
  const label = /^[^:：.]{3,60}[:：]\s+(.+)$/u.exec(plain);
  if (label && sectionRole(plain.slice(0, 60)) !== "plain") return [];
  if (splitSentences(plain).length > 2) return [];
  return splitNames(label?.[1] ?? plain)
    .filter((head) => head.strength === 0 || head.sites.length > 0 || head.rest.length < 60)
    .map((head) => toCandidate(head));
}

/** What each name is best at stands before it: `価格ならピーチ`, `看价格选春秋航空`, `가격은 제주항공`. */
function withoutTopics(summed: string): string {
  if (!isJoinedScript(summed)) return summed;
  return summed
    .replace(/(?:です|입니다|이다)?[。.]?$/u, "")
    .split(/[、，,]\s*/u)
    .map((part) => part.replace(/^.{1,8}?(?:なら|は|选|選|[은는]\s)/u, ""))
    .join("、");
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
