import type { CompanySuggestion } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";

/** Spec part 1 §5 and §9. */
const MIN_LENGTH = 2;
const WAIT_MS = 300;

export interface SuggestionLimits {
  readonly fetched: number;
  readonly shown: number;
  /** Country of the market that the company is looked for in: its sites come first. */
  readonly country?: string | undefined;
}

/** Companies that match the typed text, fetched once typing pauses; null before the first result. */
export function useSuggestions(
  typed: string,
  isWanted: boolean,
  { fetched, shown, country }: SuggestionLimits,
): readonly CompanySuggestion[] | null {
  const query = typed.trim();
  const isEnough = isWanted && query.length >= MIN_LENGTH;
  const settled = useSettled(query);
  // A failed call counts as an empty list (spec part 1 §8).
  const { data, isError } = trpc.company.suggest.useQuery(
    { query: settled, limit: fetched, country },
    { enabled: isEnough && settled.length >= MIN_LENGTH, placeholderData: keepPreviousData },
  );
  const found = isError ? [] : data;
  return isEnough && found ? found.slice(0, shown) : null;
}

/** The value once it has not changed for `WAIT_MS`. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A piece of a text; `isHit` marks the typed part. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text at the first occurrence of the typed text, ignoring case. */
export function highlight(text: string, typed: string): readonly Piece[] {
  const needle = typed.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case can be longer (İ); indexes in the two texts would then differ.
  const at = needle === "" || lower.length !== text.length ? -1 : lower.indexOf(needle);
  if (at < 0) return [{ text, isHit: false }];
  const end = at + needle.length;
  return [
    { text: text.slice(0, at), isHit: false },
    { text: text.slice(at, end), isHit: true },
    { text: text.slice(end), isHit: false },
  ].filter((piece) => piece.text !== "");
}
