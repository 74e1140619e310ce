import { AI_CRAWLERS, ANALYSIS_COST, type CompanySuggestion, plural, SITE_LIMITS } from "@standings/domain";
import { ScanSearch } from "lucide-react";
import { Notice } from "../../../components/ui/notice.tsx";
import { useAnalysisPrice } from "../analysis/analysis-price.ts";
import { StartActions } from "../analysis/start-actions.tsx";
import type { Analysis } from "../analysis/use-analysis.ts";

interface ReadyProps {
  readonly company: CompanySuggestion;
  readonly analysis: Analysis<"seo">;
}

/** Empty state of the tab: what an analysis does, and what it costs. */
export function Ready({ company: { name, domain }, analysis }: ReadyProps) {
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 border-t-2 border-line-ink pt-6 lg:grid-cols-[minmax(0,1fr)_464px]">
      <Notice
        level={2}
        icon={ScanSearch}
        title="Ready to Analyze"
        actions={
          <StartActions analysis={analysis} action="Start Analysis">
            <Price />
          </StartActions>
        }
      >
        <span className="wrap-anywhere">
          We read {domain} as AI crawlers do, and a model advises on what was found and on how the models rank{" "}
          {name}. Every piece of advice names the facts that it rests on.
        </span>
      </Notice>
      <section aria-labelledby="checked-heading">
        <h2 id="checked-heading" className="border-b border-line-2 pb-2 text-sm font-strong">
          What is checked
        </h2>
        <dl>
          {CHECKED.map(([term, text]) => (
            <div key={term} className="border-b border-line py-2.5">
              <dt className="font-medium">{term}</dt>
              <dd className="text-sm text-pretty text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** "This will use 1 credit" (spec part 2 §2), unless a plan or a free preview pays. */
function Price() {
  const price = useAnalysisPrice("seo");
  const cost = plural(ANALYSIS_COST.seo, "credit");
  if (price === null) return "Your plan includes this analysis";
  return price === cost ? `This will use ${cost}` : `This will use a ${price}: some of it will be censored`;
}

const CHECKED = [
  ["AI crawlers", `What robots.txt lets ${AI_CRAWLERS.length} crawlers read, with the line that says so.`],
  ["Files for machines", "llms.txt, and a sitemap that is complete and dated."],
  [
    "Pages",
    `Titles, descriptions, headings, structured data, dates and words without scripts, on up to ${SITE_LIMITS.pages + 1} pages.`,
  ],
  ["Rankings", "How each model ranks the company, for which questions, and which sources answers cite."],
] as const;
