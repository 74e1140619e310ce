import type { CompanySuggestion } from "@standings/domain";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { AnalysisSteps } from "../analysis/analysis-steps.tsx";
import type { Analysis } from "../analysis/use-analysis.ts";

interface AdvicePendingProps {
  readonly company: CompanySuggestion;
  readonly analysis: Analysis<"seo">;
}

/** While an analysis runs: what it does, and the room of its advice. */
export function AdvicePending({ company: { domain }, analysis: { progress, modelId } }: AdvicePendingProps) {
  const catalogue = useCatalogue();
  return (
    <div className="min-h-[40svh] lg:min-h-[75svh]">
      <h2 className="mb-3 text-xl font-strong">Analyzing company data...</h2>
      <AnalysisSteps
        progress={progress}
        finding={`Reading ${domain}`}
        writing={`${catalogue.modelName(modelId)} writes the advice`}
      />
      <p className="mt-3 text-sm text-ink-3">
        You can leave this page: the analysis goes on, and its result is kept here.
      </p>
      <div className="mt-9 grid mask-fade gap-3" aria-hidden="true">
        <Skeleton className="h-6 w-48" />
        {["w-full", "w-11/12", "w-full", "w-2/3", "w-full", "w-5/6"].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
