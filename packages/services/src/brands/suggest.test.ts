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

it("offers prompts from answers, history and what trends in the company's sector, each once", async () => {
  const [maya, ada] = [await addUser(services), await addUser(services)];
  await addSearch(services, ada, { prompt: "Best CRM", sector: "Technology" });
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
  const found = await suggestPrompts(maya.request, { domain: "acme.com" });
  expect(found).toEqual([
    { prompt: "Best CRM", from: "answers" },
    { prompt: "Best lamp", from: "history" },
    { prompt: "Best payroll", from: "trending" },
  ]);
  expect(
    (await suggestPrompts(ada.request, { domain: "acme.com" })).map(({ prompt }) => prompt),
  ).not.toContain("Best lamp");
});

it("offers companies that answers list beside it", async () => {
  const maya = await addUser(services);
  const found = await suggestCompetitors(maya.request, { domain: "acme.com" });
  expect(found.map(({ domain }) => domain)).not.toContain("acme.com");
  await expect(suggestCompetitors(maya.request, { domain: "nothing" })).rejects.toMatchObject({
    code: "BRAND_INVALID",
  });
});
