import {
  type AskedPrompt,
  type CompanySuggestion,
  GAP_DETAIL_SEARCHES,
  type GapPage,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { DelayedFallback, Loading } from "../../../components/ui/delayed-fallback.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDate, formatList } from "../../../lib/format.ts";
import { safeHref } from "../../../lib/links.ts";
import { archivedLocation, sharedLocation } from "../../../lib/search/locations.ts";
import { LoadFailed } from "../load-failed.tsx";

interface GapDetailViewProps {
  readonly company: CompanySuggestion;
  /** A site of the gap. */
  readonly domain: string;
}

/** Pages of a site that answers cite without the company, and the questions that were asked. */
export function GapDetailView({ company, domain }: GapDetailViewProps) {
  const detail = trpc.company.gap.useQuery({ domain: company.domain, source: domain });
  if (detail.isError) {
    return <LoadFailed what="Could not load its pages." onRetry={() => void detail.refetch()} />;
  }
  if (!detail.data) {
    return (
      <div className="min-h-40 py-3 sm:pl-11">
        <DelayedFallback>
          <Loading>Loading pages...</Loading>
        </DelayedFallback>
      </div>
    );
  }
  const { pages, prompts } = detail.data;
  return (
    <div className="grid gap-x-10 gap-y-5 pt-1 pb-5 sm:pl-11 xl:grid-cols-2">
      <section className="min-w-0">
        <h3 className="border-b border-line-2 pb-1.5 text-sm font-strong">Cited pages</h3>
        {pages.length === 0 && <p className="py-2 text-sm text-ink-2">The answers name no page of it.</p>}
        <ul>
          {pages.map((page) => (
            <PageRow key={page.url} page={page} />
          ))}
        </ul>
      </section>
      <section className="min-w-0">
        <h3 className="border-b border-line-2 pb-1.5 text-sm font-strong">
          Questions without {company.name}
        </h3>
        <ul>
          {prompts.map((prompt) => (
            <PromptRow key={`${prompt.searchId} ${prompt.prompt}`} prompt={prompt} />
          ))}
        </ul>
      </section>
      <p className="text-sm text-ink-3 xl:col-span-2">
        From its newest {GAP_DETAIL_SEARCHES} searches at most.
      </p>
    </div>
  );
}

function PageRow({ page: { url, title, answers } }: { page: GapPage }) {
  const href = safeHref(url);
  if (href === null) return null;
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="group/page min-w-0 flex-1 hover:underline"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{title ?? shortAddress(href)}</span>
        {title !== null && <span className="block truncate text-sm text-ink-3">{shortAddress(href)}</span>}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="flex-none text-sm tabular-nums text-ink-2">{answers}x</span>
      <Icon of={ExternalLink} size="xs" className="flex-none self-center text-ink-3" />
    </li>
  );
}

function shortAddress(href: string): string {
  const { hostname, pathname } = new URL(href);
  return `${hostname.replace(/^www\./, "")}${pathname === "/" ? "" : pathname}`;
}

interface PromptRowProps {
  readonly prompt: AskedPrompt & {
    readonly createdAt: string;
    readonly competitors: readonly CompanySuggestion[];
  };
}

function PromptRow({ prompt: { searchId, kind, prompt, isOwn, createdAt, competitors } }: PromptRowProps) {
  const location = isOwn ? archivedLocation : sharedLocation;
  return (
    <li className="border-b border-line py-2">
      <Link {...location(kind, searchId)} className="line-clamp-2 font-medium wrap-anywhere hover:underline">
        “{prompt}”
      </Link>
      <p className="text-sm text-pretty text-ink-3">
        {formatDate(new Date(createdAt))}
        {competitors.length > 0 && ` · lists ${formatList(competitors.map(({ name }) => name))}`}
      </p>
    </li>
  );
}
