import { Readable } from "node:stream";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { csvOf, sheetsIn } from "../test/read-table.ts";
import { columnOf, sampleReport } from "../test/samples.ts";
import { studyRecord } from "../test/study-samples.ts";
import { rankingTable } from "./ranking-table.ts";
import { studyTable } from "./study-table.ts";
import type { Cell, Table } from "./table.ts";
import { tableFile, writeTable } from "./write-table.ts";

const tableOf = (...rows: Cell[][]): Table => ({
  sheet: "Orders",
  header: ["Name", "Number", "Time"],
  rows,
});

async function saved(table: Table) {
  const sheets = await sheetsIn(await tableFile(table, "xlsx"));
  expect(sheets).toHaveLength(1);
  return sheets[0] ?? expect.fail("no sheet");
}

describe("a spreadsheet", () => {
  it("keeps numbers as numbers, moments as moments and text as text", async () => {
    const at = new Date("2026-03-29T01:59:30.000Z");
    const { name, head, body } = await saved(
      tableOf(["0049", 4.25, at], ["1e5", -7, ""], ["2026-03-29", 0, ""]),
    );
    expect(name).toBe("Orders");
    expect(head).toEqual(["Name", "Number", "Time"]);
    expect(body[0]).toEqual(["0049", 4.25, at]);
    expect(body.slice(1).map((row) => row.slice(0, 2))).toEqual([
      ["1e5", -7],
      ["2026-03-29", 0],
    ]);
  });

  it("has a bold head that stays in view, and shows moments in UTC", async () => {
    const { cells, freezePane } = await saved(tableOf(["Acme", 1, new Date(0)], ["Bolt", 2, "never"]));
    const styleAt = (row: number, column: number) => cells?.get(`${row},${column}`)?.style;
    expect(freezePane).toMatchObject({ rows: 1 });
    for (const column of [0, 1, 2]) expect(styleAt(0, column)?.font?.bold, `head ${column}`).toBe(true);
    for (const column of [0, 1, 2]) expect(styleAt(1, column)?.font?.bold ?? false).toBe(false);
    expect(styleAt(1, 2)?.numFmt).toBe('yyyy-mm-dd hh:mm "UTC"');
    expect(styleAt(2, 2)?.numFmt ?? "General").toBe("General");
  });

  it.each(["=1+1", "+49 30 1234", "-", "@everyone", "＝SUM(A1)", "\t=1", "=cmd|' /C calc'!A0", "'quoted"])(
    "writes %j as the text that it is",
    async (text) => {
      const bytes = await tableFile(tableOf([text, 1, ""]), "xlsx");
      const [sheet] = await sheetsIn(bytes);
      expect(sheet?.body[0]?.[0]).toBe(text);
      for (const cell of sheet?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
    },
  );

  it("holds whatever a text may be, and nothing that Excel refuses", async () => {
    const long = "x".repeat(40_000);
    const texts = [
      "_x0041_ stays",
      "a\r\nb\rc",
      "\u0000\u0007bell",
      "\ud800half",
      "<b>&amp;",
      "\ufffe\uffff",
      long,
    ];
    const { body } = await saved(tableOf(...texts.map((text) => [text, Number.NaN, ""])));
    const read = body.map(([text]) => text);
    expect(read.slice(0, 5)).toEqual(["_x0041_ stays", "a\nb\nc", "bell", "\ufffdhalf", "<b>&amp;"]);
    expect(String(read.at(-1))).toBe(`${"x".repeat(32_766)}…`);
  });

  it("holds a head alone", async () => {
    expect(await saved(tableOf())).toMatchObject({ head: ["Name", "Number", "Time"], body: [] });
  });

  it("is written while its rows are read", async () => {
    let [read, open] = [0, 0];
    async function* rows() {
      for (; read < 20_000; read += 1) yield [crypto.randomUUID(), read, ""];
    }
    for await (const part of writeTable({ ...tableOf(), rows: rows() }, "xlsx")) {
      if (part.length > 1_000 && open === 0) open = read;
    }
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(20_000);
  });
});

describe("a spreadsheet that is not read to its end", () => {
  it.each([1, 30_000])("fails when its rows fail at row %i, and nothing else does", async (last) => {
    async function* rows() {
      for (let row = 0; row < last; row += 1) yield [crypto.randomUUID(), row, ""];
      throw new Error("The database went away");
    }
    const failing = tableFile({ ...tableOf(), rows: rows() }, "xlsx");
    await expect(failing).rejects.toThrow("The database went away");
  });

  it("lets go of its rows when the reader leaves", async () => {
    const closed = Promise.withResolvers<void>();
    let read = 0;
    async function* rows() {
      try {
        for (; read < 1_000_000; read += 1) yield [crypto.randomUUID(), read, ""];
      } finally {
        closed.resolve();
      }
    }
    const file = Readable.from(writeTable({ ...tableOf(), rows: rows() }, "xlsx"));
    for await (const part of file) if (part.length > 1_000) break;
    await closed.promise;
    expect(file.destroyed).toBe(true);
    expect(read).toBeLessThan(1_000_000);
  });
});

describe("files of the product", () => {
  it("has the rows of the CSV", async () => {
    const rows = [
      { rank: 1, name: "=Evil", detail: "evil.com", description: "", reason: "", censored: false },
    ];
    const table = rankingTable(sampleReport({ view: "by_model", columns: [{ ...columnOf(0, 0), rows }] }));
    const { name, head, body } = await saved(table);
    expect(name).toBe("Ranking");
    const csv = await csvOf(table);
    expect(csv.slice(1).split("\r\n")[0]).toBe(head.join(","));
    expect(body).toHaveLength(1);
    expect(body[0]?.slice(0, 4)).toEqual(["GPT 4.1", 1, "=Evil", "evil.com"]);
    expect(csv).toContain("'=Evil");
  });

  it("hides what a ranking hides", async () => {
    const report = sampleReport({ isSandbox: false });
    const aggregate = report.aggregate.map((row) => ({ ...row, name: "H*****", censored: true }));
    const { body } = await saved(rankingTable({ ...report, aggregate }));
    for (const row of body) expect(row.filter((cell) => cell !== null && cell !== "")).toHaveLength(2);
  });

  it("tells when a study's answer was asked for, and names its sheets", async () => {
    const record = studyRecord([["Acme", "acme.com"]]);
    const answers = await saved(studyTable(record, "answers", BUILT_IN_CATALOGUE));
    expect(answers.name).toBe("Answers");
    expect(answers.body[0]?.[answers.head.indexOf("Asked at")]).toEqual(new Date("2026-11-12T15:04:06.000Z"));
    const entries = await saved(studyTable(record, "entries", BUILT_IN_CATALOGUE));
    expect(entries.name).toBe("Companies");
    expect(entries.body[0]?.[entries.head.indexOf("Score")]).toBe(50);
  });
});
