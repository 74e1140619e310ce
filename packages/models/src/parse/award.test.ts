import { describe, expect, it } from "vitest";
import { isAwardTitle } from "./award.ts";

describe("labels that say what a name is best at", () => {
  it.each([
    "Best for startups",
    "Best overall",
    "Top pick",
    "Runner-up",
    "Gold",
    "Budget",
    "For small teams",
    "First place",
    "Testsieger",
    "Preis-Leistungs-Sieger",
    "Mejor para pymes",
  ])("%s is one", (text) => expect(isAwardTitle(text)).toBe(true));

  it.each([
    "Best Buy",
    "Top Hat",
    "Great",
    "Value",
    "HubSpot",
    "Goldman Sachs",
    "First Republic Bank",
    "For",
    "",
  ])("%s is none", (text) => expect(isAwardTitle(text)).toBe(false));
});
