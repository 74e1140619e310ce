import { MAX_COMPANY_NAME } from "../brands/brand-names.ts";
import { isListedSource } from "../brands/source-types.ts";
import type { SiteEvidence } from "../countries/company-groups.ts";
import { companySite, registrableDomain } from "../identity/sites.ts";
import { readPagesOf, type SiteReading } from "./site-reading.ts";
import { movedTo } from "./unread-texts.ts";

/** A name that a site's JSON-LD gives to an organization, or an address that it says is the same one's. */
export interface StatedName {
  readonly field: "legalName" | "alternateName" | "sameAs";
  readonly text: string;
  /** The organization's own address; null where it has none. */
  readonly url: string | null;
}

/** Where a site tells a name of its own or another site; or what ties another site to it (`SiteEvidence`, record 120). */
export interface ToldBySite {
  readonly domain: string;
  /** `redirect`: the site leads to the other; `leads_here`: the other leads to it. */
  readonly field: StatedName["field"] | "leads_here" | SiteEvidence;
}

/** A name or site of a company, as its own site tells it. */
export interface NameOfSite {
  readonly type: "name" | "site";
  readonly text: string;
  readonly toldBy: ToldBySite;
}

/**
 * What a company's site says it is called, and which sites it says are its own or leads to. Organizations whose address is elsewhere
 * are others; an address with a path or on a network of many is a profile, no site of the company.
 */
export function namesOfSite(reading: SiteReading): NameOfSite[] {
  const { domain } = reading;
  const home = registrableDomain(domain);
  const stated = readPagesOf(reading).flatMap(({ content }) => content.names);
  const told = stated.flatMap(({ field, text, url }): NameOfSite[] => {
    if (url !== null && siteOf(url) !== home) return [];
    const toldBy = { domain, field };
    if (field !== "sameAs") return text.length > MAX_COMPANY_NAME ? [] : [{ type: "name", text, toldBy }];
    const site = ownSiteOf(text);
    return site === null || site === domain ? [] : [{ type: "site", text: site, toldBy }];
  });
  const target = movedTo(reading);
  const moved = target === null || isListedSource(target) ? [] : [target];
  return [
    ...moved.map((text): NameOfSite => ({ type: "site", text, toldBy: { domain, field: "redirect" } })),
    ...new Map(told.map((one) => [`${one.type} ${one.text}`, one])).values(),
  ];
}

function siteOf(address: string): string | null {
  return registrableDomain(URL.parse(address)?.hostname ?? "");
}

/** `https://webflow.de/` is a site, also in a language's folder; `https://x.com/webflow` a profile. */
function ownSiteOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/u.test(url.protocol) || !/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/iu.test(url.pathname))
    return null;
  const site = companySite(url.hostname);
  return site === null || isListedSource(site) ? null : site;
}
