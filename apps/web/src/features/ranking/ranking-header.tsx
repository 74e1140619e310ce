import { type Market, SANDBOX_LABEL, type Sector, searchBadge } from "@standings/domain";
import { BookOpen, Globe, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Wordmark } from "../../components/brand/wordmark.tsx";
import { PrivacyRoom } from "../../components/privacy/privacy-control.tsx";
import { MarketBadge } from "../../components/search/market-badge.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { priced, useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { formatClock, formatDateTime } from "../../lib/format.ts";
import { RankingTitle } from "./ranking-title.tsx";

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const MINUTE = 60_000;

/** The age of a time of the last day: "just now", "12 minutes ago", "3 hours ago". */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return "just now";
  return minutes < 60
    ? relative.format(-minutes, "minute")
    : relative.format(-Math.floor(minutes / 60), "hour");
}

interface RankingHeaderProps {
  /** Kind of search, shown above the title. */
  readonly eyebrow?: string;
  readonly title: string;
  /** Models asked: "5 models", or a model menu. */
  readonly asked: ReactNode;
  /** Undefined hides the badge. */
  readonly webSearch?: boolean;
  readonly market?: Market | null;
  readonly sector?: Sector | null;
  readonly createdAt?: string | null;
  /** An earlier answer is shown in place of a new one: its age is said. */
  readonly isEarlier?: boolean;
  readonly running?: boolean;
  /** Price of the running search, e.g. "1 credit"; undefined when it is free. */
  readonly price?: string | undefined;
  /** The search's privacy, with the control that changes it. */
  readonly privacy?: ReactNode;
  readonly isSandbox: boolean;
  readonly onRunAgain?: (() => void) | undefined;
  /** Share menu, if there is something to share. */
  readonly share?: ReactNode;
  /** Content before the heading, e.g. a back link. */
  readonly before?: ReactNode;
}

export function RankingHeader({ eyebrow, title, running = false, before, ...props }: RankingHeaderProps) {
  const { onRunAgain, share } = props;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <PrintHead />
        {before}
        {eyebrow && <p className="text-sm font-medium text-ink-3">{eyebrow}</p>}
        <RankingTitle title={title} />
        <Facts running={running} {...props} />
      </div>
      {/* Their room is kept while the search runs, so that the facts stay where they are. */}
      <div
        className={`flex min-h-10 flex-wrap gap-2 print:hidden ${running ? "invisible" : ""}`}
        inert={running}
      >
        {onRunAgain && <RunAgain onRunAgain={onRunAgain} />}
        {onRunAgain && share}
      </div>
    </div>
  );
}

function RunAgain({ onRunAgain }: { onRunAgain: () => void }) {
  const { start } = useSearchPrices();
  return (
    <Button onClick={onRunAgain}>
      <Icon of={RotateCw} />
      {priced("Run again", start)}
    </Button>
  );
}

type FactsProps = Omit<RankingHeaderProps, "eyebrow" | "title" | "before">;

function Facts(props: FactsProps) {
  const { asked, webSearch, market, sector, createdAt, isEarlier, running, price, privacy, isSandbox } =
    props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      {webSearch !== undefined && <SearchBadge webSearch={webSearch} />}
      <MarketBadge market={market} />
      {sector && <Badge tone="line">{sector}</Badge>}
      {typeof asked === "string" ? <span>{asked}</span> : asked}
      {running && price && <span>{price}</span>}
      {createdAt && isEarlier && !running && (
        <span className="font-medium text-ink-2">Asked {formatAgo(createdAt, new Date())}</span>
      )}
      {(createdAt || running) && <span className="max-sm:min-w-38">{describeStart(createdAt, running)}</span>}
      {privacy || (running && <PrivacyRoom />)}
      {isSandbox && <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>}
    </div>
  );
}

function describeStart(createdAt: string | null | undefined, running: boolean | undefined): string {
  if (!createdAt) return "Starting…";
  return running ? `Started ${formatClock(createdAt)}` : formatDateTime(createdAt);
}

function SearchBadge({ webSearch }: { webSearch: boolean }) {
  const icon = webSearch ? Globe : BookOpen;
  return (
    <Badge>
      <Icon of={icon} size="xs" />
      {searchBadge(webSearch)}
    </Badge>
  );
}

/** The logo at the top of a printed result; the page's own bar is not printed. */
export function PrintHead() {
  return (
    <div className="mb-4 hidden border-b border-line-2 pb-3 print:block">
      <Wordmark />
    </div>
  );
}
