import { expect, it } from "vitest";
import { type BrandName, newCompany, newName } from "./brand-names.ts";
import { calledSentence, countCalled, nameTeller } from "./called.ts";

const INTUIT = {
  ...newCompany({ name: "Intuit", domain: "intuit.com" }),
  names: [newName("Intuit"), newName("QuickBooks", "product"), newName("QuickBooks Online", "product")],
};

it.each([
  ["QuickBooks", 1],
  ["Quick Books", 1],
  ["quickbooks online", 2],
  ["QuickBooks Desktop", 1],
  ["Intuit Inc.", 0],
  ["Intu", 0],
  ["quickbooks.intuit.com", null],
  ["intuit.com", null],
  ["TurboTax", null],
  ["", null],
])("%j calls a company by its name at place %j", (written, name) => {
  expect(nameTeller(INTUIT)(written)).toBe(name);
});

it("a site that is a name of the company calls it by that name", () => {
  const monday = newCompany({ name: "monday.com", domain: "monday.com" });
  expect(nameTeller(monday)("monday.com")).toBe(0);
});

it("counts stand by name and model, and what no name calls is in none", () => {
  const answers = [
    { model: 1, name: 2 },
    { model: 0, name: 0 },
    { model: 1, name: 0 },
    { model: 1, name: null },
  ];
  expect(countCalled(answers, 2)).toEqual([
    [0, [1, 1]],
    [2, [0, 1]],
  ]);
});

it("a sentence tells names with their counts, and old names with their share and its denominator", () => {
  const names = [
    { text: "QuickBooks", kind: "product", answers: 27 },
    { text: "Intuit", kind: "name", answers: 4 },
  ] satisfies readonly (Pick<BrandName, "text" | "kind"> & { answers: number })[];
  expect(calledSentence({ answers: 31, names, otherwise: 0 }, "list")).toBe(
    "31 lists: as QuickBooks 27, as Intuit 4.",
  );
  const former = names.map((name) => (name.text === "Intuit" ? { ...name, kind: "former" as const } : name));
  expect(calledSentence({ answers: 32, names: former, otherwise: 1 }, "list")).toBe(
    "32 lists: as QuickBooks 27, as Intuit 4, otherwise 1. 13% (4 of 32) still call it by an old name.",
  );
  expect(calledSentence({ answers: 0, names, otherwise: 0 }, "list")).toBe("");
});
