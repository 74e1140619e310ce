import { afterAll, beforeAll, expect, it } from "vitest";
import { FIVE, type Product, setCredits, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a topic is made, planned, asked and read over REST, and its study's document has both ranges", async () => {
  const maya = await signUp(product);
  await setCredits(product, maya.userId, 20);
  const created = await maya.post("/topics", { name: "CRM for agencies", focus: "hubspot.com" });
  expect(created.status).toBe(201);
  const { id } = created.body;
  const wordings = [
    { text: "Best CRM", level: "general" },
    { text: "CRM for agencies" },
    { text: "best crm" },
  ];
  const added = await maya.post(`/topics/${id}/wordings`, { wordings });
  expect(added.body).toEqual({ added: 2, refused: [{ text: "best crm", reason: "double" }] });
  const csv = "Query,Clicks\nWhich CRM is best,12\ncrm login,3\n";
  const preview = await maya.post(`/topics/${id}/wordings/preview`, { csv, template: "In short: {query}?" });
  expect(preview.body).toMatchObject({
    queries: [{ query: "Which CRM is best", prompt: "In short: Which CRM is best?", weight: 12 }],
    apart: [{ query: "crm login", reason: "navigational" }],
  });
  expect((await maya.post(`/topics/${id}/wordings/preview`, { csv, template: "Best" })).status).toBe(400);
  const imported = await maya.post(`/topics/${id}/wordings`, { csv });
  expect(imported.body).toEqual({ added: 1, refused: [{ text: "crm login", reason: "navigational" }] });
  const { body: topic } = await maya.get(`/topics/${id}`);
  const wordingIds = topic.wordings.map((wording: { id: string }) => wording.id);
  const taken = await maya.patch(`/topics/${id}/wordings`, { wordingIds, state: "in" });
  expect(taken.body).toEqual({ changed: 3 });
  expect((await maya.patch(`/topics/${id}`, { name: "CRM" })).body).toEqual({ ok: true });
  const made = await maya.post(`/topics/${id}/wordings/propose`, { count: 6, clientRunId: "six" });
  expect([made.status, made.body.remainingCredits]).toEqual([202, 19]);
  expect((await maya.post(`/topics/${id}/wordings/propose`, { count: 30 })).status).toBe(400);
  await expect
    .poll(async () => (await maya.get(`/topics/${id}`)).body.made)
    .toMatchObject({ runId: made.body.id, status: "completed", made: { refused: expect.any(Array) } });
  const plan = await maya.get(`/topics/${id}/plan?budget=6`);
  expect(plan.body).toMatchObject({
    ...{ frame: 3, drawn: "all", best: { wordings: 3, rounds: 2, cost: 6 } },
    spread: { from: "assumed", weeks: 0, wording: 0.2, noise: 0.19 },
  });
  expect((await maya.get(`/topics/${id}/plan?budget=2&drawn=alike`)).body).toMatchObject({ drawn: "alike" });
  expect((await maya.get(`/topics/${id}/plan?budget=2&drawn=by_weight`)).status).toBe(400);
  expect((await maya.get(`/topics/${id}/plan`)).body.error).toBe("budget: must be a number");
  const ofOne = await maya.get(`/topics/${id}/plan?budget=6&models=1`);
  expect(ofOne.body.spread.noise).toBeCloseTo(plan.body.spread.noise * Math.sqrt(5));
  expect(ofOne.body.best.halfWidth).toBeGreaterThan(plan.body.best.halfWidth);
  for (const models of ["0", "6", "1.5", "two"])
    expect((await maya.get(`/topics/${id}/plan?budget=6&models=${models}`)).status).toBe(400);
  const asked = { models: FIVE.slice(0, 2), topic: { id, rounds: 2, strata: "persona" } };
  const started = await maya.post("/studies", asked);
  expect([started.status, started.body.creditsHeld]).toEqual([201, 6]);
  await (
    await openStream({ ...product, token: maya.token, path: `/studies/${started.body.id}/events` })
  ).all();
  const { body: document } = await maya.get(`/studies/${started.body.id}`);
  expect(document).toMatchObject({
    prompt: "CRM",
    isPrivate: true,
    creditsUsed: 6,
    // Scores of different questions added up say nothing.
    ...{ entries: [], stability: null },
    topic: {
      ...{ id, version: 1, drawn: "all", strata: "persona" },
      found: {
        ...{ wordings: 3, frame: 3, drawn: "all", apart: [], byStratum: [{ stratum: "", wordings: 3 }] },
        byWording: [{ rounds: [1, 4], persona: null, verdict: null }, {}, {}],
      },
    },
  });
  const { verdict, topic: told } = document;
  expect(verdict.kind).toMatch(/^(absent|names_nobody|readable|seldom_names|too_wide)$/);
  const { value, overWordings } = told.found.naming;
  expect(verdict.naming).toEqual({ value, ...overWordings });
  expect(verdict.listed.value).toBe(told.found.listed.value);
  expect(told.found.verdict).toEqual(verdict);
  expect(document.topic.found.listed).toMatchObject({
    overWordings: { low: expect.any(Number) },
    exactlyThese: { low: expect.any(Number) },
  });
  expect((await maya.get("/topics")).body.topics).toMatchObject([{ id, wordings: 3, isRunning: false }]);
  const { status, body } = await maya.patch(`/studies/${started.body.id}`, { isPrivate: false });
  expect([status, body.error]).toEqual([409, "Only its owner sees a study of a topic"]);
  expect((await maya.post("/studies", { models: asked.models, topic: { id } })).status).toBe(400);
  expect((await maya.post("/studies", { ...asked, rounds: 3 })).status).toBe(400);
  expect((await maya.get(`/topics/${started.body.id}`)).status).toBe(404);
  expect((await maya.delete(`/topics/${id}`)).status).toBe(200);
  expect((await maya.get(`/studies/${started.body.id}`)).status).toBe(404);
});

