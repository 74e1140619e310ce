import { appendRunEvents, type LoggedEvent, type Run } from "@standings/database";
import { ANALYSIS_COST, type AnalysisEvent, type AnalysisKind } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { COMMON_PARTS } from "../runs/common-parts.ts";
import type { KindOfRun, RunProgress, StepOptions } from "../runs/kind-of-run.ts";
import { asAnalysisEvent, asAnalysisRun } from "./analysis-run.ts";
import { findFacts } from "./find-facts.ts";
import { giveAdvice } from "./give-advice.ts";

const FACTS = "facts";
const ADVICE = "advice";

/** An analysis of a company as a run: one step finds facts, the next asks a model for advice that rests on them. */
export function kindOfAnalysis(kind: AnalysisKind): KindOfRun<ServiceContext> {
  return {
    cost: ANALYSIS_COST[kind],
    stepsAtOnce: 1,
    chargeReason: `${kind}_analysis`,
    refundReason: `${kind}_analysis_refund`,
    ...COMMON_PARTS,
    stepsLeft,
    doStep,
    hasResult: (progress) => typesOf(progress).has("advice_given"),
    // What it found is not in its log: `toRecord` masks it.
    censor: (event) => (event.type === "start" ? { ...event, wasCensored: true } : event),
  };
}

function stepsLeft(progress: RunProgress): string[] {
  const ended = typesOf(progress);
  if (ended.has("error") || ended.has("advice_given")) return [];
  return ended.has("facts_found") ? [ADVICE] : [FACTS];
}

function typesOf({ events }: RunProgress) {
  return new Set(events.map((event) => asAnalysisEvent(event).type));
}

async function doStep(
  services: ServiceContext,
  run: Run,
  step: string,
  { signal }: StepOptions,
): Promise<LoggedEvent | undefined> {
  const analysis = asAnalysisRun(run);
  try {
    return await (step === FACTS
      ? findFacts(services, analysis, signal)
      : giveAdvice(services, analysis, signal));
  } catch (error) {
    // Figures that can't be read now: the analysis ends and is refunded, rather than tries for ever.
    if (!(error instanceof ServiceError)) throw error;
    services.log.warn({ err: error, runId: run.id }, "analysis failed");
    return fail(services, run, error.message);
  }
}

async function fail(
  { db, executor }: ServiceContext,
  { id: runId }: Run,
  error: string,
): Promise<LoggedEvent | undefined> {
  const event: AnalysisEvent = { type: "error", error };
  const [appended] = await appendRunEvents(db, { runId, owner: executor.id, events: [event] });
  return appended;
}
