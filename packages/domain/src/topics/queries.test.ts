import { expect, it } from "vitest";
import { askQuery, checkQueries, isNavigational, isTemplate, usualTemplate } from "./queries.ts";

it.each([
  ["hubspot login", true],
  ["website builder", false],
  ["login page builder", false],
  ["sign up forms", false],
  ["asp.net hosting", false],
  ["accesso remoto software", false],
  ["www.pipedrive.com", true],
  ["pipedrive.com pricing", true],
  ["alternatives to pipedrive.com", false],
  ["https://crm.example/start", true],
  ["crm anmelden", true],
  ["best password manager with fingerprint login", false],
  ["best crm", false],
  ["crm for agencies under 3.5 people", false],
  ["how to design in figma", false],
])("“%s” looks for a site: %s", (query, expected) => {
  expect(isNavigational(query)).toBe(expected);
});

it("a template has its place once", () => {
  expect(
    [
      usualTemplate(null),
      usualTemplate({ language: "pt-BR" }),
      "{query}",
      "Best {query} and {query}",
      "Best CRM",
      `{query}${"x".repeat(300)}`,
    ].map(isTemplate),
  ).toEqual([true, true, true, false, false, false]);
  expect(askQuery("Which {query} is best?", " CRM $& ")).toBe("Which CRM $& is best?");
});

it("queries become questions by their template, and what asks for no choice is set apart with its reason", () => {
  const rows = [
    { text: "crm for agencies", weight: 90 },
    { text: "CRM for agencies", weight: 3 },
    { text: "crm login" },
    { text: "hubspot review" },
    { text: "salesforce login" },
    { text: "pipedrive pricing" },
    { text: 'crm "cheap"' },
    { text: " " },
  ];
  const rules = {
    known: new Set<string>(),
    level: "mid",
    room: 10,
    namesCompany: (query: string) => query.includes("hubspot"),
    namesOther: (query: string) => query.includes("pipedrive"),
  } as const;
  const { taken, apart } = checkQueries(rows, usualTemplate(null), rules);
  expect(taken).toMatchObject([
    { query: "crm for agencies", prompt: "Crm for agencies: which would you recommend?", weight: 90 },
  ]);
  expect(apart).toEqual([
    { query: "CRM for agencies", reason: "double" },
    { query: "crm login", reason: "navigational" },
    { query: "hubspot review", reason: "names_company" },
    { query: "salesforce login", reason: "navigational" },
    { query: "pipedrive pricing", reason: "names_other" },
    { query: 'crm "cheap"', reason: "quotes" },
  ]);
  expect(checkQueries(rows, null, rules).taken).toMatchObject([{ prompt: "Crm for agencies" }]);
});
