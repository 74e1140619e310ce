import type { UnreadReason } from "@standings/domain";
import { decodePage } from "./decode-page.ts";
import { stepsOf } from "./page-tree.ts";
import { type PageInput, SHELL_WORDS } from "./parse-page.ts";
import { Scripts } from "./scripts.ts";
import { countWords, VisibleText } from "./visible-text.ts";

/** Characters of a page that are looked at; what stands behind them is not. */
const LONGEST_TEXT = 200_000;

export interface PageText {
  readonly text: string;
  /** Why the page may say more than its text; null: it does not. */
  readonly lacks: Extract<UnreadReason, "cut" | "no_text"> | null;
}

/** Reads what a page says to everybody, as served, by lines; nothing in it is executed. */
export function pageText({ body, isCut, contentType }: PageInput): PageText {
  const [visible, scripts] = [new VisibleText(), new Scripts()];
  for (const step of stepsOf(decodePage(body, contentType).text))
    for (const part of [visible, scripts]) part.take(step);
  const lines = visible.lines();
  const text = lines.slice(0, LONGEST_TEXT).toWellFormed().replaceAll("\0", "");
  if (isCut || lines.length > LONGEST_TEXT) return { text, lacks: "cut" };
  const words = countWords(text);
  const isShell = words === 0 || (words < SHELL_WORDS && scripts.shellSigns().length > 0);
  return { text, lacks: isShell ? "no_text" : null };
}
