import { askedNoMore, earlierDrawTexts, IDENTITY_VERSION } from "@standings/domain";
import { drawOrder } from "@standings/statistics";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand, visit } from "../../../test/brands.ts";
import {
  addMadeWeeks,
  addTrackedBrand,
  beginExperiment,
  experimentOf,
  GOLDEN,
  inWeek,
  type MadeBrand,
  MODELS,
} from "../../../test/experiments.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { addWeather } from "../../../test/weather.ts";
import { exportAccount } from "../../account/export-account.ts";
import { addPrompts, changeBrand, removePrompt } from "../change-brand.ts";
import { createLink, getSharedExperiment } from "../links.ts";
import { canonicalJson, sha256 } from "./canonical-json.ts";
import { changeExperiment, createExperiment, deleteExperiment, type NamedWish } from "./change-experiment.ts";
import { freezeExperiment, toJson } from "./freeze-experiment.ts";
import { planExperiment } from "./plan-experiment.ts";
import { getExperiment, listExperiments } from "./read-experiments.ts";
import { readPast } from "./read-past.ts";
import { abandonExperiment, goLive, stopExperiment } from "./run-experiment.ts";
import { takeLooks } from "./take-looks.ts";
import { addDays } from "./weeks.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const near = (found: number | undefined, wanted: number) =>
  expect(Math.abs((found ?? Number.NaN) - wanted), `${found}`).toBeLessThan(1.1e-4);
const take = (brandId: string) => takeLooks(services.services.systemRequest(), { brandId });

/** Most tests begin so. */
const begin = (changes: Partial<NamedWish> = {}, prompts = 12) => beginExperiment(services, changes, prompts);

