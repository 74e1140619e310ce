import type { CompanyOverview, CompanySuggestion } from "@standings/domain";
import { LoadFailed } from "./load-failed.tsx";
import { ModelPerformances } from "./model-performances.tsx";
import { Questions } from "./questions.tsx";
import { RankOverTime } from "./rank-over-time.tsx";

interface Overview {
  readonly data: CompanyOverview | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface PromptsTabProps {
  readonly company: CompanySuggestion;
  readonly overview: Overview;
}

/** Prompts that list the company, and each model's performance for it. */
export function PromptsTab({ company, overview }: PromptsTabProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 pt-8 lg:grid-cols-[minmax(0,1fr)_376px]">
      <Questions company={company} />
      <div className="grid min-w-0 gap-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-10">
        <Performance overview={overview} />
        {overview.data && overview.data.models.length > 0 && (
          <RankOverTime company={company} models={overview.data.models} />
        )}
      </div>
    </div>
  );
}

function Performance({ overview }: Pick<PromptsTabProps, "overview">) {
  const { data, isError, refetch } = overview;
  return (
    <section className="min-w-0" aria-labelledby="performance-heading">
      <h2 id="performance-heading" className="border-b-2 border-line-ink pb-3 text-md font-strong">
        Model Performance
      </h2>
      {isError ? (
        <LoadFailed what="Could not load the figures." onRetry={() => void refetch()} />
      ) : (
        data && <ModelPerformances models={data.models} />
      )}
    </section>
  );
}
