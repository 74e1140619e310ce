import {
  type BrandFilters,
  type BrandRecord,
  type ExperimentSummary,
  effectText,
  plural,
  STATE_NAMES,
} from "@standings/domain";
import { getRouteApi } from "@tanstack/react-router";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ExperimentView } from "./experiment-view.tsx";
import { PlanForm } from "./plan-form.tsx";

const route = getRouteApi("/brands/$id");
const NEW = "new";

interface ExperimentsTabProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

/** Experiments of a brand, one of them, or a new plan: as the address says. */
export function ExperimentsTab({ brand, filters }: ExperimentsTabProps) {
  const { experiment } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (chosen: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, experiment: chosen }), resetScroll: false });
  if (experiment === undefined) return <List brand={brand} onShow={show} />;
  return (
    <div className="grid gap-5">
      <TextButton className="justify-self-start" onClick={() => show(undefined)}>
        All experiments
      </TextButton>
      {experiment === NEW ? (
        <TitledSection title="A new experiment" heading="pb-4">
          <PlanForm brand={brand} market={filters.market} onSaved={show} />
        </TitledSection>
      ) : (
        <ExperimentView key={experiment} brand={brand} experimentId={experiment} onShow={show} />
      )}
    </div>
  );
}

interface ListProps {
  readonly brand: BrandRecord;
  readonly onShow: (experimentId: string) => void;
}

function List({ brand, onShow }: ListProps) {
  const { data, isError, refetch } = trpc.experiments.list.useQuery({ brandId: brand.id });
  if (isError)
    return <LoadFailed title="The experiments could not be loaded" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="min-h-screen">
        <DelayedLoading>Loading the experiments...</DelayedLoading>
      </div>
    );
  return (
    <section aria-labelledby="experiments" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="experiments" className="text-xl font-strong">
          Did what you published change the answers?
        </h2>
        <Button variant="primary" onClick={() => onShow(NEW)}>
          Plan an experiment
        </Button>
      </div>
      <p className="max-w-160 text-pretty text-ink-2">
        A plan is frozen before its start: what you publish, which prompts it is aimed at, which prompts stay
        as they are, and on which day the result is read. It asks nothing beyond your weekly visits.
      </p>
      {data.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-2">No experiment yet.</p>
      ) : (
        <ul className={HEAVY_RULE}>
          {data.map((one) => (
            <Row key={one.id} experiment={one} onShow={onShow} />
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES = {
  running: "waiting",
  ended: "mark",
  draft: "line",
  stopped: "plain",
  abandoned: "plain",
} as const;

function Row({
  experiment: { id, name, state, targets, controls, effect, sentence },
  onShow,
}: {
  readonly experiment: ExperimentSummary;
  readonly onShow: (experimentId: string) => void;
}) {
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className="grid w-full gap-x-5 gap-y-1 py-3 text-left hover:bg-hover sm:grid-cols-[minmax(0,1fr)_90px_minmax(0,1.4fr)] lg:grid-cols-[minmax(0,1fr)_90px_180px_minmax(0,1.4fr)]"
        onClick={() => onShow(id)}
      >
        <span className="min-w-0">
          <b className="block font-strong wrap-anywhere">{name}</b>
          <span className="block text-xs text-ink-3">
            {plural(targets, "target")}
            {controls > 0 && `, ${plural(controls, "control")}`}
          </span>
        </span>
        <span>
          <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
        </span>
        <span className="px-1 max-lg:hidden">
          {effect && (
            <IntervalPlot
              value={effect.value / 100}
              range={{ low: effect.range.low / 100, high: effect.range.high / 100 }}
              tone={effect.range.low > 0 || effect.range.high < 0 ? "real" : "unsure"}
            />
          )}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere text-ink-2 tabular-nums">
          {effect && !sentence.includes(effectText(effect)) && `${effectText(effect)}: `}
          {sentence}
        </span>
      </button>
    </li>
  );
}
