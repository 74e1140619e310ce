import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { discover } from "../../test/discoveries.ts";
import { setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(() => setFaults(services));

it("walks", async () => {
  maya = await addUser(services, { credits: 5 });
  const { events, state } = await discover(maya);
  console.log(JSON.stringify(events, null, 0).slice(0, 6000));
  console.log(state.phase, state.items.length);
  expect(await accountOf(services, maya.userId)).toEqual({ credits: 3, entries: ["discovery -2"] });
});
describe.skip("x", () => {});
