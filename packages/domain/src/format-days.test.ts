import { expect, it } from "vitest";
import { formatOfDays } from "./format-days.ts";

it("a zone that this machine does not know is read as UTC, so that a page of it still stands", () => {
  const at = new Date("2026-11-29T23:30:00Z");
  const dayIn = (timeZone: string) =>
    formatOfDays("en-US", { month: "short", day: "numeric", timeZone }).format(at);
  expect([dayIn("Asia/Tokyo"), dayIn("Moon/Tranquility")]).toEqual(["Nov 30", "Nov 29"]);
});
