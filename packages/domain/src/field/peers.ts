/** Which companies a company competes with: those that are listed in the same questions more than by chance. */
import { COMMON_QUESTIONS, FIELD_PEERS } from "./field.ts";

/** A company that is listed in some of the same questions. */
export interface PeerCandidate {
  readonly domain: string;
  /** Questions that list both. */
  readonly both: number;
  /** Questions that list this one. */
  readonly theirs: number;
}

/** Questions that list the company, and all there are. */
export interface QuestionCounts {
  readonly own: number;
  readonly all: number;
}

/**
 * Log-likelihood ratio of two companies being listed in the same questions against being listed independently (Dunning
 * 1993, G²): 0 or more; 0 when they meet as often as chance has it, or when one is listed everywhere.
 */
export function logLikelihoodRatio({ both, theirs }: PeerCandidate, { own, all }: QuestionCounts): number {
  const total = Math.max(all, own + theirs - both);
  const cells = [both, own - both, theirs - both, total - own - theirs + both];
  const [rows, columns] = [
    [own, total - own],
    [theirs, total - theirs],
  ];
  return Math.max(0, 2 * (entropy(rows) + entropy(columns) - entropy(cells)));
}

/** Shannon's entropy of counts, times their sum, in nats. */
function entropy(counts: readonly number[]): number {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.reduce((total, count) => (count > 0 ? total - count * Math.log(count / sum) : total), 0);
}

/** A smaller ratio is chance in one of twenty cases or more: χ² with one degree of freedom. */
const BY_CHANCE = 3.841;

/** The peers of a company, nearest first: those with the highest ratios that meet it clearly more often than chance has it. */
export function choosePeers(candidates: readonly PeerCandidate[], counts: QuestionCounts): string[] {
  return candidates
    .filter(({ both, theirs }) => both >= COMMON_QUESTIONS && both * counts.all > theirs * counts.own)
    .map((candidate) => ({ candidate, ratio: logLikelihoodRatio(candidate, counts) }))
    .filter(({ ratio }) => ratio > BY_CHANCE)
    .sort((a, b) => b.ratio - a.ratio || (a.candidate.domain < b.candidate.domain ? -1 : 1))
    .slice(0, FIELD_PEERS)
    .map(({ candidate }) => candidate.domain);
}
