import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getSearch } from "./get-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
afterAll(() => services.close());

describe("getSearch", () => {
  it("gives everything that was saved", async () => {
    const seed = { prompt: "Best CRM", sector: "Energy", isPrivate: true, webSearch: false } as const;
    const id = await addSearch(services, maya, { ...seed, cited: ["g2.com"] });
    const record = await getSearch(maya.request, id);
    expect(record).toMatchObject({
      ...seed,
      id,
      kind: "company",
      prompt2: null,
      isSandbox: true,
      wasCensored: false,
      censorReason: null,
    });
    expect(record.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(record.models.map(({ columnId, status }) => [columnId, status])).toEqual([
      [GPT, "success"],
      [CLAUDE, "success"],
    ]);
    expect(record.models[0]?.citations).toEqual([
      { url: "https://g2.com/page", domain: "g2.com", title: null },
    ]);
    expect(record.results.map(({ domain, points }) => [domain, points])).toEqual([
      ["acme.com", 39],
      ["bolt.com", 39],
      ["core.com", 18],
    ]);
  });

  it.each(["nonsense", "", "\u0000", "00000000-0000-0000-0000-000000000000"])(
    "finds nothing for %j",
    async (id) => {
      await expect(getSearch(maya.request, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    },
  );

  it("gives a search to nobody but its owner", async () => {
    const id = await addSearch(services, maya);
    const eve = await addUser(services, { role: "admin" });
    await expect(getSearch(eve.request, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    const guest = async () => getSearch(services.guest, id);
    await expect(guest()).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});
