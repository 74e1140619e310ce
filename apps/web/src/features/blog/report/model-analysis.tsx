import {
  type CompanyReport,
  type ModelCatalogue,
  type ModelPerformance,
  plural,
  rankBand,
  share,
  THIN_SAMPLE,
} from "@standings/domain";
import { modelHue } from "../../../components/brand/hue.ts";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { CountBar } from "../../../components/ui/marks.tsx";
import { rankStyle } from "../../../components/ui/rank-badge.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { Nothing, ReportSection } from "./report-section.tsx";

/** How each model ranks the company: the share of its answers that list it in the first three, and its average rank. */
export function ModelAnalysis({ report: { models, name, domain } }: { report: CompanyReport }) {
  const catalogue = useCatalogue();
  if (models.length === 0) {
    return (
      <ReportSection name="models">
        <Nothing>No model has listed {name ?? domain} in a shared search yet.</Nothing>
      </ReportSection>
    );
  }
  return (
    <ReportSection name="models" lead={leadOf(catalogue, models, name ?? domain)}>
      <ul className="border-t-2 border-line-ink">
        {models.map((model) => (
          <ModelRow key={model.modelId} model={model} />
        ))}
      </ul>
    </ReportSection>
  );
}

/** Compares the models of enough answers that place the company best and worst; a small sample is compared with none. */
function leadOf({ modelName }: ModelCatalogue, models: readonly ModelPerformance[], company: string): string {
  const known = models.filter(({ mentions }) => mentions >= THIN_SAMPLE);
  const [best] = known;
  const worst = known.at(-1);
  const legend =
    "Of a model's answers that list it, bars show the share that put it in the first three; the figure at the end is its average rank.";
  if (!best || !worst) return legend;
  const first = `${modelName(best.modelId)} puts ${company} in the first three in ${best.top3Mentions} of ${plural(best.mentions, "answer")} that list it`;
  if (best === worst) return `${first}. ${legend}`;
  return `${first}; ${modelName(worst.modelId)} in ${worst.top3Mentions} of ${worst.mentions}. ${legend}`;
}

function ModelRow({ model: { modelId, mentions, top3Mentions, averageRank } }: { model: ModelPerformance }) {
  const catalogue = useCatalogue();
  const first = top3Mentions / mentions;
  return (
    <li
      className={
        "grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-b border-line py-3.5 " +
        `sm:min-h-10 sm:grid-cols-[24px_152px_minmax(0,1fr)_84px_144px_44px] sm:py-0.5 ${modelHue(catalogue, modelId)}`
      }
    >
      <ModelDisc model={modelId} size="xl" />
      <h3 className="truncate font-medium" title={catalogue.modelName(modelId)}>
        {catalogue.modelName(modelId)}
      </h3>
      <CountBar share={first} fill="fill-(--hue)" className="w-full max-sm:col-span-3 max-sm:row-start-2" />
      <p className="text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:col-span-2 max-sm:row-start-3">
        <b className="font-strong text-ink">{share(first)}</b> top 3
      </p>
      <p className="text-sm text-ink-3 tabular-nums max-sm:row-start-3 max-sm:text-right">
        {top3Mentions} of {mentions}
        {mentions < THIN_SAMPLE && " · small sample"}
      </p>
      <p
        className={rankStyle({
          band: rankBand(averageRank),
          size: "average",
          className: "max-sm:col-start-3 max-sm:row-start-1",
        })}
      >
        <span className="sr-only">Average rank </span>
        {averageRank.toFixed(1)}
      </p>
    </li>
  );
}
