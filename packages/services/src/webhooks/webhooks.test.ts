import {
  LOW_CREDITS,
  WEBHOOK_DAYS,
  WEBHOOK_EVENTS,
  WEBHOOK_WAITS,
  WEBHOOKS_MAX,
  type WebhookDelivery,
} from "@standings/domain";
import { eventually } from "@standings/testing";
import { sql } from "kysely";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { letJobsBeDue, mailsTo, queuedJobs, signUp } from "../../test/accounts.ts";
import { analyse } from "../../test/analyses.ts";
import { beginExperiment } from "../../test/experiments.ts";
import { addSearch, GPT, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import {
  changeUser,
  changeWebhook,
  createWebhook,
  deleteSearch,
  exportAccount,
  getExperiment,
  listDeliveries,
  listWebhooks,
  openServices,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  sendTest,
  takeLooks,
} from "../index.ts";
import type { ServiceRequest } from "../request.ts";
import { removeOldDeliveries } from "./deliver-webhook.ts";

let services: TestServices;
let maya: TestUser;
let box: string;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { credits: 20 });
  // As `docs/scripting.md` names it.
  box = `http://localhost:${new URL(services.sandbox.url).port}/webhooks/${crypto.randomUUID()}`;
});
afterAll(() => services.close());

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What the receiver got, the oldest first. */
async function received(): Promise<Received[]> {
  return ((await (await fetch(box)).json()) as Received[]).reverse();
}

async function answerWith(status: number, times?: number): Promise<void> {
  const body = JSON.stringify({ status, times });
  await fetch(`${box}/answer`, { method: "PUT", headers: { "content-type": "application/json" }, body });
}

async function add(wishes: object = {}, request: ServiceRequest = maya.request) {
  const known = { url: box, events: WEBHOOK_EVENTS, lowCredits: LOW_CREDITS, ...wishes };
  const { secret, webhook } = await createWebhook(request, known);
  return { secret, id: webhook.id };
}

async function deliveriesOf(id: string): Promise<readonly WebhookDelivery[]> {
  return (await listDeliveries(maya.request, { id })).deliveries;
}

/** Does the jobs that wait, as if their time had come, `times` times. */
async function passTime(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await letJobsBeDue(services);
    await services.runJobs();
  }
}

const refused = (code: string) => expect.objectContaining({ code });

