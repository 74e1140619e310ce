import { inTransaction } from "@standings/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { checkLedger } from "./check-ledger.ts";
import { grantSignupCredits } from "./grant-signup-credits.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const check = () => checkLedger(services.services.systemRequest());
const setBalance = (userId: string, credits: number) =>
  services.db.updateTable("users").set({ credits }).where("id", "=", userId).execute();

describe("checkLedger", () => {
  it("finds balances that are not their ledger's sum, at most 10", async () => {
    const [maya, ada] = [await addUser(services, { credits: 7 }), await addUser(services)];
    expect(await check()).toEqual([]);
    await setBalance(maya.userId, 8);
    await setBalance(ada.userId, 2);
    const drifts = await check();
    expect(drifts).toHaveLength(2);
    expect(drifts).toEqual(
      expect.arrayContaining([
        { userId: maya.userId, credits: 8, ledger: 7 },
        { userId: ada.userId, credits: 2, ledger: 0 },
      ]),
    );
    for (let more = 0; more < 10; more += 1) await setBalance((await addUser(services)).userId, 1);
    expect(await check()).toHaveLength(10);
  });

  it("is for the product alone", async () => {
    const admin = await addUser(services, { role: "admin" });
    for (const request of [services.guest, admin.request]) {
      await expect(checkLedger(request)).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });
});

describe("grantSignupCredits", () => {
  const grant = (userId: string, signupCredits: number) => {
    const context = { ...services.context, settings: { ...services.context.settings, signupCredits } };
    return inTransaction(services.db, (tx) => grantSignupCredits(tx, context, userId));
  };

  it("gives what the settings say, once", async () => {
    const { userId } = await addUser(services);
    await grant(userId, 5);
    await expect(grant(userId, 5)).rejects.toThrow("ledger_entries_reason_reference_key");
    expect(await accountOf(services, userId)).toEqual({ credits: 5, entries: ["signup 5"] });
  });

  it("writes nothing when there are none to give", async () => {
    const { userId } = await addUser(services);
    await grant(userId, 0);
    expect(await accountOf(services, userId)).toEqual({ credits: 0, entries: [] });
  });
});
