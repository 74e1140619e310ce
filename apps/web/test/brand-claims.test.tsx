import { FACT_OLD_DAYS, LISTS_PRAISE_BY_ORDER } from "@standings/domain";
import {
  addFact,
  authenticate,
  changeBrand,
  createBrand,
  getClaims,
  getFacts,
  rejectFacts,
} from "@standings/services";
import {
  addMadeAnswer,
  addMadeClaim,
  addMadeVisit,
  GPT,
  signUp,
  type TestServices,
  withoutFacts,
} from "@standings/services/testing";
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

it("a fact may hold in one market of a brand that has several", async () => {
  const { maya, request, brandId, address } = await withBrand();
  const user = await openPage(services, address, maya);
  await user.click(await screen.findByRole("button", { name: "Add a fact" }));
  let form = await findDialog("Add a fact");
  expect(form.queryByLabelText("Where")).toBeNull();
  const markets = [
    { country: "DE", language: "de" },
    { country: "US", language: "en" },
  ];
  await changeBrand(request, { brandId, markets });
  await openPage(services, address, maya);
  await user.click(await screen.findByRole("button", { name: "Add a fact" }));
  form = await findDialog("Add a fact");
  await user.type(form.getByLabelText("Price"), "31");
  await user.selectOptions(form.getByLabelText("Where"), "Germany · German");
  await expectAccessible();
  await user.click(form.getByRole("button", { name: "Save" }));
  const facts = await findRegion("Facts");
  expect((await facts.findByText("Germany · German")).closest("li")?.textContent).toContain("$31 a month");
  expect((await getFacts(request, { brandId })).facts).toMatchObject([{ market: markets[0] }]);
  await user.click(facts.getByRole("button", { name: "Change Price $31 a month, Germany · German" }));
  await user.click(await screen.findByRole("menuitem", { name: "Correct" }));
  form = await findDialog("Correct a fact");
  await user.selectOptions(form.getByLabelText("Where"), "All markets");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(facts.queryByText("Germany · German")).toBeNull());
  expect((await getFacts(request, { brandId })).facts).toMatchObject([{ market: null }]);
});

it("proposed facts are confirmed together, without those that are not chosen", async () => {
  const { maya, request, brandId, address } = await withBrand();
  for (const year of ["2011", "2012"])
    await addFact(request, {
      brandId,
      fact: {
        ...{ company: "", attribute: "founded", subject: year, market: null, from: null, to: null },
        value: { kind: "date", date: year },
      },
    });
  await services.db.updateTable("facts").set({ state: "proposed" }).where("brand_id", "=", brandId).execute();
  const user = await openPage(services, address, maya);
  await screen.findByText("0 confirmed, 2 proposed. A proposed fact makes nothing false.");
  const found = screen.getByText(/^Nothing can be false before/);
  expect(found.textContent).toBe(
    "Nothing can be false before you say what is true. We found 2 facts on quiet-desk.com. Check them · 1 min",
  );
  // Before the claims, which nothing can be held against.
  const claims = screen.getByRole("heading", { name: "Claims about you" });
  expect(found.compareDocumentPosition(claims)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole("button", { name: "Check them · 1 min" }));
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Choose Founded 2011: 2011" }));
  await expectAccessible();
  await user.click(screen.getByRole("checkbox", { name: "Choose Founded 2012: 2012" }));
  await user.click(screen.getByRole("button", { name: "Confirm 1" }));
  await screen.findByText("1 confirmed, 1 proposed. A proposed fact makes nothing false.");
  expect(screen.queryByText(/^Nothing can be false before/)).toBeNull();
  const { facts } = await getFacts(request, { brandId });
  expect(facts.map(({ subject, state }) => [subject, state])).toEqual([
    ["2011", "confirmed"],
    ["2012", "proposed"],
  ]);
});

