import { allowancePeriod } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queuedJobs, signUp } from "../../test/accounts.ts";
import { buy, planOf } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf } from "../../test/users.ts";
import { getUsage } from "../credits/get-usage.ts";
import { deleteAccount } from "./delete-account.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("ends a running subscription at the payment provider", async () => {
  const maya = await signUp(services);
  await buy(services, maya.request, { plan: "pro" });
  const subscriptionId = (await planOf(services, maya.request)).subscriptionId ?? "";
  const { payments } = services.context;
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ state: "active" });

  await deleteAccount(maya.request, maya.email);
  expect(await queuedJobs(services)).toEqual([{ name: "end_subscription", payload: { subscriptionId } }]);
  await services.runJobs();
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ state: "ended" });
  await payments.endSubscription(subscriptionId);
});

it("asks nothing of the provider for an account without one, and nothing at all without the address", async () => {
  const maya = await signUp(services);
  await expect(deleteAccount(maya.request, "other@example.com")).rejects.toMatchObject({
    code: "UNCONFIRMED_DELETION",
  });
  await deleteAccount(maya.request, maya.email);
  expect(await queuedJobs(services)).toEqual([]);
});

it("M6: a mailbox that comes back goes on with its trial, its previews and its debt, and gets no credits", async () => {
  const first = await signUp(services);
  const { db } = services;
  const debt = { user_id: first.user.id, delta: -7, reason: "purchase_reversal", reference: "cs_1" } as const;
  await db.insertInto("owed_entries").values(debt).execute();
  const today = allowancePeriod("censored_previews", new Date());
  const previews = { user_id: first.user.id, kind: "censored_previews", period: today, used: 2 } as const;
  await db.insertInto("allowances").values(previews).execute();
  await deleteAccount(first.request, first.email);

  for (const email of [first.email, first.email.replace("@", "+again@")]) {
    const again = await signUp(services, email);
    expect(again.user.credits).toBe(0);
    expect(again.user.trial_ends_at).toEqual(first.user.trial_ends_at);
    expect(await getUsage(again.request)).toMatchObject({ previews: { used: 2 } });
  }
  const second = await signUp(services, first.email.replace("@", "+paying@"));
  await buy(services, second.request, { creditPackage: "20" });
  await buy(services, second.request, { creditPackage: "20" });
  expect(await accountOf(services, second.user.id)).toEqual({
    credits: 33,
    entries: ["purchase 20", "debt_settlement -7", "purchase 20"],
  });
});
