import { type AllowanceKind, allowancePeriod } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, openDatabase } from "../../test/rows.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { periodOf, readAllowance, returnAllowance } from "./allowances.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const KINDS = ["pro_analyses", "censored_previews"] as const;

async function use(userId: string, kind: AllowanceKind, at: Date, used: number): Promise<void> {
  const values = { user_id: userId, kind, period: allowancePeriod(kind, at), used };
  await database.db.insertInto("allowances").values(values).execute();
}

async function usedIn(userId: string, kind: AllowanceKind, at: Date): Promise<number | undefined> {
  const row = await database.db
    .selectFrom("allowances")
    .select("used")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("period", "=", periodOf(kind, at))
    .executeTakeFirst();
  return row?.used;
}

const monthsAgo = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15));
};

describe("readAllowance", () => {
  it.each(KINDS)("counts the current period of %s and no other", async (kind) => {
    const userId = await addUser(database.db);
    expect(await readAllowance(database.db, { userId, kind })).toBe(0);
    await use(userId, kind, monthsAgo(2), 7);
    expect(await readAllowance(database.db, { userId, kind })).toBe(0);
    await use(userId, kind, new Date(), 3);
    expect(await readAllowance(database.db, { userId, kind })).toBe(3);
  });

  it("counts neither another kind nor another user", async () => {
    const [userId, otherId] = [await addUser(database.db), await addUser(database.db)];
    await use(userId, "pro_analyses", new Date(), 2);
    expect(await readAllowance(database.db, { userId, kind: "censored_previews" })).toBe(0);
    expect(await readAllowance(database.db, { userId: otherId, kind: "pro_analyses" })).toBe(0);
  });
});

describe("returnAllowance", () => {
  it.each(KINDS)("gives one of %s back to the period in which it was used", async (kind) => {
    const userId = await addUser(database.db);
    const [earlier, now] = [monthsAgo(2), new Date()];
    await use(userId, kind, earlier, 2);
    await use(userId, kind, now, 2);
    await returnAllowance(database.db, { userId, kind }, earlier);
    expect([await usedIn(userId, kind, earlier), await usedIn(userId, kind, now)]).toEqual([1, 2]);
  });

  it("never counts below 0, however often it is called", async () => {
    const userId = await addUser(database.db);
    const allowance = { userId, kind: "pro_analyses" } as const;
    const now = new Date();
    await use(userId, "pro_analyses", now, 2);
    await Promise.all(Array.from({ length: 5 }, () => returnAllowance(database.db, allowance, now)));
    expect(await usedIn(userId, "pro_analyses", now)).toBe(0);
  });

  it("writes nothing for a period in which none was used", async () => {
    const userId = await addUser(database.db);
    await returnAllowance(database.db, { userId, kind: "pro_analyses" }, new Date());
    expect(await usedIn(userId, "pro_analyses", new Date())).toBeUndefined();
  });
});
