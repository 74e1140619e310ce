/** Figures of this page as text. */

/** 0.015 as "1.5%", 0.05 as "5%". */
export function percent(value: number, digits = 1): string {
  return `${Number((value * 100).toFixed(digits))}%`;
}

/** 0.936 as "93.6%", 0.99 as "99.0%": figures of one table have as many digits. */
export function evenPercent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

/** "3, 5, 8 and 12". */
export function listed(values: readonly (number | string)[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
}

import figures from "./simulated.json" with { type: "json" };

/** Figures of `pnpm verify:studies`, which draws studies of sources whose truth is known (record 52). */

/** How often ranges of one source at one number of rounds hold the truth, shares. */
interface SimulatedCoverage {
  readonly rounds: number;
  /** Of the score's ranges: mean over companies, and the company that fares worst. */
  readonly mean: number;
  readonly worst: number;
  /** The company that fares worst in the shares of answers that list it, and list it in the top 3. */
  readonly worstListed: number;
  readonly worstTop3: number;
  /** Half the width of the score's ranges, mean, of 1. */
  readonly halfWidth: number;
  /** Of the range of the company ranked first by the study's own answers. */
  readonly leader: number;
}

interface SimulatedSource {
  /** As the command prints it. */
  readonly name: string;
  /** How its models answer. */
  readonly about: string;
  readonly coverage: readonly SimulatedCoverage[];
  /** Ranges of all looks together hold, the company that fares worst. */
  readonly allLooks: number;
  /** By number of rounds. */
  readonly tiers: readonly {
    readonly rounds: number;
    /** Studies that tell any two apart that are not, or the wrong way round. */
    readonly anyWrong: number;
    /** Studies in which every rank range holds the true rank. */
    readonly allRangesRight: number;
  }[];
  /** X against Y, 50 rounds held: places in the true order, and what became of the studies. */
  readonly stops: readonly {
    readonly places: string;
    /** Share of the credits that came back. */
    readonly returned: number;
    readonly apart: number;
    readonly wrongWay: number;
    readonly givenUp: number;
  }[];
}

interface Simulation {
  readonly command: string;
  readonly date: string;
  /** Studies drawn for each coverage figure, and for each of the others. */
  readonly studies: number;
  readonly studiesOfRules: number;
  /** Share that ranges of every source must reach. */
  readonly floor: number;
  readonly models: number;
  readonly companies: number;
}

/** When and how the figures came about. */
export const SIMULATION: Simulation = figures.simulation;

export const SIMULATED_SOURCES: readonly SimulatedSource[] = figures.sources;
