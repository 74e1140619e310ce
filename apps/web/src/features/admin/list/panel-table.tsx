import type { UserReference } from "@standings/domain";
import { ArrowDown, ArrowUp, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import type { ChangeSearch, ListSearch } from "./use-list-search.ts";

export interface PanelColumn<Row> {
  readonly name: string;
  /** The name is for screen readers only. */
  readonly isQuiet?: boolean;
  /** Value of `sortBy`, where the column can order the list. */
  readonly sort?: string;
  /** Width and alignment of the head. */
  readonly head: string;
  /** Classes of a cell, its place on a phone among them. */
  readonly body: string;
  readonly cell: (row: Row, open: () => void) => ReactNode;
  /** Tooltip of a cell. */
  readonly hint?: (row: Row) => string | undefined;
}

export interface PanelTableLook<Row> {
  readonly caption: string;
  /** `sortBy` of an address without one. */
  readonly defaultSort: string;
  /** The first column names the row. */
  readonly columns: readonly PanelColumn<Row>[];
  /** How the cells of a row lie on a phone, where a row is a small block. */
  readonly block?: string;
}

interface PanelTableProps<Row> extends PanelTableLook<Row> {
  readonly rows: readonly Row[];
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly onOpen: (id: string) => void;
}

const BLOCK = "max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-2 max-sm:py-2.5";
const CELL = "border-b border-line max-sm:border-0";

/** A table of the panel. */
export function PanelTable<Row extends { readonly id: string }>(props: PanelTableProps<Row>) {
  const { caption, columns, defaultSort, block = BLOCK, rows, search, onChange, onOpen } = props;
  const [title, ...others] = columns;
  return (
    <Table isFixed className={`${HEAVY_RULE} max-sm:block`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr>
          {columns.map(({ name, isQuiet, sort, head }) =>
            sort === undefined ? (
              <ColumnName key={name} className={head}>
                {isQuiet ? <span className="sr-only">{name}</span> : name}
              </ColumnName>
            ) : (
              <SortName
                key={name}
                label={name}
                by={sort}
                defaultBy={defaultSort}
                search={search}
                onChange={onChange}
                className={head}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className={`relative hover:bg-hover max-sm:grid max-sm:border-b max-sm:border-line ${block}`}
          >
            {title && (
              <th scope="row" className={`${CELL} text-left font-text ${title.body}`}>
                {title.cell(row, () => onOpen(row.id))}
              </th>
            )}
            {others.map(({ name, body, cell, hint }) => (
              <td key={name} className={`${CELL} ${body}`} title={hint?.(row)}>
                {cell(row, () => onOpen(row.id))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface SortNameProps {
  readonly label: string;
  readonly by: string;
  readonly defaultBy: string;
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly className: string;
}

/** Header of a column that orders the list: down first, then up. */
function SortName({ label, by, defaultBy, search, onChange, className }: SortNameProps) {
  const isChosen = (search.sortBy ?? defaultBy) === by;
  const order = search.sortOrder ?? "desc";
  const next = isChosen && order === "desc" ? "asc" : "desc";
  return (
    <ColumnName
      className={className}
      aria-sort={isChosen ? (order === "desc" ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={`-my-2 inline-flex min-h-10 items-center gap-1 hover:text-ink ${isChosen ? "text-ink" : ""}`}
        onClick={() =>
          onChange({
            sortBy: by === defaultBy ? undefined : by,
            sortOrder: next === "desc" ? undefined : next,
          })
        }
      >
        {label}
        {isChosen && <Icon of={order === "desc" ? ArrowDown : ArrowUp} size="sm" />}
      </button>
    </ColumnName>
  );
}

/** Whose row it is. */
export const USER_COLUMN: PanelColumn<{ readonly user: UserReference | null }> = {
  name: "User",
  head: "w-49 text-left max-xl:hidden",
  body: "truncate pr-3 text-ink-2 max-xl:hidden",
  hint: ({ user }) => user?.email,
  cell: ({ user }) => user?.name ?? "Deleted account",
};

/** When it was made; `phone` says where on a phone. */
export function momentColumn(phone: string): PanelColumn<{ readonly createdAt: string }> {
  return {
    name: "Date",
    sort: "createdAt",
    head: "w-35 text-right",
    body: `text-right whitespace-nowrap text-ink-2 ${phone}`,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  };
}

/** The sign that a row opens; `phone` says where on a phone. */
export function detailsColumn(phone: string): PanelColumn<unknown> {
  return {
    name: "Details",
    isQuiet: true,
    head: "w-10",
    body: `text-right ${phone}`,
    cell: () => <Icon of={ChevronRight} className="inline text-ink-3" />,
  };
}

const thisYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});
const earlier = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Date and time of a row, in UTC as all of the panel: "Nov 12, 2:32 PM"; the date alone in other years. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return (at.getUTCFullYear() === new Date().getUTCFullYear() ? thisYear : earlier).format(at);
}
