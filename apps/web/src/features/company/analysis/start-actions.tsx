import type { AnalysisKind } from "@standings/domain";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { AnalysisModelMenu } from "./analysis-model-menu.tsx";
import type { Analysis } from "./use-analysis.ts";

interface StartActionsProps<Kind extends AnalysisKind> {
  readonly analysis: Analysis<Kind>;
  /** What the button says. */
  readonly action: string;
  readonly disabled?: boolean;
  /** What it costs. */
  readonly children: ReactNode;
}

/** The model that is to advise, the button that starts the first analysis, and its price. */
export function StartActions<Kind extends AnalysisKind>({
  analysis: { kind, domain, modelId, isRunning, choose, start },
  action,
  disabled = false,
  children,
}: StartActionsProps<Kind>) {
  return (
    <>
      <AnalysisModelMenu
        kind={kind}
        domain={domain}
        modelId={modelId}
        starts={false}
        disabled={isRunning}
        onChoose={choose}
      />
      <Button variant="primary" className="max-sm:w-full" disabled={disabled} onClick={start}>
        {action}
      </Button>
      <p className="basis-full text-sm text-ink-3">{children}</p>
    </>
  );
}
