import { FIRST_JUDGED_VISIT } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOfArms } from "./arms.ts";
import { SETTLING, trackChanges, type Visit } from "./tracking.ts";
import { elicitedLessVolunteered, volunteeredOf } from "./volunteered.ts";

const WEEKLY = { visitsPerMonth: 52 / 12, companies: 1 };
const NOISE = [0, 2, -2, 1, -1, 0, 3, -3, 0, 1, -1, 0];
const visit = (mean: number, servedId = "v1", modelId = "m"): Visit[number] => ({
  modelId,
  servedId,
  mean,
  answers: 15,
});

describe("tracking", () => {
  it("is silent while nothing but chance happens", () => {
    const visits = Array.from({ length: 60 }, (_, index) => [visit(0.6 + (NOISE[index % 12] ?? 0) / 100)]);
    expect(trackChanges(visits, WEEKLY)).toMatchObject({ alerts: [], breaks: [] });
  });

  it("does not take a new version for a change, and names it", () => {
    const visits = Array.from({ length: 40 }, (_, index) => [
      visit((index < 20 ? 0.6 : 0.35) + (NOISE[index % 12] ?? 0) / 100, index < 20 ? "v1" : "v2"),
    ]);
    const { alerts, breaks } = trackChanges(visits, WEEKLY);
    expect(alerts).toEqual([]);
    expect(breaks).toEqual([{ visit: 20, modelId: "m", from: "v1", to: "v2" }]);
    const hidden = visits.map((models) => models.map((model) => ({ ...model, servedId: "v1" })));
    expect(trackChanges(hidden, WEEKLY).alerts).toHaveLength(1);
  });

  it("says which models moved, and begins anew at the change", () => {
    const visits = Array.from({ length: 60 }, (_, index): Visit => {
      const noise = (NOISE[index % 12] ?? 0) / 100;
      return [visit(0.6 + noise, "v1", "a"), visit((index < 20 ? 0.6 : 0.3) + noise, "v1", "b")];
    });
    const { alerts } = trackChanges(visits, WEEKLY);
    expect(alerts).toHaveLength(1);
    // The visit before the fall was a low one.
    expect(alerts[0]).toMatchObject({ change: 19, byModel: [{ modelId: "b" }, { modelId: "a" }] });
    const [first] = alerts[0]?.byModel ?? [];
    expect((first?.after ?? 0) - (first?.before ?? 0)).toBeLessThan(-0.15);
  });

  it("tells of a change within versions alone how large it is, and which way it went", () => {
    // One model's new version rises; later the others fall.
    const visits = Array.from({ length: 24 }, (_, index): Visit => {
      const noise = (NOISE[index % 12] ?? 0) / 100;
      const isNew = index >= 8;
      const others = ["b", "c", "d"].map((id) => visit((index < 14 ? 0.9 : 0.6) + noise, "v1", id));
      return [visit((isNew ? 0.95 : 0.3) + noise, isNew ? "v2" : "v1", "a"), ...others];
    });
    const { alerts } = trackChanges(visits, WEEKLY);
    expect(alerts).toHaveLength(1);
    const [{ before = 0, after = 0, byModel = [] } = {}] = alerts;
    expect(before).toBeCloseTo((0.95 + 3 * 0.9) / 4, 1);
    expect(after).toBeCloseTo((0.95 + 3 * 0.6) / 4, 1);
    expect(byModel.at(-1)).toMatchObject({ modelId: "a", before: expect.closeTo(0.95, 1) });
    expect(byModel.slice(0, 3).every((model) => model.after - model.before < -0.2)).toBe(true);
  });

  it("estimates a change again with the visits that follow it, and then no more", () => {
    const visits = Array.from({ length: 40 }, (_, index) => [
      visit((index < 20 ? 0.9 : 0.75) + (NOISE[index % 12] ?? 0) / 100),
    ]);
    const [{ alarm = 0 } = {}] = trackChanges(visits, WEEKLY).alerts;
    const afterOf = (length: number) => trackChanges(visits.slice(0, length), WEEKLY).alerts[0]?.after ?? 0;
    const first = afterOf(alarm + 1);
    const settled = afterOf(alarm + 1 + SETTLING);
    expect(Math.abs(settled - 0.75)).toBeLessThan(Math.abs(first - 0.75));
    expect(afterOf(visits.length)).toBe(settled);
  });

  it("does not tell a change of less than 3 points", () => {
    const visits = Array.from({ length: 80 }, (_, index) => [
      { ...visit((index < 30 ? 0.6 : 0.575) + ((NOISE[index % 12] ?? 0) * 2) / 10_000), answers: 5_000 },
    ]);
    expect(trackChanges(visits, WEEKLY).alerts).toEqual([]);
  });

  it("tells nothing before the visit that pages name, and may at it", () => {
    const seldom = { visitsPerMonth: 0.1, companies: 1 };
    const first = FIRST_JUDGED_VISIT - 1;
    const jump = Array.from({ length: 9 }, (_, nth) => [
      visit(nth < first ? 0.1 + (NOISE[nth] ?? 0) / 100 : 0.9),
    ]);
    expect(trackChanges(jump, seldom).alerts).toMatchObject([{ alarm: first, change: first }]);
    const means = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(means, (some) => {
        const { alerts } = trackChanges(
          some.map((mean) => [visit(mean)]),
          seldom,
        );
        expect(alerts.every(({ alarm }) => alarm >= first)).toBe(true);
      }),
    );
  });

  it("takes no visits at all", () => expect(trackChanges([], WEEKLY).alerts).toEqual([]));
});

describe("arms", () => {
  it("count models with two answers in both", () => {
    const models = [
      { modelId: "a", first: [1, 1, 0], second: [0, 0] },
      { modelId: "b", first: [1], second: [0, 0, 0] },
    ];
    expect(differenceOfArms(models, 0.05)).toMatchObject({ modelIds: ["a"] });
    expect(differenceOfArms(models.slice(1), 0.05)).toBeNull();
  });

  it("tell what is named unasked, and first", () => {
    const answers = ["a", "a", "a", "b", "b", "b"].map((modelId, index) => ({
      modelId,
      mentions: index % 3 === 0 ? ["x", "y"] : ["y"],
    }));
    const found = volunteeredOf(answers, "x", 0.05);
    expect(found.named.value).toBeCloseTo(1 / 3, 12);
    expect(found.namedFirst.value).toBeCloseTo(1 / 3, 12);
    expect(volunteeredOf(answers, "y", 0.05).named.value).toBe(1);
    const listed = new Map([
      ["a", [1, 1, 1]],
      ["b", [1, 1, 0]],
    ]);
    expect(elicitedLessVolunteered(listed, answers, "x", 0.05)?.value).toBeCloseTo(0.5, 12);
    expect(volunteeredOf([], "x", 0.05).named).toEqual({ value: 0, range: null });
  });
});
