import { KNOWN_WORDS } from "@standings/words";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "../mentions/create-matcher.ts";
import {
  type BrandCompany,
  checkCompanyNames,
  entryFinder,
  namesAsked,
  namesChanges,
  namesToWarnOf,
  newCompany,
  newName,
  withCompanies,
} from "./brand-names.ts";

const QUESTION = "Which payroll service suits bakeries";
const LUMEN: BrandCompany = {
  ...newCompany({ name: "Lumen Till", domain: "lumentill.com" }),
  sites: ["lumentill.com", "lumen.shop"],
  not: ["lumen till museum"],
};
const HARBOUR: BrandCompany = {
  ...newCompany({ name: "Harbor", domain: "harbor-pay.com" }),
  names: [{ ...newName("Harbor"), rule: "with_category" }],
  categoryWords: ["payroll"],
};
const PAPER: BrandCompany = newCompany({ name: "Paper Goose", domain: "" });
const COMPANIES = [LUMEN, HARBOUR, PAPER];

describe("an entry of a list", () => {
  it.each([
    ["its site", { name: "Anything", domain: "lumentill.com" }, 0],
    ["a host below its site", { name: "Help", domain: "help.lumen.shop" }, 0],
    ["its name with other signs and a legal form", { name: "Lumen-Till, Inc.", domain: "" }, 0],
    ["its name in one word", { name: "LUMENTILL", domain: "" }, 0],
    ["its name at a site with another ending", { name: "Lumen Till", domain: "lumentill.de" }, 0],
    ["its name, where the question has its category", { name: "Harbor", domain: "" }, 1],
    ["its name at any site, where it has none itself", { name: "Paper Goose", domain: "goose.io" }, 2],
  ])("is a company's by %s", (_by, entry, company) => {
    expect(entryFinder(COMPANIES)(entry, QUESTION)).toBe(company);
  });

  it.each([
    ["another company's site", { name: "Lumen Till", domain: "tills.org" }],
    ["a site whose end is its own", { name: "Other", domain: "notlumentill.com" }],
    ["more words than its name", { name: "Lumen Till Partners", domain: "" }],
    ["a phrase that is somebody else", { name: "Lumen Till Museum", domain: "" }],
    ["nothing", { name: "", domain: "" }],
  ])("is nobody's by %s", (_by, entry) => {
    expect(entryFinder(COMPANIES)(entry, QUESTION)).toBeNull();
  });

  it("is nobody's where its name needs a category that nobody tells", () => {
    expect(entryFinder(COMPANIES)({ name: "Harbor", domain: "" }, "Where to sail")).toBeNull();
  });

  it("is of the company whose category is told, of two with one name, else nobody's", () => {
    const [bank, boats] = ["payroll", "boats"].map((word) => ({
      ...newCompany({ name: "Osprey", domain: `${word}.com` }),
      categoryWords: [word],
    }));
    const find = entryFinder([bank, boats].filter((one) => one !== undefined));
    expect(find({ name: "Osprey", domain: "" }, "Best boats")).toBe(1);
    expect(find({ name: "Osprey", domain: "" }, "Best tents")).toBeNull();
  });

  it("stays a company's when others get more names, except under these", () => {
    const word = fc.constantFrom("lumen till", "Harbor", "Paper Goose", "Osprey", "Tern", "lumen.shop");
    fc.assert(
      fc.property(word, word, (name, added) => {
        const entry = { name, domain: "" };
        const before = entryFinder(COMPANIES)(entry, QUESTION);
        const more = [LUMEN, HARBOUR, { ...PAPER, names: [...PAPER.names, newName(added)] }];
        const after = entryFinder(more)(entry, QUESTION);
        if (added.toLowerCase() !== name.toLowerCase()) expect(after).toBe(before);
      }),
    );
  });
});

