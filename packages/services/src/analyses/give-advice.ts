import {
  insertAnswer,
  inTransaction,
  LeaseLostError,
  type LoggedEvent,
  numberEvents,
  toStorableJson,
} from "@standings/database";
import {
  type AnalysisEvent,
  type AnalysisFact,
  asColumnId,
  type SeoAdvice,
  type SourceAdvice,
  type SourceCount,
} from "@standings/domain";
import { askSeoAdvice, askSourceAdvice, type Given, type JsonOutcome } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { untilWritable } from "../runs/until-writable.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { readPatiently } from "./read-patiently.ts";
import { readSourcesOf } from "./read-standing.ts";

/** `upstreamId`: what the gateway was asked for, which may be called something else by now. */
type Asked = JsonOutcome<Given<SeoAdvice | SourceAdvice>> & { readonly upstreamId?: string };

/**
 * The second step of an analysis: asks the model for advice on the stored facts, and stores it with its event. A model that
 * fails ends the analysis, which is then refunded. Undefined when `signal` aborted it. Throws LeaseLostError or BUSY.
 */
export async function giveAdvice(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const { directory, limitCalls, catalogue } = services;
  const { modelId } = run.request;
  const { facts, site } = await services.db
    .selectFrom("analyses")
    .select(["facts", "site"])
    .where("run_id", "=", run.id)
    .executeTakeFirstOrThrow();
  const sources =
    run.kind === "source" ? await readPatiently(() => readSourcesOf(services, run), signal) : [];
  const given = { facts: facts ?? [], unread: site?.unread ?? null, sources };
  await directory.refresh();
  const asked = directory.isAvailable(modelId)
    ? await limitCalls(() => ask(services, run, given, signal))
    : unavailable(`The gateway does not offer ${catalogue.now().modelName(modelId)}.`);
  if (signal.aborted) return undefined;
  return untilWritable(services, signal, () => store(services, run, asked));
}

function unavailable(detail: string): Asked {
  return { status: "error", failure: "unavailable", detail, reply: null, durationMs: 0 };
}

interface Material {
  readonly facts: readonly AnalysisFact[];
  /** Why the site could not be read; null when it was. */
  readonly unread: string | null;
  readonly sources: readonly SourceCount[];
}

async function ask(
  { gateway, breaker, directory, settings }: ServiceContext,
  { kind, request: { modelId, domain, companyName } }: AnalysisRun,
  { facts, unread, sources }: Material,
  signal: AbortSignal,
): Promise<Asked> {
  const upstreamId = directory.upstreamId(modelId);
  const question = { modelId, upstreamId, domain, companyName, facts };
  const options = {
    gateway,
    breaker,
    deadlineMs: settings.patience.modelDeadlineMs,
    backoffMs: settings.patience.modelBackoffMs,
    signal,
  };
  const asked =
    kind === "seo"
      ? await askSeoAdvice({ ...question, unread }, options)
      : await askSourceAdvice({ ...question, sources }, options);
  return { ...asked, upstreamId };
}

async function store(
  { db, directory, executor, log }: ServiceContext,
  { id: runId, request: { modelId } }: AnalysisRun,
  asked: Asked,
): Promise<LoggedEvent | undefined> {
  const event = endOf(asked);
  if (event.type === "error") log.warn({ runId, error: event.error }, "advice failed");
  const upstreamId = asked.upstreamId ?? directory.upstreamId(modelId);
  const answer = { columnId: asColumnId(modelId), upstreamId };
  const unread = { shape: null, readBy: null, extraction: null, versions: null };
  return inTransaction(db, async (tx) => {
    const append = { runId, owner: executor.id, events: [event] };
    const base = await insertAnswer(tx, append, { ...asked, ...answer, ...unread });
    if (base === undefined) throw new LeaseLostError(runId);
    if (asked.status === "success") {
      const { advice, dropped } = asked.value;
      await tx
        .updateTable("analyses")
        .set({ advice: toStorableJson(advice), dropped })
        .where("run_id", "=", runId)
        .execute();
    }
    return numberEvents([event], base)[0];
  });
}

function endOf(asked: Asked): AnalysisEvent {
  if (asked.status === "error") return { type: "error", error: asked.detail };
  return { type: "advice_given", at: new Date().toISOString() };
}
