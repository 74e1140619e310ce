import { createHmac } from "node:crypto";
import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../processes.ts";
import { register } from "../product.ts";
import { accountOf, deliver, type Payments, paymentOf, paymentsOf, type SignedRequest } from "./payments.ts";
import { report } from "./size.ts";

/** R6: a payment counts once, whatever is delivered, how often and in what order. */

let stack: Stack;
let payments: Payments;
let urls: string[];

beforeAll(async () => {
  stack = await startStack();
  urls = (await Promise.all([stack.processes.start(), stack.processes.start()])).map(({ url }) => url);
  payments = paymentsOf(stack);
  await payments.setFaults([{ kind: "hold_webhooks" }]);
});
afterAll(() => stack.close());

const TIMES = 20;
const IN_FLIGHT = 40;
const PACKS = ["20", "50", "100"] as const;

/** What happens to the purchases, in turn, and the credits it leaves of `credits`. */
const FATES = [
  { name: "kept", left: (credits: number) => credits, befall: async () => {} },
  {
    name: "half refunded",
    left: (credits: number) => credits - Math.floor(credits / 2),
    befall: async (id: string, amount: number) => payments.refund(id, amount / 2),
  },
  { name: "refunded", left: () => 0, befall: async (id: string) => payments.refund(id) },
  {
    name: "dispute lost",
    left: () => 0,
    befall: async (id: string) => payments.closeDispute(await payments.dispute(id), "lost"),
  },
  {
    name: "dispute won",
    left: (credits: number) => credits,
    befall: async (id: string) => payments.closeDispute(await payments.dispute(id), "won"),
  },
  {
    name: "refund failed",
    left: (credits: number) => credits,
    befall: async (id: string) => {
      await payments.refund(id);
      await payments.failRefund(id);
    },
  },
  {
    name: "one refund of two failed",
    left: (credits: number) => credits - Math.floor(credits / 4),
    befall: async (id: string, amount: number) => {
      await payments.refund(id, amount / 4);
      await payments.refund(id, amount / 2);
      await payments.failRefund(id);
    },
  },
  {
    name: "dispute turned",
    left: (credits: number) => credits,
    befall: async (id: string) => {
      const dispute = await payments.dispute(id);
      await payments.closeDispute(dispute, "lost");
      await payments.turnDispute(dispute);
    },
  },
] as const;

it("grants each payment once, and nothing for what is forged, stale or altered", async () => {
  const purchases = sized({ full: 60, whole: 10, gate: 6 });
  const maya = await register({ ...stack, url: urls[0] ?? "" });
  const before = (await accountOf(stack.database.db, maya.userId)).credits;
  const checkouts: string[] = [];
  let expected = before;
  for (let index = 0; index < purchases; index += 1) {
    const creditPackage = PACKS[index % PACKS.length] ?? "20";
    const id = await payments.checkout(maya, { creditPackage });
    checkouts.push(id);
    await payments.pay(id);
    const fate = FATES[index % FATES.length];
    await fate?.befall(id, (await paymentOf(stack.database.db, id)).amount);
    expected += fate?.left(Number(creditPackage)) ?? 0;
  }

  const genuine = await allRequests();
  const forged = genuine.flatMap((request) => [altered(request), signedWith("whsec_guess", request)]);
  const stale = await allRequests(360);
  const refusals = await deliverAll(shuffle([...forged, ...stale]));
  expect(new Set(refusals)).toEqual(new Set([400]));
  expect(await accountOf(stack.database.db, maya.userId)).toMatchObject({ credits: before, ledger: before });

  const statuses = await deliverAll(shuffle(Array.from({ length: TIMES }, () => genuine).flat()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const account = await accountOf(stack.database.db, maya.userId);
  expect(account).toMatchObject({ credits: expected, ledger: expected, owed: 0 });
  expect(account.entries.filter((entry) => entry.startsWith("purchase "))).toHaveLength(purchases);
  report(
    "R6",
    `${purchases} payments, ${genuine.length} events × ${TIMES} shuffled over 2 processes (${statuses.length} deliveries): ` +
      `${purchases} grants; ${refusals.length} forged, altered or stale: 0 accepted`,
  );
});

async function allRequests(ageSeconds = 0): Promise<SignedRequest[]> {
  const types = [
    "checkout.session.completed",
    "charge.refunded",
    "charge.dispute.created",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
    "refund.failed",
    "invoice.paid",
  ];
  const events = (await Promise.all(types.map((type) => payments.events(type)))).flat();
  return Promise.all(events.map(({ id }) => payments.request(id, ageSeconds)));
}

function altered({ headers, body }: SignedRequest): SignedRequest {
  return { headers, body: body.replace(/"amount[a-z_]*": ?\d+/, '"amount":1').concat(" ") };
}

function signedWith(secret: string, { headers, body }: SignedRequest): SignedRequest {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { headers: { ...headers, "stripe-signature": `t=${time},v1=${signature}` }, body };
}

/** Statuses of all, given in turn to both servers. */
async function deliverAll(requests: readonly SignedRequest[]): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index];
      if (request) statuses[index] = (await deliver(urls[index % urls.length] ?? "", request)).status;
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return statuses;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), 1);
  return shuffled;
}
