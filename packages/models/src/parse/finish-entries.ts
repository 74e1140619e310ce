import { MAX_RESULTS, normaliseName, type RankingKind } from "@standings/domain";
import { cleanControls, toPlainText } from "./plain-text.ts";
import { chooseDomain } from "./site-text.ts";
import type { Candidate, ParsedEntry } from "./types.ts";

const MAX_TEXT = 2_000;

/**
 * Orders what was found, gives ranks 1..n, decides domains, drops repetitions and keeps the best
 * `MAX_RESULTS[kind]`. A company named twice keeps its better position (decisions "Ranking").
 */
export function finishEntries(candidates: readonly Candidate[], kind: RankingKind): ParsedEntry[] {
  const entries: ParsedEntry[] = [];
  const byKey = new Map<string, number>();
  for (const candidate of orderCandidates(candidates)) {
    const domain = chooseDomain(candidate.name, candidate.sites);
    const nameKey = nameKeyOf(candidate.name);
    const key = kind === "expert" || domain === null ? nameKey : domain;
    const known = byKey.get(key) ?? byKey.get(nameKey);
    if (known !== undefined) {
      const first = entries[known];
      if (first) entries[known] = complete(first, candidate, domain);
      // A later entry may tell the domain.
      if (first?.domain === null) byKey.set(key, known);
      continue;
    }
    if (entries.length >= MAX_RESULTS[kind]) break;
    byKey.set(key, entries.length);
    byKey.set(nameKey, entries.length);
    entries.push(toEntry(candidate, entries.length + 1, domain));
  }
  return entries;
}

/** Fills gaps of an entry from its repetition. */
function complete(first: ParsedEntry, later: Candidate, domain: string | null): ParsedEntry {
  return {
    ...first,
    domain: first.domain ?? domain,
    description: first.description ?? cleanText(later.description),
    rationale: first.rationale ?? cleanText(later.rationale),
  };
}

function toEntry(candidate: Candidate, rank: number, domain: string | null): ParsedEntry {
  return {
    rank,
    name: withoutAddressParts(candidate.name),
    domain,
    description: cleanText(candidate.description),
    rationale: cleanText(candidate.rationale),
    profileUrl: checkUrl(candidate.profileUrl),
    imageUrl: checkUrl(candidate.imageUrl),
  };
}

// With a scheme or "www.", or a path after a host in small letters: "Node.js/Express" is none.
const ADDRESSES = [
  /^(?:https?:\/\/(?:www\.)?|www\.)((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:\/\S*)?$/iu,
  /^((?:[\p{Ll}\p{N}-]+\.)+\p{Ll}{2,})\/\S*$/u,
];

/** A name that is an address is its host: "www.acme.com", "https://acme.com/shop" → "acme.com". */
function withoutAddressParts(name: string): string {
  if (!name.includes(".") || name.includes(" ")) return name;
  for (const address of ADDRESSES) {
    const host = address.exec(name)?.[1];
    if (host !== undefined) return host;
  }
  return name;
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

/** The common case: ranks are stated and stand in order. */
function isAscending(candidates: readonly Candidate[]): boolean {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { statedRank } of candidates) {
    if (statedRank === null || statedRank < previous) return false;
    previous = statedRank;
  }
  return true;
}

function sortByRank(candidates: readonly Candidate[]): readonly Candidate[] {
  if (isAscending(candidates)) return candidates;
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

// Most names are plain ASCII words; the general rule is slow for them.
const ASCII_NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

function nameKeyOf(name: string): string {
  return `name:${ASCII_NAME.test(name) ? name.toLowerCase() : normaliseName(name) || name}`;
}

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
