const STEPS = [1, 2, 2.5, 5, 10];

/** Upper end of a chart's axis: an even round number that is not below the largest value. `least` is the smallest end. */
export function axisEnd(values: readonly number[], least: number): number {
  const largest = Math.max(least, ...values);
  const power = 10 ** Math.floor(Math.log10(largest / 2));
  const step = STEPS.find((factor) => 2 * factor * power >= largest * (1 - 1e-9)) ?? 10;
  return 2 * step * power;
}

/** Pixels: the axis' end, and zero. */
const TOP = 12;
const BOTTOM = 104;
/** Part of a day's width that its bar fills. */
const FILLED = 0.84;

export interface DayBarsProps {
  /** Days as text, the last one today. */
  readonly days: readonly string[];
  /** Of each day. */
  readonly amounts: readonly number[];
  /** An amount, as text. */
  readonly format: (amount: number) => string;
  /** A mark of the axis, as text. */
  readonly formatTick: (amount: number) => string;
  /** Smallest end of the axis. */
  readonly least: number;
}

/** A bar for each day; today's is marked. Hidden from screen readers: a table beside it says the same. */
export function DayBars({ days, amounts, format, formatTick, least }: DayBarsProps) {
  const end = axisEnd(amounts, least);
  const ticks = [0, end / 2, end];
  const yOf = (amount: number) => BOTTOM - (amount / end) * (BOTTOM - TOP);
  const width = 100 / days.length;
  return (
    <div className="mt-2.5 grid h-30 grid-cols-[44px_minmax(0,1fr)]" aria-hidden="true">
      <svg className="size-full overflow-visible text-xs" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} className="fill-ink-3" y={yOf(tick) + 4}>
            {formatTick(tick)}
          </text>
        ))}
      </svg>
      <svg className="size-full overflow-visible" aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
        ))}
        {days.map((day, index) => {
          const amount = amounts[index] ?? 0;
          const height = amount === 0 ? 0 : Math.max(1, BOTTOM - yOf(amount));
          return (
            <rect
              key={day}
              x={`${(index + (1 - FILLED) / 2) * width}%`}
              width={`${FILLED * width}%`}
              y={BOTTOM - height}
              height={height}
              rx="1.5"
              className={index === days.length - 1 ? "fill-mark" : "fill-ink-3"}
            >
              <title>{`${day}: ${format(amount)}`}</title>
            </rect>
          );
        })}
      </svg>
    </div>
  );
}
