import { afterAll, beforeAll, expect, it } from "vitest";
import { analyse } from "../../test/analyses.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { findAnalysis } from "./find-analysis.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it.each(["seo", "source"] as const)("finds facts, gives advice, and keeps both: %s", async (kind) => {
  const maya = await addUser(services, { credits: 5 });
  const { events, runId } = await analyse(maya, { kind });
  expect(events.map(({ type }) => type)).toEqual(["start", "facts_found", "advice_given", "complete"]);
  const stored = await findAnalysis(maya.request, { kind, domain: "hubspot.com" });
  expect(stored).toMatchObject({ id: runId, advice: expect.any(Object) });
});
