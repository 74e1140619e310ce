/** What grounded a model's answer: what it found on the web, or its training alone. Pure. */
import { plural } from "./number-words.ts";

/**
 * Whose search it was: the model's own or its provider's, Exa, which OpenRouter lends to models, or another one of the
 * gateway.
 */
export type SearchEngine = "native" | "exa" | "gateway";

/**
 * Who searched for an answer. Answers of the same model are different measurements where this differs. `none`: it did not
 * search; `unknown`: it searched, and the reply does not tell with what.
 */
export const SEARCHED_BY = ["native", "exa", "gateway", "none", "unknown"] as const;
export type SearchedBy = (typeof SEARCHED_BY)[number];

export interface Searched {
  readonly type: "searched";
  /** Null when the reply does not tell. */
  readonly engine: SearchEngine | null;
  /** In the order asked; empty when the reply does not tell them. */
  readonly queries: readonly string[];
  /** How often it searched; null when the reply does not tell. */
  readonly requests: number | null;
}

export type Grounding =
  | Searched
  /** Search was offered, and the model did not use it. */
  | { readonly type: "could_have_searched" }
  /** The model was not asked to search, or it can't. */
  | { readonly type: "training" };

/** What grounded an answer, in the words that every screen, report and document uses. */
export const GROUNDING_LABELS: Readonly<Record<Grounding["type"], string>> = {
  searched: "Searched the web",
  could_have_searched: "Could have searched, did not",
  training: "Training data",
};

/** Who searched, in the words that every screen and export uses. */
export const SEARCHED_BY_LABELS: Readonly<Record<SearchedBy, string>> = {
  native: "Searched with the model’s own search",
  exa: "Searched with Exa through the gateway",
  gateway: "Searched with the gateway’s search",
  none: "Did not search",
  unknown: "Searched; with what is not known",
};

/** The search alone, to go on after "with". */
export const SEARCH_WORDS: Readonly<Record<SearchedBy, string>> = {
  native: "its own search",
  exa: "Exa",
  gateway: "the gateway’s search",
  none: "no search",
  unknown: "an unnamed search",
};

export function searchedBy(grounding: Grounding): SearchedBy;
export function searchedBy(grounding: Grounding | null): SearchedBy | null;
/** Who searched for an answer with this grounding; null when that is not known. */
export function searchedBy(grounding: Grounding | null): SearchedBy | null {
  if (grounding === null) return null;
  return grounding.type === "searched" ? (grounding.engine ?? "unknown") : "none";
}

/** "Searched with Exa through the gateway"; null when nothing is known. */
export function searchedByLabel(grounding: Grounding | null): string | null {
  const by = searchedBy(grounding);
  return by && SEARCHED_BY_LABELS[by];
}

/** "20 companies · Searched the web"; of an answer whose grounding is not known the count alone. */
export function withGrounding(count: string, grounding: Grounding | null): string {
  return grounding ? `${count} · ${GROUNDING_LABELS[grounding.type]}` : count;
}

/** The grounding without the model's queries, which may name what is hidden. */
export function censorGrounding(grounding: Grounding | null): Grounding | null {
  return grounding?.type === "searched" ? { ...grounding, queries: [] } : grounding;
}

/** The grounding without queries that may name what is hidden. */
export function withoutQueries<Of extends Grounding | null>(
  grounding: Of,
  isHidden: (query: string) => boolean,
): Of | Searched {
  if (grounding?.type !== "searched") return grounding;
  return { ...grounding, queries: grounding.queries.filter((query) => !isHidden(query)) };
}

/** "Searched for: “crm for startups”, “best crm 2026”"; null when no query is known. */
export function describeQueries(grounding: Grounding | null): string | null {
  if (grounding?.type !== "searched" || grounding.queries.length === 0) return null;
  return `Searched for: ${grounding.queries.map((query) => `“${query}”`).join(", ")}`;
}

/** Whether one of the answers is grounded in a search. */
export function hasSearched(answers: readonly { readonly grounding: Grounding | null }[]): boolean {
  return answers.some(({ grounding }) => grounding?.type === "searched");
}

/** "3 of 5 models searched the web"; null when that is not known of every model, or there is none. */
export function countSearched(groundings: readonly (Grounding | null)[]): string | null {
  const { length } = groundings;
  if (length === 0 || groundings.includes(null)) return null;
  const searched = groundings.filter((grounding) => grounding?.type === "searched").length;
  return `${searched} of ${plural(length, "model")} searched the web`;
}
