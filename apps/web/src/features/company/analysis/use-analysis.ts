import {
  type AnalysisKind,
  type CompanySuggestion,
  INSUFFICIENT_CREDITS,
  type ModelId,
} from "@standings/domain";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { takeAnalysisTicket } from "../../../lib/search/analysis-tickets.ts";
import { useCompanyView } from "../use-company-view.ts";
import { useProgress } from "./use-progress.ts";
import { useStart } from "./use-start.ts";
import { useStored } from "./use-stored.ts";

export type Analysis<Kind extends AnalysisKind> = ReturnType<typeof useAnalysis<Kind>>;

/** The viewer's analysis of a company and kind, followed while it runs, and what starts one or shows another model's. */
export function useAnalysis<Kind extends AnalysisKind>(kind: Kind, company: CompanySuggestion) {
  const catalogue = useCatalogue();
  const { domain } = company;
  const utils = trpc.useUtils();
  const { view, change } = useCompanyView();
  const chosen = view.by ?? null;
  const lastChosen = useRef<ModelId | null>(null);
  const [isSwitching, setSwitching] = useState(false);
  const stored = useStored(kind, domain, chosen);
  const { record = null } = stored;
  const shownId = record?.id ?? null;
  const starting = useStart({ kind, company, shownId });
  const { startedId } = starting;
  const runId = record?.isRunning ? record.id : startedId;
  const run = useProgress({ kind, domain, runId });
  const modelId =
    (run.isFollowed ? run.progress.modelId : null) ?? chosen ?? record?.modelId ?? catalogue.defaultId;

  const start = (asked: ModelId, clientRunId?: string) => {
    run.forget();
    change({ by: asked });
    starting.start(asked, clientRunId);
  };

  /** Shows another model's analysis. Where there is none, one is started if another is on the screen (spec part 2 §4). */
  const choose = async (asked: ModelId) => {
    if (asked === modelId) return;
    lastChosen.current = asked;
    change({ by: asked });
    starting.reset();
    run.forget();
    setSwitching(true);
    const found = await utils.analysis.stored.fetch({ kind, domain, modelId: asked }).catch(() => undefined);
    setSwitching(false);
    if (found === null && shownId !== null && lastChosen.current === asked) start(asked);
  };

  const failure = starting.refusal ?? run.error;
  // What was started is not read yet.
  const isComing = startedId !== null && startedId !== shownId && shownId === starting.shownBefore;
  const isUnderWay = run.isFollowed || isComing || record?.isRunning === true;
  const isRunning = starting.isStarting || (isUnderWay && failure === null && !run.isLost);

  const known = stored.record;
  const begin = useEffectEvent((ticket: string) => start(catalogue.defaultId, ticket));
  useEffect(() => {
    const ticket = known === undefined ? null : takeAnalysisTicket(domain, kind, known);
    if (ticket !== null) begin(ticket);
  }, [domain, kind, known]);

  return {
    kind,
    domain,
    /** Null for none, and while it loads. */
    record,
    modelId,
    progress: run.progress,
    isRunning,
    isLoading: known === undefined && !stored.isError,
    /** Another model was chosen, and its analysis is looked for. */
    isSwitching,
    isUnreachable: stored.isError || run.isLost,
    /** Why the last start has no result. */
    failure,
    /** Where the site has moved to, when that is why. */
    movedTo: failure === run.error ? run.movedTo : null,
    isShortOfCredits: failure === INSUFFICIENT_CREDITS,
    isRefunded: run.isRefunded,
    isRepeated: starting.isRepeated,
    start: () => start(modelId),
    choose: (asked: ModelId) => void choose(asked),
    reload: stored.reload,
  };
}

/** A region that takes the focus when a start takes its button away, so that the keyboard stays where it was. */
export function useKeptFocus(isRunning: boolean): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    if (isRunning && (focused === body || focused?.matches(":disabled"))) {
      region.current?.focus({ preventScroll: true });
    }
  }, [isRunning]);
  return region;
}
