import type { Movement, SlopeGraph } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../../components/ui/table.tsx";
import { describeCourse } from "./slope-look.ts";

const NAMED = "pr-4 text-left align-bottom";
const CELL = "h-10 border-b border-line pr-4 align-middle";

interface SlopeTableProps {
  readonly graph: SlopeGraph<Movement>;
  readonly prompts: readonly string[];
}

/** The slope graph as figures. */
export function SlopeTable({ graph, prompts }: SlopeTableProps) {
  return (
    <Table isFixed>
      <caption className="sr-only">Rank of each company for “{prompts.join("” and “")}”</caption>
      <thead className={HEAVY_RULE}>
        <tr>
          <ColumnName className={NAMED}>Company</ColumnName>
          <ColumnName className={`${NAMED} w-20 sm:w-30`}>Prompt 1</ColumnName>
          <ColumnName className={`${NAMED} w-20 sm:w-30`}>Prompt 2</ColumnName>
          <ColumnName className={`${NAMED} w-26 sm:w-50`}>Change</ColumnName>
        </tr>
      </thead>
      <tbody>
        {graph.slopes.map((slope) => (
          <tr key={slope.movement.entry.rank}>
            <th scope="row" className={`${CELL} text-left font-strong`}>
              <span className="block truncate" title={slope.movement.entry.name}>
                {slope.movement.entry.name}
              </span>
            </th>
            <td className={CELL}>{rankText(slope.movement.first)}</td>
            <td className={CELL}>{rankText(slope.movement.second)}</td>
            <td className={`${CELL} text-ink-2`}>{describeCourse(slope)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function rankText(rank: number | null) {
  if (rank === null) return <span className="text-ink-3">Not listed</span>;
  return <b className="font-strong text-ink">#{rank}</b>;
}
