import { COUNTRIES, countryName } from "@standings/domain";
import type { ChatRequest } from "../protocol/read-request.ts";
import { regionOf } from "./regions.ts";

const TOLD = /\bThe buyer is in (.+?)\.(?:\s|$)/u;
const byName = new Map(COUNTRIES.map((country) => [countryName(country), country]));

/**
 * The country that a model takes the buyer to be in, as it learns it (`locates` of personas.csv): a location is read by its
 * search, so it says nothing where the model does not search. Null: nowhere.
 */
export function countryOf(
  { persona, location, instruction }: Pick<ChatRequest, "persona" | "location" | "instruction">,
  isSearching: boolean,
): string | null {
  if (persona.locates === "ignored") return null;
  const told = byName.get(TOLD.exec(instruction)?.[1] ?? "");
  const sent = persona.locates === "native" && isSearching ? location : null;
  return sent ?? told ?? null;
}

/** The market of that country. */
export function placeOf(...asked: Parameters<typeof countryOf>): string | null {
  const country = countryOf(...asked);
  return country === null ? null : regionOf(country);
}
