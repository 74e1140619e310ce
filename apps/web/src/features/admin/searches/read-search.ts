import {
  type ListSearch,
  type RawSearch,
  readChoice,
  readListSearch,
  readUser,
} from "../list/use-list-search.ts";

export interface SearchesSearch extends ListSearch {
  /** Id of a user. */
  readonly user?: string | undefined;
  readonly trending?: "true" | "false" | undefined;
}

export function readSearchesSearch(raw: RawSearch): SearchesSearch {
  return {
    ...readListSearch(raw, []),
    user: readUser(raw.user),
    trending: readChoice(raw.trending, ["true", "false"]),
  };
}
