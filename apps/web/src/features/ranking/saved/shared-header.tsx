import { KIND_TITLES, SANDBOX_LABEL, type SearchRecord } from "@standings/domain";
import { BookOpen, Globe, Play } from "lucide-react";
import { formatDay } from "../../../lib/format.ts";
import { repeatPath } from "../../../lib/search/question.ts";
import { ShareMenu } from "../share-menu.tsx";
import { BackToTrending } from "./back-links.tsx";

interface SharedHeaderProps {
  readonly record: SearchRecord;
  /** Who was asked, in words. */
  readonly asked: string;
}

export function SharedHeader({ record, asked }: SharedHeaderProps) {
  const { kind, prompt, prompt2, models } = record;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <BackToTrending sector={record.sector} />
        <h1 className="mb-3 text-[24px] leading-[30px] font-strong tracking-[-0.02em] text-balance break-words sm:text-2xl">
          {kind === "comparison" ? "Comparing Prompts" : `${KIND_TITLES[kind]}: "${prompt}"`}
        </h1>
        {kind === "comparison" && (
          <ol className="mb-3 grid gap-1 text-md text-ink-2">
            {[prompt, prompt2].map((text, index) => (
              <li key={text} className="break-words">
                Prompt {index + 1}: <span className="font-medium text-ink">“{text}”</span>
              </li>
            ))}
          </ol>
        )}
        <Facts record={record} asked={asked} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a
          href={repeatPath(
            record,
            models.map((model) => model.columnId),
          )}
          target="_blank"
          rel="noopener nofollow"
          className="btn btn-secondary"
        >
          <Play className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Run this prompt
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <ShareMenu title={`“${prompt}”`} request={null} problem={null} />
      </div>
    </div>
  );
}

function Facts({ record, asked }: SharedHeaderProps) {
  const { webSearch, sector, createdAt, isSandbox } = record;
  const Icon = webSearch ? Globe : BookOpen;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      <span className="badge">
        <Icon className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
        Web Search Was {webSearch ? "Enabled" : "Disabled"} For This Search
      </span>
      {sector && <span className="badge badge-line">{sector}</span>}
      <span>{asked}</span>
      <time dateTime={createdAt}>{formatDay(new Date(createdAt))}</time>
      {isSandbox && <span className="badge badge-sandbox">{SANDBOX_LABEL}</span>}
    </div>
  );
}
