import type { FactWish } from "@standings/domain";
import { holdModels } from "@standings/testing";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { addBrand, visit } from "../../../test/brands.ts";
import { FIVE, GPT, setFaults } from "../../../test/searches.ts";
import { study, studyOf, watchStudy } from "../../../test/studies.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addTopic, askTopic } from "../../../test/topics.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../../test/users.ts";
import { listOwnLedger } from "../../credits/list-own-ledger.ts";
import { exportBrandClaims } from "../../reports/export-brand-claims.ts";
import { followRun } from "../../runs/follow-run.ts";
import { deleteStudy } from "../../studies/change-study.ts";
import { extendStudy } from "../../studies/extend-study.ts";
import { startStudy } from "../../studies/start-study.ts";
import { deleteTopic } from "../../topics/change-topic.ts";
import { deleteBrand } from "../change-brand.ts";
import { addFact } from "./change-facts.ts";
import { getClaimPages } from "./get-claim-pages.ts";
import { getClaimStatements, getClaims } from "./get-claims.ts";
import { getPraise } from "./get-praise.ts";
import { addLabel } from "./labels.ts";
import { getStudyReadings, readStudy } from "./read-study.ts";

const READER = FIVE[2];

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: READER, deadlineMs: 30_000 } });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const PRICE: FactWish = {
  ...{ company: "", attribute: "price", subject: "Starter" },
  value: { kind: "money", amount: 15, currency: "USD", period: "month", unit: "seat" },
  ...{ market: null, from: null, to: null },
};

async function untilRead({ request }: TestUser, runId: string): Promise<void> {
  const { events } = await followRun(request, { searchId: runId, afterSeq: 0 });
  for await (const { event } of events) if (event.type === "complete") return;
}

const orderOf = (brandId: string, studyId: string) => ({
  brandId,
  studyId,
  clientRunId: crypto.randomUUID(),
});

async function read(user: TestUser, brandId: string, studyId: string) {
  const started = await readStudy(user.request, orderOf(brandId, studyId));
  await untilRead(user, started.runId);
  return started;
}

async function readBy(user: TestUser, brandId: string) {
  const readings = services.db.selectFrom("claim_readings").selectAll();
  const rows = await readings.where("brand_id", "=", brandId).execute();
  expect(rows.every(({ reading_id }) => reading_id !== null)).toBe(true);
  return { rows, ...(await accountOf(services, user.userId)) };
}

async function readingsOf({ request }: TestUser, studyId: string) {
  return (await getStudyReadings(request, { studyId })).readings;
}

it("what a finished study says of a brand is read for a credit, and stands in no figure of its visits", async () => {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya);
  await addFact(maya.request, { brandId, fact: PRICE });
  const before = await getClaims(maya.request, { brandId });
  const { studyId } = await study(maya, { models: [...FIVE], rounds: 3 });
  const { credits } = await accountOf(services, maya.userId);

  const { runId, remainingCredits } = await read(maya, brandId, studyId);
  expect(remainingCredits).toBe(credits - 1);
  expect((await listOwnLedger(maya.request, { limit: 1 })).lines[0]).toMatchObject({
    ...{ reason: "reading", delta: -1, about: "Best CRM for startups" },
    path: `/brands/${brandId}/claims?study=${studyId}`,
  });
  const reading = { studyId, prompt: "Best CRM for startups", status: "completed", isOutdated: false };
  expect(await readingsOf(maya, studyId)).toMatchObject([{ ...reading, brandId }]);

  const found = await getClaims(maya.request, { brandId, study: studyId });
  expect(found).toMatchObject({ arm: "list", failed: 0, study: reading, direct: null, reading: null });
  expect(found.read).toBeGreaterThan(5);
  expect(found.claims.length).toBeGreaterThan(0);
  const [claim] = found.claims;
  const of = { brandId, claimId: claim?.id ?? "" };
  const statements = await getClaimStatements(maya.request, { ...of, study: studyId });
  expect(statements).toHaveLength(claim?.statements ?? 0);
  expect(new Set(statements.map((one) => one.runId))).toEqual(new Set([studyId]));
  expect(statements[0]?.prompt).toBe("Best CRM for startups");
  expect(await getClaimPages(maya.request, { ...of, study: studyId })).toEqual(expect.any(Array));
  expect(await getPraise(maya.request, { brandId, study: studyId })).toMatchObject({ arm: "list" });

  const { rows } = await readBy(maya, brandId);
  expect(rows.some(({ cited }) => cited.length > 0)).toBe(true);

  // The page of visits is as it was, and says which studies were read.
  const after = await getClaims(maya.request, { brandId });
  expect(after).toEqual({ ...before, studies: [found.study] });
  await expect(getClaimStatements(maya.request, of)).rejects.toMatchObject({ code: "CLAIM_NOT_FOUND" });

  // A person's verdict counts here as everywhere.
  const [said] = statements;
  const label = { ...of, runId: studyId, columnId: said?.columnId ?? "", isDrawn: false };
  const shown = claim?.judged ?? "true";
  const verdict = shown === "opinion" ? "true" : "opinion";
  await addLabel(maya.request, { brandId, label: { ...label, shown, verdict } });
  const mended = await getClaims(maya.request, { brandId, study: studyId });
  expect(mended.claims.find(({ id }) => id === claim?.id)).toMatchObject({ verdict, by: "person" });

  // Nothing is read twice.
  expect(await readStudy(maya.request, orderOf(brandId, studyId))).toMatchObject({ runId });
  expect((await accountOf(services, maya.userId)).credits).toBe(credits - 1);
  await deleteStudy(maya.request, { studyId });
  await expect(getClaims(maya.request, { brandId, study: studyId })).rejects.toMatchObject({
    code: "STUDY_NOT_FOUND",
  });
  expect(await getClaims(maya.request, { brandId })).toEqual(before);
});

