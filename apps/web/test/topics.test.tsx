import { appRouter } from "@standings/api";
import { topicPagePath } from "@standings/domain";
import {
  authenticate,
  changeBrand,
  changeWordings,
  createExperiment,
  getTopic,
  trackTopic,
} from "@standings/services";
import {
  addBrand,
  addTopic,
  experimentOf,
  HUBSPOT,
  setCredits,
  signUp,
  type TestServices,
  visitWeeks,
} from "@standings/services/testing";
import { holdModels } from "@standings/testing/hold-models";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a topic is named, given wordings, planned, asked and read on its page", { tags: "long" }, async () => {
  const maya = await signUp(services);
  const user = await openPage(services, "/study/topics", maya);
  await screen.findByText("No topic yet. Name one, then add its wordings.");
  await expectAccessible();
  await user.type(screen.getByLabelText("What buyers ask about"), "CRM for agencies");
  await user.type(screen.getByLabelText("Company in focus"), "hubspot.com");
  await user.click(screen.getByRole("button", { name: "Make the topic" }));

  await screen.findByRole("heading", { level: 1, name: "CRM for agencies" });
  await screen.findByText("From two wordings on, a study can ask this topic.");
  const lines = ["Best CRM", "Which CRM is best", "best crm", "Is HubSpot any good"].join("\n");
  await user.click(screen.getByLabelText("Add wordings, one a line"));
  await user.paste(lines);
  await user.selectOptions(screen.getByLabelText("Level"), "general");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("2 wordings added, 2 not:");
  const plan = await findRegion("Ask the topic");
  await plan.findByText("2 of 2");
  await plan.findByText("Assumed: answers scatter by 20 points between wordings, and by 19 by chance.");
  await plan.findByText("Fewer than 8 wordings are too few to speak for others.");
  await expectAccessible();

  await user.click(plan.getByRole("button", { name: /^Ask 2 wordings/ }));
  const found = await findRegion("Answers by wording (2)");
  await findRegion("Listed, by way of asking");
  await user.click(found.getByRole("button", { name: /Which CRM is best/ }));
  expect((await found.findAllByRole("button", { name: /GPT/ })).length).toBeGreaterThan(0);
  await expectAccessible();
});

it("models make wordings for a credit, and each is taken in or left by a click", async () => {
  const maya = await signUp(services);
  const topicId = await addTopic(maya, { wordings: [["Best CRM", "general"]] });
  const user = await openPage(services, topicPagePath(topicId), maya);
  const made = await findRegion("Made by models");
  await made.findByText(/23 are missing/);
  await user.click(made.getByRole("button", { name: "Add 23 wordings · 1 credit" }));
  await made.findByText(/wordings proposed, made by .+ and checked by/);
  await made.findByText("Sandbox data");
  await made.findByText(/^Not proposed/);
  await expectAccessible();
  const [leave] = await screen.findAllByRole("button", { name: /^Leave out: (?!Best CRM$)/ });
  const left = leave?.getAttribute("aria-label") ?? "";
  await user.click(screen.getByRole("button", { name: left }));
  await screen.findByText(/ · left out$/);
  await user.click(await screen.findByRole("button", { name: /^Take in \d+ proposed wordings$/ }));
  await findRegion(/^Wordings \(\d\d\)$/);
  await screen.findByRole("button", { name: left.replace("Leave out", "Take in") });
  await setCredits(services, maya.user.id, 0);
  await user.click(await made.findByRole("button", { name: /^Add \d+ wordings? · 1 credit$/ }));
  await screen.findByRole("dialog");
});

