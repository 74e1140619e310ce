import { appRouter } from "@standings/api";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, signUp, startProduct } from "./product.ts";
import { runExperiment } from "./running-experiment.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a plan is tried, saved, changed, refused to freeze without a past, and deleted over REST", async () => {
  const maya = await signUp(product);
  const prompts = Array.from({ length: 12 }, (_, nth) => ({ prompt: `Best tool number ${nth}` }));
  const company = { name: "HubSpot", domain: "hubspot.com", models: ["openai/gpt-4.1-mini"], prompts };
  const { body: brand } = await maya.post("/brands", company);
  const at = `/brands/${brand.id}/experiments`;
  const { body } = await maya.get(`/brands/${brand.id}`);
  const ids: string[] = body.prompts.map(({ id }: { id: string }) => id);
  const startsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const actions = [{ address: "https://hubspot.com/compare", promptIds: ids.slice(0, 6) }];
  const wish = { actions, controls: ids.slice(6), startsOn };
  const plan = await maya.post(`${at}/plan`, wish);
  expect(plan.body).toMatchObject({ forecast: { smallest: null, faults: ["short_past"], extraCredits: 0 } });
  const created = await maya.post(at, { ...wish, name: "Comparison page" });
  expect(created.status).toBe(201);
  const one = `${at}/${created.body.id}`;
  const changed = await maya.put(one, { ...wish, name: "Dialer page", worth: 9, looks: 2 });
  expect(changed.body).toMatchObject({ name: "Dialer page", plan: { looks: [4, 8], level: 0.0294 } });
  expect((await maya.get(one)).body).toEqual(changed.body);
  expect((await maya.get(at)).body.experiments).toMatchObject([{ id: created.body.id, state: "draft" }]);
  const frozen = await maya.post(`${one}/freeze`, {});
  expect([frozen.status, frozen.body.error]).toEqual([
    400,
    "Fewer than 4 visits would lie before the start. Please start later",
  ]);
  for (const verb of ["abandon", "stop"]) expect((await maya.post(`${one}/${verb}`, {})).status).toBe(409);
  const actionId = created.body.plan.actions[0].id;
  const live = await maya.post(`${one}/actions/${actionId}/live`, { liveOn: startsOn });
  expect([live.status, live.body.error]).toEqual([409, "This experiment is not running"]);
  expect((await maya.post(at, { ...wish, name: "x", lag: 9 })).status).toBe(400);
  expect((await maya.post(at, { ...wish, name: "x\0" })).status).toBe(400);
  expect((await maya.delete(one)).status).toBe(200);
  expect((await maya.get(one)).status).toBe(404);
});

it("nothing of an effect leaves between looks, nor a look's file before it is taken", async () => {
  const maya = await signUp(product);
  const { brandId, one, weeks, take, answerOtherwise } = await runExperiment(product, maya);
  const file = (number: number | string, below = "") => maya.get(`${one}/looks/${number}/export${below}`);
  const documents = async () => {
    const list = await maya.get(`/brands/${brandId}/experiments`);
    const replies = [await maya.get(one), list, await file(1), await file(1, "/xlsx")];
    return JSON.stringify(replies.map(({ status, body }) => [status, body]));
  };
  await weeks(10, 13);
  await take();
  const golden = await documents();
  expect((await file(1)).body).toEqual({ error: "This look has not been taken." });
  await answerOtherwise();
  await take();
  expect(await documents()).toBe(golden);

  await weeks(14, 14);
  await take();
  const csv = await file(1);
  expect([csv.status, csv.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(csv.headers.get("content-disposition")).toMatch(/standings-experiment-look-1-comparison-page-/);
  const [head = "", ...rows] = csv.body.trim().split("\r\n");
  expect(rows).toHaveLength(12 * 3 * 15 - 1);
  const saved = await fetch(`${product.url}/api${one}/looks/1/export/xlsx`, {
    headers: { authorization: `Bearer ${maya.token}` },
  });
  const { sheets } = await readXlsx(new Uint8Array(await saved.arrayBuffer()));
  const [names = [], ...body] = sheets[0]?.rows ?? [];
  expect(names.join(",")).toBe(head.replace("\ufeff", ""));
  const value = names.indexOf("Value");
  expect(body.map((row) => row[value])).toEqual(rows.map((row: string) => Number(row.split(",")[value])));
  for (const [number, status] of [
    [2, 404],
    [0, 400],
    ["x", 400],
    ["%00", 400],
  ] as const)
    expect((await file(number)).status).toBe(status);
  const noah = await signUp(product);
  expect((await noah.get(`${one}/looks/1/export`)).status).toBe(404);
});

it("no subscription is of a brand: what they send is one run's", () => {
  const subscriptions = Object.entries(appRouter._def.procedures).flatMap(([name, procedure]) =>
    Object(procedure)._def.type === "subscription" ? [name] : [],
  );
  expect(subscriptions.sort()).toEqual([
    "analysis.events",
    "discovery.events",
    "search.events",
    "study.events",
  ]);
});
