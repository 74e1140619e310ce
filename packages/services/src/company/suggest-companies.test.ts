import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { suggestCompanies } from "./suggest-companies.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const suggest = (query: string) => suggestCompanies(services.guest, { query, limit: 6 });

it("asks the suggest service for what the directory does not know, and keeps it as the sandbox's", async () => {
  expect((await suggest("salesf"))[0]).toEqual({ name: "Salesforce", domain: "salesforce.com" });
  const kept = await services.db
    .selectFrom("companies")
    .select(["name", "source", "is_sandbox"])
    .where("domain", "=", "salesforce.com")
    .executeTakeFirst();
  expect(kept).toEqual({ name: "Salesforce", source: "suggest", is_sandbox: true });
});

it("puts the directory's companies first, and names each company once", async () => {
  const own = { name: "Mailchamp", name_key: "mailchamp", source: "search" as const };
  await services.db
    .insertInto("companies")
    .values([
      { ...own, domain: "mailchamp.com" },
      { ...own, name: "Our Mailchimp", name_key: "our mailchimp", domain: "mailchimp.com" },
    ])
    .execute();
  const domains = (await suggest("mailch")).map(({ domain }) => domain);
  expect(domains.slice(0, 2).sort()).toEqual(["mailchamp.com", "mailchimp.com"]);
  expect(new Set(domains).size).toBe(domains.length);
});
