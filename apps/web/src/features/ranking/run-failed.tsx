import { RotateCw } from "lucide-react";
import { Notice } from "../../components/ui/notice.tsx";
import type { Question } from "../../lib/run-tickets.ts";
import { RankingHeader } from "./ranking-header.tsx";
import { SEARCH_FAILED } from "./use-run.ts";

interface RunFailedProps {
  readonly question: Question;
  readonly message: string | null;
  readonly onAgain: () => void;
}

/** The run as a whole did not begin, or ended early. */
export function RunFailed({ question, message, onAgain }: RunFailedProps) {
  return (
    <>
      <RankingHeader prompt={question.prompt} modelCount={question.models.length} isSandbox={false} />
      <div className="mt-8 border-t-2 border-line-ink pt-6">
        <Notice
          tone="bad"
          title={message ?? SEARCH_FAILED}
          actions={
            <button type="button" className="btn btn-primary" onClick={onAgain}>
              <RotateCw className="size-4" aria-hidden="true" />
              Try Again
            </button>
          }
        >
          {message !== SEARCH_FAILED &&
            "The search did not begin, or it ended early. A search without any answer is refunded."}
        </Notice>
      </div>
    </>
  );
}
