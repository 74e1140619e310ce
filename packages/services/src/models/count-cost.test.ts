import { eventually } from "@standings/testing";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { addBrand, visit } from "../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../test/claims.ts";
import { FIVE, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic } from "../../test/topics.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { addUpDays, recountFigures } from "../admin/dashboard/add-up-days.ts";
import { addFact } from "../brands/claims/change-facts.ts";
import { proposeFacts } from "../brands/claims/propose-facts.ts";
import { translatePrompts } from "../brands/translate-prompts.ts";
import { proposeWordings } from "../topics/propose-wordings.ts";
import { getTopic } from "../topics/read-topics.ts";
import { askPanel } from "../weather/ask-panel.ts";

const [, , READER, JUDGE] = FIVE;

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices({
    claims: { upstreamId: READER, deadlineMs: 30_000 },
    claimsJudge: { upstreamId: JUDGE, deadlineMs: 30_000 },
    weather: true,
  });
  maya = await addUser(services, { credits: 100 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const system = () => services.services.systemRequest();

/** What the dashboard counts, over all days. */
async function counted(): Promise<number> {
  const { db } = services;
  const cost = db.selectFrom("figures").select(({ fn }) => fn.sum("amount").as("amount"));
  return Number((await cost.where("figure", "=", "cost").executeTakeFirst())?.amount ?? 0);
}

/** Expects that what replies of models cost during `work` is what the dashboard counts more. */
async function expectCounted(work: () => Promise<unknown>): Promise<void> {
  const calls = vi.spyOn(services.context.gateway, "complete");
  try {
    const before = await counted();
    await work();
    const replies = await Promise.allSettled(calls.mock.results.map(({ value }) => value));
    const costs = replies.map((one) => (one.status === "fulfilled" ? (one.value.costUsd ?? 0) : 0));
    const paid = costs.reduce((sum, cost) => sum + cost, 0);
    expect(paid).toBeGreaterThan(0);
    expect((await counted()) - before).toBeCloseTo(paid, 9);
  } finally {
    calls.mockRestore();
  }
}

it("a visit's cost includes the readings of what its answers claim, also those that failed", async () => {
  const brandId = await addBrand(maya);
  await expectCounted(async () => {
    await visit(services, maya, brandId);
    await services.runJobs();
  });
  await setFaults(services, { model: READER, task: "claims", kind: "broken" });
  await expectCounted(async () => {
    await visit(services, maya, brandId);
    await services.runJobs();
  });
  expect((await services.db.selectFrom("claim_readings").selectAll().execute()).length).toBeGreaterThan(0);
});

it("a judge's calls are counted, also one that declines", async () => {
  const brandId = await addBrand(maya);
  const made = await addMadeVisit(services, brandId);
  const claimId = await addMadeClaim(services, brandId, {
    ...{ verdict: "cannot_tell", attribute: "audience", text: "It is made for schools" },
  });
  await addMadeAnswer(services, made, { round: 1, says: [{ claimId }] });
  const tell = (text: string) => async () => {
    const fact = {
      company: "",
      attribute: "audience",
      subject: "",
      market: null,
      from: null,
      to: null,
    } as const;
    await addFact(maya.request, { brandId, fact: { ...fact, value: { kind: "text", text } } });
    await services.runJobs();
  };
  await expectCounted(tell("small teams"));
  await setFaults(services, { model: JUDGE, task: "judging", kind: "refusal" });
  await expectCounted(tell("schools"));
});

it("facts read from a site, translations and wordings are counted", async () => {
  const markets = [
    { country: "US", language: "en" },
    { country: "DE", language: "de" },
  ];
  const brandId = await addBrand(maya, { markets });
  await expectCounted(() => proposeFacts(maya.request, { brandId }));
  await expectCounted(() => translatePrompts(maya.request, { brandId, market: "DE/de" }));
  const topicId = await addTopic(maya);
  await expectCounted(async () => {
    await proposeWordings(maya.request, { topicId, clientRunId: crypto.randomUUID() });
    await eventually(
      async () => (await getTopic(maya.request, { topicId })).made?.status === "completed",
      "wordings are made",
    );
  });
});

it("what the panel costs is counted, and is kept when figures are counted anew", async () => {
  await expectCounted(() =>
    services.after(Date.parse("2027-03-01T00:03:00Z") - Date.now(), () => askPanel(system())),
  );
  const before = await counted();
  await recountFigures(system());
  expect(await counted()).toBeCloseTo(before, 9);
  await addUpDays(system());
  expect(await counted()).toBeCloseTo(before, 9);
});
