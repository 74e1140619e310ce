import { asModelId, type ModerationSubject, studyColumn } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GPT, setFaults } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getModeration } from "../moderation/get-moderation.ts";
import { liftModeration } from "../moderation/lift-moderation.ts";
import { moderate } from "../moderation/moderate.ts";
import type { ServiceRequest } from "../request.ts";
import { setStudyPrivacy } from "./change-study.ts";
import { getCompanyStudies } from "./get-company-studies.ts";
import { getStudy } from "./get-study.ts";
import { getStudyAnswer } from "./get-study-answer.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
afterAll(() => services.close());

const takeDown = (subject: ModerationSubject) =>
  moderate(admin.request, { measure: "take_down", subject, reason: "Spam" });
const bringBack = (subject: ModerationSubject) =>
  liftModeration(admin.request, { measure: "take_down", subject });

describe("a study that says nothing about who sees it", () => {
  it("is its owner's alone until it is shared", async () => {
    const maya = await addUser(services, { credits: 3 });
    const { studyId } = await study(maya, { prompt: "Best quiet CRM" });
    const seen = () => getStudy(services.guest, studyId);
    await expect(seen()).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
    const { newest } = await getCompanyStudies(services.guest, { domain: "hubspot.com" });
    expect(newest.map(({ id }) => id)).not.toContain(studyId);
    await setStudyPrivacy(maya.request, { studyId, isPrivate: false });
    expect(await seen()).toMatchObject({ isPrivate: false, isOwn: false });
  });
});

it("a company's studies count each owner once, and none whose account is a day old", async () => {
  const asked = async (owner: TestUser, prompt: string) => {
    const { studyId } = await study(owner, { prompt, isPrivate: false });
    return studyId;
  };
  const told = async (request: ServiceRequest) => getCompanyStudies(request, { domain: "hubspot.com" });
  const before = await told(services.guest);
  const [eager, fresh] = [
    await addUser(services, { credits: 9 }),
    await addUser(services, { credits: 9, daysOld: 0 }),
  ];
  const first = await asked(eager, "Best loud CRM");
  const second = await asked(eager, "Best louder CRM");
  const young = await asked(fresh, "Best fresh CRM");
  const after = await told(services.guest);
  expect(after.studies).toBe(before.studies + 1);
  const ids = after.newest.map(({ id }) => id);
  expect(ids).toContain(second);
  expect(ids).not.toContain(first);
  expect(ids).not.toContain(young);
  expect((await told(eager.request)).newest.map(({ id }) => id)).toEqual(
    expect.arrayContaining([first, second]),
  );
});

it("an answer that was cut off is missing in the figures, not an absence", async () => {
  const maya = await addUser(services, { credits: 9 });
  await setFaults(services, { model: GPT, kind: "length", times: 1 });
  const { studyId } = await study(maya, { prompt: "Best cut CRM", rounds: 2 });
  await setFaults(services);
  const { answers, findings } = await getStudy(maya.request, studyId);
  const cut = answers.filter(({ outcome }) => outcome === "cut");
  expect(cut).toMatchObject([{ modelId: GPT, detail: "This answer was cut off" }]);
  expect(cut[0]?.keys.length).toBeGreaterThan(0);
  const models = findings?.report.models.map(({ asked, answered, cut }) => ({ asked, answered, cut }));
  expect(models).toContainEqual({ asked: 2, answered: 1, cut: 1 });
  expect(models).toContainEqual({ asked: 2, answered: 2, cut: 0 });
});

describe("what an admin takes off public pages", () => {
  const prompt = "Best taken CRM";
  const shown = async (studyId: string) => (await getStudy(services.guest, studyId)).prompt;
  const isTold = async (studyId: string) => {
    const { newest } = await getCompanyStudies(services.guest, { domain: "hubspot.com" });
    return newest.some(({ id }) => id === studyId);
  };

  it.each([
    ["one study", (id: string) => ({ kind: "study", id }) as const],
    ["every study of a prompt", () => ({ kind: "prompt", prompt: prompt.toUpperCase() }) as const],
  ])("is %s, for everybody but its owner, until it is back", async (_what, subjectOf) => {
    const maya = await addUser(services, { credits: 3 });
    const { studyId } = await study(maya, { prompt, isPrivate: false });
    expect([await shown(studyId), await isTold(studyId)]).toEqual([prompt, true]);
    const subject = subjectOf(studyId);
    await takeDown(subject);
    await expect(shown(studyId)).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
    expect(await isTold(studyId)).toBe(false);
    expect((await getStudy(maya.request, studyId)).isOwn).toBe(true);
    const { subjects, inForce } = await getModeration(admin.request, { studyId });
    expect(subjects.map(({ kind }) => kind)).toEqual(["study", "prompt"]);
    expect(inForce).toMatchObject([{ measure: "take_down", subject: { kind: subject.kind } }]);
    await bringBack(subject);
    expect([await shown(studyId), await isTold(studyId)]).toEqual([prompt, true]);
  });

  it("is nothing of a private one", async () => {
    const maya = await addUser(services, { credits: 3 });
    const { studyId } = await study(maya, { prompt });
    const moderation = getModeration(admin.request, { studyId });
    await expect(moderation).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
  });

  it("is a company, of which others see no row, place, mention, goal or text", async () => {
    const maya = await addUser(services, { credits: 6 });
    const goal = { type: "pair", companies: ["hubspot.com", "Salesforce"] } as const;
    const { studyId } = await study(maya, { goal, natural: true, focus: "HubSpot", isPrivate: false });
    const subject = { kind: "company", domain: "hubspot.com" } as const;
    await takeDown(subject);
    const seen = JSON.stringify(await getStudy(services.guest, studyId));
    expect(seen).not.toMatch(/hubspot/i);
    expect(seen).toContain("Salesforce");
    const columnId = studyColumn({ modelId: asModelId(GPT), round: 1, arm: "list" });
    const text = getStudyAnswer(services.guest, { studyId, columnId });
    await expect(text).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
    const { grounding } = await getStudyAnswer(maya.request, { studyId, columnId });
    expect(grounding).toMatchObject({ type: "searched" });
    expect(JSON.stringify(await getStudy(maya.request, studyId))).toMatch(/hubspot/i);
    await bringBack(subject);
    // Its letters are in other words.
    const short = { kind: "company", domain: "es.com" } as const;
    await takeDown(short);
    expect((await getStudyAnswer(services.guest, { studyId, columnId })).text).toMatch(/es/);
    await bringBack(short);
    expect(await getStudy(services.guest, studyId)).toMatchObject({
      focus: "hubspot.com",
      goal: { type: "pair", x: { domain: "hubspot.com" } },
    });
  });
});
