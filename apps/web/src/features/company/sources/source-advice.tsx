import { type Advice, plural, type SourceAdvice } from "@standings/domain";
import type { ReactNode } from "react";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { PriorityActions } from "./priority-actions.tsx";
import { SourceCategories } from "./source-categories.tsx";
import { type SourceAdviceList, sourcePlace } from "./source-places.ts";

interface SourceAdviceViewProps {
  readonly advice: SourceAdvice;
  /** Pieces that named no fact. */
  readonly dropped: number;
}

/** What the model advises, from its summary to what to do first (spec part 2 §2). */
export function SourceAdviceView({ advice, dropped }: SourceAdviceViewProps) {
  const { summary, recommendations, missingOpportunities, priorityActions, sourceCategories } = advice;
  return (
    <>
      <Part title="Analysis Summary" isEmpty={summary.length === 0}>
        <div className="grid max-w-[66ch] gap-3 text-md/6.5 text-pretty wrap-anywhere">
          {summary.map((piece, index) => (
            <AdvicePiece key={sourcePlace("summary", index)} as="p" place={sourcePlace("summary", index)}>
              <AdviceText advice={piece} />
            </AdvicePiece>
          ))}
        </div>
      </Part>
      <Part title="Key Recommendations" isEmpty={recommendations.length === 0}>
        <Pieces list="recommendations" pieces={recommendations} isNumbered />
      </Part>
      <Part title="Missing Opportunities" isEmpty={missingOpportunities.length === 0}>
        <Pieces list="missingOpportunities" pieces={missingOpportunities} />
      </Part>
      <Part title="Priority Actions" isEmpty={priorityActions.length === 0}>
        <PriorityActions actions={priorityActions} />
      </Part>
      <Part title="Source Categories & Opportunities" isEmpty={sourceCategories.length === 0}>
        <SourceCategories categories={sourceCategories} />
      </Part>
      {dropped > 0 && (
        <p className="-mt-6 text-sm text-ink-3">
          {plural(dropped, "piece")} of advice named no fact and {dropped === 1 ? "is" : "are"} not shown.
        </p>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ title, isEmpty, children }: PartProps) {
  if (isEmpty) return null;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-md font-strong">{title}</h3>
      {children}
    </section>
  );
}

interface PiecesProps {
  readonly list: SourceAdviceList;
  readonly pieces: readonly Advice[];
  readonly isNumbered?: boolean;
}

function Pieces({ list, pieces, isNumbered = false }: PiecesProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className="border-t border-line-2">
      {pieces.map((piece, index) => (
        <AdvicePiece
          key={sourcePlace(list, index)}
          as="li"
          place={sourcePlace(list, index)}
          className="grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 border-b border-line py-3"
        >
          {isNumbered ? <ListNumber number={index + 1} /> : <Missing />}
          <span className="min-w-0 text-pretty wrap-anywhere">
            <AdviceText advice={piece} />
          </span>
        </AdvicePiece>
      ))}
    </List>
  );
}

/** A number in a ring. */
function ListNumber({ number }: { number: number }) {
  return (
    <span className="grid side-6 place-items-center rounded-full border border-control text-xs font-strong">
      {number}
    </span>
  );
}

/** Absence is a dashed ring. */
function Missing() {
  return (
    <span className="grid side-6 place-items-center" aria-hidden="true">
      <span className="size-2.75 rounded-full border-[1.4px] border-dashed border-ink-3" />
    </span>
  );
}
