import type { SubscriptionStatus } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf, addUser, openDatabase } from "../../test/rows.ts";
import { inTransaction } from "../database.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { addLedgerEntry, type LedgerEntry } from "./ledger.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const MOST = 2_000_000_000;

function add(userId: string, delta: number, changes: Partial<LedgerEntry> = {}): Promise<number | null> {
  const reference = newId();
  return addLedgerEntry(database.db, { userId, delta, reason: "deduction", reference, ...changes });
}

describe("addLedgerEntry", () => {
  it("changes the balance and writes it down, in order", async () => {
    const userId = await addUser(database.db, { credits: 5 });
    expect(await add(userId, -2, { reference: "first" })).toBe(3);
    expect(await add(userId, 4, { reason: "purchase", reference: "second", note: "Popular" })).toBe(7);
    expect(await accountOf(database.db, userId)).toEqual({
      credits: 7,
      entries: [
        { delta: -2, balance: 3, reason: "deduction", reference: "first" },
        { delta: 4, balance: 7, reason: "purchase", reference: "second" },
      ],
    });
    const notes = await database.db
      .selectFrom("ledger_entries")
      .select("note")
      .where("user_id", "=", userId)
      .where("reason", "=", "purchase")
      .execute();
    expect(notes).toEqual([{ note: "Popular" }]);
  });

  it.each([
    { name: "more than there is", delta: -6 },
    { name: "more than a balance can hold", delta: MOST },
    { name: "more than an integer can hold once added", delta: 2_147_483_647 },
  ])("changes nothing for $name", async ({ delta }) => {
    const userId = await addUser(database.db, { credits: 5 });
    expect(await add(userId, delta)).toBeNull();
    expect(await accountOf(database.db, userId)).toEqual({ credits: 5, entries: [] });
  });

  it("takes the last credit and fills a balance to its end", async () => {
    const userId = await addUser(database.db, { credits: 5 });
    expect(await add(userId, -5)).toBe(0);
    expect(await add(userId, MOST)).toBe(MOST);
    expect(await add(userId, 1)).toBeNull();
  });

  it("writes nothing for a delta of 0, and says what the balance is", async () => {
    const userId = await addUser(database.db, { credits: 5 });
    expect(await add(userId, 0)).toBe(5);
    expect(await accountOf(database.db, userId)).toEqual({ credits: 5, entries: [] });
  });

  it("changes nothing for a user who is not there", async () => {
    expect(await add(newId(), 5)).toBeNull();
  });

  it.each<[SubscriptionStatus, number | null]>([
    ["free_trial", 4],
    ["free", 4],
    ["pro", null],
    ["business", null],
  ])("takes credits only where no plan pays, when told so: %s gives %s", async (plan, balance) => {
    const userId = await addUser(database.db, { plan, credits: 5 });
    expect(await add(userId, -1, { isOnlyWithoutPlan: true })).toBe(balance);
    expect((await accountOf(database.db, userId)).credits).toBe(balance ?? 5);
  });

  it("refuses a reason and reference a second time, and undoes the change of the balance", async () => {
    const [userId, otherId] = [
      await addUser(database.db, { credits: 5 }),
      await addUser(database.db, { credits: 5 }),
    ];
    const reference = newId();
    await add(userId, -1, { reference });
    for (const id of [userId, otherId]) {
      await expect(add(id, -1, { reference })).rejects.toThrow("ledger_entries_reason_reference_key");
    }
    expect(await add(userId, -1, { reference, reason: "search" })).toBe(3);
    expect((await accountOf(database.db, otherId)).credits).toBe(5);
  });

  it("leaves no trace when its transaction fails", async () => {
    const userId = await addUser(database.db, { credits: 5 });
    const failed = inTransaction(database.db, async (tx) => {
      await addLedgerEntry(tx, { userId, delta: -1, reason: "deduction", reference: newId() });
      throw new Error("Later");
    });
    await expect(failed).rejects.toThrow("Later");
    expect(await accountOf(database.db, userId)).toEqual({ credits: 5, entries: [] });
  });

  it("takes what is there, once, from debits at once", async () => {
    const userId = await addUser(database.db, { credits: 7 });
    const balances = await Promise.all(Array.from({ length: 30 }, () => add(userId, -1)));
    expect(balances.filter((balance) => balance !== null).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const { credits, entries } = await accountOf(database.db, userId);
    expect([credits, entries.length]).toEqual([0, 7]);
  });
});

describe("the database itself", () => {
  it.each(["ledger_entries", "owed_entries"] as const)(
    "refuses changes and deletions in %s",
    async (table) => {
      const userId = await addUser(database.db, { credits: 5 });
      const owed = { user_id: userId, delta: -1, reason: "purchase_reversal", reference: newId() } as const;
      await database.db.insertInto("owed_entries").values(owed).execute();
      const changed = database.db.updateTable(table).set({ delta: 1 }).where("user_id", "=", userId);
      await expect(changed.execute()).rejects.toThrow("append-only");
      const deleted = database.db.deleteFrom(table).where("user_id", "=", userId);
      await expect(deleted.execute()).rejects.toThrow("append-only");
    },
  );

  it("refuses a negative balance", async () => {
    const userId = await addUser(database.db);
    const update = database.db.updateTable("users").set({ credits: -1 }).where("id", "=", userId);
    await expect(update.execute()).rejects.toThrow("users_credits_check");
  });
});
