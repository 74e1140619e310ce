import { type CompanyOverview, type CompanySuggestion, listingModels } from "@standings/domain";
import { PartFailed } from "../../components/ui/load-failed.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { Questions } from "./company-questions.tsx";
import { FieldBar } from "./field-bar.tsx";
import { FieldSentence } from "./field-sentence.tsx";
import { ModelPerformances } from "./model-performances.tsx";
import { NamedInstead } from "./named-instead.tsx";
import { RankOverTime } from "./rank-over-time.tsx";
import { useQuestions } from "./use-questions.ts";

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
  const { data, isError } = overview;
  const questions = useQuestions(company.domain);
  const models = data ? listingModels(data.models) : [];
  // All at once: what comes first would be moved by what comes later.
  if ((!data && !isError) || questions.isPending) {
    return (
      <div className="min-h-[75svh] pt-8">
        <Loading>Loading prompts...</Loading>
      </div>
    );
  }
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
        {data && <NamedInstead overview={data} />}
        <Questions company={company} overview={data} questions={questions} />
        {models.length > 0 && <RankOverTime company={company} models={models} />}
      </div>
    </>
  );
}

function Performance({ overview }: Pick<PromptsTabProps, "overview">) {
  const { data, isError, refetch } = overview;
  return (
    <TitledSection title="Model Performance">
      {isError ? (
        <PartFailed what="Could not load the figures." onRetry={() => void refetch()} />
      ) : (
        data && <ModelPerformances models={data.models} />
      )}
    </TitledSection>
  );
}
