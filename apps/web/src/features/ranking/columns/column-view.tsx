import { ENTRY_NOUNS, numberWord, VISIBLE_POSITIONS } from "@standings/domain";
import { useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { formatElapsed, formatSeconds } from "../../../lib/format.ts";
import { useNow } from "../../../lib/hooks.ts";
import { useHighlight } from "../highlight.tsx";
import type { Standings } from "../standings.ts";
import { AnswerButton } from "./answer-button.tsx";
import { COLUMN_HEAD, ColumnFrame, Sweep } from "./column-frame.tsx";
import { DeclinedNotice } from "./declined-notice.tsx";
import { EntryRows } from "./entry-rows.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { CutNote, GeoLine, GroundingLine, SearchedFor } from "./grounding-line.tsx";
import {
  type AnsweredColumn,
  type DeclinedColumn,
  describeShown,
  type FailedColumn,
  hidesEntries,
  isUnpaid,
  type ModelColumn,
  type WaitingColumn,
} from "./model-column.ts";
import type { RetryProps } from "./retry-button.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { Sources } from "./sources.tsx";

interface ColumnViewProps extends RetryProps {
  readonly index: number;
  readonly column: ModelColumn;
  readonly standings: Standings;
  /** The texts of columns without an answer can be read. */
  readonly hasTexts: boolean;
}

/** One model's column: rule in the maker's hue, head, and answer, refusal, failure or skeleton. */
export function ColumnView({ index, column, standings, ...rest }: ColumnViewProps) {
  const [isLive] = useState(column.phase === "waiting");
  return (
    <ColumnFrame modelId={column.modelId} label={column.modelName} phase={column.phase}>
      {column.phase === "waiting" && <Waiting column={column} />}
      {column.phase === "failed" && <Failed column={column} {...rest} />}
      {column.phase === "declined" && <Declined column={column} {...rest} />}
      {column.phase === "answered" && (
        <Answered index={index} column={column} standings={standings} isNew={isLive} />
      )}
    </ColumnFrame>
  );
}

function Head({ column, time, children }: { column: ModelColumn; time: string; children: React.ReactNode }) {
  return (
    <header className={`${COLUMN_HEAD} items-center`}>
      <ModelDisc model={column.modelId} size="xl" className="row-span-2 mt-px self-start" />
      <h2 className="truncate text-name font-strong" title={column.modelName}>
        {column.modelName}
      </h2>
      <span className="text-xs text-ink-3">{time}</span>
      <div className="col-span-2 col-start-2 min-h-4 truncate text-xs text-ink-3">{children}</div>
      <div className="col-span-2 col-start-2 min-h-4 text-xs text-ink-3 @max-[210px]:col-span-3 @max-[210px]:col-start-1">
        {column.phase === "answered" && (
          <>
            <GroundingLine grounding={column.grounding} />
            <GeoLine of={column} />
          </>
        )}
      </div>
    </header>
  );
}

type UnansweredProps = RetryProps & Pick<ColumnViewProps, "hasTexts">;

/** Failures with an unusable answer that can be read. */
const HAS_TEXT = new Set<FailedColumn["failure"]>(["unusable"]);

function Waiting({ column }: { column: WaitingColumn }) {
  const now = useNow(column.startedAt !== null);
  const elapsed = column.startedAt ? formatElapsed(now - Date.parse(column.startedAt)) : "";
  return (
    <>
      <Head column={column} time={elapsed}>
        Waiting for the answer
      </Head>
      <Sweep />
      <SkeletonRows />
    </>
  );
}

function Failed({ column, hasTexts, ...retry }: UnansweredProps & { column: FailedColumn }) {
  const unpaid = isUnpaid(column);
  return (
    <>
      <Head column={column} time={unpaid || column.durationMs === 0 ? "" : formatSeconds(column.durationMs)}>
        <span className="text-bad">{unpaid ? "Not asked" : "No answer"}</span>
      </Head>
      <FailedNotice column={column} {...retry} />
      {HAS_TEXT.has(column.failure) && hasTexts && <AnswerButton column={column} />}
    </>
  );
}

function Declined({ column, hasTexts, ...retry }: UnansweredProps & { column: DeclinedColumn }) {
  return (
    <>
      <Head column={column} time={formatSeconds(column.durationMs)}>
        Declined to answer
      </Head>
      <DeclinedNotice column={column} {...retry} />
      {hasTexts && <AnswerButton column={column} />}
    </>
  );
}

function Answered({
  index,
  column,
  standings,
  isNew,
}: Omit<ColumnViewProps, keyof UnansweredProps> & { column: AnsweredColumn; isNew: boolean }) {
  return (
    <>
      <Head column={column} time={formatSeconds(column.durationMs)}>
        <Summary column={column} standings={standings} />
      </Head>
      {column.results.length === 0 ? (
        <div className="pt-4.5">
          <h3 className="text-md leading-5 font-medium">
            This model named no {ENTRY_NOUNS[standings.kind].many}
          </h3>
          <p className="mt-1 text-sm text-pretty text-ink-2">
            It still counts as one of {numberWord(standings.answered.length)}{" "}
            {standings.answered.length === 1 ? "answer" : "answers"}.
          </p>
        </div>
      ) : (
        <EntryRows columnIndex={index} column={column} standings={standings} isNew={isNew} />
      )}
      <CutNote isCut={column.isCut} />
      <SearchedFor grounding={column.grounding} />
      {column.citations.length > 0 && <Sources model={column.modelName} citations={column.citations} />}
      <AnswerButton column={column} />
    </>
  );
}

interface SummaryProps {
  readonly column: AnsweredColumn;
  readonly standings: Standings;
}

function Summary({ column, standings }: SummaryProps) {
  const { entry: highlightedKey } = useHighlight();
  const highlighted = highlightedKey ? standings.find(highlightedKey) : undefined;
  const count = column.results.length;
  if (count === 0) return "Named nobody";
  if (!highlighted) return describeShown(column, standings.kind);
  const vote = highlighted.votes.find((candidate) => candidate.columnId === column.columnId);
  if (!vote)
    return (
      <span className="border-b border-dashed border-ink-3 text-ink-2">
        {hidesEntries(column)
          ? `First ${VISIBLE_POSITIONS} without ${highlighted.name}`
          : `${column.isCut ? "Cut off without" : "Does not list"} ${highlighted.name}`}
      </span>
    );
  return (
    <>
      {highlighted.name} <b className="font-strong text-ink">#{vote.rank}</b> of {count}
    </>
  );
}
