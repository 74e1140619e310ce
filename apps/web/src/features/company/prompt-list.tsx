import type { CompanyPrompt } from "@standings/domain";
import { Play } from "lucide-react";
import { useState } from "react";
import { AskAnchor } from "../../components/search/ask-anchor.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { formatDate } from "../../lib/format.ts";
import { plainQuestion } from "../../lib/search/question.ts";

/** Rows shown first; a company can have a thousand prompts. */
const FIRST_ROWS = 50;

export function PromptList({ prompts }: { prompts: readonly CompanyPrompt[] }) {
  const [all, setAll] = useState(false);
  const rows = all ? prompts : prompts.slice(0, FIRST_ROWS);
  return (
    <>
      <ul>
        {rows.map((prompt) => (
          <PromptRow key={`${prompt.searchId} ${prompt.prompt}`} prompt={prompt} />
        ))}
      </ul>
      {rows.length < prompts.length && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          Show all {prompts.length}
        </Button>
      )}
    </>
  );
}

function PromptRow({ prompt: { prompt, rank, createdAt } }: { prompt: CompanyPrompt }) {
  const { start } = useSearchPrices();
  return (
    <li className="group/prompt grid min-h-15 items-center gap-x-4 border-b border-line py-2 max-sm:grid-cols-[44px_minmax(0,1fr)_auto] max-sm:py-3 sm:grid-cols-[48px_minmax(0,1fr)_92px_auto]">
      <RankBadge rank={rank} prefix="#" size="wide" className="justify-self-start max-sm:row-span-2" />
      <p
        className={
          "font-medium group-focus-within/prompt:line-clamp-none group-focus-within/prompt:whitespace-normal max-sm:line-clamp-2 " +
          "max-sm:text-name/5 max-sm:wrap-anywhere sm:truncate sm:group-focus-within/prompt:wrap-anywhere"
        }
        title={prompt}
      >
        “{prompt}”
      </p>
      <p className="text-sm whitespace-nowrap text-ink-3 max-sm:col-start-2 max-sm:row-start-2">
        {dateOf(createdAt)}
      </p>
      <AskAnchor
        question={plainQuestion(prompt)}
        variant="ghost"
        size="sm"
        className="max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:border-line-2"
        title="Run this prompt"
      >
        <Icon of={Play} />
        <span className="max-sm:sr-only">Run this prompt</span>
        {start !== null && (
          <>
            <span className="max-sm:hidden">·</span> {start}
          </>
        )}
        <span className="sr-only">: {prompt}</span>
      </AskAnchor>
    </li>
  );
}

function dateOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "No date" : formatDate(date);
}
