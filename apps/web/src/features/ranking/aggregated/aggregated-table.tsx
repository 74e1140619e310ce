import {
  type AggregatedEntry,
  type ColumnId,
  capitalised,
  ENTRY_NOUNS,
  entryKey,
  KIND_TITLES,
  MAX_RESULTS,
  plural,
  type RankingKind,
} from "@standings/domain";
import { StripScale } from "../../../components/strip/scale.tsx";
import { Defined } from "../../../components/ui/defined.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { DEFINITIONS } from "../definitions.ts";
import { useHighlight } from "../highlight.tsx";
import { clickedHref, useScope } from "../scope.ts";
import { AggregatedRow } from "./aggregated-row.tsx";

interface AggregatedTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  /** Answered columns, in the order asked. */
  readonly columns: readonly ColumnId[];
}

/** The aggregated ranking as a table with rank strips. */
export function AggregatedTable({ prompt, rows, columns }: AggregatedTableProps) {
  const highlight = useHighlight();
  const scope = useScope();
  const { kind, openEntry, ownKey } = scope;
  return (
    <>
      <StripScale
        positions={MAX_RESULTS[kind]}
        className="sticky top-16.5 z-10 bg-paper py-1.5 [--absent:66px] sm:hidden"
      />
      <Table
        isFixed
        className="group/rows max-sm:block"
        data-travels
        data-has-highlight={highlight.entry !== null || undefined}
      >
        <caption className="sr-only">
          {KIND_TITLES[kind]} for “{prompt}”, added up over {plural(columns.length, "model")}
        </caption>
        <Head kind={kind} />
        <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-line-ink">
          {rows.map((entry) => {
            const key = entryKey(entry, kind);
            return (
              <AggregatedRow
                key={key}
                kind={kind}
                rowKey={key}
                href={clickedHref(scope, entry)}
                entry={entry}
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
    </>
  );
}

function Head({ kind }: { kind: RankingKind }) {
  const { votes, average, points, strip } = DEFINITIONS[kind];
  return (
    <thead className={`${HEAVY_RULE} max-sm:hidden`}>
      <tr>
        <ColumnName className={`${NAMED} w-11`}>
          <span className="sr-only">Rank</span>
        </ColumnName>
        <ColumnName className={`${NAMED} w-51 lg:w-59`}>{capitalised(ENTRY_NOUNS[kind].one)}</ColumnName>
        <ColumnName className={`${NAMED} w-62.5 max-lg:hidden`}>Why it is named</ColumnName>
        <ColumnName className={`${NAMED} w-26 lg:w-28`}>
          <Defined text={votes}>Listed by</Defined>
        </ColumnName>
        <ColumnName className={`${NAMED} w-19 lg:w-22`}>
          <span className="grid justify-items-start gap-0.5">
            <Defined text={average}>Average</Defined>
            <Defined text={points}>Points</Defined>
          </span>
        </ColumnName>
        <ColumnName className="text-left align-bottom">
          <span className="mb-1.5 block">
            <Defined text={strip}>Position in each model’s answer</Defined>
          </span>
          <StripScale positions={MAX_RESULTS[kind]} />
        </ColumnName>
      </tr>
    </thead>
  );
}

const NAMED = "pr-4 text-left align-bottom";
