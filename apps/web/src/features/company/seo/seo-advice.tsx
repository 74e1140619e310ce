import { type Advice, plural, type SeoAdvice } from "@standings/domain";
import { Fragment } from "react";
import { AdvicePiece, AdviceText } from "./advice-piece.tsx";
import { placeKey } from "./advice-places.ts";
import { Keywords } from "./keywords.tsx";
import { Points } from "./points.tsx";
import { Recommendations } from "./recommendations.tsx";

/** Longer pieces are paragraphs, shorter ones sentences of one. */
const SENTENCE = 240;

function Summary({ pieces }: { pieces: readonly Advice[] }) {
  const isProse = pieces.every(({ text }) => text.length <= SENTENCE);
  return (
    <div className={`max-w-[66ch] text-md/6.5 text-pretty wrap-anywhere ${isProse ? "" : "grid gap-3"}`}>
      {pieces.map((piece, index) => (
        <Fragment key={placeKey("summary", index)}>
          {index > 0 && " "}
          <AdvicePiece as={isProse ? "span" : "p"} place={placeKey("summary", index)}>
            <AdviceText advice={piece} />
          </AdvicePiece>
        </Fragment>
      ))}
    </div>
  );
}

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
        <Summary pieces={advice.summary} />
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
