// P14: how long a study of 60 companies and 250 answers is computed.
import { FIXED_LEVEL, rankBiasedOverlap } from "@standings/domain";
import { makeStudyReport, type StudyAnswer } from "@standings/statistics";
import { type Measure, median, spreadOf } from "./measures.ts";

const MODELS = 5;
const ROUNDS = 50;
const COMPANIES = 60;
const LISTED = 20;
const WARM = 5;
const TIMES = 15;
const TARGET_MS = 50;

/** Answers that differ as models' do: each list is the one before with some entries moved. */
function makeAnswers(): StudyAnswer[] {
  let state = 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: MODELS * ROUNDS }, (_, nth) => {
    const order = Array.from({ length: COMPANIES }, (_company, index) => ({
      key: `company${index}.com`,
      at: index + 12 * random(),
    })).sort((a, b) => a.at - b.at);
    return {
      modelId: `model${nth % MODELS}`,
      round: 1 + Math.floor(nth / MODELS),
      outcome: "listed" as const,
      listings: order.slice(0, LISTED).map(({ key }, index) => ({ key, rank: index + 1 })),
      text: String(nth),
    };
  });
}

export function measureStudies(): Measure[] {
  const answers = makeAnswers();
  const lists = answers.map(({ listings }) => listings.map(({ key }) => key));
  const time = (work: () => unknown) => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  };
  const report = () => makeStudyReport(answers, { kind: "company", rounds: ROUNDS, level: FIXED_LEVEL });
  // The overlaps of all pairs alone, as a single ranking computes them.
  const overlaps = () => lists.map((a, index) => lists.slice(0, index).map((b) => rankBiasedOverlap(a, b)));
  for (let nth = 0; nth < WARM; nth += 1) report();
  const times: number[] = [];
  const peers: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    times.push(time(report));
    peers.push(time(overlaps));
  }
  const product = median(times);
  return [
    {
      id: "P14",
      name: `Study of ${COMPANIES} companies, ${MODELS * ROUNDS} answers; beside its overlaps one by one`,
      product,
      limit: median(peers),
      unit: "ms",
      target: `≤ ${TARGET_MS} ms`,
      isMet: product <= TARGET_MS,
      spread: spreadOf(times),
    },
  ];
}
