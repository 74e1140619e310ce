import { promptKey, type TopicForm, trackedSentences } from "@standings/domain";
import { allocate } from "@standings/statistics";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand, repeatVisits, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addTopic, askTopic, CRM_WORDINGS, studyInPast, type TopicSeed } from "../../../test/topics.ts";
import { addUser } from "../../../test/users.ts";
import { deleteTopic } from "../../topics/change-topic.ts";
import { addWordings, changeWordings } from "../../topics/change-wordings.ts";
import { planTopic } from "../../topics/plan-topic.ts";
import { addPrompts, changeBrand, removePrompt } from "../change-brand.ts";
import type { NewBrand } from "../create-brand.ts";
import { getBrand } from "../list-brands.ts";
import { readNotes } from "../notes.ts";
import { getTrackedTopics } from "./get-tracked-topics.ts";
import { trackTopic, untrackTopic } from "./track-topic.ts";

const VIEW = { market: null, span: "12w", webSearch: null } as const;
const WORDINGS = CRM_WORDINGS.length;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

/** A brand of two models that asks one of a topic's wordings already. */
async function withTopic(
  wishes: Partial<NewBrand> = {},
  form: TopicForm = "list",
  wordings: TopicSeed["wordings"] = CRM_WORDINGS,
) {
  const market = wishes.markets?.[0] ?? null;
  const maya = await addUser(services, { credits: 400 });
  const brandId = await addBrand(maya, {
    ...wishes,
    models: [GPT, CLAUDE],
    prompts: [{ prompt: "best crm", label: "Old", market }],
  });
  const topicId = await addTopic(maya, { brandId, form, market, wordings });
  const of = { brandId, topicId };
  const read = () => getTrackedTopics(maya.request, { brandId, ...VIEW });
  return { maya, brandId, topicId, of, read };
}

const COUNTS = {
  list: { table: "visit_figures", counted: "listed" },
  natural: { table: "visit_mentions", counted: "named" },
} as const;

/** Levels alike, wordings of a level alike, models of a wording alike. */
async function meanOfWordings(brandId: string, form: TopicForm = "list"): Promise<number> {
  const { table, counted } = COUNTS[form];
  const { rows } = await sql<{ prompt: string; listed: number }>`
    select prompt, avg(share) as listed from (
      select prompt.prompt, model, sum(figure.${sql.ref(counted)}[model])::float8 / sum(figure.answers[model]) as share
      from ${sql.table(table)} figure join brand_prompts prompt on prompt.id = figure.prompt_id
        cross join lateral generate_subscripts(figure.answers, 1) as model
      where figure.brand_id = ${brandId} and company = ''
      group by prompt.prompt, model
    ) as by_model group by prompt
  `.execute(services.db);
  const listed = new Map(rows.map((row) => [promptKey(row.prompt, null), row.listed]));
  const levels = Map.groupBy(CRM_WORDINGS, ([, level]) => level);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return mean(
    [...levels.values()].map((some) => mean(some.map(([text]) => listed.get(promptKey(text, null)) ?? 0))),
  );
}

