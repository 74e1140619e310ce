import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { createModelDirectory } from "@standings/models";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { openServices } from "../request.ts";
import { listModels } from "./list-models.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("lists the catalogue, what can search the web and that it is the sandbox's", async () => {
  const { models, webSearch, sandbox } = await listModels(services.guest);
  expect(models).toEqual(
    BUILT_IN_CATALOGUE.forSearches.map(({ id, name, provider }) => {
      return { id, name, provider, available: true, isDefault: BUILT_IN_CATALOGUE.defaultIds.includes(id) };
    }),
  );
  expect([webSearch, sandbox]).toEqual([true, true]);
});

it("shows a model as unavailable that the gateway does not offer", async () => {
  const [first = ""] = BUILT_IN_CATALOGUE.defaultIds;
  const directory = createModelDirectory(services.context.gateway, { [first]: "somebody/else" });
  const settings = { ...services.context.settings, modelsAreSandbox: false };
  const request = openServices({ ...services.context, directory, settings }).request(services.guest.caller);
  const { models, sandbox } = await listModels(request);
  expect(models.filter(({ available }) => !available).map(({ id }) => id)).toEqual([first]);
  expect(sandbox).toBe(false);
});
