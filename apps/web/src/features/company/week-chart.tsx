import { plural, type WeekRank } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { WeekLine } from "./week-line.tsx";
import { dayOf } from "./week-plot.ts";
import { WeekTable } from "./week-table.tsx";

interface WeekChartProps {
  /** Oldest first; undefined while loading. */
  readonly weeks: readonly WeekRank[] | undefined;
}

/** Chart of the weeks with a read-out of the chosen one, or the same as a table. */
export function WeekChart({ weeks }: WeekChartProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  if (!weeks) return <div className="h-55" aria-busy="true" />;
  const shown = weeks.find((week) => week.week === chosen) ?? weeks.at(-1);
  if (!shown) return <p className="pt-3 text-ink-2">Nothing in this range.</p>;
  return (
    <>
      <p className="mt-2 min-h-5 text-sm" aria-live="polite">
        <b className="font-strong">{shown.averageRank.toFixed(1)}</b>{" "}
        <span className="text-ink-3">
          in the week of {dayOf(shown)}, over {plural(shown.mentions, "answer")}
        </span>
      </p>
      {isTable ? (
        <WeekTable weeks={weeks} />
      ) : (
        <WeekLine weeks={weeks} chosen={shown.week} onChoose={setChosen} />
      )}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 mt-1 text-ink-2"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        {isTable ? "Show as a chart" : "Show as a table"}
      </Button>
    </>
  );
}
