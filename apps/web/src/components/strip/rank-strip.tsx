import { findModel, type ModelVote } from "@standings/domain";
import { memo } from "react";
import { Disc, MakerGlyph } from "../brand/maker.tsx";
import { StripBackdrop } from "./backdrop.tsx";
import { describeStrip } from "./describe.ts";
import { layoutStrip, type StripMark } from "./geometry.ts";

interface RankStripProps {
  readonly name: string;
  readonly votes: readonly ModelVote[];
  /** Models that answered, in the order asked. */
  readonly models: readonly string[];
  /** Cells of the scale: 20, for experts 10. */
  readonly positions?: number;
  readonly size?: number;
  readonly litModel?: string | null;
}

/** One entry's position in every model's answer; one image to a screen reader. */
export const RankStrip = memo(function RankStrip({
  name,
  votes,
  models,
  positions = 20,
  size = 16,
  litModel,
}: RankStripProps) {
  const { marks, range, absent } = layoutStrip(votes, models, { positions, size });
  return (
    <div className="strip" role="img" aria-label={describeStrip(name, votes, absent)}>
      <div className="strip-plot">
        <svg aria-hidden="true">
          <StripBackdrop positions={positions} />
          {range && (
            <svg y="50%" overflow="visible" aria-hidden="true">
              <rect
                className="strip-range"
                x={`${range.x}%`}
                width={`${range.width}%`}
                y="-4"
                height="8"
                rx="4"
              />
            </svg>
          )}
          {marks.map((mark) => (
            <Mark key={mark.model} mark={mark} size={size} lit={mark.model === litModel} />
          ))}
        </svg>
      </div>
      <div className="strip-absent">
        {absent.map((model) => (
          <Disc key={model} maker={findModel(model)?.provider} variant="out" lit={model === litModel} />
        ))}
      </div>
    </div>
  );
});

function Mark({ mark, size, lit }: { mark: StripMark; size: number; lit: boolean }) {
  const maker = findModel(mark.model)?.provider;
  return (
    <svg
      className="strip-mark-at"
      x={`${mark.x}%`}
      y="50%"
      overflow="visible"
      aria-hidden="true"
      data-maker={maker ?? "none"}
    >
      <g transform={`translate(0 ${mark.dy})`}>
        <g className="strip-mark" data-lit={lit}>
          <circle className="strip-ring" r={size / 2 + 1.5} />
          <circle className="strip-disc" r={size / 2} />
          <MakerGlyph
            maker={maker}
            x={-size / 3}
            y={-size / 3}
            width={(size * 2) / 3}
            height={(size * 2) / 3}
          />
        </g>
      </g>
    </svg>
  );
}
