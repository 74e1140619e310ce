import type { Catalogue } from "../../catalogue/catalogue.ts";
import { keywordsFor } from "./keywords.ts";
import { type Part, type Said, type Speech, sayings } from "./sentences.ts";

const SENTENCES = 2;
const FEWEST = { points: 3, recommendations: 4 };

/** SEO and AEO advice on the facts given: what is good is a strength, what is not a weakness and something to do. */
export function adviseSeo(speech: Speech, catalogue: Catalogue) {
  const { points, draw } = speech;
  const some = (fewest: number, name: string) => fewest + Math.floor(3 * draw("how many", name));
  const listOf = (part: Part, area: "seo" | "aeo") =>
    sayings(
      speech,
      part,
      points.filter((point) => point.area === area),
    )
      .slice(0, some(FEWEST.points, `${part} ${area}`))
      .map(pieceOf);
  const recommendations = onePerFact(sayings(speech, "recommendation", points));
  return {
    summary: summarize(speech),
    keywords: keywordsFor(speech, catalogue),
    seo_strengths: listOf("strength", "seo"),
    seo_weaknesses: listOf("weakness", "seo"),
    aeo_strengths: listOf("strength", "aeo"),
    aeo_weaknesses: listOf("weakness", "aeo"),
    recommendations: recommendations
      .slice(0, some(FEWEST.recommendations, "recommendations"))
      .map((said) => ({ ...pieceOf(said), reason: said.reason })),
  };
}

/** What could not be read, then what is good, then what is not. */
function summarize(speech: Speech) {
  const all = onePerFact(sayings(speech, "summary", speech.points));
  const of = (...statuses: readonly string[]) =>
    all.filter(({ point }) => statuses.includes(point.status)).slice(0, SENTENCES);
  return [...of("neutral").slice(0, 1), ...of("good"), ...of("warning", "bad")].map(pieceOf);
}

/** The weightiest saying on each fact. */
export function onePerFact(said: readonly Said[]): Said[] {
  return said.filter(
    ({ point }, index) => said.findIndex((other) => other.point.number === point.number) === index,
  );
}

export function pieceOf({ text, facts }: Said) {
  return { text, facts };
}
