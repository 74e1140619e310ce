import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { companiesInAnswers } from "./names-of-directory.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
  const company = (name: string, domain: string, seen: number) => ({
    ...{ name, domain, seen, name_key: name.toLowerCase(), source: "catalogue" as const },
  });
  await services.db
    .insertInto("companies")
    .values([
      company("Marloway", "marloway.com", 3),
      company("Marloway", "marloway-retail.com", 9),
      company("Blue Harbor", "blueharbor.com", 1),
      company("quietly", "quietly.com", 1),
      company("Agencies", "agencies.com", 5),
    ])
    .execute();
});
afterAll(() => services.close());

async function found(...answers: string[]): Promise<string[]> {
  const { db, context } = services;
  const companies = await companiesInAnswers({ db, settings: context.settings }, answers, [
    "Best CRM for agencies",
  ]);
  return companies.map(({ domain }) => domain);
}

it("finds companies that answers write with a capital or as a site, one of a name, and none that the question says", async () => {
  expect(await found("I like **Blue Harbor**. For Agencies it is quietly good.", "Take Marloway!")).toEqual([
    "marloway-retail.com",
    "blueharbor.com",
  ]);
  expect(await found("See https://www.quietly.com/prices, or quietly.com.")).toEqual(["quietly.com"]);
  expect(await found("See marloway.com.")).toEqual(["marloway.com"]);
  expect(await found("Marloway (marloway.com) is fine.")).toEqual(["marloway.com"]);
  expect(await found()).toEqual([]);
});

it("finds a company by the names that models give its site, if not by a slip, and by none that is another company's own", async () => {
  const { db } = services;
  const company = (name: string, domain: string, seen: number) => ({
    ...{ name, domain, seen, name_key: name.toLowerCase(), source: "search" as const },
  });
  await db
    .insertInto("companies")
    .values([company("Nordwind Inc", "nordwind.com", 500), company("Sund", "sund.com", 3)])
    .execute();
  const spelling = (domain: string, name: string, seen: number) => ({
    ...{ domain, name, seen, name_key: name.toLowerCase() },
  });
  await db
    .insertInto("company_spellings")
    .values([
      spelling("nordwind.com", "Nordwind Inc", 400),
      spelling("nordwind.com", "Nordwind", 80),
      spelling("nordwind.com", "Sund", 15),
      spelling("nordwind.com", "Westwind", 4),
      spelling("sund.com", "Ostsee", 1),
    ])
    .execute();
  expect(await found("Nordwind and Sund are fine.")).toEqual(["nordwind.com", "sund.com"]);
  expect(await found("Westwind and Ostsee are fine.")).toEqual([]);
  const { context } = services;
  const said = ["Nordwind and Sund are fine."];
  expect(await companiesInAnswers({ db, settings: context.settings }, said, [])).toEqual([
    { name: "Nordwind Inc", domain: "nordwind.com", others: ["Nordwind"] },
    { name: "Sund", domain: "sund.com", others: [] },
  ]);
});
