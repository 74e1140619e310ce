import { asModelId } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visit } from "../../../test/brands.ts";
import { beginExperiment } from "../../../test/experiments.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { noteExposure } from "./note-exposure.ts";
import { getExperiment } from "./read-experiments.ts";
import { goLive, stopExperiment } from "./run-experiment.ts";
import { dayOf } from "./weeks.ts";

/** A model of the sandbox that cites pages. */
const CITES = asModelId("x-ai/grok-3-mini");

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** A running plan with two pages and a few words; visits ask its first prompt of one model, once. */
async function begin() {
  const actions = (promptIds: readonly string[]) => [
    { address: "https://hubspot.com/compare", promptIds: promptIds.slice(0, 2) },
    { address: "zapier.com/blog/nothing-cites-it", promptIds: promptIds.slice(2, 4) },
    { address: "A talk at a fair", promptIds: promptIds.slice(4, 6) },
  ];
  const begun = await beginExperiment(services, {}, 12, actions);
  const { brandId } = begun.of;
  await services.db
    .updateTable("brand_prompts")
    .set({ removed_at: new Date("2100-01-01") })
    .where("brand_id", "=", brandId)
    .where("position", ">", 0)
    .execute();
  // A question to which the sandbox's models cite pages.
  await services.db
    .updateTable("brand_prompts")
    .set({ prompt: "Best CRM for startups" })
    .where("brand_id", "=", brandId)
    .where("position", "=", 0)
    .execute();
  await services.db
    .updateTable("brands")
    .set({ models: [CITES], rounds: 1 })
    .where("id", "=", brandId)
    .execute();
  const read = async () => (await getExperiment(begun.maya.request, begun.of)).exposure;
  return { ...begun, read, ask: () => visit(services, begun.maya, brandId) };
}

it("a page is noted when it first answers and when an answer first cites it, with the model", async () => {
  const { maya, of, frozen, read, ask } = await begin();
  const [first, second, words] = frozen.plan.actions;
  const nothing = { answersSince: null, unread: null, citedAt: null, citedBy: [] };
  expect(await read()).toEqual([
    { actionId: first?.id, address: "https://hubspot.com/compare", ...nothing },
    { actionId: second?.id, address: "zapier.com/blog/nothing-cites-it", ...nothing },
  ]);
  await ask();
  const [cited] = await services.db
    .selectFrom("visit_sources")
    .innerJoin("brand_visits as visit", "visit.id", "visit_sources.visit_id")
    .select(["pages", "visit.due_at"])
    .where("visit_sources.brand_id", "=", of.brandId)
    .where("domain", "=", "wikipedia.org")
    .execute();
  const { url = "" } = cited?.pages[0] ?? {};
  expect(url).toMatch(/^https:/);
  const known = await read();
  expect(known.map(({ citedAt }) => citedAt)).toEqual([null, null]);
  expect(known[1]).toMatchObject({ answersSince: expect.stringMatching(/Z$/), unread: null });

  // The page went live at another address than planned: one that an answer has cited since the freeze.
  const liveOn = dayOf(services.context.now(), "UTC");
  const told = { ...of, actionId: first?.id ?? "", liveOn, address: `${url}?utm_source=chat` };
  await goLive(maya.request, told);
  await services.runJobs();
  const [page, other] = await read();
  expect(page).toEqual({
    actionId: first?.id,
    address: told.address,
    answersSince: null,
    unread: expect.stringContaining("robots.txt does not let StandingsBot in"),
    citedAt: cited?.due_at.toISOString(),
    citedBy: [CITES],
  });
  expect(other).toEqual(known[1]);

  const note = () => noteExposure(services.services.systemRequest(), { brandId: of.brandId });
  await services.after(86_400_000, note);
  expect(await read()).toEqual([page, other]);
  expect(words?.address).toBe("A talk at a fair");
});

it("nothing is noted of a page after its experiment was stopped", async () => {
  const { maya, of, read } = await begin();
  await stopExperiment(maya.request, of);
  const before = await read();
  await noteExposure(services.services.systemRequest(), { brandId: of.brandId });
  expect(await read()).toEqual(before);
});

it("a page answers from the day on that it was published, whatever was planned", async () => {
  const address = "https://www.hubspot.com/how-it-compares";
  const { of } = await beginExperiment(services, {}, 12, (promptIds) => [
    { address, promptIds: promptIds.slice(0, 6) },
  ]);
  const publish = (pages: object[]) =>
    fetch(`${services.sandbox.url}/sites/pages`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pages }),
    });
  const lookAfter = async (days: number) => {
    await services.after(days * 86_400_000, () =>
      noteExposure(services.services.systemRequest(), { brandId: of.brandId }),
    );
    return (await services.db.selectFrom("action_exposure").selectAll().execute()).find(
      (row) => row.address === address,
    );
  };
  expect(await lookAfter(0)).toMatchObject({ answers_since: null, unread: expect.stringContaining("404") });
  await publish([
    {
      domain: "hubspot.com",
      path: "/how-it-compares",
      title: "How it compares",
      text: "It has a free plan.",
    },
  ]);
  const found = await lookAfter(2);
  expect(found).toMatchObject({ unread: null });
  expect(found?.answers_since?.getTime()).toBeGreaterThan(Date.now() + 86_400_000);
  await publish([]);
});
