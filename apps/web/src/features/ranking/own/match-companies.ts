import type { CompanySuggestion } from "@standings/domain";

/** Those whose name or domain holds the typed text, in whatever case, without what comes before an address's host. */
export function matchCompanies<Company extends CompanySuggestion>(
  companies: readonly Company[],
  typed: string,
): readonly Company[] {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "");
  return companies.filter(({ name, domain }) => `${name.toLowerCase()}\n${domain}`.includes(text));
}

/** The one that is meant: the only one left, or the only one of that very name. */
export function onlyMatch<Company extends CompanySuggestion>(
  matches: readonly Company[],
  typed: string,
): Company | null {
  const named = matches.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const domains = new Set((named.length > 0 ? named : matches).map(({ domain }) => domain));
  return domains.size === 1 && typed.trim() !== "" ? (named[0] ?? matches[0]) || null : null;
}