it("queries of a file become questions by a template that is shown, and those that ask for no choice are set apart", async () => {
  const maya = await signUp(services);
  const topicId = await addTopic(maya, { wordings: [["Best CRM", "general"]] });
  const user = await openPage(services, topicPagePath(topicId), maya);
  const rows = ["Top queries,Clicks", "crm for agencies,90", "hubspot pricing,80", "crm login,70"];
  const file = new File([rows.join("\n")], "queries.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("Search queries as CSV"), file);
  await screen.findByText("crm for agencies: which would you recommend?");
  const template = screen.getByLabelText("How each query is asked");
  await user.clear(template);
  await screen.findByText(/^A template has \{query\} once/);
  await user.click(template);
  await user.paste("Which {query} is best?");
  await screen.findByText("Which crm for agencies is best?");
  await user.click(screen.getByText("2 queries set apart"));
  await screen.findByText("“crm login” looks for a site or a login");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Propose 1 question" }));
  await screen.findByText("1 wording added, 2 not:");
  await screen.findByText("“crm login” looks for a site or a login.");
  await screen.findByRole("button", { name: "Take in: Which crm for agencies is best?" });
});

it("what was not added stays in its field with the reason, and the budget follows the wordings", async () => {
  const maya = await signUp(services);
  const topicId = await addTopic(maya, { wordings: [] });
  const user = await openPage(services, topicPagePath(topicId), maya);
  const field = (await screen.findByLabelText("Add wordings, one a line")) as HTMLTextAreaElement;
  const lines = ["Best CRM", "best crm", "Is HubSpot any good", "CRM for clinics", "Good CRM software"];
  fireEvent.change(field, { target: { value: lines.join("\n") } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  fireEvent.change(field, { target: { value: [...lines, "CRM for schools"].join("\n") } });
  await screen.findByText("3 wordings added, 2 not:");
  screen.getByText("“best crm” asked already.");
  screen.getByText("“Is HubSpot any good” names a company that is watched.");
  expect(field.value).toBe(["best crm", "Is HubSpot any good", "CRM for schools"].join("\n"));
  await expectAccessible();

  const plan = await findRegion("Ask the topic");
  await plan.findByText("3 of 3");
  fireEvent.change(field, { target: { value: "CRM for schools" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await plan.findByText("4 of 4");
  fireEvent.change(plan.getByLabelText(/^Credits/), { target: { value: "20" } });
  await plan.findByText("20");
  await user.click(await screen.findByRole("button", { name: "Leave out: CRM for schools" }));
  await plan.findByRole("button", { name: "Ask 3 wordings · 15 credits" });
});

it("what its study did not use comes back by itself; deleted, neither is shown anywhere", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 20);
  const topicId = await addTopic(maya, {
    wordings: [
      ["Best CRM", "general"],
      ["CRM for startups", "mid"],
    ],
  });
  const held = await holdModels(services.sandbox);
  const user = await openPage(services, topicPagePath(topicId), maya);
  const ask = async () => {
    const plan = await findRegion("Ask the topic");
    await plan.findByText("2 of 2");
    await user.click(await plan.findByRole("button", { name: /^Ask 2 wordings/ }));
    await screen.findByText(/^A study is running/);
  };
  await ask();
  await screen.findByTitle(/2 held by studies under way/);
  await held.open();
  await findRegion("Answers by wording (2)");
  await waitFor(() => expect(screen.queryByTitle(/held by studies under way/)).toBeNull());

  const open = (path: string) => history.pushState(null, "", path);
  open("/profile");
  const line = async () => (await findRegion("Studies")).findByRole("link", { name: /CRM for agencies/ });
  await user.click(await line());
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const item = await screen.findByRole("menuitem", { name: "Delete" });
  expect(screen.queryByRole("menuitem", { name: "Share it and copy link" })).toBeNull();
  await user.click(item);
  await user.click((await findDialog("Delete this study?")).getByRole("button", { name: "Delete study" }));
  await waitFor(() => expect(location.pathname).toBe("/profile"));
  open(topicPagePath(topicId));
  await ask();
  await findRegion("Answers by wording (2)");
  expect(screen.queryByText("What the study found could not be loaded")).toBeNull();

  open("/profile");
  await line();
  open(topicPagePath(topicId));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Delete it with its studies" }));
  await screen.findByText("No topic yet. Name one, then add its wordings.");
  open("/profile");
  await screen.findByText("You have no prompts history yet.");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Studies" })).toBeNull());
});

it("how wordings are drawn and what the topic is divided by are chosen before the price", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 9);
  const wordings = Array.from(
    { length: 12 },
    (_, nth) => [`Best CRM number ${nth}`, "mid", nth % 2 ? "agencies" : "freelancers", nth + 1] as const,
  );
  const topicId = await addTopic(maya, { wordings });
  const user = await openPage(services, topicPagePath(topicId), maya);
  const plan = await findRegion("Ask the topic");
  await plan.findByText("12 of 12");
  expect(plan.queryByLabelText("Which wordings")).toBeNull();
  fireEvent.change(plan.getByLabelText(/^Credits/), { target: { value: "9" } });
  const drawn = await plan.findByLabelText("Which wordings");
  expect((drawn as HTMLSelectElement).value).toBe("by_weight");
  await user.selectOptions(drawn, "alike");
  await plan.findByText("Each wording has the same chance to be asked.");
  await user.selectOptions(plan.getByLabelText("Divided by"), "persona");
  await plan.findByText(/^Who asks weighs alike/);
  await expectAccessible();
  await user.click(plan.getByRole("button", { name: /^Ask 9 wordings/ }));
  await findRegion("Listed, by way of asking");
  await screen.findByText(/9 of 12 wordings, drawn alike/);
  await screen.findByText("personas weigh alike");
});

it("a topic is not asked at the price of another budget while the chosen one is planned", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 9);
  const topicId = await addTopic(maya);
  await openPage(services, topicPagePath(topicId), maya);
  const plan = await findRegion("Ask the topic");
  await plan.findByText("9 of 9");
  const button = plan.getByRole("button", { name: /^Ask 9 wordings/ });
  expect(button).toHaveProperty("disabled", false);
  fireEvent.change(plan.getByLabelText(/^Credits/), { target: { value: "4" } });
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
  expect(button.textContent).toMatch(/^Ask 9 wordings/);
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  expect(button.textContent).toMatch(/^Ask 4 wordings/);
});

