import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { planVisit } from "./plan-visit.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("the same credits say more of how buyers ask when they ask more prompts once", async () => {
  const { request } = await addUser(services, { credits: 0 });
  const points = (part: number | null | undefined) => Math.round(100 * (part ?? 1));
  const { planned, instead } = planVisit(request, { prompts: 12, rounds: 3 });
  expect([points(planned.halfWidth), points(instead?.halfWidth)]).toEqual([16, 10]);
  expect(instead).toMatchObject({ prompts: 36, rounds: 1 });
  expect(planVisit(request, { prompts: 12, rounds: 1 }).instead).toBeNull();
  expect(planVisit(request, { prompts: 60, rounds: 10 }).instead).toMatchObject({ prompts: 100 });
  expect(planVisit(request, { prompts: 1, rounds: 3 })).toMatchObject({
    planned: { halfWidth: null },
    instead: { prompts: 3 },
  });
  for (const wish of [
    { prompts: 0, rounds: 3 },
    { prompts: 101, rounds: 1 },
    { prompts: 1.5, rounds: 1 },
    { prompts: 5, rounds: 11 },
  ])
    expect(() => planVisit(request, wish)).toThrow("A visit asks 1 to 100 prompts in 1 to 10 rounds");
});
