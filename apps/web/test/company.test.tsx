import { changeField, countSearches } from "@standings/services";
import { addSearch, GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("leaves a question out of a company's field and puts it back", async () => {
  const maya = await signUp(services);
  const owner = { userId: maya.user.id };
  const planners = ["kelp.com", "moss.com", "fern.com", "reed.com"];
  for (const place of ["balconies", "schools", "parks"])
    await addSearch(services, owner, { prompt: `Garden planner for ${place}`, lists: { [GPT]: planners } });
  await countSearches(services.services.systemRequest());
  const user = await openPage(services, "/company/kelp.com", maya);
  const prompts = await findRegion(/All Search Prompts/);
  const rows = () => prompts.queryAllByRole("button", { name: /^More about/ });
  const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
  const expectMentions = (text: string) =>
    waitFor(() => expect(document.body.textContent).toContain(`Total Mentions${text}`));
  const choose = async (act: string) => {
    await user.click(prompts.getByRole("button", { name: /^More about .*parks/ }));
    await user.click(await screen.findByRole("menuitem", { name: act }));
  };
  await expectRows(3);
  await expectMentions("3of 3 answers");
  await choose("Leave out of my field");
  await expectRows(2);
  await expectMentions("2of 2 answers");
  await user.click(await screen.findByRole("link", { name: "Undo" }));
  await expectRows(3);
  await choose("Leave out of my field");
  const leftOut = await findRegion("Left out by you");
  await user.click(leftOut.getByRole("button", { name: /^Put back/ }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Left out by you" })).toBeNull());
  await expectRows(3);
  await expectAccessible();
});

it("censors an analysis without credits, then refuses it with what is missing, then shows it in full", async () => {
  const maya = await signUp(services);
  const change = (credits: number) =>
    services.db.updateTable("users").set({ credits }).where("id", "=", maya.user.id).execute();
  await change(0);
  const user = await openPage(services, "/company/webflow.com?tab=seo", maya);
  await screen.findByText(/This will use a free preview/);
  await user.click(screen.getByRole("button", { name: "Start Analysis" }));
  const banner = await findRegion("No Credits Left");
  banner.getByText("You've used all your credits. Some results are now censored. Buy credits to view.");
  expect((await screen.findAllByText("Hidden. Buy credits to view.")).length).toBeGreaterThan(0);
  await expectAccessible();
  await user.click(banner.getByRole("button", { name: "Buy Credits" }));
  await (await findDialog()).findByText(/SEO & AEO Analysis/);
  await user.keyboard("{Escape}");

  await services.db
    .updateTable("allowances")
    .set({ used: 3 })
    .where("kind", "=", "censored_previews")
    .execute();
  await openPage(services, "/company/notion.com?tab=seo", maya);
  await user.click(await screen.findByRole("button", { name: "Start Analysis" }));
  await (await findDialog()).findByText(/You need more credits/);
  await user.keyboard("{Escape}");
  const failed = within(await screen.findByRole("alert"));
  failed.getByText(/Analysis Failed/);
  await user.click(failed.getByRole("button", { name: "Buy Credits" }));
  await findDialog();
  await user.keyboard("{Escape}");

  await change(1);
  await openPage(services, "/company/webflow.com?tab=seo", maya);
  await user.click(await screen.findByRole("button", { name: "Show all advice · 1 credit" }));
  await waitFor(() => expect(screen.queryAllByText("Hidden. Buy credits to view.")).toEqual([]));
  await waitFor(() => expect(document.body.textContent).toContain("0 credits"));
});

it("begins from home what was chosen, once, and opens its first tab", async () => {
  const maya = await signUp(services);
  const begun = () =>
    services.db
      .selectFrom("analyses")
      .select("kind")
      .where("user_id", "=", maya.user.id)
      .orderBy("created_at")
      .execute();
  const [PROMPTS, SEO, SOURCES] = [
    "Prompt Analysis & Discovery",
    "SEO & AEO Analysis",
    /^Source & Competitors/,
  ] as const;
  const analyze = async (...left: (string | RegExp)[]) => {
    const user = await openPage(services, "/", maya);
    await user.click(await screen.findByRole("tab", { name: "Domain Analysis" }));
    const panel = await findRegion("Search");
    await panel.findByText("Uses 1 credit");
    for (const name of left) await user.click(panel.getByRole("button", { name }));
    await user.type(panel.getByRole("combobox", { name: "Company domain" }), "webflow.com");
    return { user, panel };
  };
  const first = await analyze(SEO, SOURCES);
  await first.panel.findByText("Free");
  await first.user.click(first.panel.getByRole("button", { name: SEO }));
  await first.user.click(first.panel.getByRole("button", { name: PROMPTS }));
  await first.user.click(first.panel.getByRole("button", { name: "Analyze domain" }));
  await screen.findByRole("heading", { name: "Executive Summary" });
  expect(location.pathname + location.search).toMatch(/^\/company\/webflow\.com\?tab=seo/);
  await waitFor(() => expect(document.body.textContent).toContain("4 credits"));

  // Its analysis of today is shown again; that of the sources begins though its tab is closed.
  const second = await analyze();
  await second.user.click(second.panel.getByRole("button", { name: "Analyze domain" }));
  await screen.findByRole("region", { name: /All Search Prompts/ });
  expect(location.pathname + location.search).toBe("/company/webflow.com");
  await waitFor(async () => expect((await begun()).map(({ kind }) => kind)).toEqual(["seo", "source"]));
});

it("advises a company that no answer lists on the pages that name its rivals", async () => {
  const maya = await signUp(services);
  const prompt = "Seed shop for beginners";
  await addSearch(
    services,
    { userId: maya.user.id },
    { prompt, lists: { [GPT]: ["pea.com", "oat.com"] }, cites: { [GPT]: ["seedpress.com/best"] } },
  );
  await countSearches(services.services.systemRequest());
  await changeField(maya.request, { domain: "nobody-yet.com", kind: "company", prompt, change: "added" });
  const user = await openPage(services, "/company/nobody-yet.com?tab=sources", maya);
  await (await findRegion("Pages to get onto")).findByText(/seedpress\.com/);
  await user.click(await screen.findByRole("button", { name: "Analyze Sources" }));
  await screen.findByRole("heading", { name: "Key Recommendations" });
});