it("a brand leads to its topics, and a topic back to its brand", async () => {
  const maya = await signUp(services);
  const brandId = await addBrand(maya, HUBSPOT);
  const user = await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await screen.findByText("No topic of HubSpot yet. Name one, then add its wordings.");
  await expectAccessible();
  await user.type(screen.getByLabelText("What buyers ask about"), "CRM for agencies");
  await user.click(screen.getByRole("button", { name: "Make the topic" }));
  await screen.findByText("Take in one wording first: models make others from it.");
  await user.click(screen.getByRole("link", { name: "Topics of HubSpot" }));
  await user.click(await screen.findByRole("link", { name: "CRM for agencies" }));
  await screen.findByRole("heading", { level: 1, name: "CRM for agencies" });
});

it("a topic is asked at each visit by a click, told over ways of asking, and asked no more", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const brandId = await addBrand(maya, HUBSPOT);
  await addTopic(maya, { brandId });
  const user = await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await screen.findByText("up to 18 credits more for each visit");
  await user.click(screen.getByRole("button", { name: "Ask at each visit CRM for agencies" }));
  await screen.findByText("The first visit asks its 9 wordings.");
  await screen.findByText("9 wordings asked at each visit (version 1)");
  await visitWeeks(services, { userId: maya.user.id }, brandId, { from: 1, to: 1 });
  await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await screen.findByText(
    /^HubSpot is listed in \d+% \(\d+–\d+\) of answers, however buyers ask about CRM for agencies/,
  );
  await screen.findByText("9 wordings asked at each visit (version 1), 18 answers");
  await expectAccessible();
  const procedures: Record<string, () => unknown> = appRouter._def.procedures as never;
  using untrack = vi.spyOn(procedures, "brands.untrackTopic");
  await user.dblClick(screen.getByRole("button", { name: "Ask no more CRM for agencies" }));
  await screen.findByRole("button", { name: "Ask at each visit CRM for agencies" });
  expect(untrack).toHaveBeenCalledOnce();
});

/** A brand whose visits ask a topic. */
async function withTracked() {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const brandId = await addBrand(maya, HUBSPOT);
  const topicId = await addTopic(maya, { brandId });
  const { prompts } = await trackTopic(request, { brandId, topicId });
  return { maya, request, brandId, topicId, prompts };
}

it("a topic that takes prompts from a running experiment says so before its wordings change, and before it goes", async () => {
  const { maya, request, brandId, topicId, prompts } = await withTracked();
  const promptIds = prompts.filter(({ label }) => label === "CRM for agencies").map(({ id }) => id);
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const plan = experimentOf({ brandId, promptIds, mondayAt: () => inTwoMonths }, { controls: [] });
  const { id } = await createExperiment(request, { ...plan, brandId });
  await services.db
    .updateTable("experiments")
    .set({ state: "running", frozen_at: new Date(), sha256: "", forecast: "{}", names_version: 1 })
    .where("id", "=", id)
    .execute();
  const first = prompts.find(({ id }) => id === promptIds[0])?.prompt;
  const { wordings } = await getTopic(request, { topicId });
  const wordingIds = wordings.filter(({ prompt }) => prompt === first).map(({ id }) => id);
  await changeWordings(request, { topicId, wordingIds, state: "out" });
  const lost = "This running experiment would lose prompts: “Comparison page”.";
  const user = await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await user.click(await screen.findByRole("button", { name: "Ask no more CRM for agencies" }));
  await screen.findByText(lost);
  await screen.findByRole("button", { name: "Ask no more all the same CRM for agencies" });
  await user.click(screen.getByRole("button", { name: "Ask the wordings of today CRM for agencies" }));
  await screen.findByRole("button", { name: "Ask no more CRM for agencies" });
  await user.click(
    await screen.findByRole("button", { name: "Ask the wordings of today all the same CRM for agencies" }),
  );
  await screen.findByText("8 wordings asked at each visit (version 2)");
  expect(screen.queryByText(lost)).toBeNull();

  await openPage(services, topicPagePath(topicId), maya);
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Delete it with its studies" }));
  await screen.findByText(lost);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Delete it all the same" }));
  await screen.findByText("No topic yet. Name one, then add its wordings.");
});

