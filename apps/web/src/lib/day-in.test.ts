import { afterEach, expect, it, vi } from "vitest";
import { dayIn } from "./day-in.ts";

afterEach(() => vi.useRealTimers());

it("is the day of the time zone, whatever day it is in UTC", () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T23:30:00Z") });
  expect([dayIn("Asia/Tokyo"), dayIn("UTC"), dayIn("America/New_York")]).toEqual([
    "2026-11-30",
    "2026-11-29",
    "2026-11-29",
  ]);
  expect(dayIn("Asia/Tokyo", 7)).toBe("2026-12-07");
});
