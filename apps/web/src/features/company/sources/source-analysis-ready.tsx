import { MAX_ANALYSED_SOURCES } from "@standings/domain";
import { ScanSearch } from "lucide-react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useAnalysisPrice } from "../analysis/analysis-price.ts";
import { StartActions } from "../analysis/start-actions.tsx";
import type { SourceAnalysisProps } from "./source-analysis.tsx";

/** Empty state of the panel: what an analysis does, and what it costs. */
export function SourceAnalysisReady({ company, sources, competition, analysis }: SourceAnalysisProps) {
  const price = useAnalysisPrice(analysis.kind);
  const total = sources?.total ?? 0;
  // What only others are cited on is advice enough for a company that no answer lists.
  const isCited = total > 0 || (competition?.gapTotal ?? 0) > 0;
  return (
    <div className="pt-5">
      <Notice
        level={3}
        icon={ScanSearch}
        title="Ready to Analyze Sources"
        actions={
          <StartActions analysis={analysis} action="Analyze Sources" disabled={!isCited}>
            {sources && !isCited
              ? "There is nothing to analyze before an answer cites a source."
              : price === null
                ? "This takes no credits"
                : `This will use a ${price}: some of it will be censored`}
          </StartActions>
        }
      >
        <span className="wrap-anywhere">
          A model advises on the sources that answers cite for {company.name}, on those cited only where its
          competitors are listed, and on what to do first. Every piece of advice names the facts that it rests
          on.
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
