import type { Element, Step } from "./page-tree.ts";

/** What nobody reads without scripts. */
const UNREAD: ReadonlySet<string> = new Set([
  ...[
    "head",
    "title",
    "script",
    "style",
    "noscript",
    "template",
    "svg",
    "iframe",
    "object",
    "canvas",
    "select",
    "textarea",
  ],
]);

/** Elements inside a line, which do not end a word. */
const INLINE: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "kbd", "mark", "q", "s", "small"],
  ...["span", "strong", "sub", "sup", "time", "u", "var", "wbr"],
]);

/** Collects the text that stands in a document for everybody to read. */
export class VisibleText {
  readonly #parts: string[] = [];
  /** Open elements that hide what is in them. */
  #hidden = 0;

  take(step: Step): void {
    if (step.kind === "text") {
      if (this.#hidden === 0) this.#parts.push(step.text.replace(/\s+/g, " "));
      return;
    }
    if (isHidden(step.element)) this.#hidden += step.kind === "open" ? 1 : -1;
    if (!INLINE.has(step.element.tagName)) this.#parts.push("\n");
  }

  text(): string {
    return oneLine(this.#parts.join(""));
  }

  /** Blocks and cells on lines of their own. */
  lines(): string {
    const lines = this.#parts.join("").split("\n").map(oneLine);
    return lines.filter((line) => line !== "").join("\n");
  }
}

function isHidden(element: Element): boolean {
  return UNREAD.has(element.tagName) || element.attrs.some(({ name }) => name === "hidden");
}

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Words by Unicode's rules and, for Chinese, Japanese and Thai, ICU's dictionaries. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