describe("a topic that visits ask", () => {
  it("is asked no more once it is deleted, and what the brand asked before stays", async () => {
    const { maya, of, brandId, topicId } = await withTopic();
    await trackTopic(maya.request, of);
    expect((await getBrand(maya.request, { brandId })).prompts).toHaveLength(WORDINGS);
    await deleteTopic(maya.request, { topicId });
    const { prompts } = await getBrand(maya.request, { brandId });
    expect(prompts.map(({ prompt }) => prompt)).toEqual(["Best crm"]);
  });

  it("adds its wordings under its name; what the brand asked before counts for it and stays as it was", async () => {
    const { maya, of, read } = await withTopic();
    expect(await read()).toEqual([]);
    const { prompts, visitCost } = await trackTopic(maya.request, of);
    expect(prompts.map(({ label }) => label)).toEqual([
      "Old",
      ...Array.from({ length: WORDINGS - 1 }, () => "CRM for agencies"),
    ]);
    expect(visitCost).toBe(WORDINGS * 2);
    expect(await read()).toMatchObject([
      {
        name: "CRM for agencies",
        wordings: WORDINGS,
        asked: WORDINGS,
        isNewest: true,
        figure: null,
        line: [],
      },
    ]);
    const left = await untrackTopic(maya.request, of);
    expect(left.prompts).toMatchObject([{ prompt: "Best crm", label: "Old" }]);
    expect(await read()).toEqual([]);
    await expect(untrackTopic(maya.request, of)).rejects.toMatchObject({ code: "TOPIC_NOT_FOUND" });
  });

  it("takes its label along when it goes, so that a wording that is then added by hand is the brand's own", async () => {
    const { maya, of, brandId } = await withTopic();
    const byHand = "CRM for startups";
    const own = async () =>
      (await getBrand(maya.request, { brandId })).prompts.find(({ prompt }) => prompt === byHand);
    await trackTopic(maya.request, of);
    await removePrompt(maya.request, { brandId, promptId: (await own())?.id ?? "" });
    await untrackTopic(maya.request, of);
    await addPrompts(maya.request, { brandId, prompts: [{ prompt: byHand, label: null }] });
    expect(await own()).toMatchObject({ label: null });
    await trackTopic(maya.request, of);
    await untrackTopic(maya.request, of);
    expect(await own()).toMatchObject({ label: null });
  });

  it("lacks the wordings that are not asked at all, not those that name a competitor now, and none in a market asked no more", async () => {
    const { maya, of, brandId } = await withTopic();
    const { prompts } = await trackTopic(maya.request, of);
    const read = async (market: string) => {
      const [topic] = await getTrackedTopics(maya.request, { brandId, ...VIEW, market });
      return [topic?.asked, topic?.missing];
    };
    expect(await read("none")).toEqual([WORDINGS, 0]);
    await changeBrand(maya.request, { brandId, competitors: [{ name: "Startups", domain: "startups.com" }] });
    await services.runJobs();
    const [asked = 0, missing] = await read("none");
    expect([asked < WORDINGS, missing]).toEqual([true, 0]);
    const promptId = prompts.find(({ prompt }) => prompt === "Best crm")?.id ?? "";
    await removePrompt(maya.request, { brandId, promptId });
    expect(await read("none")).toEqual([asked - 1, 1]);
    await changeBrand(maya.request, { brandId, markets: [{ country: "DE", language: "de" }] });
    expect(await read("none")).toEqual([0, 0]);
  });

  it("is told over ways of asking, from answers of the last weeks, and at each visit", async () => {
    const { maya, brandId, of, read } = await withTopic();
    await trackTopic(maya.request, of);
    await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
    const [topic] = await read();
    expect(topic).toMatchObject({ visits: 2, answers: WORDINGS * 2 * 2 * 2, leftOut: [], change: null });
    const { value = -1, overWordings, exactlyThese } = topic?.figure ?? {};
    expect(value).toBeCloseTo(await meanOfWordings(brandId), 10);
    expect(overWordings?.low).toBeLessThan(value);
    expect(exactlyThese?.low).toBeGreaterThan(overWordings?.low ?? 1);
    expect(topic?.line).toHaveLength(2);
    expect(topic?.line[1]?.figure).toEqual({ value, overWordings, exactlyThese });
    // A wording that nobody asked yet leaves the topic as it is, until it is tracked again.
    await addWordings(maya.request, {
      topicId: of.topicId,
      wordings: [{ text: "CRM for studios", level: "mid" }],
    });
    expect(await read()).toMatchObject([{ isNewest: false, wordings: WORDINGS, figure: { value } }]);
    await trackTopic(maya.request, of);
    expect(await read()).toMatchObject([{ isNewest: true, version: 2, wordings: WORDINGS + 1 }]);
    expect((await read())[0]?.figure?.value).toBeCloseTo(value, 10);
  });

  it("changes by as much as its own figure does, over the models that both periods asked", async () => {
    const wordings = [...CRM_WORDINGS, ["CRM for studios", "niche"] as const].map(
      ([text], nth) => [text, nth < 8 ? "general" : "niche"] as const,
    );
    const { maya, brandId, of, read } = await withTopic({ natural: true, rounds: 1 }, "natural", wordings);
    await trackTopic(maya.request, of);
    await visitWeeks(services, maya, brandId, { from: 9, to: 9 });
    await repeatVisits(services, brandId, { from: 8, to: 1, newest: 1 });
    const niche = wordings.flatMap(([text], nth) => (nth < 8 ? [] : [promptKey(text, null)]));
    await sql`
      update visit_mentions as figure set named = case
        when lower(prompt.prompt) = any (${niche}) and visit.due_at > now() - interval '5 weeks'
        then array_fill(0::smallint, array[cardinality(answers)]) else answers end
      from brand_prompts prompt, brand_visits visit
      where figure.brand_id = ${brandId} and company = '' and prompt.id = prompt_id and visit.id = visit_id
    `.execute(services.db);
    const [topic] = await read();
    expect(topic?.line.map(({ figure }) => figure?.value)).toEqual([1, 1, 1, 1, 1, 0.875, 0.75, 0.625, 0.5]);
    expect(topic?.change?.value).toBe(-0.5);
    expect(topic && trackedSentences("HubSpot", topic)).toContain(
      "Down by 50 points since the first four weeks that are shown, for the same wordings and models.",
    );
    // What a new model says is part of the figure, and of no change.
    await sql`
      update brand_visits set models = models[1:1] where brand_id = ${brandId} and due_at < now() - interval '5 weeks'
    `.execute(services.db);
    await sql`
      update visit_mentions set named[2] = 0 where brand_id = ${brandId} and company = ''
    `.execute(services.db);
    const [withNew] = await read();
    expect(withNew?.models).toHaveLength(2);
    expect(withNew?.figure?.value).toBe(0.25);
    expect(withNew?.change?.value).toBe(-0.5);
  });

  it("is planned by how far its own answers of four weeks scatter, and by what is assumed before", async () => {
    const { maya, brandId, topicId, of } = await withTopic();
    await trackTopic(maya.request, of);
    const plan = () => planTopic(maya.request, { topicId, budget: 9 });
    const assumed = await plan();
    expect(assumed.spread).toEqual({ from: "assumed", weeks: 0, wording: 0.2, noise: 0.19 });
    await visitWeeks(services, maya, brandId, { from: 4, to: 3 });
    await repeatVisits(services, brandId, { from: 2, to: 2 });
    expect(await plan()).toEqual({ ...assumed, spread: { ...assumed.spread, weeks: 3 } });
    // In a week of a visit.
    const { studyId } = await askTopic(maya, { topicId, rounds: 2 });
    await studyInPast(services, studyId, 2);
    expect((await plan()).spread).toMatchObject({ from: "assumed", weeks: 3 });
    await repeatVisits(services, brandId, { from: 1, to: 1 });
    const { best, other, frame, spread } = await plan();
    expect(spread).toMatchObject({ from: "own", weeks: 4 });
    const { wording, noise } = spread;
    expect([wording === 0.2, noise === 0.19]).toEqual([false, false]);
    expect(best).toEqual(allocate({ budget: 9, frame, wording, noise }));
    expect(best.halfWidth).not.toBe(assumed.best.halfWidth);
    expect(other?.halfWidth).not.toBe(assumed.other?.halfWidth);
    await repeatVisits(services, brandId, { from: 0, to: 0 });
    expect((await plan()).spread).toMatchObject({ from: "own", weeks: 4 });
    // Whose visits these are is in focus no more.
    await services.db
      .updateTable("topics")
      .set({ focus: JSON.stringify({ name: "Salesforce", domain: "salesforce.com" }) })
      .where("id", "=", topicId)
      .execute();
    expect((await plan()).spread).toMatchObject({ from: "assumed", weeks: 0 });
  });

  it.each(["list", "natural"] as const)(
    "of a market, in form %s, is not expected to scatter by what its levels differ",
    async (form) => {
      const markets = [{ country: "DE", language: "de" } as const];
      const { maya, brandId, topicId, of } = await withTopic({ natural: true, markets }, form);
      await trackTopic(maya.request, of);
      await visitWeeks(services, maya, brandId, { from: 4, to: 4 });
      await repeatVisits(services, brandId, { from: 3, to: 1 });
      const { table, counted } = COUNTS[form];
      await sql`
        update ${sql.table(table)} as figure set ${sql.ref(counted)} = case when wording.level = 'general'
          then answers else array_fill(0::smallint, array[cardinality(answers)]) end
        from brand_prompts prompt, wordings wording
        where figure.brand_id = ${brandId} and company = '' and prompt.id = prompt_id
          and wording.prompt_key = lower(prompt.prompt) and wording.topic_id = ${topicId}
      `.execute(services.db);
      const { spread } = await planTopic(maya.request, { topicId, budget: 9 });
      expect(spread).toMatchObject({ from: "own", weeks: 4 });
      // Six degrees of freedom in three levels; four visits in two rounds of two models.
      expect(spread.wording).toBeCloseTo(Math.sqrt((4 * 0.2 ** 2) / (6 + 4)), 10);
      expect(spread.noise).toBeCloseTo(Math.sqrt((4 * 0.19 ** 2) / (WORDINGS * 2 * 7 + 4)), 10);
    },
  );

  it("in plain words is told by the plain answers of its visits, which a brand that asks for lists alone does not have", async () => {
    const { maya, brandId, of, read } = await withTopic({ natural: true, rounds: 1 }, "natural");
    await trackTopic(maya.request, of);
    await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
    const [topic] = await read();
    expect(topic).toMatchObject({ form: "natural", visits: 2, answers: WORDINGS * 2 * 2 });
    const { value = -1, overWordings, exactlyThese } = topic?.figure ?? {};
    expect(value).toBeCloseTo(await meanOfWordings(brandId, "natural"), 10);
    expect(value).not.toBeCloseTo(await meanOfWordings(brandId), 2);
    expect(topic?.line[1]?.figure).toEqual({ value, overWordings, exactlyThese });
    expect(topic && trackedSentences("HubSpot", topic)[0]).toMatch(
      /^HubSpot is named in \d+% .+ of plain answers,/,
    );
    const lists = await withTopic({}, "natural");
    await expect(trackTopic(lists.maya.request, lists.of)).rejects.toMatchObject({
      code: "TOPIC_INVALID",
      message: "The brand is not asked in plain words yet",
    });
  });

  it("takes a wording that has gone out of its prompts, keeps the others, and says so on the time axis", async () => {
    const { maya, brandId, topicId, of } = await withTopic();
    await trackTopic(maya.request, of);
    await trackTopic(maya.request, of);
    expect(await readNotes(services.db, brandId, null)).toEqual([]);
    const { rows } = await sql<{ id: string }>`
      select id from wordings where topic_id = ${topicId} and prompt = 'CRM for startups'`.execute(
      services.db,
    );
    await changeWordings(maya.request, { topicId, wordingIds: rows.map(({ id }) => id), state: "out" });
    await trackTopic(maya.request, of);
    const { prompts } = await getBrand(maya.request, { brandId });
    expect(prompts.map(({ prompt }) => prompt)).not.toContain("CRM for startups");
    expect(prompts).toHaveLength(WORDINGS - 1);
    expect(await readNotes(services.db, brandId, null)).toMatchObject([
      {
        kind: "topic",
        text: `Topic “CRM for agencies”, version 2: asks ${WORDINGS - 1} wordings from here on, 0 new, 1 gone.`,
      },
    ]);
  });

  it("is the owner's, of this brand and of one of its markets, and no more than a brand may ask", async () => {
    const { maya, brandId, of } = await withTopic();
    const eve = await addUser(services, { credits: 0 });
    await expect(trackTopic(eve.request, of)).rejects.toMatchObject({ code: "TOPIC_NOT_FOUND" });
    const evesTopic = await addTopic(eve);
    await expect(trackTopic(maya.request, { brandId, topicId: evesTopic })).rejects.toMatchObject({
      code: "TOPIC_NOT_FOUND",
    });
    const unbound = await addTopic(maya);
    for (const topicId of [unbound, "\u0000", "nobody"])
      await expect(trackTopic(maya.request, { brandId, topicId })).rejects.toMatchObject({
        code: "TOPIC_NOT_FOUND",
      });
    const german = await addTopic(maya, { brandId, market: { country: "DE", language: "de" } });
    await expect(trackTopic(maya.request, { brandId, topicId: german })).rejects.toMatchObject({
      code: "TOPIC_INVALID",
    });
    const empty = await addTopic(maya, { brandId, wordings: [] });
    await expect(trackTopic(maya.request, { brandId, topicId: empty })).rejects.toMatchObject({
      code: "TOPIC_WITHOUT_WORDINGS",
    });
    const many = Array.from({ length: 95 }, (_, nth) => ({
      prompt: `Best CRM for team ${nth}`,
      label: null,
    }));
    await addPrompts(maya.request, { brandId, prompts: many });
    await expect(trackTopic(maya.request, of)).rejects.toMatchObject({ code: "TOO_MANY_PROMPTS" });
    expect(await getTrackedTopics(maya.request, { brandId, ...VIEW })).toEqual([]);
  });
});
