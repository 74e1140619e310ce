import { newId } from "@standings/database";
import type { ClaimVerdict, FactWish } from "@standings/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../../../test/accounts.ts";
import { ALL, addBrand } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit, type MadeVisit } from "../../../test/claims.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { setWorld } from "../../../test/world.ts";
import { addJob } from "../../jobs/add-job.ts";
import { createWebhook } from "../../webhooks/create-webhook.ts";
import { listBrandAlerts } from "../overview/get-details.ts";
import { getBrandOverview } from "../overview/get-overview.ts";
import { addFact } from "./change-facts.ts";
import { addLabel } from "./labels.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({
    claims: { upstreamId: FIVE[2], deadlineMs: 30_000 },
    claimsJudge: { upstreamId: FIVE[3], deadlineMs: 30_000 },
  });
});
afterEach(() => setWorld(services, {}));
afterAll(() => services.close());

const AUDIENCE: FactWish = {
  ...{ company: "", attribute: "audience", subject: "", market: null, from: null, to: null },
  value: { kind: "text", text: "small teams" },
};

const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000);

/** A brand whose market has a visit that says nothing, three weeks ago. */
async function withBrand(market: string | null = null) {
  const email = `${newId()}@example.com`;
  const maya = await addUser(services, { email });
  const brandId = await addBrand(maya, {
    alertMails: true,
    ...(market === null ? {} : { markets: [{ country: "DE", language: "de" }] }),
  });
  const first = await addMadeVisit(services, brandId, { at: weeksAgo(3), market });
  await addMadeAnswer(services, first, { round: 1, says: [] });
  const claim = (text: string, verdict: ClaimVerdict) => addMadeClaim(services, brandId, { verdict, text });
  const say = async (visit: MadeVisit, claimId: string, rounds: readonly number[]) => {
    for (const round of rounds)
      await addMadeAnswer(services, visit, {
        round,
        says: [{ claimId, sentence: "HubSpot has a free plan." }],
      });
  };
  const end = async ({ visitId }: MadeVisit) => {
    await addJob(services.db, "alert_claims", { brandId, visitId });
    await services.runJobs();
  };
  const told = async () => {
    const { alerts } = await listBrandAlerts(maya.request, { brandId, market });
    return alerts.flatMap((alert) => (alert.type === "claim" ? [alert] : []));
  };
  return { maya, email, brandId, first, claim, say, end, told };
}

it("a false claim is told once, at its second answer, in the product, by mail and by webhook", async () => {
  const { maya, email, brandId, first, claim, say, end, told } = await withBrand();
  await createWebhook(maya.request, {
    url: "https://example.com/hook",
    events: ["claim.new_false"],
    lowCredits: 5,
  });
  const old = await claim("an old error", "false");
  await say(first, old, [2, 3]);
  await end(first);
  const [fresh, right] = [await claim("a free plan", "false"), await claim("a dear plan", "true")];
  const second = await addMadeVisit(services, brandId, { at: weeksAgo(1) });
  await say(second, fresh, [1]);
  await say(second, right, [2, 3]);
  await say(second, old, [4, 5]);
  await end(second);
  expect(await told()).toEqual([]);
  const third = await addMadeVisit(services, brandId, { at: new Date(), served: "gpt-next" });
  await services.db
    .insertInto("brand_alerts")
    .values({
      ...{ id: newId(), brand_id: brandId, visit_id: third.visitId, prompt_id: null, type: "version" },
      ...{ subject: "version", at: third.at },
      details: JSON.stringify({ type: "version", modelId: GPT, fromVersion: "gpt", toVersion: "gpt-next" }),
    })
    .execute();
  await say(third, fresh, [1]);
  await say(third, old, [2, 3]);
  await end(third);
  await end(third);
  expect(await told()).toMatchObject([
    {
      ...{ claimId: fresh, text: "a free plan", verdict: "false", by: "code", statements: 2, read: 8 },
      ...{ quote: "HubSpot has a free plan.", versions: [{ modelId: GPT, version: "gpt-next" }] },
    },
  ]);
  const mails = await mailsTo(services, email);
  expect(mails.map(({ subject }) => subject)).toEqual(["New and false about HubSpot: “a free plan”"]);
  expect(mails[0]?.text).toContain("“HubSpot has a free plan.”");
  expect(mails[0]?.text).toContain(`/brands/${brandId}/claims?claim=${fresh}`);
  const messages = services.db.selectFrom("webhook_deliveries").select(["event", "body"]);
  const ofBrand = (await messages.execute()).filter(({ body }) => body?.includes(brandId));
  expect(ofBrand.map(({ event }) => event)).toEqual(["claim.new_false"]);
  expect(JSON.parse(ofBrand[0]?.body ?? "{}").data).toMatchObject({
    claimId: fresh,
    statements: 2,
    market: null,
  });
  // Claims are not on what a link to the brand shows.
  const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
  expect(alerts.map(({ type }) => type)).toEqual(["version"]);
});

it("what a person calls right is not told, and each market tells for itself", async () => {
  const { maya, brandId, claim, say, end, told } = await withBrand("DE/de");
  const [one, other] = [await claim("a free plan", "false"), await claim("a free trial", "false")];
  const visit = await addMadeVisit(services, brandId, { market: "DE/de" });
  await say(visit, one, [1, 2]);
  await say(visit, other, [3, 4]);
  const label = { claimId: one, runId: visit.runId, columnId: `${GPT}_round1`, isDrawn: false } as const;
  await addLabel(maya.request, { brandId, label: { ...label, shown: "false", verdict: "true" } });
  const elsewhere = await addMadeVisit(services, brandId, { at: weeksAgo(2) });
  await say(elsewhere, other, [1, 2]);
  await end(elsewhere);
  expect(await told()).toEqual([]);
  await end(visit);
  expect((await told()).map(({ claimId }) => claimId)).toEqual([other]);
});

