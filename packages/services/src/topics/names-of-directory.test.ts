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
