import { PLACE_CALLS, PLACE_QUESTIONS } from "@standings/domain";
import { sized } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addProof } from "../../../test/places.ts";
import { answersOf, CLAUDE, follow, GPT, orderOf, search, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../../test/users.ts";
import { addWeather } from "../../../test/weather.ts";
import { setWorld } from "../../../test/world.ts";
import { JOBS } from "../../jobs/job-catalogue.ts";
import { getSearch } from "../../searches/get-search.ts";
import { startSearch } from "../../searches/start-search.ts";
import { listChanges } from "../changes/list-changes.ts";
import { getFigures } from "../dashboard/get-figures.ts";
import { changeModel } from "./change-models.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { forgetPlace, getPlaces, provePlace, setPlaceRenewal } from "./model-places.ts";

const [GROK, LLAMA] = ["x-ai/grok-3-mini", "meta-llama/llama-4-scout"] as const;
/** Models of the sandbox by `locates` of its personas: those that heed a location, and those that do not. */
const HEEDING = [GPT, CLAUDE, "perplexity/sonar"];
const IGNORING = [
  ...[GROK, "google/gemini-2.5-flash-lite", "amazon/nova-lite-v1"],
  ...["deepseek/deepseek-chat", "deepseek/deepseek-r1", "qwen/qwen3-32b"],
];
const GERMANY = { country: "DE", language: "de" };
const WEEK_MS = 7 * 86_400_000;

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  admin = await addUser(services, { role: "admin" });
});
afterEach(async () => {
  await setFaults(services);
  await setWorld(services, {});
  await services.db.deleteFrom("model_places").execute();
  await services.db.deleteFrom("weather_weeks").execute();
});
afterAll(() => services.close());

const begin = (id: string, country = "DE") => provePlace(admin.request, { id, country });
const placesOf = async (id: string) => (await getPlaces(admin.request, { id })).places;
const proofUnderWay = async () =>
  (await services.db.selectFrom("model_places").select("proof_id").executeTakeFirstOrThrow()).proof_id;
const renew = async () => {
  await JOBS.renew_places?.run(services.services.systemRequest(), {}, ATTEMPT);
};
const ATTEMPT = { id: "1", attempts: 1, isLast: false, askedAt: new Date() };

interface Call {
  /** ISO 8601. */
  readonly time: string;
  readonly model: string;
  readonly question: string;
  readonly location: string | null;
}
/** Calls of proofs that the sandbox has had, the newest first. */
async function proofCalls(): Promise<Call[]> {
  const response = await fetch(`${services.sandbox.url}/models/requests`);
  return ((await response.json()) as Call[]).filter(({ question }) => PLACE_QUESTIONS.includes(question));
}
async function countCalls(work: () => Promise<unknown>): Promise<number> {
  const since = new Date().toISOString();
  await work();
  return (await proofCalls()).filter(({ time }) => time >= since).length;
}

/** How a model of a search in Germany was told the market, and what that rests on. */
async function geoIn(models: readonly string[]) {
  const maya = await addUser(services, { credits: 5 });
  const { searchId, events } = await search(maya, { models, market: GERMANY });
  const versions = answersOf(events).map((answer) => answer.versions);
  return { versions, read: () => getSearch(maya.request, searchId) };
}