describe("a message", () => {
  it("tells of a look when it is taken, in the words of its page, and of none before", async () => {
    const { maya: owner, of, frozen, weeks, tellLive } = await beginExperiment(services);
    const { brandId, experimentId } = of;
    const { secret } = await add({ events: ["experiment.look"] }, owner.request);
    const take = async () => {
      await takeLooks(services.services.systemRequest(), { brandId });
      await passTime();
    };
    await tellLive();
    await weeks(10, 13);
    await take();
    expect(await received()).toEqual([]);
    await weeks(14, 14);
    await take();
    await take();
    const [{ headers, body } = { headers: {}, body: "" }, ...more] = await received();
    expect(more).toEqual([]);
    const [look] = (await getExperiment(owner.request, of)).looks;
    if (look?.result.kind !== "answered") return expect.fail("not answered");
    expect(new Verifier(secret).verify(body, headers)).toEqual({
      type: "experiment.look",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: {
        id: experimentId,
        name: "Comparison page",
        brand: { id: brandId, name: "HubSpot", domain: "hubspot.com" },
        market: null,
        plan: frozen.sha256,
        look: { number: 1, isLast: true, takenAt: look.takenAt },
        verdict: "rose",
        effect: look.result.effect,
        says: expect.stringMatching(
          /^Shown: \+9 points \(6 to 12\)\. Control prompts: \+2 points \(1 to 4\)\./,
        ),
        url: `http://localhost:3000/brands/${brandId}?tab=experiments&experiment=${experimentId}`,
      },
    });
  });

  it("tells of a ranking that has ended, signed as Standard Webhooks describes it", async () => {
    const { id, secret } = await add({ events: ["search.completed"] });
    const { searchId } = await search(maya, { models: [GPT] });
    await passTime();
    const [message, ...more] = await received();
    expect(more).toEqual([]);
    const { headers = {}, body = "" } = message ?? {};
    const told = new Verifier(secret).verify(body, headers);
    expect(told).toMatchObject({
      type: "search.completed",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: {
        id: searchId,
        kind: "company",
        status: "completed",
        isSandbox: true,
        prompt: "Best CRM for startups",
        url: `http://localhost:3000/api/search/${searchId}`,
      },
    });
    const { top } = (told as { data: { top: { rank: number }[] } }).data;
    expect(top.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(() => new Verifier(secret).verify(`${body} `, headers)).toThrow();
    const delivered = {
      event: "search.completed",
      status: "delivered",
      attempts: 1,
      responseStatus: 204,
      error: null,
    };
    expect(await deliveriesOf(id)).toEqual([
      expect.objectContaining({ id: headers["webhook-id"], ...delivered }),
    ]);
  });

  it("tells of a ranking that no model answered, and of an analysis", async () => {
    await add({ events: ["search.completed", "analysis.completed"] });
    await setFaults(services, { model: GPT, kind: "error", status: 500 });
    await search(maya, { models: [GPT] });
    await setFaults(services);
    const { runId } = await analyse(maya);
    await passTime();
    const told = (await received()).map(({ body }) => JSON.parse(body));
    expect(told).toEqual([
      expect.objectContaining({
        type: "search.completed",
        data: expect.objectContaining({ status: "failed" }),
      }),
      expect.objectContaining({
        type: "analysis.completed",
        data: expect.objectContaining({ id: runId, status: "completed", domain: "hubspot.com" }),
      }),
    ]);
  });

  it("tells once that credits run low, and again after they were more", async () => {
    const { id } = await add({ events: ["credits.low"], lowCredits: 3 });
    for (const credits of [3, 2, 1, 8, 0]) await setCredits(services, maya.userId, credits);
    await passTime();
    const told = (await received()).map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data])).toEqual([
      ["credits.low", { credits: 2 }],
      ["credits.low", { credits: 0 }],
    ]);
    expect(await deliveriesOf(id)).toHaveLength(2);
  });

  it("goes to nobody else, not to what did not ask for it, and not for a preview that nothing paid", async () => {
    const other = await addUser(services, { credits: 20 });
    await add({ events: ["credits.low"] });
    await search(other, { models: [GPT] });
    await search(maya, { models: [GPT] });
    await changeWebhook(maya.request, {
      id: (await listWebhooks(maya.request)).webhooks[0]?.id ?? "",
      events: ["search.completed"],
    });
    await setCredits(services, maya.userId, 0);
    await search(maya, { models: [GPT] });
    await passTime();
    expect(await received()).toEqual([]);
  });

  it("is written with the end of its run, or not at all", async () => {
    const { id } = await add();
    const runId = await addSearch(services, maya);
    const undone = services.db.transaction().execute(async (tx) => {
      for (const status of ["running", "completed"] as const) {
        await tx.updateTable("runs").set({ status }).where("id", "=", runId).execute();
      }
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await deliveriesOf(id)).toHaveLength(1);
  });
});

