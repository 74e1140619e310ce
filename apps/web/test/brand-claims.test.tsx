import { asModelId, CODE_JUDGE, studyColumn } from "@standings/domain";
import { addFact, authenticate, createBrand, getClaims, getFacts } from "@standings/services";
import { GPT, signUp, type TestServices, visit } from "@standings/services/testing";
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

it("statements are checked one after the other by keys, and the rate is corrected by them", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements({ request, brandId }, { wrong: 6, right: 12 });
  const user = await openPage(services, address, maya);
  await screen.findByText(/^In an average list 33 % of what is said about you is judged wrong \(/);
  await screen.findByText("As the judge counts, with its errors: too few statements have been checked.");
  await user.click(screen.getByRole("button", { name: "Check 18 statements · 3 min" }));
  let dialog = await findDialog("Is the verdict right?");
  await dialog.findByText("18 statements left");
  await expectAccessible();
  await user.keyboard("1");
  await dialog.findByText("17 statements left");
  await user.keyboard("2");
  await dialog.findByText("What is right?");
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Can’t be told" }));
  await dialog.findByText("16 statements left");
  for (let left = 16; left > 0; left -= 1) {
    await dialog.findByText(left === 1 ? "1 statement left" : `${left} statements left`);
    await user.keyboard("1");
  }
  dialog = await findDialog("Is the verdict right?");
  await dialog.findByText("That was all: 18 statements checked. The rate counts them for 90 days.");
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await screen.findByText(
    /^In an average list \d+ % of what is said about you is wrong \(.*the judge alone counts 33 %\./,
  );
  await screen.findByText(/^Corrected for the judge’s errors by 18 statements that you checked\./);
  expect(await getClaims(request, { brandId })).toMatchObject({
    rate: { method: "own_labels", labels: 18 },
    queue: { labels: 18, left: 0 },
  });
});

it("a verdict of the list is mended by its owner, with its range beside it", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements({ request, brandId }, { wrong: 3, right: 3 });
  const user = await openPage(services, address, maya);
  const wrong = await findRegion(/^False/);
  expect(screen.getByRole("region", { name: /^False/ }).textContent).toMatch(/3 of 6 · \d+–\d+ %/);
  await user.click(wrong.getByRole("button", { name: "Sentences that say “It was founded in 2010”" }));
  await wrong.findByText("Told by code: false");
  await user.click(await wrong.findByRole("button", { name: "Wrong verdict" }));
  await expectAccessible();
  await user.click(wrong.getByRole("button", { name: "True" }));
  await user.click(await screen.findByRole("button", { name: "Show 2 true claims" }));
  await screen.findByRole("button", { name: "Sentences that say “It was founded in 2010”" });
});

/** Lists of a visit of which some say a wrong year of foundation and some the right one. */
async function addStatements(
  { request, brandId }: Pick<Awaited<ReturnType<typeof withBrand>>, "request" | "brandId">,
  { wrong, right }: { readonly wrong: number; readonly right: number },
): Promise<void> {
  const { db } = services;
  const visitId = await visit(services, { request }, brandId);
  const asked = db.selectFrom("visit_prompts").select("run_id").where("visit_id", "=", visitId);
  const run_id = (await asked.executeTakeFirstOrThrow()).run_id ?? "";
  const modelId = asModelId(GPT);
  for (const [verdict, count, year] of [
    ["false", wrong, "2010"],
    ["true", right, "2011"],
  ] as const) {
    const [claimId, sentence] = [crypto.randomUUID(), `It was founded in ${year}.`];
    await db
      .insertInto("claims")
      .values({
        ...{
          id: claimId,
          brand_id: brandId,
          company: "",
          attribute: "founded",
          subject: "",
          subject_key: "",
        },
        ...{ claim_key: `date:${year}`, text: sentence.slice(0, -1), value: year, sentence, language: "en" },
        ...{ first_at: new Date(), last_at: new Date() },
      })
      .execute();
    await db
      .insertInto("claim_verdicts")
      .values({
        ...{ claim_id: claimId, facts_version: 0, judge: CODE_JUDGE, verdict },
        ...{ fact_ids: [], because: "As your fact says", hint: null },
      })
      .execute();
    for (let nth = 0; nth < count; nth += 1) {
      const column_id = studyColumn({
        modelId,
        round: (verdict === "true" ? wrong : 0) + nth + 1,
        arm: "list",
      });
      const of = { run_id, column_id, visit_id: visitId, at: new Date(), reader: "reader 1" };
      await db
        .insertInto("claim_readings")
        .values({ ...of, brand_id: brandId, state: "read" })
        .execute();
      await db
        .insertInto("statements")
        .values({
          ...{ ...of, claim_id: claimId, model_id: modelId, sentence, polarity: "neutral", aspect: null },
          ...{ quote_at: 0, quote_length: sentence.length - 1 },
        })
        .execute();
    }
  }
}

it("a brand of nobody has no claims", async () => {
  const maya = await signUp(services);
  await openPage(services, `/brands/${crypto.randomUUID()}/claims`, maya);
  expect(await screen.findByText("It may have been deleted, or it belongs to another account.")).toBeTruthy();
});
