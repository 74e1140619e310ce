import { addLedgerEntry } from "@standings/database";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { checkLedger, readLedgerDrift, recountLedger } from "./check-ledger.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const system = () => services.services.systemRequest();
const check = () => checkLedger(system());
const recount = () => recountLedger(system());
const setBalance = (userId: string, credits: number) =>
  services.db.updateTable("users").set({ credits }).where("id", "=", userId).execute();

function enter(userId: string, delta: number) {
  const reference = crypto.randomUUID();
  return addLedgerEntry(services.db, { userId, delta, reason: "adjustment", reference });
}

/** As somebody would who owns the database. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await sql`alter table ledger_entries disable trigger ledger_is_append_only`.execute(tx);
    await change.execute(tx);
    await sql`alter table ledger_entries enable trigger ledger_is_append_only`.execute(tx);
  });
}

/** No entries, and balances of nothing. */
async function clear(): Promise<void> {
  await tamper(sql`delete from ledger_entries`);
  await services.db.updateTable("users").set({ credits: 0 }).execute();
  await services.db.deleteFrom("ledger_checkpoints").execute();
}

const user = fc.nat(3);
const step = fc.oneof(
  fc.record({ kind: fc.constant("enter" as const), user, delta: fc.integer({ min: -20, max: 40 }) }),
  fc.record({ kind: fc.constant("drift" as const), user, credits: fc.nat(60) }),
  fc.record({ kind: fc.constant("check" as const) }),
);

it("finds the same as adding up everything, after any operations and checks between them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (plan) => {
      await clear();
      const users = await Promise.all(Array.from({ length: 4 }, () => addUser(services)));
      for (const taken of plan) {
        if (taken.kind === "check") await check();
        else {
          const { userId = "" } = users[taken.user] ?? {};
          if (taken.kind === "enter") await enter(userId, taken.delta);
          else await setBalance(userId, taken.credits);
        }
      }
      const found = await check();
      expect(new Set(found)).toEqual(new Set(await recount()));
      expect(new Set(await readLedgerDrift(system()))).toEqual(new Set(found));
    }),
    { numRuns: 40 },
  );
});

describe("a changed past", () => {
  beforeEach(async () => {
    await clear();
    await recount();
  });

  it("is found by the recount although the balance was changed with it, and is told until the next one", async () => {
    const { userId } = await addUser(services, { credits: 7 });
    await check();
    await tamper(sql`update ledger_entries set delta = 9, balance = 9 where user_id = ${userId}`);
    await setBalance(userId, 9);
    const changed = [{ userId, credits: 9, ledger: 9, checkpoint: 7 }];
    expect(await recount()).toEqual(changed);
    expect(await check()).toEqual([]);
    expect(await readLedgerDrift(system())).toEqual(changed);
    expect(await recount()).toEqual([]);
    expect(await readLedgerDrift(system())).toEqual([]);
  });

  it("is found when entries are gone", async () => {
    const { userId } = await addUser(services, { credits: 7 });
    await check();
    await tamper(sql`delete from ledger_entries where user_id = ${userId}`);
    expect(await recount()).toEqual([{ userId, credits: 7, ledger: 0, checkpoint: 7 }]);
    expect(await check()).toEqual([{ userId, credits: 7, ledger: 0 }]);
  });

  it("does not keep the quick check from reading new entries alone", async () => {
    const { userId } = await addUser(services, { credits: 7 });
    await check();
    await enter(userId, 5);
    expect(await check()).toEqual([]);
    const known = services.db.selectFrom("ledger_checkpoints").select("total").where("user_id", "=", userId);
    expect(await known.execute()).toEqual([{ total: "12" }]);
  });
});

it("is for the product alone", async () => {
  const admin = await addUser(services, { role: "admin" });
  for (const verb of [recountLedger, readLedgerDrift]) {
    await expect(verb(admin.request)).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});
