import { setImmediate } from "node:timers/promises";
import { appendRunEvents, type LoggedEvent, newId } from "@standings/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { allow, beginAgain } from "../../test/made-up-kind.ts";
import {
  begin,
  brief,
  follow,
  type RunMachine,
  readRun,
  requestFor,
  runToEnd,
  startRunMachine,
} from "../../test/run-machine.ts";
import type { TestProcess } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import { openServices, withViewer } from "../request.ts";
import { createRunWatcher } from "./create-run-watcher.ts";
import { followRun } from "./follow-run.ts";
import { retryStep } from "./retry-step.ts";
import { RunFollower } from "./run-follower.ts";
import { unlockRun } from "./unlock-run.ts";

let machine: RunMachine;
let maya: TestUser;
beforeAll(async () => {
  machine = await startRunMachine();
});
beforeEach(async () => {
  maya = await addUser(machine, { credits: 5 });
});
afterAll(() => machine.close());

/** A follower that is read event by event. */
async function open(
  searchId: string,
  { afterSeq = 0, user = maya, process = machine as Pick<TestProcess, "services"> } = {},
) {
  const abort = new AbortController();
  const request = withViewer(process.services.request({ address: "", userAgent: null }), user.viewer);
  const { kind, events } = await followRun(request, { searchId, afterSeq, signal: abort.signal });
  return {
    kind,
    abort,
    events,
    /** What happens when events have been kept for long. */
    forget() {
      if (!(events instanceof RunFollower)) throw new Error("Not a follower");
      events.watch.age();
      events.watch.age();
    },
    async take(count: number): Promise<LoggedEvent[]> {
      const taken: LoggedEvent[] = [];
      for (let index = 0; index < count; index += 1) {
        const { value } = await events.next();
        if (value) taken.push(value);
      }
      return taken;
    },
  };
}

const hanging = { request: requestFor("works", "hangs") };

/** A run of which one step has ended and the other hangs. */
async function hangingRun(): Promise<string> {
  machine.one.tell("hangs", "hang");
  const searchId = await begin(machine, maya, hanging);
  await vi.waitFor(async () => expect((await readRun(machine, searchId)).last_seq).toBe(4), 60_000);
  return searchId;
}

