import type { CompanySuggestion } from "@standings/domain";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { askSuggestService } from "./ask-suggest-service.ts";
import { readCompanyQuery } from "./company-query.ts";
import { withSitesOf } from "./countries/read-countries.ts";
import { searchDirectory } from "./search-directory.ts";

export interface SuggestInput {
  /** The beginning of a name, a domain or an address, as typed. */
  readonly query: string;
  /** 1 to 10. */
  readonly limit: number;
  /** ISO 3166-1 alpha-2: a company's site for this country comes before its others. */
  readonly country?: string | undefined;
}

/**
 * Companies that the typed text may mean, best first: the domain itself, domains and names that begin with it,
 * names with a word that does, names much like it; then those of the suggest service, when there is room. Nothing
 * for fewer than 2 characters (spec part 1 §5). Of a company that has a site for the country, this site comes first. A service that fails or is slow costs its suggestions only.
 * Throws TOO_MANY_REQUESTS.
 */
export async function suggestCompanies(
  request: ServiceRequest,
  { query: typed, limit, country }: SuggestInput,
): Promise<CompanySuggestion[]> {
  const { services, caller } = allowAnyone(request);
  const query = readCompanyQuery(typed);
  if (!query) return [];
  await countAttempt(services, "suggest", { address: caller.address });
  const own = await searchDirectory(services, query, limit);
  const found = own.length < limit ? withMore(own, await askSuggestService(services, query.text)) : own;
  const all = country === undefined ? found : await withSitesOf(services.db, country, found);
  return all.slice(0, limit);
}

function withMore(
  own: readonly CompanySuggestion[],
  more: readonly CompanySuggestion[],
): CompanySuggestion[] {
  const known = new Set(own.map(({ domain }) => domain));
  return [...own, ...more.filter(({ domain }) => !known.has(domain))];
}
