import { describe, expect, it } from "vitest";
import { readLines } from "./line.ts";
import { readTables } from "./table-answer.ts";

const lines = (...rows: string[]) => rows.join("\n");
const names = (text: string) => readTables(readLines(text), "company").map(({ name }) => name);

describe("tables", () => {
  it.each([
    ["with outer pipes", lines("| Company | Price |", "|---|---|", "| HubSpot | $20 |", "| Zoho | $14 |")],
    ["without outer pipes", lines("Company | Price", "--- | ---", "HubSpot | $20", "Zoho | $14")],
    ["of tabs", lines("Company\tPrice", "HubSpot\t$20", "Zoho\t$14")],
    ["with a rank first", lines("| # | Tool |", "|---|---|", "| 1 | HubSpot |", "| 2 | Zoho |")],
    ["with emphasis", lines("| Brand | Why |", "|---|---|", "| **HubSpot** | x |", "| **Zoho** | y |")],
    ["in German", lines("| Anbieter | Preis |", "|---|---|", "| HubSpot | 20 € |", "| Zoho | 14 € |")],
    ["in Chinese", lines("| 公司 | 价格 |", "|---|---|", "| HubSpot | 20 |", "| Zoho | 14 |")],
    ["in Korean", lines("| 회사 | 가격 |", "|---|---|", "| HubSpot | 20 |", "| Zoho | 14 |")],
    ["without titles", lines("| 1 | HubSpot | good |", "|---|---|---|", "| 2 | Zoho | good |")],
  ])("%s", (_name, text) => expect(names(text)).toEqual(["HubSpot", "Zoho"]));

  it.each([
    ["of seats", "Min. seats", [1, 3, 2]],
    ["of stars", "Michelin stars", [3, 2, 1]],
  ])("keep the order of their rows beside a column %s", (_name, title, [a, b, c]) => {
    const text = lines(
      `| Name | ${title} |`,
      "|---|---|",
      `| Slack | ${a} |`,
      `| Teams | ${b} |`,
      `| Zulip | ${c} |`,
    );
    expect(readTables(readLines(text), "company").map(({ statedRank }) => statedRank ?? null)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("tell rank, address, texts and profile of each entry", () => {
    const text = lines(
      "| Rank | Company | Website | Description | Reason |",
      "|---|---|---|---|---|",
      "| 2 | HubSpot | [site](https://hubspot.com) | A CRM. | Easy. |",
      "| 1 | Zoho | zoho.com | Suite. | Cheap. |",
    );
    expect(readTables(readLines(text), "company")).toMatchObject([
      {
        name: "HubSpot",
        statedRank: 2,
        sites: [{ text: "https://hubspot.com", attributed: true }],
        description: "A CRM.",
        rationale: "Easy.",
      },
      { name: "Zoho", statedRank: 1, sites: [{ text: "zoho.com", attributed: true }] },
    ]);
  });

  it.each([
    ["of criteria", lines("| Feature | Detail |", "|---|---|", "| Price | low |", "| Support | good |")],
    [
      "of criteria in German",
      lines("| Kriterium | Notiz |", "|---|---|", "| Preis | ok |", "| Hilfe | ok |"),
    ],
    ["to avoid", lines("Companies to avoid:", "", "| Company | Why |", "|---|---|", "| Acme | bad |")],
    ["of one row", lines("| Company |")],
  ])("%s name nobody", (_name, text) => expect(names(text)).toEqual([]));

  it("skip rows that only divide them", () => {
    const text = lines(
      "| Company | Why |",
      "|---|---|",
      "| **Boutiques** | |",
      "| Aman | calm |",
      "| **Chains** | |",
      "| Hyatt | many |",
    );
    expect(names(text)).toEqual(["Aman", "Hyatt"]);
  });

  it("are mentions under a title that says so", () => {
    const text = lines(
      "## Honorable mentions",
      "| Company | Why |",
      "|---|---|",
      "| Copper | Gmail |",
      "| Close | calls |",
    );
    expect(readTables(readLines(text), "company").every(({ mention }) => mention)).toBe(true);
  });

  it("stay bounded", () => {
    const rows = Array.from({ length: 500 }, (_, index) => `| Maker ${index} | x |`);
    expect(names(lines("| Company | Why |", "|---|---|", ...rows)).length).toBeLessThanOrEqual(160);
  });
});
