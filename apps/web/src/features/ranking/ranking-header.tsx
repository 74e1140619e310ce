import { BookOpen, Check, Globe, LockKeyhole, RotateCw, Share } from "lucide-react";
import type { ReactNode } from "react";
import { useCopyLink } from "../../lib/copy-link.ts";
import { formatClock, formatDateTime, plural } from "../../lib/format.ts";

interface RankingHeaderProps {
  readonly prompt: string;
  /** Undefined leaves the badge out. */
  readonly webSearch?: boolean;
  readonly modelCount: number;
  readonly createdAt?: string | null;
  readonly running?: boolean;
  /** What the running search takes, e.g. "1 credit"; left out when it takes nothing. */
  readonly price?: string | undefined;
  readonly isPrivate?: boolean;
  readonly isSandbox: boolean;
  readonly onRunAgain?: () => void;
  /** Before the heading, e.g. the way back. */
  readonly before?: ReactNode;
}

export function RankingHeader({
  prompt,
  isPrivate = false,
  running = false,
  before,
  ...props
}: RankingHeaderProps) {
  const { webSearch, modelCount, createdAt, isSandbox, price, onRunAgain } = props;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {before}
        <p className="text-sm font-medium text-ink-3">Company Ranking</p>
        <h1 className="mt-1 mb-3 text-[24px] leading-[30px] font-strong tracking-[-0.02em] text-balance break-words sm:text-2xl">
          “{prompt}”
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
          {webSearch !== undefined && <SearchBadge webSearch={webSearch} />}
          <span>{plural(modelCount, "model")}</span>
          {running && price && <span>{price}</span>}
          {createdAt && (
            <span>{running ? `Started ${formatClock(createdAt)}` : formatDateTime(createdAt)}</span>
          )}
          {isPrivate && (
            <span className="badge badge-line">
              <LockKeyhole className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
              Private
            </span>
          )}
          {isSandbox && <span className="badge badge-sandbox">Sandbox data</span>}
        </div>
      </div>
      {onRunAgain && !running && (
        <div className="flex gap-2 print:hidden">
          <button
            type="button"
            className="btn btn-secondary"
            title="Asks the same models again for 1 credit"
            onClick={onRunAgain}
          >
            <RotateCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Run again
          </button>
          <ShareButton title={`“${prompt}”`} />
        </div>
      )}
    </div>
  );
}

function SearchBadge({ webSearch }: { webSearch: boolean }) {
  const Icon = webSearch ? Globe : BookOpen;
  return (
    <span className="badge">
      <Icon className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
      {webSearch ? "Web Search" : "Training Data"}
    </span>
  );
}

function ShareButton({ title }: { title: string }) {
  const { copied, share } = useCopyLink();
  const Icon = copied ? Check : Share;
  return (
    <button type="button" className="btn btn-secondary min-w-[124px]" onClick={() => share(title)}>
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
    </button>
  );
}
