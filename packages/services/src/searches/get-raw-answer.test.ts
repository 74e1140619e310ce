import { asColumnId } from "@standings/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answersOf, CLAUDE, follow, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import { unlockRun } from "../runs/unlock-run.ts";
import { getRawAnswer } from "./get-raw-answer.ts";
import { retryModel } from "./retry-model.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 9 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const NOT_FOUND = { code: "SEARCH_NOT_FOUND" };
const ask = ({ request }: TestUser, searchId: string, columnId = GPT) =>
  getRawAnswer(request, { searchId, columnId });

describe("what a model said", () => {
  it("is its own text, with what it took", async () => {
    const { searchId, events } = await search(maya, { models: [GPT] });
    const answer = await ask(maya, searchId);
    expect(answer).toMatchObject({ modelName: "GPT 4.1", failure: null, servedModel: expect.any(String) });
    expect(answer.text).toContain(answersOf(events)[0]?.results[0]?.name);
    const { promptTokens, completionTokens, durationMs } = answer;
    expect(Math.min(promptTokens ?? 0, completionTokens ?? 0)).toBeGreaterThan(0);
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it("is null of a model that said nothing, until it has answered a retry", async () => {
    await setFaults(services, { model: GPT, kind: "error", status: 403 });
    const { searchId } = await search(maya);
    expect(await ask(maya, searchId)).toMatchObject({
      text: null,
      failure: "unavailable",
      servedModel: null,
    });
    await setFaults(services);
    await retryModel(maya.request, { searchId, columnId: GPT });
    await follow(maya, searchId);
    expect(await ask(maya, searchId)).toMatchObject({ text: expect.any(String), failure: null });
  });

  it("is what it refused with", async () => {
    await setFaults(services, { model: CLAUDE, kind: "refusal" });
    const { searchId } = await search(maya);
    const answer = await ask(maya, searchId, CLAUDE);
    expect(answer).toMatchObject({ failure: null, text: expect.stringContaining("I'm sorry") });
  });

  it.each(["pro", "business", "free"] as const)(
    "cannot be read when nobody answered, nor before that is known: %s",
    async (plan) => {
      const user = await addUser(services, { credits: 5, plan });
      const held = ["hold", "empty"].map((kind) => ({ model: GPT, kind }));
      await setFaults(services, { model: CLAUDE, kind: "refusal" }, ...held);
      const { searchId } = await startSearch(user.request, orderOf({ models: [GPT, CLAUDE] }));
      const answers = services.db.selectFrom("model_answers").where("run_id", "=", searchId).selectAll();
      await vi.waitFor(async () => expect(await answers.execute()).toHaveLength(1), 60_000);
      await expect(ask(user, searchId, CLAUDE)).rejects.toMatchObject(NOT_FOUND);
      await setFaults(services, { model: GPT, kind: "empty" });
      await follow(user, searchId);
      const texts = (await answers.execute()).map(({ raw_text }) => raw_text);
      expect(texts).toContainEqual(expect.stringContaining("I'm sorry"));
      await expect(ask(user, searchId, CLAUDE)).rejects.toMatchObject(NOT_FOUND);
    },
  );
});

describe("who may read it", () => {
  it("is nobody of a censored run, until it is paid for", async () => {
    const poor = await addUser(services);
    const { searchId } = await search(poor);
    await expect(ask(poor, searchId)).rejects.toMatchObject(NOT_FOUND);
    await setCredits(services, poor.userId, 1);
    await unlockRun(poor.request, searchId);
    expect((await ask(poor, searchId)).text).toEqual(expect.any(String));
  });

  it("is the run's owner alone, of a column that was asked", async () => {
    const { searchId } = await search(maya, { models: [GPT] });
    await expect(ask(await addUser(services), searchId)).rejects.toMatchObject(NOT_FOUND);
    for (const [id, column] of [
      [searchId, CLAUDE],
      [searchId, asColumnId("nonsense")],
      ["nonsense", GPT],
      [crypto.randomUUID(), GPT],
    ] as const) {
      await expect(ask(maya, id, column)).rejects.toMatchObject(NOT_FOUND);
    }
    const guest = getRawAnswer(services.guest, { searchId, columnId: GPT });
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});
