import { describe, expect, it } from "vitest";
import { nameEntry, readEntry } from "./json-entry.ts";
import type { JsonObject } from "./repair-json.ts";

const COMPANY = { kind: "company", mention: false } as const;
const read = (object: JsonObject) => readEntry(object, COMPANY);

describe("an object that is an entry", () => {
  it("tells all its fields", () => {
    const object = {
      position: "#2",
      company: "HubSpot",
      website: "hubspot.com",
      summary: "A CRM.",
      reason: "Easy.",
      linkedin: "https://linkedin.com/company/hubspot",
      logo: "x",
      image: "https://hubspot.com/a.png",
    };
    expect(read(object)).toEqual({
      name: "HubSpot",
      statedRank: 2,
      mention: false,
      sites: [{ text: "hubspot.com", attributed: true }],
      description: "A CRM.",
      rationale: "Easy.",
      profileUrl: "https://linkedin.com/company/hubspot",
      imageUrl: "https://hubspot.com/a.png",
    });
  });

  it.each([
    ["the most telling key", { title: "CRM suite", company_name: "HubSpot", name: "Hub" }, "HubSpot"],
    ["the first text that is not empty", { company: " ", name: "HubSpot" }, "HubSpot"],
    ["a name with its rank", { name: "1. HubSpot" }, "HubSpot"],
    ["a name with its address", { name: "HubSpot (hubspot.com)" }, "HubSpot"],
    ["a name one level down", { company: { name: "HubSpot", url: "hubspot.com" } }, "HubSpot"],
    ["a name beside a list of features", { name: "HubSpot", features: [{ name: "Mail" }] }, "HubSpot"],
    [
      "a name beside nested people, with an address",
      { name: "HubSpot", domain: "hubspot.com", team: [{ name: "Ada" }] },
      "HubSpot",
    ],
  ])("is named by %s", (_name, object, name) => expect(read(object as JsonObject)?.name).toBe(name));

  it("takes the first of several addresses", () => {
    expect(read({ name: "HubSpot", websites: ["hubspot.com", "hubspot.de"] })?.sites).toEqual([
      { text: "hubspot.com", attributed: true },
    ]);
  });

  it.each([
    ["no name", { price: "20", website: "hubspot.com" }],
    ["a placeholder", { name: "Company Name" }],
    ["an empty name", { name: "" }],
    ["a category with a list", { name: "CRM", companies: [{ name: "HubSpot" }] }],
    ["a group of named objects without address", { name: "Germany", offices: [{ name: "Berlin" }] }],
    ["a name that is no text", { name: 7 }],
  ])("is not one with %s", (_name, object) => expect(read(object as JsonObject)).toBeNull());
});

it("a name can come from outside the object", () => {
  expect(
    nameEntry("HubSpot", { rank: 3, domain: "hubspot.com" }, { ...COMPANY, mention: true }),
  ).toMatchObject({
    name: "HubSpot",
    statedRank: 3,
    mention: true,
  });
  expect(nameEntry("N/A", {}, COMPANY)).toBeNull();
});
