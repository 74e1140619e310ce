import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

/** Query parameters of every list; defaults are left out of the address. */
export interface ListSearch {
  readonly page?: number | undefined;
  readonly search?: string | undefined;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: "asc" | "desc" | undefined;
}

export type RawSearch = Readonly<Record<string, unknown>>;

export type ChangeSearch<Search> = (changed: Partial<Search>) => void;

/** Page, words and direction of a list. A second value of a parameter counts as none. */
export function readListSearch(raw: RawSearch): ListSearch {
  const page = Number(textOf(raw.page));
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    search: textOf(raw.search),
    sortOrder: raw.sortOrder === "asc" || raw.sortOrder === "desc" ? raw.sortOrder : undefined,
  };
}

/** One of the values of a filter, or none. */
export function readChoice<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((known) => known === value);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Filters, order and page of a tab, kept in the address. `read` leaves out what is unknown. A change leads to the first
 * page unless it names another one.
 */
export function useListSearch<Search extends ListSearch>(
  read: (raw: RawSearch) => Search,
): readonly [search: Search, change: ChangeSearch<Search>] {
  const search = read(useSearch({ from: "/admin/{-$tab}" }));
  const navigate = useNavigate();
  const change = useCallback<ChangeSearch<Search>>(
    (changed) =>
      void navigate({
        to: "/admin/{-$tab}",
        params: true,
        search: (raw) => ({ ...read(raw), open: raw.open, page: undefined, ...changed }),
        replace: !("page" in changed),
        resetScroll: "page" in changed,
      }),
    [navigate, read],
  );
  return [search, change];
}

/** What is open above a list, kept in the address as `open`; closing leads back to the list as it was. */
export function useOpened(): readonly [id: string | undefined, open: (id: string | undefined) => void] {
  const id = textOf(useSearch({ from: "/admin/{-$tab}" }).open);
  const navigate = useNavigate();
  const open = useCallback(
    (opened: string | undefined) =>
      void navigate({
        to: "/admin/{-$tab}",
        params: true,
        search: (raw) => ({ ...raw, open: opened }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [id, open];
}
