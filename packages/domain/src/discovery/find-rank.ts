import { entryKey, isSameCompany } from "../identity/keys.ts";
import { MAX_RESULTS, type RankedEntry } from "../ranking.ts";
import type { NamedCompany } from "./names-company.ts";

/**
 * Rank of a company in a model's list, within the top 20: by its site, else by its name where the list gives no site or one
 * that is the same company's (`isSameCompany`). Null when it is not listed.
 */
export function findRank(
  results: readonly RankedEntry[],
  { domain, companyName }: NamedCompany,
): number | null {
  const company = { name: companyName, domain };
  const own = results.filter((entry) => entry.rank <= MAX_RESULTS.company);
  const key = entryKey(company, "company");
  const found = own.filter((entry) => entryKey(entry, "company") === key);
  const named = own.filter((entry) => isSameCompany(entry, company));
  const ranks = (found.length > 0 ? found : named).map(({ rank }) => rank);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}
