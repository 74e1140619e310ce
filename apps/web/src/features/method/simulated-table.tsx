import { SIMULATED_RANGES } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";

/** How often ranges held the truth in simulated studies. */
export function SimulatedTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table has to be reachable by keyboard
    <section className="mt-4 overflow-x-auto" aria-label="Simulated studies" tabIndex={0}>
      <Table className="min-w-120 text-base tabular-nums">
        <thead>
          <tr className={HEAVY_RULE}>
            <ColumnName className="pr-4 text-left">Rounds</ColumnName>
            <ColumnName className="pr-4 text-left">Ranges that hold the truth</ColumnName>
            <ColumnName className="pr-4 text-left">Worst entry</ColumnName>
            <ColumnName className="text-left">Half of the range</ColumnName>
          </tr>
        </thead>
        <tbody>
          {SIMULATED_RANGES.map(({ rounds, held, worst, halfWidth }) => (
            <tr key={rounds}>
              <th scope="row" className={`${CELL} font-medium`}>
                {rounds}
              </th>
              <td className={CELL}>
                {held[0]}–{held[1]} %
              </td>
              <td className={CELL}>{worst} %</td>
              <td className={CELL}>
                {halfWidth[0]}–{halfWidth[1]} points
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const CELL = "h-10 border-b border-line pr-4 text-left";
