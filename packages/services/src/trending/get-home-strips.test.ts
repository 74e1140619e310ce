import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addAskedSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getHomeStrips } from "./get-home-strips.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices({ publicUrl: "https://own.example" });
  maya = await addUser(services);
});
beforeEach(async () => {
  await services.db.deleteFrom("searches").execute();
});
afterAll(() => services.close());

const save = (prompt: string, domains: readonly string[], seed: SearchSeed = {}) =>
  addAskedSearch(services, maya, { prompt, lists: { [GPT]: domains }, ...seed });
const domainsOf = (companies: readonly { domain: string }[]) => companies.map(({ domain }) => domain);

describe("getHomeStrips", () => {
  it("is empty without searches", async () => {
    expect(await getHomeStrips(services.guest)).toEqual({
      companies: [],
      prompts: [],
      trending: [],
      sources: [],
      isSandbox: false,
    });
  });

  it("shows companies but the product's own, prompts, and sources that most answers cite", async () => {
    const lists = { [GPT]: ["a.com", "own.example"], [CLAUDE]: ["a.com"] };
    const first = await save("One", [], { lists, cited: ["g2.com", "a-cited.com"], daysAgo: 1 });
    await save("Two", ["b.com", "a.com"], { cited: ["g2.com"] });
    await save("Experts", ["expert.com"], { kind: "expert" });
    await save("Private", ["hidden.com"], { isPrivate: true, cited: ["hidden-source.com"] });
    const { companies, prompts, trending, sources, isSandbox } = await getHomeStrips(services.guest);
    expect(domainsOf(companies)).toEqual(["a.com", "b.com"]);
    expect(prompts.map(({ prompt }) => prompt)).toEqual(["Two", "One"]);
    expect(prompts[1]?.id).toBe(first);
    expect(sources).toEqual(["g2.com", "a-cited.com"]);
    expect(isSandbox).toBe(true);
    expect(trending.every(({ sector }) => sector === trending[0]?.sector)).toBe(true);
  });
});
