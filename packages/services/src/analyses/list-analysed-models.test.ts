import { afterAll, beforeAll, expect, it } from "vitest";
import { analyse } from "../../test/analyses.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { listAnalysedModels } from "./list-analysed-models.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("lists the models whose advice the viewer has, of one company and kind", async () => {
  const [maya, noor] = [await addUser(services, { credits: 5 }), await addUser(services, { credits: 5 })];
  const [gpt, claude] = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"];
  for (const modelId of [gpt, claude]) await analyse(maya, { modelId });
  const listed = async (user: typeof maya, kind: "seo" | "source", domain: string) =>
    (await listAnalysedModels(user.request, { kind, domain })).sort();
  expect(await listed(maya, "seo", "https://www.hubspot.com/")).toEqual([claude, gpt]);
  expect(await listed(maya, "source", "hubspot.com")).toEqual([]);
  expect(await listed(maya, "seo", "webflow.com")).toEqual([]);
  expect(await listed(noor, "seo", "hubspot.com")).toEqual([]);
});
