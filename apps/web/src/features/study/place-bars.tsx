import { memo } from "react";
import { positionCentre, TOP_POSITIONS, ticksOf } from "../../components/strip/geometry.ts";
import type { Places } from "./places.ts";

interface PlaceBarsProps {
  /** Undefined: never listed. */
  readonly places: Places | undefined;
  /** Answers that count. */
  readonly answers: number;
  readonly positions: number;
}

/** Share of the answers that put an entry at each place, and of those that do not list it. */
export const PlaceBars = memo(function PlaceBars({ places, answers, positions }: PlaceBarsProps) {
  const all = Math.max(1, answers);
  const shares = (places?.counts ?? []).map((count) => count / all);
  const absent = (answers - (places?.listed ?? 0)) / all;
  return (
    <div className="absolute inset-0 grid grid-rows-1 grid-cols-[minmax(0,1fr)_72px]" aria-hidden="true">
      <svg className="block size-full overflow-visible" aria-hidden="true">
        <rect className="fill-strip-zone" width={`${(TOP_POSITIONS / positions) * 100}%`} height="100%" />
        {ticksOf(positions).map((place) => {
          const x = `${positionCentre(place, positions)}%`;
          return <line key={place} className="stroke-strip-grid" x1={x} x2={x} y1="0" y2="100%" />;
        })}
        <line className="stroke-strip-axis" x1="0" x2="100%" y1="78%" y2="78%" />
        {shares.map((share, index) => {
          const place = index + 1;
          return (
            share > 0 && (
              <rect
                key={place}
                className="fill-ink-3"
                x={`${((place - 0.85) / positions) * 100}%`}
                width={`${(0.7 / positions) * 100}%`}
                y={`${78 - heightOf(share)}%`}
                height={`${heightOf(share)}%`}
              />
            )
          );
        })}
      </svg>
      <span className="self-center pl-3 text-xs text-ink-3 tabular-nums">
        {absent > 0 && `${absent === 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * absent)))}%`}
      </span>
    </div>
  );
});

/** Per cent of the row's height; the rarest place is still seen. */
function heightOf(share: number): number {
  return Math.max(3, Math.min(70, 110 * share));
}
