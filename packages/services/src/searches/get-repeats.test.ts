import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, search } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { getRepeats } from "./get-repeats.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("leaves out searches that somebody else searched for", async () => {
  const maya = await addUser(services, { credits: 10 });
  const native = await addSearch(services, maya, { prompt: "Best payroll", daysAgo: 3, engine: "native" });
  const exa = await addSearch(services, maya, { prompt: "Best payroll", daysAgo: 2, engine: "exa" });
  expect(await getRepeats(maya.request, native)).toBeNull();
  const again = await addSearch(services, maya, { prompt: "best payroll", daysAgo: 1, engine: "exa" });
  for (const id of [exa, again]) expect(await getRepeats(maya.request, id)).toMatchObject({ searches: 2 });
  expect(await getRepeats(maya.request, native)).toBeNull();
});

it("compares the viewer's own searches of the same words, models and web search, and no others", async () => {
  const maya = await addUser(services, { credits: 10 });
  const ben = await addUser(services, { credits: 10 });
  const { searchId } = await search(maya, {});
  expect(await getRepeats(maya.request, searchId)).toBeNull();
  await search(maya, { models: [GPT] });
  await search(maya, { webSearch: false });
  await search(maya, { prompt: "Best CRM for agencies" });
  await search(ben, {});
  expect(await getRepeats(maya.request, searchId)).toBeNull();
  const again = await search(maya, { prompt: "best crm FOR startups", models: [CLAUDE, GPT] });
  for (const id of [searchId, again.searchId])
    expect(await getRepeats(maya.request, id)).toMatchObject({
      searches: 2,
      compared: 10,
      notAlways: 0,
      medianMove: 0,
    });
  expect(await getRepeats(ben.request, searchId)).toBeNull();
  expect(await getRepeats(maya.request, "nonsense")).toBeNull();
  await expect(getRepeats(services.guest, searchId)).rejects.toMatchObject({
    code: "AUTHENTICATION_REQUIRED",
  });

  const old = services.db.updateTable("searches").where("id", "=", searchId);
  await old.set({ created_at: new Date(Date.now() - 31 * 86_400_000) }).execute();
  expect(await getRepeats(maya.request, again.searchId)).toBeNull();
});
