import type { ReactNode } from "react";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";

interface ByRoundsProps {
  /** What a cell says. */
  readonly title: string;
  readonly note: string;
  readonly columns: readonly (string | number)[];
  /** Heading over the columns. */
  readonly over: string;
  /** What a row is of. */
  readonly of?: string;
  readonly rows: readonly {
    readonly name: string;
    readonly about?: string;
    readonly cells: readonly ReactNode[];
  }[];
}

/** Simulated figures: a row a source, a column a number of rounds. */
export function ByRounds({ title, note, columns, over, of = "Models that answer", rows }: ByRoundsProps) {
  return (
    <figure className="pt-2 not-first:pt-8">
      <figcaption>
        <p className="text-md font-strong text-ink">{title}</p>
        <p className="mt-0.5 text-base/5.5 text-pretty text-ink-2">{note}</p>
      </figcaption>
      <Table className={`mt-3 ${HEAVY_RULE} text-sm text-ink tabular-nums sm:text-base max-[400px]:text-xs`}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <ColumnName className="text-left align-bottom">{of}</ColumnName>
            {columns.map((column) => (
              <ColumnName key={column} className="w-[13%] pl-2.5 text-right align-bottom max-[400px]:pl-1.5">
                {column} <span className="block font-text sm:inline">{over}</span>
              </ColumnName>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, about, cells }) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-line py-2 pr-2 text-left align-top font-medium wrap-anywhere"
              >
                {name}
                {about && <span className="block text-xs font-text text-ink-3">{about}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="border-b border-line py-2 text-right align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </figure>
  );
}
