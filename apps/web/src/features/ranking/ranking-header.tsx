import { groundingLabel, SANDBOX_LABEL, type Sector } from "@standings/domain";
import { BookOpen, Globe, LockKeyhole, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { formatClock, formatDateTime } from "../../lib/format.ts";

interface RankingHeaderProps {
  /** Above the title: what kind of search this is. */
  readonly eyebrow?: string;
  readonly title: string;
  /** Who is asked: "5 models", or the choice of a model. */
  readonly asked: ReactNode;
  /** Undefined leaves the badge out. */
  readonly webSearch?: boolean;
  readonly sector?: Sector | null;
  readonly createdAt?: string | null;
  readonly running?: boolean;
  /** What the running search takes, e.g. "1 credit"; left out when it takes nothing. */
  readonly price?: string | undefined;
  readonly isPrivate?: boolean;
  readonly isSandbox: boolean;
  readonly onRunAgain?: () => void;
  /** The share menu, once there is something to share. */
  readonly share?: ReactNode;
  /** Before the heading, e.g. the way back. */
  readonly before?: ReactNode;
}

export function RankingHeader({ eyebrow, title, running = false, before, ...props }: RankingHeaderProps) {
  const { onRunAgain, share } = props;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {before}
        {eyebrow && <p className="text-sm font-medium text-ink-3">{eyebrow}</p>}
        <h1 className="mt-1 mb-3 text-[24px] leading-[30px] font-strong tracking-[-0.02em] text-balance break-words sm:text-2xl">
          {title}
        </h1>
        <Facts running={running} {...props} />
      </div>
      {onRunAgain && !running && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <button
            type="button"
            className="btn btn-secondary"
            title="Asks the same again for 1 credit"
            onClick={onRunAgain}
          >
            <RotateCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Run again
          </button>
          {share}
        </div>
      )}
    </div>
  );
}

type FactsProps = Omit<RankingHeaderProps, "eyebrow" | "title" | "before">;

function Facts({ asked, webSearch, sector, createdAt, running, price, isPrivate, isSandbox }: FactsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      {webSearch !== undefined && <SearchBadge webSearch={webSearch} />}
      {sector && <span className="badge badge-line">{sector}</span>}
      {typeof asked === "string" ? <span>{asked}</span> : asked}
      {running && price && <span>{price}</span>}
      {createdAt && <span>{running ? `Started ${formatClock(createdAt)}` : formatDateTime(createdAt)}</span>}
      {isPrivate && (
        <span className="badge badge-line">
          <LockKeyhole className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
          Private
        </span>
      )}
      {isSandbox && <span className="badge badge-sandbox">{SANDBOX_LABEL}</span>}
    </div>
  );
}

function SearchBadge({ webSearch }: { webSearch: boolean }) {
  const Icon = webSearch ? Globe : BookOpen;
  return (
    <span className="badge">
      <Icon className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
      {groundingLabel(webSearch)}
    </span>
  );
}
