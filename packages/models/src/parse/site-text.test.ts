import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choosePlace, findAddress, findSites } from "./site-text.ts";

describe("addresses in a line", () => {
  it.each([
    ["HubSpot (hubspot.com)", "HubSpot", [["hubspot.com", true]]],
    ["HubSpot – hubspot.com", "HubSpot", [["hubspot.com", true]]],
    ["HubSpot | Website: https://www.hubspot.com/crm", "HubSpot", [["https://www.hubspot.com/crm", true]]],
    ["[HubSpot](https://hubspot.com)", "HubSpot", [["https://hubspot.com", true]]],
    ["Monday.com is fine", "Monday.com", [["Monday.com", true]]],
    ["HubSpot is reviewed on g2.com", "HubSpot", [["g2.com", false]]],
    ["mail sales@hubspot.com", "HubSpot", []],
    ["HubSpot leads", "HubSpot", []],
  ])("%s", (line, name, sites) => {
    expect(findSites(line, name).map(({ text, attributed }) => [text, attributed])).toEqual(sites);
  });

  it("are at most six", () => {
    expect(findSites(Array.from({ length: 9 }, (_, index) => `a${index}.com`).join(" "), "x")).toHaveLength(
      6,
    );
  });

  it("is found first", () => {
    expect(findAddress("see www.a.com/x, then b.com")).toBe("www.a.com/x");
    expect(findAddress("nothing here")).toBeNull();
  });
});

describe("the domain of an entry", () => {
  const given = (text: string) => ({ text, attributed: true });
  const seen = (text: string) => ({ text, attributed: false });

  it.each([
    ["given", "HubSpot", [given("https://www.hubspot.com/crm")], "hubspot.com"],
    ["the first given", "HubSpot", [given("hubspot.com"), given("hubspot.de")], "hubspot.com"],
    ["seen and like the name", "Zoho CRM", [seen("crm.zoho.com")], "zoho.com"],
    ["seen and made of initials", "Ernst & Young", [seen("ey.com")], "ey.com"],
    ["the name itself", "Monday.com", [], "monday.com"],
    ["a directory's own", "Capterra", [given("capterra.com")], "capterra.com"],
    ["no directory's", "HubSpot", [given("g2.com")], null],
    ["nothing seen that is unlike the name", "HubSpot", [seen("salesforce.com")], null],
    ["no other scheme", "HubSpot", [given("javascript:alert(1)//hubspot.com")], null],
    ["no mail address", "HubSpot", [given("sales@hubspot.com")], null],
    ["no IP", "HubSpot", [given("10.0.0.1")], null],
    ["no reserved example", "HubSpot", [given("example.com")], null],
    ["no unknown suffix", "HubSpot", [given("hubspot.invalidtld")], null],
    ["none", "HubSpot", [], null],
  ])("is %s", (_name, name, sites, domain) => expect(choosePlace(name, sites)?.parent ?? null).toBe(domain));

  it("is never made up", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.oneof(fc.domain(), fc.webUrl(), fc.string())), (name, texts) => {
        const domain = choosePlace(name, texts.map(given))?.parent ?? null;
        expect(domain === null || [name, ...texts].some((text) => text.toLowerCase().includes(domain))).toBe(
          true,
        );
      }),
    );
  });
});
