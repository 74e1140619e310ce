import type { Persona } from "../personas.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { chance } from "../random.ts";
import type { Ranking } from "./entry.ts";

/** A model's search of the web, with the queries in the order asked. */
export interface WebSearch {
  /** The provider's own, the gateway's tool, or that of a model which always searches. */
  readonly by: "native" | "gateway" | "built_in";
  readonly queries: readonly string[];
}

interface SearchInput {
  readonly occasion: string;
  readonly seed: string;
}

/** Who searches for the model, as the world is now. */
function searcherOf({ persona, world }: ChatRequest): Persona["search"] {
  return world?.searchedBy ?? persona.search;
}

/** Whether the model searches for an answer; equal questions get equal searches. */
export function wantsSearch(request: ChatRequest, { occasion, seed }: SearchInput): boolean {
  const { persona, webSearch } = request;
  const { id, searchRate } = persona;
  const by = searcherOf(request);
  if (by === "none" || (webSearch === "none" && by !== "built_in")) return false;
  return webSearch === "forced" || chance(seed, "search", id, occasion) < searchRate;
}

/** The model's search for an answer, or null when it does not search. */
export function searchWeb(
  request: ChatRequest,
  ranking: Ranking,
  { occasion, seed }: SearchInput,
): WebSearch | null {
  const { id } = request.persona;
  const by = searcherOf(request);
  if (by === "none" || ranking.entries.length === 0) return null;
  if (!wantsSearch(request, { occasion, seed })) return null;
  const subject = ranking.subject.replace(/\s+/g, " ");
  const queries = [subject, `${ranking.label} reviews`, `${subject} compared`];
  return { by, queries: queries.slice(0, 1 + Math.floor(3 * chance(seed, "queries", id, occasion))) };
}
