import { expect, it } from "vitest";
import { BRAND_MONTHS, type BrandMonth, simulateRates } from "../simulation/claims.ts";

/** Seeded: these figures are the same each time. `pnpm verify:claims` draws many more. */
const monthOf = (name: string): BrandMonth => {
  const month = BRAND_MONTHS.find((one) => one.name.startsWith(name));
  if (!month) throw new Error(`No month is called ${name}`);
  return month;
};

it("where a tenth is wrong, corrected rates hold the truth and what the judge counts does not", () => {
  const found = simulateRates(monthOf("10 % wrong"), 80, 7);
  expect(found.ownLabels.holds).toBeGreaterThanOrEqual(0.93);
  expect(found.measuredErrors.holds).toBeGreaterThanOrEqual(0.93);
  expect(found.asJudged.holds).toBeLessThan(0.6);
  expect(found.clicked.holds).toBeLessThan(0.6);
});

it("own labels hold where the judge errs otherwise than where it was measured", () => {
  const found = simulateRates(monthOf("10 % wrong; the judge errs otherwise"), 40, 7);
  expect(found.ownLabels.holds).toBeGreaterThanOrEqual(0.93);
  expect(found.measuredErrors.holds).toBeLessThan(0.6);
});

it.each(BRAND_MONTHS)("over 200 months, rates hold: $name", { tags: "long" }, (month) => {
  const found = simulateRates(month, 200, 7);
  expect(found.ownLabels.holds).toBeGreaterThanOrEqual(0.93);
  if (month.judge === month.measured) expect(found.measuredErrors.holds).toBeGreaterThanOrEqual(0.93);
});
