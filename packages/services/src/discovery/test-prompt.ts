import { appendRunEvents, inTransaction, type LoggedEvent, newId } from "@standings/database";
import {
  aggregateRankings,
  asColumnId,
  type ColumnId,
  type DiscoveryEvent,
  declinedTitle,
  findRank,
  type ModelId,
  type ModelTest,
  type NamedCompany,
  rankingColumns,
  type SearchEvent,
  type SearchQuestion,
  type TestResult,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { startRunIn } from "../runs/start-run-in.ts";
import { type DiscoveryRun, lockState } from "./discovery-run.ts";

type ModelEnd = Extract<SearchEvent, { type: "model_complete" }>;

/** Companies that a result tells of all that were listed. */
const NAMED = 3;

const SEARCH_GONE = "The search that tested this prompt was deleted.";

/**
 * Tests a prompt: asks it as a search of its own, which the discovery has paid for, and appends where the company stands in
 * each model's answer. A test that had begun goes on. Undefined when the discovery was stopped before, or `signal` aborted it.
 * Throws LeaseLostError.
 */
export async function testPrompt(
  services: ServiceContext,
  run: DiscoveryRun,
  index: number,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  if (signal.aborted) return undefined;
  const searchId = await beginTest(services, run, index);
  if (searchId === null) return undefined;
  const ends = await waitForAnswers(services, searchId, signal);
  if (signal.aborted) return undefined;
  const result = resultOf(ends, run);
  const at = new Date().toISOString();
  const [appended] = await append(services, run, { type: "prompt_result", index, at, ...result });
  return appended;
}

/** Id of the search that asks the prompt, begun now unless it was before; null when the discovery was stopped. */
function beginTest(services: ServiceContext, run: DiscoveryRun, index: number): Promise<string | null> {
  const { db, executor, notifications } = services;
  return inTransaction(db, async (tx, onCommit) => {
    const { items, isStopped } = await lockState(tx, services, run.id);
    const item = items[index];
    if (!item || (item.searchId === null && isStopped)) return null;
    if (item.searchId !== null) return item.searchId;
    const request: SearchQuestion = {
      prompt: item.prompt,
      prompt2: null,
      columns: rankingColumns(run.request.modelIds),
      webSearch: true,
      market: null,
    };
    const { user_id: userId, is_private: isPrivate } = run;
    // No credit and nothing of a plan: a test that fails gives nothing back, the discovery does.
    const terms = { by: "nothing", funding: "credits" } as const;
    const order = { userId, kind: "company", clientRunId: newId(), request, isPrivate, terms } as const;
    const progress = await startRunIn(tx, services, order);
    const { id } = progress.run;
    await tx.insertInto("discovery_tests").values({ run_id: id, discovery_id: run.id }).execute();
    const owner = executor.id;
    const testing: DiscoveryEvent = { type: "prompt_testing", index, searchId: id };
    const appended = await appendRunEvents(tx, { runId: run.id, owner, events: [testing] });
    onCommit(() => {
      notifications.notify(run.id, appended);
      executor.execute(id, { progress });
    });
    return id;
  });
}

/** The last end of each of the search's models; none of a search that was deleted, or when `signal` aborted. */
async function waitForAnswers(
  { watcher }: ServiceContext,
  searchId: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<ColumnId, ModelEnd>> {
  const ends = new Map<ColumnId, ModelEnd>();
  const followed = await watcher.follow(searchId, 0);
  if (!followed) return ends;
  const { events } = followed;
  const leave = () => void events.return();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  for await (const { event } of events) if (event.type === "model_complete") ends.set(event.columnId, event);
  signal.removeEventListener("abort", leave);
  return ends;
}

function resultOf(ends: ReadonlyMap<ColumnId, ModelEnd>, { request }: DiscoveryRun): TestResult {
  const byModel = request.modelIds.map((modelId) => testOf(modelId, ends.get(asColumnId(modelId)), request));
  const lists = [...ends.values()].flatMap((end) =>
    end.status === "success" ? [{ columnId: end.columnId, results: end.data.results }] : [],
  );
  const named = aggregateRankings(lists, "company").slice(0, NAMED);
  return { byModel, named: named.map(({ name, domain }) => ({ name, domain })) };
}

function testOf(modelId: ModelId, end: ModelEnd | undefined, company: NamedCompany): ModelTest {
  const failed = (error: string): ModelTest => ({ modelId, status: "error", rank: null, error });
  if (!end) return failed(SEARCH_GONE);
  if (end.status === "error") return failed(end.detail);
  if (end.data.outcome === "declined") return failed(declinedTitle(end.modelName));
  return { modelId, status: "completed", rank: findRank(end.data.results, company), error: null };
}

function append({ db, executor }: ServiceContext, { id }: DiscoveryRun, event: DiscoveryEvent) {
  return appendRunEvents(db, { runId: id, owner: executor.id, events: [event] });
}
