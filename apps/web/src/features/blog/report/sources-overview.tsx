import {
  BLOG_REPORT_LIMITS,
  type CompanyReport,
  type ReportedAdvice,
  type SourceAdvice,
  type SourceCategory,
} from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { PriorityActions } from "./priority-actions.tsx";
import { AnalysisPending, ReportSection } from "./report-section.tsx";
import { Advised, type FactList, Facts, Summary } from "./reported-advice.tsx";

interface SourcesOverviewProps {
  readonly report: CompanyReport;
  readonly part: ReportedAdvice<SourceAdvice> | null;
}

/** What a model advised on the sources that answers cite: kinds of sources, and what to do first. */
export function SourcesOverview({ report: { name, domain }, part }: SourcesOverviewProps) {
  if (!part) {
    return (
      <ReportSection name="overview">
        <AnalysisPending>
          No analysis of the sources that answers cite for {name ?? domain} is part of this report yet.
        </AnalysisPending>
      </ReportSection>
    );
  }
  const { advice, facts } = part;
  const known: FactList = { kind: "source", facts };
  return (
    <ReportSection name="overview">
      <Summary pieces={advice.summary} known={known} />
      {advice.sourceCategories.length > 0 && (
        <ul className="mt-4 grid gap-x-8 border-t-2 border-line-ink sm:grid-cols-3">
          {advice.sourceCategories.map((category, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: categories never change places
            <Category key={index} category={category} known={known} />
          ))}
        </ul>
      )}
      <PriorityActions actions={advice.priorityActions} known={known} />
      <Facts known={known} />
    </ReportSection>
  );
}

/** A kind of sources, what it offers, and the first of its sources. */
function Category({ category: piece, known }: { category: SourceCategory; known: FactList }) {
  const { category, sources } = piece;
  const shown = sources.slice(0, BLOG_REPORT_LIMITS.categorySources);
  return (
    <li className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-1.5 border-b border-line py-3">
      <h3 className="font-strong wrap-anywhere">{category}</h3>
      <p className="text-sm/5 text-pretty wrap-anywhere text-ink-2">
        <Advised advice={piece} known={known} />
      </p>
      <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 pt-1 text-sm">
        {shown.map((source) => (
          <li key={source} className="max-w-full min-w-0">
            <CompanyLink
              company={{ domain: source }}
              className="flex min-h-6 items-center gap-1.5 hover:underline max-sm:min-h-10"
            >
              <CompanyLogo domain={source} className="side-5" loading="lazy" eager />
              <span className="truncate" title={source}>
                {source}
              </span>
            </CompanyLink>
          </li>
        ))}
        {sources.length > shown.length && (
          <li className="text-ink-3">+{sources.length - shown.length} more</li>
        )}
      </ul>
    </li>
  );
}
