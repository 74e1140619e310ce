import { type AggregatedSources, type CompanySuggestion, MAX_ANALYSED_SOURCES } from "@standings/domain";
import { ScanSearch } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { AnalysisModelMenu } from "../analysis/analysis-model-menu.tsx";
import type { Analysis } from "../analysis/use-analysis.ts";
import { useAnalysisPrice } from "../analysis/use-analysis-price.ts";

interface SourceAnalysisReadyProps {
  readonly company: CompanySuggestion;
  /** Undefined while loading. */
  readonly sources: AggregatedSources | undefined;
  readonly analysis: Analysis<"source">;
}

/** Empty state of the panel: what an analysis does, and what it costs. */
export function SourceAnalysisReady({ company, sources, analysis }: SourceAnalysisReadyProps) {
  const { kind, domain, modelId, isRunning, choose, start } = analysis;
  const price = useAnalysisPrice(kind);
  const total = sources?.total ?? 0;
  return (
    <div className="pt-5">
      <Notice
        level={3}
        icon={ScanSearch}
        title="Ready to Analyze Sources"
        actions={
          <>
            <AnalysisModelMenu
              kind={kind}
              domain={domain}
              modelId={modelId}
              starts={false}
              disabled={isRunning}
              onChoose={choose}
            />
            <Button variant="primary" disabled={total === 0} onClick={start}>
              Analyze Sources
            </Button>
            <p className="basis-full text-sm text-ink-3">
              {sources && total === 0
                ? "There is nothing to analyze before an answer cites a source."
                : price === null
                  ? "This takes no credits"
                  : `This will use a ${price}: some of it will be censored`}
            </p>
          </>
        }
      >
        <span className="wrap-anywhere">
          A model advises on the sources that answers cite for {company.name}, on those that name only its
          competitors, and on what to do first. Every piece of advice names the facts that it rests on.
        </span>
      </Notice>
      {total > MAX_ANALYSED_SOURCES && (
        <p className="pt-3 text-sm text-ink-3">
          Analysis limited to top {MAX_ANALYSED_SOURCES} sources by usage frequency
        </p>
      )}
    </div>
  );
}
