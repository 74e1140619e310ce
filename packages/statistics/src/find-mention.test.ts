import { describe, expect, it } from "vitest";
import { findMention, type MentionedCompany } from "./find-mention.ts";

const HUBSPOT: MentionedCompany = {
  names: ["HubSpot", "Hub Spot"],
  domain: "hubspot.com",
  isAmbiguous: false,
  categoryWords: ["CRM"],
};
const CLOSE: MentionedCompany = {
  names: ["Close"],
  domain: "close.com",
  isAmbiguous: true,
  categoryWords: ["CRM", "sales"],
};
const MONDAY: MentionedCompany = { ...HUBSPOT, names: ["monday.com"], domain: "monday.com" };

describe("a mention", () => {
  it.each([
    ["I would start with HubSpot.", HUBSPOT],
    ["**hubspot** is fine", HUBSPOT],
    ["Try hub  spot first", HUBSPOT],
    ["(HubSpot)", HUBSPOT],
    ["See hubspot.com for prices.", HUBSPOT],
    ["HubSpot’s free plan", HUBSPOT],
    ["HubSpot's free plan", HUBSPOT],
    ["Close is a CRM for inside sales.", CLOSE],
    ["For calls: Close (close.com).", CLOSE],
    ["monday.com is easy", MONDAY],
    ["Avoid spreadsheets. HubSpot is better.", HUBSPOT],
    ["To avoid copying by hand, use HubSpot.", HUBSPOT],
    ["Instead of a spreadsheet, start with HubSpot.", HUBSPOT],
    ["There is no reason to avoid HubSpot.", HUBSPOT],
    ["HubSpots Gratisversion", HUBSPOT],
    ["中小企業にはHubSpotがおすすめです。", HUBSPOT],
    ["A HubSpot-based set-up", HUBSPOT],
    ["Read docs.hubspot.com first.", HUBSPOT],
    ["Close was made for sales calls.", CLOSE],
    ["1. Close\n2. Attio (CRM)", CLOSE],
  ])("%j", (text, company) => expect(findMention(text, company)).not.toBeNull());

  it.each([
    ["HubSpotter is something else", HUBSPOT],
    ["not-hubspot.com", HUBSPOT],
    ["https://blog.example.com/hubspot-review", HUBSPOT],
    ["see www.example.com/hubspot", HUBSPOT],
    ["me@hubspot.community", HUBSPOT],
    ["Avoid HubSpot at this size.", HUBSPOT],
    ["Use Attio rather than HubSpot.", HUBSPOT],
    ["Avoid Attio, HubSpot and Folk.", HUBSPOT],
    ["Never buy HubSpot for one person.", HUBSPOT],
    ["HubSpot should be avoided.", HUBSPOT],
    ["Tools to avoid:\n- HubSpot", HUBSPOT],
    ["reviews.example.com/hubspot", HUBSPOT],
    ["hubspot-reviews.example", HUBSPOT],
    ["Close every deal in your CRM.", CLOSE],
    ["We are close to a decision on the CRM.", CLOSE],
    ["Close the window.", CLOSE],
    ["by Monday at the latest", MONDAY],
    ["", HUBSPOT],
  ])("none in %j", (text, company) => expect(findMention(text, company)).toBeNull());

  it("is the first one, as an offset", () => {
    expect(findMention("Avoid HubSpot. Or: HubSpot, hubspot.com.", HUBSPOT)).toBe(19);
  });

  it("takes linear time of a long text", () => {
    expect(findMention(`${"avoid ".repeat(50_000)}HubSpot`, HUBSPOT)).toBeNull();
    expect(findMention("HubSpo ".repeat(100_000), HUBSPOT)).toBeNull();
    expect(findMention("close the CRM. Close it. ".repeat(10_000), CLOSE)).toBeNull();
    expect(findMention("avoid HubSpot, ".repeat(20_000), HUBSPOT)).toBeNull();
    expect(findMention("- HubSpot avoid:\n".repeat(5_000), HUBSPOT)).not.toBeNull();
    expect(findMention("@".repeat(50_000) + "a.bc/".repeat(20_000), HUBSPOT)).toBeNull();
  });
});
