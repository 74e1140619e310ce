import type { CompanySuggestion } from "@standings/domain";
import { MOVING, PauseControl } from "../../components/ui/marquee.tsx";
import { AnalyzeBox } from "./analyze-box.tsx";
import { CompanyRows, CompanyRowsSkeleton } from "./company-rows.tsx";
import { COMPANIES_ID } from "./section-ids.ts";

/** Companies to pick and a box for another domain. `companies` is undefined while loading. */
export function MostAnalyzed({ companies }: { companies: readonly CompanySuggestion[] | undefined }) {
  const hasNone = companies?.length === 0;
  return (
    <section id={COMPANIES_ID} aria-labelledby="most-analyzed" className={`${MOVING} pt-16 sm:pt-24`}>
      <div className="flex items-end justify-between gap-x-6 gap-y-4 pb-5 max-sm:flex-col max-sm:items-stretch">
        <div>
          <h2 id="most-analyzed" className="text-xl font-strong">
            {hasNone ? "Analyze a company" : "Most Analyzed Companies"}
          </h2>
          <div className="mt-1 flex items-center gap-1 text-ink-2">
            {hasNone ? "Enter your own domain, or a competitor’s." : "Pick one, or enter your own domain."}
            <PauseControl label="companies" className="-my-2.5" />
          </div>
        </div>
        <AnalyzeBox />
      </div>
      {companies ? !hasNone && <CompanyRows companies={companies} /> : <CompanyRowsSkeleton />}
    </section>
  );
}
