import type { CompanyReport } from "@standings/domain";
import { getRouteApi } from "@tanstack/react-router";
import { Button } from "../../../components/ui/button.tsx";
import { DelayedFallback, Loading } from "../../../components/ui/delayed-fallback.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { Methodology } from "./methodology.tsx";
import { ModelAnalysis } from "./model-analysis.tsx";
import { ReportHeader } from "./report-header.tsx";
import { REPORT_ID } from "./report-sections.ts";
import { SeoAnalysis } from "./seo-analysis.tsx";
import { SourcesOverview } from "./sources-overview.tsx";
import { StrategicCards } from "./strategic-cards.tsx";
import { TopSources } from "./top-sources.tsx";
import { Trends } from "./trends.tsx";

const route = getRouteApi("/blog/$slug");

/** The report of the page's post. */
export function ReportOfPost() {
  const { slug } = route.useParams();
  const [{ domain }] = trpc.blog.post.useSuspenseQuery({ slug });
  return domain === null ? null : <CompanyReportSections domain={domain} />;
}

/** The sections of a company's report inside its post, from live figures (spec part 2 §2). */
export function CompanyReportSections({ domain }: { domain: string }) {
  const { data: report, isError, refetch } = trpc.blog.companyReport.useQuery({ domain });
  return (
    <div id={REPORT_ID} className="pt-14 first:pt-0">
      {report && <Sections report={report} />}
      {!report && isError && <Failed onRetry={() => void refetch()} />}
      {!report && !isError && (
        <div className="min-h-[75svh]">
          <DelayedFallback>
            <Loading>Loading report...</Loading>
          </DelayedFallback>
          <noscript>The figures of this report could not be loaded. Please reload the page.</noscript>
        </div>
      )}
    </div>
  );
}

function Sections({ report }: { report: CompanyReport }) {
  const [analysis] = report.analysis;
  return (
    <>
      <ReportHeader report={report} />
      <Trends report={report} />
      <TopSources report={report} />
      <ModelAnalysis report={report} />
      <SeoAnalysis report={report} part={analysis?.seo ?? null} />
      <SourcesOverview report={report} part={analysis?.source ?? null} />
      <StrategicCards />
      <Methodology report={report} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      title="Failed to load report"
      actions={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      The figures of this report could not be loaded. Please try again.
    </Notice>
  );
}
