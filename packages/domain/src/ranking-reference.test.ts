import fc from "fast-check";
import { expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { aggregateRankings, type ColumnRanking, type RankingKind } from "./ranking.ts";

/** The rule of decisions "Ranking" written as plainly as possible, to compare the product's own with. */
function reference(models: readonly ColumnRanking[], kind: RankingKind) {
  const most = kind === "company" ? 20 : 10;
  const keyOf = ({ name, domain }: { name: string; domain: string }) =>
    kind === "company" && domain !== "" ? domain : name.toLowerCase();
  const keys = [...new Set(models.flatMap(({ results }) => results.map(keyOf)))];
  const rows = keys.map((key) => {
    const ranks = models.flatMap(({ results }) => {
      const own = results.filter((entry) => keyOf(entry) === key && entry.rank <= most);
      return own.length === 0 ? [] : [{ rank: Math.min(...own.map(({ rank }) => rank)) }];
    });
    const points = ranks.reduce((sum, { rank }) => sum + most + 1 - rank, 0);
    const spellings = models.flatMap(({ results }) => {
      const own = results.filter((entry) => keyOf(entry) === key && entry.rank <= most);
      const best = own.sort((a, b) => a.rank - b.rank)[0];
      return best ? [best.name] : [];
    });
    const times = (name: string) => spellings.filter((spelling) => spelling === name).length;
    const [name = ""] = [...new Set(spellings)].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1));
    return { key, name, points, votes: ranks.length, best: Math.min(...ranks.map(({ rank }) => rank)) };
  });
  return rows
    .filter(({ votes }) => votes > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.votes - a.votes ||
        a.best - b.best ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
        (a.key < b.key ? -1 : 1),
    )
    .map(({ name, points, votes }, index) => ({ rank: index + 1, name, points, votes }));
}

const CASES = process.env.TIER === "all" ? 10_000 : 1_000;

const ids = fc.shuffledSubarray(
  Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index)),
  { maxLength: 22 },
);

/** Few companies and many models, so that lists overlap; spellings differ, one model may list a company twice. */
const rankings = fc.array(fc.tuple(ids, fc.array(fc.boolean(), { minLength: 22, maxLength: 22 })), {
  maxLength: 6,
});

it.each(["company", "expert"] as const)("matches a plain reference on random cases: %s", (kind) => {
  fc.assert(
    fc.property(rankings, fc.boolean(), (lists, twice) => {
      const models = lists.map(([letters, loud], index): ColumnRanking => {
        const names = twice && letters.length > 2 ? [...letters, ...letters.slice(0, 1)] : letters;
        const results = names.map((letter, position) => {
          const name = loud[position % loud.length] ? `NAME ${letter.toUpperCase()}` : `Name ${letter}`;
          return {
            rank: position + 1,
            name,
            domain: kind === "company" ? `${letter}.com` : "",
            description: "",
          };
        });
        return { columnId: asColumnId(`m${index}`), results };
      });
      const rows = aggregateRankings(models, kind);
      expect(
        rows.map(({ rank, name, points, votes }) => ({ rank, name, points, votes: votes.length })),
      ).toEqual(reference(models, kind));
      const keys = rows.map(({ name, domain }) => domain || name.toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: CASES },
  );
});
