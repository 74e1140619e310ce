import { COMMAND_WORDS } from "./command-words.ts";

/** Sentences of an answer that speak to whoever reads it for a machine: injected instructions. */

const COMMAND = new RegExp(
  COMMAND_WORDS.flatMap(({ overrides, addresses, orders }) => [...overrides, ...addresses, ...orders])
    .map((source) => `(?:${source})`)
    .join("|"),
  "imu",
);
/** A command and what it commands stand in one paragraph. */
const PARAGRAPH = /(?:(?!\n[^\S\n]*\n).)+/gsu;
const SENTENCE_END = /[.!?]["”’)\]*_]{0,3}\s|[。！？]|\n/gu;

/**
 * The text with spaces in place of commands: each from the beginning of its sentence to the end of its paragraph. It
 * has the length of the text, so places stay what they are.
 */
export function blankCommands(text: string): string {
  if (!COMMAND.test(text)) return text;
  return text.replace(PARAGRAPH, (paragraph) => {
    const found = COMMAND.exec(paragraph);
    if (!found) return paragraph;
    const start = sentenceStart(paragraph, found.index);
    return (
      paragraph.slice(0, start) +
      paragraph.slice(start).replace(/[^\n]/gu, (character) => " ".repeat(character.length))
    );
  });
}

function sentenceStart(paragraph: string, at: number): number {
  let start = 0;
  for (const { index, 0: end } of paragraph.slice(0, at).matchAll(SENTENCE_END)) start = index + end.length;
  return start;
}
