import { BLOG_REPORT_LIMITS, type CompanyReport, pagePath, type ReportedPrompt } from "@standings/domain";
import { Play } from "lucide-react";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PathLink } from "../../../components/ui/path-link.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { formatDay } from "../../../lib/format.ts";
import { Nothing, ReportSection } from "./report-section.tsx";

/** The newest prompts in whose answers the company is listed. */
export function Trends({ report: { historicalData, name, domain } }: { report: CompanyReport }) {
  const prompts = historicalData.slice(0, BLOG_REPORT_LIMITS.history);
  return (
    <ReportSection name="trends">
      {prompts.length === 0 ? (
        <Nothing>No shared search lists {name ?? domain} yet.</Nothing>
      ) : (
        <ul className="border-t-2 border-line-ink">
          {prompts.map((prompt, index) => (
            // A prompt that is asked twice is listed twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
            <PromptRow key={`${index} ${prompt.createdAt}`} prompt={prompt} />
          ))}
        </ul>
      )}
    </ReportSection>
  );
}

/** The link leads to the prompt's page, which says what asking costs. */
function PromptRow({ prompt: { prompt, averageRank, createdAt } }: { prompt: ReportedPrompt }) {
  return (
    <li className="grid min-h-11 grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 sm:grid-cols-[48px_minmax(0,1fr)_96px_auto] sm:gap-x-4">
      <RankBadge rank={averageRank} prefix="#" size="wide" className="justify-self-start max-sm:row-span-2" />
      <p className="font-medium text-pretty wrap-anywhere">“{prompt}”</p>
      <time dateTime={createdAt} className="text-sm text-ink-3 max-sm:col-start-2 max-sm:row-start-2">
        {formatDay(new Date(createdAt))}
      </time>
      <PathLink
        href={pagePath("company-ranking", { prompt })}
        rel="nofollow"
        title="Run this prompt"
        className={buttonStyle({
          variant: "ghost",
          size: "sm",
          className:
            "max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:border-line-2 print:hidden",
        })}
      >
        <Icon of={Play} />
        <span className="max-sm:sr-only">Run this prompt</span>
        <span className="sr-only">: {prompt}</span>
      </PathLink>
    </li>
  );
}
