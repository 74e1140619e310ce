import { entryKey, isSameCompany } from "../identity/keys.ts";
import { questionKinds } from "../mentions/kind-of-question.ts";
import { soughtCompany } from "../mentions/sought-company.ts";
import { MAX_RESULTS, type RankedEntry } from "../ranking.ts";

export interface NamedCompany {
  readonly domain: string;
  readonly companyName: string;
}

/** Shorter labels of a domain are parts of too many words. */
const LEAST_LABEL = 4;

/** Whether a buyer's question names the company: by its name, its site or the site's first label. */
export function namesCompany(question: string, { domain, companyName }: NamedCompany): boolean {
  const [label = ""] = domain.split(".");
  const names = label.length >= LEAST_LABEL ? [companyName, label] : [companyName];
  return questionKinds(soughtCompany(names, domain), [])(question) === "branded";
}

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
