import { expect, it } from "vitest";
import { ASSUMED_SPREAD, spreadText } from "./topic-spread.ts";

it("a plan says whether its range rests on what is assumed or on the topic's own weeks", () => {
  expect(spreadText({ ...ASSUMED_SPREAD, from: "assumed", weeks: 1 })).toBe(
    "Assumed: answers scatter by 20 points between wordings, and by 19 by chance.",
  );
  expect(spreadText({ from: "own", weeks: 5, wording: 0.31, noise: 0.12 })).toBe(
    "From this topic’s own 5 weeks: answers scatter by 31 points between wordings, and by 12 by chance.",
  );
});
