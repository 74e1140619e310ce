import type { CompanySuggestion } from "../company.ts";
import type { GroupedSite } from "../countries/company-groups.ts";

/** Sites that are one company's, as admins see them. */
export interface AdminCompanyGroup {
  /** The first domain of the group. */
  readonly id: string;
  /** Of the site that answers list most. */
  readonly name: string;
  readonly sites: readonly Omit<GroupedSite, "groupId">[];
}

/** Sites of one name and one first label that are no group: they may be one company's. */
export interface GroupSuggestion {
  readonly name: string;
  /** Those first that answers list most. */
  readonly sites: readonly CompanySuggestion["domain"][];
}

/** Sites that an admin joins at once. */
export const MAX_JOINED_SITES = 30;
