import type { Checkout, PaymentProvider } from "@standings/integrations";
import {
  changeUser,
  checkLedger,
  confirmCheckout,
  createCheckout,
  createKeyedHash,
  deductCredits,
  openServices,
  recountLedger,
  type ServiceContext,
  ServiceError,
  sessionsOn,
} from "@standings/services";
import { createTestDatabase, sized, type TestDatabase } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { report } from "./size.ts";

/**
 * R2: whatever people, admins and the payment provider do, in whatever order, every balance is the sum of its
 * ledger and what it should be. The provider is a table of checkouts here; its wire is the other tests' matter.
 */

const PRICES = { "20": 4000, "50": 7500, "100": 9900 } as const;
type Pack = keyof typeof PRICES;

const pack = fc.constantFrom<Pack>("20", "50", "100");
const nth = fc.nat(3);
const step = fc.oneof(
  fc.record({ kind: fc.constant("buy" as const), pack }),
  fc.record({
    kind: fc.constant("spend" as const),
    action: fc.constantFrom("prompt_analysis" as const, "prompt_discovery" as const),
    times: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ kind: fc.constant("refund" as const), nth, cents: fc.integer({ min: 1, max: 9900 }) }),
  fc.record({ kind: fc.constant("failRefund" as const), nth, cents: fc.integer({ min: 1, max: 9900 }) }),
  fc.record({ kind: fc.constant("loseDispute" as const), nth }),
  fc.record({ kind: fc.constant("turnDispute" as const), nth }),
  fc.record({ kind: fc.constant("pay" as const), nth, isExact: fc.boolean() }),
  fc.record({ kind: fc.constant("report" as const), nth, times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("adjust" as const), credits: fc.nat(120) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** What should be true of one account, worked out without a database. */
class Account {
  balance = 0;
  owed = 0;
  readonly checkouts: { checkout: Writable<Checkout>; credits: number; granted: number; taken: number }[] =
    [];

  /** The provider's state reaches the product. */
  settle(index: number): void {
    const purchase = this.checkouts[index];
    if (!purchase) return;
    const { checkout, credits } = purchase;
    const price = PRICES[String(credits) as Pack];
    if (!checkout.isPaid || checkout.amount !== price) return;
    if (purchase.granted === 0) {
      purchase.granted = credits;
      const settled = Math.min(this.owed, credits);
      this.owed -= settled;
      this.balance += credits - settled;
    }
    const refunded = Math.floor((credits * checkout.amountRefunded) / price);
    const due = checkout.isDisputeLost ? credits : Math.min(credits, refunded);
    const more = Math.max(0, due - purchase.taken);
    const taken = Math.min(more, this.balance);
    this.balance -= taken;
    this.owed += more - taken;
    const back = Math.max(0, purchase.taken - due);
    const repaid = Math.min(this.owed, back);
    this.owed -= repaid;
    this.balance += back - repaid;
    purchase.taken = due;
  }
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
});
afterAll(() => database.drop());

it("every balance is the sum of its ledger, after any sequence", async () => {
  const sequences = sized({ full: 10_000, whole: 150, gate: 50 });
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (plan) => {
      steps += plan.length;
      await run(plan);
      // Checkpoints move between the sequences.
      if (steps % 5 === 0) await checkLedger(openServices(createContext(new Account())).systemRequest());
    }),
    { numRuns: sequences },
  );
  const system = openServices(createContext(new Account())).systemRequest();
  expect([await checkLedger(system), await recountLedger(system)]).toEqual([[], []]);
  report(
    "R2",
    `${sequences} sequences, ${steps} steps of buy, pay, spend, refund, dispute and admin edit: 0 drift`,
  );
});

