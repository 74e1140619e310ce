import type { Advice } from "@standings/domain";
import { NumberMark } from "../../../components/ui/marks.tsx";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { placeKey } from "../analysis/place-advice.ts";

interface AdvicePointsProps {
  /** An ordered list has numbers. */
  readonly as: "ol" | "ul";
  readonly list: string;
  readonly points: readonly Advice[];
}

export function AdvicePoints({ as: List, list, points }: AdvicePointsProps) {
  if (points.length === 0) return <NoAdvice />;
  return (
    <List className="border-t border-line-2">
      {points.map((point, index) => (
        <AdvicePiece
          key={placeKey(list, index)}
          as="li"
          place={placeKey(list, index)}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-start gap-3.5 border-b border-line py-3"
        >
          {List === "ol" ? <NumberMark number={index + 1} /> : <Missing />}
          <p className="max-w-[72ch] pt-0.5 text-pretty wrap-anywhere">
            <AdviceText advice={point} />
          </p>
        </AdvicePiece>
      ))}
    </List>
  );
}

/** Absence is a dashed ring. */
function Missing() {
  return (
    <span className="grid size-6 place-items-center" aria-hidden="true">
      <span className="size-2.75 rounded-full border-[1.4px] border-dashed border-ink-3" />
    </span>
  );
}

/** A list whose pieces were all left out, or that the model left empty. */
export function NoAdvice() {
  return <p className="border-t border-line-2 py-3 text-ink-3">None that rests on a fact.</p>;
}
