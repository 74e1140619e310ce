import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEntryName, isGeneric, trimName } from "./name-shape.ts";

describe("marks around a name", () => {
  it.each([
    ["**HubSpot**", "HubSpot"],
    ["“HubSpot”,", "HubSpot"],
    ["HubSpot:", "HubSpot"],
    ["HubSpot™", "HubSpot"],
    ["🚀 HubSpot 🇩🇪", "HubSpot"],
    ["HubSpot.", "HubSpot"],
    ["Acme Inc.", "Acme Inc."],
    ["E.ON", "E.ON"],
    ["F#", "F#"],
    ["Yahoo!", "Yahoo!"],
    ["https://www.hubspot.com/", "hubspot.com"],
    ["Monday.com", "Monday.com"],
    ["", ""],
  ])("%s: %s", (raw, name) => expect(trimName(raw)).toBe(name));

  it("are gone after one time", () => {
    const pieces = fc.constantFrom("*", '"', "HubSpot", "Zoho", " ", "-", "🚀", "™", ":");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const name = trimName(parts.join(""));
        expect(trimName(name)).toBe(name);
      }),
    );
  });
});

describe("what can be a name", () => {
  it.each([
    "HubSpot",
    "3M",
    "7-Eleven",
    "AT&T",
    "Yahoo!",
    "华为",
    "Ada Lovelace",
    "mineo",
    "Procter & Gamble",
    "1Password",
  ])("%s", (name) => expect(isEntryName(name)).toBe(true));

  it.each([
    ["nothing", ""],
    ["signs", "–––"],
    ["a number", "1,200"],
    ["a price", "$ 40"],
    ["a question", "Which one?"],
    ["an address with scheme", "https://hubspot.com"],
    ["a label", "Pricing"],
    ["a placeholder", "Company Name"],
    ["a placeholder elsewhere", "暂无"],
    ["a sentence", "Here are the best tools"],
    ["a German sentence", "Hier sind drei Anbieter"],
    ["an instruction", "Set a budget"],
    ["advice against somebody", "Companies I would not recommend"],
    ["a clause", "Tools that will help"],
    ["ten words", "A B C D E F G H I J"],
    ["more than a name is long", "x".repeat(121)],
    ["markup", "{HubSpot}"],
  ])("not %s", (_name, text) => expect(isEntryName(text)).toBe(false));

  it("a weak word where it is set off like a name", () => {
    expect([isEntryName("Nothing"), isEntryName("Nothing", true)]).toEqual([false, true]);
  });
});

it.each([
  ["Best CRM software", true],
  ["Enterprise", true],
  ["Price / quality", true],
  ["Großes Unternehmen", false],
  ["kleine Unternehmen", true],
  ["HubSpot", false],
  ["Best Western", false],
  ["2024", true],
  ["Nothing", true],
])("%s is made of ordinary words: %s", (text, generic) => expect(isGeneric(text.split(" "))).toBe(generic));
