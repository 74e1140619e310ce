import type { ReactNode } from "react";
import { DayBars, type DayBarsProps } from "../../../../components/chart/day-bars.tsx";
import { SandboxBadge } from "../../../../components/ui/badge.tsx";
import { formatUtcDay } from "../../utc.ts";

export interface Figure extends Omit<DayBarsProps, "days"> {
  readonly title: string;
  readonly isSandbox: boolean;
  readonly note: ReactNode;
}

/** A figure on each day, with its total; for screen readers a table. */
export function FigureChart({ figure, days }: { figure: Figure; days: readonly string[] }) {
  const { title, amounts, isSandbox, note, format } = figure;
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <section className="border-t-2 border-line-ink pt-3" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-md font-strong">{title}</h3>
        {isSandbox && (
          <span className="mr-auto">
            <SandboxBadge />
          </span>
        )}
        <p className="text-sm text-ink-3">
          <b className="text-xl font-strong text-ink">{format(total)}</b> in {days.length} days
        </p>
      </div>
      <p className="text-sm text-ink-2">
        {format(amounts.at(-1) ?? 0)} so far today{note && <>; {note}</>}
      </p>
      <DayBars
        days={days.map(formatUtcDay)}
        amounts={amounts}
        format={format}
        formatTick={figure.formatTick}
        least={figure.least}
      />
      <table className="sr-only">
        <caption>{title} by day (UTC)</caption>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{formatUtcDay(day)}</th>
              <td>{format(amounts[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
