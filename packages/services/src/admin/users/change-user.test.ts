import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo, newEmail, signUp } from "../../../test/accounts.ts";
import { GPT, orderOf } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../../test/users.ts";
import { deleteAccount } from "../../account/delete-account.ts";
import { startSearch } from "../../searches/start-search.ts";
import { changeUser, type UserChanges } from "./change-user.ts";
import { deleteUser } from "./delete-user.ts";
import { listLedgerOf } from "./list-ledger-of.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
afterAll(() => services.close());

const change = (id: string, changes: Omit<UserChanges, "id">, by = admin) =>
  changeUser(by.request, { id, ...changes });

const changesOf = (id: string) =>
  services.db
    .selectFrom("changes")
    .select(["admin_id", "action", "before", "after", "reason"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

const ledgerOf = async (id: string) =>
  (await listLedgerOf(admin.request, { id, limit: 10 })).lines
    .filter(({ note }) => note !== null)
    .map(({ delta, balance, note }) => ({ delta, balance, note }));

describe("a balance", () => {
  it.each([
    { from: 2, to: 10, delta: 8 },
    { from: 10, to: 2, delta: -8 },
    { from: 3, to: 0, delta: -3 },
  ])("from $from to $to is one ledger entry with the reason, and a change", async ({ from, to, delta }) => {
    const { userId } = await addUser(services, { credits: from });
    const reason = "Refund for a failed study";
    expect(await change(userId, { credits: to, creditsBefore: from, reason })).toMatchObject({ credits: to });
    expect((await accountOf(services, userId)).credits).toBe(to);
    expect(await ledgerOf(userId)).toEqual([{ delta, balance: to, note: reason }]);
    expect(await changesOf(userId)).toEqual([
      {
        admin_id: admin.userId,
        action: "user_credits_set",
        before: { credits: from },
        after: { credits: to },
        reason,
      },
    ]);
  });

  it("that is right already changes nothing", async () => {
    const { userId } = await addUser(services, { credits: 4 });
    await change(userId, { credits: 4 });
    expect(await ledgerOf(userId)).toEqual([]);
    expect(await changesOf(userId)).toEqual([]);
  });

  it("that changed since the admin looked is not set, and the admin is told", async () => {
    const { userId } = await addUser(services, { credits: 3 });
    const told = change(userId, { credits: 53, creditsBefore: 4 });
    await expect(told).rejects.toMatchObject({ code: "BALANCE_CHANGED", fields: { currentCredits: 3 } });
    expect((await accountOf(services, userId)).credits).toBe(3);
  });

  it("is set by one of several admins at once who saw the same", async () => {
    const { userId } = await addUser(services, { credits: 4 });
    const tries = [9, 10, 11].map((credits) => change(userId, { credits, creditsBefore: 4 }));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await ledgerOf(userId)).toHaveLength(1);
  });

  it("is told to its owner with the reason, once, and not to an admin who changes the own one", async () => {
    const [email, own] = [newEmail("ben"), newEmail("admin")];
    const ben = await addUser(services, { credits: 4, email });
    const boss = await addUser(services, { role: "admin", email: own });
    const reason = "Thanks for <b>patience</b>";
    await change(ben.userId, { credits: 3, creditsBefore: 4, reason });
    await change(ben.userId, { name: "Ben" });
    await change(boss.userId, { credits: 77 }, boss);
    await services.runJobs();
    const mails = await mailsTo(services, email);
    expect(mails.map(({ subject }) => subject)).toEqual(["1 credit taken from your Standings account"]);
    expect(mails[0]?.text).toContain(`Reason: ${reason}`);
    expect(mails[0]?.text).toContain("You have 3 credits now.");
    expect(await mailsTo(services, own)).toEqual([]);
  });

  it.each([-1, 2_000_000_001])("of %i is refused", async (credits) => {
    const { userId } = await addUser(services, { credits: 4 });
    await expect(change(userId, { credits })).rejects.toMatchObject({ code: "INVALID_ADJUSTMENT" });
    expect((await accountOf(services, userId)).credits).toBe(4);
  });
});

describe("a balance that searches spend of while admins set it", () => {
  const operation = fc.oneof(
    fc.record({ kind: fc.constant("set" as const), to: fc.nat(5), seen: fc.nat(5) }),
    fc.constant({ kind: "spend" as const }),
  );

  it("is the ledger's at the end, never below 0, and an admin's change starts from what the admin saw", async () => {
    const start = async (user: TestUser) => startSearch(user.request, orderOf({ models: [GPT] }));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(4),
        fc.array(operation, { minLength: 2, maxLength: 6 }),
        async (credits, operations) => {
          const user = await addUser(services, { credits });
          const ends = await Promise.allSettled(
            operations.map(async (one) =>
              one.kind === "spend"
                ? start(user)
                : change(user.userId, { credits: one.to, creditsBefore: one.seen }),
            ),
          );
          for (const end of ends)
            if (end.status === "rejected")
              expect(["BALANCE_CHANGED", "INSUFFICIENT_CREDITS"]).toContain(end.reason.code);
          const { lines } = await listLedgerOf(admin.request, { id: user.userId, limit: 50 });
          const entries = lines.toReversed();
          entries.reduce((balance, entry) => {
            expect(entry.balance).toBe(balance + entry.delta);
            return entry.balance;
          }, 0);
          expect((await accountOf(services, user.userId)).credits).toBe(entries.at(-1)?.balance ?? 0);
          expect(entries.every(({ balance }) => balance >= 0)).toBe(true);
          const changed = (await changesOf(user.userId)).map(({ before, after }) => ({ before, after }));
          const set = entries.filter(({ note }) => note !== null);
          expect(changed).toEqual(
            set.map(({ balance, delta }) => ({
              before: { credits: balance - delta },
              after: { credits: balance },
            })),
          );
          const wanted = operations.flatMap((one) =>
            one.kind === "set" ? [`${one.seen} to ${one.to}`] : [],
          );
          for (const { balance, delta } of set) expect(wanted).toContain(`${balance - delta} to ${balance}`);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("fields", () => {
  it("change together, and the log tells those that differ", async () => {
    const { userId } = await addUser(services);
    const email = `${crypto.randomUUID()}@example.com`;
    const before = await emailOf({ userId });
    const customerId = await services.context.payments.createCustomer({ userId, email: before, name: "Ada" });
    await services.db
      .updateTable("users")
      .set({ payment_customer_id: customerId })
      .where("id", "=", userId)
      .execute();
    const changed = await change(userId, { name: "Ada", email, plan: "pro", emailVerified: true });
    expect(changed).toMatchObject({ name: "Ada", email, plan: "pro", emailVerified: true, role: "user" });
    const [entry] = await changesOf(userId);
    expect(entry?.after).toEqual({ name: "Ada", email, plan: "pro" });
    await services.runJobs();
    expect(await services.context.payments.readCustomer(customerId)).toMatchObject({ email });
    for (const address of [before, email])
      expect(await mailsTo(services, address)).toMatchObject([
        { subject: "The address of your Standings account was changed" },
      ]);
    expect(await change(userId, { emailVerified: false })).toMatchObject({ emailVerified: false });
  });

  it("an address of somebody else is refused, and nothing changes", async () => {
    const other = `${crypto.randomUUID()}@example.com`;
    await addUser(services, { email: other });
    const { userId } = await addUser(services);
    const taken = change(userId, { name: "Ada", email: other });
    await expect(taken).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
    expect(await changesOf(userId)).toEqual([]);
  });

  it("a plan that a subscription pays for is not the admin's", async () => {
    const { userId } = await addUser(services, { plan: "pro" });
    const users = services.db.updateTable("users").set({ plan_subscription_id: "sub_1" });
    await users.where("id", "=", userId).execute();
    await expect(change(userId, { plan: "free" })).rejects.toMatchObject({ code: "PLAN_IS_PAID" });
  });

  it.each(["nonsense", "\u0000", crypto.randomUUID()])("of %j find nobody", async (id) => {
    await expect(change(id, { name: "Ada" })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  });
});

describe("a proof", () => {
  it("older than ten minutes is asked for again before roles, credits, addresses and plans, not before names", async () => {
    const old = await addUser(services, { role: "admin" });
    const { userId } = await addUser(services, { credits: 1 });
    const email = `${crypto.randomUUID()}@example.com`;
    await services.after(11 * 60_000, async () => {
      for (const changes of [
        { role: "admin" as const },
        { credits: 2 },
        { email },
        { plan: "pro" as const },
      ]) {
        const refused = change(userId, changes, old);
        await expect(refused).rejects.toMatchObject({
          code: "CONFIRMATION_REQUIRED",
          fields: { errorType: "confirmation_required" },
        });
      }
      await expect(deleteUser(old.request, userId)).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
      expect(await change(userId, { name: "Ada", role: "user", credits: 1 }, old)).toMatchObject({
        name: "Ada",
      });
    });
  });

  it("rejects callers who are not admins", async () => {
    const maya = await signUp(services);
    const own = { id: maya.user.id, credits: 99 };
    await expect(changeUser(maya.request, own)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(changeUser(services.guest, own)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});

describe("the last admin", () => {
  it("can be neither demoted nor deleted, also when two take away one another at once", async () => {
    const others = services.db.updateTable("users").set({ role: "user" });
    await others.execute();
    const [ada, ben] = [
      await addUser(services, { role: "admin" }),
      await addUser(services, { role: "admin" }),
    ];
    const ends = await Promise.allSettled([
      change(ben.userId, { role: "user" }, ada),
      deleteUser(ben.request, ada.userId),
    ]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await services.db.selectFrom("users").select("id").where("role", "=", "admin").execute();
    expect(left).toHaveLength(1);
    const last = left[0]?.id === ada.userId ? ada : ben;
    await expect(change(last.userId, { role: "user" }, last)).rejects.toMatchObject({ code: "LAST_ADMIN" });
    await expect(deleteUser(last.request, last.userId)).rejects.toMatchObject({ code: "LAST_ADMIN" });
    const unverified = change(last.userId, { emailVerified: false }, last);
    await expect(unverified).rejects.toMatchObject({ code: "LAST_ADMIN" });
    const own = { email: await emailOf(last) };
    await expect(deleteAccount(last.request, own)).rejects.toMatchObject({ code: "LAST_ADMIN" });
    await change((await addUser(services)).userId, { role: "admin" }, last);
    expect(await change(last.userId, { role: "user" }, last)).toMatchObject({ role: "user" });
    admin = await addUser(services, { role: "admin" });
  });

  it.each([
    ["demote one another", (by: TestUser, other: TestUser) => change(other.userId, { role: "user" }, by)],
    ["delete one another", (by: TestUser, other: TestUser) => deleteUser(by.request, other.userId)],
    [
      "delete their own accounts",
      async (by: TestUser) => deleteAccount(by.request, { email: await emailOf(by) }),
    ],
  ])("stays when the last two %s at once", async (_what, act) => {
    await services.db.updateTable("users").set({ role: "user" }).execute();
    const ada = await addUser(services, { role: "admin" });
    const ben = await addUser(services, { role: "admin" });
    const ends = await Promise.allSettled([act(ada, ben), act(ben, ada)]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await services.db.selectFrom("users").select("id").where("role", "=", "admin").execute();
    expect(left).toHaveLength(1);
    admin = await addUser(services, { role: "admin" });
  });
});

async function emailOf({ userId }: Pick<TestUser, "userId">): Promise<string> {
  const user = services.db.selectFrom("users").select("email").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).email;
}

it("API access is switched on and off, and each time a change", async () => {
  const { userId } = await addUser(services);
  expect(await change(userId, { apiAccess: true })).toMatchObject({ apiAccess: true });
  expect(await change(userId, { apiAccess: true })).toMatchObject({ apiAccess: true });
  expect(await change(userId, { apiAccess: false })).toMatchObject({ apiAccess: false });
  expect(await changesOf(userId)).toMatchObject([
    { action: "user_changed", before: { apiAccess: false }, after: { apiAccess: true } },
    { action: "user_changed", before: { apiAccess: true }, after: { apiAccess: false } },
  ]);
});
