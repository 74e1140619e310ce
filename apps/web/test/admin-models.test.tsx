import { addProof, GPT, search, signUp, type TestServices } from "@standings/services/testing";
import { screen } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { expectAccessible, findDialog, openPage, signUpAdmin, startPages } from "./pages.tsx";

const SEARCH = { models: [GPT], market: { country: "FR", language: "fr" } };

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("an admin proves a model's location again, has that done by itself, forgets it, and proves another", async () => {
  await addProof(services, GPT, "DE");
  await services.db.updateTable("model_places").set({ newer_model: "gpt-next" }).execute();
  const user = await openPage(services, "/admin/models", await signUpAdmin(services));
  await user.click(await screen.findByRole("button", { name: "Location of GPT 4.1" }));
  const dialog = await findDialog("Location of GPT 4.1");
  await dialog.findByText("gpt-next answers since. Its answers are only “sent”.");
  await user.click(dialog.getByRole("button", { name: "Prove again for Germany" }));
  await dialog.findByText("0 of 24 calls have ended.");
  await dialog.findByRole("button", { name: "A proof is running" });
  await services.runJobs();
  await dialog.findByText("Proved");
  await dialog.findByText(/^\+\d+ points \(\d+–\d+\)$/);
  await dialog.findByText(/, 24 answers, served by openai\/gpt-4\.1-mini$/);
  await user.click(dialog.getByRole("switch", { name: "Prove again when the version changes" }));
  await dialog.findByRole("switch", { checked: true });
  await expectAccessible();

  await user.click(dialog.getByRole("button", { name: "Forget Germany" }));
  await user.click(await dialog.findByRole("button", { name: "Really forget Germany" }));
  await dialog.findByText("Not proved for any country");
  await user.selectOptions(dialog.getByLabelText("Country"), "Japan");
  await user.click(dialog.getByRole("button", { name: "Prove for Japan · 24 calls" }));
  await dialog.findByText("Running");
});

it("default models are chosen once the order before it is saved, and that is no change by somebody else", async () => {
  const { locked, letGo } = lockCatalogue();
  onTestFinished(letGo);
  const user = await openPage(services, "/admin/models", await signUpAdmin(services));
  const down = await screen.findByRole("button", { name: "Move GPT 4.1 down" });
  await locked;
  await user.click(down);
  await user.click(screen.getByRole("button", { name: "Choose Defaults" }));
  await screen.findByRole("button", { name: /Choose Defaults$/, busy: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  await letGo();
  const dialog = await findDialog("Choose Defaults");
  await user.click(dialog.getByLabelText("GPT 4.1"));
  await user.click(dialog.getByRole("button", { name: "Save Defaults" }));
  await screen.findByText("Default models saved");
  expect(screen.queryByRole("dialog")).toBeNull();
});

/** Holds every change of the catalogue back. */
function lockCatalogue() {
  const [lock, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = services.db.transaction().execute(async (tx) => {
    await tx.selectFrom("model_catalogue").select("version").forUpdate().execute();
    lock.resolve();
    await end.promise;
  });
  const letGo = async () => {
    end.resolve();
    await held;
  };
  return { locked: lock.promise, letGo };
}

it("a column's head says that its model was located, and what proves it", async () => {
  await addProof(services, GPT, "FR");
  const maya = await signUp(services);
  const { request, user, token } = maya;
  const asker = { request, userId: user.id, viewer: { userId: user.id, token } };
  const { searchId } = await search(asker, SEARCH);
  await openPage(services, `/archived-company-ranking/${searchId}`, maya);
  const head = await screen.findByText("Located in France");
  expect(head.parentElement?.title).toMatch(
    /^The model's search was given this country, .*\. GPT 4\.1 in FR: \+41 points \(22–58\), \d+ \w+ \d{4}\.$/,
  );
});
