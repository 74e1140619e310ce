import type { AnswerShape, RankingKind, Sector } from "@standings/domain";
import type { EntryHead } from "./entry-name.ts";

/** One ranked company or expert. `domain` is registrable; the two URLs are checked http(s) addresses. */
export interface ParsedEntry {
  readonly rank: number;
  readonly name: string;
  readonly domain: string | null;
  readonly description: string | null;
  readonly rationale: string | null;
  readonly profileUrl: string | null;
  readonly imageUrl: string | null;
}

export interface ParsedAnswer {
  readonly outcome: "ranked" | "named_nobody" | "refusal";
  /** Ranks 1..n without gaps, at most `MAX_RESULTS[kind]`. */
  readonly entries: ParsedEntry[];
  /** The reader that found the entries. */
  readonly shape: AnswerShape;
  readonly sector: Sector | null;
  /** The answer was JSON that stops before its end. */
  readonly truncated: boolean;
}

export interface ParseOptions {
  readonly kind: RankingKind;
}

/** An entry as a reader found it: texts unchecked, rank as stated, in the order of the answer. */
export interface Candidate {
  readonly name: string;
  /** The rank the answer states, null when it states none. */
  readonly statedRank: number | null;
  /** Honourable mentions come after all ranked entries. */
  readonly mention: boolean;
  /** Texts that may hold the entry's address, the most trusted first. */
  readonly sites: readonly Site[];
  readonly description: string | null;
  readonly rationale: string | null;
  readonly profileUrl: string | null;
  readonly imageUrl: string | null;
}

/** `attributed`: the answer gives this as the entry's address. Otherwise it merely stands in its text. */
export interface Site {
  readonly text: string;
  readonly attributed: boolean;
}

/** Result of a reader. */
export interface Reading {
  readonly shape: AnswerShape;
  readonly candidates: readonly Candidate[];
  readonly sector: Sector | null;
  readonly truncated: boolean;
}

interface More {
  readonly mention?: boolean;
  /** The address that the answer gives in a field of its own. */
  readonly site?: string | undefined;
  readonly rationale?: string | undefined;
  readonly profile?: string | undefined;
  readonly image?: string | undefined;
}

/** An entry as far as the beginning of its text tells; `more` is what its reader knows besides. */
export function toCandidate(
  { name, sites, rank, rest }: Pick<EntryHead, "name" | "sites" | "rank" | "rest">,
  { mention = false, site, rationale, profile, image }: More = {},
): Candidate {
  return {
    name,
    statedRank: rank,
    mention,
    sites: site ? [{ text: site, attributed: true }, ...sites] : sites,
    description: rest || null,
    rationale: rationale || null,
    profileUrl: profile || null,
    imageUrl: image || null,
  };
}
