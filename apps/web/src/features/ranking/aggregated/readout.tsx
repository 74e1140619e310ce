import { type AggregatedEntry, type ColumnId, columnName, readColumn } from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { FLOATING } from "../../../components/ui/menu-item.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

/** Position below the highlighted row, or above it where the screen ends. */
const PLACE =
  "pointer-events-none absolute top-[calc(100%-8px)] z-3 w-62 animate-appear px-3.5 py-3 " +
  "data-above:top-auto data-above:bottom-[calc(100%-8px)] max-lg:right-0 max-sm:hidden lg:left-35 print:hidden";
/** Height of the top bar and the table's head, which nothing may lie under, pixels. */
const TOP = 190;

/** Puts the read-out above its row when it would leave the screen below it and fits above. For a `ref`. */
function flip(readout: HTMLElement | null): void {
  const row = readout?.parentElement?.getBoundingClientRect();
  if (!readout || !row) return;
  const { bottom, height } = readout.getBoundingClientRect();
  readout.toggleAttribute("data-above", bottom > window.innerHeight && row.top - height > TOP);
}
const LINE = "flex h-6.5 items-center gap-2 text-sm";

interface ReadoutProps {
  readonly entry: AggregatedEntry;
  readonly columns: readonly ColumnId[];
}

/** The entry's position in each model's answer. Screen readers get the same from the strip. */
export function Readout({ entry, columns }: ReadoutProps) {
  const catalogue = useCatalogue();
  const absent = columns.filter((columnId) => !entry.votes.some((vote) => vote.columnId === columnId));
  return (
    <div ref={flip} className={`${FLOATING} ${PLACE}`} aria-hidden="true">
      <p className="mb-1.5 truncate text-xs text-ink-2">{entry.name} by model</p>
      {entry.votes.map(({ columnId, rank }) => (
        <p key={columnId} className={LINE}>
          <ModelDisc model={readColumn(columnId).modelId} size="md" />
          <span className="flex-1">{columnName(columnId, catalogue)}</span>
          <b className="font-strong text-ink">#{rank}</b>
        </p>
      ))}
      {absent.map((columnId) => (
        <p key={columnId} className={LINE}>
          <ModelDisc model={readColumn(columnId).modelId} variant="out" size="md" />
          <span className="flex-1">{columnName(columnId, catalogue)}</span>
          <span className="text-ink-2">Not listed</span>
        </p>
      ))}
    </div>
  );
}
