import { BUILT_IN_MODELS, makeCatalogue } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { discoveryOf } from "../../test/discoveries.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { openServices } from "../request.ts";
import { startDiscovery } from "./start-discovery.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("asks a model of discoveries when none is named and the first default one is not for them", async () => {
  const maya = await addUser(services, { credits: 5 });
  const first = BUILT_IN_MODELS.filter(({ name }) => name === "DeepSeek");
  const others = BUILT_IN_MODELS.filter(({ name }) => name !== "DeepSeek");
  const defaults = [
    ...first.map((model) => ({ ...model, isDefault: true })),
    ...others.map((m, i) => ({ ...m, isDefault: i < 4 })),
  ];
  const { context } = services;
  const catalogue = { ...context.catalogue, now: () => makeCatalogue(defaults) };
  const { caller, viewer } = maya.request;
  const request = openServices({ ...context, catalogue }).request(caller, viewer);
  const { modelId: _none, ...order } = discoveryOf();
  await expect(startDiscovery(request, order)).resolves.toMatchObject({ remainingCredits: 3 });
});
