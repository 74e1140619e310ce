import { AVERAGE_BANDS, type FieldModel, plural, rankBand, share, THIN_SAMPLE } from "@standings/domain";
import { modelHue } from "../../components/brand/hue.ts";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { rankStyle } from "../../components/ui/rank-badge.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { DEFINITIONS } from "./company-definitions.ts";

/** One card per model, sorted by share of top-3 ranks. */
export function ModelPerformances({ models }: { models: readonly FieldModel[] }) {
  if (models.length === 0) return <p className="pt-3 text-ink-2">No performance data available</p>;
  return (
    <>
      <p className="text-sm text-ink-3">
        <Defined text={DEFINITIONS.performance}>
          Every model weighs the same, however often it was asked.
        </Defined>
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 pt-3 sm:grid-cols-3 lg:grid-cols-5">
        {models.map((model) => (
          <Performance key={model.modelId} model={model} />
        ))}
      </ul>
    </>
  );
}

function Performance({ model }: { model: FieldModel }) {
  const catalogue = useCatalogue();
  const { modelId, answers, mentions, top3Mentions, averageRank } = model;
  const name = catalogue.modelName(modelId);
  return (
    <li className={`border-t-2 border-(--hue) pt-2.5 ${modelHue(catalogue, modelId)}`}>
      <div className="flex items-center gap-2.5">
        <ModelDisc model={modelId} size="xl" />
        <h3 className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
        </h3>
      </div>
      <svg className="mt-2.5 mb-2 block h-2 w-full" aria-hidden="true">
        <rect width="100%" height="8" rx="4" className="fill-hover" />
        <rect width={`${(100 * mentions) / answers}%`} height="8" rx="4" className="fill-(--hue)" />
      </svg>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 text-sm text-ink-2 tabular-nums">
        <dt>Listed</dt>
        <dd className="text-right">
          <b className="font-strong text-ink">{mentions}</b> of {answers}
        </dd>
        {averageRank !== null && (
          <>
            <dt>{share(top3Mentions / mentions)} top 3</dt>
            <dd className="text-right">
              <b className="font-strong text-ink">{top3Mentions}</b> of {plural(mentions, "mention")}
            </dd>
            <dt>Average rank</dt>
            <dd className="text-right">
              <span className={rankStyle({ band: rankBand(averageRank, AVERAGE_BANDS), size: "average" })}>
                {averageRank.toFixed(1)}
              </span>
            </dd>
          </>
        )}
      </dl>
      {mentions > 0 && mentions < THIN_SAMPLE && <p className="pt-1 text-sm text-ink-3">small sample</p>}
    </li>
  );
}
