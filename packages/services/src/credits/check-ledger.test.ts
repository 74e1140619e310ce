import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { checkLedger } from "./check-ledger.ts";

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
