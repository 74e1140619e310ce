// `pnpm verify:studies`: draws studies of seven kinds of sources whose truth is known, and prints how often the ranges of
// studies.md hold it, beside the figures promised there. --studies 2000 (a minute or so for each 1,000).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SIMULATION } from "../apps/web/src/features/method/figures.ts";
import {
  simulateLeaders,
  simulateLooks,
  simulateRanges,
  simulateStops,
  simulateTiers,
} from "../packages/statistics/simulation/simulate.ts";
import { createRandom, gumbel, SOURCES } from "../packages/statistics/simulation/sources.ts";
import { trackChanges } from "../packages/statistics/src/tracking.ts";
import { readCount } from "./read-choice.ts";

const SEED = 20_261;
const ROUNDS = [3, 5, 12, 20, 50];
const LEAST_COVERAGE = SIMULATION.floor;

const { values } = parseArgs({ options: { studies: { type: "string", default: "1000" } } });
const studies = readCount(values.studies);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
let faults = 0;

console.log(
  `Ranges at 95 %, ${studies} studies each: share that holds the truth, mean and worst entry (93 % promised)`,
);
const ranges = SOURCES.flatMap((source) =>
  ROUNDS.map((rounds) => {
    const { mean, worst, halfWidth } = simulateRanges(source, rounds, studies, SEED + rounds);
    const least = Math.min(worst.score, worst.listed, worst.top3);
    // What chance alone makes of the worst of 72 shares of so many draws.
    const isMet = least >= LEAST_COVERAGE - 3 * Math.sqrt((LEAST_COVERAGE * (1 - LEAST_COVERAGE)) / studies);
    if (!isMet) faults += 1;
    return {
      source: source.name,
      rounds,
      ...Object.fromEntries(
        (["score", "listed", "top3"] as const).map((measure) => [
          measure,
          `${percent(mean[measure])} / ${percent(worst[measure])}`,
        ]),
      ),
      "half width": (halfWidth * 100).toFixed(1),
      met: isMet ? "yes" : "no",
    };
  }),
);
console.table(ranges);

console.log(
  `\nRange of whoever leads by chance, ${studies} studies each (promised when all are equal: 73–88 % hold the truth)`,
);
console.table(
  SOURCES.map((source) => ({
    source: source.name,
    ...Object.fromEntries(
      ROUNDS.map((rounds) => [rounds, percent(simulateLeaders(source, rounds, studies, SEED + rounds))]),
    ),
  })),
);

const few = Math.max(50, Math.round(studies / 4));
console.log(
  `\nTiers, ${few} studies each (promised: < 0.1 % of separations wrong, any wrong in ≤ 1.5 % of studies, 7.5 % at 50`,
);
console.log("rounds among exact twins, all rank ranges right in ≥ 99.5 %)");
console.table(
  SOURCES.flatMap((source) =>
    [5, 20, 50].map((rounds) => {
      const found = simulateTiers(source, rounds, few, SEED + rounds);
      return {
        source: source.name,
        rounds,
        "wrong separations": percent(found.wrongSeparations),
        "studies with a wrong one": percent(found.studiesWithWrong),
        "all rank ranges right": percent(found.rightRanges),
      };
    }),
  ),
);

console.log(
  `\nX against Y, 50 credits held, ${few} studies each (promised: 52–74 % returned, wrong ≤ 0.6 %, ties apart 1–4 %)`,
);
console.table(
  SOURCES.flatMap((source) =>
    (
      [
        [0, 1],
        [2, 4],
        [4, 9],
      ] as const
    ).map((places) => {
      const { returned, apart, wrong, hopeless } = simulateStops(source, places, few, SEED);
      return {
        source: source.name,
        places: `${places[0] + 1} and ${places[1] + 1}`,
        returned: percent(returned),
        apart: percent(apart),
        "wrong way": percent(wrong),
        "given up": percent(hopeless),
      };
    }),
  ),
);

console.log(`\nAll seven looks together, worst entry, ${few} studies each (promised: 94.5–96.8 %)`);
console.table(
  SOURCES.map((source) => ({ source: source.name, held: percent(simulateLooks(source, few, SEED)) })),
);

console.log(
  "\nTracking, 3 rounds a week of 5 models (promised: 0.6–0.9 false alerts in 20 months; 10 points found after a median of 5 visits)",
);
console.table([simulateTracking(few)]);
console.log(faults === 0 ? "\nEvery range holds." : `\n${faults} kinds of ranges hold less than promised.`);

// The same through the whole product: studies of the sandbox's models, whose worths are fixed.
const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", "packages/services/src/studies/coverage.test.ts", "--reporter=default"],
  { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
);
process.exit(faults === 0 && status === 0 ? 0 : 1);

/** False alerts in 20 months, and visits until a fall of 10 points is told. */
function simulateTracking(times: number) {
  const random = createRandom(SEED);
  const weekly = { visitsPerMonth: 52 / 12, companies: 1 };
  const visitsOf = (count: number, fallAt: number) =>
    Array.from({ length: count }, (_, now) =>
      Array.from({ length: 5 }, (_model, m) => {
        const middle = 0.6 - (now >= fallAt ? 0.1 : 0) + 0.02 * (m - 2);
        const answers = Array.from({ length: 3 }, () =>
          Math.min(1, Math.max(0, middle + 0.12 * (gumbel(random) - 0.577))),
        );
        return {
          modelId: `m${m}`,
          servedId: "v1",
          mean: answers.reduce((sum, one) => sum + one, 0) / 3,
          answers: 3,
        };
      }),
    );
  let alerts = 0;
  const waits: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    alerts += trackChanges(visitsOf(87, 1_000), weekly).alerts.length;
    const fall = trackChanges(visitsOf(60, 26), weekly).alerts.find(({ alarm }) => alarm >= 26);
    waits.push(fall ? fall.alarm - 25 : 35);
  }
  waits.sort((a, b) => a - b);
  return {
    "false alerts in 20 months": (alerts / times).toFixed(2),
    "visits until 10 points are told, median": waits[Math.floor(waits.length / 2)],
    "found within 13 visits": percent(waits.filter((wait) => wait <= 13).length / times),
  };
}
