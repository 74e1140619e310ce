import { decodePage } from "./decode-page.ts";
import { stepsOf } from "./page-tree.ts";
import type { PageInput } from "./parse-page.ts";
import { VisibleText } from "./visible-text.ts";

/** Characters of a page that are looked at; what stands behind them is not. */
const LONGEST_TEXT = 200_000;

/** Reads what a page says to everybody, as served, by lines; nothing in it is executed. */
export function pageText({ body, contentType }: PageInput): string {
  const visible = new VisibleText();
  for (const step of stepsOf(decodePage(body, contentType).text)) visible.take(step);
  return visible.lines().slice(0, LONGEST_TEXT).toWellFormed().replaceAll("\0", "");
}
