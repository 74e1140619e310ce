import { parse } from "tldts";
import { cleanDomain, isDomain } from "./domain-name.ts";

/**
 * The registrable domain (Public Suffix List, ICANN part) of a host, URL or domain text, or null when the
 * text is not trustworthy as a company's address: an IP, an unknown suffix, an e-mail address, free text.
 */
export function registrableDomain(value: string): string | null {
  if (value.length > 2048 || value.includes("@")) return null;
  const host = cleanDomain(value);
  if (!isDomain(host) && !/[^\u0020-\u007e]/u.test(host)) return null;
  if (/\s/u.test(host)) return null;
  const parsed = parse(host, { allowPrivateDomains: false });
  if (!parsed.isIcann || parsed.isIp || parsed.domain === null) return null;
  return parsed.domain;
}
