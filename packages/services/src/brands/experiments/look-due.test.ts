import type { ExperimentPlan, Rhythm } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookDue, startsOf } from "./look-due.ts";
import { addDays, isSunday, mondayOf, weekOfDay } from "./weeks.ts";

const PLAN: ExperimentPlan = {
  version: 1,
  brandId: "brand",
  market: null,
  actions: [
    { id: "a", address: "One", promptIds: ["1"] },
    { id: "b", address: "Two", promptIds: ["2"] },
  ],
  controls: [],
  outcome: "score",
  models: [],
  rounds: 3,
  lag: 1,
  looks: [4, 8],
  level: 0.0294,
  worth: 9,
  startsOn: "2026-11-30",
  timeZone: "UTC",
  isDrawn: false,
  drawing: null,
};
const MONDAY = "2026-11-30";
const WEEK = weekOfDay(MONDAY);
const visitOn = (day: string) => ({
  id: day,
  day,
  week: weekOfDay(day),
  dueAt: new Date(`${day}T06:00:00Z`),
});
const weekly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => visitOn(mondayOf(WEEK + from + nth)));
const live = (first: string, last = first) => [
  { actionId: "a", liveOn: first },
  { actionId: "b", liveOn: last },
];
const state = (visits: ReturnType<typeof weekly>, changes: object = {}) => ({
  plan: PLAN,
  live: live(MONDAY),
  taken: 0,
  visits,
  rhythm: "weekly" as Rhythm,
  ...changes,
});

it("weeks begin on Mondays and have no gaps over the turn of a year", () => {
  expect(weekOfDay("2026-12-27") + 1).toBe(weekOfDay("2026-12-28"));
  expect(weekOfDay("2027-01-03")).toBe(weekOfDay("2026-12-28"));
  expect(mondayOf(WEEK)).toBe(MONDAY);
  expect(isSunday(addDays(MONDAY, 6))).toBe(true);
});

describe("when actions went live", () => {
  it("is not known before all of them are", () => {
    expect(startsOf(state(weekly(-5, 3), { live: live(MONDAY).slice(1) }))).toBeNull();
  });
  it("is the first week whose visit came after it", () => {
    expect(startsOf(state(weekly(-5, 3)))).toEqual({ start: WEEK, lastStart: WEEK });
    const midweek = addDays(MONDAY, 2);
    expect(startsOf(state(weekly(-5, 3), { live: live(MONDAY, midweek) }))).toEqual({
      start: WEEK,
      lastStart: WEEK + 1,
    });
    expect(startsOf(state(weekly(-5, 0), { live: live(midweek) }))).toEqual({
      start: WEEK + 1,
      lastStart: WEEK + 1,
    });
  });
});

describe("a look", () => {
  it("is due at the fourth visit after the lag, a missed one not counted", () => {
    expect(lookDue(state(weekly(-5, 3)))).toBeNull();
    const visits = weekly(-5, 5).filter(({ week }) => week !== WEEK + 2);
    expect(lookDue(state(visits.slice(0, -1)))).toBeNull();
    expect(lookDue(state(visits))).toMatchObject({
      number: 1,
      isLast: false,
      counted: [1, 3, 4, 5].map((week) => WEEK + week),
      through: { week: WEEK + 5 },
    });
    expect(lookDue(state(weekly(-5, 8), { taken: 1 }))).toMatchObject({ number: 2, isLast: true });
    expect(lookDue(state(weekly(-5, 30), { taken: 2 }))).toBeNull();
  });
  it("of daily visits waits for the end of the week", () => {
    const daily = (days: number) => Array.from({ length: days }, (_, nth) => visitOn(addDays(MONDAY, nth)));
    const due = (days: number) => lookDue(state(daily(days), { rhythm: "daily" }));
    expect(due(34)).toBeNull();
    expect(due(35)).toMatchObject({ counted: [1, 2, 3, 4].map((week) => WEEK + week) });
  });
  it("is the same however late it is taken", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -8, max: 20 })), fc.nat(20), (weeks, more) => {
        const visits = weeks.sort((a, b) => a - b).map((week) => visitOn(mondayOf(WEEK + week)));
        const due = lookDue(state(visits));
        const later = [...visits, visitOn(mondayOf(WEEK + 21 + more))];
        if (due) expect(lookDue(state(later))).toEqual(due);
      }),
      { numRuns: 100 },
    );
  });
  it("of drawn dates is one, at the last wave’s start", () => {
    const waves = [0, 8].map((week) => ({ startsOn: mondayOf(WEEK + week), actionIds: [] }));
    const plan = { ...PLAN, isDrawn: true, looks: [], drawing: { entropy: "00", waves } };
    const drawn = (to: number) => lookDue(state(weekly(-5, to), { plan, live: [] }));
    expect(drawn(7)).toBeNull();
    expect(drawn(8)).toMatchObject({ number: 1, isLast: true, start: WEEK, lastStart: WEEK + 8 });
  });
});
