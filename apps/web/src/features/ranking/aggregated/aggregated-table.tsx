import {
  type AggregatedEntry,
  type ColumnId,
  capitalised,
  columnName,
  ENTRY_NOUNS,
  entryKey,
  KIND_TITLES,
  MAX_RESULTS,
  plural,
  type RankingKind,
  readColumn,
} from "@standings/domain";
import { memo } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { RankStrip } from "../../../components/strip/rank-strip.tsx";
import { StripScale } from "../../../components/strip/scale.tsx";
import { Defined } from "../../../components/ui/defined.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { DEFINITIONS } from "../definitions.ts";
import { EntryLink } from "../entry/entry-link.tsx";
import { entrySubtitle } from "../entry/entry-subtitle.ts";
import { RowAside } from "../entry/row-aside.tsx";
import { lightsEntry, useLit } from "../lit.tsx";
import { clickedHref, useScope } from "../scope.ts";

interface AggregatedTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  /** Columns that were answered, in the order asked. */
  readonly columns: readonly ColumnId[];
}

/** The list with its rank strips. */
export function AggregatedTable({ prompt, rows, columns }: AggregatedTableProps) {
  const lit = useLit();
  const scope = useScope();
  const { kind, openEntry } = scope;
  return (
    <>
      <StripScale
        positions={MAX_RESULTS[kind]}
        className="sticky top-[66px] z-10 bg-paper py-1.5 [--absent:66px] sm:hidden"
      />
      <table
        className="agg agg-strips strips-travel"
        data-has-lit={lit.entry !== null}
        data-lit-model={lit.column ?? undefined}
      >
        <caption className="sr-only">
          {KIND_TITLES[kind]} for “{prompt}”, added up over {plural(columns.length, "model")}
        </caption>
        <Head kind={kind} />
        <tbody>
          {rows.map((entry) => {
            const key = entryKey(entry, kind);
            return (
              <Row
                key={key}
                kind={kind}
                rowKey={key}
                href={clickedHref(scope, entry)}
                entry={entry}
                columns={columns}
                isLit={lit.entry === key}
                litColumn={lit.column}
                onLight={lit.lightEntry}
                onOpen={openEntry}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Head({ kind }: { kind: RankingKind }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="col-rank">
          <span className="sr-only">Rank</span>
        </th>
        <th scope="col" className="col-name">
          {capitalised(ENTRY_NOUNS[kind].one)}
        </th>
        <th scope="col" className="col-why">
          Why it is named
        </th>
        <th scope="col" className="col-votes">
          <Defined text={DEFINITIONS[kind].votes}>Listed by</Defined>
        </th>
        <th scope="col" className="col-average">
          <span className="grid justify-items-start gap-0.5">
            <Defined text={DEFINITIONS[kind].average}>Average</Defined>
            <Defined text={DEFINITIONS[kind].points}>Points</Defined>
          </span>
        </th>
        <th scope="col" className="col-strip">
          <span className="mb-1.5 block">
            <Defined text={DEFINITIONS[kind].strip}>Position in each model’s answer</Defined>
          </span>
          <StripScale positions={MAX_RESULTS[kind]} />
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly kind: RankingKind;
  readonly rowKey: string;
  readonly href: string | null;
  readonly entry: AggregatedEntry;
  readonly columns: readonly ColumnId[];
  readonly isLit: boolean;
  readonly litColumn: ColumnId | null;
  readonly onLight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
}

const Row = memo(function Row({
  kind,
  rowKey,
  href,
  entry,
  columns,
  isLit,
  litColumn,
  onLight,
  onOpen,
}: RowProps) {
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = lightsEntry(onLight, rowKey);
  return (
    <tr data-lit={isLit} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <td className="col-rank">
        <RankBadge rank={entry.rank} large />
      </td>
      <th scope="row" className="col-name">
        <EntryLink
          href={href}
          className="agg-company"
          onOpen={() => onOpen(rowKey)}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <EntryMark kind={kind} entry={entry} className="[--s:36px]" />
          <span className="min-w-0">
            <span className="block truncate text-[15px] leading-5 font-strong" title={entry.name}>
              {entry.name}
            </span>
            <span className="block truncate text-sm text-ink-3" title={entrySubtitle(kind, entry)}>
              {entrySubtitle(kind, entry)}
            </span>
          </span>
        </EntryLink>
        <RowAside entry={entry} rowKey={rowKey} />
      </th>
      <td className="col-why">
        <span className="line-clamp-2" title={entry.description}>
          {entry.description}
        </span>
      </td>
      <td className="col-votes">
        <b>{entry.votes.length}</b> of {plural(columns.length, "model")}
      </td>
      <td className="col-average">
        <b>{entry.averageRank.toFixed(1)}</b>
        <span className="agg-points">{plural(entry.points, "point")}</span>
      </td>
      <td className="col-strip">
        <RankStrip
          name={entry.name}
          votes={entry.votes}
          columns={columns}
          positions={MAX_RESULTS[kind]}
          litColumn={litColumn}
        />
        {isLit && <Readout entry={entry} columns={columns} />}
      </td>
    </tr>
  );
});

function Readout({ entry, columns }: { entry: AggregatedEntry; columns: readonly ColumnId[] }) {
  const absent = columns.filter((columnId) => !entry.votes.some((vote) => vote.columnId === columnId));
  return (
    <div className="pop agg-readout" aria-hidden="true">
      <p className="mb-1.5 truncate text-xs text-ink-3">{entry.name} by model</p>
      {entry.votes.map(({ columnId, rank }) => (
        <p key={columnId} className="flex h-[26px] items-center gap-2 text-sm">
          <ModelDisc model={readColumn(columnId).modelId} className="[--d:18px]" />
          <span className="flex-1">{columnName(columnId)}</span>
          <b>#{rank}</b>
        </p>
      ))}
      {absent.map((columnId) => (
        <p key={columnId} className="flex h-[26px] items-center gap-2 text-sm">
          <ModelDisc model={readColumn(columnId).modelId} variant="out" className="[--d:18px]" />
          <span className="flex-1">{columnName(columnId)}</span>
          <span className="text-ink-3">Not listed</span>
        </p>
      ))}
    </div>
  );
}
