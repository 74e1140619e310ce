import { cleanDomain, companySite, normaliseName } from "@standings/domain";

/** Typed text in the forms that the directory is searched by. */
export interface CompanyQuery {
  /** Trimmed; what an outside service is asked. */
  readonly text: string;
  /** As the beginning of a domain: letters, digits, dots and hyphens only, or null. */
  readonly domain: string | null;
  /** Registrable domain of a whole address ("https://www.hubspot.com/pricing"), or null. */
  readonly wholeDomain: string | null;
  /** As a name: without accents, case and punctuation; "" when nothing is left. Holds no pattern characters. */
  readonly nameKey: string;
}

const MIN_LENGTH = 2;
const DOMAIN_START = /^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u;
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/|^www\.|\.[a-z]|[/@]/i;

/** Null for fewer than 2 characters. */
export function readCompanyQuery(typed: string): CompanyQuery | null {
  const text = typed.trim();
  if ([...text].length < MIN_LENGTH) return null;
  const domain = cleanDomain(text);
  const wholeDomain = companySite(text);
  const [label = ""] = (wholeDomain ?? domain).split(".");
  return {
    text,
    domain: domain.length >= MIN_LENGTH && DOMAIN_START.test(domain) ? domain : null,
    wholeDomain,
    // An address is reduced to the part that sounds like the name: "htps://hubspott.com" still finds HubSpot.
    nameKey: normaliseName(ADDRESS.test(text) ? label : text),
  };
}
