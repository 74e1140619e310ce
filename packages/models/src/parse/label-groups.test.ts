import { describe, expect, it } from "vitest";
import { findLabelled } from "./label-groups.ts";
import { splitLabel } from "./labels.ts";
import { readLines } from "./line.ts";
import type { Item } from "./list-items.ts";
import { readOutline } from "./outline.ts";

const items = (...lines: string[]): Item[] =>
  readOutline(readLines(lines.join("\n"))).children.map((node) => ({ node, head: node.head }));

it.each([
  ["Enterprise: SAP", { label: "Enterprise", value: "SAP" }],
  ["For startups → Xero", { label: "For startups", value: "Xero" }],
  ["企业：华为", { label: "企业", value: "华为" }],
  ["HubSpot", null],
  ["Enterprise:", null],
])("%s is split", (text, parts) => expect(splitLabel(text)).toEqual(parts));

describe("items that name somebody after a label", () => {
  it("are found when most labels are categories or awards", () => {
    expect(
      findLabelled(items("- Enterprise: SAP", "- Small business: Zoho", "- Best for sales: Close")).size,
    ).toBe(3);
  });

  it.each([
    ["names come first", ["- SAP: robust", "- Zoho: cheap", "- Close: fast"]],
    ["labels are those of fields", ["- Pricing: Free", "- Support: Good", "- Website: SAP"]],
    ["it is one alone", ["- Enterprise: SAP", "- It depends on your size", "- So it goes"]],
    ["items have details", ["- Enterprise: SAP", "  - robust", "- Startups: Attio", "  - new"]],
  ])("are none when %s", (_name, lines) => expect(findLabelled(items(...lines)).size).toBe(0));
});
