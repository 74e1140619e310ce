import { type ReactNode, useState } from "react";
import { Chip } from "../../components/ui/chip.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";

interface RowFilter<Row> {
  readonly label: string;
  readonly isShown: (row: Row) => boolean;
  /** Said when it shows no row. */
  readonly empty: string;
}

/** The first is chosen until another is. */
export type RowFilters<Row> = readonly [RowFilter<Row>, ...RowFilter<Row>[]];

interface FilteredRowsProps<Row> {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly Row[];
  readonly filters: RowFilters<Row>;
  /** Draws the rows that are shown; at least one. */
  readonly children: (shown: Row[]) => ReactNode;
}

/** A heading, filters with how many rows each shows, and the rows of the chosen one. */
export function FilteredRows<Row>({ id, title, note, rows, filters, children }: FilteredRowsProps<Row>) {
  const [chosen, choose] = useState(filters[0]);
  const shown = rows.filter(chosen.isShown);
  return (
    <section aria-labelledby={id}>
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} className="text-xl font-strong">
            {title}
          </h2>
          {note && <p className="max-w-160 text-sm text-ink-3">{note}</p>}
        </div>
        <fieldset className="flex flex-wrap gap-2" aria-label="Show">
          {filters.map((filter) => (
            <Chip
              key={filter.label}
              kind="filter"
              aria-pressed={filter === chosen}
              onClick={() => choose(filter)}
            >
              {filter.label} <span className="tabular-nums">{rows.filter(filter.isShown).length}</span>
            </Chip>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>{chosen.empty}</p>
      ) : (
        children(shown)
      )}
    </section>
  );
}
