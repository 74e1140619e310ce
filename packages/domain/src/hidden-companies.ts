import { withoutQueries } from "./grounding.ts";
import type { NamedEntry } from "./identity/keys.ts";
import type { SearchKind, SearchRecord } from "./runs.ts";

/** Companies that are off public pages. */
export interface HiddenCompanies {
  readonly domains: ReadonlySet<string>;
  /** In doubt it does. */
  readonly isNamedIn: (text: string) => boolean;
}

export const NOBODY_HIDDEN: HiddenCompanies = { domains: new Set(), isNamedIn: () => false };

/**
 * Whether an entry of a list is none of the hidden companies. One without an address is known by its name; a person has none, and
 * may be called like a company.
 */
export function isShownBeside({ domains, isNamedIn }: HiddenCompanies, kind: SearchKind) {
  return ({ name, domain }: NamedEntry): boolean =>
    !domains.has(domain) && (kind === "expert" || domain !== "" || !isNamedIn(name));
}

/** The record without what it says of some companies; the ranks of the others stay. */
export function withoutCompanies(record: SearchRecord, hidden: HiddenCompanies): SearchRecord {
  const { domains, isNamedIn } = hidden;
  if (domains.size === 0) return record;
  const isKept = isShownBeside(hidden, record.kind);
  const models = record.models.map((model) => ({
    ...model,
    results: model.results.filter(isKept),
    citations: model.citations.filter(({ domain }) => !domains.has(domain)),
    grounding: withoutQueries(model.grounding, isNamedIn),
  }));
  return { ...record, models, results: record.results.filter(isKept) };
}