it("a fact that was confirmed long ago asks whether it is still so, until somebody says yes", async () => {
  const { maya, request, brandId, address } = await withBrand();
  const fact = {
    company: "",
    attribute: "founded",
    subject: "",
    market: null,
    from: null,
    to: null,
  } as const;
  await addFact(request, { brandId, fact: { ...fact, value: { kind: "date", date: "2011" } } });
  const day = new Date(Date.now() - (FACT_OLD_DAYS + 10) * 86_400_000);
  await services.db.updateTable("facts").set({ confirmed_at: day }).where("brand_id", "=", brandId).execute();
  const user = await openPage(services, address, maya);
  await screen.findByText(`1 fact was confirmed more than ${FACT_OLD_DAYS} days ago.`);
  screen.getByText(`Confirmed ${FACT_OLD_DAYS + 10} days ago. Is it still so?`);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Still so: Founded 2011" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Founded 2011" }));
  await waitFor(() => expect(screen.queryByText(/Is it still so\?/)).toBeNull());
  expect(screen.queryByText(/^1 fact was confirmed more than/)).toBeNull();
  expect(await getFacts(request, { brandId })).toMatchObject({ version: 1, facts: [{ isOld: false }] });
});

it("a competitor's facts stand apart, and the address keeps whose are shown", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addFact(request, {
    brandId,
    fact: {
      ...{
        company: "loud-desk.com",
        attribute: "free_plan",
        subject: "",
        market: null,
        from: null,
        to: null,
      },
      value: { kind: "yes_no", is: true },
    },
  });
  const user = await openPage(services, address, maya);
  await screen.findByText("Nothing can be false before you say what is true.");
  await user.selectOptions(screen.getByLabelText("Company"), "Loud Desk");
  await screen.findByRole("heading", { level: 2, name: "What models say about Loud Desk" });
  const facts = await findRegion("Facts");
  expect(within(facts.getByRole("list")).getAllByRole("listitem")).toHaveLength(1);
  await waitFor(() => expect(location.search).toBe("?company=loud-desk.com"));
});

it("statements are checked one after the other by keys, and the rate is corrected by them", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 6, right: 12 });
  const user = await openPage(services, address, maya);
  await screen.findByText(/^In an average list 33% of what is said about you is judged wrong \(/);
  await screen.findByText("As the judge counts, with its errors: too few statements have been checked.");
  await user.click(screen.getByRole("button", { name: "Check 19 statements · 3 min" }));
  let dialog = await findDialog("Is the verdict right?");
  await dialog.findByText("19 statements left");
  await expectAccessible();
  await user.keyboard("1");
  await dialog.findByText("18 statements left");
  await user.keyboard("2");
  await dialog.findByText("What is right?");
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Can’t be told" }));
  await dialog.findByText("17 statements left");
  for (let left = 17; left > 0; left -= 1) {
    await dialog.findByText(left === 1 ? "1 statement left" : `${left} statements left`);
    await user.keyboard("1");
  }
  dialog = await findDialog("Is the verdict right?");
  await dialog.findByText(
    /^That was all: 18 statements checked\. .* You answered [01] of 1 statement differently the second time\.$/,
  );
  await user.click(dialog.getByRole("button", { name: "Close" }));
  await screen.findByText(
    /^In an average list \d+% of what is said about you is wrong \(.*the judge alone counts 33%\./,
  );
  await screen.findByText(/^Corrected for the judge’s errors by 18 statements that you checked\./);
  expect(await getClaims(request, { brandId })).toMatchObject({
    rate: { method: "own_labels", labels: 18 },
    queue: { labels: 18, left: 0, repeated: 1 },
  });
});

it("a verdict of the list is mended by its owner, with its range beside it", async () => {
  const { maya, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 3, right: 3 });
  const user = await openPage(services, address, maya);
  const wrong = await findRegion(/^False/);
  expect(screen.getByRole("region", { name: /^False/ }).textContent).toMatch(/3 of 6 · \d+–\d+%/);
  await user.click(wrong.getByRole("button", { name: "Sentences that say “It was founded in 2010”" }));
  await wrong.findByText("Told by code: false");
  // The head, and a cell.
  expect(screen.getAllByText(/^Cited page/)).toHaveLength(2);
  await user.click(await wrong.findByRole("button", { name: "Wrong verdict" }));
  await expectAccessible();
  await user.click(wrong.getByRole("button", { name: "True" }));
  await user.click(await screen.findByRole("button", { name: "Show 2 true claims" }));
  await screen.findByRole("button", { name: "Sentences that say “It was founded in 2010”" });
  expect(screen.queryByText(/^Cited page/)).toBeNull();
});

