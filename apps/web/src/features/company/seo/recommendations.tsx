import type { SeoAdvice } from "@standings/domain";
import { AdvicePiece } from "../analysis/advice-piece.tsx";
import { FactChips } from "../analysis/fact-chips.tsx";
import { useFactMarks } from "../analysis/fact-marks.tsx";
import { Masked } from "../analysis/masked.tsx";
import { placeKey } from "../analysis/place-advice.ts";

/** What to do, most important first, and why. */
export function Recommendations({ recommendations }: Pick<SeoAdvice, "recommendations">) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-strong">Recommendations</h2>
      <ol className="border-t border-line-2">
        {recommendations.map((recommendation, index) => (
          <Recommendation
            key={placeKey("recommendations", index)}
            number={index + 1}
            place={placeKey("recommendations", index)}
            recommendation={recommendation}
          />
        ))}
      </ol>
    </section>
  );
}

interface RecommendationProps {
  readonly number: number;
  readonly place: string;
  readonly recommendation: SeoAdvice["recommendations"][number];
}

function Recommendation({ number, place, recommendation }: RecommendationProps) {
  const { text, reason, facts, censored } = recommendation;
  const { isAdviceMarked } = useFactMarks();
  return (
    <AdvicePiece
      as="li"
      place={place}
      className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 border-b border-line py-4"
    >
      <span
        className={`text-lg/5.5 font-strong tabular-nums ${isAdviceMarked(place) ? "text-ink" : "text-ink-3"}`}
      >
        {number}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-name/5.5 font-strong">{censored ? <Masked>{text}</Masked> : text}</p>
        <p className="mt-1 leading-5.25 text-pretty text-ink-2">
          {!censored && reason}
          <FactChips facts={facts} />
        </p>
      </div>
    </AdvicePiece>
  );
}
