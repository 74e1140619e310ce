import { deleteStudy, getStudy, startStudy, visitNow } from "@standings/services";
import {
  type Account,
  addBrand,
  GPT,
  HUBSPOT,
  setCredits,
  setFaults,
  signUp,
  type TestServices,
} from "@standings/services/testing";
import { holdModels } from "@standings/testing/hold-models";
import { screen, waitFor } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages({ claims: { upstreamId: GPT, deadlineMs: 30_000 } });
});
afterAll(() => services.close());

async function start({ request }: Account, rounds = 1): Promise<string> {
  const { studyId } = await startStudy(request, {
    ...{ clientRunId: crypto.randomUUID(), prompt: "Best CRM for startups", kind: "company" },
    ...{ models: [GPT], webSearch: true, goal: { type: "rounds" }, rounds },
  });
  return studyId;
}

/** As if a study that has ended had been started a week ago. */
async function startWeekAgo(studyId: string): Promise<void> {
  const startedAt = new Date(Date.now() - 7 * 86_400_000);
  const { db } = services;
  await db.updateTable("runs").set({ created_at: startedAt }).where("id", "=", studyId).execute();
  const { event } = await db
    .deleteFrom("run_events")
    .where("run_id", "=", studyId)
    .where("seq", "=", 1)
    .returning("event")
    .executeTakeFirstOrThrow();
  const begun = JSON.stringify({ ...event, startedAt: startedAt.toISOString() });
  await db.insertInto("run_events").values({ run_id: studyId, seq: 1, event: begun }).execute();
}

it("searches are shown as rounds come; extended a week later, the clock counts from then", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 10);
  const held = await holdModels(services.sandbox);
  const studyId = await start(maya);
  const user = await openPage(services, `/study/${studyId}?tab=searches`, maya);
  await screen.findByText("No model has searched the web for this yet.");
  await held.open();
  await screen.findByRole("heading", { name: "What models searched for" });
  await screen.findByText("The study has ended and is kept in History.");

  await startWeekAgo(studyId);
  await holdModels(services.sandbox);
  await openPage(services, `/study/${studyId}`, maya);
  await user.click(await screen.findByRole("button", { name: /^Ask \d+ more rounds? · \d+ credits?$/ }));
  const progress = await findRegion("Progress");
  await progress.findByText(/· round 2 of \d+ · 0:\d\d$/);
  await held.open();
  await progress.findByText(/· \d+ rounds · 0:\d\d$/);
});

it("a study of a visit is kept with its brand, where nothing is offered that is refused", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const brandId = await addBrand(maya, { ...HUBSPOT, prompts: HUBSPOT.prompts.slice(0, 1) });
  const held = await holdModels(services.sandbox);
  await visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() });
  await services.runJobs();
  const runs = services.db.selectFrom("visit_prompts").select("run_id").where("brand_id", "=", brandId);
  const { run_id } = await runs.executeTakeFirstOrThrow();
  const user = await openPage(services, `/study/${run_id}`, maya);
  await screen.findByText(/goes on and is kept with its brand/);
  expect(screen.queryByRole("button", { name: "Stop after this round" })).toBeNull();
  await held.open();
  await screen.findByText("It belongs to a visit, and is kept with its brand.");
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const files = [
    "Export PDF",
    "Export companies as CSV",
    "Export answers as CSV",
    "Export companies for Excel",
  ];
  for (const name of files) await screen.findByRole("menuitem", { name });
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Ask \d+ more/ })).toBeNull();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("link", { name: "Back to its brand" }));
  await waitFor(() => expect(location.pathname).toBe(`/brands/${brandId}`));
});

it("a link is copied once the study is shared, and not where sharing fails", async () => {
  const maya = await signUp(services);
  const studyId = await start(maya);
  const user = await openPage(services, `/study/${studyId}`, maya);
  const share = async () => {
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await user.click(await screen.findByRole("menuitem", { name: "Share it and copy link" }));
  };
  await navigator.clipboard.writeText("");
  await share();
  await screen.findByText("Link copied");
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect((await getStudy(maya.request, studyId)).isPrivate).toBe(false);

  await openPage(services, `/study/${await start(maya)}`, maya);
  await screen.findByRole("button", { name: "Share" });
  await navigator.clipboard.writeText("");
  await deleteStudy(maya.request, { studyId: location.pathname.slice("/study/".length) });
  await share();
  await screen.findByText("Could not find this study.");
  expect(await navigator.clipboard.readText()).toBe("");
});

it("says that a reading which read only what was left cost nothing", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 20);
  await addBrand(maya, HUBSPOT);
  const studyId = await start(maya);
  const user = await openPage(services, `/study/${studyId}`, maya);
  await user.click(
    await screen.findByRole("button", { name: "Read what they say about HubSpot · 1 credit" }),
  );
  await screen.findByRole("link", { name: "See what they say about HubSpot" });
  expect(screen.queryByText(/^It cost nothing/)).toBeNull();
  const readings = services.db.updateTable("runs").where("kind", "=", "reading");
  await readings.where("user_id", "=", maya.user.id).set({ status: "failed" }).execute();
  await openPage(services, `/study/${studyId}`, maya);
  await screen.findByText("It cost nothing: it read only answers that an earlier reading had left.");
});

it("says that the account could not be loaded", async () => {
  const maya = await signUp(services);
  // No call of the page is answered.
  await openPage({ ...services, guest: null as never }, `/study/${await start(maya)}`, maya);
  await screen.findByRole("heading", { level: 1, name: "Your account could not be loaded" });
});

it("a study whose model refused each time says so, and not that it named nobody", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 10);
  await setFaults(services, { model: "*", kind: "refusal" });
  const studyId = await start(maya, 2);
  await openPage(services, `/study/${studyId}`, maya);
  await screen.findByText("No model answered");
  screen.getByText(/ refused 2 of 2: not counted\.$/);
  expect(screen.queryByText(/named nobody|would probably decide nothing/)).toBeNull();
});
