import { appendRunEvents, type LoggedEvent, type Run, withRunEnd } from "@standings/database";
import {
  asColumnId,
  BUILT_IN_CATALOGUE,
  describeColumn,
  type ModelSuccess,
  type RetryTerms,
  type RunEvent,
} from "@standings/domain";
import type { ServiceContext } from "../src/context.ts";
import { type KindOfRun, type RunProgress, runEnd, type StepOptions } from "../src/runs/kind-of-run.ts";
import { asQuestion } from "../src/searches/search-run.ts";

/**
 * What a step does when its turn comes. `hang`: waits until it is released or stopped; `murmur`: appends a note
 * before its end; `go unpaid`: ends as it does when no credits were left; `lose the database`: throws what the driver
 * throws when the database ends the connection; `break down`: throws what nobody expects.
 */
type Deed = "succeed" | "fail" | "hang" | "murmur" | "go unpaid" | "lose the database" | "break down";

/** A kind of run that is about nothing: its steps do what a test has told them to. */
export interface MadeUpKind extends KindOfRun<ServiceContext> {
  /** What the next turns of a step do, in order; after them it succeeds. */
  tell(step: string, ...deeds: Deed[]): void;
  /** Lets every step that hangs succeed. */
  release(): void;
  /** Turns that steps had, in order: who, of which run, and whether a user asked again. */
  readonly turns: { readonly runId: string; readonly step: string; readonly isRetry: boolean }[];
  /** Runs that were saved, each as often as it was. */
  readonly saved: string[];
}

export function createMadeUpKind(cost: number, stepsAtOnce = 5): MadeUpKind {
  const told = new Map<string, Deed[]>();
  const hanging = new Set<() => void>();
  const turns: MadeUpKind["turns"] = [];
  const saved: string[] = [];

  /** True when it was released, false when `signal` aborted. */
  function hang(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      hanging.add(() => resolve(true));
      if (signal.aborted) resolve(false);
      signal.addEventListener("abort", () => resolve(false));
    });
  }

  async function doStep(
    services: ServiceContext,
    run: Run,
    step: string,
    { signal, isRetry }: StepOptions,
  ): Promise<LoggedEvent | undefined> {
    turns.push({ runId: run.id, step, isRetry });
    const deed = told.get(step)?.shift() ?? "succeed";
    if (deed === "hang" && !(await hang(signal))) return undefined;
    if (deed === "lose the database") throw Object.assign(new Error("Terminated"), { code: "57P01" });
    if (deed === "break down") throw new Error("A fault of the program");
    const append = (event: RunEvent) =>
      appendRunEvents(services.db, { runId: run.id, owner: services.executor.id, events: [event] });
    if (deed === "murmur") await append({ type: "error", error: `${step} murmurs` });
    const [appended] = await append(endOf(step, deed));
    return appended;
  }

  return {
    cost,
    stepsAtOnce,
    chargeReason: "search",
    refundReason: "search_refund",
    begin: (_services, { runId, request, startedAt }) => [
      {
        type: "start",
        searchId: runId,
        columns: asQuestion(request).columns.map((each) => describeColumn(each, BUILT_IN_CATALOGUE)),
        startedAt,
      },
      ...asQuestion(request).columns.map((step) => beginStep(step)),
    ],
    stepsLeft: ({ run, events }) => {
      const ended = lastEnds(events);
      return asQuestion(run.request).columns.filter((step) => !ended.has(step));
    },
    doStep,
    hasResult: ({ events }) => [...lastEnds(events).values()].some((end) => end === "success"),
    async save(services: ServiceContext, progress: RunProgress) {
      const end = withRunEnd(services.db, runEnd(services, progress));
      const owner = await end.selectFrom("owner").select("owner.credits").executeTakeFirst();
      if (owner) saved.push(progress.run.id);
      return owner?.credits;
    },
    censor: (event, reason) =>
      event.type === "model_complete" && event.status === "success"
        ? { ...event, data: { ...event.data, results: [], wasCensored: true, censorReason: reason } }
        : event,
    beginUnpaid: (_services, events) => {
      const unpaid = events.filter((event) => "failure" in event && event.failure === "insufficient_credits");
      return unpaid.flatMap((event) => ("columnId" in event ? [beginStep(event.columnId)] : []));
    },
    tell: (step, ...deeds) => void told.set(step, deeds),
    release() {
      for (const go of hanging) go();
      hanging.clear();
    },
    turns,
    saved,
  };
}

/** The event that begins a step. */
function beginStep(step: string): RunEvent {
  return {
    type: "model_start",
    ...describeColumn(asColumnId(step), BUILT_IN_CATALOGUE),
    startedAt: new Date().toISOString(),
  };
}

/** The parts of a retry of a step. */
export const allow = () => {};
export const beginAgain = (step: string) => (terms: RetryTerms) => ({ ...beginStep(step), ...terms });

const FOUND: ModelSuccess = {
  outcome: "ranked",
  results: [{ rank: 1, name: "Hidden Ltd", domain: "hidden.example" }],
  citations: [],
  sector: null,
  grounding: null,
  servedModel: null,
  durationMs: 1,
  wasCensored: false,
  censorReason: null,
};

function endOf(step: string, deed: Deed): RunEvent {
  const end = { type: "model_complete", ...describeColumn(asColumnId(step), BUILT_IN_CATALOGUE) } as const;
  if (deed !== "fail" && deed !== "go unpaid") return { ...end, status: "success", data: FOUND };
  const failure = deed === "fail" ? "upstream" : "insufficient_credits";
  return {
    ...end,
    status: "error",
    error: "It failed",
    failure,
    detail: "As it was told to.",
    durationMs: 1,
  };
}

/** How each step ended since it was last begun. */
function lastEnds(events: readonly RunEvent[]): Map<string, "success" | "error"> {
  const ended = new Map<string, "success" | "error">();
  for (const event of events) {
    if (event.type === "model_start") ended.delete(event.columnId);
    if (event.type === "model_complete") ended.set(event.columnId, event.status);
  }
  return ended;
}
