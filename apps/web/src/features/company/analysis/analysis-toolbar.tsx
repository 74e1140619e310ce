import { RotateCw } from "lucide-react";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { AnalysisModelMenu } from "./analysis-model-menu.tsx";
import { useAnalysisPrice } from "./analysis-price.ts";
import { analysedLine } from "./analysis-status.ts";
import type { Analysis } from "./use-analysis.ts";

interface AnalysisToolbarProps {
  readonly analysis: Analysis<"seo"> | Analysis<"source">;
}

/** Model of an analysis, when it was made, and the button that makes it anew, with its price. */
export function AnalysisToolbar({ analysis }: AnalysisToolbarProps) {
  const { kind, domain, record, modelId, isRunning, isRepeated, isSwitching, choose } = analysis;
  const shown = isRunning ? null : record;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-4 pb-6 sm:pt-6 sm:pb-7">
      <AnalysisModelMenu
        kind={kind}
        domain={domain}
        modelId={modelId}
        starts={record !== null}
        disabled={isRunning}
        onChoose={choose}
      />
      <div className="min-w-0 flex-1 text-sm text-ink-3 max-sm:basis-full">
        {shown && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{analysedLine(shown)}</span>
            {shown.isSandbox && <SandboxBadge />}
          </p>
        )}
        <p role="status" className="empty:hidden">
          {isRepeated && "It is less than a minute old: shown again, nothing was charged."}
        </p>
      </div>
      {(record !== null || isRunning || isSwitching) && <Rerun analysis={analysis} />}
    </div>
  );
}

function Rerun({ analysis: { kind, isRunning, start } }: AnalysisToolbarProps) {
  const price = useAnalysisPrice(kind);
  return (
    <div className="flex items-center gap-3 max-sm:w-full max-sm:flex-row-reverse print:hidden">
      {price !== null && !isRunning && <span className="text-sm whitespace-nowrap text-ink-3">{price}</span>}
      <Button className="max-sm:flex-1" disabled={isRunning} pending={isRunning} onClick={start}>
        {!isRunning && <Icon of={RotateCw} />}
        <span className="max-sm:hidden">Re-run analysis</span>
        <span className="sm:hidden">Re-analyze</span>
      </Button>
    </div>
  );
}
