import { expect, it } from "vitest";
import { pairTopics } from "./pair-topics.ts";

const named = (...names: string[]) => names.map((name) => ({ name, form: "list" }) as const);
const rowsOf = (...markets: string[][]) =>
  pairTopics(markets.map((names) => named(...names))).map((row) => row.map((topic) => topic?.name ?? null));

it("topics of one name in several markets are a row, whatever their case; others stand alone", () => {
  expect(rowsOf(["CRM", "Help desks"], ["Buchhaltung", "crm "], ["CRM"])).toEqual([
    ["CRM", "crm ", "CRM"],
    ["Help desks", null, null],
    [null, "Buchhaltung", null],
  ]);
  expect(rowsOf([], [])).toEqual([]);
});

it("topics of one name are two rows where one asks for a list and one in plain words", () => {
  const plain = { name: "CRM", form: "natural" } as const;
  const rows = pairTopics([[{ name: "CRM", form: "list" }, plain], [plain]]);
  expect(rows.map((row) => row.map((topic) => topic?.form ?? null))).toEqual([
    ["list", null],
    ["natural", "natural"],
  ]);
});

it("of two with one name in one market nobody knows which is meant: each stands alone", () => {
  expect(rowsOf(["CRM", "crm"], ["CRM"])).toEqual([
    ["CRM", null],
    ["crm", null],
    [null, "CRM"],
  ]);
});