it("a topic offers its wordings again only where visits lack some and ask in its market", async () => {
  const { maya, request, brandId } = await withTracked();
  await changeBrand(request, { brandId, competitors: [{ name: "Startups", domain: "startups.com" }] });
  await services.runJobs();
  await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await screen.findByText(
    "9 wordings asked at each visit (version 1); 1 names a company that is watched, and is not counted",
  );
  const again = () => screen.queryByRole("button", { name: /^Ask the wordings of today/ });
  expect(again()).toBeNull();
  await changeBrand(request, { brandId, markets: [{ country: "DE", language: "de" }] });
  const user = await openPage(services, `/brands/${brandId}?tab=topics&market=none`, maya);
  await screen.findByText("Asked no more (version 1)");
  expect(again()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Ask no more CRM for agencies" }));
  await screen.findByText("Visits do not ask in this market.");
  expect(screen.queryByRole("button", { name: /^Ask at each visit/ })).toBeNull();
});

it("a topic in plain words is asked by visits that ask in plain words, and told by their plain answers", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const brandId = await addBrand(maya, HUBSPOT);
  await addTopic(maya, { brandId, form: "natural" });
  await openPage(services, `/brands/${brandId}?tab=topics`, maya);
  await screen.findByText("Visits can ask it once the brand’s settings say “Also in plain words”.");
  expect(screen.queryByRole("button", { name: /^Ask at each visit/ })).toBeNull();
  const plain = await addBrand(maya, { ...HUBSPOT, natural: true });
  await addTopic(maya, { brandId: plain, form: "natural" });
  const user = await openPage(services, `/brands/${plain}?tab=topics`, maya);
  await screen.findByText("up to 36 credits more for each visit");
  await user.click(screen.getByRole("button", { name: "Ask at each visit CRM for agencies" }));
  await screen.findByText("The first visit asks its 9 wordings.");
  await visitWeeks(services, { userId: maya.user.id }, plain, { from: 1, to: 1 });
  await openPage(services, `/brands/${plain}?tab=topics`, maya);
  await screen.findByText(/^HubSpot is named in \d+% \(\d+–\d+\) of plain answers, however buyers ask/);
});

it("topics of others and without an account are not shown", async () => {
  await openPage(services, "/study/topic-0198c0de-0000-7000-8000-000000000000", await signUp(services));
  await screen.findByText("Could not find this topic.");
});

it("a new brand spends its credits on the wordings of a topic, which its prompts begin", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, "/brands/new?domain=hubspot.com", maya);
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  await user.click(await screen.findByRole("button", { name: "Continue without" }));
  await user.click(await screen.findByLabelText("Prompts, one a line"));
  await user.paste(["Best CRM", "Which CRM is best for agencies", "Is HubSpot any good"].join("\n"));
  await user.click(screen.getByRole("button", { name: "Add 3 prompts" }));
  await screen.findByText(/within ± 34 points; 9 wordings asked once would tell it within ± 21 points/);
  await user.click(screen.getByRole("radio", { name: "9 wordings × 1" }));
  expect(screen.getByRole("button", { name: "Make the topic" })).toHaveProperty("disabled", true);
  await user.type(await screen.findByLabelText("What buyers ask about"), "CRM for agencies");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Make the topic" }));
  await screen.findByRole("heading", { level: 1, name: "CRM for agencies" });
  await findRegion("Wordings (2)");
  const visits = await findRegion("At each visit");
  expect(visits.getByRole("link", { name: "Have visits ask them" }).getAttribute("href")).toMatch(
    /tab=topics/,
  );
});
