import { describe, expect, it } from "vitest";
import { formatDay, formatMoney } from "./format.ts";

describe("formatMoney", () => {
  it.each([
    [7500, "usd", "$75.00"],
    [123_456, "eur", "€1,234.56"],
    [500, "jpy", "¥500"],
    [1250, "??", "12.50 ??"],
  ])("%i %s is %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});

describe("formatDay", () => {
  it("is the day in UTC", () => {
    expect(formatDay(new Date("2026-12-01T00:00:00Z"))).toBe("Dec 1, 2026");
  });
});