it("a topic in plain words is made, asked and read over REST as named, and keeps its form once it was asked", async () => {
  const maya = await signUp(product);
  await setCredits(product, maya.userId, 20);
  const wish = { name: "CRM for agencies", focus: "hubspot.com" };
  const { id } = (await maya.post("/topics", { ...wish, form: "list" })).body;
  expect((await maya.post("/topics", { ...wish, form: "unsearched" })).status).toBe(400);
  expect((await maya.get("/topics")).body.topics).toMatchObject([{ id, form: "list" }]);
  expect((await maya.patch(`/topics/${id}`, { form: "plain" })).status).toBe(400);
  expect((await maya.patch(`/topics/${id}`, { form: "natural" })).body).toEqual({ ok: true });
  const wordings = [{ text: "Best CRM", level: "general" }, { text: "Best CRM for agencies" }];
  await maya.post(`/topics/${id}/wordings`, { wordings });
  const asked = { models: FIVE.slice(0, 2), topic: { id, rounds: 3 } };
  expect((await maya.post("/studies", { ...asked, natural: true })).status).toBe(400);
  const started = await maya.post("/studies", asked);
  expect([started.status, started.body.creditsHeld]).toEqual([201, 6]);
  await (
    await openStream({ ...product, token: maya.token, path: `/studies/${started.body.id}/events` })
  ).all();
  const { body: document } = await maya.get(`/studies/${started.body.id}`);
  const named = { value: expect.any(Number), overWordings: { low: expect.any(Number) } };
  expect(document).toMatchObject({
    ...{ arms: ["natural"], creditsUsed: 6, entries: [], stability: null, pair: null },
    modelsAsked: [{ answered: 6 }, { answered: 6 }],
    topic: { form: "natural", found: { form: "natural", wordings: 2, named } },
  });
  const { verdict, topic } = document;
  expect(document.answers.some(({ named }: { named: unknown[] }) => named.length > 0)).toBe(true);
  for (const answer of document.answers) expect(answer).not.toHaveProperty("listed");
  expect(verdict.named.value).toBe(topic.found.named.value);
  expect(topic.found.byWording).toMatchObject([
    { named: expect.any(Number), verdict: { named: expect.any(Object) } },
    { named: expect.any(Number) },
  ]);
  for (const found of [verdict, topic.found, ...topic.found.byWording, topic.found.byWording[0].verdict])
    for (const name of ["listed", "score", "top3", "rank"]) expect(found).not.toHaveProperty(name);
  expect((await maya.get(`/topics/${id}`)).body).toMatchObject({
    form: "natural",
    versions: [{ version: 1 }],
  });
  const refused = await maya.patch(`/topics/${id}`, { form: "list" });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "A topic that was asked keeps its form. Please make another topic",
  ]);
  expect((await maya.patch(`/topics/${id}`, { name: "Plain" })).status).toBe(200);
});
