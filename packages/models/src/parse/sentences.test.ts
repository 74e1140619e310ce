import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

describe("sentences", () => {
  it.each([
    ["HubSpot leads. Zoho follows.", ["HubSpot leads.", "Zoho follows."]],
    ["Dr. Martens leads. Clarks follows.", ["Dr. Martens leads.", "Clarks follows."]],
    ["Acme Inc. Rocks are fine.", ["Acme Inc. Rocks are fine."]],
    ["J. Crew is fine! So is Gap.", ["J. Crew is fine!", "So is Gap."]],
    ["Try Monday.com or 3.5 tools. Then stop.", ["Try Monday.com or 3.5 tools.", "Then stop."]],
    ["Yahoo! is old. Fine.", ["Yahoo! is old.", "Fine."]],
    ["He said “go.” Then left.", ["He said “go.”", "Then left."]],
    ["See the list.[1] Zoho follows.", ["See the list.", "[1] Zoho follows."]],
    ["华为领先。小米其次。", ["华为领先。", "小米其次。"]],
    ["One\nTwo\n\nThree", ["One", "Two", "Three"]],
    ["", []],
    ["  \n ", []],
  ])("%j", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

  it("lose nothing but white space", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Acme", "Dr. X", ". ", "! ", "? ", "。", "\n", " and ", "[1]")),
        (parts) => {
          const text = parts.join("");
          expect(splitSentences(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        },
      ),
    );
  });

  it("are at most 200, whatever comes", () => {
    expect(splitSentences("A b. ".repeat(5_000)).length).toBeLessThanOrEqual(200);
  });
});
