/** Query parameters of the profile: its tab and the tab's view. */
import { type HistorySearch, readHistorySearch } from "../features/history/filter.ts";

export type ProfileTab = "prompts" | "account" | "transactions";

/** The defaults (My Prompts, no filter, Payments) are left out of the address. */
export interface ProfileSearch extends HistorySearch {
  readonly tab?: Exclude<ProfileTab, "prompts"> | undefined;
  readonly list?: "invoices" | "credits" | undefined;
}

export const validateProfileSearch = (search: Record<string, unknown>): ProfileSearch => {
  const { tab, list } = search;
  if (tab === "account") return { tab };
  if (tab === "transactions")
    return { tab, list: list === "invoices" || list === "credits" ? list : undefined };
  // Said, because the router keeps what nothing is said of.
  return { ...readHistorySearch(search), tab: undefined };
};