describe("a look", () => {
  it("finds what the golden experiment has, is taken once, and stays", async () => {
    const { maya, of, weeks, tellLive } = await begin();
    await tellLive();
    await weeks(10, 13);
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({
      state: "running",
      looks: [],
      progress: { counted: 3, needed: 4 },
    });
    await weeks(14, 14);
    await Promise.all([take(of.brandId), take(of.brandId)]);
    const ended = await getExperiment(maya.request, of);
    expect(ended).toMatchObject({
      state: "ended",
      looks: [
        {
          number: 1,
          isLast: true,
          counted: 4,
          result: {
            kind: "answered",
            verdict: "rose",
            leftOut: [],
            lost: [],
            models: MODELS.map((modelId, nth) => ({ modelId, version: ["a1", "b2", "c1"][nth] })),
            targets: 6,
            controls: 6,
            visitsBefore: 10,
            isRecounted: false,
            missedWeeks: 0,
          },
        },
      ],
    });
    const result = ended.looks[0]?.result;
    if (result?.kind !== "answered") return expect.fail("not answered");
    near(result.effect.value, 9.3435);
    near(result.effect.range.low, 6.4305);
    near(result.effect.range.high, 12.3633);
    near(result.placebo?.range.high, 1.0186);
    near(result.controlsChange?.value, 2.3059);
    expect(result.prompts).toHaveLength(12);
    expect(result.weeks.map(({ part }) => part).join(" ")).toBe(
      "before before base base base base base base base base live counted counted counted counted",
    );
    expect(result.sides.map(({ of: what, isFound }) => [what, isFound])).toEqual([
      ["outcome", false],
      ["model", true],
      ["model", true],
      ["model", true],
    ]);
    await services.db
      .updateTable("visit_figures")
      .set({ points: [0, 0, 0] })
      .where("brand_id", "=", of.brandId)
      .execute();
    await weeks(15, 20);
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toEqual(ended);
    const [listed] = await listExperiments(maya.request, of);
    expect(listed?.sentence).toMatch(
      /^Shown: \+9 points \(6 to 12\)\. Control prompts: \+2 points \(1 to 4\)\.$/,
    );
    expect(await exportAccount(maya.request)).toMatchObject({ brands: [{ experiments: [ended] }] });
  });

  it("tells nothing of the effect before, through any verb, whatever was answered", async () => {
    const { maya, made, of, weeks, tellLive } = await begin({ looks: 2 });
    await tellLive();
    const { url } = await createLink(maya.request, { ...of, days: 7 });
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const documents = async () => {
      const { progress, ...record } = await getExperiment(maya.request, of);
      const { brands } = await exportAccount(maya.request);
      const [exported] = brands[0]?.experiments ?? [];
      const plan = experimentOf(made, { controls: [] });
      return {
        progress: JSON.stringify([progress, exported?.progress]),
        rest: JSON.stringify([
          record,
          { ...exported, progress: null },
          (await listExperiments(maya.request, of)).map(({ sentence: _, ...row }) => row),
          await planExperiment(maya.request, { brandId: of.brandId, ...plan }),
          await getSharedExperiment(services.guest, { token }),
        ]),
      };
    };
    const sentences = async () => (await listExperiments(maya.request, of)).map(({ sentence }) => sentence);
    const before = await documents();
    for (const week of [10, 11, 12, 13]) {
      await weeks(week, week);
      await take(of.brandId);
      const { rest } = await documents();
      expect(rest).toBe(before.rest);
      expect((await sentences()).join()).toMatch(
        /^No figure before .*: an earlier one would mostly show chance\.$/,
      );
    }
    await services.db
      .updateTable("visit_figures")
      .set({ points: [3, 3, 3], squares: [3, 3, 3], listed: [3, 3, 3] })
      .where("brand_id", "=", of.brandId)
      .where("visit_id", "in", (eb) =>
        eb
          .selectFrom("brand_visits")
          .select("id")
          .where("brand_id", "=", of.brandId)
          .where("due_at", ">=", new Date(`${made.mondayAt(10)}T00:00:00Z`)),
      )
      .execute();
    const [now, other] = [await documents(), await sentences()];
    await take(of.brandId);
    expect(await documents()).toEqual(now);
    expect(now.rest).toBe(before.rest);
    expect(await sentences()).toEqual(other);
  });

  it("is taken although no visit told so, and a first verdict leaves the second look to come", async () => {
    const { maya, of, weeks, tellLive } = await begin({ looks: 2 });
    await tellLive();
    await weeks(10, 16);
    await take(of.brandId);
    const first = await getExperiment(maya.request, of);
    expect(first).toMatchObject({ state: "running", looks: [{ number: 1, isLast: false, counted: 4 }] });
    expect(first.progress).toMatchObject({ counted: 6, needed: 8 });
    await weeks(17, 18);
    await take(of.brandId);
    const { state, looks } = await getExperiment(maya.request, of);
    expect(state).toBe("ended");
    expect(looks[0]).toEqual(first.looks[0]);
    expect(looks[1]).toMatchObject({ number: 2, isLast: true, counted: 8 });
  });

  it("names prompts that were lost, replaced models, a week without visit and newer names", async () => {
    const { maya, made, of, weeks, tellLive } = await begin();
    await tellLive();
    const [target = ""] = made.promptIds;
    await removePrompt(maya.request, { brandId: of.brandId, promptId: target });
    await weeks(10, 11);
    await addMadeWeeks(services, maya, made, {
      from: 13,
      to: 15,
      value: GOLDEN.value,
      served: (cell) => (cell.model === 2 ? "c9" : (GOLDEN.served?.(cell) ?? "")),
    });
    await services.db
      .updateTable("brands")
      .set({ counted_version: 7, names_version: 7 })
      .where("id", "=", of.brandId)
      .execute();
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({
      looks: [
        {
          result: {
            kind: "answered",
            leftOut: [MODELS[2]],
            lost: [{ promptId: target, because: "removed" }],
            missedWeeks: 1,
            isRecounted: true,
            targets: 5,
          },
        },
      ],
    });
  });

  it("is not answerable where all models changed version", async () => {
    const { maya, made, of, tellLive } = await begin();
    await tellLive();
    await addMadeWeeks(services, maya, made, { from: 10, to: 14, value: GOLDEN.value, served: () => "new" });
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({
      state: "ended",
      looks: [{ result: { kind: "unanswered", reason: "versions" } }],
    });
    const [{ sentence } = { sentence: "" }] = await listExperiments(maya.request, of);
    expect(sentence).toBe("Not answerable. Because all models changed version.");
  });

  it("tells beside it where the market moved in its weeks, in labels of its prompts, and nothing before it", async () => {
    const { maya, made, of, weeks, tellLive } = await begin({ looks: 2 });
    await tellLive();
    await weeks(10, 13);
    const move = async (week: number, label: string | null, promptIds = made.promptIds.slice(0, 4)) => {
      const at = new Date(`${made.mondayAt(week)}T06:00:00Z`);
      const { id } = await services.db
        .selectFrom("brand_visits")
        .select("id")
        .where("brand_id", "=", of.brandId)
        .where("due_at", "=", at)
        .executeTakeFirstOrThrow();
      const [from, to] = [`${made.mondayAt(week - 2)}T06:00:00.000Z`, at.toISOString()];
      const told = { label, from, to, models: MODELS };
      await services.db
        .insertInto("brand_alerts")
        .values({
          ...{ id: crypto.randomUUID(), brand_id: of.brandId, visit_id: id, prompt_id: null, type: "market" },
          ...{
            subject: `market/${id}/${label ?? ""}`,
            details: JSON.stringify({ type: "market", promptIds, ...told }),
            at,
          },
        })
        .execute();
      return { ...told, at: to };
    };
    const inItsWeeks = await move(12, null);
    await move(12, "Another label", [crypto.randomUUID()]);
    await move(1, null);
    expect(await getExperiment(maya.request, of)).toMatchObject({ looks: [], marketMoves: [] });
    await weeks(14, 15);
    await move(15, null);
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({
      looks: [{ number: 1 }],
      marketMoves: [inItsWeeks],
    });
  });

  it("keeps another plan from aiming at its prompts", async () => {
    const { maya, made, of, weeks, tellLive } = await begin();
    await tellLive();
    const { brandId } = of;
    const controls = made.promptIds.slice(0, 5);
    const aimed = experimentOf(made, {
      actions: [{ address: "Another page", promptIds: made.promptIds.slice(6, 12) }],
      controls,
    });
    const blocked = await createExperiment(maya.request, { brandId, ...aimed });
    await expect(freezeExperiment(maya.request, { brandId, experimentId: blocked.id })).rejects.toMatchObject(
      { code: "EXPERIMENT_UNANSWERABLE", message: expect.stringContaining("aimed") },
    );
    await weeks(10, 14);
    await take(brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({ looks: [{ result: { lost: [] } }] });
  });

  it("loses controls that another experiment's action reached", async () => {
    const { maya, made, of, weeks, tellLive } = await begin({}, 18);
    await tellLive();
    const { brandId } = of;
    const reached = made.promptIds.slice(6, 11);
    const notYet = made.promptIds.slice(11, 12);
    const actions = [
      { address: "Another page", promptIds: reached },
      { address: "A page to come", promptIds: notYet },
    ];
    const controls = made.promptIds.slice(12);
    const other = await createExperiment(maya.request, {
      brandId,
      ...experimentOf(made, { actions, controls }),
    });
    const { id: experimentId, plan } = await freezeExperiment(maya.request, {
      brandId,
      experimentId: other.id,
    });
    await inWeek(services, made, 10, async () => {
      const actionId = plan.actions[0]?.id ?? "";
      await goLive(maya.request, { brandId, experimentId, actionId, liveOn: made.mondayAt(10) });
    });
    await weeks(10, 14);
    await take(brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({
      looks: [
        {
          result: {
            kind: "unanswered",
            reason: "few_prompts",
            lost: reached.map((promptId) => ({ promptId, because: "aimed" })),
          },
        },
      ],
    });
  });

  it("of daily visits is told for the Sunday of its last week, and costs seven visits a week", async () => {
    const { maya, made, of, weeks, tellLive } = await begin();
    await tellLive();
    await weeks(10, 11);
    const { brandId } = of;
    const plan = { brandId, ...experimentOf(made, {}) };
    const weekly = await planExperiment(maya.request, plan);
    await services.db
      .updateTable("brands")
      .set({ rhythm: "daily", next_visit_at: new Date(`${addDays(made.mondayAt(11), 1)}T06:00:00Z`) })
      .where("id", "=", brandId)
      .execute();
    expect((await getExperiment(maya.request, of)).progress).toEqual({
      counted: 0,
      needed: 4,
      nextLookOn: addDays(made.mondayAt(14), 6),
    });
    const daily = await planExperiment(maya.request, plan);
    expect(daily.forecast.credits).toBe(7 * weekly.forecast.credits);
  });

  it("waits while some of its visits are counted by older rules than others", async () => {
    const { maya, of, weeks, tellLive } = await begin();
    await tellLive();
    await weeks(10, 14);
    const { brandId } = of;
    const ofBrand = services.db.updateTable("brand_visits").where("brand_id", "=", brandId);
    await ofBrand.set({ identity_version: 0 }).execute();
    await take(brandId);
    expect((await getExperiment(maya.request, of)).looks).toEqual([]);
    await ofBrand.set({ identity_version: IDENTITY_VERSION }).execute();
    await take(brandId);
    expect((await getExperiment(maya.request, of)).looks).toHaveLength(1);
  });

  it("is taken by the job that the end of a visit queues", async () => {
    const { maya, of, weeks, tellLive } = await begin();
    await tellLive();
    await weeks(10, 14);
    const { brandId } = of;
    const isLast = services.db.updateTable("brand_prompts").where("brand_id", "=", brandId);
    await isLast
      .set({ removed_at: new Date("2100-01-01") })
      .where("position", ">", 0)
      .execute();
    await services.db
      .updateTable("brands")
      .set({ models: MODELS.slice(0, 1), rounds: 1 })
      .where("id", "=", brandId)
      .execute();
    await visit(services, maya, brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({ state: "ended", looks: [{ number: 1 }] });
  });
});

describe("a frozen plan", () => {
  it("changes by no door, and its hash is that of its canonical JSON", async () => {
    const { maya, made, of, frozen, tellLive } = await begin();
    expect(frozen.sha256).toBe(sha256(canonicalJson(toJson(frozen.plan))));
    const wish = experimentOf(made, { name: "Other", worth: 3 });
    const calls = [
      () => changeExperiment(maya.request, { ...of, ...wish }),
      () => deleteExperiment(maya.request, of),
      () => freezeExperiment(maya.request, of),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "EXPERIMENT_FROZEN" });
    await tellLive();
    const changes = [
      sql`update experiments set plan = jsonb_set(plan, '{worth}', '1') where id = ${of.experimentId}`,
      sql`update experiments set sha256 = 'x' where id = ${of.experimentId}`,
      sql`update experiments set frozen_at = now() - interval '1 year' where id = ${of.experimentId}`,
      sql`update experiments set frozen_at = null, sha256 = null, state = 'draft' where id = ${of.experimentId}`,
      sql`update live_actions set live_on = live_on - 7 where experiment_id = ${of.experimentId}`,
    ];
    for (const change of changes)
      await expect(change.execute(services.db)).rejects.toMatchObject({ code: "23514" });
    await stopExperiment(maya.request, of);
    for (const looks of ['[{"number": 1}]', "[]"])
      await expect(
        sql`update experiments set looks = ${looks}::jsonb, state = 'running' where id = ${of.experimentId}`.execute(
          services.db,
        ),
      ).rejects.toMatchObject({ code: "23514" });
    const { plan } = await getExperiment(maya.request, of);
    expect(plan).toEqual(frozen.plan);
  });

  it("is stopped without a word of its effect, and abandoned only before anything is live", async () => {
    const { maya, of, weeks, tellLive } = await begin();
    await tellLive();
    await expect(abandonExperiment(maya.request, of)).rejects.toMatchObject({ code: "EXPERIMENT_HAS_BEGUN" });
    await weeks(10, 13);
    await stopExperiment(maya.request, of);
    await weeks(14, 15);
    await take(of.brandId);
    expect(await getExperiment(maya.request, of)).toMatchObject({ state: "stopped", looks: [] });
    const [listed] = await listExperiments(maya.request, of);
    expect(listed).toMatchObject({
      effect: null,
      sentence: "Stopped by hand before its last look: nothing is said of an effect.",
    });
    for (const call of [stopExperiment, abandonExperiment])
      await expect(call(maya.request, of)).rejects.toMatchObject({ code: "EXPERIMENT_NOT_RUNNING" });
    const other = await begin();
    expect(await abandonExperiment(other.maya.request, other.of)).toMatchObject({ state: "abandoned" });
  });

  it("takes a go-live once, of one of its actions, within a week of its day", async () => {
    const { maya, made, of, frozen } = await begin();
    const [actionId = ""] = frozen.plan.actions.map(({ id }) => id);
    const tell = (changes: object, week = 10) =>
      inWeek(services, made, week, () =>
        goLive(maya.request, { ...of, actionId, liveOn: made.mondayAt(10), ...changes }),
      );
    const wrong: [object, string, number?][] = [
      [{ liveOn: made.mondayAt(11) }, "LIVE_DAY_INVALID"],
      [{ liveOn: made.mondayAt(5) }, "LIVE_DAY_INVALID"],
      [{ liveOn: "2026-02-30" }, "LIVE_DAY_INVALID"],
      [{}, "LIVE_DAY_INVALID", 12],
      [{ actionId: of.brandId }, "ACTION_NOT_FOUND"],
      [{ actionId: "\0" }, "ACTION_NOT_FOUND"],
    ];
    for (const [changes, code, week] of wrong)
      await expect(tell(changes, week)).rejects.toMatchObject({ code });
    expect(await tell({ address: " https://hubspot.com/new " })).toMatchObject({
      live: [{ actionId, address: "https://hubspot.com/new", liveOn: made.mondayAt(10) }],
    });
    await expect(tell({})).rejects.toMatchObject({ code: "ACTION_IS_LIVE" });
  });
});

describe("a running plan", () => {
  const sharedOf = async (maya: TestUser, of: { brandId: string; experimentId: string }) => {
    const { url } = await createLink(maya.request, { ...of, days: 7 });
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    return (await getSharedExperiment(services.guest, { token })).experiment;
  };

  it("says at once which of its prompts are asked no more, on every page of it, until they are asked again", async () => {
    const { maya, made, of } = await begin();
    const { brandId } = of;
    const [gone = ""] = made.promptIds;
    const askedOf = ({ prompts }: Awaited<ReturnType<typeof getExperiment>>) =>
      prompts.filter(({ isAsked }) => isAsked).map(({ id }) => id);
    const [before] = await listExperiments(maya.request, { brandId });
    expect(before?.promptIds).toEqual(made.promptIds);
    expect(before?.sentence).not.toContain("asked no more");
    await removePrompt(maya.request, { brandId, promptId: gone });
    const one = await getExperiment(maya.request, of);
    expect(askedOf(one)).toEqual(made.promptIds.slice(1));
    expect(one.sentence).toMatch(
      /1 of its 12 prompts is asked no more, and lost to its looks unless it is added again\.$/,
    );
    const markets = [{ country: "DE", language: "de" }];
    await changeBrand(maya.request, { brandId, markets });
    const all = await sharedOf(maya, of);
    expect(askedOf(all)).toEqual([]);
    expect(askedNoMore(all)).toMatch(/^12 of its 12 prompts are asked no more/);
    expect((await listExperiments(maya.request, { brandId }))[0]?.sentence).toContain(askedNoMore(all));
    await changeBrand(maya.request, { brandId, markets: [] });
    await addPrompts(maya.request, { brandId, prompts: [{ prompt: "Best tool number 0", label: null }] });
    const back = await getExperiment(maya.request, of);
    expect(askedOf(back).sort()).toEqual(made.promptIds.toSorted());
    expect(back.sentence).toBe(before?.sentence);
    await stopExperiment(maya.request, of);
    await removePrompt(maya.request, { brandId, promptId: gone });
    const [stopped] = await listExperiments(maya.request, { brandId });
    expect(stopped).toMatchObject({ promptIds: [], sentence: expect.not.stringContaining("asked no more") });
  });

  it("of drawn dates says at once that an action which went live before its date leaves no answer", async () => {
    const { maya, made, of, frozen } = await beginExperiment(
      services,
      { isDrawn: true, lag: 1 },
      16,
      (promptIds) =>
        Array.from({ length: 8 }, (_, nth) => ({
          address: `hubspot.com/${nth}`,
          promptIds: promptIds.slice(2 * nth, 2 * nth + 2),
        })),
    );
    const [action] = frozen.plan.actions;
    const today = services.context.now().toISOString().slice(0, "YYYY-MM-DD".length);
    const tell = (liveOn: string) => goLive(maya.request, { ...of, actionId: action?.id ?? "", liveOn });
    await expect(tell(made.mondayAt(11))).rejects.toMatchObject({
      code: "LIVE_DAY_INVALID",
      message: expect.stringContaining("has not come yet"),
    });
    expect(frozen.sentence).toMatch(/^No figure before/);
    const said = "Not answerable: “hubspot.com/0” went live before its drawn date.";
    expect((await tell(today)).sentence).toBe(said);
    expect((await listExperiments(maya.request, { brandId: of.brandId }))[0]?.sentence).toBe(said);
    expect((await sharedOf(maya, of)).sentence).toBe(said);
    await addMadeWeeks(services, maya, made, { from: 10, to: 18, ...GOLDEN });
    await take(of.brandId);
    const { looks } = await getExperiment(maya.request, of);
    expect(looks).toMatchObject([{ result: { kind: "unanswered", reason: "done_early" } }]);
  });
});

describe("drawn dates", () => {
  const EIGHT = Array.from({ length: 8 }, (_, nth) => nth);
  it("are drawn by the freeze alone, once, and anybody can check their order", async () => {
    const maya = await addUser(services, { credits: 50 });
    const made = await addTrackedBrand(services, maya, { prompts: 16 });
    const quiet: typeof GOLDEN.value = ({ prompt, model, week }) =>
      40 + 3 * Math.sin(2.3 * prompt + model + 1.7 * week);
    await addMadeWeeks(services, maya, made, { from: 0, to: 9, value: quiet });
    const { brandId } = made;
    const actions = EIGHT.map((nth) => ({
      address: `Page ${nth}`,
      promptIds: made.promptIds.slice(2 * nth, 2 * nth + 2),
    }));
    const draft = await createExperiment(maya.request, {
      brandId,
      ...experimentOf(made, { actions, isDrawn: true, lag: 1 }),
    });
    expect(draft.plan).toMatchObject({ controls: [], looks: [], drawing: null });
    const of = { brandId, experimentId: draft.id };
    const tries = await Promise.allSettled([1, 2, 3].map(() => freezeExperiment(maya.request, of)));
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    const { plan } = await getExperiment(maya.request, of);
    const waves = plan.drawing?.waves ?? [];
    expect(plan.drawing?.entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(waves.map(({ startsOn }) => startsOn)).toEqual([made.mondayAt(10), made.mondayAt(18)]);
    const order = drawOrder(
      plan.actions.map(({ id }) => id),
      plan.drawing?.entropy ?? "",
    );
    expect(waves.flatMap(({ actionIds }) => actionIds)).toEqual(order);

    const first = waves[0]?.actionIds ?? [];
    await inWeek(services, made, 10, async () => {
      for (const actionId of first)
        await goLive(maya.request, { ...of, actionId, liveOn: made.mondayAt(10) });
    });
    const livePrompts = plan.actions.flatMap(({ id, promptIds }) => (first.includes(id) ? promptIds : []));
    const value: typeof GOLDEN.value = (cell) => {
      const isLive = cell.week >= 11 && livePrompts.includes(made.promptIds[cell.prompt] ?? "");
      return (quiet(cell) ?? 0) + (isLive ? 15 : 0);
    };
    await addMadeWeeks(services, maya, made, { from: 10, to: 17, value });
    await take(brandId);
    expect((await getExperiment(maya.request, of)).looks).toEqual([]);
    await addMadeWeeks(services, maya, made, { from: 18, to: 18, value });
    await take(brandId);
    const ended = await getExperiment(maya.request, of);
    expect(ended).toMatchObject({
      state: "ended",
      looks: [{ result: { kind: "answered", verdict: "rose", chance: { draws: 70 }, readings: null } }],
    });
  });

  it("are told beside every later draw of the same actions, also of an abandoned plan, in any order", async () => {
    const { maya, made, of, frozen } = await beginExperiment(
      services,
      { isDrawn: true, lag: 1 },
      16,
      (promptIds) =>
        EIGHT.map((nth) => ({
          address: `hubspot.com/${nth}`,
          promptIds: promptIds.slice(2 * nth, 2 * nth + 2),
        })),
    );
    expect(frozen.earlierDraws).toEqual([]);
    const actions = frozen.plan.actions.map(({ address, promptIds }) => ({
      address: `http://www.${address}/#top`,
      promptIds: promptIds.toReversed(),
    }));
    const save = async (changes: Partial<NamedWish>) => {
      const wish = { ...experimentOf(made, { isDrawn: true, lag: 1, controls: [] }), ...changes };
      const { id: experimentId } = await createExperiment(maya.request, { brandId: of.brandId, ...wish });
      return { brandId: of.brandId, experimentId };
    };
    await abandonExperiment(maya.request, of);
    const again = await save({ actions: actions.toReversed() });
    const waves = frozen.plan.drawing?.waves.map(({ startsOn, actionIds }) => ({
      startsOn,
      addresses: actionIds.map((id) => frozen.plan.actions.find((one) => one.id === id)?.address),
    }));
    const first = {
      ...{ experimentId: of.experimentId, state: "abandoned" as const, waves },
      frozenAt: frozen.frozenAt ?? "",
    };
    expect(await getExperiment(maya.request, again)).toMatchObject({ state: "draft", earlierDraws: [first] });
    const second = await freezeExperiment(maya.request, again);
    expect(second.earlierDraws).toEqual([first]);
    const { url } = await createLink(maya.request, { ...again, days: 7 });
    const token = new URL(url).pathname.split("/").at(-1) ?? "";
    const { experiment: shared } = await getSharedExperiment(services.guest, { token });
    expect(shared.earlierDraws).toEqual([first]);
    expect(earlierDrawTexts(shared)[0]).toMatch(
      /^These actions were drawn before: on \d+ \w+ \(abandoned\)\.$/,
    );
    expect((await getExperiment(maya.request, of)).earlierDraws).toEqual([]);

    await abandonExperiment(maya.request, again);
    const [one, two, ...others] = actions;
    const swapped = [
      { address: one?.address ?? "", promptIds: two?.promptIds ?? [] },
      { address: two?.address ?? "", promptIds: one?.promptIds ?? [] },
    ];
    const different: Partial<NamedWish>[] = [
      { actions: [...others, ...swapped] },
      { actions: actions.slice(1) },
      { actions, isDrawn: false },
    ];
    for (const changes of different)
      expect((await getExperiment(maya.request, await save(changes))).earlierDraws).toEqual([]);
    const third = await freezeExperiment(maya.request, await save({ actions }));
    expect(third.earlierDraws.map(({ experimentId }) => experimentId)).toEqual([
      of.experimentId,
      again.experimentId,
    ]);
  });
});

describe("a plan", () => {
  let maya: TestUser;
  let made: MadeBrand;
  beforeAll(async () => {
    maya = await addUser(services, { credits: 50 });
    made = await addTrackedBrand(services, maya, { prompts: 16 });
    await addMadeWeeks(services, maya, made, { from: 0, to: 9, ...GOLDEN });
  });

  it("tells what it could see, proposes controls by level, and asks nothing", async () => {
    const { brandId, promptIds } = made;
    const found = await planExperiment(maya.request, { brandId, ...experimentOf(made) });
    expect(found.forecast).toMatchObject({
      targets: 6,
      controls: 6,
      visitsSoFar: 10,
      visitsBefore: 10,
      weeks: 5,
      extraCredits: 0,
      drawn: null,
      faults: [],
    });
    const { smallest, smallestLater, power } = found.forecast;
    expect(smallest).toBeGreaterThan(0);
    expect(smallestLater ?? 200).toBeLessThan(smallest ?? 0);
    expect(power).toBeGreaterThan(0);
    const proposed = found.proposedControls.map(({ promptId }) => promptId);
    const levels = (nth: number) => 34 + 2 * nth;
    const within = promptIds.filter((_, nth) => nth >= 6 && levels(nth) < levels(5) + 10);
    expect(proposed.filter((id) => within.includes(id)).length).toBeGreaterThanOrEqual(3);
    expect(proposed.filter((id) => promptIds.slice(0, 6).includes(id))).toEqual([]);
    const none = await planExperiment(maya.request, {
      brandId,
      ...experimentOf(made, { actions: [], controls: [] }),
    });
    expect(none).toMatchObject({
      proposedControls: [],
      forecast: { smallest: null, faults: ["few_targets", "few_controls"] },
    });
  });

  it("reads the 26 visited weeks before its start that its look reads, whatever was before them", async () => {
    const ana = await addUser(services, { credits: 50 });
    const own = await addTrackedBrand(services, ana);
    const weeks = (from: number, to: number) => addMadeWeeks(services, ana, own, { from, to, ...GOLDEN });
    await weeks(-16, 9);
    const plan = { brandId: own.brandId, ...experimentOf(own) };
    const found = await planExperiment(ana.request, plan);
    expect(found.forecast).toMatchObject({ visitsSoFar: 26, faults: [] });
    await weeks(-40, -17);
    expect(await planExperiment(ana.request, plan)).toEqual(found);
    const { brandId, promptIds } = own;
    const wanted = { brandId, promptIds, market: null, timeZone: "UTC", models: MODELS };
    const { visits } = await readPast(services.db, { ...wanted, before: own.mondayAt(10) });
    expect(visits).toHaveLength(26);
    expect((await readPast(services.db, wanted)).visits).toHaveLength(50);
  });

  it("counts a visit that was made up for in the week in which it was asked", async () => {
    const ana = await addUser(services, { credits: 50 });
    const own = await addTrackedBrand(services, ana);
    await addMadeWeeks(services, ana, own, { from: 1, to: 4, ...GOLDEN });
    const { brandId, promptIds, mondayAt } = own;
    const wanted = { brandId, promptIds, market: null, timeZone: "UTC", models: MODELS };
    const days = async (before?: string) =>
      (await readPast(services.db, { ...wanted, ...(before && { before }) })).visits.map(({ day }) => day);
    const [third, fourth] = [mondayAt(3), mondayAt(4)];
    expect((await days()).slice(2)).toEqual([third, fourth]);
    await services.db
      .updateTable("brand_visits")
      .set({ began_at: new Date(`${addDays(third, 9)}T12:00:00Z`) })
      .where("brand_id", "=", brandId)
      .where("due_at", ">", new Date(third))
      .where("due_at", "<", new Date(fourth))
      .execute();
    expect((await days()).slice(2)).toEqual([addDays(third, 9), fourth]);
    expect(await days(fourth)).toEqual([mondayAt(1), mondayAt(2)]);
  });

  it("starts a line anew in the week of UTC in which a model changed silently, wherever the brand is", async () => {
    const ana = await addUser(services, { credits: 50 });
    const own = await addTrackedBrand(services, ana);
    await addMadeWeeks(services, ana, own, { from: 1, to: 3, value: () => 50 });
    const [modelId = expect.fail()] = MODELS;
    await addWeather(services, [{ modelId, served: "v1", week: own.mondayAt(2), hasChanged: true }]);
    const { brandId, promptIds } = own;
    // Six on Monday in UTC is Sunday in Los Angeles.
    const wanted = { brandId, promptIds, market: null, timeZone: "America/Los_Angeles", models: [modelId] };
    const cells = (await readPast(services.db, wanted)).cells("score");
    const versions = cells
      .filter(({ promptId }) => promptId === promptIds[0])
      .map(({ epoch }) => epoch.split(" ")[0]);
    expect(versions).toEqual(["v1", "v1~1", "v1~1"]);
    await services.db.deleteFrom("weather_weeks").execute();
  });

  it("is refused with a reason where something in it is wrong", async () => {
    const { brandId, promptIds, mondayAt } = made;
    const [one = "", two = ""] = promptIds;
    const wrong: Parameters<typeof experimentOf>[1][] = [
      { name: " " },
      { lag: 5 },
      { lag: 0.5 },
      { looks: 3 },
      { worth: 0 },
      { worth: Number.NaN },
      { startsOn: "2026-02-31" },
      { startsOn: "9999-01-01" },
      { actions: [{ address: "", promptIds: [one] }] },
      { actions: [{ address: "Page", promptIds: [] }] },
      { actions: [{ address: "Page", promptIds: [brandId] }] },
      { actions: [1, 2].map(() => ({ address: "Page", promptIds: [one] })) },
      { actions: [{ address: "Page", promptIds: [one] }], controls: [one, two] },
      { controls: ["\0"] },
    ];
    for (const changes of wrong)
      await expect(
        createExperiment(maya.request, { brandId, ...experimentOf(made, changes) }),
        JSON.stringify(changes),
      ).rejects.toMatchObject({ code: "EXPERIMENT_INVALID" });
    await expect(
      createExperiment(maya.request, { brandId, ...experimentOf(made, { market: "XX/yy" }) }),
    ).rejects.toMatchObject({ code: "INVALID_MARKET" });
    const late = await createExperiment(maya.request, {
      brandId,
      ...experimentOf(made, { startsOn: mondayAt(8) }),
    });
    await expect(freezeExperiment(maya.request, { brandId, experimentId: late.id })).rejects.toMatchObject({
      code: "EXPERIMENT_INVALID",
    });
    const renamed = await changeExperiment(maya.request, {
      brandId,
      experimentId: late.id,
      ...experimentOf(made, { name: "Small", actions: [{ address: "Page", promptIds: [one] }] }),
    });
    expect(renamed).toMatchObject({ name: "Small", state: "draft", sha256: null, forecast: null });
    await expect(freezeExperiment(maya.request, { brandId, experimentId: late.id })).rejects.toMatchObject({
      code: "EXPERIMENT_UNANSWERABLE",
    });
    await deleteExperiment(maya.request, { brandId, experimentId: late.id });
    await expect(getExperiment(maya.request, { brandId, experimentId: late.id })).rejects.toMatchObject({
      code: "EXPERIMENT_NOT_FOUND",
    });
  });

  it("of somebody else does not exist", async () => {
    const noah = await addUser(services);
    const own = await addBrand(noah);
    const { brandId } = made;
    const { id: experimentId } = await createExperiment(maya.request, { brandId, ...experimentOf(made) });
    const calls = [
      (of: { brandId: string; experimentId: string }) => getExperiment(noah.request, of),
      (of: { brandId: string; experimentId: string }) => freezeExperiment(noah.request, of),
      (of: { brandId: string; experimentId: string }) => stopExperiment(noah.request, of),
      (of: { brandId: string; experimentId: string }) => deleteExperiment(noah.request, of),
      (of: { brandId: string; experimentId: string }) =>
        goLive(noah.request, { ...of, actionId: "x", liveOn: "2026-11-30" }),
      (of: { brandId: string; experimentId: string }) =>
        changeExperiment(noah.request, { ...of, ...experimentOf(made) }),
    ];
    for (const call of calls) {
      await expect(call({ brandId, experimentId })).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
      for (const id of [experimentId, "\0", "no-id"])
        await expect(call({ brandId: own, experimentId: id })).rejects.toMatchObject({
          code: "EXPERIMENT_NOT_FOUND",
        });
    }
    await expect(listExperiments(noah.request, { brandId })).rejects.toMatchObject({
      code: "BRAND_NOT_FOUND",
    });
  });
});
