import { holdModels } from "@standings/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../test/accounts.ts";
import { beginCheckout, payAtSandbox } from "../../test/buying.ts";
import { GPT } from "../../test/searches.ts";
import { studyOf, watchStudy } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf } from "../../test/users.ts";
import { startStudy } from "../studies/start-study.ts";
import { stopStudy } from "../studies/stop-study.ts";
import { confirmCheckout } from "./confirm-checkout.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** Refunds a paid checkout in full at the provider, and lets the product see it. */
async function refund(request: Parameters<typeof confirmCheckout>[0], checkoutId: string): Promise<void> {
  const session = await fetch(`${services.sandbox.url}/v1/checkout/sessions/${checkoutId}`, {
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  const { payment_intent } = (await session.json()) as { payment_intent: string };
  const refunded = await fetch(`${services.sandbox.url}/payments/refunds`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ payment_intent }),
  });
  expect(refunded.ok).toBe(true);
  await confirmCheckout(request, checkoutId);
}

it("takes credits that a study held while their purchase was refunded, when it gives them back", async () => {
  const lena = await signUp(services);
  const userId = lena.user.id;
  const checkoutId = await beginCheckout(lena.request, { creditPackage: "20" });
  await payAtSandbox(services, checkoutId);
  await confirmCheckout(lena.request, checkoutId);
  const models = await holdModels(services.sandbox);
  const { studyId } = await startStudy(lena.request, studyOf({ rounds: 20, models: [GPT] }));
  await models.waitFor(1);
  await refund(lena.request, checkoutId);
  expect((await accountOf(services, userId)).credits).toBe(0);
  await stopStudy(lena.request, { studyId });
  await models.open();
  await watchStudy(lena, studyId);
  // 5 of the sign-up, less the round that was asked: nothing of the 20 that were refunded is left.
  expect(await accountOf(services, userId)).toEqual({
    credits: 4,
    entries: [
      "signup 5",
      "purchase 20",
      "study_hold -20",
      "purchase_reversal -5",
      "study_release 19",
      "debt_settlement -15",
    ],
  });
});
