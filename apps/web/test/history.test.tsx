import { startSearch, startStudy } from "@standings/services";
import { addSearch, orderOf, search, signUp, type TestServices } from "@standings/services/testing";
import { holdModels } from "@standings/testing/hold-models";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const EXPERTS = "Leading voices on answer-engine optimization";
const COMPANIES = "Best CRM for agencies";

it("is filtered, searched and sorted; a search is deleted and run again", async () => {
  const maya = await signUp(services);
  const { request, user: account } = maya;
  const asked = { request, userId: account.id, viewer: { userId: account.id, token: maya.token } };
  await search(asked, { kind: "expert", prompt: EXPERTS });
  await search(asked, { prompt: COMPANIES });
  const user = await openPage(services, "/profile", maya);
  await screen.findByText("2 searches");
  await user.click(screen.getByRole("button", { name: "Expert" }));
  await screen.findByText("1 search");
  expect(location.search).toContain("kind=expert");
  await user.click(screen.getByRole("button", { name: "All" }));
  await user.type(screen.getByLabelText("Search your prompts"), "agencies");
  await screen.findByText("1 search");
  await waitFor(() => expect(location.search).toContain("q=agencies"));
  await user.type(screen.getByLabelText("Search your prompts"), " nothing like it");
  await screen.findByText("No searches match");
  await user.click(screen.getByRole("button", { name: "Clear Filters" }));
  await screen.findByText("2 searches");
  await user.selectOptions(await screen.findByLabelText("Sort by"), "prompt");
  await screen.findByRole("heading", { name: "All searches" });
  const rows = () => within(screen.getByRole("main")).getAllByRole("listitem");
  expect(rows()[0]?.textContent).toContain(COMPANIES);
  await expectAccessible();

  const choose = async (more: RegExp, act: RegExp) => {
    await user.click(screen.getByRole("button", { name: more }));
    await user.click(await screen.findByRole("menuitem", { name: act }));
  };
  await choose(/More for “Leading/, /Delete/);
  await (await findDialog()).findByText(/It can't be undone/);
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /More for “Leading/ })),
  );
  await choose(/More for “Leading/, /Delete/);
  await user.click((await findDialog()).getByRole("button", { name: "Delete search" }));
  await screen.findByText("1 search");
  expect(screen.queryByRole("button", { name: /More for “Leading/ })).toBeNull();

  await choose(/More for/, /Run again/);
  await waitFor(() => expect(location.pathname).toMatch(/^\/(company-)?ranking\//));
  await screen.findByRole("tab", { name: /Aggregated Results/ });
  // Of five: each search took one.
  await waitFor(() => expect(document.body.textContent).toContain("2 credits"));
});

it("while a search runs it alone is read again; what was loaded is when it ends", async () => {
  const maya = await signUp(services);
  const { id: userId } = maya.user;
  for (let daysAgo = 1; daysAgo <= 51; daysAgo += 1)
    await addSearch(services, { userId }, { prompt: `Question ${daysAgo}`, daysAgo });
  const held = await holdModels(services.sandbox, { task: "ranking" });
  await startSearch(maya.request, orderOf({ prompt: COMPANIES }));
  const user = await openPage(services, "/profile", maya);
  const running = await findRegion("Running");
  await running.findByText("0 of 2 models answered");
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("“Question 51”");
  const changed = { prompt: "Changed meanwhile" };
  await services.db.updateTable("searches").set(changed).where("prompt", "=", "Question 51").execute();
  await held.letPass(1);
  await running.findByText("1 of 2 models answered");
  expect(screen.queryByText(`“${changed.prompt}”`)).toBeNull();
  await held.open();
  await screen.findByText(`“${changed.prompt}”`);
  await screen.findByText("52 searches");
  expect(screen.queryByRole("region", { name: "Running" })).toBeNull();
});

it("studies tell the place of the company that has just been marked", async () => {
  const maya = await signUp(services);
  await startStudy(maya.request, { ...orderOf(), kind: "company", goal: { type: "rounds" }, rounds: 1 });
  const user = await openPage(services, "/profile", maya);
  const studies = await findRegion("Studies");
  await waitFor(() => expect(studies.queryByText("Running")).toBeNull());
  // Its companies get their names.
  await services.runJobs();
  expect(studies.queryByText("Your company:")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Account" }));
  await user.type(await screen.findByLabelText("Domain of your company"), "hubspot.com{Enter}");
  await screen.findByText("HubSpot is marked as your company");
  await user.click(screen.getByRole("tab", { name: "My Prompts" }));
  expect((await (await findRegion("Studies")).findAllByText("Your company:")).length).toBeGreaterThan(0);
});
