import fc from "fast-check";
import { expect, it } from "vitest";
import { WORDING_LEVELS } from "./topic.ts";
import {
  drawOf,
  drawsOf,
  inTurn,
  membersOfRounds,
  roundsOfPlan,
  strataOf,
  weightInDraw,
} from "./topic-plan.ts";
import { checkRows, readWordingFile } from "./wording-rows.ts";

const level = fc.constantFrom(...WORDING_LEVELS);

it("rounds ask as planned, then what was not asked, and never one wording twice more than another", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 30 }).chain((members) =>
        fc.record({
          members: fc.constant(members),
          wordings: fc.integer({ min: 1, max: members }),
          rounds: fc.integer({ min: 1, max: 3 }),
          more: fc.integer({ min: 0, max: 60 }),
        }),
      ),
      ({ members, wordings, rounds, more }) => {
        const plan = { wordings, rounds, repeated: Math.floor(wordings / 2) };
        const planned = roundsOfPlan(plan);
        const asked = membersOfRounds(plan, members, planned + more);
        expect(asked.slice(0, wordings)).toEqual(Array.from({ length: wordings }, (_, nth) => nth));
        // A longer study begins as the shorter one.
        expect(membersOfRounds(plan, members, planned)).toEqual(asked.slice(0, planned));
        const times = Array.from({ length: members }, (_, nth) => asked.filter((one) => one === nth).length);
        if (more >= members * (rounds + 2))
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it("no stratum has one wording where there are two, and every level has one", () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 2, maxLength: 12 }), (levels) => {
      const strata = strataOf("level", levels);
      const sizes = Map.groupBy(levels, (one) => strata.get(one));
      expect(sizes.has(undefined)).toBe(false);
      for (const { length } of sizes.values()) expect(length).toBeGreaterThanOrEqual(2);
    }),
  );
});

it("the first wordings of a drawn order are of all levels", () => {
  const drawn = [..."gggggmmmnn"].map((letter, id) => ({ id, stratum: letter }));
  expect(
    new Set(
      inTurn(drawn)
        .slice(0, 3)
        .map((one) => one.stratum),
    ).size,
  ).toBe(3);
  expect(
    inTurn(drawn)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(drawn.map(({ id }) => id).sort());
});

it("a persona of one wording is counted with anybody's, and no stratum has one wording where there are two", () => {
  expect([...strataOf("persona", ["agency", "agency", "shop", "", "bank"])]).toEqual([
    ["agency", "agency"],
    ["shop", ""],
    ["", ""],
    ["bank", ""],
  ]);
  expect(strataOf("persona", ["agency", "shop", "agency"]).get("shop")).toBe("agency");
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("", "agency", "bank", "shop"), { minLength: 2, maxLength: 12 }),
      (personas) => {
        const strata = strataOf("persona", personas);
        for (const { length } of Map.groupBy(personas, (one) => strata.get(one) ?? "?").values())
          expect(length).toBeGreaterThanOrEqual(2);
      },
    ),
  );
});

it("wordings are drawn where there are more than a plan asks, by weight where every one has a weight", () => {
  const plan = { wordings: 2, rounds: 1, repeated: 0 };
  const frame = [1, 2, 3].map((weight) => ({ weight }));
  expect(drawsOf(frame, plan)).toEqual(["by_weight", "alike"]);
  expect(drawsOf([...frame, { weight: null }], plan)).toEqual(["alike"]);
  expect(drawsOf(frame, { ...plan, wordings: 3 })).toEqual(["all"]);
  const rules = { known: new Set<string>(), level: "mid", room: 9, namesCompany: () => false } as const;
  const { taken } = checkRows(readWordingFile("Query,Clicks\nbest crm,12\ncheap crm,0\n"), rules);
  expect(taken.map(({ weight }) => weight)).toEqual([12, 0]);
  expect([...taken, { weight: null }].map(weightInDraw)).toEqual([12, 0.5, 1]);
  expect(drawsOf(taken, { ...plan, wordings: 1 })).toEqual(["by_weight", "alike"]);
  expect(drawOf(["by_weight", "alike"], undefined)).toBe("by_weight");
  expect(drawOf(["by_weight", "alike"], "alike")).toBe("alike");
  expect(drawOf(["all"], "by_weight")).toBe("all");
  expect(drawOf(["alike"], "by_weight")).toBeNull();
});

it.each([
  ["a list without a header", "Best CRM\nCRM for shops\n", [{ text: "Best CRM" }, { text: "CRM for shops" }]],
  [
    "queries with clicks",
    'Top queries,Clicks\n"CRM, cheap","1,200"\n',
    [{ text: "CRM, cheap", weight: 1200 }],
  ],
  ["tabs and a mark of Windows", "\uFEFFText\tLevel\r\nCRM\tNiche\r\n", [{ text: "CRM", level: "niche" }]],
  ["quotes within a cell", 'text\n"a ""b"" c"\n', [{ text: 'a "b" c', weight: null }]],
  ["nothing", "", []],
])("a file of wordings is read: %s", (_name, csv, rows) => {
  expect(readWordingFile(csv)).toMatchObject(rows);
  expect(readWordingFile(csv)).toHaveLength(rows.length);
});
