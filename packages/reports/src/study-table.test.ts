import { BUILT_IN_CATALOGUE, type StudyRecord } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { csvOf } from "../test/read-table.ts";
import { studyRecord } from "../test/study-samples.ts";
import { type StudyRows, studyTable } from "./study-table.ts";

const studyCsv = (record: StudyRecord, rows: StudyRows) =>
  csvOf(studyTable(record, rows, BUILT_IN_CATALOGUE));

describe("a study as CSV", () => {
  it("has a row per answer with its list in columns, and leaves a place empty that is hidden", async () => {
    const record = studyRecord([
      ["HubSpot", "hubspot.com"],
      ["Zoho, Inc.", ""],
    ]);
    const [answer] = record.answers;
    if (!answer) expect.fail("no answer");
    const versions = { reading: 4, matching: null, searchPolicy: 2, geo: "told" as const };
    const market = { country: "PT", language: "pt" };
    const shown = { ...answer, keys: ["key 1"], ranks: [2], searchedBy: "native" as const, versions };
    const [header = "", row] = (await studyCsv({ ...record, market, answers: [shown] }, "answers"))
      .trim()
      .split("\r\n");
    expect(header.split(",")).toHaveLength(19 + 2 * 20);
    expect(header).toContain("Reason of failure,1 name,1 domain,2 name,2 domain");
    expect(row).toMatch(
      /^study,Best CRM,1,.*,list,listed,,PT,pt,told,yes,Searched with the model’s own search,4,,2,2026-11-12T15:04:06.000Z,1200,,,,"Zoho, Inc\.",,/,
    );
  });

  it("has as many columns as a text in plain words mentions", async () => {
    const names = Array.from({ length: 23 }, (_, index) => [`Company ${index}`, ""] as const);
    const record = studyRecord(names);
    const answers = record.answers.map((answer) => ({ ...answer, arm: "natural" as const, ranks: [] }));
    const [header, row] = (await studyCsv({ ...record, answers }, "answers")).trim().split("\r\n");
    expect(header).toMatch(/23 name,23 domain$/);
    expect(row).toMatch(/Company 22,$/);
  });

  it("has a row per company, without ranges where nothing was repeated", async () => {
    const csv = await studyCsv(studyRecord([["HubSpot", "hubspot.com"]], { isSandbox: true }), "entries");
    const [header, row, ...rest] = csv.slice(1).trim().split("\r\n");
    expect(header).toMatch(/^Study,Company,Domain,Score,Score low,Score high,Listed %,/);
    expect(row).toBe("study,HubSpot,hubspot.com,50,,,50,,,50,,,1,1,,,,1,1,1,1,1,50,,,0.05,1,Sandbox data");
    expect(rest).toEqual([]);
  });

  it("tells how answers in plain words speak of each", async () => {
    const record = studyRecord([["Odinfeld", "odinfeld.example"]]);
    const { findings } = record;
    if (!findings) expect.fail("no findings");
    const share = { value: 0.5, range: null };
    const stances = { named: 4, contrast: 2, avoided: 1, absent: 0 };
    const less = { value: 0.25, range: { low: 0.1, high: 0.5 }, modelIds: [] };
    const volunteered = { "key 0": { named: share, namedFirst: share, less, answers: 8, stances } };
    const csv = await studyCsv({ ...record, findings: { ...findings, volunteered } }, "entries");
    expect(csv).toContain(
      ",A list adds,A list adds low,A list adds high,Unasked answers,Named in,Only compared with in,Warned of in,Not known to,",
    );
    expect(csv).toContain(",50,,,50,,,25,10,50,8,4,2,1,0,");
  });

  it("never writes a formula", async () => {
    const record = studyRecord([["=HYPERLINK(1)", "@evil.com"]], { prompt: "+cmd" });
    for (const rows of ["answers", "entries"] as const) {
      const cells = (await studyCsv(record, rows)).slice(1).split(/[,\r\n]+/);
      expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    }
  });
});
