import type { CompanyOverview, CompanySuggestion } from "@standings/domain";
import { Button } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/delayed-fallback.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { ModelPerformances } from "./model-performances.tsx";
import { NoPrompts } from "./no-prompts.tsx";
import { PromptList } from "./prompt-list.tsx";
import { WeekChart } from "./week-chart.tsx";

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
      <Prompts company={company} />
      <div className="grid min-w-0 gap-12 sm:max-lg:grid-cols-2 sm:max-lg:gap-10">
        <Performance overview={overview} />
        {overview.data && overview.data.weeks.length > 1 && (
          <WeekChart name={company.name} weeks={overview.data.weeks} />
        )}
      </div>
    </div>
  );
}

function Prompts({ company }: { company: CompanySuggestion }) {
  const { data, isError, refetch } = trpc.company.prompts.useQuery({ domain: company.domain });
  const prompts = data?.prompts;
  return (
    <section className="min-w-0" aria-labelledby="prompts-heading">
      <h2 id="prompts-heading" className="border-b-2 border-line-ink pb-3 text-md font-strong">
        All Search Prompts{prompts && ` (${prompts.length})`}
      </h2>
      {isError ? (
        <Failed what="Could not load the prompts." onRetry={() => void refetch()} />
      ) : !prompts ? (
        // On narrow screens the figures are below; this room keeps them from jumping.
        <div className="pt-5 max-lg:min-h-[75svh]">
          <Loading>Loading prompts...</Loading>
        </div>
      ) : prompts.length === 0 ? (
        <NoPrompts company={company} />
      ) : (
        <PromptList prompts={prompts} />
      )}
    </section>
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
        <Failed what="Could not load the figures." onRetry={() => void refetch()} />
      ) : (
        data && <ModelPerformances models={data.models} />
      )}
    </section>
  );
}

function Failed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="pt-5">
      <Notice level={3} tone="bad" title={what} actions={<Button onClick={onRetry}>Try Again</Button>} />
    </div>
  );
}
