import { ticksOf } from "./geometry.ts";

interface StripScaleProps {
  readonly positions?: number;
  readonly className?: string;
}

/** The strip's scale from 1 to 20 (experts 10) with the column of those who do not list the entry. */
export function StripScale({ positions = 20, className = "" }: StripScaleProps) {
  return (
    <div className={`scale text-xs text-ink-3 ${className}`} data-positions={positions} aria-hidden="true">
      <ScaleNumbers positions={positions} />
      <p className="pl-3 whitespace-nowrap">Not listed</p>
    </div>
  );
}

export function ScaleNumbers({ positions }: { positions: number }) {
  return (
    <div>
      {[1, ...ticksOf(positions)].map((position) => (
        <span key={position} data-at={position}>
          {position}
        </span>
      ))}
    </div>
  );
}
