import { newId } from "@standings/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CLAUDE, endsOf, follow, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { exportAccount } from "../account/export-account.ts";
import { deleteSearch } from "../searches/delete-search.ts";
import { findResult } from "../searches/find-result.ts";
import { getRawAnswer } from "../searches/get-raw-answer.ts";
import { getSearch } from "../searches/get-search.ts";
import { getSharedSearch } from "../searches/get-shared-search.ts";
import { listHistory, listSearchRecords } from "../searches/list-history.ts";
import { queryModel } from "../searches/query-model.ts";
import { retryModel } from "../searches/retry-model.ts";
import { setSearchPrivacy } from "../searches/set-search-privacy.ts";
import { startSearch } from "../searches/start-search.ts";
import { packRuns } from "./pack-runs.ts";
import { unlockRun } from "./unlock-run.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const HOUR_MS = 3_600_000;
const packAfter = (hours: number) =>
  packRuns(services.services.systemRequest(), new Date(Date.now() + hours * HOUR_MS));
/** Packs everything that has ended. */
const pack = () => packAfter(1000);

async function isPacked(searchId: string): Promise<boolean> {
  const packs = services.db.selectFrom("run_packs").select("run_id").where("run_id", "=", searchId);
  return (await packs.execute()).length > 0;
}

const failed = (model: string) => ({ model, kind: "error", status: 400 });

/** Everything that can be read of a search of the user, as it is sent. */
async function readAll(user: TestUser, searchId: string, clientRunId: string): Promise<string> {
  const { request } = user;
  const page = { page: 1, limit: 10, sort: "-createdAt" } as const;
  const claim = { prompt: "Best CRM for startups", columns: [GPT, CLAUDE] };
  const { exportedAt: _, ...account } = await exportAccount(request);
  return JSON.stringify([
    await getSearch(request, searchId),
    await getSharedSearch(services.guest, searchId),
    await findResult(request, claim),
    await listSearchRecords(request, page),
    await listHistory(request, page),
    await getRawAnswer(request, { searchId, columnId: GPT }),
    await getRawAnswer(request, { searchId, columnId: CLAUDE }),
    await follow(user, searchId),
    await follow(user, searchId, 3),
    await follow(user, searchId, 6),
    await startSearch(request, orderOf({ clientRunId })),
    account,
  ]);
}

describe("packRuns", () => {
  it("changes nothing that can be read", async () => {
    const maya = await addUser(services, { credits: 5 });
    await setFaults(services, { model: CLAUDE, kind: "refusal" });
    const clientRunId = newId();
    const { searchId } = await search(maya, { clientRunId });
    const before = await readAll(maya, searchId, clientRunId);
    expect(await pack()).toBe(1);
    expect(await isPacked(searchId)).toBe(true);
    expect(await readAll(maya, searchId, clientRunId)).toBe(before);
    expect(await pack()).toBe(0);
  });

  it("leaves what ended less than two hours ago", async () => {
    const maya = await addUser(services, { credits: 5 });
    const { searchId } = await search(maya);
    expect(await packAfter(1)).toBe(0);
    expect(await isPacked(searchId)).toBe(false);
    expect(await packAfter(3)).toBe(1);
  });

  it("is for the product itself", async () => {
    const maya = await addUser(services);
    await expect(packRuns(maya.request)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a packed run", () => {
  it("can be retried, in the same run, with the attempts and free retries it had", async () => {
    const maya = await addUser(services, { credits: 5 });
    await setFaults(services, failed(GPT));
    const { searchId, events } = await search(maya);
    for (const freeRetriesLeft of [1, 0]) {
      await pack();
      if (freeRetriesLeft === 0) await setFaults(services);
      await retryModel(maya.request, { searchId, columnId: GPT });
      expect(await isPacked(searchId)).toBe(false);
      const log = await follow(maya, searchId);
      expect(log.slice(0, events.length - 1)).toEqual(events.slice(0, -1));
      expect(log.findLast(({ type }) => type === "model_start")).toMatchObject({ freeRetriesLeft });
    }
    const attempts = services.db.selectFrom("model_answers").select(["attempt", "status"]);
    const ofGpt = attempts.where("run_id", "=", searchId).where("column_id", "=", GPT).orderBy("attempt");
    const said = (await ofGpt.execute()).map(({ attempt, status }) => `${attempt} ${status}`);
    expect(said).toEqual(["1 error", "2 error", "3 success"]);
    await pack();
    const { models } = await getSearch(maya.request, searchId);
    expect(models.map(({ status }) => status)).toEqual(["success", "success"]);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1"]);
  });

  it("goes on or is packed when both are tried at once, and loses nothing", async () => {
    const maya = await addUser(services, { credits: 9 });
    await setFaults(services, failed(GPT));
    const runs = await Promise.all(Array.from({ length: 6 }, () => search(maya)));
    await setFaults(services);
    const retries = runs.map(({ searchId }) => retryModel(maya.request, { searchId, columnId: GPT }));
    await Promise.all([pack(), ...retries, pack()]);
    for (const { searchId } of runs) {
      expect(endsOf(await follow(maya, searchId))).toHaveLength(3);
      expect((await getSearch(maya.request, searchId)).results[0]?.votes).toHaveLength(2);
    }
  });

  it("that was refunded is charged anew, and one that asks a model alone finds it", async () => {
    const maya = await addUser(services, { credits: 5 });
    await setFaults(services, failed("*"));
    const { searchId } = await search(maya);
    await pack();
    await setFaults(services);
    const signal = AbortSignal.timeout(120_000);
    const query = { kind: "company", prompt: "Best CRM for startups", webSearch: true, signal } as const;
    const asked = await queryModel(maya.request, { ...query, clientRunId: newId(), columnId: GPT });
    expect(asked).toMatchObject({ searchId, end: { status: "success" } });
    const { entries } = await accountOf(services, maya.userId);
    expect(entries).toEqual(["search -1", "search_refund 1", "search -1"]);
  });

  it("stays censored, until it is paid for", async () => {
    const poor = await addUser(services);
    const { searchId, events } = await search(poor);
    const result = await findResult(poor.request, { searchId, prompt: "", columns: [] });
    await pack();
    expect(await follow(poor, searchId)).toEqual(events);
    expect(await findResult(poor.request, { searchId, prompt: "", columns: [] })).toEqual(result);
    const raw = getRawAnswer(poor.request, { searchId, columnId: GPT });
    await expect(raw).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    await setCredits(services, poor.userId, 1);
    await unlockRun(poor.request, searchId);
    await follow(poor, searchId);
    expect((await getSearch(poor.request, searchId)).results.length).toBeGreaterThan(6);
  });

  it("teaches the directory, and takes it back when it is private or deleted", async () => {
    const maya = await addUser(services, { credits: 5 });
    const spellings = async () =>
      (await services.db.selectFrom("company_spellings").selectAll().execute()).length;
    await services.runJobs();
    const before = await spellings();
    const prompt = "Best running shoes for flat feet";
    const ids = [await search(maya, { prompt }), await search(maya, { prompt })].map((run) => run.searchId);
    await pack();
    await services.runJobs();
    expect(await spellings()).toBeGreaterThan(before);
    const [first = "", second = ""] = ids;
    await setSearchPrivacy(maya.request, { id: first, isPrivate: true });
    await services.runJobs();
    await deleteSearch(maya.request, second);
    expect(await spellings()).toBe(before);
  });
});
