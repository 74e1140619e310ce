import type { ReactNode } from "react";
import { positionCentre, TOP_POSITIONS, ticksOf } from "./geometry.ts";

/** The drawing of a strip, as large as its container. */
export function StripPlot({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`relative ${className}`}>
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** The tinted first three positions, the hairlines and the axis behind the marks, inside an svg. */
export function StripBackdrop({ positions }: { positions: number }) {
  return (
    <>
      <rect
        className="fill-strip-zone group-data-[highlighted=true]/row:fill-transparent"
        width={`${(TOP_POSITIONS / positions) * 100}%`}
        height="100%"
      />
      {ticksOf(positions).map((position) => {
        const x = `${positionCentre(position, positions)}%`;
        return <line key={position} className="stroke-strip-grid" x1={x} x2={x} y1="0" y2="100%" />;
      })}
      <line className="stroke-strip-axis" x1="0" x2="100%" y1="50%" y2="50%" />
    </>
  );
}
