import { Disc, ModelDisc } from "../../../components/brand/maker.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { useHighlight } from "../highlight.tsx";

interface LegendProps {
  readonly columns: readonly ModelColumn[];
  /** On a phone: one line that scrolls sideways. */
  readonly isScrolled?: boolean;
}

/** Legend of the models asked. Hover highlights a model's marks; a model without an answer is struck out. */
export function Legend({ columns, isScrolled = false }: LegendProps) {
  const { highlightColumn } = useHighlight();
  return (
    <ul
      className="scrollbar-none flex items-center gap-x-4 gap-y-1 py-3 text-sm max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap sm:gap-x-5 print:flex-wrap"
      aria-label="Models"
      tabIndex={isScrolled ? 0 : undefined}
    >
      {columns.map(({ columnId, modelId, modelName, phase }) =>
        phase === "answered" ? (
          <li
            key={columnId}
            className="inline-flex items-center gap-1.75"
            onPointerEnter={() => highlightColumn(columnId)}
            onPointerLeave={() => highlightColumn(null)}
          >
            <ModelDisc model={modelId} size="md" />
            {modelName}
          </li>
        ) : (
          <li key={columnId} className="inline-flex items-center gap-1.75 text-ink-3">
            <ModelDisc model={modelId} variant="mute" size="md" />
            {modelName}: no answer
          </li>
        ),
      )}
      <li className="inline-flex items-center gap-1.75 text-ink-3">
        <Disc maker={undefined} variant="out" size="md" />
        not listed by that model
      </li>
    </ul>
  );
}
