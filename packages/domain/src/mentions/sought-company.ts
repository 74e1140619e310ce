/**
 * When a name counts by how it is written: in any case; as it is written (`is-name.ts`); or so, with its site in the answer or
 * a word of its category near.
 */
export type NameRule = "any" | "as_written" | "with_category";

export interface SoughtName {
  readonly text: string;
  /** Missing: `any` for names with signs of their own (several words, digits, inner capitals), else `as_written`. */
  readonly rule?: NameRule;
}

/** How a company may be called in a text. */
export interface SoughtCompany {
  readonly names: readonly SoughtName[];
  /** Hosts; those below them are the company's, too. */
  readonly sites: readonly string[];
  /** Phrases in which the name is somebody else: "Apple Records". */
  readonly not: readonly string[];
  /** Words of what the company makes: "CRM", "note taking". */
  readonly categoryWords: readonly string[];
}

/** A company known by names and one domain ("": unknown). */
export function soughtCompany(
  names: readonly string[],
  domain: string,
  categoryWords: readonly string[] = [],
): SoughtCompany {
  return { names: names.map((text) => ({ text })), sites: [domain], not: [], categoryWords };
}
