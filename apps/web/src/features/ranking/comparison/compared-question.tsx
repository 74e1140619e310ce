import { KIND_TITLES } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import type { ComparisonQuestion } from "../../../lib/search/question.ts";
import { RankingHeader } from "../ranking-header.tsx";

/** Head of a comparison that has not been asked. */
export function ComparedQuestion({ question }: { question: ComparisonQuestion }) {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery();
  const prompts = [question.prompt, question.prompt2];
  return (
    <>
      <RankingHeader
        market={question.market}
        title={KIND_TITLES.comparison}
        webSearch
        asked={question.models.map(catalogue.modelName).join()}
        isSandbox={list.data?.sandbox ?? false}
      />
      <ol className="mt-5 grid max-w-170 gap-2 text-md">
        {prompts.map((prompt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two prompts can be equal
          <li key={index} className="break-words">
            <span className="text-ink-3">Prompt {index + 1}: </span>
            <span className="font-medium">“{prompt}”</span>
          </li>
        ))}
      </ol>
    </>
  );
}
