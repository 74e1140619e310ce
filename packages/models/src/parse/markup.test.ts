import { describe, expect, it } from "vitest";
import { htmlToMarkdown } from "./markup.ts";

const lines = (html: string) =>
  htmlToMarkdown(html)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

describe("HTML as markdown", () => {
  it.each([
    ["ordered lists", "<ol><li>HubSpot</li><li>Zoho</li></ol>", ["1. HubSpot", "2. Zoho"]],
    ["lists that start later", '<ol start="3"><li>HubSpot</li><li>Zoho</li></ol>', ["3. HubSpot", "4. Zoho"]],
    [
      "reversed lists",
      '<ol reversed start="2"><li>HubSpot</li><li>Zoho</li></ol>',
      ["2. HubSpot", "1. Zoho"],
    ],
    ["values of items", '<ol><li value="7">HubSpot</li><li>Zoho</li></ol>', ["7. HubSpot", "8. Zoho"]],
    ["bullets", "<ul><li>HubSpot</li></ul>", ["- HubSpot"]],
    ["headings", "<h2>Top</h2><p>HubSpot</p>", ["## Top", "HubSpot"]],
    ["emphasis", "<p><strong>HubSpot</strong></p>", ["**HubSpot**"]],
    [
      "links",
      '<p><a class="x" href="https://hubspot.com">HubSpot</a></p>',
      ["[HubSpot](https://hubspot.com)"],
    ],
    ["links to nowhere", '<p><a href="javascript:x()">HubSpot</a></p>', ["HubSpot"]],
    ["tables", "<table><tr><td>HubSpot</td><td>$20</td></tr></table>", ["| HubSpot | $20 |"]],
    ["line breaks", "HubSpot<br>Zoho<br/>Close", ["HubSpot", "Zoho", "Close"]],
    ["capitals", "<UL><LI>HubSpot</LI></UL>", ["- HubSpot"]],
  ])("%s", (_name, html, expected) => expect(lines(html)).toEqual(expected));

  it.each([
    ["comments", "<p>HubSpot</p><!-- Acme -->"],
    ["scripts", "<p>HubSpot</p><script>Acme</script>"],
    ["styles", "<style>Acme</style><p>HubSpot</p>"],
    ["heads", "<head><title>Acme</title></head><p>HubSpot</p>"],
  ])("without %s", (_name, html) => expect(lines(html)).toEqual(["HubSpot"]));

  it.each(["no tags", "3 < 5 and 7 > 2", "<name>HubSpot</name>", "a <- b"])("leaves %j as it is", (text) => {
    expect(htmlToMarkdown(text)).toBe(text);
  });
});
