import {
  addCost,
  addUpFigures,
  findFigureDrift,
  insertAnswer,
  newId,
  recountFigures,
  unpackRun,
} from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GPT, orderOf, search, setFaults } from "../../../test/searches.ts";
import { study } from "../../../test/studies.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { packRuns } from "../../runs/pack-runs.ts";
import { deleteSearch } from "../../searches/delete-search.ts";
import { getAdminStats } from "./get-admin-stats.ts";
import { getAnswerQuality } from "./get-answer-quality.ts";
import { getFigures } from "./get-figures.ts";
import { getQueues } from "./get-machine-state.ts";
import { getModelHealth } from "./get-model-health.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin", daysOld: 3 });
});
afterAll(() => services.close());

const DAY_MS = 86_400_000;

/** Today's figures, as they are before the job adds them up and after it, which must be the same. */
async function today() {
  const looks = [];
  for (const addUp of [
    async () => 0,
    () => Promise.all([addUpFigures(services.db), addUpFigures(services.db)]),
  ]) {
    await addUp();
    const { signUps, searches, revenue, cost } = await getFigures(admin.request, { span: 7 });
    const { users, ...rest } = await getAdminStats(admin.request);
    const { recentUsers: _, ...totals } = rest;
    const last = ({ amounts }: { amounts: readonly number[] }) => amounts.at(-1);
    looks.push({
      users,
      totals,
      signUps: last(signUps),
      searches: last(searches),
      revenue: revenue.map((series) => [series.currency, last(series)]),
      cost: Number(last(cost)?.toFixed(9)),
      answers: (await getAnswerQuality(admin.request, { span: 7 })).answers,
      models: (await getModelHealth(admin.request)).filter(({ answers }) => answers > 0),
    });
  }
  expect(looks[1]).toEqual(looks[0]);
  expect(await findFigureDrift(services.db)).toEqual([]);
  return looks[0];
}

async function addPayment(userId: string, amount: number, currency = "usd"): Promise<string> {
  const id = newId();
  const pack = { id, user_id: userId, pack: "20_credits", plan: null, credits: 20, amount, currency };
  await services.db
    .insertInto("payments")
    .values({ ...pack, is_sandbox: true })
    .execute();
  return id;
}

const setPayment = (id: string, values: { status: "paid" | "reversed"; amount_refunded?: number }) =>
  services.db.updateTable("payments").set(values).where("id", "=", id).execute();

it("keeps totals and days exact through packing, retries, deletions, refunds and lost disputes", async () => {
  const before = await today();
  expect(before).toMatchObject({
    users: { total: 1, admins: 1 },
    signUps: 0,
    searches: 0,
    cost: 0,
    answers: 0,
  });

  const maya = await addUser(services, { credits: 5, daysOld: 0 });
  const { searchId } = await search(maya, orderOf());
  const asked = await today();
  expect(asked).toMatchObject({ users: { total: 2 }, signUps: 1, searches: 1, answers: 2 });
  expect(asked?.cost).toBeGreaterThan(0);
  expect(asked?.models.map(({ errors, medianMs }) => [errors, Number(medianMs) > 0])).toEqual([
    [0, true],
    [0, true],
  ]);

  // Answers of a packed run come back as rows, and an executor that lost its run writes none.
  await packRuns(services.services.systemRequest(), new Date(Date.now() + 40 * DAY_MS));
  expect(await today()).toEqual(asked);
  await services.db.transaction().execute((tx) => unpackRun(tx, searchId));
  const late = { status: "error", upstreamId: "x", durationMs: 1, reply: null, shape: null } as const;
  const append = { runId: searchId, owner: newId(), events: [] };
  await insertAnswer(services.db, append, {
    ...late,
    columnId: GPT,
    readBy: null,
    extraction: null,
    versions: null,
  });
  expect(await today()).toEqual(asked);

  await sql`update searches set trending = true where id = ${searchId}`.execute(services.db);
  expect((await today())?.totals.searches).toEqual({ total: 1, trending: 1 });
  await deleteSearch(maya.request, searchId);
  expect(await today()).toEqual({ ...asked, searches: 0, totals: before?.totals });

  const [kept, refunded, disputed, euros] = [
    await addPayment(maya.userId, 4_000),
    await addPayment(maya.userId, 7_500),
    await addPayment(maya.userId, 9_900),
    await addPayment(maya.userId, 1_000, "eur"),
  ];
  for (const id of [kept, refunded, disputed, euros]) await setPayment(id, { status: "paid" });
  expect((await today())?.revenue).toEqual([
    ["usd", 21_400],
    ["eur", 1_000],
  ]);
  // Of a plan only its first payment is kept, so that no revenue is told of it.
  const plan = await addPayment(maya.userId, 9_900);
  await services.db.updateTable("payments").set({ plan: "pro" }).where("id", "=", plan).execute();
  await setPayment(plan, { status: "paid" });
  await setPayment(refunded, { status: "paid", amount_refunded: 2_500 });
  await setPayment(disputed, { status: "reversed" });
  expect((await today())?.revenue).toEqual([
    ["usd", 9_000],
    ["eur", 1_000],
  ]);

  await services.db
    .updateTable("users")
    .set({ deleted_at: new Date() })
    .where("id", "=", maya.userId)
    .execute();
  expect(await today()).toMatchObject({ users: { total: 1, admins: 1 }, signUps: 1 });
});

