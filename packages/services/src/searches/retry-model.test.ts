import { readAllowance } from "@standings/database";
import { asColumnId } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CLAUDE, endsOf, follow, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { getSearch } from "./get-search.ts";
import { retryModel } from "./retry-model.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { credits: 5 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

/** A search of which these models have failed. */
async function failedSearch(user: TestUser, ...models: string[]): Promise<string> {
  await setFaults(services, ...models.map((model) => ({ model, kind: "error", status: 400 })));
  const { searchId } = await search(user);
  await setFaults(services);
  return searchId;
}

describe("a model that failed", () => {
  it("is asked again for nothing, and its answer joins the others", async () => {
    const searchId = await failedSearch(maya, GPT);
    const before = await getSearch(maya.request, searchId);
    await retryModel(maya.request, { searchId, columnId: GPT });
    await follow(maya, searchId);
    const after = await getSearch(maya.request, searchId);
    expect(after.models.map(({ status }) => status)).toEqual(["success", "success"]);
    expect(after.results.length).toBeGreaterThanOrEqual(before.results.length);
    expect(after.results[0]?.votes).toHaveLength(2);
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
    const attempts = await services.db
      .selectFrom("model_answers")
      .select(["column_id", "attempt", "status"])
      .where("run_id", "=", searchId)
      .where("column_id", "=", GPT)
      .orderBy("attempt")
      .execute();
    expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, "error"],
      [2, "success"],
    ]);
  });

  it("can fail again, and be asked again", async () => {
    const searchId = await failedSearch(maya, GPT);
    await setFaults(services, { model: GPT, kind: "error", status: 400 });
    await retryModel(maya.request, { searchId, columnId: GPT });
    expect(endsOf(await follow(maya, searchId)).map(({ status }) => status)).toEqual(
      expect.arrayContaining(["error", "success", "error"]),
    );
    await setFaults(services);
    await retryModel(maya.request, { searchId, columnId: GPT });
    expect(endsOf(await follow(maya, searchId)).at(-1)).toMatchObject({ columnId: GPT, status: "success" });
  });

  it("costs a credit in a search that was refunded, once for both models at once", async () => {
    const searchId = await failedSearch(maya, GPT, CLAUDE);
    await Promise.all([GPT, CLAUDE].map((columnId) => retryModel(maya.request, { searchId, columnId })));
    await follow(maya, searchId);
    const { credits, entries } = await accountOf(services, maya.userId);
    expect([credits, entries]).toEqual([4, ["search -1", "search_refund 1", "search -1"]]);
    expect((await getSearch(maya.request, searchId)).results.length).toBeGreaterThan(3);
  });

  it("costs a credit where there was none before", async () => {
    const poor = await addUser(services);
    for (let preview = 1; preview <= 3; preview += 1) await search(poor, { models: [GPT] });
    const { searchId } = await search(poor, { models: [GPT] });
    const refused = retryModel(poor.request, { searchId, columnId: GPT });
    await expect(refused).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await setCredits(services, poor.userId, 1);
    await retryModel(poor.request, { searchId, columnId: GPT });
    await follow(poor, searchId);
    expect((await getSearch(poor.request, searchId)).results.length).toBeGreaterThan(3);
    expect((await accountOf(services, poor.userId)).credits).toBe(0);
  });

  it("of a comparison is asked its own prompt", async () => {
    await setFaults(services, { model: CLAUDE, kind: "error", status: 403, times: 1 });
    const prompts = { prompt: "Best accounting software", prompt2: "Best project management tools" };
    const { searchId, events } = await search(maya, { kind: "comparison", models: [CLAUDE], ...prompts });
    const failed = endsOf(events).find(({ status }) => status === "error");
    const columnId = failed?.columnId ?? asColumnId("");
    await retryModel(maya.request, { searchId, columnId });
    await follow(maya, searchId);
    const { models } = await getSearch(maya.request, searchId);
    expect(models.map(({ status }) => status)).toEqual(["success", "success"]);
    expect(models[0]?.results).not.toEqual(models[1]?.results);
  });
});

