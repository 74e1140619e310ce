import {
  type ColumnId,
  modelName,
  type RankedEntry,
  readStudyColumn,
  type StudyRecord,
  studyColumn,
} from "@standings/domain";
import { useMemo } from "react";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/delayed-fallback.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { MarkedText } from "../ranking/answer/marked-text.tsx";

interface StudyAnswerProps {
  readonly record: StudyRecord;
  readonly columnId: ColumnId;
  readonly onClose: () => void;
}

/** What a model wrote in one round, with the names that count marked. */
export function StudyAnswer({ record, columnId, onClose }: StudyAnswerProps) {
  const { data, isPending, isError, error, refetch } = trpc.study.answer.useQuery({
    studyId: record.id,
    columnId,
  });
  const question = readStudyColumn(columnId);
  const ranked = useMemo(() => rankedIn(record, columnId), [record, columnId]);
  if (question === null) return null;
  return (
    <Dialog size="text" onClose={onClose}>
      <header className="flex flex-none items-center gap-3 border-b border-line px-4 py-4 sm:px-6">
        <ModelDisc model={question.modelId} size="xl" />
        <div className="min-w-0 flex-1">
          <DialogTitle className="text-lg font-strong">Round {question.round}</DialogTitle>
          <p className="truncate text-sm text-ink-3">
            {modelName(question.modelId)}
            {data?.servedModel && ` · served by ${data.servedModel}`}
          </p>
        </div>
        <DialogClose className="-mr-2 self-start" />
      </header>
      <section
        className="min-h-0 overflow-y-auto px-4 py-4 sm:px-6"
        aria-label="The answer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {isPending && <Loading>Loading the answer...</Loading>}
        {isError &&
          (errorCode(error) === "STUDY_NOT_FOUND" ? (
            <Notice title="This answer is not shown">It was not saved, or it names who is hidden.</Notice>
          ) : (
            <Notice
              tone="bad"
              title="The answer could not be loaded"
              actions={<Button onClick={() => void refetch()}>Try Again</Button>}
            />
          ))}
        {data && (data.text ?? "") === "" && (
          <Notice title="The answer is empty">The model returned no text.</Notice>
        )}
        {data?.text && (
          <pre className="font-mono text-sm/5 wrap-anywhere whitespace-pre-wrap text-ink">
            <MarkedText text={data.text} ranked={ranked} />
          </pre>
        )}
      </section>
    </Dialog>
  );
}

function rankedIn({ answers, findings }: StudyRecord, columnId: ColumnId): RankedEntry[] {
  const answer = answers.find((each) => studyColumn(each) === columnId);
  return (answer?.keys ?? []).flatMap((key, nth) => {
    const named = findings?.names[key];
    return named ? [{ ...named, rank: answer?.ranks[nth] ?? nth + 1 }] : [];
  });
}
