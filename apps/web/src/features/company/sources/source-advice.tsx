import type { SourceAdvice } from "@standings/domain";
import type { ReactNode } from "react";
import { AdviceSummary } from "../analysis/advice-summary.tsx";
import { DroppedAdvice } from "../analysis/resting-advice.tsx";
import { AdvicePoints } from "./advice-points.tsx";
import { PriorityActions } from "./priority-actions.tsx";
import { SourceCategories } from "./source-categories.tsx";

interface SourceAdviceViewProps {
  readonly advice: SourceAdvice;
  /** Pieces that named no fact. */
  readonly dropped: number;
}

/** What the model advises, from its summary to the kinds of sources (spec part 2 §2). */
export function SourceAdviceView({ advice, dropped }: SourceAdviceViewProps) {
  return (
    <>
      <Part title="Analysis Summary">
        <AdviceSummary pieces={advice.summary} />
      </Part>
      <Part title="Key Recommendations">
        <AdvicePoints as="ol" list="recommendations" points={advice.recommendations} />
      </Part>
      <Part title="Missing Opportunities">
        <AdvicePoints as="ul" list="missingOpportunities" points={advice.missingOpportunities} />
      </Part>
      <Part title="Priority Actions">
        <PriorityActions actions={advice.priorityActions} />
      </Part>
      <Part title="Source Categories & Opportunities">
        <SourceCategories categories={advice.sourceCategories} />
        <DroppedAdvice count={dropped} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2.5 text-md font-strong">{title}</h3>
      {children}
    </section>
  );
}
