import { authenticate, createBrand, joinCompanies } from "@standings/services";
import { addSearch, GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, signUpAdmin, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const requestOf = ({ token }: { readonly token: string }) => authenticate(services.guest, `Bearer ${token}`);

it("an admin joins what is suggested and what is typed, sees what holds it, and takes it back", async () => {
  const admin = await signUpAdmin(services);
  const owner = { userId: admin.user.id };
  await addSearch(services, owner, { prompt: "Best yarn", lists: { [GPT]: ["kelp.com", "kelp.de"] } });
  const names = { name: "Kelp", name_key: "kelp", source: "search" } as const;
  for (const [domain, seen] of [
    ["kelp.com", 9],
    ["kelp.de", 3],
  ] as const)
    await services.db
      .insertInto("companies")
      .values({ ...names, domain, seen })
      .execute();
  const user = await openPage(services, "/admin/company-sites", admin);
  await screen.findByRole("heading", { name: "No company has two sites yet" });
  const suggested = await findRegion("These may be one company");
  await expectAccessible();
  await user.click(await suggested.findByRole("button", { name: /^Join ?: kelp.com, kelp.de$/ }));
  await suggested.findByText("None: no two such sites are apart.");
  await screen.findByText("1 company with sites for several countries");

  await user.click(screen.getByRole("button", { name: "Join another site with Kelp" }));
  const dialog = await findDialog("Join Sites");
  await expectAccessible();
  expect(dialog.getByRole("button", { name: "Join Sites" })).toHaveProperty("disabled", true);
  await user.type(dialog.getByLabelText("Sites"), "nonsense");
  await user.click(dialog.getByRole("button", { name: "Join Sites" }));
  await dialog.findByRole("alert");
  await user.clear(dialog.getByLabelText("Sites"));
  await user.type(dialog.getByLabelText("Sites"), "kelp.com, www.algen.at");
  await user.type(dialog.getByLabelText("Reason"), "One imprint");
  await user.click(dialog.getByRole("button", { name: "Join Sites" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const item = await screen.findByRole("link", { name: "algen.at" });
  const row = within(item.closest("li") ?? document.body);
  row.getByText("Austria");
  row.getByText("Admin");
  await expectAccessible();

  await user.click(row.getByRole("button", { name: "Take back what admins said of algen.at" }));
  const asked = await findDialog("Take back algen.at?");
  await user.click(asked.getByRole("button", { name: "Take Back" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "algen.at" })).toBeNull());
  await openPage(services, "/admin/changes", admin);
  await screen.findByText(/One imprint/);
});

it("an admin says that two sites of one name are two companies', and is not asked again", async () => {
  const admin = await signUpAdmin(services);
  const names = { name: "Reed", name_key: "reed", source: "search", seen: 5 } as const;
  for (const domain of ["reed.com", "reed.de"])
    await services.db
      .insertInto("companies")
      .values({ ...names, domain })
      .execute();
  const user = await openPage(services, "/admin/company-sites", admin);
  const suggested = await findRegion("These may be one company");
  await user.click(await suggested.findByRole("button", { name: /^Not one company ?: reed.com, reed.de$/ }));
  await suggested.findByText("None: no two such sites are apart.");
  await expectAccessible();
  await openPage(services, "/admin/changes", admin);
  await screen.findByText(/is another company than/);
});

it("a company's page leads to its sites for other countries, for members and for everybody", async () => {
  const admin = await signUpAdmin(services);
  const domains = ["moss.com", "moss.de", "moss.co.uk", "moss.net"];
  await joinCompanies(await requestOf(admin), { domains });
  const maya = await signUp(services);
  for (const account of [maya, undefined]) {
    await openPage(services, "/company/moss.de", account);
    const line = await screen.findByText("Also in 1 country and at 2 more sites");
    const list = within(line.closest("details") ?? document.body);
    expect(list.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      "United Kingdommoss.co.uk",
      "All countriesmoss.com",
      "All countriesmoss.net",
    ]);
    expect(list.getByText("moss.co.uk").getAttribute("href")).toBe("/company/moss.co.uk");
    await expectAccessible();
  }
  await openPage(services, "/company/alone.com");
  await screen.findByRole("heading", { name: /alone/i, level: 1 });
  expect(screen.queryByText(/^Also /)).toBeNull();
});

it("competitors of a brand with a market are suggested with their sites for its country first", async () => {
  const admin = await signUpAdmin(services);
  await joinCompanies(await requestOf(admin), { domains: ["zwirn.com", "zwirn.de"] });
  const row = { name: "Zwirn", name_key: "zwirn", source: "search", seen: 9, domain: "zwirn.com" } as const;
  await services.db.insertInto("companies").values(row).execute();
  const maya = await signUp(services);
  const { brandId } = await createBrand(await requestOf(maya), {
    ...{ name: "Garn", domain: "garn.de", aliases: [], competitors: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
    markets: [{ country: "DE", language: "de" }],
    prompts: [{ prompt: "Welches Garn ist gut?", label: null }],
  });
  const user = await openPage(services, `/brands/${brandId}?tab=competitors`, maya);
  const section = await findRegion("Competitors");
  await user.type(await section.findByLabelText("Another one"), "zwirn");
  await waitFor(() =>
    expect(section.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("zwirn.de"),
      expect.stringContaining("zwirn.com"),
    ]),
  );
  await expectAccessible();
  await user.keyboard("{ArrowDown}{Enter}");
  await user.click(section.getByRole("button", { name: "Add" }));
  await section.findByRole("button", { name: "Remove Zwirn" });
  const saved = services.db.selectFrom("brands").select("competitors").where("id", "=", brandId);
  await expect.poll(async () => JSON.stringify(await saved.execute())).toContain("zwirn.de");
});

it("names of a brand offer its sites for other countries with what holds them", async () => {
  const admin = await signUpAdmin(services);
  await joinCompanies(await requestOf(admin), { domains: ["spule.com", "spule.fr"] });
  const maya = await signUp(services);
  const { brandId } = await createBrand(await requestOf(maya), {
    ...{ name: "Spule", domain: "spule.com", aliases: [], competitors: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
    prompts: [{ prompt: "Best spool", label: null }],
  });
  const user = await openPage(services, `/brands/${brandId}/names`, maya);
  await screen.findByText("our team says that it is the same company as spule.com");
  await user.click(screen.getByRole("button", { name: /^Add to Spule ?: spule.fr$/ }));
  await waitFor(() => expect(screen.queryByText(/our team says/)).toBeNull());
});