const FOUNDED = {
  company: "",
  attribute: "founded",
  subject: "",
  market: null,
  from: null,
  to: null,
} as const;
const ASKS_FOR_FACT = "Is the fact wrong, or the reading of the sentence?";

it("who says that code is wrong is asked first whether the fact is, which may be corrected there", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 3, right: 0 });
  await addFact(request, { brandId, fact: { ...FOUNDED, value: { kind: "date", date: "2011" } } });
  const user = await openPage(services, address, maya);
  await user.click(await screen.findByRole("button", { name: "Check 3 statements · 1 min" }));
  const dialog = await findDialog("Is the verdict right?");
  await dialog.findByText("3 statements left");
  await user.keyboard("2");
  let asked = within(await dialog.findByRole("group", { name: ASKS_FOR_FACT }));
  expect(asked.getByText(/^Founded: 2011/).textContent).toMatch(/by you$/);
  await expectAccessible();
  const question = () => dialog.queryByText(ASKS_FOR_FACT);
  await waitFor(() => expect(document.activeElement).toBe(question()));
  // Keys answer the question before alone.
  await user.keyboard("1");
  await user.click(asked.getByRole("button", { name: "Back" }));
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Wrong verdict · 2" }));
  await user.keyboard("2");
  asked = within(await dialog.findByRole("group", { name: ASKS_FOR_FACT }));
  await user.click(asked.getByRole("button", { name: "The sentence was read wrongly" }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByText("What is right?")));
  await user.click(await dialog.findByRole("button", { name: "Can’t be told" }));
  await dialog.findByText("2 statements left");

  await user.keyboard("2");
  asked = within(await dialog.findByRole("group", { name: ASKS_FOR_FACT }));
  await user.click(asked.getByRole("button", { name: "Correct the fact: Founded: 2011" }));
  const form = await findDialog("Correct a fact");
  await user.clear(form.getByLabelText("Date"));
  await user.type(form.getByLabelText("Date"), "2010");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getByText("Verdict").nextElementSibling?.textContent).toBe("True"));
  dialog.getByRole("button", { name: "Right · 1" });
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Wrong verdict · 2" })),
  );
  const { facts } = await getFacts(request, { brandId });
  expect(facts).toMatchObject([{ value: { date: "2010" } }]);
});

it("nobody says that a verdict is wrong before the facts that decided it are there", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 3, right: 0 });
  const user = await openPage(services, address, maya);
  const check = await screen.findByRole("button", { name: "Check 3 statements · 1 min" });
  // As in another window.
  await addFact(request, { brandId, fact: { ...FOUNDED, value: { kind: "date", date: "2011" } } });
  const wrongIn = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
    dialog.getByRole<HTMLButtonElement>("button", { name: "Wrong verdict · 2" });
  const dialog = await withoutFacts(services, async () => {
    await user.click(check);
    const opened = await findDialog("Is the verdict right?");
    await opened.findByText("3 statements left");
    expect(wrongIn(opened).disabled).toBe(true);
    await user.keyboard("2");
    expect(wrongIn(opened).disabled).toBe(true);
    return opened;
  });
  await waitFor(() => expect(wrongIn(dialog).disabled).toBe(false));
  await user.keyboard("2");
  await dialog.findByRole("group", { name: ASKS_FOR_FACT });
});

