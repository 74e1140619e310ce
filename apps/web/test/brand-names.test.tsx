import { authenticate, createBrand, getBrandNames, saveNames, visitNow } from "@standings/services";
import { GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

async function withBrand() {
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
  return { maya, request, brandId };
}

it("a recount is told while it runs and when it failed, and is begun again", async () => {
  const { maya, request, brandId } = await withBrand();
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

it("names that somebody saved meanwhile are told, and the draft stays; what the site calls itself is suggested", async () => {
  const { maya, request, brandId } = await withBrand();
  const names = [{ field: "legalName", text: "Quiet Desk Holding Ltd", url: null }];
  const pages = [{ path: "/", kind: "home", state: "read", content: { names } }];
  await services.db
    .insertInto("site_readings")
    .values({
      ...{ domain: "quiet-desk.com", read_at: new Date() },
      reading: JSON.stringify({ domain: "quiet-desk.com", unread: null, pages }),
    })
    .execute();
  const user = await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByText("quiet-desk.com calls itself “Quiet Desk Holding Ltd” (legalName)");
  await user.click(screen.getByRole("button", { name: "Read quiet-desk.com for names" }));
  await screen.findByText("The site was read: what is missing of its names stands above.");
  await user.click(
    await screen.findByRole("button", { name: /^Add to Quiet Desk ?: Quiet Desk Holding Ltd$/ }),
  );
  await screen.findByRole("button", { name: "Remove “Quiet Desk Holding Ltd”" });
  await user.click(await screen.findByRole("button", { name: "Add a name of Quiet Desk" }));
  await user.type(
    screen.getByRole("textbox", { name: "Add a name of Quiet Desk" }),
    "Quiet Suite{Enter}{Escape}",
  );
  const { companies } = await getBrandNames(request, { brandId });
  const theirs = companies.map((company) => ({ ...company, sites: [...company.sites, "quietdesk.io"] }));
  await saveNames(request, { brandId, companies: theirs, baseVersion: 1 });
  await user.click(screen.getByRole("button", { name: "Save and count the past again · free" }));
  await screen.findByRole("heading", { name: "Names 2 were saved meanwhile" });
  await screen.findByText(/\+ quietdesk\.io/);
  expect(document.activeElement?.textContent).toMatch(/^Names 2 were saved meanwhile/);
  screen.getByText(/Names 2 were saved meanwhile: choose above whose to go on with\.$/);
  const sides = within(screen.getByRole("table", { name: "The saved names and yours, where they differ" }));
  sides.getByRole("columnheader", { name: "Names 2, saved" });
  const cells = sides.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells[0]).toBe("Quiet Desk (name, in any case)");
  expect(cells[1]).toContain("Quiet Suite (name, in any case), only here");
  expect(cells.slice(2)).toEqual(["quiet-desk.comquietdesk.io, only here", "quiet-desk.com"]);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Go on with mine" }));
  await screen.findByRole("button", { name: "Remove “Quiet Suite”" });
  await user.click(screen.getByRole("button", { name: "Save and count the past again · free" }));
  await screen.findByText(
    "Nothing is changed yet. No model is asked. Until the past is counted, all figures stay as they are.",
  );
  const { version, companies: saved } = await getBrandNames(request, { brandId });
  expect([version, saved[0]?.names.map(({ text }) => text), saved[0]?.sites]).toEqual([
    3,
    ["Quiet Desk", "Quiet Desk Holding Ltd", "Quiet Suite"],
    ["quiet-desk.com"],
  ]);
});

it("names and claims are tabs of the brand, under its head", async () => {
  const { maya, brandId } = await withBrand();
  const user = await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByRole("heading", { level: 2, name: "Names of Quiet Desk" });
  screen.getByRole("heading", { level: 1, name: "Quiet Desk" });
  screen.getByRole("button", { name: "Other brands" });
  const tab = (name: string | RegExp) => screen.getByRole("tab", { name });
  expect(tab("Names").getAttribute("aria-selected")).toBe("true");
  await expectAccessible();
  // An arrow does not leave the page.
  tab("Names").focus();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(tab("Alerts"));
  expect(location.pathname).toBe(`/brands/${brandId}/names`);
  await user.click(tab("What they say"));
  await screen.findByRole("heading", { level: 2, name: "What models say about Quiet Desk" });
  expect(location.pathname).toBe(`/brands/${brandId}/claims`);
  expect(tab("What they say").getAttribute("aria-selected")).toBe("true");
  await user.click(tab(/^Prompts/));
  await waitFor(() => expect(location.pathname + location.search).toBe(`/brands/${brandId}?tab=prompts`));
  await waitFor(() => expect(tab(/^Prompts/).getAttribute("aria-selected")).toBe("true"));
});

it("names of a brand of nobody are not shown", async () => {
  const { maya } = await withBrand();
  await openPage(services, "/brands/00000000-0000-4000-8000-000000000000/names", maya);
  await screen.findByRole("heading", { name: "Could not find this brand." });
});
