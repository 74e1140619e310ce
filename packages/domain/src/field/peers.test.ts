import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choosePeers, logLikelihoodRatio, type PeerCandidate, type QuestionCounts } from "./peers.ts";

const candidate = (both: number, theirs: number, domain = "moss.com"): PeerCandidate => ({
  domain,
  both,
  theirs,
});

const tables = fc
  .record({ both: fc.nat(50), own: fc.nat(50), theirs: fc.nat(50), none: fc.nat(500) })
  .map(({ both, own, theirs, none }) => ({
    pair: candidate(both, both + theirs),
    counts: { own: both + own, all: both + own + theirs + none } satisfies QuestionCounts,
  }));

describe("the log-likelihood ratio", () => {
  it("is Dunning's: his table of the bigram “the swiss” in words of a newspaper", () => {
    // k11 = 110, k12 = 2442, k21 = 111, k22 = 29114 (Dunning 1993, table 4): −2 log λ = 270.72.
    expect(logLikelihoodRatio(candidate(110, 221), { own: 2552, all: 31_777 })).toBeCloseTo(270.72, 1);
  });

  it("is 0 when two are independent, and when one is listed everywhere", () => {
    expect(logLikelihoodRatio(candidate(20, 50), { own: 40, all: 100 })).toBeCloseTo(0, 9);
    expect(logLikelihoodRatio(candidate(40, 100), { own: 40, all: 100 })).toBeCloseTo(0, 9);
  });

  it("is the same from either side, and never below 0", () => {
    fc.assert(
      fc.property(tables, ({ pair, counts }) => {
        const ratio = logLikelihoodRatio(pair, counts);
        const other = logLikelihoodRatio({ ...pair, theirs: counts.own }, { ...counts, own: pair.theirs });
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(other).toBeCloseTo(ratio, 6);
      }),
    );
  });

  it("grows with the questions in common", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 200, max: 900 }), (own, all) => {
        const ratios = Array.from({ length: own }, (_, both) =>
          logLikelihoodRatio(candidate(both, own), { own, all }),
        );
        const beyondChance = ratios.slice(Math.ceil((own * own) / all));
        expect(beyondChance).toEqual([...beyondChance].sort((a, b) => a - b));
      }),
    );
  });
});

describe("peers", () => {
  const counts = { own: 12, all: 400 };

  it("are those met more often than chance has it, the nearest first", () => {
    const near = candidate(9, 11, "near.com");
    const far = candidate(6, 90, "far.com");
    expect(choosePeers([far, near], counts)).toEqual(["near.com", "far.com"]);
  });

  it("leave out who is listed everywhere, and who shares only two questions", () => {
    const everywhere = candidate(12, 400, "everywhere.com");
    const seldom = candidate(2, 2, "seldom.com");
    const avoided = candidate(3, 300, "avoided.com");
    expect(choosePeers([everywhere, seldom, avoided], counts)).toEqual([]);
  });

  it("are ten at most, and the same whatever the order of the candidates", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          Array.from({ length: 30 }, (_, index) => index),
          { minLength: 12 },
        ),
        (order) => {
          const all = order.map((index) => candidate(3 + (index % 9), 12 + index, `peer${index}.com`));
          const chosen = choosePeers(all, counts);
          expect(chosen.length).toBeLessThanOrEqual(10);
          expect(choosePeers(all.toReversed(), counts)).toEqual(chosen);
        },
      ),
    );
  });
});
