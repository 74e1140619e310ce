import { addFact, authenticate, createBrand } from "@standings/services";
import { GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("the page of claims says that no model reads, shows facts, and takes one away", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: [], competitors: [], models: [GPT] },
    ...{ webSearch: true, rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  await openPage(services, `/brands/${brandId}/claims`, maya);
  await screen.findByText("No model reads answers here, so nothing is known of what they say.");
  await screen.findByText("Nothing can be false before you say what is true.");
  await expectAccessible();

  await addFact(request, {
    brandId,
    fact: {
      ...{ company: "", attribute: "founded", subject: "", from: null, to: null },
      value: { kind: "date", date: "2014" },
    },
  });
  const user = await openPage(services, `/brands/${brandId}/claims`, maya);
  await screen.findByText(/2014/);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Reject" }));
  await screen.findByText("Nothing can be false before you say what is true.");
});

it("a brand of nobody has no claims", async () => {
  const maya = await signUp(services);
  await openPage(services, `/brands/${crypto.randomUUID()}/claims`, maya);
  expect(await screen.findByText("It may have been deleted, or it belongs to another account.")).toBeTruthy();
});
