import { allowancePeriod } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newEmail, PASSWORD, providerToken, queuedJobs, requestOf, signUp } from "../../test/accounts.ts";
import { buy, planOf } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf } from "../../test/users.ts";
import { signInWithGoogle } from "../auth/sign-in-with-google.ts";
import { getViewer } from "../auth/user-view.ts";
import { getUsage } from "../credits/get-usage.ts";
import { createTopic } from "../topics/change-topic.ts";
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

  await deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
  const counted = { name: "count_searches", payload: {} };
  expect(await queuedJobs(services)).toEqual([
    { name: "end_subscription", payload: { subscriptionId } },
    counted,
  ]);
  await services.runJobs();
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ state: "ended" });
  await payments.endSubscription(subscriptionId);
});

it("asks nothing of the provider for an account without one, and nothing at all without the address", async () => {
  const maya = await signUp(services);
  await createTopic(maya.request, { name: "CRM" });
  const remove = (email: string, password: string) => deleteAccount(maya.request, { email, password });
  await expect(remove("other@example.com", PASSWORD)).rejects.toMatchObject({ code: "UNCONFIRMED_DELETION" });
  await remove(maya.email, PASSWORD);
  expect(await services.db.selectFrom("topics").selectAll().execute()).toEqual([]);
  expect(await queuedJobs(services)).toEqual([{ name: "count_searches", payload: {} }]);
});

it("asks for the password", async () => {
  const maya = await signUp(services);
  for (const [password, code] of [
    [undefined, "INVALID_INPUT"],
    ["wrong-one", "WRONG_PASSWORD"],
  ] as const) {
    const refused = deleteAccount(maya.request, { email: maya.email, password });
    await expect(refused).rejects.toMatchObject({ code });
  }
  expect(await getViewer(maya.request)).toMatchObject({ email: maya.email });
});

it("asks for a sign-in of the last ten minutes where an account has no password", async () => {
  const email = newEmail("grace");
  const token = await providerToken(services, { email, name: "Grace" });
  const grace = await signInWithGoogle(services.guest, { token, queryParams: {} });
  const old = services.after(11 * 60_000, () => deleteAccount(requestOf(services, grace), { email }));
  await expect(old).rejects.toMatchObject({ code: "SIGN_IN_AGAIN" });
  const again = await signInWithGoogle(services.guest, { token, queryParams: {} });
  await deleteAccount(requestOf(services, again), { email });
});

it("a mailbox that comes back goes on with its trial, its previews and its debt, and gets no credits", async () => {
  const first = await signUp(services);
  const { db } = services;
  const debt = { user_id: first.user.id, delta: -7, reason: "purchase_reversal", reference: "cs_1" } as const;
  await db.insertInto("owed_entries").values(debt).execute();
  const today = allowancePeriod("censored_previews", new Date());
  const previews = { user_id: first.user.id, kind: "censored_previews", period: today, used: 2 } as const;
  await db.insertInto("allowances").values(previews).execute();
  await deleteAccount(first.request, { email: first.email, password: PASSWORD });

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
