import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { answersOf, CLAUDE, type Fault, GPT, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { countAnswerReadings } from "../models/answer-versions.ts";
import { getRawAnswer } from "./get-raw-answer.ts";
import { getSearch } from "./get-search.ts";

const EXTRACTOR = "google/gemini-2.5-flash-lite";
let services: TestServices;
beforeAll(async () => {
  const extraction = { upstreamId: EXTRACTOR, deadlineMs: 3_000 };
  services = await startServices({ extraction });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

/** One search whose first model writes running text in small letters, with what goes wrong at the second reading. */
async function searchInProse(...faults: Fault[]) {
  await setFaults(services, { model: GPT, kind: "chat" }, ...faults);
  const user = await addUser(services, { credits: 3 });
  const { searchId, events } = await search(user, { models: [GPT, CLAUDE] });
  const { credits } = await services.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", user.userId)
    .executeTakeFirstOrThrow();
  const stored = await services.db
    .selectFrom("model_answers")
    .selectAll()
    .where("run_id", "=", searchId)
    .where("column_id", "=", GPT)
    .executeTakeFirstOrThrow();
  return { user, searchId, said: answersOf(events).find(({ shape }) => shape !== "json"), stored, credits };
}

it("running text is read by the extraction model, for the price of the search alone", async () => {
  const { user, searchId, said, stored, credits } = await searchInProse();
  expect(said).toMatchObject({ outcome: "ranked", shape: "prose", readBy: "model" });
  expect(said?.results.length).toBeGreaterThan(2);
  for (const { name } of said?.results ?? []) expect(stored.raw_text).toContain(name);
  expect(stored).toMatchObject({
    shape: "prose",
    read_by: "model",
    extraction: { upstreamId: EXTRACTOR, result: "used", costUsd: expect.any(Number) },
  });
  expect(credits).toBe(2);
  const raw = await getRawAnswer(user.request, { searchId, columnId: GPT });
  expect(raw).toMatchObject({ shape: "prose", readBy: "model" });
  const { models } = await getSearch(user.request, searchId);
  expect(models).toMatchObject([{ readBy: "model" }, { shape: "json", readBy: "parser" }]);
});

it.each<Fault>([
  { model: EXTRACTOR, kind: "broken" },
  { model: EXTRACTOR, kind: "error", status: 500 },
  { model: EXTRACTOR, kind: "hang" },
  { model: EXTRACTOR, kind: "refusal" },
])(
  "the rules' reading stays, and the search goes on, when the extraction model does: $kind",
  async (fault) => {
    const { said, stored } = await searchInProse(fault);
    expect(said).toMatchObject({ outcome: "named_nobody", readBy: "parser", results: [] });
    expect(stored).toMatchObject({ status: "success", read_by: "parser", extraction: { result: "failed" } });
  },
);

it.each(["invent", "reorder"])(
  "what an extraction model does by itself changes nothing: %s",
  async (kind) => {
    const { said: usual } = await searchInProse();
    const { said } = await searchInProse({ model: EXTRACTOR, kind });
    expect(said?.results).toEqual(usual?.results);
  },
);

it("an admin sees which shapes reach which reader, by model", async () => {
  const admin = await addUser(services, { role: "admin" });
  const models = await countAnswerReadings(admin.request, { days: 1 });
  const gpt = models.find(({ modelName }) => modelName === "GPT 4.1");
  const answers = gpt?.answers ?? 0;
  expect(gpt).toMatchObject({ modelId: GPT, extractions: answers });
  const [byRules, byModel] = [4, answers - 4];
  expect(gpt?.readings).toEqual(
    [
      { shape: "prose", readBy: "model", answers: byModel, share: byModel / answers },
      { shape: "nothing", readBy: "parser", answers: byRules, share: byRules / answers },
    ].sort((a, b) => b.answers - a.answers),
  );
  expect(gpt?.extractionCostUsd).toBeGreaterThan(0);
  expect(models.find((model) => model !== gpt)).toMatchObject({
    readings: [{ shape: "json", readBy: "parser", share: 1 }],
    extractions: 0,
  });
  const user = await addUser(services);
  await expect(countAnswerReadings(user.request, { days: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
