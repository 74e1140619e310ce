import {
  asModelId,
  type CompanySuggestion,
  type ModelPerformance,
  TREND_WEEKS,
  type TrendWeeks,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { PartFailed } from "../../components/ui/load-failed.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { Choice } from "./choice.tsx";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";
import { WeekChart } from "./week-chart.tsx";

interface RankOverTimeProps {
  readonly company: CompanySuggestion;
  /** Models that list it. */
  readonly models: readonly ModelPerformance[];
}

const RANGE_NAMES: Readonly<Record<TrendWeeks, string>> = { 8: "8 weeks", 26: "6 months", 52: "1 year" };
const RANGES = TREND_WEEKS.map(
  (weeks) => [weeks === TREND_WEEKS[0] ? "" : weeks, RANGE_NAMES[weeks]] as const,
);

/** Average rank by week, of all models or of one. */
export function RankOverTime({ company, models }: RankOverTimeProps) {
  const catalogue = useCatalogue();
  const { view, change } = useCompanyView();
  const { model, weeks = TREND_WEEKS[0] } = view;
  const chart = trpc.company.weeks.useQuery(
    { ...useField(company.domain), weeks, ...(model === undefined ? {} : { modelId: asModelId(model) }) },
    { placeholderData: keepPreviousData },
  );
  const options = models.map(({ modelId }) => [modelId as string, catalogue.modelName(modelId)] as const);
  return (
    <TitledSection title="Average rank by week" size="md">
      <p className="text-sm text-pretty text-ink-3">
        Over the answers that list {company.name} to the questions above, each once a week. Up is better.
      </p>
      <div className="mt-1 -ml-2 flex flex-wrap gap-1">
        <Choice
          label="Model"
          value={model ?? ""}
          options={[["", "All models"], ...options]}
          onChoose={(chosen) => change({ model: chosen })}
        />
        <Choice
          label="Weeks"
          value={view.weeks ?? ""}
          options={RANGES}
          onChoose={(chosen) => change({ weeks: chosen })}
        />
      </div>
      {chart.isError ? (
        <PartFailed what="Could not load the chart." onRetry={() => void chart.refetch()} />
      ) : (
        <WeekChart weeks={chart.data?.weeks} />
      )}
    </TitledSection>
  );
}
