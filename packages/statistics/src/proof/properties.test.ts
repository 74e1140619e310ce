import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnEffect } from "./drawn.ts";
import {
  type Cell,
  type ExperimentDesign,
  type ExperimentReading,
  readExperiment,
} from "./read-experiment.ts";

const PROMPTS = Array.from({ length: 12 }, (_, nth) => `p${nth}`);
const MODELS = ["m0", "m1", "m2"];
const WEEKS = Array.from({ length: 14 }, (_, week) => week);
const DESIGN: ExperimentDesign = {
  targets: PROMPTS.slice(0, 6),
  controls: PROMPTS.slice(6),
  start: 8,
  lastStart: 8,
  lag: 2,
  counted: 4,
  level: 0.05,
};

/** Cells of a whole past: a level of each prompt, and noise of each cell. */
const cells = fc
  .tuple(
    fc.array(fc.integer({ min: 10, max: 80 }), { minLength: 12, maxLength: 12 }),
    fc.array(fc.integer({ min: -10, max: 10 }), { minLength: 504, maxLength: 504 }),
  )
  .map(([levels, noise]) =>
    PROMPTS.flatMap((promptId, prompt) =>
      MODELS.flatMap((modelId, model) =>
        WEEKS.map(
          (week): Cell => ({
            promptId,
            modelId,
            epoch: "v1",
            week,
            value: (levels[prompt] ?? 0) + (noise[(prompt * 3 + model) * 14 + week] ?? 0),
            answers: 3,
          }),
        ),
      ),
    ),
  );

function read(from: readonly Cell[], design = DESIGN): ExperimentReading | null {
  const found = readExperiment(from, design);
  return found.kind === "read" ? found.reading : null;
}
const near = (a: number | undefined, b: number | undefined) =>
  Math.abs((a ?? Number.NaN) - (b ?? Number.NaN)) < 1e-6;

describe("an experiment", () => {
  it("is the same whatever the order of prompts, models and cells", () => {
    fc.assert(
      fc.property(
        cells.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const [a, b] = [read(all), read(shuffled, { ...DESIGN, targets: DESIGN.targets.toReversed() })];
          return a === null ? b === null : near(a.effect.range.low, b?.effect.range.low);
        },
      ),
      { numRuns: 25 },
    );
  });
  it("is mirrored when targets and controls change places", () => {
    fc.assert(
      fc.property(cells, (all) => {
        const a = read(all);
        const b = read(all, { ...DESIGN, targets: DESIGN.controls, controls: DESIGN.targets });
        return a === null ? b === null : near(a.effect.range.low, -(b?.effect.range.high ?? Number.NaN));
      }),
      { numRuns: 25 },
    );
  });
  it("does not move when all prompts of a week move alike", () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...WEEKS), fc.integer({ min: -20, max: 20 }), (all, week, by) => {
        const a = read(all);
        const b = read(all.map((cell) => (cell.week === week ? { ...cell, value: cell.value + by } : cell)));
        if (a === null || b === null) return a === b;
        return near(a.inStep.range.low, b.inStep.range.low) && near(a.onOldCourse.value, b.onOldCourse.value);
      }),
      { numRuns: 25 },
    );
  });
});

describe("an experiment is not answered", () => {
  const steady = PROMPTS.flatMap((promptId, prompt) =>
    MODELS.flatMap((modelId) =>
      WEEKS.map(
        (week): Cell => ({
          promptId,
          modelId,
          epoch: "v1",
          week,
          value: 40 + prompt + ((prompt * 7 + week * 3) % 5),
          answers: 3,
        }),
      ),
    ),
  );
  const reasonOf = (from: readonly Cell[], design = DESIGN) => {
    const found = readExperiment(from, design);
    return found.kind === "read" ? null : found.reason;
  };
  it("with four targets, or with controls that no model answered", () => {
    expect(reasonOf(steady)).toBeNull();
    expect(reasonOf(steady, { ...DESIGN, targets: DESIGN.targets.slice(2) })).toBe("few_prompts");
    expect(reasonOf(steady.filter(({ promptId }) => Number(promptId.slice(1)) < 9))).toBe("few_prompts");
  });
  it("with three visits before, and without a placebo with seven", () => {
    expect(reasonOf(steady.filter(({ week }) => week >= 5))).toBe("short_past");
    expect(read(steady.filter(({ week }) => week >= 1))?.placebo).toBeNull();
  });
  it("when the targets had moved away from the controls before", () => {
    const moved = steady.map((cell) =>
      DESIGN.targets.includes(cell.promptId) && cell.week >= 4 ? { ...cell, value: cell.value + 20 } : cell,
    );
    expect(reasonOf(moved)).toBe("moved_before");
  });
  it("when every model was replaced at the start, and without one that was", () => {
    const replaced = (ids: readonly string[]) =>
      steady.map((cell) => (ids.includes(cell.modelId) && cell.week >= 8 ? { ...cell, epoch: "v2" } : cell));
    expect(reasonOf(replaced(MODELS))).toBe("versions");
    expect(read(replaced(["m1"]))?.leftOut).toEqual(["m1"]);
  });
  it("when many more targets than controls were lost", () => {
    const design = { ...DESIGN, targets: [...DESIGN.targets, "p12", "p13"] };
    expect(reasonOf(steady, design)).toBe("missing");
  });
});

const drawn = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), {
  minLength: 8,
  maxLength: 8,
});
const WAVES = { sizes: [4, 4], starts: [8, 13], lag: 2 };
const effectWithout = (values: readonly (readonly number[])[], taken: number) =>
  drawnEffect(
    values.map((own, nth) => ({
      wave: nth < 4 ? 0 : 1,
      points: own.map((value, week) => ({ week: 10 + week, value: value - (nth < 4 ? taken : 0) })),
    })),
    WAVES,
    1,
  );

it("a drawn range leaves out what the draw rejects, and nothing else", () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: -15, max: 15 }), (values, supposed) => {
      const [whole, without] = [effectWithout(values, 0), effectWithout(values, supposed + 0.25)];
      if (!(whole && without)) return false;
      const isOutside = supposed + 0.25 < whole.range.low || supposed + 0.25 > whole.range.high;
      const isNone = whole.range.low > 0 || whole.range.high < 0;
      return isOutside === without.p <= 0.05 && isNone === whole.p <= 0.05;
    }),
    { numRuns: 60 },
  );
});
