import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../test/accounts.ts";
import { beginCheckout } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { confirmCheckout } from "./confirm-checkout.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("an account asks for its checkouts 1,800 times an hour", async () => {
  const maya = await signUp(services);
  const checkoutId = await beginCheckout(maya.request, { creditPackage: "20" });
  const window = 3_600_000;
  const window_start = new Date(Math.floor(Date.now() / window) * window);
  const used = { key: `confirm:user:${maya.user.id}`, window_start, count: 1_799 };
  await services.db.insertInto("rate_limits").values(used).execute();
  expect(await confirmCheckout(maya.request, checkoutId)).toMatchObject({ status: "open" });
  await expect(confirmCheckout(maya.request, checkoutId)).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});
