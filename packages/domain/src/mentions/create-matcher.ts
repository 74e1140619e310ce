import type { NamePlace } from "./choose-places.ts";
import { isName } from "./is-name.ts";
import type { KnownWords } from "./known-words.ts";
import { finderOf } from "./name-finder.ts";
import type { SoughtCompany } from "./sought-company.ts";
import { STANCES, type Stance } from "./stance-of.ts";
import { stancesUnder } from "./stance-under-question.ts";

/** How an answer speaks of a company, by the best of its places, and where the first of these begins. */
export interface Mention {
  readonly stance: Stance;
  /** Offsets of characters: where that place begins and ends. */
  readonly at: number;
  readonly end: number;
}

/**
 * Tells how answers in plain words speak of companies, in their order; null where a text does not hold one
 * (`names-claims-topics-markets.md` §1.2, records 72 and 92). Only who is `named` is mentioned in the sense of `studies.md`
 * §7. What the question asks for tells how its answer is meant; without a question, or with an empty one, the text tells alone.
 * How often it errs is measured (`packages/statistics/test/mentions`).
 */
export function createMatcher(
  companies: readonly SoughtCompany[],
  words: KnownWords,
): (text: string, question?: string) => readonly (Mention | null)[] {
  const find = nameFinder(companies, words);
  const underQuestion = stancesUnder(companies);
  return (text, question = "") => {
    const stanceOf = underQuestion(question);
    const best = new Array<Mention | null>(companies.length).fill(null);
    for (const place of find(text)) {
      const { company, start, end } = place;
      const known = best[company] ?? null;
      if (known?.stance === "named") continue;
      const stance = stanceOf(text, place);
      if (known === null || STANCES.indexOf(stance) < STANCES.indexOf(known.stance))
        best[company] = { stance, at: start, end };
    }
    return best;
  };
}

/** Finds where answers name companies; `words` tell ordinary words from coined names. */
export function nameFinder(
  companies: readonly SoughtCompany[],
  words: KnownWords,
): (text: string) => readonly NamePlace[] {
  return finderOf(companies, {
    isQuestion: false,
    isNamed: (text, place, name) => isName(text, place, name, words),
  });
}
