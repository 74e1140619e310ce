import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  begin,
  COSTS,
  follow,
  orderOf,
  type RunMachine,
  readRun,
  requestFor,
  startRunMachine,
} from "../../test/run-machine.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { runRates } from "../limits/rate-limit.ts";
import { type RunOrder, startRun } from "./start-run.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine();
});
afterAll(() => machine.close());

const KINDS = ["company", "expert", "comparison"] as const;

describe("what a start costs", () => {
  it.each(KINDS)("is what the kind says: %s", async (kind) => {
    const maya = await addUser(machine, { credits: 5 });
    const started = await startRun(machine.context, maya.viewer, orderOf({ kind }));
    const left = 5 - COSTS[kind];
    expect(started).toEqual({
      searchId: expect.any(String),
      remainingCredits: left,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await accountOf(machine, maya.userId)).toEqual({
      credits: left,
      entries: COSTS[kind] === 0 ? [] : [`search -${COSTS[kind]}`],
    });
    const [first] = await follow(maya, started.searchId);
    expect(first).toMatchObject({ type: "start", remainingCredits: left, startedAt: started.createdAt });
  });

  it.each([
    { kind: "expert", credits: 1, funding: "preview" },
    { kind: "comparison", credits: 0, funding: "preview" },
    { kind: "comparison", credits: 1, funding: "credits" },
    { kind: "company", credits: 1, funding: "credits" },
  ] as const)(
    "decides what pays: $kind of somebody with $credits is $funding",
    async ({ kind, credits, funding }) => {
      const maya = await addUser(machine, { credits });
      const searchId = await begin(machine, maya, { kind });
      const { funding: paidBy, was_censored } = await readRun(machine, searchId);
      expect([paidBy, was_censored]).toEqual([funding, funding === "preview"]);
    },
  );

  it("is refused to an account that is gone, before anything is written", async () => {
    const viewer = { userId: crypto.randomUUID(), token: "" };
    const start = startRun(machine.context, viewer, orderOf());
    await expect(start).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});

describe("a repeated clientRunId", () => {
  it("gives the same answer, whatever has happened to the balance since", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const order = orderOf();
    const first = await startRun(machine.context, maya.viewer, order);
    await follow(maya, first.searchId);
    await setCredits(machine, maya.userId, 0);
    expect(await startRun(machine.context, maya.viewer, order)).toEqual(first);
    expect((await accountOf(machine, maya.userId)).entries).toEqual(["search -1"]);
  });

  it("is one run and one charge for many at once, in two processes", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const other = await machine.startProcess();
    const order = orderOf();
    const started = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const { context } = index % 2 === 0 ? machine : other;
        return startRun(context, maya.viewer, order);
      }),
    );
    expect(new Set(started.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await accountOf(machine, maya.userId)).toEqual({ credits: 4, entries: ["search -1"] });
    await follow(maya, started[0]?.searchId ?? "");
    await other.close();
  });

  it.each<[string, Partial<RunOrder>]>([
    ["another request", { request: requestFor("alpha") }],
    ["the same steps in another order", { request: requestFor("beta", "alpha") }],
    ["another kind", { kind: "expert" }],
  ])("is refused for %s, and nothing is charged", async (_name, change) => {
    const maya = await addUser(machine, { credits: 5 });
    const order = orderOf();
    await startRun(machine.context, maya.viewer, order);
    const changed = startRun(machine.context, maya.viewer, { ...order, ...change });
    await expect(changed).rejects.toMatchObject({ code: "RUN_CHANGED" });
    expect((await accountOf(machine, maya.userId)).credits).toBe(4);
  });

  it("is the same run when its privacy was changed since: a reload asks with the old one", async () => {
    const maya = await addUser(machine, { credits: 5 });
    const order = orderOf();
    const first = await startRun(machine.context, maya.viewer, { ...order, isPrivate: false });
    expect(await startRun(machine.context, maya.viewer, { ...order, isPrivate: true })).toEqual(first);
    expect((await accountOf(machine, maya.userId)).credits).toBe(4);
  });

  it("is another run for another user", async () => {
    const order = orderOf();
    const [maya, ada] = [await addUser(machine, { credits: 1 }), await addUser(machine, { credits: 1 })];
    const first = await startRun(machine.context, maya.viewer, order);
    const second = await startRun(machine.context, ada.viewer, order);
    expect(first.searchId).not.toBe(second.searchId);
  });
});

describe("limits of one user", () => {
  const windowStart = sql<Date>`to_timestamp(floor(extract(epoch from now()) / 3600) * 3600)`;
  /** As if the user had used up all but this many of a limit. */
  async function leave(userId: string, rate: "starts" | "unpaid", left: number): Promise<void> {
    const { key, attempts } = runRates(machine.context, userId)[rate];
    const row = { key, count: attempts - left, window_start: windowStart };
    await machine.db.insertInto("rate_limits").values(row).execute();
  }
  const startAll = (user: TestUser, count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, () => startRun(machine.context, user.viewer, orderOf())),
    );
  const refusals = (ends: readonly PromiseSettledResult<unknown>[]) =>
    ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));

  it.each([
    { rate: "starts", credits: 9, charged: 3 },
    { rate: "unpaid", credits: 0, charged: 0 },
  ] as const)("$rate are bounded, exactly and at once", async ({ rate, credits, charged }) => {
    const maya = await addUser(machine, { credits });
    if (credits === 0) await Promise.all((await startAll(maya, 3)).map(() => undefined));
    await machine.db.deleteFrom("rate_limits").where("key", "like", `%${maya.userId}`).execute();
    await leave(maya.userId, rate, 3);
    const refused = refusals(await startAll(maya, 8));
    expect(refused).toHaveLength(5);
    for (const { code, retryAfter } of refused) {
      expect([code, retryAfter > 0 && retryAfter <= 3600]).toEqual(["TOO_MANY_REQUESTS", true]);
    }
    expect(await accountOf(machine, maya.userId)).toMatchObject({
      credits: credits - charged,
      entries: Array(charged).fill("search -1"),
    });
  });

  it("runs that are refunded count as unpaid", async () => {
    const maya = await addUser(machine, { credits: 9 });
    await leave(maya.userId, "unpaid", 1);
    machine.one.tell("alpha", "fail");
    const alone = orderOf({ request: requestFor("alpha") });
    const { searchId } = await startRun(machine.context, maya.viewer, alone);
    await follow(maya, searchId);
    expect(refusals(await startAll(maya, 2)).map(({ code }) => code)).toEqual(
      Array(2).fill("TOO_MANY_REQUESTS"),
    );
    expect((await accountOf(machine, maya.userId)).credits).toBe(9);
  });

  it("a repeated start is not counted", async () => {
    const maya = await addUser(machine, { credits: 9 });
    await leave(maya.userId, "starts", 1);
    const order = orderOf();
    const first = await startRun(machine.context, maya.viewer, order);
    const refused = startRun(machine.context, maya.viewer, orderOf());
    await expect(refused).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await startRun(machine.context, maya.viewer, order)).toEqual(first);
  });
});
