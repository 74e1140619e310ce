import { ANALYSIS_FEATURES, ANALYSIS_NOT_LOADED, type CompanySuggestion } from "@standings/domain";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { AnalysisFailed } from "../analysis/analysis-failed.tsx";
import { statusOf } from "../analysis/analysis-status.ts";
import { AnalysisToolbar } from "../analysis/analysis-toolbar.tsx";
import { type Analysis, useAnalysis, useKeptFocus } from "../analysis/use-analysis.ts";
import { Ready } from "./ready.tsx";
import { SeoAnalysis } from "./seo-analysis.tsx";

/** How AI reads a company's site and what to do about it, each piece of advice on facts (spec part 2 §2). */
export function SeoTab({ company }: { company: CompanySuggestion }) {
  const analysis = useAnalysis("seo", company);
  const { record, isRunning, isLoading, isSwitching, isUnreachable, failure } = analysis;
  const region = useKeptFocus(isRunning);
  const isKnown = isRunning || (!isLoading && (!isUnreachable || failure !== null));
  const isReady = isKnown && record === null && !isRunning && failure === null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-focus-quiet
      aria-label={ANALYSIS_FEATURES.seo.feature}
      aria-busy={isRunning}
      className="min-h-[75svh]"
    >
      <p className="sr-only" role="status">
        {statusOf(analysis)}
      </p>
      {(isSwitching || (isKnown && !isReady)) && <AnalysisToolbar analysis={analysis} />}
      {isReady && <Ready company={company} analysis={analysis} />}
      {!isKnown && <Unknown analysis={analysis} />}
      {isKnown && failure !== null && !isRunning && (
        <div className="border-t-2 border-line-ink pt-6 pb-12">
          <AnalysisFailed analysis={analysis} />
        </div>
      )}
      {isKnown && (record !== null || isRunning) && <SeoAnalysis company={company} analysis={analysis} />}
    </section>
  );
}

function Unknown({ analysis: { isLoading, reload } }: { analysis: Analysis<"seo"> }) {
  return (
    <div className="pt-8">
      {isLoading ? (
        <DelayedLoading>Loading analysis...</DelayedLoading>
      ) : (
        <PartFailed what={ANALYSIS_NOT_LOADED} onRetry={reload} />
      )}
    </div>
  );
}
