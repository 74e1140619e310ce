import {
  type ListSearch,
  type RawSearch,
  readChoice,
  readListSearch,
  textOf,
} from "../list/use-list-search.ts";

export interface SearchesSearch extends ListSearch {
  /** Id of a user. */
  readonly user?: string | undefined;
  readonly trending?: "true" | "false" | undefined;
  /** Id of the search whose details are open. */
  readonly open?: string | undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readSearchesSearch(raw: RawSearch): SearchesSearch {
  const user = textOf(raw.user);
  return {
    ...readListSearch(raw, []),
    user: user !== undefined && ID.test(user) ? user : undefined,
    trending: readChoice(raw.trending, ["true", "false"]),
  };
}