it("the list asks the same of a verdict by code, before it is mended", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 3, right: 0 });
  await addFact(request, { brandId, fact: { ...FOUNDED, value: { kind: "date", date: "2011" } } });
  const user = await openPage(services, address, maya);
  const wrong = await findRegion(/^False/);
  await user.click(wrong.getByRole("button", { name: "Sentences that say “It was founded in 2010”" }));
  await user.click(await wrong.findByRole("button", { name: "Wrong verdict" }));
  const asked = within(await wrong.findByRole("group", { name: ASKS_FOR_FACT }));
  await expectAccessible();
  await user.click(asked.getByRole("button", { name: "Correct the fact: Founded: 2011" }));
  const form = await findDialog("Correct a fact");
  await user.click(form.getByRole("button", { name: "Cancel" }));
  const toWrong = () => wrong.getByRole("button", { name: "Wrong verdict" });
  await waitFor(() => expect(document.activeElement).toBe(toWrong()));
  for (const isFirst of [true, false]) {
    await user.click(toWrong());
    await waitFor(() => expect(document.activeElement).toBe(wrong.getByText(ASKS_FOR_FACT)));
    if (isFirst) await user.click(wrong.getByRole("button", { name: "Back" }));
  }
  await user.click(wrong.getByRole("button", { name: "The sentence was read wrongly" }));
  await waitFor(() => expect(document.activeElement).toBe(wrong.getByText("What is right?")));
  await user.click(wrong.getByRole("button", { name: "Back" }));
  expect(document.activeElement).toBe(toWrong());
  await user.click(toWrong());
  await user.click(wrong.getByRole("button", { name: "The sentence was read wrongly" }));
  await user.click(await wrong.findByRole("button", { name: "True" }));
  await screen.findByRole("button", { name: "Show 1 true claim" });
});

it("a proposed fact that a claim differs from is confirmed beside it", async () => {
  const { maya, request, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 2, right: 0 });
  const { facts } = await addFact(request, {
    brandId,
    fact: { ...FOUNDED, value: { kind: "date", date: "2011" } },
  });
  const factIds = facts.map(({ id }) => id);
  await rejectFacts(request, { brandId, factIds });
  await services.db
    .updateTable("facts")
    .set({ state: "proposed", source_kind: "page", source_url: "https://quiet-desk.com/about" })
    .where("id", "in", factIds)
    .execute();
  const user = await openPage(services, address, maya);
  const open = await findRegion(/^Can’t be told/);
  await open.findByText(/^differs from quiet-desk\.com\/about: is that right\?/);
  await expectAccessible();
  await user.click(open.getByRole("button", { name: "Confirm 2011" }));
  const wrong = await findRegion(/^False/);
  await wrong.findByText("2011");
  expect((await getFacts(request, { brandId })).facts).toMatchObject([{ state: "confirmed" }]);
});

it("a statement of a table is quoted by its cell", async () => {
  const { maya, brandId, address } = await withBrand();
  const made = await addMadeVisit(services, brandId);
  const text = "It was founded in 2010";
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", text });
  const row = `| 5 | Quiet Desk | quiet-desk.com | A help desk. ${text}. |`;
  await addMadeAnswer(services, made, { round: 1, says: [{ claimId, sentence: row }] });
  await services.db
    .updateTable("statements")
    .set({ quote_at: row.indexOf(text), quote_length: text.length })
    .where("claim_id", "=", claimId)
    .execute();
  const user = await openPage(services, address, maya);
  await user.click(await screen.findByRole("button", { name: `Sentences that say “${text}”` }));
  const said = await screen.findByRole("list", { name: "Sentences" });
  const quote = await waitFor(() => within(said).getByRole("blockquote"));
  expect(quote.textContent).toBe(`“A help desk. ${text}.”`);
  expect(within(quote).getByRole("mark").textContent).toBe(text);
});

/** Lists of a visit of which some say a wrong year of foundation and some the right one. */
async function addStatements(
  brandId: string,
  { wrong, right }: { readonly wrong: number; readonly right: number },
): Promise<void> {
  const made = await addMadeVisit(services, brandId);
  for (const [verdict, count, value, first] of [
    ["false", wrong, "2010", 1],
    ["true", right, "2011", wrong + 1],
  ] as const) {
    const text = `It was founded in ${value}`;
    const claimId = await addMadeClaim(services, brandId, { verdict, attribute: "founded", text, value });
    for (let nth = 0; nth < count; nth += 1)
      await addMadeAnswer(services, made, { round: first + nth, says: [{ claimId, sentence: `${text}.` }] });
  }
}

