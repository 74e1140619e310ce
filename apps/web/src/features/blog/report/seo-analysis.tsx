import type { Advice, CompanyReport, ReportedAdvice, SeoAdvice } from "@standings/domain";
import { type LucideIcon, Minus, Plus } from "lucide-react";
import { POINT, PointList } from "../../../components/company/point-list.tsx";
import { badgeStyle } from "../../../components/ui/badge.tsx";
import { NumberMark } from "../../../components/ui/marks.tsx";
import { AnalysisPending, ReportSection } from "./report-section.tsx";
import { Advised, FactLinks, type FactList, Facts, Summary } from "./reported-advice.tsx";

interface SeoAnalysisProps {
  readonly report: CompanyReport;
  readonly part: ReportedAdvice<SeoAdvice> | null;
}

/** What a model advised on the company's site. */
export function SeoAnalysis({ report: { domain }, part }: SeoAnalysisProps) {
  if (!part) {
    return (
      <ReportSection name="seo">
        <AnalysisPending>No analysis of {domain} is part of this report yet.</AnalysisPending>
      </ReportSection>
    );
  }
  const { advice, facts } = part;
  const known: FactList = { kind: "seo", facts };
  return (
    <ReportSection name="seo">
      <Summary pieces={advice.summary} known={known} />
      <Keywords keywords={advice.keywords} />
      <div className="grid gap-x-12 gap-y-4 pt-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
        <Points title="SEO strengths" icon={Plus} points={advice.seoStrengths} known={known} />
        <Points title="SEO weaknesses" icon={Minus} points={advice.seoWeaknesses} known={known} />
        <Points title="AEO strengths" icon={Plus} points={advice.aeoStrengths} known={known} />
        <Points title="AEO weaknesses" icon={Minus} points={advice.aeoWeaknesses} known={known} />
      </div>
      <Recommendations recommendations={advice.recommendations} known={known} />
      <Facts known={known} />
    </ReportSection>
  );
}

function Keywords({ keywords }: Pick<SeoAdvice, "keywords">) {
  if (keywords.length === 0) return null;
  return (
    <ul aria-label="Keywords" className="flex flex-wrap gap-2 pt-4">
      {keywords.map((keyword) => (
        <li
          key={keyword}
          className={badgeStyle({
            className: "h-auto! min-h-7.5 px-2.5 py-1 text-sm! wrap-anywhere whitespace-normal!",
          })}
        >
          {keyword}
        </li>
      ))}
    </ul>
  );
}

interface PointsProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly points: readonly Advice[];
  readonly known: FactList;
}

function Points({ title, icon, points, known }: PointsProps) {
  return (
    <PointList title={title} icon={icon} isEmpty={points.length === 0}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points never change places
        <li key={index} className={POINT}>
          <Advised advice={point} known={known} />
        </li>
      ))}
    </PointList>
  );
}

interface RecommendationsProps extends Pick<SeoAdvice, "recommendations"> {
  readonly known: FactList;
}

/** Most important first, across; their reasons are the facts. */
function Recommendations({ recommendations, known }: RecommendationsProps) {
  if (recommendations.length === 0) return null;
  return (
    <>
      <h3 className="border-b border-line-2 pt-5 pb-2 text-md font-strong">Recommendations</h3>
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {recommendations.map(({ text, facts }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: recommendations never change places
            key={index}
            className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 border-b border-line py-2.5"
          >
            <NumberMark number={index + 1} />
            <div className="min-w-0 pt-0.5 text-pretty wrap-anywhere">
              {text}
              <FactLinks facts={facts} known={known} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
