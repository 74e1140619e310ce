import type { Against, PairOutcome } from "@standings/domain";

/** What each outcome means for these two, in words. */
export function outcomeNames({ company, other }: Against): Readonly<Record<PairOutcome, string>> {
  return {
    absent: `only ${other.name} is listed`,
    below: `${other.name} above`,
    level: "both in one place",
    above: `${company.name} above`,
    alone: `only ${company.name} is listed`,
  };
}
