import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addAskedSearch, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { listTrendingCompanies } from "./list-trending-companies.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
beforeEach(async () => {
  await services.db.deleteFrom("searches").execute();
});
afterAll(() => services.close());

const save = (prompt: string, domains: readonly string[], seed: SearchSeed = {}) =>
  addAskedSearch(services, maya, { prompt, lists: { [GPT]: domains }, ...seed });
const domainsOf = (companies: readonly { domain: string }[]) => companies.map(({ domain }) => domain);

describe("listTrendingCompanies", () => {
  const list = () => listTrendingCompanies(services.guest, "Technology");

  it("counts in how many searches a company is listed, ties by places, then domain", async () => {
    await save("One", ["a.com", "b.com", "c.com"]);
    await save("Two", ["b.com", "a.com", "d.com"]);
    await save("Three", ["b.com", "e.com"]);
    const companies = await list();
    expect(companies.map(({ domain, count }) => [domain, count])).toEqual([
      ["b.com", 3],
      ["a.com", 2],
      ["e.com", 1],
      ["c.com", 1],
      ["d.com", 1],
    ]);
    expect(companies[0]).toMatchObject({ name: "b", sector: "Technology" });
  });

  it("gives six at most, and counts the first six of a search alone", async () => {
    const domains = ["a.com", "b.com", "c.com", "d.com", "e.com", "f.com", "g.com"];
    await save("One", domains);
    await save("Two", [...domains].reverse());
    expect(domainsOf(await list())).toHaveLength(6);
    expect((await list()).find(({ domain }) => domain === "a.com")?.count).toBe(1);
  });

  it("counts neither experts nor companies without a domain, nor other sectors", async () => {
    await save("Experts", ["expert.com"], { kind: "expert" });
    await save("Elsewhere", ["energy.com"], { sector: "Energy" });
    await save("Nameless", [], { lists: { [GPT]: [{ rank: 1, name: "Acme", domain: "" }] } });
    expect(await list()).toEqual([]);
  });
});
