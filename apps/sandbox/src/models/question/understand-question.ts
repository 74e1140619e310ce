import type { Catalogue } from "../catalogue/catalogue.ts";
import { findPhrases, type PhraseMatch } from "./phrases.ts";
import { QUALIFIER_PHRASES } from "./qualifiers.ts";
import { REGION_PHRASES } from "./regions.ts";
import { isStopWord, stems } from "./stems.ts";

/** The parts of a question that the catalogue knows. */
export interface Understanding {
  /** Topics an answer must be about; empty when none was recognised. */
  readonly topics: readonly string[];
  /** Topics that only describe the buyer ("CRM for law firms"). */
  readonly context: readonly string[];
  readonly qualifiers: readonly string[];
  readonly regions: readonly string[];
  /** Stems that carry meaning and belong to no topic, qualifier or region. */
  readonly rest: readonly string[];
  /** A company the question compares with ("alternatives to HubSpot"), by domain. */
  readonly named: string | null;
  /** The number of results that the question asks for ("top 5 …"), or null. */
  readonly count: number | null;
  /** The market that the buyer is in, where the model knows it and the question names none. */
  readonly place?: string | null;
}

const SPLITTERS = new Set("for with that who which to when if by on from without".split(" "));
const COMPARES = /\b(?:alternatives?|competitors?|similar|vs|versus|rivals?|instead of|compared)\b/i;

export function understandQuestion(question: string, catalogue: Catalogue): Understanding {
  const words = stems(question);
  const topicMatches = findPhrases(words, catalogue.topicPhrases);
  const qualifiers = findPhrases(words, QUALIFIER_PHRASES);
  const inTopics = new Set(topicMatches.flatMap(({ positions }) => positions));
  // "Spanish" in "learn Spanish" is part of a topic, not a market.
  const regions = findPhrases(words, REGION_PHRASES).filter(
    (match) => isPlace(match, question) && !match.positions.every((position) => inTopics.has(position)),
  );
  const used = new Set([...topicMatches, ...qualifiers, ...regions].flatMap(({ positions }) => positions));
  const rest = words.filter((word, index) => !used.has(index) && !isStopWord(word) && word.length > 1);
  const { topics, context } = separate(words, topicMatches);
  const named = COMPARES.test(question) ? findNamed(words, catalogue) : null;
  return {
    topics: topics.length === 0 && named ? catalogue.mainTopics(named) : topics,
    context,
    qualifiers: unique(qualifiers),
    regions: unique(regions),
    rest,
    named,
    count: readCount(question),
  };
}

/** "us" is a country only in capitals: "help us" is not about America. */
function isPlace(match: PhraseMatch<string>, question: string): boolean {
  return (
    match.value !== "us" ||
    /\bU\.?S\.?A?\b|\bunited states\b|america|california|new york|texas/i.test(
      question.replace(/\bus\b/g, ""),
    )
  );
}

/** Topics before the first "for", "with", … are wanted; topics after it describe the buyer. */
function separate(words: readonly string[], matches: readonly PhraseMatch<string>[]) {
  const split = words.findIndex((word, index) => index > 0 && SPLITTERS.has(word));
  const isHead = ({ positions }: PhraseMatch<string>) => split < 0 || (positions[0] ?? 0) < split;
  const nouns = matches.filter((match) => !matches.some((other) => isNounOf(other, match)));
  const head = nouns.filter(isHead);
  const wanted = new Set(head.length > 0 ? head : nouns);
  return { topics: unique([...wanted]), context: unique(matches.filter((match) => !wanted.has(match))) };
}

/** In "electric car insurance" the later words name the thing and the earlier words describe it. */
function isNounOf(later: PhraseMatch<string>, earlier: PhraseMatch<string>): boolean {
  const [first = 0] = earlier.positions;
  const [start = 0] = later.positions;
  return start > first && start <= (earlier.positions.at(-1) ?? first) + 1;
}

function findNamed(words: readonly string[], catalogue: Catalogue): string | null {
  const [longest] = findPhrases(words, catalogue.namePhrases);
  return longest?.value ?? null;
}

function readCount(question: string): number | null {
  const digits = /\b(?:top|best|list|name|the)\s+(\d{1,2})\b/i.exec(question)?.[1];
  const count = digits ? Number(digits) : 0;
  return count >= 1 && count <= 50 ? count : null;
}

function unique(matches: readonly PhraseMatch<string>[]): string[] {
  return [...new Set(matches.map(({ value }) => value))];
}
