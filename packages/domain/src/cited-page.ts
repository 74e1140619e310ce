/** Which page an address leads to, whatever its spelling. */

import { registrableDomain } from "./identity/sites.ts";

/** Parameters that tell where a reader came from, and nothing of the page. */
const TRACKING = new Set(
  `gclid gclsrc gbraid wbraid dclid fbclid msclkid yclid twclid ttclid li_fat_id igshid mc_cid mc_eid _ga _gl
  _hsenc _hsmi mkt_tok vero_id oly_anon_id oly_enc_id srsltid ref_src`.split(/\s+/u),
);
const TRACKING_FAMILY = /^(?:utm|mtm|pk|hsa|stm)_/u;

/** The address without tracking parameters and fragment; the fragment of an application (`#/`, `#!`) is its page. */
export function cleanAddress(address: URL): URL {
  if (!/[?#]/u.test(address.href)) return address;
  const url = new URL(address);
  if (!/^#[/!]/u.test(url.hash) || url.hash.includes(":~:")) url.hash = "";
  const names = [...url.searchParams.keys()].filter(isTracking);
  for (const name of names) url.searchParams.delete(name);
  return url;
}

function isTracking(name: string): boolean {
  const small = name.toLowerCase();
  return TRACKING.has(small) || TRACKING_FAMILY.test(small);
}

/** The same for all spellings of one page: scheme, `www.`, a slash at the end and the order of parameters aside. */
export function pageKey(address: URL): string {
  const url = cleanAddress(address);
  const { hostname, port, pathname, hash } = url;
  const query =
    url.search === ""
      ? []
      : [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const place = `${hostname.replace(/^www\./u, "")}:${port}${pathname.replace(/\/+$/u, "")}`;
  return `${place}?${query.join("&")}${hash}`;
}

/** A cited page and its site. */
export interface CitedPage {
  readonly url: string;
  readonly domain: string;
}

/** The pages behind addresses, each once under its key; what is no address of a site is left out. */
export function citedPages(urls: readonly string[]): ReadonlyMap<string, CitedPage> {
  const found = new Map<string, CitedPage>();
  for (const url of urls) {
    const domain = registrableDomain(url);
    if (domain === null || !URL.canParse(url)) continue;
    const key = pageKey(new URL(url));
    if (!found.has(key)) found.set(key, { url, domain });
  }
  return found;
}
