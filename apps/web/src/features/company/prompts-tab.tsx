import { type CompanyOverview, type CompanySuggestion, listingModels } from "@standings/domain";
import { FieldBar } from "./field-bar.tsx";
import { FieldSentence } from "./field-sentence.tsx";
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

/** The company's field: what it answers in a sentence, each model's performance, and every question. */
export function PromptsTab({ company, overview }: PromptsTabProps) {
  const { data } = overview;
  const models = data ? listingModels(data.models) : [];
  return (
    <>
      {data && data.figures.questions > 0 && (
        <>
          <FieldSentence name={company.name} overview={data} />
          <FieldBar overview={data} />
        </>
      )}
      <div className="grid grid-cols-1 gap-12 pt-8">
        <Performance overview={overview} />
        <Questions company={company} overview={data} />
        {models.length > 0 && <RankOverTime company={company} models={models} />}
      </div>
    </>
  );
}

function Performance({ overview }: Pick<PromptsTabProps, "overview">) {
  const { data, isError, refetch } = overview;
  return (
    <section className="min-h-48 min-w-0 max-sm:min-h-0" aria-labelledby="performance-heading">
      <h2 id="performance-heading" className="text-xl font-strong">
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
