import { unwrapAnswer } from "./answer-marks.ts";

const EDGE = 24_000;
/** No model writes this much. Less of it is read, so that the costliest input takes a few milliseconds. */
const ABNORMAL = 200_000;
const ABNORMAL_EDGE = 8_000;
const ABNORMAL_LINES = 40;
const CLOSERS = ["</think>", "</thinking>", "</reasoning>"];

/**
 * Bounds the work: of an answer longer than 48,000 characters only its first and last 24,000 are read, so
 * that a list after a very long preamble is still found; of more than 200,000, the first and last 8,000 and 40
 * lines. What stands before the end of a thinking block is dropped first. Real answers end before 40,000.
 */
export function limitText(text: string): string {
  const isAbnormal = text.length > ABNORMAL;
  const edge = isAbnormal ? ABNORMAL_EDGE : EDGE;
  if (text.length <= 2 * edge) return text;
  // A search for one character is many times faster than others, and most texts have no such mark.
  const closers = text.includes("<") ? CLOSERS.filter((mark) => text.includes(mark)) : [];
  const thought = Math.max(-1, ...closers.map((mark) => text.lastIndexOf(mark)));
  const answer = thought > 0 && text.length - thought > 40 ? text.slice(thought) : text;
  if (answer.length <= 2 * edge) return answer;
  const [head, tail] = [answer.slice(0, edge), answer.slice(-edge)];
  if (!isAbnormal) return `${head}\n\n${tail}`;
  const first = head.split(LINE_BREAK).slice(0, ABNORMAL_LINES);
  const last = tail.split(LINE_BREAK).slice(-ABNORMAL_LINES);
  return [...first, "", ...last].join("\n");
}

const LINE_BREAK = /\r\n?|\n/;
const OPEN = /<think>/;
const CLOSE = "</think>";

/**
 * Drops the reasoning before an answer, whatever marks it (`unwrapAnswer`): everything up to the last closing tag, and an
 * opened block that never closes. What follows an unclosed tag is returned as `thought`.
 */
export function splitThinking(whole: string): { answer: string; thought: string } {
  const text = unwrapAnswer(whole);
  const opened = text.search(OPEN);
  const closed = text.lastIndexOf(CLOSE);
  if (closed >= 0) {
    const rest = text.slice(closed + CLOSE.length);
    const before = opened > 0 ? text.slice(0, opened) : "";
    return rest.trim() === "" && before.trim() !== ""
      ? { answer: before, thought: "" }
      : { answer: rest, thought: "" };
  }
  if (opened < 0) return { answer: text, thought: "" };
  return { answer: text.slice(0, opened), thought: text.slice(opened) };
}
