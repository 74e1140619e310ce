import type { CompanyOverview, CompanySuggestion } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Defined } from "../../components/ui/defined.tsx";
import { SandboxBadge } from "../../components/ui/sandbox-badge.tsx";
import { siteHref } from "../../lib/links.ts";
import { DEFINITIONS } from "./definitions.ts";
import { ShareButton } from "./share-button.tsx";

interface CompanyHeaderProps {
  readonly company: CompanySuggestion;
  /** Undefined while it loads. */
  readonly overview: CompanyOverview | undefined;
  readonly isFailed: boolean;
}

/** Who it is, four figures, and the ways out of the page. */
export function CompanyHeader({ company, overview, isFailed }: CompanyHeaderProps) {
  const { domain, name } = company;
  const href = siteHref(domain);
  return (
    <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <CompanyLogo domain={domain} name={name} className="[--s:56px] sm:[--s:64px]" />
        <div className="min-w-0">
          <h1
            className="truncate text-[24px] leading-[30px] font-strong tracking-[-0.02em] sm:text-2xl"
            title={name}
          >
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="max-w-full truncate text-ink-3" title={domain}>
              {domain}
            </span>
            {overview?.isSandbox && <SandboxBadge />}
          </p>
        </div>
      </div>
      <Figures overview={overview} isFailed={isFailed} />
      <div className="flex gap-2 sm:col-start-2 sm:row-start-1 lg:col-start-3">
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="btn btn-secondary max-sm:flex-1"
          >
            <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Visit Site
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <ShareButton
          title={`${name} - Company Analysis`}
          text={`See how AI models rank ${name} when people ask for a recommendation.`}
        />
      </div>
    </div>
  );
}

function Figures({ overview, isFailed }: Omit<CompanyHeaderProps, "company">) {
  const figures = overview?.figures;
  const unknown = isFailed ? "–" : "...";
  const shown = [
    ["Top 3 Mentions", DEFINITIONS.top3Mentions, figures?.top3Mentions ?? unknown],
    ["Average Rank", DEFINITIONS.averageRank, figures ? (figures.averageRank?.toFixed(1) ?? "–") : unknown],
    ["Total Mentions", DEFINITIONS.totalMentions, figures?.totalMentions ?? unknown],
    ["Sources", DEFINITIONS.sources, figures?.sources ?? unknown],
  ] as const;
  return (
    <dl
      className="company-figures sm:col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1"
      aria-busy={!overview && !isFailed}
    >
      {shown.map(([term, definition, value]) => (
        <div key={term}>
          <dt className="text-xs text-ink-3">
            <Defined text={definition}>{term}</Defined>
          </dt>
          <dd className="mt-0.5 text-2xl font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
