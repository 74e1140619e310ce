import type { AnalysisFact } from "@standings/domain";
import { FactNumber, FactSign } from "../../../components/advice/fact-number.tsx";
import { factElement, LED_TO, MARKED, marksUnderPointer, useFactMarks } from "./fact-marks.tsx";
import { MaybeMasked } from "./masked.tsx";
import { RestingAdvice } from "./resting-advice.tsx";

/** A numbered fact with its status; pressed, it marks the advice that rests on it and leads there. */
export function FactRow({ fact: { number, status, title, detail } }: { fact: AnalysisFact }) {
  const { isFactMarked, pressed, press, point } = useFactMarks();
  const isMarked = isFactMarked(number);
  return (
    <li
      className={`border-b border-line py-2.5 ${MARKED}`}
      data-marked={isMarked || undefined}
      {...marksUnderPointer(point, { fact: number })}
    >
      <button
        type="button"
        id={factElement(number)}
        className={`grid w-full grid-cols-[auto_18px_minmax(0,1fr)] gap-2 text-left ${LED_TO}`}
        aria-pressed={pressed === number}
        onClick={() => press(pressed === number ? null : number)}
      >
        <FactNumber number={number} isMarked={isMarked} />
        <FactSign status={status} />
        <span className="font-medium wrap-anywhere">
          <MaybeMasked>{title}</MaybeMasked>
        </span>
      </button>
      <div className="pl-13.5">
        <p className="text-sm text-pretty wrap-anywhere text-ink-2">
          <MaybeMasked>{detail}</MaybeMasked>
        </p>
        <RestingAdvice number={number} />
      </div>
    </li>
  );
}
