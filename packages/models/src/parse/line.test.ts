import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Line } from "./line.ts";
import { cleanControls, toPlainText } from "./plain-text.ts";

describe("a record of a line", () => {
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
