import { type ModelPerformance, modelName, plural, THIN_SAMPLE } from "@standings/domain";
import { modelHue } from "../../components/brand/hue.ts";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { Defined } from "../../components/ui/defined.tsx";
import { AVERAGE_BANDS, rankBand, rankStyle } from "../../components/ui/rank-badge.tsx";
import { DEFINITIONS } from "./definitions.ts";

/** One card per model, sorted by share of top-3 ranks. */
export function ModelPerformances({ models }: { models: readonly ModelPerformance[] }) {
  if (models.length === 0) return <p className="pt-5 text-ink-2">No performance data available</p>;
  return (
    <>
      <ul>
        {models.map((model) => (
          <Performance key={model.modelId} model={model} />
        ))}
      </ul>
      <p className="pt-3 text-sm text-ink-3">
        <Defined text={DEFINITIONS.performance}>How these figures are counted</Defined>
      </p>
    </>
  );
}

function Performance({ model }: { model: ModelPerformance }) {
  const { modelId, mentions, top3Mentions, averageRank } = model;
  const percent = Math.round((top3Mentions / mentions) * 100);
  const name = modelName(modelId);
  return (
    <li className={`border-b border-line pt-3.5 pb-4 ${modelHue(modelId)}`}>
      <div className="flex items-center gap-2.5">
        <ModelDisc model={modelId} size="xl" />
        <h3 className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
        </h3>
        <span className="text-sm text-ink-3">Average rank</span>
        <span className={rankStyle({ band: rankBand(averageRank, AVERAGE_BANDS), size: "average" })}>
          {averageRank.toFixed(1)}
        </span>
      </div>
      <svg className="mt-3 mb-2 block h-2 w-full" aria-hidden="true">
        <rect width="100%" height="8" rx="4" className="fill-hover" />
        <rect width={`${percent}%`} height="8" rx="4" className="fill-(--hue)" />
      </svg>
      <p className="flex justify-between gap-4 text-sm text-ink-2">
        <span>
          <b className="font-strong text-ink">{percent}%</b> top 3
        </span>
        <span>
          {top3Mentions} of {plural(mentions, "mention")}
          {mentions < THIN_SAMPLE && <span className="text-ink-3"> · small sample</span>}
        </span>
      </p>
    </li>
  );
}
