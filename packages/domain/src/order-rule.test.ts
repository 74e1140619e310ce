import { expect, it } from "vitest";
import { asColumnId } from "./columns.ts";
import { orderRule } from "./order-rule.ts";
import { aggregateRankings, MAX_RESULTS } from "./ranking.ts";

it.each([
  [
    "company",
    "Each model gives 20 points to its first place, 19 to its second, down to 1 for its twentieth, " +
      "and none to a company it does not list. The sum sets the order.",
  ],
  [
    "expert",
    "Each model gives 10 points to its first place, 9 to its second, down to 1 for its tenth, " +
      "and none to an expert it does not list. The sum sets the order.",
  ],
] as const)("the rule for a %s says what the aggregate does", (kind, rule) => {
  expect(orderRule(kind)).toBe(rule);
  const most = MAX_RESULTS[kind];
  const results = Array.from({ length: most }, (_, index) => ({
    rank: index + 1,
    name: `N${index}`,
    domain: "",
  }));
  const points = aggregateRankings([{ columnId: asColumnId("m"), results }], kind).map(
    (entry) => entry.points,
  );
  expect([points[0], points[1], points.at(-1)]).toEqual([most, most - 1, 1]);
});
