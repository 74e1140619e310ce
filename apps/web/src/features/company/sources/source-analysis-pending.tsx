import type { CompanySuggestion } from "@standings/domain";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { AnalysisSteps } from "../analysis/analysis-steps.tsx";
import type { Analysis } from "../analysis/use-analysis.ts";

interface SourceAnalysisPendingProps {
  readonly company: CompanySuggestion;
  readonly analysis: Analysis<"source">;
}

/** While an analysis runs: what it does, and the room of its advice. */
export function SourceAnalysisPending({ company, analysis }: SourceAnalysisPendingProps) {
  const catalogue = useCatalogue();
  const { progress, modelId } = analysis;
  return (
    <div className="min-h-[60svh]">
      <h3 className="mb-3 text-md font-strong">Analyzing Sources</h3>
      <AnalysisSteps
        progress={progress}
        finding={`Counting what is cited for ${company.name} and its competitors`}
        writing={`${catalogue.modelName(modelId)} writes the advice`}
      />
      <p className="mt-3 text-sm text-ink-3">
        You can leave this page: the analysis goes on, and its result is kept here.
      </p>
      <div className="mt-8 grid mask-fade gap-3" aria-hidden="true">
        {["w-48", "w-full", "w-11/12", "w-full", "w-2/3"].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
