import { modelName, readColumn } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { useRef } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { companyHref, siteHref } from "../../../lib/links.ts";
import { AnalyzeLink } from "../analyze-link.tsx";
import type { Mention, Standings } from "../standings.ts";

const PROMPT_NUMBERS = [1, 2] as const;

interface ComparedDialogProps {
  /** The company's row in either answer, best rank first; at least one. */
  readonly mentions: readonly Mention[];
  readonly prompts: readonly string[];
  readonly standings: Standings;
  readonly onClose: () => void;
}

/** One company in both answers: its rank for each prompt and what the model says there. */
export function ComparedDialog({ mentions, prompts, standings, onClose }: ComparedDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [best] = mentions;
  if (!best) return null;
  const { entry, modelId: column } = best;
  const { modelId } = readColumn(column);
  const href = siteHref(entry.domain);
  const analysis = companyHref(entry);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Dialog onClose={onClose} className="max-w-[640px]" onOpenAutoFocus={focusHeading}>
      <header className="grid flex-none grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 px-4 pt-5 pb-5 sm:px-6 sm:pt-6">
        <CompanyLogo domain={entry.domain} name={entry.name} className="[--s:56px]" />
        <div className="min-w-0">
          <DialogTitle
            ref={heading}
            tabIndex={-1}
            data-focus-quiet
            className="truncate text-xl font-strong"
            title={entry.name}
          >
            {entry.name}
          </DialogTitle>
          <p className="truncate text-sm text-ink-3">{entry.domain || "No site named"}</p>
        </div>
        <DialogClose className="-mt-2 -mr-2 self-start" />
      </header>
      <section
        className="mx-4 min-h-0 overflow-y-auto border-t border-line pb-4 sm:mx-6"
        aria-label="Details"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        <p className="flex items-center gap-2 pt-4 text-sm text-ink-2">
          <ModelDisc model={modelId} />
          Ranked by {modelName(modelId)}
        </p>
        <ul>
          {PROMPT_NUMBERS.map((no) => (
            <Answer
              key={no}
              no={no}
              prompt={prompts[no - 1] ?? ""}
              mention={mentions.find((mention) => readColumn(mention.modelId).promptNo === no)}
              isCensored={standings.isCensored}
            />
          ))}
        </ul>
      </section>
      <footer className="flex min-h-[73px] flex-none items-center justify-end gap-2 border-t border-line-2 px-4 py-4 sm:px-6">
        {href && (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="btn btn-secondary">
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Visit Site
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        {analysis && <AnalyzeLink href={analysis} />}
      </footer>
    </Dialog>
  );
}

interface AnswerProps {
  readonly no: number;
  readonly prompt: string;
  readonly mention: Mention | undefined;
  readonly isCensored: boolean;
}

function Answer({ no, prompt, mention, isCensored }: AnswerProps) {
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
        <div>
          <p className="text-xs text-ink-3">Prompt {no}</p>
          <h3 className="line-clamp-3 font-strong break-words" title={prompt}>
            “{prompt}”
          </h3>
        </div>
        {mention ? (
          <RankBadge rank={mention.entry.rank} prefix="#" large />
        ) : (
          <span className="text-sm text-ink-3">{isCensored ? "Not shown" : "Not listed"}</span>
        )}
      </div>
      {mention?.entry.description && (
        <p className="mt-2 break-words text-ink-2">{mention.entry.description}</p>
      )}
      {mention?.entry.rationale && <p className="mt-1 break-words text-ink-2">“{mention.entry.rationale}”</p>}
    </li>
  );
}
