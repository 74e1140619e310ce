import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { suggestCompetitors, suggestPrompts } from "./suggest.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("offers prompts whose answers list the company, those that list its competitors without it, and history, each once", async () => {
  const [maya, ada] = [await addUser(services), await addUser(services)];
  const rivals = ["moss.com", "fern.com", "reed.com"];
  for (const what of ["balconies", "schools", "parks"])
    await addSearch(services, ada, { prompt: `Planner for ${what}`, lists: { a: ["kelp.com", ...rivals] } });
  await addSearch(services, ada, {
    prompt: "Planner for windowsills",
    lists: { a: ["sage.com", ...rivals] },
  });
  for (const what of ["students", "founders", "savers"])
    await addSearch(services, ada, {
      prompt: `Bank for ${what}`,
      lists: { a: ["oak.com", "elm.com", "ash.com"] },
    });
  await addSearch(services, maya, { prompt: "Best shed", lists: { a: ["sage.com"] } });
  await services.runJobs();
  const found = await suggestPrompts(maya.request, { domain: "kelp.com" });
  expect(found.map(({ from, prompt }) => `${from}: ${prompt}`).sort()).toEqual([
    "answers: Planner for balconies",
    "answers: Planner for parks",
    "answers: Planner for schools",
    "competitors: Planner for windowsills",
    "history: Best shed",
  ]);
});

it("offers what trends in the sector of one's own questions to a company that no answer lists", async () => {
  const [maya, ada] = [await addUser(services), await addUser(services)];
  await addSearch(services, maya, { prompt: "Best CRM", sector: "Technology", lists: { a: ["x.com"] } });
  await addSearch(services, ada, {
    prompt: "Best payroll",
    sector: "Technology",
    trending: true,
    lists: { a: ["x.com"] },
  });
  await addSearch(services, ada, {
    prompt: "Best bank",
    sector: "Financials",
    trending: true,
    lists: { a: ["x.com"] },
  });
  await addSearch(services, maya, { prompt: "Best lamp", isPrivate: true, lists: { a: ["x.com"] } });
  await services.runJobs();
  const found = await suggestPrompts(maya.request, { domain: "nobody-lists.com" });
  expect(found).toEqual([
    { prompt: "Best lamp", from: "history" },
    { prompt: "Best CRM", from: "history" },
    { prompt: "Best payroll", from: "trending" },
  ]);
  expect(
    (await suggestPrompts(ada.request, { domain: "nobody-lists.com" })).map(({ prompt }) => prompt),
  ).not.toContain("Best lamp");
  const ines = await addUser(services);
  // Whose sector nobody knows is offered nothing.
  expect(await suggestPrompts(ines.request, { domain: "nobody-lists.com" })).toEqual([]);
});

it("offers companies that answers list beside it", async () => {
  const maya = await addUser(services);
  const found = await suggestCompetitors(maya.request, { domain: "acme.com" });
  expect(found.map(({ domain }) => domain)).not.toContain("acme.com");
  await expect(suggestCompetitors(maya.request, { domain: "nothing" })).rejects.toMatchObject({
    code: "BRAND_INVALID",
  });
});