async function run(plan: readonly Step[]): Promise<void> {
  const account = new Account();
  const user = await database.db
    .insertInto("users")
    .values({
      email: `${crypto.randomUUID()}@example.com`,
      name: "Maya",
      // Edits its own balance, as an admin may.
      role: "admin",
      payment_customer_id: crypto.randomUUID(),
      attribution: "{}",
      password_hash: null,
      trial_ends_at: null,
      email_verified_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const viewer = { userId: user.id, token: await sessionsOn(database.db).create(newSession(user.id)) };
  const context = createContext(account);
  for (const taken of plan) await takeStep(context, viewer, account, taken);

  const { credits } = await database.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const ledger = await sum("ledger_entries", user.id);
  const owed = await sum("owed_entries", user.id);
  expect({ credits, ledger, owed: 0 - owed }).toEqual({
    credits: account.balance,
    ledger: account.balance,
    owed: account.owed,
  });
}

/** A sign-in of this moment, which proves who acts. */
function newSession(userId: string) {
  return {
    userId,
    userAgent: null,
    familyId: crypto.randomUUID(),
    signedInAt: new Date(),
    secondFactorAt: null,
  };
}

async function takeStep(
  context: ServiceContext,
  viewer: { userId: string; token: string },
  account: Account,
  taken: Step,
): Promise<void> {
  const request = openServices(context).request({ address: "127.0.0.1", userAgent: null }, viewer);
  const index = "nth" in taken ? taken.nth % Math.max(1, account.checkouts.length) : 0;
  const purchase = account.checkouts[index];
  switch (taken.kind) {
    case "buy":
      await createCheckout(request, { creditPackage: taken.pack });
      return;
    case "spend":
      for (let time = 0; time < taken.times; time += 1) {
        const cost = taken.action === "prompt_discovery" ? 2 : 1;
        const spending = deductCredits(request, {
          action: taken.action,
          idempotencyKey: crypto.randomUUID(),
        });
        if (account.balance >= cost) {
          account.balance -= cost;
          expect((await spending).credits).toBe(account.balance);
        } else await expect(spending).rejects.toBeInstanceOf(ServiceError);
      }
      return;
    case "adjust":
      account.balance = taken.credits;
      await changeUser(request, { id: viewer.userId, credits: taken.credits });
      return;
    case "pay":
      if (purchase && !purchase.checkout.isPaid) {
        purchase.checkout.isPaid = true;
        purchase.checkout.status = "complete";
        if (!taken.isExact) purchase.checkout.amount -= 1;
      }
      return;
    case "refund":
      if (purchase?.checkout.isPaid) {
        const { checkout } = purchase;
        checkout.amountRefunded = Math.min(checkout.amount, checkout.amountRefunded + taken.cents);
      }
      return;
    case "failRefund":
      if (purchase) {
        const { checkout } = purchase;
        checkout.amountRefunded = Math.max(0, checkout.amountRefunded - taken.cents);
      }
      return;
    case "turnDispute":
      if (purchase) purchase.checkout.isDisputeLost = false;
      return;
    case "loseDispute":
      if (purchase?.checkout.isPaid) purchase.checkout.isDisputeLost = true;
      return;
    case "report":
      if (!purchase) return;
      account.settle(index);
      for (let time = 0; time < taken.times; time += 1)
        await confirmCheckout(request, purchase.checkout.checkoutId);
  }
}

async function sum(table: "ledger_entries" | "owed_entries", userId: string): Promise<number> {
  const rows = await database.db.selectFrom(table).select("delta").where("user_id", "=", userId).execute();
  return rows.reduce((total, { delta }) => total + delta, 0);
}

function createContext(account: Account): ServiceContext {
  const payments: Pick<PaymentProvider, "createCheckout" | "readCheckout"> = {
    async createCheckout({ paymentId, item }) {
      const checkoutId = `cs_${paymentId}`;
      if (item.kind !== "pack") throw new Error("Packs only");
      account.checkouts.push({
        credits: item.credits,
        granted: 0,
        taken: 0,
        checkout: {
          checkoutId,
          paymentId,
          status: "open",
          isPaid: false,
          hasFailed: false,
          amount: item.amount,
          currency: item.currency,
          amountRefunded: 0,
          isDisputeLost: false,
          subscription: null,
        },
      });
      return { checkoutId, url: `https://pay.example/${checkoutId}` };
    },
    async readCheckout(checkoutId) {
      const found = account.checkouts.find(({ checkout }) => checkout.checkoutId === checkoutId);
      return found ? { ...found.checkout } : null;
    },
  };
  const settings = { publicUrl: "https://standings.example", paymentsAreSandbox: true, planPrices: {} };
  const log = { info() {}, warn() {}, error() {} };
  // The verbs under test use nothing else of the context.
  return {
    db: database.db,
    payments,
    settings,
    log,
    keyedHash: createKeyedHash("a key of tests"),
    now: () => new Date(),
  } as unknown as ServiceContext;
}
