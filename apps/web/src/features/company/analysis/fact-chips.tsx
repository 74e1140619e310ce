import type { AnalysisFact } from "@standings/domain";
import { FACT_CHIP } from "../../../components/advice/fact-number.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { factElement, leadTo, useFactMarks } from "./fact-marks.tsx";

/** Numbers of the facts that a piece of advice rests on; each leads to its fact and marks it. */
export function FactChips({ facts }: { facts: readonly number[] }) {
  const { factOf, isFactMarked, pressed, press } = useFactMarks();
  return (
    <span className="whitespace-nowrap print:text-ink-3">
      {facts.map((number) => (
        <span key={number}>
          {"\u00a0"}
          <Tooltip text={textOf(factOf(number))}>
            <button
              type="button"
              className={FACT_CHIP}
              data-marked={isFactMarked(number) || undefined}
              aria-pressed={pressed === number}
              aria-label={`Fact ${number}: ${factOf(number)?.title ?? ""}`}
              onClick={() => {
                press(number);
                // The fact unfolds first.
                requestAnimationFrame(() => leadTo(factElement(number)));
              }}
            >
              {number}
            </button>
          </Tooltip>
        </span>
      ))}
    </span>
  );
}

/** "Titles: 3 of 4. Missing on /pricing." */
function textOf(fact: AnalysisFact | undefined): string {
  return [fact?.title, fact?.detail].filter(Boolean).join(". ");
}
