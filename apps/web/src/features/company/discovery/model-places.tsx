import type { ModelTest } from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

/** The company's place in the answer of each of several models. */
export function ModelPlaces({ byModel }: { byModel: readonly ModelTest[] }) {
  const catalogue = useCatalogue();
  return (
    <ul className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-xs text-ink-2 tabular-nums" aria-label="By model">
      {byModel.map(({ modelId, status, rank, error }) => {
        const place = status === "error" ? "no answer" : rank === null ? "not listed" : `#${rank}`;
        return (
          <li
            key={modelId}
            className="inline-flex items-center gap-1"
            title={error ?? `${catalogue.modelName(modelId)}: ${place}`}
          >
            <ModelDisc
              model={modelId}
              size="xs"
              variant={status === "error" ? "mute" : rank === null ? "out" : "full"}
            />
            <span className="sr-only">
              {catalogue.modelName(modelId)}: {place}
            </span>
            <span aria-hidden="true">{rank === null ? "–" : `#${rank}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
