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
import { ColumnName, HEAVY_RULE } from "../../../components/ui/table.tsx";
import { WideTable } from "../../../components/ui/wide-table.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useScope } from "../scope.ts";

const NAMED = "h-12 pr-4 text-left align-bottom";
const CELL = "h-12 border-b border-line pr-4 align-middle";

interface PositionsTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  readonly columns: readonly ColumnId[];
}

/** Positions as figures instead of strips: one column per model. */
export function PositionsTable({ prompt, rows, columns }: PositionsTableProps) {
  const catalogue = useCatalogue();
  const { kind } = useScope();
  return (
    <WideTable label="Positions by model" isFixed bleeds className="min-w-160">
      <caption className="sr-only">
        Position of each {ENTRY_NOUNS[kind].one} for “{prompt}” in the answers of{" "}
        {plural(columns.length, "model")}
      </caption>
      <thead className={HEAVY_RULE}>
        <tr>
          <ColumnName className={`${NAMED} w-11`}>
            <span className="sr-only">Rank</span>
          </ColumnName>
          <ColumnName className={`${NAMED} w-55`}>{kind === "expert" ? "Expert" : "Company"}</ColumnName>
          {columns.map((columnId) => (
            <ColumnName key={columnId} className={NAMED}>
              <span className="flex items-center gap-1.5">
                <ModelDisc model={readColumn(columnId).modelId} size="sm" />
                {columnName(columnId, catalogue)}
              </span>
            </ColumnName>
          ))}
          <ColumnName className={NAMED}>Average</ColumnName>
          <ColumnName className={NAMED}>Points</ColumnName>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entryKey(entry, kind)}>
            <td className={CELL}>
              <RankBadge rank={entry.rank} />
            </td>
            <th scope="row" className={`${CELL} text-left`}>
              <span className="block truncate font-strong" title={entry.name}>
                {entry.name}
              </span>
            </th>
            {columns.map((columnId) => (
              <td key={columnId} className={CELL}>
                {positionIn(entry, columnId)}
              </td>
            ))}
            <td className={CELL}>{entry.averageRank.toFixed(1)}</td>
            <td className={CELL}>{entry.points}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function positionIn(entry: AggregatedEntry, columnId: ColumnId) {
  const vote = entry.votes.find((candidate) => candidate.columnId === columnId);
  if (!vote) return <span className="text-ink-3">Not listed</span>;
  return <b className="font-strong text-ink">#{vote.rank}</b>;
}