it("a study that was extended is read again, and only its new answers", async () => {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  await read(maya, brandId, studyId);
  const first = await readBy(maya, brandId);
  await extendStudy(maya.request, { studyId, rounds: 3, after: 3 });
  await watchStudy(maya, studyId);
  expect(await readingsOf(maya, studyId)).toMatchObject([{ isOutdated: true }]);
  await read(maya, brandId, studyId);
  const second = await readBy(maya, brandId);
  expect(second.rows.length).toBeGreaterThan(first.rows.length);
  const at = new Map(second.rows.map((row) => [row.column_id, row.read_at]));
  for (const row of first.rows) expect(at.get(row.column_id)).toEqual(row.read_at);
  expect(second.entries.filter((entry) => entry === "reading -1")).toHaveLength(2);
  expect(await readingsOf(maya, studyId)).toMatchObject([{ isOutdated: false }]);
});

it("new answers that cannot be read, or say nothing, cost nothing and can be read later", async () => {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  await read(maya, brandId, studyId);
  await extendStudy(maya.request, { studyId, rounds: 3, after: 3 });
  await watchStudy(maya, studyId);
  const before = await readBy(maya, brandId);
  await setFaults(services, { model: READER, kind: "error", status: 400 });
  await read(maya, brandId, studyId);
  expect((await readBy(maya, brandId)).credits).toBe(before.credits);
  const waits = { status: "failed", read: before.rows.length, isOutdated: true };
  expect(await readingsOf(maya, studyId)).toMatchObject([
    { ...waits, error: expect.stringContaining("none") },
  ]);
  await setFaults(services);
  await services.db
    .updateTable("claim_readings")
    .set({ state: "read" })
    .where("brand_id", "=", brandId)
    .execute();
  await read(maya, brandId, studyId);
  expect(await readingsOf(maya, studyId)).toMatchObject([
    { status: "failed", error: "Its new answers say nothing about the brand or its first competitors." },
  ]);
  expect((await readBy(maya, brandId)).credits).toBe(before.credits);
});

it("new answers that say nothing cost nothing, although what an earlier reading left is read with them", async () => {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  await read(maya, brandId, studyId);
  await extendStudy(maya.request, { studyId, rounds: 1, after: 3 });
  await watchStudy(maya, studyId);
  // As if the new answer were one of the first, and not read then.
  await services.db
    .updateTable("study_readings")
    .set(({ eb }) => ({ named: eb("named", "+", 1), unread: 1 }))
    .where("study_id", "=", studyId)
    .execute();
  const { credits } = await accountOf(services, maya.userId);
  await read(maya, brandId, studyId);
  expect(await readingsOf(maya, studyId)).toMatchObject([
    { status: "completed", error: null, unread: 0, isOutdated: false, wasGivenBack: true },
  ]);
  expect((await accountOf(services, maya.userId)).credits).toBe(credits);
  expect(await readStudy(maya.request, orderOf(brandId, studyId))).toMatchObject({
    remainingCredits: credits,
  });
});

