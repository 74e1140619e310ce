import { attribute, type Element } from "./page-tree.ts";
import { SiteAbout } from "./site-about.ts";
import { StatedFacts } from "./stated-facts.ts";
import { StatedNames } from "./stated-names.ts";

const MAX_TYPES = 50;
const MAX_NODES = 20_000;
const DATE_KEYS = new Set(["dateModified", "datePublished"]);

/** Types and dates in JSON-LD, microdata and RDFa, and what JSON-LD says of whose page it is. */
export class StructuredData {
  readonly #types = new Set<string>();
  readonly dates: string[] = [];
  readonly site = new SiteAbout();
  readonly stated = new StatedFacts();
  readonly names = new StatedNames();
  broken = 0;

  takeElement(element: Element): void {
    for (const name of ["itemtype", "typeof"]) {
      for (const type of attribute(element, name)?.split(/\s+/) ?? []) this.#addType(type);
    }
  }

  /** Reads JSON-LD without recursion. */
  takeJson(text: string): void {
    let root: unknown;
    try {
      root = JSON.parse(text);
    } catch {
      this.broken += 1;
      return;
    }
    const waiting = [root];
    for (let count = 0; waiting.length > 0 && count < MAX_NODES; count += 1) {
      const value = waiting.pop();
      if (typeof value !== "object" || value === null) continue;
      this.site.take(value);
      this.stated.take(value);
      this.names.take(value);
      for (const [key, child] of Object.entries(value).reverse()) {
        if (key === "@type") for (const type of [child].flat()) this.#addType(type);
        else if (DATE_KEYS.has(key) && typeof child === "string") this.dates.push(child);
        else waiting.push(child);
      }
    }
  }

  types(): string[] {
    return [...this.#types];
  }

  /** `https://schema.org/Product` and `schema:Product` are `Product`. */
  #addType(value: unknown): void {
    const type = typeof value === "string" && /[\w-]+$/.exec(value)?.[0];
    if (type && type.length <= 60 && this.#types.size < MAX_TYPES) this.#types.add(type);
  }
}
