import { entryKey, type Movement, type SlopeGraph } from "@standings/domain";
import { LINES } from "./slope-look.ts";

/** Length of the dashed line to "not listed", per cent of the width. */
const STUB = 12;

interface SlopeLinesProps {
  readonly graph: SlopeGraph<Movement>;
  readonly highlighted: string | null;
}

/** Lines between the labels of both sides; a company of one list has a dashed line that ends in a ring. */
export function SlopeLines({ graph, highlighted }: SlopeLinesProps) {
  const y = (row: number) => `${((row + 0.5) / graph.rows) * 100}%`;
  return (
    <svg className="size-full overflow-visible" aria-hidden="true">
      {graph.slopes.map(({ movement, course, left, right }) => {
        const key = entryKey(movement.entry, "company");
        const look = `${LINES[course]} ${lookOf(key, highlighted)}`;
        const row = left ?? right ?? 0;
        const end = left === null ? 100 - STUB : STUB;
        return left !== null && right !== null ? (
          <line key={key} className={look} x1="2%" y1={y(left)} x2="98%" y2={y(right)} />
        ) : (
          <g key={key} className={look}>
            <line x1={left === null ? "98%" : "2%"} x2={`${end}%`} y1={y(row)} y2={y(row)} />
            <circle cx={`${end}%`} cy={y(row)} r="4" className="fill-paper [stroke-dasharray:2_2]" />
          </g>
        );
      })}
    </svg>
  );
}

function lookOf(key: string, highlighted: string | null): string {
  if (highlighted === null) return "stroke-[1.5]";
  return key === highlighted ? "stroke-[3]" : "stroke-[1.5] opacity-25";
}
