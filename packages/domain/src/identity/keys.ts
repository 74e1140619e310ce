import type { RankingKind } from "../ranking.ts";
import { areRelated, canonicalHost, firstLabel, isBelow } from "./hosts.ts";
import { nameKey } from "./names.ts";

/**
 * Version of the rules of this folder. What is counted by them is stored with it and counted anew when it is older
 * (record 69): raise it whenever a name or an address may fold differently. `MATCHING_VERSION` is another: findings of studies carry it.
 */
export const IDENTITY_VERSION = 2;

/** A company or person as a list names it; `domain` is a site (`companySite`), or "". */
export interface NamedEntry {
  readonly name: string;
  readonly domain: string;
}

/** Identity of an entry by itself: a company's site, or its name when it has none. Of an expert: the name. */
export function entryKey({ name, domain }: NamedEntry, kind: RankingKind): string {
  if (kind === "company" && domain !== "") return canonicalHost(domain);
  return `name:${nameKey(name, kind)}`;
}

/**
 * Whether two lists mean the same company: one site, or one name without sites that tell two companies apart. Reflexive and
 * symmetric, but not transitive: over several lists, `keysOver` decides.
 */
export function isSameCompany(a: NamedEntry, b: NamedEntry): boolean {
  const [site, other] = [canonicalHost(a.domain), canonicalHost(b.domain)];
  if (site !== "" && site === other) return true;
  if (nameKey(a.name, "company") !== nameKey(b.name, "company")) return false;
  return site === "" || other === "" || areRelated(site, other);
}

interface List {
  readonly results: readonly NamedEntry[];
}

/**
 * Keys of entries over several lists, whatever their order. A company is the site that most lists give it:
 * - one name at a product's host and at its parent's domain is the product;
 * - one name at sites that differ in their endings alone (zoom.us, zoom.com) is one company, unless a list has both;
 * - a name without a site is the only company of that name.
 */
export function keysOver(lists: readonly List[], kind: RankingKind): (entry: NamedEntry) => string {
  if (kind === "expert") return (entry) => entryKey(entry, kind);
  const nameOf = remember((name) => nameKey(name, kind));
  const siteOf = remember(canonicalHost);
  const sites = sitesByName(lists, nameOf, siteOf);

  const ownSite = (name: string, site: string): string => {
    const below = [...(sites.get(name) ?? [])].filter((other) => isBelow(other, site));
    return below.length === 1 && below[0] !== undefined ? ownSite(name, below[0]) : site;
  };
  const chosen = chosenSites(lists, sites, (entry) => ownSite(nameOf(entry.name), siteOf(entry.domain)));
  const companyAt = (name: string, site: string) => {
    const own = ownSite(name, site);
    return chosen.get(own) ?? own;
  };
  const onlyOne = (name: string, candidates: readonly string[]): string | null => {
    const companies = new Set(candidates.map((site) => companyAt(name, site)));
    return companies.size === 1 ? ([...companies][0] ?? null) : null;
  };
  const known = new Set([...sites.values()].flatMap((all) => [...all]));

  return ({ name, domain }) => {
    const key = nameOf(name);
    const named = [...(sites.get(key) ?? [])];
    if (domain === "") return onlyOne(key, named) ?? `name:${key}`;
    const site = siteOf(domain);
    const own = companyAt(key, site);
    if (known.has(site)) return own;
    return (
      onlyOne(
        key,
        named.filter((other) => areRelated(other, site)),
      ) ?? own
    );
  };
}

type Sites = ReadonlyMap<string, ReadonlySet<string>>;

function sitesByName(
  lists: readonly List[],
  nameOf: (name: string) => string,
  siteOf: (domain: string) => string,
): Sites {
  const sites = new Map<string, Set<string>>();
  for (const { name, domain } of lists.flatMap(({ results }) => results)) {
    if (domain === "") continue;
    const known = sites.get(nameOf(name));
    if (known) known.add(siteOf(domain));
    else sites.set(nameOf(name), new Set([siteOf(domain)]));
  }
  return sites;
}

/** For each of the sites that are one company, the one that most lists give. */
function chosenSites(
  lists: readonly List[],
  sites: Sites,
  siteOf: (entry: NamedEntry) => string,
): Map<string, string> {
  const chosen = new Map<string, string>();
  const groups = groupsOf([...sites.values()].flatMap(linksIn));
  if (groups.length === 0) return chosen;
  const listed = lists.map(({ results }) => new Set(results.map(siteOf)));
  for (const group of groups) {
    const isApart = listed.some((own) => group.filter((site) => own.has(site)).length > 1);
    if (isApart) continue;
    const times = (site: string) => listed.filter((own) => own.has(site)).length;
    const [most] = [...group].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1));
    for (const site of group) chosen.set(site, most ?? site);
  }
  return chosen;
}

/** Sites of one name with one first label, in pairs. */
function linksIn(sites: ReadonlySet<string>): [string, string][] {
  const first = new Map<string, string>();
  return [...sites].flatMap((site): [string, string][] => {
    const known = first.get(firstLabel(site));
    if (known !== undefined) return [[known, site]];
    first.set(firstLabel(site), site);
    return [];
  });
}

/** What links connect. */
function groupsOf(links: readonly (readonly [string, string])[]): string[][] {
  const groupOf = new Map<string, string[]>();
  for (const [a, b] of links) {
    const [left, right] = [groupOf.get(a) ?? [a], groupOf.get(b) ?? [b]];
    const joined = left === right ? left : [...left, ...right];
    for (const site of joined) groupOf.set(site, joined);
  }
  return [...new Set(groupOf.values())];
}

function remember(fold: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const folded = fold(text);
    known.set(text, folded);
    return folded;
  };
}
