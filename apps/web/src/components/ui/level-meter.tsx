import { LEVELS, type Level } from "@standings/domain";

interface LevelMeterProps {
  /** Where no column says it: "Effort". */
  readonly name?: string;
  readonly level: Level;
}

/** A level as one to three bars and its word. */
export function LevelMeter({ name, level }: LevelMeterProps) {
  const filled = LEVELS.indexOf(level) + 1;
  const bars = (
    <svg className="h-1 w-12 flex-none" aria-hidden="true">
      {LEVELS.map((step, index) => (
        <rect
          key={step}
          x={index * 17}
          width="14"
          height="4"
          rx="2"
          className={index < filled ? "fill-ink" : "fill-line-2"}
        />
      ))}
    </svg>
  );
  if (name === undefined) {
    return (
      <span className="grid gap-1.5 pt-2 text-sm">
        {bars}
        {level}
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5">
      <span className="text-ink-3">{name}</span>
      {bars}
      {level}
    </span>
  );
}
