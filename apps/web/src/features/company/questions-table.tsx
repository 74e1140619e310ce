import type { CompanyQuestion, CompanySuggestion } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

interface QuestionsTableProps {
  readonly company: CompanySuggestion;
  readonly questions: readonly CompanyQuestion[];
}

const CELL = "border-b border-line py-2 pr-3";

/** The strips' places as figures: a row for each answer. */
export function QuestionsTable({ company, questions }: QuestionsTableProps) {
  const catalogue = useCatalogue();
  return (
    <div className={HEAVY_RULE}>
      <Table isFixed className="text-left text-sm">
        <caption className="sr-only">The place that each model gives {company.name}</caption>
        <thead>
          <tr>
            <ColumnName className="w-1/2">Question</ColumnName>
            <ColumnName>Model</ColumnName>
            <ColumnName className="text-right">Place</ColumnName>
          </tr>
        </thead>
        <tbody>
          {questions.flatMap(({ searchId, prompt, models, places }) =>
            models.map((model, index) => (
              <tr key={`${searchId} ${prompt} ${model}`}>
                {index === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={models.length}
                    className={`${CELL} align-top font-medium wrap-anywhere`}
                  >
                    “{prompt}”
                  </th>
                )}
                <td className={CELL}>{catalogue.modelName(model)}</td>
                <td className={`${CELL} pr-0 text-right tabular-nums`}>
                  {placeText(places.find(({ modelId }) => modelId === model)?.rank)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </div>
  );
}

function placeText(rank: number | undefined): string {
  return rank === undefined ? "not listed" : `#${rank}`;
}
