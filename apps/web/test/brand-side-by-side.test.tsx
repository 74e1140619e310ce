import { authenticate, createBrand, trackTopic } from "@standings/services";
import {
  addProof,
  addTopic,
  GPT,
  setCredits,
  signUp,
  type TestServices,
  visitWeeks,
} from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a brand adds a market with its price, and sees two side by side once they were asked", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "HubSpot", domain: "hubspot.com", aliases: [], models: [GPT], webSearch: true },
    ...{ rhythm: "weekly", day: 1, hour: 0, timeZone: "UTC", rounds: 2, competitors: [] },
    prompts: [{ prompt: "Best CRM for startups", label: null }],
  });
  const user = await openPage(services, `/brands/${brandId}?tab=markets`, maya);
  await screen.findByText("You ask as nobody from nowhere");
  for (const country of ["US", "DE"]) {
    await user.selectOptions(await screen.findByLabelText("Country"), country);
    await user.click(screen.getByText("Add market"));
    await screen.findByText(country === "US" ? "United States" : "Germany", { selector: "h2" });
  }
  await screen.findByText("Nothing was asked in these markets yet: the next visit asks each.");
  const words = await findRegion("In each market’s language");
  words.getByText("1 prompt in Germany is asked in English.");
  await user.click(words.getByRole("button", { name: "Translate into German" }));
  await words.findByText("“Bestes CRM für Start-ups”");
  words.getByText("Sandbox data");
  await user.click(words.getByRole("button", { name: "Take in 1 translation" }));
  await waitFor(() => expect(screen.queryByText("In each market’s language")).toBeNull());
  await user.selectOptions(await screen.findByLabelText("Country"), "FR");
  await screen.findByText("1 prompt × 2 rounds × 3 markets = 6 credits each Monday");

  await screen.findByText(/^Not proved yet for these models and countries/);
  await addProof(services, GPT, "DE");
  await visitWeeks(services, { userId: maya.user.id }, brandId, { from: 2, to: 1 });
  const again = await openPage(services, `/brands/${brandId}?tab=markets`, maya);
  await screen.findByText(/^In the United States HubSpot is listed in \d+% of answers/);
  const markets = await findRegion("Markets");
  markets.getByText("The market that others are held against.");
  expect(markets.getAllByText(/^Sent: /).map(({ textContent }) => textContent)).toEqual([
    "Sent: United States",
  ]);
  markets.getByText("Located in Germany");
  const places = await findRegion("Does the place reach the search?");
  places.getByText(/^\+41 points \(22–58\), /);
  const grid = await findRegion("Question by question");
  await grid.findByRole("row", { name: /^“Best CRM for startups”.*“Bestes CRM für Start-ups”/ });
  expect(grid.getAllByText(/^(Sent|Located)$/).map(({ textContent }) => textContent)).toEqual([
    "Sent",
    "Located",
  ]);
  expect(screen.queryByText("Topic by topic")).toBeNull();
  await findRegion("Who leads, and who is cited");
  await expectAccessible();
  const [figure] = grid.getAllByRole("button", { name: /of 4$/ });
  if (!figure) throw new Error("A cell opens its answers");
  await again.click(figure);
  await screen.findByRole("dialog", { name: "Answers to “Best CRM for startups” that list it" });

  await services.db
    .updateTable("brand_visits")
    .set({ ways: ["told/1"] })
    .where("brand_id", "=", brandId)
    .execute();
  await services.db.deleteFrom("model_places").execute();
  await openPage(services, `/brands/${brandId}?tab=markets`, maya);
  await screen.findByText(/^This gateway can’t place a search: lists are told the country/);
});

it("a topic that two markets ask is one row, with how models were told each, and opens the answers to its wordings", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const markets = [
    { country: "US", language: "en" },
    { country: "DE", language: "de" },
  ];
  const { brandId } = await createBrand(request, {
    ...{ name: "HubSpot", domain: "hubspot.com", aliases: [], models: [GPT], webSearch: true, markets },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 2, competitors: [], prompts: [] },
  });
  for (const market of markets) {
    const topicId = await addTopic({ request }, { brandId, market });
    await trackTopic(request, { brandId, topicId });
  }
  await visitWeeks(services, { userId: maya.user.id }, brandId, { from: 1, to: 1 });
  const user = await openPage(services, `/brands/${brandId}?tab=markets`, maya);
  const topics = await findRegion("Topic by topic");
  const row = within(await topics.findByRole("row", { name: /^CRM for agencies/ }));
  const [, german] = row.getAllByRole("cell");
  if (!german) throw new Error("Germany has a cell");
  expect(german.textContent).toMatch(/^Germany · German\d+% \d+–\d+.*\d+ of 18 in 9 wordings\D*Sent/);
  row.getByText(/^(can’t be told apart|Germany \d+ points? (less|more) \(\d+–\d+\))$/);
  await expectAccessible();
  await user.click(within(german).getByRole("button", { name: /of 18$/ }));
  await screen.findByRole("dialog", { name: "Answers to “CRM for agencies” that list it" });
});
