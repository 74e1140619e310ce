import { addFact, authenticate, createBrand, getFacts } from "@standings/services";
import { GPT, signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

async function withBrand() {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await createBrand(request, {
    ...{ name: "Quiet Desk", domain: "quiet-desk.com", aliases: [], models: [GPT], webSearch: true },
    ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
    competitors: [{ name: "Loud Desk", domain: "loud-desk.com" }],
    prompts: [{ prompt: "Best help desk for shops", label: null }],
  });
  return { maya, request, brandId, address: `/brands/${brandId}/claims` };
}

it("facts are added, refused with a reason, corrected, ended and rejected on the page", async () => {
  const { maya, request, brandId, address } = await withBrand();
  const user = await openPage(services, address, maya);
  await screen.findByText("No model reads answers here, so nothing is known of what they say.");
  await screen.findByText("Nothing can be false before you say what is true.");
  await expectAccessible();
  const open = async (item: string) => {
    await user.click(await screen.findByRole("button", { name: /^Change / }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };

  await user.click(screen.getByRole("button", { name: "Add a fact" }));
  let form = await findDialog("Add a fact");
  await user.type(form.getByLabelText("Plan or product"), "Team");
  await user.type(form.getByLabelText("Price"), "a lot");
  await user.click(form.getByRole("button", { name: "Save" }));
  await form.findByText("Please give a price of 0 or more");
  await expectAccessible();
  await user.clear(form.getByLabelText("Price"));
  await user.type(form.getByLabelText("Price"), "31");
  await user.click(form.getByRole("checkbox", { name: "For each seat" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText(/Team: \$31 per seat a month/);

  await open("Correct");
  form = await findDialog("Correct a fact");
  await user.clear(form.getByLabelText("Price"));
  await user.type(form.getByLabelText("Price"), "29.5");
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText(/Team: \$29\.50 per seat a month/);

  await open("It held until…");
  form = await findDialog("Until when did it hold?");
  await user.clear(form.getByLabelText("Last day"));
  await user.type(form.getByLabelText("Last day"), "2021-12-31");
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText(/held until 2021-12-31/);
  await expectAccessible();

  await open("Reject");
  await screen.findByText("Nothing can be false before you say what is true.");
  expect((await getFacts(request, { brandId })).facts).toEqual([]);
});

it("proposed facts are confirmed together, without those that are not chosen", async () => {
  const { maya, request, brandId, address } = await withBrand();
  for (const year of ["2011", "2012"])
    await addFact(request, {
      brandId,
      fact: {
        ...{ company: "", attribute: "founded", subject: year, from: null, to: null },
        value: { kind: "date", date: year },
      },
    });
  await services.db.updateTable("facts").set({ state: "proposed" }).where("brand_id", "=", brandId).execute();
  const user = await openPage(services, address, maya);
  await screen.findByText("0 confirmed, 2 proposed. A proposed fact makes nothing false.");
  await user.click(screen.getByRole("checkbox", { name: "Choose Founded 2012: 2012" }));
  await user.click(screen.getByRole("button", { name: "Confirm 1" }));
  await screen.findByText("1 confirmed, 1 proposed. A proposed fact makes nothing false.");
  const { facts } = await getFacts(request, { brandId });
  expect(facts.map(({ subject, state }) => [subject, state])).toEqual([
    ["2011", "confirmed"],
    ["2012", "proposed"],
  ]);
});

it("a competitor's facts stand apart, and the address keeps whose are shown", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addFact(request, {
    brandId,
    fact: {
      ...{ company: "loud-desk.com", attribute: "free_plan", subject: "", from: null, to: null },
      value: { kind: "yes_no", is: true },
    },
  });
  const user = await openPage(services, address, maya);
  await screen.findByText("Nothing can be false before you say what is true.");
  await user.selectOptions(screen.getByLabelText("Company"), "Loud Desk");
  await screen.findByRole("heading", { level: 1, name: "What models say about Loud Desk" });
  const facts = await findRegion("Facts");
  expect(within(facts.getByRole("list")).getAllByRole("listitem")).toHaveLength(1);
  await waitFor(() => expect(location.search).toBe("?company=loud-desk.com"));
});

it("a brand of nobody has no claims", async () => {
  const maya = await signUp(services);
  await openPage(services, `/brands/${crypto.randomUUID()}/claims`, maya);
  expect(await screen.findByText("It may have been deleted, or it belongs to another account.")).toBeTruthy();
});
