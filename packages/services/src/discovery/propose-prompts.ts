import {
  insertAnswer,
  inTransaction,
  LeaseLostError,
  type LoggedEvent,
  numberEvents,
} from "@standings/database";
import {
  asColumnId,
  checkPrompts,
  DISCOVERY_PROMPTS,
  type DiscoveryEvent,
  type ModelId,
} from "@standings/domain";
import { askStrategy, type JsonOutcome } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { untilWritable } from "../runs/until-writable.ts";
import { type DiscoveryRun, lockState, withPrompts } from "./discovery-run.ts";
import { untilStopped } from "./until-stopped.ts";

/** `upstreamId`: what the gateway was asked for, which may be called something else by now. */
type Strategy = JsonOutcome<readonly string[]> & { readonly upstreamId?: string };

const NONE_USABLE = "The model proposed no prompt that can be tested.";

/**
 * The strategy step: asks the model for ten prompts, once more for those that name the company, repeat another or cannot be
 * asked, and appends what can be tested. Undefined when it was stopped, or `signal` aborted it. Throws LeaseLostError.
 */
export function proposePrompts(
  services: ServiceContext,
  run: DiscoveryRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  return untilStopped(services, run.id, signal, async (untilThen) => {
    const stored = <Result>(store: () => Promise<Result>) => untilWritable(services, untilThen, store);
    const first = await ask(services, run, { kept: [], rejected: [] }, untilThen);
    if (untilThen.aborted) return undefined;
    if (first.status === "error") return stored(() => appendFailure(services, run, first, first.detail));
    const { accepted, rejected } = checkPrompts(first.value, run.request);
    if (accepted.length === DISCOVERY_PROMPTS)
      return stored(() => appendPrompts(services, run, first, accepted));
    await stored(() => appendEvents(services, run, first, []));
    const again = await ask(services, run, { kept: accepted, rejected }, untilThen);
    if (untilThen.aborted) return undefined;
    const more = again.status === "error" ? [] : again.value;
    const all = checkPrompts(more, run.request, accepted).accepted;
    if (all.length > 0) return stored(() => appendPrompts(services, run, again, all));
    const failure = again.status === "error" ? again.detail : NONE_USABLE;
    return stored(() => appendFailure(services, run, again, failure));
  });
}

function proposerOf({ catalogue }: ServiceContext, { request: { modelIds } }: DiscoveryRun): ModelId {
  return modelIds[0] ?? catalogue.now().defaultDiscoveryId;
}

async function ask(
  services: ServiceContext,
  run: DiscoveryRun,
  { kept, rejected }: { readonly kept: readonly string[]; readonly rejected: readonly string[] },
  signal: AbortSignal,
): Promise<Strategy> {
  const { gateway, breaker, directory, limitCalls, settings } = services;
  const { domain, companyName, trade } = run.request;
  const modelId = proposerOf(services, run);
  await directory.refresh();
  if (!directory.isAvailable(modelId)) {
    const detail = `The gateway does not offer ${services.catalogue.now().modelName(modelId)}.`;
    return { status: "error", failure: "unavailable", detail, reply: null, durationMs: 0 };
  }
  const upstreamId = directory.upstreamId(modelId);
  const count = DISCOVERY_PROMPTS - kept.length;
  const question = { modelId, upstreamId, domain, companyName, trade, count, kept, rejected };
  const strategy = await limitCalls(() =>
    askStrategy(question, {
      gateway,
      breaker,
      deadlineMs: settings.patience.modelDeadlineMs,
      backoffMs: settings.patience.modelBackoffMs,
      signal,
    }),
  );
  return { ...strategy, upstreamId };
}

function appendPrompts(
  services: ServiceContext,
  run: DiscoveryRun,
  asked: Strategy,
  prompts: readonly string[],
): Promise<LoggedEvent | undefined> {
  const at = new Date().toISOString();
  const events = withPrompts(prompts, at);
  return appendEvents(services, run, asked, run.request.isDraft ? events.slice(0, 1) : events);
}

function appendFailure(
  services: ServiceContext,
  run: DiscoveryRun,
  asked: Strategy,
  error: string,
): Promise<LoggedEvent | undefined> {
  services.log.warn({ runId: run.id, error }, "strategy failed");
  return appendEvents(services, run, asked, [{ type: "error", error }]);
}

/** Stores what the model said and appends the events, unless the discovery was stopped; gives the last of them. */
async function appendEvents(
  services: ServiceContext,
  run: DiscoveryRun,
  asked: Strategy,
  events: readonly DiscoveryEvent[],
): Promise<LoggedEvent | undefined> {
  const { directory, executor, notifications } = services;
  const modelId = proposerOf(services, run);
  const upstreamId = asked.upstreamId ?? directory.upstreamId(modelId);
  const answer = { columnId: asColumnId(modelId), upstreamId };
  const unread = { shape: null, readBy: null, extraction: null, versions: null };
  const appended = await inTransaction(services.db, async (tx) => {
    if ((await lockState(tx, services, run.id)).isStopped) return [];
    const log = { runId: run.id, owner: executor.id, events };
    const base = await insertAnswer(tx, log, { ...asked, ...answer, ...unread });
    if (base === undefined) throw new LeaseLostError(run.id);
    return numberEvents(events, base);
  });
  const last = appended.at(-1);
  // The machine tells followers of the last.
  if (appended.length > 1) notifications.notify(run.id, appended.slice(0, -1));
  return last;
}
