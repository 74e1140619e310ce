import { asModelId, type ClaimVerdict, LABELS_BETWEEN, type NextLabel } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { exportAccount } from "../../account/export-account.ts";
import { getClaims } from "./get-claims.ts";
import { addLabel, getNextLabel } from "./labels.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

interface Made {
  readonly maya: TestUser;
  readonly brandId: string;
  readonly claims: Readonly<Record<string, string>>;
}

/** Claims of each verdict, and the verdicts of the statements that each answer of a model makes. */
async function withAnswers(
  answers: readonly (readonly ClaimVerdict[])[],
  { models = FIVE.slice(0, 2), arm = "list" }: { models?: readonly string[]; arm?: "list" | "natural" } = {},
): Promise<Made> {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const made = await addMadeVisit(services, brandId);
  const claims: Record<string, string> = {};
  for (const verdict of ["false", "outdated", "true", "cannot_tell"] as const)
    claims[verdict] = await addMadeClaim(services, brandId, { verdict });
  for (const modelId of models.map(asModelId))
    for (const [nth, verdicts] of answers.entries())
      await addMadeAnswer(services, made, {
        ...{ modelId, round: nth + 1, arm },
        says: verdicts.map((verdict) => ({
          claimId: claims[verdict] ?? "",
          polarity: verdict === "true" ? "praised" : "neutral",
          aspect: "price",
        })),
      });
  return { maya, brandId, claims };
}

/** Says of the statement that is asked next that it is right, or what is true instead. */
function answer({ maya, brandId }: Made, { next }: NextLabel, truth?: ClaimVerdict): Promise<NextLabel> {
  if (!next) throw new Error("Nothing is asked");
  const { claimId, runId, columnId, verdict: shown } = next;
  const label = { claimId, runId, columnId, shown, verdict: truth ?? shown, isDrawn: true };
  return addLabel(maya.request, { brandId, label });
}

const times = (count: number, verdicts: readonly ClaimVerdict[]) =>
  Array.from({ length: count }, () => verdicts);

