import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf } from "../test/read-table.ts";
import { columnOf, FIVE, sampleComparison, sampleReport } from "../test/samples.ts";
import { rankingTable } from "./ranking-table.ts";
import type { RankingReport } from "./report.ts";

/** A reader of RFC 4180 that knows nothing of the writer. */
function readCsv(csv: string): string[][] {
  expect(csv.startsWith("\ufeff")).toBe(true);
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  field.lastIndex = 1;
  for (let match = field.exec(csv); match; match = field.exec(csv)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") rows.push([]);
    if (field.lastIndex === csv.length) return rows.slice(0, -1);
  }
  throw new Error("Not RFC 4180");
}

const rankingCsv = (report: RankingReport) => csvOf(rankingTable(report));

describe("a ranking as CSV", () => {
  it("writes the aggregate with one column per model", async () => {
    const report = sampleReport();
    const [header, first, ...rest] = readCsv(await rankingCsv(report));
    const models = FIVE.map((model) => model.name);
    expect(header).toEqual([
      ...["Rank", "Name", "Domain", "Points", "Average rank", "Votes", ...models],
      ...["Description", "Why it is named", "In the words of", "Grounding", "Country", "Language", "Data"],
    ]);
    expect(first).toEqual([
      "1",
      report.aggregate[0]?.name,
      "lessannoyingcrm.com",
      "80",
      "5",
      "5",
      "9",
      "7",
      "5",
      "3",
      "1",
      report.aggregate[0]?.description,
      report.aggregate[0]?.reason,
      report.aggregate[0]?.reasonBy,
      "2 of 5 models searched the web",
      "",
      "",
      "Sandbox data",
    ]);
    expect(report.aggregate[0]?.reason).not.toBe(report.aggregate[0]?.description);
    expect(rest).toHaveLength(report.aggregate.length - 1);
  });

  it("leaves a cell empty where a model does not list a company and says which gave no answer", async () => {
    const columns = [columnOf(0, 3), { ...columnOf(1, 0), status: "error" as const }];
    const rows = readCsv(await rankingCsv(sampleReport({ columns, isSandbox: false })));
    expect(rows[0]?.slice(6, 8)).toEqual(["GPT 4.1", "Claude 3.5 (no answer)"]);
    expect(rows[1]?.slice(6, 8)).toEqual(["1", ""]);
  });

  it("writes the answers model by model", async () => {
    const columns = [
      { ...columnOf(0, 2), geo: "sent" as const },
      { ...columnOf(1, 0), status: "error" as const },
    ];
    const market = { country: "PT", language: "pt" };
    const report = sampleReport({ view: "by_model", columns, market, isSandbox: false });
    const rows = readCsv(await rankingCsv(report));
    const texts = ["Description", "Why it is named", "Grounding", "Searched by", "Searched for"];
    const place = ["Country", "Language", "Geo"];
    expect(rows[0]).toEqual(["Model", "Rank", "Name", "Domain", ...texts, ...place]);
    const text = "Free core CRM that grows with sales, marketing and service.";
    const grounding = [
      "Searched the web",
      "Searched with Exa through the gateway",
      "crm for startups; best crm, 2026",
    ];
    expect(rows[1]).toEqual([
      "GPT 4.1",
      "1",
      "HubSpot",
      "hubspot.com",
      text,
      `I name it: ${text}`,
      ...grounding,
      ...["PT", "pt", "sent"],
    ]);
    expect(rows[3]).toEqual(["Claude 3.5", "", "No answer", "", "", "", "", "", "", "PT", "pt", ""]);
  });

  it("writes experts with profile and reason, and a comparison prompt by prompt", async () => {
    const expert = readCsv(await rankingCsv(sampleReport({ kind: "expert", view: "by_model" }, 1)));
    expect(expert[0]?.slice(3)).toEqual([
      ...[
        "Profile",
        "Description",
        "Why they are named",
        "Grounding",
        "Searched by",
        "Searched for",
        "Country",
        "Language",
        "Geo",
        "Data",
      ],
    ]);
    const comparison = readCsv(await rankingCsv(sampleComparison({}, 2, 1)));
    expect(comparison.map((row) => row[0])).toEqual([
      "Prompt",
      "Best CRM for startups",
      "Best CRM for startups",
      "Best CRM for companies with more than 500 employees in Europe",
    ]);
  });

  it("shows rank and mask of a hidden position and nothing else", async () => {
    const full = sampleReport({ isSandbox: false });
    const hide = <Entry extends { rank: number }>(entry: Entry) =>
      entry.rank > 5 ? { ...entry, name: "H*****", censored: true } : entry;
    const columns = full.columns.map((column) => ({ ...column, rows: column.rows.map(hide) }));
    const aggregate = full.aggregate.map(hide);
    const sixth = readCsv(await rankingCsv({ ...full, aggregate, columns, censored: true }))[6];
    expect(sixth).toEqual(["6", "H*****", ...Array.from({ length: 15 }, () => "")]);
    const answer = readCsv(await rankingCsv({ ...full, view: "by_model", columns, censored: true }))[6];
    expect(answer?.slice(0, 6)).toEqual(["GPT 4.1", "6", "H*****", "", "", ""]);
  });

  it("never writes a formula, and loses nothing but controls", async () => {
    const start = fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "\t",
      "\r",
      "\n",
      " =",
      "＝",
      "\u0000=",
      "\u202e=",
      '"',
      ",",
      "",
    );
    const text = fc.tuple(start, fc.string({ unit: "binary", maxLength: 30 })).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, text, async (name, detail) => {
        const rows = [{ rank: 1, name, detail, description: name, reason: "", censored: false }];
        const columns = [{ ...columnOf(0, 0), modelName: detail, rows }];
        const [header = [], row = []] = readCsv(
          await rankingCsv(sampleReport({ view: "by_model", columns })),
        );
        for (const cell of [...header, ...row]) expect(cell).not.toMatch(/^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
        const written = (row[2] ?? "").replace(/^'/, "");
        const kept = name.toWellFormed().replace(/(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "");
        expect(written).toBe(kept.replace(/^'/, ""));
      }),
    );
  });
});
