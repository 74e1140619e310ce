import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOLDS, Line, scanLine } from "./line.ts";
import { cleanControls, toPlainText } from "./plain-text.ts";

describe("a record of a line", () => {
  it.each([
    ["**HubSpot**", HOLDS.markup],
    ["a  b", HOLDS.gap],
    ["Price: low", HOLDS.colon],
    ["HubSpot – easy", HOLDS.dash],
    ["HubSpot - easy", HOLDS.dash],
    ["see a.com", HOLDS.address],
    ["A > B", HOLDS.step],
    ["A . . . B", HOLDS.dots],
    ["1;A;b", HOLDS.semicolon],
    ["│ A │", HOLDS.box],
    ["End. Next", 0],
  ])("%s", (text, bits) => expect(scanLine(text)).toBe(bits));

  it("has its name, its label and the names after it", () => {
    expect(new Line("**HubSpot** – easy").head?.name).toBe("HubSpot");
    expect(new Line("Enterprise: SAP").label).toEqual({ label: "Enterprise", value: "SAP" });
    expect(new Line("Enterprise: SAP and Oracle").names.map(({ name }) => name)).toEqual(["SAP", "Oracle"]);
  });

  it("is without markup what its whole text is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (chars) => {
        const [text = ""] = cleanControls(chars).split("\n");
        expect(new Line(text).plain).toBe(toPlainText(text));
      }),
    );
  });
});
