import { bestAndWorst, type ModelPlace, modelName } from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";

/** The models that place the company best and worst in a question's newest answer, or the only one that lists it. */
export function BestAndWorst({ places }: { places: readonly ModelPlace[] }) {
  const { best, worst } = bestAndWorst(places);
  return (
    <>
      {best && <Place label={places.length === 1 ? "only" : "best"} place={best} />}
      {worst && <Place label="worst" place={worst} />}
    </>
  );
}

function Place({ label, place: { modelId, rank } }: { label: string; place: ModelPlace }) {
  const name = modelName(modelId);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap" title={`${name} #${rank}`}>
      {label}
      <ModelDisc model={modelId} size="xs" />
      <span className="sr-only">{name}</span> #{rank}
    </span>
  );
}
