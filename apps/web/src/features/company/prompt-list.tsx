import { type CompanyQuestion, plural } from "@standings/domain";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { formatDate } from "../../lib/format.ts";
import { RankTrend } from "./rank-trend.tsx";
import { RunPrompt } from "./run-prompt.tsx";

export function PromptList({ questions }: { questions: readonly CompanyQuestion[] }) {
  return (
    <ul>
      {questions.map((question) => (
        <PromptRow key={`${question.searchId} ${question.prompt}`} question={question} />
      ))}
    </ul>
  );
}

function PromptRow({ question }: { question: CompanyQuestion }) {
  const { prompt, rank, ranks } = question;
  return (
    <li className="group/prompt grid min-h-15 items-center gap-x-4 border-b border-line py-2 max-sm:grid-cols-[44px_minmax(0,1fr)_auto] max-sm:py-3 sm:grid-cols-[48px_minmax(0,1fr)_72px_auto]">
      <RankBadge rank={rank} prefix="#" size="wide" className="justify-self-start" />
      <div className="min-w-0">
        <p
          className={
            "font-medium group-focus-within/prompt:line-clamp-none group-focus-within/prompt:whitespace-normal max-sm:line-clamp-2 " +
            "max-sm:text-name/5 max-sm:wrap-anywhere sm:truncate sm:group-focus-within/prompt:wrap-anywhere"
          }
          title={prompt}
        >
          “{prompt}”
        </p>
        <p className="text-sm text-ink-3">{detailsOf(question)}</p>
      </div>
      <RankTrend ranks={ranks} />
      <RunPrompt prompt={prompt} className="max-sm:col-start-3 max-sm:row-start-1" />
    </li>
  );
}

function detailsOf({ kind, createdAt, timesAsked }: CompanyQuestion): string {
  const date = new Date(createdAt);
  const day = Number.isNaN(date.getTime()) ? "No date" : formatDate(date);
  const asked = timesAsked === 1 ? null : `asked ${plural(timesAsked, "time")}`;
  return [day, asked, kind === "comparison" && "in a comparison"].filter(Boolean).join(" · ");
}
