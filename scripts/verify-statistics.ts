// `pnpm verify:topics`, `pnpm verify:proof`, `pnpm verify:claims`: draws topics, experiments or months of claims whose truth is
// known, and prints how often their ranges hold it, beside what is usual without wordings, controls and labels. --count 1000 (draws
// of each kind). Topics are also asked through the whole product.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BRAND_MONTHS, simulateRates } from "../packages/statistics/simulation/claims.ts";
import {
  type Brand,
  forecastOf,
  simulateExperiments,
} from "../packages/statistics/simulation/experiments.ts";
import { simulateTopics, TOPIC_SOURCES } from "../packages/statistics/simulation/topics.ts";
import { PERSONAS, simulateChanges, simulateQuietWeeks } from "../packages/statistics/simulation/weather.ts";
import { readCount } from "./read-choice.ts";

const SEED = 20_261_127;
const LEAST_COVERAGE = 0.93;
const MOST_FALSE = 0.052;
/** How far a share of shown effects may lie below what was promised: the ends of the scale cut some. */
const POWER_OFF = 0.06;
/** Pasts that a forecast rests on. */
const PASTS = 60;
/** Alarms of a model that did not change, a week (`proof.md` §10: p ≤ 0.005). */
const WEATHER_ALARMS = 0.005;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "1000" } },
});
const count = readCount(values.count);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
/** What chance alone takes from a share of so many draws. */
const chance = (share: number) => 3 * Math.sqrt((share * (1 - share)) / count);

const VERIFY: Readonly<Record<string, () => number>> = {
  topics: verifyTopics,
  claims: verifyClaims,
  proof: () => verifyExperiments() + verifyWeather(),
};
const faults = (VERIFY[positionals[0] ?? ""] ?? verifyTopics)();
console.log(faults === 0 ? "All hold." : `${faults} do not hold.`);
process.exitCode = faults === 0 ? 0 : 1;

function verifyTopics(): number {
  console.log(
    `Topics, ${count} of each: share of ranges that hold the truth (93 % promised over ways of asking)`,
  );
  const designs = [
    { wordings: 12, rounds: 5 },
    { wordings: 24, rounds: 1 },
    { wordings: 60, rounds: 1 },
  ];
  const rows = TOPIC_SOURCES.flatMap((source) =>
    designs.map((design) => ({ source, design, ...simulateTopics(source, design, count, SEED) })),
  );
  console.table(
    rows.map(({ source, design, overWordings, asRepeats }) => ({
      source: source.name,
      asked: `${design.wordings} × ${design.rounds}`,
      "over ways of asking": percent(overWordings),
      "as repeats of one question": percent(asRepeats),
    })),
  );
  const few = rows.filter(({ overWordings }) => overWordings < LEAST_COVERAGE - chance(LEAST_COVERAGE));
  // The same through the whole product: topics of the sandbox's models, to which the way of asking means a known part.
  const { status } = spawnSync(
    join("node_modules", ".bin", "vitest"),
    ["run", "packages/services/src/studies/topic-coverage.test.ts", "--reporter=default"],
    { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
  );
  return few.length + (status === 0 ? 0 : 1);
}

function verifyClaims(): number {
  console.log(`Rates of wrong statements, ${count} months of each: share of ranges that hold the truth`);
  const rows = BRAND_MONTHS.map((month) => ({ month, ...simulateRates(month, count, SEED) }));
  console.table(
    rows.map(({ month, asJudged, ownLabels, measuredErrors, clicked }) => ({
      truth: month.name,
      "as judged": percent(asJudged.holds),
      "own labels": percent(ownLabels.holds),
      "± own labels": percent(ownLabels.halfWidth),
      "measured errors": percent(measuredErrors.holds),
      "labels of the list": percent(clicked.holds),
    })),
  );
  const least = LEAST_COVERAGE - chance(LEAST_COVERAGE);
  return rows.filter(
    ({ month, ownLabels, measuredErrors }) =>
      ownLabels.holds < least || (month.judge === month.measured && measuredErrors.holds < least),
  ).length;
}

function verifyExperiments(): number {
  console.log(`Experiments, ${count} of each: share that says "rose" (5 % promised where nothing was done)`);
  const brands: readonly Brand[] = [
    { name: "nothing", targets: 10, controls: 20, before: 12 },
    { name: "nothing; few prompts, a short past", targets: 5, controls: 5, before: 4 },
    { name: "nothing; all prompts + 10 at the start", targets: 10, controls: 20, before: 12, jump: 10 },
    { name: "nothing; the targets gain ½ a week", targets: 10, controls: 20, before: 12, trend: 0.5 },
    { name: "+ 9", targets: 10, controls: 20, before: 12, effect: 9 },
    { name: "+ 9, 16 visits before", targets: 10, controls: 20, before: 16, effect: 9 },
    { name: "+ 15", targets: 10, controls: 10, before: 8, effect: 15 },
  ];
  const planned = { targets: 10, controls: 20, before: 12 };
  const { smallest } = forecastOf({ name: "", ...planned }, PASTS, SEED);
  const name = `+ ${smallest.toFixed(1)}, the smallest that is promised`;
  const rows = [...brands, { name, ...planned, effect: smallest }].map((brand) => ({
    ...{ brand, promised: brand.effect ? forecastOf(brand, PASTS, SEED).power : null },
    ...simulateExperiments(brand, count, SEED),
  }));
  console.table(
    rows.map(({ brand, promised, rose, holds, refused, naiveWorks }) => ({
      truth: brand.name,
      rose: percent(rose),
      promised: promised === null ? "" : percent(promised),
      "range holds": percent(holds),
      refused: percent(refused),
      "before and after alone": percent(naiveWorks),
    })),
  );
  return rows.filter(
    ({ promised, rose, holds }) =>
      (promised === null
        ? rose > MOST_FALSE + chance(MOST_FALSE)
        : rose < promised - POWER_OFF - chance(promised)) || holds < LEAST_COVERAGE - chance(LEAST_COVERAGE),
  ).length;
}

function verifyWeather(): number {
  const [quiet, changes] = [Math.ceil(count / 2), Math.ceil(count / 20)];
  console.log(`Weather: ${quiet} weeks without a change and ${changes} changes of each kind of model`);
  const rows = PERSONAS.map((persona) => ({
    persona,
    alarms: simulateQuietWeeks(persona, quiet, SEED),
    far: simulateChanges(persona, 0.8, changes, SEED),
    near: simulateChanges(persona, 0.9, changes, SEED),
  }));
  console.table(
    rows.map(({ persona, alarms, far, near }) => ({
      model: persona.name,
      "false alarms a week": percent(alarms),
      "found, worths turn to 0.8": percent(far),
      "to 0.9": percent(near),
    })),
  );
  const alarms = rows.reduce((sum, row) => sum + row.alarms, 0) / rows.length;
  const most = WEATHER_ALARMS + 3 * Math.sqrt(WEATHER_ALARMS / (quiet * rows.length));
  const missed = rows.filter(({ persona, far }) => far < persona.found);
  return (alarms > most ? 1 : 0) + missed.length;
}
