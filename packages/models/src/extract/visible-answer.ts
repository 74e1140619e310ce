import { limitText, splitThinking } from "../parse/limit-text.ts";
import { visibleText } from "../parse/markup.ts";
import { cleanControls, decodeEntities, stripReferences } from "../parse/plain-text.ts";

const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|>~&])/gu;

/**
 * What a reader of an answer sees, as text: without reasoning, comments, hidden elements, scripts and invisible
 * characters; character references and escapes decoded. Marks and tags stay, they are told apart when names are
 * looked for. At most 48,000 characters.
 */
export function visibleAnswer(text: string): string {
  const { answer } = splitThinking(cleanControls(stripReferences(limitText(text))));
  return cleanControls(visibleText(decodeEntities(visibleText(answer)))).replace(ESCAPED, "$1");
}
