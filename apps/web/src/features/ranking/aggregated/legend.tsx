import { Disc, ModelDisc } from "../../../components/brand/maker.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { useLit } from "../lit.tsx";

/** The models asked. Pointing at one lights its marks; one without an answer is struck out. */
export function Legend({ columns }: { columns: readonly ModelColumn[] }) {
  const { lightColumn } = useLit();
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5 text-sm sm:gap-x-5" aria-label="Models">
      {columns.map(({ columnId, modelId, modelName, phase }) =>
        phase === "answered" ? (
          <li
            key={columnId}
            className="inline-flex items-center gap-[7px]"
            onPointerEnter={() => lightColumn(columnId)}
            onPointerLeave={() => lightColumn(null)}
          >
            <ModelDisc model={modelId} className="[--d:18px]" />
            {modelName}
          </li>
        ) : (
          <li key={columnId} className="inline-flex items-center gap-[7px] text-ink-3">
            <ModelDisc model={modelId} variant="mute" className="[--d:18px]" />
            {modelName}: no answer
          </li>
        ),
      )}
      <li className="inline-flex items-center gap-[7px] text-ink-3">
        <Disc maker={undefined} variant="out" className="[--d:18px]" />
        not listed by that model
      </li>
    </ul>
  );
}
