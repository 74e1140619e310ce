import { describe, expect, it } from "vitest";
import { readEntryName } from "./entry-name.ts";

describe("the name at the beginning of a line", () => {
  it.each([
    ["**HubSpot** – easy", "HubSpot", "easy", 2],
    ["[HubSpot](https://hubspot.com): easy", "HubSpot", "easy", 2],
    ["**[HubSpot](https://hubspot.com)** – easy", "HubSpot", "easy", 2],
    ["HubSpot – easy", "HubSpot", "easy", 1],
    ["HubSpot: easy", "HubSpot", "easy", 1],
    ["HubSpot", "HubSpot", "", 0],
    ["“HubSpot” is easy", "HubSpot", "is easy", 2],
    ["ООО «Ромашка» – мебель", "ООО «Ромашка»", "мебель", 1],
    ["HubSpot[1] – easy[2]", "HubSpot", "easy", 1],
  ])("%s", (text, name, rest, strength) => {
    expect(readEntryName(text)).toMatchObject({ name, rest, strength, generic: false });
  });

  it.each([
    "",
    "~~HubSpot~~",
    "Please check the prices",
    "For more information ask them",
    "If you need more.",
    "Which one?",
    "**Pricing:** free",
  ])("is none in %j", (text) => expect(readEntryName(text)).toBeNull());

  it("keeps a rank and the addresses of its line", () => {
    expect(readEntryName("3. HubSpot (hubspot.com)")).toMatchObject({
      name: "HubSpot",
      rank: 3,
      sites: [{ text: "hubspot.com", attributed: true }],
    });
  });

  it("may be an ordinary word, which its neighbours decide", () => {
    expect(readEntryName("**Budget**")).toMatchObject({ name: "Budget", generic: true });
  });
});

describe("a text that is meant to be a name", () => {
  it.each([
    ["HubSpot", "HubSpot"],
    ["1. HubSpot", "HubSpot"],
    ["HubSpot (hubspot.com)", "HubSpot"],
    ["**HubSpot**", "HubSpot"],
    ["Skadden, Arps, Slate", "Skadden, Arps, Slate"],
    ["Who What Wear", "Who What Wear"],
  ])("%s: %s", (text, name) => expect(readEntryName(text, true)?.name).toBe(name));

  it.each(["N/A", "Company Name", "Unknown", "—", "None", ""])("is none when it is %j", (text) => {
    expect(readEntryName(text, true)).toBeNull();
  });
});
