import type { CompanySuggestion } from "@standings/domain";
import { useMemo } from "react";
import { CensoredBanner } from "../analysis/censored-banner.tsx";
import { FactMarksProvider } from "../analysis/fact-marks.tsx";
import { advicePlaces } from "../analysis/place-advice.ts";
import type { Analysis } from "../analysis/use-analysis.ts";
import { AdvicePending } from "./advice-pending.tsx";
import { Evidence } from "./evidence.tsx";
import { EvidencePending } from "./evidence-pending.tsx";
import { SeoAdviceView } from "./seo-advice.tsx";

interface SeoAnalysisProps {
  readonly company: CompanySuggestion;
  readonly analysis: Analysis<"seo">;
}

/** Advice beside the facts that it rests on; while an analysis runs, the facts as soon as they are found. */
export function SeoAnalysis({ company, analysis }: SeoAnalysisProps) {
  const { record, isRunning } = analysis;
  // A new run shows nothing of the one before it.
  const shown = record !== null && (record.isRunning || !isRunning) ? record : null;
  const advice = shown?.advice ?? null;
  const places = useMemo(() => (advice ? advicePlaces(advice) : []), [advice]);
  const facts = shown?.facts ?? [];
  return (
    <FactMarksProvider facts={facts} places={places}>
      {shown?.censorReason && advice && (
        <CensoredBanner kind="seo" reason={shown.censorReason} id={shown.id} />
      )}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_464px]">
        <div className="min-w-0 border-t-2 border-line-ink pt-4">
          {shown && advice && !isRunning ? (
            <SeoAdviceView advice={advice} isCensored={shown.censorReason !== null} dropped={shown.dropped} />
          ) : (
            <AdvicePending company={company} analysis={analysis} />
          )}
        </div>
        {shown && facts.length > 0 ? <Evidence facts={facts} site={shown.site} /> : <EvidencePending />}
      </div>
    </FactMarksProvider>
  );
}