describe("the queue", () => {
  it("asks for one statement of an answer, models in turn, until ten wrong and twenty right have labels", async () => {
    const made = await withAnswers(times(45, ["false", "true", "cannot_tell"]));
    let state = await getNextLabel(made.maya.request, made);
    expect([state.labels, state.left]).toEqual([0, 33]);
    const asked: { answer: string; model: string; verdict: ClaimVerdict }[] = [];
    while (state.next) {
      const { runId, columnId, modelId, verdict } = state.next;
      asked.push({ answer: `${runId} ${columnId}`, model: modelId, verdict });
      state = await answer(made, state);
    }
    expect([state.labels, state.left]).toEqual([30, 0]);
    // A tenth is asked once more, after five others at least.
    const firsts = asked.filter(({ answer: id }, at) => asked.findIndex((one) => one.answer === id) === at);
    const places = asked.flatMap(({ answer: id }, at) => {
      const first = asked.findIndex((one) => one.answer === id);
      return first < at ? [at - first] : [];
    });
    expect([firsts.length, places.length]).toEqual([30, 3]);
    expect(Math.min(...places)).toBeGreaterThan(LABELS_BETWEEN);
    expect(firsts.filter(({ verdict }) => verdict === "false")).toHaveLength(10);
    expect(firsts.filter(({ verdict }) => verdict === "true")).toHaveLength(20);
    expect(new Set(asked.slice(0, 2).map(({ model }) => model)).size).toBe(2);
    expect(await getClaims(made.maya.request, made)).toMatchObject({
      queue: { labels: 30, left: 0, repeated: 3, differently: 0 },
      rate: { method: "own_labels", labels: 30, value: 0.5, asJudged: { value: 0.5 } },
    });
  });

  it("corrects the rate by what was found to be judged wrongly", async () => {
    const made = await withAnswers([...times(2, ["false"]), ...times(5, ["true"])]);
    const judged = await getClaims(made.maya.request, made);
    expect(judged.rate).toMatchObject({ method: "as_judged", value: expect.closeTo(2 / 7), labels: 0 });
    let state = await getNextLabel(made.maya.request, made);
    while (state.next) state = await answer(made, state, "true");
    const { rate, byAttribute, claims } = await getClaims(made.maya.request, made);
    expect(rate).toMatchObject({
      method: "own_labels",
      value: 0,
      asJudged: { value: expect.closeTo(2 / 7) },
    });
    expect(byAttribute).toMatchObject([{ attribute: "other", answers: 14, wrong: 4 }]);
    // What was said of one statement is shown of its claim, which is found by it.
    expect(claims.map(({ verdict, judged: by }) => [by, verdict])).toContainEqual(["false", "true"]);
    for (const verdict of ["true", "false"] as const)
      expect((await getClaims(made.maya.request, { ...made, verdict })).claims).toEqual(
        claims.filter((claim) => claim.verdict === verdict),
      );
  });

  it("forgets the second answer where the judge has changed and the statement is labelled anew", async () => {
    const made = await withAnswers(times(5, ["true"]));
    let state = await getNextLabel(made.maya.request, made);
    while (state.next) state = await answer(made, state, "true");
    expect(state).toMatchObject({ labels: 10, repeated: 1 });
    await services.db.updateTable("claim_verdicts").set({ judge: "another" }).execute();
    state = await getNextLabel(made.maya.request, made);
    expect(state).toMatchObject({ labels: 0, repeated: 0 });
    while (state.next && state.labels < 10) state = await answer(made, state, "true");
    const older = services.db.selectFrom("claim_labels").select("claim_id").whereRef("again_at", "<", "at");
    expect(await older.execute()).toEqual([]);
  });

  it("keeps the first answer where the second is another, and tells how many are", async () => {
    const made = await withAnswers(times(5, ["true"]));
    const seen = new Set<string>();
    let state = await getNextLabel(made.maya.request, made);
    while (state.next) {
      const id = `${state.next.runId} ${state.next.columnId}`;
      state = await answer(made, state, seen.has(id) ? "false" : "true");
      seen.add(id);
    }
    expect(state).toEqual({ labels: 10, left: 0, repeated: 1, differently: 1, next: null });
    expect(await getClaims(made.maya.request, made)).toMatchObject({ rate: { value: 0, labels: 10 } });
    expect((await exportAccount(made.maya.request)).brands[0]?.labels).toContainEqual(
      expect.objectContaining({ verdict: "true", again_verdict: "false" }),
    );
  });

  it("begins anew after 90 days, and under other judges", async () => {
    const made = await withAnswers(times(12, ["true"]));
    const first = await getNextLabel(made.maya.request, made);
    expect(first.next?.by).toBe("code");
    await answer(made, first);
    const labels = async () => (await getNextLabel(made.maya.request, made)).labels;
    expect(await labels()).toBe(1);
    const ofBrand = sql`claim_id in (select id from claims where brand_id = ${made.brandId})`;
    await sql`update claim_labels set at = now() - interval '91 days' where ${ofBrand}`.execute(services.db);
    expect(await labels()).toBe(0);
    await sql`update claim_labels set at = now(), judge = 'code/0' where ${ofBrand}`.execute(services.db);
    expect(await labels()).toBe(0);
    await sql`update claim_verdicts set judge = 'acme/judge 1' where ${ofBrand}`.execute(services.db);
    expect((await getNextLabel(made.maya.request, made)).next?.by).toBe("model");
  });

  it("refuses a statement that it does not ask for, and a verdict that is no longer given", async () => {
    const made = await withAnswers(times(3, ["true"]));
    const first = await getNextLabel(made.maya.request, made);
    await answer(made, first);
    await expect(answer(made, first)).rejects.toMatchObject({ code: "LABEL_OUTDATED" });
    const second = await getNextLabel(made.maya.request, made);
    await services.db
      .updateTable("claim_verdicts")
      .set({ verdict: "false" })
      .where("claim_id", "=", made.claims.true ?? "")
      .execute();
    await expect(answer(made, second)).rejects.toMatchObject({ code: "LABEL_OUTDATED" });
  });

  it("belongs to nobody else", async () => {
    const made = await withAnswers(times(2, ["true"]));
    const ada = await addUser(services);
    const state = await getNextLabel(made.maya.request, made);
    await expect(getNextLabel(ada.request, made)).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    await expect(answer({ ...made, maya: ada }, state)).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    const other = await addBrand(made.maya, { name: "Heron", domain: "heron.com" });
    await expect(answer({ ...made, brandId: other }, state)).rejects.toMatchObject({
      code: "STATEMENT_NOT_FOUND",
    });
    const label = { claimId: "x", runId: "x", columnId: "x", shown: "true", verdict: "true" } as const;
    await expect(
      addLabel(made.maya.request, { ...made, label: { ...label, isDrawn: false } }),
    ).rejects.toMatchObject({ code: "STATEMENT_NOT_FOUND" });
  });
});

