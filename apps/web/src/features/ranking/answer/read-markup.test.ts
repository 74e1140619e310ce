import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain, readMarkup } from "./read-markup.ts";

describe("readMarkup", () => {
  it("reads headings, paragraphs, numbered and nested lists, and tables", () => {
    const text = [
      "## Best tools",
      "Here is what",
      "I would pick.",
      "",
      "1. **HubSpot** – free core,",
      "   grows with you",
      "   - Free plan",
      "",
      "2) Zoho CRM",
      "---",
      "| Name | Price |",
      "|---|---|",
      "| Kit | $9 |",
    ].join("\r\n");
    expect(readMarkup(text)).toEqual([
      { kind: "heading", text: "Best tools" },
      { kind: "paragraph", text: "Here is what I would pick." },
      {
        kind: "list",
        items: [
          { number: "1.", depth: 0, text: "HubSpot – free core, grows with you" },
          { number: null, depth: 1, text: "Free plan" },
          { number: "2.", depth: 0, text: "Zoho CRM" },
        ],
      },
      { kind: "table", head: ["Name", "Price"], rows: [["Kit", "$9"]] },
    ]);
  });

  it.each([
    ["**Best for teams**", "heading", "Best for teams"],
    ["**HubSpot** and **Zoho**", "paragraph", "HubSpot and Zoho"],
    ["> quoted", "paragraph", "quoted"],
    ["#hashtag", "paragraph", "#hashtag"],
    ["<script>alert(1)</script>", "paragraph", "<script>alert(1)</script>"],
    ["最好的 CRM", "paragraph", "最好的 CRM"],
  ])("reads %j as a %s", (line, kind, text) => expect(readMarkup(line)).toEqual([{ kind, text }]));

  it("keeps every word of any text", () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const line = fc.stringMatching(/^(?:# |- |\d\. |\| |> |\*\*)?[a-z *_|#>.-]{0,40}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.join("\n");
        const read = JSON.stringify(readMarkup(text));
        for (const word of words(text).filter((each) => /[a-z]/.test(each))) expect(read).toContain(word);
      }),
    );
  });

  it.each(["[", "**", "|", "1. ", "> ", "- ", "`", "![](", "\\", "_a"])(
    "takes a long text of %j alone in its stride",
    (sign) => {
      const text = sign.repeat(100_000);
      expect(readMarkup(text).length).toBeLessThan(3);
      expect(readMarkup(`${sign}\n`.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
    },
  );
});

it.each([
  ["[HubSpot](https://hubspot.com) is free", "HubSpot is free"],
  ["[x](javascript:alert(1))", "[x](javascript:alert(1))"],
  ["snake_case and 2*3", "snake_case and 2*3"],
  ["*very* good, `really`", "very good, really"],
])("plain text of %j is %j", (text, expected) => expect(plain(text)).toBe(expected));
