import { expect, it } from "vitest";
import { formatAge, formatUtcNear } from "./utc.ts";

const NOW = Date.parse("2026-11-12T14:34:00Z");

it.each([
  ["2026-11-12T14:33:39Z", "21 s"],
  ["2026-11-12T14:30:00Z", "4 min"],
  ["2026-11-12T11:00:00Z", "3 h"],
  ["2026-11-09T11:00:00Z", "3 days"],
  ["2026-11-12T14:35:00Z", "0 s"],
])("tells the age of %s", (at, age) => {
  expect(formatAge(at, NOW)).toBe(age);
});

it("tells the time of today and the day of yesterday (UTC)", () => {
  expect(formatUtcNear("2026-11-12T00:01:00Z", NOW)).toBe("12:01 AM");
  expect(formatUtcNear("2026-11-11T23:59:00Z", NOW)).toBe("Wed, Nov 11");
});
