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
