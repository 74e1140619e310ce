import { asModelId, BUILT_IN_CATALOGUE, studyColumn, studyNotes } from "@standings/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { GPT } from "../../test/searches.ts";
import { study, watchStudy } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { setWorld } from "../../test/world.ts";
import { extendStudy } from "./extend-study.ts";
import { getStudy } from "./get-study.ts";
import { getStudyAnswer } from "./get-study-answer.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setWorld(services, {}));
afterAll(() => services.close());

it("an extended study says that somebody else searched for a model since", async () => {
  const maya = await addUser(services, { credits: 9 });
  const { studyId } = await study(maya, { prompt: "Best extended CRM", rounds: 2 });
  const before = await getStudy(maya.request, studyId);
  expect(before.searches).toEqual([]);
  await setWorld(services, { searches: [{ model: GPT, by: "gateway" }] });
  await extendStudy(maya.request, { studyId, rounds: 1, after: 2 });
  await watchStudy(maya, studyId);
  const after = await getStudy(maya.request, studyId);
  const ofGpt = after.answers.filter(({ modelId }) => modelId === asModelId(GPT));
  expect(ofGpt.map(({ round, searchedBy }) => [round, searchedBy])).toEqual([
    [1, "native"],
    [2, "native"],
    [3, "exa"],
  ]);
  expect(after.findings && studyNotes(after, after.findings, BUILT_IN_CATALOGUE)).toContain(
    "Two kinds of search: GPT 4.1 searched with its own search from round 1, with Exa from round 3; its answers may differ for that.",
  );
});

it("answers carry the versions of the rules that they came about by", async () => {
  const maya = await addUser(services, { credits: 9 });
  const { studyId } = await study(maya, { prompt: "Best versioned CRM", natural: true });
  const { answers } = await getStudy(maya.request, studyId);
  const [list, natural] = (["list", "natural"] as const).map((arm) => answers.find((one) => one.arm === arm));
  const some = expect.any(Number);
  expect(list?.versions).toEqual({ reading: some, matching: null, searchPolicy: some, geo: "none" });
  expect(natural?.versions).toEqual({ reading: null, matching: some, searchPolicy: some, geo: "none" });
  const columnId = studyColumn({ modelId: asModelId(GPT), round: 1, arm: "list" });
  expect((await getStudyAnswer(maya.request, { studyId, columnId })).versions).toEqual(list?.versions);
});
