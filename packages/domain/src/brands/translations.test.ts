import { expect, it } from "vitest";
import { checkTranslation } from "./translations.ts";

const RULES = {
  language: "de",
  isAsked: (key: string) => key.includes("agenturen"),
  namesCompany: (prompt: string) => /hubspot/iu.test(prompt),
};

it.each([
  ["Bestes CRM für 10 Start-ups unter 50 €", ["CRM"], { text: "Bestes CRM für 10 Start-ups unter 50 €" }],
  ["Bestes CRM unter 50 € für １０ Start-ups", [], { text: "Bestes CRM unter 50 € für １０ Start-ups" }],
  ["Bestes Kundensystem für 10 Start-ups unter 50 €", ["CRM"], "keeps"],
  ["Bestes Kundensystem für 10 Start-ups unter 50 €", ["Software"], { text: expect.any(String) }],
  ["Bestes CRM für 100 Start-ups unter 50 €", [], "numbers"],
  ["Bestes CRM für 10 Start-ups unter 50 $", [], "numbers"],
  ["Bestes CRM wie HubSpot für 10 Start-ups unter 50 €", [], "names"],
  ["Bestes CRM für 10 Agenturen unter 50 €", [], "double"],
  ["best crm for 10 startups under 50 €", [], "same"],
  ["Quels sont les meilleurs CRM pour 10 startups à 50 €", [], "language"],
  ["   ", [], "missing"],
  [`Bestes "CRM" für 10 Start-ups unter 50 €`, [], "form"],
])("“%s” is let through or not, by the first reason", (text, keeps, expected) => {
  expect(checkTranslation("Best CRM for 10 startups under 50 €", { text, keeps }, RULES)).toEqual(expected);
  expect(checkTranslation("Best CRM", null, RULES)).toBe("missing");
});
