import { describe, expect, it } from "vitest";
import { findSpans } from "./proper-names.ts";

const names = (sentence: string) => findSpans(sentence).map(({ name }) => name);

describe("pieces of a sentence that are written like names", () => {
  it.each([
    ["I recommend HubSpot and Zoho CRM here.", ["HubSpot", "Zoho CRM"]],
    ["Booz Allen Hamilton and Bank of America lead.", ["Booz Allen Hamilton", "Bank of America"]],
    ["Try 3M, 7-Eleven or 1Password.", ["3M", "7-Eleven", "1Password"]],
    ["Use eBay or iRobot today.", ["eBay", "iRobot"]],
    ["See monday.com and folk.app first.", ["monday.com", "folk.app"]],
    ["Dr. Jane Goodall is known.", ["Dr. Jane Goodall"]],
    ["J. Crew sells clothes.", ["J. Crew"]],
    ["The best is **less annoying crm**.", []],
    ["The best is **Less Annoying CRM**.", ["Less Annoying CRM"]],
    ["It is [HubSpot](https://hubspot.com).", ["HubSpot"]],
    ["市场上最好的品牌是华为。", ["华为"]],
    ["For Startups, the Best Choice is not easy.", []],
    ["Unfortunately Acme failed.", ["Acme"]],
    ["nothing here", []],
  ])("%s", (sentence, expected) => expect(names(sentence)).toEqual(expected));

  it("know where they stand and how they are marked", () => {
    const sentence = "Go with [HubSpot](https://hubspot.com) or Zoho.";
    const [linked, bare] = findSpans(sentence);
    expect(linked).toMatchObject({ marked: true, href: "https://hubspot.com", weak: false });
    expect(bare).toMatchObject({ name: "Zoho", marked: false, href: null });
    expect(sentence.slice(bare?.start, bare?.end)).toBe("Zoho");
  });

  it("stay bounded", () => {
    expect(findSpans("Acme, Bosch, ".repeat(1_000)).length).toBeLessThanOrEqual(60);
  });
});
