import { normaliseName } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { companiesInAnswers, directoryFinder } from "./names-of-directory.ts";

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

it("finds a company by what is short for its name, and by no other name that lists give its site", async () => {
  const { db } = services;
  const company = (name: string, domain: string, seen: number) => ({
    ...{ name, domain, seen, name_key: normaliseName(name), source: "search" as const },
  });
  await db
    .insertInto("companies")
    .values([
      company("Nordwind, Inc.", "nordwind.com", 500),
      company("Ostsee CRM", "ostsee.com", 50),
      company("Sund", "sund.com", 3),
      company("Sund Ltd", "sund.io", 2),
    ])
    .execute();
  const spelling = (domain: string, name: string) => ({
    ...{ domain, name, seen: 9, name_key: normaliseName(name) },
  });
  await db
    .insertInto("company_spellings")
    .values([
      spelling("nordwind.com", "Nordwind"),
      spelling("nordwind.com", "Marketing"),
      spelling("nordwind.com", "Sund"),
      spelling("ostsee.com", "Ostsee"),
      spelling("sund.io", "Sund"),
    ])
    .execute();
  expect(await found("Nordwind, Sund and Ostsee. **Marketing**: mails.")).toEqual([
    "nordwind.com",
    "ostsee.com",
    "sund.com",
  ]);
  expect(await found("**Marketing**: mails.")).toEqual([]);
  const isNamed = await directoryFinder(
    { db, settings: services.context.settings },
    ["Is Nordwind good?", "Which CRM is good?"],
    "Best CRM",
  );
  expect([isNamed("Is Nordwind good?"), isNamed("Which CRM is good?")]).toEqual([true, false]);
});
