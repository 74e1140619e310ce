import type { Against, PairQuestion } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

interface PairTableProps {
  readonly against: Against;
  readonly questions: readonly PairQuestion[];
}

const CELL = "border-b border-line py-2 pr-4";

/** The same places as figures: a row for each answer. */
export function PairTable({ against: { company, other }, questions }: PairTableProps) {
  const catalogue = useCatalogue();
  return (
    <div className={HEAVY_RULE}>
      <Table isFixed className="text-left text-sm">
        <caption className="sr-only">
          The place that each model gives {company.name} and {other.name}
        </caption>
        <thead>
          <tr>
            <ColumnName className="w-2/5">Question</ColumnName>
            <ColumnName>Model</ColumnName>
            <ColumnName className="text-right wrap-anywhere">{company.name}</ColumnName>
            <ColumnName className="pl-2 text-right wrap-anywhere">{other.name}</ColumnName>
          </tr>
        </thead>
        <tbody>
          {questions.flatMap(({ kind, prompt, places }) =>
            places.map((place, index) => (
              <tr key={`${kind} ${prompt} ${place.modelId}`}>
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={places.length}
                    className={`${CELL} align-top font-medium wrap-anywhere`}
                  >
                    “{prompt}”
                  </th>
                )}
                <td className={CELL}>{catalogue.modelName(place.modelId)}</td>
                <td className={`${CELL} pr-0 text-right tabular-nums`}>{rankText(place.company)}</td>
                <td className={`${CELL} pr-0 pl-2 text-right tabular-nums`}>{rankText(place.other)}</td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </div>
  );
}

function rankText(rank: number | null): string {
  return rank === null ? "not listed" : `#${rank}`;
}
