import {
  type AggregatedEntry,
  bestReason,
  type ColumnId,
  type ColumnRanking,
  columnName,
  MAX_RESULTS,
  plural,
  type RankingKind,
  type Reason,
  readColumn,
} from "@standings/domain";
import { memo } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { OwnBadge } from "../../../components/company/own-badge.tsx";
import { RankStrip } from "../../../components/strip/rank-strip.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { cva } from "../../../components/ui/variants.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { entrySubtitle } from "../../../lib/links.ts";
import { EntryName, OpenDetails } from "../entry/open-details.tsx";
import { RowAside } from "../entry/row-aside.tsx";
import { highlightsEntry } from "../highlight.tsx";
import { Readout } from "./readout.tsx";

/** Cells of a table row. On a phone the row is a grid: badge, name and figures, reason, strip. */
const cellStyle = cva("text-left align-middle sm:border-b sm:border-line", {
  variants: {
    column: {
      rank: "sm:h-17 sm:pr-4 sm:group-data-[highlighted=true]/row:shadow-highlight-start max-sm:row-span-2 max-sm:pt-1.25",
      name: "font-text sm:h-17 sm:pr-4 max-sm:row-span-2 max-sm:min-w-0 max-sm:pr-3",
      why: "text-sm text-ink-2 sm:max-lg:hidden print:table-cell max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3 max-sm:mt-1.5 lg:h-17 lg:pr-4 print:pr-4",
      votes: "whitespace-nowrap text-ink-2 sm:h-17 sm:pr-4 max-lg:text-sm max-sm:text-right max-sm:text-sm/5",
      average: "sm:h-17 sm:pr-4 max-sm:col-start-3 max-sm:text-right max-sm:text-sm max-sm:text-ink-3",
      strip:
        "relative h-px sm:group-data-[highlighted=true]/row:shadow-highlight-end max-sm:col-span-3 max-sm:row-start-4 max-sm:mt-2 max-sm:h-14 max-sm:[--absent:66px]",
    },
  },
});

const ROW =
  "group/row relative break-inside-avoid data-own:bg-mark-tint data-own:[--under:var(--mark-tint)] data-[highlighted=true]:bg-mark-tint data-[highlighted=true]:[--under:var(--mark-tint)] " +
  "max-sm:grid max-sm:grid-cols-[40px_minmax(0,1fr)_auto] max-sm:border-b max-sm:border-line " +
  "max-sm:pt-3.5 max-sm:pb-2.5 max-sm:data-[highlighted=true]:shadow-highlight-phone";
/** Grey text is darker on the highlight's tint. */
const GREY = "text-sm text-ink-3 group-data-own/row:text-ink-2 group-data-[highlighted=true]/row:text-ink-2";

interface AggregatedRowProps {
  readonly kind: RankingKind;
  readonly rowKey: string;
  readonly href: string | null;
  readonly entry: AggregatedEntry;
  /** The answers, for their reasons. */
  readonly answered: readonly ColumnRanking[];
  readonly columns: readonly ColumnId[];
  /** The viewer's own company. */
  readonly isOwn: boolean;
  readonly isHighlighted: boolean;
  readonly highlightedColumn: ColumnId | null;
  readonly onHighlight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
}

/** One entry: rank, name, reason, votes, average, and its position in each model's answer. */
export const AggregatedRow = memo(function AggregatedRow({
  entry,
  answered,
  columns,
  isHighlighted,
  highlightedColumn,
  ...rest
}: AggregatedRowProps) {
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = highlightsEntry(rest.onHighlight, rest.rowKey);
  return (
    <tr
      className={ROW}
      data-highlighted={isHighlighted}
      data-own={rest.isOwn || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <td className={cellStyle({ column: "rank" })}>
        <RankBadge rank={entry.rank} size="lg" />
      </td>
      <NameCell entry={entry} onFocus={onFocus} onBlur={onBlur} {...rest} />
      <WhyCell reason={bestReason(entry, answered)} />
      <FigureCells entry={entry} columns={columns} />
      <td className={cellStyle({ column: "strip" })}>
        <RankStrip
          name={entry.name}
          votes={entry.votes}
          columns={columns}
          positions={MAX_RESULTS[rest.kind]}
          highlightedColumn={highlightedColumn}
        />
        {isHighlighted && <Readout entry={entry} columns={columns} />}
      </td>
    </tr>
  );
});

interface NameCellProps
  extends Pick<AggregatedRowProps, "kind" | "rowKey" | "href" | "entry" | "isOwn" | "onOpen"> {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

function NameCell({ kind, rowKey, href, entry, isOwn, onOpen, onFocus, onBlur }: NameCellProps) {
  const subtitle = entrySubtitle(kind, entry);
  return (
    <th scope="row" className={cellStyle({ column: "name" })}>
      <OpenDetails
        entry={entry}
        className="absolute inset-0 rounded-2 focus-visible:z-1"
        onOpen={() => onOpen(rowKey)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <span className="relative flex min-h-11 min-w-0 items-center gap-3 has-[>a]:pr-9">
        <EntryMark kind={kind} entry={entry} className="side-9" />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-name font-strong">
              <EntryName href={href}>{entry.name}</EntryName>
            </span>
            {isOwn && <OwnBadge />}
          </span>
          <span className={`block truncate ${GREY}`}>{subtitle}</span>
        </span>
        <RowAside entry={entry} isInTable />
      </span>
    </th>
  );
}

/** The reason with the model whose words it is. */
function WhyCell({ reason: { text, columnId } }: { reason: Reason }) {
  const catalogue = useCatalogue();
  return (
    <td className={cellStyle({ column: "why" })}>
      <span className="line-clamp-2 print:line-clamp-none">{text}</span>
      {columnId && (
        <span className="flex items-center gap-1 text-xs text-ink-3 group-data-own/row:text-ink-2 group-data-[highlighted=true]/row:text-ink-2">
          <ModelDisc model={readColumn(columnId).modelId} size="2xs" />
          {columnName(columnId, catalogue)}
        </span>
      )}
    </td>
  );
}

function FigureCells({ entry, columns }: Pick<AggregatedRowProps, "entry" | "columns">) {
  return (
    <>
      <td className={cellStyle({ column: "votes" })}>
        <b className="font-strong text-ink">{entry.votes.length}</b> of {plural(columns.length, "model")}
      </td>
      <td className={cellStyle({ column: "average" })}>
        <b className="max-sm:font-text sm:font-strong sm:text-ink">
          <span className="sm:hidden">average </span>
          {entry.averageRank.toFixed(1)}
        </b>
        <span className={`block whitespace-nowrap max-sm:hidden ${GREY}`}>
          {plural(entry.points, "point")}
        </span>
      </td>
    </>
  );
}