describe("following a run that has ended", () => {
  it("replays it, with every event's place", async () => {
    const { searchId, events } = await runToEnd(machine, maya);
    const follower = await open(searchId);
    const replayed: LoggedEvent[] = [];
    for await (const event of follower.events) replayed.push(event);
    expect(replayed.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(replayed.map(({ event }) => event)).toEqual(events);
    expect(follower.kind).toBe("company");
  });

  it.each([1, 3, 5, 6, 99])("goes on after event %i", async (afterSeq) => {
    const { searchId, events } = await runToEnd(machine, maya);
    expect(await follow(maya, searchId, afterSeq)).toEqual(events.slice(afterSeq));
  });

  it("shows the last end only, when it was retried", async () => {
    machine.one.tell("alpha", "fail");
    const { searchId, events } = await runToEnd(machine, maya);
    const retry = { runId: searchId, step: "alpha", check: allow, begin: beginAgain("alpha") };
    await retryStep(machine.context, maya.viewer, retry);
    await follow(maya, searchId, events.length);
    expect(brief(await follow(maya, searchId)).slice(5)).toEqual([
      "alpha begins",
      "alpha success",
      "complete",
    ]);
  });
});

describe("following a run that goes on", () => {
  it("gives each event when it comes", async () => {
    const searchId = await hangingRun();
    const follower = await open(searchId);
    const seen = (await follower.take(4)).map(({ event }) => event);
    expect(brief(seen)).toEqual(["start", "works begins", "hangs begins", "works success"]);
    machine.one.release();
    const rest = (await follower.take(3)).map(({ event }) => event);
    expect(brief(rest)).toEqual(["hangs success", "complete"]);
  });

  it("shows a retried run up to where it is, not only once it has ended again", async () => {
    machine.one.tell("alpha", "fail", "hang");
    const { searchId } = await runToEnd(machine, maya);
    const retry = { runId: searchId, step: "alpha", check: allow, begin: beginAgain("alpha") };
    await retryStep(machine.context, maya.viewer, retry);
    const follower = await open(searchId);
    expect((await follower.take(6)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 7]);
    await vi.waitFor(() => expect(machine.one.turns.at(-1)?.isRetry).toBe(true), 60_000);
    machine.one.release();
    expect((await follower.take(2)).map(({ seq }) => seq)).toEqual([8, 9]);
  });

  it("gives many followers in two processes the same", async () => {
    const other = await machine.startProcess();
    const searchId = await hangingRun();
    const followers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => open(searchId, { process: index % 2 ? other : machine })),
    );
    for (const follower of followers) await follower.take(4);
    machine.one.release();
    const ends = await Promise.all(followers.map((follower) => follower.take(2)));
    for (const end of ends) expect(end).toEqual(ends[0]);
    await other.close();
  });

  it("reads what another process appended, in order", async () => {
    const other = await machine.startProcess();
    const searchId = await hangingRun();
    const follower = await open(searchId, { process: other });
    await follower.take(4);
    const append = (error: string) => {
      const events = [{ type: "error", error } as const];
      return appendRunEvents(machine.db, { runId: searchId, owner: machine.executor.id, events });
    };
    const [first, second] = [await append("First"), await append("Second")];
    // The second is signalled alone: what it says makes up for the first.
    machine.context.notifications.notify(searchId, second);
    expect(await follower.take(2)).toEqual([...first, ...second]);
    const here = await open(searchId, { afterSeq: 4 });
    expect(await here.take(2)).toEqual([...first, ...second]);
    machine.one.release();
    await follow(maya, searchId);
    await other.close();
  });

  it("reads the log when signals within the process leave a gap", async () => {
    const searchId = await hangingRun();
    const follower = await open(searchId);
    await follower.take(4);
    const waiting = follower.take(2);
    const append = { runId: searchId, owner: machine.executor.id };
    const first = await appendRunEvents(machine.db, {
      ...append,
      events: [{ type: "error", error: "First" }],
    });
    const second = await appendRunEvents(machine.db, {
      ...append,
      events: [{ type: "error", error: "Second" }],
    });
    machine.context.notifications.notify(searchId, second);
    expect(await waiting).toEqual([...first, ...second]);
    machine.one.release();
  });

  it("stops when its signal aborts, and the run goes on", async () => {
    const searchId = await hangingRun();
    const follower = await open(searchId);
    await follower.take(4);
    const next = follower.events.next();
    follower.abort.abort();
    expect(await next).toEqual({ value: undefined, done: true });
    machine.one.release();
    expect(brief(await follow(maya, searchId)).at(-1)).toBe("complete");
  });
});

