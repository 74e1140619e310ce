import { type ColumnId, findModel, readColumn, type Vote } from "@standings/domain";
import { memo } from "react";
import { Disc, MakerGlyph } from "../brand/maker.tsx";
import { StripBackdrop } from "./backdrop.tsx";
import { describeStrip } from "./describe.ts";
import { layoutStrip, type StripMark } from "./geometry.ts";

interface RankStripProps {
  readonly name: string;
  readonly votes: readonly Vote[];
  /** Columns that were answered, in the order asked. */
  readonly columns: readonly ColumnId[];
  /** Cells of the scale: 20, for experts 10. */
  readonly positions?: number;
  readonly size?: number;
  readonly litColumn?: ColumnId | null;
}

/** One entry's position in every model's answer; one image to a screen reader. */
export const RankStrip = memo(function RankStrip({
  name,
  votes,
  columns,
  positions = 20,
  size = 16,
  litColumn,
}: RankStripProps) {
  const { marks, range, absent } = layoutStrip(votes, columns, { positions, size });
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
            <Mark key={mark.columnId} mark={mark} size={size} lit={mark.columnId === litColumn} />
          ))}
        </svg>
      </div>
      <div className="strip-absent">
        {absent.map((columnId) => (
          <Disc key={columnId} maker={makerOf(columnId)} variant="out" lit={columnId === litColumn} />
        ))}
      </div>
    </div>
  );
});

function Mark({ mark, size, lit }: { mark: StripMark; size: number; lit: boolean }) {
  const maker = makerOf(mark.columnId);
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

function makerOf(columnId: ColumnId) {
  return findModel(readColumn(columnId).modelId)?.provider;
}
