import { ANALYSIS_FEATURES, ANALYSIS_NOT_LOADED, type CompanySuggestion } from "@standings/domain";
import { useRef } from "react";
import { DelayedFallback, Loading } from "../../../components/ui/delayed-fallback.tsx";
import { AnalysisFailed } from "../analysis/analysis-failed.tsx";
import { AnalysisToolbar } from "../analysis/analysis-toolbar.tsx";
import { statusOf } from "../analysis/status-of.ts";
import { type Analysis, useAnalysis } from "../analysis/use-analysis.ts";
import { LoadFailed } from "../load-failed.tsx";
import { Ready } from "./ready.tsx";
import { SeoAnalysis } from "./seo-analysis.tsx";

/** How AI reads a company's site and what to do about it, each piece of advice on facts (spec part 2 §2). */
export function SeoTab({ company }: { company: CompanySuggestion }) {
  const analysis = useAnalysis("seo", company);
  const region = useRef<HTMLElement>(null);
  const start = () => {
    // The button that starts an analysis goes away with it.
    region.current?.focus({ preventScroll: true });
    analysis.start();
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-focus-quiet
      aria-label={ANALYSIS_FEATURES.seo.feature}
      aria-busy={analysis.isRunning}
      className="min-h-[75svh]"
    >
      <p className="sr-only" role="status">
        {statusOf(analysis)}
      </p>
      <Content company={company} analysis={{ ...analysis, start }} />
    </section>
  );
}

interface ContentProps {
  readonly company: CompanySuggestion;
  readonly analysis: Analysis<"seo">;
}

function Content({ company, analysis }: ContentProps) {
  const { record, isRunning, isLoading, isUnreachable, failure, reload } = analysis;
  if (isLoading && !isRunning) {
    return (
      <div className="pt-8">
        <DelayedFallback>
          <Loading>Loading analysis...</Loading>
        </DelayedFallback>
      </div>
    );
  }
  if (isUnreachable && failure === null) {
    return (
      <div className="pt-8">
        <LoadFailed what={ANALYSIS_NOT_LOADED} onRetry={reload} />
      </div>
    );
  }
  const isReady = record === null && !isRunning && failure === null;
  return (
    <>
      {isReady ? <div className="pt-8" /> : <AnalysisToolbar analysis={analysis} />}
      {failure !== null && !isRunning && (
        <div className="border-t-2 border-line-ink pt-6 pb-12">
          <AnalysisFailed analysis={analysis} />
        </div>
      )}
      {isReady ? (
        <Ready company={company} analysis={analysis} />
      ) : (
        (record !== null || isRunning) && <SeoAnalysis company={company} analysis={analysis} />
      )}
    </>
  );
}
