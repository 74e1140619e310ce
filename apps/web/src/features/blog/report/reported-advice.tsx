import { type Advice, type AnalysisFact, plural } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { Fragment } from "react";
import { FACT_CHIP, FactNumber, FactSign } from "../../../components/advice/fact-number.tsx";
import { Icon } from "../../../components/ui/icon.tsx";

/** The facts of one analysis; `kind` tells the ids of two analyses of a page apart. */
export interface FactList {
  readonly kind: "seo" | "source";
  readonly facts: readonly AnalysisFact[];
}

const factId = (kind: FactList["kind"], number: number) => `report-${kind}-fact-${number}`;

interface AdvisedProps {
  readonly advice: Advice;
  readonly known: FactList;
}

/** What is advised, and links to the facts that it rests on. */
export function Advised({ advice: { text, facts }, known }: AdvisedProps) {
  return (
    <>
      {text}
      <FactLinks facts={facts} known={known} />
    </>
  );
}

/** Links to facts by their numbers. The browser opens the list around the fact that a link leads to. */
export function FactLinks({ facts, known }: { facts: Advice["facts"]; known: FactList }) {
  return (
    <span className="whitespace-nowrap print:text-ink-3">
      {facts.map((number) => {
        const fact = known.facts.find((one) => one.number === number);
        return (
          fact && (
            <Fragment key={number}>
              {"\u00a0"}
              <a
                href={`#${factId(known.kind, number)}`}
                className={FACT_CHIP}
                aria-label={`Fact ${number}: ${fact.title}`}
              >
                {number}
              </a>
            </Fragment>
          )
        );
      })}
    </span>
  );
}

/** Longer pieces are paragraphs, shorter ones sentences of one. */
const SENTENCE = 240;

export function Summary({ pieces, known }: { pieces: readonly Advice[]; known: FactList }) {
  if (pieces.length === 0) return null;
  const isProse = pieces.every(({ text }) => text.length <= SENTENCE);
  const Piece = isProse ? "span" : "p";
  return (
    <div className={`text-md/6 text-pretty wrap-anywhere ${isProse ? "" : "grid gap-3"}`}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
        <Piece key={index}>
          <Advised advice={piece} known={known} />{" "}
        </Piece>
      ))}
    </div>
  );
}

/** The facts that the advice of a section rests on, folded up. */
export function Facts({ known }: { known: FactList }) {
  const { kind, facts } = known;
  if (facts.length === 0) return null;
  return (
    <details className="group mt-4 border-y border-line-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {facts.length === 1 ? "The fact" : `The ${plural(facts.length, "fact")}`} behind this advice
        <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-2">
        {facts.map(({ number, status, title, detail }) => (
          <li
            key={number}
            id={factId(kind, number)}
            className="grid scroll-mt-24 grid-cols-[auto_18px_minmax(0,1fr)] gap-2 border-t border-line py-2.5 target:bg-mark-tint target:shadow-highlight"
          >
            <FactNumber number={number} isMarked={false} />
            <FactSign status={status} />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-pretty text-ink-2">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
