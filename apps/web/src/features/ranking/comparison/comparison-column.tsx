import type { RankedEntry } from "@standings/domain";
import { useCallback, useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { formatElapsed, formatSeconds } from "../../../lib/format.ts";
import { useNow } from "../../../lib/hooks.ts";
import { AnswerButton } from "../columns/answer-button.tsx";
import { COLUMN_HEAD, ColumnFrame, ROW_CONTAINER, Sweep } from "../columns/column-frame.tsx";
import { DeclinedNotice } from "../columns/declined-notice.tsx";
import { EntryRows } from "../columns/entry-rows.tsx";
import { FailedNotice } from "../columns/failed-notice.tsx";
import { CutNote, GeoLine, GroundingLine, SearchedFor } from "../columns/grounding-line.tsx";
import { type AnsweredColumn, describeShown, isUnpaid, type ModelColumn } from "../columns/model-column.ts";
import type { RetryProps } from "../columns/retry-button.tsx";
import { SkeletonRows } from "../columns/skeleton-rows.tsx";
import { Sources } from "../columns/sources.tsx";
import type { Standings } from "../standings.ts";
import { findOtherRank, otherPromptNote } from "./compare.ts";

/** Skeleton rows shown while a prompt is being answered (spec part 1 §9). */
const SKELETON_ROWS = 10;

interface ComparisonColumnProps extends RetryProps {
  /** The texts of columns without an answer can be read. */
  readonly hasTexts: boolean;
  readonly index: number;
  readonly prompt: string;
  readonly column: ModelColumn;
  readonly standings: Standings;
}

/** One prompt's column: skeleton, ranking or failure. */
export function ComparisonColumn({
  index,
  prompt,
  column,
  standings,
  hasTexts,
  ...retry
}: ComparisonColumnProps) {
  const { modelId } = column;
  const [isNew] = useState(column.phase === "waiting");
  const named = { ...column, modelName: `Prompt ${index + 1}` };
  return (
    <ColumnFrame modelId={modelId} label={named.modelName} phase={column.phase} isCompared>
      <header className={`${COLUMN_HEAD} content-start items-start`}>
        <ModelDisc model={modelId} size="xl" className="self-start" />
        <p className="text-sm text-ink-3">
          {named.modelName}
          <Summary column={column} />
        </p>
        <span className="text-xs text-ink-3">
          <Time column={column} />
        </span>
        <h2
          className="col-span-2 col-start-2 line-clamp-3 self-start text-md font-strong break-words"
          title={prompt}
        >
          “{prompt}”
        </h2>
        <div className="col-span-2 col-start-2 min-h-4 text-xs text-ink-3">
          {column.phase === "answered" && (
            <>
              <GroundingLine grounding={column.grounding} />
              <GeoLine of={column} />
            </>
          )}
        </div>
      </header>
      <div className={ROW_CONTAINER}>
        {named.phase === "waiting" && <Waiting />}
        {named.phase === "failed" && <FailedNotice column={named} {...retry} />}
        {named.phase === "declined" && (
          <>
            <DeclinedNotice column={named} modelName={column.modelName} {...retry} />
            {hasTexts && <AnswerButton column={column} />}
          </>
        )}
        {named.phase === "answered" && (
          <Answered index={index} column={named} standings={standings} isNew={isNew} />
        )}
      </div>
    </ColumnFrame>
  );
}

function Summary({ column }: { column: ModelColumn }) {
  if (column.phase === "waiting") return " · waiting for the answer";
  if (column.phase === "failed")
    return <span className="text-bad"> · {isUnpaid(column) ? "not asked" : "no answer"}</span>;
  if (column.phase === "declined") return " · declined to answer";
  const { length } = column.results;
  if (length === 0) return " · named nobody";
  return ` · ${describeShown(column, "company")}`;
}

function Time({ column }: { column: ModelColumn }) {
  const startedAt = column.phase === "waiting" ? column.startedAt : null;
  const now = useNow(startedAt !== null);
  if (startedAt !== null) return formatElapsed(now - Date.parse(startedAt));
  return column.phase === "waiting" || column.durationMs === 0 ? null : formatSeconds(column.durationMs);
}

function Waiting() {
  return (
    <>
      <Sweep />
      <SkeletonRows count={SKELETON_ROWS} hasNote />
    </>
  );
}

interface AnsweredProps {
  readonly index: number;
  readonly column: AnsweredColumn;
  readonly standings: Standings;
  readonly isNew: boolean;
}

function Answered({ index, column, standings, isNew }: AnsweredProps) {
  const noteOf = useCallback(
    (entry: RankedEntry) =>
      otherPromptNote(findOtherRank(standings, column.columnId, entry), index === 0 ? 2 : 1),
    [standings, column.columnId, index],
  );
  return (
    <>
      {column.results.length === 0 ? (
        <div className="pt-4.5">
          <h3 className="text-md leading-5 font-medium">This model named no companies</h3>
          <p className="mt-1 text-sm text-pretty text-ink-2">It answered this prompt without a ranking.</p>
        </div>
      ) : (
        <EntryRows columnIndex={index} column={column} standings={standings} isNew={isNew} noteOf={noteOf} />
      )}
      <CutNote isCut={column.isCut} />
      <SearchedFor grounding={column.grounding} />
      {column.citations.length > 0 && <Sources model={column.modelName} citations={column.citations} />}
      <AnswerButton column={column} />
    </>
  );
}
