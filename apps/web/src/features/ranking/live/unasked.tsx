import { KIND_TITLES, plural } from "@standings/domain";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { RankingQuestion } from "../../../lib/search/question.ts";
import { RankingHeader } from "../ranking-header.tsx";

/** Head of a page whose question has not been asked. */
export function QuestionHeader({
  question: { kind, prompt, market, webSearch, models },
}: {
  question: RankingQuestion;
}) {
  const list = trpc.models.list.useQuery();
  return (
    <RankingHeader
      eyebrow={KIND_TITLES[kind]}
      title={`“${prompt}”`}
      webSearch={webSearch}
      market={market}
      asked={plural(models.length, "model")}
      isSandbox={list.data?.sandbox ?? false}
    />
  );
}

/** Page of an address without a valid prompt. */
export function NothingAsked({ problem }: { problem: string }) {
  return (
    <Notice
      level={1}
      title={problem}
      actions={
        <ButtonLink to="/" variant="primary">
          Start a New Search
        </ButtonLink>
      }
    >
      A ranking starts with a question that your buyers ask.
    </Notice>
  );
}
