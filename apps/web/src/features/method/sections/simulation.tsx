import { ENTRIES_COMPARED, FIXED_LEVEL, numberWord } from "@standings/domain";
import { formatDay, formatNumber } from "../../../lib/format.ts";
import { ByRounds } from "../by-rounds.tsx";
import { evenPercent, listed, percent, SIMULATED_SOURCES, SIMULATION } from "../figures.ts";
import { Folded, Section } from "../section.tsx";

const ROUNDS = SIMULATED_SOURCES[0]?.coverage.map(({ rounds }) => rounds) ?? [];
const TIER_ROUNDS = SIMULATED_SOURCES[0]?.tiers.map(({ rounds }) => rounds) ?? [];
const PLACES = SIMULATED_SOURCES[0]?.stops.map(({ places }) => places) ?? [];
const WORST = Math.min(
  ...SIMULATED_SOURCES.flatMap(({ coverage }) =>
    coverage.flatMap(({ worst, worstListed, worstTop3 }) => [worst, worstListed, worstTop3]),
  ),
);
const PROMISED = percent(1 - FIXED_LEVEL);
const PAIRS = (ENTRIES_COMPARED * (ENTRIES_COMPARED - 1)) / 2;
const LOOKS = SIMULATED_SOURCES.map(({ allLooks }) => allLooks);
const { command, date, studies, studiesOfRules, models, companies } = SIMULATION;

export function Simulation() {
  return (
    <Section id="simulation">
      <p>
        A range that promises {PROMISED} must be tried where the truth is known. We let {numberWord(models)}{" "}
        made-up models answer about {companies} made-up companies, in {numberWord(SIMULATED_SOURCES.length)}{" "}
        ways that real models answer or worse, and draw {formatNumber(studies)} studies of each. Then we count
        how often the ranges hold the truth.
      </p>
      <p>
        <strong>
          The worst company, in the worst of {numberWord(SIMULATED_SOURCES.length)} sources, at any of{" "}
          {listed(ROUNDS)} rounds, in score, listed and top 3: {evenPercent(WORST)}.
        </strong>{" "}
        {PROMISED} is the aim, and no source may fall below {percent(SIMULATION.floor)}. With few rounds the
        ranges are wider than they had to be: that is the price of caution.
      </p>
      <ByRounds
        title="How often the score’s range holds the truth"
        note={`In 100 studies, for the company that fares worst; below it the mean of all.`}
        columns={ROUNDS}
        over="rounds"
        rows={SIMULATED_SOURCES.map(({ name, about, coverage }) => ({
          name: capital(name),
          about,
          cells: coverage.map(({ rounds, worst, mean }) => (
            <span key={rounds}>
              {figure(worst)}
              <span className="block text-xs text-ink-3">{figure(mean)}</span>
            </span>
          )),
        }))}
      />
      <Folded summary="Widths, tiers and telling two apart, simulated">
        <div className="pb-4">
          <ByRounds
            title="How wide the score’s ranges are"
            note="± points of 100, mean over companies."
            columns={ROUNDS}
            over="rounds"
            rows={SIMULATED_SOURCES.map(({ name, coverage }) => ({
              name: capital(name),
              cells: coverage.map(({ halfWidth }) => (halfWidth * 100).toFixed(1)),
            }))}
          />
          <ByRounds
            title="How often a study separates any two wrongly"
            note={`Studies in 100 with any wrong call among ${PAIRS} pairs; below it those in which every rank range is right. ${studiesOfRules} studies each.`}
            columns={TIER_ROUNDS}
            over="rounds"
            rows={SIMULATED_SOURCES.map(({ name, tiers }) => ({
              name: capital(name),
              cells: tiers.map(({ rounds, anyWrong, allRangesRight }) => (
                <span key={rounds}>
                  {figure(anyWrong)}
                  <span className="block text-xs text-ink-3">{figure(allRangesRight)}</span>
                </span>
              )),
            }))}
          />
          <ByRounds
            title="Telling X from Y: how often it succeeds"
            note={`Studies in 100 that tell the two apart, by their true places; below it the credits that come back. ${studiesOfRules} studies each.`}
            columns={PLACES}
            over=""
            rows={SIMULATED_SOURCES.map(({ name, stops }) => ({
              name: capital(name),
              cells: stops.map(({ places, apart, returned }) => (
                <span key={places}>
                  {figure(apart)}
                  <span className="block text-xs text-ink-3">{figure(returned)}</span>
                </span>
              )),
            }))}
          />
          <p className="pt-6 text-base/6">
            In the rows “All equal”, and for the first two of “Exact twins”, there is nothing to tell: there a
            success is an error. Watched at all looks, the ranges of the worst company all held together in{" "}
            {evenPercent(Math.min(...LOOKS))} to {evenPercent(Math.max(...LOOKS))} of studies. The lowest of{" "}
            {companies} such shares, each of {studiesOfRules} studies, lies some two points below the true one
            by chance alone.
          </p>
        </div>
      </Folded>
      <p className="text-base text-ink-3">
        {formatDay(new Date(date))}, <code className="font-mono text-[.92em]">{command}</code>
      </p>
    </Section>
  );
}

const figure = (share: number) => (share * 100).toFixed(1);
const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
