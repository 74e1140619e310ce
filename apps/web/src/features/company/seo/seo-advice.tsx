import type { SeoAdvice } from "@standings/domain";
import { AdviceSummary } from "../analysis/advice-summary.tsx";
import { DroppedAdvice } from "../analysis/resting-advice.tsx";
import { Keywords } from "./keywords.tsx";
import { Points } from "./points.tsx";
import { Recommendations } from "./recommendations.tsx";

interface SeoAdviceViewProps {
  readonly advice: SeoAdvice;
  readonly isCensored: boolean;
  /** Pieces that named no fact. */
  readonly dropped: number;
}

/** What the model advises, from its summary to what to do (spec part 2 §2). */
export function SeoAdviceView({ advice, isCensored, dropped }: SeoAdviceViewProps) {
  return (
    <div className="grid gap-10">
      <section>
        <h2 className="mb-3 text-xl font-strong">Executive Summary</h2>
        <AdviceSummary pieces={advice.summary} />
      </section>
      {advice.keywords.length > 0 && <Keywords keywords={advice.keywords} isCensored={isCensored} />}
      <Points
        title="SEO Analysis"
        strengths={advice.seoStrengths}
        weaknesses={advice.seoWeaknesses}
        lists={["seoStrengths", "seoWeaknesses"]}
      />
      <Points
        title="AEO (Answer Engine Optimization) Analysis"
        strengths={advice.aeoStrengths}
        weaknesses={advice.aeoWeaknesses}
        lists={["aeoStrengths", "aeoWeaknesses"]}
      />
      <div>
        <Recommendations recommendations={advice.recommendations} />
        <DroppedAdvice count={dropped} />
      </div>
    </div>
  );
}
