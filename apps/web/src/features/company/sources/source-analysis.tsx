import {
  type AggregatedSources,
  ANALYSIS_NOT_LOADED,
  type CompanySuggestion,
  type Competition,
} from "@standings/domain";
import { useMemo } from "react";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { AnalysisFailed } from "../analysis/analysis-failed.tsx";
import { statusOf } from "../analysis/analysis-status.ts";
import { AnalysisToolbar } from "../analysis/analysis-toolbar.tsx";
import { CensoredBanner } from "../analysis/censored-banner.tsx";
import { FactMarksProvider } from "../analysis/fact-marks.tsx";
import { sourcePlaces } from "../analysis/place-advice.ts";
import { type Analysis, useKeptFocus } from "../analysis/use-analysis.ts";
import { SourceAdviceView } from "./source-advice.tsx";
import { SourceAnalysisPending } from "./source-analysis-pending.tsx";
import { SourceAnalysisReady } from "./source-analysis-ready.tsx";
import { SourceEvidence } from "./source-evidence.tsx";

export interface SourceAnalysisProps {
  readonly company: CompanySuggestion;
  /** Both undefined when they could not be loaded. */
  readonly sources: AggregatedSources | undefined;
  readonly competition: Competition | undefined;
  readonly analysis: Analysis<"source">;
}

/** What a model advises on the cited sources, each piece on facts (spec part 2 §2). */
export function SourceAnalysis(props: SourceAnalysisProps) {
  const { isRunning } = props.analysis;
  const region = useKeptFocus(isRunning);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-focus-quiet
      aria-labelledby="analysis-heading"
      aria-busy={isRunning}
      className={`min-h-[60svh] min-w-0 pt-3 ${HEAVY_RULE}`}
    >
      <h2 id="analysis-heading" className="text-xl font-strong">
        Source Analysis & Recommendations
      </h2>
      <p className="sr-only" role="status">
        {statusOf(props.analysis)}
      </p>
      <Content {...props} />
    </section>
  );
}

function Content(props: SourceAnalysisProps) {
  const { company, analysis } = props;
  const { record, isRunning, isLoading, isSwitching, isUnreachable, failure, reload } = analysis;
  const isKnown = isRunning || (!isLoading && (!isUnreachable || failure !== null));
  if (isKnown && record === null && !isRunning && failure === null && !isSwitching) {
    return <SourceAnalysisReady {...props} />;
  }
  return (
    <>
      {(isKnown || isSwitching) && <AnalysisToolbar analysis={analysis} />}
      {!isKnown &&
        (isLoading ? <AnalysisLoading /> : <PartFailed what={ANALYSIS_NOT_LOADED} onRetry={reload} />)}
      {isKnown && failure !== null && !isRunning && (
        <div className="pb-10">
          <AnalysisFailed analysis={analysis} />
        </div>
      )}
      {isRunning ? (
        <SourceAnalysisPending company={company} analysis={analysis} />
      ) : (
        <Result company={company} analysis={analysis} />
      )}
    </>
  );
}

function AnalysisLoading() {
  return (
    <div className="pt-4">
      <DelayedLoading>Loading analysis...</DelayedLoading>
    </div>
  );
}

function Result({ company, analysis: { record } }: Pick<SourceAnalysisProps, "company" | "analysis">) {
  const advice = record?.advice ?? null;
  const places = useMemo(() => (advice ? sourcePlaces(advice) : []), [advice]);
  if (record === null || advice === null) return null;
  return (
    <FactMarksProvider facts={record.facts} places={places}>
      {record.censorReason && <CensoredBanner kind="source" reason={record.censorReason} id={record.id} />}
      <div className="grid gap-10">
        <SourceAdviceView advice={advice} dropped={record.dropped} />
        <SourceEvidence company={company} facts={record.facts} />
      </div>
    </FactMarksProvider>
  );
}