it("a claim that a model calls wrong is told after a second look agrees, and not where it does not", async () => {
  const made = async () => {
    const brand = await withBrand();
    await addFact(brand.maya.request, { brandId: brand.brandId, fact: AUDIENCE });
    const text = "It is made for schools";
    const claimId = await addMadeClaim(services, brand.brandId, {
      ...{ verdict: "cannot_tell", attribute: "audience", text },
    });
    const visit = await addMadeVisit(services, brand.brandId);
    await brand.say(visit, claimId, [1, 2]);
    return { ...brand, claimId, visit };
  };
  const agreed = await made();
  await agreed.end(agreed.visit);
  expect(await agreed.told()).toMatchObject([{ claimId: agreed.claimId, by: "model" }]);
  const looks = services.db.selectFrom("claim_judgements").select(["look", "judge"]).orderBy("look");
  expect(await looks.where("claim_id", "=", agreed.claimId).execute()).toEqual([
    { look: 1, judge: `${FIVE[3]} 1` },
    { look: 2, judge: `${FIVE[2]} 1` },
  ]);
  const doubted = await made();
  await services.runJobs();
  await services.db
    .insertInto("claim_judgements")
    .values({
      ...{
        claim_id: doubted.claimId,
        judge: `${FIVE[2]} 1`,
        look: 2,
        verdict: "cannot_tell",
        because: "Open",
      },
      ...{ fact_ids: [] },
      facts_key: (
        await services.db
          .selectFrom("facts")
          .select("id")
          .where("brand_id", "=", doubted.brandId)
          .executeTakeFirstOrThrow()
      ).id,
    })
    .execute();
  await doubted.end(doubted.visit);
  expect(await doubted.told()).toEqual([]);
});

it("where three of the judge's alerts were wrong its next one waits to be checked; what code finds is told", async () => {
  const { maya, email, brandId, claim, say, end, told } = await withBrand();
  await createWebhook(maya.request, {
    url: "https://example.com/hook",
    events: ["claim.new_false"],
    lowCredits: 5,
  });
  await addFact(maya.request, { brandId, fact: AUDIENCE });
  const made = (text: string) =>
    addMadeClaim(services, brandId, { verdict: "cannot_tell", attribute: "audience", text });
  const first = await addMadeVisit(services, brandId, { at: weeksAgo(1) });
  const wrong = await Promise.all(["schools", "banks", "farms"].map((who) => made(`It is made for ${who}`)));
  for (const [at, claimId] of wrong.entries()) await say(first, claimId, [2 * at + 1, 2 * at + 2]);
  await end(first);
  expect((await told()).map(({ waits }) => waits)).toEqual([false, false, false]);
  for (const [at, claimId] of wrong.entries()) {
    const of = {
      claimId,
      runId: first.runId,
      columnId: `${GPT}_round${2 * at + 1}`,
      isDrawn: false,
    } as const;
    await addLabel(maya.request, { brandId, label: { ...of, shown: "false", verdict: "true" } });
  }
  const [held, plain] = [await made("It is made for pilots"), await claim("a free plan", "false")];
  const second = await addMadeVisit(services, brandId);
  await say(second, held, [1, 2]);
  await say(second, plain, [3, 4]);
  await end(second);
  const { alerts, byJudge } = await listBrandAlerts(maya.request, { brandId, market: null });
  expect(byJudge).toEqual({ right: 0, of: 3 });
  const newest = alerts.flatMap((one) =>
    one.type === "claim" && one.at === second.at.toISOString() ? [one] : [],
  );
  expect(new Map(newest.map(({ claimId, waits }) => [claimId, waits]))).toEqual(
    new Map([
      [held, true],
      [plain, false],
    ]),
  );
  expect((await mailsTo(services, email)).map(({ subject }) => subject).sort()).toEqual([
    "3 claims about HubSpot are new and wrong",
    "New and false about HubSpot: “a free plan”",
  ]);
  const messages = services.db.selectFrom("webhook_deliveries").select("body");
  const ofBrand = (await messages.execute()).filter(({ body }) => body?.includes(brandId));
  expect(ofBrand).toHaveLength(4);
  const label = { claimId: held, runId: second.runId, columnId: `${GPT}_round1`, isDrawn: false } as const;
  await addLabel(maya.request, { brandId, label: { ...label, shown: "false", verdict: "false" } });
  expect((await told()).map(({ waits }) => waits)).not.toContain(true);
});

it("the first plain answers tell nothing as new, and lists count again once plain words are asked no more", async () => {
  const { brandId, claim, end, told } = await withBrand();
  const sayIn = async (weeks: number, arm: "list" | "natural", claimId: string) => {
    const visit = await addMadeVisit(services, brandId, { at: weeksAgo(weeks) });
    for (const round of [1, 2]) await addMadeAnswer(services, visit, { round, arm, says: [{ claimId }] });
    await end(visit);
  };
  await sayIn(1, "natural", await claim("said in plain words since ever", "false"));
  expect(await told()).toEqual([]);
  await sayIn(0, "list", await claim("new in lists", "false"));
  expect((await told()).map(({ text, arm }) => [text, arm])).toEqual([["new in lists", "list"]]);
});
