import { asModelId, pointRange, type StudyFindings, share } from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

const MEANING =
  "How alike two lists are, first places counting most (rank-biased overlap). Where models agree with each other no less than each with itself, their differences are mere chance.";

/** Stability beside agreement: how alike a model's own answers are, and those of two models. */
export function VolatilityFigure({ findings }: { findings: StudyFindings }) {
  const catalogue = useCatalogue();
  const { stability, agreement, byModel } = findings.report.volatility;
  return (
    <section className="min-h-48 border-t-2 border-line-ink pt-3" aria-label="Stability beside agreement">
      <h2 className="font-strong">
        <Defined text={MEANING}>Stability beside agreement</Defined>
      </h2>
      {stability === null ? (
        <p className="pt-1 text-sm text-ink-3">Two answers of each model are needed to tell.</p>
      ) : (
        <>
          <Line label="one model, asked again" estimate={stability} />
          {agreement && <Line label="two different models" estimate={agreement} />}
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-ink-3">
            {byModel.map(({ modelId, stability: own }) => (
              <li key={modelId} className="inline-flex items-center gap-1.5">
                <ModelDisc model={modelId} size="2xs" />
                {catalogue.modelName(asModelId(modelId))}{" "}
                <b className="font-medium text-ink-2 tabular-nums">{share(own)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly estimate: {
    readonly value: number;
    readonly range: { readonly low: number; readonly high: number } | null;
  };
}

function Line({ label, estimate }: LineProps) {
  const { value, range } = estimate;
  return (
    <p className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-x-4 pt-2">
      <span>
        <b className="text-lg font-strong tabular-nums">{share(value)}</b>
        {range && <span className="block text-xs text-ink-3 tabular-nums">{pointRange(range)}</span>}
      </span>
      <span>
        <IntervalPlot value={value} range={range} />
        <span className="block text-xs text-ink-3">{label}</span>
      </span>
    </p>
  );
}
