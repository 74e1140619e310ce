import { describe, expect, it } from "vitest";
import { pointRange, share, wholePoints } from "./ranges.ts";

describe("a share in whole points", () => {
  it("goes up at a half that binary fractions fall short of", () => {
    // 57 / 200 is 28.5 %, which a multiplication by 100 makes 28.499999999999996.
    expect([57 / 200, 0.145, 0.285 + 0.29].map(wholePoints)).toEqual([29, 15, 58]);
  });

  it("is all or none only where nothing is missing", () => {
    expect([share(0), share(1)]).toEqual(["0%", "100%"]);
    expect(pointRange({ low: 0.234, high: 0.235 })).toBe("23–24");
  });
});
