import { type CompanyPrompt, pagePath } from "@standings/domain";
import { Play } from "lucide-react";
import { useState } from "react";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { formatDate } from "../../lib/format.ts";

/** A company can have a thousand: the first are enough to begin with. */
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
        <button type="button" className="btn btn-secondary mt-4" onClick={() => setAll(true)}>
          Show all {prompts.length}
        </button>
      )}
    </>
  );
}

function PromptRow({ prompt: { prompt, rank, createdAt } }: { prompt: CompanyPrompt }) {
  return (
    <li className="prompt-row">
      <span className="prompt-rank">
        <RankBadge rank={rank} prefix="#" />
      </span>
      <p className="prompt-text" title={prompt}>
        “{prompt}”
      </p>
      <p className="prompt-date">{dateOf(createdAt)}</p>
      <a
        href={pagePath("company-ranking", { prompt })}
        target="_blank"
        rel="noopener"
        className="btn prompt-run"
        title="Run this prompt"
      >
        <Play className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:sr-only">Run this prompt</span>
        <span className="sr-only">: {prompt} (opens in a new tab)</span>
      </a>
    </li>
  );
}

function dateOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "No date" : formatDate(date);
}
