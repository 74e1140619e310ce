import type { Heading } from "@standings/domain";
import type { Step } from "./page-tree.ts";
import { oneLine } from "./visible-text.ts";

const MAX_HEADINGS = 200;
const MAX_LENGTH = 300;
const LEVEL_OF = new Map(["h1", "h2", "h3", "h4", "h5", "h6"].map((name, index) => [name, index + 1]));

/** Collects the headings of a document, in its order. */
export class Headings {
  readonly #found: { readonly level: number; readonly parts: string[] }[] = [];
  #depth = 0;

  take(step: Step): void {
    if (step.kind === "text") {
      if (this.#depth > 0) this.#found.at(-1)?.parts.push(step.text);
      return;
    }
    const level = LEVEL_OF.get(step.element.tagName);
    if (level === undefined) return;
    this.#depth += step.kind === "open" ? 1 : -1;
    if (step.kind === "open" && this.#depth === 1) this.#found.push({ level, parts: [] });
  }

  list(): Heading[] {
    return this.#found.slice(0, MAX_HEADINGS).map(({ level, parts }) => ({
      level,
      text: oneLine(parts.join("")).slice(0, MAX_LENGTH),
    }));
  }
}
