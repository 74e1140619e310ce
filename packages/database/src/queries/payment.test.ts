import {
  type Funding,
  fullPayerOf,
  type Means,
  payerOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountOf, addUser, openDatabase } from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { type Charge, pay, payInFull } from "./payment.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

const AT = new Date("2026-03-31T23:59:59Z");
const LIMITS = { pro_analyses: 3, censored_previews: 2 };

interface Case extends Means {
  readonly cost: number;
}

/** Every way in which an account can stand, for one plan and cost. */
function casesOf(plan: SubscriptionStatus, cost: number): Case[] {
  const cases: Case[] = [];
  for (const credits of [0, 1, 2]) {
    for (const analysesLeft of [LIMITS.pro_analyses, 1, 0]) {
      for (const previewsLeft of [LIMITS.censored_previews, 1, 0]) {
        cases.push({ plan, credits, analysesLeft, previewsLeft, cost });
      }
    }
  }
  return cases;
}

const PLANS_AND_COSTS = SUBSCRIPTION_STATUSES.flatMap((plan) => [0, 1, 2].map((cost) => ({ plan, cost })));

async function addPayer({ plan, credits, analysesLeft, previewsLeft }: Means): Promise<string> {
  const userId = await addUser(database.db, { plan, credits });
  await use(userId, "pro_analyses", "2026-03-01", LIMITS.pro_analyses - analysesLeft);
  await use(userId, "censored_previews", "2026-03-31", LIMITS.censored_previews - previewsLeft);
  return userId;
}

async function use(userId: string, kind: keyof typeof LIMITS, period: string, used: number): Promise<void> {
  if (used === 0) return;
  await database.db.insertInto("allowances").values({ user_id: userId, kind, period, used }).execute();
}

const chargeOf = (userId: string, cost: number, at = AT): Charge => {
  return { userId, cost, reason: "search", reference: newId(), apiTokenId: null, at };
};

/** Balance, ledger and allowances of a payer. */
async function stateOf(userId: string) {
  const rows = await database.db
    .selectFrom("allowances")
    .select(["kind", "used"])
    .where("user_id", "=", userId)
    .execute();
  const usedOf = (kind: string) => rows.find((row) => row.kind === kind)?.used ?? 0;
  const account = await accountOf(database.db, userId);
  return { ...account, analyses: usedOf("pro_analyses"), previews: usedOf("censored_previews") };
}

/** The same, worked out without a database. */
function stateAfter({ credits, analysesLeft, previewsLeft, cost }: Case, payer: Funding | null, ref: string) {
  const balance = payer === "credits" ? credits - cost : credits;
  const isTaken = payer === "credits" && cost > 0;
  return {
    credits: balance,
    entries: isTaken ? [{ delta: -cost, balance, reason: "search", reference: ref }] : [],
    analyses: LIMITS.pro_analyses - analysesLeft + (payer === "pro" ? 1 : 0),
    previews: LIMITS.censored_previews - previewsLeft + (payer === "preview" ? 1 : 0),
  };
}

describe("pay", () => {
  it.each(PLANS_AND_COSTS)("decides and writes what payerOf decides: $plan, cost $cost", async (given) => {
    for (const account of casesOf(given.plan, given.cost)) {
      const userId = await addPayer(account);
      const charge = chargeOf(userId, account.cost);
      const paid = await pay(database.db, charge, LIMITS);
      const payer = payerOf(account, account.cost);
      const expected = stateAfter(account, payer, charge.reference);
      expect({ account, paid, state: await stateOf(userId) }).toEqual({
        account,
        paid: { funding: payer, balance: expected.credits },
        state: expected,
      });
    }
  });

  it("gives nothing for an unknown user", async () => {
    expect(await pay(database.db, chargeOf(newId(), 1), LIMITS)).toBeUndefined();
  });

  it.each([
    { plan: "pro", later: "2026-04-01T00:00:00Z", funding: "pro" },
    { plan: "pro", later: "2026-03-31T00:00:00Z", funding: "none" },
    { plan: "free", later: "2026-04-01T00:00:00Z", funding: "preview" },
    { plan: "free", later: "2026-03-31T00:00:00Z", funding: "none" },
  ] as const)(
    "counts by UTC days and months: $plan at $later is $funding",
    async ({ plan, later, funding }) => {
      const userId = await addPayer({ plan, credits: 0, analysesLeft: 0, previewsLeft: 0 });
      const paid = await pay(database.db, chargeOf(userId, 1, new Date(later)), LIMITS);
      expect(paid?.funding).toBe(funding);
    },
  );

  it("gives no allowance where the limit is 0", async () => {
    const userId = await addUser(database.db, { plan: "pro" });
    const paid = await pay(database.db, chargeOf(userId, 1), { pro_analyses: 0, censored_previews: 0 });
    expect(paid?.funding).toBe("none");
    expect(await stateOf(userId)).toMatchObject({ analyses: 0, previews: 0 });
  });

  it("refuses the same reference a second time, and leaves the balance alone", async () => {
    const userId = await addUser(database.db, { credits: 2 });
    const charge = chargeOf(userId, 1);
    await pay(database.db, charge, LIMITS);
    await expect(pay(database.db, charge, LIMITS)).rejects.toThrow("ledger_entries_reason_reference_key");
    expect(await stateOf(userId)).toMatchObject({ credits: 1, previews: 0 });
  });
});

describe("payInFull", () => {
  it.each(PLANS_AND_COSTS)("decides what fullPayerOf decides: $plan, cost $cost", async (given) => {
    for (const account of casesOf(given.plan, given.cost)) {
      const userId = await addPayer(account);
      const charge = chargeOf(userId, account.cost);
      const payer = await payInFull(database.db, charge, LIMITS);
      const expected = fullPayerOf(account, account.cost);
      expect({ account, payer, state: await stateOf(userId) }).toEqual({
        account,
        payer: expected,
        state: stateAfter(account, expected, charge.reference),
      });
    }
  });

  it("gives null for an unknown user", async () => {
    expect(await payInFull(database.db, chargeOf(newId(), 1), LIMITS)).toBeNull();
  });
});

describe("charges at once", () => {
  const AT_ONCE = 50;

  async function payAtOnce(means: Means, cost: number) {
    const userId = await addPayer(means);
    const paid = await Promise.all(
      Array.from({ length: AT_ONCE }, () => pay(database.db, chargeOf(userId, cost), LIMITS)),
    );
    const count = (funding: Funding) => paid.filter((one) => one?.funding === funding).length;
    const state = await stateOf(userId);
    return { counts: [count("credits"), count("pro"), count("preview"), count("none")], state };
  }

  it.each([1, 2])("use each of 10 credits once, at a cost of %i", async (cost) => {
    const means = { plan: "free", credits: 10, analysesLeft: 0, previewsLeft: 2 } as const;
    const { counts, state } = await payAtOnce(means, cost);
    const paid = 10 / cost;
    expect(counts).toEqual([paid, 0, 2, AT_ONCE - paid - 2]);
    expect(state).toMatchObject({ credits: 0, previews: 2 });
    expect(state.entries.map(({ balance }) => balance)).toEqual(
      Array.from({ length: paid }, (_, index) => 10 - cost * (index + 1)),
    );
  });

  it("use each of Pro's analyses once, then each preview", async () => {
    const means = { plan: "pro", credits: 10, analysesLeft: 3, previewsLeft: 2 } as const;
    const { counts, state } = await payAtOnce(means, 1);
    expect(counts).toEqual([0, 3, 2, AT_ONCE - 5]);
    expect(state).toMatchObject({ credits: 10, entries: [], analyses: 3, previews: 2 });
  });
});
