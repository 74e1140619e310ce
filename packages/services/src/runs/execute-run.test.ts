import { appendRunEvents, type Database, readRunEvents } from "@standings/database";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMadeUpKind, type MadeUpKind } from "../../test/made-up-kind.ts";
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
import { CLAUDE, GPT } from "../../test/searches.ts";
import { startServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { KINDS_OF_RUNS } from "../kinds-of-runs.ts";
import { getSearch } from "../searches/get-search.ts";
import { SEARCH } from "../searches/kind-of-search.ts";
import { executeRun } from "./execute-run.ts";

let machine: RunMachine;
let maya: TestUser;
beforeAll(async () => {
  machine = await startRunMachine();
});
beforeEach(async () => {
  maya = await addUser(machine, { credits: 9 });
});
afterAll(() => machine.close());

const outlives = async () => false;
const turnsOf = (runId: string) => machine.one.turns.filter((turn) => turn.runId === runId);

/** The database; its `nth` answer and later ones come only when they are delivered. A pass reads the run, then its log. */
function delayResults(db: Database, nth: number) {
  const [read, deliver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let answers = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      if (answers < nth) return result;
      read.resolve();
      await deliver.promise;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), read: read.promise, deliver: deliver.resolve };
}

describe("executing a run", () => {
  it("does each step once and ends", async () => {
    const { searchId, events } = await runToEnd(machine, maya);
    expect(brief(events.slice(0, 3))).toEqual(["start", "alpha begins", "beta begins"]);
    expect(brief(events.slice(3, 5)).sort()).toEqual(["alpha success", "beta success"]);
    expect(events.at(-1)).toEqual({ type: "complete", searchId, remainingCredits: 8, refunded: false });
    expect(turnsOf(searchId)).toEqual([
      { runId: searchId, step: "alpha", isRetry: false },
      { runId: searchId, step: "beta", isRetry: false },
    ]);
    expect(machine.one.saved.filter((id) => id === searchId)).toHaveLength(1);
    expect(await readRun(machine, searchId)).toMatchObject({ status: "completed", lease_until: null });
  });

  it("ends with what succeeded when a step fails", async () => {
    machine.one.tell("alpha", "fail");
    const { searchId, events } = await runToEnd(machine, maya);
    expect(brief(events.slice(3, 5)).sort()).toEqual(["alpha error", "beta success"]);
    expect((await readRun(machine, searchId)).status).toBe("completed");
  });

  it("looks again when a step has appended more than its end", async () => {
    machine.one.tell("alpha", "murmur");
    const { searchId, events } = await runToEnd(machine, maya);
    expect(brief(events)).toContain("error");
    expect(brief(events).at(-1)).toBe("complete");
    const log = await readRunEvents(machine.db, searchId);
    expect(log).toEqual(events);
    expect(turnsOf(searchId)).toHaveLength(2);
  });

  it("does not wait for a step that hangs before it does the others", async () => {
    machine.one.tell("alpha", "hang");
    const searchId = await begin(machine, maya);
    const ends = async () => brief(await readRunEvents(machine.db, searchId)).slice(3);
    await vi.waitFor(async () => expect(await ends()).toEqual(["beta success"]), 60_000);
    expect((await readRun(machine, searchId)).status).toBe("running");
    machine.one.release();
    expect(brief(await follow(maya, searchId)).slice(3)).toEqual([
      "beta success",
      "alpha success",
      "complete",
    ]);
  });

  it("does a step once although several passes over the run begin at once", async () => {
    machine.one.tell("alpha", "hang");
    const searchId = await begin(machine, maya);
    for (let pass = 0; pass < 3; pass += 1) machine.executor.execute(searchId);
    await vi.waitFor(() => expect(turnsOf(searchId)).toHaveLength(2), 60_000);
    machine.one.release();
    await follow(maya, searchId);
    expect(turnsOf(searchId)).toHaveLength(2);
  });

  it("goes on with what is left of a log that it finds", async () => {
    machine.one.tell("alpha", "hang");
    const searchId = await begin(machine, maya);
    await vi.waitFor(async () => expect(await readRunEvents(machine.db, searchId)).toHaveLength(4), 60_000);
    // As a process does that takes the run over: it knows nothing of what is under way.
    const signal = AbortSignal.timeout(120_000);
    await executeRun(machine.context, searchId, { signal, active: new Set(), isAlone: () => true, outlives });
    expect(turnsOf(searchId).map(({ step }) => step)).toEqual(["alpha", "beta", "alpha"]);
    expect(brief(await follow(maya, searchId)).slice(3)).toEqual([
      "beta success",
      "alpha success",
      "complete",
    ]);
    machine.one.release();
  });

  it("does no step twice that ends while another pass reads the log", async () => {
    const process = await machine.startProcess();
    await process.executor.stop(0);
    machine.one.tell("alpha", "hang");
    const searchId = await begin(process, maya);
    const options = {
      ...{ signal: AbortSignal.timeout(120_000), active: new Set<string>() },
      ...{ isAlone: () => false, outlives },
    };
    const first = executeRun(process.context, searchId, options);
    await vi.waitFor(() => expect([...options.active]).toEqual(["alpha"]), 60_000);
    const late = delayResults(machine.db, 2);
    const second = executeRun({ ...process.context, db: late.db }, searchId, options);
    await late.read;
    machine.one.release();
    await vi.waitFor(() => expect(options.active.size).toBe(0), 60_000);
    late.deliver();
    await Promise.all([first, second]);
    expect(turnsOf(searchId).map(({ step }) => step)).toEqual(["alpha", "beta"]);
    await process.close();
  });

  it("does no step twice that another pass has done before this one hears that the step before it ended", async () => {
    const process = await machine.startProcess();
    await process.executor.stop(0);
    const oneByOne: MadeUpKind = {
      ...machine.one,
      stepsLeft: (progress) => machine.one.stepsLeft(progress).slice(0, 1),
    };
    const kindsOfRuns = { ...process.context.kindsOfRuns, company: oneByOne };
    const searchId = await begin(process, maya);
    const options = {
      ...{ signal: AbortSignal.timeout(120_000), active: new Set<string>() },
      ...{ isAlone: () => false, outlives },
    };
    const late = delayResults(machine.db, 3);
    const first = executeRun({ ...process.context, db: late.db, kindsOfRuns }, searchId, options);
    await late.read;
    await executeRun({ ...process.context, kindsOfRuns }, searchId, options);
    late.deliver();
    await first;
    expect(turnsOf(searchId).map(({ step }) => step)).toEqual(["alpha", "beta"]);
    expect(brief(await follow(maya, searchId)).slice(3)).toEqual([
      "alpha success",
      "beta success",
      "complete",
    ]);
    await process.close();
  });

  it("leaves a run alone that has ended, or that another process holds", async () => {
    const signal = AbortSignal.timeout(120_000);
    const ended = await runToEnd(machine, maya);
    machine.one.tell("alpha", "hang");
    const searchId = await begin(machine, maya);
    const process = await machine.startProcess();
    for (const id of [ended.searchId, searchId])
      await executeRun(process.context, id, { signal, active: new Set(), isAlone: () => true, outlives });
    expect(signal.aborted).toBe(false);
    expect(turnsOf(searchId)).toHaveLength(2);
    machine.one.release();
    await follow(maya, searchId);
    await process.close();
  });

  it("does nothing once its signal has aborted", async () => {
    const { searchId } = await runToEnd(machine, maya);
    const before = machine.one.turns.length;
    await executeRun(machine.context, searchId, {
      signal: AbortSignal.abort(),
      active: new Set(),
      isAlone: () => true,
      outlives,
    });
    expect(machine.one.turns).toHaveLength(before);
  });

  it("does no more steps at once than the kind says", async () => {
    const kind = createMadeUpKind(1, 2);
    const narrow = await startServices(
      {},
      {
        company: kind,
        expert: kind,
        comparison: kind,
        discovery: kind,
        study: kind,
        wordings: kind,
        reading: kind,
        seo: kind,
        source: kind,
      },
    );
    const ada = await addUser(narrow, { credits: 1 });
    for (const step of ["a", "b"]) kind.tell(step, "hang");
    const searchId = await begin(narrow, ada, { request: requestFor("a", "b", "c", "d") });
    await vi.waitFor(() => expect(kind.turns).toHaveLength(2), 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(kind.turns.map(({ step }) => step)).toEqual(["a", "b"]);
    kind.release();
    expect(await follow(ada, searchId)).toHaveLength(10);
    await narrow.close();
  });

  it("keeps the last answer, and ends, when the log grows in the moment of that answer", async () => {
    const company: typeof SEARCH = {
      ...SEARCH,
      // The second model is asked when the first has answered.
      stepsAtOnce: 1,
      async saveWithAnswer(services, progress, last) {
        const append = { runId: progress.run.id, owner: services.executor.id };
        await appendRunEvents(services.db, { ...append, events: [{ type: "error", error: "A note" }] });
        return SEARCH.saveWithAnswer?.(services, progress, last);
      },
    };
    const own = await startServices({}, { ...KINDS_OF_RUNS, company });
    const ada = await addUser(own, { credits: 1 });
    const request = { ...requestFor(GPT, CLAUDE), prompt: "Best CRM for startups" };
    const { searchId, events } = await runToEnd(own, ada, { request });
    expect(brief(events).slice(4)).toEqual(["error", expect.stringContaining("success"), "complete"]);
    const { results } = await getSearch(ada.request, searchId);
    expect(new Set(results.flatMap(({ votes }) => votes.map(({ columnId }) => columnId)))).toEqual(
      new Set([GPT, CLAUDE]),
    );
    await own.close();
  });
});
