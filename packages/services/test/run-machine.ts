import { newId, type Run } from "@standings/database";
import { asColumnId, type RunEvent, type RunRequest, type SearchKind } from "@standings/domain";
import type { Settings } from "../src/context.ts";
import { followRun } from "../src/runs/follow-run.ts";
import { type RunOrder, startRun } from "../src/runs/start-run.ts";
import { createMadeUpKind, type MadeUpKind } from "./made-up-kind.ts";
import { startServices, type TestProcess, type TestServices } from "./test-services.ts";
import type { TestUser } from "./users.ts";

/** The run machine with made-up kinds of run in place of the product's: of cost 1, 2 and 0. */
export interface RunMachine extends TestServices {
  readonly one: MadeUpKind;
  readonly two: MadeUpKind;
  readonly free: MadeUpKind;
}

/** The names under which the machine knows them. */
export const COSTS = { company: 1, expert: 2, comparison: 0 } as const satisfies Record<SearchKind, number>;

export async function startRunMachine(changes: Partial<Settings> = {}): Promise<RunMachine> {
  const [one, two, free] = [createMadeUpKind(1), createMadeUpKind(2), createMadeUpKind(0)];
  const services = await startServices(changes, {
    company: one,
    expert: two,
    comparison: free,
    discovery: two,
    study: one,
    wordings: one,
    reading: one,
    seo: one,
    source: free,
  });
  return { ...services, one, two, free };
}

export function requestFor(...steps: string[]): RunRequest {
  return { prompt: "Do it", prompt2: null, columns: steps.map(asColumnId), market: null, webSearch: false };
}

/** An order of a run; two steps of cost 1 when not said. */
export function orderOf(changes: Partial<RunOrder> = {}): RunOrder {
  return {
    kind: "company",
    clientRunId: crypto.randomUUID(),
    request: requestFor("alpha", "beta"),
    ...changes,
  };
}

/** Starts a run of a user; gives its id. */
export async function begin(
  { context }: TestProcess,
  { viewer }: TestUser,
  changes: Partial<RunOrder> = {},
): Promise<string> {
  return (await startRun(context, viewer, orderOf(changes))).searchId;
}

/** What a user sees of a run from its beginning to its end. Throws when that does not come. */
export async function follow(user: TestUser, searchId: string, afterSeq = 0): Promise<RunEvent[]> {
  const signal = AbortSignal.timeout(120_000);
  const { events } = await followRun(user.request, { searchId, afterSeq, signal });
  const seen: RunEvent[] = [];
  for await (const { event } of events) seen.push(event);
  signal.throwIfAborted();
  return seen;
}

/** The same of a run that is started now; its id comes with it. */
export async function runToEnd(process: TestProcess, user: TestUser, changes: Partial<RunOrder> = {}) {
  const searchId = await begin(process, user, changes);
  return { searchId, events: await follow(user, searchId) };
}

export function readRun({ db }: Pick<TestServices, "db">, runId: string): Promise<Run> {
  return db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirstOrThrow();
}

/** An event in few words: its type, and which step it is about, and how that ended. */
export function brief(events: readonly RunEvent[]): string[] {
  return events.map((event) => {
    if (event.type === "model_start") return `${event.columnId} begins`;
    if (event.type === "model_complete") return `${event.columnId} ${event.status}`;
    return event.type;
  });
}

/** Makes the run that of a process that died: nobody renews its lease. */
export async function abandon({ db }: Pick<TestServices, "db">, runId: string): Promise<void> {
  await db.updateTable("runs").set({ lease_owner: newId() }).where("id", "=", runId).execute();
}

/** Makes the lease of a run last another minute. */
export async function prolongLease({ db }: Pick<TestServices, "db">, runId: string): Promise<void> {
  const later = new Date(Date.now() + 60_000);
  await db.updateTable("runs").set({ lease_until: later }).where("id", "=", runId).execute();
}

/** Makes the lease of a run end a second ago. */
export async function endLease({ db }: Pick<TestServices, "db">, runId: string): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  await db.updateTable("runs").set({ lease_until: past }).where("id", "=", runId).execute();
}
