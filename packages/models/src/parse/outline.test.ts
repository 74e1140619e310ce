import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines } from "./line.ts";
import { readOutline, runningText } from "./outline.ts";
import type { OutlineNode } from "./outline-node.ts";

/** The tree as indented lines of type and text. */
function draw(node: OutlineNode, depth = -1): string[] {
  const own = depth < 0 ? [] : [`${"  ".repeat(depth)}${node.type} ${node.text}`];
  const body = node.body.map((line) => `${"  ".repeat(depth + 1)}= ${line.text}`);
  return [...own, ...body, ...node.children.flatMap((child) => draw(child, depth + 1))];
}
const outline = (...lines: string[]) => draw(readOutline(readLines(lines.join("\n"))));

describe("the outline of an answer", () => {
  it("hangs items below titles and details below items", () => {
    expect(
      outline(
        "# Top",
        "Intro text",
        "1. HubSpot",
        "   - Price: free",
        "   More words",
        "2. Zoho",
        "## Others",
        "- Copper",
      ),
    ).toEqual([
      "heading Top",
      "  = Intro text",
      "  number HubSpot",
      "    bullet Price: free",
      "      = More words",
      "  number Zoho",
      "  heading Others",
      "    bullet Copper",
    ]);
  });

  it("knows bold lines, introductions, leads and awards", () => {
    expect(
      outline(
        "**Enterprise**",
        "Here they are:",
        "- SAP",
        "",
        "**SAP** is large.",
        "",
        "Best overall: HubSpot",
      ),
    ).toEqual([
      "bold **Enterprise**",
      "  intro Here they are:",
      "    bullet SAP",
      "    lead **SAP** is large.",
      "    lead Best overall: HubSpot",
    ]);
  });

  it("goes on with a list after an interruption", () => {
    expect(outline("1. HubSpot", "", "**A note**", "", "2. Zoho")).toEqual([
      "number HubSpot",
      "bold **A note**",
      "number Zoho",
    ]);
  });

  it("takes letters for marks in sequence only", () => {
    expect(outline("a) HubSpot", "b) Zoho")).toEqual(["number HubSpot", "number Zoho"]);
    expect(outline("B. Braun makes pumps")).toEqual(["= B. Braun makes pumps"]);
  });

  it("leaves out rules, fences, rows of tables and footnotes", () => {
    expect(outline("---", "```", "| a | b |", "[1]: https://g2.com", "> quoted")).toEqual(["= quoted"]);
  });

  it("gives sections their role", () => {
    const [picks, avoid] = readOutline(readLines("## Picks\n1. A\n## Avoid\n1. B")).children;
    expect([picks?.role, avoid?.role]).toEqual(["plain", "left_out"]);
  });
});

describe("running text", () => {
  it("has no items, no headings and nothing of what is left out", () => {
    const root = readOutline(
      readLines("# Title\nFirst words.\n- HubSpot\n- It is a whole sentence here.\n## Avoid\nBad ones."),
    );
    expect(runningText(root)).toBe("First words.\nIt is a whole sentence here.");
  });
});

it("a very long answer is read at both ends", () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => String(index));
  const kept = readLines(lines.join("\n")).map(({ text }) => text);
  expect([kept[0], kept.at(-1), kept.length]).toEqual(["0", "999", 261]);
  expect(readLines("a\nb").map(({ text }) => text)).toEqual(["a", "b"]);
});

it("every text has an outline, at most 60 nodes deep", () => {
  const parts = fc.constantFrom(
    "# ",
    "- ",
    "1. ",
    "a) ",
    "**x**",
    ":",
    "\n",
    "    ",
    "HubSpot",
    "> ",
    "|",
    "```",
    "iv. ",
  );
  const depth = (node: OutlineNode): number => 1 + Math.max(0, ...node.children.map(depth));
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 80 }), (pieces) => {
      expect(depth(readOutline(readLines(pieces.join(""))))).toBeLessThan(60);
    }),
  );
});
