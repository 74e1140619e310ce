import { describe, expect, it } from "vitest";
import { isAwardTitle, splitAward } from "./award.ts";

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
    "Für Einsteiger",
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

describe("the name after such a label", () => {
  it.each([
    ["Best overall: HubSpot – solid", "", "HubSpot"],
    ["Best for startups — Pipedrive", "", "Pipedrive"],
    ["Best overall", ": HubSpot", "HubSpot"],
    ["Runner-up", " – Zoho CRM", "Zoho CRM"],
    ["【料金で選ぶなら】mineo", "", "mineo"],
    ["拍照最佳：华为", "", "华为"],
    ["コスパ最強：楽天", "", "楽天"],
    ["Winner: goes to Attio", "", "Attio"],
  ])("%s%s is %s", (inner, after, name) => {
    expect(splitAward(inner, after)?.name.trim()).toBe(name);
  });

  it.each([
    ["HubSpot: the best", ""],
    ["Best tools: two options", ""],
    ["Top companies: HubSpot and Zoho", ""],
    ["Best for teams", ""],
    ["Best value: affordable plans", ""],
  ])("is none in %s%s", (inner, after) => expect(splitAward(inner, after)).toBeNull());
});
