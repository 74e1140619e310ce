import { ACTION_COST, type CreditAction } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits } from "../../test/users.ts";
import { deductCredits } from "./deduct-credits.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const ACTIONS = Object.keys(ACTION_COST) as CreditAction[];
const deduction = (
  action: CreditAction = "prompt_analysis",
  idempotencyKey: string = crypto.randomUUID(),
) => {
  return { action, idempotencyKey };
};

describe("a deduction", () => {
  it.each(ACTIONS)("takes what the action costs, and names it in the ledger: %s", async (action) => {
    const maya = await addUser(services, { credits: 5 });
    const cost = ACTION_COST[action];
    expect(await deductCredits(maya.request, deduction(action))).toEqual({ cost, credits: 5 - cost });
    const entries = await services.db
      .selectFrom("ledger_entries")
      .select(["delta", "note"])
      .where("user_id", "=", maya.userId)
      .where("reason", "=", "deduction")
      .execute();
    expect(entries).toEqual(cost === 0 ? [] : [{ delta: -cost, note: action }]);
  });

  it.each(["pro", "business"] as const)(
    "takes nothing on %s, not even from an empty balance",
    async (plan) => {
      const maya = await addUser(services, { plan });
      expect(await deductCredits(maya.request, deduction())).toEqual({ cost: 0, credits: 0 });
      expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: [] });
    },
  );

  it("is refused when credits are missing, and takes no part of them", async () => {
    const maya = await addUser(services, { credits: 1 });
    const refused = deductCredits(maya.request, deduction("prompt_discovery"));
    await expect(refused).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    expect((await accountOf(services, maya.userId)).credits).toBe(1);
    expect(await deductCredits(maya.request, deduction("source_analysis"))).toEqual({ cost: 0, credits: 1 });
  });

  it("takes what is there, once, from many at once", async () => {
    const maya = await addUser(services, { credits: 7 });
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => deductCredits(maya.request, deduction())),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect((await accountOf(services, maya.userId)).credits).toBe(0);
  });

  it("is for signed-in users", async () => {
    const refused = deductCredits(services.guest, deduction());
    await expect(refused).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});

describe("a repeated idempotency key", () => {
  it("answers alike and takes nothing more, one after the other and at once", async () => {
    const maya = await addUser(services, { credits: 9 });
    const same = deduction("prompt_discovery", "order-1");
    const all = await Promise.all(Array.from({ length: 12 }, () => deductCredits(maya.request, same)));
    await setCredits(services, maya.userId, 0);
    all.push(await deductCredits(maya.request, same));
    expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"cost":2,"credits":7}']));
    expect((await accountOf(services, maya.userId)).entries).toEqual(["deduction -2"]);
  });

  it("is refused for another action", async () => {
    const maya = await addUser(services, { credits: 9 });
    await deductCredits(maya.request, deduction("prompt_discovery", "order-1"));
    const changed = deductCredits(maya.request, deduction("seo_analysis", "order-1"));
    await expect(changed).rejects.toMatchObject({ code: "DEDUCTION_CHANGED" });
    expect((await accountOf(services, maya.userId)).credits).toBe(7);
  });

  it("is everybody's own", async () => {
    for (let person = 0; person < 2; person += 1) {
      const maya = await addUser(services, { credits: 9 });
      expect((await deductCredits(maya.request, deduction("seo_analysis", "mine"))).credits).toBe(8);
    }
  });
});
