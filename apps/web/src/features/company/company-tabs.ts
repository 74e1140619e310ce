import { COMPANY_TAB_TITLES, DISCOVERY_FEATURE } from "@standings/domain";

/** Tabs of a company page, the default first; the others are named in the address (spec part 2 §2). */
export const COMPANY_TABS = [
  { id: "prompts", label: COMPANY_TAB_TITLES.prompt },
  { id: "seo", label: COMPANY_TAB_TITLES.seo },
  { id: "sources", label: COMPANY_TAB_TITLES.sources },
  { id: "discovery", label: DISCOVERY_FEATURE.feature },
] as const;

export type CompanyTab = (typeof COMPANY_TABS)[number]["id"];

/** Tab of an address; undefined for the default, which is left out. */
export function readCompanyTab(value: unknown): CompanyTab | undefined {
  return COMPANY_TABS.slice(1).find(({ id }) => id === value)?.id;
}

/** Guests may read what stands in these tabs; the others cost credits. */
export function isOpenTab(tab: CompanyTab | undefined): boolean {
  return tab === undefined || tab === "prompts" || tab === "sources";
}
