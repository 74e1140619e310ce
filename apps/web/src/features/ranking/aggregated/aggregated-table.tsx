import {
  type AggregatedEntry,
  type ColumnId,
  type ColumnRanking,
  capitalised,
  ENTRY_NOUNS,
  entryKey,
  KIND_TITLES,
  MAX_RESULTS,
  plural,
  type RankingKind,
} from "@standings/domain";
import { StripScale } from "../../../components/strip/scale.tsx";
import { ColumnName, Table } from "../../../components/ui/table.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { travelOnce } from "../enter-once.ts";
import { useHighlight } from "../highlight.tsx";
import { DEFINITIONS } from "../ranking-definitions.ts";
import { nameHref, useScope } from "../scope.ts";
import { AggregatedRow } from "./aggregated-row.tsx";
import { Legend } from "./legend.tsx";

interface AggregatedTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  /** Answered columns, in the order asked. */
  readonly columns: readonly ColumnId[];
  readonly answered: readonly ColumnRanking[];
  /** All columns asked, for the legend. */
  readonly models: readonly ModelColumn[];
  /** The table has just been made: its marks travel to their places. */
  readonly isNew: boolean;
}

/** The aggregated ranking as a table with rank strips. */
export function AggregatedTable({ prompt, rows, columns, answered, models, isNew }: AggregatedTableProps) {
  const highlight = useHighlight();
  const scope = useScope();
  const { kind, openEntry, ownKey } = scope;
  return (
    <div>
      <div className="sticky top-16.5 z-11 bg-paper print:static">
        <Legend columns={models} />
        <StripScale positions={MAX_RESULTS[kind]} className="py-1.5 [--absent:66px] sm:hidden" />
      </div>
      <Table
        isFixed
        hasStickyHead
        className="group/rows max-sm:block"
        data-has-highlight={highlight.entry !== null || undefined}
      >
        <caption className="sr-only">
          {KIND_TITLES[kind]} for “{prompt}”, added up over {plural(columns.length, "model")}
        </caption>
        <Head kind={kind} />
        <tbody
          ref={isNew ? travelOnce : undefined}
          className="max-sm:block max-sm:border-t-2 max-sm:border-line-ink"
        >
          {rows.map((entry) => {
            const key = entryKey(entry, kind);
            return (
              <AggregatedRow
                key={key}
                kind={kind}
                rowKey={key}
                href={nameHref(scope, entry)}
                entry={entry}
                answered={answered}
                columns={columns}
                isOwn={key === ownKey}
                isHighlighted={highlight.entry === key}
                highlightedColumn={highlight.column}
                onHighlight={highlight.highlightEntry}
                onOpen={openEntry}
              />
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

/** The names of the columns and the scale, which stay below the legend while the rows scroll. */
function Head({ kind }: { kind: RankingKind }) {
  const { votes, average, points, strip } = DEFINITIONS[kind];
  return (
    <>
      <colgroup>
        <col className="w-11" />
        <col className="w-51 lg:w-59" />
        <col className="w-62.5 max-lg:hidden print:table-column" />
        <col className="w-26 lg:w-28" />
        <col className="w-19 lg:w-22" />
        <col />
      </colgroup>
      <thead className={STICKY}>
        <tr>
          <ColumnName className={NAMED}>
            <span className="sr-only">Rank</span>
          </ColumnName>
          <ColumnName className={NAMED}>{capitalised(ENTRY_NOUNS[kind].one)}</ColumnName>
          <ColumnName className={`${NAMED} max-lg:hidden print:table-cell`}>
            {ENTRY_NOUNS[kind].why}
          </ColumnName>
          <ColumnName className={NAMED}>
            <Defined text={votes}>Listed by</Defined>
          </ColumnName>
          <ColumnName className={NAMED}>
            <span className="grid justify-items-start gap-0.5">
              <Defined text={average}>Average</Defined>
              <Defined text={points}>Points</Defined>
            </span>
          </ColumnName>
          <ColumnName className="border-t-2 border-t-line-ink text-left align-bottom">
            <span className="mb-1.5 block">
              <Defined text={strip}>Position in each model’s answer</Defined>
            </span>
            <StripScale positions={MAX_RESULTS[kind]} />
          </ColumnName>
        </tr>
      </thead>
    </>
  );
}

/** Below the top bar and the legend. Its ground is wider than the table, because the highlight of a row is. */
const STICKY =
  "max-sm:hidden sm:sticky sm:top-27 sm:z-10 print:static bg-paper before:absolute before:-top-10.5 before:bottom-0 " +
  "before:-inset-x-4 before:-z-1 before:bg-paper print:before:hidden";

const NAMED = "border-t-2 border-t-line-ink pr-4 text-left align-bottom";
