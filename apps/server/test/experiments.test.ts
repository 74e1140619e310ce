import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, signUp, startProduct } from "./product.ts";

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