describe("a receiver that fails", () => {
  it("is tried again with the same id and text, until it takes the message", async () => {
    const { id, secret } = await add();
    await answerWith(503, 2);
    await sendTest(maya.request, { id });
    await services.runJobs();
    const [failed] = await deliveriesOf(id);
    expect(failed).toMatchObject({
      status: "waiting",
      attempts: 1,
      responseStatus: 503,
      error: "Answered 503",
    });
    const wait = Date.parse(failed?.nextAttemptAt ?? "") - Date.parse(failed?.lastAttemptAt ?? "");
    expect(wait / 1_000).toBeGreaterThanOrEqual((WEBHOOK_WAITS[0] ?? 0) - 1);
    await passTime(2);
    const messages = await received();
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
    expect(new Set(messages.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    for (const { body, headers } of messages) new Verifier(secret).verify(body, headers);
    expect(await deliveriesOf(id)).toMatchObject([{ status: "delivered", attempts: 3, error: null }]);
  });

  it("is paused after the last attempt, its owner is told, and it goes on when it is on again", async () => {
    const account = await signUp(services);
    const { id } = await add({}, account.request);
    await answerWith(500);
    await sendTest(account.request, { id });
    await passTime(WEBHOOK_WAITS.length + 2);
    const list = async () => (await listDeliveries(account.request, { id })).deliveries;
    expect(await list()).toMatchObject([{ status: "failed", attempts: WEBHOOK_WAITS.length + 1 }]);
    const [webhook] = (await listWebhooks(account.request)).webhooks;
    expect(webhook?.pausedAt).not.toBeNull();
    const [mail] = await mailsTo(services, account.email);
    expect(mail?.subject).toBe("A webhook of your Standings account is paused");
    expect(mail?.text).toContain(box);
    const [{ id: deliveryId } = { id: "" }] = await list();
    await expect(resendDelivery(account.request, { deliveryId })).rejects.toEqual(refused("WEBHOOK_PAUSED"));
    await expect(sendTest(account.request, { id })).rejects.toEqual(refused("WEBHOOK_PAUSED"));
    await answerWith(200);
    await changeWebhook(account.request, { id, isPaused: false });
    await resendDelivery(account.request, { deliveryId });
    await passTime();
    expect(await list()).toMatchObject([{ status: "delivered", attempts: WEBHOOK_WAITS.length + 2 }]);
    const { rows } =
      await sql`select from graphile_worker.jobs where task_identifier = 'deliver_webhook'`.execute(
        services.db,
      );
    expect(rows).toEqual([]);
  });

  it("is paused at once when it says that it is gone", async () => {
    const { id } = await add();
    await answerWith(410);
    await sendTest(maya.request, { id });
    await services.runJobs();
    expect(await deliveriesOf(id)).toMatchObject([{ status: "failed", attempts: 1, responseStatus: 410 }]);
    expect((await listWebhooks(maya.request)).webhooks[0]?.pausedAt).not.toBeNull();
  });

  it.each([301, 302, 307])("that answers %d is not followed", async (status) => {
    const { id } = await add();
    await answerWith(status);
    await sendTest(maya.request, { id });
    await services.runJobs();
    expect(await deliveriesOf(id)).toMatchObject([{ status: "waiting", responseStatus: status }]);
  });

  it.each(["https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://169.254.169.254/latest"])(
    "on a private address (%s) is reached by no message",
    async (url) => {
      const { id } = await add({ url });
      await sendTest(maya.request, { id });
      await services.runJobs();
      const [delivery] = await deliveriesOf(id);
      expect(delivery).toMatchObject({ status: "waiting", attempts: 1, responseStatus: null });
      expect(delivery?.error).toMatch(/is no address of the public internet/);
    },
  );
});

describe("while a webhook is paused", () => {
  it("nothing new is told, and what waited goes on when it is on again", async () => {
    const { id } = await add();
    await sendTest(maya.request, { id });
    await changeWebhook(maya.request, { id, isPaused: true });
    await search(maya, { models: [GPT] });
    await passTime();
    expect(await received()).toEqual([]);
    await changeWebhook(maya.request, { id, isPaused: false });
    await passTime();
    expect((await received()).map(({ body }) => JSON.parse(body).type)).toEqual(["webhook.test"]);
  });

  it.each([
    ["before its first attempt", 0],
    ["between two attempts", 1],
  ])("and turned on again %s, a message has one chain of attempts", async (_when, before) => {
    const { id } = await add();
    await answerWith(503);
    await sendTest(maya.request, { id });
    if (before > 0) await services.runJobs();
    await changeWebhook(maya.request, { id, isPaused: true });
    await changeWebhook(maya.request, { id, isPaused: false });
    await services.runJobs();
    expect(await deliveriesOf(id)).toMatchObject([{ status: "waiting", attempts: before + 1 }]);
    const [{ id: deliveryId } = { id: "" }] = await deliveriesOf(id);
    const queued = await queuedJobs(services);
    expect(queued.filter(({ payload }) => JSON.stringify(payload).includes(deliveryId))).toHaveLength(1);
    await passTime();
    expect(await deliveriesOf(id)).toMatchObject([{ attempts: before + 2 }]);
  });
});

it("nothing is sent while its owner has no API access, and what waited goes on when it is back", async () => {
  const live = await startServices({ modelsAreSandbox: false });
  const admin = await addUser(live, { role: "admin" });
  const owner = await addUser(live, { credits: 20 });
  const switchAccess = (apiAccess: boolean) => changeUser(admin.request, { id: owner.userId, apiAccess });
  box = `${live.sandbox.url}/webhooks/access`;
  await switchAccess(true);
  const { id } = await add({ events: ["credits.low"], lowCredits: 3 }, owner.request);
  await sendTest(owner.request, { id });
  await live.runJobs();
  const sent = async () => (await received()).map(({ body }) => JSON.parse(body).type);
  expect(await sent()).toEqual(["webhook.test"]);
  await switchAccess(false);
  await setCredits(live, owner.userId, 1);
  await live.runJobs();
  expect(await sent()).toEqual(["webhook.test"]);
  const [, { id: deliveryId } = { id: "" }] = (await listDeliveries(owner.request, { id })).deliveries;
  await expect(sendTest(owner.request, { id })).rejects.toEqual(refused("API_ACCESS_OFF"));
  await expect(resendDelivery(owner.request, { deliveryId })).rejects.toEqual(refused("API_ACCESS_OFF"));
  await switchAccess(true);
  await live.runJobs();
  expect(await sent()).toEqual(["webhook.test", "credits.low"]);
  await live.close();
});

it("a test is refused for a webhook that is being removed", async () => {
  const { id } = await add();
  const { tested } = await services.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("webhooks").where("id", "=", id).execute();
    const tested = sendTest(maya.request, { id }).catch((error: unknown) => error);
    await eventually(async () => {
      const waiting = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db);
      return waiting.rows.length > 0;
    }, "the test waits for the removal");
    return { tested };
  });
  expect(await tested).toEqual(refused("WEBHOOK_NOT_FOUND"));
});

