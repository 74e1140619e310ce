import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { intervalOf } from "../src/interval.ts";
import { equalWeights, sampleOf } from "../src/sample.ts";
import { estimateOfTopic, type Wording } from "../src/topics/topic-range.ts";
import { createRandom } from "./sources.ts";

/** How much a wording decides whether a model lists a company. */
export interface TopicSource {
  readonly name: string;
  /** Chance of a model to list it in one wording, 0 to 1. */
  readonly chanceOf: (normal: (deviation: number) => number, random: () => number) => number;
}

const clip = (chance: number) => Math.min(1, Math.max(0, chance));

export const TOPIC_SOURCES: readonly TopicSource[] = [
  { name: "the wording decides nothing", chanceOf: () => 0.35 },
  { name: "wordings scatter by 20 points", chanceOf: (normal) => clip(0.35 + normal(0.2)) },
  { name: "wordings scatter by 30 points", chanceOf: (normal) => clip(0.35 + normal(0.3)) },
  { name: "one wording in ten decides", chanceOf: (_normal, random) => (random() < 0.1 ? 0.9 : 0.15) },
  { name: "half and half", chanceOf: (_normal, random) => (random() < 0.5 ? 0.9 : 0.1) },
  { name: "hardly ever", chanceOf: (_normal, random) => (random() < 0.1 ? 0.4 : 0.01) },
];

const MODELS = 5;
const TRUTH_DRAWS = 200_000;

export interface TopicFigures {
  /** Share of ranges that hold the topic's truth: over ways of asking, and as if all answers were repeats of one question. */
  readonly overWordings: number;
  readonly asRepeats: number;
}

/** Draws topics of a source, and reads each as the product does. The same seed gives the same figures. */
export function simulateTopics(
  { chanceOf }: TopicSource,
  { wordings, rounds }: { readonly wordings: number; readonly rounds: number },
  topics: number,
  seed: number,
): TopicFigures {
  const random = createRandom(seed);
  const normal = (deviation: number) => deviation * normalQuantile(random(), 0, 1);
  const chance = () => chanceOf(normal, random);
  let truth = 0;
  for (let draw = 0; draw < TRUTH_DRAWS; draw += 1) truth += chance() / TRUTH_DRAWS;
  let [over, asRepeats] = [0, 0];
  for (let topic = 0; topic < topics; topic += 1) {
    const drawn = Array.from({ length: wordings }, (): Wording => {
      const own = chance();
      const answer = () => (random() < own ? 1 : 0);
      return {
        weight: 1,
        models: Array.from({ length: MODELS }, () => Array.from({ length: rounds }, answer)),
      };
    });
    const range = estimateOfTopic([{ share: 1, wordings: drawn }], 0.05)?.overWordings;
    if (range && range.low <= truth && truth <= range.high) over += 1;
    const repeats = Array.from({ length: MODELS }, (_, model) =>
      sampleOf(drawn.flatMap(({ models }) => models[model] ?? [])),
    );
    const { low, high } = intervalOf(equalWeights(repeats), 0.05);
    if (low <= truth && truth <= high) asRepeats += 1;
  }
  return { overWordings: over / topics, asRepeats: asRepeats / topics };
}
