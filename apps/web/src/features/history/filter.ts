/** Filter and order of the history, read from the address. Pure. */
import { PROMPT_MAX_LENGTH, plural, SEARCH_KINDS, type SearchKind } from "@standings/domain";
import type { HistorySort } from "../../lib/api/api-types.ts";

/** Searches of one kind, or studies. */
export type HistoryKind = SearchKind | "study";

const KINDS: readonly HistoryKind[] = [...SEARCH_KINDS, "study"];

export interface HistoryFilter {
  readonly text: string;
  /** Null shows every kind, and studies above them. */
  readonly kind: HistoryKind | null;
  readonly sort: HistorySort;
}

/** Query parameters of the address; a missing one means the default. */
export interface HistorySearch {
  readonly q?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  readonly sort?: HistorySort | undefined;
}

export const SORTS: Record<HistorySort, string> = {
  "-createdAt": "Newest first",
  createdAt: "Oldest first",
  prompt: "Prompt A–Z",
  "-prompt": "Prompt Z–A",
};

const NEWEST_FIRST: HistorySort = "-createdAt";

/** Drops unknown and default values. */
export function readHistorySearch({ q, kind, sort }: Record<string, unknown>): HistorySearch {
  const text = typeof q === "string" ? q.trim().slice(0, PROMPT_MAX_LENGTH) : "";
  return {
    q: text === "" ? undefined : text,
    kind: KINDS.find((known) => known === kind),
    sort: isSort(sort) && sort !== NEWEST_FIRST ? sort : undefined,
  };
}

export function toFilter({ q, kind, sort }: HistorySearch): HistoryFilter {
  return { text: q ?? "", kind: kind ?? null, sort: sort ?? NEWEST_FIRST };
}

export function isSort(value: unknown): value is HistorySort {
  return typeof value === "string" && Object.hasOwn(SORTS, value);
}

/** True when the filter matches every search. */
export function showsAll({ text, kind }: HistoryFilter): boolean {
  return text === "" && kind === null;
}

/** True for orders by date, which group rows by day. */
export function isByDate({ sort }: HistoryFilter): boolean {
  return sort === "createdAt" || sort === NEWEST_FIRST;
}

/** "12 searches"; "700+ searches" when they were not counted to the end, the same whatever the order. */
export function countLabel(total: number, isLowerBound: boolean): string {
  if (!isLowerBound) return plural(total, "search", "searches");
  const step = total < 100 ? 10 : 100;
  return `${Math.floor(total / step) * step}+ searches`;
}
