import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextVisit, type Schedule, weekOf } from "./next-visit.ts";

const BERLIN: Schedule = { rhythm: "weekly", day: 1, hour: 6, timeZone: "Europe/Berlin" };
const next = (schedule: Schedule, after: string) => nextVisit(schedule, new Date(after))?.toISOString();

describe("the next visit", () => {
  it.each([
    ["a week's day and hour", BERLIN, "2026-11-23T04:59:59Z", "2026-11-23T05:00:00.000Z"],
    ["a week later at the hour itself", BERLIN, "2026-11-23T05:00:00Z", "2026-11-30T05:00:00.000Z"],
    ["an hour earlier in UTC in summer", BERLIN, "2026-03-27T00:00:00Z", "2026-03-30T04:00:00.000Z"],
    ["every day", { ...BERLIN, rhythm: "daily" }, "2026-11-23T05:00:00Z", "2026-11-24T05:00:00.000Z"],
    [
      "the hour that summer time leaves out, an hour later",
      { ...BERLIN, rhythm: "daily", hour: 2 },
      "2026-03-28T12:00:00Z",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "the hour that comes twice, once: the first time",
      { ...BERLIN, rhythm: "daily", hour: 2 },
      "2026-10-24T12:00:00Z",
      "2026-10-25T00:00:00.000Z",
    ],
    [
      "not again in the second of these hours",
      { ...BERLIN, rhythm: "daily", hour: 2 },
      "2026-10-25T00:00:00Z",
      "2026-10-26T01:00:00.000Z",
    ],
    [
      "a day of the month",
      { ...BERLIN, rhythm: "monthly", day: 28 },
      "2026-01-28T06:00:00Z",
      "2026-02-28T05:00:00.000Z",
    ],
    [
      "the other side of the date line",
      { ...BERLIN, timeZone: "Pacific/Auckland" },
      "2026-11-22T00:00:00Z",
      "2026-11-22T17:00:00.000Z",
    ],
  ] satisfies [string, Schedule, string, string][])("is %s", (_what, schedule, after, expected) => {
    expect(next(schedule, after)).toBe(expected);
  });

  it("is none for a brand that is visited by hand", () => {
    expect(nextVisit({ ...BERLIN, rhythm: "manual" }, new Date())).toBeNull();
  });

  it("comes after, at the hour, and never leaves a period out", () => {
    const zones = [
      "Europe/Berlin",
      "America/New_York",
      "Pacific/Auckland",
      "Asia/Kolkata",
      "UTC",
      "Africa/Cairo",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom("weekly" as const, "daily" as const, "monthly" as const),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (rhythm, day, hour, timeZone, after) => {
          const days = { daily: 1, weekly: 7, monthly: 31 }[rhythm];
          const at = nextVisit({ rhythm, day, hour, timeZone }, after) ?? expect.fail("none");
          expect(at.getTime()).toBeGreaterThan(after.getTime());
          expect(at.getTime() - after.getTime()).toBeLessThanOrEqual((days * 24 + 2) * 3_600_000);
          expect(nextVisit({ rhythm, day, hour, timeZone }, new Date(at.getTime() - 1))).toEqual(at);
        },
      ),
    );
  });
});

it("names the week of a day in its zone", () => {
  expect(weekOf(new Date("2026-11-22T23:30:00Z"), "UTC")).toBe("2026-W47");
  expect(weekOf(new Date("2026-11-22T23:30:00Z"), "Europe/Berlin")).toBe("2026-W48");
  expect(weekOf(new Date("2027-01-01T12:00:00Z"), "UTC")).toBe("2026-W53");
});
