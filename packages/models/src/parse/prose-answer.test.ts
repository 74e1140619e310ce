import { describe, expect, it } from "vitest";
import { readProse } from "./prose-answer.ts";

const names = (text: string, kind: "company" | "expert" = "company") =>
  readProse(text, kind).map(({ name }) => name);

describe("whom running text recommends", () => {
  it.each([
    ["the best is", "The best CRM is HubSpot.", ["HubSpot"]],
    ["a subject", "HubSpot leads the market for small teams.", ["HubSpot"]],
    ["an enumeration", "I recommend HubSpot, Zoho and Pipedrive.", ["HubSpot", "Zoho", "Pipedrive"]],
    ["an order in words", "First comes HubSpot. Second comes Zoho.", ["HubSpot", "Zoho"]],
    [
      "followed by",
      "Top of the list is HubSpot, followed by Zoho and then Close.",
      ["HubSpot", "Zoho", "Close"],
    ],
    ["emphasised", "I would go with **HubSpot**, or **Zoho** on a budget.", ["HubSpot", "Zoho"]],
    ["after an emphasised label", "**Best overall:** Brandl is easy.", ["Brandl"]],
    ["linked", "The leader is [HubSpot](https://hubspot.com).", ["HubSpot"]],
    ["German", "Am besten ist HubSpot, gefolgt von Zoho.", ["HubSpot", "Zoho"]],
    ["Spanish", "En general recomiendo HubSpot y Zoho.", ["HubSpot", "Zoho"]],
    ["French", "Je recommande HubSpot et Zoho.", ["HubSpot", "Zoho"]],
    ["Italian", "Di solito consiglio HubSpot e Zoho.", ["HubSpot", "Zoho"]],
    ["Portuguese", "Em geral recomendo HubSpot e Zoho.", ["HubSpot", "Zoho"]],
    ["Chinese", "市场上最好的品牌是华为。", ["华为"]],
  ])("%s", (_name, text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ["a comparison", "It costs less than Salesforce and syncs with Slack."],
    ["an owner", "The tool is owned by Salesforce."],
    ["a place", "The company is based in Berlin and was founded in Munich."],
    ["advice against", "I would not recommend Acme."],
    ["a question", "Do you mean Mercury Bank?"],
    ["a source", "According to Gartner, the market grows."],
    ["ordinary words", "The best choice depends on your Budget and your Team."],
    ["nothing at all", ""],
  ])("not %s", (_name, text) => expect(names(text)).toEqual([]));

  it("stops at the clause that advises against somebody", () => {
    expect(names("I recommend HubSpot and Zoho, but avoid Acme.")).toEqual(["HubSpot", "Zoho"]);
    expect(names("Avoid Acme. They are slow. HubSpot is the best.")).toEqual(["HubSpot"]);
  });

  it("names a person without what they belong to", () => {
    expect(names("The best known expert is Eric Topol of Scripps Research.", "expert")).toEqual([
      "Eric Topol",
    ]);
  });

  it("notes stated ranks and addresses", () => {
    expect(readProse("My first choice is HubSpot (hubspot.com). Number two: Zoho.", "company")).toMatchObject(
      [
        { name: "HubSpot", statedRank: 1, sites: [{ text: "hubspot.com", attributed: true }] },
        { name: "Zoho", statedRank: 2 },
      ],
    );
  });

  it("reads a paragraph for each company as one entry each", () => {
    const about = (name: string) => `**${name}** is the best for some. It works with Slack and Gmail.`;
    expect(names(["HubSpot", "Zoho", "Close"].map(about).join("\n\n"))).toEqual(["HubSpot", "Zoho", "Close"]);
  });
});
