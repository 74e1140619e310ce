import type { StatedName } from "@standings/domain";
import { oneLine } from "./visible-text.ts";

/** Names of one page, and characters of one. */
const MAX_STATED = 20;
const MAX_LENGTH = 200;
const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Agency)$/;
const FIELDS = ["legalName", "alternateName", "sameAs"] as const;

/** What JSON-LD calls organizations beside their name, and which other sites it says are theirs (§1.5). */
export class StatedNames {
  readonly #names = new Map<string, StatedName>();

  /** Takes a node of JSON-LD. */
  take(node: object): void {
    const own: Readonly<Record<string, unknown>> = { ...node };
    const types = [own["@type"]].flat().filter((type) => typeof type === "string");
    if (!types.some((type) => ORGANIZATION.test(type))) return;
    const url = textOf(own.url) || null;
    for (const field of FIELDS)
      for (const value of [own[field]].flat()) {
        const name = { field, text: textOf(value), url };
        if (name.text !== "" && this.#names.size < MAX_STATED) this.#names.set(JSON.stringify(name), name);
      }
  }

  list(): StatedName[] {
    return [...this.#names.values()];
  }
}

/** Longer ones are no names. */
function textOf(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return "";
  return oneLine(value);
}
