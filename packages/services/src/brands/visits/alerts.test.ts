import { alertSentence, asModelId, BUILT_IN_CATALOGUE, wonAndLost } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { letJobsBeDue, mailsTo, setMailFaults } from "../../../test/accounts.ts";
import { ALL, addBrand, HUBSPOT, repeatVisits, untilVisited, visitWeeks } from "../../../test/brands.ts";
import { addProof } from "../../../test/places.ts";
import { CLAUDE, FIVE, GPT, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { addWeather } from "../../../test/weather.ts";
import { setWorld } from "../../../test/world.ts";
import { requireSystem } from "../../request.ts";
import { withdrawAlerts } from "../../weather/withdraw-alerts.ts";
import { writeBody } from "../../webhooks/write-body.ts";
import { addPrompts, changeBrand, removePrompt } from "../change-brand.ts";
import { mondayOf, weekOfDay } from "../experiments/weeks.ts";
import { getBrand, listBrands } from "../list-brands.ts";
import { mailBrand } from "../mails/mail-brand.ts";
import { unsubscribe } from "../mails/unsubscribe.ts";
import { getBrandOverview } from "../overview/get-overview.ts";

const ONE = { prompts: HUBSPOT.prompts.slice(0, 1), models: FIVE, rounds: 3 };
const MAILED = { alertMails: true, digestMails: true };
/** The same for one model beside another. */
const TWO = { ...ONE, models: FIVE.slice(0, 2) };

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterEach(async () => {
  await setWorld(services, {});
  await setMailFaults(services, []);
});
afterAll(() => services.close());

/** Weeks in which nothing happens: two visits, and the same ones again until a week. */
async function quietWeeks(maya: TestUser, brandId: string, to = 6): Promise<void> {
  await visitWeeks(services, maya, brandId, { from: 12, to: 11 });
  await repeatVisits(services, brandId, { from: 10, to });
}

const emailOf = async ({ userId }: TestUser) =>
  (await services.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow())
    .email;

const newestVisit = (brandId: string) =>
  services.db
    .selectFrom("brand_visits as visit")
    .innerJoin("visit_prompts as asked", "asked.visit_id", "visit.id")
    .select(["visit.due_at", "asked.served"])
    .where("visit.brand_id", "=", brandId)
    .orderBy("visit.due_at", "desc")
    .executeTakeFirstOrThrow();

describe("a first listing", () => {
  it("is told once, with the visits before that did not list the brand, by mail and by webhook", async () => {
    const maya = await addUser(services, { credits: 200 });
    const email = await emailOf(maya);
    const brandId = await addBrand(maya, { ...TWO, alertMails: true });
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -3 }] });
    await visitWeeks(services, maya, brandId, { from: 7, to: 6 });
    await setWorld(services, {});
    await visitWeeks(services, maya, brandId, { from: 5, to: 4 });
    const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const firsts = alerts.filter(({ type }) => type === "first");
    expect(firsts).toMatchObject([
      { answers: 6, earlierVisits: 2, earlierAnswers: 6 * 2, prompt: "Best CRM for startups" },
    ]);
    const [first] = firsts;
    if (first?.type !== "first") return expect.fail("no first listing was told");
    expect(first.listed).toBeGreaterThan(0);
    expect(alertSentence("HubSpot", first, BUILT_IN_CATALOGUE, "UTC")).toMatch(
      /^HubSpot is listed for the first time in “Best CRM for startups”: in [1-6] of 6 answers, by .+\. None of the 12 answers of 2 visits before listed it\.$/,
    );
    // A question that is removed and added again is no other question.
    const { prompts } = await getBrand(maya.request, { brandId });
    await removePrompt(maya.request, { brandId, promptId: prompts[0]?.id ?? "" });
    await addPrompts(maya.request, { brandId, prompts: TWO.prompts });
    await services.db
      .updateTable("brand_alerts")
      .set({ subject: "told" })
      .where("brand_id", "=", brandId)
      .execute();
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -3 }] });
    await visitWeeks(services, maya, brandId, { from: 3, to: 2 });
    await setWorld(services, {});
    await visitWeeks(services, maya, brandId, { from: 1, to: 1 });
    const [count] = await services.db
      .selectFrom("brand_alerts")
      .select(({ fn }) => fn.countAll<string>().as("firsts"))
      .where("brand_id", "=", brandId)
      .where("type", "=", "first")
      .execute();
    expect(count?.firsts).toBe("1");
    const mails = await mailsTo(services, email);
    expect(mails.map(({ subject }) => subject)).toContain(
      "HubSpot is listed for the first time in “Best CRM for startups”",
    );
    const told = {
      event: "brand.first_listed",
      subject: { alertId: first.id },
      createdAt: new Date(),
    } as const;
    expect(JSON.parse(await writeBody(services.context, told))).toMatchObject({
      type: "brand.first_listed",
      data: { prompt: "Best CRM for startups", listed: first.listed, answers: 6, earlierAnswers: 12 },
    });
  });
});