it("counts no admin as a sign-up, whenever they became one", async () => {
  const before = (await today())?.signUps ?? 0;
  const ben = await addUser(services, { daysOld: 0 });
  await addUser(services, { role: "admin", daysOld: 0 });
  expect(await today()).toMatchObject({ signUps: before + 1 });
  await services.db.updateTable("users").set({ role: "admin" }).where("id", "=", ben.userId).execute();
  expect(await today()).toMatchObject({ signUps: before });
});

it("tells errors and refusals of models apart", async () => {
  const ben = await addUser(services, { credits: 5 });
  await setFaults(services, { model: orderOf().models[0] ?? "", kind: "error", status: 400 });
  await search(ben, orderOf({ prompt: "Best banks" }));
  await setFaults(services);
  const [gpt, claude] = (await getModelHealth(admin.request)).filter(({ answers }) => answers > 0);
  expect(gpt).toMatchObject({ answers: 2, errors: 1, errorRate: 0.5, breaker: "closed" });
  expect(claude).toMatchObject({ answers: 2, errors: 0 });
});

it("finds and mends figures that are wrong", async () => {
  await addUpFigures(services.db);
  await sql`update figure_days set amount = amount + 1 where figure = 'signup'`.execute(services.db);
  expect((await findFigureDrift(services.db)).length).toBeGreaterThan(0);
  await recountFigures(services.db);
  expect(await findFigureDrift(services.db)).toEqual([]);
});

it("counts queues and what failed today", async () => {
  await services.runJobs();
  await sql`select graphile_worker.add_job('mail_reset_link', '{"email":"a@example.com"}')`.execute(
    services.db,
  );
  await sql`insert into failed_jobs (job_id, job, subject, reason, error, attempts, asked_at, failed_at) values
    ('1', 'mail_reset_link', 'a', 'refused', '', 1, now(), now()), ('2', 'end_subscription', 'b', 'given_up', '', 13, now(), now() - interval '1 day')`.execute(
    services.db,
  );
  await services.db
    .updateTable("payments")
    .set({ status: "open", checkout_id: "cs_1", created_at: new Date(Date.now() - DAY_MS) })
    .where("currency", "=", "eur")
    .execute();
  expect(await getQueues(admin.request)).toMatchObject({
    runsInProgress: { count: 0, oldest: null },
    runsWaiting: { count: 0 },
    mailsWaiting: { count: 1, oldest: expect.stringMatching(/^\d{4}-.*Z$/) },
    paymentsToReconcile: { count: 1, lastEvent: expect.stringMatching(/Z$/) },
    failedToday: [{ job: "mail_reset_link", count: 1 }],
  });
});

it("tells the cost of searches, of studies and of all else apart, and adds up to the whole", async () => {
  const spent = async () => {
    await addUpFigures(services.db);
    const { cost } = await getFigures(admin.request, { span: 7 });
    const whole = cost.amounts.reduce((sum, amount) => sum + amount, 0);
    const { searches, studies, rest } = cost.spentOn;
    expect(searches + studies + rest).toBeCloseTo(whole, 9);
    return cost.spentOn;
  };
  const before = await spent();
  const ben = await addUser(services, { credits: 5 });
  await study(ben, { rounds: 1 });
  const studied = await spent();
  expect(studied).toEqual({ ...before, studies: expect.any(Number) });
  expect(studied.studies).toBeGreaterThan(before.studies);
  await search(ben, orderOf({ prompt: "Best helpdesks" }));
  const searched = await spent();
  expect(searched).toEqual({ ...studied, searches: expect.any(Number) });
  expect(searched.searches).toBeGreaterThan(studied.searches);
  await addCost(services.db, { at: new Date(), costUsd: 0.25, isSandbox: true });
  expect(await spent()).toEqual({ ...searched, rest: searched.rest + 0.25 });
});
