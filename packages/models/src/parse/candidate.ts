import type { EntryHead } from "./entry-name.ts";
import type { Candidate } from "./types.ts";

/** An entry as far as the beginning of its text tells; `more` is what its reader knows besides. */
export function toCandidate(
  { name, sites, rank, rest }: Pick<EntryHead, "name" | "sites" | "rank" | "rest">,
  more: Partial<Candidate> = {},
): Candidate {
  return {
    name,
    statedRank: rank,
    mention: false,
    sites,
    description: rest || null,
    rationale: null,
    profileUrl: null,
    imageUrl: null,
    ...more,
  };
}
