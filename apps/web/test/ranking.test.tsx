import { getSearch } from "@standings/services";
import { type Account, FIVE, search, signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const PROMPT = "Best CRM for startups";
const pathOf = (searchId: string) => `/archived-company-ranking/${searchId}`;

/** Asks as an account; gives the id of the search. */
async function ask({ request, user, token }: Account, prompt: string, isPrivate = false): Promise<string> {
  const asker = { request, userId: user.id, viewer: { userId: user.id, token } };
  return (await search(asker, { prompt, isPrivate })).searchId;
}

it("pins a company that is chosen, marks it in every list and tells it in the history", async () => {
  const maya = await signUp(services);
  const first = await ask(maya, PROMPT);
  await ask(maya, PROMPT.toLowerCase());
  const user = await openPage(services, `${pathOf(first)}`, maya);
  await user.click(await screen.findByRole("tab", { name: /^Aggregated Results/ }));
  await user.click((await findRegion("Your company")).getByRole("button", { name: "Choose your company" }));
  const dialog = await findDialog("Which one is you?");
  const ranked = within(dialog.getByRole("list", { name: "Companies of this ranking" }));
  await waitFor(() => expect(ranked.getAllByRole("listitem").length).toBeGreaterThan(3));
  const field = dialog.getByLabelText("Name or address of your company");
  await user.type(field, "no such company anywhere{Enter}");
  await dialog.findByText(/Choose one below, or enter its address/);
  await user.clear(field);
  await user.type(field, "HUBSPOT");
  await waitFor(() => expect(ranked.getAllByRole("listitem")).toHaveLength(1));
  await user.type(field, "{Enter}");
  const own = await findRegion("Your company");
  await own.findByText(/listed by \d of 2 models/);
  await waitFor(() => {
    const row = screen.getAllByRole("row").find(({ textContent }) => textContent?.includes("hubspot.com"));
    within(row ?? document.body).getByText("You");
  });
  await expectAccessible();
  await user.click(own.getByRole("button", { name: "See why" }));
  await findDialog("HubSpot");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("tab", { name: "Results by Model" }));
  expect((await within(screen.getByRole("tabpanel")).findAllByText("You")).length).toBeGreaterThan(0);

  await openPage(services, "/profile", maya);
  await screen.findByText("2 searches");
  const [newest, older] = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(newest?.textContent).toMatch(/Your company: .*#\d+.*Asked 2 times in a month/);
  expect(older?.textContent).not.toMatch(/no change|up \d|down \d/);
});

it("marks a private search, shares it by one confirmation, and makes it private again", async () => {
  const maya = await signUp(services);
  const id = await ask(maya, PROMPT, true);
  const user = await openPage(services, pathOf(id), maya);
  const control = () => screen.findByRole("button", { name: /^Who sees this/ });
  const expectSeenBy = async (who: "Private" | "Shared") => {
    await waitFor(async () => expect((await control()).textContent).toBe(who));
    expect((await getSearch(maya.request, id)).isPrivate).toBe(who === "Private");
  };
  await expectSeenBy("Private");
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Only you can open this");
  expect(screen.queryByRole("menuitem", { name: "Copy link" })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Share it and copy link" }));
  const dialog = await findDialog("Share this ranking?");
  dialog.getByText(/the question and the answers, without your name/);
  await user.click(dialog.getByRole("button", { name: "Share and copy link" }));
  await screen.findByText("Shared. Link copied.");
  expect(await navigator.clipboard.readText()).toContain(`/trending-company-ranking/${id}`);
  await expectSeenBy("Shared");
  await user.click(await control());
  await user.click(await screen.findByRole("menuitem", { name: "Make private" }));
  await expectSeenBy("Private");

  await openPage(services, "/profile", maya);
  const row = async () => {
    const rows = await within(await screen.findByRole("main")).findAllByRole("listitem");
    return within(rows.find(({ textContent }) => textContent?.includes(PROMPT)) ?? document.body);
  };
  await waitFor(async () => (await row()).getByText("Private"));
  await user.click((await row()).getByRole("button", { name: /^More for/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Share it and copy link" }));
  await user.click((await findDialog()).getByRole("button", { name: "Share and copy link" }));
  await waitFor(async () => expect((await row()).queryByText("Private")).toBeNull());
  expect((await getSearch(maya.request, id)).isPrivate).toBe(false);
});

it("keeps a column's Tab stop on a row that is shown", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, pathOf(await ask(maya, PROMPT)), maya);
  const column = await findRegion("GPT 4.1");
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-column="0"][data-entry]')];
  const isTabStop = ({ tabIndex }: HTMLElement) => tabIndex === 0;
  await user.click(column.getByRole("button", { name: /^Show all \d+$/ }));
  rows()[7]?.focus();
  await waitFor(() => expect(rows().findIndex(isTabStop)).toBe(7));
  await user.click(column.getByRole("button", { name: "Show the first 5" }));
  expect(rows().findIndex(isTabStop)).toBe(4);
});

it("says that a link could not be copied", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, pathOf(await ask(maya, PROMPT)), maya);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  using _refused = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  await user.click(await screen.findByRole("menuitem", { name: "Copy link" }));
  await screen.findByText("The link could not be copied.");
});

it("says of every answer whether the model searched the web, and with what", async () => {
  const maya = await signUp(services);
  const asker = {
    request: maya.request,
    userId: maya.user.id,
    viewer: { userId: maya.user.id, token: maya.token },
  };
  const { searchId } = await search(asker, { prompt: PROMPT, models: [...FIVE] });
  const user = await openPage(services, pathOf(searchId), maya);
  // The sandbox's models on this question: three search, one could have, one can't.
  for (const [model, grounding] of Object.entries({
    "GPT 4.1": "Searched the web",
    "Claude 3.5": "Searched the web",
    "Gemini 2.5 (Flash)": "Could have searched, did not",
    "Grok 3 (Mini)": "Searched the web",
    "Llama 4": "Training data",
  }))
    (await findRegion(model)).getByText(grounding);
  const grok = await findRegion("Grok 3 (Mini)");
  grok.getByText(/^Searched for: “CRM[^”]+”, “/);
  await user.click(grok.getByRole("button", { name: "Full answer (Grok 3 (Mini))" }));
  const answer = await findDialog();
  await answer.findByText("Searched with Exa through the gateway");
  answer.getByText(/^Searched for: /);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("tab", { name: "Aggregated Results" }));
  (await findRegion("Sources the models cite")).getByText("3 of 5 models searched the web");
});
