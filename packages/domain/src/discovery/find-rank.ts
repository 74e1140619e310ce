import { MAX_RESULTS, normaliseName, type RankedEntry } from "../ranking.ts";
import type { NamedCompany } from "./names-company.ts";

/**
 * Rank of a company in a model's list, within the top 20: by its registrable domain, else by its normalised name where the
 * list gives no domain. Null when it is not listed.
 */
export function findRank(
  results: readonly RankedEntry[],
  { domain, companyName }: NamedCompany,
): number | null {
  const name = normaliseName(companyName);
  const own = results.filter((entry) => entry.rank <= MAX_RESULTS.company);
  const found = own.filter((entry) => entry.domain === domain);
  const named = own.filter(
    (entry) => entry.domain === "" && name !== "" && normaliseName(entry.name) === name,
  );
  const ranks = (found.length > 0 ? found : named).map(({ rank }) => rank);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}
