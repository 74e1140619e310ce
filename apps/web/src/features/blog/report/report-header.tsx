import type { CompanyReport } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { formatDay, formatNumber } from "../../../lib/format.ts";
import { siteHref } from "../../../lib/links.ts";

/** The company and its four figures. */
export function ReportHeader({ report }: { report: CompanyReport }) {
  const { domain, name, isSandbox, countedAt } = report;
  return (
    <section
      aria-label="Company"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t-2 border-line-ink pt-5"
    >
      <div className="flex min-w-0 items-center gap-3.5">
        <CompanyLogo domain={domain} name={name ?? domain} className="side-12" eager />
        <div className="min-w-0">
          <p className="text-lg/6 font-strong wrap-anywhere">{name ?? domain}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Site domain={domain} />
            {isSandbox && <SandboxBadge />}
            <span className="text-ink-3">Figures of {formatDay(new Date(countedAt))}</span>
          </p>
        </div>
      </div>
      <Figures report={report} />
    </section>
  );
}

function Site({ domain }: { domain: string }) {
  const href = siteHref(domain);
  if (href === null) return domain;
  return (
    <OutsideLink
      href={href}
      className="inline-flex min-w-0 items-center gap-1.5 text-ink-3 hover:text-ink max-sm:min-h-10"
    >
      <span className="wrap-anywhere">{domain}</span>
      <Icon of={ExternalLink} size="xs" className="flex-none" />
    </OutsideLink>
  );
}

function Figures({ report }: { report: CompanyReport }) {
  const { averageRank, totalMentions, totalSources, totalCompetitors } = report;
  const figures = [
    ["Average rank", averageRank?.toFixed(1) ?? "–"],
    ["Total mentions", formatNumber(totalMentions)],
    ["Sources", formatNumber(totalSources)],
    ["Competitors", formatNumber(totalCompetitors)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 max-sm:w-full max-sm:border-t max-sm:border-line sm:grid-cols-[repeat(4,auto)]">
      {figures.map(([term, value]) => (
        <div
          key={term}
          className={
            "border-line max-sm:border-b max-sm:py-2.5 max-sm:even:border-l max-sm:even:pl-4 " +
            "sm:border-l sm:border-line-2 sm:px-6 sm:last:pr-0"
          }
        >
          <dt className="text-xs whitespace-nowrap text-ink-3">{term}</dt>
          <dd className="text-2xl font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