describe("a proof of a location", () => {
  it("makes each call once though its process dies, half of them with the location, and at nobody's price", async () => {
    const { places } = await begin(GPT);
    expect(places).toMatchObject([{ country: "DE", state: "running", asked: 0, proof: null, renews: false }]);
    for (const country of ["DE", "FR"])
      await expect(begin(GPT, country)).rejects.toMatchObject({ code: "PLACE_PROOF_RUNNING" });
    const other = await services.startProcess();
    const proofId = await proofUnderWay();
    const made = await countCalls(async () => {
      // Two jobs end in a process that then dies before the next one is begun.
      for (const _job of [1, 2])
        await JOBS.prove_place?.run(other.services.systemRequest(), { proofId }, ATTEMPT);
      await other.close();
      expect(await placesOf(GPT)).toMatchObject([{ state: "running", asked: 5 }]);
      await services.runJobs();
    });
    expect(made).toBe(PLACE_CALLS);
    const calls = await proofCalls();
    expect(calls.filter(({ location }) => location === "DE")).toHaveLength(PLACE_CALLS / 2);
    expect(calls.filter(({ location }) => location === null)).toHaveLength(PLACE_CALLS / 2);
    const [place] = await placesOf(GPT);
    expect(place).toMatchObject({ state: "proved", asked: 0, proof: { servedModel: GPT } });
    expect(place?.proof?.low).toBeGreaterThan(0);
    const { entries } = await accountOf(services, admin.userId);
    expect(entries).toEqual([]);
    const { cost } = await getFigures(admin.request, { span: 7 });
    expect(cost.amounts.at(-1)).toBeGreaterThan(0);
    const { changes } = await listChanges(admin.request, {
      page: 1,
      limit: 1,
      search: "",
      sortOrder: "desc",
    });
    expect(changes).toMatchObject([
      { action: "place_proof_begun", subjectId: GPT, after: { country: "DE" } },
    ]);
  });

  it("finds who heeds it: 95% of those that do, 5% of those that don't", { timeout: 600_000 }, async () => {
    const rateOf = async (models: readonly string[], repeats: number) => {
      const states: string[] = [];
      for (let nth = 0; nth < repeats; nth += 1) {
        // Of Nigeria no site is cited without a location, of the UK and the US some are.
        const country = ["DE", "US", "GB", "NG"][nth % 4] ?? "DE";
        for (const model of models) await begin(model, country);
        await services.runJobs();
        for (const model of models) {
          const [place] = await placesOf(model);
          states.push(place?.state ?? "none");
          await forgetPlace(admin.request, { id: model, country });
        }
      }
      expect(states.filter((state) => state !== "proved" && state !== "not_heeded")).toEqual([]);
      return states.filter((state) => state === "proved").length / states.length;
    };
    const most = sized({ gate: 1, whole: 9 });
    const repeats = sized({ gate: 1, whole: 30 });
    expect(await rateOf(HEEDING.slice(0, most), repeats)).toBeGreaterThanOrEqual(0.95);
    expect(await rateOf(IGNORING.slice(0, most), repeats)).toBeLessThanOrEqual(0.05);
  });

  it("ends after one call where the gateway takes no location", async () => {
    await setFaults(services, { model: "*", kind: "no_location" });
    // Another process, since one remembers what its gateway refuses.
    const other = await services.startProcess();
    await begin(GPT, "PT");
    const proofId = await proofUnderWay();
    // Once refused, once without the location.
    expect(
      await countCalls(
        () => JOBS.prove_place?.run(other.services.systemRequest(), { proofId }, ATTEMPT) ?? expect.fail(),
      ),
    ).toBe(2);
    await other.close();
    expect(await placesOf(GPT)).toMatchObject([{ state: "not_sent", proof: null }]);
  });

  it("leaves an earlier one as it was when nothing is answered", async () => {
    await addProof(services, GPT, "DE");
    await begin(GPT);
    // All calls but the last have failed.
    const failed = Array.from({ length: PLACE_CALLS - 1 }, (_, call) => [call, null]);
    await services.db
      .updateTable("model_places")
      .set({ readings: JSON.stringify(Object.fromEntries(failed)) })
      .execute();
    expect(await placesOf(GPT)).toMatchObject([{ state: "running", asked: PLACE_CALLS - 1 }]);
    await services.runJobs();
    expect(await placesOf(GPT)).toMatchObject([{ state: "proved", proof: { effect: 0.41 } }]);
    expect((await geoIn([GPT])).versions).toMatchObject([{ geo: "located" }]);
  });

  it("is asked no more once it is forgotten", async () => {
    await begin(GPT);
    expect(await forgetPlace(admin.request, { id: GPT, country: "DE" })).toMatchObject({ places: [] });
    expect(await countCalls(() => services.runJobs())).toBe(0);
    for (const forgotten of ["DE", "\0", "Germany"])
      await expect(forgetPlace(admin.request, { id: GPT, country: forgotten })).rejects.toMatchObject({
        code: "PLACE_NOT_FOUND",
      });
  });

  it("is for admins, of a model that is asked and searches, and for a country", async () => {
    const maya = await addUser(services);
    await expect(provePlace(maya.request, { id: GPT, country: "DE" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(getPlaces(maya.request, { id: GPT })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(begin("no/model\0")).rejects.toMatchObject({ code: "MODEL_NOT_FOUND" });
    await expect(begin(GPT, "XX")).rejects.toMatchObject({ code: "INVALID_COUNTRY" });
    await expect(begin(LLAMA)).rejects.toMatchObject({ code: "PLACE_UNPROVABLE" });
    const { version } = await getCatalogue(admin.request);
    const status = (next: "disabled" | "active", at: number) =>
      changeModel(admin.request, { version: at, id: GROK, changes: { status: next } });
    const { version: disabled } = await status("disabled", version);
    await expect(begin(GROK)).rejects.toMatchObject({ code: "PLACE_UNPROVABLE" });
    await status("active", disabled);
    await expect(
      setPlaceRenewal(admin.request, { id: GPT, country: "DE", renews: true }),
    ).rejects.toMatchObject({ code: "PLACE_NOT_FOUND" });
  });
});

describe("answers of a model that is proved to heed a location", () => {
  it("are located from then on, those of other models and older ones are not", async () => {
    const before = await geoIn([GPT]);
    expect(before.versions).toMatchObject([{ geo: "sent" }]);
    await addProof(services, GPT, "DE");
    const [{ proof } = expect.fail()] = await placesOf(GPT);
    await addProof(services, CLAUDE, "DE", 0);
    const since = await geoIn([GPT, CLAUDE]);
    const { effect, low, high, provedAt } = proof ?? expect.fail();
    expect(since.versions.map((versions) => versions?.geo).toSorted()).toEqual(["located", "sent"]);
    expect(since.versions).toContainEqual(
      expect.objectContaining({ geo: "located", proof: { effect, low, high, provedAt } }),
    );
    expect((await before.read()).models).toMatchObject([{ versions: { geo: "sent" } }]);
    await forgetPlace(admin.request, { id: GPT, country: "DE" });
    const { models } = await since.read();
    expect(models).toContainEqual(
      expect.objectContaining({ versions: expect.objectContaining({ geo: "located" }) }),
    );
    expect((await geoIn([GPT])).versions).toMatchObject([{ geo: "sent" }]);
  });

  it("are not where the model did not search, or for another country", async () => {
    await addProof(services, GPT, "DE");
    const maya = await addUser(services, { credits: 5 });
    const run = async (changes: object) => {
      const { searchId } = await startSearch(maya.request, orderOf({ models: [GPT], ...changes }));
      return answersOf(await follow(maya, searchId)).map(({ versions }) => versions?.geo);
    };
    expect(await run({ market: GERMANY, webSearch: false })).toEqual(["told"]);
    expect(await run({ market: { country: "AT", language: "de" } })).toEqual(["sent"]);
    expect(await run({ market: null })).toEqual(["none"]);
  });

  it.each([
    [
      "another version answers",
      () => setWorld(services, { versions: [{ model: GPT, served: `${GPT}-2026-11` }] }),
    ],
    [
      "the panel finds that the model changed behind its name",
      () =>
        addWeather(services, [{ modelId: GPT, week: mondayOf(new Date()), served: GPT, hasChanged: true }]),
    ],
    [
      "web search is asked for in another way",
      () => services.db.updateTable("model_places").set({ policy: 0 }).execute(),
    ],
  ])("are only sent again, and the proof is old, when %s", async (_what, change) => {
    await addProof(services, GPT, "DE");
    await change();
    expect((await geoIn([GPT])).versions).toMatchObject([{ geo: "sent" }]);
    expect(await placesOf(GPT)).toMatchObject([{ state: "old", proof: { servedModel: GPT } }]);
  });
});

it("an old proof is made again by itself only where an admin has said so, and once a week at most", async () => {
  await addProof(services, GPT, "DE");
  await services.db.updateTable("model_places").set({ newer_model: "gpt-next" }).execute();
  await services.after(WEEK_MS, renew);
  expect(await placesOf(GPT)).toMatchObject([{ state: "old", renews: false }]);
  await setPlaceRenewal(admin.request, { id: GPT, country: "DE", renews: true });
  await renew();
  expect(await placesOf(GPT)).toMatchObject([{ state: "old", renews: true }]);
  await services.after(WEEK_MS, renew);
  expect(await placesOf(GPT)).toMatchObject([{ state: "running", renews: true }]);
});

/** `YYYY-MM-DD`. */
function mondayOf(day: Date): string {
  const monday = new Date(day);
  monday.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
