import { type AdminAnswer, type AdminSearchDetails, plural } from "@standings/domain";
import { ColumnName } from "../../../../components/ui/table.tsx";
import { WideTable } from "../../../../components/ui/wide-table.tsx";
import { formatNumber, formatSeconds } from "../../../../lib/format.ts";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

const costText = (cost: number | null) => (cost === null ? "Unknown" : dollars.format(cost));

/** What each question to a model took, and what came of it. */
export function AnswersTable({ search }: { search: AdminSearchDetails }) {
  const { answers, record } = search;
  if (answers.length === 0) return null;
  return (
    <div className="pt-5">
      <h3 className="pb-1 text-sm font-strong">Answers</h3>
      <WideTable label="What the answers took" className="text-sm">
        <thead>
          <tr>
            <ColumnName className="pr-4 text-left">Model</ColumnName>
            <ColumnName className="pr-4 text-left">Outcome</ColumnName>
            <ColumnName className="pr-4 text-right">Cost</ColumnName>
            <ColumnName className="pr-4 text-right">Time</ColumnName>
            <ColumnName className="text-right">Tokens</ColumnName>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={`${answer.columnId} ${answer.attempt}`} className="*:border-b *:border-line *:py-2">
              <th
                scope="row"
                className="pr-4 text-left font-medium whitespace-nowrap"
                title={answer.servedModel ?? undefined}
              >
                {answer.modelName}
                {answer.attempt > 1 && <span className="text-ink-3"> · attempt {answer.attempt}</span>}
              </th>
              <td className="pr-4 whitespace-nowrap">{outcomeText(answer, record)}</td>
              <td className="pr-4 text-right">{costText(answer.costUsd)}</td>
              <td className="pr-4 text-right whitespace-nowrap">{formatSeconds(answer.durationMs)}</td>
              <td className="text-right whitespace-nowrap">{tokensText(answer)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="*:py-2">
            <th scope="row" colSpan={2} className="pr-4 text-left font-medium">
              Total
            </th>
            <td className="pr-4 text-right font-medium">{costText(search.costUsd)}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </WideTable>
    </div>
  );
}

/** "20 companies"; without the results only that there is a ranking. */
function outcomeText(answer: AdminAnswer, record: AdminSearchDetails["record"]): string {
  if (answer.status === "error") return `Failed: ${(answer.failure ?? "unknown").replaceAll("_", " ")}`;
  if (answer.status === "declined" || answer.outcome === "declined") return "Declined";
  if (answer.outcome === "named_nobody") return "Named nobody";
  const model = record?.models.find(({ columnId }) => columnId === answer.columnId);
  if (!record || !model || answer.outcome === null) return "Ranked";
  return record.kind === "expert"
    ? plural(model.results.length, "expert")
    : plural(model.results.length, "company", "companies");
}

/** "412 in, 1,203 out" */
function tokensText({ promptTokens, completionTokens }: AdminAnswer): string {
  if (promptTokens === null || completionTokens === null) return "Unknown";
  return `${formatNumber(promptTokens)} in, ${formatNumber(completionTokens)} out`;
}
