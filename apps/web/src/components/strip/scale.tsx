import { ticksOf } from "./geometry.ts";

interface StripScaleProps {
  readonly positions?: number;
  /** Smaller gap, for the home page's figure. */
  readonly isTight?: boolean;
  readonly className?: string;
}

/** Scale of the strip from 1 to 20 (experts 10), with the column "Not listed". */
export function StripScale({ positions = 20, isTight = false, className = "" }: StripScaleProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_var(--absent,72px)] text-xs text-ink-3 ${className}`}
      aria-hidden="true"
    >
      <ScaleNumbers positions={positions} />
      <p className={`whitespace-nowrap ${isTight ? "pl-1.5" : "pl-3"}`}>Not listed</p>
    </div>
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: "col-start-1",
  5: "col-start-5",
  10: "col-start-10",
  15: "col-start-15",
  20: "col-start-20",
};

/** One cell for each position, with its number centred. */
export function ScaleNumbers({ positions }: { positions: number }) {
  return (
    <div className={`grid h-4 ${positions === 10 ? "grid-cols-10" : "grid-cols-20"}`}>
      {[1, ...ticksOf(positions)].map((position) => (
        <span
          key={position}
          className={`row-start-1 justify-self-center not-first:nth-[even]:max-[359px]:hidden ${COLUMNS[position]}`}
        >
          {position}
        </span>
      ))}
    </div>
  );
}
