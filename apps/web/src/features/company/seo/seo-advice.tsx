import { plural, type SeoAdvice } from "@standings/domain";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { placeKey } from "./advice-places.ts";
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
        <div className="grid max-w-[66ch] gap-3 text-md/6.5 text-pretty wrap-anywhere">
          {advice.summary.map((piece, index) => (
            <AdvicePiece key={placeKey("summary", index)} as="p" place={placeKey("summary", index)}>
              <AdviceText advice={piece} />
            </AdvicePiece>
          ))}
        </div>
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
        {dropped > 0 && (
          <p className="pt-3 text-sm text-ink-3">
            {plural(dropped, "piece")} of advice named no fact and {dropped === 1 ? "is" : "are"} not shown.
          </p>
        )}
      </div>
    </div>
  );
}