describe("a real change", () => {
  it("is told of questions that name nobody, and not where one asks for alternatives to a rival", async () => {
    const maya = await addUser(services, { credits: 200 });
    const prompts = ["Best CRM for startups", "Best alternatives to Salesforce for startups"];
    const brandId = await addBrand(maya, {
      ...TWO,
      prompts: prompts.map((prompt) => ({ prompt, label: null })),
    });
    await quietWeeks(maya, brandId);
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -1 }] });
    await visitWeeks(services, maya, brandId, { from: 5, to: 1 });
    const kept = services.db.selectFrom("brand_alerts").select("details").where("brand_id", "=", brandId);
    expect((await kept.execute()).filter(({ details }) => details.type === "change")).toHaveLength(1);
    const { alerts, prompts: rows } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(alerts).toMatchObject([{ type: "change", prompt: prompts[0] }]);
    const rival = rows.find(({ kind }) => kind === "rival");
    expect(rival?.change?.value).toBeLessThan(-0.1);
  });

  it("is found, dated, told once in the product and by mail, and can be ended by one click", async () => {
    const maya = await addUser(services, { credits: 200 });
    const email = await emailOf(maya);
    const brandId = await addBrand(maya, ONE);
    await quietWeeks(maya, brandId, 7);
    // The end of a visit looks for changes over all weeks before it.
    await visitWeeks(services, maya, brandId, { from: 6, to: 6 });
    const quiet = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(quiet.alerts).toEqual([]);
    await changeBrand(maya.request, { brandId, ...MAILED });
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -1 }] });
    await visitWeeks(services, maya, brandId, { from: 5, to: 1 });
    const overview = await getBrandOverview(maya.request, { brandId, ...ALL });
    const [alert, ...others] = overview.alerts;
    expect(others).toEqual([]);
    if (alert?.type !== "change") return expect.fail("no change was told");
    expect(alert.after).toBeLessThan(alert.before - 0.1);
    // The first visit after the fall, or the one before: the sum may have begun to grow by chance.
    expect([overview.visits[6]?.at, overview.visits[7]?.at]).toContain(alert.to);
    expect(alert.versions).toEqual([]);
    expect(overview.prompts[0]).toMatchObject({ verdict: "real" });
    const ofModel = await getBrandOverview(maya.request, { brandId, ...ALL, model: asModelId(CLAUDE) });
    expect(ofModel.prompts.map(({ verdict }) => verdict)).not.toContain("real");
    const mails = await mailsTo(services, email);
    const told = mails.filter(({ subject }) => subject === "HubSpot fell in “Best CRM for startups”");
    expect(told).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject === "HubSpot this week")).toHaveLength(4);
    const text = told[0]?.text ?? "";
    expect(text).toMatch(/HubSpot fell from \d+ to about \d+ in “Best CRM for startups” between/);
    expect(text).toContain("1 prompt tracked: up to one alert in 20 months may be chance.");
    const token = /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? "";
    expect(await unsubscribe(services.guest, { token: decodeURIComponent(token) })).toEqual({
      name: "HubSpot",
      mail: "digest",
    });
    await expect(
      unsubscribe(services.guest, { token: token.replace("digest", "alerts") }),
    ).rejects.toMatchObject({
      code: "LINK_NOT_FOUND",
    });
    // The next visits settle its figures, which are told by no further mail.
    await sql`update brand_alerts set details = details || '{"after": 0}' where id = ${alert.id}`.execute(
      services.db,
    );
    await visitWeeks(services, maya, brandId, { from: 0, to: 0 });
    const [settling, ...more] = (await getBrandOverview(maya.request, { brandId, ...ALL })).alerts;
    expect([settling?.id, more]).toEqual([alert.id, []]);
    expect(settling).toMatchObject({ after: expect.closeTo(alert.after, 1), isSettled: false });
    expect(await mailsTo(services, email)).toHaveLength(5);
  });

  it("is in no digest of a week that a later one has followed", async () => {
    const maya = await addUser(services, { credits: 50 });
    const email = await emailOf(maya);
    const brandId = await addBrand(maya, { ...ONE, digestMails: true });
    await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
    const first = await services.db
      .selectFrom("brand_visits")
      .select("id")
      .where("brand_id", "=", brandId)
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirstOrThrow();
    const sent = await mailsTo(services, email);
    expect(sent).toHaveLength(2);
    await mailBrand(services.services.systemRequest(), { visitId: first.id });
    expect(await mailsTo(services, email)).toEqual(sent);
  });

  it("is none when a model answers as another version: that is told as what it is", async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, TWO);
    await quietWeeks(maya, brandId);
    await setWorld(services, {
      versions: [{ model: GPT, served: `${GPT}-2026-11` }],
      shifts: [{ domain: "hubspot.com", by: -1, models: [GPT] }],
    });
    await visitWeeks(services, maya, brandId, { from: 5, to: 1 });
    const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(alerts).toMatchObject([{ type: "version", modelId: GPT, toVersion: `${GPT}-2026-11` }]);
    const [alert] = alerts;
    expect(alert?.type === "version" && (alert.effect?.value ?? 0)).toBeLessThan(0);
  });

  it("is none when the panel found that a model changed behind the same version: that is told", async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, TWO);
    await quietWeeks(maya, brandId);
    const { due_at, served } = await newestVisit(brandId);
    const week = mondayOf(weekOfDay(due_at.toISOString().slice(0, 10)));
    const version = served[(TWO.models as readonly string[]).indexOf(GPT)] ?? GPT;
    await addWeather(services, [{ modelId: GPT, week, served: version, hasChanged: true }]);
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -1, models: [GPT] }] });
    await visitWeeks(services, maya, brandId, { from: 5, to: 1 });
    const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(alerts).toMatchObject([{ type: "weather", modelId: GPT, week }]);
    const [alert] = alerts;
    if (!alert) return;
    expect(alertSentence("HubSpot", alert, BUILT_IN_CATALOGUE, "UTC")).toMatch(
      /^GPT .* changed between .* though its version name did not\. .* what moved that week in GPT 4\.1 is not you\.$/,
    );
    const { id } = await services.db
      .selectFrom("brand_alerts")
      .select("id")
      .where("brand_id", "=", brandId)
      .executeTakeFirstOrThrow();
    const told = { event: "model.changed", subject: { alertId: id }, createdAt: new Date() } as const;
    expect(JSON.parse(await writeBody(requireSystem(services.services.systemRequest()), told))).toMatchObject(
      {
        type: "model.changed",
        data: { id, brand: { id: brandId, name: "HubSpot" }, modelId: GPT, week, isSandbox: true },
      },
    );
    await services.db.deleteFrom("weather_weeks").execute();
  });

  it("is told of the week before the visit before only where the panel judged it after that visit", async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, { ...ONE, models: [GPT, CLAUDE], rounds: 1 });
    await visitWeeks(services, maya, brandId, { from: 2, to: 2 });
    const { due_at } = await newestVisit(brandId);
    const week = mondayOf(weekOfDay(due_at.toISOString().slice(0, 10)) - 1);
    await addWeather(services, [
      { modelId: GPT, week, served: "late", hasChanged: true },
      { modelId: CLAUDE, week, served: "known", hasChanged: true },
    ]);
    const ended = services.db.selectFrom("brand_visits").select("ended_at").where("brand_id", "=", brandId);
    await services.db
      .updateTable("weather_weeks")
      .set({ judged_at: ended as never })
      .where("served_model", "=", "known")
      .execute();
    await visitWeeks(services, maya, brandId, { from: 1, to: 0 });
    const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(alerts.filter(({ type }) => type === "weather")).toMatchObject([{ modelId: GPT, week }]);
    await services.db.deleteFrom("weather_weeks").execute();
  });

  it("is withdrawn where the panel finds only later that a model had changed", { tags: "long" }, async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, TWO);
    await quietWeeks(maya, brandId);
    const { due_at, served } = await newestVisit(brandId);
    const shift = { domain: "hubspot.com", by: -1 };
    await setWorld(services, { shifts: [{ ...shift, models: [GPT] }] });
    await visitWeeks(services, maya, brandId, { from: 5, to: 1 });
    const told = async () => {
      const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
      return alerts.filter(({ type }) => type === "change");
    };
    const [alert, ...others] = await told();
    if (alert?.type !== "change") return expect.fail("no change was told");
    expect([alert.withdrawn, others]).toEqual([null, []]);
    const withdraw = () =>
      services.after(Date.parse(alert.at) + 7 * 86_400_000 - Date.now(), () =>
        withdrawAlerts(services.services.systemRequest(), {}),
      );
    await withdraw();
    expect(await told()).toEqual([alert]);

    const week = mondayOf(weekOfDay(due_at.toISOString().slice(0, 10)));
    const version = served[(TWO.models as readonly string[]).indexOf(GPT)] ?? GPT;
    await addWeather(services, [{ modelId: GPT, week, served: version, hasChanged: true }]);
    // A change that was known when the alert was told explains nothing of it.
    const known = mondayOf(weekOfDay(due_at.toISOString().slice(0, 10)) - 30);
    const first = services.db.selectFrom("brand_visits").select((eb) => eb.fn.min("ended_at").as("at"));
    await addWeather(services, [
      { modelId: TWO.models[0] ?? GPT, week: known, served: "older", hasChanged: true },
    ]);
    await services.db
      .updateTable("weather_weeks")
      .set({ judged_at: first.where("brand_id", "=", brandId) as never })
      .where("week", "=", known)
      .execute();
    const late = Date.parse(alert.at) + 15 * 86_400_000 - Date.now();
    await services.after(late, () => withdrawAlerts(services.services.systemRequest(), {}));
    expect(await told()).toEqual([alert]);
    await withdraw();
    const [gone] = await told();
    if (gone?.type !== "change") return expect.fail("the change is gone");
    expect(gone).toEqual({
      ...alert,
      withdrawn: { at: expect.any(String), changes: [{ modelId: GPT, week }], hasManyAtOnce: false },
    });
    expect(alertSentence("HubSpot", gone, BUILT_IN_CATALOGUE, "UTC")).toMatch(
      /^Withdrawn: GPT 4\.1 changed between .* though its version name did not\. What was told: HubSpot fell from /,
    );
    expect(wonAndLost([gone])).toEqual({ won: [], lost: [] });
    const [listed] = await listBrands(maya.request);
    expect(listed?.alerts).toBe(0);
    await withdraw();
    expect(await told()).toEqual([gone]);
    await services.db.deleteFrom("weather_weeks").execute();
  });

  it("is none when somebody else searches for a model: that is told, and older answers are left out", async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, TWO);
    await quietWeeks(maya, brandId, 4);
    await setWorld(services, {
      searches: [{ model: GPT, by: "gateway" }],
      shifts: [{ domain: "hubspot.com", by: -1, models: [GPT] }],
    });
    await visitWeeks(services, maya, brandId, { from: 3, to: 1 });
    const { alerts, recentVisits, companies, visits } = await getBrandOverview(maya.request, {
      brandId,
      ...ALL,
    });
    expect(alerts).toMatchObject([
      { type: "search", modelId: GPT, fromSearch: "native", toSearch: "exa", until: visits[8]?.at },
    ]);
    expect(recentVisits).toBe(3);
    // The other models are compared with before; a share of all points would be of other answers.
    expect(companies[0]?.listedChange).not.toBeNull();
    expect(companies[0]?.voiceChange).toBeNull();
    const stored = await services.db
      .selectFrom("brand_visits")
      .select("searched_by")
      .where("brand_id", "=", brandId)
      .orderBy("due_at")
      .execute();
    const gpt = (FIVE as readonly string[]).indexOf(GPT);
    expect(stored.map(({ searched_by }) => searched_by[gpt])).toEqual([
      ...Array.from({ length: 9 }, () => "native"),
      ...Array.from({ length: 3 }, () => "exa"),
    ]);
  });

  it("is none when a market reaches the models in another way: a line says so, and older answers are left out", async () => {
    const maya = await addUser(services, { credits: 200 });
    const brandId = await addBrand(maya, { ...TWO, markets: [{ country: "NL", language: "nl" }] });
    await addProof(services, CLAUDE, "NL");
    await quietWeeks(maya, brandId, 4);
    await setFaults(services, { model: "*", kind: "no_location" });
    await setWorld(services, { shifts: [{ domain: "hubspot.com", by: -1 }] });
    await visitWeeks(services, maya, brandId, { from: 3, to: 1 });
    await setFaults(services);
    const overview = await getBrandOverview(maya.request, { brandId, ...ALL });
    const ways = overview.alerts.filter(({ type }) => type === "way");
    expect(ways).toHaveLength(overview.alerts.length);
    expect(ways).toContainEqual(
      expect.objectContaining({
        modelId: GPT,
        from: expect.objectContaining({ geo: "sent" }),
        to: expect.objectContaining({ geo: "told" }),
        market: { country: "NL", language: "nl" },
        until: overview.visits[8]?.at,
      }),
    );
    const sentenceOf = (model: string) =>
      alertSentence(
        "HubSpot",
        ways.find((one) => one.type === "way" && String(one.modelId) === model) ?? expect.fail(),
        BUILT_IN_CATALOGUE,
        "UTC",
      );
    expect(sentenceOf(GPT)).toMatch(
      /^GPT 4\.1: “Sent: Netherlands” until .*, “Told: Netherlands” since: its answers before and since are not compared\.$/,
    );
    expect(sentenceOf(CLAUDE)).toMatch(/: “Located in Netherlands” until .*, “Told: Netherlands” since: /);
    expect(overview).toMatchObject({ recentVisits: 3, earlierVisits: 4 });
    const { listed } = overview.companies[0] ?? expect.fail();
    expect(listed.value).toBeLessThan(1);
  });
});

it("tells a visit again under the same Message-ID when the mail server's reply was lost", async () => {
  const maya = await addUser(services, { credits: 20 });
  const email = await emailOf(maya);
  const brandId = await addBrand(maya, { ...TWO, ...MAILED });
  await setMailFaults(services, [{ kind: "lost", to: email, times: 1 }]);
  await visitWeeks(services, maya, brandId, { from: 2, to: 2 });
  await letJobsBeDue(services);
  await services.runJobs();
  await visitWeeks(services, maya, brandId, { from: 1, to: 1 });
  const ids = (await mailsTo(services, email)).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(2);
});

it("waits for no mail that its owner does not want", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya, TWO);
  await visitWeeks(services, maya, brandId, { from: 1, to: 1 });
  await untilVisited(services);
  expect(await mailsTo(services, await emailOf(maya))).toEqual([]);
});
