import { companySite, hostOf, normaliseName, parentSite, resembles } from "@standings/domain";
import { cleanControls } from "./plain-text.ts";
import type { Candidate, Site } from "./types.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** Addresses in texts. Only an address in an entry's own text may become its domain. */

const ADDRESS =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61})\.){1,4}[\p{L}][\p{L}\p{N}-]{1,23}(?![\p{L}\p{N}@-])(?:[/?#:][^\s)\]>"'|*`）】,]{0,500})?/giu;
const MAX_SITES = 6;

/**
 * The addresses in a line that begins with `name`. An address is `attributed` when the line gives it as the name
 * itself, in the name's link or in brackets right after the name; any other one merely occurs.
 */
export function findSites(line: string, name: string): Site[] {
  const sites: Site[] = [];
  for (const match of line.matchAll(ADDRESS)) {
    if (sites.length >= MAX_SITES) break;
    sites.push({
      text: match[0],
      attributed:
        match[0] === name ||
        LABEL_BEFORE.test(line.slice(Math.max(0, match.index - 30), match.index)) ||
        isAttached(line, match.index, match[0].length, name),
    });
  }
  // The only address of a line, in brackets at its end, is the entry's.
  const [only] = sites;
  if (only && sites.length === 1 && !only.attributed && LAST_BRACKET.test(line))
    return [{ ...only, attributed: true }];
  return sites;
}

/** Nothing but the name, marks and brackets stands before the address. */
function isAttached(line: string, at: number, length: number, name: string): boolean {
  const before = line.slice(0, at);
  const end = before.lastIndexOf(name);
  const between = end < 0 ? before : before.slice(end + name.length);
  const isOpen =
    /[–—:：,-]\s*$/u.test(between) && /^[\s*_]+[\p{L}\p{N}]/u.test(line.slice(at + length, at + length + 8));
  if (isOpen) return false;
  return (
    between.length <= 60 &&
    /^[\s*_`()[\]（）<>|:：–—,"'-]*(?:(?:website|site|url|web|官网|\p{Lu}{2,6})[\s)）:：*]*)?[\s*_`()[\]（）<>|:：–—,"'-]*$/iu.test(
      between,
    )
  );
}

const LABEL_BEFORE = new RegExp(String.raw`${anyOf("siteKeys")}[*_]{0,2}\s?[:：→][*_]{0,2}\s?$`, "iu");
/** The text ends in a label such as `Website:`. */
export function endsInSiteLabel(text: string): boolean {
  return LABEL_BEFORE.test(text.slice(-30));
}

const LAST_BRACKET = /\s?[(（](?:https?:\/\/)?[^\s()（）\]]{4,120}[)）][.。]?\s*$/u;

export function findAddress(text: string): string | null {
  return text.slice(0, 600).match(ADDRESS)?.[0] ?? null;
}

/** Sites that answers cite; such a site is an entry's own only when the name matches it. */
const CITED_HOSTS = new Set(
  `g2.com capterra.com trustpilot.com gartner.com forrester.com wikipedia.org linkedin.com youtube.com
  twitter.com x.com facebook.com instagram.com crunchbase.com forbes.com techcrunch.com reddit.com
  glassdoor.com yelp.com medium.com github.com google.com bing.com duckduckgo.com pcmag.com
  techradar.com zapier.com nytimes.com bloomberg.com reuters.com clutch.co tripadvisor.com
  softwareadvice.com getapp.com nerdwallet.com investopedia.com cnet.com wirecutter.com statista.com
  wikidata.org businessinsider.com etsy.com amazon.com amazon.de amazon.co.uk ebay.com linktr.ee
  pinterest.com tiktok.com booking.com airbnb.com bol.com allegro.pl yellowpages.com`.split(/\s+/u),
);

/** Where an entry's address leads. */
export interface Place {
  /** As the answer gives it, without "www.". */
  readonly host: string;
  /** The host without ordinary labels (`companySite`): a product's own below its parent's domain. */
  readonly site: string;
  /** The registrable domain. */
  readonly parent: string;
}

/** The trustworthy address of an entry, or null. Occurring addresses count only when they look like the name. */
export function choosePlace(name: string, sites: readonly Site[]): Place | null {
  for (const site of sites) {
    if (!site.attributed) continue;
    const place = toPlace(site.text);
    if (place && (!CITED_HOSTS.has(place.parent) || isLike(name, place))) return place;
  }
  for (const site of sites) {
    const place = toPlace(site.text);
    if (place && isLike(name, place)) return place;
  }
  return /\s/u.test(name) ? null : toPlace(name);
}

function isLike(name: string, { site, parent }: Place): boolean {
  return resembles(name, parent) || (site !== parent && resembles(name, site));
}

const PAGE = /^(?:https?:\/\/)?[^\s/?#]+\/+[^\s/]/iu;

/**
 * The entries without pages that they cite, where several cite pages of one site: it is nobody's own, nor are the other
 * pages, unless an entry is called like their site.
 */
export function dropSharedSites(candidates: readonly Candidate[]): readonly Candidate[] {
  const citing = new Map<string, Set<string>>();
  for (const { name, sites } of candidates)
    for (const cited of sites.flatMap((site) => citedSite(name, site) ?? []))
      citing.set(cited, (citing.get(cited) ?? new Set()).add(normaliseName(name)));
  if (![...citing.values()].some((names) => names.size > 1)) return candidates;
  return candidates.map((candidate) => ({
    ...candidate,
    sites: candidate.sites.filter((site) => citedSite(candidate.name, site) === null),
  }));
}

/** The site of a page that is not called like the entry, or null. */
function citedSite(name: string, { text }: Site): string | null {
  const place = PAGE.test(text) ? toPlace(text) : null;
  return place !== null && !isLike(name, place) ? place.site : null;
}

const SCHEME = /^(?!https?:\/\/)[a-z][a-z0-9+.-]{0,20}:(?!\d)/iu;
/** Addresses that stand for any company: `company3.com`, `yourbrand.com`. */
const ANY_COMPANY =
  "(?:your|my|the)?(?:company|brand|business|vendor|provider|firm|web|website|site|domain|agency|shop)" +
  String.raw`(?:name|domain|site|website)?-?\d{0,2}\.(?:com|org|net)`;
const RESERVED = new RegExp(
  String.raw`^your-?(?:company|brand|business|store|shop|site|name|domain)\.|(?:^|\.)(?:example\.(?:com|org|net)|${ANY_COMPANY}|(?:bedrijfs|firmen|marken)naa?me?\.\p{L}{2,3})$`,
  "u",
);

/** Where a text leads that should be an address; other schemes, mail addresses and free text: null. */
function toPlace(text: string): Place | null {
  const trimmed = text.trim();
  if (!trimmed.includes(".") || trimmed.length > 600) return null;
  const known = memo.get(trimmed);
  if (known !== undefined) return known;
  const address = cleanControls(trimmed);
  const place = SCHEME.test(address) || address.includes("@") ? null : lookUp(address);
  const result = place && RESERVED.test(place.parent) ? null : place;
  if (memo.size >= MEMO_SIZE) memo.clear();
  memo.set(trimmed, result);
  return result;
}

// Bounded cache: the same few thousand companies come back in every answer.
const MEMO_SIZE = 5_000;
const memo = new Map<string, Place | null>();

function lookUp(text: string): Place | null {
  const direct = /\s|[([<]/u.test(text) ? null : placeAt(text.replace(/[.,;)\]]+$/u, ""));
  if (direct) return direct;
  const found = findAddress(text);
  return found && found !== text ? placeAt(found) : null;
}

function placeAt(address: string): Place | null {
  const site = companySite(address);
  return site === null ? null : { host: hostOf(address) ?? site, site, parent: parentSite(site) ?? site };
}

const WHOLE_ADDRESS = /^(?:https?:\/\/|www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:\/\S*)?$/u;

/** The whole text is an address. */
export function isAddress(text: string): boolean {
  return WHOLE_ADDRESS.test(text);
}
