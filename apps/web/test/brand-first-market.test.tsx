import { authenticate, changeBrand, getBrand, removePrompt } from "@standings/services";
import { addBrand, addMadeVisit, SMALL, signUp, type TestServices } from "@standings/services/testing";
import { screen } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a brand that was visited in no market, then given one, says where its answers stand; and when changes begin", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const brandId = await addBrand({ request }, SMALL);
  await addMadeVisit(services, brandId);
  await changeBrand(request, { brandId, markets: [{ country: "DE", language: "de" }] });
  await openPage(services, "/brands", maya);
  await screen.findByText("not asked there yet");
  await openPage(services, "/", maya);
  await screen.findByText("Not asked yet in Germany · German");
  const user = await openPage(services, `/brands/${brandId}`, maya);
  await screen.findByRole("heading", { name: "Nothing was asked in Germany · German yet" });
  screen.getByText(/^The next visit asks 1 prompt of 1 model here\. What was asked before stands under/);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "No market" }));
  const { prompts } = await getBrand(request, { brandId });
  for (const { id: promptId } of prompts) await removePrompt(request, { brandId, promptId });
  await openPage(services, `/brands/${brandId}`, maya);
  await screen.findByRole("heading", { name: "No prompts yet" });
  screen.getByText(/and Front is visited with them\. What was asked before stands under/);
  await user.click(screen.getByRole("button", { name: "No market" }));
  const changes = await findRegion("Won and lost");
  const begin =
    "A change is told as real after six visits to its prompt at least: they show how much is chance.";
  changes.getByText(`None is told in this span. ${begin}`);
  (await findRegion("Alerts")).getByText(`None yet. ${begin}`);
  screen.getByText("Changes since the first weeks are shown once visits lie four weeks apart.", {
    exact: false,
  });
  expect(screen.queryByText(/fifth week|sixth visit|five visits/)).toBeNull();
});
