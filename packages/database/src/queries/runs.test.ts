import { BUILT_IN_CATALOGUE, describeColumn, type Funding, type SubscriptionStatus } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  accountOf,
  addUser,
  COLUMNS,
  modelStart,
  newRun,
  openDatabase,
  QUESTION,
  readRun,
  runRates,
  startRun,
} from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { readAllowance } from "./allowances.ts";
import { LEASE_MS } from "./leases.ts";
import { readRunEvents } from "./run-log.ts";
import { insertRun } from "./runs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

describe("insertRun", () => {
  it("charges, inserts the run and begins its log with the balance", async () => {
    const userId = await addUser(database.db, { credits: 3 });
    const order = newRun(userId, { isPrivate: true });
    const inserted = await startRun(database.db, order, 2);
    expect(inserted?.balance).toBe(1);
    const run = await readRun(database.db, order.id);
    expect(inserted?.run).toEqual(run);
    expect(run).toMatchObject({
      user_id: userId,
      kind: "company",
      client_run_id: order.clientRunId,
      request: QUESTION,
      is_private: true,
      is_sandbox: true,
      status: "running",
      cost: 2,
      funding: "credits",
      is_refunded: false,
      was_censored: false,
      censor_reason: null,
      last_seq: 3,
      lease_owner: order.owner,
      created_at: order.at,
      ended_at: null,
    });
    const leaseSeconds = ((run.lease_until?.getTime() ?? 0) - Date.now()) / 1000;
    expect(leaseSeconds).toBeGreaterThan(LEASE_MS / 2_000);
    expect(await readRunEvents(database.db, order.id)).toEqual([
      {
        type: "start",
        searchId: order.id,
        columns: COLUMNS.map((each) => describeColumn(each, BUILT_IN_CATALOGUE)),
        remainingCredits: 1,
      },
      ...COLUMNS.map(modelStart),
    ]);
    expect(await accountOf(database.db, userId)).toEqual({
      credits: 1,
      entries: [{ delta: -2, balance: 1, reason: "search", reference: order.id }],
    });
  });

  it.each<[SubscriptionStatus, number, Funding, string | null]>([
    ["free", 1, "credits", null],
    ["free", 0, "preview", "no_credits"],
    ["pro", 5, "pro", null],
    ["business", 0, "business", null],
  ])("of %s with %i credits is funded by %s, censored: %s", async (plan, credits, funding, reason) => {
    const userId = await addUser(database.db, { plan, credits });
    const inserted = await startRun(database.db, newRun(userId));
    expect(inserted?.run).toMatchObject({
      funding,
      cost: funding === "credits" ? 1 : 0,
      was_censored: reason !== null,
      censor_reason: reason,
    });
  });

  it("says why a run of Pro is censored: its month is used up", async () => {
    const userId = await addUser(database.db, { plan: "pro", credits: 5 });
    const order = newRun(userId);
    const charge = {
      userId,
      cost: 1,
      reason: "search",
      reference: order.id,
      apiTokenId: null,
      at: order.at,
    } as const;
    const limits = { pro_analyses: 0, censored_previews: 0 };
    const inserted = await insertRun(database.db, order, charge, limits, runRates(userId));
    expect(inserted?.run).toMatchObject({ funding: "none", censor_reason: "pro_limit_exceeded", cost: 0 });
  });

  it.each([
    { own: false, asked: undefined, kept: false },
    { own: true, asked: undefined, kept: true },
    { own: true, asked: false, kept: false },
    { own: false, asked: true, kept: true },
  ])(
    "is private as asked, else as the account says: $own, $asked gives $kept",
    async ({ own, asked, kept }) => {
      const userId = await addUser(database.db, { credits: 1, isPrivateByDefault: own });
      const inserted = await startRun(database.db, newRun(userId, { isPrivate: asked }));
      expect(inserted?.run.is_private).toBe(kept);
    },
  );

  it("inserts nothing for an unknown user", async () => {
    const order = newRun(newId());
    expect(await startRun(database.db, order)).toBeUndefined();
    expect(await readRunEvents(database.db, order.id)).toEqual([]);
  });

  it.each([
    { means: "a credit", plan: "free", credits: 5 },
    { means: "an analysis of Pro", plan: "pro", credits: 0 },
    { means: "a preview", plan: "free", credits: 0 },
  ] as const)("undoes $means that a repeated clientRunId was charged", async ({ plan, credits }) => {
    const userId = await addUser(database.db, { plan, credits });
    const usage = async () => ({
      account: await accountOf(database.db, userId),
      analyses: await readAllowance(database.db, { userId, kind: "pro_analyses" }),
      previews: await readAllowance(database.db, { userId, kind: "censored_previews" }),
    });
    await startRun(database.db, newRun(userId, { clientRunId: "same" }));
    const before = await usage();
    const again = newRun(userId, { clientRunId: "same" });
    await expect(startRun(database.db, again)).rejects.toThrow("runs_user_id_client_run_id_key");
    expect(await usage()).toEqual(before);
    expect(await readRunEvents(database.db, again.id)).toEqual([]);
  });

  it("lets two users choose the same clientRunId", async () => {
    const users = [await addUser(database.db, { credits: 1 }), await addUser(database.db, { credits: 1 })];
    for (const userId of users) {
      const inserted = await startRun(database.db, newRun(userId, { clientRunId: "first" }));
      expect(inserted?.run.user_id).toBe(userId);
    }
  });

  it("is one run and one charge for starts at once with one clientRunId", async () => {
    const userId = await addUser(database.db, { credits: 5 });
    const starts = await Promise.allSettled(
      Array.from({ length: 12 }, () => startRun(database.db, newRun(userId, { clientRunId: "same" }))),
    );
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { credits, entries } = await accountOf(database.db, userId);
    expect([credits, entries.length]).toEqual([4, 1]);
  });
});