it("a message whose search was deleted says so, and the text stays at its next attempt", async () => {
  const { id } = await add({ events: ["search.completed"] });
  const { searchId } = await search(maya, { models: [GPT] });
  await deleteSearch(maya.request, searchId);
  await passTime();
  expect((await received()).map(({ body }) => JSON.parse(body).data)).toEqual([
    expect.objectContaining({ id: searchId }),
  ]);
  const [{ id: deliveryId } = { id: "" }] = await deliveriesOf(id);
  await resendDelivery(maya.request, { deliveryId });
  await passTime();
  expect(new Set((await received()).map(({ body }) => body)).size).toBe(1);
});

it("a new secret signs what follows, and the old one does not", async () => {
  const { id, secret } = await add();
  const { secret: renewed } = await renewWebhookSecret(maya.request, { id });
  await sendTest(maya.request, { id });
  await services.runJobs();
  const [{ body, headers } = { body: "", headers: {} }] = await received();
  new Verifier(renewed).verify(body, headers);
  expect(() => new Verifier(secret).verify(body, headers)).toThrow();
  const { rows } = await sql<{
    text: string;
  }>`select w::text as text from webhooks w where id = ${id}`.execute(services.db);
  expect(Buffer.from(rows[0]?.text ?? "").includes(renewed)).toBe(false);
});

describe("rules", () => {
  it.each([
    "http://example.com/hook",
    "https://example.com:8443/hook",
    "https://maya:secret@example.com/hook",
    "ftp://example.com",
    "example.com/hook",
    "javascript:alert(1)",
    "",
  ])("no webhook goes to %j", async (url) => {
    await expect(add({ url })).rejects.toEqual(refused("INVALID_WEBHOOK_URL"));
  });

  it("an account has a set number of them, and needs API access", async () => {
    for (let count = 0; count < WEBHOOKS_MAX; count += 1) await add();
    await expect(add()).rejects.toEqual(refused("TOO_MANY_WEBHOOKS"));
    const settings = { ...services.context.settings, modelsAreSandbox: false };
    const outside = openServices({ ...services.context, settings });
    const viewer = maya.request.viewer;
    const request = outside.request({ address: "", userAgent: null }, viewer);
    expect((await listWebhooks(request)).hasAccess).toBe(false);
    await expect(add({}, request)).rejects.toEqual(refused("API_ACCESS_OFF"));
  });

  it("nobody reaches another one's", async () => {
    const { id } = await add();
    await sendTest(maya.request, { id });
    const [{ id: deliveryId } = { id: "" }] = await deliveriesOf(id);
    const { request } = await addUser(services);
    const unknown = refused("WEBHOOK_NOT_FOUND");
    for (const wrong of [id, crypto.randomUUID(), "none"]) {
      await expect(listDeliveries(request, { id: wrong })).rejects.toEqual(unknown);
      await expect(changeWebhook(request, { id: wrong, isPaused: true })).rejects.toEqual(unknown);
      await expect(renewWebhookSecret(request, { id: wrong })).rejects.toEqual(unknown);
      await expect(sendTest(request, { id: wrong })).rejects.toEqual(unknown);
      await expect(removeWebhook(request, { id: wrong })).rejects.toEqual(unknown);
    }
    await expect(resendDelivery(request, { deliveryId })).rejects.toEqual(refused("DELIVERY_NOT_FOUND"));
    await expect(resendDelivery(request, { deliveryId: "none" })).rejects.toEqual(
      refused("DELIVERY_NOT_FOUND"),
    );
    await removeWebhook(maya.request, { id });
    expect((await listWebhooks(maya.request)).webhooks).toEqual([]);
    await services.runJobs();
    expect(await received()).toEqual([]);
  });

  it("they are in the export of the account, without their secret, and old messages go", async () => {
    const { id, secret } = await add();
    await sendTest(maya.request, { id });
    const exported = JSON.stringify(await exportAccount(maya.request));
    expect([exported.includes(box), exported.includes(secret)]).toEqual([true, false]);
    const old = new Date(Date.now() - (WEBHOOK_DAYS + 1) * 86_400_000);
    await services.db
      .updateTable("webhook_deliveries")
      .set({ created_at: old })
      .where("webhook_id", "=", id)
      .execute();
    await removeOldDeliveries(services.db);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});
