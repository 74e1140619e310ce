import { isBelow, isOwnProduct, MAX_RESULTS, nameKey, type RankingKind } from "@standings/domain";
import { cleanControls, toPlainText } from "./plain-text.ts";
import { choosePlace, type Place } from "./site-text.ts";
import type { Candidate, ParsedEntry } from "./types.ts";

const MAX_TEXT = 2_000;

/**
 * Orders what was found, gives ranks 1..n, decides domains, drops repetitions and keeps the best
 * `MAX_RESULTS[kind]`. A company named twice keeps its better position (decisions "Ranking"). Two names at two hosts are
 * two companies (record 69).
 */
export function finishEntries(candidates: readonly Candidate[], kind: RankingKind): ParsedEntry[] {
  const found: Found[] = [];
  const byHost = new Map<string, Found>();
  const byName = new Map<string, Found[]>();
  for (const candidate of orderCandidates(candidates)) {
    const place = choosePlace(candidate.name, candidate.sites);
    const key = nameKey(candidate.name, kind);
    const named = byName.get(key);
    const host = kind === "company" ? place?.host : undefined;
    const known =
      (host === undefined ? undefined : byHost.get(host)) ??
      named?.find((first) => kind === "expert" || isOnePlace(first.place, place));
    if (!known && found.length >= MAX_RESULTS[kind]) break;
    const entry = known ?? { candidate, later: [], place };
    if (known) known.later.push(candidate);
    else {
      found.push(entry);
      if (named) named.push(entry);
      else byName.set(key, [entry]);
    }
    entry.place ??= place;
    if (host !== undefined && !byHost.has(host)) byHost.set(host, entry);
  }
  const domains = domainsOf(found, kind);
  return found.map(({ candidate, later }, index) =>
    later.reduce(complete, toEntry(candidate, index + 1, domains[index] ?? null)),
  );
}

interface Found {
  readonly candidate: Candidate;
  /** Its repetitions. */
  readonly later: Candidate[];
  place: Place | null;
}

/** One name at both places is one company. */
function isOnePlace(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null || a.parent === b.parent) return true;
  return isBelow(a.parent, b.parent) || isBelow(b.parent, a.parent);
}

/**
 * A company's domain; a product's own host when the domain is another company's, or when several entries share it. An ordinary
 * host (docs.…) of a domain that is another entry's tells nothing.
 */
function domainsOf(found: readonly Found[], kind: RankingKind): (string | null)[] {
  if (kind === "expert") return found.map(({ place }) => place?.parent ?? null);
  const domains = found.map(({ candidate, place }) =>
    place === null || isOwnProduct(candidate.name, place) ? (place?.site ?? null) : place.parent,
  );
  const times = new Map<string, number>();
  for (const domain of domains) if (domain !== null) times.set(domain, (times.get(domain) ?? 0) + 1);
  const taken = new Set<string>();
  return domains.map((domain, index) => {
    const isShared = domain !== null && (times.get(domain) ?? 0) > 1;
    const site = isShared ? ownSite(found[index]) : domain;
    if (site === null || taken.has(site)) return null;
    taken.add(site);
    return site;
  });
}

/** Among several at one domain: a product's host, or the domain for whom it is named after or given without a host. */
function ownSite(entry: Found | undefined): string | null {
  if (!entry?.place) return null;
  const { host, site, parent } = entry.place;
  if (site !== parent || host === parent) return site;
  return nameKey(entry.candidate.name, "company").replaceAll(" ", "") === parent.split(".")[0]
    ? parent
    : null;
}

/** Fills gaps of an entry from its repetition. */
function complete(first: ParsedEntry, later: Candidate): ParsedEntry {
  return {
    ...first,
    description: first.description ?? cleanText(later.description),
    rationale: first.rationale ?? cleanText(later.rationale),
  };
}

function toEntry(candidate: Candidate, rank: number, domain: string | null): ParsedEntry {
  return {
    rank,
    name: candidate.name,
    domain,
    description: cleanText(candidate.description),
    rationale: cleanText(candidate.rationale),
    profileUrl: checkUrl(candidate.profileUrl),
    imageUrl: checkUrl(candidate.imageUrl),
  };
}

/** Mentions last; otherwise by stated rank, unless the numbering restarts: then document order. */
function orderCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  if (!candidates.some((candidate) => candidate.mention) || isNumberedOn(candidates))
    return sortByRank(candidates);
  const ranked = candidates.filter((candidate) => !candidate.mention);
  const mentions = candidates.filter((candidate) => candidate.mention);
  return [...sortByRank(ranked), ...mentions];
}

/** The numbers go on from 1 through all sections: `Also good: 5. … 6. …`. */
function isNumberedOn(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ statedRank }, index) => statedRank === index + 1);
}

function sortByRank(candidates: readonly Candidate[]): readonly Candidate[] {
  const ranks = candidates.flatMap((candidate) => candidate.statedRank ?? []);
  const lowest = Math.min(...ranks);
  const restarts = ranks.filter((rank) => rank === lowest).length > 1;
  if (ranks.length < 2 || restarts) return candidates;
  let previous = Number.NEGATIVE_INFINITY;
  const keyed = candidates.map((candidate) => {
    previous = candidate.statedRank ?? previous;
    return { candidate, key: previous };
  });
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map((item) => item.candidate);
}

function cleanText(text: string | null): string | null {
  if (text === null) return null;
  const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  if (!UNUSUAL.test(cut) && !cut.includes("  ") && !cut.startsWith(" ") && !cut.endsWith(" "))
    return cut === "" ? null : cut;
  const plain = toPlainText(cleanControls(cut));
  return plain === "" ? null : plain.toWellFormed();
}

// Marks, line breaks, or characters that may be controls or lone surrogates; one class, for speed.
const UNUSUAL = /[^ !"#$%'()+,\-./0-9:;=>?@A-Z{|}a-z\u00c0-\u024f\u2013\u2014\u2018-\u201e\u2026\u20ac]/;

/** A checked http(s) address without credentials, or null. */
function checkUrl(text: string | null): string | null {
  if (text === null || text.length > 2_048) return null;
  const trimmed = /\]\((https?:[^()\s]+)\)/iu.exec(text)?.[1] ?? text.trim();
  if (!/^https?:\/\/[^\s"'<>`\\]+$/iu.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const isWeb =
    (url.protocol === "https:" || url.protocol === "http:") && url.username === "" && url.password === "";
  return isWeb && url.hostname.includes(".") ? url.href : null;
}
