import {
  type ColumnId,
  type RankedEntry,
  readStudyColumn,
  type StudyRecord,
  studyColumn,
} from "@standings/domain";
import { useMemo } from "react";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import type { StudyAnswerText } from "../../lib/api/api-types.ts";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { Answer } from "../ranking/answer/answer-dialog.tsx";
import { ScopeProvider } from "../ranking/scope.ts";

interface StudyAnswerProps {
  readonly record: StudyRecord;
  readonly columnId: ColumnId;
  readonly onClose: () => void;
}

/** What a model wrote in one round, with the names that count marked. */
export function StudyAnswer({ record, columnId, onClose }: StudyAnswerProps) {
  const catalogue = useCatalogue();
  const { data, isPending, isError, error, refetch } = trpc.study.answer.useQuery({
    studyId: record.id,
    columnId,
  });
  const question = readStudyColumn(columnId);
  const ranked = useMemo(() => rankedIn(data, record, columnId), [data, record, columnId]);
  const scope = useMemo(
    () => ({
      kind: record.ranking,
      linksNames: false,
      searchId: null,
      openEntry: () => {},
      ownKey: null,
      openAnswer: null,
    }),
    [record.ranking],
  );
  if (question === null) return null;
  return (
    <Dialog size="text" onClose={onClose}>
      <header className="flex flex-none items-center gap-3 border-b border-line px-4 py-4 sm:px-6">
        <ModelDisc model={question.modelId} size="xl" />
        <div className="min-w-0 flex-1">
          <DialogTitle className="text-lg font-strong">Round {question.round}</DialogTitle>
          <p className="truncate text-sm text-ink-3">{catalogue.modelName(question.modelId)}</p>
        </div>
        <DialogClose className="-mr-2 self-start" />
      </header>
      {isPending && (
        <div className="px-4 py-8 sm:px-6">
          <Loading>Loading the answer...</Loading>
        </div>
      )}
      {isError && (
        <div className="px-4 py-8 sm:px-6">
          <AnswerFailed error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <ScopeProvider value={scope}>
          <Answer answer={data} ranked={ranked} citations={NO_CITATIONS} />
        </ScopeProvider>
      )}
    </Dialog>
  );
}

const NO_CITATIONS = [] as const;

function AnswerFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (errorCode(error) === "STUDY_NOT_FOUND")
    return (
      <Notice title="This answer is not shown">Nothing paid for its round, or it names who is hidden.</Notice>
    );
  return <LoadFailed title="The answer could not be loaded" onRetry={onRetry} />;
}

/** The list that the answer gives, or whom an answer in plain words mentions. */
function rankedIn(
  data: StudyAnswerText | undefined,
  { answers, findings }: StudyRecord,
  columnId: ColumnId,
): readonly RankedEntry[] {
  if (data && data.entries.length > 0) return data.entries;
  const answer = answers.find((each) => studyColumn(each) === columnId);
  return (answer?.keys ?? []).flatMap((key, nth) => {
    const named = findings?.names[key];
    return named ? [{ ...named, rank: answer?.ranks[nth] ?? nth + 1 }] : [];
  });
}