it("what a reading could not read is read for nothing", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  await setFaults(services, { model: READER, kind: "error", status: 400, times: 4 });
  await read(maya, brandId, studyId);
  const first = await readBy(maya, brandId);
  const [partly] = await readingsOf(maya, studyId);
  const { read: some = 0, unread = 0 } = partly ?? {};
  expect(partly).toMatchObject({ status: "completed", named: first.rows.length, wasGivenBack: false });
  expect([some > 0, unread > 0, some + unread]).toEqual([true, true, first.rows.length]);
  await setFaults(services);
  await read(maya, brandId, studyId);
  const second = await readBy(maya, brandId);
  expect(second.credits).toBe(first.credits);
  expect(await readingsOf(maya, studyId)).toMatchObject([
    { unread: 0, read: first.rows.length, wasGivenBack: false },
  ]);
  const { runId } = await readStudy(maya.request, orderOf(brandId, studyId));
  expect(second.rows.map(({ reading_id }) => reading_id)).toContain(runId);
});

it("a study that is extended while its reading begins is read or extended, and neither fails", async () => {
  const maya = await addUser(services, { credits: 60 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  for (let after = 3; after < 9; after += 1) {
    const told = await Promise.all([
      readStudy(maya.request, orderOf(brandId, studyId)).catch(({ code }) => code),
      extendStudy(maya.request, { studyId, rounds: 1, after }).catch(({ code }) => code),
    ]);
    expect(told.filter((one) => typeof one === "string" && one !== "STUDY_IS_RUNNING")).toEqual([]);
    await watchStudy(maya, studyId);
  }
});

it("what a study says moves no day of what visits say", async () => {
  const maya = await addUser(services, { credits: 60 });
  const brandId = await addBrand(maya, { models: [...FIVE] });
  await visit(services, maya, brandId);
  const before = await getClaims(maya.request, { brandId });
  expect(before.claims.length).toBeGreaterThan(0);
  const { studyId } = await study(maya, { models: [...FIVE], rounds: 3 });
  const longAgo = new Date(Date.now() - 400 * 86_400_000);
  await services.db.updateTable("runs").set({ created_at: longAgo }).where("id", "=", studyId).execute();
  await read(maya, brandId, studyId);
  const of = await getClaims(maya.request, { brandId, study: studyId });
  const known = new Set(before.claims.map(({ id }) => id));
  expect(of.claims.some(({ id }) => known.has(id))).toBe(true);
  for (const { firstAt, lastAt } of of.claims)
    expect([firstAt, lastAt]).toEqual([longAgo.toISOString(), longAgo.toISOString()]);
  expect(await getClaims(maya.request, { brandId })).toEqual({ ...before, studies: [of.study] });
  const csv = async (study: string | null) => {
    const file = await exportBrandClaims(maya.request, { brandId, what: "statements", format: "csv", study });
    return Buffer.from(file.bytes).toString();
  };
  expect(await csv(studyId)).toContain(studyId);
  expect(await csv(null)).not.toContain(studyId);

  // The next visit says the same claims, not others beside them.
  await visit(services, maya, brandId);
  const after = await getClaims(maya.request, { brandId });
  for (const { id, firstAt } of before.claims)
    expect(after.claims.find((one) => one.id === id)?.firstAt ?? firstAt).toBe(firstAt);
});

it("a brand that is deleted while a study is read for it ends the reading, which costs nothing", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  const { credits } = await accountOf(services, maya.userId);
  const held = await holdModels(services.sandbox);
  const { runId } = await readStudy(maya.request, orderOf(brandId, studyId));
  await held.waitFor(1);
  await deleteBrand(maya.request, { brandId });
  await held.open();
  await untilRead(maya, runId);
  expect((await accountOf(services, maya.userId)).credits).toBe(credits);
});

it("plain answers and wordings of a topic are read, and a topic is not deleted meanwhile", async () => {
  const maya = await addUser(services, { credits: 60 });
  const brandId = await addBrand(maya);
  const plain = await study(maya, { models: [GPT], rounds: 3, natural: true });
  await read(maya, brandId, plain.studyId);
  const ofPlain = { brandId, study: plain.studyId };
  const natural = await getClaims(maya.request, ofPlain);
  const lists = await getClaims(maya.request, { ...ofPlain, arm: "list" });
  expect([natural.arm, lists.arm]).toEqual(["natural", "list"]);
  expect(natural.arms).toEqual(["natural", "list"]);
  const readings = services.db
    .selectFrom("claim_readings")
    .select("column_id")
    .where("brand_id", "=", brandId);
  expect((await readings.execute()).length).toBe(natural.read + lists.read);
  for (const { arm, claims } of [natural, lists])
    for (const { id: claimId, statements } of claims)
      expect(
        await getClaimStatements(maya.request, {
          ...ofPlain,
          claimId,
          arm: arm === "list" ? "list" : "natural",
        }),
      ).toHaveLength(statements);
  const topicId = await addTopic(maya);
  const { studyId } = await askTopic(maya, { topicId, budget: 12 }, { models: [GPT] });
  const held = await holdModels(services.sandbox);
  const { runId } = await readStudy(maya.request, orderOf(brandId, studyId));
  await held.waitFor(1);
  await expect(deleteTopic(maya.request, { topicId })).rejects.toMatchObject({ code: "STUDY_IS_READ" });
  await expect(deleteStudy(maya.request, { studyId })).rejects.toMatchObject({ code: "STUDY_IS_READ" });
  expect((await getClaims(maya.request, { brandId, study: studyId })).study).toMatchObject({
    status: "running",
  });
  await held.open();
  await untilRead(maya, runId);
  expect((await getClaims(maya.request, { brandId, study: studyId })).read).toBeGreaterThan(0);
});

it("a reading that finds no reader, or nothing to read, is given back and may be asked again", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  const { credits } = await accountOf(services, maya.userId);
  await setFaults(services, { model: READER, kind: "error", status: 400 });
  await read(maya, brandId, studyId);
  const failed = await readBy(maya, brandId);
  expect(failed.credits).toBe(credits);
  expect(failed.entries.slice(-2)).toEqual(["reading -1", "reading_refund 1"]);
  const { study: told } = await getClaims(maya.request, { brandId, study: studyId });
  expect(told).toMatchObject({
    ...{ status: "failed", wasGivenBack: true },
    error: "The model that reads answers read none of them.",
  });
  await setFaults(services);
  await read(maya, brandId, studyId);
  expect(await getClaims(maya.request, { brandId, study: studyId })).toMatchObject({
    failed: 0,
    study: { error: null },
  });

  const other = await addBrand(maya, { name: "Zorbly Quux", domain: "zorblyquux.com", competitors: [] });
  await read(maya, other, studyId);
  const [nothing] = await readingsOf(maya, studyId);
  expect([nothing, (await readingsOf(maya, studyId))[1]].map((one) => one?.status).sort()).toEqual([
    "completed",
    "failed",
  ]);
  expect((await accountOf(services, maya.userId)).credits).toBe(credits - 1);
});

