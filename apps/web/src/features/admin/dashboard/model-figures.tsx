import { ALARM_ERROR_RATE, type BreakerState, type ModelHealth } from "@standings/domain";
import { modelHue } from "../../../components/brand/hue.ts";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { formatSeconds } from "../../../lib/format.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

const BREAKER: Readonly<Record<BreakerState, string>> = {
  closed: "Closed",
  half_open: "Half open",
  open: "Open",
};

/** Error rates beyond twice the alarm stand at the scale's end. */
const SCALE_END = 2 * ALARM_ERROR_RATE;
const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;

/** Errors, median time and breaker of each model. */
export function ModelTable({ models }: { models: readonly ModelHealth[] }) {
  return (
    <Table isFixed className={HEAVY_RULE}>
      <caption className="sr-only">Models in the last 24 hours</caption>
      <thead className="text-left">
        <tr>
          <ColumnName className="w-[38%] sm:w-[30%]">Model</ColumnName>
          <ColumnName aria-hidden="true">
            <span className="flex justify-between pr-4">
              <span>0%</span>
              <span>{ALARM_ERROR_RATE * 100}%</span>
              <span>{SCALE_END * 100}%</span>
            </span>
          </ColumnName>
          <ColumnName className="w-16 text-right">Errors</ColumnName>
          <ColumnName className="w-18 text-right max-sm:hidden">Median</ColumnName>
          <ColumnName className="w-24 pl-4 max-sm:hidden">Breaker</ColumnName>
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <ModelRow key={model.modelId} model={model} />
        ))}
      </tbody>
    </Table>
  );
}

function ModelRow({ model }: { model: ModelHealth }) {
  const catalogue = useCatalogue();
  const { modelId, name, answers, errorRate, medianMs, breaker } = model;
  const isAlarm = errorRate > ALARM_ERROR_RATE;
  return (
    <tr className="h-11 border-b border-line">
      <th scope="row" className="pr-3 text-left">
        <span className="flex items-center gap-2.5">
          <ModelDisc model={modelId} />
          <span className="truncate font-medium">{name}</span>
        </span>
      </th>
      <td className="pr-4" aria-hidden="true">
        <svg
          className={`block h-11 w-full overflow-visible ${modelHue(catalogue, modelId)}`}
          aria-hidden="true"
        >
          <rect x="50%" width="50%" height="44" className="fill-bad-tint" />
          <line x2="100%" y1="22" y2="22" className="stroke-strip-axis" />
          {answers > 0 && (
            <circle
              cx={`${(Math.min(errorRate, SCALE_END) / SCALE_END) * 100}%`}
              cy="22"
              r="5.5"
              className="fill-(--hue) stroke-paper"
            />
          )}
        </svg>
      </td>
      <td className={`text-right ${isAlarm ? "font-strong text-bad" : "font-medium"}`}>
        {answers === 0 ? <span className="text-ink-3">none</span> : percent(errorRate)}
        {isAlarm && <span className="sr-only"> (alarm)</span>}
      </td>
      <td className="text-right max-sm:hidden">
        {medianMs ? formatSeconds(medianMs) : <span className="text-ink-3">not timed</span>}
      </td>
      <td className="pl-4 max-sm:hidden">
        {breaker === "closed" ? (
          <span className="text-ink-3">{BREAKER[breaker]}</span>
        ) : (
          <Badge tone="bad">{BREAKER[breaker]}</Badge>
        )}
      </td>
    </tr>
  );
}
