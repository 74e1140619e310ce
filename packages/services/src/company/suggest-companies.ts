import type { CompanySuggestion } from "@standings/domain";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { askSuggestService } from "./ask-suggest-service.ts";
import { readCompanyQuery } from "./company-query.ts";
import { searchDirectory } from "./search-directory.ts";

export interface SuggestInput {
  /** The beginning of a name, a domain or an address, as typed. */
  readonly query: string;
  /** 1 to 10. */
  readonly limit: number;
}

/**
 * Companies that the typed text may mean, best first: the domain itself, domains and names that begin with it,
 * names with a word that does, names much like it; then those of the suggest service, when there is room. Nothing
 * for fewer than 2 characters (spec part 1 §5). A service that fails or is slow costs its suggestions only.
 * Throws TOO_MANY_REQUESTS.
 */
export async function suggestCompanies(
  request: ServiceRequest,
  { query: typed, limit }: SuggestInput,
): Promise<CompanySuggestion[]> {
  const { services, caller } = allowAnyone(request);
  const query = readCompanyQuery(typed);
  if (!query) return [];
  await countAttempt(services, "suggest", { address: caller.address });
  const own = await searchDirectory(services, query, limit);
  if (own.length >= limit) return own;
  const more = await askSuggestService(services, query.text);
  const known = new Set(own.map(({ domain }) => domain));
  return [...own, ...more.filter(({ domain }) => !known.has(domain))].slice(0, limit);
}
