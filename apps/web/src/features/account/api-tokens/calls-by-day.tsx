import { type ApiTokenDay, plural } from "@standings/domain";
import { DayBars } from "../../../components/chart/day-bars.tsx";
import { formatDayOfMonth, formatNumber } from "../../../lib/format.ts";

/** Calls of the account's tokens on each day (UTC); for screen readers a table. */
export function CallsByDay({ days }: { days: readonly ApiTokenDay[] }) {
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  const errors = days.reduce((sum, day) => sum + day.errors, 0);
  const names = days.map(({ day }) => formatDayOfMonth(new Date(day)));
  return (
    <section aria-label="Calls">
      <h3 className="text-md font-strong">Calls</h3>
      <p className="text-sm text-ink-3">
        <b className="font-strong text-ink">{formatNumber(calls)}</b> in {days.length} days,{" "}
        {errors === 0 ? "none" : formatNumber(errors)} of them answered with an error
      </p>
      <DayBars
        days={names}
        amounts={days.map((day) => day.calls)}
        format={(amount) => plural(amount, "call")}
        formatTick={formatNumber}
        least={4}
      />
      <p className="flex justify-between pl-11 text-xs text-ink-3" aria-hidden="true">
        <span>{names[0]}</span>
        <span>today</span>
      </p>
      <table className="sr-only">
        <caption>Calls by day (UTC)</caption>
        <tbody>
          {days.map((day, index) => (
            <tr key={day.day}>
              <th scope="row">{names[index]}</th>
              <td>{plural(day.calls, "call")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
