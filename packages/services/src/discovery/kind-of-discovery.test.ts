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
  expect(await accountOf(services, maya.userId)).toEqual({ credits: 3, entries: ["discovery -2"] });
});
describe.skip("x", () => {});
