import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { ownStanding, ownStandingText } from "./own-standing.ts";
import { aggregateRankings } from "./ranking.ts";

/** Lists of models, best company first, added up. */
function aggregate(...lists: readonly string[]) {
  return aggregateRankings(
    lists.map((list, index) => ({
      columnId: asColumnId(`maker/model-${index}`),
      results: [...list].map((letter, place) => ({
        rank: place + 1,
        name: letter.toUpperCase(),
        domain: `${letter}.com`,
      })),
    })),
    "company",
  );
}

describe("the sentence about the own company", () => {
  it.each([
    ["leads", "a.com", ["ab", "ab", "ba"], "#1 · listed by 3 of 3 models · first in 2 of 3"],
    ["leads everywhere", "a.com", ["ab", "ab"], "#1 · listed by 2 of 2 models · first in both"],
    [
      "is behind one in all",
      "c.com",
      ["kabc", "kc", "kac"],
      "#2 · listed by 3 of 3 models · behind K in all three",
    ],
    [
      "is behind one in most",
      "b.com",
      ["ab", "ab", "ba"],
      "#2 · listed by 3 of 3 models · behind A in 2 of 3",
    ],
    [
      "is missing from some lists",
      "c.com",
      ["kc", "k", "k", "k", "k"],
      "#2 · listed by 1 of 5 models · behind K in all five",
    ],
    ["is on no list", "z.com", ["ab", "a", "b"], "Not listed by any of 3 models · behind A in 2 of 3"],
    ["is asked of one model", "b.com", ["ab"], "#2 · listed by 1 of 1 model · behind A in 1 of 1"],
    ["leads without a first place", "b.com", ["ab", "cb", "db"], "#1 · listed by 3 of 3 models"],
    ["is on an empty page", "a.com", [""], "Not listed by any of 1 model"],
  ])("%s", (_, domain, lists, sentence) => {
    expect(ownStandingText(ownStanding(aggregate(...lists), domain, lists.length))).toBe(sentence);
  });
});

describe("the rival", () => {
  const lists = fc.array(
    fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 }).map((letters) => letters.join("")),
    { minLength: 1, maxLength: 5 },
  );

  it("stands above the company and is put ahead by as many models as anybody above it", () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(..."abcdefgh"), (answers, letter) => {
        const results = aggregate(...answers);
        const { entry, rival } = ownStanding(results, `${letter}.com`, answers.length);
        const above = results.filter(({ rank }) => !entry || rank < entry.rank);
        const ahead = above.map(
          ({ name }) => answers.filter((list) => isAhead(list, name.toLowerCase(), letter)).length,
        );
        expect(rival?.aheadIn ?? 0).toBe(Math.max(0, ...ahead));
        expect(rival === null).toBe(above.length === 0);
      }),
    );
  });

  function isAhead(list: string, other: string, own: string): boolean {
    return list.includes(other) && (!list.includes(own) || list.indexOf(other) < list.indexOf(own));
  }
});
