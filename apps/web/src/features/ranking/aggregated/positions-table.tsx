import {
  type AggregatedEntry,
  type ColumnId,
  columnName,
  ENTRY_NOUNS,
  entryKey,
  plural,
  readColumn,
} from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { useScope } from "../scope.ts";

interface PositionsTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  readonly columns: readonly ColumnId[];
}

/** The strips as figures: one column per model. */
export function PositionsTable({ prompt, rows, columns }: PositionsTableProps) {
  const { kind } = useScope();
  return (
    <section
      className="agg-scroll"
      aria-label="Positions by model"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="agg agg-positions min-w-[640px]">
        <caption className="sr-only">
          Position of each {ENTRY_NOUNS[kind].one} for “{prompt}” in the answers of{" "}
          {plural(columns.length, "model")}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-11">
              <span className="sr-only">Rank</span>
            </th>
            <th scope="col" className="w-[220px]">
              {kind === "expert" ? "Expert" : "Company"}
            </th>
            {columns.map((columnId) => (
              <th key={columnId} scope="col">
                <span className="flex items-center gap-1.5">
                  <ModelDisc model={readColumn(columnId).modelId} className="[--d:16px]" />
                  {columnName(columnId)}
                </span>
              </th>
            ))}
            <th scope="col">Average</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entryKey(entry, kind)}>
              <td>
                <RankBadge rank={entry.rank} />
              </td>
              <th scope="row" className="font-strong">
                <span className="block truncate !font-strong" title={entry.name}>
                  {entry.name}
                </span>
              </th>
              {columns.map((columnId) => (
                <td key={columnId}>{positionIn(entry, columnId)}</td>
              ))}
              <td>{entry.averageRank.toFixed(1)}</td>
              <td>{entry.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function positionIn(entry: AggregatedEntry, columnId: ColumnId) {
  const vote = entry.votes.find((candidate) => candidate.columnId === columnId);
  if (!vote) return <span className="text-ink-3">Not listed</span>;
  return <b>#{vote.rank}</b>;
}
