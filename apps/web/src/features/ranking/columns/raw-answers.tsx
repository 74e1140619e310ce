import type { ColumnId } from "@standings/domain";
import { lazy, Suspense } from "react";
import type { AnsweredColumn } from "./model-column.ts";

const AnswerDialog = lazy(() =>
  import("../answer/answer-dialog.tsx").then((module) => ({ default: module.AnswerDialog })),
);

const NONE = [] as const;

interface RawAnswersProps {
  readonly searchId: string | null;
  /** The answer to show; null shows none. */
  readonly columnId: ColumnId | null;
  readonly columns: readonly AnsweredColumn[];
  readonly onClose: () => void;
}

/** Dialog of the opened answer; its code loads with the first one. */
export function RawAnswers({ searchId, columnId, columns, onClose }: RawAnswersProps) {
  if (searchId === null || columnId === null) return null;
  const column = columns.find((each) => each.columnId === columnId);
  return (
    <Suspense fallback={null}>
      <AnswerDialog
        searchId={searchId}
        columnId={columnId}
        ranked={column?.results ?? NONE}
        citations={column?.citations ?? NONE}
        onClose={onClose}
      />
    </Suspense>
  );
}
