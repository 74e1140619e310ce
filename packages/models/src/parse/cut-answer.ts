import { MAX_RESULTS, type RankingKind } from "@standings/domain";
import type { ParsedAnswer, ParsedEntry } from "./types.ts";

/** What is read of an answer that ended at the limit of length; `isCut`: its list may go on. */
interface CutAnswer {
  readonly answer: ParsedAnswer;
  readonly isCut: boolean;
}

/**
 * The reading of an answer that ended at the limit of length, without the item that it broke off in: a name that the text
 * ends with is a half one, and so is an address. A list that is as long as lists may be, and JSON that was closed, are whole.
 */
export function readCutAnswer(answer: ParsedAnswer, text: string, kind: RankingKind): CutAnswer {
  const isClosed = answer.shape === "json" && !answer.truncated;
  if (isClosed || answer.entries.length >= MAX_RESULTS[kind]) return { answer, isCut: false };
  const ends = [text.replace(/[ \t]+$/u, ""), withoutOpenMarks(text)];
  const isBroken = (part: string) => ends.some((told) => isHalf(told, part));
  const entries = answer.entries
    .filter(({ name }) => !isBroken(name))
    .map((entry, index): ParsedEntry => {
      const isHalfSite = entry.domain !== null && isBroken(entry.domain);
      return { ...entry, rank: index + 1, domain: isHalfSite ? null : entry.domain };
    });
  if (entries.length > 0) return { answer: { ...answer, entries }, isCut: true };
  const outcome = answer.outcome === "ranked" ? "named_nobody" : answer.outcome;
  return { answer: { ...answer, entries, outcome, shape: "nothing" }, isCut: true };
}

/** Marks that open or join something, with nothing after them; a line break after a name ends it. */
const END_MARKS = /(?:[ \t*_`"“«(&+|]|\[)+$/u;

/** An emphasised name that was closed is whole: `**Kettle**`. */
function withoutOpenMarks(text: string): string {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  const isClosed = /\S(?:\*\*|__)\s*$/u.test(line) && line.split(/\*\*|__/u).length % 2 === 1;
  return isClosed ? text : text.replace(END_MARKS, "");
}

/** The text ends with it, and it stands nowhere else as a whole. */
function isHalf(text: string, part: string): boolean {
  if (!text.endsWith(part)) return false;
  for (let at = text.indexOf(part); at < text.length - part.length; at = text.indexOf(part, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at + part.length] ?? "") && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ""))
      return false;
  return true;
}