describe("many followers in one process", () => {
  const FOLLOWERS = 200;

  /** Another process, and every statement that its followers send. */
  async function startCounted() {
    const other = await machine.startProcess();
    const statements: unknown[] = [];
    let unanswered = 0;
    const db = machine.db.withPlugin({
      transformQuery({ node }) {
        // The look at all followed runs comes by the clock.
        const isLook =
          node.kind === "RawNode" && node.sqlFragments.join("").includes("as seen (id, last_seq)");
        if (!isLook) statements.push(node);
        unanswered += 1;
        return node;
      },
      async transformResult({ result }) {
        unanswered -= 1;
        return result;
      },
    });
    const watcher = createRunWatcher({ ...other.context, db });
    const context = { ...other.context, db, watcher };
    const services = openServices(context);
    const close = async () => {
      watcher.close();
      await other.close();
    };
    /** Every signal sent so far has reached the process, and what it made the process read is there. */
    async function allSignals(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const marker = newId();
      const unsubscribe = context.notifications.subscribe(marker, resolve);
      machine.context.notifications.notify(marker, []);
      await promise;
      unsubscribe();
      // Signals are looked after in the next turn, and a read may be followed by another.
      for (let quiet = 0; quiet < 3; quiet = unanswered > 0 ? 0 : quiet + 1) await setImmediate();
    }
    return { process: { ...other, services, context }, statements, allSignals, close };
  }

  it("read nothing of a run that their process has just begun, and see nobody else's", async () => {
    const { process, statements, close } = await startCounted();
    machine.one.tell("hangs", "hang");
    const searchId = await begin(process, maya, hanging);
    statements.length = 0;
    const follower = await open(searchId, { process });
    expect((await follower.take(4)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    const stranger = await addUser(machine);
    await expect(open(searchId, { process, user: stranger })).rejects.toMatchObject({
      code: "SEARCH_NOT_FOUND",
    });
    machine.one.release();
    expect((await follower.take(2)).at(-1)?.event.type).toBe("complete");
    expect(statements).toEqual([]);
    await close();
  });

  it("read each event once, whatever their number", async () => {
    const { process, statements, allSignals, close } = await startCounted();
    const searchId = await hangingRun();
    const followers = await Promise.all(Array.from({ length: FOLLOWERS }, () => open(searchId, { process })));
    // Those who come at once share the reads of what they missed.
    expect(statements.length).toBeLessThanOrEqual(2);
    for (const follower of followers) await follower.take(4);
    const waiting = followers.map(({ events }) => events.next());
    await allSignals();
    statements.length = 0;
    const append = { runId: searchId, owner: machine.executor.id };
    const events = [{ type: "error", error: "First" }] as const;
    const appended = await appendRunEvents(machine.db, { ...append, events });
    machine.context.notifications.notify(searchId, appended);
    for (const { value } of await Promise.all(waiting)) expect(value).toEqual(appended[0]);
    expect(statements).toHaveLength(1);
    for (const { events } of followers) await events.return();
    machine.one.release();
    await close();
  });

  it("cost nothing of their own when they do not read: what they missed is read when they do", async () => {
    const { process, statements, allSignals, close } = await startCounted();
    const searchId = await hangingRun();
    const reader = await open(searchId, { process });
    const sleeper = await open(searchId, { process });
    await reader.take(4);
    machine.one.release();
    expect((await reader.take(2)).at(-1)?.event.type).toBe("complete");
    await allSignals();
    statements.length = 0;
    sleeper.forget();
    expect((await sleeper.take(6)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(statements).toHaveLength(1);
    await close();
  });

  it("end after what is known when they are asked to finish", async () => {
    const searchId = await hangingRun();
    const follower = await open(searchId);
    follower.events.finish();
    expect((await follower.take(9)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    machine.one.release();
  });
});

describe("following a censored run", () => {
  const found = (events: readonly { type: string }[]) =>
    events.flatMap((event) => ("data" in event ? [event.data] : []));

  it("shows what its kind lets be seen: live, afterwards and in another process", async () => {
    const poor = await addUser(machine);
    const other = await machine.startProcess();
    machine.one.tell("hangs", "hang");
    const searchId = await begin(machine, poor, hanging);
    const live = await open(searchId, { user: poor });
    const elsewhere = await open(searchId, { user: poor, process: other });
    const seen = [...(await live.take(4)), ...(await elsewhere.take(4))];
    machine.one.release();
    seen.push(...(await live.take(2)), ...(await elsewhere.take(2)));
    const all = [...seen.map(({ event }) => event), ...(await follow(poor, searchId))];
    expect(found(all)).toHaveLength(6);
    for (const data of found(all)) {
      expect(data).toMatchObject({ results: [], wasCensored: true, censorReason: "no_credits" });
    }
    await other.close();
  });

  it("shows everything once it has been paid for", async () => {
    const poor = await addUser(machine);
    const { searchId } = await runToEnd(machine, poor);
    await setCredits(machine, poor.userId, 1);
    await unlockRun(poor.request, searchId);
    const data = found(await follow(poor, searchId));
    expect(data).toHaveLength(2);
    for (const one of data)
      expect(one).toMatchObject({ results: [{ name: "Hidden Ltd" }], wasCensored: false });
  });
});

describe("who may follow", () => {
  it("is the run's owner alone", async () => {
    const searchId = await hangingRun();
    const eve = await addUser(machine, { credits: 5 });
    const options = { afterSeq: 0, signal: new AbortController().signal };
    const guest = followRun(machine.guest, { ...options, searchId });
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    for (const [user, id] of [
      [eve, searchId],
      [maya, crypto.randomUUID()],
      [maya, "nonsense"],
      [maya, "\u0000"],
    ] as const) {
      const refused = followRun(user.request, { ...options, searchId: id });
      await expect(refused).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
    machine.one.release();
  });
});
