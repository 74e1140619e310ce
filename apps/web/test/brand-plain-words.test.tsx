import { authenticate, createBrand, getBrand, getBrandNames, saveNames } from "@standings/services";
import { addMadeVisit, GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a brand asks in plain words for twice the price, and tells who is named by itself beside its lists", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 3 },
    competitors: [{ name: "Loud Desk", domain: "loud-desk.com" }],
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  const { visitId } = await addMadeVisit(services, brandId);
  const { prompt_id } = await services.db
    .updateTable("visit_prompts")
    .set({ answers: [3], naming: [3], points: [0] })
    .where("visit_id", "=", visitId)
    .returning("prompt_id")
    .executeTakeFirstOrThrow();
  await openPage(services, `/brands/${brandId}`, maya);
  await screen.findByRole("heading", { name: "Tracked prompts" });
  expect(screen.queryByRole("region", { name: "In plain words" })).toBeNull();

  const of = { brand_id: brandId, visit_id: visitId, prompt_id, answers: [3] };
  await services.db
    .insertInto("visit_mentions")
    .values([
      { ...of, company: "", named: [1], contrast: [1], avoided: [0], absent: [0] },
      { ...of, company: "loud-desk.com", named: [3], contrast: [0], avoided: [0], absent: [0] },
    ])
    .execute();
  await openPage(services, `/brands/${brandId}`, maya);
  const plain = await findRegion("In plain words");
  plain.getByText(
    /^Asked for no list, models name Quiet Desk in 33% of 3 answers.*; in 1 only as a comparison\.$/,
  );
  plain.getByText("One visit in this time: 33%");
  expect(plain.queryByRole("table")).toBeNull();
  expect(plain.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Quiet Desk33%",
    "Loud Desk100%",
  ]);
  await expectAccessible();

  for (const week of [1, 2, 3]) {
    const at = new Date(Date.now() - week * 7 * 86_400_000);
    const earlier = await addMadeVisit(services, brandId, { at });
    const mention = { ...of, visit_id: earlier.visitId, company: "", named: [1], contrast: [0] };
    await services.db
      .insertInto("visit_mentions")
      .values({ ...mention, avoided: [0], absent: [0] })
      .execute();
  }
  const user = await openPage(services, `/brands/${brandId}`, maya);
  const line = await findRegion("In plain words");
  line.getByRole("table", { name: /^Share of plain answers that name Quiet Desk/ });
  expect(line.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "33%",
    "33%",
    "33%",
    "33%",
  ]);
  line.getByRole("button", { name: "Plain answers of this visit" });
  await user.click(screen.getByRole("button", { name: "Settings of Quiet Desk" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/^1 prompt × 3 rounds = 3 credits each visit\./);
  await user.click(dialog.getByRole("switch", { name: "Also in plain words" }));
  dialog.getByText(/^1 prompt × 3 rounds × 2 ways of asking = 6 credits each visit\./);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expect.poll(async () => (await getBrand(request, { brandId })).natural).toBe(true);
});

it("the overview tells by which names answers call a brand, and draws its line by the names before as a ghost", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: ["Silent Desk"], models: [GPT] },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 3, webSearch: true },
    competitors: [],
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  const { companies } = await getBrandNames(request, { brandId });
  const wanted = companies.map(({ names: [name, former], ...company }) => ({
    ...company,
    names: [...(name ? [name] : []), ...(former ? [{ ...former, kind: "former" as const }] : [])],
  }));
  await saveNames(request, { brandId, companies: wanted, baseVersion: 1 });
  const day = 86_400_000;
  for (const [weeks, listed, before] of [
    [2, 1, 0],
    [1, 2, 1],
    [0, 2, null],
  ] as const) {
    const at = new Date(Date.now() - weeks * 7 * day);
    const { visitId } = await addMadeVisit(services, brandId, { at });
    const { prompt_id } = await services.db
      .updateTable("visit_prompts")
      .set({ answers: [3], naming: [3], points: [0] })
      .where("visit_id", "=", visitId)
      .returning("prompt_id")
      .executeTakeFirstOrThrow();
    const of = { brand_id: brandId, visit_id: visitId, prompt_id, answers: [3] };
    const { prompt_id: _, ...ofVisit } = of;
    const called = JSON.stringify(
      listed === 1
        ? [[1, [1]]]
        : [
            [0, [1]],
            [1, [1]],
          ],
    );
    const figures = { ...of, company: "", listed: [listed], called };
    await services.db
      .insertInto("visit_figures")
      .values({ ...figures, points: [0], squares: [0] })
      .execute();
    await services.db
      .insertInto("visit_totals")
      .values({ ...ofVisit, company: "", listed: [listed], points: [0] })
      .execute();
    const said = { named: [1], contrast: [0], avoided: [1], absent: [0] };
    await services.db
      .insertInto("visit_mentions")
      .values({ ...of, ...said, company: "", called: JSON.stringify([[0, [1]]]) })
      .execute();
    if (before !== null)
      await services.db
        .insertInto("figures_before")
        .values({ ...of, version: 1, listed: [before] })
        .execute();
  }
  await openPage(services, `/brands/${brandId}`, maya);
  const named = await findRegion("By which name");
  expect(named.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "NameIn listsIn plain words",
    "Silent Desk former name3 of 50 of 3",
    "Quiet Desk name2 of 53 of 3",
  ]);
  named.getByText(/60% \(3 of 5\) still call it by an old name\.$/);
  const visibility = await findRegion("Visibility");
  const cells = visibility.getAllByRole("row").map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual(["as counted with names 1", "0%", "17%", "not counted"]);
  await expectAccessible();
});
