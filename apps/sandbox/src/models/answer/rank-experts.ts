import { MAX_RESULTS, majoritySector } from "@standings/domain";
import { EXPERTS, type Expert } from "../catalogue/experts.ts";
import { isStopWord, stems } from "../question/stems.ts";
import { chance, gumbel, pick } from "../random.ts";
import type { Ranking } from "./entry.ts";
import type { RankingInput } from "./rank-companies.ts";
import { describeSubject, labelOf } from "./rationale.ts";

const IGNORED = new Set(
  stems(
    "expert specialist leader thought person people influencer adviser advisor individual follow speaker leading coach consultant voice know",
  ),
);
const NEEDED = 0.5;

type Rationale = (field: string) => string;
const RATIONALES: readonly [Rationale, ...Rationale[]] = [
  (field) => `Their work on ${field} is close to this question.`,
  (field) => `Often the first name that comes up for ${field}.`,
  (field) => `A clear and practical voice on ${field}.`,
  (field) => `Listed here because ${field} is at the heart of what they do.`,
  (field) => `Writes and speaks regularly about ${field}.`,
  (field) => `A useful second opinion on ${field}.`,
];

/** One model's list of the catalogue's fictional experts whose field covers the question's words. */
export function rankExperts(input: RankingInput): Ranking {
  const { persona, asked, occasion, seed, limit, isRepeated } = input;
  const words = [...new Set([...asked.topics, ...asked.context].flatMap(stems).concat(asked.rest))].filter(
    (word) => !isStopWord(word) && !IGNORED.has(word),
  );
  const listed = EXPERTS.map((expert) => ({ expert, score: scoreExpert(expert, words) }))
    .filter(({ score }) => score >= NEEDED)
    .map(({ expert, score }) => ({
      expert,
      score:
        score +
        persona.taste * chance(seed, "opinion", persona.id, expert.slug) +
        (isRepeated
          ? persona.spread * gumbel(seed, "drawn", persona.id, expert.slug, occasion)
          : 0.05 * chance(seed, persona.id, expert.slug, occasion)),
    }))
    .sort((a, b) => b.score - a.score || (a.expert.slug < b.expert.slug ? -1 : 1))
    .slice(0, Math.min(limit, asked.count ?? Math.ceil(persona.listLength / 2), MAX_RESULTS.expert));
  return {
    kind: "expert",
    entries: listed.map(({ expert }, index) => ({
      rank: index + 1,
      name: expert.name,
      address: `https://example.com/experts/${expert.slug}`,
      description: expert.sentence,
      rationale: pick(RATIONALES, seed, persona.id, expert.slug)(expert.field),
      bestFor: expert.field,
    })),
    sector: majoritySector(listed.map(({ expert }) => expert.sector)),
    subject:
      words.length > 0 && asked.topics.length === 0
        ? `${words.join(" ")}`
        : describeSubject(asked, input.catalogue),
    label: labelOf(asked, input.catalogue),
    topic: asked.topics[0] ?? null,
  };
}

/** Share of the question's words that the expert's field covers. */
function scoreExpert(expert: Expert, words: readonly string[]): number {
  if (words.length === 0) return 0;
  return words.filter((word) => expert.words.has(word)).length / words.length;
}