describe("after two free retries", () => {
  const retry = async (searchId: string, fault?: string) => {
    await setFaults(services, ...(fault ? [{ model: GPT, kind: fault, status: 400 }] : []));
    await retryModel(maya.request, { searchId, columnId: GPT });
    return (await follow(maya, searchId)).at(-1);
  };
  /** A paid search whose column GPT has no answer and no free retries. */
  async function exhausted(fault = "error"): Promise<string> {
    await setFaults(services, { model: GPT, kind: fault, status: 400 });
    const { searchId } = await search(maya);
    await retry(searchId, fault);
    await retry(searchId, fault);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1"]);
    return searchId;
  }

  it.each(["error", "refusal"])("the next one costs a credit, after %s", async (fault) => {
    const searchId = await exhausted(fault);
    expect(await retry(searchId)).toMatchObject({ remainingCredits: 3, refunded: false });
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", "search -1"]);
    expect((await getSearch(maya.request, searchId)).models.map(({ outcome }) => outcome)).toEqual([
      "ranked",
      "ranked",
    ]);
  });

  it.each([
    { fault: "error", entries: ["search -1", "search_refund 1"] },
    { fault: "refusal", entries: ["search -1"] },
  ])("a paid retry that ends in $fault leaves $entries", async ({ fault, entries }) => {
    const searchId = await exhausted();
    await retry(searchId, fault);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", ...entries]);
    await retry(searchId, fault);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", ...entries, ...entries]);
  });

  it("is refused without credits, and charged once for two at once", async () => {
    const searchId = await exhausted();
    await setCredits(services, maya.userId, 0);
    await expect(retry(searchId)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await setCredits(services, maya.userId, 2);
    const twice = [1, 2].map(() => retryModel(maya.request, { searchId, columnId: GPT }));
    const codes = (await Promise.allSettled(twice)).map((end) =>
      "reason" in end ? end.reason.code : "asked",
    );
    expect(codes.sort()).toEqual(["MODEL_NOT_RETRYABLE", "asked"]);
    await follow(maya, searchId);
    expect((await accountOf(services, maya.userId)).credits).toBe(1);
  });

  it("a plan pays in place of the credit, and gets its analysis back for a failure", async () => {
    const searchId = await exhausted();
    const { userId } = maya;
    await services.db
      .updateTable("users")
      .set({ subscription_status: "pro" })
      .where("id", "=", userId)
      .execute();
    const used = () => readAllowance(services.db, { userId, kind: "pro_analyses" });
    await retry(searchId, "error");
    expect(await used()).toBe(0);
    await retry(searchId);
    expect([await used(), (await accountOf(services, userId)).credits]).toEqual([1, 4]);
  });
});

it("a second column of a refunded run can be retried after the first has failed again", async () => {
  const searchId = await failedSearch(maya, GPT, CLAUDE);
  for (const columnId of [GPT, CLAUDE, GPT, CLAUDE]) {
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    await retryModel(maya.request, { searchId, columnId });
    await follow(maya, searchId);
  }
  expect((await accountOf(services, maya.userId)).credits).toBe(5);
});

it("a refunded run that is paid again in a later month gives that month's analysis back", async () => {
  const pro = await addUser(services, { plan: "pro" });
  const searchId = await failedSearch(pro, GPT, CLAUDE);
  const before = sql<Date>`now() - interval '40 days'`;
  await services.db
    .updateTable("runs")
    .set({ created_at: before, paid_at: before })
    .where("id", "=", searchId)
    .execute();
  await setFaults(services, { model: "*", kind: "error", status: 400 });
  await retryModel(pro.request, { searchId, columnId: GPT });
  await follow(pro, searchId);
  expect(await readAllowance(services.db, { userId: pro.userId, kind: "pro_analyses" })).toBe(0);
});

describe("a model that has nothing to retry", () => {
  it("has answered, is still being asked, or was never asked", async () => {
    const { searchId } = await search(maya);
    await setFaults(services, { model: CLAUDE, kind: "hang" });
    const running = await startSearch(maya.request, orderOf({ models: [CLAUDE] }));
    for (const retry of [
      { searchId, columnId: GPT },
      { searchId, columnId: asColumnId("perplexity/sonar") },
      { searchId, columnId: asColumnId("nonsense") },
      { searchId: running.searchId, columnId: CLAUDE },
    ]) {
      await expect(retryModel(maya.request, retry)).rejects.toMatchObject({ code: "MODEL_NOT_RETRYABLE" });
    }
  });

  it("is somebody else's", async () => {
    const searchId = await failedSearch(maya, GPT);
    const eve = await addUser(services, { credits: 5 });
    const retry = { searchId, columnId: GPT };
    await expect(retryModel(eve.request, retry)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    await expect(retryModel(services.guest, retry)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
  });
});
