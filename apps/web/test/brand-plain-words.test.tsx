import { authenticate, createBrand, getBrand } from "@standings/services";
import { addMadeVisit, GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
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
    /^Asked for no list, models name Quiet Desk in 33% of 3 answers.*; in 1 only beside others\.$/,
  );
  plain.getByRole("table", { name: /^Share of plain answers that name Quiet Desk/ });
  expect(plain.getByRole("cell").textContent).toBe("33%");
  plain.getByRole("button", { name: "Plain answers of this visit" });
  expect(plain.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Quiet Desk33%",
    "Loud Desk100%",
  ]);
  await expectAccessible();

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Settings of Quiet Desk" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/^1 prompt × 3 rounds = 3 credits each visit\./);
  await user.click(dialog.getByRole("switch", { name: "Also in plain words" }));
  dialog.getByText(/^1 prompt × 3 rounds × 2 ways of asking = 6 credits each visit\./);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expect.poll(async () => (await getBrand(request, { brandId })).natural).toBe(true);
});
