/** Rules for company domains (spec part 1 §5, decisions "Ranking"). */

export const DOMAIN_REQUIRED = "Domain is required";
export const domainInvalid = (host: string) => `Please enter a valid domain (e.g., ${host})`;

/** The last part is of letters, or of other alphabets' letters as networks write them. */
const NAME_TLD = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]+|[a-z]{2,63})$/;
const MAX_DISPLAY = 16;

/** Host part of a typed or generated text in lower case, without scheme, www, port and path. */
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

/** Trims a typed domain: scheme, leading www. and trailing slash go. A path stays, so that validation refuses it. */
export function trimDomain(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

/** Also in the letters that it is shown in: "müller.de". */
export function isDomain(value: string): boolean {
  return value.length <= 253 && NAME_TLD.test(value.replace(/[^ -~\s]/g, "x"));
}

/** Domains longer than 16 characters are cut to 16 and an ellipsis (spec part 1 §9), which never follows a dot. */
export function shortDomain(domain: string): string {
  if (domain.length <= MAX_DISPLAY) return domain;
  return `${domain.slice(0, MAX_DISPLAY).replace(/\.$/, "")}…`;
}

/** Two-letter mark of a company without a logo. */
export function domainMonogram(domain: string): string {
  return domain
    .replace(/[^a-z0-9]/gi, "")
    .slice(0, 2)
    .toUpperCase();
}
