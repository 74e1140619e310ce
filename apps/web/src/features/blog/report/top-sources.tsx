import { BLOG_REPORT_LIMITS, type CompanyReport, type ReportedSource } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { CountBar } from "../../../components/ui/marks.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { Nothing, ReportSection } from "./report-section.tsx";

/** The domains that are cited by most answers which list the company. */
export function TopSources({ report: { top50Sources, name, domain } }: { report: CompanyReport }) {
  const sources = top50Sources.slice(0, BLOG_REPORT_LIMITS.sources);
  const most = Math.max(1, ...sources.map(({ count }) => count));
  if (sources.length === 0) {
    return (
      <ReportSection name="sources">
        <Nothing>The answers that list {name ?? domain} cite no sources.</Nothing>
      </ReportSection>
    );
  }
  return (
    <ReportSection
      name="sources"
      lead={`How many answers of shared searches that list ${name ?? domain} cite each domain.`}
    >
      <ol className="grid gap-x-12 border-t-2 border-line-ink sm:grid-cols-2">
        {sources.map((source) => (
          <SourceRow key={source.source} source={source} share={source.count / most} />
        ))}
      </ol>
    </ReportSection>
  );
}

interface SourceRowProps {
  readonly source: ReportedSource;
  /** Of the top count, 0 to 1. */
  readonly share: number;
}

function SourceRow({ source: { source, count }, share }: SourceRowProps) {
  return (
    <li className="min-w-0 border-b border-line">
      <CompanyLink
        company={{ domain: source }}
        className="grid h-13 grid-cols-[28px_minmax(0,1fr)_96px_32px] items-center gap-3 hover:bg-hover sm:h-10"
      >
        <CompanyLogo domain={source} name={source} loading="lazy" eager />
        <span className="truncate font-medium" title={source}>
          {source}
        </span>
        <CountBar share={share} className="w-full" />
        <span className="text-right font-strong tabular-nums">
          {formatNumber(count)}
          <span className="sr-only"> {count === 1 ? "answer" : "answers"}</span>
        </span>
      </CompanyLink>
    </li>
  );
}
