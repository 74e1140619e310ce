import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { adjustCredits } from "./adjust-credits.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
afterAll(() => services.close());

const adjustmentsOf = (userId: string) =>
  services.db
    .selectFrom("ledger_entries")
    .select(["delta", "balance", "note", "reference"])
    .where("user_id", "=", userId)
    .where("reason", "=", "adjustment")
    .where("note", "is not", null)
    .orderBy("id")
    .execute();

describe("an adjustment", () => {
  it.each([
    { from: 2, to: 10, delta: 8 },
    { from: 10, to: 2, delta: -8 },
    { from: 3, to: 0, delta: -3 },
  ])("from $from to $to writes the difference, and who made it", async ({ from, to, delta }) => {
    const maya = await addUser(services, { credits: from });
    const adjustment = { userId: maya.userId, credits: to, reference: "ticket-1" };
    expect(await adjustCredits(admin.request, adjustment)).toBe(to);
    expect((await accountOf(services, maya.userId)).credits).toBe(to);
    const reference = `${maya.userId}/ticket-1`;
    expect(await adjustmentsOf(maya.userId)).toEqual([{ delta, balance: to, note: admin.userId, reference }]);
  });

  it("writes nothing when the balance is right already", async () => {
    const maya = await addUser(services, { credits: 4 });
    expect(await adjustCredits(admin.request, { userId: maya.userId, credits: 4, reference: "a" })).toBe(4);
    expect(await adjustmentsOf(maya.userId)).toEqual([]);
  });

  it("is made once for one reference, and answered alike", async () => {
    const maya = await addUser(services, { credits: 4 });
    const adjust = (credits: number) =>
      adjustCredits(admin.request, { userId: maya.userId, credits, reference: "ticket-2" });
    expect(await Promise.all([adjust(9), adjust(9), adjust(9)])).toEqual([9, 9, 9]);
    expect(await adjust(50)).toBe(9);
    expect(await adjustmentsOf(maya.userId)).toHaveLength(1);
  });

  it.each([-1, 2_000_000_001])("to %i is refused", async (credits) => {
    const maya = await addUser(services, { credits: 4 });
    const refused = adjustCredits(admin.request, { userId: maya.userId, credits, reference: "a" });
    await expect(refused).rejects.toMatchObject({ code: "INVALID_ADJUSTMENT" });
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
  });

  it.each(["nonsense", "\u0000", crypto.randomUUID()])("of %j finds nobody", async (userId) => {
    const refused = adjustCredits(admin.request, { userId, credits: 1, reference: "a" });
    await expect(refused).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  });
});

describe("who may adjust", () => {
  const own = (user: TestUser) => ({ userId: user.userId, credits: 99, reference: crypto.randomUUID() });

  it("is no guest, and no user", async () => {
    const maya = await addUser(services, { credits: 1 });
    const guest = adjustCredits(services.guest, own(maya));
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    await expect(adjustCredits(maya.request, own(maya))).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await accountOf(services, maya.userId)).credits).toBe(1);
  });

  it("is an admin only as long as the database says so", async () => {
    const demoted = await addUser(services, { role: "admin" });
    expect(await adjustCredits(demoted.request, own(demoted))).toBe(99);
    const users = services.db.updateTable("users").set({ role: "user" });
    await users.where("id", "=", demoted.userId).execute();
    await expect(adjustCredits(demoted.request, own(demoted))).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
