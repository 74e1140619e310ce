import { afterAll, beforeAll, expect, it } from "vitest";
import { CLAUDE, FIVE, GPT } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { moderate } from "../moderation/moderate.ts";
import { setStudyPrivacy } from "./change-study.ts";
import { getFanOut } from "./get-fan-out.ts";
import { getStudyAnswer } from "./get-study-answer.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  maya = await addUser(services, { credits: 10 });
});
afterAll(() => services.close());

it("counts what each answer says that it searched for, and who is named in the answers that did", async () => {
  const focus = "HubSpot";
  const { studyId, state } = await study(maya, { rounds: 3, focus, models: FIVE });
  const answers = await Promise.all(
    state.answers.map(async ({ modelId, round, results }) => {
      const columnId = `${modelId}_round${round}` as Parameters<typeof getStudyAnswer>[1]["columnId"];
      const { grounding } = await getStudyAnswer(maya.request, { studyId, columnId });
      const queries = grounding?.type === "searched" ? grounding.queries : null;
      return { modelId, queries, isNamed: results.some(({ name }) => name === focus) };
    }),
  );
  const searched = answers.filter(({ queries }) => queries !== null);
  const found = await getFanOut(maya.request, { studyId });
  expect(found.queries.length).toBeGreaterThan(1);
  expect(found.models.some(({ told }) => told === 0)).toBe(true);
  expect(found.ran).toBe(searched.flatMap(({ queries }) => queries ?? []).length);
  expect(new Set(found.models.map(({ modelId }) => modelId))).toEqual(
    new Set(searched.map(({ modelId }) => modelId)),
  );
  for (const { modelId, searched: count, told } of found.models) {
    const own = searched.filter((answer) => answer.modelId === modelId);
    expect([count, told]).toEqual([own.length, own.filter(({ queries }) => queries?.length).length]);
  }
  for (const { query, answers: count, naming } of found.queries) {
    const own = searched.filter(({ queries }) => queries?.includes(query));
    expect([query, count, naming]).toEqual([query, own.length, own.filter(({ isNamed }) => isNamed).length]);
  }
});

it("is nothing of a study that is asked without web search", async () => {
  const { studyId } = await study(maya, { rounds: 1, webSearch: false, models: [GPT, CLAUDE] });
  expect(await getFanOut(maya.request, { studyId })).toMatchObject({ models: [], ran: 0, queries: [] });
});

it("is seen by those who may see the study, without searches for a company that is taken down", async () => {
  const { studyId } = await study(maya, { rounds: 1, models: FIVE, prompt: "Best help desk for shops" });
  await expect(getFanOut(services.guest, { studyId })).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
  await setStudyPrivacy(maya.request, { studyId, isPrivate: false });
  const own = await getFanOut(maya.request, { studyId });
  expect(await getFanOut(services.guest, { studyId })).toEqual(own);
  expect(own.queries.some(({ query }) => /help desk/i.test(query))).toBe(true);
  const admin = await addUser(services, { role: "admin" });
  const takeDown = (domain: string) =>
    moderate(admin.request, { measure: "take_down", subject: { kind: "company", domain }, reason: "Spam" });
  // Letters of other words name nobody.
  await takeDown("el.com");
  expect(await getFanOut(services.guest, { studyId })).toEqual(own);
  await takeDown("helpdesk.com");
  const shown = await getFanOut(services.guest, { studyId });
  expect(shown.queries.filter(({ query }) => /help desk/i.test(query))).toEqual([]);
  expect(await getFanOut(maya.request, { studyId })).toEqual(own);
});

it("is not there for an id of nothing", async () => {
  for (const studyId of ["none", crypto.randomUUID()])
    await expect(getFanOut(maya.request, { studyId })).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
});
