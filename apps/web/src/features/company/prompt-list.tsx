import { type CompanyQuestion, plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { formatDate } from "../../lib/format.ts";
import { archivedLocation, sharedLocation } from "../../lib/search/locations.ts";
import { BestAndWorst } from "./best-and-worst.tsx";
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

/** A question: a link to its newest answer, and the button that asks it anew. */
function PromptRow({ question }: { question: CompanyQuestion }) {
  const { searchId, kind, prompt, rank, ranks, places, isOwn } = question;
  const location = isOwn ? archivedLocation : sharedLocation;
  return (
    <li className="group/prompt grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line hover:bg-hover max-sm:gap-x-3">
      <Link
        {...location(kind, searchId)}
        className={
          "grid min-h-15 items-center gap-x-4 py-2 focus-visible:shadow-none focus-visible:-outline-offset-2 " +
          "max-sm:grid-cols-[44px_minmax(0,1fr)] max-sm:py-3 sm:grid-cols-[48px_minmax(0,1fr)_72px]"
        }
      >
        <RankBadge rank={rank} prefix="#" size="wide" className="justify-self-start" />
        <span className="min-w-0">
          <span
            className={
              "block font-medium group-focus-within/prompt:line-clamp-none group-focus-within/prompt:whitespace-normal " +
              "max-sm:line-clamp-2 max-sm:text-name/5 max-sm:wrap-anywhere sm:truncate sm:group-focus-within/prompt:wrap-anywhere"
            }
            title={prompt}
          >
            “{prompt}”
          </span>
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-3">
            {detailsOf(question)}
            <BestAndWorst places={places} />
          </span>
        </span>
        <RankTrend ranks={ranks} />
      </Link>
      <RunPrompt prompt={prompt} />
    </li>
  );
}

function detailsOf({ kind, createdAt, timesAsked }: CompanyQuestion): string {
  const date = new Date(createdAt);
  const day = Number.isNaN(date.getTime()) ? "No date" : formatDate(date);
  const asked = timesAsked === 1 ? null : `asked ${plural(timesAsked, "time")}`;
  return [day, asked, kind === "comparison" && "in a comparison"].filter(Boolean).join(" · ");
}
