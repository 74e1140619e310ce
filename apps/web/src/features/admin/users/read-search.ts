import { AUTH_PROVIDERS, type AuthProvider, USER_ROLES, USER_SORTS, type UserRole } from "@standings/domain";
import { type ListSearch, type RawSearch, readChoice, readListSearch } from "../list/use-list-search.ts";

export interface UsersSearch extends ListSearch {
  readonly role?: UserRole | undefined;
  readonly authProvider?: AuthProvider | undefined;
}

export function readUsersSearch(raw: RawSearch): UsersSearch {
  return {
    ...readListSearch(raw, USER_SORTS),
    role: readChoice(raw.role, USER_ROLES),
    authProvider: readChoice(raw.authProvider, AUTH_PROVIDERS),
  };
}
