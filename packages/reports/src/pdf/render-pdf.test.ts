import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { positionsIn, readPdf } from "../../test/read-pdf.ts";
import { columnOf, FIVE, sampleComparison, sampleReport } from "../../test/samples.ts";
import type { RankingReport } from "../report.ts";
import { createPdfRenderer, type Report } from "./render-pdf.ts";

const renderPdf = createPdfRenderer();
const render = (report: Report) => renderPdf(report, BUILT_IN_CATALOGUE);
const read = async (report: RankingReport) => readPdf(await render(report));
const ascending = (values: number[]) => values.every((value, index) => value > (values[index - 1] ?? -1));

describe("a report of five models and twenty rows", () => {
  it("says on every page what was asked, when, of how many pages, and that it is sandbox data", async () => {
    for (const report of [sampleReport(), sampleReport({ view: "by_model" }), sampleComparison()]) {
      const { pages } = await read(report);
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`page ${index + 1} of ${pages.length}`);
        expect(page).toContain("Best CRM for startups");
        expect(page).toContain("Nov 12, 2026, 2:32 PM UTC");
        expect(page).toContain("standings");
        expect(page).toContain("Sandbox data");
      }
    }
  });

  it("names every row of the aggregate in order, with figures and positions", async () => {
    const report = sampleReport();
    const { text } = await read(report);
    expect(
      ascending(
        positionsIn(
          text,
          report.aggregate.map((row) => row.detail),
        ),
      ),
    ).toBe(true);
    expect(text).toContain("Each model gives 20 points to its first place");
    expect(text).toContain("Positions by model");
    expect(text).toContain("Sources the models cite");
    for (const model of FIVE) expect(text).toContain(model.name);
  });

  it("says where the reader's own company stands, above the table", async () => {
    const own = {
      name: "Acme",
      domain: "acme.com",
      standing: "Not listed by any of 5 models · behind Kit in all five",
    };
    for (const view of ["aggregated", "by_model"] as const) {
      const { pages } = await read(sampleReport({ own, view }));
      expect(pages[0]).toContain("You: Acme");
      expect(pages[0]).toContain(own.standing);
    }
  });

  it("repeats the head of a table on the next page and never splits a row", async () => {
    const report = sampleReport();
    const { pages } = await read(report);
    expect(pages[0]).toContain("Position in each model’s answer");
    expect(pages[1]).toContain("Position in each model’s answer");
    for (const { detail, points } of report.aggregate) {
      const page = pages.find((candidate) => candidate.includes(detail));
      expect(page).toContain(`${points} points`);
    }
  });

  it("gives each model its table and, below it, its sources", async () => {
    const report = sampleReport({ view: "by_model" });
    const { text } = await read(report);
    const body = text.slice(text.indexOf("single model."));
    const parts = report.columns.flatMap((column) => [
      column.modelName,
      ...column.rows.map((row) => row.detail),
      "Sources",
      ...column.sources.map((source) => source.title ?? ""),
    ]);
    expect(ascending(positionsIn(body, parts))).toBe(true);
  });

  it.each([
    ["by_model" as const, sampleReport({ view: "by_model" })],
    ["comparison" as const, sampleComparison({ columns: sampleReport({}, 3, 3).columns.slice(0, 2) })],
    ["aggregated" as const, sampleReport()],
  ])("says what grounded the answers: %s", async (view, report) => {
    const { text } = await read(report);
    const labels = ["Searched the web", "Could have searched, did not", "Training data"];
    const said = {
      by_model: [...labels, "Searched for: “crm for startups”, “best crm, 2026”"],
      comparison: labels.slice(0, 2),
      aggregated: ["2 of 5 models searched the web"],
    };
    for (const label of said[view]) expect(text).toContain(label);
  });

  it("sets the answers of a comparison side by side", async () => {
    const report = sampleComparison();
    const { text } = await read(report);
    expect(text).toContain("Prompt Comparison");
    expect(text).toContain("1 model");
    expect(text).toContain("14 listed");
    expect(text).toContain("14 companies are on both lists");
    expect(text).toContain("the lists share 23%");
    const [left, right] = report.columns;
    expect(ascending(positionsIn(text, left?.rows.map((row) => row.detail) ?? []))).toBe(true);
    expect(ascending(positionsIn(text, right?.rows.map((row) => row.detail) ?? []))).toBe(true);
  });

  it("draws a comparison's slopes: every company on its sides, with the places it moved", async () => {
    const movements = [
      { name: "Acme", first: 4, second: 1 },
      { name: "Core", first: null, second: 2 },
      { name: "Dune", first: 1, second: null },
    ];
    const [graph = ""] = (await read(sampleComparison({ movements }))).text.split("14 listed");
    const parts = [
      "Prompt 1",
      "Prompt 2",
      "not listed for the other prompt",
      "1 Acme up 3",
      "2 Core new",
      "Dune",
    ];
    for (const part of parts) expect(graph).toContain(part);
    const none = await read(sampleComparison({ movements: [] }));
    expect(none.text).not.toContain("up 3");
  });

  it("says why each company is named, in whose words, and links to the result", async () => {
    const address = "http://localhost:8080/trending-company-ranking/01a1fba7";
    const { text, links } = await read(sampleReport({ address }, 2, 2));
    expect(text).toContain("Why it is named");
    expect(text).toContain("I name it: Free core CRM");
    expect(text).toContain("two models share 23%");
    expect(links).toContain(address);
    const experts = await read(sampleReport({ kind: "expert" }, 2, 2));
    expect(experts.text).toContain("Why they are named");
  });

  it("embeds every font, names nobody else's, and describes itself", async () => {
    const { raw, info } = await read(sampleReport());
    const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0;
    expect(count(/\/Type \/FontDescriptor/g)).toBe(count(/\/FontFile2 \d/g));
    expect(count(/\/Subtype \/Type0/g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(raw).not.toMatch(/Helvetica|\/Type1/);
    expect(info).toMatchObject({
      Title: "Company Ranking: Best CRM for startups",
      Author: "Standings",
      Language: "en-US",
    });
  });

  it("keeps a title of any script", async () => {
    const question = "Nejlepší účetní (čeština) 最好的 \\ CRM";
    const { info } = await read(sampleReport({ question }));
    expect(info.Title).toBe(`Company Ranking: ${question}`);
  });

  it("gives the same bytes for the same report", async () => {
    const [first, second] = [await render(sampleReport()), await render(sampleReport())];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it("stays small, with twelve scripts too", async () => {
    const report = sampleReport();
    expect((await render(report)).byteLength).toBeLessThan(200_000);
    const latin = JSON.parse(JSON.stringify(report).replace(/[^\x20-\u024f]/g, "x")) as RankingReport;
    expect((await render(latin)).byteLength).toBeLessThan(60_000);
  });
});

describe("a report that is not like the others", () => {
  it("draws experts on a scale to ten with their own rule", async () => {
    const { text } = await read(sampleReport({ kind: "expert" }, 10));
    expect(text).toContain("Expert Ranking");
    expect(text).toContain(
      "Each model gives 10 points to its first place, 9 to its second, down to 1 for its tenth",
    );
    expect(text).not.toContain("1 5 10 15 20");
  });

  it("shows a model without an answer as such and counts without it", async () => {
    const columns = FIVE.map((_, index) =>
      index === 1 ? { ...columnOf(1, 0), status: "error" as const } : columnOf(index, 5),
    );
    const aggregated = await read(sampleReport({ columns }));
    expect(aggregated.text).toContain("no answer");
    expect(aggregated.text).toContain("of 4 models");
    const byModel = await read(sampleReport({ columns, view: "by_model" }));
    expect(byModel.text).toContain("This model gave no answer to the question.");
  });

  it.each(["aggregated", "by_model"] as const)("fits no rows and one row on one page (%s)", async (view) => {
    const none = await read(sampleReport({ view }, 0, 1));
    expect(none.pages).toHaveLength(1);
    expect(none.text).toMatch(/No model named a company|It named no company/);
    const one = await read(sampleReport({ view, isSandbox: false, webSearch: false }, 1, 1));
    expect(one.pages).toHaveLength(1);
    expect(one.text).toContain("Training Data");
    expect(one.text).not.toContain("Sandbox data");
  });

  it("says when nobody was asked or nothing was compared", async () => {
    expect((await read(sampleReport({ columns: [] }))).pages).toHaveLength(1);
    const { text } = await read(sampleComparison({}, 3, 0));
    expect(text).toContain("The model named nobody.");
  });

  it("wraps a question of 340 characters, with and without spaces", async () => {
    const words = "which partner suits us best ".repeat(12).trim();
    expect((await read(sampleReport({ question: words }))).text).toContain(words);
    const { pages } = await read(sampleReport({ question: "x".repeat(340) }, 1));
    expect(pages[0]?.replaceAll(" ", "")).toContain("x".repeat(340));
  });

  it("cuts what is longer than a page can hold", async () => {
    const name = "Interminable ".repeat(400);
    const rows = [
      {
        rank: 1,
        name,
        detail: `${"a".repeat(300)}.com`,
        reason: "word ".repeat(20_000),
        description: "",
        censored: false,
      },
    ];
    const report = sampleReport({ columns: [{ ...columnOf(0, 0), rows }] });
    expect((await read(report)).pages.length).toBeLessThan(3);
    expect((await read({ ...report, view: "by_model" })).pages.length).toBeLessThan(3);
  });

  it("survives a date that is none", async () => {
    expect((await read(sampleReport({ createdAt: "yesterday" }))).text).toContain("page 1 of");
  });
});

describe("a censored report", () => {
  const hide = <Entry extends { rank: number }>(entry: Entry) =>
    entry.rank > 5 ? { ...entry, name: "H*****", censored: true } : entry;

  it("shows rank and mask and nothing else of a hidden position, whatever it was given", async () => {
    const full = sampleReport();
    const columns = full.columns.map((column) => ({ ...column, rows: column.rows.map(hide) }));
    const secret = full.aggregate.slice(5).map((row) => row.detail);
    const aggregated = await read({ ...full, columns, censored: true, aggregate: full.aggregate.map(hide) });
    expect(aggregated.text).toContain("No Credits Left: positions 6 and below are hidden");
    expect(aggregated.text).toContain("H*****");
    for (const detail of secret) expect(aggregated.text).not.toContain(detail);
    expect(aggregated.links).toHaveLength(5);
    const byModel = await read({ ...full, columns: columns.slice(0, 1), view: "by_model", censored: true });
    for (const { detail, reason } of full.columns[0]?.rows.slice(5) ?? []) {
      expect(byModel.text).not.toContain(detail);
      expect(byModel.text).not.toContain(reason);
    }
    expect(byModel.text).not.toContain("g2.com");
  });
});
