import { expect, it } from "vitest";
import { axisEnd } from "./day-bars.tsx";

it.each([
  [[0], 2, 2],
  [[7, 19], 2, 20],
  [[20], 2, 20],
  [[21], 2, 40],
  [[597], 2, 1000],
  [[0.03], 0.01, 0.04],
  [[1_130], 2, 2_000],
])("ends the axis of %j at a round number", (values, least, end) => {
  expect(axisEnd(values, least)).toBeCloseTo(end, 9);
});
