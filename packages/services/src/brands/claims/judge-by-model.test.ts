import type { FactWish } from "@standings/domain";
import { trueVerdict } from "@standings/sandbox";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { letJobsBeDue } from "../../../test/accounts.ts";
import { addBrand } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { setWorld } from "../../../test/world.ts";
import { addFact } from "./change-facts.ts";
import { getClaims } from "./get-claims.ts";
import { addLabel, getNextLabel } from "./labels.ts";

const [, , READER, JUDGE] = FIVE;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({
    claims: { upstreamId: READER, deadlineMs: 30_000 },
    claimsJudge: { upstreamId: JUDGE, deadlineMs: 30_000 },
  });
});
afterEach(async () => {
  await setFaults(services);
  await setWorld(services, {});
});
afterAll(() => services.close());

const audience = (text: string, to: string | null = null): FactWish => ({
  ...{ company: "", attribute: "audience", subject: "", market: null, from: null, to },
  value: { kind: "text", text },
});

const TEXTS = [
  "It is made for small teams",
  "It is made for large banks",
  "It is made for schools",
  "It is great for anybody",
];
const FACTS = [
  { fact: 1, of: "HubSpot", says: "large banks", held_until: "2020-12-31" },
  { fact: 2, of: "HubSpot", says: "small teams" },
];
/** The right verdict of each, as the sandbox's judge knows it: true, outdated, false and an opinion. */
const SAID = Object.fromEntries(
  TEXTS.map((says) => [says, trueVerdict({ statement: 1, of: "HubSpot", says }, FACTS).verdict] as const),
);

/** A brand of which an answer says each of these, and that it has 90 staff. */
async function withClaims(wishes: Parameters<typeof addBrand>[1] = {}) {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, wishes);
  const made = await addMadeVisit(services, brandId);
  const claims = await Promise.all(
    TEXTS.map((text) =>
      addMadeClaim(services, brandId, { verdict: "cannot_tell", attribute: "audience", text }),
    ),
  );
  const staff = { verdict: "cannot_tell", attribute: "size", text: "It has 90 staff" } as const;
  claims.push(await addMadeClaim(services, brandId, { ...staff, value: "90 staff" }));
  await addMadeAnswer(services, made, { round: 1, says: claims.map((claimId) => ({ claimId })) });
  const tell = async () => {
    await addFact(maya.request, { brandId, fact: audience("large banks", "2020-12-31") });
    await addFact(maya.request, { brandId, fact: audience("small teams") });
    await services.runJobs();
  };
  const verdicts = async () => {
    const { claims: told } = await getClaims(maya.request, { brandId });
    return Object.fromEntries(told.map(({ text, verdict, by }) => [text, `${verdict} by ${by}`]));
  };
  const judges = async () => {
    const found = services.db.selectFrom("claim_judgements").select("judge").where("claim_id", "in", claims);
    return (await found.execute()).map(({ judge }) => judge);
  };
  return { maya, brandId, made, claims, tell, verdicts, judges };
}

const byModel = (verdicts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(verdicts).map(([text, verdict]) => [text, `${verdict} by model`]));
const OPEN = { "It has 90 staff": "cannot_tell by code" };

it("what code can't compare is judged once beside facts in plain words, and is in the rate but for opinions", async () => {
  const { maya, brandId, tell, verdicts, judges } = await withClaims();
  await addFact(maya.request, {
    brandId,
    fact: { ...audience(""), attribute: "size", value: { kind: "number", amount: 80 } },
  });
  await tell();
  expect(new Set(Object.values(SAID)).size).toBe(4);
  const staff = { "It has 90 staff": "false by code" };
  expect(await verdicts()).toEqual({ ...byModel(SAID), ...staff });
  expect(await judges()).toEqual(Array(4).fill(`${JUDGE} 1`));
  expect((await getClaims(maya.request, { brandId })).rate).toMatchObject({ value: 0.75 });
  // Nobody is asked again where nothing of the attribute has changed.
  await setFaults(services, { model: JUDGE, kind: "error", status: 500 });
  await addFact(maya.request, { brandId, fact: { ...audience("Boston"), attribute: "other" } });
  await services.runJobs();
  expect(await verdicts()).toEqual({ ...byModel(SAID), ...staff });
});

it("an outage leaves verdicts open and a later attempt tells them", async () => {
  const { tell, verdicts } = await withClaims();
  await setFaults(services, { model: JUDGE, task: "judging", kind: "refusal" });
  await tell();
  expect(new Set(Object.values(await verdicts()))).toEqual(new Set(["cannot_tell by code"]));
  await setFaults(services);
  await letJobsBeDue(services);
  await services.runJobs();
  expect(await verdicts()).toEqual({ ...byModel(SAID), ...OPEN });
});

it("a brand that asks the judge is judged by the reader, and other facts are judged anew", async () => {
  const { maya, brandId, tell, verdicts, judges } = await withClaims({ models: [JUDGE] });
  await tell();
  expect(new Set(await judges())).toEqual(new Set([`${READER} 1`]));
  await addFact(maya.request, { brandId, fact: audience("schools") });
  await services.runJobs();
  expect(await verdicts()).toMatchObject({ "It is made for schools": "true by model" });
  expect(await judges()).toHaveLength(8);
});

it("a judge that errs is corrected by labels, which count for this judge alone", async () => {
  await setWorld(services, { judgeErrs: 1 });
  const { maya, brandId, made, claims, tell, verdicts } = await withClaims();
  await tell();
  expect(await verdicts()).toMatchObject({ "It is made for small teams": "false by model" });
  await addMadeAnswer(services, made, { round: 2, says: [{ claimId: claims[0] ?? "" }] });
  const { next } = await getNextLabel(maya.request, { brandId });
  if (!next) return expect.fail("nothing is asked");
  const { claimId, runId, columnId, verdict: shown } = next;
  const label = { claimId, runId, columnId, shown, verdict: "true", isDrawn: true } as const;
  expect((await addLabel(maya.request, { brandId, label })).labels).toBe(1);
  await services.db
    .updateTable("claim_verdicts")
    .set({ judge: "another/model 1" })
    .where("claim_id", "=", claimId)
    .execute();
  expect((await getNextLabel(maya.request, { brandId })).labels).toBe(0);
});
