import { type ColumnId, type ModelCatalogue, readColumn, type Vote } from "@standings/domain";
import { memo } from "react";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { makerHue } from "../brand/hue.ts";
import { Disc, MakerGlyph } from "../brand/maker.tsx";
import { describeStrip } from "./describe-strip.ts";
import { layoutStrip, type StripMark } from "./geometry.ts";
import { StripBackdrop, StripPlot } from "./strip-plot.tsx";

interface RankStripProps {
  readonly name: string;
  readonly votes: readonly Vote[];
  /** Columns that were answered, in the order asked. */
  readonly columns: readonly ColumnId[];
  /** Cells of the scale: 20, for experts 10. */
  readonly positions?: number;
  readonly size?: number;
  /** Height of the strip and size of the dashed marks: table row, the home page's figure, or page. */
  readonly look?: "row" | "figure" | "page";
  /** Highlighted column: its marks grow and the others fade. */
  readonly highlightedColumn?: ColumnId | null;
}

const HEIGHTS = { row: "min-h-17 max-sm:h-14 max-sm:min-h-14", figure: "", page: "min-h-17" };

/** Fades the rows of other companies while one is highlighted; not on a phone. */
const FADES = "sm:group-data-has-highlight/rows:group-data-[highlighted=false]/row:opacity-38";

/** One entry's position in every model's answer; one image to a screen reader. */
export const RankStrip = memo(function RankStrip({
  name,
  votes,
  columns,
  positions = 20,
  size = 16,
  look = "row",
  highlightedColumn = null,
}: RankStripProps) {
  const catalogue = useCatalogue();
  const { marks, range, absent } = layoutStrip(votes, columns, { positions, size });
  const faded = highlightedColumn === null ? FADES : "opacity-25";
  return (
    <div
      className={`grid h-full grid-cols-[minmax(0,1fr)_var(--absent,72px)] ${HEIGHTS[look]}`}
      role="img"
      aria-label={describeStrip(name, votes, absent, catalogue)}
    >
      <StripPlot>
        <StripBackdrop positions={positions} />
        {range && (
          <svg y="50%" overflow="visible" aria-hidden="true">
            <rect
              className={`fill-strip-range ${faded}`}
              x={`${range.x}%`}
              width={`${range.width}%`}
              y="-4"
              height="8"
              rx="4"
            />
          </svg>
        )}
        {marks.map((mark) => (
          <Mark
            key={mark.columnId}
            mark={mark}
            size={size}
            isSmallOnPhone={look === "row"}
            className={mark.columnId === highlightedColumn ? "scale-125" : faded}
          />
        ))}
      </StripPlot>
      <div
        className={`flex items-center has-[>:nth-child(4)]:gap-0 has-[>:nth-child(4)]:pl-1.5 ${look === "figure" ? "gap-0.75 pl-1.5" : "gap-0.75 pl-3"} ${FADES}`}
      >
        {absent.map((columnId) => (
          <Disc
            key={columnId}
            maker={makerOf(catalogue, columnId)}
            variant="out"
            size={look === "figure" ? "2xs" : "xs"}
            className={highlightedColumn !== null && columnId !== highlightedColumn ? "opacity-25" : ""}
          />
        ))}
      </div>
    </div>
  );
});

interface MarkProps {
  readonly mark: StripMark;
  readonly size: number;
  readonly isSmallOnPhone: boolean;
  readonly className: string;
}

function Mark({ mark, size, isSmallOnPhone, className }: MarkProps) {
  const catalogue = useCatalogue();
  const maker = makerOf(catalogue, mark.columnId);
  return (
    <svg
      className={makerHue(maker)}
      data-mark=""
      x={`${mark.x}%`}
      y="50%"
      overflow="visible"
      aria-hidden="true"
    >
      <g transform={`translate(0 ${mark.dy})`} className={isSmallOnPhone ? "max-sm:scale-86" : ""}>
        <g
          className={`text-on-maker transition-[scale,opacity] ease-out group-data-[highlighted=true]/row:scale-125 ${className}`}
        >
          <circle className="fill-(--under,var(--paper))" r={size / 2 + 1.5} />
          <circle className="fill-(--hue)" r={size / 2} />
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

function makerOf(catalogue: ModelCatalogue, columnId: ColumnId) {
  return catalogue.describeModel(readColumn(columnId).modelId)?.provider;
}
