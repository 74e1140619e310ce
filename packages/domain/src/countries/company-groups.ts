import { firstLabel } from "../identity/hosts.ts";
import { readPagesOf, type SiteReading } from "../site/site-reading.ts";
import { movedTo } from "../site/unread-texts.ts";
import { countryOfDomain } from "./site-country.ts";

/** What tells that two sites are one company's (`names-claims-topics-markets.md` §4.6). */
export const SITE_EVIDENCE = ["redirect", "hreflang", "catalogue", "admin"] as const;
export type SiteEvidence = (typeof SITE_EVIDENCE)[number];

/** A site, the catalogue or an admin says that another site is the same company's. */
export interface SiteLink {
  /** Registrable domain; of a redirect the one that leads to the other. */
  readonly domain: string;
  readonly other: string;
  readonly evidence: SiteEvidence;
  /** ISO 3166-1 alpha-2 of `other`, as the `hreflang` of `domain` says. */
  readonly country: string | null;
}

/** A site of a company; the country is null for a site for the world. */
export interface CountrySite {
  readonly domain: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

/** A site of a group of two or more. */
export interface GroupedSite extends CountrySite {
  /** The first domain of the group. */
  readonly groupId: string;
  /** What holds it in the group. */
  readonly evidence: readonly SiteEvidence[];
}

/** What the front page of a site says of other sites. */
export interface SiteFront {
  readonly domain: string;
  /** The site that it leads to instead of a page of its own. */
  readonly leadsTo: string | null;
  /** Other sites that its `hreflang` names. */
  readonly alternates: readonly CountrySite[];
}

/** Other sites that a front page names at most. */
export const MAX_ALTERNATE_SITES = 40;
/** Sites that a company's front page names and that are read in a week, and in one job. */
export const MAX_FRONTS_A_WEEK = 10;
export const MAX_FRONTS_A_JOB = 4;
/** Days after which a front page is read again. */
export const FRONT_AGAIN_DAYS = 7;

/** The front page of a reading; null where it could not be read. */
export function frontOf(reading: SiteReading): SiteFront | null {
  const { domain, unread, pages } = reading;
  const leadsTo = movedTo(reading);
  if (unread !== null) return leadsTo === null ? null : { domain, leadsTo, alternates: [] };
  const [home] = readPagesOf({ pages: pages.slice(0, 1) });
  return home ? { domain, leadsTo: null, alternates: home.content.alternateSites } : null;
}

/**
 * The links that tie two sites together: what an admin or the catalogue says, a site that names the other by `hreflang` and is named
 * by it, and a redirect to a site of the same first label or that names it. A redirect alone ties nothing: parked domains lead
 * to registrars and to networks of many.
 */
export function tiesOf(links: readonly SiteLink[]): SiteLink[] {
  const named = new Set(
    links.flatMap(({ domain, other, evidence }) => (evidence === "hreflang" ? [`${domain} ${other}`] : [])),
  );
  return links.filter(({ domain, other, evidence }) => {
    if (domain === other) return false;
    const isNamed = named.has(`${other} ${domain}`);
    if (evidence === "hreflang") return isNamed;
    return evidence !== "redirect" || isNamed || haveOneLabel(domain, other);
  });
}

/** "amazon.de" and "amazon.com"; a letter alone (x.com) is no name. */
export function haveOneLabel(domain: string, other: string): boolean {
  const [one, two] = [domain, other].map((site) => firstLabel(site).replaceAll("-", ""));
  return one === two && one !== undefined && one.length > 1;
}

/** The groups that links make, by domain. Whatever their order, and whatever group was there before. */
export function groupSites(links: readonly SiteLink[]): GroupedSite[] {
  const ties = tiesOf(links);
  const firstOf = leadersOf(ties);
  return [...firstOf.keys()].sort().map((domain) => {
    const own = ties.filter((tie) => tie.domain === domain || tie.other === domain);
    const stated = new Set(own.flatMap((tie) => (tie.other === domain ? (tie.country ?? []) : [])));
    const [country] = stated;
    return {
      groupId: firstOf.get(domain) ?? domain,
      domain,
      // Sites that disagree say nothing.
      country: stated.size === 1 && country ? country : countryOfDomain(domain),
      evidence: SITE_EVIDENCE.filter((evidence) => own.some((tie) => tie.evidence === evidence)),
    };
  });
}

/** The first domain, in order, of all that ties join with each domain. */
function leadersOf(ties: readonly SiteLink[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Set<string>>();
  for (const { domain, other } of ties) {
    const [one, two] = [groups.get(domain) ?? [domain], groups.get(other) ?? [other]];
    const joined = new Set([...one, ...two]);
    for (const site of joined) groups.set(site, joined);
  }
  return new Map([...groups].map(([domain, group]) => [domain, [...group].sort()[0] ?? domain]));
}
