import type { Connection } from "@standings/database";
import { allowancePeriod } from "@standings/domain";
import { eventually, holdModels } from "@standings/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newEmail, PASSWORD, providerToken, queuedJobs, requestOf, signUp } from "../../test/accounts.ts";
import { addBrand, visit } from "../../test/brands.ts";
import { buy, planOf } from "../../test/buying.ts";
import { addSearch, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic } from "../../test/topics.ts";
import { accountOf, addUser, setCredits } from "../../test/users.ts";
import { signInWithGoogle } from "../auth/sign-in-with-google.ts";
import { getViewer } from "../auth/user-view.ts";
import { deleteBrand } from "../brands/change-brand.ts";
import { lockForClaims } from "../brands/claims/judge-claims.ts";
import { trackTopic } from "../brands/topics/track-topic.ts";
import { changeField } from "../company/change-field.ts";
import { getUsage } from "../credits/get-usage.ts";
import { createTopic, deleteTopic } from "../topics/change-topic.ts";
import { proposeWordings } from "../topics/propose-wordings.ts";
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

function untilOneWaits(what: string): Promise<unknown> {
  return eventually(async () => {
    const waiting = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db);
    return waiting.rows.length > 0;
  }, what);
}

it("waits for a set of wordings that is being stored, which locks its topic, its run and then the account", async () => {
  const maya = await signUp(services);
  const topicId = await addTopic(maya);
  await setCredits(services, maya.user.id, 1);
  const held = await holdModels(services.sandbox);
  const { runId } = await proposeWordings(maya.request, { topicId, clientRunId: crypto.randomUUID() });
  await held.waitFor(1);
  const lock = (tx: Connection, table: "topics" | "runs" | "users", id: string) =>
    tx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  const deleted = await services.db.transaction().execute(async (tx) => {
    await lock(tx, "topics", topicId);
    const deletion = deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
    await untilOneWaits("the deletion waits for the topic");
    await lock(tx, "runs", runId);
    await lock(tx, "users", maya.user.id);
    return { deletion };
  });
  await deleted.deletion;
  await held.open();
  expect(await services.db.selectFrom("runs").select("id").where("id", "=", runId).execute()).toEqual([]);
});

it("locks topics before their brand, as whoever has its visits ask them does, or deletes one of the two", async () => {
  const maya = await signUp(services);
  const of = async () => {
    const brandId = await addBrand(maya);
    return { brandId, topicId: await addTopic(maya, { brandId }) };
  };
  for (const change of [trackTopic, deleteTopic, deleteBrand]) {
    const { brandId, topicId } = await of();
    const held = await services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("topics").select("id").where("id", "=", topicId).forUpdate().execute();
      const changed = change(maya.request, { brandId, topicId });
      await untilOneWaits(`${change.name} waits for the topic`);
      await tx.selectFrom("brands").select("id").where("id", "=", brandId).forUpdate().noWait().execute();
      return { changed };
    });
    await held.changed;
  }
});

it("locks visits and their runs before their brand, whether the account or the brand is deleted", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  for (const table of ["brand_visits", "runs"] as const) {
    const brandId = await addBrand(maya);
    const visitId = await visit(services, maya, brandId);
    const { run_id } = await services.db
      .selectFrom("visit_prompts")
      .select("run_id")
      .where("visit_id", "=", visitId)
      .where("run_id", "is not", null)
      .executeTakeFirstOrThrow();
    const id = table === "runs" ? (run_id ?? "") : visitId;
    const held = await services.db.transaction().execute(async (tx) => {
      await tx.selectFrom(table).select("id").where("id", "=", id).forNoKeyUpdate().execute();
      const deletion = deleteBrand(maya.request, { brandId });
      await untilOneWaits(`the deletion of a brand waits for its ${table}`);
      await tx.selectFrom("brands").select("id").where("id", "=", brandId).forUpdate().noWait().execute();
      return { deletion };
    });
    await held.deletion;
  }
});

it("lets what holds a brand store what its visits said, in place of waiting for each other", async () => {
  const maya = await signUp(services);
  await setCredits(services, maya.user.id, 100);
  const brandId = await addBrand(maya);
  const visitId = await visit(services, maya, brandId);
  const held = await services.db.transaction().execute(async (tx) => {
    await lockForClaims(tx, brandId);
    const deletion = deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
    await untilOneWaits("the deletion waits for the brand");
    // As a row that points at the visit does.
    await tx
      .selectFrom("brand_visits")
      .select("id")
      .where("id", "=", visitId)
      .forKeyShare()
      .noWait()
      .execute();
    return { deletion };
  });
  await held.deletion;
  expect(await services.db.selectFrom("brands").select("id").where("id", "=", brandId).execute()).toEqual([]);
});

it("locks topics before the account, as whoever asks for wordings does", async () => {
  const maya = await signUp(services);
  const topicId = await addTopic(maya);
  const held = await services.db.transaction().execute(async (tx) => {
    await tx.selectFrom("topics").select("id").where("id", "=", topicId).forUpdate().execute();
    const asked = proposeWordings(maya.request, { topicId, clientRunId: crypto.randomUUID() });
    await untilOneWaits("the wordings wait for the topic");
    await tx.selectFrom("users").select("id").where("id", "=", maya.user.id).forUpdate().noWait().execute();
    return { asked };
  });
  expect((await held.asked).runId).toBeTruthy();
});

it("leaves nothing of what its searches taught the directory, nor of the questions of its fields", async () => {
  const [maya, other] = [await signUp(services), await addUser(services)];
  const taught = services.db
    .selectFrom("company_spellings")
    .select(["domain", "name", "seen"])
    .orderBy("domain")
    .orderBy("name");
  await addSearch(services, other, {});
  await services.runJobs();
  const before = await taught.execute();
  const own = { userId: maya.user.id, request: maya.request, viewer: { userId: maya.user.id, token: "" } };
  for (const name of ["Ours", "HubSpot"])
    await addSearch(services, own, { lists: { [GPT]: [{ rank: 1, name, domain: "ours-alone.com" }] } });
  await changeField(maya.request, {
    domain: "hubspot.com",
    kind: "company",
    prompt: "What I typed",
    change: "left_out",
  });
  await services.runJobs();
  expect(await taught.execute()).not.toEqual(before);
  await deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
  await services.runJobs();
  expect(await taught.execute()).toEqual(before);
  expect(await services.db.selectFrom("field_choices").selectAll().execute()).toEqual([]);
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
