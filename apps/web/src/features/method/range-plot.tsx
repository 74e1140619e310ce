import type { Estimate } from "@standings/domain";
import { StripPlot } from "../../components/strip/strip-plot.tsx";

/** A figure from 0 to 100 as a dot on its range; the numbers stand beside it. */
export function RangePlot({ value, range }: Estimate) {
  const at = (share: number) => `${(share * 100).toFixed(1)}%`;
  return (
    <StripPlot className="h-5">
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" />
      {range && (
        <line
          x1={at(range.low)}
          x2={at(range.high)}
          y1="10"
          y2="10"
          strokeWidth="3"
          className="stroke-control"
        />
      )}
      <circle cx={at(value)} cy="10" r="4.5" className="fill-ink" />
    </StripPlot>
  );
}
