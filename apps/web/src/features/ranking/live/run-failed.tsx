import { KIND_TITLES, plural } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import type { RankingQuestion } from "../../../lib/search/question.ts";
import { RankingHeader } from "../ranking-header.tsx";
import { OFFLINE, SEARCH_FAILED } from "./use-run.ts";

interface RunFailedProps {
  readonly question: RankingQuestion;
  readonly message: string | null;
  readonly onAgain: () => void;
}

/** Error of a whole run that did not start or ended early. */
export function RunFailed({ question, message, onAgain }: RunFailedProps) {
  return (
    <>
      <RankingHeader
        eyebrow={KIND_TITLES[question.kind]}
        title={`“${question.prompt}”`}
        asked={plural(question.models.length, "model")}
        isSandbox={false}
      />
      <div className="mt-8 border-t-2 border-line-ink pt-6">
        <Notice
          tone="bad"
          title={message ?? SEARCH_FAILED}
          actions={
            <Button variant="primary" onClick={onAgain}>
              <Icon of={RotateCw} />
              Try Again
            </Button>
          }
        >
          {explain(message)}
        </Notice>
      </div>
    </>
  );
}

function explain(message: string | null): string | null {
  if (message === SEARCH_FAILED) return null;
  if (message === OFFLINE) return "No search is charged twice, and one without any answer is refunded.";
  return "The search did not start, or it ended early. A search without any answer is refunded.";
}
