/** Rules for company domains (spec part 1 §5, decisions "Ranking"). */

export const DOMAIN_REQUIRED = "Domain is required";
export const domainInvalid = (host: string) => `Please enter a valid domain (e.g., ${host})`;

const NAME_TLD = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAX_DISPLAY = 16;

/** Host part of what somebody typed or a model wrote: no scheme, user, www, port or path; lower-case. */
export function cleanDomain(value: string): string {
  return value
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .toLowerCase()
    .replace(/^www\./, "");
}

/** What somebody typed on a page: no scheme, leading www. or trailing slash; a path stays, and is no domain. */
export function trimDomain(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

export function isDomain(value: string): boolean {
  return value.length <= 253 && NAME_TLD.test(value);
}

/** Domains longer than 16 characters are cut to 16 and an ellipsis (spec part 1 §9). */
export function shortDomain(domain: string): string {
  return domain.length > MAX_DISPLAY ? `${domain.slice(0, MAX_DISPLAY)}…` : domain;
}

/** Two-letter mark of a company without a logo. */
export function domainMonogram(domain: string): string {
  return domain
    .replace(/[^a-z0-9]/gi, "")
    .slice(0, 2)
    .toUpperCase();
}
