import type { Advice } from "@standings/domain";
import type { ReactNode } from "react";
import { FactChips } from "./fact-chips.tsx";
import {
  adviceElement,
  LED_TO,
  MARKED,
  MARKED_WORDS,
  marksUnderPointer,
  useFactMarks,
} from "./fact-marks.tsx";
import { Masked } from "./masked.tsx";

interface AdvicePieceProps {
  readonly as: "li" | "p" | "span";
  /** Its place on the page. */
  readonly place: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A piece of advice; it is marked together with the facts that it rests on. */
export function AdvicePiece({ as: Element, place, className = "", children }: AdvicePieceProps) {
  const { isAdviceMarked, point } = useFactMarks();
  return (
    <Element
      id={adviceElement(place)}
      tabIndex={-1}
      className={`${className} ${LED_TO} ${Element === "span" ? MARKED_WORDS : MARKED}`}
      data-marked={isAdviceMarked(place) || undefined}
      {...marksUnderPointer(point, { advice: place })}
    >
      {children}
    </Element>
  );
}

/** What is advised, or the server's mask of it, and the numbers of its facts. */
export function AdviceText({ advice: { text, facts, censored } }: { advice: Advice }) {
  return (
    <>
      {censored ? <Masked>{text}</Masked> : text}
      <FactChips facts={facts} />
    </>
  );
}