it("an attribute whose statements judged wrong all have labels is corrected, whatever others lack", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const made = await addMadeVisit(services, brandId);
  const claim = (attribute: "place" | "size", verdict: ClaimVerdict) =>
    addMadeClaim(services, brandId, { verdict, attribute, text: `${attribute} ${verdict}` });
  const [placeWrong, placeRight] = [await claim("place", "false"), await claim("place", "true")];
  const sizeWrong = await claim("size", "false");
  const said = [...Array(2).fill(placeWrong), ...Array(10).fill(placeRight), ...Array(8).fill(sizeWrong)];
  for (const [nth, claimId] of said.entries())
    await addMadeAnswer(services, made, { round: nth + 1, says: [{ claimId }] });
  await sql`
    insert into claim_labels (claim_id, run_id, column_id, is_drawn, judge, shown, fact_ids, verdict)
    select claim_id, run_id, column_id, true, judge, verdict, fact_ids, verdict
    from statements join claim_verdicts using (claim_id) where claim_id in (${placeWrong}, ${placeRight})
  `.execute(services.db);
  const { byAttribute } = await getClaims(maya.request, { brandId });
  const methods = Object.fromEntries(byAttribute.map(({ attribute, rate }) => [attribute, rate.method]));
  expect(methods).toEqual({ place: "own_labels", size: "as_judged" });
});

it("a label of the list mends what is shown, enters no rate, and ends when the judge says something else", async () => {
  const made = await withAnswers(times(12, ["false", "true"]));
  const { next } = await getNextLabel(made.maya.request, made);
  const claimId = made.claims.false ?? "";
  const label = { claimId, runId: next?.runId ?? "", columnId: next?.columnId ?? "", isDrawn: false };
  const say = (verdict: ClaimVerdict) =>
    addLabel(made.maya.request, { brandId: made.brandId, label: { ...label, shown: "false", verdict } });
  const shown = async () => {
    const { claims, rate } = await getClaims(made.maya.request, made);
    const claim = claims.find(({ id }) => id === claimId);
    return [claim?.verdict, claim?.judged, claim?.by, rate?.method, rate?.value];
  };
  expect(await shown()).toEqual(["false", "false", "code", "as_judged", 0.5]);
  await say("true");
  expect(await shown()).toEqual(["true", "false", "person", "as_judged", 0.5]);
  await say("false");
  expect(await shown()).toEqual(["false", "false", "person", "as_judged", 0.5]);
  await say("true");
  const judged = services.db.updateTable("claim_verdicts").where("claim_id", "=", claimId);
  await judged.set({ verdict: "outdated" }).execute();
  expect(await shown()).toEqual(["outdated", "outdated", "code", "as_judged", 0.5]);
});

it("plain answers have a sentiment, and labels of lists don't enter their rate", async () => {
  const made = await withAnswers(times(4, ["true"]));
  await answer(made, await getNextLabel(made.maya.request, made));
  expect((await getClaims(made.maya.request, made)).sentiment).toBeNull();
  await sql`update claim_readings set column_id = column_id || '_natural' where brand_id = ${made.brandId}`.execute(
    services.db,
  );
  await services.db.updateTable("brand_visits").set({ asks_natural: true }).execute();
  expect(await getClaims(made.maya.request, made)).toMatchObject({
    queue: { labels: 0, left: 0 },
    rate: null,
  });
  const plain = await withAnswers([["true"], ["true", "false"], ["false"]], { arm: "natural" });
  expect(await getClaims(plain.maya.request, plain)).toMatchObject({
    arm: "natural",
    sentiment: { value: 1, answers: 4, neither: 2 },
    rate: { value: 0.5 },
  });
});

it("lists that are chosen by hand have the rate and the labels that they have as the usual kind", async () => {
  const made = await withAnswers(times(20, ["false", "true"]));
  const { maya, brandId } = made;
  let next = await getNextLabel(maya.request, made);
  for (let nth = 0; nth < 8; nth += 1) next = await answer(made, next, "true");
  const { rate, queue } = await getClaims(maya.request, { brandId });
  const plain = await addMadeVisit(services, brandId, { at: new Date(Date.now() + 1_000) });
  await addMadeAnswer(services, plain, {
    ...{ round: 1, arm: "natural" },
    says: [{ claimId: made.claims.true ?? "" }],
  });
  const usual = await getClaims(maya.request, { brandId });
  const lists = await getClaims(maya.request, { brandId, arm: "list" });
  expect([usual.arm, lists.arm]).toEqual(["natural", "list"]);
  expect(lists.rate).toEqual(rate);
  expect(lists.queue).toEqual({ ...queue, left: 0 });
});
