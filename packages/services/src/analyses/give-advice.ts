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
  modelName,
  type SeoAdvice,
  type SiteRead,
  type SourceAdvice,
} from "@standings/domain";
import type { JsonOutcome } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { askMinimally } from "./ask-minimally.ts";

interface Given {
  readonly advice: SeoAdvice | SourceAdvice;
  /** Pieces of advice that rested on no known fact. */
  readonly dropped: number;
}

interface Stored {
  readonly facts: readonly AnalysisFact[];
  readonly site: SiteRead | null;
}

/**
 * The second step of an analysis: asks the model for advice on the stored facts, and stores it with its event; a model that
 * fails ends the analysis, which is then refunded. Undefined when `signal` aborted it. Throws LeaseLostError.
 */
export async function giveAdvice(
  services: ServiceContext,
  run: AnalysisRun,
  signal: AbortSignal,
): Promise<LoggedEvent | undefined> {
  const { facts, site } = await services.db
    .selectFrom("analyses")
    .select(["facts", "site"])
    .where("run_id", "=", run.id)
    .executeTakeFirstOrThrow();
  const asked = await ask(services, run, { facts: facts ?? [], site }, signal);
  return signal.aborted ? undefined : store(services, run, asked);
}

async function ask(
  { gateway, breaker, directory, limitCalls, settings }: ServiceContext,
  { kind, request: { modelId, domain, companyName } }: AnalysisRun,
  { facts }: Stored,
  signal: AbortSignal,
): Promise<JsonOutcome<Given>> {
  await directory.refresh();
  if (!directory.isAvailable(modelId)) {
    const detail = `The gateway does not offer ${modelName(modelId)}.`;
    return { status: "error", failure: "unavailable", detail, reply: null, durationMs: 0 };
  }
  const question = { modelId, upstreamId: directory.upstreamId(modelId), domain, companyName, facts };
  const options = { gateway, breaker, deadlineMs: settings.modelDeadlineMs, signal };
  return limitCalls(() => askMinimally(kind, question, options));
}

async function store(
  { db, directory, executor, log }: ServiceContext,
  { id: runId, request: { modelId } }: AnalysisRun,
  asked: JsonOutcome<Given>,
): Promise<LoggedEvent | undefined> {
  const event = endOf(asked);
  if (event.type === "error") log.warn({ runId, error: event.error }, "advice failed");
  const answer = { columnId: asColumnId(modelId), upstreamId: directory.upstreamId(modelId) };
  const unread = { shape: null, readBy: null, extraction: null } as const;
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

function endOf(asked: JsonOutcome<Given>): AnalysisEvent {
  if (asked.status === "error") return { type: "error", error: asked.detail };
  return { type: "advice_given", at: new Date().toISOString() };
}