it("what cannot be read is refused, and costs nothing", async () => {
  const maya = await addUser(services, { credits: 60 });
  const bob = await addUser(services, { credits: 5 });
  const brandId = await addBrand(maya);
  const refused = async (studyId: string, user = maya, id = brandId) => {
    const { credits } = await accountOf(services, user.userId);
    const error = await readStudy(user.request, orderOf(id, studyId)).catch(({ code }) => code);
    expect((await accountOf(services, user.userId)).credits).toBe(credits);
    return error;
  };
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  expect(await refused("none")).toBe("STUDY_NOT_FOUND");
  expect(await refused(studyId, bob)).toBe("BRAND_NOT_FOUND");
  expect(await refused(studyId, bob, await addBrand(bob))).toBe("STUDY_NOT_FOUND");
  const { studyId: people } = await study(maya, { models: [GPT], rounds: 3, kind: "expert" });
  expect(await refused(people)).toBe("BRAND_INVALID");
  await visit(services, maya, brandId);
  const { run_id: visited } = await services.db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("brand_id", "=", brandId)
    .executeTakeFirstOrThrow();
  expect(await refused(visited ?? "")).toBe("STUDY_OF_VISIT");
  const held = await holdModels(services.sandbox);
  const running = await startStudy(maya.request, studyOf({ models: [GPT] }));
  expect(await refused(running.studyId)).toBe("STUDY_IS_RUNNING");
  await held.open();
  await watchStudy(maya, running.studyId);
  await setCredits(services, maya.userId, 0);
  expect(await refused(studyId)).toBe("INSUFFICIENT_CREDITS");
  for (const study of [studyId, "x", brandId])
    await expect(getClaims(maya.request, { brandId, study })).rejects.toMatchObject({
      code: "STUDY_NOT_FOUND",
    });
});

it("a brand that is deleted takes what was read with it", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const { studyId } = await study(maya, { models: [GPT], rounds: 3 });
  await read(maya, brandId, studyId);
  await deleteBrand(maya.request, { brandId });
  expect(await readingsOf(maya, studyId)).toEqual([]);
  expect((await readBy(maya, brandId)).rows).toEqual([]);
});
