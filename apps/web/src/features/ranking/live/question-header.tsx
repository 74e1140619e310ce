import { KIND_TITLES, plural } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import type { RankingQuestion } from "../../../lib/search/question.ts";
import { RankingHeader } from "../ranking-header.tsx";

/** Head of a page whose question has not been asked. */
export function QuestionHeader({
  question: { kind, prompt, webSearch, models },
}: {
  question: RankingQuestion;
}) {
  const list = trpc.models.list.useQuery();
  return (
    <RankingHeader
      eyebrow={KIND_TITLES[kind]}
      title={`“${prompt}”`}
      webSearch={webSearch}
      asked={plural(models.length, "model")}
      isSandbox={list.data?.sandbox ?? false}
    />
  );
}
