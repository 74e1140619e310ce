import { expect, it } from "vitest";
import { citedBeside } from "./cited-beside.ts";

const SENTENCE = "Lark costs $24 a month.";
const QUOTED = { sentence: SENTENCE, quoteAt: 5, quoteLength: 9 };
const PAGES = ["https://a.com/", "https://b.com/", "https://c.com/"];

/** Spans of what stands in square brackets, in their order; the brackets go. */
function marked(text: string) {
  const spans: { url: string; start: number; end: number }[] = [];
  let plain = "";
  for (const part of text.split(/(\[[^\]]*\])/u)) {
    const inside = /^\[(.*)\]$/su.exec(part)?.[1];
    const start = plain.length;
    plain += inside ?? part;
    if (inside !== undefined) spans.push({ url: PAGES[spans.length] ?? "", start, end: plain.length });
  }
  return citedBeside(plain, QUOTED, spans);
}

it.each([
  ["over the quote", `It is good. [${SENTENCE}] Fine.`, [PAGES[0]]],
  ["over a part of it", "Lark [costs] $24 a month.", [PAGES[0]]],
  [
    "right behind the sentence, one after the other",
    `${SENTENCE} [(a)] [(b)] Fine. [(c)]`,
    PAGES.slice(0, 2),
  ],
  ["over the sentence before", `[It is good.] ${SENTENCE}`, []],
  ["over the sentence behind", `${SENTENCE} It is really [good.]`, []],
  ["where the answer says it otherwise", "[For Lark you pay $24.]", []],
])("a page is cited beside a quote: %s", (_, text, beside) => expect(marked(text)).toEqual(beside));
