import { describe, expect, it } from "vitest";
import { cutAddress, cutName } from "./name-cut.ts";

describe("where a bare name ends", () => {
  it.each([
    ["HubSpot – a CRM", "HubSpot"],
    ["HubSpot - a CRM", "HubSpot"],
    ["HubSpot: a CRM", "HubSpot"],
    ["HubSpot (hubspot.com)", "HubSpot"],
    ["Ernst & Young (EY) – audits", "Ernst & Young (EY)"],
    ["Nordic Tea (organic) – green", "Nordic Tea"],
    ["HubSpot, a CRM for teams", "HubSpot"],
    ["HubSpot is a CRM", "HubSpot"],
    ["HubSpot offers a CRM", "HubSpot"],
    ["HubSpot bietet ein CRM", "HubSpot"],
    ["HubSpot. It is a CRM", "HubSpot"],
    ["HubSpot https://hubspot.com", "HubSpot"],
    ["华为，手机", "华为"],
    ["HubSpot | CRM", "HubSpot"],
    ["HubSpot… and more", "HubSpot"],
    ["Rolls-Royce", "Rolls-Royce"],
    ["Dr. Martens – boots", "Dr. Martens"],
    ["J. Crew", "J. Crew"],
    ["Booz Allen Hamilton Holding, Inc. – consulting", "Booz Allen Hamilton Holding, Inc."],
    ["Skadden, Arps, Slate & Meagher", "Skadden, Arps, Slate & Meagher"],
    ["Tiffany & Co., jewellers", "Tiffany & Co."],
  ])("%s: %s", (text, name) => expect(cutName(text, false).name.trim()).toBe(name));

  it("is later for an emphasised one, which may hold a verb", () => {
    expect(cutName("Who Is Happy", true).name).toBe("Who Is Happy");
    expect(cutName("This is Pulse Pulse", false).name).toBe("This");
  });

  it("returns name and rest that add up to the text", () => {
    for (const text of ["HubSpot – a CRM", "Acme, Inc. (acme.com)", "Zoho"]) {
      const { name, rest } = cutName(text, false);
      expect(name + rest).toBe(text);
    }
  });
});

describe("a name field with its address", () => {
  it.each([
    ["HubSpot (hubspot.com)", "HubSpot"],
    ["HubSpot [https://www.hubspot.com/crm]", "HubSpot"],
    ["HubSpot – hubspot.com", "HubSpot"],
    ["HubSpot | the CRM", "HubSpot"],
    ["Monday.com", "Monday.com"],
    ["EY (Ernst & Young)", "EY (Ernst & Young)"],
  ])("%s: %s", (text, name) => expect(cutAddress(text).name).toBe(name));
});
