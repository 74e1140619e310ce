import { Disc, ModelDisc } from "../../../components/brand/maker.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { useHighlight } from "../highlight.tsx";

/** Legend of the models asked, one line that scrolls sideways where it is longer than the page. Hover highlights a model's marks; a model without an answer is struck out. */
export function Legend({ columns }: { columns: readonly ModelColumn[] }) {
  const { highlightColumn } = useHighlight();
  return (
    <ul
      className="scrollbar-none flex h-10.5 items-center gap-x-4 overflow-x-auto text-sm whitespace-nowrap sm:gap-x-5 print:h-auto print:flex-wrap print:py-2"
      aria-label="Models"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
      tabIndex={0}
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
            {modelName}: {phase === "declined" ? "declined to answer" : "no answer"}
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
