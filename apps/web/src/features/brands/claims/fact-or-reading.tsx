import { ATTRIBUTE_NAMES, type BrandFact, type VerdictBy } from "@standings/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { factWords, sourceWords } from "./fact-words.ts";

/** What is asked of a person: whether the verdict is right, whether the fact is, and what is true. */
export type LabelStep = "verdict" | "fact" | "truth";

/** What is asked of whoever says that a verdict is wrong. */
export function afterWrong(by: VerdictBy, held: readonly BrandFact[]): LabelStep {
  return by === "code" && held.length > 0 ? "fact" : "truth";
}

interface FactOrReadingProps {
  /** Facts that code decided by. */
  readonly facts: readonly BrandFact[];
  readonly size: "sm" | "md";
  readonly onCorrect: (fact: BrandFact) => void;
  readonly onFactsRight: () => void;
  readonly onBack: () => void;
}

/** Asked before a label says that code is wrong: code compares a sentence with a fact, so one of both is (`names-claims-topics-markets.md` §2.5). */
export function FactOrReading({ facts, size, onCorrect, onFactsRight, onBack }: FactOrReadingProps) {
  return (
    <fieldset className="grid gap-3">
      <StepLegend>Is the fact wrong, or the reading of the sentence?</StepLegend>
      {facts.map((fact) => {
        const of = fact.subject && ` of ${fact.subject}`;
        const words = `${ATTRIBUTE_NAMES[fact.attribute]}${of}: ${factWords(fact)}`;
        return (
          <div key={fact.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 wrap-anywhere">
              {words} <span className="block text-sm text-ink-3">{sourceWords(fact)}</span>
            </p>
            <Button size={size} aria-label={`Correct the fact: ${words}`} onClick={() => onCorrect(fact)}>
              Correct the fact
            </Button>
          </div>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Button size={size} onClick={onFactsRight}>
          The sentence was read wrongly
        </Button>
        <Button variant="ghost" size={size} onClick={onBack}>
          Back
        </Button>
      </div>
    </fieldset>
  );
}

/** What a step asks. It takes the focus from the button that the step has replaced. */
export function StepLegend({ children }: { readonly children: ReactNode }) {
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  return (
    <legend ref={legend} tabIndex={-1} data-focus-quiet className="mb-2 text-sm text-ink-3">
      {children}
    </legend>
  );
}
