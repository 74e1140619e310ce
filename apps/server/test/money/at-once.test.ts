import { insertJob } from "@standings/database";
import { eventually, sized } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, startStack } from "../processes.ts";
import { caller, FIVE, type Reply, register, setCredits } from "../product.ts";
import { report } from "./size.ts";

let stack: Stack;
let urls: string[];

const IN_FLIGHT = 200;

beforeAll(async () => {
  stack = await startStack();
  urls = (await Promise.all([stack.processes.start(), stack.processes.start()])).map(({ url }) => url);
});
afterAll(() => stack.close());

/** Calls in turn to both servers, `IN_FLIGHT` at a time. */
async function callAll(
  count: number,
  call: (url: string, index: number) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      replies[index] = await call(urls[index % urls.length] ?? "", index);
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return replies;
}

async function accountWith(credits: number) {
  const maya = await register({ ...stack, url: urls[0] ?? "" });
  await setCredits(stack.database, maya.userId, credits);
  return maya;
}

async function balanceAndLedger(userId: string): Promise<[number, number]> {
  const user = await stack.database.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await stack.database.db
    .selectFrom("ledger_entries")
    .select("delta")
    .where("user_id", "=", userId)
    .execute();
  return [user.credits, entries.reduce((total, { delta }) => total + delta, 0)];
}

function countBy(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const key = `${status} ${body.error ?? ""}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

describe("no overspend", () => {
  it("takes exactly what is there from debits at once on two servers", async () => {
    const [debits, credits] = [sized({ full: 10_000, whole: 600, gate: 150 }), 100];
    const maya = await accountWith(credits);
    const replies = await callAll(debits, (url) =>
      caller({ url }, maya.token).post("/user/deduct-credit", { action_type: "prompt_analysis" }),
    );
    expect(countBy(replies)).toEqual({ "200": credits, "429 Insufficient credits": debits - credits });
    expect(await balanceAndLedger(maya.userId)).toEqual([0, 0]);
    report(
      "R1",
      `${debits} debits at once of ${credits} credits, 2 processes: ${credits} succeeded, balance 0, ledger 0`,
    );
  });

  it("mixes actions of different cost without going below zero", async () => {
    const maya = await accountWith(25);
    const actions = ["prompt_discovery", "seo_analysis", "source_analysis"];
    const replies = await callAll(90, (url, index) =>
      caller({ url }, maya.token).post("/user/deduct-credit", { action_type: actions[index % 3] }),
    );
    const [balance, ledger] = await balanceAndLedger(maya.userId);
    const taken = replies.reduce((total, { body }) => total + (body.data?.cost ?? 0), 0);
    expect([balance, ledger, taken]).toEqual([0, 0, 25]);
  });
});

describe("a retry charges once", () => {
  it("debits once for one key, and answers every repetition alike", async () => {
    const times = sized({ full: 1_000, whole: 120, gate: 40 });
    const maya = await accountWith(50);
    const headers = { "idempotency-key": "order-1" };
    const debit = (url: string, action_type: string) =>
      caller({ url }, maya.token).post("/user/deduct-credit", { action_type }, headers);
    const replies = await callAll(times, (url) => debit(url, "prompt_discovery"));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { data: { cost: 2, credits: 48 }, credits: 48 }])]),
    );
    expect((await debit(urls[0] ?? "", "seo_analysis")).status).toBe(409);
    expect(await balanceAndLedger(maya.userId)).toEqual([48, 48]);
    report("R5", `one key × ${times} at once: 1 charge, identical answers, another body refused`);
  });

  it("starts one run for one client run id, and refuses another question", async () => {
    const times = sized({ full: 1_000, whole: 120, gate: 40 });
    const maya = await accountWith(50);
    const start = (url: string, prompt: string) =>
      caller({ url }, maya.token).trpc("search.start", { clientRunId: "run-1", prompt, models: FIVE });
    const replies = await callAll(times, (url) => start(url, "Best CRM"));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.body.result.data.remainingCredits).toBe(49);
    const changed = await start(urls[1] ?? "", "Best ERP");
    expect([changed.status, changed.body.error.data.errorCode]).toEqual([409, "RUN_CHANGED"]);
    expect(await balanceAndLedger(maya.userId)).toEqual([49, 49]);
    report("R5", `one client run id × ${times} at once: 1 run, 1 charge, identical answers`);
  });
});

describe("the ledger itself", () => {
  it("is added up by a job; /readyz fails while a balance differs", async () => {
    const ready = async () => {
      await insertJob(stack.database.db, "check_ledger", {}, { key: "now" });
      return fetch(`${urls[0]}/readyz`);
    };
    const maya = await accountWith(7);
    expect((await ready()).status).toBe(200);
    const set = (credits: number) =>
      stack.database.db.updateTable("users").set({ credits }).where("id", "=", maya.userId).execute();
    await set(8);
    const reply = await untilStatus(ready, 503);
    expect(await reply.json()).toEqual({ status: "ledger drift", ledger: "1 balances differ" });
    await set(7);
    expect((await untilStatus(ready, 200)).status).toBe(200);
  });
});

/** The ledger is added up beside the call: asks until it has been. */
async function untilStatus(ask: () => Promise<Response>, status: number): Promise<Response> {
  return eventually(async () => {
    const reply = await ask();
    if (reply.status === status) return reply;
    await reply.body?.cancel();
  }, `an answer of ${status}`);
}