describe("names that are given", () => {
  it("are kept once each, sites as hosts", () => {
    const checked = checkCompanyNames({
      names: [newName(" Lumen   Till "), newName("lumen till")],
      sites: ["https://www.lumentill.com/prices", "lumentill.com"],
      not: ["", "Lumen Till Museum"],
      categoryWords: ["tills", "Tills"],
    });
    expect(checked).toEqual({
      names: [newName("Lumen Till")],
      sites: ["lumentill.com"],
      not: ["Lumen Till Museum"],
      categoryWords: ["tills"],
    });
  });

  const nothing = { names: [], sites: [], not: [], categoryWords: [] };
  it.each([
    ["the category", { ...nothing, names: [newName("Payroll Software")] }, "is the category"],
    [
      "a word of the category",
      { ...nothing, names: [newName("Tills")], categoryWords: ["tills"] },
      "is the category",
    ],
    ["an empty name", { ...nothing, names: [newName(" ")] }, "write a name"],
    ["a site that is none", { ...nothing, sites: ["lumen till"] }, "is no site"],
    ["a phrase that is the name", { ...nothing, names: [newName("Tern")], not: ["tern"] }, "is a name"],
    ["a long name", { ...nothing, names: [newName("a".repeat(81))] }, "longer than 80"],
    ["many names", { ...nothing, not: Array.from({ length: 41 }, (_, n) => `no ${n}`) }, "40 names"],
  ])("are refused with words where one is %s", (_what, given, words) => {
    expect(checkCompanyNames(given)).toEqual(expect.stringContaining(words));
  });

  it("follow the companies of the brand: what was said of those that stay is kept", () => {
    const spec = withCompanies(COMPANIES, { name: "Lumen", domain: "lumen.com" }, [
      { name: "Tern", domain: "tern.com" },
      { name: "Harbor", domain: "harbor-pay.com" },
    ]);
    expect(spec[0]).toMatchObject({ name: "Lumen", not: LUMEN.not, sites: ["lumen.com", ...LUMEN.sites] });
    expect(spec[0].names.map(({ text }) => text)).toEqual(["Lumen", "Lumen Till"]);
    expect(spec.slice(1)).toEqual([newCompany({ name: "Tern", domain: "tern.com" }), HARBOUR]);
  });

  it("tell what they change", () => {
    const other = { ...LUMEN, sites: ["lumentill.com"], names: [...LUMEN.names, newName("Lumen POS")] };
    expect(namesChanges([LUMEN], [other])).toEqual(["+ Lumen POS", "− lumen.shop"]);
    expect(namesChanges([LUMEN], [LUMEN])).toEqual([]);
    expect(namesChanges([HARBOUR], [{ ...HARBOUR, names: [newName("Harbor")] }])).toEqual(["rules of names"]);
  });

  it("are warned of where they are short, ordinary or a rival's", () => {
    const own = {
      ...LUMEN,
      names: ["LT", "Front", "Paper-Goose", "Lumen Till"].map((text) => newName(text)),
    };
    expect(namesToWarnOf([own, PAPER], 0)).toEqual([
      { type: "short", name: "LT" },
      { type: "ordinary", name: "Front" },
      { type: "shared", name: "Paper-Goose", with: "Paper Goose" },
    ]);
  });
});

it("a plain answer names by the question what a list's entry names by it, and of one name for two the one that is asked for", () => {
  const stanceIn = (companies: readonly BrandCompany[], question: string, text: string) =>
    createMatcher(
      namesAsked(companies, question),
      KNOWN_WORDS,
    )(text).map((mention) => mention?.stance ?? null);
  const said = "Harbor is the first choice for the best rates.";
  expect(stanceIn([HARBOUR], QUESTION, said)).toEqual(["named"]);
  expect(stanceIn([HARBOUR], "Which is the best for rates", said)).toEqual([null]);
  const boats: BrandCompany = {
    ...newCompany({ name: "Harbor", domain: "harbor-boats.com" }),
    names: [{ ...newName("Harbor"), rule: "with_category" }],
    categoryWords: ["boats"],
  };
  expect(stanceIn([HARBOUR, boats], QUESTION, said)).toEqual(["named", null]);
  expect(stanceIn([HARBOUR, boats], "Where to buy boats", said)).toEqual([null, "named"]);
  expect(stanceIn([HARBOUR, boats], "Payroll for makers of boats", said)).toEqual([null, null]);
});
