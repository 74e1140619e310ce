import { type CompanyOverview, type CompanySuggestion, plural } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { lazy } from "react";
import { AdminSlot, ForAdmins } from "../../components/admin/for-admins.tsx";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { OwnBadge, useOwnKey } from "../../components/company/own-badge.tsx";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { ButtonAnchor } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { ShareButton } from "../../components/ui/share-button.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import { siteHref } from "../../lib/links.ts";
import { DEFINITIONS } from "./company-definitions.ts";
import type { CompanyTab } from "./company-tabs.ts";
import { ExportButton } from "./export-button.tsx";
import { OtherSites } from "./other-sites.tsx";

const PublishReport = lazy(() =>
  import("./report/publish-report.tsx").then((module) => ({ default: module.PublishReport })),
);

interface CompanyHeaderProps {
  readonly company: CompanySuggestion;
  /** Undefined while loading. */
  readonly overview: CompanyOverview | undefined;
  /** Some of what the page shows was answered by the sandbox. */
  readonly isSandbox: boolean;
  readonly isFailed: boolean;
  /** Null for guests, whose page has no tabs to export. */
  readonly tab: CompanyTab | null;
}

/** Name, four figures and actions of a company. */
export function CompanyHeader({ company, overview, isSandbox, isFailed, tab }: CompanyHeaderProps) {
  const { domain, name } = company;
  const href = siteHref(domain);
  const isOwn = useOwnKey() === domain;
  return (
    <div className="grid items-center gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(18rem,1fr)_auto_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <CompanyLogo domain={domain} name={name} className="side-14 sm:side-16" />
        <div className="relative min-w-0">
          <div className="flex items-center gap-2.5">
            <h1
              className="line-clamp-2 text-page-title font-strong wrap-anywhere sm:text-2xl/7.5"
              title={name}
            >
              {name}
            </h1>
            {overview && <OtherSites sites={overview.countries} />}
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="max-w-full truncate text-ink-3" title={domain}>
              {domain}
            </span>
            {isOwn && <OwnBadge />}
            {isSandbox && <SandboxBadge />}
          </p>
          {overview?.parent && (
            <p className="text-sm text-ink-3">
              {name} is a site of{" "}
              <TextLink to="/company/$domain" params={{ domain: overview.parent }}>
                {overview.parent}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <Figures overview={overview} isFailed={isFailed} />
      <div className="flex flex-wrap gap-2 sm:col-start-2 sm:max-w-96 sm:justify-end sm:row-start-1 xl:col-start-3">
        {tab !== null && <ExportButton company={company} overview={overview} tab={tab} />}
        {href && (
          <ButtonAnchor
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="max-sm:flex-1"
          >
            <Icon of={ExternalLink} />
            Visit Site
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonAnchor>
        )}
        <ShareButton
          title={`${name} - Company Analysis`}
          text={`See how AI models rank ${name} when people ask for a recommendation.`}
        />
        <ForAdmins>
          <PublishReport company={company} />
        </ForAdmins>
        <AdminSlot page={{ domain }} />
      </div>
    </div>
  );
}

function Figures({ overview, isFailed }: Pick<CompanyHeaderProps, "overview" | "isFailed">) {
  const figures = overview?.figures;
  const unknown = isFailed ? "–" : "...";
  const listed = figures?.totalMentions ?? 0;
  const of = figures && `of ${plural(figures.answers, "answer")}`;
  const shown = [
    ["Top 3 Mentions", DEFINITIONS.top3Mentions, figures?.top3Mentions ?? unknown, of],
    [
      "Average Rank",
      DEFINITIONS.averageRank,
      figures ? (figures.averageRank?.toFixed(1) ?? "–") : unknown,
      figures && (figures.totalMentions > 0 ? `in those ${listed}` : "never listed yet"),
    ],
    ["Total Mentions", DEFINITIONS.totalMentions, figures?.totalMentions ?? unknown, of],
    ["Sources", DEFINITIONS.sources, figures?.sources ?? unknown, figures && `cited in those ${listed}`],
  ] as const;
  return (
    <dl
      className="grid grid-cols-2 border-y border-line sm:col-span-2 sm:grid-cols-4 sm:border-0 xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:grid-cols-[repeat(4,auto)]"
      aria-busy={!overview && !isFailed}
    >
      {shown.map(([term, definition, value, note]) => (
        <div
          key={term}
          className={
            "py-2.5 max-sm:even:border-l max-sm:even:border-line max-sm:even:pl-4 max-sm:nth-[n+3]:border-t " +
            "max-sm:nth-[n+3]:border-line sm:h-19 sm:border-l sm:border-line-2 sm:px-6 sm:py-1 sm:max-xl:first:border-l-0 sm:max-xl:first:pl-0 xl:w-35 xl:px-3"
          }
        >
          <dt className="text-xs whitespace-nowrap text-ink-3">
            <Defined text={definition}>{term}</Defined>
          </dt>
          <dd className="mt-0.5 text-2xl font-strong">{value}</dd>
          <dd className="h-4 text-xs/4 whitespace-nowrap text-ink-3 tabular-nums">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
