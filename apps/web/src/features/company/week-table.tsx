import type { WeekRank } from "@standings/domain";
import { dayOf } from "./week-plot.ts";

/** The chart's weeks as a table, newest first. */
export function WeekTable({ weeks }: { weeks: readonly WeekRank[] }) {
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="sr-only">Average rank by week</caption>
      <thead className="text-left text-xs text-ink-3">
        <tr className="border-b border-line-2">
          <th scope="col" className="py-1.5 font-text">
            Week of
          </th>
          <th scope="col" className="py-1.5 text-right font-text">
            Average rank
          </th>
          <th scope="col" className="py-1.5 text-right font-text">
            Answers
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.week} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-text">
              {dayOf(week)}
            </th>
            <td className="py-1.5 text-right">{week.averageRank.toFixed(1)}</td>
            <td className="py-1.5 text-right text-ink-2">{week.mentions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
