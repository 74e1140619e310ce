import { authenticate, createBrand, getBrandNames, saveNames, visitNow } from "@standings/services";
import { GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a recount is told while it runs and when it failed, and is begun again", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    name: "Quiet Desk",
    domain: "quiet-desk.com",
    aliases: [],
    competitors: [],
    models: [GPT],
    webSearch: true,
    rhythm: "manual",
    day: 1,
    hour: 0,
    timeZone: "UTC",
    rounds: 1,
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByText("No answers yet: names count from the first visit.");
  await expectAccessible();

  await visitNow(request, { brandId, clientVisitId: crypto.randomUUID() });
  await expect
    .poll(async () => {
      await services.runJobs();
      const states = services.db.selectFrom("brand_visits").select("state").where("brand_id", "=", brandId);
      return (await states.executeTakeFirst())?.state;
    })
    .toBe("completed");
  const { companies } = await getBrandNames(request, { brandId });
  const changed = companies.map((company) => ({ ...company, sites: [...company.sites, "quietdesk.io"] }));
  await saveNames(request, { brandId, companies: changed, baseVersion: 1 });
  await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByText("Counting the past again: 0 of 1 answers");
  await screen.findByText(/^Figures still use names 1/);
  await expectAccessible();

  await services.db
    .updateTable("brands")
    .set({ recount_failed_at: new Date() })
    .where("id", "=", brandId)
    .execute();
  const user = await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByText("The past could not be counted; figures still use names 1.");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/^Counting the past again/);
  await services.runJobs();
  await screen.findByText(/figures now use names 2/);
  expect(screen.queryByText(/^Counting the past again/)).toBeNull();
});
