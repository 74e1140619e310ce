import { asModelId } from "@standings/domain";
import { authenticate, createBrand } from "@standings/services";
import { addMadeVisit, CLAUDE, GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("sources stand under heads, and those of competitors only never name the brand", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
    competitors: [{ name: "Loud Desk", domain: "loud-desk.com" }],
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  const { visitId } = await addMadeVisit(services, brandId);
  const asked = await services.db
    .updateTable("visit_prompts")
    .set({ answers: [9], naming: [9], points: [0] })
    .where("visit_id", "=", visitId)
    .returning("prompt_id")
    .executeTakeFirstOrThrow();
  const of = {
    brand_id: brandId,
    visit_id: visitId,
    prompt_ids: [asked.prompt_id],
    models: [asModelId(GPT)],
  };
  const none = { ...of, lists: "[]", pages: "[]" };
  await services.db
    .insertInto("visit_domains")
    .values([
      { ...none, domain: "g2.com", answers: 8, with_brand: 5, missed: 3 },
      { ...none, domain: "loud.news", answers: 4, with_brand: 0, missed: 2 },
      { ...none, domain: "empty.org", answers: 1, with_brand: 0, missed: 0 },
    ])
    .execute();
  const user = await openPage(services, `/brands/${brandId}?tab=sources`, maya);
  const page = await findRegion("Sources");
  await page.findByText("Cited in the 9 answers of the last four weeks; 0 of them name a competitor", {
    exact: false,
  });
  for (const head of ["Source", "Cited in", "You named", "Only competitors", "Models"]) page.getByText(head);
  page.getByText("You are in 5 of them; in 3 only competitors are");
  await user.click(page.getByRole("button", { name: "Competitors only 1" }));
  page.getByText("loud.news");
  expect(page.queryByText("g2.com")).toBeNull();
  expect(page.queryByText("empty.org")).toBeNull();
  await expectAccessible();
});

it("sources tell what models searched for, the words that they add, and who hides it", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1, competitors: [] },
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  const { visitId } = await addMadeVisit(services, brandId);
  await services.db
    .updateTable("visit_prompts")
    .set({ answers: [4], naming: [4], points: [0] })
    .where("visit_id", "=", visitId)
    .execute();
  await openPage(services, `/brands/${brandId}?tab=sources`, maya);
  await screen.findByText("No model searched the web for an answer of the last four weeks.");

  const { prompt_id } = await services.db
    .selectFrom("visit_prompts")
    .select("prompt_id")
    .where("visit_id", "=", visitId)
    .executeTakeFirstOrThrow();
  const of = { brand_id: brandId, visit_id: visitId, prompt_id };
  const queries = [
    { query: "help desk reviews 2026", times: 3, answers: 3, naming: 1 },
    { query: "shop help desk", times: 1, answers: 1, naming: 0 },
  ];
  await services.db
    .insertInto("visit_searches")
    .values([
      { ...of, model_id: asModelId(GPT), searched: 4, told: 3, queries: JSON.stringify(queries) },
      { ...of, model_id: asModelId(CLAUDE), searched: 2, told: 0, queries: "[]" },
    ])
    .execute();
  await openPage(services, `/brands/${brandId}?tab=sources`, maya);
  await screen.findByText(/^3 answers rest on 4 searches, 2 of them different\. Not told: Claude 3\.5/);
  const table = await findRegion("Searches");
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^help desk reviews 2026.*31 of 3$/),
    expect.stringMatching(/^shop help desk.*10 of 1$/),
  ]);
  const added = await findRegion("Words that models add");
  expect(
    within(added.getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["2026 3", "reviews 3", "shop 1"]);
  await expectAccessible();
});
