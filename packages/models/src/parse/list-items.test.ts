import { describe, expect, it } from "vitest";
import { readLines } from "./line.ts";
import { type Item, isLikelyBullet, isShortName, keepNames } from "./list-items.ts";
import { isCategory, isLikelyTitle, namesBelow } from "./list-titles.ts";
import { readOutline } from "./outline.ts";
import type { OutlineNode } from "./outline-node.ts";

function items(text: string): Item[] {
  return readOutline(readLines(text)).children.map((node) => ({ node, head: node.head }));
}

function first(text: string): { node: OutlineNode; head: NonNullable<Item["head"]>; item: Item } {
  const [item] = items(text);
  if (!item?.head) throw new Error(`No head in ${text}`);
  return { node: item.node, head: item.head, item };
}

describe("a bare bullet", () => {
  it.each([
    "- HubSpot",
    "- Bank of America",
    "- **less annoying crm**",
    "- mineo",
    "- monday.com",
    "- zoho (zoho.com)",
  ])("%s names somebody", (line) => {
    const { head, node } = first(line);
    expect(isLikelyBullet(head, node)).toBe(true);
  });

  it.each(["- easy to use", "- A free plan", "- Works with mail"])("%s does not", (line) => {
    const { head, node } = first(line);
    expect(isLikelyBullet(head, node)).toBe(false);
  });
});

describe("ordinary words", () => {
  it("are names among plain names", () => {
    const all = items("- Hertz\n- Avis\n- Budget\n- Enterprise");
    expect(keepNames(all, all.length)).toHaveLength(4);
  });

  it("are none among themselves", () => {
    const all = items("- Budget\n- Enterprise\n- Support");
    expect(keepNames(all, all.length)).toHaveLength(0);
  });
});

describe("a title", () => {
  it.each(["### HubSpot\nEasy to use.", "**Zoho CRM**\nCheap.", "### 1. easy going\nYes."])(
    "%j may be an entry",
    (text) => {
      expect(isLikelyTitle(first(text).item)).toBe(true);
    },
  );

  it.each(["**My recommendations**", "### How to choose\nBy price.", "### Honorable mentions\n- Copper"])(
    "%j is none",
    (text) => {
      const [item] = items(text);
      expect(item !== undefined && isLikelyTitle(item)).toBe(false);
    },
  );

  it.each([
    ["numbers below it", "**Startups:**\n1. **Attio** – new\n2. **Folk** – light", true],
    ["emphasised names below it", "**Startups**\n- **Attio** – new\n- **Folk** – light", true],
    ["names with addresses below it", "- Startups\n  - Attio (attio.com)\n  - Folk (folk.app)", true],
    ["details below it", "1. HubSpot\n   - free plan\n   - good support", false],
    ["nothing below it", "1. HubSpot", false],
  ])("with %s is a category: %s", (_name, text, category) => {
    const [item] = items(text);
    expect(item !== undefined && isCategory(item)).toBe(category);
  });

  it("counts the names below it", () => {
    expect(namesBelow(first("**Startups**\n- Attio\n- Folk\n- easy to use").node)).toBe(2);
  });
});

describe("a short name after a number", () => {
  it("has at most four words, unless it is set off", () => {
    expect(isShortName(first("1. quiet oven by Selm").head)).toBe(true);
    expect(isShortName(first("1. the quiet oven by Selm").head)).toBe(false);
    expect(isShortName(first("1. the quiet oven by Selm – rye").head)).toBe(true);
  });
});