it("praise and blame of plain answers stand beside a competitor's, and a page of lists says why it has none", async () => {
  const { maya, brandId, address } = await withBrand();
  await addStatements(brandId, { wrong: 2, right: 2 });
  await openPage(services, address, maya);
  await screen.findByText(LISTS_PRAISE_BY_ORDER);
  const attributes = await findRegion("Wrong by attribute");
  await attributes.findByRole("row", { name: /^Founded 2 of 4 lists 50% · \d+–\d+ as judged$/ });

  const made = await addMadeVisit(services, brandId);
  const claim = (company: string, text: string) =>
    addMadeClaim(services, brandId, { verdict: "opinion", company, text });
  const [easy, cheap] = [await claim("", "It is easy"), await claim("loud-desk.com", "It is cheap")];
  for (let round = 1; round <= 12; round += 1)
    await addMadeAnswer(services, made, {
      ...{ round, arm: "natural", named: ["", "loud-desk.com"] },
      says: [
        { claimId: easy, polarity: round < 11 ? "praised" : "blamed", aspect: "ease" },
        ...(round < 3 ? [{ claimId: cheap, polarity: "praised", aspect: "price" } as const] : []),
      ],
    });
  const user = await openPage(services, address, maya);
  const praise = await findRegion("Praised for, blamed for");
  await praise.findByText(/^Of 12 plain answers that name you\./);
  await praise.findByRole("row", {
    name: /^Ease of use 83%, range \d+–\d+, 10 answers 17%, range \d+–\d+, 2 answers more praise, by 83 points/,
  });
  await praise.findByRole("row", { name: /^Price 0%, .* can’t be told apart$/ });
  await praise.findByText(/of 12 answers that praise or blame; 0 do neither\./);

  const opinions = await findRegion("Opinion 1 a matter of taste; in no rate of truth");
  await opinions.findByText("Ease of use");
  await opinions.findByText("none: an opinion");
  await user.selectOptions(screen.getByLabelText("About"), "Opinion: Price");
  await screen.findByText("Nothing that was said is of this kind.");
  expect(location.search).toBe("?aspect=price");
  await expectAccessible();
});

it("a brand of nobody has no claims", async () => {
  const maya = await signUp(services);
  await openPage(services, `/brands/${crypto.randomUUID()}/claims`, maya);
  expect(await screen.findByText("It may have been deleted, or it belongs to another account.")).toBeTruthy();
});

it("a wrong claim tells which pages its answers cite, and whether they say it", async () => {
  const { maya, brandId, address } = await withBrand();
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", text: "It costs $90" });
  const [says, closed, waits] = ["https://says.com/prices", "https://closed.com/", "https://waits.com/"];
  const made = await addMadeVisit(services, brandId);
  await addMadeAnswer(services, made, { round: 1, says: [{ claimId }], cited: [waits, closed, says] });
  const looked = { claim_id: claimId, checked_at: new Date() };
  const passage = "Quiet Desk is $90 a month.";
  await services.db
    .insertInto("claim_pages")
    .values([
      { ...looked, url: says, says: true, passage, unread: null },
      { ...looked, url: closed, says: false, passage: null, unread: "it answered 404" },
    ])
    .execute();
  const user = await openPage(services, address, maya);
  await user.click(await screen.findByRole("button", { name: "Sentences that say “It costs $90”" }));
  const claims = await findRegion(/^False/);
  claims.getByText("Cited page");
  const pages = await findRegion("Pages that these answers cite");
  await pages.findByText(/^“It” is this claim\. No page is said to be the cause/);
  const rows = within(await pages.findByRole("list")).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^says\.com\/prices.*cited, and says it.*“Quiet Desk is \$90 a month\.”$/),
    expect.stringMatching(/^closed\.com.*cited; could not be read.*We could not read it: it answered 404\.$/),
    expect.stringMatching(/^waits\.com.*cited; not looked at yet$/),
  ]);
  const link = pages.getByRole("link", { name: /^says\.com/ });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    says,
    "noopener noreferrer nofollow ugc",
  ]);
  await expectAccessible();
});
