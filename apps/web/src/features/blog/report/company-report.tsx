import type { CompanyReport } from "@standings/domain";
import { getRouteApi } from "@tanstack/react-router";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { PostText } from "../post/post-body.tsx";
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
  const [{ domain, html }] = trpc.blog.post.useSuspenseQuery({ slug });
  return domain === null ? null : <CompanyReportSections domain={domain} html={html} />;
}

interface ReportProps {
  readonly domain: string;
  /** The author's text. */
  readonly html: string;
}

/** The sections of a company's report, figures first, the author's text after them (spec part 2 §2). */
function CompanyReportSections({ domain, html }: ReportProps) {
  const { data: report, isError, refetch } = trpc.blog.companyReport.useQuery({ domain });
  return (
    <div id={REPORT_ID}>
      {report && <Sections report={report} html={html} />}
      {!report && isError && <Failed onRetry={() => void refetch()} />}
      {!report && !isError && (
        <div className="min-h-[75svh]">
          <DelayedLoading>Loading report...</DelayedLoading>
          <noscript>The figures of this report could not be loaded. Please reload the page.</noscript>
        </div>
      )}
    </div>
  );
}

function Sections({ report, html }: { report: CompanyReport; html: string }) {
  const [analysis] = report.analysis;
  return (
    <>
      <ReportHeader report={report} />
      <Trends report={report} />
      <TopSources report={report} />
      <ModelAnalysis report={report} />
      {html !== "" && (
        <div className="pt-8">
          <PostText html={html} />
        </div>
      )}
      <SeoAnalysis report={report} part={analysis?.seo ?? null} />
      <SourcesOverview report={report} part={analysis?.source ?? null} />
      <StrategicCards />
      <Methodology report={report} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailed title="Failed to load report" isMain onRetry={onRetry}>
      The figures of this report could not be loaded. Please try again.
    </LoadFailed>
  );
}
