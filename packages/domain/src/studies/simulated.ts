/** Figures of `pnpm verify:studies`, which draws studies of sources whose truth is known (record 52). */

/** How often ranges of one source at one number of rounds hold the truth, shares. */
export interface SimulatedCoverage {
  readonly rounds: number;
  /** Of the score's ranges: mean over companies, and the company that fares worst. */
  readonly mean: number;
  readonly worst: number;
  /** The company that fares worst in the shares of answers that list it, and list it in the top 3. */
  readonly worstListed: number;
  readonly worstTop3: number;
  /** Half the width of the score's ranges, mean, of 1. */
  readonly halfWidth: number;
  /** Coverage of the range of the company that its own answers rank first. */
  readonly leader: number;
}

export interface SimulatedSource {
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

/** When and how the figures below came about. */
export const SIMULATION = {
  command: "pnpm verify:studies --studies 2000",
  date: "2026-11-23",
  /** Studies drawn for each coverage figure, and for each of the others. */
  studies: 2_000,
  studiesOfRules: 500,
  /** Share that ranges of every source must reach. */
  floor: 0.93,
  models: 5,
  companies: 24,
} as const;

export const SIMULATED_SOURCES: readonly SimulatedSource[] = [
  {
    name: "Plackett–Luce",
    about: "Each model draws its list from fixed worths, the textbook case",
    coverage: [
      {
        rounds: 3,
        mean: 0.994,
        worst: 0.989,
        worstListed: 0.97,
        worstTop3: 0.969,
        halfWidth: 0.16,
        leader: 1.0,
      },
      {
        rounds: 5,
        mean: 0.988,
        worst: 0.979,
        worstListed: 0.959,
        worstTop3: 0.97,
        halfWidth: 0.116,
        leader: 0.997,
      },
      {
        rounds: 12,
        mean: 0.98,
        worst: 0.972,
        worstListed: 0.959,
        worstTop3: 0.947,
        halfWidth: 0.065,
        leader: 0.996,
      },
      {
        rounds: 20,
        mean: 0.973,
        worst: 0.962,
        worstListed: 0.954,
        worstTop3: 0.95,
        halfWidth: 0.048,
        leader: 0.988,
      },
      {
        rounds: 50,
        mean: 0.963,
        worst: 0.953,
        worstListed: 0.943,
        worstTop3: 0.944,
        halfWidth: 0.029,
        leader: 0.977,
      },
    ],
    allLooks: 0.942,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.01, allRangesRight: 1.0 },
      { rounds: 50, anyWrong: 0.006, allRangesRight: 0.994 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.532, apart: 0.998, wrongWay: 0.0, givenUp: 0.002 },
      { places: "3 and 5", returned: 0.705, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
      { places: "5 and 10", returned: 0.834, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
    ],
  },
  {
    name: "near-deterministic",
    about: "Models that nearly repeat themselves",
    coverage: [
      {
        rounds: 3,
        mean: 1.0,
        worst: 0.997,
        worstListed: 0.993,
        worstTop3: 1.0,
        halfWidth: 0.117,
        leader: 1.0,
      },
      {
        rounds: 5,
        mean: 0.999,
        worst: 0.994,
        worstListed: 0.974,
        worstTop3: 0.989,
        halfWidth: 0.073,
        leader: 1.0,
      },
      {
        rounds: 12,
        mean: 0.997,
        worst: 0.967,
        worstListed: 0.965,
        worstTop3: 0.947,
        halfWidth: 0.034,
        leader: 1.0,
      },
      {
        rounds: 20,
        mean: 0.994,
        worst: 0.968,
        worstListed: 0.958,
        worstTop3: 0.973,
        halfWidth: 0.02,
        leader: 0.998,
      },
      {
        rounds: 50,
        mean: 0.995,
        worst: 0.973,
        worstListed: 0.957,
        worstTop3: 0.957,
        halfWidth: 0.009,
        leader: 0.99,
      },
    ],
    allLooks: 0.968,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 50, anyWrong: 0.0, allRangesRight: 1.0 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.737, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
      { places: "3 and 5", returned: 0.839, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
      { places: "5 and 10", returned: 0.9, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
    ],
  },
  {
    name: "bimodal retrieval",
    about: "Two different lists, depending on what a search finds",
    coverage: [
      {
        rounds: 3,
        mean: 0.996,
        worst: 0.986,
        worstListed: 0.97,
        worstTop3: 0.967,
        halfWidth: 0.135,
        leader: 1.0,
      },
      {
        rounds: 5,
        mean: 0.994,
        worst: 0.985,
        worstListed: 0.975,
        worstTop3: 0.974,
        halfWidth: 0.089,
        leader: 0.993,
      },
      {
        rounds: 12,
        mean: 0.986,
        worst: 0.975,
        worstListed: 0.957,
        worstTop3: 0.96,
        halfWidth: 0.048,
        leader: 0.997,
      },
      {
        rounds: 20,
        mean: 0.979,
        worst: 0.967,
        worstListed: 0.956,
        worstTop3: 0.957,
        halfWidth: 0.034,
        leader: 1.0,
      },
      {
        rounds: 50,
        mean: 0.973,
        worst: 0.959,
        worstListed: 0.947,
        worstTop3: 0.954,
        halfWidth: 0.019,
        leader: 0.98,
      },
    ],
    allLooks: 0.966,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.002, allRangesRight: 0.998 },
      { rounds: 50, anyWrong: 0.006, allRangesRight: 1.0 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.31, apart: 0.288, wrongWay: 0.0, givenUp: 0.41 },
      { places: "3 and 5", returned: 0.566, apart: 0.996, wrongWay: 0.0, givenUp: 0.004 },
      { places: "5 and 10", returned: 0.897, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
    ],
  },
  {
    name: "short lists",
    about: "Only four to six companies named each time",
    coverage: [
      {
        rounds: 3,
        mean: 0.99,
        worst: 0.977,
        worstListed: 0.969,
        worstTop3: 0.959,
        halfWidth: 0.171,
        leader: 0.957,
      },
      {
        rounds: 5,
        mean: 0.984,
        worst: 0.967,
        worstListed: 0.965,
        worstTop3: 0.965,
        halfWidth: 0.13,
        leader: 0.933,
      },
      {
        rounds: 12,
        mean: 0.976,
        worst: 0.955,
        worstListed: 0.953,
        worstTop3: 0.955,
        halfWidth: 0.073,
        leader: 0.942,
      },
      {
        rounds: 20,
        mean: 0.971,
        worst: 0.958,
        worstListed: 0.938,
        worstTop3: 0.962,
        halfWidth: 0.057,
        leader: 0.964,
      },
      {
        rounds: 50,
        mean: 0.962,
        worst: 0.949,
        worstListed: 0.942,
        worstTop3: 0.953,
        halfWidth: 0.034,
        leader: 0.952,
      },
    ],
    allLooks: 0.94,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.014, allRangesRight: 0.992 },
      { rounds: 50, anyWrong: 0.024, allRangesRight: 0.984 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.411, apart: 0.04, wrongWay: 0.01, givenUp: 0.682 },
      { places: "3 and 5", returned: 0.323, apart: 0.44, wrongWay: 0.0, givenUp: 0.274 },
      { places: "5 and 10", returned: 0.624, apart: 0.996, wrongWay: 0.0, givenUp: 0.004 },
    ],
  },
  {
    name: "all equal",
    about: "No preference at all: every order is as likely",
    coverage: [
      {
        rounds: 3,
        mean: 0.984,
        worst: 0.979,
        worstListed: 0.967,
        worstTop3: 0.988,
        halfWidth: 0.211,
        leader: 0.759,
      },
      {
        rounds: 5,
        mean: 0.976,
        worst: 0.97,
        worstListed: 0.958,
        worstTop3: 0.948,
        halfWidth: 0.156,
        leader: 0.692,
      },
      {
        rounds: 12,
        mean: 0.965,
        worst: 0.959,
        worstListed: 0.958,
        worstTop3: 0.96,
        halfWidth: 0.096,
        leader: 0.596,
      },
      {
        rounds: 20,
        mean: 0.962,
        worst: 0.952,
        worstListed: 0.95,
        worstTop3: 0.938,
        halfWidth: 0.073,
        leader: 0.586,
      },
      {
        rounds: 50,
        mean: 0.955,
        worst: 0.95,
        worstListed: 0.945,
        worstTop3: 0.943,
        halfWidth: 0.045,
        leader: 0.559,
      },
    ],
    allLooks: 0.926,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 50, anyWrong: 0.0, allRangesRight: 1.0 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.436, apart: 0.04, wrongWay: 0.018, givenUp: 0.736 },
      { places: "3 and 5", returned: 0.427, apart: 0.032, wrongWay: 0.018, givenUp: 0.728 },
      { places: "5 and 10", returned: 0.445, apart: 0.042, wrongWay: 0.014, givenUp: 0.73 },
    ],
  },
  {
    name: "exact twins",
    about: "Pairs of companies of exactly equal worth",
    coverage: [
      {
        rounds: 3,
        mean: 0.995,
        worst: 0.99,
        worstListed: 0.967,
        worstTop3: 0.97,
        halfWidth: 0.13,
        leader: 1.0,
      },
      {
        rounds: 5,
        mean: 0.99,
        worst: 0.98,
        worstListed: 0.97,
        worstTop3: 0.963,
        halfWidth: 0.09,
        leader: 1.0,
      },
      {
        rounds: 12,
        mean: 0.984,
        worst: 0.97,
        worstListed: 0.96,
        worstTop3: 0.96,
        halfWidth: 0.047,
        leader: 1.0,
      },
      {
        rounds: 20,
        mean: 0.979,
        worst: 0.964,
        worstListed: 0.953,
        worstTop3: 0.957,
        halfWidth: 0.033,
        leader: 1.0,
      },
      {
        rounds: 50,
        mean: 0.972,
        worst: 0.957,
        worstListed: 0.948,
        worstTop3: 0.948,
        halfWidth: 0.018,
        leader: 1.0,
      },
    ],
    allLooks: 0.952,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.012, allRangesRight: 1.0 },
      { rounds: 50, anyWrong: 0.064, allRangesRight: 1.0 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.612, apart: 0.0, wrongWay: 0.0, givenUp: 0.912 },
      { places: "3 and 5", returned: 0.789, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
      { places: "5 and 10", returned: 0.793, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
    ],
  },
  {
    name: "dropped leaders",
    about: "Answers that now and then forget the two leaders",
    coverage: [
      {
        rounds: 3,
        mean: 0.995,
        worst: 0.977,
        worstListed: 0.975,
        worstTop3: 0.973,
        halfWidth: 0.13,
        leader: 0.995,
      },
      {
        rounds: 5,
        mean: 0.991,
        worst: 0.975,
        worstListed: 0.966,
        worstTop3: 0.965,
        halfWidth: 0.088,
        leader: 0.99,
      },
      {
        rounds: 12,
        mean: 0.986,
        worst: 0.967,
        worstListed: 0.961,
        worstTop3: 0.96,
        halfWidth: 0.045,
        leader: 0.99,
      },
      {
        rounds: 20,
        mean: 0.981,
        worst: 0.958,
        worstListed: 0.953,
        worstTop3: 0.95,
        halfWidth: 0.033,
        leader: 0.995,
      },
      {
        rounds: 50,
        mean: 0.973,
        worst: 0.955,
        worstListed: 0.946,
        worstTop3: 0.947,
        halfWidth: 0.019,
        leader: 0.98,
      },
    ],
    allLooks: 0.958,
    tiers: [
      { rounds: 5, anyWrong: 0.0, allRangesRight: 1.0 },
      { rounds: 20, anyWrong: 0.016, allRangesRight: 0.986 },
      { rounds: 50, anyWrong: 0.032, allRangesRight: 0.97 },
    ],
    stops: [
      { places: "1 and 2", returned: 0.768, apart: 1.0, wrongWay: 0.0, givenUp: 0.0 },
      { places: "3 and 5", returned: 0.268, apart: 0.514, wrongWay: 0.002, givenUp: 0.202 },
      { places: "5 and 10", returned: 0.673, apart: 0.996, wrongWay: 0.0, givenUp: 0.004 },
    ],
  },
];
