import { asModelId, studyColumn } from "@standings/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { CLAUDE, GPT, setFaults } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { getStudyAnswer } from "./get-study-answer.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const first = (modelId: string) => studyColumn({ modelId: asModelId(modelId), round: 1, arm: "list" });

it("is none of a round that nothing pays for", async () => {
  const maya = await addUser(services, { credits: 3 });
  await setFaults(services, { model: "*", kind: "error", status: 400 });
  const { studyId, state } = await study(maya);
  expect(state.isRefunded).toBe(true);
  const text = getStudyAnswer(maya.request, { studyId, columnId: first(GPT) });
  await expect(text).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
});

it("names whom it lists with the sentences that it gives them", async () => {
  const maya = await addUser(services, { credits: 3 });
  const { studyId, state } = await study(maya);
  const { entries } = await getStudyAnswer(maya.request, { studyId, columnId: first(GPT) });
  const listed = state.answers.find((answer) => studyColumn(answer) === first(GPT))?.results ?? [];
  expect(entries.map(({ rank, name, domain }) => ({ rank, name, domain }))).toEqual(listed);
  expect(entries.every(({ description }) => /\w \w/.test(description ?? ""))).toBe(true);
});

it("is what declines, and what answers, in a round that counts", async () => {
  const maya = await addUser(services, { credits: 3 });
  await setFaults(services, { model: CLAUDE, kind: "refusal" });
  const { studyId } = await study(maya);
  const textOf = async (modelId: string) =>
    (await getStudyAnswer(maya.request, { studyId, columnId: first(modelId) })).text ?? "";
  expect(await textOf(CLAUDE)).toMatch(/can’t|can't|cannot|unable|sorry/i);
  expect(await textOf(GPT)).toContain("HubSpot");
});
