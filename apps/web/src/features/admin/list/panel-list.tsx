import type { AdminPagination } from "@standings/domain";
import { type ReactNode, useCallback, useEffect } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { type Filters, type FilterValues, readFilters } from "./filters.tsx";
import { ListSkeleton, ListStates, type ListStatesProps } from "./list-states.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { PageHead } from "./page-head.tsx";
import { Pager } from "./pager.tsx";
import { PanelTable, type PanelTableLook } from "./panel-table.tsx";
import {
  type ChangeSearch,
  type ListSearch,
  type RawSearch,
  readListSearch,
  useListSearch,
  useOpened,
} from "./use-list-search.ts";

/** A list's query as the address has it. */
export type PanelQuery<Known extends Filters, Sort extends string = never> = Omit<ListSearch, "sortBy"> & {
  readonly sortBy?: Sort | undefined;
} & FilterValues<Known>;

interface PanelListProps<Row, Data, Known extends Filters, Sort extends string>
  extends Pick<ListStatesProps, "noun" | "empty"> {
  /** Heading of the tab; none where the tab has one already. */
  readonly title?: string;
  /** A line below the heading; a function is told the page that is shown. */
  readonly note?: ReactNode | ((data: Data) => ReactNode);
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Name of the text filter: "Name or e-mail". */
  readonly words: string;
  /** Constant: a new value is a new list. */
  readonly filters: Known;
  /** Orders that the call knows. Constant. */
  readonly sorts?: readonly Sort[];
  /** Path of the list's CSV. */
  readonly file: string;
  readonly useRows: (query: PanelQuery<Known, Sort>) => {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly rows: (data: Data) => readonly Row[];
  /** Rows as a table, or each as an item of a list. */
  readonly look: PanelTableLook<Row> | ((row: Row, open: () => void) => ReactNode);
  /** What a row opens. */
  readonly details?: (id: string, close: () => void) => ReactNode;
}

const NO_SORTS: readonly never[] = [];

/** A list of the panel: heading, filters, rows, pages, and the details of one row. All of it is kept in the address. */
export function PanelList<
  Row extends { readonly id: string },
  Data extends { readonly pagination: AdminPagination },
  const Known extends Filters,
  Sort extends string = never,
>(props: PanelListProps<Row, Data, Known, Sort>) {
  const { title, note, actions, words, filters, sorts = NO_SORTS, file, noun, empty, look, details } = props;
  const read = useCallback((raw: RawSearch) => readQuery(raw, filters, sorts), [filters, sorts]);
  const [search, changeQuery] = useListSearch(read);
  // The keys that are changed below are the list's own.
  const change = changeQuery as ChangeSearch<ListSearch & Readonly<Record<string, unknown>>>;
  const [opened, open] = useOpened();
  const query = props.useRows(search);
  const rows = query.data && props.rows(query.data);
  const { page, sortBy, sortOrder, ...narrowing } = search;
  const last = query.data?.pagination.pages ?? 0;
  // The last row of the last page has gone.
  const isBeyond = rows?.length === 0 && last > 0 && (page ?? 1) > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
  const cleared = Object.fromEntries(Object.keys(narrowing).map((key) => [key, undefined]));
  return (
    <>
      {title && (
        <PageHead
          title={title}
          note={typeof note === "function" ? query.data && note(query.data) : note}
          actions={actions}
        />
      )}
      <ListToolbar
        label={words}
        search={search}
        onChange={change}
        end={<FileButtons path={file} query={{ ...narrowing, sortBy, sortOrder }} />}
      >
        {Object.entries(filters).map(([key, { Field, clears }]) => (
          <Field
            key={key}
            value={search[key]}
            onChange={(value) => change({ [key]: value, ...(clears && { [clears]: undefined }) })}
          />
        ))}
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={rows?.length === 0}
          isFiltered={page !== undefined || Object.values(narrowing).some((value) => value !== undefined)}
          noun={noun}
          empty={empty}
          onClear={() => change(cleared)}
        >
          {rows && query.data && (
            <>
              {typeof look === "function" ? (
                <ul className={HEAVY_RULE}>{rows.map((row) => look(row, () => open(row.id)))}</ul>
              ) : (
                <PanelTable {...look} rows={rows} search={search} onChange={change} onOpen={open} />
              )}
              <Pager pagination={query.data.pagination} noun={noun} onPage={(to) => change({ page: to })} />
            </>
          )}
        </ListStates>
      )}
      {opened !== undefined && details?.(opened, () => open(undefined))}
    </>
  );
}

/** The query of an address; what is unknown is left out. */
export function readQuery<Known extends Filters, Sort extends string>(
  raw: RawSearch,
  filters: Known,
  sorts: readonly Sort[],
): PanelQuery<Known, Sort> {
  return {
    ...readListSearch(raw),
    sortBy: sorts.find((known) => known === raw.sortBy),
    ...readFilters(raw, filters),
  };
}
